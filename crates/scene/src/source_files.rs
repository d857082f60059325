//! The files that a scene was read from, so that changes can be noticed.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::SystemTime;

/// What is different once a file was written again: the time of that, and the size. `None` where there is no file.
pub type FileStamp = Option<(SystemTime, u64)>;

/// The files that a scene was read from, main file, included ones, meshes and images, as they were when they were read.
#[derive(Debug, Default)]
pub struct SourceFiles(Mutex<BTreeMap<PathBuf, FileStamp>>);

impl SourceFiles {
    /// Remembers a file as it is before it is read for the first time.
    pub(crate) fn note(&self, path: &Path) {
        let mut files = self.lock();
        if !files.contains_key(path) {
            files.insert(path.to_owned(), stamp(path));
        }
    }

    /// Whether there are none: the scene was made in memory.
    pub fn is_empty(&self) -> bool {
        self.lock().is_empty()
    }

    /// Whether some file is no longer as it was when it was read.
    pub fn have_changed(&self) -> bool {
        self.now() != self.as_read()
    }

    /// All files as they were when they were read.
    pub fn as_read(&self) -> Vec<FileStamp> {
        self.lock().values().copied().collect()
    }

    /// All files as they are now.
    pub fn now(&self) -> Vec<FileStamp> {
        self.lock().keys().map(|path| stamp(path)).collect()
    }

    fn lock(&self) -> MutexGuard<'_, BTreeMap<PathBuf, FileStamp>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn stamp(path: &Path) -> FileStamp {
    let metadata = std::fs::metadata(path).ok()?;
    Some((metadata.modified().ok()?, metadata.len()))
}
