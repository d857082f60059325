//! Images, patterns, reliefs and films.

use super::{ASKEW, Art, bytes, floats, normals, painted, panel, tiled};
use crate::common::scenes::{metal, room, sphere};
use wayfare_scene::{Mapping, Material, Parameter, PixelFilter, Relief, Scene, Texture, Wrap};
use wayfare_testing::scenes::{cube, grey};

/// Images in every form, mapping and wrap, as colours, widths and indices of refraction.
pub(super) fn images() -> Scene {
    let mut art = Art(room("images"));
    let color = art.image(bytes([7, 5], 3));
    let single = art.image(bytes([9, 4], 1));
    let float = art.image(floats([4, 6], 3, 0.9));
    let repeated = art.map(color, tiled([1.7, 2.3]), Wrap::Repeat, false);
    art.add(&sphere([-0.6, -0.7, 0.2], 0.7), painted(repeated));
    let planar = Mapping::Planar {
        to_texture: ASKEW,
        axes: [[0.4, 0.1, 0.2], [-0.1, 0.5, 0.3]],
        delta: [0.3, 0.4],
    };
    let clamped = art.map(float, planar, Wrap::Clamp, false);
    art.add(&cube([0.8, -0.8, 0.3], 0.5), painted(clamped));
    let spherical = Mapping::Spherical { to_texture: ASKEW };
    let folded = art.map(color, spherical, Wrap::OctahedralSphere, false);
    art.add(&panel(-1.2, 0.2), painted(folded));
    let cylindrical = Mapping::Cylindrical { to_texture: ASKEW };
    let black = art.map(float, cylindrical, Wrap::Black, false);
    art.add(&panel(-0.2, 0.3), painted(black));
    let nearest = art.texture(Texture::Image {
        image: color,
        mapping: tiled([0.8, 0.9]),
        wrap: Wrap::Repeat,
        bilinear: false,
        scale: 1.3,
        invert: true,
        grey: false,
    });
    art.add(&cube([0.0, -1.2, -0.4], 0.2), painted(nearest));
    let rough = art.map(single, tiled([1.1, 0.7]), Wrap::Repeat, true);
    let width = art.texture(Texture::SquareRoot(rough));
    let mean = art.map(color, tiled([0.6, 0.5]), Wrap::Repeat, true);
    let k = art.texture(Texture::Absorption(repeated));
    art.add(
        &sphere([0.7, 0.4, 0.5], 0.4),
        Material::Conductor {
            eta: Parameter::Constant([1.0; 3]),
            k: Parameter::Texture(k),
            alpha: [Parameter::Texture(width); 2],
        },
    );
    art.add(
        &sphere([0.1, -0.2, -0.6], 0.25),
        Material::Dielectric {
            eta: 1.5,
            alpha: [Parameter::Texture(width), Parameter::Texture(mean)],
        },
    );
    art.0.scene
}

/// Everything that a formula makes, in each other.
pub(super) fn patterns() -> Scene {
    let mut art = Art(room("patterns"));
    let (red, blue) = (art.constant([0.8, 0.3, 0.2]), art.constant([0.2, 0.4, 0.9]));
    let image = art.image(bytes([8, 8], 3));
    let image = art.map(image, tiled([1.0, 1.0]), Wrap::Repeat, false);
    let marble = art.texture(Texture::Marble {
        to_texture: ASKEW,
        octaves: 5,
        roughness: 0.5,
        scale: 2.0,
        variation: 0.3,
    });
    let fbm = art.texture(Texture::Fbm {
        to_texture: ASKEW,
        octaves: 4,
        roughness: 0.6,
    });
    let wrinkled = art.texture(Texture::Wrinkled {
        to_texture: ASKEW,
        octaves: 4,
        roughness: 0.5,
    });
    let windy = art.texture(Texture::Windy { to_texture: ASKEW });
    let bilerp = art.texture(Texture::Bilerp {
        mapping: tiled([1.0, 0.8]),
        corners: [
            [0.9, 0.2, 0.1],
            [0.1, 0.8, 0.2],
            [0.3, 0.3, 0.9],
            [0.7, 0.7, 0.7],
        ],
    });
    let mixed = art.texture(Texture::Mix {
        textures: [bilerp, image],
        amount: wrinkled,
    });
    let board = art.texture(Texture::Checkerboard {
        mapping: tiled([3.3, 2.7]),
        textures: [mixed, red],
    });
    let cubes = art.texture(Texture::Checkerboard3 {
        to_texture: ASKEW.map(|row| row.map(|x| 3.0 * x)),
        textures: [blue, board],
    });
    let dots = art.texture(Texture::Dots {
        mapping: tiled([4.1, 3.7]),
        textures: [marble, image],
    });
    let product = art.texture(Texture::Scale([marble, mixed]));
    let by_direction = art.texture(Texture::DirectionMix {
        textures: [product, dots],
        direction: [0.6, 0.0, 0.8],
    });
    let waves = art.texture(Texture::Mix {
        textures: [red, bilerp],
        amount: windy,
    });
    let clouds = art.texture(Texture::Mix {
        textures: [blue, red],
        amount: fbm,
    });
    art.add(&sphere([-0.6, -0.7, 0.2], 0.7), painted(cubes));
    art.add(&cube([0.8, -0.8, 0.3], 0.5), painted(by_direction));
    art.add(&panel(-1.2, 0.2), painted(dots));
    art.add(&panel(-0.2, 0.3), painted(waves));
    art.add(&sphere([0.9, 0.4, 0.5], 0.4), painted(marble));
    art.add(&cube([0.0, -1.2, -0.4], 0.2), painted(clouds));
    art.0.scene
}

/// Bump and normal maps on flat and curved surfaces, matt and shiny, also on instances.
pub(super) fn reliefs() -> Scene {
    let mut art = Art(room("reliefs"));
    let image = art.image(floats([6, 6], 1, 0.1));
    let image = art.map(image, tiled([1.3, 1.1]), Wrap::Repeat, true);
    let hills = art.texture(Texture::Fbm {
        to_texture: ASKEW,
        octaves: 3,
        roughness: 0.5,
    });
    let low = art.constant([0.05; 3]);
    let hills = art.texture(Texture::Scale([hills, low]));
    let map = art.image(normals([5, 7]));
    art.add(&sphere([-0.6, -0.7, 0.2], 0.7), grey([0.7, 0.6, 0.5]));
    art.relief(Relief::Height(image));
    art.add(&cube([0.8, -0.8, 0.3], 0.5), metal([0.3; 2]));
    art.relief(Relief::Height(hills));
    art.add(&panel(-1.2, 0.2), grey([0.5, 0.6, 0.7]));
    art.relief(Relief::NormalMap(map));
    art.add(&sphere([0.2, 0.4, 0.6], 0.35), metal([0.2, 0.4]));
    art.relief(Relief::NormalMap(map));
    let object = art.0.object();
    art.add(&sphere([0.0; 3], 0.3), grey([0.6, 0.8, 0.6]));
    art.relief(Relief::Height(hills));
    let sheared = [
        [0.8, 0.3, 0.0, 0.9],
        [-0.2, 0.9, 0.1, 0.5],
        [0.1, 0.0, 1.1, 0.4],
    ];
    art.0.place(object, sheared);
    art.0.scene
}

/// A film with a filter that is negative in places, and an exposure.
pub(super) fn filtered() -> Scene {
    let mut scene = images();
    scene.name = "filtered".into();
    scene.film.exposure = 1.7;
    scene.film.filter = PixelFilter::Mitchell {
        radius: [2.0, 2.5],
        b: 1.0 / 3.0,
        c: 1.0 / 3.0,
    };
    scene
}
