//! What real files have and pbrt leaves out: pieces without area, flattened instances, broken things that nothing uses.

use wayfare_scene::{ErrorKind, LoadOptions, MemoryFiles, load_from};

use crate::common::*;

/// Loads in strict mode: what pbrt leaves out as well is no approximation.
fn strict(text: &str) -> wayfare_scene::Scene {
    let options = LoadOptions {
        strict: true,
        ..LoadOptions::default()
    };
    let files = MemoryFiles::new().with("main.pbrt", text);
    match load_from(&files, "main.pbrt", &options) {
        Ok(scene) => scene,
        Err(error) => panic!("{error}"),
    }
}

#[test]
fn shapes_without_area() {
    let line = "Shape \"trianglemesh\" \"point3 P\" [ 0 0 0  1 1 1  2 2 2 ]\n";
    let scene = strict(&world(&format!("{}Shape \"sphere\"", line.repeat(3))));
    assert_eq!(scene.meshes.len(), 2);
    let [warning] = scene.warnings.as_slice() else {
        panic!("{:?}", scene.warnings)
    };
    assert_eq!(
        (warning.what.as_str(), warning.count, warning.first.as_str()),
        (
            "shape without a triangle that has an area: left out",
            3,
            "main.pbrt:2:1"
        )
    );
    // Nothing but such shapes is nothing.
    let error = load_text(&format!("WorldBegin {line}")).expect_err("empty");
    assert_eq!(error.kind(), ErrorKind::NoGeometry);
}

#[test]
fn flattened_instances() {
    let scene = strict(&world(
        "ObjectBegin \"o\" Shape \"sphere\" ObjectEnd
         AttributeBegin Scale 1 0 1 ObjectInstance \"o\" AttributeEnd
         AttributeBegin Scale 0 0 0 ObjectInstance \"o\" AttributeEnd
         ObjectInstance \"o\"",
    ));
    assert_eq!(scene.instances.len(), 1);
    assert_eq!(scene.warnings.len(), 1);
    assert_eq!(
        scene.warnings[0].what,
        "instance with a singular transform: left out"
    );
    assert_eq!(scene.warnings[0].count, 2);
}

/// A flat mesh stays flat where its own plane is what remains.
#[test]
fn flattened_meshes() {
    let mesh = "Shape \"trianglemesh\" \"point3 P\" [ 0 0 5  1 0 6  0 1 7 ] \"normal N\" [ 0 0 1  0 0 1  0 0 1 ]";
    let scene = strict(&world(&format!(
        "AttributeBegin Scale 1 1 0 {mesh} AttributeEnd AttributeBegin Scale 1 0 0 {mesh} AttributeEnd"
    )));
    assert_eq!(scene.meshes.len(), 2);
    assert_eq!(scene.positions[1], [1.0, 0.0, 0.0]);
    assert!(!scene.meshes[0].has_normals);
    assert_eq!(scene.warnings.len(), 1);
}

#[test]
fn broken_materials_that_nothing_uses() {
    let scene = strict(&world(
        "MakeNamedMaterial \"a\" \"string type\" \"diffuse\" \"texture reflectance\" \"nowhere\"
         MakeNamedMaterial \"b\" \"string type\" \"measured\"
         MakeNamedMaterial \"c\" \"string type\" \"coateddiffuse\" \"string normalmap\" \"none.png\"
         Texture \"t\" \"float\" \"imagemap\" \"string filename\" \"none.exr\"",
    ));
    let texts: Vec<_> = scene.warnings.iter().map(|w| w.what.as_str()).collect();
    assert_eq!(
        texts,
        [
            "material that nothing uses, left out: the spectrum texture \"nowhere\" is not defined",
            "image that nothing uses, left out: \"none.exr\" does not exist",
            "image that nothing uses, left out: \"none.png\" does not exist",
        ]
    );
    assert_eq!(scene.materials.len(), 1);
}
