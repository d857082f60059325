//! A renderer on the card for any method.

use crate::markov_chains::{self, MarkovChains};
use crate::path_tracing::PathTracing;
use crate::program::Program;
use crate::session::Tuning;
use crate::stage::SceneOnGpu;
use crate::{Gpu, GpuError, KernelSource, sources};
use std::sync::Arc;
use wayfare_render::{Backend, DeviceError, Method, Settings, Split};
use wayfare_transport::{Scatterings, World};

impl From<GpuError> for DeviceError {
    fn from(error: GpuError) -> Self {
        Self(error.to_string())
    }
}

/// The kernels that a method needs.
fn sources_of(method: &Method) -> Vec<KernelSource> {
    match method {
        Method::Pt => vec![sources::PATH_TRACING, sources::RESOLVE],
        Method::Chains(method) => {
            let mut sources = markov_chains::sources_of(method);
            if method.direct() > 0 {
                sources.push(sources::PATH_TRACING);
            }
            sources
        }
    }
}

/// A card with the kernels of a method. Needs no scene: meanwhile another thread can read one.
pub fn prepare(gpu: Arc<Gpu>, settings: &Settings) -> Result<Arc<Program>, GpuError> {
    let program = Program::new(gpu)?;
    program.compile(&sources_of(&settings.method))?;
    Ok(Arc::new(program))
}

/// A renderer on the card for the method in `settings`.
pub fn start(
    gpu: Arc<Gpu>,
    world: Arc<World>,
    settings: &Settings,
) -> Result<Box<dyn Backend>, GpuError> {
    start_program(Arc::new(Program::new(gpu)?), world, settings)
}

/// The same, on a card whose kernels may be compiled already.
pub fn start_program(
    program: Arc<Program>,
    world: Arc<World>,
    settings: &Settings,
) -> Result<Box<dyn Backend>, GpuError> {
    let scene = Arc::new(SceneOnGpu::with_program(program, world)?);
    start_scene(scene, settings)
}

/// The same, for a scene that is on the card already.
pub fn start_scene(
    scene: Arc<SceneOnGpu>,
    settings: &Settings,
) -> Result<Box<dyn Backend>, GpuError> {
    let tuning = Tuning::of(scene.gpu());
    Ok(match &settings.method {
        Method::Pt => Box::new(PathTracing::new(scene, settings, tuning)?),
        Method::Chains(method) => {
            let chains = MarkovChains::new(scene.clone(), settings, method, tuning)?;
            let size = scene.world().camera().resolution();
            Split::start(
                method.direct(),
                size,
                Box::new(chains),
                || -> Result<Box<dyn Backend>, GpuError> {
                    let direct = PathTracing::of(Scatterings::DIRECT, scene, settings, tuning)?;
                    Ok(Box::new(direct))
                },
            )?
        }
    })
}
