//! Densities in the plane.

use super::{Density, EPSILON, circle_difference};

/// A smooth mixture: a constant background and three Gaussian modes of different width.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mixture {
    /// Height of the background.
    pub background: f64,
    /// Centre, standard deviation and height of every mode.
    pub modes: [([f64; 2], f64, f64); 3],
}

impl Default for Mixture {
    fn default() -> Self {
        Self {
            background: 0.05,
            modes: [
                ([0.3, 0.35], 0.08, 1.0),
                ([0.7, 0.6], 0.12, 0.6),
                ([0.95, 0.1], 0.05, 0.8),
            ],
        }
    }
}

impl Mixture {
    /// Height of a mode at `x` and the displacement from its centre. Only the nearest image on the torus counts: six
    /// standard deviations away and more.
    fn mode(&(centre, sd, height): &([f64; 2], f64, f64), x: &[f64]) -> (f64, [f64; 2]) {
        let d = [
            circle_difference(x[0], centre[0]),
            circle_difference(x[1], centre[1]),
        ];
        let square = (d[0] * d[0] + d[1] * d[1]) / (sd * sd);
        (height * (-0.5 * square).exp(), d)
    }
}

impl Density for Mixture {
    fn dimension(&self) -> usize {
        2
    }

    fn density(&self, x: &[f64]) -> f64 {
        let modes = self.modes.iter().map(|mode| Self::mode(mode, x).0);
        self.background + modes.sum::<f64>()
    }

    fn score(&self, x: &[f64], score: &mut [f64]) {
        score.fill(0.0);
        let mut p = self.background;
        for mode in &self.modes {
            let (height, d) = Self::mode(mode, x);
            p += height;
            for (s, d) in score.iter_mut().zip(d) {
                *s -= height * d / (mode.1 * mode.1);
            }
        }
        score.iter_mut().for_each(|s| *s /= p + EPSILON);
    }
}

/// A checkerboard whose squares take evenly spaced values between 0.1 and 1: from left to right the squares of one
/// colour brighten and those of the other darken.
///
/// The density is constant within every square, so the score is zero and says nothing of the edges.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Checkerboard {
    /// Squares per side, an even number.
    pub squares: usize,
}

impl Default for Checkerboard {
    fn default() -> Self {
        Self { squares: 8 }
    }
}

impl Density for Checkerboard {
    fn dimension(&self) -> usize {
        2
    }

    fn density(&self, x: &[f64]) -> f64 {
        let n = self.squares as f64;
        let (i, j) = ((x[0] * n).floor(), (x[1] * n).floor());
        let ramp = (i + 0.5) / n;
        let is_odd = (i + j).rem_euclid(2.0) == 1.0;
        0.1 + 0.9 * if is_odd { ramp } else { 1.0 - ramp }
    }

    fn score(&self, _x: &[f64], score: &mut [f64]) {
        score.fill(0.0);
    }
}

/// One inside a disc, a thousandth outside.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Disc {
    /// Radius of the disc, which lies in the middle of the torus.
    pub radius: f64,
    /// The density outside.
    pub outside: f64,
}

impl Default for Disc {
    fn default() -> Self {
        Self {
            radius: 0.15,
            outside: 1e-3,
        }
    }
}

impl Density for Disc {
    fn dimension(&self) -> usize {
        2
    }

    fn density(&self, x: &[f64]) -> f64 {
        let (a, b) = (x[0] - 0.5, x[1] - 0.5);
        if a * a + b * b < self.radius * self.radius {
            1.0
        } else {
            self.outside
        }
    }

    fn score(&self, _x: &[f64], score: &mut [f64]) {
        score.fill(0.0);
    }
}
