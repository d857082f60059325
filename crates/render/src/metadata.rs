//! What the file of an image says about it.

use crate::{Settings, Statistics};
use wayfare_film::Metadata;
use wayfare_trajectory::Pose;
use wayfare_transport::World;

/// The program that made an image, and how it was called.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Provenance {
    /// The command line.
    pub command: String,
    /// The commit that the program was built from; empty where it is not known.
    pub commit: String,
    /// The model of the CPU, where the system reports it.
    pub cpu: Option<String>,
    /// The driver of the card, where one rendered.
    pub driver: Option<String>,
}

impl Provenance {
    /// Writes it into the metadata of an image. What is not known is left out.
    pub fn describe(&self, metadata: &mut Metadata) {
        let known = [
            ("command", Some(self.command.as_str())),
            ("commit", Some(self.commit.as_str())),
            ("cpu", self.cpu.as_deref()),
            ("driver", self.driver.as_deref()),
        ];
        for (key, text) in known {
            if let Some(text) = text.filter(|text| !text.is_empty()) {
                metadata.set(key, text);
            }
        }
    }
}

/// Everything that is needed to make an image again. The pose is that of the camera, where it is not the scene's own.
pub fn metadata(
    world: &World,
    pose: Option<Pose>,
    settings: &Settings,
    device: &str,
    statistics: &Statistics,
) -> Metadata {
    let mut metadata = Metadata::new();
    metadata
        .set("version", env!("CARGO_PKG_VERSION"))
        .set("scene", world.scene().name.as_str())
        .set("scene_hash", world.scene().fingerprint())
        .set("max_depth", world.scene().max_depth)
        .set("method", settings.method.name())
        .set("seed", settings.seed)
        .set(
            "settings",
            serde_json::to_string(settings).unwrap_or_default(),
        )
        .set("device", device)
        .set("samples", statistics.samples)
        .set("samples_per_pixel", statistics.samples_per_pixel)
        .set("seconds", statistics.seconds)
        .set("rays", statistics.rays)
        .set("non_finite", statistics.non_finite);
    if let Some(pose) = pose {
        metadata.set("camera", pose.to_string());
    }
    if let Some(diagnostics) = &statistics.diagnostics {
        metadata.set(
            "diagnostics",
            serde_json::to_string(diagnostics).unwrap_or_default(),
        );
    }
    metadata
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_known_is_left_out() {
        let mut metadata = Metadata::new();
        let provenance = Provenance {
            command: "wayfare render".into(),
            driver: Some("a driver".into()),
            ..Provenance::default()
        };
        provenance.describe(&mut metadata);
        let keys: Vec<_> = metadata.iter().map(|(key, _)| key).collect();
        assert_eq!(keys, ["command", "driver"]);
    }
}
