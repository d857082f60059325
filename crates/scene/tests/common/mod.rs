//! A small scene that is built by hand and has an entry in every table.

use wayfare_scene::{
    Camera, Emission, FilmSettings, ImageMap, Instance, Light, Mapping, Material, Mesh, NONE,
    Object, Parameter, Relief, Scene, Texels, Texture, Wrap,
};

/// A floor and a lamp in the world, and one object of a single triangle, placed twice. A sky with an image, a point,
/// and textures for the floor, the lamp and the triangle.
pub fn scene() -> Scene {
    let mesh = |first_triangle, triangle_count, material, emission| Mesh {
        first_triangle,
        triangle_count,
        material,
        emission,
        alpha: Parameter::Constant(1.0),
        has_normals: false,
        has_uvs: false,
        flip: false,
    };
    let object = |name: &str, first_triangle, triangle_count| Object {
        name: name.into(),
        first_triangle,
        triangle_count,
    };
    let at = |x: f32| {
        [
            [1.0, 0.0, 0.0, x],
            [0.0, 2.0, 0.0, 0.5],
            [0.0, 0.0, 1.0, 0.0],
        ]
    };
    Scene {
        name: "by-hand".into(),
        camera: Camera {
            frame_aspect_ratio: Some(1.5),
            ..Camera::default()
        },
        film: FilmSettings {
            resolution: [30, 20],
            ..FilmSettings::default()
        },
        max_depth: 4,
        positions: vec![
            [-1.0, -1.0, 1.0],
            [1.0, -1.0, 1.0],
            [1.0, -1.0, 3.0],
            [-1.0, -1.0, 3.0],
            [0.0, 1.0, 2.0],
        ],
        normals: vec![[0.0, 1.0, 0.0]; 5],
        uvs: vec![[0.25, 0.5]; 5],
        triangles: vec![[0, 1, 2], [0, 2, 3], [0, 4, 1], [2, 3, 4]],
        triangle_mesh: vec![0, 0, 1, 2],
        meshes: vec![mesh(0, 2, 0, NONE), mesh(2, 1, 1, 0), mesh(3, 1, 2, NONE)],
        objects: vec![object("", 0, 3), object("sail", 3, 1)],
        instances: [0.0, 3.0]
            .map(|x| Instance {
                object: 1,
                to_world: at(x),
            })
            .to_vec(),
        materials: vec![
            Material::Diffuse {
                reflectance: [0.5, 0.25, 1.0].into(),
            },
            Material::Conductor {
                eta: [0.25, 0.5, 1.5].into(),
                k: Parameter::Texture(1),
                alpha: [0.125.into(), Parameter::Texture(2)],
            },
            Material::Dielectric {
                eta: 1.5,
                alpha: [0.0.into(); 2],
            },
            Material::Mix {
                materials: [0, 2],
                amount: 0.25.into(),
            },
        ],
        reliefs: vec![
            Relief::NormalMap(1),
            Relief::None,
            Relief::Height(0),
            Relief::None,
        ],
        textures: vec![
            Texture::Image {
                image: 0,
                mapping: Mapping::default(),
                wrap: Wrap::Repeat,
                bilinear: true,
                scale: 0.5,
                invert: false,
                grey: true,
            },
            Texture::Constant([0.5, 0.25, 0.125]),
            Texture::Scale([0, 1]),
        ],
        images: vec![
            ImageMap {
                name: "grey".into(),
                size: [2, 2],
                channels: 1,
                texels: Texels::Bytes {
                    texels: vec![1, 2, 3, 4],
                    decode: Box::new(std::array::from_fn(|byte| byte as f32 / 255.0)),
                },
            },
            ImageMap {
                name: "colours".into(),
                size: [1, 1],
                channels: 3,
                texels: Texels::Floats(vec![0.5, 0.5, 1.0]),
            },
        ],
        emissions: vec![Emission {
            radiance: [8.0, 4.0, 2.0],
            two_sided: true,
            image: NONE,
        }],
        lights: vec![
            Light::Infinite {
                to_light: [[1.0, 0.0, 0.0], [0.0, 0.0, 1.0], [0.0, 1.0, 0.0]],
                image: 1,
                radiance: [1.0; 3],
                portal: None,
            },
            Light::Point {
                position: [0.0, 3.0, 0.0],
                intensity: [1.0, 2.0, 3.0],
            },
        ],
        output: Some("by-hand.exr".into()),
        samples: Some(16),
        warnings: Vec::new(),
    }
}
