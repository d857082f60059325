//! Elements of an SVG file.

use super::palette::Color;
use std::fmt::Write;

/// A coordinate with at most two decimals, which is finer than anyone can see.
pub(super) fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" {
        "0".into()
    } else {
        text.into()
    }
}

/// Where a text stands relative to its point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

/// How a text looks.
#[derive(Clone, Copy, Debug)]
pub(super) struct TextStyle {
    pub size: f64,
    pub color: Color,
    pub anchor: Anchor,
    pub bold: bool,
    /// Whether it is turned by a quarter, to be read from below.
    pub upward: bool,
}

impl TextStyle {
    pub fn new(size: f64, color: Color, anchor: Anchor) -> Self {
        Self {
            size,
            color,
            anchor,
            bold: false,
            upward: false,
        }
    }
}

/// A `<text>` element with the markup of this module's documentation.
pub(super) fn text(out: &mut String, [x, y]: [f64; 2], content: &str, style: TextStyle) {
    let (x, y) = (number(x), number(y));
    let anchor = match style.anchor {
        Anchor::Start => "",
        Anchor::Middle => " text-anchor=\"middle\"",
        Anchor::End => " text-anchor=\"end\"",
    };
    let weight = if style.bold {
        " font-weight=\"bold\""
    } else {
        ""
    };
    let turn = if style.upward {
        format!(" transform=\"rotate(-90 {x} {y})\"")
    } else {
        String::new()
    };
    let _ = writeln!(
        out,
        "<text x=\"{x}\" y=\"{y}\" font-size=\"{}\" fill=\"{}\"{anchor}{weight}{turn}>{}</text>",
        number(style.size),
        style.color,
        marked_up(content, style.size)
    );
}

/// A text in which nothing is markup.
pub fn literally(text: &str) -> String {
    text.replace('\\', "\\\\")
        .replace('_', "\\_")
        .replace('^', "\\^")
}

/// Turns `_italics_` and `^{superscripts}` into `<tspan>` elements. A backslash keeps what follows as it is.
fn marked_up(content: &str, size: f64) -> String {
    let mut out = String::new();
    let mut italic = false;
    let mut characters = content.chars().peekable();
    while let Some(c) = characters.next() {
        match c {
            '\\' => out.extend(
                characters
                    .next()
                    .map(|c| escape(c.encode_utf8(&mut [0; 4]))),
            ),
            '_' => {
                out.push_str(if italic {
                    "</tspan>"
                } else {
                    "<tspan font-style=\"italic\">"
                });
                italic = !italic;
            }
            '^' if characters.peek() == Some(&'{') => {
                characters.next();
                let raised: String = characters.by_ref().take_while(|&c| c != '}').collect();
                // Moved by dy rather than baseline-shift, which some browsers do not know. The step back is taken by
                // the text that follows, or by an invisible joiner at the end.
                let _ = write!(
                    out,
                    "<tspan dy=\"{}\" font-size=\"{}\">{}</tspan><tspan dy=\"{}\">\u{200b}</tspan>",
                    number(-0.35 * size),
                    number(0.72 * size),
                    escape(&raised),
                    number(0.35 * size)
                );
            }
            c => out.push_str(&escape(c.encode_utf8(&mut [0; 4]))),
        }
    }
    if italic {
        out.push_str("</tspan>");
    }
    out
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
}

/// Characters of a text that take up room.
pub(super) fn visible_length(content: &str) -> usize {
    let escaped = content.matches('\\').count();
    escaped + content.chars().filter(|c| !"_^{}\\".contains(*c)).count()
}

/// The `d` attribute of a polyline.
pub(super) fn path(points: &[[f64; 2]], closed: bool) -> String {
    let mut out = String::new();
    for (i, [x, y]) in points.iter().enumerate() {
        let command = if i == 0 { 'M' } else { 'L' };
        let _ = write!(out, "{command}{} {}", number(*x), number(*y));
    }
    if closed {
        out.push('Z');
    }
    out
}

/// Leaves out points that lie within `tolerance` of the polyline through the others (Douglas and Peucker 1973).
pub(super) fn simplified(points: &[[f64; 2]], tolerance: f64) -> Vec<[f64; 2]> {
    let Some(last) = points.len().checked_sub(1) else {
        return Vec::new();
    };
    let mut kept = vec![false; points.len()];
    (kept[0], kept[last]) = (true, true);
    let mut spans = vec![(0, last)];
    while let Some((from, to)) = spans.pop() {
        let farthest = (from + 1..to)
            .map(|i| (i, distance_to_segment(points[i], points[from], points[to])))
            .max_by(|a, b| a.1.total_cmp(&b.1));
        if let Some((i, distance)) = farthest.filter(|far| far.1 > tolerance) {
            debug_assert!(distance.is_finite());
            kept[i] = true;
            spans.extend([(from, i), (i, to)]);
        }
    }
    let keep = |(point, kept): (&[f64; 2], bool)| kept.then_some(*point);
    points.iter().zip(kept).filter_map(keep).collect()
}

fn distance_to_segment(p: [f64; 2], a: [f64; 2], b: [f64; 2]) -> f64 {
    let (along, to_p) = ([b[0] - a[0], b[1] - a[1]], [p[0] - a[0], p[1] - a[1]]);
    let square = along[0] * along[0] + along[1] * along[1];
    let t = if square > 0.0 {
        ((along[0] * to_p[0] + along[1] * to_p[1]) / square).clamp(0.0, 1.0)
    } else {
        0.0
    };
    (to_p[0] - t * along[0]).hypot(to_p[1] - t * along[1])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        assert_eq!(number(1.0), "1");
        assert_eq!(number(-0.001), "0");
        assert_eq!(number(12.345), "12.35");
        assert_eq!(number(100.0), "100");
    }

    #[test]
    fn markup_becomes_spans_and_the_rest_is_escaped() {
        let marked = marked_up("a<b _x_ 10^{-3}", 10.0);
        assert!(
            marked
                .starts_with("a&lt;b <tspan font-style=\"italic\">x</tspan> 10<tspan dy=\"-3.5\"")
        );
        assert!(marked.contains(">-3</tspan>"));
        assert_eq!(visible_length("_x_ 10^{-3}"), 6);
        assert_eq!(marked_up(&literally("a_b_c<"), 10.0), "a_b_c&lt;");
        assert_eq!(visible_length(&literally("a_b_c<")), 6);
    }

    #[test]
    fn simplified_keeps_corners_and_drops_the_rest() {
        let points = [[0.0, 0.0], [1.0, 0.001], [2.0, 0.0], [2.0, 5.0], [2.0, 9.0]];
        let short = simplified(&points, 0.01);
        assert_eq!(short, [[0.0, 0.0], [2.0, 0.0], [2.0, 9.0]]);
        assert!(simplified(&[], 0.01).is_empty());
    }
}
