//! Every method as a renderer: exact methods agree with path tracing, all are repeatable.

use rayon::prelude::*;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use wayfare_film::Image;
use wayfare_render::{Budget, Method, Settings, Statistics, cpu};
use wayfare_scene::{LoadOptions, builtin};
use wayfare_transport::World;

const SIZE: [u32; 2] = [24, 16];
/// Tiles across and down.
const TILES: [u32; 2] = [3, 2];
const RUNS: u64 = 12;

fn world(name: &str, max_depth: u32) -> Arc<World> {
    world_of_size(name, max_depth, SIZE)
}

fn world_of_size(name: &str, max_depth: u32, size: [u32; 2]) -> Arc<World> {
    let scene = builtin::find(name)
        .expect("built in")
        .load(&LoadOptions::default());
    let mut scene = scene.expect("it loads");
    scene.film.resolution = size;
    scene.max_depth = max_depth;
    Arc::new(World::new(scene).expect("a small BVH"))
}

fn render(
    world: &Arc<World>,
    method: &Method,
    seed: u64,
    spp: u64,
    threads: usize,
) -> (Image, Statistics) {
    let settings = Settings {
        method: method.clone(),
        seed,
        threads,
        steps_per_dispatch: 0,
    };
    let mut backend = cpu::start(world.clone(), &settings).expect("threads");
    let stop = AtomicBool::new(false);
    backend
        .advance(&Budget {
            samples_per_pixel: spp,
            deadline: None,
            stop: &stop,
        })
        .expect("the processor does not fail");
    (backend.image(), backend.statistics())
}

fn method(name: &str, parameters: &[(&str, &str)]) -> Method {
    let mut method: Method = name.parse().expect("a method");
    for (key, value) in parameters {
        method.set(key, value).expect("a parameter");
    }
    method
}

/// Mean luminance of the whole picture, then of each tile.
fn means(image: &Image) -> Vec<f64> {
    let mut sums = vec![0.0; 1 + (TILES[0] * TILES[1]) as usize];
    let [w, h] = [SIZE[0] / TILES[0], SIZE[1] / TILES[1]];
    for y in 0..SIZE[1] {
        for x in 0..SIZE[0] {
            let value = wayfare_film::luminance(image.pixel(x, y).map(f64::from));
            sums[0] += value / f64::from(SIZE[0] * SIZE[1]);
            sums[1 + (y / h * TILES[0] + x / w) as usize] += value / f64::from(w * h);
        }
    }
    sums
}

/// Mean and squared standard error of each entry over independent runs.
fn statistics(runs: &[Vec<f64>]) -> Vec<(f64, f64)> {
    let n = runs.len() as f64;
    (0..runs[0].len())
        .map(|i| {
            let mean = runs.iter().map(|r| r[i]).sum::<f64>() / n;
            let spread = runs.iter().map(|r| (r[i] - mean).powi(2)).sum::<f64>();
            (mean, spread / (n * (n - 1.0)))
        })
        .collect()
}

/// Image mean and tile means of every exact method agree with path tracing, within confidence
/// intervals from independent runs. Paths are kept short enough for both to be close to normal:
/// a caustic that path tracing meets once in a million samples would make any interval meaningless.
#[test]
fn exact_methods_agree_with_path_tracing() {
    let stationary = [("start", "stationary"), ("chains", "48")];
    let scored = [("score", "true"), ("chains", "48")];
    let methods = [
        method("metropolis", &stationary),
        method(
            "metropolis",
            &[
                ("read-out", "rao-blackwellised"),
                stationary[0],
                stationary[1],
            ],
        ),
        method("mala", &stationary),
        method("metropolis-restore", &stationary),
        method("mala-restore", &stationary),
        method("persistent-restore", &stationary),
        method("persistent-restore", &scored),
        method(
            "metropolis",
            &[("direct", "4"), stationary[0], stationary[1]],
        ),
        method("persistent-restore", &[("direct", "4"), stationary[1]]),
        method(
            "persistent-restore",
            &[("normalise", "draws"), stationary[1]],
        ),
    ];
    for (scene, depth) in [
        ("cornell", 3),
        ("gloss", 3),
        ("ajar", 4),
        ("ring", 2),
        ("pool", 2),
    ] {
        let world = world(scene, depth);
        let runs = |method: &Method, spp: u64| -> Vec<(f64, f64)> {
            let runs: Vec<_> = (0..RUNS)
                .into_par_iter()
                .map(|seed| means(&render(&world, method, 100 + seed, spp, 1).0))
                .collect();
            statistics(&runs)
        };
        let truth = runs(&Method::Pt, 300);
        for method in &methods {
            let got = runs(method, 150);
            for (i, ((mean, error2), (expected, expected2))) in got.iter().zip(&truth).enumerate() {
                let error = (error2 + expected2).sqrt();
                // Student's t with over 11 degrees of freedom: 6 is exceeded once in 10,000 times.
                assert!(
                    (mean - expected).abs() < 6.0 * error,
                    "{scene}, {method}, {}: {mean} instead of {expected} +- {error}",
                    if i == 0 {
                        "whole picture".into()
                    } else {
                        format!("tile {i}")
                    }
                );
                // The interval must be narrow enough to notice a missing reflection.
                assert!(
                    error < 0.25 * expected,
                    "{scene}, {method}, {i}: {expected} +- {error}"
                );
            }
        }
    }
}

/// The published unadjusted method is darker than the truth where the density has edges, and says so.
#[test]
fn diffusion_restore_is_biased_and_reports_it() {
    let world = world_of_size("cornell", 3, [120, 80]);
    let parameters = [("start", "stationary"), ("chains", "1000")];
    let (_, statistics) = render(&world, &method("diffusion-restore", &parameters), 1, 100, 2);
    let d = statistics.diagnostics.expect("diagnostics");
    let ratio = d.density_integral / d.p_bar;
    assert!((0.2..0.8).contains(&ratio), "mean over truth {ratio}");
    assert!(
        !d.brightness_agrees,
        "the check must notice a ratio of {ratio}"
    );
    let (_, statistics) = render(
        &world,
        &method("persistent-restore", &parameters),
        1,
        100,
        2,
    );
    assert!(
        statistics
            .diagnostics
            .expect("diagnostics")
            .brightness_agrees
    );
}

#[test]
fn pictures_do_not_depend_on_the_number_of_threads() {
    let world = world("gloss", 4);
    for name in Method::names() {
        let method = method(name, &[]);
        let one = render(&world, &method, 3, 6, 1).0;
        assert_eq!(one, render(&world, &method, 3, 6, 2).0, "{name}: 2 threads");
        assert_eq!(one, render(&world, &method, 3, 6, 5).0, "{name}: 5 threads");
        assert_ne!(
            one,
            render(&world, &method, 4, 6, 1).0,
            "{name}: another seed"
        );
    }
}

/// A state is found again from (seed, chain, step) alone.
#[test]
fn a_replayed_state_is_the_state_of_the_run() {
    let world = world("cornell", 4);
    let Method::Chains(settings) = method("persistent-restore", &[("chains", "8")]) else {
        panic!("a chain method");
    };
    let a = cpu::MarkovChains::replay(&world, &settings, 5, 3, 40);
    let b = cpu::MarkovChains::replay(&world, &settings, 5, 3, 40);
    assert_eq!(a, b);
    assert_eq!((a.step, a.x.len()), (40, world.dimension()));
    assert_ne!(
        a.x,
        cpu::MarkovChains::replay(&world, &settings, 5, 3, 41).x
    );
}

#[test]
fn a_renderer_begins_anew_with_another_seed() {
    let world = world("gloss", 3);
    for name in Method::names() {
        let method = method(name, &[]);
        let settings = |seed| Settings {
            method: method.clone(),
            seed,
            ..Default::default()
        };
        let stop = AtomicBool::new(false);
        let budget = Budget {
            samples_per_pixel: 6,
            deadline: None,
            stop: &stop,
        };
        let mut backend = cpu::start(world.clone(), &settings(8)).expect("threads");
        backend.advance(&budget).expect("the processor");
        backend.restart(9).expect("the processor");
        assert_eq!(backend.statistics().samples, 0, "{name}");
        assert_eq!(backend.image().mean_luminance(), 0.0, "{name}");
        backend.advance(&budget).expect("the processor");
        let (image, statistics) = render(&world, &method, 9, 6, 0);
        assert_eq!(backend.image(), image, "{name}");
        assert_eq!(backend.statistics().samples, statistics.samples, "{name}");
    }
}
