//! Films: camera paths, and what the folder of a film says about it.

use crate::camera::PyCamera;
use crate::errors::{FileError, setting};
use crate::methods::method_of;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::path::Path;
use wayfare_film::regular_file;
use wayfare_trajectory::Trajectory;

/// A trajectory has a few poses.
const MOST_BYTES: u64 = 16 << 20;

/// The camera path of a built-in scene by its name, or of a TOML file: its text, the scene that it names, or ``None``,
/// and the cameras of its frames.
#[pyfunction]
#[pyo3(signature = (source, fps = 30.0, seconds = None))]
pub fn trajectory(
    source: &str,
    fps: f64,
    seconds: Option<f64>,
) -> PyResult<(String, Option<String>, Vec<PyCamera>)> {
    if !(0.1..=1000.0).contains(&fps) {
        return Err(setting(format!(
            "fps is a number of frames per second from 0.1 to 1000, not {fps}"
        )));
    }
    let path = Path::new(source);
    let mut trajectory: Trajectory = match wayfare_builtin::find(source) {
        Some(builtin) if !path.is_file() => builtin.trajectory(),
        _ => regular_file::read_text(path, MOST_BYTES)
            .map_err(|error| {
                FileError::new_err(format!(
                    "cannot read the trajectory {source}: {error}; built in are those of {}",
                    wayfare_engine::builtin_names(source)
                ))
            })?
            .parse::<Trajectory>()
            .map_err(|error| setting(format!("{source}: {error}")))?,
    };
    trajectory.seconds = seconds.unwrap_or(trajectory.seconds);
    let checked = trajectory.validate();
    checked.map_err(|error| setting(format!("{source}: {error}")))?;
    let cameras = trajectory.frames(fps).into_iter().map(PyCamera);
    let cameras = cameras.collect();
    Ok((trajectory.to_string(), trajectory.scene, cameras))
}

/// Name and all parameters of a method as the JSON that files have.
#[pyfunction]
#[pyo3(signature = (method, defaults = "ours", **parameters))]
pub fn method_json(
    method: &str,
    defaults: &str,
    parameters: Option<&Bound<'_, PyDict>>,
) -> PyResult<String> {
    let method = method_of(method, defaults, parameters)?;
    Ok(serde_json::to_string(&method).unwrap_or_default())
}
