//! How a viewer follows requests and files: scenes and devices.

use super::{Loading, NOW, Viewer};
use crate::finish::Finisher;
use crate::job::Job;
use crate::loaded_scene::Load;
use crate::navigate::Navigator;
use crate::watch::Watch;
use crate::{LoadedScene, ViewError};
use std::sync::Arc;
use wayfare_engine::{Device, EngineError};
use wayfare_scene::SourceFiles;

impl Viewer {
    /// Loads the requested scene on the requested device, again when its files have changed.
    pub(super) fn update_scene(&mut self) -> Result<(), ViewError> {
        if self.renderers.is_some() {
            self.take_scene()?;
        }
        let is_loaded = self.scene.as_ref().is_some_and(|scene| {
            let applied = self.applied.as_ref();
            scene.name == self.request.scene
                && applied.is_none_or(|applied| {
                    applied.device == self.request.device
                        && applied.max_depth == self.request.max_depth
                })
        });
        // After a failure the user decides what to try next, or changes the file.
        let may_try = self.problem.is_none() || self.applied.is_some();
        let is_due = !is_loaded && may_try || self.watch.has_changed();
        if is_due && self.loading.is_none() {
            self.load(None);
        }
        Ok(())
    }

    pub(super) fn load(&mut self, device: Option<Device>) {
        let (host, request) = (self.host.clone(), self.request.clone());
        // The same device is not opened again.
        let current = self.scene.as_ref().filter(|_| {
            let applied = self.applied.as_ref();
            applied.is_some_and(|applied| applied.device == request.device)
        });
        let earlier = current.filter(|scene| device.is_none() && scene.name == request.scene);
        let earlier = earlier.cloned();
        let device = device.or(current.map(|scene| scene.opened.clone()));
        let task = match earlier {
            Some(_) => format!("Reloading {}", request.scene),
            None => format!("Loading {}", request.scene),
        };
        let is_same = self
            .scene
            .as_ref()
            .is_none_or(|scene| scene.name == request.scene);
        let is_reload = is_same && self.watch.has_changed();
        let name = request.scene.clone();
        let scenes = self.scenes.clone();
        let files = Arc::<SourceFiles>::default();
        let read = files.clone();
        let job = Job::start(task, move || {
            let load = Load {
                host: &*host,
                request: &request,
                earlier,
                files: &read,
            };
            if let Some(scenes) = scenes {
                return scenes.load(load, device);
            }
            let device = match device {
                Some(device) => device,
                None => Device::open(&request.device, request.threads)?,
            };
            LoadedScene::load(load, device)
        });
        self.loading = Some(Loading {
            name,
            job,
            files,
            is_reload,
        });
    }

    /// Moves to a scene that has been loaded. One that cannot be read is tried again once its files have changed.
    fn take_scene(&mut self) -> Result<(), ViewError> {
        let loaded = self
            .loading
            .as_ref()
            .and_then(|loading| loading.job.wait(NOW));
        let Some(loaded) = loaded else {
            return Ok(());
        };
        let Some(Loading {
            name,
            files,
            is_reload,
            ..
        }) = self.loading.take()
        else {
            return Ok(());
        };
        let is_same = self.scene.as_ref().is_none_or(|old| old.name == name);
        if loaded.is_err() && is_same {
            self.watch = Watch::new(files);
        }
        let mut scene = loaded?;
        self.watch = Watch::new(scene.files.clone());
        let old = self.scene.as_ref().filter(|_| is_same);
        let goes_on = self.applied.is_some()
            && old.is_some_and(|old| scene.on_device.is_edit_of(&old.on_device));
        if is_reload {
            // What was wrong with the file no longer is.
            self.problem.take_if(|problem| is_of_scene(problem));
            scene.notes.push(match goes_on {
                true => "the scene was reloaded, and chains were kept".into(),
                false => "the scene was reloaded".into(),
            });
        }
        self.take_camera(&scene, old.is_some());
        if scene.device().is_slow() && !goes_on {
            self.frame_budget.start_coarse();
        }
        self.scene = Some(scene);
        match goes_on {
            true => self.edit(),
            false => self.reset(),
        }
        Ok(())
    }

    /// Starts from the camera of a scene, unless another version of it is seen by a camera that the user has moved.
    fn take_camera(&mut self, scene: &LoadedScene, is_same: bool) {
        let world = scene.world();
        let distance = scene.distance(world.camera(), [0.5; 2]).unwrap_or_else(|| {
            let [low, high] = world.bvh().bounds();
            (0..3).map(|i| high[i] - low[i]).fold(0.0, f32::max)
        });
        let pose = (is_same && !self.navigator.is_home()).then(|| self.navigator.pose());
        self.navigator = Navigator::new(world.scene().camera, distance);
        if let Some(pose) = self.first_pose.take().or(pose) {
            self.navigator.set_pose(pose);
        }
    }

    /// Lets all methods go on in the scene, which has the shapes of the one before.
    fn edit(&mut self) {
        let Some(scene) = &self.scene else {
            return;
        };
        let camera = self.current_camera(scene);
        let scene = scene.on_device.seen_by(camera);
        self.camera = Some(camera);
        self.pose = Some(self.navigator.pose());
        self.restarts += 1;
        self.is_empty = true;
        self.spare = None;
        self.starting = None;
        self.finisher = Finisher::default();
        let seed = self.seed();
        if let Some(renderers) = &mut self.renderers {
            renderers.edit(scene, seed);
        }
    }
}

/// Whether a problem is that a scene cannot be read or prepared.
fn is_of_scene(problem: &ViewError) -> bool {
    matches!(
        problem,
        ViewError::Load(_) | ViewError::Engine(EngineError::World(_))
    )
}
