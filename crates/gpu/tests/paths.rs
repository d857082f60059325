//! The kernels find the same paths, the same light and the same scores as the CPU, path by path.

mod common;

use rayon::prelude::*;
use std::sync::Arc;
use wayfare_gpu::evaluate::{EMPTY_PATH, Evaluated, evaluate, hash_path};
use wayfare_gpu::stage::SceneOnGpu;
use wayfare_gpu::{Gpu, KernelForm};
use wayfare_sampling::Philox;
use wayfare_scene::builtin;
use wayfare_transport::score::PathRecord;
use wayfare_transport::{Counters, World};

/// What the CPU finds at a point.
fn reference(world: &World, x: &[f32]) -> Evaluated {
    let mut record = PathRecord::<f32>::default();
    let mut counters = Counters::default();
    let mut score = vec![0.0; x.len()];
    let light = world.radiance_and_score(x, &mut score, &mut record, &mut counters);
    let path = record.vertices.iter().fold(EMPTY_PATH, |hash, vertex| {
        let hash = hash_path(hash_path(hash, vertex.hit.triangle), vertex.hit.instance);
        if vertex.lit { hash_path(hash, 1) } else { hash }
    });
    Evaluated {
        light: light.to_f32(),
        path,
        vertices: counters.vertices as u32,
        closest_rays: counters.closest_rays as u32,
        shadow_rays: counters.shadow_rays as u32,
        finite: counters.non_finite == 0,
        score,
    }
}

#[test]
fn compare() {
    let Some(gpu) = common::gpu() else { return };
    let gpu = Arc::new(gpu);
    for scene in builtin::all() {
        let world = Arc::new(World::new(scene.load(&Default::default()).unwrap()).unwrap());
        let on_gpu = Arc::new(SceneOnGpu::new(gpu.clone(), world.clone()).unwrap());
        let n = 4096;
        let d = world.dimension();
        let mut x = vec![0.0; n * d];
        for (i, point) in x.chunks_exact_mut(d).enumerate() {
            Philox::new(5).stream(9, i as u64).fill(point);
        }
        let start = std::time::Instant::now();
        let found = evaluate(&on_gpu, &x).unwrap();
        let seconds = start.elapsed().as_secs_f64();
        let expected: Vec<_> = x.par_chunks_exact(d).map(|x| reference(&world, x)).collect();
        let mut differ = 0;
        let mut light_errors = Vec::new();
        let mut score_errors = Vec::new();
        for (a, b) in found.iter().zip(&expected) {
            if a.path != b.path {
                differ += 1;
                continue;
            }
            let norm = |v: &[f32]| v.iter().map(|x| x * x).sum::<f32>().sqrt();
            let diff: Vec<f32> = a.light.iter().zip(&b.light).map(|(a, b)| a - b).collect();
            if norm(&b.light) > 0.0 {
                light_errors.push(norm(&diff) / norm(&b.light));
                let diff: Vec<f32> = a.score.iter().zip(&b.score).map(|(a, b)| a - b).collect();
                score_errors.push(norm(&diff) / norm(&b.score).max(1e-3));
            }
        }
        light_errors.sort_by(f32::total_cmp);
        score_errors.sort_by(f32::total_cmp);
        let q = |v: &[f32], q: f64| v[((v.len() - 1) as f64 * q) as usize];
        println!("{} {seconds:.2}s differ {differ}/{n} lit {} light {:e} {:e} {:e} score {:e} {:e} {:e}", scene.name, light_errors.len(),
            q(&light_errors, 0.5), q(&light_errors, 0.99), q(&light_errors, 1.0),
            q(&score_errors, 0.5), q(&score_errors, 0.99), q(&score_errors, 1.0));
    }
}
