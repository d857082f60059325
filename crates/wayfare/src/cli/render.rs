//! The command line of `wayfare render`.

use super::{
    Crop, DefaultsArgs, LookArgs, POSE_HELP, ProgressArgs, ReadingArgs, Replay, Size, device,
    duration, key_value, pose,
};
use clap::Args;
use std::path::PathBuf;
use std::str::FromStr;
use wayfare_engine::{DeviceSpec, Method};
use wayfare_render::layers::Layer;
use wayfare_trajectory::Pose;

/// `wayfare render`
#[derive(Clone, Debug, Args)]
#[command(
    after_help = "Without --spp, --time and --until: 64 samples per pixel. With several: whichever is reached first.\n\
Ctrl-C stops early and saves the image so far; before the first complete sample there is none, and no file is changed. \
A second Ctrl-C quits at once.\n\
A long rendering: --save-every 10m saves image and state regularly, and --resume IMAGE.exr continues exactly from the last \
save, even if the program was killed."
)]
pub struct RenderArgs {
    /// A pbrt-v4 file, or the name of a built-in scene.
    #[arg(value_name = "SCENE|NAME")]
    pub scene: Option<String>,
    /// Rendering method.
    #[arg(long, help = method_help())]
    pub method: Option<Method>,
    /// Set a parameter of the method, for example --set sd=0.005. May be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    pub parameters: Vec<(String, String)>,
    /// Whose values parameters have.
    #[command(flatten)]
    pub defaults: DefaultsArgs,
    /// Read settings from a TOML file; command-line options override the file.
    #[arg(long, value_name = "FILE")]
    pub config: Option<PathBuf>,
    /// Print the path of one chain at one step, vertex by vertex, instead of rendering.
    #[arg(long, value_name = "SEED:CHAIN:STEP")]
    pub replay: Option<Replay>,
    /// Samples per pixel.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub spp: Option<u64>,
    /// Time to render for: seconds, or numbers with units such as 2h, 1m30s, 250ms.
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub time: Option<f64>,
    /// Render until the estimated error is below a value: mrse=0.01 (relative, squared) or mse=0.0001. The image is
    /// then the mean of two independent ones, whose difference gives the error.
    #[arg(long, value_name = "METRIC=VALUE")]
    pub until: Option<Until>,
    /// Seed of all random numbers: the same seed gives the same image.
    #[arg(long, value_name = "K")]
    pub seed: Option<u64>,
    /// Size of the image instead of the scene's own.
    #[arg(long, value_name = "WxH")]
    pub size: Option<Size>,
    /// Render only a part of the image, in pixels from the upper left corner, ends excluded, or as fractions of the
    /// image if no number is above 1.
    #[arg(long, value_name = "X0,X1,Y0,Y1", allow_hyphen_values = true)]
    pub crop: Option<Crop>,
    /// Largest number of scattering events on a path, instead of the scene's own.
    #[arg(long, value_name = "N")]
    pub max_depth: Option<u32>,
    /// Camera instead of the scene's own, as in a trajectory.
    #[arg(long, value_name = "POSE", value_parser = pose, help = POSE_HELP)]
    pub camera: Option<Pose>,
    /// Number of threads (0: one per core). Changes the speed, never the image.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub threads: usize,
    /// Device to render on: auto (a graphics card if there is one, else the processor), cpu, gpu, gpu:N or gpu:NAME
    /// (as listed by wayfare devices).
    #[arg(long, default_value_t = DeviceSpec::Auto, value_parser = device)]
    pub device: DeviceSpec,
    /// On a GPU, steps of every chain or samples of every pixel in one dispatch (0: chosen by measured time). Changes
    /// the speed, never the image.
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub steps_per_dispatch: u32,
    /// Files to write, .exr or .png [default: wayfare.png wayfare.exr].
    #[arg(long, value_name = "FILE", num_args = 1..)]
    pub out: Vec<PathBuf>,
    /// Denoise the image with Intel Open Image Denoise, which must be installed. EXR files keep the rendered image as
    /// the layer noisy.
    #[arg(long)]
    pub denoise: bool,
    /// Layers to add to EXR files: all, or some of albedo, normal, depth, position, object, material, motion, chains,
    /// separated by commas.
    #[arg(long, value_name = "NAMES")]
    pub layers: Option<LayerNames>,
    /// Save the image so far at this interval, for example 10m, and beside the first EXR file the state that --resume
    /// needs.
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub save_every: Option<f64>,
    /// Save beside the first EXR file the state that --resume needs, as IMAGE.exr.state.
    #[arg(long)]
    pub keep_state: bool,
    /// Continue the rendering of IMAGE.exr from its state, exactly as if it had never stopped, and write it again.
    /// Scene, method and everything else that the image depends on are taken from the state; options that contradict it
    /// are errors.
    #[arg(long, value_name = "IMAGE.exr", conflicts_with = "replay")]
    pub resume: Option<PathBuf>,
    /// Send the image so far to a running tev (write --tev=HOST:PORT) [default: 127.0.0.1:14158].
    #[arg(
        long,
        value_name = "HOST:PORT",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = wayfare_film::tev::DEFAULT_ADDRESS
    )]
    pub tev: Option<String>,
    /// Exposure and tone map.
    #[command(flatten)]
    pub look: LookArgs,
    /// What a scene may do.
    #[command(flatten)]
    pub reading: ReadingArgs,
    /// Print the result as JSON on standard output.
    #[arg(long)]
    pub json: bool,
    /// How progress is shown.
    #[command(flatten)]
    pub progress: ProgressArgs,
}

/// `--method` with the names of all methods.
fn method_help() -> String {
    let names: Vec<_> = Method::names().collect();
    format!("Rendering method: {} [default: auto]", names.join(", "))
}

/// Layers by their names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayerNames(pub Vec<Layer>);

impl FromStr for LayerNames {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "all" {
            return Ok(Self(Layer::ALL.to_vec()));
        }
        let mut layers = Vec::new();
        for name in text.split(',') {
            let layer = name.trim().parse().map_err(|error| format!("{error}"))?;
            if !layers.contains(&layer) {
                layers.push(layer);
            }
        }
        Ok(Self(layers))
    }
}

/// The error at which a rendering is done.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Until {
    /// Whether the error is relative to the radiance.
    pub is_relative: bool,
    /// The largest error.
    pub value: f64,
}

impl Until {
    /// The name of the error.
    pub fn metric(&self) -> &'static str {
        if self.is_relative { "mrse" } else { "mse" }
    }
}

impl FromStr for Until {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parsed = text.split_once('=').and_then(|(metric, value)| {
            let is_relative = match metric.trim() {
                "mrse" => true,
                "mse" => false,
                _ => return None,
            };
            let value = value.trim().parse().ok()?;
            Some(Self { is_relative, value })
        });
        parsed
            .filter(|until| until.value > 0.0 && until.value.is_finite())
            .ok_or_else(|| "write mrse=VALUE or mse=VALUE, for example mrse=0.01".into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_are_named_once_each() {
        let names = |text: &str| text.parse::<LayerNames>().map(|names| names.0);
        assert_eq!(names("all"), Ok(Layer::ALL.to_vec()));
        assert_eq!(
            names("depth, albedo,depth"),
            Ok(vec![Layer::Depth, Layer::Albedo])
        );
        for wrong in ["", "albedo,", "beauty"] {
            assert!(names(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_error_is_named_and_above_zero() {
        let until = |is_relative, value| Ok(Until { is_relative, value });
        assert_eq!("mrse=0.01".parse(), until(true, 0.01));
        assert_eq!(" mse = 1e-4".parse(), until(false, 1e-4));
        for wrong in [
            "", "0.01", "mrse", "mrse=", "mrse=0", "mrse=-1", "mrse=nan", "mape=1",
        ] {
            assert!(wrong.parse::<Until>().is_err(), "{wrong}");
        }
    }
}
