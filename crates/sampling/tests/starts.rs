//! How a run starts: cold is dark as predicted, stationary has the right energy at once, unbiased is unbiased.

use crate::common::exact::{cold_start, metropolis_kernel, on_line};
use crate::common::{Size, estimate, estimates, hotelling, method_with};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use wayfare_sampling::numbers::{Numbers, Purpose};
use wayfare_sampling::toy::{Binned, Checkerboard, Density, Disc, Mixture, Ridge};
use wayfare_sampling::{Discard, FnTarget, Philox, Population, PopulationError, Target};
use wayfare_testing::statistics::mean_with_error;

const RESTORE_METHODS: [&[&str]; 4] = [
    &["metropolis-restore", "sd=0.03", "m=64"],
    &["mala-restore", "sd=0.03", "m=64"],
    &[
        "persistent-restore",
        "sd=0.03",
        "m=8",
        "normalise=kills",
        "max-copies=auto",
    ],
    &[
        "persistent-restore",
        "sd=0.03",
        "m=64",
        "score=true",
        "normalise=kills",
        "max-copies=auto",
    ],
];

const CHAIN_METHODS: [&[&str]; 2] = [&["metropolis", "sd=0.03"], &["mala", "sd=0.03"]];

/// Densities on a line: stripes that alternately brighten and darken, a checkerboard in one dimension; and a sawtooth
/// that takes all values between 0.1 and 1 equally often.
#[derive(Clone, Copy, Debug)]
enum Line {
    Stripes,
    Sawtooth,
}

impl Density for Line {
    fn dimension(&self) -> usize {
        1
    }
    fn density(&self, x: &[f64]) -> f64 {
        match self {
            Self::Stripes => Checkerboard::default().density(&[x[0], 0.0]),
            Self::Sawtooth => 0.1 + 0.9 * x[0],
        }
    }
    fn score(&self, _x: &[f64], score: &mut [f64]) {
        score.fill(0.0);
    }
}

/// For every number of steps n, deposits and closings of all tours have the expectation (tours started) * integral:
/// the difference has mean zero over independent runs, in every bin.
fn is_unbiased<D: Density>(target: &Binned<D>, words: &[&str], estimator: &str) {
    let truth = target.exact();
    let settings = method_with(words, &["start=unbiased", estimator]);
    for steps in [1, 4, 16, 64] {
        let differences: Vec<Vec<f64>> = (0..48)
            .map(|seed| {
                let mut population = Population::builder(target)
                    .method(settings)
                    .chains(256)
                    .bootstrap(1024)
                    .seed(seed)
                    .start()
                    .expect("valid settings");
                let mut film = target.histogram();
                population.advance_all(steps, &mut film);
                population.close(&mut film);
                let started = 1.0 / population.scale();
                film.sums
                    .iter()
                    .zip(&truth)
                    .map(|(sum, truth)| sum - started * truth)
                    .collect()
            })
            .collect();
        let p_value = hotelling(&differences, &vec![0.0; truth.len()]);
        assert!(
            p_value > 1e-4,
            "{words:?} {estimator} after {steps} steps: p = {p_value:e}"
        );
    }
}

#[test]
fn unbiased_start_of_restore_is_unbiased_after_any_number_of_steps() {
    if wayfare_testing::is_left_out() {
        return;
    }
    for words in RESTORE_METHODS {
        for estimator in ["estimator=published", "estimator=rao-blackwellised"] {
            is_unbiased(&Binned::new(Mixture::default(), 2), words, estimator);
            is_unbiased(
                &Binned::new(Checkerboard { squares: 4 }, 3),
                words,
                estimator,
            );
            is_unbiased(&Binned::new(Ridge::default(), 2), words, estimator);
        }
    }
}

#[test]
fn unbiased_start_of_chains_is_unbiased_after_any_number_of_steps() {
    for words in CHAIN_METHODS {
        for estimator in ["estimator=published", "estimator=rao-blackwellised"] {
            is_unbiased(&Binned::new(Mixture::default(), 2), words, estimator);
            is_unbiased(
                &Binned::new(Checkerboard { squares: 4 }, 3),
                words,
                estimator,
            );
        }
    }
}

/// After one step the unbiased start is plain Monte Carlo: the mean of f over the first draws of all chains.
#[test]
fn unbiased_start_with_one_step_is_plain_monte_carlo() {
    let target = Binned::new(Mixture::default(), 4);
    let (chains, seed) = (1000, 5);
    let mut plain = target.histogram();
    for chain in 0..chains {
        let mut x = [0.0; 2];
        Numbers::new(Philox::new(seed), Purpose::Step, chain, 1).uniforms(&mut x);
        let value = target.evaluate(&x, &mut ()).value;
        plain.sums[value.bin as usize] += f64::from(value.amount) / f64::from(chains);
    }
    let size = Size {
        chains: chains as usize,
        steps: 1,
        bootstrap: 512,
    };
    for words in RESTORE_METHODS.iter().chain(&CHAIN_METHODS) {
        let settings = method_with(words, &["start=unbiased", "estimator=rao-blackwellised"]);
        let estimated = estimate(&target, &settings, size, seed);
        for (bin, (a, b)) in estimated.iter().zip(&plain.sums).enumerate() {
            assert!((a / b - 1.0).abs() < 1e-5, "{words:?} bin {bin}: {a} {b}");
        }
    }
}

/// The energy of a stationary start is right from the first step, within a confidence interval of a few percent.
#[test]
fn stationary_start_has_the_right_energy_at_once() {
    fn check<D: Density>(target: &Binned<D>) {
        let truth: f64 = target.exact().iter().sum();
        for words in RESTORE_METHODS.iter().chain(&CHAIN_METHODS) {
            for steps in [1, 4] {
                let size = Size {
                    chains: 4096,
                    steps,
                    bootstrap: 16384,
                };
                let settings =
                    method_with(words, &["start=stationary", "estimator=rao-blackwellised"]);
                let totals: Vec<f64> = estimates(target, &settings, size, 24)
                    .iter()
                    .map(|bins| bins.iter().sum::<f64>() / truth)
                    .collect();
                let (mean, error) = mean_with_error(&totals);
                assert!(error < 0.025, "{words:?} {steps} steps: error {error}");
                assert!(
                    (mean - 1.0).abs() < 4.0 * error,
                    "{words:?} {steps} steps: {mean} +- {error}"
                );
            }
        }
    }
    check(&Binned::new(Checkerboard::default(), 1));
    check(&Binned::new(Disc::default(), 1));
    check(&Binned::new(Ridge::default(), 1));
}

/// Image mean over truth of cold runs, over many chains.
fn cold_energy<D: Density>(target: &Binned<D>, words: &[&str], steps: u64) -> (f64, f64) {
    let truth: f64 = target.exact().iter().sum();
    let settings = method_with(words, &["start=cold", "estimator=rao-blackwellised"]);
    let size = Size {
        chains: 4096,
        steps,
        bootstrap: 16384,
    };
    let totals: Vec<f64> = estimates(target, &settings, size, 8)
        .iter()
        .map(|bins| bins.iter().sum::<f64>() / truth)
        .collect();
    mean_with_error(&totals)
}

/// On a line the darkness of a cold start can be computed exactly, step by step.
///
/// The study behind this library quotes 0.66, 0.74, 0.85 and 0.95 after 1, 16, 64 and 256 steps for a target described
/// only as like a checkerboard with values from 0.1 to 1. The first figure depends on nothing but how often each value
/// occurs. With all values equally often (the sawtooth) it is 0.72, and the four figures are within 0.07 of those
/// quoted; the exact expectation is what the runs are held to.
#[test]
fn cold_start_is_as_dark_as_the_transfer_operator_predicts() {
    let steps = [1, 16, 64, 256];
    for line in [Line::Stripes, Line::Sawtooth] {
        let p = on_line(&line, 800);
        let predicted = cold_start(&p, 64.0, &metropolis_kernel(&p, 0.01), &steps);
        if let Line::Sawtooth = line {
            for (exact, quoted) in predicted.iter().zip([0.66, 0.74, 0.85, 0.95]) {
                assert!((exact - quoted).abs() < 0.07, "{exact}, quoted {quoted}");
            }
        }
        for (&steps, predicted) in steps.iter().zip(predicted) {
            let target = Binned::new(line, 1);
            let (mean, error) = cold_energy(&target, &["metropolis-restore"], steps as u64);
            println!("{line:?} {steps} steps: {mean:.4} +- {error:.4}, exact {predicted:.4}");
            assert!(error < 0.006);
            assert!(
                (mean - predicted).abs() < 4.0 * error + 0.002,
                "{line:?} {steps} steps: {mean} +- {error}, exact {predicted}"
            );
        }
    }
}

/// Chains with large steps have no such darkness where no state is black: their energy is p_bar from the first step.
#[test]
fn cold_chains_are_not_dark() {
    let target = Binned::new(Checkerboard::default(), 1);
    let (mean, error) = cold_energy(&target, &["metropolis"], 1);
    assert!((mean - 1.0).abs() < 4.0 * error, "{mean} +- {error}");
}

/// A start that takes too long can be stopped, during the bootstrap and while chains begin.
#[test]
fn a_start_can_be_stopped() {
    for bootstrap in [1_000_000, 1000] {
        let (stop, evaluations) = (AtomicBool::new(false), AtomicU64::new(0));
        let target = FnTarget::new(2, |_: &[f32]| {
            if evaluations.fetch_add(1, Ordering::Relaxed) == 2000 {
                stop.store(true, Ordering::Relaxed);
            }
            1.0
        });
        let builder = Population::builder(target).chains(1_000_000);
        let started = builder.bootstrap(bootstrap).start_on(&mut Discard, &stop);
        assert_eq!(started.err(), Some(PopulationError::Stopped));
        let evaluated = evaluations.load(Ordering::Relaxed);
        assert!(evaluated < 40_000, "{evaluated}, bootstrap {bootstrap}");
    }
}
