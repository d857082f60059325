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
//! K is the number of kills ([`Published`](ReadOut::Published), where deposits also carry their random holding time) or
//! the sum of the kill probabilities ([`RaoBlackwellised`](ReadOut::RaoBlackwellised)). The states visited have density
//! (mu + m p/p_bar)/(1+m), a defensive mixture, so no deposit exceeds (p_bar/m) f/p, and the estimate is right for any
//! p_bar: a poor one only makes tours longer or shorter. A state with p = 0 is killed at once.
//!
//! # Normalisation by draws
//!
//! The first state of every tour is an independent draw of mu, as are the bootstrap samples. The mean p_hat of p/mu over
//! all of them estimates the integral of p, and with [`Draws`](crate::Normalisation::Draws) deposits are scaled such that
//! those of p itself add up to it:
//!
//! ```text
//! integral of f                        p_hat * sum of deposits of f / sum of deposits of p
//! ```
//!
//! Tours then only distribute the energy that the draws found, as chains with large steps do. The same holds for any
//! other function that is summed over draws and over deposits: for a picture, each colour channel is one. See
//! [`Film::add_draw`](crate::Film::add_draw).
//!
//! # Unbiased start
//!
//! Early on, long tours are still in flight: their deposits are incomplete and their kills uncounted. A tour that began
//! with odds a0 and is cut off while visiting its n-th state has, for an exact kernel, deposited the integral of f in
//! expectation once a0 f/(mu (1+a)) of its current state is added. (Telescoping: mu a0 is proportional to p, which the
//! kernel leaves alone, so what the later steps would have brought is what a0 weighs the last state with.) The sum of
//! all deposits and closings therefore has the expectation E\[tours started\] times the integral, after any number of
//! steps, and is divided by the number of tours started. With one step this is plain Monte Carlo.

use crate::chain::{Chain, Record};
use crate::dynamics::Local;
use crate::numbers::Numbers;
use crate::settings::{ReadOut, Start};
use crate::state::{State, Workspace};
use crate::target::Target;

/// The global dynamics of the Restore methods.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Restore {
    /// m/p_bar, or zero where no light was found in the bootstrap: then every state is killed at once, which is plain
    /// Monte Carlo.
    odds_per_ratio: f64,
    start: Start,
    read_out: ReadOut,
}

impl Restore {
    /// Restore with mean tour length `m` on a target of integral `p_bar`.
    pub fn new(m: f32, p_bar: f64, start: Start, read_out: ReadOut) -> Self {
        let odds_per_ratio = if p_bar > 0.0 {
            f64::from(m) / p_bar
        } else {
            0.0
        };
        Self {
            odds_per_ratio,
            start,
            read_out,
        }
    }

    /// The odds a of surviving a state, from its ratio p/mu.
    #[inline]
    pub fn odds(&self, ratio: f64) -> f64 {
        self.odds_per_ratio * ratio
    }

    /// Draws the kill decision of a chain's first state. That state is not deposited.
    pub(crate) fn begin<V: Copy + Default>(&self, chain: &mut Chain<V>, numbers: Numbers) {
        let odds = self.odds(chain.state.ratio());
        chain.start_weight = odds;
        chain.tour_length = 1;
        chain.killed = numbers.choices().kill * (1.0 + odds) < 1.0;
    }

    /// One step: a fresh draw or a local move, the deposit of where it led, and the decision whether the tour ends.
    pub(crate) fn step<T: Target>(
        &self,
        target: &T,
        local: &Local,
        chain: &mut Chain<T::Value>,
        numbers: Numbers,
        workspace: &mut Workspace<T>,
        record: &mut Record<T::Value>,
    ) {
        let choices = numbers.choices();
        if chain.killed {
            chain.regenerate(target, numbers, workspace, record);
            chain.start_weight = self.odds(chain.state.ratio());
            chain.tour_length = 0;
            record.tally.tours += 1;
            record.tally.fresh += chain.state.ratio();
        } else {
            chain.walk(target, local, numbers, choices.accept, workspace, record);
        }
        chain.tour_length += 1;
        record.tally.longest_tour = record.tally.longest_tour.max(chain.tour_length);

        let kill_probability = 1.0 / (1.0 + self.odds(chain.state.ratio()));
        chain.killed = choices.kill < kill_probability;
        record.tally.kills += u64::from(chain.killed);
        let (held, counted) = match self.read_out {
            ReadOut::Published => (choices.holding_time(), f64::from(u8::from(chain.killed))),
            ReadOut::RaoBlackwellised => (1.0, kill_probability),
        };
        let denominator = match self.start {
            Start::Cold | Start::Stationary => counted,
            Start::Unbiased => f64::from(u8::from(chain.tour_length == 1)),
        };
        let mut brightness = 0.0;
        if chain.state.density > 0.0 {
            let weight = held * kill_probability / f64::from(chain.state.regeneration_density);
            record.deposit(chain.state.value, weight);
            brightness = weight * f64::from(chain.state.density);
        }
        record.note_brightness(chain, brightness, denominator);
    }

    /// The weight of the closing deposit of a tour in flight: a0/(mu (1+a)) for the unbiased start, else nothing.
    pub(crate) fn closing_weight<V: Copy + Default>(&self, chain: &Chain<V>) -> f64 {
        let state: &State<V> = &chain.state;
        if self.start == Start::Unbiased && chain.step > 0 && state.density > 0.0 {
            let odds = self.odds(state.ratio());
            chain.start_weight / ((1.0 + odds) * f64::from(state.regeneration_density))
        } else {
            0.0
        }
    }
}
