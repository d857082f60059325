//! Chains with large steps: PSSMLT, Metropolis light transport in primary sample space (Kelemen, Szirmay-Kalos, Antal,
//! Csonka 2002).
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

use crate::bootstrap::BootstrapSums;
use crate::chain::{Chain, Record, Tally};
use crate::dynamics::{Dynamics, decide};
use crate::method::{Estimator, Run, Start};
use crate::numbers::Numbers;
use crate::process::{Process, Setup};
use crate::state::{State, Workspace};
use crate::target::Target;

/// The global dynamics of `metropolis` and `mala`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LargeSteps {
    /// Probability of a large step.
    pub probability: f32,
}

impl Process for LargeSteps {
    fn stationary_weight(&self, ratio: f64, _setup: &Setup) -> f64 {
        ratio
    }

    fn begin<V: Copy + Default>(&self, chain: &mut Chain<V>, _numbers: Numbers, _setup: &Setup) {
        chain.killed = false;
    }

    fn deposit_first<V: Copy + Default>(
        &self,
        chain: &mut Chain<V>,
        record: &mut Record<V>,
        setup: &Setup,
    ) {
        let weight = weight(setup.run.start, chain, &chain.state);
        record.deposit(chain.state.value, weight);
    }

    /// The first states of chains that began afresh, and the proposals of large steps.
    fn independent(&self, tally: &Tally) -> (f64, f64) {
        tally.brightness
    }

    /// One step: a fresh first state, a large step or a local one, and the deposits.
    fn step<T: Target>(
        &self,
        target: &T,
        local: &impl Dynamics,
        chain: &mut Chain<T::Value>,
        numbers: Numbers,
        workspace: &mut Workspace<T>,
        record: &mut Record<T::Value>,
        setup: &Setup,
    ) {
        let start = setup.run.start;
        if chain.killed {
            chain.regenerate(target, numbers, workspace, record);
            chain.killed = false;
            chain.start_weight = chain.state.ratio();
            record.note_brightness(chain, chain.start_weight, 1.0);
            chain.tour_length = 1;
            chain.state.complete(target, &mut workspace.scratch);
            record.deposit(chain.state.value, weight(start, chain, &chain.state));
            return;
        }

        // Propose a fresh draw or a local step.
        let choices = numbers.choices();
        let outcome = if choices.large < f64::from(self.probability) {
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

        // Deposit the chosen state, or both by their probabilities.
        chain.state.complete(target, &mut workspace.scratch);
        match setup.run.estimator {
            Estimator::Published => {
                record.deposit(chain.state.value, weight(start, chain, &chain.state));
            }
            Estimator::RaoBlackwellised => {
                let chosen = if outcome.accepted {
                    outcome.acceptance
                } else {
                    1.0 - outcome.acceptance
                };
                let other = &mut workspace.proposal;
                other.complete(target, &mut workspace.scratch);
                let weights = [
                    chosen * weight(start, chain, &chain.state),
                    (1.0 - chosen) * weight(start, chain, other),
                ];
                record.deposit(chain.state.value, weights[0]);
                record.deposit(other.value, weights[1]);
            }
        }
    }

    fn normalisation(&self, tally: &Tally, bootstrap: &BootstrapSums, _run: &Run) -> f64 {
        bootstrap.mean_with(tally.brightness.0, tally.brightness.1)
    }

    fn scale(
        &self,
        _deposited: f64,
        _independent: f64,
        tally: &Tally,
        bootstrap: &BootstrapSums,
        run: &Run,
    ) -> f64 {
        let deposited = tally.steps + tally.first_deposits;
        if deposited == 0 {
            return 0.0;
        }
        let per_step = 1.0 / deposited as f64;
        match run.start {
            Start::Unbiased => per_step,
            Start::Cold | Start::Stationary => self.normalisation(tally, bootstrap, run) * per_step,
        }
    }
}

/// The factor of f at a state that the chain occupies: 1/p, times the start-up weight where chains carry one.
fn weight<V>(start: Start, chain: &Chain<V>, state: &State<V>) -> f64 {
    if state.density == 0.0 {
        return 0.0;
    }
    let chain_weight = match start {
        Start::Cold | Start::Stationary => 1.0,
        Start::Unbiased => chain.start_weight,
    };
    chain_weight / f64::from(state.density)
}
