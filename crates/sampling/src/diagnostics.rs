//! Diagnostics of a run.

use crate::bootstrap::BootstrapSums;
use crate::chain::Tally;
use crate::method::Run;
use crate::process::Process;
use serde::Serialize;

/// Counters and checks of a run so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub struct Diagnostics {
    /// Evaluations of the target in all: bootstrap, first states and steps.
    pub samples: u64,
    /// Independent samples of the bootstrap.
    pub bootstrap_samples: u64,
    /// The number of chains.
    pub chains: u64,
    /// Steps of all chains together; each is one evaluation.
    pub steps: u64,
    /// Steps at which a local move or a large step was proposed (all others drew a fresh state).
    pub proposals: u64,
    /// Accepted share of the proposals. The unadjusted Langevin step accepts everything.
    pub acceptance_rate: f64,
    /// Tours started (Restore).
    pub tours: u64,
    /// Steps per tour, those that a stationary start began included (Restore).
    pub mean_tour_length: f64,
    /// The longest tour, in steps, whether it has ended or not (Restore).
    pub longest_tour: u64,
    /// Tours that ended by being killed (Restore).
    pub kills: u64,
    /// Share of the steps after which the chain sat in a state of density zero.
    pub zero_density_share: f64,
    /// Evaluations in which something was not finite.
    pub non_finite: u64,
    /// Mean density according to the bootstrap alone.
    pub p_bar: f64,
    /// Standard error of `p_bar`.
    pub p_bar_standard_error: f64,
    /// p_bar as the run uses it. Runs that are normalised by kills keep the bootstrap's; all others refine it with
    /// every fresh state they draw.
    pub normalisation: f64,
    /// A second estimate of the integral of p, from the chains. Restore: from deposits of p itself. Chains with large
    /// steps, whose images have the energy p_bar by construction: from the fresh states that were drawn on the way.
    pub density_integral: f64,
    /// Standard error of `density_integral`, by the jackknife over groups of neighbouring chains; infinite (JSON: null)
    /// if there are too few chains.
    pub density_integral_standard_error: f64,
    /// Whether the two estimates agree within 3.5 standard errors of their difference.
    pub brightness_agrees: bool,
    /// Chain and step of the first few states in which a chain stayed for more than
    /// [`STUCK_STEPS`](Diagnostics::STUCK_STEPS) steps.
    pub stuck: Vec<(u32, u64)>,
    /// Chain and step of the first few evaluations that were not finite.
    pub non_finite_at: Vec<(u32, u64)>,
}

impl Diagnostics {
    /// A chain that proposes this often without moving is reported as stuck.
    pub const STUCK_STEPS: u64 = 1000;

    /// How many stuck and non-finite states are kept for replay, of each kind.
    pub const KEPT: usize = 16;

    /// Diagnostics of a run, on whichever device it was counted.
    ///
    /// `first_states` is the number of chains that a stationary start put in place, each at the price of an evaluation.
    /// `groups` are numerator and denominator of the chains' own estimate of the integral of p, by groups of
    /// neighbouring chains, with tours in flight completed where that belongs to the estimate.
    pub fn new(
        tally: &Tally,
        global: &impl Process,
        run: &Run,
        bootstrap: &BootstrapSums,
        chains: u64,
        first_states: u64,
        groups: &[(f64, f64)],
    ) -> Self {
        let share = |part: u64, whole: u64| part as f64 / whole.max(1) as f64;
        let (density_integral, error) = jackknife_ratio(groups);
        let tolerance = 3.5 * error.hypot(bootstrap.standard_error);
        let tours = if global.has_tours() {
            tally.tours + first_states
        } else {
            0
        };
        Self {
            samples: bootstrap.samples + first_states + tally.steps,
            bootstrap_samples: bootstrap.samples,
            chains,
            steps: tally.steps,
            proposals: tally.proposals,
            acceptance_rate: share(tally.accepted, tally.proposals),
            tours: tally.tours,
            mean_tour_length: if tours > 0 {
                share(tally.steps, tours)
            } else {
                0.0
            },
            longest_tour: tally.longest_tour,
            kills: tally.kills,
            zero_density_share: share(tally.zero_density, tally.steps),
            non_finite: tally.non_finite + bootstrap.non_finite,
            p_bar: bootstrap.p_bar,
            p_bar_standard_error: bootstrap.standard_error,
            normalisation: global.normalisation(tally, bootstrap, run),
            density_integral,
            density_integral_standard_error: error,
            brightness_agrees: (density_integral - bootstrap.p_bar).abs() <= tolerance,
            stuck: tally.stuck.clone(),
            non_finite_at: tally.non_finite_at.clone(),
        }
    }
}

/// Ratio of two sums and its jackknife standard error, from the sums of independent groups.
pub fn jackknife_ratio(groups: &[(f64, f64)]) -> (f64, f64) {
    let (top, bottom) = groups
        .iter()
        .fold((0.0, 0.0), |sum, group| (sum.0 + group.0, sum.1 + group.1));
    let ratio = if bottom > 0.0 { top / bottom } else { 0.0 };
    let n = groups.len() as f64;
    if groups.len() < 2 || groups.iter().any(|group| bottom - group.1 <= 0.0) {
        return (ratio, f64::INFINITY);
    }
    let left_out = || {
        groups
            .iter()
            .map(|group| (top - group.0) / (bottom - group.1))
    };
    let mean = left_out().sum::<f64>() / n;
    let spread: f64 = left_out().map(|r| (r - mean).powi(2)).sum();
    (ratio, ((n - 1.0) / n * spread).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With equal denominators the ratio is a mean, whose jackknife error is the classical one.
    #[test]
    fn jackknife_of_a_mean_is_its_standard_error() {
        let values = [3.0, 1.0, 4.0, 1.0, 5.0, 9.0];
        let groups: Vec<_> = values.iter().map(|&v| (v, 1.0)).collect();
        let (mean, error) = jackknife_ratio(&groups);
        let expected_mean = 23.0 / 6.0;
        let variance = values
            .iter()
            .map(|v| (v - expected_mean) * (v - expected_mean))
            .sum::<f64>()
            / 5.0;
        assert!((mean - expected_mean).abs() < 1e-12);
        assert!((error - (variance / 6.0).sqrt()).abs() < 1e-12);
    }

    #[test]
    fn one_group_tells_nothing_about_the_error() {
        assert_eq!(jackknife_ratio(&[(2.0, 4.0)]), (0.5, f64::INFINITY));
    }
}
