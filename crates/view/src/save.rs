//! Pictures on show become files.

use crate::viewer::Viewer;
use std::path::{Path, PathBuf};
use wayfare_engine::metadata;
use wayfare_film::{Image, Look, Metadata, exr_file, png_file, tonemap};

/// Writes every picture as PNG and EXR, with all that is needed to make it again. Returns what was written.
pub fn save(viewer: &mut Viewer, stem: &Path, look: Look) -> Result<Vec<PathBuf>, String> {
    let Some(stage) = viewer.stage().cloned() else {
        return Err("there is no picture yet".into());
    };
    let pose = viewer.shown(look).pose;
    let written = viewer.with_sides(|sides| {
        let several = sides.len() > 1;
        let mut written = Vec::new();
        for side in sides {
            let statistics = side.read_statistics().clone();
            let device = stage.device_name();
            let metadata = metadata(&stage.world, pose, &side.settings, device, &statistics);
            let name = match several {
                true => with_suffix(stem, side.settings.method.name()),
                false => stem.to_owned(),
            };
            written.extend(write(&name, &side.image()?, look, &metadata)?);
        }
        Ok::<_, String>(written)
    })??;
    if written.is_empty() {
        return Err("there is no picture yet".into());
    }
    Ok(written)
}

fn write(
    name: &Path,
    image: &Image,
    look: Look,
    metadata: &Metadata,
) -> Result<[PathBuf; 2], String> {
    let (png, exr) = (with_extension(name, "png"), with_extension(name, "exr"));
    let mapped = tonemap(image, look.exposure, look.tone_map);
    png_file::write(&png, &mapped, metadata).map_err(|error| error.to_string())?;
    exr_file::write(&exr, image, metadata).map_err(|error| error.to_string())?;
    Ok([png, exr])
}

/// The stem without an extension that the user may have written.
fn plain(stem: &Path) -> PathBuf {
    match stem.extension().and_then(|extension| extension.to_str()) {
        Some("png" | "exr") => stem.with_extension(""),
        _ => stem.to_owned(),
    }
}

fn with_suffix(stem: &Path, suffix: &str) -> PathBuf {
    let mut name = plain(stem).into_os_string();
    name.push(format!("-{suffix}"));
    name.into()
}

/// Adds an extension and keeps dots that belong to the name.
fn with_extension(stem: &Path, extension: &str) -> PathBuf {
    let mut name = plain(stem).into_os_string();
    name.push(format!(".{extension}"));
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_made_of_what_was_typed() {
        let png = |stem: &str| with_extension(Path::new(stem), "png");
        assert_eq!(png("a/view"), Path::new("a/view.png"));
        assert_eq!(png("view.exr"), Path::new("view.png"));
        assert_eq!(png("view.v2"), Path::new("view.v2.png"));
        assert_eq!(with_suffix(Path::new("b.png"), "pt"), Path::new("b-pt"));
    }
}
