//! Path tracing on the card: independent samples, equally many in every pixel.

use crate::run::RunSizes;
use crate::scene_on_gpu::SceneOnGpu;
use crate::session::{Session, Tuning};
use crate::shared::{ImageParameters, RunBuffer, TILE_HEIGHT, TILE_WIDTH};
use crate::{GpuError, Kernel, sources};
use std::sync::Arc;
use wayfare_film::Image;
use wayfare_render::{Budget, RenderError, Renderer, Settings, Statistics};
use wayfare_transport::CameraModel;
use wayfare_transport::DepthRange;

/// More samples per pixel might overflow the sums on the film.
pub const MAX_SAMPLES_PER_PIXEL: u64 = 1 << 24;

/// Path tracing in progress.
pub struct PathTracing {
    session: Session,
    kernel: Kernel,
    /// Samples of every pixel.
    samples: u64,
}

impl PathTracing {
    /// Bytes of all buffers on the card for an image of so many pixels.
    pub fn bytes(pixels: u64) -> u64 {
        Session::sizes(pixels, RunSizes::default()).total()
    }

    /// Starts with a black image of the paths of some depths.
    pub fn new(
        scene: Arc<SceneOnGpu>,
        depths: DepthRange,
        settings: &Settings,
        tuning: Tuning,
    ) -> Result<Self, GpuError> {
        let kernel = scene.kernel(&sources::PATH_TRACING)?;
        let mut parameters = scene.parameters(settings.seed);
        parameters.set_depths(depths);
        let fixed = (settings.steps_per_dispatch > 0).then_some(settings.steps_per_dispatch);
        let session = Session::new(scene, parameters, tuning, fixed, RunSizes::default())?;
        Ok(Self {
            session,
            kernel,
            samples: 0,
        })
    }

    /// The image on the card, as it was last resolved: four floats a pixel.
    pub fn image_on_card(&self) -> &wgpu::Buffer {
        self.session.run.buffer(RunBuffer::Image)
    }

    /// The session, for what only the card can tell.
    pub fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    /// Seconds that its kernels took to compile.
    pub fn compile_seconds(&self) -> f64 {
        self.kernel.compile_seconds()
    }

    /// Pieces of work of one sample per pixel: pixels in whole tiles.
    fn items(&self) -> u32 {
        let [width, height] = self.session.size();
        let tiles = width.div_ceil(TILE_WIDTH) * height.div_ceil(TILE_HEIGHT);
        tiles * TILE_WIDTH * TILE_HEIGHT
    }

    fn image_parameters(&self) -> ImageParameters {
        ImageParameters {
            scale: 1.0 / self.samples.max(1) as f32,
            ..self.session.parameters.image
        }
    }
}

impl Renderer for PathTracing {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let target = budget.samples_per_pixel.min(MAX_SAMPLES_PER_PIXEL);
        if budget.samples_per_pixel != u64::MAX && budget.samples_per_pixel > MAX_SAMPLES_PER_PIXEL
        {
            return Err(RenderError::TooManySamples {
                most: MAX_SAMPLES_PER_PIXEL,
            });
        }
        let items = self.items();
        let pixels = self.session.pixels();
        let Self {
            session,
            kernel,
            samples,
        } = self;
        let samples = std::cell::Cell::from_mut(samples);
        let result = session.advance(
            budget,
            pixels,
            |_| target.saturating_sub(samples.get()),
            |session, steps| {
                // Pieces of work are counted in 32 bits.
                let steps = steps.min(u32::MAX / items);
                let index = session.work(kernel, samples.get() as u32, items * steps)?;
                samples.set(samples.get() + u64::from(steps));
                Ok(index)
            },
        );
        let image = self.image_parameters();
        self.session.copy_now_and_then(&image);
        Ok(result?)
    }

    fn image(&mut self) -> Result<Image, RenderError> {
        let image = self.image_parameters();
        Ok(self.session.image(&image)?)
    }

    fn resolve(&mut self) -> Result<(), RenderError> {
        let image = self.image_parameters();
        Ok(self.session.resolve(&image)?)
    }

    fn restart(&mut self, seed: u64) -> Result<(), RenderError> {
        self.session.restart(seed);
        self.samples = 0;
        Ok(())
    }

    fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.session.set_camera(camera)?;
        self.restart(seed)
    }

    fn max_samples_per_pixel(&self) -> u64 {
        MAX_SAMPLES_PER_PIXEL
    }

    fn note(&self) -> Option<&str> {
        self.session.run.scene().note()
    }

    fn samples(&self) -> u64 {
        self.samples * self.session.pixels()
    }

    fn statistics(&mut self) -> Statistics {
        let counters = self.session.counted().paths();
        Statistics::new(&counters, self.session.pixels(), self.session.time())
    }
}
