//! Lookups in images.

use super::{D, assert_close, at, scene, sequence, value};
use wayfare_scene::{ImageMap, Mapping, Texels, Texture, Wrap};
use wayfare_transport::texture::{evaluate_float, lookup};

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
