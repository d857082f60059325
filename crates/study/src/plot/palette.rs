//! Colours that readers with colour blindness can tell apart.

/// A colour: red, green and blue from 0 to 255.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Color(pub [u8; 3]);

impl std::fmt::Display for Color {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [r, g, b] = self.0;
        write!(f, "#{r:02x}{g:02x}{b:02x}")
    }
}

/// Text and axes.
pub const INK: Color = Color([0x22, 0x22, 0x22]);
/// Secondary text and guides.
pub const GREY: Color = Color([0x77, 0x77, 0x77]);
/// Grid lines.
pub const LIGHT: Color = Color([0xe4, 0xe4, 0xe4]);
/// The paper.
pub const WHITE: Color = Color([0xff, 0xff, 0xff]);
/// Blue, from the palette of Okabe and Ito, as are the following.
pub const BLUE: Color = Color([0x00, 0x72, 0xb2]);
/// Vermillion.
pub const VERMILLION: Color = Color([0xd5, 0x5e, 0x00]);
/// Bluish green.
pub const GREEN: Color = Color([0x00, 0x9e, 0x73]);
/// Orange.
pub const ORANGE: Color = Color([0xe6, 0x9f, 0x00]);
/// Reddish purple.
pub const PURPLE: Color = Color([0xcc, 0x79, 0xa7]);
/// Sky blue.
pub const SKY: Color = Color([0x56, 0xb4, 0xe9]);
/// Wine, from the muted palette of Tol, as is the following.
pub const WINE: Color = Color([0x88, 0x22, 0x55]);
/// Olive.
pub const OLIVE: Color = Color([0x99, 0x99, 0x33]);

/// Colours between which [`Ramp::at`] interpolates, evenly spaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ramp(&'static [[u8; 3]]);

/// From pale yellow to dark purple, ever darker: for time and for step sizes. Samples of matplotlib's plasma without its
/// brightest end.
pub const TIME: Ramp = Ramp(&[
    [0xf9, 0xb4, 0x2d],
    [0xf0, 0x80, 0x4e],
    [0xd8, 0x57, 0x6b],
    [0xb1, 0x2a, 0x90],
    [0x7e, 0x03, 0xa8],
    [0x2c, 0x05, 0x94],
]);

/// From white to a soft blue, on which anything can be drawn: for densities.
pub const DENSITY: Ramp = Ramp(&[
    [0xfb, 0xfc, 0xfe],
    [0xe3, 0xec, 0xf6],
    [0xc4, 0xd8, 0xec],
    [0x9f, 0xc0, 0xdf],
    [0x7a, 0xa6, 0xd0],
]);

impl Ramp {
    /// Of at least two colours.
    pub const fn new(colours: &'static [[u8; 3]]) -> Self {
        assert!(colours.len() >= 2);
        Self(colours)
    }

    /// The colour at `t`, from 0 at the pale end to 1 at the dark end.
    pub fn at(&self, t: f64) -> Color {
        let place = t.clamp(0.0, 1.0) * (self.0.len() - 1) as f64;
        let i = (place as usize).min(self.0.len() - 2);
        let (from, to) = (self.0[i], self.0[i + 1]);
        let mix = |k: usize| {
            let (a, b) = (f64::from(from[k]), f64::from(to[k]));
            (a + (place - i as f64) * (b - a)).round() as u8
        };
        Color([mix(0), mix(1), mix(2)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Printed in grey, a ramp still shows its order.
    #[test]
    fn ramps_darken() {
        for ramp in [TIME, DENSITY] {
            let luma = |t| {
                let [r, g, b] = ramp.at(t).0.map(f64::from);
                0.2126 * r + 0.7152 * g + 0.0722 * b
            };
            for i in 0..20 {
                let t = f64::from(i) / 20.0;
                assert!(luma(t + 0.05) < luma(t), "{ramp:?} at {t}");
            }
        }
        assert_eq!(TIME.at(0.0).to_string(), "#f9b42d");
        assert_eq!(TIME.at(1.0).to_string(), "#2c0594");
    }
}
