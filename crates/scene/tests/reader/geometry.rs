//! Where the triangles end up and which side is outside.

use glam::Vec3;
use wayfare_scene::{Mesh, Scene};

use crate::common::*;

const MESH: &str = "Shape \"trianglemesh\" \"point3 P\" [ 0 0 0  1 0 0  0 1 0 ]";
const SMOOTH: &str = "Shape \"trianglemesh\" \"point3 P\" [ 0 0 0  1 0 0  0 1 0 ] \"normal N\" [ 0 0 2  0 0 2  1 0 1 ]";

/// The outer normal of a mesh's first triangle: of its winding and `flip`, and of its stored normals.
fn outside(scene: &Scene, mesh: &Mesh) -> (Vec3, Option<Vec3>) {
    let [a, b, c] = corners(scene, mesh)[0].map(Vec3::from);
    let normal = (b - a).cross(c - a).normalize();
    let by_winding = if mesh.flip { -normal } else { normal };
    let vertex = scene.triangles[mesh.first_triangle as usize][0];
    let stored = Vec3::from(scene.normals[vertex as usize]);
    (by_winding, mesh.has_normals.then_some(stored))
}

#[test]
fn transforms_apply_in_the_order_of_the_file_from_the_last() {
    for (transform, expected) in [
        ("", [1.0, 0.0, 0.0]),
        ("Translate 1 2 3", [2.0, 2.0, 3.0]),
        ("Scale 2 3 4", [2.0, 0.0, 0.0]),
        ("Translate 1 0 0 Scale 2 2 2", [3.0, 0.0, 0.0]),
        ("Scale 2 2 2 Translate 1 0 0", [4.0, 0.0, 0.0]),
        ("Rotate 90 0 0 1", [0.0, 1.0, 0.0]),
        ("Rotate 90 0 0 5 Translate 0 0 1", [0.0, 1.0, 1.0]),
        (
            "Transform [ 1 0 0 0  0 1 0 0  0 0 1 0  5 6 7 1 ]",
            [6.0, 6.0, 7.0],
        ),
        ("Translate 9 9 9 Identity", [1.0, 0.0, 0.0]),
        (
            "Scale 2 2 2 ConcatTransform [ 1 0 0 0  0 1 0 0  0 0 1 0  1 0 0 1 ]",
            [4.0, 0.0, 0.0],
        ),
        (
            "Scale 2 2 2 Transform [ 1 0 0 0  0 1 0 0  0 0 1 0  1 0 0 1 ]",
            [2.0, 0.0, 0.0],
        ),
        (
            "Translate 1 1 1 CoordinateSystem \"a\" Identity CoordSysTransform \"a\"",
            [2.0, 1.0, 1.0],
        ),
        (
            "Translate 1 1 1 CoordSysTransform \"world\"",
            [1.0, 0.0, 0.0],
        ),
        // The camera at 0 0 -5 looks along +z with x to the right.
        ("LookAt 0 0 -5  0 0 0  0 1 0", [1.0, 0.0, 5.0]),
    ] {
        let scene = exact(&format!("{transform}\n{MESH} Identity"));
        assert_near(&scene.positions[1], &expected, 1e-6);
    }
}

#[test]
fn normals_stay_perpendicular_and_of_unit_length() {
    let scene = exact(&format!("Scale 1 1 4 Rotate 30 1 0 0\n{SMOOTH} Identity"));
    let [a, b, c] = corners(&scene, &scene.meshes[0])[0].map(Vec3::from);
    let normal = Vec3::from(scene.normals[0]);
    assert_near(
        &[normal.length(), normal.dot(b - a), normal.dot(c - a)],
        &[1.0, 0.0, 0.0],
        1e-6,
    );
    assert_eq!(scene.normals[3], [0.0; 3], "the light has none");
}

#[test]
fn a_mirror_turns_the_winding_but_not_the_outside() {
    for shape in [MESH, SMOOTH] {
        let plain = exact(&format!("Scale 1 1 1 {shape} Identity"));
        let mirrored = exact(&format!("Scale -1 1 1 {shape} Identity"));
        assert!(!plain.meshes[0].flip && mirrored.meshes[0].flip);
        for scene in [&plain, &mirrored] {
            let (by_winding, stored) = outside(scene, &scene.meshes[0]);
            assert_near(&by_winding.to_array(), &[0.0, 0.0, 1.0], 1e-6);
            if let Some(stored) = stored {
                assert_near(&stored.to_array(), &[0.0, 0.0, 1.0], 1e-6);
            }
        }
    }
}

#[test]
fn reverse_orientation_turns_the_outside() {
    for shape in [MESH, SMOOTH] {
        for (mirror, flip) in [("", true), ("Scale 1 -1 1", false)] {
            let scene = exact(&format!(
                "AttributeBegin ReverseOrientation {mirror} {shape} AttributeEnd"
            ));
            assert_eq!(scene.meshes[0].flip, flip);
            let (by_winding, stored) = outside(&scene, &scene.meshes[0]);
            assert_near(&by_winding.to_array(), &[0.0, 0.0, -1.0], 1e-6);
            if let Some(stored) = stored {
                assert_near(&stored.to_array(), &[0.0, 0.0, -1.0], 1e-6);
            }
        }
    }
}

#[test]
fn quadrics_are_smooth_and_their_outside_is_outside() {
    for (before, sign) in [
        ("", 1.0),
        ("Scale 1 1 -1", 1.0),
        ("ReverseOrientation", -1.0),
        ("ReverseOrientation Scale 1 1 -1", -1.0),
    ] {
        for shape in ["sphere", "cylinder"] {
            let scene = exact(&format!(
                "AttributeBegin {before} Shape \"{shape}\" AttributeEnd"
            ));
            let mesh = scene.meshes[0];
            assert!(mesh.has_normals);
            for (triangle, corners) in scene.triangles.iter().zip(corners(&scene, &mesh)) {
                let [a, b, c] = corners.map(Vec3::from);
                let away =
                    (a + b + c) * Vec3::new(1.0, 1.0, if shape == "sphere" { 1.0 } else { 0.0 });
                let winding = (b - a).cross(c - a) * if mesh.flip { -1.0 } else { 1.0 };
                assert!(winding.dot(away) * sign > 0.0, "{before} {shape}");
                for vertex in triangle {
                    let normal = Vec3::from(scene.normals[*vertex as usize]);
                    assert!(normal.dot(away) * sign > 0.0, "{before} {shape}");
                }
            }
        }
    }
}

#[test]
fn instances_place_the_object_as_it_was_defined() {
    let scene = exact(&format!(
        "Translate 0 0 1
         ObjectBegin \"a\" Scale 2 2 2 {MESH} ObjectEnd
         ObjectBegin \"unused\" {MESH} ObjectEnd
         ObjectBegin \"empty\" ObjectEnd
         {MESH}
         Identity
         ObjectInstance \"a\"
         ObjectInstance \"empty\"
         AttributeBegin Translate 10 0 0 Scale -1 1 1 ObjectInstance \"a\" AttributeEnd"
    ));
    let names: Vec<_> = scene
        .objects
        .iter()
        .map(|object| object.name.as_str())
        .collect();
    assert_eq!(names, ["", "a"]);
    let [world, a] = scene.objects.as_slice() else {
        panic!("two objects")
    };
    assert_eq!((world.first_triangle, world.triangle_count), (0, 2));
    assert_eq!((a.first_triangle, a.triangle_count), (2, 1));
    // As in pbrt the transform outside of ObjectBegin belongs to the object too.
    let mesh = scene.meshes[scene.triangle_mesh[2] as usize];
    assert_eq!(corners(&scene, &mesh)[0][1], [2.0, 0.0, 1.0]);
    let [first, second] = scene.instances.as_slice() else {
        panic!("two instances")
    };
    assert_eq!((first.object, second.object), (1, 1));
    assert_eq!(
        second.to_world,
        [
            [-1.0, 0.0, 0.0, 10.0],
            [0.0, 1.0, 0.0, 0.0],
            [0.0, 0.0, 1.0, 0.0]
        ]
    );
}

#[test]
fn objects_may_be_placed_before_their_definition() {
    let scene = exact(&format!(
        "ObjectInstance \"a\" ObjectBegin \"a\" {MESH} ObjectEnd"
    ));
    assert_eq!(scene.instances.len(), 1);
}

#[test]
fn tables_are_consistent() {
    let scene = exact(&format!(
        "{MESH} Shape \"sphere\" ObjectBegin \"a\" {SMOOTH} Shape \"disk\" ObjectEnd ObjectInstance \"a\" {MESH}"
    ));
    assert_eq!(scene.normals.len(), scene.positions.len());
    assert_eq!(scene.uvs.len(), scene.positions.len());
    assert_eq!(scene.triangle_mesh.len(), scene.triangles.len());
    let mut next = 0;
    for (index, mesh) in scene.meshes.iter().enumerate() {
        assert_eq!(mesh.first_triangle, next);
        let range = next as usize..(next + mesh.triangle_count) as usize;
        assert!(
            scene.triangle_mesh[range]
                .iter()
                .all(|m| *m == index as u32)
        );
        assert!((mesh.material as usize) < scene.materials.len());
        next += mesh.triangle_count;
    }
    assert_eq!(next as usize, scene.triangles.len());
    let vertices = scene.triangles.iter().flatten();
    assert!(
        vertices
            .into_iter()
            .all(|v| (*v as usize) < scene.positions.len())
    );
}

#[test]
fn single_degenerate_triangles_are_dropped() {
    let scene = exact(
        "Shape \"trianglemesh\" \"integer indices\" [ 0 1 2  0 0 1  1 2 1 ] \"point3 P\" [ 0 0 0 1 0 0 0 1 0 ]",
    );
    assert_eq!(scene.meshes[0].triangle_count, 1);
    assert_eq!(scene.triangles.len(), 2);
}

#[test]
fn subdivision_makes_four_of_one() {
    let tetrahedron = "\"integer indices\" [ 0 2 1 0 1 3 1 2 3 2 0 3 ] \"point3 P\" [ 0 0 0  1 0 0  0 1 0  0 0 1 ]";
    let scene = exact(&format!(
        "Shape \"loopsubdiv\" \"integer levels\" 2 {tetrahedron}"
    ));
    assert_eq!(scene.meshes[0].triangle_count, 64);
}

#[test]
fn animated_things_stand_at_the_start() {
    let (scene, warning) = warned(&format!(
        "AttributeBegin ActiveTransform EndTime Translate 9 0 0 ActiveTransform StartTime Translate 1 0 0 {MESH} AttributeEnd"
    ));
    assert_eq!(scene.positions[0], [1.0, 0.0, 0.0]);
    assert!(warning.starts_with("animated transform"), "{warning}");
}
