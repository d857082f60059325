//! Settings of the four Restore methods.

use super::field::{COPIES, Field, PROBABILITY, ROTATION, SD, SD_MALA, Slot, TOUR_LENGTH};
use super::{Normalisation, ReadOut, Start};
use serde::{Deserialize, Serialize};

/// Settings of `metropolis-restore`: tours of random-walk Metropolis steps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct MetropolisRestoreSettings {
    /// Standard deviation of a step, per coordinate.
    pub sd: f32,
    /// Mean number of steps that a tour spends on the target: a(x) = m p(x)/(p_bar mu(x)).
    pub m: f32,
    /// How the run starts.
    pub start: Start,
    /// How states become deposits.
    pub read_out: ReadOut,
    /// The most copies of one bootstrap sample that a stationary start asks for; where absent, any number.
    #[serde(with = "super::automatic")]
    pub copies: Option<f32>,
    /// What the picture is divided by.
    pub normalise: Normalisation,
    /// Evaluations per pixel of the chains for every one of direct light, which is then sampled apart; 0: chains sample all
    /// light.
    pub direct: u32,
    /// The number of chains; where absent, the caller decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chains: Option<u32>,
}

impl Default for MetropolisRestoreSettings {
    fn default() -> Self {
        Self {
            sd: 1e-2,
            m: 64.0,
            start: Start::Cold,
            read_out: ReadOut::Published,
            copies: None,
            normalise: Normalisation::Kills,
            direct: 0,
            chains: None,
        }
    }
}

impl MetropolisRestoreSettings {
    pub(super) fn fields(&mut self) -> Vec<Field<'_>> {
        vec![
            Field::new("sd", Slot::Number(&mut self.sd, SD)),
            Field::new("m", Slot::Number(&mut self.m, TOUR_LENGTH)),
            Field::new("start", Slot::Start(&mut self.start)),
            Field::new("read-out", Slot::ReadOut(&mut self.read_out)),
            Field::new("copies", Slot::OptionalNumber(&mut self.copies, COPIES)),
            Field::new("normalise", Slot::Normalisation(&mut self.normalise)),
            Field::new("direct", Slot::Whole(&mut self.direct)),
            Field::new("chains", Slot::Chains(&mut self.chains)),
        ]
    }
}

/// Settings of `mala-restore`: tours of Metropolis-adjusted Langevin steps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct MalaRestoreSettings {
    /// Standard deviation of a step, per coordinate.
    pub sd: f32,
    /// Mean number of steps that a tour spends on the target: a(x) = m p(x)/(p_bar mu(x)).
    pub m: f32,
    /// Whether steep drifts are shortened to at most `sd`: g = D/(1 + |D|/sd).
    pub tame: bool,
    /// How the run starts.
    pub start: Start,
    /// How states become deposits.
    pub read_out: ReadOut,
    /// The most copies of one bootstrap sample that a stationary start asks for; where absent, any number.
    #[serde(with = "super::automatic")]
    pub copies: Option<f32>,
    /// What the picture is divided by.
    pub normalise: Normalisation,
    /// Evaluations per pixel of the chains for every one of direct light, which is then sampled apart; 0: chains sample all
    /// light.
    pub direct: u32,
    /// The number of chains; where absent, the caller decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chains: Option<u32>,
}

impl Default for MalaRestoreSettings {
    fn default() -> Self {
        Self {
            sd: 5e-3,
            m: 64.0,
            tame: false,
            start: Start::Cold,
            read_out: ReadOut::Published,
            copies: None,
            normalise: Normalisation::Kills,
            direct: 0,
            chains: None,
        }
    }
}

impl MalaRestoreSettings {
    pub(super) fn fields(&mut self) -> Vec<Field<'_>> {
        vec![
            Field::new("sd", Slot::Number(&mut self.sd, SD_MALA)),
            Field::new("m", Slot::Number(&mut self.m, TOUR_LENGTH)),
            Field::new("tame", Slot::Switch(&mut self.tame)),
            Field::new("start", Slot::Start(&mut self.start)),
            Field::new("read-out", Slot::ReadOut(&mut self.read_out)),
            Field::new("copies", Slot::OptionalNumber(&mut self.copies, COPIES)),
            Field::new("normalise", Slot::Normalisation(&mut self.normalise)),
            Field::new("direct", Slot::Whole(&mut self.direct)),
            Field::new("chains", Slot::Chains(&mut self.chains)),
        ]
    }
}

/// Settings of `diffusion-restore`: tours of unadjusted nonreversible Langevin steps, as published.
///
/// The publication does not give the strength of the rotation.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct DiffusionRestoreSettings {
    /// Standard deviation of a step, per coordinate.
    pub sd: f32,
    /// Strength of the rotation; where absent, `sd`^2/2, as strong as the drift itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gamma: Option<f32>,
    /// Mean number of steps that a tour spends on the target: a(x) = m p(x)/(p_bar mu(x)).
    pub m: f32,
    /// How the run starts.
    pub start: Start,
    /// How states become deposits.
    pub read_out: ReadOut,
    /// The most copies of one bootstrap sample that a stationary start asks for; where absent, any number.
    #[serde(with = "super::automatic")]
    pub copies: Option<f32>,
    /// What the picture is divided by.
    pub normalise: Normalisation,
    /// Evaluations per pixel of the chains for every one of direct light, which is then sampled apart; 0: chains sample all
    /// light.
    pub direct: u32,
    /// The number of chains; where absent, the caller decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chains: Option<u32>,
}

impl Default for DiffusionRestoreSettings {
    fn default() -> Self {
        Self {
            sd: 5e-3,
            gamma: None,
            m: 64.0,
            start: Start::Cold,
            read_out: ReadOut::Published,
            copies: None,
            normalise: Normalisation::Kills,
            direct: 0,
            chains: None,
        }
    }
}

impl DiffusionRestoreSettings {
    pub(super) fn fields(&mut self) -> Vec<Field<'_>> {
        vec![
            Field::new("sd", Slot::Number(&mut self.sd, SD)),
            Field::new("gamma", Slot::OptionalNumber(&mut self.gamma, ROTATION)),
            Field::new("m", Slot::Number(&mut self.m, TOUR_LENGTH)),
            Field::new("start", Slot::Start(&mut self.start)),
            Field::new("read-out", Slot::ReadOut(&mut self.read_out)),
            Field::new("copies", Slot::OptionalNumber(&mut self.copies, COPIES)),
            Field::new("normalise", Slot::Normalisation(&mut self.normalise)),
            Field::new("direct", Slot::Whole(&mut self.direct)),
            Field::new("chains", Slot::Chains(&mut self.chains)),
        ]
    }
}

/// Settings of `persistent-restore`: tours that keep their direction, exact and nonreversible.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct PersistentRestoreSettings {
    /// Standard deviation of a step, per coordinate.
    pub sd: f32,
    /// Share of the velocity that survives one step.
    pub rho: f32,
    /// Mean number of steps that a tour spends on the target: a(x) = m p(x)/(p_bar mu(x)).
    pub m: f32,
    /// Whether the score bends the path. Without it no derivative is needed.
    pub score: bool,
    /// Whether steep drifts are shortened to at most `sd`: g = D/(1 + |D|/sd).
    pub tame: bool,
    /// How the run starts.
    pub start: Start,
    /// How states become deposits.
    pub read_out: ReadOut,
    /// The most copies of one bootstrap sample that a stationary start asks for; where absent, any number.
    #[serde(with = "super::automatic")]
    pub copies: Option<f32>,
    /// What the picture is divided by.
    pub normalise: Normalisation,
    /// Evaluations per pixel of the chains for every one of direct light, which is then sampled apart; 0: chains sample all
    /// light.
    pub direct: u32,
    /// The number of chains; where absent, the caller decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chains: Option<u32>,
}

impl Default for PersistentRestoreSettings {
    fn default() -> Self {
        Self {
            sd: 5e-3,
            rho: 0.5,
            m: 4.0,
            score: false,
            tame: true,
            start: Start::Stationary,
            read_out: ReadOut::RaoBlackwellised,
            copies: Some(1.0),
            normalise: Normalisation::Draws,
            direct: 1,
            chains: None,
        }
    }
}

impl PersistentRestoreSettings {
    pub(super) fn fields(&mut self) -> Vec<Field<'_>> {
        vec![
            Field::new("sd", Slot::Number(&mut self.sd, SD)),
            Field::new("rho", Slot::Number(&mut self.rho, PROBABILITY)),
            Field::new("m", Slot::Number(&mut self.m, TOUR_LENGTH)),
            Field::new("score", Slot::Switch(&mut self.score)),
            Field::new("tame", Slot::Switch(&mut self.tame)),
            Field::new("start", Slot::Start(&mut self.start)),
            Field::new("read-out", Slot::ReadOut(&mut self.read_out)),
            Field::new("copies", Slot::OptionalNumber(&mut self.copies, COPIES)),
            Field::new("normalise", Slot::Normalisation(&mut self.normalise)),
            Field::new("direct", Slot::Whole(&mut self.direct)),
            Field::new("chains", Slot::Chains(&mut self.chains)),
        ]
    }
}
