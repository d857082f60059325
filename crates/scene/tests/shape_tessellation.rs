//! Spheres, disks, cylinders and bilinear patches have the size, the orientation and the
//! parametrisation that their definitions say.

use std::collections::{HashMap, HashSet};
use std::f64::consts::PI;

use glam::DVec3;
use wayfare_scene::shape::{MeshData, ShapeError, bilinear, cylinder, disk, sphere};

fn point(mesh: &MeshData, index: u32) -> DVec3 {
    DVec3::from(mesh.positions[index as usize].map(f64::from))
}

fn normal(mesh: &MeshData, index: u32) -> DVec3 {
    DVec3::from(mesh.normals[index as usize].map(f64::from))
}

fn cross(mesh: &MeshData, triangle: [u32; 3]) -> DVec3 {
    let [a, b, c] = triangle.map(|index| point(mesh, index));
    (b - a).cross(c - a)
}

fn volume(mesh: &MeshData) -> f64 {
    let signed = |t: &[u32; 3]| point(mesh, t[0]).dot(cross(mesh, *t)) / 6.0;
    mesh.triangles.iter().map(signed).sum()
}

#[track_caller]
fn assert_close(value: f64, expected: f64, relative: f64) {
    assert!(
        (value - expected).abs() <= relative * expected.abs(),
        "{value} instead of {expected}"
    );
}

/// Finite, in range, no degenerate triangles, unit normals on the side of the winding.
#[track_caller]
fn assert_sound(mesh: &MeshData) {
    assert_eq!(mesh.validate(), Ok(()));
    assert_eq!(mesh.clone().drop_degenerate(), 0);
    assert_eq!(mesh.normals.len(), mesh.positions.len());
    assert_eq!(mesh.uvs.len(), mesh.positions.len());
    for triangle in &mesh.triangles {
        let facing = cross(mesh, *triangle).normalize();
        for corner in triangle {
            let normal = normal(mesh, *corner);
            assert!((normal.length() - 1.0).abs() < 1e-6);
            assert!(facing.dot(normal) > 0.9, "{facing} against {normal}");
        }
    }
    for [u, v] in &mesh.uvs {
        assert!((0.0..=1.0).contains(u) && (0.0..=1.0).contains(v));
    }
}

/// V - E + F after joining vertices at the same place, and the number of edges with one face only.
fn euler_characteristic(mesh: &MeshData) -> (i64, usize) {
    let key = |index: u32| mesh.positions[index as usize].map(|x| (x + 0.0).to_bits());
    let mut vertices = HashSet::new();
    let mut edges: HashMap<_, usize> = HashMap::new();
    for triangle in &mesh.triangles {
        for corner in 0..3 {
            let [a, b] = [triangle[corner], triangle[(corner + 1) % 3]].map(key);
            vertices.insert(a);
            *edges.entry([a.min(b), a.max(b)]).or_default() += 1;
        }
    }
    assert!(edges.values().all(|faces| *faces <= 2));
    let open = edges.values().filter(|faces| **faces == 1).count();
    let characteristic = vertices.len() as i64 - edges.len() as i64 + mesh.triangles.len() as i64;
    (characteristic, open)
}

#[test]
fn a_sphere_is_closed_and_has_its_area_and_volume() {
    let mesh = sphere::tessellate(2.0, -2.0, 2.0, 360.0).unwrap();
    assert_sound(&mesh);
    assert_eq!(euler_characteristic(&mesh), (2, 0));
    assert_close(mesh.area(), 4.0 * PI * 4.0, 1e-3);
    assert_close(volume(&mesh), 4.0 / 3.0 * PI * 8.0, 1e-3);
}

#[test]
fn a_sphere_is_not_inflated_and_its_silhouette_is_round() {
    let mesh = sphere::tessellate(1.0, -1.0, 1.0, 360.0).unwrap();
    for index in 0..mesh.positions.len() as u32 {
        assert_close(point(&mesh, index).length(), 1.0, 1e-6);
        assert!(point(&mesh, index).distance(normal(&mesh, index)) < 1e-6);
    }
    for [a, b, c] in &mesh.triangles {
        for [from, to] in [[a, b], [b, c], [c, a]] {
            let middle = (point(&mesh, *from) + point(&mesh, *to)) / 2.0;
            assert!(middle.length() > 1.0 - 1e-3);
        }
    }
}

#[test]
fn a_cut_sphere_has_the_area_of_its_zone() {
    // A zone of height h has the area 2 pi r h, of which phimax takes its share.
    let mesh = sphere::tessellate(1.5, -0.5, 1.0, 90.0).unwrap();
    assert_sound(&mesh);
    assert_close(mesh.area(), 2.0 * PI * 1.5 * 1.5 / 4.0, 1e-3);
    let heights = mesh.positions.iter().map(|p| p[2]);
    assert!(heights.clone().all(|z| (-0.500001..=1.000001).contains(&z)));
    // The order of the heights does not matter, and heights beyond the radius do not cut.
    assert_eq!(sphere::tessellate(1.5, 1.0, -0.5, 90.0).unwrap(), mesh);
    assert_eq!(
        sphere::tessellate(1.0, -7.0, 7.0, 720.0),
        sphere::tessellate(1.0, -1.0, 1.0, 360.0)
    );
    let dome = sphere::tessellate(1.0, 0.25, 1.0, 360.0).unwrap();
    assert_sound(&dome);
    assert_eq!(euler_characteristic(&dome).0, 1);
    assert_eq!(dome.positions.last().unwrap(), &[0.0, 0.0, 1.0]);
}

#[test]
fn sphere_coordinates_are_those_of_pbrt() {
    let mesh = sphere::tessellate(1.0, -0.5, 0.8, 180.0).unwrap();
    let theta = |z: f64| z.acos();
    let (theta_min, theta_max) = (theta(-0.5), theta(0.8));
    for (position, [u, v]) in mesh.positions.iter().zip(&mesh.uvs) {
        let [x, y, z] = position.map(f64::from);
        assert!((f64::from(*u) - y.atan2(x) / PI).abs() < 1e-5);
        let expected_v = (theta(z) - theta_min) / (theta_max - theta_min);
        assert!((f64::from(*v) - expected_v).abs() < 1e-5);
    }
}

#[test]
fn a_disk_faces_up_and_has_its_area() {
    let mesh = disk::tessellate(3.0, 2.0, 0.0, 360.0).unwrap();
    assert_sound(&mesh);
    assert_close(mesh.area(), 4.0 * PI, 1e-3);
    assert_eq!(euler_characteristic(&mesh).0, 1);
    assert!(mesh.normals.iter().all(|n| *n == [0.0, 0.0, 1.0]));
    assert!(mesh.positions.iter().all(|p| p[2] == 3.0));

    let ring = disk::tessellate(0.0, 2.0, 1.0, 90.0).unwrap();
    assert_sound(&ring);
    assert_close(ring.area(), 0.75 * PI, 1e-3);
    for (position, [u, v]) in ring.positions.iter().zip(&ring.uvs) {
        let [x, y, _] = position.map(f64::from);
        assert!((f64::from(*u) - y.atan2(x) / (PI / 2.0)).abs() < 1e-5);
        assert!((f64::from(*v) - (2.0 - x.hypot(y))).abs() < 1e-5);
    }
}

#[test]
fn a_cylinder_faces_outwards_and_has_its_area() {
    let mesh = cylinder::tessellate(0.5, 3.0, -1.0, 360.0).unwrap();
    assert_sound(&mesh);
    assert_close(mesh.area(), 2.0 * PI * 0.5 * 4.0, 1e-3);
    assert_eq!(euler_characteristic(&mesh).0, 0);
    for (position, normal) in mesh.positions.iter().zip(&mesh.normals) {
        assert!((normal[0] - 2.0 * position[0]).abs() < 1e-6 && normal[2] == 0.0);
    }
    let half = cylinder::tessellate(1.0, 0.0, 2.0, 180.0).unwrap();
    assert_close(half.area(), 2.0 * PI, 1e-3);
    for (position, [u, v]) in half.positions.iter().zip(&half.uvs) {
        let [x, y, z] = position.map(f64::from);
        assert!((f64::from(*u) - y.atan2(x).abs() / PI).abs() < 1e-5);
        assert!((f64::from(*v) - z / 2.0).abs() < 1e-5);
    }
}

#[test]
fn quadrics_without_area_are_empty() {
    for empty in [
        sphere::tessellate(0.0, 0.0, 0.0, 360.0),
        sphere::tessellate(1.0, 2.0, 3.0, 360.0),
        sphere::tessellate(1.0, -1.0, 1.0, 0.0),
        sphere::tessellate(1.0, -1.0, 1.0, -90.0),
        cylinder::tessellate(0.0, -1.0, 1.0, 360.0),
        cylinder::tessellate(1.0, 2.0, 2.0, 360.0),
        cylinder::tessellate(1.0, -1.0, 1.0, 0.0),
        disk::tessellate(0.0, 0.0, 0.0, 360.0),
        disk::tessellate(0.0, 1.0, 1.0, 360.0),
        disk::tessellate(0.0, 1.0, 2.0, 360.0),
        disk::tessellate(0.0, 1.0, 0.0, 0.0),
    ] {
        assert_eq!(empty, Ok(MeshData::default()));
    }
}

#[test]
fn senseless_quadrics_are_refused() {
    fn parameter(result: Result<MeshData, ShapeError>) -> &'static str {
        match result {
            Err(ShapeError::Parameter { name, .. }) => name,
            other => panic!("{other:?} instead of a complaint about a parameter"),
        }
    }
    for radius in [-1.0, f32::NAN, f32::INFINITY] {
        assert_eq!(
            parameter(sphere::tessellate(radius, -1.0, 1.0, 360.0)),
            "radius"
        );
        assert_eq!(
            parameter(cylinder::tessellate(radius, -1.0, 1.0, 360.0)),
            "radius"
        );
        assert_eq!(
            parameter(disk::tessellate(0.0, radius, 0.0, 360.0)),
            "radius"
        );
    }
    assert_eq!(
        parameter(sphere::tessellate(1.0, -1.0, 1.0, f32::NAN)),
        "phimax"
    );
    assert_eq!(
        parameter(sphere::tessellate(1.0, f32::NAN, 1.0, 360.0)),
        "zmin"
    );
    assert_eq!(
        parameter(disk::tessellate(f32::NAN, 1.0, 0.0, 360.0)),
        "height"
    );
    assert_eq!(
        parameter(disk::tessellate(0.0, 1.0, -0.5, 360.0)),
        "innerradius"
    );
    assert_eq!(
        sphere::tessellate(-1.0, -1.0, 1.0, 360.0)
            .unwrap_err()
            .to_string(),
        "radius is -1, but it must be finite and not negative"
    );
}

const SQUARE: [[f32; 3]; 4] = [
    [0.0, 0.0, 0.0],
    [2.0, 0.0, 0.0],
    [0.0, 3.0, 0.0],
    [2.0, 3.0, 0.0],
];

#[test]
fn a_parallelogram_is_two_triangles() {
    let mesh = bilinear::tessellate(&SQUARE, &[], &[], &[0, 1, 2, 3]).unwrap();
    assert_eq!(mesh.triangles.len(), 2);
    assert_eq!(mesh.area(), 6.0);
    assert!(mesh.normals.is_empty());
    assert_eq!(mesh.uvs, [[0.0, 0.0], [1.0, 0.0], [0.0, 1.0], [1.0, 1.0]]);
    for triangle in &mesh.triangles {
        assert!(cross(&mesh, *triangle).z > 0.0);
    }
}

#[test]
fn a_twisted_patch_follows_its_surface() {
    // z = x y over the unit square: a hyperbolic paraboloid.
    let mut positions = SQUARE.to_vec();
    positions.extend([
        [0.0, 0.0, 0.0],
        [1.0, 0.0, 0.0],
        [0.0, 1.0, 0.0],
        [1.0, 1.0, 1.0],
    ]);
    let indices = [4, 5, 6, 7, 0, 1, 2, 3, 4, 5, 6, 7];
    let mesh = bilinear::tessellate(&positions, &[], &[], &indices).unwrap();
    assert_sound(&mesh);

    // The flat patch between the two curved ones is two triangles.
    let (curved, rest) = mesh.triangles.split_at(mesh.triangles.len() / 2 - 1);
    for triangle in &rest[..2] {
        assert_eq!(triangle.map(|index| point(&mesh, index).z), [0.0; 3]);
    }
    let mut area = 0.0;
    for triangle in curved {
        let [a, b, c] = triangle.map(|index| point(&mesh, index));
        let middle = (a + b + c) / 3.0;
        assert!((middle.z - middle.x * middle.y).abs() < 2e-3);
        for (corner, position) in triangle.iter().zip([a, b, c]) {
            assert!((position.z - position.x * position.y).abs() < 1e-6);
            let expected = DVec3::new(-position.y, -position.x, 1.0).normalize();
            assert!(normal(&mesh, *corner).distance(expected) < 1e-5);
        }
        area += cross(&mesh, *triangle).length() / 2.0;
    }
    // The integral of sqrt(1 + x^2 + y^2) over the unit square.
    assert_close(area, 1.280_789_27, 1e-3);
}

#[test]
fn given_normals_and_coordinates_of_patches_are_interpolated() {
    let normals = [[0.0, 0.0, -1.0]; 4];
    let uvs = [[0.5, 0.5], [0.7, 0.5], [0.5, 0.9], [0.7, 0.9]];
    let mesh = bilinear::tessellate(&SQUARE, &normals, &uvs, &[0, 1, 2, 3]).unwrap();
    assert_eq!(mesh.normals, normals);
    assert_eq!(mesh.uvs, uvs);
}

#[test]
fn many_patches_stay_within_memory_and_broken_ones_are_refused() {
    let positions = [
        [0.0, 0.0, 0.0],
        [1.0, 0.0, 0.0],
        [0.0, 1.0, 0.0],
        [1.0, 1.0, 2.0],
    ];
    let indices: Vec<u32> = [0, 1, 2, 3].repeat(100_000);
    let tessellate = |indices: &[u32]| bilinear::tessellate(&positions, &[], &[], indices);
    assert!(tessellate(&indices).unwrap().triangles.len() <= 1 << 22);

    assert_eq!(
        tessellate(&[0, 1, 2]),
        Err(ShapeError::PartialFace {
            count: 3,
            corners: 4
        })
    );
    assert_eq!(
        tessellate(&[0, 1, 2, 3, 0, 1, 2, 4]),
        Err(ShapeError::IndexOutOfRange {
            face: 1,
            index: 4,
            vertex_count: 4
        })
    );
    assert!(matches!(
        bilinear::tessellate(&positions, &[[0.0; 3]; 2], &[], &[0, 1, 2, 3]),
        Err(ShapeError::ArrayLength { .. })
    ));
}

#[test]
fn degenerate_triangles_are_valid_and_can_be_dropped() {
    let mut mesh = MeshData {
        positions: vec![
            [0.0, 0.0, 0.0],
            [1.0, 0.0, 0.0],
            [0.0, 1.0, 0.0],
            [0.3, 0.0, 0.0],
        ],
        triangles: vec![[0, 1, 1], [0, 1, 2], [0, 3, 1]],
        ..MeshData::default()
    };
    assert_eq!(mesh.validate(), Ok(()));
    assert_eq!(mesh.drop_degenerate(), 2);
    assert_eq!(mesh.triangles, [[0, 1, 2]]);
    assert_eq!(mesh.area(), 0.5);
    mesh.normals = vec![[0.0, 0.0, 1.0]];
    assert!(matches!(
        mesh.validate(),
        Err(ShapeError::ArrayLength { .. })
    ));
    mesh.normals.clear();
    mesh.positions[2][1] = f32::NAN;
    assert!(matches!(
        mesh.validate(),
        Err(ShapeError::NotFinite { number: 2, .. })
    ));
}
