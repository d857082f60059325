//! Direct light apart: path tracing finds it easily, and chains are left with the light that is hard to find.

use crate::{Backend, Budget, DeviceError, Statistics};
use wayfare_film::Image;
use wayfare_sampling::MethodSettings;
use wayfare_transport::Scatterings;
use wayfare_transport::camera::CameraModel;

/// The light that the chains of a method sample.
pub fn light_of(settings: &MethodSettings) -> Scatterings {
    match settings.direct() {
        0 => Scatterings::ALL,
        _ => Scatterings::INDIRECT,
    }
}

/// Two renderers whose pictures add up: one of direct light, and chains for the rest.
///
/// They take turns. In every round each pixel gets one sample of direct light, then chains go on by `every` samples per
/// pixel: what has been done after any number of samples does not depend on how they were asked for.
pub struct Split<D, C> {
    direct: D,
    chains: C,
    every: u64,
    pixels: u64,
    /// Rounds that are over.
    rounds: u64,
}

impl<D: Backend, C: Backend> Split<D, C> {
    /// Direct light, and chains that go on by `every` samples per pixel, at least one, for each of it.
    pub fn new(every: u32, [width, height]: [u32; 2], direct: D, chains: C) -> Self {
        Self {
            direct,
            chains,
            every: u64::from(every.max(1)),
            pixels: u64::from(width) * u64::from(height),
            rounds: 0,
        }
    }

    /// The two renderers: of direct light, and of the rest.
    pub fn parts(&self) -> (&D, &C) {
        (&self.direct, &self.chains)
    }

    /// The two renderers, to be changed.
    pub fn parts_mut(&mut self) -> (&mut D, &mut C) {
        (&mut self.direct, &mut self.chains)
    }
}

impl<D: Backend, C: Backend> Backend for Split<D, C> {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), DeviceError> {
        let samples_per_round = self.every + 1;
        loop {
            let until = (self.rounds + 1).saturating_mul(samples_per_round);
            let whole = budget.samples_per_pixel.min(until);
            let direct = whole.div_ceil(samples_per_round);
            // Half of the light is no picture: the first one has both.
            let chains = (whole - direct).max(direct.min(1));
            self.direct.advance(&Budget {
                samples_per_pixel: direct,
                ..*budget
            })?;
            self.chains.advance(&Budget {
                samples_per_pixel: chains,
                ..*budget
            })?;
            if whole == budget.samples_per_pixel || budget.is_over() {
                return Ok(());
            }
            // Chains may come back early where the deadline is too close for another step.
            if budget.deadline.is_some() && self.chains.samples() < chains * self.pixels {
                return Ok(());
            }
            self.rounds += 1;
        }
    }

    fn image(&mut self) -> Image {
        let mut image = self.direct.image();
        for (sum, light) in image.pixels.iter_mut().zip(self.chains.image().pixels) {
            *sum = std::array::from_fn(|channel| sum[channel] + light[channel]);
        }
        image
    }

    fn show(&mut self) -> Result<(), DeviceError> {
        self.direct.show()?;
        self.chains.show()
    }

    fn restart(&mut self, seed: u64) -> Result<(), DeviceError> {
        self.rounds = 0;
        self.direct.restart(seed)?;
        self.chains.restart(seed)
    }

    fn look(&mut self, camera: &CameraModel, seed: u64) -> Result<(), DeviceError> {
        self.rounds = 0;
        self.direct.look(camera, seed)?;
        self.chains.look(camera, seed)
    }

    fn samples(&self) -> u64 {
        self.direct.samples() + self.chains.samples()
    }

    fn statistics(&mut self) -> Statistics {
        self.direct.statistics().plus(self.chains.statistics())
    }

    fn note(&self) -> Option<&str> {
        self.chains.note().or(self.direct.note())
    }

    fn max_samples_per_pixel(&self) -> u64 {
        let direct = self.direct.max_samples_per_pixel();
        direct
            .saturating_mul(self.every + 1)
            .min(self.chains.max_samples_per_pixel())
    }
}
