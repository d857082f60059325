//! Renderers.

use crate::arrays::{array_of_image, array_of_layer};
use crate::camera::PyCamera;
use crate::device::PyDevice;
use crate::errors::{exception, setting};
use crate::images;
use crate::interrupt::interruptible;
use crate::json::to_python;
use crate::methods::method_of;
use crate::scene::PyScene;
use numpy::PyArray3;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use wayfare_engine::{
    Budget, EngineError, GuidedDenoiser, RenderError, Renderer, Settings, metadata,
};
use wayfare_film::Image;
use wayfare_render::Renderer as _;
use wayfare_render::cpu::PathTracing;
use wayfare_render::layers::{Layer, Layers};
use wayfare_trajectory::Pose;
use wayfare_transport::{PathKinds, World};

/// An image in progress, by a method (``wayfare.methods()`` lists them) with its parameters as keyword arguments.
///
/// ``device`` is a ``Device`` or its name. ``defaults`` says whose values the parameters have that are not given:
/// ``"ours"`` or ``"published"``. The same seed gives the same image on any number of threads.
#[pyclass(name = "Renderer", module = "wayfare", frozen)]
pub struct PyRenderer {
    inner: Arc<Mutex<Inner>>,
    device: PyDevice,
}

struct Inner {
    renderer: Renderer,
    settings: Settings,
    scene: Arc<Py<PyScene>>,
    /// The camera, where it is not the scene's own, and whether it was moved since.
    pose: Option<Pose>,
    has_moved: bool,
}

/// How far to go.
#[derive(Clone, Copy)]
struct Goal {
    samples_per_pixel: u64,
    end: Option<Instant>,
}

impl PyRenderer {
    /// Does something with the renderer, which other threads may use too, while the GIL is free.
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        stop: &AtomicBool,
        act: impl FnOnce(&mut Inner, &AtomicBool) -> Result<T, RenderError> + Send,
    ) -> PyResult<T> {
        let inner = &self.inner;
        let result = interruptible(py, stop, || act(&mut lock(inner), stop))?;
        result.map_err(|error| exception(EngineError::from(error)))
    }

    /// Reads something that takes no time.
    fn read<T: Send>(&self, py: Python<'_>, read: impl FnOnce(&mut Inner) -> T + Send) -> T {
        py.detach(|| read(&mut lock(&self.inner)))
    }

    /// The scene from the camera of the image.
    fn seen(&self, py: Python<'_>) -> World {
        self.read(py, |inner| {
            let scene = inner.scene.get();
            match inner.pose {
                Some(pose) => scene.world().seen_by(scene.view(&pose)),
                None => (**scene.world()).clone(),
            }
        })
    }

    /// What samples per pixel and seconds mean.
    fn goal(&self, py: Python<'_>, spp: Option<u64>, time: Option<f64>) -> PyResult<Goal> {
        if spp.is_none() && time.is_none() {
            return Err(setting(
                "say how long to render: spp in samples per pixel, time in seconds, or both",
            ));
        }
        if spp == Some(0) {
            return Err(setting("spp is at least 1"));
        }
        let (most, device) = self.read(py, |inner| {
            let renderer = &inner.renderer;
            (
                renderer.max_samples_per_pixel(),
                renderer.device().to_owned(),
            )
        });
        if spp.is_some_and(|spp| spp > most) {
            return Err(setting(format!(
                "{device} adds up at most {most} samples per pixel; average several images"
            )));
        }
        Ok(Goal {
            samples_per_pixel: spp.unwrap_or(most),
            end: time
                .map(seconds)
                .transpose()?
                .map(|time| Instant::now() + time),
        })
    }
}

/// A time, if it is one.
fn seconds(time: f64) -> PyResult<Duration> {
    match (1e-3..=1e9).contains(&time) {
        true => Ok(Duration::from_secs_f64(time)),
        false => Err(setting(format!(
            "time is a number of seconds from 0.001 to 1e9, not {time}"
        ))),
    }
}

fn lock(inner: &Mutex<Inner>) -> MutexGuard<'_, Inner> {
    // A panic in a renderer goes to the caller, who may not use it again.
    inner.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Inner {
    /// Renders to a number of samples per pixel or until a moment.
    fn advance(&mut self, goal: Goal, stop: &AtomicBool) -> Result<(), RenderError> {
        self.renderer.advance(&Budget {
            samples_per_pixel: goal.samples_per_pixel,
            deadline: goal.end,
            is_strict: false,
            stop,
        })
    }

    /// An image needs a sample in every pixel, however slow the device is.
    fn complete_sample(&mut self, stop: &AtomicBool) -> Result<(), RenderError> {
        let mut samples_per_pixel = 1;
        while !self.renderer.has_whole_sample() && !stop.load(Ordering::Relaxed) {
            self.renderer.advance(&Budget {
                samples_per_pixel,
                deadline: None,
                is_strict: false,
                stop,
            })?;
            samples_per_pixel += 1;
        }
        Ok(())
    }
}

#[pymethods]
impl PyRenderer {
    #[new]
    #[pyo3(signature = (scene, method = "auto", *, device = None, seed = 0, defaults = "ours", **parameters))]
    fn new(
        scene: &Bound<'_, PyScene>,
        method: &str,
        device: Option<Bound<'_, PyAny>>,
        seed: u64,
        defaults: &str,
        parameters: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let py = scene.py();
        let method = method_of(method, defaults, parameters)?;
        let device = match device {
            Some(device) => PyDevice::of(&device)?,
            None => PyDevice::open(py, "auto", 0)?,
        };
        let settings = Settings {
            method,
            seed,
            ..Settings::default()
        };
        let (of_scene, stop) = (scene.get(), AtomicBool::new(false));
        let make = || of_scene.on(&device)?.renderer(&settings);
        let mut renderer = interruptible(py, &stop, make)?.map_err(exception)?;
        renderer.survive_card();
        Ok(Self {
            inner: Arc::new(Mutex::new(Inner {
                renderer,
                settings,
                scene: Arc::new(scene.clone().unbind()),
                pose: of_scene.pose(),
                has_moved: false,
            })),
            device,
        })
    }

    /// Renders until the image has ``spp`` samples per pixel, earlier ones included, or ``time`` more seconds have
    /// passed, whichever comes first, and returns it as an array of linear radiance of the shape (height, width, 3) and
    /// type float32.
    ///
    /// Press Ctrl-C at any time: ``KeyboardInterrupt`` is raised, ``image()`` is the image so far, and ``render``
    /// continues from there.
    #[pyo3(signature = (spp = None, *, time = None))]
    fn render<'py>(
        &self,
        py: Python<'py>,
        spp: Option<u64>,
        time: Option<f64>,
    ) -> PyResult<Bound<'py, PyArray3<f32>>> {
        let goal = self.goal(py, spp, time)?;
        let image = self.with(py, &AtomicBool::new(false), move |inner, stop| {
            inner.advance(goal, stop)?;
            inner.renderer.image()
        })?;
        Ok(array_of_image(py, image))
    }

    /// Renders as ``render`` does and yields the image in between: after ``every`` seconds, or after each ``step``
    /// samples per pixel, which gives the same images on every run. The first one has a sample in every pixel, the last
    /// one all.
    #[pyo3(signature = (spp = None, *, time = None, every = None, step = None))]
    fn frames(
        slf: &Bound<'_, Self>,
        spp: Option<u64>,
        time: Option<f64>,
        every: Option<f64>,
        step: Option<u64>,
    ) -> PyResult<Frames> {
        let pace = match (every, step) {
            (Some(_), Some(_)) => return Err(setting("give either every or step")),
            (_, Some(0)) => return Err(setting("step is at least 1")),
            (_, Some(step)) => Pace::Samples(step),
            (every, None) => Pace::Time(seconds(every.unwrap_or(0.1))?),
        };
        let goal = match (spp, time) {
            // Until the caller has seen enough.
            (None, None) => Goal {
                samples_per_pixel: slf
                    .get()
                    .read(slf.py(), |inner| inner.renderer.max_samples_per_pixel()),
                end: None,
            },
            (spp, time) => slf.get().goal(slf.py(), spp, time)?,
        };
        Ok(Frames {
            renderer: slf.clone().unbind(),
            goal,
            pace,
            state: Mutex::new((false, 0)),
        })
    }

    /// The image so far.
    fn image<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<f32>>> {
        let image = self.with(py, &AtomicBool::new(false), |inner, _| {
            inner.renderer.image()
        })?;
        Ok(array_of_image(py, image))
    }

    /// The image so far without its noise, by Intel Open Image Denoise, which must be installed. Albedo and normals of
    /// the scene guide it.
    fn denoised<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<f32>>> {
        let stop = AtomicBool::new(false);
        let image = self.with(py, &stop, |inner, _| inner.renderer.image())?;
        let world = self.seen(py);
        let denoise = || -> Result<Image, EngineError> {
            Ok(GuidedDenoiser::open(0)?.denoise(&world, &image)?)
        };
        let denoised = interruptible(py, &stop, denoise)?.map_err(exception)?;
        Ok(array_of_image(py, denoised))
    }

    /// What the pixels show, independent of the light, and which method renders it: a dict of arrays by the names of
    /// layers, all of them or those that are named.
    ///
    /// ``albedo`` and ``normal`` (height, width, 3) are means over the pixel and look through smooth glass and into
    /// mirrors. ``depth`` (height, width), ``position`` (height, width, 3), ``object`` and ``material`` (height, width,
    /// int32, -1 for nothing) and ``motion`` (height, width, 2) belong to the middle of the pixel. Motion leads to
    /// where the ``previous`` camera saw the same point, in pixels. ``chains`` (height, width, 3) is there once
    /// ``auto`` has chosen: the share of the luminance around a pixel that chains render, of direct, connected and hit
    /// light.
    #[pyo3(signature = (*names, previous = None))]
    fn layers<'py>(
        &self,
        names: &Bound<'py, PyTuple>,
        previous: Option<&Bound<'_, PyCamera>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let py = names.py();
        let names: Vec<String> = names.extract()?;
        let named = names.iter().map(|name| name.parse::<Layer>());
        let mut which = named
            .collect::<Result<Vec<_>, _>>()
            .map_err(|error| setting(error.to_string()))?;
        if which.is_empty() {
            which = Layer::ALL.to_vec();
        }
        let world = self.seen(py);
        let previous = previous.map(|camera| self.scene(py).get().view(&camera.get().0));
        let auto = self.with(py, &AtomicBool::new(false), |inner, _| {
            Ok(inner.renderer.statistics().auto)
        })?;
        let render = || Layers::render(&world, &which, previous.as_ref());
        let layers = interruptible(py, &AtomicBool::new(false), render)?.with_chains(auto.as_ref());
        let arrays = PyDict::new(py);
        for layer in which {
            let values = layers.values(layer);
            if !values.is_empty() {
                let array = array_of_layer(py, layer, layers.size(), &values);
                arrays.set_item(layer.name(), array)?;
            }
        }
        Ok(arrays)
    }

    /// Starts over with another seed.
    fn restart(&self, py: Python<'_>, seed: u64) -> PyResult<()> {
        self.with(py, &AtomicBool::new(false), |inner, _| {
            inner.settings.seed = seed;
            inner.renderer.restart(seed)
        })
    }

    /// Starts over from another camera, with another seed where one is given.
    #[pyo3(signature = (camera, *, seed = None))]
    fn set_camera(
        &self,
        py: Python<'_>,
        camera: &Bound<'_, PyCamera>,
        seed: Option<u64>,
    ) -> PyResult<()> {
        let pose = camera.get().0;
        self.with(py, &AtomicBool::new(false), |inner, _| {
            let view = inner.scene.get().view(&pose);
            let seed = seed.unwrap_or(inner.settings.seed);
            inner.renderer.set_camera(&view, seed)?;
            inner.settings.seed = seed;
            (inner.pose, inner.has_moved) = (Some(pose), true);
            Ok(())
        })
    }

    /// Goes to another version of the scene, with another seed where one is given: the image starts over, and chains go on from what they know
    /// about where light is. Says whether they could: not where the shapes, ``max_depth`` or ``size`` differ, which is a new start. The
    /// camera stays where ``set_camera`` has put it; otherwise it is the scene's.
    #[pyo3(signature = (scene, *, seed = None))]
    fn edit(
        &self,
        py: Python<'_>,
        scene: &Bound<'_, PyScene>,
        seed: Option<u64>,
    ) -> PyResult<bool> {
        let (inner, device, edited) = (&self.inner, &self.device, scene.get());
        let new = Arc::new(scene.clone().unbind());
        let stop = AtomicBool::new(false);
        let edit = move || -> Result<_, EngineError> {
            let on_device = edited.on(device)?;
            let mut inner = lock(inner);
            let pose = inner.pose.filter(|_| inner.has_moved).or(edited.pose());
            let on_device = match pose {
                Some(pose) => on_device.seen_by(edited.view(&pose)),
                None => on_device,
            };
            let seed = seed.unwrap_or(inner.settings.seed);
            let goes_on = inner.renderer.edit(&on_device, seed)?;
            inner.settings.seed = seed;
            inner.pose = pose;
            Ok((goes_on, std::mem::replace(&mut inner.scene, new)))
        };
        let (goes_on, _old) = interruptible(py, &stop, edit)?.map_err(exception)?;
        Ok(goes_on)
    }

    /// Writes the image so far to files, by the end of their names: an EXR has the radiance, a PNG what a screen shows.
    /// Both say how the image was made. The exposure is in stops; the tone map is ``"filmic"`` or ``"srgb"``.
    #[pyo3(signature = (*paths, exposure = 0.0, tone_map = "filmic"))]
    fn save(&self, paths: &Bound<'_, PyTuple>, exposure: f32, tone_map: &str) -> PyResult<()> {
        let py = paths.py();
        let paths: Vec<PathBuf> = paths.extract()?;
        let look = images::look(exposure, tone_map)?;
        let (image, facts) = self.with(py, &AtomicBool::new(false), |inner, _| {
            let image: Image = inner.renderer.image()?;
            let statistics = inner.renderer.statistics();
            let device = inner.renderer.device();
            let world = inner.scene.get().world();
            let facts = metadata(world, inner.pose, &inner.settings, device, &statistics);
            Ok((image, facts))
        })?;
        images::write(py, &paths, &image, look, &facts)
    }

    /// What was done so far: a dict of samples, samples_per_pixel, seconds, rays, mean_path_length, non_finite, and
    /// diagnostics of the chains, where there are any.
    #[getter]
    fn statistics<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let statistics = self.read(py, |inner| inner.renderer.statistics());
        to_python(py, &statistics)
    }

    /// Samples per pixel so far.
    #[getter]
    fn samples_per_pixel(&self, py: Python<'_>) -> f64 {
        self.read(py, |inner| inner.renderer.samples_per_pixel())
    }

    /// The name of the method.
    #[getter]
    fn method(&self, py: Python<'_>) -> &'static str {
        self.read(py, |inner| inner.settings.method.name())
    }

    /// Method, all parameters and seed, as a dict.
    #[getter]
    fn settings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        let settings = self.read(py, |inner| inner.settings.clone());
        to_python(py, &settings)
    }

    /// The name of the device; two of them where one has taken over from the other.
    #[getter]
    fn device(&self, py: Python<'_>) -> String {
        self.read(py, |inner| inner.renderer.device().to_owned())
    }

    /// Notes for the user, for example that the CPU took over, or that there are fewer chains.
    #[getter]
    fn notes(&self, py: Python<'_>) -> Vec<String> {
        self.read(py, |inner| inner.renderer.notes().to_vec())
    }

    /// The scene.
    #[getter]
    fn scene(&self, py: Python<'_>) -> Py<PyScene> {
        self.read(py, |inner| inner.scene.clone()).clone_ref(py)
    }

    /// Some rows of the path-traced image of a scene, by themselves, on the CPU: an array of the shape (stop - start,
    /// width, 3), and the statistics. They are those of the whole image with the same seed and samples per pixel, bit
    /// by bit.
    #[staticmethod]
    #[pyo3(signature = (scene, start, stop, spp, *, seed = 0, threads = 0))]
    fn render_rows<'py>(
        scene: &Bound<'py, PyScene>,
        start: u32,
        stop: u32,
        spp: u64,
        seed: u64,
        threads: usize,
    ) -> PyResult<(Bound<'py, PyArray3<f32>>, Bound<'py, PyAny>)> {
        let py = scene.py();
        let roulette = wayfare_engine::Method::default().roulette;
        let world = Arc::new(scene.get().world().with_roulette(roulette));
        let height = world.camera().resolution()[1];
        if start >= stop || stop > height {
            return Err(setting(format!(
                "rows {start} to {stop} are not there: the image has the rows 0 to {height}"
            )));
        }
        let halt = AtomicBool::new(false);
        let render = || -> Result<_, EngineError> {
            let pool = wayfare_render::cpu::threads(threads)?;
            let mut rows = PathTracing::of_rows(world, PathKinds::ALL, start..stop, seed, pool);
            rows.advance(&Budget {
                samples_per_pixel: spp,
                deadline: None,
                is_strict: false,
                stop: &halt,
            })?;
            Ok((rows.image()?, rows.statistics()))
        };
        let (image, statistics) = interruptible(py, &halt, render)?.map_err(exception)?;
        Ok((array_of_image(py, image), to_python(py, &statistics)?))
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        let (method, device, spp) = self.read(py, |inner| {
            let renderer = &inner.renderer;
            let device = renderer.device().to_owned();
            (inner.settings.method, device, renderer.samples_per_pixel())
        });
        let scene = self.scene(py);
        let name = &scene.get().world().scene().name;
        format!("<Renderer {name:?}, {method} on {device}, {spp:.1} samples per pixel>")
    }
}

/// When there is a new frame.
#[derive(Clone, Copy)]
enum Pace {
    Time(Duration),
    Samples(u64),
}

/// Images in progress.
#[pyclass(module = "wayfare", frozen)]
pub struct Frames {
    renderer: Py<PyRenderer>,
    goal: Goal,
    pace: Pace,
    /// Whether the last one has been seen, and the samples per pixel that were asked for.
    state: Mutex<(bool, u64)>,
}

#[pymethods]
impl Frames {
    fn __iter__(slf: Bound<'_, Self>) -> Bound<'_, Self> {
        slf
    }

    fn __next__<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyArray3<f32>>>> {
        let state = || self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let (is_over, asked) = *state();
        if is_over {
            return Ok(None);
        }
        let (goal, pace) = (self.goal, self.pace);
        let frame = move |inner: &mut Inner, stop: &AtomicBool| {
            let mut next = goal;
            let mut asked = asked;
            match pace {
                Pace::Time(every) => {
                    let end = Instant::now() + every;
                    next.end = Some(goal.end.map_or(end, |last| last.min(end)));
                }
                Pace::Samples(step) => {
                    asked = asked.max(inner.renderer.samples_per_pixel() as u64);
                    asked = asked.saturating_add(step).min(goal.samples_per_pixel);
                    next.samples_per_pixel = asked;
                }
            }
            inner.advance(next, stop)?;
            inner.complete_sample(stop)?;
            let mut is_last = goal.end.is_some_and(|end| Instant::now() >= end);
            is_last |= match pace {
                Pace::Samples(_) => asked >= goal.samples_per_pixel,
                Pace::Time(_) => {
                    inner.renderer.samples_per_pixel() >= goal.samples_per_pixel as f64
                }
            };
            if is_last {
                // One part of the light may have more samples than it needs, another one too few.
                inner.advance(goal, stop)?;
            }
            let is_stopped = stop.load(Ordering::Relaxed);
            Ok((inner.renderer.image()?, is_last && !is_stopped, asked))
        };
        let renderer = self.renderer.get();
        let (image, is_last, asked) = renderer.with(py, &AtomicBool::new(false), frame)?;
        *state() = (is_last, asked);
        Ok(Some(array_of_image(py, image)))
    }
}
