//! From samples of stencils to means and variances.

use super::{PixelError, divide};
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use wayfare_film::Image;
use wayfare_transport::math::{Vec3, luminance};

/// The half of the samples to which a sample of a pixel belongs. Neighbours differ, so that both halves see the whole image from the
/// first sample on.
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
    /// Whether there is any sample of the value.
    pub is_known: bool,
    /// Variances of the luminance of the three means; infinite where no sample began in this pixel.
    pub variances: [f32; 3],
}

/// Sums over samples of the stencil at one pixel: of values and of differences to the right and down.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) struct Stencil {
    pub sums: [[f64; 3]; 3],
    /// Squares of their luminances.
    pub squares: [f64; 3],
    count: u64,
}

/// The sums of both halves of the samples at one pixel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PixelStencils {
    halves: [Stencil; 2],
    /// What is above the limit, of both: here, on the right and below.
    excess: [[f64; 3]; 3],
    /// Squares of its luminances.
    excess_squares: [f64; 3],
}

impl Stencil {
    /// Adds to the sum of values or to one of differences.
    pub fn add(&mut self, i: usize, term: [f64; 3]) {
        for (sum, value) in self.sums[i].iter_mut().zip(term) {
            *sum += value;
        }
        self.squares[i] += luminance_of(term).powi(2);
    }
}

pub(super) fn luminance_of(rgb: [f64; 3]) -> f64 {
    let [red, green, blue] = rgb;
    luminance(Vec3::new(red, green, blue))
}

impl PixelStencils {
    /// Samples in both halves.
    pub fn count(&self) -> u64 {
        self.halves.iter().map(|stencil| stencil.count).sum()
    }

    /// Adds a sample: the radiance here, on the right and below, of which differences are taken up to a limit.
    pub fn add(&mut self, half: usize, radiance: [[f32; 3]; 3], limit: f32) {
        let stencil = &mut self.halves[half];
        let parts = radiance.map(|rgb| divide(rgb, limit));
        for (i, (_, excess)) in parts.iter().enumerate() {
            let excess = excess.map(f64::from);
            self.excess[i] = std::array::from_fn(|c| self.excess[i][c] + excess[c]);
            self.excess_squares[i] += luminance_of(excess).powi(2);
        }
        // A shifted value is a value and a difference.
        let [here, right, down] = parts.map(|(part, _)| part.map(f64::from));
        let minus = |a: [f64; 3], b: [f64; 3]| std::array::from_fn(|c| a[c] - b[c]);
        for (i, term) in [here, minus(right, here), minus(down, here)]
            .into_iter()
            .enumerate()
        {
            stencil.add(i, term);
        }
        stencil.count += 1;
    }
}

/// What each half of the samples says about every pixel of an image. A stencil at the edge reaches over to the opposite one.
pub fn estimates([width, height]: [u32; 2], stencils: &[PixelStencils]) -> [Vec<Estimates>; 2] {
    let (width, height) = (width as usize, height as usize);
    [0, 1].map(|half| {
        let at = |column: usize, row: usize| &stencils[row * width + column].halves[half];
        let pixels = 0..width * height;
        pixels
            .into_par_iter()
            .map(|pixel| {
                let (column, row) = (pixel % width, pixel / width);
                let left = at((column + width - 1) % width, row);
                let above = at(column, (row + height - 1) % height);
                of_pixel(at(column, row), left, above)
            })
            .collect()
    })
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
    let count = own.count() + left.count() + above.count();
    ([own, left, above], count.max(1) as f64)
}

/// Adds what is above the limit to an image: its mean over all samples of each pixel, its own and those that were shifted onto it.
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

/// Adds the variance of what is above the limit to the squared errors of the pixels.
pub fn add_excess_errors(size: [u32; 2], errors: &mut [PixelError], stencils: &[PixelStencils]) {
    let pixels = errors.par_iter_mut().enumerate();
    pixels.for_each(|(pixel, error)| {
        let ([own, left, above], count) = touching(size, stencils, pixel);
        let squares = own.excess_squares[0] + left.excess_squares[1] + above.excess_squares[2];
        error.square += (squares / (count * count)) as f32;
    });
}

/// The estimates of a pixel from the stencils that touch it.
fn of_pixel(own: &Stencil, left: &Stencil, above: &Stencil) -> Estimates {
    // Values: its own, and those that were shifted onto it.
    let sum: [f64; 3] = std::array::from_fn(|c| {
        own.sums[0][c] + left.sums[0][c] + left.sums[1][c] + above.sums[0][c] + above.sums[2][c]
    });
    let count = own.count + left.count + above.count;
    // Differences.
    let n = own.count as f64;
    let difference = |i: usize| own.sums[i].map(|sum| (sum / n.max(1.0)) as f32);
    // The square of the mean difference stays: where pixels differ much, values say enough.
    let variance = |squares: f64| (squares / (n * n)) as f32;
    // The variance of one value; the square where there is only one.
    let mut spread = own.squares[0];
    if own.count > 1 {
        spread = (spread - luminance_of(own.sums[0]).powi(2) / n).max(0.0) / (n - 1.0);
    }
    Estimates {
        value: sum.map(|sum| (sum / count.max(1) as f64) as f32),
        right: difference(1),
        down: difference(2),
        is_known: count > 0,
        variances: match own.count {
            0 => [f32::INFINITY; 3],
            _ => [
                (spread / count as f64) as f32,
                variance(own.squares[1]),
                variance(own.squares[2]),
            ],
        },
    }
}
