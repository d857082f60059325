//! Parameters by name: declared once, each with its range, its words and the place of its value.

use super::{Global, Method};
use crate::dynamics::Local;
use serde::{Deserialize, Serialize};

/// A parameter: its name, what it does, and where its value is, in methods that have it.
struct Declaration {
    key: &'static str,
    about: &'static str,
    slot: fn(&mut Method) -> Option<Slot<'_>>,
}

/// Steps longer than half the torus are draws of the uniform density in disguise.
const SD: Range = Range::above(0.0, 0.5);
/// MALA's proposal density keeps only the nearest image of its Gaussian: exact up to exp(-1/(8 sd^2)).
const SD_MALA: Range = Range::above(0.0, 0.1);
const PAIR_STEP: Range = Range::closed(0.01, 100.0);
const PROBABILITY: Range = Range::closed(0.0, 1.0);
const TOUR_LENGTH: Range = Range::above(0.0, 1e9);
const COPIES: Range = Range::closed(1.0, 1e9);
const ROTATION: Range = Range::closed(-1.0, 1.0);

const PARAMETERS: &[Declaration] = &[
    Declaration {
        key: "sd",
        about: "Standard deviation of a step, per coordinate; auto is shorter the larger the image.",
        slot: |method| {
            let range = match &method.local {
                Local::Mala(_) => SD_MALA,
                _ => SD,
            };
            let sd = method.local.sd_mut();
            Some(Slot::FittedNumber(sd, &mut method.run.fits_steps, range))
        },
    },
    Declaration {
        key: "film-step",
        about: "Steps of the film position over those of all other coordinates, without score.",
        slot: |method| Some(Slot::Number(method.local.pair_step_mut()?, PAIR_STEP)),
    },
    Declaration {
        key: "rho",
        about: "Share of the velocity that survives a step.",
        slot: |method| match &mut method.local {
            Local::Persistent(local) => Some(Slot::Number(&mut local.rho, PROBABILITY)),
            _ => None,
        },
    },
    Declaration {
        key: "gamma",
        about: "Strength of the rotation; auto is sd^2/2.",
        slot: |method| match &mut method.local {
            Local::Langevin(local) => Some(Slot::AutoNumber(&mut local.gamma, ROTATION)),
            _ => None,
        },
    },
    Declaration {
        key: "large-step",
        about: "Probability that a proposal is a fresh path.",
        slot: |method| match &mut method.global {
            Global::LargeSteps(global) => Some(Slot::Number(&mut global.probability, PROBABILITY)),
            Global::Restore(_) => None,
        },
    },
    Declaration {
        key: "m",
        about: "Mean number of steps that a tour spends on the target.",
        slot: |method| match &mut method.global {
            Global::Restore(global) => Some(Slot::Number(&mut global.m, TOUR_LENGTH)),
            Global::LargeSteps(_) => None,
        },
    },
    Declaration {
        key: "score",
        about: "Whether the gradient bends the path of the chain.",
        slot: |method| match &mut method.local {
            Local::Persistent(local) => Some(Slot::Word(&mut local.score)),
            _ => None,
        },
    },
    Declaration {
        key: "tame",
        about: "Whether steep drifts are shortened to sd.",
        slot: |method| match &mut method.local {
            Local::Mala(local) => Some(Slot::Word(&mut local.tame)),
            Local::Persistent(local) => Some(Slot::Word(&mut local.tame)),
            _ => None,
        },
    },
    Declaration {
        key: "start",
        about: "How chains start: a stationary start has the right brightness from the first frame on.",
        slot: |method| Some(Slot::Word(&mut method.run.start)),
    },
    Declaration {
        key: "estimator",
        about: "How states become deposits: by chance as published, or by expectation, with less noise.",
        slot: |method| Some(Slot::Word(&mut method.run.estimator)),
    },
    Declaration {
        key: "max-copies",
        about: "The most copies of one bright sample that a stationary start makes.",
        slot: |method| Some(Slot::AutoNumber(&mut method.run.max_copies, COPIES)),
    },
    Declaration {
        key: "normalise",
        about: "What the image is divided by: the kills as published, or what all independent samples say.",
        slot: |method| match &mut method.global {
            Global::Restore(global) => Some(Slot::Word(&mut global.normalise)),
            Global::LargeSteps(_) => None,
        },
    },
    Declaration {
        key: "chains",
        about: "Number of chains; auto goes by the number of pixels.",
        slot: |method| Some(Slot::AutoCount(&mut method.run.chains)),
    },
];

impl Method {
    /// The names of the method's parameters.
    pub fn keys(&self) -> Vec<&'static str> {
        self.parameters().iter().map(|p| p.key).collect()
    }

    /// All parameters with their values, for a user interface.
    pub fn parameters(&self) -> Vec<Parameter> {
        let mut copy = *self;
        let declared = PARAMETERS.iter();
        declared
            .filter_map(|p| Some((p.slot)(&mut copy)?.parameter(p.key, p.about)))
            .collect()
    }

    /// The name and all parameters with their values, for a file.
    pub fn entries(&self) -> Vec<(&'static str, Value)> {
        let mut entries = vec![("method", Value::Word(self.name()))];
        let mut copy = *self;
        for declared in PARAMETERS {
            let slot = (declared.slot)(&mut copy);
            if let Some(slot) = slot.filter(|slot| !matches!(slot, Slot::AutoCount(None))) {
                entries.push((declared.key, slot.value()));
            }
        }
        entries
    }

    /// Where the value of a parameter is, and the parameter's name as it is declared. Hyphens and underscores are the
    /// same. `None` where the method has no such parameter.
    pub fn slot(&mut self, key: &str) -> Option<(&'static str, Slot<'_>)> {
        let wanted = key.trim().replace('_', "-");
        let declared = PARAMETERS.iter().find(|p| p.key == wanted)?;
        Some((declared.key, (declared.slot)(self)?))
    }

    /// Sets one parameter by name, from text or from a value in a file. What is refused changes nothing.
    pub fn set<'a>(&mut self, key: &str, value: impl Into<Given<'a>>) -> Result<(), SettingError> {
        let method = self.name();
        match self.slot(key) {
            Some((key, mut slot)) => slot.set(method, key, &value.into()),
            None => Err(SettingError::UnknownKey {
                method,
                key: key.into(),
                keys: self.keys().join(", "),
            }),
        }
    }

    /// Checks that every value lies in its valid range, for methods that were put together in code.
    pub fn validate(&self) -> Result<(), SettingError> {
        let (method, mut copy) = (self.name(), *self);
        PARAMETERS
            .iter()
            .try_for_each(|p| match (p.slot)(&mut copy) {
                Some(slot) => slot.validate(method, p.key),
                None => Ok(()),
            })
    }
}

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
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Range {
    lower: f32,
    upper: f32,
    lower_is_valid: bool,
}

impl Range {
    /// All numbers from one to another.
    pub const fn closed(lower: f32, upper: f32) -> Self {
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

/// A parameter as a user interface shows it. Its value is set by [`Method::set`].
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
    AutoCount,
    /// One of some words.
    Choice(&'static [&'static str]),
}

impl ParameterKind {
    /// The valid values, in words.
    pub fn words(&self) -> String {
        match self {
            Self::Number {
                lower,
                upper,
                automatic,
            } => {
                let auto = if *automatic { "auto, or " } else { "" };
                format!("{auto}{lower} to {upper}")
            }
            Self::Whole => "a whole number".into(),
            Self::AutoCount => "auto, or a whole number of at least 1".into(),
            Self::Choice(words) => words.join(", "),
        }
    }
}

/// A value that is written to a file.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Value {
    /// A number.
    Number(f32),
    /// A whole number.
    Whole(u32),
    /// True or false.
    Switch(bool),
    /// A word.
    Word(&'static str),
}

/// A value as given by a user: text on a command line, or something typed from a file.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum Given<'a> {
    /// True or false.
    Switch(bool),
    /// A number.
    Number(f64),
    /// Text, which may stand for any of the others.
    Text(std::borrow::Cow<'a, str>),
}

impl<'a> From<&'a str> for Given<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Given<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.as_str().into())
    }
}

impl std::fmt::Display for Given<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Switch(switch) => switch.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => f.write_str(text),
        }
    }
}

impl Given<'_> {
    fn number(&self, range: Range) -> Option<f32> {
        let number = match self {
            Self::Number(number) => *number as f32,
            Self::Text(text) => text.trim().parse().ok()?,
            Self::Switch(_) => return None,
        };
        range.contains(number).then_some(number)
    }

    fn whole(&self) -> Option<u32> {
        match self {
            Self::Number(number) => {
                (*number == f64::from(*number as u32)).then_some(*number as u32)
            }
            Self::Text(text) => text.trim().parse().ok(),
            Self::Switch(_) => None,
        }
    }

    fn word(&self) -> &str {
        match self {
            Self::Switch(true) => "true",
            Self::Switch(false) => "false",
            Self::Number(_) => "",
            Self::Text(text) => text.trim(),
        }
    }

    fn or_auto<T>(&self, read: impl Fn(&Self) -> Option<T>) -> Option<Option<T>> {
        if self.word() == "auto" {
            Some(None)
        } else {
            read(self).map(Some)
        }
    }
}

/// An enumeration whose values have names.
pub trait Words {
    /// The names of all values.
    fn words(&self) -> &'static [&'static str];
    /// The position of this value among them.
    fn index(&self) -> usize;
    /// Becomes the value at a position.
    fn choose(&mut self, index: usize);
}

impl Words for bool {
    fn words(&self) -> &'static [&'static str] {
        &["false", "true"]
    }
    fn index(&self) -> usize {
        usize::from(*self)
    }
    fn choose(&mut self, index: usize) {
        *self = index == 1;
    }
}

/// Gives the values of an enumeration their names.
macro_rules! words {
    ($name:ident { $($variant:ident = $word:literal),+ }) => {
        impl $crate::method::Words for $name {
            fn words(&self) -> &'static [&'static str] {
                &[$($word),+]
            }
            fn index(&self) -> usize {
                *self as usize
            }
            fn choose(&mut self, index: usize) {
                *self = [$(Self::$variant),+][index];
            }
        }
    };
}
pub(crate) use words;

/// Where the value of a parameter is, and what is valid there.
pub enum Slot<'a> {
    /// A number in a range.
    Number(&'a mut f32, Range),
    /// The same, or `auto`.
    AutoNumber(&'a mut Option<f32>, Range),
    /// The same, where a switch says that it is `auto`: the number is then a fallback that later code replaces.
    FittedNumber(&'a mut f32, &'a mut bool, Range),
    /// A whole number from 0 on.
    Whole(&'a mut u32),
    /// A whole number from 1 on, or `auto`.
    AutoCount(&'a mut Option<u32>),
    /// One of some words.
    Word(&'a mut dyn Words),
}

impl Slot<'_> {
    /// The value, for a file.
    pub fn value(&self) -> Value {
        const AUTO: Value = Value::Word("auto");
        match self {
            Self::Number(value, _) => Value::Number(**value),
            Self::AutoNumber(value, _) => value.map_or(AUTO, Value::Number),
            Self::FittedNumber(_, true, _) => AUTO,
            Self::FittedNumber(value, false, _) => Value::Number(**value),
            Self::Whole(value) => Value::Whole(**value),
            Self::AutoCount(value) => value.map_or(AUTO, Value::Whole),
            Self::Word(value) => match value.words()[value.index()] {
                "true" => Value::Switch(true),
                "false" => Value::Switch(false),
                word => Value::Word(word),
            },
        }
    }

    /// The parameter for a user interface.
    pub fn parameter(&self, key: &'static str, about: &'static str) -> Parameter {
        let number = |range: &Range, automatic| ParameterKind::Number {
            lower: range.lower,
            upper: range.upper,
            automatic,
        };
        let kind = match self {
            Self::Number(_, range) => number(range, false),
            Self::AutoNumber(_, range) | Self::FittedNumber(_, _, range) => number(range, true),
            Self::Whole(_) => ParameterKind::Whole,
            Self::AutoCount(_) => ParameterKind::AutoCount,
            Self::Word(value) => ParameterKind::Choice(value.words()),
        };
        let value = match self.value() {
            Value::Number(number) => number.to_string(),
            Value::Whole(number) => number.to_string(),
            Value::Switch(switch) => switch.to_string(),
            Value::Word(word) => word.to_owned(),
        };
        Parameter {
            key,
            value,
            kind,
            about,
        }
    }

    fn expected(&self) -> String {
        match self {
            Self::Number(_, range) => range.describe(),
            Self::AutoNumber(_, range) | Self::FittedNumber(_, _, range) => {
                format!("`auto` or {}", range.describe())
            }
            Self::Whole(_) => "a whole number from 0 to 4294967295".into(),
            Self::AutoCount(_) => "`auto` or a whole number from 1 to 4294967295".into(),
            Self::Word(value) => {
                let quoted: Vec<_> = value.words().iter().map(|w| format!("`{w}`")).collect();
                let (last, others) = quoted.split_last().expect("at least one word");
                format!("{} or {last}", others.join(", "))
            }
        }
    }

    fn invalid(&self, method: &'static str, key: &'static str, value: String) -> SettingError {
        SettingError::InvalidValue {
            method,
            key,
            value,
            expected: self.expected(),
        }
    }

    /// Takes a value, or leaves the old one where that one is not valid.
    pub fn set(
        &mut self,
        method: &'static str,
        key: &'static str,
        given: &Given<'_>,
    ) -> Result<(), SettingError> {
        let taken = match self {
            Self::Number(slot, range) => given.number(*range).map(|value| **slot = value),
            Self::AutoNumber(slot, range) => given
                .or_auto(|given| given.number(*range))
                .map(|value| **slot = value),
            Self::FittedNumber(slot, is_fitted, range) => {
                let given = given.or_auto(|given| given.number(*range));
                given.map(|value| {
                    **is_fitted = value.is_none();
                    **slot = value.unwrap_or(**slot);
                })
            }
            Self::Whole(slot) => given.whole().map(|value| **slot = value),
            Self::AutoCount(slot) => given
                .or_auto(|given| given.whole().filter(|&count| count > 0))
                .map(|value| **slot = value),
            Self::Word(slot) => {
                let index = slot.words().iter().position(|word| *word == given.word());
                index.map(|index| slot.choose(index))
            }
        };
        taken.ok_or_else(|| self.invalid(method, key, given.to_string()))
    }

    /// Whether the stored value is valid.
    pub fn validate(&self, method: &'static str, key: &'static str) -> Result<(), SettingError> {
        let outside = match self {
            Self::Number(value, range) | Self::FittedNumber(value, _, range) => {
                (!range.contains(**value)).then(|| value.to_string())
            }
            Self::AutoNumber(value, range) => {
                value.filter(|&v| !range.contains(v)).map(|v| v.to_string())
            }
            Self::AutoCount(count) => (**count == Some(0)).then(|| "0".into()),
            Self::Whole(_) | Self::Word(_) => None,
        };
        outside.map_or(Ok(()), |value| Err(self.invalid(method, key, value)))
    }
}
