//! Surfaces of several parts or layers, and surfaces with holes.

use super::{ASKEW, Art, bytes, panel, tiled};
use crate::common::scenes::{glass, metal, room, sphere};
use wayfare_scene::{Material, Parameter, Relief, Scene, Texture, Wrap};
use wayfare_testing::scenes::{BLACK, cube, glow, grey, quad};

/// Surfaces with holes, surfaces without a material, and invisible lamps.
pub(super) fn cutouts() -> Scene {
    let mut art = Art(room("cutouts"));
    let (hole, solid) = (art.constant([0.0; 3]), art.constant([1.0; 3]));
    let board = art.texture(Texture::Checkerboard {
        mapping: tiled([3.0, 4.0]),
        textures: [hole, solid],
    });
    for (shape, material) in [
        (panel(-1.1, -0.2), grey([0.8, 0.5, 0.3])),
        (sphere([0.5, -0.5, 0.3], 0.6), grey([0.3, 0.6, 0.8])),
        (sphere([-0.5, -0.9, -0.2], 0.4), glass(1.5, [0.0; 2])),
    ] {
        art.0.add(&shape, material, None).alpha = Parameter::Texture(board);
    }
    art.add(&cube([0.0, 0.0, -0.8], 0.7), Material::Interface);
    art.0
        .add(&cube([0.9, 0.3, 0.4], 0.2), grey([0.4; 3]), None)
        .alpha = Parameter::Constant(0.0);
    let lamp = quad([-1.2, 0.6, -0.2], [0.6, 0.0, 0.0], [0.0, 0.1, 0.6]);
    art.0.add(&lamp, BLACK, glow([2.0, 5.0, 3.0])).alpha = Parameter::Constant(0.0);
    art.0.scene
}

/// Materials in materials, chosen by a constant and by an image.
pub(super) fn mixtures() -> Scene {
    let mut art = Art(room("mixtures"));
    let mask = art.image(bytes([5, 5], 1));
    let mask = art.map(mask, tiled([1.0, 1.0]), Wrap::Clamp, true);
    let hills = art.texture(Texture::Fbm {
        to_texture: ASKEW,
        octaves: 3,
        roughness: 0.5,
    });
    let mut part = |material: Material| {
        art.0.scene.materials.push(material);
        art.0.scene.reliefs.push(Relief::None);
        art.0.scene.materials.len() as u32 - 1
    };
    let gold = part(metal([0.2; 2]));
    let paint = part(grey([0.2, 0.5, 0.7]));
    let clear = part(glass(1.5, [0.0; 2]));
    let none = part(Material::Interface);
    let two = part(Material::Mix {
        materials: [gold, paint],
        amount: Parameter::Texture(mask),
    });
    let three = Material::Mix {
        materials: [two, clear],
        amount: Parameter::Constant(0.3),
    };
    let veil = Material::Mix {
        materials: [paint, none],
        amount: Parameter::Constant(0.6),
    };
    art.0.scene.reliefs[paint as usize] = Relief::Height(hills);
    art.add(&sphere([-0.6, -0.7, 0.2], 0.7), three);
    art.add(&cube([0.8, -0.8, 0.3], 0.5), three);
    art.add(&panel(-0.6, 0.2), veil);
    art.0.scene
}

/// Panes, paper, and varnish over paint and metal: smooth, rough, brushed, painted.
pub(super) fn layers() -> Scene {
    let mut art = Art(room("layers"));
    let image = art.image(bytes([7, 5], 3));
    let color = art.map(image, tiled([1.7, 2.3]), Wrap::Repeat, false);
    let rough = art.map(image, tiled([0.9, 0.8]), Wrap::Clamp, true);
    let varnish =
        |reflectance: Parameter<[f32; 3]>, alpha: [Parameter<f32>; 2]| Material::CoatedDiffuse {
            reflectance,
            alpha,
            eta: 1.5,
        };
    let constant = |number: f32| Parameter::Constant(number);
    let copper =
        |alpha: [Parameter<f32>; 2], coat_alpha: [Parameter<f32>; 2]| Material::CoatedConductor {
            eta: Parameter::Constant([0.2, 0.92, 1.1]),
            k: Parameter::Constant([3.9, 2.45, 2.14]),
            alpha,
            coat_alpha,
            coat_eta: 1.4,
        };
    let smooth = [constant(0.0); 2];
    let dull = [constant(0.3); 2];
    let ball = |x: f32, y: f32, z: f32| sphere([x, y, z], 0.4);
    art.add(
        &ball(-0.9, -1.0, 0.3),
        varnish(Parameter::Texture(color), smooth),
    );
    art.add(
        &ball(0.0, -1.0, 0.2),
        varnish(
            Parameter::Constant([0.8, 0.4, 0.2]),
            [constant(0.1), constant(0.4)],
        ),
    );
    art.add(
        &ball(0.9, -1.0, 0.3),
        varnish(Parameter::Texture(color), [Parameter::Texture(rough); 2]),
    );
    art.add(&ball(-0.9, 0.0, 0.6), copper(smooth, smooth));
    art.add(&ball(0.0, 0.0, 0.6), copper(dull, smooth));
    art.add(
        &ball(0.9, 0.0, 0.6),
        copper([Parameter::Texture(rough), constant(0.2)], dull),
    );
    art.add(&cube([0.4, 0.7, 0.6], 0.2), copper(smooth, dull));
    art.add(
        &cube([-0.5, 0.6, 0.6], 0.25),
        varnish(Parameter::Constant([0.9; 3]), dull),
    );
    let paper = Material::DiffuseTransmission {
        reflectance: Parameter::Texture(color),
        transmittance: Parameter::Constant([0.3, 0.4, 0.2]),
    };
    art.add(&panel(-1.2, 0.4), paper);
    let pane = quad([-1.4, -1.4, -0.6], [1.0, 0.2, 0.0], [0.0, 1.3, 0.1]);
    art.add(&pane, Material::ThinDielectric { eta: 1.5 });
    art.0.scene
}
