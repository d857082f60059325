//! The Markov chain methods on the card: bootstrap, initialise, evolve, resolve.

mod carried;
mod kernels;
mod memory;
mod statistics;

pub(crate) use carried::CARRIED;
pub use kernels::sources_of;
pub use memory::CHAIN_BYTES;

use crate::parameters::radiance_unit;
use crate::scene_on_gpu::SceneOnGpu;
use crate::session::{Session, Tuning};
use crate::shared::{
    BOOTSTRAP_BLOCK, ImageParameters, Normalisation, Parameters, RunBuffer, WORKGROUP, counter,
};
use crate::{GpuError, Kernel, reconstruction, sources};
use carried::{Before, Beginning, CarriedKernels};
use kernels::Kernels;
use serde::{Deserialize, Serialize};
use std::io::Write;
use std::sync::Arc;
use std::time::Instant;
use wayfare_film::Image;
use wayfare_render::auto::{Cells, PathSet};
use wayfare_render::cpu::PopulationSize;
use wayfare_render::gradient::{OF_CHAINS, with_differences};
use wayfare_render::state::{put, take};
use wayfare_render::{Budget, RenderError, Renderer, Settings, StateError, Statistics};
use wayfare_sampling::{Attempts, BootstrapSums, Global, Method, Start};
use wayfare_transport::CameraModel;
use wayfare_transport::PathKinds;
use wgpu::BufferUsages;

/// Largest deposit of a chain with large steps: radiance over its own luminance, at most one over the smallest weight.
const LARGE_STEP_UNIT: f32 = 16.0;

/// A Markov chain method in progress.
pub struct MarkovChains {
    session: Session,
    /// Its size, the size where paths are on the whole film, and the share of the film where they are.
    size: PopulationSize,
    whole: PopulationSize,
    area: f64,
    method: Method,
    kernels: Kernels,
    /// Makes the image of the bootstrap, and that of chains without differences.
    resolve: [Kernel; 1],
    camera: CameraModel,
    /// The chains of another camera or scene, still on the GPU, from which the next run continues.
    before: Option<Before>,
    /// Whether that is worth trying.
    attempts: Attempts,
    /// Compiled when the camera moves for the first time.
    carried_kernels: Option<CarriedKernels>,
    /// The units of the film during the bootstrap, and for the deposits of chains.
    bootstrap_image: ImageParameters,
    chain_image: ImageParameters,
    phase: Phase,
    beginning: Beginning,
    /// Steps of every chain.
    steps: u64,
    /// Paths so far, where differences are taken: steps do not tell how many of them trace a neighbour.
    paths: u64,
    /// What the bootstrap samples say about the integral of the density, once that was asked for.
    bootstrap_sums: Option<BootstrapSums>,
    /// A copy of the film while open tours are completed on it.
    film_copy: Option<wgpu::Buffer>,
    /// Fewer chains than pixels, where the card has no room for more.
    note: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Phase {
    /// Nothing was done.
    New,
    /// The bootstrap is on the film; chains have their first states.
    Initialised,
    /// Chains walk.
    Evolving,
}

/// Planes of the film: with differences, values and two differences with their squares.
fn film_planes(gradient: bool) -> u64 {
    if gradient { 4 } else { 1 }
}

/// The units of the film: bootstrap and Restore deposit radiance, chains with large steps radiance over luminance.
fn images(scene: &SceneOnGpu, method: &Method, image: ImageParameters) -> [ImageParameters; 2] {
    let of_chains = match (method.global, method.run.start) {
        (Global::Restore(_), _) => image,
        (Global::LargeSteps(_), Start::Cold | Start::Stationary) => {
            image.with_film_unit(LARGE_STEP_UNIT)
        }
        (Global::LargeSteps(_), Start::Unbiased) => {
            image.with_film_unit(LARGE_STEP_UNIT * radiance_unit(scene.world()))
        }
    };
    [image, of_chains]
}

impl MarkovChains {
    /// Allocates the chains of a method, one for `pixels_per_chain` pixels by default, for a set of paths, with differences between
    /// pixels or without.
    pub fn new(
        scene: Arc<SceneOnGpu>,
        settings: &Settings,
        paths: impl Into<PathSet>,
        method: &Method,
        pixels_per_chain: u32,
        gradient: bool,
        tuning: Tuning,
    ) -> Result<Self, GpuError> {
        let method = &match gradient {
            true => with_differences(*method),
            false => *method,
        };
        // Fill in the parameters of the kernels.
        let (kinds, cells) = match paths.into() {
            PathSet::Kinds(kinds) => (kinds, None),
            PathSet::Cells(cells) => (PathKinds::ALL, Some(cells)),
        };
        let (mut parameters, note) =
            Self::parameters(&scene, kinds, method, pixels_per_chain, gradient)?;
        parameters.set_seed(settings.seed);
        let notes = [note.as_deref(), scene.note()];
        let notes: Vec<_> = notes.into_iter().flatten().collect();
        let note = (!notes.is_empty()).then(|| notes.join("; "));

        // Create kernels and buffers.
        let [bootstrap_image, chain_image] = images(&scene, method, parameters.image);
        let kernels = Kernels::new(&scene, method, gradient)?;
        let resolve = [scene.kernel(&sources::RESOLVE)?];
        let cell_bytes = cells
            .as_ref()
            .map_or(0, |cells| Session::cell_bytes(cells.tiles()));
        let sizes = memory::sizes(method, &parameters).with(RunBuffer::Cells, cell_bytes);
        let whole = PopulationSize {
            chains: parameters.method.chains as usize,
            bootstrap: parameters.method.bootstrap as usize,
        };
        let fixed = (settings.steps_per_dispatch > 0).then_some(settings.steps_per_dispatch);
        let camera = *scene.world().camera();
        let sizes = Session::sizes(parameters.pixels(), film_planes(gradient), sizes);
        let session = Session::new(scene, parameters, tuning, fixed, sizes, resolve.to_vec())?;
        let mut chains = Self {
            session,
            size: whole,
            whole,
            area: 1.0,
            method: *method,
            kernels,
            resolve,
            camera,
            before: None,
            attempts: Attempts::default(),
            carried_kernels: None,
            bootstrap_image,
            chain_image,
            phase: Phase::New,
            beginning: Beginning::default(),
            steps: 0,
            paths: 0,
            bootstrap_sums: None,
            film_copy: None,
            note,
        };
        // Restrict the chains to their cells.
        if let Some(cells) = &cells {
            chains.set_cells(cells, 1.0)?;
        }
        Ok(chains)
    }

    /// Walks on other cells from the next start, which carries nothing over: there are as many chains as their part of
    /// the film and of the evaluations asks for.
    pub fn set_cells(&mut self, cells: &Cells, share: f64) -> Result<(), GpuError> {
        self.size = self.whole.part(cells.area(), share);
        self.area = cells.area();
        self.phase = Phase::New;
        self.before = None;
        self.session.parameters.method.chains = self.size.chains as u32;
        self.session.set_cells(cells)
    }

    /// The parameters of the kernels, and the number of chains: unless one was requested, at most as many as fit into
    /// one buffer, with a note.
    fn parameters(
        scene: &SceneOnGpu,
        kinds: PathKinds,
        method: &Method,
        pixels_per_chain: u32,
        gradient: bool,
    ) -> Result<(Parameters, Option<String>), GpuError> {
        let mut parameters = scene.parameters(0);
        parameters.method.gradient = gradient.into();
        parameters.path.dimension += u32::from(gradient);
        let resolution = scene.world().camera().resolution();
        let pixels = u64::from(resolution[0]) * u64::from(resolution[1]);
        parameters.set_method(&method.for_pixels(pixels));
        parameters.set_kinds(kinds);
        let size = PopulationSize::new(method, pixels_per_chain, resolution);
        let limits = scene.gpu().limits();
        let limit = limits
            .max_storage_buffer_binding_size
            .min(limits.max_buffer_size);
        let (chains, note) = memory::fitting_chains(limit, method, size.chains, &parameters.path)?;
        parameters.method.chains = chains;
        parameters.method.bootstrap = size.bootstrap as u32;
        Ok((parameters, note))
    }

    /// Bytes of all buffers on the card.
    pub fn bytes(
        scene: &SceneOnGpu,
        kinds: PathKinds,
        method: &Method,
        pixels_per_chain: u32,
        gradient: bool,
    ) -> Result<u64, GpuError> {
        let (parameters, _) = Self::parameters(scene, kinds, method, pixels_per_chain, gradient)?;
        let sizes = memory::sizes(method, &parameters);
        Ok(Session::sizes(parameters.pixels(), film_planes(gradient), sizes).total())
    }

    /// The image on the card, as it was last resolved: four floats a pixel.
    pub fn image_on_card(&self) -> &wgpu::Buffer {
        self.session.run.buffer(RunBuffer::Image)
    }

    /// The session, for what only the GPU knows.
    pub fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    /// Seconds that its kernels took to compile.
    pub fn compile_seconds(&self) -> f64 {
        let scene = self.session.run.scene();
        let all = sources_of(&self.method, self.has_gradient());
        let seconds = all.iter().filter_map(|source| scene.kernel(source).ok());
        seconds.map(|kernel| kernel.compile_seconds()).sum()
    }

    /// Whether differences between pixels are taken.
    fn has_gradient(&self) -> bool {
        self.kernels.differences.is_some()
    }

    fn chains(&self) -> u32 {
        self.session.parameters.method.chains
    }

    fn is_restore(&self) -> bool {
        self.session.parameters.method.is_restore()
    }

    /// The bootstrap, and first states where the start is stationary.
    fn initialise(&mut self) -> Result<(), GpuError> {
        let start = Instant::now();
        for buffer in [RunBuffer::Film, RunBuffer::Counters, RunBuffer::ChainStates] {
            self.session.run.clear(buffer);
        }
        self.steps = 0;
        self.bootstrap_sums = None;

        // Independent samples: the first image and the mean density.
        let bootstrap = self.size.bootstrap as u32;
        self.begin_with(Beginning {
            samples: bootstrap,
            first_states: match self.method.run.start {
                Start::Stationary => u64::from(self.chains()),
                Start::Cold | Start::Unbiased => 0,
            },
            ..Beginning::default()
        });
        let (session, kernels) = (&mut self.session, &self.kernels);
        session.parameters.image = self.bootstrap_image;
        let mut last = session.work(&kernels.bootstrap, 0, bootstrap)?;

        // Some of them, by their weights, become the first states of the chains.
        if self.method.run.start == Start::Stationary {
            let blocks = bootstrap.div_ceil(BOOTSTRAP_BLOCK);
            let scene = session.run.scene().clone();
            let weigh = scene.kernel(&sources::WEIGH_BLOCKS)?;
            let sum = scene.kernel(&sources::SUM_BLOCKS)?;
            let draw_first = scene.kernel(&sources::DRAW_FIRST)?;
            let initialise = scene.kernel(&sources::INITIALISE)?;
            let parameters = session.parameters;
            session
                .run
                .dispatch(&weigh, &parameters, [blocks.div_ceil(WORKGROUP), 1])?;
            session.run.dispatch(&sum, &parameters, [1, 1])?;
            let mut sequence = vec![&draw_first];
            sequence.extend(&kernels.evaluate);
            sequence.push(&initialise);
            last = session.sequence(&sequence, 0, 0)?;
        }
        session.run.gpu().wait(last)?;
        session.spend(start.elapsed());
        self.phase = Phase::Initialised;
        Ok(())
    }

    /// Gives the kernels what the run begins with.
    fn begin_with(&mut self, beginning: Beginning) {
        self.beginning = beginning;
        let parameters = &mut self.session.parameters;
        parameters.method.bootstrap = beginning.samples;
        parameters.set_prior(beginning.prior);
        parameters.reuse.carried = match beginning.carried {
            true => parameters.method.chains,
            false => 0,
        };
    }

    /// Evaluations before the first step.
    fn first_evaluations(&self) -> u64 {
        u64::from(self.beginning.samples) + self.beginning.first_states
    }

    /// Starts over from a camera.
    fn start_from(&mut self, camera: &CameraModel, seed: u64) -> Result<(), GpuError> {
        self.session.set_camera(camera)?;
        self.camera = *camera;
        self.start_over(seed);
        Ok(())
    }

    fn start_over(&mut self, seed: u64) {
        self.session.restart(seed);
        self.before = None;
        self.phase = Phase::New;
    }

    fn evaluations(&self) -> u64 {
        match self.phase {
            Phase::New => 0,
            _ if self.has_gradient() => self.paths,
            _ => self.first_evaluations() + self.steps * u64::from(self.chains()),
        }
    }

    /// Renders until the budget is spent.
    fn try_advance(&mut self, budget: &Budget<'_>) -> Result<(), GpuError> {
        // The bootstrap comes first, at any cost, or the chains of the last run.
        let target = budget
            .samples_per_pixel
            .saturating_mul(self.session.pixels());
        if self.phase == Phase::New && !budget.is_over() && target > 0 {
            let before = self.before.take().filter(|_| self.attempts.is_due());
            let mut is_carried = false;
            if let Some(before) = before {
                is_carried = self.carry(&before)?;
                self.attempts.note(is_carried);
            }
            if !is_carried {
                self.initialise()?;
            }
            self.count_paths()?;
        }
        if self.phase == Phase::New {
            return Ok(());
        }

        // Then chains walk: until all paths are traced, where steps do not tell how many these are.
        loop {
            self.walk(budget, target)?;
            self.count_paths()?;
            if !self.has_gradient() || self.paths >= target || budget.is_over() {
                return Ok(());
            }
        }
    }

    /// Learns how many paths there are so far, where differences are taken.
    fn count_paths(&mut self) -> Result<(), GpuError> {
        if self.has_gradient() {
            let counters = self.session.run.buffer(RunBuffer::Counters);
            let place = 8 * counter::PATHS as u64;
            let bytes = self.session.run.gpu().read(counters, place..place + 8)?;
            self.paths = bytemuck::pod_read_unaligned(&bytes);
        }
        Ok(())
    }

    /// Lets chains walk until the budget is spent, or until there is a number of evaluations: about that where differences are taken.
    fn walk(&mut self, budget: &Budget<'_>, target: u64) -> Result<(), GpuError> {
        // A step is one path, and where differences are taken up to two.
        let begun = self.steps;
        let (done, per_step) = match self.has_gradient() {
            true => (self.paths, 2),
            false => (self.evaluations(), 1),
        };
        let chains = u64::from(self.chains());
        let Self {
            session,
            kernels,
            chain_image,
            phase,
            steps,
            ..
        } = self;
        let steps = std::cell::Cell::from_mut(steps);
        session.advance(
            budget,
            chains,
            |_| {
                let evaluations = done + (steps.get() - begun) * chains * per_step;
                let left = target.saturating_sub(evaluations);
                left.div_ceil(chains * per_step)
            },
            |session, count| {
                // The deposits of chains replace the image of the bootstrap.
                if *phase == Phase::Initialised {
                    session.clear_image();
                    session.parameters.image = *chain_image;
                    *phase = Phase::Evolving;
                }
                // Propose; then evaluate, decide and propose again for every step.
                let mut sequence = vec![&kernels.evolve];
                for _ in 0..count {
                    sequence.extend(kernels.step());
                }
                sequence.extend(kernels.settle());
                let index = session.sequence(&sequence, steps.get() as u32, count)?;
                steps.set(steps.get() + u64::from(count));
                Ok(index)
            },
        )
    }

    /// The parameters of the resolve pass.
    fn image_parameters(&self) -> ImageParameters {
        let pixels = self.session.pixels() as f32 * self.area as f32;
        if self.phase == Phase::Evolving {
            let image = ImageParameters {
                scale: pixels,
                ..self.chain_image
            };
            return match self.has_gradient() {
                true => reconstruction::parameters(image, &OF_CHAINS),
                false => image,
            };
        }
        ImageParameters {
            scale: pixels / self.beginning.samples.max(1) as f32,
            normalisation: Normalisation::Samples as u32,
            ..self.bootstrap_image
        }
    }

    /// The parameters of the resolve pass, whose kernels are those that make the present image.
    fn prepare_resolve(&mut self) -> ImageParameters {
        let kernels = match &self.kernels.differences {
            Some(differences) if self.phase == Phase::Evolving => &differences.reconstruction,
            _ => &self.resolve[..],
        };
        self.session.set_resolve(kernels);
        self.image_parameters()
    }

    /// Whether open tours are completed before the image is resolved.
    fn closes_tours(&self) -> bool {
        self.is_restore()
            && self.method.run.start == Start::Unbiased
            && self.phase == Phase::Evolving
    }

    /// Adds to the film what completes the open tours, and keeps the film as it was.
    fn close_tours(&mut self) -> Result<(), GpuError> {
        let run = &mut self.session.run;
        let film = run.buffer(RunBuffer::Film).clone();
        if self.film_copy.is_none() {
            let usage = BufferUsages::COPY_DST | BufferUsages::COPY_SRC;
            self.film_copy = Some(run.gpu().buffer("a copy of the film", film.size(), usage)?);
        }
        if let Some(copy) = &self.film_copy {
            let mut encoder = run.gpu().encoder("keep the film");
            encoder.copy_buffer_to_buffer(&film, 0, copy, 0, film.size());
            run.gpu().submit(encoder);
        }
        let parameters = self.session.parameters;
        let close_tours = run.scene().kernel(&sources::CLOSE_TOURS)?;
        run.sweep(&[&close_tours], &parameters, parameters.method.chains)?;
        Ok(())
    }

    /// Brings back the film as it was.
    fn reopen_tours(&self) {
        let run = &self.session.run;
        if let Some(copy) = &self.film_copy {
            let film = run.buffer(RunBuffer::Film);
            let mut encoder = run.gpu().encoder("the film as it was");
            encoder.copy_buffer_to_buffer(copy, 0, film, 0, film.size());
            run.gpu().submit(encoder);
        }
    }
}

impl Renderer for MarkovChains {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let result = self.try_advance(budget);
        let image = self.prepare_resolve();
        self.session.copy_now_and_then(&image);
        Ok(result?)
    }

    fn image(&mut self) -> Result<Image, RenderError> {
        let image = self.prepare_resolve();
        let closed = self.closes_tours() && self.close_tours().is_ok();
        let image = self.session.image(&image);
        if closed {
            self.reopen_tours();
        }
        Ok(image?)
    }

    fn resolve(&mut self) -> Result<(), RenderError> {
        let image = self.prepare_resolve();
        let closes = self.closes_tours();
        if closes {
            self.close_tours()?;
        }
        self.session.resolve(&image)?;
        if closes {
            self.reopen_tours();
        }
        Ok(())
    }

    fn restart(&mut self, seed: u64) -> Result<(), RenderError> {
        self.start_over(seed);
        Ok(())
    }

    fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        Ok(self.start_from(camera, seed)?)
    }

    fn move_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        Ok(self.leave_for(camera, seed)?)
    }

    fn note(&self) -> Option<&str> {
        self.note.as_deref()
    }

    fn save_state(&mut self, to: &mut dyn Write) -> Result<(), StateError> {
        put(to, &(self.phase, self.steps, self.chains(), self.beginning))?;
        match self.phase {
            Phase::New => Ok(()),
            Phase::Initialised | Phase::Evolving => self.session.save(to),
        }
    }

    fn load_state(&mut self, from: &mut &[u8]) -> Result<(), StateError> {
        let (phase, steps, chains, beginning): (Phase, u64, u32, Beginning) = take(from)?;
        if chains != self.chains() {
            let words = format!("it has {chains} chains, not {}", self.chains());
            return Err(StateError::Misfit(words));
        }
        self.before = None;
        match phase {
            Phase::New => {
                self.phase = Phase::New;
                return Ok(());
            }
            Phase::Initialised => self.session.parameters.image = self.bootstrap_image,
            Phase::Evolving => self.session.parameters.image = self.chain_image,
        }
        (self.phase, self.steps, self.bootstrap_sums) = (phase, steps, None);
        self.begin_with(beginning);
        self.session.load(from)?;
        let failed = |error: GpuError| StateError::Misfit(error.to_string());
        self.count_paths().map_err(failed)
    }

    fn samples(&self) -> u64 {
        self.evaluations()
    }

    fn statistics(&mut self) -> Statistics {
        let counted = self.session.counted();
        let pixels = self.session.pixels();
        let mut statistics = Statistics::new(&counted.paths(), pixels, self.session.time());
        if self.phase != Phase::New {
            statistics.samples = self.evaluations();
            statistics.samples_per_pixel = statistics.samples as f64 / pixels as f64;
            statistics.diagnostics = Some(self.diagnostics(&counted));
        }
        statistics
    }
}
