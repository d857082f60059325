//! A way of a camera through a scene: poses that it passes, and the time that it takes.
//!
//! - `text`: the file
//! - `curve`: a smooth curve through points, by its length
//! - `monotone`: what changes on the way, without overshooting
//! - `path`: the pose at any place of the way
//!
//! The eye moves at constant speed, however unevenly the keys are spaced: they say where the camera passes, not when.

mod curve;
mod error;
mod monotone;
mod path;
mod text;

pub use error::{TrajectoryError, TrajectoryErrorKind};
pub use path::Path;

use crate::pose::Pose;

/// A way of a camera.
#[derive(Clone, Debug, PartialEq)]
pub struct Trajectory {
    /// The scene that it belongs to: the name of a built-in one, or a file.
    pub scene: Option<String>,
    /// How long it takes.
    pub seconds: f64,
    /// Whether the way leads from the last key back to the first.
    pub closed: bool,
    /// The poses that it passes, in this order; at least one. A single one is a camera that stands still.
    pub keys: Vec<Pose>,
}

/// The longest way, in seconds: a day.
pub const MAX_SECONDS: f64 = 86_400.0;

impl Trajectory {
    /// Checks everything that [`Trajectory::read`] checks, for a trajectory that comes from elsewhere.
    pub fn validate(&self) -> Result<(), TrajectoryError> {
        let failed = |kind, message| Err(TrajectoryError::new(kind, message, None, None));
        if !is_duration(self.seconds) {
            return failed(TrajectoryErrorKind::InvalidValue, wrong_duration());
        }
        if self.keys.is_empty() {
            return failed(TrajectoryErrorKind::Missing, NO_KEY.into());
        }
        for (number, key) in (1..).zip(&self.keys) {
            if let Err(error) = key.validate() {
                let kind = TrajectoryErrorKind::InvalidPose(error);
                return failed(kind, format!("key {number}: {error}"));
            }
        }
        Ok(())
    }

    /// Number of frames at so many per second: at least one.
    pub fn frame_count(&self, fps: f64) -> usize {
        ((self.seconds * fps).round() as usize).max(1)
    }

    /// The frames of a film: equal distances apart, the same for every call. An open way begins and ends with its ends;
    /// a closed one leaves the end out, which is its beginning, so that it can be shown again and again. For a trajectory
    /// that [`Trajectory::validate`] accepts; without keys there are no frames.
    pub fn frames(&self, fps: f64) -> Vec<Pose> {
        let Some(path) = Path::new(self) else {
            return Vec::new();
        };
        let count = self.frame_count(fps);
        let steps = if self.closed { count } else { count - 1 };
        let place = |i: usize| path.length() * i as f64 / steps.max(1) as f64;
        (0..count).map(|i| path.at(place(i))).collect()
    }
}

fn is_duration(seconds: f64) -> bool {
    seconds > 0.0 && seconds <= MAX_SECONDS
}

fn wrong_duration() -> String {
    format!("a trajectory takes more than 0 and at most {MAX_SECONDS} seconds")
}

const NO_KEY: &str = "a trajectory needs at least one key";

#[cfg(test)]
mod tests;
