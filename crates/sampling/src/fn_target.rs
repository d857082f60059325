//! A target made from a closure.

use crate::target::{Evaluation, Target};

/// A density given as a function of x, which is also the integrand: f = p.
///
/// Without [`with_score`](FnTarget::with_score) it has no score, and only the methods that need none can sample it.
#[derive(Clone, Copy, Debug)]
pub struct FnTarget<P, S = NoScore> {
    dimension: usize,
    density: P,
    score: S,
}

/// The score of a target that has none.
#[derive(Clone, Copy, Debug)]
pub struct NoScore;

/// Writes the score grad p / (p + 1e-8) at a point.
pub trait Score: Sync {
    /// Whether there is a score at all.
    const EXISTS: bool;

    /// Writes every entry of the score at `x`.
    fn write(&self, x: &[f32], score: &mut [f32]);
}

impl Score for NoScore {
    const EXISTS: bool = false;

    fn write(&self, _x: &[f32], score: &mut [f32]) {
        score.fill(0.0);
    }
}

impl<S: Fn(&[f32], &mut [f32]) + Sync> Score for S {
    const EXISTS: bool = true;

    fn write(&self, x: &[f32], score: &mut [f32]) {
        self(x, score);
    }
}

impl<P: Fn(&[f32]) -> f32 + Sync> FnTarget<P> {
    /// The density `density` in `dimension` coordinates.
    pub fn new(dimension: usize, density: P) -> Self {
        Self {
            dimension,
            density,
            score: NoScore,
        }
    }

    /// The same density with its score, which `score` writes for a given x: the gradient of ln p.
    pub fn with_score<S: Fn(&[f32], &mut [f32]) + Sync>(self, score: S) -> FnTarget<P, S> {
        FnTarget {
            dimension: self.dimension,
            density: self.density,
            score,
        }
    }
}

impl<P: Fn(&[f32]) -> f32 + Sync, S: Score> Target for FnTarget<P, S> {
    type Value = f32;
    type Scratch = ();

    fn scratch(&self) {}

    fn dimension(&self) -> usize {
        self.dimension
    }

    fn evaluate(&self, x: &[f32], _scratch: &mut ()) -> Evaluation<f32> {
        let density = (self.density)(x);
        Evaluation {
            density,
            value: density,
            non_finite: !density.is_finite(),
        }
    }

    fn evaluate_with_score(
        &self,
        x: &[f32],
        score: &mut [f32],
        scratch: &mut (),
    ) -> Evaluation<f32> {
        self.score.write(x, score);
        self.evaluate(x, scratch)
    }

    fn has_score(&self) -> bool {
        S::EXISTS
    }
}
