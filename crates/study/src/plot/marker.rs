//! Small shapes as SVG elements.

use super::palette::Color;
use super::style::Symbol;
use super::svg::{number, path};
use std::fmt::Write;

/// An arrow head in the middle between two places.
pub(super) fn arrow(out: &mut String, from: [f64; 2], to: [f64; 2], color: Color) {
    let (dx, dy) = (to[0] - from[0], to[1] - from[1]);
    let length = dx.hypot(dy);
    if length < 1.0 {
        return;
    }
    let (dx, dy) = (dx / length, dy / length);
    let (x, y) = (0.5 * (from[0] + to[0]), 0.5 * (from[1] + to[1]));
    let head = [
        [x + 4.0 * dx, y + 4.0 * dy],
        [x - 3.0 * dx - 2.8 * dy, y - 3.0 * dy + 2.8 * dx],
        [x - 3.0 * dx + 2.8 * dy, y - 3.0 * dy - 2.8 * dx],
    ];
    let _ = polygon(out, &head, color);
}

fn polygon(out: &mut String, points: &[[f64; 2]], color: Color) -> std::fmt::Result {
    writeln!(out, "<path d=\"{}\" fill=\"{color}\"/>", path(points, true))
}

/// A symbol at a place.
pub(super) fn marker(
    out: &mut String,
    [x, y]: [f64; 2],
    symbol: Symbol,
    radius: f64,
    color: Color,
) {
    let (cx, cy, r) = (number(x), number(y), number(radius));
    let _ = match symbol {
        Symbol::Dot => writeln!(
            out,
            "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{r}\" fill=\"{color}\"/>"
        ),
        Symbol::Ring => writeln!(
            out,
            "<circle cx=\"{cx}\" cy=\"{cy}\" r=\"{r}\" fill=\"#ffffff\" stroke=\"{color}\" stroke-width=\"1.6\"/>"
        ),
        Symbol::Square => writeln!(
            out,
            "<rect x=\"{}\" y=\"{}\" width=\"{side}\" height=\"{side}\" fill=\"{color}\"/>",
            number(x - radius),
            number(y - radius),
            side = number(2.0 * radius)
        ),
        Symbol::Cross => writeln!(
            out,
            "<path d=\"{}{}\" stroke=\"{color}\" stroke-width=\"1.2\"/>",
            path(&[[x - radius, y - radius], [x + radius, y + radius]], false),
            path(&[[x - radius, y + radius], [x + radius, y - radius]], false)
        ),
        Symbol::Triangle => polygon(
            out,
            &[
                [x - 1.15 * radius, y + 0.9 * radius],
                [x, y - 1.15 * radius],
                [x + 1.15 * radius, y + 0.9 * radius],
            ],
            color,
        ),
        Symbol::Diamond => polygon(
            out,
            &[
                [x - 1.3 * radius, y],
                [x, y - 1.3 * radius],
                [x + 1.3 * radius, y],
                [x, y + 1.3 * radius],
            ],
            color,
        ),
    };
}
