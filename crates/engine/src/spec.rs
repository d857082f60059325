//! Which device to take.

use std::fmt;
use std::str::FromStr;
use wayfare_gpu::AdapterChoice;

/// A device, as it is written: `auto`, `cpu`, `gpu`, `gpu:0`, `gpu:nvidia`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum DeviceSpec {
    /// A graphics card if there is one that works, otherwise the CPU.
    #[default]
    Auto,
    /// The CPU.
    Cpu,
    /// A graphics adapter, which may be a software driver.
    Gpu(AdapterChoice),
}

/// Text that names no device.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write auto, cpu, gpu, gpu:NUMBER or gpu:NAME, for example gpu:0 or gpu:nvidia")]
pub struct UnknownDevice;

impl FromStr for DeviceSpec {
    type Err = UnknownDevice;

    fn from_str(text: &str) -> Result<Self, UnknownDevice> {
        let (kind, which) = match text.split_once(':') {
            Some((kind, which)) => (kind, Some(which.trim())),
            None => (text, None),
        };
        match (kind, which) {
            ("auto", None) => Ok(Self::Auto),
            ("cpu", None) => Ok(Self::Cpu),
            ("gpu", None) => Ok(Self::Gpu(AdapterChoice::Any)),
            ("gpu", Some(which)) if !which.is_empty() => Ok(Self::Gpu(which.parse().map_or_else(
                |_| AdapterChoice::Named(which.to_owned()),
                AdapterChoice::Index,
            ))),
            _ => Err(UnknownDevice),
        }
    }
}

impl fmt::Display for DeviceSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Auto => f.write_str("auto"),
            Self::Cpu => f.write_str("cpu"),
            Self::Gpu(AdapterChoice::Any | AdapterChoice::Hardware) => f.write_str("gpu"),
            Self::Gpu(AdapterChoice::Index(index)) => write!(f, "gpu:{index}"),
            Self::Gpu(AdapterChoice::Named(name)) => write!(f, "gpu:{name}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_written_as_they_are_read() {
        let named = |name: &str| DeviceSpec::Gpu(AdapterChoice::Named(name.into()));
        for (text, device) in [
            ("auto", DeviceSpec::Auto),
            ("cpu", DeviceSpec::Cpu),
            ("gpu", DeviceSpec::Gpu(AdapterChoice::Any)),
            ("gpu:3", DeviceSpec::Gpu(AdapterChoice::Index(3))),
            ("gpu:RTX 4090", named("RTX 4090")),
            ("gpu:a:b", named("a:b")),
        ] {
            assert_eq!(text.parse(), Ok(device.clone()));
            assert_eq!(device.to_string(), text);
        }
    }

    #[test]
    fn a_wrong_device_is_answered_with_the_right_ones() {
        for text in ["", "abacus", "gpu:", "gpu: ", "cpu:1", "auto:0", "GPU"] {
            let complaint = text.parse::<DeviceSpec>().expect_err("no device");
            for word in ["auto", "cpu", "gpu:NUMBER", "gpu:NAME"] {
                assert!(complaint.to_string().contains(word), "{text}: {complaint}");
            }
        }
    }
}
