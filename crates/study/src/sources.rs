//! Where the scenes of a study lie, and what an earlier run has left of them.

use crate::results::{SceneRecord, Study};
use crate::spec::Spec;
use std::path::Path;

/// A scene, by the name in the report and the words that find it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Its name in tables and folders.
    pub name: String,
    /// A built-in scene or a file.
    pub words: String,
}

/// Why a scene cannot be part of a study.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SourceError {
    /// It is not there.
    #[error("there is no file and no built-in scene \"{words}\"; built in are {known}")]
    Unknown {
        /// What was looked for.
        words: String,
        /// The names of the built-in scenes.
        known: String,
    },
    /// Another one has its name.
    #[error("two scenes are called \"{name}\"; rename one of the files")]
    SameName {
        /// The name.
        name: String,
    },
}

/// Finds all scenes of a study before anything is computed: files are looked for in `folder` first.
pub fn find_sources(spec: &Spec, folder: Option<&Path>) -> Result<Vec<Source>, SourceError> {
    let mut sources: Vec<Source> = Vec::new();
    for words in &spec.scenes {
        let inside = folder.map(|folder| folder.join(words));
        let found = match inside {
            Some(path) if path.exists() => path.display().to_string(),
            _ => words.clone(),
        };
        if wayfare_builtin::find(&found).is_none() && !Path::new(&found).exists() {
            return Err(SourceError::Unknown {
                words: words.clone(),
                known: wayfare_engine::builtin_names(words),
            });
        }
        let name = wayfare_scene::scene_name(Path::new(words));
        if sources.iter().any(|known| known.name == name) {
            return Err(SourceError::SameName { name });
        }
        sources.push(Source { name, words: found });
    }
    Ok(sources)
}

/// Scenes of this study that an earlier run has left in its folder.
pub fn earlier_scenes(folder: &Path, sources: &[Source]) -> Vec<SceneRecord> {
    let text = std::fs::read_to_string(folder.join("study.json")).unwrap_or_default();
    let study: Option<Study> = serde_json::from_str(&text).ok();
    let scenes = study.map(|study| study.scenes).unwrap_or_default();
    let known = |record: &SceneRecord| sources.iter().any(|s| s.name == record.name);
    scenes.into_iter().filter(known).collect()
}

/// Puts what is known of a scene in its place among the others.
pub fn keep_scene(records: &mut Vec<SceneRecord>, record: &SceneRecord, sources: &[Source]) {
    records.retain(|known| known.name != record.name);
    records.push(record.clone());
    let order = |r: &SceneRecord| sources.iter().position(|s| s.name == r.name);
    records.sort_by_key(order);
}
