//! Panels become SVG elements.

use super::marker::{arrow, marker};
use super::palette;
use super::panel::{Corner, Layer, LegendEntry, Panel};
use super::style::{Dash, Stroke};
use super::svg::{Anchor, TextStyle, number, path, simplified, text, visible_length};
use std::fmt::Write;

/// The rectangle between the axes of a panel, in pixels of the figure.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Frame {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

const TITLE_SIZE: f64 = 13.0;
const LABEL_SIZE: f64 = 12.0;
const TICK_SIZE: f64 = 10.5;
/// Curves are simplified within this many pixels.
const TOLERANCE: f64 = 0.08;
/// Mean width of a character in units of its size, as of a rather wide font.
pub(super) const CHARACTER: f64 = 0.58;

pub(super) fn draw(out: &mut String, panel: &Panel, frame: Frame) {
    titles(out, panel, frame);
    if panel.has_axes {
        grid(out, panel, frame);
    }
    // A nested <svg> cuts off what lies outside the axes.
    let _ = writeln!(
        out,
        "<svg x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" overflow=\"hidden\">",
        number(frame.x),
        number(frame.y),
        number(frame.width),
        number(frame.height)
    );
    let place = |[x, y]: [f64; 2]| {
        // Far outside is as good as infinitely far, and fits into any viewer's numbers.
        let limit = |t: f64| {
            if t.is_nan() {
                0.0
            } else {
                t.clamp(-20.0, 20.0)
            }
        };
        [
            frame.width * limit(panel.x.scale.place(x)),
            frame.height * (1.0 - limit(panel.y.scale.place(y))),
        ]
    };
    for layer in &panel.layers {
        draw_layer(out, layer, place);
    }
    if let Some((corner, entries)) = &panel.legend {
        legend(out, *corner, entries, frame);
    }
    out.push_str("</svg>\n");
    if panel.has_axes {
        axes(out, panel, frame);
    }
}

fn titles(out: &mut String, panel: &Panel, frame: Frame) {
    let mut style = TextStyle::new(TITLE_SIZE, palette::INK, Anchor::Start);
    style.bold = true;
    let raise = if panel.subtitle.is_empty() { 8.0 } else { 24.0 };
    text(out, [frame.x, frame.y - raise], &panel.title, style);
    if !panel.subtitle.is_empty() {
        let style = TextStyle::new(TICK_SIZE, palette::GREY, Anchor::Start);
        text(out, [frame.x, frame.y - 8.0], &panel.subtitle, style);
    }
}

fn grid(out: &mut String, panel: &Panel, frame: Frame) {
    let mut lines = String::new();
    for (value, _) in &panel.x.ticks {
        let x = frame.x + frame.width * panel.x.scale.place(*value);
        lines += &path(&[[x, frame.y], [x, frame.y + frame.height]], false);
    }
    for (value, _) in &panel.y.ticks {
        let y = frame.y + frame.height * (1.0 - panel.y.scale.place(*value));
        lines += &path(&[[frame.x, y], [frame.x + frame.width, y]], false);
    }
    stroke_path(out, &lines, &Stroke::new(palette::LIGHT).width(0.8));
}

fn axes(out: &mut String, panel: &Panel, frame: Frame) {
    let (right, bottom) = (frame.x + frame.width, frame.y + frame.height);
    let mut lines = path(
        &[
            [frame.x, frame.y],
            [right, frame.y],
            [right, bottom],
            [frame.x, bottom],
        ],
        true,
    );
    let tick_style = |anchor| TextStyle::new(TICK_SIZE, palette::INK, anchor);
    let at_x = |value| frame.x + frame.width * panel.x.scale.place(value);
    let at_y = |value| bottom - frame.height * panel.y.scale.place(value);
    for (value, label) in &panel.x.ticks {
        let x = at_x(*value);
        lines += &path(&[[x, bottom], [x, bottom + 4.0]], false);
        text(out, [x, bottom + 16.0], label, tick_style(Anchor::Middle));
    }
    for (value, label) in &panel.y.ticks {
        let y = at_y(*value);
        lines += &path(&[[frame.x - 4.0, y], [frame.x, y]], false);
        text(
            out,
            [frame.x - 7.0, y + 3.8],
            label,
            tick_style(Anchor::End),
        );
    }
    for value in panel.x.scale.minor_ticks() {
        lines += &path(&[[at_x(value), bottom], [at_x(value), bottom + 2.0]], false);
    }
    for value in panel.y.scale.minor_ticks() {
        lines += &path(
            &[[frame.x - 2.0, at_y(value)], [frame.x, at_y(value)]],
            false,
        );
    }
    stroke_path(out, &lines, &Stroke::new(palette::INK).width(0.9));
    let mut style = TextStyle::new(LABEL_SIZE, palette::INK, Anchor::Middle);
    let middle = frame.x + 0.5 * frame.width;
    text(out, [middle, bottom + 32.0], &panel.x.label, style);
    style.upward = true;
    let widest = panel
        .y
        .ticks
        .iter()
        .map(|tick| visible_length(&tick.1))
        .max();
    let left = frame.x - 15.0 - CHARACTER * TICK_SIZE * widest.unwrap_or(0) as f64;
    let middle = frame.y + 0.5 * frame.height;
    text(out, [left, middle], &panel.y.label, style);
}

fn stroke_path(out: &mut String, d: &str, stroke: &Stroke) {
    let dashes = match stroke.dash {
        Dash::Solid => "",
        Dash::Dashed => " stroke-dasharray=\"5 3\"",
        Dash::Dotted => " stroke-dasharray=\"1.5 2.5\"",
        Dash::DashDotted => " stroke-dasharray=\"7 2.5 1.5 2.5\"",
    };
    let opacity = if stroke.opacity < 1.0 {
        format!(" opacity=\"{}\"", number(stroke.opacity))
    } else {
        String::new()
    };
    let _ = writeln!(
        out,
        "<path d=\"{d}\" fill=\"none\" stroke=\"{}\" stroke-width=\"{}\" stroke-linejoin=\"round\"{dashes}{opacity}/>",
        stroke.color,
        number(stroke.width)
    );
}

fn draw_layer(out: &mut String, layer: &Layer, place: impl Fn([f64; 2]) -> [f64; 2]) {
    match layer {
        Layer::Line { points, stroke } => {
            let points: Vec<_> = points.iter().map(|&p| place(p)).collect();
            stroke_path(out, &path(&simplified(&points, TOLERANCE), false), stroke);
        }
        Layer::Arrow { from, to, color } => arrow(out, place(*from), place(*to), *color),
        Layer::Markers {
            points,
            symbol,
            radius,
            color,
        } => {
            for &point in points {
                marker(out, place(point), *symbol, *radius, *color);
            }
        }
        Layer::Area {
            outlines,
            color,
            opacity,
        } => {
            let mut d = String::new();
            for outline in outlines {
                let points: Vec<_> = outline.iter().map(|&p| place(p)).collect();
                d += &path(&simplified(&points, TOLERANCE), true);
            }
            let opacity = if *opacity < 1.0 {
                format!(" fill-opacity=\"{}\"", number(*opacity))
            } else {
                String::new()
            };
            let _ = writeln!(
                out,
                "<path d=\"{d}\" fill=\"{color}\" fill-rule=\"evenodd\"{opacity}/>"
            );
        }
        Layer::Text {
            at,
            text: content,
            color,
            centred,
        } => {
            let [x, y] = place(*at);
            let (anchor, y) = match centred {
                true => (Anchor::Middle, y - 8.0),
                false => (Anchor::Start, y),
            };
            text(
                out,
                [x, y],
                content,
                TextStyle::new(TICK_SIZE, *color, anchor),
            );
        }
    }
}

fn legend(out: &mut String, corner: Corner, entries: &[LegendEntry], frame: Frame) {
    const LINE: f64 = 15.0;
    const SAMPLE: f64 = 22.0;
    let longest = entries.iter().map(|e| visible_length(&e.label)).max();
    let width = SAMPLE + 16.0 + CHARACTER * TICK_SIZE * longest.unwrap_or(0) as f64;
    let height = 8.0 + LINE * entries.len() as f64;
    let x = match corner {
        Corner::TopLeft | Corner::BottomLeft => 6.0,
        Corner::TopRight | Corner::BottomRight => frame.width - width - 6.0,
    };
    let y = match corner {
        Corner::TopLeft | Corner::TopRight => 6.0,
        Corner::BottomLeft | Corner::BottomRight => frame.height - height - 6.0,
    };
    let _ = writeln!(
        out,
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\" fill=\"#ffffff\" fill-opacity=\"0.85\"/>",
        number(x),
        number(y),
        number(width),
        number(height)
    );
    for (i, entry) in entries.iter().enumerate() {
        let middle = y + 4.0 + LINE * (i as f64 + 0.5);
        let mut start = x + 6.0;
        if entry.stroke.width > 0.0 {
            let line = path(&[[start, middle], [start + SAMPLE, middle]], false);
            stroke_path(out, &line, &entry.stroke);
            if let Some(symbol) = entry.symbol {
                marker(
                    out,
                    [start + 0.5 * SAMPLE, middle],
                    symbol,
                    3.2,
                    entry.stroke.color,
                );
            }
            start += SAMPLE + 5.0;
        }
        let style = TextStyle::new(TICK_SIZE, palette::INK, Anchor::Start);
        text(out, [start, middle + 3.8], &entry.label, style);
    }
}
