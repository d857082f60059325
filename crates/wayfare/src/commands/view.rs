//! `wayfare view`: images that converge while you watch.

use crate::Failure;
use crate::advice::advised;
use crate::cli::{LiveArgs, ReadingArgs, Size, Style, ViewArgs};
use crate::console::{errln, outln};
use crate::progress;
use crate::report::{print_json, provenance};
use crate::scene_source;
use std::sync::Arc;
use wayfare_builtin as builtin;
use wayfare_engine::{Method, Provenance, check_denoiser};
use wayfare_film::exr_file;
use wayfare_live::{
    Benchmark, BenchmarkReport, Finish, Host, HostError, Request, ViewError, Viewer,
};
use wayfare_sampling::Defaults;
use wayfare_scene::{Scene, SourceFiles};
use wayfare_view::{PANEL_WIDTH, Panel, WindowError, run_window};

/// Default size of the image without a window.
const HEADLESS_SIZE: [u32; 2] = [1024, 768];

/// Runs the command.
pub fn run(args: &ViewArgs) -> Result<(), Failure> {
    if args.headless {
        return benchmark(args);
    }
    let [scene] = &args.scenes[..] else {
        return Err(Failure::usage(
            "a window shows one scene; several are measured with --headless",
        ));
    };
    let live = &args.live;
    let mut viewer = viewer(scene, live)?;
    let trajectory = match &args.trajectory {
        Some(named) => Some(super::film::request::trajectory(named)?),
        None => None,
    };
    if let Some(file) = &live.reference {
        let (image, _) = exr_file::read(file)?;
        viewer.compare_with(file.display().to_string(), image);
    }
    let panel = Panel::new(live.look.into(), trajectory);
    let size = live
        .size
        .map(|Size([width, height])| [width + PANEL_WIDTH as u32, height]);
    for problem in run_window(viewer, panel, size)? {
        errln!("warning: {}", explained_window(&problem));
    }
    Ok(())
}

/// A viewer of a scene.
fn viewer(scene: &str, live: &LiveArgs) -> Result<Viewer, Failure> {
    let request = request(scene, live)?;
    let finish = finish(live)?;
    let mut viewer = Viewer::new(program(live.reading), request, live.budget, live.camera);
    viewer.finish = finish;
    Ok(viewer)
}

/// What a command line requests of a scene.
pub fn request(scene: &str, args: &LiveArgs) -> Result<Request, Failure> {
    let defaults = args.defaults.or_ours();
    let mut methods = vec![method(&args.method, defaults, &args.parameters)?];
    if let Some(second) = &args.compare {
        methods.push(method(second, defaults, &args.compare_set)?);
    }
    Ok(Request {
        scene: scene.to_owned(),
        max_depth: args.max_depth,
        device: args.device.clone(),
        methods,
        seed: args.seed,
        threads: args.threads,
        steps_per_dispatch: args.steps_per_dispatch,
        size: args.size.map(|size| size.0),
    })
}

/// What a command line wants done with images. A library that is missing is an error here, and not in the first frame.
pub fn finish(args: &LiveArgs) -> Result<Finish, Failure> {
    if args.denoise {
        check_denoiser()?;
    }
    Ok(Finish {
        denoise: args.denoise,
        ..Finish::default()
    })
}

/// This program, as viewers see it.
pub fn program(reading: ReadingArgs) -> Arc<dyn Host> {
    Arc::new(Program { reading })
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

/// Measures the frame loop without a window.
fn benchmark(args: &ViewArgs) -> Result<(), Failure> {
    let (live, defaults) = (&args.live, args.live.defaults.or_ours());
    let methods = if args.methods.is_empty() {
        request("", live)?.methods
    } else {
        let named = args.methods.iter();
        let all = named.map(|named| method(named, defaults, &[]));
        all.collect::<Result<_, _>>()?
    };
    let benchmark = Benchmark {
        frames: args.frames as usize,
        cut_every: args.cut_every as usize,
        methods,
        reference_spp: args.reference_spp,
        size: live.size.map_or(HEADLESS_SIZE, |size| size.0),
    };
    let style = if args.json {
        Style::None
    } else {
        Style::of_terminal()
    };
    let mut reports = Vec::new();
    for scene in &args.scenes {
        let mut viewer = viewer(scene, live)?;
        viewer.request.methods = benchmark.methods[..1].to_vec();
        let spinner = progress::spinner(style, String::new());
        let report = benchmark.run(&mut viewer, &mut |what| {
            spinner.set_message(format!("{scene}: {what}"));
        });
        spinner.finish_and_clear();
        let report = report?;
        if !args.json {
            print(&report);
        }
        reports.push(report);
    }
    match &reports[..] {
        [report] if args.json => print_json(report),
        reports if args.json => print_json(&reports),
        [_] => Ok(()),
        reports => {
            print_table(reports);
            Ok(())
        }
    }
}

/// More milliseconds than this above its budget make a frame late.
const LATE_MS: f64 = 1.0;

/// Frame times of all methods in all scenes.
fn print_table(reports: &[BenchmarkReport]) {
    let names: Vec<&str> = reports.iter().map(|report| report.scene.as_str()).collect();
    outln!("");
    outln!("| method | {} |", names.join(" | "));
    outln!("| --- |{}", " ---: |".repeat(names.len()));
    let (mut late, mut coarse, mut all) = (0, 0, 0);
    let mut cell = |report: &BenchmarkReport, row: usize| {
        let measured = &report.methods[row];
        let is_late = measured.p95_ms > 1e3 * report.budget_seconds + LATE_MS;
        let bold = if is_late { "**" } else { "" };
        let pixels = match measured.coarseness {
            1 => String::new(),
            width => format!(" ({width}x{width})"),
        };
        all += 1;
        late += u32::from(is_late);
        coarse += u32::from(measured.coarseness > 1);
        format!(
            "{:.1}, {bold}{:.1}{bold}; {:.1}{pixels}",
            measured.median_ms, measured.p95_ms, measured.samples_per_pixel_per_frame
        )
    };
    for (row, of_method) in reports[0].methods.iter().enumerate() {
        let cells = reports.iter().map(|report| cell(report, row));
        let cells: Vec<_> = cells.collect();
        outln!("| `{}` | {} |", of_method.method, cells.join(" | "));
    }
    outln!(
        "median, 95 %; samples per pixel of a frame; in {late} of {all} cells one frame of twenty is more than {LATE_MS} ms late, \
         in {coarse} some frame had larger pixels"
    );
}

fn print(report: &BenchmarkReport) {
    let [width, height] = report.size;
    outln!(
        "{}: {width}x{height} on {}, frame budget {:.1} ms",
        report.scene,
        report.device,
        1e3 * report.budget_seconds
    );
    outln!(
        "{:<20} {:>7} {:>9} {:>9} {:>9} {:>9} {:>9} {:>6} {:>10} {:>10} {:>10} {:>10}  brightness after cuts",
        "method",
        "fps",
        "median ms",
        "p95 ms",
        "cut ms",
        "spp/frame",
        "pass ms",
        "pixels",
        "resolve ms",
        "finish ms",
        "display ms",
        "metrics ms"
    );
    for method in &report.methods {
        let ratios = method.first_mean_ratios.iter();
        let ratios: Vec<_> = ratios.map(|ratio| format!("{ratio:.3}")).collect();
        outln!(
            "{:<20} {:>7.1} {:>9.2} {:>9.2} {:>9.2} {:>9.2} {:>9.3} {:>6} {:>10.2} {:>10.2} {:>10.2} {:>10.2}  {}",
            method.method,
            method.frames_per_second,
            method.median_ms,
            method.p95_ms,
            method.cut_ms,
            method.samples_per_pixel_per_frame,
            method.pass_ms,
            format!("{0}x{0}", method.coarseness),
            method.besides.resolve_ms,
            method.finish_ms,
            method.besides.display_ms,
            method.besides.metrics_ms,
            ratios.join(" ")
        );
    }
}

/// An error of the frame loop, and what a user of the command line can do about it.
fn explained(error: &ViewError) -> String {
    error.engine().map_or_else(|| error.to_string(), advised)
}

/// An error of the window, and what a user of the command line can do about it.
fn explained_window(error: &WindowError) -> String {
    let advice = match error {
        WindowError::View(error) => return explained(error),
        WindowError::NoDisplay(_) | WindowError::NoWindow(_) | WindowError::NoDriver(_) => {
            "without a display, use wayfare serve and a browser, or wayfare render"
        }
        WindowError::Surface(_) => return error.to_string(),
        WindowError::SurfaceFormat(_) => "choose another --device (wayfare devices lists them)",
    };
    format!("{error}; {advice}")
}

impl From<ViewError> for Failure {
    fn from(error: ViewError) -> Self {
        Self::operation(explained(&error))
    }
}

impl From<WindowError> for Failure {
    fn from(error: WindowError) -> Self {
        Self::operation(explained_window(&error))
    }
}

/// This program, as the viewer sees it.
struct Program {
    reading: ReadingArgs,
}

impl Host for Program {
    fn scenes(&self) -> Vec<String> {
        builtin::all()
            .iter()
            .map(|scene| scene.name.to_owned())
            .collect()
    }

    fn load(
        &self,
        scene: &str,
        read: &Arc<SourceFiles>,
    ) -> Result<(Scene, Vec<String>), HostError> {
        let loaded = scene_source::load_quietly(scene, self.reading, read);
        loaded.map_err(|failure| failure.message.into())
    }

    fn provenance(&self) -> Provenance {
        provenance(None)
    }

    fn explain(&self, error: &ViewError) -> String {
        explained(error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cli::{Cli, Command};
    use clap::Parser;
    use wayfare_film::{Look, ToneMap};
    use wayfare_live::View;
    use wayfare_trajectory::Pose;

    /// The words of a command as a shell splits them.
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

    fn request(scene: &str, methods: Vec<Method>) -> Request {
        Request {
            scene: scene.into(),
            max_depth: Some(7),
            device: "gpu:llvmpipe (LLVM)".parse().expect("a device"),
            methods,
            seed: 3,
            threads: 2,
            steps_per_dispatch: 4,
            size: None,
        }
    }

    const VIEW: View = View {
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
        denoise: true,
    };

    /// A command that the viewer copies is understood, and requests the same.
    #[test]
    fn a_copied_command_asks_for_the_same_view() {
        for name in Method::names() {
            for defaults in [Defaults::Ours, Defaults::Published] {
                let mut first = Method::preset(name, defaults).expect("a method");
                if first.chains().is_some() {
                    first.set("sd", "0.0123").expect("a number");
                }
                let second = Method::preset("diffusion-restore", defaults).expect("a method");
                let request = request("it's a scene.pbrt", vec![first, second]);
                let command = request.view_command("view", &VIEW, 1.0 / 60.0);
                let Ok(Cli {
                    command: Some(Command::View(args)),
                }) = Cli::try_parse_from(words(&command))
                else {
                    panic!("not understood: {command}");
                };
                assert_eq!(args.scenes[0], request.scene);
                let args = args.live;
                assert_eq!(args.device, request.device);
                assert_eq!(args.size, Some(Size(VIEW.size)));
                assert_eq!(args.camera, VIEW.pose);
                assert_eq!((args.seed, args.max_depth), (VIEW.seed, request.max_depth));
                assert_eq!((args.threads, args.steps_per_dispatch), (2, 4));
                assert_eq!(Look::from(args.look), VIEW.look);
                assert_eq!(args.budget, 1.0 / 60.0);
                assert!(args.denoise, "{command}");
                let defaults = args.defaults.or_ours();
                let asked = method(&args.method, defaults, &args.parameters);
                assert_eq!(asked.ok(), Some(first), "{command}");
                let compared = args.compare.expect("a second method");
                let asked = method(&compared, defaults, &args.compare_set);
                assert_eq!(asked.ok(), Some(second), "{command}");

                let command = request.render_command(&first, &VIEW, 40);
                let Ok(Cli {
                    command: Some(Command::Render(args)),
                }) = Cli::try_parse_from(words(&command))
                else {
                    panic!("not understood: {command}");
                };
                let settings = crate::config::Config::default().settings(&args);
                let settings = settings.expect("sound settings");
                assert_eq!(settings.method, first, "{command}");
                assert_eq!((args.camera, args.spp), (VIEW.pose, Some(40)));
                assert!(args.denoise, "{command}");
                assert_eq!(settings.seed, VIEW.seed);
            }
        }
    }
}
