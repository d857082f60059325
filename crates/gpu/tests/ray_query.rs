//! Where an adapter has ray queries, it finds the same paths, light and scores as the CPU, and every kernel that casts
//! rays gives the same image as with the trees walked in software.
//!
//! No GPU is needed: the lavapipe of Mesa 25.0.7 has ray queries; that of 22.3 has none.

use crate::common::cases::{Case, PARTED_VERTICES, compare};
use std::sync::Arc;
use wayfare_builtin as builtin;
use wayfare_gpu::{
    AdapterChoice, Gpu, KernelForm, Program, SceneOnGpu, Traversal, Tuning, adapters,
};
use wayfare_render::{Budget, Method, Renderer as _, Settings};
use wayfare_sampling::Defaults;
use wayfare_scene::Scene;
use wayfare_transport::World;

/// Paths per scene: not a multiple of a workgroup, so that the last one is not full.
const POINTS: usize = 4100;

/// An adapter with ray queries.
fn gpu() -> Option<Arc<Gpu>> {
    let suits = |a: &&wayfare_gpu::AdapterReport| {
        a.ray_query && a.form == KernelForm::SpirV && a.problem.is_none()
    };
    let Some(adapter) = adapters().iter().find(suits).map(|a| a.index) else {
        wayfare_testing::skip("RAY_QUERY", "no adapter with ray queries");
        return None;
    };
    let gpu = Gpu::open(&AdapterChoice::Index(adapter), None).expect("the adapter");
    println!("{}, {}", gpu.report().name, gpu.report().driver);
    Some(Arc::new(gpu))
}

/// Compares the CPU, ray queries and trees walked in software with each other.
fn compare_all(scenes: impl Iterator<Item = Scene>) {
    let Some(gpu) = gpu() else {
        return;
    };
    let open = |traversal| Arc::new(Program::with(gpu.clone(), traversal).expect("layouts"));
    let [ray_query, software] = [Traversal::RayQuery, Traversal::Software].map(open);
    let (mut parted, mut vertices) = (0, 0);
    for scene in scenes {
        let mut case = Case::new(scene, POINTS);
        let found = case.on(&ray_query);
        parted += compare("ray queries and CPU", &case, &found);
        let counts = case.expected.iter().map(|e| u64::from(e.vertices));
        vertices += counts.sum::<u64>();
        case.expected = case.on(&software);
        compare("ray queries and software", &case, &found);
    }
    let share = parted as f64 / vertices as f64;
    println!("{parted} paths part at {vertices} vertices: {share:e}");
    assert!(share <= PARTED_VERTICES);
}

#[test]
fn built_in_scenes_are_the_same() {
    let load = |scene: &builtin::Builtin| scene.load(&Default::default()).expect("a scene");
    compare_all(crate::common::plain_scenes().map(load));
}

#[test]
fn all_materials_and_instances_are_the_same() {
    compare_all(crate::common::scenes::all().into_iter());
}

/// An image of a scene.
fn image(gpu: &Arc<Gpu>, world: &Arc<World>, name: &str, traversal: Traversal) -> Vec<f32> {
    let scene = SceneOnGpu::with(gpu.clone(), world.clone(), traversal).expect("a small scene");
    assert_eq!(scene.traversal(), traversal, "{:?}", scene.note());
    let (scene, tuning) = (Arc::new(scene), Tuning::of(gpu));
    let settings = Settings {
        method: Method::preset(name, Defaults::Published).expect("a method"),
        seed: 3,
        ..Default::default()
    };
    let mut renderer = wayfare_gpu::Renderer::new(&scene, &settings, tuning).expect("kernels");
    let start = std::time::Instant::now();
    renderer.advance(&Budget::of_samples(16)).expect("an image");
    println!(
        "{name}, {traversal:?}: {:.2} s",
        start.elapsed().as_secs_f64()
    );
    renderer.image().expect("an image").pixels.into_flattened()
}

/// Every kernel that casts rays: of path tracing, of the bootstrap, and of chains without and with scores. The random
/// numbers are the same, so that images differ by the few paths that part, and chains by what follows from there. Found
/// on lavapipe: no difference at all.
#[test]
fn images_are_the_same() {
    let Some(gpu) = gpu() else {
        return;
    };
    let mut scenes = crate::common::scenes::all();
    scenes.retain(|scene| scene.name == "instances");
    let mut scene = scenes.pop().expect("the scene with instances");
    scene.film.resolution = [64, 48];
    let world = Arc::new(World::new(scene).expect("a tree that is not too deep"));
    for (name, limit) in [("pt", 0.002), ("metropolis", 0.02), ("mala-restore", 0.02)] {
        let found = image(&gpu, &world, name, Traversal::RayQuery);
        let expected = image(&gpu, &world, name, Traversal::Software);
        let difference: f32 = (found.iter().zip(&expected))
            .map(|(a, b)| (a - b).abs())
            .sum();
        let relative = difference / expected.iter().sum::<f32>();
        println!("{name}: images differ by {relative:e} of their light");
        assert!(relative < limit, "{name}: {relative:e}");
    }
}
