//! Live figures.

use crate::canvas::Canvas;
use crate::pace::Smoothed;
use crate::viewer::Viewer;
use egui::{RichText, Ui};
use std::collections::VecDeque;

/// Frames whose times are drawn.
const FRAMES: usize = 120;

/// What is known about the last frames.
#[derive(Default)]
pub struct Figures {
    all: Smoothed,
    rendering: Smoothed,
    times: VecDeque<f32>,
}

impl Figures {
    /// A frame took so many seconds.
    pub fn note(&mut self, all: f64, rendering: f64) {
        self.all.follow(all);
        self.rendering.follow(rendering);
        self.times.push_back(all as f32);
        if self.times.len() > FRAMES {
            self.times.pop_front();
        }
    }
}

/// Shows the section.
pub fn show(figures: &mut Figures, ui: &mut Ui, viewer: &mut Viewer, canvas: &Canvas) {
    let all = figures.all.value().unwrap_or(0.0);
    let rendering = figures.rendering.value().unwrap_or(0.0);
    ui.label(format!(
        "{:.1} frames/s, {:.1} ms a frame, {:.1} ms rendering",
        1.0 / all.max(1e-6),
        1e3 * all,
        1e3 * rendering
    ));
    draw_times(figures, ui, viewer.pace.budget() as f32);
    let [width, height] = viewer.picture_size();
    let coarse = match viewer.coarseness() {
        1 => String::new(),
        n => format!(", pixels of {n} × {n} while the camera moves"),
    };
    ui.label(RichText::new(format!("{width} × {height}{coarse}")).weak());
    let names: Vec<_> = viewer
        .sides()
        .iter()
        .map(|side| side.settings.method.name())
        .collect();
    let rows = rows(viewer, canvas);
    egui::Grid::new("figures")
        .num_columns(1 + names.len())
        .striped(true)
        .show(ui, |ui| {
            ui.label("");
            for name in names {
                ui.label(RichText::new(name).strong().small());
            }
            ui.end_row();
            for (title, about, values) in rows {
                ui.label(title).on_hover_text(about);
                for value in values {
                    ui.label(RichText::new(value).monospace());
                }
                ui.end_row();
            }
        });
    if let Some(reference) = viewer.reference_side() {
        let spp = reference.samples_per_pixel;
        ui.label(RichText::new(format!("reference: {spp:.1} samples per pixel")).weak());
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

type Row = (&'static str, &'static str, Vec<String>);

fn rows(viewer: &mut Viewer, canvas: &Canvas) -> Vec<Row> {
    let mut rows: Vec<Row> = [
        (
            "samples/pixel",
            "Evaluations of the path function over pixels",
        ),
        ("ms a pass", "Time of one sample of every pixel"),
        ("chains", "Number of Markov chains"),
        ("tours", "Tours that have ended, and their mean length"),
        ("acceptance", "Accepted proposals"),
        ("kills", "Tours that ended by chance"),
        ("zero density", "Steps on paths without light"),
        (
            "brightness",
            "The chains' own estimate of the light over that of independent samples",
        ),
        ("mean", "Mean of all channels and pixels"),
        (
            "mean/truth",
            "Mean over that of the reference: 1 where nothing is lost",
        ),
        ("MSE", "Mean squared error against the reference"),
        ("MRSE", "Mean relative squared error against the reference"),
        (
            "not finite",
            "Samples or pixels that are no numbers; they count as black",
        ),
    ]
    .map(|(title, about)| (title, about, Vec::new()))
    .into();
    for (i, side) in viewer.sides().iter().enumerate() {
        let spp = side.samples_per_pixel;
        let pass = side
            .pass_seconds
            .map_or("–".into(), |s| format!("{:.2}", 1e3 * s));
        let statistics = &side.statistics;
        let mut values = vec![format!("{spp:.2}"), pass];
        let none = || "–".to_owned();
        match &statistics.diagnostics {
            None => values.extend(std::iter::repeat_with(none).take(6)),
            Some(d) => {
                let tours = if d.tours > 0 {
                    format!("{} × {:.1}", count(d.tours), d.mean_tour_length)
                } else {
                    none()
                };
                let brightness = if d.steps > 0 && d.p_bar > 0.0 {
                    let sign = if d.brightness_agrees { "agrees" } else { "off" };
                    format!("{:.3} {sign}", d.density_integral / d.p_bar)
                } else {
                    none()
                };
                let acceptance = if d.proposals > 0 {
                    percent(d.acceptance_rate)
                } else {
                    none()
                };
                values.extend([
                    count(d.chains),
                    tours,
                    acceptance,
                    count(d.kills),
                    percent(d.zero_density_share),
                    brightness,
                ]);
            }
        }
        let measured = canvas.measured(i);
        values.push(
            measured.map_or_else(none, |m| format!("{:.4}", m.mean.iter().sum::<f64>() / 3.0)),
        );
        let metrics = measured.and_then(|m| m.metrics);
        values.push(metrics.map_or_else(none, |m| format!("{:.4}", m.mean_ratio)));
        values.push(metrics.map_or_else(none, |m| format!("{:.3e}", m.mse)));
        values.push(metrics.map_or_else(none, |m| format!("{:.3e}", m.mrse)));
        let pixels = measured.map_or(0, |m| m.non_finite);
        values.push(count(statistics.non_finite + pixels));
        for (row, value) in rows.iter_mut().zip(values) {
            row.2.push(value);
        }
    }
    // Lines that say nothing are left out.
    rows.retain(|(_, _, values)| values.iter().any(|value| value != "–"));
    rows
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
