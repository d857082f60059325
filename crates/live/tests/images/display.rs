//! What is seen of an image.

use super::offscreen::{FORMATS, Screen, UNTOUCHED, gpu, on_card, uploaded, whole};
use wayfare_film::{ErrorKind, ErrorMap, Image, Look, Rgb8Image, Scale, ToneMap, tonemap};
use wayfare_gpu::wgpu::TextureFormat;
use wayfare_live::{
    Area, CardImage, Composition, Content, DisplayedPane, Framing, Split, UploadedImage,
};

const PLAIN: Content = Content::Image(Look {
    exposure: 0.0,
    tone_map: ToneMap::Srgb,
});
const MAGENTA: [u8; 3] = [255, 0, 255];

fn alone<'a>(
    image: CardImage<'a>,
    reference: Option<CardImage<'a>>,
    content: Content,
) -> Composition<'a> {
    Composition {
        left: DisplayedPane {
            image: Some(image),
            content,
        },
        split: None,
        reference,
    }
}

/// Radiance of many magnitudes and all hues, black and what should not be there among it.
fn of_all_kinds() -> Image {
    let mut image = Image::from_fn(61, 53, |x, y| {
        let brightness = (x as f32 * 0.4 - 14.0).exp2();
        let hue = |phase: f32| 0.5 + 0.5 * (y as f32 * 0.3 + phase).sin();
        [0.0, 2.1, 4.2].map(|phase| brightness * hue(phase))
    });
    let odd = [
        0.0,
        -0.0,
        -1.0,
        1e-30,
        1e-45,
        1e30,
        f32::MAX,
        1.0,
        0.0031308,
    ];
    for (i, value) in odd.into_iter().enumerate() {
        image.pixels[7 * i] = [value; 3];
        image.pixels[7 * i + 1] = [value, 0.2, 0.0];
    }
    image
}

#[track_caller]
fn assert_same(seen: &Rgb8Image, expected: &Rgb8Image, within: u8, what: &str) {
    assert_eq!((seen.width, seen.height), (expected.width, expected.height));
    for (i, (a, b)) in seen.pixels.iter().zip(&expected.pixels).enumerate() {
        let near = (0..3).all(|c| a[c].abs_diff(b[c]) <= within);
        assert!(near, "{what}: pixel {i} is {a:?} instead of {b:?}");
    }
}

#[test]
fn images_look_as_on_the_processor() {
    let Some(gpu) = gpu() else { return };
    let image = of_all_kinds();
    let buffer = uploaded(&gpu, &image);
    let framing = Framing::fitted(whole(image.size()), image.size());
    for format in FORMATS {
        let mut screen = Screen::new(&gpu, format);
        for tone_map in ToneMap::ALL {
            for exposure in [-4.0, -1.3, 0.0, 2.0, 4.0] {
                let content = Content::Image(Look { exposure, tone_map });
                let composition = alone(on_card(&buffer), None, content);
                let seen = screen.drawn(image.size(), &framing, &composition);
                let expected = tonemap(&image, exposure, tone_map);
                let what = format!("{format:?}, {tone_map}, {exposure}");
                assert_same(&seen, &expected, 1, &what);
            }
        }
    }
}

#[test]
fn errors_have_the_colours_of_the_processor() {
    let Some(gpu) = gpu() else { return };
    let reference = Image::from_fn(61, 53, |x, y| {
        [(x as f32 * 0.2 - 6.0).exp2(), y as f32 * 0.02, 0.3]
    });
    let mut image = Image::from_fn(61, 53, |x, y| {
        let error = (y as f32 * 0.4 - 16.0).exp2();
        reference.pixel(x, y).map(|value| value * (1.0 + error))
    });
    image.pixels[17] = [1e12; 3];
    let (a, b) = (uploaded(&gpu, &image), uploaded(&gpu, &reference));
    let framing = Framing::fitted(whole(image.size()), image.size());
    let mut screens = FORMATS.map(|format| Screen::new(&gpu, format));
    for kind in [
        ErrorKind::Absolute,
        ErrorKind::Relative,
        ErrorKind::Squared,
        ErrorKind::RelativeSquared,
    ] {
        let map = ErrorMap::new(&image, &reference, kind).unwrap();
        let (min, max) = (1e-6, 0.01);
        for scale in [
            map.auto_scale(),
            Scale::Log { min, max },
            Scale::Linear { max },
        ] {
            for screen in &mut screens {
                let content = Content::Error { kind, scale };
                let composition = alone(on_card(&a), Some(on_card(&b)), content);
                let seen = screen.drawn(image.size(), &framing, &composition);
                let what = format!("{:?}, {kind:?}, {scale:?}", screen.format);
                assert_same(&seen, &map.colour(scale), 1, &what);
            }
        }
    }
}

#[test]
fn a_scale_without_extent_does_no_harm() {
    let Some(gpu) = gpu() else { return };
    let mut screen = Screen::new(&gpu, FORMATS[0]);
    let a = uploaded(&gpu, &Image::from_fn(2, 1, |x, _| [x as f32; 3]));
    let b = uploaded(&gpu, &Image::new(2, 1));
    let framing = Framing::fitted(whole([2, 1]), [2, 1]);
    let odd = [f64::NAN, 0.0, -1.0, 1e-3];
    let scales = odd
        .into_iter()
        .flat_map(|max| [Scale::Linear { max }, Scale::Log { min: 1e-3, max }]);
    for scale in scales {
        let kind = ErrorKind::Absolute;
        let composition = alone(
            on_card(&a),
            Some(on_card(&b)),
            Content::Error { kind, scale },
        );
        let seen = screen.drawn([2, 1], &framing, &composition);
        let ends = [0.0, 1.0].map(wayfare_film::error_map::colour_map);
        assert_eq!(seen.pixels, ends, "{scale:?}");
    }
}

#[test]
fn the_two_parts_of_an_image_are_added() {
    let Some(gpu) = gpu() else { return };
    let mut screen = Screen::new(&gpu, FORMATS[0]);
    let part = |scale: f32| {
        Image::from_fn(19, 7, |x, y| {
            [x as f32 * 0.05 * scale, y as f32 * 0.1 * scale, 0.3 * scale]
        })
    };
    let (first, second, both) = (part(0.25), part(0.75), part(1.0));
    let parts = [uploaded(&gpu, &first), uploaded(&gpu, &second)];
    let [a, b] = [0, 1].map(|i| on_card(&parts[i]).first);
    let sum = CardImage::sum(both.size(), a, b);
    let framing = Framing::fitted(whole(both.size()), both.size());
    let expected = tonemap(&both, 0.0, ToneMap::Srgb);
    let reference = Content::Reference(Look {
        exposure: 0.0,
        tone_map: ToneMap::Srgb,
    });
    // As the left image, as the reference, and as the right image of a divider at the very left.
    let left = alone(sum, None, PLAIN);
    let as_reference = alone(CardImage::new(both.size(), a), Some(sum), reference);
    for composition in [left, as_reference] {
        let seen = screen.drawn(both.size(), &framing, &composition);
        assert_same(&seen, &expected, 1, "one pane");
    }
    let split = Composition {
        split: Some(Split {
            divider: 0.0,
            has_line: true,
            right: left.left,
        }),
        ..as_reference
    };
    let seen = screen.drawn(both.size(), &framing, &split);
    // Behind the line and its grip.
    let column = |image: &Rgb8Image| -> Vec<_> {
        image.pixels.iter().skip(15).step_by(19).copied().collect()
    };
    assert_eq!(column(&seen), column(&expected));
}

/// An image that names the column of its pixels in red, the row in green.
fn named(size: [u32; 2]) -> Image {
    Image::from_fn(size[0], size[1], |x, y| {
        [x, y, 255].map(|byte| wayfare_film::srgb_decode(byte as f32 / 255.0))
    })
}

#[test]
fn every_pixel_is_seen_where_the_processor_finds_it() {
    let Some(gpu) = gpu() else { return };
    let mut screen = Screen::new(&gpu, FORMATS[1]);
    let target = [197, 151];
    let area = Area {
        min: [31, 8],
        size: [150, 123],
    };
    for size in [
        [150, 123],
        [149, 123],
        [64, 30],
        [13, 40],
        [1, 1],
        [251, 240],
    ] {
        let buffer = uploaded(&gpu, &named(size));
        let fitted = Framing::fitted(area, [size[0] * 3, size[1] * 3]);
        for framing in [
            fitted,
            fitted.zoomed([70.0, 50.0], 2.7).panned([3.2, -8.9]),
            fitted.zoomed([50.0, 90.0], 40.0),
            fitted.zoomed([50.0, 90.0], 0.4),
        ] {
            let composition = alone(on_card(&buffer), None, PLAIN);
            let seen = screen.drawn(target, &framing, &composition);
            for (i, &colour) in (0..).zip(&seen.pixels) {
                let point = [i % target[0], i / target[0]].map(|v| v as f32 + 0.5);
                let what = format!("{size:?}, {framing:?}, {point:?}");
                match framing.pixel_at(point, size) {
                    Some([x, y]) => assert_eq!(colour, [x as u8, y as u8, 255], "{what}"),
                    None if area.contains(point) => {
                        let [r, g, b] = colour;
                        assert!(r == g && g == b && (10..60).contains(&r), "{what}");
                    }
                    None => assert_eq!(colour, UNTOUCHED, "{what}"),
                }
            }
        }
    }
}

#[test]
fn what_is_not_finite_is_magenta_and_stays_where_it_is() {
    let Some(gpu) = gpu() else { return };
    let mut screen = Screen::new(&gpu, FORMATS[0]);
    let size = [9, 6];
    let mut image = Image::from_fn(size[0], size[1], |_, _| [0.25; 3]);
    image.pixels[0][1] = f32::NAN;
    image.pixels[22][0] = f32::INFINITY;
    image.pixels[40][2] = f32::NEG_INFINITY;
    let buffer = uploaded(&gpu, &image);
    let reference = uploaded(&gpu, &Image::from_fn(size[0], size[1], |_, _| [0.25; 3]));
    let framing = Framing::fitted(whole([90, 60]), size);
    let error = Content::Error {
        kind: ErrorKind::RelativeSquared,
        scale: Scale::Log {
            min: 1e-4,
            max: 1.0,
        },
    };
    let finite = [
        tonemap(&Image::from_fn(1, 1, |_, _| [0.25; 3]), 0.0, ToneMap::Srgb).pixels[0],
        wayfare_film::error_map::colour_map(0.0),
    ];
    for (content, expected) in [PLAIN, error].into_iter().zip(finite) {
        let composition = alone(on_card(&buffer), Some(on_card(&reference)), content);
        let seen = screen.drawn([90, 60], &framing, &composition);
        for (i, &colour) in (0..).zip(&seen.pixels) {
            let [x, y] = [i % 90 / 10, i / 90 / 10];
            let is_finite = image.pixel(x, y).iter().all(|value| value.is_finite());
            let expected = if is_finite { expected } else { MAGENTA };
            assert_eq!(colour, expected, "at {x}, {y}");
        }
    }
}

#[test]
fn the_divider_parts_the_sides_and_is_seen_on_black_and_white() {
    let Some(gpu) = gpu() else { return };
    let size = [200, 100];
    let grey = |value: f32| uploaded(&gpu, &Image::from_fn(size[0], size[1], |_, _| [value; 3]));
    let (black, white) = (grey(0.0), grey(1.0));
    let framing = Framing::fitted(whole(size), size);
    let pane = |buffer| DisplayedPane {
        image: Some(on_card(buffer)),
        content: PLAIN,
    };
    let split = |left, right| Composition {
        left: pane(left),
        split: Some(Split {
            divider: 0.3,
            has_line: true,
            right: pane(right),
        }),
        reference: None,
    };
    for format in [TextureFormat::Bgra8Unorm, TextureFormat::Bgra8UnormSrgb] {
        let mut screen = Screen::new(&gpu, format);
        let seen = screen.drawn(size, &framing, &split(&black, &white));
        for row in seen.pixels.chunks_exact(200) {
            assert!(row[..54].iter().all(|&p| p == [0; 3]), "{format:?}");
            assert!(row[66..].iter().all(|&p| p == [255; 3]), "{format:?}");
        }
        // The grip is wider than the line, halfway down.
        let bright = |pixels: &[[u8; 3]]| pixels.iter().filter(|p| p[0] > 200).count();
        let both_black = screen.drawn(size, &framing, &split(&black, &black));
        let rows: Vec<_> = both_black.pixels.chunks_exact(200).map(bright).collect();
        assert!(rows[50] > rows[0] && rows[0] > 0, "{rows:?}");
        let both_white = screen.drawn(size, &framing, &split(&white, &white));
        let dark = |row: &[[u8; 3]]| row[54..66].iter().any(|p| p[0] < 160);
        assert!(both_white.pixels.chunks_exact(200).all(dark));
    }
}

#[test]
fn what_is_missing_is_grey() {
    let Some(gpu) = gpu() else { return };
    let mut screen = Screen::new(&gpu, FORMATS[0]);
    let buffer = uploaded(&gpu, &named([8, 8]));
    let other = uploaded(&gpu, &named([4, 4]));
    let framing = Framing::fitted(whole([8, 8]), [8, 8]);
    let error = Content::Error {
        kind: ErrorKind::Absolute,
        scale: Scale::Linear { max: 1.0 },
    };
    let reference = Content::Reference(Look {
        exposure: 0.0,
        tone_map: ToneMap::Filmic,
    });
    let there = on_card(&buffer);
    // More pixels than the buffer has.
    let torn = CardImage::new([9, 8], there.first);
    let nothing = Composition {
        left: DisplayedPane {
            image: None,
            content: PLAIN,
        },
        ..alone(there, None, PLAIN)
    };
    for composition in [
        alone(there, None, error),
        alone(there, Some(on_card(&other)), error),
        alone(there, None, reference),
        alone(torn, None, PLAIN),
        nothing,
    ] {
        let seen = screen.drawn([8, 8], &framing, &composition);
        let first = seen.pixels[0];
        assert!(seen.pixels.iter().all(|&colour| colour == first));
        assert!(first[0] == first[1] && first[1] == first[2] && first[0] < 60);
    }
}

#[test]
fn an_area_beside_the_target_draws_nothing() {
    let Some(gpu) = gpu() else { return };
    let mut screen = Screen::new(&gpu, FORMATS[0]);
    let buffer = uploaded(&gpu, &named([8, 8]));
    let composition = alone(on_card(&buffer), None, PLAIN);
    for (min, size) in [([8, 0], [8, 8]), ([0, 0], [0, 8]), ([u32::MAX, 3], [8, 8])] {
        let framing = Framing::fitted(Area { min, size }, [8, 8]);
        let seen = screen.drawn([8, 8], &framing, &composition);
        assert!(seen.pixels.iter().all(|&colour| colour == UNTOUCHED));
    }
    let beyond = Area {
        min: [4, 4],
        size: [100, 100],
    };
    let framing = Framing::fitted(beyond, [8, 8]);
    let seen = screen.drawn([8, 8], &framing, &composition);
    assert_eq!(seen.pixels[0], UNTOUCHED);
    assert_ne!(seen.pixels[63], UNTOUCHED);
}

#[test]
fn a_buffer_is_kept_while_the_size_stays() {
    let Some(gpu) = gpu() else { return };
    let mut buffer = UploadedImage::new();
    assert!(buffer.image().is_none());
    let mut uploaded = |image: Image| buffer.upload(&gpu, &image).unwrap().first.clone();
    let first = uploaded(named([5, 3]));
    assert_eq!(uploaded(named([5, 3])), first);
    assert_ne!(uploaded(named([3, 5])), first);
    uploaded(Image::new(0, 0));
    assert_eq!(on_card(&buffer).pixels(), 0);
}
