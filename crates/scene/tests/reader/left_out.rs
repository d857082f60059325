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
fn quadrics_without_area() {
    let scene = strict(&world(
        "Shape \"sphere\" \"float radius\" 0
         Shape \"sphere\" \"float phimax\" 0
         Shape \"cylinder\" \"float zmin\" 1 \"float zmax\" 1 \"float alpha\" 0.5
         Shape \"disk\" \"float innerradius\" 1",
    ));
    assert_eq!(scene.meshes.len(), 1);
    assert_eq!(scene.warnings.len(), 1);
    assert_eq!(scene.warnings[0].count, 4);
    let error = load_text(&world("Shape \"sphere\" \"float radius\" -1"));
    assert_eq!(error.expect_err("-1").kind(), ErrorKind::InvalidValue);
}

/// The warnings about a world, each with its place.
fn warnings(scene: &wayfare_scene::Scene) -> Vec<(&str, &str)> {
    let list = scene.warnings.iter();
    list.map(|w| (w.what.as_str(), w.first.as_str())).collect()
}

const SQUARE: &str = "\"point3 P\" [ 0 0 0  1 0 0  0 1 0  1 1 0 ]";

#[test]
fn meshes_with_indices_out_of_range() {
    for kind in ["trianglemesh", "loopsubdiv", "bilinearmesh"] {
        for index in ["4", "-1"] {
            let scene = strict(&world(&format!(
                "Shape \"{kind}\" \"float alpha\" 0.5\n \"integer indices\" [ 0 1 2 {index} 2 1 0 1 3 0 1 2 ] {SQUARE}"
            )));
            let what = format!(
                "Shape \"{kind}\": value 3 of \"indices\" is {index}, but the vertices are 0 to 3: left out"
            );
            assert_eq!(warnings(&scene), [(what.as_str(), "main.pbrt:3:2")]);
            assert_eq!(scene.meshes.len(), 1, "the light");
        }
    }
}

#[test]
fn indices_that_make_no_face() {
    for (kind, indices, text, triangles) in [
        (
            "trianglemesh",
            "0 1 2 9",
            "3 values in \"indices\", found 4: the last 1 are",
            1,
        ),
        (
            "bilinearmesh",
            "0 1 2 3 3 2",
            "4 values in \"indices\", found 6: the last 2 are",
            2,
        ),
        (
            "loopsubdiv",
            "0 1 2 3 0",
            "3 values in \"indices\", found 5: the last 2 are",
            64,
        ),
    ] {
        let scene = strict(&world(&format!(
            "Shape \"{kind}\" \"integer indices\" [ {indices} ] {SQUARE}"
        )));
        let what = format!("Shape \"{kind}\" needs a multiple of {text} left out");
        assert_eq!(warnings(&scene).len(), 1);
        assert_eq!(scene.warnings[0].what, what);
        assert_eq!(scene.meshes[0].triangle_count, triangles, "{kind}");
    }
    for kind in ["trianglemesh", "loopsubdiv", "bilinearmesh"] {
        let text = format!("Shape \"{kind}\" \"integer indices\" [ 0 1 ] {SQUARE}");
        let scene = strict(&world(&text));
        assert_eq!((scene.meshes.len(), scene.warnings.len()), (1, 2), "{kind}");
    }
}

#[test]
fn arrays_that_do_not_fit_the_vertices() {
    for kind in ["trianglemesh", "bilinearmesh"] {
        let scene = strict(&world(&format!(
            "Shape \"{kind}\" {SQUARE} \"integer indices\" [ 0 1 2 3 0 1 2 3 0 1 2 3 ]
             \"normal N\" [ 0 0 1  0 0 1 ] \"point2 uv\" [ 0 0  1 0  0 1  1 1  2 2 ]"
        )));
        let texts = ["2 values in \"N\"", "5 values in \"uv\""].map(|found| {
            format!("Shape \"{kind}\" has 4 vertices, but {found}: rendered without them")
        });
        let expected = texts
            .each_ref()
            .map(|text| (text.as_str(), "main.pbrt:2:1"));
        assert_eq!(warnings(&scene), expected);
        let mesh = &scene.meshes[0];
        assert!(!mesh.has_normals, "{kind}");
        assert_eq!(
            mesh.has_uvs,
            kind == "bilinearmesh",
            "patches have their own"
        );
    }
}

#[test]
fn numbers_of_ply_files_that_are_not_finite() {
    let ply = "ply\nformat ascii 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\n\
               element face 2\nproperty list uchar int vertex_indices\nend_header\n\
               0 0 0\n1 0 0\n0 1 0\nnan 0 0\n3 0 1 2\n3 0 1 3\n";
    let text = world("Shape \"plymesh\" \"string filename\" \"a.ply\"");
    let files = MemoryFiles::new()
        .with("main.pbrt", text)
        .with("a.ply", ply);
    let scene = load_files(&files).expect("a triangle is left");
    assert_eq!(scene.meshes[0].triangle_count, 1);
    let what = "the file \"a.ply\" has numbers that are not finite: 1 triangles, 0 normals and 0 texture coordinates are left out";
    assert_eq!(warnings(&scene), [(what, "main.pbrt:2:17")]);
}

#[test]
fn broken_textures_that_nothing_uses() {
    let name = "\"string filename\" \"none.png\"";
    let mut body = format!(
        "Texture \"a\" \"float\" \"caustics\" \"float scale\" 2
         Texture \"a\" \"spectrum\" \"imagemap\" {name} \"string encoding\" \"srgb\"
         Texture \"b\" \"spectrum\" \"scale\" \"texture tex\" \"a\"
         Texture \"c\" \"spectrum\" \"checkerboard\" \"integer dimension\" 4
         Texture \"d\" \"float\" \"fbm\" \"texture octaves\" \"a\"
         Texture \"e0\" \"spectrum\" \"fbm\"\n"
    );
    for i in 1..=16 {
        body += &format!(
            "Texture \"e{i}\" \"spectrum\" \"checkerboard\" \"texture tex1\" \"e{}\"\n",
            i - 1
        );
    }
    let scene = strict(&world(&body));
    let unknown = "unknown encoding \"srgb\": it must be sRGB, linear, or gamma and a number";
    assert_eq!(
        warnings(&scene),
        [
            ("unknown texture \"caustics\"", "main.pbrt:2:21"),
            (unknown, "main.pbrt:3:73"),
            (
                "parameter \"dimension\" of Texture \"checkerboard\" must be 2 or 3",
                "main.pbrt:5:48"
            ),
            (
                "parameter \"octaves\" of Texture \"fbm\" must be of type integer, not texture",
                "main.pbrt:6:36"
            ),
            ("this texture consists of too many others", "main.pbrt:23:1"),
        ]
        .map(|(text, place)| (
            format!("texture that nothing uses, left out: {text}"),
            place
        ))
        .each_ref()
        .map(|(text, place)| (text.as_str(), *place))
    );
    // In use they are errors where they stand, be it through another texture.
    for material in [
        "\"diffuse\" \"texture reflectance\" \"a\"",
        "\"diffuse\" \"texture reflectance\" \"b\"",
    ] {
        let body = format!("{body} Material {material} Shape \"disk\"");
        check_world_error(
            &body,
            ErrorKind::InvalidValue,
            "3:73",
            "\"string encoding\"",
            unknown,
        );
    }
    let body = format!("{body} Shape \"disk\" \"texture alpha\" \"a\"");
    let kind = ErrorKind::UnknownKind;
    check_world_error(
        &body,
        kind,
        "2:21",
        "\"caustics\"",
        "unknown texture \"caustics\"",
    );
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
