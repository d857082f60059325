//! `wayfare film`: a moving camera, rendered by several methods, each frame within a fixed time.
//!
//! - `request`: what was asked for
//! - `folder`: the files, those of earlier runs included
//! - `frame`: one frame of one method
//! - `layers`: what its pixels show, for EXR files
//! - `references`: what frames are compared with, kept for other films
//! - `errors`: how far frames are from them, and how much they flicker
//! - `video`: frames become videos

mod errors;
mod folder;
mod frame;
mod layers;
mod references;
pub mod request;
mod video;

use crate::advice::advised;
use crate::cli::{FilmArgs, NamedMethod};
use crate::console::{errln, outln};
use crate::progress::{Progress, Report};
use crate::report::provenance;
use crate::{Failure, interrupt, scene_source};
use errors::Errors;
use folder::{Folder, FrameRecord, SIDE_BY_SIDE};
use frame::FrameRenderer;
use layers::FrameLayers;
use references::References;
use request::{FilmSettings, Request};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;
use wayfare_engine::{
    Device, EngineError, GuidedDenoiser, Provenance, SceneOnDevice, Settings, WakeUp,
};
use wayfare_film::{
    Labelled, Look, Metadata, Rgb8Image, exr_file, png_file, side_by_side, tonemap,
};
use wayfare_render::layers::FirstHits;
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
    let mut poses = request.trajectory.frames(args.fps);
    if let Some(frames) = args.frames {
        poses.truncate(frames as usize);
    }

    let device = Device::open(&args.device, args.threads)?;
    let on_device = device.upload(world.clone())?;
    for note in on_device.notes() {
        errln!("note: {note}");
    }
    let name = on_device.device().name().to_owned();
    let settings = FilmSettings::new(&request, args, &world, fingerprint, name);
    let provenance = provenance(Some(on_device.device()));
    let tracks = request.tracks.iter().map(|track| track.name.as_str());
    let tracks: Vec<&str> = tracks.collect();
    let writes_exr = args.exr || args.reference_spp.is_some() || args.layers.is_some();
    let denoiser = args.denoise.then(|| GuidedDenoiser::open(args.threads));
    let denoiser = denoiser.transpose()?;
    let folder = Folder::open(root, &tracks, poses.len(), writes_exr, &settings)?;

    let mut film = Film {
        args,
        request: &request,
        world: &world,
        settings: &settings,
        provenance: &provenance,
        denoiser,
        layers: FrameLayers::new(request.layers.clone(), args.threads),
        poses: &poses,
        records: folder.records(),
        folder: &folder,
    };
    let result = film.render(&on_device).and_then(|complete| {
        // Errors are of whole films.
        let errors = match complete {
            true => film.measure(&on_device)?,
            false => None,
        };
        Ok((complete, errors))
    });
    interrupt::hold();
    let errors = result.as_ref().ok().and_then(|(_, errors)| errors.as_ref());
    folder.write_summary(&settings, &film.records, errors)?;
    let (complete, errors) = match result {
        Ok(result) => result,
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
    if let Some(errors) = &errors {
        outln!("{}", errors.table());
        let plot = errors.plot(&world.scene().name, args.fps);
        folder.write(errors::PLOT, plot.as_bytes())?;
    } else if args.reference_spp.is_some() {
        outln!("stopped before all frames were compared; the same command continues from here");
        return Ok(());
    }
    interrupt::release();
    if !args.no_video {
        video::make(&folder, &tracks, args.fps, args.progress.style());
    }
    outln!("wrote {}", folder.root().display());
    Ok(())
}

/// What went wrong with a method.
fn failed(name: &str, error: EngineError) -> Failure {
    Failure::operation(format!("{name}: {}", advised(&error)))
}

/// A film in progress.
struct Film<'a> {
    args: &'a FilmArgs,
    request: &'a Request,
    world: &'a Arc<World>,
    settings: &'a FilmSettings,
    provenance: &'a Provenance,
    denoiser: Option<GuidedDenoiser>,
    layers: FrameLayers,
    poses: &'a [Pose],
    folder: &'a Folder,
    /// What is known of each frame of each method; `None` where it is not there yet.
    records: Vec<Vec<Option<FrameRecord>>>,
}

impl Film<'_> {
    /// Renders what is missing. Returns whether the film is complete, rather than stopped by the user.
    fn render(&mut self, on_device: &SceneOnDevice) -> Result<bool, Failure> {
        let missing = self.missing();
        let Some(first) = missing.first().copied() else {
            return Ok(true);
        };
        let mut renderers = self.renderers(on_device, first)?;
        let mut wake_up = match self.args.spp {
            Some(_) => None,
            None => Some(WakeUp::new(on_device)?),
        };
        let progress = Progress::new(self.args.progress.style(), "film").tick();
        let methods = self.request.tracks.len();
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
                let name = &self.request.tracks[track].name;
                progress.show(&report(
                    done,
                    format!("frame {} of {all}, {name}", frame + 1),
                ));
                let Some(image) = self.image(renderer, &mut wake_up, track, frame)? else {
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
        for track in &self.request.tracks {
            let mut renderer = self.renderer(on_device, track, self.args.spp)?;
            renderer.reuse(self.request.reuse.contains(&track.name));
            let warmed_up = renderer.warm_up(&self.view(first));
            warmed_up.map_err(|error| failed(&track.name, error.into()))?;
            renderers.push(renderer);
        }
        Ok(renderers)
    }

    /// The renderer of a method.
    fn renderer(
        &self,
        on_device: &SceneOnDevice,
        NamedMethod { name, method }: &NamedMethod,
        spp: Option<u64>,
    ) -> Result<FrameRenderer, Failure> {
        let settings = Settings {
            method: *method,
            ..Settings::default()
        };
        let renderer = on_device.renderer(&settings);
        let renderer = renderer.map_err(|error| failed(name, error))?;
        for note in renderer.notes() {
            if !on_device.notes().contains(note) {
                errln!("note: {name}: {note}");
            }
        }
        let most = renderer.max_samples_per_pixel();
        if spp.is_some_and(|spp| spp > most) {
            return Err(Failure::usage(format!(
                "{} adds up at most {most} samples per pixel; use a smaller --spp or --reference-spp, or --device cpu",
                renderer.device()
            )));
        }
        Ok(FrameRenderer::new(renderer, spp, self.args.budget))
    }

    /// Compares all frames with references, which are rendered unless they are there. `None` if that was not asked for,
    /// or the user stopped it.
    fn measure(&self, on_device: &SceneOnDevice) -> Result<Option<Errors>, Failure> {
        let Some(spp) = self.args.reference_spp else {
            return Ok(None);
        };
        // Set up the references and the statistics.
        let beside = || self.folder.root().with_file_name(references::FOLDER);
        let references = References {
            folder: self.args.references.clone().unwrap_or_else(beside),
            scene_hash: self.settings.scene_hash(),
            size: self.world.camera().resolution(),
            method: self.args.reference_method,
            spp,
        };
        references.prepare()?;
        let mut renderer: Option<FrameRenderer> = None;
        let names = self.request.tracks.iter().map(|track| track.name.clone());
        let mut errors = Errors::new(names.collect());
        let mut before: Option<FirstHits> = None;
        let progress = Progress::new(self.args.progress.style(), "references").tick();
        let all = self.poses.len();
        for (frame, pose) in self.poses.iter().enumerate() {
            progress.show(&Report {
                share: Some(frame as f64 / all as f64),
                words: format!("comparing frame {} of {all}", frame + 1),
                ..Report::default()
            });
            // Find the reference of the frame, or render and keep it.
            let reference = match references.find(pose) {
                Some(reference) => reference,
                None => {
                    if renderer.is_none() {
                        let name = "the reference".to_owned();
                        let method = references.method;
                        let track = NamedMethod { name, method };
                        renderer = Some(self.renderer(on_device, &track, Some(spp))?);
                    }
                    let Some(renderer) = &mut renderer else {
                        return Ok(None);
                    };
                    let seed = references::SEED.wrapping_add(frame as u64);
                    let rendered = renderer.render(&self.view(frame), seed);
                    let rendered =
                        rendered.map_err(|error| failed("the reference", error.into()))?;
                    let Some(rendered) = rendered else {
                        progress.finish(&Report::default());
                        return Ok(None);
                    };
                    references.keep(pose, &rendered.image, self.metadata(frame), seed)?;
                    rendered.image
                }
            };
            // Compare the frames of all methods with it.
            let read =
                |track: &NamedMethod| exr_file::read(&self.folder.exr_frame(&track.name, frame));
            let images = self.request.tracks.iter().map(read);
            let images = images.map(|read| read.map(|(image, _)| image));
            // What the camera has just come to see, where chains that are carried over know nothing yet.
            let last = self.view(frame.saturating_sub(1));
            let hits = FirstHits::render(&self.world.seen_by(self.view(frame)), &last);
            let uncovered = before.as_ref().map(|before| hits.uncovered(before));
            before = Some(hits);
            let images = images.collect::<Result<_, _>>()?;
            errors.add(images, reference, uncovered.as_deref())?;
        }
        progress.finish(&Report::default());
        Ok(Some(errors))
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
        wake_up: &mut Option<WakeUp>,
        track: usize,
        frame: usize,
    ) -> Result<Option<Rgb8Image>, Failure> {
        let NamedMethod { name, method } = &self.request.tracks[track];
        let path = self.folder.frame(name, frame);
        if self.records[track][frame].is_some()
            && let Ok((image, _)) = png_file::read(&path)
        {
            return Ok(Some(image));
        }
        let seed = self.args.seed.wrapping_add(frame as u64);
        let view = self.view(frame);
        // Frames were written meanwhile, and what is timed should not wait for a card that sleeps.
        if let Some(wake_up) = wake_up {
            wake_up.run(&interrupt::STOP)?;
        }
        let rendered = renderer.render(&view, seed).map_err(|error| {
            let words = advised(&error.into());
            Failure::operation(format!("frame {} of {name}: {words}", frame + 1))
        })?;
        let Some(mut rendered) = rendered else {
            return Ok(None);
        };
        if let Some(denoiser) = &mut self.denoiser {
            let world = self.world.seen_by(view);
            rendered.image = denoiser.denoise(&world, &rendered.image)?;
        }
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
        // The PNG file comes last: a frame is done once it is there.
        if self.folder.writes_exr() {
            let path = self.folder.exr_frame(name, frame);
            let world = self.world.seen_by(view);
            let previous = frame.checked_sub(1).map(|previous| self.view(previous));
            let auto = rendered.auto.as_ref();
            let channels = self
                .layers
                .channels(frame, &world, previous.as_ref(), auto)?;
            exr_file::write_with(&path, &rendered.image, &channels, &metadata)?;
        }
        png_file::write(&path, &image, &metadata)?;
        self.records[track][frame] = Some(record);
        Ok(Some(image))
    }

    fn write_side_by_side(&self, frame: usize, images: &[Rgb8Image]) -> Result<(), Failure> {
        let tracks = self.request.tracks.iter().zip(&self.records);
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
            .zip(&self.request.tracks)
            .zip(&notes)
            .map(|((image, track), note)| Labelled {
                image,
                title: &track.name,
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
        for (track, records) in self.request.tracks.iter().zip(&self.records) {
            let Some(mean) = FrameRecord::mean(records.iter().flatten()) else {
                continue;
            };
            slow |= self.args.spp.is_none() && mean.seconds > 1.25 * self.args.budget;
            outln!(
                "  {:<20} {} a frame, mean luminance {:.4}",
                track.name,
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
