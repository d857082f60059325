//! Exact methods converge to the truth, which is path tracing on the CPU.

use super::common::gpu;
use super::setup::{method, on_cpu, on_gpu, settings, world};
use std::sync::Arc;
use wayfare_film::Image;
use wayfare_render::Method;

const SIZE: [u32; 2] = [24, 16];
/// Tiles across and down.
const TILES: [u32; 2] = [3, 2];
const RUNS: u64 = 10;
const SPP: u64 = 150;

/// Mean luminance of the whole image, then of each tile.
fn means(image: &Image) -> Vec<f64> {
    let mut sums = vec![0.0; 1 + (TILES[0] * TILES[1]) as usize];
    let [w, h] = [SIZE[0] / TILES[0], SIZE[1] / TILES[1]];
    for y in 0..SIZE[1] {
        for x in 0..SIZE[0] {
            let value = wayfare_film::luminance(image.pixel(x, y).map(f64::from));
            sums[0] += value / f64::from(SIZE[0] * SIZE[1]);
            sums[1 + (y / h * TILES[0] + x / w) as usize] += value / f64::from(w * h);
        }
    }
    sums
}

/// Mean and standard error of each entry over independent runs.
fn statistics(runs: &[Vec<f64>]) -> Vec<(f64, f64)> {
    let n = runs.len() as f64;
    (0..runs[0].len())
        .map(|i| {
            let mean = runs.iter().map(|r| r[i]).sum::<f64>() / n;
            let spread = runs.iter().map(|r| (r[i] - mean).powi(2)).sum::<f64>();
            (mean, (spread / (n * (n - 1.0))).sqrt())
        })
        .collect()
}

/// Image mean and tile means of every exact method agree with a converged image, within confidence intervals from
/// independent runs. Paths are short, so that means of runs are close to normal.
#[test]
fn exact_methods_converge_to_the_truth() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(gpu) = gpu().map(Arc::new) else {
        return;
    };
    let stationary = [("start", "stationary"), ("chains", "96")];
    let scored = [("score", "true"), ("chains", "96")];
    // Short tours: a run has enough of them for a narrow interval.
    let tours = [("m", "4"), stationary[0], stationary[1]];
    let methods = [
        Method::default(),
        method("metropolis", &stationary),
        method("mala", &stationary),
        method("metropolis-restore", &tours),
        method("mala-restore", &tours),
        method("persistent-restore", &stationary),
        method("persistent-restore", &scored),
    ];
    for (scene, depth) in [("cornell", 2)] {
        let world = world(scene, depth, SIZE);
        let truth = means(&on_cpu(&world, &settings(&Method::default(), 99), 4000).image);
        for method in &methods {
            let runs: Vec<_> = (0..RUNS)
                .map(|run| means(&on_gpu(&gpu, &world, &settings(method, 100 + run), SPP).image))
                .collect();
            for (i, ((mean, error), expected)) in statistics(&runs).iter().zip(&truth).enumerate() {
                let place = match i {
                    0 => "whole image".into(),
                    tile => format!("tile {tile}"),
                };
                // Student's t with 9 degrees of freedom: 6 is exceeded once in 5,000 times.
                assert!(
                    (mean - expected).abs() < 6.0 * error,
                    "{scene}, {method}, {place}: {mean} instead of {expected} +- {error}"
                );
                // The whole interval must be narrow enough to notice a missing reflection: 6 standard errors, not one.
                let limit = if i == 0 { 0.2 } else { 0.6 };
                println!(
                    "{scene}, {method}, {place}: 6 sigma {:.3}",
                    6.0 * error / expected
                );
                assert!(
                    6.0 * error < limit * expected,
                    "{scene}, {method}, {place}: {expected} +- {error}"
                );
            }
        }
    }
}
