//! All methods on many scenes at equal samples and at equal time, as a Markdown table.
//!
//! `cargo run --release --example methods_table -- --out docs/methods.md [SCENE|NAME]...`
//!
//! Errors are against a path-traced reference, whose own error (from its two halves) stands beside it.
//! Every figure is a mean over independent seeds; the same seeds for every method.

use clap::Parser;
use indicatif::{ProgressBar, ProgressStyle};
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use wayfare_film::{Image, compare};
use wayfare_render::{Backend, Budget, Method, Settings, cpu};
use wayfare_scene::{LoadOptions, builtin};
use wayfare_transport::World;

#[derive(Parser)]
struct Args {
    /// pbrt-v4 files or names of built-in scenes [default: all built-in scenes].
    scenes: Vec<String>,
    /// Samples per pixel of the comparison at equal samples.
    #[arg(long, default_value_t = 64)]
    spp: u64,
    /// Seconds of the comparison at equal time.
    #[arg(long, default_value_t = 1.5)]
    time: f64,
    /// Independent runs of each method.
    #[arg(long, default_value_t = 3)]
    seeds: u64,
    /// Seconds for the reference.
    #[arg(long, default_value_t = 45.0)]
    reference_time: f64,
    /// Width of the pictures; the height follows the scene.
    #[arg(long, default_value_t = 80)]
    width: u32,
    /// File to write the table to; printed in any case.
    #[arg(long)]
    out: Option<PathBuf>,
}

/// Means over seeds.
#[derive(Clone, Copy, Default)]
struct Row {
    spp: f64,
    mse: f64,
    mrse: f64,
    mean_ratio: f64,
}

static NEVER: AtomicBool = AtomicBool::new(false);

fn start(
    world: &Arc<World>,
    method: &Method,
    seed: u64,
) -> Result<Box<dyn Backend>, Box<dyn Error>> {
    let settings = Settings {
        method: method.clone(),
        seed,
        threads: 0,
        steps_per_dispatch: 0,
    };
    Ok(cpu::start(world.clone(), &settings)?)
}

fn reference(world: &Arc<World>, seconds: f64) -> Result<(Image, f64), Box<dyn Error>> {
    let mut halves = Vec::new();
    for seed in [1 << 40, 1 << 41] {
        let mut backend = start(world, &Method::Pt, seed)?;
        let deadline = Some(Instant::now() + Duration::from_secs_f64(seconds / 2.0));
        for samples_per_pixel in (1..).map(|pass| pass * 8) {
            let budget = Budget {
                samples_per_pixel,
                deadline,
                stop: &NEVER,
            };
            backend.advance(&budget)?;
            if budget.is_over() {
                break;
            }
        }
        halves.push(backend.image());
    }
    let mut image = halves[0].clone();
    for (a, b) in image.pixels.iter_mut().zip(&halves[1].pixels) {
        *a = std::array::from_fn(|c| 0.5 * (a[c] + b[c]));
    }
    // The mean of two halves has a quarter of the squared difference as its error.
    Ok((image, compare(&halves[0], &halves[1])?.mse / 4.0))
}

fn measure(
    world: &Arc<World>,
    method: &Method,
    reference: &Image,
    seeds: u64,
    spp: Option<u64>,
    seconds: f64,
) -> Result<Row, Box<dyn Error>> {
    let mut row = Row::default();
    for seed in 0..seeds {
        let mut backend = start(world, method, seed)?;
        let deadline = spp
            .is_none()
            .then(|| Instant::now() + Duration::from_secs_f64(seconds));
        let mut target = spp.unwrap_or(1);
        loop {
            let budget = Budget {
                samples_per_pixel: target,
                deadline,
                stop: &NEVER,
            };
            backend.advance(&budget)?;
            if spp.is_some() || budget.is_over() {
                break;
            }
            target += 1;
        }
        let metrics = compare(&backend.image(), reference)?;
        let n = seeds as f64;
        row.spp += backend.statistics().samples_per_pixel / n;
        row.mse += metrics.mse / n;
        row.mrse += metrics.mrse / n;
        row.mean_ratio += metrics.mean_ratio / n;
    }
    Ok(row)
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let mut names = args.scenes.clone();
    if names.is_empty() {
        names = builtin::all()
            .iter()
            .map(|scene| scene.name.to_owned())
            .collect();
    }
    let methods: Vec<Method> = Method::names().map(str::parse).collect::<Result<_, _>>()?;
    let bar = ProgressBar::new((names.len() * (methods.len() + 1)) as u64).with_style(
        ProgressStyle::with_template("{bar:40.cyan/blue} {pos}/{len}  {msg}  {eta} left")?,
    );
    let mut text = String::new();
    for name in &names {
        let mut scene = match builtin::find(name) {
            Some(scene) => scene.load(&LoadOptions::default())?,
            None => wayfare_scene::load(Path::new(name), &LoadOptions::default())?,
        };
        let [w, h] = scene.film.resolution;
        scene.film.resolution = [args.width, (args.width * h / w).max(1)];
        let label = scene.name.clone();
        let [width, height] = scene.film.resolution;
        let world = Arc::new(World::new(scene)?);
        bar.set_message(format!("{label}: reference"));
        let (truth, error) = reference(&world, args.reference_time)?;
        bar.inc(1);
        writeln!(
            text,
            "### {label}\n\n{width}x{height}, reference: path tracing for {} s, its own MSE {error:.1e}\n",
            args.reference_time
        )?;
        writeln!(
            text,
            "| method | MSE at {} spp | MRSE | mean/truth | spp in {} s | MSE | MRSE | mean/truth |",
            args.spp, args.time
        )?;
        writeln!(text, "| --- | --- | --- | --- | --- | --- | --- | --- |")?;
        for method in &methods {
            bar.set_message(format!("{label}: {method}"));
            let a = measure(&world, method, &truth, args.seeds, Some(args.spp), 0.0)?;
            let b = measure(&world, method, &truth, args.seeds, None, args.time)?;
            writeln!(
                text,
                "| {method} | {:.2e} | {:.2e} | {:.3} | {:.0} | {:.2e} | {:.2e} | {:.3} |",
                a.mse, a.mrse, a.mean_ratio, b.spp, b.mse, b.mrse, b.mean_ratio
            )?;
            bar.inc(1);
        }
        text.push('\n');
        // Written after every scene, so that an interrupted run keeps what it has.
        if let Some(path) = &args.out {
            std::fs::write(path, &text)?;
        }
    }
    bar.finish_and_clear();
    print!("{text}");
    Ok(())
}
