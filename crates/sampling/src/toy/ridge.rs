//! A density in eight dimensions that resembles light transport over glossy surfaces.

use super::{Density, EPSILON, circle_difference};
use std::f64::consts::TAU;

/// A smooth image over the first two coordinates, seen through a glossy chain: coordinates 2, 3 and 4 must lie near
/// coordinates 0, 1 and 2 for light to arrive. Coordinate 5 decides between light and darkness, half and half;
/// coordinate 6 modulates gently and coordinate 7 does not matter.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ridge {
    /// Width of the ridge, as a standard deviation: at most a tenth.
    pub width: f64,
}

impl Default for Ridge {
    fn default() -> Self {
        Self { width: 0.1 }
    }
}

impl Ridge {
    /// Coordinates that must lie near each other.
    const PAIRS: [(usize, usize); 3] = [(2, 0), (3, 1), (4, 2)];

    fn image(x: &[f64]) -> f64 {
        1.0 + 0.8 * (TAU * x[0]).sin() * (TAU * x[1]).cos()
    }
}

impl Density for Ridge {
    fn dimension(&self) -> usize {
        8
    }

    fn density(&self, x: &[f64]) -> f64 {
        if x[5] >= 0.5 {
            return 0.0;
        }
        let square: f64 = Self::PAIRS
            .iter()
            .map(|&(a, b)| (circle_difference(x[a], x[b]) / self.width).powi(2))
            .sum();
        Self::image(x) * (-0.5 * square).exp() * (1.0 + 0.5 * (TAU * x[6]).cos())
    }

    fn score(&self, x: &[f64], score: &mut [f64]) {
        score.fill(0.0);
        let p = self.density(x);
        if p == 0.0 {
            return;
        }
        let image = Self::image(x);
        score[0] = 0.8 * TAU * (TAU * x[0]).cos() * (TAU * x[1]).cos() / image;
        score[1] = -0.8 * TAU * (TAU * x[0]).sin() * (TAU * x[1]).sin() / image;
        for (a, b) in Self::PAIRS {
            let slope = circle_difference(x[a], x[b]) / (self.width * self.width);
            score[a] -= slope;
            score[b] += slope;
        }
        score[6] = -0.5 * TAU * (TAU * x[6]).sin() / (1.0 + 0.5 * (TAU * x[6]).cos());
        score.iter_mut().for_each(|s| *s *= p / (p + EPSILON));
    }

    /// Each glossy factor has the same integral wherever its peak lies, so the image appears unchanged.
    fn marginal(&self, x: &[f64]) -> f64 {
        // The Gaussian lies five widths inside the half-circle: its integral is that of the line to 1e-6.
        let gloss = self.width * TAU.sqrt();
        0.5 * gloss.powi(3) * Self::image(x)
    }
}
