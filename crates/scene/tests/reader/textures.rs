//! Textures: expressions that arrive as they stand, or folded to constants.

use wayfare_scene::{ErrorKind, Mapping, Material, MemoryFiles, Parameter, Scene, Texture, Wrap};

use crate::common::*;

const UV: Mapping = Mapping::Uv {
    scale: [1.0; 2],
    delta: [0.0; 2],
};
const IDENTITY: [[f32; 4]; 3] = [
    [1.0, 0.0, 0.0, 0.0],
    [0.0, 1.0, 0.0, 0.0],
    [0.0, 0.0, 1.0, 0.0],
];

fn files(textures: &str) -> MemoryFiles {
    let body =
        format!("{textures} Material \"diffuse\" \"texture reflectance\" \"t\" Shape \"sphere\"");
    MemoryFiles::new()
        .with("main.pbrt", world(&body))
        .with("a.pfm", pfm(2, 1, 3, &[0.5, 1.0, 2.0, 0.25, 0.0, 4.0]))
        .with("b.pfm", pfm(1, 1, 1, &[0.5]))
}

/// The scene whose sphere has the spectrum texture "t".
fn textured(textures: &str) -> Scene {
    match load_files(&files(textures)) {
        Ok(scene) => {
            assert_eq!(scene.warnings, [], "{textures}");
            scene
        }
        Err(error) => panic!("{error}"),
    }
}

fn reflectance(scene: &Scene) -> Parameter<[f32; 3]> {
    match first_material(scene) {
        Material::Diffuse { reflectance } => reflectance,
        other => panic!("not diffuse: {other:?}"),
    }
}

/// The last texture of the scene, which must be that of the sphere.
fn last(textures: &str) -> Texture {
    let scene = textured(textures);
    let index = scene.textures.len() as u32 - 1;
    assert_eq!(reflectance(&scene), Parameter::Texture(index));
    scene.textures[index as usize]
}

#[test]
fn constants_are_folded() {
    for (textures, expected) in [
        (
            "Texture \"t\" \"spectrum\" \"constant\" \"rgb value\" [ 0.1 0.2 0.3 ]",
            [0.1, 0.2, 0.3],
        ),
        (
            "Texture \"f\" \"float\" \"constant\" \"float value\" 0.5
             Texture \"t\" \"spectrum\" \"scale\" \"rgb tex\" [ 0.2 0.4 0.8 ] \"texture scale\" \"f\"",
            [0.1, 0.2, 0.4],
        ),
        (
            "Texture \"t\" \"spectrum\" \"mix\" \"rgb tex1\" [ 1 0 0 ] \"rgb tex2\" [ 0 0 1 ] \"float amount\" 0.25",
            [0.75, 0.0, 0.25],
        ),
        (
            "Texture \"t\" \"spectrum\" \"checkerboard\" \"rgb tex1\" [ 0.5 0.5 0.5 ] \"rgb tex2\" [ 0.5 0.5 0.5 ]",
            [0.5; 3],
        ),
        (
            "Texture \"t\" \"spectrum\" \"bilerp\" \"rgb v01\" [ 0 0 0 ] \"rgb v11\" [ 0 0 0 ]",
            [0.0; 3],
        ),
        // Out of range as a reflectance.
        (
            "Texture \"t\" \"spectrum\" \"constant\" \"rgb value\" [ 2 0.5 0 ]",
            [1.0, 0.5, 0.0],
        ),
    ] {
        let scene = textured(textures);
        assert_eq!(reflectance(&scene), expected.into(), "{textures}");
        assert_eq!(scene.textures, []);
    }
}

#[test]
fn scaling_an_image_changes_its_factor() {
    let image = "Texture \"i\" \"spectrum\" \"imagemap\" \"string filename\" \"a.pfm\" \"float scale\" 0.5 \n";
    let scene = textured(&format!(
        "{image} Texture \"t\" \"spectrum\" \"scale\" \"texture tex\" \"i\" \"float scale\" 0.5"
    ));
    assert_eq!(scene.textures.len(), 1, "the unscaled one is not used");
    assert!(matches!(
        scene.textures[0],
        Texture::Image { scale: 0.25, .. }
    ));
    // The negative of an image is taken after its own factor.
    let inverted = image.replace('\n', "\"bool invert\" true\n");
    let scene = textured(&format!(
        "{inverted} Texture \"t\" \"spectrum\" \"scale\" \"texture tex\" \"i\" \"float scale\" 0.5"
    ));
    assert_eq!(scene.textures[2], Texture::Scale([0, 1]));
    assert_eq!(scene.textures[1], Texture::Constant([0.5; 3]));
    // A factor of 1 is none, and two textures make a product.
    let scene = textured(&format!(
        "{image} Texture \"t\" \"spectrum\" \"scale\" \"texture tex\" \"i\""
    ));
    assert_eq!(scene.textures.len(), 1);
    let scene = textured(&format!(
        "{image} Texture \"f\" \"float\" \"windy\" Texture \"t\" \"spectrum\" \"scale\" \"texture tex\" \"i\" \"texture scale\" \"f\""
    ));
    assert_eq!(scene.textures[2], Texture::Scale([0, 1]));
}

#[test]
fn mixtures() {
    let leaves = "Texture \"a\" \"spectrum\" \"checkerboard\" Texture \"w\" \"float\" \"windy\" ";
    let scene = textured(&format!(
        "{leaves} Texture \"t\" \"spectrum\" \"mix\" \"texture tex1\" \"a\" \"texture amount\" \"w\""
    ));
    // Checkerboard with its two constants, windy, the constant 1.
    assert_eq!(
        scene.textures.last(),
        Some(&Texture::Mix {
            textures: [2, 4],
            amount: 3
        })
    );
    let same = textured(&format!(
        "{leaves} Texture \"t\" \"spectrum\" \"mix\" \"texture tex1\" \"a\" \"texture tex2\" \"a\" \"texture amount\" \"w\""
    ));
    assert_eq!(same.textures.len(), 3);
    let first = textured(&format!(
        "{leaves} Texture \"t\" \"spectrum\" \"mix\" \"texture tex1\" \"a\" \"float amount\" 0"
    ));
    assert_eq!(first.textures.len(), 3);
    let Texture::DirectionMix {
        textures,
        direction,
    } = last(
        "Rotate 90 1 0 0 Texture \"t\" \"spectrum\" \"directionmix\" \"rgb tex1\" [ 1 0 0 ] \"vector3 dir\" [ 0 2 0 ] Identity",
    )
    else {
        panic!("not a mix by direction")
    };
    assert_eq!(textures, [0, 1]);
    assert_near(&direction, &[0.0, 0.0, 1.0], 1e-6);
}

#[test]
fn patterns() {
    assert_eq!(
        last(
            "Texture \"t\" \"spectrum\" \"checkerboard\" \"rgb tex1\" [ 1 0.5 0 ] \"float uscale\" 3 \"float vscale\" 4 \"float udelta\" 5 \"float vdelta\" 6"
        ),
        Texture::Checkerboard {
            mapping: Mapping::Uv {
                scale: [3.0, 4.0],
                delta: [5.0, 6.0]
            },
            textures: [0, 1]
        }
    );
    assert_eq!(
        last(
            "Translate 1 0 0 Scale 2 2 2 Texture \"t\" \"spectrum\" \"checkerboard\" \"integer dimension\" 3 Identity"
        ),
        Texture::Checkerboard3 {
            to_texture: [
                [0.5, 0.0, 0.0, -0.5],
                [0.0, 0.5, 0.0, 0.0],
                [0.0, 0.0, 0.5, 0.0]
            ],
            textures: [0, 1]
        }
    );
    assert_eq!(
        last("Texture \"t\" \"spectrum\" \"dots\" \"rgb inside\" [ 1 0 0 ]"),
        Texture::Dots {
            mapping: UV,
            textures: [1, 0]
        }
    );
    assert_eq!(
        last("Texture \"t\" \"spectrum\" \"bilerp\" \"rgb v10\" [ 0.5 0.5 0.5 ]"),
        Texture::Bilerp {
            mapping: UV,
            corners: [[0.0; 3], [1.0; 3], [0.5; 3], [1.0; 3]]
        }
    );
    assert_eq!(
        last("Texture \"t\" \"spectrum\" \"marble\" \"integer octaves\" 3 \"float scale\" 2"),
        Texture::Marble {
            to_texture: IDENTITY,
            octaves: 3,
            roughness: 0.5,
            scale: 2.0,
            variation: 0.2
        }
    );
    let noise = |class: &str| {
        let scene = textured(&format!(
            "Texture \"f\" \"float\" \"{class}\" Texture \"t\" \"spectrum\" \"mix\" \"texture amount\" \"f\""
        ));
        scene.textures[0]
    };
    let fbm = Texture::Fbm {
        to_texture: IDENTITY,
        octaves: 8,
        roughness: 0.5,
    };
    assert_eq!(noise("fbm"), fbm);
    assert!(matches!(
        noise("wrinkled"),
        Texture::Wrinkled { octaves: 8, .. }
    ));
    assert!(matches!(noise("windy"), Texture::Windy { .. }));
}

#[test]
fn images_with_all_their_parameters() {
    let image = |parameters: &str| {
        last(&format!(
            "Translate 0 0 2 Texture \"t\" \"spectrum\" \"imagemap\" \"string filename\" \"a.pfm\" {parameters} Identity"
        ))
    };
    let plain = Texture::Image {
        image: 0,
        mapping: UV,
        wrap: Wrap::Repeat,
        bilinear: true,
        scale: 1.0,
        invert: false,
        grey: false,
    };
    assert_eq!(image(""), plain);
    assert_eq!(image("\"string filter\" \"trilinear\""), plain);
    assert_eq!(
        image("\"string filter\" \"EWA\" \"float maxanisotropy\" 4"),
        plain
    );
    let shift = [
        [1.0, 0.0, 0.0, 0.0],
        [0.0, 1.0, 0.0, 0.0],
        [0.0, 0.0, 1.0, -2.0],
    ];
    assert_eq!(
        image(
            "\"string filter\" \"point\" \"string wrap\" \"clamp\" \"float scale\" 2 \"bool invert\" true \"string mapping\" \"planar\"
             \"vector3 v1\" [ 0 0 1 ] \"float udelta\" 0.5"
        ),
        Texture::Image {
            image: 0,
            mapping: Mapping::Planar {
                to_texture: shift,
                axes: [[0.0, 0.0, 1.0], [0.0, 1.0, 0.0]],
                delta: [0.5, 0.0]
            },
            wrap: Wrap::Clamp,
            bilinear: false,
            scale: 2.0,
            invert: true,
            grey: false,
        }
    );
    for (mapping, expected) in [
        ("spherical", Mapping::Spherical { to_texture: shift }),
        ("cylindrical", Mapping::Cylindrical { to_texture: shift }),
    ] {
        let texture = image(&format!("\"string mapping\" \"{mapping}\""));
        assert!(
            matches!(texture, Texture::Image { mapping, .. } if mapping == expected),
            "{texture:?}"
        );
    }
    for (wrap, expected) in [
        ("black", Wrap::Black),
        ("octahedralsphere", Wrap::OctahedralSphere),
    ] {
        let texture = image(&format!("\"string wrap\" \"{wrap}\""));
        assert!(matches!(texture, Texture::Image { wrap, .. } if wrap == expected));
    }
}

#[test]
fn float_textures_have_names_of_their_own() {
    let scene = textured(
        "Texture \"t\" \"float\" \"imagemap\" \"string filename\" \"b.pfm\"
         Texture \"t\" \"spectrum\" \"mix\" \"texture amount\" \"t\"",
    );
    assert!(matches!(
        scene.textures[0],
        Texture::Image { grey: true, .. }
    ));
    assert_eq!(scene.images[0].channels, 1);
}

#[test]
fn only_what_is_used_is_there() {
    let scene = textured(
        "Texture \"a\" \"spectrum\" \"imagemap\" \"string filename\" \"a.pfm\"
         Texture \"b\" \"float\" \"imagemap\" \"string filename\" \"b.pfm\"
         Texture \"c\" \"spectrum\" \"marble\"
         Texture \"t\" \"spectrum\" \"scale\" \"texture tex\" \"c\" \"float scale\" 0.5
         MakeNamedMaterial \"unused\" \"string type\" \"diffuse\" \"texture reflectance\" \"a\"",
    );
    assert_eq!((scene.textures.len(), scene.images.len()), (3, 0));
    assert_eq!(scene.textures[2], Texture::Scale([0, 1]));
}

#[test]
fn alpha_is_a_number_or_a_texture() {
    let alpha = |shape: &str| exact(&format!("Shape \"sphere\" {shape}")).meshes[0].alpha;
    assert_eq!(alpha(""), 1.0.into());
    assert_eq!(alpha("\"float alpha\" 0.25"), 0.25.into());
    assert_eq!(alpha("\"float alpha\" 2"), 1.0.into());
    let scene = exact(
        "Shape \"sphere\" \"texture alpha\" \"later\" Shape \"disk\" \"texture alpha\" \"later\" Shape \"disk\" \"texture alpha\" \"half\"
         ObjectBegin \"o\" Shape \"disk\" \"texture alpha\" \"later\" ObjectEnd ObjectInstance \"o\"
         Texture \"later\" \"float\" \"checkerboard\" Texture \"half\" \"float\" \"constant\" \"float value\" 0.5",
    );
    let alphas: Vec<_> = scene.meshes.iter().map(|mesh| mesh.alpha).collect();
    let checks = Parameter::Texture(2);
    assert_eq!(alphas, [checks, checks, 0.5.into(), 1.0.into(), checks]);
    check_world_error(
        "Shape \"sphere\" \"texture alpha\" \"none\"",
        ErrorKind::Undefined,
        "2:16",
        "\"texture alpha\"",
        "the float texture \"none\" is not defined",
    );
}

#[test]
fn words_that_textures_do_not_know() {
    for (parameters, message) in [
        (
            "\"string wrap\" \"repat\"",
            "unknown wrap \"repat\" of Texture \"imagemap\"",
        ),
        (
            "\"string filter\" \"box\"",
            "unknown filter \"box\" of Texture \"imagemap\"",
        ),
        (
            "\"string mapping\" \"cubic\"",
            "unknown mapping \"cubic\" of Texture \"imagemap\"",
        ),
        (
            "\"string encoding\" \"rec709\"",
            "unknown encoding \"rec709\": it must be sRGB, linear, or gamma and a number",
        ),
    ] {
        let text = format!(
            "Texture \"t\" \"spectrum\" \"imagemap\" \"string filename\" \"a.pfm\" {parameters}
             Material \"diffuse\" \"texture reflectance\" \"t\" Shape \"disk\""
        );
        let error = load_files(&files(&text)).expect_err(parameters);
        assert_eq!(error.message(), message);
        assert_eq!(error.kind(), ErrorKind::InvalidValue);
    }
    check_world_error(
        "Texture \"t\" \"float\" \"marble\" Shape \"disk\" \"texture alpha\" \"t\"",
        ErrorKind::UnknownKind,
        "2:21",
        "\"marble\"",
        "unknown float texture \"marble\"",
    );
    check_world_error(
        "Texture \"t\" \"float\" \"checkerboard\" \"integer dimension\" 4 Shape \"disk\" \"texture alpha\" \"t\"",
        ErrorKind::InvalidValue,
        "2:36",
        "\"integer dimension\"",
        "parameter \"dimension\" of Texture \"checkerboard\" must be 2 or 3",
    );
}

/// A lookup must take microseconds, however deeply a file nests textures.
#[test]
fn nesting_has_a_limit() {
    let chain = |count: usize| {
        let mut text = String::from(
            "Texture \"t0\" \"spectrum\" \"marble\" Texture \"w\" \"float\" \"windy\"\n",
        );
        for i in 0..count {
            let next = i + 1;
            text += &format!(
                "Texture \"t{next}\" \"spectrum\" \"mix\" \"texture tex1\" \"t{i}\" \"texture amount\" \"w\"\n"
            );
        }
        text +=
            &format!("Material \"diffuse\" \"texture reflectance\" \"t{count}\" Shape \"disk\"");
        load_text(&world(&text))
    };
    assert!(chain(15).is_ok());
    let error = chain(16).expect_err("too deep");
    assert_eq!(error.kind(), ErrorKind::LimitExceeded);
    let wide = |i: usize| {
        format!(
            "Texture \"s{i}\" \"spectrum\" \"scale\" \"texture tex\" \"s{}\" \"texture scale\" \"f{}\"\n",
            i - 1,
            i - 1
        ) + &format!(
            "Texture \"f{i}\" \"float\" \"mix\" \"texture tex1\" \"f{}\" \"texture amount\" \"f{}\"\n",
            i - 1,
            i - 1
        )
    };
    let text: String = (1..15).map(wide).collect();
    let start = "Texture \"s0\" \"spectrum\" \"marble\" Texture \"f0\" \"float\" \"windy\"\n";
    let end = "Material \"diffuse\" \"texture reflectance\" \"s14\" Shape \"disk\"";
    let error = load_text(&world(&format!("{start}{text}{end}"))).expect_err("too wide");
    assert_eq!(error.kind(), ErrorKind::LimitExceeded);
    assert_eq!(error.message(), "this texture consists of too many others");
}

#[test]
fn textures_need_a_space() {
    check_world_error(
        "Scale 0 1 1 Texture \"t\" \"float\" \"windy\" Identity Shape \"disk\" \"texture alpha\" \"t\"",
        ErrorKind::InvalidTransform,
        "2:13",
        "Texture",
        "the transform here is singular: it has no inverse",
    );
    // Texture coordinates need none.
    exact("Scale 0 1 1 Texture \"t\" \"float\" \"dots\" Identity");
}
