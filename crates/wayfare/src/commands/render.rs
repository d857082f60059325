//! `wayfare render`: a scene becomes files.

use crate::advice::advised;
use crate::cli::{DEFAULT_SCENE, RenderArgs};
use crate::config::Config;
use crate::console::{errln, outln};
use crate::output;
use crate::report::{print_json, si};
use crate::scene_source;
use crate::{Failure, interrupt, progress};
use clap::Parser;
use indicatif::ProgressBar;
use serde::Serialize;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_engine::{
    Budget, Device, DeviceSpec, EngineError, RenderError, Renderer, Settings, Statistics, metadata,
};

/// Samples per pixel where neither the user nor the scene says anything.
const DEFAULT_SPP: u64 = 64;
/// How often the progress bar moves and a slow pass can be interrupted.
const SLICE: Duration = Duration::from_millis(150);

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
    statistics: Statistics,
}

/// Runs the command.
pub fn run(args: &RenderArgs) -> Result<(), Failure> {
    let config = match &args.config {
        Some(path) => Config::read(path)?,
        None => Config::default(),
    };
    let settings = config.settings(args)?;
    let scene_name = args.scene.clone().or(config.scene.clone());
    let scene_name = scene_name.as_deref().unwrap_or(DEFAULT_SCENE);
    let files = if args.out.is_empty() {
        vec![PathBuf::from("wayfare.png"), PathBuf::from("wayfare.exr")]
    } else {
        args.out.clone()
    };
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
        let (device, method, threads) = (device.clone(), settings.method, config.threads(args));
        std::thread::spawn(move || Device::open_for(&device, threads, Some(&method)))
    };
    let spinner = spinner(args.quiet, format!("reading {scene_name}"));
    let scene = scene_source::load(scene_name, args.reading);
    spinner.set_message("building the BVH");
    let size = args.size.map(|size| size.0).or(config.size);
    let max_depth = args.max_depth.or(config.max_depth);
    let world = scene.and_then(|mut scene| {
        if let Some(pose) = args.camera {
            scene.camera = pose.camera(&scene.camera);
        }
        scene_source::prepare(scene, size, max_depth)
    });
    spinner.finish_and_clear();
    let world = Arc::new(world?);
    let device = opening.join().map_err(|_| {
        Failure::operation("the graphics driver failed while it was opened; use --device cpu")
    })??;
    if let Some(replay) = args.replay {
        return super::replay::run(&world, &settings, replay, &device, args.quiet);
    }

    let is_file = wayfare_builtin::find(scene_name).is_none();
    if let Some(output) = &world.scene().output
        && is_file
        && args.out.is_empty()
        && !args.quiet
    {
        errln!(
            "note: the scene names its image {output}; it goes to wayfare.png and wayfare.exr unless --out says otherwise"
        );
    }
    let mut renderer = device.upload(world.clone())?.renderer(&settings)?;
    output::check_space(&files, world.camera().resolution())?;
    for note in renderer.notes() {
        errln!("note: {note}");
    }
    renderer.survive_card();
    let told = renderer.notes().len();
    let device = renderer.device().to_owned();
    let (spp, time) = match (args.spp, args.time) {
        (None, None) => (config.spp, config.time),
        given => given,
    };
    let of_scene = world.scene().samples.map_or(DEFAULT_SPP, u64::from);
    let spp = spp.or(time.is_none().then_some(of_scene));
    let most = renderer.max_samples_per_pixel();
    if spp.is_some_and(|spp| spp > most) {
        return Err(Failure::usage(format!(
            "{device} adds up at most {most} samples per pixel; use a smaller --spp or --device cpu"
        )));
    }
    let lost = advance(&mut renderer, spp, time, args.quiet).err();
    for note in &renderer.notes()[told..] {
        errln!("note: {note}");
    }
    let device = renderer.device().to_owned();
    if !renderer.has_whole_sample() {
        refuse_nothing(&renderer, lost.as_ref())?;
    }

    let image = match renderer.image() {
        Ok(image) => image,
        // What stopped the rendering says more than that nothing is left of it.
        Err(error) => return Err(lost.unwrap_or(error).into()),
    };
    let statistics = renderer.statistics();
    let metadata = metadata(&world, args.camera, &settings, &device, &statistics);
    output::write(&files, &image, args.look.into(), &metadata)?;
    let outcome = Outcome {
        scene: &world.scene().name,
        resolution: world.camera().resolution(),
        settings: &settings,
        device: &device,
        max_depth: world.scene().max_depth,
        interrupted: interrupt::requested(),
        mean: image.mean(),
        mean_luminance: image.mean_luminance(),
        files: &files,
        statistics,
    };
    if let Some(diagnostics) = &outcome.statistics.diagnostics {
        super::diagnostics::warn(diagnostics, settings.seed);
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

/// Keeps the files of earlier runs where nothing was rendered that could replace them. Part of a sample within the time that
/// was asked for is an image, if a bad one.
fn refuse_nothing(renderer: &Renderer, lost: Option<&RenderError>) -> Result<(), Failure> {
    if let Some(error) = lost {
        return Err(Failure::no_image(format!(
            "{} (before the first whole sample; no file was written or changed)",
            advised(&EngineError::from(error.clone()))
        )));
    }
    if interrupt::requested() {
        interrupt::leave();
    }
    if renderer.samples() == 0 {
        return Err(Failure::no_image(
            "the time was over before the first sample; no file was written or changed; use a longer --time",
        ));
    }
    Ok(())
}

/// Renders pass by pass until the samples or the time are used up, or the user stops it.
fn advance(
    renderer: &mut Renderer,
    spp: Option<u64>,
    seconds: Option<f64>,
    quiet: bool,
) -> Result<(), RenderError> {
    let start = Instant::now();
    let end = seconds.map(|seconds| start + Duration::from_secs_f64(seconds));
    let length = match (spp, seconds) {
        (Some(spp), _) => spp.saturating_mul(100),
        (None, seconds) => (1e3 * seconds.unwrap_or(0.0)) as u64,
    };
    let bar = progress::bar(quiet, length, "{msg}  {elapsed} / {eta} left");
    let total = spp.unwrap_or(u64::MAX);
    let (mut done, mut step) = (0, 1);
    loop {
        let now = Instant::now();
        if done == total || interrupt::requested() || end.is_some_and(|end| now >= end) {
            break;
        }
        let target = total.min(done.saturating_add(step));
        let slice_end = now + SLICE;
        let budget = Budget {
            samples_per_pixel: target,
            deadline: Some(end.map_or(slice_end, |end| end.min(slice_end))),
            stop: &interrupt::STOP,
        };
        renderer.advance(&budget)?;
        if renderer.has_whole_sample() {
            interrupt::hold();
        }
        let statistics = renderer.statistics();
        // The number of samples does not tell: one part of the image may have more than it needs, another one too few.
        if !budget.is_over() {
            done = target;
            // Passes grow until one fills a slice: few pauses, still progressive.
            if now.elapsed() < SLICE / 3 {
                step *= 2;
            }
        }
        let position = match seconds {
            Some(_) if spp.is_none() => start.elapsed().as_millis() as u64,
            _ => (statistics.samples_per_pixel * 100.0) as u64,
        };
        bar.set_position(position);
        bar.set_message(format!(
            "{:.1} spp, {}samples/s",
            statistics.samples_per_pixel,
            si(statistics.samples as f64 / statistics.seconds.max(1e-9))
        ));
    }
    bar.finish_and_clear();
    Ok(())
}

pub fn spinner(quiet: bool, message: String) -> ProgressBar {
    if quiet {
        return ProgressBar::hidden();
    }
    let spinner = ProgressBar::new_spinner().with_message(message);
    spinner.enable_steady_tick(Duration::from_millis(100));
    spinner
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
    if let Some(diagnostics) = &s.diagnostics {
        super::diagnostics::print(diagnostics);
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
    Ok(())
}
