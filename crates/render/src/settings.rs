//! What a run is made of.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use wayfare_sampling::{Defaults, MethodSettings, SettingError};

/// A rendering method with its parameters.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(tag = "method", rename_all = "kebab-case")]
pub enum Method {
    /// Path tracing: independent samples, equally many in every pixel.
    #[default]
    Pt,
    /// A Markov chain method.
    #[serde(untagged)]
    Chains(MethodSettings),
}

impl Method {
    /// The names of all methods.
    pub fn names() -> impl Iterator<Item = &'static str> {
        std::iter::once("pt").chain(MethodSettings::NAMES)
    }

    /// The name on the command line and in files.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Pt => "pt",
            Self::Chains(settings) => settings.name(),
        }
    }

    /// The method of that name with the defaults of either kind.
    pub fn named(name: &str, defaults: Defaults) -> Result<Self, UnknownMethod> {
        if name == "pt" {
            return Ok(Self::Pt);
        }
        let known = || Self::names().collect::<Vec<_>>().join(", ");
        MethodSettings::with_defaults(name, defaults)
            .map(Self::Chains)
            .ok_or_else(|| UnknownMethod {
                name: name.to_owned(),
                known: known(),
            })
    }

    /// Checks that all parameters are in their ranges, also those from a file.
    pub fn validate(&self) -> Result<(), ParameterError> {
        match self {
            Self::Pt => Ok(()),
            Self::Chains(settings) => Ok(settings.validate()?),
        }
    }

    /// Changes one parameter.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), ParameterError> {
        match self {
            Self::Pt => Err(ParameterError::None(key.to_owned())),
            Self::Chains(settings) => Ok(settings.set(key, value)?),
        }
    }
}

/// A parameter that cannot be set.
#[derive(Debug, thiserror::Error)]
pub enum ParameterError {
    /// The method has none.
    #[error("path tracing has no parameters, so \"{0}\" cannot be set; choose another --method")]
    None(String),
    /// The method does not know it, or its value makes no sense.
    #[error(transparent)]
    Setting(#[from] SettingError),
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that belongs to no method.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no method \"{name}\"; there are {known}")]
pub struct UnknownMethod {
    name: String,
    known: String,
}

impl FromStr for Method {
    type Err = UnknownMethod;

    fn from_str(name: &str) -> Result<Self, UnknownMethod> {
        Self::named(name, Defaults::Published)
    }
}

/// The settings of a run. The same struct serves the command line, the files and the metadata of pictures.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The method and its parameters.
    #[serde(flatten)]
    pub method: Method,
    /// Seed of all random numbers.
    pub seed: u64,
    /// Number of threads; 0 takes one per core. Changes the speed, never the picture.
    pub threads: usize,
    /// Steps of every chain, or samples of every pixel, in one dispatch on a GPU; 0 lets the clock decide. Changes
    /// the speed, never the picture.
    pub steps_per_dispatch: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn settings_survive_the_way_through_a_file() {
        for name in Method::names() {
            let mut settings = Settings {
                method: name.parse().expect("a method"),
                seed: 7,
                threads: 3,
                steps_per_dispatch: 4,
            };
            if name != "pt" {
                settings
                    .method
                    .set("sd", "0.0025")
                    .expect("every chain has a step width");
            }
            let text = serde_json::to_string(&settings).expect("plain data");
            assert!(text.contains(&format!("\"method\":\"{name}\"")), "{text}");
            let back: Settings = serde_json::from_str(&text).expect("its own words");
            assert_eq!(settings, back);
        }
    }

    #[test]
    fn path_tracing_has_no_parameters() {
        let error = Method::Pt.set("sd", "1").expect_err("no parameter");
        assert!(error.to_string().contains("no parameters"), "{error}");
    }
}
