//! Many chains that advance together.

use crate::bootstrap::Bootstrap;
use crate::chain::{Chain, Record, Tally};
use crate::diagnostics::{Diagnostics, jackknife_ratio};
use crate::film::Film;
use crate::plan::{Global, Plan};
use crate::settings::{MethodSettings, Normalisation, Start};
use crate::state::Workspace;
use crate::target::Target;
use rayon::prelude::*;
use std::sync::Mutex;

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

/// Many chains on one target, advanced in packages of work.
///
/// The result depends on the target, the settings, the number of chains, the bootstrap and the seed, and on nothing
/// else: chains draw their random numbers by (seed, chain, step), and deposits are added in the order of the chains
/// whichever thread computed them.
///
/// ```
/// use wayfare_sampling::{FnTarget, MethodSettings, Population, Sum};
///
/// let target = FnTarget::new(2, |x| (-40.0 * ((x[0] - 0.5).powi(2) + (x[1] - 0.5).powi(2))).exp());
/// let method = MethodSettings::from_name("persistent-restore").unwrap();
/// let mut population = Population::new(target, method, 256, 4096, 1, None);
/// let mut sum = Sum::default();
/// for _ in 0..8 {
///     population.advance(&mut sum);
/// }
/// let integral = population.scale() * sum.0;
/// assert!((integral - 0.0785).abs() < 0.004, "{integral}");
/// ```
pub struct Population<T: Target> {
    target: T,
    plan: Plan,
    bootstrap: Bootstrap,
    blocks: Vec<Block<T::Value>>,
    /// The block with which the next package begins.
    next_block: usize,
    /// Steps of a package.
    steps: u64,
    tally: Tally,
    first_states: u64,
    workspaces: Mutex<Vec<Workspace<T>>>,
}

/// Chains that one thread computes in one go.
struct Block<V> {
    chains: Vec<Chain<V>>,
    record: Record<V>,
}

/// Evaluations in a package: enough to keep many threads busy, few enough to show progress.
const PACKAGE_EVALUATIONS: usize = 1 << 14;
const BLOCKS_PER_PACKAGE: usize = 256;

/// Small pictures take smaller packages, of a quarter of their bootstrap, so that a run can stop close to what was asked for.
fn package_evaluations(bootstrap: usize) -> usize {
    (bootstrap / 4).clamp(1 << 10, PACKAGE_EVALUATIONS)
}

/// Groups of chains for the standard error of the brightness.
const GROUPS: usize = 32;

impl<T: Target> Population<T> {
    /// Evaluates `bootstrap` independent samples, which give p_bar with its standard error and first states for a
    /// stationary start, and whose deposits (f/mu each) go to `first_image`; then starts the chains.
    ///
    /// # Panics
    ///
    /// If a setting is outside its range (see [`MethodSettings::validate`]), if there is no chain, or if the method needs a score
    /// that the target does not have.
    pub fn new(
        target: T,
        settings: MethodSettings,
        chains: usize,
        bootstrap: usize,
        seed: u64,
        first_image: Option<&mut dyn Film<T::Value>>,
    ) -> Self {
        assert!(chains > 0, "a population needs at least one chain");
        let samples = bootstrap;
        let (plan, bootstrap) = Plan::new(&target, &settings, samples, seed, first_image);
        let sources = plan.sources(&bootstrap, chains);
        let block_size = chains.min(PACKAGE_EVALUATIONS).div_ceil(BLOCKS_PER_PACKAGE);
        let all: Vec<u32> = (0..chains as u32).collect();
        let blocks: Vec<Block<T::Value>> = all
            .par_chunks(block_size)
            .map_init(
                || plan.workspace(&target),
                |workspace, indices| Block {
                    chains: indices
                        .iter()
                        .map(|&index| {
                            let source = sources.as_ref().map(|s| s[index as usize]);
                            plan.begin(&target, index, source, workspace)
                        })
                        .collect(),
                    record: Record::default(),
                },
            )
            .collect();
        Self {
            target,
            plan,
            bootstrap,
            blocks,
            next_block: 0,
            steps: (package_evaluations(samples) / chains).max(1) as u64,
            tally: Tally::default(),
            first_states: sources.map_or(0, |s| s.len() as u64),
            workspaces: Mutex::new(Vec::new()),
        }
    }

    /// Advances the next package of work, a fixed number of chains by a fixed number of steps, and adds its deposits
    /// and draws to `film` in the order of the chains. Returns the number of evaluations.
    pub fn advance(&mut self, film: &mut dyn Film<T::Value>) -> u64 {
        let end = (self.next_block + BLOCKS_PER_PACKAGE).min(self.blocks.len());
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
            for first in (0..self.blocks.len()).step_by(BLOCKS_PER_PACKAGE) {
                let end = (first + BLOCKS_PER_PACKAGE).min(self.blocks.len());
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
        let (target, plan, workspaces) = (&self.target, &self.plan, &self.workspaces);
        let blocks = &mut self.blocks[range];
        blocks.par_iter_mut().for_each(|block| {
            let pooled = lock(workspaces).pop();
            let mut workspace = pooled.unwrap_or_else(|| plan.workspace(target));
            for chain in &mut block.chains {
                for _ in 0..steps {
                    plan.step(target, chain, &mut workspace, &mut block.record);
                }
            }
            lock(workspaces).push(workspace);
        });
        let before = self.tally.steps;
        for block in blocks {
            for (value, weight) in block.record.deposits.drain(..) {
                film.add(&value, weight);
            }
            for (value, weight) in block.record.draws.drain(..) {
                film.add_draw(&value, weight);
            }
            self.tally.add(&std::mem::take(&mut block.record.tally));
        }
        self.tally.steps - before
    }

    /// The factor from summed deposits to the integral of f over the torus. Zero as long as it cannot be known. Where
    /// draws normalise, it is the one that is right for p.
    pub fn scale(&self) -> f64 {
        let reciprocal = |count: f64| if count > 0.0 { 1.0 / count } else { 0.0 };
        match self.plan.global {
            Global::Restore(_) => match self.plan.normalisation {
                Some(Normalisation::Draws) => {
                    self.normalisation() * reciprocal(self.tally.brightness.0)
                }
                _ => reciprocal(self.tally.brightness.1),
            },
            Global::LargeSteps(_) => {
                let per_step = reciprocal(self.tally.steps as f64);
                match self.plan.start {
                    Start::Unbiased => per_step,
                    Start::Cold | Start::Stationary => self.normalisation() * per_step,
                }
            }
        }
    }

    /// p_bar as used: of the bootstrap, refined by all fresh states since, except where kills normalise.
    fn normalisation(&self) -> f64 {
        let (sum, count) = match self.plan.normalisation {
            Some(Normalisation::Kills) => (0.0, 0.0),
            Some(Normalisation::Draws) => (self.tally.fresh, self.tally.tours as f64),
            None => self.tally.brightness,
        };
        let draws = self.bootstrap.samples as f64 + count;
        if draws > 0.0 {
            (self.bootstrap.sum + sum) / draws
        } else {
            0.0
        }
    }

    /// Adds to `film` what completes the tours in flight, for an unbiased start of a Restore method; nothing for all
    /// others. The run can go on afterwards: this belongs to the image as shown now, not to the running sum.
    pub fn close(&self, film: &mut dyn Film<T::Value>) {
        if let Global::Restore(restore) = &self.plan.global {
            for chain in self.chains() {
                let weight = restore.closing_weight(chain) as f32;
                if weight > 0.0 && weight.is_finite() {
                    film.add(&chain.state.value, weight);
                }
            }
        }
    }

    fn chains(&self) -> impl Iterator<Item = &Chain<T::Value>> {
        self.blocks.iter().flat_map(|block| &block.chains)
    }

    /// Counters and checks of the run so far.
    pub fn diagnostics(&self) -> Diagnostics {
        let tally = &self.tally;
        let share = |part: u64, whole: u64| {
            if whole > 0 {
                part as f64 / whole as f64
            } else {
                0.0
            }
        };
        let (density_integral, error) = self.brightness();
        let p_bar = self.bootstrap.p_bar;
        let tolerance = 3.5 * error.hypot(self.bootstrap.standard_error);
        let is_restore = matches!(self.plan.global, Global::Restore(_));
        Diagnostics {
            samples: self.evaluations(),
            bootstrap_samples: self.bootstrap.samples,
            chains: self
                .blocks
                .iter()
                .map(|block| block.chains.len() as u64)
                .sum(),
            steps: tally.steps,
            proposals: tally.proposals,
            acceptance_rate: share(tally.accepted, tally.proposals),
            tours: tally.tours,
            mean_tour_length: if is_restore {
                share(tally.steps, tally.tours)
            } else {
                0.0
            },
            longest_tour: tally.longest_tour,
            kills: tally.kills,
            zero_density_share: share(tally.zero_density, tally.steps),
            non_finite: tally.non_finite + self.bootstrap.non_finite,
            p_bar,
            p_bar_standard_error: self.bootstrap.standard_error,
            normalisation: self.normalisation(),
            density_integral,
            density_integral_standard_error: error,
            brightness_agrees: (density_integral - p_bar).abs() <= tolerance,
            stuck: tally.stuck.clone(),
            non_finite_at: tally.non_finite_at.clone(),
        }
    }

    /// The chains' own estimate of the integral of p, with its standard error from groups of neighbouring chains.
    fn brightness(&self) -> (f64, f64) {
        let count: usize = self.blocks.iter().map(|block| block.chains.len()).sum();
        let mut groups = vec![(0.0, 0.0); GROUPS.min(count)];
        let n = groups.len();
        for (i, chain) in self.chains().enumerate() {
            let group = &mut groups[i * n / count];
            group.0 += chain.brightness.0;
            group.1 += chain.brightness.1;
            if let Global::Restore(restore) = &self.plan.global {
                group.0 += restore.closing_weight(chain) * f64::from(chain.state.density);
            }
        }
        jackknife_ratio(&groups)
    }

    /// Evaluations of the target so far: bootstrap, first states and steps.
    pub fn evaluations(&self) -> u64 {
        self.bootstrap.samples + self.first_states + self.tally.steps
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

    /// Replays one chain alone, with the random numbers it had in a population made from the same arguments, and gives
    /// its state after `step` steps.
    pub fn replay(
        target: T,
        settings: MethodSettings,
        chains: usize,
        bootstrap: usize,
        seed: u64,
        chain: usize,
        step: u64,
    ) -> ChainState {
        let (plan, bootstrap) = Plan::new(&target, &settings, bootstrap, seed, None);
        let source = plan.sources(&bootstrap, chains).map(|s| s[chain]);
        let mut workspace = plan.workspace(&target);
        let mut replayed = plan.begin(&target, chain as u32, source, &mut workspace);
        let mut record = Record::default();
        for _ in 0..step {
            plan.step(&target, &mut replayed, &mut workspace, &mut record);
            record.deposits.clear();
            record.draws.clear();
        }
        replayed.snapshot()
    }
}

fn lock<W>(workspaces: &Mutex<Vec<W>>) -> std::sync::MutexGuard<'_, Vec<W>> {
    // The pool holds nothing that a panic elsewhere could leave half-written.
    workspaces
        .lock()
        .unwrap_or_else(|poisoned| poisoned.into_inner())
}
