//! A walk that keeps its direction.

use super::{Dynamics, Outcome, decide, drift_factor, norm_squared, pair_steps, walk};
use crate::state::{State, Workspace};
use crate::target::Target;
use crate::torus::wrap;

/// A velocity v is kept along the tour. Each step
///
/// 1. refreshes it a little, v <- rho v + sqrt(1 - rho^2) xi;
/// 2. makes one leapfrog move of length sd: v' = v + g(x)/sd, y = wrap(x + sd v'), v' <- v' + g(y)/sd, with the drift
///    g = (sd^2/2) s along the score s, or g = 0 without score;
/// 3. accepts (y, v') with min(1, p(y)/p(x) exp((v.v - v'.v')/2)), and turns around, v <- -v, on rejection.
///
/// This is generalised hybrid Monte Carlo (Horowitz 1991) with a single leapfrog move. The refreshment leaves the
/// normal distribution of v alone, and the move followed by v' <- -v' is a volume-preserving involution, so p(x) N(v)
/// is exactly invariant; the refusal that turns v around undoes the sign. Seen as a process in (x, v) it is not
/// reversible: as long as moves are accepted, it keeps its direction.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Persistent {
    /// Length of a move per unit of velocity: the standard deviation of a step, per coordinate.
    pub sd: f32,
    /// Moves of the first pair of coordinates over those of all others, without score; `sd` is between the two. Any
    /// lengths leave the involution one.
    pub pair_step: f32,
    /// Share of the velocity that survives one step; 0 is a random walk.
    pub rho: f32,
    /// Whether the score bends the path.
    pub score: bool,
    /// Whether drifts are shortened to at most `sd`.
    pub tame: bool,
}

impl Dynamics for Persistent {
    fn needs_score(&self) -> bool {
        self.score
    }

    fn needs_velocity(&self) -> bool {
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
        self.refresh(current, numbers);
        let log_ratio;
        let finite;
        if self.score {
            let kick = drift_factor(self.sd, self.tame, &current.score) / self.sd;
            for ((((y, w), x), v), s) in proposal
                .x
                .iter_mut()
                .zip(&mut proposal.velocity)
                .zip(&current.x)
                .zip(&current.velocity)
                .zip(&current.score)
            {
                *w = v + kick * s;
                *y = wrap(x + self.sd * *w);
            }
            finite = proposal.evaluate(target, scratch);
            let kick = drift_factor(self.sd, self.tame, &proposal.score) / self.sd;
            for (w, s) in proposal.velocity.iter_mut().zip(&proposal.score) {
                *w += kick * s;
            }
            log_ratio = 0.5
                * (f64::from(norm_squared(&current.velocity))
                    - f64::from(norm_squared(&proposal.velocity)));
        } else {
            proposal.velocity.copy_from_slice(&current.velocity);
            let lengths = pair_steps(self.sd, self.pair_step);
            walk(&mut proposal.x, &current.x, &current.velocity, lengths);
            finite = proposal.evaluate(target, scratch);
            log_ratio = 0.0;
        }
        proposal.velocity_is_due = false;
        let outcome = decide(current, proposal, log_ratio, accept, finite);
        if !outcome.accepted {
            current.velocity.iter_mut().for_each(|v| *v = -*v);
        }
        outcome
    }
}

impl Persistent {
    fn refresh<V>(&self, current: &mut State<V>, normals: &[f32]) {
        if current.velocity_is_due {
            current.velocity.copy_from_slice(normals);
            current.velocity_is_due = false;
        } else {
            let fresh = (1.0 - self.rho * self.rho).sqrt();
            for (v, xi) in current.velocity.iter_mut().zip(normals) {
                *v = self.rho * *v + fresh * xi;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::{Binned, Mixture};

    /// The move is an involution up to the sign of the velocity: turned around, the walk returns to where it began,
    /// with the reciprocal acceptance ratio. This is what makes the acceptance test exact.
    #[test]
    fn turned_around_the_walk_returns() {
        let target = Binned::new(Mixture::default(), 1);
        for tame in [false, true] {
            let persistent = Persistent {
                sd: 0.06,
                pair_step: 1.0,
                rho: 1.0,
                score: true,
                tame,
            };
            let mut workspace = Workspace::new(&target, true, true);
            let mut state = State::new(2, true, true);
            let (x, v) = ([0.33, 0.28], [0.7, -1.1]);
            state.x.copy_from_slice(&x);
            state.velocity.copy_from_slice(&v);
            state.velocity_is_due = false;
            state.evaluate(&target, &mut ());
            assert!(
                persistent
                    .step(&target, &mut state, &mut workspace, 0.0)
                    .accepted
            );
            assert!((state.x[0] - x[0]).abs() > 0.01);
            state.velocity.iter_mut().for_each(|v| *v = -*v);
            assert!(
                persistent
                    .step(&target, &mut state, &mut workspace, 0.0)
                    .accepted
            );
            for i in 0..2 {
                assert!((state.x[i] - x[i]).abs() < 1e-6, "{:?}", state.x);
                assert!(
                    (state.velocity[i] + v[i]).abs() < 1e-5,
                    "{:?}",
                    state.velocity
                );
            }
        }
    }

    /// A refused move turns the walk around and leaves it where it was.
    #[test]
    fn refusal_turns_around() {
        let target = Binned::new(Mixture::default(), 1);
        let persistent = Persistent {
            sd: 0.06,
            pair_step: 2.0,
            rho: 1.0,
            score: false,
            tame: false,
        };
        let mut workspace = Workspace::new(&target, false, true);
        let mut state = State::new(2, false, true);
        state.x.copy_from_slice(&[0.3, 0.35]);
        state.velocity.copy_from_slice(&[1.0, 2.0]);
        state.velocity_is_due = false;
        state.evaluate(&target, &mut ());
        assert!(
            !persistent
                .step(&target, &mut state, &mut workspace, 0.999_999)
                .accepted
        );
        assert_eq!(state.x, [0.3, 0.35]);
        assert_eq!(state.velocity, [-1.0, -2.0]);
    }
}
