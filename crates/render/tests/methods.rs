//! Every method as a renderer: exact methods agree with path tracing, all are repeatable.

use crate::common::{method, world};
use rayon::prelude::*;
use std::sync::Arc;
use wayfare_film::Image;
use wayfare_render::{Budget, Method, Renderer, Sampler, Settings, Statistics, cpu};
use wayfare_testing::statistics::{mean_and_error, means};
use wayfare_transport::CameraModel;
use wayfare_transport::World;

const SIZE: [u32; 2] = [24, 16];
/// Tiles across and down.
const TILES: [u32; 2] = [3, 2];
const RUNS: u64 = 12;

fn render(
    world: &Arc<World>,
    method: &Method,
    seed: u64,
    spp: u64,
    threads: usize,
) -> (Image, Statistics) {
    let settings = Settings {
        method: *method,
        seed,
        steps_per_dispatch: 0,
    };
    let pool = cpu::threads(threads).expect("threads");
    let mut renderer = cpu::renderer(world.clone(), &settings, pool);
    renderer
        .advance(&Budget::of_samples(spp))
        .expect("the processor does not fail");
    (renderer.image().expect("an image"), renderer.statistics())
}

/// Image mean and tile means of every exact method agree with path tracing, within confidence
/// intervals from independent runs. Paths are kept short enough for both to be close to normal:
/// a caustic that path tracing meets once in a million samples would make any interval meaningless.
#[test]
fn exact_methods_agree_with_path_tracing() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let stationary = [("start", "stationary"), ("chains", "48")];
    let scored = [("score", "true"), ("chains", "48")];
    // Short tours: a run has enough of them for a narrow interval.
    let tours = [("m", "4"), stationary[0], stationary[1]];
    let methods = [
        method("metropolis", &stationary),
        method(
            "metropolis",
            &[
                ("estimator", "rao-blackwellised"),
                stationary[0],
                stationary[1],
            ],
        ),
        method("mala", &stationary),
        method("metropolis-restore", &tours),
        method("mala-restore", &tours),
        method("persistent-restore", &stationary),
        method("persistent-restore", &scored),
        method(
            "metropolis",
            &[("direct-every", "4"), stationary[0], stationary[1]],
        ),
        method(
            "persistent-restore",
            &[("direct-every", "4"), stationary[1]],
        ),
        method(
            "persistent-restore",
            &[("normalise", "independent"), stationary[1]],
        ),
        method(
            "metropolis",
            &[("gradient", "true"), stationary[0], stationary[1]],
        ),
        method(
            "mala-restore",
            &[&tours[..], &[("gradient", "true")]].concat(),
        ),
        method("persistent-restore", &[("gradient", "true"), stationary[1]]),
    ];
    for (scene, depth) in [
        ("cornell", 3),
        ("gloss", 3),
        ("ajar", 4),
        ("ring", 2),
        ("pool", 2),
    ] {
        let world = world(scene, depth, SIZE);
        let runs = |method: &Method, spp: u64| -> Vec<(f64, f64)> {
            let runs: Vec<_> = (0..RUNS)
                .into_par_iter()
                .map(|seed| means(&render(&world, method, 100 + seed, spp, 1).0, TILES))
                .collect();
            mean_and_error(&runs)
        };
        let truth = runs(&Method::default(), 300);
        // What differs between scenes is the path function, which every method evaluates in the same way.
        let has_all = scene == "cornell";
        let is_for_all = |i: usize| [0, 4, 5, 12].contains(&i);
        let some = methods.iter().enumerate();
        for (_, method) in some.filter(|(i, _)| has_all || is_for_all(*i)) {
            let got = runs(method, 150);
            for (i, ((mean, error), (expected, expected_error))) in
                got.iter().zip(&truth).enumerate()
            {
                let error = error.hypot(*expected_error);
                // Student's t with over 11 degrees of freedom: 6 is exceeded once in 10,000 times.
                assert!(
                    (mean - expected).abs() < 6.0 * error,
                    "{scene}, {method}, {}: {mean} instead of {expected} +- {error}",
                    if i == 0 {
                        "whole image".into()
                    } else {
                        format!("tile {i}")
                    }
                );
                // The whole interval must be narrow enough to notice a missing reflection: 6 standard errors, not one.
                let limit = if i == 0 { 0.2 } else { 0.6 };
                assert!(
                    6.0 * error < limit * expected,
                    "{scene}, {method}, {i}: {expected} +- {error}"
                );
            }
        }
    }
}

/// On a scene of textures, coats and a sky, the means of all exact methods are within 2 % of path tracing's, and known well enough to say so.
#[test]
fn exact_methods_agree_on_a_textured_scene_under_a_sky() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let world = world("terrace", 4, SIZE);
    let mean = |method: &Method, spp: u64| {
        let runs: Vec<_> = (0..RUNS)
            .into_par_iter()
            .map(|seed| means(&render(&world, method, 300 + seed, spp, 1).0, [1, 1]))
            .collect();
        mean_and_error(&runs)[0]
    };
    let (truth, truth_error) = mean(&Method::default(), 100);
    let chains = [("start", "stationary"), ("chains", "48")];
    // Short tours, for a narrow interval.
    let tours = [("m", "4"), chains[0], chains[1]];
    for (name, parameters, spp) in [
        ("metropolis", &chains[..], 150),
        ("mala", &chains[..], 150),
        ("metropolis-restore", &tours[..], 400),
        ("mala-restore", &tours[..], 400),
        ("persistent-restore", &chains[..], 400),
    ] {
        let (value, error) = mean(&method(name, parameters), spp);
        let error = error.hypot(truth_error);
        println!("{name}: {:.4} +- {:.4}", value / truth, error / truth);
        assert!(
            (value - truth).abs() < 0.02 * truth + 3.0 * error,
            "{name}: {value} instead of {truth} +- {error}"
        );
        assert!(error < 0.015 * truth, "{name}: {truth} +- {error}");
    }
}

/// Mean of each channel.
fn channel_means(image: &Image) -> [f64; 3] {
    let [width, height] = image.size();
    let mut means = [0.0; 3];
    for y in 0..height {
        for x in 0..width {
            for (mean, value) in means.iter_mut().zip(image.pixel(x, y)) {
                *mean += f64::from(value) / f64::from(width * height);
            }
        }
    }
    means
}

/// Normalised by independent samples, every channel has the right mean after a few steps, although chains have not yet
/// found all light. Were all channels scaled by the same factor, light of the colours found first would stand in for
/// that of the others.
#[test]
fn independent_samples_normalise_every_channel() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let world = world("pool", 2, SIZE);
    let few = [
        ("start", "cold"),
        ("chains", "48"),
        ("m", "256"),
        ("sd", "0.01"),
        ("rho", "0.9"),
        ("direct-every", "0"),
    ];
    let with = |normalise| {
        let parameters = [&few[..], &[("normalise", normalise)]].concat();
        method("persistent-restore", &parameters)
    };
    let (independent, kills) = (with("independent"), with("kills"));
    let runs = |run: &(dyn Fn(u64) -> Vec<f64> + Sync)| {
        let runs: Vec<_> = (0..64u64).into_par_iter().map(run).collect();
        mean_and_error(&runs)
    };
    let truth =
        runs(&|seed| channel_means(&render(&world, &Method::default(), seed, 300, 1).0).to_vec());
    let found = runs(&|seed| {
        let (image, statistics) = render(&world, &independent, seed, 5, 1);
        let by_channel = channel_means(&image);
        // Luminance is a sum of channels: that of the image is the mean over all independent samples.
        let normalisation = statistics.diagnostics.expect("diagnostics").normalisation;
        let energy = wayfare_film::luminance(by_channel) / normalisation;
        assert!((energy - 1.0).abs() < 2e-3, "{energy}");
        let one_factor = channel_means(&render(&world, &kills, seed, 5, 1).0);
        let factor = normalisation / wayfare_film::luminance(one_factor);
        [by_channel, one_factor.map(|c| c * factor)].concat()
    });
    let [by_channel, one_factor] = [&found[..3], &found[3..]].map(|found| {
        let off = found.iter().zip(&truth);
        let off = off.map(|((mean, error), (expected, expected_error))| {
            let error = error.hypot(*expected_error);
            println!("{mean} instead of {expected} +- {error}");
            (mean - expected).abs() / error
        });
        off.fold(0.0, f64::max)
    });
    println!("{by_channel} and {one_factor} standard errors");
    assert!(by_channel < 4.0, "{by_channel} standard errors");
    assert!(one_factor > 10.0, "{one_factor} standard errors");
}

/// The published unadjusted method is darker than the truth where the density has edges, and says so.
#[test]
fn diffusion_restore_is_biased_and_reports_it() {
    let world = world("cornell", 3, [120, 80]);
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
fn images_do_not_depend_on_the_number_of_threads() {
    let world = world("gloss", 4, SIZE);
    let with_gradient = method("persistent-restore", &[("gradient", "true")]);
    let methods = Method::names().map(|name| method(name, &[]));
    for method in methods.chain([with_gradient]) {
        let name = method.name();
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

/// Differences leave the mean of an image as it is, but for what a fixed number of steps leaves of the iteration, even where all that there is comes
/// from one chain.
#[test]
fn a_single_chain_has_its_energy_with_differences() {
    let world = world("cornell", 3, SIZE);
    let parameters = [("gradient", "true"), ("direct-every", "0"), ("chains", "1")];
    let (image, statistics) = render(&world, &method("persistent-restore", &parameters), 1, 9, 1);
    let normalisation = statistics.diagnostics.expect("diagnostics").normalisation;
    let energy = image.mean_luminance() / normalisation;
    assert!((energy - 1.0).abs() < 1e-5, "{energy}");
}

/// A state is found again from (seed, chain, step) alone.
#[test]
fn a_replayed_state_is_the_state_of_the_run() {
    let world = world("cornell", 4, SIZE);
    let parts = method("persistent-restore", &[("chains", "8")]).parts();
    let indirect = parts.last().expect("direct light and the rest");
    let Sampler::Chains {
        method,
        pixels_per_chain,
        ..
    } = indirect.sampler
    else {
        panic!("a chain method");
    };
    let replay = |step| {
        let pool = cpu::threads(1).expect("a thread");
        let (kinds, world) = (indirect.kinds, world.clone());
        let chains = cpu::MarkovChains::new(world, kinds, method, pixels_per_chain, 5, pool);
        chains
            .replay(3, step, &mut |_| ())
            .expect("the fourth of eight chains")
    };
    let a = replay(40);
    assert_eq!(a, replay(40));
    assert_eq!((a.step, a.x.len()), (40, world.dimension()));
    assert_ne!(a.x, replay(41).x);
}

#[test]
fn a_renderer_starts_over_with_another_seed() {
    let world = world("gloss", 3, SIZE);
    for name in Method::names() {
        let method = method(name, &[]);
        let settings = |seed| Settings {
            method,
            seed,
            ..Default::default()
        };
        let budget = Budget::of_samples(6);
        let mut renderer = cpu::renderer(
            world.clone(),
            &settings(8),
            cpu::threads(0).expect("threads"),
        );
        renderer.advance(&budget).expect("the processor");
        renderer.restart(9).expect("the processor");
        assert_eq!(renderer.statistics().samples, 0, "{name}");
        assert_eq!(
            renderer.image().expect("an image").mean_luminance(),
            0.0,
            "{name}"
        );
        renderer.advance(&budget).expect("the processor");
        let (image, statistics) = render(&world, &method, 9, 6, 0);
        assert_eq!(renderer.image().expect("an image"), image, "{name}");
        assert_eq!(renderer.statistics().samples, statistics.samples, "{name}");

        // From another camera it gives what a renderer of that camera gives.
        let mut camera = world.scene().camera;
        camera.fov_degrees *= 0.7;
        camera.to_world[0][3] += 0.1;
        let camera = CameraModel::new(&camera, &world.scene().film);
        renderer.set_camera(&camera, 3).expect("the processor");
        assert_eq!(
            renderer.image().expect("an image").mean_luminance(),
            0.0,
            "{name}"
        );
        renderer.advance(&budget).expect("the processor");
        let seen = Arc::new(world.seen_by(camera));
        let (other, _) = render(&seen, &method, 3, 6, 0);
        assert_eq!(renderer.image().expect("an image"), other, "{name}");
        assert_ne!(other, image, "{name}");
    }
}
