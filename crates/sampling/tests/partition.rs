//! A sum of two parts, each sampled in its own way, is the whole: whatever the division is, as long as nobody made it
//! by looking at the samples.

use crate::common::{Size, estimates, hotelling, method_with};
use wayfare_sampling::Philox;
use wayfare_sampling::toy::{Binned, Checkerboard, Density, Disc, Mixture};

/// Squares per coordinate. They are no divisors of the bins, which therefore have paths of both parts.
const SQUARES: usize = 5;
const RUNS: u64 = 40;
/// Independent samples of the part that chains do not have.
const SAMPLES: u32 = 8192;

/// A density in some of the squares, and zero in all others.
#[derive(Clone, Copy)]
struct Part<D> {
    density: D,
    squares: [bool; SQUARES * SQUARES],
}

impl<D: Density> Density for Part<D> {
    fn dimension(&self) -> usize {
        2
    }

    fn density(&self, x: &[f64]) -> f64 {
        let [column, row] = [0, 1].map(|i| ((x[i] * SQUARES as f64) as usize).min(SQUARES - 1));
        match self.squares[column * SQUARES + row] {
            true => self.density.density(x),
            false => 0.0,
        }
    }

    fn score(&self, x: &[f64], score: &mut [f64]) {
        match self.density(x) > 0.0 {
            true => self.density.score(x, score),
            false => score.fill(0.0),
        }
    }
}

/// The mean of independent samples in every bin.
fn independent<D: Density>(part: &Binned<Part<D>>, seed: u64) -> Vec<f64> {
    let mut stream = Philox::new(seed).stream(9, 0);
    let mut sums = vec![0.0; part.count()];
    for sample in 0..SAMPLES {
        let x = [0, 1].map(|i| f64::from(stream.unit(2 * sample + i)));
        let place = x.map(|c| ((c * part.bins as f64) as usize).min(part.bins - 1));
        sums[place[0] * part.bins + place[1]] += part.density.density(&x) / f64::from(SAMPLES);
    }
    sums
}

/// Chains in a random half of the squares and independent samples in the others, against quadrature of the whole.
fn any_division_adds_up<D: Density + Copy>(density: D, bins: usize) {
    let whole = Binned::new(density, bins).exact();
    let size = Size {
        chains: 32,
        steps: 512,
        bootstrap: 2048,
    };
    let methods: [&[&str]; 3] = [
        &["persistent-restore", "sd=0.05", "m=16"],
        &["metropolis", "sd=0.05"],
        &["mala-restore", "sd=0.08", "m=16"],
    ];
    for (division, words) in methods.into_iter().enumerate() {
        let mut stream = Philox::new(division as u64).stream(3, 0);
        let squares = std::array::from_fn(|square| stream.unit(square as u32) < 0.5);
        let inside = Binned::new(Part { density, squares }, bins);
        let squares = squares.map(|is_inside| !is_inside);
        let outside = Binned::new(Part { density, squares }, bins);
        let by_chains = estimates(
            &inside,
            &method_with(words, &["start=stationary"]),
            size,
            RUNS,
        );
        let both: Vec<Vec<f64>> = (0..RUNS)
            .zip(&by_chains)
            .map(|(seed, chains)| {
                let others = independent(&outside, 5000 + seed);
                chains.iter().zip(others).map(|(a, b)| a + b).collect()
            })
            .collect();
        let p_value = hotelling(&both, &whole);
        println!("{words:?}: p = {p_value:.4}");
        assert!(p_value > 1e-4, "{words:?}: p = {p_value:e}");
        // One part alone is not the whole.
        let total = |bins: &[f64]| bins.iter().sum::<f64>();
        let alone = by_chains.iter().map(|bins| total(bins)).sum::<f64>() / RUNS as f64;
        assert!(alone < 0.9 * total(&whole), "{words:?}: {alone}");
    }
}

#[test]
fn parts_of_a_smooth_mixture() {
    any_division_adds_up(Mixture::default(), 4);
}

#[test]
fn parts_of_a_checkerboard() {
    any_division_adds_up(Checkerboard { squares: 4 }, 3);
}

#[test]
fn parts_of_a_disc_of_contrast_1000() {
    any_division_adds_up(Disc::default(), 3);
}
