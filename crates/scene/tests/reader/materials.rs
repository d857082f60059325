//! Materials: exact where the renderer has them, reported where not.

use wayfare_scene::{Material, MemoryFiles, Parameter, Relief, Scene, Texture, spectrum};

use crate::common::*;

fn material(definition: &str) -> Material {
    first_material(&exact(&format!("Material {definition}\nShape \"sphere\"")))
}

fn approximated(definition: &str) -> (Material, String) {
    let (scene, warning) = warned(&format!("Material {definition}\nShape \"sphere\""));
    (first_material(&scene), warning)
}

fn diffuse(reflectance: [f32; 3]) -> Material {
    Material::Diffuse {
        reflectance: reflectance.into(),
    }
}

/// A parameter that must be a constant.
fn constant<T>(parameter: Parameter<T>) -> T {
    parameter.constant().expect("a constant")
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
    assert_near(&constant(reflectance), &[0.25; 3], 1e-3);
}

fn named(name: &str) -> Parameter<[f32; 3]> {
    spectrum::named_rgb(name).expect("known").into()
}

#[test]
fn metals_by_name_by_number_and_by_reflectance() {
    let copper = Material::Conductor {
        eta: named("metal-Cu-eta"),
        k: named("metal-Cu-k"),
        alpha: [0.0.into(); 2],
    };
    assert_eq!(material("\"conductor\""), copper);
    let gold = Material::Conductor {
        eta: named("metal-Au-eta"),
        k: named("metal-Au-k"),
        alpha: [0.5.into(), 0.25.into()],
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
            eta: [1.0, 2.0, 3.0].into(),
            k: [4.0; 3].into(),
            alpha: [0.3.into(); 2]
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
    assert_eq!(eta, [1.0; 3].into());
    // ((eta - 1)^2 + k^2) / ((eta + 1)^2 + k^2)
    let reflectance = constant(k).map(|k| k * k / (4.0 + k * k));
    assert_near(&reflectance, &[0.0, 0.5, 0.9999], 1e-5);
}

#[test]
fn glass_by_number_and_by_name() {
    let smooth = |eta| Material::Dielectric {
        eta,
        alpha: [0.0.into(); 2],
    };
    assert_eq!(material("\"dielectric\""), smooth(1.5));
    assert_eq!(material("\"dielectric\" \"float eta\" 1.33"), smooth(1.33));
    assert_eq!(
        material("\"dielectric\" \"spectrum eta\" [ 300 1.4 800 1.4 ]"),
        smooth(1.4)
    );
    let (glass, warning) = approximated("\"dielectric\" \"spectrum eta\" \"glass-BK7\"");
    let eta = spectrum::named_eta("glass-BK7").expect("known");
    assert!((eta - 1.5168).abs() < 1e-3);
    assert_eq!(glass, smooth(eta));
    assert!(warning.starts_with("dispersion"), "{warning}");
    let (_, warning) = approximated("\"dielectric\" \"spectrum eta\" [ 300 1.4 800 1.5 ]");
    assert!(warning.starts_with("dispersion"), "{warning}");
    assert_eq!(
        material("\"thindielectric\" \"float eta\" 1.3"),
        Material::ThinDielectric { eta: 1.3 }
    );
    assert_eq!(
        material("\"thindielectric\""),
        Material::ThinDielectric { eta: 1.5 }
    );
}

#[test]
fn coats() {
    assert_eq!(
        material("\"coateddiffuse\""),
        Material::CoatedDiffuse {
            reflectance: [0.5; 3].into(),
            alpha: [0.0.into(); 2],
            eta: 1.5
        }
    );
    assert_eq!(
        material(
            "\"coateddiffuse\" \"rgb reflectance\" [ 0.1 0.2 0.3 ] \"float roughness\" 0.25 \"float eta\" 1.3
             \"float thickness\" 0.01 \"integer maxdepth\" 10 \"integer nsamples\" 4 \"float g\" 0.1 \"rgb albedo\" [ 0 0 0 ]"
        ),
        Material::CoatedDiffuse {
            reflectance: [0.1, 0.2, 0.3].into(),
            alpha: [0.5.into(); 2],
            eta: 1.3
        }
    );
    assert_eq!(
        material(
            "\"coatedconductor\" \"rgb conductor.eta\" [ 1 2 3 ] \"rgb conductor.k\" [ 4 5 6 ]
             \"float conductor.uroughness\" 0.25 \"float interface.roughness\" 0.0625 \"float interface.eta\" 1.4"
        ),
        Material::CoatedConductor {
            eta: [1.0, 2.0, 3.0].into(),
            k: [4.0, 5.0, 6.0].into(),
            alpha: [0.5.into(), 0.0.into()],
            coat_alpha: [0.25.into(); 2],
            coat_eta: 1.4
        }
    );
    let Material::CoatedConductor { eta, k, .. } =
        material("\"coatedconductor\" \"bool remaproughness\" false")
    else {
        panic!("not a coated conductor")
    };
    assert_eq!((eta, k), (named("metal-Cu-eta"), named("metal-Cu-k")));
    let dots = "Texture \"dots\" \"float\" \"dots\"";
    for layer in [
        "\"float thickness\" 0.5",
        "\"texture thickness\" \"dots\"",
        "\"integer maxdepth\" 20",
    ] {
        for kind in ["coateddiffuse", "coatedconductor"] {
            let (_, warning) = warned(&format!(
                "{dots} Material \"{kind}\" {layer} Shape \"sphere\""
            ));
            assert!(warning.ends_with("rendered with 0.01 and 10"), "{warning}");
        }
    }
    exact(
        "Texture \"t\" \"float\" \"constant\" \"float value\" 0.01
         Material \"coateddiffuse\" \"texture thickness\" \"t\" Shape \"sphere\"",
    );
    let (material, warning) = approximated("\"coateddiffuse\" \"float albedo\" 0.5");
    assert!(matches!(material, Material::CoatedDiffuse { .. }));
    assert_eq!(
        warning,
        "material \"coateddiffuse\" with an \"albedo\" of its coat: rendered with a clear coat"
    );
}

#[test]
fn light_passes_diffusely() {
    assert_eq!(
        material("\"diffusetransmission\""),
        Material::DiffuseTransmission {
            reflectance: [0.25; 3].into(),
            transmittance: [0.25; 3].into()
        }
    );
    assert_eq!(
        material(
            "\"diffusetransmission\" \"rgb reflectance\" [ 0.4 0.2 0.2 ] \"rgb transmittance\" [ 1 1 0 ] \"float scale\" 0.5"
        ),
        Material::DiffuseTransmission {
            reflectance: [0.2, 0.1, 0.1].into(),
            transmittance: [0.5, 0.5, 0.0].into()
        }
    );
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
    assert_near(&constant(reflectance), &[0.75; 3], 1e-3);
}

#[test]
fn other_materials_are_replaced_by_the_nearest() {
    for (definition, expected, warning) in [
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
    ] {
        assert_eq!(
            approximated(definition),
            (expected, warning.to_owned()),
            "{definition}"
        );
    }
}

#[test]
fn interfaces_let_everything_pass() {
    for name in ["\"interface\"", "\"none\"", "\"\""] {
        assert_eq!(material(name), Material::Interface);
    }
}

const PARTS: &str = r#"
    MakeNamedMaterial "red" "string type" "diffuse" "rgb reflectance" [ 1 0 0 ]
    MakeNamedMaterial "glass" "string type" "dielectric"
    Texture "checks" "float" "checkerboard"
"#;

fn with_parts(definitions: &str) -> Scene {
    exact(&format!("{PARTS} {definitions} Shape \"sphere\""))
}

#[test]
fn mixes_come_after_their_parts() {
    let scene = with_parts(
        "MakeNamedMaterial \"outer\" \"string type\" \"mix\" \"string materials\" [ \"inner\" \"interface\" ] \"texture amount\" \"checks\"
         MakeNamedMaterial \"inner\" \"string type\" \"mix\" \"string materials\" [ \"red\" \"glass\" ] \"float amount\" 0.25
         NamedMaterial \"outer\"",
    );
    assert_eq!(
        scene.materials[..5],
        [
            diffuse([1.0, 0.0, 0.0]),
            Material::Dielectric {
                eta: 1.5,
                alpha: [0.0.into(); 2]
            },
            Material::Mix {
                materials: [0, 1],
                amount: 0.25.into()
            },
            Material::Interface,
            Material::Mix {
                materials: [2, 3],
                amount: Parameter::Texture(2)
            },
        ]
    );
    assert_eq!(scene.meshes[0].material, 4);
    assert!(matches!(scene.textures[2], Texture::Checkerboard { .. }));
}

#[test]
fn parts_are_shared() {
    let scene = with_parts(
        "Material \"mix\" \"string materials\" [ \"red\" \"red\" ] Shape \"disk\"
         Material \"mix\" \"string materials\" [ \"red\" \"glass\" ] Shape \"disk\" NamedMaterial \"red\"",
    );
    // Red, glass, two mixtures and the black of the light.
    assert_eq!(scene.materials.len(), 5);
    assert_eq!(scene.meshes[2].material, 0);
}

#[test]
fn a_mix_of_itself_is_an_error() {
    let text = world(
        "MakeNamedMaterial \"a\" \"string type\" \"mix\" \"string materials\" [ \"a\" \"a\" ] NamedMaterial \"a\" Shape \"sphere\"",
    );
    let error = load_text(&text).expect_err("endless");
    assert!(error.message().contains("contains itself"));
}

#[test]
fn a_long_chain_of_mixes_is_an_error() {
    let mut body = String::from("MakeNamedMaterial \"m0\" \"string type\" \"diffuse\"\n");
    for i in 0..40 {
        let next = i + 1;
        body += &format!(
            "MakeNamedMaterial \"m{next}\" \"string type\" \"mix\" \"string materials\" [ \"m{i}\" \"m{i}\" ]\n"
        );
        // Each one in use, so that those before it are in the table already.
        body += &format!("NamedMaterial \"m{next}\" Shape \"disk\"\n");
    }
    let error = load_text(&world(&body)).expect_err("too deep");
    assert!(error.message().contains("nested too deeply"));
}

#[test]
fn roughness_textures_are_remapped() {
    let scene = with_parts("Material \"conductor\" \"texture roughness\" \"checks\"");
    let Material::Conductor { alpha, .. } = first_material(&scene) else {
        panic!("not a conductor")
    };
    assert_eq!(alpha, [Parameter::Texture(3); 2], "shared");
    assert_eq!(scene.textures[3], Texture::SquareRoot(2));
    let scene = with_parts(
        "Material \"dielectric\" \"texture uroughness\" \"checks\" \"float vroughness\" 0.5 \"bool remaproughness\" false",
    );
    let Material::Dielectric { alpha, .. } = first_material(&scene) else {
        panic!("not a dielectric")
    };
    assert_eq!(alpha, [Parameter::Texture(2), 0.5.into()]);
    assert_eq!(scene.textures.len(), 3);
}

#[test]
fn metals_by_textures() {
    let scene = with_parts(
        "Texture \"gold\" \"spectrum\" \"checkerboard\" \"rgb tex1\" [ 1 0.7 0.3 ]
         Material \"conductor\" \"texture reflectance\" \"gold\"",
    );
    let Material::Conductor { eta, k, .. } = first_material(&scene) else {
        panic!("not a conductor")
    };
    assert_eq!(eta, [1.0; 3].into());
    let Parameter::Texture(k) = k else {
        panic!("not textured")
    };
    assert_eq!(scene.textures[k as usize], Texture::Absorption(k - 1));
    let scene = with_parts(
        "Texture \"eta\" \"spectrum\" \"checkerboard\" Material \"conductor\" \"texture eta\" \"eta\"",
    );
    let Material::Conductor { eta, k, .. } = first_material(&scene) else {
        panic!("not a conductor")
    };
    assert_eq!((eta, k), (Parameter::Texture(2), named("metal-Cu-k")));
}

#[test]
fn heights_and_normals_bend_surfaces() {
    let relief = |definition: &str| {
        let text = world(&format!("{PARTS} Material {definition} Shape \"sphere\""));
        let files = MemoryFiles::new()
            .with("main.pbrt", text)
            .with(
                "n.png",
                png(1, image::ExtendedColorType::Rgb8, &[128, 128, 255]),
            )
            .with("grey.png", png(1, image::ExtendedColorType::L8, &[128]));
        load_files(&files).map(|scene| {
            assert_eq!(scene.warnings, []);
            (scene.reliefs[scene.meshes[0].material as usize], scene)
        })
    };
    let (height, scene) = relief("\"diffuse\" \"texture displacement\" \"checks\"").expect("valid");
    assert_eq!(height, Relief::Height(2));
    assert!(matches!(scene.textures[2], Texture::Checkerboard { .. }));
    let (normals, scene) = relief("\"conductor\" \"string normalmap\" \"n.png\"").expect("valid");
    assert_eq!(normals, Relief::NormalMap(0));
    let wayfare_scene::Texels::Bytes { texels, decode } = &scene.images[0].texels else {
        panic!("not bytes")
    };
    assert_eq!(
        (texels.as_slice(), decode[128]),
        (&[128, 128, 255][..], 128.0 / 255.0)
    );
    // A height goes before normals.
    let both = "\"diffuse\" \"string normalmap\" \"n.png\" \"texture displacement\" \"checks\"";
    assert!(matches!(relief(both), Ok((Relief::Height(_), _))));
    let error = relief("\"diffuse\" \"string normalmap\" \"grey.png\"").expect_err("grey");
    assert_eq!(
        error.message(),
        "the image \"grey.png\" of normals must have three channels"
    );
    let error = relief("\"diffuse\" \"string normalmap\" \"none.png\"").expect_err("missing");
    assert_eq!(error.message(), "the file \"none.png\" does not exist");
}
