//! What every kind of population keeps of a run besides its chains.

use crate::bootstrap::Bootstrap;
use crate::chain::{Chain, Tally};
use crate::diagnostics::Diagnostics;
use crate::film::Film;
use crate::plan::Plan;
use crate::process::Process;

/// How chains move, and what they have counted so far.
pub(crate) struct Progress<L, G> {
    pub plan: Plan<L, G>,
    pub bootstrap: Bootstrap,
    pub tally: Tally,
    /// Evaluations of the target for first states.
    pub first_states: u64,
}

/// Groups of chains for the standard error of the brightness.
const GROUPS: usize = 32;

impl<L, G: Process> Progress<L, G> {
    /// See [`Population::scale`](crate::Population::scale).
    pub fn scale(&self) -> f64 {
        let sums = &self.bootstrap.sums;
        let known_before = sums.prior.samples * sums.prior.mean;
        let independent = sums.sum + known_before + self.tally.fresh;
        self.scale_of(self.tally.brightness.0, independent)
    }

    /// See [`Population::scale_of`](crate::Population::scale_of).
    pub fn scale_of(&self, deposited: f64, independent: f64) -> f64 {
        let Plan { global, setup, .. } = &self.plan;
        let bootstrap = &self.bootstrap.sums;
        global.scale(deposited, independent, &self.tally, bootstrap, &setup.run)
    }

    /// Adds to `film` what completes the tours in flight of some chains.
    pub fn close<'a, V: Copy + Default + 'a>(
        &self,
        chains: impl IntoIterator<Item = &'a Chain<V>>,
        film: &mut dyn Film<V>,
    ) {
        for chain in chains {
            let weight = self.plan.global.closing_weight(chain, &self.plan.setup) as f32;
            if weight > 0.0 && weight.is_finite() {
                film.add(&chain.state.value, weight);
            }
        }
    }

    /// Counters and checks of the run so far.
    pub fn diagnostics<'a, V: Copy + Default + 'a>(
        &self,
        chains: impl Iterator<Item = &'a Chain<V>>,
        count: usize,
    ) -> Diagnostics {
        Diagnostics::new(
            &self.tally,
            &self.plan.global,
            &self.plan.setup.run,
            &self.bootstrap.sums,
            count as u64,
            self.first_states,
            &self.brightness(chains, count),
        )
    }

    /// The chains' own estimate of the integral of p, numerator and denominator by groups of neighbouring chains.
    fn brightness<'a, V: Copy + Default + 'a>(
        &self,
        chains: impl Iterator<Item = &'a Chain<V>>,
        count: usize,
    ) -> Vec<(f64, f64)> {
        let Plan { global, setup, .. } = &self.plan;
        let mut groups = vec![(0.0, 0.0); GROUPS.min(count)];
        let n = groups.len();
        for (i, chain) in chains.enumerate() {
            let group = &mut groups[i * n / count];
            let closing = global.closing_weight(chain, setup) * f64::from(chain.state.density);
            group.0 += chain.brightness.0;
            group.1 += chain.brightness.1;
            group.0 += closing;
        }
        groups
    }

    /// Evaluations of the target so far: bootstrap, first states and steps.
    pub fn evaluations(&self) -> u64 {
        self.bootstrap.sums.samples + self.first_states + self.tally.steps
    }
}
