//! Images become files.

use crate::{View, ViewError, Viewer};
use std::path::{Path, PathBuf};
use wayfare_engine::{Provenance, metadata};
use wayfare_film::{FilmError, Image, Look, Metadata, atomic_file, exr_file, png_file, tonemap};

/// An image with everything that is known about it, ready to be written.
#[derive(Clone, Debug)]
pub struct SavedImage {
    /// The name of the method.
    pub method: String,
    /// The image.
    pub image: Image,
    /// All settings.
    pub metadata: Metadata,
}

/// The images of a viewer as they are now, with all settings.
pub fn saved_images(viewer: &mut Viewer, look: Look) -> Result<Vec<SavedImage>, ViewError> {
    let scene = viewer.scene().cloned().ok_or(ViewError::NoImage)?;
    // What is done with images before they are shown is not done with those that are saved.
    let view = View {
        denoise: false,
        ..viewer.view(look)
    };
    let request = viewer.request.clone();
    let provenance = Provenance {
        driver: scene.device().driver().map(str::to_owned),
        ..viewer.host().provenance()
    };
    let images = viewer.with_panes(|panes| {
        let mut images = Vec::new();
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
            images.push(SavedImage {
                method: pane.settings().method.name().to_owned(),
                image: pane.image()?,
                metadata,
            });
        }
        Ok::<_, ViewError>(images)
    })??;
    match images.is_empty() {
        true => Err(ViewError::NoImage),
        false => Ok(images),
    }
}

impl SavedImage {
    /// The bytes of a PNG file of this name.
    pub fn png(&self, name: &Path, look: Look) -> Result<Vec<u8>, FilmError> {
        let mapped = tonemap(&self.image, look.exposure, look.tone_map);
        png_file::encode(name, &mapped, &self.metadata)
    }

    /// The bytes of an EXR file of this name.
    pub fn exr(&self, name: &Path) -> Result<Vec<u8>, FilmError> {
        exr_file::encode(name, &self.image, &self.metadata)
    }
}

/// Writes every image as PNG and EXR, with all settings in their metadata. Returns the files.
pub fn save(viewer: &mut Viewer, stem: &Path, look: Look) -> Result<Vec<PathBuf>, ViewError> {
    let images = saved_images(viewer, look)?;
    let mut written = Vec::new();
    for image in &images {
        let name = match images.len() > 1 {
            true => with_suffix(stem, &image.method),
            false => stem.to_owned(),
        };
        let (png, exr) = (with_extension(&name, "png"), with_extension(&name, "exr"));
        atomic_file::write(&png, &image.png(&png, look)?)?;
        atomic_file::write(&exr, &image.exr(&exr)?)?;
        written.extend([png, exr]);
    }
    Ok(written)
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
