//! `wayfare render`: a scene becomes files.
//!
//! - `job`: the renderers of an image
//! - `advance`: they work until the goal is reached
//! - `further`: layers, and the image without its noise
//! - `saving`: images and states become files, and images are sent to a viewer
//! - `resume`: a rendering that continues from a state

mod advance;
mod further;
mod job;
mod resume;
mod saving;

use crate::advice::advised;
use crate::cli::{DEFAULT_SCENE, RenderArgs};
use crate::config::Config;
use crate::console::{errln, outln};
use crate::output;
use crate::report::{print_json, provenance, si};
use crate::scene_source;
use crate::{Failure, interrupt, progress};
use advance::{Goal, advance};
use clap::Parser;
use further::Further;
use job::Job;
use resume::Resumed;
use saving::{Saving, error_of};
use serde::Serialize;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use wayfare_engine::{Device, DeviceSpec, EngineError, RenderError, Settings, Statistics};

/// What a fresh user sees: the default scene, within a minute on two cores, and what to try next.
pub fn first_image() -> Result<(), Failure> {
    let words = [
        "wayfare", "render", "--spp", "128", "--time", "45", "--size", "560x420",
    ];
    let crate::cli::Cli {
        command: Some(crate::cli::Command::Render(args)),
    } = crate::cli::Cli::parse_from(words)
    else {
        return Err(Failure::usage("the built-in command line is broken"));
    };
    run(&args)?;
    outln!(
        "\nTry next:\n  \
         wayfare view                                   a window: move the camera, change methods, compare\n  \
         wayfare scenes                                 the built-in scenes\n  \
         wayfare render ajar --method persistent-restore --time 30\n  \
         wayfare render SCENE.pbrt --spp 256 --out a.exr a.png\n  \
         wayfare compare a.exr reference.exr            four error metrics and the mean ratio\n  \
         wayfare bench                                  rays and samples per second\n  \
         wayfare --help\n\
         (with cargo: cargo run --release -- scenes, and so on)"
    );
    Ok(())
}

#[derive(Serialize)]
struct Outcome<'a> {
    scene: &'a str,
    resolution: [u32; 2],
    settings: &'a Settings,
    device: &'a str,
    max_depth: u32,
    interrupted: bool,
    mean: [f64; 3],
    mean_luminance: f64,
    files: &'a [PathBuf],
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<&'a Path>,
    #[serde(skip_serializing_if = "Option::is_none")]
    estimated_error: Option<Estimate>,
    statistics: Statistics,
}

/// What is printed about an error that was to be reached.
#[derive(Serialize)]
struct Estimate {
    metric: &'static str,
    value: f64,
    wanted: f64,
}

/// Runs the command.
pub fn run(args: &RenderArgs) -> Result<(), Failure> {
    let config = match &args.config {
        Some(path) => Config::read(path)?,
        None => Config::default(),
    };
    let resumed = args.resume.as_deref().map(Resumed::read).transpose()?;
    let args = &match &resumed {
        Some(resumed) => resumed.complete(args)?,
        None => args.clone(),
    };
    let settings = match &resumed {
        Some(resumed) => resumed.settings(args, &config)?,
        None => config.settings(args)?,
    };
    let scene_name = args.scene.clone().or(config.scene.clone());
    let scene_name = scene_name.as_deref().unwrap_or(DEFAULT_SCENE);
    let files = if args.out.is_empty() {
        vec![PathBuf::from("wayfare.png"), PathBuf::from("wayfare.exr")]
    } else {
        args.out.clone()
    };
    let threads = config.threads(args);
    let further = Further::new(args, &files, threads)?;
    if args.replay.is_some() {
        interrupt::watch("stopped before the step was reached");
    } else {
        output::check(&files)?;
        interrupt::watch("stopped before the first whole sample; no file was written or changed");
    }

    // The driver opens the card and compiles kernels while the scene is read.
    // A replay needs none.
    let device = match args.replay {
        None => &args.device,
        Some(_) => &DeviceSpec::Cpu,
    };
    let opening = {
        let (device, method) = (device.clone(), settings.method);
        std::thread::spawn(move || Device::open_for(&device, threads, Some(&method)))
    };
    let (style, quiet) = (args.progress.style(), args.progress.quiet);
    let spinner = progress::spinner(style, format!("reading {scene_name}"));
    let scene = scene_source::load(scene_name, args.reading);
    spinner.set_message("building the BVH");
    let size = args.size.map(|size| size.0).or(config.size);
    let max_depth = args.max_depth.or(config.max_depth);
    let world = scene.and_then(|mut scene| {
        if let Some(pose) = args.camera {
            scene.camera = pose.camera(&scene.camera);
        }
        if let Some(crop) = args.crop {
            let resolution = size.unwrap_or(scene.film.resolution);
            scene.film.crop_window = crop.window(resolution).map_err(Failure::usage)?;
        }
        scene_source::prepare(scene, size, max_depth)
    });
    spinner.finish_and_clear();
    let world = Arc::new(world?);
    let device = opening.join().map_err(|_| {
        Failure::operation("the graphics driver failed while it was opened; use --device cpu")
    })??;
    if let Some(replay) = args.replay {
        return super::replay::run(&world, &settings, replay, &device, style);
    }

    let is_file = wayfare_builtin::find(scene_name).is_none();
    if let Some(output) = &world.scene().output
        && is_file
        && args.out.is_empty()
        && !quiet
    {
        errln!(
            "note: the scene names its image {output}; it goes to wayfare.png and wayfare.exr unless --out says otherwise"
        );
    }
    // Make the renderers, and resume them from their state.
    let on_device = device.upload(world.clone())?;
    let seeds = match &resumed {
        Some(resumed) => resumed.seeds(&settings),
        None => Job::seeds(settings.seed, args.until.is_some()),
    };
    let mut job = Job::new(&on_device, &settings, seeds.len() > 1)?;
    output::check_space(&files, world.camera().resolution(), further.channels())?;
    for note in job.notes() {
        errln!("note: {note}");
    }
    let header = || {
        let device = on_device.device();
        resume::header(args, scene_name, &world, &settings, device, seeds.clone())
    };
    if let Some(resumed) = &resumed {
        resumed.load(&header(), &mut job)?;
    }
    job.survive_card();
    let told = job.notes().len();
    let goal = Goal::new(args, &config, &world);
    let most = job.max_samples_per_pixel();
    if goal.spp.is_some_and(|spp| spp > most) {
        return Err(Failure::usage(format!(
            "{} adds up at most {most} samples per pixel; use a smaller --spp or --device cpu",
            job.device()
        )));
    }
    let provenance = provenance(Some(on_device.device()));
    let mut saving = Saving::new(args, &world, &settings, provenance, &files, header, further)?;

    // Render.
    let lost = advance(&mut job, &goal, &mut saving, style).err();
    for note in job.notes().iter().skip(told) {
        errln!("note: {note}");
    }
    if !job.has_whole_sample() {
        refuse_nothing(&job, lost.as_ref())?;
    }

    // Save.
    let resolved = match job.image() {
        Ok(resolved) => resolved,
        // What stopped the rendering says more than that nothing is left of it.
        Err(error) => return Err(lost.unwrap_or(error).into()),
    };
    saving.finally(&mut job, &resolved)?;
    let estimate = args.until.zip(resolved.error.as_ref());
    let (statistics, device) = (job.statistics(), job.device().to_owned());
    let outcome = Outcome {
        scene: &world.scene().name,
        resolution: world.camera().resolution(),
        settings: &settings,
        device: &device,
        max_depth: world.scene().max_depth,
        interrupted: interrupt::requested(),
        mean: resolved.image.mean(),
        mean_luminance: resolved.image.mean_luminance(),
        files: &files,
        state: saving.state(),
        estimated_error: estimate.and_then(|(until, error)| {
            Some(Estimate {
                metric: until.metric(),
                value: error_of(until, error.as_ref().ok()?),
                wanted: until.value,
            })
        }),
        statistics,
    };
    if let Some(diagnostics) = &outcome.statistics.diagnostics {
        super::diagnostics::warn(diagnostics, &settings.method, settings.seed);
    }
    if args.json {
        print_json(&outcome)?;
    } else {
        print_summary(&outcome)?;
    }
    match lost {
        Some(error) => Err(Failure::operation(format!(
            "{} (the image so far was saved)",
            advised(&EngineError::from(error))
        ))),
        None => Ok(()),
    }
}

/// Keeps the files of earlier runs where nothing was rendered that could replace them. Part of a sample within the time
/// that was asked for is an image, if a bad one.
fn refuse_nothing(job: &Job, lost: Option<&RenderError>) -> Result<(), Failure> {
    if let Some(error) = lost {
        return Err(Failure::no_image(format!(
            "{} (before the first whole sample; no file was written or changed)",
            advised(&EngineError::from(error.clone()))
        )));
    }
    if interrupt::requested() {
        interrupt::leave();
    }
    if job.samples() == 0 {
        return Err(Failure::no_image(
            "the time was over before the first sample; no file was written or changed; use a longer --time",
        ));
    }
    Ok(())
}

fn print_summary(outcome: &Outcome<'_>) -> Result<(), Failure> {
    let s = &outcome.statistics;
    let [w, h] = outcome.resolution;
    if outcome.interrupted {
        outln!("stopped early; this is the image so far");
    }
    outln!(
        "{}: {w}x{h}, {} on {}, {:.1} samples per pixel in {:.1} s ({}samples/s, {}rays/s)",
        outcome.scene,
        outcome.settings.method,
        outcome.device,
        s.samples_per_pixel,
        s.seconds,
        si(s.samples as f64 / s.seconds.max(1e-9)),
        si(s.rays as f64 / s.seconds.max(1e-9)),
    );
    if let Some(auto) = &s.auto {
        super::diagnostics::print_auto(auto);
    }
    if let Some(diagnostics) = &s.diagnostics {
        super::diagnostics::print(diagnostics);
    }
    if let Some(error) = &outcome.estimated_error {
        outln!(
            "estimated {} {:.3e} (wanted: {})",
            error.metric.to_uppercase(),
            error.value,
            error.wanted
        );
    }
    if s.non_finite > 0 {
        outln!(
            "{} samples were not finite and count as black",
            s.non_finite
        );
    }
    for file in outcome.files {
        outln!("wrote {}", file.display());
    }
    if let Some(state) = outcome.state {
        outln!("wrote {} (--resume continues from there)", state.display());
    }
    Ok(())
}
