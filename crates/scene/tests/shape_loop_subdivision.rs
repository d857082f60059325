//! Loop subdivision: limits that are known, symmetry, boundaries and meshes that have no limit.

use std::f32::consts::PI;

use glam::Vec3;
use wayfare_scene::shape::loop_subdivision::subdivide;
use wayfare_scene::shape::{MeshData, ShapeError};

const TETRAHEDRON: [[f32; 3]; 4] = [
    [1.0, 1.0, 1.0],
    [-1.0, -1.0, 1.0],
    [-1.0, 1.0, -1.0],
    [1.0, -1.0, -1.0],
];

/// Wound counter-clockwise as seen from outside.
const TETRAHEDRON_FACES: [u32; 12] = [0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3];

const OCTAHEDRON: [[f32; 3]; 6] = [
    [1.0, 0.0, 0.0],
    [-1.0, 0.0, 0.0],
    [0.0, 1.0, 0.0],
    [0.0, -1.0, 0.0],
    [0.0, 0.0, 1.0],
    [0.0, 0.0, -1.0],
];

const OCTAHEDRON_FACES: [u32; 24] = [
    0, 2, 4, 2, 1, 4, 1, 3, 4, 3, 0, 4, 2, 0, 5, 1, 2, 5, 3, 1, 5, 0, 3, 5,
];

#[track_caller]
fn assert_sound(mesh: &MeshData) {
    assert_eq!(mesh.validate(), Ok(()));
    assert_eq!(mesh.clone().drop_degenerate(), 0);
    assert_eq!(mesh.normals.len(), mesh.positions.len());
    for triangle in &mesh.triangles {
        let [a, b, c] = triangle.map(|i| Vec3::from(mesh.positions[i as usize]));
        let facing = (b - a).cross(c - a).normalize();
        for corner in triangle {
            let normal = Vec3::from(mesh.normals[*corner as usize]);
            assert!((normal.length() - 1.0).abs() < 1e-5);
            assert!(facing.dot(normal) > 0.3, "{facing} against {normal}");
        }
    }
}

/// Whether each point of the mesh maps to another one, normals included.
fn is_symmetric(mesh: &MeshData, map: impl Fn([f32; 3]) -> [f32; 3]) -> bool {
    mesh.positions.iter().zip(&mesh.normals).all(|(p, n)| {
        let (p, n) = (Vec3::from(map(*p)), Vec3::from(map(*n)));
        let mut vertices = mesh.positions.iter().zip(&mesh.normals);
        vertices
            .any(|(q, m)| p.distance(Vec3::from(*q)) < 1e-5 && n.distance(Vec3::from(*m)) < 1e-4)
    })
}

#[test]
fn the_limit_of_a_tetrahedron_is_symmetric() {
    let mesh = subdivide(&TETRAHEDRON, &TETRAHEDRON_FACES, 3).unwrap();
    assert_sound(&mesh);
    assert_eq!(mesh.triangles.len(), 4 << 6);
    // V = E - F + 2 of a sphere.
    assert_eq!(mesh.positions.len(), 6 * 64 - 4 * 64 + 2);
    assert!(is_symmetric(&mesh, |[x, y, z]| [y, z, x]));
    assert!(is_symmetric(&mesh, |[x, y, z]| [-x, -y, z]));
    assert!(is_symmetric(&mesh, |[x, y, z]| [y, x, z]));
    assert!(!is_symmetric(&mesh, |[x, y, z]| [-x, -y, -z]));
}

#[test]
fn the_limit_of_an_octahedron_is_symmetric() {
    let mesh = subdivide(&OCTAHEDRON, &OCTAHEDRON_FACES, 3).unwrap();
    assert_sound(&mesh);
    assert!(is_symmetric(&mesh, |[x, y, z]| [-x, y, z]));
    assert!(is_symmetric(&mesh, |[x, y, z]| [y, z, x]));
    assert!(is_symmetric(&mesh, |[x, y, z]| [y, x, z]));
}

#[test]
fn points_of_the_limit_do_not_depend_on_the_number_of_levels() {
    for (positions, faces) in [
        (&TETRAHEDRON[..], &TETRAHEDRON_FACES[..]),
        (&OCTAHEDRON[..], &OCTAHEDRON_FACES[..]),
    ] {
        let coarse = subdivide(positions, faces, 0).unwrap();
        let fine = subdivide(positions, faces, 5).unwrap();
        for (a, b) in coarse.positions.iter().zip(&fine.positions) {
            assert!(
                Vec3::from(*a).distance(Vec3::from(*b)) < 1e-5,
                "{a:?} {b:?}"
            );
        }
    }
    // Valence 3: gamma = 1 / (3 + 3 / (8 * 3 / 16)) = 1/5, and the ring adds up to minus the vertex:
    // (1 - 3/5 - 1/5) of it remains.
    let limit = subdivide(&TETRAHEDRON, &TETRAHEDRON_FACES, 4).unwrap();
    assert!(Vec3::from(limit.positions[0]).distance(Vec3::splat(0.2)) < 1e-6);
}

#[test]
fn normals_oppose_the_winding_of_the_control_mesh_as_in_pbrt() {
    let mesh = subdivide(&OCTAHEDRON, &OCTAHEDRON_FACES, 2).unwrap();
    for (position, normal) in mesh.positions.iter().zip(&mesh.normals) {
        assert!(Vec3::from(*position).dot(Vec3::from(*normal)) < 0.0);
    }
}

/// A square of two by two cells, each of two triangles.
fn grid() -> (Vec<[f32; 3]>, Vec<u32>) {
    let at = |i: u32| [(i % 3) as f32, (i / 3) as f32, 0.0];
    let cell = |a: u32| [a, a + 1, a + 4, a, a + 4, a + 3];
    let faces = [0, 1, 3, 4].map(cell).concat();
    ((0..9).map(at).collect(), faces)
}

#[test]
fn a_flat_mesh_with_a_boundary_stays_flat() {
    let (positions, faces) = grid();
    let mesh = subdivide(&positions, &faces, 3).unwrap();
    assert_sound(&mesh);
    assert!(mesh.positions.iter().all(|p| p[2] == 0.0));
    assert!(mesh.normals.iter().all(|n| *n == [0.0, 0.0, -1.0]));
    // Corners are rounded off, towards both of their neighbours alike.
    let [x, y, _] = mesh.positions[0];
    assert!(x > 0.1 && (x - y).abs() < 1e-6);
    let [x, y, _] = subdivide(&positions, &faces, 0).unwrap().positions[0];
    assert!(x == 0.2 && y == 0.2);
}

#[test]
fn boundary_normals_are_right_for_each_valence() {
    // Fans over a half circle: the centre is a boundary vertex with 2, 3, ... neighbours.
    for triangles in 1..8_u32 {
        let mut positions = vec![[0.0; 3]];
        for i in 0..=triangles {
            let (sin, cos) = (PI * i as f32 / triangles as f32 * 0.9).sin_cos();
            positions.push([cos, sin, 0.0]);
        }
        let faces: Vec<u32> = (1..=triangles).flat_map(|i| [0, i, i + 1]).collect();
        for levels in 0..3 {
            let mesh = subdivide(&positions, &faces, levels).unwrap();
            for normal in &mesh.normals {
                assert!(Vec3::from(*normal).distance(-Vec3::Z) < 1e-5);
            }
        }
    }
}

#[test]
fn vertices_without_faces_are_dropped() {
    let mut positions = vec![[9.0; 3]];
    positions.extend(TETRAHEDRON);
    let faces = TETRAHEDRON_FACES.map(|i| i + 1);
    assert_eq!(
        subdivide(&positions, &faces, 2),
        subdivide(&TETRAHEDRON, &TETRAHEDRON_FACES, 2)
    );
}

#[test]
fn meshes_without_a_limit_are_refused() {
    let positions: Vec<[f32; 3]> = (0..6).map(|i| [i as f32, (i * i) as f32, 1.0]).collect();
    let error = |faces: &[u32]| subdivide(&positions, faces, 1).unwrap_err();
    assert_eq!(
        error(&[0, 1, 2, 1, 0, 3, 0, 1, 4]),
        ShapeError::NonManifoldEdge { edge: [0, 1] }
    );
    assert_eq!(
        error(&[0, 1, 2, 0, 1, 3]),
        ShapeError::InconsistentWinding { edge: [0, 1] }
    );
    assert_eq!(
        error(&[0, 1, 2, 0, 3, 4]),
        ShapeError::NonManifoldVertex { vertex: 0 }
    );
    assert_eq!(
        error(&[0, 1, 2, 3, 4, 3]),
        ShapeError::RepeatedVertex { face: 1, vertex: 3 }
    );
    assert_eq!(
        error(&[0, 1, 6]),
        ShapeError::IndexOutOfRange {
            face: 0,
            index: 6,
            vertex_count: 6
        }
    );
    assert_eq!(
        error(&[0, 1]),
        ShapeError::PartialFace {
            count: 2,
            corners: 3
        }
    );
    assert_eq!(error(&[]), ShapeError::Empty { what: "faces" });
    assert!(matches!(
        subdivide(&[[f32::NAN; 3], [0.0; 3], [1.0; 3]], &[0, 1, 2], 1),
        Err(ShapeError::NotFinite { number: 0, .. })
    ));
}

#[test]
fn detail_beyond_all_use_is_refused() {
    assert_eq!(
        subdivide(&TETRAHEDRON, &TETRAHEDRON_FACES, 9),
        Err(ShapeError::TooManyLevels {
            levels: 9,
            limit: 8
        })
    );
    // Separate triangles, each with its own vertices.
    let positions: Vec<[f32; 3]> = (0..6000).map(|i| [i as f32, (i % 7) as f32, 0.0]).collect();
    let faces: Vec<u32> = (0..6000).collect();
    assert_eq!(
        subdivide(&positions, &faces, 8),
        Err(ShapeError::TooManyTriangles {
            count: 2000 << 16,
            limit: 1 << 26
        })
    );
}
