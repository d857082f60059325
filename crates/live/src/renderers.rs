//! The renderers of a view, on a thread of their own, so that a window responds however slow they are.
//!
//! For every round the [`Renderers`] move to a thread and come back with images. On a fast device a round fits into a
//! frame; on a slow one the window keeps showing the last images in the meantime.

use crate::finish::{Finish, Finisher};
use crate::job::Job;
use crate::pane::{Pane, PaneInfo};
use crate::{LoadedScene, Request, ViewError};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use wayfare_engine::{DeviceImage, Method, RenderError, SceneOnDevice};
use wayfare_transport::{CameraModel, World};

/// Keeps the noise of a reference independent of the noise of the images.
pub const REFERENCE_SEED: u64 = 0x9e37_79b9_7f4a_7c15;

/// The renderers of a view.
#[derive(Default)]
pub struct Renderers {
    /// The method on the left or everywhere, and the one on the right.
    pub panes: Vec<Pane>,
    /// The method that renders a reference.
    pub reference: Option<Pane>,
    /// The version of the scene to which they go before they render again, and the seed. Kernels may have to be compiled: this happens on
    /// the thread of the round.
    edit: Option<(SceneOnDevice, u64)>,
}

impl Renderers {
    fn all(&self) -> impl Iterator<Item = &Pane> {
        self.panes.iter().chain(&self.reference)
    }

    fn all_mut(&mut self) -> impl Iterator<Item = &mut Pane> {
        self.panes.iter_mut().chain(&mut self.reference)
    }

    /// The same methods for another camera, whose image may have another size.
    pub fn restarted(
        &self,
        scene: &LoadedScene,
        camera: CameraModel,
        request: &Request,
    ) -> Result<Self, ViewError> {
        let start = |pane: &Pane| {
            let settings = request.settings(&pane.settings().method, pane.settings().seed);
            Pane::start(scene, camera, settings)
        };
        Ok(Self {
            panes: self.panes.iter().map(start).collect::<Result<_, _>>()?,
            reference: self.reference.as_ref().map(start).transpose()?,
            edit: None,
        })
    }

    /// Goes to another version of the scene, seen by its camera, with the next round.
    pub fn edit(&mut self, scene: SceneOnDevice, seed: u64) {
        self.edit = Some((scene, seed));
    }

    /// Whether a camera is that of an edit which is still to be done.
    fn is_edited_from(&mut self, camera: &CameraModel, seed: u64) -> bool {
        if let Some((scene, of_edit)) = &mut self.edit {
            (*scene, *of_edit) = (scene.seen_by(*camera), seed);
        }
        self.edit.is_some()
    }

    /// Goes to the version of the scene that was asked for. Chains go on; the reference, by which they are judged, starts anew. Renderers
    /// that fail are gone.
    fn follow_edit(&mut self) -> Result<(), ViewError> {
        let Some((scene, seed)) = self.edit.take() else {
            return Ok(());
        };
        let mut all = std::mem::take(self);
        for pane in &mut all.panes {
            pane.edit(&scene, seed)?;
        }
        if let Some(reference) = &mut all.reference {
            let seed = seed ^ REFERENCE_SEED;
            reference.edit(&scene, seed)?;
            reference.set_camera(scene.world().camera(), seed)?;
        }
        *self = all;
        Ok(())
    }

    /// Whether these are the same methods as others.
    pub fn has_methods_of(&self, other: &Self) -> bool {
        let methods =
            |all: &Self| -> Vec<Method> { all.all().map(|pane| pane.settings().method).collect() };
        self.panes.len() == other.panes.len() && methods(self) == methods(other)
    }

    /// Restarts all from another camera, whose image has the same size.
    pub fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        if self.is_edited_from(camera, seed) {
            return Ok(());
        }
        for pane in &mut self.panes {
            pane.set_camera(camera, seed)?;
        }
        match &mut self.reference {
            Some(reference) => reference.set_camera(camera, seed ^ REFERENCE_SEED),
            None => Ok(()),
        }
    }

    /// Seconds spent on the image that has had most of them.
    pub fn spent(&self) -> f64 {
        self.all().map(Pane::spent).fold(0.0, f64::max)
    }

    /// Moves to another camera and carries chains over; the reference, by which they are judged, starts over.
    pub fn move_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        if self.is_edited_from(camera, seed) {
            return Ok(());
        }
        for pane in &mut self.panes {
            pane.move_camera(camera, seed)?;
        }
        match &mut self.reference {
            Some(reference) => reference.set_camera(camera, seed ^ REFERENCE_SEED),
            None => Ok(()),
        }
    }

    /// Renders for some seconds, shared equally by all methods, and resolves the images.
    fn work(&mut self, seconds: f64, stop: &AtomicBool) -> Result<Round, ViewError> {
        self.follow_edit()?;
        let (start, asked) = (Instant::now(), seconds);
        let seconds = seconds / self.all().count().max(1) as f64;
        // Steps end late, those of some methods later than others: the one that has had less time so far catches up.
        let most = self.spent();
        for pane in self.all_mut() {
            pane.advance(seconds + most - pane.spent(), stop)?;
        }
        let mut round = Round {
            is_complete: !stop.load(Ordering::Relaxed),
            rendered: start.elapsed().as_secs_f64().min(asked),
            infos: self.panes.iter_mut().map(Pane::info).collect(),
            reference_info: self.reference.as_mut().map(Pane::info),
            ..Default::default()
        };
        if round.is_complete {
            let images = self.panes.iter_mut().map(Pane::resolve);
            round.images = images.collect::<Result<_, _>>()?;
            round.reference = self.reference.as_mut().map(Pane::resolve).transpose()?;
        }
        Ok(round)
    }
}

/// The result of a round.
#[derive(Default)]
pub struct Round {
    /// Whether it was not stopped early; otherwise there are no images.
    pub is_complete: bool,
    /// Seconds of rendering, within those that were asked for.
    pub rendered: f64,
    /// The images of the panes.
    pub images: Vec<DeviceImage>,
    /// Whether the images of the panes are colours to be shown as they are, and no radiance.
    pub is_data: bool,
    /// The reference.
    pub reference: Option<DeviceImage>,
    /// What is known about the panes.
    pub infos: Vec<PaneInfo>,
    /// What is known about the reference.
    pub reference_info: Option<PaneInfo>,
}

/// What a round gives back.
pub struct Ended {
    /// The renderers; none where they panicked.
    pub renderers: Renderers,
    /// What finishes their images.
    pub finisher: Finisher,
    /// The result.
    pub round: Result<Round, ViewError>,
}

/// A round in progress. Dropping it stops it.
pub struct RunningRound {
    job: Job<Ended>,
    stop: Arc<AtomicBool>,
}

impl RunningRound {
    /// Starts a round of some seconds. Images are then finished, from the camera of a world.
    pub fn start(
        mut renderers: Renderers,
        mut finisher: Finisher,
        (finish, world): (Finish, World),
        seconds: f64,
    ) -> Self {
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = stop.clone();
        let job = Job::start("Rendering".into(), move || {
            let round = renderers.work(seconds, &stopped).and_then(|mut round| {
                if round.is_complete {
                    finisher.finish(finish, &world, &mut renderers.panes, &mut round)?;
                }
                Ok(round)
            });
            Ok(Ended {
                renderers,
                finisher,
                round,
            })
        });
        Self { job, stop }
    }

    /// Asks the round to end early.
    pub fn stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// The renderers and the result, if the round ends within some time. Renderers that panic are gone.
    pub fn wait(&self, limit: Option<Duration>) -> Option<Ended> {
        let ended = self.job.wait(limit)?;
        Some(ended.unwrap_or_else(|error| Ended {
            renderers: Renderers::default(),
            finisher: Finisher::default(),
            round: Err(error),
        }))
    }
}

impl Drop for RunningRound {
    fn drop(&mut self) {
        self.stop();
    }
}
