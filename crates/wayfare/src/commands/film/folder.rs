//! The files of a film, those of earlier runs included.
//!
//! A frame is done once its file exists: files are complete or absent, and each says what was measured. `film.json` is
//! made from them, so nothing is lost when the program is killed.

use super::errors::Errors;
use super::request::FilmSettings;
use crate::Failure;
use crate::report::command_line;
use serde::Serialize;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use wayfare_film::{Metadata, png_file};
use wayfare_study::folder::ResumableFolder;

/// The folder of the frames that show all methods.
pub const SIDE_BY_SIDE: &str = "side-by-side";

const SUMMARY: &str = "film.json";

/// The folder of a film.
pub struct Folder {
    files: ResumableFolder,
    tracks: Vec<String>,
    frames: usize,
    writes_exr: bool,
    /// Digits of the number in the name of a frame.
    digits: usize,
}

impl Folder {
    /// Makes the folders of a film. An error where they hold another one.
    pub fn open(
        root: PathBuf,
        tracks: &[&str],
        frames: usize,
        writes_exr: bool,
        settings: &FilmSettings,
    ) -> Result<Self, Failure> {
        let folder = Self {
            files: ResumableFolder::new(root, settings),
            tracks: tracks.iter().map(|&track| track.to_owned()).collect(),
            frames,
            writes_exr,
            digits: frames.saturating_sub(1).to_string().len().max(4),
        };
        folder.check()?;
        let all = folder.tracks.iter().map(String::as_str);
        for track in all.chain([SIDE_BY_SIDE]) {
            folder.files.prepare(track)?;
        }
        // From now on the folder belongs to this film.
        folder.write_summary(settings, &folder.records(), None)?;
        Ok(folder)
    }

    /// Refuses a folder that holds frames of another film.
    fn check(&self) -> Result<(), Failure> {
        let shown = self.root().display();
        let advice = "choose another --out, or remove that folder to render them again";
        let path = self.files.path(SUMMARY);
        let Ok(text) = fs::read_to_string(&path) else {
            let mut tracks = self.tracks.iter();
            return match tracks.find(|track| self.frame(track, 0).exists()) {
                Some(track) => Err(Failure::operation(format!(
                    "{shown} holds frames of {track} and no {SUMMARY} that says what they are; {advice}"
                ))),
                None => Ok(()),
            };
        };
        let there: Value = serde_json::from_str(&text).map_err(|error| {
            Failure::operation(format!("cannot read {}: {error}; {advice}", path.display()))
        })?;
        let checked = self.files.check(&there["asked"]);
        checked.map_err(|error| Failure::operation(format!("{error}; {advice}")))
    }

    /// The folder.
    pub fn root(&self) -> &Path {
        self.files.root()
    }

    /// Whether frames are written as EXR files too.
    pub fn writes_exr(&self) -> bool {
        self.writes_exr
    }

    /// The EXR file of a frame.
    pub fn exr_frame(&self, track: &str, frame: usize) -> PathBuf {
        self.frame(track, frame).with_extension("exr")
    }

    /// Writes a file.
    pub fn write(&self, name: &str, contents: &[u8]) -> Result<(), Failure> {
        Ok(self.files.write(name, contents)?)
    }

    /// The file of a frame.
    pub fn frame(&self, track: &str, frame: usize) -> PathBuf {
        let digits = self.digits;
        let name = format!("frame-{frame:0digits$}.png");
        self.files.path(track).join(name)
    }

    /// The files of all frames, relative to the folder, as ffmpeg and printf write it.
    pub fn pattern(&self, track: &str) -> String {
        format!("{track}/frame-%0{}d.png", self.digits)
    }

    /// What is known of each frame of each method; `None` where it is not done.
    pub fn records(&self) -> Vec<Vec<Option<FrameRecord>>> {
        let record = |track: &str, frame: usize| {
            if self.writes_exr && !self.exr_frame(track, frame).is_file() {
                return None;
            }
            let metadata = png_file::read_metadata(&self.frame(track, frame)).ok()?;
            FrameRecord::from_metadata(&metadata)
        };
        let track = |track: &String| (0..self.frames).map(|frame| record(track, frame)).collect();
        self.tracks.iter().map(track).collect()
    }

    /// Writes down what was asked for and what came of it.
    pub fn write_summary(
        &self,
        settings: &FilmSettings,
        records: &[Vec<Option<FrameRecord>>],
        errors: Option<&Errors>,
    ) -> Result<(), Failure> {
        let track = |(number, (name, records)): (usize, (&String, &Vec<Option<FrameRecord>>))| {
            let frames: Vec<Value> = records
                .iter()
                .enumerate()
                .filter_map(|(frame, record)| {
                    let mut value = serde_json::to_value(record.as_ref()?).ok()?;
                    value["frame"] = json!(frame);
                    if let Some(errors) = errors {
                        value["errors"] = json!(errors.of(number)[frame]);
                    }
                    Some(value)
                })
                .collect();
            json!({ "method": name, "frames": frames })
        };
        let tracks = self.tracks.iter().zip(records).enumerate();
        let mut summary = json!({
            "command": command_line(),
            "asked": settings,
            "frames": self.frames,
            "methods": tracks.map(track).collect::<Vec<_>>(),
        });
        if let Some(errors) = errors {
            summary["errors"] = json!(errors.summaries());
        }
        Ok(self.files.write_json(SUMMARY, &summary)?)
    }
}

/// What was measured of one frame of one method.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FrameRecord {
    pub seed: u64,
    pub samples_per_pixel: f64,
    pub seconds: f64,
    pub mean_luminance: f64,
}

impl FrameRecord {
    /// Writes it into the metadata of an image.
    pub fn describe(&self, metadata: &mut Metadata) {
        metadata
            .set("seed", self.seed)
            .set("samples_per_pixel", self.samples_per_pixel)
            .set("seconds", self.seconds)
            .set("mean_luminance", self.mean_luminance);
    }

    fn from_metadata(metadata: &Metadata) -> Option<Self> {
        let text = |key| metadata.get(key).map(ToString::to_string);
        let number = |key| text(key)?.parse().ok();
        Some(Self {
            seed: text("seed")?.parse().ok()?,
            samples_per_pixel: number("samples_per_pixel")?,
            seconds: number("seconds")?,
            mean_luminance: number("mean_luminance")?,
        })
    }

    /// Samples and time, for people.
    pub fn words(&self) -> String {
        let spp = self.samples_per_pixel;
        let digits = match spp {
            spp if spp >= 100.0 => 0,
            spp if spp >= 10.0 => 1,
            _ => 2,
        };
        let time = match self.seconds {
            s if s < 1.0 => format!("{:.1} ms", 1e3 * s),
            s => format!("{s:.2} s"),
        };
        format!("{spp:.digits$} spp, {time}")
    }

    /// The mean over frames; `None` without any.
    pub fn mean<'a>(records: impl Iterator<Item = &'a Self> + Clone) -> Option<Self> {
        let count = records.clone().count() as f64;
        let mean = |value: fn(&Self) -> f64| records.clone().map(value).sum::<f64>() / count;
        (count > 0.0).then(|| Self {
            seed: 0,
            samples_per_pixel: mean(|record| record.samples_per_pixel),
            seconds: mean(|record| record.seconds),
            mean_luminance: mean(|record| record.mean_luminance),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_survives_the_metadata_of_an_image() {
        let record = FrameRecord {
            seed: u64::MAX,
            samples_per_pixel: 12.345_678_901_234_567,
            seconds: 1.0 / 30.0,
            mean_luminance: 1e-300,
        };
        let mut metadata = Metadata::new();
        record.describe(&mut metadata);
        assert_eq!(FrameRecord::from_metadata(&metadata), Some(record));
        assert_eq!(FrameRecord::from_metadata(&Metadata::new()), None);
    }

    #[test]
    fn samples_and_times_are_short() {
        let words = |samples_per_pixel, seconds| {
            let record = FrameRecord {
                seed: 0,
                samples_per_pixel,
                seconds,
                mean_luminance: 0.0,
            };
            record.words()
        };
        assert_eq!(words(1.0, 1.0 / 30.0), "1.00 spp, 33.3 ms");
        assert_eq!(words(23.456, 1.25), "23.5 spp, 1.25 s");
        assert_eq!(words(1234.5, 60.0), "1234 spp, 60.00 s");
    }
}
