//! Writing images: the format follows the extension.

use crate::Failure;
use std::path::{Path, PathBuf};
use wayfare_film::exr_file::Channel;
use wayfare_film::{FilmError, Image, Look, Metadata, atomic_file, exr_file, png_file, tonemap};

/// The extension of an image that can be written, in small letters.
fn format(path: &Path) -> Option<String> {
    let extension = path.extension()?.to_str()?.to_ascii_lowercase();
    ["exr", "png"]
        .contains(&extension.as_str())
        .then_some(extension)
}

/// Finds out before a long rendering whether its files can be written after it, and removes what killed programs have
/// left half-written beside them.
pub fn check(paths: &[PathBuf]) -> Result<(), Failure> {
    for path in paths {
        let shown = path.display();
        if format(path).is_none() {
            return Err(Failure::usage(format!(
                "cannot tell the format of {shown}: end its name in .exr or .png"
            )));
        }
        if path.is_dir() {
            return Err(Failure::operation(format!(
                "cannot write {shown}: it is a folder"
            )));
        }
        atomic_file::check(path)?;
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        atomic_file::remove_remainders(folder.unwrap_or(Path::new(".")));
    }
    Ok(())
}

/// Finds out whether there is space for images of this size. Compression saves little of an image that holds noise.
pub fn check_space(
    paths: &[PathBuf],
    [width, height]: [u32; 2],
    further_channels: usize,
) -> Result<(), Failure> {
    let pixels = u64::from(width) * u64::from(height);
    let file = |path| match format(path).as_deref() {
        Some("exr") => (
            path,
            pixels.saturating_mul(12 + 4 * further_channels as u64),
        ),
        _ => (path, pixels.saturating_mul(3)),
    };
    let files: Vec<_> = paths.iter().map(|path| file(path.as_path())).collect();
    Ok(atomic_file::check_space(&files)?)
}

/// Writes the image to every path, with further channels where the format has them. What cannot be written there goes
/// to another place, which the error names.
pub fn write(
    paths: &[PathBuf],
    image: &Image,
    channels: &[Channel],
    look: Look,
    metadata: &Metadata,
) -> Result<(), Failure> {
    let places = [Some(std::env::temp_dir()), std::env::home_dir()];
    let places: Vec<PathBuf> = places.into_iter().flatten().collect();
    let write = |path: &Path| write_file(path, image, channels, look, metadata);
    write_or_rescue(paths, &places, &write)
}

/// Writes the image to every path, and to no other place.
pub fn write_plainly(
    paths: &[PathBuf],
    image: &Image,
    channels: &[Channel],
    look: Look,
    metadata: &Metadata,
) -> Result<(), FilmError> {
    let mut paths = paths.iter();
    paths.try_for_each(|path| write_file(path, image, channels, look, metadata))
}

fn write_file(
    path: &Path,
    image: &Image,
    channels: &[Channel],
    look: Look,
    metadata: &Metadata,
) -> Result<(), FilmError> {
    let mut metadata = metadata.clone();
    look.describe(&mut metadata);
    match format(path).as_deref() {
        Some("exr") => exr_file::write_with(path, image, channels, &metadata),
        _ => {
            let mapped = tonemap(image, look.exposure, look.tone_map);
            png_file::write(path, &mapped, &metadata)
        }
    }
}

/// Writes every file by `write`, or else in the first of some other places where that is possible. Continues after a
/// failure, so that one bad disk loses only one file.
fn write_or_rescue(
    paths: &[PathBuf],
    places: &[PathBuf],
    write: &dyn Fn(&Path) -> Result<(), FilmError>,
) -> Result<(), Failure> {
    let mut failures = Vec::new();
    for path in paths {
        let Err(error) = write(path) else {
            continue;
        };
        let rescue = |place: &PathBuf| {
            let folder = new_folder(place)?;
            let rescued = folder.join(path.file_name()?);
            match write(&rescued) {
                Ok(()) => Some(rescued),
                Err(_) => {
                    // It is empty, and does no harm where it stays.
                    let _ = std::fs::remove_dir(folder);
                    None
                }
            }
        };
        failures.push(match places.iter().find_map(rescue) {
            Some(rescued) => format!("{error}\nThe image is in {} instead", rescued.display()),
            None => error.to_string(),
        });
    }
    if failures.is_empty() {
        Ok(())
    } else {
        Err(Failure::operation(failures.join("\nerror: ")))
    }
}

/// Makes a folder of our own: in a place that all users share, a name that exists already may be a trap.
fn new_folder(place: &Path) -> Option<PathBuf> {
    let mut builder = std::fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    let names = (0..1000).map(|i| format!("wayfare-{}-{i}", std::process::id()));
    let mut folders = names.map(|name| place.join(name));
    folders.find(|folder| builder.create(folder).is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The folder of the first file vanished while the image was rendered, and the first other place is full.
    #[test]
    fn an_image_that_cannot_be_written_goes_elsewhere() {
        let scratch = std::env::temp_dir();
        let folder = new_folder(&scratch).expect("the system has a folder for temporary files");
        let elsewhere = folder.join("elsewhere");
        std::fs::create_dir(&elsewhere).expect("made");
        let paths = [folder.join("gone").join("a.exr"), folder.join("b.exr")];
        let places = [folder.join("absent"), elsewhere.clone()];
        let image = Image::from_fn(3, 2, |_, _| [0.5; 3]);
        let write = |path: &Path| exr_file::write(path, &image, &Metadata::new());
        let failure = write_or_rescue(&paths, &places, &write).expect_err("one is missing");
        let rescued = elsewhere.join(format!("wayfare-{}-0", std::process::id()));
        let rescued = rescued.join("a.exr");
        assert!(
            failure.message.contains(&*rescued.to_string_lossy()),
            "{failure:?}"
        );
        assert_eq!(failure.code, 1);
        for path in [&rescued, &paths[1]] {
            assert_eq!(exr_file::read(path).expect("an image").0, image);
        }
        std::fs::remove_dir_all(folder).expect("removed");
    }

    #[test]
    fn an_image_that_cannot_fit_is_refused_beforehand() {
        let paths = [std::env::temp_dir().join("a.exr")];
        check_space(&paths, [64, 48], 18).expect("there is room for a small image");
        if cfg!(unix) {
            let failure = check_space(&paths, [u32::MAX; 2], 0).expect_err("no disk is so large");
            assert!(failure.message.contains("free there"), "{failure:?}");
        }
    }
}
