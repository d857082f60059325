//! Which scene, on which device.

use super::section;
use crate::viewer::Viewer;
use egui::{RichText, Ui};

/// What is being chosen.
#[derive(Default)]
pub struct Chooser {
    /// A file being typed.
    file: String,
    depth: String,
    /// The devices, once they were looked for.
    devices: Option<Vec<(String, String)>>,
}

/// Shows the section.
pub fn show(chooser: &mut Chooser, ui: &mut Ui, viewer: &mut Viewer) {
    section(ui, "Scene and device", true, |ui| {
        egui::Grid::new("scene").num_columns(2).show(ui, |ui| {
            ui.label("Scene");
            scenes(ui, viewer);
            ui.end_row();
            ui.label("File");
            file(chooser, ui, viewer);
            ui.end_row();
            ui.label("Device");
            devices(chooser, ui, viewer);
            ui.end_row();
            ui.label("Seed");
            ui.add(egui::DragValue::new(&mut viewer.wish.seed));
            ui.end_row();
            ui.label("Depth")
                .on_hover_text("Largest number of scattering events on a path");
            depth(chooser, ui, viewer);
            ui.end_row();
            ui.label("Frame")
                .on_hover_text("Milliseconds that a frame should take");
            let mut ms = 1e3 * viewer.pace.budget();
            if ui
                .add(
                    egui::Slider::new(&mut ms, 4.0..=500.0)
                        .logarithmic(true)
                        .suffix(" ms"),
                )
                .changed()
            {
                viewer.pace.set_budget(1e-3 * ms);
            }
            ui.end_row();
            ui.label("Steps")
                .on_hover_text("Steps in one dispatch on a card; 0: what fits the clock");
            ui.add(egui::DragValue::new(&mut viewer.wish.steps_per_dispatch).range(0..=256));
            ui.end_row();
            ui.label("Size");
            size(ui, viewer);
            ui.end_row();
        });
        if let Some(stage) = viewer.stage() {
            for note in &stage.notes {
                ui.label(RichText::new(note).weak().small());
            }
        }
    });
}

fn scenes(ui: &mut Ui, viewer: &mut Viewer) {
    let names = viewer.host().scenes();
    egui::ComboBox::from_id_salt("scenes")
        .selected_text(short(&viewer.wish.scene))
        .width(180.0)
        .show_ui(ui, |ui| {
            for name in names {
                ui.selectable_value(&mut viewer.wish.scene, name.clone(), name);
            }
        });
}

/// The end of a long path.
fn short(path: &str) -> String {
    let count = path.chars().count();
    if count <= 30 {
        return path.to_owned();
    }
    let end: String = path.chars().skip(count - 28).collect();
    format!("…{end}")
}

fn file(chooser: &mut Chooser, ui: &mut Ui, viewer: &mut Viewer) {
    ui.horizontal(|ui| {
        let field = egui::TextEdit::singleline(&mut chooser.file)
            .hint_text("scene.pbrt, or drop it here")
            .desired_width(150.0);
        let entered = ui.add(field).lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        if (ui.button("Open").clicked() || entered) && !chooser.file.trim().is_empty() {
            viewer.problem = None;
            viewer.wish.scene = chooser.file.trim().to_owned();
        }
    });
}

fn devices(chooser: &mut Chooser, ui: &mut Ui, viewer: &mut Viewer) {
    let opened = viewer.stage().map(|stage| stage.device_name().to_owned());
    let text = opened.unwrap_or_else(|| viewer.wish.device.clone());
    egui::ComboBox::from_id_salt("devices")
        .selected_text(short(&text))
        .width(180.0)
        .show_ui(ui, |ui| {
            let host = viewer.host().clone();
            let devices = chooser.devices.get_or_insert_with(|| host.devices());
            for (device, name) in devices {
                ui.selectable_value(&mut viewer.wish.device, device.clone(), name.as_str());
            }
        });
}

fn depth(chooser: &mut Chooser, ui: &mut Ui, viewer: &mut Viewer) {
    let own = viewer.stage().map(|stage| stage.world.scene().max_depth);
    let hint = own.map(|depth| depth.to_string()).unwrap_or_default();
    let field = egui::TextEdit::singleline(&mut chooser.depth)
        .hint_text(hint)
        .desired_width(60.0);
    if ui.add(field).lost_focus() {
        let text = chooser.depth.trim();
        match text.parse::<u32>() {
            _ if text.is_empty() => viewer.wish.max_depth = None,
            Ok(depth) if depth <= 1000 => viewer.wish.max_depth = Some(depth),
            _ => {
                viewer.problem = Some(format!(
                    "the depth must be a whole number up to 1000, not \"{text}\""
                ))
            }
        }
    }
}

fn size(ui: &mut Ui, viewer: &mut Viewer) {
    ui.horizontal(|ui| {
        let shown = viewer.shown_size();
        let mut fixed = viewer.wish.size.is_some();
        if ui.checkbox(&mut fixed, "fixed").changed() {
            viewer.wish.size = fixed.then_some(shown);
        }
        match &mut viewer.wish.size {
            Some(size) => {
                for n in size {
                    ui.add(egui::DragValue::new(n).range(8..=8192));
                }
            }
            None => {
                ui.label(format!("{} × {}", shown[0], shown[1]));
            }
        }
    });
}
