//! `wayfare view`: pictures that converge while one looks at them.

use crate::Failure;
use crate::cli::{Size, ViewArgs};
use crate::device::{self, Chosen};
use crate::report::print_json;
use crate::scene_source;
use std::sync::Arc;
use wayfare_film::exr_file;
use wayfare_gpu::{AdapterChoice, Gpu, Program};
use wayfare_render::Method;
use wayfare_sampling::Defaults;
use wayfare_scene::{Scene, builtin};
use wayfare_view::headless::{self, MethodReport, Report};
use wayfare_view::host::{Device, Host};
use wayfare_view::panel::{self, Panel};
use wayfare_view::viewer::Viewer;
use wayfare_view::window;
use wayfare_view::wish::{Look, Wish};

/// Size of the picture without a window, where nothing is said.
const HEADLESS_SIZE: [u32; 2] = [1024, 768];

/// Runs the command.
pub fn run(args: &ViewArgs) -> Result<(), Failure> {
    let defaults = args.defaults.into();
    let mut methods = vec![method(&args.method, defaults, &args.parameters)?];
    if let Some(second) = &args.compare {
        methods.push(method(second, defaults, &args.compare_set)?);
    }
    let wish = Wish {
        scene: args.scene.clone(),
        max_depth: args.max_depth,
        device: args.device.to_string(),
        methods,
        seed: args.seed,
        threads: args.threads,
        steps_per_dispatch: args.steps_per_dispatch,
        size: args.size.map(|size| size.0),
    };
    let host = Arc::new(Around {
        strict: args.strict,
        windowed: !args.headless,
    });
    let viewer = Viewer::new(host, wish, args.budget, args.camera);
    if args.headless {
        return measure(viewer, args);
    }
    let mut viewer = viewer;
    let trajectory = match &args.trajectory {
        Some(named) => Some(super::film::request::trajectory(named)?),
        None => None,
    };
    if let Some(file) = &args.reference {
        let (image, _) = exr_file::read(file)?;
        viewer.compare_with(file.display().to_string(), image);
    }
    let look = Look {
        exposure: args.exposure,
        tone_map: args.tonemap,
    };
    let panel = Panel::new(look, trajectory);
    let size = args
        .size
        .map(|Size([width, height])| [width + panel::WIDTH as u32, height]);
    let told = window::run(viewer, panel, size).map_err(Failure::operation)?;
    for problem in told {
        eprintln!("warning: {problem}");
    }
    Ok(())
}

/// A method with the parameters that were set.
fn method(
    named: &Method,
    defaults: Defaults,
    parameters: &[(String, String)],
) -> Result<Method, Failure> {
    let usage = |error: &dyn std::fmt::Display| Failure::usage(error.to_string());
    let mut method = Method::named(named.name(), defaults).map_err(|error| usage(&error))?;
    for (key, value) in parameters {
        method.set(key, value).map_err(|error| usage(&error))?;
    }
    Ok(method)
}

/// The frame loop without a window.
fn measure(mut viewer: Viewer, args: &ViewArgs) -> Result<(), Failure> {
    let defaults = args.defaults.into();
    let methods = if args.methods.is_empty() {
        viewer.wish.methods.clone()
    } else {
        let named = args.methods.iter();
        let all = named.map(|named| method(named, defaults, &[]));
        all.collect::<Result<_, _>>()?
    };
    viewer.wish.methods = methods[..1].to_vec();
    let run = headless::Run {
        frames: args.frames as usize,
        cut_every: args.cut_every as usize,
        methods,
        reference_spp: args.reference_spp,
        size: args.size.map_or(HEADLESS_SIZE, |size| size.0),
    };
    let spinner = super::render::spinner(args.json, String::new());
    let report = headless::measure(&mut viewer, &run, &mut |what| {
        spinner.set_message(format!("{}: {what}", args.scene));
    });
    spinner.finish_and_clear();
    let report = report.map_err(Failure::operation)?;
    if args.json {
        return print_json(&report);
    }
    print(&report);
    Ok(())
}

fn print(report: &Report) {
    let [width, height] = report.size;
    println!(
        "{}: {width}x{height} on {}, {:.1} ms a frame wanted",
        report.scene,
        report.device,
        1e3 * report.budget_seconds
    );
    println!(
        "{:<20} {:>7} {:>9} {:>9} {:>9} {:>9} {:>9}  brightness after cuts",
        "method", "fps", "median ms", "p95 ms", "cut ms", "spp/frame", "pass ms"
    );
    for method in &report.methods {
        let MethodReport {
            first_mean_ratios: firsts,
            ..
        } = method;
        let ratios: Vec<_> = firsts.iter().map(|ratio| format!("{ratio:.3}")).collect();
        println!(
            "{:<20} {:>7.1} {:>9.2} {:>9.2} {:>9.2} {:>9.2} {:>9.3}  {}",
            method.method,
            method.frames_per_second,
            method.median_ms,
            method.p95_ms,
            method.cut_ms,
            method.samples_per_pixel_per_frame,
            method.pass_ms,
            ratios.join(" ")
        );
    }
}

/// This program, as the viewer sees it.
struct Around {
    strict: bool,
    /// Whether a card is needed to draw, also where the processor renders.
    windowed: bool,
}

impl Host for Around {
    fn scenes(&self) -> Vec<String> {
        builtin::all()
            .iter()
            .map(|scene| scene.name.to_owned())
            .collect()
    }

    fn devices(&self) -> Vec<(String, String)> {
        let mut devices = vec![
            ("auto".to_owned(), "automatic".to_owned()),
            ("cpu".to_owned(), "processor".to_owned()),
        ];
        for adapter in wayfare_gpu::adapters() {
            if adapter.problem.is_none() {
                devices.push((format!("gpu:{}", adapter.index), adapter.name));
            }
        }
        devices
    }

    fn load(&self, scene: &str) -> Result<(Scene, Vec<String>), String> {
        scene_source::load_quietly(scene, self.strict).map_err(|failure| failure.message)
    }

    fn open(&self, device: &str) -> Result<Device, String> {
        let device = device.parse()?;
        let said = |error: wayfare_gpu::GpuError| error.to_string();
        match device::choose_device(&device).map_err(said)? {
            Chosen::Gpu { gpu, note } => {
                let gpu = Arc::new(*gpu);
                let program = Arc::new(Program::new(gpu.clone()).map_err(said)?);
                Ok(Device {
                    name: gpu.report().name.clone(),
                    gpu: Some(gpu),
                    program: Some(program),
                    note,
                })
            }
            Chosen::Cpu { note } => {
                let gpu = Gpu::open(&AdapterChoice::Any, None);
                if let (true, Err(error)) = (self.windowed, &gpu) {
                    return Err(format!(
                        "a window needs a graphics driver, be it one in software: {error}"
                    ));
                }
                Ok(Device {
                    name: "cpu".into(),
                    gpu: gpu.ok().map(Arc::new),
                    program: None,
                    note,
                })
            }
        }
    }
}
