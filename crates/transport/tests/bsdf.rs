//! Every material: sampling against its density, energy, reciprocity.

use std::f64::consts::{PI, TAU};
use wayfare_sampling::Philox;
use wayfare_scene::Material;
use wayfare_testing::statistics::chi_square;
use wayfare_transport::bsdf;
use wayfare_transport::math::Vec3;

const GOLD: ([f32; 3], [f32; 3]) = ([0.17, 0.44, 1.4], [3.1, 2.3, 1.8]);

fn conductor(alpha: [f32; 2]) -> Material {
    Material::Conductor {
        eta: GOLD.0,
        k: GOLD.1,
        alpha,
    }
}

fn rough_materials() -> Vec<(&'static str, Material)> {
    vec![
        (
            "diffuse",
            Material::Diffuse {
                reflectance: [0.8, 0.5, 0.2],
            },
        ),
        ("conductor 0.1", conductor([0.1, 0.1])),
        ("conductor 0.5", conductor([0.5, 0.5])),
        ("conductor anisotropic", conductor([0.15, 0.6])),
        (
            "glass 0.15",
            Material::Dielectric {
                eta: 1.5,
                alpha: [0.15, 0.15],
            },
        ),
        (
            "glass 0.5",
            Material::Dielectric {
                eta: 1.5,
                alpha: [0.5, 0.5],
            },
        ),
        (
            "glass anisotropic",
            Material::Dielectric {
                eta: 1.33,
                alpha: [0.4, 0.15],
            },
        ),
        (
            "bubble 0.3",
            Material::Dielectric {
                eta: 0.75,
                alpha: [0.3, 0.3],
            },
        ),
    ]
}

fn directions() -> Vec<Vec3<f64>> {
    let at = |theta: f64, phi: f64| {
        Vec3::new(
            theta.sin() * phi.cos(),
            theta.sin() * phi.sin(),
            theta.cos(),
        )
    };
    vec![
        at(0.05, 0.3),
        at(0.7, 2.0),
        at(1.35, 4.0),
        at(PI - 0.3, 1.0),
        at(PI - 1.1, 5.0),
    ]
}

fn to_f32(v: Vec3<f64>) -> Vec3<f32> {
    Vec3::of(v.to_f32())
}

/// The f32 samples of every material follow the f64 density, bin by bin over the whole sphere.
#[test]
fn samples_follow_the_density() {
    const THETA_BINS: usize = 24;
    const PHI_BINS: usize = 32;
    const SUB: usize = 24;
    const N: u64 = 300_000;
    for (name, material) in rough_materials() {
        for (case, wo) in directions().into_iter().enumerate() {
            let mut expected = vec![0.0; THETA_BINS * PHI_BINS + 1];
            for (bin, value) in expected.iter_mut().take(THETA_BINS * PHI_BINS).enumerate() {
                let (i, j) = (bin / PHI_BINS, bin % PHI_BINS);
                for sub in 0..SUB * SUB {
                    let (a, b) = ((sub / SUB) as f64 + 0.5, (sub % SUB) as f64 + 0.5);
                    let (sin, cos) =
                        (PI * (i as f64 + a / SUB as f64) / THETA_BINS as f64).sin_cos();
                    let phi = TAU * (j as f64 + b / SUB as f64) / PHI_BINS as f64;
                    let wi = Vec3::new(sin * phi.cos(), sin * phi.sin(), cos);
                    *value += sin * bsdf::evaluate(&material, wo, wi).pdf;
                }
                *value *= N as f64 * PI * TAU / (THETA_BINS * PHI_BINS * SUB * SUB) as f64;
            }
            let total: f64 = expected.iter().sum();
            let nothing = N as f64 - total;
            assert!(
                nothing > -0.004 * N as f64,
                "{name} {case}: density sums to {}",
                total / N as f64
            );
            expected[THETA_BINS * PHI_BINS] = nothing.max(0.0);

            let philox = Philox::new(11);
            let mut counts = vec![0.0; expected.len()];
            for sample in 0..N {
                let mut s = philox.stream(case as u32, sample);
                let u = [s.unit(0), s.unit(1)];
                let bin = match bsdf::sample(&material, to_f32(wo), u, s.unit(2)) {
                    None => THETA_BINS * PHI_BINS,
                    Some(sampled) => {
                        let wi = sampled.wi;
                        let i = (f64::from(wi.z).clamp(-1.0, 1.0).acos() / PI * THETA_BINS as f64)
                            as usize;
                        let phi = f64::from(wi.y).atan2(wi.x.into()).rem_euclid(TAU);
                        let j = (phi / TAU * PHI_BINS as f64) as usize;
                        i.min(THETA_BINS - 1) * PHI_BINS + j.min(PHI_BINS - 1)
                    }
                };
                counts[bin] += 1.0;
            }
            let sigma = chi_square(&counts, &expected);
            assert!(
                sigma < 4.5,
                "{name}, direction {case}: chi-square {sigma} sigma"
            );
        }
    }
}

/// What `sample` says about a direction is what `evaluate` says about it.
#[test]
fn weight_and_density_of_samples_agree_with_the_value() {
    let philox = Philox::new(5);
    for (name, material) in rough_materials() {
        for (case, wo) in directions().into_iter().enumerate() {
            for sample in 0..2000 {
                let mut s = philox.stream(case as u32, sample);
                let u = [f64::from(s.unit(0)), f64::from(s.unit(1))];
                let Some(got) = bsdf::sample(&material, wo, u, s.unit(2).into()) else {
                    continue;
                };
                let value = bsdf::evaluate(&material, wo, got.wi);
                let close = |a: f64, b: f64| (a - b).abs() <= 1e-6 * (a.abs() + b.abs()) + 1e-9;
                assert!(
                    close(got.pdf, value.pdf),
                    "{name}: pdf {} {}",
                    got.pdf,
                    value.pdf
                );
                for (w, f) in [(got.weight.x, value.f_cos.x), (got.weight.z, value.f_cos.z)] {
                    assert!(
                        close(w * got.pdf, f),
                        "{name}: weight {} {}",
                        w * got.pdf,
                        f
                    );
                }
                assert!(
                    (got.wi.length_squared() - 1.0).abs() < 1e-9,
                    "{name}: not a unit vector"
                );
            }
        }
    }
}

/// No surface creates light: the mean weight, without the compression of radiance, is at most 1.
#[test]
fn energy_is_conserved() {
    let philox = Philox::new(9);
    let white = Material::Conductor {
        eta: [1.0; 3],
        k: [1e4; 3],
        alpha: [0.4, 0.4],
    };
    let mut materials = rough_materials();
    materials.push(("white metal", white));
    materials.push((
        "smooth glass",
        Material::Dielectric {
            eta: 1.5,
            alpha: [0.0; 2],
        },
    ));
    for (name, material) in materials {
        for (case, wo) in directions().into_iter().enumerate() {
            let n = 20_000;
            let mut sum = 0.0;
            for sample in 0..n {
                let mut s = philox.stream(case as u32, sample);
                let u = [f64::from(s.unit(0)), f64::from(s.unit(1))];
                if let Some(got) = bsdf::sample(&material, wo, u, s.unit(2).into()) {
                    let compression = match material {
                        Material::Dielectric { eta, .. } if got.wi.z * wo.z < 0.0 => {
                            let eta = f64::from(eta);
                            if wo.z > 0.0 {
                                eta * eta
                            } else {
                                1.0 / (eta * eta)
                            }
                        }
                        _ => 1.0,
                    };
                    assert!(got.weight.x >= 0.0 && got.weight.x * compression < 1.0 + 1e-6);
                    sum += got.weight.x * compression;
                }
            }
            let albedo = sum / n as f64;
            assert!(albedo <= 1.0 + 1e-9, "{name} {case}: albedo {albedo}");
            assert!(
                albedo > 0.3,
                "{name} {case}: albedo {albedo} is too dark to be right"
            );
            if name == "smooth glass" {
                assert!(
                    (albedo - 1.0).abs() < 1e-9,
                    "smooth glass loses light: {albedo}"
                );
            }
        }
    }
}

/// Helmholtz: f(wo, wi) / n_o^2 = f(wi, wo) / n_i^2, where n is the index on each side.
#[test]
fn scattering_is_reciprocal() {
    let philox = Philox::new(2);
    for (name, material) in rough_materials() {
        let index = |w: Vec3<f64>| match material {
            Material::Dielectric { eta, .. } if w.z < 0.0 => f64::from(eta),
            _ => 1.0,
        };
        let mut tested = 0;
        for sample in 0..4000 {
            let mut s = philox.stream(0, sample);
            let mut direction = |i: u32| {
                let z = 2.0 * f64::from(s.unit(i)) - 1.0;
                let phi = TAU * f64::from(s.unit(i + 1));
                let r = (1.0 - z * z).sqrt();
                Vec3::new(r * phi.cos(), r * phi.sin(), z)
            };
            let (a, b) = (direction(0), direction(2));
            let forth = bsdf::evaluate(&material, a, b).f_cos.y / b.z.abs() / index(a).powi(2);
            let back = bsdf::evaluate(&material, b, a).f_cos.y / a.z.abs() / index(b).powi(2);
            assert!(
                (forth - back).abs() <= 1e-6 * (forth + back) + 1e-12,
                "{name}: {forth} {back}"
            );
            tested += usize::from(forth > 0.0);
        }
        assert!(tested > 1000, "{name}: only {tested} pairs scatter");
    }
}
