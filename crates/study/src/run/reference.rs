//! References: many samples, computed once and kept.

use super::RunError;
use super::cell_files::Autosave;
use super::images::{Images, PartRequest, Work};
use crate::output::prepare_folder;
use crate::results::{OwnError, Reference, file_name};
use crate::spec::MethodPlan;
use crate::tiles::{OverTiles, TILE, block_means};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use wayfare_film::{FilmError, FlipReference, Image, Metadata, atomic_file, compare, exr_file};

/// The default folder of references: in the user's cache.
pub fn folder_for_references() -> Option<PathBuf> {
    let folder = |name: &str| {
        let value = std::env::var_os(name).filter(|value| !value.is_empty());
        value.map(PathBuf::from)
    };
    folder("XDG_CACHE_HOME")
        .or_else(|| folder("LOCALAPPDATA"))
        .or_else(|| Some(folder("HOME")?.join(".cache")))
        .map(|cache| cache.join("wayfare").join("references"))
}

/// A reference that is wanted.
pub(super) struct Job<'a> {
    pub scene: &'a str,
    pub method: &'a MethodPlan,
    pub folder: &'a Path,
    pub fingerprint: &'a str,
    pub samples_per_pixel: u64,
    pub size: [u32; 2],
    pub device: &'a str,
    pub stop: &'a AtomicBool,
}

/// Seeds of references are far from those of the images that are compared with them.
const FIRST_SEED: u64 = 0x5265_6665_7265_6e63;
/// Independent images that a reference is the mean of, half of them for each of its halves.
const PARTS: u64 = 32;

/// What is known of a reference, beside its image.
#[derive(Serialize, Deserialize)]
struct StoredReference {
    fingerprint: String,
    settings: serde_json::Value,
    #[serde(flatten)]
    reference: Reference,
}

/// Parts that are done.
#[derive(Default, Serialize, Deserialize)]
struct Progress {
    fingerprint: String,
    parts: u64,
    seconds: f64,
}

/// Sums of the images of each half.
type Halves = [Vec<[f64; 3]>; 2];

/// Called with the share that is done, and the seconds of a sample once they are known.
type OnProgress<'a> = &'a mut dyn FnMut(f64, Option<f64>);

impl Job<'_> {
    fn path(&self, extension: &str) -> PathBuf {
        let short = &self.fingerprint[..16.min(self.fingerprint.len())];
        let version = env!("CARGO_PKG_VERSION");
        let samples = self.samples_per_pixel;
        let method = file_name(&self.method.record.label);
        let name = format!("{short}-{method}-{samples}spp-v{version}.{extension}");
        self.folder.join(name)
    }

    fn samples_of_a_part(&self) -> u64 {
        (self.samples_per_pixel / PARTS).max(1)
    }

    /// An even number: both halves have as many.
    fn parts(&self) -> u64 {
        let parts = self.samples_per_pixel.div_ceil(self.samples_of_a_part());
        parts.next_multiple_of(2)
    }

    fn image_failed(&self, source: FilmError) -> RunError {
        RunError::Image {
            what: "the reference".into(),
            source,
        }
    }

    fn stored(&self) -> Option<(Image, Reference)> {
        let text = fs::read_to_string(self.path("json")).ok()?;
        let record: StoredReference = serde_json::from_str(&text).ok()?;
        let (image, _) = exr_file::read(&self.path("exr")).ok()?;
        let fits = record.fingerprint == self.fingerprint
            && record.settings == self.method.record.settings
            && image.size() == self.size;
        fits.then_some((image, record.reference))
    }

    fn resume(&self) -> Option<(Progress, Halves)> {
        let mut reader = BufReader::new(File::open(self.path("part")).ok()?);
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        let progress: Progress = serde_json::from_str(&line).ok()?;
        let mut halves = self.empty();
        for half in &mut halves {
            reader.read_exact(bytemuck::cast_slice_mut(half)).ok()?;
        }
        (progress.fingerprint == self.fingerprint).then_some((progress, halves))
    }

    /// Bytes that a reference of this size takes besides its renderer: its halves, as sums and in a file, and images of
    /// them.
    fn bytes(size: [u32; 2]) -> u64 {
        let sums = 2 * size_of::<[f64; 3]>() as u64 / size_of::<[f32; 3]>() as u64;
        Image::bytes(size).saturating_mul(2 * sums + 3)
    }

    fn empty(&self) -> Halves {
        let pixels = self.size[0] as usize * self.size[1] as usize;
        [vec![[0.0; 3]; pixels], vec![[0.0; 3]; pixels]]
    }

    fn save(&self, progress: &Progress, halves: &Halves) -> Result<(), RunError> {
        let mut bytes = serde_json::to_vec(progress).unwrap_or_default();
        bytes.push(b'\n');
        for half in halves {
            bytes.extend_from_slice(bytemuck::cast_slice(half));
        }
        self.write("part", &bytes)
    }

    fn write(&self, extension: &str, bytes: &[u8]) -> Result<(), RunError> {
        let written = atomic_file::write(&self.path(extension), bytes);
        written.map_err(|source| self.image_failed(source))
    }

    /// What its parts are.
    fn part(&self) -> PartRequest<'_> {
        PartRequest {
            scene: self.scene,
            method: self.method,
            samples_per_pixel: self.samples_of_a_part(),
        }
    }

    /// The method, and the samples per pixel of all parts together.
    pub fn kind(&self) -> (&str, u64) {
        let samples = self.parts() * self.samples_of_a_part();
        (&self.method.record.label, samples)
    }

    /// What is still to be computed.
    pub fn missing(&self) -> Option<Work<'_>> {
        if self.stored().is_some() {
            return None;
        }
        let done = self.resume().map_or(0, |(progress, _)| progress.parts);
        let seeds = (done..self.parts()).map(|part| FIRST_SEED + part);
        Some(Work::Reference(self.part(), seeds.collect()))
    }

    /// Computes the parts that are missing.
    fn compute(
        &self,
        progress: &mut Progress,
        halves: &mut Halves,
        images: &mut dyn Images,
        on_progress: OnProgress<'_>,
    ) -> Result<(), RunError> {
        let (parts, part) = (self.parts(), self.part());
        let pixels = halves[0].len() as f64;
        let mut autosave = Autosave::new();
        while progress.parts < parts {
            let start = Instant::now();
            let before = progress.parts as f64;
            let mut on_samples = |done: f64| {
                let share = (before + done / part.samples_per_pixel as f64) / parts as f64;
                let speed = start.elapsed().as_secs_f64() / (done * pixels).max(1.0);
                on_progress(share, (done > 0.0).then_some(speed));
            };
            let seed = FIRST_SEED + progress.parts;
            let Some(image) = images.reference_part(&part, seed, &mut on_samples, self.stop)?
            else {
                self.save(progress, halves)?;
                return Err(RunError::Stopped);
            };
            let sums = &mut halves[(progress.parts % 2) as usize];
            for (sum, pixel) in sums.iter_mut().zip(&image.pixels) {
                for channel in 0..3 {
                    sum[channel] += f64::from(pixel[channel]);
                }
            }
            progress.parts += 1;
            progress.seconds += start.elapsed().as_secs_f64();
            if autosave.is_due() && progress.parts < parts {
                autosave.time(|| self.save(progress, halves))?;
            }
        }
        Ok(())
    }
}

/// A reference: from its file, or computed. Its `file` is left empty.
pub(super) fn find(
    job: &Job<'_>,
    images: &mut dyn Images,
    on_progress: OnProgress<'_>,
) -> Result<(Image, Reference), RunError> {
    if let Some(stored) = job.stored() {
        on_progress(1.0, None);
        return Ok(stored);
    }
    let _reservation = super::reserve("the reference", job.size, Job::bytes)?;
    prepare_folder(job.folder)?;
    // It may take hours to compute what could not be kept.
    atomic_file::check(&job.path("exr"))?;
    let (mut progress, mut halves) = job.resume().unwrap_or_else(|| {
        let nothing = Progress {
            fingerprint: job.fingerprint.into(),
            ..Default::default()
        };
        (nothing, job.empty())
    });
    job.compute(&mut progress, &mut halves, images, on_progress)?;
    let parts = job.parts();
    let mean = |sums: &dyn Fn(usize, usize) -> f64, count: f64| {
        let [width, height] = job.size;
        Image::from_fn(width, height, |x, y| {
            let pixel = y as usize * width as usize + x as usize;
            std::array::from_fn(|channel| (sums(pixel, channel) / count) as f32)
        })
    };
    let half = |i: usize| {
        mean(
            &|pixel, channel| halves[i][pixel][channel],
            (parts / 2) as f64,
        )
    };
    let both = |pixel: usize, channel: usize| halves[0][pixel][channel] + halves[1][pixel][channel];
    let image = mean(&both, parts as f64);
    let failed = |source| job.image_failed(source);
    let reference = Reference {
        file: String::new(),
        method: job.method.record.label.clone(),
        samples_per_pixel: parts * job.samples_of_a_part(),
        device: job.device.into(),
        seconds: progress.seconds,
        own_error: own_error(&half(0), &half(1), &image).map_err(failed)?,
    };
    exr_file::write(&job.path("exr"), &image, &Metadata::new()).map_err(failed)?;
    let record = StoredReference {
        fingerprint: job.fingerprint.into(),
        settings: job.method.record.settings.clone(),
        reference: reference.clone(),
    };
    let text = serde_json::to_string_pretty(&record).unwrap_or_default();
    job.write("json", text.as_bytes())?;
    // It may be there or not.
    let _ = fs::remove_file(job.path("part"));
    Ok((image, reference))
}

/// The error of the mean of two halves: half their difference, in every metric.
fn own_error(a: &Image, b: &Image, mean: &Image) -> Result<OwnError, FilmError> {
    // The mean plus half the difference is the first half itself.
    let metrics = compare(a, mean)?;
    let (mean_a, mean_b) = (total(a), total(b));
    let (tiles_a, truth) = (block_means(a, TILE), block_means(mean, TILE));
    let tiles: Vec<f64> = tiles_a
        .iter()
        .zip(&truth)
        .map(|(a, mean)| a - mean)
        .collect();
    Ok(OwnError {
        mse: metrics.mse,
        mae: metrics.mae,
        mrse: metrics.mrse,
        mape: metrics.mape,
        mean: if mean_a + mean_b > 0.0 {
            (mean_a - mean_b).abs() / (mean_a + mean_b)
        } else {
            0.0
        },
        flip: FlipReference::new(mean)?.mean(a)?,
        local_bias: OverTiles::of(&tiles, &truth),
    })
}

fn total(image: &Image) -> f64 {
    image.mean().iter().sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_sampling::Philox;

    /// Half the difference of two independent halves has the same mean square as the error of their mean.
    #[test]
    fn halves_tell_the_error_of_their_mean() {
        let numbers = Philox::new(5).stream(2, 0);
        let half = |which: u32| {
            Image::from_fn(64, 48, |x, y| {
                let index = 2 * (y * 64 + x) + which;
                [0, 1, 2].map(|channel| 0.9 + 0.2 * numbers.clone().unit(3 * index + channel))
            })
        };
        let (a, b) = (half(0), half(1));
        let mean = Image::from_fn(64, 48, |x, y| {
            let (a, b) = (a.pixel(x, y), b.pixel(x, y));
            std::array::from_fn(|channel| 0.5 * (a[channel] + b[channel]))
        });
        let truth = Image::from_fn(64, 48, |_, _| [1.0; 3]);
        let told = own_error(&a, &b, &mean).expect("same size");
        let real = compare(&mean, &truth).expect("same size");
        assert!(
            (told.mse / real.mse - 1.0).abs() < 0.05,
            "{told:?} {real:?}"
        );
        assert!(
            (told.mae / real.mae - 1.0).abs() < 0.05,
            "{told:?} {real:?}"
        );
        assert!(
            (told.mrse / real.mrse - 1.0).abs() < 0.05,
            "{told:?} {real:?}"
        );
        assert!(told.mean < 0.01);
    }
}
