//! Chains that are carried over a camera move, or into a scene that was edited.

use std::sync::Arc;
use wayfare_render::{Budget, Editable, Method, Renderer, Settings, cpu};
use wayfare_testing::scenes;
use wayfare_testing::statistics::{expect_means, mean_and_error};
use wayfare_transport::{CameraModel, PathKinds, World};

const RUNS: u64 = 24;

/// A small room, and the cameras of a few frames of its path.
fn room() -> (Arc<World>, Vec<CameraModel>) {
    film_of("cornell", [24, 18], &[0, 2, 4])
}

/// A built-in scene at some size, and the cameras of some frames of its path.
fn film_of(name: &str, size: [u32; 2], frames: &[usize]) -> (Arc<World>, Vec<CameraModel>) {
    let (scene, cameras) = scenes::film_of(name, 4, size, frames);
    let model = |camera| CameraModel::new(camera, &scene.film);
    let cameras = cameras.iter().map(model).collect();
    (Arc::new(World::new(scene).expect("a world")), cameras)
}

fn renderer(world: &Arc<World>, method: &str, seed: u64) -> impl Renderer + use<> {
    let mut words = method.split(' ');
    let name = words.next().expect("a name");
    let mut method: Method = name.parse().expect("a method");
    for word in words {
        let (key, value) = word.split_once('=').expect("key=value");
        method.set(key, value).expect("a setting");
    }
    let settings = Settings {
        method,
        seed,
        ..Settings::default()
    };
    let pool = cpu::threads(0).expect("threads");
    cpu::renderer(world.clone(), &settings, pool)
}

fn mean_of(renderer: &mut impl Renderer, spp: u64) -> f64 {
    renderer
        .advance(&Budget::of_samples(spp))
        .expect("the processor");
    let image = renderer.image().expect("an image");
    image.mean_luminance()
}

/// Every frame of a film has the mean that path tracing gives it, with every method: with the defaults, by what
/// normalises them, and as an exact start.
#[test]
fn carried_frames_are_as_bright_as_path_traced_ones() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let (world, cameras) = room();
    let truths: Vec<f64> = cameras
        .iter()
        .map(|camera| {
            mean_of(
                &mut renderer(&Arc::new(world.seen_by(*camera)), "pt", 5),
                1500,
            )
        })
        .collect();
    let methods = [
        "persistent-restore",
        "persistent-restore direct-every=0 max-copies=auto",
        "persistent-restore normalise=kills max-copies=auto",
        "metropolis max-copies=auto",
        "mala-restore m=8",
        "persistent-restore gradient=true",
        "auto",
    ];
    for method in methods {
        let films: Vec<Vec<f64>> = (0..RUNS)
            .map(|run| {
                let mut renderer = renderer(&world, method, 100 * run);
                let frames = cameras.iter().zip(100 * run..);
                let of_frame = |(camera, seed): (&CameraModel, u64)| {
                    renderer.move_camera(camera, seed).expect("the processor");
                    mean_of(&mut renderer, 12)
                };
                frames.map(of_frame).collect()
            })
            .collect();
        expect_means(method, &films, &truths);
    }
}

/// On glossy surfaces every move changes what a path carries. Chains that have not spread yet over what is bright have
/// too few of the paths that become darker; what they say of the change would make a film brighter with every frame.
#[test]
fn a_glossy_film_does_not_become_brighter() {
    if wayfare_testing::is_left_out() {
        return;
    }
    const FILMS: u64 = 40;
    let (world, cameras) = film_of("gloss", [48, 36], &[0, 1, 2, 3, 4, 5, 6, 7]);
    let last = cameras.last().expect("a camera");
    let truth = mean_of(
        &mut renderer(&Arc::new(world.seen_by(*last)), "pt", 5),
        2000,
    );
    let means: Vec<Vec<f64>> = (0..FILMS)
        .map(|run| {
            let mut renderer = renderer(&world, "persistent-restore", 100 * run);
            let mut mean = 0.0;
            for (camera, seed) in cameras.iter().zip(100 * run..) {
                renderer.move_camera(camera, seed).expect("the processor");
                mean = mean_of(&mut renderer, 8);
            }
            vec![mean]
        })
        .collect();
    let (mean, error) = mean_and_error(&means)[0];
    println!("{mean} +- {error}, {truth}");
    assert!(error < 0.015 * truth, "{error}");
    let off = (mean - truth) / error.hypot(0.004 * truth);
    assert!(off.abs() < 4.5, "{mean} +- {error}, {truth}");
}

/// Carrying chains over costs evaluations, which are counted; only the last of several moves matters; nothing is left
/// after a restart.
#[test]
fn a_move_is_a_new_image() {
    let (world, cameras) = room();
    let mut moved = renderer(&world, "persistent-restore", 1);
    mean_of(&mut moved, 6);
    moved.move_camera(&cameras[1], 2).expect("the processor");
    moved.move_camera(&cameras[2], 3).expect("the processor");
    assert_eq!(moved.samples(), 0);
    assert_eq!(moved.image().expect("black").mean_luminance(), 0.0);
    mean_of(&mut moved, 6);
    assert!(moved.samples() >= 6 * 24 * 18);
    let seen = moved.image().expect("an image");
    // The same twice, on any number of threads.
    let mut again = renderer(&world, "persistent-restore", 1);
    mean_of(&mut again, 6);
    again.move_camera(&cameras[2], 3).expect("the processor");
    mean_of(&mut again, 6);
    assert_eq!(again.image().expect("an image"), seen);
    // Without a last frame it is a start.
    let mut fresh = renderer(&world, "persistent-restore", 1);
    fresh.move_camera(&cameras[2], 3).expect("the processor");
    mean_of(&mut fresh, 6);
    moved.set_camera(&cameras[2], 3).expect("the processor");
    mean_of(&mut moved, 6);
    let image = fresh.image().expect("an image");
    assert_eq!(moved.image().expect("an image"), image);
    assert_ne!(image, seen);
}

/// A lamp that becomes brighter and changes its colour, and walls that become darker: chains stay where they are. They
/// have not spread yet over the light that they have found, and how much of it there is must not be taken from them.
#[test]
fn an_edited_scene_keeps_the_chains() {
    const RUNS: u64 = 40;
    let (world, _) = room();
    let scene = scenes::edited(world.scene());
    let edited = Arc::new(World::new(scene).expect("a world"));
    let truth = mean_of(&mut renderer(&edited, "pt", 5), 6000);
    for name in ["persistent-restore", "metropolis"] {
        let method: Method = name.parse().expect("a method");
        let method = *method.chains().expect("chains");
        let pool = cpu::threads(0).expect("threads");
        let means: Vec<Vec<f64>> = (0..RUNS)
            .map(|run| {
                let (world, pool) = (world.clone(), pool.clone());
                let kinds = PathKinds::ALL;
                let mut chains = cpu::MarkovChains::new(world, kinds, method, 2, run, pool);
                mean_of(&mut chains, 8);
                let set = chains.edit(&edited, 50 + run);
                set.expect("the processor");
                vec![mean_of(&mut chains, 8)]
            })
            .collect();
        let (mean, error) = mean_and_error(&means)[0];
        println!("{name}: {mean} +- {error}, {truth}");
        let off = (mean - truth) / error.hypot(0.004 * truth);
        assert!(
            error < 0.05 * truth && off.abs() < 4.5,
            "{name}: {mean} +- {error}, {truth}"
        );
    }
}
