//! Samples of lights against densities.

use super::{builder, extended, lamp, places, shining, sky, spotted};
use crate::common::world;
use rayon::prelude::*;
use std::f64::consts::PI;
use wayfare_sampling::Philox;
use wayfare_scene::{Light, NONE};
use wayfare_testing::scenes::SceneBuilder;
use wayfare_testing::statistics::chi_square;
use wayfare_transport::bvh::Hit;
use wayfare_transport::lights::octahedral;
use wayfare_transport::math::Vec3;
use wayfare_transport::{Arrival, Lights, Ray, World};

/// The density of a direction summed over all lights, and the radiance of the nearest.
fn density(world: &World, origin: Vec3<f64>, direction: Vec3<f64>) -> f64 {
    let (lights, scene) = (world.lights(), world.scene());
    let ray = Ray { origin, direction };
    let mut pdf = lights.escaped(scene, &ray).map_or(0.0, |(_, pdf)| pdf);
    for light in lights.triangles() {
        let hit = Hit {
            triangle: light.triangle,
            instance: NONE,
        };
        let surface = world.surface(hit, &ray);
        let [b1, b2] = surface.barycentric;
        let ahead = (surface.position - origin).dot(direction) > 0.0;
        if ahead && b1 >= 0.0 && b2 >= 0.0 && b1 + b2 <= 1.0 {
            pdf += lights
                .emitted(scene, &surface, &ray)
                .map_or(0.0, |(_, pdf)| pdf);
        }
    }
    let probability = |light: usize| {
        let at = origin.to_f32();
        f64::from(lights.tree_share(at) * lights.tree().probability(light as u32, at))
    };
    for (i, ball) in lights.balls().iter().enumerate() {
        let to_centre = Vec3::<f64>::of(ball.centre) - origin;
        let sin2 = f64::from(ball.radius).powi(2) / to_centre.length_squared();
        if let Some(cone) = ball.cone(origin)
            && to_centre.normalize().dot(direction) > (1.0 - sin2).sqrt()
        {
            pdf += cone.pdf() * probability(lights.triangles().len() + i);
        }
    }
    pdf
}

/// The scenes use the choice of light that they are for.
#[test]
fn lights_are_chosen_by_power_in_one_case() {
    let by_power = extended()
        .iter()
        .filter(|(_, world)| world.lights().is_by_power())
        .map(|(name, _)| *name)
        .collect::<Vec<_>>();
    assert_eq!(by_power, ["two triangles by power"]);
    let balls = |wanted: &str| {
        let cases = extended();
        let (_, world) = cases.iter().find(|(name, _)| *name == wanted).expect("it");
        world.lights().balls().len()
    };
    assert_eq!(balls("balls"), 2);
    assert_eq!(balls("many triangles"), 0);
}

/// The f32 samples of all lights follow the f64 densities, bin by bin over the whole sphere.
#[test]
fn samples_follow_the_density() {
    if wayfare_testing::is_left_out() {
        return;
    }
    const BINS: usize = 12;
    const N: u64 = 4000;
    // A lattice of Fibonacci: its points lie along no edge of a light.
    const POINTS: usize = 4181;
    const TURN: usize = 2584;
    for (name, world) in extended() {
        for (case, origin) in places().into_iter().enumerate() {
            // Bins of the octahedral map have the same solid angle.
            let mut expected = vec![0.0; BINS * BINS + 1];
            let bins = expected[..BINS * BINS].par_iter_mut().enumerate();
            bins.for_each(|(bin, value)| {
                for i in 0..POINTS {
                    let at = |bin: usize, i: usize| {
                        let within = (i % POINTS) as f64 + 0.5;
                        (bin as f64 + within / POINTS as f64) / BINS as f64
                    };
                    let square = [at(bin % BINS, i), at(bin / BINS, i * TURN)];
                    *value += density(&world, origin, octahedral::direction(square));
                }
                *value *= N as f64 * 4.0 * PI / (BINS * BINS * POINTS) as f64;
            });
            let total: f64 = expected.iter().sum();
            let nothing = N as f64 - total;
            assert!(
                nothing > -0.01 * N as f64,
                "{name} {case}: density sums to {}",
                total / N as f64
            );
            expected[BINS * BINS] = nothing.max(0.0);

            let philox = Philox::new(12);
            let mut counts = vec![0.0; expected.len()];
            for index in 0..N {
                let mut s = philox.stream(case as u32, index);
                let point = Vec3::<f32>::of(origin.to_f32());
                let (lights, scene) = (world.lights(), world.scene());
                let bin = match lights.sample(scene, point, s.unit(0), [s.unit(1), s.unit(2)]) {
                    None => BINS * BINS,
                    Some(sample) => {
                        let [x, y] = octahedral::square(sample.direction)
                            .map(|c| ((c * BINS as f32) as usize).min(BINS - 1));
                        y * BINS + x
                    }
                };
                counts[bin] += 1.0;
            }
            let sigma = chi_square(&counts, &expected);
            assert!(sigma < 4.5, "{name} {case}: chi-square {sigma} sigma");
        }
    }
}

/// What a ray finds at the end of a sample is what the sample said: radiance and density.
#[test]
fn rays_find_what_samples_promise() {
    for (name, world) in extended() {
        let (lights, scene) = (world.lights(), world.scene());
        let philox = Philox::new(13);
        let (mut found, mut missed) = (0, 0);
        for (case, point) in places().into_iter().enumerate() {
            for index in 0..2000 {
                let mut s = philox.stream(case as u32, index);
                let [pick, u, v] = [0, 1, 2].map(|i| f64::from(s.unit(i)));
                let Some(sample) = lights.sample(scene, point, pick, [u, v]) else {
                    continue;
                };
                found += 1;
                let ray = Ray {
                    origin: point,
                    direction: sample.direction,
                };
                let ends_on_ball = sample.ball != NONE;
                let (radiance, pdf) = if ends_on_ball {
                    let hit = world.closest(&Arrival {
                        ray,
                        pdf: 1.0,
                        delta: true,
                        from: Hit::NOTHING,
                    });
                    // Samples may pass between the sphere and its mesh, and other lights may be in the way.
                    let of_ball =
                        |hit: &Hit| lights.light_of(scene, hit.triangle) == Some(sample.ball);
                    let Some(hit) = hit.filter(of_ball) else {
                        missed += 1;
                        continue;
                    };
                    lights.emitted(scene, &world.surface(hit, &ray), &ray)
                } else if sample.hit == Hit::NOTHING {
                    assert_eq!(sample.distance, f64::INFINITY);
                    lights.escaped(scene, &ray)
                } else {
                    let surface = world.surface(sample.hit, &ray);
                    let end = point + sample.direction * sample.distance;
                    assert!((surface.position - end).length_squared() < 1e-12, "{name}");
                    lights.emitted(scene, &surface, &ray)
                }
                .expect("light where a sample found some");
                let close = |a: f64, b: f64| (a / b - 1.0).abs() < 1e-5;
                assert!(
                    close(pdf, sample.pdf),
                    "{name} {case}: {pdf} {}",
                    sample.pdf
                );
                let difference = (radiance - sample.radiance).length_squared().sqrt();
                assert!(difference < 1e-4, "{name} {case}: {radiance:?} {sample:?}");
                assert!(!sample.delta);
            }
        }
        assert!(found > 500, "{name}: {found} samples");
        assert!(missed * 50 < found, "{name}: {missed} of {found} miss");
    }
}

/// A lamp far away, a thousand small ones, a sky and a sun: all are sampled.
#[test]
fn no_light_drowns_the_others() {
    let mut b = builder();
    let fill = |b: &mut SceneBuilder| {
        b.scene.images.push(spotted(8, 3));
        b.scene.lights.push(sky(0, None));
        b.scene.lights.push(Light::Distant {
            direction: [0.0, 0.6, 0.8],
            irradiance: [100.0; 3],
        });
        lamp(b, [40.0, 40.0, 60.0], 20.0, shining(2.0));
        lamp(b, [0.2, -0.1, 0.5], 0.05, shining(10.0));
    };
    fill(&mut b);
    let world = world(b);
    let lights: &Lights = world.lights();
    let mut counts = [0; 3];
    let philox = Philox::new(21);
    for index in 0..10_000 {
        let mut s = philox.stream(0, index);
        let point = Vec3::<f32>::zero();
        let sample = lights.sample(world.scene(), point, s.unit(0), [s.unit(1), s.unit(2)]);
        let Some(sample) = sample else { continue };
        if sample.delta {
            counts[0] += 1;
        } else if sample.distance == f32::INFINITY {
            counts[1] += 1;
        } else if sample.distance < 2.0 {
            counts[2] += 1;
        }
    }
    // The sun, the sky, and the lamp nearby, which is as bright as the one far away is.
    assert!(counts.iter().all(|&count| count > 500), "{counts:?}");
}
