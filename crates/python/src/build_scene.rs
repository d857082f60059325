//! Scenes of arrays: meshes, materials and lights that were made in Python.
//!
//! `wayfare/scenes.py` has the classes; here their attributes become the tables of a scene, which are then checked as
//! those of a file are.

use crate::arrays::{Pixels, Rows, image_of_array, rows_of};
use crate::camera::PyCamera;
use crate::errors::{exception, setting};
use crate::interrupt::interruptible;
use crate::scene::PyScene;
use numpy::{AllowTypeChange, PyArrayLike2};
use pyo3::prelude::*;
use std::sync::atomic::AtomicBool;
use wayfare_engine::prepare_scene;
use wayfare_scene::{
    Camera, Emission, ImageMap, Light, Mapping, Material, Mesh, NONE, Object, Parameter, Relief,
    Rgb, Scene, Texels, Texture, Wrap,
};

/// Makes a scene of meshes and lights: see ``scene_from_meshes``.
#[pyfunction]
pub fn build_scene(
    meshes: Vec<Bound<'_, PyAny>>,
    lights: Vec<Bound<'_, PyAny>>,
    camera: &Bound<'_, PyCamera>,
    size: [u32; 2],
    max_depth: u32,
    name: String,
) -> PyResult<PyScene> {
    let py = camera.py();
    let mut scene = Scene {
        name,
        camera: camera.get().0.camera(&Camera::default()),
        max_depth,
        objects: vec![Object::default()],
        ..Scene::default()
    };
    scene.film.resolution = size;
    for (index, mesh) in meshes.iter().enumerate() {
        add_mesh(&mut scene, index, mesh)?;
    }
    for light in &lights {
        let light = light_of(&mut scene, light)?;
        scene.lights.push(light);
    }
    scene.objects[0].triangle_count = scene.triangles.len() as u32;
    let stop = AtomicBool::new(false);
    let world = interruptible(py, &stop, || prepare_scene(scene))?.map_err(exception)?;
    Ok(PyScene::new(world))
}

/// An attribute, unless it is `None`.
fn attribute<'py>(object: &Bound<'py, PyAny>, name: &str) -> PyResult<Option<Bound<'py, PyAny>>> {
    let value = object.getattr(name)?;
    Ok((!value.is_none()).then_some(value))
}

fn add_mesh(scene: &mut Scene, index: usize, mesh: &Bound<'_, PyAny>) -> PyResult<()> {
    // Read the vertices and their attributes.
    let positions: Rows<'_> = mesh.getattr("vertices")?.extract()?;
    let positions = rows_of::<3>(&format!("vertices of mesh {index}"), &positions)?;
    let parallel = |what: &str, count: usize| match count == positions.len() {
        true => Ok(()),
        false => Err(setting(format!(
            "mesh {index} has {} vertices but {count} {what}",
            positions.len()
        ))),
    };
    let normals = attribute(mesh, "normals")?
        .map(|normals| rows_of::<3>(&format!("normals of mesh {index}"), &normals.extract()?))
        .transpose()?;
    let uvs = attribute(mesh, "uvs")?
        .map(|uvs| rows_of::<2>(&format!("uvs of mesh {index}"), &uvs.extract()?))
        .transpose()?;
    if let Some(normals) = &normals {
        parallel("normals", normals.len())?;
    }
    if let Some(uvs) = &uvs {
        parallel("uvs", uvs.len())?;
    }
    // Add the triangles.
    let triangles: PyArrayLike2<'_, i64, AllowTypeChange> = mesh.getattr("triangles")?.extract()?;
    let triangles = triangles.as_array();
    if triangles.ncols() != 3 {
        return Err(setting(format!(
            "triangles of mesh {index} must have the shape (n, 3), not {:?}",
            triangles.shape()
        )));
    }
    let first_vertex = scene.positions.len() as u32;
    let first_triangle = scene.triangles.len() as u32;
    for (number, corners) in triangles.rows().into_iter().enumerate() {
        let mut triangle = [0; 3];
        for (place, &corner) in triangle.iter_mut().zip(corners) {
            if !(0..positions.len() as i64).contains(&corner) {
                return Err(setting(format!(
                    "triangle {number} of mesh {index} refers to vertex {corner}, but there are {}",
                    positions.len()
                )));
            }
            *place = first_vertex + corner as u32;
        }
        scene.triangles.push(triangle);
        scene.triangle_mesh.push(index as u32);
    }
    // Add material and emission.
    let material = material_of(scene, &mesh.getattr("material")?)?;
    scene.materials.push(material);
    scene.reliefs.push(Relief::None);
    let emission = match attribute(mesh, "emission")? {
        None => NONE,
        Some(radiance) => {
            scene.emissions.push(Emission {
                radiance: rgb_of("emission", &radiance)?,
                two_sided: mesh.getattr("two_sided")?.extract()?,
                image: NONE,
            });
            scene.emissions.len() as u32 - 1
        }
    };
    // Add the mesh and its vertices.
    scene.meshes.push(Mesh {
        first_triangle,
        triangle_count: triangles.nrows() as u32,
        material: scene.materials.len() as u32 - 1,
        emission,
        alpha: Parameter::Constant(1.0),
        has_normals: normals.is_some(),
        has_uvs: uvs.is_some(),
        flip: false,
    });
    let count = positions.len();
    let unit = |n: [f32; 3]| {
        let length = n.iter().map(|x| x * x).sum::<f32>().sqrt();
        n.map(|x| if length > 0.0 { x / length } else { x })
    };
    let normals = normals.map(|normals| normals.into_iter().map(unit).collect());
    scene
        .normals
        .extend(normals.unwrap_or_else(|| vec![[0.0; 3]; count]));
    scene
        .uvs
        .extend(uvs.unwrap_or_else(|| vec![[0.0; 2]; count]));
    scene.positions.extend(positions);
    Ok(())
}

/// A colour: one number for all channels, or three.
fn rgb_of(what: &str, value: &Bound<'_, PyAny>) -> PyResult<Rgb> {
    if let Ok(grey) = value.extract::<f32>() {
        return Ok([grey; 3]);
    }
    value
        .extract()
        .map_err(|_| setting(format!("{what} must be a number or three")))
}

/// A colour, or an image of the shape (height, width, 3) by the texture coordinates.
fn colour_of(scene: &mut Scene, what: &str, value: &Bound<'_, PyAny>) -> PyResult<Parameter<Rgb>> {
    let Ok(3) = value.getattr("ndim").and_then(|n| n.extract::<usize>()) else {
        return Ok(Parameter::Constant(rgb_of(what, value)?));
    };
    let image = add_image(scene, what, &value.extract()?)?;
    scene.textures.push(Texture::Image {
        image,
        mapping: Mapping::default(),
        wrap: Wrap::Repeat,
        bilinear: true,
        scale: 1.0,
        invert: false,
        grey: false,
    });
    Ok(Parameter::Texture(scene.textures.len() as u32 - 1))
}

fn add_image(scene: &mut Scene, what: &str, pixels: &Pixels<'_>) -> PyResult<u32> {
    let image = image_of_array(pixels)?;
    scene.images.push(ImageMap {
        name: what.to_owned(),
        size: image.size(),
        channels: 3,
        texels: Texels::Floats(image.pixels.into_flattened()),
    });
    Ok(scene.images.len() as u32 - 1)
}

/// GGX widths along both tangents: one number for both, or two.
fn alpha_of(material: &Bound<'_, PyAny>) -> PyResult<[Parameter<f32>; 2]> {
    let value = material.getattr("alpha")?;
    let alpha = match value.extract::<f32>() {
        Ok(both) => [both; 2],
        Err(_) => value
            .extract()
            .map_err(|_| setting("alpha must be a number or two"))?,
    };
    Ok(alpha.map(Parameter::Constant))
}

fn material_of(scene: &mut Scene, material: &Bound<'_, PyAny>) -> PyResult<Material> {
    let kind: String = material
        .getattr("kind")
        .and_then(|kind| kind.extract())
        .map_err(|_| {
            setting(
                "a material is a Diffuse, Conductor, Dielectric, ThinDielectric or CoatedDiffuse",
            )
        })?;
    let get = |name: &str| material.getattr(name);
    Ok(match kind.as_str() {
        "diffuse" => Material::Diffuse {
            reflectance: colour_of(scene, "reflectance", &get("reflectance")?)?,
        },
        "conductor" => Material::Conductor {
            eta: Parameter::Constant(rgb_of("eta", &get("eta")?)?),
            k: Parameter::Constant(rgb_of("k", &get("k")?)?),
            alpha: alpha_of(material)?,
        },
        "dielectric" => Material::Dielectric {
            eta: get("eta")?.extract()?,
            alpha: alpha_of(material)?,
        },
        "thin-dielectric" => Material::ThinDielectric {
            eta: get("eta")?.extract()?,
        },
        "coated-diffuse" => Material::CoatedDiffuse {
            reflectance: colour_of(scene, "reflectance", &get("reflectance")?)?,
            alpha: alpha_of(material)?,
            eta: get("eta")?.extract()?,
        },
        _ => return Err(setting(format!("there is no material {kind:?}"))),
    })
}

fn light_of(scene: &mut Scene, light: &Bound<'_, PyAny>) -> PyResult<Light> {
    let kind: String = light
        .getattr("kind")
        .and_then(|kind| kind.extract())
        .map_err(|_| {
            setting("a light is a PointLight, SpotLight, DistantLight or EnvironmentLight")
        })?;
    let get = |name: &str| light.getattr(name);
    let vector = |name: &str| -> PyResult<[f32; 3]> { get(name)?.extract() };
    let unit = |name: &str| -> PyResult<[f32; 3]> {
        let v = vector(name)?;
        let length = v.iter().map(|x| x * x).sum::<f32>().sqrt();
        match length > 0.0 && length.is_finite() {
            true => Ok(v.map(|x| x / length)),
            false => Err(setting(format!("{name} must be a direction, not {v:?}"))),
        }
    };
    Ok(match kind.as_str() {
        "point" => Light::Point {
            position: vector("position")?,
            intensity: rgb_of("intensity", &get("intensity")?)?,
        },
        "spot" => {
            let (end, width): (f32, f32) = (get("angle")?.extract()?, get("edge")?.extract()?);
            Light::Spot {
                position: vector("position")?,
                axis: unit("direction")?,
                cos_end: end.to_radians().cos(),
                cos_start: (end - width).max(0.0).to_radians().cos(),
                intensity: rgb_of("intensity", &get("intensity")?)?,
            }
        }
        "distant" => Light::Distant {
            // Towards the light.
            direction: unit("direction")?.map(|x| -x),
            irradiance: rgb_of("irradiance", &get("irradiance")?)?,
        },
        "environment" => Light::Infinite {
            to_light: [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]],
            image: match attribute(light, "image")? {
                None => NONE,
                Some(image) => add_image(scene, "environment", &image.extract()?)?,
            },
            radiance: rgb_of("radiance", &get("radiance")?)?,
            portal: None,
        },
        _ => return Err(setting(format!("there is no light {kind:?}"))),
    })
}
