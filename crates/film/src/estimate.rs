//! The error of an image without a reference: what the difference of two independent images says about the error of
//! their mean.
//!
//! Let A and B be independent images of the same radiance from n and m samples, each with the variance s/n and s/m.
//! Their mean by samples has the variance s/(n+m), and
//!
//! ```text
//! E (A - B)^2 = s/n + s/m      so      (A - B)^2 n m / (n+m)^2
//! ```
//!
//! is an unbiased estimate of the squared error of the mean, in every pixel. What both have in common is not seen:
//! neither a bias, as chains have in their first steps, nor light that neither has found yet.
//!
//! A relative error divides by the square of the true radiance, which is not known either. To take the mean of the
//! pixel would be a mistake: a pixel that is too bright by an outlier would have a small relative error because of it.
//! The median of its neighbours stands in, which outliers hardly change, within what the pixel itself allows: it is at
//! least the smaller of A and B, since an outlier is in one of them only, and at most their mean. So an edge has no
//! error that is not there.

use crate::error::FilmError;
use crate::image::Image;
use crate::metrics::{EPSILON, check_comparable};
use rayon::prelude::*;

/// Neighbours of a pixel are at most this many columns and rows away.
const RADIUS: usize = 2;
/// The most neighbours.
const NEIGHBOURS: usize = (2 * RADIUS + 1) * (2 * RADIUS + 1) - 1;

/// The estimated error of an image.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct EstimatedError {
    /// Mean squared error.
    pub mse: f64,
    /// Mean relative squared error, as in [`Metrics`](crate::Metrics).
    pub mrse: f64,
}

/// The mean of two images by their samples.
///
/// # Panics
/// When the sizes differ.
pub fn mean_of(a: &Image, b: &Image, samples: [f64; 2]) -> Image {
    assert_eq!(a.size(), b.size(), "images of different sizes");
    let share = (samples[1] / (samples[0] + samples[1]).max(1.0)) as f32;
    let both = a.pixels.iter().zip(&b.pixels);
    Image {
        pixels: both
            .map(|(a, b)| std::array::from_fn(|c| a[c] + (b[c] - a[c]) * share))
            .collect(),
        ..*a
    }
}

/// The estimated error of the mean of two independent images, with their numbers of samples.
pub fn estimate_error(
    a: &Image,
    b: &Image,
    samples: [f64; 2],
) -> Result<EstimatedError, FilmError> {
    check_comparable(a, b)?;
    let mean = mean_of(a, b, samples);
    let all = (samples[0] + samples[1]).max(1.0);
    let factor = samples[0] * samples[1] / (all * all);
    let width = a.width as usize;
    let of_row = |row: usize| {
        let mut sums = EstimatedError::default();
        let mut around = [0.0; NEIGHBOURS];
        for column in 0..width {
            let pixel = row * width + column;
            for channel in 0..3 {
                let [a, b, mean_here] = [a, b, &mean].map(|image| image.pixels[pixel][channel]);
                let difference = f64::from(a) - f64::from(b);
                let squared = factor * difference * difference;
                let around = neighbours(&mean, [column, row], channel, &mut around);
                let (least, most) = (a.min(b), mean_here.max(a.min(b)));
                let reference = around.clamp(f64::from(least), f64::from(most));
                sums.mse += squared;
                sums.mrse += squared / (reference * reference + EPSILON);
            }
        }
        sums
    };
    let rows: Vec<EstimatedError> = (0..a.height as usize).into_par_iter().map(of_row).collect();
    // In their order: the same sum whichever thread was first.
    let values = 3.0 * a.pixels.len() as f64;
    Ok(rows
        .iter()
        .fold(EstimatedError::default(), |sum, row| EstimatedError {
            mse: sum.mse + row.mse / values,
            mrse: sum.mrse + row.mrse / values,
        }))
}

/// The median of a channel over the neighbours of a pixel; its own value where it has none.
fn neighbours(
    image: &Image,
    [column, row]: [usize; 2],
    channel: usize,
    around: &mut [f32; NEIGHBOURS],
) -> f64 {
    let (width, height) = (image.width as usize, image.height as usize);
    let mut count = 0;
    for y in row.saturating_sub(RADIUS)..(row + RADIUS + 1).min(height) {
        for x in column.saturating_sub(RADIUS)..(column + RADIUS + 1).min(width) {
            if (x, y) != (column, row) {
                around[count] = image.pixels[y * width + x][channel];
                count += 1;
            }
        }
    }
    if count == 0 {
        return f64::from(image.pixels[row * width + column][channel]);
    }
    let around = &mut around[..count];
    let (_, median, _) = around.select_nth_unstable_by(count / 2, f32::total_cmp);
    f64::from(*median)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compare;

    /// Numbers that are as good as random, with mean 0 and variance 1/3.
    struct Noise(u64);

    impl Noise {
        fn next(&mut self) -> f32 {
            self.0 = self
                .0
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (self.0 >> 40) as f32 / (1 << 23) as f32 - 1.0
        }
    }

    fn truth(x: u32, y: u32) -> f32 {
        1.5 + (x as f32 / 30.0).sin() * (y as f32 / 20.0).cos()
    }

    /// With noise of a known size, the estimate is the error of the mean against the truth.
    #[test]
    fn the_estimate_is_the_error() {
        let mut noise = Noise(1);
        let mut image = |samples: f32| {
            let size = 0.3 / samples.sqrt();
            Image::from_fn(160, 120, |x, y| {
                [0; 3].map(|_| truth(x, y) + size * noise.next())
            })
        };
        let samples = [4.0, 12.0];
        let (a, b) = (image(4.0), image(12.0));
        let exact = Image::from_fn(160, 120, |x, y| [truth(x, y); 3]);
        let error = compare(&mean_of(&a, &b, samples), &exact).unwrap();
        let estimate = estimate_error(&a, &b, samples).unwrap();
        for (estimate, error) in [(estimate.mse, error.mse), (estimate.mrse, error.mrse)] {
            let ratio = estimate / error;
            assert!((0.95..1.05).contains(&ratio), "{estimate} {error}");
        }
        let known = 0.09 / 3.0 / 16.0;
        assert!(
            (estimate.mse / known - 1.0).abs() < 0.03,
            "{}",
            estimate.mse
        );
    }

    /// A pixel that is ten thousand times too bright has a relative error of ten thousand, squared.
    #[test]
    fn an_outlier_does_not_hide_itself() {
        let a = Image::from_fn(40, 30, |x, y| {
            let outlier = x % 10 == 5 && y % 10 == 5;
            [if outlier { 1e4 } else { 1.0 }; 3]
        });
        let b = Image::from_fn(40, 30, |_, _| [1.0; 3]);
        let error = compare(&mean_of(&a, &b, [1.0; 2]), &b).unwrap();
        let estimate = estimate_error(&a, &b, [1.0; 2]).unwrap();
        assert!(
            (estimate.mrse / error.mrse - 1.0).abs() < 0.01,
            "{estimate:?}"
        );
        assert!(error.mrse > 1e5);
    }

    #[test]
    fn what_cannot_be_compared_is_an_error() {
        let (a, b) = (Image::new(2, 1), Image::new(1, 2));
        assert!(estimate_error(&a, &b, [1.0; 2]).is_err());
        let one = Image::from_fn(1, 1, |_, _| [1.0; 3]);
        let none = estimate_error(&one, &one, [1.0; 2]).unwrap();
        assert_eq!(none, EstimatedError::default());
    }
}
