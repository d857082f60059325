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
/// at `path` before, and a reader never sees half a file. A read-only file is left alone.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_with(path, |file| file.write_all(bytes))
}

/// The same with what `contents` writes, for files that are too large to be made in memory first. Its error is returned
/// as it is.
pub fn replace_with<E: From<io::Error>>(
    path: &Path,
    contents: impl FnOnce(&mut dyn Write) -> Result<(), E>,
) -> Result<(), E> {
    let target = match Target::of(path)? {
        Target::Special(target) => return contents(&mut File::create(target)?),
        Target::File(target) => target,
    };
    let temporary = temporary_beside(&target)?;
    let written = write_and_sync(&temporary, contents);
    // The lock is held until the file has its name.
    let result = written.and_then(|_locked| Ok(fs::rename(&temporary, &target)?));
    if result.is_err() {
        // The first error is the one to report, whether or not the remainder can be removed.
        let _ = fs::remove_file(&temporary);
    }
    result
}

/// Finds out whether [`write()`] can write to `path`, and changes nothing there.
pub fn check(path: &Path) -> Result<(), FilmError> {
    let attempt = || match Target::of(path)? {
        Target::Special(_) => Ok(()),
        Target::File(target) => {
            let temporary = temporary_beside(&target)?;
            File::create_new(&temporary)?;
            fs::remove_file(&temporary)
        }
    };
    attempt().map_err(|source| FilmError::write(path, source))
}

/// Finds out whether there is space for all these files of the given numbers of bytes.
pub fn check_space(files: &[(&Path, u64)]) -> Result<(), FilmError> {
    for (path, _) in files {
        let Some(there) = file_system(path) else {
            continue;
        };
        let together = files.iter().filter(|(other, _)| {
            file_system(other).is_some_and(|other| other.device == there.device)
        });
        let needed = together.fold(0, |sum: u64, (_, bytes)| sum.saturating_add(*bytes));
        if needed > there.free {
            return Err(FilmError::NoSpace {
                path: path.to_path_buf(),
                needed,
                free: there.free,
            });
        }
    }
    Ok(())
}

/// What is behind a path that is to be written.
enum Target {
    /// A file that may be replaced, or nothing yet.
    File(PathBuf),
    /// A device or a pipe: renaming over it would remove it from the system.
    Special(PathBuf),
}

impl Target {
    /// Follows links, so that a link stays a link and only its target is replaced.
    fn of(path: &Path) -> io::Result<Self> {
        let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        match fs::metadata(&target) {
            Ok(there) if there.is_dir() => Err(io::ErrorKind::IsADirectory.into()),
            Ok(there) if !there.is_file() => Ok(Self::Special(target)),
            // Renaming needs no permission of the file, but its owner has asked to keep it.
            Ok(there) if there.permissions().readonly() => {
                Err(io::ErrorKind::PermissionDenied.into())
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(Self::File(target)),
        }
    }
}

/// A disk, or part of one.
struct FileSystem {
    device: u64,
    /// Bytes that an ordinary user may still write.
    free: u64,
}

/// The file system that receives a file; `None` if that is unknown.
#[cfg(unix)]
fn file_system(path: &Path) -> Option<FileSystem> {
    use std::os::unix::fs::MetadataExt;
    let Ok(Target::File(target)) = Target::of(path) else {
        return None;
    };
    let folder = folder_of(&target);
    let there = rustix::fs::statvfs(folder).ok()?;
    // Some network file systems do not count.
    (there.f_blocks > 0).then_some(FileSystem {
        device: fs::metadata(folder).ok()?.dev(),
        free: there.f_bavail.saturating_mul(there.f_frsize),
    })
}

#[cfg(not(unix))]
fn file_system(_path: &Path) -> Option<FileSystem> {
    None
}

/// A name in the folder of `path` that no other writer uses, `.NAME.PID-N.tmp`: renaming is atomic within a folder
/// only.
fn temporary_beside(path: &Path) -> io::Result<PathBuf> {
    static COUNTER: AtomicU32 = AtomicU32::new(0);
    /// File systems allow 255 bytes, of which the rest of the name takes some.
    const LONGEST: usize = 200;
    let name = path
        .file_name()
        .ok_or_else(|| io::Error::new(io::ErrorKind::InvalidInput, "not the name of a file"))?
        .to_string_lossy();
    let short = &name[..name.floor_char_boundary(LONGEST)];
    let unique = COUNTER.fetch_add(1, Ordering::Relaxed);
    let process = std::process::id();
    Ok(folder_of(path).join(format!(".{short}.{process}-{unique}.tmp")))
}

/// Whether a name is one that [`temporary_beside`] gives.
fn is_temporary(name: &str) -> bool {
    let inside = name.strip_prefix('.').and_then(|n| n.strip_suffix(".tmp"));
    let numbers = inside.and_then(|inside| inside.rsplit_once('.')?.1.split_once('-'));
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    numbers.is_some_and(|(process, unique)| is_number(process) && is_number(unique))
}

/// Removes files that [`replace`] has begun and a killed program could not finish. Those of a program that is still
/// running, on this machine or on another one that shares the folder, are locked and stay.
pub fn remove_remainders(folder: &Path) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_file = entry.file_type().is_ok_and(|kind| kind.is_file());
        if !is_file || !is_temporary(&entry.file_name().to_string_lossy()) {
            continue;
        }
        let opened = File::options().write(true).open(entry.path());
        if opened.is_ok_and(|file| file.try_lock().is_ok()) {
            // A remainder does no harm where it cannot be removed.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Writes a new file. It stays locked until the handle is dropped: so that it is not taken for a remainder and removed.
fn write_and_sync<E: From<io::Error>>(
    path: &Path,
    contents: impl FnOnce(&mut dyn Write) -> Result<(), E>,
) -> Result<File, E> {
    let mut file = File::create_new(path)?;
    // Where a file system has no locks, remainders are not removed either.
    let _ = file.try_lock();
    contents(&mut file)?;
    // Otherwise a power failure could keep the new name with none of the contents.
    file.sync_all()?;
    Ok(file)
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
    fn contents_that_fail_leave_the_old_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        write(&path, b"one").unwrap();
        let failed = replace_with(&path, |file| {
            file.write_all(b"half of tw")?;
            Err(io::Error::other("no more"))
        });
        assert_eq!(failed.unwrap_err().to_string(), "no more");
        assert_eq!(fs::read(&path).unwrap(), b"one");
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

    #[test]
    fn a_check_leaves_nothing_behind() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.bin");
        check(&path).unwrap();
        assert!(names(folder.path()).is_empty());
        write(&path, b"one").unwrap();
        check(&path).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"one");
        assert!(check(folder.path()).is_err(), "a folder is no file");
        let missing = check(&folder.path().join("missing").join("a"));
        assert!(matches!(missing, Err(FilmError::NoFolder { .. })));
    }

    /// Every name that the file system takes is written, though the temporary's has more in it.
    #[test]
    fn a_long_name_is_written_and_one_too_long_refused() {
        let folder = tempfile::tempdir().unwrap();
        let longest = folder.path().join("n".repeat(255));
        check(&longest).unwrap();
        write(&longest, b"one").unwrap();
        assert_eq!(names(folder.path()).len(), 1);
        assert!(check(&folder.path().join("n".repeat(256))).is_err());
    }

    #[test]
    fn a_read_only_file_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        write(&path, b"one").unwrap();
        let mut permissions = fs::metadata(&path).unwrap().permissions();
        permissions.set_readonly(true);
        fs::set_permissions(&path, permissions).unwrap();
        for refused in [check(&path), write(&path, b"two")] {
            assert!(matches!(refused, Err(FilmError::ReadOnly { .. })));
        }
        assert_eq!(fs::read(&path).unwrap(), b"one");
        assert_eq!(names(folder.path()), ["a"]);
    }

    #[cfg(unix)]
    #[test]
    fn files_that_do_not_fit_together_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let (a, b) = (folder.path().join("a"), folder.path().join("b"));
        let free = file_system(&a).unwrap().free;
        check_space(&[(&a, 1), (&b, 1)]).unwrap();
        check_space(&[(&a, free / 4 * 3)]).unwrap();
        let error = check_space(&[(&a, free / 4 * 3), (&b, free / 4 * 3)]).unwrap_err();
        assert!(matches!(error, FilmError::NoSpace { .. }), "{error}");
    }

    #[test]
    fn remainders_go_unless_somebody_is_writing_them() {
        let folder = tempfile::tempdir().unwrap();
        let others = [
            ".a.tmp",
            ".a.17.tmp",
            ".a.x-1.tmp",
            "a.17-0.tmp",
            ".a.17-0.tmp.png",
        ];
        for name in others.into_iter().chain([".a.png.17-0.tmp"]) {
            fs::write(folder.path().join(name), "half").unwrap();
        }
        let busy = folder.path().join(".b.png.17-1.tmp");
        let writing = write_and_sync(&busy, |file| file.write_all(b"half")).unwrap();
        remove_remainders(folder.path());
        assert_eq!(names(folder.path()).len(), others.len() + 1);
        assert!(busy.exists());
        drop(writing);
        remove_remainders(folder.path());
        assert_eq!(names(folder.path()).len(), others.len());
    }
}
