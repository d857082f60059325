//! Scenes: the flat model, the pbrt-v4 reader and the built-in scenes.
//!
//! A scene file becomes a [`Scene`] in one step, [`load`]. Nothing half-read ever comes out: either
//! every table is complete and consistent, or there is a [`SceneError`] that shows the words at fault.
//! What the file asks for and the renderer only approximates is listed in [`Scene::warnings`].
//!
//! A camera that moves is a [`Pose`] in time: a [`Trajectory`], read from a small text file or built in.

pub mod builtin;
mod error;
mod files;
mod fingerprint;
mod load;
pub mod model;
mod pbrt;
mod pose;
pub mod shape;
pub mod spectrum;
pub mod trajectory;

pub use error::{ErrorKind, Place, SceneError};
pub use files::{DiskFiles, Files, MemoryFiles};
pub use load::{LoadOptions, load, load_from};
pub use model::*;
pub use pose::{Pose, PoseError};
pub use trajectory::{Trajectory, TrajectoryError};
