//! A rendering on the GPU that is saved and resumed gives the image that it would have given.

use super::setup::{method, settings, start_renderer, with_chains, world};
use crate::common::program;
use std::sync::Arc;
use wayfare_gpu::{Renderer, SceneOnGpu, Tuning};
use wayfare_render::{Budget, Method, Renderer as _, StateError};

const SIZE: [u32; 2] = [9, 7];
const SPP: u64 = 30;

/// What keeps a state of its own: films, chains, velocities, scores, tours in flight, two parts.
fn methods() -> [Method; 6] {
    let few = ("chains", "100");
    [
        method("pt", &[]),
        method("gradient-pt", &[]),
        method("mala", &[few]),
        method("metropolis-restore", &[few, ("gradient", "true")]),
        method("metropolis-restore", &[few, ("start", "unbiased")]),
        method(
            "persistent-restore",
            &[few, ("score", "true"), ("direct-every", "3")],
        ),
    ]
}

#[test]
fn an_image_in_several_goes_is_the_image_in_one() {
    let Some(program) = program() else {
        return;
    };
    let scene = SceneOnGpu::with_program(program.clone(), world("gloss", 4, SIZE));
    let (scene, tuning) = (Arc::new(scene.expect("a scene")), Tuning::of(program.gpu()));
    for method in methods() {
        let settings = settings(&method, 5);
        let start = || Renderer::new(&scene, &settings, tuning).expect("a renderer");
        let (mut one, mut other) = (start(), start());
        one.advance(&Budget::of_samples(SPP))
            .expect("a working card");
        let (expected, told) = (one.image().expect("an image"), one.statistics());

        // Each continues where the other was, regardless of what it has done before.
        one.restart(5).expect("a working card");
        for spp in [0, 1, 7, 16] {
            one.advance(&Budget::of_samples(spp))
                .expect("a working card");
            let mut bytes = Vec::new();
            one.save_state(&mut bytes).expect("a working card");
            other.restart(5).expect("a working card");
            let mut from = &bytes[..];
            other.load_state(&mut from).expect("its own state");
            assert!(from.is_empty(), "{method}: {} bytes left", from.len());
            std::mem::swap(&mut one, &mut other);
        }
        one.advance(&Budget::of_samples(SPP))
            .expect("a working card");
        assert_eq!(one.image().expect("an image"), expected, "{method}");
        let again = one.statistics();
        assert_eq!(again.diagnostics, told.diagnostics, "{method}");
        assert_eq!(
            (again.samples, again.rays),
            (told.samples, told.rays),
            "{method}"
        );
    }
}

#[test]
fn the_state_of_another_rendering_is_refused() {
    let Some(program) = program() else {
        return;
    };
    let small = world("gloss", 4, SIZE);
    for name in ["pt", "metropolis"] {
        let settings = settings(&with_chains(name, "100"), 5);
        let mut renderer = start_renderer(&program, &small, &settings).expect("a renderer");
        renderer
            .advance(&Budget::of_samples(8))
            .expect("a working card");
        let mut bytes = Vec::new();
        renderer.save_state(&mut bytes).expect("a working card");
        let load = |bytes: &[u8], size, chains| {
            let settings = super::setup::settings(&with_chains(name, chains), 5);
            let world = world("gloss", 4, size);
            let mut renderer = start_renderer(&program, &world, &settings).expect("a renderer");
            renderer.load_state(&mut &bytes[..])
        };
        load(&bytes, SIZE, "100").expect("its own state");
        let refused = load(&bytes, [10, 7], "100");
        assert!(matches!(refused, Err(StateError::Misfit(_))), "{name}");
        if name == "metropolis" {
            let refused = load(&bytes, SIZE, "99");
            assert!(matches!(refused, Err(StateError::Misfit(_))), "{name}");
        }
        let refused = load(&bytes[..bytes.len() - 1], SIZE, "100");
        assert!(matches!(refused, Err(StateError::Damaged(_))), "{name}");
    }
}
