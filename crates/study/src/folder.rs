//! Folders of results that a later run may continue.
//!
//! Results are worth keeping only together with the settings they depend on. A folder therefore says in one of its JSON
//! files what its settings are, and a run with others is refused instead of mixing both.

use crate::output::{prepare_folder, write, write_json};
use serde::Serialize;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use wayfare_film::FilmError;

/// A folder of results, and the settings that they must have.
#[derive(Clone, Debug, PartialEq)]
pub struct ResumableFolder {
    root: PathBuf,
    settings: Value,
}

/// A folder holds results of other settings.
#[derive(Debug, thiserror::Error)]
#[error("{folder} holds results of other settings: {differences}", folder = folder.display())]
pub struct OtherSettings {
    /// The folder.
    pub folder: PathBuf,
    /// Every setting that differs, with both values.
    pub differences: String,
}

impl ResumableFolder {
    /// The folder at `root`; nothing is made yet.
    pub fn new(root: impl Into<PathBuf>, settings: &impl Serialize) -> Self {
        // Through text and back, as settings that were read: both have the same kinds of numbers.
        let settings = serde_json::to_string(settings)
            .and_then(|text| serde_json::from_str(&text))
            .unwrap_or_default();
        Self {
            root: root.into(),
            settings,
        }
    }

    /// The folder.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The path of a file.
    pub fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    /// Makes the folder, or one inside it, and removes what a killed program left half-written there.
    pub fn prepare(&self, inside: &str) -> Result<(), FilmError> {
        prepare_folder(&self.root.join(inside))
    }

    /// Compares the settings of an earlier run with those of this one.
    pub fn check(&self, earlier: &Value) -> Result<(), OtherSettings> {
        let mut differences = Vec::new();
        collect_differences(&mut differences, "", earlier, &self.settings);
        if differences.is_empty() {
            return Ok(());
        }
        Err(OtherSettings {
            folder: self.root.clone(),
            differences: differences.join(", "),
        })
    }

    /// Writes a file, whole or not at all.
    pub fn write(&self, name: &str, contents: &[u8]) -> Result<(), FilmError> {
        write(&self.root, name, contents).map(drop)
    }

    /// Writes data as JSON.
    pub fn write_json(&self, name: &str, data: &impl Serialize) -> Result<(), FilmError> {
        write_json(&self.root, name, data)
    }
}

/// What differs between two values, each as `name (there, here)`.
fn collect_differences(found: &mut Vec<String>, name: &str, there: &Value, here: &Value) {
    if let (Value::Object(a), Value::Object(b)) = (there, here) {
        let keys: BTreeSet<&String> = a.keys().chain(b.keys()).collect();
        for key in keys {
            let inside = match name.is_empty() {
                true => key.clone(),
                false => format!("{name}.{key}"),
            };
            let [there, here] = [a, b].map(|map| map.get(key).unwrap_or(&Value::Null));
            collect_differences(found, &inside, there, here);
        }
        return;
    }
    if there == here {
        return;
    }
    let [there, here] = [there, here].map(|value| match value {
        Value::Null => "not given".into(),
        value => value.to_string(),
    });
    let name = name.replace('_', " ");
    // A hash or a whole trajectory means nothing to a reader.
    found.push(match there.len().max(here.len()) > 60 {
        true => name,
        false => format!("{name} ({there} there, {here} now)"),
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn differences_are_named() {
        let there = json!({"fps": 30.0, "spp": 4, "parameters": {"mala": {"sd": 0.1, "m": 3}}, "x": "a".repeat(99)});
        let mut here = there.clone();
        let folder = |settings: &Value| ResumableFolder::new("folder", settings);
        folder(&here).check(&there).expect("the same");
        here["fps"] = json!(24.0);
        here["x"] = json!("b");
        here["parameters"]["mala"]["sd"] = json!(0.2);
        here.as_object_mut().expect("it is one").remove("spp");
        let error = folder(&here).check(&there).expect_err("others");
        assert_eq!(
            error.differences,
            "fps (30.0 there, 24.0 now), parameters.mala.sd (0.1 there, 0.2 now), spp (4 there, not given now), x"
        );
    }

    #[test]
    fn remainders_of_a_killed_program_are_removed_and_nothing_else() {
        let root = tempfile::tempdir().unwrap();
        let folder = ResumableFolder::new(root.path().join("a"), &json!({}));
        folder.prepare("b").unwrap();
        for name in [".x.png.17-0.tmp", "x.png", "notes.tmp", ".hidden"] {
            std::fs::write(folder.path("b").join(name), "").unwrap();
        }
        folder.prepare("b").unwrap();
        let entries = std::fs::read_dir(folder.path("b")).unwrap();
        let mut names: Vec<_> = entries.map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, [".hidden", "notes.tmp", "x.png"]);
    }
}
