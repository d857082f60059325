//! A second method, and a reference.

use super::{Panel, button, file_field};
use egui::{RichText, Ui};
use std::path::Path;
use wayfare_engine::Method;
use wayfare_film::{ErrorKind, error_map, exr_file};
use wayfare_live::{Canvas, ContentKind, DisplaySettings, Reference, Viewer};
use wayfare_sampling::Defaults;

/// The choice of a reference.
pub struct ReferenceChooser {
    file: String,
    method: String,
}

impl Default for ReferenceChooser {
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

/// The section.
pub fn ui(panel: &mut Panel, ui: &mut Ui, viewer: &mut Viewer, canvas: &Canvas) {
    ui.horizontal(|ui| {
        let mut two = viewer.request.methods.len() > 1;
        let words = "Two methods side by side";
        if ui
            .checkbox(&mut two, words)
            .on_hover_text("Equal time for both (C)")
            .changed()
        {
            viewer.request.toggle_second();
        }
        if two && button(ui, "Swap", "Swap left and right (X)") {
            viewer.request.methods.swap(0, 1);
        }
    });
    reference(panel, ui, viewer);
    if canvas.has_reference() {
        errors(&mut panel.display, ui, viewer.request.methods.len());
    }
}

fn reference(panel: &mut Panel, ui: &mut Ui, viewer: &mut Viewer) {
    let words = match &viewer.reference {
        Reference::None => "No reference".to_owned(),
        Reference::File { name, .. } => format!("Reference: {name}"),
        Reference::Rendered(method) => format!("Reference: {method}, rendered alongside"),
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
        let about = "Render a reference from the same camera, with an equal share of the time (G)";
        if button(ui, "Render", about) {
            start_reference(references, viewer);
        }
        if ui.button("None").clicked() {
            viewer.reference = Reference::None;
        }
    });
    let hint = "reference.exr, or drop it here";
    if let Some(file) = file_field(ui, &mut references.file, hint, 190.0, "Load") {
        load_reference(Path::new(&file), viewer);
    }
}

/// Renders a reference alongside.
pub fn start_reference(references: &ReferenceChooser, viewer: &mut Viewer) {
    if let Ok(method) = Method::preset(&references.method, Defaults::Ours) {
        viewer.reference = Reference::Rendered(method);
    }
}

/// Loads a reference from a file.
pub fn load_reference(file: &Path, viewer: &mut Viewer) {
    match exr_file::read(file) {
        Ok((image, _)) => viewer.compare_with(file.display().to_string(), image),
        Err(error) => viewer.problem = Some(error.into()),
    }
}

fn errors(display: &mut DisplaySettings, ui: &mut Ui, methods: usize) {
    for (pane, name) in ["Left", "Right"].into_iter().enumerate() {
        ui.horizontal(|ui| {
            ui.label(name);
            for (kind, words) in [
                (ContentKind::Image, "image"),
                (ContentKind::Error, "error"),
                (ContentKind::Reference, "reference"),
            ] {
                ui.selectable_value(&mut display.contents[pane], kind, words);
            }
        });
    }
    if methods == 1 && display.contents[0] == display.contents[1] {
        ui.label(
            RichText::new("Left and right show the same content.")
                .weak()
                .small(),
        );
    }
    if !display.contents.contains(&ContentKind::Error) {
        return;
    }
    ui.horizontal(|ui| {
        ui.label("Error");
        let shown = ERRORS.iter().find(|(kind, _)| *kind == display.error);
        egui::ComboBox::from_id_salt("error")
            .selected_text(shown.map_or("", |(_, words)| words))
            .show_ui(ui, |ui| {
                for (kind, words) in ERRORS {
                    ui.selectable_value(&mut display.error, kind, words);
                }
            });
        ui.label("up to 10^")
            .on_hover_text("The colours cover four decades, up to this power of ten");
        ui.add(egui::DragValue::new(&mut display.decade).range(-8..=8));
    });
    bar(display, ui);
}

/// The scale of error colours.
fn bar(display: &DisplaySettings, ui: &mut Ui) {
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
        ui.label(RichText::new(format!("1e{}", display.decade - 4)).small());
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            ui.label(RichText::new(format!("1e{}", display.decade)).small());
        });
    });
}
