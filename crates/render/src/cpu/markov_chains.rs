//! Markov chains: a population walks the path function and deposits radiance.

use super::path_target::{ChainFilm, PathTarget, Scratch, SplatFilm};
use super::path_tracing::check_size;
use crate::auto::PathSet;
use crate::gradient::{ChainStencils, OF_CHAINS, reconstruct, with_differences};
use crate::state::{StateError, put, take};
use crate::{Budget, Editable, RenderError, Renderer, Statistics};
use rayon::ThreadPool;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use wayfare_film::{Accumulator, Image, PixelSum};
use wayfare_sampling::{
    Attempts, ChainState, Edited, Identity, Method, Population, PopulationBuilder, PopulationError,
    Transfer,
};
use wayfare_transport::{CameraModel, Counters, Reprojection, World, dimension};

/// A population of chains in progress.
pub struct MarkovChains {
    world: Arc<World>,
    paths: PathSet,
    /// Whether differences between pixels are taken.
    gradient: bool,
    target: Arc<PathTarget>,
    method: Method,
    pixels_per_chain: u32,
    /// The share of an image's evaluations that the population has.
    share: f64,
    seed: u64,
    /// Made by the first call of `advance`, so that its time is counted.
    population: Option<PathPopulation>,
    /// The chains of another camera or of a scene that has changed, from which the next population continues.
    before: Option<PathPopulation>,
    /// Whether that is worth trying.
    attempts: Attempts,
    /// The image of the bootstrap: shown until the chains have moved.
    first_image: Accumulator,
    film: ChainFilm,
    time: Duration,
    pool: Arc<ThreadPool>,
}

/// How many chains walk, and how many independent samples they start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PopulationSize {
    /// Number of chains.
    pub chains: usize,
    /// Number of bootstrap samples: one a pixel.
    pub bootstrap: usize,
}

impl PopulationSize {
    /// The size at a resolution: as many chains as the method asks for, or one for every `pixels_per_chain` pixels.
    pub fn new(method: &Method, pixels_per_chain: u32, resolution: [u32; 2]) -> Self {
        let pixels = resolution[0] as usize * resolution[1] as usize;
        let default = pixels.div_ceil(pixels_per_chain.max(1) as usize);
        let chains = method.run.chains.map_or(default, |chains| chains as usize);
        Self {
            chains: chains.max(1),
            bootstrap: pixels,
        }
    }
}

/// The fewest chains of a population on a part of the film, unless there are fewer on all of it: a card wants many.
const FEWEST_ON_PART: usize = 1 << 15;

impl PopulationSize {
    /// The size where paths are on a part of the film only, and where the population has a share of an image's
    /// evaluations: with less than half of them it is smaller, so that it leaves its start as early.
    pub fn part(self, area: f64, share: f64) -> Self {
        let scale = area * (2.0 * share).min(1.0);
        let part = |whole: usize| (whole as f64 * scale).ceil() as usize;
        let chains = part(self.chains).max(FEWEST_ON_PART.min(self.chains));
        Self {
            chains,
            bootstrap: part(self.bootstrap).max((2 * chains).min(self.bootstrap)),
        }
    }

    /// Independent samples beside chains that are carried over.
    pub fn fresh_draws(self) -> usize {
        (self.bootstrap / FRESH_DRAWS).max(1)
    }
}

/// With chains that are carried over, one fresh draw for this many samples of a bootstrap fills in what they cannot
/// reach.
const FRESH_DRAWS: usize = 4;

/// The films as they are saved.
type SavedFilms = (
    Accumulator,
    Accumulator,
    PixelSum,
    PixelSum,
    Option<ChainStencils>,
);

/// The film pair moves with what is seen there; all other coordinates stay.
struct CameraMove<'a> {
    there: Reprojection<'a>,
    back: Reprojection<'a>,
}

impl<'a> CameraMove<'a> {
    /// From another camera to that of `world`.
    fn new(world: &'a World, from: &CameraModel) -> Option<Self> {
        let there = Reprojection::new(world, from, world.camera())?;
        Some(Self {
            back: there.inverse(),
            there,
        })
    }
}

fn reproject(map: &Reprojection<'_>, x: &[f32], to: &mut [f32]) -> Option<f64> {
    let moved = map.map([x[0], x[1]], [x[2], x[3]])?;
    to.copy_from_slice(x);
    to[..2].copy_from_slice(&moved.film);
    Some(moved.jacobian)
}

impl Transfer for CameraMove<'_> {
    fn forward(&self, x: &[f32], to: &mut [f32]) -> Option<f64> {
        reproject(&self.there, x, to)
    }

    fn backward(&self, x: &[f32], to: &mut [f32]) -> Option<f64> {
        reproject(&self.back, x, to)
    }
}

/// The population that walks a path function.
type PathPopulation = Population<Arc<PathTarget>>;

impl MarkovChains {
    /// Bytes of a population in progress on a number of threads, at most, and of its image.
    pub fn bytes(
        method: &Method,
        pixels_per_chain: u32,
        resolution: [u32; 2],
        max_depth: u32,
        threads: usize,
    ) -> u64 {
        let size = PopulationSize::new(method, pixels_per_chain, resolution);
        let (chains, bootstrap) = (size.chains as u64, size.bootstrap as u64);
        let (coordinates, threads) = (dimension(max_depth, true) as u64, threads as u64);
        let population =
            PathPopulation::bytes(&method.local, chains, bootstrap, coordinates, threads);
        let scratch = match method.needs_score() {
            true => threads.saturating_mul(Scratch::bytes(max_depth)),
            false => 0,
        };
        // The film of the bootstrap, that of the chains, and a copy of it in which tours are closed.
        let films = Accumulator::bytes(resolution).saturating_mul(3);
        [films, Image::bytes(resolution), scratch]
            .into_iter()
            .fold(population, u64::saturating_add)
    }

    /// Starts with an empty image of a set of paths.
    pub fn new(
        world: Arc<World>,
        paths: impl Into<PathSet>,
        method: Method,
        pixels_per_chain: u32,
        seed: u64,
        pool: Arc<ThreadPool>,
    ) -> Self {
        let [width, height] = world.camera().resolution();
        let paths = paths.into();
        Self {
            target: Arc::new(PathTarget::new(world.clone(), paths.clone())),
            world,
            paths,
            gradient: false,
            method,
            pixels_per_chain,
            share: 1.0,
            seed,
            population: None,
            before: None,
            attempts: Attempts::default(),
            first_image: Accumulator::new(width, height),
            film: ChainFilm::new([width, height], false),
            time: Duration::ZERO,
            pool,
        }
    }

    /// Takes differences between neighbouring pixels, or none. What there was is forgotten.
    pub fn with_gradient(mut self, gradient: bool) -> Self {
        self.gradient = gradient;
        self.clear();
        self
    }

    /// Forgets everything.
    fn clear(&mut self) {
        let [width, height] = self.world.camera().resolution();
        let target = PathTarget::new(self.world.clone(), self.paths.clone());
        self.target = Arc::new(target.with_gradient(self.gradient));
        self.population = None;
        self.before = None;
        self.first_image = Accumulator::new(width, height);
        self.film = ChainFilm::new([width, height], self.gradient);
        self.time = Duration::ZERO;
    }

    /// Goes on in another world with what the chains know.
    fn go_on_in(&mut self, world: World, seed: u64) -> Result<(), RenderError> {
        let before = self.population.take().or(self.before.take());
        self.world = Arc::new(world);
        self.restart(seed)?;
        self.before = before;
        Ok(())
    }

    /// Begins with the chains of another camera, or with a bootstrap if there are none or they are of no use.
    fn begin(&mut self, stop: &AtomicBool) -> Result<PathPopulation, PopulationError> {
        if let Some(before) = self.before.take()
            && self.attempts.is_due()
        {
            let builder = self.builder();
            let builder = builder.bootstrap(self.size().fresh_draws());
            let trial = self.attempts.trial(self.size().chains);
            let (film, world) = (&mut self.film, &*self.world);
            let old = before.target().world();
            let camera_move = CameraMove::new(world, old.camera());
            let is_edited = !std::ptr::eq(old.scene(), world.scene());
            let carried = self.pool.install(|| {
                let carry = |map: &dyn Transfer| builder.carry_on(&before, map, trial, film, stop);
                match (old.camera() == world.camera(), camera_move) {
                    (true, _) if is_edited => carry(&Edited(Identity)),
                    (true, _) => carry(&Identity),
                    (false, Some(there)) if is_edited => carry(&Edited(there)),
                    (false, Some(there)) => carry(&there),
                    (false, None) => Ok(None),
                }
            });
            let carried = carried?;
            self.attempts.note(carried.is_some());
            if let Some(population) = carried {
                return Ok(population);
            }
        }
        let builder = self.builder();
        let first_image = &mut SplatFilm(&mut self.first_image);
        self.pool.install(|| builder.start_on(first_image, stop))
    }

    /// Sets the share of an image's evaluations that the population will have, before it starts.
    pub fn set_share(&mut self, share: f64) {
        self.share = share;
    }

    fn size(&self) -> PopulationSize {
        let resolution = self.world.camera().resolution();
        let size = PopulationSize::new(&self.method, self.pixels_per_chain, resolution);
        size.part(self.paths.area(), self.share)
    }

    fn builder(&self) -> PopulationBuilder<Arc<PathTarget>> {
        let size = self.size();
        let [width, height] = self.world.camera().resolution().map(u64::from);
        let method = match self.gradient {
            true => with_differences(self.method),
            false => self.method,
        };
        Population::builder(self.target.clone())
            .method(method.for_pixels(width * height))
            .chains(size.chains)
            .bootstrap(size.bootstrap)
            .seed(self.seed)
    }

    /// The state of one chain after a number of steps, found again from the seed alone. `on_step` hears after every
    /// step how many there have been.
    pub fn replay(
        &self,
        chain: usize,
        step: u64,
        on_step: &mut (dyn FnMut(u64) + Send),
    ) -> Result<ChainState, PopulationError> {
        self.pool
            .install(|| self.builder().replay_watched(chain, step, on_step))
    }

    /// Evaluations of the path function. Those of neighbours are not steps of the population.
    fn evaluations(target: &PathTarget, population: &PathPopulation) -> u64 {
        match target.has_gradient() {
            true => target.counters().paths,
            false => population.evaluations(),
        }
    }

    fn pixels(&self) -> u64 {
        self.film.deposits.pixels().len() as u64
    }
}

impl Renderer for MarkovChains {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let start = Instant::now();
        let evaluations = budget.samples_per_pixel.saturating_mul(self.pixels());
        // The first time, run the bootstrap.
        if self.population.is_none() && !budget.is_over() && evaluations > 0 {
            match self.begin(budget.stop) {
                Ok(population) => self.population = Some(population),
                // A renderer that continues starts over.
                Err(PopulationError::Stopped) => self.restart(self.seed)?,
                Err(error) => return Err(error.into()),
            }
        }
        // Let the chains walk.
        if let Some(population) = &mut self.population {
            let (film, target) = (&mut self.film, &self.target);
            self.pool.install(|| {
                while Self::evaluations(target, population) < evaluations && !budget.is_over() {
                    population.advance(film);
                }
            });
        }
        self.time += start.elapsed();
        Ok(())
    }

    fn image(&mut self) -> Result<Image, RenderError> {
        let pixels = self.pixels() as f64;
        let Some(population) = &self.population else {
            return Ok(self.first_image.resolve_scaled(0.0));
        };
        let diagnostics = population.diagnostics();
        if diagnostics.steps == 0 && population.first_deposits() == 0 {
            // Black samples leave no trace on the film, but they count.
            let samples = diagnostics.bootstrap_samples.max(1) as f64;
            return Ok(self.first_image.resolve_scaled(pixels / samples));
        }
        // Each channel has its own scale where independent samples normalise.
        let mut independent = self.first_image.total();
        independent.merge(&self.film.independent);
        // What was known before counts as this many samples.
        let known = population.prior().samples;
        for (sum, carried) in independent.sum.iter_mut().zip(self.film.carried.sum) {
            *sum += known * carried;
        }
        let deposited = self.film.deposits.total();
        let scales: [f64; 3] =
            std::array::from_fn(|c| population.scale_of(deposited.sum[c], independent.sum[c]));
        let scales = scales.map(|scale| pixels * scale);
        let mut film = self.film.clone();
        population.close(&mut film);
        let Some(estimates) = film.estimates(scales) else {
            return Ok(film.deposits.resolve_scaled_by(scales));
        };
        let size = self.world.camera().resolution();
        let reconstruct = || reconstruct(size, &[estimates], &OF_CHAINS);
        Ok(self.pool.install(reconstruct))
    }

    fn restart(&mut self, seed: u64) -> Result<(), RenderError> {
        self.seed = seed;
        self.clear();
        Ok(())
    }

    fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.world = Arc::new(self.world.seen_by(*camera));
        self.restart(seed)
    }

    fn move_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.go_on_in(self.world.seen_by(*camera), seed)
    }

    fn save_state(&mut self, to: &mut dyn Write) -> Result<(), StateError> {
        put(to, &self.population.is_some())?;
        // Before the bootstrap there is nothing to continue from.
        let Some(population) = &self.population else {
            return Ok(());
        };
        let ChainFilm {
            deposits,
            independent,
            carried,
            stencils,
        } = &self.film;
        let films = (&self.first_image, deposits, independent, carried, stencils);
        put(to, &(self.target.counters(), self.time, films))?;
        put(to, &population.state())
    }

    fn load_state(&mut self, from: &mut &[u8]) -> Result<(), StateError> {
        self.restart(self.seed)?;
        if !take::<bool>(from)? {
            return Ok(());
        }
        let (counters, time, films): (Counters, Duration, _) = take(from)?;
        let (first_image, deposits, independent, carried, stencils): SavedFilms = films;
        for film in [&first_image, &deposits] {
            check_size(film.size(), film.pixels().len(), &self.world)?;
        }
        let pixels = deposits.pixels().len();
        if stencils.is_some() != self.gradient || stencils.iter().any(|s| !s.fits(pixels)) {
            let words = "its differences are not those of this image";
            return Err(StateError::Misfit(words.into()));
        }
        let population = self.builder().resume(take(from)?);
        let misfit = |error: PopulationError| StateError::Misfit(error.to_string());
        self.population = Some(population.map_err(misfit)?);
        self.target.count(&counters);
        self.time = time;
        self.first_image = first_image;
        self.film = ChainFilm {
            deposits,
            independent,
            carried,
            stencils,
        };
        Ok(())
    }

    fn samples(&self) -> u64 {
        let evaluations = |population| Self::evaluations(&self.target, population);
        self.population.as_ref().map_or(0, evaluations)
    }

    fn statistics(&mut self) -> Statistics {
        let mut statistics = Statistics::new(&self.target.counters(), self.pixels(), self.time);
        if let Some(population) = &self.population {
            statistics.samples = Self::evaluations(&self.target, population);
            statistics.samples_per_pixel = statistics.samples as f64 / self.pixels() as f64;
            statistics.diagnostics = Some(population.diagnostics());
        }
        statistics
    }
}

impl Editable<Arc<World>> for MarkovChains {
    fn edit(&mut self, world: &Arc<World>, seed: u64) -> Result<(), RenderError> {
        self.go_on_in(world.with_roulette(self.world.roulette()), seed)
    }
}
