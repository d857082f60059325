//! Chains that continue in a target that has changed: another camera, another light.
//!
//! The states of a population in equilibrium are samples of the old target p0. A [`Transfer`] T maps each of them,
//! where it can, to a state of the new target p1. Fresh draws from the regeneration density mu cover what the old
//! states cannot reach. Together, both kinds of candidates have the density
//!
//! ```text
//! q(x) = N_c pi0(T^-1 x) / |det T'| + N_f mu(x)
//! ```
//!
//! for N_c carried states, whose stationary density is pi0, and N_f fresh ones. q is a function of x alone, and known
//! for a candidate of either kind once p0 has been evaluated at T^-1 x. So weights with 1/q, the balance heuristic
//! (Veach and Guibas 1995), count every state once, regardless of its origin: where T reaches nothing, or where p0 was
//! zero, only fresh draws count, and no weight is larger than it would be without reuse. New chains are resampled from
//! all candidates in proportion to their stationary density divided by q.
//!
//! Where most of the energy does not survive the map, or few states have all the weight, a run starts from scratch. A
//! [trial](Attempts::trial) of a few chains finds that out before all are mapped and evaluated. It is decided by carried
//! states alone, before anything is drawn.
//!
//! # Normalisation
//!
//! The integral of p1 has two estimates. One is, as always, the mean of p1/mu over independent draws of the present
//! run. The other one continues the estimate P0 of the last run:
//!
//! ```text
//! P = c * sum over carried of K p1/q' + sum over fresh of p1/q',     c = P0 / (mean over carried of p0/pi0)
//! ```
//!
//! Here q' is q with K N_c in place of N_c, so that fresh draws, which say little about what is known already, count
//! less. The factor c makes P a ratio estimate: carried states say by how much the integral has changed, not how large
//! it was. P is averaged with the independent draws of the present run. It counts as the number of samples that P0 was
//! worth, times a constant and the share of the energy that the map has kept. A weight must not depend on the draws
//! that it weighs: draws that found little would seem precise, and images would become dark. Weights from estimated
//! variances were tried; where light is rarely found, they doubled the error of the integral. All this applies to
//! chains in equilibrium: if the copies of a first state are [limited](crate::Run::max_copies), the integral is
//! estimated from the present draws alone.

use crate::bootstrap::BootstrapSums;
use crate::numbers::{Numbers, Purpose};
use crate::philox::Philox;
use crate::process::{Process, Setup};
use serde::{Deserialize, Serialize};

/// A map from states of one target to states of another: one-to-one between those that it maps.
pub trait Transfer: Sync {
    /// Writes to `to` the state of the new target that a state of the old one becomes. Returns the determinant of the
    /// derivative; `None` if there is no such state.
    fn forward(&self, x: &[f32], to: &mut [f32]) -> Option<f64>;

    /// The inverse: the state of the old target that becomes `x`, and the determinant of this map.
    fn backward(&self, x: &[f32], to: &mut [f32]) -> Option<f64>;

    /// Whether the carried states show by how much the integral has changed. They do if it changes because paths enter
    /// and leave the view. They do not after an edit that changes some paths more than others: chains that have not yet
    /// mixed would show the change of the wrong paths.
    fn measures_change(&self) -> bool {
        true
    }
}

/// States keep their coordinates, whose meaning has not changed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Identity;

impl Transfer for Identity {
    fn forward(&self, x: &[f32], to: &mut [f32]) -> Option<f64> {
        to.copy_from_slice(x);
        Some(1.0)
    }

    fn backward(&self, x: &[f32], to: &mut [f32]) -> Option<f64> {
        self.forward(x, to)
    }
}

/// A map into a target whose values have changed: another light, another material. States are kept; the integral is
/// estimated again.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Edited<T>(pub T);

impl<T: Transfer> Transfer for Edited<T> {
    fn forward(&self, x: &[f32], to: &mut [f32]) -> Option<f64> {
        self.0.forward(x, to)
    }

    fn backward(&self, x: &[f32], to: &mut [f32]) -> Option<f64> {
        self.0.backward(x, to)
    }

    fn measures_change(&self) -> bool {
        false
    }
}

/// What is known of the integral of p before a run draws its own samples.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Prior {
    /// The number of independent samples that it is worth; zero if nothing is known.
    pub samples: f64,
    /// The integral of p.
    pub mean: f64,
}

/// When to try carrying chains over. After a failure, as at a cut, it is tried again at once; after a second one, only
/// two runs later, and then twice as many runs later each time: in some scenes no path survives a move of the camera.
///
/// ```
/// use wayfare_sampling::Attempts;
///
/// let mut attempts = Attempts::default();
/// let mut tried = Vec::new();
/// for run in 0..20 {
///     if attempts.is_due() {
///         tried.push(run);
///         attempts.note(false);
///     }
/// }
/// assert_eq!(tried, [0, 1, 4, 11]);
/// ```
///
/// An attempt with all chains takes as long as a start, one with a [few](Self::trial) does not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attempts {
    /// In a row.
    failures: u32,
    /// In a row.
    successes: u32,
    /// Runs that start from scratch before the next attempt.
    waiting: u32,
}

/// At most about two to this power runs are skipped.
const MOST_FAILURES: u32 = 5;
/// After so many attempts in a row that were of use, all chains are carried without a trial.
const TRUSTED: u32 = 8;
/// How many chains are carried over on trial: enough to know the share of the energy that survives within two percent.
const TRIAL: usize = 4096;
/// Populations of fewer than this many trials do without one.
const FEWEST_TRIALS: usize = 4;

impl Attempts {
    /// Whether to try it for this run, which is counted.
    pub fn is_due(&mut self) -> bool {
        let is_due = self.waiting == 0;
        self.waiting = self.waiting.saturating_sub(1);
        is_due
    }

    /// Notes whether it was of use.
    pub fn note(&mut self, was_of_use: bool) {
        (self.failures, self.successes) = match was_of_use {
            true => (0, (self.successes + 1).min(TRUSTED)),
            false => ((self.failures + 1).min(MOST_FAILURES), 0),
        };
        self.waiting = (1u32 << self.failures).saturating_sub(2);
    }

    /// The number of chains, the first ones of a population of this size, that are carried over before all are. If they
    /// are of [no use](CandidateSums::is_of_use), neither are the others, and a failed attempt costs little. `None` where
    /// a trial would be a large part of the population, or where one attempt after the other has been of use.
    pub fn trial(&self, chains: usize) -> Option<usize> {
        let is_worth_it = self.successes < TRUSTED && chains >= FEWEST_TRIALS * TRIAL;
        is_worth_it.then_some(TRIAL)
    }
}

/// A state that a chain may continue from: a carried one or a fresh draw.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Candidate {
    /// p/mu of the new target; zero for a state that was dropped.
    pub ratio: f32,
    /// p/mu of the old target at the preimage of the state.
    pub before: f32,
    /// mu of the old target there, divided by mu of the new target and the determinant of the map. Zero if the state
    /// was dropped or has no preimage, or if one of the two targets is zero: then only fresh draws count.
    pub density: f32,
}

/// The last run, as it ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LastRun<'a, G> {
    /// Its global dynamics.
    pub global: &'a G,
    /// Its setup.
    pub setup: Setup,
    /// Its estimate of the integral of p.
    pub p_bar: f64,
    /// The number of independent samples that the estimate is worth.
    pub samples: f64,
}

/// The share of the energy at which a run starts from scratch.
const FEWEST_SURVIVORS: f64 = 0.25;
/// The smallest useful effective number of carried states, as a share of their number.
const LEAST_EFFECTIVE: f64 = 0.01;
/// How many times more a carried state counts in the estimate of the integral than among candidates: its former value
/// is known.
pub const TRUST: f64 = 8.0;
/// The share of its worth that an estimate of the integral keeps from one view to the next.
const RETAINED: f64 = 0.9;

/// Sums over all candidates, from which their weights are computed, on whichever device they were added up.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CandidateSums {
    /// The number of carried states.
    pub carried: usize,
    /// The number of fresh draws.
    pub fresh: usize,
    /// Sum of p0/pi0 over the carried states.
    pub energy: f64,
    /// The same without those that were dropped.
    pub survived: f64,
    /// Sum of what carried states contribute to the continued estimate, without the factor c.
    pub part: f64,
    /// Sum of its squares.
    pub squares: f64,
    /// Sum of what fresh draws contribute.
    pub rest: f64,
}

impl CandidateSums {
    /// The share of the energy that the map has kept.
    fn survivors(&self) -> f64 {
        if self.energy > 0.0 {
            self.survived / self.energy
        } else {
            0.0
        }
    }

    /// Whether a run should go on from the carried states. It should start from scratch if the map has lost most of the
    /// energy, as at a cut, or if a few states have all the weight.
    pub fn is_of_use(&self) -> bool {
        let least = LEAST_EFFECTIVE * self.carried as f64 * self.squares;
        self.survivors() > FEWEST_SURVIVORS && self.part > 0.0 && self.part * self.part >= least
    }
}

/// Candidates with their weights.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weighing {
    /// What is known of the integral of p.
    pub prior: Prior,
    carried: f64,
    fresh: f64,
    /// pi0/mu of the old target is this times its stationary weight.
    scale: f64,
    /// The factor c.
    pub factor: f64,
}

impl<G: Process> LastRun<'_, G> {
    /// The ratio of pi0/mu and the stationary weight. The weight is an affine function of the ratio, so that its mean
    /// over mu is that of p_bar.
    pub fn scale(&self) -> f64 {
        1.0 / self.global.stationary_weight(self.p_bar, &self.setup)
    }

    /// p0/pi0 of a state, from its ratio p0/mu.
    fn over_stationary(&self, ratio: f64, scale: f64) -> f64 {
        let weight = self.global.stationary_weight(ratio, &self.setup);
        if weight > 0.0 {
            ratio / (weight * scale)
        } else {
            0.0
        }
    }

    /// Adds up all candidates.
    pub fn sums(&self, carried: &[Candidate], fresh: &[Candidate]) -> CandidateSums {
        let weighing = self.unweighed(carried.len(), fresh.len());
        let of_draw = |candidate: &Candidate| {
            f64::from(candidate.ratio) * self.prior_weight(&weighing, candidate, false)
        };
        CandidateSums {
            rest: fresh.iter().map(of_draw).sum(),
            ..self.sums_of_carried(carried, fresh.len())
        }
    }

    /// Adds up the carried states, beside which there will be a number of fresh draws.
    pub fn sums_of_carried(&self, carried: &[Candidate], fresh: usize) -> CandidateSums {
        let weighing = self.unweighed(carried.len(), fresh);
        let mut sums = CandidateSums {
            carried: carried.len(),
            fresh,
            ..CandidateSums::default()
        };
        for candidate in carried {
            let part = f64::from(candidate.ratio) * self.prior_weight(&weighing, candidate, true);
            let energy = self.over_stationary(candidate.before.into(), weighing.scale);
            sums.part += part;
            sums.squares += part * part;
            sums.energy += energy;
            sums.survived += if candidate.density > 0.0 { energy } else { 0.0 };
        }
        sums
    }

    /// The numbers of candidates alone.
    fn unweighed(&self, carried: usize, fresh: usize) -> Weighing {
        Weighing {
            prior: Prior::default(),
            carried: carried as f64,
            fresh: fresh as f64,
            scale: self.scale(),
            factor: 1.0,
        }
    }

    /// Weighs all candidates by sums over them. `None` if the carried ones are of no use.
    pub fn weigh(&self, sums: &CandidateSums) -> Option<Weighing> {
        if !sums.is_of_use() || sums.fresh == 0 || self.p_bar <= 0.0 {
            return None;
        }
        let mut weighing = self.unweighed(sums.carried, sums.fresh);
        // By how much the integral has changed, according to the carried states.
        weighing.factor = self.p_bar * weighing.carried / sums.energy;
        // Chains with a limited number of copies of their first states are not in equilibrium: they have too few of the
        // bright states that become darker, and would indicate that everything becomes brighter.
        let is_stationary = self.setup.run.max_copies.is_none();
        weighing.prior = Prior {
            samples: match is_stationary {
                true => RETAINED * sums.survivors() * self.samples,
                false => 0.0,
            },
            mean: weighing.factor * sums.part + sums.rest,
        };
        Some(weighing)
    }

    /// mu/q of a candidate, if carried states count `trust` times.
    fn share(&self, weighing: &Weighing, candidate: &Candidate, trust: f64) -> f64 {
        let carried = weighing.carried * self.density(weighing, candidate);
        1.0 / (trust * carried + weighing.fresh)
    }

    /// The density with which carried states arrive at a candidate, over mu.
    fn density(&self, weighing: &Weighing, candidate: &Candidate) -> f64 {
        let before = candidate.before.into();
        let weight = self.global.stationary_weight(before, &self.setup);
        weighing.scale * weight * f64::from(candidate.density)
    }

    /// The factor of f/mu of a candidate in the prior estimate of the integral of f.
    pub fn prior_weight(&self, weighing: &Weighing, candidate: &Candidate, carried: bool) -> f64 {
        let factor = if carried {
            weighing.factor * TRUST
        } else {
            1.0
        };
        factor * self.share(weighing, candidate, TRUST)
    }

    /// Chooses a candidate for each of `chains` new chains by systematic resampling, in proportion to their stationary
    /// density divided by q. Carried states are numbered first. A weight of more than `max_copies` chains is clamped to
    /// that: see [`Run::max_copies`](crate::Run::max_copies).
    pub fn resample(
        &self,
        weighing: &Weighing,
        [carried, fresh]: [&[Candidate]; 2],
        setup: &Setup,
        philox: Philox,
        chains: usize,
        max_copies: f64,
    ) -> Option<Vec<u32>> {
        let weight = |candidate: &Candidate, is_carried: bool| {
            // A state that was dropped is nowhere.
            if is_carried && candidate.density <= 0.0 {
                return 0.0;
            }
            let stationary = self.global.stationary_weight(candidate.ratio.into(), setup);
            stationary * self.share(weighing, candidate, 1.0)
        };
        let mut weights: Vec<f64> = Vec::with_capacity(carried.len() + fresh.len());
        weights.extend(carried.iter().map(|candidate| weight(candidate, true)));
        weights.extend(fresh.iter().map(|candidate| weight(candidate, false)));
        let most = max_copies * weights.iter().sum::<f64>() / chains as f64;
        for weight in &mut weights {
            *weight = weight.min(most);
        }
        systematic(&weights, philox, chains)
    }
}

/// Chooses one of the weights for each of `chains` chains: number i for chains * w_i / sum of w of them in expectation,
/// and never one more or less than that. Chains keep the order of the weights. `None` where all weights are zero.
pub(crate) fn systematic(weights: &[f64], philox: Philox, chains: usize) -> Option<Vec<u32>> {
    let total: f64 = weights.iter().sum();
    if total <= 0.0 {
        return None;
    }
    let offset = Numbers::new(philox, Purpose::Resampling, 0, 0)
        .choices()
        .accept;
    let stride = total / chains as f64;
    let mut sources = Vec::with_capacity(chains);
    let (mut reached, mut last) = (0.0, 0);
    for (i, &weight) in weights.iter().enumerate() {
        if weight > 0.0 {
            last = i as u32;
        }
        reached += weight;
        while sources.len() < chains && (sources.len() as f64 + offset) * stride < reached {
            sources.push(i as u32);
        }
    }
    // Rounding may leave the last point a hair beyond the last sum.
    sources.resize(chains, last);
    Some(sources)
}

impl BootstrapSums {
    /// The same with what was known before.
    pub fn with_prior(self, prior: Prior) -> Self {
        let with = Self { prior, ..self };
        Self {
            p_bar: with.mean_with(0.0, 0.0),
            ..with
        }
    }
}
