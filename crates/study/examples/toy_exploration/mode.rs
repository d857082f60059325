//! The density that is explored.

use wayfare_sampling::toy::{Density, EPSILON};

/// A Gaussian mode of unequal widths, in the middle of the unit square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct GaussianMode {
    /// The centre.
    pub centre: [f64; 2],
    /// Standard deviations along and across the long axis.
    pub sds: [f64; 2],
    /// The angle between the first coordinate and the long axis.
    pub angle: f64,
}

impl Default for GaussianMode {
    fn default() -> Self {
        Self {
            centre: [0.5, 0.5],
            sds: [0.17, 0.07],
            angle: std::f64::consts::FRAC_PI_6,
        }
    }
}

impl GaussianMode {
    /// The displacement from the centre along and across the long axis, in standard deviations.
    pub fn standardised(&self, x: &[f64]) -> [f64; 2] {
        let shortest = |k: usize| {
            let d = x[k] - self.centre[k];
            d - d.round()
        };
        let (d, (sine, cosine)) = ([shortest(0), shortest(1)], self.angle.sin_cos());
        [
            (cosine * d[0] + sine * d[1]) / self.sds[0],
            (cosine * d[1] - sine * d[0]) / self.sds[1],
        ]
    }

    /// The point with that standardised displacement.
    pub fn point(&self, standardised: [f64; 2]) -> [f64; 2] {
        let (sine, cosine) = self.angle.sin_cos();
        let (along, across) = (standardised[0] * self.sds[0], standardised[1] * self.sds[1]);
        [
            self.centre[0] + cosine * along - sine * across,
            self.centre[1] + sine * along + cosine * across,
        ]
    }
}

impl Density for GaussianMode {
    fn dimension(&self) -> usize {
        2
    }

    fn density(&self, x: &[f64]) -> f64 {
        let [along, across] = self.standardised(x);
        (-0.5 * (along * along + across * across)).exp()
    }

    fn score(&self, x: &[f64], score: &mut [f64]) {
        let [along, across] = self.standardised(x);
        let p = self.density(x);
        let (u, v) = (along / self.sds[0], across / self.sds[1]);
        let (sine, cosine) = self.angle.sin_cos();
        let share = p / (p + EPSILON);
        score[0] = -share * (cosine * u - sine * v);
        score[1] = -share * (sine * u + cosine * v);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_score_is_the_derivative() {
        let mode = GaussianMode::default();
        for x in [[0.5, 0.5], [0.31, 0.44], [0.6, 0.71], [0.9, 0.6]] {
            let (mut score, h) = ([0.0; 2], 1e-6);
            mode.score(&x, &mut score);
            for k in 0..2 {
                let (mut up, mut down) = (x, x);
                up[k] += h;
                down[k] -= h;
                let slope = (mode.density(&up) - mode.density(&down)) / (2.0 * h);
                let expected = slope / (mode.density(&x) + EPSILON);
                assert!((score[k] - expected).abs() < 1e-5 * (1.0 + expected.abs()));
            }
        }
    }

    #[test]
    fn points_and_displacements_are_inverse() {
        let mode = GaussianMode::default();
        let [a, b] = mode.standardised(&mode.point([1.5, -0.5]));
        assert!((a - 1.5).abs() < 1e-12 && (b + 0.5).abs() < 1e-12);
    }
}
