//! A population that continues from the chains of another one, in a target that has changed: see
//! [`reuse`](crate::reuse).

use super::{Block, Desk, Population, batch_steps, block_size};
use crate::bootstrap::{Bootstrap, BootstrapSums};
use crate::chain::{Chain, Tally};
use crate::dynamics::Dynamics;
use crate::film::Film;
use crate::method::Start;
use crate::plan::Plan;
use crate::process::Process;
use crate::progress::Progress;
use crate::reuse::{Candidate, LastRun, Transfer, Weighing};
use crate::state::State;
use crate::target::Target;
use rayon::prelude::*;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// A carried state, where the map has taken it.
type Moved<V> = (Candidate, Option<State<V>>);

/// A fresh draw.
struct Drawn<V> {
    candidate: Candidate,
    value: V,
    regeneration_density: f32,
    finite: bool,
}

/// Fresh draws of one thread at a time.
const BLOCK: usize = 64;

impl<T: Target, L: Dynamics + Sync, G: Process> Population<T, L, G> {
    /// What the run says about the integral of p, for the next one.
    pub(crate) fn last_run(&self) -> LastRun<'_, G> {
        let Progress { plan, tally, .. } = &self.progress;
        let sums = &self.progress.bootstrap.sums;
        let (sum, count) = plan.global.independent(tally);
        LastRun {
            global: &plan.global,
            setup: plan.setup,
            p_bar: sums.mean_with(sum, count),
            samples: sums.worth() + count,
        }
    }

    /// Starts chains from those of another population. `None` where that is no use: after a cut, or where every tour
    /// must begin with a fresh draw. Fresh draws go to `film` as independent samples, all candidates as carried ones,
    /// and the first states as deposits.
    #[expect(
        clippy::too_many_arguments,
        reason = "a population is put together of all these"
    )]
    pub(crate) fn carried(
        target: T,
        mut plan: Plan<L, G>,
        before: &Self,
        transfer: &dyn Transfer,
        trial: Option<usize>,
        [samples, chains]: [usize; 2],
        film: &mut dyn Film<T::Value>,
        stop: &AtomicBool,
    ) -> Option<Self> {
        if plan.setup.run.start == Start::Unbiased || stop.load(Ordering::Relaxed) {
            return None;
        }
        // Map the states of the chains, and evaluate them where they are now: a few first, to see whether it pays.
        let mut last = before.last_run();
        if !transfer.measures_change() {
            last.samples = 0.0;
        }
        let count = before.blocks.iter().map(|block| block.chains.len()).sum();
        let trial = trial.unwrap_or(count).min(count);
        let (mut carried, mut states) = (Vec::new(), Vec::new());
        let parts = before.blocks.split_at(trial.div_ceil(block_size(count)));
        for blocks in [parts.0, parts.1] {
            let (some, of_some): (Vec<_>, Vec<_>) =
                moved(blocks, &target, &plan, transfer).into_iter().unzip();
            carried.extend(some);
            states.extend(of_some);
            let fresh = (samples * carried.len()).div_ceil(count);
            let sums = last.sums_of_carried(&carried, fresh);
            if !sums.is_of_use() || stop.load(Ordering::Relaxed) {
                return None;
            }
        }

        // Draw fresh samples, and evaluate the old target there.
        let drawn = before.drawn(&target, &plan, transfer, samples);
        let fresh: Vec<_> = drawn.iter().map(|drawn| drawn.candidate).collect();
        let weighing = last.weigh(&last.sums(&carried, &fresh))?;
        let ratios: Vec<_> = fresh.iter().map(|candidate| candidate.ratio).collect();
        let non_finite = drawn.iter().filter(|drawn| !drawn.finite).count() as u64;
        let sums = BootstrapSums::new(&ratios, non_finite).with_prior(weighing.prior);
        plan.setup.p_bar = sums.p_bar;
        note_candidates(film, &last, &weighing, (&carried, &states), &drawn);

        // Choose first states, and begin there.
        let max_copies = plan.setup.run.max_copies.map_or(f64::INFINITY, f64::from);
        let sources = last.resample(
            &weighing,
            [&carried, &fresh],
            &plan.setup,
            plan.philox,
            chains,
            max_copies,
        )?;
        let mut blocks = begin_all(&target, &plan, &sources, &states);
        let mut tally = Tally::default();
        for block in &mut blocks {
            for (value, weight) in block.record.deposits.drain(..) {
                film.add(&value, weight);
            }
            tally.add(&std::mem::take(&mut block.record.tally));
        }
        let again = sources.iter().filter(|&&s| s as usize >= states.len());
        let looked_back = fresh.iter().filter(|fresh| fresh.density > 0.0);
        let evaluations = states.iter().flatten().count() + again.count() + looked_back.count();
        Some(Self {
            blocks,
            next_block: 0,
            steps: batch_steps(chains, sums.samples),
            progress: Progress {
                plan,
                tally,
                first_states: evaluations as u64,
                bootstrap: Bootstrap::of_sums(sums),
            },
            desks: Mutex::new(Vec::new()),
            target,
        })
    }

    /// Fresh draws of the new target, with what the old one was there.
    fn drawn(
        &self,
        target: &T,
        plan: &Plan<L, G>,
        transfer: &dyn Transfer,
        samples: usize,
    ) -> Vec<Drawn<T::Value>> {
        // Draw a sample, and evaluate the old target at its preimage.
        let draw = |desk: &mut Desk<T>, old: &mut (T::Scratch, Vec<f32>), sample: usize| {
            let (scratch, x) = old;
            let workspace = &mut desk.workspace;
            Bootstrap::uniforms(plan.philox, sample, &mut workspace.numbers);
            let state = &mut workspace.proposal;
            let numbers = &workspace.numbers;
            target.regenerate(numbers, &mut state.x);
            let evaluation = target.evaluate(&state.x, &mut workspace.scratch);
            let finite = evaluation.density.is_finite() && evaluation.density >= 0.0;
            let density = if finite { evaluation.density } else { 0.0 };
            let mu = target.regeneration_density(&state.x);
            let mut candidate = Candidate {
                ratio: density / mu,
                ..Candidate::default()
            };
            if density > 0.0
                && let Some(determinant) = transfer.backward(&state.x, x)
            {
                let mu_before = self.target.regeneration_density(x);
                candidate.before = self.target.evaluate(x, scratch).density / mu_before;
                if candidate.before > 0.0 {
                    candidate.density = (f64::from(mu_before / mu) * determinant) as f32;
                }
            }
            Drawn {
                candidate,
                value: evaluation.value,
                regeneration_density: mu,
                finite: finite && !evaluation.non_finite,
            }
        };
        // Draw all samples, block by block.
        let blocks: Vec<Vec<_>> = (0..samples.div_ceil(BLOCK))
            .into_par_iter()
            .map_init(
                || {
                    let old = (self.target.scratch(), vec![0.0; target.dimension()]);
                    (Desk::new(target, plan), old)
                },
                |(desk, old), block| {
                    let samples = block * BLOCK..samples.min((block + 1) * BLOCK);
                    let drawn = samples.map(|sample| draw(desk, old, sample)).collect();
                    target.finish_batch(&mut desk.workspace.scratch);
                    self.target.finish_batch(&mut old.0);
                    drawn
                },
            )
            .collect();
        blocks.into_iter().flatten().collect()
    }
}

/// The states of chains that have begun, where the map takes them.
fn moved<T: Target, L: Dynamics + Sync, G: Process>(
    blocks: &[Block<T::Value>],
    target: &T,
    plan: &Plan<L, G>,
    transfer: &dyn Transfer,
) -> Vec<Moved<T::Value>> {
    let of_chain = |desk: &mut Desk<T>, chain: &Chain<T::Value>| {
        let before = chain.state.ratio() as f32;
        let mut candidate = Candidate {
            before,
            ..Candidate::default()
        };
        let mut state = State::new(target.dimension(), false, plan.local.needs_velocity());
        if chain.state.density == 0.0 {
            return (candidate, None);
        }
        let Some(determinant) = transfer.forward(&chain.state.x, &mut state.x) else {
            return (candidate, None);
        };
        let Desk { workspace, score } = desk;
        state.unpack_score(score);
        state.evaluate(target, &mut workspace.scratch);
        state.pack_score(score);
        let densities =
            f64::from(chain.state.regeneration_density) / f64::from(state.regeneration_density);
        candidate.ratio = state.ratio() as f32;
        if candidate.ratio > 0.0 {
            candidate.density = (densities / determinant) as f32;
        }
        (candidate, Some(state))
    };
    let blocks: Vec<Vec<_>> = blocks
        .par_iter()
        .map_init(
            || Desk::new(target, plan),
            |desk, block| {
                let begun = block.chains.iter().filter(|chain| chain.has_begun());
                let moved = begun.map(|chain| of_chain(desk, chain)).collect();
                target.finish_batch(&mut desk.workspace.scratch);
                moved
            },
        )
        .collect();
    blocks.into_iter().flatten().collect()
}

/// Adds all candidates to the film, by what they are worth to the estimate that continues the last run.
fn note_candidates<V: Copy, G: Process>(
    film: &mut dyn Film<V>,
    last: &LastRun<'_, G>,
    weighing: &Weighing,
    (carried, states): (&[Candidate], &[Option<State<V>>]),
    drawn: &[Drawn<V>],
) {
    for (candidate, state) in carried.iter().zip(states) {
        if let Some(state) = state
            && state.density > 0.0
        {
            let weight = last.prior_weight(weighing, candidate, true);
            let weight = weight / f64::from(state.regeneration_density);
            film.add_carried(&state.value, weight as f32);
        }
    }
    for drawn in drawn.iter().filter(|drawn| drawn.candidate.ratio > 0.0) {
        let weight = last.prior_weight(weighing, &drawn.candidate, false);
        let mu = drawn.regeneration_density;
        film.add_carried(&drawn.value, weight as f32 / mu);
        film.add_independent(&drawn.value, 1.0 / mu);
    }
}

/// Begins all chains in their first states, which are deposited as those of a step are.
fn begin_all<T: Target, L: Dynamics + Sync, G: Process>(
    target: &T,
    plan: &Plan<L, G>,
    sources: &[u32],
    states: &[Option<State<T::Value>>],
) -> Vec<Block<T::Value>> {
    let (chains, block_size) = (sources.len(), block_size(sources.len()));
    let begin = |desk: &mut Desk<T>, index: usize| {
        let source = sources[index];
        let Desk { workspace, score } = desk;
        if let Some(Some(state)) = states.get(source as usize) {
            return plan.begin_at(state.clone(), index as u32);
        }
        // The samples themselves were not kept.
        let sample = source - states.len() as u32;
        let mut state = State::new(target.dimension(), false, plan.local.needs_velocity());
        state.unpack_score(score);
        let mut chain = plan.begin(target, state, index as u32, Some(sample), workspace);
        chain.state.pack_score(score);
        chain
    };
    (0..chains.div_ceil(block_size))
        .into_par_iter()
        .map_init(
            || Desk::new(target, plan),
            |desk, block| {
                let first = block * block_size;
                let indices = first..chains.min(first + block_size);
                let begun = indices.map(|index| begin(desk, index));
                let mut block = Block::new(begun.collect());
                let Block { chains, record } = &mut block;
                for chain in chains {
                    chain.state.complete(target, &mut desk.workspace.scratch);
                    plan.global.deposit_first(chain, record, &plan.setup);
                    record.tally.first_deposits += 1;
                }
                target.finish_batch(&mut desk.workspace.scratch);
                block
            },
        )
        .collect()
}
