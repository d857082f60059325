//! A scene on a device.

use crate::host::{Devices, Host};
use std::sync::Arc;
use wayfare_engine::{Renderer, SceneOnDevice, Settings};
use wayfare_transport::CameraModel;
use wayfare_transport::World;

/// A scene on a device.
#[derive(Clone)]
pub struct Stage {
    /// The scene as it was asked for.
    pub scene: String,
    /// The devices.
    pub devices: Devices,
    /// The scene.
    pub world: Arc<World>,
    /// What the user should know.
    pub notes: Vec<String>,
    on_device: SceneOnDevice,
}

impl Stage {
    /// Reads a scene and puts it on a device.
    pub fn new(
        host: &dyn Host,
        scene: &str,
        max_depth: Option<u32>,
        devices: Devices,
    ) -> Result<Self, String> {
        let (mut loaded, mut notes) = host.load(scene)?;
        if let Some(max_depth) = max_depth {
            loaded.max_depth = max_depth;
        }
        let world = Arc::new(World::new(loaded).map_err(|error| error.to_string())?);
        let on_device = devices.renders.upload(world.clone());
        let on_device = on_device.map_err(|error| error.to_string())?;
        notes.extend(on_device.notes());
        Ok(Self {
            scene: scene.to_owned(),
            devices,
            world,
            notes,
            on_device,
        })
    }

    /// The device that renders.
    pub fn device_name(&self) -> &str {
        self.on_device.device().name()
    }

    /// Whether whole images may take longer than a frame.
    pub fn is_slow(&self) -> bool {
        self.on_device.device().is_slow()
    }

    /// A renderer that has done nothing yet. May compile kernels.
    pub fn start(&self, camera: CameraModel, settings: &Settings) -> Result<Renderer, String> {
        let renderer = self.on_device.seen_by(camera).renderer(settings);
        let mut renderer = renderer.map_err(|error| error.to_string())?;
        renderer.keep_no_copies();
        Ok(renderer)
    }
}
