//! The comparison accepts our own renderer and notices faults, on a built-in scene.

use crate::batches::{Batches, Effort};
use crate::comparison::{Comparison, Objection, Reference, Tiles};
use crate::defects;
use std::sync::{Arc, LazyLock};
use wayfare_builtin as builtin;
use wayfare_engine::{Device, DeviceSpec};
use wayfare_film::Image;
use wayfare_scene::{LoadOptions, Scene};
use wayfare_transport::World;

const SPP: u64 = 96;
const REFERENCE_SPP: u64 = 256;

fn scene() -> Scene {
    let scene = builtin::find("cornell").expect("a built-in scene");
    scene.load(&LoadOptions::default()).expect("it loads")
}

fn render(mut scene: Scene, spp: u64, seed: u64) -> Batches {
    scene.film.resolution = [64, 48];
    let world = Arc::new(World::new(scene).expect("a shallow tree"));
    let device = Device::open(&DeviceSpec::Cpu, 0).expect("threads can be started");
    let scene = device.upload(world).expect("the CPU takes every scene");
    Batches::render(&scene, Effort::SamplesPerPixel(spp), seed, "test").expect("it renders")
}

/// A reference from other random numbers, and a rendering that should agree with it.
static IMAGES: LazyLock<(Reference, Batches)> = LazyLock::new(|| {
    let reference = Reference {
        renderer: "other random numbers",
        image: render(scene(), REFERENCE_SPP, 1).mean(),
        samples_per_pixel: REFERENCE_SPP as f64,
        tolerance: 0.01,
    };
    (reference, render(scene(), SPP, 2))
});

fn objections(ours: &Batches) -> Vec<Objection> {
    let comparison = Comparison::new(ours, &IMAGES.0).expect("images of one size");
    comparison.objections()
}

/// Noise alone is not a finding.
fn assert_noticed(broken: &Batches) {
    let objections = objections(broken);
    assert!(
        objections.iter().any(|&o| o != Objection::TooNoisy),
        "the fault was not noticed: {objections:?}"
    );
}

#[test]
fn the_renderer_agrees_with_itself() {
    assert_eq!(objections(&IMAGES.1), []);
}

#[test]
fn a_black_square_is_noticed() {
    assert_noticed(&defects::black_square(&IMAGES.1));
}

#[test]
fn three_per_cent_of_darkness_are_noticed() {
    assert_noticed(&defects::darker(&IMAGES.1));
}

#[test]
fn missing_indirect_light_is_noticed() {
    let broken = defects::direct_light_only(scene());
    assert_noticed(&render(broken, SPP, 2));
}

#[test]
fn a_missing_glossy_reflection_is_noticed() {
    let broken = defects::blacken(scene(), defects::is_metal);
    assert_noticed(&render(broken, SPP, 2));
}

#[test]
fn missing_glass_is_noticed() {
    let broken = defects::blacken(scene(), defects::is_glass);
    assert_noticed(&render(broken, SPP, 2));
}

#[test]
fn tiles_at_the_edges_average_the_pixels_they_have() {
    let image = Image::from_fn(9, 8, |x, _| [if x == 8 { 5.0 } else { 1.0 }; 3]);
    let tiles = Tiles::new(&image);
    assert_eq!(tiles.means, [[1.0; 3], [5.0; 3]]);
}
