//! Where the images of a study come from: a device of this machine, or other machines.

use super::RunError;
use super::seed::render_checkpoints;
use crate::results::Protocol;
use crate::spec::MethodPlan;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use wayfare_engine::{
    Budget, EngineError, Method, RenderError, Renderer, SceneOnDevice, Settings, WakeUp,
};
use wayfare_film::Image;

/// Runs of the first checkpoint that are discarded before the first that counts.
const WARM_UP_RUNS: usize = 3;
/// How often progress is reported.
const SLICE: Duration = Duration::from_millis(300);

/// The images of one seed of a cell.
#[derive(Clone, Debug)]
pub struct CellRequest<'a> {
    /// The name of the scene.
    pub scene: &'a str,
    /// The method.
    pub method: &'a MethodPlan,
    /// What is equal.
    pub protocol: Protocol,
    /// Where images are wanted, in order.
    pub checkpoints: &'a [f64],
}

/// A part of a reference: an independent image.
#[derive(Clone, Debug)]
pub struct PartRequest<'a> {
    /// The name of the scene.
    pub scene: &'a str,
    /// The method.
    pub method: &'a MethodPlan,
    /// Samples per pixel.
    pub samples_per_pixel: u64,
}

/// What a scene is going to be asked for, with the seeds in order.
#[derive(Clone, Debug)]
pub enum Work<'a> {
    /// Parts of its reference.
    Reference(PartRequest<'a>, Vec<u64>),
    /// The seeds of a cell.
    Cell(CellRequest<'a>, Vec<u64>),
}

/// An image at a checkpoint.
#[derive(Clone, Debug, PartialEq)]
pub struct CheckpointImage {
    /// The image.
    pub image: Image,
    /// Seconds that were used.
    pub seconds: f64,
    /// Samples per pixel that were taken.
    pub samples_per_pixel: f64,
    /// Samples that were not finite.
    pub non_finite: u64,
    /// Diagnostics of the chains.
    pub diagnostics: BTreeMap<String, f64>,
}

/// Where the images of a scene come from. The same request gives the same images whenever and wherever it is made, but
/// for those at equal time.
pub trait Images {
    /// Receives what will be requested and in which order, if nothing fails, so that work can begin ahead.
    fn announce(&mut self, work: &[Work<'_>]) -> Result<(), RunError> {
        let _ = work;
        Ok(())
    }

    /// The images of a seed at every checkpoint. `None` if `stop` was set meanwhile.
    fn checkpoints(
        &mut self,
        request: &CellRequest<'_>,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<Option<Vec<CheckpointImage>>, RunError>;

    /// A part of a reference. `None` if `stop` was set meanwhile. `on_progress` is called with the samples per pixel
    /// that are done.
    fn reference_part(
        &mut self,
        request: &PartRequest<'_>,
        seed: u64,
        on_progress: &mut dyn FnMut(f64),
        stop: &AtomicBool,
    ) -> Result<Option<Image>, RunError>;
}

/// Images of a device of this machine.
pub struct DeviceImages {
    scene: SceneOnDevice,
    /// The renderer of the last request. One that was last used at equal time has seen the device awake.
    renderer: Option<(Method, Option<Protocol>, Renderer)>,
    wake_up: Option<WakeUp>,
}

impl DeviceImages {
    /// Images of a scene on a device.
    pub fn new(scene: SceneOnDevice) -> Self {
        Self {
            scene,
            renderer: None,
            wake_up: None,
        }
    }

    /// The renderer of a method, and whether it is a new one.
    fn renderer(
        &mut self,
        method: Method,
        protocol: Option<Protocol>,
    ) -> Result<(&mut Renderer, bool), EngineError> {
        let known = self.renderer.take();
        let known = known.filter(|(m, p, _)| *m == method && *p == protocol);
        let is_new = known.is_none();
        let renderer = match known {
            Some((.., renderer)) => renderer,
            None => {
                let settings = Settings {
                    method,
                    ..Default::default()
                };
                self.scene.renderer(&settings)?
            }
        };
        let (.., renderer) = self.renderer.insert((method, protocol, renderer));
        Ok((renderer, is_new))
    }
}

impl Images for DeviceImages {
    fn checkpoints(
        &mut self,
        request: &CellRequest<'_>,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<Option<Vec<CheckpointImage>>, RunError> {
        let failed = |source: EngineError| RunError::Device {
            what: format!("{} on {}", request.method.record.label, request.scene),
            source,
        };
        let protocol = request.protocol;
        let mut wake_up = match self.wake_up.take() {
            Some(wake_up) => wake_up,
            None => WakeUp::new(&self.scene).map_err(failed)?,
        };
        let (renderer, is_new) = self
            .renderer(request.method.method, Some(protocol))
            .map_err(failed)?;
        let mut render = |seed, checkpoints| {
            let images = render_checkpoints(renderer, seed, protocol, checkpoints, stop);
            images.map_err(|error| failed(error.into()))
        };
        if is_new && protocol == Protocol::Time {
            // Discarded runs: drivers compile, and the speed becomes known.
            for _ in 0..WARM_UP_RUNS {
                render(0, &request.checkpoints[..1])?;
            }
        }
        if protocol == Protocol::Time {
            // Kernels were compiled or images compared meanwhile, and the card had nothing to do.
            wake_up.run(stop).map_err(failed)?;
        }
        let images = render(seed, request.checkpoints)?;
        self.wake_up = Some(wake_up);
        Ok(images)
    }

    fn reference_part(
        &mut self,
        request: &PartRequest<'_>,
        seed: u64,
        on_progress: &mut dyn FnMut(f64),
        stop: &AtomicBool,
    ) -> Result<Option<Image>, RunError> {
        let device = |source: EngineError| RunError::Device {
            what: "the reference".into(),
            source,
        };
        let failed = |error: RenderError| device(error.into());
        let samples_per_pixel = request.samples_per_pixel;
        let (renderer, _) = self.renderer(request.method.method, None).map_err(device)?;
        renderer.restart(seed).map_err(failed)?;
        loop {
            let budget = Budget {
                samples_per_pixel,
                deadline: Some(Instant::now() + SLICE),
                is_strict: false,
                stop,
            };
            renderer.advance(&budget).map_err(failed)?;
            if stop.load(Ordering::Relaxed) {
                return Ok(None);
            }
            let done = renderer.samples_per_pixel();
            on_progress(done);
            if done >= samples_per_pixel as f64 {
                break;
            }
        }
        Ok(Some(renderer.image().map_err(failed)?))
    }
}
