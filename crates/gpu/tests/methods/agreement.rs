//! All scenes and methods: the image and the counters of the CPU.

use super::setup::{
    CHAINS, SIZE, all_methods, difference, method, on_cpu, on_gpu, samples, settings,
    start_renderer, world,
};
use crate::common::program;
use std::sync::Arc;
use wayfare_gpu::Program;
use wayfare_render::{Budget, Method, Renderer, Sampler, Settings, Statistics};
use wayfare_transport::World;

/// Every number of a run, with its name.
fn numbers(s: &Statistics) -> Vec<(&'static str, f64)> {
    let mut all = vec![
        ("samples", s.samples as f64),
        ("samples per pixel", s.samples_per_pixel),
        ("rays", s.rays as f64),
        ("mean path length", s.mean_path_length),
        ("non-finite samples", s.non_finite as f64),
    ];
    if let Some(d) = &s.diagnostics {
        all.extend([
            ("samples of the chains", d.samples as f64),
            ("bootstrap samples", d.bootstrap_samples as f64),
            ("chains", d.chains as f64),
            ("steps", d.steps as f64),
            ("proposals", d.proposals as f64),
            ("acceptance rate", d.acceptance_rate),
            ("tours", d.tours as f64),
            ("mean tour length", d.mean_tour_length),
            ("longest tour", d.longest_tour as f64),
            ("kills", d.kills as f64),
            ("zero density", d.zero_density_share),
            ("non-finite", d.non_finite as f64),
            ("p_bar", d.p_bar),
            ("error of p_bar", d.p_bar_standard_error),
            ("normalisation", d.normalisation),
            ("density integral", d.density_integral),
            ("its error", d.density_integral_standard_error),
            ("brightness agrees", f64::from(d.brightness_agrees)),
            ("stuck", d.stuck.len() as f64),
            ("lost", d.non_finite_at.len() as f64),
        ]);
    }
    all
}

/// How far apart images and numbers may be, relative to those of the CPU. A score is a sum of large terms that cancel,
/// so that roundings turn decisions of chains that follow it sooner; nothing rejects such a step of diffusion-restore.
/// Found, at most: 0.0003 and 0.0001 for path tracing (0.0017 and 0.0002 under a sky, where many shadow rays graze a
/// horizon); 0.005 and 0.001 without, 0.11 and 0.01 with a score. Images of
/// two seeds are 0.3 to 0.8 apart.
fn limits(method: &Method, is_plain: bool) -> (f64, f64) {
    match method.chains() {
        None if is_plain => (0.003, 1e-4),
        None => (0.003, 4e-4),
        Some(chains) if chains.needs_score() => (0.25, 0.03),
        Some(_) => (0.02, 0.005),
    }
}

fn has_gradient(method: &Method) -> bool {
    matches!(method.sampler, Sampler::Chains { gradient: true, .. })
}

/// How far apart a number may be.
fn limit(method: &Method, name: &str, expected: f64, (_, relative): (f64, f64)) -> f64 {
    let relative = relative * expected.abs();
    match name {
        // How many neighbours are traced depends on the states.
        "samples" | "samples per pixel" if has_gradient(method) => relative,
        "samples"
        | "samples per pixel"
        | "samples of the chains"
        | "bootstrap samples"
        | "chains"
        | "steps"
        | "non-finite samples"
        | "non-finite"
        | "stuck"
        | "lost" => 0.0,
        // A few states.
        "zero density" => relative + 5e-4,
        "brightness agrees" => 0.0,
        _ => relative,
    }
}

#[test]
fn images_and_counters_are_those_of_the_cpu() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(program) = program() else {
        return;
    };
    // Software drivers compile kernels for scenes that are not plain for long.
    let few = |method: &Method| ["pt", "metropolis"].contains(&method.name());
    // What differs between plain scenes is the path function, which every method evaluates in the same way.
    let is_for_all = |scene: &str| scene == "cornell";
    for scene in wayfare_builtin::all() {
        let world = world(scene.name, 6, SIZE);
        let is_plain = wayfare_transport::surface::is_plain(world.scene());
        let has_all = is_plain && is_for_all(scene.name);
        for method in all_methods().into_iter().filter(|m| has_all || few(m)) {
            compare(&program, &world, &method, is_plain);
        }
    }
}

/// Compares images and counters of a method in a scene.
fn compare(program: &Arc<Program>, world: &Arc<World>, method: &Method, is_plain: bool) {
    let scene = &world.scene().name;
    let (settings, spp) = (settings(method, 3), samples(method, SIZE));
    let there = on_cpu(world, &settings, spp);
    // The CPU takes several steps at once, and where differences are taken their number depends on what was found.
    let pixels = u64::from(SIZE[0] * SIZE[1]);
    let here = on_gpu(program, world, &settings, there.statistics.samples / pixels);
    let apart = difference(&here.image, &there.image);
    let limits = limits(method, is_plain);
    println!("{scene}, {method}: images {apart:.1e} apart");
    assert!(apart < limits.0, "{scene}, {method}: {apart:e} apart");
    let (here, there) = (numbers(&here.statistics), numbers(&there.statistics));
    assert_eq!(here.len(), there.len(), "{scene}, {method}");
    for ((name, found), (_, expected)) in here.into_iter().zip(there) {
        assert!(
            (found - expected).abs() <= limit(method, name, expected, limits),
            "{scene}, {method}, {name}: {found} instead of {expected}"
        );
    }
}

#[test]
fn sobol_points_and_russian_roulette_are_those_of_the_cpu() {
    let Some(program) = program() else {
        return;
    };
    let world = world("cornell", 6, SIZE);
    let (sobol, roulette) = (("sampler", "sobol"), ("roulette", "1"));
    for (name, parameters) in [
        ("pt", &[sobol][..]),
        ("pt", &[roulette]),
        ("pt", &[sobol, roulette]),
        ("gradient-pt", &[sobol]),
        ("metropolis", &[("chains", CHAINS), roulette]),
    ] {
        compare(&program, &world, &method(name, parameters), true);
    }
}

/// Chains that take differences, with every local and global dynamics, start and normalisation. Where they are the same, images are too;
/// samples are what was traced, neighbours included.
#[test]
fn differences_under_chains_are_those_of_the_cpu() {
    let Some(program) = program() else {
        return;
    };
    let few = ("chains", CHAINS);
    let gradient = ("gradient", "true");
    let whole = ("direct-every", "0");
    for (scene, name, parameters) in [
        ("cornell", "persistent-restore", &[][..]),
        ("ring", "persistent-restore", &[]),
        ("gloss", "metropolis-restore", &[("start", "unbiased")]),
        (
            "gloss",
            "metropolis-restore",
            &[("start", "cold"), ("normalise", "kills")],
        ),
        ("cornell", "mala-restore", &[]),
        ("cornell", "metropolis", &[]),
        ("cornell", "mala", &[("start", "cold")]),
    ] {
        let world = world(scene, 6, SIZE);
        let parameters: Vec<_> = [few, whole, gradient]
            .iter()
            .chain(parameters)
            .copied()
            .collect();
        compare(&program, &world, &method(name, &parameters), true);
    }
}

/// A stencil in progress counts as far as it has come: after any number of evaluations images are those of the CPU.
#[test]
fn stencils_in_progress_are_those_of_the_cpu() {
    let Some(program) = program() else {
        return;
    };
    let world = world("cornell", 6, SIZE);
    for weights in ["other-half", "own"] {
        let method = method("gradient-pt", &[("weights", weights)]);
        let settings = settings(&method, 3);
        let mut renderer = start_renderer(&program, &world, &settings).expect("a renderer");
        for spp in [1, 2, 3, 4, 5, 8, 21] {
            renderer
                .advance(&Budget::of_samples(spp))
                .expect("a working device");
            let here = renderer.image().expect("an image");
            let there = on_cpu(&world, &settings, spp).image;
            let apart = difference(&here, &there);
            println!("{weights}, {spp}: {apart:.1e}");
            assert!(apart < 1e-3, "{weights}, {spp} samples: {apart:e} apart");
        }
    }
}

/// Where independent samples normalise, every channel has their mean, and with dwell time the luminance has that of the
/// bootstrap: whenever one looks, however the work is cut, and after a restart.
#[test]
fn images_have_the_mean_of_independent_samples_as_on_the_cpu() {
    let Some(program) = program() else {
        return;
    };
    let world = world("pool", 6, SIZE);
    for (name, start, by) in [
        ("metropolis-restore", "stationary", "independent"),
        ("metropolis-restore", "stationary", "dwell-time"),
        ("persistent-restore", "cold", "independent"),
        ("persistent-restore", "stationary", "independent"),
    ] {
        let method = method(
            name,
            &[
                ("chains", CHAINS),
                ("direct-every", "0"),
                ("start", start),
                ("normalise", by),
            ],
        );
        let spp = samples(&method, SIZE);
        let cut = Settings {
            steps_per_dispatch: 3,
            ..settings(&method, 3)
        };
        let mut renderer = start_renderer(&program, &world, &cut).expect("a renderer");
        for seed in [3, 4] {
            renderer.restart(seed).expect("a working device");
            for spp in [1, 3, 4, 9, spp] {
                renderer
                    .advance(&Budget::of_samples(spp))
                    .expect("a working device");
                let diagnostics = renderer.statistics().diagnostics.expect("diagnostics");
                let energy = renderer.image().expect("an image").mean_luminance()
                    / diagnostics.normalisation;
                assert!(
                    (energy - 1.0).abs() < 1e-4,
                    "{method}, {spp} samples: {energy}"
                );
            }
            let (here, there) = (
                renderer.image().expect("an image"),
                on_cpu(&world, &settings(&method, seed), spp).image,
            );
            let apart = difference(&here, &there);
            println!("{method}, seed {seed}: {apart:.1e}");
            assert!(apart < limits(&method, true).0, "{method}: {apart:e}");
            let once = on_gpu(&program, &world, &settings(&method, seed), spp);
            assert_eq!(here, once.image, "{method}");
        }
    }
}

/// The comparison of all methods notices another seed: its limits are not so wide that anything passes.
#[test]
fn another_seed_is_noticed() {
    let world = world("cornell", 6, SIZE);
    for method in all_methods() {
        let spp = samples(&method, SIZE);
        let [a, b] = [3, 4].map(|seed| on_cpu(&world, &settings(&method, seed), spp));
        let apart = difference(&a.image, &b.image);
        let limits = limits(&method, true);
        assert!(apart > 2.0 * limits.0, "{method}: {apart:e}");
        let (a, b) = (numbers(&a.statistics), numbers(&b.statistics));
        let noticed = a
            .into_iter()
            .zip(b)
            .filter(|((name, found), (_, expected))| {
                (found - expected).abs() > limit(&method, name, *expected, limits)
            });
        let names: Vec<_> = noticed.map(|((name, _), _)| name).collect();
        println!("{method}: {apart:.2}, {names:?}");
        assert!(!names.is_empty(), "{method}");
    }
}
