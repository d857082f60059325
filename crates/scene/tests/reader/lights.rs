//! Lights: radiance, power, and the stand-ins for lights without a surface.

use std::f32::consts::PI;

use glam::Vec3;
use wayfare_scene::{Emission, Mesh, Scene, spectrum};

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

/// The last mesh, which stands for a light, as corners, and its emission.
fn stand_in(light: &str) -> (Vec<[Vec3; 3]>, Emission, f32) {
    let scene = scene(&format!("WorldBegin Shape \"sphere\" {light}"));
    assert_eq!(scene.warnings.len(), 1);
    let mesh = scene.meshes.last().expect("a mesh");
    let triangles = corners(&scene, mesh);
    let triangles = triangles.iter().map(|t| t.map(Vec3::from)).collect();
    let emission = scene.emissions[mesh.emission as usize];
    assert!(!mesh.flip && !mesh.has_normals && !emission.two_sided);
    let area = area(&scene, mesh);
    (triangles, emission, area)
}

/// Whether the emitting side of a triangle sees the point.
fn faces([a, b, c]: [Vec3; 3], point: Vec3) -> bool {
    (b - a).cross(c - a).dot(point - a) > 0.0
}

#[test]
fn a_point_becomes_a_small_sphere_of_the_same_intensity() {
    let (triangles, emission, area) = stand_in(
        "Translate 0 0 1 LightSource \"point\" \"rgb I\" [ 3 2 1 ] \"point3 from\" [ 0 0 4 ] \"float scale\" 2",
    );
    let center = Vec3::new(0.0, 0.0, 5.0);
    for triangle in triangles {
        assert!(triangle.iter().all(|p| p.distance(center) < 0.01));
        assert!(!faces(triangle, center), "it shines outwards");
    }
    // Intensity of a convex emitter: radiance times mean projected area.
    let intensity = emission.radiance.map(|c| c * area / 4.0);
    assert_near(&intensity, &[6.0, 4.0, 2.0], 1e-2);
}

#[test]
fn a_point_with_power_has_that_power() {
    let (_, emission, area) = stand_in("LightSource \"point\" \"float power\" 50");
    assert_near(&[emission.radiance[0] * PI * area], &[50.0], 0.01);
}

#[test]
fn a_distant_light_becomes_a_disk_of_the_same_irradiance() {
    let (triangles, emission, area) = stand_in(
        "LightSource \"distant\" \"rgb L\" [ 2 2 2 ] \"point3 from\" [ 0 3 0 ] \"point3 to\" [ 0 0 0 ]",
    );
    let middle = triangles[0][0];
    assert_near(&middle.normalize().to_array(), &[0.0, 1.0, 0.0], 1e-3);
    assert!(
        triangles
            .iter()
            .all(|triangle| faces(*triangle, Vec3::ZERO))
    );
    let irradiance = emission.radiance[0] * area / middle.length_squared();
    assert_near(&[irradiance], &[2.0], 0.01);
}

#[test]
fn a_constant_sky_becomes_a_shell_of_the_same_radiance_around_everything() {
    let (triangles, emission, _) = stand_in(
        "LightSource \"infinite\" \"rgb L\" [ 1 2 3 ] \"float scale\" 0.5 LightSource \"infinite\" \"rgb L\" [ 1 1 1 ]",
    );
    assert_eq!(emission.radiance, [1.5, 2.0, 2.5]);
    for triangle in triangles {
        assert!(
            triangle.iter().all(|p| p.length() > 1.2),
            "around the sphere"
        );
        assert!(faces(triangle, Vec3::ZERO), "it shines inwards");
    }
}
