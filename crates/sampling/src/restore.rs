//! Restore: local tours, killed and restarted so that the whole has the right density (Wang, Pollock, Roberts,
//! Steinsaltz 2021; for jump processes Holl, Singh, Seidel).
//!
//! The process holds at x for an exponential time of rate h, then takes a local step; meanwhile it is killed at rate
//! k(x) = k0 mu(x)/p(x), and a killed tour restarts from a draw of the regeneration density mu. With an exact local
//! kernel the share of time spent at x is proportional to p(x). With k0 = h p_bar/m, where p_bar is the integral of p,
//! the rates cancel from everything that is computed, and only the *odds* of surviving a state remain:
//!
//! ```text
//! a(x) = m p(x) / (p_bar mu(x))
//!
//! probability of being killed at x     1/(1+a)
//! deposit at x                         f/(mu (1+a))      the mean holding time, in units of the killing rate
//! integral of f                        sum of deposits / K
//! ```
//!
//! K is the number of kills ([`Published`](Estimator::Published), where deposits also carry their random holding time)
//! or the sum of the kill probabilities ([`RaoBlackwellised`](Estimator::RaoBlackwellised)). The states visited have
//! density (mu + m p/p_bar)/(1+m), a defensive mixture, so no deposit exceeds (p_bar/m) f/p, and the estimate is right
//! for any p_bar: a poor one only makes tours longer or shorter. A state with p = 0 is killed at once.
//!
//! # Normalisation by independent samples
//!
//! The first state of every tour is an independent draw of mu, as are the bootstrap samples. The mean p_hat of p/mu
//! over all of them estimates the integral of p, and with [`Independent`](Normalisation::Independent) deposits are
//! scaled such that those of p itself add up to it:
//!
//! ```text
//! integral of f                        p_hat * sum of deposits of f / sum of deposits of p
//! ```
//!
//! Tours then only distribute the energy that the independent samples found, as chains with large steps do. The same
//! holds for any other function that is summed over independent samples and over deposits: each colour channel of an
//! image is one. See [`Film::add_independent`](crate::Film::add_independent).
//!
//! # Normalisation by dwell time
//!
//! The mean time at x is a/(1+a) in units of 1/h, proportional to the deposit of p. With a process that spends its time
//! in proportion to p, the integral of f is p_bar times the mean of f/p over time, so
//! [`DwellTime`](Normalisation::DwellTime) is the formula above with the p_bar of the bootstrap in place of p_hat, and
//! one factor for all functions.
//!
//! # Unbiased start
//!
//! Early on, long tours are still in flight: their deposits are incomplete and their kills uncounted. A tour that began
//! with odds a0 and is cut off while visiting its n-th state has, for an exact kernel, deposited the integral of f in
//! expectation once a0 f/(mu (1+a)) of its current state is added. (Telescoping: mu a0 is proportional to p, which the
//! kernel leaves alone, so what the later steps would have brought is what a0 weighs the last state with.) The sum of
//! all deposits and closings therefore has the expectation E\[tours started\] times the integral, after any number of
//! steps, and is divided by the number of tours started. With one step this is plain Monte Carlo.

use crate::bootstrap::BootstrapSums;
use crate::chain::{Chain, Record, Tally};
use crate::dynamics::Dynamics;
use crate::method::{Estimator, Normalisation, Run, Start};
use crate::numbers::Numbers;
use crate::process::{Process, Setup};
use crate::state::Workspace;
use crate::target::Target;

/// The global dynamics of the Restore methods.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Restore {
    /// Mean number of steps that a tour spends on the target: a(x) = m p(x)/(p_bar mu(x)).
    pub m: f32,
    /// What the sum of deposits is divided by.
    pub normalise: Normalisation,
}

impl Restore {
    /// The odds a of surviving a state, from its ratio p/mu. Zero where the bootstrap found nothing: then every state
    /// is killed at once, which is plain Monte Carlo.
    #[inline]
    pub fn odds(&self, ratio: f64, p_bar: f64) -> f64 {
        if p_bar > 0.0 {
            f64::from(self.m) / p_bar * ratio
        } else {
            0.0
        }
    }

    /// What the sum of deposits is divided by in a run. An unbiased start has a denominator of its own.
    pub fn normalisation(&self, run: &Run) -> Normalisation {
        match run.start {
            Start::Unbiased => Normalisation::Kills,
            Start::Cold | Start::Stationary => self.normalise,
        }
    }
}

impl Process for Restore {
    fn stationary_weight(&self, ratio: f64, setup: &Setup) -> f64 {
        1.0 + self.odds(ratio, setup.p_bar)
    }

    /// Decides whether the first state is killed.
    fn begin<V: Copy + Default>(&self, chain: &mut Chain<V>, numbers: Numbers, setup: &Setup) {
        let odds = self.odds(chain.state.ratio(), setup.p_bar);
        chain.start_weight = odds;
        chain.tour_length = 1;
        chain.killed = numbers.choices().kill * (1.0 + odds) < 1.0;
    }

    /// By expectations with any estimator: there is no holding time yet.
    fn deposit_first<V: Copy + Default>(
        &self,
        chain: &mut Chain<V>,
        record: &mut Record<V>,
        setup: &Setup,
    ) {
        let state = &chain.state;
        let kill_probability = 1.0 / (1.0 + self.odds(state.ratio(), setup.p_bar));
        let weight = kill_probability / f64::from(state.regeneration_density);
        let brightness = weight * f64::from(state.density);
        if brightness > 0.0 {
            record.deposit(state.value, weight);
        }
        record.note_brightness(chain, brightness, kill_probability);
    }

    /// The first states of tours.
    fn independent(&self, tally: &Tally) -> (f64, f64) {
        (tally.fresh, tally.tours as f64)
    }

    /// One step: a fresh draw or a local move, the deposit of where it led, and the decision whether the tour ends.
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
        // Regenerate after a kill; otherwise take a local step.
        let choices = numbers.choices();
        let run = &setup.run;
        if chain.killed {
            chain.regenerate(target, numbers, workspace, record);
            chain.start_weight = self.odds(chain.state.ratio(), setup.p_bar);
            chain.tour_length = 0;
            record.tally.tours += 1;
            record.tally.fresh += chain.state.ratio();
            if self.normalisation(run) == Normalisation::Independent {
                record.independent(&chain.state);
            }
        } else {
            chain.walk(target, local, numbers, choices.accept, workspace, record);
        }
        chain.tour_length += 1;
        record.tally.longest_tour = record.tally.longest_tour.max(chain.tour_length);

        // Decide whether the tour ends here.
        let kill_probability = 1.0 / (1.0 + self.odds(chain.state.ratio(), setup.p_bar));
        chain.killed = choices.kill < kill_probability;
        record.tally.kills += u64::from(chain.killed);

        // Deposit the state, and count towards the denominator.
        let (held, counted) = match run.estimator {
            Estimator::Published => (choices.holding_time(), f64::from(u8::from(chain.killed))),
            Estimator::RaoBlackwellised => (1.0, kill_probability),
        };
        let denominator = match run.start {
            Start::Cold | Start::Stationary => counted,
            Start::Unbiased => f64::from(u8::from(chain.tour_length == 1)),
        };
        let mut brightness = 0.0;
        if chain.state.density > 0.0 {
            chain.state.complete(target, &mut workspace.scratch);
            let weight = held * kill_probability / f64::from(chain.state.regeneration_density);
            record.deposit(chain.state.value, weight);
            brightness = weight * f64::from(chain.state.density);
        }
        record.note_brightness(chain, brightness, denominator);
    }

    /// a0/(mu (1+a)) of a tour in flight for the unbiased start, else nothing.
    fn closing_weight<V: Copy + Default>(&self, chain: &Chain<V>, setup: &Setup) -> f64 {
        let state = &chain.state;
        if setup.run.start == Start::Unbiased && chain.step > 0 && state.density > 0.0 {
            let odds = self.odds(state.ratio(), setup.p_bar);
            chain.start_weight / ((1.0 + odds) * f64::from(state.regeneration_density))
        } else {
            0.0
        }
    }

    fn normalisation(&self, tally: &Tally, bootstrap: &BootstrapSums, run: &Run) -> f64 {
        match self.normalisation(run) {
            Normalisation::Kills | Normalisation::DwellTime => bootstrap.mean_with(0.0, 0.0),
            Normalisation::Independent => bootstrap.mean_with(tally.fresh, tally.tours as f64),
        }
    }

    fn scale(
        &self,
        deposited: f64,
        independent: f64,
        tally: &Tally,
        bootstrap: &BootstrapSums,
        run: &Run,
    ) -> f64 {
        let (sum, divisor) = match self.normalisation(run) {
            Normalisation::Kills => (1.0, tally.brightness.1),
            Normalisation::DwellTime => (bootstrap.mean_with(0.0, 0.0), tally.brightness.0),
            Normalisation::Independent => {
                let count = bootstrap.worth() + tally.tours as f64;
                (independent / count, deposited)
            }
        };
        if divisor > 0.0 { sum / divisor } else { 0.0 }
    }

    fn has_tours(&self) -> bool {
        true
    }
}
