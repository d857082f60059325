//! Panels of curves as SVG, drawn by [`plotters`].
//!
//! ```
//! use wayfare_study::plot::{Axis, BLUE, Panel, figure};
//!
//! let svg = figure([400, 300], [1, 1], |areas| {
//!     let mut panel = Panel::new(&areas[0], "A sine", "", Axis::linear("x", 0.0, 10.0), Axis::linear("", -1.0, 1.0))?;
//!     let points = (0..=100).map(|i| f64::from(i) / 10.0).map(|x| [x, x.sin()]);
//!     panel.line(points, BLUE, 1.5)
//! });
//! assert!(svg.starts_with("<svg") && svg.contains("A sine"));
//! ```

use plotters::coord::Shift;
use plotters::coord::ranged1d::{KeyPointHint, NoDefaultFormatting, Ranged, ValueFormatter};
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};
use std::f64::consts::{FRAC_PI_2, FRAC_PI_4, TAU};
use std::fmt::Write;
use std::ops::Range;

/// Where the key of a panel is.
pub use plotters::chart::SeriesLabelPosition;

/// Text and axes.
pub const INK: RGBColor = RGBColor(0x22, 0x22, 0x22);
/// Secondary text and guides.
pub const GREY: RGBColor = RGBColor(0x77, 0x77, 0x77);
/// Grid lines.
const LIGHT: RGBColor = RGBColor(0xe4, 0xe4, 0xe4);
/// Blue of the palette of Okabe and Ito.
pub const BLUE: RGBColor = RGBColor(0x00, 0x72, 0xb2);
/// Vermillion of the palette of Okabe and Ito.
pub const VERMILLION: RGBColor = RGBColor(0xd5, 0x5e, 0x00);
/// Colours that readers with colour blindness can distinguish: the palette of Okabe and Ito, then two of Tol's.
pub const PALETTE: [RGBColor; 9] = [
    INK,
    BLUE,
    VERMILLION,
    RGBColor(0x00, 0x9e, 0x73),
    RGBColor(0xe6, 0x9f, 0x00),
    RGBColor(0xcc, 0x79, 0xa7),
    RGBColor(0x56, 0xb4, 0xe9),
    RGBColor(0x88, 0x22, 0x55),
    RGBColor(0x99, 0x99, 0x33),
];

/// From pale orange to dark purple, ever darker: for time and for step sizes. Samples of matplotlib's plasma without
/// its brightest end.
pub fn time_colour(t: f64) -> RGBColor {
    const PLASMA: [[u8; 3]; 6] = [
        [0xf9, 0xb4, 0x2d],
        [0xf0, 0x80, 0x4e],
        [0xd8, 0x57, 0x6b],
        [0xb1, 0x2a, 0x90],
        [0x7e, 0x03, 0xa8],
        [0x2c, 0x05, 0x94],
    ];
    let [r, g, b] = wayfare_film::interpolate_colours(&PLASMA, t);
    RGBColor(r, g, b)
}

/// Units of the drawing per pixel: `plotters` rounds coordinates to whole units.
const UNIT: f64 = 4.0;

/// A length in pixels as units of the drawing.
pub fn pixels(length: f64) -> i32 {
    (UNIT * length).round() as i32
}

/// Text of a size in pixels.
pub fn font(size: f64, colour: &RGBColor) -> TextStyle<'_> {
    // The backend divides sizes by this.
    let size = 1.24 * UNIT * size;
    TextStyle::from(("Helvetica, Arial, sans-serif", size).into_font()).color(colour)
}

/// A place for a panel.
pub type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
/// Drawing into a text does not fail, but `plotters` has backends that do.
pub type Drawn<T = ()> = Result<T, DrawingAreaErrorKind<std::io::Error>>;

/// A figure of some width and height in pixels, as an SVG file. `draw` is given one area for each of its rows times
/// columns. The same drawing gives the same bytes.
pub fn figure(
    size: [u32; 2],
    [rows, columns]: [usize; 2],
    draw: impl FnOnce(&[Area<'_>]) -> Drawn,
) -> String {
    let mut svg = String::new();
    let units = size.map(|length| UNIT as u32 * length);
    let root = SVGBackend::with_string(&mut svg, units.into()).into_drawing_area();
    root.fill(&WHITE)
        .and_then(|()| draw(&root.split_evenly((rows, columns))))
        .and_then(|()| root.present())
        .expect("drawing into memory does not fail");
    drop(root);
    let attributes = |[width, height]: [u32; 2]| format!("width=\"{width}\" height=\"{height}\"");
    with_groups(&svg).replacen(&attributes(units), &attributes(size), 1)
}

/// Begins the text that stands for the start of a group, followed by the name and value of its attribute.
const GROUP: char = '\u{e000}';
const VALUE: char = '\u{e001}';
/// Stands for the end of a group.
const END: char = '\u{e002}';

/// Puts what is drawn into a group with the attribute `data-NAME`, for scripts. `plotters` knows no groups: texts stand
/// for their tags until the figure is done.
pub fn grouped(area: &Area<'_>, name: &str, value: &str, draw: impl FnOnce() -> Drawn) -> Drawn {
    let tag = |text: String| area.draw(&Text::new(text, (0, 0), font(1.0, &INK)));
    tag(format!("{GROUP}{name}{VALUE}{value}"))?;
    draw()?;
    tag(END.into())
}

/// The figure with tags instead of the texts that stand for them.
fn with_groups(svg: &str) -> String {
    const CLOSE: &str = "</text>\n";
    let mut out = String::with_capacity(svg.len());
    let mut pieces = svg.split("<text");
    out.push_str(pieces.next().unwrap_or_default());
    for piece in pieces {
        let (element, rest) = piece.split_once(CLOSE).unwrap_or((piece, ""));
        let text = element.split_once('>').map_or("", |(_, text)| text.trim());
        let attribute = text
            .strip_prefix(GROUP)
            .and_then(|text| text.split_once(VALUE));
        let _ = match attribute {
            Some((name, value)) => write!(out, "<g data-{name}=\"{value}\">\n{rest}"),
            None if text.starts_with(END) => write!(out, "</g>\n{rest}"),
            None => write!(out, "<text{piece}"),
        };
    }
    out
}

/// An axis: its label, its range and its ticks.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    label: String,
    is_log: bool,
    range: [f64; 2],
    ticks: Vec<(f64, String)>,
}

impl Axis {
    /// A linear axis.
    pub fn linear(label: &str, from: f64, to: f64) -> Self {
        let ticks = RangedCoordf64::from(from..to).key_points(6);
        let text = |value: f64| minus(&((value * 1e6).round() / 1e6).to_string());
        Self {
            label: label.into(),
            is_log: false,
            range: [from, to],
            ticks: ticks.into_iter().map(|v| (v, text(v))).collect(),
        }
    }

    /// A logarithmic axis between positive values, with ticks at powers of ten. Where fewer than two of them are
    /// inside, there are ticks at 1, 2 and 5 times powers of ten.
    pub fn log(label: &str, from: f64, to: f64) -> Self {
        let powers = from.log10().floor() as i32..=to.log10().ceil() as i32;
        let is_inside = |tick: &(f64, String)| (from..=to).contains(&tick.0);
        let decades = powers.clone().map(|k| (10f64.powi(k), power_of_ten(k)));
        let mut ticks: Vec<_> = decades.filter(is_inside).collect();
        if ticks.len() < 2 {
            let digits = powers.flat_map(|k| [1.0, 2.0, 5.0].map(|digit| digit * 10f64.powi(k)));
            let digits = digits.map(|value| (value, format!("{value:.3e}")));
            let plain = digits.map(|(value, text)| match text.parse::<f64>() {
                Ok(rounded) => (value, rounded.to_string()),
                Err(_) => (value, text),
            });
            ticks = plain.filter(is_inside).collect();
        }
        let every = ticks.len().div_ceil(6).max(1);
        Self {
            label: label.into(),
            is_log: true,
            range: [from, to],
            ticks: ticks.into_iter().step_by(every).collect(),
        }
    }

    /// The same with ticks at these values.
    pub fn with_ticks(mut self, values: impl IntoIterator<Item = f64>) -> Self {
        self.ticks = values.into_iter().map(|v| (v, v.to_string())).collect();
        self
    }
}

impl Ranged for Axis {
    type FormatOption = NoDefaultFormatting;
    type ValueType = f64;

    /// Values outside are drawn at the nearer end.
    fn map(&self, value: &f64, limit: (i32, i32)) -> i32 {
        let [from, to] = self.range;
        let value = value.clamp(from, to);
        let share = match self.is_log {
            true => (value / from).ln() / (to / from).ln(),
            false => (value - from) / (to - from),
        };
        limit.0 + (f64::from(limit.1 - limit.0) * share).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, hint: Hint) -> Vec<f64> {
        match hint.weight().allow_light_points() {
            true => Vec::new(),
            false => self.ticks.iter().map(|tick| tick.0).collect(),
        }
    }

    fn range(&self) -> Range<f64> {
        self.range[0]..self.range[1]
    }
}

impl ValueFormatter<f64> for Axis {
    fn format_ext(&self, value: &f64) -> String {
        let tick = self.ticks.iter().find(|tick| tick.0 == *value);
        tick.map_or(String::new(), |tick| tick.1.clone())
    }
}

fn power_of_ten(power: i32) -> String {
    match power {
        0 => "1".into(),
        1 => "10".into(),
        _ => format!("10{}", superscript(power)),
    }
}

/// A whole number in raised digits.
pub fn superscript(number: i32) -> String {
    let raised = |c: char| match c {
        '-' => '⁻',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        // The others follow each other.
        c => char::from_u32(0x2070 + c as u32 - '0' as u32).unwrap_or(c),
    };
    number.to_string().chars().map(raised).collect()
}

/// The text with minus signs instead of hyphens.
pub fn minus(text: &str) -> String {
    text.replace('-', "\u{2212}")
}

/// Two axes and what is drawn between them. Values that are not finite are left out.
pub struct Panel<'a> {
    chart: ChartContext<'a, SVGBackend<'a>, Cartesian2d<Axis, Axis>>,
}

/// Space beside, above and below the axes of a panel, in pixels.
const LEFT: f64 = 54.0;
const RIGHT: f64 = 14.0;
const TOP: f64 = 46.0;
const BOTTOM: f64 = 36.0;
/// Space to the left of labels that are written upwards.
const EDGE: f64 = 6.0;

/// The height of a panel of some width that makes its plot square.
pub fn square_height(width: f64) -> f64 {
    width - LEFT - RIGHT + TOP + BOTTOM
}

/// The titles of a panel, also of one without axes.
pub fn titles(area: &Area<'_>, title: &str, subtitle: &str) -> Drawn {
    let mut large = font(13.0, &INK);
    large.font = large.font.style(FontStyle::Bold);
    let at = |y: f64| (pixels(LEFT), pixels(y));
    area.draw(&Text::new(title, at(10.0), large))?;
    area.draw(&Text::new(subtitle, at(28.0), font(10.5, &GREY)))
}

impl<'a> Panel<'a> {
    /// A panel with axes and a grid.
    pub fn new(area: &Area<'a>, title: &str, subtitle: &str, x: Axis, y: Axis) -> Drawn<Self> {
        titles(area, title, subtitle)?;
        let mut chart = ChartBuilder::on(area)
            .margin_top(pixels(TOP))
            .margin_left(pixels(EDGE))
            .margin_right(pixels(RIGHT))
            .x_label_area_size(pixels(BOTTOM))
            .y_label_area_size(pixels(LEFT - EDGE))
            .build_cartesian_2d(x.clone(), y.clone())?;
        chart
            .configure_mesh()
            .bold_line_style(LIGHT.stroke_width(pixels(0.8) as u32))
            .light_line_style(TRANSPARENT)
            .axis_style(INK.stroke_width(pixels(0.9) as u32))
            .set_all_tick_mark_size(pixels(4.0))
            .label_style(font(10.5, &INK))
            .axis_desc_style(font(12.0, &INK))
            .x_desc(x.label)
            .y_desc(y.label)
            .draw()?;
        Ok(Self { chart })
    }

    /// Points without those that are left or right of the axes.
    fn inside(&self, points: impl IntoIterator<Item = [f64; 2]>) -> Vec<(f64, f64)> {
        let x = self.chart.x_range();
        let points = points.into_iter();
        finite(points.filter(|p| (x.start..=x.end).contains(&p[0])))
    }

    /// A curve of some width in pixels.
    pub fn line(
        &mut self,
        points: impl IntoIterator<Item = [f64; 2]>,
        colour: impl Color,
        width: f64,
    ) -> Drawn {
        let style = colour.stroke_width(pixels(width) as u32);
        let line = PathElement::new(self.inside(points), style);
        self.chart.draw_series([line]).map(drop)
    }

    /// A dashed curve.
    pub fn dashed(
        &mut self,
        points: impl IntoIterator<Item = [f64; 2]>,
        colour: impl Color,
        width: f64,
    ) -> Drawn {
        let style = colour.stroke_width(pixels(width) as u32);
        let dashes = DashedLineSeries::new(self.inside(points), pixels(5.0), pixels(3.0), style);
        self.chart.draw_series(dashes).map(drop)
    }

    /// A dashed line from side to side.
    pub fn horizontal(&mut self, y: f64, colour: impl Color) -> Drawn {
        let x = self.chart.x_range();
        self.dashed([[x.start, y], [x.end, y]], colour, 1.2)
    }

    /// A filled polygon.
    pub fn area(
        &mut self,
        outline: impl IntoIterator<Item = [f64; 2]>,
        colour: impl Color,
    ) -> Drawn {
        let outline = Polygon::new(finite(outline), colour.filled());
        self.chart.draw_series([outline]).map(drop)
    }

    /// The space between a lower and an upper curve: points are x, lower and upper y.
    pub fn band(&mut self, points: &[[f64; 3]], colour: impl Color) -> Drawn {
        let lower = points.iter().map(|&[x, low, _]| [x, low]);
        let upper = points.iter().rev().map(|&[x, _, high]| [x, high]);
        self.area(lower.chain(upper), colour)
    }

    /// A symbol of some radius in pixels at every point.
    pub fn markers(
        &mut self,
        points: impl IntoIterator<Item = [f64; 2]>,
        symbol: Symbol,
        radius: f64,
        colour: RGBColor,
    ) -> Drawn {
        for place in finite(points) {
            let area = self.chart.plotting_area();
            symbol.draw(
                &area.use_screen_coord(),
                area.map_coordinate(&place),
                radius,
                colour,
            )?;
        }
        Ok(())
    }

    /// Puts what is drawn into a group: see [`grouped`].
    pub fn grouped(
        &mut self,
        name: &str,
        value: &str,
        draw: impl FnOnce(&mut Self) -> Drawn,
    ) -> Drawn {
        let area = self.chart.plotting_area().use_screen_coord();
        grouped(&area, name, value, || draw(self))
    }

    /// A text centred above a point.
    pub fn text(&mut self, at: [f64; 2], text: &str, colour: RGBColor) -> Drawn {
        let area = self.chart.plotting_area();
        let (x, y) = area.map_coordinate(&at.into());
        let style = font(10.5, &colour).pos(Pos::new(HPos::Center, VPos::Bottom));
        let above = (x, y - pixels(5.0));
        area.use_screen_coord().draw(&Text::new(text, above, style))
    }

    /// A key in a corner: one line of text for every curve.
    pub fn legend(&mut self, corner: SeriesLabelPosition, entries: &[(String, RGBColor)]) -> Drawn {
        for (label, colour) in entries {
            let style = colour.stroke_width(pixels(1.5) as u32);
            let sample = move |(x, y)| PathElement::new([(x, y), (x + pixels(20.0), y)], style);
            let nothing: [PathElement<(f64, f64)>; 0] = [];
            let series = self.chart.draw_series(nothing)?;
            series.label(label).legend(sample);
        }
        self.chart
            .configure_series_labels()
            .position(corner)
            .margin(pixels(5.0))
            .legend_area_size(pixels(26.0))
            .label_font(font(10.5, &INK))
            .background_style(WHITE.mix(0.85))
            .draw()
    }
}

/// Points without those that are nowhere.
fn finite(points: impl IntoIterator<Item = [f64; 2]>) -> Vec<(f64, f64)> {
    let points = points
        .into_iter()
        .filter(|p| p.iter().all(|c| c.is_finite()));
    points.map(Into::into).collect()
}

/// The shape of a marker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Symbol {
    /// A filled circle.
    Dot,
    /// A filled square.
    Square,
    /// A filled triangle that stands on a side.
    Triangle,
    /// A filled square that stands on a corner.
    Diamond,
    /// A filled triangle that stands on a corner.
    Wedge,
    /// A circle filled with white.
    Ring,
}

impl Symbol {
    /// Those that distinguish curves.
    pub const FILLED: [Self; 5] = [
        Self::Dot,
        Self::Square,
        Self::Triangle,
        Self::Diamond,
        Self::Wedge,
    ];

    /// Draws it at a place in units of the drawing, with its radius in pixels.
    pub fn draw(self, area: &Area<'_>, (x, y): (i32, i32), radius: f64, colour: RGBColor) -> Drawn {
        let (corners, turn, size) = match self {
            Self::Dot | Self::Ring => {
                let circle = |style: ShapeStyle| Circle::new((x, y), pixels(radius), style);
                if self == Self::Dot {
                    return area.draw(&circle(colour.filled()));
                }
                area.draw(&circle(WHITE.filled()))?;
                return area.draw(&circle(colour.stroke_width(pixels(1.5) as u32)));
            }
            Self::Square => (4, FRAC_PI_4, 1.3),
            Self::Triangle => (3, -FRAC_PI_2, 1.4),
            Self::Diamond => (4, 0.0, 1.4),
            Self::Wedge => (3, FRAC_PI_2, 1.4),
        };
        let corner = |i: i32| {
            let angle = turn + TAU * f64::from(i) / f64::from(corners);
            let at = |sine: f64| pixels(size * radius * sine);
            (x + at(angle.cos()), y + at(angle.sin()))
        };
        let outline: Vec<_> = (0..corners).map(corner).collect();
        area.draw(&Polygon::new(outline, colour.filled()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(axis: &Axis) -> Vec<&str> {
        axis.ticks.iter().map(|tick| tick.1.as_str()).collect()
    }

    #[test]
    fn ticks_are_round_numbers() {
        assert_eq!(
            labels(&Axis::linear("", 0.0, 1.0)),
            ["0", "0.2", "0.4", "0.6", "0.8", "1"]
        );
        assert_eq!(
            labels(&Axis::linear("", -7.0, 13.0)),
            ["−5", "0", "5", "10"]
        );
        assert_eq!(labels(&Axis::log("", 0.05, 20.0)), ["10⁻¹", "1", "10"]);
        assert_eq!(labels(&Axis::log("", 0.15, 0.9)), ["0.2", "0.5"]);
        assert_eq!(
            labels(&Axis::log("", 1e-6, 1e6)),
            ["10⁻⁶", "10⁻³", "1", "10³", "10⁶"]
        );
    }

    /// For any plot, the file holds finite numbers and closes what it opens.
    #[test]
    fn strange_values_leave_a_valid_file() {
        let points = [
            [0.1, 0.0],
            [f64::NAN, 0.5],
            [0.5, f64::INFINITY],
            [1e300, -1e300],
        ];
        let draw = || {
            figure([500, 300], [1, 2], |areas| {
                let axis = || Axis::log("x < 1", 1e-3, 1.0);
                let mut panel = Panel::new(&areas[1], "A & B", "s", axis(), axis())?;
                panel.line(points, BLUE, 1.0)?;
                panel.dashed(points, BLUE, 1.0)?;
                panel.band(&[[f64::NAN, 0.0, 1.0], [0.1, -1.0, f64::INFINITY]], BLUE)?;
                panel.markers(points, Symbol::Ring, 2.0, INK)?;
                panel.text(points[0], "t", INK)?;
                panel.legend(SeriesLabelPosition::LowerLeft, &[("curve".into(), BLUE)])
            })
        };
        let svg = draw();
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
        assert!(svg.contains("A &amp; B") && svg.contains("&lt; 1"));
        assert!(svg.starts_with("<svg width=\"500\" height=\"300\" viewBox=\"0 0 2000 1200\""));
        assert_eq!(svg.matches("<text").count(), svg.matches("</text>").count());
        assert_eq!(svg, draw());
    }

    /// Printed in grey, the colours of time still show their order.
    #[test]
    fn time_darkens() {
        let luma = |t: f64| {
            let RGBColor(r, g, b) = time_colour(t);
            wayfare_film::luminance([r, g, b].map(f64::from))
        };
        for i in 0..20 {
            let t = f64::from(i) / 20.0;
            assert!(luma(t + 0.05) < luma(t), "at {t}");
        }
    }
}
