//! Chains with large steps (Kelemen, Szirmay-Kalos, Antal, Csonka 2002).
//!
//! With a fixed probability the proposal y is a fresh draw of the regeneration density mu, accepted with
//! min(1, p(y) mu(x)/(p(x) mu(y))); otherwise it is a local step. The chain visits states with density p/p_bar, so
//!
//! ```text
//! deposit        f/p of the state after acceptance or rejection                      (published)
//!                acceptance * f/p of y + (1 - acceptance) * f/p of x                 (Rao-Blackwellised)
//! integral of f  p_bar * sum of deposits / number of steps
//! ```
//!
//! p_bar is the mean of p/mu over independent draws: the bootstrap samples and every large step proposed so far. The
//! image always has the energy p_bar; chains only distribute it.
//!
//! # Unbiased start
//!
//! A chain that starts from a draw of mu carries the weight p(x0)/mu(x0) of its first state for all its deposits
//! instead of p_bar (Veach and Guibas 1997): by the invariance of p the estimate is unbiased after any number of steps,
//! and with one step it is plain Monte Carlo. Chains that start in the dark contribute nothing, ever.

use crate::chain::{Chain, Record};
use crate::dynamics::{Local, decide};
use crate::numbers::Numbers;
use crate::settings::{ReadOut, Start};
use crate::state::{State, Workspace};
use crate::target::Target;

/// The global dynamics of `metropolis` and `mala`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LargeSteps {
    /// Probability of a large step.
    pub probability: f64,
    /// How the chains start.
    pub start: Start,
    /// How states become deposits.
    pub read_out: ReadOut,
}

impl LargeSteps {
    /// One step: a fresh first state, a large step or a local one, and the deposits.
    pub(crate) fn step<T: Target>(
        &self,
        target: &T,
        local: &Local,
        chain: &mut Chain<T::Value>,
        numbers: Numbers,
        workspace: &mut Workspace<T>,
        record: &mut Record<T::Value>,
    ) {
        if chain.killed {
            chain.regenerate(target, numbers, workspace, record);
            chain.killed = false;
            chain.start_weight = chain.state.ratio();
            record.note_brightness(chain, chain.start_weight, 1.0);
            chain.tour_length = 1;
            record.deposit(chain.state.value, self.weight(chain, &chain.state));
            return;
        }
        let choices = numbers.choices();
        let outcome = if choices.large < self.probability {
            numbers.uniforms(&mut workspace.numbers);
            let proposal = &mut workspace.proposal;
            let finite = proposal.regenerate(target, &workspace.numbers, &mut workspace.scratch);
            record.note_brightness(chain, proposal.ratio(), 1.0);
            let log_ratio = (f64::from(chain.state.regeneration_density)
                / f64::from(proposal.regeneration_density))
            .ln();
            let outcome = decide(
                &mut chain.state,
                proposal,
                log_ratio,
                choices.accept,
                finite,
            );
            record.note_proposal(chain, outcome);
            outcome
        } else {
            chain.walk(target, local, numbers, choices.accept, workspace, record)
        };
        chain.tour_length += 1;

        match self.read_out {
            ReadOut::Published => {
                record.deposit(chain.state.value, self.weight(chain, &chain.state));
            }
            ReadOut::RaoBlackwellised => {
                let chosen = if outcome.accepted {
                    outcome.acceptance
                } else {
                    1.0 - outcome.acceptance
                };
                let other = &workspace.proposal;
                record.deposit(chain.state.value, chosen * self.weight(chain, &chain.state));
                record.deposit(other.value, (1.0 - chosen) * self.weight(chain, other));
            }
        }
    }

    /// The factor of f at a state that the chain occupies: 1/p, times the start-up weight where chains carry one.
    fn weight<V>(&self, chain: &Chain<V>, state: &State<V>) -> f64 {
        if state.density == 0.0 {
            return 0.0;
        }
        let chain_weight = match self.start {
            Start::Cold | Start::Stationary => 1.0,
            Start::Unbiased => chain.start_weight,
        };
        chain_weight / f64::from(state.density)
    }
}
