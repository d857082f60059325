//! Film points of one camera on the film of another, as the kernels find them: for comparison with the CPU.

use crate::markov_chains::CHAIN_BYTES;
use crate::run::{Run, RunSizes};
use crate::scene_on_gpu::SceneOnGpu;
use crate::shared::{Camera, Candidate, ChainState, Dispatch, RunBuffer, WORKGROUP};
use crate::{GpuError, sources};
use std::sync::Arc;
use wayfare_transport::{CameraModel, Reprojected};

/// Maps film pairs, each with a point of the lens, from one camera to another: as `Reprojection::map` does.
pub fn reproject(
    scene: &Arc<SceneOnGpu>,
    [from, to]: [&CameraModel; 2],
    points: &[([f32; 2], [f32; 2])],
) -> Result<Vec<Option<Reprojected>>, GpuError> {
    // The points are the states of chains, in a space of the film and the lens alone.
    const DIMENSION: usize = 4;
    let count = points.len();
    let (state, candidates) = (4 * DIMENSION * count, size_of::<Candidate>() * count);
    let sizes = RunSizes::default()
        .with(RunBuffer::ChainStates, CHAIN_BYTES * count as u64)
        .with(RunBuffer::Coordinates, 2 * state as u64)
        .with(RunBuffer::Candidates, candidates as u64);
    let mut run = Run::new(scene.clone(), sizes)?;
    let coordinate = |j: usize| {
        points
            .iter()
            .map(move |(film, lens)| [film[0], film[1], lens[0], lens[1]][j])
    };
    let x: Vec<f32> = (0..DIMENSION).flat_map(coordinate).collect();
    let lit = ChainState {
        density: 1.0,
        ..ChainState::default()
    };
    let rows: &[[u32; 4]] = bytemuck::cast_slice(std::slice::from_ref(&lit));
    let states: Vec<[u32; 4]> = rows
        .iter()
        .flat_map(|row| std::iter::repeat_n(*row, count))
        .collect();
    let gpu = scene.gpu();
    let write = |what, buffer, bytes| gpu.write(what, run.buffer(buffer), 0, bytes);
    write(
        "the points",
        RunBuffer::Coordinates,
        bytemuck::cast_slice(&x),
    )?;
    write(
        "the states",
        RunBuffer::ChainStates,
        bytemuck::cast_slice(&states),
    )?;

    // Map all of them.
    let mut parameters = scene.parameters(0);
    parameters.set_camera(to);
    parameters.other_camera = Camera::new(from);
    parameters.path.dimension = DIMENSION as u32;
    parameters.method.chains = count as u32;
    parameters.reuse.carried = count as u32;
    parameters.dispatch = Dispatch {
        lanes: count.next_multiple_of(WORKGROUP as usize) as u32,
        ..Dispatch::default()
    };
    let kernel = scene.kernel(&sources::CARRY_STATES)?;
    run.sequence(&[&kernel], &parameters)?;

    // Read where they are now, and one over the determinant.
    let moved = gpu.read(
        run.buffer(RunBuffer::Coordinates),
        state as u64..2 * state as u64,
    )?;
    let moved: Vec<f32> = bytemuck::pod_collect_to_vec(&moved);
    let rows: Vec<[f32; 4]> =
        bytemuck::pod_collect_to_vec(&run.read(RunBuffer::Candidates, 16 * count as u64)?);
    let of_point = |(i, row): (usize, &[f32; 4])| {
        let density = f64::from(row[2]);
        (density > 0.0).then(|| Reprojected {
            film: [moved[i], moved[count + i]],
            jacobian: 1.0 / density,
        })
    };
    Ok(rows.iter().enumerate().map(of_point).collect())
}
