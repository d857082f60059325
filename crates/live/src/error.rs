//! What can go wrong in the frame loop.

use std::path::PathBuf;
use wayfare_engine::{EngineError, RenderError, SettingError};
use wayfare_film::FilmError;
use wayfare_gpu::GpuError;
use wayfare_trajectory::TrajectoryError;

/// Why the program around the viewer cannot give a scene, in its own words.
pub type HostError = Box<dyn std::error::Error + Send + Sync>;

/// Why the viewer cannot do what it was asked for. [`Host::explain`](crate::Host::explain) may add what a user can do.
#[derive(Debug, thiserror::Error)]
pub enum ViewError {
    /// The program has no such scene, or cannot read it.
    #[error(transparent)]
    Load(HostError),
    /// The scene cannot be rendered, or the device, the scene on it or a renderer fails.
    #[error(transparent)]
    Engine(#[from] EngineError),
    /// A parameter of a method is out of range.
    #[error(transparent)]
    Parameter(#[from] SettingError),
    /// An image cannot be read or written.
    #[error(transparent)]
    Film(#[from] FilmError),
    /// A camera path cannot be read.
    #[error("cannot read {}: {source}", path.display())]
    ReadTrajectory {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: std::io::Error,
    },
    /// A file holds no camera path, or one that cannot be played.
    #[error("{}: {source}", path.display())]
    Trajectory {
        /// The file.
        path: PathBuf,
        /// Why not.
        source: TrajectoryError,
    },
    /// The largest depth of a path is no such number.
    #[error("the depth must be a whole number up to 1000, not \"{0}\"")]
    Depth(String),
    /// Nothing has been rendered yet.
    #[error("there is no image yet")]
    NoImage,
    /// A thread panicked during this task, which is a bug.
    #[error("{0}: a thread panicked; please report this")]
    Panicked(String),
    /// A device was lost and has been replaced.
    #[error("{cause}. {}", match on_cpu {
        true => "Rendering restarts on the CPU.",
        false => "The device was opened again, and rendering restarts.",
    })]
    Reopened {
        /// How the device was lost, in words for the user.
        cause: String,
        /// Whether the CPU takes over.
        on_cpu: bool,
    },
}

impl ViewError {
    /// What the engine says, if it is the engine that failed.
    pub fn engine(&self) -> Option<&EngineError> {
        match self {
            Self::Engine(error) => Some(error),
            _ => None,
        }
    }
}

impl From<GpuError> for ViewError {
    fn from(error: GpuError) -> Self {
        Self::Engine(error.into())
    }
}

impl From<RenderError> for ViewError {
    fn from(error: RenderError) -> Self {
        Self::Engine(error.into())
    }
}
