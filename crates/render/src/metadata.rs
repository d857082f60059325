//! What the file of an image says about it.

use crate::{Settings, Statistics};
use wayfare_film::Metadata;
use wayfare_trajectory::Pose;
use wayfare_transport::World;

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
