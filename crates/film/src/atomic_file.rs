//! Files that are either complete or absent.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use crate::error::{FilmError, folder_of};

/// As [`replace`], with an error that names the file.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), FilmError> {
    replace(path, bytes).map_err(|source| FilmError::write(path, source))
}

/// Writes `bytes` to a new file beside `path` and renames it: an interrupted write leaves what stood
/// at `path` before, and a reader never sees half a file.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A link stays a link, and only its target is replaced.
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    match fs::metadata(&target) {
        // Renaming over a device or a pipe would remove it from the system.
        Ok(there) if !there.is_file() && !there.is_dir() => return fs::write(&target, bytes),
        _ => {}
    }
    let temporary = temporary_beside(&target)?;
    let result = write_and_sync(&temporary, bytes).and_then(|()| fs::rename(&temporary, &target));
    if result.is_err() {
        // The first error is the one to report, whether or not the remainder can be removed.
        let _ = fs::remove_file(&temporary);
    }
    result
}

/// A name in the folder of `path` that no other writer uses: renaming is atomic within a folder only.
fn temporary_beside(path: &Path) -> io::Result<PathBuf> {
    static COUNTER: AtomicU32 = AtomicU32::new(0);
    let name = path
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "not the name of a file"))?;
    let mut temporary = std::ffi::OsString::from(".");
    temporary.push(name);
    let unique = COUNTER.fetch_add(1, Ordering::Relaxed);
    temporary.push(format!(".{}-{unique}.tmp", std::process::id()));
    Ok(folder_of(path).join(temporary))
}

/// Removes files that [`replace`] has begun and a killed program could not finish. No other program may be writing there.
pub fn remove_remainders(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with('.') && name.ends_with(".tmp") {
            // A remainder does no harm where it cannot be removed.
            let _ = fs::remove_file(entry.path());
        }
    }
}

fn write_and_sync(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = File::create_new(path)?;
    file.write_all(bytes)?;
    // Otherwise a power failure could keep the new name with none of the contents.
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        entries
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .collect()
    }

    #[test]
    fn nothing_but_the_file_remains() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.bin");
        write(&path, b"one").unwrap();
        write(&path, b"two").unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"two");
        assert_eq!(names(folder.path()), ["a.bin"]);
    }

    #[test]
    fn a_failed_replacement_leaves_no_remainder() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        fs::create_dir(&path).unwrap();
        assert!(write(&path, b"one").is_err());
        assert_eq!(names(folder.path()), ["a"]);
    }

    #[test]
    fn a_missing_folder_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let missing = folder.path().join("missing");
        let error = write(&missing.join("a"), b"one").unwrap_err();
        assert!(matches!(&error, FilmError::NoFolder { folder, .. } if *folder == missing));
        assert!(error.to_string().contains(missing.to_str().unwrap()));
    }

    #[cfg(unix)]
    #[test]
    fn a_link_keeps_pointing_at_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, b"one").unwrap();
        std::os::unix::fs::symlink(&file, &link).unwrap();
        write(&link, b"two").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"two");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    }

    #[cfg(unix)]
    #[test]
    fn a_device_is_written_to_and_not_replaced() {
        write(Path::new("/dev/null"), b"one").unwrap();
        assert!(!fs::metadata("/dev/null").unwrap().is_file());
    }
}
