//! A false-colour image of where two images differ.

use crate::error::FilmError;
use crate::font;
use crate::image::{Image, Rgb8Image};
use crate::metrics::{PointError, check_comparable};

/// The error of a pixel, averaged over its channels; the mean over the pixels is the metric of that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// |a - b|
    Absolute,
    /// |a - b| / (b + 0.01)
    Relative,
    /// (a - b)^2
    Squared,
    /// (a - b)^2 / (b^2 + 0.01)
    RelativeSquared,
}

impl ErrorKind {
    /// The error of a pixel `a` against that of the reference `b`.
    pub fn of_pixel(self, a: [f32; 3], b: [f32; 3]) -> f64 {
        let channels = a.iter().zip(&b).map(|(&a, &b)| {
            let point = PointError::new(a, b);
            match self {
                Self::Absolute => point.absolute,
                Self::Relative => point.relative,
                Self::Squared => point.squared,
                Self::RelativeSquared => point.relative_squared,
            }
        });
        channels.sum::<f64>() / 3.0
    }
}

/// Which errors get the ends of the colour map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Scale {
    /// From 0 to `max`.
    Linear {
        /// Error with the brightest colour.
        max: f64,
    },
    /// Logarithmic between two positive errors.
    Log {
        /// Error with the darkest colour.
        min: f64,
        /// Error with the brightest colour.
        max: f64,
    },
}

impl Scale {
    /// Where an error lies between the ends of the scale, 0..1.
    pub fn position(self, error: f64) -> f64 {
        match self {
            Self::Linear { max } => error / max,
            // The logarithm of an error of 0 is minus infinity, which is clamped like any small error.
            Self::Log { min, max } => (error / min).ln() / (max / min).ln(),
        }
        .clamp(0.0, 1.0)
    }

    /// The values that a legend marks, with their positions: decades, or quarters of a linear scale.
    fn ticks(self) -> Vec<(f64, String)> {
        match self {
            Self::Linear { max } => (0..=4)
                .map(|i| (f64::from(i) / 4.0, short(max * f64::from(i) / 4.0)))
                .collect(),
            Self::Log { min, max } => {
                let decades = min.log10().ceil() as i32..=max.log10().floor() as i32;
                decades
                    .map(|n| (self.position(10_f64.powi(n)), format!("1e{n}")))
                    .collect()
            }
        }
    }
}

/// A number in the fewest characters that a legend needs.
fn short(value: f64) -> String {
    if value == 0.0 {
        "0".to_owned()
    } else if (0.01..1000.0).contains(&value) {
        let text = format!("{value:.3}");
        text.trim_end_matches('0').trim_end_matches('.').to_owned()
    } else {
        format!("{value:.1e}")
    }
}

/// The errors of all pixels, ready to be coloured.
#[derive(Clone, Debug, PartialEq)]
pub struct ErrorMap {
    width: u32,
    height: u32,
    errors: Vec<f64>,
}

impl ErrorMap {
    /// The errors of `a` against the reference `b`. Fails where [`crate::compare`] fails.
    pub fn new(a: &Image, b: &Image, kind: ErrorKind) -> Result<Self, FilmError> {
        check_comparable(a, b)?;
        let error = |(&a, &b)| kind.of_pixel(a, b);
        Ok(Self {
            width: a.width,
            height: a.height,
            errors: a.pixels.iter().zip(&b.pixels).map(error).collect(),
        })
    }

    /// The errors, row-major from the top.
    pub fn errors(&self) -> &[f64] {
        &self.errors
    }

    /// A logarithmic scale of four decades that ends at the decade above the 99.5th percentile, so that
    /// a few outliers do not darken the rest.
    pub fn auto_scale(&self) -> Scale {
        let mut sorted = self.errors.clone();
        let rank = (sorted.len() - 1) * 995 / 1000;
        let (_, high, _) = sorted.select_nth_unstable_by(rank, f64::total_cmp);
        let top = if *high > 0.0 {
            high.log10().ceil()
        } else {
            0.0
        };
        Scale::Log {
            min: 10_f64.powf(top - 4.0),
            max: 10_f64.powf(top),
        }
    }

    /// The image without a legend.
    pub fn colour(&self, scale: Scale) -> Rgb8Image {
        Rgb8Image {
            width: self.width,
            height: self.height,
            pixels: self
                .errors
                .iter()
                .map(|&e| colour_map(scale.position(e)))
                .collect(),
        }
    }

    /// The image with a colour bar below it that says which colour is which error.
    pub fn colour_with_legend(&self, scale: Scale) -> Rgb8Image {
        const PAPER: [u8; 3] = [24, 24, 27];
        const INK: [u8; 3] = [228, 228, 231];
        let text_scale = (self.width / 320).clamp(1, 4);
        let margin = 4 * text_scale;
        let bar_height = 6 * text_scale;
        let legend_height = bar_height + font::HEIGHT * text_scale + 3 * margin;
        let map = self.colour(scale);
        let mut image = Rgb8Image::filled(self.width, self.height + legend_height, PAPER);
        image.pixels[..map.pixels.len()].copy_from_slice(&map.pixels);

        // The colour bar.
        let bar_top = self.height + margin;
        let bar_width = self.width.saturating_sub(2 * margin).max(1);
        for x in 0..bar_width {
            let colour = colour_map(f64::from(x) / f64::from((bar_width - 1).max(1)));
            for y in 0..bar_height {
                image.set(margin + x, bar_top + y, colour);
            }
        }
        // Its ticks and their labels.
        let mut free_from = 0;
        for (position, label) in scale.ticks() {
            let x = margin + (position * f64::from(bar_width - 1)).round() as u32;
            for y in 0..bar_height + margin / 2 {
                image.set(x, bar_top + y, INK);
            }
            let label_width = font::width(&label) * text_scale;
            let rightmost = self.width.saturating_sub(margin + label_width);
            let left = x
                .saturating_sub(label_width / 2)
                .clamp(margin.min(rightmost), rightmost);
            // On a narrow image the labels that would overlap are left out.
            if left >= free_from {
                let top = bar_top + bar_height + margin;
                font::draw(&mut image, left, top, text_scale, &label, INK);
                free_from = left + label_width + margin;
            }
        }
        image
    }
}

/// Colours of equal perceptual distance from black over violet and orange to pale yellow: eleven samples
/// of the map "magma" (Nathaniel Smith and Stéfan van der Walt, CC0), at equal steps of 0..1.
pub const COLOURS: [[u8; 3]; 11] = [
    [0, 0, 4],
    [21, 14, 55],
    [59, 15, 112],
    [100, 26, 128],
    [140, 41, 129],
    [182, 54, 121],
    [222, 73, 104],
    [247, 111, 92],
    [254, 159, 109],
    [254, 206, 145],
    [252, 253, 191],
];

/// The colour at a position of 0..1: [`COLOURS`], interpolated linearly.
pub fn colour_map(position: f64) -> [u8; 3] {
    interpolate_colours(&COLOURS, position)
}

/// The colour at a position of 0..1 between at least two evenly spaced colours.
pub fn interpolate_colours(colours: &[[u8; 3]], position: f64) -> [u8; 3] {
    let x = position.clamp(0.0, 1.0) * (colours.len() - 1) as f64;
    let i = (x as usize).min(colours.len() - 2);
    let t = x - i as f64;
    std::array::from_fn(|c| {
        let (low, high) = (f64::from(colours[i][c]), f64::from(colours[i + 1][c]));
        (low + t * (high - low)).round() as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::image::luminance;
    use crate::metrics::compare;
    use crate::tonemap::srgb_decode;

    fn pair() -> (Image, Image) {
        let a = Image::from_fn(400, 30, |x, y| [x as f32 * 1e-3, y as f32 * 0.1, 0.5]);
        (a, Image::from_fn(400, 30, |_, _| [0.2, 0.5, 0.4]))
    }

    #[test]
    fn the_mean_of_the_map_is_the_metric() {
        let (a, b) = pair();
        let metrics = compare(&a, &b).unwrap();
        for (kind, metric) in [
            (ErrorKind::Absolute, metrics.mae),
            (ErrorKind::Relative, metrics.mape),
            (ErrorKind::Squared, metrics.mse),
            (ErrorKind::RelativeSquared, metrics.mrse),
        ] {
            let map = ErrorMap::new(&a, &b, kind).unwrap();
            let mean = map.errors().iter().sum::<f64>() / map.errors().len() as f64;
            assert!((mean - metric).abs() < 1e-12 * metric, "{kind:?}");
        }
    }

    #[test]
    fn larger_errors_are_brighter() {
        let mut last = -1.0;
        for i in 0..=200 {
            let rgb = colour_map(f64::from(i) / 200.0);
            let light = luminance(rgb.map(|c| f64::from(srgb_decode(f32::from(c) / 255.0))));
            assert!(light >= last, "the colour map darkens at {i}");
            last = light;
        }
    }

    #[test]
    fn scales_clamp_at_their_ends() {
        let log = Scale::Log {
            min: 1e-4,
            max: 1.0,
        };
        assert_eq!(log.position(0.0), 0.0);
        assert!((log.position(1e-2) - 0.5).abs() < 1e-12);
        assert_eq!(log.position(7.0), 1.0);
        assert_eq!(Scale::Linear { max: 2.0 }.position(0.5), 0.25);
    }

    #[test]
    fn equal_images_are_black() {
        let (a, _) = pair();
        let map = ErrorMap::new(&a, &a, ErrorKind::Absolute).unwrap();
        let image = map.colour(map.auto_scale());
        assert!(image.pixels.iter().all(|&p| p == colour_map(0.0)));
    }

    #[test]
    fn the_legend_stands_below_the_image() {
        let (a, b) = pair();
        let map = ErrorMap::new(&a, &b, ErrorKind::RelativeSquared).unwrap();
        for scale in [map.auto_scale(), Scale::Linear { max: 0.37 }] {
            let (plain, legend) = (map.colour(scale), map.colour_with_legend(scale));
            assert_eq!(legend.width, plain.width);
            assert_eq!(legend.pixels[..plain.pixels.len()], plain.pixels);
            let bar = &legend.pixels[plain.pixels.len()..];
            let mut colours = bar.to_vec();
            colours.sort_unstable();
            colours.dedup();
            assert!(colours.len() > 200, "only {} colours", colours.len());
        }
    }

    #[test]
    fn the_smallest_image_has_a_legend_too() {
        let a = Image::new(1, 1);
        let map = ErrorMap::new(&a, &a, ErrorKind::Squared).unwrap();
        assert_eq!(map.colour_with_legend(map.auto_scale()).width, 1);
    }

    #[test]
    fn labels_are_short() {
        assert_eq!(
            [0.0, 0.25, 1.5, 2e-5, 100.0].map(short),
            ["0", "0.25", "1.5", "2.0e-5", "100"]
        );
    }
}
