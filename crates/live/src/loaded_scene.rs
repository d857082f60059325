//! Scenes that were loaded and put on a device.

use crate::{Host, Request, ViewError};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use wayfare_engine::{Device, DeviceSpec, EngineError, SceneOnDevice, prepare_scene};
use wayfare_scene::SourceFiles;
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
    /// The files that it was read from.
    pub(crate) files: Arc<SourceFiles>,
}

/// What is to be loaded.
pub(crate) struct Load<'a> {
    pub host: &'a dyn Host,
    pub request: &'a Request,
    /// An earlier version of the scene on the same device, whose trees will do if its shapes are the same.
    pub earlier: Option<LoadedScene>,
    /// Where the files are noted that are read.
    pub files: &'a Arc<SourceFiles>,
}

impl LoadedScene {
    /// Loads the requested scene and puts it on a device.
    pub(crate) fn load(load: Load<'_>, opened: Device) -> Result<Self, ViewError> {
        let Load {
            host,
            request,
            earlier,
            files,
        } = load;
        let loaded = host.load(&request.scene, files);
        let (mut scene, mut notes) = loaded.map_err(ViewError::Load)?;
        scene.max_depth = request.max_depth.unwrap_or(scene.max_depth);
        let on_device = match earlier {
            Some(earlier) => earlier.on_device.edited(scene)?,
            None => opened.upload(Arc::new(prepare_scene(scene)?))?,
        };
        notes.extend(on_device.notes());
        Ok(Self {
            name: request.scene.clone(),
            opened,
            on_device,
            notes,
            files: files.clone(),
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

/// What several viewers share: one device, and the scenes on it that at least one of them looks at.
#[derive(Default)]
pub struct SceneCache(Mutex<Shared>);

#[derive(Default)]
struct Shared {
    device: Option<(DeviceSpec, usize, Device)>,
    scenes: Vec<(Option<u32>, LoadedScene)>,
}

impl Shared {
    fn device(&mut self, spec: &DeviceSpec, threads: usize) -> Result<Device, EngineError> {
        if let Some((open, its_threads, device)) = &self.device
            && open == spec
            && *its_threads == threads
        {
            return Ok(device.clone());
        }
        let device = Device::open(spec, threads)?;
        self.scenes.clear();
        self.device = Some((spec.clone(), threads, device.clone()));
        Ok(device)
    }
}

impl SceneCache {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// The device, which is opened if it is not.
    pub fn device(&self, spec: &DeviceSpec, threads: usize) -> Result<Device, EngineError> {
        self.lock().device(spec, threads)
    }

    /// A device to continue on after one was lost; whichever of several viewers notices first opens it.
    pub fn replace(
        &self,
        lost: &Device,
        spec: &DeviceSpec,
        threads: usize,
    ) -> Result<Device, EngineError> {
        let mut shared = self.lock();
        let is_lost = |device: &Device| match (device.gpu(), lost.gpu()) {
            (Some(open), Some(lost)) => Arc::ptr_eq(open, lost),
            _ => false,
        };
        if let Some((_, _, device)) = &shared.device
            && is_lost(device)
        {
            shared.device = None;
            shared.scenes.clear();
        }
        shared.device(spec, threads)
    }

    /// Loads a scene before anybody looks at it. It is kept until another one is loaded.
    pub fn preload(&self, host: &dyn Host, request: &Request) -> Result<LoadedScene, ViewError> {
        let load = Load {
            host,
            request,
            earlier: None,
            files: &Arc::default(),
        };
        self.load(load, None)
    }

    /// The requested scene on the requested device. One that another viewer has loaded is not loaded again unless its
    /// files have changed; loads wait for each other, so that they need the memory of one.
    pub(crate) fn load(
        &self,
        load: Load<'_>,
        device: Option<Device>,
    ) -> Result<LoadedScene, ViewError> {
        let request = load.request;
        let mut shared = self.lock();
        let device = match device {
            Some(device) => device,
            None => shared.device(&request.device, request.threads)?,
        };
        let found = shared.scenes.iter().find(|(max_depth, scene)| {
            let is_here = match (scene.opened.gpu(), device.gpu()) {
                (Some(a), Some(b)) => Arc::ptr_eq(a, b),
                (None, None) => scene.opened.threads() == device.threads(),
                _ => false,
            };
            is_here
                && *max_depth == request.max_depth
                && scene.name == request.scene
                && !scene.files.have_changed()
        });
        if let Some((_, scene)) = found {
            return Ok(scene.clone());
        }
        // Others look at a scene while they hold it.
        shared
            .scenes
            .retain(|(_, scene)| Arc::strong_count(scene.on_device.world()) > 1);
        let max_depth = request.max_depth;
        let scene = LoadedScene::load(load, device)?;
        shared.scenes.push((max_depth, scene.clone()));
        Ok(scene)
    }

    fn lock(&self) -> MutexGuard<'_, Shared> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
