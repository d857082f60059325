//! One method in progress: one pane of the window, or the reference behind it.

use crate::frame_budget::MovingAverage;
use crate::{LoadedScene, ViewError};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use wayfare_engine::{
    Budget, DeviceImage, EngineError, RenderError, Renderer, SceneOnDevice, Settings, Statistics,
};
use wayfare_film::Image;
use wayfare_transport::CameraModel;

/// How often all statistics are read, which copies counters and bootstrap samples from a GPU: a frame takes a few
/// milliseconds longer.
const READ_EVERY: Duration = Duration::from_millis(250);
/// The same while a camera moves, when frames must not be late.
const READ_SELDOM_EVERY: Duration = Duration::from_secs(1);

/// A method in progress.
pub struct Pane {
    /// What is known about it; samples and statistics as of the last reading.
    info: PaneInfo,
    size: [u32; 2],
    renderer: Renderer,
    pass: MovingAverage,
    /// Seconds spent on the image so far, and before it on those beside it.
    spent: f64,
    /// Whether the last call began an image.
    is_first: bool,
    read: Option<Instant>,
}

/// What is known about a method in progress.
#[derive(Clone, Debug, Default)]
pub struct PaneInfo {
    /// The method and its parameters.
    pub settings: Settings,
    /// Samples per pixel so far.
    pub samples_per_pixel: f64,
    /// Seconds per sample of every pixel.
    pub pass_seconds: Option<f64>,
    /// Seconds that the first image took: the least that a new camera costs.
    pub first_seconds: f64,
    /// What was done so far, up to a moment ago.
    pub statistics: Statistics,
    /// What the user should know about the renderer.
    pub note: Option<String>,
}

impl Pane {
    /// A method that has rendered nothing yet. May compile kernels.
    pub(crate) fn start(
        scene: &LoadedScene,
        camera: CameraModel,
        settings: Settings,
    ) -> Result<Self, ViewError> {
        let mut renderer = scene.on_device.seen_by(camera).renderer(&settings)?;
        renderer.keep_no_copies();
        Ok(Self {
            info: PaneInfo {
                settings,
                note: renderer.notes().last().cloned(),
                ..Default::default()
            },
            size: camera.resolution(),
            renderer,
            pass: MovingAverage::default(),
            spent: 0.0,
            is_first: true,
            read: None,
        })
    }

    /// Restarts from another camera with an image of the same size.
    pub(crate) fn set_camera(
        &mut self,
        camera: &CameraModel,
        seed: u64,
    ) -> Result<(), RenderError> {
        self.info.settings.seed = seed;
        self.spent = 0.0;
        self.renderer.set_camera(camera, seed)
    }

    /// Goes to another camera with an image of the same size, and takes along what chains know.
    pub(crate) fn move_camera(
        &mut self,
        camera: &CameraModel,
        seed: u64,
    ) -> Result<(), RenderError> {
        self.info.settings.seed = seed;
        self.spent = 0.0;
        self.renderer.move_camera(camera, seed)
    }

    /// Goes to another version of the scene, seen by its camera, and takes along what chains know where the shapes are the same.
    pub(crate) fn edit(&mut self, scene: &SceneOnDevice, seed: u64) -> Result<(), EngineError> {
        self.info.settings.seed = seed;
        self.spent = 0.0;
        self.renderer.edit(scene, seed)?;
        self.info.note = self.renderer.notes().last().cloned();
        Ok(())
    }

    /// Renders for some seconds unless stopped early; the first time at least one sample per pixel.
    pub(crate) fn advance(&mut self, seconds: f64, stop: &AtomicBool) -> Result<(), RenderError> {
        let start = Instant::now();
        let deadline = start + Duration::from_secs_f64(seconds);
        let before = self.samples_per_pixel();
        self.is_first = before == 0.0;
        let mut budget = Budget {
            samples_per_pixel: 1,
            deadline: None,
            is_strict: false,
            stop,
        };
        if self.is_first {
            self.renderer.advance(&budget)?;
            self.info.first_seconds = start.elapsed().as_secs_f64();
        }
        if Instant::now() < deadline && !stop.load(Ordering::Relaxed) {
            // A frame that has its first image is not late for the sake of more samples.
            budget.is_strict = self.is_first;
            // Beyond this a GPU cannot count, and an image is indistinguishable from the truth.
            budget.samples_per_pixel = self.renderer.max_samples_per_pixel();
            budget.deadline = Some(deadline);
            self.renderer.advance(&budget)?;
        }
        let done = self.samples_per_pixel() - before;
        let taken = start.elapsed().as_secs_f64();
        self.spent += taken;
        if done > 0.0 {
            self.pass.add(taken / done);
        }
        Ok(())
    }

    /// The method and its parameters.
    pub fn settings(&self) -> &Settings {
        &self.info.settings
    }

    /// Seconds spent on the image so far.
    pub(crate) fn spent(&self) -> f64 {
        self.spent
    }

    /// Takes its place beside images on which this many seconds were spent: it does not catch up.
    pub(crate) fn start_level_with(&mut self, spent: f64) {
        self.spent = spent;
    }

    /// Size of the image.
    pub(crate) fn size(&self) -> [u32; 2] {
        self.size
    }

    /// The image so far, where it is, for display.
    pub(crate) fn resolve(&mut self) -> Result<DeviceImage, RenderError> {
        self.renderer.resolve()
    }

    /// The image so far, on the host.
    pub fn image(&mut self) -> Result<Image, ViewError> {
        Ok(self.renderer.image()?)
    }

    /// Samples per pixel so far.
    pub fn samples_per_pixel(&self) -> f64 {
        self.renderer.samples_per_pixel()
    }

    /// What is known about it. Statistics are read again now and then.
    pub(crate) fn info(&mut self) -> PaneInfo {
        let every = match self.is_first {
            true => READ_SELDOM_EVERY,
            false => READ_EVERY,
        };
        if self.read.is_none_or(|read| read.elapsed() > every) {
            self.read_statistics();
        }
        self.info.samples_per_pixel = self.samples_per_pixel();
        self.info.pass_seconds = self.pass.value();
        self.info.clone()
    }

    /// What was done so far, read now.
    pub fn read_statistics(&mut self) -> &Statistics {
        self.info.statistics = self.renderer.statistics();
        self.read = Some(Instant::now());
        &self.info.statistics
    }
}
