//! Writing results to a folder.

use serde::Serialize;
use std::fs;
use std::path::{Path, PathBuf};
use wayfare_film::{FilmError, atomic_file};

/// Makes a folder for results unless it exists, and removes what a killed program left half-written there.
pub fn prepare_folder(folder: &Path) -> Result<(), FilmError> {
    fs::create_dir_all(folder).map_err(|source| FilmError::MakeFolder {
        folder: folder.to_owned(),
        source,
    })?;
    atomic_file::remove_remainders(folder);
    Ok(())
}

/// Writes a file into an existing folder, whole or not at all; returns its path.
pub fn write(folder: &Path, name: &str, contents: impl AsRef<[u8]>) -> Result<PathBuf, FilmError> {
    let path = folder.join(name);
    atomic_file::write(&path, contents.as_ref())?;
    Ok(path)
}

/// Writes data as JSON into an existing folder, for programs and people.
pub fn write_json(folder: &Path, name: &str, data: &impl Serialize) -> Result<(), FilmError> {
    let text = serde_json::to_string_pretty(data).unwrap_or_default();
    write(folder, name, text + "\n").map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_that_cannot_be_made_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = write(folder.path(), "a", "text").unwrap();
        let error = prepare_folder(&file.join("b")).unwrap_err().to_string();
        assert!(error.contains("cannot make the folder"), "{error}");
        assert!(error.contains(file.to_str().unwrap()), "{error}");
    }

    #[test]
    fn a_file_that_cannot_be_written_is_named() {
        let folder = tempfile::tempdir().unwrap();
        prepare_folder(&folder.path().join("a.csv")).unwrap();
        let error = write(folder.path(), "a.csv", "text").unwrap_err();
        assert!(error.to_string().contains("a.csv"), "{error}");
    }
}
