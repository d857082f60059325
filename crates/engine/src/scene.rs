//! A scene on a device.

use crate::device::Kind;
use crate::renderer::Inner;
use crate::{Device, EngineError, Renderer, memory};
use std::sync::Arc;
use wayfare_gpu::{GpuError, SceneOnGpu, Tuning};
use wayfare_render::{Settings, cpu};
use wayfare_scene::Scene;
use wayfare_transport::CameraModel;
use wayfare_transport::World;

/// A scene on a device. Copies share it.
#[derive(Clone)]
pub struct SceneOnDevice {
    device: Device,
    world: Arc<World>,
    /// Present where the device is a card.
    pub(crate) on_gpu: Option<Arc<SceneOnGpu>>,
}

impl SceneOnDevice {
    pub(crate) fn new(device: Device, world: Arc<World>) -> Result<Self, EngineError> {
        let on_gpu = match &device.kind {
            Kind::Cpu(_) => None,
            Kind::Gpu(program) => match SceneOnGpu::with_program(program.clone(), world.clone()) {
                Ok(on_gpu) => Some(Arc::new(on_gpu)),
                Err(error) if device.falls_back => {
                    return Self::new(device.fallback(&error)?, world);
                }
                Err(error) => return Err(error.into()),
            },
        };
        Ok(Self {
            device,
            world,
            on_gpu,
        })
    }

    /// The device: the CPU where a card was hoped for and the scene did not fit.
    pub fn device(&self) -> &Device {
        &self.device
    }

    /// The scene.
    pub fn world(&self) -> &Arc<World> {
        &self.world
    }

    /// What the user should know about the scene on this device.
    pub fn notes(&self) -> Vec<String> {
        let on_gpu = self.on_gpu.as_ref().and_then(|on_gpu| on_gpu.note());
        let notes = self.device.notes().iter().cloned();
        notes.chain(on_gpu.map(str::to_owned)).collect()
    }

    /// Bytes and seconds that the scene took to put on a card; nothing on the CPU, which has it already.
    pub fn upload_cost(&self) -> Option<(u64, f64)> {
        let on_gpu = self.on_gpu.as_ref();
        on_gpu.map(|on_gpu| (on_gpu.bytes(), on_gpu.upload_seconds()))
    }

    /// The same scene, seen by another camera.
    pub fn seen_by(&self, camera: CameraModel) -> Self {
        Self {
            world: Arc::new(self.world.seen_by(camera)),
            on_gpu: self
                .on_gpu
                .as_ref()
                .map(|on_gpu| Arc::new(on_gpu.seen_by(camera))),
            ..self.clone()
        }
    }

    /// Another version of the scene on the same device, seen by its own camera. Where only lights, materials, camera or film differ, what was
    /// built for the shapes is shared, and [renderers go on](Renderer::edit).
    pub fn edited(&self, scene: Scene) -> Result<Self, EngineError> {
        let world = Arc::new(match self.world.scene().has_geometry_of(&scene) {
            true => self.world.edited(scene)?,
            false => prepare_scene(scene)?,
        });
        if let Some(on_gpu) = &self.on_gpu
            && let Ok(on_gpu) = on_gpu.edited(world.clone())
        {
            return Ok(Self {
                device: self.device.clone(),
                world,
                on_gpu: Some(Arc::new(on_gpu)),
            });
        }
        self.device.upload(world)
    }

    /// Whether renderers of another scene can go on in this one.
    pub fn is_edit_of(&self, other: &Self) -> bool {
        match (&self.on_gpu, &other.on_gpu) {
            (Some(one), Some(other)) => one.is_edit_of(other),
            (None, None) => self.world.is_edit_of(&other.world),
            _ => false,
        }
    }

    /// A renderer that has done nothing yet. On a card this may compile kernels.
    pub fn renderer(&self, settings: &Settings) -> Result<Renderer, EngineError> {
        self.renderer_tuned(settings, None)
    }

    /// The same, with other numbers of lanes than those known to be good for the card.
    pub fn renderer_tuned(
        &self,
        settings: &Settings,
        tuning: Option<Tuning>,
    ) -> Result<Renderer, EngineError> {
        let (inner, reservation) = match (&self.on_gpu, &self.device.kind) {
            (Some(scene), _) => {
                let tuning = tuning.unwrap_or_else(|| Tuning::of(scene.gpu()));
                let reserved = memory::reserve_beside_card(scene, settings);
                let made = reserved.and_then(|reservation| {
                    let renderer = wayfare_gpu::Renderer::new(scene, settings, tuning)?;
                    Ok((Inner::Gpu(renderer), reservation))
                });
                match made {
                    Err(EngineError::Gpu(error)) if self.device.falls_back => {
                        let device = self.device.fallback(&error)?;
                        return Self::new(device, self.world.clone())?.renderer(settings);
                    }
                    made => made?,
                }
            }
            (None, Kind::Cpu(pool)) => {
                let reservation = memory::reserve_renderer(
                    &settings.method,
                    self.world.camera().resolution(),
                    self.world.scene().max_depth,
                    self.device.threads(),
                )?;
                let renderer = cpu::renderer(self.world.clone(), settings, pool.clone());
                (Inner::Cpu(renderer), reservation)
            }
            (None, Kind::Gpu(_)) => unreachable!("a scene on a card is on the card"),
        };
        Ok(Renderer::new(inner, reservation, self, settings))
    }

    /// The scene on the CPU with a renderer, because a GPU failed; `None` if that GPU was requested explicitly.
    pub(crate) fn on_cpu_instead(
        &self,
        error: &GpuError,
        settings: &Settings,
    ) -> Option<Result<Renderer, EngineError>> {
        let make =
            || Self::new(self.device.fallback(error)?, self.world.clone())?.renderer(settings);
        self.device.falls_back.then(make)
    }
}

/// Makes a scene ready to be rendered, if there is enough memory to build its trees.
pub fn prepare_scene(scene: Scene) -> Result<World, EngineError> {
    let triangles = scene.triangles.len();
    let what = format!("the tree over the {triangles} triangles of the scene");
    let needed = World::bytes_to_build(&scene);
    let _reservation = memory::reserve(what, needed, |_| Default::default())?;
    Ok(World::new(scene)?)
}
