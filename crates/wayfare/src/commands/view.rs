//! `wayfare view`: pictures that converge while one looks at them.

use crate::Failure;
use crate::advice::advised;
use crate::cli::{Size, ViewArgs};
use crate::report::print_json;
use crate::scene_source;
use std::sync::Arc;
use wayfare_builtin as builtin;
use wayfare_engine::{Device, DeviceSpec, Method, UnknownDevice};
use wayfare_film::exr_file;
use wayfare_gpu::{AdapterChoice, Gpu};
use wayfare_sampling::Defaults;
use wayfare_scene::Scene;
use wayfare_view::headless::{self, MethodReport, Report};
use wayfare_view::host::{Devices, Host};
use wayfare_view::panel::{self, Panel};
use wayfare_view::viewer::Viewer;
use wayfare_view::window;
use wayfare_view::wish::Wish;

/// Size of the picture without a window, where nothing is said.
const HEADLESS_SIZE: [u32; 2] = [1024, 768];

/// Runs the command.
pub fn run(args: &ViewArgs) -> Result<(), Failure> {
    let defaults = args.defaults.or_ours();
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
    let panel = Panel::new(args.look.into(), trajectory);
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
    let parameters = parameters.iter().map(|(key, value)| (key, value));
    let method = Method::configured(named.name(), defaults, parameters);
    method.map_err(|error| Failure::usage(error.to_string()))
}

/// The frame loop without a window.
fn measure(mut viewer: Viewer, args: &ViewArgs) -> Result<(), Failure> {
    let defaults = args.defaults.or_ours();
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

    fn open(&self, device: &str, threads: usize) -> Result<Devices, String> {
        let spec: DeviceSpec = device
            .parse()
            .map_err(|error: UnknownDevice| error.to_string())?;
        let renders = Device::open(&spec, threads).map_err(|error| advised(&error))?;
        let draws = match renders.gpu() {
            Some(gpu) => Some(gpu.clone()),
            None => match Gpu::open(&AdapterChoice::Any, None) {
                Ok(gpu) => Some(Arc::new(gpu)),
                Err(_) if !self.windowed => None,
                Err(error) => {
                    return Err(format!(
                        "a window needs a graphics driver, be it one in software: {error}"
                    ));
                }
            },
        };
        Ok(Devices { renders, draws })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Cli, Command};
    use clap::Parser;
    use wayfare_film::{Look, ToneMap};
    use wayfare_trajectory::Pose;
    use wayfare_view::wish::{Shown, render_command, view_command};

    /// The words of a command as a shell takes them apart.
    fn words(command: &str) -> Vec<String> {
        let (mut words, mut word, mut quoted, mut escaped) =
            (Vec::new(), String::new(), false, false);
        for c in command.chars() {
            match c {
                _ if escaped => {
                    word.push(c);
                    escaped = false;
                }
                '\'' => quoted = !quoted,
                '\\' if !quoted => escaped = true,
                ' ' if !quoted => words.push(std::mem::take(&mut word)),
                c => word.push(c),
            }
        }
        words.push(word);
        words
    }

    fn wish(scene: &str, methods: Vec<Method>) -> Wish {
        Wish {
            scene: scene.into(),
            max_depth: Some(7),
            device: "gpu:llvmpipe (LLVM)".into(),
            methods,
            seed: 3,
            threads: 2,
            steps_per_dispatch: 4,
            size: None,
        }
    }

    const SHOWN: Shown = Shown {
        size: [333, 222],
        pose: Some(Pose {
            eye: [0.1, -2.5e-7, 3e12],
            target: [1.0 / 3.0, 0.0, -1.0],
            up: [0.0, 1.0, 0.0],
            fov_degrees: 41.5,
        }),
        seed: 99,
        look: Look {
            exposure: -0.75,
            tone_map: ToneMap::Srgb,
        },
    };

    /// What the viewer puts into the clipboard is understood, and asks for the same.
    #[test]
    fn a_copied_command_asks_for_the_same_view() {
        for name in Method::names() {
            for defaults in [Defaults::Ours, Defaults::Published] {
                let mut first = Method::preset(name, defaults).expect("a method");
                if name != "pt" {
                    first.set("sd", "0.0123").expect("a number");
                }
                let second = Method::preset("diffusion-restore", defaults).expect("a method");
                let wish = wish("it's a scene.pbrt", vec![first, second]);
                let command = view_command(&wish, &SHOWN, 1.0 / 60.0);
                let Ok(Cli {
                    command: Some(Command::View(args)),
                }) = Cli::try_parse_from(words(&command))
                else {
                    panic!("not understood: {command}");
                };
                assert_eq!(args.scene, wish.scene);
                assert_eq!(args.device.to_string(), wish.device);
                assert_eq!(args.size, Some(Size(SHOWN.size)));
                assert_eq!(args.camera, SHOWN.pose);
                assert_eq!((args.seed, args.max_depth), (SHOWN.seed, wish.max_depth));
                assert_eq!((args.threads, args.steps_per_dispatch), (2, 4));
                assert_eq!(Look::from(args.look), SHOWN.look);
                assert_eq!(args.budget, 1.0 / 60.0);
                let defaults = args.defaults.or_ours();
                let asked = method(&args.method, defaults, &args.parameters);
                assert_eq!(asked.ok(), Some(first), "{command}");
                let compared = args.compare.expect("a second method");
                let asked = method(&compared, defaults, &args.compare_set);
                assert_eq!(asked.ok(), Some(second), "{command}");

                let command = render_command(&wish, &first, &SHOWN, 40);
                let Ok(Cli {
                    command: Some(Command::Render(args)),
                }) = Cli::try_parse_from(words(&command))
                else {
                    panic!("not understood: {command}");
                };
                let settings = crate::config::Config::default().settings(&args);
                let settings = settings.expect("sound settings");
                assert_eq!(settings.method, first, "{command}");
                assert_eq!((args.camera, args.spp), (SHOWN.pose, Some(40)));
                assert_eq!(settings.seed, SHOWN.seed);
            }
        }
    }
}
