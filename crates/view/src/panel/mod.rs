//! The panel: everything that can be requested, from the same settings as the command line, and everything that is
//! known about the images.

mod camera;
mod compare;
mod figures;
mod image;
mod keys;
mod method;
mod scene;

use camera::PathEditor;
use compare::ReferenceChooser;
use egui::{Color32, RichText, Ui};
use figures::Figures;
use method::ParameterEditor;
use std::path::PathBuf;
use wayfare_film::Look;
use wayfare_live::{
    Area, Canvas, ContentKind, DisplaySettings, Finish, Framing, Reference, Shows, Viewer,
};
use wayfare_trajectory::Trajectory;

/// Width of the panel in points.
pub const PANEL_WIDTH: f32 = 372.0;

/// What the window should do after a frame.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Write the images to files with this stem.
    Save(PathBuf),
    /// Fill the screen, or not.
    ToggleFullScreen,
    /// Close.
    Quit,
}

/// The state of everything in the window except the images.
pub struct Panel {
    /// How images are displayed.
    pub display: DisplaySettings,
    /// The visible part of the image: magnification relative to a fitted image, and centre.
    zoom: f32,
    centre: [f32; 2],
    open: bool,
    help: bool,
    /// What was done last, for the user.
    message: Option<String>,
    save_as: String,
    scene: scene::SceneChooser,
    editors: [ParameterEditor; 2],
    references: ReferenceChooser,
    path: PathEditor,
    figures: Figures,
    /// The point of the image under the mouse (0..1).
    pointed: Option<[f32; 2]>,
    drag: image::Drag,
    /// Whether keys that would fly belong to a command, until they are released.
    ignores_flying: bool,
}

impl Panel {
    /// The panel of a new window, with a camera path to start from.
    pub fn new(look: Look, trajectory: Option<Trajectory>) -> Self {
        Self {
            display: DisplaySettings {
                look,
                ..Default::default()
            },
            zoom: 1.0,
            centre: [0.5; 2],
            open: true,
            help: false,
            message: None,
            save_as: "wayfare-view".into(),
            scene: scene::SceneChooser::default(),
            editors: Default::default(),
            references: ReferenceChooser::default(),
            path: PathEditor::new(trajectory),
            figures: Figures::default(),
            pointed: None,
            drag: image::Drag::default(),
            ignores_flying: false,
        }
    }

    /// Whether it shows something that changes by itself.
    pub(crate) fn is_animated(&self, viewer: &Viewer) -> bool {
        self.path.is_playing() || viewer.busy().is_some()
    }

    /// Shows the user what was done.
    pub(crate) fn say(&mut self, message: impl Into<String>) {
        self.message = Some(message.into());
    }

    /// Records the seconds of a frame.
    pub(crate) fn record_frame(&mut self, all: f64, rendering: f64) {
        self.figures.record(all, rendering);
    }

    /// Lays out everything and handles mouse and keys. `pixels` is the size of the window. Returns where the image
    /// goes.
    pub(crate) fn ui(
        &mut self,
        ui: &mut Ui,
        viewer: &mut Viewer,
        canvas: &mut Canvas,
        pixels: [u32; 2],
        actions: &mut Vec<Action>,
    ) -> Framing {
        keys::handle(self, ui, viewer, actions);
        if self.open {
            egui::Panel::right("panel")
                .exact_size(PANEL_WIDTH)
                .resizable(false)
                .show(ui, |ui| {
                    egui::ScrollArea::vertical().show(ui, |ui| {
                        // Anything wider would push the panel over the image.
                        ui.set_max_width(PANEL_WIDTH - 28.0);
                        self.sections_ui(ui, viewer, canvas, actions);
                    });
                });
        }
        if let Reference::None = viewer.reference {
            self.display.contents = [ContentKind::Image; 2];
        }
        let framing = self.image_ui(ui, viewer, canvas, pixels);
        if self.help {
            keys::help_ui(ui, &mut self.help);
        }
        self.path.play(viewer);
        framing
    }

    fn sections_ui(
        &mut self,
        ui: &mut Ui,
        viewer: &mut Viewer,
        canvas: &Canvas,
        actions: &mut Vec<Action>,
    ) {
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            ui.heading("Wayfare");
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if button(ui, "?", "Mouse and keys (F1)") {
                    self.help = !self.help;
                }
                let words = if viewer.paused { "Resume" } else { "Pause" };
                if button(ui, words, "Pause or resume (Space)") {
                    viewer.paused = !viewer.paused;
                }
                // Here it moves nothing that is about to be clicked.
                if let Some(busy) = viewer.busy() {
                    let words = RichText::new(format!("{busy} ...")).weak();
                    ui.add(egui::Label::new(words).truncate());
                    ui.spinner();
                }
            });
        });
        self.status_ui(ui, viewer);
        // What is looked at all the time comes first: it is seen in a window of 720 pixels, however many parameters
        // follow.
        section(ui, "Statistics", true, |ui| {
            figures::ui(&mut self.figures, ui, viewer, canvas);
        });
        section(ui, "Exposure", true, |ui| {
            look_ui(ui, &mut self.display.look)
        });
        section(ui, "Image", true, |ui| {
            finish_ui(ui, &mut viewer.finish, &mut viewer.reuse);
        });
        for pane in 0..viewer.request.methods.len() {
            method::ui(&mut self.editors[pane], ui, viewer, pane);
        }
        section(ui, "Compare", true, |ui| {
            compare::ui(self, ui, viewer, canvas);
        });
        scene::ui(&mut self.scene, ui, viewer);
        section(ui, "Camera", false, |ui| {
            camera::ui(&mut self.path, ui, viewer, &mut self.message);
        });
        section(ui, "Save and reproduce", true, |ui| {
            self.saving_ui(ui, viewer, actions);
        });
    }

    /// What went wrong and what was done.
    fn status_ui(&mut self, ui: &mut Ui, viewer: &mut Viewer) {
        if let Some(problem) = &viewer.problem {
            let frame = egui::Frame::group(ui.style()).fill(Color32::from_rgb(70, 22, 22));
            let words = viewer.host().explain(problem);
            frame.show(ui, |ui| {
                ui.label(RichText::new(words).color(Color32::from_rgb(255, 205, 200)));
                if ui.button("Dismiss").clicked() {
                    viewer.problem = None;
                }
            });
        }
        if let Some(message) = self.message.clone() {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(message).color(Color32::from_rgb(150, 210, 150)));
                if ui.small_button("×").clicked() {
                    self.message = None;
                }
            });
        }
    }

    fn saving_ui(&mut self, ui: &mut Ui, viewer: &mut Viewer, actions: &mut Vec<Action>) {
        ui.horizontal(|ui| {
            if button(ui, "Save", "Save the images as PNG and EXR (Ctrl+S)") {
                actions.push(Action::Save(self.save_path()));
            }
            ui.add(egui::TextEdit::singleline(&mut self.save_as).desired_width(f32::INFINITY));
        });
        ui.horizontal_wrapped(|ui| {
            let view = viewer.view(self.display.look);
            let request = &viewer.request;
            if button(ui, "Copy command", "Copy the command that opens this view") {
                let budget = viewer.frame_budget.seconds();
                ui.ctx()
                    .copy_text(request.view_command("view", &view, budget));
                self.say("Copied the command to the clipboard.");
            }
            if button(
                ui,
                "Copy as render",
                "Copy the command that renders this image to files",
            ) {
                let spp = match viewer.panes() {
                    [pane, ..] => pane.samples_per_pixel.ceil() as u64,
                    [] => 1,
                };
                let command = request.render_command(&request.methods[0], &view, spp);
                ui.ctx().copy_text(command);
                self.say("Copied the command to the clipboard.");
            }
            if ui.button("Full screen").clicked() {
                actions.push(Action::ToggleFullScreen);
            }
        });
    }

    fn save_path(&self) -> PathBuf {
        let name = self.save_as.trim();
        PathBuf::from(if name.is_empty() {
            "wayfare-view"
        } else {
            name
        })
    }

    /// The image takes the space that the panel leaves.
    fn image_ui(
        &mut self,
        ui: &mut Ui,
        viewer: &mut Viewer,
        canvas: &mut Canvas,
        pixels: [u32; 2],
    ) -> Framing {
        let points = ui.available_rect_before_wrap();
        let scale = ui.ctx().pixels_per_point();
        let min = [points.min.x, points.min.y].map(|x| (x * scale).round().max(0.0) as u32);
        let max = [points.max.x, points.max.y].map(|x| (x * scale).round().max(0.0) as u32);
        let area = Area {
            min,
            size: std::array::from_fn(|i| max[i].min(pixels[i]).saturating_sub(min[i]).max(1)),
        };
        let size = displayed_size(
            viewer.request.size.unwrap_or(area.size),
            canvas.image_size(),
        );
        let mut framing = Framing::fitted(area, size);
        let fitted = framing.zoom;
        framing.zoom = fitted * self.zoom;
        framing.centre = self.centre;
        let framing = image::handle(self, ui, viewer, canvas, points, framing);
        self.zoom = framing.zoom / fitted;
        self.centre = framing.centre;
        framing
    }
}

/// The requested size, unless the displayed image still has another aspect ratio.
fn displayed_size(wanted: [u32; 2], displayed: Option<[u32; 2]>) -> [u32; 2] {
    let shape = |[width, height]: [u32; 2]| f64::from(width) / f64::from(height.max(1));
    match displayed {
        // Coarse images are rounded to whole pixels.
        Some(displayed) if (shape(displayed) / shape(wanted)).ln().abs() > 0.03 => displayed,
        _ => wanted,
    }
}

/// A button with a tool tip. Whether it was clicked.
fn button(ui: &mut Ui, words: &str, tip: &str) -> bool {
    ui.button(words).on_hover_text(tip).clicked()
}

/// A field for a file name, and a button to open it. The name, once it is to be opened.
fn file_field(
    ui: &mut Ui,
    name: &mut String,
    hint: &str,
    width: f32,
    words: &str,
) -> Option<String> {
    ui.horizontal(|ui| {
        let field = egui::TextEdit::singleline(name)
            .hint_text(hint)
            .desired_width(width);
        let entered = ui.add(field).lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
        let opened = ui.button(words).clicked() || entered;
        Some(name.trim().to_owned()).filter(|name| opened && !name.is_empty())
    })
    .inner
}

/// A section of the panel that can be folded.
fn section(ui: &mut Ui, title: &str, open: bool, show: impl FnOnce(&mut Ui)) {
    egui::CollapsingHeader::new(RichText::new(title).strong())
        .default_open(open)
        .show(ui, show);
}

/// What is done with images before they are shown.
fn finish_ui(ui: &mut Ui, finish: &mut Finish, reuse: &mut bool) {
    ui.horizontal(|ui| {
        ui.label("Show")
            .on_hover_text(
                "The image, or a layer. Chains: of the light that auto leaves to chains, direct is violet, connected blue, hit orange; \
                 the rest is grey",
            );
        egui::ComboBox::from_id_salt("shows")
            .selected_text(finish.shows.to_string())
            .show_ui(ui, |ui| {
                for shows in Shows::all() {
                    ui.selectable_value(&mut finish.shows, shows, shows.to_string());
                }
            });
    });
    let is_image = finish.shows == Shows::Image;
    ui.horizontal(|ui| {
        ui.add_enabled(
            is_image,
            egui::Checkbox::new(&mut finish.accumulate, "Accumulate"),
        )
        .on_hover_text(
            "Average earlier frames in while the camera moves. Biased: reflections lag behind",
        );
        ui.add_enabled(
            is_image,
            egui::Checkbox::new(&mut finish.denoise, "Denoise"),
        )
        .on_hover_text("Take noise out with Intel Open Image Denoise. Biased");
    });
    ui.horizontal(|ui| {
        ui.checkbox(reuse, "Keep chains").on_hover_text(
            "When the camera moves, chains are carried over instead of starting from scratch. Path tracing stays the same",
        );
        let is_best = is_image && finish.accumulate && finish.denoise && *reuse;
        let best = ui.selectable_label(is_best, "Best image");
        if best.on_hover_text("Keep chains, accumulate and denoise").clicked() {
            *finish = Finish {
                shows: Shows::Image,
                accumulate: !is_best,
                denoise: !is_best,
            };
            *reuse = !is_best;
        }
    });
}

fn look_ui(ui: &mut Ui, look: &mut Look) {
    ui.horizontal(|ui| {
        ui.label("Exposure");
        ui.add(egui::Slider::new(&mut look.exposure, -6.0..=6.0).suffix(" stops"));
    });
    ui.horizontal(|ui| {
        ui.label("Tone map");
        for tone_map in wayfare_film::ToneMap::ALL {
            ui.selectable_value(&mut look.tone_map, tone_map, tone_map.name());
        }
    });
}
