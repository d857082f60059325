//! The Markov chain methods on the card: bootstrap, initialise, evolve, resolve.

use crate::counters::{Counted, GROUPS, NUMERATOR_BITS};
use crate::parameters::{ImageKind, Parameters};
use crate::session::{Session, Tuning};
use crate::stage::{Part, RunSizes, SceneOnGpu};
use crate::{GpuError, Kernel, KernelSource, sources};
use std::sync::Arc;
use std::time::Instant;
use wayfare_film::Image;
use wayfare_render::cpu::PopulationSize;
use wayfare_render::{Budget, RenderError, Renderer, Settings, Statistics};
use wayfare_sampling::{BootstrapSums, Diagnostics, Local, Method, Normalisation, Start};
use wayfare_transport::Scatterings;
use wayfare_transport::camera::CameraModel;
use wgpu::BufferUsages;

/// Samples whose weights are summed by one lane: `BLOCK` of `kernels/resample.slang`.
const BLOCK: u32 = 256;
/// Rows of a vertex and bytes of a row in the records of paths.
const RECORD_BYTES: u64 = crate::evaluate::RECORD_ROWS * 16;
/// Bytes of a chain besides its coordinates: six rows of four words.
const HEADER_BYTES: u64 = 96;
/// Largest deposit of a chain with large steps: light over its own luminance, at most one over the smallest weight.
const LARGE_STEP_UNIT: f32 = 16.0;

/// A Markov chain method in progress.
pub struct MarkovChains {
    session: Session,
    method: Method,
    kernels: Kernels,
    chains: u32,
    bootstrap: u32,
    /// The light on the film during the bootstrap; afterwards deposits have their own unit.
    bootstrap_parameters: Parameters,
    phase: Phase,
    /// Steps of every chain.
    steps: u64,
    /// Mean and standard error of the densities of the bootstrap samples, once they were asked for.
    bootstrap_sums: Option<BootstrapSums>,
    /// A copy of the film while tours in flight are completed on it.
    film_copy: Option<wgpu::Buffer>,
    /// Fewer chains than pixels, where the card has no room for more.
    note: Option<String>,
}

struct Kernels {
    bootstrap: Kernel,
    /// Fly the proposals, and find their scores where they are wanted.
    evaluate: Vec<Kernel>,
    evolve: Kernel,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Nothing was done.
    New,
    /// The bootstrap is on the film; chains have their first states.
    Initialised,
    /// Chains walk.
    Evolving,
}

impl MarkovChains {
    /// Allocates the chains.
    pub fn new(
        scene: Arc<SceneOnGpu>,
        settings: &Settings,
        depths: Scatterings,
        method: &Method,
        pixels_per_chain: u32,
        tuning: Tuning,
    ) -> Result<Self, GpuError> {
        let mut parameters = scene.parameters(settings.seed);
        parameters.set_method(method);
        parameters.set_light(depths);
        let resolution = [parameters.width, parameters.height];
        let size = PopulationSize::new(method, pixels_per_chain, resolution);
        let limits = scene.gpu().limits();
        let limit = limits
            .max_storage_buffer_binding_size
            .min(limits.max_buffer_size);
        let (chains, note) = fitting_chains(limit, method, size.chains, &parameters)?;
        let notes = [note.as_deref(), scene.note()];
        let notes: Vec<_> = notes.into_iter().flatten().collect();
        let note = (!notes.is_empty()).then(|| notes.join("; "));
        let bootstrap = size.bootstrap as u32;
        parameters.chains = chains;
        parameters.bootstrap = bootstrap;
        let bootstrap_parameters = parameters;
        if parameters.global_dynamics == 0 {
            let per_start = match method.run.start {
                Start::Unbiased => crate::parameters::light_unit(scene.world()),
                Start::Cold | Start::Stationary => 1.0,
            };
            parameters.set_film_unit(LARGE_STEP_UNIT * per_start);
        }
        let needs_score = method.needs_score();
        let record = RECORD_BYTES * u64::from(parameters.max_depth + 1);
        let state = 4 * u64::from(parameters.dimension) * u64::from(chains);
        let sizes = RunSizes {
            ratios: 4 * u64::from(bootstrap),
            scans: 8 * u64::from(bootstrap.div_ceil(BLOCK) + 2),
            headers: HEADER_BYTES * u64::from(chains),
            coordinates: 2 * state,
            scores: if needs_score { 2 * state } else { 0 },
            velocities: match method.local {
                Local::Persistent(local) if local.score => 2 * state,
                Local::Persistent(_) => state,
                _ => 0,
            },
            records: if needs_score {
                record * u64::from(chains)
            } else {
                0
            },
            ..Default::default()
        };
        scene.compile(&sources_of(method))?;
        let kernels = Kernels {
            bootstrap: scene.kernel(&sources::BOOTSTRAP)?,
            evaluate: evaluation_sources(method)
                .iter()
                .map(|source| scene.kernel(source))
                .collect::<Result<_, _>>()?,
            evolve: scene.kernel(evolve_source(method))?,
        };
        let fixed = (settings.steps_per_dispatch > 0).then_some(settings.steps_per_dispatch);
        let session = Session::new(scene, parameters, tuning, fixed, sizes)?;
        Ok(Self {
            session,
            method: *method,
            kernels,
            chains,
            bootstrap,
            bootstrap_parameters,
            phase: Phase::New,
            steps: 0,
            bootstrap_sums: None,
            film_copy: None,
            note,
        })
    }

    /// The picture on the card, as it was last shown: four numbers a pixel.
    pub fn picture(&self) -> &wgpu::Buffer {
        self.session.run.part(Part::Image)
    }

    /// The session, for what only the card can tell.
    pub fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    /// Seconds that its kernels took to compile.
    pub fn compile_seconds(&self) -> f64 {
        let scene = self.session.run.scene();
        let all = sources_of(&self.method);
        let seconds = all.iter().filter_map(|source| scene.kernel(source).ok());
        seconds.map(|kernel| kernel.compile_seconds()).sum()
    }

    /// The bootstrap, and first states where the start is stationary.
    fn initialise(&mut self) -> Result<(), GpuError> {
        let start = Instant::now();
        for part in [Part::Film, Part::Counters, Part::Headers] {
            self.session.run.clear(part);
        }
        self.steps = 0;
        self.bootstrap_sums = None;
        let parameters = self.bootstrap_parameters;
        let (session, kernels) = (&mut self.session, &self.kernels);
        let mut last = session.work(&kernels.bootstrap, parameters, self.bootstrap)?;
        if self.method.run.start == Start::Stationary {
            let blocks = self.bootstrap.div_ceil(BLOCK);
            let scene = session.run.scene().clone();
            let weigh = scene.kernel(&sources::WEIGH_BLOCKS)?;
            let sum = scene.kernel(&sources::SUM_BLOCKS)?;
            let draw_first = scene.kernel(&sources::DRAW_FIRST)?;
            let initialise = scene.kernel(&sources::INITIALISE)?;
            session
                .run
                .dispatch(&weigh, &parameters, [blocks.div_ceil(64), 1])?;
            session.run.dispatch(&sum, &parameters, [1, 1])?;
            let mut sequence = vec![&draw_first];
            sequence.extend(&kernels.evaluate);
            sequence.push(&initialise);
            last = session.sequence(&sequence, parameters)?;
        }
        session.run.gpu().wait(last)?;
        session.spend(start.elapsed());
        self.phase = Phase::Initialised;
        Ok(())
    }

    fn is_restore(&self) -> bool {
        self.session.parameters.global_dynamics == 1
    }

    /// Evaluations before the first step.
    fn first_evaluations(&self) -> u64 {
        let first_states = match self.method.run.start {
            Start::Stationary => u64::from(self.chains),
            Start::Cold | Start::Unbiased => 0,
        };
        u64::from(self.bootstrap) + first_states
    }

    fn evaluations(&self) -> u64 {
        match self.phase {
            Phase::New => 0,
            _ => self.first_evaluations() + self.steps * u64::from(self.chains),
        }
    }

    /// Goes on until the budget is spent.
    pub fn try_advance(&mut self, budget: &Budget<'_>) -> Result<(), GpuError> {
        let target = budget
            .samples_per_pixel
            .saturating_mul(self.session.pixels());
        if self.phase == Phase::New && !budget.is_over() && target > 0 {
            self.initialise()?;
        }
        if self.phase == Phase::New {
            return Ok(());
        }
        let (first, chains) = (self.first_evaluations(), u64::from(self.chains));
        let Self {
            session,
            kernels,
            phase,
            steps,
            ..
        } = self;
        let steps = std::cell::Cell::from_mut(steps);
        session.advance(
            budget,
            chains,
            |_| {
                target
                    .saturating_sub(first + steps.get() * chains)
                    .div_ceil(chains)
            },
            |session, count| {
                if *phase == Phase::Initialised {
                    session.clear_picture();
                    *phase = Phase::Evolving;
                }
                let parameters = Parameters {
                    steps: count,
                    first_step: steps.get() as u32,
                    ..session.parameters
                };
                // Propose; then evaluate, decide and propose again for every step.
                let mut sequence = vec![&kernels.evolve];
                for _ in 0..count {
                    sequence.extend(&kernels.evaluate);
                    sequence.push(&kernels.evolve);
                }
                let index = session.sequence(&sequence, parameters)?;
                steps.set(steps.get() + u64::from(count));
                Ok(index)
            },
        )
    }

    /// What the resolve pass is told.
    fn image_parameters(&self) -> Parameters {
        let pixels = self.session.pixels() as f32;
        if self.phase != Phase::Evolving {
            return Parameters {
                image_scale: pixels / self.bootstrap.max(1) as f32,
                image_kind: ImageKind::Samples as u32,
                ..self.bootstrap_parameters
            };
        }
        Parameters {
            image_scale: pixels,
            ..self.session.parameters
        }
    }

    /// Whether tours in flight are completed before the picture is looked at.
    fn closes_tours(&self) -> bool {
        self.is_restore()
            && self.method.run.start == Start::Unbiased
            && self.phase == Phase::Evolving
    }

    /// Adds to the film what completes the tours in flight, and keeps the film as it was.
    fn close_tours(&mut self) -> Result<(), GpuError> {
        let run = &mut self.session.run;
        let film = run.part(Part::Film).clone();
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
        run.sweep(&close_tours, &parameters, self.chains)?;
        Ok(())
    }

    fn reopen_tours(&self) {
        let run = &self.session.run;
        if let Some(copy) = &self.film_copy {
            let film = run.part(Part::Film);
            let mut encoder = run.gpu().encoder("the film as it was");
            encoder.copy_buffer_to_buffer(copy, 0, film, 0, film.size());
            run.gpu().submit(encoder);
        }
    }

    /// The picture so far; the last copy where the card is lost, and an error where there is none.
    pub fn try_image(&mut self) -> Result<Image, GpuError> {
        let parameters = self.image_parameters();
        let closed = self.closes_tours() && self.close_tours().is_ok();
        let image = self.session.image(&parameters);
        if closed {
            self.reopen_tours();
        }
        image
    }

    /// What the bootstrap samples say about the integral of the density.
    fn bootstrap_sums(&mut self, counted: &Counted) -> BootstrapSums {
        let unknown = BootstrapSums {
            samples: u64::from(self.bootstrap),
            standard_error: f64::INFINITY,
            ..Default::default()
        };
        if self.phase == Phase::New {
            return unknown;
        }
        if self.bootstrap_sums.is_none() {
            let run = &self.session.run;
            let bytes = 4 * u64::from(self.bootstrap);
            if let Ok(bytes) = run.gpu().read(run.part(Part::Ratios), 0..bytes) {
                let ratios: Vec<f32> = bytemuck::pod_collect_to_vec(&bytes);
                // Values that are not finite are counted with those of the chains.
                self.bootstrap_sums = Some(BootstrapSums::new(&ratios, 0));
            }
        }
        let sums = self.bootstrap_sums.unwrap_or(unknown);
        // The sum is the one that the card normalises by.
        BootstrapSums {
            sum: counted.bootstrap_sum(),
            ..sums
        }
    }

    /// The chains' own estimate of the integral of p, by groups of chains, with tours in flight completed.
    fn brightness(&self, counted: &Counted, p_bar: f64) -> Vec<(f64, f64)> {
        let m = f64::from(self.session.parameters.tour_length);
        let unit = (self.is_restore() && p_bar > 0.0).then(|| p_bar / (1.0 + m) / NUMERATOR_BITS);
        let mut groups = counted.brightness(unit);
        if !self.closes_tours() {
            groups.retain(|group| group.1 > 0.0);
            return groups;
        }
        let run = &self.session.run;
        let bytes = HEADER_BYTES * u64::from(self.chains);
        let Ok(bytes) = run.gpu().read(run.part(Part::Headers), 0..bytes) else {
            return groups;
        };
        let rows: Vec<[u32; 4]> = bytemuck::pod_collect_to_vec(&bytes);
        let chains = self.chains as usize;
        for chain in 0..chains {
            let density = f64::from(f32::from_bits(rows[chain][0]));
            let start_weight = f64::from(f32::from_bits(rows[chains + chain][3]));
            if density > 0.0 && p_bar > 0.0 {
                groups[chain * GROUPS / chains].0 +=
                    start_weight * density / (1.0 + m * density / p_bar);
            }
        }
        groups.retain(|group| group.1 > 0.0);
        groups
    }

    fn diagnostics(&mut self, counted: &Counted) -> Diagnostics {
        let bootstrap = self.bootstrap_sums(counted);
        let groups = self.brightness(counted, bootstrap.p_bar);
        let mut tally = counted.tally();
        tally.brightness = groups
            .iter()
            .fold((0.0, 0.0), |sum, group| (sum.0 + group.0, sum.1 + group.1));
        if !self.is_restore() {
            tally.longest_tour = 0;
        }
        Diagnostics::new(
            &tally,
            &self.method.global,
            &self.method.run,
            &bootstrap,
            u64::from(self.chains),
            self.first_evaluations() - u64::from(self.bootstrap),
            &groups,
        )
    }
}

impl Renderer for MarkovChains {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let result = self.try_advance(budget);
        let parameters = self.image_parameters();
        self.session.look_sometimes(&parameters);
        Ok(result?)
    }

    fn image(&mut self) -> Result<Image, RenderError> {
        Ok(self.try_image()?)
    }

    fn resolve(&mut self) -> Result<(), RenderError> {
        let parameters = self.image_parameters();
        let closes = self.closes_tours();
        if closes {
            self.close_tours()?;
        }
        self.session.show(&parameters)?;
        if closes {
            self.reopen_tours();
        }
        Ok(())
    }

    fn restart(&mut self, seed: u64) -> Result<(), RenderError> {
        self.session.restart(seed);
        self.bootstrap_parameters.set_seed(seed);
        self.phase = Phase::New;
        Ok(())
    }

    fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.session.look(camera)?;
        self.bootstrap_parameters.set_camera(camera);
        self.restart(seed)
    }

    fn note(&self) -> Option<&str> {
        self.note.as_deref()
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

/// The kernels that a method needs.
pub fn sources_of(method: &Method) -> Vec<KernelSource> {
    let mut sources = vec![*evolve_source(method), sources::BOOTSTRAP, sources::RESOLVE];
    sources.extend(evaluation_sources(method));
    match method.run.start {
        Start::Cold => {}
        Start::Stationary => sources.extend([
            sources::WEIGH_BLOCKS,
            sources::SUM_BLOCKS,
            sources::DRAW_FIRST,
            sources::INITIALISE,
        ]),
        Start::Unbiased => sources.push(sources::CLOSE_TOURS),
    }
    if method.normalisation() == Some(Normalisation::Independent) {
        sources.push(sources::SUM_FILM);
    }
    sources
}

/// The kernels that evaluate the proposals of all chains.
fn evaluation_sources(method: &Method) -> Vec<KernelSource> {
    if method.needs_score() {
        vec![sources::FLY_RECORDED, sources::PULL_BACK]
    } else {
        vec![sources::FLY]
    }
}

/// The kernel of a method's local dynamics.
pub fn evolve_source(method: &Method) -> &'static KernelSource {
    match method.local {
        Local::Metropolis(_) => &sources::EVOLVE_METROPOLIS,
        Local::Mala(_) => &sources::EVOLVE_MALA,
        Local::Langevin(_) => &sources::EVOLVE_LANGEVIN,
        Local::Persistent(local) if local.score => &sources::EVOLVE_PERSISTENT_SCORE,
        Local::Persistent(_) => &sources::EVOLVE_PERSISTENT,
    }
}

/// As many chains as were asked for; where nobody asked, no more than fit into buffers of `limit` bytes.
fn fitting_chains(
    limit: u64,
    method: &Method,
    chains: usize,
    parameters: &Parameters,
) -> Result<(u32, Option<String>), GpuError> {
    // Two slots of coordinates, or the vertices of a path where there are scores.
    let record = RECORD_BYTES * u64::from(parameters.max_depth + 1);
    let coordinates = 8 * u64::from(parameters.dimension);
    let bytes_per_chain = if method.needs_score() {
        coordinates.max(record)
    } else {
        coordinates.max(HEADER_BYTES)
    };
    let most = (limit.min(16 << 30) / bytes_per_chain).min(u64::from(u32::MAX >> 1));
    if chains as u64 <= most {
        return Ok((chains as u32, None));
    }
    if method.run.chains.is_some() {
        return Err(GpuError::TooLarge {
            what: "the state of the chains".into(),
            needed: bytes_per_chain * chains as u64,
            limit,
        });
    }
    let note = format!(
        "{most} chains instead of {chains}: more do not fit into one buffer of this adapter"
    );
    Ok((most as u32, Some(note)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_sampling::Defaults;

    fn chains_of(name: &str, chains: Option<u32>, pixels: usize) -> Result<u32, GpuError> {
        let mut method = Method::preset(name, Defaults::Published).expect("a method");
        if let Some(chains) = chains {
            method
                .set("chains", chains.to_string().as_str())
                .expect("a number");
        }
        let parameters = Parameters {
            max_depth: 12,
            dimension: 82,
            ..Default::default()
        };
        let wanted = chains.map_or(pixels, |chains| chains as usize);
        let (fitting, note) = fitting_chains(1 << 20, &method, wanted, &parameters)?;
        assert_eq!(note.is_some(), (fitting as usize) < wanted, "{note:?}");
        if let Some(note) = note {
            for number in [fitting as usize, wanted] {
                assert!(note.contains(&number.to_string()), "{note}");
            }
        }
        Ok(fitting)
    }

    #[test]
    fn chains_that_nobody_asked_for_may_be_fewer_than_pixels() {
        let (few, many) = (1000, 10_000);
        assert_eq!(chains_of("metropolis", None, few), Ok(1000));
        // Two slots of 82 coordinates are 656 bytes; a path of 13 vertices to look back on is more.
        assert_eq!(chains_of("metropolis", None, many), Ok((1 << 20) / 656));
        let recorded = chains_of("mala", None, many).expect("fewer chains");
        assert_eq!(u64::from(recorded), (1 << 20) / (13 * RECORD_BYTES));
    }

    #[test]
    fn chains_that_were_asked_for_fit_or_are_refused() {
        assert_eq!(chains_of("metropolis", Some(1598), 9), Ok(1598));
        let refused = chains_of("metropolis", Some(1599), 9);
        let expected = GpuError::TooLarge {
            what: "the state of the chains".into(),
            needed: 1599 * 656,
            limit: 1 << 20,
        };
        assert_eq!(refused, Err(expected));
    }
}
