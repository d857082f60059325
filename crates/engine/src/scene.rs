//! A scene on a device.

use crate::device::Kind;
use crate::renderer::Inner;
use crate::{Device, EngineError, Renderer};
use std::sync::Arc;
use wayfare_gpu::{GpuError, SceneOnGpu, Tuning};
use wayfare_render::{Settings, cpu};
use wayfare_transport::CameraModel;
use wayfare_transport::World;

/// A scene on a device. Copies share it.
#[derive(Clone)]
pub struct SceneOnDevice {
    device: Device,
    world: Arc<World>,
    /// Present where the device is a card.
    on_gpu: Option<Arc<SceneOnGpu>>,
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
        let inner = match (&self.on_gpu, &self.device.kind) {
            (Some(scene), _) => {
                let tuning = tuning.unwrap_or_else(|| Tuning::of(scene.gpu()));
                match wayfare_gpu::Renderer::new(scene, settings, tuning) {
                    Ok(renderer) => Inner::Gpu(renderer),
                    Err(error) if self.device.falls_back => {
                        let device = self.device.fallback(&error)?;
                        return Self::new(device, self.world.clone())?.renderer(settings);
                    }
                    Err(error) => return Err(error.into()),
                }
            }
            (None, Kind::Cpu(pool)) => {
                Inner::Cpu(cpu::renderer(self.world.clone(), settings, pool.clone()))
            }
            (None, Kind::Gpu(_)) => unreachable!("a scene on a card is on the card"),
        };
        Ok(Renderer::new(inner, self, settings))
    }

    /// The scene on the CPU with a renderer, because a card could not go on; `None` where the card had been named.
    pub(crate) fn on_cpu_instead(
        &self,
        error: &GpuError,
        settings: &Settings,
    ) -> Option<Result<(Self, Inner), EngineError>> {
        let make = || {
            let scene = Self::new(self.device.fallback(error)?, self.world.clone())?;
            let Kind::Cpu(pool) = &scene.device.kind else {
                unreachable!("it falls back to the CPU");
            };
            let inner = Inner::Cpu(cpu::renderer(scene.world.clone(), settings, pool.clone()));
            Ok((scene, inner))
        };
        self.device.falls_back.then(make)
    }
}
