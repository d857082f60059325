//! Direct and indirect light add up to all light, path by path.

use wayfare_builtin as builtin;
use wayfare_sampling::Philox;
use wayfare_scene::LoadOptions;
use wayfare_transport::PathRecord;
use wayfare_transport::math::{Rgb, luminance};
use wayfare_transport::{Counters, PathKinds, World};

const ROUNDING: f64 = 1e-12;

/// Light and gradient at one point.
fn evaluate(world: &World, kind: PathKinds, x: &[f64]) -> (Rgb<f64>, Vec<f64>, Counters) {
    let mut gradient = vec![0.0; x.len()];
    let (mut record, mut counters) = (PathRecord::default(), Counters::default());
    let light = world.radiance_and_gradient(kind, x, &mut gradient, &mut record, &mut counters);
    let plain = world.radiance_of(kind, x, &mut Counters::default());
    assert_eq!(plain, light, "with and without its gradient");
    (light, gradient, counters)
}

fn length(v: impl IntoIterator<Item = f64>) -> f64 {
    v.into_iter().map(|v| v * v).sum::<f64>().sqrt()
}

#[test]
fn direct_and_indirect_light_are_all_light() {
    for scene in builtin::all() {
        let load = || scene.load(&LoadOptions::default()).expect("a scene");
        let world = World::new(load()).expect("a small BVH");
        let mut shallow = load();
        shallow.max_depth = 1;
        let shallow = World::new(shallow).expect("a small BVH");
        let mut x32 = vec![0.0f32; world.dimension()];
        let (mut with_direct, mut with_indirect, mut with_both) = (0, 0, 0);
        for sample in 0..1500 {
            Philox::new(8).stream(0, sample).fill(&mut x32);
            let x: Vec<f64> = x32.iter().map(|&v| f64::from(v)).collect();
            let (all, gradient, counters) = evaluate(&world, PathKinds::ALL, &x);
            let (direct, direct_gradient, few) = evaluate(&world, PathKinds::DIRECT, &x);
            let (rest, rest_gradient, others) = evaluate(&world, PathKinds::INDIRECT, &x);
            assert!(few.closest_rays <= 2 && few.shadow_rays <= 1, "{few:?}");
            // The rest has the same path, but looks for no lamp from its first vertex.
            assert_eq!(others.closest_rays, counters.closest_rays);
            assert_eq!(others.shadow_rays + few.shadow_rays, counters.shadow_rays);
            // Direct light is what a scene of depth one holds.
            let mut counted = Counters::default();
            let expected = shallow.radiance::<f64>(&x, &mut counted);
            assert_eq!(direct, expected, "{}", scene.name);

            let (both, expected) = (direct + rest, luminance(all));
            let off = luminance(both) - expected;
            assert!(off.abs() <= ROUNDING * expected, "{}: {off:e}", scene.name);
            let sums = direct_gradient.iter().zip(&rest_gradient);
            let off = length(sums.zip(&gradient).map(|((a, b), c)| a + b - c));
            let scale = length(direct_gradient) + length(rest_gradient);
            assert!(off <= 1e-9 * scale, "{}: {off:e} of {scale:e}", scene.name);
            let (has_direct, has_rest) = (luminance(direct) > 0.0, luminance(rest) > 0.0);
            with_direct += u32::from(has_direct);
            with_indirect += u32::from(has_rest);
            with_both += u32::from(has_direct && has_rest);
        }
        println!("{}: {with_direct} {with_indirect} {with_both}", scene.name);
        assert!(with_indirect > 50, "{}: {with_indirect}", scene.name);
        assert!(with_direct > 50, "{}: {with_direct}", scene.name);
        assert!(with_both > 0, "{}", scene.name);
    }
}
