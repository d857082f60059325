//! A camera path: the poses that a camera passes, and the time that it takes.

use crate::path::Path;
use crate::pose::{Pose, PoseError};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::str::FromStr;

/// A camera path.
///
/// The eye moves at constant speed, however unevenly the keys are spaced: keys say where the camera passes, not when.
/// A trajectory is read from TOML by [`str::parse`] and written as TOML by [`ToString::to_string`].
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Trajectory {
    /// The scene that it belongs to: the name of a built-in scene, or a file.
    pub scene: Option<String>,
    /// Duration in seconds, from [`MIN_SECONDS`] to [`MAX_SECONDS`].
    #[serde(deserialize_with = "duration")]
    pub seconds: f64,
    /// Whether the path leads from the last key back to the first.
    #[serde(default)]
    pub closed: bool,
    /// The poses that the camera passes, in this order; at least one. A single key is a camera at rest.
    pub keys: Vec<Pose>,
}

/// The shortest trajectory: any rate of frames is a finite one.
pub const MIN_SECONDS: f64 = 1e-3;
/// The longest duration of a trajectory: a day.
pub const MAX_SECONDS: f64 = 86_400.0;

/// Why a trajectory cannot be used.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum TrajectoryError {
    /// The text is not TOML, or not the TOML of a trajectory or pose. The message shows the line at fault.
    #[error("{}", .0.to_string().trim_end())]
    Syntax(toml::de::Error),
    /// The duration is out of range.
    #[error("a trajectory lasts from {MIN_SECONDS} to {MAX_SECONDS} seconds, not {0}")]
    Duration(f64),
    /// There are no keys.
    #[error("a trajectory needs at least one key")]
    NoKeys,
    /// Nothing can be seen from a key.
    #[error("key {number}: {error}")]
    Key {
        /// The key, counted from 1.
        number: usize,
        /// What is wrong with its pose.
        error: PoseError,
    },
}

impl Trajectory {
    /// Checks a trajectory that was built in code. One that was parsed is valid.
    pub fn validate(&self) -> Result<(), TrajectoryError> {
        check_duration(self.seconds)?;
        if self.keys.is_empty() {
            return Err(TrajectoryError::NoKeys);
        }
        for (number, key) in (1..).zip(&self.keys) {
            key.validate()
                .map_err(|error| TrajectoryError::Key { number, error })?;
        }
        Ok(())
    }

    /// Number of frames at `fps` frames per second: at least one.
    pub fn frame_count(&self, fps: f64) -> usize {
        ((self.seconds * fps).round() as usize).max(1)
    }

    /// The frames of a film, at equal distances along the path; every call gives the same.
    ///
    /// An open path starts and ends with its ends. A closed one leaves out its end, which is its start, so that the
    /// film can be played in a loop. The trajectory must be valid; without keys there are no frames.
    pub fn frames(&self, fps: f64) -> Vec<Pose> {
        let Some(path) = Path::new(self) else {
            return Vec::new();
        };
        let count = self.frame_count(fps);
        let steps = if self.closed { count } else { count - 1 };
        let distance = |i: usize| path.length() * i as f64 / steps.max(1) as f64;
        (0..count).map(|i| path.at(distance(i))).collect()
    }
}

impl FromStr for Trajectory {
    type Err = TrajectoryError;

    fn from_str(text: &str) -> Result<Self, TrajectoryError> {
        let trajectory: Self = toml::from_str(text).map_err(TrajectoryError::Syntax)?;
        trajectory.validate()?;
        Ok(trajectory)
    }
}

/// TOML, one key per line, with the shortest digits that are parsed as the same numbers.
impl fmt::Display for Trajectory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "# wayfare trajectory")?;
        if let Some(scene) = &self.scene {
            writeln!(f, "scene = {}", toml::Value::from(scene.as_str()))?;
        }
        writeln!(f, "seconds = {:?}", self.seconds)?;
        writeln!(f, "closed = {}", self.closed)?;
        writeln!(f, "keys = [")?;
        for key in &self.keys {
            writeln!(f, "    {{ {key} }},")?;
        }
        writeln!(f, "]")
    }
}

fn check_duration(seconds: f64) -> Result<(), TrajectoryError> {
    if (MIN_SECONDS..=MAX_SECONDS).contains(&seconds) {
        Ok(())
    } else {
        Err(TrajectoryError::Duration(seconds))
    }
}

/// Checked while it is read, so that the error shows the line.
fn duration<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
    let seconds = f64::deserialize(deserializer)?;
    check_duration(seconds).map_err(serde::de::Error::custom)?;
    Ok(seconds)
}
