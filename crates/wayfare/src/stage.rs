//! One device for several methods: studies and films.

use crate::Failure;
use crate::device::{self, Chosen, Device};
use std::sync::Arc;
use wayfare_gpu::stage::SceneOnGpu;
use wayfare_gpu::{Program, Renderer};
use wayfare_render::{Backend, DeviceError, Settings, cpu};
use wayfare_study::run::Stage;
use wayfare_transport::World;

/// A device that is open.
pub enum Opened {
    /// The processor.
    Cpu {
        /// Number of threads; 0 takes one per core.
        threads: usize,
    },
    /// A graphics adapter with its kernels.
    Gpu(Arc<Program>),
}

impl Opened {
    /// Opens a device and prints what the user should know about it.
    pub fn open(device: &Device, threads: usize) -> Result<Self, Failure> {
        let (opened, note) = match device::choose_device(device)? {
            Chosen::Cpu { note } => (Self::Cpu { threads }, note),
            Chosen::Gpu { gpu, note } => {
                let program = Program::new(Arc::new(*gpu))?;
                (Self::Gpu(Arc::new(program)), note)
            }
        };
        if let Some(note) = note {
            eprintln!("note: {note}");
        }
        Ok(opened)
    }

    /// The name of the device, for files.
    pub fn name(&self) -> String {
        match self {
            Self::Cpu { .. } => "cpu".into(),
            Self::Gpu(program) => program.gpu().report().name.clone(),
        }
    }

    /// Puts a scene on the device.
    pub fn stage(&self, world: Arc<World>) -> Result<Box<dyn Stage>, Failure> {
        Ok(match self {
            Self::Cpu { threads } => Box::new(CpuStage {
                world,
                threads: *threads,
            }),
            Self::Gpu(program) => {
                let scene = SceneOnGpu::with_program(program.clone(), world)?;
                Box::new(GpuStage(Arc::new(scene)))
            }
        })
    }
}

struct CpuStage {
    world: Arc<World>,
    threads: usize,
}

impl Stage for CpuStage {
    fn start(&mut self, settings: &Settings) -> Result<Box<dyn Backend>, DeviceError> {
        let settings = Settings {
            threads: self.threads,
            ..settings.clone()
        };
        cpu::start(self.world.clone(), &settings).map_err(|error| DeviceError(error.to_string()))
    }
}

struct GpuStage(Arc<SceneOnGpu>);

impl Stage for GpuStage {
    fn start(&mut self, settings: &Settings) -> Result<Box<dyn Backend>, DeviceError> {
        Ok(Box::new(Renderer::new(self.0.clone(), settings)?))
    }
}
