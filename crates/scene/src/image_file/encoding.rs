//! How bytes stand for linear values.

/// How the values of an image with 8 or 16 bits per channel encode linear ones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Encoding {
    /// The curve of sRGB.
    Srgb,
    /// No curve.
    Linear,
    /// A power.
    Gamma(f32),
}

impl Encoding {
    /// The name that a scene file uses: `sRGB`, `linear` or `gamma 2.2`.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "sRGB" => Some(Self::Srgb),
            "linear" => Some(Self::Linear),
            _ => {
                let power = name.strip_prefix("gamma ")?.trim().parse().ok()?;
                (0.01..=100.0)
                    .contains(&power)
                    .then_some(Self::Gamma(power))
            }
        }
    }

    /// The linear value of an encoded value between 0 and 1.
    pub fn decode(self, value: f32) -> f32 {
        match self {
            Self::Srgb if value <= 0.04045 => value / 12.92,
            Self::Srgb => ((value + 0.055) / 1.055).powf(2.4),
            Self::Linear => value,
            Self::Gamma(power) => value.powf(power),
        }
    }

    /// The linear value of every byte.
    pub fn table(self) -> Box<[f32; 256]> {
        Box::new(std::array::from_fn(|byte| self.decode(byte as f32 / 255.0)))
    }

    /// Bits that distinguish encodings.
    pub fn key(self) -> u64 {
        match self {
            Self::Srgb => 0,
            Self::Linear => 1,
            Self::Gamma(power) => 2 | u64::from(power.to_bits()) << 32,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_curves() {
        assert_eq!(Encoding::from_name("sRGB"), Some(Encoding::Srgb));
        assert_eq!(Encoding::from_name("linear"), Some(Encoding::Linear));
        assert_eq!(Encoding::from_name("gamma 2.2"), Some(Encoding::Gamma(2.2)));
        for name in ["", "srgb", "gamma", "gamma x", "gamma -1", "gamma nan"] {
            assert_eq!(Encoding::from_name(name), None, "{name}");
        }
        // The byte 188 is the middle of sRGB.
        let table = Encoding::Srgb.table();
        assert!((table[188] - 0.5029).abs() < 1e-4 && table[0] == 0.0 && table[255] == 1.0);
        assert!((table[1] - 1.0 / 255.0 / 12.92).abs() < 1e-9);
        assert_eq!(Encoding::Linear.table()[51], 0.2);
        assert!((Encoding::Gamma(2.2).table()[188] - (188.0f32 / 255.0).powf(2.2)).abs() < 1e-6);
    }
}
