//! A population that is saved and resumed continues as if it had never stopped.

use crate::common::{EXACT_METHODS, method_with};
use wayfare_sampling::toy::{BinValue, Binned, Ridge};
use wayfare_sampling::{Film, Method, Population, PopulationBuilder, PopulationError};

/// Every deposit and independent sample, in the order of arrival.
#[derive(Default, PartialEq, Debug)]
struct Log(Vec<(u32, u32, u32, bool)>);

impl Film<BinValue> for Log {
    fn add(&mut self, value: &BinValue, weight: f32) {
        let (amount, weight) = (value.amount.to_bits(), weight.to_bits());
        self.0.push((value.bin, amount, weight, false));
    }
    fn add_independent(&mut self, value: &BinValue, weight: f32) {
        let (amount, weight) = (value.amount.to_bits(), weight.to_bits());
        self.0.push((value.bin, amount, weight, true));
    }
}

fn builder(method: &Method, chains: usize) -> PopulationBuilder<Binned<Ridge>> {
    Population::builder(Binned::new(Ridge::default(), 4))
        .method(*method)
        .chains(chains)
        .bootstrap(1000)
        .seed(3)
}

fn methods() -> impl Iterator<Item = Method> {
    let words = EXACT_METHODS
        .into_iter()
        .chain([&["diffusion-restore"][..]]);
    let starts = ["start=cold", "start=stationary", "start=unbiased"];
    words.flat_map(move |words| starts.map(|start| method_with(words, &[start])))
}

/// In text, which keeps every bit of a finite number.
fn put_away(population: &Population<Binned<Ridge>>) -> String {
    serde_json::to_string(&population.state()).expect("plain data")
}

#[test]
fn a_population_goes_on_where_it_was() {
    for method in methods() {
        let (mut whole, mut parts) = (Log::default(), Log::default());
        let mut population = builder(&method, 300).start().expect("valid settings");
        for _ in 0..6 {
            population.advance(&mut whole);
        }
        let mut resumed = builder(&method, 300).start().expect("valid settings");
        // Saved before the first step, and again after some.
        for batches in [0, 1, 2, 3] {
            let state = put_away(&resumed);
            let state = serde_json::from_str(&state).expect("its own words");
            resumed = builder(&method, 300).resume(state).expect("its own state");
            for _ in 0..batches {
                resumed.advance(&mut parts);
            }
        }
        assert!(whole == parts, "{method:?}");
        assert_eq!(population.diagnostics(), resumed.diagnostics());
        assert_eq!(population.evaluations(), resumed.evaluations());
        assert_eq!(put_away(&population), put_away(&resumed));
    }
}

/// Sixteen thousand chains have their turn at a time: it matters whose turn is next.
#[test]
fn a_large_population_remembers_whose_turn_it_is() {
    let method = method_with(&["metropolis-restore"], &[]);
    let mut whole = Log::default();
    let mut population = builder(&method, 20_000).start().expect("valid settings");
    population.advance(&mut whole);
    let state = serde_json::from_str(&put_away(&population)).expect("its own words");
    let mut resumed = builder(&method, 20_000)
        .resume(state)
        .expect("its own state");
    let (mut a, mut b) = (Log::default(), Log::default());
    assert_eq!(population.advance(&mut a), 20_000 - 16_384);
    assert_eq!(resumed.advance(&mut b), 20_000 - 16_384);
    assert!(a == b);
}

#[test]
fn the_state_of_another_population_is_refused() {
    let metropolis = method_with(&["metropolis"], &[]);
    let state = put_away(&builder(&metropolis, 300).start().expect("valid settings"));
    let resume = |text: &str, builder: PopulationBuilder<Binned<Ridge>>| {
        let state = serde_json::from_str(text).expect("plain data");
        builder.resume(state).err()
    };
    let others = [
        builder(&metropolis, 299),
        builder(&metropolis, 300).bootstrap(999),
        // This one has velocities.
        builder(&method_with(&["persistent-restore"], &[]), 300),
    ];
    for other in others {
        let refused = resume(&state, other);
        assert!(matches!(refused, Some(PopulationError::OtherState(_))));
    }
    // Chains in another order, and a next block that does not exist.
    for (from, to) in [
        ("\"index\":0,", "\"index\":7,"),
        ("\"next_block\":0", "\"next_block\":999"),
    ] {
        let changed = state.replacen(from, to, 1);
        assert_ne!(changed, state);
        let refused = resume(&changed, builder(&metropolis, 300));
        assert!(matches!(refused, Some(PopulationError::OtherState(_))));
    }
    assert!(resume(&state, builder(&metropolis, 300)).is_none());
}
