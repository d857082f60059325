//! Densities on a line, for figures in which everything can be seen.

use super::{Density, EPSILON, circle_difference};

/// Two separated modes over a low background, smooth or cut by an edge: from the edge to the end of the line the
/// density is lower by a constant factor, which the score does not see.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Modes {
    /// Height of the background.
    pub background: f64,
    /// Centre, standard deviation and height of every mode.
    pub modes: [(f64, f64, f64); 2],
    /// Where the edge is, if there is one, and the factor beyond it.
    pub edge: Option<(f64, f64)>,
}

impl Modes {
    /// Without an edge.
    pub fn smooth() -> Self {
        Self {
            background: 0.02,
            modes: [(0.3, 0.05, 1.0), (0.7, 0.08, 0.7)],
            edge: None,
        }
    }

    /// With an edge in the second mode, beyond which only a tenth is left.
    pub fn with_edge() -> Self {
        Self {
            edge: Some((0.72, 0.1)),
            ..Self::smooth()
        }
    }

    /// The density without its edge, and its derivative.
    fn smooth_part(&self, x: f64) -> (f64, f64) {
        let mut p = (self.background, 0.0);
        for &(centre, sd, height) in &self.modes {
            let d = circle_difference(x, centre) / sd;
            let mode = height * (-0.5 * d * d).exp();
            p.0 += mode;
            p.1 -= mode * d / sd;
        }
        p
    }

    fn factor(&self, x: f64) -> f64 {
        match self.edge {
            Some((place, factor)) if x >= place => factor,
            _ => 1.0,
        }
    }
}

impl Density for Modes {
    fn dimension(&self) -> usize {
        1
    }

    fn density(&self, x: &[f64]) -> f64 {
        self.factor(x[0]) * self.smooth_part(x[0]).0
    }

    fn score(&self, x: &[f64], score: &mut [f64]) {
        let (p, slope) = self.smooth_part(x[0]);
        let factor = self.factor(x[0]);
        score[0] = factor * slope / (factor * p + EPSILON);
    }
}
