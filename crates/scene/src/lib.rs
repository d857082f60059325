//! Scenes: the flat model and the pbrt-v4 reader.
//!
//! A scene file becomes a [`Scene`] in one step, [`load`]. Nothing half-read ever comes out: either every table is
//! complete and consistent, or there is a [`SceneError`] that shows the line at fault. Features of the file that the
//! renderer only approximates are listed in [`Scene::warnings`].
//!
//! ```
//! use wayfare_scene::{LoadOptions, MemoryFiles, load_from};
//!
//! let text = r#"
//!     LookAt 0 0 -4  0 0 0  0 1 0
//!     Camera "perspective" "float fov" 40
//!     WorldBegin
//!     AreaLightSource "diffuse" "rgb L" [ 8 7 6 ]
//!     Shape "sphere" "float radius" 0.5
//! "#;
//! let files = MemoryFiles::new().with("lamp.pbrt", text);
//! let scene = load_from(&files, "lamp.pbrt", &LoadOptions::default())?;
//! assert_eq!(scene.name, "lamp");
//! assert_eq!(scene.emissions[0].radiance, [8.0, 7.0, 6.0]);
//! # Ok::<(), wayfare_scene::SceneError>(())
//! ```
//!
//! A scene can also be built or changed in code. [`Scene::validate`] then checks it:
//!
//! ```
//! use wayfare_scene::{Object, Scene};
//!
//! let scene = Scene {
//!     positions: vec![[0.0, 0.0, 1.0]; 3],
//!     normals: vec![[0.0; 3]; 3],
//!     uvs: vec![[0.0; 2]; 3],
//!     triangles: vec![[0, 1, 7]],
//!     triangle_mesh: vec![0],
//!     objects: vec![Object { triangle_count: 1, ..Object::default() }],
//!     ..Scene::default()
//! };
//! let error = scene.validate().unwrap_err();
//! assert_eq!(error.to_string(), "triangle 0 refers to vertex 7, but there are 3");
//! ```
//!
//! - `model`: the tables of a [`Scene`]; `validate` checks them, `fingerprint` hashes them, `geometry` compares the
//!   shapes of two
//! - `pbrt`: the reader, with `load`, `files` and `source_files` as its way in and `error` as its way to complain
//! - `image_file`: images for textures and lights
//! - [`shape`]: PLY files, tessellation and subdivision; [`spectrum`]: spectra as RGB

mod error;
mod files;
mod fingerprint;
mod geometry;
mod image_file;
mod load;
mod model;
mod pbrt;
mod references;
pub mod shape;
mod source_files;
pub mod spectrum;
pub mod suggest;
mod validate;

pub use error::{ErrorKind, Place, SceneError};
pub use files::{DiskFiles, Files, MemoryFiles};
pub use load::{LoadOptions, load, load_from, load_watched, scene_name};
pub use model::{
    COAT_DEPTH, COAT_THICKNESS, Camera, Emission, FilmSettings, ImageMap, Instance, Light,
    MAX_DEPTH, MAX_MIX_DEPTH, MAX_RESOLUTION, MAX_TEXTURE_DEPTH, MAX_TEXTURE_NODES, Mapping,
    Material, Mesh, NONE, Object, Parameter, PixelFilter, Projection, Relief, Rgb, SMOOTH_ALPHA,
    Scene, Texels, Texture, Warning, Wrap,
};
pub use source_files::{FileStamp, SourceFiles};
pub use validate::InvalidScene;
