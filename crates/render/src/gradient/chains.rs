//! Differences between pixels from the states of chains.
//!
//! Chains visit only x with p(x) > 0. A path that is dark at x and bright in the next pixel, at x + e, is visited at x
//! + e only. So a difference is sampled from both of its ends, with weights that add up to one:
//!
//! ```text
//! p(x) / (p(x) + p(x + e))    from x,        p(x + e) / (p(x) + p(x + e))    from x + e.
//! ```
//!
//! This is exact wherever p is positive at either end, and does not change the target, the start or the normalisation
//! of the chains. The values of both pixels are deposited with the same weights. A chain takes one of four neighbours
//! at a time: an additional coordinate chooses it.

use super::estimates::{Stencil, luminance_of};
use super::{Estimates, Gradient, Weights};
use serde::{Deserialize, Serialize};
use wayfare_sampling::{Estimator, Global, Method};

/// The way to a neighbour of a pixel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Direction {
    /// To the next column.
    Right,
    /// To the next row.
    Down,
    /// To the previous column.
    Left,
    /// To the previous row.
    Up,
}

/// Intervals per direction: short ones, so that a small step leads to another direction.
const PIECES: f32 = 65536.0;

impl Direction {
    const ALL: [Self; 4] = [Self::Right, Self::Down, Self::Left, Self::Up];

    /// The direction that a coordinate in [0, 1) chooses.
    pub fn chosen_by(u: f32) -> Self {
        Self::ALL[(u * PIECES) as usize % Self::ALL.len()]
    }

    /// The neighbour of a pixel; none beyond the edge of the image.
    pub fn neighbour(self, [column, row]: [u32; 2], [width, height]: [u32; 2]) -> Option<[u32; 2]> {
        let (column, row) = match self {
            Self::Right => (Some(column + 1), Some(row)),
            Self::Down => (Some(column), Some(row + 1)),
            Self::Left => (column.checked_sub(1), Some(row)),
            Self::Up => (Some(column), row.checked_sub(1)),
        };
        let inside = |at: Option<u32>, end: u32| at.filter(|&at| at < end);
        Some([inside(column, width)?, inside(row, height)?])
    }
}

/// How an image is made of what chains have deposited. No deposit is large, and weights from the other half of the chains would
/// not know where these have been: with own weights the error is up to five times smaller.
pub const OF_CHAINS: Gradient = Gradient {
    weights: Weights::Own,
    ..Gradient::DEFAULT
};

/// A method as it is where differences are taken: chains with large steps deposit the state that they occupy, and not the other one by
/// its probability, since the neighbour of that would have to be traced for one deposit.
pub fn with_differences(mut method: Method) -> Method {
    if matches!(method.global, Global::LargeSteps(_)) {
        method.run.estimator = Estimator::Published;
    }
    method
}

/// What chains have deposited: values and differences.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ChainStencils(Vec<Stencil>);

impl ChainStencils {
    /// Bytes of the sums of an image.
    pub fn bytes([width, height]: [u32; 2]) -> u64 {
        let pixels = u64::from(width) * u64::from(height);
        pixels.saturating_mul(size_of::<Stencil>() as u64)
    }

    /// Empty sums.
    pub fn new([width, height]: [u32; 2]) -> Self {
        let pixels = width as usize * height as usize;
        Self(vec![Stencil::default(); pixels])
    }

    /// Whether these are the sums of an image with this number of pixels.
    pub fn fits(&self, pixels: usize) -> bool {
        self.0.len() == pixels
    }

    /// Adds to the value of a pixel.
    pub fn add_value(&mut self, pixel: u32, radiance: [f32; 3]) {
        self.0[pixel as usize].add(0, radiance.map(f64::from));
    }

    /// Adds to the difference between a pixel and its neighbour in some direction. All directions are equally likely: a
    /// chain takes one at a time.
    pub fn add_difference(
        &mut self,
        direction: Direction,
        [pixel, neighbour]: [u32; 2],
        [here, there]: [[f32; 3]; 2],
    ) {
        let (first, i, sign) = match direction {
            Direction::Right => (pixel, 1, 1.0),
            Direction::Down => (pixel, 2, 1.0),
            Direction::Left => (neighbour, 1, -1.0),
            Direction::Up => (neighbour, 2, -1.0),
        };
        let factor = sign * Direction::ALL.len() as f64;
        let difference =
            std::array::from_fn(|c| factor * (f64::from(there[c]) - f64::from(here[c])));
        self.0[first as usize].add(i, difference);
    }

    /// What they say about every pixel. `scales` are the factors from deposits to radiance. `None` where all is dark.
    ///
    /// Samples of chains are correlated. Their squares give variances up to a factor, which is about the same for
    /// values and differences, and only ratios of variances count.
    pub fn estimates(&self, scales: [f64; 3]) -> Option<Vec<Estimates>> {
        if self.0.iter().all(|pixel| pixel.squares[0] == 0.0) {
            return None;
        }
        let square = luminance_of(scales).powi(2);
        let of_pixel = |stencil: &Stencil| {
            let [value, right, down] = stencil
                .sums
                .map(|sum| std::array::from_fn(|c| (sum[c] * scales[c]) as f32));
            Estimates {
                value,
                right,
                down,
                is_known: true,
                variances: stencil.squares.map(|sum| (sum * square) as f32),
            }
        };
        Some(self.0.iter().map(of_pixel).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A difference is sampled from both of its ends only if each leads to the other.
    #[test]
    fn neighbours_are_neighbours_of_each_other() {
        let size = [3, 2];
        let mut count = 0;
        for (i, direction) in Direction::ALL.into_iter().enumerate() {
            let back = Direction::ALL[(i + 2) % 4];
            for pixel in [[0, 0], [1, 0], [2, 0], [0, 1], [1, 1], [2, 1]] {
                if let Some(neighbour) = direction.neighbour(pixel, size) {
                    assert_eq!(back.neighbour(neighbour, size), Some(pixel));
                    count += 1;
                }
            }
        }
        assert_eq!(
            count,
            2 * (2 * 2 + 3),
            "across 4 edges and down 3, both ways"
        );
    }

    /// Every direction has a quarter of the unit interval.
    #[test]
    fn a_coordinate_chooses_every_direction_as_often() {
        const POINTS: usize = 1 << 20;
        let mut counts = [0; 4];
        for i in 0..POINTS {
            let direction = Direction::chosen_by(i as f32 / POINTS as f32);
            counts[direction as usize] += 1;
        }
        assert_eq!(counts, [POINTS / 4; 4]);
    }
}
