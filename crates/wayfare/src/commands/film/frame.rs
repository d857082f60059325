//! One frame of one method.

use crate::console::errln;
use crate::interrupt;
use std::time::{Duration, Instant};
use wayfare_engine::{Budget, RenderError, Renderer};
use wayfare_film::Image;
use wayfare_render::auto::AutoStatistics;
use wayfare_transport::CameraModel;

/// Renders the frames of one method, one after the other.
pub struct FrameRenderer {
    renderer: Renderer,
    /// Samples per pixel, if the budget is not a time.
    spp: Option<u64>,
    /// Time for a frame.
    budget: Duration,
    /// How long it took to resolve the last image.
    resolving: Duration,
    /// Whether a frame takes along what chains know from the last one.
    reuse: bool,
    /// Whether there was a frame to take it from.
    has_frame: bool,
    /// Notes of the renderer that the user has seen.
    told: usize,
}

/// A frame.
pub struct Frame {
    pub image: Image,
    pub samples_per_pixel: f64,
    pub seconds: f64,
    /// What `auto` has chosen.
    pub auto: Option<AutoStatistics>,
}

impl FrameRenderer {
    pub fn new(mut renderer: Renderer, spp: Option<u64>, budget_seconds: f64) -> Self {
        renderer.survive_card();
        Self {
            told: renderer.notes().len(),
            renderer,
            spp,
            budget: Duration::from_secs_f64(budget_seconds),
            resolving: Duration::ZERO,
            reuse: false,
            has_frame: false,
        }
    }

    /// Carries chains over from frame to frame, or starts each frame from scratch.
    pub fn reuse(&mut self, reuse: bool) {
        self.reuse = reuse;
    }

    /// Renders frames that are discarded, if the budget is a time: the first one is slower than all others.
    pub fn warm_up(&mut self, view: &CameraModel) -> Result<(), RenderError> {
        if self.spp.is_none() {
            self.render(view, 0)?;
            // What carries chains over is compiled when the camera moves for the first time.
            if self.reuse {
                self.render(view, 1)?;
            }
            self.has_frame = false;
        }
        Ok(())
    }

    /// Renders a frame, from scratch or with what chains know from the last one. The clock runs while a viewer would
    /// wait: restart, samples, resolving the image; not while the image is copied and written. `None` if the user
    /// stopped it.
    pub fn render(&mut self, view: &CameraModel, seed: u64) -> Result<Option<Frame>, RenderError> {
        let start = Instant::now();
        let stop = &interrupt::STOP;
        match self.reuse && self.has_frame {
            true => self.renderer.move_camera(view, seed)?,
            false => self.renderer.set_camera(view, seed)?,
        }
        self.has_frame = true;
        match self.spp {
            Some(samples_per_pixel) => self.renderer.advance(&Budget {
                samples_per_pixel,
                deadline: None,
                is_strict: false,
                stop,
            })?,
            None => {
                self.renderer.advance(&Budget {
                    samples_per_pixel: self.renderer.max_samples_per_pixel(),
                    deadline: Some(start + self.budget.saturating_sub(self.resolving)),
                    is_strict: true,
                    stop,
                })?;
                // An image needs a sample in every pixel, however slow the device is.
                self.renderer.advance(&Budget {
                    samples_per_pixel: 1,
                    deadline: None,
                    is_strict: false,
                    stop,
                })?;
            }
        }
        for note in &self.renderer.notes()[self.told..] {
            errln!("note: {note}");
        }
        self.told = self.renderer.notes().len();
        let finishing = Instant::now();
        self.renderer.resolve()?;
        self.resolving = finishing.elapsed();
        let seconds = start.elapsed().as_secs_f64();
        if interrupt::requested() {
            return Ok(None);
        }
        let statistics = self.renderer.statistics();
        Ok(Some(Frame {
            samples_per_pixel: statistics.samples_per_pixel,
            auto: statistics.auto,
            image: self.renderer.image()?,
            seconds,
        }))
    }
}
