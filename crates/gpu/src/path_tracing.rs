//! Path tracing on the card: independent samples, equally many in every pixel.

use crate::run::RunSizes;
use crate::scene_on_gpu::SceneOnGpu;
use crate::session::{Session, Tuning};
use crate::shared::{
    Dispatch, ImageParameters, RunBuffer, TILE_HEIGHT, TILE_WIDTH, WAITING_PLANES,
};
use crate::{GpuError, Kernel, KernelSource, reconstruction, sources};
use std::io::Write;
use std::sync::Arc;
use wayfare_film::Image;
use wayfare_render::auto::PathSet;
use wayfare_render::gradient::Gradient;
use wayfare_render::state::{put, take};
use wayfare_render::{
    Budget, Editable, RenderError, Renderer, Sequence, Settings, StateError, Statistics,
};
use wayfare_transport::CameraModel;

/// More samples per pixel might overflow the sums on the film.
pub const MAX_SAMPLES_PER_PIXEL: u64 = 1 << 24;

/// Planes of the film where differences between pixels are sampled: values, two differences and squares, in two halves,
/// what is above the limit with its squares, and the first radiance of stencils in progress.
const STENCIL_PLANES: u64 = 11;

/// How pixels are sampled.
#[derive(Clone, Copy, Debug)]
pub enum Sampling {
    /// Path by path.
    Plain(Sequence),
    /// With differences between neighbouring pixels.
    Differences(Gradient),
}

/// Path tracing in progress, with or without differences between neighbouring pixels.
pub struct PathTracing {
    session: Session,
    kernel: Kernel,
    gradient: Option<(Gradient, Kernel)>,
    /// Evaluations of every pixel.
    samples: u64,
}

impl PathTracing {
    /// The kernels that it needs.
    pub fn sources(has_gradient: bool) -> Vec<KernelSource> {
        if has_gradient {
            vec![
                sources::GRADIENT_TRACING,
                sources::DEPOSIT_STENCILS,
                sources::RECONSTRUCT_MEANS,
                sources::RECONSTRUCT_ERRORS,
            ]
            .into_iter()
            .chain(reconstruction::SOURCES)
            .collect()
        } else {
            vec![sources::PATH_TRACING, sources::RESOLVE]
        }
    }

    /// Bytes of all buffers on the GPU for an image with this number of pixels.
    pub fn bytes(pixels: u64, has_gradient: bool) -> u64 {
        Self::sizes(pixels, has_gradient).total()
    }

    fn sizes(pixels: u64, has_gradient: bool) -> RunSizes {
        Self::sizes_with(pixels, has_gradient, RunSizes::default())
    }

    fn sizes_with(pixels: u64, has_gradient: bool, sizes: RunSizes) -> RunSizes {
        if has_gradient {
            let sizes = sizes.with(RunBuffer::Reconstruction, reconstruction::bytes(pixels));
            Session::sizes(pixels, STENCIL_PLANES, sizes)
        } else {
            Session::sizes(pixels, 1, sizes)
        }
    }

    /// Starts with a black image of a set of paths.
    pub fn new(
        scene: Arc<SceneOnGpu>,
        paths: impl Into<PathSet>,
        sampling: Sampling,
        settings: &Settings,
        tuning: Tuning,
    ) -> Result<Self, GpuError> {
        let (sequence, gradient) = match sampling {
            Sampling::Plain(sequence) => (sequence, None),
            Sampling::Differences(gradient) => (gradient.sequence, Some(gradient)),
        };
        let scene = match sequence {
            Sequence::Independent => scene,
            Sequence::Sobol => Arc::new(scene.with_sobol()),
        };
        let mut parameters = scene.parameters(settings.seed);
        parameters.method.halves = u32::from(gradient.is_some());
        let paths = paths.into();
        let cells = match &paths {
            PathSet::Kinds(kinds) => {
                parameters.set_kinds(*kinds);
                None
            }
            PathSet::Cells(cells) => Some(cells.clone()),
        };
        let fixed = (settings.steps_per_dispatch > 0).then_some(settings.steps_per_dispatch);
        let cell_bytes = cells
            .as_ref()
            .map_or(0, |cells| Session::cell_bytes(cells.tiles()));
        let sizes = RunSizes::default().with(RunBuffer::Cells, cell_bytes);
        let sizes = Self::sizes_with(parameters.pixels(), gradient.is_some(), sizes);
        // The kernels: one that traces, and those that make the image.
        let tracing = tracing(&scene, gradient.is_some())?;
        let resolve = match gradient {
            Some(_) => {
                let mut order = reconstruction::kernels(&scene, &sources::RECONSTRUCT_MEANS)?;
                if scene.has_cells() {
                    order.push(scene.kernel(&sources::RECONSTRUCT_ERRORS)?);
                }
                order
            }
            None => vec![scene.kernel(&sources::RESOLVE)?],
        };
        let gradient = match gradient {
            Some(gradient) => {
                parameters.image.limit = gradient.limit_in(scene.world());
                Some((gradient, scene.kernel(&sources::DEPOSIT_STENCILS)?))
            }
            None => None,
        };
        let mut session = Session::new(scene, parameters, tuning, fixed, sizes, resolve)?;
        if let Some(cells) = &cells {
            session.set_cells(cells)?;
        }
        Ok(Self {
            session,
            kernel: tracing,
            gradient,
            samples: 0,
        })
    }

    /// The image on the card, as it was last resolved: four floats a pixel.
    pub fn image_on_card(&self) -> &wgpu::Buffer {
        self.session.run.buffer(RunBuffer::Image)
    }

    /// The session, for what only the GPU knows.
    pub fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    /// Seconds that its kernels took to compile.
    pub fn compile_seconds(&self) -> f64 {
        self.kernel.compile_seconds()
    }

    /// Pieces of work of one sample per pixel: pixels in whole tiles.
    fn items(&self) -> u32 {
        let [width, height] = self.session.size();
        let tiles = width.div_ceil(TILE_WIDTH) * height.div_ceil(TILE_HEIGHT);
        tiles * TILE_WIDTH * TILE_HEIGHT
    }

    fn image_parameters(&self) -> ImageParameters {
        let gradient = self.gradient.as_ref().map(|(gradient, _)| *gradient);
        let gradient = gradient.unwrap_or_default();
        ImageParameters {
            scale: 1.0 / self.samples.max(1) as f32,
            evaluations: self.samples as u32,
            ..reconstruction::parameters(self.session.parameters.image, &gradient)
        }
    }
}

/// The kernel that traces paths.
fn tracing(scene: &SceneOnGpu, has_gradient: bool) -> Result<Kernel, GpuError> {
    scene.kernel(match has_gradient {
        true => &sources::GRADIENT_TRACING,
        false => &sources::PATH_TRACING,
    })
}

impl Renderer for PathTracing {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let target = budget.samples_per_pixel.min(MAX_SAMPLES_PER_PIXEL);
        if budget.samples_per_pixel != u64::MAX && budget.samples_per_pixel > MAX_SAMPLES_PER_PIXEL
        {
            return Err(RenderError::TooManySamples {
                most: MAX_SAMPLES_PER_PIXEL,
            });
        }
        let items = self.items();
        let pixels = self.session.pixels();
        let Self {
            session,
            kernel,
            gradient,
            samples,
        } = self;
        // Pieces of work are counted in 32 bits, and there is a plane for each evaluation that waits to be added to the
        // film.
        let at_once = match gradient {
            Some(_) => WAITING_PLANES.min(u32::MAX / items),
            None => u32::MAX / items,
        };
        let samples = std::cell::Cell::from_mut(samples);
        let result = session.advance(
            budget,
            pixels,
            |_| target.saturating_sub(samples.get()).min(at_once.into()),
            |session, steps| {
                let first_step = samples.get() as u32;
                let mut index = session.work(kernel, first_step, items * steps)?;
                if let Some((_, deposit)) = gradient {
                    let mut parameters = session.parameters;
                    parameters.dispatch = Dispatch {
                        first_step,
                        steps,
                        ..Dispatch::default()
                    };
                    let sweep = session.run.sweep(&[&*deposit], &parameters, pixels as u32);
                    index = sweep?;
                }
                samples.set(samples.get() + u64::from(steps));
                Ok(index)
            },
        );
        let image = self.image_parameters();
        self.session.copy_now_and_then(&image);
        Ok(result?)
    }

    fn image(&mut self) -> Result<Image, RenderError> {
        let image = self.image_parameters();
        Ok(self.session.image(&image)?)
    }

    fn resolve(&mut self) -> Result<(), RenderError> {
        let image = self.image_parameters();
        Ok(self.session.resolve(&image)?)
    }

    fn restart(&mut self, seed: u64) -> Result<(), RenderError> {
        self.session.restart(seed);
        self.samples = 0;
        Ok(())
    }

    fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.session.set_camera(camera)?;
        if let Some((gradient, _)) = &self.gradient {
            let world = self.session.run.scene().world().seen_by(*camera);
            self.session.parameters.image.limit = gradient.limit_in(&world);
        }
        self.restart(seed)
    }

    fn move_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.set_camera(camera, seed)
    }

    fn save_state(&mut self, to: &mut dyn Write) -> Result<(), StateError> {
        put(to, &self.samples)?;
        self.session.save(to)
    }

    fn load_state(&mut self, from: &mut &[u8]) -> Result<(), StateError> {
        self.samples = take(from)?;
        self.session.load(from)
    }

    fn max_samples_per_pixel(&self) -> u64 {
        MAX_SAMPLES_PER_PIXEL
    }

    fn note(&self) -> Option<&str> {
        self.session.run.scene().note()
    }

    fn samples(&self) -> u64 {
        self.samples * self.session.pixels()
    }

    fn statistics(&mut self) -> Statistics {
        let counters = self.session.counted().paths();
        Statistics::new(&counters, self.session.pixels(), self.session.time())
    }
}

impl Editable<Arc<SceneOnGpu>> for PathTracing {
    fn edit(&mut self, scene: &Arc<SceneOnGpu>, seed: u64) -> Result<(), RenderError> {
        self.session.set_scene(scene)?;
        let scene = self.session.run.scene();
        self.kernel = tracing(scene, self.gradient.is_some())?;
        if let Some((gradient, _)) = &self.gradient {
            self.session.parameters.image.limit = gradient.limit_in(scene.world());
        }
        self.restart(seed)
    }
}
