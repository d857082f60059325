//! Numbers that may be left to the program: in files a number, or the word `auto`.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

pub fn serialize<S: Serializer>(value: &Option<f32>, serializer: S) -> Result<S::Ok, S::Error> {
    match value {
        Some(number) => serializer.serialize_f32(*number),
        None => serializer.serialize_str("auto"),
    }
}

pub fn deserialize<'de, D: Deserializer<'de>>(source: D) -> Result<Option<f32>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Written {
        Number(f32),
        Word(String),
    }
    match Written::deserialize(source)? {
        Written::Number(number) => Ok(Some(number)),
        Written::Word(word) if word == "auto" => Ok(None),
        Written::Word(word) => Err(D::Error::custom(format!(
            "a number or \"auto\" is needed, not \"{word}\""
        ))),
    }
}
