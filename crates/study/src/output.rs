//! Writing results to a folder.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use wayfare_film::atomic_file;

/// A result could not be written.
#[derive(Debug, thiserror::Error)]
pub enum OutputError {
    /// The folder does not exist and cannot be made.
    #[error("cannot make the folder {folder}: {source}", folder = folder.display())]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// The reason given by the system.
        source: io::Error,
    },
    /// The file cannot be written.
    #[error("cannot write {path}: {source}; check the free space and the permissions of its folder", path = path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// The reason given by the system.
        source: io::Error,
    },
}

/// Makes a folder for results unless it exists.
pub fn prepare_folder(folder: &Path) -> Result<(), OutputError> {
    fs::create_dir_all(folder).map_err(|source| OutputError::Folder {
        folder: folder.to_owned(),
        source,
    })
}

/// Writes a file into an existing folder, whole or not at all; returns its path.
pub fn write(
    folder: &Path,
    name: &str,
    contents: impl AsRef<[u8]>,
) -> Result<PathBuf, OutputError> {
    let path = folder.join(name);
    match atomic_file::replace(&path, contents.as_ref()) {
        Ok(()) => Ok(path),
        Err(source) => Err(OutputError::File { path, source }),
    }
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
