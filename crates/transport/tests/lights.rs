//! Lights: sampling against densities, probabilities, closed forms, derivatives.

use crate::common::*;
use rayon::prelude::*;
use std::f64::consts::{FRAC_1_PI, PI};
use wayfare_sampling::Philox;
use wayfare_scene::{Emission, ImageMap, Light, NONE, Parameter, Scene, Texels};
use wayfare_testing::scenes::*;
use wayfare_testing::statistics::chi_square;
use wayfare_transport::bvh::Hit;
use wayfare_transport::lights::octahedral;
use wayfare_transport::math::{Dual, Real, Vec3};
use wayfare_transport::{LightSample, Lights, Ray, World};

const IDENTITY: [[f32; 3]; 3] = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]];
/// A rotation with no zeros.
const TURNED: [[f32; 3]; 3] = [[0.36, 0.48, -0.8], [-0.8, 0.6, 0.0], [0.48, 0.64, 0.6]];

/// An image with a few bright spots.
fn spotted(size: u32, channels: u32) -> ImageMap {
    let texels = (0..size * size * channels).map(|i| {
        let texel = i / channels;
        let (x, y) = (texel % size, texel / size);
        let bright = if (x * 7 + y * 3) % 11 == 0 { 6.0 } else { 0.0 };
        0.3 + 0.4 * ((x + 2 * y) % 5) as f32 + bright + 0.1 * (i % channels) as f32
    });
    ImageMap {
        name: "spotted".into(),
        size: [size, size],
        channels,
        texels: Texels::Floats(texels.collect()),
    }
}

fn sky(image: u32, portal: Option<[[f32; 3]; 4]>) -> Light {
    Light::Infinite {
        to_light: if image == NONE { IDENTITY } else { TURNED },
        image,
        radiance: [1.0, 0.8, 1.2],
        portal,
    }
}

/// A window above the origin, through which light falls.
const WINDOW: [[f32; 3]; 4] = [
    [-0.4, -0.6, 1.0],
    [-0.4, 0.9, 1.0],
    [0.8, 0.9, 1.0],
    [0.8, -0.6, 1.0],
];

/// A scene with a dark piece far below.
fn builder() -> SceneBuilder {
    let mut b = SceneBuilder::new("test", 1).camera([0.0, 0.0, 3.0], [0.0; 3], 0.01);
    let far = [0.0, 0.0, -90.0];
    b.add(&quad(far, [0.1, 0.0, 0.0], [0.0, 0.1, 0.0]), BLACK, None);
    b
}

/// A rectangle above the origin that shines down.
fn lamp(b: &mut SceneBuilder, corner: [f32; 3], size: f32, emission: Emission) {
    let mut shape = quad(corner, [0.0, size, 0.0], [size, 0.0, 0.1 * size]);
    shape.uvs = vec![[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]];
    b.add(&shape, BLACK, Some(emission));
}

fn shining(radiance: f32) -> Emission {
    Emission {
        radiance: [radiance; 3],
        two_sided: false,
        image: NONE,
    }
}

/// Scenes whose lights have an extent, each with its name.
fn extended() -> Vec<(&'static str, World)> {
    let mut cases = Vec::new();
    let mut case = |name, fill: &dyn Fn(&mut SceneBuilder)| {
        let mut b = builder();
        fill(&mut b);
        cases.push((name, world(b)));
    };
    case("near triangles", &|b| {
        lamp(b, [-0.5, -0.4, 0.3], 1.2, shining(2.0))
    });
    case("far triangles", &|b| {
        lamp(b, [1.0, -0.4, 4.0], 0.8, shining(2.0))
    });
    case("both sides", &|b| {
        let both = Emission {
            two_sided: true,
            ..shining(1.0)
        };
        lamp(b, [-0.5, -0.4, -0.7], 1.2, both);
        lamp(b, [-2.5, -0.4, 2.7], 0.5, both);
    });
    case("many triangles", &|b| {
        b.add(&sphere([0.5, 0.5, 2.0], 0.6, 5), BLACK, Some(shining(1.0)));
        lamp(b, [-1.5, -0.4, 0.9], 0.3, shining(5.0));
        lamp(b, [1.5, -2.4, 0.4], 0.7, shining(0.5));
    });
    case("textured", &|b| {
        b.scene.images.push(spotted(8, 3));
        let textured = Emission {
            image: 0,
            ..shining(1.0)
        };
        lamp(b, [-0.5, -0.4, 0.5], 1.2, textured);
    });
    case("sky", &|b| {
        b.scene.images.push(spotted(16, 3));
        b.scene.lights.push(sky(0, None));
    });
    case("two skies and a lamp", &|b| {
        b.scene.images.push(spotted(8, 3));
        b.scene.images.push(spotted(4, 1));
        b.scene.lights.push(sky(0, None));
        b.scene.lights.push(sky(NONE, None));
        b.scene.lights.push(sky(1, None));
        lamp(b, [-0.5, -0.4, 1.5], 0.9, shining(2.0));
    });
    case("window", &|b| b.scene.lights.push(sky(NONE, Some(WINDOW))));
    case("window to a sky", &|b| {
        b.scene.images.push(spotted(8, 3));
        b.scene.lights.push(sky(0, Some(WINDOW)));
    });
    cases
}

/// Points from which lights are looked at.
fn places() -> [Vec3<f64>; 3] {
    [[0.02, 0.01, 0.03], [0.61, -0.43, -0.52], [-1.3, 0.4, -0.35]].map(Vec3::of)
}

/// The density of a direction summed over all lights, and the radiance of the nearest.
fn density(world: &World, origin: Vec3<f64>, direction: Vec3<f64>) -> f64 {
    let (lights, scene) = (world.lights(), world.scene());
    let ray = Ray { origin, direction };
    let mut pdf = lights.escaped(scene, &ray).map_or(0.0, |(_, pdf)| pdf);
    for light in lights.triangles() {
        let hit = Hit {
            triangle: light.triangle,
            instance: NONE,
        };
        let surface = world.surface(hit, &ray);
        let [b1, b2] = surface.barycentric;
        let ahead = (surface.position - origin).dot(direction) > 0.0;
        if ahead && b1 >= 0.0 && b2 >= 0.0 && b1 + b2 <= 1.0 {
            pdf += lights
                .emitted(scene, &surface, &ray)
                .map_or(0.0, |(_, pdf)| pdf);
        }
    }
    pdf
}

/// The f32 samples of all lights follow the f64 densities, bin by bin over the whole sphere.
#[test]
fn samples_follow_the_density() {
    if wayfare_testing::is_left_out() {
        return;
    }
    const BINS: usize = 12;
    const N: u64 = 4000;
    // A lattice of Fibonacci: its points lie along no edge of a light.
    const POINTS: usize = 4181;
    const TURN: usize = 2584;
    for (name, world) in extended() {
        for (case, origin) in places().into_iter().enumerate() {
            // Bins of the octahedral map have the same solid angle.
            let mut expected = vec![0.0; BINS * BINS + 1];
            let bins = expected[..BINS * BINS].par_iter_mut().enumerate();
            bins.for_each(|(bin, value)| {
                for i in 0..POINTS {
                    let at = |bin: usize, i: usize| {
                        let within = (i % POINTS) as f64 + 0.5;
                        (bin as f64 + within / POINTS as f64) / BINS as f64
                    };
                    let square = [at(bin % BINS, i), at(bin / BINS, i * TURN)];
                    *value += density(&world, origin, octahedral::direction(square));
                }
                *value *= N as f64 * 4.0 * PI / (BINS * BINS * POINTS) as f64;
            });
            let total: f64 = expected.iter().sum();
            let nothing = N as f64 - total;
            assert!(
                nothing > -0.01 * N as f64,
                "{name} {case}: density sums to {}",
                total / N as f64
            );
            expected[BINS * BINS] = nothing.max(0.0);

            let philox = Philox::new(12);
            let mut counts = vec![0.0; expected.len()];
            for index in 0..N {
                let mut s = philox.stream(case as u32, index);
                let point = Vec3::<f32>::of(origin.to_f32());
                let (lights, scene) = (world.lights(), world.scene());
                let bin = match lights.sample(scene, point, s.unit(0), [s.unit(1), s.unit(2)]) {
                    None => BINS * BINS,
                    Some(sample) => {
                        let [x, y] = octahedral::square(sample.direction)
                            .map(|c| ((c * BINS as f32) as usize).min(BINS - 1));
                        y * BINS + x
                    }
                };
                counts[bin] += 1.0;
            }
            let sigma = chi_square(&counts, &expected);
            assert!(sigma < 4.5, "{name} {case}: chi-square {sigma} sigma");
        }
    }
}

/// What a ray finds at the end of a sample is what the sample said: radiance and density.
#[test]
fn rays_find_what_samples_promise() {
    for (name, world) in extended() {
        let (lights, scene) = (world.lights(), world.scene());
        let philox = Philox::new(13);
        let mut found = 0;
        for (case, point) in places().into_iter().enumerate() {
            for index in 0..2000 {
                let mut s = philox.stream(case as u32, index);
                let [pick, u, v] = [0, 1, 2].map(|i| f64::from(s.unit(i)));
                let Some(sample) = lights.sample(scene, point, pick, [u, v]) else {
                    continue;
                };
                found += 1;
                let ray = Ray {
                    origin: point,
                    direction: sample.direction,
                };
                let (radiance, pdf) = if sample.hit == Hit::NOTHING {
                    assert_eq!(sample.distance, f64::INFINITY);
                    lights.escaped(scene, &ray)
                } else {
                    let surface = world.surface(sample.hit, &ray);
                    let end = point + sample.direction * sample.distance;
                    assert!((surface.position - end).length_squared() < 1e-12, "{name}");
                    lights.emitted(scene, &surface, &ray)
                }
                .expect("light where a sample found some");
                let close = |a: f64, b: f64| (a / b - 1.0).abs() < 1e-5;
                assert!(
                    close(pdf, sample.pdf),
                    "{name} {case}: {pdf} {}",
                    sample.pdf
                );
                let difference = (radiance - sample.radiance).length_squared().sqrt();
                assert!(difference < 1e-4, "{name} {case}: {radiance:?} {sample:?}");
                assert!(!sample.delta);
            }
        }
        assert!(found > 500, "{name}: {found} samples");
    }
}

/// Lights of all kinds at random places.
fn crowd() -> World {
    let mut b = builder();
    let philox = Philox::new(14);
    for i in 0..300 {
        let mut s = philox.stream(0, i);
        let mut number = |i| 8.0 * s.unit(i) - 4.0;
        let corner = [number(0), number(1), number(2)];
        let (u, v) = (
            [number(3) * 0.1, number(4) * 0.1, 0.1],
            [0.1, number(5) * 0.1, number(6) * 0.1],
        );
        let emission = Emission {
            two_sided: i % 7 == 0,
            ..shining(number(7) + 4.01)
        };
        match i % 5 {
            0 => b.scene.lights.push(Light::Point {
                position: corner,
                intensity: [0.2; 3],
            }),
            1 => b.scene.lights.push(Light::Spot {
                position: corner,
                axis: Vec3::<f64>::of(u).normalize().to_f32(),
                cos_end: 0.8,
                cos_start: 0.9,
                intensity: [1.5; 3],
            }),
            _ => {
                b.add(&quad(corner, u, v), BLACK, Some(emission));
            }
        }
    }
    world(b)
}

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

/// In a row of many lamps the one above a point is chosen far more often than its share of the power; a few are chosen by
/// power.
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
                let number = (lights.len() + i) as u32;
                assert!(
                    lights.tree().probability(number, point) > 0.0,
                    "{light:?} {point:?}"
                );
            }
        }
    }
}

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

/// Numbers that a sample consists of.
fn parts<R: Real>(sample: &LightSample<R>) -> [R; 8] {
    let (d, radiance) = (sample.direction, sample.radiance);
    let distance = if sample.distance.to_f32() < f32::INFINITY {
        sample.distance
    } else {
        R::zero()
    };
    [
        d.x, d.y, d.z, distance, sample.pdf, radiance.x, radiance.y, radiance.z,
    ]
}

/// Derivatives with respect to the coordinates and the point, against central differences.
#[test]
fn derivatives_of_samples() {
    let mut cases = extended();
    cases.push(("crowd", crowd()));
    for (name, world) in cases {
        let (lights, scene) = (world.lights(), world.scene());
        let philox = Philox::new(20);
        let mut compared = 0;
        for (case, point) in places().into_iter().enumerate() {
            for index in 0..200 {
                let mut s = philox.stream(case as u32, index);
                let pick = f64::from(s.unit(0));
                let u = [1, 2].map(|i| 0.05 + 0.9 * f64::from(s.unit(i)));
                let at = [u[0], u[1], point.x, point.y, point.z];
                let inputs: [Dual<f64, 5>; 5] = std::array::from_fn(|i| Dual::input(at[i], i));
                let sample = |x: [f64; 5]| {
                    let point = Vec3::new(x[2], x[3], x[4]);
                    lights.sample(scene, point, pick, [x[0], x[1]])
                };
                let dual = lights.sample(
                    scene,
                    Vec3::new(inputs[2], inputs[3], inputs[4]),
                    Dual::constant(pick),
                    [inputs[0], inputs[1]],
                );
                let Some(dual) = dual else { continue };
                let dual_parts = parts(&dual);
                for lane in 0..5 {
                    let moved = |h: f64| {
                        let mut x = at;
                        x[lane] += h;
                        sample(x).filter(|sample| sample.hit == dual.hit)
                    };
                    // Where a border of cells or texels lies in between, two step sizes disagree.
                    let slopes = [1e-6, 5e-7].map(|h| {
                        let (above, below) = (moved(h)?, moved(-h)?);
                        let (above, below) = (parts(&above), parts(&below));
                        Some(std::array::from_fn::<f64, 8, _>(|i| {
                            (above[i] - below[i]) / (2.0 * h)
                        }))
                    });
                    let [Some(slope), Some(check)] = slopes else {
                        continue;
                    };
                    for (i, part) in dual_parts.iter().enumerate() {
                        let size = slope[i].abs() + part.v.abs() + 1.0;
                        if (slope[i] - check[i]).abs() > 1e-4 * size {
                            continue;
                        }
                        compared += 1;
                        assert!(
                            (slope[i] - part.d[lane]).abs() < 1e-3 * size,
                            "{name} {case} {index}: part {i} lane {lane}: {} {}",
                            slope[i],
                            part.d[lane]
                        );
                    }
                }
            }
        }
        assert!(compared > 3000, "{name}: {compared}");
    }
}

/// A lamp far away, a thousand small ones, a sky and a sun: all are sampled.
#[test]
fn no_light_drowns_the_others() {
    let mut b = builder();
    let fill = |b: &mut SceneBuilder| {
        b.scene.images.push(spotted(8, 3));
        b.scene.lights.push(sky(0, None));
        b.scene.lights.push(Light::Distant {
            direction: [0.0, 0.6, 0.8],
            irradiance: [100.0; 3],
        });
        lamp(b, [40.0, 40.0, 60.0], 20.0, shining(2.0));
        lamp(b, [0.2, -0.1, 0.5], 0.05, shining(10.0));
    };
    fill(&mut b);
    let world = world(b);
    let lights: &Lights = world.lights();
    let mut counts = [0; 3];
    let philox = Philox::new(21);
    for index in 0..10_000 {
        let mut s = philox.stream(0, index);
        let point = Vec3::<f32>::zero();
        let sample = lights.sample(world.scene(), point, s.unit(0), [s.unit(1), s.unit(2)]);
        let Some(sample) = sample else { continue };
        if sample.delta {
            counts[0] += 1;
        } else if sample.distance == f32::INFINITY {
            counts[1] += 1;
        } else if sample.distance < 2.0 {
            counts[2] += 1;
        }
    }
    // The sun, the sky, and the lamp nearby, which is as bright as the one far away is.
    assert!(counts.iter().all(|&count| count > 500), "{counts:?}");
}
