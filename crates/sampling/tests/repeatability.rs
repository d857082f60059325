//! The same seed gives the same result on any number of threads, and a chain can be replayed alone.

use crate::common::{EXACT_METHODS, method, method_with};
use rayon::ThreadPoolBuilder;
use std::sync::atomic::AtomicBool;
use wayfare_sampling::toy::{BinValue, Binned, Ridge};
use wayfare_sampling::{Diagnostics, Film, Method, Population};

const STARTS: [&str; 3] = ["start=cold", "start=stationary", "start=unbiased"];

fn methods() -> Vec<Method> {
    EXACT_METHODS
        .into_iter()
        .chain([&["diffusion-restore"][..]])
        .flat_map(|words| STARTS.map(|start| method_with(words, &[start])))
        .collect()
}

/// A film that keeps every deposit in the order of arrival.
#[derive(Default, PartialEq, Debug)]
struct Log(Vec<(u32, u32, u32)>);

impl Film<BinValue> for Log {
    fn add(&mut self, value: &BinValue, weight: f32) {
        self.0
            .push((value.bin, value.amount.to_bits(), weight.to_bits()));
    }
}

fn run(settings: &Method, threads: usize) -> (Log, Log, Diagnostics) {
    let pool = ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .unwrap();
    pool.install(|| {
        let target = Binned::new(Ridge::default(), 4);
        let (mut first, mut film) = (Log::default(), Log::default());
        let mut population = Population::builder(target)
            .method(*settings)
            .chains(300)
            .bootstrap(1000)
            .seed(3)
            .start_on(&mut first, &AtomicBool::new(false))
            .expect("valid settings");
        population.advance(&mut film);
        population.advance(&mut film);
        population.close(&mut film);
        (first, film, population.diagnostics())
    })
}

#[test]
fn films_are_identical_for_one_two_and_eight_threads() {
    for settings in methods() {
        let one = run(&settings, 1);
        for threads in [2, 8] {
            assert!(
                one == run(&settings, threads),
                "{settings:?}, {threads} threads"
            );
        }
    }
}

#[test]
fn a_chain_replayed_alone_is_where_it_was_in_the_run() {
    let target = Binned::new(Ridge::default(), 4);
    for settings in methods() {
        let mut population = Population::builder(&target)
            .method(settings)
            .chains(70)
            .bootstrap(500)
            .seed(9)
            .start()
            .expect("valid settings");
        population.advance_all(41, &mut target.histogram());
        for chain in [0, 1, 33, 69] {
            let replayed = Population::builder(target)
                .method(settings)
                .chains(70)
                .bootstrap(500)
                .seed(9)
                .replay(chain, 41)
                .expect("valid settings");
            assert_eq!(
                replayed,
                population.chain_state(chain),
                "{settings:?} chain {chain}"
            );
        }
    }
}

/// A large population is advanced slice by slice, sixteen thousand chains at a time, and no chain is left out.
#[test]
fn packages_are_slices_of_a_large_population() {
    let target = Binned::new(Ridge::default(), 4);
    let mut film = target.histogram();
    let mut population = Population::builder(&target)
        .method(method(&["metropolis-restore"]))
        .chains(20_000)
        .bootstrap(100)
        .seed(1)
        .start()
        .expect("valid settings");
    assert_eq!(population.advance(&mut film), 16_384);
    assert_eq!(population.chain_state(16_383).step, 1);
    assert_eq!(population.chain_state(16_384).step, 0);
    assert_eq!(population.advance(&mut film), 20_000 - 16_384);
    assert_eq!(population.chain_state(19_999).step, 1);
    assert_eq!(population.advance(&mut film), 16_384);
    assert_eq!(population.evaluations(), 100 + 20_000 + 16_384);
}

/// A small population takes several steps per package instead.
#[test]
fn packages_of_a_small_population_take_many_steps() {
    let target = Binned::new(Ridge::default(), 4);
    let advance = |bootstrap| {
        let metropolis = method(&["metropolis"]);
        let mut population = Population::builder(&target)
            .method(metropolis)
            .chains(10)
            .bootstrap(bootstrap)
            .seed(1)
            .start()
            .expect("valid settings");
        let evaluations = population.advance(&mut target.histogram());
        (evaluations, population.chain_state(9).step)
    };
    assert_eq!(advance(100_000), (16_380, 1638));
    // A small image: about a quarter of its pixels, but no less than a thousand.
    assert_eq!(advance(6912), (1720, 172));
    assert_eq!(advance(100), (1020, 102));
}

/// Different seeds, and neighbouring chains, are different.
#[test]
fn seeds_and_chains_differ() {
    let target = Binned::new(Ridge::default(), 4);
    let state = |seed, chain| {
        Population::builder(target)
            .method(method(&["metropolis"]))
            .chains(4)
            .bootstrap(100)
            .seed(seed)
            .replay(chain, 3)
            .expect("valid settings")
            .x
    };
    assert_ne!(state(1, 0), state(2, 0));
    assert_ne!(state(1, 0), state(1, 1));
}
