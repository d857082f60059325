//! Rays and paths on the built-in scenes, on one thread: `cargo bench -p wayfare-transport`.
//!
//! Items per second are rays in `closest_hit` and `visibility`, paths in `path`, and blocks of four
//! numbers in `philox`. `wayfare bench` measures the whole renderer on all cores.

use divan::Bencher;
use divan::counter::ItemsCount;
use std::hint::black_box;
use std::sync::OnceLock;
use wayfare_builtin as builtin;
use wayfare_sampling::{Philox, Stream};
use wayfare_scene::LoadOptions;
use wayfare_transport::Arrival;
use wayfare_transport::Coordinates;
use wayfare_transport::bvh::{Hit, RayQuery};
use wayfare_transport::{Counters, PathKinds, World};

const SCENES: [&str; 5] = ["cornell", "gloss", "ajar", "ring", "pool"];
/// Rays or paths in one iteration.
const ITEMS: u64 = 2048;

fn main() {
    divan::main();
}

/// The built-in scene of that name, loaded once: building it takes longer than a measurement.
fn world(name: &str) -> &'static World {
    static WORLDS: [OnceLock<World>; SCENES.len()] = [const { OnceLock::new() }; SCENES.len()];
    let index = SCENES.iter().position(|scene| *scene == name);
    WORLDS[index.expect("a name out of the list")].get_or_init(|| {
        let scene = builtin::find(name).expect("a built-in scene");
        let scene = scene.load(&LoadOptions::default()).expect("it loads");
        World::new(scene).expect("a shallow tree")
    })
}

/// Random coordinates, made as the path asks for them.
struct Random(Stream);

impl Coordinates<f32> for Random {
    fn get(&mut self, index: usize) -> f32 {
        self.0.unit(index as u32)
    }
}

/// The rays that leave the first surface of random paths: neighbours in no sense, as in a path tracer.
fn bounced_rays(world: &World) -> Vec<Arrival<f32>> {
    let mut rays = Vec::new();
    for sample in 0.. {
        let mut x = Random(Philox::new(1).stream(0, sample));
        let arrival = Arrival {
            ray: world.camera().ray(x.film(), x.lens()),
            pdf: 1.0,
            delta: true,
            from: Hit::NOTHING,
        };
        let Some(hit) = world.closest(&arrival) else {
            continue;
        };
        let surface = world.surface(hit, &arrival.ray);
        let xi = x.vertex(0);
        let shading = world.shade(&surface, xi.lobe);
        let wo = shading.frame.to_local(-arrival.ray.direction);
        rays.extend(world.scatter(&surface, &shading, wo, &xi).map(|d| d.next));
        if rays.len() as u64 == ITEMS {
            break;
        }
    }
    rays
}

#[divan::bench(args = SCENES, sample_count = 40, max_time = 1)]
fn closest_hit(bencher: Bencher, scene: &str) {
    let world = world(scene);
    let rays = bounced_rays(world);
    bencher
        .counter(ItemsCount::new(ITEMS))
        .bench(|| rays.iter().filter_map(|ray| world.closest(ray)).count());
}

#[divan::bench(args = SCENES, sample_count = 40, max_time = 1)]
fn visibility(bencher: Bencher, scene: &str) {
    let world = world(scene);
    let segments: Vec<(RayQuery, [Hit; 2])> = bounced_rays(world)
        .iter()
        .zip(0..)
        .filter_map(|(ray, sample)| {
            let mut stream = Philox::new(2).stream(0, sample);
            let point = [stream.unit(0), stream.unit(1)];
            let origin = ray.ray.origin;
            let light = world
                .lights()
                .sample(world.scene(), origin, stream.unit(2), point)?;
            // Lights of these scenes are near.
            let segment = light.direction * light.distance;
            let query = RayQuery::new(ray.ray.origin.to_f32(), segment.to_f32(), 1.0 - 1e-5);
            Some((query, [ray.from, light.hit]))
        })
        .collect();
    bencher.counter(ItemsCount::new(segments.len())).bench(|| {
        let blocked = |(ray, skip): &&(RayQuery, [Hit; 2])| world.bvh().occluded(*ray, *skip);
        segments.iter().filter(blocked).count()
    });
}

#[divan::bench(args = SCENES, sample_count = 40, max_time = 1)]
fn path(bencher: Bencher, scene: &str) {
    let world = world(scene);
    let philox = Philox::new(3);
    bencher.counter(ItemsCount::new(ITEMS)).bench(|| {
        let mut counters = Counters::default();
        for sample in 0..ITEMS {
            let light = {
                let mut x = Random(philox.stream(0, sample));
                world.observed_radiance(PathKinds::ALL, &mut x, &mut counters, |_| ())
            };
            black_box(light);
        }
        counters
    });
}

#[divan::bench(max_time = 1)]
fn philox(bencher: Bencher) {
    let philox = Philox::new(4);
    bencher.counter(ItemsCount::new(ITEMS)).bench(|| {
        (0..ITEMS as u32).fold([0; 4], |sum, i| {
            let words = philox.block([i, 1, 2, 3]);
            std::array::from_fn(|k| sum[k] ^ words[k])
        })
    });
}
