//! What all methods on the card share: dispatching work in pieces that fit the clock, and seeing the picture.

use crate::counters::Counted;
use crate::parameters::Parameters;
use crate::stage::{Part, Run, RunSizes, SceneOnGpu, WORKGROUP};
use crate::{Gpu, GpuError, Kernel, sources};
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_film::Image;
use wayfare_render::Budget;
use wgpu::SubmissionIndex;

/// How kernels use the card. Changes the speed, never the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// Lanes of a dispatch.
    pub lanes: u32,
    /// Paths in flight, where the method does not fix them.
    pub slots: u32,
    /// Lanes of a subgroup without a ray that wait until they fetch their next ones together.
    pub fetch_threshold: u32,
    /// The most rays that one lane may trace.
    pub rays_per_lane: u32,
    /// The most steps of a batch.
    pub max_steps: u32,
    /// Seconds that a batch should take.
    pub batch_seconds: f64,
}

impl Tuning {
    /// What is known to be good for an adapter.
    pub fn of(gpu: &Gpu) -> Self {
        if gpu.is_software() {
            // Software drivers run workgroups one after the other: the first ones would trace all rays, and loops
            // of more than 65,535 rounds are silently cut.
            Self {
                lanes: 1 << 14,
                slots: 1 << 14,
                fetch_threshold: 1,
                rays_per_lane: 16,
                max_steps: 16,
                batch_seconds: 0.1,
            }
        } else {
            Self {
                lanes: 1 << 17,
                slots: 1 << 20,
                fetch_threshold: 8,
                rays_per_lane: u32::MAX,
                max_steps: 1 << 10,
                batch_seconds: 0.012,
            }
        }
    }
}

/// A picture in progress on the card.
pub struct Session {
    /// The buffers.
    pub run: Run,
    /// What kernels are told; the fields of a dispatch are filled in as it is made.
    pub parameters: Parameters,
    /// How the card is used.
    pub tuning: Tuning,
    /// Evaluations of a piece of work in one dispatch, where the user fixes them.
    pub fixed_steps: Option<u32>,
    kernels: Common,
    pace: Pace,
    time: Duration,
    /// Frames that the next batch is expected to take.
    frames: u32,
    frames_per_step: f64,
    /// What was last seen of the run, for when the card is lost.
    last_image: Image,
    last_counted: Counted,
    seen: Instant,
}

/// The kernels that all methods share.
struct Common {
    wake: Kernel,
    turn: Kernel,
    trace_rays: Kernel,
    resolve: Kernel,
}

/// How often the picture is copied from the card in case that the card is lost.
const LOOK_EVERY: Duration = Duration::from_secs(2);

impl Session {
    /// Allocates the film, the image and what else `sizes` asks for.
    pub fn new(
        scene: Arc<SceneOnGpu>,
        parameters: Parameters,
        tuning: Tuning,
        fixed_steps: Option<u32>,
        sizes: RunSizes,
    ) -> Result<Self, GpuError> {
        let pixels = u64::from(parameters.width) * u64::from(parameters.height);
        let kernels = Common {
            wake: scene.kernel(&sources::WAKE)?,
            turn: scene.kernel(&sources::TURN)?,
            trace_rays: scene.kernel(&sources::TRACE_RAYS)?,
            resolve: scene.kernel(&sources::RESOLVE)?,
        };
        let sizes = RunSizes {
            film: 24 * pixels,
            image: 16 * pixels,
            ..sizes
        };
        Ok(Self {
            run: Run::new(scene, &sizes)?,
            parameters,
            tuning,
            fixed_steps,
            kernels,
            pace: Pace::default(),
            time: Duration::ZERO,
            frames: 0,
            frames_per_step: 0.0,
            last_image: Image::new(parameters.width, parameters.height),
            last_counted: Counted::zero(),
            seen: Instant::now(),
        })
    }

    /// Number of pixels.
    pub fn pixels(&self) -> u64 {
        u64::from(self.parameters.width) * u64::from(self.parameters.height)
    }

    /// Time spent rendering.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// Seconds that the kernels of the session took to compile.
    pub fn compile_seconds(&self) -> f64 {
        let k = &self.kernels;
        let all = [&k.wake, &k.turn, &k.trace_rays, &k.resolve];
        all.iter().map(|kernel| kernel.compile_seconds()).sum()
    }

    /// Runs paths in `slots` until nothing is left to do: `shade` takes them from vertex to vertex, `finish` uses those
    /// that have ended and starts the next ones.
    pub fn batch(
        &mut self,
        shade: &Kernel,
        finish: &Kernel,
        parameters: Parameters,
        slots: u32,
    ) -> Result<(), GpuError> {
        let tuning = self.tuning;
        let lanes = tuning.lanes.min(slots.next_multiple_of(WORKGROUP));
        // Every ray finds a lane, also where a lane may take only a few.
        let rays = u64::from(lanes) * u64::from(tuning.rays_per_lane);
        let rays_per_lane = if rays < 2 * u64::from(slots) {
            (2 * slots).div_ceil(lanes)
        } else {
            tuning.rays_per_lane
        };
        let parameters = Parameters {
            lanes,
            slots,
            rays_per_lane,
            fetch_threshold: tuning.fetch_threshold,
            ..parameters
        };
        let Common {
            wake,
            turn,
            trace_rays,
            ..
        } = &self.kernels;
        let frame = [shade, finish, trace_rays, turn];
        let mut sequence = vec![wake, finish, trace_rays, turn];
        // Frames beyond the last path are nearly free; a look at the queues costs as much as a dozen of them.
        let mut frames = self.frames.max(parameters.max_depth + 2);
        let mut submitted = frames;
        loop {
            for _ in 0..frames {
                sequence.extend(frame);
            }
            self.run.sequence(&sequence, &parameters)?;
            let (in_flight, used) = self.run.in_flight()?;
            if in_flight == 0 {
                self.frames = used + 2;
                return Ok(());
            }
            sequence.clear();
            frames = (submitted / 4).max(8);
            submitted += frames;
        }
    }

    /// Runs batches until the budget is spent. `left` says how many steps are still wanted, `batch` takes some.
    pub fn advance(
        &mut self,
        budget: &Budget<'_>,
        evaluations_per_step: u64,
        mut left: impl FnMut(&Self) -> u64,
        mut batch: impl FnMut(&mut Self, u32) -> Result<(), GpuError>,
    ) -> Result<(), GpuError> {
        loop {
            let wanted = left(self);
            if wanted == 0 || budget.is_over() {
                return Ok(());
            }
            let steps = self.next_steps(budget, evaluations_per_step, wanted);
            let start = Instant::now();
            // Frames grow with the number of steps.
            self.frames = (self.frames_per_step * f64::from(steps)) as u32;
            let result = batch(self, steps);
            self.frames_per_step = f64::from(self.frames) / f64::from(steps);
            self.time += start.elapsed();
            self.pace
                .note(u64::from(steps) * evaluations_per_step, start.elapsed());
            result?;
        }
    }

    /// Steps of the next batch: about as many as fit into its time and before the deadline.
    fn next_steps(&self, budget: &Budget<'_>, evaluations_per_step: u64, wanted: u64) -> u32 {
        let most = wanted.min(u64::from(self.tuning.max_steps)) as u32;
        if let Some(fixed) = self.fixed_steps {
            return fixed.min(most).max(1);
        }
        let Some(seconds_per_evaluation) = self.pace.seconds_per_evaluation else {
            return 1;
        };
        let step = seconds_per_evaluation * evaluations_per_step as f64;
        let mut seconds = self.tuning.batch_seconds;
        if let Some(deadline) = budget.deadline {
            let until = deadline.saturating_duration_since(Instant::now());
            seconds = seconds.min(until.as_secs_f64());
        }
        ((seconds / step.max(1e-12)) as u32).clamp(1, most)
    }

    /// Adds to the time spent rendering.
    pub fn spend(&mut self, time: Duration) {
        self.time += time;
    }

    /// Keeps a copy of picture and counters now and then.
    pub fn look_sometimes(&mut self, parameters: &Parameters) {
        if self.seen.elapsed() > LOOK_EVERY {
            self.image(parameters);
            self.counted();
        }
    }

    /// Writes the picture into the buffer of the image.
    pub fn resolve(&mut self, parameters: &Parameters) -> Result<SubmissionIndex, GpuError> {
        let pixels = self.pixels() as u32;
        self.run.sweep(&self.kernels.resolve, parameters, pixels)
    }

    /// The picture; the last one seen where the card is lost.
    pub fn image(&mut self, parameters: &Parameters) -> Image {
        if let Ok(image) = self.read_image(parameters) {
            self.last_image = image;
            self.seen = Instant::now();
        }
        self.last_image.clone()
    }

    fn read_image(&mut self, parameters: &Parameters) -> Result<Image, GpuError> {
        self.resolve(parameters)?;
        let image = self.run.part(Part::Image);
        let bytes = self.run.gpu().read(image, 0..16 * self.pixels())?;
        let rows: Vec<[f32; 4]> = bytemuck::pod_collect_to_vec(&bytes);
        let Parameters { width, height, .. } = self.parameters;
        Ok(Image::from_fn(width, height, |x, y| {
            let [r, g, b, _] = rows[y as usize * width as usize + x as usize];
            [r, g, b]
        }))
    }

    /// What was counted; what was last seen where the card is lost.
    pub fn counted(&mut self) -> Counted {
        if let Ok(counted) = self.run.counted(&self.parameters) {
            self.last_counted = counted;
        }
        self.last_counted.clone()
    }
}

/// How fast evaluations are.
#[derive(Clone, Copy, Debug, Default)]
struct Pace {
    seconds_per_evaluation: Option<f64>,
}

impl Pace {
    fn note(&mut self, evaluations: u64, time: Duration) {
        let seconds = time.as_secs_f64() / evaluations.max(1) as f64;
        let before = self.seconds_per_evaluation.unwrap_or(seconds);
        self.seconds_per_evaluation = Some(0.5 * (before + seconds));
    }
}
