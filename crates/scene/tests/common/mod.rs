//! A small scene that is built by hand and has an entry in every table.

use wayfare_scene::{
    Camera, Emission, FilmSettings, Instance, Material, Mesh, NONE, Object, Scene,
};

/// A floor and a lamp in the world, and one object of a single triangle, placed twice.
pub fn scene() -> Scene {
    let mesh = |first_triangle, triangle_count, material, emission| Mesh {
        first_triangle,
        triangle_count,
        material,
        emission,
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
                reflectance: [0.5, 0.25, 1.0],
            },
            Material::Conductor {
                eta: [0.25, 0.5, 1.5],
                k: [4.0, 2.5, 1.5],
                alpha: [0.125, 0.25],
            },
            Material::Dielectric {
                eta: 1.5,
                alpha: [0.0; 2],
            },
        ],
        emissions: vec![Emission {
            radiance: [8.0, 4.0, 2.0],
            two_sided: true,
        }],
        warnings: Vec::new(),
    }
}
