//! Where the bytes of a scene come from: a folder, or memory.

use std::collections::HashMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::source_files::SourceFiles;

/// A place that holds the files of a scene.
///
/// All paths in a scene are relative to the folder of its main file, even those in included files, as in pbrt-v4.
/// Compressed files are returned as they are; the reader decompresses them.
pub trait Files {
    /// The content of a file.
    fn read(&self, path: &str) -> io::Result<Vec<u8>>;

    /// The size of a file in bytes. The reader asks for it first, so that a file beyond the limits is never read into
    /// memory.
    fn size(&self, path: &str) -> io::Result<u64> {
        self.read(path).map(|bytes| bytes.len() as u64)
    }

    /// How to name the file in messages.
    fn display_name(&self, path: &str) -> String {
        path.to_owned()
    }
}

/// The files in a folder and below, and unless it is restricted those that it points to.
#[derive(Clone, Debug)]
pub struct DiskFiles {
    root: PathBuf,
    /// The only folder that may be read from, without links in its path.
    boundary: Option<PathBuf>,
    /// Where files are noted that somebody wanted to read.
    noted: Option<Arc<SourceFiles>>,
}

impl DiskFiles {
    /// Files relative to `root`; absolute paths are kept.
    pub fn new(root: impl Into<PathBuf>) -> Self {
        Self {
            root: root.into(),
            boundary: None,
            noted: None,
        }
    }

    /// The same, but files outside of `root`, after resolving links, cannot be read.
    pub fn restricted(root: impl Into<PathBuf>) -> io::Result<Self> {
        let root = root.into();
        let here = Path::new(".");
        let folder = if root.as_os_str().is_empty() {
            here
        } else {
            &root
        };
        let boundary = Some(std::fs::canonicalize(folder)?);
        Ok(Self {
            root,
            boundary,
            noted: None,
        })
    }

    /// The same, and notes all files that are read.
    #[must_use]
    pub fn noting(self, files: Arc<SourceFiles>) -> Self {
        Self {
            noted: Some(files),
            ..self
        }
    }

    fn note(&self, path: &Path) {
        if let Some(files) = &self.noted {
            files.note(path);
        }
    }

    /// The path of a file that may be read.
    fn resolve(&self, path: &str) -> io::Result<PathBuf> {
        let path = self.root.join(path);
        let Some(boundary) = &self.boundary else {
            return Ok(path);
        };
        // One answer for all: it must not reveal which files exist elsewhere.
        let outside = || {
            let why = "it is not in the folder of the scene, and nothing else may be read";
            io::Error::new(io::ErrorKind::PermissionDenied, why)
        };
        let found = std::fs::canonicalize(path).map_err(|_| outside())?;
        match found.starts_with(boundary) {
            true => Ok(found),
            false => Err(outside()),
        }
    }

    /// Pipes and devices have no end, folders no content.
    fn regular_file_size(path: &Path) -> io::Result<u64> {
        let metadata = std::fs::metadata(path)?;
        if metadata.is_file() {
            Ok(metadata.len())
        } else {
            Err(io::Error::new(
                io::ErrorKind::InvalidInput,
                "not a regular file",
            ))
        }
    }
}

impl Files for DiskFiles {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        let path = self.resolve(path)?;
        self.note(&path);
        Self::regular_file_size(&path)?;
        std::fs::read(path)
    }

    fn size(&self, path: &str) -> io::Result<u64> {
        let path = self.resolve(path)?;
        self.note(&path);
        Self::regular_file_size(&path)
    }

    fn display_name(&self, path: &str) -> String {
        self.root.join(path).display().to_string()
    }
}

/// Files in memory: built-in scenes and tests.
#[derive(Clone, Debug, Default)]
pub struct MemoryFiles {
    files: HashMap<String, Vec<u8>>,
}

impl MemoryFiles {
    /// No files.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a file.
    #[must_use]
    pub fn with(mut self, path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> Self {
        self.files.insert(path.into(), bytes.into());
        self
    }
}

impl<P: Into<String>, B: Into<Vec<u8>>> FromIterator<(P, B)> for MemoryFiles {
    fn from_iter<I: IntoIterator<Item = (P, B)>>(files: I) -> Self {
        files
            .into_iter()
            .fold(Self::new(), |all, (path, bytes)| all.with(path, bytes))
    }
}

impl Files for MemoryFiles {
    fn read(&self, path: &str) -> io::Result<Vec<u8>> {
        self.files
            .get(path)
            .cloned()
            .ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))
    }

    fn size(&self, path: &str) -> io::Result<u64> {
        self.files
            .get(path)
            .map(|bytes| bytes.len() as u64)
            .ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))
    }
}
