//! The results of a study, as they are stored in its folder.
//!
//! ```text
//! study-NAME/
//!   study.json                                  what was asked for: Study
//!   scenes/SCENE/reference.exr
//!   cells/SCENE/METHOD/{time,samples}/
//!     summary.json                              all seeds together: Cell; written once all seeds are done
//!     seeds.jsonl                               one line per seed and checkpoint: SeedRow
//!     image-AT.exr bias-AT.exr variance-AT.exr  at the checkpoints whose images are kept
//! ```
//!
//! A cell is one method on one scene under one protocol, with all its seeds and checkpoints.

use crate::ensemble::Summary;
use crate::estimate::{Estimate, or_nan};
use crate::machine::Machine;
use crate::tiles::OverTiles;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::path::PathBuf;
use wayfare_film::Metrics;

/// What is equal for all methods at a checkpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Protocol {
    /// Checkpoints in seconds.
    Time,
    /// Checkpoints in samples per pixel.
    Samples,
}

impl Protocol {
    /// Both, in the order of reports.
    pub const ALL: [Self; 2] = [Self::Time, Self::Samples];

    /// What is equal, in words.
    pub fn title(self) -> &'static str {
        match self {
            Self::Time => "equal time",
            Self::Samples => "equal samples",
        }
    }

    /// A checkpoint in words: `1/30 s`, `0.1 s`, `64 spp`.
    pub fn words(self, at: f64) -> String {
        match self {
            Self::Time if (at * 30.0 - 1.0).abs() < 1e-9 => "1/30 s".into(),
            Self::Time => format!("{} s", three_digits(at)),
            Self::Samples => format!("{at} spp"),
        }
    }

    /// A checkpoint in the name of a file: `1-30s`, `0.1s`, `64spp`.
    pub fn file_words(self, at: f64) -> String {
        self.words(at).replace(' ', "").replace('/', "-")
    }
}

impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Time => "time",
            Self::Samples => "samples",
        })
    }
}

/// What a study compares, and how.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Study {
    /// Its name.
    pub name: String,
    /// Version of the program.
    pub version: String,
    /// The command that repeats it.
    pub command: String,
    /// The device, by its own name.
    pub device: String,
    /// The machine of the last run. Unknown in studies of earlier versions.
    #[serde(default)]
    pub machine: Option<Machine>,
    /// The seeds, the same for every method.
    pub seeds: Vec<u64>,
    /// The scenes, in the order of the report.
    pub scenes: Vec<SceneRecord>,
    /// The methods, in the order of the report.
    pub methods: Vec<MethodRecord>,
    /// Checkpoints of equal time in seconds; empty if it is not compared.
    pub time: Vec<f64>,
    /// Checkpoints of equal samples per pixel; empty if they are not compared.
    pub samples: Vec<f64>,
}

impl Study {
    /// The checkpoints of a protocol.
    pub fn checkpoints(&self, protocol: Protocol) -> &[f64] {
        match protocol {
            Protocol::Time => &self.time,
            Protocol::Samples => &self.samples,
        }
    }
}

/// A scene of a study.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SceneRecord {
    /// Its name in tables and folders.
    pub name: String,
    /// Where it came from: the name of a built-in scene or a file.
    pub source: String,
    /// Width and height of the images.
    pub size: [u32; 2],
    /// Largest number of scattering events on a path.
    pub max_depth: u32,
    /// Number of triangles.
    pub triangles: u64,
    /// What its images are compared with; absent until it is done.
    pub reference: Option<Reference>,
}

/// An image that stands for the truth: the mean of two independent halves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Reference {
    /// The image, relative to the folder of the study.
    pub file: String,
    /// The method that made it: path tracing, unless the study says otherwise.
    pub method: String,
    /// Samples per pixel of both halves together.
    pub samples_per_pixel: u64,
    /// The device that computed it.
    pub device: String,
    /// Seconds that it took.
    pub seconds: f64,
    /// Its distance from the truth in every metric, estimated from the difference of its halves: the error that a
    /// perfect image would show against it. For the mean, half the difference of the halves' means over their mean.
    pub own_error: OwnError,
}

/// The error of a reference.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct OwnError {
    /// Of the mean squared error.
    pub mse: f64,
    /// Of the mean absolute error.
    pub mae: f64,
    /// Of the mean relative squared error.
    pub mrse: f64,
    /// Of the mean absolute percentage error.
    pub mape: f64,
    /// Of the mean, relative.
    pub mean: f64,
    /// Of FLIP. Unknown for references of earlier versions.
    #[serde(default = "unknown", deserialize_with = "or_nan")]
    pub flip: f64,
    /// Of the local bias. Unknown for references of earlier versions.
    #[serde(default)]
    pub local_bias: OverTiles,
}

fn unknown() -> f64 {
    f64::NAN
}

/// A method of a study.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct MethodRecord {
    /// Its name in tables and folders; the method's own, or one that distinguishes settings.
    pub label: String,
    /// The method's own name.
    pub method: String,
    /// Parameters that are not the defaults, as `key=value`.
    pub parameters: Vec<String>,
    /// All parameters.
    pub settings: serde_json::Value,
}

/// One image of one seed at one checkpoint: a line of `seeds.jsonl`.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SeedRow {
    /// The seed.
    pub seed: u64,
    /// The checkpoint: seconds or samples per pixel.
    pub at: f64,
    /// Its errors.
    #[serde(flatten)]
    pub metrics: Metrics,
    /// Its mean FLIP.
    #[serde(default = "unknown", deserialize_with = "or_nan")]
    pub flip: f64,
    /// Samples per pixel that were taken.
    pub samples_per_pixel: f64,
    /// Seconds that were used. All other fields of equal samples repeat exactly on the same device.
    pub seconds: f64,
    /// Samples that were not finite.
    pub non_finite: u64,
    /// Diagnostics of the chains: acceptance_rate, tours, mean_tour_length, kills, zero_density_share,
    /// brightness (the chains' own estimate of the mean density over the bootstrap's). Empty for path tracing.
    pub diagnostics: BTreeMap<String, f64>,
}

/// A cell: all seeds together.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Cell {
    /// Name of the scene.
    pub scene: String,
    /// Label of the method.
    pub method: String,
    /// What is equal.
    pub protocol: Protocol,
    /// One for every checkpoint, in order.
    pub checkpoints: Vec<CheckpointSummary>,
}

/// All seeds at one checkpoint.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CheckpointSummary {
    /// The checkpoint: seconds or samples per pixel.
    pub at: f64,
    /// The errors of all seeds.
    #[serde(flatten)]
    pub ensemble: Summary,
    /// Mean FLIP. Unknown in studies of earlier versions.
    #[serde(default = "Estimate::unknown")]
    pub flip: Estimate,
    /// Samples per pixel that were taken.
    pub samples_per_pixel: Spread,
    /// Seconds that were used.
    pub seconds: Spread,
    /// Samples that were not finite, in all seeds.
    pub non_finite: u64,
    /// Means over the seeds of [`SeedRow::diagnostics`].
    pub diagnostics: BTreeMap<String, f64>,
    /// Files of images relative to the folder of the study, if those of this checkpoint are kept.
    #[serde(alias = "pictures")]
    pub images: Option<ImageFiles>,
}

impl CheckpointSummary {
    /// What was used of that which is equal: seconds or samples per pixel, as a mean over the seeds.
    pub fn used(&self, protocol: Protocol) -> f64 {
        match protocol {
            Protocol::Time => self.seconds.mean,
            Protocol::Samples => self.samples_per_pixel.mean,
        }
    }
}

/// Images of a checkpoint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ImageFiles {
    /// The image of the first seed.
    #[serde(alias = "picture")]
    pub image: String,
    /// Mean of all seeds minus the reference: signed.
    pub bias: String,
    /// Variance of one image.
    pub variance: String,
}

/// Mean and range over the seeds.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spread {
    /// The mean.
    pub mean: f64,
    /// The least.
    pub min: f64,
    /// The most.
    pub max: f64,
}

impl Spread {
    /// Of at least one value.
    pub fn of(values: impl Iterator<Item = f64> + Clone) -> Self {
        let n = values.clone().count().max(1) as f64;
        Self {
            mean: values.clone().sum::<f64>() / n,
            min: values.clone().fold(f64::INFINITY, f64::min),
            max: values.fold(f64::NEG_INFINITY, f64::max),
        }
    }
}

/// Three significant digits, without zeros at the end.
pub(crate) fn three_digits(value: f64) -> String {
    let decimals = (2 - value.abs().log10().floor() as i32).max(0) as usize;
    let text = format!("{value:.decimals$}");
    match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').into(),
        false => text,
    }
}

/// The folder of a cell, relative to that of the study.
pub fn cell_folder(scene: &str, method: &str, protocol: Protocol) -> PathBuf {
    let mut path = PathBuf::from("cells");
    path.extend([file_name(scene), file_name(method), protocol.to_string()]);
    path
}

/// A name as part of a path: letters, digits, `-`, `_`, `=` and inner dots remain, everything else becomes `-`.
pub fn file_name(name: &str) -> String {
    let keep = |(i, c): (usize, char)| {
        if c.is_ascii_alphanumeric() || "-_=".contains(c) || (c == '.' && i > 0) {
            c
        } else {
            '-'
        }
    };
    name.chars().enumerate().map(keep).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn checkpoints_in_words() {
        let words = |at| Protocol::Time.words(at);
        assert_eq!(words(1.0 / 30.0), "1/30 s");
        assert_eq!(words(10f64.powf(-0.75)), "0.178 s");
        assert_eq!(words(0.1), "0.1 s");
        assert_eq!(words(10f64.powf(0.5)), "3.16 s");
        assert_eq!(words(10.0), "10 s");
        assert_eq!(words(100.0), "100 s");
        assert_eq!(Protocol::Samples.words(64.0), "64 spp");
        assert_eq!(Protocol::Time.file_words(1.0 / 30.0), "1-30s");
    }

    #[test]
    fn names_become_harmless_parts_of_paths() {
        assert_eq!(
            file_name("persistent-restore m=64"),
            "persistent-restore-m=64"
        );
        assert_eq!(file_name("../x/y"), "-.-x-y");
    }
}
