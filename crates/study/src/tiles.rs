//! Local bias: whether every part of an image has the right brightness, not only the whole.
//!
//! An image is divided into tiles. The mean over a tile and all seeds deviates from the reference by bias and by the
//! noise of finite seeds, which is measured too: half the difference of two halves of the seeds has the same noise and
//! no bias.

use crate::estimate::or_nan;
use serde::{Deserialize, Serialize};
use wayfare_film::{EPSILON, Image};

/// Pixels along the side of a tile; those at the right and lower edge may be smaller.
pub const TILE: u32 = 16;

/// A relative deviation over the tiles of an image: its median and its 95 % quantile. `NaN` where it is not known.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct OverTiles {
    /// Half of the tiles deviate by at most this.
    #[serde(deserialize_with = "or_nan")]
    pub median: f64,
    /// 95 % of the tiles deviate by at most this.
    #[serde(deserialize_with = "or_nan")]
    pub high: f64,
}

impl Default for OverTiles {
    fn default() -> Self {
        Self {
            median: f64::NAN,
            high: f64::NAN,
        }
    }
}

impl OverTiles {
    /// Of deviations from the means of a reference, tile by tile. Black tiles are divided by 0.01, as in MAPE.
    pub fn of(deviations: &[f64], truth: &[f64]) -> Self {
        let relative = || {
            let pairs = deviations.iter().zip(truth);
            pairs.map(|(deviation, truth)| deviation.abs() / (truth.abs() + EPSILON))
        };
        Self {
            median: quantile(relative(), 0.5),
            high: quantile(relative(), 0.95),
        }
    }
}

/// How far the mean over all seeds is from the reference, tile by tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LocalBias {
    /// The deviation as it was found: bias, noise, and the error of the reference.
    pub deviation: OverTiles,
    /// What the noise of finite seeds alone would show. Unknown for a single seed.
    pub noise: OverTiles,
}

impl LocalBias {
    /// From the sums of errors of two halves of the seeds over each tile, and the number of seeds in each half.
    pub fn new(sums: [&[f64]; 2], counts: [f64; 2], truth: &[f64]) -> Self {
        let n = counts[0] + counts[1];
        let of = |value: &dyn Fn(f64, f64) -> f64| {
            let pairs = sums[0].iter().zip(sums[1]);
            let deviations: Vec<f64> = pairs.map(|(&a, &b)| value(a, b)).collect();
            OverTiles::of(&deviations, truth)
        };
        let is_known = counts.iter().all(|&count| count > 0.0);
        // The difference of the halves' means, scaled to the variance of the mean of all seeds.
        let scale = (counts[0] * counts[1]).sqrt() / n;
        Self {
            deviation: of(&|a, b| (a + b) / n),
            noise: match is_known {
                true => of(&|a, b| scale * (a / counts[0] - b / counts[1])),
                false => OverTiles::default(),
            },
        }
    }

    /// The deviation without the noise: both are independent, and their squares add up. 0 where noise explains all of
    /// it.
    pub fn bias(&self) -> OverTiles {
        let without = |all: f64, noise: f64| match all * all - noise * noise {
            squared if squared.is_nan() => f64::NAN,
            squared => squared.max(0.0).sqrt(),
        };
        OverTiles {
            median: without(self.deviation.median, self.noise.median),
            high: without(self.deviation.high, self.noise.high),
        }
    }
}

/// Means over the channels and over blocks of `step` by `step` pixels; those at the right and lower edge may be
/// smaller.
pub(crate) fn block_means(image: &Image, step: u32) -> Vec<f64> {
    let (width, height) = (image.width.div_ceil(step), image.height.div_ceil(step));
    let mut means = Vec::with_capacity(width as usize * height as usize);
    for y in 0..height {
        for x in 0..width {
            let (mut sum, mut count) = (0.0, 0.0);
            for v in y * step..((y + 1) * step).min(image.height) {
                for u in x * step..((x + 1) * step).min(image.width) {
                    sum += image.pixel(u, v).map(f64::from).iter().sum::<f64>();
                    count += 3.0;
                }
            }
            means.push(sum / count);
        }
    }
    means
}

/// The value that a share of the finite values does not exceed; 0 of none.
pub(crate) fn quantile(values: impl Iterator<Item = f64>, share: f64) -> f64 {
    let mut values: Vec<f64> = values.filter(|value| value.is_finite()).collect();
    if values.is_empty() {
        return 0.0;
    }
    let rank = ((values.len() - 1) as f64 * share) as usize;
    *values.select_nth_unstable_by(rank, f64::total_cmp).1
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_at_the_edges_are_smaller() {
        let image = Image::from_fn(5, 3, |x, y| [x as f32, y as f32, 0.0]);
        let means = block_means(&image, 2);
        assert_eq!(means.len(), 6);
        assert_eq!(means[0], (0.5 + 0.5) / 3.0);
        assert_eq!(means[5], (4.0 + 2.0) / 3.0);
    }

    #[test]
    fn quantiles_are_values() {
        let values = || (0..=100).map(f64::from).chain([f64::NAN]);
        assert_eq!(
            [0.5, 0.95].map(|share| quantile(values(), share)),
            [50.0, 95.0]
        );
        assert_eq!(quantile([].into_iter(), 0.5), 0.0);
    }

    /// Two halves with the same errors have no noise; opposite errors are all noise.
    #[test]
    fn what_halves_share_is_bias_and_what_they_do_not_is_noise() {
        let truth = [0.99; 40];
        let local = LocalBias::new([&[0.3; 40], &[0.2; 40]], [3.0, 2.0], &truth);
        assert!((local.bias().median - 0.1).abs() < 1e-12, "{local:?}");
        assert!(local.noise.high.abs() < 1e-12, "{local:?}");
        let local = LocalBias::new([&[0.2; 40], &[-0.2; 40]], [2.0, 2.0], &truth);
        assert_eq!(local.bias().high, 0.0);
        assert!((local.noise.high - 0.1).abs() < 1e-12, "{local:?}");
        let one = LocalBias::new([&[0.1; 40], &[0.0; 40]], [1.0, 0.0], &truth);
        assert!((one.deviation.median - 0.1).abs() < 1e-12);
        assert!(one.noise.median.is_nan() && one.bias().median.is_nan());
    }

    #[test]
    fn what_is_not_known_survives_a_file() {
        let text = serde_json::to_string(&LocalBias::default()).unwrap();
        let read: LocalBias = serde_json::from_str(&text).unwrap();
        assert!(read.deviation.median.is_nan() && read.noise.high.is_nan());
    }
}
