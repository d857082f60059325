//! Which light is chosen at a point.

use super::{builder, crowd, lamp, shining};
use crate::common::world;
use wayfare_sampling::Philox;
use wayfare_transport::math::Vec3;

/// The choice follows the probabilities of the lights, which add up to one with that of finding none.
#[test]
fn choices_follow_their_probabilities() {
    let world = crowd();
    let tree = world.lights().tree();
    let philox = Philox::new(15);
    let lights = tree.leaves().len() as u32;
    for index in 0..300 {
        let mut s = philox.stream(0, index);
        let point = [0, 1, 2].map(|i| 12.0 * s.unit(i) - 6.0);
        let probabilities: Vec<f64> = (0..lights)
            .map(|light| f64::from(tree.probability(light, point)))
            .collect();
        let choices = 2000;
        let (mut counts, mut nothing) = (vec![0.0; lights as usize], 0.0);
        for i in 0..choices {
            let pick = (i as f32 + 0.5) / choices as f32;
            let Some((light, probability)) = tree.choose(point, pick) else {
                nothing += 1.0 / f64::from(choices);
                continue;
            };
            counts[light as usize] += 1.0 / f64::from(choices);
            let other = tree.probability(light, point);
            assert!((probability / other - 1.0).abs() < 1e-4);
        }
        let sum: f64 = probabilities.iter().sum();
        assert!(
            (sum + nothing - 1.0).abs() < 0.01,
            "{point:?}: {sum} {nothing}"
        );
        assert!(nothing < 0.25, "{point:?}: {nothing}");
        // The picks of a light are one interval.
        for (light, (count, probability)) in counts.into_iter().zip(probabilities).enumerate() {
            let error: f64 = count - probability;
            assert!(
                error.abs() < 2.0 / f64::from(choices),
                "{light}: {count} {probability}"
            );
        }
    }
}

/// In a row of many lamps the one above a point is chosen far more often than its share of the power; a few are chosen
/// by power.
#[test]
fn many_lamps_are_chosen_by_what_they_send_to_a_point() {
    let row = |lamps: u32| {
        let mut b = builder();
        for i in 0..lamps {
            lamp(&mut b, [3.0 * i as f32, 0.0, 1.0], 0.2, shining(1.0));
        }
        world(b)
    };
    assert!(row(8).lights().is_by_power());
    let world = row(100);
    assert!(!world.lights().is_by_power());
    let tree = world.lights().tree();
    // Each lamp is two triangles.
    let share: f32 = [40, 41]
        .map(|light| tree.probability(light, [60.1, 0.1, 0.0]))
        .iter()
        .sum();
    assert!(share > 0.3, "{share}");
}

/// No light is left out that sends something.
#[test]
fn every_light_that_reaches_a_point_has_a_chance() {
    let world = crowd();
    let (lights, scene) = (world.lights(), world.scene());
    let philox = Philox::new(16);
    for index in 0..2000 {
        let mut s = philox.stream(0, index);
        let point = [0, 1, 2].map(|i| 12.0 * s.unit(i) - 6.0);
        let at = Vec3::<f64>::of(point);
        for (i, light) in lights.triangles().iter().enumerate() {
            let two_sided = scene.emissions[light.emission as usize].two_sided;
            let from_light = at - Vec3::of(light.corners[0]);
            let height = from_light.dot(Vec3::of(light.normal));
            if height > 0.0 || (two_sided && height != 0.0) {
                assert!(
                    lights.tree().probability(i as u32, point) > 0.0,
                    "{light:?} {point:?}"
                );
            }
        }
        for (i, light) in lights.points().iter().enumerate() {
            let direction = (at - Vec3::of(light.position)).normalize();
            if !light.intensity(scene, direction).is_black() {
                let number = (lights.triangles().len() + lights.balls().len() + i) as u32;
                assert!(
                    lights.tree().probability(number, point) > 0.0,
                    "{light:?} {point:?}"
                );
            }
        }
    }
}
