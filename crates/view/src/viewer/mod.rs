//! The frame loop: what was asked for becomes pictures in time. The same with and without a window.

mod follow;

use crate::crew::{Crew, Round, Worker};
use crate::host::{Devices, Host};
use crate::job::Job;
use crate::navigate::Navigator;
use crate::pace::Pace;
use crate::side::{Side, SideInfo};
use crate::stage::Stage;
use crate::wish::{Shown, Wish};
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_engine::Method;
use wayfare_film::{Image, Look};
use wayfare_trajectory::Pose;
use wayfare_transport::CameraModel;
use wayfare_transport::bvh::{Hit, RayQuery};

/// How long the camera must rest before a coarse picture becomes a fine one.
const REST: Duration = Duration::from_millis(200);
/// Pictures are at least so wide and high, ...
const SMALLEST: u32 = 8;
/// ... and at most so.
const LARGEST: u32 = 16_384;
/// Keeps the noise of a reference apart from that of pictures.
const REFERENCE_SEED: u64 = 0x9e37_79b9_7f4a_7c15;
/// A window waits so many budgets of a frame for pictures, and then goes on without.
const PATIENCE: f64 = 1.2;

/// What pictures are compared with.
#[derive(Clone, Debug, Default)]
pub enum Reference {
    /// Nothing.
    #[default]
    None,
    /// A picture from a file.
    File {
        /// Where it is from.
        name: String,
        /// The picture.
        image: Arc<Image>,
    },
    /// One that is rendered along, from the same camera and with an equal share of the time.
    Rendered(Method),
}

/// What happened in a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Times {
    /// Seconds in which renderers were waited for.
    pub waiting: f64,
    /// Whether a new picture was begun.
    pub begun: bool,
    /// Whether there are new pictures.
    pub finished: bool,
}

/// What the renderers work on.
#[derive(Clone, Copy, Debug, Default)]
struct Work {
    size: [u32; 2],
    coarseness: u32,
    /// Whether it is the first of a picture.
    begins: bool,
}

/// Pictures in progress, and what they should become.
pub struct Viewer {
    host: Arc<dyn Host>,
    /// What the user asks for. Changes are seen in the next frame.
    pub wish: Wish,
    /// What pictures are compared with.
    pub reference: Reference,
    /// The camera.
    pub navigator: Navigator,
    /// The time of a frame.
    pub pace: Pace,
    /// What went wrong last.
    pub problem: Option<String>,
    /// Whether nothing is rendered for now.
    pub paused: bool,
    /// Whether frames wait for their pictures however long that takes: for measurements.
    pub waits: bool,
    stage: Option<Stage>,
    /// The renderers, unless they are at work.
    crew: Option<Crew>,
    /// Renderers of pictures with larger or smaller pixels.
    spare: Option<(u32, Crew)>,
    worker: Worker,
    work: Work,
    /// The last pictures, until they are taken, and their size.
    round: Option<([u32; 2], Round)>,
    infos: Vec<SideInfo>,
    reference_info: Option<SideInfo>,
    /// What the renderers were made from.
    applied: Option<Wish>,
    loading: Option<Job<Stage>>,
    starting: Option<(Wish, Job<Vec<Side>>)>,
    first_pose: Option<Pose>,
    /// Of the pictures in progress.
    camera: Option<CameraModel>,
    pose: Option<Pose>,
    size: [u32; 2],
    coarseness: u32,
    /// Whether the pictures in progress are still empty.
    is_fresh: bool,
    begun: u64,
    moved: Instant,
}

impl Viewer {
    /// Nothing is rendered yet: reading the scene begins with the first frame.
    pub fn new(host: Arc<dyn Host>, wish: Wish, budget: f64, first_pose: Option<Pose>) -> Self {
        Self {
            host,
            wish,
            reference: Reference::None,
            navigator: Navigator::new(Default::default(), 1.0),
            pace: Pace::new(budget),
            problem: None,
            paused: false,
            waits: false,
            stage: None,
            crew: Some(Crew::default()),
            spare: None,
            worker: Worker::new(),
            work: Work::default(),
            round: None,
            infos: Vec::new(),
            reference_info: None,
            applied: None,
            loading: None,
            starting: None,
            first_pose,
            camera: None,
            pose: None,
            size: [SMALLEST; 2],
            coarseness: 1,
            is_fresh: true,
            begun: 0,
            moved: Instant::now(),
        }
    }

    /// The program around the viewer.
    pub fn host(&self) -> &Arc<dyn Host> {
        &self.host
    }

    /// The scene on its device, once there is one.
    pub fn stage(&self) -> Option<&Stage> {
        self.stage.as_ref()
    }

    /// What is known about the methods in progress.
    pub fn sides(&self) -> &[SideInfo] {
        &self.infos
    }

    /// What is known about a reference that is rendered along.
    pub fn reference_side(&self) -> Option<&SideInfo> {
        self.reference_info.as_ref()
    }

    /// The newest pictures with their size, once.
    pub fn take_round(&mut self) -> Option<([u32; 2], Round)> {
        self.round.take()
    }

    /// Size of the rendered pictures.
    pub fn picture_size(&self) -> [u32; 2] {
        self.size
            .map(|n| (n / self.coarseness).max(SMALLEST.min(n)))
    }

    /// Size of the picture, however coarse it is rendered for now.
    pub fn shown_size(&self) -> [u32; 2] {
        self.size
    }

    /// Width of a rendered pixel.
    pub fn coarseness(&self) -> u32 {
        self.coarseness
    }

    /// What the user waits for.
    pub fn busy(&self) -> Option<&str> {
        let loading = self.loading.as_ref().map(|job| job.what.as_str());
        loading.or(self.starting.as_ref().map(|(_, job)| job.what.as_str()))
    }

    /// What a command line has to say to show the same.
    pub fn shown(&self, look: Look) -> Shown {
        Shown {
            size: self.size,
            pose: (!self.navigator.is_home()).then(|| self.navigator.pose()),
            seed: self.seed(),
            look,
        }
    }

    /// Compares with a picture from now on; the pictures take its size.
    pub fn compare_with(&mut self, name: String, image: Image) {
        self.wish.size = Some(image.size());
        self.reference = Reference::File {
            name,
            image: Arc::new(image),
        };
    }

    /// Distance from the camera to the first surface at a place of the picture (0..1).
    pub fn distance_at(&self, place: [f32; 2]) -> Option<f32> {
        let (stage, camera) = (self.stage.as_ref()?, self.camera.as_ref()?);
        distance(stage, camera, place)
    }

    /// Renders one frame for an area of the window of this size. What goes wrong is said in `problem`, and the last
    /// picture stays.
    pub fn frame(&mut self, area: [u32; 2]) -> Times {
        match self.try_frame(area) {
            Ok(times) => times,
            Err(problem) => {
                self.fail(problem);
                Times::default()
            }
        }
    }

    /// Waits until everything that was asked for is there. What goes wrong is the result.
    pub fn settle(&mut self, area: [u32; 2]) -> Result<(), String> {
        loop {
            self.bring_home(None)?;
            self.follow_loading()?;
            self.follow_wish(area)?;
            let is_there = self
                .crew
                .as_ref()
                .is_some_and(|crew| !crew.sides.is_empty());
            if self.busy().is_none() && is_there {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Does something with the renderers; waits for them where they are at work, and for a first picture.
    pub fn with_sides<T>(&mut self, work: impl FnOnce(&mut [Side]) -> T) -> Result<T, String> {
        self.bring_home(None)?;
        if self.is_fresh {
            // The camera moves: the picture has not been begun, or its beginning was interrupted, and is black.
            self.send_out();
            self.bring_home(None)?;
        }
        match &mut self.crew {
            Some(crew) => Ok(work(&mut crew.sides)),
            None => Ok(work(&mut [])),
        }
    }

    /// Begins to read the scene for a device that is open already.
    pub fn start_on(&mut self, devices: Devices) {
        self.load(Some(devices));
    }

    /// Takes over from a device that was lost, with another one.
    pub fn reopen(&mut self, devices: Devices, asked: String) {
        self.worker.stop();
        // Whatever it says: that device is gone.
        let _ = self.bring_home(None);
        self.first_pose = Some(self.navigator.pose());
        self.wish.device = asked;
        self.forget();
        self.stage = None;
        self.load(Some(devices));
    }

    fn fail(&mut self, problem: String) {
        self.problem = Some(problem);
        // What cannot be had is not asked for again and again.
        if let Some(applied) = &self.applied {
            self.wish = applied.clone();
        }
        if let Reference::Rendered(_) = self.reference {
            self.reference = Reference::None;
        }
    }

    /// Drops everything that belongs to a scene or device.
    fn forget(&mut self) {
        self.crew = Some(Crew::default());
        self.spare = None;
        self.starting = None;
        self.applied = None;
        self.round = None;
        self.infos.clear();
        self.reference_info = None;
        self.camera = None;
        self.pose = None;
        self.coarseness = 1;
        self.begun = 0;
    }

    fn seed(&self) -> u64 {
        self.wish.seed.wrapping_add(self.begun.saturating_sub(1))
    }

    fn try_frame(&mut self, area: [u32; 2]) -> Result<Times, String> {
        let mut times = Times::default();
        self.follow_loading()?;
        if self.crew.is_some() {
            self.follow_wish(area)?;
            times.begun = self.follow_camera()?;
            if self.is_fresh || !self.paused {
                self.send_out();
            }
        } else if self.is_out_of_date(area) {
            self.worker.stop();
        }
        let start = Instant::now();
        let patience = PATIENCE * self.pace.budget();
        let patience = (!self.waits).then(|| Duration::from_secs_f64(patience));
        times.finished = self.bring_home(patience)?;
        times.waiting = start.elapsed().as_secs_f64();
        Ok(times)
    }

    /// Sends the renderers to work.
    fn send_out(&mut self) {
        let Some(crew) = self.crew.take_if(|crew| !crew.sides.is_empty()) else {
            return;
        };
        let begins = self.is_fresh;
        self.crew = self.worker.send(crew, self.pace.rendering(begins));
        if self.crew.is_none() {
            self.work = Work {
                size: self.picture_size(),
                coarseness: self.coarseness,
                begins,
            };
            self.is_fresh = false;
        }
    }

    /// Takes the renderers back with their pictures, if they come in time. Whether there are new pictures.
    fn bring_home(&mut self, patience: Option<Duration>) -> Result<bool, String> {
        let Some((crew, round)) = self.worker.wait(patience) else {
            return Ok(false);
        };
        if crew.sides.is_empty() {
            self.applied = None;
        }
        self.crew = Some(crew);
        let mut round = round?;
        if !round.is_whole {
            // A beginning that was interrupted is still to be done.
            self.is_fresh = self.work.begins;
            return Ok(false);
        }
        if self.work.begins {
            let all = round.infos.iter().chain(&round.reference_info);
            let first = all.map(|info| info.first_seconds).sum();
            self.pace.note_first_picture(first, self.work.coarseness);
        }
        self.infos = std::mem::take(&mut round.infos);
        self.reference_info = round.reference_info.take();
        self.round = Some((self.work.size, round));
        Ok(true)
    }

    /// Whether what the renderers work on is no longer wanted.
    fn is_out_of_date(&self, area: [u32; 2]) -> bool {
        // A first picture that is as coarse as it should be is awaited: a camera that goes on moving would else be seen
        // nowhere on its way.
        let is_awaited = self.work.begins && self.work.coarseness >= self.pace.coarseness();
        let moved = self.pose.is_some_and(|pose| pose != self.navigator.pose()) && !is_awaited;
        let resized = self.wanted_size(area) != self.size;
        let applied = self.applied.as_ref();
        moved || resized || applied.is_some_and(|applied| *applied != self.wish)
    }
}

/// Distance from a camera to the first surface at a place of its picture.
fn distance(stage: &Stage, camera: &CameraModel, place: [f32; 2]) -> Option<f32> {
    let ray = camera.ray::<f32>(place, [0.0; 2]);
    let (origin, direction) = (ray.origin.to_f32(), ray.direction.to_f32());
    let query = RayQuery::new(origin, direction, f32::INFINITY);
    let hit = stage.world.bvh().closest(query, Hit::NOTHING)?;
    let point = stage.world.surface(hit, &ray).position.to_f32();
    let squared: f32 = (0..3).map(|i| (point[i] - origin[i]).powi(2)).sum();
    Some(squared.sqrt())
}
