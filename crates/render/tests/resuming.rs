//! A rendering that is saved and resumed gives the image that it would have given.

use crate::common::world;
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_render::{Budget, Method, Renderer, Settings, StateError, Statistics, Sum, cpu};
use wayfare_sampling::Defaults;
use wayfare_transport::World;

const SPP: u64 = 21;

fn renderer(world: &Arc<World>, method: &Method) -> Sum<cpu::PartRenderer> {
    let settings = Settings {
        method: *method,
        seed: 11,
        ..Settings::default()
    };
    cpu::renderer(world.clone(), &settings, cpu::threads(2).expect("threads"))
}

/// All methods as they come and as published, and what else keeps a state of its own.
fn methods() -> Vec<Method> {
    let presets = [Defaults::Ours, Defaults::Published];
    let mut methods: Vec<_> = Method::names()
        .flat_map(|name| presets.map(|defaults| Method::preset(name, defaults).expect("a method")))
        .collect();
    for (name, key, value) in [
        ("persistent-restore", "score", "true"),
        ("persistent-restore", "start", "unbiased"),
        ("metropolis", "start", "unbiased"),
        ("mala-restore", "direct-every", "3"),
        ("metropolis", "chains", "7"),
        ("persistent-restore", "gradient", "true"),
    ] {
        let mut method = Method::preset(name, Defaults::Ours).expect("a method");
        method.set(key, value).expect("a parameter");
        methods.push(method);
    }
    methods
}

fn put_away(renderer: &mut Sum<cpu::PartRenderer>) -> Vec<u8> {
    let mut bytes = Vec::new();
    renderer.save_state(&mut bytes).expect("memory");
    bytes
}

/// The statistics of a run, except for the time that it took.
fn told(renderer: &mut Sum<cpu::PartRenderer>) -> Statistics {
    Statistics {
        seconds: 0.0,
        ..renderer.statistics()
    }
}

#[test]
fn an_image_in_several_goes_is_the_image_in_one() {
    let world = world("gloss", 4, [22, 15]);
    for method in methods() {
        let mut whole = renderer(&world, &method);
        whole
            .advance(&Budget::of_samples(SPP))
            .expect("a working CPU");
        let expected = whole.image().expect("an image");
        assert!(expected.mean_luminance() > 0.01, "{method}");

        let mut parts = renderer(&world, &method);
        let mut seconds = 0.0;
        for spp in [0, 1, 2, 6, 13] {
            let bytes = put_away(&mut parts);
            parts = renderer(&world, &method);
            let mut from = &bytes[..];
            parts.load_state(&mut from).expect("its own state");
            assert!(from.is_empty(), "{method}: {} bytes left", from.len());
            assert_eq!(put_away(&mut parts), bytes, "{method}");
            assert!(parts.statistics().seconds >= seconds, "{method}");
            seconds = parts.statistics().seconds;
            // To a number of samples, and then to wherever the clock stops it: in the middle of a pass.
            parts
                .advance(&Budget::of_samples(spp))
                .expect("a working CPU");
            let cut_off = Budget {
                deadline: Some(Instant::now() + Duration::from_micros(700)),
                ..Budget::of_samples(SPP)
            };
            parts.advance(&cut_off).expect("a working CPU");
        }
        parts
            .advance(&Budget::of_samples(SPP))
            .expect("a working CPU");
        // Equal to the last bit.
        let image = parts.image().expect("an image");
        assert!(image == expected, "{method}: the images differ");
        assert_eq!(told(&mut parts), told(&mut whole), "{method}");
    }
}

#[test]
fn the_state_of_another_rendering_is_refused() {
    let small = world("gloss", 4, [22, 15]);
    let state = |name: &str| {
        let mut renderer = renderer(&small, &name.parse().expect("a method"));
        renderer
            .advance(&Budget::of_samples(4))
            .expect("a working CPU");
        put_away(&mut renderer)
    };
    let load = |world: &Arc<World>, name: &str, bytes: &[u8]| {
        let mut renderer = renderer(world, &name.parse().expect("a method"));
        renderer.load_state(&mut &bytes[..])
    };
    for name in ["pt", "gradient-pt", "metropolis", "persistent-restore"] {
        let bytes = state(name);
        load(&small, name, &bytes).expect("its own state");
        for size in [[15, 22], [21, 15], [44, 30]] {
            let refused = load(&world("gloss", 4, size), name, &bytes);
            assert!(
                matches!(refused, Err(StateError::Misfit(_))),
                "{name} {size:?}"
            );
        }
        // Cut off anywhere.
        for length in [0, 1, bytes.len() / 3, bytes.len() - 1] {
            let refused = load(&small, name, &bytes[..length]);
            assert!(refused.is_err(), "{name}: {length} bytes");
        }
    }
    for (one, other) in [
        ("pt", "metropolis"),
        ("metropolis", "pt"),
        ("metropolis", "persistent-restore"),
    ] {
        assert!(
            load(&small, other, &state(one)).is_err(),
            "{one} as {other}"
        );
    }
}
