//! Random-walk Metropolis.

use super::{Dynamics, Outcome, decide};
use crate::state::{State, Workspace};
use crate::target::Target;
use crate::torus::wrap;

/// y = wrap(x + sd xi), accepted with min(1, p(y)/p(x)).
///
/// The proposal is symmetric, so its density cancels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Metropolis {
    /// Standard deviation of a step, per coordinate.
    pub sd: f32,
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
        for ((y, x), xi) in proposal.x.iter_mut().zip(&current.x).zip(&*numbers) {
            *y = wrap(x + self.sd * xi);
        }
        let finite = proposal.evaluate(target, scratch);
        decide(current, proposal, 0.0, accept, finite)
    }
}
