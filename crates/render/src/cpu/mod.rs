//! The methods on the CPU: the reference for every other device.

mod auto;
mod gradient;
mod markov_chains;
mod passes;
mod path_target;
mod path_tracing;
mod pixel_samples;

pub use auto::CpuBackend;
pub use gradient::GradientPathTracing;
pub use markov_chains::{MarkovChains, PopulationSize};
pub use path_target::{PathTarget, PixelRadiance, SplatFilm};
pub use path_tracing::PathTracing;

use crate::auto::Auto;
use crate::gradient::ChainStencils;
use crate::{Editable, Method, Part, Sampler, Settings, Sum};
use rayon::ThreadPool;
use std::sync::Arc;
use wayfare_film::Image;
use wayfare_transport::World;

/// Threads for rendering could not be started.
#[derive(Clone, Debug, thiserror::Error)]
#[error("cannot start {threads} threads: {source}")]
pub struct NoThreads {
    /// The number that was asked for; 0 is one per core.
    pub threads: usize,
    source: Arc<rayon::ThreadPoolBuildError>,
}

/// More threads than this for each core are never faster, and thousands bring a machine to a halt.
const THREADS_PER_CORE: usize = 4;

/// The most threads that a pool has on this machine.
pub fn most_threads() -> usize {
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    cores.saturating_mul(THREADS_PER_CORE)
}

/// Threads that renderers share; 0 takes one per core. There are never more than [`most_threads`].
pub fn threads(threads: usize) -> Result<Arc<ThreadPool>, NoThreads> {
    let threads = threads.min(most_threads());
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map(Arc::new).map_err(|source| NoThreads {
        threads,
        source: Arc::new(source),
    })
}

/// Bytes that a renderer of a method takes at most, including the images that it makes, on a number of threads.
pub fn bytes(method: &Method, resolution: [u32; 2], max_depth: u32, threads: usize) -> u64 {
    let of_part = |part: &Part| match &part.sampler {
        Sampler::Independent(_) => PathTracing::bytes(resolution),
        Sampler::Gradient(_) => GradientPathTracing::bytes(resolution),
        Sampler::Chains {
            method,
            pixels_per_chain,
            gradient,
        } => {
            let bytes =
                MarkovChains::bytes(method, *pixels_per_chain, resolution, max_depth, threads);
            // Sums and their copy, in which tours are closed, and what making an image of them takes.
            let differences = match gradient {
                true => {
                    2 * ChainStencils::bytes(resolution) + GradientPathTracing::bytes(resolution)
                }
                false => 0,
            };
            bytes.saturating_add(differences)
        }
        // Chains, path tracing with differences, and images of earlier choices.
        Sampler::Auto(_) => {
            let (method, pixels_per_chain) = Method::chains_of_auto();
            let chains =
                MarkovChains::bytes(&method, pixels_per_chain, resolution, max_depth, threads);
            [
                GradientPathTracing::bytes(resolution),
                2 * ChainStencils::bytes(resolution),
                3 * Image::bytes(resolution),
            ]
            .into_iter()
            .fold(chains, u64::saturating_add)
        }
    };
    let parts = method.parts();
    parts.iter().map(of_part).fold(0, u64::saturating_add)
}

/// A renderer of a part of path space.
pub type PartRenderer = Box<dyn Editable<Arc<World>>>;

/// A renderer for the method in `settings`.
pub fn renderer(
    world: Arc<World>,
    settings: &Settings,
    pool: Arc<ThreadPool>,
) -> Sum<PartRenderer> {
    let world = Arc::new(world.with_roulette(settings.method.roulette));
    let start = |part: &Part| -> PartRenderer {
        let (world, pool, seed) = (world.clone(), pool.clone(), settings.seed);
        match part.sampler {
            Sampler::Independent(sequence) => {
                Box::new(PathTracing::new(world, part.kinds, seed, pool).with_sequence(sequence))
            }
            Sampler::Gradient(gradient) => Box::new(GradientPathTracing::new(
                world, part.kinds, gradient, seed, pool,
            )),
            Sampler::Auto(auto) => {
                let (chains, pixels_per_chain) = Method::chains_of_auto();
                let backend = CpuBackend::new(world, auto.gradient, chains, pixels_per_chain, pool);
                Box::new(Auto::new(backend, auto.chain_paths, seed))
            }
            Sampler::Chains {
                method,
                pixels_per_chain,
                gradient,
            } => {
                let chains =
                    MarkovChains::new(world, part.kinds, method, pixels_per_chain, seed, pool);
                Box::new(chains.with_gradient(gradient))
            }
        }
    };
    let parts = settings.method.parts();
    let parts = parts.iter().map(|part| (start(part), part.share)).collect();
    Sum::new(world.camera().resolution(), parts)
}
