//! Numbers for people: counts, rates, sizes.

use crate::console::outln;
use serde::Serialize;
use wayfare_engine::{Device, Provenance};
use wayfare_live::quoted;
use wayfare_study::machine::Machine;

/// A count with a unit prefix: 1234567 as "1.23 M".
pub fn si(value: f64) -> String {
    let (scaled, unit) = match value.abs() {
        v if v >= 1e9 => (value / 1e9, " G"),
        v if v >= 1e6 => (value / 1e6, " M"),
        v if v >= 1e3 => (value / 1e3, " k"),
        _ => (value, " "),
    };
    let digits = if scaled.abs() >= 100.0 || scaled.fract() == 0.0 {
        0
    } else {
        2
    };
    format!("{scaled:.digits$}{unit}").trim_end().to_owned()
}

/// Digits in groups of three.
pub fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The command as it can be given again, in a shell.
pub fn command_line() -> String {
    let words = std::env::args_os().skip(1);
    let words = words.map(|word| quoted(&word.to_string_lossy()));
    let words: Vec<String> = std::iter::once("wayfare".to_owned()).chain(words).collect();
    words.join(" ")
}

/// This program on this machine, for the files of images rendered on a device.
pub fn provenance(device: Option<&Device>) -> Provenance {
    let commit = env!("WAYFARE_COMMIT");
    let driver = device.and_then(Device::driver).map(str::to_owned);
    let machine = Machine::this(0, driver, Some(commit));
    Provenance {
        command: command_line(),
        commit: commit.to_owned(),
        cpu: machine.cpu,
        driver: machine.driver,
    }
}

/// Prints a value as JSON on standard output.
pub fn print_json(value: &impl Serialize) -> Result<(), crate::Failure> {
    let text = serde_json::to_string_pretty(value)
        .map_err(|error| crate::Failure::operation(format!("cannot write JSON: {error}")))?;
    outln!("{text}");
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_readable() {
        assert_eq!(si(1_234_567.0), "1.23 M");
        assert_eq!(si(999.0), "999");
        assert_eq!(grouped(1_053_362), "1,053,362");
        assert_eq!(grouped(12), "12");
    }
}
