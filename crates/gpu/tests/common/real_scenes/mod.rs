//! Small scenes made by hand with what real files have: textures, reliefs, cut-outs, layers, all kinds of lights, films
//! and cameras.

mod lights;
mod materials;
mod textures;

use super::scenes::{metal, room, sphere};
use wayfare_scene::{
    ImageMap, Mapping, Material, Parameter, Projection, Relief, Scene, Texels, Texture, Wrap,
};
use wayfare_testing::scenes::{SceneBuilder, Shape, quad};

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
    vec![
        textures::patterns(),
        textures::reliefs(),
        textures::images(),
        textures::filtered(),
    ]
}

/// Surfaces of several parts or layers, and surfaces with holes.
pub fn materials() -> Vec<Scene> {
    vec![
        materials::layers(),
        materials::mixtures(),
        materials::cutouts(),
    ]
}

/// Lights without a sky.
pub fn lamps() -> Vec<Scene> {
    vec![
        lights::many_lamps(),
        lights::round_lamps(),
        lights::points(),
    ]
}

/// Skies.
pub fn skies_of_all_kinds() -> Vec<Scene> {
    vec![
        lights::sky("sky", None),
        lights::skies(),
        lights::portal(),
        lights::portals(),
    ]
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
