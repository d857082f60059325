//! Every exact method reproduces the integral of every bin, with both read-outs, on four analytic targets.

use crate::common::{EXACT_METHODS, Size, estimates, hotelling, method, method_with};
use wayfare_sampling::toy::{Binned, Checkerboard, Density, Disc, Mixture, Ridge};

const ESTIMATORS: [&str; 2] = ["estimator=published", "estimator=rao-blackwellised"];

/// Forty runs of sixteen thousand steps each, compared with quadrature over all bins at once.
fn agrees<D: Density>(target: Binned<D>) {
    let truth = target.exact();
    let size = Size {
        chains: 32,
        steps: 512,
        bootstrap: 2048,
    };
    for words in EXACT_METHODS {
        for estimator in ESTIMATORS {
            let settings = method_with(words, &["start=stationary", estimator]);
            let p_value = hotelling(&estimates(&target, &settings, size, 40), &truth);
            println!("{words:?} {estimator}: p = {p_value:.4}");
            assert!(p_value > 1e-4, "{words:?} {estimator}: p = {p_value:e}");
        }
    }
}

#[test]
fn smooth_mixture() {
    agrees(Binned::new(Mixture::default(), 4));
}

/// Bins that cut through squares: with one bin per square the Rao-Blackwellised estimates would satisfy an identity
/// (the sum of estimate/p over the squares is constant), and their covariance would be singular.
#[test]
fn checkerboard_with_edges() {
    agrees(Binned::new(Checkerboard { squares: 4 }, 3));
}

/// Three by three bins: the disc lies in the middle one.
#[test]
fn disc_of_contrast_1000() {
    agrees(Binned::new(Disc::default(), 3));
}

#[test]
fn glossy_ridge_with_half_of_the_space_black() {
    agrees(Binned::new(Ridge::default(), 4));
}

/// The test above has the power to see what is wrong: it rejects the unadjusted Langevin step.
#[test]
fn the_comparison_rejects_an_inexact_method() {
    let target = Binned::new(Checkerboard { squares: 4 }, 3);
    let settings = method(&["diffusion-restore", "sd=0.05", "m=16", "start=stationary"]);
    let size = Size {
        chains: 32,
        steps: 512,
        bootstrap: 2048,
    };
    let p_value = hotelling(&estimates(&target, &settings, size, 40), &target.exact());
    assert!(p_value < 1e-6, "p = {p_value}");
}
