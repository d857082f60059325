//! A panel: two axes and what is drawn between them.

use super::axis::{Axis, Scale};
use super::contour::Field;
use super::palette::{self, Color};
use super::style::{Stroke, Symbol};

/// A corner of a panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corner {
    /// Upper left.
    TopLeft,
    /// Upper right.
    TopRight,
    /// Lower left.
    BottomLeft,
    /// Lower right.
    BottomRight,
}

/// Something drawn in the coordinates of the axes.
#[derive(Clone, Debug)]
pub(super) enum Layer {
    Line {
        points: Vec<[f64; 2]>,
        stroke: Stroke,
    },
    Arrow {
        from: [f64; 2],
        to: [f64; 2],
        color: Color,
    },
    Markers {
        points: Vec<[f64; 2]>,
        symbol: Symbol,
        radius: f64,
        color: Color,
    },
    Area {
        outlines: Vec<Vec<[f64; 2]>>,
        color: Color,
        opacity: f64,
    },
    Text {
        at: [f64; 2],
        text: String,
        color: Color,
        centred: bool,
    },
}

/// A line of the legend.
#[derive(Clone, Debug)]
pub(super) struct LegendEntry {
    pub label: String,
    pub stroke: Stroke,
    pub symbol: Option<Symbol>,
}

/// Two axes and what is drawn between them, in the order of the calls.
#[derive(Clone, Debug)]
pub struct Panel {
    pub(super) x: Axis,
    pub(super) y: Axis,
    pub(super) has_axes: bool,
    pub(super) title: String,
    pub(super) subtitle: String,
    pub(super) layers: Vec<Layer>,
    pub(super) legend: Option<(Corner, Vec<LegendEntry>)>,
}

impl Panel {
    /// An empty panel.
    pub fn new(x: Axis, y: Axis) -> Self {
        Self {
            x,
            y,
            has_axes: true,
            title: String::new(),
            subtitle: String::new(),
            layers: Vec::new(),
            legend: None,
        }
    }

    /// A panel without axes, for keys and remarks: both coordinates run from 0 to 1.
    pub fn bare() -> Self {
        let axis = || Axis::new("", Scale::linear(0.0, 1.0));
        Self {
            has_axes: false,
            ..Self::new(axis(), axis())
        }
    }

    /// The title above.
    pub fn title(&mut self, title: &str) -> &mut Self {
        self.title = title.into();
        self
    }

    /// A second, smaller line under the title.
    pub fn subtitle(&mut self, subtitle: &str) -> &mut Self {
        self.subtitle = subtitle.into();
        self
    }

    /// A curve through points.
    pub fn line(&mut self, points: &[[f64; 2]], stroke: &Stroke) -> &mut Self {
        self.layers.push(Layer::Line {
            points: points.to_vec(),
            stroke: *stroke,
        });
        self
    }

    /// An arrow head in the middle between two points.
    pub fn arrow(&mut self, from: [f64; 2], to: [f64; 2], color: Color) -> &mut Self {
        self.layers.push(Layer::Arrow { from, to, color });
        self
    }

    /// A marker at every point, with its radius in pixels.
    pub fn markers(
        &mut self,
        points: &[[f64; 2]],
        symbol: Symbol,
        radius: f64,
        color: Color,
    ) -> &mut Self {
        self.layers.push(Layer::Markers {
            points: points.to_vec(),
            symbol,
            radius,
            color,
        });
        self
    }

    /// A horizontal line from side to side.
    pub fn horizontal(&mut self, y: f64, stroke: &Stroke) -> &mut Self {
        let (Scale::Linear(from, to) | Scale::Log(from, to)) = self.x.scale;
        self.line(&[[from, y], [to, y]], stroke)
    }

    /// A filled polygon.
    pub fn area(&mut self, outline: &[[f64; 2]], color: Color) -> &mut Self {
        self.filled(vec![outline.to_vec()], color, 1.0)
    }

    /// The room between a lower and an upper curve, with what is below shining through: points are x, lower and upper y.
    pub fn band(&mut self, points: &[[f64; 3]], color: Color, opacity: f64) -> &mut Self {
        let lower = points.iter().map(|&[x, low, _]| [x, low]);
        let upper = points.iter().rev().map(|&[x, _, high]| [x, high]);
        self.filled(vec![lower.chain(upper).collect()], color, opacity)
    }

    fn filled(&mut self, outlines: Vec<Vec<[f64; 2]>>, color: Color, opacity: f64) -> &mut Self {
        self.layers.push(Layer::Area {
            outlines,
            color,
            opacity,
        });
        self
    }

    /// Filled contours: the region above each of the rising `levels` is painted in its colour, over the lower ones.
    pub fn filled_contours(
        &mut self,
        field: &Field,
        levels: impl IntoIterator<Item = (f64, Color)>,
    ) -> &mut Self {
        for (level, color) in levels {
            self.filled(field.outlines(level), color, 1.0);
        }
        self
    }

    /// A remark that begins at a point.
    pub fn text(&mut self, at: [f64; 2], text: &str, color: Color) -> &mut Self {
        self.remark(at, text, color, false)
    }

    /// A remark centred above a point.
    pub fn centred_text(&mut self, at: [f64; 2], text: &str, color: Color) -> &mut Self {
        self.remark(at, text, color, true)
    }

    fn remark(&mut self, at: [f64; 2], text: &str, color: Color, centred: bool) -> &mut Self {
        self.layers.push(Layer::Text {
            at,
            text: text.into(),
            color,
            centred,
        });
        self
    }

    /// Where the legend stands.
    pub fn legend_at(&mut self, corner: Corner) -> &mut Self {
        let entries = self.legend.take().map_or(Vec::new(), |legend| legend.1);
        self.legend = Some((corner, entries));
        self
    }

    /// Explains a line in the legend.
    pub fn legend_line(&mut self, label: &str, stroke: &Stroke) -> &mut Self {
        self.legend_entry(label, *stroke, None)
    }

    /// Explains a line with markers in the legend.
    pub fn legend_marked_line(
        &mut self,
        label: &str,
        stroke: &Stroke,
        symbol: Symbol,
    ) -> &mut Self {
        self.legend_entry(label, *stroke, Some(symbol))
    }

    /// A headline within the legend.
    pub fn legend_heading(&mut self, label: &str) -> &mut Self {
        self.legend_entry(label, Stroke::new(palette::WHITE).width(0.0), None)
    }

    fn legend_entry(&mut self, label: &str, stroke: Stroke, symbol: Option<Symbol>) -> &mut Self {
        let entry = LegendEntry {
            label: label.into(),
            stroke,
            symbol,
        };
        let (_, entries) = self
            .legend
            .get_or_insert_with(|| (Corner::TopRight, Vec::new()));
        entries.push(entry);
        self
    }
}
