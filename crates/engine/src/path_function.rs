//! The path function of a scene at given points, on any device.

use crate::{EngineError, SceneOnDevice, device::Kind};
use rayon::prelude::*;
use wayfare_render::cpu::PathTarget;
use wayfare_sampling::Target;
use wayfare_transport::PathKinds;
use wayfare_transport::math::Rgb;

/// f and p at many points.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PathValues {
    /// f(x): radiance.
    pub radiance: Vec<[f32; 3]>,
    /// The pixel that the radiance belongs to: its row-major index.
    pub pixel: Vec<u32>,
    /// p(x): the luminance of f(x).
    pub density: Vec<f32>,
    /// The points at which something was not finite, which count as black.
    pub non_finite: u64,
}

/// Points that one thread evaluates in one go.
const CHUNK: usize = 64;
/// Bytes on a card that points are given at once.
const CARD_BYTES: usize = 256 << 20;
/// About as many bytes of a card as the record of a vertex takes.
const VERTEX_BYTES: usize = 512;

impl SceneOnDevice {
    /// f and p of the paths of some kinds at points, one after the other in `x`. Where `scores` is given, it has the
    /// length of `x`, and every entry is written: the score grad p / (p + 1e-8).
    ///
    /// # Panics
    /// If `x` is no whole number of points, or `scores` has another length.
    pub fn evaluate(
        &self,
        kinds: PathKinds,
        x: &[f32],
        scores: Option<&mut [f32]>,
    ) -> Result<PathValues, EngineError> {
        let dimension = self.world().dimension();
        assert_eq!(x.len() % dimension, 0, "whole points");
        if let Some(scores) = &scores {
            assert_eq!(scores.len(), x.len(), "a score for every point");
        }
        match &self.device().kind {
            Kind::Cpu(pool) => Ok(pool.install(|| self.evaluate_on_cpu(kinds, x, scores))),
            Kind::Gpu(_) => self.evaluate_on_gpu(kinds, x, scores),
        }
    }

    fn evaluate_on_cpu(
        &self,
        kinds: PathKinds,
        x: &[f32],
        scores: Option<&mut [f32]>,
    ) -> PathValues {
        let target = PathTarget::new(self.world().clone(), kinds);
        let dimension = target.dimension();
        let evaluations: Vec<_> = match scores {
            None => x
                .par_chunks_exact(dimension)
                .with_min_len(CHUNK)
                .map_init(
                    || target.scratch(),
                    |scratch, x| target.evaluate(x, scratch),
                )
                .collect(),
            Some(scores) => x
                .par_chunks_exact(dimension)
                .zip(scores.par_chunks_exact_mut(dimension))
                .with_min_len(CHUNK)
                .map_init(
                    || target.scratch(),
                    |scratch, (x, score)| target.evaluate_with_score(x, score, scratch),
                )
                .collect(),
        };
        PathValues {
            radiance: evaluations.iter().map(|e| e.value.rgb).collect(),
            pixel: evaluations.iter().map(|e| e.value.pixel).collect(),
            density: evaluations.iter().map(|e| e.density).collect(),
            non_finite: evaluations.iter().filter(|e| e.non_finite).count() as u64,
        }
    }

    fn evaluate_on_gpu(
        &self,
        kinds: PathKinds,
        x: &[f32],
        mut scores: Option<&mut [f32]>,
    ) -> Result<PathValues, EngineError> {
        let Some(scene) = &self.on_gpu else {
            unreachable!("a scene on a card is on the card");
        };
        let (dimension, camera) = (self.world().dimension(), *self.world().camera());
        let vertices = self.world().scene().max_depth as usize + 1;
        let point_bytes = 16 * dimension + vertices * VERTEX_BYTES;
        let points = (CARD_BYTES / point_bytes).clamp(1, 1 << 20);
        let mut values = PathValues::default();
        for (i, x) in x.chunks(points * dimension).enumerate() {
            let found = wayfare_gpu::evaluate(scene, kinds, x)?;
            for (j, (found, x)) in found.iter().zip(x.chunks_exact(dimension)).enumerate() {
                let [red, green, blue] = found.radiance;
                let rgb = Rgb::new(red, green, blue);
                let [column, row] = camera.pixel([x[0], x[1]]);
                values.radiance.push(found.radiance);
                values.pixel.push(row * camera.resolution()[0] + column);
                let luminance = wayfare_transport::math::luminance(rgb);
                values.density.push(luminance.abs());
                values.non_finite += u64::from(!found.finite);
                if let Some(scores) = scores.as_deref_mut() {
                    let first = (i * points + j) * dimension;
                    scores[first..first + dimension].copy_from_slice(&found.score);
                }
            }
        }
        Ok(values)
    }
}

#[cfg(test)]
mod tests {
    use crate::memory::tests::ALONE;
    use crate::{AdapterChoice, Device, DeviceSpec, prepare_scene};
    use std::sync::Arc;
    use wayfare_sampling::Philox;
    use wayfare_transport::{Counters, PathKinds, PathRecord};

    /// Points and values of the CPU, and of a card where there is one.
    #[test]
    fn devices_give_the_path_function_of_the_scene() {
        let _alone = ALONE.lock();
        let scene = wayfare_testing::scenes::builtin("gloss", 4, [32, 24]);
        let world = Arc::new(prepare_scene(scene).expect("a world"));
        let (dimension, count) = (world.dimension(), 300);
        let mut numbers = Philox::new(1).stream(3, 0);
        let x: Vec<f32> = (0..dimension * count)
            .map(|i| numbers.unit(i as u32))
            .collect();

        let cpu = Device::open(&DeviceSpec::Cpu, 2).expect("threads");
        let cpu = cpu.upload(world.clone()).expect("the CPU has it");
        let mut scores = vec![f32::NAN; x.len()];
        let values = cpu.evaluate(PathKinds::ALL, &x, Some(&mut scores));
        let values = values.expect("the CPU works");
        let (mut counters, mut record) = (Counters::default(), PathRecord::default());
        for (i, x) in x.chunks_exact(dimension).enumerate() {
            let mut score = vec![0.0; dimension];
            let f = world.radiance_and_score(x, &mut score, &mut record, &mut counters);
            assert_eq!(values.radiance[i], f.to_f32());
            assert_eq!(scores[i * dimension..(i + 1) * dimension], score);
            let [column, row] = world.camera().pixel([x[0], x[1]]);
            assert_eq!(values.pixel[i], row * 32 + column);
        }
        let again = cpu.evaluate(PathKinds::ALL, &x, None).expect("it works");
        assert_eq!(again, values);

        let gpu = match Device::open(&DeviceSpec::Gpu(AdapterChoice::Any), 0) {
            Ok(gpu) => gpu.upload(world).expect("it fits"),
            Err(error) => return wayfare_testing::skip("GPU", &error.to_string()),
        };
        let mut on_gpu = vec![f32::NAN; x.len()];
        let found = gpu.evaluate(PathKinds::ALL, &x, Some(&mut on_gpu));
        let found = found.expect("the card works");
        assert_eq!(found.pixel, values.pixel);
        let near = |a: f32, b: f32| (a - b).abs() <= 1e-3 * (1e-3 + a.abs().max(b.abs()));
        let close = found.density.iter().zip(&values.density);
        let close = close.filter(|(a, b)| near(**a, **b)).count();
        // A ray that grazes an edge may go another way.
        assert!(close as f64 > 0.97 * count as f64, "{close} of {count}");
        assert!(on_gpu.iter().all(|s| s.is_finite()));
    }
}
