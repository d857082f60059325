//! From samples of stencils to means and variances.

use super::{EVALUATIONS, Weights, divide};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use wayfare_film::{EPSILON, Image};
use wayfare_transport::math::{Vec3, luminance};

/// The half of the samples to which a sample of a pixel belongs. Neighbours differ, so that both halves see the whole
/// image from the first sample on.
pub fn half_of(sample: u64, [column, row]: [u32; 2]) -> usize {
    ((sample + u64::from(column) + u64::from(row)) % 2) as usize
}

/// What half of the samples say about a pixel.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Estimates {
    /// Mean radiance.
    pub value: [f32; 3],
    /// Mean difference to the pixel on the right, ...
    pub right: [f32; 3],
    /// ... and to the one below.
    pub down: [f32; 3],
    /// Whether there is a sample of the value.
    pub is_known: bool,
    /// Variances of the luminance of the three means; infinite as long as no sample of this pixel is complete.
    pub variances: [f32; 3],
}

/// Sums over samples of the stencil at one pixel: of values and of differences to the right and down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Stencil {
    pub sums: [[f64; 3]; 3],
    /// Squares of their luminances.
    pub squares: [f64; 3],
    /// Samples that have been evaluated in the pixel, on its right and below it.
    counts: [u64; 3],
}

/// The sums of both halves of the samples at one pixel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PixelStencils {
    halves: [Stencil; 2],
    /// The excess over the limit, of both halves: here, on the right and below.
    excess: [[f64; 3]; 3],
    /// The squares of its luminances.
    excess_squares: [f64; 3],
    /// What the sample in progress has found in the pixel, up to the limit.
    first: [f64; 3],
}

impl Stencil {
    /// Adds to the sum of values or to one of differences.
    pub fn add(&mut self, i: usize, term: [f64; 3]) {
        for (sum, value) in self.sums[i].iter_mut().zip(term) {
            *sum += value;
        }
        self.squares[i] += luminance_of(term).powi(2);
    }

    /// The sums of both.
    fn plus(&self, other: &Self) -> Self {
        let add = |i: usize| std::array::from_fn(|c| self.sums[i][c] + other.sums[i][c]);
        Self {
            sums: [add(0), add(1), add(2)],
            squares: std::array::from_fn(|i| self.squares[i] + other.squares[i]),
            counts: std::array::from_fn(|i| self.counts[i] + other.counts[i]),
        }
    }
}

pub(super) fn luminance_of(rgb: [f64; 3]) -> f64 {
    let [red, green, blue] = rgb;
    luminance(Vec3::new(red, green, blue))
}

impl PixelStencils {
    /// Evaluations of all samples.
    pub fn evaluations(&self) -> u64 {
        let of_half = |stencil: &Stencil| stencil.counts.iter().sum::<u64>();
        self.halves.iter().map(of_half).sum()
    }

    /// The next evaluation: the number of its sample, and the place in the stencil.
    pub fn next(&self) -> (u64, usize) {
        let evaluations = self.evaluations();
        (
            evaluations / EVALUATIONS,
            (evaluations % EVALUATIONS) as usize,
        )
    }

    /// Adds the next evaluation: the radiance here, on the right or below, of which differences are taken up to a
    /// limit.
    pub fn add(&mut self, half: usize, place: usize, radiance: [f32; 3], limit: f32) {
        let (part, excess) = divide(radiance, limit);
        let excess = excess.map(f64::from);
        self.excess[place] = std::array::from_fn(|c| self.excess[place][c] + excess[c]);
        self.excess_squares[place] += luminance_of(excess).powi(2);
        // A shifted value is a value and a difference.
        let part = part.map(f64::from);
        let term = match place {
            0 => {
                self.first = part;
                part
            }
            _ => std::array::from_fn(|c| part[c] - self.first[c]),
        };
        let stencil = &mut self.halves[half];
        stencil.add(place, term);
        stencil.counts[place] += 1;
    }

    /// The sum of what samples of a half have contributed to the neighbour at a place of the stencil, and their number.
    fn shifted(&self, half: usize, place: usize) -> ([f64; 3], u64) {
        let Stencil { sums, counts, .. } = &self.halves[half];
        // The sample in progress may not have been evaluated there yet.
        let pending = match counts[0] > counts[place] {
            true => self.first,
            false => [0.0; 3],
        };
        let sum = std::array::from_fn(|c| sums[0][c] + sums[place][c] - pending[c]);
        (sum, counts[place])
    }
}

/// Estimates for every pixel of an image: from each of both halves of the samples, or from all together with own
/// weights. Stencils wrap around at the edges.
pub fn estimates(
    [width, height]: [u32; 2],
    stencils: &[PixelStencils],
    weights: Weights,
) -> Vec<Vec<Estimates>> {
    let (width, height) = (width as usize, height as usize);
    let sets: &[&[usize]] = match weights {
        Weights::OtherHalf => &[&[0], &[1]],
        Weights::Own => &[&[0, 1]],
    };
    let of_set = |set: &&[usize]| {
        let at = |column: usize, row: usize| &stencils[row * width + column];
        // Stencils of some halves at a pixel, and what those of a neighbour have contributed to it.
        let own = |pixel: &PixelStencils| {
            let halves = set.iter().map(|&half| &pixel.halves[half]);
            halves.fold(Stencil::default(), |sum, half| sum.plus(half))
        };
        let shifted = |pixel: &PixelStencils, place: usize| {
            let halves = set.iter().map(|&half| pixel.shifted(half, place));
            halves.fold(([0.0; 3], 0), |(sum, all), (term, count)| {
                (std::array::from_fn(|c| sum[c] + term[c]), all + count)
            })
        };
        let pixels = 0..width * height;
        pixels
            .into_par_iter()
            .map(|pixel| {
                let (column, row) = (pixel % width, pixel / width);
                let left = at((column + width - 1) % width, row);
                let above = at(column, (row + height - 1) % height);
                let neighbours = [shifted(left, 1), shifted(above, 2)];
                of_pixel(&own(at(column, row)), neighbours)
            })
            .collect()
    };
    sets.iter().map(of_set).collect()
}

/// The stencils that touch a pixel: its own, and those of its neighbours to the left and above.
fn touching(
    [width, height]: [u32; 2],
    stencils: &[PixelStencils],
    pixel: usize,
) -> ([&PixelStencils; 3], f64) {
    let (width, height) = (width as usize, height as usize);
    let (column, row) = (pixel % width, pixel / width);
    let left = &stencils[row * width + (column + width - 1) % width];
    let above = &stencils[(row + height - 1) % height * width + column];
    let own = &stencils[pixel];
    let of_place = |pixel: &PixelStencils, place: usize| -> u64 {
        pixel.halves.iter().map(|half| half.counts[place]).sum()
    };
    let count = of_place(own, 0) + of_place(left, 1) + of_place(above, 2);
    ([own, left, above], count.max(1) as f64)
}

/// The mean of all values of each pixel up to the limit, its own and those shifted onto it: the image without
/// differences.
pub fn plain_image(size: [u32; 2], stencils: &[PixelStencils]) -> Image {
    let [width, height] = size;
    let of_pixel = |pixel: usize| {
        let ([own, left, above], count) = touching(size, stencils, pixel);
        let mut sum = [0.0; 3];
        for half in 0..2 {
            let shifted = [left.shifted(half, 1).0, above.shifted(half, 2).0];
            for term in [own.halves[half].sums[0], shifted[0], shifted[1]] {
                sum = std::array::from_fn(|c| sum[c] + term[c]);
            }
        }
        sum.map(|sum| (sum / count) as f32)
    };
    let pixels = 0..width as usize * height as usize;
    Image {
        width,
        height,
        pixels: pixels.into_par_iter().map(of_pixel).collect(),
    }
}

/// Adds the excess over the limit to an image: its mean over all samples of each pixel, its own and those shifted onto
/// it.
pub fn add_excess(image: &mut Image, stencils: &[PixelStencils]) {
    let size = image.size();
    let pixels = image.pixels.par_iter_mut().enumerate();
    pixels.for_each(|(pixel, rgb)| {
        let ([own, left, above], count) = touching(size, stencils, pixel);
        for (c, value) in rgb.iter_mut().enumerate() {
            let sum = own.excess[0][c] + left.excess[1][c] + above.excess[2][c];
            *value += (sum / count) as f32;
        }
    });
}

/// Radius, in pixels, of the neighbourhood of a pixel.
const AROUND: usize = 2;

/// The mean luminance around a pixel of an image, without the pixel itself, so that an outlier cannot hide.
fn luminance_around(image: &Image, pixel: usize) -> f64 {
    let (width, height) = (image.width as usize, image.height as usize);
    let range = |at: usize, end: usize| at.saturating_sub(AROUND)..(at + AROUND + 1).min(end);
    let (mut sum, mut count) = (0.0, 0.0);
    for row in range(pixel / width, height) {
        for column in range(pixel % width, width) {
            let other = row * width + column;
            if other != pixel {
                sum += luminance_of(image.pixels[other].map(f64::from));
                count += 1.0;
            }
        }
    }
    sum / f64::max(count, 1.0)
}

/// The relative squared error that the values of every pixel have without differences, as estimated from their samples.
pub fn value_errors(image: &Image, stencils: &[PixelStencils]) -> Vec<f64> {
    let size = image.size();
    let all = estimates(size, stencils, Weights::Own).remove(0);
    let of_pixel = |(pixel, estimates): (usize, &Estimates)| {
        let ([own, left, above], count) = touching(size, stencils, pixel);
        let squares = own.excess_squares[0] + left.excess_squares[1] + above.excess_squares[2];
        let variance = f64::from(estimates.variances[0]) + squares / (count * count);
        variance / (luminance_around(image, pixel).powi(2) + EPSILON)
    };
    all.par_iter().enumerate().map(of_pixel).collect()
}

/// The estimates of a pixel from its own stencils, and from what those of its neighbours have contributed, with their
/// numbers.
fn of_pixel(own: &Stencil, [left, above]: [([f64; 3], u64); 2]) -> Estimates {
    // Values: its own, and those shifted onto it.
    let sum: [f64; 3] = std::array::from_fn(|c| own.sums[0][c] + left.0[c] + above.0[c]);
    let count = own.counts[0] + left.1 + above.1;
    // Differences.
    let counts = own.counts.map(|count| count as f64);
    let difference = |i: usize| own.sums[i].map(|sum| (sum / counts[i].max(1.0)) as f32);
    // The square of the mean difference is not subtracted: where pixels differ much, values are good enough.
    let variance = |i: usize| (own.squares[i] / (counts[i] * counts[i])) as f32;
    // The variance of one value; its square if there is only one.
    let (n, mut spread) = (counts[0], own.squares[0]);
    if n > 1.0 {
        spread = (spread - luminance_of(own.sums[0]).powi(2) / n).max(0.0) / (n - 1.0);
    }
    Estimates {
        value: sum.map(|sum| (sum / count.max(1) as f64) as f32),
        right: difference(1),
        down: difference(2),
        is_known: count > 0,
        // Nothing is known before a stencil is complete.
        variances: match own.counts[2] {
            0 => [f32::INFINITY; 3],
            _ => [(spread / count as f64) as f32, variance(1), variance(2)],
        },
    }
}
