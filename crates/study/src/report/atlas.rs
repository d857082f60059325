//! All images of a scene with their maps of bias and noise: one row for every checkpoint, one column for every method.

use super::gallery::{Cell, Group, Scene};
use super::maps::{self, MapScales};
use super::number::{percent, short};
use super::table::html;
use std::fmt::Write;
use wayfare_film::error_map;

/// What a map shows.
struct Kind {
    /// The name for the script.
    name: &'static str,
    title: &'static str,
    about: &'static str,
    blob: fn(&Cell) -> Option<usize>,
    bar: fn(&MapScales) -> Option<Bar>,
}

const KINDS: [Kind; 3] = [
    Kind {
        name: "image",
        title: "Images",
        about: "Each is that of the first seed, not the best of all seeds.",
        blob: |cell| cell.image,
        bar: |_| None,
    },
    Kind {
        name: "bias",
        title: "Bias",
        about: "Mean of all seeds minus the reference, over the reference + 0.01. Blue is too dark, red too bright. \
                Fine grain is noise that remains in the mean; large patches are bias.",
        blob: |cell| cell.bias,
        bar: |scales| {
            Some(Bar {
                colour: maps::bias_colour,
                ticks: [-1.0, -0.5, 0.0, 0.5, 1.0]
                    .map(|t| signed_percent(t * scales.bias))
                    .into(),
            })
        },
    },
    Kind {
        name: "noise",
        title: "Noise",
        about: "Standard deviation of one image over the reference + 0.01, on a logarithmic scale. Bright is noisy.",
        blob: |cell| cell.noise,
        bar: |scales| {
            Some(Bar {
                colour: error_map::colour_map,
                ticks: (scales.noise[0] as i32..=scales.noise[1] as i32)
                    .map(|decade| short(10_f64.powi(decade)))
                    .collect(),
            })
        },
    },
];

/// A bar of colours with evenly spaced numbers.
struct Bar {
    colour: fn(f64) -> [u8; 3],
    ticks: Vec<String>,
}

impl Bar {
    fn html(&self, title: &str) -> String {
        let stops: Vec<String> = (0..=16)
            .map(|i| (self.colour)(f64::from(i) / 16.0))
            .map(|[r, g, b]| format!("#{r:02x}{g:02x}{b:02x}"))
            .collect();
        let last = (self.ticks.len() - 1) as f64;
        let ticks: String = self
            .ticks
            .iter()
            .enumerate()
            .map(|(i, tick)| {
                let left = 100.0 * i as f64 / last;
                format!("<span style=\"left: {left:.2}%\">{tick}</span>")
            })
            .collect();
        format!(
            "<div class=\"colour-bar\"><span class=\"title\">{title}</span><div class=\"colours\" \
             style=\"background: linear-gradient(to right, {})\"></div><div class=\"ticks\">{ticks}</div></div>\n",
            stops.join(", ")
        )
    }
}

fn signed_percent(share: f64) -> String {
    let sign = if share > 0.0 { "+" } else { "" };
    format!("{sign}{}", percent(share))
}

/// All images and maps of a scene, the first protocol's opened; nothing where there are none.
pub(super) fn html_of(i: usize, scene: &Scene) -> String {
    let Some(scales) = &scene.maps else {
        return String::new();
    };
    let mut out = String::from(
        "<p>All maps of a kind share one colour scale. Click an image or a map to see it beside the reference.</p>\n",
    );
    for (g, group) in scene.groups.iter().enumerate() {
        let open = if g == 0 { " open" } else { "" };
        let _ = writeln!(
            out,
            "<details class=\"maps\"{open}>\n<summary>{}</summary>",
            group.title
        );
        for kind in &KINDS {
            let bar = (kind.bar)(scales).map_or(String::new(), |bar| bar.html(kind.title));
            let grid = grid((i, g), scene, group, scales, kind);
            let _ = write!(
                out,
                "<figure>\n<figcaption><strong>{}</strong> {}</figcaption>\n{bar}{grid}</figure>\n",
                kind.title, kind.about
            );
        }
        out.push_str("</details>\n");
    }
    out
}

fn grid(
    (i, g): (usize, usize),
    scene: &Scene,
    group: &Group,
    scales: &MapScales,
    kind: &Kind,
) -> String {
    let [width, height] = scales.size;
    // The reference stands beside the images.
    let reference = scene.reference.filter(|_| kind.name == "image");
    let columns = scene.methods.len() + usize::from(scene.reference.is_some());
    let mut out = format!(
        "<div class=\"scroll\" tabindex=\"0\"><table class=\"grid\" style=\"--columns: {columns}\">\n<thead><tr><td></td>"
    );
    for (m, method) in scene.methods.iter().enumerate() {
        let method = html(method);
        let _ = write!(out, "<th scope=\"col\" data-method=\"{m}\">{method}</th>");
    }
    out.push_str(match (reference, scene.reference) {
        (Some(_), _) => "<th scope=\"col\">Reference</th>",
        // An empty column: images and maps of a method are of one size.
        (None, Some(_)) => "<td></td>",
        (None, None) => "",
    });
    out.push_str("</tr></thead>\n<tbody>\n");
    let canvas = |blob: usize| {
        format!(
            "<canvas width=\"{width}\" height=\"{height}\" data-map=\"{}\" data-scene=\"{i}\" data-blob=\"{blob}\"></canvas>",
            kind.name
        )
    };
    for (c, checkpoint) in group.checkpoints.iter().enumerate() {
        let words = &checkpoint.words;
        let _ = write!(out, "<tr><th scope=\"row\">{words}</th>");
        for (m, (cell, method)) in checkpoint.cells.iter().zip(&scene.methods).enumerate() {
            let blob = cell.as_ref().and_then(kind.blob);
            let Some((cell, blob)) = cell.as_ref().zip(blob) else {
                let _ = write!(out, "<td class=\"missing\" data-method=\"{m}\">–</td>");
                continue;
            };
            let label = format!("{} of {} at {words}", kind.title, html(method));
            let note = match &cell.note {
                Some(note) if kind.name != "noise" => format!("<small>{note}</small>"),
                _ => String::new(),
            };
            let _ = write!(
                out,
                "<td data-method=\"{m}\"><button type=\"button\" data-open=\"{i}:{g}:{c}:{m}\" aria-label=\"{label}\" \
                 title=\"{label}\">{}</button>{note}</td>",
                canvas(blob)
            );
        }
        if let Some(blob) = reference {
            let _ = write!(out, "<td>{}</td>", canvas(blob));
        }
        out.push_str("</tr>\n");
    }
    out + "</tbody>\n</table></div>\n"
}
