//! Scenes: the flat model and the pbrt-v4 reader.
//!
//! A scene file becomes a [`Scene`] in one step, [`load`]. Nothing half-read ever comes out: either
//! every table is complete and consistent, or there is a [`SceneError`] that shows the words at fault.
//! What the file asks for and the renderer only approximates is listed in [`Scene::warnings`].

mod error;
mod files;
mod fingerprint;
mod load;
pub mod model;
mod pbrt;
pub mod shape;
pub mod spectrum;
mod validate;

pub use error::{ErrorKind, Place, SceneError};
pub use files::{DiskFiles, Files, MemoryFiles};
pub use load::{LoadOptions, load, load_from};
pub use model::*;
pub use validate::InvalidScene;
