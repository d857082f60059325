//! What the viewer needs from the program around it: scenes by the names that users write.

use crate::{HostError, ViewError};
use std::sync::Arc;
use wayfare_engine::Provenance;
use wayfare_scene::{Scene, SourceFiles};

/// The program around the viewer.
pub trait Host: Send + Sync {
    /// Names of the scenes to offer.
    fn scenes(&self) -> Vec<String>;

    /// Reads a scene, and gives its warnings. The files that are read are noted, also where that fails.
    fn load(&self, scene: &str, read: &Arc<SourceFiles>)
    -> Result<(Scene, Vec<String>), HostError>;

    /// The program and how it was called, for the files of images.
    fn provenance(&self) -> Provenance {
        Provenance::default()
    }

    /// An error in words for the user. A program may add what can be done about it.
    fn explain(&self, error: &ViewError) -> String {
        error.to_string()
    }
}
