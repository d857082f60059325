//! Every material: sampling against its density, energy, reciprocity.

mod derivatives;
mod layers;
mod sweep;

use std::f64::consts::{PI, TAU};
use std::sync::LazyLock;
use wayfare_sampling::Philox;
use wayfare_testing::statistics::chi_square;
use wayfare_transport::bsdf::{Bsdf, BsdfSample, Coat};
use wayfare_transport::math::{Real, Rgb, Vec3};

const GOLD: ([f32; 3], [f32; 3]) = ([0.17, 0.44, 1.4], [3.1, 2.3, 1.8]);

/// A direction by its angles.
fn direction(theta: f64, phi: f64) -> Vec3<f64> {
    Vec3::new(
        theta.sin() * phi.cos(),
        theta.sin() * phi.sin(),
        theta.cos(),
    )
}

/// From both sides.
fn directions() -> Vec<Vec3<f64>> {
    vec![
        direction(0.05, 0.3),
        direction(0.7, 2.0),
        direction(1.35, 4.0),
        direction(PI - 0.3, 1.0),
        direction(PI - 1.1, 5.0),
    ]
}

/// From above, to grazing angles.
fn fine_directions() -> Vec<Vec3<f64>> {
    [0.1, 0.6, 1.0, 1.3, 1.48]
        .map(|theta| direction(theta, 0.3))
        .to_vec()
}

/// Varnish as pbrt-v4 has it, and varnish that absorbs nothing.
static VARNISH: LazyLock<Coat> = LazyLock::new(|| Coat::new(1.5));
static CLEAR: LazyLock<Coat> = LazyLock::new(|| Coat::clear(1.5));

/// A metal that absorbs nothing.
fn perfect<R: Real>() -> (Rgb<R>, Rgb<R>) {
    (Rgb::of([1.0; 3]), Rgb::of([1e4; 3]))
}

/// Every BSDF that next event estimation can see, by name.
fn rough_bsdfs<R: Real>() -> Vec<(&'static str, Bsdf<'static, R>)> {
    let reflectance = Rgb::of([0.8, 0.5, 0.2]);
    let both = |a: f32| [R::of(a), R::of(a)];
    let conductor = |a: f32, b: f32| Bsdf::Conductor {
        eta: Rgb::of(GOLD.0),
        k: Rgb::of(GOLD.1),
        alpha: [R::of(a), R::of(b)],
    };
    let glass = |eta: f32, a: f32, b: f32| Bsdf::Dielectric {
        eta,
        alpha: [R::of(a), R::of(b)],
    };
    let varnished = |a: f32, b: f32| Bsdf::CoatedDiffuse {
        reflectance,
        alpha: [R::of(a), R::of(b)],
        coat: &VARNISH,
    };
    let lacquered = |metal: f32, coat: f32| Bsdf::CoatedConductor {
        eta: Rgb::of(GOLD.0),
        k: Rgb::of(GOLD.1),
        alpha: both(metal),
        coat_alpha: both(coat),
        coat: &VARNISH,
    };
    vec![
        ("diffuse", Bsdf::Diffuse { reflectance }),
        (
            "paper",
            Bsdf::DiffuseTransmission {
                reflectance,
                transmittance: Rgb::of([0.1, 0.3, 0.05]),
            },
        ),
        ("conductor 0.1", conductor(0.1, 0.1)),
        ("conductor 0.5", conductor(0.5, 0.5)),
        ("conductor anisotropic", conductor(0.15, 0.6)),
        ("glass 0.15", glass(1.5, 0.15, 0.15)),
        ("glass 0.5", glass(1.5, 0.5, 0.5)),
        ("glass anisotropic", glass(1.33, 0.4, 0.15)),
        ("bubble 0.3", glass(0.75, 0.3, 0.3)),
        ("varnish, smooth", varnished(0.0, 0.0)),
        ("varnish 0.15", varnished(0.15, 0.15)),
        ("varnish anisotropic", varnished(0.5, 0.2)),
        ("coated metal 0.2, smooth", lacquered(0.2, 0.0)),
        ("coated metal, smooth 0.3", lacquered(0.0, 0.3)),
        ("coated metal 0.1 0.15", lacquered(0.1, 0.15)),
        ("coated metal 0.4 0.5", lacquered(0.4, 0.5)),
        (
            "coated metal anisotropic",
            Bsdf::CoatedConductor {
                eta: Rgb::of(GOLD.0),
                k: Rgb::of(GOLD.1),
                alpha: [R::of(0.1), R::of(0.3)],
                coat_alpha: [R::of(0.2), R::of(0.1)],
                coat: &VARNISH,
            },
        ),
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
    // Points of a bin, in the directions of theta and phi: densities have edges in theta.
    const SUB: [usize; 2] = [24, 8];
    const N: u64 = 300_000;
    for ((name, bsdf), (_, sampled)) in rough_bsdfs::<f64>().into_iter().zip(rough_bsdfs::<f32>()) {
        for (case, wo) in directions().into_iter().enumerate() {
            let mut expected = vec![0.0; THETA_BINS * PHI_BINS + 1];
            for (bin, value) in expected.iter_mut().take(THETA_BINS * PHI_BINS).enumerate() {
                let (i, j) = (bin / PHI_BINS, bin % PHI_BINS);
                for sub in 0..SUB[0] * SUB[1] {
                    let (a, b) = ((sub / SUB[1]) as f64 + 0.5, (sub % SUB[1]) as f64 + 0.5);
                    let (sin, cos) =
                        (PI * (i as f64 + a / SUB[0] as f64) / THETA_BINS as f64).sin_cos();
                    let phi = TAU * (j as f64 + b / SUB[1] as f64) / PHI_BINS as f64;
                    let wi = Vec3::new(sin * phi.cos(), sin * phi.sin(), cos);
                    *value += sin * bsdf.evaluate(wo, wi).pdf;
                }
                *value *= N as f64 * PI * TAU / (THETA_BINS * PHI_BINS * SUB[0] * SUB[1]) as f64;
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
                let bin = match sampled.sample(to_f32(wo), u, s.unit(2)) {
                    Some(BsdfSample {
                        wi, delta: false, ..
                    }) => {
                        let i = (f64::from(wi.z).clamp(-1.0, 1.0).acos() / PI * THETA_BINS as f64)
                            as usize;
                        let phi = f64::from(wi.y).atan2(wi.x.into()).rem_euclid(TAU);
                        let j = (phi / TAU * PHI_BINS as f64) as usize;
                        i.min(THETA_BINS - 1) * PHI_BINS + j.min(PHI_BINS - 1)
                    }
                    // Nothing, or what is perfectly smooth.
                    _ => THETA_BINS * PHI_BINS,
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
    for (name, bsdf) in rough_bsdfs::<f64>() {
        for (case, wo) in directions().into_iter().enumerate() {
            for sample in 0..2000 {
                let mut s = philox.stream(case as u32, sample);
                let u = [f64::from(s.unit(0)), f64::from(s.unit(1))];
                let Some(got) = bsdf.sample(wo, u, s.unit(2).into()) else {
                    continue;
                };
                if got.delta {
                    continue;
                }
                let value = bsdf.evaluate(wo, got.wi);
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

/// The share of light that is scattered, without the compression of radiance.
fn albedo(bsdf: &Bsdf<'_, f64>, wo: Vec3<f64>, samples: u64) -> Rgb<f64> {
    let philox = Philox::new(9);
    let mut sum = Rgb::zero();
    for sample in 0..samples {
        let mut s = philox.stream(0, sample);
        let u = [f64::from(s.unit(0)), f64::from(s.unit(1))];
        if let Some(got) = bsdf.sample(wo, u, s.unit(2).into()) {
            let compression = match *bsdf {
                Bsdf::Dielectric { eta, .. } if got.wi.z * wo.z < 0.0 => {
                    f64::from(eta).powf(2.0 * wo.z.signum())
                }
                _ => 1.0,
            };
            assert!(got.weight.x >= 0.0 && got.weight.is_finite(), "{bsdf:?}");
            sum += got.weight * compression;
        }
    }
    sum * (1.0 / samples as f64)
}

/// No surface creates light.
#[test]
fn energy_is_conserved() {
    let mut bsdfs = rough_bsdfs();
    let (eta, k) = perfect();
    bsdfs.push((
        "white metal",
        Bsdf::Conductor {
            eta,
            k,
            alpha: [0.4; 2],
        },
    ));
    for alpha in [0.0, 0.1, 0.5] {
        bsdfs.push((
            "white below varnish",
            Bsdf::CoatedDiffuse {
                reflectance: Rgb::splat(1.0),
                alpha: [alpha; 2],
                coat: &CLEAR,
            },
        ));
        for metal in [0.0, 0.1, 0.3] {
            bsdfs.push((
                "white metal below varnish",
                Bsdf::CoatedConductor {
                    eta,
                    k,
                    alpha: [metal; 2],
                    coat_alpha: [alpha; 2],
                    coat: &CLEAR,
                },
            ));
        }
    }
    for (name, bsdf) in bsdfs {
        for wo in directions() {
            let albedo = albedo(&bsdf, wo, 20_000).x;
            assert!(albedo < 1.005, "{name} {wo:?}: albedo {albedo}");
            assert!(albedo > 0.3, "{name} {wo:?}: albedo {albedo} is too dark");
        }
    }
}

/// Smooth surfaces that absorb nothing lose nothing.
#[test]
fn smooth_white_surfaces_lose_nothing() {
    let (eta, k) = perfect();
    for index in [1.2f32, 1.5, 2.2] {
        let coat = Coat::clear(index);
        for (name, bsdf, tolerance) in [
            (
                "glass",
                Bsdf::Dielectric {
                    eta: index,
                    alpha: [0.0; 2],
                },
                1e-9,
            ),
            ("pane", Bsdf::ThinDielectric { eta: index }, 1e-9),
            (
                "paper",
                Bsdf::DiffuseTransmission {
                    reflectance: Rgb::splat(0.7),
                    transmittance: Rgb::splat(0.3),
                },
                1e-9,
            ),
            (
                "metal below varnish",
                Bsdf::CoatedConductor {
                    eta,
                    k,
                    alpha: [0.0; 2],
                    coat_alpha: [0.0; 2],
                    coat: &coat,
                },
                1e-3,
            ),
            (
                "white below varnish",
                Bsdf::CoatedDiffuse {
                    reflectance: Rgb::splat(1.0),
                    alpha: [0.0; 2],
                    coat: &coat,
                },
                5e-3,
            ),
        ] {
            for wo in directions() {
                let albedo = albedo(&bsdf, wo, 50_000).y;
                assert!(
                    (albedo - 1.0).abs() < tolerance,
                    "{name} {index} {wo:?}: {albedo}"
                );
            }
        }
    }
}

/// Where there is nearly nothing to reflect, rounding does not make it negative.
#[test]
fn radiance_is_never_negative() {
    let (wo, philox) = (Vec3::new(0.6f32, 0.0, 0.8), Philox::new(1));
    for k in [0.0, 1e-6, 1e-4, 1e-2] {
        for eta in [0.999, 1.0, 1.001] {
            let bsdf = Bsdf::Conductor {
                eta: Rgb::splat(eta),
                k: Rgb::splat(k),
                alpha: [0.3; 2],
            };
            for sample in 0..2000 {
                let mut s = philox.stream(0, sample);
                if let Some(got) = bsdf.sample(wo, [s.unit(0), s.unit(1)], s.unit(2)) {
                    assert!(got.weight.x >= 0.0, "{eta} {k}: {}", got.weight.x);
                    assert!(bsdf.evaluate(wo, got.wi).f_cos.x >= 0.0);
                }
            }
        }
    }
}

/// Helmholtz: f(wo, wi) / n_o^2 = f(wi, wo) / n_i^2, where n is the index on each side. Returns how many pairs scatter.
fn assert_reciprocal(name: &str, bsdf: &Bsdf<'_, f64>, samples: u64) -> usize {
    let philox = Philox::new(2);
    let index = |w: Vec3<f64>| match *bsdf {
        Bsdf::Dielectric { eta, .. } if w.z < 0.0 => f64::from(eta),
        _ => 1.0,
    };
    let mut tested = 0;
    for sample in 0..samples {
        let mut s = philox.stream(0, sample);
        let mut direction = |i: u32| {
            let z = 2.0 * f64::from(s.unit(i)) - 1.0;
            let phi = TAU * f64::from(s.unit(i + 1));
            let r = (1.0 - z * z).sqrt();
            Vec3::new(r * phi.cos(), r * phi.sin(), z)
        };
        let (a, b) = (direction(0), direction(2));
        let forth = bsdf.evaluate(a, b).f_cos.y / b.z.abs() / index(a).powi(2);
        let back = bsdf.evaluate(b, a).f_cos.y / a.z.abs() / index(b).powi(2);
        assert!(
            (forth - back).abs() <= 1e-6 * (forth + back) + 1e-12,
            "{name}: {forth} {back}"
        );
        tested += usize::from(forth > 0.0);
    }
    tested
}

#[test]
fn scattering_is_reciprocal() {
    for (name, bsdf) in rough_bsdfs::<f64>() {
        let tested = assert_reciprocal(name, &bsdf, 4000);
        assert!(tested > 1000, "{name}: only {tested} pairs scatter");
    }
}
