//! The command line.

mod crop;
mod film;
mod progress;
mod render;
mod serve;
mod view;

pub use crop::Crop;
pub use film::{FilmArgs, NamedMethod};
pub use progress::{ProgressArgs, Style};
pub use render::{LayerNames, RenderArgs, Until};
pub use serve::ServeArgs;
pub use view::{LiveArgs, ViewArgs};

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;
use std::path::PathBuf;
use std::str::FromStr;
use wayfare_engine::{DeviceSpec, Method, parse_duration};
use wayfare_film::{ErrorKind, Look, ToneMap};
use wayfare_sampling::Defaults;
use wayfare_trajectory::Pose;

/// The scene that is rendered if none is named. `terrace` shows more, but a sample of it takes four times as long on a
/// GPU.
pub const DEFAULT_SCENE: &str = "cornell";

/// Real-time Markov chain Monte Carlo light transport.
///
/// Without a command: renders the default built-in scene to wayfare.png and wayfare.exr.
#[derive(Debug, Parser)]
#[command(name = "wayfare", version, after_help = EXIT_CODES)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
}

const EXIT_CODES: &str = "Exit codes: 0 done (also when Ctrl-C ended a rendering early and its image was \
saved), 1 failed, 2 wrong command line, 3 the scene cannot be read, 4 the device failed or time ran out before \
there was an image, 130 stopped with Ctrl-C when there was nothing to save yet, or with a second Ctrl-C. An image that \
was there before is replaced only if the exit code is 0, or if it is 1 and the message says so.";

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Render a scene to EXR and PNG files.
    Render(RenderArgs),
    /// Watch a scene converge in a window: move the camera, change methods and parameters, compare.
    View(ViewArgs),
    /// Watch a scene converge in a browser, on a machine without a screen: the viewer as a page.
    Serve(ServeArgs),
    /// Describe a scene: triangles, materials, lights, bounds, memory, warnings.
    Info(InfoArgs),
    /// Compare an image with a reference.
    Compare(CompareArgs),
    /// List the built-in scenes, or write one as pbrt-v4 files.
    Scenes(ScenesArgs),
    /// Measure rays and samples per second per core.
    Bench(BenchArgs),
    /// List the devices that --device can name: graphics adapters with what they support, and the processor.
    Devices(DevicesArgs),
    /// Render a moving camera with several methods, each frame within a fixed time: images, side by side too, and
    /// videos.
    Film(FilmArgs),
    /// Compare methods on scenes, with many seeds, at equal time and equal samples; results, tables, plots and a
    /// report.
    Study(StudyArgs),
    /// Print a script that completes commands and options in a shell.
    #[command(after_help = COMPLETIONS)]
    Completions {
        /// The shell.
        shell: Shell,
    },
    /// Write manual pages, one for each command.
    #[command(
        after_help = "Read them with man -l FOLDER/wayfare.1, or put them where man looks, for example ~/.local/share/man/man1."
    )]
    Man {
        /// Folder to write to; created if needed.
        folder: PathBuf,
    },
}

const COMPLETIONS: &str = "For bash: wayfare completions bash > ~/.local/share/bash-completion/completions/wayfare\n\
For zsh, in a folder of $fpath: wayfare completions zsh > _wayfare\n\
For fish: wayfare completions fish > ~/.config/fish/completions/wayfare.fish";

/// `wayfare info`
#[derive(Debug, Args)]
pub struct InfoArgs {
    /// A pbrt-v4 file, or the name of a built-in scene.
    #[arg(value_name = "SCENE|NAME")]
    pub scene: String,
    /// What a scene may do.
    #[command(flatten)]
    pub reading: ReadingArgs,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// `wayfare compare`
#[derive(Debug, Args)]
#[command(
    after_help = "Definitions, for an image a and a reference b, per channel, averaged over channels and pixels:\n\
  MSE        mean of (a-b)^2\n\
  MAE        mean of |a-b|\n\
  MRSE       mean of (a-b)^2/(b^2+0.01)\n\
  MAPE       mean of |a-b|/(b+0.01)\n\
  FLIP       the mean of LDR-FLIP (Andersson et al. 2020): what a viewer sees when flipping between both, from 0 to 1\n\
  mean ratio mean(a)/mean(b), over all pixels and channels: 1 if no radiance is lost\n\
A dark image has a low MSE: read it together with the mean ratio."
)]
pub struct CompareArgs {
    /// The image (EXR).
    pub a: PathBuf,
    /// The reference (EXR).
    pub b: PathBuf,
    /// Print JSON with the keys mse, mae, mrse, mape, flip, mean_ratio.
    #[arg(long)]
    pub json: bool,
    /// Write a false-colour image of the error (PNG).
    #[arg(long, value_name = "FILE")]
    pub error_image: Option<PathBuf>,
    /// Error that the false-colour image shows.
    #[arg(long, default_value = "mrse", value_parser = choice(&ERRORS))]
    pub error_metric: ErrorKind,
}

/// Errors, by the names of their means.
const ERRORS: [(&str, ErrorKind); 4] = [
    ("mse", ErrorKind::Squared),
    ("mae", ErrorKind::Absolute),
    ("mrse", ErrorKind::RelativeSquared),
    ("mape", ErrorKind::Relative),
];

/// `wayfare scenes`
#[derive(Debug, Args)]
pub struct ScenesArgs {
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
    /// What to do with the scenes.
    #[command(subcommand)]
    pub command: Option<ScenesCommand>,
}

/// `wayfare scenes ...`
#[derive(Debug, Subcommand)]
pub enum ScenesCommand {
    /// Write a built-in scene as ordinary pbrt-v4 files; files of the same names are replaced.
    Export {
        /// Name of the scene.
        name: String,
        /// Folder to write to; created if needed.
        dir: PathBuf,
    },
}

/// `wayfare bench`
#[derive(Debug, Args)]
pub struct BenchArgs {
    /// pbrt-v4 files or names of built-in scenes [default: all built-in scenes].
    #[arg(value_name = "SCENE|NAME")]
    pub scenes: Vec<String>,
    /// Device to measure: cpu, gpu, gpu:N or gpu:NAME (as listed by wayfare devices).
    #[arg(long, default_value_t = DeviceSpec::Cpu, value_parser = device)]
    pub device: DeviceSpec,
    /// Methods to measure on a GPU, separated by commas [default: all].
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub methods: Vec<Method>,
    /// Whose values parameters have.
    #[command(flatten)]
    pub defaults: DefaultsArgs,
    /// Time per scene, and on a GPU per method.
    #[arg(long, value_name = "TIME", default_value_t = 5.0, value_parser = duration)]
    pub time: f64,
    /// Number of threads (0: one per core).
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub threads: usize,
    /// Size of the image instead of the scene's own (default on a GPU: 1024x768).
    #[arg(long, value_name = "WxH")]
    pub size: Option<Size>,
    /// What a scene may do.
    #[command(flatten)]
    pub reading: ReadingArgs,
    /// On a GPU, lanes of a dispatch [default: tuned for the device].
    #[arg(long, value_name = "N")]
    pub lanes: Option<u32>,
    /// On a GPU, lanes of a subgroup that start their paths together [default: tuned for the device].
    #[arg(long, value_name = "N")]
    pub wave_threshold: Option<u32>,
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// `wayfare devices`
#[derive(Debug, Args)]
pub struct DevicesArgs {
    /// Print JSON.
    #[arg(long)]
    pub json: bool,
}

/// `wayfare study`
#[derive(Debug, Args)]
#[command(
    after_help = "Stop it at any time, with Ctrl-C or by killing it: the same command continues where it stopped.\n\
A study is a TOML file:\n\
  name = \"mine\"\n\
  scenes = [\"ajar\", \"caustics.pbrt\"]     built-in scenes, or files\n\
  methods = [\"pt\", { method = \"persistent-restore\", parameters = { m = 64 } }]\n\
  size = [320, 240]                      instead of the scenes' own\n\
  seeds = 20\n\
  time = 3.0                             equal time: 1/30 s, 0.1 s, 0.178 s, ... up to this many seconds\n\
  spp = 64                               equal samples: 1, 2, 4, ... up to this many per pixel\n\
  reference-spp = 16384\n\
  images = [\"1/30 s\", \"64 spp\"]          checkpoints whose images are kept"
)]
pub struct StudyArgs {
    /// A study file, or a built-in study: quick or paper.
    #[arg(value_name = "FILE|NAME")]
    pub study: String,
    /// Folder of the results and the report [default: study-NAME].
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Device to render on, as for render.
    #[arg(long, default_value_t = DeviceSpec::Auto, value_parser = device)]
    pub device: DeviceSpec,
    /// Scenes, separated by commas, instead of the study's own.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub scenes: Vec<String>,
    /// Folder to look for scenes in first.
    #[arg(long, value_name = "DIR")]
    pub scenes_in: Option<PathBuf>,
    /// Methods, separated by commas, with their default parameters, instead of the study's own.
    #[arg(long, value_name = "NAMES", value_delimiter = ',')]
    pub methods: Vec<Method>,
    /// Whose values parameters have, instead of the study's own.
    #[command(flatten)]
    pub defaults: DefaultsArgs,
    /// Number of seeds instead of the study's own.
    #[arg(long, value_name = "N")]
    pub seeds: Option<u64>,
    /// Time budget of the comparison at equal time, instead of the study's own; 0 skips it.
    #[arg(long, value_name = "TIME", value_parser = duration_or_none)]
    pub time: Option<f64>,
    /// Samples per pixel of the comparison at equal samples, instead of the study's own; 0 skips it.
    #[arg(long, value_name = "N")]
    pub spp: Option<u64>,
    /// Samples per pixel of the references instead of the study's own.
    #[arg(long, value_name = "N")]
    pub reference_spp: Option<u64>,
    /// Size of the images instead of the study's own.
    #[arg(long, value_name = "WxH")]
    pub size: Option<Size>,
    /// Checkpoints whose images are kept, separated by commas, for example "1/30 s,64 spp".
    #[arg(long, value_name = "WORDS", value_delimiter = ',')]
    pub images: Vec<String>,
    /// Folder in which references are kept for all studies [default: the user's cache].
    #[arg(long, value_name = "DIR")]
    pub references: Option<PathBuf>,
    /// Widest image in the report; wider ones are shown with every second, third ... pixel.
    #[arg(long, value_name = "N", default_value_t = 512, value_parser = clap::value_parser!(u32).range(16..))]
    pub image_width: u32,
    /// Number of threads (0: one per core).
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub threads: usize,
    /// What a scene may do.
    #[command(flatten)]
    pub reading: ReadingArgs,
    /// Only rewrite the report.
    #[arg(long)]
    pub report_only: bool,
    /// How progress is shown.
    #[command(flatten)]
    pub progress: ProgressArgs,
}

/// Whose values parameters have that are not set.
#[derive(Clone, Copy, Debug, Args)]
pub struct DefaultsArgs {
    /// Values of parameters that are not set: ours (chains start from bootstrap samples, with the right brightness from
    /// the first sample on), published (as in the papers) or published-dwell-time (the same, normalised as in their
    /// authors' earlier code) [default: ours].
    #[arg(long, value_name = "WHOSE", value_parser = choice(&Defaults::ALL))]
    pub defaults: Option<Defaults>,
}

impl DefaultsArgs {
    /// Ours, unless another set was chosen.
    pub fn or_ours(self) -> Defaults {
        self.defaults.unwrap_or_default()
    }
}

/// What a scene may do when it is read.
#[derive(Clone, Copy, Debug, Default, Args)]
pub struct ReadingArgs {
    /// Refuse scenes with features that would only be approximated.
    #[arg(long)]
    pub strict: bool,
    /// Let a scene read files only in its own folder, after resolving links: for scenes that you do not trust.
    #[arg(long)]
    pub restrict: bool,
}

/// How images are looked at.
#[derive(Clone, Copy, Debug, Args)]
pub struct LookArgs {
    /// Exposure in stops.
    #[arg(
        long,
        value_name = "STOPS",
        default_value_t = 0.0,
        allow_negative_numbers = true
    )]
    pub exposure: f32,
    /// Tone map: filmic, in which bright colours roll off towards white, or srgb, which clips them.
    #[arg(long, default_value_t = ToneMap::Filmic)]
    pub tonemap: ToneMap,
}

impl From<LookArgs> for Look {
    fn from(args: LookArgs) -> Self {
        Self {
            exposure: args.exposure,
            tone_map: args.tonemap,
        }
    }
}

/// An image size, written as 1024x768.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size(pub [u32; 2]);

impl FromStr for Size {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parse = |part: &str| part.parse().ok().filter(|n| (1..=65535).contains(n));
        text.split_once(['x', 'X'])
            .and_then(|(w, h)| Some(Self([parse(w)?, parse(h)?])))
            .ok_or_else(|| {
                "write a size as WIDTHxHEIGHT, each 1 to 65535, for example 1024x768".into()
            })
    }
}

/// A state of a run, written as seed:chain:step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Replay {
    /// Seed of the run.
    pub seed: u64,
    /// Number of the chain, from 0.
    pub chain: usize,
    /// Number of steps that it has taken.
    pub step: u64,
}

impl FromStr for Replay {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut parts = text.split(':');
        let mut next = || {
            parts
                .next()
                .and_then(|part| part.trim().parse::<u64>().ok())
        };
        match (next(), next(), next(), parts.next()) {
            (Some(seed), Some(chain), Some(step), None) => Ok(Self {
                seed,
                chain: chain as usize,
                step,
            }),
            _ => Err("write a state as SEED:CHAIN:STEP, for example 0:17:250".into()),
        }
    }
}

/// A parser of names.
fn choice<T: Copy + Send + Sync + 'static>(
    all: &'static [(&'static str, T)],
) -> impl TypedValueParser<Value = T> {
    let names = PossibleValuesParser::new(all.iter().map(|(name, _)| *name));
    names.try_map(|given| {
        let found = all.iter().find(|(name, _)| *name == given);
        found.map(|(_, value)| *value).ok_or("an unknown name")
    })
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.trim().is_empty() => {
            Ok((key.trim().to_owned(), value.trim().to_owned()))
        }
        _ => Err("write a parameter as KEY=VALUE, for example sd=0.005".into()),
    }
}

/// A device, by its name.
fn device(text: &str) -> Result<DeviceSpec, String> {
    text.parse()
        .map_err(|error| format!("{error}; wayfare devices lists them"))
}

/// A time above 0, in seconds.
fn duration(text: &str) -> Result<f64, String> {
    parse_duration(text).map_err(|error| error.to_string())
}

/// A time in seconds, or 0.
fn duration_or_none(text: &str) -> Result<f64, String> {
    match text.trim() {
        "0" => Ok(0.0),
        text => duration(text),
    }
}

fn method_key_value(text: &str) -> Result<(String, String, String), String> {
    let parsed = key_value(text).ok().and_then(|(key, value)| {
        let (method, key) = key.split_once('.')?;
        Some((method.to_owned(), key.to_owned(), value))
    });
    parsed
        .filter(|(method, key, _)| !method.is_empty() && !key.is_empty())
        .ok_or_else(|| {
            "write a parameter as METHOD.KEY=VALUE, for example persistent-restore.sd=0.005".into()
        })
}

/// A number, or a fraction of two.
fn fraction(text: &str) -> Option<f64> {
    let number = |text: &str| text.trim().parse::<f64>().ok();
    let value = match text.split_once('/') {
        Some((above, below)) => number(above)? / number(below)?,
        None => number(text)?,
    };
    Some(value).filter(|value| value.is_finite())
}

const POSE_HELP: &str = "Camera instead of the scene's own, as in a trajectory: \
\"eye=[0,1,-3], target=[0,1,0], up=[0,1,0], fov=40\"";

fn pose(text: &str) -> Result<Pose, String> {
    text.parse::<Pose>().map_err(|error| {
        format!("write eye=[0,1,-3], target=[0,1,0], up=[0,1,0], fov=40 for example\n{error}")
    })
}

fn frames_per_second(text: &str) -> Result<f64, String> {
    fraction(text)
        .filter(|fps| (1e-3..=1e3).contains(fps))
        .ok_or_else(|| {
            "a number above 0 and up to 1000 is needed, for example 30 or 24000/1001".into()
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rates_are_numbers_or_fractions() {
        assert_eq!(frames_per_second("24000/1001"), Ok(24000.0 / 1001.0));
        for wrong in ["0", "1e9", "", "/", "1/0", "-1/30", "nan", "1/2/3", "fast"] {
            assert!(frames_per_second(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_study_may_leave_out_equal_time() {
        assert_eq!(duration_or_none("0"), Ok(0.0));
        assert_eq!(duration_or_none("1m"), Ok(60.0));
        assert!(duration_or_none("-1").is_err());
    }

    #[test]
    fn parameters_of_films_name_their_method() {
        let three = |a: &str, b: &str, c: &str| Ok((a.into(), b.into(), c.into()));
        assert_eq!(method_key_value("mala.sd=0.5"), three("mala", "sd", "0.5"));
        for wrong in ["sd=0.5", "mala.sd", ".sd=1", "mala.=1", "=", ""] {
            assert!(method_key_value(wrong).is_err(), "{wrong}");
        }
    }
}
