//! Derivatives of textures, other scalars, and coordinates that make no sense.

use wayfare_scene::{ImageMap, Mapping, Scene, Texels, Texture, Wrap};
use wayfare_transport::math::{Dual, Real, Rgb, Vec3};
use wayfare_transport::texture::{Sloped, TexturePoint, evaluate, evaluate_signed};

type D = Dual<f64, 2>;

/// From the world to the space of the textures: neither parallel to the axes nor orthogonal.
const TO_TEXTURE: [[f32; 4]; 3] = [
    [0.9, 0.2, -0.1, 0.3],
    [-0.3, 1.1, 0.25, -0.4],
    [0.15, -0.2, 0.8, 0.1],
];

/// Every kind of texture, with every kind of mapping and wrapping where there is one.
fn all_textures() -> Scene {
    let mappings = [
        Mapping::Uv {
            scale: [2.0, -3.0],
            delta: [0.25, 0.5],
        },
        Mapping::Spherical {
            to_texture: TO_TEXTURE,
        },
        Mapping::Cylindrical {
            to_texture: TO_TEXTURE,
        },
        Mapping::Planar {
            to_texture: TO_TEXTURE,
            axes: [[1.0, 0.5, 0.25], [0.0, 1.0, 0.5]],
            delta: [0.5, 0.75],
        },
    ];
    let mut textures = vec![
        Texture::Constant([0.2, 0.4, 0.8]),
        Texture::Fbm {
            to_texture: TO_TEXTURE,
            octaves: 3,
            roughness: 0.5,
        },
        Texture::Wrinkled {
            to_texture: TO_TEXTURE,
            octaves: 3,
            roughness: 0.6,
        },
        Texture::Windy {
            to_texture: TO_TEXTURE,
        },
        Texture::Marble {
            to_texture: TO_TEXTURE,
            octaves: 3,
            roughness: 0.5,
            scale: 1.5,
            variation: 0.2,
        },
        Texture::Checkerboard3 {
            to_texture: TO_TEXTURE,
            textures: [1, 2],
        },
        Texture::DirectionMix {
            textures: [4, 2],
            direction: [0.0, 0.6, 0.8],
        },
    ];
    for mapping in mappings {
        for wrap in [
            Wrap::Repeat,
            Wrap::Black,
            Wrap::Clamp,
            Wrap::OctahedralSphere,
        ] {
            textures.push(Texture::Image {
                image: u32::from(wrap == Wrap::Clamp),
                mapping,
                wrap,
                bilinear: true,
                scale: 0.75,
                invert: wrap == Wrap::Black,
                grey: wrap == Wrap::Clamp,
            });
        }
        let image = textures.len() as u32 - 4;
        textures.push(Texture::Bilerp {
            mapping,
            corners: [
                [0.1, 0.2, 0.3],
                [0.5, 0.6, 0.7],
                [0.9, 0.1, 0.4],
                [0.3, 0.8, 0.2],
            ],
        });
        let bilerp = textures.len() as u32 - 1;
        textures.extend([
            Texture::Checkerboard {
                mapping,
                textures: [bilerp, 2],
            },
            Texture::Dots {
                mapping,
                textures: [image, 4],
            },
            Texture::Scale([bilerp, image]),
            Texture::Mix {
                textures: [4, image],
                amount: bilerp,
            },
            Texture::SquareRoot(bilerp),
            Texture::Absorption(bilerp),
        ]);
    }
    let image = |channels: u32, texels: Texels| ImageMap {
        name: String::new(),
        size: [5, 3],
        channels,
        texels,
    };
    let images = vec![
        image(
            3,
            Texels::Floats((0..45).map(|i| ((i * 7) % 45) as f32 / 45.0).collect()),
        ),
        image(
            1,
            Texels::Bytes {
                texels: (0..15u8).map(|i| i.wrapping_mul(77)).collect(),
                decode: Box::new(std::array::from_fn(|byte| byte as f32 / 255.0)),
            },
        ),
    ];
    Scene {
        textures,
        images,
        ..Scene::default()
    }
}

/// A point of a triangle in general position, by its barycentric coordinates: everything is linear in them but the
/// normal.
fn point<R: Real>(b1: R, b2: R) -> TexturePoint<R> {
    let linear =
        |c0: f64, c1: f64, c2: f64| b1 * R::of_f64(c1) + b2 * R::of_f64(c2) + R::of_f64(c0);
    TexturePoint {
        uv: [linear(-0.2, 1.7, 0.4), linear(0.1, -0.3, 1.4)],
        position: Vec3::new(
            linear(0.4, 1.0, -0.6),
            linear(-0.3, 0.7, 1.1),
            linear(0.7, -1.3, 0.2),
        ),
        normal: Vec3::new(
            linear(0.1, 0.2, 0.3),
            linear(0.3, -0.1, 0.1),
            linear(1.0, 0.2, 0.1),
        )
        .normalize(),
    }
}

fn random(n: u32) -> [f64; 2] {
    [0.754_877_666, 0.569_840_291].map(|step| (0.5 + f64::from(n) * step).fract())
}

#[test]
fn derivatives_are_those_of_finite_differences() {
    let scene = all_textures();
    let h = 1e-6;
    for texture in 0..scene.textures.len() as u32 {
        let at = |b: [f64; 2]| evaluate(&scene, texture, &point(b[0], b[1]));
        let (mut checked, mut skipped) = (0, 0);
        for n in 0..300 {
            let b = random(n);
            let dual = evaluate(
                &scene,
                texture,
                &point(D::input(b[0], 0), D::input(b[1], 1)),
            );
            let here = at(b);
            assert_eq!(dual.value(), here, "the value is that of the plain scalar");
            for lane in 0..2 {
                let (mut more, mut less) = (b, b);
                more[lane] += h;
                less[lane] -= h;
                let (more, less) = (at(more), at(less));
                let channels = |c: Rgb<f64>| [c.x, c.y, c.z];
                let slopes = [dual.x.d[lane], dual.y.d[lane], dual.z.d[lane]];
                for c in 0..3 {
                    let (m, l, v) = (channels(more)[c], channels(less)[c], channels(here)[c]);
                    let (right, left) = ((m - v) / h, (v - l) / h);
                    // Where the two sides disagree there is a kink or a jump, which has no derivative.
                    if (right - left).abs() > 1e-3 * (1.0 + right.abs() + left.abs()) {
                        skipped += 1;
                        continue;
                    }
                    checked += 1;
                    let central = (m - l) / (2.0 * h);
                    assert!(
                        (slopes[c] - central).abs() <= 1e-4 * (1.0 + central.abs()),
                        "{:?} at {b:?}: {slopes:?}[{c}] instead of {central}",
                        scene.textures[texture as usize]
                    );
                }
            }
        }
        assert!(
            skipped * 50 < checked,
            "texture {texture}: {skipped} kinks, {checked} slopes"
        );
    }
}

#[test]
fn f32_gives_the_values_and_slopes_of_f64() {
    let scene = all_textures();
    type F = Dual<f32, 2>;
    for texture in 0..scene.textures.len() as u32 {
        let mut off = 0;
        for n in 0..300 {
            let b = random(n);
            let exact = evaluate(
                &scene,
                texture,
                &point(D::input(b[0], 0), D::input(b[1], 1)),
            );
            let [b1, b2] = b.map(|b| b as f32);
            let plain = evaluate(&scene, texture, &point(b1, b2));
            let dual = evaluate(&scene, texture, &point(F::input(b1, 0), F::input(b2, 1)));
            assert_eq!(dual.value(), plain, "derivatives do not change values");
            let close = |a: f32, b: f64| (f64::from(a) - b).abs() < 2e-4 * (1.0 + b.abs());
            let agree = close(dual.x.v, exact.x.v)
                && (0..2).all(|lane| close(dual.x.d[lane], exact.x.d[lane]));
            // Rounding may put a point on the other side of an edge.
            off += u32::from(!agree);
        }
        assert!(
            off <= 3,
            "{:?}: {off} of 300 points",
            scene.textures[texture as usize]
        );
    }
}

#[test]
fn slopes_extend_to_the_derivatives_of_a_path() {
    let scene = all_textures();
    type P = Dual<f64, 5>;
    for texture in 0..scene.textures.len() as u32 {
        for n in 0..20 {
            let b = random(n);
            let sloped = Sloped::at(
                &scene,
                texture,
                &point(D::input(b[0], 0), D::input(b[1], 1)),
            );
            // Barycentric coordinates that depend on five numbers.
            let b1 = P {
                v: b[0],
                d: [0.5, -1.0, 0.0, 2.0, 0.25],
            };
            let b2 = P {
                v: b[1],
                d: [-0.5, 0.0, 3.0, 1.0, 0.75],
            };
            let direct = evaluate(&scene, texture, &point(b1, b2));
            let extended = sloped.extend(b1, b2);
            assert_eq!(extended.value(), direct.value());
            for lane in 0..5 {
                for (a, b) in [
                    (extended.x, direct.x),
                    (extended.y, direct.y),
                    (extended.z, direct.z),
                ] {
                    assert!((a.d[lane] - b.d[lane]).abs() < 1e-9 * (1.0 + b.d[lane].abs()));
                }
            }
        }
    }
}

#[test]
fn no_coordinates_give_anything_but_finite_numbers() {
    let mut scene = all_textures();
    // An image without texels, and one whose table is too short.
    for (size, texels) in [([0, 0], vec![]), ([4, 4], vec![1.0; 5])] {
        scene.images.push(ImageMap {
            name: String::new(),
            size,
            channels: 3,
            texels: Texels::Floats(texels),
        });
        for wrap in [
            Wrap::Repeat,
            Wrap::Black,
            Wrap::Clamp,
            Wrap::OctahedralSphere,
        ] {
            scene.textures.push(Texture::Image {
                image: scene.images.len() as u32 - 1,
                mapping: Mapping::default(),
                wrap,
                bilinear: true,
                scale: 1e30,
                invert: false,
                grey: false,
            });
        }
    }
    scene.textures.push(Texture::Fbm {
        to_texture: [[1e30; 4]; 3],
        octaves: u32::MAX,
        roughness: 1e30,
    });
    let extremes = [
        0.0,
        -0.0,
        1.0,
        -1.0,
        1e-45,
        1e-30,
        1e9,
        -1e9,
        1e30,
        -1e30,
        f32::MAX,
        f32::INFINITY,
        f32::NEG_INFINITY,
        f32::NAN,
    ];
    type F = Dual<f32, 2>;
    for texture in 0..scene.textures.len() as u32 {
        for (i, &a) in extremes.iter().enumerate() {
            for &b in &extremes {
                let c = extremes[(i + 3) % extremes.len()];
                let point = TexturePoint {
                    uv: [F::input(a, 0), F::input(b, 1)],
                    position: Vec3::new(F::input(a, 0), F::input(b, 1), F::constant(c)),
                    normal: Vec3::new(F::constant(a), F::constant(b), F::constant(c)),
                };
                let value = evaluate(&scene, texture, &point);
                assert!(
                    value.is_finite(),
                    "{:?} at {a} {b} {c}: {value:?}",
                    scene.textures[texture as usize]
                );
                assert!(value.x.v >= 0.0 && value.y.v >= 0.0 && value.z.v >= 0.0);
                assert!(evaluate_signed(&scene, texture, &point).is_finite());
            }
        }
    }
}
