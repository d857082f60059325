//! One frame of one method.

use crate::interrupt;
use std::time::{Duration, Instant};
use wayfare_engine::{Budget, RenderError, Renderer};
use wayfare_film::Image;
use wayfare_transport::camera::CameraModel;

/// A renderer that makes one frame after the other.
pub struct Camera {
    renderer: Renderer,
    /// Samples per pixel, where a time is not meant.
    spp: Option<u64>,
    /// Time for a frame.
    budget: Duration,
    /// How long it took to finish the last image for display.
    showing: Duration,
}

/// A frame.
pub struct Shot {
    pub image: Image,
    pub samples_per_pixel: f64,
    pub seconds: f64,
}

impl Camera {
    pub fn new(renderer: Renderer, spp: Option<u64>, budget_seconds: f64) -> Self {
        Self {
            renderer,
            spp,
            budget: Duration::from_secs_f64(budget_seconds),
            showing: Duration::ZERO,
        }
    }

    /// Renders a frame that nobody sees, where the clock counts: the first one is slower than all others.
    pub fn warm_up(&mut self, view: &CameraModel) -> Result<(), RenderError> {
        if self.spp.is_none() {
            self.shoot(view, 0)?;
        }
        Ok(())
    }

    /// Renders a frame from nothing. The clock runs while a viewer would wait: beginning anew, samples, finishing the image
    /// for display; not while the image is copied and written. `None` if the user stopped it.
    pub fn shoot(&mut self, view: &CameraModel, seed: u64) -> Result<Option<Shot>, RenderError> {
        let start = Instant::now();
        let stop = &interrupt::STOP;
        self.renderer.set_camera(view, seed)?;
        match self.spp {
            Some(samples_per_pixel) => self.renderer.advance(&Budget {
                samples_per_pixel,
                deadline: None,
                stop,
            })?,
            None => {
                self.renderer.advance(&Budget {
                    samples_per_pixel: self.renderer.max_samples_per_pixel(),
                    deadline: Some(start + self.budget.saturating_sub(self.showing)),
                    stop,
                })?;
                // An image needs a sample in every pixel, however slow the device is.
                self.renderer.advance(&Budget {
                    samples_per_pixel: 1,
                    deadline: None,
                    stop,
                })?;
            }
        }
        let finishing = Instant::now();
        self.renderer.resolve()?;
        self.showing = finishing.elapsed();
        let seconds = start.elapsed().as_secs_f64();
        if interrupt::requested() {
            return Ok(None);
        }
        Ok(Some(Shot {
            samples_per_pixel: self.renderer.statistics().samples_per_pixel,
            image: self.renderer.image()?,
            seconds,
        }))
    }
}
