//! Durations as people write them.

/// Text that is no duration.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "write a time as 90, 0.5, 1/30, 90s, 250ms, 1m30s, 2h or 1d: a number of seconds, or numbers with units, above 0"
)]
pub struct NotADuration;

/// The longest duration, in seconds: 30 years. A deadline further off could not be computed.
const LONGEST: f64 = 1e9;
/// The shortest one.
const SHORTEST: f64 = 1e-4;

/// The seconds of each unit, in the order in which they may follow each other.
const UNITS: [(&str, f64); 5] = [
    ("d", 86_400.0),
    ("h", 3600.0),
    ("m", 60.0),
    ("s", 1.0),
    ("ms", 1e-3),
];

/// Reads a duration above 0, in seconds: `90`, `0.5`, `1/30`, `90s`, `250ms`, `1m30s`, `2h`, `1d`.
///
/// ```
/// use wayfare_engine::parse_duration;
///
/// assert_eq!(parse_duration("1m30s"), Ok(90.0));
/// assert_eq!(parse_duration("1/4"), Ok(0.25));
/// assert!(parse_duration("soon").is_err());
/// ```
pub fn parse_duration(text: &str) -> Result<f64, NotADuration> {
    let text = text.trim();
    let seconds = match text.split_once('/') {
        Some((above, below)) => number(above).zip(number(below)).map(|(a, b)| a / b),
        None => number(text).or_else(|| with_units(text)),
    };
    let range = SHORTEST..=LONGEST;
    seconds
        .filter(|seconds| range.contains(seconds))
        .ok_or(NotADuration)
}

/// A number that is finite.
fn number(text: &str) -> Option<f64> {
    let number = text.trim().parse().ok();
    number.filter(|number: &f64| number.is_finite())
}

/// The sum of numbers with units, each unit at most once and larger ones first.
fn with_units(text: &str) -> Option<f64> {
    let mut rest = text;
    let mut left = &UNITS[..];
    let mut seconds = 0.0;
    while !rest.is_empty() {
        let digits = rest.find(|c: char| c.is_ascii_alphabetic())?;
        let value = number(&rest[..digits])?;
        let after = &rest[digits..];
        let end = after.find(|c: char| !c.is_ascii_alphabetic());
        let (unit, next) = after.split_at(end.unwrap_or(after.len()));
        let place = left.iter().position(|(name, _)| *name == unit)?;
        seconds += value * left[place].1;
        left = &left[place + 1..];
        rest = next.trim_start();
    }
    (left.len() < UNITS.len()).then_some(seconds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_seconds_fractions_or_have_units() {
        for (text, seconds) in [
            ("90", 90.0),
            ("1e3", 1000.0),
            ("0.5", 0.5),
            (" 2 / 4 ", 0.5),
            ("1/30", 1.0 / 30.0),
            ("90s", 90.0),
            ("1m30s", 90.0),
            ("1m 30s", 90.0),
            ("2h", 7200.0),
            ("1.5h", 5400.0),
            ("1d12h", 129_600.0),
            ("250ms", 0.25),
            ("1h1m1s1ms", 3661.001),
        ] {
            assert_eq!(parse_duration(text), Ok(seconds), "{text}");
        }
    }

    #[test]
    fn what_is_no_time_is_answered_with_examples() {
        for text in [
            "", " ", "soon", "h", "1x", "30s1m", "1m1m", "1m30", "-5", "-5s", "0", "0s", "1/0",
            "0/0", "1/2/3", "nan", "inf", "1e300", "1,5s", "20000d", "1..2", "1s/2", "½h", "5ſ",
        ] {
            let complaint = parse_duration(text).expect_err(text).to_string();
            assert!(complaint.contains("1m30s"), "{text}: {complaint}");
        }
    }
}
