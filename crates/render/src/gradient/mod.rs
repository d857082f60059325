//! Differences between neighbouring pixels, and the image that agrees best with them and with the values.
//!
//! Gradient-domain path tracing (Kettunen et al. 2015, after Lehtinen et al. 2013) needs a shift of a path to the next pixel. In
//! primary sample space it is free: all coordinates stay, and the film position moves by one pixel. A sample is a stencil,
//!
//! ```text
//! F(x) = ( f(x), f(x + one pixel right), f(x + one pixel down) ),
//! ```
//!
//! three evaluations, each of which is an ordinary sample of its pixel: a pixel gets its own and those that were shifted onto it from
//! the left and from above, as many as path tracing takes for the same number of evaluations. On top of them come unbiased samples of
//! the differences of pixels, which have a small variance wherever the paths are alike.
//!
//! The image I minimises
//!
//! ```text
//! sum of  (I - P)^2 / var P  +  (I_right - I - G)^2 / var G  +  (I_down - I - H)^2 / var H
//! ```
//!
//! for the means P, G and H of values and differences. Given the weights, [`reconstruct`] is a linear function of the means that
//! leaves a true image with its true differences as it is. So the image is unbiased if the weights do not depend on
//! the samples that they are applied to: the samples are divided into two halves, and the weights of each come from
//! the [other one](Weights::OtherHalf). [`Own`](Weights::Own) weights hold back bright samples that stand alone: less noise, but a darker image.

mod estimates;
mod reconstruct;

pub use estimates::{Estimates, PixelStencils, estimates, half_of};
pub use reconstruct::{MOMENTUM, STEP_SIZE, STEPS, reconstruct};

use wayfare_sampling::{Range, Slot, Words};

/// Which samples the weights of values and differences come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Weights {
    /// From the other half of the samples: unbiased.
    #[default]
    OtherHalf,
    /// From the samples that they are applied to.
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

/// How an image is made of values and differences.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gradient {
    /// Where the weights come from.
    pub weights: Weights,
    /// Standard deviation, in pixels, of the Gaussian that smooths variances.
    pub smoothing: f32,
}

impl Default for Gradient {
    fn default() -> Self {
        Self {
            weights: Weights::OtherHalf,
            smoothing: 4.0,
        }
    }
}

/// Evaluations of the path function in a sample.
pub const EVALUATIONS: u64 = 3;

/// The largest standard deviation of the smoothing, in pixels.
const MAX_SMOOTHING: f32 = 32.0;

impl Gradient {
    /// The parameters: key, words about it, and where its value is.
    pub(crate) fn slots(&mut self) -> [(&'static str, &'static str, Slot<'_>); 2] {
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
        ]
    }
}
