//! Panels side by side, with a caption.

use super::draw::{CHARACTER, Frame, draw};
use super::palette;
use super::panel::Panel;
use super::svg::{Anchor, TextStyle, number, text, visible_length};
use std::fmt::Write;

/// Panels in rows from left to right, and a caption below them.
#[derive(Clone, Debug)]
pub struct Figure {
    width: f64,
    columns: usize,
    plot_height: f64,
    panels: Vec<Panel>,
    caption: String,
}

const LEFT: f64 = 54.0;
const RIGHT: f64 = 14.0;
const BOTTOM: f64 = 44.0;
const CAPTION_SIZE: f64 = 12.0;
const CAPTION_LINE: f64 = 17.0;

impl Figure {
    /// An empty figure, `width` pixels wide, whose panels stand in `columns` and are `plot_height` pixels high between
    /// their axes.
    pub fn new(width: f64, columns: usize, plot_height: f64) -> Self {
        Self {
            width,
            columns: columns.max(1),
            plot_height,
            panels: Vec::new(),
            caption: String::new(),
        }
    }

    /// Adds a panel in the next place.
    pub fn panel(mut self, panel: Panel) -> Self {
        self.panels.push(panel);
        self
    }

    /// The text below, broken into lines as needed.
    pub fn caption(mut self, caption: &str) -> Self {
        self.caption = caption.into();
        self
    }

    /// The width between the axes of a panel: a plot height equal to it makes panels square.
    pub fn plot_width(width: f64, columns: usize) -> f64 {
        width / columns as f64 - LEFT - RIGHT
    }

    /// The whole figure as an SVG file.
    pub fn to_svg(&self) -> String {
        let top = if self.panels.iter().any(|panel| !panel.subtitle.is_empty()) {
            48.0
        } else {
            30.0
        };
        let cell_width = self.width / self.columns as f64;
        let cell_height = top + self.plot_height + BOTTOM;
        let rows = self.panels.len().div_ceil(self.columns);
        let grid_height = rows as f64 * cell_height;
        let line_length = ((self.width - 24.0) / (CHARACTER * CAPTION_SIZE)) as usize;
        let lines = broken_into_lines(&self.caption, line_length);
        let height = grid_height + lines.len() as f64 * CAPTION_LINE + 12.0;

        let mut out = String::new();
        let (w, h) = (number(self.width), number(height));
        let _ = writeln!(
            out,
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" viewBox=\"0 0 {w} {h}\" \
             font-family=\"Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif\">"
        );
        let _ = writeln!(
            out,
            "<rect width=\"{w}\" height=\"{h}\" fill=\"{}\"/>",
            palette::WHITE
        );
        for (i, panel) in self.panels.iter().enumerate() {
            let frame = Frame {
                x: (i % self.columns) as f64 * cell_width + LEFT,
                y: (i / self.columns) as f64 * cell_height + top,
                width: cell_width - LEFT - RIGHT,
                height: self.plot_height,
            };
            draw(&mut out, panel, frame);
        }
        let style = TextStyle::new(CAPTION_SIZE, palette::INK, Anchor::Start);
        for (i, line) in lines.iter().enumerate() {
            let y = grid_height + (i as f64 + 0.8) * CAPTION_LINE;
            text(&mut out, [12.0, y], line, style);
        }
        out.push_str("</svg>\n");
        out
    }
}

/// Breaks a text between words into lines of at most `length` characters, where words allow it.
fn broken_into_lines(content: &str, length: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in content.split_whitespace() {
        match lines.last_mut() {
            Some(line) if visible_length(line) + 1 + visible_length(word) <= length => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.into()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::super::{Axis, Corner, Scale, Stroke, Symbol};
    use super::*;

    #[test]
    fn captions_are_broken_between_words() {
        let lines = broken_into_lines("one two three four", 9);
        assert_eq!(lines, ["one two", "three", "four"]);
    }

    /// Whatever is plotted, the file holds finite numbers and closes what it opens.
    #[test]
    fn strange_values_leave_a_valid_file() {
        let axis = || Axis::new("_x_ < 1", Scale::log(1e-3, 1.0));
        let points = [
            [0.1, 0.0],
            [f64::NAN, 0.5],
            [0.5, f64::INFINITY],
            [1e300, -1e300],
        ];
        let mut panel = Panel::new(axis(), axis());
        panel.title("A & B").subtitle("s");
        panel.line(&points, &Stroke::new(palette::BLUE).dashed());
        panel.markers(&points, Symbol::Cross, 2.0, palette::INK);
        panel.arrow(points[0], points[1], palette::INK);
        panel
            .legend_line("curve", &Stroke::new(palette::BLUE))
            .legend_at(Corner::BottomLeft);
        let figure = || {
            Figure::new(500.0, 2, 200.0)
                .panel(panel.clone())
                .panel(Panel::bare())
        };
        let svg = figure().caption("c").to_svg();
        assert!(!svg.contains("NaN") && !svg.contains("inf"));
        assert!(svg.contains("A &amp; B") && svg.contains("&lt; 1"));
        for tag in ["svg", "text", "tspan"] {
            let opened = svg.matches(&format!("<{tag}")).count();
            assert_eq!(opened, svg.matches(&format!("</{tag}>")).count(), "{tag}");
        }
        assert_eq!(svg, figure().caption("c").to_svg());
    }
}
