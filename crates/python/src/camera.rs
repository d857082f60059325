//! Cameras.

use crate::errors::exception;
use pyo3::prelude::*;
use wayfare_trajectory::Pose;

/// Where a camera stands, what it looks at, what is up in the image, and its field of view in degrees (across the
/// shorter side of the image). The rest of a camera belongs to the scene.
#[pyclass(name = "Camera", module = "wayfare", frozen, eq)]
#[derive(Clone, Copy, PartialEq)]
pub struct PyCamera(pub Pose);

/// What makes a camera again.
type Arguments = ([f32; 3], [f32; 3], [f32; 3], f32);

#[pymethods]
impl PyCamera {
    #[new]
    #[pyo3(signature = (eye, target, up = [0.0, 1.0, 0.0], fov = 40.0))]
    fn new(eye: [f32; 3], target: [f32; 3], up: [f32; 3], fov: f32) -> PyResult<Self> {
        let pose = Pose {
            eye,
            target,
            up,
            fov_degrees: fov,
        };
        pose.validate().map_err(exception)?;
        Ok(Self(pose))
    }

    /// Position of the camera.
    #[getter]
    fn eye(&self) -> (f32, f32, f32) {
        self.0.eye.into()
    }

    /// The point that it looks at.
    #[getter]
    fn target(&self) -> (f32, f32, f32) {
        self.0.target.into()
    }

    /// The direction that is up in the image.
    #[getter]
    fn up(&self) -> (f32, f32, f32) {
        self.0.up.into()
    }

    /// Field of view in degrees.
    #[getter]
    fn fov(&self) -> f32 {
        self.0.fov_degrees
    }

    fn __repr__(&self) -> String {
        let Pose {
            eye,
            target,
            up,
            fov_degrees,
        } = self.0;
        format!("Camera(eye={eye:?}, target={target:?}, up={up:?}, fov={fov_degrees:?})")
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, Arguments) {
        let Pose {
            eye,
            target,
            up,
            fov_degrees,
        } = slf.get().0;
        (slf.get_type().into_any(), (eye, target, up, fov_degrees))
    }
}
