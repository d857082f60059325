//! `wayfare bench --device gpu`: what each method costs on a graphics card.

use crate::cli::BenchArgs;
use crate::report::{print_json, si};
use crate::{Failure, interrupt, scene_source};
use serde::Serialize;
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_builtin as builtin;
use wayfare_gpu::markov_chains::MarkovChains;
use wayfare_gpu::path_tracing::PathTracing;
use wayfare_gpu::session::{Session, Tuning};
use wayfare_gpu::stage::SceneOnGpu;
use wayfare_gpu::{Gpu, GpuError};
use wayfare_render::{Backend, Budget, Method, Settings};
use wayfare_transport::World;

/// The resolution at which methods are compared.
const SIZE: [u32; 2] = [1024, 768];
/// Samples per pixel that a budget can ask for.
const NO_LIMIT: u64 = 1 << 22;

#[derive(Serialize)]
struct Scene {
    scene: String,
    triangles: usize,
    resolution: [u32; 2],
    max_depth: u32,
    megabytes: f64,
    load_seconds: f64,
    bvh_seconds: f64,
    upload_seconds: f64,
    /// Value and score over value alone: steps of persistent-restore with and without score.
    score_cost: Option<f64>,
    methods: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    method: String,
    samples: u64,
    samples_per_second: f64,
    rays_per_second: f64,
    mean_path_length: f64,
    /// Milliseconds on the card for one sample per pixel.
    milliseconds_per_spp: f64,
    compile_seconds: f64,
    /// From the first dispatch to the first image: bootstrap, first states, one step, resolve.
    first_frame_milliseconds: f64,
    passes: Vec<Pass>,
}

#[derive(Serialize)]
struct Pass {
    pass: &'static str,
    share: f64,
}

/// A method on the card.
enum Running {
    Pt(Box<PathTracing>),
    Chains(Box<MarkovChains>),
}

impl Running {
    fn new(scene: &Arc<SceneOnGpu>, settings: &Settings, tuning: Tuning) -> Result<Self, GpuError> {
        Ok(match &settings.method {
            Method::Pt => Self::Pt(Box::new(PathTracing::new(scene.clone(), settings, tuning)?)),
            Method::Chains(method) => Self::Chains(Box::new(MarkovChains::new(
                scene.clone(),
                settings,
                method,
                tuning,
            )?)),
        })
    }

    fn backend(&mut self) -> &mut dyn Backend {
        match self {
            Self::Pt(backend) => &mut **backend,
            Self::Chains(backend) => &mut **backend,
        }
    }

    fn session(&mut self) -> &mut Session {
        match self {
            Self::Pt(backend) => backend.session(),
            Self::Chains(backend) => backend.session(),
        }
    }

    fn compile_seconds(&self) -> f64 {
        match self {
            Self::Pt(backend) => backend.compile_seconds(),
            Self::Chains(backend) => backend.compile_seconds(),
        }
    }
}

fn needs_score(method: &Method) -> bool {
    matches!(method, Method::Chains(settings) if settings.needs_score())
}

fn failed(error: impl ToString) -> Failure {
    Failure::operation(error.to_string())
}

/// Runs the command.
pub fn run(gpu: Arc<Gpu>, args: &BenchArgs) -> Result<(), Failure> {
    let names: Vec<String> = if args.scenes.is_empty() {
        let all = builtin::all().iter();
        all.map(|scene| scene.name.to_owned()).collect()
    } else {
        args.scenes.clone()
    };
    let mut methods = args.methods.clone();
    if methods.is_empty() {
        methods = Method::names()
            .filter_map(|name| name.parse().ok())
            .collect();
    }
    let mut tuning = Tuning::of(&gpu);
    tuning.lanes = args.lanes.unwrap_or(tuning.lanes);
    tuning.wave_threshold = args.wave_threshold.unwrap_or(tuning.wave_threshold);
    if !args.json {
        println!(
            "{}, {} {}",
            gpu.report().name,
            gpu.report().backend,
            gpu.report().driver
        );
    }
    let mut scenes = Vec::new();
    for name in &names {
        if interrupt::requested() {
            break;
        }
        let scene = measure_scene(&gpu, name, &methods, tuning, args)?;
        scenes.push(scene);
    }
    if args.json {
        print_json(&scenes)
    } else {
        Ok(())
    }
}

fn measure_scene(
    gpu: &Arc<Gpu>,
    name: &str,
    methods: &[Method],
    tuning: Tuning,
    args: &BenchArgs,
) -> Result<Scene, Failure> {
    let start = Instant::now();
    let mut scene = scene_source::load(name, false)?;
    let load_seconds = start.elapsed().as_secs_f64();
    scene.film.resolution = args.size.map_or(SIZE, |size| size.0);
    scene.film.crop_window = [0.0, 1.0, 0.0, 1.0];
    let start = Instant::now();
    let world = World::new(scene).map_err(|error| Failure::scene(error.to_string()))?;
    let world = Arc::new(world);
    let bvh_seconds = start.elapsed().as_secs_f64();
    let on_gpu = Arc::new(SceneOnGpu::new(gpu.clone(), world.clone())?);
    let mut report = Scene {
        scene: world.scene().name.clone(),
        triangles: world.scene().triangles.len(),
        resolution: world.camera().resolution(),
        max_depth: world.scene().max_depth,
        megabytes: on_gpu.bytes() as f64 / 1e6,
        load_seconds,
        bvh_seconds,
        upload_seconds: on_gpu.upload_seconds(),
        score_cost: None,
        methods: Vec::new(),
    };
    if !args.json {
        let [width, height] = report.resolution;
        println!(
            "\n{}: {} triangles, {width}x{height}, depth {}, {:.0} MB; read {:.2} s, BVH {:.2} s, tables and upload {:.2} s",
            report.scene,
            report.triangles,
            report.max_depth,
            report.megabytes,
            report.load_seconds,
            report.bvh_seconds,
            report.upload_seconds
        );
        println!(
            "  {:<20} {:>11} {:>11} {:>9} {:>9} {:>12} {:>9}  passes",
            "method", "samples/s", "rays/s", "vertices", "ms/spp", "first frame", "compile"
        );
    }
    for method in methods {
        if interrupt::requested() {
            break;
        }
        let row = measure(&on_gpu, method, tuning, args.time)?;
        if !args.json {
            let passes: Vec<String> = row
                .passes
                .iter()
                .map(|pass| format!("{} {:.1} %", pass.pass, 100.0 * pass.share))
                .collect();
            println!(
                "  {:<20} {:>11} {:>11} {:>9.2} {:>9.3} {:>9.1} ms {:>7.2} s  {}",
                row.method,
                si(row.samples_per_second),
                si(row.rays_per_second),
                row.mean_path_length,
                row.milliseconds_per_spp,
                row.first_frame_milliseconds,
                row.compile_seconds,
                passes.join(", ")
            );
        }
        report.methods.push(row);
    }
    if args.methods.is_empty() || methods.iter().any(needs_score) {
        report.score_cost = Some(score_cost(&on_gpu, tuning, args.time)?);
    }
    if let (Some(cost), false) = (report.score_cost, args.json) {
        println!("  value and score over value alone: {cost:.2}");
    }
    Ok(report)
}

fn measure(
    scene: &Arc<SceneOnGpu>,
    method: &Method,
    tuning: Tuning,
    seconds: f64,
) -> Result<Row, Failure> {
    let settings = Settings {
        method: method.clone(),
        ..Default::default()
    };
    let mut running = Running::new(scene, &settings, tuning)?;
    let compile_seconds = running.compile_seconds();
    // Twice: the first time the card may still be waking up.
    let mut first_frame = 0.0;
    for _ in 0..2 {
        let restarted = running.backend().restart(settings.seed);
        restarted.map_err(|error| Failure::operation(error.to_string()))?;
        let begin = Instant::now();
        advance(&mut running, 2, None)?;
        running.backend().image();
        first_frame = begin.elapsed().as_secs_f64();
    }
    // A warm-up, so that the number of steps per dispatch has settled.
    advance(&mut running, NO_LIMIT, Some(0.2 * seconds))?;
    running.session().run.time_passes().map_err(failed)?;
    let before = running.backend().statistics();
    let begin = Instant::now();
    advance(&mut running, NO_LIMIT, Some(seconds))?;
    let elapsed = begin.elapsed().as_secs_f64();
    let after = running.backend().statistics();
    running.backend().image();
    let passes = running.session().run.pass_seconds().map_err(failed)?;
    let total: f64 = passes.iter().map(|(_, seconds)| seconds).sum();
    let samples = after.samples - before.samples;
    let pixels = running.session().pixels() as f64;
    Ok(Row {
        method: method.to_string(),
        samples,
        samples_per_second: samples as f64 / elapsed,
        rays_per_second: (after.rays - before.rays) as f64 / elapsed,
        mean_path_length: after.mean_path_length,
        milliseconds_per_spp: 1e3 * elapsed * pixels / samples as f64,
        compile_seconds,
        first_frame_milliseconds: 1e3 * first_frame,
        passes: passes
            .into_iter()
            .map(|(pass, seconds)| Pass {
                pass,
                share: seconds / total.max(1e-12),
            })
            .collect(),
    })
}

/// Time of a step with value and score over that of a step with the value alone: the same dynamics, the same number of
/// chains, and nearly the same states.
fn score_cost(scene: &Arc<SceneOnGpu>, tuning: Tuning, seconds: f64) -> Result<f64, Failure> {
    let time = |score: &str| {
        let mut method: Method = "persistent-restore".parse().map_err(failed)?;
        method.set("score", score).map_err(failed)?;
        // A score so small a step away hardly changes where the chains go.
        method.set("sd", "0.001").map_err(failed)?;
        let row = measure(scene, &method, tuning, 0.5 * seconds)?;
        Ok::<f64, Failure>(row.milliseconds_per_spp)
    };
    Ok(time("true")? / time("false")?)
}

fn advance(running: &mut Running, spp: u64, seconds: Option<f64>) -> Result<(), Failure> {
    let deadline = seconds.map(|seconds| Instant::now() + Duration::from_secs_f64(seconds));
    let budget = Budget {
        samples_per_pixel: spp,
        deadline,
        stop: &interrupt::STOP,
    };
    running.backend().advance(&budget).map_err(failed)
}
