//! The parameters of every method: one struct per method, with the published defaults for the published methods.
//!
//! The structs serialise both ways (kebab-case keys; a missing key takes its default, an unknown one is an error), so
//! that the command line, configuration files and image metadata share them. [`MethodSettings::set`] changes one
//! parameter by name.

mod automatic;
mod chains;
mod field;
mod method;
mod restore;

pub use chains::{MalaSettings, MetropolisSettings};
pub use field::{Parameter, ParameterKind, SettingError};
pub use method::{Defaults, MethodSettings};
pub use restore::{
    DiffusionRestoreSettings, MalaRestoreSettings, MetropolisRestoreSettings,
    PersistentRestoreSettings,
};

use serde::{Deserialize, Serialize};

/// How a run starts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Start {
    /// Every chain from a fresh draw of the regeneration density. A Restore image is then too dark for about
    /// m p_max / p_bar steps: bright tours are still in flight and their kills are not yet counted.
    #[default]
    Cold,
    /// Every chain from a bootstrap sample, drawn with a probability that makes it stationary at once: in proportion
    /// to 1 + a (Restore) or to p/mu (chains with large steps).
    Stationary,
    /// Cold, with weights that make the estimate unbiased after any number of steps, at the price of fireflies: see
    /// [`restore`](crate::restore) and [`large_steps`](crate::large_steps).
    Unbiased,
}

/// How states become deposits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReadOut {
    /// As published: random holding times and counted kills (Restore); the state after acceptance or rejection (chains).
    #[default]
    Published,
    /// Random choices replaced by their expectation: mean holding times and kill probabilities (Restore); proposal and
    /// current state weighted by the acceptance probability (chains). Less variance, the same mean.
    RaoBlackwellised,
}

/// What the picture of a Restore method is divided by. Both lead to the same picture in the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Normalisation {
    /// As published: the kills. The picture is as bright as the tours that have ended, too dark after a cold start.
    #[default]
    Kills,
    /// What makes the mean of each colour channel that of all independent draws: those of the bootstrap, and the first
    /// state of every tour. Energy and colour are right from the first step, whatever the start.
    Draws,
}
