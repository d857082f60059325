//! Sums on the film keep the light of 2^18 samples per pixel, where a running sum in f32 loses it.

use super::setup::{CHAINS, method, on_cpu, on_gpu, samples_after, settings, world_of};
use crate::common::program;
use crate::common::scenes::inside_lamps;
use std::sync::Arc;
use wayfare_film::Image;
use wayfare_gpu::{Program, Renderer, SceneOnGpu, Tuning};
use wayfare_render::{Budget, Method, Renderer as _, Settings};
use wayfare_transport::World;

const SPP: u64 = 1 << 18;
const STEPS_PER_DISPATCH: u32 = 1024;
/// None of these is a number of f32, and they lie within the same scene.
const DIM: [f32; 3] = [0.1, 0.7, 1.0 / 3.0];
const BRIGHT: [f32; 3] = [16.3, 900.1, 47.7];

/// Path tracing in few dispatches.
fn path_traced(program: &Arc<Program>, world: &Arc<World>) -> Image {
    let scene =
        Arc::new(SceneOnGpu::with_program(program.clone(), world.clone()).expect("a small scene"));
    // The pace of so small an image would be that of the dispatches, not of the samples.
    let settings = Settings {
        steps_per_dispatch: STEPS_PER_DISPATCH,
        ..settings(&Method::default(), 1)
    };
    let tuning = Tuning {
        max_steps: STEPS_PER_DISPATCH,
        ..Tuning::of(program.gpu())
    };
    let mut renderer = Renderer::new(&scene, &settings, tuning).expect("a renderer");
    renderer
        .advance(&Budget::of_samples(SPP))
        .expect("a working device");
    assert_eq!(renderer.statistics().samples_per_pixel, SPP as f64);
    renderer.image().expect("an image")
}

/// The mean by a running sum in f32.
fn mean_in_f32(values: impl Fn(u64) -> f32) -> f64 {
    let sum = (0..SPP).fold(0.0f32, |sum, i| sum + values(i));
    f64::from(sum) / SPP as f64
}

fn error(found: f64, expected: f64) -> f64 {
    (found - expected).abs() / expected
}

#[test]
fn equal_samples_have_their_value_as_mean() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(program) = program() else {
        return;
    };
    let image = path_traced(&program, &world_of(inside_lamps(DIM, DIM), 0, [2, 2]));
    for (channel, value) in DIM.into_iter().enumerate() {
        for (x, y) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let off = error(f64::from(image.pixel(x, y)[channel]), f64::from(value));
            assert!(off < 1e-6, "{value} became {}", image.pixel(x, y)[channel]);
        }
        let off = error(mean_in_f32(|_| value), f64::from(value));
        assert!(off > 1e-4, "f32 would do for {value}: {off:e}");
    }
}

#[test]
fn dim_light_is_not_lost_beside_bright_light() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(program) = program() else {
        return;
    };
    let world = world_of(inside_lamps(DIM, BRIGHT), 0, [1, 1]);
    let here = path_traced(&program, &world).pixel(0, 0);
    // The same samples, added in f64.
    let there = on_cpu(&world, &settings(&Method::default(), 1), SPP)
        .image
        .pixel(0, 0);
    for channel in 0..3 {
        let [dim, bright] = [DIM[channel], BRIGHT[channel]];
        let off = error(f64::from(here[channel]), f64::from(there[channel]));
        // A ray that meets the edge between the lamps by a rounding changes it by 4e-6 to 8e-6.
        assert!(
            off < 2e-5,
            "channel {channel}: {here:?} instead of {there:?}"
        );
        // Both halves of the image, one sample after the other.
        let mean = 0.5 * (f64::from(dim) + f64::from(bright));
        let in_f32 = mean_in_f32(|i| if i % 2 == 0 { bright } else { dim });
        assert!(
            error(in_f32, mean) > 2e-4,
            "f32 would do: {in_f32} for {mean}"
        );
        assert!(
            error(f64::from(there[channel]), mean) < 0.01,
            "{there:?}: half of each"
        );
    }
}

/// Where all paths bring the same light, both sides take the same decisions for ever.
#[test]
fn deposits_of_chains_are_kept_as_well() {
    let Some(program) = program() else {
        return;
    };
    let world = world_of(inside_lamps(DIM, DIM), 0, [1, 1]);
    for name in ["metropolis", "metropolis-restore", "persistent-restore"] {
        let method = method(name, &[("chains", CHAINS), ("direct-every", "0")]);
        let (settings, spp) = (
            settings(&method, 1),
            samples_after(&method, [1, 1], SPP / 512),
        );
        let here = on_gpu(&program, &world, &settings, spp).image.pixel(0, 0);
        let there = on_cpu(&world, &settings, spp).image.pixel(0, 0);
        for (here, there) in here.into_iter().zip(there) {
            let off = error(f64::from(here), f64::from(there));
            assert!(off < 2e-6, "{name}: {here} instead of {there}");
        }
    }
}
