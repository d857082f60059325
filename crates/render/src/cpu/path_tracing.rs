//! Path tracing: independent samples of the path function, equally many in every pixel.

use super::passes::{Passes, PixelSamples};
use crate::auto::PathSet;
use crate::state::{StateError, put, take};
use crate::{Budget, RenderError, Renderer, Statistics};
use rayon::ThreadPool;
use std::io::Write;
use std::ops::Range;
use std::sync::Arc;
use wayfare_film::{Accumulator, Image, PixelSum};
use wayfare_sampling::{Philox, Stream};
use wayfare_transport::CameraModel;
use wayfare_transport::Coordinates;
use wayfare_transport::{Counters, World};

/// Path tracing in progress.
///
/// Sample s of pixel p is number `s * pixels + p` of the random stream, and every pixel adds its samples
/// in order: the image depends on the seed and the number of samples, never on threads or timing. Nor does a pixel
/// depend on others: rows that are rendered by themselves are those of the whole image.
pub struct PathTracing {
    world: Arc<World>,
    rows: Range<u32>,
    paths: PathSet,
    philox: Philox,
    film: Accumulator,
    passes: Passes,
    pool: Arc<ThreadPool>,
}

impl PixelSamples for PixelSum {
    fn count(&self) -> u64 {
        self.count
    }
}

impl PathTracing {
    /// Bytes of an image of this size in progress, and of the image itself.
    pub fn bytes(resolution: [u32; 2]) -> u64 {
        Accumulator::bytes(resolution).saturating_add(Image::bytes(resolution))
    }

    /// Starts with an empty image of a set of paths.
    pub fn new(
        world: Arc<World>,
        paths: impl Into<PathSet>,
        seed: u64,
        pool: Arc<ThreadPool>,
    ) -> Self {
        let [_, height] = world.camera().resolution();
        Self::of_rows(world, paths, 0..height, seed, pool)
    }

    /// The same for some rows of the image, which become an image of their own.
    pub fn of_rows(
        world: Arc<World>,
        paths: impl Into<PathSet>,
        rows: Range<u32>,
        seed: u64,
        pool: Arc<ThreadPool>,
    ) -> Self {
        let [width, _] = world.camera().resolution();
        Self {
            film: Accumulator::new(width, rows.len() as u32),
            world,
            rows,
            paths: paths.into(),
            philox: Philox::new(seed),
            passes: Passes::default(),
            pool,
        }
    }
}

impl Renderer for PathTracing {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let (world, paths, philox) = (&*self.world, &self.paths, self.philox);
        let [width, height] = self.world.camera().resolution();
        let first = width * self.rows.start;
        let pixels = self.film.pixels_mut();
        let count = u64::from(width) * u64::from(height);
        let add = |pixel: u32, sum: &mut PixelSum, counters: &mut Counters| {
            let pixel = first + pixel;
            let stream = philox.stream(0, sum.count * count + u64::from(pixel));
            let position = [pixel % width, pixel / width];
            let radiance = radiance_in(world, paths, position, stream, counters);
            sum.add(radiance);
        };
        let samples = budget.samples_per_pixel;
        self.passes
            .advance(&self.pool, budget, samples, pixels, add);
        Ok(())
    }

    fn image(&mut self) -> Result<Image, RenderError> {
        Ok(self.film.resolve())
    }

    fn restart(&mut self, seed: u64) -> Result<(), RenderError> {
        let [width, height] = self.film.size();
        self.philox = Philox::new(seed);
        self.film = Accumulator::new(width, height);
        self.passes = Passes::default();
        Ok(())
    }

    fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.world = Arc::new(self.world.seen_by(*camera));
        self.restart(seed)
    }

    fn save_state(&mut self, to: &mut dyn Write) -> Result<(), StateError> {
        put(to, &(self.passes, &self.film))
    }

    fn load_state(&mut self, from: &mut &[u8]) -> Result<(), StateError> {
        let (passes, film): (Passes, Accumulator) = take(from)?;
        check_size(film.size(), film.pixels().len(), &self.world)?;
        (self.passes, self.film) = (passes, film);
        Ok(())
    }

    fn samples(&self) -> u64 {
        self.passes.counters.paths
    }

    fn statistics(&mut self) -> Statistics {
        let pixels = self.film.pixels().len() as u64;
        Statistics::new(&self.passes.counters, pixels, self.passes.time)
    }
}

/// Refuses a film of another size than that of the camera.
pub(super) fn check_size(
    [width, height]: [u32; 2],
    pixels: usize,
    world: &World,
) -> Result<(), StateError> {
    let own = world.camera().resolution();
    if own == [width, height] && pixels as u64 == u64::from(width) * u64::from(height) {
        return Ok(());
    }
    let words = format!(
        "its image has {width}x{height} pixels, not {}x{}",
        own[0], own[1]
    );
    Err(StateError::Misfit(words))
}

/// The radiance of a sample in a pixel.
#[inline]
pub(super) fn radiance_in(
    world: &World,
    paths: &PathSet,
    pixel: [u32; 2],
    mut stream: Stream,
    counters: &mut Counters,
) -> [f32; 3] {
    let film = world
        .camera()
        .film_point(pixel, [stream.unit(0), stream.unit(1)]);
    let kinds = paths.at(film);
    if kinds.is_empty() {
        counters.paths += 1;
        return [0.0; 3];
    }
    let mut sample = StratifiedSample { film, stream };
    let radiance = world.observed_radiance(kinds, &mut sample, counters, |_| ());
    radiance.to_f32()
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
