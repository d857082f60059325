//! The methods on the CPU: the reference for every other back end.

mod markov_chains;
mod path_target;
mod path_tracing;

pub use markov_chains::{MarkovChains, Size};
pub use path_target::{PathTarget, PixelLight, SplatFilm};
pub use path_tracing::PathTracing;

use crate::{Backend, Method, Settings};
use std::sync::Arc;
use wayfare_transport::World;

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
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .build()
        .map_err(|source| NoThreads { threads, source })?;
    Ok(match &settings.method {
        Method::Pt => Box::new(PathTracing::new(world, settings.seed, pool)),
        Method::Chains(method) => Box::new(MarkovChains::new(
            world,
            method.clone(),
            settings.seed,
            pool,
        )),
    })
}
