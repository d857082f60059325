//! Materials and textures: exact where the renderer has them, reported where not.

use wayfare_scene::{Material, MemoryFiles, spectrum};

use crate::common::*;

fn material(definition: &str) -> Material {
    first_material(&exact(&format!("Material {definition}\nShape \"sphere\"")))
}

fn approximated(definition: &str) -> (Material, String) {
    let (scene, warning) = warned(&format!("Material {definition}\nShape \"sphere\""));
    (first_material(&scene), warning)
}

fn diffuse(reflectance: [f32; 3]) -> Material {
    Material::Diffuse { reflectance }
}

#[test]
fn without_a_material_shapes_are_half_grey() {
    assert_eq!(
        first_material(&exact("Shape \"sphere\"")),
        diffuse([0.5; 3])
    );
    assert_eq!(material("\"diffuse\""), diffuse([0.5; 3]));
}

#[test]
fn diffuse_by_spectrum() {
    let flat = material("\"diffuse\" \"spectrum reflectance\" [ 300 0.25 800 0.25 ]");
    let Material::Diffuse { reflectance } = flat else {
        panic!("not diffuse")
    };
    assert_near(&reflectance, &[0.25; 3], 1e-3);
}

#[test]
fn metals_by_name_by_number_and_by_reflectance() {
    let copper = Material::Conductor {
        eta: spectrum::named_rgb("metal-Cu-eta").expect("known"),
        k: spectrum::named_rgb("metal-Cu-k").expect("known"),
        alpha: [0.0; 2],
    };
    assert_eq!(material("\"conductor\""), copper);
    let gold = Material::Conductor {
        eta: spectrum::named_rgb("metal-Au-eta").expect("known"),
        k: spectrum::named_rgb("metal-Au-k").expect("known"),
        alpha: [0.5, 0.25],
    };
    assert_eq!(
        material(
            "\"conductor\" \"spectrum eta\" \"metal-Au-eta\" \"spectrum k\" \"metal-Au-k\"
             \"float uroughness\" 0.25 \"float vroughness\" 0.0625"
        ),
        gold
    );
    assert_eq!(
        material(
            "\"conductor\" \"rgb eta\" [ 1 2 3 ] \"float k\" 4 \"float roughness\" 0.3 \"bool remaproughness\" false"
        ),
        Material::Conductor {
            eta: [1.0, 2.0, 3.0],
            k: [4.0; 3],
            alpha: [0.3; 2]
        }
    );
}

#[test]
fn a_reflectance_is_that_at_normal_incidence() {
    let Material::Conductor { eta, k, .. } =
        material("\"conductor\" \"rgb reflectance\" [ 0 0.5 1 ]")
    else {
        panic!("not a conductor")
    };
    assert_eq!(eta, [1.0; 3]);
    // ((eta - 1)^2 + k^2) / ((eta + 1)^2 + k^2)
    let reflectance = k.map(|k| k * k / (4.0 + k * k));
    assert_near(&reflectance, &[0.0, 0.5, 0.9999], 1e-5);
}

#[test]
fn glass_by_number_and_by_name() {
    let smooth = |eta| Material::Dielectric {
        eta,
        alpha: [0.0; 2],
    };
    assert_eq!(material("\"dielectric\""), smooth(1.5));
    assert_eq!(material("\"dielectric\" \"float eta\" 1.33"), smooth(1.33));
    assert_eq!(
        material("\"dielectric\" \"spectrum eta\" [ 300 1.4 800 1.4 ]"),
        smooth(1.4)
    );
    let glass = material("\"dielectric\" \"spectrum eta\" \"glass-BK7\"");
    let eta = spectrum::named_eta("glass-BK7").expect("known");
    assert!((eta - 1.5168).abs() < 1e-3);
    assert_eq!(glass, smooth(eta));
}

#[test]
fn a_spectrum_from_a_file() {
    let files = MemoryFiles::new()
        .with(
            "main.pbrt",
            world("Material \"diffuse\" \"spectrum reflectance\" \"grey.spd\" Shape \"sphere\""),
        )
        .with("grey.spd", "# nm value\n300 0.75\n900 0.75\n");
    let scene = load_files(&files).expect("valid");
    let Material::Diffuse { reflectance } = first_material(&scene) else {
        panic!("not diffuse")
    };
    assert_near(&reflectance, &[0.75; 3], 1e-3);
}

#[test]
fn other_materials_are_replaced_by_the_nearest() {
    let unseen = Material::Dielectric {
        eta: 1.0,
        alpha: [0.0; 2],
    };
    for (definition, expected, warning) in [
        (
            "\"coateddiffuse\" \"rgb reflectance\" [ 0.1 0.2 0.3 ] \"float roughness\" 0.1",
            diffuse([0.1, 0.2, 0.3]),
            "material \"coateddiffuse\": rendered as diffuse, without its coat",
        ),
        (
            "\"coatedconductor\" \"rgb conductor.eta\" [ 1 2 3 ] \"rgb conductor.k\" [ 4 5 6 ] \"float conductor.roughness\" 0.25 \"float interface.roughness\" 0.5",
            Material::Conductor {
                eta: [1.0, 2.0, 3.0],
                k: [4.0, 5.0, 6.0],
                alpha: [0.5; 2],
            },
            "material \"coatedconductor\": rendered as conductor, without its coat",
        ),
        (
            "\"diffusetransmission\" \"rgb reflectance\" [ 0.4 0.2 0.2 ] \"float scale\" 0.5",
            diffuse([0.2, 0.1, 0.1]),
            "material \"diffusetransmission\": rendered as diffuse, without transmission",
        ),
        (
            "\"subsurface\" \"rgb reflectance\" [ 0.9 0.8 0.7 ] \"float mfp\" 0.1",
            diffuse([0.9, 0.8, 0.7]),
            "material \"subsurface\": rendered as diffuse",
        ),
        (
            "\"hair\" \"float eumelanin\" 1",
            diffuse([0.2; 3]),
            "material \"hair\": rendered as diffuse",
        ),
        (
            "\"measured\" \"string filename\" \"a.bsdf\"",
            diffuse([0.5; 3]),
            "material \"measured\": rendered as grey diffuse",
        ),
        (
            "\"thindielectric\" \"float eta\" 1.5",
            unseen,
            "material \"thindielectric\": light passes straight through, its faint reflection is not rendered",
        ),
        (
            "\"interface\"",
            unseen,
            "material \"interface\": light passes straight through a dielectric of index 1",
        ),
        (
            "\"\"",
            unseen,
            "material \"interface\": light passes straight through a dielectric of index 1",
        ),
    ] {
        assert_eq!(
            approximated(definition),
            (expected, warning.to_owned()),
            "{definition}"
        );
    }
}

#[test]
fn a_mix_is_the_mean_or_the_heavier_material() {
    let parts = r#"
        MakeNamedMaterial "red" "string type" "diffuse" "rgb reflectance" [ 1 0 0 ]
        MakeNamedMaterial "blue" "string type" "diffuse" "rgb reflectance" [ 0 0 1 ]
        MakeNamedMaterial "glass" "string type" "dielectric"
    "#;
    let mix = |materials: &str, amount: f32| {
        let (scene, warning) = warned(&format!(
            "{parts} Material \"mix\" \"string materials\" [ {materials} ] \"float amount\" {amount} Shape \"sphere\""
        ));
        assert!(warning.starts_with("material \"mix\""), "{warning}");
        first_material(&scene)
    };
    assert_eq!(mix("\"red\" \"blue\"", 0.25), diffuse([0.75, 0.0, 0.25]));
    assert_eq!(mix("\"red\" \"glass\"", 0.25), diffuse([1.0, 0.0, 0.0]));
    assert!(matches!(
        mix("\"red\" \"glass\"", 0.75),
        Material::Dielectric { .. }
    ));
}

#[test]
fn a_mix_of_itself_is_an_error() {
    let text = world(
        "MakeNamedMaterial \"a\" \"string type\" \"mix\" \"string materials\" [ \"a\" \"a\" ]",
    );
    let error = load_text(&text).expect_err("endless");
    assert!(error.message().contains("contains itself"));
}

#[test]
fn textures_are_reduced_to_their_mean() {
    let with = |texture: &str| {
        format!("{texture} Material \"diffuse\" \"texture reflectance\" \"t\" Shape \"sphere\"")
    };
    let exact_texture = |texture: &str| first_material(&exact(&with(texture)));
    let mean_texture = |texture: &str| {
        let (scene, warning) = warned(&with(texture));
        (first_material(&scene), warning)
    };
    assert_eq!(
        exact_texture("Texture \"t\" \"spectrum\" \"constant\" \"rgb value\" [ 0.1 0.2 0.3 ]"),
        diffuse([0.1, 0.2, 0.3])
    );
    assert_eq!(
        exact_texture(
            "Texture \"f\" \"float\" \"constant\" \"float value\" 0.5
             Texture \"t\" \"spectrum\" \"scale\" \"rgb tex\" [ 0.2 0.4 0.8 ] \"texture scale\" \"f\""
        ),
        diffuse([0.1, 0.2, 0.4])
    );
    assert_eq!(
        exact_texture(
            "Texture \"t\" \"spectrum\" \"mix\" \"rgb tex1\" [ 1 0 0 ] \"rgb tex2\" [ 0 0 1 ] \"float amount\" 0.25"
        ),
        diffuse([0.75, 0.0, 0.25])
    );
    assert_eq!(
        mean_texture(
            "Texture \"t\" \"spectrum\" \"checkerboard\" \"rgb tex1\" [ 1 0.5 0 ] \"rgb tex2\" [ 0 0.5 0 ]"
        ),
        (
            diffuse([0.5, 0.5, 0.0]),
            "texture \"checkerboard\": replaced by its mean".to_owned()
        )
    );
    let files = MemoryFiles::new()
        .with(
            "main.pbrt",
            world(&with(
                "Texture \"t\" \"spectrum\" \"imagemap\" \"string filename\" \"a.png\" \"float scale\" 0.5",
            )),
        )
        .with("a.png", "");
    let scene = load_files(&files).expect("valid");
    assert_eq!(first_material(&scene), diffuse([0.25; 3]));
    assert!(scene.warnings[0].what.contains("mid grey"));
    // One red and one black pixel, encoded by hand: TGA needs no compression.
    let red = [
        &[0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 24, 0][..],
        &[0, 0, 255, 0, 0, 0],
    ];
    let text = "Texture \"t\" \"spectrum\" \"imagemap\" \"string filename\" \"a.tga\"";
    let files = MemoryFiles::new()
        .with("main.pbrt", world(&with(text)))
        .with("a.tga", red.concat());
    let scene = load_files(&files).expect("valid");
    assert_eq!(first_material(&scene), diffuse([0.5, 0.0, 0.0]));
    assert_eq!(
        scene.warnings[0].what,
        "texture \"imagemap\": replaced by its mean"
    );
}

#[test]
fn bumps_are_reported() {
    let (_, warning) = approximated("\"diffuse\" \"string normalmap\" \"n.png\"");
    assert_eq!(warning, "normal map: not rendered");
    let (_, warning) = approximated("\"diffuse\" \"texture displacement\" \"d\"");
    assert_eq!(warning, "displacement: not rendered");
}
