//! Path tracing: independent samples of the path function, equally many in every pixel.

use crate::{Budget, RenderError, Renderer, Statistics};
use rayon::ThreadPool;
use rayon::prelude::*;
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_film::{Accumulator, Image, PixelSum};
use wayfare_sampling::{Philox, Stream};
use wayfare_transport::CameraModel;
use wayfare_transport::Coordinates;
use wayfare_transport::{Counters, DepthRange, World};

/// Path tracing in progress.
///
/// Sample s of pixel p is number `s * pixels + p` of the random stream, and every pixel adds its samples
/// in order: the image depends on the seed and the number of samples, never on threads or timing.
pub struct PathTracing {
    world: Arc<World>,
    depths: DepthRange,
    philox: Philox,
    film: Accumulator,
    counters: Counters,
    /// Samples that all pixels have.
    passed: u64,
    time: Duration,
    pool: Arc<ThreadPool>,
}

/// Pixels that one thread works on before it looks at the clock: a few milliseconds.
const CHUNK: usize = 64;
/// Samples of one pixel before its thread looks at the clock.
const BATCH: u64 = 16;
/// Passes become longer until they take so long.
const PASS: Duration = Duration::from_millis(50);

impl PathTracing {
    /// Bytes of an image of this size in progress, and of the image itself.
    pub fn bytes(resolution: [u32; 2]) -> u64 {
        Accumulator::bytes(resolution).saturating_add(Image::bytes(resolution))
    }

    /// Starts with an empty image of the paths of some depths.
    pub fn new(world: Arc<World>, depths: DepthRange, seed: u64, pool: Arc<ThreadPool>) -> Self {
        let [width, height] = world.camera().resolution();
        Self {
            world,
            depths,
            philox: Philox::new(seed),
            film: Accumulator::new(width, height),
            counters: Counters::default(),
            passed: 0,
            time: Duration::ZERO,
            pool,
        }
    }

    fn pixel_count(&self) -> u64 {
        self.film.pixels().len() as u64
    }

    /// Brings all pixels to the same number of samples, unless the time is up before.
    fn pass(&mut self, budget: &Budget<'_>) {
        let (world, philox, pixels) = (&*self.world, self.philox, self.pixel_count());
        let depths = self.depths;
        let width = self.film.size()[0];
        let film = self.film.pixels_mut();
        let counters = self.pool.install(|| {
            film.par_chunks_mut(CHUNK)
                .enumerate()
                .map(|(chunk, sums)| {
                    let mut counters = Counters::default();
                    for (offset, sum) in sums.iter_mut().enumerate() {
                        let pixel = (chunk * CHUNK + offset) as u32;
                        let position = [pixel % width, pixel / width];
                        while sum.count < budget.samples_per_pixel && !budget.is_over() {
                            let end = budget.samples_per_pixel.min(sum.count + BATCH);
                            while sum.count < end {
                                let sample = sum.count * pixels + u64::from(pixel);
                                add_sample(
                                    world,
                                    depths,
                                    position,
                                    philox.stream(0, sample),
                                    sum,
                                    &mut counters,
                                );
                            }
                        }
                    }
                    counters
                })
                .reduce(Counters::default, |mut a, b| {
                    a.add(&b);
                    a
                })
        });
        self.counters.add(&counters);
    }
}

impl Renderer for PathTracing {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let start = Instant::now();
        // In passes over the whole image, so that no pixel is far ahead when the time is up.
        let mut step = 1;
        while self.passed < budget.samples_per_pixel && !budget.is_over() {
            let begin = Instant::now();
            let goal = budget.samples_per_pixel.min(self.passed + step);
            self.pass(&Budget {
                samples_per_pixel: goal,
                ..*budget
            });
            if budget.is_over() {
                break;
            }
            self.passed = goal;
            if begin.elapsed() < PASS {
                step *= 2;
            }
        }
        self.time += start.elapsed();
        Ok(())
    }

    fn image(&mut self) -> Result<Image, RenderError> {
        Ok(self.film.resolve())
    }

    fn restart(&mut self, seed: u64) -> Result<(), RenderError> {
        let [width, height] = self.world.camera().resolution();
        self.philox = Philox::new(seed);
        self.film = Accumulator::new(width, height);
        self.counters = Counters::default();
        self.passed = 0;
        self.time = Duration::ZERO;
        Ok(())
    }

    fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.world = Arc::new(self.world.seen_by(*camera));
        self.restart(seed)
    }

    fn samples(&self) -> u64 {
        self.counters.paths
    }

    fn statistics(&mut self) -> Statistics {
        Statistics::new(&self.counters, self.pixel_count(), self.time)
    }
}

#[inline]
fn add_sample(
    world: &World,
    depths: DepthRange,
    pixel: [u32; 2],
    mut stream: Stream,
    sum: &mut PixelSum,
    counters: &mut Counters,
) {
    let film = world
        .camera()
        .film_point(pixel, [stream.unit(0), stream.unit(1)]);
    let radiance = world.observed_radiance(
        depths,
        &mut StratifiedSample { film, stream },
        counters,
        |_| (),
    );
    sum.add(radiance.to_f32());
}

/// Coordinates made as the path asks for them, with the film position inside a given pixel.
struct StratifiedSample {
    film: [f32; 2],
    stream: Stream,
}

impl Coordinates<f32> for StratifiedSample {
    #[inline]
    fn get(&mut self, index: usize) -> f32 {
        if index < 2 {
            self.film[index]
        } else {
            self.stream.unit(index as u32)
        }
    }
}
