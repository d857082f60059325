//! A Markov chain method: local dynamics x global dynamics x run.
//!
//! The published names, and ours, are [presets](Method::preset) of these parts. Every parameter is declared once, in
//! one table, and is from there on the command line, in files, in metadata and in user interfaces: [`Method::set`]
//! changes one by name, [`Method::parameters`] lists them all.

mod parameters;
mod presets;

pub(crate) use parameters::words;
pub use parameters::{Given, Parameter, ParameterKind, Range, SettingError, Slot, Value, Words};
pub use presets::{Defaults, Preset};

use crate::dynamics::{Dynamics, Local};
use crate::large_steps::LargeSteps;
use crate::restore::Restore;
use serde::{Serialize, Serializer};

/// A method put together from its parts.
///
/// ```
/// use wayfare_sampling::{Defaults, Method};
///
/// let mut method = Method::preset("metropolis-restore", Defaults::Ours).unwrap();
/// method.set("m", "16")?;
/// let refused = method.set("rho", "0.5").unwrap_err();
/// assert_eq!(
///     refused.to_string(),
///     "metropolis-restore has no parameter `rho`; it has sd, film-step, m, start, estimator, max-copies, normalise, chains"
/// );
/// # Ok::<(), wayfare_sampling::SettingError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Method {
    /// How a chain explores around its state.
    pub local: Local,
    /// How a chain gets elsewhere.
    pub global: Global,
    /// How the run starts, and what becomes of its states.
    pub run: Run,
}

/// How chains get from one mode of the target to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Global {
    /// Now and then the proposal is a fresh draw (Kelemen et al. 2002).
    LargeSteps(LargeSteps),
    /// Tours are killed and regenerate (Wang et al. 2021).
    Restore(Restore),
}

/// What is independent of the dynamics: the start, the estimator and the size of the population.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Run {
    /// How the run starts.
    pub start: Start,
    /// How states become deposits.
    pub estimator: Estimator,
    /// The most copies of one bootstrap sample that a stationary start makes; any number where absent.
    pub max_copies: Option<f32>,
    /// The number of chains; the caller decides where absent.
    pub chains: Option<u32>,
    /// Whether the length of local steps follows the size of an image: see [`Method::for_pixels`].
    pub fits_steps: bool,
}

/// How a run starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// Every chain from a fresh draw of the regeneration density. A Restore image is then too dark for about
    /// m p_max / p_bar steps: bright tours are still in flight and their kills are not yet counted.
    #[default]
    Cold,
    /// Every chain from a bootstrap sample, resampled with a probability that makes it stationary at once: in
    /// proportion to 1 + a (Restore) or to p/mu (chains with large steps).
    Stationary,
    /// Cold, with weights that make the estimate unbiased after any number of steps, at the price of fireflies: see
    /// [`restore`](crate::restore) and [`large_steps`](crate::large_steps).
    Unbiased,
}

/// How states become deposits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Estimator {
    /// As published: random holding times and counted kills (Restore); the state after acceptance or rejection
    /// (chains).
    #[default]
    Published,
    /// Random choices replaced by their expectation: mean holding times and kill probabilities (Restore); proposal and
    /// current state weighted by the acceptance probability (chains). Less variance, the same mean.
    RaoBlackwellised,
}

/// What the sum of a Restore method's deposits is divided by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Normalisation {
    /// As published: the kills. The image is as bright as the tours that have ended, too dark after a cold start.
    #[default]
    Kills,
    /// As in the authors' earlier code: the time that all tours have spent, over the integral of p according to the
    /// bootstrap. The image is as bright as the bootstrap from the first step on, and stays so: its error does not
    /// vanish.
    DwellTime,
    /// Such that the mean of each colour channel is that of all independent samples: the bootstrap, and the first state
    /// of every tour. Energy and colour are right from the first step, with any start.
    Independent,
}

words!(Start { Cold = "cold", Stationary = "stationary", Unbiased = "unbiased" });
words!(Estimator { Published = "published", RaoBlackwellised = "rao-blackwellised" });
words!(Normalisation { Kills = "kills", DwellTime = "dwell-time", Independent = "independent" });

impl Method {
    /// The name of this combination of local and global dynamics.
    pub fn name(&self) -> &'static str {
        match (&self.local, &self.global) {
            (Local::Metropolis(_), Global::LargeSteps(_)) => "metropolis",
            (Local::Mala(_), Global::LargeSteps(_)) => "mala",
            (Local::Langevin(_), Global::LargeSteps(_)) => "diffusion",
            (Local::Persistent(_), Global::LargeSteps(_)) => "persistent",
            (Local::Metropolis(_), Global::Restore(_)) => "metropolis-restore",
            (Local::Mala(_), Global::Restore(_)) => "mala-restore",
            (Local::Langevin(_), Global::Restore(_)) => "diffusion-restore",
            (Local::Persistent(_), Global::Restore(_)) => "persistent-restore",
        }
    }

    /// The same method for an image with a number of pixels. Where steps follow the size of the image, their standard
    /// deviation is 0.0025 at 1024x768 pixels, and inverse to the square root of the width: between a fixed share of
    /// the image, over which light changes, and a fixed number of pixels, over which chains should spread. It does not
    /// depend on the samples.
    pub fn for_pixels(mut self, pixels: u64) -> Self {
        if self.run.fits_steps {
            let relative = pixels.max(1) as f64 / (1024.0 * 768.0);
            *self.local.sd_mut() = (0.0025 * relative.powf(-0.25)).min(0.1) as f32;
        }
        self
    }

    /// Whether the method needs the score of the target.
    pub fn needs_score(&self) -> bool {
        self.local.needs_score()
    }

    /// What the sum of deposits is divided by; `None` for chains with large steps, which have no choice.
    pub fn normalisation(&self) -> Option<Normalisation> {
        self.global.normalisation(&self.run)
    }
}

/// A map of the name and all parameters. The number of chains is left out where the caller decides.
impl Serialize for Method {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.entries())
    }
}
