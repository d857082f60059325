//! A second method, and a reference.

use super::Panel;
use crate::canvas::{Canvas, Glasses, Seen};
use crate::viewer::{Reference, Viewer};
use egui::{RichText, Ui};
use std::path::Path;
use wayfare_engine::Method;
use wayfare_film::{ErrorKind, error_map, exr_file};
use wayfare_sampling::Defaults;

/// What is being chosen.
pub struct References {
    file: String,
    method: String,
}

impl Default for References {
    fn default() -> Self {
        Self {
            file: String::new(),
            method: "pt".into(),
        }
    }
}

const ERRORS: [(ErrorKind, &str); 4] = [
    (ErrorKind::Squared, "squared"),
    (ErrorKind::Absolute, "absolute"),
    (ErrorKind::RelativeSquared, "relative squared"),
    (ErrorKind::Relative, "relative"),
];

/// Shows the section.
pub fn show(panel: &mut Panel, ui: &mut Ui, viewer: &mut Viewer, canvas: &Canvas) {
    ui.horizontal(|ui| {
        let mut two = viewer.wish.methods.len() > 1;
        let words = "Two methods side by side";
        if ui
            .checkbox(&mut two, words)
            .on_hover_text("With equal time (C)")
            .changed()
        {
            toggle_second(viewer);
        }
        if two && ui.button("Swap").on_hover_text("Swap sides (X)").clicked() {
            viewer.wish.methods.swap(0, 1);
        }
    });
    reference(panel, ui, viewer);
    if canvas.has_reference() {
        errors(&mut panel.glasses, ui, viewer.wish.methods.len());
    }
}

/// One method becomes two, or two one.
pub fn toggle_second(viewer: &mut Viewer) {
    let methods = &mut viewer.wish.methods;
    if methods.len() > 1 {
        methods.truncate(1);
        return;
    }
    let other = match methods[0].chains() {
        None => "persistent-restore",
        Some(_) => "pt",
    };
    methods.extend(Method::preset(other, Defaults::Ours));
}

fn reference(panel: &mut Panel, ui: &mut Ui, viewer: &mut Viewer) {
    let words = match &viewer.reference {
        Reference::None => "No reference".to_owned(),
        Reference::File { name, .. } => format!("Reference: {name}"),
        Reference::Rendered(method) => format!("Reference: {method}, rendered along"),
    };
    ui.label(words);
    let references = &mut panel.references;
    ui.horizontal(|ui| {
        egui::ComboBox::from_id_salt("reference")
            .selected_text(&references.method)
            .width(130.0)
            .show_ui(ui, |ui| {
                for name in Method::names() {
                    ui.selectable_value(&mut references.method, name.to_owned(), name);
                }
            });
        let render = ui.button("Render");
        let about = "Render a reference from this camera with an equal share of the time (G)";
        if render.on_hover_text(about).clicked() {
            start(references, viewer);
        }
        if ui.button("None").clicked() {
            viewer.reference = Reference::None;
        }
    });
    ui.horizontal(|ui| {
        let field = egui::TextEdit::singleline(&mut references.file)
            .hint_text("reference.exr, or drop it here")
            .desired_width(190.0);
        let entered = ui.add(field).lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        let file = references.file.trim().to_owned();
        if (ui.button("Load").clicked() || entered) && !file.is_empty() {
            load(Path::new(&file), viewer);
        }
    });
}

/// Starts to render a reference.
pub fn start(references: &References, viewer: &mut Viewer) {
    if let Ok(method) = Method::preset(&references.method, Defaults::Ours) {
        viewer.reference = Reference::Rendered(method);
    }
}

/// Loads a reference.
pub fn load(file: &Path, viewer: &mut Viewer) {
    match exr_file::read(file) {
        Ok((image, _)) => viewer.compare_with(file.display().to_string(), image),
        Err(error) => viewer.problem = Some(error.to_string()),
    }
}

fn errors(glasses: &mut Glasses, ui: &mut Ui, methods: usize) {
    for (side, name) in ["Left", "Right"].into_iter().enumerate() {
        ui.horizontal(|ui| {
            ui.label(name);
            for (seen, words) in [
                (Seen::Picture, "picture"),
                (Seen::Error, "error"),
                (Seen::Reference, "reference"),
            ] {
                ui.selectable_value(&mut glasses.seen[side], seen, words);
            }
        });
    }
    if methods == 1 && glasses.seen[0] == glasses.seen[1] {
        ui.label(
            RichText::new("Left and right show the same.")
                .weak()
                .small(),
        );
    }
    if !glasses.seen.contains(&Seen::Error) {
        return;
    }
    ui.horizontal(|ui| {
        ui.label("Error");
        let shown = ERRORS.iter().find(|(kind, _)| *kind == glasses.error);
        egui::ComboBox::from_id_salt("error")
            .selected_text(shown.map_or("", |(_, words)| words))
            .show_ui(ui, |ui| {
                for (kind, words) in ERRORS {
                    ui.selectable_value(&mut glasses.error, kind, words);
                }
            });
        ui.label("up to 10^");
        ui.add(egui::DragValue::new(&mut glasses.decade).range(-8..=8));
    });
    bar(glasses, ui);
}

/// Which colour is which error.
fn bar(glasses: &Glasses, ui: &mut Ui) {
    const STEPS: usize = 64;
    let size = egui::vec2(ui.available_width(), 12.0);
    let (rect, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let width = rect.width() / STEPS as f32;
    for i in 0..STEPS {
        let [r, g, b] = error_map::colour_map(i as f64 / (STEPS - 1) as f64);
        let left = rect.left() + i as f32 * width;
        let cell =
            egui::Rect::from_min_size(egui::pos2(left, rect.top()), egui::vec2(width + 0.5, 12.0));
        ui.painter()
            .rect_filled(cell, 0.0, egui::Color32::from_rgb(r, g, b));
    }
    ui.horizontal(|ui| {
        ui.label(RichText::new(format!("1e{}", glasses.decade - 4)).small());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(RichText::new(format!("1e{}", glasses.decade)).small());
        });
    });
}
