//! Global dynamics: what happens to a chain beyond its local steps, and how its deposits are normalised.

use crate::bootstrap::BootstrapSums;
use crate::chain::{Chain, Record, Tally};
use crate::dynamics::Dynamics;
use crate::method::{Global, Normalisation, Run};
use crate::numbers::Numbers;
use crate::state::Workspace;
use crate::target::Target;

/// What a process knows about its run besides its own parameters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Setup {
    /// Start, estimator and size.
    pub run: Run,
    /// The integral of p according to the bootstrap.
    pub p_bar: f64,
}

/// A global dynamics: [`LargeSteps`](crate::large_steps::LargeSteps), [`Restore`](crate::restore::Restore), or your
/// own.
///
/// A process drives a local dynamics, deposits what it finds on the way and says what the sum of all deposits is worth.
pub trait Process: Sync {
    /// How much likelier than a draw of the regeneration density a state of this ratio p/mu is in equilibrium. A
    /// stationary start resamples the bootstrap in proportion to it.
    fn stationary_weight(&self, ratio: f64, setup: &Setup) -> f64;

    /// Prepares a chain that starts in the state of a bootstrap sample. That state is not deposited.
    fn begin<V: Copy + Default>(&self, chain: &mut Chain<V>, numbers: Numbers, setup: &Setup);

    /// Deposits the first state of a chain that was carried over from another target, as a step that led there would
    /// have.
    fn deposit_first<V: Copy + Default>(
        &self,
        chain: &mut Chain<V>,
        record: &mut Record<V>,
        setup: &Setup,
    ) {
        let _ = (chain, record, setup);
    }

    /// Sum and number of p/mu over the independent draws of the run, without the bootstrap.
    fn independent(&self, tally: &Tally) -> (f64, f64) {
        let _ = tally;
        (0.0, 0.0)
    }

    /// Advances a chain by one step, which evaluates the target once, and records its deposits.
    #[expect(
        clippy::too_many_arguments,
        reason = "a step reads and changes all of these"
    )]
    fn step<T: Target>(
        &self,
        target: &T,
        local: &impl Dynamics,
        chain: &mut Chain<T::Value>,
        numbers: Numbers,
        workspace: &mut Workspace<T>,
        record: &mut Record<T::Value>,
        setup: &Setup,
    );

    /// The weight of a deposit that completes what a chain has begun; nothing for most.
    fn closing_weight<V: Copy + Default>(&self, chain: &Chain<V>, setup: &Setup) -> f64 {
        let _ = (chain, setup);
        0.0
    }

    /// The integral of p as the run uses it: that of the bootstrap, refined by the fresh states drawn since where the
    /// process draws any.
    fn normalisation(&self, tally: &Tally, bootstrap: &BootstrapSums, run: &Run) -> f64;

    /// The factor from summed deposits of some component of f to its integral; zero as long as it cannot be known.
    ///
    /// `deposited` is the sum of that component over all deposits, `independent` the sum of f/mu over all independent
    /// samples: the bootstrap, and what went to [`Film::add_independent`](crate::Film::add_independent).
    fn scale(
        &self,
        deposited: f64,
        independent: f64,
        tally: &Tally,
        bootstrap: &BootstrapSums,
        run: &Run,
    ) -> f64;

    /// Whether chains make tours, which are counted.
    fn has_tours(&self) -> bool {
        false
    }
}

impl Global {
    /// What the sum of deposits is divided by; `None` for chains with large steps, which have no choice.
    pub fn normalisation(&self, run: &Run) -> Option<Normalisation> {
        match self {
            Self::LargeSteps(_) => None,
            Self::Restore(restore) => Some(restore.normalisation(run)),
        }
    }
}

/// The same expression for whichever process is inside.
macro_rules! on_process {
    ($global:expr, $process:ident => $result:expr) => {
        match $global {
            Global::LargeSteps($process) => $result,
            Global::Restore($process) => $result,
        }
    };
}

impl Process for Global {
    fn stationary_weight(&self, ratio: f64, setup: &Setup) -> f64 {
        on_process!(self, process => process.stationary_weight(ratio, setup))
    }

    fn begin<V: Copy + Default>(&self, chain: &mut Chain<V>, numbers: Numbers, setup: &Setup) {
        on_process!(self, process => process.begin(chain, numbers, setup));
    }

    fn deposit_first<V: Copy + Default>(
        &self,
        chain: &mut Chain<V>,
        record: &mut Record<V>,
        setup: &Setup,
    ) {
        on_process!(self, process => process.deposit_first(chain, record, setup));
    }

    fn independent(&self, tally: &Tally) -> (f64, f64) {
        on_process!(self, process => process.independent(tally))
    }

    #[inline]
    fn step<T: Target>(
        &self,
        target: &T,
        local: &impl Dynamics,
        chain: &mut Chain<T::Value>,
        numbers: Numbers,
        workspace: &mut Workspace<T>,
        record: &mut Record<T::Value>,
        setup: &Setup,
    ) {
        on_process!(self, process =>
            process.step(target, local, chain, numbers, workspace, record, setup));
    }

    fn closing_weight<V: Copy + Default>(&self, chain: &Chain<V>, setup: &Setup) -> f64 {
        on_process!(self, process => process.closing_weight(chain, setup))
    }

    fn normalisation(&self, tally: &Tally, bootstrap: &BootstrapSums, run: &Run) -> f64 {
        on_process!(self, process => Process::normalisation(process, tally, bootstrap, run))
    }

    fn scale(
        &self,
        deposited: f64,
        independent: f64,
        tally: &Tally,
        bootstrap: &BootstrapSums,
        run: &Run,
    ) -> f64 {
        on_process!(self, process => process.scale(deposited, independent, tally, bootstrap, run))
    }

    fn has_tours(&self) -> bool {
        on_process!(self, process => process.has_tours())
    }
}
