//! What all methods on the card share: work in pieces that fit the clock, and the image that comes of it.

use crate::counters::{Counted, FILM_SUM_BYTES};
use crate::parameters::radiance_unit;
use crate::run::{Run, RunSizes};
use crate::scene_on_gpu::SceneOnGpu;
use crate::shared::{
    Dispatch, FILM_CHANNELS, INDEPENDENT_PIXELS, ImageParameters, KINDS, MOMENTS, Normalisation,
    Parameters, RunBuffer, SUM_LANES, WORKGROUP,
};
use crate::{Gpu, GpuError, Kernel, sources};
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_film::Image;
use wayfare_render::Budget;
use wayfare_render::auto::Cells;
use wayfare_transport::CameraModel;
use wgpu::SubmissionIndex;

/// How kernels use the card. Changes the speed, never the image.
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

/// An image in progress on the card.
pub struct Session {
    /// The buffers.
    pub run: Run,
    /// What kernels receive; the parts of dispatch and image are filled in as a dispatch is made.
    pub parameters: Parameters,
    tuning: Tuning,
    /// Evaluations of a piece of work in one dispatch, where the user fixes them.
    fixed_steps: Option<u32>,
    /// Kernels that make the image, one after the other.
    resolve: Vec<Kernel>,
    pace: Pace,
    time: Duration,
    /// The last copies of image and counters, for when the card is lost.
    last_image: Option<Image>,
    last_counted: Counted,
    copied: Instant,
    /// Whether such copies are made.
    keeps_copies: bool,
}

/// How often the image is copied to the host in case that the card is lost.
const COPY_EVERY: Duration = Duration::from_secs(2);
/// Bytes of a pixel on the film: a wide integer per channel.
const FILM_PIXEL_BYTES: u64 = 8 * FILM_CHANNELS as u64;
/// Bytes of a pixel of the image: four floats.
const IMAGE_PIXEL_BYTES: u64 = 16;
/// The most workgroups that sum the film: enough to fill a card.
const MAX_SUM_GROUPS: u32 = 256;

impl Session {
    /// The buffers of an image by its number of pixels and of film planes, with what else `sizes` asks for.
    pub fn sizes(pixels: u64, planes: u64, sizes: RunSizes) -> RunSizes {
        let film = FILM_PIXEL_BYTES * (planes * pixels + u64::from(INDEPENDENT_PIXELS));
        sizes
            .with(RunBuffer::Film, film)
            .with(RunBuffer::Image, IMAGE_PIXEL_BYTES * pixels)
    }

    /// Bytes of the cells of all tiles: their kinds, a list, and their moments.
    pub fn cell_bytes([columns, rows]: [u32; 2]) -> u64 {
        let words = 2 + 2 * u64::from(KINDS * MOMENTS);
        4 * words * u64::from(columns) * u64::from(rows)
    }

    /// Bytes on the host while an image is copied there, and of the copy that is kept.
    pub fn host_bytes(pixels: u64) -> u64 {
        let image = size_of::<[f32; 3]>() as u64;
        (2 * IMAGE_PIXEL_BYTES + 2 * image) * pixels
    }

    /// Allocates all buffers. The kernels make the image of the film.
    pub fn new(
        scene: Arc<SceneOnGpu>,
        parameters: Parameters,
        tuning: Tuning,
        fixed_steps: Option<u32>,
        sizes: RunSizes,
        resolve: Vec<Kernel>,
    ) -> Result<Self, GpuError> {
        Ok(Self {
            run: Run::new(scene, sizes)?,
            parameters,
            tuning,
            fixed_steps,
            resolve,
            pace: Pace::default(),
            time: Duration::ZERO,
            last_image: None,
            last_counted: Counted::zero(),
            copied: Instant::now(),
            keeps_copies: true,
        })
    }

    /// Sets the cells of path space that count, for kernels that ask for them. Their buffer must have been allocated.
    pub fn set_cells(&mut self, cells: &Cells) -> Result<(), GpuError> {
        self.parameters.path.tiles = cells.tiles();
        self.parameters.path.occupied = cells.occupied().len() as u32;
        let words: Vec<u32> = cells
            .words()
            .chain(cells.occupied().iter().copied())
            .collect();
        let buffer = self.run.buffer(RunBuffer::Cells);
        let gpu = self.run.gpu();
        gpu.write("the cells", buffer, 0, bytemuck::cast_slice(&words))
    }

    /// Starts over with another seed.
    pub fn restart(&mut self, seed: u64) {
        self.parameters.set_seed(seed);
        self.run.clear(RunBuffer::Film);
        self.run.clear(RunBuffer::Counters);
        self.time = Duration::ZERO;
        self.last_image = None;
        self.last_counted = Counted::zero();
        self.copied = Instant::now();
    }

    /// Takes another camera, whose image must have the same size.
    pub fn set_camera(&mut self, camera: &CameraModel) -> Result<(), GpuError> {
        let [width, height] = self.size();
        if camera.resolution() != [width, height] {
            let [other_width, other_height] = camera.resolution();
            return Err(GpuError::Validation {
                message: format!(
                    "a camera of {other_width}x{other_height} pixels cannot take over an image of {width}x{height}"
                ),
            });
        }
        if !self.run.scene().fits(camera) {
            return Err(GpuError::Validation {
                message:
                    "a camera with another projection or pixel filter needs kernels of its own"
                        .into(),
            });
        }
        self.parameters.set_camera(camera);
        Ok(())
    }

    /// Takes another version of the scene, with its camera; roulette and kernels are used as they were. Whoever restarts next does so in the new
    /// scene.
    pub fn set_scene(&mut self, scene: &SceneOnGpu) -> Result<(), GpuError> {
        let old = self.run.scene();
        if !scene.is_edit_of(old) {
            return Err(GpuError::Validation {
                message:
                    "a renderer goes on in a scene of the same card, shapes, depth and size only"
                        .into(),
            });
        }
        let scene = Arc::new(scene.used_like(old));
        let world = scene.world().clone();
        self.run.set_scene(scene.clone())?;
        scene.set_parameters(&mut self.parameters);
        self.parameters.image = ImageParameters {
            normalisation: self.parameters.image.normalisation,
            limit: self.parameters.image.limit,
            ..ImageParameters::new(radiance_unit(&world))
        };
        self.set_camera(world.camera())
    }

    /// Leaves all results on the card, even if that means to lose them with the card.
    pub fn keep_no_copies(&mut self) {
        self.keeps_copies = false;
    }

    /// Clears the image, but keeps the radiance of the independent samples behind it.
    pub fn clear_image(&self) {
        let behind = FILM_PIXEL_BYTES * u64::from(INDEPENDENT_PIXELS);
        let bytes = self.run.buffer(RunBuffer::Film).size() - behind;
        self.run.clear_range(RunBuffer::Film, 0..bytes);
    }

    /// From now on, these kernels make the image of the film.
    pub fn set_resolve(&mut self, kernels: &[Kernel]) {
        self.resolve.clear();
        self.resolve.extend_from_slice(kernels);
    }

    /// Width and height of the image.
    pub fn size(&self) -> [u32; 2] {
        [self.parameters.camera.width, self.parameters.camera.height]
    }

    /// Number of pixels.
    pub fn pixels(&self) -> u64 {
        self.parameters.pixels()
    }

    /// Time spent rendering.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// Runs a kernel over `items` pieces of work, from step or sample `first_step` on.
    pub fn work(
        &mut self,
        kernel: &Kernel,
        first_step: u32,
        items: u32,
    ) -> Result<SubmissionIndex, GpuError> {
        let tuning = self.tuning;
        let lanes = tuning
            .lanes
            .min(items.next_multiple_of(WORKGROUP))
            .max(WORKGROUP);
        let at_once = lanes.saturating_mul(tuning.items_per_lane);
        let mut parameters = self.parameters;
        let mut first = 0u32;
        loop {
            let end = items.min(first.saturating_add(at_once));
            parameters.dispatch = Dispatch {
                items: end,
                first_step,
                lanes,
                wave_threshold: tuning.wave_threshold,
                items_per_lane: tuning.items_per_lane,
                ..Dispatch::default()
            };
            let index = self.run.work(kernel, &parameters, first)?;
            if end == items {
                return Ok(index);
            }
            // A driver that computes on the processor cannot be stopped: let it work in short pieces.
            self.run.gpu().wait(index)?;
            first = end;
        }
    }

    /// Runs a sequence of kernels over all chains, for some steps from `first_step` on.
    pub fn sequence(
        &mut self,
        kernels: &[&Kernel],
        first_step: u32,
        steps: u32,
    ) -> Result<SubmissionIndex, GpuError> {
        let (tuning, chains) = (self.tuning, self.parameters.method.chains);
        let lanes = tuning.lanes.min(chains.next_multiple_of(WORKGROUP));
        let mut parameters = self.parameters;
        parameters.dispatch = Dispatch {
            items: chains,
            steps,
            first_step,
            lanes,
            wave_threshold: tuning.wave_threshold,
            // Every chain must have its turn.
            items_per_lane: tuning.items_per_lane.max(chains.div_ceil(lanes)),
            ..Dispatch::default()
        };
        self.run.sequence(kernels, &parameters)
    }

    /// Runs a sequence of kernels over the first chains only.
    pub fn sequence_on_first(
        &mut self,
        kernels: &[&Kernel],
        chains: u32,
    ) -> Result<SubmissionIndex, GpuError> {
        let mut parameters = self.parameters;
        parameters.dispatch = Dispatch {
            items: chains,
            // Kernels that take every so many chains take one each.
            lanes: parameters.method.chains,
            wave_threshold: self.tuning.wave_threshold,
            items_per_lane: self.tuning.items_per_lane,
            ..Dispatch::default()
        };
        let groups = [chains.div_ceil(WORKGROUP), 1];
        self.run.record(kernels, &parameters, groups)
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
        let mut submitted: VecDeque<(SubmissionIndex, u64)> = VecDeque::new();
        let mut begun = false;
        let mut result = loop {
            // Stop where nothing is left to do or the time is up.
            let wanted = left(self);
            if wanted == 0 || budget.is_over() {
                break Ok(());
            }

            // Submit as many steps as fit into a dispatch.
            let waiting: u64 = submitted.iter().map(|(_, evaluations)| evaluations).sum();
            let is_due = !begun && !budget.is_strict;
            let steps = self.next_steps(budget, evaluations_per_step, wanted, waiting, is_due);
            if steps > 0 {
                begun = true;
                if submitted.is_empty() {
                    self.pace.begin();
                }
                match submit(self, steps) {
                    Ok(index) => {
                        submitted.push_back((index, u64::from(steps) * evaluations_per_step));
                    }
                    Err(error) => break Err(error),
                }
            }

            // Wait for the older of two: one dispatch runs while the next one is in the queue.
            if submitted.len() > 1 || steps == 0 {
                let Some((index, evaluations)) = submitted.pop_front() else {
                    break Ok(());
                };
                if let Err(error) = self.run.gpu().wait(index) {
                    break Err(error);
                }
                self.pace.measure(evaluations);
            }
        };

        // Wait for what is still in the queue.
        for (index, evaluations) in submitted {
            result = result.and(self.run.gpu().wait(index));
            self.pace.measure(evaluations);
        }
        self.time += start.elapsed();
        result
    }

    /// Steps of the next dispatch: about as many as fit into its time, none where the deadline is too close and none is
    /// due in any case.
    fn next_steps(
        &self,
        budget: &Budget<'_>,
        evaluations_per_step: u64,
        wanted: u64,
        waiting: u64,
        is_due: bool,
    ) -> u32 {
        let most = wanted.min(u64::from(self.tuning.max_steps)) as u32;
        if let Some(fixed) = self.fixed_steps {
            return fixed.min(most).max(1);
        }
        let Some(seconds_per_evaluation) = self.pace.expected() else {
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
            if room < step && !is_due {
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

    /// Copies image and counters to the host if the last copies are old.
    pub fn copy_now_and_then(&mut self, image: &ImageParameters) {
        if self.keeps_copies && self.copied.elapsed() > COPY_EVERY {
            // The next call on a lost device reports it.
            let _ = self.image(image);
            self.counted();
        }
    }

    /// Writes the image into its buffer on the card.
    fn submit_resolve(&mut self, image: &ImageParameters) -> Result<SubmissionIndex, GpuError> {
        let parameters = Parameters {
            image: *image,
            ..self.parameters
        };
        if image.normalisation == Normalisation::Independent as u32 {
            self.sum_film(parameters)?;
        }
        let pixels = self.pixels() as u32;
        let kernels: Vec<_> = self.resolve.iter().collect();
        self.run.sweep(&kernels, &parameters, pixels)
    }

    /// Sums every channel of the image and of the independent samples.
    fn sum_film(&mut self, mut parameters: Parameters) -> Result<(), GpuError> {
        let kernel = self.run.scene().kernel(&sources::SUM_FILM)?;
        self.run.clear_range(RunBuffer::Counters, FILM_SUM_BYTES);
        let pixels = self.pixels() as u32 + INDEPENDENT_PIXELS;
        let groups = pixels.div_ceil(SUM_LANES).min(MAX_SUM_GROUPS);
        parameters.dispatch.lanes = groups * SUM_LANES;
        self.run.dispatch(&kernel, &parameters, [groups, 1])?;
        Ok(())
    }

    /// Writes the image into its buffer on the card, and waits until it is there.
    pub fn resolve(&mut self, image: &ImageParameters) -> Result<(), GpuError> {
        let index = self.submit_resolve(image)?;
        self.run.gpu().wait(index)
    }

    /// The image; the last copy where the card is lost, and an error where there is none.
    pub fn image(&mut self, image: &ImageParameters) -> Result<Image, GpuError> {
        match self.read_image(image) {
            Ok(image) => {
                self.last_image = self.keeps_copies.then(|| image.clone());
                self.copied = Instant::now();
                Ok(image)
            }
            Err(error) => self.last_image.clone().ok_or(error),
        }
    }

    fn read_image(&mut self, image: &ImageParameters) -> Result<Image, GpuError> {
        self.submit_resolve(image)?;
        let bytes = IMAGE_PIXEL_BYTES * self.pixels();
        let bytes = self.run.read(RunBuffer::Image, bytes)?;
        let rows: Vec<[f32; 4]> = bytemuck::pod_collect_to_vec(&bytes);
        let [width, height] = self.size();
        Ok(Image::from_fn(width, height, |x, y| {
            let [r, g, b, _] = rows[y as usize * width as usize + x as usize];
            [r, g, b]
        }))
    }

    /// What was counted; the last copy where the card is lost.
    pub fn counted(&mut self) -> Counted {
        let density_unit = self.parameters.image.density_unit;
        if let Ok(counted) = self.run.counted(density_unit) {
            self.last_counted = counted;
        }
        self.last_counted.clone()
    }
}

/// How fast evaluations are.
#[derive(Clone, Copy, Debug, Default)]
struct Pace {
    /// Seconds of an evaluation, in the mean of the last few dispatches, ...
    mean: Option<f64>,
    /// ... and in the very last one.
    last: f64,
    /// When the card began with what it does now.
    since: Option<Instant>,
}

impl Pace {
    /// The card begins to work.
    fn begin(&mut self) {
        self.since = Some(Instant::now());
    }

    /// A dispatch of this many evaluations is done; the next one has begun.
    fn measure(&mut self, evaluations: u64) {
        let now = Instant::now();
        if let Some(since) = self.since.replace(now) {
            let seconds = (now - since).as_secs_f64() / evaluations.max(1) as f64;
            // What was slow for another reason, such as a driver that compiles, is soon forgotten.
            let before = self.mean.unwrap_or(seconds).min(2.0 * seconds);
            self.mean = Some(0.5 * (before + seconds));
            self.last = seconds;
        }
    }

    /// Seconds that the next evaluations are expected to take: views differ, and to be late is worse than to be early.
    fn expected(&self) -> Option<f64> {
        self.mean.map(|mean| mean.max(self.last))
    }
}
