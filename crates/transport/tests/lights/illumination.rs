//! Plates under lights, against closed forms and quadrature.

use super::{TURNED, WINDOW, builder, lamp, shining, sky, spotted, use_tree};
use crate::common::{assert_mean, mean_radiance, world};
use std::f64::consts::{FRAC_1_PI, PI};
use wayfare_scene::{ImageMap, Light, NONE, Parameter, Scene, Texels};
use wayfare_testing::scenes::{SceneBuilder, cube, grey, quad};
use wayfare_transport::lights::octahedral;
use wayfare_transport::math::Vec3;

/// The mean radiance of a white plate at the origin that faces +z, seen from above.
fn plate_radiance(fill: &dyn Fn(&mut Scene), samples: u64) -> (f64, f64) {
    let mut b = builder();
    let plate = quad([-1.0, -1.0, 0.0], [2.0, 0.0, 0.0], [0.0, 2.0, 0.0]);
    b.add(&plate, grey([1.0; 3]), None);
    fill(&mut b.scene);
    mean_radiance(&world(b), samples, 17)
}

/// Irradiance by a sky of the first channel `radiance`, by quadrature over the sphere.
fn irradiance(radiance: impl Fn(Vec3<f64>) -> f64) -> f64 {
    const STEPS: usize = 2048;
    let mut sum = 0.0;
    for i in 0..STEPS * STEPS {
        let at = |i: usize| (i as f64 + 0.5) / STEPS as f64;
        let d: Vec3<f64> = octahedral::direction([at(i % STEPS), at(i / STEPS)]);
        if d.z > 0.0 {
            sum += d.z * radiance(d);
        }
    }
    sum * 4.0 * PI / (STEPS * STEPS) as f64
}

/// The first channel of the sky of `spotted`, turned.
fn spotted_radiance(image: &ImageMap, d: Vec3<f64>) -> f64 {
    let [x, y, z] = TURNED.map(|row| Vec3::<f64>::of(row).dot(d));
    let [s, t] = octahedral::square(Vec3::new(x, y, z));
    let size = image.size[0];
    let cell = |c: f64| ((c * f64::from(size)) as u32).min(size - 1);
    let Texels::Floats(texels) = &image.texels else {
        unreachable!("floats")
    };
    f64::from(texels[((cell(t) * size + cell(s)) * image.channels) as usize])
}

/// Under a sky of radiance 1 a white plate has radiance 1; under an image what quadrature finds.
#[test]
fn plates_under_skies() {
    let white = plate_radiance(&|scene| scene.lights.push(sky(NONE, None)), 100_000);
    assert_mean("white sky", white, 1.0, 1e-6);
    let image = spotted(16, 3);
    let truth = irradiance(|d| spotted_radiance(&image, d)) * FRAC_1_PI;
    let fill = |scene: &mut Scene| {
        scene.images.push(image.clone());
        scene.lights.push(sky(0, None));
    };
    assert_mean("image", plate_radiance(&fill, 2_000_000), truth, 2e-3);
    let fill = |scene: &mut Scene| {
        fill(scene);
        scene.lights.push(sky(NONE, None));
        scene.lights.push(sky(0, None));
    };
    let both = plate_radiance(&fill, 2_000_000);
    assert_mean("three skies", both, 2.0 * truth + 1.0, 2e-3);
}

/// In a white sky a white object cannot be seen.
#[test]
fn furnace_of_a_sky() {
    let mut b = SceneBuilder::new("test", 30).camera([0.0, 0.0, -3.0], [0.0; 3], 40.0);
    b.add(&cube([0.0; 3], 0.6), grey([1.0; 3]), None);
    b.scene.lights.push(sky(NONE, None));
    assert_mean("furnace", mean_radiance(&world(b), 100_000, 18), 1.0, 1e-6);
}

/// Light through a window, against quadrature; and none to what lies behind it.
#[test]
fn light_through_a_portal() {
    let in_window = |d: Vec3<f64>| {
        let (x, y) = (d.x / d.z, d.y / d.z);
        (-0.4..0.8).contains(&x) && (-0.6..0.9).contains(&y)
    };
    let even = |scene: &mut Scene| scene.lights.push(sky(NONE, Some(WINDOW)));
    let truth = irradiance(|d| if in_window(d) { 1.0 } else { 0.0 }) * FRAC_1_PI;
    assert_mean("even", plate_radiance(&even, 1_000_000), truth, 1e-3);
    let image = spotted(8, 3);
    let truth = irradiance(|d| {
        if in_window(d) {
            spotted_radiance(&image, d)
        } else {
            0.0
        }
    });
    let fill = |scene: &mut Scene| {
        scene.images.push(image.clone());
        scene.lights.push(sky(0, Some(WINDOW)));
    };
    let estimate = plate_radiance(&fill, 2_000_000);
    assert_mean("image", estimate, truth * FRAC_1_PI, 2e-3);
    let turned = |scene: &mut Scene| {
        let [a, b, c, d] = WINDOW;
        scene.lights.push(sky(NONE, Some([a, d, c, b])));
    };
    assert_eq!(plate_radiance(&turned, 10_000), (0.0, 0.0));
}

/// Lights without extent, against their formulas.
#[test]
fn plates_under_lights_without_extent() {
    let position = [0.3, -0.4, 1.2];
    let to_light = Vec3::<f64>::of(position);
    let distance2 = to_light.length_squared();
    let direction = to_light.normalize();
    let falloff = direction.z / distance2 * FRAC_1_PI;
    let image = spotted(8, 1);
    let texel = |[s, t]: [f64; 2]| {
        let Texels::Floats(texels) = &image.texels else {
            unreachable!("floats")
        };
        f64::from(texels[(t * 8.0) as usize * 8 + (s * 8.0) as usize])
    };
    let axis = [0.0, 0.0, -1.0];
    let (cos_end, cos_start) = (0.8f32, 0.99f32);
    let t = (direction.z - f64::from(cos_end)) / f64::from(cos_start - cos_end);
    // The space of the projector: z along the axis, y turned round with it.
    let down = [[1.0, 0.0, 0.0], [0.0, -1.0, 0.0], [0.0, 0.0, -1.0]];
    let half_size = [0.7f32, 0.5];
    let film = |c: f64, half: f32| (c / f64::from(half) + 1.0) / 2.0;
    let on_film = [
        film(-direction.x / direction.z, half_size[0]),
        film(direction.y / direction.z, half_size[1]),
    ];
    let [x, y, z] = TURNED.map(|row| Vec3::<f64>::of(row).dot(-direction));
    let intensity = [3.0; 3];
    for (name, light, truth) in [
        (
            "point",
            Light::Point {
                position,
                intensity,
            },
            3.0 * falloff,
        ),
        (
            "point far away",
            Light::Point {
                position: (direction * 5e17).to_f32(),
                intensity: [5e35; 3],
            },
            2.0 * direction.z * FRAC_1_PI,
        ),
        (
            "spot",
            Light::Spot {
                position,
                axis,
                cos_end,
                cos_start,
                intensity,
            },
            3.0 * falloff * t * t * (3.0 - 2.0 * t),
        ),
        (
            "distant",
            Light::Distant {
                direction: direction.to_f32(),
                irradiance: [2.0; 3],
            },
            2.0 * direction.z * FRAC_1_PI,
        ),
        (
            "goniometric",
            Light::Goniometric {
                position,
                to_light: TURNED,
                image: 0,
                intensity,
            },
            3.0 * falloff * texel(octahedral::square(Vec3::new(x, y, z))),
        ),
        (
            "projection",
            Light::Projection {
                position,
                to_light: down,
                half_size,
                image: 0,
                intensity,
            },
            3.0 * falloff * texel(on_film),
        ),
    ] {
        let fill = |scene: &mut Scene| {
            scene.images.push(image.clone());
            scene.lights.push(light);
        };
        assert_mean(name, plate_radiance(&fill, 2000), truth, 1e-3);
    }
}

/// A lamp that reflects shows its own light only, though rounding puts half of its points before its own plane.
#[test]
fn a_flat_lamp_does_not_light_itself() {
    let mut b = SceneBuilder::new("test", 3).camera([0.1, 0.2, 3.0], [0.0; 3], 20.0);
    use_tree(&mut b);
    let both = wayfare_scene::Emission {
        two_sided: true,
        ..shining(1.0)
    };
    let plate = quad([-1.0, -1.1, 0.013], [2.0, 0.1, 0.2], [0.05, 2.1, -0.3]);
    b.add(&plate, grey([0.8; 3]), Some(both));
    assert_mean("plate", mean_radiance(&world(b), 20_000, 5), 1.0, 1e-6);
}

/// A light that rays do not hit lights as one that they do, and is not seen.
#[test]
fn invisible_lights_are_sampled_and_not_seen() {
    let estimate = |alpha: f32| {
        let mut b = builder();
        let plate = quad([-1.0, -1.0, 0.0], [2.0, 0.0, 0.0], [0.0, 2.0, 0.0]);
        b.add(&plate, grey([1.0; 3]), None);
        lamp(&mut b, [0.5, -0.4, 0.7], 0.9, shining(2.0));
        b.scene.meshes.last_mut().expect("the lamp").alpha = Parameter::Constant(alpha);
        mean_radiance(&world(b), 400_000, 19)
    };
    let (seen, seen_error) = estimate(1.0);
    let (unseen, unseen_error) = estimate(0.0);
    let error = seen_error.hypot(unseen_error);
    assert!(
        (seen - unseen).abs() < 4.5 * error,
        "{seen} {unseen} +- {error}"
    );
    let (half, half_error) = estimate(0.5);
    let error = (seen_error / 2.0).hypot(half_error);
    assert!(
        (seen / 2.0 - half).abs() < 4.5 * error,
        "{seen} {half} +- {error}"
    );
}
