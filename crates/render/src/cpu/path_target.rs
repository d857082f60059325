//! The path function as a target for Markov chains: density = luminance times the weight of the tile, value = radiance in a pixel.

use crate::auto::PathSet;
use serde::{Deserialize, Serialize};
use std::sync::{Arc, Mutex, PoisonError};
use wayfare_film::{Accumulator, PixelSum};
use wayfare_sampling::{Evaluation, Film, Target};
use wayfare_transport::math::{Rgb, luminance};
use wayfare_transport::{Counters, World};
use wayfare_transport::{PathRecord, VertexRecord};

/// Radiance that belongs to a pixel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PixelRadiance {
    /// Row-major index of the pixel.
    pub pixel: u32,
    /// f(x).
    pub rgb: [f32; 3],
}

/// The path function of a scene.
pub struct PathTarget {
    world: Arc<World>,
    paths: PathSet,
    /// What all threads together have done.
    counters: Arc<Mutex<Counters>>,
}

impl PathTarget {
    /// A set of paths in a scene.
    pub fn new(world: Arc<World>, paths: impl Into<PathSet>) -> Self {
        Self {
            world,
            paths: paths.into(),
            counters: Arc::default(),
        }
    }

    /// The scene, seen by a camera.
    pub fn world(&self) -> &World {
        &self.world
    }

    /// What all evaluations so far have done.
    pub fn counters(&self) -> Counters {
        *self.counters.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts what evaluations before the first one here have done.
    pub fn count(&self, counters: &Counters) {
        self.counters
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .add(counters);
    }

    fn evaluation(&self, x: &[f32], rgb: Rgb<f32>, non_finite: bool) -> Evaluation<PixelRadiance> {
        let camera = self.world.camera();
        let [column, row] = camera.pixel([x[0], x[1]]);
        let pixel = row * camera.resolution()[0] + column;
        Evaluation {
            // Its size: a pixel filter may give radiance a sign.
            density: luminance(rgb).abs() * self.paths.weight_at([x[0], x[1]]),
            value: PixelRadiance {
                pixel,
                rgb: rgb.to_f32(),
            },
            non_finite,
        }
    }
}

/// Workspace of one thread. Its counters join the others after every batch of work.
pub struct Scratch {
    record: PathRecord<f32>,
    counters: Counters,
    shared: Arc<Mutex<Counters>>,
}

impl Scratch {
    /// Bytes of the workspace of one thread for paths of at most this depth, whose vertices are kept for the score.
    pub fn bytes(max_depth: u32) -> u64 {
        let vertices = u64::from(max_depth) + 1;
        vertices * size_of::<VertexRecord<f32>>() as u64
    }

    fn report(&mut self) {
        let counters = std::mem::take(&mut self.counters);
        self.shared
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .add(&counters);
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        self.report();
    }
}

impl Target for PathTarget {
    type Value = PixelRadiance;
    type Scratch = Scratch;

    fn scratch(&self) -> Scratch {
        Scratch {
            record: PathRecord::default(),
            counters: Counters::default(),
            shared: self.counters.clone(),
        }
    }

    fn finish_batch(&self, scratch: &mut Scratch) {
        scratch.report();
    }

    fn dimension(&self) -> usize {
        self.world.dimension()
    }

    fn evaluate(&self, x: &[f32], scratch: &mut Scratch) -> Evaluation<PixelRadiance> {
        let kinds = self.paths.at([x[0], x[1]]);
        if kinds.is_empty() {
            scratch.counters.paths += 1;
            return Evaluation::default();
        }
        let before = scratch.counters.non_finite;
        let rgb = self.world.radiance_of(kinds, x, &mut scratch.counters);
        self.evaluation(x, rgb, scratch.counters.non_finite > before)
    }

    fn evaluate_with_score(
        &self,
        x: &[f32],
        score: &mut [f32],
        scratch: &mut Scratch,
    ) -> Evaluation<PixelRadiance> {
        let Scratch {
            record, counters, ..
        } = scratch;
        let kinds = self.paths.at([x[0], x[1]]);
        if kinds.is_empty() {
            counters.paths += 1;
            score.fill(0.0);
            return Evaluation::default();
        }
        let before = counters.non_finite;
        let rgb = self
            .world
            .radiance_and_score_of(kinds, x, score, record, counters);
        self.evaluation(x, rgb, counters.non_finite > before)
    }

    /// Tours begin where there are paths.
    fn regenerate(&self, u: &[f32], x: &mut [f32]) {
        x.copy_from_slice(u);
        if let PathSet::Cells(cells) = &self.paths {
            x[..2].copy_from_slice(&cells.film_point([u[0], u[1]]));
        }
    }

    fn regeneration_density(&self, _: &[f32]) -> f32 {
        match self.paths.area() {
            area if area > 0.0 => (1.0 / area) as f32,
            _ => 1.0,
        }
    }
}

/// A film on which samples choose their pixel themselves.
pub struct SplatFilm<'a>(pub &'a mut Accumulator);

impl Film<PixelRadiance> for SplatFilm<'_> {
    #[inline]
    fn add(&mut self, value: &PixelRadiance, weight: f32) {
        self.0
            .add(value.pixel as usize, value.rgb.map(|c| c * weight));
    }
}

/// The film of chains: what they deposit, and the sum of their independent samples.
pub struct ChainFilm {
    /// What they deposit.
    pub deposits: Accumulator,
    /// The sum of f/mu over all independent samples with which tours began, where it is wanted.
    pub independent: PixelSum,
    /// The sum over all states from which carried chains begin.
    pub carried: PixelSum,
}

impl ChainFilm {
    /// A black film.
    pub fn new([width, height]: [u32; 2]) -> Self {
        Self {
            deposits: Accumulator::new(width, height),
            independent: PixelSum::default(),
            carried: PixelSum::default(),
        }
    }
}

impl Film<PixelRadiance> for ChainFilm {
    #[inline]
    fn add(&mut self, value: &PixelRadiance, weight: f32) {
        SplatFilm(&mut self.deposits).add(value, weight);
    }

    #[inline]
    fn add_independent(&mut self, value: &PixelRadiance, weight: f32) {
        self.independent.add(value.rgb.map(|c| c * weight));
    }

    #[inline]
    fn add_carried(&mut self, value: &PixelRadiance, weight: f32) {
        self.carried.add(value.rgb.map(|c| c * weight));
    }
}
