//! Kernels draw the same random numbers as the CPU.

use std::sync::Arc;
use wayfare_gpu::{Gpu, KernelForm, RandomBlock, SceneOnGpu, random_blocks};
use wayfare_sampling::numbers::{Numbers, Purpose};
use wayfare_sampling::philox::unit_f32;
use wayfare_sampling::{Philox, SobolPoint};
use wayfare_scene::Scene;
use wayfare_transport::World;

/// Blocks per step: more than a workgroup, and the last one is not full.
const BLOCKS: u32 = 100;
/// The blocks of a step that come before the coordinates: see `wayfare_sampling::numbers`.
const BEFORE_COORDINATES: usize = 2;
/// Normal numbers are polynomials, up to 6.8 and rounded about ten times; fused products round less.
const NORMAL_ERROR: f32 = 2e-6;

/// Seed, chain and step, with every word of the counter and of the key at both ends of its range.
const STREAMS: [(u64, u32, u32); 7] = [
    (0, 0, 0),
    (1, 0, 1),
    (42, 7, 1000),
    (0x0123_4567_89ab_cdef, 1 << 20, 1 << 16),
    (u64::MAX, 0, 3),
    (1 << 32, u32::MAX, 0),
    (u64::MAX, u32::MAX, u32::MAX),
];

fn nothing_on(gpu: Gpu) -> Arc<SceneOnGpu> {
    let world = World::new(Scene::default()).expect("an empty world");
    Arc::new(SceneOnGpu::new(Arc::new(gpu), Arc::new(world)).expect("an empty scene"))
}

fn compare(form: KernelForm) {
    let Some(gpu) = crate::common::gpu_with(Some(form)) else {
        return;
    };
    let scene = nothing_on(gpu);
    for (seed, chain, step) in STREAMS {
        let stream = format!("seed {seed:#x}, chain {chain}, step {step}");
        let part = chain & 1;
        let blocks = random_blocks(&scene, seed, chain, step, part, BLOCKS);
        let blocks = blocks.expect("random numbers");
        assert_eq!(blocks.len(), BLOCKS as usize);
        let philox = Philox::new(seed);
        let point = SobolPoint::new(philox, chain, part, u64::from(step));
        for (i, block) in blocks.iter().enumerate() {
            let words = philox.block([i as u32, chain, step, Purpose::Step as u32]);
            assert_eq!(block.words, words, "{stream}, block {i}");
            assert_eq!(
                block.units.map(f32::to_bits),
                words.map(|word| unit_f32(word).to_bits()),
                "{stream}, block {i}"
            );
            let sobol = point.words(i as u32);
            assert_eq!(block.sobol, sobol, "{stream}, Sobol group {i}");
        }
        let coordinates = &blocks[BEFORE_COORDINATES..];
        let numbers = Numbers::new(philox, Purpose::Step, chain, u64::from(step));
        let mut expected = vec![0.0; 4 * coordinates.len()];
        numbers.uniforms(&mut expected);
        let found = flat(coordinates, |block| block.units);
        assert_eq!(found, expected, "{stream}");
        numbers.normals(&mut expected);
        let found = flat(coordinates, |block| block.normals);
        for (i, (a, b)) in found.iter().zip(&expected).enumerate() {
            assert!(
                (a - b).abs() <= NORMAL_ERROR,
                "{stream}, normal number {i}: {a} and {b}"
            );
        }
    }
}

fn flat(blocks: &[RandomBlock], part: impl Fn(&RandomBlock) -> [f32; 4]) -> Vec<f32> {
    blocks.iter().flat_map(part).collect()
}

#[test]
fn spirv_draws_the_numbers_of_the_cpu() {
    compare(KernelForm::SpirV);
}

#[test]
fn wgsl_draws_the_numbers_of_the_cpu() {
    compare(KernelForm::Wgsl);
}
