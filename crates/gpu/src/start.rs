//! A renderer on the card for any method.

use crate::markov_chains::MarkovChains;
use crate::path_tracing::PathTracing;
use crate::session::Tuning;
use crate::stage::SceneOnGpu;
use crate::{Gpu, GpuError};
use std::sync::Arc;
use wayfare_render::{Backend, DeviceError, Method, Settings};
use wayfare_transport::World;

impl From<GpuError> for DeviceError {
    fn from(error: GpuError) -> Self {
        Self(error.to_string())
    }
}

/// A renderer on the card for the method in `settings`.
pub fn start(
    gpu: Arc<Gpu>,
    world: Arc<World>,
    settings: &Settings,
) -> Result<Box<dyn Backend>, GpuError> {
    let tuning = Tuning::of(&gpu);
    let scene = Arc::new(SceneOnGpu::new(gpu, world)?);
    Ok(match &settings.method {
        Method::Pt => Box::new(PathTracing::new(scene, settings, tuning)?),
        Method::Chains(method) => Box::new(MarkovChains::new(scene, settings, method, tuning)?),
    })
}
