//! Which scenes have the same shapes, and which files a scene was read from.

use crate::common::scene;
use std::fs;
use std::sync::Arc;
use wayfare_scene::{LoadOptions, NONE, Parameter, Scene, SourceFiles, load_watched};

#[test]
fn shapes_are_triangles_and_where_they_are() {
    let first = scene();
    assert!(first.has_geometry_of(&scene()));
    let of_shapes: &[fn(&mut Scene)] = &[
        |scene| scene.positions[2][1] += 1e-6,
        |scene| scene.positions[2][1] *= -0.0,
        |scene| scene.normals[1][0] = 1.0,
        |scene| scene.uvs[4][1] = 0.75,
        |scene| scene.triangles.swap(0, 1),
        |scene| scene.triangle_mesh[1] = 1,
        |scene| scene.meshes[2].first_triangle += 1,
        |scene| scene.meshes[2].has_normals = true,
        |scene| scene.meshes[2].has_uvs = true,
        |scene| scene.meshes[2].flip = true,
        |scene| scene.objects[1].triangle_count = 0,
        |scene| scene.instances[1].to_world[0][3] = 2.0,
        |scene| scene.instances.truncate(1),
    ];
    let of_light: &[fn(&mut Scene)] = &[
        |scene| scene.name = "another".into(),
        |scene| scene.camera.to_world[1][3] += 1.0,
        |scene| scene.film.exposure = 2.0,
        |scene| scene.meshes[0].material = 1,
        |scene| scene.meshes[0].alpha = Parameter::Texture(0),
        |scene| scene.meshes[1].emission = NONE,
        |scene| scene.objects[1].name = "another".into(),
        |scene| scene.materials.swap(0, 1),
        |scene| scene.emissions[0].radiance[2] = 9.0,
        |scene| scene.lights.clear(),
    ];
    for (changes, is_same) in [(of_shapes, false), (of_light, true)] {
        for (i, change) in changes.iter().enumerate() {
            let mut other = scene();
            change(&mut other);
            assert_eq!(other.has_geometry_of(&first), is_same, "change {i}");
        }
    }
}

/// All files count that were read or looked for: those that are included, and one that is not there.
#[test]
fn a_change_of_any_file_is_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        fs::write(folder.path().join(name), text).expect("a file");
    };
    let read = || {
        let files = Arc::<SourceFiles>::default();
        let main = folder.path().join("main.pbrt");
        let scene = load_watched(&main, &LoadOptions::default(), &files);
        assert!(!files.is_empty() && !files.have_changed());
        (scene, files)
    };
    write("main.pbrt", "WorldBegin Include \"lamp.pbrt\"");
    let (scene, files) = read();
    scene.expect_err("a file is missing");
    write("lamp.pbrt", "AreaLightSource \"diffuse\" Shape \"sphere\"");
    assert!(files.have_changed());

    let (scene, files) = read();
    scene.expect("a scene");
    assert_eq!(files.now().len(), 2);
    write("lamp.pbrt", "AreaLightSource \"diffuse\" Shape \"disk\"");
    assert!(files.have_changed());

    let (_, files) = read();
    fs::remove_file(folder.path().join("lamp.pbrt")).expect("it was there");
    assert!(files.have_changed());
    let (_, files) = read();
    write("main.pbrt", "Oops");
    assert!(files.have_changed());
}
