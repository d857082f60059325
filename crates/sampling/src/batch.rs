//! Targets that are evaluated at many points at once: on another device, or in another language.
//!
//! Every step of a chain evaluates the target exactly once, and where it does so does not depend on what it finds
//! there. A population can therefore step in two passes. The first one runs the step of every chain on a copy that is
//! thrown away, with a target that only notes the point. Then all points are evaluated at once. The second pass repeats
//! the steps with the same random numbers and the answers. The code of the steps is that of a
//! [`Population`](crate::Population), and so are the states: chain by chain and bit by bit.

use crate::bootstrap::Bootstrap;
use crate::builder::PopulationError;
use crate::chain::{Chain, Record, Tally};
use crate::diagnostics::Diagnostics;
use crate::dynamics::{Dynamics, Local};
use crate::film::Film;
use crate::method::{Global, Method};
use crate::philox::Philox;
use crate::plan::Plan;
use crate::population::{ChainState, block_size};
use crate::process::Setup;
use crate::progress::Progress;
use crate::state::{State, Workspace};
use crate::target::{Evaluation, Target};
use rayon::prelude::*;
use std::sync::atomic::{AtomicBool, Ordering};

/// A target that is evaluated at many points at once. See [`Target`] for what its parts mean.
pub trait BatchTarget {
    /// What one evaluation yields besides its density.
    type Value: Copy + Default + Send + Sync;
    /// Why an evaluation may fail.
    type Error: From<PopulationError>;

    /// The number of coordinates d of x.
    fn dimension(&self) -> usize;

    /// Whether the target can be differentiated.
    fn has_score(&self) -> bool;

    /// p and f at the points in `x`, one after the other. Where `scores` is given, every entry of every score is
    /// written.
    fn evaluate(
        &self,
        x: &[f32],
        scores: Option<&mut [f32]>,
    ) -> Result<Vec<Evaluation<Self::Value>>, Self::Error>;
}

/// Many chains on one [`BatchTarget`], advanced step by step.
///
/// ```
/// use wayfare_sampling::{
///     BatchPopulation, BatchTarget, Defaults, Evaluation, Method, PopulationError, Sum,
/// };
///
/// struct Hill;
///
/// impl BatchTarget for Hill {
///     type Value = f32;
///     type Error = PopulationError;
///     fn dimension(&self) -> usize { 2 }
///     fn has_score(&self) -> bool { false }
///     fn evaluate(&self, x: &[f32], _: Option<&mut [f32]>) -> Result<Vec<Evaluation<f32>>, PopulationError> {
///         let density = |x: &[f32]| (-40.0 * ((x[0] - 0.5).powi(2) + (x[1] - 0.5).powi(2))).exp();
///         let evaluation = |density| Evaluation { density, value: density, non_finite: false };
///         Ok(x.chunks_exact(2).map(|x| evaluation(density(x))).collect())
///     }
/// }
///
/// let method = Method::preset("metropolis", Defaults::Ours).unwrap();
/// let mut sum = Sum::default();
/// let never = std::sync::atomic::AtomicBool::new(false);
/// let mut population = BatchPopulation::start(Hill, method, 256, 4096, 1, &mut sum, &never)?;
/// let mut sum = Sum::default();
/// for _ in 0..64 {
///     population.advance(&mut sum)?;
/// }
/// let integral = population.scale() * sum.0;
/// assert!((integral - 0.0785).abs() < 0.004, "{integral}");
/// # Ok::<(), PopulationError>(())
/// ```
pub struct BatchPopulation<T: BatchTarget> {
    target: T,
    progress: Progress<Local, Global>,
    chains: Vec<Chain<T::Value>>,
}

/// Independent samples that are evaluated at once.
const BATCH: usize = 1 << 14;

/// What a step looks at while it is only to say where it looks, or what it is to find there.
struct Script<V> {
    dimension: usize,
    has_score: bool,
    answers: Option<Answers<V>>,
}

/// What was found at the points of all chains.
struct Answers<V> {
    evaluations: Vec<Evaluation<V>>,
    /// One after the other; empty where none are needed.
    scores: Vec<f32>,
}

/// The chain whose turn it is, and the point that it has looked at.
#[derive(Default)]
struct Cue {
    chain: usize,
    x: Vec<f32>,
}

impl<V: Copy + Default + Send + Sync> Target for Script<V> {
    type Value = V;
    type Scratch = Cue;

    fn scratch(&self) -> Cue {
        Cue::default()
    }

    fn dimension(&self) -> usize {
        self.dimension
    }

    fn evaluate(&self, x: &[f32], cue: &mut Cue) -> Evaluation<V> {
        match &self.answers {
            Some(answers) => answers.evaluations[cue.chain],
            None => {
                debug_assert!(cue.x.is_empty(), "a step evaluates the target once");
                cue.x.extend_from_slice(x);
                Evaluation::default()
            }
        }
    }

    fn evaluate_with_score(&self, x: &[f32], score: &mut [f32], cue: &mut Cue) -> Evaluation<V> {
        match &self.answers {
            Some(answers) => {
                let first = cue.chain * self.dimension;
                score.copy_from_slice(&answers.scores[first..first + self.dimension]);
            }
            None => score.fill(0.0),
        }
        self.evaluate(x, cue)
    }

    fn has_score(&self) -> bool {
        self.has_score
    }
}

impl<T: BatchTarget> BatchPopulation<T> {
    /// Evaluates the bootstrap and starts the chains, as
    /// [`PopulationBuilder::start_on`](crate::PopulationBuilder::start_on) does. The number of chains is the method's
    /// where it has one. f/mu of every bootstrap sample goes to `film`.
    pub fn start(
        target: T,
        method: Method,
        chains: usize,
        bootstrap: usize,
        seed: u64,
        film: &mut dyn Film<T::Value>,
        stop: &AtomicBool,
    ) -> Result<Self, T::Error> {
        // Check the settings.
        method.validate().map_err(PopulationError::from)?;
        let chains = method.run.chains.map_or(chains, |n| n as usize);
        if chains == 0 {
            return Err(PopulationError::NoChains.into());
        }
        if method.needs_score() && !target.has_score() {
            return Err(PopulationError::NoScore.into());
        }
        // Run the bootstrap and choose first states.
        let philox = Philox::new(seed);
        let bootstrap = run_bootstrap(&target, philox, bootstrap, film, stop)?;
        let plan = Plan {
            philox,
            local: method.local,
            global: method.global,
            setup: Setup {
                run: method.run,
                p_bar: bootstrap.sums.p_bar,
            },
        };
        let sources = plan.sources(&bootstrap, chains);
        let dimension = target.dimension();
        let state = || {
            let local = &plan.local;
            State::new(dimension, local.needs_score(), local.needs_velocity())
        };
        // Start the chains.
        let blank = (0..chains).map(|index| Chain::new(index as u32, state()));
        let mut population = Self {
            chains: blank.collect(),
            target,
            progress: Progress {
                plan,
                bootstrap,
                tally: Tally::default(),
                first_states: sources.as_ref().map_or(0, |s| s.len() as u64),
            },
        };
        if let Some(sources) = sources {
            population.act(|script, chain, workspace, _| {
                let source = Some(sources[chain.index as usize]);
                *chain = plan.begin(script, state(), chain.index, source, workspace);
            })?;
        }
        Ok(population)
    }

    /// Advances every chain by one step and adds the deposits to `film` in the order of the chains. Returns the number
    /// of evaluations. After an error no chain has moved.
    pub fn advance(&mut self, film: &mut dyn Film<T::Value>) -> Result<u64, T::Error> {
        let plan = self.progress.plan;
        let records = self.act(|script, chain, workspace, record| {
            plan.step(script, chain, workspace, record);
        })?;
        for record in records {
            for (value, weight) in &record.deposits {
                film.add(value, *weight);
            }
            for (value, weight) in &record.independent {
                film.add_independent(value, *weight);
            }
            self.progress.tally.add(&record.tally);
        }
        Ok(self.chains.len() as u64)
    }

    /// Lets every chain do something that evaluates the target once. Returns what blocks of chains have recorded.
    fn act(
        &mut self,
        act: impl Fn(
            &Script<T::Value>,
            &mut Chain<T::Value>,
            &mut Workspace<Script<T::Value>>,
            &mut Record<T::Value>,
        ) + Sync,
    ) -> Result<Vec<Record<T::Value>>, T::Error> {
        let (plan, dimension) = (self.progress.plan, self.target.dimension());
        let size = block_size(self.chains.len());
        let blank = Script {
            dimension,
            has_score: self.target.has_score(),
            answers: None,
        };
        // Note where every chain looks.
        let mut points = vec![0.0; dimension * self.chains.len()];
        points
            .par_chunks_mut(size * dimension)
            .zip(self.chains.par_chunks(size))
            .for_each_init(
                || plan.workspace(&blank),
                |workspace, (points, chains)| {
                    let places = points.chunks_exact_mut(dimension);
                    for (point, chain) in places.zip(chains) {
                        workspace.scratch.x.clear();
                        act(
                            &blank,
                            &mut chain.clone(),
                            workspace,
                            &mut Record::default(),
                        );
                        point.copy_from_slice(&workspace.scratch.x);
                    }
                },
            );
        // Look there.
        let needs_score = plan.local.needs_score();
        let mut scores = vec![0.0; if needs_score { points.len() } else { 0 }];
        let wanted = needs_score.then_some(&mut scores[..]);
        let evaluations = self.target.evaluate(&points, wanted)?;
        assert_eq!(evaluations.len(), self.chains.len(), "one for every point");
        let answers = Answers {
            evaluations,
            scores,
        };
        // Do it.
        let script = Script {
            answers: Some(answers),
            ..blank
        };
        let blocks = self.chains.par_chunks_mut(size).enumerate();
        let records = blocks.map_init(
            || plan.workspace(&script),
            |workspace, (block, chains)| {
                let mut record = Record::default();
                for (offset, chain) in chains.iter_mut().enumerate() {
                    workspace.scratch.chain = block * size + offset;
                    act(&script, chain, workspace, &mut record);
                }
                record
            },
        );
        Ok(records.collect())
    }

    /// The factor from summed deposits to the integral of f: see [`Population::scale`](crate::Population::scale).
    pub fn scale(&self) -> f64 {
        self.progress.scale()
    }

    /// The same for one component of f: see [`Population::scale_of`](crate::Population::scale_of).
    pub fn scale_of(&self, deposited: f64, independent: f64) -> f64 {
        self.progress.scale_of(deposited, independent)
    }

    /// Adds to `film` what completes the tours in flight: see [`Population::close`](crate::Population::close).
    pub fn close(&self, film: &mut dyn Film<T::Value>) {
        self.progress.close(&self.chains, film);
    }

    /// Counters and checks of the run so far.
    pub fn diagnostics(&self) -> Diagnostics {
        self.progress
            .diagnostics(self.chains.iter(), self.chains.len())
    }

    /// Evaluations of the target so far: bootstrap, first states and steps.
    pub fn evaluations(&self) -> u64 {
        self.progress.evaluations()
    }

    /// Where every chain is, in their order.
    pub fn chain_states(&self) -> impl Iterator<Item = ChainState> {
        self.chains.iter().map(Chain::snapshot)
    }

    /// The target.
    pub fn target(&self) -> &T {
        &self.target
    }
}

/// The bootstrap, evaluated at many samples at once.
fn run_bootstrap<T: BatchTarget>(
    target: &T,
    philox: Philox,
    samples: usize,
    film: &mut dyn Film<T::Value>,
    stop: &AtomicBool,
) -> Result<Bootstrap, T::Error> {
    let dimension = target.dimension();
    let mut ratios = vec![0.0f32; samples];
    let mut non_finite = 0;
    for (batch, ratios) in ratios.chunks_mut(BATCH).enumerate() {
        if stop.load(Ordering::Relaxed) {
            return Err(PopulationError::Stopped.into());
        }
        let mut points = vec![0.0; dimension * ratios.len()];
        let places = points.par_chunks_mut(dimension).enumerate();
        places.for_each(|(i, x)| Bootstrap::uniforms(philox, batch * BATCH + i, x));
        let answers = Answers {
            evaluations: target.evaluate(&points, None)?,
            scores: Vec::new(),
        };
        assert_eq!(
            answers.evaluations.len(),
            ratios.len(),
            "one for every point"
        );
        let script = Script {
            dimension,
            has_score: false,
            answers: Some(answers),
        };
        // Densities that make no sense are replaced as they are for a single state.
        let mut workspace = Workspace::new(&script, false, false);
        for (i, ratio) in ratios.iter_mut().enumerate() {
            let uniforms = &points[i * dimension..(i + 1) * dimension];
            workspace.scratch.chain = i;
            let state = &mut workspace.proposal;
            let finite = state.regenerate(&script, uniforms, &mut workspace.scratch);
            non_finite += u64::from(!finite);
            *ratio = state.ratio() as f32;
            if state.density > 0.0 {
                film.add(&state.value, 1.0 / state.regeneration_density);
            }
        }
    }
    Ok(Bootstrap::new(ratios, non_finite))
}
