//! Restore and large steps with a regeneration density that is not uniform.

use crate::common::{EXACT_METHODS, hotelling, method_with};
use std::sync::atomic::AtomicBool;
use wayfare_sampling::toy::{BinValue, Binned, Mixture};
use wayfare_sampling::{Evaluation, Population, Target};

/// The mixture, with tours that begin at (u, v) of density 0.4 + 1.2 u: three times as often at the right as at the
/// left.
struct Leaning(Binned<Mixture>);

impl Target for Leaning {
    type Value = BinValue;
    type Scratch = ();

    fn scratch(&self) {}
    fn dimension(&self) -> usize {
        2
    }
    fn evaluate(&self, x: &[f32], scratch: &mut ()) -> Evaluation<BinValue> {
        self.0.evaluate(x, scratch)
    }
    fn evaluate_with_score(
        &self,
        x: &[f32],
        score: &mut [f32],
        scratch: &mut (),
    ) -> Evaluation<BinValue> {
        self.0.evaluate_with_score(x, score, scratch)
    }
    /// Inverts the distribution function 0.4 x + 0.6 x^2.
    fn regenerate(&self, u: &[f32], x: &mut [f32]) {
        x[0] = ((0.16 + 2.4 * u[0]).sqrt() - 0.4) / 1.2;
        x[1] = u[1];
    }
    fn regeneration_density(&self, x: &[f32]) -> f32 {
        0.4 + 1.2 * x[0]
    }
}

#[test]
fn every_exact_method_allows_any_regeneration_density() {
    let target = Leaning(Binned::new(Mixture::default(), 3));
    let truth = target.0.exact();
    for words in EXACT_METHODS {
        for (start, steps) in [("start=stationary", 256), ("start=unbiased", 16)] {
            let settings = method_with(words, &[start, "estimator=rao-blackwellised"]);
            // Deposits minus what the truth makes of the denominator: of mean zero for a ratio and for a mean alike.
            let runs: Vec<Vec<f64>> = (0..40)
                .map(|seed| {
                    let mut population = Population::builder(&target)
                        .method(settings)
                        .chains(64)
                        .bootstrap(2048)
                        .seed(seed)
                        .start()
                        .expect("valid settings");
                    let mut film = target.0.histogram();
                    population.advance_all(steps, &mut film);
                    population.close(&mut film);
                    let denominator = 1.0 / population.scale();
                    let difference = |(sum, truth): (&f64, &f64)| sum - denominator * truth;
                    film.sums.iter().zip(&truth).map(difference).collect()
                })
                .collect();
            let p_value = hotelling(&runs, &vec![0.0; truth.len()]);
            assert!(p_value > 1e-4, "{words:?} {start}: p = {p_value:e}");
        }
    }
}

/// The bootstrap's deposits are a plain Monte Carlo image for any regeneration density.
#[test]
fn first_image_is_plain_monte_carlo() {
    let target = Leaning(Binned::new(Mixture::default(), 2));
    let samples = 1 << 18;
    let mut film = target.0.histogram();
    let settings = method_with(EXACT_METHODS[0], &[]);
    let population = Population::builder(&target)
        .method(settings)
        .chains(4)
        .bootstrap(samples)
        .seed(8)
        .start_on(&mut film, &AtomicBool::new(false))
        .expect("valid settings");
    let truth = target.0.exact();
    for (sum, truth) in film.sums.iter().zip(&truth) {
        let ratio = sum / samples as f64 / truth;
        assert!((ratio - 1.0).abs() < 0.02, "{ratio}");
    }
    let total: f64 = truth.iter().sum();
    let diagnostics = population.diagnostics();
    let z = (diagnostics.p_bar - total) / diagnostics.p_bar_standard_error;
    assert!(z.abs() < 4.0, "p_bar is {z} standard errors from the truth");
}
