//! A fingerprint changes with the image, and with nothing else.

use crate::common::scene;
use wayfare_scene::{
    Camera, Light, Mapping, Material, NONE, Parameter, PixelFilter, Projection, Relief, Scene,
    Texels, Texture, Warning, Wrap,
};

/// Caches of reference images are keyed by fingerprints: a change of this constant invalidates them.
#[test]
fn a_fingerprint_stays_what_it_is() {
    assert_eq!(
        scene().fingerprint(),
        "b043b3d3bd9fdd827478f54688263693d91ce090b7dc1584c706bda39ca65ac0"
    );
}

#[test]
fn whatever_changes_the_image_changes_the_fingerprint() {
    let first = scene().fingerprint();
    let changes: &[fn(&mut Scene)] = &[
        |scene| scene.camera.to_world[1][3] += 1e-6,
        |scene| scene.camera.fov_degrees += 1e-5,
        |scene| scene.camera.screen_window = Some([-1.0, 1.0, -1.0, 1.0]),
        |scene| scene.camera.frame_aspect_ratio = None,
        |scene| scene.camera.lens_radius = 0.1,
        |scene| scene.camera.focal_distance = 7.0,
        |scene| scene.film.resolution[0] += 1,
        |scene| scene.film.crop_window[1] = 0.5,
        |scene| scene.max_depth += 1,
        |scene| scene.positions[2][1] += 1e-6,
        |scene| scene.normals[1][0] = 1.0,
        |scene| scene.uvs[4][1] = 0.75,
        |scene| scene.triangles.swap(0, 1),
        |scene| scene.triangle_mesh[1] = 1,
        |scene| scene.meshes[0].material = 1,
        |scene| scene.meshes[1].emission = NONE,
        |scene| scene.meshes[2].has_normals = true,
        |scene| scene.meshes[2].has_uvs = true,
        |scene| scene.meshes[2].flip = true,
        |scene| scene.objects[1].triangle_count = 0,
        |scene| scene.instances[1].to_world[0][3] = 2.0,
        |scene| scene.materials.swap(0, 1),
        |scene| {
            scene.materials[2] = Material::Dielectric {
                eta: 1.4,
                alpha: [0.0.into(); 2],
            }
        },
        |scene| scene.emissions[0].radiance[2] *= 1.000_001,
        |scene| scene.emissions[0].two_sided = false,
        |scene| scene.emissions[0].image = 0,
        |scene| scene.camera.projection = Projection::Orthographic,
        |scene| scene.film.exposure = 2.0,
        |scene| {
            scene.film.filter = PixelFilter::Gaussian {
                radius: [1.5; 2],
                sigma: 0.5,
            }
        },
        |scene| {
            scene.film.filter = PixelFilter::Box {
                radius: [0.5, 0.75],
            }
        },
        |scene| scene.meshes[0].alpha = 0.5.into(),
        |scene| scene.meshes[0].alpha = Parameter::Texture(0),
        |scene| {
            scene.materials[3] = Material::Mix {
                materials: [0, 1],
                amount: 0.25.into(),
            }
        },
        |scene| scene.materials[3] = Material::Interface,
        |scene| scene.reliefs[0] = Relief::NormalMap(0),
        |scene| scene.reliefs[2] = Relief::None,
        |scene| scene.textures[1] = Texture::Constant([0.5, 0.25, 0.25]),
        |scene| scene.textures[2] = Texture::Scale([1, 0]),
        |scene| scene.textures[2] = Texture::SquareRoot(0),
        |scene| {
            scene.textures[0] = Texture::Image {
                image: 0,
                mapping: Mapping::default(),
                wrap: Wrap::Clamp,
                bilinear: true,
                scale: 0.5,
                invert: false,
                grey: true,
            }
        },
        |scene| {
            scene.textures[0] = Texture::Bilerp {
                mapping: Mapping::Uv {
                    scale: [1.0; 2],
                    delta: [0.0; 2],
                },
                corners: [[0.0; 3]; 4],
            }
        },
        |scene| scene.images[1].texels = Texels::Floats(vec![0.5, 0.5, 0.5]),
        |scene| scene.images[0].size = [1, 4],
        |scene| {
            if let Texels::Bytes { decode, .. } = &mut scene.images[0].texels {
                decode[7] = 0.5;
            }
        },
        |scene| {
            if let Texels::Bytes { texels, .. } = &mut scene.images[0].texels {
                texels[3] = 9;
            }
        },
        |scene| scene.lights.swap(0, 1),
        |scene| {
            scene.lights[1] = Light::Point {
                position: [0.0, 3.0, 0.0],
                intensity: [1.0, 2.0, 3.5],
            }
        },
        |scene| {
            if let Light::Infinite { portal, .. } = &mut scene.lights[0] {
                *portal = Some([[0.0; 3]; 4]);
            }
        },
    ];
    for (i, change) in changes.iter().enumerate() {
        let mut scene = scene();
        change(&mut scene);
        assert_ne!(first, scene.fingerprint(), "change {i}");
    }
}

#[test]
fn names_and_warnings_do_not_count() {
    let mut other = scene();
    other.name = "another".into();
    other.objects[1].name = "mast".into();
    other.images[0].name = "other.png".into();
    other.output = None;
    other.samples = None;
    other.warnings.push(Warning {
        what: "something".into(),
        count: 1,
        first: "a.pbrt:1:1".into(),
    });
    assert_eq!(other.fingerprint(), scene().fingerprint());
}

/// Equal numbers in another table are another scene.
#[test]
fn tables_do_not_run_into_each_other() {
    let mut one = Scene {
        camera: Camera::default(),
        ..Scene::default()
    };
    let mut other = one.clone();
    one.positions.push([1.0, 2.0, 3.0]);
    other.normals.push([1.0, 2.0, 3.0]);
    assert_ne!(one.fingerprint(), other.fingerprint());
}
