//! What the statistical tests share: running methods, and comparing means of independent runs with the truth.
#![allow(
    dead_code,
    missing_docs,
    reason = "every test file compiles this module and uses a part of it"
)]

pub mod exact;

use wayfare_sampling::toy::{Binned, Density};
use wayfare_sampling::{Defaults, Method, Population};

/// The methods that leave the target invariant, with parameters under which short runs on the toy densities mix well.
pub const EXACT_METHODS: [&[&str]; 8] = [
    &["metropolis", "sd=0.05"],
    &["mala", "sd=0.08"],
    &["mala", "sd=0.08", "tame=true"],
    &["metropolis-restore", "sd=0.05", "m=16"],
    &["mala-restore", "sd=0.08", "m=16"],
    &["persistent-restore", "sd=0.05", "m=16"],
    &["persistent-restore", "sd=0.05", "m=16", "score=true"],
    &[
        "persistent-restore",
        "sd=0.05",
        "m=16",
        "score=true",
        "tame=false",
    ],
];

/// A method by name, with `key=value` settings.
pub fn method(words: &[&str]) -> Method {
    let mut settings = Method::preset(words[0], Defaults::Published).expect("a known method");
    for word in &words[1..] {
        let (key, value) = word.split_once('=').expect("key=value");
        settings.set(key, value).expect("a valid setting");
    }
    settings
}

/// The same with further settings.
pub fn method_with(words: &[&str], more: &[&str]) -> Method {
    method(&[words, more].concat())
}

/// The size of a run.
#[derive(Clone, Copy)]
pub struct Size {
    pub chains: usize,
    pub steps: u64,
    pub bootstrap: usize,
}

/// The estimated integral of every bin after one run, closed where the start asks for it.
pub fn estimate<D: Density>(
    target: &Binned<D>,
    settings: &Method,
    size: Size,
    seed: u64,
) -> Vec<f64> {
    let mut population = Population::builder(target)
        .method(*settings)
        .chains(size.chains)
        .bootstrap(size.bootstrap)
        .seed(seed)
        .start()
        .expect("valid settings");
    let mut film = target.histogram();
    population.advance_all(size.steps, &mut film);
    population.close(&mut film);
    let scale = population.scale();
    film.sums.iter().map(|sum| scale * sum).collect()
}

/// Estimates of `runs` independent runs.
pub fn estimates<D: Density>(
    target: &Binned<D>,
    settings: &Method,
    size: Size,
    runs: u64,
) -> Vec<Vec<f64>> {
    (0..runs)
        .map(|seed| estimate(target, settings, size, 1000 + seed))
        .collect()
}

/// Hotelling's test: the probability that the means of independent runs deviate from `truth`, over all bins together
/// and given how the bins vary and vary together, at least as much as they do.
///
/// This is the chi-square of the bins with their covariance estimated, hence an F distribution.
pub fn hotelling(runs: &[Vec<f64>], truth: &[f64]) -> f64 {
    let (n, bins) = (runs.len(), truth.len());
    assert!(n > bins + 4, "more runs than bins are needed");
    let means: Vec<f64> = (0..bins)
        .map(|b| runs.iter().map(|run| run[b]).sum::<f64>() / n as f64)
        .collect();
    let mut covariance = vec![vec![0.0; bins]; bins];
    for run in runs {
        for i in 0..bins {
            for j in 0..bins {
                covariance[i][j] +=
                    (run[i] - means[i]) * (run[j] - means[j]) / ((n - 1) * n) as f64;
            }
        }
    }
    let deviation: Vec<f64> = means.iter().zip(truth).map(|(m, t)| m - t).collect();
    let solved = solve_positive(covariance, deviation.clone());
    let t_square: f64 = deviation.iter().zip(&solved).map(|(d, s)| d * s).sum();
    let (n, bins) = (n as f64, bins as f64);
    let f = t_square * (n - bins) / (bins * (n - 1.0));
    f_tail(f, bins, n - bins)
}

/// Solves a symmetric positive definite system by Cholesky's method.
fn solve_positive(mut a: Vec<Vec<f64>>, mut b: Vec<f64>) -> Vec<f64> {
    let n = b.len();
    for j in 0..n {
        for i in j..n {
            let dot: f64 = (0..j).map(|k| a[i][k] * a[j][k]).sum();
            let rest = a[i][j] - dot;
            a[i][j] = if i == j {
                assert!(rest > 0.0, "bin {j} does not vary between runs");
                rest.sqrt()
            } else {
                rest / a[j][j]
            };
        }
    }
    for i in 0..n {
        let dot: f64 = (0..i).map(|k| a[i][k] * b[k]).sum();
        b[i] = (b[i] - dot) / a[i][i];
    }
    for i in (0..n).rev() {
        let dot: f64 = (i + 1..n).map(|k| a[k][i] * b[k]).sum();
        b[i] = (b[i] - dot) / a[i][i];
    }
    b
}

/// The probability that an F-distributed number exceeds `f`.
pub fn f_tail(f: f64, d1: f64, d2: f64) -> f64 {
    incomplete_beta(d2 / (d2 + d1 * f), 0.5 * d2, 0.5 * d1)
}

/// The regularised incomplete beta function, by its continued fraction (Lentz's method).
fn incomplete_beta(x: f64, a: f64, b: f64) -> f64 {
    if x <= 0.0 || x >= 1.0 {
        return x.clamp(0.0, 1.0);
    }
    if x > (a + 1.0) / (a + b + 2.0) {
        return 1.0 - incomplete_beta(1.0 - x, b, a);
    }
    let front =
        (ln_gamma(a + b) - ln_gamma(a) - ln_gamma(b) + a * x.ln() + b * (1.0 - x).ln()).exp() / a;
    let (mut c, mut d) = (1.0, 1.0 / (1.0 - (a + b) * x / (a + 1.0)));
    let mut h = d;
    for m in 1..500 {
        let m = f64::from(m);
        for numerator in [
            m * (b - m) * x / ((a + 2.0 * m - 1.0) * (a + 2.0 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2.0 * m) * (a + 2.0 * m + 1.0)),
        ] {
            d = 1.0 / (1.0 + numerator * d);
            c = 1.0 + numerator / c;
            h *= c * d;
        }
        if (c * d - 1.0).abs() < 1e-12 {
            break;
        }
    }
    front * h
}

/// The logarithm of the gamma function, by Stirling's series.
fn ln_gamma(x: f64) -> f64 {
    if x < 8.0 {
        return ln_gamma(x + 1.0) - x.ln();
    }
    let r = 1.0 / (x * x);
    (x - 0.5) * x.ln() - x
        + 0.5 * std::f64::consts::TAU.ln()
        + (1.0 / 12.0 - r * (1.0 / 360.0 - r / 1260.0)) / x
}

/// Quantiles from tables.
#[test]
fn f_distribution_matches_tables() {
    assert!((f_tail(4.256, 2.0, 9.0) - 0.05).abs() < 1e-4);
    assert!((f_tail(5.636, 5.0, 10.0) - 0.01).abs() < 1e-4);
    assert!((f_tail(1.0, 7.0, 7.0) - 0.5).abs() < 1e-10);
}
