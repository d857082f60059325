//! The maps of bias and noise of a scene: one row for every checkpoint, one column for every method.

use super::gallery::{Cell, Group, Scene};
use super::maps::{self, MapScales};
use super::number::short;
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
    bar: fn(&MapScales) -> Bar,
}

const KINDS: [Kind; 2] = [
    Kind {
        name: "bias",
        title: "Bias",
        about: "Mean of all seeds minus the reference, over the reference + 0.01. Blue is too dark, red too bright. \
                Fine grain is noise that remains in the mean; large patches are bias.",
        blob: |cell| cell.bias,
        bar: |scales| Bar {
            colour: maps::bias_colour,
            ticks: [-1.0, -0.5, 0.0, 0.5, 1.0]
                .map(|t| percent(t * scales.bias))
                .into(),
        },
    },
    Kind {
        name: "noise",
        title: "Noise",
        about: "Standard deviation of one image over the reference + 0.01, on a logarithmic scale. Bright is noisy.",
        blob: |cell| cell.noise,
        bar: |scales| Bar {
            colour: error_map::colour_map,
            ticks: (scales.noise[0] as i32..=scales.noise[1] as i32)
                .map(|decade| short(10_f64.powi(decade)))
                .collect(),
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

fn percent(share: f64) -> String {
    let sign = if share > 0.0 { "+" } else { "" };
    format!("{sign}{} %", short(100.0 * share))
}

/// All maps of a scene, the first protocol's opened; nothing where there are none.
pub(super) fn html_of(i: usize, scene: &Scene) -> String {
    let Some(scales) = &scene.maps else {
        return String::new();
    };
    let mut out = String::from(
        "<p>All methods and checkpoints share one colour scale. Click a map to see its image beside the reference.</p>\n",
    );
    for (g, group) in scene.groups.iter().enumerate() {
        let open = if g == 0 { " open" } else { "" };
        let _ = writeln!(
            out,
            "<details class=\"maps\"{open}>\n<summary>{}</summary>",
            group.title
        );
        for kind in &KINDS {
            let bar = (kind.bar)(scales).html(kind.title);
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
    let mut out = String::from(
        "<div class=\"scroll\" tabindex=\"0\"><table class=\"grid\">\n<thead><tr><td></td>",
    );
    for method in &scene.methods {
        let _ = write!(out, "<th scope=\"col\">{}</th>", html(method));
    }
    out.push_str("</tr></thead>\n<tbody>\n");
    for (c, checkpoint) in group.checkpoints.iter().enumerate() {
        let words = &checkpoint.words;
        let _ = write!(out, "<tr><th scope=\"row\">{words}</th>");
        for (m, (cell, method)) in checkpoint.cells.iter().zip(&scene.methods).enumerate() {
            let blob = cell.as_ref().and_then(kind.blob);
            let Some((cell, blob)) = cell.as_ref().zip(blob) else {
                out.push_str("<td class=\"missing\">–</td>");
                continue;
            };
            let label = format!("{} of {} at {words}", kind.title, html(method));
            let note = match &cell.note {
                Some(note) if kind.name == "bias" => format!("<small>{note}</small>"),
                _ => String::new(),
            };
            let _ = write!(
                out,
                "<td><button type=\"button\" data-open=\"{i}:{g}:{c}:{m}\" aria-label=\"{label}\" title=\"{label}\">\
                 <canvas width=\"{width}\" height=\"{height}\" data-map=\"{}\" data-blob=\"{blob}\"></canvas></button>\
                 {note}</td>",
                kind.name
            );
        }
        out.push_str("</tr>\n");
    }
    out + "</tbody>\n</table></div>\n"
}
