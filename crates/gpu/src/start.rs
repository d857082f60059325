//! A renderer on the card for any method.

use crate::markov_chains::{self, MarkovChains};
use crate::path_tracing::PathTracing;
use crate::program::Program;
use crate::session::Tuning;
use crate::stage::SceneOnGpu;
use crate::{Gpu, GpuError, KernelSource, sources};
use std::sync::Arc;
use wayfare_film::Image;
use wayfare_render::{Backend, Budget, DeviceError, Method, Settings, Split, Statistics};
use wayfare_transport::camera::CameraModel;
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

/// A renderer on the card, whose pictures can be shown without leaving it.
pub enum Renderer {
    /// Path tracing.
    PathTracing(Box<PathTracing>),
    /// Chains that sample all light.
    Chains(Box<MarkovChains>),
    /// Direct light by path tracing, and chains for the rest.
    Split(Box<Split<PathTracing, MarkovChains>>),
}

impl Renderer {
    /// A renderer for the method in `settings`.
    pub fn new(scene: Arc<SceneOnGpu>, settings: &Settings) -> Result<Self, GpuError> {
        let tuning = Tuning::of(scene.gpu());
        let Method::Chains(method) = &settings.method else {
            let path_tracing = PathTracing::new(scene, settings, tuning)?;
            return Ok(Self::PathTracing(Box::new(path_tracing)));
        };
        let chains = MarkovChains::new(scene.clone(), settings, method, tuning)?;
        if method.direct() == 0 {
            return Ok(Self::Chains(Box::new(chains)));
        }
        let size = scene.world().camera().resolution();
        let direct = PathTracing::of(Scatterings::DIRECT, scene, settings, tuning)?;
        let split = Split::new(method.direct(), size, direct, chains);
        Ok(Self::Split(Box::new(split)))
    }

    /// The pictures that [`Backend::show`] has left on the card, four numbers a pixel. They add up.
    pub fn pictures(&self) -> Vec<&wgpu::Buffer> {
        match self {
            Self::PathTracing(path_tracing) => vec![path_tracing.picture()],
            Self::Chains(chains) => vec![chains.picture()],
            Self::Split(split) => {
                let (direct, chains) = split.parts();
                vec![direct.picture(), chains.picture()]
            }
        }
    }

    /// Leaves the picture on the card, even if that means to lose it with the card: for a viewer, whose frames should not
    /// wait for copies.
    pub fn keep_no_copies(&mut self) {
        match self {
            Self::PathTracing(path_tracing) => path_tracing.session().keeps_copies = false,
            Self::Chains(chains) => chains.session().keeps_copies = false,
            Self::Split(split) => {
                let (direct, chains) = split.parts_mut();
                direct.session().keeps_copies = false;
                chains.session().keeps_copies = false;
            }
        }
    }

    fn backend(&self) -> &dyn Backend {
        match self {
            Self::PathTracing(path_tracing) => &**path_tracing,
            Self::Chains(chains) => &**chains,
            Self::Split(split) => &**split,
        }
    }

    fn backend_mut(&mut self) -> &mut dyn Backend {
        match self {
            Self::PathTracing(path_tracing) => &mut **path_tracing,
            Self::Chains(chains) => &mut **chains,
            Self::Split(split) => &mut **split,
        }
    }
}

impl Backend for Renderer {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), DeviceError> {
        self.backend_mut().advance(budget)
    }

    fn image(&mut self) -> Image {
        self.backend_mut().image()
    }

    fn show(&mut self) -> Result<(), DeviceError> {
        self.backend_mut().show()
    }

    fn restart(&mut self, seed: u64) -> Result<(), DeviceError> {
        self.backend_mut().restart(seed)
    }

    fn look(&mut self, camera: &CameraModel, seed: u64) -> Result<(), DeviceError> {
        self.backend_mut().look(camera, seed)
    }

    fn samples(&self) -> u64 {
        self.backend().samples()
    }

    fn statistics(&mut self) -> Statistics {
        self.backend_mut().statistics()
    }

    fn note(&self) -> Option<&str> {
        self.backend().note()
    }

    fn max_samples_per_pixel(&self) -> u64 {
        self.backend().max_samples_per_pixel()
    }
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
    Ok(Box::new(Renderer::new(scene, settings)?))
}
