//! Images become files.

use crate::{ViewError, Viewer};
use std::path::{Path, PathBuf};
use wayfare_engine::{Provenance, metadata};
use wayfare_film::{FilmError, Image, Look, Metadata, exr_file, png_file, tonemap};

/// Writes every image as PNG and EXR, with all settings in their metadata. Returns the files.
pub fn save(viewer: &mut Viewer, stem: &Path, look: Look) -> Result<Vec<PathBuf>, ViewError> {
    let scene = viewer.scene().cloned().ok_or(ViewError::NoImage)?;
    let view = viewer.view(look);
    let request = viewer.request.clone();
    let provenance = Provenance {
        driver: scene.device().driver().map(str::to_owned),
        ..viewer.host().provenance()
    };
    let written = viewer.with_panes(|panes| {
        let several = panes.len() > 1;
        let mut written = Vec::new();
        for pane in panes {
            let statistics = pane.read_statistics().clone();
            let device = scene.device().name();
            let settings = pane.settings();
            let mut metadata = metadata(scene.world(), view.pose, settings, device, &statistics);
            provenance.describe(&mut metadata);
            look.describe(&mut metadata);
            // The command opened the viewer; this one makes the image.
            let spp = statistics.samples_per_pixel.round() as u64;
            let command = request.render_command(&settings.method, &view, spp);
            metadata.set("render_command", command);
            let name = match several {
                true => with_suffix(stem, pane.settings().method.name()),
                false => stem.to_owned(),
            };
            written.extend(write(&name, &pane.image()?, look, &metadata)?);
        }
        Ok::<_, ViewError>(written)
    })??;
    if written.is_empty() {
        return Err(ViewError::NoImage);
    }
    Ok(written)
}

fn write(
    name: &Path,
    image: &Image,
    look: Look,
    metadata: &Metadata,
) -> Result<[PathBuf; 2], FilmError> {
    let (png, exr) = (with_extension(name, "png"), with_extension(name, "exr"));
    let mapped = tonemap(image, look.exposure, look.tone_map);
    png_file::write(&png, &mapped, metadata)?;
    exr_file::write(&exr, image, metadata)?;
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
