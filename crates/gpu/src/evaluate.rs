//! The path function at given points, as the kernels compute it: for samplers in Python, and for comparison with the
//! CPU.

use crate::markov_chains::CHAIN_BYTES;
use crate::run::{Run, RunSizes};
use crate::scene_on_gpu::SceneOnGpu;
use crate::shared::{
    Dispatch, PATH_HASH_FACTOR, PATH_HASH_START, Parameters, PointResult, RandomBlock, RunBuffer,
    VertexRecord, WORKGROUP,
};
use crate::{GpuError, sources};
use std::sync::Arc;
use wayfare_transport::PathKinds;

/// What a kernel found at one point.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluated {
    /// f(x).
    pub radiance: [f32; 3],
    /// A hash of the triangles and instances along the path and of what was lit there.
    pub path: u32,
    /// Surface points met.
    pub vertices: u32,
    /// Rays cast for the closest hit.
    pub closest_rays: u32,
    /// Rays cast for visibility.
    pub shadow_rays: u32,
    /// Whether f(x) was finite.
    pub finite: bool,
    /// The score.
    pub score: Vec<f32>,
}

/// Adds a word to a hash of a path.
pub fn hash_path(hash: u32, word: u32) -> u32 {
    (hash ^ word).wrapping_mul(PATH_HASH_FACTOR)
}

/// The hash of an empty path.
pub const EMPTY_PATH: u32 = PATH_HASH_START;

/// Evaluates f and its score over some kinds at points, one after the other in `x`.
pub fn evaluate(
    scene: &Arc<SceneOnGpu>,
    kinds: PathKinds,
    x: &[f32],
) -> Result<Vec<Evaluated>, GpuError> {
    // Allocate room for as many chains as there are points.
    let dimension = scene.world().dimension();
    let count = x.len() / dimension;
    let padded = count.next_multiple_of(WORKGROUP as usize);
    let vertices = scene.world().scene().max_depth as usize + 1;
    let state = 4 * (2 * dimension * count) as u64;
    let records = (padded * vertices * size_of::<VertexRecord>()) as u64;
    let results = (count * size_of::<PointResult>()) as u64;
    let sizes = RunSizes::default()
        .with(RunBuffer::ChainStates, CHAIN_BYTES * count as u64)
        .with(RunBuffer::Coordinates, state)
        .with(RunBuffer::Scores, state)
        .with(RunBuffer::VertexRecords, records)
        .with(RunBuffer::Image, results);
    let values = scene.kernel(&sources::EVALUATE)?;
    let scores = scene.kernel(&sources::BACKWARD)?;
    let mut run = Run::new(scene.clone(), sizes)?;

    // Upload the points, coordinate by coordinate.
    let mut transposed = vec![0.0f32; x.len()];
    for (point, coordinates) in x.chunks_exact(dimension).enumerate() {
        for (j, &value) in coordinates.iter().enumerate() {
            transposed[j * count + point] = value;
        }
    }
    scene.gpu().write(
        "the points",
        run.buffer(RunBuffer::Coordinates),
        0,
        bytemuck::cast_slice(&transposed),
    )?;

    // Evaluate all of them.
    let mut parameters = scene.parameters(0);
    parameters.set_kinds(kinds);
    parameters.method.chains = count as u32;
    parameters.dispatch = Dispatch {
        items: count as u32,
        lanes: padded as u32,
        items_per_lane: 1,
        ..Dispatch::default()
    };
    run.sequence(&[&values, &scores], &parameters)?;

    // Read what was found.
    let results: Vec<PointResult> =
        bytemuck::pod_collect_to_vec(&run.read(RunBuffer::Image, results)?);
    let scores: Vec<f32> =
        bytemuck::pod_collect_to_vec(&run.read(RunBuffer::Scores, 4 * x.len() as u64)?);
    Ok(results
        .iter()
        .enumerate()
        .map(|(point, result)| Evaluated {
            radiance: result.radiance,
            path: result.path,
            vertices: result.vertices,
            closest_rays: result.rays & 0xffff,
            shadow_rays: result.rays >> 16,
            finite: result.non_finite == 0,
            score: (0..dimension).map(|j| scores[j * count + point]).collect(),
        })
        .collect())
}

/// Blocks 0, 1, ... of the random numbers of a step of a chain, and groups 0, 1, ... of point `step` of part `part` of
/// the Sobol sequence `chain`.
pub fn random_blocks(
    scene: &Arc<SceneOnGpu>,
    seed: u64,
    chain: u32,
    step: u32,
    part: u32,
    count: u32,
) -> Result<Vec<RandomBlock>, GpuError> {
    let kernel = scene.kernel(&sources::RANDOM_NUMBERS)?;
    let bytes = size_of::<RandomBlock>() as u64 * u64::from(count);
    let mut run = Run::new(
        scene.clone(),
        RunSizes::default().with(RunBuffer::Image, bytes),
    )?;
    let mut parameters: Parameters = scene.parameters(seed);
    parameters.method.chains = chain;
    parameters.method.halves = part;
    parameters.dispatch.items = count;
    parameters.dispatch.first_step = step;
    run.sweep(&[&kernel], &parameters, count)?;
    Ok(bytemuck::pod_collect_to_vec(
        &run.read(RunBuffer::Image, bytes)?,
    ))
}
