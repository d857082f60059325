//! Live statistics.

use egui::{RichText, Ui};
use std::collections::VecDeque;
use wayfare_live::{Canvas, FIGURES, MovingAverage, Viewer};

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
            for (title, about, value) in FIGURES {
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
