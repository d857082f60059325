//! One parameter under its name: how it is parsed, printed in errors and checked.

use super::{Normalisation, ReadOut, Start};

/// Why a parameter was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SettingError {
    /// The method has no parameter of this name.
    #[error("{method} has no parameter `{key}`; it has {keys}")]
    UnknownKey {
        /// The method asked.
        method: &'static str,
        /// The name given.
        key: String,
        /// The names that exist, separated by commas.
        keys: String,
    },
    /// The value cannot be read, or it lies outside the valid range.
    #[error("`{key}` of {method} must be {expected}, not `{value}`")]
    InvalidValue {
        /// The method asked.
        method: &'static str,
        /// The name of the parameter.
        key: &'static str,
        /// The value given.
        value: String,
        /// What is valid.
        expected: String,
    },
}

/// The interval of valid numbers.
#[derive(Clone, Copy)]
pub(super) struct Range {
    lower: f32,
    upper: f32,
    lower_is_valid: bool,
}

impl Range {
    const fn closed(lower: f32, upper: f32) -> Self {
        Self {
            lower,
            upper,
            lower_is_valid: true,
        }
    }

    const fn above(lower: f32, upper: f32) -> Self {
        Self {
            lower,
            upper,
            lower_is_valid: false,
        }
    }

    /// False for NaN.
    fn contains(&self, value: f32) -> bool {
        let above = if self.lower_is_valid {
            value >= self.lower
        } else {
            value > self.lower
        };
        above && value <= self.upper
    }

    fn describe(&self) -> String {
        let bound = if self.lower_is_valid {
            "at least"
        } else {
            "greater than"
        };
        format!("a number {bound} {} and at most {}", self.lower, self.upper)
    }
}

/// Steps longer than half the torus are draws of the uniform density in disguise.
pub(super) const SD: Range = Range::above(0.0, 0.5);
/// MALA's proposal density keeps only the nearest image of its Gaussian: exact up to exp(-1/(8 sd^2)).
pub(super) const SD_MALA: Range = Range::above(0.0, 0.1);
pub(super) const PROBABILITY: Range = Range::closed(0.0, 1.0);
pub(super) const TOUR_LENGTH: Range = Range::above(0.0, 1e9);
pub(super) const COPIES: Range = Range::closed(1.0, 1e9);
pub(super) const ROTATION: Range = Range::closed(-1.0, 1.0);

/// A parameter as a user interface shows it. Its value is set by [`MethodSettings::set`](super::MethodSettings::set).
#[derive(Clone, Debug, PartialEq)]
pub struct Parameter {
    /// Its name.
    pub key: &'static str,
    /// Its value, as it is written.
    pub value: String,
    /// What it can be.
    pub kind: ParameterKind,
    /// What it does, in a sentence.
    pub about: &'static str,
}

/// What the value of a parameter can be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ParameterKind {
    /// A number between two others.
    Number {
        /// The lower end.
        lower: f32,
        /// The upper end.
        upper: f32,
        /// Whether `auto` is a value too.
        automatic: bool,
    },
    /// A whole number from 0 on.
    Whole,
    /// A whole number from 1 on, or `auto`.
    Chains,
    /// One of some words.
    Choice(&'static [&'static str]),
}

const SWITCHES: &[&str] = &["false", "true"];
const STARTS: &[&str] = &["cold", "stationary", "unbiased"];
const READ_OUTS: &[&str] = &["published", "rao-blackwellised"];
const NORMALISATIONS: &[&str] = &["kills", "draws"];

/// What a parameter does.
fn about(key: &str) -> &'static str {
    match key {
        "sd" => "Standard deviation of a step, per coordinate.",
        "large-step" => "Probability that a proposal is a fresh path.",
        "m" => "Mean number of steps that a tour spends on the light.",
        "rho" => "Share of the velocity that survives a step.",
        "gamma" => "Strength of the rotation; auto is sd^2/2.",
        "score" => "Whether the gradient bends the path.",
        "tame" => "Whether steep drifts are shortened to sd.",
        "start" => {
            "How chains begin: stationary is as bright as it should be from the first frame on."
        }
        "read-out" => {
            "How states become light: by chance as published, or by expectation, with less noise."
        }
        "copies" => "The most copies of one bright sample with which a stationary start begins.",
        "normalise" => {
            "What the picture is divided by: ended tours as published, or all independent draws."
        }
        "direct" => {
            "Evaluations of the chains for each one of direct light, traced apart; 0: chains sample all."
        }
        "chains" => "Number of chains; auto goes by the pixels.",
        _ => "",
    }
}

/// Where a parameter is stored, and what is valid there.
pub(super) enum Slot<'a> {
    Number(&'a mut f32, Range),
    OptionalNumber(&'a mut Option<f32>, Range),
    Switch(&'a mut bool),
    Whole(&'a mut u32),
    Start(&'a mut Start),
    ReadOut(&'a mut ReadOut),
    Normalisation(&'a mut Normalisation),
    Chains(&'a mut Option<u32>),
}

/// A parameter and its name.
pub(super) struct Field<'a> {
    pub(super) key: &'static str,
    slot: Slot<'a>,
}

impl<'a> Field<'a> {
    pub(super) fn new(key: &'static str, slot: Slot<'a>) -> Self {
        Self { key, slot }
    }

    /// The parameter for a user interface.
    pub(super) fn parameter(&self) -> Parameter {
        let number = |range: &Range, automatic| ParameterKind::Number {
            lower: range.lower,
            upper: range.upper,
            automatic,
        };
        let word = |words: &[&str], index: usize| words[index].to_owned();
        let or_auto = |value: Option<String>| value.unwrap_or_else(|| "auto".into());
        let (value, kind) = match &self.slot {
            Slot::Number(value, range) => (value.to_string(), number(range, false)),
            Slot::OptionalNumber(value, range) => {
                (or_auto(value.map(|v| v.to_string())), number(range, true))
            }
            Slot::Switch(value) => (value.to_string(), ParameterKind::Choice(SWITCHES)),
            Slot::Whole(value) => (value.to_string(), ParameterKind::Whole),
            Slot::Start(value) => (
                word(STARTS, **value as usize),
                ParameterKind::Choice(STARTS),
            ),
            Slot::ReadOut(value) => (
                word(READ_OUTS, **value as usize),
                ParameterKind::Choice(READ_OUTS),
            ),
            Slot::Normalisation(value) => (
                word(NORMALISATIONS, **value as usize),
                ParameterKind::Choice(NORMALISATIONS),
            ),
            Slot::Chains(value) => (or_auto(value.map(|v| v.to_string())), ParameterKind::Chains),
        };
        Parameter {
            key: self.key,
            value,
            kind,
            about: about(self.key),
        }
    }

    fn expected(&self) -> String {
        match &self.slot {
            Slot::Number(_, range) => range.describe(),
            Slot::OptionalNumber(_, range) => format!("`auto` or {}", range.describe()),
            Slot::Switch(_) => "`true` or `false`".into(),
            Slot::Whole(_) => "a whole number from 0 to 4294967295".into(),
            Slot::Start(_) => "`cold`, `stationary` or `unbiased`".into(),
            Slot::ReadOut(_) => "`published` or `rao-blackwellised`".into(),
            Slot::Normalisation(_) => "`kills` or `draws`".into(),
            Slot::Chains(_) => "`auto` or a whole number from 1 to 4294967295".into(),
        }
    }

    fn invalid(&self, method: &'static str, value: &str) -> SettingError {
        SettingError::InvalidValue {
            method,
            key: self.key,
            value: value.into(),
            expected: self.expected(),
        }
    }

    /// Reads `text` into the parameter, or leaves it as it was.
    pub(super) fn set(&mut self, method: &'static str, text: &str) -> Result<(), SettingError> {
        let value = text.trim();
        let read = match &mut self.slot {
            Slot::Number(slot, range) => put(*slot, number(value, *range)),
            Slot::OptionalNumber(slot, range) => {
                put(*slot, automatic(value, |v| number(v, *range)))
            }
            Slot::Switch(slot) => put(*slot, value.parse().ok()),
            Slot::Whole(slot) => put(*slot, value.parse().ok()),
            Slot::Start(slot) => put(
                *slot,
                match value {
                    "cold" => Some(Start::Cold),
                    "stationary" => Some(Start::Stationary),
                    "unbiased" => Some(Start::Unbiased),
                    _ => None,
                },
            ),
            Slot::ReadOut(slot) => put(
                *slot,
                match value {
                    "published" => Some(ReadOut::Published),
                    "rao-blackwellised" => Some(ReadOut::RaoBlackwellised),
                    _ => None,
                },
            ),
            Slot::Normalisation(slot) => put(
                *slot,
                match value {
                    "kills" => Some(Normalisation::Kills),
                    "draws" => Some(Normalisation::Draws),
                    _ => None,
                },
            ),
            Slot::Chains(slot) => put(
                *slot,
                automatic(value, |v| v.parse().ok().filter(|&chains| chains > 0)),
            ),
        };
        read.ok_or_else(|| self.invalid(method, text))
    }

    /// Whether the stored value is valid, for settings that were read from a file or built in code.
    pub(super) fn validate(&self, method: &'static str) -> Result<(), SettingError> {
        let outside = match &self.slot {
            Slot::Number(value, range) => (!range.contains(**value)).then(|| value.to_string()),
            Slot::OptionalNumber(value, range) => {
                value.filter(|&v| !range.contains(v)).map(|v| v.to_string())
            }
            Slot::Chains(chains) => (**chains == Some(0)).then(|| "0".into()),
            Slot::Switch(_)
            | Slot::Whole(_)
            | Slot::Start(_)
            | Slot::ReadOut(_)
            | Slot::Normalisation(_) => None,
        };
        outside.map_or(Ok(()), |value| Err(self.invalid(method, &value)))
    }
}

fn put<T>(slot: &mut T, value: Option<T>) -> Option<()> {
    *slot = value?;
    Some(())
}

fn number(text: &str, range: Range) -> Option<f32> {
    text.parse().ok().filter(|&value| range.contains(value))
}

fn automatic<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if text == "auto" {
        Some(None)
    } else {
        read(text).map(Some)
    }
}
