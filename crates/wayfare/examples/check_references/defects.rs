//! Faults that the comparison must find: a check that never fails shows nothing.

use crate::batches::Batches;
use wayfare_film::Image;
use wayfare_scene::{Light, Material, NONE, Parameter, Scene, Texels};
use wayfare_transport::Arrival;
use wayfare_transport::World;
use wayfare_transport::bvh::Hit;

/// Whether a material is a metal.
pub fn is_metal(material: &Material) -> bool {
    matches!(
        material,
        Material::Conductor { .. } | Material::CoatedConductor { .. }
    )
}

/// Whether a material is glass.
pub fn is_glass(material: &Material) -> bool {
    matches!(material, Material::Dielectric { .. })
}

/// Makes materials black: nothing is reflected or transmitted any more.
pub fn blacken(mut scene: Scene, is_broken: impl Fn(&Material) -> bool) -> Scene {
    for material in scene.materials.iter_mut().filter(|m| is_broken(m)) {
        *material = Material::Diffuse {
            reflectance: [0.0; 3].into(),
        };
    }
    scene
}

/// A fault of a scene; `None` where the scene has nothing that could have it.
pub type Breaks = fn(Scene) -> Option<Scene>;

/// Faults that readers and renderers of textures, skies, coats and cut-outs have.
pub const BROKEN_SCENES: [(&str, Breaks); 5] = [
    ("v upside down", upside_down),
    ("sRGB forgotten", without_srgb),
    ("sky turned", with_sky_turned),
    ("coats dropped", without_coats),
    ("alpha ignored", without_alpha),
];

/// The images that lights have, which are not textures.
fn light_images(scene: &Scene) -> Vec<u32> {
    let lights = scene.lights.iter().filter_map(|light| match light {
        Light::Infinite { image, .. }
        | Light::Goniometric { image, .. }
        | Light::Projection { image, .. } => Some(*image),
        _ => None,
    });
    lights.collect()
}

fn upside_down(mut scene: Scene) -> Option<Scene> {
    let lights = light_images(&scene);
    let mut turned = false;
    for (index, image) in scene.images.iter_mut().enumerate() {
        if lights.contains(&(index as u32)) {
            continue;
        }
        let row = (image.size[0] * image.channels) as usize;
        match &mut image.texels {
            Texels::Bytes { texels, .. } => {
                *texels = texels.rchunks(row).flatten().copied().collect();
            }
            Texels::Floats(texels) => {
                *texels = texels.rchunks(row).flatten().copied().collect();
            }
        }
        turned = true;
    }
    turned.then_some(scene)
}

fn without_srgb(mut scene: Scene) -> Option<Scene> {
    let linear: [f32; 256] = std::array::from_fn(|byte| byte as f32 / 255.0);
    let mut forgotten = false;
    for image in &mut scene.images {
        if let Texels::Bytes { decode, .. } = &mut image.texels
            && **decode != linear
        {
            **decode = linear;
            forgotten = true;
        }
    }
    forgotten.then_some(scene)
}

fn with_sky_turned(mut scene: Scene) -> Option<Scene> {
    let mut turned = false;
    for light in &mut scene.lights {
        if let Light::Infinite {
            to_light, image, ..
        } = light
            && *image != NONE
        {
            // A quarter turn about the axis of the image.
            let [x, y, z] = *to_light;
            *to_light = [y, x.map(|c| -c), z];
            turned = true;
        }
    }
    turned.then_some(scene)
}

fn without_coats(mut scene: Scene) -> Option<Scene> {
    let mut dropped = false;
    for material in &mut scene.materials {
        *material = match *material {
            Material::CoatedDiffuse { reflectance, .. } => Material::Diffuse { reflectance },
            Material::CoatedConductor { eta, k, alpha, .. } => {
                Material::Conductor { eta, k, alpha }
            }
            _ => continue,
        };
        dropped = true;
    }
    dropped.then_some(scene)
}

fn without_alpha(mut scene: Scene) -> Option<Scene> {
    let mut ignored = false;
    for mesh in &mut scene.meshes {
        ignored |= matches!(mesh.alpha, Parameter::Texture(_));
        mesh.alpha = Parameter::Constant(1.0);
    }
    ignored.then_some(scene)
}

/// Removes all light that is scattered more than once.
pub fn direct_light_only(mut scene: Scene) -> Scene {
    scene.max_depth = 1;
    scene
}

/// The number of pixels whose centre shows such a material.
pub fn pixels_that_show(world: &World, is_broken: impl Fn(&Material) -> bool) -> usize {
    let scene = world.scene();
    let [width, height] = world.camera().resolution();
    let shows = |x: u32, y: u32| {
        let film = world.camera().film_point([x, y], [0.5, 0.5]);
        let arrival = Arrival {
            ray: world.camera().ray(film, [0.0; 2]),
            pdf: 1.0,
            delta: true,
            from: Hit::NOTHING,
        };
        world.closest(&arrival).is_some_and(|hit| {
            let mesh = scene.triangle_mesh[hit.triangle as usize];
            let material = scene.meshes[mesh as usize].material;
            is_broken(&scene.materials[material as usize])
        })
    };
    (0..height)
        .flat_map(|y| (0..width).map(move |x| (x, y)))
        .filter(|&(x, y)| shows(x, y))
        .count()
}

/// Makes a square of 16x16 pixels black in all batches, where the image has its median brightness:
/// neither a lamp nor a corner that is dark anyway.
pub fn black_square(batches: &Batches) -> Batches {
    const SIDE: u32 = 16;
    let image = batches.mean();
    let mut squares: Vec<(f64, u32, u32)> = (0..image.height / SIDE)
        .flat_map(|row| (0..image.width / SIDE).map(move |column| (column * SIDE, row * SIDE)))
        .map(|(x, y)| (brightness(&image, x, y, SIDE), x, y))
        .collect();
    squares.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (_, left, top) = squares[squares.len() / 2];
    let inside = |x: u32, y: u32| x.wrapping_sub(left) < SIDE && y.wrapping_sub(top) < SIDE;
    map(batches, |image, x, y| {
        if inside(x, y) {
            [0.0; 3]
        } else {
            image.pixel(x, y)
        }
    })
}

/// Makes the whole image 3 % darker.
pub fn darker(batches: &Batches) -> Batches {
    map(batches, |image, x, y| image.pixel(x, y).map(|v| 0.97 * v))
}

fn map(batches: &Batches, pixel: impl Fn(&Image, u32, u32) -> [f32; 3]) -> Batches {
    let change =
        |image: &Image| Image::from_fn(image.width, image.height, |x, y| pixel(image, x, y));
    Batches {
        images: batches.images.iter().map(change).collect(),
        ..*batches
    }
}

fn brightness(image: &Image, left: u32, top: u32, side: u32) -> f64 {
    (top..top + side)
        .flat_map(|y| (left..left + side).map(move |x| (x, y)))
        .map(|(x, y)| f64::from(image.pixel(x, y)[1]))
        .sum()
}
