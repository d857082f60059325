//! Settings from a TOML file.
//!
//! ```toml
//! scene = "ajar"
//! method = "persistent-restore"
//! seed = 3
//! spp = 64            # or time = 10.0
//! size = [640, 480]
//!
//! [parameters]        # of the method, as with --set
//! sd = 0.01
//! m = 8
//! ```

use crate::Failure;
use crate::cli::RenderArgs;
use serde::Deserialize;
use std::path::Path;
use wayfare_render::{Method, Settings};

/// What a file may say; the command line goes before it.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// A pbrt-v4 file, or the name of a built-in scene.
    pub scene: Option<String>,
    /// Rendering method.
    pub method: Option<String>,
    /// Seed of all random numbers.
    pub seed: Option<u64>,
    /// Number of threads.
    pub threads: Option<usize>,
    /// Samples per pixel.
    pub spp: Option<u64>,
    /// Seconds to render for.
    pub time: Option<f64>,
    /// Width and height of the picture.
    pub size: Option<[u32; 2]>,
    /// Largest number of scattering events.
    pub max_depth: Option<u32>,
    /// Parameters of the method.
    #[serde(default)]
    parameters: toml::Table,
}

impl Config {
    /// Reads a file and checks its numbers.
    pub fn read(path: &Path) -> Result<Self, Failure> {
        let shown = path.display();
        let text = std::fs::read_to_string(path)
            .map_err(|error| Failure::operation(format!("cannot read {shown}: {error}")))?;
        let config: Self = toml::from_str(&text)
            .map_err(|error| Failure::usage(format!("in the settings file {shown}:\n{error}")))?;
        let size_is_valid = config
            .size
            .is_none_or(|s| s.iter().all(|n| (1..=65535).contains(n)));
        let time_is_valid = config.time.is_none_or(|t| (1e-3..=1e9).contains(&t));
        if !size_is_valid || !time_is_valid || config.spp == Some(0) {
            return Err(Failure::usage(format!(
                "in the settings file {shown}: size is two numbers from 1 to 65535, time is above 0, \
                 spp is at least 1"
            )));
        }
        Ok(config)
    }

    /// The settings of a run: defaults, then this file, then the command line.
    pub fn settings(&self, args: &RenderArgs) -> Result<Settings, Failure> {
        let usage = |error: &dyn std::fmt::Display| Failure::usage(error.to_string());
        let from_file = self.method.as_deref().map(str::parse::<Method>).transpose();
        let from_file = from_file.map_err(|error| usage(&error))?;
        // Parameters of the file belong to the method of the file.
        let other_method = args
            .method
            .as_ref()
            .zip(from_file.as_ref())
            .is_some_and(|(a, b)| a != b);
        let mut method = args.method.clone().or(from_file).unwrap_or_default();
        if !other_method {
            for (key, value) in &self.parameters {
                let text = value
                    .as_str()
                    .map_or_else(|| value.to_string(), str::to_owned);
                method.set(key, &text).map_err(|error| usage(&error))?;
            }
        }
        for (key, value) in &args.parameters {
            method.set(key, value).map_err(|error| usage(&error))?;
        }
        method.validate().map_err(|error| usage(&error))?;
        let threads = if args.threads > 0 {
            args.threads
        } else {
            self.threads.unwrap_or(0)
        };
        Ok(Settings {
            method,
            seed: args.seed.or(self.seed).unwrap_or(0),
            threads,
            steps_per_dispatch: args.steps_per_dispatch,
        })
    }
}
