//! Write your own method: a local and a global dynamics that Wayfare does not have, in a population like any other.
//!
//! Run with `cargo run --release -p wayfare-sampling --example own_method`; `docs/own-method.md` explains it.

use wayfare_sampling::dynamics::{Metropolis, Outcome, decide};
use wayfare_sampling::numbers::Numbers;
use wayfare_sampling::toy::{Binned, Ridge};
use wayfare_sampling::{
    BootstrapSums, Chain, Dynamics, Population, PopulationBuilder, PopulationError, Process,
    Record, Run, Setup, State, Tally, Target, Workspace, torus,
};

/// A random walk at many scales: the cube of a normal number is mostly tiny and sometimes large.
struct ManyScales {
    sd: f32,
}

impl Dynamics for ManyScales {
    fn step<T: Target>(
        &self,
        target: &T,
        current: &mut State<T::Value>,
        workspace: &mut Workspace<T>,
        accept: f64,
    ) -> Outcome {
        let Workspace {
            scratch,
            proposal,
            numbers,
        } = workspace;
        // Propose. `numbers` holds one standard normal number per coordinate.
        for ((y, x), xi) in proposal.x.iter_mut().zip(&current.x).zip(&*numbers) {
            *y = torus::wrap(x + self.sd * xi.powi(3));
        }
        let finite = proposal.evaluate(target, scratch);
        // Steps there and back are equally likely, so the logarithm of the ratio of proposal densities is zero.
        decide(current, proposal, 0.0, accept, finite)
    }
}

/// Walks of fixed length from fresh states. A walk carries the weight p/mu of its first state, so every deposit has the
/// integral of f as its expectation at every step: unbiased, and independent of the bootstrap.
struct ShortWalks {
    length: u64,
}

impl Process for ShortWalks {
    fn stationary_weight(&self, ratio: f64, _setup: &Setup) -> f64 {
        ratio
    }

    /// A walk must begin with a fresh state, so the one of the bootstrap is dropped.
    fn begin<V: Copy + Default>(&self, chain: &mut Chain<V>, _numbers: Numbers, _setup: &Setup) {
        chain.killed = true;
    }

    fn step<T: Target>(
        &self,
        target: &T,
        local: &impl Dynamics,
        chain: &mut Chain<T::Value>,
        numbers: Numbers,
        workspace: &mut Workspace<T>,
        record: &mut Record<T::Value>,
        _setup: &Setup,
    ) {
        // Begin a walk, or continue it.
        if chain.killed {
            chain.regenerate(target, numbers, workspace, record);
            chain.start_weight = chain.state.ratio();
            chain.tour_length = 0;
            record.tally.tours += 1;
        } else {
            let accept = numbers.choices().accept;
            chain.walk(target, local, numbers, accept, workspace, record);
        }
        chain.tour_length += 1;
        chain.killed = chain.tour_length >= self.length;

        // Deposit f, and note what f = p would have brought.
        let density = f64::from(chain.state.density);
        if density > 0.0 {
            record.deposit(chain.state.value, chain.start_weight / density);
        }
        let brightness = if density > 0.0 {
            chain.start_weight
        } else {
            0.0
        };
        record.note_brightness(chain, brightness, 1.0);
    }

    fn normalisation(&self, _tally: &Tally, bootstrap: &BootstrapSums, _run: &Run) -> f64 {
        bootstrap.p_bar
    }

    /// Every deposit estimates the integral: the image is their mean.
    fn scale(
        &self,
        _deposited: f64,
        _independent: f64,
        tally: &Tally,
        _bootstrap: &BootstrapSums,
        _run: &Run,
    ) -> f64 {
        match tally.steps {
            0 => 0.0,
            steps => 1.0 / steps as f64,
        }
    }

    fn has_tours(&self) -> bool {
        true
    }
}

/// A narrow curved ridge in eight dimensions, half of the space black; its integral in 8 x 8 bins is known.
type Example = Binned<Ridge>;

/// Runs a population a few times and prints the mean of its integral and its error, both relative to the truth.
fn report<L: Dynamics + Sync, G: Process>(
    name: &str,
    target: &Example,
    builder: impl Fn() -> PopulationBuilder<Example, L, G>,
) -> Result<(), PopulationError> {
    const SEEDS: u64 = 8;
    let exact = target.exact();
    let truth: f64 = exact.iter().sum();
    let mean_square = exact.iter().map(|bin| bin * bin).sum::<f64>();
    let (mut mean, mut error) = (0.0, 0.0);
    for seed in 0..SEEDS {
        let mut population = builder().chains(256).seed(seed).start()?;
        let mut film = target.histogram();
        population.advance_all(1000, &mut film);
        let scale = population.scale();
        mean += scale * film.total() / truth / SEEDS as f64;
        let squares = film
            .sums
            .iter()
            .zip(&exact)
            .map(|(a, b)| (scale * a - b).powi(2));
        error += squares.sum::<f64>() / mean_square / SEEDS as f64;
    }
    println!("{name:>32}: integral / truth {mean:.3}, relative squared error {error:.1e}");
    Ok(())
}

fn main() -> Result<(), PopulationError> {
    let target = Binned::new(Ridge::default(), 8);
    let new = || Population::builder(target);
    // Local dynamics of the library and our own in the default global one, Restore.
    let metropolis = || new().local(Metropolis::new(0.03));
    let many_scales = || new().local(ManyScales { sd: 0.02 });
    report("Restore, Metropolis steps", &target, metropolis)?;
    report("Restore, steps at many scales", &target, many_scales)?;
    // Both parts our own.
    let short_walks = || many_scales().global(ShortWalks { length: 16 });
    report("short walks at many scales", &target, short_walks)
}
