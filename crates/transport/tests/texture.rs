//! Textures at a point, against values that are worked out in other ways, and their derivatives.

use std::f64::consts::{PI, TAU};
use wayfare_scene::{ImageMap, Mapping, Scene, Texels, Texture, Wrap};
use wayfare_transport::math::{Dual, Real, Rgb, Vec3};
use wayfare_transport::texture::{
    TexturePoint, evaluate, evaluate_float, evaluate_signed, lookup, noise,
};

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

/// Three columns and two rows of colours that all differ.
fn colour_image() -> ImageMap {
    ImageMap {
        name: String::new(),
        size: [3, 2],
        channels: 3,
        texels: Texels::Floats((0..18).map(|i| ((i * 7) % 18) as f32 / 4.0).collect()),
    }
}

/// Five columns and four rows of bytes; a byte stands for its square.
fn byte_image() -> ImageMap {
    ImageMap {
        name: String::new(),
        size: [5, 4],
        channels: 1,
        texels: Texels::Bytes {
            texels: (0..20u8).map(|i| i.wrapping_mul(77)).collect(),
            decode: Box::new(std::array::from_fn(|byte| (byte as f32 / 255.0).powi(2))),
        },
    }
}

fn image_texture(wrap: Wrap, bilinear: bool) -> Texture {
    Texture::Image {
        image: 0,
        mapping: Mapping::default(),
        wrap,
        bilinear,
        scale: 1.0,
        invert: false,
        grey: false,
    }
}

/// A channel of a texel, out of the table by its definition.
fn texel(image: &ImageMap, i: i64, j: i64, channel: i64) -> f64 {
    let channels = i64::from(image.channels);
    let index = (j * i64::from(image.size[0]) + i) * channels + channel.min(channels - 1);
    match &image.texels {
        Texels::Bytes { texels, .. } => (f64::from(texels[index as usize]) / 255.0).powi(2),
        Texels::Floats(texels) => f64::from(texels[index as usize]),
    }
}

#[test]
fn the_first_row_of_an_image_is_at_the_top_and_texels_are_met_at_their_centres() {
    for image in [colour_image(), byte_image()] {
        let [width, height] = image.size;
        for (i, j) in (0..width).flat_map(|i| (0..height).map(move |j| (i, j))) {
            let u = (f64::from(i) + 0.5) / f64::from(width);
            let v = 1.0 - (f64::from(j) + 0.5) / f64::from(height);
            let expected = [0, 1, 2].map(|c| texel(&image, i.into(), j.into(), c));
            for wrap in [
                Wrap::Repeat,
                Wrap::Black,
                Wrap::Clamp,
                Wrap::OctahedralSphere,
            ] {
                for bilinear in [false, true] {
                    let textures = [image_texture(wrap, bilinear)];
                    let found = value(
                        &textures,
                        std::slice::from_ref(&image),
                        &at([u, v], [0.0; 3]),
                    );
                    assert_close(found, expected, (wrap, bilinear, i, j));
                }
            }
        }
    }
}

#[test]
fn a_bilinear_lookup_is_a_sum_of_tents_over_the_wrapped_image() {
    let image = byte_image();
    let [width, height] = image.size.map(i64::from);
    for wrap in [Wrap::Repeat, Wrap::Black, Wrap::Clamp] {
        let wrapped = |i: i64, j: i64| match wrap {
            Wrap::Repeat => texel(&image, i.rem_euclid(width), j.rem_euclid(height), 0),
            Wrap::Clamp => texel(&image, i.clamp(0, width - 1), j.clamp(0, height - 1), 0),
            _ if i < 0 || i >= width || j < 0 || j >= height => 0.0,
            _ => texel(&image, i, j, 0),
        };
        for n in 0..2000 {
            let (u, v) = (
                6.0 * sequence(n, 0.754_877_666) - 2.5,
                6.0 * sequence(n, 0.569_840_291) - 2.5,
            );
            let (x, y) = (u * width as f64 - 0.5, (1.0 - v) * height as f64 - 0.5);
            let tent = |distance: f64| (1.0 - distance.abs()).max(0.0);
            let mut expected = 0.0;
            for (i, j) in (-20..25i64).flat_map(|i| (-16..20i64).map(move |j| (i, j))) {
                expected += wrapped(i, j) * tent(x - i as f64) * tent(y - j as f64);
            }
            let textures = [image_texture(wrap, true)];
            let found = value(
                &textures,
                std::slice::from_ref(&image),
                &at([u, v], [0.0; 3]),
            );
            assert_close(found, [expected; 3], (wrap, u, v));
        }
    }
}

#[test]
fn the_edges_of_an_octahedral_map_are_folded_about_their_middle() {
    let image = byte_image();
    let look = |s: f64, t: f64| lookup(&image, Wrap::OctahedralSphere, true, [s, t]).x;
    for n in 0..100 {
        // Half a texel is all that bilinear lookups inside of the image ever see of the outside.
        let (along, beyond) = (sequence(n, 0.754_877_666), 0.1 * sequence(n, 0.569_840_291));
        let pairs = [
            (look(-beyond, along), look(beyond, 1.0 - along)),
            (look(1.0 + beyond, along), look(1.0 - beyond, 1.0 - along)),
            (look(along, -beyond), look(1.0 - along, beyond)),
            (look(along, 1.0 + beyond), look(1.0 - along, 1.0 - beyond)),
        ];
        for (outside, inside) in pairs {
            assert!(
                (outside - inside).abs() < 1e-9,
                "{along} {beyond}: {pairs:?}"
            );
        }
    }
}

#[test]
fn a_point_lookup_finds_the_texel_that_covers_the_point_and_has_no_slope() {
    let image = byte_image();
    for n in 0..500 {
        let (s, t) = (sequence(n, 0.754_877_666), sequence(n, 0.569_840_291));
        let expected = texel(&image, (5.0 * s) as i64, (4.0 * t) as i64, 0);
        let found = lookup(
            &image,
            Wrap::Repeat,
            false,
            [D::input(s, 0), D::input(t, 1)],
        )
        .x;
        assert!((found.v - expected).abs() < 1e-6, "{s} {t}");
        assert_eq!(found.d, [0.0; 2]);
    }
}

#[test]
fn images_are_scaled_then_inverted_and_averaged_for_float_textures() {
    let image = colour_image();
    let point = at([0.5, 0.75], [0.0; 3]);
    let [r, g, b] = [0, 1, 2].map(|c| texel(&image, 1, 0, c));
    let texture = |scale, invert, grey| Texture::Image {
        image: 0,
        mapping: Mapping::default(),
        wrap: Wrap::Repeat,
        bilinear: true,
        scale,
        invert,
        grey,
    };
    let found = |scale, invert, grey| {
        value(
            &[texture(scale, invert, grey)],
            std::slice::from_ref(&image),
            &point,
        )
    };
    assert_close(
        found(0.5, false, false),
        [r, g, b].map(|c| 0.5 * c),
        "scale",
    );
    let negative = [r, g, b].map(|c| (1.0 - 0.25 * c).max(0.0));
    assert_close(found(0.25, true, false), negative, "invert");
    let mean = (r + g + b) / 3.0;
    assert_close(found(2.0, false, true), [2.0 * mean; 3], "grey");
    let scene = scene(vec![texture(2.0, false, true)], vec![image.clone()]);
    assert!((evaluate_float(&scene, 0, &point) - 2.0 * mean).abs() < 1e-6);
}

#[test]
fn mappings_follow_their_definitions() {
    // The coordinates themselves, read off a texture that is linear in them.
    let read = |mapping: Mapping, point: &TexturePoint<f64>| {
        let corners = [[0.0; 3], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 0.0]];
        let scene = scene(vec![Texture::Bilerp { mapping, corners }], vec![]);
        let Rgb { x, y, .. } = evaluate(&scene, 0, point);
        [x, y]
    };
    let to_texture = [
        [0.0, 2.0, 0.0, 1.0],
        [0.5, 0.0, 0.0, 3.0],
        [0.0, 0.0, 1.0, 4.0],
    ];
    for n in 0..200 {
        let [u, v, w] = [0.754_877_666, 0.569_840_291, 0.331_713_145].map(|step| sequence(n, step));
        let point = at([u, v], [2.0 * u - 1.0, 2.0 * v - 1.0, 2.0 * w - 1.0]);
        let p = [
            2.0 * point.position.y + 1.0,
            0.5 * point.position.x + 3.0,
            point.position.z + 4.0,
        ];

        let scale_delta = Mapping::Uv {
            scale: [2.0, 3.0],
            delta: [0.25, 0.5],
        };
        let [s, t] = read(scale_delta, &point);
        assert_close([s, t, 0.0], [2.0 * u + 0.25, 3.0 * v + 0.5, 0.0], "uv");

        let [s, t] = read(Mapping::Spherical { to_texture }, &point);
        let radius = p.iter().map(|c| c * c).sum::<f64>().sqrt();
        let polar = (p[2] / radius).acos() / PI;
        let azimuth = (p[1].atan2(p[0]) / TAU).rem_euclid(1.0);
        assert_close([s, t, 0.0], [polar, azimuth, 0.0], "spherical");

        let [s, t] = read(Mapping::Cylindrical { to_texture }, &point);
        let azimuth = (PI + p[1].atan2(p[0])) / TAU;
        assert_close([s, t, 0.0], [azimuth, p[2], 0.0], "cylindrical");

        let planar = Mapping::Planar {
            to_texture,
            axes: [[1.0, 0.5, 0.25], [0.0, 1.0, 0.5]],
            delta: [0.5, 0.75],
        };
        let [s, t] = read(planar, &point);
        let expected = [
            p[0] + 0.5 * p[1] + 0.25 * p[2] + 0.5,
            p[1] + 0.5 * p[2] + 0.75,
            0.0,
        ];
        assert_close([s, t, 0.0], expected, "planar");
    }
}

#[test]
fn mappings_jump_by_one_at_their_seam_and_have_values_on_the_axis() {
    let coordinate = |mapping: Mapping, position: [f64; 3], axis: usize| {
        let mut corners = [[0.0; 3]; 4];
        corners[if axis == 0 { 2 } else { 1 }] = [1.0; 3];
        corners[3] = [1.0; 3];
        let scene = scene(vec![Texture::Bilerp { mapping, corners }], vec![]);
        let point = TexturePoint {
            uv: [D::constant(0.0); 2],
            position: Vec3::new(
                D::input(position[0], 0),
                D::input(position[1], 1),
                D::constant(position[2]),
            ),
            normal: Vec3::new(D::zero(), D::zero(), D::one()),
        };
        evaluate(&scene, 0, &point).x
    };
    let spherical = Mapping::Spherical {
        to_texture: IDENTITY,
    };
    let cylindrical = Mapping::Cylindrical {
        to_texture: IDENTITY,
    };
    for (mapping, axis, x) in [(spherical, 1, 1.0), (cylindrical, 0, -1.0)] {
        let above = coordinate(mapping, [x, 1e-9, 0.5], axis);
        let below = coordinate(mapping, [x, -1e-9, 0.5], axis);
        assert!(
            ((above.v - below.v).abs() - 1.0).abs() < 1e-8,
            "{mapping:?}"
        );
        for lane in 0..2 {
            assert!(
                (above.d[lane] - below.d[lane]).abs() < 1e-6,
                "{mapping:?}: the slope does not jump"
            );
        }
        for z in [1.0, -1.0, 0.0] {
            let pole = coordinate(mapping, [0.0, 0.0, z], axis);
            assert!(pole.is_finite(), "{mapping:?}");
        }
    }
    assert!(
        coordinate(spherical, [0.0, 0.0, 2.0], 0).v.abs() < 1e-9,
        "the pole is where s is 0"
    );
    assert!((coordinate(spherical, [0.0, 0.0, -2.0], 0).v - 1.0).abs() < 1e-9);
}

#[test]
fn checkerboards_alternate_in_all_directions() {
    let constants = [Texture::Constant([0.25; 3]), Texture::Constant([0.75; 3])];
    let flat = Texture::Checkerboard {
        mapping: Mapping::default(),
        textures: [0, 1],
    };
    let solid = Texture::Checkerboard3 {
        to_texture: IDENTITY,
        textures: [0, 1],
    };
    for n in 0..1000 {
        let p = [0.754_877_666, 0.569_840_291, 0.331_713_145]
            .map(|step| 12.0 * sequence(n, step) - 6.0);
        let shade = |odd: bool| if odd { [0.75; 3] } else { [0.25; 3] };
        let [i, j, k] = p.map(|c| c.floor() as i64);
        let point = at([p[0], p[1]], p);
        let found = value(&[constants[0], constants[1], flat], &[], &point);
        assert_close(found, shade((i + j).rem_euclid(2) == 1), p);
        let found = value(&[constants[0], constants[1], solid], &[], &point);
        assert_close(found, shade((i + j + k).rem_euclid(2) == 1), p);
    }
}

#[test]
fn dots_are_discs_of_one_size_about_some_whole_numbers() {
    let mut textures = vec![Texture::Constant([1.0; 3]), Texture::Constant([0.0; 3])];
    textures.push(Texture::Dots {
        mapping: Mapping::default(),
        textures: [0, 1],
    });
    let scene = scene(textures, vec![]);
    let inside = |u: f64, v: f64| evaluate_float(&scene, 2, &at([u, v], [0.0; 3])) == 1.0;
    let (mut dots, cells, grid) = (0, 400, 60);
    for cell in 0..cells {
        let (i, j) = (f64::from(cell % 20 - 10), f64::from(cell / 20 - 10));
        let (mut count, mut centre) = (0.0, [0.0; 2]);
        let points = (0..grid * grid).map(|k| [k % grid, k / grid]);
        let points = points.map(|k| k.map(|k| (f64::from(k) + 0.5) / f64::from(grid) - 0.5));
        let points: Vec<_> = points.filter(|[x, y]| inside(i + x, j + y)).collect();
        for point in &points {
            count += 1.0;
            centre = [centre[0] + point[0], centre[1] + point[1]];
        }
        if count == 0.0 {
            continue;
        }
        dots += 1;
        let area = count / f64::from(grid * grid);
        let disc = PI * 0.35 * 0.35;
        assert!(
            (area / disc - 1.0).abs() < 0.03,
            "cell {i} {j}: area {area}"
        );
        let centre = centre.map(|c| c / count);
        assert!(centre.iter().all(|c| c.abs() < 0.151), "{centre:?}");
        for [x, y] in points {
            assert!((x - centre[0]).hypot(y - centre[1]) < 0.37, "a disc");
        }
    }
    assert!(
        (100..300).contains(&dots),
        "{dots} of {cells} cells have a dot"
    );
}

#[test]
fn operators_follow_their_formulas() {
    let a = Texture::Constant([0.2, 0.4, 0.8]);
    let b = Texture::Constant([0.9, 0.5, 0.1]);
    let amount = Texture::Bilerp {
        mapping: Mapping::default(),
        corners: [[0.0; 3], [0.0; 3], [1.0; 3], [1.0; 3]],
    };
    for u in [0.0, 0.3, 1.0] {
        let point = at([u, 0.5], [0.0; 3]);
        let of = |last: Texture| value(&[a, b, amount, last], &[], &point);
        assert_close(of(Texture::Scale([0, 1])), [0.18, 0.2, 0.08], "scale");
        let blend = |t: f64| [0.2 + 0.7 * t, 0.4 + 0.1 * t, 0.8 - 0.7 * t];
        let mix = Texture::Mix {
            textures: [0, 1],
            amount: 2,
        };
        assert_close(of(mix), blend(u), ("mix", u));
        for (direction, cosine) in [
            ([0.0, 0.0, 1.0], 0.8),
            ([0.0, 0.0, -1.0], 0.8),
            ([0.6, 0.0, 0.8], 1.0),
        ] {
            let by_direction = Texture::DirectionMix {
                textures: [0, 1],
                direction,
            };
            assert_close(
                of(by_direction),
                blend(1.0 - cosine),
                ("direction", direction),
            );
        }
        let root = [0.2f64.sqrt(), 0.4f64.sqrt(), 0.8f64.sqrt()];
        assert_close(of(Texture::SquareRoot(0)), root, "root");
        // The metal reflects the share that was asked for: |(n - 1 + ik) / (n + 1 + ik)|^2 with n = 1.
        let reflected = of(Texture::Absorption(0)).map(|k| k * k / (4.0 + k * k));
        assert_close(reflected, [0.2, 0.4, 0.8], "absorption");
    }
    // Nothing reflects all light, and what reflects none absorbs none.
    let limits = [Texture::Constant([1.0, 2.0, 0.0]), Texture::Absorption(0)];
    let most = 2.0 * (0.9999f64 / 0.0001).sqrt();
    let found = value(&limits, &[], &at([0.0; 2], [0.0; 3]));
    assert_close(found, [most, most, 0.0], "limits");
}

#[test]
fn a_bilerp_has_its_corners_and_is_linear_in_between() {
    let corners = [
        [0.1, 0.2, 0.3],
        [0.5, 0.6, 0.7],
        [0.9, 0.1, 0.4],
        [0.3, 0.8, 0.2],
    ];
    let texture = Texture::Bilerp {
        mapping: Mapping::default(),
        corners,
    };
    for (uv, corner) in [
        ([0.0, 0.0], 0),
        ([0.0, 1.0], 1),
        ([1.0, 0.0], 2),
        ([1.0, 1.0], 3),
    ] {
        assert_close(
            value(&[texture], &[], &at(uv, [0.0; 3])),
            corners[corner].map(f64::from),
            uv,
        );
    }
    let middle = [0, 1, 2].map(|c| corners.iter().map(|v| f64::from(v[c]) / 4.0).sum());
    assert_close(
        value(&[texture], &[], &at([0.5; 2], [0.0; 3])),
        middle,
        "the mean",
    );
}

#[test]
fn noise_is_perlins() {
    // A value that is published with implementations of his paper.
    // At (3.14, 42, 7), the example of the paper.
    let published = noise(Vec3::new(314.0 / 100.0, 42.0, 7.0));
    assert!((published - 0.136_919_958_784).abs() < 1e-12, "{published}");
    // Lattice points are zeros, where the slope is one of twelve vectors.
    let slope = |p: [f64; 3]| {
        type D3 = Dual<f64, 3>;
        noise(Vec3::new(
            D3::input(p[0], 0),
            D3::input(p[1], 1),
            D3::input(p[2], 2),
        ))
    };
    let mut seen = std::collections::BTreeSet::new();
    for n in 0..400 {
        let p = [0.754_877_666, 0.569_840_291, 0.331_713_145]
            .map(|step| (600.0 * sequence(n, step) - 300.0).round());
        let at_lattice = slope(p);
        assert_eq!(at_lattice.v, 0.0);
        let mut sizes = at_lattice.d.map(f64::abs);
        sizes.sort_by(f64::total_cmp);
        assert_eq!(sizes, [0.0, 1.0, 1.0], "{p:?}");
        seen.insert(at_lattice.d.map(|c| c as i32));
        // In between: the slopes at the corners, weighted by the polynomial, whose value at t is its integral.
        let f = [0.569_840_291, 0.331_713_145, 0.754_877_666].map(|step| sequence(n, step));
        let weight = |t: f64| {
            let steps = 1000;
            let density = |s: f64| 30.0 * s * s * (1.0 - s) * (1.0 - s);
            (0..steps)
                .map(|i| {
                    density((f64::from(i) + 0.5) / f64::from(steps) * t) * t / f64::from(steps)
                })
                .sum::<f64>()
        };
        let mut expected = 0.0;
        for corner in 0..8 {
            let c = [corner & 1, corner >> 1 & 1, corner >> 2].map(f64::from);
            let gradient = slope([p[0] + c[0], p[1] + c[1], p[2] + c[2]]).d;
            let share = |axis: usize| match c[axis] > 0.5 {
                true => weight(f[axis]),
                false => 1.0 - weight(f[axis]),
            };
            let rise: f64 = (0..3)
                .map(|axis| gradient[axis] * (f[axis] - c[axis]))
                .sum();
            expected += share(0) * share(1) * share(2) * rise;
        }
        let found = slope([p[0] + f[0], p[1] + f[1], p[2] + f[2]]);
        assert!((found.v - expected).abs() < 1e-5, "{found:?} {expected}");
        assert!(found.v.abs() <= 1.0);
    }
    assert_eq!(seen.len(), 12, "all twelve vectors occur");
}

#[test]
fn sums_of_noise_add_their_octaves() {
    let p = [1.3, -2.7, 0.45];
    let octave = |factor: f64| noise(Vec3::new(p[0] * factor, p[1] * factor, p[2] * factor));
    let lacunarity = f64::from(1.99f32);
    let sum = |factor: f64, count: i32, roughness: f64, fold: fn(f64) -> f64| {
        (0..count)
            .map(|i| fold(octave(factor * lacunarity.powi(i))) * roughness.powi(i))
            .sum::<f64>()
    };
    let of = |texture: Texture| evaluate_signed(&scene(vec![texture], vec![]), 0, &at([0.0; 2], p));
    let fbm = of(Texture::Fbm {
        to_texture: IDENTITY,
        octaves: 5,
        roughness: 0.75,
    });
    assert!((fbm - sum(1.0, 5, 0.75, |n| n)).abs() < 1e-9);
    let wrinkled = of(Texture::Wrinkled {
        to_texture: IDENTITY,
        octaves: 4,
        roughness: 0.5,
    });
    let expected = sum(1.0, 4, 0.5, f64::abs) + 0.2 * 0.5f64.powi(4);
    assert!((wrinkled - expected).abs() < 1e-7);
    let windy = of(Texture::Windy {
        to_texture: IDENTITY,
    });
    let expected = sum(f64::from(0.1f32), 3, 0.5, |n| n).abs() * sum(1.0, 6, 0.5, |n| n);
    assert!((windy - expected).abs() < 1e-7);
}

#[test]
fn heights_may_be_negative_and_colours_may_not() {
    let texture = Texture::Fbm {
        to_texture: IDENTITY,
        octaves: 8,
        roughness: 0.5,
    };
    let scene = scene(vec![texture], vec![]);
    let mut negative = 0;
    for n in 0..200 {
        let point = at(
            [0.0; 2],
            [0.754_877_666, 0.569_840_291, 0.331_713_145].map(|step| 9.0 * sequence(n, step)),
        );
        let height = evaluate_signed(&scene, 0, &point);
        negative += u32::from(height < 0.0);
        assert_eq!(evaluate_float(&scene, 0, &point), height.max(0.0));
    }
    assert!((60..140).contains(&negative), "about half of all heights");
}

#[test]
fn marble_is_a_sine_of_the_height_through_bezier_curves() {
    let texture = Texture::Marble {
        to_texture: IDENTITY,
        octaves: 0,
        roughness: 0.5,
        scale: 2.0,
        variation: 0.2,
    };
    let (grey, dark, warm, vein) = (
        [0.58, 0.58, 0.6],
        [0.5; 3],
        [0.6, 0.59, 0.58],
        [0.2, 0.2, 0.33],
    );
    let points = [grey, grey, grey, dark, warm, grey, grey, vein, grey];
    for n in 0..300 {
        let y = 20.0 * sequence(n, 0.754_877_666) - 10.0;
        let t = 6.0 * (0.5 + 0.5 * (2.0 * y).sin());
        let first = (t.floor() as usize).min(5);
        let t = t - first as f64;
        // De Casteljau's construction.
        let mut curve = points[first..first + 4].to_vec();
        while curve.len() > 1 {
            let between = |a: [f64; 3], b: [f64; 3]| [0, 1, 2].map(|c| a[c] + t * (b[c] - a[c]));
            curve = curve
                .windows(2)
                .map(|pair| between(pair[0], pair[1]))
                .collect();
        }
        let found = value(&[texture], &[], &at([0.0; 2], [0.3, y, 0.7]));
        assert_close(found, curve[0].map(|c| 1.5 * c), y);
    }
}
