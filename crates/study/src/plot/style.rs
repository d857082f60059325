//! How lines and markers look.

use super::palette::Color;

/// The pattern of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dash {
    /// Without gaps.
    Solid,
    /// Dashes.
    Dashed,
    /// Dots.
    Dotted,
    /// A dash and a dot.
    DashDotted,
}

/// How a line is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// The colour.
    pub color: Color,
    /// The width in pixels.
    pub width: f64,
    /// From 0, invisible, to 1.
    pub opacity: f64,
    /// The pattern.
    pub dash: Dash,
}

impl Stroke {
    /// A solid line.
    pub fn new(color: Color) -> Self {
        Self {
            color,
            width: 1.5,
            opacity: 1.0,
            dash: Dash::Solid,
        }
    }

    /// The same in another width.
    pub fn width(self, width: f64) -> Self {
        Self { width, ..self }
    }

    /// The same, with what is below shining through.
    pub fn opacity(self, opacity: f64) -> Self {
        Self { opacity, ..self }
    }

    /// The same, dashed.
    pub fn dashed(self) -> Self {
        self.dash(Dash::Dashed)
    }

    /// The same in another pattern.
    pub fn dash(self, dash: Dash) -> Self {
        Self { dash, ..self }
    }
}

/// The shape of a marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// A filled circle.
    Dot,
    /// A circle filled with white.
    Ring,
    /// A filled square.
    Square,
    /// A diagonal cross.
    Cross,
    /// A filled triangle that stands on a side.
    Triangle,
    /// A filled square that stands on a corner.
    Diamond,
}
