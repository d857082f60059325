//! Local dynamics: how a state moves by one step. One file each.
//!
//! | dynamics | leaves p invariant | reversible | needs the score |
//! | --- | --- | --- | --- |
//! | [`Metropolis`] | yes | yes | no |
//! | [`Mala`] | yes | yes | yes |
//! | [`Langevin`] | only in the limit of small steps and where p is smooth | no | yes |
//! | [`Persistent`] | yes | no | optional |
//!
//! Every step evaluates the target exactly once.

mod langevin;
mod mala;
mod metropolis;
mod persistent;

pub use langevin::Langevin;
pub use mala::Mala;
pub use metropolis::Metropolis;
pub use persistent::Persistent;

use crate::state::{State, Workspace};
use crate::target::Target;
use crate::torus::wrap;

/// What became of a step.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Outcome {
    /// The probability with which the proposal was to be accepted.
    pub acceptance: f64,
    /// Whether it was. Then the state left behind is in [`Workspace::proposal`]; else the refused proposal is.
    pub accepted: bool,
    /// Whether the evaluation was finite.
    pub finite: bool,
}

/// One step of a Markov chain on the torus.
pub trait Dynamics {
    /// Whether states carry their score.
    fn needs_score(&self) -> bool {
        false
    }

    /// Whether states carry a velocity.
    fn needs_velocity(&self) -> bool {
        false
    }

    /// Moves `current`, given standard normal numbers in [`Workspace::numbers`] and a uniform number `accept`.
    fn step<T: Target>(
        &self,
        target: &T,
        current: &mut State<T::Value>,
        workspace: &mut Workspace<T>,
        accept: f64,
    ) -> Outcome;
}

/// The local dynamics of a method.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Local {
    /// Random walk, adjusted.
    Metropolis(Metropolis),
    /// Random walk along the score, adjusted.
    Mala(Mala),
    /// Random walk along and across the score, unadjusted.
    Langevin(Langevin),
    /// Random walk with a memory of its direction, adjusted.
    Persistent(Persistent),
}

impl Local {
    /// Steps of the first pair of coordinates over those of the others, to be changed, where they can differ.
    pub(crate) fn pair_step_mut(&mut self) -> Option<&mut f32> {
        match self {
            Self::Metropolis(local) => Some(&mut local.pair_step),
            Self::Persistent(local) => Some(&mut local.pair_step),
            Self::Mala(_) | Self::Langevin(_) => None,
        }
    }

    /// The standard deviation of a step, to be changed.
    pub(crate) fn sd_mut(&mut self) -> &mut f32 {
        match self {
            Self::Metropolis(local) => &mut local.sd,
            Self::Mala(local) => &mut local.sd,
            Self::Langevin(local) => &mut local.sd,
            Self::Persistent(local) => &mut local.sd,
        }
    }
}

impl Dynamics for Local {
    fn needs_score(&self) -> bool {
        match self {
            Self::Metropolis(dynamics) => dynamics.needs_score(),
            Self::Mala(dynamics) => dynamics.needs_score(),
            Self::Langevin(dynamics) => dynamics.needs_score(),
            Self::Persistent(dynamics) => dynamics.needs_score(),
        }
    }

    fn needs_velocity(&self) -> bool {
        match self {
            Self::Metropolis(dynamics) => dynamics.needs_velocity(),
            Self::Mala(dynamics) => dynamics.needs_velocity(),
            Self::Langevin(dynamics) => dynamics.needs_velocity(),
            Self::Persistent(dynamics) => dynamics.needs_velocity(),
        }
    }

    fn step<T: Target>(
        &self,
        target: &T,
        current: &mut State<T::Value>,
        workspace: &mut Workspace<T>,
        accept: f64,
    ) -> Outcome {
        match self {
            Self::Metropolis(dynamics) => dynamics.step(target, current, workspace, accept),
            Self::Mala(dynamics) => dynamics.step(target, current, workspace, accept),
            Self::Langevin(dynamics) => dynamics.step(target, current, workspace, accept),
            Self::Persistent(dynamics) => dynamics.step(target, current, workspace, accept),
        }
    }
}

/// Accepts or refuses the proposal: with probability min(1, p(y)/p(x) exp(`log_ratio`)), where the last factor belongs
/// to the proposal densities. A state of density zero is left at the first opportunity.
#[inline]
pub fn decide<V>(
    current: &mut State<V>,
    proposal: &mut State<V>,
    log_ratio: f64,
    accept: f64,
    finite: bool,
) -> Outcome {
    let acceptance = if current.density == 0.0 {
        1.0
    } else if proposal.density == 0.0 {
        0.0
    } else {
        let ratio = f64::from(proposal.density) / f64::from(current.density);
        let ratio = if log_ratio == 0.0 {
            ratio
        } else {
            (ratio.ln() + log_ratio).exp()
        };
        // A score so steep that the way back is not a number is a way that cannot be taken.
        if ratio.is_nan() { 0.0 } else { ratio.min(1.0) }
    };
    let accepted = accept < acceptance;
    if accepted {
        std::mem::swap(current, proposal);
    }
    Outcome {
        acceptance,
        accepted,
        finite,
    }
}

/// The lengths of the steps of a random walk: of the first pair of coordinates, and of the others, whose ratio is
/// `pair_step`. An image has its film position there, which can go further than a path without losing its light.
pub fn pair_steps(sd: f32, pair_step: f32) -> [f32; 2] {
    let root = pair_step.sqrt();
    [sd * root, sd / root]
}

/// Goes from x to y in some direction, with steps of these lengths for the first pair of coordinates and for the
/// others.
#[inline]
fn walk(y: &mut [f32], x: &[f32], direction: &[f32], [pair, others]: [f32; 2]) {
    let end = y.len();
    for (range, sd) in [(0..end.min(2), pair), (end.min(2)..end, others)] {
        let from = x[range.clone()].iter().zip(&direction[range.clone()]);
        for (y, (x, v)) in y[range].iter_mut().zip(from) {
            *y = wrap(x + sd * v);
        }
    }
}

/// The factor c(x) of the drift g(x) = c(x) s(x): sd^2/2, or less where a steep score s is tamed.
///
/// With D = (sd^2/2) s the tamed drift is D/(1 + |D|/sd), never longer than sd. It points along the score and is a
/// function of x alone, so an adjusted step that uses it in both directions remains exact.
pub(crate) fn drift_factor(sd: f32, tame: bool, score: &[f32]) -> f32 {
    let half = 0.5 * sd * sd;
    if tame {
        half / (1.0 + half * norm_squared(score).sqrt() / sd)
    } else {
        half
    }
}

/// The sum of squares, in sixteen partial sums that the compiler keeps in vector registers.
pub(crate) fn norm_squared(v: &[f32]) -> f32 {
    let mut sums = [0.0f32; 16];
    let chunks = v.chunks_exact(16);
    let rest: f32 = chunks.remainder().iter().map(|x| x * x).sum();
    for chunk in chunks {
        for (sum, x) in sums.iter_mut().zip(chunk) {
            *sum += x * x;
        }
    }
    sums.iter().sum::<f32>() + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tamed_drifts_are_no_longer_than_a_standard_deviation() {
        let sd = 0.01;
        for steepness in [1.0, 1e3, 1e6, 1e9] {
            let score = [steepness, -2.0 * steepness, 0.5 * steepness];
            let length = drift_factor(sd, true, &score) * norm_squared(&score).sqrt();
            assert!(length <= sd * 1.000_001, "{length}");
            assert!(drift_factor(sd, true, &score) < drift_factor(sd, false, &score));
        }
    }

    #[test]
    fn norm_counts_every_coordinate() {
        let v: Vec<f32> = (1..=37).map(|i| i as f32).collect();
        assert_eq!(norm_squared(&v), (37.0 * 38.0 * 75.0) / 6.0);
    }
}
