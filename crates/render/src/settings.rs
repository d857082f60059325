//! What a run is made of.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// A rendering method.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Method {
    /// Path tracing: independent samples, equally many in every pixel.
    #[default]
    Pt,
}

impl Method {
    /// All methods.
    pub const ALL: [Method; 1] = [Method::Pt];

    /// The name on the command line and in files.
    pub fn name(self) -> &'static str {
        match self {
            Self::Pt => "pt",
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that belongs to no method.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no method \"{0}\" (there is: pt)")]
pub struct UnknownMethod(pub String);

impl FromStr for Method {
    type Err = UnknownMethod;

    fn from_str(name: &str) -> Result<Self, UnknownMethod> {
        let method = Self::ALL.into_iter().find(|method| method.name() == name);
        method.ok_or_else(|| UnknownMethod(name.to_owned()))
    }
}

/// The settings of a run. The same struct serves the command line, the files and the metadata of pictures.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Settings {
    /// The method.
    pub method: Method,
    /// Seed of all random numbers.
    pub seed: u64,
    /// Number of threads; 0 takes one per core. Changes the speed, never the picture.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            method: Method::Pt,
            seed: 0,
            threads: 0,
        }
    }
}
