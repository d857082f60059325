//! The files of a rendering: its images and its state, at the end and now and then before.

use super::further::Further;
use super::job::{Job, Resolved};
use crate::cli::{RenderArgs, Until};
use crate::console::errln;
use crate::{Failure, output};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use wayfare_engine::{
    Provenance, Settings, StateError, StateFileError, StateHeader, metadata, state_path,
    write_state,
};
use wayfare_film::tev::TevImage;
use wayfare_film::{Metadata, atomic_file};
use wayfare_transport::World;

/// Everything that a file says and an image does not.
pub struct Saving<'a> {
    args: &'a RenderArgs,
    world: &'a World,
    settings: &'a Settings,
    provenance: Provenance,
    files: &'a [PathBuf],
    /// The state, where it is kept.
    state: Option<(PathBuf, StateHeader)>,
    further: Further,
    every: Option<Interval>,
    tev: Option<(TevImage, Interval)>,
}

/// A viewer is sent a new image after so long, ...
const TEV_EVERY: Duration = Duration::from_secs(1);
/// ... but saving and sending take at most this share of the time.
const MOST_TIME: f64 = 0.1;

impl<'a> Saving<'a> {
    /// Finds out where the state goes, and connects to a viewer.
    pub fn new(
        args: &'a RenderArgs,
        world: &'a World,
        settings: &'a Settings,
        provenance: Provenance,
        files: &'a [PathBuf],
        header: impl FnOnce() -> StateHeader,
        further: Further,
    ) -> Result<Self, Failure> {
        let path = place_of_state(args, files)?;
        if let Some(path) = &path {
            atomic_file::check(path)?;
        }
        let every = args.save_every.map(Duration::from_secs_f64);
        let name = files.first().map(|file| file.display().to_string());
        let size = world.camera().resolution();
        let tev = args.tev.as_deref().and_then(|address| {
            let made = TevImage::create(address, &name.unwrap_or_default(), size);
            let warn = |error| errln!("warning: tev does not answer at {address}: {error}");
            made.map_err(warn).ok()
        });
        Ok(Self {
            args,
            world,
            settings,
            provenance,
            files,
            state: path.map(|path| (path, header())),
            further,
            every: every.map(Interval::new),
            tev: tev.map(|tev| (tev, Interval::new(TEV_EVERY))),
        })
    }

    /// Saves and sends what is due. What cannot be written now is tried again later, and at the end.
    pub fn now_and_then(&mut self, job: &mut Job) {
        let save = self.every.as_ref().is_some_and(Interval::is_due);
        let send = self.tev.as_ref().is_some_and(|(_, every)| every.is_due());
        if !(save || send) || !job.has_whole_sample() {
            return;
        }
        let start = Instant::now();
        let Ok(resolved) = job.image() else {
            // The next call that renders returns the error.
            return;
        };
        if send {
            self.send(&resolved);
        }
        if save {
            let metadata = self.metadata(job, &resolved);
            let (auto, mut channels) = (job.statistics().auto, Vec::new());
            let look = self.args.look.into();
            let image = self
                .further
                .add(self.world, &resolved.image, auto.as_ref(), &mut channels);
            let written = image.and_then(|image| {
                let image = image.as_ref().unwrap_or(&resolved.image);
                let written = output::write_plainly(self.files, image, &channels, look, &metadata);
                written.map_err(Failure::from)
            });
            let state = self.save_state(job);
            let failures = [written.err(), state.err()];
            for failure in failures.into_iter().flatten() {
                errln!("warning: {}; rendering continues", failure.message);
            }
        }
        for (done, interval) in [
            (save, self.every.as_mut()),
            (send, self.tev.as_mut().map(|(_, every)| every)),
        ] {
            if let Some(interval) = interval.filter(|_| done) {
                interval.took(start.elapsed());
            }
        }
    }

    /// Saves what there is at the end. An image that cannot be written goes elsewhere, which the error names.
    pub fn finally(&mut self, job: &mut Job, resolved: &Resolved) -> Result<(), Failure> {
        self.send(resolved);
        let metadata = self.metadata(job, resolved);
        let (auto, mut channels) = (job.statistics().auto, Vec::new());
        let look = self.args.look.into();
        let denoised = self
            .further
            .add(self.world, &resolved.image, auto.as_ref(), &mut channels);
        // Where the denoiser fails, the image is written as it was rendered.
        let (image, failed) = match denoised {
            Ok(denoised) => (denoised, Ok(())),
            Err(failure) => (None, Err(failure)),
        };
        let image = image.as_ref().unwrap_or(&resolved.image);
        let written = output::write(self.files, image, &channels, look, &metadata).and(failed);
        let state = self.save_state(job);
        written.and(state)
    }

    /// The state, where it was written.
    pub fn state(&self) -> Option<&Path> {
        self.state.as_ref().map(|(path, _)| path.as_path())
    }

    fn send(&mut self, resolved: &Resolved) {
        if let Some((tev, _)) = &mut self.tev
            && let Err(error) = tev.update(&resolved.image)
        {
            errln!("warning: tev does not take images any more: {error}");
            self.tev = None;
        }
    }

    fn save_state(&mut self, job: &mut Job) -> Result<(), Failure> {
        let samples_per_pixel = job.samples_per_pixel();
        let Some((path, header)) = &mut self.state else {
            return Ok(());
        };
        header.samples_per_pixel = samples_per_pixel;
        match write_state(path, header, job.renderers()) {
            Ok(()) => Ok(()),
            // Nothing will change that; the image is there all the same.
            Err(StateFileError::State(StateError::Unsupported(what))) => {
                errln!("note: no state is kept, since a rendering by {what} cannot be continued");
                self.state = None;
                Ok(())
            }
            Err(error) => Err(Failure::operation(error.to_string())),
        }
    }

    fn metadata(&self, job: &mut Job, resolved: &Resolved) -> Metadata {
        let (pose, statistics) = (self.args.camera, job.statistics());
        let mut metadata = metadata(self.world, pose, self.settings, job.device(), &statistics);
        self.provenance.describe(&mut metadata);
        if self.args.denoise {
            metadata.set("denoised_by", "Open Image Denoise");
        }
        if let Some(crop) = &self.args.crop {
            metadata.set("crop", crop.to_string());
        }
        if let (Some(until), Some(Ok(error))) = (self.args.until, &resolved.error) {
            let key = format!("estimated_{}", until.metric());
            metadata.set(key, error_of(until, error));
        }
        metadata
    }
}

/// The error that decides.
pub fn error_of(until: Until, error: &wayfare_film::EstimatedError) -> f64 {
    if until.is_relative {
        error.mrse
    } else {
        error.mse
    }
}

/// Where the state goes; `None` where none is wanted, or there is no EXR file that it could belong to.
fn place_of_state(args: &RenderArgs, files: &[PathBuf]) -> Result<Option<PathBuf>, Failure> {
    if args.save_every.is_none() && !args.keep_state && args.resume.is_none() {
        return Ok(None);
    }
    let is_exr = |file: &&PathBuf| {
        file.extension()
            .is_some_and(|e| e.eq_ignore_ascii_case("exr"))
    };
    match files.iter().find(is_exr) {
        Some(image) => Ok(Some(state_path(image))),
        None if args.keep_state => Err(Failure::usage(
            "a state belongs to an EXR file: name one with --out for --keep-state",
        )),
        None => Ok(None),
    }
}

/// Something that is done now and then.
struct Interval {
    every: Duration,
    last: Instant,
    /// How long it took.
    cost: Duration,
}

impl Interval {
    fn new(every: Duration) -> Self {
        Self {
            every,
            last: Instant::now(),
            cost: Duration::ZERO,
        }
    }

    fn is_due(&self) -> bool {
        self.last.elapsed() >= self.every.max(self.cost.div_f64(MOST_TIME))
    }

    fn took(&mut self, cost: Duration) {
        (self.last, self.cost) = (Instant::now(), cost);
    }
}
