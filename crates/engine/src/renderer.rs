//! A renderer on whatever device.

use crate::SceneOnDevice;
use crate::memory::Reservation;
use wayfare_film::Image;
use wayfare_gpu::{GpuError, wgpu};
use wayfare_render::{Budget, RenderError, Renderer as _, Statistics, Sum};
use wayfare_transport::CameraModel;

/// A renderer in progress.
pub struct Renderer {
    inner: Inner,
    /// The memory that was promised to it, until it has taken it.
    reservation: Option<Reservation>,
    device: String,
    notes: Vec<String>,
    pixels: u64,
}

pub(crate) enum Inner {
    Cpu(Sum<Box<dyn wayfare_render::Renderer>>),
    Gpu(wayfare_gpu::Renderer),
}

/// A resolved image, where it is.
pub enum DeviceImage {
    /// In the memory of the host.
    Host(Image),
    /// On the card: buffers of four numbers a pixel, which add up.
    Card(Vec<wgpu::Buffer>),
}

impl Renderer {
    pub(crate) fn new(inner: Inner, reservation: Reservation, scene: &SceneOnDevice) -> Self {
        let mut renderer = Self {
            inner,
            reservation: Some(reservation),
            device: scene.device().name().to_owned(),
            notes: scene.device().notes().to_vec(),
            pixels: scene
                .world()
                .camera()
                .resolution()
                .map(u64::from)
                .iter()
                .product(),
        };
        // The note of a renderer includes that of the scene.
        let note = renderer.inner().note().map(str::to_owned);
        renderer.notes.extend(note);
        renderer
    }

    fn inner(&self) -> &dyn wayfare_render::Renderer {
        match &self.inner {
            Inner::Cpu(renderer) => renderer,
            Inner::Gpu(renderer) => renderer,
        }
    }

    fn inner_mut(&mut self) -> &mut dyn wayfare_render::Renderer {
        match &mut self.inner {
            Inner::Cpu(renderer) => renderer,
            Inner::Gpu(renderer) => renderer,
        }
    }

    /// The device that renders, for reports and files.
    pub fn device(&self) -> &str {
        &self.device
    }

    /// What the user should know before the first image: that the CPU had to do, or that there are fewer chains.
    pub fn notes(&self) -> &[String] {
        &self.notes
    }

    /// Goes on rendering until the budget is spent. After an error the device cannot go on; the image and the statistics
    /// remain as they were last seen.
    pub fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let result = self.inner_mut().advance(budget);
        if self.samples() > 0 {
            self.reservation = None;
        }
        result
    }

    /// The image so far, on the host. After the loss of a card it is the last one that was copied from there, or an error.
    pub fn image(&mut self) -> Result<Image, RenderError> {
        self.inner_mut().image()
    }

    /// Finishes the image so far, and gives it where it is.
    pub fn resolve(&mut self) -> Result<DeviceImage, RenderError> {
        match &mut self.inner {
            Inner::Cpu(renderer) => Ok(DeviceImage::Host(renderer.image()?)),
            Inner::Gpu(renderer) => {
                renderer.resolve()?;
                let images = renderer.images_on_card();
                Ok(DeviceImage::Card(images.into_iter().cloned().collect()))
            }
        }
    }

    /// Starts over with another seed.
    pub fn restart(&mut self, seed: u64) -> Result<(), RenderError> {
        self.inner_mut().restart(seed)
    }

    /// Starts over from another camera, whose image must have the same size.
    pub fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.inner_mut().set_camera(camera, seed)
    }

    /// Evaluations of the path function so far. Costs nothing, unlike all statistics together.
    pub fn samples(&self) -> u64 {
        self.inner().samples()
    }

    /// Evaluations over pixels.
    pub fn samples_per_pixel(&self) -> f64 {
        self.samples() as f64 / self.pixels as f64
    }

    /// What was done so far.
    pub fn statistics(&mut self) -> Statistics {
        self.inner_mut().statistics()
    }

    /// The most samples per pixel that can be added up.
    pub fn max_samples_per_pixel(&self) -> u64 {
        self.inner().max_samples_per_pixel()
    }

    /// Leaves images on the card, even if that means to lose them with the card: for viewers, whose frames should not
    /// wait for copies.
    pub fn keep_no_copies(&mut self) {
        if let Inner::Gpu(renderer) = &mut self.inner {
            renderer.keep_no_copies();
        }
    }

    /// Seconds that kernels took to compile; 0 on the CPU.
    pub fn compile_seconds(&self) -> f64 {
        match &self.inner {
            Inner::Cpu(_) => 0.0,
            Inner::Gpu(renderer) => renderer.compile_seconds(),
        }
    }

    /// Times passes on the card from now on.
    pub fn time_passes(&mut self) -> Result<(), GpuError> {
        match &mut self.inner {
            Inner::Cpu(_) => Ok(()),
            Inner::Gpu(renderer) => renderer.time_passes(),
        }
    }

    /// Seconds per pass on the card since the last call; nothing on the CPU, or where passes are not timed.
    pub fn passes(&mut self) -> Result<Vec<(&'static str, f64)>, GpuError> {
        match &mut self.inner {
            Inner::Cpu(_) => Ok(Vec::new()),
            Inner::Gpu(renderer) => renderer.passes(),
        }
    }
}
