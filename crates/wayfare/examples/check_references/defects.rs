//! Faults that the comparison must find: a check that never fails shows nothing.

use crate::batches::Batches;
use wayfare_film::Image;
use wayfare_scene::{Material, Scene};

/// Removes what metals reflect: they become black.
pub fn without_metal(mut scene: Scene) -> Option<Scene> {
    blacken(&mut scene, |m| matches!(m, Material::Conductor { .. })).then_some(scene)
}

/// Removes what glass reflects and transmits: it becomes black.
pub fn without_glass(mut scene: Scene) -> Option<Scene> {
    blacken(&mut scene, |m| matches!(m, Material::Dielectric { .. })).then_some(scene)
}

/// Removes all light that is scattered more than once.
pub fn direct_light_only(mut scene: Scene) -> Option<Scene> {
    scene.max_depth = 1;
    Some(scene)
}

fn blacken(scene: &mut Scene, is_broken: impl Fn(&Material) -> bool) -> bool {
    let mut found = false;
    for material in scene.materials.iter_mut().filter(|m| is_broken(m)) {
        *material = Material::Diffuse {
            reflectance: [0.0; 3],
        };
        found = true;
    }
    found
}

/// Makes a square of 16x16 pixels black in all batches, where the picture has its median brightness:
/// neither a lamp nor a corner that is dark anyway.
pub fn black_square(batches: &Batches) -> Batches {
    const SIDE: u32 = 16;
    let picture = batches.mean();
    let mut squares: Vec<(f64, u32, u32)> = (0..picture.height / SIDE)
        .flat_map(|row| (0..picture.width / SIDE).map(move |column| (column * SIDE, row * SIDE)))
        .map(|(x, y)| (brightness(&picture, x, y, SIDE), x, y))
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

/// Makes the whole picture 3 % darker.
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
