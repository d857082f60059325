//! Which kernels a method needs.

use crate::scene_on_gpu::SceneOnGpu;
use crate::{GpuError, Kernel, KernelSource, sources};
use wayfare_sampling::{Local, Method, Normalisation, Start};

/// The kernels that every step needs.
pub struct Kernels {
    pub bootstrap: Kernel,
    /// Trace the paths of the proposals, and find their scores where they are wanted.
    pub evaluate: Vec<Kernel>,
    pub evolve: Kernel,
}

impl Kernels {
    /// Compiles all kernels of a method.
    pub fn new(scene: &SceneOnGpu, method: &Method) -> Result<Self, GpuError> {
        scene.compile(&sources_of(method))?;
        Ok(Self {
            bootstrap: scene.kernel(&sources::BOOTSTRAP)?,
            evaluate: evaluation_sources(method)
                .iter()
                .map(|source| scene.kernel(source))
                .collect::<Result<_, _>>()?,
            evolve: scene.kernel(evolve_source(method))?,
        })
    }
}

/// All kernels of a method.
pub fn sources_of(method: &Method) -> Vec<KernelSource> {
    let mut sources = vec![*evolve_source(method), sources::BOOTSTRAP, sources::RESOLVE];
    sources.extend(evaluation_sources(method));
    match method.run.start {
        Start::Cold => {}
        Start::Stationary => sources.extend([
            sources::WEIGH_BLOCKS,
            sources::SUM_BLOCKS,
            sources::DRAW_FIRST,
            sources::INITIALISE,
        ]),
        Start::Unbiased => sources.push(sources::CLOSE_TOURS),
    }
    if method.normalisation() == Some(Normalisation::Independent) {
        sources.push(sources::SUM_FILM);
    }
    sources
}

/// The kernels that evaluate the proposals of all chains.
fn evaluation_sources(method: &Method) -> Vec<KernelSource> {
    if method.needs_score() {
        vec![sources::TRACE_PATHS_RECORDED, sources::BACKWARD]
    } else {
        vec![sources::TRACE_PATHS]
    }
}

/// The kernel of a method's local dynamics.
fn evolve_source(method: &Method) -> &'static KernelSource {
    match method.local {
        Local::Metropolis(_) => &sources::EVOLVE_METROPOLIS,
        Local::Mala(_) => &sources::EVOLVE_MALA,
        Local::Langevin(_) => &sources::EVOLVE_LANGEVIN,
        Local::Persistent(local) if local.score => &sources::EVOLVE_PERSISTENT_SCORE,
        Local::Persistent(_) => &sources::EVOLVE_PERSISTENT,
    }
}
