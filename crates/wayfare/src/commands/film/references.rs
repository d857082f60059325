//! References of films: one converged image for every pose of the camera, kept for other films of the same path.

use crate::Failure;
use serde_json::json;
use sha2::{Digest, Sha256};
use std::path::PathBuf;
use wayfare_engine::Method;
use wayfare_film::{Image, Metadata, exr_file};
use wayfare_study::output::prepare_folder;
use wayfare_trajectory::Pose;

/// The folder of references, beside that of a film.
pub const FOLDER: &str = "film-references";
/// Keeps the noise of references independent of that of frames; each frame adds its number.
pub const SEED: u64 = 0x5851_f42d_4c95_7f2d;

/// The references of a film.
pub struct References<'a> {
    pub folder: PathBuf,
    pub scene_hash: &'a str,
    pub size: [u32; 2],
    pub method: Method,
    pub spp: u64,
}

impl References<'_> {
    /// Makes the folder.
    pub fn prepare(&self) -> Result<(), Failure> {
        Ok(prepare_folder(&self.folder)?)
    }

    /// The file for a pose. Its name is a hash of everything that the image depends on but the seed and the device,
    /// which any reference may have.
    fn path(&self, pose: &Pose) -> PathBuf {
        let depends_on = json!({
            "version": env!("CARGO_PKG_VERSION"),
            "scene": self.scene_hash,
            "size": self.size,
            "camera": pose.to_string(),
            "method": self.method,
            "spp": self.spp,
        });
        let hash = Sha256::digest(depends_on.to_string());
        let digits: String = hash[..12]
            .iter()
            .map(|byte| format!("{byte:02x}"))
            .collect();
        self.folder.join(format!("{digits}.exr"))
    }

    /// The reference for a pose, if it is there and readable.
    pub fn find(&self, pose: &Pose) -> Option<Image> {
        let (image, _) = exr_file::read(&self.path(pose)).ok()?;
        (image.size() == self.size).then_some(image)
    }

    /// Keeps a reference.
    pub fn keep(
        &self,
        pose: &Pose,
        image: &Image,
        mut metadata: Metadata,
        seed: u64,
    ) -> Result<(), Failure> {
        metadata
            .set("method", self.method.name())
            .set(
                "settings",
                serde_json::to_string(&self.method).unwrap_or_default(),
            )
            .set("samples_per_pixel", self.spp)
            .set("seed", seed);
        Ok(exr_file::write(&self.path(pose), image, &metadata)?)
    }
}
