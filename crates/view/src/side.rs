//! One method in progress: a side of the window, or the reference behind it.

use crate::pace::Smoothed;
use crate::stage::Stage;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use wayfare_engine::{Budget, DeviceImage, Renderer, Settings, Statistics};
use wayfare_film::Image;
use wayfare_transport::CameraModel;

/// How often all statistics are read, which costs a copy of counters from the card.
const READ_EVERY: Duration = Duration::from_millis(250);

/// A method in progress.
pub struct Side {
    /// The method and its parameters.
    pub settings: Settings,
    renderer: Renderer,
    pixels: u64,
    /// Seconds that one sample of every pixel takes.
    pass: Smoothed,
    /// Seconds that the first picture took.
    first_seconds: f64,
    /// Seconds that went into the picture so far.
    spent: f64,
    statistics: Statistics,
    read: Option<Instant>,
}

/// What is known about a method in progress.
#[derive(Clone, Debug, Default)]
pub struct SideInfo {
    /// The method and its parameters.
    pub settings: Settings,
    /// Samples per pixel so far.
    pub samples_per_pixel: f64,
    /// Seconds that one sample of every pixel takes.
    pub pass_seconds: Option<f64>,
    /// Seconds that the first picture took: the least that a new camera costs.
    pub first_seconds: f64,
    /// What was done so far, as of a moment ago.
    pub statistics: Statistics,
    /// What the user should know about it.
    pub note: Option<String>,
}

impl Side {
    /// A method that has done nothing yet.
    pub fn start(stage: &Stage, camera: CameraModel, settings: Settings) -> Result<Self, String> {
        let renderer = stage.start(camera, &settings)?;
        let [width, height] = camera.resolution();
        Ok(Self {
            settings,
            renderer,
            pixels: u64::from(width) * u64::from(height),
            pass: Smoothed::default(),
            first_seconds: 0.0,
            spent: 0.0,
            statistics: Statistics::default(),
            read: None,
        })
    }

    /// Begins anew from another camera with a picture of the same size.
    pub fn look(&mut self, camera: &CameraModel, seed: u64) -> Result<(), String> {
        self.settings.seed = seed;
        self.spent = 0.0;
        let looked = self.renderer.set_camera(camera, seed);
        looked.map_err(|error| error.to_string())
    }

    /// Renders for some seconds, unless stopped before; the first time at least a whole picture.
    pub fn advance(&mut self, seconds: f64, stop: &AtomicBool) -> Result<(), String> {
        let start = Instant::now();
        let deadline = start + Duration::from_secs_f64(seconds);
        let renderer = &mut self.renderer;
        let before = renderer.samples();
        let mut budget = Budget {
            samples_per_pixel: 1,
            deadline: None,
            stop,
        };
        if before == 0 {
            renderer
                .advance(&budget)
                .map_err(|error| error.to_string())?;
            self.first_seconds = start.elapsed().as_secs_f64();
        }
        if Instant::now() < deadline && !stop.load(Ordering::Relaxed) {
            // Beyond this a card cannot count, and a picture cannot be told from the truth.
            budget.samples_per_pixel = renderer.max_samples_per_pixel();
            budget.deadline = Some(deadline);
            renderer
                .advance(&budget)
                .map_err(|error| error.to_string())?;
        }
        let done = renderer.samples().saturating_sub(before);
        let taken = start.elapsed().as_secs_f64();
        self.spent += taken;
        if done > 0 {
            self.pass.follow(taken * self.pixels as f64 / done as f64);
        }
        Ok(())
    }

    /// Seconds that went into the picture so far.
    pub fn spent(&self) -> f64 {
        self.spent
    }

    /// The picture so far, finished for display.
    pub fn picture(&mut self) -> Result<DeviceImage, String> {
        self.renderer.resolve().map_err(|error| error.to_string())
    }

    /// The picture so far, copied to the processor.
    pub fn image(&mut self) -> Result<Image, String> {
        self.renderer.image().map_err(|error| error.to_string())
    }

    /// Samples per pixel so far.
    pub fn samples_per_pixel(&mut self) -> f64 {
        self.renderer.samples() as f64 / self.pixels as f64
    }

    /// What is known about it. Statistics are read again now and then.
    pub fn info(&mut self) -> SideInfo {
        if self.read.is_none_or(|read| read.elapsed() > READ_EVERY) {
            self.read_statistics();
        }
        SideInfo {
            settings: self.settings.clone(),
            samples_per_pixel: self.samples_per_pixel(),
            pass_seconds: self.pass.value(),
            first_seconds: self.first_seconds,
            statistics: self.statistics.clone(),
            note: self.renderer.notes().last().cloned(),
        }
    }

    /// What was done so far, read now.
    pub fn read_statistics(&mut self) -> &Statistics {
        self.statistics = self.renderer.statistics();
        self.read = Some(Instant::now());
        &self.statistics
    }
}
