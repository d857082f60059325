//! Trajectories as files and as paths.

mod frames;
mod toml_file;

use crate::path::Path;
use crate::*;

/// A key that looks from one point to another.
fn key(eye: [f32; 3], target: [f32; 3]) -> Pose {
    Pose {
        eye,
        target,
        up: [0.0, 1.0, 0.0],
        fov_degrees: 40.0,
    }
}

fn trajectory(keys: Vec<Pose>, closed: bool) -> Trajectory {
    Trajectory {
        scene: None,
        seconds: 4.0,
        closed,
        keys,
    }
}
