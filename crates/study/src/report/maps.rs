//! The scale of the maps of bias and noise in the report page.

use crate::tiles::quantile;
use serde::Serialize;
use wayfare_film::interpolate_colours;

/// Maps are at most this wide.
const MAP_WIDTH: u32 = 256;

/// Bias: from too dark over right to too bright.
pub(super) fn bias_colour(place: f64) -> [u8; 3] {
    interpolate_colours(&BIAS_COLOURS, place)
}

const BIAS_COLOURS: [[u8; 3]; 7] = [
    [0x08, 0x30, 0x6b],
    [0x1f, 0x6f, 0xb4],
    [0x8d, 0xc0, 0xe0],
    [0xf5, 0xf5, 0xf3],
    [0xf4, 0xa5, 0x82],
    [0xc9, 0x3b, 0x32],
    [0x67, 0x00, 0x1f],
];

/// Pixels along the side of the blocks that maps are means of.
pub(super) fn step(width: u32) -> u32 {
    width.div_ceil(MAP_WIDTH).max(1)
}

/// What the bytes of maps mean, the same for all maps of a scene.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub(super) struct MapScales {
    pub size: [u32; 2],
    /// Byte 0 is minus this, byte 255 plus this.
    pub bias: f64,
    /// Decades at byte 0 and at byte 255.
    pub noise: [f64; 2],
}

impl MapScales {
    /// Scales that hold nearly all values of pairs of bias and noise; `None` where there are none.
    pub fn of<'a>(
        size: [u32; 2],
        maps: impl Iterator<Item = &'a [Vec<f64>; 2]> + Clone,
    ) -> Option<Self> {
        maps.clone().next()?;
        let values = |which: usize| maps.clone().flat_map(move |maps| &maps[which]);
        // No more than all radiance can be lost.
        let largest = quantile(values(0).map(|bias| bias.abs()), 0.99).clamp(1e-3, 1.0);
        let noise = || values(1).copied().filter(|noise| *noise > 0.0);
        let [low, high] = [0.02, 0.998].map(|share| quantile(noise(), share).log10());
        let high = high.clamp(-3.0, 3.0).ceil();
        Some(Self {
            size,
            bias: rounded_up(largest),
            noise: [low.clamp(high - 4.0, high - 1.0).floor(), high],
        })
    }

    pub fn bias_bytes(&self, bias: &[f64]) -> Vec<u8> {
        let place = |value: &f64| byte(0.5 + 0.5 * value / self.bias);
        bias.iter().map(place).collect()
    }

    pub fn noise_bytes(&self, noise: &[f64]) -> Vec<u8> {
        let [low, high] = self.noise;
        let place = |value: &f64| byte((value.log10() - low) / (high - low));
        noise.iter().map(place).collect()
    }
}

fn byte(place: f64) -> u8 {
    (place * 255.0).round() as u8
}

/// The next of 1, 2, 5, 10 and so on.
fn rounded_up(value: f64) -> f64 {
    let decade = 10_f64.powf(value.log10().floor());
    let steps = [1.0, 2.0, 5.0].map(|step| step * decade);
    let enough = |step: &f64| *step >= value * (1.0 - 1e-9);
    steps.into_iter().find(enough).unwrap_or(10.0 * decade)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_hold_nearly_all_values() {
        let bias = (0..1000).map(|i| f64::from(i) * -3e-4).collect();
        let noise = (0..1000).map(|i| 0.02 + f64::from(i) * 5e-3).collect();
        let maps = [[bias, noise]];
        let scales = MapScales::of([40, 25], maps.iter()).unwrap();
        assert_eq!(scales.bias, 0.5);
        assert_eq!(scales.noise, [-1.0, 1.0]);
        assert_eq!(
            scales.bias_bytes(&[-0.5, 0.0, 0.25, 9.0]),
            [0, 128, 191, 255]
        );
        assert_eq!(scales.noise_bytes(&[0.0, 0.1, 1.0, 10.0]), [0, 0, 128, 255]);
        assert_eq!(MapScales::of([1, 1], [].iter()), None);
    }

    #[test]
    fn ranges_are_round() {
        for (value, round) in [
            (0.001, 0.001),
            (0.012, 0.02),
            (0.3, 0.5),
            (0.51, 1.0),
            (1.0, 1.0),
        ] {
            assert!((rounded_up(value) / round - 1.0).abs() < 1e-12, "{value}");
        }
    }
}
