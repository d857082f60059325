//! How a viewer follows requests: methods, sizes, cameras.

use super::{LARGEST, NOW, Reference, SMALLEST, Viewer};
use crate::job::Job;
use crate::pane::Pane;
use crate::renderers::REFERENCE_SEED;
use crate::{LoadedScene, Request, ViewError};
use std::time::{Duration, Instant};
use wayfare_engine::Method;
use wayfare_scene::FilmSettings;
use wayfare_transport::CameraModel;

/// How long the camera must rest before a coarse image is refined.
const REST: Duration = Duration::from_millis(200);

impl Viewer {
    /// Starts the requested methods, at the requested size.
    pub(super) fn update_request(&mut self, area: [u32; 2]) -> Result<(), ViewError> {
        if self.loading.is_some() || self.scene.is_none() || self.renderers.is_none() {
            return Ok(());
        }
        self.take_panes()?;
        let size = self.wanted_size(area);
        if size != self.size || self.camera.is_none() {
            self.size = size;
            self.coarseness = self.frame_budget.coarseness();
            self.resize()?;
        }
        if self.applied.as_ref() != Some(&self.request) && self.starting.is_none() {
            self.start_panes()?;
        }
        self.update_reference()
    }

    /// The requested size, or that of the window.
    pub(super) fn wanted_size(&self, area: [u32; 2]) -> [u32; 2] {
        let size = self.request.size.unwrap_or(area);
        size.map(|n| n.clamp(SMALLEST, LARGEST))
    }

    /// Makes new renderers, for images of another size.
    fn resize(&mut self) -> Result<(), ViewError> {
        let (Some(scene), Some(renderers)) = (&self.scene, &self.renderers) else {
            return Ok(());
        };
        let camera = self.current_camera(scene);
        self.renderers = Some(renderers.restarted(scene, camera, &self.request)?);
        self.spare = None;
        // What is being started has the wrong size.
        self.starting = None;
        self.restart()
    }

    /// Continues with larger or smaller pixels. Renderers of the last size are kept: a camera that stops and goes needs
    /// both in turn.
    fn change_coarseness(&mut self, coarseness: u32) -> Result<(), ViewError> {
        let spare = self.spare.take().filter(|(width, _)| *width == coarseness);
        let before = std::mem::replace(&mut self.coarseness, coarseness);
        let (Some(scene), Some(renderers)) = (&self.scene, &self.renderers) else {
            return Ok(());
        };
        let next = match spare {
            Some((_, spare)) if spare.has_methods_of(renderers) => spare,
            _ => renderers.restarted(scene, self.current_camera(scene), &self.request)?,
        };
        self.spare = self.renderers.replace(next).map(|last| (before, last));
        self.restart()
    }

    pub(super) fn current_camera(&self, scene: &LoadedScene) -> CameraModel {
        let film = FilmSettings {
            resolution: self.image_size(),
            ..scene.world().scene().film
        };
        CameraModel::new(&self.navigator.camera(), &film)
    }

    /// Starts methods that are not running yet on another thread, since kernels may have to be compiled; the last
    /// images stay until then.
    fn start_panes(&mut self) -> Result<(), ViewError> {
        let (Some(scene), Some(camera)) = (self.scene.clone(), self.camera) else {
            return Ok(());
        };
        for method in &self.request.methods {
            method.validate()?;
        }
        let mut missing = self.request.methods.clone();
        if let (true, Some(renderers)) = (self.keeps_panes(&self.request), &self.renderers) {
            for running in &renderers.panes {
                let same = missing.iter().position(|m| *m == running.settings().method);
                same.map(|i| missing.remove(i));
            }
        }
        let request = self.request.clone();
        let names: Vec<_> = missing.iter().map(Method::name).collect();
        let task = format!("Starting {}", names.join(" and "));
        let job = Job::start(task, move || {
            let start =
                |method| Pane::start(&scene, camera, request.settings(method, request.seed));
            missing.iter().map(start).collect()
        });
        self.starting = Some((self.request.clone(), camera.resolution(), job));
        Ok(())
    }

    /// Whether methods that are running can continue under another request.
    fn keeps_panes(&self, request: &Request) -> bool {
        self.applied.as_ref().is_some_and(|applied| {
            let same_but_for_methods = Request {
                methods: request.methods.clone(),
                size: request.size,
                ..applied.clone()
            };
            same_but_for_methods == *request
        })
    }

    /// Moves to methods that have been started.
    fn take_panes(&mut self) -> Result<(), ViewError> {
        let started = self.starting.as_ref().and_then(|(.., job)| job.wait(NOW));
        let (Some(started), Some((request, size, _))) = (started, &self.starting) else {
            return Ok(());
        };
        let (request, size) = (request.clone(), *size);
        self.starting = None;
        let panes = started?;
        self.spare = None;
        if self.keeps_panes(&request) {
            return self.join_panes(request, panes);
        }
        self.renderers.get_or_insert_default().panes = panes;
        self.applied = Some(request);
        self.restarts = 0;
        self.coarseness = self.frame_budget.coarseness();
        // The camera may have moved in the meantime, and pixels may have grown or shrunk with it. A slow device starts
        // coarse, with renderers of that size.
        if size == self.image_size() {
            self.restart()
        } else {
            self.resize()
        }
    }

    /// Puts methods that have been started beside those that continue, which keep their images, as the reference does.
    fn join_panes(&mut self, request: Request, started: Vec<Pane>) -> Result<(), ViewError> {
        let (seed, size) = (self.seed(), self.image_size());
        let (Some(scene), Some(camera), Some(renderers)) =
            (&self.scene, self.camera, &mut self.renderers)
        else {
            return Ok(());
        };
        let spent = renderers.spent();
        let mut fresh = Vec::new();
        for mut pane in started {
            // The camera may have moved in the meantime, and pixels may have grown or shrunk with it.
            if pane.size() != size {
                let settings = request.settings(&pane.settings().method, seed);
                pane = Pane::start(scene, camera, settings)?;
            }
            pane.set_camera(&camera, seed)?;
            pane.start_level_with(spent);
            fresh.push(pane);
        }
        self.is_empty |= !fresh.is_empty();
        // In the order of the request, each once; what is no longer asked for is dropped.
        let mut all: Vec<Pane> = renderers.panes.drain(..).chain(fresh).collect();
        for method in &request.methods {
            let same = all
                .iter()
                .position(|pane| pane.settings().method == *method);
            renderers.panes.extend(same.map(|i| all.remove(i)));
        }
        self.applied = Some(request);
        Ok(())
    }

    /// Starts or ends the rendering of a reference. One that cannot be started is no longer asked for.
    fn update_reference(&mut self) -> Result<(), ViewError> {
        let updated = self.try_update_reference();
        if updated.is_err() {
            self.reference = Reference::None;
        }
        updated
    }

    fn try_update_reference(&mut self) -> Result<(), ViewError> {
        let seed = self.seed() ^ REFERENCE_SEED;
        let (Some(scene), Some(camera), Some(renderers)) =
            (&self.scene, self.camera, &mut self.renderers)
        else {
            return Ok(());
        };
        match &self.reference {
            Reference::Rendered(method) => {
                let current = renderers.reference.as_ref();
                if current.is_none_or(|pane| pane.settings().method != *method) {
                    let settings = self.request.settings(method, seed);
                    let mut pane = Pane::start(scene, camera, settings)?;
                    pane.start_level_with(renderers.spent());
                    renderers.reference = Some(pane);
                }
            }
            Reference::None | Reference::File { .. } => {
                renderers.reference = None;
                self.reference_info = None;
            }
        }
        Ok(())
    }

    /// Restarts the images if the camera has moved, or if it rests and they are coarse. Whether it did.
    pub(super) fn update_camera(&mut self) -> Result<bool, ViewError> {
        if !self.is_ready() {
            return Ok(false);
        }
        let pose = self.navigator.pose();
        let moved = self.pose.is_some_and(|before| before != pose);
        if moved {
            self.moved = Instant::now();
        }
        let coarseness = if moved {
            self.frame_budget.coarseness()
        } else if self.moved.elapsed() < REST || self.is_empty {
            self.coarseness
        } else {
            // Step by step, so that something better is seen soon.
            (self.coarseness / 2).max(1)
        };
        if coarseness != self.coarseness {
            self.change_coarseness(coarseness)?;
            return Ok(true);
        }
        if self.pose == Some(pose) {
            return Ok(false);
        }
        self.restart_with(self.reuse)?;
        Ok(true)
    }

    /// Restarts the images from where the camera is now.
    fn restart(&mut self) -> Result<(), ViewError> {
        self.restart_with(false)
    }

    /// The same; chains may take along what they know from where the camera was.
    fn restart_with(&mut self, reuse: bool) -> Result<(), ViewError> {
        let Some(scene) = &self.scene else {
            return Ok(());
        };
        let camera = self.current_camera(scene);
        self.restarts += 1;
        self.is_empty = true;
        self.camera = Some(camera);
        self.pose = Some(self.navigator.pose());
        let seed = self.seed();
        match &mut self.renderers {
            Some(renderers) if reuse => Ok(renderers.move_camera(&camera, seed)?),
            Some(renderers) => Ok(renderers.set_camera(&camera, seed)?),
            None => Ok(()),
        }
    }
}
