//! The viewer's frame loop for a long time: camera, method, size, scene and device change at random, and the images
//! must stay as bright as the scene is.

#[path = "../attack/random.rs"]
mod random;

use random::Random;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use wayfare_engine::{Budget, DeviceSpec, Method, Settings};
use wayfare_film::{Look, ToneMap};
use wayfare_live::{Host, HostError, Navigator, Pane, Request, Viewer};
use wayfare_render::{Renderer, cpu};
use wayfare_sampling::Defaults;
use wayfare_scene::{LoadOptions, Scene, SourceFiles};
use wayfare_trajectory::Pose;
use wayfare_transport::World;

/// Scenes in which a few samples give the brightness.
const SCENES: [&str; 2] = ["cornell", "gloss"];
/// All of one shape, so that they show the same.
const SIZES: [[u32; 2]; 4] = [[32, 24], [48, 36], [80, 60], [128, 96]];
/// Size of the references.
const TRUTH_SIZE: [u32; 2] = [48, 36];
/// Independent images of which the truth is the mean.
const BATCHES: u64 = 16;
/// Scattering events on a path.
const MAX_DEPTH: u32 = 4;
/// Seconds of a frame.
const FRAME: f64 = 1.0 / 60.0;
/// How long a frame lasts that has nothing to wait for.
const IDLE: Duration = Duration::from_millis(2);
/// Samples per pixel after which the brightness is looked at.
const ENOUGH_SAMPLES: f64 = 4.0;
/// A view that has no image after this time never will.
const PATIENCE: Duration = Duration::from_secs(120);
/// The name of all exact methods together.
const ALL: &str = "all";
/// Seeds that belong to one request: images restart, each time with the next one.
const SEEDS: u64 = 1 << 20;
/// A mean brightness further off than this many standard errors is wrong, ...
const SIGMAS: f64 = 5.0;
/// ... if it can be seen: chains have a start-up bias.
const TOLERANCE: f64 = 0.01;
/// Fewer images than this do not know their own error.
const FEWEST: u64 = 16;
/// One image further off than by this factor is wrong.
const FACTOR: f64 = 3.0;
/// Memory may grow by this many bytes, ...
const GROWTH: f64 = 48e6;
/// ... and by this share of what was there.
const GROWTH_SHARE: f64 = 0.05;
/// The share of the time after which memory should be flat.
const WARM_UP: f64 = 0.3;
/// How the images look, which is of no interest here.
const LOOK: Look = Look {
    exposure: 0.0,
    tone_map: ToneMap::Filmic,
};

/// How to soak.
#[derive(Clone, Debug)]
pub struct Plan {
    /// How long.
    pub time: Duration,
    /// Devices to render on.
    pub devices: Vec<DeviceSpec>,
    /// Seed of everything that is chosen at random.
    pub seed: u64,
    /// Samples per pixel of the references.
    pub truth_spp: u64,
    /// Time between two reports.
    pub report_every: Duration,
    /// Bytes that the program itself holds, without those of drivers.
    pub heap: fn() -> u64,
}

/// What has happened so far.
#[derive(Clone, Debug, Default)]
pub struct Status {
    /// Seconds since the start, without the time for the truth.
    pub seconds: f64,
    /// Frames.
    pub frames: u64,
    /// Changes of the request or the camera.
    pub changes: u64,
    /// Changes of the device.
    pub devices: u64,
    /// Resident memory in bytes, where the system reports it.
    pub resident: Option<f64>,
    /// Bytes that the program itself holds, buffers on a card included.
    pub held: f64,
    /// Brightness by exact method, and of all of them, relative to the truth.
    pub brightness: BTreeMap<&'static str, Sample>,
    /// What went wrong.
    pub errors: Vec<String>,
}

/// Mean and scatter of numbers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sample {
    /// How many.
    pub count: u64,
    /// Their mean.
    pub mean: f64,
    /// The sum of the squares of their distances from it.
    squares: f64,
}

impl Sample {
    /// Adds a number (Welford 1962).
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let before = value - self.mean;
        self.mean += before / self.count as f64;
        self.squares += before * (value - self.mean);
    }

    /// Standard error of the mean; infinite for fewer than two numbers.
    pub fn error(&self) -> f64 {
        if self.count < 2 {
            return f64::INFINITY;
        }
        let count = self.count as f64;
        (self.squares / (count - 1.0) / count).sqrt()
    }
}

/// What is held at some time.
#[derive(Clone, Copy, Debug)]
struct Memory {
    /// Seconds since the start.
    at: f64,
    /// Resident bytes, where the system reports it.
    resident: Option<f64>,
    /// Bytes that the program itself holds.
    held: f64,
}

/// The brightness of a view, by path tracing.
#[derive(Clone, Copy, Debug)]
struct Truth {
    pose: Pose,
    mean: f64,
    /// Its standard error, relative to it.
    error: f64,
}

/// A program that has the built-in scenes.
struct BuiltIn;

impl Host for BuiltIn {
    fn scenes(&self) -> Vec<String> {
        SCENES.map(str::to_owned).into()
    }

    fn load(&self, scene: &str, _: &Arc<SourceFiles>) -> Result<(Scene, Vec<String>), HostError> {
        let found = wayfare_builtin::find(scene).ok_or("there is no such scene")?;
        Ok((found.load(&LoadOptions::default())?, Vec::new()))
    }
}

/// Soaks the frame loop. `report` receives regularly what has happened.
pub fn soak(plan: &Plan, report: &mut dyn FnMut(&Status)) -> Result<Status, String> {
    let request = Request {
        scene: SCENES[0].into(),
        max_depth: Some(MAX_DEPTH),
        device: plan.devices[0].clone(),
        methods: vec![Method::default()],
        seed: 0,
        threads: 0,
        steps_per_dispatch: 0,
        size: Some(SIZES[0]),
    };
    let mut soak = Soak {
        viewer: Viewer::new(Arc::new(BuiltIn), request, FRAME, None),
        random: Random::new(plan.seed, 0, 0),
        plan,
        truths: BTreeMap::new(),
        status: Status::default(),
        start: Instant::now(),
        reported: Instant::now(),
        memory: Vec::new(),
        has_software_driver: false,
        report,
    };
    soak.run()?;
    Ok(soak.status)
}

/// A frame loop under way.
struct Soak<'a> {
    viewer: Viewer,
    random: Random,
    plan: &'a Plan,
    /// The brightness of the views of each scene.
    truths: BTreeMap<&'static str, Vec<Truth>>,
    status: Status,
    start: Instant,
    reported: Instant,
    /// What was held, about once a second.
    memory: Vec<Memory>,
    /// Whether a driver has rendered that computes on the CPU. It keeps what it has compiled, and resident memory
    /// grows.
    has_software_driver: bool,
    report: &'a mut dyn FnMut(&Status),
}

impl Soak<'_> {
    /// Changes things until the time is over.
    fn run(&mut self) -> Result<(), String> {
        for scene in SCENES {
            let truths = truths(scene, self.plan)?;
            self.truths.insert(scene, truths);
        }
        self.compile_kernels()?;
        (self.start, self.reported) = (Instant::now(), Instant::now());
        self.memory.clear();
        let mut scene = SCENES[0];
        while self.start.elapsed() < self.plan.time {
            if self.random.one_in(8) {
                scene = *self.random.pick(&SCENES);
            }
            if let Err(problem) = self.change(scene) {
                self.status.errors.push(problem);
            }
        }
        self.judge();
        (self.report)(&self.status);
        Ok(())
    }

    /// Renders everything once on every GPU: kernels that are compiled stay, and are no leak.
    fn compile_kernels(&mut self) -> Result<(), String> {
        for device in self.plan.devices.clone() {
            if device == DeviceSpec::Cpu {
                continue;
            }
            for scene in SCENES {
                for name in Method::names() {
                    let method = Method::preset(name, Defaults::Ours);
                    let request = &mut self.viewer.request;
                    request.scene = scene.into();
                    request.device = device.clone();
                    request.methods = method.into_iter().collect();
                    self.until(|viewer| {
                        let loaded = viewer.scene().is_some_and(|loaded| loaded.name == scene);
                        let mut panes = viewer.panes().iter();
                        loaded && panes.any(|pane| pane.settings.method.name() == name)
                    })?;
                }
            }
        }
        Ok(())
    }

    /// What is requested, for messages.
    fn requested(&self) -> String {
        let request = &self.viewer.request;
        let methods: Vec<_> = request.methods.iter().map(Method::name).collect();
        let [width, height] = request.size.unwrap_or(SIZES[0]);
        format!(
            "{} by {} at {width}x{height} on {}",
            request.scene,
            methods.join(" and "),
            request.device
        )
    }

    /// Moves the camera for a while, changes what is requested, and looks at the brightness of what comes.
    fn change(&mut self, scene: &'static str) -> Result<(), String> {
        // Another scene comes with its own camera.
        if self.viewer.request.scene != scene || self.viewer.scene().is_none() {
            self.viewer.request.scene = scene.to_owned();
            // Its first image has the seed of the request, which would not distinguish it from no image.
            self.until(|viewer| {
                let is_loaded = viewer.scene().is_some_and(|loaded| loaded.name == scene);
                is_loaded && !viewer.panes().is_empty()
            })?;
        }
        // A hand on the mouse.
        for _ in 0..self.random.below(12) {
            let mut step = || self.random.below(201) as f32 / 1000.0 - 0.1;
            let (x, y) = (step(), step());
            match self.random.below(4) {
                0 => self.viewer.navigator.orbit([x, y]),
                1 => self.viewer.navigator.pan([x, y]),
                2 => self.viewer.navigator.look_around([x, y]),
                _ => self.viewer.navigator.dolly(10.0 * x),
            }
            self.frame()?;
        }
        // Another request, or only another camera.
        let mut before = self.viewer.view(LOOK).seed;
        let truths = &self.truths[scene];
        let truth = *self.random.pick(truths);
        self.viewer.navigator.set_pose(truth.pose);
        self.status.changes += 1;
        if self.random.one_in(3) {
            // The image must restart, also where the camera was there already. A round under way has to end first.
            self.viewer.navigator.dolly(0.5);
            self.until(|viewer| viewer.view(LOOK).seed != before)?;
            before = self.viewer.view(LOOK).seed;
            self.viewer.navigator.set_pose(truth.pose);
        } else {
            self.change_request();
        }
        // Frames until the image is new and has enough samples, and some more.
        let base = self.viewer.request.seed;
        let methods = self.viewer.request.methods.clone();
        self.until(|viewer| {
            let seed = viewer.view(LOOK).seed;
            let is_newest = |pane: &wayfare_live::PaneInfo| {
                pane.settings.seed == seed
                    && seed != before
                    && (base..base + SEEDS).contains(&seed)
                    && pane.samples_per_pixel >= ENOUGH_SAMPLES
            };
            let panes = viewer.panes();
            panes.len() == methods.len()
                && panes.iter().all(is_newest)
                && viewer.busy().is_none()
                && viewer.coarseness() == 1
        })?;
        for _ in 0..self.random.below(10) {
            self.frame()?;
        }
        self.look(&truth)
    }

    /// Requests another method, size or device.
    fn change_request(&mut self) {
        let names: Vec<&'static str> = Method::names().collect();
        let random = &mut self.random;
        let request = &mut self.viewer.request;
        request.seed = SEEDS * self.status.changes;
        if random.one_in(2) {
            let count = 1 + usize::from(random.one_in(3));
            let named = |_| *random.pick(&names);
            let methods: Vec<_> = (0..count).map(named).collect();
            let methods = methods
                .into_iter()
                .filter_map(|name| Method::preset(name, Defaults::Ours).ok());
            request.methods = methods.collect();
        }
        if random.one_in(2) {
            request.size = Some(*random.pick(&SIZES));
        }
        if random.one_in(8) {
            let device = random.pick(&self.plan.devices).clone();
            self.status.devices += u64::from(device != request.device);
            request.device = device;
        }
    }

    /// Compares the brightness of the images with the truth.
    fn look(&mut self, truth: &Truth) -> Result<(), String> {
        let means = self.viewer.with_panes(|panes| {
            let mean = |pane: &mut Pane| {
                let image = pane.image()?;
                Ok((pane.settings().method.name(), image.mean_luminance()))
            };
            panes
                .iter_mut()
                .map(mean)
                .collect::<Result<Vec<_>, wayfare_live::ViewError>>()
        });
        let means = means.and_then(|means| means);
        for (method, mean) in means.map_err(|error| error.to_string())? {
            let ratio = mean / truth.mean;
            // Also what is not a number.
            if !(1.0 / FACTOR..FACTOR).contains(&ratio) {
                return Err(format!(
                    "{}: {method} has {ratio:.3} of the true brightness",
                    self.requested()
                ));
            }
            // The one that is not exact is not expected to be right.
            if method != "diffusion-restore" {
                for name in [method, ALL] {
                    self.status.brightness.entry(name).or_default().add(ratio);
                }
            }
        }
        Ok(())
    }

    /// Frames until something holds.
    fn until(&mut self, holds: impl Fn(&Viewer) -> bool) -> Result<(), String> {
        let start = Instant::now();
        while !holds(&self.viewer) {
            if start.elapsed() > PATIENCE {
                return Err(format!("no image after {PATIENCE:?}: {}", self.requested()));
            }
            self.frame()?;
        }
        Ok(())
    }

    /// One frame, as a window has it.
    fn frame(&mut self) -> Result<(), String> {
        let start = Instant::now();
        let size = self.viewer.request.size.unwrap_or(SIZES[0]);
        let times = self.viewer.frame(size);
        drop(self.viewer.take_round());
        if !times.finished && start.elapsed() < IDLE {
            // A window would wait for its screen.
            std::thread::sleep(IDLE);
        }
        let seconds = start.elapsed().as_secs_f64();
        if times.finished {
            let budget = &mut self.viewer.frame_budget;
            budget.record_frame(seconds, times.rendered, times.restarted);
        }
        self.status.frames += 1;
        self.status.seconds = self.start.elapsed().as_secs_f64();
        // Record the memory and inform the user regularly.
        let last = self.memory.last().map_or(-1.0, |last| last.at);
        if self.status.seconds - last >= (self.plan.time.as_secs_f64() / 100.0).min(1.0) {
            self.write_down_memory();
        }
        if self.reported.elapsed() >= self.plan.report_every {
            self.reported = Instant::now();
            (self.report)(&self.status);
        }
        match self.viewer.problem.take() {
            Some(problem) => Err(format!("{}: {problem}", self.requested())),
            None => Ok(()),
        }
    }

    fn write_down_memory(&mut self) {
        let scene = self.viewer.scene();
        let gpu = scene.and_then(|scene| scene.device().gpu());
        self.has_software_driver |= gpu.is_some_and(|gpu| gpu.is_software());
        let on_card = gpu.and_then(|gpu| gpu.allocated_bytes()).unwrap_or(0);
        self.status.resident = resident_memory();
        self.status.held = ((self.plan.heap)() + on_card) as f64;
        self.memory.push(Memory {
            at: self.status.seconds,
            resident: self.status.resident,
            held: self.status.held,
        });
    }

    /// Looks at memory and brightness over the whole time.
    fn judge(&mut self) {
        let warm = WARM_UP * self.plan.time.as_secs_f64();
        let late = || self.memory.iter().filter(|memory| memory.at >= warm);
        let held: Vec<_> = late().map(|memory| (memory.at, memory.held)).collect();
        let resident = late().filter_map(|memory| Some((memory.at, memory.resident?)));
        let resident: Vec<_> = resident.filter(|_| !self.has_software_driver).collect();
        for (what, points) in [("memory of its own", held), ("resident memory", resident)] {
            let (growth, mean) = growth(&points);
            if growth > GROWTH + GROWTH_SHARE * mean {
                self.status.errors.push(format!(
                    "{what} grew by {:.0} MB to {:.0} MB on average",
                    growth / 1e6,
                    mean / 1e6
                ));
            }
        }
        let worst_truth = self.truths.values().flatten().map(|truth| truth.error);
        let worst_truth = worst_truth.fold(0.0, f64::max);
        for (method, sample) in &self.status.brightness {
            let off = (sample.mean - 1.0).abs();
            if sample.count >= FEWEST
                && off > TOLERANCE
                && off > SIGMAS * sample.error().hypot(worst_truth)
            {
                self.status.errors.push(format!(
                    "{method}: brightness {:.4} of the truth, standard error {:.4}",
                    sample.mean,
                    sample.error()
                ));
            }
        }
    }
}

/// By how much a straight line through points rises from the first to the last, and their mean.
fn growth(points: &[(f64, f64)]) -> (f64, f64) {
    let count = points.len().max(1) as f64;
    let mean_at = points.iter().map(|p| p.0).sum::<f64>() / count;
    let mean = points.iter().map(|p| p.1).sum::<f64>() / count;
    let covariance: f64 = points.iter().map(|p| (p.0 - mean_at) * (p.1 - mean)).sum();
    let variance: f64 = points.iter().map(|p| (p.0 - mean_at).powi(2)).sum();
    let (Some(first), Some(last), true) = (points.first(), points.last(), variance > 0.0) else {
        return (0.0, mean);
    };
    (covariance / variance * (last.0 - first.0), mean)
}

/// Resident memory of this process in bytes.
fn resident_memory() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: f64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(1024.0 * kilobytes)
}

/// The views of a scene and their brightness: its own camera, and two that look to either side.
fn truths(name: &str, plan: &Plan) -> Result<Vec<Truth>, String> {
    let (mut scene, _) = BuiltIn
        .load(name, &Arc::default())
        .map_err(|error| error.to_string())?;
    scene.max_depth = MAX_DEPTH;
    scene.film.resolution = TRUTH_SIZE;
    let turned = |by: [f32; 2]| {
        let mut navigator = Navigator::new(scene.camera, 1.0);
        navigator.look_around(by);
        navigator.pose()
    };
    let poses = [[0.0, 0.0], [0.04, 0.01], [-0.04, -0.01]].map(turned);
    let pool = cpu::threads(0).map_err(|error| error.to_string())?;
    let truth = |pose: Pose| {
        let mut scene = scene.clone();
        scene.camera = pose.camera(&scene.camera);
        let world = Arc::new(World::new(scene).map_err(|error| error.to_string())?);
        let mut means = Sample::default();
        for batch in 0..BATCHES {
            let settings = Settings {
                seed: SEEDS - 1 - batch,
                ..Settings::default()
            };
            let mut renderer = cpu::renderer(world.clone(), &settings, pool.clone());
            let budget = Budget {
                samples_per_pixel: plan.truth_spp.div_ceil(BATCHES),
                deadline: None,
                is_strict: false,
                stop: &AtomicBool::new(false),
            };
            let image = renderer.advance(&budget).and_then(|()| renderer.image());
            means.add(image.map_err(|error| error.to_string())?.mean_luminance());
        }
        Ok(Truth {
            pose,
            mean: means.mean,
            error: means.error() / means.mean,
        })
    };
    poses.into_iter().map(truth).collect()
}
