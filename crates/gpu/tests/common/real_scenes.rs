//! Small scenes made by hand with what real files have: textures, reliefs, cut-outs, layers, all kinds of lights, films and
//! cameras.

use super::scenes::{add_walls, glass, glow_on_both_sides, metal, nothing, room, sphere};
use wayfare_scene::{
    ImageMap, Light, Mapping, Material, NONE, Parameter, PixelFilter, Projection, Relief, Scene,
    Texels, Texture, Wrap,
};
use wayfare_testing::scenes::{BLACK, SceneBuilder, Shape, cube, glow, grey, quad};

/// A number in 0..1 for a texel.
fn noise(x: u32, y: u32, channel: u32) -> f32 {
    let mut hash = x.wrapping_mul(0x9e37_79b9) ^ y.wrapping_mul(0x85eb_ca6b) ^ (channel + 1);
    hash = (hash ^ (hash >> 15)).wrapping_mul(0xc2b2_ae35);
    hash = (hash ^ (hash >> 13)).wrapping_mul(0x27d4_eb2f);
    ((hash ^ (hash >> 16)) >> 8) as f32 / (1 << 24) as f32
}

fn numbers(size: [u32; 2], channels: u32) -> impl Iterator<Item = f32> {
    let [width, height] = size;
    (0..height)
        .flat_map(move |y| (0..width).flat_map(move |x| (0..channels).map(move |c| noise(x, y, c))))
}

/// An image of noise in bytes, as encoded as files are.
fn bytes(size: [u32; 2], channels: u32) -> ImageMap {
    ImageMap {
        name: "bytes".into(),
        size,
        channels,
        texels: Texels::Bytes {
            texels: numbers(size, channels).map(|x| (x * 255.0) as u8).collect(),
            decode: Box::new(std::array::from_fn(|i| (i as f32 / 255.0).powf(2.2))),
        },
    }
}

/// The same in numbers.
fn floats(size: [u32; 2], channels: u32, scale: f32) -> ImageMap {
    ImageMap {
        name: "numbers".into(),
        size,
        channels,
        texels: Texels::Floats(numbers(size, channels).map(|x| scale * x).collect()),
    }
}

/// Normals that lean a little.
fn normals(size: [u32; 2]) -> ImageMap {
    let mut image = floats(size, 3, 1.0);
    if let Texels::Floats(texels) = &mut image.texels {
        for texel in texels.chunks_exact_mut(3) {
            texel[0] = 0.5 + 0.3 * (texel[0] - 0.5);
            texel[1] = 0.5 + 0.3 * (texel[1] - 0.5);
            texel[2] = 1.0;
        }
    }
    image
}

/// Rows of an affine map that is no multiple of another.
const ASKEW: [[f32; 4]; 3] = [
    [1.3, 0.2, -0.1, 0.37],
    [-0.3, 0.9, 0.4, 0.21],
    [0.1, -0.5, 1.1, 0.11],
];

/// Adds textures and images to a scene.
struct Art(SceneBuilder);

impl Art {
    fn texture(&mut self, texture: Texture) -> u32 {
        self.0.scene.textures.push(texture);
        self.0.scene.textures.len() as u32 - 1
    }

    fn image(&mut self, image: ImageMap) -> u32 {
        self.0.scene.images.push(image);
        self.0.scene.images.len() as u32 - 1
    }

    fn map(&mut self, image: u32, mapping: Mapping, wrap: Wrap, grey: bool) -> u32 {
        self.texture(Texture::Image {
            image,
            mapping,
            wrap,
            bilinear: true,
            scale: 0.9,
            invert: false,
            grey,
        })
    }

    fn constant(&mut self, value: [f32; 3]) -> u32 {
        self.texture(Texture::Constant(value))
    }

    fn add(&mut self, shape: &Shape, material: Material) {
        self.0.add(shape, material, None);
    }

    fn relief(&mut self, relief: Relief) {
        let last = self.0.scene.reliefs.last_mut();
        *last.expect("a material") = relief;
    }
}

fn painted(texture: u32) -> Material {
    Material::Diffuse {
        reflectance: Parameter::Texture(texture),
    }
}

fn tiled(scale: [f32; 2]) -> Mapping {
    Mapping::Uv {
        scale,
        delta: [0.13, -0.21],
    }
}

/// A square that faces the camera, with texture coordinates.
fn panel(x: f32, y: f32) -> Shape {
    let mut panel = quad([x, y, 1.1], [0.0, 0.9, 0.1], [0.9, 0.1, -0.2]);
    panel.uvs = vec![[0.0, 0.0], [0.1, 1.2], [1.1, 1.0], [0.9, -0.1]];
    panel
}

/// Images in every form, mapping and wrap, as colours, widths and indices of refraction.
fn images() -> Scene {
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
fn patterns() -> Scene {
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
fn reliefs() -> Scene {
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

/// Surfaces with holes, surfaces that are none, and lamps that nobody sees.
fn cutouts() -> Scene {
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
fn mixtures() -> Scene {
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
fn layers() -> Scene {
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

/// Many lamps: near and far, tiny and large, one with an image, one behind holes.
fn many_lamps() -> Scene {
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
fn sky(name: &str, portal: Option<[[f32; 3]; 4]>) -> Scene {
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
fn portal() -> Scene {
    let opening = [
        [-0.9, 1.6, -0.8],
        [0.9, 1.6, -0.8],
        [0.9, 1.6, 0.9],
        [-0.9, 1.6, 0.9],
    ];
    sky("portal", Some(opening))
}

/// An even sky beside an image, without anything else that shines.
fn skies() -> Scene {
    let mut scene = sky("skies", None);
    scene.lights[1] = Light::Infinite {
        to_light: TURNED,
        image: NONE,
        radiance: [0.2, 0.3, 0.4],
        portal: None,
    };
    scene
}

/// Every light that is a point.
fn points() -> Scene {
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

/// A film with a filter that is negative in places, and an exposure.
fn filtered() -> Scene {
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

/// The room seen by another camera.
fn seen(name: &str, projection: Projection) -> Scene {
    let mut room = room(name);
    room.add(&sphere([-0.6, -0.7, 0.2], 0.7), metal([0.2; 2]), None);
    room.scene.camera.projection = projection;
    if projection == Projection::Orthographic {
        room.scene.camera.lens_radius = 0.1;
        room.scene.camera.focal_distance = 3.0;
    } else {
        // Inside.
        room.scene.camera.to_world[2][3] = 0.0;
        room.scene.film.crop_window = [0.1, 0.9, 0.05, 0.95];
    }
    room.scene
}

/// Images, patterns, reliefs and films.
pub fn textures() -> Vec<Scene> {
    vec![patterns(), reliefs(), images(), filtered()]
}

/// Surfaces of several parts or layers, and surfaces with holes.
pub fn materials() -> Vec<Scene> {
    vec![layers(), mixtures(), cutouts()]
}

/// Lights without a sky.
pub fn lamps() -> Vec<Scene> {
    vec![many_lamps(), points()]
}

/// Skies.
pub fn skies_of_all_kinds() -> Vec<Scene> {
    vec![sky("sky", None), skies(), portal()]
}

/// Other cameras.
pub fn cameras() -> Vec<Scene> {
    vec![
        seen("orthographic", Projection::Orthographic),
        seen("equal-area", Projection::SphericalEqualArea),
        seen("equirectangular", Projection::SphericalEquirectangular),
    ]
}

/// All of them.
pub fn all() -> Vec<Scene> {
    [
        textures(),
        materials(),
        lamps(),
        skies_of_all_kinds(),
        cameras(),
    ]
    .concat()
}
