//! What can go wrong between settings and an image.

use crate::NotEnoughMemory;
use wayfare_denoise::DenoiseError;
use wayfare_gpu::GpuError;
use wayfare_render::RenderError;
use wayfare_render::cpu::NoThreads;
use wayfare_transport::WorldError;

/// Why a device, a scene on it or a renderer is not available, or cannot continue.
#[derive(Clone, Debug, thiserror::Error)]
pub enum EngineError {
    /// A graphics card, or its driver.
    #[error(transparent)]
    Gpu(#[from] GpuError),
    /// The CPU's threads.
    #[error(transparent)]
    Threads(#[from] NoThreads),
    /// A scene that cannot be rendered.
    #[error(transparent)]
    World(#[from] WorldError),
    /// The memory of the machine.
    #[error(transparent)]
    Memory(#[from] NotEnoughMemory),
    /// A renderer in progress.
    #[error(transparent)]
    Render(#[from] RenderError),
    /// A denoiser.
    #[error(transparent)]
    Denoise(#[from] DenoiseError),
}

impl EngineError {
    /// What the graphics card says, where it is the card that failed.
    pub fn gpu(&self) -> Option<&GpuError> {
        match self {
            Self::Gpu(error) => Some(error),
            Self::Render(RenderError::Device(error)) => error.downcast_ref(),
            Self::Render(_)
            | Self::Threads(_)
            | Self::World(_)
            | Self::Memory(_)
            | Self::Denoise(_) => None,
        }
    }
}
