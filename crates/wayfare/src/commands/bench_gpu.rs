//! `wayfare bench --device gpu`: what each method costs on a graphics card.

use crate::cli::BenchArgs;
use crate::console::outln;
use crate::report::{print_json, si};
use crate::{Failure, interrupt, scene_source};
use serde::Serialize;
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_engine::{Budget, Device, Method, Renderer, SceneOnDevice, Settings, Tuning};
use wayfare_gpu::Gpu;
use wayfare_sampling::Defaults;
use wayfare_scene::FilmSettings;

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

/// Runs the command.
pub fn run(device: &Device, gpu: &Gpu, names: &[&str], args: &BenchArgs) -> Result<(), Failure> {
    let mut named: Vec<&str> = args.methods.iter().map(Method::name).collect();
    if named.is_empty() {
        named = Method::names().collect();
    }
    let defaults = args.defaults.or_ours();
    let methods = named.iter().map(|name| Method::preset(name, defaults));
    let methods: Vec<Method> = methods
        .collect::<Result<_, _>>()
        .map_err(|error| Failure::usage(error.to_string()))?;
    let mut tuning = Tuning::of(gpu);
    tuning.lanes = args.lanes.unwrap_or(tuning.lanes);
    tuning.wave_threshold = args.wave_threshold.unwrap_or(tuning.wave_threshold);
    if !args.json {
        let report = gpu.report();
        outln!("{}, {} {}", report.name, report.backend, report.driver);
    }
    let mut scenes = Vec::new();
    for name in names {
        if interrupt::requested() {
            break;
        }
        scenes.push(measure_scene(device, name, &methods, tuning, args)?);
    }
    if args.json {
        print_json(&scenes)
    } else {
        Ok(())
    }
}

fn measure_scene(
    device: &Device,
    name: &str,
    methods: &[Method],
    tuning: Tuning,
    args: &BenchArgs,
) -> Result<Scene, Failure> {
    // Load and upload the scene.
    let (world, [load_seconds, bvh_seconds]) =
        scene_source::load_timed(name, args.reading, |scene| {
            scene.film = FilmSettings {
                resolution: args.size.map_or(SIZE, |size| size.0),
                crop_window: FilmSettings::default().crop_window,
                ..scene.film
            };
        })?;
    let world = Arc::new(world);
    let on_device = device.upload(world.clone())?;
    let (bytes, upload_seconds) = on_device.upload_cost().unwrap_or_default();
    let mut report = Scene {
        scene: world.scene().name.clone(),
        triangles: world.scene().triangles.len(),
        resolution: world.camera().resolution(),
        max_depth: world.scene().max_depth,
        megabytes: bytes as f64 / 1e6,
        load_seconds,
        bvh_seconds,
        upload_seconds,
        score_cost: None,
        methods: Vec::new(),
    };
    // Print the scene and the header of its table.
    if !args.json {
        let [width, height] = report.resolution;
        outln!(
            "\n{}: {} triangles, {width}x{height}, depth {}, {:.0} MB; read {:.2} s, BVH {:.2} s, tables and upload {:.2} s",
            report.scene,
            report.triangles,
            report.max_depth,
            report.megabytes,
            report.load_seconds,
            report.bvh_seconds,
            report.upload_seconds
        );
        outln!(
            "  {:<20} {:>11} {:>11} {:>9} {:>9} {:>12} {:>9}  passes",
            "method",
            "samples/s",
            "rays/s",
            "vertices",
            "ms/spp",
            "first frame",
            "compile"
        );
    }
    // Measure each method, and the cost of the score.
    for method in methods {
        if interrupt::requested() {
            break;
        }
        let row = measure(&on_device, method, tuning, args.time)?;
        if !args.json {
            let passes: Vec<String> = row
                .passes
                .iter()
                .map(|pass| format!("{} {:.1} %", pass.pass, 100.0 * pass.share))
                .collect();
            outln!(
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
    if args.methods.is_empty() || methods.iter().any(Method::needs_score) {
        report.score_cost = Some(score_cost(&on_device, tuning, args.time)?);
    }
    if let (Some(cost), false) = (report.score_cost, args.json) {
        outln!("  value and score over value alone: {cost:.2}");
    }
    Ok(report)
}

fn measure(
    scene: &SceneOnDevice,
    method: &Method,
    tuning: Tuning,
    seconds: f64,
) -> Result<Row, Failure> {
    let settings = Settings {
        method: *method,
        ..Default::default()
    };
    let mut renderer = scene.renderer_tuned(&settings, Some(tuning))?;
    let compile_seconds = renderer.compile_seconds();
    // Twice: the first time the card may still be waking up.
    let mut first_frame = 0.0;
    for _ in 0..2 {
        renderer.restart(settings.seed)?;
        let begin = Instant::now();
        advance(&mut renderer, 2, None)?;
        renderer.image()?;
        first_frame = begin.elapsed().as_secs_f64();
    }
    // A warm-up, so that the number of steps per dispatch has settled.
    advance(&mut renderer, NO_LIMIT, Some(0.2 * seconds))?;
    renderer.time_passes()?;
    let before = renderer.statistics();
    let begin = Instant::now();
    advance(&mut renderer, NO_LIMIT, Some(seconds))?;
    let elapsed = begin.elapsed().as_secs_f64();
    let after = renderer.statistics();
    renderer.image()?;
    let passes = renderer.passes()?;
    let total: f64 = passes.iter().map(|(_, seconds)| seconds).sum();
    let samples = after.samples - before.samples;
    let [width, height] = scene.world().camera().resolution().map(f64::from);
    Ok(Row {
        method: method.to_string(),
        samples,
        samples_per_second: samples as f64 / elapsed,
        rays_per_second: (after.rays - before.rays) as f64 / elapsed,
        mean_path_length: after.mean_path_length,
        milliseconds_per_spp: 1e3 * elapsed * width * height / samples as f64,
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
fn score_cost(scene: &SceneOnDevice, tuning: Tuning, seconds: f64) -> Result<f64, Failure> {
    let time = |score: &str| {
        // A score so small a step away hardly changes where the chains go. Direct light needs no score.
        let parameters = [("score", score), ("sd", "0.001"), ("direct-every", "0")];
        let method = Method::configured("persistent-restore", Defaults::Ours, parameters);
        let method = method.map_err(|error| Failure::usage(error.to_string()))?;
        let row = measure(scene, &method, tuning, 0.5 * seconds)?;
        Ok::<f64, Failure>(row.milliseconds_per_spp)
    };
    Ok(time("true")? / time("false")?)
}

fn advance(renderer: &mut Renderer, spp: u64, seconds: Option<f64>) -> Result<(), Failure> {
    let deadline = seconds.map(|seconds| Instant::now() + Duration::from_secs_f64(seconds));
    let budget = Budget {
        samples_per_pixel: spp,
        deadline,
        is_strict: false,
        stop: &interrupt::STOP,
    };
    Ok(renderer.advance(&budget)?)
}
