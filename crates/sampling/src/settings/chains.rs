//! Settings of the two chains with large steps.

use super::field::{COPIES, Field, PROBABILITY, SD, SD_MALA, Slot};
use super::{ReadOut, Start};
use serde::{Deserialize, Serialize};

/// Settings of `metropolis`: a random walk with large steps, accepted with min(1, p(y)/p(x)).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct MetropolisSettings {
    /// Standard deviation of a step, per coordinate.
    pub sd: f32,
    /// Probability that the proposal is a fresh draw of the regeneration density.
    pub large_step: f32,
    /// How the run starts.
    pub start: Start,
    /// How states become deposits.
    pub read_out: ReadOut,
    /// The most copies of one bootstrap sample that a stationary start asks for; where absent, any number.
    #[serde(with = "super::automatic")]
    pub copies: Option<f32>,
    /// Evaluations per pixel of the chains for every one of direct light, which is then sampled apart; 0: chains sample all
    /// light.
    pub direct: u32,
    /// The number of chains; where absent, the caller decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chains: Option<u32>,
}

impl Default for MetropolisSettings {
    fn default() -> Self {
        Self {
            sd: 1e-2,
            large_step: 0.3,
            start: Start::Cold,
            read_out: ReadOut::Published,
            copies: None,
            direct: 0,
            chains: None,
        }
    }
}

impl MetropolisSettings {
    pub(super) fn fields(&mut self) -> Vec<Field<'_>> {
        vec![
            Field::new("sd", Slot::Number(&mut self.sd, SD)),
            Field::new(
                "large-step",
                Slot::Number(&mut self.large_step, PROBABILITY),
            ),
            Field::new("start", Slot::Start(&mut self.start)),
            Field::new("read-out", Slot::ReadOut(&mut self.read_out)),
            Field::new("copies", Slot::OptionalNumber(&mut self.copies, COPIES)),
            Field::new("direct", Slot::Whole(&mut self.direct)),
            Field::new("chains", Slot::Chains(&mut self.chains)),
        ]
    }
}

/// Settings of `mala`: a random walk along the score with large steps, Metropolis-adjusted.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case", deny_unknown_fields)]
pub struct MalaSettings {
    /// Standard deviation of a step, per coordinate.
    pub sd: f32,
    /// Probability that the proposal is a fresh draw of the regeneration density.
    pub large_step: f32,
    /// Whether steep drifts are shortened to at most `sd`: g = D/(1 + |D|/sd).
    pub tame: bool,
    /// How the run starts.
    pub start: Start,
    /// How states become deposits.
    pub read_out: ReadOut,
    /// The most copies of one bootstrap sample that a stationary start asks for; where absent, any number.
    #[serde(with = "super::automatic")]
    pub copies: Option<f32>,
    /// Evaluations per pixel of the chains for every one of direct light, which is then sampled apart; 0: chains sample all
    /// light.
    pub direct: u32,
    /// The number of chains; where absent, the caller decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chains: Option<u32>,
}

impl Default for MalaSettings {
    fn default() -> Self {
        Self {
            sd: 5e-3,
            large_step: 0.3,
            tame: false,
            start: Start::Cold,
            read_out: ReadOut::Published,
            copies: None,
            direct: 0,
            chains: None,
        }
    }
}

impl MalaSettings {
    pub(super) fn fields(&mut self) -> Vec<Field<'_>> {
        vec![
            Field::new("sd", Slot::Number(&mut self.sd, SD_MALA)),
            Field::new(
                "large-step",
                Slot::Number(&mut self.large_step, PROBABILITY),
            ),
            Field::new("tame", Slot::Switch(&mut self.tame)),
            Field::new("start", Slot::Start(&mut self.start)),
            Field::new("read-out", Slot::ReadOut(&mut self.read_out)),
            Field::new("copies", Slot::OptionalNumber(&mut self.copies, COPIES)),
            Field::new("direct", Slot::Whole(&mut self.direct)),
            Field::new("chains", Slot::Chains(&mut self.chains)),
        ]
    }
}
