//! Statistics of chains.

use super::memory::CHAIN_BYTES;
use super::{MarkovChains, Phase};
use crate::counters::Counted;
use crate::shared::{ChainState, NUMERATOR_SCALE, RunBuffer, counter};
use wayfare_sampling::{BootstrapSums, Diagnostics};

/// Bytes of a row of a structure that lies in a buffer row by row.
const ROW_BYTES: usize = 16;

impl MarkovChains {
    /// What the bootstrap samples say about the integral of the density.
    fn bootstrap_sums(&mut self, counted: &Counted) -> BootstrapSums {
        let samples = u64::from(self.beginning.samples);
        let unknown = BootstrapSums {
            samples,
            standard_error: f64::INFINITY,
            ..Default::default()
        };
        if self.phase == Phase::New {
            return unknown;
        }
        if self.bootstrap_sums.is_none()
            && let Ok(bytes) = self.session.run.read(RunBuffer::Densities, 4 * samples)
        {
            let densities: Vec<f32> = bytemuck::pod_collect_to_vec(&bytes);
            // Values that are not finite are counted with those of the chains.
            self.bootstrap_sums = Some(BootstrapSums::new(&densities, 0));
        }
        // The sum is the one that the card normalises by.
        let sums = BootstrapSums {
            sum: counted.bootstrap_sum(),
            ..self.bootstrap_sums.unwrap_or(unknown)
        };
        match self.beginning.carried {
            true => sums.with_prior(self.beginning.prior),
            false => sums,
        }
    }

    /// The chains' own estimate of the integral of p, by groups of chains, with open tours completed.
    fn brightness(&self, counted: &Counted, p_bar: f64) -> Vec<(f64, f64)> {
        let m = f64::from(self.session.parameters.method.tour_length);
        let scale = f64::from(NUMERATOR_SCALE);
        let unit = (self.is_restore() && p_bar > 0.0).then(|| p_bar / (1.0 + m) / scale);
        let mut groups = counted.brightness(unit);
        if self.closes_tours() {
            let states = self.states().unwrap_or_default();
            for (chain, state) in states.iter().enumerate() {
                let density = f64::from(state.density);
                if density > 0.0 && p_bar > 0.0 {
                    groups[chain * counter::GROUPS / states.len()].0 +=
                        f64::from(state.start_weight) * density / (1.0 + m * density / p_bar);
                }
            }
        }
        groups.retain(|group| group.1 > 0.0);
        groups
    }

    /// The states of all chains.
    fn states(&self) -> Option<Vec<ChainState>> {
        let chains = self.chains() as usize;
        let bytes = CHAIN_BYTES * chains as u64;
        let bytes = self.session.run.read(RunBuffer::ChainStates, bytes).ok()?;
        let state = |chain| {
            let mut state = ChainState::default();
            let rows = bytemuck::bytes_of_mut(&mut state).chunks_exact_mut(ROW_BYTES);
            for (row, to) in rows.enumerate() {
                let from = ROW_BYTES * (row * chains + chain);
                to.copy_from_slice(&bytes[from..from + ROW_BYTES]);
            }
            state
        };
        Some((0..chains).map(state).collect())
    }

    /// What the chains did.
    pub(super) fn diagnostics(&mut self, counted: &Counted) -> Diagnostics {
        let bootstrap = self.bootstrap_sums(counted);
        let groups = self.brightness(counted, bootstrap.p_bar);
        let mut tally = counted.tally();
        tally.brightness = groups
            .iter()
            .fold((0.0, 0.0), |sum, group| (sum.0 + group.0, sum.1 + group.1));
        if !self.is_restore() {
            tally.longest_tour = 0;
        }
        Diagnostics::new(
            &tally,
            &self.method.global,
            &self.method.run,
            &bootstrap,
            u64::from(self.chains()),
            self.first_evaluations() - bootstrap.samples,
            &groups,
        )
    }
}
