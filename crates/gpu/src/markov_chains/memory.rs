//! The memory of chains: how many fit, and how large their buffers are.

use super::carried::candidate_bytes;
use crate::run::RunSizes;
use crate::shared::{
    BOOTSTRAP_BLOCK, ChainState, Neighbour, Parameters, PathParameters, RunBuffer, TracedPath,
    VertexRecord,
};
use crate::{GpuError, reconstruction};
use wayfare_render::cpu::PopulationSize;
use wayfare_sampling::{Local, Method};

/// Bytes of a chain besides its coordinates.
pub const CHAIN_BYTES: u64 = (size_of::<ChainState>() + size_of::<TracedPath>()) as u64;
/// The most bytes of a buffer that are used without being asked for.
const MOST_BYTES: u64 = 16 << 30;

/// Bytes of a chain's neighbour, where differences are taken.
const NEIGHBOUR_BYTES: u64 = size_of::<Neighbour>() as u64;

/// Bytes of the vertices of a path that the backward pass walks.
fn record_bytes(path: &PathParameters) -> u64 {
    size_of::<VertexRecord>() as u64 * u64::from(path.max_depth + 1)
}

/// The buffers of a method's chains, of its bootstrap, and of what chains continue from when the camera moves.
pub fn sizes(method: &Method, parameters: &Parameters) -> RunSizes {
    let bootstrap = u64::from(parameters.method.bootstrap);
    let chains = u64::from(parameters.method.chains);
    let size = PopulationSize {
        chains: chains as usize,
        bootstrap: bootstrap as usize,
    };
    let candidates = chains + size.fresh_draws() as u64;
    let state = 4 * u64::from(parameters.path.dimension) * chains;
    let blocks = bootstrap.max(candidates).div_ceil(BOOTSTRAP_BLOCK.into());
    let velocities = match method.local {
        Local::Persistent(local) if local.score => 2 * state,
        Local::Persistent(_) => state,
        _ => 0,
    };
    let (neighbour, reconstruction) = match parameters.method.gradient {
        0 => (0, 0),
        _ => (NEIGHBOUR_BYTES, reconstruction::bytes(parameters.pixels())),
    };
    let sizes = RunSizes::default()
        .with(RunBuffer::Reconstruction, reconstruction)
        .with(RunBuffer::Densities, 4 * bootstrap)
        .with(RunBuffer::Scans, 8 * (blocks + 2))
        .with(RunBuffer::Candidates, candidate_bytes(candidates))
        .with(RunBuffer::ChainStates, (CHAIN_BYTES + neighbour) * chains)
        .with(RunBuffer::Coordinates, 2 * state)
        .with(RunBuffer::Velocities, velocities);
    if method.needs_score() {
        let records = record_bytes(&parameters.path) * chains;
        sizes
            .with(RunBuffer::Scores, 2 * state)
            .with(RunBuffer::VertexRecords, records)
    } else {
        sizes
    }
}

/// The number of chains that was asked for; by default no more than fit into buffers of `limit` bytes, with a note.
pub fn fitting_chains(
    limit: u64,
    method: &Method,
    chains: usize,
    path: &PathParameters,
) -> Result<(u32, Option<String>), GpuError> {
    // Two slots of coordinates, or the vertices of a path where there are scores.
    let coordinates = 8 * u64::from(path.dimension);
    let bytes_per_chain = if method.needs_score() {
        coordinates.max(record_bytes(path))
    } else {
        coordinates.max(CHAIN_BYTES + NEIGHBOUR_BYTES)
    };
    let most = (limit.min(MOST_BYTES) / bytes_per_chain).min(u64::from(u32::MAX >> 1));
    if chains as u64 <= most {
        return Ok((chains as u32, None));
    }
    if method.run.chains.is_some() {
        return Err(GpuError::TooLarge {
            what: format!("the state of {chains} chains (at most {most} fit)"),
            needed: bytes_per_chain.saturating_mul(chains as u64),
            limit,
        });
    }
    let note = format!(
        "{most} chains instead of {chains}: more do not fit into one buffer of this adapter"
    );
    Ok((most as u32, Some(note)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_sampling::Defaults;

    fn chains_of(name: &str, chains: Option<u32>, pixels: usize) -> Result<u32, GpuError> {
        let mut method = Method::preset(name, Defaults::Published).expect("a method");
        if let Some(chains) = chains {
            method
                .set("chains", chains.to_string().as_str())
                .expect("a number");
        }
        let path = PathParameters {
            max_depth: 12,
            dimension: 82,
            ..Default::default()
        };
        let wanted = chains.map_or(pixels, |chains| chains as usize);
        let (fitting, note) = fitting_chains(1 << 20, &method, wanted, &path)?;
        assert_eq!(note.is_some(), (fitting as usize) < wanted, "{note:?}");
        if let Some(note) = note {
            for number in [fitting as usize, wanted] {
                assert!(note.contains(&number.to_string()), "{note}");
            }
        }
        Ok(fitting)
    }

    #[test]
    fn chains_that_nobody_asked_for_may_be_fewer_than_pixels() {
        let (few, many) = (1000, 10_000);
        assert_eq!(chains_of("metropolis", None, few), Ok(1000));
        // Two slots of 82 coordinates are 656 bytes; a recorded path of 13 vertices is more.
        assert_eq!(chains_of("metropolis", None, many), Ok((1 << 20) / 656));
        let recorded = chains_of("mala", None, many).expect("fewer chains");
        assert_eq!(recorded, (1 << 20) / (13 * 80));
    }

    #[test]
    fn chains_that_were_asked_for_fit_or_are_refused() {
        assert_eq!(chains_of("metropolis", Some(1598), 9), Ok(1598));
        let refused = chains_of("metropolis", Some(1599), 9);
        let expected = GpuError::TooLarge {
            what: "the state of 1599 chains (at most 1598 fit)".into(),
            needed: 1599 * 656,
            limit: 1 << 20,
        };
        assert_eq!(refused, Err(expected));
    }
}
