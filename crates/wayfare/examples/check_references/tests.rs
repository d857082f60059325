//! The comparison accepts our own renderer and notices faults, on a built-in scene.

use crate::batches::{Batches, Effort};
use crate::comparison::{Comparison, Objection, Reference, Tiles};
use crate::defects;
use crate::spectral::{self, Triple, Uplift, at_wavelengths, triples};
use glam::DVec3;
use std::sync::{Arc, LazyLock};
use wayfare_builtin as builtin;
use wayfare_engine::{Device, DeviceSpec};
use wayfare_film::Image;
use wayfare_scene::spectrum::{FIRST_NM, channel_weights};
use wayfare_scene::{LoadOptions, Material, MemoryFiles, Parameter, Scene, load_from};
use wayfare_transport::World;

const SPP: u64 = 96;
const REFERENCE_SPP: u64 = 256;

fn scene() -> Scene {
    let scene = builtin::find("cornell").expect("a built-in scene");
    scene.load(&LoadOptions::default()).expect("it loads")
}

fn render(mut scene: Scene, spp: u64, seed: u64) -> Batches {
    scene.film.resolution = [64, 48];
    let world = Arc::new(World::new(scene).expect("a shallow tree"));
    let device = Device::open(&DeviceSpec::Cpu, 0).expect("threads can be started");
    let scene = device.upload(world).expect("the CPU takes every scene");
    Batches::render(&scene, Effort::SamplesPerPixel(spp), seed, "test").expect("it renders")
}

/// A reference from other random numbers, and a rendering that should agree with it.
static IMAGES: LazyLock<(Reference, Batches)> = LazyLock::new(|| {
    let reference = Reference {
        renderer: "other random numbers",
        image: render(scene(), REFERENCE_SPP, 1).mean(),
        samples_per_pixel: REFERENCE_SPP as f64,
        tolerance: 0.01,
    };
    (reference, render(scene(), SPP, 2))
});

fn objections(ours: &Batches) -> Vec<Objection> {
    let comparison = Comparison::new(ours, &IMAGES.0).expect("images of one size");
    comparison.objections()
}

/// Noise alone is not a finding.
fn assert_noticed(broken: &Batches) {
    let objections = objections(broken);
    assert!(
        objections.iter().any(|&o| o != Objection::TooNoisy),
        "the fault was not noticed: {objections:?}"
    );
}

#[test]
fn the_renderer_agrees_with_itself() {
    assert_eq!(objections(&IMAGES.1), []);
}

#[test]
fn a_black_square_is_noticed() {
    assert_noticed(&defects::black_square(&IMAGES.1));
}

#[test]
fn three_per_cent_of_darkness_are_noticed() {
    assert_noticed(&defects::darker(&IMAGES.1));
}

#[test]
fn missing_indirect_light_is_noticed() {
    let broken = defects::direct_light_only(scene());
    assert_noticed(&render(broken, SPP, 2));
}

#[test]
fn a_missing_glossy_reflection_is_noticed() {
    let broken = defects::blacken(scene(), defects::is_metal);
    assert_noticed(&render(broken, SPP, 2));
}

#[test]
fn missing_glass_is_noticed() {
    let broken = defects::blacken(scene(), defects::is_glass);
    assert_noticed(&render(broken, SPP, 2));
}

/// A painted floor with a coat below a sky with a bright part, and a wall with holes.
fn textured_scene() -> Scene {
    const TEXT: &str = r#"
        Integrator "path" "integer maxdepth" 3
        LookAt 0 2 -6  0 1 0  0 1 0
        Camera "perspective" "float fov" 45
        WorldBegin
        LightSource "infinite" "string filename" "sky.pfm"
        Texture "paint" "spectrum" "imagemap" "string filename" "paint.qoi"
        Texture "holes" "float" "imagemap" "string filename" "holes.pfm" "string filter" "point"
        Material "coateddiffuse" "texture reflectance" "paint" "float roughness" 0.1
        Shape "bilinearmesh" "point3 P" [ -3 0 -3  3 0 -3  -3 0 3  3 0 3 ] "point2 uv" [ 0 0  1 0  0 1  1 1 ]
        Material "diffuse" "rgb reflectance" [ 0.6 0.5 0.4 ]
        Shape "bilinearmesh" "point3 P" [ -2 0 1  2 0 1  -2 2.5 1  2 2.5 1 ] "point2 uv" [ 0 0  1 0  0 1  1 1 ]
            "texture alpha" "holes"
    "#;
    let pfm = |kind: &str, size: u32, values: &dyn Fn(u32, u32) -> f32, channels: u32| {
        let mut file = format!("{kind}\n{size} {size}\n-1\n").into_bytes();
        for y in 0..size {
            for x in 0..size {
                for _ in 0..channels {
                    file.extend(values(x, y).to_le_bytes());
                }
            }
        }
        file
    };
    let bright = |x: u32, y: u32| if x > 4 && y > 2 && y < 6 { 6.0 } else { 0.4 };
    let hole = |x: u32, y: u32| ((x + y) % 2) as f32;
    // Red grows along one axis and green along the other.
    let mut paint = b"qoif\0\0\0\x10\0\0\0\x10\x03\0".to_vec();
    for i in 0..256u32 {
        let byte = |n: u32| (40 + 12 * n) as u8;
        paint.extend([0xfe, byte(i % 16), byte(i / 16), 90]);
    }
    let files = MemoryFiles::new()
        .with("main.pbrt", TEXT)
        .with("sky.pfm", pfm("PF", 8, &bright, 3))
        .with("holes.pfm", pfm("Pf", 4, &hole, 1))
        .with("paint.qoi", paint);
    let options = LoadOptions {
        strict: true,
        ..LoadOptions::default()
    };
    load_from(&files, "main.pbrt", &options).expect("it loads")
}

#[test]
fn faults_of_textures_skies_coats_and_holes_are_noticed() {
    const SPP: u64 = 64;
    let reference = Reference {
        renderer: "other random numbers",
        image: render(textured_scene(), 2 * SPP, 1).mean(),
        samples_per_pixel: 2.0 * SPP as f64,
        tolerance: 0.01,
    };
    let objections = |scene: Scene| {
        let comparison = Comparison::new(&render(scene, SPP, 2), &reference);
        comparison.expect("images of one size").objections()
    };
    let intact = objections(textured_scene());
    assert!(
        intact.iter().all(|&o| o == Objection::TooNoisy),
        "{intact:?}"
    );
    for (fault, breaks) in defects::BROKEN_SCENES {
        let broken = breaks(textured_scene()).expect("the scene has all that may be broken");
        let objections = objections(broken);
        assert!(
            objections.iter().any(|&o| o != Objection::TooNoisy),
            "{fault} was not noticed: {objections:?}"
        );
    }
}

#[test]
fn tiles_at_the_edges_average_the_pixels_they_have() {
    let image = Image::from_fn(9, 8, |x, _| [if x == 8 { 5.0 } else { 1.0 }; 3]);
    let tiles = Tiles::new(&image);
    assert_eq!(tiles.means, [[1.0; 3], [5.0; 3]]);
}

/// The colour of a spectrum under daylight, by the weights of single nanometres.
fn color_under_daylight(at: impl Fn(f64) -> f64) -> [f64; 3] {
    let weights = (FIRST_NM..).zip(channel_weights());
    let sum: DVec3 = weights.map(|(nm, w)| *w * at(f64::from(nm))).sum();
    sum.to_array()
}

/// Colours over the whole cube, many of them dark or next to its faces.
fn colors() -> impl Iterator<Item = [f64; 3]> {
    let values = [0.0, 0.01, 0.03, 0.06, 0.22, 0.5, 0.78, 0.93, 1.0];
    (0..values.len().pow(3)).map(move |i| [i, i / 9, i / 81].map(|index| values[index % 9]))
}

#[test]
fn a_spectrum_has_the_colour_that_it_is_made_from() {
    let uplift = Uplift::new();
    for color in colors() {
        let spectrum = uplift.spectrum(color);
        let seen = color_under_daylight(|nm| spectrum.at(nm));
        let most = color[0].max(color[1]).max(color[2]);
        // The table is coarse for dark saturated colours.
        let limit = if most < 0.05 { 0.02 } else { 0.007 };
        for channel in 0..3 {
            let error = (seen[channel] - color[channel]).abs();
            assert!(error <= limit * most, "{color:?} became {seen:?}");
        }
    }
}

#[test]
fn few_wavelengths_are_enough_for_smooth_spectra() {
    let uplift = Uplift::new();
    // Two bounces off one colour: what RGB gets wrong.
    for color in [[0.64, 0.06, 0.01], [0.2, 0.7, 0.3], [0.36, 0.19, 0.07]] {
        let spectrum = uplift.spectrum(color);
        let exact = color_under_daylight(|nm| spectrum.at(nm).powi(2));
        let mut sum = DVec3::ZERO;
        for Triple { nm, weights } in triples(16) {
            assert!(nm[0] > nm[1] && nm[1] > nm[2]);
            for (nm, weight) in nm.into_iter().zip(weights) {
                sum += weight * spectrum.at(nm).powi(2);
            }
        }
        let off = (sum - DVec3::from(exact)).abs().max_element();
        assert!(off < 2e-3, "{color:?}: {sum} for {exact:?}");
        // The test is of something: products of RGB are far away.
        assert!((exact[0] - color[0] * color[0]).abs() > 5e-3);
    }
}

#[test]
fn a_scene_without_colours_is_the_same_at_all_wavelengths() {
    let mut scene = scene();
    let grey = |rgb: &mut [f32; 3]| *rgb = [rgb[1]; 3];
    for material in &mut scene.materials {
        match material {
            Material::Diffuse {
                reflectance: Parameter::Constant(rgb),
            } => grey(rgb),
            Material::Conductor {
                eta: Parameter::Constant(eta),
                k: Parameter::Constant(k),
                ..
            } => [eta, k].map(grey).into_iter().collect(),
            _ => {}
        }
    }
    for emission in &mut scene.emissions {
        grey(&mut emission.radiance);
    }
    let converted = at_wavelengths(&scene, &Uplift::new(), [620.0, 550.0, 450.0]);
    assert_eq!(converted.materials, scene.materials);
    assert_eq!(converted.emissions, scene.emissions);
    let weights = triples(5).into_iter().flat_map(|triple| triple.weights);
    let sum: DVec3 = weights.sum();
    assert!((sum - DVec3::ONE).abs().max_element() < 1e-12, "{sum}");
}

#[test]
fn a_colour_seen_directly_is_the_same_in_rgb_and_in_spectra() {
    let scene = defects::direct_light_only(scene());
    let effort = Effort::SamplesPerPixel(REFERENCE_SPP);
    let spectral = spectral::render(&scene, 48, effort, 2, |scene, effort, seed| {
        let Effort::SamplesPerPixel(spp) = effort else {
            unreachable!("samples stay samples");
        };
        Ok::<_, ()>(render(scene, spp, seed))
    });
    let reference = Reference {
        renderer: "RGB",
        image: render(scene, REFERENCE_SPP, 1).mean(),
        samples_per_pixel: REFERENCE_SPP as f64,
        tolerance: 0.01,
    };
    let comparison = Comparison::new(&spectral.expect("it renders"), &reference).expect("one size");
    for ratio in comparison.channel_ratios {
        assert!(
            (ratio - 1.0).abs() < 0.01,
            "{:?}",
            comparison.channel_ratios
        );
    }
}
