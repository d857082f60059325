//! Normalised by independent draws, an image has the right energy after any number of steps, with any start; by dwell
//! time, it has that of the bootstrap. A stationary start draws no sample more often than it may.

use crate::common::{Size, estimates, hotelling, method_with};
use std::collections::HashMap;
use wayfare_sampling::toy::{Binned, Checkerboard, Density, Disc, Mixture, Ridge};
use wayfare_sampling::{Discard, Normalisation, Population};
use wayfare_testing::statistics::mean_with_error;

const METHODS: [&[&str]; 4] = [
    &["metropolis-restore", "sd=0.03", "m=64"],
    &["mala-restore", "sd=0.03", "m=64"],
    &["persistent-restore", "sd=0.03", "m=8"],
    &["diffusion-restore", "sd=0.03", "m=64"],
];

const ESTIMATORS: [&str; 2] = ["estimator=published", "estimator=rao-blackwellised"];

/// A disc so small that a stationary start repeats the few samples that find it.
const SMALL: Disc = Disc {
    radius: 0.05,
    outside: 1e-2,
};

/// Image mean over truth, with its standard error.
fn energy<D: Density>(target: &Binned<D>, words: &[&str], more: &[&str], steps: u64) -> (f64, f64) {
    let truth: f64 = target.exact().iter().sum();
    let size = Size {
        chains: 1024,
        steps,
        bootstrap: 8192,
    };
    let totals: Vec<f64> = estimates(target, &method_with(words, more), size, 24)
        .iter()
        .map(|bins| bins.iter().sum::<f64>() / truth)
        .collect();
    mean_with_error(&totals)
}

/// Of a cold start and of one with one copy at most, both of which are dark where kills normalise.
fn has_the_right_energy<D: Density>(target: &Binned<D>, dark: f64) {
    for words in METHODS {
        for start in [&["start=cold"][..], &["start=stationary", "max-copies=1"]] {
            for steps in [1, 4, 16, 64] {
                let with =
                    |normalise| energy(target, words, &[start, &[normalise]].concat(), steps);
                let (mean, error) = with("normalise=independent");
                let (kills, _) = with("normalise=kills");
                println!("{words:?} {start:?} {steps}: {mean:.4} +- {error:.4}, kills {kills:.4}");
                assert!(error < 0.025, "{words:?} {start:?} {steps}: error {error}");
                assert!(
                    (mean - 1.0).abs() < 4.0 * error,
                    "{words:?} {start:?} {steps}: {mean} +- {error}"
                );
                if steps <= 4 {
                    assert!(kills < dark, "{words:?} {start:?} {steps}: kills {kills}");
                }
            }
        }
    }
}

#[test]
fn draws_have_the_right_energy_on_a_small_disc() {
    if wayfare_testing::is_left_out() {
        return;
    }
    has_the_right_energy(&Binned::new(SMALL, 1), 0.9);
}

#[test]
fn draws_have_the_right_energy_on_a_ridge() {
    if wayfare_testing::is_left_out() {
        return;
    }
    has_the_right_energy(&Binned::new(Ridge::default(), 1), 0.9);
}

/// The estimates of all bins are those of quadrature, as with kills.
#[test]
fn exact_methods_converge_to_the_target() {
    if wayfare_testing::is_left_out() {
        return;
    }
    fn agrees<D: Density>(target: Binned<D>) {
        let truth = target.exact();
        for words in &METHODS[..3] {
            for estimator in ESTIMATORS {
                for (start, steps) in [
                    (&["start=stationary", "normalise=independent"][..], 512),
                    (&["start=stationary", "normalise=dwell-time"], 512),
                    (
                        &["start=stationary", "normalise=independent", "max-copies=2"],
                        2048,
                    ),
                ] {
                    let more = [start, &[estimator, "m=16", "sd=0.05"]].concat();
                    let size = Size {
                        chains: 32,
                        steps,
                        bootstrap: 2048,
                    };
                    let runs = estimates(&target, &method_with(words, &more), size, 40);
                    let p_value = hotelling(&runs, &truth);
                    println!("{words:?} {more:?}: p = {p_value:.4}");
                    assert!(p_value > 1e-4, "{words:?} {more:?}: p = {p_value:e}");
                }
            }
        }
    }
    agrees(Binned::new(Mixture::default(), 4));
    agrees(Binned::new(Checkerboard { squares: 4 }, 3));
}

/// The unadjusted step is found out as well: with the right energy, in the wrong places.
#[test]
fn the_comparison_rejects_an_inexact_method() {
    let target = Binned::new(Checkerboard { squares: 4 }, 3);
    let more = [
        "start=stationary",
        "normalise=independent",
        "sd=0.05",
        "m=16",
    ];
    let size = Size {
        chains: 32,
        steps: 512,
        bootstrap: 2048,
    };
    let settings = method_with(&["diffusion-restore"], &more);
    let p_value = hotelling(&estimates(&target, &settings, size, 40), &target.exact());
    assert!(p_value < 1e-6, "p = {p_value}");
}

/// The energy of the image is what diagnostics call the normalisation, unless kills normalise, and the check of
/// brightness still compares the bootstrap with what the kills say.
#[test]
fn diagnostics_tell_both_estimates() {
    let target = Binned::new(Disc::default(), 1);
    for (start, agrees) in [("start=stationary", true), ("start=cold", false)] {
        let all = ["kills", "independent", "dwell-time"].map(|by| format!("normalise={by}"));
        let [kills, draws, dwell] = all.map(|normalise| {
            let settings = method_with(&["metropolis-restore"], &[start, &normalise]);
            let expected = settings.normalisation() != Some(Normalisation::Kills);
            let mut population = Population::builder(&target)
                .method(settings)
                .chains(512)
                .bootstrap(16384)
                .seed(4)
                .start()
                .expect("valid settings");
            let mut film = target.histogram();
            population.advance_all(100, &mut film);
            let d = population.diagnostics();
            let energy = population.scale() * film.sums[0];
            let is_it = (energy / d.normalisation - 1.0).abs() < 1e-6;
            assert_eq!(is_it, expected, "{energy} {d:?}");
            d
        });
        assert_eq!(kills.normalisation, kills.p_bar);
        assert_eq!(dwell.normalisation, dwell.p_bar);
        assert_ne!(draws.normalisation, draws.p_bar);
        assert_eq!(kills.density_integral, draws.density_integral);
        assert_eq!(draws.brightness_agrees, agrees, "{start}: {draws:?}");
    }
}

/// How many chains start from the sample that most start from, and the mean density of all samples.
fn most_copies(words: &[&str], chains: usize, bootstrap: usize) -> (f64, f64) {
    let settings = method_with(words, &["start=stationary"]);
    let target = Binned::new(SMALL, 1);
    let mut population = Population::builder(&target)
        .method(settings)
        .chains(chains)
        .bootstrap(bootstrap)
        .seed(3)
        .start()
        .expect("valid settings");
    let mut counts = HashMap::new();
    for chain in 0..chains {
        let x: Vec<u32> = population
            .chain_state(chain)
            .x
            .iter()
            .map(|x| x.to_bits())
            .collect();
        *counts.entry(x).or_insert(0u32) += 1;
    }
    population.advance_all(1, &mut Discard);
    let most = counts.values().max().copied().unwrap_or(0);
    (f64::from(most), population.diagnostics().p_bar)
}

/// The disc holds samples of two weights, so that the number of copies of a bright one is known.
#[test]
fn no_sample_is_drawn_more_often_than_it_may() {
    let (chains, bootstrap) = (2000, 1000);
    let share = chains as f64 / bootstrap as f64;
    for words in [&["metropolis-restore", "m=64"][..], &["metropolis"]] {
        let restore = words[0] == "metropolis-restore";
        for copies in [None, Some(1.0), Some(4.5), Some(20.0), Some(1e6)] {
            let cap = copies.map_or("max-copies=auto".into(), |c: f64| format!("max-copies={c}"));
            let all = [words, &[&cap]].concat();
            let (most, p_bar) = most_copies(&all, chains, bootstrap);
            let weight = |p: f64| {
                if restore {
                    1.0 + 64.0 * p / p_bar
                } else {
                    p / p_bar
                }
            };
            let mean = weight(p_bar);
            let most_weight = copies.unwrap_or(f64::INFINITY) * mean / share;
            let cut = |p: f64| weight(p).min(most_weight);
            let bright = (p_bar - SMALL.outside) / (1.0 - SMALL.outside);
            let mean_cut = bright * cut(1.0) + (1.0 - bright) * cut(SMALL.outside);
            let expected = share * cut(1.0) / mean_cut;
            println!("{all:?}: {most} copies, expected {expected:.2}");
            assert!((most - expected).abs() < 1.0, "{all:?}: {most}, {expected}");
            // Without a limit some sample is drawn far more often than the limits here allow.
            if copies.is_none() {
                assert!(most > 60.0, "{all:?}: only {most} copies");
            }
        }
    }
}
