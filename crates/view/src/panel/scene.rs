//! The scene, the device and how images are rendered there.

use super::{file_field, section};
use egui::{RichText, Ui};
use wayfare_engine::{AdapterChoice, DeviceSpec};
use wayfare_live::{ViewError, Viewer};

/// The choice of a scene and a device.
#[derive(Default)]
pub struct SceneChooser {
    /// A file being typed.
    file: String,
    depth: String,
    /// The devices, once they were listed.
    devices: Option<Vec<(DeviceSpec, String)>>,
}

/// The section.
pub fn ui(chooser: &mut SceneChooser, ui: &mut Ui, viewer: &mut Viewer) {
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
            ui.add(egui::DragValue::new(&mut viewer.request.seed));
            ui.end_row();
            ui.label("Depth")
                .on_hover_text("Largest number of scattering events on a path");
            depth(chooser, ui, viewer);
            ui.end_row();
            ui.label("Frame")
                .on_hover_text("Time that a frame should take");
            let mut ms = 1e3 * viewer.frame_budget.seconds();
            if ui
                .add(
                    egui::Slider::new(&mut ms, 4.0..=500.0)
                        .logarithmic(true)
                        .suffix(" ms"),
                )
                .changed()
            {
                viewer.frame_budget.set_seconds(1e-3 * ms);
            }
            ui.end_row();
            ui.label("Steps")
                .on_hover_text("Steps per dispatch on a GPU; 0: as many as fit the frame");
            ui.add(egui::DragValue::new(&mut viewer.request.steps_per_dispatch).range(0..=256));
            ui.end_row();
            ui.label("Size");
            size(ui, viewer);
            ui.end_row();
        });
        if let Some(scene) = viewer.scene() {
            for note in &scene.notes {
                ui.label(RichText::new(note).weak().small());
            }
        }
    });
}

fn scenes(ui: &mut Ui, viewer: &mut Viewer) {
    let names = viewer.host().scenes();
    egui::ComboBox::from_id_salt("scenes")
        .selected_text(short(&viewer.request.scene))
        .width(180.0)
        .show_ui(ui, |ui| {
            for name in names {
                ui.selectable_value(&mut viewer.request.scene, name.clone(), name);
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

fn file(chooser: &mut SceneChooser, ui: &mut Ui, viewer: &mut Viewer) {
    let hint = "scene.pbrt, or drop it here";
    if let Some(file) = file_field(ui, &mut chooser.file, hint, 150.0, "Open") {
        viewer.problem = None;
        viewer.request.scene = file;
    }
}

fn devices(chooser: &mut SceneChooser, ui: &mut Ui, viewer: &mut Viewer) {
    let text = match viewer.scene() {
        Some(scene) => scene.device().name().to_owned(),
        None => viewer.request.device.to_string(),
    };
    egui::ComboBox::from_id_salt("devices")
        .selected_text(short(&text))
        .width(180.0)
        .show_ui(ui, |ui| {
            let devices = chooser.devices.get_or_insert_with(all_devices);
            for (device, name) in devices {
                ui.selectable_value(&mut viewer.request.device, device.clone(), name.as_str());
            }
        });
}

/// All devices that can be chosen, and what to call them.
fn all_devices() -> Vec<(DeviceSpec, String)> {
    let adapters = wayfare_gpu::adapters().into_iter();
    let usable = adapters.filter(|adapter| adapter.problem.is_none());
    let gpu = |index| DeviceSpec::Gpu(AdapterChoice::Index(index));
    [
        (DeviceSpec::Auto, "automatic".to_owned()),
        (DeviceSpec::Cpu, "CPU".to_owned()),
    ]
    .into_iter()
    .chain(usable.map(|adapter| (gpu(adapter.index), adapter.name)))
    .collect()
}

fn depth(chooser: &mut SceneChooser, ui: &mut Ui, viewer: &mut Viewer) {
    let own = viewer.scene().map(|scene| scene.world().scene().max_depth);
    let hint = own.map(|depth| depth.to_string()).unwrap_or_default();
    let field = egui::TextEdit::singleline(&mut chooser.depth)
        .hint_text(hint)
        .desired_width(60.0);
    if ui.add(field).lost_focus() {
        let text = chooser.depth.trim();
        match text.parse::<u32>() {
            _ if text.is_empty() => viewer.request.max_depth = None,
            Ok(depth) if depth <= 1000 => viewer.request.max_depth = Some(depth),
            _ => viewer.problem = Some(ViewError::Depth(text.to_owned())),
        }
    }
}

fn size(ui: &mut Ui, viewer: &mut Viewer) {
    ui.horizontal(|ui| {
        let shown = viewer.full_size();
        let mut fixed = viewer.request.size.is_some();
        if ui.checkbox(&mut fixed, "fixed").changed() {
            viewer.request.size = fixed.then_some(shown);
        }
        match &mut viewer.request.size {
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
