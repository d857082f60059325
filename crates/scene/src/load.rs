//! From a path to a [`Scene`].

use std::path::Path;
use std::sync::Arc;

use crate::error::{ErrorKind, SceneError};
use crate::files::{DiskFiles, Files};
use crate::model::Scene;
use crate::pbrt;
use crate::source_files::SourceFiles;

/// Limits on the size of a scene, what it may read, and whether approximations are accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadOptions {
    /// Whether the first thing that would be approximated is an error instead of a warning. What pbrt-v4 leaves out as
    /// well, such as a mesh without area, is no approximation; nor is what all images share, that spectra become RGB.
    pub strict: bool,
    /// Whether only files in the folder of the main file and below may be read, links followed: for scenes of
    /// strangers.
    pub restrict: bool,
    /// Largest number of triangles, over all objects.
    pub max_triangles: u64,
    /// Largest number of bytes of all files together, unpacked.
    pub max_bytes: u64,
    /// Largest number of bytes that images take while they are read: those that are decoded, the file of the next one and what is made of it
    /// until its texels are left.
    pub max_image_bytes: u64,
    /// Largest number of object instances.
    pub max_instances: u64,
    /// Largest depth of nested includes.
    pub max_include_depth: usize,
    /// Largest depth of nested blocks (`AttributeBegin`, ...).
    pub max_block_depth: usize,
}

impl Default for LoadOptions {
    fn default() -> Self {
        Self {
            strict: false,
            restrict: false,
            max_triangles: 200_000_000,
            max_bytes: 4 << 30,
            max_image_bytes: 4 << 30,
            max_instances: 50_000_000,
            max_include_depth: 64,
            max_block_depth: 10_000,
        }
    }
}

/// Loads a pbrt-v4 scene from disk.
pub fn load(path: &Path, options: &LoadOptions) -> Result<Scene, SceneError> {
    load_watched(path, options, &Arc::default())
}

/// The same, and notes which files are read, also where that fails: once one of them [has changed](SourceFiles::have_changed), the scene can be
/// read again.
pub fn load_watched(
    path: &Path,
    options: &LoadOptions,
    read: &Arc<SourceFiles>,
) -> Result<Scene, SceneError> {
    let (Some(folder), Some(file)) = (path.parent(), path.file_name()) else {
        return Err(unreadable(path, "this is not the path of a file"));
    };
    let Some(file) = file.to_str() else {
        return Err(unreadable(path, "its name is not valid UTF-8"));
    };
    let files = if options.restrict {
        DiskFiles::restricted(folder).map_err(|error| unreadable(path, &error.to_string()))?
    } else {
        DiskFiles::new(folder)
    };
    let mut scene = load_from(&files.noting(read.clone()), file, options)?;
    // The folder names "./scene.pbrt", too.
    let full = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    scene.name = scene_name(&full);
    Ok(scene)
}

/// Loads a pbrt-v4 scene from any [`Files`]; `main` is its main file.
pub fn load_from(
    files: &dyn Files,
    main: &str,
    options: &LoadOptions,
) -> Result<Scene, SceneError> {
    let mut scene = pbrt::read(files, main, options)?;
    scene.name = scene_name(Path::new(main));
    Ok(scene)
}

fn unreadable(path: &Path, why: &str) -> SceneError {
    let message = format!("cannot read the scene \"{}\": {why}", path.display());
    SceneError::new(ErrorKind::MissingFile, message, None, None)
}

/// The name of a scene: its file's name without `.pbrt` and `.gz`, or that of the folder of a `scene.pbrt`.
pub fn scene_name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let stem = name.strip_suffix(".gz").unwrap_or(&name);
    let stem = stem.strip_suffix(".pbrt").unwrap_or(stem);
    let folder = path.parent().and_then(Path::file_name);
    match folder {
        Some(folder) if stem == "scene" => folder.to_string_lossy().into_owned(),
        _ => stem.to_owned(),
    }
}
