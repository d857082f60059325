//! Estimates, their errors and what they are compared with.

use wayfare_film::Image;

/// Mean luminance of the whole image, then of each tile.
///
/// # Panics
///
/// If tiles do not divide the image.
#[must_use]
pub fn means(image: &Image, tiles: [u32; 2]) -> Vec<f64> {
    let size = image.size();
    let [w, h] = [0, 1].map(|axis| size[axis] / tiles[axis]);
    assert_eq!([w * tiles[0], h * tiles[1]], size, "tiles of one size");
    let mut sums = vec![0.0; 1 + (tiles[0] * tiles[1]) as usize];
    for y in 0..size[1] {
        for x in 0..size[0] {
            let value = wayfare_film::luminance(image.pixel(x, y).map(f64::from));
            sums[0] += value / f64::from(size[0] * size[1]);
            sums[1 + (y / h * tiles[0] + x / w) as usize] += value / f64::from(w * h);
        }
    }
    sums
}

/// The mean of some numbers.
#[must_use]
pub fn mean(values: &[f64]) -> f64 {
    values.iter().sum::<f64>() / values.len() as f64
}

/// The variance that independent numbers were drawn with, estimated from them.
#[must_use]
pub fn variance(values: &[f64]) -> f64 {
    let mean = mean(values);
    values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / (values.len() - 1) as f64
}

/// The mean of independent numbers and its standard error.
#[must_use]
pub fn mean_with_error(values: &[f64]) -> (f64, f64) {
    let error = (variance(values) / values.len() as f64).sqrt();
    (mean(values), error)
}

/// Mean and standard error of each entry over independent runs.
#[must_use]
pub fn mean_and_error(runs: &[Vec<f64>]) -> Vec<(f64, f64)> {
    let of_entry = |i: usize| runs.iter().map(|run| run[i]).collect::<Vec<_>>();
    (0..runs[0].len())
        .map(|i| mean_with_error(&of_entry(i)))
        .collect()
}

/// Expects estimates in independent runs, such as the means of the frames of a film, to agree with known values: to 4.5
/// standard errors, and 0.4 % for the error of the values themselves. The standard errors must be below 5 %.
///
/// # Panics
///
/// If they do not agree.
pub fn expect_means(what: &str, runs: &[Vec<f64>], truths: &[f64]) {
    for (entry, (truth, (mean, error))) in truths.iter().zip(mean_and_error(runs)).enumerate() {
        let words = format!("{what}, {entry}: {mean} +- {error}, {truth}");
        println!("{words}");
        assert!(error < 0.05 * truth, "{words}");
        let off = (mean - truth) / error.hypot(0.004 * truth);
        assert!(off.abs() < 4.5, "{words}");
    }
}

/// The number of standard deviations that a chi-square value lies above its mean (Wilson and Hilferty).
#[must_use]
pub fn chi_square_sigma(chi2: f64, degrees: usize) -> f64 {
    let k = degrees as f64;
    ((chi2 / k).cbrt() - (1.0 - 2.0 / (9.0 * k))) / (2.0 / (9.0 * k)).sqrt()
}

/// Chi-square of counts against expected counts, in standard deviations. Bins that expect fewer than eight are pooled.
///
/// # Panics
///
/// If there are many samples where hardly any are expected.
#[must_use]
pub fn chi_square(counts: &[f64], expected: &[f64]) -> f64 {
    let (mut chi2, mut degrees, mut pool) = (0.0, 0, (0.0, 0.0));
    for (&count, &expect) in counts.iter().zip(expected) {
        if expect < 8.0 {
            pool = (pool.0 + count, pool.1 + expect);
        } else {
            chi2 += (count - expect).powi(2) / expect;
            degrees += 1;
        }
    }
    if pool.1 > 1.0 {
        chi2 += (pool.0 - pool.1).powi(2) / pool.1;
        degrees += 1;
    } else {
        assert!(
            pool.0 < 12.0,
            "{} samples where {} are expected",
            pool.0,
            pool.1
        );
    }
    chi_square_sigma(chi2, degrees - 1)
}
