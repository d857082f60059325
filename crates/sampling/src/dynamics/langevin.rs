//! Unadjusted nonreversible Langevin dynamics.

use super::{Dynamics, Outcome};
use crate::state::{State, Workspace};
use crate::target::Target;
use crate::torus::wrap;

/// y = wrap(x + (sd^2/2) s + gamma J s + sd xi), where J turns every pair of coordinates by a quarter,
/// J(v1, v2) = (v2, -v1). The step is always taken.
///
/// This is the Euler-Maruyama step of a Langevin diffusion whose rotation gamma J makes it circulate around modes
/// instead of walking back and forth. Without an acceptance test p is its invariant density only in the limit of small
/// steps, and only where the score describes p: across an edge, which has no score, the step mixes both sides as if p
/// were the same there. Used inside Restore, the image is then dark and blurred near edges, and no killing rate
/// repairs that. The drift is not tamed: the step is kept as published.
///
/// In an odd number of dimensions the last coordinate has no partner and is not rotated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Langevin {
    /// Standard deviation of a step, per coordinate.
    pub sd: f32,
    /// Strength of the rotation; sd^2/2 where absent.
    pub gamma: Option<f32>,
}

impl Langevin {
    /// Strength of the rotation.
    pub fn gamma(&self) -> f32 {
        self.gamma.unwrap_or(0.5 * self.sd * self.sd)
    }
}

impl Dynamics for Langevin {
    fn needs_score(&self) -> bool {
        true
    }

    fn step<T: Target>(
        &self,
        target: &T,
        current: &mut State<T::Value>,
        workspace: &mut Workspace<T>,
        _accept: f64,
    ) -> Outcome {
        let (sd, gamma, half) = (self.sd, self.gamma(), 0.5 * self.sd * self.sd);
        let proposal = &mut workspace.proposal;
        let mut y = proposal.x.chunks_exact_mut(2);
        let mut x = current.x.chunks_exact(2);
        let mut s = current.score.chunks_exact(2);
        let mut xi = workspace.numbers.chunks_exact(2);
        for (((y, x), s), xi) in (&mut y).zip(&mut x).zip(&mut s).zip(&mut xi) {
            y[0] = wrap(x[0] + half * s[0] + gamma * s[1] + sd * xi[0]);
            y[1] = wrap(x[1] + half * s[1] - gamma * s[0] + sd * xi[1]);
        }
        if let ([y], [x], [s], [xi]) = (
            y.into_remainder(),
            x.remainder(),
            s.remainder(),
            xi.remainder(),
        ) {
            *y = wrap(x + half * s + sd * xi);
        }
        let finite = proposal.evaluate(target, &mut workspace.scratch);
        std::mem::swap(current, proposal);
        Outcome {
            acceptance: 1.0,
            accepted: true,
            finite,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::FnTarget;

    /// Every pair moves along its score and, turned by a quarter, across it; the odd one out only along it.
    #[test]
    fn step_follows_the_formula() {
        let target = FnTarget::new(3, |_| 1.0).with_score(|_: &[f32], score: &mut [f32]| {
            score.copy_from_slice(&[3.0, -5.0, 7.0]);
        });
        let langevin = Langevin {
            sd: 0.1,
            gamma: Some(0.01),
        };
        let mut workspace = Workspace::new(&target, true, false);
        let mut state = State::new(3, true, false);
        state.x.copy_from_slice(&[0.5, 0.99, 0.2]);
        state.evaluate(&target, &mut ());
        workspace.numbers.copy_from_slice(&[1.0, -2.0, 0.5]);
        let outcome = langevin.step(&target, &mut state, &mut workspace, 0.999);
        assert!(outcome.accepted);
        let expected = [
            0.5 + 0.005 * 3.0 + 0.01 * -5.0 + 0.1,
            0.99 + 0.005 * -5.0 - 0.01 * 3.0 - 0.2,
            0.2 + 0.005 * 7.0 + 0.05,
        ];
        for (x, expected) in state.x.iter().zip(expected) {
            assert!((x - expected).abs() < 1e-6, "{:?} {expected}", state.x);
        }
    }
}
