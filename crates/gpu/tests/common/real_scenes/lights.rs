//! Lamps, points and skies.

use super::{Art, bytes, floats, noise, tiled};
use crate::common::scenes::{add_walls, glass, glow_on_both_sides, metal, nothing, sphere};
use wayfare_scene::{Light, NONE, Parameter, Scene, Texels, Texture};
use wayfare_testing::scenes::{BLACK, cube, cylinder, disk, glow, grey, quad};

/// Many lamps: near and far, tiny and large, one with an image, one behind holes.
pub(super) fn many_lamps() -> Scene {
    let mut art = Art(nothing("many-lamps"));
    add_walls(&mut art.0);
    let image = art.image(floats([6, 4], 3, 2.0));
    let (hole, solid) = (art.constant([0.0; 3]), art.constant([1.0; 3]));
    let board = art.texture(Texture::Checkerboard {
        mapping: tiled([3.0, 3.0]),
        textures: [hole, solid],
    });
    for i in 0..4 {
        let at = |j: u32| -1.2 + 2.4 * noise(i, j, 7);
        let small = quad([at(0), at(1), 0.9], [0.1, 0.02, 0.0], [0.0, 0.1, 0.03]);
        art.0.add(
            &small,
            BLACK,
            glow([9.0, 7.0, 8.0].map(|c| c * noise(i, 3, 1))),
        );
    }
    let mut wide = quad([-1.0, 1.3, -0.9], [2.0, 0.0, 0.1], [0.0, 0.1, 1.8]);
    wide.uvs = vec![[0.0, 0.0], [1.0, 0.1], [1.1, 0.9], [0.1, 1.0]];
    let emission = glow_on_both_sides([1.0, 0.8, 0.9]).map(|mut emission| {
        emission.image = image;
        emission
    });
    art.0.add(&wide, BLACK, emission);
    let mut holes = quad([-1.3, -1.2, -0.3], [0.0, 0.8, 0.0], [0.1, 0.0, 0.8]);
    holes.uvs = vec![[0.0, 0.0], [1.0, 0.1], [1.1, 0.9], [0.1, 1.0]];
    art.0
        .add(&holes, grey([0.4; 3]), glow_on_both_sides([0.5, 2.0, 0.7]))
        .alpha = Parameter::Texture(board);
    art.add(&sphere([0.3, -0.8, 0.2], 0.6), metal([0.2; 2]));
    art.add(&cube([-0.8, -1.0, 0.5], 0.3), grey([0.7, 0.6, 0.3]));
    art.0.scene
}

const TURNED: [[f32; 3]; 3] = [[0.8, 0.0, 0.6], [0.0, 1.0, 0.0], [-0.6, 0.0, 0.8]];

/// Things below a sky that an image gives, a sun, and a lamp.
pub(super) fn sky(name: &str, portal: Option<[[f32; 3]; 4]>) -> Scene {
    let mut art = Art(nothing(name));
    let mut image = floats([16, 16], 3, 0.5);
    if let Texels::Floats(texels) = &mut image.texels {
        texels[3 * 70..3 * 72].fill(20.0);
    }
    let image = art.image(image);
    let floor = quad([-2.0, -1.5, -2.0], [0.0, 0.0, 5.0], [4.0, 0.0, 0.0]);
    art.add(&floor, grey([0.6, 0.7, 0.5]));
    art.add(&sphere([-0.6, -0.7, 0.2], 0.7), metal([0.15; 2]));
    art.add(&cube([0.8, -0.8, 0.3], 0.5), grey([0.8, 0.5, 0.3]));
    art.add(&sphere([0.2, 0.3, 0.6], 0.4), glass(1.5, [0.0; 2]));
    let lamp = quad([1.0, 1.0, 0.3], [0.3, 0.0, 0.1], [0.0, 0.1, 0.3]);
    art.0.add(&lamp, BLACK, glow_on_both_sides([3.0, 2.0, 4.0]));
    art.0.scene.lights = vec![
        Light::Infinite {
            to_light: TURNED,
            image,
            radiance: [1.0, 0.9, 0.8],
            portal,
        },
        Light::Distant {
            direction: [0.48, 0.8, -0.36],
            irradiance: [1.0, 0.8, 0.6],
        },
    ];
    art.0.scene
}

/// A room lit through one opening.
pub(super) fn portal() -> Scene {
    let opening = [
        [-0.9, 1.6, -0.8],
        [0.9, 1.6, -0.8],
        [0.9, 1.6, 0.9],
        [-0.9, 1.6, 0.9],
    ];
    sky("portal", Some(opening))
}

/// An even sky beside an image, without anything else that shines.
pub(super) fn skies() -> Scene {
    let mut scene = sky("skies", None);
    scene.lights[1] = Light::Infinite {
        to_light: TURNED,
        image: NONE,
        radiance: [0.2, 0.3, 0.4],
        portal: None,
    };
    scene
}

/// Two openings to different skies, one of them even, and a sky that is everywhere.
pub(super) fn portals() -> Scene {
    let mut scene = portal();
    scene.name = "portals".into();
    let below = scene.lights[0];
    let side = [
        [1.7, 1.4, -0.9],
        [1.7, -1.1, -0.9],
        [1.7, -1.1, 1.2],
        [1.7, 1.4, 1.2],
    ];
    let sky = |portal| Light::Infinite {
        to_light: TURNED,
        image: NONE,
        radiance: [0.6, 0.5, 0.9],
        portal,
    };
    scene.lights = vec![below, sky(Some(side)), sky(None)];
    scene
}

/// Lamps that are no triangles to the eye: two balls, one before the other, a tube and a disk.
pub(super) fn round_lamps() -> Scene {
    let mut art = Art(nothing("round-lamps"));
    add_walls(&mut art.0);
    let fine = |centre, radius| wayfare_testing::scenes::sphere(centre, radius, 24);
    art.0
        .add(&fine([0.5, 0.6, 0.3], 0.3), BLACK, glow([9.0, 8.0, 6.0]));
    art.0.add(
        &sphere([-0.2, 0.3, -0.3], 0.15),
        grey([0.5; 3]),
        glow([5.0, 9.0, 8.0]),
    );
    let tube = cylinder([-0.9, -0.9, -0.2], 0.12, 1.4);
    art.0.add(&tube, grey([0.3; 3]), glow([6.0, 3.0, 2.0]));
    let disk = disk([0.2, 1.4, 0.4], 0.4);
    art.0.add(&disk, BLACK, glow([4.0, 5.0, 9.0]));
    art.add(&sphere([0.3, -0.8, 0.2], 0.6), metal([0.2; 2]));
    art.add(&cube([-0.8, -1.0, 0.7], 0.3), grey([0.7, 0.6, 0.3]));
    art.0.scene
}

/// Every light that is a point.
pub(super) fn points() -> Scene {
    let mut art = Art(nothing("points"));
    add_walls(&mut art.0);
    let square = art.image(floats([8, 8], 1, 1.0));
    let film = art.image(bytes([6, 4], 3));
    art.add(&sphere([-0.6, -0.7, 0.2], 0.6), metal([0.3; 2]));
    art.add(&cube([0.8, -0.8, 0.3], 0.5), grey([0.8, 0.5, 0.3]));
    art.0.scene.lights = vec![
        Light::Point {
            position: [0.3, 1.1, 0.1],
            intensity: [0.6, 0.5, 0.4],
        },
        Light::Spot {
            position: [-1.1, 1.2, -0.9],
            axis: [0.48, -0.64, 0.6],
            cos_end: 0.8,
            cos_start: 0.95,
            intensity: [4.0, 5.0, 6.0],
        },
        Light::Goniometric {
            position: [1.1, 0.4, -0.4],
            to_light: TURNED,
            image: square,
            intensity: [0.9, 1.2, 0.6],
        },
        Light::Projection {
            position: [0.0, 0.2, -1.2],
            to_light: TURNED,
            half_size: [0.6, 0.4],
            image: film,
            intensity: [3.0, 3.0, 3.0],
        },
    ];
    art.0.scene
}
