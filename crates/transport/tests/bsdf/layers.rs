//! Coats against a random walk through the layers, as pbrt-v4 does it.

use super::{VARNISH, fine_directions, perfect};
use std::f64::consts::{PI, TAU};
use wayfare_sampling::Philox;
use wayfare_transport::bsdf::{Bsdf, Coat};
use wayfare_transport::math::{Rgb, Vec3};

const THETA_BINS: usize = 12;
const PHI_BINS: usize = 8;
const SAMPLES: u64 = 40_000;

/// Where light goes: energy that leaves in a perfectly smooth direction, in each bin of the hemisphere, and in all.
#[derive(Clone, Debug)]
pub struct Outgoing {
    delta: Rgb<f64>,
    bins: Vec<Rgb<f64>>,
    /// Sum of squares of the second channel, for the error.
    squares: Vec<f64>,
    samples: u64,
}

impl Outgoing {
    fn new(samples: u64) -> Self {
        Self {
            delta: Rgb::zero(),
            bins: vec![Rgb::zero(); THETA_BINS * PHI_BINS],
            squares: vec![0.0; THETA_BINS * PHI_BINS],
            samples,
        }
    }

    fn add(&mut self, wi: Vec3<f64>, weight: Rgb<f64>, delta: bool) {
        if delta {
            self.delta += weight;
            return;
        }
        let i = (wi.z.clamp(0.0, 1.0).acos() / (0.5 * PI) * THETA_BINS as f64) as usize;
        let j = (wi.y.atan2(wi.x).rem_euclid(TAU) / TAU * PHI_BINS as f64) as usize;
        let bin = i.min(THETA_BINS - 1) * PHI_BINS + j.min(PHI_BINS - 1);
        self.bins[bin] += weight;
        self.squares[bin] += weight.y * weight.y;
    }

    fn albedo(&self) -> Rgb<f64> {
        let sum = self.bins.iter().fold(self.delta, |sum, &bin| sum + bin);
        sum * (1.0 / self.samples as f64)
    }

    /// The sum of the differences between the bins, over the light in them, and what noise alone makes of it.
    fn difference(&self, other: &Self) -> (f64, f64) {
        let (mut sum, mut noise, mut total) = (0.0, 0.0, 0.0);
        let (n, m) = (self.samples as f64, other.samples as f64);
        for bin in 0..self.bins.len() {
            let (a, b) = (self.bins[bin].y / n, other.bins[bin].y / m);
            sum += (a - b).abs();
            total += a;
            let variance =
                (self.squares[bin] / n - a * a) / n + (other.squares[bin] / m - b * b) / m;
            noise += variance.max(0.0).sqrt() * (2.0 / PI).sqrt();
        }
        (sum / total, noise / total)
    }
}

/// Random numbers of one walk.
struct Numbers<'a> {
    philox: &'a Philox,
    sample: u64,
    used: u32,
}

impl Numbers<'_> {
    fn sample(
        &mut self,
        bsdf: &Bsdf<'_, f64>,
        wo: Vec3<f64>,
    ) -> Option<(Vec3<f64>, Rgb<f64>, bool)> {
        let mut stream = self.philox.stream(77, self.sample);
        let [a, b, c] = [0, 1, 2].map(|i| f64::from(stream.unit(self.used + i)));
        self.used += 3;
        let sample = bsdf.sample(wo, [a, b], c)?;
        Some((sample.wi, sample.weight, sample.delta))
    }
}

/// The walk: a rough dielectric above a base, with an absorbing layer between them.
pub fn walk(
    wo: Vec3<f64>,
    coat: &Bsdf<'_, f64>,
    base: &Bsdf<'_, f64>,
    thickness: f64,
    max_depth: u32,
    samples: u64,
) -> Outgoing {
    let philox = Philox::new(3);
    let mut outgoing = Outgoing::new(samples);
    for sample in 0..samples {
        let mut numbers = Numbers {
            philox: &philox,
            sample,
            used: 0,
        };
        let Some((mut w, mut weight, mut smooth)) = numbers.sample(coat, wo) else {
            continue;
        };
        for depth in 0..max_depth {
            if w.z > 0.0 && depth % 2 == 0 {
                outgoing.add(w, weight, smooth);
                break;
            }
            weight *= Rgb::splat((-thickness / w.z.abs()).exp());
            let interface = if depth % 2 == 0 { base } else { coat };
            let Some((next, factor, delta)) = numbers.sample(interface, -w) else {
                break;
            };
            (w, weight, smooth) = (next, weight * factor, smooth && delta);
            // After the last event, light that leaves still counts.
            if depth + 1 == max_depth && w.z > 0.0 && depth % 2 == 1 {
                outgoing.add(w, weight, smooth);
            }
        }
    }
    outgoing
}

/// The same light, from the samples of the whole.
pub fn sampled(wo: Vec3<f64>, bsdf: &Bsdf<'_, f64>, samples: u64) -> Outgoing {
    let philox = Philox::new(4);
    let mut outgoing = Outgoing::new(samples);
    for sample in 0..samples {
        let mut numbers = Numbers {
            philox: &philox,
            sample,
            used: 0,
        };
        if let Some((wi, weight, delta)) = numbers.sample(bsdf, wo) {
            outgoing.add(wi, weight, delta);
        }
    }
    outgoing
}

/// The closed form is the walk.
#[test]
fn a_coat_over_a_lambertian_base_is_the_walk() {
    let reflectance = Rgb::new(0.2, 0.6, 0.95);
    for (eta, thickness, max_depth) in [(1.5f32, 0.01f32, 10), (1.9, 0.0, 400)] {
        let coat = Coat::with_layer(eta, thickness, max_depth);
        for alpha in [0.0, 0.1, 0.35, 0.8] {
            let bsdf = Bsdf::CoatedDiffuse {
                reflectance,
                alpha: [alpha; 2],
                coat: &coat,
            };
            for wo in fine_directions() {
                let truth = walk(
                    wo,
                    &Bsdf::Dielectric {
                        eta,
                        alpha: [alpha; 2],
                    },
                    &Bsdf::Diffuse { reflectance },
                    thickness.into(),
                    max_depth,
                    SAMPLES,
                );
                let got = sampled(wo, &bsdf, SAMPLES);
                let (a, b) = (truth.albedo(), got.albedo());
                for (a, b) in [(a.x, b.x), (a.y, b.y), (a.z, b.z)] {
                    assert!(
                        (a - b).abs() < 0.01,
                        "{eta} {alpha} {wo:?}: walk {a}, got {b}"
                    );
                }
                let (difference, noise) = truth.difference(&got);
                assert!(
                    difference < 1.25 * noise + 0.002,
                    "{eta} {alpha} {wo:?}: {difference} {noise}"
                );
            }
        }
    }
}

/// Metal below varnish has the walk's energy, and nearly its shape: pairs of the roughnesses of metal and coat, with
/// the largest difference of energy and of shape.
#[test]
fn a_coat_over_metal_is_close_to_the_walk() {
    let copper = (Rgb::new(0.2, 0.92, 1.1), Rgb::new(3.9, 2.45, 2.14));
    for (alpha, coat_alpha, energy, shape) in [
        (0.0, 0.0, 0.005, 0.0),
        (0.045, 0.0, 0.02, 0.09),
        (0.3, 0.0, 0.03, 0.04),
        (0.6, 0.0, 0.03, 0.04),
        (0.0, 0.1, 0.04, 0.13),
        (0.0, 0.3, 0.11, 0.17),
        (0.045, 0.14, 0.03, 0.09),
        (0.22, 0.14, 0.04, 0.03),
        (0.3, 0.3, 0.05, 0.06),
        (0.6, 0.6, 0.06, 0.06),
        (0.1, 0.6, 0.14, 0.3),
    ] {
        let (mut largest_energy, mut largest_shape) = (0.0f64, 0.0f64);
        for wo in fine_directions() {
            for (eta, k) in [copper, perfect()] {
                let below = 1.0 / 1.5;
                let truth = walk(
                    wo,
                    &Bsdf::Dielectric {
                        eta: 1.5,
                        alpha: [coat_alpha; 2],
                    },
                    &Bsdf::Conductor {
                        eta: eta * below,
                        k: k * below,
                        alpha: [alpha; 2],
                    },
                    0.01,
                    10,
                    SAMPLES,
                );
                let bsdf = Bsdf::CoatedConductor {
                    eta,
                    k,
                    alpha: [alpha; 2],
                    coat_alpha: [coat_alpha; 2],
                    coat: &VARNISH,
                };
                let got = sampled(wo, &bsdf, SAMPLES);
                let (a, b) = (truth.albedo(), got.albedo());
                for (a, b) in [(a.x, b.x), (a.y, b.y), (a.z, b.z)] {
                    largest_energy = largest_energy.max((b / a - 1.0).abs());
                }
                if coat_alpha > 0.0 || alpha > 0.0 {
                    let (difference, noise) = truth.difference(&got);
                    largest_shape = largest_shape.max(difference - noise);
                }
            }
        }
        assert!(
            largest_energy < energy && largest_shape <= shape,
            "metal {alpha}, coat {coat_alpha}: energy {largest_energy}, shape {largest_shape}"
        );
    }
}
