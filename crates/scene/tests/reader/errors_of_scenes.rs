//! Errors in files, blocks, geometry and the scene as a whole: what they say, and where they point.

use wayfare_scene::{ErrorKind, LoadOptions, MemoryFiles, load, load_from};

use crate::common::*;

#[test]
fn redefined() {
    let kind = ErrorKind::Redefined;
    let twice = "MakeNamedMaterial \"a\" \"string type\" \"diffuse\"\n".repeat(2);
    check_world_error(
        &twice,
        kind,
        "3:1",
        "MakeNamedMaterial",
        "the material \"a\" is defined twice",
    );
    let twice = "ObjectBegin \"a\" ObjectEnd\n".repeat(2);
    check_world_error(
        &twice,
        kind,
        "3:1",
        "ObjectBegin",
        "the object \"a\" is defined twice",
    );
}

#[test]
fn missing_file() {
    let kind = ErrorKind::MissingFile;
    let error = check_world_error(
        "Include \"walls.pbrt\"",
        kind,
        "2:9",
        "\"walls.pbrt\"",
        "the file \"walls.pbrt\" does not exist",
    );
    assert!(
        error
            .hint()
            .is_some_and(|hint| hint.contains("relative to the folder"))
    );
    check_world_error(
        "Shape \"plymesh\" \"string filename\" \"a.ply\"",
        kind,
        "2:17",
        "\"string filename\"",
        "the file \"a.ply\" does not exist",
    );
    check_world_error(
        "Texture \"t\" \"spectrum\" \"imagemap\" \"string filename\" \"a.png\" Material \"diffuse\" \"texture reflectance\" \"t\" Shape \"sphere\"",
        kind,
        "2:35",
        "\"string filename\"",
        "the file \"a.png\" does not exist",
    );
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("none.pbrt");
    let error = load(&path, &LoadOptions::default()).expect_err("no such file");
    assert_eq!(error.kind(), kind);
    assert_eq!(error.place(), None);
    assert_eq!(
        error.to_string(),
        format!("the file \"{}\" does not exist", path.display())
    );
    let error = load(folder.path(), &LoadOptions::default()).expect_err("a folder");
    assert_eq!(error.kind(), kind);
    assert!(error.message().ends_with("not a regular file"));
}

#[test]
fn include_loop() {
    let files = MemoryFiles::new()
        .with("main.pbrt", "WorldBegin Include \"a.pbrt\"")
        .with("a.pbrt", "\nInclude \"main.pbrt\"");
    let error = check_error(
        load_files(&files),
        ErrorKind::IncludeLoop,
        "a.pbrt:2:9",
        "\"main.pbrt\"",
        "the file \"main.pbrt\" includes itself",
    );
    let place = error.place().expect("a place");
    assert_eq!(place.included_from, ["main.pbrt:1:20"]);
}

#[test]
fn unbalanced_blocks() {
    let kind = ErrorKind::UnbalancedBlock;
    check_world_error(
        "AttributeEnd",
        kind,
        "2:1",
        "AttributeEnd",
        "AttributeEnd without AttributeBegin",
    );
    check_world_error(
        "AttributeBegin\nAttributeBegin AttributeEnd",
        kind,
        "2:1",
        "AttributeBegin",
        "AttributeBegin without AttributeEnd",
    );
    let error = check_world_error(
        "ObjectBegin \"a\"\nAttributeEnd",
        kind,
        "3:1",
        "AttributeEnd",
        "AttributeEnd, but ObjectBegin at main.pbrt:2:1 is still open",
    );
    assert_eq!(error.hint(), Some("ObjectEnd must come first"));
}

#[test]
fn nested_objects() {
    let kind = ErrorKind::NestedObject;
    check_world_error(
        "ObjectBegin \"a\"\nObjectInstance \"b\"\nObjectEnd",
        kind,
        "3:16",
        "\"b\"",
        "ObjectInstance inside an object definition",
    );
    check_world_error(
        "ObjectBegin \"a\"\nObjectBegin \"b\"",
        kind,
        "3:1",
        "ObjectBegin",
        "ObjectBegin inside an object definition",
    );
}

#[test]
fn invalid_transform() {
    let kind = ErrorKind::InvalidTransform;
    for (body, words, message) in [
        (
            "ConcatTransform [ 1 0 0 1  0 1 0 0  0 0 1 0  0 0 0 1 ]",
            "ConcatTransform",
            "this transform is not affine",
        ),
        (
            "Rotate 30 0 0 0",
            "Rotate",
            "the axis of this rotation has no direction",
        ),
        (
            "LookAt 0 0 0  0 0 1  0 0 2",
            "LookAt",
            "LookAt: the up vector is zero or parallel to the viewing direction",
        ),
        (
            "LookAt 1 1 1  1 1 1  0 1 0",
            "LookAt",
            "LookAt: the eye and the point it looks at are the same",
        ),
    ] {
        check_world_error(body, kind, "2:1", words, message);
    }
    check_world_error(
        "Scale 1e200 1e200 1e200\nScale 1e200 1e200 1e200",
        kind,
        "2:1",
        "Scale",
        "this transform or its inverse is not finite",
    );
}

#[test]
fn invalid_mesh() {
    let kind = ErrorKind::InvalidMesh;
    check_world_error(
        "Scale 1e30 1e30 1e30\nShape \"trianglemesh\" \"point3 P\" [ 0 0 0  1e30 0 0  0 1 0 ]",
        kind,
        "3:1",
        "Shape",
        "Shape \"trianglemesh\": entry 1 of the positions is not finite",
    );
    check_world_error(
        "Shape \"trianglemesh\" \"point3 P\" [ 0 0 0  1e30 0 0  0 1e30 0 ]",
        kind,
        "1:1",
        "WorldBegin",
        "the scene is too large for single precision",
    );
}

#[test]
fn wrong_section() {
    let kind = ErrorKind::WrongSection;
    check_error(
        load_text("Shape \"sphere\"\nWorldBegin"),
        kind,
        "main.pbrt:1:1",
        "Shape",
        "Shape must come after WorldBegin",
    );
    check_world_error(
        "Film \"rgb\"",
        kind,
        "2:1",
        "Film",
        "Film must come before WorldBegin, which is at main.pbrt:1:1",
    );
    check_world_error(
        "WorldBegin",
        kind,
        "2:1",
        "WorldBegin",
        "WorldBegin occurs twice; the first one is at main.pbrt:1:1",
    );
}

#[test]
fn missing_world_begin() {
    check_error(
        load_text("Film \"rgb\"\n"),
        ErrorKind::MissingWorldBegin,
        "main.pbrt:1:1",
        "F",
        "the scene has no WorldBegin",
    );
}

#[test]
fn invalid_resolution() {
    for pixels in ["0", "-5", "65536"] {
        check_error(
            load_text(&format!(
                "Film \"rgb\" \"integer xresolution\" {pixels}\n{}",
                world("")
            )),
            ErrorKind::InvalidResolution,
            "main.pbrt:1:12",
            "\"integer xresolution\"",
            "parameter \"xresolution\" of Film \"rgb\" must be between 1 and 65535",
        );
    }
}

#[test]
fn invalid_crop_window() {
    let kind = ErrorKind::InvalidCropWindow;
    check_error(
        load_text("Film \"rgb\" \"float cropwindow\" [ 0.5 0.5 0 1 ]"),
        kind,
        "main.pbrt:1:12",
        "\"float cropwindow\"",
        "\"cropwindow\" [x0 x1 y0 y1] is empty; it needs x0 < x1 and y0 < y1 within 0 to 1",
    );
    check_error(
        load_text("Film \"rgb\" \"integer pixelbounds\" [ 2000 3000 0 10 ]"),
        kind,
        "main.pbrt:1:12",
        "\"integer pixelbounds\"",
        "\"pixelbounds\" [x0 x1 y0 y1] leave no pixel of the image",
    );
}

#[test]
fn no_geometry() {
    check_error(
        load_text("\nWorldBegin\nMaterial \"diffuse\""),
        ErrorKind::NoGeometry,
        "main.pbrt:2:1",
        "WorldBegin",
        "the scene has no geometry: there is nothing to render",
    );
    let error = load_text("WorldBegin ObjectBegin \"a\" Shape \"sphere\" ObjectEnd");
    let error = error.expect_err("nothing placed");
    assert_eq!(error.kind(), ErrorKind::NoGeometry);
    assert!(
        error
            .hint()
            .is_some_and(|hint| hint.contains("ObjectInstance"))
    );
}

#[test]
fn no_light() {
    for light in [
        "",
        "AreaLightSource \"diffuse\" \"float scale\" 0 ",
        "LightSource \"infinite\" \"rgb L\" [ 0 0 0 ] ",
    ] {
        check_error(
            load_text(&format!("WorldBegin\n{light}Shape \"sphere\"")),
            ErrorKind::NoLight,
            "main.pbrt:1:1",
            "WorldBegin",
            "the scene has no light: the image would be black",
        );
    }
    // Images count with their texels.
    for (light, channels) in [
        ("LightSource \"infinite\" \"string filename\" \"a.pfm\"", 3),
        (
            "LightSource \"goniometric\" \"string filename\" \"a.pfm\"",
            1,
        ),
        (
            "AreaLightSource \"diffuse\" \"string filename\" \"a.pfm\"",
            3,
        ),
    ] {
        let with = |value: f32| {
            let mut texels = vec![0.0; 4 * channels];
            texels[channels] = value;
            let files = MemoryFiles::new()
                .with("main.pbrt", format!("WorldBegin {light} Shape \"sphere\""))
                .with("a.pfm", pfm(2, 2, channels, &texels));
            load_files(&files)
        };
        assert_eq!(with(0.0).expect_err(light).kind(), ErrorKind::NoLight);
        assert!(with(0.5).is_ok(), "{light}");
    }
    let black = png(1, image::ExtendedColorType::L8, &[0]);
    let text = "WorldBegin LightSource \"infinite\" \"string filename\" \"a.png\" Shape \"sphere\"";
    let files = MemoryFiles::new()
        .with("main.pbrt", text)
        .with("a.png", black);
    assert_eq!(
        load_files(&files).expect_err("black").kind(),
        ErrorKind::NoLight
    );
}

#[test]
fn approximations_are_errors_in_strict_mode() {
    let strict = LoadOptions {
        strict: true,
        ..LoadOptions::default()
    };
    let files =
        MemoryFiles::new().with("main.pbrt", world("\n  Material \"hair\" Shape \"sphere\""));
    check_error(
        load_from(&files, "main.pbrt", &strict),
        ErrorKind::Approximated,
        "main.pbrt:3:3",
        "Material",
        "material \"hair\": rendered as diffuse",
    );
    let files = MemoryFiles::new().with("main.pbrt", world("Shape \"sphere\""));
    load_from(&files, "main.pbrt", &strict).expect("nothing is approximated");
}

#[test]
fn long_lines_are_clipped_around_the_words() {
    let numbers = "0 1 2 ".repeat(10_000);
    let body = format!("Shape \"trianglemesh\" \"point3 P\" [ {numbers} oops {numbers} ]");
    let error = load_text(&world(&body)).expect_err("oops");
    let place = error.place().expect("a place");
    assert_eq!((place.line, place.column), (2, 60_036));
    assert!(place.excerpt.len() < 200, "{}", place.excerpt);
    assert!(place.excerpt.starts_with("...") && place.excerpt.ends_with("..."));
    assert!(place.excerpt.contains("oops"));
}
