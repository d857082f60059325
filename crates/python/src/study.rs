//! Studies, rendered here or elsewhere.

use crate::arrays::{Pixels, array_of_image, image_of_array};
use crate::device::PyDevice;
use crate::errors::{FileError, SceneError, exception, setting};
use crate::interrupt::interruptible;
use numpy::PyArray3;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyList};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use wayfare_engine::{
    Device, EngineError, Method, Reading, SceneOnDevice, find_scene, prepare_scene,
};
use wayfare_film::{Image, atomic_file};
use wayfare_study::machine::Machine;
use wayfare_study::output::{prepare_folder, write_json};
use wayfare_study::report::{self, PageOptions, Results};
use wayfare_study::results::{MethodRecord, Protocol, SceneRecord};
use wayfare_study::run::{
    CellRequest, CheckpointImage, Context, DeviceImages, Images, PartRequest, ReadyScene, RunError,
    Runner, Status, Work, folder_for_references,
};
use wayfare_study::sources::{Source, earlier_scenes, find_sources, keep_scene};
use wayfare_study::spec::{MethodPlan, Spec};
use wayfare_transport::World;

/// Width of the images in the page of a report, as in the program.
const IMAGE_WIDTH: u32 = 512;

/// The text of a built-in study, or ``None``.
#[pyfunction]
pub fn preset_study(name: &str) -> Option<&'static str> {
    Spec::preset(name)
}

/// Runs the study with this text and writes its report. See ``wayfare.study.run``.
///
/// ``images`` is what renders elsewhere, or ``None``; ``device`` is then only the name that is written down.
#[pyfunction]
#[pyo3(signature = (text, out, *, references, scenes_in, device, images, command, progress))]
#[expect(clippy::too_many_arguments, reason = "they are keyword arguments")]
pub fn run_study(
    py: Python<'_>,
    text: &str,
    out: Option<PathBuf>,
    references: Option<PathBuf>,
    scenes_in: Option<PathBuf>,
    device: &Bound<'_, PyAny>,
    images: Option<Py<PyAny>>,
    command: &str,
    progress: Option<Py<PyAny>>,
) -> PyResult<PathBuf> {
    let spec = Spec::parse(text).map_err(exception)?;
    let methods = spec.validate().map_err(exception)?;
    let sources = find_sources(&spec, scenes_in.as_deref()).map_err(exception)?;
    let folder = out.unwrap_or_else(|| PathBuf::from(format!("study-{}", spec.name)));
    let references = references.or_else(folder_for_references);
    let references = references.unwrap_or_else(|| folder.join("references"));
    let device = match &images {
        None => Place::Here(PyDevice::of(device)?.device().clone()),
        Some(images) => Place::Elsewhere(images.clone_ref(py), device.extract()?),
    };
    let job = Job {
        spec: &spec,
        methods: &methods,
        sources: &sources,
        folder: &folder,
        references: &references,
        place: &device,
        command,
        progress: progress.as_ref(),
        raised: Mutex::default(),
    };
    let stop = AtomicBool::new(false);
    interruptible(py, &stop, || job.run(&stop))??;
    Ok(folder)
}

/// Where images are rendered.
enum Place {
    Here(Device),
    /// An object of Python that has them rendered, and the name of the device that does so.
    Elsewhere(Py<PyAny>, String),
}

struct Job<'a> {
    spec: &'a Spec,
    methods: &'a [MethodPlan],
    sources: &'a [Source],
    folder: &'a PathBuf,
    references: &'a PathBuf,
    place: &'a Place,
    command: &'a str,
    progress: Option<&'a Py<PyAny>>,
    /// What Python has raised on the way.
    raised: Mutex<Option<PyErr>>,
}

impl Job<'_> {
    fn raised(&self) -> MutexGuard<'_, Option<PyErr>> {
        self.raised.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn run(&self, stop: &AtomicBool) -> PyResult<()> {
        prepare_folder(self.folder).map_err(exception)?;
        atomic_file::check(&self.folder.join("study.json")).map_err(exception)?;
        // Describe the machine.
        let (name, threads, driver) = match self.place {
            Place::Here(device) => {
                let driver = device.gpu().map(|gpu| gpu.report().driver.clone());
                (device.name(), device.threads(), driver)
            }
            Place::Elsewhere(_, name) => (name.as_str(), 0, None),
        };
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if threads > 0 { threads } else { cores };
        let machine = Machine::this(threads, driver, None);
        // Report progress; an exception there stops the study.
        let mut on_progress = |status: &Status| {
            let Some(progress) = self.progress else {
                return;
            };
            let told = Python::attach(|py| {
                let Status {
                    words,
                    share,
                    seconds_left,
                } = status;
                progress.call1(py, (words, share, seconds_left)).map(drop)
            });
            if let Err(error) = told {
                *self.raised() = Some(error);
                stop.store(true, Ordering::Relaxed);
            }
        };
        // Run scene by scene.
        let mut runner = Runner::new(
            self.spec,
            self.methods,
            Context {
                folder: self.folder,
                references: self.references,
                device: name,
                machine: &machine,
                stop,
                on_progress: &mut on_progress,
            },
        );
        let mut records = earlier_scenes(self.folder, self.sources);
        let mut result = Ok(());
        for (index, source) in self.sources.iter().enumerate() {
            result = self.scene(&mut runner, (index, source), &mut records, stop);
            if result.is_err() || stop.load(Ordering::Relaxed) {
                break;
            }
        }
        // Write the report.
        if let Some(error) = self.raised().take() {
            return Err(error);
        }
        if self.folder.join("study.json").exists() {
            self.write_report()?;
        }
        result
    }

    fn scene(
        &self,
        runner: &mut Runner<'_>,
        (index, source): (usize, &Source),
        records: &mut Vec<SceneRecord>,
        stop: &AtomicBool,
    ) -> PyResult<()> {
        // Load the scene, here or on workers.
        let world = load(&source.words, self.spec.size, self.spec.max_depth)?;
        let scene = world.scene();
        let (fingerprint, record) = (
            scene.fingerprint(),
            SceneRecord {
                name: source.name.clone(),
                source: source.words.clone(),
                size: world.camera().resolution(),
                max_depth: scene.max_depth,
                triangles: scene.triangles.len() as u64,
                reference: None,
            },
        );
        let (mut here, mut elsewhere);
        let images: &mut dyn Images = match self.place {
            Place::Here(device) => {
                let on_device = device.upload(Arc::new(world)).map_err(exception)?;
                here = DeviceImages::new(on_device);
                &mut here
            }
            Place::Elsewhere(images, _) => {
                elsewhere = ImagesElsewhere {
                    images,
                    scene: SceneRequest {
                        words: source.words.clone(),
                        size: self.spec.size,
                        max_depth: self.spec.max_depth,
                        fingerprint: fingerprint.clone(),
                    },
                    raised: &self.raised,
                };
                &mut elsewhere
            }
        };
        let mut ready = ReadyScene {
            index,
            record,
            fingerprint,
            images,
        };
        // Compute the reference, then all cells.
        let mut run = || -> Result<(), RunError> {
            let reference = runner.reference(&mut ready)?;
            keep_scene(records, &ready.record, self.sources);
            let study = runner.study(self.command, records);
            write_json(self.folder, "study.json", &study)?;
            runner.scene(&mut ready, reference)
        };
        match run() {
            Err(RunError::Stopped) if stop.load(Ordering::Relaxed) => Ok(()),
            Err(error) => Err(self.raised().take().unwrap_or_else(|| exception(error))),
            Ok(()) => Ok(()),
        }
    }

    fn write_report(&self) -> PyResult<()> {
        let failed = |error: &dyn std::fmt::Display| FileError::new_err(error.to_string());
        let results = Results::load(self.folder).map_err(|error| failed(&error))?;
        report::write_files(&results).map_err(exception)?;
        let options = PageOptions {
            image_width: IMAGE_WIDTH,
        };
        report::write_page(&results, &options).map_err(|error| failed(&error))?;
        Ok(())
    }
}

fn load(words: &str, size: Option<[u32; 2]>, max_depth: Option<u32>) -> PyResult<World> {
    let mut scene = find_scene(words, Reading::default()).map_err(exception)?;
    scene.film.resolution = size.unwrap_or(scene.film.resolution);
    scene.max_depth = max_depth.unwrap_or(scene.max_depth);
    prepare_scene(scene).map_err(exception)
}

/// What a machine elsewhere needs to know to render. As text, it is the same for the same images.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Request {
    scene: SceneRequest,
    label: String,
    method: Method,
    what: Wanted,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct SceneRequest {
    words: String,
    size: Option<[u32; 2]>,
    max_depth: Option<u32>,
    fingerprint: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
enum Wanted {
    /// A part of a reference with a number of samples per pixel.
    Part(u64),
    /// Images at checkpoints.
    Checkpoints(Protocol, Vec<f64>),
}

impl Request {
    fn text(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    fn plan(&self) -> MethodPlan {
        MethodPlan {
            method: self.method,
            record: MethodRecord {
                label: self.label.clone(),
                method: self.method.name().into(),
                parameters: Vec::new(),
                settings: serde_json::to_value(self.method).unwrap_or_default(),
            },
        }
    }
}

/// Images that an object of Python has rendered elsewhere.
struct ImagesElsewhere<'a> {
    images: &'a Py<PyAny>,
    scene: SceneRequest,
    raised: &'a Mutex<Option<PyErr>>,
}

impl ImagesElsewhere<'_> {
    fn request(&self, method: &MethodPlan, what: Wanted) -> String {
        let request = Request {
            scene: self.scene.clone(),
            label: method.record.label.clone(),
            method: method.method,
            what,
        };
        request.text()
    }

    fn part(&self, request: &PartRequest<'_>) -> String {
        self.request(request.method, Wanted::Part(request.samples_per_pixel))
    }

    fn cell(&self, request: &CellRequest<'_>) -> String {
        let checkpoints = request.checkpoints.to_vec();
        let what = Wanted::Checkpoints(request.protocol, checkpoints);
        self.request(request.method, what)
    }

    /// Calls Python. What it raises ends the study.
    fn call<T>(&self, call: impl FnOnce(&Bound<'_, PyAny>) -> PyResult<T>) -> Result<T, RunError> {
        Python::attach(|py| call(self.images.bind(py))).map_err(|error| {
            *self.raised.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            RunError::Stopped
        })
    }

    /// Asks until the images are there. `None` if `stop` was set meanwhile.
    fn render(
        &self,
        request: &str,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<Option<Vec<CheckpointImage>>, RunError> {
        while !stop.load(Ordering::Relaxed) {
            let images = self.call(|images| {
                let found = images.call_method1("render", (request, seed))?;
                if found.is_none() {
                    return Ok(None);
                }
                let found = found.try_iter()?.map(|image| checkpoint_of(&image?));
                found.collect::<PyResult<_>>().map(Some)
            })?;
            if images.is_some() {
                return Ok(images);
            }
        }
        Ok(None)
    }
}

/// An image as it comes from a [`Worker`].
type Rendered<'py> = (Pixels<'py>, f64, f64, u64, BTreeMap<String, f64>);

fn checkpoint_of(rendered: &Bound<'_, PyAny>) -> PyResult<CheckpointImage> {
    let (image, seconds, samples_per_pixel, non_finite, diagnostics) =
        rendered.extract::<Rendered<'_>>()?;
    Ok(CheckpointImage {
        image: image_of_array(&image)?,
        seconds,
        samples_per_pixel,
        non_finite,
        diagnostics,
    })
}

impl Images for ImagesElsewhere<'_> {
    fn announce(&mut self, work: &[Work<'_>]) -> Result<(), RunError> {
        let work: Vec<(String, &Vec<u64>)> = work
            .iter()
            .map(|work| match work {
                Work::Reference(request, seeds) => (self.part(request), seeds),
                Work::Cell(request, seeds) => (self.cell(request), seeds),
            })
            .collect();
        self.call(|images| images.call_method1("announce", (work,)).map(drop))
    }

    fn checkpoints(
        &mut self,
        request: &CellRequest<'_>,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<Option<Vec<CheckpointImage>>, RunError> {
        self.render(&self.cell(request), seed, stop)
    }

    fn reference_part(
        &mut self,
        request: &PartRequest<'_>,
        seed: u64,
        on_progress: &mut dyn FnMut(f64),
        stop: &AtomicBool,
    ) -> Result<Option<Image>, RunError> {
        let images = self.render(&self.part(request), seed, stop)?;
        on_progress(request.samples_per_pixel as f64);
        let first = images.and_then(|images| images.into_iter().next());
        Ok(first.map(|image| image.image))
    }
}

/// What renders the images of a study on a machine elsewhere. It keeps the scene of the last request.
#[pyclass(module = "wayfare", frozen)]
pub struct Worker {
    device: PyDevice,
    ready: Mutex<Option<(SceneRequest, DeviceImages)>>,
}

#[pymethods]
impl Worker {
    #[new]
    #[pyo3(signature = (device = "auto", threads = 0))]
    fn new(py: Python<'_>, device: &str, threads: usize) -> PyResult<Self> {
        Ok(Self {
            device: PyDevice::open(py, device, threads)?,
            ready: Mutex::default(),
        })
    }

    /// The name of the device.
    #[getter]
    fn device(&self) -> &str {
        self.device.device().name()
    }

    /// Renders what a request asks for with a seed: a list of images with seconds, samples per pixel, samples that were
    /// not finite, and diagnostics.
    fn render<'py>(
        &self,
        py: Python<'py>,
        request: &str,
        seed: u64,
    ) -> PyResult<Bound<'py, PyList>> {
        let request: Request = serde_json::from_str(request)
            .map_err(|error| setting(format!("this is no request of a study: {error}")))?;
        let stop = AtomicBool::new(false);
        let images = interruptible(py, &stop, || self.images(&request, seed, &stop))??;
        let list = PyList::empty(py);
        for image in images {
            let diagnostics = PyDict::new(py);
            for (key, value) in &image.diagnostics {
                diagnostics.set_item(key, value)?;
            }
            let array: Bound<'_, PyArray3<f32>> = array_of_image(py, image.image);
            list.append((
                array,
                image.seconds,
                image.samples_per_pixel,
                image.non_finite,
                diagnostics,
            ))?;
        }
        Ok(list)
    }
}

impl Worker {
    /// The scene of a request on the device.
    fn scene(&self, request: &SceneRequest) -> PyResult<SceneOnDevice> {
        let world = load(&request.words, request.size, request.max_depth)?;
        if world.scene().fingerprint() != request.fingerprint {
            return Err(SceneError::new_err(format!(
                "the scene {} is another one on this machine than where the study was started",
                request.words
            )));
        }
        let uploaded: Result<_, EngineError> = self.device.device().upload(Arc::new(world));
        uploaded.map_err(exception)
    }

    fn images(
        &self,
        request: &Request,
        seed: u64,
        stop: &AtomicBool,
    ) -> PyResult<Vec<CheckpointImage>> {
        let mut ready = self.ready.lock().unwrap_or_else(PoisonError::into_inner);
        if ready
            .as_ref()
            .is_none_or(|(scene, _)| *scene != request.scene)
        {
            *ready = None;
            let scene = self.scene(&request.scene)?;
            *ready = Some((request.scene.clone(), DeviceImages::new(scene)));
        }
        let Some((_, images)) = &mut *ready else {
            unreachable!("it was just made");
        };
        let (method, scene) = (&request.plan(), request.scene.words.as_str());
        let rendered = match &request.what {
            Wanted::Checkpoints(protocol, checkpoints) => {
                let cell = CellRequest {
                    scene,
                    method,
                    protocol: *protocol,
                    checkpoints,
                };
                images.checkpoints(&cell, seed, stop)
            }
            Wanted::Part(samples_per_pixel) => {
                let part = PartRequest {
                    scene,
                    method,
                    samples_per_pixel: *samples_per_pixel,
                };
                let image = images.reference_part(&part, seed, &mut |_| (), stop);
                let alone = |image| CheckpointImage {
                    image,
                    seconds: 0.0,
                    samples_per_pixel: *samples_per_pixel as f64,
                    non_finite: 0,
                    diagnostics: BTreeMap::new(),
                };
                image.map(|image| image.map(|image| vec![alone(image)]))
            }
        };
        let rendered = rendered.map_err(exception)?;
        rendered.ok_or_else(|| exception(RunError::Stopped))
    }
}
