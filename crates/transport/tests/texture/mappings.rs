//! From surface points to points of textures.

use super::{D, IDENTITY, assert_close, at, scene, sequence};
use std::f64::consts::{PI, TAU};
use wayfare_scene::{Mapping, Texture};
use wayfare_transport::math::{Real, Rgb, Vec3};
use wayfare_transport::texture::{TexturePoint, evaluate};

#[test]
fn mappings_follow_their_definitions() {
    // The coordinates themselves, read off a texture that is linear in them.
    let read = |mapping: Mapping, point: &TexturePoint<f64>| {
        let corners = [[0.0; 3], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0], [1.0, 1.0, 0.0]];
        let scene = scene(vec![Texture::Bilerp { mapping, corners }], vec![]);
        let Rgb { x, y, .. } = evaluate(&scene, 0, point);
        [x, y]
    };
    let to_texture = [
        [0.0, 2.0, 0.0, 1.0],
        [0.5, 0.0, 0.0, 3.0],
        [0.0, 0.0, 1.0, 4.0],
    ];
    for n in 0..200 {
        let [u, v, w] = [0.754_877_666, 0.569_840_291, 0.331_713_145].map(|step| sequence(n, step));
        let point = at([u, v], [2.0 * u - 1.0, 2.0 * v - 1.0, 2.0 * w - 1.0]);
        let p = [
            2.0 * point.position.y + 1.0,
            0.5 * point.position.x + 3.0,
            point.position.z + 4.0,
        ];

        let scale_delta = Mapping::Uv {
            scale: [2.0, 3.0],
            delta: [0.25, 0.5],
        };
        let [s, t] = read(scale_delta, &point);
        assert_close([s, t, 0.0], [2.0 * u + 0.25, 3.0 * v + 0.5, 0.0], "uv");

        let [s, t] = read(Mapping::Spherical { to_texture }, &point);
        let radius = p.iter().map(|c| c * c).sum::<f64>().sqrt();
        let polar = (p[2] / radius).acos() / PI;
        let azimuth = (p[1].atan2(p[0]) / TAU).rem_euclid(1.0);
        assert_close([s, t, 0.0], [polar, azimuth, 0.0], "spherical");

        let [s, t] = read(Mapping::Cylindrical { to_texture }, &point);
        let azimuth = (PI + p[1].atan2(p[0])) / TAU;
        assert_close([s, t, 0.0], [azimuth, p[2], 0.0], "cylindrical");

        let planar = Mapping::Planar {
            to_texture,
            axes: [[1.0, 0.5, 0.25], [0.0, 1.0, 0.5]],
            delta: [0.5, 0.75],
        };
        let [s, t] = read(planar, &point);
        let expected = [
            p[0] + 0.5 * p[1] + 0.25 * p[2] + 0.5,
            p[1] + 0.5 * p[2] + 0.75,
            0.0,
        ];
        assert_close([s, t, 0.0], expected, "planar");
    }
}

#[test]
fn mappings_jump_by_one_at_their_seam_and_have_values_on_the_axis() {
    let coordinate = |mapping: Mapping, position: [f64; 3], axis: usize| {
        let mut corners = [[0.0; 3]; 4];
        corners[if axis == 0 { 2 } else { 1 }] = [1.0; 3];
        corners[3] = [1.0; 3];
        let scene = scene(vec![Texture::Bilerp { mapping, corners }], vec![]);
        let point = TexturePoint {
            uv: [D::constant(0.0); 2],
            position: Vec3::new(
                D::input(position[0], 0),
                D::input(position[1], 1),
                D::constant(position[2]),
            ),
            normal: Vec3::new(D::zero(), D::zero(), D::one()),
        };
        evaluate(&scene, 0, &point).x
    };
    let spherical = Mapping::Spherical {
        to_texture: IDENTITY,
    };
    let cylindrical = Mapping::Cylindrical {
        to_texture: IDENTITY,
    };
    for (mapping, axis, x) in [(spherical, 1, 1.0), (cylindrical, 0, -1.0)] {
        let above = coordinate(mapping, [x, 1e-9, 0.5], axis);
        let below = coordinate(mapping, [x, -1e-9, 0.5], axis);
        assert!(
            ((above.v - below.v).abs() - 1.0).abs() < 1e-8,
            "{mapping:?}"
        );
        for lane in 0..2 {
            assert!(
                (above.d[lane] - below.d[lane]).abs() < 1e-6,
                "{mapping:?}: the slope does not jump"
            );
        }
        for z in [1.0, -1.0, 0.0] {
            let pole = coordinate(mapping, [0.0, 0.0, z], axis);
            assert!(pole.is_finite(), "{mapping:?}");
        }
    }
    assert!(
        coordinate(spherical, [0.0, 0.0, 2.0], 0).v.abs() < 1e-9,
        "the pole is where s is 0"
    );
    assert!((coordinate(spherical, [0.0, 0.0, -2.0], 0).v - 1.0).abs() < 1e-9);
}
