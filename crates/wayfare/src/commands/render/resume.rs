//! A rendering that continues from a state.

use super::job::Job;
use crate::Failure;
use crate::cli::{Crop, RenderArgs, Size};
use crate::config::Config;
use crate::console::errln;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use wayfare_engine::{
    AdapterChoice, Device, DeviceSpec, Settings, StateFile, StateFileError, StateHeader, state_path,
};
use wayfare_transport::World;

/// A state, and the image that it belongs to.
pub struct Resumed {
    image: PathBuf,
    state: StateFile,
}

/// What the command line says of the scene, under the names of its options.
const SIZE: &str = "size";
const CROP: &str = "crop";
const MAX_DEPTH: &str = "max-depth";
const CAMERA: &str = "camera";

/// What a run of this command line would leave behind.
pub fn header(
    args: &RenderArgs,
    scene: &str,
    world: &World,
    settings: &Settings,
    device: &Device,
    seeds: Vec<u64>,
) -> StateHeader {
    let film = &world.scene().film;
    let [width, height] = film.resolution;
    let options = [
        (SIZE, Some(format!("{width}x{height}"))),
        (CROP, args.crop.map(|crop| crop.to_string())),
        (MAX_DEPTH, Some(world.scene().max_depth.to_string())),
        (CAMERA, args.camera.map(|pose| pose.to_string())),
    ];
    let options = options
        .into_iter()
        .filter_map(|(name, value)| Some((name.to_owned(), value?)));
    StateHeader {
        version: env!("CARGO_PKG_VERSION").to_owned(),
        scene: scene.to_owned(),
        scene_hash: world.scene().fingerprint(),
        settings: settings.clone(),
        size: world.camera().resolution(),
        device_kind: kind(device).to_owned(),
        device: device.name().to_owned(),
        seeds,
        samples_per_pixel: 0.0,
        options: options.collect(),
    }
}

fn kind(device: &Device) -> &'static str {
    match device.gpu() {
        Some(_) => "gpu",
        None => "cpu",
    }
}

impl Resumed {
    /// Reads the state of an image.
    pub fn read(image: &Path) -> Result<Self, Failure> {
        let path = state_path(image);
        let state = StateFile::read(&path).map_err(|error| {
            let advice = match &error {
                StateFileError::Read { .. } => {
                    "a rendering leaves one with --save-every or --keep-state"
                }
                _ => {
                    "no file was changed; render the image again, with --save-every or --keep-state"
                }
            };
            Failure::operation(format!("{error}; {advice}"))
        })?;
        Ok(Self {
            image: image.to_owned(),
            state,
        })
    }

    /// The command line with what it leaves open as the state has it.
    pub fn complete(&self, args: &RenderArgs) -> Result<RenderArgs, Failure> {
        let header = &self.state.header;
        let mut args = args.clone();
        // A file of settings may name its own.
        if args.config.is_none() {
            args.scene.get_or_insert_with(|| header.scene.clone());
            args.size = args.size.or(self.option::<Size>(SIZE)?);
            args.max_depth = args.max_depth.or(self.option(MAX_DEPTH)?);
        }
        args.crop = args.crop.or(self.option::<Crop>(CROP)?);
        args.camera = args.camera.or(self.option(CAMERA)?);
        if args.device == DeviceSpec::Auto {
            args.device = match header.device_kind.as_str() {
                "gpu" => DeviceSpec::Gpu(AdapterChoice::Any),
                _ => DeviceSpec::Cpu,
            };
        }
        if args.until.is_some() && header.seeds.len() < 2 {
            return Err(Failure::usage(format!(
                "{} was begun without --until: its error cannot be estimated, which takes two independent images",
                self.image.display()
            )));
        }
        if args.out.is_empty() {
            // An image for the screen, where there is one.
            let png = self.image.with_extension("png");
            args.out = vec![self.image.clone()];
            args.out.extend(Some(png).filter(|png| png.is_file()));
        }
        Ok(args)
    }

    fn option<T: FromStr>(&self, name: &str) -> Result<Option<T>, Failure> {
        let mut options = self.state.header.options.iter();
        let Some((_, value)) = options.find(|(key, _)| key == name) else {
            return Ok(None);
        };
        let unknown = |_| {
            let words = format!(
                "the state of {} has a {name} of {value}",
                self.image.display()
            );
            Failure::operation(format!("{words}, which this program does not understand"))
        };
        value.parse().map(Some).map_err(unknown)
    }

    /// Method and seed: those of the command line where it names any, else those of the state.
    pub fn settings(&self, args: &RenderArgs, config: &Config) -> Result<Settings, Failure> {
        let header = &self.state.header;
        let is_open = args.method.is_none()
            && args.parameters.is_empty()
            && args.defaults.defaults.is_none()
            && args.config.is_none();
        let asked = config.settings(args)?;
        Ok(Settings {
            method: if is_open {
                header.settings.method
            } else {
                asked.method
            },
            seed: match (args.seed, &args.config) {
                (None, None) => header.settings.seed,
                _ => asked.seed,
            },
            ..asked
        })
    }

    /// The seeds of the renderers, as many as the state has.
    pub fn seeds(&self, settings: &Settings) -> Vec<u64> {
        Job::seeds(settings.seed, self.state.header.seeds.len() > 1)
    }

    /// Resumes renderers from here, if they are those of a run that fits.
    pub fn load(&self, run: &StateHeader, job: &mut Job) -> Result<(), Failure> {
        let refused = |error: StateFileError| {
            Failure::operation(format!(
                "{error}; no file was changed: leave out what differs, or render to another file"
            ))
        };
        self.state.check(run).map_err(refused)?;
        let header = &self.state.header;
        if header.device != run.device {
            errln!(
                "note: the image was begun on {} and continues on {}: it is as accurate as on one device, but not bit by bit the same",
                header.device,
                run.device
            );
        }
        self.state.load(job.renderers()).map_err(refused)
    }
}
