//! Gradient-domain path tracing: independent samples of stencils, equally many in every pixel.

use super::passes::{Passes, PixelSamples};
use super::path_tracing::check_size;
use super::pixel_samples::PixelSampler;
use crate::auto::PathSet;
use crate::gradient::{
    EVALUATIONS, Estimates, Gradient, PixelStencils, add_excess, estimates, half_of, plain_image,
    reconstruct, value_errors,
};
use crate::state::{StateError, put, take};
use crate::{Budget, Editable, RenderError, Renderer, Statistics};
use rayon::ThreadPool;
use std::io::Write;
use std::sync::Arc;
use wayfare_film::Image;
use wayfare_transport::CameraModel;
use wayfare_transport::{Counters, World};

/// Gradient-domain path tracing in progress.
pub struct GradientPathTracing {
    world: Arc<World>,
    paths: PathSet,
    gradient: Gradient,
    /// The luminance up to which differences are taken.
    limit: f32,
    sampler: PixelSampler,
    pixels: Vec<PixelStencils>,
    passes: Passes,
    /// The image after a number of evaluations.
    image: Option<(u64, Image)>,
    pool: Arc<ThreadPool>,
}

impl PixelSamples for PixelStencils {
    fn count(&self) -> u64 {
        self.evaluations()
    }
}

impl GradientPathTracing {
    /// Bytes of an image of this size in progress, and of the image itself while it is made.
    pub fn bytes([width, height]: [u32; 2]) -> u64 {
        // Sums of both halves, their estimates, and for each: smoothed variances, weights, two images; sums along rows.
        const OF_HALF: usize = size_of::<Estimates>() + 4 * size_of::<[f32; 3]>();
        const OF_PIXEL: usize =
            size_of::<PixelStencils>() + 2 * OF_HALF + size_of::<[[f32; 2]; 3]>();
        let pixels = u64::from(width) * u64::from(height);
        let image = Image::bytes([width, height]);
        pixels.saturating_mul(OF_PIXEL as u64).saturating_add(image)
    }

    /// Starts with an empty image of a set of paths.
    pub fn new(
        world: Arc<World>,
        paths: impl Into<PathSet>,
        gradient: Gradient,
        seed: u64,
        pool: Arc<ThreadPool>,
    ) -> Self {
        let [width, height] = world.camera().resolution();
        Self {
            limit: pool.install(|| gradient.limit_in(&world)),
            world,
            paths: paths.into(),
            gradient,
            sampler: PixelSampler::new(gradient.sequence, [width, height], seed),
            pixels: vec![PixelStencils::default(); width as usize * height as usize],
            passes: Passes::default(),
            image: None,
            pool,
        }
    }

    /// Makes the image of all samples, unless it is there.
    fn reconstruct(&mut self) -> &Image {
        let samples = self.samples();
        let known = self.image.take().filter(|(of, _)| *of == samples);
        let (_, image) = self.image.insert(known.unwrap_or_else(|| {
            let size = self.world.camera().resolution();
            let image = self.pool.install(|| {
                // Without a whole sample there are no differences, and some halves have no values.
                let is_plain = samples < EVALUATIONS * self.pixels.len() as u64;
                let mut image = match is_plain {
                    true => plain_image(size, &self.pixels),
                    false => {
                        let sets = estimates(size, &self.pixels, self.gradient.weights);
                        reconstruct(size, &sets, &self.gradient)
                    }
                };
                add_excess(&mut image, &self.pixels);
                image
            });
            (samples, image)
        }));
        image
    }

    /// The relative squared error (MRSE) that every tile would have without differences, as estimated from samples.
    pub fn tile_errors(&mut self, [columns, rows]: [u32; 2]) -> Vec<f64> {
        let pool = self.pool.clone();
        let image = self.reconstruct().clone();
        let errors = pool.install(|| value_errors(&image, &self.pixels));
        let resolution = self.world.camera().resolution();
        let [width, height] = resolution.map(|side| side as usize);
        let size = [width as f32 / columns as f32, height as f32 / rows as f32];
        let [across, down] = size.map(|side| side.ceil() as usize);
        let of_tile = |tile: u32| {
            let corner = [
                ((tile % columns) as f32 * size[0]) as usize,
                ((tile / columns) as f32 * size[1]) as usize,
            ];
            let at = |i: usize| {
                let column = (corner[0] + i % across).min(width - 1);
                let row = (corner[1] + i / across).min(height - 1);
                errors[row * width + column]
            };
            (0..across * down).map(at).sum::<f64>() / (across * down) as f64
        };
        (0..columns * rows).map(of_tile).collect()
    }
}

impl Renderer for GradientPathTracing {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let (world, paths, sampler) = (&*self.world, &self.paths, self.sampler);
        let limit = self.limit;
        let [width, height] = world.camera().resolution();
        let add = |pixel: u32, stencils: &mut PixelStencils, counters: &mut Counters| {
            let (number, place) = stencils.next();
            let sample = sampler.sample_of_halves(pixel, number);
            let [column, row] = [pixel % width, pixel / width];
            // The film is a torus: pixels at the edge have neighbours too.
            let position = match place {
                0 => [column, row],
                1 => [(column + 1) % width, row],
                _ => [column, (row + 1) % height],
            };
            let radiance = sample.radiance_in(world, paths, position, counters);
            stencils.add(half_of(number, [column, row]), place, radiance, limit);
        };
        let samples = budget.samples_per_pixel;
        self.passes
            .advance(&self.pool, budget, samples, &mut self.pixels, add);
        Ok(())
    }

    fn image(&mut self) -> Result<Image, RenderError> {
        Ok(self.reconstruct().clone())
    }

    fn restart(&mut self, seed: u64) -> Result<(), RenderError> {
        self.sampler.restart(seed);
        self.pixels.fill(PixelStencils::default());
        self.passes = Passes::default();
        self.image = None;
        Ok(())
    }

    fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.world = Arc::new(self.world.seen_by(*camera));
        self.limit = self.pool.install(|| self.gradient.limit_in(&self.world));
        self.restart(seed)
    }

    fn move_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.set_camera(camera, seed)
    }

    fn save_state(&mut self, to: &mut dyn Write) -> Result<(), StateError> {
        let size = self.world.camera().resolution();
        put(to, &(size, self.passes, &self.pixels))
    }

    fn load_state(&mut self, from: &mut &[u8]) -> Result<(), StateError> {
        let (size, passes, pixels): ([u32; 2], Passes, Vec<PixelStencils>) = take(from)?;
        check_size(size, pixels.len(), &self.world)?;
        (self.passes, self.pixels, self.image) = (passes, pixels, None);
        Ok(())
    }

    fn samples(&self) -> u64 {
        self.passes.counters.paths
    }

    fn statistics(&mut self) -> Statistics {
        let pixels = self.pixels.len() as u64;
        Statistics::new(&self.passes.counters, pixels, self.passes.time)
    }
}

impl Editable<Arc<World>> for GradientPathTracing {
    fn edit(&mut self, world: &Arc<World>, seed: u64) -> Result<(), RenderError> {
        self.world = Arc::new(world.with_roulette(self.world.roulette()));
        self.limit = self.pool.install(|| self.gradient.limit_in(&self.world));
        self.restart(seed)
    }
}
