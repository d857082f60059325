//! `wayfare film`: a moving camera, rendered by several methods, each frame within a fixed time.
//!
//! - `request`: what was asked for
//! - `folder`: the files, those of earlier runs included
//! - `frame`: one frame of one method
//! - `video`: frames become videos

mod folder;
mod frame;
pub mod request;
mod video;

use crate::advice::advised;
use crate::cli::FilmArgs;
use crate::console::{errln, outln};
use crate::progress::{Progress, Report};
use crate::report::provenance;
use crate::{Failure, interrupt, scene_source};
use folder::{Folder, FrameRecord, SIDE_BY_SIDE};
use frame::FrameRenderer;
use request::{FilmSettings, Request};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;
use wayfare_engine::{Device, EngineError, Provenance, SceneOnDevice, Settings};
use wayfare_film::{Labelled, Look, Metadata, Rgb8Image, png_file, side_by_side, tonemap};
use wayfare_trajectory::Pose;
use wayfare_transport::CameraModel;
use wayfare_transport::World;

/// Runs the command.
pub fn run(args: &FilmArgs) -> Result<(), Failure> {
    let request = Request::new(args)?;
    interrupt::watch("stopped; the same command continues from here");
    let scene = scene_source::load(&request.scene, args.reading)?;
    let fingerprint = scene.fingerprint();
    let size = args.size.map(|size| size.0);
    let world = Arc::new(scene_source::prepare(scene, size, None)?);
    let name = &world.scene().name;
    let root = args.out.clone();
    let root = root.unwrap_or_else(|| PathBuf::from(format!("film-{name}")));
    let poses = request.trajectory.frames(args.fps);

    let device = Device::open(&args.device, args.threads)?;
    let on_device = device.upload(world.clone())?;
    for note in on_device.notes() {
        errln!("note: {note}");
    }
    let name = on_device.device().name().to_owned();
    let settings = FilmSettings::new(&request, args, &world, fingerprint, name);
    let provenance = provenance(Some(on_device.device()));
    let tracks: Vec<&str> = request.methods.iter().map(|method| method.name()).collect();
    let folder = Folder::open(root, &tracks, poses.len(), &settings)?;

    let mut film = Film {
        args,
        request: &request,
        world: &world,
        settings: &settings,
        provenance: &provenance,
        poses: &poses,
        records: folder.records(),
        folder: &folder,
    };
    let result = film.render(&on_device);
    interrupt::hold();
    folder.write_summary(&settings, &film.records)?;
    let complete = match result {
        Ok(complete) => complete,
        Err(failure) => return Err(film.go_on_from_here(failure)),
    };
    if !complete {
        outln!(
            "stopped with {} of {} frames; the same command continues from here",
            film.finished(),
            poses.len()
        );
        return Ok(());
    }
    film.print_summary();
    interrupt::release();
    if !args.no_video {
        video::make(&folder, &tracks, args.fps, args.progress.style());
    }
    outln!("wrote {}", folder.root().display());
    Ok(())
}

/// A film in progress.
struct Film<'a> {
    args: &'a FilmArgs,
    request: &'a Request,
    world: &'a Arc<World>,
    settings: &'a FilmSettings,
    provenance: &'a Provenance,
    poses: &'a [Pose],
    folder: &'a Folder,
    /// What is known of each frame of each method; `None` where it is not there yet.
    records: Vec<Vec<Option<FrameRecord>>>,
}

impl Film<'_> {
    /// Renders whatever is missing. Whether the film is complete, or the user stopped it.
    fn render(&mut self, on_device: &SceneOnDevice) -> Result<bool, Failure> {
        let missing = self.missing();
        let Some(first) = missing.first().copied() else {
            return Ok(true);
        };
        let mut renderers = self.renderers(on_device, first)?;
        let progress = Progress::new(self.args.progress.style(), "film").tick();
        let methods = self.request.methods.len();
        let (there, all) = (self.poses.len() - missing.len(), self.poses.len());
        let (start, mut done) = (Instant::now(), 0);
        // Frames of methods that are done, over all; those of earlier runs say nothing about the time.
        let report = |done: usize, words: String| {
            let share = (there * methods + done) as f64 / (all * methods) as f64;
            let left = (missing.len() * methods - done) as f64;
            let each = start.elapsed().as_secs_f64() / done.max(1) as f64;
            Report {
                share: Some(share),
                seconds_left: (done > 0).then_some(left * each),
                words,
                ..Report::default()
            }
        };
        for &frame in &missing {
            let mut images = Vec::new();
            for (track, renderer) in renderers.iter_mut().enumerate() {
                let name = self.request.methods[track].name();
                progress.show(&report(
                    done,
                    format!("frame {} of {all}, {name}", frame + 1),
                ));
                let Some(image) = self.image(renderer, track, frame)? else {
                    progress.finish(&report(done, "stopped".to_owned()));
                    return Ok(false);
                };
                images.push(image);
                done += 1;
            }
            self.write_side_by_side(frame, &images)?;
        }
        progress.finish(&report(done, format!("{all} frames")));
        Ok(true)
    }

    /// The renderers of all methods, ready for the first frame.
    fn renderers(
        &self,
        on_device: &SceneOnDevice,
        first: usize,
    ) -> Result<Vec<FrameRenderer>, Failure> {
        let mut renderers = Vec::new();
        for method in &self.request.methods {
            let settings = Settings {
                method: *method,
                ..Settings::default()
            };
            let failed =
                |error: EngineError| Failure::operation(format!("{method}: {}", advised(&error)));
            let renderer = on_device.renderer(&settings).map_err(failed)?;
            for note in renderer.notes() {
                if !on_device.notes().contains(note) {
                    errln!("note: {method}: {note}");
                }
            }
            let most = renderer.max_samples_per_pixel();
            if self.args.spp.is_some_and(|spp| spp > most) {
                return Err(Failure::usage(format!(
                    "{} adds up at most {most} samples per pixel; use a smaller --spp or --device cpu",
                    renderer.device()
                )));
            }
            let mut renderer = FrameRenderer::new(renderer, self.args.spp, self.args.budget);
            let warmed_up = renderer.warm_up(&self.view(first));
            warmed_up.map_err(|error| failed(error.into()))?;
            renderers.push(renderer);
        }
        Ok(renderers)
    }

    /// Frames of which some method or the images side by side are not there.
    fn missing(&self) -> Vec<usize> {
        let is_there = |frame: usize| {
            self.records.iter().all(|track| track[frame].is_some())
                && self.folder.frame(SIDE_BY_SIDE, frame).is_file()
        };
        (0..self.poses.len())
            .filter(|&frame| !is_there(frame))
            .collect()
    }

    /// Number of frames that are complete.
    fn finished(&self) -> usize {
        self.poses.len() - self.missing().len()
    }

    fn view(&self, frame: usize) -> CameraModel {
        let scene = self.world.scene();
        CameraModel::new(&self.poses[frame].camera(&scene.camera), &scene.film)
    }

    /// A frame of a method: the one that is there, or a new one. `None` if the user stopped it.
    fn image(
        &mut self,
        renderer: &mut FrameRenderer,
        track: usize,
        frame: usize,
    ) -> Result<Option<Rgb8Image>, Failure> {
        let method = &self.request.methods[track];
        let path = self.folder.frame(method.name(), frame);
        if self.records[track][frame].is_some()
            && let Ok((image, _)) = png_file::read(&path)
        {
            return Ok(Some(image));
        }
        let seed = self.args.seed.wrapping_add(frame as u64);
        let rendered = renderer.render(&self.view(frame), seed).map_err(|error| {
            let words = advised(&error.into());
            Failure::operation(format!("frame {} of {method}: {words}", frame + 1))
        })?;
        let Some(rendered) = rendered else {
            return Ok(None);
        };
        let record = FrameRecord {
            seed,
            samples_per_pixel: rendered.samples_per_pixel,
            seconds: rendered.seconds,
            mean_luminance: rendered.image.mean_luminance(),
        };
        let image = tonemap(
            &rendered.image,
            self.args.look.exposure,
            self.args.look.tonemap,
        );
        let mut metadata = self.metadata(frame);
        self.settings.describe_method(method, &mut metadata);
        record.describe(&mut metadata);
        png_file::write(&path, &image, &metadata)?;
        self.records[track][frame] = Some(record);
        Ok(Some(image))
    }

    fn write_side_by_side(&self, frame: usize, images: &[Rgb8Image]) -> Result<(), Failure> {
        let tracks = self.request.methods.iter().zip(&self.records);
        let notes: Vec<String> = tracks
            .map(|(_, records)| {
                records[frame]
                    .as_ref()
                    .map(FrameRecord::words)
                    .unwrap_or_default()
            })
            .collect();
        let labelled: Vec<Labelled<'_>> = images
            .iter()
            .zip(&self.request.methods)
            .zip(&notes)
            .map(|((image, method), note)| Labelled {
                image,
                title: method.name(),
                note,
            })
            .collect();
        let path = self.folder.frame(SIDE_BY_SIDE, frame);
        let mut metadata = self.metadata(frame);
        metadata.set("methods", self.settings.methods.join(", "));
        png_file::write(&path, &side_by_side(&labelled), &metadata)?;
        Ok(())
    }

    /// What the file of a frame says, whichever methods it shows.
    fn metadata(&self, frame: usize) -> Metadata {
        let mut metadata = self.settings.metadata();
        self.provenance.describe(&mut metadata);
        Look::from(self.args.look).describe(&mut metadata);
        metadata
            .set("frame", frame as u64)
            .set("camera", self.poses[frame].to_string());
        metadata
    }

    /// An error, with what remains of the film.
    fn go_on_from_here(&self, failure: Failure) -> Failure {
        let finished = self.finished();
        Failure {
            message: format!(
                "{} ({finished} of {} frames are kept; the same command continues from there)",
                failure.message,
                self.poses.len()
            ),
            ..failure
        }
    }

    fn print_summary(&self) {
        let [width, height] = self.world.camera().resolution();
        outln!(
            "{}: {} frames of {width}x{height}, {} per second, on {}",
            self.world.scene().name,
            self.poses.len(),
            self.args.fps,
            self.settings.device
        );
        let mut slow = false;
        for (method, records) in self.request.methods.iter().zip(&self.records) {
            let Some(mean) = FrameRecord::mean(records.iter().flatten()) else {
                continue;
            };
            slow |= self.args.spp.is_none() && mean.seconds > 1.25 * self.args.budget;
            outln!(
                "  {method:<20} {} a frame, mean luminance {:.4}",
                mean.words(),
                mean.mean_luminance
            );
        }
        if slow {
            outln!(
                "A frame has at least one sample in every pixel, and here that takes longer than the budget: a smaller --size, \
                 a longer --budget or --spp makes a fair comparison."
            );
        }
    }
}
