//! Noise and what is made of it.

use super::{IDENTITY, assert_close, at, scene, sequence, value};
use wayfare_scene::Texture;
use wayfare_transport::math::{Dual, Vec3};
use wayfare_transport::texture::{evaluate_float, evaluate_signed, noise};

#[test]
fn noise_is_perlins() {
    // A value that is published with implementations of his paper.
    // At (3.14, 42, 7), the example of the paper.
    let published = noise(Vec3::<f64>::new(314.0 / 100.0, 42.0, 7.0));
    assert!((published - 0.136_919_958_784).abs() < 1e-12, "{published}");
    // Lattice points are zeros, where the slope is one of twelve vectors.
    let slope = |p: [f64; 3]| {
        type D3 = Dual<f64, 3>;
        noise(Vec3::new(
            D3::input(p[0], 0),
            D3::input(p[1], 1),
            D3::input(p[2], 2),
        ))
    };
    let mut seen = std::collections::BTreeSet::new();
    for n in 0..400 {
        let p = [0.754_877_666, 0.569_840_291, 0.331_713_145]
            .map(|step| (600.0 * sequence(n, step) - 300.0).round());
        let at_lattice = slope(p);
        assert_eq!(at_lattice.v, 0.0);
        let mut sizes = at_lattice.d.map(f64::abs);
        sizes.sort_by(f64::total_cmp);
        assert_eq!(sizes, [0.0, 1.0, 1.0], "{p:?}");
        seen.insert(at_lattice.d.map(|c| c as i32));
        // In between: the slopes at the corners, weighted by the polynomial, whose value at t is its integral.
        let f = [0.569_840_291, 0.331_713_145, 0.754_877_666].map(|step| sequence(n, step));
        let weight = |t: f64| {
            let steps = 1000;
            let density = |s: f64| 30.0 * s * s * (1.0 - s) * (1.0 - s);
            (0..steps)
                .map(|i| {
                    density((f64::from(i) + 0.5) / f64::from(steps) * t) * t / f64::from(steps)
                })
                .sum::<f64>()
        };
        let mut expected = 0.0;
        for corner in 0..8 {
            let c = [corner & 1, corner >> 1 & 1, corner >> 2].map(f64::from);
            let gradient = slope([p[0] + c[0], p[1] + c[1], p[2] + c[2]]).d;
            let share = |axis: usize| match c[axis] > 0.5 {
                true => weight(f[axis]),
                false => 1.0 - weight(f[axis]),
            };
            let rise: f64 = (0..3)
                .map(|axis| gradient[axis] * (f[axis] - c[axis]))
                .sum();
            expected += share(0) * share(1) * share(2) * rise;
        }
        let found = slope([p[0] + f[0], p[1] + f[1], p[2] + f[2]]);
        assert!((found.v - expected).abs() < 1e-5, "{found:?} {expected}");
        assert!(found.v.abs() <= 1.0);
    }
    assert_eq!(seen.len(), 12, "all twelve vectors occur");
}

#[test]
fn sums_of_noise_add_their_octaves() {
    let p = [1.3, -2.7, 0.45];
    let octave = |factor: f64| noise(Vec3::new(p[0] * factor, p[1] * factor, p[2] * factor));
    let lacunarity = f64::from(1.99f32);
    let sum = |factor: f64, count: i32, roughness: f64, fold: fn(f64) -> f64| {
        (0..count)
            .map(|i| fold(octave(factor * lacunarity.powi(i))) * roughness.powi(i))
            .sum::<f64>()
    };
    let of = |texture: Texture| evaluate_signed(&scene(vec![texture], vec![]), 0, &at([0.0; 2], p));
    let fbm = of(Texture::Fbm {
        to_texture: IDENTITY,
        octaves: 5,
        roughness: 0.75,
    });
    assert!((fbm - sum(1.0, 5, 0.75, |n| n)).abs() < 1e-9);
    let wrinkled = of(Texture::Wrinkled {
        to_texture: IDENTITY,
        octaves: 4,
        roughness: 0.5,
    });
    let expected = sum(1.0, 4, 0.5, f64::abs) + 0.2 * 0.5f64.powi(4);
    assert!((wrinkled - expected).abs() < 1e-7);
    let windy = of(Texture::Windy {
        to_texture: IDENTITY,
    });
    let expected = sum(f64::from(0.1f32), 3, 0.5, |n| n).abs() * sum(1.0, 6, 0.5, |n| n);
    assert!((windy - expected).abs() < 1e-7);
}

#[test]
fn heights_may_be_negative_and_colours_may_not() {
    let texture = Texture::Fbm {
        to_texture: IDENTITY,
        octaves: 8,
        roughness: 0.5,
    };
    let scene = scene(vec![texture], vec![]);
    let mut negative = 0;
    for n in 0..200 {
        let point = at(
            [0.0; 2],
            [0.754_877_666, 0.569_840_291, 0.331_713_145].map(|step| 9.0 * sequence(n, step)),
        );
        let height = evaluate_signed(&scene, 0, &point);
        negative += u32::from(height < 0.0);
        assert_eq!(evaluate_float(&scene, 0, &point), height.max(0.0));
    }
    assert!((60..140).contains(&negative), "about half of all heights");
}

#[test]
fn marble_is_a_sine_of_the_height_through_bezier_curves() {
    let texture = Texture::Marble {
        to_texture: IDENTITY,
        octaves: 0,
        roughness: 0.5,
        scale: 2.0,
        variation: 0.2,
    };
    let (grey, dark, warm, vein) = (
        [0.58, 0.58, 0.6],
        [0.5; 3],
        [0.6, 0.59, 0.58],
        [0.2, 0.2, 0.33],
    );
    let points = [grey, grey, grey, dark, warm, grey, grey, vein, grey];
    for n in 0..300 {
        let y = 20.0 * sequence(n, 0.754_877_666) - 10.0;
        let t = 6.0 * (0.5 + 0.5 * (2.0 * y).sin());
        let first = (t.floor() as usize).min(5);
        let t = t - first as f64;
        // De Casteljau's construction.
        let mut curve = points[first..first + 4].to_vec();
        while curve.len() > 1 {
            let between = |a: [f64; 3], b: [f64; 3]| [0, 1, 2].map(|c| a[c] + t * (b[c] - a[c]));
            curve = curve
                .windows(2)
                .map(|pair| between(pair[0], pair[1]))
                .collect();
        }
        let found = value(&[texture], &[], &at([0.0; 2], [0.3, y, 0.7]));
        assert_close(found, curve[0].map(|c| 1.5 * c), y);
    }
}
