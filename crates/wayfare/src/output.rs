//! Writing images: the format follows the extension.

use crate::Failure;
use std::path::{Path, PathBuf};
use wayfare_film::{Image, Look, Metadata, exr_file, png_file, tonemap};

/// The extension of an image that can be written, in small letters.
fn format(path: &Path) -> Option<String> {
    let extension = path.extension()?.to_str()?.to_ascii_lowercase();
    ["exr", "png"]
        .contains(&extension.as_str())
        .then_some(extension)
}

/// Finds out before a long rendering whether its files can be written after it.
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
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        if let Some(folder) = folder.filter(|folder| !folder.is_dir()) {
            return Err(Failure::operation(format!(
                "cannot write {shown}: there is no folder {}; make it first",
                folder.display()
            )));
        }
    }
    Ok(())
}

/// Writes the image to every path. Goes on after a failure, so that one bad disk loses one file only.
pub fn write(
    paths: &[PathBuf],
    image: &Image,
    look: Look,
    metadata: &Metadata,
) -> Result<(), Failure> {
    let mut failures = Vec::new();
    for path in paths {
        let written = match format(path).as_deref() {
            Some("exr") => exr_file::write(path, image, metadata),
            Some(_) => {
                let mapped = tonemap(image, look.exposure, look.tone_map);
                png_file::write(path, &mapped, metadata)
            }
            None => continue,
        };
        if let Err(error) = written {
            failures.push(error.to_string());
        }
    }
    if failures.is_empty() {
        Ok(())
    } else {
        Err(Failure::operation(failures.join("\nerror: ")))
    }
}
