//! A target that is evaluated at many points at once gives the chains of one that is not.

use wayfare_sampling::{
    BatchPopulation, BatchTarget, Defaults, Evaluation, Film, Method, Population, PopulationError,
    Sum, Target, toy,
};

/// A target with a batch around it.
struct Many<T>(T);

impl<T: Target> BatchTarget for Many<T> {
    type Value = T::Value;
    type Error = PopulationError;

    fn dimension(&self) -> usize {
        self.0.dimension()
    }

    fn has_score(&self) -> bool {
        self.0.has_score()
    }

    fn evaluate(
        &self,
        x: &[f32],
        scores: Option<&mut [f32]>,
    ) -> Result<Vec<Evaluation<T::Value>>, PopulationError> {
        let mut scratch = self.0.scratch();
        let points = x.chunks_exact(self.dimension());
        Ok(match scores {
            None => points.map(|x| self.0.evaluate(x, &mut scratch)).collect(),
            Some(scores) => points
                .zip(scores.chunks_exact_mut(self.dimension()))
                .map(|(x, score)| self.0.evaluate_with_score(x, score, &mut scratch))
                .collect(),
        })
    }
}

static NEVER: std::sync::atomic::AtomicBool = std::sync::atomic::AtomicBool::new(false);

fn target() -> toy::Binned<toy::Ridge> {
    toy::Binned::new(toy::Ridge::default(), 16)
}

/// Everything that was deposited, in order.
#[derive(Default, PartialEq, Debug)]
struct Deposits(Vec<(u32, f32, f32)>);

impl Film<toy::BinValue> for Deposits {
    fn add(&mut self, value: &toy::BinValue, weight: f32) {
        self.0.push((value.bin, value.amount, weight));
    }
}

#[test]
fn batches_give_the_chains_of_a_population() {
    let (chains, bootstrap, steps) = (200, 3000, 37);
    for preset in Method::PRESETS {
        for defaults in [Defaults::Ours, Defaults::Published] {
            let name = preset.name;
            let method = Method::preset(name, defaults).expect("in the table");
            let builder = Population::builder(target()).method(method);
            let builder = builder.chains(chains).bootstrap(bootstrap).seed(5);
            let mut single = builder.start().expect("a population");
            let mut expected = Deposits::default();
            for _ in 0..steps {
                single.advance_all(1, &mut expected);
            }
            let (mut first, mut found) = (Deposits::default(), Deposits::default());
            let batched = Many(target());
            let batch =
                BatchPopulation::start(batched, method, chains, bootstrap, 5, &mut first, &NEVER);
            let mut batch = batch.expect("a population");
            for _ in 0..steps {
                let evaluations = batch.advance(&mut found).expect("it cannot fail");
                assert_eq!(evaluations, chains as u64);
            }
            for (i, state) in batch.chain_states().enumerate() {
                assert_eq!(state, single.chain_state(i), "{name}, chain {i}");
            }
            assert!(found == expected && !found.0.is_empty(), "{name}");
            assert_eq!(batch.scale(), single.scale(), "{name}");
            assert_eq!(batch.diagnostics(), single.diagnostics(), "{name}");
            assert_eq!(batch.evaluations(), single.evaluations(), "{name}");
        }
    }
}

/// Chains do not move where the target fails.
#[test]
fn a_failure_moves_nothing() {
    struct Failing(std::cell::Cell<bool>);
    impl BatchTarget for Failing {
        type Value = f32;
        type Error = PopulationError;
        fn dimension(&self) -> usize {
            2
        }
        fn has_score(&self) -> bool {
            false
        }
        fn evaluate(
            &self,
            x: &[f32],
            _scores: Option<&mut [f32]>,
        ) -> Result<Vec<Evaluation<f32>>, PopulationError> {
            if self.0.get() {
                return Err(PopulationError::Stopped);
            }
            let evaluation = |x: &[f32]| Evaluation {
                density: x[0],
                value: x[1],
                non_finite: false,
            };
            Ok(x.chunks_exact(2).map(evaluation).collect())
        }
    }
    let method = Method::preset("metropolis-restore", Defaults::Ours).expect("in the table");
    let (target, mut film) = (Failing(false.into()), Sum::default());
    let started = BatchPopulation::start(target, method, 70, 1000, 3, &mut film, &NEVER);
    let mut population = started.expect("a population");
    population.advance(&mut film).expect("it works");
    let (before, sum): (Vec<_>, _) = (population.chain_states().collect(), film);
    population.target().0.set(true);
    population.advance(&mut film).expect_err("it fails");
    assert!(population.chain_states().eq(before) && film == sum);
}
