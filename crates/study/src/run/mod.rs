//! Running a study: references, then every method on every scene with every seed.
//!
//! Work is kept as it is done. Whatever ends the program, started again it goes on from the last seed, or the last part
//! of a reference, that was written down; every file is complete or not there. At equal samples the results are the same
//! bytes as those of a run that was never interrupted, apart from times.

mod cell;
mod kept;
mod reference;
mod seed;
mod status;

pub use reference::folder_for_references;
pub use status::Status;

use crate::output::OutputError;
use crate::report::cell_folder;
use crate::results::{Protocol, SceneRecord, Study, file_name};
use crate::spec::{MethodPlan, Spec, SpecError};
use cell::{CellPlan, Truth};
use kept::Kept;
use status::{Item, Outlook};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use wayfare_engine::{EngineError, SceneOnDevice};
use wayfare_film::{FilmError, Image, Metadata, exr_file};

/// Why a study does not go on. What was done is kept.
#[derive(Debug, thiserror::Error)]
pub enum RunError {
    /// Somebody asked to stop.
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
    /// A picture cannot be compared, or a file not be written or read.
    #[error("{what}: {source}")]
    Picture {
        /// What was being done.
        what: String,
        /// What is wrong.
        source: FilmError,
    },
    /// A file cannot be written.
    #[error(transparent)]
    Output(#[from] OutputError),
    /// A method that cannot be.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The folder belongs to another study.
    #[error(
        "{folder} holds results of other settings; use another --out, or remove that folder to compute them again",
        folder = folder.display()
    )]
    OtherStudy {
        /// The folder of the results.
        folder: PathBuf,
    },
}

/// A study in progress.
pub struct Runner<'a> {
    spec: &'a Spec,
    methods: &'a [MethodPlan],
    folder: &'a Path,
    references: &'a Path,
    device: &'a str,
    stop: &'a AtomicBool,
    outlook: Outlook,
    tell: &'a mut dyn FnMut(&Status),
}

/// A scene that is ready.
pub struct ReadyScene<'a> {
    /// Its number in the study.
    pub index: usize,
    /// What the report says about it.
    pub record: SceneRecord,
    /// Its fingerprint.
    pub fingerprint: String,
    /// The scene on the device that renders it.
    pub on_device: &'a SceneOnDevice,
}

/// Where a study runs and what it talks to.
pub struct Surroundings<'a> {
    /// The folder of the study.
    pub folder: &'a Path,
    /// The folder in which references are kept.
    pub references: &'a Path,
    /// The name of the device.
    pub device: &'a str,
    /// Set by another thread to stop.
    pub stop: &'a AtomicBool,
    /// Is told now and then how far the study is.
    pub tell: &'a mut dyn FnMut(&Status),
}

impl<'a> Runner<'a> {
    /// A study before its first scene.
    pub fn new(spec: &'a Spec, methods: &'a [MethodPlan], around: Surroundings<'a>) -> Self {
        Self {
            spec,
            methods,
            folder: around.folder,
            references: around.references,
            device: around.device,
            stop: around.stop,
            outlook: Outlook::new(spec, methods.len()),
            tell: around.tell,
        }
    }

    /// What was asked for, with the scenes that are known so far: those that an earlier run has left, too.
    pub fn study(&self, command: &str, scenes: &[SceneRecord]) -> Study {
        Study {
            name: self.spec.name.clone(),
            version: env!("CARGO_PKG_VERSION").into(),
            command: command.into(),
            device: self.device.into(),
            seeds: self.spec.seeds(),
            scenes: scenes.to_vec(),
            methods: self.methods.iter().map(|m| m.record.clone()).collect(),
            time: self.spec.checkpoints(Protocol::Time),
            samples: self.spec.checkpoints(Protocol::Samples),
        }
    }

    /// Computes, or finds, the reference of a scene; its record is then complete.
    pub fn reference(&mut self, scene: &mut ReadyScene<'_>) -> Result<Image, RunError> {
        let pixels = u64::from(scene.record.size[0]) * u64::from(scene.record.size[1]);
        self.outlook.set_pixels(scene.index, pixels);
        let name = scene.record.name.clone();
        let item = Item::Reference(scene.index);
        let Self {
            outlook,
            tell,
            stop,
            references,
            spec,
            device,
            ..
        } = self;
        let method = spec.reference_method(&name)?;
        let job = reference::Job {
            method: &method,
            folder: references,
            fingerprint: &scene.fingerprint,
            samples_per_pixel: spec.reference_spp,
            size: scene.record.size,
            device,
            stop,
        };
        let mut note = |share: f64, seconds_per_sample: Option<f64>| {
            outlook.set_share(item, share);
            outlook.note_speed(scene.index, seconds_per_sample);
            tell(&outlook.status(format!("{name}: reference")));
        };
        let (image, mut found) = reference::find(&job, scene.on_device, &mut note)?;
        let inside = format!("scenes/{}/reference.exr", file_name(&name));
        let file = self.folder.join(&inside);
        if let Some(parent) = file.parent() {
            crate::output::prepare_folder(parent)?;
        }
        exr_file::write(&file, &image, &Metadata::new()).map_err(|source| RunError::Picture {
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
        let truth = Truth {
            image: Arc::new(image),
            own_error: reference.own_error.mse,
        };
        for protocol in Protocol::ALL {
            let checkpoints = self.spec.checkpoints(protocol);
            if checkpoints.is_empty() {
                continue;
            }
            for (number, method) in self.methods.iter().enumerate() {
                let label = &method.record.label;
                let inside = cell_folder(&scene.record.name, label, protocol);
                let key = serde_json::json!({
                    "version": env!("CARGO_PKG_VERSION"),
                    "device": self.device,
                    "scene": scene.fingerprint,
                    "settings": method.record.settings,
                    "protocol": protocol,
                    "checkpoints": checkpoints,
                    "seeds": [self.spec.first_seed, self.spec.seeds],
                    "reference": [reference.method, reference.samples_per_pixel],
                });
                let plan = CellPlan {
                    scene: scene.record.name.clone(),
                    method: method.clone(),
                    protocol,
                    shown: checkpoints
                        .iter()
                        .map(|&at| self.spec.is_shown(protocol, at))
                        .collect(),
                    checkpoints: checkpoints.clone(),
                    seeds: self.spec.seeds(),
                    kept: Kept::new(self.folder, inside, key.to_string()),
                    stop: self.stop,
                };
                let words = format!("{}: {label}, equal {protocol}", scene.record.name);
                let item = Item::Cell(scene.index, protocol, number);
                let (outlook, tell) = (&mut self.outlook, &mut *self.tell);
                let mut note = |share: f64| {
                    outlook.set_share(item, share);
                    tell(&outlook.status(words.clone()));
                };
                cell::run(&plan, &truth, scene.on_device, &mut note)?;
            }
        }
        Ok(())
    }
}
