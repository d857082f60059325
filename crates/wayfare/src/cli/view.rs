//! The command line of the viewers: in a window, and in a browser.

use super::{
    DefaultsArgs, LookArgs, POSE_HELP, ReadingArgs, Size, device, duration, key_value, pose,
};
use clap::Args;
use std::path::PathBuf;
use wayfare_engine::{DeviceSpec, Method};
use wayfare_trajectory::Pose;

/// What viewers show at first, wherever they show it.
#[derive(Debug, Args)]
pub struct LiveArgs {
    /// Rendering method, as for render.
    #[arg(long, value_name = "NAME", default_value = "auto")]
    pub method: Method,
    /// Set a parameter of the method, for example --set sd=0.005. May be repeated.
    #[arg(long = "set", value_name = "KEY=VALUE", value_parser = key_value)]
    pub parameters: Vec<(String, String)>,
    /// A second method, side by side with the first.
    #[arg(long, value_name = "NAME")]
    pub compare: Option<Method>,
    /// Set a parameter of the second method. May be repeated.
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value, requires = "compare")]
    pub compare_set: Vec<(String, String)>,
    /// Whose values parameters have.
    #[command(flatten)]
    pub defaults: DefaultsArgs,
    /// Compare with this image (EXR), which must be of the same camera.
    #[arg(long, value_name = "FILE")]
    pub reference: Option<PathBuf>,
    /// Camera instead of the scene's own, as in a trajectory.
    #[arg(long, value_name = "POSE", value_parser = pose, help = POSE_HELP)]
    pub camera: Option<Pose>,
    /// Size of the image, instead of that of the window or page.
    #[arg(long, value_name = "WxH")]
    pub size: Option<Size>,
    /// Target time of a frame: seconds, a fraction such as 1/30, or 50ms.
    #[arg(long, value_name = "TIME", default_value = "1/30", value_parser = duration)]
    pub budget: f64,
    /// Seed of all random numbers. Every new camera adds one to it.
    #[arg(long, value_name = "K", default_value_t = 0)]
    pub seed: u64,
    /// Largest number of scattering events on a path, instead of the scene's own.
    #[arg(long, value_name = "N")]
    pub max_depth: Option<u32>,
    /// Device to render on, as for render.
    #[arg(long, default_value_t = DeviceSpec::Auto, value_parser = device)]
    pub device: DeviceSpec,
    /// Number of threads (0: one per core).
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub threads: usize,
    /// On a GPU, steps of every chain or samples of every pixel in one dispatch (0: chosen by measured time).
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub steps_per_dispatch: u32,
    /// Exposure and tone map.
    #[command(flatten)]
    pub look: LookArgs,
    /// Denoise what is shown with Intel Open Image Denoise, which must be installed. Saved images stay as they are
    /// rendered.
    #[arg(long)]
    pub denoise: bool,
    /// What a scene may do.
    #[command(flatten)]
    pub reading: ReadingArgs,
}

/// `wayfare view`
#[derive(Debug, Args)]
#[command(
    after_help = "In the window: drag to orbit, right drag with WASD to fly, middle drag to pan, wheel to approach; F1 shows all keys."
)]
pub struct ViewArgs {
    /// A pbrt-v4 file, or the name of a built-in scene. With --headless, any number of them.
    #[arg(value_name = "SCENE|NAME", default_value = super::DEFAULT_SCENE)]
    pub scenes: Vec<String>,
    /// What is shown at first.
    #[command(flatten)]
    pub live: LiveArgs,
    /// Keys of a camera path to start from: a file, or the name of a built-in scene.
    #[arg(long, value_name = "FILE|NAME")]
    pub trajectory: Option<String>,
    /// Run the frame loop without a window and print how long frames take.
    #[arg(long)]
    pub headless: bool,
    /// Without a window: number of frames of each method.
    #[arg(long, value_name = "N", default_value_t = 90, requires = "headless", value_parser = clap::value_parser!(u32).range(1..))]
    pub frames: u32,
    /// Without a window: frames between two cuts of the camera.
    #[arg(long, value_name = "N", default_value_t = 15, requires = "headless", value_parser = clap::value_parser!(u32).range(1..))]
    pub cut_every: u32,
    /// Without a window: methods to measure one after another, separated by commas, instead of --method.
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        requires = "headless"
    )]
    pub methods: Vec<Method>,
    /// Without a window: samples per pixel of the references for the brightness after cuts (0: none).
    #[arg(long, value_name = "N", default_value_t = 0, requires = "headless")]
    pub reference_spp: u64,
    /// Without a window: print JSON.
    #[arg(long, requires = "headless")]
    pub json: bool,
}
