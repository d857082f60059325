//! Lamps that are nearly spheres, cylinders and disks.

use super::{builder, shining, use_tree};
use crate::common::{mean_radiance, world};
use std::f64::consts::PI;
use wayfare_sampling::Philox;
use wayfare_scene::shape::{MeshData, cylinder, sphere};
use wayfare_testing::scenes::{BLACK, Shape, cube, disk, grey, quad};
use wayfare_transport::World;
use wayfare_transport::math::Vec3;

/// A shape of the pbrt reader, moved.
fn moved(mesh: MeshData, to: [f32; 3]) -> Shape {
    let shift = |p: [f32; 3]| std::array::from_fn(|i| p[i] + to[i]);
    Shape {
        positions: mesh.positions.into_iter().map(shift).collect(),
        normals: mesh.normals,
        uvs: mesh.uvs,
        triangles: mesh.triangles,
    }
}

fn ball(radius: f32, centre: [f32; 3]) -> Shape {
    let mesh = sphere::tessellate(radius, -radius, radius, 360.0);
    moved(mesh.expect("a sphere"), centre)
}

fn lit_by(shape: &Shape) -> World {
    let mut b = builder();
    b.add(shape, BLACK, Some(shining(1.0)));
    world(b)
}

/// Mean and standard deviation of the estimate of the irradiance at the origin, on a surface that faces `normal`, from one sample of a light
/// of radiance 1. What hides itself shows its back.
fn irradiance(world: &World, normal: Vec3<f64>) -> (f64, f64) {
    const N: u64 = 40_000;
    let (mut sum, mut sum2) = (0.0, 0.0);
    for index in 0..N {
        let mut s = Philox::new(31).stream(0, index);
        let [pick, u, v] = [0, 1, 2].map(|i| f64::from(s.unit(i)));
        let sample = world
            .lights()
            .sample(world.scene(), Vec3::zero(), pick, [u, v]);
        let value = sample.map_or(0.0, |sample| {
            sample.direction.dot(normal).max(0.0) * sample.radiance.x / sample.pdf
        });
        sum += value / N as f64;
        sum2 += value * value / N as f64;
    }
    (sum, (sum2 - sum * sum).max(0.0).sqrt())
}

/// A sphere of radius r and radiance L that is fully visible, at distance d, causes the irradiance pi L (r / d)^2 cos.
#[test]
fn a_ball_lights_a_plate_by_the_closed_form() {
    for (centre, radius) in [
        ([0.6f32, -0.4, 1.1], 0.5f32),
        ([2.0, 3.0, 4.0], 0.5),
        ([0.0, 0.0, 60.0], 1.0),
    ] {
        let shape = ball(radius, centre);
        let mut b = builder();
        let plate = quad([-1.0, -1.0, 0.0], [2.0, 0.0, 0.0], [0.0, 2.0, 0.0]);
        b.add(&plate, grey([1.0; 3]), None);
        b.add(&shape, BLACK, Some(shining(100.0)));
        let world = world(b);
        assert_eq!(world.lights().balls().len(), 1);
        let to_centre = Vec3::<f64>::of(centre);
        let distance = to_centre.length_squared().sqrt();
        let cos = to_centre.z / distance;
        // The mesh is inside its sphere; on average over all directions a convex body shows a quarter of its area.
        let mesh = sphere::tessellate(radius, -radius, radius, 360.0).expect("a sphere");
        let truth = 100.0 * mesh.area() / (4.0 * PI * distance * distance) * cos;
        // The camera looks down from above, past the ball or at its back.
        let (mean, error) = mean_radiance(&world, 400_000, 23);
        assert!(error < 1e-3 * truth, "{centre:?}: {mean} +- {error}");
        // From a single direction it may show a little more or less.
        assert!(
            (mean - truth).abs() < 4.5 * error + 5e-4 * truth,
            "{centre:?}: {mean} +- {error}, expected {truth}"
        );
    }
}

/// The scatter of the estimate of direct light. That of a ball comes from the cosine alone; a tube hides half of
/// its triangles.
#[test]
fn round_lamps_are_sampled_where_they_are_seen() {
    for (distance, most_of_ball, most_of_tube) in
        [(3.0f32, 0.05, 0.6), (10.0, 0.01, 0.25), (40.0, 0.01, 0.25)]
    {
        for direction in [[0.0f32, 0.0, 1.0], [0.48, 0.6, 0.64]] {
            let at = direction.map(|c| c * distance);
            let normal = Vec3::<f64>::of(direction);
            let world = lit_by(&ball(1.0, at));
            let (mean, deviation) = irradiance(&world, normal);
            let truth = PI / f64::from(distance).powi(2);
            println!(
                "ball at {distance}: {mean:.5} of {truth:.5}, {:.3}",
                deviation / mean
            );
            assert!(
                (mean / truth - 1.0).abs() < 3e-3,
                "{distance}: {mean} {truth}"
            );
            assert!(
                deviation < most_of_ball * mean,
                "{distance}: {deviation} {mean}"
            );

            // A tube across the line of sight.
            let mesh = cylinder::tessellate(1.0, -2.0, 2.0, 360.0).expect("a cylinder");
            let area = mesh.area();
            let across = |[x, y, z]: [f32; 3]| [z, x, y];
            let turned = MeshData {
                positions: mesh.positions.into_iter().map(across).collect(),
                normals: mesh.normals.into_iter().map(across).collect(),
                ..mesh
            };
            let ahead = [0.0, 0.0, distance];
            let world = lit_by(&moved(turned, ahead));
            let (mean, deviation) = irradiance(&world, Vec3::of([0.0, 0.0, 1.0]));
            println!("tube at {distance}: {mean:.5}, {:.3}", deviation / mean);
            // Far away it shows its area over pi.
            let far = area / PI / f64::from(distance).powi(2);
            assert!(
                (mean / far - 1.0).abs() < 2.0 / f64::from(distance),
                "{mean} {far}"
            );
            assert!(
                deviation < most_of_tube * mean,
                "{distance}: {deviation} {mean}"
            );

            let mut b = builder();
            let corner = [-1.0, -1.0, distance];
            let flat = quad(corner, [0.0, 2.0, 0.0], [2.0, 0.0, 0.0]);
            b.add(&flat, BLACK, Some(shining(1.0)));
            let (mean, deviation) = irradiance(&self::world(b), Vec3::of([0.0, 0.0, 1.0]));
            println!("square at {distance}: {mean:.5}, {:.3}", deviation / mean);
            assert!(deviation < 0.25 * mean, "{distance}: {deviation} {mean}");
        }
    }
}

/// One light for a closed mesh near a sphere that shines outwards; triangles for all others, which are chosen by power only
/// if they are flat or hollow.
#[test]
fn what_is_a_ball_and_what_is_flat() {
    let inwards = |mut shape: Shape| {
        shape.normals.iter_mut().for_each(|n| *n = n.map(|c| -c));
        shape.turned()
    };
    let open = |mut shape: Shape| {
        shape.triangles.pop();
        shape
    };
    let at = [0.3, 0.2, 2.0];
    let coarse = |rings| wayfare_testing::scenes::sphere(at, 0.5, rings);
    for (name, shape, balls, by_power) in [
        ("sphere", ball(0.5, at), 1, false),
        (
            "far from the origin",
            ball(0.5, [900.0, -700.0, 50.0]),
            1,
            false,
        ),
        ("coarse sphere", coarse(10), 1, false),
        ("facets", coarse(12).flat(), 1, false),
        ("inwards", inwards(coarse(10)), 0, true),
        ("with a hole", open(coarse(10)), 0, false),
        ("too coarse", coarse(5), 0, false),
        ("cube", cube(at, 0.5), 0, false),
        ("disk", disk(at, 0.5), 0, true),
    ] {
        let world = lit_by(&shape);
        assert_eq!(world.lights().balls().len(), balls, "{name}");
        assert_eq!(world.lights().is_by_power(), by_power, "{name}");
        if balls == 1 {
            assert!(world.lights().triangles().is_empty(), "{name}");
        }
    }
    let mut b = builder();
    use_tree(&mut b);
    let two_sided = wayfare_scene::Emission {
        two_sided: true,
        ..shining(1.0)
    };
    b.add(&coarse(10), BLACK, Some(two_sided));
    assert!(self::world(b).lights().balls().is_empty());
}
