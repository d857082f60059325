//! Many chains that advance together.

mod carried;
mod saved;

pub use saved::PopulationState;

use crate::bootstrap::Bootstrap;
use crate::builder::PopulationBuilder;
use crate::chain::{Chain, Record, Tally};
use crate::diagnostics::Diagnostics;
use crate::dynamics::{Dynamics, Local};
use crate::film::Film;
use crate::method::Global;
use crate::plan::Plan;
use crate::process::Process;
use crate::progress::Progress;
use crate::reuse::Prior;
use crate::state::{State, Workspace};
use crate::target::Target;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// A chain between two steps.
#[derive(Clone, Debug, PartialEq)]
pub struct ChainState {
    /// The coordinates.
    pub x: Vec<f32>,
    /// The velocity, where the dynamics keeps one and it has been drawn; else empty.
    pub velocity: Vec<f32>,
    /// The target density at `x`.
    pub density: f32,
    /// Steps taken so far.
    pub step: u64,
    /// Steps of the current tour, including the draw that began it (of the chain, where there are no tours).
    pub tour_length: u64,
    /// Whether the next step draws a fresh state.
    pub killed: bool,
}

/// Many chains on one target, advanced in batches of work.
///
/// The result depends on the target, the method, the number of chains, the bootstrap and the seed, and on nothing else:
/// chains draw their random numbers by (seed, chain, step), and deposits are added in the order of the chains whichever
/// thread computed them.
///
/// ```
/// use wayfare_sampling::{FnTarget, Population, Sum};
///
/// let target = FnTarget::new(2, |x| (-40.0 * ((x[0] - 0.5).powi(2) + (x[1] - 0.5).powi(2))).exp());
/// let mut population = Population::builder(target).chains(256).bootstrap(4096).seed(1).start()?;
/// let mut sum = Sum::default();
/// for _ in 0..8 {
///     population.advance(&mut sum);
/// }
/// let integral = population.scale() * sum.0;
/// assert!((integral - 0.0785).abs() < 0.004, "{integral}");
/// # Ok::<(), wayfare_sampling::PopulationError>(())
/// ```
///
/// # Your own dynamics
///
/// Local and global dynamics are open: anything that implements [`Dynamics`] or [`Process`] will do.
///
/// ```
/// use wayfare_sampling::dynamics::{Dynamics, Outcome, decide};
/// use wayfare_sampling::{FnTarget, Population, State, Sum, Target, Workspace, torus};
///
/// /// A random walk that moves one pair of coordinates at a time.
/// struct OnePair { sd: f32 }
///
/// impl Dynamics for OnePair {
///     fn step<T: Target>(
///         &self,
///         target: &T,
///         current: &mut State<T::Value>,
///         workspace: &mut Workspace<T>,
///         accept: f64,
///     ) -> Outcome {
///         let Workspace { scratch, proposal, numbers } = workspace;
///         // The last normal number chooses the pair, the first two move it.
///         let pair = if numbers[3] < 0.0 { 0 } else { 2 };
///         proposal.x.copy_from_slice(&current.x);
///         for i in 0..2 {
///             proposal.x[pair + i] = torus::wrap(current.x[pair + i] + self.sd * numbers[i]);
///         }
///         let finite = proposal.evaluate(target, scratch);
///         decide(current, proposal, 0.0, accept, finite)
///     }
/// }
///
/// let ring = FnTarget::new(4, |x| if (0.1..0.2).contains(&(x[0] - 0.5).hypot(x[2] - 0.5)) { 1.0 } else { 0.0 });
/// let builder = Population::builder(ring).local(OnePair { sd: 0.05 });
/// let mut population = builder.chains(256).bootstrap(65536).seed(1).start()?;
/// let mut sum = Sum::default();
/// population.advance_all(500, &mut sum);
/// let area = population.scale() * sum.0;
/// assert!((area / 0.0942 - 1.0).abs() < 0.03, "{area}");
/// # Ok::<(), wayfare_sampling::PopulationError>(())
/// ```
pub struct Population<T: Target, L = Local, G = Global> {
    target: T,
    progress: Progress<L, G>,
    blocks: Vec<Block<T::Value>>,
    /// The block with which the next batch begins.
    next_block: usize,
    /// Steps of a batch.
    steps: u64,
    desks: Mutex<Vec<Desk<T>>>,
}

/// The working memory of a thread.
struct Desk<T: Target> {
    workspace: Workspace<T>,
    /// Room for the score of the chain that moves, empty where there are no scores.
    score: Vec<f32>,
}

impl<T: Target> Desk<T> {
    fn new<L: Dynamics, G: Process>(target: &T, plan: &Plan<L, G>) -> Self {
        let workspace = plan.workspace(target);
        Self {
            score: workspace.proposal.score.clone(),
            workspace,
        }
    }
}

/// Chains that one thread computes at once.
#[derive(Serialize, Deserialize)]
struct Block<V> {
    chains: Vec<Chain<V>>,
    /// Empty between two batches.
    #[serde(skip)]
    record: Record<V>,
}

impl<V> Block<V> {
    fn new(chains: Vec<Chain<V>>) -> Self {
        Self {
            chains,
            record: Record {
                deposits: Vec::new(),
                independent: Vec::new(),
                tally: Tally::default(),
            },
        }
    }
}

/// Steps of every chain in a batch.
fn batch_steps(chains: usize, bootstrap: u64) -> u64 {
    (batch_evaluations(bootstrap as usize) / chains).max(1) as u64
}

/// Evaluations in a batch: enough to keep many threads busy, few enough to show progress.
const BATCH_EVALUATIONS: usize = 1 << 14;
const BLOCKS_PER_BATCH: usize = 256;

/// Chains that one thread computes at once, out of a number of chains.
pub(crate) fn block_size(chains: usize) -> usize {
    chains.min(BATCH_EVALUATIONS).div_ceil(BLOCKS_PER_BATCH)
}

/// Small runs take smaller batches, of a quarter of their bootstrap, so that they can stop close to what was asked for.
fn batch_evaluations(bootstrap: usize) -> usize {
    (bootstrap / 4).clamp(1 << 10, BATCH_EVALUATIONS)
}

impl<T: Target> Population<T> {
    /// Puts a population on `target` together, of `persistent-restore` chains if nothing else is said.
    pub fn builder(target: T) -> PopulationBuilder<T> {
        PopulationBuilder::new(target)
    }
}

impl<T: Target, L: Dynamics + Sync, G: Process> Population<T, L, G> {
    /// Bytes of a population of `chains` chains in `dimension` coordinates, with what `threads` threads need to advance
    /// it. Scores are counted at their full length; most are shorter.
    pub fn bytes(local: &L, chains: u64, bootstrap: u64, dimension: u64, threads: u64) -> u64 {
        let (score, velocity) = (local.needs_score(), local.needs_velocity());
        let state = State::<T::Value>::bytes(dimension, score, velocity);
        let desk =
            Workspace::<T>::bytes(dimension, score, velocity)
                .saturating_add(State::<T::Value>::bytes(dimension, false, false));
        // A step leaves up to two deposits, in an array that doubles as it grows.
        let records = 2 * size_of::<(T::Value, f32)>() as u64;
        let chain = (size_of::<Chain<T::Value>>() as u64 + records).saturating_add(state);
        chains
            .saturating_mul(chain)
            .saturating_add(threads.saturating_mul(desk))
            .saturating_add(Bootstrap::bytes(bootstrap, chains))
    }

    /// Starts the chains. `None` where `stop` was set meanwhile.
    pub(crate) fn new(
        target: T,
        plan: Plan<L, G>,
        bootstrap: Bootstrap,
        chains: usize,
        stop: &AtomicBool,
    ) -> Option<Self> {
        let sources = plan.sources(&bootstrap, chains);
        let block_size = block_size(chains);
        let begin = |desk: &mut Desk<T>, index: usize| {
            let Desk { workspace, score } = desk;
            let source = sources.as_ref().map(|sources| sources[index]);
            let mut state = State::new(target.dimension(), false, plan.local.needs_velocity());
            state.unpack_score(score);
            let mut chain = plan.begin(&target, state, index as u32, source, workspace);
            chain.state.pack_score(score);
            chain
        };
        let blocks: Option<Vec<Block<T::Value>>> = (0..chains.div_ceil(block_size))
            .into_par_iter()
            .map_init(
                || Desk::new(&target, &plan),
                |desk, block| {
                    if stop.load(Ordering::Relaxed) {
                        return None;
                    }
                    let first = block * block_size;
                    let indices = first..chains.min(first + block_size);
                    let begun = indices.map(|index| begin(desk, index));
                    Some(Block::new(begun.collect()))
                },
            )
            .collect();
        Some(Self {
            blocks: blocks?,
            next_block: 0,
            steps: batch_steps(chains, bootstrap.sums.samples),
            progress: Progress {
                plan,
                tally: Tally::default(),
                first_states: sources.map_or(0, |s| s.len() as u64),
                bootstrap,
            },
            desks: Mutex::new(Vec::new()),
            target,
        })
    }

    /// Advances the next batch of work, a fixed number of chains by a fixed number of steps, and adds its deposits
    /// and independent samples to `film` in the order of the chains. Returns the number of evaluations.
    pub fn advance(&mut self, film: &mut dyn Film<T::Value>) -> u64 {
        let end = (self.next_block + BLOCKS_PER_BATCH).min(self.blocks.len());
        let evaluations = self.advance_blocks(self.next_block..end, self.steps, film);
        self.next_block = if end == self.blocks.len() { 0 } else { end };
        evaluations
    }

    /// Advances every chain by `steps` steps. Returns the number of evaluations.
    pub fn advance_all(&mut self, steps: u64, film: &mut dyn Film<T::Value>) -> u64 {
        let mut evaluations = 0;
        let mut left = steps;
        while left > 0 {
            let now = left.min(self.steps);
            for first in (0..self.blocks.len()).step_by(BLOCKS_PER_BATCH) {
                let end = (first + BLOCKS_PER_BATCH).min(self.blocks.len());
                evaluations += self.advance_blocks(first..end, now, film);
            }
            left -= now;
        }
        evaluations
    }

    fn advance_blocks(
        &mut self,
        range: std::ops::Range<usize>,
        steps: u64,
        film: &mut dyn Film<T::Value>,
    ) -> u64 {
        let (target, desks) = (&self.target, &self.desks);
        let Progress { plan, tally, .. } = &mut self.progress;
        let plan = &*plan;
        let blocks = &mut self.blocks[range];
        blocks.par_iter_mut().for_each(|block| {
            let pooled = lock(desks).pop();
            let mut desk = pooled.unwrap_or_else(|| Desk::new(target, plan));
            let Desk { workspace, score } = &mut desk;
            for chain in &mut block.chains {
                chain.state.unpack_score(score);
                for _ in 0..steps {
                    plan.step(target, chain, workspace, &mut block.record);
                }
                chain.state.pack_score(score);
            }
            target.finish_batch(&mut workspace.scratch);
            lock(desks).push(desk);
        });
        let before = tally.steps;
        for block in blocks.iter_mut() {
            for (value, weight) in block.record.deposits.drain(..) {
                film.add(&value, weight);
            }
            for (value, weight) in block.record.independent.drain(..) {
                film.add_independent(&value, weight);
            }
            tally.add(&std::mem::take(&mut block.record.tally));
        }
        tally.steps - before
    }

    /// The factor from summed deposits to the integral of f over the torus. Zero as long as it cannot be known. Where
    /// independent samples normalise, it is the one that is right for p.
    pub fn scale(&self) -> f64 {
        self.progress.scale()
    }

    /// The same for one component of f, a colour channel for instance, whose sum over all deposits is `deposited`, and
    /// over the bootstrap and all independent samples since (of f/mu) `independent`. Where chains were carried over,
    /// that sum includes what was [known before](Self::prior): as many samples as it counts for, times the sum of
    /// carried values.
    pub fn scale_of(&self, deposited: f64, independent: f64) -> f64 {
        self.progress.scale_of(deposited, independent)
    }

    /// What was known of the integral of p before the run; nothing if it has not carried chains over.
    pub fn prior(&self) -> Prior {
        self.progress.bootstrap.sums.prior
    }

    /// First states that were deposited: those of chains that were carried over.
    pub fn first_deposits(&self) -> u64 {
        self.progress.tally.first_deposits
    }

    /// Adds to `film` what completes the tours in flight, for an unbiased start of a Restore method; nothing for all
    /// others. The run can continue afterwards: this belongs to the image as shown now, not to the running sum.
    pub fn close(&self, film: &mut dyn Film<T::Value>) {
        for block in &self.blocks {
            self.progress.close(&block.chains, film);
        }
    }

    /// Counters and checks of the run so far.
    pub fn diagnostics(&self) -> Diagnostics {
        let chains = self.blocks.iter().flat_map(|block| &block.chains);
        let count = self.blocks.iter().map(|block| block.chains.len()).sum();
        self.progress.diagnostics(chains, count)
    }

    /// Evaluations of the target so far: bootstrap, first states and steps.
    pub fn evaluations(&self) -> u64 {
        self.progress.evaluations()
    }

    /// Where one chain is.
    ///
    /// # Panics
    ///
    /// If there is no such chain.
    pub fn chain_state(&self, chain: usize) -> ChainState {
        let block_size = self.blocks[0].chains.len();
        self.blocks[chain / block_size].chains[chain % block_size].snapshot()
    }

    /// The target.
    pub fn target(&self) -> &T {
        &self.target
    }
}

fn lock<W>(desks: &Mutex<Vec<W>>) -> std::sync::MutexGuard<'_, Vec<W>> {
    // The pool holds nothing that a panic elsewhere could leave half-written.
    desks
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
}
