//! Where a chain is.

use crate::target::Target;
use serde::{Deserialize, Serialize};

/// A point on the torus with everything that is known there.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct State<V> {
    /// The coordinates, each in [0, 1).
    pub x: Vec<f32>,
    /// The score grad p / (p + 1e-8); empty where the dynamics does without.
    pub score: Vec<f32>,
    /// The velocity of the persistent dynamics in standard deviations; empty for all others.
    pub velocity: Vec<f32>,
    /// Whether the velocity is still to be drawn. A velocity N(0, I) that is never looked at before the next step
    /// refreshes it can as well be drawn then, from that step's numbers.
    pub velocity_is_due: bool,
    /// The target density p(x).
    pub density: f32,
    /// The regeneration density mu(x).
    pub regeneration_density: f32,
    /// The integrand f(x).
    pub value: V,
}

impl<V: Copy + Default> State<V> {
    /// A state in `dimension` coordinates with room for what the dynamics needs.
    pub fn new(dimension: usize, with_score: bool, with_velocity: bool) -> Self {
        Self {
            x: vec![0.0; dimension],
            score: vec![0.0; if with_score { dimension } else { 0 }],
            velocity: vec![0.0; if with_velocity { dimension } else { 0 }],
            velocity_is_due: true,
            density: 0.0,
            regeneration_density: 1.0,
            value: V::default(),
        }
    }

    /// Bytes of what a state keeps outside of itself.
    pub fn bytes(dimension: u64, with_score: bool, with_velocity: bool) -> u64 {
        let arrays = 1 + u64::from(with_score) + u64::from(with_velocity);
        arrays.saturating_mul(array_bytes(dimension))
    }

    /// Between batches of steps a chain keeps its score only as far as it is not zero, which for a path is as far as it
    /// goes. `spare` is an array of full length, or empty where there are no scores, and takes the place of what was
    /// kept; see [`State::unpack_score`].
    pub(crate) fn pack_score(&mut self, spare: &mut Vec<f32>) {
        let used = self.score.iter().rposition(|&s| s != 0.0);
        let used = used.map_or(0, |last| last + 1);
        // Memory is given back where more than half of it would be empty.
        spare.clear();
        spare.shrink_to(2 * used);
        spare.reserve_exact(used);
        spare.extend_from_slice(&self.score[..used]);
        std::mem::swap(&mut self.score, spare);
    }

    /// Gives the score its full length again, that of `spare`, which holds what was kept until the score is packed.
    pub(crate) fn unpack_score(&mut self, spare: &mut Vec<f32>) {
        let (kept, rest) = spare.split_at_mut(self.score.len());
        kept.copy_from_slice(&self.score);
        rest.fill(0.0);
        std::mem::swap(&mut self.score, spare);
    }

    /// p/mu, whose mean over regenerations is the integral of p.
    #[inline]
    pub fn ratio(&self) -> f64 {
        f64::from(self.density) / f64::from(self.regeneration_density)
    }

    /// Evaluates the target at `x`. Returns whether everything was finite; what was not is replaced by zero.
    pub fn evaluate<T: Target<Value = V>>(&mut self, target: &T, scratch: &mut T::Scratch) -> bool {
        let evaluation = if self.score.is_empty() {
            target.evaluate(&self.x, scratch)
        } else {
            target.evaluate_with_score(&self.x, &mut self.score, scratch)
        };
        self.regeneration_density = target.regeneration_density(&self.x);
        let mut finite = !evaluation.non_finite;
        if evaluation.density.is_finite() && evaluation.density >= 0.0 {
            self.density = evaluation.density;
            self.value = evaluation.value;
        } else {
            self.density = 0.0;
            self.value = V::default();
            finite = false;
        }
        // A sum is finite only if every term is; overflow of finite terms is caught too, and as harmful.
        if !self
            .score
            .iter()
            .fold(0.0, |sum, s| sum + s.abs())
            .is_finite()
        {
            self.score
                .iter_mut()
                .filter(|s| !s.is_finite())
                .for_each(|s| *s = 0.0);
            finite = false;
        }
        finite
    }

    /// Completes the value for a deposit.
    pub fn complete<T: Target<Value = V>>(&mut self, target: &T, scratch: &mut T::Scratch) {
        if self.density > 0.0 {
            target.complete(&self.x, &mut self.value, scratch);
        }
    }

    /// Draws `x` afresh from the regeneration density, given uniform numbers, and evaluates the target there.
    pub fn regenerate<T: Target<Value = V>>(
        &mut self,
        target: &T,
        uniforms: &[f32],
        scratch: &mut T::Scratch,
    ) -> bool {
        target.regenerate(uniforms, &mut self.x);
        self.velocity_is_due = true;
        self.evaluate(target, scratch)
    }
}

/// Bytes of an array of coordinates, with what the allocator adds to it.
fn array_bytes(dimension: u64) -> u64 {
    const ALLOCATION: u64 = 16;
    dimension.saturating_mul(4).saturating_add(ALLOCATION)
}

/// What one thread needs to move chains: the target's workspace, a state for proposals, a step's random numbers.
pub struct Workspace<T: Target> {
    /// The target's own workspace.
    pub scratch: T::Scratch,
    /// The proposal. After an accepted step it holds the state that was left.
    pub proposal: State<T::Value>,
    /// Uniform or normal numbers, one per coordinate.
    pub numbers: Vec<f32>,
}

impl<T: Target> Workspace<T> {
    /// Bytes of the workspace of one thread, without that of the target.
    pub fn bytes(dimension: u64, with_score: bool, with_velocity: bool) -> u64 {
        let proposal = State::<T::Value>::bytes(dimension, with_score, with_velocity);
        proposal.saturating_add(array_bytes(dimension))
    }

    /// The workspace of one thread.
    pub fn new(target: &T, with_score: bool, with_velocity: bool) -> Self {
        let dimension = target.dimension();
        Self {
            scratch: target.scratch(),
            proposal: State::new(dimension, with_score, with_velocity),
            numbers: vec![0.0; dimension],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is packed comes back as it was, in no more memory than twice what is not zero.
    #[test]
    fn a_packed_score_is_as_long_as_it_is_not_zero() {
        let mut state = State::<f32>::new(100, false, false);
        let mut spare = vec![f32::NAN; 100];
        for used in [0, 60, 61, 3, 100, 7, 0] {
            state.unpack_score(&mut spare);
            assert_eq!(state.score.len(), 100);
            state.score.fill(0.0);
            let score: Vec<f32> = (0..used).map(|i| (i % 3) as f32 - 1.5).collect();
            state.score[..used].copy_from_slice(&score);
            state.pack_score(&mut spare);
            assert_eq!((&state.score, spare.len()), (&score, 100));
            assert!(state.score.capacity() <= 2 * used, "{used}");
        }
        // Without scores there is nothing to keep.
        let (mut state, mut spare) = (State::<f32>::new(100, false, false), Vec::new());
        state.unpack_score(&mut spare);
        state.pack_score(&mut spare);
        assert!(state.score.is_empty() && spare.is_empty());
    }
}
