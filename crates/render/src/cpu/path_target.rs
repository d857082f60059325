//! The path function as a target for Markov chains: density = luminance times the weight of the tile, value = radiance
//! in a pixel.

use crate::auto::PathSet;
use crate::gradient::{ChainStencils, Direction, Estimates};
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
    /// The same path in a neighbouring pixel, where there is one and differences are taken.
    pub neighbour: Option<Neighbour>,
}

/// Radiance in a pixel beside another one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Neighbour {
    /// The way there.
    pub direction: Direction,
    /// Row-major index of the pixel.
    pub pixel: u32,
    /// f at the shifted point.
    pub rgb: [f32; 3],
}

/// The path function of a scene.
pub struct PathTarget {
    world: Arc<World>,
    paths: PathSet,
    /// Whether there is one coordinate more, which chooses a neighbour.
    gradient: bool,
    /// What all threads together have done.
    counters: Arc<Mutex<Counters>>,
}

impl PathTarget {
    /// A set of paths in a scene.
    pub fn new(world: Arc<World>, paths: impl Into<PathSet>) -> Self {
        Self {
            world,
            paths: paths.into(),
            gradient: false,
            counters: Arc::default(),
        }
    }

    /// The same with one more coordinate, which chooses the neighbour where paths are evaluated as well; or without it.
    pub fn with_gradient(self, gradient: bool) -> Self {
        Self { gradient, ..self }
    }

    /// Whether it has that coordinate.
    pub fn has_gradient(&self) -> bool {
        self.gradient
    }

    /// The path of `x` in the neighbouring pixel that it chooses.
    fn neighbour(&self, x: &[f32], scratch: &mut Scratch) -> Option<Neighbour> {
        let (path, chooses) = self.divide(x);
        let direction = Direction::chosen_by(chooses?);
        let camera = self.world.camera();
        let (size, pixel) = (camera.resolution(), camera.pixel([x[0], x[1]]));
        let [column, row] = direction.neighbour(pixel, size)?;
        // The same point inside of the other pixel.
        let inside = std::array::from_fn(|axis| {
            (f64::from(x[axis]) * f64::from(size[axis]) - f64::from(pixel[axis])) as f32
        });
        let film = camera.film_point([column, row], inside);
        let Scratch {
            shifted, counters, ..
        } = scratch;
        shifted.clear();
        shifted.extend_from_slice(path);
        shifted[..2].copy_from_slice(&film);
        let rgb = self
            .world
            .radiance_of(self.paths.at(film), shifted, counters);
        Some(Neighbour {
            direction,
            pixel: row * size[0] + column,
            rgb: rgb.to_f32(),
        })
    }

    /// The coordinates of the path, and the one that chooses a neighbour.
    fn divide<'a>(&self, x: &'a [f32]) -> (&'a [f32], Option<f32>) {
        match x.split_last() {
            Some((&u, path)) if self.gradient => (path, Some(u)),
            _ => (x, None),
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
                neighbour: None,
            },
            non_finite,
        }
    }
}

/// Workspace of one thread. Its counters join the others after every batch of work.
pub struct Scratch {
    record: PathRecord<f32>,
    shifted: Vec<f32>,
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
            shifted: Vec::new(),
            counters: Counters::default(),
            shared: self.counters.clone(),
        }
    }

    fn finish_batch(&self, scratch: &mut Scratch) {
        scratch.report();
    }

    fn dimension(&self) -> usize {
        self.world.dimension() + usize::from(self.gradient)
    }

    fn evaluate(&self, x: &[f32], scratch: &mut Scratch) -> Evaluation<PixelRadiance> {
        let kinds = self.paths.at([x[0], x[1]]);
        if kinds.is_empty() {
            scratch.counters.paths += 1;
            return Evaluation::default();
        }
        let before = scratch.counters.non_finite;
        let path = self.divide(x).0;
        let rgb = self.world.radiance_of(kinds, path, &mut scratch.counters);
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
        let path = self.divide(x).0;
        let (path_score, rest) = score.split_at_mut(path.len());
        rest.fill(0.0);
        let rgb = self
            .world
            .radiance_and_score_of(kinds, path, path_score, record, counters);
        self.evaluation(x, rgb, counters.non_finite > before)
    }

    /// Evaluates the neighbour, unless it is there: a state may be deposited many times.
    fn complete(&self, x: &[f32], value: &mut PixelRadiance, scratch: &mut Scratch) {
        if value.neighbour.is_none() {
            value.neighbour = self.neighbour(x, scratch);
        }
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
#[derive(Clone)]
pub struct ChainFilm {
    /// What they deposit.
    pub deposits: Accumulator,
    /// The sum of f/mu over all independent samples with which tours began, where it is wanted.
    pub independent: PixelSum,
    /// The sum over all states from which carried chains begin.
    pub carried: PixelSum,
    /// The deposits again with differences, where they are taken.
    pub stencils: Option<ChainStencils>,
}

impl ChainFilm {
    /// A black film, of differences too where they are wanted.
    pub fn new([width, height]: [u32; 2], gradient: bool) -> Self {
        Self {
            deposits: Accumulator::new(width, height),
            independent: PixelSum::default(),
            carried: PixelSum::default(),
            stencils: gradient.then(|| ChainStencils::new([width, height])),
        }
    }
}

impl ChainFilm {
    /// What the chains say about every pixel, where differences are taken and there is some light.
    pub fn estimates(&self, scales: [f64; 3]) -> Option<Vec<Estimates>> {
        self.stencils.as_ref()?.estimates(scales)
    }
}

impl Film<PixelRadiance> for ChainFilm {
    #[inline]
    fn add(&mut self, value: &PixelRadiance, weight: f32) {
        let Some(stencils) = &mut self.stencils else {
            return SplatFilm(&mut self.deposits).add(value, weight);
        };
        let mut add = |pixel: u32, rgb: [f32; 3], weight: f32| {
            let rgb = rgb.map(|c| c * weight);
            self.deposits.add(pixel as usize, rgb);
            stencils.add_value(pixel, rgb);
            rgb
        };
        let Some(neighbour) = value.neighbour else {
            add(value.pixel, value.rgb, weight);
            return;
        };
        // Either end of a difference may be visited, in proportion to its density.
        let [here, there] = [value.rgb, neighbour.rgb]
            .map(|[red, green, blue]| luminance(Rgb::new(red, green, blue)).abs());
        let weight = weight * here / (here + there);
        let values = [
            add(value.pixel, value.rgb, weight),
            add(neighbour.pixel, neighbour.rgb, weight),
        ];
        let pixels = [value.pixel, neighbour.pixel];
        stencils.add_difference(neighbour.direction, pixels, values);
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cpu::{self, PathTracing};
    use crate::{Budget, Renderer};
    use rayon::prelude::*;
    use wayfare_sampling::{Defaults, Method, Population};
    use wayfare_testing::statistics::mean_and_error;
    use wayfare_transport::PathKinds;

    const SIZE: [u32; 2] = [9, 7];
    const RUNS: u64 = 24;

    /// Green of all differences to the right and down.
    fn differences(image: &wayfare_film::Image) -> Vec<f64> {
        let [width, height] = SIZE;
        let at = |x: u32, y: u32| f64::from(image.pixel(x, y)[1]);
        let across = (0..height)
            .flat_map(|y| (1..width).map(move |x| (x, y)))
            .map(|(x, y)| at(x, y) - at(x - 1, y));
        let down = (1..height)
            .flat_map(|y| (0..width).map(move |x| (x, y)))
            .map(|(x, y)| at(x, y) - at(x, y - 1));
        across.chain(down).collect()
    }

    /// What chains have found of the same, and nothing at edges: none of these lead across.
    fn found(estimates: &[Estimates]) -> Vec<f64> {
        let [width, height] = SIZE.map(|side| side as usize);
        let mean = |of: &dyn Fn(&Estimates) -> f32, pixel: usize| f64::from(of(&estimates[pixel]));
        let pixels = 0..width * height;
        let (inner, last): (Vec<_>, Vec<_>) = pixels.clone().partition(|p| p % width < width - 1);
        assert!(last.iter().all(|&p| mean(&|e| e.right[1], p) == 0.0));
        let across = inner.into_iter().map(|p| mean(&|e| e.right[1], p));
        let (inner, last): (Vec<_>, Vec<_>) = pixels.partition(|p| p / width < height - 1);
        assert!(last.iter().all(|&p| mean(&|e| e.down[1], p) == 0.0));
        let down = inner.into_iter().map(|p| mean(&|e| e.down[1], p));
        across.chain(down).collect()
    }

    /// Differences that chains take from either end are, in expectation, those of the image.
    #[test]
    fn differences_are_those_of_a_converged_image() {
        if wayfare_testing::is_left_out() {
            return;
        }
        let scene = wayfare_testing::scenes::builtin("gloss", 3, SIZE);
        let world = Arc::new(World::new(scene).expect("a small BVH"));
        let runs: Vec<_> = (0..RUNS)
            .into_par_iter()
            .map(|seed| {
                let pool = cpu::threads(1).expect("a thread");
                let mut traced = PathTracing::new(world.clone(), PathKinds::ALL, seed, pool);
                traced
                    .advance(&Budget::of_samples(500))
                    .expect("the processor");
                differences(&traced.image().expect("an image"))
            })
            .collect();
        let truth = mean_and_error(&runs);
        for name in ["metropolis", "mala-restore", "persistent-restore"] {
            let mut method = Method::preset(name, Defaults::Ours).expect("a method");
            method.set("max-copies", "auto").expect("a parameter");
            let run = |seed: u64| {
                let target = PathTarget::new(world.clone(), PathKinds::ALL).with_gradient(true);
                let mut population = Population::builder(target)
                    .method(method)
                    .chains(64)
                    .bootstrap(4096)
                    .seed(seed)
                    .start()
                    .expect("a population");
                let mut film = ChainFilm::new(SIZE, true);
                population.advance_all(400, &mut film);
                let pixels = f64::from(SIZE[0] * SIZE[1]);
                let estimates = film.estimates([pixels * population.scale(); 3]);
                found(&estimates.expect("light"))
            };
            let runs: Vec<_> = (0..RUNS).into_par_iter().map(run).collect();
            let off = mean_and_error(&runs);
            let off = off.iter().zip(&truth);
            let off: Vec<f64> = off
                .map(|((mean, error), (expected, of_truth))| {
                    (mean - expected) / error.hypot(*of_truth)
                })
                .collect();
            let largest = off
                .iter()
                .fold(0.0_f64, |most, sigma| most.max(sigma.abs()));
            let square = off.iter().map(|sigma| sigma * sigma).sum::<f64>() / off.len() as f64;
            println!("{name}: {largest} standard errors, mean square {square}");
            assert!(largest < 5.5, "{name}: {largest} standard errors");
            assert!(square < 1.5, "{name}: mean square of {square}");
        }
    }
}
