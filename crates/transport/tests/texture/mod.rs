//! Textures at a point, against values that are worked out in other ways, and their derivatives.

mod images;
mod mappings;
mod noise;
mod patterns;

use wayfare_scene::{ImageMap, Scene, Texture};
use wayfare_transport::math::{Dual, Rgb, Vec3};
use wayfare_transport::texture::{TexturePoint, evaluate};

type D = Dual<f64, 2>;

const IDENTITY: [[f32; 4]; 3] = [
    [1.0, 0.0, 0.0, 0.0],
    [0.0, 1.0, 0.0, 0.0],
    [0.0, 0.0, 1.0, 0.0],
];

fn scene(textures: Vec<Texture>, images: Vec<ImageMap>) -> Scene {
    Scene {
        textures,
        images,
        ..Scene::default()
    }
}

fn at(uv: [f64; 2], position: [f64; 3]) -> TexturePoint<f64> {
    TexturePoint {
        uv,
        position: Vec3::new(position[0], position[1], position[2]),
        normal: Vec3::new(0.6, 0.0, 0.8),
    }
}

/// The last texture of a list at a point.
fn value(textures: &[Texture], images: &[ImageMap], point: &TexturePoint<f64>) -> [f64; 3] {
    let scene = scene(textures.to_vec(), images.to_vec());
    let Rgb { x, y, z } = evaluate(&scene, textures.len() as u32 - 1, point);
    [x, y, z]
}

fn assert_close(found: [f64; 3], expected: [f64; 3], what: impl std::fmt::Debug) {
    for c in 0..3 {
        let error = (found[c] - expected[c]).abs();
        assert!(
            error <= 1e-6 * (1.0 + expected[c].abs()),
            "{what:?}: {found:?} instead of {expected:?}"
        );
    }
}

/// Numbers between 0 and 1 that fill it evenly.
fn sequence(i: u32, step: f64) -> f64 {
    (0.5 + f64::from(i) * step).fract()
}
