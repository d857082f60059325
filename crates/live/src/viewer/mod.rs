//! The frame loop, with or without a window: requests become images, in time.

mod scenes;
mod update;

use crate::finish::{Finish, Finisher};
use crate::frame_budget::FrameBudget;
use crate::job::Job;
use crate::navigate::Navigator;
use crate::pane::{Pane, PaneInfo};
use crate::renderers::{Ended, Renderers, Round, RunningRound};
use crate::watch::Watch;
use crate::{Host, LoadedScene, Request, SceneCache, View, ViewError};
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_engine::{Device, DeviceSpec, EngineError, Method};
use wayfare_film::{Image, Look};
use wayfare_scene::SourceFiles;
use wayfare_trajectory::Pose;
use wayfare_transport::CameraModel;

/// The smallest width and height of an image, ...
const SMALLEST: u32 = 8;
/// ... and the largest.
const LARGEST: u32 = 16_384;
/// Takes what is finished and waits for nothing.
const NOW: Option<Duration> = Some(Duration::ZERO);
/// A window waits for images this many times the budget of a frame, and then continues without them.
const PATIENCE: f64 = 1.2;

/// What images are compared with.
#[derive(Clone, Debug, Default)]
pub enum Reference {
    /// Nothing.
    #[default]
    None,
    /// An image from a file.
    File {
        /// The file.
        name: String,
        /// The image.
        image: Arc<Image>,
    },
    /// One that is rendered alongside, from the same camera and with an equal share of the time.
    Rendered(Method),
}

/// What happened in a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct FrameTimes {
    /// Seconds spent waiting for renderers.
    pub waiting: f64,
    /// Seconds that renderers worked for new images, within those that they were asked for.
    pub rendered: f64,
    /// Whether the images were restarted.
    pub restarted: bool,
    /// Whether there are new images.
    pub finished: bool,
}

/// What the renderers work on.
#[derive(Clone, Copy, Debug, Default)]
struct Work {
    size: [u32; 2],
    coarseness: u32,
    /// Whether it is the first round of an image.
    is_first: bool,
    finish: Finish,
}

/// A scene that is being loaded.
struct Loading {
    name: String,
    job: Job<LoadedScene>,
    /// The files that are read.
    files: Arc<SourceFiles>,
    /// Whether it is loaded because its files have changed.
    is_reload: bool,
}

/// Images in progress, and the requests that they follow.
pub struct Viewer {
    host: Arc<dyn Host>,
    /// What the user requests. Changes take effect in the next frame.
    pub request: Request,
    /// What images are compared with.
    pub reference: Reference,
    /// The camera.
    pub navigator: Navigator,
    /// The time that a frame may take.
    pub frame_budget: FrameBudget,
    /// What is done with images before they are shown. Changes take effect in the next frame.
    pub finish: Finish,
    /// What went wrong last.
    pub problem: Option<ViewError>,
    /// Whether rendering is paused.
    pub paused: bool,
    /// Whether frames wait for their images however long that takes: for measurements.
    pub waits: bool,
    /// Whether chains take along what they know when the camera moves; off, so that frames can be compared.
    pub reuse: bool,
    /// What is shared with other viewers.
    scenes: Option<Arc<SceneCache>>,
    scene: Option<LoadedScene>,
    /// The renderers, unless they are at work.
    renderers: Option<Renderers>,
    /// Renderers of images with larger or smaller pixels, and the width of those.
    spare: Option<(u32, Renderers)>,
    finisher: Finisher,
    running: Option<RunningRound>,
    work: Work,
    /// The last images, until they are taken, and their size.
    round: Option<([u32; 2], Round)>,
    infos: Vec<PaneInfo>,
    reference_info: Option<PaneInfo>,
    /// The request that the renderers were made for.
    applied: Option<Request>,
    loading: Option<Loading>,
    /// The files of the scene, or of one that could not be read.
    watch: Watch,
    /// Methods that are being started, the request that they follow, and the size of their images.
    starting: Option<(Request, [u32; 2], Job<Vec<Pane>>)>,
    first_pose: Option<Pose>,
    /// The camera of the images in progress.
    camera: Option<CameraModel>,
    pose: Option<Pose>,
    size: [u32; 2],
    coarseness: u32,
    /// Whether the images in progress are still empty.
    is_empty: bool,
    /// How often images were restarted.
    restarts: u64,
    moved: Instant,
}

impl Viewer {
    /// A viewer whose frames should take `budget` seconds. It starts to load the scene in its first frame.
    pub fn new(
        host: Arc<dyn Host>,
        request: Request,
        budget: f64,
        first_pose: Option<Pose>,
    ) -> Self {
        Self {
            host,
            request,
            reference: Reference::None,
            navigator: Navigator::new(Default::default(), 1.0),
            frame_budget: FrameBudget::new(budget),
            finish: Finish::default(),
            problem: None,
            paused: false,
            waits: false,
            reuse: false,
            scenes: None,
            scene: None,
            renderers: Some(Renderers::default()),
            spare: None,
            finisher: Finisher::default(),
            running: None,
            work: Work::default(),
            round: None,
            infos: Vec::new(),
            reference_info: None,
            applied: None,
            loading: None,
            watch: Watch::default(),
            starting: None,
            first_pose,
            camera: None,
            pose: None,
            size: [SMALLEST; 2],
            coarseness: 1,
            is_empty: true,
            restarts: 0,
            moved: Instant::now(),
        }
    }

    /// Shares the device and scenes with other viewers from now on.
    pub fn share(&mut self, scenes: Arc<SceneCache>) {
        self.scenes = Some(scenes);
    }

    /// The program around the viewer.
    pub fn host(&self) -> &Arc<dyn Host> {
        &self.host
    }

    /// The scene on its device, once it is loaded.
    pub fn scene(&self) -> Option<&LoadedScene> {
        self.scene.as_ref()
    }

    /// What is known about the methods in progress.
    pub fn panes(&self) -> &[PaneInfo] {
        &self.infos
    }

    /// What is known about a reference that is rendered alongside.
    pub fn reference_info(&self) -> Option<&PaneInfo> {
        self.reference_info.as_ref()
    }

    /// The newest images and their size, once.
    pub fn take_round(&mut self) -> Option<([u32; 2], Round)> {
        self.round.take()
    }

    /// Size of the rendered images.
    pub fn image_size(&self) -> [u32; 2] {
        self.size
            .map(|n| (n / self.coarseness).max(SMALLEST.min(n)))
    }

    /// Size of the images when they are not coarse.
    pub fn full_size(&self) -> [u32; 2] {
        self.size
    }

    /// Width of a rendered pixel.
    pub fn coarseness(&self) -> u32 {
        self.coarseness
    }

    /// What the user waits for.
    pub fn busy(&self) -> Option<&str> {
        let loading = self
            .loading
            .as_ref()
            .map(|loading| loading.job.task.as_str());
        loading.or(self.starting.as_ref().map(|(.., job)| job.task.as_str()))
    }

    /// What is displayed, given how.
    pub fn view(&self, look: Look) -> View {
        View {
            size: self.size,
            pose: (!self.navigator.is_home()).then(|| self.navigator.pose()),
            seed: self.seed(),
            look,
            denoise: self.finish.denoise,
        }
    }

    /// Seconds that it took to finish the last images.
    pub(crate) fn finish_seconds(&self) -> f64 {
        self.finisher.cost()
    }

    /// Compares with an image from now on; the rendered images take its size.
    pub fn compare_with(&mut self, name: String, image: Image) {
        self.request.size = Some(image.size());
        self.reference = Reference::File {
            name,
            image: Arc::new(image),
        };
    }

    /// Distance from the camera to the first surface at a point of the image (0..1).
    pub fn distance_at(&self, point: [f32; 2]) -> Option<f32> {
        self.scene.as_ref()?.distance(self.camera.as_ref()?, point)
    }

    /// Renders one frame for an area of this size. If something goes wrong, it is in `problem`, and the last
    /// image stays.
    pub fn frame(&mut self, area: [u32; 2]) -> FrameTimes {
        self.try_frame(area).unwrap_or_else(|problem| {
            self.fail(problem);
            FrameTimes::default()
        })
    }

    /// Waits until everything that was requested is there.
    pub fn settle(&mut self, area: [u32; 2]) -> Result<(), ViewError> {
        loop {
            self.collect(None)?;
            self.update_scene()?;
            self.update_request(area)?;
            if self.busy().is_none() && self.is_ready() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Does something with the methods in progress; waits for their round to end, and for a first image.
    pub fn with_panes<T>(&mut self, work: impl FnOnce(&mut [Pane]) -> T) -> Result<T, ViewError> {
        self.collect(None)?;
        if self.is_empty {
            // The camera moves: the first round of the image has not started or was interrupted, and the image is
            // black.
            self.start_round();
            self.collect(None)?;
        }
        match &mut self.renderers {
            Some(renderers) => Ok(work(&mut renderers.panes)),
            None => Ok(work(&mut [])),
        }
    }

    /// Starts to load the scene for a device that is already open.
    pub fn start_on(&mut self, device: Device) {
        self.load(Some(device));
    }

    /// Continues on another device after one was lost.
    pub fn reopen(&mut self, device: Device, spec: DeviceSpec) {
        if let Some(round) = &self.running {
            round.stop();
        }
        // What the lost device reports no longer matters.
        let _ = self.collect(None);
        self.first_pose = Some(self.navigator.pose());
        self.request.device = spec;
        self.reset();
        self.scene = None;
        self.load(Some(device));
    }

    fn fail(&mut self, problem: ViewError) {
        if let Some(EngineError::Denoise(_)) = problem.engine() {
            self.finish.denoise = false;
            self.problem = Some(problem);
            return;
        }
        self.problem = Some(problem);
        // What failed is not tried again and again.
        if let Some(applied) = &self.applied {
            self.request = applied.clone();
        }
    }

    /// Drops everything that belongs to a scene or device.
    fn reset(&mut self) {
        self.renderers = Some(Renderers::default());
        self.spare = None;
        self.finisher = Finisher::default();
        self.starting = None;
        self.applied = None;
        self.round = None;
        self.infos.clear();
        self.reference_info = None;
        self.camera = None;
        self.pose = None;
        self.coarseness = 1;
        self.restarts = 0;
    }

    fn seed(&self) -> u64 {
        let restarts = self.restarts.saturating_sub(1);
        self.request.seed.wrapping_add(restarts)
    }

    /// Whether there are renderers, and not at work.
    fn is_ready(&self) -> bool {
        let renderers = self.renderers.as_ref();
        renderers.is_some_and(|renderers| !renderers.panes.is_empty())
    }

    /// The same, and gives what goes wrong.
    pub(crate) fn try_frame(&mut self, area: [u32; 2]) -> Result<FrameTimes, ViewError> {
        let mut times = FrameTimes::default();
        self.update_scene()?;
        if self.renderers.is_some() {
            self.update_request(area)?;
            times.restarted = self.update_camera()?;
            if self.is_empty || !self.paused || self.work.finish != self.finish {
                self.start_round();
            }
        } else if let Some(round) = &self.running
            && self.is_outdated(area)
        {
            round.stop();
        }
        let start = Instant::now();
        let limit = Duration::from_secs_f64(PATIENCE * self.frame_budget.seconds());
        times.finished = self.collect((!self.waits).then_some(limit))?;
        times.waiting = start.elapsed().as_secs_f64();
        if times.finished {
            times.rendered = self.round.as_ref().map_or(0.0, |(_, round)| round.rendered);
        }
        Ok(times)
    }

    /// Sends the renderers to work.
    fn start_round(&mut self) {
        let (Some(scene), Some(camera)) = (&self.scene, self.camera) else {
            return;
        };
        let Some(renderers) = self.renderers.take_if(|all| !all.panes.is_empty()) else {
            return;
        };
        let is_first = std::mem::replace(&mut self.is_empty, false);
        let mut seconds = self.frame_budget.render_seconds(is_first);
        if self.paused && !is_first {
            // Only what is done with the images has changed.
            seconds = 0.0;
        } else if !is_first {
            // A camera at rest renders for at least as long as it takes to finish the images.
            seconds = seconds.max(self.finisher.cost());
        }
        let world = scene.world().seen_by(camera);
        let finisher = std::mem::take(&mut self.finisher);
        let finish = (self.finish, world);
        self.running = Some(RunningRound::start(renderers, finisher, finish, seconds));
        self.work = Work {
            size: self.image_size(),
            coarseness: self.coarseness,
            is_first,
            finish: self.finish,
        };
    }

    /// Takes the renderers back with their images, if their round ends in time. Whether there are new images.
    fn collect(&mut self, limit: Option<Duration>) -> Result<bool, ViewError> {
        let ended = self.running.as_ref().and_then(|round| round.wait(limit));
        let Some(Ended {
            renderers,
            finisher,
            round,
        }) = ended
        else {
            return Ok(false);
        };
        self.running = None;
        self.finisher = finisher;
        if renderers.panes.is_empty() {
            // They panicked, and are made again.
            self.applied = None;
        }
        self.renderers = Some(renderers);
        if let (Err(_), Reference::Rendered(_)) = (&round, &self.reference) {
            // It may have been the reference that failed.
            self.reference = Reference::None;
        }
        let mut round = round?;
        if !round.is_complete {
            // A first round that was interrupted is still to be done.
            self.is_empty = self.work.is_first;
            return Ok(false);
        }
        if self.work.is_first {
            let all = round.infos.iter().chain(&round.reference_info);
            let seconds = all.map(|info| info.first_seconds).sum();
            let coarseness = self.work.coarseness;
            self.frame_budget.record_first_image(seconds, coarseness);
        }
        self.infos = std::mem::take(&mut round.infos);
        self.reference_info = round.reference_info.take();
        self.round = Some((self.work.size, round));
        Ok(true)
    }

    /// Whether what the renderers work on is no longer wanted.
    fn is_outdated(&self, area: [u32; 2]) -> bool {
        // A first image that is as coarse as it should be is awaited: otherwise a camera that keeps moving would never
        // be seen.
        let is_awaited =
            self.work.is_first && self.work.coarseness >= self.frame_budget.coarseness();
        let moved = self.pose.is_some_and(|pose| pose != self.navigator.pose()) && !is_awaited;
        let resized = self.wanted_size(area) != self.size;
        let applied = self.applied.as_ref();
        let refinished = self.work.finish != self.finish;
        moved || resized || refinished || applied.is_some_and(|applied| *applied != self.request)
    }
}
