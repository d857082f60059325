//! Facts about an image that travel inside its file: seed, method, samples, time.

use std::fmt;

use crate::error::FilmError;

/// Names in files start with this, so that they never collide with the attributes of the formats.
pub(crate) const PREFIX: &str = "wayfare.";

/// One fact.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// Any text.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// A real number.
    Real(f64),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) => f.pad(text),
            Self::Integer(number) => fmt::Display::fmt(number, f),
            Self::Real(number) => fmt::Display::fmt(number, f),
        }
    }
}

macro_rules! value_from {
    ($($type:ty: $value:ident => $made:expr;)+) => {$(
        impl From<$type> for Value {
            fn from($value: $type) -> Self {
                $made
            }
        }
    )+};
}

value_from! {
    &str: text => Self::Text(text.to_owned());
    String: text => Self::Text(text);
    i64: number => Self::Integer(number);
    u32: number => Self::Integer(number.into());
    // A number that does not fit 64 bits with a sign is kept as its digits.
    u64: number => i64::try_from(number).map_or_else(|_| Self::Text(number.to_string()), Self::Integer);
    f64: number => Self::Real(number);
}

/// Facts in the order in which they were set; files keep them in the order of their keys.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Metadata {
    entries: Vec<(String, Value)>,
}

impl Metadata {
    /// No facts.
    pub fn new() -> Self {
        Self::default()
    }

    /// Sets a fact, replacing an earlier one of the same key.
    pub fn set(&mut self, key: impl Into<String>, value: impl Into<Value>) -> &mut Self {
        let (key, value) = (key.into(), value.into());
        match self
            .entries
            .iter_mut()
            .find(|(existing, _)| *existing == key)
        {
            Some(entry) => entry.1 = value,
            None => self.entries.push((key, value)),
        }
        self
    }

    /// The fact with this key.
    pub fn get(&self, key: &str) -> Option<&Value> {
        let entry = self.entries.iter().find(|(existing, _)| existing == key)?;
        Some(&entry.1)
    }

    /// All facts in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.entries
            .iter()
            .map(|(key, value)| (key.as_str(), value))
    }

    /// Whether there is no fact.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Sorts by key, the order of files.
    pub(crate) fn sort(&mut self) {
        self.entries.sort_by(|a, b| a.0.cmp(&b.0));
    }

    /// Keys that both EXR attributes and PNG keywords (at most 79 bytes) can hold with the prefix.
    pub(crate) fn check_keys(&self) -> Result<(), FilmError> {
        for (key, _) in &self.entries {
            let allowed = |byte: u8| byte.is_ascii_alphanumeric() || b"._-".contains(&byte);
            if key.is_empty() || key.len() > 60 || !key.bytes().all(allowed) {
                return Err(FilmError::MetadataKey { key: key.clone() });
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_set_once_and_keeps_its_place() {
        let mut metadata = Metadata::new();
        metadata.set("b", 1_i64).set("a", "x").set("b", 2.5);
        let entries: Vec<_> = metadata.iter().collect();
        assert_eq!(
            entries,
            [("b", &Value::Real(2.5)), ("a", &Value::from("x"))]
        );
    }

    #[test]
    fn the_largest_seed_is_kept() {
        assert_eq!(Value::from(u64::MAX).to_string(), u64::MAX.to_string());
    }

    #[test]
    fn unusable_keys_are_refused() {
        for key in ["", "with space", "ümlaut", "a\0b", &"k".repeat(61)] {
            let mut metadata = Metadata::new();
            metadata.set(key, 1_i64);
            assert!(metadata.check_keys().is_err(), "{key:?}");
        }
    }
}
