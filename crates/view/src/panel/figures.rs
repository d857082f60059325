//! Live statistics.

use crate::canvas::Canvas;
use crate::frame_budget::MovingAverage;
use crate::{Measurement, PaneInfo, Viewer};
use egui::{RichText, Ui};
use std::collections::VecDeque;
use wayfare_sampling::Diagnostics;

/// Frames whose times are drawn.
const FRAMES: usize = 120;

/// The times of the last frames.
#[derive(Default)]
pub struct Figures {
    all: MovingAverage,
    rendering: MovingAverage,
    times: VecDeque<f32>,
}

impl Figures {
    /// Records the seconds of a frame.
    pub fn record(&mut self, all: f64, rendering: f64) {
        self.all.add(all);
        self.rendering.add(rendering);
        self.times.push_back(all as f32);
        if self.times.len() > FRAMES {
            self.times.pop_front();
        }
    }
}

/// The section.
pub fn ui(figures: &mut Figures, ui: &mut Ui, viewer: &mut Viewer, canvas: &Canvas) {
    let all = figures.all.value().unwrap_or(0.0);
    let rendering = figures.rendering.value().unwrap_or(0.0);
    ui.label(format!(
        "{:.1} frames/s, {:.1} ms per frame, {:.1} ms rendering",
        1.0 / all.max(1e-6),
        1e3 * all,
        1e3 * rendering
    ));
    draw_times(figures, ui, viewer.frame_budget.seconds() as f32);
    let [width, height] = viewer.image_size();
    let coarse = match viewer.coarseness() {
        1 => String::new(),
        n => format!(", coarse: {n} × {n} pixels as one"),
    };
    ui.label(RichText::new(format!("{width} × {height}{coarse}")).weak());
    let names: Vec<_> = viewer
        .panes()
        .iter()
        .map(|pane| pane.settings.method.name())
        .collect();
    egui::Grid::new("figures")
        .num_columns(1 + names.len())
        .striped(true)
        .show(ui, |ui| {
            ui.label("");
            for name in names {
                ui.label(RichText::new(name).strong().small());
            }
            ui.end_row();
            for (title, about, value) in ROWS {
                let panes = viewer.panes().iter().enumerate();
                let values: Vec<_> = panes
                    .map(|(i, pane)| value(pane, canvas.measured(i)))
                    .collect();
                // Rows without a value are left out.
                if values.iter().all(Option::is_none) {
                    continue;
                }
                ui.label(title).on_hover_text(about);
                for value in values {
                    let value = value.unwrap_or_else(|| "–".into());
                    ui.label(RichText::new(value).monospace());
                }
                ui.end_row();
            }
        });
    if let Some(reference) = viewer.reference_info() {
        let spp = reference.samples_per_pixel;
        ui.label(RichText::new(format!("Reference: {spp:.1} samples per pixel")).weak());
    }
}

/// A bar for every frame; the line is the budget.
fn draw_times(figures: &Figures, ui: &mut Ui, budget: f32) {
    let (rect, _) =
        ui.allocate_exact_size(egui::vec2(ui.available_width(), 28.0), egui::Sense::hover());
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, 2.0, ui.visuals().extreme_bg_color);
    let width = rect.width() / FRAMES as f32;
    let height = |seconds: f32| rect.height() * (seconds / (2.0 * budget)).min(1.0);
    for (i, &seconds) in figures.times.iter().enumerate() {
        let x = rect.left() + i as f32 * width;
        let top = egui::pos2(x, rect.bottom() - height(seconds));
        let late = seconds > 1.25 * budget;
        let colour = if late {
            egui::Color32::from_rgb(220, 120, 80)
        } else {
            egui::Color32::from_rgb(90, 150, 220)
        };
        painter.rect_filled(
            egui::Rect::from_min_max(top, egui::pos2(x + 0.8 * width, rect.bottom())),
            0.0,
            colour,
        );
    }
    let y = rect.bottom() - height(budget);
    painter.hline(
        rect.x_range(),
        y,
        egui::Stroke::new(1.0, ui.visuals().weak_text_color()),
    );
}

/// Title, tool tip and value of a row. The value may be unknown, or mean nothing for a method.
type Row = (
    &'static str,
    &'static str,
    fn(&PaneInfo, Option<&Measurement>) -> Option<String>,
);

const ROWS: [Row; 14] = [
    (
        "samples/pixel",
        "Evaluations of the path function per pixel",
        |pane, _| Some(format!("{:.2}", pane.samples_per_pixel)),
    ),
    ("ms/pass", "Time per sample of every pixel", |pane, _| {
        Some(format!("{:.2}", 1e3 * pane.pass_seconds?))
    }),
    ("chains", "Number of Markov chains", |pane, _| {
        Some(count(chains(pane)?.chains))
    }),
    (
        "tours",
        "Number of completed tours × their mean length",
        |pane, _| {
            let tours = chains(pane).filter(|d| d.tours > 0)?;
            Some(format!(
                "{} × {:.1}",
                count(tours.tours),
                tours.mean_tour_length
            ))
        },
    ),
    (
        "acceptance",
        "Fraction of proposals that were accepted",
        |pane, _| {
            let proposed = chains(pane).filter(|d| d.proposals > 0)?;
            Some(percent(proposed.acceptance_rate))
        },
    ),
    ("kills", "Tours that were killed", |pane, _| {
        Some(count(chains(pane)?.kills))
    }),
    (
        "no radiance",
        "Fraction of steps on paths that carry no radiance",
        |pane, _| Some(percent(chains(pane)?.zero_density_share)),
    ),
    (
        "brightness",
        "The chains' own estimate of the mean, relative to that of independent samples",
        |pane, _| {
            let d = chains(pane).filter(|d| d.steps > 0 && d.p_bar > 0.0)?;
            let verdict = if d.brightness_agrees { "agrees" } else { "off" };
            Some(format!("{:.3} {verdict}", d.density_integral / d.p_bar))
        },
    ),
    (
        "chains have",
        "The kinds of paths that auto leaves to chains, and the share of all evaluations that they take",
        |pane, _| {
            let auto = pane.statistics.auto.as_ref()?;
            Some(match auto.chain_kinds().as_str() {
                "" => "nothing".into(),
                kinds => format!("{kinds}, {}", percent(auto.chain_evaluations)),
            })
        },
    ),
    (
        "mean",
        "Mean over all channels and pixels",
        |_, measured| Some(format!("{:.4}", measured?.mean.iter().sum::<f64>() / 3.0)),
    ),
    (
        "mean/truth",
        "Mean of the image relative to the reference",
        |_, measured| Some(format!("{:.4}", measured?.metrics?.mean_ratio)),
    ),
    (
        "MSE",
        "Mean squared error against the reference",
        |_, measured| Some(format!("{:.3e}", measured?.metrics?.mse)),
    ),
    (
        "MRSE",
        "Mean relative squared error against the reference",
        |_, measured| Some(format!("{:.3e}", measured?.metrics?.mrse)),
    ),
    (
        "not finite",
        "Samples or pixels that are NaN or infinite; they count as black",
        |pane, measured| {
            let pixels = measured.map_or(0, |measured| measured.non_finite);
            Some(count(pane.statistics.non_finite + pixels))
        },
    ),
];

fn chains(pane: &PaneInfo) -> Option<&Diagnostics> {
    pane.statistics.diagnostics.as_ref()
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A count in few digits.
fn count(n: u64) -> String {
    match n {
        0..100_000 => n.to_string(),
        100_000..100_000_000 => format!("{:.2} M", n as f64 / 1e6),
        _ => format!("{:.2} G", n as f64 / 1e9),
    }
}
