//! The Markov chain methods: a population of chains walks the path function and deposits light.

use super::path_target::{ChainFilm, PathTarget, SplatFilm};
use crate::split::light_of;
use crate::{Backend, Budget, DeviceError, Statistics};
use rayon::ThreadPool;
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_film::{Accumulator, Image};
use wayfare_sampling::{ChainState, Diagnostics, MethodSettings, Normalisation, Population};
use wayfare_transport::World;
use wayfare_transport::camera::CameraModel;

/// A Markov chain method in progress.
pub struct MarkovChains {
    world: Arc<World>,
    target: Arc<PathTarget>,
    settings: MethodSettings,
    seed: u64,
    /// Made by the first call of `advance`, so that its time is counted.
    population: Option<Population<Arc<PathTarget>>>,
    /// The picture of the bootstrap: shown until the chains have moved.
    first_image: Accumulator,
    film: ChainFilm,
    time: Duration,
    pool: ThreadPool,
}

/// How many chains walk, and how many independent samples they start from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// Number of chains.
    pub chains: usize,
    /// Number of bootstrap samples: one a pixel.
    pub bootstrap: usize,
}

impl Size {
    /// The size that settings ask for at a resolution. Published methods use one chain a pixel, ours one for two.
    pub fn new(settings: &MethodSettings, resolution: [u32; 2]) -> Self {
        let pixels = resolution[0] as usize * resolution[1] as usize;
        let default = match settings {
            MethodSettings::PersistentRestore(_) => pixels.div_ceil(2),
            _ => pixels,
        };
        Self {
            chains: settings
                .chains()
                .map_or(default, |chains| chains as usize)
                .max(1),
            bootstrap: pixels,
        }
    }
}

impl MarkovChains {
    /// Starts with an empty picture.
    pub fn new(world: Arc<World>, settings: MethodSettings, seed: u64, pool: ThreadPool) -> Self {
        let [width, height] = world.camera().resolution();
        Self {
            target: Arc::new(PathTarget::new(world.clone(), light_of(&settings))),
            world,
            settings,
            seed,
            population: None,
            first_image: Accumulator::new(width, height),
            film: ChainFilm::new([width, height]),
            time: Duration::ZERO,
            pool,
        }
    }

    /// The state of one chain after a number of steps, found again from the seed alone.
    pub fn replay(
        world: &Arc<World>,
        settings: &MethodSettings,
        seed: u64,
        chain: usize,
        step: u64,
    ) -> ChainState {
        let Size { chains, bootstrap } = Size::new(settings, world.camera().resolution());
        let target = PathTarget::new(world.clone(), light_of(settings));
        Population::replay(
            target,
            settings.clone(),
            chains,
            bootstrap,
            seed,
            chain,
            step,
        )
    }

    fn pixels(&self) -> u64 {
        self.film.picture.pixels().len() as u64
    }

    /// For each channel, the factor that makes the sum of all deposits the mean of all independent draws.
    fn draw_scales(&self, diagnostics: &Diagnostics) -> [f64; 3] {
        let draws = (diagnostics.bootstrap_samples + diagnostics.tours) as f64;
        let mut drawn = self.first_image.total();
        drawn.merge(&self.film.draws);
        let deposited = self.film.picture.total();
        std::array::from_fn(|c| match deposited.sum[c] {
            sum if sum > 0.0 => drawn.sum[c] / draws / sum,
            _ => 0.0,
        })
    }
}

impl Backend for MarkovChains {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), DeviceError> {
        let start = Instant::now();
        let evaluations = budget.samples_per_pixel.saturating_mul(self.pixels());
        let Self {
            target,
            settings,
            seed,
            population,
            first_image,
            film,
            pool,
            world,
            ..
        } = self;
        pool.install(|| {
            if population.is_none() && !budget.is_over() && evaluations > 0 {
                let Size { chains, bootstrap } = Size::new(settings, world.camera().resolution());
                *population = Some(Population::new(
                    target.clone(),
                    settings.clone(),
                    chains,
                    bootstrap,
                    *seed,
                    Some(&mut SplatFilm(first_image)),
                ));
            }
            let Some(population) = population else { return };
            while population.evaluations() < evaluations && !budget.is_over() {
                population.advance(film);
            }
        });
        self.time += start.elapsed();
        Ok(())
    }

    fn image(&mut self) -> Image {
        let pixels = self.pixels() as f64;
        let Some(population) = &self.population else {
            return self.first_image.resolve_scaled(0.0);
        };
        let diagnostics = population.diagnostics();
        if diagnostics.steps == 0 {
            // Samples without light leave no trace on the film, but they count.
            let samples = diagnostics.bootstrap_samples.max(1) as f64;
            return self.first_image.resolve_scaled(pixels / samples);
        }
        let scales = match self.settings.normalisation() {
            Some(Normalisation::Draws) => self.draw_scales(&diagnostics),
            _ => [population.scale(); 3],
        };
        let mut film = self.film.picture.clone();
        population.close(&mut SplatFilm(&mut film));
        film.resolve_scaled_by(scales.map(|scale| pixels * scale))
    }

    fn restart(&mut self, seed: u64) -> Result<(), DeviceError> {
        let [width, height] = self.world.camera().resolution();
        self.seed = seed;
        self.target = Arc::new(PathTarget::new(
            self.world.clone(),
            light_of(&self.settings),
        ));
        self.population = None;
        self.first_image = Accumulator::new(width, height);
        self.film = ChainFilm::new([width, height]);
        self.time = Duration::ZERO;
        Ok(())
    }

    fn look(&mut self, camera: &CameraModel, seed: u64) -> Result<(), DeviceError> {
        self.world = Arc::new(self.world.seen_by(*camera));
        self.restart(seed)
    }

    fn samples(&self) -> u64 {
        self.population.as_ref().map_or(0, Population::evaluations)
    }

    fn statistics(&mut self) -> Statistics {
        let mut statistics = Statistics::new(&self.target.counters(), self.pixels(), self.time);
        if let Some(population) = &self.population {
            statistics.samples = population.evaluations();
            statistics.samples_per_pixel = statistics.samples as f64 / self.pixels() as f64;
            statistics.diagnostics = Some(population.diagnostics());
        }
        statistics
    }
}
