//! The Metropolis-adjusted Langevin algorithm.

use super::{Dynamics, Outcome, decide, drift_factor, norm_squared};
use crate::state::{State, Workspace};
use crate::target::Target;
use crate::torus::{difference, wrap};

/// y = wrap(x + g(x) + sd xi) with the drift g = (sd^2/2) s along the score s, accepted with
/// min(1, p(y) q(x|y) / (p(x) q(y|x))).
///
/// q(y|x) is the Gaussian density of the displacement y - x - g(x) taken on the torus. Only its nearest image counts,
/// which neglects exp(-1/(8 sd^2)).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mala {
    /// Standard deviation of a step, per coordinate.
    pub sd: f32,
    /// Whether drifts are shortened to at most `sd`.
    pub tame: bool,
}

impl Dynamics for Mala {
    fn needs_score(&self) -> bool {
        true
    }

    fn step<T: Target>(
        &self,
        target: &T,
        current: &mut State<T::Value>,
        workspace: &mut Workspace<T>,
        accept: f64,
    ) -> Outcome {
        let Workspace {
            scratch,
            proposal,
            numbers,
        } = workspace;
        let forward = drift_factor(self.sd, self.tame, &current.score);
        for (((y, x), s), xi) in proposal
            .x
            .iter_mut()
            .zip(&current.x)
            .zip(&current.score)
            .zip(&*numbers)
        {
            *y = wrap(x + forward * s + self.sd * xi);
        }
        let finite = proposal.evaluate(target, scratch);

        // The noise that would lead back, in standard deviations, takes the place of the noise that led here.
        let forward_square = norm_squared(numbers);
        let reverse = drift_factor(self.sd, self.tame, &proposal.score);
        for (((xi, x), y), s) in numbers
            .iter_mut()
            .zip(&current.x)
            .zip(&proposal.x)
            .zip(&proposal.score)
        {
            *xi = difference(*x, y + reverse * s) / self.sd;
        }
        let reverse_square = norm_squared(numbers);
        let log_ratio = 0.5 * (f64::from(forward_square) - f64::from(reverse_square));
        decide(current, proposal, log_ratio, accept, finite)
    }
}
