//! The frame loop: what was asked for becomes pictures in time. The same with and without a window.

use crate::crew::{Crew, Round, Worker};
use crate::host::{Device, Host};
use crate::job::Job;
use crate::navigate::Navigator;
use crate::pace::Pace;
use crate::side::{Side, SideInfo};
use crate::stage::Stage;
use crate::wish::{Look, Shown, Wish};
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_film::Image;
use wayfare_render::Method;
use wayfare_scene::{FilmSettings, Pose};
use wayfare_transport::bvh::{Hit, RayQuery};
use wayfare_transport::camera::CameraModel;

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

    /// Whether there is nothing to see yet.
    pub fn is_empty(&self) -> bool {
        self.infos.is_empty()
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
    pub fn start_on(&mut self, device: Device) {
        self.load(Some(device));
    }

    /// Takes over from a device that was lost, with another one.
    pub fn reopen(&mut self, device: Device, asked: String) {
        self.worker.stop();
        // Whatever it says: that device is gone.
        let _ = self.bring_home(None);
        self.first_pose = Some(self.navigator.pose());
        self.wish.device = asked;
        self.forget();
        self.stage = None;
        self.load(Some(device));
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

    /// Reads scenes and opens devices that were asked for.
    fn follow_loading(&mut self) -> Result<(), String> {
        if self.crew.is_some() {
            self.take_stage()?;
        }
        let is_staged = self.stage.as_ref().is_some_and(|stage| {
            let applied = self.applied.as_ref();
            stage.scene == self.wish.scene
                && applied.is_none_or(|applied| {
                    applied.device == self.wish.device && applied.max_depth == self.wish.max_depth
                })
        });
        // After a failure the user decides what to try next.
        let may_try = self.problem.is_none() || self.applied.is_some();
        if !is_staged && self.loading.is_none() && may_try {
            self.load(None);
        }
        Ok(())
    }

    fn load(&mut self, device: Option<Device>) {
        let (host, wish) = (self.host.clone(), self.wish.clone());
        // The same device need not be opened again.
        let same = self.stage.as_ref().and_then(|stage| {
            let applied = self.applied.as_ref()?;
            (applied.device == wish.device).then(|| stage.device.clone())
        });
        let device = device.or(same);
        let what = format!("Reading {}", wish.scene);
        self.loading = Some(Job::start(what, move || {
            let device = match device {
                Some(device) => device,
                None => host.open(&wish.device)?,
            };
            Stage::new(&*host, &wish.scene, wish.max_depth, device)
        }));
    }

    fn take_stage(&mut self) -> Result<(), String> {
        let Some(job) = self.loading.take_if(|job| job.is_done()) else {
            return Ok(());
        };
        let stage = job.finish()?;
        let distance = distance(&stage, stage.world.camera(), [0.5; 2]).unwrap_or_else(|| {
            let [low, high] = stage.world.bvh().bounds();
            (0..3).map(|i| high[i] - low[i]).fold(0.0, f32::max)
        });
        let is_same_scene = self
            .stage
            .as_ref()
            .is_some_and(|old| old.scene == stage.scene);
        let pose = is_same_scene.then(|| self.navigator.pose());
        self.navigator = Navigator::new(stage.world.scene().camera, distance);
        // On another device the same is seen.
        if let Some(pose) = self.first_pose.take().or(pose) {
            self.navigator.go(pose);
        }
        if stage.is_slow() {
            self.pace.expect_slow();
        }
        self.stage = Some(stage);
        self.forget();
        Ok(())
    }

    /// Starts methods that were asked for, at the size that was asked for.
    fn follow_wish(&mut self, area: [u32; 2]) -> Result<(), String> {
        if self.loading.is_some() || self.stage.is_none() || self.crew.is_none() {
            return Ok(());
        }
        self.take_sides()?;
        let size = self.wanted_size(area);
        if size != self.size || self.camera.is_none() {
            self.size = size;
            self.coarseness = self.pace.coarseness();
            self.remake()?;
        }
        if self.applied.as_ref() != Some(&self.wish) && self.starting.is_none() {
            self.start_sides()?;
        }
        self.follow_reference()
    }

    /// The size of the picture is the one that was asked for, or else that of the window.
    fn wanted_size(&self, area: [u32; 2]) -> [u32; 2] {
        let size = self.wish.size.unwrap_or(area);
        size.map(|n| n.clamp(SMALLEST, LARGEST))
    }

    /// New renderers of everything, for pictures of another size.
    fn remake(&mut self) -> Result<(), String> {
        let (Some(stage), Some(crew)) = (&self.stage, &self.crew) else {
            return Ok(());
        };
        let made = self.made_again(stage, crew)?;
        self.crew = Some(made);
        self.spare = None;
        // What is being started has the wrong size.
        self.starting = None;
        self.begin()
    }

    /// The same methods for a picture of the size that is wanted now.
    fn made_again(&self, stage: &Stage, crew: &Crew) -> Result<Crew, String> {
        let camera = self.camera_now(stage);
        let again = |side: &Side| {
            let settings = self
                .wish
                .settings(&side.settings.method, side.settings.seed);
            Side::start(stage, camera, settings)
        };
        let sides = crew.sides.iter().map(again).collect::<Result<_, _>>()?;
        let reference = crew.reference.as_ref().map(again).transpose()?;
        Ok(Crew { sides, reference })
    }

    /// Goes on with larger or smaller pixels. Renderers of the last size are kept: a camera that stops and goes asks for
    /// both in turn.
    fn change_coarseness(&mut self, coarseness: u32) -> Result<(), String> {
        let spare = self.spare.take().filter(|(width, _)| *width == coarseness);
        let before = std::mem::replace(&mut self.coarseness, coarseness);
        let Some((_, crew)) = spare.filter(|(_, crew)| self.is_same(crew)) else {
            let (Some(stage), Some(crew)) = (&self.stage, &self.crew) else {
                return Ok(());
            };
            let made = self.made_again(stage, crew)?;
            self.spare = self.crew.replace(made).map(|crew| (before, crew));
            return self.begin();
        };
        self.spare = self.crew.replace(crew).map(|crew| (before, crew));
        self.begin()
    }

    /// Whether a crew has the same methods as the one at work.
    fn is_same(&self, crew: &Crew) -> bool {
        let methods = |crew: &Crew| -> Vec<Method> {
            let all = crew.sides.iter().chain(&crew.reference);
            all.map(|side| side.settings.method.clone()).collect()
        };
        self.crew.as_ref().is_some_and(|now| {
            methods(now) == methods(crew) && now.reference.is_some() == crew.reference.is_some()
        })
    }

    fn camera_now(&self, stage: &Stage) -> CameraModel {
        let film = FilmSettings {
            resolution: self.picture_size(),
            ..stage.world.scene().film
        };
        CameraModel::new(&self.navigator.camera(), &film)
    }

    /// Starts methods on another thread, since kernels may have to be compiled; the last pictures stay until then.
    fn start_sides(&mut self) -> Result<(), String> {
        let (Some(stage), Some(camera)) = (self.stage.clone(), self.camera) else {
            return Ok(());
        };
        for method in &self.wish.methods {
            method.validate().map_err(|error| error.to_string())?;
        }
        let wish = self.wish.clone();
        let names: Vec<_> = wish.methods.iter().map(Method::name).collect();
        let what = format!("Starting {}", names.join(" and "));
        let asked = wish.clone();
        let job = Job::start(what, move || {
            let start = |method| Side::start(&stage, camera, wish.settings(method, wish.seed));
            wish.methods
                .iter()
                .map(start)
                .collect::<Result<Vec<_>, _>>()
        });
        self.starting = Some((asked, job));
        Ok(())
    }

    fn take_sides(&mut self) -> Result<(), String> {
        let Some((wish, job)) = self.starting.take_if(|(_, job)| job.is_done()) else {
            return Ok(());
        };
        let sides = job.finish()?;
        let reference = self.crew.take().and_then(|crew| crew.reference);
        self.crew = Some(Crew { sides, reference });
        self.spare = None;
        self.applied = Some(wish);
        self.begun = 0;
        self.coarseness = self.pace.coarseness();
        // The camera may have moved meanwhile, or a slow device begins coarse.
        let camera = self.stage.as_ref().map(|stage| self.camera_now(stage));
        if camera == self.camera {
            self.begun = 1;
            self.is_fresh = true;
            Ok(())
        } else {
            self.remake()
        }
    }

    /// Starts or ends the rendering of a reference.
    fn follow_reference(&mut self) -> Result<(), String> {
        let (Some(stage), Some(camera)) = (&self.stage, self.camera) else {
            return Ok(());
        };
        let seed = self.seed() ^ REFERENCE_SEED;
        let Some(crew) = &mut self.crew else {
            return Ok(());
        };
        match &self.reference {
            Reference::Rendered(method) => {
                let has = crew.reference.as_ref();
                if has.is_none_or(|side| side.settings.method != *method) {
                    let settings = self.wish.settings(method, seed);
                    crew.reference = Some(Side::start(stage, camera, settings)?);
                }
            }
            Reference::None | Reference::File { .. } => {
                crew.reference = None;
                self.reference_info = None;
            }
        }
        Ok(())
    }

    /// Begins new pictures where the camera has moved, or where it rests and pictures are coarse.
    fn follow_camera(&mut self) -> Result<bool, String> {
        if self.crew.as_ref().is_none_or(|crew| crew.sides.is_empty()) {
            return Ok(false);
        }
        let pose = self.navigator.pose();
        let moved = self.pose.is_some_and(|before| before != pose);
        if moved {
            self.moved = Instant::now();
        }
        let coarseness = if moved {
            self.pace.coarseness()
        } else if self.moved.elapsed() < REST || self.is_fresh {
            self.coarseness
        } else {
            // Finer and finer, so that something better is seen soon.
            (self.coarseness / 2).max(1)
        };
        if coarseness != self.coarseness {
            self.change_coarseness(coarseness)?;
            return Ok(true);
        }
        if self.pose == Some(pose) {
            return Ok(false);
        }
        self.begin()?;
        Ok(true)
    }

    /// Begins new pictures from where the camera is.
    fn begin(&mut self) -> Result<(), String> {
        let (Some(stage), Some(mut crew)) = (&self.stage, self.crew.take()) else {
            return Ok(());
        };
        let camera = self.camera_now(stage);
        self.begun += 1;
        self.is_fresh = true;
        let seed = self.seed();
        let mut looked = Ok(());
        for side in &mut crew.sides {
            looked = looked.and(side.look(&camera, seed));
        }
        if let Some(reference) = &mut crew.reference {
            looked = looked.and(reference.look(&camera, seed ^ REFERENCE_SEED));
        }
        self.crew = Some(crew);
        self.camera = Some(camera);
        self.pose = Some(self.navigator.pose());
        looked
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
