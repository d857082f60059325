//! The path function in f32 against the same function in f64, path by path.

use wayfare_builtin as builtin;
use wayfare_sampling::Philox;
use wayfare_scene::LoadOptions;
use wayfare_transport::math::luminance;
use wayfare_transport::{Counters, World};

/// Most paths agree to rounding. Some meet an edge or a grazing surface and go another way; glass
/// magnifies rounding along the path. Those must stay rare, and must not shift the mean.
#[test]
fn single_precision_agrees_with_double() {
    for scene in builtin::all() {
        let world = World::new(
            scene
                .load(&LoadOptions::default())
                .expect("a built-in scene"),
        )
        .expect("a small BVH");
        let philox = Philox::new(21);
        let mut x = vec![0.0f32; world.dimension()];
        let (mut c32, mut c64) = (Counters::default(), Counters::default());
        let n = 20_000;
        let mut errors = Vec::new();
        let (mut sum32, mut sum64) = (0.0, 0.0);
        for sample in 0..n {
            philox.stream(0, sample).fill(&mut x);
            let y: Vec<f64> = x.iter().map(|&v| f64::from(v)).collect();
            let a = f64::from(luminance(world.radiance::<f32>(&x, &mut c32)));
            let b = luminance(world.radiance::<f64>(&y, &mut c64));
            errors.push((a - b).abs() / b.max(1e-4));
            // Rare bright paths would hide a shift of the mean behind their noise.
            sum32 += a.min(10.0);
            sum64 += b.min(10.0);
        }
        errors.sort_by(f64::total_cmp);
        let quantile = |q: f64| errors[(q * (n - 1) as f64) as usize];
        println!(
            "{:<8} median {:.1e}, 90 % {:.1e}, 99 % {:.1e}, mean ratio {:.5}, not finite {}/{}",
            scene.name,
            quantile(0.5),
            quantile(0.9),
            quantile(0.99),
            sum32 / sum64,
            c32.non_finite,
            c64.non_finite
        );
        assert!(
            quantile(0.5) < 1e-5,
            "{}: median {}",
            scene.name,
            quantile(0.5)
        );
        assert!(
            quantile(0.9) < 1e-2,
            "{}: 90 % {}",
            scene.name,
            quantile(0.9)
        );
        assert!(
            (sum32 / sum64 - 1.0).abs() < 5e-3,
            "{}: mean {}",
            scene.name,
            sum32 / sum64
        );
        assert_eq!((c32.non_finite, c64.non_finite), (0, 0), "{}", scene.name);
    }
}
