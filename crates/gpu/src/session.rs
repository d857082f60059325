//! What all methods on the card share: dispatching work in pieces that fit the clock, and seeing the picture.

use crate::counters::{Counted, FILM_SUM_BYTES};
use crate::parameters::{ImageKind, Parameters};
use crate::stage::{Part, Run, RunSizes, SceneOnGpu, WORKGROUP};
use crate::{Gpu, GpuError, Kernel, sources};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_film::Image;
use wayfare_render::Budget;
use wayfare_transport::camera::CameraModel;
use wgpu::SubmissionIndex;

/// How kernels use the card. Changes the speed, never the picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tuning {
    /// Lanes that take work from the queue.
    pub lanes: u32,
    /// Lanes of a subgroup that wait for each other until they start their next paths together.
    pub wave_threshold: u32,
    /// The most pieces of work that one lane may take.
    pub items_per_lane: u32,
    /// The most evaluations of a piece of work in one dispatch.
    pub max_steps: u32,
    /// Seconds that a dispatch should take.
    pub dispatch_seconds: f64,
}

impl Tuning {
    /// What is known to be good for an adapter.
    pub fn of(gpu: &Gpu) -> Self {
        if gpu.is_software() {
            // Software drivers run workgroups one after the other: the first ones would empty the queue, and loops
            // of more than 65,535 rounds are silently cut.
            Self {
                lanes: 1 << 16,
                wave_threshold: 1,
                items_per_lane: 1,
                max_steps: 16,
                dispatch_seconds: 0.1,
            }
        } else {
            Self {
                lanes: 1 << 17,
                wave_threshold: 8,
                items_per_lane: u32::MAX,
                max_steps: 256,
                dispatch_seconds: 0.016,
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
    resolve: Kernel,
    pace: Pace,
    time: Duration,
    /// What was last seen of the run, for when the card is lost.
    last_image: Option<Image>,
    last_counted: Counted,
    seen: Instant,
    /// Whether the picture is copied from the card now and then, in case that the card is lost.
    pub keeps_copies: bool,
}

/// How often the picture is copied from the card in case that the card is lost.
const LOOK_EVERY: Duration = Duration::from_secs(2);
/// Bytes of a pixel on the film: a wide number per channel.
const FILM_PIXEL_BYTES: u64 = 24;
/// Pixels behind the picture for the light of independent draws: `DRAW_PIXELS` of `kernels/film.slang`.
const DRAW_PIXELS: u64 = 64;
/// Lanes of a workgroup that sums the film: `SUM_LANES` of `kernels/film.slang`.
const SUM_LANES: u32 = 256;
/// The most workgroups that sum the film: enough to fill a card.
const MAX_SUM_GROUPS: u32 = 256;

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
        let resolve = scene.kernel(&sources::RESOLVE)?;
        let sizes = RunSizes {
            film: FILM_PIXEL_BYTES * (pixels + DRAW_PIXELS),
            image: 16 * pixels,
            ..sizes
        };
        Ok(Self {
            run: Run::new(scene, &sizes)?,
            parameters,
            tuning,
            fixed_steps,
            resolve,
            pace: Pace::default(),
            time: Duration::ZERO,
            last_image: None,
            last_counted: Counted::zero(),
            seen: Instant::now(),
            keeps_copies: true,
        })
    }

    /// Begins anew with another seed.
    pub fn restart(&mut self, seed: u64) {
        self.parameters.set_seed(seed);
        self.run.clear(Part::Film);
        self.run.clear(Part::Counters);
        self.time = Duration::ZERO;
        self.last_image = None;
        self.last_counted = Counted::zero();
        self.seen = Instant::now();
    }

    /// Looks from another camera, whose picture must have the same size.
    pub fn look(&mut self, camera: &CameraModel) -> Result<(), GpuError> {
        let Parameters { width, height, .. } = self.parameters;
        if camera.resolution() != [width, height] {
            let [other_width, other_height] = camera.resolution();
            return Err(GpuError::Validation {
                message: format!(
                    "a camera of {other_width}x{other_height} pixels cannot take over a picture of {width}x{height}"
                ),
            });
        }
        self.parameters.set_camera(camera);
        Ok(())
    }

    /// Makes the picture black, and keeps the light of independent draws.
    pub fn clear_picture(&self) {
        let bytes = FILM_PIXEL_BYTES * self.pixels();
        self.run.clear_range(Part::Film, 0..bytes);
    }

    /// Width and height of the picture.
    pub fn size(&self) -> [u32; 2] {
        [self.parameters.width, self.parameters.height]
    }

    /// Number of pixels.
    pub fn pixels(&self) -> u64 {
        u64::from(self.parameters.width) * u64::from(self.parameters.height)
    }

    /// Time spent rendering.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// Runs a kernel over `items` pieces of work.
    pub fn work(
        &mut self,
        kernel: &Kernel,
        parameters: Parameters,
        items: u32,
    ) -> Result<SubmissionIndex, GpuError> {
        let tuning = self.tuning;
        let lanes = tuning
            .lanes
            .min(items.next_multiple_of(WORKGROUP))
            .max(WORKGROUP);
        let mut parameters = Parameters {
            lanes,
            wave_threshold: tuning.wave_threshold,
            items_per_lane: tuning.items_per_lane,
            ..parameters
        };
        let at_once = lanes.saturating_mul(tuning.items_per_lane);
        let mut first = 0u32;
        loop {
            parameters.items = items.min(first.saturating_add(at_once));
            let index = self.run.work(kernel, &parameters, first)?;
            if parameters.items == items {
                return Ok(index);
            }
            // A driver that computes on the processor cannot be stopped: let it work in short pieces.
            self.run.gpu().wait(index)?;
            first = parameters.items;
        }
    }

    /// Runs a sequence of kernels over all chains, each of which may take its turn in `fly`.
    pub fn sequence(
        &mut self,
        kernels: &[&Kernel],
        parameters: Parameters,
    ) -> Result<SubmissionIndex, GpuError> {
        let (tuning, chains) = (self.tuning, parameters.chains);
        let lanes = tuning.lanes.min(chains.next_multiple_of(WORKGROUP));
        let items_per_lane = tuning.items_per_lane.max(chains.div_ceil(lanes));
        let parameters = Parameters {
            items: chains,
            lanes,
            wave_threshold: tuning.wave_threshold,
            items_per_lane,
            ..parameters
        };
        self.run.sequence(kernels, &parameters)
    }

    /// Submits work until the budget is spent. `submit` is given the number of steps to take next and returns the
    /// submission; `left` says how many steps are still wanted.
    pub fn advance(
        &mut self,
        budget: &Budget<'_>,
        evaluations_per_step: u64,
        mut left: impl FnMut(&Self) -> u64,
        mut submit: impl FnMut(&mut Self, u32) -> Result<SubmissionIndex, GpuError>,
    ) -> Result<(), GpuError> {
        let start = Instant::now();
        let mut in_flight: VecDeque<(SubmissionIndex, u64)> = VecDeque::new();
        let mut begun = false;
        let result = loop {
            let wanted = left(self);
            if wanted == 0 || budget.is_over() {
                break Ok(());
            }
            let waiting: u64 = in_flight.iter().map(|(_, evaluations)| evaluations).sum();
            let steps = self.next_steps(budget, evaluations_per_step, wanted, waiting, !begun);
            if steps > 0 {
                begun = true;
                if in_flight.is_empty() {
                    self.pace.begin();
                }
                match submit(self, steps) {
                    Ok(index) => {
                        in_flight.push_back((index, u64::from(steps) * evaluations_per_step));
                    }
                    Err(error) => break Err(error),
                }
            }
            // One dispatch runs while the next one waits.
            if in_flight.len() > 1 || steps == 0 {
                let Some((index, evaluations)) = in_flight.pop_front() else {
                    break Ok(());
                };
                if let Err(error) = self.run.gpu().wait(index) {
                    break Err(error);
                }
                self.pace.note(evaluations);
            }
        };
        let mut result = result;
        for (index, evaluations) in in_flight {
            result = result.and(self.run.gpu().wait(index));
            self.pace.note(evaluations);
        }
        self.time += start.elapsed();
        result
    }

    /// Steps of the next dispatch: about as many as fit into its time, none where the deadline is too close and it is
    /// not the first.
    fn next_steps(
        &self,
        budget: &Budget<'_>,
        evaluations_per_step: u64,
        wanted: u64,
        waiting: u64,
        is_first: bool,
    ) -> u32 {
        let most = wanted.min(u64::from(self.tuning.max_steps)) as u32;
        if let Some(fixed) = self.fixed_steps {
            return fixed.min(most).max(1);
        }
        let Some(seconds_per_evaluation) = self.pace.seconds_per_evaluation else {
            // The first dispatch is a trial; nothing is known before it is done.
            return if waiting == 0 { 1 } else { 0 };
        };
        let step = seconds_per_evaluation * evaluations_per_step as f64;
        let mut seconds = self.tuning.dispatch_seconds;
        if let Some(deadline) = budget.deadline {
            let until = deadline
                .saturating_duration_since(Instant::now())
                .as_secs_f64();
            let room = until - waiting as f64 * seconds_per_evaluation;
            if room < 0.5 * step && !is_first {
                return 0;
            }
            seconds = seconds.min(room);
        }
        ((seconds / step.max(1e-12)) as u32).clamp(1, most)
    }

    /// Adds to the time spent rendering.
    pub fn spend(&mut self, time: Duration) {
        self.time += time;
    }

    /// Keeps a copy of picture and counters now and then.
    pub fn look_sometimes(&mut self, parameters: &Parameters) {
        if self.keeps_copies && self.seen.elapsed() > LOOK_EVERY {
            // A card that is lost is told by the next call that works on it.
            let _ = self.image(parameters);
            self.counted();
        }
    }

    /// Sums every channel of the picture and of the draws.
    fn sum_film(&mut self, parameters: &Parameters) -> Result<(), GpuError> {
        let kernel = self.run.scene().kernel(&sources::SUM_FILM)?;
        self.run.clear_range(Part::Counters, FILM_SUM_BYTES);
        let pixels = (self.pixels() + DRAW_PIXELS) as u32;
        let groups = pixels.div_ceil(SUM_LANES).min(MAX_SUM_GROUPS);
        let parameters = Parameters {
            lanes: groups * SUM_LANES,
            ..*parameters
        };
        self.run.dispatch(&kernel, &parameters, [groups, 1])?;
        Ok(())
    }

    /// Writes the picture into the buffer of the image.
    pub fn resolve(&mut self, parameters: &Parameters) -> Result<SubmissionIndex, GpuError> {
        let pixels = self.pixels() as u32;
        if parameters.image_kind == ImageKind::RestoreDraws as u32 {
            self.sum_film(parameters)?;
        }
        self.run.sweep(&self.resolve, parameters, pixels)
    }

    /// Writes the picture into the buffer of the image, and waits until it is there.
    pub fn show(&mut self, parameters: &Parameters) -> Result<(), GpuError> {
        let index = self.resolve(parameters)?;
        self.run.gpu().wait(index)
    }

    /// The picture; the last one seen where the card is lost, and an error where none was seen.
    pub fn image(&mut self, parameters: &Parameters) -> Result<Image, GpuError> {
        match self.read_image(parameters) {
            Ok(image) => {
                self.last_image = self.keeps_copies.then(|| image.clone());
                self.seen = Instant::now();
                Ok(image)
            }
            Err(error) => self.last_image.clone().ok_or(error),
        }
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
    /// When the card began with what it does now.
    since: Option<Instant>,
}

impl Pace {
    /// The card begins to work.
    fn begin(&mut self) {
        self.since = Some(Instant::now());
    }

    /// A dispatch of this many evaluations is done; the next one has begun.
    fn note(&mut self, evaluations: u64) {
        let now = Instant::now();
        if let Some(since) = self.since.replace(now) {
            let seconds = (now - since).as_secs_f64() / evaluations.max(1) as f64;
            let before = self.seconds_per_evaluation.unwrap_or(seconds);
            self.seconds_per_evaluation = Some(0.5 * (before + seconds));
        }
    }
}
