//! Lights: scenes that are lit by all kinds of them.

mod choice;
mod derivatives;
mod illumination;
mod round;
mod sampling;
mod techniques;

use crate::common::world;
use wayfare_sampling::Philox;
use wayfare_scene::{Emission, ImageMap, Light, Material, NONE, Relief, Texels};
use wayfare_testing::scenes::*;
use wayfare_transport::World;
use wayfare_transport::math::Vec3;

const IDENTITY: [[f32; 3]; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
/// A rotation with no zeros.
const TURNED: [[f32; 3]; 3] = [[0.36, 0.48, -0.8], [-0.8, 0.6, 0.0], [0.48, 0.64, 0.6]];

/// An image with a few bright spots.
fn spotted(size: u32, channels: u32) -> ImageMap {
    let texels = (0..size * size * channels).map(|i| {
        let texel = i / channels;
        let (x, y) = (texel % size, texel / size);
        let bright = if (x * 7 + y * 3) % 11 == 0 { 6.0 } else { 0.0 };
        0.3 + 0.4 * ((x + 2 * y) % 5) as f32 + bright + 0.1 * (i % channels) as f32
    });
    ImageMap {
        name: "spotted".into(),
        size: [size, size],
        channels,
        texels: Texels::Floats(texels.collect()),
    }
}

fn sky(image: u32, portal: Option<[[f32; 3]; 4]>) -> Light {
    Light::Infinite {
        to_light: if image == NONE { IDENTITY } else { TURNED },
        image,
        radiance: [1.0, 0.8, 1.2],
        portal,
    }
}

/// A window above the origin, through which light falls.
const WINDOW: [[f32; 3]; 4] = [
    [-0.4, -0.6, 1.0],
    [-0.4, 0.9, 1.0],
    [0.8, 0.9, 1.0],
    [0.8, -0.6, 1.0],
];

/// A scene with a dark piece far below.
fn builder() -> SceneBuilder {
    let mut b = SceneBuilder::new("test", 1).camera([0.0, 0.0, 3.0], [0.0; 3], 0.01);
    let far = [0.0, 0.0, -90.0];
    b.add(&quad(far, [0.1, 0.0, 0.0], [0.0, 0.1, 0.0]), BLACK, None);
    b
}

/// A rectangle above the origin that shines down.
fn lamp(b: &mut SceneBuilder, corner: [f32; 3], size: f32, emission: Emission) {
    let mut shape = quad(corner, [0.0, size, 0.0], [size, 0.0, 0.1 * size]);
    shape.uvs = vec![[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
    b.add(&shape, BLACK, Some(emission));
}

/// Makes a scene one whose lights are chosen by the tree: with a material, though nothing has it, of a kind that plain scenes do not have.
fn use_tree(b: &mut SceneBuilder) {
    b.scene
        .materials
        .push(Material::ThinDielectric { eta: 1.5 });
    b.scene.reliefs.push(Relief::None);
}

fn shining(radiance: f32) -> Emission {
    Emission {
        radiance: [radiance; 3],
        two_sided: false,
        image: NONE,
    }
}

/// Scenes whose lights have an extent, each with its name.
fn extended() -> Vec<(&'static str, World)> {
    let mut cases = Vec::new();
    let mut case = |name, fill: &dyn Fn(&mut SceneBuilder)| {
        let mut b = builder();
        fill(&mut b);
        cases.push((name, world(b)));
    };
    case("two triangles by power", &|b| {
        lamp(b, [-0.5, -0.4, 0.3], 1.2, shining(2.0))
    });
    case("near triangles", &|b| {
        use_tree(b);
        lamp(b, [-0.5, -0.4, 0.3], 1.2, shining(2.0));
    });
    case("far triangles", &|b| {
        use_tree(b);
        lamp(b, [1.0, -0.4, 4.0], 0.8, shining(2.0));
    });
    case("both sides", &|b| {
        use_tree(b);
        let both = Emission {
            two_sided: true,
            ..shining(1.0)
        };
        lamp(b, [-0.5, -0.4, -0.7], 1.2, both);
        lamp(b, [-2.5, -0.4, 2.7], 0.5, both);
    });
    case("many triangles", &|b| {
        let faceted = sphere([0.5, 0.5, 2.0], 0.6, 5).flat();
        b.add(&faceted, BLACK, Some(shining(1.0)));
        lamp(b, [-1.5, -0.4, 0.9], 0.3, shining(5.0));
        lamp(b, [1.5, -2.4, 0.4], 0.7, shining(0.5));
    });
    case("balls", &|b| {
        b.add(&sphere([0.5, 0.5, 1.0], 0.6, 30), BLACK, Some(shining(1.0)));
        b.add(
            &sphere([-1.5, -0.4, 3.0], 0.3, 10),
            BLACK,
            Some(shining(5.0)),
        );
        lamp(b, [1.5, -2.4, 0.4], 0.7, shining(0.5));
    });
    case("a cylinder and a disk", &|b| {
        let tube = cylinder([-0.6, 0.3, 0.7], 0.2, 1.1);
        b.add(&tube, BLACK, Some(shining(1.0)));
        b.add(&disk([0.9, 1.2, 0.3], 0.5), BLACK, Some(shining(2.0)));
    });
    case("textured", &|b| {
        b.scene.images.push(spotted(8, 3));
        let textured = Emission {
            image: 0,
            ..shining(1.0)
        };
        lamp(b, [-0.5, -0.4, 0.5], 1.2, textured);
    });
    case("sky", &|b| {
        b.scene.images.push(spotted(16, 3));
        b.scene.lights.push(sky(0, None));
    });
    case("two skies and a lamp", &|b| {
        b.scene.images.push(spotted(8, 3));
        b.scene.images.push(spotted(4, 1));
        b.scene.lights.push(sky(0, None));
        b.scene.lights.push(sky(NONE, None));
        b.scene.lights.push(sky(1, None));
        lamp(b, [-0.5, -0.4, 1.5], 0.9, shining(2.0));
    });
    case("window", &|b| b.scene.lights.push(sky(NONE, Some(WINDOW))));
    case("window to a sky", &|b| {
        b.scene.images.push(spotted(8, 3));
        b.scene.lights.push(sky(0, Some(WINDOW)));
    });
    cases
}

/// Points from which lights are looked at.
fn places() -> [Vec3<f64>; 3] {
    [[0.02, 0.01, 0.03], [0.61, -0.43, -0.52], [-1.3, 0.4, -0.35]].map(Vec3::of)
}

/// Lights of all kinds at random places.
fn crowd() -> World {
    let mut b = builder();
    let philox = Philox::new(14);
    for i in 0..300 {
        let mut s = philox.stream(0, i);
        let mut number = |i| 8.0 * s.unit(i) - 4.0;
        let corner = [number(0), number(1), number(2)];
        let (u, v) = (
            [number(3) * 0.1, number(4) * 0.1, 0.1],
            [0.1, number(5) * 0.1, number(6) * 0.1],
        );
        let emission = Emission {
            two_sided: i % 7 == 0,
            ..shining(number(7) + 4.01)
        };
        match i % 5 {
            0 => b.scene.lights.push(Light::Point {
                position: corner,
                intensity: [0.2; 3],
            }),
            1 => b.scene.lights.push(Light::Spot {
                position: corner,
                axis: Vec3::<f64>::of(u).normalize().to_f32(),
                cos_end: 0.8,
                cos_start: 0.9,
                intensity: [1.5; 3],
            }),
            _ => {
                b.add(&quad(corner, u, v), BLACK, Some(emission));
            }
        }
    }
    world(b)
}
