//! An image depends on its seed and settings, and on nothing else.

use super::setup::{
    CHAINS, SIZE, all_methods, difference, is_black, method, on_cpu, on_gpu, samples, settings,
    start_renderer, with_chains, world,
};
use crate::common::{program, programs_in_both_forms};
use std::sync::Arc;
use wayfare_render::{Budget, Method, Renderer, Settings};
use wayfare_transport::CameraModel;

const SMALL: [u32; 2] = [9, 7];

/// All methods, and those with kernels or estimators of their own, with 100 chains.
fn methods() -> Vec<Method> {
    let few = ("chains", "100");
    let mut all: Vec<_> = Method::names()
        .map(|name| with_chains(name, few.1))
        .collect();
    all.push(method("persistent-restore", &[few, ("score", "true")]));
    all.push(method("metropolis-restore", &[few, ("start", "unbiased")]));
    all.push(method(
        "metropolis-restore",
        &[few, ("normalise", "independent")],
    ));
    all.push(method(
        "persistent-restore",
        &[few, ("normalise", "independent"), ("start", "cold")],
    ));
    all.push(method("persistent-restore", &[few, ("direct-every", "3")]));
    all
}

#[test]
fn a_seed_gives_one_image_however_the_work_is_cut() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(program) = program() else {
        return;
    };
    let world = world("gloss", 4, SMALL);
    const SPP: u64 = 40;
    for method in methods() {
        let settings = settings(&method, 5);
        let render = |settings: &Settings| on_gpu(&program, &world, settings, SPP).image;
        let once = render(&settings);
        assert!(!is_black(&once), "{method}");
        for steps_per_dispatch in [1, 3, 16] {
            let cut = Settings {
                steps_per_dispatch,
                ..settings.clone()
            };
            assert_eq!(render(&cut), once, "{method}: {steps_per_dispatch} steps");
        }
        let other = Settings {
            seed: 6,
            ..settings.clone()
        };
        assert_ne!(render(&other), once, "{method}: another seed");

        // An image can be looked at on the way without changing what comes.
        let mut renderer = start_renderer(&program, &world, &settings).expect("a renderer");
        for spp in [0, 1, 3, 4, 17, 39, SPP] {
            renderer
                .advance(&Budget::of_samples(spp))
                .expect("a working device");
            renderer.resolve().expect("a working device");
            renderer.image().expect("an image");
            renderer.statistics();
        }
        assert_eq!(
            renderer.image().expect("an image"),
            once,
            "{method}: many calls"
        );
        assert_eq!(
            renderer.image().expect("an image"),
            once,
            "{method}: seen twice"
        );

        // A renderer that starts over with a seed gives the image of that seed.
        let (samples, rays) = (renderer.statistics().samples, renderer.statistics().rays);
        renderer.restart(6).expect("a working device");
        assert!(
            is_black(&renderer.image().expect("an image")),
            "{method}: nothing is done yet"
        );
        assert_eq!(renderer.statistics().samples, 0, "{method}");
        renderer
            .advance(&Budget::of_samples(2))
            .expect("a working device");
        renderer.restart(5).expect("a working device");
        renderer
            .advance(&Budget::of_samples(SPP))
            .expect("a working device");
        assert_eq!(
            renderer.image().expect("an image"),
            once,
            "{method}: started over"
        );
        let again = renderer.statistics();
        assert_eq!((again.samples, again.rays), (samples, rays), "{method}");

        // From another camera it gives what a renderer of that camera gives.
        let mut camera = world.scene().camera;
        camera.fov_degrees *= 0.7;
        camera.to_world[0][3] += 0.1;
        let camera = CameraModel::new(&camera, &world.scene().film);
        const FEW: u64 = 8;
        renderer.set_camera(&camera, 5).expect("a working device");
        renderer
            .advance(&Budget::of_samples(FEW))
            .expect("a working device");
        let seen = Arc::new(world.seen_by(camera));
        let other = on_gpu(&program, &seen, &settings, FEW).image;
        assert_eq!(
            renderer.image().expect("an image"),
            other,
            "{method}: another camera"
        );
        assert_ne!(other, once, "{method}: another camera");
    }
}

#[test]
fn a_camera_of_another_size_is_refused() {
    let Some(program) = program() else {
        return;
    };
    let world = world("gloss", 4, SMALL);
    let mut film = world.scene().film;
    film.resolution = [8, 7];
    let camera = CameraModel::new(&world.scene().camera, &film);
    for method in methods() {
        let mut renderer =
            start_renderer(&program, &world, &settings(&method, 5)).expect("a renderer");
        let refused = renderer.set_camera(&camera, 5).expect_err("another size");
        assert!(refused.to_string().contains("8x7"), "{refused}");
    }
}

#[test]
fn the_first_image_is_that_of_the_bootstrap() {
    let Some(program) = program() else {
        return;
    };
    let world = world("cornell", 4, SIZE);
    let mut methods = all_methods();
    methods.retain(|method| method.chains().is_some());
    methods.push(method(
        "metropolis",
        &[("start", "stationary"), ("chains", CHAINS)],
    ));
    for method in methods {
        let settings = settings(&method, 5);
        let mut renderer = start_renderer(&program, &world, &settings).expect("a renderer");
        assert!(
            is_black(&renderer.image().expect("an image")),
            "{method}: nothing is done yet"
        );
        assert_eq!(renderer.statistics().samples, 0, "{method}");
        // One sample per pixel is the bootstrap and nothing else.
        renderer
            .advance(&Budget::of_samples(1))
            .expect("a working device");
        let first = renderer.image().expect("an image");
        let there = on_cpu(&world, &settings, 1).image;
        assert!(!is_black(&first), "{method}");
        let apart = difference(&first, &there);
        println!("{method}: {apart:.1e}");
        assert!(apart < 1e-3, "{method}: {apart:e}");
        // It has given way to the chains' own image after their first step.
        let spp = 2 + u64::from(samples(&method, SIZE) > 33);
        renderer
            .advance(&Budget::of_samples(spp))
            .expect("a working device");
        let then = difference(&renderer.image().expect("an image"), &first);
        assert!(then > 0.1, "{method}: only {then:e} from the bootstrap");
    }
}

#[test]
fn both_forms_of_the_kernels_give_the_same_image() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(programs) = programs_in_both_forms() else {
        return;
    };
    let [spirv, wgsl] = &*programs;
    let world = world("gloss", 4, SIZE);
    let chains = ("chains", CHAINS);
    for method in [
        Method::default(),
        method("metropolis", &[chains]),
        method("diffusion-restore", &[chains]),
        method("persistent-restore", &[chains, ("score", "true")]),
    ] {
        let (settings, spp) = (settings(&method, 5), samples(&method, SIZE));
        let a = on_gpu(wgsl, &world, &settings, spp).image;
        let b = on_gpu(spirv, &world, &settings, spp).image;
        let apart = difference(&a, &b);
        println!("{method}: {apart:.1e}");
        assert!(apart < 0.05, "{method}: {apart:e} between WGSL and SPIR-V");
    }
}
