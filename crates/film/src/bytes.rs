//! Numbers of bytes in messages.

use std::fmt;

/// A number of bytes as people read it: two digits, in decimal units.
///
/// ```
/// assert_eq!(wayfare_film::Bytes(2_660_000_000).to_string(), "2.7 GB");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Bytes(pub u64);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const UNITS: [&str; 6] = ["kB", "MB", "GB", "TB", "PB", "EB"];
        let mut value = self.0 as f64 / 1e3;
        let mut units = UNITS.iter();
        let mut unit = units.next();
        while value >= 999.5
            && let Some(larger) = units.next()
        {
            value /= 1e3;
            unit = Some(larger);
        }
        let digits = if value < 9.95 { 1 } else { 0 };
        write!(f, "{value:.digits$} {}", unit.unwrap_or(&""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_readable() {
        for (bytes, words) in [
            (1, "0.0 kB"),
            (12_345, "12 kB"),
            (999_600, "1.0 MB"),
            (2_660_000_000, "2.7 GB"),
            (u64::MAX, "18 EB"),
        ] {
            assert_eq!(Bytes(bytes).to_string(), words);
        }
    }
}
