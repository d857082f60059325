//! From the words of a user to a scene: a built-in one by its name, or a pbrt-v4 file by its path.

use crate::memory;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use wayfare_scene::suggest::did_you_mean;
use wayfare_scene::{LoadOptions, Scene, SceneError, SourceFiles};

/// Why there is no scene.
#[derive(Debug, thiserror::Error)]
pub enum FindSceneError {
    /// The words name nothing.
    #[error("there is no file and no built-in scene \"{words}\"; built in are {known}")]
    Unknown {
        /// The words.
        words: String,
        /// The names of the built-in scenes.
        known: String,
    },
    /// A folder without a main file.
    #[error("the folder {folder} holds no scene.pbrt; name the .pbrt file", folder = folder.display())]
    NoMainFile {
        /// The folder.
        folder: PathBuf,
    },
    /// There is no such file.
    #[error("there is no file {file}", file = file.display())]
    NoFile {
        /// The file.
        file: PathBuf,
    },
    /// The file cannot be read, or something in it is wrong.
    #[error(transparent)]
    Scene(#[from] SceneError),
}

/// How a scene is read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Whether what would be approximated is an error: see [`LoadOptions::strict`].
    pub strict: bool,
    /// Whether only files below the folder of the main file may be read: see [`LoadOptions::restrict`].
    pub restrict: bool,
}

/// The names of the built-in scenes, and the one that some words may be a misspelling of, for messages.
pub fn builtin_names(words: &str) -> String {
    let names: Vec<_> = wayfare_builtin::all().iter().map(|s| s.name).collect();
    names.join(", ") + &did_you_mean(words, names.iter().copied())
}

/// Loads a built-in scene by name or a pbrt-v4 file by path; a folder stands for the `scene.pbrt` in it. No more is
/// read than there is memory for.
pub fn find_scene(words: &str, reading: Reading) -> Result<Scene, FindSceneError> {
    find_scene_watched(words, reading, &Arc::default())
}

/// The same, and notes which files are read: see [`wayfare_scene::load_watched`].
pub fn find_scene_watched(
    words: &str,
    reading: Reading,
    read: &Arc<SourceFiles>,
) -> Result<Scene, FindSceneError> {
    let (limits, available) = (LoadOptions::default(), memory::available());
    let options = LoadOptions {
        strict: reading.strict,
        restrict: reading.restrict,
        max_bytes: limits.max_bytes.min(available),
        max_image_bytes: limits.max_image_bytes.min(available),
        ..limits
    };
    let path = Path::new(words);
    let builtin = wayfare_builtin::find(words).filter(|_| !path.is_file());
    Ok(match builtin {
        Some(builtin) => builtin.load(&options)?,
        None => wayfare_scene::load_watched(&scene_file(words)?, &options, read)?,
    })
}

/// Whether words mean a built-in scene or a file that is there. The file may still be no scene.
pub fn scene_exists(words: &str) -> Result<(), FindSceneError> {
    if wayfare_builtin::find(words).is_some() {
        return Ok(());
    }
    let file = scene_file(words)?;
    match file.is_file() {
        true => Ok(()),
        false => Err(FindSceneError::NoFile { file }),
    }
}

/// What a scene has to say about itself, for people.
pub fn warnings(scene: &Scene) -> Vec<String> {
    let words = scene.warnings.iter().map(|warning| {
        let times = match warning.count {
            0 | 1 => String::new(),
            count => format!(" ({count} times)"),
        };
        format!("{}{times}, first at {}", warning.what, warning.first)
    });
    words.collect()
}

/// The file that a path means: itself, or `scene.pbrt` in a folder.
fn scene_file(words: &str) -> Result<PathBuf, FindSceneError> {
    let path = PathBuf::from(words);
    if path.is_dir() {
        let inside = path.join("scene.pbrt");
        return match inside.is_file() {
            true => Ok(inside),
            false => Err(FindSceneError::NoMainFile { folder: path }),
        };
    }
    if path.exists() || words.contains(['/', '\\', '.']) {
        return Ok(path);
    }
    Err(FindSceneError::Unknown {
        words: words.into(),
        known: builtin_names(words),
    })
}
