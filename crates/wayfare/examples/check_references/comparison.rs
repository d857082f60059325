//! The comparison with a reference, and what it accepts.
//!
//! An image is cut into tiles of 8x8 pixels. For every tile and colour channel the difference of the means
//! is divided by what can be expected of it,
//!
//! sigma^2 = s^2 (1 + n / n_ref) + (tolerance * (reference + floor))^2,
//!
//! where s is the standard error of our tile mean, n and n_ref are the samples per pixel of both images
//! (the reference is path traced as well, so one of its samples is as noisy as one of ours), and the
//! tolerance stands for what differs between renderers although both are right: RGB or spectra, rounding.
//!
//! Path tracing has heavy tails: where no batch has met a rare bright path, s is far too small. So s^2 is
//! never taken below the mean over the 3x3 tiles around, which share the rare paths.

use crate::batches::Batches;
use std::fmt;
use wayfare_film::{FilmError, Image, compare, luminance};

/// Pixels along a side of a tile.
pub const TILE: u32 = 8;
/// Added to the radiance that the tolerance is relative to, as a part of the mean of the image: 10 % of a tile that is
/// almost black is invisible.
pub const FLOOR: f64 = 0.1;
/// A tile is an outlier beyond this many sigma in any channel.
pub const OUTLIER: f64 = 4.0;

/// The mean ratio may differ from 1 by this much, or by three standard errors.
pub const MEAN_LIMIT: f64 = 0.01;
/// Beyond this standard error of the mean ratio the comparison says nothing.
pub const MEAN_ERROR_LIMIT: f64 = 0.01;
/// Largest share of outliers.
pub const SHARE_LIMIT: f64 = 0.005;
/// No tile may be further off than this many sigma.
pub const WORST_LIMIT: f64 = 6.0;
/// Median of the relative errors of the tiles, beyond the noise of both.
pub const MEDIAN_LIMIT: f64 = 0.02;
/// The error that 90 % of the tiles stay below, beyond the noise of both.
pub const MOST_LIMIT: f64 = 0.05;

/// An image to compare with.
pub struct Reference {
    /// Who made it.
    pub renderer: &'static str,
    /// The image.
    pub image: Image,
    /// Its samples per pixel.
    pub samples_per_pixel: f64,
    /// Relative difference between two right renderers that counts as one sigma.
    pub tolerance: f64,
}

/// Means over the tiles of an image, per channel.
pub struct Tiles {
    /// Tiles in a row.
    pub columns: usize,
    /// Row-major, the top row first.
    pub means: Vec<[f64; 3]>,
}

impl Tiles {
    /// Cuts an image into tiles; those at the right and lower edges may be smaller.
    pub fn new(image: &Image) -> Self {
        let columns = image.width.div_ceil(TILE) as usize;
        let rows = image.height.div_ceil(TILE) as usize;
        let mut sums = vec![([0.0; 3], 0.0); columns * rows];
        for (i, pixel) in image.pixels.iter().enumerate() {
            let (x, y) = (i as u32 % image.width, i as u32 / image.width);
            let (sum, count) = &mut sums[(y / TILE) as usize * columns + (x / TILE) as usize];
            for (sum, &value) in sum.iter_mut().zip(pixel) {
                *sum += f64::from(value);
            }
            *count += 1.0;
        }
        let means = sums
            .into_iter()
            .map(|(sum, count)| sum.map(|sum| sum / count))
            .collect();
        Self { columns, means }
    }

    /// The tiles whose column and row differ by at most 1, the tile itself included.
    fn around(&self, tile: usize) -> impl Iterator<Item = usize> {
        let (columns, rows) = (self.columns, self.means.len() / self.columns);
        let (x, y) = (tile % columns, tile / columns);
        let near = |at: usize, size: usize| at.saturating_sub(1)..=(at + 1).min(size - 1);
        near(y, rows).flat_map(move |y| near(x, columns).map(move |x| y * columns + x))
    }
}

/// The tile that differs most.
#[derive(Clone, Copy, Debug, Default)]
pub struct Worst {
    /// Left and upper pixel of the tile.
    pub position: [u32; 2],
    /// Channel: 0 red, 1 green, 2 blue.
    pub channel: usize,
    /// Our mean over the tile.
    pub ours: f64,
    /// The reference's mean over the tile.
    pub reference: f64,
    /// Difference in sigma.
    pub z: f64,
}

/// How a rendering compares with a reference.
pub struct Comparison {
    /// Mean of ours over mean of the reference, all channels together.
    pub mean_ratio: f64,
    /// Standard error of the mean ratio, the reference's noise included.
    pub mean_error: f64,
    /// Mean ratio per channel.
    pub channel_ratios: [f64; 3],
    /// Mean squared error over pixels and channels, the noise of both images included.
    pub mse: f64,
    /// Mean relative squared error, as in `wayfare compare`.
    pub mrse: f64,
    /// Largest |z| over the channels of every tile.
    pub z: Vec<f64>,
    /// Share of tiles beyond [`OUTLIER`].
    pub outliers: f64,
    /// Median and 90 % quantile of the relative errors of the tiles' luminance, beyond one sigma of noise.
    pub tile_errors: [f64; 2],
    /// The tile that differs most.
    pub worst: Worst,
}

impl Comparison {
    /// Compares batches of ours with a reference. Fails when the sizes differ or a pixel is not finite.
    pub fn new(ours: &Batches, reference: &Reference) -> Result<Self, FilmError> {
        let more_noise = 1.0 + ours.samples_per_pixel as f64 / reference.samples_per_pixel;
        let (tolerance, reference) = (reference.tolerance, &reference.image);
        let image = ours.mean();
        let metrics = compare(&image, reference)?;

        let batches: Vec<_> = ours.images.iter().map(Tiles::new).collect();
        let (tiles, reference_tiles) = (Tiles::new(&image), Tiles::new(reference));
        let variances: Vec<[f64; 3]> = (0..tiles.means.len())
            .map(|tile| {
                [0, 1, 2].map(|channel| {
                    variance_of_mean(batches.iter().map(|batch| batch.means[tile][channel]))
                })
            })
            .collect();
        let floor = reference.mean().map(|mean| FLOOR * mean);

        let mut worst = Worst::default();
        let z: Vec<f64> = (0..tiles.means.len())
            .map(|tile| {
                let mut largest = 0.0_f64;
                for channel in 0..3 {
                    let around: Vec<f64> =
                        tiles.around(tile).map(|t| variances[t][channel]).collect();
                    let pooled = around.iter().sum::<f64>() / around.len() as f64;
                    let noise = variances[tile][channel].max(pooled) * more_noise;
                    let reference = reference_tiles.means[tile][channel];
                    let model = tolerance * (reference.abs() + floor[channel]);
                    let ours = tiles.means[tile][channel];
                    // Two black tiles without noise agree.
                    let sigma = (noise + model * model).sqrt().max(f64::MIN_POSITIVE);
                    let z = (ours - reference) / sigma;
                    largest = largest.max(z.abs());
                    if z.abs() > worst.z.abs() {
                        let position = [tile % tiles.columns, tile / tiles.columns];
                        worst = Worst {
                            position: position.map(|index| index as u32 * TILE),
                            channel,
                            ours,
                            reference,
                            z,
                        };
                    }
                }
                largest
            })
            .collect();

        let reference_mean: f64 = reference.mean().iter().sum();
        let batch_ratios = ours
            .images
            .iter()
            .map(|batch| batch.mean().iter().sum::<f64>() / reference_mean);
        let (our_means, reference_means) = (image.mean(), reference.mean());
        Ok(Self {
            mean_ratio: metrics.mean_ratio,
            mean_error: (variance_of_mean(batch_ratios) * more_noise).sqrt(),
            channel_ratios: [0, 1, 2].map(|c| our_means[c] / reference_means[c]),
            mse: metrics.mse,
            mrse: metrics.mrse,
            tile_errors: tile_errors(&tiles, &reference_tiles, &batches, more_noise),
            outliers: z.iter().filter(|&&z| z > OUTLIER).count() as f64 / z.len() as f64,
            z,
            worst,
        })
    }

    /// Why the rendering does not agree with the reference; empty when it does.
    pub fn objections(&self) -> Vec<Objection> {
        let off = (self.mean_ratio - 1.0).abs();
        let mean_agrees = off <= MEAN_LIMIT.max(3.0 * self.mean_error);
        let mut objections = Vec::new();
        if self.mean_error > MEAN_ERROR_LIMIT {
            objections.push(Objection::TooNoisy);
        }
        if !mean_agrees {
            objections.push(Objection::Mean);
        }
        if self.tile_errors[0] > MEDIAN_LIMIT || self.tile_errors[1] > MOST_LIMIT {
            objections.push(Objection::Tiles);
        }
        if self.outliers > SHARE_LIMIT {
            objections.push(Objection::Outliers);
        }
        if self.worst.z.abs() > WORST_LIMIT {
            objections.push(Objection::Worst);
        }
        objections
    }
}

/// Why a rendering does not agree with a reference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Objection {
    /// There are too few samples to decide.
    TooNoisy,
    /// The mean is off.
    Mean,
    /// Tiles are off by more than two renderers may differ.
    Tiles,
    /// Too many tiles are off.
    Outliers,
    /// One tile is far off.
    Worst,
}

impl fmt::Display for Objection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooNoisy => "too noisy to tell",
            Self::Mean => "mean off",
            Self::Tiles => "tiles off",
            Self::Outliers => "too many outliers",
            Self::Worst => "a tile far off",
        })
    }
}

/// Median and 90 % quantile over the tiles of |luminance - reference| / reference, less one sigma of the noise of both.
fn tile_errors(ours: &Tiles, reference: &Tiles, batches: &[Tiles], more_noise: f64) -> [f64; 2] {
    let floor = 1e-3 * reference.means.iter().map(|m| luminance(*m)).sum::<f64>()
        / reference.means.len() as f64;
    let mut errors: Vec<f64> = (0..ours.means.len())
        .map(|tile| {
            let noise = variance_of_mean(batches.iter().map(|b| luminance(b.means[tile])));
            let truth = luminance(reference.means[tile]);
            let off = (luminance(ours.means[tile]) - truth).abs();
            (off - (noise * more_noise).sqrt()).max(0.0) / (truth + floor)
        })
        .collect();
    errors.sort_by(f64::total_cmp);
    [errors[errors.len() / 2], errors[errors.len() * 9 / 10]]
}

/// Variance of the mean of independent values, estimated from their scatter.
fn variance_of_mean(values: impl Iterator<Item = f64> + Clone) -> f64 {
    let n = values.clone().count() as f64;
    let mean = values.clone().sum::<f64>() / n;
    values.map(|value| (value - mean).powi(2)).sum::<f64>() / (n * (n - 1.0))
}
