//! The Langevin step on the circle as an integral operator.

use super::quadrature::Nodes;
use wayfare_sampling::toy::{Density, Modes};

/// The transition density K(x, y) of the unadjusted Langevin step: y is normal with mean x + (sd^2/2) s(x) and standard
/// deviation sd, wrapped. s is the score as the sampler sees it, without the jump at an edge.
pub(super) struct LangevinKernel {
    pub sd: f64,
    pub nodes: Nodes,
    /// Where a step from each node leads on average.
    means: Vec<f64>,
    /// The target density at each node.
    pub density: Vec<f64>,
}

/// How far the Gaussian reaches, in standard deviations: beyond, it is below the rounding of its peak.
const REACH: f64 = 8.6;

impl LangevinKernel {
    /// The kernel for one density, discretised by panels of `panel` standard deviations.
    pub fn new(target: &Modes, sd: f64, panel: f64) -> Self {
        let breaks: Vec<f64> = target.edge.iter().map(|edge| edge.0).collect();
        let nodes = Nodes::between(&breaks, panel * sd);
        let mean = |&x: &f64| {
            let mut score = [0.0];
            target.score(&[x], &mut score);
            x + 0.5 * sd * sd * score[0]
        };
        Self {
            sd,
            means: nodes.x.iter().map(mean).collect(),
            density: nodes.x.iter().map(|&x| target.density(&[x])).collect(),
            nodes,
        }
    }

    /// K(x_i, y) for node i.
    pub fn transition(&self, i: usize, y: f64) -> f64 {
        // The next image on the circle is at least half of it away, more than twenty standard deviations.
        let d = y - self.means[i];
        let d = (d - d.round()) / self.sd;
        if d.abs() > REACH {
            0.0
        } else {
            const INVERSE_SQRT_TAU: f64 = 0.398_942_280_401_432_7;
            INVERSE_SQRT_TAU / self.sd * (-0.5 * d * d).exp()
        }
    }

    /// The density at y after one step, from masses at the nodes.
    pub fn push(&self, masses: impl IntoIterator<Item = f64>, y: f64) -> f64 {
        let masses = masses.into_iter().enumerate();
        masses.map(|(i, mass)| mass * self.transition(i, y)).sum()
    }

    /// L*p at y, the rate at which the step changes the target p when steps are taken at rate 1/dt, dt = sd^2:
    /// (K*p - p)/dt. `density` is p(y).
    pub fn adjoint(&self, y: f64, density: f64) -> f64 {
        let masses = self
            .nodes
            .weight
            .iter()
            .zip(&self.density)
            .map(|(w, p)| w * p);
        (self.push(masses, y) - density) / (self.sd * self.sd)
    }

    /// The largest number of nodes between the beginning and the end of a step, around the circle.
    pub fn reach(&self) -> usize {
        let n = self.nodes.x.len();
        let from = |i: usize| {
            let far = |&k: &usize| {
                self.transition(i, self.nodes.x[(i + k) % n]) > 0.0
                    || self.transition(i, self.nodes.x[(i + n - k) % n]) > 0.0
            };
            // Nodes leave the reach one after the other: behind the first that is out, all are.
            (1..n / 2).take_while(far).last().unwrap_or(0)
        };
        (0..n).map(from).max().unwrap_or(0) + 1
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every step leads somewhere: the densities of its end points integrate to one.
    #[test]
    fn mass_is_conserved() {
        for target in [Modes::smooth(), Modes::with_edge()] {
            for sd in [2e-2, 5e-3, 1e-3] {
                let kernel = LangevinKernel::new(&target, sd, 2.0);
                for i in (0..kernel.nodes.x.len()).step_by(37) {
                    let ends = kernel.nodes.x.iter().map(|&y| kernel.transition(i, y));
                    let mass = kernel.nodes.integral(ends);
                    assert!((mass - 1.0).abs() < 1e-9, "sd {sd}, node {i}: {mass}");
                }
            }
        }
    }

    /// For a smooth density the bias term is that of the weak expansion: with drift b = p'/(2p) and variance one,
    /// L*p = (dt/8) ((p'^2/p)'' - p'''') up to higher powers of dt.
    #[test]
    fn the_smooth_bias_term_is_the_published_first_order_correction() {
        let target = Modes::smooth();
        let p = |x: f64| target.density(&[x]);
        let second = |f: &dyn Fn(f64) -> f64, x: f64| {
            let h = 2e-3;
            (16.0 * (f(x + h) + f(x - h)) - (f(x + 2.0 * h) + f(x - 2.0 * h)) - 30.0 * f(x))
                / (12.0 * h * h)
        };
        let sd = 2e-3;
        let kernel = LangevinKernel::new(&target, sd, 1.0);
        let flow = |x: f64| {
            let mut s = [0.0];
            target.score(&[x], &mut s);
            s[0] * s[0] * p(x)
        };
        for x in [0.25, 0.3, 0.37, 0.5, 0.62, 0.8] {
            let expected = sd * sd / 8.0 * (second(&flow, x) - second(&|x| second(&p, x), x));
            let found = kernel.adjoint(x, p(x));
            assert!(
                (found - expected).abs() < 0.01 * expected.abs() + 1e-3,
                "{x}: {found} {expected}"
            );
        }
    }
}
