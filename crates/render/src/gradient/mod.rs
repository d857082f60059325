//! Differences between neighbouring pixels, and the image that fits them and the values best.
//!
//! Gradient-domain path tracing (Kettunen et al. 2015, after Lehtinen et al. 2013) needs to shift a path to the next
//! pixel. In primary sample space this is free: the film position moves by one pixel, and all other coordinates stay. A
//! sample is a stencil,
//!
//! ```text
//! F(x) = ( f(x), f(x + one pixel right), f(x + one pixel down) ),
//! ```
//!
//! three evaluations, each of which is an ordinary sample of its pixel: a pixel gets its own and those shifted onto it
//! from the left and from above, in total as many as in path tracing with the same number of evaluations. In addition,
//! there are unbiased samples of the differences between pixels, whose variance is small where the paths are alike.
//!
//! The image I minimises
//!
//! ```text
//! sum of  (I - P)^2 / var P  +  (I_right - I - G)^2 / var G  +  (I_down - I - H)^2 / var H
//! ```
//!
//! for the means P, G and H of values and differences. Given the weights, [`reconstruct`] is a linear function of the
//! means that reproduces a true image from its true differences. So the image is unbiased if the weights do not depend
//! on the samples that they are applied to: the samples are divided into two halves, and the weights of each come from
//! the [other one](Weights::OtherHalf). [`Own`](Weights::Own) weights recognise outliers and keep their differences
//! from spreading: much less noise, at the cost of a bias in single pixels that vanishes with more samples. The mean of
//! the image is not affected, because all values have the same weight there.
//!
//! A rare bright path has no counterpart in the next pixel and is not foreseen by the other half of the samples: its
//! differences would leave marks around it. So f is divided into f up to a [limit](Gradient::limit) and the excess over
//! it. Differences are taken of the first part only; the excess is added to the image unchanged, with the noise of path
//! tracing.

mod chains;
mod estimates;
mod reconstruct;

pub use chains::{ChainStencils, Direction, OF_CHAINS, with_differences};
pub use estimates::{
    Estimates, PixelStencils, add_excess, estimates, half_of, plain_image, value_errors,
};
pub use reconstruct::{MOMENTUM, STEP_SIZE, STEPS, reconstruct};

use crate::method::sampler_slot;
use rayon::prelude::*;
use wayfare_sampling::{Philox, Range, Sequence, Slot, Words};
use wayfare_transport::math::{Vec3, luminance};
use wayfare_transport::{Counters, PathKinds, World};

/// Which samples the weights of values and differences come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weights {
    /// From the other half of the samples: unbiased.
    #[default]
    OtherHalf,
    /// From the samples that they are applied to: less noise, the right mean, and some bias in single pixels.
    Own,
}

impl Words for Weights {
    fn words(&self) -> &'static [&'static str] {
        &["other-half", "own"]
    }
    fn index(&self) -> usize {
        *self as usize
    }
    fn choose(&mut self, index: usize) {
        *self = [Self::OtherHalf, Self::Own][index];
    }
}

/// How stencils are sampled, and how an image is reconstructed from values and differences.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gradient {
    /// Where the weights come from.
    pub weights: Weights,
    /// Standard deviation, in pixels, of the Gaussian that smooths variances.
    pub smoothing: f32,
    /// The luminance up to which differences are taken, relative to the mean luminance of the image.
    pub limit: f32,
    /// Where the samples of a pixel come from.
    pub sequence: Sequence,
}

impl Gradient {
    /// The default.
    pub const DEFAULT: Self = Self {
        weights: Weights::OtherHalf,
        smoothing: 4.0,
        limit: 256.0,
        sequence: Sequence::Independent,
    };
}

impl Default for Gradient {
    fn default() -> Self {
        Self::DEFAULT
    }
}

/// Evaluations of the path function in a sample of the stencil: in its pixel, then on the right, then below.
pub const EVALUATIONS: u64 = 3;

/// Paths for a rough estimate of the mean luminance.
const MEAN_PATHS: u64 = 1024;

/// The seed of their random numbers, independent of that of the image.
const MEAN_SEED: u64 = 0x6c69_6d69_7400;

/// The largest standard deviation of the smoothing, in pixels.
const MAX_SMOOTHING: f32 = 32.0;
/// The largest limit: none at all.
const MAX_LIMIT: f32 = 1e9;

/// Radiance, clamped to a limit of its luminance, and the excess over it.
pub fn divide(radiance: [f32; 3], limit: f32) -> ([f32; 3], [f32; 3]) {
    let [red, green, blue] = radiance;
    let size = luminance(Vec3::new(red, green, blue)).abs();
    if size <= limit {
        return (radiance, [0.0; 3]);
    }
    let part = radiance.map(|c| c * (limit / size));
    (part, std::array::from_fn(|c| radiance[c] - part[c]))
}

impl Gradient {
    /// The luminance up to which differences are taken in a scene. The image is unbiased with any limit, so that a
    /// rough one will do.
    pub fn limit_in(&self, world: &World) -> f32 {
        let philox = Philox::new(MEAN_SEED);
        let luminance_of = |path: u64| {
            let mut x = vec![0.0; world.dimension()];
            philox.stream(0, path).fill(&mut x);
            let rgb = world.radiance_of(PathKinds::ALL, &x, &mut Counters::default());
            f64::from(luminance(rgb).abs())
        };
        let luminances: Vec<f64> = (0..MEAN_PATHS).into_par_iter().map(luminance_of).collect();
        let mean = luminances.iter().sum::<f64>() / MEAN_PATHS as f64;
        (f64::from(self.limit) * mean) as f32
    }

    /// The parameters: key, description, and place of the value.
    pub(crate) fn slots(&mut self) -> [(&'static str, &'static str, Slot<'_>); 4] {
        [
            (
                "weights",
                "Samples that decide how much values and differences count: the other half, or those that they are applied to.",
                Slot::Word(&mut self.weights),
            ),
            (
                "smoothing",
                "Standard deviation of the Gaussian that smooths variances, in pixels.",
                Slot::Number(&mut self.smoothing, Range::closed(0.0, MAX_SMOOTHING)),
            ),
            (
                "limit",
                "Luminance up to which differences are taken, in mean luminances of the image; what is above counts as path tracing has it.",
                Slot::Number(&mut self.limit, Range::closed(0.0, MAX_LIMIT)),
            ),
            sampler_slot(&mut self.sequence),
        ]
    }
}
