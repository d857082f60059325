//! What the method `auto` asks of the CPU.

use super::{GradientPathTracing, MarkovChains, PathTracing};
use crate::auto::{Backend, Cells, Costs, Moments, PURPOSE_PILOT, PartKind};
use crate::gradient::Gradient;
use crate::{Editable, RenderError, Renderer};
use rayon::ThreadPool;
use rayon::prelude::*;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use wayfare_sampling::Philox;
use wayfare_transport::math::luminance;
use wayfare_transport::{CameraModel, Counters, PathKinds, PathRecord, World};

/// The CPU's side of `auto`.
pub struct CpuBackend {
    world: Arc<World>,
    gradient: Gradient,
    /// The luminance up to which differences are taken, once a pilot has asked for it: few cameras of a film have one,
    /// and parts find it themselves.
    limit: Option<f32>,
    chains: wayfare_sampling::Method,
    pixels_per_chain: u32,
    pool: Arc<ThreadPool>,
}

impl CpuBackend {
    /// A scene, and the sampler of the chains.
    pub fn new(
        world: Arc<World>,
        gradient: Gradient,
        chains: wayfare_sampling::Method,
        pixels_per_chain: u32,
        pool: Arc<ThreadPool>,
    ) -> Self {
        Self {
            limit: None,
            world,
            gradient,
            chains,
            pixels_per_chain,
            pool,
        }
    }
}

/// One thread's part of a pilot.
struct Pilot<'a> {
    world: &'a World,
    tiles: [u32; 2],
    limit: f64,
    philox: Philox,
    x: Vec<f32>,
    record: PathRecord<f32>,
    counters: Counters,
}

impl Pilot<'_> {
    /// The luminances of the kinds of one path, whose first coordinates are on the film.
    fn luminances(&mut self, film: [f32; 2]) -> [f64; 3] {
        self.x[..2].copy_from_slice(&film);
        self.world.record_path(
            PathKinds::ALL,
            &self.x,
            &mut self.record,
            &mut self.counters,
        );
        let mut sums = [0.0; 3];
        for (depth, vertex) in self.record.vertices.iter().enumerate() {
            let added = f64::from(luminance(vertex.throughput * vertex.radiance));
            let kind = match (depth, vertex.lit) {
                (0, _) | (1, false) => 0,
                (_, true) => 1,
                (_, false) => 2,
            };
            if added.is_finite() {
                sums[kind] += added;
            }
        }
        sums
    }

    /// Adds one sample of a tile.
    fn sample(&mut self, tile: u32, number: u64, moments: &mut [Moments; 3]) {
        let [width, height] = self.world.camera().resolution();
        let [columns, rows] = self.tiles;
        // A point of the tile, and its pixel.
        let mut stream = self.philox.stream(PURPOSE_PILOT, 2 * number);
        stream.fill(&mut self.x);
        let at = |place: u32, u: f32, tiles: u32, pixels: u32| {
            let point = (place as f32 + u) / tiles as f32 * pixels as f32;
            let pixel = (point as u32).min(pixels - 1);
            (pixel, (point - pixel as f32).clamp(0.0, 1.0))
        };
        let (column, u) = at(tile % columns, self.x[0], columns, width);
        let (row, v) = at(tile / columns, self.x[1], rows, height);
        let camera = *self.world.camera();
        let before = self.counters.rays();
        let first = self.luminances(camera.film_point([column, row], [u, v]));
        let of_first = self.counters.rays() - before;
        let shifted = self.luminances(camera.film_point([(column + 1) % width, row], [u, v]));
        // Another point of the pixel.
        let mut stream = self.philox.stream(PURPOSE_PILOT, 2 * number + 1);
        stream.fill(&mut self.x);
        let film = camera.film_point([column, row], [self.x[0], self.x[1]]);
        let before = self.counters.rays();
        let second = self.luminances(film);
        let rays = [of_first, self.counters.rays() - before];
        for (kind, moments) in moments.iter_mut().enumerate() {
            let luminances = [first[kind], second[kind], shifted[kind]];
            moments.add(luminances, rays, self.limit);
        }
    }
}

/// A renderer of some cells.
pub enum CellRenderer {
    /// Path tracing.
    Plain(PathTracing),
    /// Path tracing with differences between pixels.
    Differences(GradientPathTracing),
    /// Markov chains.
    Chains(Box<MarkovChains>),
}

impl CellRenderer {
    fn renderer(&self) -> &dyn Renderer {
        match self {
            Self::Plain(part) => part,
            Self::Differences(part) => part,
            Self::Chains(part) => &**part,
        }
    }

    fn renderer_mut(&mut self) -> &mut dyn Renderer {
        match self {
            Self::Plain(part) => part,
            Self::Differences(part) => part,
            Self::Chains(part) => &mut **part,
        }
    }
}

crate::forward_renderer!(CellRenderer, renderer, renderer_mut);

impl Editable<Arc<World>> for CellRenderer {
    fn edit(&mut self, world: &Arc<World>, seed: u64) -> Result<(), RenderError> {
        match self {
            Self::Plain(part) => part.edit(world, seed),
            Self::Differences(part) => part.edit(world, seed),
            Self::Chains(part) => part.edit(world, seed),
        }
    }
}

impl Backend for CpuBackend {
    type Scene = Arc<World>;
    type Part = CellRenderer;

    /// Measured on four built-in scenes with two cores.
    const COSTS: Costs = Costs {
        step: 1.2,
        differences: 1.0,
        direct: 0.4,
    };

    const LEAVES_EARLY_IMAGES: bool = false;

    fn resolution(&self) -> [u32; 2] {
        self.world.camera().resolution()
    }

    fn pilot(
        &mut self,
        tiles: [u32; 2],
        first: u64,
        samples: u64,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<(Vec<[Moments; 3]>, Counters), RenderError> {
        let count = tiles[0] * tiles[1];
        let world = &*self.world;
        let limit = || self.pool.install(|| self.gradient.limit_in(world));
        let limit = f64::from(*self.limit.get_or_insert_with(limit));
        let of_tile = |tile: u32| {
            let mut moments = [Moments::default(); 3];
            let mut pilot = Pilot {
                world,
                tiles,
                limit,
                philox: Philox::new(seed),
                x: vec![0.0; world.dimension()],
                record: PathRecord::default(),
                counters: Counters::default(),
            };
            for sample in first..first + samples {
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                let number = sample * u64::from(count) + u64::from(tile);
                pilot.sample(tile, number, &mut moments);
            }
            (moments, pilot.counters)
        };
        let tiles: Vec<_> = self
            .pool
            .install(|| (0..count).into_par_iter().map(of_tile).collect());
        let mut counters = Counters::default();
        tiles.iter().for_each(|(_, counted)| counters.add(counted));
        Ok((
            tiles.into_iter().map(|(moments, _)| moments).collect(),
            counters,
        ))
    }

    fn part(
        &mut self,
        kind: PartKind,
        cells: Arc<Cells>,
        share: f64,
        seed: u64,
    ) -> Result<Self::Part, RenderError> {
        let (world, pool) = (self.world.clone(), self.pool.clone());
        Ok(match kind {
            PartKind::Plain => CellRenderer::Plain(
                PathTracing::new(world, cells, seed, pool).with_sequence(self.gradient.sequence),
            ),
            PartKind::Differences => CellRenderer::Differences(GradientPathTracing::new(
                world,
                cells,
                self.gradient,
                seed,
                pool,
            )),
            PartKind::Chains => {
                let (method, per_chain) = (self.chains, self.pixels_per_chain);
                let chains = MarkovChains::new(world, cells, method, per_chain, seed, pool);
                let mut chains = chains.with_gradient(true);
                chains.set_share(share);
                CellRenderer::Chains(Box::new(chains))
            }
        })
    }

    fn give_back(&mut self, _: PartKind, _: Self::Part) {}

    fn tile_errors(&mut self, part: &mut Self::Part) -> Result<Vec<f64>, RenderError> {
        match part {
            CellRenderer::Differences(part) => {
                Ok(part.tile_errors(Cells::tiles_of(self.resolution())))
            }
            CellRenderer::Plain(_) | CellRenderer::Chains(_) => Ok(Vec::new()),
        }
    }

    fn set_camera(&mut self, camera: &CameraModel) -> Result<(), RenderError> {
        self.world = Arc::new(self.world.seen_by(*camera));
        self.limit = None;
        Ok(())
    }

    fn set_scene(&mut self, world: &Arc<World>) -> Result<(), RenderError> {
        self.world = Arc::new(world.with_roulette(self.world.roulette()));
        self.limit = None;
        Ok(())
    }
}
