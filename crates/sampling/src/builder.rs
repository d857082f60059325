//! How a population is put together.

use crate::bootstrap::{Bootstrap, BootstrapSums};
use crate::dynamics::{Dynamics, Local};
use crate::film::Film;
use crate::method::{Defaults, Global, Method, Run, SettingError};
use crate::philox::Philox;
use crate::plan::Plan;
use crate::population::{ChainState, Population, PopulationState};
use crate::process::{Process, Setup};
use crate::reuse::Transfer;
use crate::target::Target;
use std::sync::atomic::AtomicBool;

/// Why a population cannot be started.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PopulationError {
    /// A parameter is outside its range.
    #[error(transparent)]
    Setting(#[from] SettingError),
    /// The population would have no chain.
    #[error("a population needs at least one chain")]
    NoChains,
    /// The local dynamics follows the score.
    #[error("the local dynamics needs a score, which the target does not have")]
    NoScore,
    /// A stop was requested before all chains had begun.
    #[error("stopped before the chains had begun")]
    Stopped,
    /// A population was to resume from the state of a different one.
    #[error("the state is not one of this population: {0}")]
    OtherState(String),
    /// A chain that is not there was to be replayed.
    #[error("there is no chain {chain}: the chains are numbered from 0 to {last}")]
    NoSuchChain {
        /// The chain.
        chain: usize,
        /// The last one there is.
        last: usize,
    },
}

/// Puts a [`Population`] together: see [`Population::builder`].
#[must_use = "nothing happens before `start`"]
pub struct PopulationBuilder<T, L = Local, G = Global> {
    target: T,
    /// The named method, where its parameters are to be checked.
    method: Option<Method>,
    local: L,
    global: G,
    run: Run,
    chains: usize,
    bootstrap: usize,
    seed: u64,
}

impl<T: Target> PopulationBuilder<T> {
    pub(crate) fn new(target: T) -> Self {
        let method = Method::preset("persistent-restore", Defaults::Ours).expect("in the table");
        Self {
            target,
            method: Some(method),
            local: method.local,
            global: method.global,
            run: method.run,
            chains: 1024,
            bootstrap: 65_536,
            seed: 0,
        }
    }

    /// Walks by this method; `persistent-restore` where none is given. The number of chains is the method's where it
    /// has one.
    pub fn method(mut self, method: Method) -> Self {
        self.method = Some(method);
        (self.local, self.global, self.run) = (method.local, method.global, method.run);
        self.chains = method.run.chains.map_or(self.chains, |n| n as usize);
        self
    }
}

impl<T: Target, L: Dynamics + Sync, G: Process> PopulationBuilder<T, L, G> {
    /// Walks by another local dynamics, your own for instance.
    pub fn local<M: Dynamics + Sync>(self, local: M) -> PopulationBuilder<T, M, G> {
        PopulationBuilder {
            target: self.target,
            method: None,
            local,
            global: self.global,
            run: self.run,
            chains: self.chains,
            bootstrap: self.bootstrap,
            seed: self.seed,
        }
    }

    /// Gets elsewhere by another global dynamics, your own for instance.
    pub fn global<H: Process>(self, global: H) -> PopulationBuilder<T, L, H> {
        PopulationBuilder {
            target: self.target,
            method: None,
            local: self.local,
            global,
            run: self.run,
            chains: self.chains,
            bootstrap: self.bootstrap,
            seed: self.seed,
        }
    }

    /// Starts and estimates in another way.
    pub fn run(mut self, run: Run) -> Self {
        self.run = run;
        if let Some(method) = &mut self.method {
            method.run = run;
        }
        self
    }

    /// The number of chains; 1024 by default.
    pub fn chains(mut self, chains: usize) -> Self {
        self.chains = chains;
        self
    }

    /// The number of independent samples before the first step; 65,536 by default.
    pub fn bootstrap(mut self, samples: usize) -> Self {
        self.bootstrap = samples;
        self
    }

    /// The seed of all random numbers; 0 by default.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Evaluates the bootstrap, which gives p_bar with its standard error and first states for a stationary start, and
    /// starts the chains.
    pub fn start(self) -> Result<Population<T, L, G>, PopulationError> {
        self.start_with(None, &AtomicBool::new(false))
    }

    /// The same; f/mu of every bootstrap sample goes to `film`. Another thread may set `stop` to end it early, with
    /// [`PopulationError::Stopped`].
    pub fn start_on(
        self,
        film: &mut dyn Film<T::Value>,
        stop: &AtomicBool,
    ) -> Result<Population<T, L, G>, PopulationError> {
        self.start_with(Some(film), stop)
    }

    fn start_with(
        self,
        film: Option<&mut dyn Film<T::Value>>,
        stop: &AtomicBool,
    ) -> Result<Population<T, L, G>, PopulationError> {
        let chains = self.chains;
        let (target, plan, bootstrap) = self.plan(film, stop)?;
        let population = Population::new(target, plan, bootstrap, chains, stop);
        population.ok_or(PopulationError::Stopped)
    }

    /// Continues from the chains of another population, whose target has changed: see [`reuse`](crate::reuse). The
    /// chains of `before` are taken along by `transfer`, and [`bootstrap`](Self::bootstrap) fresh draws fill in what
    /// they cannot reach. `None` where they are of no use, after a cut for instance; then call [`start`](Self::start).
    /// The first `trial` chains say whether it is worth taking along all: see [`Attempts`](crate::Attempts::trial).
    ///
    /// `film` receives fresh draws as [independent](Film::add_independent) samples, all candidates as
    /// [carried](Film::add_carried) values, and the chains' first states as deposits: they belong to the image.
    pub fn carry_on(
        self,
        before: &Population<T, L, G>,
        transfer: &dyn Transfer,
        trial: Option<usize>,
        film: &mut dyn Film<T::Value>,
        stop: &AtomicBool,
    ) -> Result<Option<Population<T, L, G>>, PopulationError> {
        self.check()?;
        let sizes = [self.bootstrap, self.chains];
        let (target, plan) = self.plan_with(&BootstrapSums::default());
        let population =
            Population::carried(target, plan, before, transfer, trial, sizes, film, stop);
        Ok(population)
    }

    /// Resumes a population of the same target, method, size and seed. Of these, only the size is checked.
    pub fn resume(
        self,
        state: PopulationState<T::Value>,
    ) -> Result<Population<T, L, G>, PopulationError> {
        self.check()?;
        let (chains, bootstrap) = (self.chains, self.bootstrap);
        let (target, plan) = self.plan_with(&state.bootstrap);
        Population::resumed(target, plan, state, chains, bootstrap)
    }

    /// Replays one chain alone, with the random numbers that it has in the population, and gives its state after `step`
    /// steps.
    pub fn replay(self, chain: usize, step: u64) -> Result<ChainState, PopulationError> {
        self.replay_watched(chain, step, &mut |_| ())
    }

    /// The same, and reports after every step how many there have been.
    pub fn replay_watched(
        self,
        chain: usize,
        step: u64,
        on_step: &mut dyn FnMut(u64),
    ) -> Result<ChainState, PopulationError> {
        let chains = self.chains;
        if chain >= chains {
            let last = chains.saturating_sub(1);
            return Err(PopulationError::NoSuchChain { chain, last });
        }
        let (target, plan, bootstrap) = self.plan(None, &AtomicBool::new(false))?;
        let source = plan.sources(&bootstrap, chains).map(|s| s[chain]);
        Ok(plan.replay(&target, chain as u32, source, step, on_step))
    }

    /// Checks the settings.
    fn check(&self) -> Result<(), PopulationError> {
        if let Some(method) = &self.method {
            method.validate()?;
        }
        if self.chains == 0 {
            return Err(PopulationError::NoChains);
        }
        if self.local.needs_score() && !self.target.has_score() {
            return Err(PopulationError::NoScore);
        }
        Ok(())
    }

    /// How chains move, given what the bootstrap says.
    fn plan_with(self, sums: &BootstrapSums) -> (T, Plan<L, G>) {
        let plan = Plan {
            philox: Philox::new(self.seed),
            local: self.local,
            global: self.global,
            setup: Setup {
                run: self.run,
                p_bar: sums.p_bar,
            },
        };
        (self.target, plan)
    }

    /// Checks the settings and runs the bootstrap.
    fn plan(
        self,
        film: Option<&mut dyn Film<T::Value>>,
        stop: &AtomicBool,
    ) -> Result<(T, Plan<L, G>, Bootstrap), PopulationError> {
        self.check()?;
        let philox = Philox::new(self.seed);
        let bootstrap = Bootstrap::run(&self.target, philox, self.bootstrap, film, stop);
        let bootstrap = bootstrap.ok_or(PopulationError::Stopped)?;
        let (target, plan) = self.plan_with(&bootstrap.sums);
        Ok((target, plan, bootstrap))
    }
}
