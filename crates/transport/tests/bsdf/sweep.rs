//! Energy and reciprocity of every material over all roughnesses.

use super::{CLEAR, albedo, assert_reciprocal, direction, perfect};
use std::f64::consts::{FRAC_1_PI, PI};
use wayfare_sampling::Philox;
use wayfare_transport::bsdf::Bsdf;
use wayfare_transport::math::{Rgb, Vec3};

const WIDTHS: [f64; 9] = [0.0, 0.02, 0.05, 0.1, 0.2, 0.35, 0.5, 0.7, 1.0];

/// Every material, with nothing absorbed, and whether its roughness matters.
fn white(width: f64) -> Vec<(&'static str, Bsdf<'static, f64>)> {
    let (eta, k) = perfect();
    let (alpha, wide) = ([width; 2], [width, (2.0 * width).min(1.0)]);
    let one = Rgb::splat(1.0);
    let share = |x: f64| Rgb::splat(x);
    let lacquered = |metal: f64, coat: f64| Bsdf::CoatedConductor {
        eta,
        k,
        alpha: [metal; 2],
        coat_alpha: [coat; 2],
        coat: &CLEAR,
    };
    vec![
        ("diffuse", Bsdf::Diffuse { reflectance: one }),
        (
            "paper",
            Bsdf::DiffuseTransmission {
                reflectance: share(0.3),
                transmittance: share(0.7),
            },
        ),
        ("pane", Bsdf::ThinDielectric { eta: 1.5 }),
        ("metal", Bsdf::Conductor { eta, k, alpha }),
        (
            "brushed metal",
            Bsdf::Conductor {
                eta,
                k,
                alpha: wide,
            },
        ),
        ("glass", Bsdf::Dielectric { eta: 1.5, alpha }),
        (
            "brushed glass",
            Bsdf::Dielectric {
                eta: 1.5,
                alpha: wide,
            },
        ),
        ("bubble", Bsdf::Dielectric { eta: 0.75, alpha }),
        (
            "varnish",
            Bsdf::CoatedDiffuse {
                reflectance: one,
                alpha,
                coat: &CLEAR,
            },
        ),
        ("metal below varnish", lacquered(0.2, width)),
        ("rough metal below varnish", lacquered(width, 0.1)),
    ]
}

/// The albedo again, from cosine-distributed directions on both sides, with its standard error. Not of smooth parts.
fn albedo_of_values(bsdf: &Bsdf<'_, f64>, wo: Vec3<f64>, samples: u64) -> (f64, f64) {
    let philox = Philox::new(10);
    let (mut sum, mut sum2) = (0.0, 0.0);
    for sample in 0..samples {
        let mut s = philox.stream(0, sample);
        let [u, v, side] = [0, 1, 2].map(|i| f64::from(s.unit(i)));
        let mut wi = direction(u.sqrt().asin(), 2.0 * PI * v);
        let pdf = 0.5 * wi.z * FRAC_1_PI;
        if side < 0.5 {
            wi = -wi;
        }
        let compression = match *bsdf {
            Bsdf::Dielectric { eta, .. } if wi.z * wo.z < 0.0 => {
                f64::from(eta).powf(2.0 * wo.z.signum())
            }
            _ => 1.0,
        };
        let value = bsdf.evaluate(wo, wi).f_cos.x * compression / pdf;
        sum += value / samples as f64;
        sum2 += value * value / samples as f64;
    }
    (sum, ((sum2 - sum * sum).max(0.0) / samples as f64).sqrt())
}

/// No surface creates light, and samples bring what the values say.
#[test]
fn energy_at_every_roughness() {
    for width in WIDTHS {
        for (name, bsdf) in white(width) {
            for theta in [0.1, 0.8, 1.35, PI - 0.9] {
                let wo = direction(theta, 0.4);
                let sampled = albedo(&bsdf, wo, 20_000).x;
                assert!(sampled < 1.006, "{name} {width} {theta}: {sampled}");
                // Masked light is lost where it would be reflected again.
                let least = if width <= 0.1 { 0.7 } else { 0.15 };
                assert!(sampled > least, "{name} {width} {theta}: {sampled}");
                let smooth_part = width < 0.3 || bsdf.is_delta();
                if smooth_part {
                    continue;
                }
                let (values, error) = albedo_of_values(&bsdf, wo, 40_000);
                // Samples scatter less than values: a hundredth is more than their noise.
                assert!(
                    (values - sampled).abs() < 4.5 * error + 0.01,
                    "{name} {width} {theta}: {sampled} by samples, {values} +- {error} by values"
                );
            }
        }
    }
}

#[test]
fn reciprocity_at_every_roughness() {
    for width in WIDTHS {
        for (name, bsdf) in white(width) {
            assert_reciprocal(&format!("{name} {width}"), &bsdf, 500);
        }
    }
}
