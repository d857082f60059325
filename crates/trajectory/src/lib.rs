//! Camera poses, and trajectories: smooth camera paths through a scene.
//!
//! A [`Pose`] is the part of a camera that moves: eye, target, up vector and field of view. A [`Trajectory`] is a list
//! of poses that a camera passes at constant speed, with the time that it takes. Both are written as TOML:
//!
//! ```
//! use wayfare_trajectory::Trajectory;
//!
//! let trajectory: Trajectory = r#"
//!     scene = "cornell"
//!     seconds = 2
//!     keys = [
//!         { eye = [0, 1, -4], target = [0, 1, 0], up = [0, 1, 0], fov = 40 },
//!         { eye = [2, 1, -3], target = [0, 1, 0], up = [0, 1, 0], fov = 40 },
//!     ]
//! "#.parse()?;
//!
//! let frames = trajectory.frames(30.0);
//! assert_eq!(frames.len(), 60);
//! assert_eq!(frames[0].eye, [0.0, 1.0, -4.0]);
//! # Ok::<(), wayfare_trajectory::TrajectoryError>(())
//! ```
//!
//! - `pose`: a camera position, and the camera of a scene moved there
//! - `trajectory`: keys and duration; the TOML file
//! - `path`: the pose at any distance along a trajectory, from
//!   `curve` (a smooth curve through points, by arc length) and `monotone` (interpolation that never overshoots)

mod curve;
mod monotone;
mod path;
mod pose;
mod trajectory;

pub use pose::{Pose, PoseError};
pub use trajectory::{MAX_SECONDS, MIN_SECONDS, Trajectory, TrajectoryError};

#[cfg(test)]
mod tests;
