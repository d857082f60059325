//! Random-walk Metropolis.

use super::{Dynamics, Outcome, decide, pair_steps, walk};
use crate::state::{State, Workspace};
use crate::target::Target;

/// y = wrap(x + sd xi), accepted with min(1, p(y)/p(x)); the first pair of coordinates may take longer steps than the
/// others.
///
/// The proposal is symmetric, so its density cancels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Metropolis {
    /// Standard deviation of a step, per coordinate.
    pub sd: f32,
    /// Steps of the first pair of coordinates over those of all others; `sd` is between the two.
    pub pair_step: f32,
}

impl Metropolis {
    /// The same steps in all coordinates.
    pub const fn new(sd: f32) -> Self {
        Self { sd, pair_step: 1.0 }
    }
}

impl Dynamics for Metropolis {
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
        let lengths = pair_steps(self.sd, self.pair_step);
        walk(&mut proposal.x, &current.x, numbers, lengths);
        let finite = proposal.evaluate(target, scratch);
        decide(current, proposal, 0.0, accept, finite)
    }
}
