//! The methods on the CPU: the reference for every other back end.

mod markov_chains;
mod path_target;
mod path_tracing;

pub use markov_chains::{MarkovChains, Size};
pub use path_target::{PathTarget, PixelLight, SplatFilm};
pub use path_tracing::PathTracing;

use crate::{Backend, Method, Settings, Split};
use std::sync::Arc;
use wayfare_transport::{Scatterings, World};

/// Threads for rendering could not be started.
#[derive(Debug, thiserror::Error)]
#[error("cannot start {threads} threads: {source}; try fewer with --threads")]
pub struct NoThreads {
    threads: usize,
    source: rayon::ThreadPoolBuildError,
}

/// A CPU renderer for the method in `settings`.
pub fn start(world: Arc<World>, settings: &Settings) -> Result<Box<dyn Backend>, NoThreads> {
    let threads = settings.threads;
    let pool = || {
        rayon::ThreadPoolBuilder::new()
            .num_threads(threads)
            .build()
            .map_err(|source| NoThreads { threads, source })
    };
    let path_tracing = |kind| -> Result<PathTracing, NoThreads> {
        let (world, pool) = (world.clone(), pool()?);
        Ok(PathTracing::new(world, kind, settings.seed, pool))
    };
    let Method::Chains(method) = &settings.method else {
        return Ok(Box::new(path_tracing(Scatterings::ALL)?));
    };
    let chains = MarkovChains::new(world.clone(), method.clone(), settings.seed, pool()?);
    let size = world.camera().resolution();
    Ok(match method.direct() {
        0 => Box::new(chains),
        every => {
            let direct = path_tracing(Scatterings::DIRECT)?;
            Box::new(Split::new(every, size, direct, chains))
        }
    })
}
