//! A scene on a device, and renderers of it.

use crate::host::{Device, Host};
use std::sync::Arc;
use wayfare_film::Image;
use wayfare_gpu::stage::SceneOnGpu;
use wayfare_gpu::{Renderer, wgpu};
use wayfare_render::{Backend, Settings, cpu};
use wayfare_transport::World;
use wayfare_transport::camera::CameraModel;

/// A scene on a device.
#[derive(Clone)]
pub struct Stage {
    /// The scene as it was asked for.
    pub scene: String,
    /// The device.
    pub device: Device,
    /// The scene.
    pub world: Arc<World>,
    /// What the user should know.
    pub notes: Vec<String>,
    /// The scene on the card that renders.
    on_gpu: Option<Arc<SceneOnGpu>>,
}

impl Stage {
    /// Reads a scene and brings it to a device.
    pub fn new(
        host: &dyn Host,
        scene: &str,
        max_depth: Option<u32>,
        device: Device,
    ) -> Result<Self, String> {
        let (mut loaded, mut notes) = host.load(scene)?;
        if let Some(max_depth) = max_depth {
            loaded.max_depth = max_depth;
        }
        let world = Arc::new(World::new(loaded).map_err(|error| error.to_string())?);
        let on_gpu = match &device.program {
            None => None,
            Some(program) => {
                let on_gpu = SceneOnGpu::with_program(program.clone(), world.clone());
                Some(Arc::new(on_gpu.map_err(|error| error.to_string())?))
            }
        };
        notes.extend(device.note.clone());
        notes.extend(
            on_gpu
                .as_ref()
                .and_then(|on_gpu| on_gpu.note().map(str::to_owned)),
        );
        Ok(Self {
            scene: scene.to_owned(),
            device,
            world,
            notes,
            on_gpu,
        })
    }

    /// Whether whole pictures may take longer than a frame.
    pub fn is_slow(&self) -> bool {
        let gpu = self.on_gpu.as_ref().map(|on_gpu| on_gpu.gpu());
        gpu.is_none_or(|gpu| gpu.is_software())
    }

    /// A renderer that has done nothing yet. May compile kernels.
    pub fn start(&self, camera: CameraModel, settings: &Settings) -> Result<Painter, String> {
        match &self.on_gpu {
            Some(on_gpu) => {
                let seen = Arc::new(on_gpu.seen_by(camera));
                let mut renderer =
                    Renderer::new(seen, settings).map_err(|error| error.to_string())?;
                renderer.keep_no_copies();
                Ok(Painter::Gpu(renderer))
            }
            None => {
                let seen = Arc::new(self.world.seen_by(camera));
                let backend = cpu::start(seen, settings).map_err(|error| error.to_string())?;
                Ok(Painter::Cpu(backend))
            }
        }
    }
}

/// A renderer on either device.
pub enum Painter {
    /// On the processor.
    Cpu(Box<dyn Backend>),
    /// On the card.
    Gpu(Renderer),
}

/// A finished picture, where it is.
pub enum Finished {
    /// In the memory of the processor.
    Here(Image),
    /// On the card: buffers of four numbers a pixel, which add up.
    There(Vec<wgpu::Buffer>),
}

impl Painter {
    /// The renderer.
    pub fn backend(&mut self) -> &mut dyn Backend {
        match self {
            Self::Cpu(backend) => &mut **backend,
            Self::Gpu(renderer) => renderer,
        }
    }

    /// The picture so far.
    pub fn picture(&mut self) -> Result<Finished, String> {
        match self {
            Self::Cpu(backend) => Ok(Finished::Here(backend.image())),
            Self::Gpu(renderer) => {
                renderer.show().map_err(|error| error.to_string())?;
                Ok(Finished::There(
                    renderer.pictures().into_iter().cloned().collect(),
                ))
            }
        }
    }
}
