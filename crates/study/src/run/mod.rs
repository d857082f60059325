//! Running a study: references, then every method on every scene with every seed.
//!
//! Work is saved as it is done. However the program ends, the next run continues from the last seed, or the last part
//! of a reference, that was saved; every file is complete or absent. At equal samples the results are the same bytes as
//! those of a run that was never interrupted, except for times.

mod cell;
mod cell_files;
mod images;
mod reference;
mod seed;
mod status;

pub use images::{CellRequest, CheckpointImage, DeviceImages, Images, PartRequest, Work};
pub use reference::folder_for_references;
pub use status::Status;

use crate::folder::OtherSettings;
use crate::machine::Machine;
use crate::results::{Protocol, SceneRecord, Study, cell_folder, file_name};
use crate::spec::{MethodPlan, Spec, SpecError};
use cell::{CellPlan, Truth};
use cell_files::CellFiles;
use status::{Item, Outlook};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use wayfare_engine::EngineError;
use wayfare_engine::memory::{self, Reservation};
use wayfare_film::{FilmError, FlipReference, Image, Metadata, exr_file};

/// Why a study stops. What was done is saved.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// A stop was requested.
    #[error("stopped")]
    Stopped,
    /// A device failed.
    #[error("{what}: {source}")]
    Device {
        /// What was being done.
        what: String,
        /// What the device says.
        source: EngineError,
    },
    /// An image cannot be compared, or a file not be written or read.
    #[error("{what}: {source}")]
    Image {
        /// What was being done.
        what: String,
        /// What is wrong.
        source: FilmError,
    },
    /// A file cannot be written or read.
    #[error(transparent)]
    File(#[from] FilmError),
    /// The method of a reference makes no sense.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The folder of a cell holds results of other settings.
    #[error(transparent)]
    OtherSettings(#[from] OtherSettings),
}

/// Promises memory for images of this size, which need `bytes`, before it is taken.
fn reserve(
    what: &str,
    size: [u32; 2],
    bytes: impl Fn([u32; 2]) -> u64,
) -> Result<Reservation, RunError> {
    let [width, height] = size;
    let images = format!("a study of images of {width}x{height}");
    memory::reserve(images, bytes(size), |available| memory::Fits {
        size: memory::fitting_size(size, |size| bytes(size) <= available),
        ..Default::default()
    })
    .map_err(|error| RunError::Device {
        what: what.into(),
        source: error.into(),
    })
}

/// A study in progress.
pub struct Runner<'a> {
    spec: &'a Spec,
    methods: &'a [MethodPlan],
    context: Context<'a>,
    outlook: Outlook,
}

/// A scene that is ready to be rendered.
pub struct ReadyScene<'a> {
    /// Its number in the study.
    pub index: usize,
    /// What the report says about it.
    pub record: SceneRecord,
    /// Its fingerprint.
    pub fingerprint: String,
    /// Where its images come from.
    pub images: &'a mut dyn Images,
}

/// Where a study runs and what it talks to.
pub struct Context<'a> {
    /// The folder of the study.
    pub folder: &'a Path,
    /// The folder in which references are kept.
    pub references: &'a Path,
    /// The name of the device.
    pub device: &'a str,
    /// The machine, for the report.
    pub machine: &'a Machine,
    /// Set by another thread to stop.
    pub stop: &'a AtomicBool,
    /// Called now and then with the progress of the study.
    pub on_progress: &'a mut dyn FnMut(&Status),
}

impl<'a> Runner<'a> {
    /// A study before its first scene.
    pub fn new(spec: &'a Spec, methods: &'a [MethodPlan], context: Context<'a>) -> Self {
        Self {
            spec,
            methods,
            context,
            outlook: Outlook::new(spec, methods.len()),
        }
    }

    /// The record of the study, with the scenes that are known so far, those of earlier runs included.
    pub fn study(&self, command: &str, scenes: &[SceneRecord]) -> Study {
        Study {
            name: self.spec.name.clone(),
            version: env!("CARGO_PKG_VERSION").into(),
            command: command.into(),
            device: self.context.device.into(),
            machine: Some(self.context.machine.clone()),
            seeds: self.spec.seeds(),
            scenes: scenes.to_vec(),
            methods: self.methods.iter().map(|m| m.record.clone()).collect(),
            time: self.spec.checkpoints(Protocol::Time),
            samples: self.spec.checkpoints(Protocol::Samples),
        }
    }

    /// Finds the reference of a scene or computes it, and completes the scene's record.
    pub fn reference(&mut self, scene: &mut ReadyScene<'_>) -> Result<Image, RunError> {
        let pixels = u64::from(scene.record.size[0]) * u64::from(scene.record.size[1]);
        self.outlook.set_pixels(scene.index, pixels);
        let name = scene.record.name.clone();
        let item = Item::Reference(scene.index);
        let method = self.spec.reference_method(&name)?;
        let job = reference::Job {
            scene: &name,
            method: &method,
            folder: self.context.references,
            fingerprint: &scene.fingerprint,
            samples_per_pixel: self.spec.reference_spp,
            size: scene.record.size,
            device: self.context.device,
            stop: self.context.stop,
        };
        // Say what will be needed, so that others can begin with it.
        let cells = self.cells(&scene.record.name, &scene.fingerprint, job.kind());
        let work = job.missing().into_iter();
        let work = work.chain(cells.iter().map(|(_, cell)| cell.missing()));
        scene.images.announce(&work.collect::<Vec<_>>())?;
        let (outlook, context) = (&mut self.outlook, &mut self.context);
        let mut progress = |share: f64, seconds_per_sample: Option<f64>| {
            outlook.set_share(item, share);
            outlook.note_speed(scene.index, seconds_per_sample);
            (context.on_progress)(&outlook.status(format!("{name}: reference")));
        };
        let (image, mut found) = reference::find(&job, scene.images, &mut progress)?;
        // A copy in the folder of the study, for the report.
        let inside = format!("scenes/{}/reference.exr", file_name(&name));
        let file = self.context.folder.join(&inside);
        if let Some(parent) = file.parent() {
            crate::output::prepare_folder(parent)?;
        }
        exr_file::write(&file, &image, &Metadata::new()).map_err(|source| RunError::Image {
            what: format!("the reference of {name}"),
            source,
        })?;
        found.file = inside;
        scene.record.reference = Some(found);
        Ok(image)
    }

    /// Runs every method on a scene whose reference was found.
    pub fn scene(&mut self, scene: &mut ReadyScene<'_>, image: Image) -> Result<(), RunError> {
        let Some(reference) = scene.record.reference.clone() else {
            return Ok(());
        };
        let flip = FlipReference::new(&image).map_err(|source| RunError::Image {
            what: format!("the reference of {}", scene.record.name),
            source,
        })?;
        let truth = Truth {
            flip,
            image: Arc::new(image),
            own_error: reference.own_error.mse,
        };
        let kind = (reference.method.as_str(), reference.samples_per_pixel);
        for (number, plan) in self.cells(&scene.record.name, &scene.fingerprint, kind) {
            let (label, protocol) = (&plan.method.record.label, plan.protocol);
            let text = format!("{}: {label}, equal {protocol}", scene.record.name);
            let item = Item::Cell(scene.index, protocol, number);
            let (outlook, context) = (&mut self.outlook, &mut self.context);
            let mut progress = |share: f64| {
                outlook.set_share(item, share);
                (context.on_progress)(&outlook.status(text.clone()));
            };
            cell::run(&plan, &truth, scene.images, &mut progress)?;
        }
        Ok(())
    }

    /// The cells of a scene with the numbers of their methods, in order. They depend on the method and the samples of
    /// the reference.
    fn cells(
        &self,
        scene: &str,
        fingerprint: &str,
        reference: (&str, u64),
    ) -> Vec<(usize, CellPlan<'a>)> {
        let mut cells = Vec::new();
        for protocol in Protocol::ALL {
            let checkpoints = self.spec.checkpoints(protocol);
            if checkpoints.is_empty() {
                continue;
            }
            for (number, method) in self.methods.iter().enumerate() {
                let inside = cell_folder(scene, &method.record.label, protocol);
                // Everything that the results depend on.
                let key = serde_json::json!({
                    "version": env!("CARGO_PKG_VERSION"),
                    "device": self.context.device,
                    "scene": fingerprint,
                    "settings": method.record.settings,
                    "protocol": protocol,
                    "checkpoints": checkpoints,
                    "seeds": [self.spec.first_seed, self.spec.seeds],
                    "reference": [reference.0, reference.1],
                });
                let shown = checkpoints
                    .iter()
                    .map(|&at| self.spec.is_shown(protocol, at));
                let plan = CellPlan {
                    scene: scene.to_owned(),
                    method: method.clone(),
                    protocol,
                    shown: shown.collect(),
                    checkpoints: checkpoints.clone(),
                    seeds: self.spec.seeds(),
                    files: CellFiles::new(self.context.folder, inside, &key),
                    stop: self.context.stop,
                };
                cells.push((number, plan));
            }
        }
        cells
    }
}
