//! The score against central differences of the path function in f64, path by path.

use crate::common::*;
use wayfare_builtin as builtin;
use wayfare_sampling::Philox;
use wayfare_scene::{LoadOptions, Material};
use wayfare_testing::scenes::*;
use wayfare_transport::PathRecord;
use wayfare_transport::bvh::Hit;
use wayfare_transport::math::luminance;
use wayfare_transport::{Counters, PathKinds, World};

/// Luminance of f at x, and what the path met: its triangles and which vertices are lit.
fn probe(
    world: &World,
    kind: PathKinds,
    x: &[f64],
    record: &mut PathRecord<f64>,
) -> (f64, Vec<(Hit, bool)>) {
    let light = world.record_path(kind, x, record, &mut Counters::default());
    (
        luminance(light),
        record.vertices.iter().map(|v| (v.hit, v.lit)).collect(),
    )
}

struct Comparison {
    /// Paths that carry light and whose neighbours meet the same triangles.
    smooth: usize,
    /// Of those, paths on which the exact gradient itself moves by over 1e-3 when the coordinates are
    /// rounded to f32: no f32 code can do better there.
    beyond_f32: usize,
    /// Relative errors of the gradients, in f32 (without the former) and in f64.
    error_f32: Vec<f64>,
    error_f64: Vec<f64>,
}

/// Central differences with two step widths show where the differences themselves can be trusted.
fn compare(world: &World, kind: PathKinds, paths: u64, seed: u64) -> Comparison {
    let philox = Philox::new(seed);
    let dimension = world.dimension();
    let (mut record, mut record32) = (PathRecord::default(), PathRecord::default());
    let mut counters = Counters::default();
    let mut result = Comparison {
        smooth: 0,
        beyond_f32: 0,
        error_f32: vec![],
        error_f64: vec![],
    };
    let mut x32 = vec![0.0f32; dimension];
    for sample in 0..paths {
        philox.stream(0, sample).fill(&mut x32);
        let mut x: Vec<f64> = x32.iter().map(|&v| f64::from(v)).collect();
        let (p, path) = probe(world, kind, &x, &mut record);
        if p <= 0.0 {
            continue;
        }
        let mut gradient = vec![0.0; dimension];
        world.radiance_and_gradient(kind, &x, &mut gradient, &mut record, &mut counters);
        let mut gradient32 = vec![0.0f32; dimension];
        world.radiance_and_gradient(kind, &x32, &mut gradient32, &mut record32, &mut counters);
        let same32 = record32
            .vertices
            .iter()
            .map(|v| (v.hit, v.lit))
            .eq(path.iter().copied());

        let mut difference = vec![0.0; dimension];
        let mut smooth = true;
        let mut doubt = 0.0f64;
        for i in 0..dimension {
            let centre = x[i];
            let mut at = |offset: f64| {
                x[i] = centre + offset;
                let (value, other) = probe(world, kind, &x, &mut record);
                smooth &= other == path;
                value
            };
            let wide = (at(2e-6) - at(-2e-6)) / 4e-6;
            let narrow = (at(1e-6) - at(-1e-6)) / 2e-6;
            x[i] = centre;
            // Richardson's extrapolation removes the leading error of the difference.
            difference[i] = (4.0 * narrow - wide) / 3.0;
            doubt = doubt.max((narrow - wide).abs());
            if !smooth {
                break;
            }
        }
        let norm = difference.iter().map(|d| d * d).sum::<f64>().sqrt();
        // Not smooth on the scale of the step: an edge, or a singular spot of the sampling.
        if !smooth || doubt > 1e-4 * (norm + p) {
            continue;
        }
        result.smooth += 1;
        let error = |g: &mut dyn Iterator<Item = f64>| {
            g.zip(&difference)
                .map(|(g, d)| (g - d).powi(2))
                .sum::<f64>()
                .sqrt()
                / (norm + p)
        };
        result.error_f64.push(error(&mut gradient.iter().copied()));
        let rounded: Vec<f64> = (x.iter().enumerate())
            .map(|(i, &v)| {
                v + if (i as u64 ^ sample).is_multiple_of(2) {
                    2.4e-7
                } else {
                    -2.4e-7
                }
            })
            .collect();
        let mut moved = vec![0.0; dimension];
        world.radiance_and_gradient(kind, &rounded, &mut moved, &mut record, &mut counters);
        if error(&mut moved.iter().copied()) > 1e-3 {
            result.beyond_f32 += 1;
        } else if same32 {
            result
                .error_f32
                .push(error(&mut gradient32.iter().map(|&g| f64::from(g))));
        }
    }
    result.error_f64.sort_by(f64::total_cmp);
    result.error_f32.sort_by(f64::total_cmp);
    result
}

fn quantile(sorted: &[f64], q: f64) -> f64 {
    sorted[((sorted.len() - 1) as f64 * q) as usize]
}

/// Asserts that 99.9 % of smooth paths are within 1e-3 in f32, and far closer in f64.
fn assert_gradients(name: &str, world: &World, paths: u64, least: usize) {
    assert_gradients_of(PathKinds::ALL, name, world, paths, least);
}

fn assert_gradients_of(kind: PathKinds, name: &str, world: &World, paths: u64, least: usize) {
    let result = compare(world, kind, paths, 17);
    println!(
        "{name:<24} {:>5} smooth paths, {} beyond f32; f64: median {:.1e}, 99.9 % {:.1e}; f32: median {:.1e}, 99 % {:.1e}, 99.9 % {:.1e}",
        result.smooth,
        result.beyond_f32,
        quantile(&result.error_f64, 0.5),
        quantile(&result.error_f64, 0.999),
        quantile(&result.error_f32, 0.5),
        quantile(&result.error_f32, 0.99),
        quantile(&result.error_f32, 0.999),
    );
    assert!(
        result.smooth >= least,
        "{name}: only {} smooth paths",
        result.smooth
    );
    assert!(
        result.beyond_f32 * 100 <= result.smooth * 3,
        "{name}: {} beyond f32",
        result.beyond_f32
    );
    assert!(
        result.error_f32.len() * 100 >= result.smooth * 94,
        "{name}: f32 takes other paths"
    );
    assert!(
        quantile(&result.error_f64, 0.5) < 1e-7,
        "{name}: f64 median"
    );
    assert!(
        quantile(&result.error_f64, 0.999) < 1e-4,
        "{name}: f64 tail"
    );
    assert!(
        quantile(&result.error_f32, 0.999) < 1e-3,
        "{name}: f32 tail"
    );
}

/// Textures, bumps, coats and a sky in one scene. Its near-mirrors, its grain and its far sea magnify roundings of f32
/// more than anything else here; in f64 the score is as exact as everywhere.
#[test]
fn a_textured_bumped_and_coated_scene_under_a_sky() {
    let terrace = builtin::find("terrace").expect("a built-in scene");
    let mut scene = terrace
        .load(&LoadOptions::default())
        .expect("a built-in scene");
    scene.max_depth = 5;
    let world = World::new(scene).expect("a small BVH");
    let result = compare(&world, PathKinds::ALL, 4000, 17);
    let [median, tail] = [0.5, 0.999].map(|q| quantile(&result.error_f64, q));
    let [median_f32, most_f32] = [0.5, 0.99].map(|q| quantile(&result.error_f32, q));
    println!("{median:e} {tail:e} {median_f32:e} {most_f32:e}");
    assert!(result.smooth > 2000, "only {} smooth paths", result.smooth);
    assert!(median < 1e-7 && tail < 1e-4, "{median:e} {tail:e}");
    assert!(
        median_f32 < 1e-5 && most_f32 < 5e-3,
        "{median_f32:e} {most_f32:e}"
    );
}

#[test]
fn built_in_scenes() {
    if wayfare_testing::is_left_out() {
        return;
    }
    for scene in builtin::all()
        .iter()
        .filter(|scene| scene.name != "terrace")
    {
        let mut scene = scene
            .load(&LoadOptions::default())
            .expect("a built-in scene");
        // Deep enough for every kind of path, shallow enough for thousands of differences.
        scene.max_depth = scene.max_depth.min(6);
        let name = scene.name.clone();
        let world = World::new(scene).expect("a small BVH");
        assert_gradients(&name, &world, 6000, 1000);
        assert_gradients_of(PathKinds::INDIRECT, &name, &world, 3000, 300);
    }
}

/// A closed room with a lamp, seen with `material` on a ball and a plate.
fn room(material: Material, lens: bool, instanced: bool) -> World {
    let mut b = SceneBuilder::new("test", 5).camera([0.0, 0.2, -2.6], [0.0, -0.1, 0.0], 45.0);
    if lens {
        b.scene.camera.lens_radius = 0.05;
        b.scene.camera.focal_distance = 2.6;
    }
    b.add(
        &cube([0.0; 3], 3.0).turned(),
        Material::Diffuse {
            reflectance: [0.7, 0.5, 0.3].into(),
        },
        None,
    );
    b.add(
        &quad([-1.0, 2.5, -1.0], [2.0, 0.0, 0.0], [0.0, 0.0, 2.0]),
        BLACK,
        glow([4.0; 3]),
    );
    b.add(
        &quad([-2.0, -1.0, -2.0], [0.0, 0.0, 4.0], [4.0, 0.0, 0.0]),
        material,
        None,
    );
    if instanced {
        let object = b.object();
        b.add(&sphere([0.0; 3], 1.0, 16), material, None);
        b.place(
            object,
            [
                [0.5, 0.2, 0.0, -0.6],
                [0.0, 0.6, 0.1, 0.0],
                [0.1, 0.0, 0.5, 0.1],
            ],
        );
        b.place(
            object,
            [
                [-0.5, 0.0, 0.0, 0.7],
                [0.0, 0.4, 0.0, -0.2],
                [0.0, 0.0, 0.5, 0.0],
            ],
        );
    } else {
        b.add(&sphere([0.1, -0.2, 0.0], 0.7, 16), material, None);
    }
    world(b)
}

#[test]
fn every_material_lens_and_instances() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let metal = |alpha: [f32; 2]| Material::Conductor {
        eta: [0.2, 0.9, 1.2].into(),
        k: [3.9, 2.4, 2.0].into(),
        alpha: alpha.map(Into::into),
    };
    let glass = |alpha: [f32; 2]| Material::Dielectric {
        eta: 1.5,
        alpha: alpha.map(Into::into),
    };
    let varnish = |alpha: [f32; 2]| Material::CoatedDiffuse {
        reflectance: [0.7, 0.5, 0.3].into(),
        alpha: alpha.map(Into::into),
        eta: 1.5,
    };
    let coated_metal = |alpha: f32, coat_alpha: f32| Material::CoatedConductor {
        eta: [0.2, 0.9, 1.2].into(),
        k: [3.9, 2.4, 2.0].into(),
        alpha: [alpha.into(); 2],
        coat_alpha: [coat_alpha.into(); 2],
        coat_eta: 1.5,
    };
    for (name, material) in [
        (
            "diffuse",
            Material::Diffuse {
                reflectance: [0.8, 0.6, 0.4].into(),
            },
        ),
        ("mirror", metal([0.0; 2])),
        ("rough metal", metal([0.2; 2])),
        ("brushed metal", metal([0.1, 0.4])),
        ("smooth glass", glass([0.0; 2])),
        ("rough glass", glass([0.2; 2])),
        ("brushed glass", glass([0.3, 0.12])),
        ("thin glass", Material::ThinDielectric { eta: 1.5 }),
        (
            "diffuse transmission",
            Material::DiffuseTransmission {
                reflectance: [0.4, 0.3, 0.2].into(),
                transmittance: [0.3, 0.5, 0.4].into(),
            },
        ),
        ("smooth varnish", varnish([0.0; 2])),
        ("rough varnish", varnish([0.25; 2])),
        ("metal under varnish", coated_metal(0.2, 0.0)),
        ("metal under rough varnish", coated_metal(0.1, 0.2)),
    ] {
        assert_gradients(name, &room(material, false, false), 1500, 800);
    }
    let rough = glass([0.25; 2]);
    assert_gradients("thin lens", &room(rough, true, false), 1500, 800);
    assert_gradients("instances", &room(rough, false, true), 1500, 800);
    assert_gradients(
        "instances, metal",
        &room(metal([0.15; 2]), false, true),
        1500,
        800,
    );
}

/// Lamps that are sampled as a ball, as many triangles and as a disk; and two portals to skies.
#[test]
fn lamps_of_all_shapes() {
    let matt = Material::Diffuse {
        reflectance: [0.7, 0.5, 0.3].into(),
    };
    type Fill = fn(&mut SceneBuilder);
    let cases: [(&str, Fill, usize); 4] = [
        (
            "ball",
            |b| {
                b.add(&sphere([0.4, 0.9, 0.2], 0.4, 24), BLACK, glow([4.0; 3]));
            },
            800,
        ),
        (
            "cylinder",
            |b| {
                b.add(&cylinder([0.4, 0.6, 0.5], 0.2, 0.9), BLACK, glow([4.0; 3]));
            },
            800,
        ),
        (
            "disk",
            |b| {
                b.add(&disk([0.0, 1.6, 0.0], 0.8), BLACK, glow([4.0; 3]));
            },
            800,
        ),
        (
            "portals",
            |b| {
                let portal = |x: f32| {
                    Some([
                        [x, 1.0, -0.5],
                        [x + 0.6, 1.0, -0.5],
                        [x + 0.6, 1.0, 0.5],
                        [x, 1.0, 0.5],
                    ])
                };
                for (x, radiance) in [(-0.9, 3.0), (0.3, 2.0)] {
                    b.scene.lights.push(wayfare_scene::Light::Infinite {
                        to_light: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
                        image: wayfare_scene::NONE,
                        radiance: [radiance; 3],
                        portal: portal(x),
                    });
                }
            },
            300,
        ),
    ];
    for (name, fill, least) in cases {
        let mut b = SceneBuilder::new("test", 4).camera([0.0, 0.2, -2.6], [0.0, -0.1, 0.0], 45.0);
        let floor = quad([-2.0, -1.0, -2.0], [0.0, 0.0, 4.0], [4.0, 0.0, 0.0]);
        b.add(&floor, matt, None);
        let wall = quad([-2.0, -1.0, 1.5], [0.0, 3.0, 0.0], [4.0, 0.0, 0.3]);
        b.add(&wall, matt, None);
        b.add(&sphere([-0.5, -0.4, 0.0], 0.6, 16), matt, None);
        fill(&mut b);
        assert_gradients(name, &world(b), 2000, least);
    }
}

/// The probability of Russian roulette depends on the whole path, and so does the score.
#[test]
fn the_probability_to_go_on_is_differentiated() {
    for name in ["cornell", "gloss"] {
        let scene = builtin::find(name).expect("a built-in scene");
        let mut scene = scene
            .load(&LoadOptions::default())
            .expect("a built-in scene");
        scene.max_depth = 5;
        let world = World::new(scene).expect("a small BVH").with_roulette(1.0);
        assert_gradients(name, &world, 1500, 250);
    }
}

/// The value that comes with the score is the value without it, bit for bit.
#[test]
fn the_value_is_the_same_with_and_without_score() {
    let world = room(
        Material::Dielectric {
            eta: 1.5,
            alpha: [0.1; 2].map(Into::into),
        },
        true,
        true,
    );
    let philox = Philox::new(3);
    let mut x = vec![0.0f32; world.dimension()];
    let mut score = vec![0.0f32; world.dimension()];
    let mut record = PathRecord::default();
    let mut counters = Counters::default();
    for sample in 0..5000 {
        philox.stream(0, sample).fill(&mut x);
        let plain = world.radiance::<f32>(&x, &mut counters);
        let scored = world.radiance_and_score(&x, &mut score, &mut record, &mut counters);
        assert_eq!(plain, scored);
        assert!(score.iter().all(|s| s.is_finite()));
    }
    assert_eq!(counters.non_finite_scores, 0);
}
