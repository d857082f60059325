//! From samples of stencils to means and variances.

use rayon::prelude::*;
use serde::{Deserialize, Serialize};
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
    /// Variances of the luminance of the three means; infinite where there is no sample.
    pub variances: [f32; 3],
}

/// Sums over samples of the stencil at one pixel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
struct Stencil {
    /// Radiance here, on the right and below.
    sums: [[f64; 3]; 3],
    /// Squares of the luminance of the three.
    squares: [f64; 3],
    /// Squares of the luminance of the differences to the right and down.
    difference_squares: [f64; 2],
    count: u64,
}

/// The sums of both halves of the samples at one pixel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PixelStencils([Stencil; 2]);

fn luminance_of(rgb: [f64; 3]) -> f64 {
    let [red, green, blue] = rgb;
    luminance(Vec3::new(red, green, blue))
}

impl PixelStencils {
    /// Samples in both halves.
    pub fn count(&self) -> u64 {
        self.0.iter().map(|stencil| stencil.count).sum()
    }

    /// Adds a sample: the radiance here, on the right and below.
    pub fn add(&mut self, half: usize, radiance: [[f32; 3]; 3]) {
        let stencil = &mut self.0[half];
        let radiance = radiance.map(|rgb| rgb.map(f64::from));
        let luminances = radiance.map(luminance_of);
        for (i, radiance) in radiance.into_iter().enumerate() {
            for (sum, value) in stencil.sums[i].iter_mut().zip(radiance) {
                *sum += value;
            }
            stencil.squares[i] += luminances[i].powi(2);
        }
        for i in 0..2 {
            stencil.difference_squares[i] += (luminances[i + 1] - luminances[0]).powi(2);
        }
        stencil.count += 1;
    }
}

/// What each half of the samples says about every pixel of an image. A stencil at the edge reaches over to the opposite one.
pub fn estimates([width, height]: [u32; 2], stencils: &[PixelStencils]) -> [Vec<Estimates>; 2] {
    let (width, height) = (width as usize, height as usize);
    [0, 1].map(|half| {
        let at = |column: usize, row: usize| &stencils[row * width + column].0[half];
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

/// The estimates of a pixel from the stencils that touch it.
fn of_pixel(own: &Stencil, left: &Stencil, above: &Stencil) -> Estimates {
    // Values: its own, and those that were shifted onto it.
    let sum: [f64; 3] =
        std::array::from_fn(|c| own.sums[0][c] + left.sums[1][c] + above.sums[2][c]);
    let squares = own.squares[0] + left.squares[1] + above.squares[2];
    let count = (own.count + left.count + above.count) as f64;
    // Differences.
    let n = own.count as f64;
    let difference =
        |i: usize| std::array::from_fn(|c| ((own.sums[i][c] - own.sums[0][c]) / n.max(1.0)) as f32);
    // The square of the mean difference stays: where pixels differ much, values say enough.
    let variance = |squares: f64| match own.count {
        0 => f32::INFINITY,
        _ => (squares / (n * n)) as f32,
    };
    Estimates {
        value: sum.map(|sum| (sum / count.max(1.0)) as f32),
        right: difference(1),
        down: difference(2),
        variances: [
            variance_of_mean(luminance_of(sum), squares, count),
            variance(own.difference_squares[0]),
            variance(own.difference_squares[1]),
        ],
    }
}

/// The variance of a mean from the sum, the sum of squares and the number of samples; the square where there is only one.
fn variance_of_mean(sum: f64, squares: f64, count: f64) -> f32 {
    if count < 1.0 {
        return f32::INFINITY;
    }
    if count < 2.0 {
        return squares as f32;
    }
    ((squares - sum * sum / count).max(0.0) / (count * (count - 1.0))) as f32
}
