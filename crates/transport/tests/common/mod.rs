//! Scenes, random numbers and statistics for the tests.

use rayon::prelude::*;
use wayfare_sampling::Philox;
use wayfare_testing::scenes::SceneBuilder;
use wayfare_transport::{Counters, World};

/// The world of a scene that was built by hand.
pub fn world(builder: SceneBuilder) -> World {
    World::new(builder.scene).expect("a small BVH")
}

/// Mean and standard error of the first channel over `n` independent paths of the whole film.
pub fn mean_radiance(world: &World, n: u64, seed: u64) -> (f64, f64) {
    const RUN: u64 = 4096;
    let philox = Philox::new(seed);
    let runs: Vec<(f64, f64)> = (0..n.div_ceil(RUN))
        .into_par_iter()
        .map(|run| {
            let mut x = vec![0.0; world.dimension()];
            let mut counters = Counters::default();
            let (mut sum, mut sum2) = (0.0, 0.0);
            for sample in run * RUN..n.min((run + 1) * RUN) {
                philox.stream(0, sample).fill(&mut x);
                let value = f64::from(world.radiance::<f32>(&x, &mut counters).x);
                sum += value;
                sum2 += value * value;
            }
            assert_eq!(counters.non_finite, 0);
            (sum, sum2)
        })
        .collect();
    let (sum, sum2) = runs.iter().fold((0.0, 0.0), |a, b| (a.0 + b.0, a.1 + b.1));
    let mean = sum / n as f64;
    let variance = (sum2 / n as f64 - mean * mean).max(0.0);
    (mean, (variance / n as f64).sqrt())
}

/// Asserts that an estimate agrees with the truth within 4.5 standard errors (one in 150,000 by
/// chance), and that the standard error is small enough for the test to mean something.
pub fn assert_mean(name: &str, (mean, error): (f64, f64), truth: f64, largest_error: f64) {
    assert!(
        error <= largest_error * truth.abs(),
        "{name}: standard error {error} too large"
    );
    let tolerance = 4.5 * error + 2e-6 * truth.abs();
    assert!(
        (mean - truth).abs() <= tolerance,
        "{name}: mean {mean} +- {error}, expected {truth}"
    );
}
