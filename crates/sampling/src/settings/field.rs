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
