//! A cell: one method on one scene under one protocol, seed by seed.

use super::RunError;
use super::cell_files::{Autosave, CellFiles};
use super::images::{CellRequest, CheckpointImage, Images, Work};
use crate::ensemble::Ensemble;
use crate::estimate::Estimate;
use crate::results::{Cell, CheckpointSummary, ImageFiles, Protocol, SeedRow, Spread};
use crate::spec::MethodPlan;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use wayfare_film::{FlipReference, Image, Metadata, exr_file};

/// What a cell is made of.
pub(super) struct CellPlan<'a> {
    pub scene: String,
    pub method: MethodPlan,
    pub protocol: Protocol,
    pub checkpoints: Vec<f64>,
    /// Whether the images of each checkpoint are kept.
    pub shown: Vec<bool>,
    pub seeds: Vec<u64>,
    pub files: CellFiles,
    pub stop: &'a AtomicBool,
}

/// What images are compared with.
pub(super) struct Truth {
    pub image: Arc<Image>,
    /// Mean square of its own error.
    pub own_error: f64,
    pub flip: FlipReference,
}

/// Computes what is missing of a cell. `progress` is called with the share that is done.
pub(super) fn run(
    plan: &CellPlan<'_>,
    truth: &Truth,
    images: &mut dyn Images,
    progress: &mut dyn FnMut(f64),
) -> Result<(), RunError> {
    if plan.files.is_done()? {
        progress(1.0);
        return Ok(());
    }
    // For every checkpoint the sums, their bytes on the way to a file, and an image; and two images for FLIP.
    let what = format!("{} on {}", plan.method.record.label, plan.scene);
    let count = plan.checkpoints.len() as u64;
    let _reservation = super::reserve(&what, truth.image.size(), |size| {
        let sums = Ensemble::bytes(size).saturating_mul(2);
        let flip = FlipReference::bytes(size).saturating_mul(2);
        let all = count.saturating_mul(sums.saturating_add(Image::bytes(size)));
        all.saturating_add(flip)
    })?;
    // Continue from the seeds that an earlier run has saved.
    let empty = plan.checkpoints.iter();
    let empty = empty.map(|_| Ensemble::new(truth.image.clone(), truth.own_error));
    let (mut rows, mut ensembles) = plan.files.resume(empty.collect())?;
    let done = rows.len() / plan.checkpoints.len();
    progress(done as f64 / plan.seeds.len() as f64);
    let mut autosave = Autosave::new();
    let result = plan.missing_seeds(
        truth,
        &mut rows,
        &mut ensembles,
        images,
        &mut autosave,
        progress,
    );
    if let Err(error) = result {
        // Save what is done, even if the rest failed.
        if rows.len() > done * plan.checkpoints.len() {
            plan.files.save(&rows, &ensembles)?;
        }
        return Err(error);
    }
    let cell = plan.summarise(&rows, &ensembles)?;
    plan.files.finish(&rows, &cell)
}

impl CellPlan<'_> {
    fn request(&self) -> CellRequest<'_> {
        CellRequest {
            scene: &self.scene,
            method: &self.method,
            protocol: self.protocol,
            checkpoints: &self.checkpoints,
        }
    }

    /// The seeds that are still to be rendered. What is wrong with the files shows when they are used.
    pub fn missing(&self) -> Work<'_> {
        let done = self.files.done(self.seeds.len(), self.checkpoints.len());
        Work::Cell(self.request(), self.seeds[done..].to_vec())
    }

    fn missing_seeds(
        &self,
        truth: &Truth,
        rows: &mut Vec<SeedRow>,
        ensembles: &mut [Ensemble],
        source: &mut dyn Images,
        autosave: &mut Autosave,
        progress: &mut dyn FnMut(f64),
    ) -> Result<(), RunError> {
        let done = rows.len() / self.checkpoints.len();
        let missing = &self.seeds[done..];
        let request = self.request();
        for (i, &seed) in missing.iter().enumerate() {
            if self.stop.load(Ordering::Relaxed) {
                return Err(RunError::Stopped);
            }
            let images = source.checkpoints(&request, seed, self.stop)?;
            let images = images.ok_or(RunError::Stopped)?;
            if done + i == 0 {
                self.keep_images(&images)?;
            }
            for (i, rendered) in images.into_iter().enumerate() {
                let failed = |source| {
                    let label = &self.method.record.label;
                    RunError::Image {
                        what: format!("{label} on {}, seed {seed}", self.scene),
                        source,
                    }
                };
                let metrics = ensembles[i].add(&rendered.image).map_err(failed)?;
                let flip = truth.flip.mean(&rendered.image).map_err(failed)?;
                rows.push(SeedRow {
                    seed,
                    at: self.checkpoints[i],
                    metrics,
                    flip,
                    samples_per_pixel: rendered.samples_per_pixel,
                    seconds: rendered.seconds,
                    non_finite: rendered.non_finite,
                    diagnostics: rendered.diagnostics,
                });
            }
            if autosave.is_due() && i + 1 < missing.len() {
                autosave.time(|| self.files.save(rows, ensembles))?;
            }
            progress((done + i + 1) as f64 / self.seeds.len() as f64);
        }
        Ok(())
    }

    fn write(&self, name: &str, image: &Image) -> Result<String, RunError> {
        let path = self.files.path(name);
        exr_file::write(&path, image, &Metadata::new()).map_err(|source| RunError::Image {
            what: self.files.relative(name),
            source,
        })?;
        Ok(self.files.relative(name))
    }

    fn file(&self, kind: &str, checkpoint: usize) -> String {
        let words = self.protocol.file_words(self.checkpoints[checkpoint]);
        format!("{kind}-{words}.exr")
    }

    fn keep_images(&self, images: &[CheckpointImage]) -> Result<(), RunError> {
        for (i, rendered) in images.iter().enumerate().filter(|(i, _)| self.shown[*i]) {
            self.write(&self.file("image", i), &rendered.image)?;
        }
        Ok(())
    }

    fn summarise(&self, rows: &[SeedRow], ensembles: &[Ensemble]) -> Result<Cell, RunError> {
        let mut checkpoints = Vec::new();
        for (i, ensemble) in ensembles.iter().enumerate() {
            let own = || rows.iter().skip(i).step_by(ensembles.len());
            let images = if self.shown[i] {
                Some(ImageFiles {
                    image: self.files.relative(&self.file("image", i)),
                    bias: self.write(&self.file("bias", i), &ensemble.bias())?,
                    variance: self.write(&self.file("variance", i), &ensemble.variance())?,
                })
            } else {
                None
            };
            checkpoints.push(CheckpointSummary {
                at: self.checkpoints[i],
                ensemble: ensemble.summary(),
                flip: Estimate::of(own().map(|row| row.flip)),
                samples_per_pixel: Spread::of(own().map(|row| row.samples_per_pixel)),
                seconds: Spread::of(own().map(|row| row.seconds)),
                non_finite: own().map(|row| row.non_finite).sum(),
                diagnostics: mean_diagnostics(own()),
                images,
            });
        }
        Ok(Cell {
            scene: self.scene.clone(),
            method: self.method.record.label.clone(),
            protocol: self.protocol,
            checkpoints,
        })
    }
}

fn mean_diagnostics<'a>(rows: impl Iterator<Item = &'a SeedRow>) -> BTreeMap<String, f64> {
    let mut sums: BTreeMap<String, (f64, f64)> = BTreeMap::new();
    for (name, value) in rows.flat_map(|row| &row.diagnostics) {
        let sum = sums.entry(name.clone()).or_default();
        sum.0 += value;
        sum.1 += 1.0;
    }
    let means = sums.into_iter().map(|(name, (sum, n))| (name, sum / n));
    means.collect()
}
