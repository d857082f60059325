//! Exact methods converge to the truth, which is path tracing on the CPU.

use super::setup::{method, on_cpu, on_gpu, settings, world};
use crate::common::program;
use wayfare_render::Method;
use wayfare_testing::statistics::{mean_and_error, means};

const SIZE: [u32; 2] = [24, 16];
/// Tiles across and down.
const TILES: [u32; 2] = [3, 2];
const RUNS: u64 = 10;
const SPP: u64 = 150;

/// Image mean and tile means of every exact method agree with a converged image, within confidence intervals from
/// independent runs. Paths are short, so that means of runs are close to normal. Every local and every global dynamics
/// is there in some method; all of them are compared with the CPU step by step elsewhere.
#[test]
fn exact_methods_converge_to_the_truth() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(program) = program() else {
        return;
    };
    let stationary = [("start", "stationary"), ("chains", "96")];
    let scored = [("score", "true"), ("chains", "96")];
    // Short tours: a run has enough of them for a narrow interval.
    let tours = [("m", "4"), stationary[0], stationary[1]];
    let methods = [
        Method::default(),
        method("metropolis", &stationary),
        method("mala-restore", &tours),
        method("persistent-restore", &stationary),
        method("persistent-restore", &scored),
    ];
    for (scene, depth) in [("cornell", 2)] {
        let world = world(scene, depth, SIZE);
        let truth = means(
            &on_cpu(&world, &settings(&Method::default(), 99), 4000).image,
            TILES,
        );
        for method in &methods {
            let runs: Vec<_> = (0..RUNS)
                .map(|run| {
                    means(
                        &on_gpu(&program, &world, &settings(method, 100 + run), SPP).image,
                        TILES,
                    )
                })
                .collect();
            for (i, ((mean, error), expected)) in
                mean_and_error(&runs).iter().zip(&truth).enumerate()
            {
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
