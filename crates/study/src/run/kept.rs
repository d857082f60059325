//! What a cell keeps in its folder while it is being computed, and at its end.

use super::RunError;
use crate::ensemble::Ensemble;
use crate::output::{self, OutputError};
use crate::results::{Cell, SeedRow};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use wayfare_film::atomic_file;

/// The folder of a cell.
pub(super) struct Kept {
    study: PathBuf,
    inside: PathBuf,
    /// Everything that the results depend on.
    key: String,
}

/// Seeds that are done, before their sums.
#[derive(Serialize, Deserialize)]
struct Header {
    key: String,
    rows: Vec<SeedRow>,
}

/// The summary of a cell, with what it depends on.
#[derive(Serialize, Deserialize)]
struct Keyed<T> {
    key: String,
    #[serde(flatten)]
    cell: T,
}

/// Only the key of a summary.
#[derive(Deserialize)]
struct Nothing {}

const SUMMARY: &str = "summary.json";
const SUMS: &str = "sums.part";

impl Kept {
    pub fn new(study: &Path, inside: PathBuf, key: String) -> Self {
        Self {
            study: study.to_owned(),
            inside,
            key,
        }
    }

    fn folder(&self) -> PathBuf {
        self.study.join(&self.inside)
    }

    /// The path of a file relative to the study, with `/` on every system.
    pub fn relative(&self, name: &str) -> String {
        let parts = self.inside.iter().map(|part| part.to_string_lossy());
        parts.map(|part| part + "/").collect::<String>() + name
    }

    /// The path of a file.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder().join(name)
    }

    fn failed(&self, name: &str, source: std::io::Error) -> RunError {
        OutputError::File {
            path: self.path(name),
            source,
        }
        .into()
    }

    /// Makes the folder, removes what a killed program left half-written, and says whether the cell is done.
    pub fn is_done(&self) -> Result<bool, RunError> {
        output::prepare_folder(&self.folder())?;
        let entries = fs::read_dir(self.folder()).map_err(|error| self.failed("", error))?;
        for entry in entries.flatten() {
            if entry.file_name().to_string_lossy().ends_with(".tmp") {
                let _ = fs::remove_file(entry.path());
            }
        }
        let Ok(text) = fs::read_to_string(self.path(SUMMARY)) else {
            return Ok(false);
        };
        match serde_json::from_str::<Keyed<Nothing>>(&text) {
            Ok(found) if found.key == self.key => {
                self.forget_sums();
                Ok(true)
            }
            _ => Err(self.other_study()),
        }
    }

    fn other_study(&self) -> RunError {
        RunError::OtherStudy {
            folder: self.folder(),
        }
    }

    fn forget_sums(&self) {
        // It may be there or not.
        let _ = fs::remove_file(self.path(SUMS));
    }

    /// Seeds that were done before, and their ensembles.
    pub fn resume(
        &self,
        ensembles: Vec<Ensemble>,
    ) -> Result<(Vec<SeedRow>, Vec<Ensemble>), RunError> {
        let Ok(file) = File::open(self.path(SUMS)) else {
            return Ok((Vec::new(), ensembles));
        };
        let mut reader = BufReader::with_capacity(1 << 20, file);
        let mut line = String::new();
        let failed = |error| self.failed(SUMS, error);
        reader.read_line(&mut line).map_err(failed)?;
        let Header { key, rows } = serde_json::from_str(&line).map_err(|_| self.other_study())?;
        if key != self.key {
            return Err(self.other_study());
        }
        let count = ensembles.len();
        let resumed = ensembles.into_iter().enumerate().map(|(i, ensemble)| {
            let own = rows.iter().skip(i).step_by(count);
            let metrics = own.map(|row| row.metrics).collect();
            ensemble.resume(metrics, |place| {
                reader.read_exact(bytemuck::cast_slice_mut(place))
            })
        });
        let resumed = resumed.collect::<Result<_, _>>().map_err(failed)?;
        Ok((rows, resumed))
    }

    /// Keeps what is done.
    pub fn keep(&self, rows: &[SeedRow], ensembles: &[Ensemble]) -> Result<(), RunError> {
        let header = Header {
            key: self.key.clone(),
            rows: rows.to_vec(),
        };
        let mut bytes = json(&header).into_bytes();
        bytes.push(b'\n');
        for sums in ensembles.iter().flat_map(Ensemble::sums) {
            bytes.extend_from_slice(bytemuck::cast_slice(sums));
        }
        self.write(SUMS, &bytes)
    }

    /// Writes the results of the whole cell; the sums are no longer needed.
    pub fn finish(&self, rows: &[SeedRow], cell: &Cell) -> Result<(), RunError> {
        let lines: String = rows.iter().map(|row| json(row) + "\n").collect();
        self.write("seeds.jsonl", lines.as_bytes())?;
        let summary = Keyed {
            key: self.key.clone(),
            cell,
        };
        let text = serde_json::to_string_pretty(&summary).unwrap_or_default() + "\n";
        self.write(SUMMARY, text.as_bytes())?;
        self.forget_sums();
        Ok(())
    }

    fn write(&self, name: &str, bytes: &[u8]) -> Result<(), RunError> {
        atomic_file::write(&self.path(name), bytes).map_err(|source| RunError::Picture {
            what: self.relative(name),
            source,
        })
    }
}

/// Plain data as one line.
fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).unwrap_or_default()
}

/// When to write down what is done: often, but so that it takes a small share of the time.
pub(super) struct Pace {
    last: Instant,
    took: Duration,
}

impl Pace {
    pub fn new() -> Self {
        Self {
            last: Instant::now(),
            took: Duration::ZERO,
        }
    }

    /// Whether it is time.
    pub fn is_due(&self) -> bool {
        self.last.elapsed() >= 10 * self.took
    }

    /// Writes, and remembers how long it took.
    pub fn time<T>(&mut self, write: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = write();
        self.took = start.elapsed();
        self.last = Instant::now();
        result
    }
}
