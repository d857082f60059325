//! Lights: radiance, power, and lights without a surface.

use std::f32::consts::PI;

use glam::Vec3;
use wayfare_scene::{
    Emission, ErrorKind, Light, Material, MemoryFiles, Mesh, NONE, Parameter, Scene, spectrum,
};

use crate::common::*;

const TRIANGLE: &str = "Shape \"trianglemesh\" \"point3 P\" [ 0 0 0  2 0 0  0 2 0 ]";

/// The emission of the first mesh.
fn emission(light: &str, shape: &str) -> Emission {
    let scene = scene(&format!(
        "WorldBegin AreaLightSource \"diffuse\" {light}\n{shape}"
    ));
    assert_eq!(scene.warnings, []);
    scene.emissions[scene.meshes[0].emission as usize]
}

fn area(scene: &Scene, mesh: &Mesh) -> f32 {
    corners(scene, mesh)
        .iter()
        .map(|triangle| {
            let [a, b, c] = triangle.map(Vec3::from);
            (b - a).cross(c - a).length() / 2.0
        })
        .sum()
}

#[test]
fn rgb_is_radiance_times_scale() {
    let emission = emission("\"rgb L\" [ 1 2 3 ] \"float scale\" 2", TRIANGLE);
    assert_eq!(emission.radiance, [2.0, 4.0, 6.0]);
    assert!(!emission.two_sided);
}

#[test]
fn without_a_colour_a_light_is_white() {
    assert_eq!(emission("", TRIANGLE).radiance, [1.0; 3]);
    assert!(emission("\"bool twosided\" true", TRIANGLE).two_sided);
}

#[test]
fn other_spectra_have_luminance_one_times_scale() {
    let expected = spectrum::blackbody_rgb(3000.0).map(|c| 5.0 * c);
    let black_body = emission("\"blackbody L\" 3000 \"float scale\" 5", TRIANGLE);
    assert_eq!(black_body.radiance, expected);
    let [r, g, b] = black_body.radiance;
    let luminance = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    assert_near(&[luminance], &[5.0], 0.02);
    assert!(r > g && g > b, "warm");
    let day = emission("\"spectrum L\" \"stdillum-D65\"", TRIANGLE);
    assert_near(&day.radiance, &[1.0; 3], 0.01);
    // Twice the values are the same light: only the colour counts.
    let once = emission("\"spectrum L\" [ 400 1 500 2 600 1 ]", TRIANGLE);
    let twice = emission("\"spectrum L\" [ 400 2 500 4 600 2 ]", TRIANGLE);
    assert_near(&once.radiance, &twice.radiance, 1e-4);
}

#[test]
fn power_goes_to_each_triangle_of_a_mesh() {
    let scene = scene(
        "WorldBegin AreaLightSource \"diffuse\" \"rgb L\" [ 1 1 0.5 ] \"float power\" 100 \"bool twosided\" true
         Scale 2 2 2
         Shape \"trianglemesh\" \"integer indices\" [ 0 1 2 0 1 3 ] \"point3 P\" [ 0 0 0  1 0 0  0 1 0  0 0 3 ]",
    );
    assert_eq!(scene.meshes.len(), 2);
    for (mesh, area) in scene.meshes.iter().zip([2.0, 6.0]) {
        assert_eq!(mesh.triangle_count, 1);
        assert_eq!(
            scene.triangle_mesh[mesh.first_triangle as usize],
            mesh.first_triangle
        );
        let radiance = 100.0 / (2.0 * PI * area);
        let emission = scene.emissions[mesh.emission as usize];
        assert_near(
            &emission.radiance,
            &[radiance, radiance, radiance / 2.0],
            1e-4,
        );
    }
}

#[test]
fn power_is_that_of_a_whole_sphere_and_of_each_patch() {
    let scene_of = |shape: &str| {
        scene(&format!(
            "WorldBegin AreaLightSource \"diffuse\" \"float power\" 10 {shape}"
        ))
    };
    for shape in ["sphere", "disk", "cylinder"] {
        let scene = scene_of(&format!("Scale 1 2 3 Shape \"{shape}\""));
        let [mesh] = scene.meshes.as_slice() else {
            panic!("one light")
        };
        let radiance = scene.emissions[mesh.emission as usize].radiance[0];
        let power = radiance * PI * area(&scene, mesh);
        assert_near(&[power], &[10.0], 1e-3);
    }
    let scene = scene_of(
        "Shape \"bilinearmesh\" \"integer indices\" [ 0 1 2 3  2 3 4 5 ]
         \"point3 P\" [ 0 0 0  1 0 0  0 1 0  1 1 0  0 5 0  1 5 0 ]",
    );
    assert_eq!(scene.meshes.len(), 2);
    for mesh in &scene.meshes {
        let radiance = scene.emissions[mesh.emission as usize].radiance[0];
        assert_near(&[radiance * PI * area(&scene, mesh)], &[10.0], 1e-3);
    }
}

#[test]
fn equal_emissions_share_an_entry() {
    let light = "AttributeBegin AreaLightSource \"diffuse\" \"rgb L\" [ 7 7 7 ] Shape \"sphere\" Shape \"disk\" AttributeEnd\n";
    let scene = exact(&light.repeat(3));
    assert_eq!(scene.emissions.len(), 2);
    let emissions: Vec<_> = scene.meshes.iter().map(|mesh| mesh.emission).collect();
    assert_eq!(emissions, [0, 0, 0, 0, 0, 0, 1]);
}

#[test]
fn area_lights_in_objects_are_ignored_as_in_pbrt() {
    let (scene, warning) = warned(
        "ObjectBegin \"lamp\" AreaLightSource \"diffuse\" Shape \"sphere\" ObjectEnd ObjectInstance \"lamp\"",
    );
    assert_eq!(warning, "area light in an object: not rendered, as in pbrt");
    let lit = scene
        .meshes
        .iter()
        .filter(|mesh| mesh.emission != wayfare_scene::NONE);
    assert_eq!(lit.count(), 1);
}

/// The only light that is not a surface.
fn light(text: &str) -> Light {
    let files = MemoryFiles::new()
        .with("main.pbrt", format!("WorldBegin Shape \"sphere\"\n{text}"))
        .with("grey.pfm", pfm(2, 2, 1, &[1.0; 4]))
        .with(
            "sky.pfm",
            pfm(
                2,
                2,
                3,
                &[1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0, 1.0, 2.0, 3.0],
            ),
        )
        .with("wide.pfm", pfm(4, 2, 3, &[0.5; 24]));
    let scene = match load_files(&files) {
        Ok(scene) => scene,
        Err(error) => panic!("{error}"),
    };
    assert_eq!(scene.warnings, []);
    let [light] = scene.lights.as_slice() else {
        panic!("one light: {text}")
    };
    *light
}

#[test]
fn a_point_is_where_its_transform_puts_it() {
    let text = "Translate 0 0 1 Scale 2 2 2 LightSource \"point\" \"rgb I\" [ 3 2 1 ] \"point3 from\" [ 0 0 2 ] \"float scale\" 2";
    assert_eq!(
        light(text),
        Light::Point {
            position: [0.0, 0.0, 5.0],
            intensity: [6.0, 4.0, 2.0]
        }
    );
    let Light::Point { intensity, .. } = light("LightSource \"point\" \"float power\" 50") else {
        panic!("not a point")
    };
    assert_near(&intensity, &[50.0 / (4.0 * PI); 3], 1e-5);
}

/// Its irradiance at the origin and its direction are those of where it was put.
#[test]
fn a_light_far_away_is_brought_within_range() {
    for (distance, strength) in [(2e18, 1e36), (1e20, 1e38), (1e26, 1e38), (3e38, 1.0)] {
        for kind in ["point", "spot"] {
            let text = format!(
                "LightSource \"{kind}\" \"rgb I\" [ {strength} 0 0 ] \"point3 from\" [ {distance} 0 {} ]",
                -0.5 * distance
            );
            let (Light::Point {
                position,
                intensity,
            }
            | Light::Spot {
                position,
                intensity,
                ..
            }) = light(&text)
            else {
                panic!("not a point")
            };
            assert_near(&position, &[5e17, 0.0, -2.5e17], 1e12);
            let [irradiance, expected] = [
                f64::from(intensity[0]) / 5e17f64.powi(2),
                strength / f64::powi(distance, 2),
            ];
            // A very weak light has few digits left, or none.
            let tolerance = 1e-6 * expected + 1e-45 / 5e17f64.powi(2);
            assert!((irradiance - expected).abs() < tolerance, "{text}");
        }
    }
}

#[test]
fn a_spot_has_a_cone_and_half_of_its_rim_counts_for_its_power() {
    let text = "Rotate 90 1 0 0 LightSource \"spot\" \"rgb I\" [ 3 2 1 ] \"point3 from\" [ 0 0 1 ] \"point3 to\" [ 0 0 5 ]
         \"float coneangle\" 40 \"float conedeltaangle\" 10";
    let Light::Spot {
        position,
        axis,
        cos_end,
        cos_start,
        intensity,
    } = light(text)
    else {
        panic!("not a spot")
    };
    assert_near(&position, &[0.0, -1.0, 0.0], 1e-6);
    assert_near(&axis, &[0.0, -1.0, 0.0], 1e-6);
    let [start, end] = [30.0f32, 40.0].map(|degrees| degrees.to_radians().cos());
    assert_near(&[cos_start, cos_end], &[start, end], 1e-6);
    assert_eq!(intensity, [3.0, 2.0, 1.0]);
    let Light::Spot {
        cos_end,
        cos_start,
        intensity,
        ..
    } = light("LightSource \"spot\" \"float power\" 10")
    else {
        panic!("not a spot")
    };
    let solid_angle = 2.0 * PI * (1.0 - (cos_start + cos_end) / 2.0);
    assert_near(&[intensity[0] * solid_angle], &[10.0], 1e-4);
}

#[test]
fn a_distant_light_has_the_irradiance_of_its_colour() {
    let text = "LightSource \"distant\" \"rgb L\" [ 2 2 1 ] \"float scale\" 3 \"point3 from\" [ 0 3 0 ] \"point3 to\" [ 0 0 0 ]";
    assert_eq!(
        light(text),
        Light::Distant {
            direction: [0.0, 1.0, 0.0],
            irradiance: [6.0, 6.0, 3.0]
        }
    );
    // Without points it shines along +z.
    let text = "Rotate 180 1 0 0 LightSource \"distant\" \"float illuminance\" 7";
    let Light::Distant {
        direction,
        irradiance,
    } = light(text)
    else {
        panic!("not distant")
    };
    assert_near(&direction, &[0.0, 0.0, 1.0], 1e-6);
    assert_near(&irradiance, &[7.0; 3], 1e-5);
}

#[test]
fn a_constant_sky_has_its_colour_or_its_illuminance() {
    let Light::Infinite {
        image,
        radiance,
        portal,
        ..
    } = light("LightSource \"infinite\" \"rgb L\" [ 1 2 3 ] \"float scale\" 0.5")
    else {
        panic!("not a sky")
    };
    assert_eq!((image, portal), (NONE, None));
    assert_eq!(radiance, [0.5, 1.0, 1.5]);
    let Light::Infinite { radiance, .. } =
        light("LightSource \"infinite\" \"float illuminance\" 3")
    else {
        panic!("not a sky")
    };
    assert_near(&radiance, &[3.0 / PI; 3], 1e-5);
}

/// With a portal pbrt-v4 makes an image of one texel of the colour, whose illuminance is that of the zenith over half
/// of all directions.
#[test]
fn the_illuminance_of_a_constant_sky_behind_a_portal() {
    let portal = "\"point3 portal\" [ 6 1 -2  6 1 2  6 3 2  6 3 -2 ] \"float illuminance\" 3";
    for (color, rgb) in [("", [1.0; 3]), ("\"rgb L\" [ 1 2 4 ]", [1.0, 2.0, 4.0])] {
        let text = format!("LightSource \"infinite\" {color} {portal}");
        let Light::Infinite { radiance, .. } = light(&text) else {
            panic!("not a sky")
        };
        let luminance = 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
        assert_near(
            &radiance,
            &rgb.map(|c| c * 3.0 / (2.0 * PI * luminance)),
            1e-5,
        );
    }
}

#[test]
fn a_sky_turns_with_its_transform_and_its_portal_does_not() {
    let text = "Rotate -90 1 0 0 LightSource \"infinite\" \"string filename\" \"sky.pfm\" \"float scale\" 2
         \"point3 portal\" [ 6 1 -2  6 1 2  6 3 2  6 3 -2 ]";
    let Light::Infinite {
        to_light,
        image,
        radiance,
        portal,
    } = light(text)
    else {
        panic!("not a sky")
    };
    assert_eq!((image, radiance), (0, [2.0; 3]));
    let turned = |v: [f32; 3]| to_light.map(|row| Vec3::from(row).dot(Vec3::from(v)));
    // The light's z is up in a world where y is up.
    assert_near(&turned([0.0, 1.0, 0.0]), &[0.0, 0.0, 1.0], 1e-6);
    assert_near(&turned([0.0, 0.0, 1.0]), &[0.0, -1.0, 0.0], 1e-6);
    assert_eq!(portal.map(|corners| corners[2]), Some([6.0, 3.0, 2.0]));
}

/// pbrt-v4 sums luminance times cosine over the upper half with half of the solid angle of a texel.
#[test]
fn the_illuminance_of_an_image_is_that_of_pbrt() {
    const N: usize = 64;
    let files = MemoryFiles::new()
        .with(
            "main.pbrt",
            "WorldBegin Shape \"sphere\" LightSource \"infinite\" \"string filename\" \"a.pfm\" \"float illuminance\" 5",
        )
        .with("a.pfm", pfm(N, N, 3, &vec![0.25; 3 * N * N]));
    let scene = load_files(&files).expect("valid");
    let Light::Infinite { radiance, .. } = scene.lights[0] else {
        panic!("not a sky")
    };
    // The mean of the cosine over the sphere, where it is positive, is a quarter.
    assert_near(&[radiance[0] * 0.25 * 2.0 * PI / 4.0], &[5.0], 0.02);
}

#[test]
fn goniometric_and_projection_lights() {
    let Light::Goniometric {
        position,
        to_light,
        intensity,
        ..
    } = light(
        "Translate 1 2 3 LightSource \"goniometric\" \"string filename\" \"grey.pfm\" \"rgb I\" [ 1 2 3 ]",
    )
    else {
        panic!("not goniometric")
    };
    assert_eq!((position, intensity), ([1.0, 2.0, 3.0], [1.0, 2.0, 3.0]));
    // The image has z up where the light has y up.
    assert_eq!(
        to_light,
        [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, 1.0, 0.0]]
    );
    let Light::Goniometric { intensity, .. } =
        light("LightSource \"goniometric\" \"string filename\" \"grey.pfm\" \"float power\" 20")
    else {
        panic!("not goniometric")
    };
    assert_near(&[intensity[0] * 4.0 * PI], &[20.0], 1e-3);
    let Light::Projection {
        to_light,
        half_size,
        intensity,
        ..
    } = light("LightSource \"projection\" \"string filename\" \"wide.pfm\" \"float fov\" 90")
    else {
        panic!("not a projector")
    };
    assert_near(&half_size, &[2.0, 1.0], 1e-6);
    assert_eq!(intensity, [1.0; 3]);
    assert_eq!(to_light[1], [0.0, -1.0, 0.0], "rows run down");
    // Power over the solid angle of a narrow image: its area at distance 1.
    let Light::Projection {
        half_size,
        intensity,
        ..
    } = light(
        "LightSource \"projection\" \"string filename\" \"wide.pfm\" \"float fov\" 1 \"float power\" 3",
    )
    else {
        panic!("not a projector")
    };
    let area = 4.0 * half_size[0] * half_size[1];
    assert_near(&[intensity[0] * 0.5 * area], &[3.0], 1e-2);
}

#[test]
fn area_lights_have_images() {
    let files = MemoryFiles::new()
        .with(
            "main.pbrt",
            format!(
                "WorldBegin AreaLightSource \"diffuse\" \"string filename\" \"sky.pfm\" \"float scale\" 2 {TRIANGLE}
                 AreaLightSource \"diffuse\" \"string filename\" \"sky.pfm\" \"float power\" 30 {TRIANGLE}"
            ),
        )
        .with("sky.pfm", pfm(1, 1, 3, &[1.0, 1.0, 1.0]));
    let scene = load_files(&files).expect("valid");
    assert_eq!(scene.warnings, []);
    assert_eq!(scene.images.len(), 1, "read once");
    let [first, second] = scene.emissions.as_slice() else {
        panic!("two emissions")
    };
    assert_eq!((first.radiance, first.image), ([2.0; 3], 0));
    assert_eq!(second.image, 0);
    assert_near(&[second.radiance[0] * PI * 2.0], &[30.0], 1e-3);
}

#[test]
fn invisible_lights_keep_their_emission() {
    let scene = scene("WorldBegin AreaLightSource \"diffuse\" Shape \"sphere\" \"float alpha\" 0");
    assert_eq!(scene.warnings, []);
    assert_eq!(scene.meshes[0].alpha, Parameter::Constant(0.0));
    assert_eq!(scene.meshes[0].emission, 0);
}

#[test]
fn interfaces_do_not_shine() {
    let (scene, warning) =
        warned("Material \"interface\" AreaLightSource \"diffuse\" Shape \"sphere\"");
    assert!(warning.contains("as in pbrt"), "{warning}");
    assert_eq!(scene.meshes[0].emission, NONE);
    assert_eq!(first_material(&scene), Material::Interface);
}

#[test]
fn lights_that_cannot_be_are_errors() {
    for (text, kind, words) in [
        (
            "LightSource \"infinite\" \"string filename\" \"none.exr\"",
            ErrorKind::MissingFile,
            "the file \"none.exr\" does not exist",
        ),
        (
            "LightSource \"infinite\" \"string filename\" \"wide.pfm\"",
            ErrorKind::InvalidImage,
            "the image \"wide.pfm\" has 4 x 2 pixels; an equal-area map of all directions is square",
        ),
        (
            "LightSource \"infinite\" \"string filename\" \"sky.pfm\" \"rgb L\" [ 1 1 1 ]",
            ErrorKind::ConflictingParameters,
            "an infinite light has either \"L\" or \"filename\", not both",
        ),
        (
            "LightSource \"infinite\" \"point3 portal\" [ 0 0 0  1 0 0  1 1 0 ]",
            ErrorKind::WrongCount,
            "parameter \"portal\" of LightSource \"infinite\" must be four points",
        ),
        (
            "LightSource \"infinite\" \"point3 portal\" [ 0 0 0  1 0 0  2 1 0  0 1 0 ]",
            ErrorKind::InvalidValue,
            "parameter \"portal\" of LightSource \"infinite\" must be the corners of a rectangle in order",
        ),
        (
            "LightSource \"projection\"",
            ErrorKind::MissingParameter,
            "LightSource \"projection\" needs the parameter \"string filename\"",
        ),
        (
            "LightSource \"distant\" \"point3 to\" [ 0 0 0 ]",
            ErrorKind::InvalidValue,
            "\"from\" and \"to\" of the distant light are the same",
        ),
        (
            "Scale 1 0 1 LightSource \"infinite\"",
            ErrorKind::InvalidTransform,
            "the transform here is singular: it has no inverse",
        ),
        (
            "LightSource \"point\" \"float scale\" -1",
            ErrorKind::InvalidValue,
            "the scale of a light must not be negative",
        ),
    ] {
        let files = MemoryFiles::new()
            .with("main.pbrt", world(text))
            .with("sky.pfm", pfm(1, 1, 3, &[1.0; 3]))
            .with("wide.pfm", pfm(4, 2, 3, &[0.5; 24]));
        let error = load_files(&files).expect_err(text);
        assert_eq!((error.kind(), error.message()), (kind, words));
    }
}

#[test]
fn a_sheared_sky_is_an_approximation() {
    let (_, warning) = warned("Scale 1 2 1 LightSource \"infinite\" Identity Shape \"sphere\"");
    assert!(warning.contains("rendered turned only"), "{warning}");
    // Mirrored and scaled evenly it is not.
    exact("Scale -2 2 2 LightSource \"infinite\" Identity Shape \"sphere\"");
}
