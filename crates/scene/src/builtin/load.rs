//! Built-in scenes go through the same reader as any other scene.

use super::Builtin;
use crate::{LoadOptions, MemoryFiles, Scene, SceneError, load_from};

impl Builtin {
    /// Generates and reads the scene.
    pub fn load(&self, options: &LoadOptions) -> Result<Scene, SceneError> {
        let files = self
            .files()
            .into_iter()
            .fold(MemoryFiles::new(), |files, (path, bytes)| {
                files.with(path, bytes)
            });
        let mut scene = load_from(&files, "scene.pbrt", options)?;
        scene.name = self.name.to_owned();
        Ok(scene)
    }
}
