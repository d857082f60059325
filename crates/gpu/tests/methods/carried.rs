//! Chains that are carried over a camera move or an edit of the scene: as on the CPU, as bright as path tracing, the
//! same every time.

use super::setup::{difference, method, on_cpu, settings, start_renderer};
use crate::common::program;
use std::sync::Arc;
use wayfare_gpu::{MarkovChains, SceneOnGpu, Tuning};
use wayfare_render::{Budget, Editable, Method, Renderer, cpu};
use wayfare_scene::Camera;
use wayfare_testing::scenes;
use wayfare_testing::statistics::{expect_means, mean_and_error};
use wayfare_transport::{CameraModel, PathKinds, World};

/// Pixels, and as many chains.
const SIZE: [u32; 2] = [32, 16];
const CHAINS: (&str, &str) = ("chains", "512");
const PIXELS: u64 = 512;

/// A room, cameras of a few frames of its path, and one that looks the other way.
fn room() -> (Arc<World>, Vec<CameraModel>, CameraModel) {
    let (scene, cameras) = scenes::film_of("cornell", 4, SIZE, &[0, 2, 4]);
    let model = |camera: &Camera| CameraModel::new(camera, &scene.film);
    let cameras = cameras.iter().map(model).collect();
    let mut turned = scene.camera;
    for row in &mut turned.to_world {
        (row[0], row[2]) = (-row[0], -row[2]);
    }
    // From the back of the room, so that there is light.
    turned.to_world[2][3] = 0.9;
    let turned = model(&turned);
    let world = Arc::new(World::new(scene).expect("a world"));
    (world, cameras, turned)
}

/// By what normalises them, with all kinds of starts, and with a score.
fn methods() -> Vec<Method> {
    let restore = |name, parameters: &[(&str, &str)]| {
        let common = [CHAINS, ("direct-every", "0"), ("start", "stationary")];
        method(name, &[&common, parameters].concat())
    };
    vec![
        restore(
            "persistent-restore",
            &[("normalise", "independent"), ("max-copies", "1")],
        ),
        restore(
            "persistent-restore",
            &[("normalise", "kills"), ("max-copies", "auto")],
        ),
        method(
            "metropolis",
            &[CHAINS, ("direct-every", "0"), ("start", "cold")],
        ),
        restore("mala-restore", &[("m", "8"), ("max-copies", "auto")]),
    ]
}

/// Renders on both sides, and expects the same.
fn compare(here: &mut impl Renderer, there: &mut impl Renderer, name: &str) {
    compare_after(6, 4, 0.05, here, there, name);
}

/// The same after a number of samples per pixel: images that are no further apart, and no more other samples.
fn compare_after(
    samples: u64,
    most_other: u64,
    most_apart: f64,
    here: &mut impl Renderer,
    there: &mut impl Renderer,
    name: &str,
) {
    there
        .advance(&Budget::of_samples(samples))
        .expect("the processor");
    // The processor takes some steps at once: let the card take as many.
    let expected = there.statistics();
    here.advance(&Budget::of_samples(expected.samples / PIXELS))
        .expect("a working card");
    let found = here.statistics();
    let [a, b] = [&found, &expected].map(|s| s.diagnostics.clone().expect("chains"));
    let apart = difference(
        &here.image().expect("an image"),
        &there.image().expect("an image"),
    );
    println!(
        "{name}: images {apart:.1e} apart, {} and {} samples, {} and {} steps, p_bar {} and {}, {} and {}",
        found.samples,
        expected.samples,
        a.steps,
        b.steps,
        a.p_bar,
        b.p_bar,
        a.normalisation,
        b.normalisation
    );
    assert_eq!(
        (a.steps, a.bootstrap_samples),
        (b.steps, b.bootstrap_samples),
        "{name}"
    );
    // Found: none more or less; 1e-7 for both, but 5e-4 and 0.02 where a rounding has turned a decision.
    assert!(
        found.samples.abs_diff(expected.samples) <= most_other,
        "{name}: {} and {}",
        found.samples,
        expected.samples
    );
    for (found, expected) in [(a.p_bar, b.p_bar), (a.normalisation, b.normalisation)] {
        let off = (found / expected - 1.0).abs();
        assert!(off < 3e-3, "{name}: {found} and {expected}");
    }
    assert!(apart < most_apart, "{name}: {apart:e}");
}

/// The room with another lamp, and with darker walls.
fn edited(world: &World) -> Arc<World> {
    let scene = scenes::edited(world.scene());
    Arc::new(World::new(scene).expect("a world"))
}

/// Twins draw the same numbers: candidates, their weights and what chains begin with are the same but for roundings.
#[test]
fn carried_chains_are_those_of_the_cpu() {
    let Some(program) = program() else {
        return;
    };
    let (world, cameras, _) = room();
    for method in methods() {
        let settings = settings(&method, 3);
        let pool = cpu::threads(1).expect("a thread");
        let mut there = cpu::renderer(world.clone(), &settings, pool);
        let mut here = start_renderer(&program, &world, &settings).expect("a renderer");
        for (seed, camera) in (3..).zip(&cameras) {
            here.move_camera(camera, seed).expect("a working card");
            there.move_camera(camera, seed).expect("the processor");
            compare(&mut here, &mut there, &format!("{method}, {seed}"));
        }
    }
}

/// Of many chains a few are carried first, and put back: all are then carried as without that, and on both sides nothing
/// is carried where the few are lost.
#[test]
fn a_trial_changes_no_chain() {
    let Some(program) = program() else {
        return;
    };
    let many = ("chains", "16384");
    let (world, cameras, turned) = room();
    for name in ["metropolis-restore", "mala-restore"] {
        let method = method(
            name,
            &[
                many,
                ("direct-every", "0"),
                ("start", "stationary"),
                ("max-copies", "1"),
            ],
        );
        let settings = settings(&method, 3);
        let pool = cpu::threads(1).expect("a thread");
        let mut there = cpu::renderer(world.clone(), &settings, pool);
        let mut here = start_renderer(&program, &world, &settings).expect("a renderer");
        for (seed, camera) in (3..).zip(cameras.iter().chain([&turned])) {
            here.move_camera(camera, seed).expect("a working card");
            there.move_camera(camera, seed).expect("the processor");
            // Roundings turn decisions of a few of so many chains, which go their own ways from frame to frame: states that
            // were lost would be thousands.
            let name = format!("{method}, {seed}");
            compare_after(128, 64, 0.3, &mut here, &mut there, &name);
        }
        // The last frame was a cut.
        let mut anew = start_renderer(&program, &world, &settings).expect("a renderer");
        anew.set_camera(&turned, 6).expect("a working card");
        let budget = Budget::of_samples(here.samples() / PIXELS);
        anew.advance(&budget).expect("a working card");
        let images = [&mut here, &mut anew].map(|one| one.image().expect("an image"));
        assert_eq!(images[0], images[1], "{method}: a cut");
    }
}

/// Every frame of a film has the mean that path tracing gives it.
#[test]
fn carried_frames_are_as_bright_as_path_traced_ones() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(program) = program() else {
        return;
    };
    const RUNS: u64 = 16;
    let (world, cameras, _) = room();
    let of_camera = |camera: &CameraModel| {
        let world = Arc::new(world.seen_by(*camera));
        on_cpu(&world, &settings(&Method::default(), 5), 600)
            .image
            .mean_luminance()
    };
    let truths: Vec<f64> = cameras.iter().map(of_camera).collect();
    // What a score does to chains was compared with the CPU.
    for method in methods().into_iter().take(3) {
        let mut renderer =
            start_renderer(&program, &world, &settings(&method, 0)).expect("a renderer");
        let films: Vec<Vec<f64>> = (0..RUNS)
            .map(|run| {
                renderer.restart(100 * run).expect("a working card");
                let of_frame = |(camera, seed): (&CameraModel, u64)| {
                    renderer.move_camera(camera, seed).expect("a working card");
                    renderer
                        .advance(&Budget::of_samples(12))
                        .expect("a working card");
                    renderer.image().expect("an image").mean_luminance()
                };
                cameras.iter().zip(100 * run..).map(of_frame).collect()
            })
            .collect();
        expect_means(method.name(), &films, &truths);
    }
}

/// A frame depends on the frames before it, their cameras and seeds, and on nothing else; a cut forgets them.
#[test]
fn a_move_is_a_new_image() {
    let Some(program) = program() else {
        return;
    };
    let (world, cameras, turned) = room();
    for method in methods() {
        let settings = settings(&method, 1);
        let start = || start_renderer(&program, &world, &settings).expect("a renderer");
        let advance = |renderer: &mut wayfare_gpu::Renderer, spp| {
            renderer
                .advance(&Budget::of_samples(spp))
                .expect("a working card");
            renderer.image().expect("an image")
        };
        let mut one = start();
        advance(&mut one, 6);
        one.move_camera(&cameras[1], 2).expect("a working card");
        one.move_camera(&cameras[2], 3).expect("a working card");
        assert_eq!(one.samples(), 0, "{method}");
        assert_eq!(
            one.image().expect("black").mean_luminance(),
            0.0,
            "{method}"
        );
        let seen = advance(&mut one, 6);
        assert!(one.samples() >= 6 * PIXELS, "{method}");

        // The same twice, in several calls, and after saving and resuming.
        let mut other = start();
        advance(&mut other, 6);
        other.move_camera(&cameras[2], 3).expect("a working card");
        advance(&mut other, 3);
        let mut bytes = Vec::new();
        other.save_state(&mut bytes).expect("a working card");
        let mut third = start();
        third.set_camera(&cameras[2], 3).expect("a working card");
        third.load_state(&mut &bytes[..]).expect("its own state");
        assert_eq!(advance(&mut third, 6), seen, "{method}");
        assert_eq!(advance(&mut other, 6), seen, "{method}");
        assert_eq!(
            third.statistics().diagnostics,
            one.statistics().diagnostics,
            "{method}"
        );

        // Without a last frame, and after a cut, it is a start.
        other.set_camera(&cameras[2], 3).expect("a working card");
        let fresh = advance(&mut other, 6);
        assert_ne!(fresh, seen, "{method}");
        third.restart(0).expect("a working card");
        third.move_camera(&cameras[2], 3).expect("a working card");
        assert_eq!(advance(&mut third, 6), fresh, "{method}");
        one.move_camera(&turned, 4).expect("a working card");
        other.set_camera(&turned, 4).expect("a working card");
        let cut = advance(&mut one, 6);
        assert!(cut.mean_luminance() > 0.0, "{method}");
        assert_eq!(cut, advance(&mut other, 6), "{method}: a cut");
    }
}

/// An edited scene, on both sides: the states stay, and are weighed by what they were and are.
#[test]
fn an_edit_keeps_the_chains_as_on_the_cpu() {
    let Some(program) = program() else {
        return;
    };
    let (world, cameras, _) = room();
    let scene = SceneOnGpu::with_program(program.clone(), world.clone()).expect("a scene");
    let edit = edited(&world);
    let edited = Arc::new(scene.edited(edit.clone()).expect("a scene"));
    let scene = Arc::new(scene);
    let tuning = Tuning::of(program.gpu());
    for method in methods() {
        let chains = *method.chains().expect("chains");
        let pool = cpu::threads(1).expect("a thread");
        let kinds = PathKinds::ALL;
        let mut there = cpu::MarkovChains::new(world.clone(), kinds, chains, 1, 3, pool);
        let settings = settings(&method, 3);
        let here = MarkovChains::new(scene.clone(), &settings, kinds, &chains, 1, false, tuning);
        let mut here = here.expect("a renderer");
        compare(&mut here, &mut there, &format!("{method}, before"));
        here.edit(&edited, 4).expect("a working card");
        let set = there.edit(&edit, 4);
        set.expect("the processor");
        compare(&mut here, &mut there, &format!("{method}, edited"));
        let image = here.image().expect("an image");

        // Scene and camera change at once.
        let back = Arc::new(scene.seen_by(cameras[1]));
        here.edit(&back, 5).expect("a working card");
        let set = there.edit(&Arc::new(world.seen_by(cameras[1])), 5);
        set.expect("the processor");
        compare(&mut here, &mut there, &format!("{method}, back"));

        // It is not a start.
        let mut fresh =
            MarkovChains::new(edited.clone(), &settings, kinds, &chains, 1, false, tuning)
                .expect("a renderer");
        fresh.restart(4).expect("a working card");
        fresh
            .advance(&Budget::of_samples(6))
            .expect("a working card");
        assert_ne!(fresh.image().expect("an image"), image, "{method}");
    }
}

/// An edited scene has the mean that path tracing gives it.
#[test]
fn an_edited_scene_is_as_bright_as_a_path_traced_one() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(program) = program() else {
        return;
    };
    const RUNS: u64 = 32;
    let (world, ..) = room();
    let edit = edited(&world);
    let truth = on_cpu(&edit, &settings(&Method::default(), 5), 600)
        .image
        .mean_luminance();
    let scene = SceneOnGpu::with_program(program.clone(), world.clone()).expect("a scene");
    let edited = Arc::new(scene.edited(edit).expect("a scene"));
    let (scene, tuning) = (Arc::new(scene), Tuning::of(program.gpu()));
    for method in methods().into_iter().take(3) {
        let chains = *method.chains().expect("chains");
        let settings = settings(&method, 0);
        let start = || {
            let scene = scene.clone();
            MarkovChains::new(scene, &settings, PathKinds::ALL, &chains, 1, false, tuning)
        };
        let means: Vec<Vec<f64>> = (0..RUNS)
            .map(|run| {
                let mut renderer = start().expect("a renderer");
                renderer.restart(100 * run).expect("a working card");
                renderer
                    .advance(&Budget::of_samples(12))
                    .expect("a working card");
                let set = renderer.edit(&edited, 100 * run + 1);
                set.expect("a working card");
                renderer
                    .advance(&Budget::of_samples(12))
                    .expect("a working card");
                vec![renderer.image().expect("an image").mean_luminance()]
            })
            .collect();
        let (mean, error) = mean_and_error(&means)[0];
        println!("{method}: {mean} +- {error}, {truth}");
        assert!(error < 0.05 * truth, "{method}: {error}");
        let off = (mean - truth) / error.hypot(0.004 * truth);
        assert!(off.abs() < 4.5, "{method}: {mean} +- {error}, {truth}");
    }
}

/// A scene in which the chains cannot continue is refused.
#[test]
fn another_depth_or_size_is_no_edit() {
    let Some(program) = program() else {
        return;
    };
    let (world, ..) = room();
    let scene = SceneOnGpu::with_program(program.clone(), world.clone()).expect("a scene");
    let scene = Arc::new(scene);
    let method = methods()[0];
    let chains = *method.chains().expect("chains");
    let tuning = Tuning::of(program.gpu());
    let kinds = PathKinds::ALL;
    let renderer = MarkovChains::new(
        scene.clone(),
        &settings(&method, 0),
        kinds,
        &chains,
        1,
        false,
        tuning,
    );
    let mut renderer = renderer.expect("a renderer");
    let mut deeper = world.scene().clone();
    deeper.max_depth += 1;
    let mut larger = world.scene().clone();
    larger.film.resolution[0] += 1;
    for other in [deeper, larger] {
        let other = Arc::new(World::new(other).expect("a world"));
        let other = Arc::new(scene.edited(other).expect("a scene"));
        assert!(renderer.edit(&other, 1).is_err());
    }
    renderer
        .advance(&Budget::of_samples(1))
        .expect("a working card");
}
