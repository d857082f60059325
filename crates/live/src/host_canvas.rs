//! The images of a viewer where there is no graphics card: composed and measured by the CPU.
//!
//! What is seen is what [`Canvas`](crate::Canvas) draws, to a level of 8 bits.

use crate::canvas::DisplaySettings;
use crate::display::Content;
use crate::measure::Measurement;
use crate::{Reference, Viewer};
use rayon::prelude::*;
use std::sync::Arc;
use wayfare_engine::DeviceImage;
use wayfare_film::error_map::colour_map;
use wayfare_film::{ErrorKind, Image, Look, PointError, Rgb8Image, Sums, srgb_byte};

/// The colour of a pane without an image.
const NOTHING: [u8; 3] = [41; 3];
/// The colour of pixels that are not finite.
const NOT_FINITE: [u8; 3] = [255, 0, 255];
/// Values above this count as not finite in measurements, as on a card.
const LARGEST: f32 = 1e16;

/// Composes and measures the images of a viewer on the CPU.
#[derive(Clone, Debug, Default)]
pub struct HostCanvas {
    panes: [Option<Image>; 2],
    count: usize,
    is_data: bool,
    reference: Option<Arc<Image>>,
}

impl HostCanvas {
    /// Takes the newest images of a viewer. Until there are some, the last ones stay. Images on a card are left out.
    pub fn update(&mut self, viewer: &mut Viewer) {
        let mut rendered = None;
        if let Some((_, round)) = viewer.take_round() {
            self.count = round.images.len().min(2);
            self.is_data = round.is_data;
            for (image, slot) in round.images.into_iter().zip(&mut self.panes) {
                *slot = on_host(image);
            }
            rendered = round.reference.and_then(on_host);
        }
        match (&viewer.reference, rendered) {
            (Reference::None, _) => self.reference = None,
            (Reference::File { image, .. }, _) => self.reference = Some(image.clone()),
            (Reference::Rendered(_), Some(image)) => self.reference = Some(Arc::new(image)),
            (Reference::Rendered(_), None) => {}
        }
    }

    /// Size of the displayed images, in their own pixels.
    pub fn image_size(&self) -> Option<[u32; 2]> {
        self.panes[0].as_ref().map(Image::size)
    }

    /// Whether there is a divider.
    pub fn is_split(&self, settings: &DisplaySettings) -> bool {
        self.count > 1 || settings.contents[0] != settings.contents[1]
    }

    /// Whether there is anything to compare with.
    pub fn has_reference(&self) -> bool {
        self.reference.is_some()
    }

    /// Measures the image of a pane against the reference.
    pub fn measure(&self, pane: usize) -> Option<Measurement> {
        let image = self.panes.get(pane)?.as_ref()?;
        let reference = self.reference.as_deref();
        Some(measured(
            image,
            reference.filter(|r| r.size() == image.size()),
        ))
    }

    /// What a screen would show at the size of the images. The divider is not drawn.
    pub fn compose(&self, settings: &DisplaySettings) -> Option<Rgb8Image> {
        let [width, height] = self.image_size()?;
        let right = usize::from(self.count > 1);
        let panes = [
            Colours::new(self, 0, settings.content(0, self.is_data)),
            Colours::new(self, right, settings.content(1, self.is_data)),
        ];
        // The first column of the right pane: pixels whose middle is not left of the divider.
        let border = match self.is_split(settings) {
            true => (settings.divider.clamp(0.0, 1.0) * width as f32 - 0.5).ceil() as u32,
            false => width,
        };
        let mut pixels = vec![[0; 3]; width as usize * height as usize];
        let rows = pixels.par_chunks_exact_mut(width.max(1) as usize);
        rows.enumerate().for_each(|(y, row)| {
            for (x, pixel) in (0..).zip(row) {
                let pane = &panes[usize::from(x >= border)];
                *pixel = pane.at([x, y as u32], [width, height]);
            }
        });
        Some(Rgb8Image {
            width,
            height,
            pixels,
        })
    }
}

fn on_host(image: DeviceImage) -> Option<Image> {
    match image {
        DeviceImage::Host(image) => Some(image),
        DeviceImage::Card(_) => None,
    }
}

/// The colours of a pane.
enum Colours<'a> {
    Nothing,
    Image(&'a Image, Look),
    Error {
        image: &'a Image,
        reference: &'a Image,
        kind: ErrorKind,
        scale: wayfare_film::Scale,
    },
}

impl<'a> Colours<'a> {
    fn new(canvas: &'a HostCanvas, pane: usize, content: Content) -> Self {
        let image = canvas.panes[pane].as_ref();
        let reference = canvas.reference.as_deref();
        match (content, image, reference) {
            (Content::Image(look), Some(image), _) => Self::Image(image, look),
            (Content::Reference(look), _, Some(reference)) => Self::Image(reference, look),
            (Content::Error { kind, scale }, Some(image), Some(reference))
                if image.size() == reference.size() =>
            {
                Self::Error {
                    image,
                    reference,
                    kind,
                    scale,
                }
            }
            _ => Self::Nothing,
        }
    }

    /// The colour of a pixel of a composition of some size.
    fn at(&self, pixel: [u32; 2], size: [u32; 2]) -> [u8; 3] {
        match self {
            Self::Nothing => NOTHING,
            Self::Image(image, look) => match nearest(image, pixel, size) {
                rgb if rgb.iter().all(|v| v.is_finite()) => {
                    let gain = look.exposure.clamp(-50.0, 50.0).exp2();
                    let exposed = rgb.map(|value| value.min(1e20) * gain);
                    look.tone_map.apply(exposed).map(srgb_byte)
                }
                _ => NOT_FINITE,
            },
            Self::Error {
                image,
                reference,
                kind,
                scale,
            } => {
                let (a, b) = (nearest(image, pixel, size), nearest(reference, pixel, size));
                if !a.iter().chain(&b).all(|v| v.is_finite()) {
                    return NOT_FINITE;
                }
                colour_map(scale.position(kind.of_pixel(a, b)))
            }
        }
    }
}

/// The pixel of an image below a pixel of a composition, which may have another size.
fn nearest(image: &Image, pixel: [u32; 2], size: [u32; 2]) -> [f32; 3] {
    let own = image.size();
    let [x, y] = std::array::from_fn(|i| {
        let at = (2 * u64::from(pixel[i]) + 1) * u64::from(own[i]) / (2 * u64::from(size[i]));
        (at as u32).min(own[i].saturating_sub(1))
    });
    image.pixel(x, y)
}

fn measured(image: &Image, reference: Option<&Image>) -> Measurement {
    let is_counted = |rgb: &[f32; 3]| rgb.iter().all(|v| v.abs() <= LARGEST);
    let black = [0.0; 3];
    let (mut sums, mut mean, mut counted) = (Sums::default(), [0.0; 3], 0_u64);
    for (i, a) in image.pixels.iter().enumerate() {
        let b = reference.map_or(&black, |reference| &reference.pixels[i]);
        if !is_counted(a) || !is_counted(b) {
            continue;
        }
        counted += 1;
        for ((mean, &a), &b) in mean.iter_mut().zip(a).zip(b) {
            *mean += f64::from(a);
            sums = sums.plus(&Sums {
                errors: PointError::new(a, b),
                a: f64::from(a),
                b: f64::from(b),
            });
        }
    }
    let pixels = image.pixels.len() as u64;
    let has_metrics = reference.is_some() && counted > 0;
    Measurement {
        metrics: has_metrics.then(|| sums.metrics(3.0 * counted as f64)),
        mean: mean.map(|sum| sum / (counted as f64).max(1.0)),
        non_finite: pixels - counted,
        pixels,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::canvas::ContentKind;
    use wayfare_film::{ErrorMap, ToneMap, compare, tonemap};

    const SIZE: [u32; 2] = [40, 30];

    fn image(salt: f32) -> Image {
        Image::from_fn(SIZE[0], SIZE[1], |x, y| {
            let v = (x as f32 * 0.37 + y as f32 * 0.91 + salt).sin().abs();
            [v, v * v * 3.0, 0.2 + salt]
        })
    }

    fn canvas() -> HostCanvas {
        HostCanvas {
            panes: [Some(image(0.1)), Some(image(0.2))],
            count: 2,
            is_data: false,
            reference: Some(Arc::new(image(0.3))),
        }
    }

    #[test]
    fn the_divider_parts_two_images_that_are_tone_mapped_as_files_are() {
        let canvas = canvas();
        for tone_map in ToneMap::ALL {
            let look = Look {
                exposure: 0.5,
                tone_map,
            };
            let settings = DisplaySettings {
                look,
                divider: 0.25,
                ..Default::default()
            };
            let seen = canvas.compose(&settings).expect("images");
            let [left, right] = [0.1, 0.2].map(|salt| tonemap(&image(salt), 0.5, tone_map));
            for (i, seen) in seen.pixels.iter().enumerate() {
                let source = if i % 40 < 10 { &left } else { &right };
                assert_eq!(*seen, source.pixels[i], "pixel {i}");
            }
        }
    }

    #[test]
    fn errors_are_those_of_the_error_map() {
        let settings = DisplaySettings {
            contents: [ContentKind::Error; 2],
            divider: 1.0,
            ..Default::default()
        };
        let seen = canvas().compose(&settings).expect("images");
        let map = ErrorMap::new(&image(0.1), &image(0.3), settings.error).expect("equal sizes");
        assert_eq!(seen, map.colour(settings.scale()));
    }

    #[test]
    fn a_reference_of_another_size_is_shown_and_not_compared() {
        let mut canvas = canvas();
        canvas.reference = Some(Arc::new(Image::from_fn(80, 60, |_, _| [0.5; 3])));
        let settings = DisplaySettings {
            contents: [ContentKind::Error, ContentKind::Reference],
            ..Default::default()
        };
        let seen = canvas.compose(&settings).expect("images");
        assert_eq!(seen.pixels[0], NOTHING);
        assert_ne!(seen.pixels[39], NOTHING);
        assert_eq!(canvas.measure(0).expect("an image").metrics, None);
    }

    #[test]
    fn what_is_not_finite_is_seen_and_left_out_of_the_numbers() {
        let mut canvas = canvas();
        let before = canvas.measure(0).expect("an image");
        assert_eq!(
            before.metrics,
            compare(&image(0.1), &image(0.3)).ok(),
            "the metrics of two images"
        );
        canvas.panes[0].as_mut().expect("an image").pixels[7] = [f32::NAN; 3];
        let after = canvas.measure(0).expect("an image");
        assert_eq!((before.non_finite, after.non_finite), (0, 1));
        let metrics = after.metrics.expect("a reference");
        assert!(metrics.mse.is_finite() && after.mean[0].is_finite());
        let seen = canvas.compose(&Default::default()).expect("images");
        assert_eq!(seen.pixels[7], NOT_FINITE);
    }
}
