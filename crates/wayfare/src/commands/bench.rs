//! `wayfare bench`: rays and samples per second per core.

use crate::cli::BenchArgs;
use crate::console::{errln, outln};
use crate::report::{print_json, si};
use crate::{Failure, console, interrupt, scene_source};
use serde::Serialize;
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_builtin as builtin;
use wayfare_engine::{Budget, Device, Settings};

#[derive(Serialize)]
struct Row {
    scene: String,
    triangles: usize,
    threads: usize,
    seconds: f64,
    samples: u64,
    samples_per_core_second: f64,
    rays_per_core_second: f64,
    mean_path_length: f64,
    load_seconds: f64,
    bvh_seconds: f64,
}

/// Runs the command.
pub fn run(args: &BenchArgs) -> Result<(), Failure> {
    interrupt::watch("stopped");
    let device = Device::open(&args.device, args.threads)?;
    for note in device.notes() {
        errln!("note: {note}");
    }
    // Check the scenes before anything is printed.
    let names: Vec<&str> = match args.scenes.is_empty() {
        true => builtin::all().iter().map(|scene| scene.name).collect(),
        false => args.scenes.iter().map(String::as_str).collect(),
    };
    for name in &names {
        scene_source::check_exists(name)?;
    }
    if let Some(gpu) = device.gpu() {
        return super::bench_gpu::run(&device, gpu, &names, args);
    }
    // Measure scene by scene.
    let mut rows = Vec::new();
    if !args.json {
        outln!("path tracing, per core: closest-hit and shadow rays together, shading included");
        outln!(
            "{:<22} {:>10} {:>7} {:>14} {:>11} {:>8} {:>8} {:>8}",
            "scene",
            "triangles",
            "threads",
            "samples/s/core",
            "rays/s/core",
            "vertices",
            "read s",
            "BVH s"
        );
    }
    for name in names {
        if interrupt::requested() || console::is_closed() {
            break;
        }
        let row = measure(name, &device, args)?;
        if !args.json {
            outln!(
                "{:<22} {:>10} {:>7} {:>14} {:>11} {:>8.2} {:>8.2} {:>8.2}",
                row.scene,
                row.triangles,
                row.threads,
                si(row.samples_per_core_second),
                si(row.rays_per_core_second),
                row.mean_path_length,
                row.load_seconds,
                row.bvh_seconds
            );
        }
        rows.push(row);
    }
    if args.json { print_json(&rows) } else { Ok(()) }
}

fn measure(name: &str, device: &Device, args: &BenchArgs) -> Result<Row, Failure> {
    let (world, [load_seconds, bvh_seconds]) =
        scene_source::load_timed(name, args.reading, |scene| {
            scene.film.resolution = args.size.map_or(scene.film.resolution, |size| size.0);
        })?;
    let world = Arc::new(world);
    let threads = device.threads();
    let on_device = device.upload(world.clone())?;
    let mut renderer = on_device.renderer(&Settings::default())?;
    let deadline = Instant::now() + Duration::from_secs_f64(args.time);
    // Whole passes, so that every part of the image weighs the same; the last one may be cut.
    for samples_per_pixel in 1.. {
        let budget = Budget {
            samples_per_pixel,
            deadline: Some(deadline),
            is_strict: false,
            stop: &interrupt::STOP,
        };
        renderer.advance(&budget)?;
        if budget.is_over() {
            break;
        }
    }
    let s = renderer.statistics();
    let core_seconds = s.seconds * threads as f64;
    Ok(Row {
        scene: world.scene().name.clone(),
        triangles: world.scene().triangles.len(),
        threads,
        seconds: s.seconds,
        samples: s.samples,
        samples_per_core_second: s.samples as f64 / core_seconds,
        rays_per_core_second: s.rays as f64 / core_seconds,
        mean_path_length: s.mean_path_length,
        load_seconds,
        bvh_seconds,
    })
}
