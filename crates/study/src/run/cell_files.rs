//! The files of a cell, while it is being computed and at its end.

use super::RunError;
use crate::ensemble::Ensemble;
use crate::folder::ResumableFolder;
use crate::results::{Cell, SeedRow};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use wayfare_film::FilmError;

/// The folder of a cell.
pub(super) struct CellFiles {
    /// Relative to the study.
    inside: PathBuf,
    folder: ResumableFolder,
    /// Everything that the results depend on, as it stands in the files.
    key: String,
}

/// The seeds that are done: the first line of a file, before their sums.
#[derive(Serialize, Deserialize)]
struct Header {
    key: String,
    rows: Vec<SeedRow>,
}

/// The summary of a cell, with what it depends on.
#[derive(Serialize)]
struct Summary<'a> {
    key: &'a str,
    #[serde(flatten)]
    cell: &'a Cell,
}

const SUMMARY: &str = "summary.json";
const SUMS: &str = "sums.part";

impl CellFiles {
    pub fn new(study: &Path, inside: PathBuf, key: &Value) -> Self {
        Self {
            folder: ResumableFolder::new(study.join(&inside), key),
            inside,
            key: key.to_string(),
        }
    }

    /// The path of a file relative to the study, with `/` on every system.
    pub fn relative(&self, name: &str) -> String {
        let parts = self.inside.iter().map(|part| part.to_string_lossy());
        parts.map(|part| part + "/").collect::<String>() + name
    }

    /// The path of a file.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path(name)
    }

    /// Whether the key of earlier results is that of this cell.
    fn check(&self, key: &str) -> Result<(), RunError> {
        let earlier = serde_json::from_str(key).unwrap_or_default();
        Ok(self.folder.check(&earlier)?)
    }

    /// Makes the folder and says whether the cell is done.
    pub fn is_done(&self) -> Result<bool, RunError> {
        self.folder.prepare("")?;
        let Ok(text) = fs::read_to_string(self.path(SUMMARY)) else {
            return Ok(false);
        };
        let summary: Value = serde_json::from_str(&text).unwrap_or_default();
        self.check(summary["key"].as_str().unwrap_or_default())?;
        self.forget_sums();
        Ok(true)
    }

    /// How many of all seeds are done, without changing anything.
    pub fn done(&self, seeds: usize, checkpoints: usize) -> usize {
        if self.path(SUMMARY).is_file() {
            return seeds;
        }
        let header = || -> Option<Header> {
            let mut line = String::new();
            let file = File::open(self.path(SUMS)).ok()?;
            BufReader::new(file).read_line(&mut line).ok()?;
            serde_json::from_str(&line).ok()
        };
        header()
            .map_or(0, |header| header.rows.len() / checkpoints)
            .min(seeds)
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
        let failed = |source: io::Error| FilmError::Read {
            path: self.path(SUMS),
            source,
        };
        let mut reader = BufReader::with_capacity(1 << 20, file);
        let mut line = String::new();
        reader.read_line(&mut line).map_err(failed)?;
        let header: Result<Header, _> = serde_json::from_str(&line);
        let Header { key, rows } = header.map_err(|error| failed(error.into()))?;
        self.check(&key)?;
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

    /// Saves what is done.
    pub fn save(&self, rows: &[SeedRow], ensembles: &[Ensemble]) -> Result<(), RunError> {
        let header = Header {
            key: self.key.clone(),
            rows: rows.to_vec(),
        };
        let mut bytes = json(&header).into_bytes();
        bytes.push(b'\n');
        for sums in ensembles.iter().flat_map(Ensemble::sums) {
            bytes.extend_from_slice(bytemuck::cast_slice(sums));
        }
        Ok(self.folder.write(SUMS, &bytes)?)
    }

    /// Writes the results of the whole cell; the sums are no longer needed.
    pub fn finish(&self, rows: &[SeedRow], cell: &Cell) -> Result<(), RunError> {
        let lines: String = rows.iter().map(|row| json(row) + "\n").collect();
        self.folder.write("seeds.jsonl", lines.as_bytes())?;
        let key = &self.key;
        self.folder.write_json(SUMMARY, &Summary { key, cell })?;
        self.forget_sums();
        Ok(())
    }
}

/// Plain data as one line.
fn json(data: &impl Serialize) -> String {
    serde_json::to_string(data).unwrap_or_default()
}

/// When to save what is done: often, but so that it takes a small share of the time.
pub(super) struct Autosave {
    last: Instant,
    took: Duration,
}

impl Autosave {
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

    /// Saves, and remembers how long it took.
    pub fn time<T>(&mut self, save: impl FnOnce() -> T) -> T {
        let start = Instant::now();
        let result = save();
        self.took = start.elapsed();
        self.last = Instant::now();
        result
    }
}
