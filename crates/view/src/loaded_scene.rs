//! A scene that was loaded and put on a device.

use crate::{Host, Request, ViewError};
use std::sync::Arc;
use wayfare_engine::{Device, SceneOnDevice, prepare_scene};
use wayfare_transport::CameraModel;
use wayfare_transport::World;
use wayfare_transport::bvh::{Hit, RayQuery};

/// A scene on a device, under the name by which it was requested. Copies share it.
#[derive(Clone)]
pub struct LoadedScene {
    /// The name or path that was requested.
    pub name: String,
    /// The device as it was opened, which may have been too small for this scene.
    pub(crate) opened: Device,
    /// The scene and its device. Images may be computed by the CPU although a GPU was opened: see
    /// [`SceneOnDevice::device`].
    pub on_device: SceneOnDevice,
    /// Warnings about the scene and its device.
    pub notes: Vec<String>,
}

impl LoadedScene {
    /// Loads the requested scene and puts it on a device.
    pub(crate) fn load(
        host: &dyn Host,
        request: &Request,
        opened: Device,
    ) -> Result<Self, ViewError> {
        let (mut scene, mut notes) = host.load(&request.scene).map_err(ViewError::Load)?;
        scene.max_depth = request.max_depth.unwrap_or(scene.max_depth);
        let on_device = opened.upload(Arc::new(prepare_scene(scene)?))?;
        notes.extend(on_device.notes());
        Ok(Self {
            name: request.scene.clone(),
            opened,
            on_device,
            notes,
        })
    }

    /// The scene.
    pub fn world(&self) -> &World {
        self.on_device.world()
    }

    /// The device that renders.
    pub fn device(&self) -> &Device {
        self.on_device.device()
    }

    /// Distance from a camera to the first surface at a point of its image (0..1).
    pub(crate) fn distance(&self, camera: &CameraModel, point: [f32; 2]) -> Option<f32> {
        let ray = camera.ray::<f32>(point, [0.0; 2]);
        let (origin, direction) = (ray.origin.to_f32(), ray.direction.to_f32());
        let query = RayQuery::new(origin, direction, f32::INFINITY);
        let hit = self.world().bvh().closest(query, Hit::NOTHING)?;
        let position = self.world().surface(hit, &ray).position.to_f32();
        let squared: f32 = (0..3).map(|i| (position[i] - origin[i]).powi(2)).sum();
        Some(squared.sqrt())
    }
}
