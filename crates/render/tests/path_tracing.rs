//! Path tracing as a renderer: repeatable, resumable, interruptible.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use wayfare_builtin as builtin;
use wayfare_film::Image;
use wayfare_render::{Budget, Method, Renderer, Settings, cpu};
use wayfare_sampling::Defaults;
use wayfare_scene::LoadOptions;
use wayfare_transport::World;

fn world(size: [u32; 2]) -> Arc<World> {
    let mut scene = builtin::find("cornell")
        .expect("cornell is built in")
        .load(&LoadOptions::default())
        .expect("it loads");
    scene.film.resolution = size;
    Arc::new(World::new(scene).expect("a small BVH"))
}

fn start(world: &Arc<World>, seed: u64, threads: usize) -> Box<dyn Renderer> {
    let settings = Settings {
        seed,
        ..Default::default()
    };
    let pool = cpu::threads(threads).expect("threads");
    Box::new(cpu::renderer(world.clone(), &settings, pool))
}

fn advance(renderer: &mut dyn Renderer, samples_per_pixel: u64) {
    renderer
        .advance(&Budget::of_samples(samples_per_pixel))
        .expect("the processor does not fail");
}

fn image(world: &Arc<World>, seed: u64, threads: usize, spp: u64) -> Image {
    let mut renderer = start(world, seed, threads);
    advance(&mut *renderer, spp);
    renderer.image().expect("an image")
}

/// Before a stencil is complete, differences are not there yet and all evaluations count as they do in path tracing.
/// What is above the limit is a sum of its own.
#[test]
fn stencils_begin_with_the_samples_of_path_tracing() {
    let world = world([40, 30]);
    let pool = cpu::threads(2).expect("threads");
    let image_of = |method: &str| {
        let settings = Settings {
            method: method.parse().expect("a method"),
            seed: 7,
            ..Default::default()
        };
        let mut renderer = cpu::renderer(world.clone(), &settings, pool.clone());
        advance(&mut renderer, 1);
        renderer.image().expect("an image")
    };
    let (traced, stencils) = (image_of("pt"), image_of("gradient-pt"));
    for (pixel, (a, b)) in traced.pixels.iter().zip(&stencils.pixels).enumerate() {
        for (a, b) in a.iter().zip(b) {
            assert!((a - b).abs() <= 1e-6 * a, "pixel {pixel}: {b}, not {a}");
        }
    }
}

#[test]
fn the_image_does_not_depend_on_the_number_of_threads() {
    let world = world([61, 37]);
    let one = image(&world, 5, 1, 3);
    for threads in [2, 3, 8] {
        assert_eq!(one, image(&world, 5, threads, 3), "{threads} threads");
    }
    assert_ne!(
        one,
        image(&world, 6, 1, 3),
        "another seed gives another image"
    );
}

#[test]
fn going_on_equals_never_having_stopped() {
    let world = world([40, 30]);
    let whole = image(&world, 1, 2, 8);
    let mut renderer = start(&world, 1, 2);
    for spp in [1, 2, 5, 8] {
        advance(&mut *renderer, spp);
    }
    assert_eq!(whole, renderer.image().expect("an image"));
    // Interrupted in the middle of a pass, by the clock.
    let mut renderer = start(&world, 1, 2);
    let stop = AtomicBool::new(false);
    while renderer.statistics().samples < 8 * 40 * 30 {
        let deadline = Some(Instant::now() + Duration::from_micros(300));
        renderer
            .advance(&Budget {
                samples_per_pixel: 8,
                deadline,
                is_strict: false,
                stop: &stop,
            })
            .expect("the processor does not fail");
    }
    assert_eq!(whole, renderer.image().expect("an image"));
}

#[test]
fn a_stop_request_is_obeyed_at_once() {
    let world = world([320, 240]);
    let mut renderer = start(&world, 1, 2);
    let stop = AtomicBool::new(true);
    let begin = Instant::now();
    renderer
        .advance(&Budget {
            samples_per_pixel: 1 << 40,
            deadline: None,
            is_strict: false,
            stop: &stop,
        })
        .expect("the processor does not fail");
    assert!(begin.elapsed() < Duration::from_secs(1));
    assert_eq!(renderer.statistics().samples, 0);
}

#[test]
fn statistics_count_what_was_done() {
    let world = world([20, 10]);
    let mut renderer = start(&world, 1, 1);
    advance(&mut *renderer, 4);
    let s = renderer.statistics();
    assert_eq!(s.samples, 800);
    assert_eq!(s.samples_per_pixel, 4.0);
    assert!(s.rays > s.samples && s.mean_path_length > 1.0 && s.seconds > 0.0);
    assert_eq!(s.non_finite, 0);
}

/// Without a limit on the samples the whole image is worked on, not its first pixels.
#[test]
fn a_deadline_alone_leaves_no_part_of_the_image_behind() {
    let world = world([48, 36]);
    let mut renderer = start(&world, 5, 2);
    let stop = AtomicBool::new(false);
    while renderer.statistics().samples_per_pixel < 2.0 {
        renderer
            .advance(&Budget {
                samples_per_pixel: u64::MAX,
                deadline: Some(Instant::now() + Duration::from_millis(30)),
                is_strict: false,
                stop: &stop,
            })
            .expect("the processor does not fail");
    }
    let image = renderer.image().expect("an image");
    let black = image.pixels.iter().filter(|p| p.iter().all(|&c| c == 0.0));
    assert!(black.count() < image.pixels.len() / 50);
}

/// A machine that renders some rows of an image renders those of the whole image.
#[test]
fn rows_by_themselves_are_those_of_the_image() {
    let world = world([31, 22]);
    let whole = image(&world, 9, 2, 5);
    let world = Arc::new(world.with_roulette(Method::default().roulette));
    let mut pixels = Vec::new();
    for rows in [0..1, 1..15, 15..22] {
        let pool = cpu::threads(2).expect("threads");
        let kinds = wayfare_transport::PathKinds::ALL;
        let mut part = cpu::PathTracing::of_rows(world.clone(), kinds, rows, 9, pool);
        advance(&mut part, 2);
        advance(&mut part, 5);
        pixels.extend(part.image().expect("an image").pixels);
    }
    assert_eq!(pixels, whole.pixels);
}

/// Sobol points change no pixel's expectation, and their images have less error. So do those of differences between
/// pixels, whose halves have points of their own.
#[test]
fn sobol_points_give_the_same_image_with_less_error() {
    let world = world([16, 12]);
    let images = |name: &str, sampler: &str, first: u64, spp: u64| -> Vec<Image> {
        let method = Method::configured(name, Defaults::Ours, [("sampler", sampler)]);
        let method = method.expect("a method with a sampler");
        let pool = cpu::threads(2).expect("threads");
        let render = |seed: u64| {
            let settings = Settings {
                method,
                seed,
                ..Default::default()
            };
            let mut renderer = cpu::renderer(world.clone(), &settings, pool.clone());
            advance(&mut renderer, spp);
            renderer.image().expect("an image")
        };
        (first..first + 24).map(render).collect()
    };
    // Means over seeds and variances of one image.
    let moments = |images: &[Image]| -> (Vec<f64>, Vec<f64>) {
        let n = images.len() as f64;
        let channels = 0..images[0].pixels.len() * 3;
        let of_channel = |i: usize| {
            let values = || {
                images
                    .iter()
                    .map(move |image| f64::from(image.pixels[i / 3][i % 3]))
            };
            let mean = values().sum::<f64>() / n;
            (
                mean,
                values().map(|v| (v - mean).powi(2)).sum::<f64>() / (n - 1.0),
            )
        };
        channels.map(of_channel).unzip()
    };
    let (truth, plain) = moments(&images("pt", "independent", 100, 64));
    for (name, least_gain) in [("pt", 0.9), ("gradient-pt", f64::MAX)] {
        let (mean, variance) = moments(&images(name, "sobol", 0, 64));
        // Of all channels, at most a few are off by more than four standard errors.
        let off = |i: usize| (mean[i] - truth[i]).powi(2) > 16.0 * (variance[i] + plain[i]) / 24.0;
        let count = (0..mean.len()).filter(|&i| off(i)).count();
        assert!(
            count * 100 <= mean.len(),
            "{name}: {count} of {}",
            mean.len()
        );
        let [before, after] = [&plain, &variance].map(|v| v.iter().sum::<f64>());
        assert!(after < least_gain * before, "{name}: {before} to {after}");
    }
}
