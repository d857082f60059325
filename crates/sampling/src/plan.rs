//! How chains move: local and global dynamics, the run, and the source of random numbers.

use crate::bootstrap::Bootstrap;
use crate::chain::{Chain, Record};
use crate::dynamics::Dynamics;
use crate::method::Start;
use crate::numbers::{Numbers, Purpose};
use crate::philox::Philox;
use crate::population::ChainState;
use crate::process::{Process, Setup};
use crate::state::{State, Workspace};
use crate::target::Target;

/// Everything that decides how a chain moves, besides the target.
#[derive(Clone, Copy)]
pub(crate) struct Plan<L, G> {
    pub philox: Philox,
    pub local: L,
    pub global: G,
    pub setup: Setup,
}

impl<L: Dynamics, G: Process> Plan<L, G> {
    pub fn workspace<T: Target>(&self, target: &T) -> Workspace<T> {
        Workspace::new(
            target,
            self.local.needs_score(),
            self.local.needs_velocity(),
        )
    }

    /// The bootstrap sample from which each chain starts; `None` where all chains start afresh.
    pub fn sources(&self, bootstrap: &Bootstrap, chains: usize) -> Option<Vec<u32>> {
        let max_copies = self.setup.run.max_copies.map_or(f64::INFINITY, f64::from);
        match self.setup.run.start {
            Start::Cold | Start::Unbiased => None,
            Start::Stationary => bootstrap.resample(self.philox, chains, max_copies, |ratio| {
                self.global.stationary_weight(ratio, &self.setup)
            }),
        }
    }

    /// A chain before its first step, in the state of a bootstrap sample if it has one. `state` has room for what the
    /// dynamics needs.
    pub fn begin<T: Target>(
        &self,
        target: &T,
        state: State<T::Value>,
        index: u32,
        source: Option<u32>,
        workspace: &mut Workspace<T>,
    ) -> Chain<T::Value> {
        let mut chain = Chain::new(index, state);
        if let Some(sample) = source {
            Bootstrap::remake(target, self.philox, sample, &mut chain.state, workspace);
            let numbers = self.numbers(index, 0);
            self.global.begin(&mut chain, numbers, &self.setup);
        }
        chain
    }

    /// A chain that begins in a state that is known.
    pub fn begin_at<V: Copy + Default>(&self, state: State<V>, index: u32) -> Chain<V> {
        let mut chain = Chain::new(index, state);
        let numbers = self.numbers(index, 0);
        self.global.begin(&mut chain, numbers, &self.setup);
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
        let Self { local, setup, .. } = self;
        let global = &self.global;
        global.step(target, local, chain, numbers, workspace, record, setup);
        record.tally.steps += 1;
        record.tally.zero_density += u64::from(chain.state.density == 0.0);
    }

    /// Takes one chain from its start through `steps` steps, whose deposits are forgotten. `on_step` is called
    /// after each.
    pub fn replay<T: Target>(
        &self,
        target: &T,
        chain: u32,
        source: Option<u32>,
        steps: u64,
        on_step: &mut dyn FnMut(u64),
    ) -> ChainState {
        let mut workspace = self.workspace(target);
        let state = State::new(
            target.dimension(),
            self.local.needs_score(),
            self.local.needs_velocity(),
        );
        let mut chain = self.begin(target, state, chain, source, &mut workspace);
        let mut record = Record::default();
        for _ in 0..steps {
            self.step(target, &mut chain, &mut workspace, &mut record);
            record.deposits.clear();
            record.independent.clear();
            on_step(chain.step);
        }
        chain.snapshot()
    }
}
