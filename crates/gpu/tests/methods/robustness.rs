//! Budgets, sizes, scenes and devices at their limits.

use super::setup::{
    CHAINS, Rendered, all_methods, difference, hand_made, is_black, method, on_cpu, on_gpu,
    samples, settings, start_renderer, world, world_of,
};
use crate::common::{own_program, program};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use wayfare_gpu::{GpuError, MAX_SAMPLES_PER_PIXEL, Program};
use wayfare_render::{Budget, Method, Renderer as _};
use wayfare_transport::World;

const SIZE: [u32; 2] = [16, 12];

fn start(program: &Arc<Program>, world: &Arc<World>, method: &Method) -> wayfare_gpu::Renderer {
    let renderer = start_renderer(program, world, &settings(method, 2));
    renderer.unwrap_or_else(|error| panic!("{method}: {error}"))
}

#[test]
fn a_budget_that_is_spent_is_not_touched() {
    let Some(program) = program() else {
        return;
    };
    let world = world("cornell", 4, SIZE);
    let (stopped, going) = (AtomicBool::new(true), AtomicBool::new(false));
    for method in [
        Method::default(),
        method("metropolis", &[]),
        method("persistent-restore", &[]),
        method("persistent-restore", &[("direct-every", "4")]),
    ] {
        let mut renderer = start(&program, &world, &method);
        for spent in [
            Budget {
                stop: &stopped,
                ..Budget::of_samples(8)
            },
            Budget {
                deadline: Some(Instant::now()),
                ..Budget::of_samples(8)
            },
            Budget {
                stop: &going,
                ..Budget::of_samples(0)
            },
        ] {
            renderer.advance(&spent).expect("nothing to do");
            let statistics = renderer.statistics();
            assert_eq!(
                (statistics.samples, statistics.rays),
                (0, 0),
                "{method}: {spent:?}"
            );
            assert_eq!(statistics.diagnostics, None, "{method}: {spent:?}");
            assert!(
                is_black(&renderer.image().expect("an image")),
                "{method}: {spent:?}"
            );
        }
        // Afterwards it starts as if nothing had happened, and keeps what it has.
        renderer
            .advance(&Budget::of_samples(3))
            .expect("a working device");
        let image = renderer.image().expect("an image");
        assert!(!is_black(&image), "{method}");
        let spent = Budget {
            stop: &stopped,
            ..Budget::of_samples(8)
        };
        renderer.advance(&spent).expect("nothing to do");
        renderer
            .advance(&Budget::of_samples(2))
            .expect("nothing to do");
        assert_eq!(renderer.image().expect("an image"), image, "{method}");
    }
}

#[test]
fn a_rendering_ends_in_time_and_when_it_is_stopped() {
    let Some(program) = program() else {
        return;
    };
    let world = world("cornell", 4, SIZE);
    for method in [
        Method::default(),
        method("persistent-restore", &[]),
        method("persistent-restore", &[("direct-every", "4")]),
    ] {
        let mut renderer = start(&program, &world, &method);
        let stop = AtomicBool::new(false);
        let begin = Instant::now();
        let timed = Budget {
            samples_per_pixel: u64::MAX,
            deadline: Some(begin + Duration::from_millis(300)),
            is_strict: false,
            stop: &stop,
        };
        renderer.advance(&timed).expect("a working device");
        // Other tests use the cores as well.
        assert!(
            begin.elapsed() < Duration::from_secs(3),
            "{method}: {:?}",
            begin.elapsed()
        );
        let before = renderer.statistics().samples;
        assert!(before > 0, "{method}");

        std::thread::scope(|scope| {
            scope.spawn(|| {
                std::thread::sleep(Duration::from_millis(200));
                stop.store(true, Ordering::Relaxed);
            });
            let begin = Instant::now();
            let stopped = Budget {
                deadline: None,
                ..timed
            };
            renderer.advance(&stopped).expect("a working device");
            assert!(
                begin.elapsed() < Duration::from_secs(3),
                "{method}: {:?}",
                begin.elapsed()
            );
        });
        assert!(renderer.statistics().samples > before, "{method}");
    }
}

#[test]
fn a_lost_device_leaves_the_last_image() {
    let world = world("cornell", 4, SIZE);
    for method in [
        Method::default(),
        method("metropolis", &[]),
        method("metropolis-restore", &[("start", "unbiased")]),
        method("persistent-restore", &[]),
        method("persistent-restore", &[("direct-every", "2")]),
    ] {
        let Some(program) = own_program() else {
            return;
        };
        let mut renderer = start(&program, &world, &method);
        renderer
            .advance(&Budget::of_samples(6))
            .expect("a working device");
        let (image, statistics) = (renderer.image().expect("an image"), renderer.statistics());
        assert!(!is_black(&image), "{method}");
        program.gpu().lose();
        let error = renderer
            .advance(&Budget::of_samples(60))
            .expect_err("no device");
        assert!(error.to_string().contains("lost"), "{method}: {error}");
        assert_eq!(renderer.image().expect("an image"), image, "{method}");
        let after = renderer.statistics();
        assert_eq!(
            (after.rays, after.non_finite),
            (statistics.rays, 0),
            "{method}"
        );
        renderer
            .advance(&Budget::of_samples(61))
            .expect_err("no device again");

        // A second renderer on the same card cannot start.
        let again = start_renderer(&program, &world, &settings(&method, 2));
        assert!(matches!(again, Err(GpuError::Lost { .. })), "{method}");
    }
}

/// The device is lost before anything was seen, while the card works.
#[test]
fn a_device_can_be_lost_at_any_time() {
    let world = world("cornell", 4, SIZE);
    for method in [
        Method::default(),
        method("mala", &[]),
        method("persistent-restore", &[]),
    ] {
        let Some(program) = own_program() else {
            return;
        };
        let mut renderer = start(&program, &world, &method);
        let card = program.gpu().clone();
        let thief = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(150));
            card.lose();
        });
        let error = renderer
            .advance(&Budget::of_samples(1 << 20))
            .expect_err("no device");
        assert!(error.to_string().contains("lost"), "{method}: {error}");
        // The last copy, or why there is none.
        if let Err(error) = renderer.image() {
            assert!(error.to_string().contains("lost"), "{method}: {error}");
        }
        renderer.statistics();
        thief.join().expect("no panic");

        // Lost before the first dispatch.
        let Some(program) = own_program() else {
            return;
        };
        let mut renderer = start(&program, &world, &method);
        program.gpu().lose();
        renderer
            .advance(&Budget::of_samples(4))
            .expect_err("no device");
        let error = renderer.image().expect_err("no image was seen");
        assert!(error.to_string().contains("lost"), "{method}: {error}");
        assert_eq!(renderer.statistics().samples, 0, "{method}");
    }
}

#[test]
fn too_many_chains_or_samples_are_refused() {
    let Some(program) = program() else {
        return;
    };
    let world = world("cornell", 4, SIZE);
    for name in ["metropolis", "mala", "persistent-restore"] {
        let method = method(name, &[("chains", "4000000000")]);
        let refused = start_renderer(&program, &world, &settings(&method, 2));
        let Some(error) = refused.err() else {
            panic!("{name}: four thousand million chains fit");
        };
        assert!(
            matches!(error, GpuError::TooLarge { .. }),
            "{name}: {error}"
        );
        for words in ["4000000000 chains", "number of chains", "B ("] {
            assert!(error.to_string().contains(words), "{name}: {error}");
        }
    }
    assert_eq!(program.gpu().check(), Ok(()), "the device goes on");

    let mut renderer = start(&program, &world, &Method::default());
    let error = renderer
        .advance(&Budget::of_samples(MAX_SAMPLES_PER_PIXEL + 1))
        .expect_err("too many samples");
    assert!(
        error.to_string().contains("16777216 samples per pixel"),
        "{error}"
    );
    assert_eq!(renderer.statistics().samples, 0, "refused before any work");
    renderer
        .advance(&Budget::of_samples(1))
        .expect("it can go on");
}

#[test]
fn scenes_without_light_are_black() {
    let Some(program) = program() else {
        return;
    };
    let mut methods = all_methods();
    methods.push(method(
        "mala",
        &[("chains", CHAINS), ("start", "stationary")],
    ));
    methods.push(method(
        "persistent-restore",
        &[
            ("chains", CHAINS),
            ("direct-every", "4"),
            ("normalise", "independent"),
        ],
    ));
    for scene in ["dark", "empty"] {
        let world = world_of(hand_made(scene), 4, SIZE);
        for method in &methods {
            let render = |program: Option<&Arc<Program>>| -> Rendered {
                let (settings, spp) = (settings(method, 2), samples(method, SIZE));
                match program {
                    Some(program) => on_gpu(program, &world, &settings, spp),
                    None => on_cpu(&world, &settings, spp),
                }
            };
            let (here, there) = (render(Some(&program)), render(None));
            assert!(is_black(&here.image), "{scene}, {method}");
            assert_eq!(here.image, there.image, "{scene}, {method}");
            assert_eq!(here.statistics.non_finite, 0, "{scene}, {method}");
            if let (Some(a), Some(b)) = (here.statistics.diagnostics, there.statistics.diagnostics)
            {
                let told = |d: &wayfare_sampling::Diagnostics| {
                    (d.p_bar, d.density_integral, d.zero_density_share)
                };
                assert_eq!(told(&a), (0.0, 0.0, 1.0), "{scene}, {method}");
                assert_eq!(told(&a), told(&b), "{scene}, {method}");
            }
        }
    }
}

/// Software drivers cut loops at 65,535 rounds: a dispatch must stay below them, however long its paths are.
#[test]
fn long_paths_are_not_lost() {
    let Some(program) = program() else {
        return;
    };
    // A closed room: hardly any path ends early.
    let world = world("cornell", 300, [8, 4]);
    let long = wayfare_render::Settings {
        steps_per_dispatch: 16,
        ..settings(&Method::default(), 2)
    };
    let here = on_gpu(&program, &world, &long, 16);
    let there = on_cpu(&world, &long, 16);
    println!(
        "{} {}",
        here.statistics.mean_path_length, there.statistics.mean_path_length
    );
    assert_eq!(here.statistics.samples, there.statistics.samples);
    let apart = difference(&here.image, &there.image);
    assert!(apart < 0.05, "{apart:e}");
}

/// Images that are no multiple of a tile, down to one pixel.
#[test]
fn any_size_will_do() {
    let Some(program) = program() else {
        return;
    };
    for size in [[1, 1], [7, 5], [1, 33], [65, 2]] {
        let world = world("cornell", 3, size);
        for method in [
            Method::default(),
            method("metropolis", &[("chains", CHAINS)]),
            method(
                "persistent-restore",
                &[("chains", CHAINS), ("direct-every", "0")],
            ),
        ] {
            let (settings, spp) = (settings(&method, 2), samples(&method, size));
            let here = on_gpu(&program, &world, &settings, spp);
            let there = on_cpu(&world, &settings, spp);
            assert_eq!(here.image.size(), size);
            assert_eq!(
                here.statistics.samples, there.statistics.samples,
                "{size:?}, {method}"
            );
            let apart = difference(&here.image, &there.image);
            assert!(apart < 0.02, "{size:?}, {method}: {apart:e}");
        }
        // The number of chains that comes by itself.
        for method in ["metropolis-restore", "persistent-restore"].map(|name| method(name, &[])) {
            let here = on_gpu(&program, &world, &settings(&method, 2), 200);
            assert!(!is_black(&here.image), "{size:?}, {method}");
        }
    }
}
