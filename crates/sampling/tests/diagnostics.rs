//! The diagnostics of a run are true.

use crate::common::method;
use wayfare_sampling::toy::{Binned, Checkerboard, Disc, Ridge};
use wayfare_sampling::{Discard, FnTarget, Population, PopulationError, Target};
use wayfare_testing::statistics::{mean, variance};

#[test]
fn counters_add_up() {
    let target = Binned::new(Ridge::default(), 2);
    let settings = method(&["metropolis-restore", "sd=0.05"]);
    let mut population = Population::builder(&target)
        .method(settings)
        .chains(100)
        .bootstrap(5000)
        .seed(1)
        .start()
        .expect("valid settings");
    population.advance_all(200, &mut Discard);
    let d = population.diagnostics();
    assert_eq!(
        (d.chains, d.steps, d.bootstrap_samples),
        (100, 20_000, 5000)
    );
    assert_eq!(d.samples, 25_000);
    assert_eq!(d.proposals + d.tours, d.steps);
    assert!(d.kills <= d.tours && d.tours <= d.kills + 100);
    assert!(d.acceptance_rate > 0.0 && d.acceptance_rate < 1.0);
    assert!((d.mean_tour_length - d.steps as f64 / d.tours as f64).abs() < 1e-9);
    assert!(d.longest_tour > 64 && d.longest_tour <= 200);
    // Half of all fresh states are black, and nothing else is.
    let black = d.zero_density_share * d.steps as f64 / d.tours as f64;
    assert!((black - 0.5).abs() < 0.05, "{black}");
    assert!(
        serde_json::to_string(&d)
            .unwrap()
            .contains("\"brightness-agrees\"")
    );
}

/// In the long run a tour has 1 + m steps on average.
#[test]
fn mean_tour_length_is_one_more_than_m() {
    let target = Binned::new(Checkerboard::default(), 1);
    let settings = method(&["persistent-restore", "sd=0.05", "m=16"]);
    let mut population = Population::builder(&target)
        .method(settings)
        .chains(256)
        .bootstrap(8192)
        .seed(2)
        .start()
        .expect("valid settings");
    population.advance_all(1000, &mut Discard);
    let mean = population.diagnostics().mean_tour_length;
    assert!((mean - 17.0).abs() < 0.5, "{mean}");
}

#[test]
fn brightness_agrees_for_exact_methods_and_not_for_a_biased_one() {
    let target = Binned::new(Disc::default(), 1);
    for (words, agrees) in [
        (&["metropolis"][..], true),
        (&["metropolis-restore", "start=stationary"], true),
        (&["persistent-restore"], true),
        (&["diffusion-restore", "start=stationary"], false),
    ] {
        let mut population = Population::builder(&target)
            .method(method(words))
            .chains(512)
            .bootstrap(16384)
            .seed(4)
            .start()
            .expect("valid settings");
        population.advance_all(1000, &mut Discard);
        let d = population.diagnostics();
        assert_eq!(d.brightness_agrees, agrees, "{words:?}: {d:?}");
        assert!(d.density_integral_standard_error < 0.2 * d.p_bar);
    }
}

/// The standard error of the brightness is the spread of independent runs.
#[test]
fn brightness_error_is_the_spread_between_runs() {
    let target = Binned::new(Checkerboard::default(), 1);
    let settings = method(&["metropolis-restore", "start=stationary", "sd=0.05", "m=8"]);
    let (mut values, mut errors) = (Vec::new(), Vec::new());
    for seed in 0..64 {
        let mut population = Population::builder(&target)
            .method(settings)
            .chains(128)
            .bootstrap(4096)
            .seed(seed)
            .start()
            .expect("valid settings");
        population.advance_all(64, &mut Discard);
        let d = population.diagnostics();
        values.push(d.density_integral);
        errors.push(d.density_integral_standard_error.powi(2));
    }
    let ratio = mean(&errors) / variance(&values);
    assert!(ratio > 0.6 && ratio < 1.6, "{ratio}");
}

/// A density that is not a number somewhere: counted, treated as black, and found again by replay.
#[test]
fn non_finite_values_are_counted_and_can_be_replayed() {
    let target = FnTarget::new(2, |x| if x[0] < 0.1 { f32::NAN } else { 1.0 });
    let settings = method(&["metropolis-restore", "m=8"]);
    let mut population = Population::builder(&target)
        .method(settings)
        .chains(16)
        .bootstrap(1000)
        .seed(1)
        .start()
        .expect("valid settings");
    population.advance_all(100, &mut Discard);
    let d = population.diagnostics();
    assert!(
        (d.density_integral - 0.9).abs() < 0.1,
        "{}",
        d.density_integral
    );
    assert!(d.non_finite > 0 && !d.non_finite_at.is_empty());
    let (chain, step) = d.non_finite_at[0];
    let state = Population::builder(target)
        .method(settings)
        .chains(16)
        .bootstrap(1000)
        .seed(1)
        .replay(chain as usize, step)
        .expect("valid settings");
    // Either the chain has just been regenerated there, or it refused to go.
    assert!(state.x[0] < 0.1 + 0.1, "{state:?}");
}

/// A needle that is never left: the chain that sits on it is reported.
#[test]
fn stuck_chains_are_reported() {
    let target = FnTarget::new(2, |x| if x[0] < 1e-2 { 1e6 } else { 1.0 });
    let settings = method(&["metropolis", "sd=0.3", "large-step=0.5", "start=stationary"]);
    let mut population = Population::builder(&target)
        .method(settings)
        .chains(4)
        .bootstrap(1000)
        .seed(1)
        .start()
        .expect("valid settings");
    population.advance_all(3000, &mut Discard);
    let d = population.diagnostics();
    assert!(
        d.stuck.is_empty(),
        "the needle is wide enough to move in: {:?}",
        d.stuck
    );

    let target = FnTarget::new(8, |x| {
        if x.iter().all(|c| *c < 0.3) {
            1e12
        } else {
            1.0
        }
    });
    let settings = method(&["metropolis", "sd=0.5", "large-step=0.5", "start=stationary"]);
    let mut population = Population::builder(&target)
        .method(settings)
        .chains(4)
        .bootstrap(100_000)
        .seed(1)
        .start()
        .expect("valid settings");
    population.advance_all(3000, &mut Discard);
    let d = population.diagnostics();
    assert!(!d.stuck.is_empty());
    assert!(
        d.stuck
            .iter()
            .all(|&(chain, step)| chain < 4 && step > 1000)
    );
}

/// Where the bootstrap finds nothing, Restore falls back to plain Monte Carlo instead of dividing by zero.
#[test]
fn a_black_bootstrap_is_survived() {
    let target = FnTarget::new(1, |x| if x[0] > 0.9 { 1.0 } else { 0.0 });
    let settings = method(&["persistent-restore"]);
    let mut population = Population::builder(&target)
        .method(settings)
        .chains(1000)
        .bootstrap(0)
        .seed(1)
        .start()
        .expect("valid settings");
    let mut sum = wayfare_sampling::Sum::default();
    population.advance_all(10, &mut sum);
    let estimate = population.scale() * sum.0;
    assert!((estimate - 0.1).abs() < 0.02, "{estimate}");
    assert_eq!(target.dimension(), 1);
}

/// Wrong settings are errors, not panics.
#[test]
fn what_cannot_walk_is_refused() {
    let target = FnTarget::new(1, |_| 1.0);
    let builder = |words: &[&str]| {
        Population::builder(target)
            .method(method(words))
            .bootstrap(1)
    };
    let refused = builder(&["mala"]).start().map(drop);
    assert_eq!(refused, Err(PopulationError::NoScore));
    let refused = builder(&["metropolis"]).chains(0).start().map(drop);
    assert_eq!(refused, Err(PopulationError::NoChains));
    let refused = builder(&["metropolis"]).chains(2).replay(2, 1).map(drop);
    let expected = PopulationError::NoSuchChain { chain: 2, last: 1 };
    assert_eq!(refused, Err(expected));
    let mut wrong = method(&["metropolis"]);
    wrong.run.max_copies = Some(0.5);
    let refused = Population::builder(target).method(wrong).start().map(drop);
    assert!(matches!(refused, Err(PopulationError::Setting(_))));
}
