//! Saving and resuming a population.
//!
//! Random numbers are drawn by (seed, chain, step), so that they need not be kept. What must be kept is where the
//! chains are, what they have counted, what the bootstrap found, and whose turn it is.

use super::{Block, Population, batch_steps, block_size};
use crate::bootstrap::{Bootstrap, BootstrapSums};
use crate::builder::PopulationError;
use crate::chain::Tally;
use crate::dynamics::Dynamics;
use crate::plan::Plan;
use crate::process::Process;
use crate::progress::Progress;
use crate::target::Target;
use serde::{Deserialize, Serialize};
use std::sync::Mutex;

/// Where a population was between two batches of work. It is written by [`Population::state`].
#[derive(Deserialize)]
#[serde(bound(deserialize = "V: Deserialize<'de> + Default"))]
pub struct PopulationState<V> {
    pub(crate) bootstrap: BootstrapSums,
    first_states: u64,
    next_block: u64,
    tally: Tally,
    blocks: Vec<Block<V>>,
}

/// The same while it is written.
#[derive(Serialize)]
struct Written<'a, V> {
    bootstrap: BootstrapSums,
    first_states: u64,
    next_block: u64,
    tally: &'a Tally,
    blocks: &'a [Block<V>],
}

impl<T: Target, L: Dynamics + Sync, G: Process> Population<T, L, G> {
    /// Where the population is, for [`resume`](crate::PopulationBuilder::resume). It is read back as a
    /// [`PopulationState`].
    pub fn state(&self) -> impl Serialize + use<'_, T, L, G>
    where
        T::Value: Serialize,
    {
        Written {
            bootstrap: self.progress.bootstrap.sums,
            first_states: self.progress.first_states,
            next_block: self.next_block as u64,
            tally: &self.progress.tally,
            blocks: &self.blocks,
        }
    }

    /// A population that resumes from a state. An error if the state has another size.
    pub(crate) fn resumed(
        target: T,
        plan: Plan<L, G>,
        state: PopulationState<T::Value>,
        chains: usize,
        bootstrap: usize,
    ) -> Result<Self, PopulationError> {
        let samples = state.bootstrap.samples;
        let found: usize = state.blocks.iter().map(|block| block.chains.len()).sum();
        let other = |what: String| Err(PopulationError::OtherState(what));
        if found != chains {
            return other(format!("it has {found} chains, not {chains}"));
        }
        if samples != bootstrap as u64 {
            return other(format!("it began with {samples} samples, not {bootstrap}"));
        }
        // The blocks must be those that would have been made here: the order of deposits depends on them.
        let (size, count) = (block_size(chains), state.blocks.len());
        let (full, last) = (chains / size, chains % size);
        let mut lengths = state.blocks.iter().map(|block| block.chains.len());
        let fits = count == full + usize::from(last > 0)
            && lengths.by_ref().take(full).all(|length| length == size)
            && lengths.all(|length| length == last)
            && state.next_block < count as u64;
        // Coordinates, scores and velocities as long as the dynamics uses them.
        let dimension = target.dimension();
        let velocity = if plan.local.needs_velocity() {
            dimension
        } else {
            0
        };
        let score = if plan.local.needs_score() {
            dimension
        } else {
            0
        };
        let mut all = state.blocks.iter().flat_map(|block| &block.chains);
        let fits = fits
            && all
                .clone()
                .zip(0..)
                .all(|(chain, index)| chain.index == index)
            && all.all(|chain| {
                let state = &chain.state;
                state.x.len() == dimension
                    && state.velocity.len() == velocity
                    && state.score.len() <= score
            });
        if !fits {
            return other("its chains are of another kind".to_owned());
        }
        Ok(Self {
            target,
            progress: Progress {
                plan,
                bootstrap: Bootstrap::of_sums(state.bootstrap),
                tally: state.tally,
                first_states: state.first_states,
            },
            steps: batch_steps(chains, samples),
            blocks: state.blocks,
            next_block: state.next_block as usize,
            desks: Mutex::new(Vec::new()),
        })
    }
}
