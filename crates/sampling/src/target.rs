//! What is sampled: a non-negative function on the unit torus, with the value it carries.

use std::sync::Arc;

/// A point evaluated.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Evaluation<V> {
    /// The target density p(x), unnormalised: finite and not negative.
    pub density: f32,
    /// The integrand f(x) in a form that the [`Film`](crate::Film) understands, e.g. a pixel and a colour.
    pub value: V,
    /// Whether something on the way to these numbers was not finite and has been replaced by zero.
    pub non_finite: bool,
}

/// An unnormalised density p on the torus T^d = [0,1)^d together with the function f to be integrated.
///
/// Markov chains are attracted by p; what is estimated is the integral of f. The two usually belong together (p is
/// the luminance of f), and wherever p is zero f must be zero too, or the chains cannot see it.
///
/// A target is shared by all threads; what one thread needs for itself lives in its [`Scratch`](Target::Scratch).
pub trait Target: Sync {
    /// What one evaluation yields besides its density, e.g. pixel and colour.
    type Value: Copy + Default + Send + Sync;

    /// Workspace of one thread.
    type Scratch: Send;

    /// Makes the workspace of one thread.
    fn scratch(&self) -> Self::Scratch;

    /// Called when a thread is done with a batch of evaluations, for targets that keep count.
    fn finish_batch(&self, scratch: &mut Self::Scratch) {
        let _ = scratch;
    }

    /// The number of coordinates d of x.
    fn dimension(&self) -> usize;

    /// p and f at `x`. The same `x` always gives the same answer.
    fn evaluate(&self, x: &[f32], scratch: &mut Self::Scratch) -> Evaluation<Self::Value>;

    /// p and f at `x`, and the score grad p / (p + 1e-8), of which every entry is written.
    ///
    /// Only called where [`has_score`](Target::has_score) says that there is one.
    fn evaluate_with_score(
        &self,
        x: &[f32],
        score: &mut [f32],
        scratch: &mut Self::Scratch,
    ) -> Evaluation<Self::Value>;

    /// Adds to the value at `x` what only a deposit needs, where there is such a thing. Called for a state of positive
    /// density before each of its deposits.
    fn complete(&self, x: &[f32], value: &mut Self::Value, scratch: &mut Self::Scratch) {
        let _ = (x, value, scratch);
    }

    /// Whether the target can be differentiated.
    fn has_score(&self) -> bool {
        true
    }

    /// Draws `x` from the regeneration density mu, where new tours begin and where large steps lead; uniform by
    /// default. `u` holds fresh uniform numbers, as many as there are coordinates.
    fn regenerate(&self, u: &[f32], x: &mut [f32]) {
        x.copy_from_slice(u);
    }

    /// The density mu(x) of [`regenerate`](Target::regenerate), normalised and positive.
    fn regeneration_density(&self, x: &[f32]) -> f32 {
        let _ = x;
        1.0
    }
}

macro_rules! forward_target {
    ($pointer:ty, $($bound:tt)+) => {
        impl<T: $($bound)+> Target for $pointer {
            type Value = T::Value;
            type Scratch = T::Scratch;

            fn scratch(&self) -> T::Scratch {
                (**self).scratch()
            }
            fn finish_batch(&self, scratch: &mut T::Scratch) {
                (**self).finish_batch(scratch);
            }
            fn dimension(&self) -> usize {
                (**self).dimension()
            }
            fn evaluate(&self, x: &[f32], scratch: &mut T::Scratch) -> Evaluation<T::Value> {
                (**self).evaluate(x, scratch)
            }
            fn evaluate_with_score(
                &self,
                x: &[f32],
                score: &mut [f32],
                scratch: &mut T::Scratch,
            ) -> Evaluation<T::Value> {
                (**self).evaluate_with_score(x, score, scratch)
            }
            fn complete(&self, x: &[f32], value: &mut T::Value, scratch: &mut T::Scratch) {
                (**self).complete(x, value, scratch);
            }
            fn has_score(&self) -> bool {
                (**self).has_score()
            }
            fn regenerate(&self, u: &[f32], x: &mut [f32]) {
                (**self).regenerate(u, x);
            }
            fn regeneration_density(&self, x: &[f32]) -> f32 {
                (**self).regeneration_density(x)
            }
        }
    };
}

forward_target!(&T, Target + ?Sized);
forward_target!(Arc<T>, Target + Send + ?Sized);
