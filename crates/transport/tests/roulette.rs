//! Russian roulette changes the path function, not the image.

use wayfare_builtin as builtin;
use wayfare_sampling::Philox;
use wayfare_scene::LoadOptions;
use wayfare_transport::math::luminance;
use wayfare_transport::{Counters, World, first_decision};

fn world(name: &str, max_depth: u32) -> World {
    let scene = builtin::find(name).expect("a built-in scene");
    let mut scene = scene.load(&LoadOptions::default()).expect("it loads");
    scene.max_depth = max_depth;
    // At any exposure.
    scene.film.exposure = 3.0;
    World::new(scene).expect("a small BVH")
}

/// Over its own coordinates, f with roulette integrates to f without: quadrature over the two decisions that count.
#[test]
fn decisions_integrate_to_the_path_without_them() {
    const POINTS: usize = 48;
    let plain = world("gloss", 3);
    let roulette = plain.with_roulette(1.0);
    let decisions = first_decision(3);
    assert_eq!(plain.dimension(), decisions);
    assert_eq!(roulette.dimension(), decisions + 4);
    let (mut counters, mut saved) = (Counters::default(), Counters::default());
    let (mut decided, mut all) = (0, [0.0; 2]);
    for path in 0..300 {
        let mut x = vec![0.0f32; roulette.dimension()];
        Philox::new(8).stream(0, path).fill(&mut x);
        let whole = f64::from(luminance(plain.radiance(&x[..decisions], &mut counters)));
        let mut mean = 0.0;
        let mut values = [f64::MAX, 0.0f64];
        for point in 0..POINTS * POINTS {
            // Behind the second and the third vertex: the fourth is the last and only emits.
            x[decisions + 1] = ((point % POINTS) as f32 + 0.5) / POINTS as f32;
            x[decisions + 2] = ((point / POINTS) as f32 + 0.5) / POINTS as f32;
            let value = f64::from(luminance(roulette.radiance(&x, &mut saved)));
            values = [values[0].min(value), values[1].max(value)];
            mean += value / (POINTS * POINTS) as f64;
        }
        decided += usize::from(values[0] < values[1]);
        all = [all[0] + whole, all[1] + mean];
    }
    assert!(decided > 60, "roulette decides {decided} paths of 300");
    assert!((all[1] / all[0] - 1.0).abs() < 0.01, "{all:?}");
    let length = |counters: &Counters| counters.vertices as f64 / counters.paths as f64;
    assert!(length(&saved) < 0.95 * length(&counters));
}

/// The mean of many paths is the same within four standard errors.
#[test]
fn the_mean_is_the_same() {
    for name in ["cornell", "ajar"] {
        let plain = world(name, 12);
        let roulette = plain.with_roulette(1.0);
        let [mut sum, mut squares] = [0.0; 2];
        let (paths, mut total) = (100_000u64, 0.0);
        let mut x = vec![0.0f32; roulette.dimension()];
        for path in 0..paths {
            Philox::new(4).stream(0, path).fill(&mut x);
            let mut counters = Counters::default();
            let without = luminance(plain.radiance(&x[..plain.dimension()], &mut counters));
            let with = luminance(roulette.radiance(&x, &mut counters));
            let difference = f64::from(with) - f64::from(without);
            total += f64::from(without);
            sum += difference;
            squares += difference * difference;
        }
        let error = squares.sqrt();
        assert!(sum.abs() < 4.0 * error, "{name}: {sum} of {total}, {error}");
        assert!(error < 0.02 * total, "{name}: {error} of {total}");
    }
}
