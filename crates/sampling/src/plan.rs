//! A method put together: its local and global dynamics, its start, and the source of its random numbers.

use crate::bootstrap::Bootstrap;
use crate::chain::{Chain, Record};
use crate::dynamics::{Dynamics, Local};
use crate::film::Film;
use crate::large_steps::LargeSteps;
use crate::numbers::{Numbers, Purpose};
use crate::philox::Philox;
use crate::restore::Restore;
use crate::settings::{MethodSettings, Normalisation, Start};
use crate::state::{State, Workspace};
use crate::target::Target;

/// Everything that decides how a chain moves, besides the target.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    pub philox: Philox,
    pub local: Local,
    pub global: Global,
    pub start: Start,
    pub normalisation: Option<Normalisation>,
    /// The most copies of one bootstrap sample that a stationary start asks for.
    pub copies: f64,
}

/// What happens beyond the local steps.
#[derive(Clone, Copy)]
pub(crate) enum Global {
    LargeSteps(LargeSteps),
    Restore(Restore),
}

impl Plan {
    /// Runs the bootstrap and puts the method together.
    pub fn new<T: Target>(
        target: &T,
        settings: &MethodSettings,
        bootstrap: usize,
        seed: u64,
        first_image: Option<&mut dyn Film<T::Value>>,
    ) -> (Self, Bootstrap) {
        if let Err(error) = settings.validate() {
            panic!("{error}");
        }
        assert!(
            target.has_score() || !settings.needs_score(),
            "{} needs a score, which the target does not have",
            settings.name()
        );
        let philox = Philox::new(seed);
        let bootstrap = Bootstrap::run(target, philox, bootstrap, first_image);
        let (start, read_out) = (settings.start(), settings.read_out());
        let restore = |m| Global::Restore(Restore::new(m, bootstrap.p_bar, start, read_out));
        let large_steps = |probability: f32| {
            Global::LargeSteps(LargeSteps {
                probability: f64::from(probability),
                start,
                read_out,
            })
        };
        let global = match settings {
            MethodSettings::Metropolis(s) => large_steps(s.large_step),
            MethodSettings::Mala(s) => large_steps(s.large_step),
            MethodSettings::MetropolisRestore(s) => restore(s.m),
            MethodSettings::MalaRestore(s) => restore(s.m),
            MethodSettings::DiffusionRestore(s) => restore(s.m),
            MethodSettings::PersistentRestore(s) => restore(s.m),
        };
        let plan = Self {
            philox,
            local: Local::from_settings(settings),
            global,
            start,
            normalisation: settings.normalisation(),
            copies: settings.copies().map_or(f64::INFINITY, f64::from),
        };
        (plan, bootstrap)
    }

    pub fn workspace<T: Target>(&self, target: &T) -> Workspace<T> {
        Workspace::new(
            target,
            self.local.needs_score(),
            self.local.needs_velocity(),
        )
    }

    /// The bootstrap sample from which each chain starts; `None` where all chains start afresh.
    pub fn sources(&self, bootstrap: &Bootstrap, chains: usize) -> Option<Vec<u32>> {
        match (self.start, self.global) {
            (Start::Cold | Start::Unbiased, _) => None,
            (Start::Stationary, Global::Restore(restore)) => {
                bootstrap.resample(self.philox, chains, self.copies, |ratio| {
                    1.0 + restore.odds(ratio)
                })
            }
            (Start::Stationary, Global::LargeSteps(_)) => {
                bootstrap.resample(self.philox, chains, self.copies, |ratio| ratio)
            }
        }
    }

    /// A chain before its first step, in the state of a bootstrap sample if it has one.
    pub fn begin<T: Target>(
        &self,
        target: &T,
        index: u32,
        source: Option<u32>,
        workspace: &mut Workspace<T>,
    ) -> Chain<T::Value> {
        let state = State::new(
            target.dimension(),
            self.local.needs_score(),
            self.local.needs_velocity(),
        );
        let mut chain = Chain::new(index, state);
        if let Some(sample) = source {
            Bootstrap::remake(target, self.philox, sample, &mut chain.state, workspace);
            match &self.global {
                Global::LargeSteps(_) => chain.killed = false,
                Global::Restore(restore) => restore.begin(&mut chain, self.numbers(index, 0)),
            }
        }
        chain
    }

    fn numbers(&self, chain: u32, step: u64) -> Numbers {
        Numbers::new(self.philox, Purpose::Step, chain, step)
    }

    /// Advances a chain by one step, which is one evaluation.
    pub fn step<T: Target>(
        &self,
        target: &T,
        chain: &mut Chain<T::Value>,
        workspace: &mut Workspace<T>,
        record: &mut Record<T::Value>,
    ) {
        chain.step += 1;
        let numbers = self.numbers(chain.index, chain.step);
        let local = &self.local;
        match &self.global {
            Global::LargeSteps(process) => {
                process.step(target, local, chain, numbers, workspace, record);
            }
            Global::Restore(process) => {
                process.step(target, local, chain, numbers, workspace, record);
                if self.normalisation == Some(Normalisation::Draws) && chain.tour_length == 1 {
                    record.draw(&chain.state);
                }
            }
        }
        record.tally.steps += 1;
        record.tally.zero_density += u64::from(chain.state.density == 0.0);
    }
}
