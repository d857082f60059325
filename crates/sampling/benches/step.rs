//! What a step costs besides evaluating the target.

use divan::Bencher;
use divan::counter::ItemsCount;
use wayfare_sampling::dynamics::{Dynamics, Metropolis, Persistent};
use wayfare_sampling::numbers::{Numbers, Purpose};
use wayfare_sampling::{Defaults, Discard, FnTarget, Method, Philox, Population, State, Workspace};

fn main() {
    divan::main();
}

const DIMENSION: usize = 76;

/// Time per item is time per coordinate.
#[divan::bench]
fn normals(bencher: Bencher) {
    let philox = Philox::new(1);
    let mut xi = [0.0; DIMENSION];
    let mut step = 0;
    bencher.counter(ItemsCount::new(DIMENSION)).bench_local(|| {
        step += 1;
        Numbers::new(philox, Purpose::Step, 3, step).normals(&mut xi);
        xi[0]
    });
}

/// Time per item is time per coordinate.
#[divan::bench]
fn uniforms(bencher: Bencher) {
    let philox = Philox::new(1);
    let mut u = [0.0; DIMENSION];
    let mut step = 0;
    bencher.counter(ItemsCount::new(DIMENSION)).bench_local(|| {
        step += 1;
        Numbers::new(philox, Purpose::Step, 3, step).uniforms(&mut u);
        u[0]
    });
}

/// One step of a local dynamics, random numbers included, on a target that costs next to nothing.
fn local_step(bencher: Bencher, dynamics: impl Dynamics) {
    let philox = Philox::new(1);
    let target = FnTarget::new(DIMENSION, |x| x[0] + 0.1);
    let mut workspace = Workspace::new(&target, false, dynamics.needs_velocity());
    let mut state = State::new(DIMENSION, false, dynamics.needs_velocity());
    state.evaluate(&target, &mut ());
    let mut step = 0;
    bencher.counter(ItemsCount::new(DIMENSION)).bench_local(|| {
        step += 1;
        let numbers = Numbers::new(philox, Purpose::Step, 3, step);
        numbers.normals(&mut workspace.numbers);
        let accept = numbers.choices().accept;
        dynamics.step(&target, &mut state, &mut workspace, accept)
    });
}

/// Time per item is time per coordinate.
#[divan::bench]
fn metropolis_step(bencher: Bencher) {
    local_step(bencher, Metropolis::new(0.01));
}

/// Time per item is time per coordinate.
#[divan::bench]
fn persistent_step(bencher: Bencher) {
    let (sd, rho) = (0.01, 0.9);
    local_step(
        bencher,
        Persistent {
            sd,
            pair_step: 2.0,
            rho,
            score: false,
            tame: false,
        },
    );
}

/// A package of Restore in one thread, deposits and counters included. Time per item is time per coordinate and step.
#[divan::bench(args = ["metropolis", "metropolis-restore", "persistent-restore"])]
fn package(bencher: Bencher, name: &str) {
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(1)
        .build()
        .expect("a thread");
    let target = FnTarget::new(DIMENSION, |x| x[0] + 0.1);
    let method = Method::preset(name, Defaults::Published).expect("a known method");
    let mut population = Population::builder(&target)
        .method(method)
        .chains(4096)
        .bootstrap(4096)
        .seed(1)
        .start()
        .expect("valid settings");
    bencher
        .counter(ItemsCount::new(4 * 4096 * DIMENSION))
        .bench_local(|| pool.install(|| population.advance(&mut Discard)));
}
