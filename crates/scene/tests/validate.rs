//! A scene built in code with a fault is an error that names it.

use crate::common::scene;
use wayfare_scene::{Material, NONE, Scene};

#[test]
fn good_scenes_are_valid() {
    assert_eq!(scene().validate(), Ok(()));
    // Black images, but images.
    assert_eq!(Scene::default().validate(), Ok(()));
    let mut dark = scene();
    dark.meshes[1].emission = NONE;
    assert_eq!(dark.validate(), Ok(()));
}

#[test]
fn every_fault_is_named() {
    type Change = fn(&mut Scene);
    let cases: &[(Change, &str)] = &[
        // Film, camera, depth.
        (|s| s.film.resolution = [0, 20], "resolution is 0 x 20"),
        (
            |s| s.film.resolution = [30, 65_536],
            "resolution is 30 x 65536",
        ),
        (|s| s.film.crop_window = [0.5, 0.5, 0.0, 1.0], "crop window"),
        (|s| s.film.crop_window = [0.0, 1.5, 0.0, 1.0], "crop window"),
        (
            |s| s.film.crop_window = [0.0, 1.0, f32::NAN, 1.0],
            "crop window",
        ),
        (|s| s.camera.to_world[0][3] = f32::NAN, "camera's transform"),
        (|s| s.camera.to_world[2] = [0.0; 4], "camera's transform"),
        (|s| s.camera.fov_degrees = 180.0, "field of view"),
        (|s| s.camera.fov_degrees = f32::NAN, "field of view"),
        (
            |s| s.camera.screen_window = Some([1.0, -1.0, -1.0, 1.0]),
            "screen window",
        ),
        (|s| s.camera.frame_aspect_ratio = Some(0.0), "aspect ratio"),
        (|s| s.camera.lens_radius = -0.1, "lens radius"),
        (|s| s.camera.focal_distance = 0.0, "focal distance"),
        (|s| s.max_depth = u32::MAX, "maximum depth is 4294967295"),
        // Lengths.
        (|s| s.normals.truncate(4), "4 normals, but 5 positions"),
        (|s| s.uvs.push([0.0; 2]), "6 uvs, but 5 positions"),
        (
            |s| s.triangle_mesh.truncate(3),
            "3 entries of triangle_mesh, but 4 triangles",
        ),
        // Vertices.
        (
            |s| s.positions[3][1] = f32::INFINITY,
            "vertex 3 has a position",
        ),
        (|s| s.positions[3][1] = 2e18, "vertex 3 has a position"),
        (|s| s.normals[2][0] = f32::NAN, "vertex 2 has a normal"),
        (
            |s| s.uvs[1][1] = f32::NAN,
            "vertex 1 has texture coordinates",
        ),
        // References.
        (
            |s| s.triangles[2][1] = 5,
            "triangle 2 refers to vertex 5, but there are 5",
        ),
        (|s| s.triangle_mesh[3] = 3, "mesh 2"),
        (
            |s| {
                s.meshes.pop();
            },
            "triangle 3 refers to mesh 2, but there are 2",
        ),
        (|s| s.triangle_mesh[1] = 1, "mesh 0"),
        (|s| s.meshes[0].triangle_count = 1, "mesh 0"),
        (|s| s.meshes[2].triangle_count = u32::MAX, "mesh 2"),
        (
            |s| s.meshes[1].material = 3,
            "mesh 1 refers to material 3, but there are 3",
        ),
        (
            |s| s.meshes[1].emission = 1,
            "mesh 1 refers to emission 1, but there are 1",
        ),
        (|s| s.meshes[2].emission = 0, "mesh 2 emits"),
        // Objects and instances.
        (|s| s.objects[0].first_triangle = 1, "object 0"),
        (|s| s.objects[1].first_triangle = 2, "object 1"),
        (|s| s.objects[1].triangle_count = u32::MAX, "object 1"),
        (
            |s| s.objects.clear(),
            "the last 4 triangles belong to no object",
        ),
        (
            |s| s.instances[1].object = 2,
            "instance 1 refers to object 2, but there are 2",
        ),
        (|s| s.instances[1].object = 0, "instance 1 places object 0"),
        (
            |s| s.instances[0].to_world[0][0] = 0.0,
            "instance 0 has a transform",
        ),
        (
            |s| s.instances[0].to_world[1][3] = f32::INFINITY,
            "instance 0 has a transform",
        ),
        (
            |s| s.instances[0].to_world[0][0] = 1e18,
            "instance 0 has a place",
        ),
        // Materials and lights.
        (
            |s| {
                s.materials[0] = Material::Diffuse {
                    reflectance: [0.0, 1.5, 0.0],
                }
            },
            "material 0 has a reflectance",
        ),
        (
            |s| {
                s.materials[0] = Material::Diffuse {
                    reflectance: [f32::NAN; 3],
                }
            },
            "material 0 has a reflectance",
        ),
        (
            |s| {
                s.materials[1] = Material::Conductor {
                    eta: [-1.0; 3],
                    k: [1.0; 3],
                    alpha: [0.0; 2],
                }
            },
            "material 1 has an index",
        ),
        (
            |s| {
                s.materials[1] = Material::Conductor {
                    eta: [1.0; 3],
                    k: [1.0; 3],
                    alpha: [-0.1; 2],
                }
            },
            "material 1 has a roughness",
        ),
        (
            |s| {
                s.materials[2] = Material::Dielectric {
                    eta: 0.0,
                    alpha: [0.0; 2],
                }
            },
            "material 2 has an index",
        ),
        (
            |s| {
                s.materials[2] = Material::Dielectric {
                    eta: 1.5,
                    alpha: [f32::NAN; 2],
                }
            },
            "material 2 has a roughness",
        ),
        (
            |s| s.emissions[0].radiance[1] = -1.0,
            "emission 0 has a radiance",
        ),
        (
            |s| s.emissions[0].radiance[1] = f32::INFINITY,
            "emission 0 has a radiance",
        ),
    ];
    for (change, words) in cases {
        let mut broken = scene();
        change(&mut broken);
        let error = broken.validate().expect_err(words).to_string();
        assert!(error.contains(words), "{words}: {error}");
    }
}

/// An object without triangles has no bounds that a BVH could hold.
#[test]
fn empty_objects_cannot_be_placed() {
    let mut broken = scene();
    broken.objects.push(wayfare_scene::Object {
        name: "nothing".into(),
        first_triangle: 4,
        triangle_count: 0,
    });
    assert_eq!(broken.validate(), Ok(()));
    broken.instances[1].object = 2;
    let error = broken.validate().expect_err("nothing to place").to_string();
    assert_eq!(error, "instance 1 places an object without triangles");
}
