//! Scenes, and their path function.

use crate::arrays::{Rows, rows};
use crate::camera::PyCamera;
use crate::device::{Key, PyDevice};
use crate::errors::{exception, setting};
use crate::interrupt::interruptible;
use numpy::{IntoPyArray, PyArray1, PyArray2};
use pyo3::prelude::*;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use wayfare_engine::{
    EngineError, PathValues, Reading, SceneOnDevice, find_scene, prepare_scene, warnings,
};
use wayfare_sampling::torus;
use wayfare_trajectory::Pose;
use wayfare_transport::{CameraModel, PathKinds, World};

/// A scene: a built-in one by its name, or a pbrt-v4 file by its path. See also ``scene_from_meshes``.
///
/// ``size`` is (width, height) and ``max_depth`` the largest number of scattering events on a path; both are the
/// scene's own unless they are given. ``strict`` makes an error of what would only be approximated, ``restrict`` lets a
/// file read nothing outside of its folder.
#[pyclass(name = "Scene", module = "wayfare", frozen)]
pub struct PyScene {
    world: Arc<World>,
    /// The camera, where it is not the scene's own.
    pose: Option<Pose>,
    /// The scene on devices that have been used.
    uploads: Mutex<HashMap<Key, SceneOnDevice>>,
}

/// f, pixel and p of points, as arrays.
type Evaluated<'py> = (
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray1<u32>>,
    Bound<'py, PyArray1<f32>>,
);

/// The same with scores.
type EvaluatedWithScore<'py> = (
    Bound<'py, PyArray2<f32>>,
    Bound<'py, PyArray1<u32>>,
    Bound<'py, PyArray1<f32>>,
    Bound<'py, PyArray2<f32>>,
);

impl PyScene {
    /// A scene that is ready to be rendered.
    pub fn new(world: World) -> Self {
        Self::seen(Arc::new(world), None)
    }

    fn seen(world: Arc<World>, pose: Option<Pose>) -> Self {
        Self {
            world,
            pose,
            uploads: Mutex::default(),
        }
    }

    /// The scene.
    pub fn world(&self) -> &Arc<World> {
        &self.world
    }

    /// The camera, where it is not the scene's own.
    pub fn pose(&self) -> Option<Pose> {
        self.pose
    }

    /// The view of a camera.
    pub fn view(&self, pose: &Pose) -> CameraModel {
        let scene = self.world.scene();
        CameraModel::new(&pose.camera(&scene.camera), &scene.film)
    }

    /// The scene on a device, put there the first time.
    pub fn on(&self, device: &PyDevice) -> Result<SceneOnDevice, EngineError> {
        let uploads = || self.uploads.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = uploads().get(device.key()) {
            let gpu = known.device().gpu();
            if gpu.is_none_or(|gpu| gpu.check().is_ok()) {
                return Ok(known.clone());
            }
        }
        let scene = device.device().upload(self.world.clone())?;
        uploads().insert(device.key().clone(), scene.clone());
        Ok(scene)
    }

    /// f and p at points, and their scores where they are wanted.
    fn values(
        &self,
        py: Python<'_>,
        x: &Rows<'_>,
        device: &Bound<'_, PyAny>,
        light: &str,
        with_score: bool,
    ) -> PyResult<(PathValues, Vec<f32>)> {
        let dimension = self.world.dimension();
        let view = x.as_array();
        if view.ncols() != dimension {
            return Err(setting(format!(
                "x must have the shape (n, {dimension}), one column for each coordinate of the scene, not {:?}",
                view.shape()
            )));
        }
        let kinds = match light {
            "all" => PathKinds::ALL,
            "direct" => PathKinds::DIRECT,
            "indirect" => PathKinds::INDIRECT,
            _ => {
                return Err(setting(format!(
                    "light is \"all\", \"direct\" or \"indirect\", not {light:?}"
                )));
            }
        };
        if let Some(((row, column), _)) = view.indexed_iter().find(|(_, x)| !x.is_finite()) {
            return Err(setting(format!(
                "x[{row}, {column}] is not a finite number"
            )));
        }
        // The space is a torus.
        let points: Vec<f32> = view.iter().map(|&x| torus::wrap(x)).collect();
        let device = PyDevice::of(device)?;
        let stop = AtomicBool::new(false);
        let evaluate = || -> Result<_, EngineError> {
            let scene = self.on(&device)?;
            let (mut values, mut scores) = (PathValues::default(), Vec::new());
            // In pieces, between which Ctrl-C is heard.
            for points in points.chunks(PIECE * dimension) {
                if stop.load(Ordering::Relaxed) {
                    break;
                }
                let first = scores.len();
                if with_score {
                    scores.resize(first + points.len(), 0.0);
                }
                let wanted = with_score.then(|| &mut scores[first..]);
                let piece = scene.evaluate(kinds, points, wanted)?;
                values.radiance.extend(piece.radiance);
                values.pixel.extend(piece.pixel);
                values.density.extend(piece.density);
                values.non_finite += piece.non_finite;
            }
            Ok((values, scores))
        };
        interruptible(py, &stop, evaluate)?.map_err(exception)
    }
}

/// Points that are evaluated between two checks for a signal.
const PIECE: usize = 1 << 18;

fn arrays(py: Python<'_>, values: PathValues) -> Evaluated<'_> {
    (
        rows(py, values.radiance.into_flattened(), 3),
        values.pixel.into_pyarray(py),
        values.density.into_pyarray(py),
    )
}

#[pymethods]
impl PyScene {
    #[new]
    #[pyo3(signature = (source, *, size = None, max_depth = None, camera = None, strict = false, restrict = false))]
    fn load(
        py: Python<'_>,
        source: &Bound<'_, PyAny>,
        size: Option<[u32; 2]>,
        max_depth: Option<u32>,
        camera: Option<&Bound<'_, PyCamera>>,
        strict: bool,
        restrict: bool,
    ) -> PyResult<Self> {
        // A path is as good as its words.
        let words: String = match source.extract::<String>() {
            Ok(words) => words,
            Err(_) => source
                .extract::<std::path::PathBuf>()?
                .display()
                .to_string(),
        };
        let pose = camera.map(|camera| camera.get().0);
        let stop = AtomicBool::new(false);
        let load = || -> PyResult<Self> {
            let mut scene = find_scene(&words, Reading { strict, restrict }).map_err(exception)?;
            scene.film.resolution = size.unwrap_or(scene.film.resolution);
            scene.max_depth = max_depth.unwrap_or(scene.max_depth);
            if let Some(pose) = pose {
                scene.camera = pose.camera(&scene.camera);
            }
            let world = prepare_scene(scene).map_err(exception)?;
            Ok(Self::seen(Arc::new(world), pose))
        };
        interruptible(py, &stop, load)?
    }

    /// Its name.
    #[getter]
    fn name(&self) -> &str {
        &self.world.scene().name
    }

    /// Width and height of its images.
    #[getter]
    fn size(&self) -> (u32, u32) {
        self.world.camera().resolution().into()
    }

    /// The largest number of scattering events on a path.
    #[getter]
    fn max_depth(&self) -> u32 {
        self.world.scene().max_depth
    }

    /// The number of coordinates of a point x of primary sample space.
    #[getter]
    fn dimension(&self) -> usize {
        self.world.dimension()
    }

    /// The number of triangles.
    #[getter]
    fn triangles(&self) -> usize {
        self.world.scene().triangles.len()
    }

    /// What is only approximated, in words.
    #[getter]
    fn warnings(&self) -> Vec<String> {
        warnings(self.world.scene())
    }

    /// A hash of the scene as it was loaded, its own camera and size included.
    #[getter]
    fn fingerprint(&self) -> String {
        self.world.scene().fingerprint()
    }

    /// The camera; one of the scene's own looks at a point at distance 1.
    #[getter]
    fn camera(&self) -> PyCamera {
        let own = || Pose::of(&self.world.scene().camera, 1.0);
        PyCamera(self.pose.unwrap_or_else(own))
    }

    /// The same scene, seen by another camera.
    fn seen_by(&self, camera: &Bound<'_, PyCamera>) -> Self {
        let pose = camera.get().0;
        let world = self.world.seen_by(self.view(&pose));
        Self::seen(Arc::new(world), Some(pose))
    }

    /// The path function at points ``x`` of the shape (n, dimension), on a device: three arrays, the radiance f of the
    /// shape (n, 3), the index of the pixel that it belongs to (row times width plus column), and the density p, which
    /// is the luminance of f. The mean of f over uniform x, taken pixel by pixel and multiplied by the number of
    /// pixels, is the image.
    ///
    /// Coordinates are wrapped around the torus [0, 1). ``light`` is ``"all"``, ``"direct"`` or ``"indirect"``.
    #[pyo3(signature = (x, *, device = None, light = "all"))]
    fn evaluate<'py>(
        &self,
        py: Python<'py>,
        x: Rows<'py>,
        device: Option<Bound<'py, PyAny>>,
        light: &str,
    ) -> PyResult<Evaluated<'py>> {
        let device = device_or_cpu(py, device)?;
        let (values, _) = self.values(py, &x, &device, light, false)?;
        Ok(arrays(py, values))
    }

    /// The same with the score, grad p / (p + 1e-8), of the shape (n, dimension), as a fourth array.
    #[pyo3(signature = (x, *, device = None, light = "all"))]
    fn evaluate_with_score<'py>(
        &self,
        py: Python<'py>,
        x: Rows<'py>,
        device: Option<Bound<'py, PyAny>>,
        light: &str,
    ) -> PyResult<EvaluatedWithScore<'py>> {
        let device = device_or_cpu(py, device)?;
        let (values, scores) = self.values(py, &x, &device, light, true)?;
        let (radiance, pixel, density) = arrays(py, values);
        let scores = rows(py, scores, self.world.dimension());
        Ok((radiance, pixel, density, scores))
    }

    /// The score, grad p / (p + 1e-8), at points ``x``: an array of their shape. Edges have none: the derivative is
    /// that of the smooth piece around a point.
    #[pyo3(signature = (x, *, device = None, light = "all"))]
    fn score<'py>(
        &self,
        py: Python<'py>,
        x: Rows<'py>,
        device: Option<Bound<'py, PyAny>>,
        light: &str,
    ) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let device = device_or_cpu(py, device)?;
        let (_, scores) = self.values(py, &x, &device, light, true)?;
        Ok(rows(py, scores, self.world.dimension()))
    }

    fn __repr__(&self) -> String {
        let [width, height] = self.world.camera().resolution();
        let scene = self.world.scene();
        format!(
            "<Scene {:?}, {width}x{height}, {} triangles, max_depth {}>",
            scene.name,
            scene.triangles.len(),
            scene.max_depth
        )
    }
}

fn device_or_cpu<'py>(
    py: Python<'py>,
    device: Option<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    match device {
        Some(device) => Ok(device),
        None => Ok("cpu".into_pyobject(py)?.into_any()),
    }
}

/// The names of the built-in scenes.
#[pyfunction]
pub fn builtin_scenes() -> Vec<&'static str> {
    wayfare_builtin::all().iter().map(|s| s.name).collect()
}
