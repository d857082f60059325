//! The path function at given points, as the kernels compute it: what tests compare with the CPU.

use crate::parameters::Parameters;
use crate::sources;
use crate::stage::{Part, Run, RunSizes, SceneOnGpu, WORKGROUP};
use crate::{GpuError, Kernel};
use std::sync::Arc;
use wayfare_transport::Scatterings;

/// What a kernel found at one point.
#[derive(Clone, Debug, PartialEq)]
pub struct Evaluated {
    /// f(x).
    pub light: [f32; 3],
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
    (hash ^ word).wrapping_mul(16_777_619)
}

/// The hash of an empty path.
pub const EMPTY_PATH: u32 = 2_166_136_261;

/// Rows of four floats that a vertex takes in the records.
pub const RECORD_ROWS: u64 = 5;

/// Evaluates light of some kind and its score at points, one after the other in `x`.
pub fn evaluate(
    scene: &Arc<SceneOnGpu>,
    kind: Scatterings,
    x: &[f32],
) -> Result<Vec<Evaluated>, GpuError> {
    let dimension = scene.world().dimension();
    let count = x.len() / dimension;
    let padded = count.next_multiple_of(WORKGROUP as usize);
    let depth = u64::from(scene.world().scene().max_depth) + 1;
    let state = 4 * (2 * dimension * count) as u64;
    let sizes = RunSizes {
        coordinates: state,
        scores: state,
        records: padded as u64 * depth * RECORD_ROWS * 16,
        image: 32 * count as u64,
        ..Default::default()
    };
    let kernel: Kernel = scene.kernel(&sources::EVALUATE)?;
    let mut run = Run::new(scene.clone(), &sizes)?;
    // Coordinate by coordinate on the card.
    let mut transposed = vec![0.0f32; x.len()];
    for (point, coordinates) in x.chunks_exact(dimension).enumerate() {
        for (j, &value) in coordinates.iter().enumerate() {
            transposed[j * count + point] = value;
        }
    }
    let gpu = scene.gpu();
    gpu.write(
        "the points",
        run.part(Part::Coordinates),
        0,
        bytemuck::cast_slice(&transposed),
    )?;
    let mut parameters = Parameters {
        items: count as u32,
        lanes: padded as u32,
        chains: count as u32,
        ..scene.parameters(0)
    };
    parameters.set_light(kind);
    run.dispatch(&kernel, &parameters, [parameters.lanes / WORKGROUP, 1])?;
    let results: Vec<[u32; 8]> =
        bytemuck::pod_collect_to_vec(&gpu.read(run.part(Part::Image), 0..32 * count as u64)?);
    let scores: Vec<f32> =
        bytemuck::pod_collect_to_vec(&gpu.read(run.part(Part::Scores), 0..4 * x.len() as u64)?);
    Ok(results
        .iter()
        .enumerate()
        .map(|(point, row)| Evaluated {
            light: [row[0], row[1], row[2]].map(f32::from_bits),
            path: row[3],
            vertices: row[4],
            closest_rays: row[5] & 0xffff,
            shadow_rays: row[5] >> 16,
            finite: row[6] == 0,
            score: (0..dimension).map(|j| scores[j * count + point]).collect(),
        })
        .collect())
}

/// The random numbers of one block, as the kernels draw them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RandomBlock {
    /// The words.
    pub words: [u32; 4],
    /// As numbers in [0, 1).
    pub units: [f32; 4],
    /// As standard normal numbers.
    pub normals: [f32; 4],
}

/// Blocks 0, 1, ... of the random numbers of a step of a chain.
pub fn random_blocks(
    scene: &Arc<SceneOnGpu>,
    seed: u64,
    chain: u32,
    step: u32,
    count: u32,
) -> Result<Vec<RandomBlock>, GpuError> {
    let kernel = scene.kernel(&sources::RANDOM_NUMBERS)?;
    let bytes = 48 * u64::from(count);
    let sizes = RunSizes {
        image: bytes,
        ..Default::default()
    };
    let mut run = Run::new(scene.clone(), &sizes)?;
    let parameters = Parameters {
        items: count,
        chains: chain,
        first_step: step,
        ..scene.parameters(seed)
    };
    run.sweep(&kernel, &parameters, count)?;
    let rows: Vec<[[u32; 4]; 3]> =
        bytemuck::pod_collect_to_vec(&scene.gpu().read(run.part(Part::Image), 0..bytes)?);
    Ok(rows
        .into_iter()
        .map(|[words, units, normals]| RandomBlock {
            words,
            units: units.map(f32::from_bits),
            normals: normals.map(f32::from_bits),
        })
        .collect())
}
