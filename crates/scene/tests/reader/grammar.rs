//! The words of the language: comments, values, blocks, includes, attributes.

use wayfare_scene::{Material, MemoryFiles};

use crate::common::*;

fn reflectance(scene: &wayfare_scene::Scene) -> [f32; 3] {
    match first_material(scene) {
        Material::Diffuse { reflectance } => reflectance.constant().expect("a constant"),
        other => panic!("not diffuse: {other:?}"),
    }
}

#[test]
fn values_stand_with_or_without_brackets_and_comments_anywhere() {
    for radius in [
        "\"float radius\" 2",
        "\"float radius\" [2]",
        "\"float radius\"[ +2.0e0 ]#comment",
        "\"float radius\" # comment ] \"\n [ # another\n 2\r\n]",
        "\t\"  float   radius \"\t0.2E1",
    ] {
        let scene = exact(&format!("Shape \"sphere\" {radius}\n"));
        let top = scene.positions.iter().map(|p| p[2]).fold(0.0, f32::max);
        assert_eq!(top, 9.0, "the light is above");
        let radius = scene.positions[0].iter().map(|c| c * c).sum::<f32>().sqrt();
        assert_near(&[radius], &[2.0], 1e-5);
    }
}

#[test]
fn booleans_are_bare_or_quoted() {
    for (word, alpha) in [
        ("true", 0.5),
        ("\"true\"", 0.5),
        ("[ true ]", 0.5),
        ("false", 0.25),
        ("[ \"false\" ]", 0.25),
    ] {
        let scene = exact(&format!(
            "Material \"dielectric\" \"float roughness\" 0.25 \"bool remaproughness\" {word} Shape \"sphere\""
        ));
        let expected = Material::Dielectric {
            eta: 1.5,
            alpha: [alpha.into(); 2],
        };
        assert_eq!(first_material(&scene), expected, "{word}");
    }
}

#[test]
fn old_names_of_the_types_mean_the_same() {
    let new = exact(
        "Shape \"trianglemesh\" \"point3 P\" [ 0 0 0 1 0 0 0 1 0 ] \"normal N\" [ 0 0 1 0 0 1 0 0 1 ] \"point2 uv\" [ 0 0 1 0 0 1 ]",
    );
    let old = exact(
        "Shape \"trianglemesh\" \"point P\" [ 0 0 0 1 0 0 0 1 0 ] \"normal3 N\" [ 0 0 1 0 0 1 0 0 1 ] \"vector2 st\" [ 0 0 1 0 0 1 ]",
    );
    assert_eq!(new.positions, old.positions);
    assert_eq!(new.normals, old.normals);
    assert_eq!(new.uvs, old.uvs);
    assert!(old.meshes[0].has_normals && old.meshes[0].has_uvs);
}

#[test]
fn every_directive_is_understood() {
    let files = MemoryFiles::new()
        .with("main.pbrt", include_str!("texts/everything.pbrt"))
        .with("part.pbrt", include_str!("texts/part.pbrt"))
        .with("sky.pfm", pfm(1, 1, 3, &[1.0; 3]))
        .with(
            "picture.png",
            png(1, image::ExtendedColorType::Rgb8, &[1, 2, 3]),
        );
    let scene = match load_files(&files) {
        Ok(scene) => scene,
        Err(error) => panic!("{error}"),
    };
    assert_eq!(scene.film.resolution, [200, 100]);
    assert_eq!(scene.max_depth, 7);
    assert_eq!(scene.instances.len(), 2);
    assert!(scene.triangles.len() > 100);
    let unused: Vec<_> = scene
        .warnings
        .iter()
        .filter(|warning| warning.what.contains("is not used"))
        .collect();
    assert_eq!(unused, Vec::<&wayfare_scene::Warning>::new());
}

#[test]
fn blocks_restore_what_was() {
    let scene = exact(
        r#"
        Material "diffuse" "rgb reflectance" [ 0.1 0.2 0.3 ]
        AttributeBegin
          Translate 5 0 0
          ReverseOrientation
          Material "conductor"
          TransformBegin
            Scale 2 2 2
          TransformEnd
        AttributeEnd
        Shape "trianglemesh" "point3 P" [ 0 0 0 1 0 0 0 1 0 ]
        "#,
    );
    assert_eq!(reflectance(&scene), [0.1, 0.2, 0.3]);
    assert_eq!(scene.positions[1], [1.0, 0.0, 0.0]);
    assert!(!scene.meshes[0].flip);
}

#[test]
fn attribute_adds_parameters_that_the_directive_may_override() {
    let scene = exact(
        r#"
        Attribute "material" "rgb reflectance" [ 0.5 0.25 0.125 ] "float unheard" 1
        Material "diffuse"
        Shape "sphere"
        Material "diffuse" "rgb reflectance" [ 1 0 0 ]
        Shape "sphere"
        "#,
    );
    assert_eq!(reflectance(&scene), [0.5, 0.25, 0.125]);
    let second = scene.materials[scene.meshes[1].material as usize];
    let red = Material::Diffuse {
        reflectance: [1.0, 0.0, 0.0].into(),
    };
    assert_eq!(second, red);
}

#[test]
fn include_continues_and_import_keeps_its_state_to_itself() {
    let red = "Material \"diffuse\" \"rgb reflectance\" [ 1 0 0 ]";
    for (word, expected) in [("Include", [1.0, 0.0, 0.0]), ("Import", [0.5; 3])] {
        let files = MemoryFiles::new()
            .with(
                "main.pbrt",
                world(&format!("{word} \"red.pbrt\"\nShape \"sphere\"")),
            )
            .with("red.pbrt", red);
        let scene = load_files(&files).expect("valid");
        assert_eq!(reflectance(&scene), expected, "{word}");
    }
}

#[test]
fn paths_are_relative_to_the_main_file_even_in_included_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(path, text).expect("written");
    };
    write("kitchen/scene.pbrt", &world("Include \"parts/a.pbrt\""));
    write("kitchen/parts/a.pbrt", "Include \"parts/b.pbrt\"");
    write("kitchen/parts/b.pbrt", "Shape \"sphere\"");
    let path = folder.path().join("kitchen/scene.pbrt");
    let scene = wayfare_scene::load(&path, &Default::default()).expect("valid");
    assert_eq!(scene.name, "kitchen");
    write("kitchen/night.pbrt", &world("Shape \"sphere\""));
    let path = folder.path().join("kitchen/night.pbrt");
    let scene = wayfare_scene::load(&path, &Default::default()).expect("valid");
    assert_eq!(scene.name, "night");
}

#[test]
fn colour_spaces_apply_to_what_follows() {
    let scene = exact(
        "ColorSpace \"rec2020\" Material \"diffuse\" \"rgb reflectance\" [ 0.2 0.5 0.2 ]
         ColorSpace \"srgb\" Shape \"sphere\"",
    );
    let [red, green, blue] = reflectance(&scene);
    assert!(green > 0.5 && red < 0.2 && blue < 0.2, "more saturated");
    let scene = exact(
        "ColorSpace \"rec2020\" Material \"diffuse\" \"rgb reflectance\" [ 0.4 0.4 0.4 ] Shape \"sphere\"",
    );
    assert_near(&reflectance(&scene), &[0.4; 3], 1e-3);
}

#[test]
fn strings_have_escapes_and_names_any_character() {
    let scene = exact(
        "MakeNamedMaterial \"a \\\"b\\\" ä\" \"string type\" \"diffuse\" \"rgb reflectance\" [ 1 0 0 ]
         NamedMaterial \"a \\\"b\\\" ä\" Shape \"sphere\"",
    );
    assert_eq!(reflectance(&scene), [1.0, 0.0, 0.0]);
}

#[test]
fn named_materials_may_be_used_before_their_definition() {
    let scene = exact(
        "NamedMaterial \"late\" Shape \"sphere\"
         MakeNamedMaterial \"late\" \"string type\" \"diffuse\" \"rgb reflectance\" [ 0 1 0 ]",
    );
    assert_eq!(reflectance(&scene), [0.0, 1.0, 0.0]);
}
