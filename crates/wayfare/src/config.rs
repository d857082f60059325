//! Settings from a TOML file.
//!
//! ```toml
//! scene = "ajar"
//! method = "persistent-restore"
//! defaults = "ours"   # or "published"
//! seed = 3
//! spp = 64            # or time = 10.0, or time = "1m30s"
//! size = [640, 480]
//! max-depth = 8
//!
//! [parameters]        # of the method, as with --set
//! sd = 0.01
//! m = 8
//! ```

use crate::Failure;
use crate::cli::RenderArgs;
use serde::de::Error;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;
use std::path::Path;
use wayfare_engine::{Method, MethodError, Settings, parse_duration};
use wayfare_film::regular_file;
use wayfare_sampling::{Defaults, Given};

/// Files of settings, studies and trajectories are written by people: none is larger than this.
pub const MOST_BYTES: u64 = 16 << 20;

/// What a file may say; command-line options override it.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Config {
    /// A pbrt-v4 file, or the name of a built-in scene.
    pub scene: Option<String>,
    /// Rendering method.
    pub method: Option<String>,
    /// Whose values parameters have that are not set.
    pub defaults: Option<Defaults>,
    /// Seed of all random numbers.
    pub seed: Option<u64>,
    /// Number of threads.
    pub threads: Option<usize>,
    /// Samples per pixel.
    pub spp: Option<u64>,
    /// Seconds to render for.
    #[serde(default, deserialize_with = "seconds")]
    pub time: Option<f64>,
    /// Width and height of the image.
    pub size: Option<[u32; 2]>,
    /// Largest number of scattering events.
    pub max_depth: Option<u32>,
    /// Parameters of the method.
    #[serde(default)]
    parameters: BTreeMap<String, Given<'static>>,
}

/// A time in a file: a number of seconds, or text as on the command line.
fn seconds<'de, D: Deserializer<'de>>(source: D) -> Result<Option<f64>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Time {
        Number(f64),
        Text(String),
    }
    let text = match Time::deserialize(source)? {
        Time::Number(seconds) => seconds.to_string(),
        Time::Text(text) => text,
    };
    parse_duration(&text).map(Some).map_err(D::Error::custom)
}

impl Config {
    /// Reads a file and checks its numbers.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let shown = path.display();
        let text = regular_file::read_text(path, MOST_BYTES)
            .map_err(|error| Failure::operation(format!("cannot read {shown}: {error}")))?;
        let config: Self = toml::from_str(&text)
            .map_err(|error| Failure::usage(format!("in the settings file {shown}:\n{error}")))?;
        let size_is_valid = config
            .size
            .is_none_or(|s| s.iter().all(|n| (1..=65535).contains(n)));
        if !size_is_valid || config.spp == Some(0) {
            return Err(Failure::usage(format!(
                "in the settings file {shown}: size is two numbers from 1 to 65535, spp is at least 1"
            )));
        }
        Ok(config)
    }

    /// The settings of a run: defaults, then this file, then the command line.
    pub fn settings(&self, args: &RenderArgs) -> Result<Settings, Failure> {
        let usage = |error: MethodError| Failure::usage(error.to_string());
        let name = |method: Method| method.name();
        let from_file = self.method.as_deref();
        let given = args.method.map(name);
        // Parameters of the file belong to the method of the file.
        let other_method = given.zip(from_file).is_some_and(|(a, b)| a != b);
        let name = given.or(from_file).unwrap_or("auto");
        let defaults = args.defaults.defaults.or(self.defaults).unwrap_or_default();
        let of_file = self.parameters.iter().filter(|_| !other_method);
        let of_file = of_file.map(|(key, value)| (key, value.clone()));
        let of_args = args.parameters.iter();
        let of_args = of_args.map(|(key, value)| (key, Given::from(value)));
        let method = Method::configured(name, defaults, of_file.chain(of_args)).map_err(usage)?;
        Ok(Settings {
            method,
            seed: args.seed.or(self.seed).unwrap_or(0),
            steps_per_dispatch: args.steps_per_dispatch,
        })
    }

    /// The number of threads: of the command line, then of this file.
    pub fn threads(&self, args: &RenderArgs) -> usize {
        match args.threads {
            0 => self.threads.unwrap_or(0),
            threads => threads,
        }
    }
}
