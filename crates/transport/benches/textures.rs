//! Textures and reliefs at a point, on one thread: `cargo bench -p wayfare-transport --bench textures`.
//!
//! Items per second are lookups: in plain numbers, and with the two derivatives that the score asks for.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use std::fmt;
use wayfare_scene::{ImageMap, Mapping, Relief, Scene, Texels, Texture, Wrap};
use wayfare_transport::math::{Dual, Real, Vec3};
use wayfare_transport::relief::{self, Patch};
use wayfare_transport::texture::{self, TexturePoint};

/// Lookups in one iteration.
const ITEMS: u32 = 2048;
/// Width and height of the image: with three bytes per texel it does not fit in a second-level cache.
const SIZE: u32 = 2048;

fn main() {
    divan::main();
}

/// What is looked up.
#[derive(Clone, Copy)]
struct Case {
    name: &'static str,
    texture: u32,
    relief: Relief,
}

impl fmt::Display for Case {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name)
    }
}

const TEXTURES: [Case; 6] = [
    texture_case("constant", 0),
    texture_case("image", 1),
    texture_case("image by spherical mapping", 2),
    texture_case("checkerboard of images", 3),
    texture_case("fbm", 4),
    texture_case("marble", 5),
];

const RELIEFS: [Case; 3] = [
    relief_case("height from an image", Relief::Height(1)),
    relief_case("height from fbm", Relief::Height(4)),
    relief_case("normal map", Relief::NormalMap(0)),
];

const fn texture_case(name: &'static str, texture: u32) -> Case {
    Case {
        name,
        texture,
        relief: Relief::None,
    }
}

const fn relief_case(name: &'static str, relief: Relief) -> Case {
    Case {
        name,
        texture: 0,
        relief,
    }
}

fn scene() -> Scene {
    let to_texture = [
        [1.0, 0.0, 0.0, 0.0],
        [0.0, 1.0, 0.0, 0.0],
        [0.0, 0.0, 1.0, 0.0],
    ];
    let image = |mapping: Mapping| Texture::Image {
        image: 0,
        mapping,
        wrap: Wrap::Repeat,
        bilinear: true,
        scale: 1.0,
        invert: false,
        grey: false,
    };
    let texels = (0..SIZE * SIZE * 3).map(|i| (i.wrapping_mul(2_654_435_761) >> 24) as u8);
    Scene {
        textures: vec![
            Texture::Constant([0.5; 3]),
            image(Mapping::default()),
            image(Mapping::Spherical { to_texture }),
            Texture::Checkerboard {
                mapping: Mapping::default(),
                textures: [1, 2],
            },
            Texture::Fbm {
                to_texture,
                octaves: 8,
                roughness: 0.5,
            },
            Texture::Marble {
                to_texture,
                octaves: 8,
                roughness: 0.5,
                scale: 1.0,
                variation: 0.2,
            },
        ],
        images: vec![ImageMap {
            name: String::new(),
            size: [SIZE; 2],
            channels: 3,
            texels: Texels::Bytes {
                texels: texels.collect(),
                decode: Box::new(std::array::from_fn(|byte| byte as f32 / 255.0)),
            },
        }],
        ..Scene::default()
    }
}

/// Points all over a square of five units, neighbours in no sense.
fn point<R: Real>(i: u32, input: fn(f32, usize) -> R) -> TexturePoint<R> {
    let random = |factor: u32| (i.wrapping_mul(factor) >> 8) as f32 / (1u32 << 24) as f32 * 5.0;
    let [u, v] = [
        input(random(2_654_435_761), 0),
        input(random(2_246_822_519), 1),
    ];
    TexturePoint {
        uv: [u, v],
        position: Vec3::new(u, v, u + v),
        normal: Vec3::of([0.0, 0.0, 1.0]),
    }
}

fn lookups<R: Real>(bencher: Bencher, case: Case, input: fn(f32, usize) -> R) {
    let scene = scene();
    bencher.counter(ItemsCount::new(ITEMS)).bench(|| {
        for i in 0..ITEMS {
            black_box(texture::evaluate(&scene, case.texture, &point(i, input)));
        }
    });
}

#[divan::bench(args = TEXTURES, sample_count = 40, max_time = 1)]
fn value(bencher: Bencher, case: Case) {
    lookups::<f32>(bencher, case, |v, _| v);
}

#[divan::bench(args = TEXTURES, sample_count = 40, max_time = 1)]
fn value_and_slopes(bencher: Bencher, case: Case) {
    lookups::<Dual<f32, 2>>(bencher, case, Dual::input);
}

fn frames<R: Real>(bencher: Bencher, case: Case, input: fn(f32, usize) -> R) {
    let scene = scene();
    bencher.counter(ItemsCount::new(ITEMS)).bench(|| {
        for i in 0..ITEMS {
            let patch = Patch {
                point: point(i, input),
                dpdu: Vec3::of([1.0, 0.0, 0.0]),
                dpdv: Vec3::of([0.0, 1.0, 0.0]),
                normal: Vec3::of([0.0, 0.0, 1.0]),
                dndu: Vec3::zero(),
                dndv: Vec3::zero(),
                interpolated: true,
            };
            black_box(relief::frame(&scene, case.relief, &patch));
        }
    });
}

#[divan::bench(args = RELIEFS, sample_count = 40, max_time = 1)]
fn frame(bencher: Bencher, case: Case) {
    frames::<f32>(bencher, case, |v, _| v);
}

#[divan::bench(args = RELIEFS, sample_count = 40, max_time = 1)]
fn frame_and_slopes(bencher: Bencher, case: Case) {
    frames::<Dual<f32, 2>>(bencher, case, Dual::input);
}
