//! Path tracing: independent samples of the path function, equally many in every pixel.

use super::passes::{Passes, PixelSamples};
use super::pixel_samples::PixelSampler;
use crate::auto::PathSet;
use crate::state::{StateError, put, take};
use crate::{Budget, Editable, RenderError, Renderer, Statistics};
use rayon::ThreadPool;
use std::io::Write;
use std::ops::Range;
use std::sync::Arc;
use wayfare_film::{Accumulator, Image, PixelSum};
use wayfare_sampling::Sequence;
use wayfare_transport::CameraModel;
use wayfare_transport::{Counters, World};

/// Path tracing in progress.
///
/// Every pixel has samples of its own and adds them in order: the image depends on the seed and the number of samples,
/// never on threads or timing. Nor does a pixel depend on others: rows that are rendered by themselves are those of the
/// whole image.
pub struct PathTracing {
    world: Arc<World>,
    rows: Range<u32>,
    paths: PathSet,
    sampler: PixelSampler,
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
        let resolution = world.camera().resolution();
        Self {
            film: Accumulator::new(resolution[0], rows.len() as u32),
            world,
            rows,
            paths: paths.into(),
            sampler: PixelSampler::new(Sequence::default(), resolution, seed),
            passes: Passes::default(),
            pool,
        }
    }

    /// The same with samples from elsewhere.
    pub fn with_sequence(mut self, sequence: Sequence) -> Self {
        self.sampler.sequence = sequence;
        self
    }
}

impl Renderer for PathTracing {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let (world, paths, sampler) = (&*self.world, &self.paths, self.sampler);
        let [width, _] = self.world.camera().resolution();
        let first = width * self.rows.start;
        let pixels = self.film.pixels_mut();
        let add = |pixel: u32, sum: &mut PixelSum, counters: &mut Counters| {
            let pixel = first + pixel;
            let position = [pixel % width, pixel / width];
            let sample = sampler.sample(pixel, sum.count);
            sum.add(sample.radiance_in(world, paths, position, counters));
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
        self.sampler.restart(seed);
        self.film = Accumulator::new(width, height);
        self.passes = Passes::default();
        Ok(())
    }

    fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.world = Arc::new(self.world.seen_by(*camera));
        self.restart(seed)
    }

    fn move_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.set_camera(camera, seed)
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

impl Editable<Arc<World>> for PathTracing {
    fn edit(&mut self, world: &Arc<World>, seed: u64) -> Result<(), RenderError> {
        self.world = Arc::new(world.with_roulette(self.world.roulette()));
        self.restart(seed)
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
