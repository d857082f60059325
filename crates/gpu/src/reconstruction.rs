//! Images of values and differences, whichever method has sampled them.

use crate::scene_on_gpu::SceneOnGpu;
use crate::shared::{ImageParameters, PARTIAL_SUMS, WAITING_PLANES};
use crate::{GpuError, Kernel, KernelSource, sources};
use wayfare_render::gradient::{Gradient, MOMENTUM, STEP_SIZE, STEPS, Weights};

/// What comes after the means, once each.
pub const SOURCES: [KernelSource; 9] = [
    sources::RECONSTRUCT_PARTS,
    sources::RECONSTRUCT_TOTALS,
    sources::RECONSTRUCT_ROWS,
    sources::RECONSTRUCT_COLUMNS,
    sources::RECONSTRUCT_WEIGHTS,
    sources::RECONSTRUCT_CONSTANTS,
    sources::RECONSTRUCT_EVEN,
    sources::RECONSTRUCT_ODD,
    sources::RECONSTRUCT_IMAGE,
];

/// The kernels that make an image, in their order: those that find means, and all that follow.
pub fn kernels(scene: &SceneOnGpu, means: &KernelSource) -> Result<Vec<Kernel>, GpuError> {
    let [before @ .., even, odd, image] = &SOURCES;
    let mut order = vec![means];
    order.extend(before);
    for _ in 0..STEPS / 2 {
        order.extend([even, odd]);
    }
    order.push(image);
    order
        .into_iter()
        .map(|source| scene.kernel(source))
        .collect()
}

/// Bytes of the planes of an image, in which evaluations wait to be added to the film, too.
pub fn bytes(pixels: u64) -> u64 {
    16 * (u64::from(WAITING_PLANES) * pixels + 2 * (u64::from(PARTIAL_SUMS) + 1))
}

/// What the kernels receive.
pub fn parameters(image: ImageParameters, gradient: &Gradient) -> ImageParameters {
    ImageParameters {
        smoothing: gradient.smoothing,
        own_weights: u32::from(gradient.weights == Weights::Own),
        step_size: STEP_SIZE,
        momentum: MOMENTUM,
        ..image
    }
}
