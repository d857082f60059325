//! The command line of films.

use super::{
    DefaultsArgs, LayerNames, LookArgs, ProgressArgs, ReadingArgs, Size, device, duration,
    frames_per_second, method_key_value,
};
use clap::Args;
use std::path::PathBuf;
use std::str::FromStr;
use wayfare_engine::{DeviceSpec, Method};

/// A method of a film and what it is called there: its own name, or that of `NAME=METHOD`.
#[derive(Clone, Debug)]
pub struct NamedMethod {
    pub name: String,
    pub method: Method,
}

impl FromStr for NamedMethod {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, method) = text.split_once('=').unwrap_or((text, text));
        let is_name = |c: char| c.is_ascii_alphanumeric() || "-_".contains(c);
        if name.is_empty() || !name.chars().all(is_name) {
            return Err(format!(
                "\"{name}\" cannot be the name of a folder; write letters, digits and hyphens before the ="
            ));
        }
        let method: Method = method.parse().map_err(|error| format!("{error}"))?;
        Ok(Self {
            name: name.to_owned(),
            method,
        })
    }
}

/// `wayfare film`
#[derive(Debug, Args)]
#[command(
    after_help = "Stop it at any time, with Ctrl-C or by killing it: the same command continues where it stopped.\n\
A trajectory is a TOML file:\n  \
scene = \"cornell\"    # a built-in scene, or a file\n  \
seconds = 8\n  \
closed = true        # returns to the first key at the end\n  \
keys = [\n    \
{ eye = [0, 1, -3.4], target = [0, 1, 0], up = [0, 1, 0], fov = 39 },\n  \
]\n\
The camera passes all keys at constant speed."
)]
pub struct FilmArgs {
    /// A trajectory file, or the name of a built-in scene for the one that comes with it.
    pub trajectory: String,
    /// A pbrt-v4 file, or the name of a built-in scene, instead of the trajectory's own.
    #[arg(long, value_name = "SCENE|NAME")]
    pub scene: Option<String>,
    /// Frames per second.
    #[arg(long, value_name = "N", default_value = "30", value_parser = frames_per_second)]
    pub fps: f64,
    /// Duration of the film instead of the trajectory's own.
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub seconds: Option<f64>,
    /// Render only the first N frames of the film, at its normal speed. The same command with a larger N continues.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub frames: Option<u32>,
    /// Time that each method has for each frame: seconds, a fraction such as 1/30, or 50ms.
    #[arg(long, value_name = "TIME", default_value = "1/30", value_parser = duration)]
    pub budget: f64,
    /// Samples per pixel of each frame instead of a time, for machines that are too slow for real time.
    #[arg(long, value_name = "N", conflicts_with = "budget", value_parser = clap::value_parser!(u64).range(1..))]
    pub spp: Option<u64>,
    /// Carry chains over from frame to frame instead of starting each frame from scratch: for all methods, or for those
    /// with these names in the film, separated by commas.
    #[arg(long, value_name = "NAMES", num_args = 0.., require_equals = true, value_delimiter = ',')]
    pub reuse: Option<Vec<String>>,
    /// Methods, separated by commas. NAME=METHOD gives one a name, so that the same method can appear with several
    /// settings.
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        default_value = "pt,metropolis,persistent-restore,auto"
    )]
    pub methods: Vec<NamedMethod>,
    /// Whose values parameters have.
    #[command(flatten)]
    pub defaults: DefaultsArgs,
    /// Set a parameter of a method by its name in this film, for example --set persistent-restore.sd=0.005. May be
    /// repeated.
    #[arg(long = "set", value_name = "METHOD.KEY=VALUE", value_parser = method_key_value)]
    pub parameters: Vec<(String, String, String)>,
    /// Size of the images instead of the scene's own.
    #[arg(long, value_name = "WxH")]
    pub size: Option<Size>,
    /// Device to render on, as for render.
    #[arg(long, default_value_t = DeviceSpec::Auto, value_parser = device)]
    pub device: DeviceSpec,
    /// Seed of all random numbers: frame i of every method has seed K + i.
    #[arg(long, value_name = "K", default_value_t = 0)]
    pub seed: u64,
    /// Number of threads (0: one per core).
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub threads: usize,
    /// Denoise every frame with Intel Open Image Denoise, which must be installed. The time of a frame excludes this.
    #[arg(long)]
    pub denoise: bool,
    /// Exposure and tone map.
    #[command(flatten)]
    pub look: LookArgs,
    /// What a scene may do.
    #[command(flatten)]
    pub reading: ReadingArgs,
    /// Folder of the film [default: film-SCENE].
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// Also write every frame as an EXR file.
    #[arg(long)]
    pub exr: bool,
    /// Layers to add to the EXR files, which are then written: all, or some of albedo, normal, depth, position, object,
    /// material, motion, chains, separated by commas. Motion leads from a pixel to where the camera of the frame before
    /// saw its point.
    #[arg(long, value_name = "NAMES")]
    pub layers: Option<LayerNames>,
    /// Compare every frame with a reference of N samples per pixel: errors, brightness and flicker over the film.
    /// Writes EXR frames.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub reference_spp: Option<u64>,
    /// The method of the references.
    #[arg(
        long,
        value_name = "METHOD",
        default_value = "pt",
        requires = "reference_spp"
    )]
    pub reference_method: Method,
    /// Folder in which references are kept for other films [default: film-references beside that of the film].
    #[arg(long, value_name = "DIR", requires = "reference_spp")]
    pub references: Option<PathBuf>,
    /// Only images, no videos.
    #[arg(long)]
    pub no_video: bool,
    /// How progress is shown.
    #[command(flatten)]
    pub progress: ProgressArgs,
}
