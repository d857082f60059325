//! A scene built in code with a fault is an error that names it.

use crate::common::scene;
use wayfare_scene::{
    Light, Mapping, Material, NONE, Parameter, PixelFilter, Relief, Scene, Texels, Texture, Wrap,
};

#[test]
fn good_scenes_are_valid() {
    assert_eq!(scene().validate(), Ok(()));
    // Black images, but images.
    assert_eq!(Scene::default().validate(), Ok(()));
    let mut dark = scene();
    dark.meshes[1].emission = NONE;
    assert_eq!(dark.validate(), Ok(()));
}

#[test]
fn every_fault_is_named() {
    type Change = fn(&mut Scene);
    let cases: &[(Change, &str)] = &[
        // Film, camera, depth.
        (|s| s.film.resolution = [0, 20], "resolution is 0 x 20"),
        (
            |s| s.film.resolution = [30, 65_536],
            "resolution is 30 x 65536",
        ),
        (|s| s.film.crop_window = [0.5, 0.5, 0.0, 1.0], "crop window"),
        (|s| s.film.crop_window = [0.0, 1.5, 0.0, 1.0], "crop window"),
        (
            |s| s.film.crop_window = [0.0, 1.0, f32::NAN, 1.0],
            "crop window",
        ),
        (|s| s.camera.to_world[0][3] = f32::NAN, "camera's transform"),
        (|s| s.camera.to_world[2] = [0.0; 4], "camera's transform"),
        (|s| s.camera.fov_degrees = 180.0, "field of view"),
        (|s| s.camera.fov_degrees = f32::NAN, "field of view"),
        (
            |s| s.camera.screen_window = Some([1.0, -1.0, -1.0, 1.0]),
            "screen window",
        ),
        (|s| s.camera.frame_aspect_ratio = Some(0.0), "aspect ratio"),
        (|s| s.camera.lens_radius = -0.1, "lens radius"),
        (|s| s.camera.focal_distance = 0.0, "focal distance"),
        (|s| s.max_depth = u32::MAX, "maximum depth is 4294967295"),
        // Lengths.
        (|s| s.normals.truncate(4), "4 normals, but 5 positions"),
        (|s| s.uvs.push([0.0; 2]), "6 uvs, but 5 positions"),
        (
            |s| s.triangle_mesh.truncate(3),
            "3 entries of triangle_mesh, but 4 triangles",
        ),
        // Vertices.
        (
            |s| s.positions[3][1] = f32::INFINITY,
            "vertex 3 has a position",
        ),
        (|s| s.positions[3][1] = 2e18, "vertex 3 has a position"),
        (|s| s.normals[2][0] = f32::NAN, "vertex 2 has a normal"),
        (
            |s| s.uvs[1][1] = f32::NAN,
            "vertex 1 has texture coordinates",
        ),
        // References.
        (
            |s| s.triangles[2][1] = 5,
            "triangle 2 refers to vertex 5, but there are 5",
        ),
        (|s| s.triangle_mesh[3] = 3, "mesh 2"),
        (
            |s| {
                s.meshes.pop();
            },
            "triangle 3 refers to mesh 2, but there are 2",
        ),
        (|s| s.triangle_mesh[1] = 1, "mesh 0"),
        (|s| s.meshes[0].triangle_count = 1, "mesh 0"),
        (|s| s.meshes[2].triangle_count = u32::MAX, "mesh 2"),
        (
            |s| s.meshes[1].material = 4,
            "mesh 1 refers to material 4, but there are 4",
        ),
        (
            |s| s.meshes[1].emission = 1,
            "mesh 1 refers to emission 1, but there are 1",
        ),
        (|s| s.meshes[2].emission = 0, "mesh 2 emits"),
        // Objects and instances.
        (|s| s.objects[0].first_triangle = 1, "object 0"),
        (|s| s.objects[1].first_triangle = 2, "object 1"),
        (|s| s.objects[1].triangle_count = u32::MAX, "object 1"),
        (
            |s| s.objects.clear(),
            "the last 4 triangles belong to no object",
        ),
        (
            |s| s.instances[1].object = 2,
            "instance 1 refers to object 2, but there are 2",
        ),
        (|s| s.instances[1].object = 0, "instance 1 places object 0"),
        (
            |s| s.instances[0].to_world[0][0] = 0.0,
            "instance 0 has a transform",
        ),
        (
            |s| s.instances[0].to_world[1][3] = f32::INFINITY,
            "instance 0 has a transform",
        ),
        (
            |s| s.instances[0].to_world[0][0] = 1e18,
            "instance 0 has a place",
        ),
        // Materials and lights.
        (
            |s| {
                s.materials[0] = Material::Diffuse {
                    reflectance: [0.0, 1.5, 0.0].into(),
                }
            },
            "material 0 has a reflectance",
        ),
        (
            |s| {
                s.materials[0] = Material::Diffuse {
                    reflectance: [f32::NAN; 3].into(),
                }
            },
            "material 0 has a reflectance",
        ),
        (
            |s| {
                s.materials[1] = Material::Conductor {
                    eta: [-1.0; 3].into(),
                    k: [1.0; 3].into(),
                    alpha: [0.0.into(); 2],
                }
            },
            "material 1 has an index",
        ),
        (
            |s| {
                s.materials[1] = Material::Conductor {
                    eta: [1.0; 3].into(),
                    k: [1.0; 3].into(),
                    alpha: [(-0.1).into(); 2],
                }
            },
            "material 1 has a roughness",
        ),
        (
            |s| {
                s.materials[2] = Material::Dielectric {
                    eta: 0.0,
                    alpha: [0.0.into(); 2],
                }
            },
            "material 2 has an index",
        ),
        (
            |s| {
                s.materials[2] = Material::Dielectric {
                    eta: 1.5,
                    alpha: [f32::NAN.into(); 2],
                }
            },
            "material 2 has a roughness",
        ),
        (
            |s| s.emissions[0].radiance[1] = -1.0,
            "emission 0 has a radiance",
        ),
        (
            |s| s.emissions[0].radiance[1] = f32::INFINITY,
            "emission 0 has a radiance",
        ),
        (
            |s| s.emissions[0].image = 2,
            "emission 0 refers to image 2, but there are 2",
        ),
        (|s| s.meshes[0].alpha = 1.5.into(), "mesh 0 has an alpha"),
        (
            |s| s.meshes[0].alpha = Parameter::Texture(3),
            "mesh 0 refers to texture 3, but there are 3",
        ),
        (|s| s.reliefs.truncate(2), "2 reliefs, but 4 materials"),
        (
            |s| s.reliefs[0] = Relief::Height(3),
            "material 0 refers to texture 3",
        ),
        (
            |s| s.reliefs[0] = Relief::NormalMap(2),
            "material 0 refers to image 2",
        ),
        (
            |s| s.reliefs[0] = Relief::NormalMap(0),
            "material 0 has a normal map without three channels",
        ),
        (
            |s| {
                s.materials[0] = Material::Diffuse {
                    reflectance: Parameter::Texture(3),
                }
            },
            "material 0 refers to texture 3",
        ),
        (
            |s| {
                s.materials[3] = Material::Mix {
                    materials: [0, 3],
                    amount: 0.5.into(),
                }
            },
            "material 3 refers to an earlier material 3",
        ),
        (
            |s| {
                s.materials[3] = Material::Mix {
                    materials: [0, 1],
                    amount: 1.5.into(),
                }
            },
            "material 3 has an amount",
        ),
        (
            |s| {
                for i in 0..20 {
                    s.materials.push(Material::Mix {
                        materials: [0, 3 + i],
                        amount: 0.5.into(),
                    });
                    s.reliefs.push(Relief::None);
                }
            },
            "has too many mixtures in it",
        ),
        // Textures and images.
        (
            |s| s.textures[2] = Texture::Scale([0, 2]),
            "texture 2 refers to an earlier texture 2",
        ),
        (
            |s| s.textures[1] = Texture::Constant([f32::NAN; 3]),
            "texture 1 has a parameter",
        ),
        (
            |s| {
                for i in 0..20 {
                    s.textures.push(Texture::SquareRoot(2 + i));
                }
            },
            "nested 17 deep",
        ),
        (
            |s| {
                for i in 0..12 {
                    s.textures.push(Texture::Scale([2 + i, 2 + i]));
                }
            },
            "at most 1024 and 16",
        ),
        (
            |s| {
                s.textures[2] = Texture::DirectionMix {
                    textures: [0, 1],
                    direction: [0.0; 3],
                }
            },
            "texture 2 has a direction",
        ),
        (
            |s| {
                s.textures[2] = Texture::Image {
                    image: 7,
                    mapping: Mapping::default(),
                    wrap: Wrap::Repeat,
                    bilinear: true,
                    scale: 1.0,
                    invert: false,
                    grey: false,
                }
            },
            "texture 2 refers to image 7, but there are 2",
        ),
        (
            |s| s.images[0].size = [2, 3],
            "image 0 has more or fewer texels",
        ),
        (
            |s| s.images[0].channels = 2,
            "image 0 has a number of channels",
        ),
        (|s| s.images[0].size = [0, 2], "image 0 has no texels"),
        (
            |s| s.images[1].texels = Texels::Floats(vec![0.0, -1.0, 0.0]),
            "image 1 has texels that are negative",
        ),
        (
            |s| s.images[1].texels = Texels::Floats(vec![0.0, f32::INFINITY, 0.0]),
            "image 1 has texels that are negative or not finite",
        ),
        // Lights that are not surfaces.
        (
            |s| {
                s.lights[1] = Light::Point {
                    position: [f32::NAN; 3],
                    intensity: [1.0; 3],
                }
            },
            "light 1 has a position",
        ),
        (
            |s| {
                s.lights[1] = Light::Point {
                    position: [0.0; 3],
                    intensity: [-1.0; 3],
                }
            },
            "light 1 has a strength",
        ),
        (
            |s| {
                s.lights[1] = Light::Distant {
                    direction: [0.0, 0.0, 2.0],
                    irradiance: [1.0; 3],
                }
            },
            "light 1 has a direction",
        ),
        (
            |s| {
                s.lights[1] = Light::Spot {
                    position: [0.0; 3],
                    axis: [0.0, 1.0, 0.0],
                    cos_end: 0.5,
                    cos_start: 0.25,
                    intensity: [1.0; 3],
                }
            },
            "light 1 has cosines",
        ),
        (
            |s| {
                if let Light::Infinite { to_light, .. } = &mut s.lights[0] {
                    to_light[0] = [0.5, 0.0, 0.0];
                }
            },
            "light 0 has axes",
        ),
        (
            |s| {
                if let Light::Infinite { image, .. } = &mut s.lights[0] {
                    *image = 2;
                }
            },
            "light 0 refers to image 2",
        ),
        (
            |s| {
                s.images[1].size = [2, 1];
                s.images[1].texels = Texels::Floats(vec![0.0; 6]);
            },
            "light 0 has a map of directions that is not square",
        ),
        // Film.
        (|s| s.film.exposure = 0.0, "film's exposure"),
        (
            |s| s.film.filter = PixelFilter::Box { radius: [0.5, 0.0] },
            "film's filter",
        ),
        (
            |s| {
                s.film.filter = PixelFilter::Gaussian {
                    radius: [1.5; 2],
                    sigma: f32::NAN,
                }
            },
            "film's filter",
        ),
    ];
    for (change, words) in cases {
        let mut broken = scene();
        change(&mut broken);
        let error = broken.validate().expect_err(words).to_string();
        assert!(error.contains(words), "{words}: {error}");
    }
}

/// An object without triangles has no bounds that a BVH could hold.
#[test]
fn empty_objects_cannot_be_placed() {
    let mut broken = scene();
    broken.objects.push(wayfare_scene::Object {
        name: "nothing".into(),
        first_triangle: 4,
        triangle_count: 0,
    });
    assert_eq!(broken.validate(), Ok(()));
    broken.instances[1].object = 2;
    let error = broken.validate().expect_err("nothing to place").to_string();
    assert_eq!(error, "instance 1 places an object without triangles");
}
