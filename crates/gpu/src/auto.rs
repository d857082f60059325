//! What the method `auto` asks of the card.

use crate::markov_chains::{self, MarkovChains};
use crate::path_tracing::{MAX_SAMPLES_PER_PIXEL, PathTracing, Sampling};
use crate::renderer::PartRenderer;
use crate::run::RunSizes;
use crate::scene_on_gpu::SceneOnGpu;
use crate::session::{Session, Tuning};
use crate::shared::{KINDS, MOMENTS, RunBuffer};
use crate::{GpuError, Kernel, sources};
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use wayfare_film::Image;
use wayfare_render::auto::{Auto, AutoSettings, Backend, Cells, Costs, Moments, PartKind};
use wayfare_render::gradient::Gradient;
use wayfare_render::{
    Budget, Editable, Method, RenderError, Renderer, Settings, StateError, Statistics,
};
use wayfare_transport::{CameraModel, Counters, PathKinds};
use wgpu::BufferUsages;

/// The most pieces of work of a pilot in one dispatch.
const MOST_ITEMS: u64 = 1 << 22;

/// The scale of squares in a pilot over that of an image.
const PILOT_SQUARES: f32 = 1.0 / 64.0;

/// A renderer of some cells.
pub(crate) enum CellRenderer {
    Independent(Box<PathTracing>),
    Chains(Box<MarkovChains>),
}

impl CellRenderer {
    fn renderer(&self) -> &dyn PartRenderer {
        match self {
            Self::Independent(part) => &**part,
            Self::Chains(part) => &**part,
        }
    }

    fn renderer_mut(&mut self) -> &mut dyn PartRenderer {
        match self {
            Self::Independent(part) => &mut **part,
            Self::Chains(part) => &mut **part,
        }
    }

    fn set_cells(&mut self, cells: &Cells, share: f64) -> Result<(), GpuError> {
        match self {
            Self::Independent(part) => part.session().set_cells(cells),
            Self::Chains(part) => part.set_cells(cells, share),
        }
    }
}

wayfare_render::forward_renderer!(CellRenderer, renderer, renderer_mut);

impl Editable<Arc<SceneOnGpu>> for CellRenderer {
    fn edit(&mut self, scene: &Arc<SceneOnGpu>, seed: u64) -> Result<(), RenderError> {
        self.renderer_mut().edit(scene, seed)
    }
}

/// The card's side of `auto`.
pub(crate) struct GpuBackend {
    scene: Arc<SceneOnGpu>,
    gradient: Gradient,
    settings: Settings,
    tuning: Tuning,
    pilot: Session,
    pilot_kernel: Kernel,
    /// Whether the pilot has the limit of the present camera.
    has_limit: bool,
    /// Renderers that nobody uses at present.
    idle: Vec<(PartKind, CellRenderer)>,
    /// Renderers that have not heard of the present camera.
    stale: Vec<PartKind>,
}

/// One of each.
const KINDS_OF_PARTS: [PartKind; 3] = [PartKind::Plain, PartKind::Differences, PartKind::Chains];

impl GpuBackend {
    /// A new renderer of some cells.
    fn new_part(
        &self,
        kind: PartKind,
        cells: Arc<Cells>,
        seed: u64,
    ) -> Result<CellRenderer, GpuError> {
        let settings = Settings {
            seed,
            ..self.settings.clone()
        };
        let scene = self.scene.clone();
        let independent = |sampling| {
            PathTracing::new(
                scene.clone(),
                cells.clone(),
                sampling,
                &settings,
                self.tuning,
            )
        };
        let part = match kind {
            PartKind::Plain => {
                let plain = Sampling::Plain(self.gradient.sequence);
                CellRenderer::Independent(Box::new(independent(plain)?))
            }
            PartKind::Differences => {
                let differences = Sampling::Differences(self.gradient);
                CellRenderer::Independent(Box::new(independent(differences)?))
            }
            PartKind::Chains => {
                let (method, per_chain) = Method::chains_of_auto();
                let scene = scene.clone();
                let tuning = self.tuning;
                let chains =
                    MarkovChains::new(scene, &settings, cells, &method, per_chain, true, tuning);
                CellRenderer::Chains(Box::new(chains?))
            }
        };
        Ok(part)
    }

    /// The sessions of renderers that nobody uses at present.
    fn idle_sessions(&mut self) -> impl Iterator<Item = &mut Session> {
        let idle = self.idle.iter_mut();
        idle.flat_map(|(_, part)| part.renderer_mut().sessions())
    }
}

impl Backend for GpuBackend {
    type Scene = Arc<SceneOnGpu>;
    type Part = CellRenderer;

    /// Measured on seven scenes with an NVIDIA H200.
    const COSTS: Costs = Costs {
        step: 1.8,
        differences: 1.05,
        direct: 0.22,
    };

    const LEAVES_EARLY_IMAGES: bool = true;

    fn resolution(&self) -> [u32; 2] {
        self.scene.world().camera().resolution()
    }

    fn pilot(
        &mut self,
        tiles: [u32; 2],
        first: u64,
        samples: u64,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<(Vec<[Moments; 3]>, Counters), RenderError> {
        let session = &mut self.pilot;
        // Few cameras of a film have a pilot, and parts find the limit themselves.
        if !std::mem::replace(&mut self.has_limit, true) {
            session.parameters.image.limit = self.gradient.limit_in(self.scene.world());
        }
        session.restart(seed);
        let everything = Cells::everywhere(tiles, PathKinds::ALL);
        session.set_cells(&everything)?;
        // Moments are behind the kinds of the tiles and their list.
        let count = everything.kinds().len();
        let bytes = Session::cell_bytes(tiles);
        let start = 8 * count as u64;
        session.run.clear_range(RunBuffer::Cells, start..bytes);
        let at_once = (MOST_ITEMS / count as u64).max(1);
        let (mut done, mut counters) = (0, Counters::default());
        while done < samples && !stop.load(std::sync::atomic::Ordering::Relaxed) {
            let now = at_once.min(samples - done);
            let items = (now * count as u64) as u32;
            let index = session.work(&self.pilot_kernel, (first + done) as u32, items)?;
            session.run.gpu().wait(index)?;
            done += now;
        }
        counters.add(&session.counted().paths());
        let words = session.run.read(RunBuffer::Cells, bytes)?;
        let words: Vec<u64> = bytemuck::pod_collect_to_vec(&words[start as usize..]);
        let image = &session.parameters.image;
        let unit = f64::from(image.density_unit);
        let square_unit = f64::from(image.square_scale).powi(-2);
        let moments = |sums: &[u64]| Moments {
            sum: sums[0] as f64 * unit,
            squares: sums[1] as f64 * square_unit,
            limited: sums[2] as f64 * square_unit,
            shifted: sums[3] as f64 * square_unit,
            rays: sums[4] as f64 * unit,
        };
        let of_tile = |sums: &[u64]| -> [Moments; 3] {
            let per_kind = MOMENTS as usize;
            std::array::from_fn(|kind| moments(&sums[kind * per_kind..(kind + 1) * per_kind]))
        };
        let tiles = words.chunks_exact((KINDS * MOMENTS) as usize);
        Ok((tiles.map(of_tile).collect(), counters))
    }

    fn part(
        &mut self,
        kind: PartKind,
        cells: Arc<Cells>,
        share: f64,
        seed: u64,
    ) -> Result<Self::Part, RenderError> {
        let idle = self.idle.iter().position(|(of, _)| *of == kind);
        let mut part = self
            .idle
            .swap_remove(idle.expect("there is one of each kind"))
            .1;
        part.set_cells(&cells, share)?;
        // The limit of differences need not be found again for the same camera.
        match self.stale.iter().position(|of| *of == kind) {
            Some(place) => {
                self.stale.swap_remove(place);
                let camera = *self.scene.world().camera();
                part.set_camera(&camera, seed)?;
            }
            None => part.restart(seed)?,
        }
        Ok(part)
    }

    fn give_back(&mut self, kind: PartKind, part: Self::Part) {
        self.idle.push((kind, part));
    }

    fn tile_errors(&mut self, part: &mut Self::Part) -> Result<Vec<f64>, RenderError> {
        let CellRenderer::Independent(part) = part else {
            return Ok(Vec::new());
        };
        part.resolve()?;
        // Errors are behind the kinds of the tiles and their list.
        let tiles = Cells::tiles_of(self.resolution());
        let count = tiles[0] as usize * tiles[1] as usize;
        let run = &part.session().run;
        let words = run.read(RunBuffer::Cells, Session::cell_bytes(tiles))?;
        let errors: Vec<f32> = bytemuck::pod_collect_to_vec(&words[8 * count..12 * count]);
        Ok(errors.into_iter().map(f64::from).collect())
    }

    fn set_camera(&mut self, camera: &CameraModel) -> Result<(), RenderError> {
        self.pilot.set_camera(camera)?;
        self.scene = Arc::new(self.scene.seen_by(*camera));
        self.has_limit = false;
        self.stale = KINDS_OF_PARTS.to_vec();
        Ok(())
    }

    fn set_scene(&mut self, scene: &Arc<SceneOnGpu>) -> Result<(), RenderError> {
        self.pilot.set_scene(scene)?;
        self.pilot.parameters.image.square_scale *= PILOT_SQUARES;
        self.scene = self.pilot.run.scene().clone();
        self.pilot_kernel = self.scene.kernel(&sources::PILOT)?;
        self.has_limit = false;
        self.stale.clear();
        let seed = self.settings.seed;
        let mut idle = self.idle.iter_mut();
        idle.try_for_each(|(_, part)| part.edit(scene, seed))
    }
}

/// The method `auto` on the card.
pub(crate) struct GpuAuto {
    auto: Auto<GpuBackend>,
    /// The mean with images of earlier choices.
    mean: Option<wgpu::Buffer>,
    /// Whether there are kernels for chains that are carried over a move.
    is_ready_to_carry: bool,
}

impl GpuAuto {
    /// Bytes of all buffers on the card.
    pub fn bytes(scene: &SceneOnGpu) -> Result<u64, GpuError> {
        let [width, height] = scene.world().camera().resolution();
        let pixels = u64::from(width) * u64::from(height);
        let (method, per_chain) = Method::chains_of_auto();
        let chains = MarkovChains::bytes(scene, PathKinds::ALL, &method, per_chain, true)?;
        let parts = [
            PathTracing::bytes(pixels, true),
            PathTracing::bytes(pixels, false),
            16 * pixels,
        ];
        Ok(parts.into_iter().fold(chains, u64::saturating_add))
    }

    /// Nothing is known, nothing is rendered.
    pub fn new(
        scene: Arc<SceneOnGpu>,
        auto: &AutoSettings,
        settings: &Settings,
        tuning: Tuning,
    ) -> Result<Self, GpuError> {
        let scene = Arc::new(scene.with_cells());
        let (method, _) = Method::chains_of_auto();
        let mut all = vec![sources::PILOT];
        all.extend(PathTracing::sources(true));
        all.extend(PathTracing::sources(false));
        all.extend(markov_chains::sources_of(&method, true));
        scene.compile(&all)?;

        let mut parameters = scene.parameters(settings.seed);
        // Squares of the sun must not be cut off, and few digits will do.
        parameters.image.square_scale *= PILOT_SQUARES;
        let tiles = Cells::tiles_of(scene.world().camera().resolution());
        let sizes = RunSizes::default().with(RunBuffer::Cells, Session::cell_bytes(tiles));
        let pilot_kernel = scene.kernel(&sources::PILOT)?;
        let pilot = Session::new(scene.clone(), parameters, tuning, None, sizes, Vec::new())?;
        let mut backend = GpuBackend {
            scene,
            gradient: auto.gradient,
            settings: settings.clone(),
            tuning,
            pilot,
            pilot_kernel,
            has_limit: false,
            idle: Vec::new(),
            stale: Vec::new(),
        };
        // All renderers, so that none has to be made while the clock runs.
        let everything = Arc::new(Cells::everywhere(tiles, PathKinds::ALL));
        for kind in KINDS_OF_PARTS {
            let part = backend.new_part(kind, everything.clone(), settings.seed)?;
            backend.idle.push((kind, part));
        }
        Ok(Self {
            auto: Auto::new(backend, auto.chain_paths, settings.seed),
            mean: None,
            is_ready_to_carry: false,
        })
    }

    /// Puts the mean with images of earlier choices on the card.
    fn resolve_mean(&mut self) -> Result<(), RenderError> {
        let image = self.auto.image()?;
        let texels = image.pixels.iter().map(|&[r, g, b]| [r, g, b, 1.0]);
        let texels: Vec<[f32; 4]> = texels.collect();
        let bytes: &[u8] = bytemuck::cast_slice(&texels);
        let gpu = self.auto.backend().scene.gpu().clone();
        let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC | BufferUsages::COPY_DST;
        let buffer = match self.mean.take() {
            Some(buffer) => buffer,
            None => gpu.buffer("the mean with earlier images", bytes.len() as u64, usage)?,
        };
        gpu.write("the mean with earlier images", &buffer, 0, bytes)?;
        self.mean = Some(buffer);
        Ok(())
    }
}

impl Renderer for GpuAuto {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        self.auto.advance(budget)
    }
    fn image(&mut self) -> Result<Image, RenderError> {
        self.auto.image()
    }
    fn resolve(&mut self) -> Result<(), RenderError> {
        if self.auto.is_mean() {
            return self.resolve_mean();
        }
        self.auto.resolve()
    }
    fn restart(&mut self, seed: u64) -> Result<(), RenderError> {
        self.auto.restart(seed)
    }
    fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.auto.set_camera(camera, seed)
    }
    fn move_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        // Chains may start in any later frame: no frame should wait for a compiler then.
        if !std::mem::replace(&mut self.is_ready_to_carry, true) {
            self.auto.backend().scene.compile(&markov_chains::CARRIED)?;
        }
        self.auto.move_camera(camera, seed)
    }
    fn save_state(&mut self, to: &mut dyn Write) -> Result<(), StateError> {
        self.auto.save_state(to)
    }
    fn load_state(&mut self, from: &mut &[u8]) -> Result<(), StateError> {
        self.auto.load_state(from)
    }
    fn samples(&self) -> u64 {
        self.auto.samples()
    }
    fn has_whole_sample(&self, pixels: u64) -> bool {
        self.auto.has_whole_sample(pixels)
    }
    fn statistics(&mut self) -> Statistics {
        self.auto.statistics()
    }
    fn note(&self) -> Option<&str> {
        self.auto.note()
    }
    fn max_samples_per_pixel(&self) -> u64 {
        MAX_SAMPLES_PER_PIXEL
    }
}

impl Editable<Arc<SceneOnGpu>> for GpuAuto {
    fn edit(&mut self, scene: &Arc<SceneOnGpu>, seed: u64) -> Result<(), RenderError> {
        self.auto.edit(scene, seed)
    }
}

impl PartRenderer for GpuAuto {
    fn images_on_card(&self) -> Vec<&wgpu::Buffer> {
        match &self.mean {
            Some(mean) if self.auto.is_mean() => vec![mean],
            _ => {
                let parts = self.auto.parts();
                parts
                    .flat_map(|part| part.renderer().images_on_card())
                    .collect()
            }
        }
    }

    fn sessions(&mut self) -> Vec<&mut Session> {
        let parts = self.auto.parts_mut();
        parts
            .flat_map(|part| part.renderer_mut().sessions())
            .collect()
    }

    fn keep_no_copies(&mut self) {
        let idle = self.auto.backend_mut().idle_sessions();
        idle.for_each(Session::keep_no_copies);
        self.sessions()
            .into_iter()
            .for_each(Session::keep_no_copies);
    }

    fn time_passes(&mut self) -> Result<(), GpuError> {
        for session in self.auto.backend_mut().idle_sessions() {
            session.run.time_passes()?;
        }
        let mut sessions = self.sessions().into_iter();
        sessions.try_for_each(|session| session.run.time_passes())
    }

    fn compile_seconds(&self) -> f64 {
        let parts = self
            .auto
            .parts()
            .map(|part| part.renderer().compile_seconds());
        parts.sum::<f64>() + self.auto.backend().pilot_kernel.compile_seconds()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{AdapterChoice, Gpu};
    use wayfare_render::auto::ChainPaths;
    use wayfare_render::cpu::{self, CpuBackend};
    use wayfare_transport::World;

    fn world(name: &str) -> Arc<World> {
        let scene = wayfare_builtin::find(name).expect("built in");
        let mut scene = scene.load(&Default::default()).expect("it loads");
        scene.film.resolution = [40, 30];
        scene.max_depth = 5;
        Arc::new(World::new(scene).expect("a small BVH"))
    }

    /// The images that both make in the same way, and how far apart they are, relative to their size.
    fn images_apart<'a>(
        on_card: &'a mut dyn Renderer,
        on_cpu: &'a mut dyn Renderer,
        stop: &AtomicBool,
    ) -> f64 {
        let budget = Budget {
            samples_per_pixel: 28,
            deadline: None,
            is_strict: false,
            stop,
        };
        let [a, b] = [on_card, on_cpu].map(|renderer| {
            renderer.advance(&budget).expect("no failure");
            renderer.image().expect("an image")
        });
        let of = |value: &dyn Fn(usize) -> f32| -> f64 {
            (0..a.pixels.len())
                .map(|pixel| f64::from(value(pixel)).powi(2))
                .sum()
        };
        let difference = of(&|pixel| a.pixels[pixel][1] - b.pixels[pixel][1]);
        (difference / of(&|pixel| b.pixels[pixel][1])).sqrt()
    }

    /// The pilot of the card finds what that of the processor finds, from the same random numbers; and so do path tracing with
    /// differences and chains on cells.
    #[test]
    fn a_pilot_and_images_of_the_card_are_those_of_the_processor() {
        let gpu = match Gpu::open(&AdapterChoice::Any, None) {
            Ok(gpu) => Arc::new(gpu),
            Err(error) => return wayfare_testing::skip("GPU", &error.to_string()),
        };
        let stop = AtomicBool::new(false);
        for name in ["cornell", "ring"] {
            let world = world(name);
            let scene = SceneOnGpu::new(gpu.clone(), world.clone()).expect("a scene");
            let settings = Settings::default();
            let tuning = Tuning::of(&gpu);
            let auto = GpuAuto::new(Arc::new(scene), &AutoSettings::default(), &settings, tuning);
            let mut auto = auto.expect("a renderer");
            let (chains, per_chain) = Method::chains_of_auto();
            let pool = cpu::threads(2).expect("threads");
            let on_cpu = || {
                let (world, pool) = (world.clone(), pool.clone());
                CpuBackend::new(
                    world,
                    AutoSettings::default().gradient,
                    chains,
                    per_chain,
                    pool,
                )
            };
            let tiles = Cells::tiles_of([40, 30]);
            assert_eq!(tiles, [3, 2]);
            // In two parts on the card, in one on the processor.
            let on_card = auto.auto.backend_mut();
            let (mut found, counted) = on_card.pilot(tiles, 0, 20, 3, &stop).expect("a pilot");
            let (rest, more) = on_card.pilot(tiles, 20, 30, 3, &stop).expect("a pilot");
            let (expected, all) = on_cpu().pilot(tiles, 0, 50, 3, &stop).expect("a pilot");
            assert_eq!(counted.paths + more.paths, all.paths, "{name}");
            assert_eq!(all.paths, 3 * 50 * 6);
            for (sum, rest) in found.iter_mut().flatten().zip(rest.iter().flatten()) {
                sum.sum += rest.sum;
                sum.squares += rest.squares;
                sum.limited += rest.limited;
                sum.shifted += rest.shifted;
                sum.rays += rest.rays;
            }
            // A few paths part by rounding; most tiles have none of them.
            let square_scale = f64::from(on_card.pilot.parameters.image.square_scale);
            // Each of 50 squares is rounded down.
            let rounding = 50.0 * square_scale.powi(-2);
            let is_close = |a: f64, b: f64| (a - b).abs() <= 1e-3 * a.max(b) + rounding;
            let cells = found.iter().flatten().zip(expected.iter().flatten());
            let close = cells.filter(|(a, b)| {
                is_close(a.sum, b.sum)
                    && is_close(a.squares, b.squares)
                    && is_close(a.limited, b.limited)
                    && is_close(a.shifted, b.shifted)
                    && is_close(a.rays, b.rays)
            });
            let close = close.count();
            println!("{name}: {close} of 18 cells");
            assert!(close >= 14, "{name}: {close} of 18 cells");
            let lit = expected
                .iter()
                .flatten()
                .filter(|m| m.squares > 0.0)
                .count();
            assert!(lit > 8, "{name}: {lit} cells have light");
            // Images: without chains, and with them on indirect light.
            for (paths, limit) in [(ChainPaths::None, 0.01), (ChainPaths::Indirect, 0.03)] {
                auto.auto.set_chain_paths(paths);
                let there = Auto::new(on_cpu(), paths, settings.seed);
                let mut there = there.with_costs(GpuBackend::COSTS);
                let apart = images_apart(&mut auto, &mut there, &stop);
                println!("{name}, {paths:?}: {apart:.1e} apart");
                assert!(apart < limit, "{name}, {paths:?}: {apart:e} apart");
                // What is expected of them, after differences have told their error and chains have left their start.
                let errors = [&mut auto as &mut dyn Renderer, &mut there]
                    .map(|renderer| renderer.statistics().auto.expect("a choice").expected_error);
                println!("{name}, {paths:?}: errors {errors:?}");
                let ratio = errors[0] / errors[1];
                assert!(
                    (0.95..1.05).contains(&ratio),
                    "{name}, {paths:?}: {errors:?}"
                );
                // In another view chains go on, in their cells.
                if name == "cornell" && paths == ChainPaths::Indirect {
                    let mut camera = world.scene().camera;
                    camera.to_world[0][3] += 0.05;
                    let camera = CameraModel::new(&camera, &world.scene().film);
                    auto.move_camera(&camera, 7).expect("a move");
                    there.move_camera(&camera, 7).expect("a move");
                    let apart = images_apart(&mut auto, &mut there, &stop);
                    println!("{name}, moved: {apart:.1e} apart");
                    assert!(apart < limit, "{name}, moved: {apart:e} apart");
                    // The processor takes some steps at once, and looks at its budget after them.
                    let [here, there] = [auto.statistics(), there.statistics()];
                    let ratio = here.samples as f64 / there.samples as f64;
                    assert!((0.97..1.03).contains(&ratio), "{name}, moved: {ratio}");
                }
                auto.restart(settings.seed).expect("a restart");
            }
        }
    }
}
