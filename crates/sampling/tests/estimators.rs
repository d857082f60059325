//! Rao-Blackwellisation lowers the variance and changes no mean.

use crate::common::{Size, estimates, hotelling, method_with};
use wayfare_sampling::toy::{Binned, Checkerboard, Density, Mixture};
use wayfare_testing::statistics::variance;

/// The mean over the bins of the variance between runs.
fn spread(runs: &[Vec<f64>]) -> f64 {
    let bins = runs[0].len();
    (0..bins)
        .map(|b| variance(&runs.iter().map(|run| run[b]).collect::<Vec<_>>()))
        .sum::<f64>()
        / bins as f64
}

fn check<D: Density>(target: &Binned<D>, words: &[&str], gain: f64) {
    let size = Size {
        chains: 64,
        steps: 128,
        bootstrap: 1024,
    };
    let runs = |estimator| {
        let settings = method_with(words, &["start=stationary", estimator]);
        estimates(target, &settings, size, 64)
    };
    let (published, smoothed) = (
        runs("estimator=published"),
        runs("estimator=rao-blackwellised"),
    );
    let ratio = spread(&published) / spread(&smoothed);
    println!("{words:?}: variance ratio {ratio:.2}");
    assert!(ratio > gain, "{words:?}: variance ratio {ratio}");
    // The runs share their random numbers, so the differences have a small variance and the comparison is sharp. One
    // bin is left out: the sum over all bins is p_bar for either read-out of a chain, and its difference zero.
    let bins = target.count() - 1;
    let differences: Vec<Vec<f64>> = published
        .iter()
        .zip(&smoothed)
        .map(|(p, s)| p.iter().zip(s).take(bins).map(|(p, s)| p - s).collect())
        .collect();
    let p_value = hotelling(&differences, &vec![0.0; bins]);
    assert!(p_value > 1e-4, "{words:?}: means differ, p = {p_value:e}");
}

#[test]
fn rao_blackwellisation_lowers_variance_and_keeps_the_mean() {
    for words in [
        &["metropolis", "sd=0.1"][..],
        &["mala", "sd=0.1"],
        &["metropolis-restore", "sd=0.1", "m=8"],
        &["mala-restore", "sd=0.1", "m=8"],
        &["persistent-restore", "sd=0.1", "m=8"],
    ] {
        check(&Binned::new(Mixture::default(), 3), words, 1.02);
        check(&Binned::new(Checkerboard { squares: 4 }, 3), words, 1.02);
    }
}
