//! How a viewer comes to what was asked for: scenes, devices, methods, sizes, cameras.

use super::{LARGEST, REFERENCE_SEED, REST, Reference, SMALLEST, Viewer, distance};
use crate::crew::Crew;
use crate::host::Devices;
use crate::job::Job;
use crate::navigate::Navigator;
use crate::side::Side;
use crate::stage::Stage;
use std::time::Instant;
use wayfare_engine::Method;
use wayfare_scene::FilmSettings;
use wayfare_transport::CameraModel;

impl Viewer {
    /// Reads scenes and opens devices that were asked for.
    pub(super) fn follow_loading(&mut self) -> Result<(), String> {
        if self.crew.is_some() {
            self.take_stage()?;
        }
        let is_staged = self.stage.as_ref().is_some_and(|stage| {
            let applied = self.applied.as_ref();
            stage.scene == self.wish.scene
                && applied.is_none_or(|applied| {
                    applied.device == self.wish.device && applied.max_depth == self.wish.max_depth
                })
        });
        // After a failure the user decides what to try next.
        let may_try = self.problem.is_none() || self.applied.is_some();
        if !is_staged && self.loading.is_none() && may_try {
            self.load(None);
        }
        Ok(())
    }

    pub(super) fn load(&mut self, devices: Option<Devices>) {
        let (host, wish) = (self.host.clone(), self.wish.clone());
        // The same device need not be opened again.
        let same = self.stage.as_ref().and_then(|stage| {
            let applied = self.applied.as_ref()?;
            (applied.device == wish.device).then(|| stage.devices.clone())
        });
        let devices = devices.or(same);
        let what = format!("Reading {}", wish.scene);
        self.loading = Some(Job::start(what, move || {
            let devices = match devices {
                Some(devices) => devices,
                None => host.open(&wish.device, wish.threads)?,
            };
            Stage::new(&*host, &wish.scene, wish.max_depth, devices)
        }));
    }

    fn take_stage(&mut self) -> Result<(), String> {
        let Some(job) = self.loading.take_if(|job| job.is_done()) else {
            return Ok(());
        };
        let stage = job.finish()?;
        let distance = distance(&stage, stage.world.camera(), [0.5; 2]).unwrap_or_else(|| {
            let [low, high] = stage.world.bvh().bounds();
            (0..3).map(|i| high[i] - low[i]).fold(0.0, f32::max)
        });
        let is_same_scene = self
            .stage
            .as_ref()
            .is_some_and(|old| old.scene == stage.scene);
        let pose = is_same_scene.then(|| self.navigator.pose());
        self.navigator = Navigator::new(stage.world.scene().camera, distance);
        // On another device the same is seen.
        if let Some(pose) = self.first_pose.take().or(pose) {
            self.navigator.go(pose);
        }
        if stage.is_slow() {
            self.pace.expect_slow();
        }
        self.stage = Some(stage);
        self.forget();
        Ok(())
    }

    /// Starts methods that were asked for, at the size that was asked for.
    pub(super) fn follow_wish(&mut self, area: [u32; 2]) -> Result<(), String> {
        if self.loading.is_some() || self.stage.is_none() || self.crew.is_none() {
            return Ok(());
        }
        self.take_sides()?;
        let size = self.wanted_size(area);
        if size != self.size || self.camera.is_none() {
            self.size = size;
            self.coarseness = self.pace.coarseness();
            self.remake()?;
        }
        if self.applied.as_ref() != Some(&self.wish) && self.starting.is_none() {
            self.start_sides()?;
        }
        self.follow_reference()
    }

    /// The size of the picture is the one that was asked for, or else that of the window.
    pub(super) fn wanted_size(&self, area: [u32; 2]) -> [u32; 2] {
        let size = self.wish.size.unwrap_or(area);
        size.map(|n| n.clamp(SMALLEST, LARGEST))
    }

    /// New renderers of everything, for pictures of another size.
    fn remake(&mut self) -> Result<(), String> {
        let (Some(stage), Some(crew)) = (&self.stage, &self.crew) else {
            return Ok(());
        };
        let made = self.made_again(stage, crew)?;
        self.crew = Some(made);
        self.spare = None;
        // What is being started has the wrong size.
        self.starting = None;
        self.begin()
    }

    /// The same methods for a picture of the size that is wanted now.
    fn made_again(&self, stage: &Stage, crew: &Crew) -> Result<Crew, String> {
        let camera = self.camera_now(stage);
        let again = |side: &Side| {
            let settings = self
                .wish
                .settings(&side.settings.method, side.settings.seed);
            Side::start(stage, camera, settings)
        };
        let sides = crew.sides.iter().map(again).collect::<Result<_, _>>()?;
        let reference = crew.reference.as_ref().map(again).transpose()?;
        Ok(Crew { sides, reference })
    }

    /// Goes on with larger or smaller pixels. Renderers of the last size are kept: a camera that stops and goes asks for
    /// both in turn.
    fn change_coarseness(&mut self, coarseness: u32) -> Result<(), String> {
        let spare = self.spare.take().filter(|(width, _)| *width == coarseness);
        let before = std::mem::replace(&mut self.coarseness, coarseness);
        let crew = match (spare, &self.stage, &self.crew) {
            (Some((_, spare)), ..) if self.is_same(&spare) => spare,
            (_, Some(stage), Some(crew)) => self.made_again(stage, crew)?,
            _ => return Ok(()),
        };
        self.spare = self.crew.replace(crew).map(|crew| (before, crew));
        self.begin()
    }

    /// Whether a crew has the same methods as the one at work.
    fn is_same(&self, crew: &Crew) -> bool {
        let methods = |crew: &Crew| -> Vec<Method> {
            let all = crew.sides.iter().chain(&crew.reference);
            all.map(|side| side.settings.method.clone()).collect()
        };
        self.crew.as_ref().is_some_and(|now| {
            methods(now) == methods(crew) && now.reference.is_some() == crew.reference.is_some()
        })
    }

    fn camera_now(&self, stage: &Stage) -> CameraModel {
        let film = FilmSettings {
            resolution: self.picture_size(),
            ..stage.world.scene().film
        };
        CameraModel::new(&self.navigator.camera(), &film)
    }

    /// Starts methods on another thread, since kernels may have to be compiled; the last pictures stay until then.
    fn start_sides(&mut self) -> Result<(), String> {
        let (Some(stage), Some(camera)) = (self.stage.clone(), self.camera) else {
            return Ok(());
        };
        for method in &self.wish.methods {
            method.validate().map_err(|error| error.to_string())?;
        }
        let wish = self.wish.clone();
        let names: Vec<_> = wish.methods.iter().map(Method::name).collect();
        let what = format!("Starting {}", names.join(" and "));
        let asked = wish.clone();
        let job = Job::start(what, move || {
            let start = |method| Side::start(&stage, camera, wish.settings(method, wish.seed));
            wish.methods
                .iter()
                .map(start)
                .collect::<Result<Vec<_>, _>>()
        });
        self.starting = Some((asked, job));
        Ok(())
    }

    fn take_sides(&mut self) -> Result<(), String> {
        let Some((wish, job)) = self.starting.take_if(|(_, job)| job.is_done()) else {
            return Ok(());
        };
        let sides = job.finish()?;
        let reference = self.crew.take().and_then(|crew| crew.reference);
        self.crew = Some(Crew { sides, reference });
        self.spare = None;
        self.applied = Some(wish);
        self.begun = 0;
        self.coarseness = self.pace.coarseness();
        // The camera may have moved meanwhile. A slow device begins coarse, with renderers of that size.
        let started = self.camera.map(|camera| camera.resolution());
        if started == Some(self.picture_size()) {
            self.begin()
        } else {
            self.remake()
        }
    }

    /// Starts or ends the rendering of a reference.
    fn follow_reference(&mut self) -> Result<(), String> {
        let (Some(stage), Some(camera)) = (&self.stage, self.camera) else {
            return Ok(());
        };
        let seed = self.seed() ^ REFERENCE_SEED;
        let Some(crew) = &mut self.crew else {
            return Ok(());
        };
        match &self.reference {
            Reference::Rendered(method) => {
                let has = crew.reference.as_ref();
                if has.is_none_or(|side| side.settings.method != *method) {
                    let settings = self.wish.settings(method, seed);
                    crew.reference = Some(Side::start(stage, camera, settings)?);
                }
            }
            Reference::None | Reference::File { .. } => {
                crew.reference = None;
                self.reference_info = None;
            }
        }
        Ok(())
    }

    /// Begins new pictures where the camera has moved, or where it rests and pictures are coarse.
    pub(super) fn follow_camera(&mut self) -> Result<bool, String> {
        if self.crew.as_ref().is_none_or(|crew| crew.sides.is_empty()) {
            return Ok(false);
        }
        let pose = self.navigator.pose();
        let moved = self.pose.is_some_and(|before| before != pose);
        if moved {
            self.moved = Instant::now();
        }
        let coarseness = if moved {
            self.pace.coarseness()
        } else if self.moved.elapsed() < REST || self.is_fresh {
            self.coarseness
        } else {
            // Finer and finer, so that something better is seen soon.
            (self.coarseness / 2).max(1)
        };
        if coarseness != self.coarseness {
            self.change_coarseness(coarseness)?;
            return Ok(true);
        }
        if self.pose == Some(pose) {
            return Ok(false);
        }
        self.begin()?;
        Ok(true)
    }

    /// Begins new pictures from where the camera is.
    fn begin(&mut self) -> Result<(), String> {
        let (Some(stage), Some(mut crew)) = (&self.stage, self.crew.take()) else {
            return Ok(());
        };
        let camera = self.camera_now(stage);
        self.begun += 1;
        self.is_fresh = true;
        let seed = self.seed();
        let mut looked = Ok(());
        for side in &mut crew.sides {
            looked = looked.and(side.look(&camera, seed));
        }
        if let Some(reference) = &mut crew.reference {
            looked = looked.and(reference.look(&camera, seed ^ REFERENCE_SEED));
        }
        self.crew = Some(crew);
        self.camera = Some(camera);
        self.pose = Some(self.navigator.pose());
        looked
    }
}
