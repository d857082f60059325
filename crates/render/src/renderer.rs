//! What every renderer offers.

use crate::StateError;
use crate::auto::AutoStatistics;
use serde::Serialize;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use wayfare_film::Image;
use wayfare_sampling::{Diagnostics, PopulationError};
use wayfare_transport::CameraModel;
use wayfare_transport::Counters;

/// A renderer in progress.
pub trait Renderer: Send {
    /// Renders until the budget is spent. After an error the device cannot continue; the image and the statistics
    /// remain as they were last seen.
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError>;

    /// The image so far. After the loss of a device it is the last one that was copied from there, or an error.
    fn image(&mut self) -> Result<Image, RenderError>;

    /// Finishes the image for display, all that a viewer waits for between two frames; a device of its own keeps it
    /// there.
    fn resolve(&mut self) -> Result<(), RenderError> {
        self.image().map(drop)
    }

    /// Starts over with another seed. Nothing of the image and the statistics remains; what was learnt about the speed
    /// does.
    fn restart(&mut self, seed: u64) -> Result<(), RenderError>;

    /// Starts over from another camera, whose image must have the same size.
    fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError>;

    /// Goes to another camera, whose image must have the same size, and takes along what chains know about where light
    /// is. The image starts over: every sample in it is one of the new camera. Methods without chains know nothing that
    /// could be taken along and [start over](Self::set_camera).
    fn move_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError>;

    /// Evaluations of the path function so far. Costs nothing, unlike all statistics together.
    fn samples(&self) -> u64;

    /// Whether every pixel has a sample of every part of the light; before that there is no complete image.
    fn has_whole_sample(&self, pixels: u64) -> bool {
        self.samples() >= pixels
    }

    /// What was done so far.
    fn statistics(&mut self) -> Statistics;

    /// What the user should know before the first image: where the device cannot do quite what was asked for.
    fn note(&self) -> Option<&str> {
        None
    }

    /// The most samples per pixel that can be added up.
    fn max_samples_per_pixel(&self) -> u64 {
        u64::MAX
    }

    /// Saves the state of the rendering: all that [`load_state`](Renderer::load_state) needs to continue exactly from
    /// there.
    fn save_state(&mut self, to: &mut dyn Write) -> Result<(), StateError> {
        let _ = to;
        Err(StateError::Unsupported("this method"))
    }

    /// Takes over what another renderer of the same scene, settings and seed has written, from the beginning of some
    /// bytes, and leaves the rest. After an error the renderer must start over.
    fn load_state(&mut self, from: &mut &[u8]) -> Result<(), StateError> {
        let _ = from;
        Err(StateError::Unsupported("this method"))
    }
}

/// Implements [`Renderer`] for a type that has another one inside, which two of its methods lend. All of the trait is
/// forwarded, be there a default or not: one that is forgotten would hide what the inner renderer does.
#[macro_export]
macro_rules! forward_renderer {
    ($type:ty, $inner:ident, $inner_mut:ident $(, $($generics:tt)+)?) => {
        impl $(<$($generics)+>)? $crate::Renderer for $type {
            fn advance(&mut self, budget: &$crate::Budget<'_>) -> Result<(), $crate::RenderError> {
                $crate::Renderer::advance(self.$inner_mut(), budget)
            }
            fn image(&mut self) -> Result<$crate::Image, $crate::RenderError> {
                $crate::Renderer::image(self.$inner_mut())
            }
            fn resolve(&mut self) -> Result<(), $crate::RenderError> {
                $crate::Renderer::resolve(self.$inner_mut())
            }
            fn restart(&mut self, seed: u64) -> Result<(), $crate::RenderError> {
                $crate::Renderer::restart(self.$inner_mut(), seed)
            }
            fn set_camera(
                &mut self,
                camera: &$crate::CameraModel,
                seed: u64,
            ) -> Result<(), $crate::RenderError> {
                $crate::Renderer::set_camera(self.$inner_mut(), camera, seed)
            }
            fn move_camera(
                &mut self,
                camera: &$crate::CameraModel,
                seed: u64,
            ) -> Result<(), $crate::RenderError> {
                $crate::Renderer::move_camera(self.$inner_mut(), camera, seed)
            }
            fn samples(&self) -> u64 {
                $crate::Renderer::samples(self.$inner())
            }
            fn has_whole_sample(&self, pixels: u64) -> bool {
                $crate::Renderer::has_whole_sample(self.$inner(), pixels)
            }
            fn statistics(&mut self) -> $crate::Statistics {
                $crate::Renderer::statistics(self.$inner_mut())
            }
            fn note(&self) -> Option<&str> {
                $crate::Renderer::note(self.$inner())
            }
            fn max_samples_per_pixel(&self) -> u64 {
                $crate::Renderer::max_samples_per_pixel(self.$inner())
            }
            fn save_state(&mut self, to: &mut dyn std::io::Write) -> Result<(), $crate::StateError> {
                $crate::Renderer::save_state(self.$inner_mut(), to)
            }
            fn load_state(&mut self, from: &mut &[u8]) -> Result<(), $crate::StateError> {
                $crate::Renderer::load_state(self.$inner_mut(), from)
            }
        }
    };
}
forward_renderer!(Box<R>, as_ref, as_mut, R: Renderer + ?Sized);

/// A renderer that can go on in another version of its scene: `S` is a scene as its device has it.
pub trait Editable<S>: Renderer {
    /// Goes on in a scene in which lights or materials have changed, from its camera, and takes along what chains know about where light is. The
    /// image starts over: every sample in it is one of the new scene. Methods without chains start over. Russian roulette stays as it is; the
    /// device, the largest depth and the size of the image must be the same.
    fn edit(&mut self, scene: &S, seed: u64) -> Result<(), RenderError>;
}

impl<S, R: Editable<S> + ?Sized> Editable<S> for Box<R> {
    fn edit(&mut self, scene: &S, seed: u64) -> Result<(), RenderError> {
        self.as_mut().edit(scene, seed)
    }
}

/// Why a renderer cannot start or continue.
#[derive(Clone, Debug, thiserror::Error)]
pub enum RenderError {
    /// The device failed. The source says how, in the type of the crate that knows the device.
    #[error("{0}")]
    Device(#[source] Arc<dyn std::error::Error + Send + Sync>),
    /// More samples than can be added up.
    #[error("at most {most} samples per pixel can be added up; average several images")]
    TooManySamples {
        /// The most samples per pixel.
        most: u64,
    },
    /// A method that cannot walk.
    #[error(transparent)]
    Population(#[from] PopulationError),
}

/// When to come back from [`Renderer::advance`]: whichever comes first.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// Samples per pixel of the image as a whole, earlier ones included.
    pub samples_per_pixel: u64,
    /// Moment at which to stop, a few milliseconds late at most.
    pub deadline: Option<Instant>,
    /// Whether nothing at all is begun that is expected to end after the deadline: such a call may do nothing. Any
    /// other call takes at least one step, so that slow devices get on, too.
    pub is_strict: bool,
    /// Set by another thread to stop as soon as possible.
    pub stop: &'a AtomicBool,
}

impl Budget<'static> {
    /// Samples alone, with neither a deadline nor a request to stop.
    pub fn of_samples(samples_per_pixel: u64) -> Self {
        static NEVER: AtomicBool = AtomicBool::new(false);
        Self {
            samples_per_pixel,
            deadline: None,
            is_strict: false,
            stop: &NEVER,
        }
    }
}

impl Budget<'_> {
    /// Whether the time is up or a stop was requested.
    pub fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || self.deadline.is_some_and(|end| Instant::now() >= end)
    }
}

/// What a run has done.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Statistics {
    /// Evaluations of the path function.
    pub samples: u64,
    /// Evaluations over pixels.
    pub samples_per_pixel: f64,
    /// Seconds spent in [`Renderer::advance`].
    pub seconds: f64,
    /// Rays cast, for the closest hit and for visibility.
    pub rays: u64,
    /// Mean number of surface points on a path.
    pub mean_path_length: f64,
    /// Samples whose value was not finite; they count as black.
    pub non_finite: u64,
    /// What the Markov chains did; absent for path tracing.
    pub diagnostics: Option<Diagnostics>,
    /// What `auto` has chosen; absent for all other methods.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub auto: Option<AutoStatistics>,
}

impl Statistics {
    /// From the counters of the paths.
    pub fn new(counters: &Counters, pixels: u64, time: Duration) -> Self {
        let paths = counters.paths as f64;
        Self {
            samples: counters.paths,
            samples_per_pixel: paths / pixels as f64,
            seconds: time.as_secs_f64(),
            rays: counters.rays(),
            mean_path_length: if paths > 0.0 {
                counters.vertices as f64 / paths
            } else {
                0.0
            },
            non_finite: counters.non_finite,
            diagnostics: None,
            auto: None,
        }
    }

    /// What two renderers of one image did together.
    pub fn plus(self, other: Self) -> Self {
        let samples = self.samples + other.samples;
        let vertices = self.mean_path_length * self.samples as f64
            + other.mean_path_length * other.samples as f64;
        Self {
            samples,
            samples_per_pixel: self.samples_per_pixel + other.samples_per_pixel,
            seconds: self.seconds + other.seconds,
            rays: self.rays + other.rays,
            mean_path_length: vertices / samples.max(1) as f64,
            non_finite: self.non_finite + other.non_finite,
            diagnostics: self.diagnostics.or(other.diagnostics),
            auto: self.auto.or(other.auto),
        }
    }
}
