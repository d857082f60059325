//! Small densities whose integrals are known, for tests, figures and first experiments.
//!
//! | density | dimension | what it shows |
//! | --- | --- | --- |
//! | [`Mixture`] | 2 | smooth modes of different width |
//! | [`Checkerboard`] | 2 | edges of moderate contrast that no score can see |
//! | [`Disc`] | 2 | an edge of contrast 1000:1 |
//! | [`Ridge`] | 8 | a narrow curved ridge, with half of the space black |
//! | [`Modes`] | 1 | separated modes on a line, smooth or with an edge |
//!
//! [`Binned`] makes a [`Target`] of a density, whose values remember the bin they belong to, and [`Histogram`] collects
//! them.

mod line;
mod plane;
mod ridge;

pub use line::Modes;
pub use plane::{Checkerboard, Disc, Mixture};
pub use ridge::Ridge;

use crate::film::Film;
use crate::target::{Evaluation, Target};
use serde::{Deserialize, Serialize};

/// The constant in the denominator of the score, grad p / (p + EPSILON).
pub const EPSILON: f64 = 1e-8;

/// An unnormalised density on the torus that is simple enough to integrate without sampling.
pub trait Density: Sync {
    /// The number of coordinates, at most eight.
    fn dimension(&self) -> usize;

    /// p(x).
    fn density(&self, x: &[f64]) -> f64;

    /// Writes the score grad p / (p + 1e-8). Edges have none: the derivative is that of the smooth piece around `x`.
    fn score(&self, x: &[f64], score: &mut [f64]);

    /// The integral of p over all coordinates but the first two (or the only one).
    fn marginal(&self, x: &[f64]) -> f64 {
        self.density(x)
    }
}

/// A density as a target, with f = p sorted into `bins` equal intervals of the first coordinate (dimension one) or
/// `bins` times `bins` squares of the first two.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Binned<D> {
    /// The density.
    pub density: D,
    /// Bins per coordinate.
    pub bins: usize,
}

/// A value and its bin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BinValue {
    /// The number of the bin; the first coordinate varies slowest.
    pub bin: u32,
    /// f(x).
    pub amount: f32,
}

/// Sums of weighted values, one per bin.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Histogram {
    /// The sums.
    pub sums: Vec<f64>,
}

impl Histogram {
    /// An empty histogram.
    pub fn new(bins: usize) -> Self {
        Self {
            sums: vec![0.0; bins],
        }
    }

    /// The sum over all bins.
    pub fn total(&self) -> f64 {
        self.sums.iter().sum()
    }
}

impl Film<BinValue> for Histogram {
    fn add(&mut self, value: &BinValue, weight: f32) {
        self.sums[value.bin as usize] += f64::from(weight) * f64::from(value.amount);
    }
}

impl<D: Density> Binned<D> {
    /// Sorts a density into this number of bins per coordinate.
    pub fn new(density: D, bins: usize) -> Self {
        Self { density, bins }
    }

    /// The number of binned coordinates, one or two.
    fn binned(&self) -> usize {
        self.density.dimension().min(2)
    }

    /// The number of all bins.
    pub fn count(&self) -> usize {
        self.bins.pow(self.binned() as u32)
    }

    /// An empty histogram for this target.
    pub fn histogram(&self) -> Histogram {
        Histogram::new(self.count())
    }

    fn bin(&self, x: &[f32]) -> u32 {
        x[..self.binned()].iter().fold(0, |bin, &coordinate| {
            let place = ((coordinate * self.bins as f32) as usize).min(self.bins - 1);
            bin * self.bins as u32 + place as u32
        })
    }

    /// The integral of p over every bin, by the midpoint rule with about a thousand points per coordinate.
    pub fn exact(&self) -> Vec<f64> {
        // A multiple of eight, so that the edges of the checkerboards fall between points.
        let per_bin = 1024usize.div_ceil(self.bins).next_multiple_of(8);
        let n = per_bin * self.bins;
        let h = 1.0 / n as f64;
        let mut sums = vec![0.0; self.count()];
        let at = |i: usize| (i as f64 + 0.5) * h;
        if self.binned() == 1 {
            for i in 0..n {
                sums[i / per_bin] += self.density.marginal(&[at(i)]) * h;
            }
        } else {
            for i in 0..n {
                for j in 0..n {
                    let bin = i / per_bin * self.bins + j / per_bin;
                    sums[bin] += self.density.marginal(&[at(i), at(j)]) * h * h;
                }
            }
        }
        sums
    }
}

impl<D: Density> Target for Binned<D> {
    type Value = BinValue;
    type Scratch = ();

    fn scratch(&self) {}

    fn dimension(&self) -> usize {
        self.density.dimension()
    }

    fn evaluate(&self, x: &[f32], _scratch: &mut ()) -> Evaluation<BinValue> {
        let mut wide = [0.0; 8];
        let density = self.density.density(widen(x, &mut wide)) as f32;
        Evaluation {
            density,
            value: BinValue {
                bin: self.bin(x),
                amount: density,
            },
            non_finite: false,
        }
    }

    fn evaluate_with_score(
        &self,
        x: &[f32],
        score: &mut [f32],
        scratch: &mut (),
    ) -> Evaluation<BinValue> {
        let (mut wide, mut exact) = ([0.0; 8], [0.0; 8]);
        let exact = &mut exact[..x.len()];
        self.density.score(widen(x, &mut wide), exact);
        for (s, e) in score.iter_mut().zip(exact) {
            *s = *e as f32;
        }
        self.evaluate(x, scratch)
    }
}

fn widen<'a>(x: &[f32], wide: &'a mut [f64; 8]) -> &'a [f64] {
    for (w, &v) in wide.iter_mut().zip(x) {
        *w = f64::from(v);
    }
    &wide[..x.len()]
}

/// The shortest displacement from `a` to `b` on the circle.
fn circle_difference(b: f64, a: f64) -> f64 {
    let d = b - a;
    d - d.round()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_score(density: &dyn TestDensity, x: &[f64]) {
        let mut score = vec![0.0; x.len()];
        density.score_at(x, &mut score);
        let p = density.density_at(x);
        let h = 1e-6;
        for k in 0..x.len() {
            let (mut up, mut down) = (x.to_vec(), x.to_vec());
            up[k] += h;
            down[k] -= h;
            let slope = (density.density_at(&up) - density.density_at(&down)) / (2.0 * h);
            let expected = slope / (p + EPSILON);
            assert!(
                (score[k] - expected).abs() < 1e-4 * (1.0 + expected.abs()),
                "coordinate {k} at {x:?}: {} against {expected}",
                score[k]
            );
        }
    }

    trait TestDensity {
        fn density_at(&self, x: &[f64]) -> f64;
        fn score_at(&self, x: &[f64], score: &mut [f64]);
    }

    impl<D: Density> TestDensity for D {
        fn density_at(&self, x: &[f64]) -> f64 {
            self.density(x)
        }
        fn score_at(&self, x: &[f64], score: &mut [f64]) {
            self.score(x, score);
        }
    }

    /// Scores are central differences of the density.
    #[test]
    fn scores_are_derivatives() {
        let points = [[0.31, 0.22], [0.7, 0.61], [0.05, 0.97], [0.48, 0.52]];
        for x in points {
            check_score(&Mixture::default(), &x);
            check_score(&Checkerboard::default(), &x);
            check_score(&Disc::default(), &x);
            check_score(&Modes::smooth(), &x[..1]);
            check_score(&Modes::with_edge(), &x[..1]);
            let ridge = [
                x[0],
                x[1],
                x[0] + 0.05,
                x[1] - 0.1,
                x[0] + 0.1,
                0.2,
                0.3,
                0.9,
            ];
            check_score(&Ridge::default(), &ridge.map(|c: f64| c - c.floor()));
        }
    }

    /// The ridge's marginal is its integral over the other six coordinates: checked along a Monte Carlo estimate of the
    /// whole, which the marginal predicts.
    #[test]
    fn marginal_of_the_ridge_integrates_to_the_whole() {
        let ridge = Ridge::default();
        let exact: f64 = Binned::new(ridge, 4).exact().iter().sum();
        let philox = crate::Philox::new(2);
        let n = 1 << 18;
        let (mut sum, mut square) = (0.0, 0.0);
        for sample in 0..n {
            let mut x = [0.0; 8];
            philox.stream(0, sample).fill(&mut x);
            let p = ridge.density(&x.map(f64::from));
            sum += p;
            square += p * p;
        }
        let mean = sum / n as f64;
        let error = ((square / n as f64 - mean * mean) / n as f64).sqrt();
        assert!(
            (mean - exact).abs() < 4.0 * error,
            "{mean} +- {error}, exact {exact}"
        );
        assert!(error < 0.05 * exact);
    }
}
