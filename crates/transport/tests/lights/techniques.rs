//! Next event estimation alone, the directions of the surface alone, and both together find the same light.

use super::{WINDOW, builder, lamp, shining, sky, spotted, use_tree};
use crate::common::{mean_radiance, world};
use wayfare_sampling::Philox;
use wayfare_scene::NONE;
use wayfare_testing::scenes::{BLACK, SceneBuilder, cylinder, grey, quad, sphere};
use wayfare_transport::bvh::{Hit, RayQuery};
use wayfare_transport::math::Vec3;
use wayfare_transport::{Arrival, Ray, World};

/// Where the camera looks: the middle of a white plate that faces +z.
const POINT: [f32; 3] = [0.0; 3];

fn first_hit(world: &World, direction: Vec3<f32>) -> Option<Hit> {
    world.closest(&Arrival {
        ray: Ray {
            origin: Vec3::of([0.0, 0.0, 1e-6]),
            direction,
        },
        pdf: 1.0,
        delta: true,
        from: Hit::NOTHING,
    })
}

/// Radiance of the plate by next event estimation alone, from one sample.
fn by_lights(world: &World, x: [f32; 3]) -> f64 {
    let lights = world.lights();
    let sample = lights.sample(world.scene(), Vec3::of(POINT), x[0], [x[1], x[2]]);
    let Some(sample) = sample.filter(|sample| sample.direction.z > 0.0) else {
        return 0.0;
    };
    let seen = if sample.ball != NONE {
        let hit = first_hit(world, sample.direction);
        hit.is_some_and(|hit| lights.light_of(world.scene(), hit.triangle) == Some(sample.ball))
    } else {
        let (segment, t_max) = match sample.distance < f32::INFINITY {
            true => (sample.direction * sample.distance, 1.0 - 1e-5),
            false => (sample.direction, f32::INFINITY),
        };
        let ray = RayQuery::new([0.0, 0.0, 1e-6], segment.to_f32(), t_max);
        !world.bvh().occluded(ray, [Hit::NOTHING, sample.hit])
    };
    let value = sample.radiance.x * sample.direction.z * std::f32::consts::FRAC_1_PI / sample.pdf;
    if seen { f64::from(value) } else { 0.0 }
}

/// The same by a direction of the plate alone.
fn by_surface(world: &World, x: [f32; 3]) -> f64 {
    let (sin, cos) = (std::f32::consts::TAU * x[1]).sin_cos();
    let radius = x[2].sqrt();
    let direction = Vec3::new(radius * cos, radius * sin, (1.0 - x[2]).sqrt());
    let ray = Ray {
        origin: Vec3::<f32>::of(POINT),
        direction,
    };
    let found = match first_hit(world, direction) {
        Some(hit) => (world.lights()).emitted(world.scene(), &world.surface(hit, &ray), &ray),
        None => world.lights().escaped(world.scene(), &ray),
    };
    found.map_or(0.0, |(radiance, _)| f64::from(radiance.x))
}

fn mean(samples: u64, seed: u64, sample: impl Fn([f32; 3]) -> f64) -> (f64, f64) {
    let (mut sum, mut sum2) = (0.0, 0.0);
    for index in 0..samples {
        let mut s = Philox::new(seed).stream(0, index);
        let value = sample([0, 1, 2].map(|i| s.unit(i)));
        sum += value / samples as f64;
        sum2 += value * value / samples as f64;
    }
    (sum, ((sum2 - sum * sum).max(0.0) / samples as f64).sqrt())
}

#[test]
fn both_ways_to_find_a_light_agree() {
    type Fill = fn(&mut SceneBuilder);
    let cases: [(&str, Fill); 8] = [
        ("area", |b| lamp(b, [-0.5, -0.4, 0.5], 1.2, shining(2.0))),
        ("area, by the tree", |b| {
            use_tree(b);
            lamp(b, [-0.5, -0.4, 0.5], 1.2, shining(2.0));
        }),
        ("ball", |b| {
            let ball = sphere([0.3, 0.2, 1.0], 0.6, 30);
            b.add(&ball, BLACK, Some(shining(2.0)));
        }),
        ("coarse ball behind another", |b| {
            for (centre, radius) in [([0.3, 0.2, 0.8], 0.3), ([0.4, 0.3, 1.6], 0.7)] {
                b.add(&sphere(centre, radius, 10), BLACK, Some(shining(2.0)));
            }
        }),
        ("cylinder", |b| {
            let tube = cylinder([0.3, -0.6, 1.0], 0.4, 1.2);
            b.add(&tube, BLACK, Some(shining(2.0)));
        }),
        ("sky", |b| {
            b.scene.images.push(spotted(8, 3));
            b.scene.lights.push(sky(0, None));
            b.scene.lights.push(sky(NONE, None));
        }),
        ("portal", |b| b.scene.lights.push(sky(NONE, Some(WINDOW)))),
        ("two portals and a sky", |b| {
            let beside = WINDOW.map(|[x, y, z]| [x + 1.4, y, z]);
            b.scene.images.push(spotted(8, 3));
            b.scene.lights.push(sky(0, Some(WINDOW)));
            b.scene.lights.push(sky(NONE, Some(beside)));
            b.scene.lights.push(sky(0, None));
        }),
    ];
    for (name, fill) in cases {
        let mut b = builder();
        let plate = quad([-1.0, -1.0, 0.0], [2.0, 0.0, 0.0], [0.0, 2.0, 0.0]);
        b.add(&plate, grey([1.0; 3]), None);
        // Past the lights.
        let from_aside = SceneBuilder::new("test", 1).camera([-4.0, 0.0, 0.4], POINT, 0.01);
        b.scene.camera = from_aside.scene.camera;
        fill(&mut b);
        let world = world(b);
        let surface = mean(1_000_000, 41, |x| by_surface(&world, x));
        let both = mean_radiance(&world, 1_000_000, 43);
        let mut estimates = vec![("surface", surface), ("both", both)];
        // The part of a sky that is no brighter than its mean is left to surfaces.
        if name != "sky" && name != "two portals and a sky" {
            estimates.push(("lights", mean(1_000_000, 42, |x| by_lights(&world, x))));
        }
        for (technique, (value, error)) in &estimates {
            println!("{name}: {technique} {value:.5} +- {error:.5}");
            let (truth, truth_error) = surface;
            assert!(
                (value - truth).abs() < 4.5 * error.hypot(truth_error) + 1e-5 * truth,
                "{name}: {technique} {value} +- {error}, surface {truth} +- {truth_error}"
            );
            assert!(
                *error < 0.01 * value,
                "{name}: {technique} {value} +- {error}"
            );
        }
    }
}
