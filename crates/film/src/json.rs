//! Numbers that JSON has no word for: it writes `null`.

use serde::{Deserialize, Deserializer};

/// Reads a number that may be infinite, for `#[serde(deserialize_with)]`.
pub fn or_infinity<'de, D: Deserializer<'de>>(source: D) -> Result<f64, D::Error> {
    Ok(Option::deserialize(source)?.unwrap_or(f64::INFINITY))
}
