//! Bump mapping against surfaces whose normals are known, and normal maps.

use wayfare_scene::{ImageMap, Mapping, Relief, Scene, Texels, Texture};
use wayfare_transport::math::{Dual, Frame, Real, Vec3};
use wayfare_transport::relief::{Patch, frame};
use wayfare_transport::texture::TexturePoint;

type D = Dual<f64, 2>;

/// Heights and normals. Texture 4 is (0.3 u - 0.2 v) times (0.5 + v), texture 5 a slope in the world, 6 a height of
/// 0.25.
fn scene() -> Scene {
    let slope = Texture::Bilerp {
        mapping: Mapping::default(),
        corners: [[0.0; 3], [-0.2; 3], [0.3; 3], [0.1; 3]],
    };
    let rise = Texture::Bilerp {
        mapping: Mapping::default(),
        corners: [[0.5; 3], [1.5; 3], [0.5; 3], [1.5; 3]],
    };
    let in_space = Texture::Bilerp {
        mapping: Mapping::Planar {
            to_texture: [
                [1.0, 0.0, 0.0, 0.0],
                [0.0, 1.0, 0.0, 0.0],
                [0.0, 0.0, 1.0, 0.0],
            ],
            axes: [[0.5, 0.0, 0.25], [0.0, 0.75, 0.0]],
            delta: [0.0; 2],
        },
        corners: [[0.0; 3], [1.0; 3], [1.0; 3], [2.0; 3]],
    };
    let image = |texels: Vec<f32>| ImageMap {
        name: String::new(),
        size: [texels.len() as u32 / 3, 1],
        channels: 3,
        texels: Texels::Floats(texels),
    };
    Scene {
        textures: vec![
            Texture::Constant([0.0; 3]),
            slope,
            rise,
            Texture::Constant([1.0; 3]),
            Texture::Scale([1, 2]),
            in_space,
            Texture::Constant([0.25; 3]),
        ],
        images: vec![
            image(vec![0.5, 0.5, 1.0]),
            image(vec![0.8, 0.5, 0.9, 0.5, 0.9, 0.7]),
            image(vec![0.5; 3]),
        ],
        ..Scene::default()
    }
}

/// The plane z = 0 with u along x and v along y.
fn plane<R: Real>(u: R, v: R) -> Patch<R> {
    let up = Vec3::of([0.0, 0.0, 1.0]);
    Patch {
        point: TexturePoint {
            uv: [u, v],
            position: Vec3::new(u, v, R::zero()),
            normal: up,
        },
        dpdu: Vec3::of([1.0, 0.0, 0.0]),
        dpdv: Vec3::of([0.0, 1.0, 0.0]),
        normal: up,
        dndu: Vec3::zero(),
        dndv: Vec3::zero(),
        interpolated: false,
    }
}

/// A sphere of radius 2, with the polar angle as v and the azimuth as u.
fn sphere<R: Real>(u: R, v: R) -> Patch<R> {
    let (sin_u, cos_u) = u.sin_cos_turns();
    let (sin_v, cos_v) = v.sin_cos_turns();
    let normal = Vec3::new(cos_u * sin_v, sin_u * sin_v, cos_v);
    let turn = R::of_f64(std::f64::consts::TAU);
    let dndu = Vec3::new(-sin_u * sin_v, cos_u * sin_v, R::zero()) * turn;
    let dndv = Vec3::new(cos_u * cos_v, sin_u * cos_v, -sin_v) * turn;
    let radius = R::of(2.0);
    Patch {
        point: TexturePoint {
            uv: [u, v],
            position: normal * radius,
            normal,
        },
        dpdu: dndu * radius,
        dpdv: dndv * radius,
        normal,
        dndu,
        dndv,
        interpolated: false,
    }
}

fn assert_close(found: Vec3<f64>, expected: Vec3<f64>, tolerance: f64, what: &str) {
    let error = (found - expected).length_squared().sqrt();
    assert!(
        error < tolerance,
        "{what}: {found:?} instead of {expected:?}"
    );
}

fn assert_orthonormal(frame: &Frame<f64>) {
    let Frame { s, t, n } = *frame;
    for (length, expected) in [(s.dot(s), 1.0), (n.dot(n), 1.0), (s.dot(n), 0.0)] {
        assert!((length - expected).abs() < 1e-9, "{frame:?}");
    }
    assert_close(n.cross(s), t, 1e-9, "right-handed");
}

#[test]
fn a_height_over_a_plane_has_the_normal_of_its_gradient() {
    let scene = scene();
    for (u, v) in [(0.1, 0.2), (0.7, 0.4), (0.3, 0.9), (-0.8, 2.3)] {
        // h = (0.3 u - 0.2 v) (0.5 + v); differences over a step are off by half a step times the curvature.
        let gradient = [0.3 * (0.5 + v), -0.2 * (0.5 + v) + 0.3 * u - 0.2 * v];
        let expected = Vec3::new(-gradient[0], -gradient[1], 1.0).normalize();
        let bent = frame(&scene, Relief::Height(4), &plane(u, v));
        assert_close(bent.n, expected, 2e-4, "in texture coordinates");
        assert_orthonormal(&bent);
        let along_u = Vec3::new(1.0, 0.0, gradient[0]).normalize();
        assert_close(bent.s, along_u, 2e-4, "the tangent climbs along u");

        // A slope in space: 0.5 x + 0.75 y.
        let bent = frame(&scene, Relief::Height(5), &plane(u, v));
        assert_close(
            bent.n,
            Vec3::new(-0.5, -0.75, 1.0).normalize(),
            1e-6,
            "in the world",
        );
    }
}

#[test]
fn a_constant_height_keeps_the_normals_of_a_sphere() {
    let scene = scene();
    for (u, v) in [(0.1, 0.2), (0.7, 0.4), (0.9, 0.05)] {
        let patch = sphere(u, v);
        let bent = frame(&scene, Relief::Height(6), &patch);
        assert_close(bent.n, patch.normal, 1e-9, "parallel surfaces");
        // The normal would tilt without the change of the normal itself: a slope shows that the height is there.
        let tilted = frame(&scene, Relief::Height(1), &patch);
        assert!((tilted.n - patch.normal).length_squared() > 1e-6);
    }
}

#[test]
fn normals_stay_on_the_outer_side() {
    let scene = scene();
    for relief in [Relief::Height(4), Relief::NormalMap(1)] {
        let bent = frame(&scene, relief, &plane(0.3, 0.4));
        let mut turned = plane(0.3, 0.4);
        turned.normal = -turned.normal;
        turned.point.normal = turned.normal;
        let inside = frame(&scene, relief, &turned);
        assert!(bent.n.z > 0.0 && inside.n.z < 0.0);
        // A mirror image: the surface rises towards its outer side.
        assert!((bent.n.x - inside.n.x).abs() < 1e-9, "{bent:?} {inside:?}");
        assert_orthonormal(&inside);
    }
}

#[test]
fn interpolated_normals_have_tangents_at_right_angles() {
    let scene = scene();
    let mut patch = plane(0.3, 0.4);
    // u along x, v along a diagonal, three times as long.
    patch.dpdv = Vec3::new(3.0, 3.0, 0.0);
    let flat = frame(&scene, Relief::Height(1), &patch);
    let expected = Vec3::new(1.0, 0.0, 0.3)
        .cross(Vec3::new(3.0, 3.0, -0.2))
        .normalize();
    assert_close(flat.n, expected, 1e-6, "the triangle itself");
    patch.interpolated = true;
    let smooth = frame(&scene, Relief::Height(1), &patch);
    assert_close(
        smooth.n,
        Vec3::new(-0.3, 0.2, 1.0).normalize(),
        1e-6,
        "as in pbrt-v4",
    );
}

#[test]
fn half_half_one_is_the_identity_of_normal_maps() {
    let scene = scene();
    for (u, v) in [(0.1, 0.2), (0.7, 0.4)] {
        for patch in [plane(u, v), sphere(u, v)] {
            let bent = frame(&scene, Relief::NormalMap(0), &patch);
            assert_close(bent.n, patch.normal, 1e-12, "the same normal");
            assert_close(bent.s, patch.dpdu.normalize(), 1e-12, "the same tangent");
            let plain = frame(&scene, Relief::None, &patch);
            assert_close(bent.t, plain.t, 1e-12, "the same frame");
        }
    }
}

#[test]
fn red_leans_along_u_and_green_along_v() {
    let scene = scene();
    let look = |u: f64| frame(&scene, Relief::NormalMap(1), &plane(u, 0.5)).n;
    assert_close(look(0.25), Vec3::new(0.6, 0.0, 0.8), 1e-6, "red");
    assert_close(
        look(0.75),
        Vec3::new(0.0, 0.8, 0.4).normalize(),
        1e-6,
        "green",
    );
    let between = Vec3::new(0.3, 0.4, 0.6).normalize();
    assert_close(
        look(0.5),
        between,
        1e-6,
        "interpolated, then made a unit vector",
    );
    assert_close(look(1.5), between, 1e-6, "repeated");
}

#[test]
fn frames_turn_by_their_derivative() {
    let scene = scene();
    let h = 1e-6;
    for relief in [Relief::Height(4), Relief::Height(5), Relief::NormalMap(1)] {
        for interpolated in [false, true] {
            for (u, v) in [(0.13, 0.21), (0.66, 0.41), (0.34, 0.83)] {
                let at = |u: f64, v: f64| {
                    let mut patch = sphere(u, v);
                    patch.interpolated = interpolated;
                    frame(&scene, relief, &patch)
                };
                let mut patch = sphere(D::input(u, 0), D::input(v, 1));
                patch.interpolated = interpolated;
                let dual = frame(&scene, relief, &patch);
                let (more, less) = ([at(u + h, v), at(u, v + h)], [at(u - h, v), at(u, v - h)]);
                let axes = |f: &Frame<f64>| [f.s, f.t, f.n];
                for (axis, found) in [dual.s, dual.t, dual.n].into_iter().enumerate() {
                    for lane in 0..2 {
                        let found = Vec3::new(found.x.d[lane], found.y.d[lane], found.z.d[lane]);
                        let turned = axes(&more[lane])[axis] - axes(&less[lane])[axis];
                        let what = format!("{relief:?} {interpolated} {u} {v}: axis {axis}");
                        assert_close(found, turned * (0.5 / h), 1e-4, &what);
                    }
                }
            }
        }
    }
}

#[test]
fn degenerate_patches_have_a_frame_all_the_same() {
    let scene = scene();
    for relief in [
        Relief::Height(4),
        Relief::Height(0),
        Relief::NormalMap(0),
        Relief::NormalMap(1),
        Relief::NormalMap(2),
    ] {
        for (dpdu, dpdv) in [
            (0.0, 0.0),
            (1.0, 0.0),
            (0.0, 1.0),
            (1e30, 1e30),
            (1e-30, 1e-30),
        ] {
            for uv in [0.5f32, 1e30, f32::INFINITY, f32::NAN] {
                for interpolated in [false, true] {
                    let mut patch = plane::<f32>(uv, uv);
                    patch.dpdu = patch.dpdu * dpdu;
                    patch.dpdv = patch.dpdv * dpdv;
                    patch.interpolated = interpolated;
                    let bent = frame(&scene, relief, &patch);
                    assert!(
                        bent.n.is_finite() && bent.s.is_finite() && bent.t.is_finite(),
                        "{relief:?} {patch:?}: {bent:?}"
                    );
                    assert!(
                        (bent.n.length_squared() - 1.0).abs() < 1e-3,
                        "{relief:?} {patch:?}: {bent:?}"
                    );
                }
            }
        }
    }
}
