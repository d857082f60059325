//! A composed image for the eye.

use super::offscreen::{FORMATS, Screen, gpu, noise, on_card, uploaded};
use wayfare_film::{ErrorKind, Image, Look, Metadata, Scale, ToneMap, png_file};
use wayfare_live::{Area, Composition, Content, DisplayedPane, Framing, Split};

/// A lit ball before a gradient, with some noise.
fn ball(grain: f32) -> Image {
    Image::from_fn(240, 160, |x, y| {
        let (u, v) = ((x as f32 - 120.0) / 60.0, (y as f32 - 80.0) / 60.0);
        let r2 = u * u + v * v;
        let light = if r2 < 1.0 {
            let cosine = 0.6 * (1.0 - r2).sqrt() - 0.5 * v - 0.4 * u;
            let shine = (6.0 - 40.0 * ((u + 0.35).powi(2) + (v + 0.4).powi(2))).exp2();
            [0.9, 0.4, 0.15].map(|c| c * cosine.max(0.02) + 0.2 * shine)
        } else {
            [0.1, 0.15, 0.3].map(|c| c + 0.4 * (y as f32 / 160.0).powi(2))
        };
        light.map(|c| c * (1.0 + grain * (noise(240 * y + x) - 0.5)))
    })
}

#[test]
fn an_image_beside_its_error_is_written() {
    let Some(gpu) = gpu() else { return };
    let mut image = ball(0.8);
    image.pixels[240 * 30 + 40][0] = f32::NAN;
    let (image, reference) = (uploaded(&gpu, &image), uploaded(&gpu, &ball(0.0)));
    let composition = Composition {
        left: DisplayedPane {
            image: Some(on_card(&image)),
            content: Content::Image(Look {
                exposure: 0.5,
                tone_map: ToneMap::Filmic,
            }),
        },
        split: Some(Split {
            divider: 0.5,
            has_line: true,
            right: DisplayedPane {
                image: Some(on_card(&image)),
                content: Content::Error {
                    kind: ErrorKind::RelativeSquared,
                    scale: Scale::Log {
                        min: 1e-4,
                        max: 1.0,
                    },
                },
            },
        }),
        reference: Some(on_card(&reference)),
    };
    let area = Area {
        min: [0; 2],
        size: [800, 500],
    };
    let framing = Framing::fitted(area, [240, 160]);
    let seen = Screen::new(&gpu, FORMATS[0]).drawn(area.size, &framing, &composition);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("composed.png");
    png_file::write(&path, &seen, &Metadata::default()).unwrap();
    assert!(path.metadata().unwrap().len() > 1000);
    // Kept for inspection.
    if std::env::var_os("WAYFARE_KEEP_IMAGES").is_some() {
        println!("{}", folder.keep().display());
    }
}
