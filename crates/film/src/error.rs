//! What can go wrong with images and their files.

use crate::bytes::Bytes;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// An image could not be read, written or compared.
#[derive(Debug, thiserror::Error)]
pub enum FilmError {
    /// The file could not be opened or read.
    #[error("cannot read {path}: {source}; check that the file exists and may be read", path = path.display())]
    Read {
        /// The file.
        path: PathBuf,
        /// The reason given by the system.
        source: io::Error,
    },
    /// The file is not an OpenEXR image, or a damaged one.
    #[error("{path} is not a complete OpenEXR file ({reason}); render or copy it again", path = path.display())]
    NotExr {
        /// The file.
        path: PathBuf,
        /// What the decoder found.
        reason: String,
    },
    /// The file is not a PNG image, a damaged one, or of an unsupported kind.
    #[error("{path} is not a complete PNG file of 8-bit RGB ({reason})", path = path.display())]
    NotPng {
        /// The file.
        path: PathBuf,
        /// What the decoder found.
        reason: String,
    },
    /// The file is an OpenEXR image of an unsupported kind.
    #[error("{path}: {reason}", path = path.display())]
    Unsupported {
        /// The file.
        path: PathBuf,
        /// What is not supported and what would be.
        reason: String,
    },
    /// The folder that should receive a file does not exist.
    #[error("cannot write {file}: there is no folder {folder}; create it first", file = path.display(), folder = folder.display())]
    NoFolder {
        /// The file that was to be written.
        path: PathBuf,
        /// Its missing folder.
        folder: PathBuf,
    },
    /// A folder does not exist and cannot be made.
    #[error("cannot make the folder {folder}: {source}", folder = folder.display())]
    MakeFolder {
        /// The folder.
        folder: PathBuf,
        /// The reason given by the system.
        source: io::Error,
    },
    /// The file could not be written. An earlier file of that name is untouched.
    #[error("cannot write {path}: {source}; check the free space and the permissions of its folder", path = path.display())]
    Write {
        /// The file.
        path: PathBuf,
        /// The reason given by the system or the encoder.
        source: io::Error,
    },
    /// A read-only file stands where another was to be written.
    #[error("cannot write {path}: the file there is read-only; make it writable, remove it or choose another name", path = path.display())]
    ReadOnly {
        /// The file.
        path: PathBuf,
    },
    /// The disk is too full for the file.
    #[error(
        "cannot write {path}: it and its like may need {}, and {} are free there; make room or choose another place",
        Bytes(*needed), Bytes(*free), path = path.display()
    )]
    NoSpace {
        /// The file.
        path: PathBuf,
        /// Bytes that it may need, with all others that go to the same disk.
        needed: u64,
        /// Bytes that are free there.
        free: u64,
    },
    /// A metadata key that no file format can hold.
    #[error(
        "cannot store metadata under the key {key:?}: a key is 1 to 60 characters out of a-z A-Z 0-9 . _ -"
    )]
    MetadataKey {
        /// The key.
        key: String,
    },
    /// Two images of different sizes were compared.
    #[error("images of different sizes cannot be compared: {}x{} and {}x{}; render both at one size", a[0], a[1], b[0], b[1])]
    SizeMismatch {
        /// Width and height of the first image.
        a: [u32; 2],
        /// Width and height of the second image.
        b: [u32; 2],
    },
    /// Images without any pixel were compared.
    #[error("an image without pixels cannot be compared")]
    Empty,
    /// An image with infinite or undefined pixels was compared.
    #[error(
        "the {which} image has {count} pixel(s) that are not finite, the first at x={x}, y={y}: its renderer is at fault"
    )]
    NonFinite {
        /// `first` or `second`.
        which: &'static str,
        /// Number of pixels with at least one non-finite channel.
        count: usize,
        /// Column of the first of them, from the left.
        x: u32,
        /// Row of the first of them, from the top.
        y: u32,
    },
}

impl FilmError {
    /// Explains a failed write of `path`: most often its folder is missing, or a file there is protected.
    pub(crate) fn write(path: &Path, source: io::Error) -> Self {
        let folder = folder_of(path);
        if source.kind() == io::ErrorKind::NotFound && !folder.is_dir() {
            return Self::NoFolder {
                path: path.to_owned(),
                folder: folder.to_owned(),
            };
        }
        let is_protected = |there: fs::Metadata| there.is_file() && there.permissions().readonly();
        if source.kind() == io::ErrorKind::PermissionDenied
            && fs::metadata(path).is_ok_and(is_protected)
        {
            return Self::ReadOnly {
                path: path.to_owned(),
            };
        }
        Self::Write {
            path: path.to_owned(),
            source,
        }
    }
}

/// The folder that holds `path`; the current one for a bare name.
pub(crate) fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}
