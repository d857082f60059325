//! How far an image is from a reference, in numbers.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use crate::error::FilmError;
use crate::image::Image;

/// Keeps relative errors of black pixels finite, as customary in the rendering literature.
pub const EPSILON: f64 = 0.01;

/// Differences between an image `a` and a reference `b`, averaged over channels and pixels.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Metrics {
    /// Mean squared error: mean of (a - b)^2.
    pub mse: f64,
    /// Mean absolute error: mean of |a - b|.
    pub mae: f64,
    /// Mean relative squared error: mean of (a - b)^2 / (b^2 + 0.01).
    pub mrse: f64,
    /// Mean absolute percentage error (as a fraction): mean of |a - b| / (b + 0.01).
    pub mape: f64,
    /// Mean of a over mean of b, over all pixels and channels: 1 for an unbiased image without noise.
    /// Two black images have the ratio 1; a black reference of an image that is not black has
    /// an infinite one (`null` in JSON).
    #[serde(deserialize_with = "crate::or_infinity")]
    pub mean_ratio: f64,
}

/// Errors of one channel of one pixel, whose means are the [`Metrics`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PointError {
    /// (a - b)^2
    pub squared: f64,
    /// |a - b|
    pub absolute: f64,
    /// (a - b)^2 / (b^2 + 0.01)
    pub relative_squared: f64,
    /// |a - b| / (b + 0.01)
    pub relative: f64,
}

impl PointError {
    /// The errors of `a` against the reference `b`. A negative reference has no meaning as radiance;
    /// its magnitude keeps the denominator positive.
    pub fn new(a: f32, b: f32) -> Self {
        let (a, b) = (f64::from(a), f64::from(b));
        let absolute = (a - b).abs();
        let squared = absolute * absolute;
        Self {
            squared,
            absolute,
            relative_squared: squared / (b * b + EPSILON),
            relative: absolute / (b.abs() + EPSILON),
        }
    }
}

/// Compares an image with a reference. Fails when the sizes differ, when there is no pixel, or when a
/// pixel is not finite.
pub fn compare(a: &Image, b: &Image) -> Result<Metrics, FilmError> {
    check_comparable(a, b)?;
    let (values_a, values_b) = (a.pixels.as_flattened(), b.pixels.as_flattened());
    let parts: Vec<Sums> = values_a
        .par_chunks(CHUNK)
        .zip(values_b.par_chunks(CHUNK))
        .map(|(a, b)| Sums::of(a, b))
        .collect();
    // In their order: the same sum whichever thread was first.
    let sum = parts.iter().fold(Sums::default(), Sums::plus);
    Ok(sum.metrics(values_a.len() as f64))
}

/// How much a film flickers between two frames: the mean relative squared error of the difference of two images against
/// that of their references, mean of ((a - a') - (b - b'))^2 / (b^2 + 0.01). Frames whose errors are independent
/// flicker by the sum of their MRSE if the references are alike; an error that stays where it is does not flicker.
///
/// `now` and `before` are an image and its reference each. Fails as [`compare`] does.
pub fn flicker(now: [&Image; 2], before: [&Image; 2]) -> Result<f64, FilmError> {
    for other in [now[1], before[0], before[1]] {
        check_comparable(now[0], other)?;
    }
    let errors = |[a, b]: [&'_ Image; 2]| {
        let values = (a.pixels.as_flattened().iter()).zip(b.pixels.as_flattened());
        let values = values.map(|(&a, &b)| (f64::from(a) - f64::from(b), f64::from(b)));
        values.collect::<Vec<_>>()
    };
    let (now, before) = (errors(now), errors(before));
    let points = now.iter().zip(&before);
    let changes = points.map(|((error, truth), (earlier, _))| {
        (error - earlier).powi(2) / (truth * truth + EPSILON)
    });
    Ok(changes.sum::<f64>() / now.len() as f64)
}

/// Values that one thread sums up.
const CHUNK: usize = 3 << 13;

/// Sums over some values of two images, here or on a graphics card.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Sums {
    /// Errors of the values.
    pub errors: PointError,
    /// The values of the image.
    pub a: f64,
    /// The values of the reference.
    pub b: f64,
}

impl Sums {
    fn of(a: &[f32], b: &[f32]) -> Self {
        let points = a.iter().zip(b).map(|(&a, &b)| Self {
            errors: PointError::new(a, b),
            a: f64::from(a),
            b: f64::from(b),
        });
        points.fold(Self::default(), |sum, point| sum.plus(&point))
    }

    /// Sums over the values of both.
    pub fn plus(self, other: &Self) -> Self {
        let (x, y) = (self.errors, other.errors);
        Self {
            errors: PointError {
                squared: x.squared + y.squared,
                absolute: x.absolute + y.absolute,
                relative_squared: x.relative_squared + y.relative_squared,
                relative: x.relative + y.relative,
            },
            a: self.a + other.a,
            b: self.b + other.b,
        }
    }

    /// The means, where `n` values were summed: channels times pixels.
    pub fn metrics(&self, n: f64) -> Metrics {
        Metrics {
            mse: self.errors.squared / n,
            mae: self.errors.absolute / n,
            mrse: self.errors.relative_squared / n,
            mape: self.errors.relative / n,
            mean_ratio: match (self.a == 0.0, self.b == 0.0) {
                (true, true) => 1.0,
                (false, true) => f64::INFINITY,
                _ => self.a / self.b,
            },
        }
    }
}

/// Two images of the same size with finite pixels.
pub(crate) fn check_comparable(a: &Image, b: &Image) -> Result<(), FilmError> {
    if a.size() != b.size() {
        return Err(FilmError::SizeMismatch {
            a: a.size(),
            b: b.size(),
        });
    }
    if a.pixels.is_empty() {
        return Err(FilmError::Empty);
    }
    for (which, image) in [("first", a), ("second", b)] {
        if let Some((count, x, y)) = image.non_finite() {
            return Err(FilmError::NonFinite { which, count, x, y });
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn assert_close(value: f64, expected: f64) {
        assert!(
            (value - expected).abs() <= 1e-7 * expected.abs().max(1e-7),
            "{value} instead of {expected}"
        );
    }

    #[test]
    fn hand_computed_values() {
        let a = Image::from_fn(2, 1, |x, _| [[1.0, 0.5, 0.0], [0.2, 0.0, 3.0]][x as usize]);
        let b = Image::from_fn(2, 1, |x, _| [[0.5, 0.5, 0.1], [0.0, 0.0, 2.0]][x as usize]);
        let m = compare(&a, &b).unwrap();
        assert_close(m.mse, (0.25 + 0.01 + 0.04 + 1.0) / 6.0);
        assert_close(m.mae, (0.5 + 0.1 + 0.2 + 1.0) / 6.0);
        assert_close(
            m.mrse,
            (0.25 / 0.26 + 0.01 / 0.02 + 0.04 / 0.01 + 1.0 / 4.01) / 6.0,
        );
        assert_close(
            m.mape,
            (0.5 / 0.51 + 0.1 / 0.11 + 0.2 / 0.01 + 1.0 / 2.01) / 6.0,
        );
        assert_close(m.mean_ratio, 4.7 / 3.1);
    }

    #[test]
    fn an_image_equals_itself() {
        let a = Image::from_fn(5, 4, |x, y| [x as f32, y as f32, 0.3]);
        let m = compare(&a, &a).unwrap();
        assert_eq!(
            (m.mse, m.mae, m.mrse, m.mape, m.mean_ratio),
            (0.0, 0.0, 0.0, 0.0, 1.0)
        );
    }

    #[test]
    fn errors_that_stay_do_not_flicker_and_independent_ones_add_up() {
        let mut state = 1u32;
        let mut noise = || {
            // A small generator will do.
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 8) as f32 / (1 << 24) as f32 - 0.5
        };
        let truth = Image::from_fn(64, 48, |x, y| [0.5, x as f32 / 64.0, y as f32 / 48.0]);
        let next = Image::from_fn(64, 48, |x, y| [0.6, x as f32 / 63.0, y as f32 / 48.0]);
        let mut noisy = |of: &Image| {
            let mut image = of.clone();
            image
                .pixels
                .as_flattened_mut()
                .iter_mut()
                .for_each(|v| *v += noise());
            image
        };
        let first = noisy(&truth);
        let mut moved = first.clone();
        for (v, (a, b)) in moved.pixels.as_flattened_mut().iter_mut().zip(
            next.pixels
                .as_flattened()
                .iter()
                .zip(truth.pixels.as_flattened()),
        ) {
            *v += a - b;
        }
        let stays = flicker([&moved, &next], [&first, &truth]).unwrap();
        assert!(stays < 1e-9, "{stays}");
        let other = noisy(&truth);
        let found = flicker([&other, &truth], [&first, &truth]).unwrap();
        let sum = compare(&other, &truth).unwrap().mrse + compare(&first, &truth).unwrap().mrse;
        assert!((found / sum - 1.0).abs() < 0.05, "{found} and {sum}");
        assert!(flicker([&first, &truth], [&Image::new(1, 1), &truth]).is_err());
    }

    #[test]
    fn the_ratio_to_a_black_reference_is_defined() {
        let (black, white) = (Image::new(1, 1), Image::from_fn(1, 1, |_, _| [1.0; 3]));
        assert_eq!(compare(&black, &black).unwrap().mean_ratio, 1.0);
        assert_eq!(compare(&white, &black).unwrap().mean_ratio, f64::INFINITY);
        assert_eq!(compare(&black, &white).unwrap().mean_ratio, 0.0);
    }

    #[test]
    fn the_json_keys_are_these() {
        let a = Image::new(1, 1);
        let json = serde_json::to_value(compare(&a, &a).unwrap()).unwrap();
        let keys: Vec<_> = json.as_object().unwrap().keys().cloned().collect();
        for key in ["mse", "mae", "mrse", "mape", "mean_ratio"] {
            assert!(keys.iter().any(|k| k == key), "{key} is missing");
        }
        assert_eq!(keys.len(), 5);
    }

    #[test]
    fn images_that_cannot_be_compared_are_errors() {
        let a = Image::new(3, 2);
        let error = compare(&a, &Image::new(2, 3)).unwrap_err().to_string();
        assert!(error.contains("3x2") && error.contains("2x3"), "{error}");
        assert!(compare(&Image::new(0, 0), &Image::new(0, 0)).is_err());
        let mut bad = a.clone();
        bad.pixels[5][2] = f32::NAN;
        let error = compare(&a, &bad).unwrap_err().to_string();
        assert!(
            error.contains("second") && error.contains("x=2, y=1"),
            "{error}"
        );
    }
}
