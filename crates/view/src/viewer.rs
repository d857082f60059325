//! The frame loop: what was asked for becomes pictures in time. The same with and without a window.

use crate::host::{Device, Host};
use crate::job::Job;
use crate::navigate::Navigator;
use crate::pace::Pace;
use crate::side::Side;
use crate::stage::Stage;
use crate::wish::{Look, Shown, Wish};
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_film::Image;
use wayfare_render::Method;
use wayfare_scene::{FilmSettings, Pose};
use wayfare_transport::bvh::RayQuery;
use wayfare_transport::camera::CameraModel;

/// How long the camera must rest before a coarse picture becomes a fine one.
const REST: Duration = Duration::from_millis(200);
/// Pictures are at least so wide and high.
const SMALLEST: u32 = 8;
/// Keeps the noise of a reference apart from that of pictures.
const REFERENCE_SEED: u64 = 0x9e37_79b9_7f4a_7c15;

/// What pictures are compared with.
pub enum Reference {
    /// Nothing.
    None,
    /// A picture from a file.
    File {
        /// Where it is from.
        name: String,
        /// The picture.
        image: Arc<Image>,
    },
    /// One that is being rendered, from the same camera and with its share of the time.
    Rendering(Box<Side>),
}

/// The seconds of a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Times {
    /// In the renderers.
    pub rendering: f64,
    /// Whether a new picture was begun.
    pub begun: bool,
}

/// Pictures in progress, and what they should become.
pub struct Viewer {
    host: Arc<dyn Host>,
    /// What the user asks for. Changes are seen in the next frame.
    pub wish: Wish,
    /// The camera.
    pub navigator: Navigator,
    /// The time of a frame.
    pub pace: Pace,
    /// What went wrong last.
    pub problem: Option<String>,
    /// Whether nothing is rendered for now.
    pub paused: bool,
    stage: Option<Stage>,
    sides: Vec<Side>,
    reference: Reference,
    /// What the sides were made from.
    applied: Option<Wish>,
    loading: Option<Job<Stage>>,
    starting: Option<(Wish, Job<Vec<Side>>)>,
    first_pose: Option<Pose>,
    /// Of the picture on show.
    camera: Option<CameraModel>,
    pose: Option<Pose>,
    size: [u32; 2],
    coarseness: u32,
    begun: u64,
    moved: Instant,
}

impl Viewer {
    /// Nothing is rendered yet: reading the scene begins with the first frame.
    pub fn new(host: Arc<dyn Host>, wish: Wish, budget: f64, first_pose: Option<Pose>) -> Self {
        Self {
            host,
            wish,
            navigator: Navigator::new(Default::default(), 1.0),
            pace: Pace::new(budget),
            problem: None,
            paused: false,
            stage: None,
            sides: Vec::new(),
            reference: Reference::None,
            applied: None,
            loading: None,
            starting: None,
            first_pose,
            camera: None,
            pose: None,
            size: [SMALLEST; 2],
            coarseness: 1,
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

    /// The methods in progress.
    pub fn sides(&mut self) -> &mut [Side] {
        &mut self.sides
    }

    /// What pictures are compared with.
    pub fn reference(&mut self) -> &mut Reference {
        &mut self.reference
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

    /// Number of pictures that were begun.
    pub fn begun(&self) -> u64 {
        self.begun
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

    /// Renders a reference beside the pictures, by a method.
    pub fn render_reference(&mut self, method: &Method) {
        let (Some(stage), Some(camera)) = (&self.stage, self.camera) else {
            return;
        };
        let settings = self.wish.settings(method, self.seed() ^ REFERENCE_SEED);
        match Side::start(stage, camera, settings) {
            Ok(side) => self.reference = Reference::Rendering(Box::new(side)),
            Err(problem) => self.problem = Some(problem),
        }
    }

    /// Compares with nothing any more.
    pub fn drop_reference(&mut self) {
        self.reference = Reference::None;
    }

    /// Distance from the camera to the first surface in the middle of the picture, or at a place of it (0..1).
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

    /// Waits until everything that was asked for is there.
    pub fn settle(&mut self, area: [u32; 2]) -> Result<(), String> {
        loop {
            self.follow_wish(area)?;
            if let Some(problem) = self.problem.take() {
                return Err(problem);
            }
            if self.busy().is_none() && !self.sides.is_empty() {
                return Ok(());
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// Begins to read the scene for a device that is open already.
    pub fn start_on(&mut self, device: Device) {
        self.load(Some(device));
    }

    /// Takes over from a device that was lost, with another one.
    pub fn reopen(&mut self, device: Device, asked: String) {
        self.sides.clear();
        self.reference = Reference::None;
        self.applied = None;
        self.starting = None;
        self.camera = None;
        self.wish.device = asked;
        let keep = self.navigator.pose();
        self.first_pose = Some(keep);
        self.stage = None;
        self.load(Some(device));
    }

    fn fail(&mut self, problem: String) {
        self.problem = Some(problem);
        // What cannot be had is not asked for again and again.
        if let Some(applied) = &self.applied {
            self.wish = applied.clone();
        }
    }

    fn seed(&self) -> u64 {
        self.wish.seed.wrapping_add(self.begun.saturating_sub(1))
    }

    fn try_frame(&mut self, area: [u32; 2]) -> Result<Times, String> {
        self.follow_wish(area)?;
        let mut times = Times::default();
        if self.sides.is_empty() {
            return Ok(times);
        }
        times.begun = self.follow_camera()?;
        if self.paused && !times.begun {
            return Ok(times);
        }
        let start = Instant::now();
        let shares =
            self.sides.len() + usize::from(matches!(self.reference, Reference::Rendering(_)));
        let seconds = self.pace.rendering() / shares as f64;
        for side in &mut self.sides {
            side.advance(seconds)?;
        }
        if let Reference::Rendering(reference) = &mut self.reference {
            reference.advance(seconds)?;
        }
        times.rendering = start.elapsed().as_secs_f64();
        if times.begun {
            let fastest = times.rendering.min(self.first_picture_seconds());
            self.pace.note_first_picture(fastest, self.coarseness);
        }
        Ok(times)
    }

    /// Seconds of one sample of every pixel on all sides.
    fn first_picture_seconds(&self) -> f64 {
        let passes = self.sides.iter().filter_map(Side::pass_seconds);
        passes.sum()
    }

    /// Reads scenes, opens devices and starts methods that were asked for.
    fn follow_wish(&mut self, area: [u32; 2]) -> Result<(), String> {
        self.take_stage()?;
        self.take_sides()?;
        let is_staged = self.stage.as_ref().is_some_and(|stage| {
            let applied = self.applied.as_ref();
            stage.scene == self.wish.scene
                && applied.is_none_or(|applied| {
                    applied.device == self.wish.device && applied.max_depth == self.wish.max_depth
                })
        });
        if !is_staged && self.loading.is_none() && self.problem.is_none() {
            self.load(None);
        }
        if self.loading.is_some() || self.stage.is_none() {
            return Ok(());
        }
        self.follow_size(area)?;
        let is_applied = self.applied.as_ref() == Some(&self.wish);
        if !is_applied && self.starting.is_none() {
            self.start_sides()?;
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
        self.loading = Some(Job::start(format!("Reading {}", wish.scene), move || {
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
        let scene = stage.world.scene();
        let distance = distance(&stage, stage.world.camera(), [0.5; 2]).unwrap_or_else(|| {
            let [low, high] = stage.world.bvh().bounds();
            (0..3).map(|i| high[i] - low[i]).fold(0.0, f32::max)
        });
        self.navigator = Navigator::new(scene.camera, distance);
        if let Some(pose) = self.first_pose.take() {
            self.navigator.go(pose);
        }
        self.stage = Some(stage);
        // Pictures of another scene or device are of no use.
        self.sides.clear();
        self.reference = match std::mem::replace(&mut self.reference, Reference::None) {
            Reference::Rendering(_) => Reference::None,
            other => other,
        };
        self.applied = None;
        self.camera = None;
        self.pose = None;
        self.begun = 0;
        Ok(())
    }

    /// The size of the picture follows the wish, or else the window.
    fn follow_size(&mut self, area: [u32; 2]) -> Result<(), String> {
        let size = self
            .wish
            .size
            .unwrap_or(area)
            .map(|n| n.clamp(SMALLEST, 16_384));
        if size == self.size && self.camera.is_some() {
            return Ok(());
        }
        self.size = size;
        self.coarseness = 1;
        self.remake()
    }

    /// New renderers of everything, for a picture of another size.
    fn remake(&mut self) -> Result<(), String> {
        let Some(stage) = &self.stage else {
            return Ok(());
        };
        self.begun += 1;
        let (camera, pose) = (self.camera_now(stage), self.navigator.pose());
        let seed = self.seed();
        let sides = self.sides.iter().map(|side| {
            let settings = self.wish.settings(&side.settings.method, seed);
            Side::start(stage, camera, settings)
        });
        let sides = sides.collect::<Result<_, _>>()?;
        let rendering = match &self.reference {
            Reference::Rendering(side) => Some(side.settings.method.clone()),
            _ => None,
        };
        self.sides = sides;
        self.camera = Some(camera);
        self.pose = Some(pose);
        self.starting = None;
        if let Some(method) = rendering {
            self.render_reference(&method);
        }
        Ok(())
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
        let seed = wish.seed;
        let job = Job::start(format!("Starting {}", names.join(" and ")), {
            let wish = wish.clone();
            move || {
                let methods = wish.methods.iter();
                let start = |method| Side::start(&stage, camera, wish.settings(method, seed));
                methods.map(start).collect::<Result<Vec<_>, _>>()
            }
        });
        self.starting = Some((wish, job));
        Ok(())
    }

    fn take_sides(&mut self) -> Result<(), String> {
        let Some((wish, job)) = self.starting.take_if(|(_, job)| job.is_done()) else {
            return Ok(());
        };
        self.sides = job.finish()?;
        self.applied = Some(wish);
        // The camera may have moved meanwhile: it is asked for again.
        self.pose = None;
        self.begun = 0;
        Ok(())
    }

    /// Begins a new picture where the camera has moved, or where it rests and the picture is coarse.
    fn follow_camera(&mut self) -> Result<bool, String> {
        let pose = self.navigator.pose();
        let moved = self.pose.is_some_and(|before| before != pose);
        if moved {
            self.moved = Instant::now();
        }
        let coarseness = if moved || self.moved.elapsed() < REST {
            self.pace
                .coarseness()
                .max(if moved { 1 } else { self.coarseness })
        } else {
            1
        };
        if coarseness != self.coarseness {
            self.coarseness = coarseness;
            self.remake()?;
            return Ok(true);
        }
        if self.pose == Some(pose) {
            return Ok(false);
        }
        let Some(stage) = &self.stage else {
            return Ok(false);
        };
        let camera = self.camera_now(stage);
        self.begun += 1;
        let seed = self.seed();
        for side in &mut self.sides {
            side.look(&camera, seed)?;
        }
        if let Reference::Rendering(reference) = &mut self.reference {
            reference.look(&camera, seed ^ REFERENCE_SEED)?;
        }
        self.camera = Some(camera);
        self.pose = Some(pose);
        Ok(true)
    }
}

/// Distance from a camera to the first surface at a place of its picture.
fn distance(stage: &Stage, camera: &CameraModel, place: [f32; 2]) -> Option<f32> {
    let ray = camera.ray::<f32>(place, [0.0; 2]);
    let (origin, direction) = (ray.origin.to_f32(), ray.direction.to_f32());
    let query = RayQuery::new(origin, direction, f32::INFINITY);
    let nothing = wayfare_transport::bvh::Hit::NOTHING;
    let hit = stage.world.bvh().closest(query, nothing)?;
    let point = stage.world.surface(hit, &ray).position.to_f32();
    let squared: f32 = (0..3).map(|i| (point[i] - origin[i]).powi(2)).sum();
    Some(squared.sqrt())
}
