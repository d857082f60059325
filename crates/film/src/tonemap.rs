//! From linear radiance to the 8 bits of a screen.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::image::{Image, Rgb8Image};
use crate::metadata::Metadata;

/// How radiance is compressed into the range of a screen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ToneMap {
    /// No compression: values above 1 are clipped. Right for comparing with other renderers.
    #[default]
    Srgb,
    /// The film-like curve of [`filmic`]: bright colours roll off towards white. Right for viewing.
    Filmic,
}

impl ToneMap {
    /// All tone maps, in the order in which a user interface should offer them.
    pub const ALL: [Self; 2] = [Self::Srgb, Self::Filmic];

    /// The name in settings and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Srgb => "srgb",
            Self::Filmic => "filmic",
        }
    }

    /// Maps linear radiance to linear values of a screen, in 0..1.
    pub fn apply(self, rgb: [f32; 3]) -> [f32; 3] {
        match self {
            Self::Srgb => rgb,
            Self::Filmic => filmic(rgb),
        }
        .map(|value| value.clamp(0.0, 1.0))
    }
}

/// How radiance is displayed, on a screen or in the 8 bits of a PNG.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Look {
    /// Exposure in stops.
    pub exposure: f32,
    /// Tone map.
    pub tone_map: ToneMap,
}

impl Look {
    /// Writes it into the metadata of an image: without it, the bytes of a PNG have no meaning in radiance.
    pub fn describe(&self, metadata: &mut Metadata) {
        metadata
            .set("exposure", f64::from(self.exposure))
            .set("tonemap", self.tone_map.name());
    }
}

impl fmt::Display for ToneMap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A name that is no [`ToneMap`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown tone map {0:?}: expected srgb or filmic")]
pub struct UnknownToneMap(pub String);

impl FromStr for ToneMap {
    type Err = UnknownToneMap;

    fn from_str(name: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|tone_map| tone_map.name() == name)
            .ok_or_else(|| UnknownToneMap(name.to_owned()))
    }
}

/// Radiance that [`filmic`] is fed with per unit of radiance, chosen so that 18 % grey stays where it is:
/// switching between the tone maps then changes the highlights, not the brightness.
const FILMIC_SCALE: f32 = 1.459_2;

/// Stephen Hill's analytic fit of the ACES reference and sRGB output transforms (published with the
/// BakingLab sample of MJP, 2016).
///
/// The curve is applied in a space of primaries wider than sRGB, between two matrices; saturated colours thus
/// fade to white as they get brighter, instead of sticking at the corners of the sRGB cube and
/// turning their hue on the way, as a curve per sRGB channel would make them.
pub fn filmic(rgb: [f32; 3]) -> [f32; 3] {
    const FROM_SRGB: [[f32; 3]; 3] = [
        [0.597_19, 0.354_58, 0.048_23],
        [0.076_00, 0.908_34, 0.015_66],
        [0.028_40, 0.133_83, 0.837_77],
    ];
    const TO_SRGB: [[f32; 3]; 3] = [
        [1.604_75, -0.531_08, -0.073_67],
        [-0.102_08, 1.108_13, -0.006_05],
        [-0.003_27, -0.072_76, 1.076_02],
    ];
    // Far above the range of the curve its value does not change, but the square overflows.
    let exposed = rgb.map(|value| (value * FILMIC_SCALE).clamp(0.0, 1e6));
    let curved = multiply(&FROM_SRGB, exposed).map(|v| {
        let a = v * (v + 0.024_578_6) - 0.000_090_537;
        let b = v * (0.983_729 * v + 0.432_951) + 0.238_081;
        a / b
    });
    multiply(&TO_SRGB, curved)
}

fn multiply(matrix: &[[f32; 3]; 3], v: [f32; 3]) -> [f32; 3] {
    matrix.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
}

/// The sRGB transfer function (IEC 61966-2-1): from linear values in 0..1 to encoded ones in 0..1.
pub fn srgb_encode(linear: f32) -> f32 {
    if linear <= 0.003_130_8 {
        12.92 * linear
    } else {
        1.055 * linear.powf(1.0 / 2.4) - 0.055
    }
}

/// The inverse of [`srgb_encode`].
pub fn srgb_decode(encoded: f32) -> f32 {
    if encoded <= 0.040_45 {
        encoded / 12.92
    } else {
        ((encoded + 0.055) / 1.055).powf(2.4)
    }
}

/// Encodes a linear value as 8 bits, to nearest. NaN becomes 0.
pub fn srgb_byte(linear: f32) -> u8 {
    (srgb_encode(linear.clamp(0.0, 1.0)) * 255.0 + 0.5) as u8
}

/// Turns radiance into an image for a screen. `exposure` is in stops: radiance is multiplied by its
/// power of two first.
pub fn tonemap(image: &Image, exposure: f32, tone_map: ToneMap) -> Rgb8Image {
    let gain = exposure.exp2();
    Rgb8Image {
        width: image.width,
        height: image.height,
        pixels: image
            .pixels
            .iter()
            .map(|rgb| tone_map.apply(rgb.map(|value| value * gain)).map(srgb_byte))
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_srgb_curve_passes_its_anchor_points() {
        for (linear, byte) in [
            (0.0, 0),
            (-1.0, 0),
            (0.003_130_8, 10),
            (0.18, 118),
            (0.215_86, 128),
            (0.5, 188),
            (1.0, 255),
            (7.0, 255),
            (f32::INFINITY, 255),
            (f32::NAN, 0),
        ] {
            assert_eq!(srgb_byte(linear), byte, "at {linear}");
        }
        assert!((srgb_encode(0.003_130_8) - 0.040_449_936).abs() < 1e-6);
    }

    #[test]
    fn every_byte_survives_decoding_and_encoding() {
        for byte in 0..=255 {
            assert_eq!(srgb_byte(srgb_decode(f32::from(byte) / 255.0)), byte);
        }
    }

    #[test]
    fn the_filmic_curve_keeps_middle_grey_and_approaches_white() {
        for value in filmic([0.18; 3]) {
            assert!((value - 0.18).abs() < 2e-3, "middle grey became {value}");
        }
        assert_eq!(ToneMap::Filmic.apply([0.0; 3]), [0.0; 3]);
        assert_eq!(ToneMap::Filmic.apply([1e30; 3]).map(srgb_byte), [255; 3]);
    }

    #[test]
    fn the_filmic_curve_rises_with_grey_and_keeps_it_grey() {
        let mut last = -1.0;
        for i in 0..400 {
            let [r, g, b] = ToneMap::Filmic.apply([(i as f32 * 0.05 - 10.0).exp2(); 3]);
            assert!((r - g).abs() < 1e-3 && (g - b).abs() < 1e-3);
            assert!(g >= last, "the curve falls at step {i}");
            last = g;
        }
    }

    #[test]
    fn one_stop_doubles_the_light() {
        let image = Image::from_fn(1, 1, |_, _| [0.1, 0.2, 0.4]);
        let doubled = Image::from_fn(1, 1, |_, _| [0.2, 0.4, 0.8]);
        for tone_map in ToneMap::ALL {
            assert_eq!(
                tonemap(&image, 1.0, tone_map),
                tonemap(&doubled, 0.0, tone_map)
            );
        }
    }

    #[test]
    fn names_are_read_back() {
        for tone_map in ToneMap::ALL {
            assert_eq!(tone_map.to_string().parse(), Ok(tone_map));
            let json = serde_json::to_string(&tone_map).unwrap();
            assert_eq!(json, format!("\"{tone_map}\""));
            assert_eq!(serde_json::from_str::<ToneMap>(&json).unwrap(), tone_map);
        }
        let error = "aces".parse::<ToneMap>().unwrap_err().to_string();
        assert!(error.contains("aces") && error.contains("filmic"));
    }
}
