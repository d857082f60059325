//! Reading the results of a study.

use crate::results::{
    Cell, CheckpointSummary, MethodRecord, Protocol, SceneRecord, Study, cell_folder,
};
use serde::de::DeserializeOwned;
use std::fs;
use std::path::{Path, PathBuf};

/// A result that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("cannot read {path}: {reason}", path = path.display())]
pub struct LoadError {
    path: PathBuf,
    reason: String,
}

/// The results of a study so far.
#[derive(Clone, Debug)]
pub struct Results {
    /// The folder of the study.
    pub folder: PathBuf,
    /// What is compared.
    pub study: Study,
    /// The cells that are done.
    pub cells: Vec<Cell>,
}

impl Results {
    /// Reads a folder. Cells that are not done yet are left out.
    pub fn load(folder: &Path) -> Result<Self, LoadError> {
        let study: Study = read(&folder.join("study.json"))?;
        let mut cells = Vec::new();
        for scene in &study.scenes {
            for method in &study.methods {
                for protocol in Protocol::ALL {
                    let inside = cell_folder(&scene.name, &method.label, protocol);
                    let file = folder.join(inside).join("summary.json");
                    if !study.checkpoints(protocol).is_empty() && file.exists() {
                        cells.push(read(&file)?);
                    }
                }
            }
        }
        Ok(Self {
            folder: folder.to_owned(),
            study,
            cells,
        })
    }

    /// A cell, if it is done.
    pub fn cell(
        &self,
        scene: &SceneRecord,
        method: &MethodRecord,
        protocol: Protocol,
    ) -> Option<&Cell> {
        self.cells.iter().find(|cell| {
            cell.scene == scene.name && cell.method == method.label && cell.protocol == protocol
        })
    }

    /// One checkpoint of a cell, if it is done.
    pub fn checkpoint(
        &self,
        scene: &SceneRecord,
        method: &MethodRecord,
        protocol: Protocol,
        at: f64,
    ) -> Option<&CheckpointSummary> {
        let cell = self.cell(scene, method, protocol)?;
        cell.checkpoints.iter().find(|summary| summary.at == at)
    }
}

fn read<T: DeserializeOwned>(path: &Path) -> Result<T, LoadError> {
    let failed = |reason: String| LoadError {
        path: path.to_owned(),
        reason,
    };
    let text = fs::read_to_string(path).map_err(|error| failed(error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| failed(error.to_string()))
}
