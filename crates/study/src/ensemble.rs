//! Many images of one scene, made with independent seeds, against a reference: how much of their error is bias and how
//! much is noise.
//!
//! Let d_i = x_i - r be the error of image i, a vector over pixels and channels, and |.|^2 the mean of squares. Then
//!
//! ```text
//! E |d_i|^2 = bias^2 + variance          the mean squared error
//! E d_i.d_j = bias^2     for i != j      two seeds share nothing but the bias
//! ```
//!
//! so that the mean of d_i.d_j over all pairs is an unbiased estimate of bias^2, which may well be negative where there
//! is none, and the mean squared error minus it is an unbiased estimate of the variance. The sum over all pairs is
//! |sum of d_i|^2 - sum of |d_i|^2: one image of sums is enough. Seeds are divided into a few groups
//! with sums of their own; leaving out one group at a time (the jackknife) yields the standard errors. Where the bias
//! is small against the noise, that of bias^2 is too large by up to sqrt(2), which is on the safe side.
//!
//! A reference has an error of its own, e. Every product above then also contains |e|^2: given that number (from two
//! independent halves of the reference), it is subtracted.

use crate::estimate::Estimate;
use crate::tiles::{LocalBias, TILE, block_means};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use wayfare_film::{FilmError, Image, Metrics, compare};

/// Images of one scene with independent seeds.
#[derive(Clone, Debug)]
pub struct Ensemble {
    reference: Arc<Image>,
    /// Mean square of the error of the reference itself.
    reference_error: f64,
    groups: Vec<Group>,
    /// Sum of the squared errors, pixel by pixel.
    squares: Vec<[f32; 3]>,
    metrics: Vec<Metrics>,
}

/// Seeds whose errors are added up.
#[derive(Clone, Debug)]
struct Group {
    count: f64,
    errors: Vec<[f32; 3]>,
    /// Sum of |d_i|^2.
    squared: f64,
}

/// Groups for the standard errors.
const GROUPS: usize = 8;

/// What is known of an ensemble.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// Number of seeds.
    pub seeds: usize,
    /// Mean squared error.
    pub mse: Estimate,
    /// Mean absolute error.
    pub mae: Estimate,
    /// Mean relative squared error.
    pub mrse: Estimate,
    /// Mean absolute percentage error.
    pub mape: Estimate,
    /// Mean over true mean.
    pub mean_ratio: Estimate,
    /// Squared bias, without the error of the reference: what more seeds do not remove. May be below zero by chance.
    pub bias_squared: Estimate,
    /// Variance: what averaging over seeds removes.
    pub variance: Estimate,
    /// Deviations of the mean over all seeds from the reference, tile by tile. Unknown in studies of earlier versions.
    #[serde(default)]
    pub local_bias: LocalBias,
}

impl Ensemble {
    /// Bytes of an ensemble of images of this size, without the reference.
    pub fn bytes(size: [u32; 2]) -> u64 {
        (GROUPS as u64 + 1).saturating_mul(Image::bytes(size))
    }

    /// An ensemble without images. `reference_error` is the mean square of the reference's own error.
    pub fn new(reference: Arc<Image>, reference_error: f64) -> Self {
        let pixels = reference.pixels.len();
        // Allocated separately instead of cloned: zeros that are never written cost no memory.
        let group = |_| Group {
            count: 0.0,
            errors: vec![[0.0; 3]; pixels],
            squared: 0.0,
        };
        Self {
            groups: (0..GROUPS).map(group).collect(),
            squares: vec![[0.0; 3]; pixels],
            metrics: Vec::new(),
            reference,
            reference_error,
        }
    }

    /// Adds the image of the next seed.
    pub fn add(&mut self, image: &Image) -> Result<Metrics, FilmError> {
        let metrics = compare(image, &self.reference)?;
        let group = &mut self.groups[self.metrics.len() % GROUPS];
        group.count += 1.0;
        group.squared += metrics.mse;
        let sums = group
            .errors
            .par_chunks_mut(CHUNK)
            .zip(self.squares.par_chunks_mut(CHUNK));
        let points = image.pixels.par_chunks(CHUNK);
        let points = points.zip(self.reference.pixels.par_chunks(CHUNK));
        sums.zip(points).for_each(|((errors, squares), (a, b))| {
            for i in 0..errors.len() {
                for channel in 0..3 {
                    let d = a[i][channel] - b[i][channel];
                    errors[i][channel] += d;
                    squares[i][channel] += d * d;
                }
            }
        });
        self.metrics.push(metrics);
        Ok(metrics)
    }

    /// Number of images.
    pub fn seeds(&self) -> usize {
        self.metrics.len()
    }

    /// Bias, pixel by pixel: mean of the images minus the reference.
    pub fn bias(&self) -> Image {
        let n = self.seeds().max(1) as f64;
        self.map(|pixel, channel| self.sum_of_errors(pixel, channel) / n)
    }

    /// Variance of one image, pixel by pixel; black for a single seed.
    pub fn variance(&self) -> Image {
        let n = self.seeds() as f64;
        self.map(|pixel, channel| {
            let sum = self.sum_of_errors(pixel, channel);
            let spread = f64::from(self.squares[pixel][channel]) - sum * sum / n.max(1.0);
            (spread / (n - 1.0).max(1.0)).max(0.0)
        })
    }

    fn sum_of_errors(&self, pixel: usize, channel: usize) -> f64 {
        let errors = self.groups.iter().map(|g| g.errors[pixel][channel]);
        errors.map(f64::from).sum()
    }

    fn map(&self, value: impl Fn(usize, usize) -> f64) -> Image {
        let [width, height] = self.reference.size();
        Image::from_fn(width, height, |x, y| {
            let pixel = y as usize * width as usize + x as usize;
            std::array::from_fn(|channel| value(pixel, channel) as f32)
        })
    }

    /// All numbers, with their standard errors.
    pub fn summary(&self) -> Summary {
        let estimate = |value: fn(&Metrics) -> f64| Estimate::of(self.metrics.iter().map(value));
        let (bias_squared, variance) = self.bias_and_variance();
        Summary {
            seeds: self.seeds(),
            mse: estimate(|m| m.mse),
            mae: estimate(|m| m.mae),
            mrse: estimate(|m| m.mrse),
            mape: estimate(|m| m.mape),
            mean_ratio: estimate(|m| m.mean_ratio),
            bias_squared,
            variance,
            local_bias: self.local_bias(),
        }
    }

    /// From two halves of the seeds: those of even and of odd groups.
    fn local_bias(&self) -> LocalBias {
        let half = |parity: usize| self.groups.iter().skip(parity).step_by(2);
        let counts = [0, 1].map(|parity| half(parity).map(|group| group.count).sum());
        let sums = [0, 1].map(|parity| {
            let sum = |pixel: usize, channel: usize| {
                let errors = half(parity).map(|group| group.errors[pixel][channel]);
                errors.map(f64::from).sum()
            };
            block_means(&self.map(sum), TILE)
        });
        let truth = block_means(&self.reference, TILE);
        LocalBias::new([&sums[0], &sums[1]], counts, &truth)
    }

    fn bias_and_variance(&self) -> (Estimate, Estimate) {
        let filled: Vec<&Group> = self.groups.iter().filter(|g| g.count > 0.0).collect();
        let products = products(&filled);
        let scale = 1.0 / (3 * self.squares.len()) as f64;
        // bias^2 and variance of the seeds in all groups but one.
        let split = |left_out: Option<usize>| {
            let kept = || (0..filled.len()).filter(|&i| Some(i) != left_out);
            let n: f64 = kept().map(|i| filled[i].count).sum();
            let squared: f64 = kept().map(|i| filled[i].squared).sum();
            let pairs = kept().flat_map(|i| kept().map(move |j| (i, j)));
            let sum_squared = scale * pairs.map(|(i, j)| products[i][j]).sum::<f64>();
            let bias = (sum_squared - squared) / (n * (n - 1.0));
            (n > 1.0).then_some((bias - self.reference_error, squared / n - bias))
        };
        let (bias, variance) = split(None).unwrap_or((f64::NAN, f64::NAN));
        let left_out = (0..filled.len()).filter_map(|i| split(Some(i)));
        let (biases, variances): (Vec<_>, Vec<_>) = left_out.unzip();
        (
            Estimate::jackknife(bias, &biases),
            Estimate::jackknife(variance, &variances),
        )
    }

    /// The sums, for a file. With the metrics of all images they are the whole state of an ensemble.
    pub fn sums(&self) -> impl Iterator<Item = &[[f32; 3]]> {
        let groups = self.groups.iter().map(|group| &group.errors[..]);
        groups.chain(std::iter::once(&self.squares[..]))
    }

    /// Continues a saved ensemble: `fill` reads each of [`Ensemble::sums`] into its place.
    pub fn resume<E>(
        mut self,
        metrics: Vec<Metrics>,
        mut fill: impl FnMut(&mut [[f32; 3]]) -> Result<(), E>,
    ) -> Result<Self, E> {
        for (i, metrics) in metrics.iter().enumerate() {
            let group = &mut self.groups[i % GROUPS];
            group.count += 1.0;
            group.squared += metrics.mse;
        }
        self.metrics = metrics;
        for group in &mut self.groups {
            fill(&mut group.errors)?;
        }
        fill(&mut self.squares)?;
        Ok(self)
    }
}

/// Values that one thread works on.
const CHUNK: usize = 1 << 13;

/// The products of the sums of all groups with one another.
fn products(groups: &[&Group]) -> Vec<Vec<f64>> {
    let mut products = vec![vec![0.0; groups.len()]; groups.len()];
    for i in 0..groups.len() {
        for j in 0..=i {
            let (a, b) = (&groups[i].errors, &groups[j].errors);
            let parts: Vec<f64> = a
                .par_chunks(CHUNK)
                .zip(b.par_chunks(CHUNK))
                .map(|(a, b)| {
                    let pairs = a.as_flattened().iter().zip(b.as_flattened());
                    pairs.map(|(&a, &b)| f64::from(a) * f64::from(b)).sum()
                })
                .collect();
            let product: f64 = parts.iter().sum();
            products[i][j] = product;
            products[j][i] = product;
        }
    }
    products
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_sampling::Philox;

    const SIZE: [u32; 2] = [12, 9];

    /// An image of known truth, bias 0.03 in its left half, and noise of standard deviation 0.2.
    fn image(seed: u64, biased: bool) -> Image {
        let mut numbers = Philox::new(seed).stream(7, 0);
        Image::from_fn(SIZE[0], SIZE[1], |x, y| {
            std::array::from_fn(|channel| {
                let index = 3 * (y * SIZE[0] + x) + channel as u32;
                // Uniform of variance 0.04.
                let noise = 0.2 * 12f32.sqrt() * (numbers.unit(index) - 0.5);
                let bias = if biased && x < 6 { 0.03 } else { 0.0 };
                truth(x, y)[channel] + noise + bias
            })
        })
    }

    fn truth(x: u32, y: u32) -> [f32; 3] {
        [1.0 + x as f32 / 12.0, 2.0, 0.5 + y as f32 / 9.0]
    }

    fn reference() -> Image {
        Image::from_fn(SIZE[0], SIZE[1], truth)
    }

    fn ensemble(first: u64, seeds: u64, biased: bool) -> Ensemble {
        let mut ensemble = Ensemble::new(Arc::new(reference()), 0.0);
        for seed in first..first + seeds {
            ensemble.add(&image(seed, biased)).expect("same size");
        }
        ensemble
    }

    /// The expectation of the estimates is the truth, also for few seeds, and their errors are as large as they say.
    #[test]
    fn bias_and_variance_are_estimated_without_bias() {
        let (true_bias, true_variance) = (0.5 * 0.03 * 0.03, 0.04);
        let runs = 400;
        for seeds in [2, 5, 16] {
            let summaries: Vec<Summary> = (0..runs)
                .map(|run| ensemble(1000 * run, seeds, true).summary())
                .collect();
            let check = |name: &str, truth: f64, of: fn(&Summary) -> Estimate| {
                let mean = Estimate::of(summaries.iter().map(|s| of(s).value));
                let z = (mean.value - truth) / mean.standard_error;
                assert!(z.abs() < 4.0, "{name}, {seeds} seeds: {mean:?}, {truth}");
                if seeds == 16 {
                    let told = Estimate::of(summaries.iter().map(|s| of(s).standard_error)).value;
                    let found = mean.standard_error * (runs as f64).sqrt();
                    // Too large by up to sqrt(2) for bias^2, which is a sum over pairs.
                    assert!(
                        (0.8..1.5).contains(&(told / found)),
                        "{name}: {told} {found}"
                    );
                }
            };
            check("bias", true_bias, |s| s.bias_squared);
            check("variance", true_variance, |s| s.variance);
            check("mse", true_bias + true_variance, |s| s.mse);
        }
    }

    #[test]
    fn an_unbiased_method_has_no_bias() {
        let summary = ensemble(5, 64, false).summary();
        let z = summary.bias_squared.value / summary.bias_squared.standard_error;
        assert!(z.abs() < 4.0, "{summary:?}");
        let z = (summary.mean_ratio.value - 1.0) / summary.mean_ratio.standard_error;
        assert!(z.abs() < 4.0, "{summary:?}");
    }

    /// An error of the reference is an error of every image against it: given, it is taken out.
    #[test]
    fn the_error_of_the_reference_is_taken_out() {
        let noisy = image(77, false);
        let own_error = compare(&noisy, &reference()).expect("same size").mse;
        let noisy = Arc::new(noisy);
        let mut with = Ensemble::new(noisy.clone(), own_error);
        let mut without = Ensemble::new(noisy, 0.0);
        for seed in 100..164 {
            with.add(&image(seed, false)).expect("same size");
            without.add(&image(seed, false)).expect("same size");
        }
        let (with, without) = (with.summary(), without.summary());
        assert!(without.bias_squared.value > 30.0 * without.bias_squared.standard_error);
        assert!((without.bias_squared.value - own_error).abs() < 0.1 * own_error);
        assert!(with.bias_squared.value.abs() < 0.1 * own_error, "{with:?}");
        assert!((with.variance.value - 0.04).abs() < 0.002, "{with:?}");
    }

    #[test]
    fn maps_show_where_bias_and_variance_are() {
        let ensemble = ensemble(9, 400, true);
        let (bias, variance) = (ensemble.bias(), ensemble.variance());
        let mean = |image: &Image, columns: std::ops::Range<u32>| {
            let mut sum = 0.0;
            for y in 0..SIZE[1] {
                for x in columns.clone() {
                    sum += image.pixel(x, y).iter().sum::<f32>();
                }
            }
            sum / (3 * SIZE[1] * (columns.end - columns.start)) as f32
        };
        assert!((mean(&bias, 0..6) - 0.03).abs() < 0.003);
        assert!(mean(&bias, 6..12).abs() < 0.003);
        assert!((mean(&variance, 0..12) - 0.04).abs() < 0.002);
    }

    /// A tile that is 30 % too dark is found, and the noise of the others is not taken for bias.
    #[test]
    fn local_bias_is_found_where_the_mean_is_right() {
        let size = [8 * TILE, 8 * TILE];
        let truth = Arc::new(Image::from_fn(size[0], size[1], |_, _| [0.99; 3]));
        let summary = |is_moved: bool| {
            let mut ensemble = Ensemble::new(truth.clone(), 0.0);
            for seed in 0..6 {
                let mut numbers = Philox::new(seed).stream(3, 0);
                // One column of tiles lacks radiance that another one has: 1/8 of the tiles each.
                let shift = |x: u32| match x / TILE {
                    0 if is_moved => -0.3,
                    1 if is_moved => 0.3,
                    _ => 0.0,
                };
                let image = Image::from_fn(size[0], size[1], |x, y| {
                    let noise = 2.0 * (numbers.unit(y * size[0] + x) - 0.5);
                    [0.99 + shift(x) + noise; 3]
                });
                ensemble.add(&image).expect("same size");
            }
            ensemble.summary()
        };
        let (right, moved) = (summary(false), summary(true));
        assert!((moved.mean_ratio.value - 1.0).abs() < 0.01, "{moved:?}");
        let bias = moved.local_bias.bias();
        assert!(
            (bias.high - 0.3).abs() < 0.05 && bias.median < 0.03,
            "{moved:?}"
        );
        // Noise of 0.58 per pixel: of the mean over 6 seeds and 256 pixels it is 0.015.
        let (deviation, noise) = (right.local_bias.deviation, right.local_bias.noise);
        assert!((0.015..0.045).contains(&deviation.high), "{right:?}");
        assert!((deviation.high / noise.high - 1.0).abs() < 0.5, "{right:?}");
        assert!(right.local_bias.bias().high < 0.02, "{right:?}");
    }

    /// What is saved is enough to continue as if nothing had happened.
    #[test]
    fn an_ensemble_goes_on_from_its_sums() {
        let whole = ensemble(3, 21, true);
        let part = ensemble(3, 10, true);
        let mut sums = part
            .sums()
            .map(<[_]>::to_vec)
            .collect::<Vec<_>>()
            .into_iter();
        let empty = Ensemble::new(Arc::new(reference()), 0.0);
        let mut resumed = empty
            .resume(part.metrics.clone(), |place| -> Result<(), ()> {
                place.copy_from_slice(&sums.next().ok_or(())?);
                Ok(())
            })
            .expect("as many sums as places");
        for seed in 13..24 {
            resumed.add(&image(seed, true)).expect("same size");
        }
        assert_eq!(resumed.summary(), whole.summary());
        assert_eq!(resumed.bias(), whole.bias());
        assert_eq!(resumed.variance(), whole.variance());
    }

    #[test]
    fn one_seed_tells_nothing_about_bias() {
        let summary = ensemble(3, 1, true).summary();
        assert!(summary.bias_squared.value.is_nan());
        assert_eq!(summary.mse.standard_error, f64::INFINITY);
        assert!(summary.mse.value > 0.0);
    }

    #[test]
    fn images_of_another_size_are_refused() {
        let mut ensemble = ensemble(3, 2, false);
        assert!(ensemble.add(&Image::new(3, 3)).is_err());
        assert_eq!(ensemble.seeds(), 2);
    }
}
