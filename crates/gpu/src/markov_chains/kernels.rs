//! Which kernels a method needs.

use crate::scene_on_gpu::SceneOnGpu;
use crate::{GpuError, Kernel, KernelSource, reconstruction, sources};
use wayfare_sampling::{Local, Method, Normalisation, Start};

/// The kernels that every step needs.
pub struct Kernels {
    pub bootstrap: Kernel,
    /// Trace the paths of the proposals, and find their scores where they are wanted.
    pub evaluate: Vec<Kernel>,
    pub evolve: Kernel,
    /// Where differences are taken.
    pub differences: Option<Differences>,
}

/// What differences between pixels take.
pub struct Differences {
    /// Traces the paths of states in neighbouring pixels, which states wait for to be deposited.
    pub trace: Kernel,
    /// Makes the deposits that still wait after the last step.
    pub settle: Kernel,
    /// Make the image.
    pub reconstruction: Vec<Kernel>,
}

impl Kernels {
    /// Compiles all kernels of a method.
    pub fn new(scene: &SceneOnGpu, method: &Method, gradient: bool) -> Result<Self, GpuError> {
        scene.compile(&sources_of(method, gradient))?;
        let differences = || {
            Ok(Differences {
                trace: scene.kernel(&sources::TRACE_NEIGHBOURS)?,
                settle: scene.kernel(&sources::SETTLE_DEPOSITS)?,
                reconstruction: reconstruction::kernels(scene, &sources::RECONSTRUCT_CHAIN_MEANS)?,
            })
        };
        Ok(Self {
            differences: gradient.then(differences).transpose()?,
            bootstrap: scene.kernel(&sources::BOOTSTRAP)?,
            evaluate: evaluation_sources(method)
                .iter()
                .map(|source| scene.kernel(source))
                .collect::<Result<_, _>>()?,
            evolve: scene.kernel(evolve_source(method))?,
        })
    }
}

impl Kernels {
    /// A step: evaluate, decide and propose again.
    pub fn step(&self) -> impl Iterator<Item = &Kernel> {
        let neighbours = self
            .differences
            .as_ref()
            .map(|differences| &differences.trace);
        let evaluate = self.evaluate.iter().chain(neighbours);
        evaluate.chain([&self.evolve])
    }

    /// What is left to do after the last step.
    pub fn settle(&self) -> impl Iterator<Item = &Kernel> {
        let differences = self.differences.iter();
        differences.flat_map(|differences| [&differences.trace, &differences.settle])
    }
}

/// All kernels of a method, with differences between pixels or without.
pub fn sources_of(method: &Method, gradient: bool) -> Vec<KernelSource> {
    let mut sources = vec![*evolve_source(method), sources::BOOTSTRAP, sources::RESOLVE];
    sources.extend(evaluation_sources(method));
    if gradient {
        sources.extend([
            sources::TRACE_NEIGHBOURS,
            sources::SETTLE_DEPOSITS,
            sources::RECONSTRUCT_CHAIN_MEANS,
        ]);
        sources.extend(reconstruction::SOURCES);
    }
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
