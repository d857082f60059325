//! The panel: everything that can be asked for, made from the same settings as the command line, and everything that
//! is known about the pictures.

mod camera;
mod compare;
mod figures;
mod keys;
mod method;
mod picture;
mod scene;

use crate::canvas::{Canvas, Glasses, Seen};
use crate::framing::{Area, Framing};
use crate::viewer::{Reference, Viewer};
use camera::Path;
use compare::References;
use egui::{Color32, RichText, Ui};
use figures::Figures;
use method::Editors;
use std::path::PathBuf;
use wayfare_film::{ErrorKind, Look};
use wayfare_trajectory::Trajectory;

/// Width of the panel in points.
pub const WIDTH: f32 = 372.0;

/// What the window should do after a frame.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// Write the pictures to files with this stem.
    Save(PathBuf),
    /// Fill the screen, or not.
    ToggleFullScreen,
    /// Close.
    Quit,
}

/// The state of everything in the window besides the pictures.
pub struct Panel {
    /// How pictures are looked at.
    pub glasses: Glasses,
    /// The part of the picture that is seen: magnification over a fitted picture, and its centre.
    zoom: f32,
    centre: [f32; 2],
    open: bool,
    help: bool,
    /// What was done last.
    message: Option<String>,
    save_as: String,
    scene: scene::Chooser,
    editors: [Editors; 2],
    references: References,
    path: Path,
    figures: Figures,
    /// The place of the picture under the mouse, 0..1.
    pointed: Option<[f32; 2]>,
    drag: picture::Drag,
    /// Whether keys that would fly belong to a command, until they are let go.
    grounded: bool,
}

/// What came of a frame of the panel.
pub struct Outcome {
    /// Where the picture goes.
    pub framing: Framing,
    /// What to do.
    pub actions: Vec<Action>,
}

impl Panel {
    /// As a window begins.
    pub fn new(look: Look, trajectory: Option<Trajectory>) -> Self {
        Self {
            glasses: Glasses {
                look,
                seen: [Seen::Picture; 2],
                error: ErrorKind::RelativeSquared,
                decade: 0,
                divider: 0.5,
            },
            zoom: 1.0,
            centre: [0.5; 2],
            open: true,
            help: false,
            message: None,
            save_as: "wayfare-view".into(),
            scene: scene::Chooser::default(),
            editors: Default::default(),
            references: References::default(),
            path: Path::new(trajectory),
            figures: Figures::default(),
            pointed: None,
            drag: picture::Drag::default(),
            grounded: false,
        }
    }

    /// Whether it shows something that changes by itself.
    pub fn is_lively(&self, viewer: &Viewer) -> bool {
        self.path.is_playing() || viewer.busy().is_some()
    }

    /// Says what was done.
    pub fn tell(&mut self, message: impl Into<String>) {
        self.message = Some(message.into());
    }

    /// Notes how long a frame took, in seconds.
    pub fn note_frame(&mut self, all: f64, rendering: f64) {
        self.figures.note(all, rendering);
    }

    /// Shows everything and follows mouse and keys. `pixels` is the size of the window.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        viewer: &mut Viewer,
        canvas: &mut Canvas,
        pixels: [u32; 2],
    ) -> Outcome {
        let mut actions = Vec::new();
        keys::follow(self, ui, viewer, &mut actions);
        if self.open {
            egui::Panel::right("panel")
                .exact_size(WIDTH)
                .resizable(false)
                .show(ui, |ui| {
                    egui::ScrollArea::vertical().show(ui, |ui| {
                        // What is wider would push the panel over the picture.
                        ui.set_max_width(WIDTH - 28.0);
                        self.show_sections(ui, viewer, canvas, &mut actions);
                    });
                });
        }
        if let Reference::None = viewer.reference {
            self.glasses.seen = [Seen::Picture; 2];
        }
        let framing = self.show_picture(ui, viewer, canvas, pixels);
        if self.help {
            keys::show_help(ui, &mut self.help);
        }
        self.path.play(viewer);
        Outcome { framing, actions }
    }

    fn show_sections(
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
                if ui
                    .button("?")
                    .on_hover_text("Keys and mouse (F1)")
                    .clicked()
                {
                    self.help = !self.help;
                }
                let words = if viewer.paused { "Go on" } else { "Pause" };
                if ui
                    .button(words)
                    .on_hover_text("Pause or go on (Space)")
                    .clicked()
                {
                    viewer.paused = !viewer.paused;
                }
            });
        });
        self.show_news(ui, viewer);
        scene::show(&mut self.scene, ui, viewer);
        for side in 0..viewer.wish.methods.len() {
            method::show(&mut self.editors[side], ui, viewer, side);
        }
        section(ui, "Figures", true, |ui| {
            figures::show(&mut self.figures, ui, viewer, canvas);
        });
        section(ui, "Look", true, |ui| look(ui, &mut self.glasses.look));
        section(ui, "Compare", true, |ui| {
            compare::show(self, ui, viewer, canvas);
        });
        section(ui, "Camera", false, |ui| {
            camera::show(&mut self.path, ui, viewer, &mut self.message);
        });
        section(ui, "Save and repeat", true, |ui| {
            self.show_saving(ui, viewer, actions);
        });
    }

    /// What the user waits for, what went wrong and what was done.
    fn show_news(&mut self, ui: &mut Ui, viewer: &mut Viewer) {
        if let Some(busy) = viewer.busy() {
            ui.horizontal(|ui| {
                ui.spinner();
                ui.label(format!("{busy} ..."));
            });
        }
        if let Some(problem) = viewer.problem.clone() {
            let frame = egui::Frame::group(ui.style()).fill(Color32::from_rgb(70, 22, 22));
            frame.show(ui, |ui| {
                ui.label(RichText::new(problem).color(Color32::from_rgb(255, 205, 200)));
                if ui.button("Understood").clicked() {
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

    fn show_saving(&mut self, ui: &mut Ui, viewer: &mut Viewer, actions: &mut Vec<Action>) {
        ui.horizontal(|ui| {
            let save = ui.button("Save").on_hover_text("PNG and EXR (Ctrl+S)");
            if save.clicked() {
                actions.push(Action::Save(self.save_path()));
            }
            ui.add(egui::TextEdit::singleline(&mut self.save_as).desired_width(f32::INFINITY));
        });
        ui.horizontal_wrapped(|ui| {
            let shown = viewer.shown(self.glasses.look);
            let view = ui.button("Copy command");
            if view
                .on_hover_text("The command that shows this view")
                .clicked()
            {
                let budget = viewer.pace.budget();
                ui.ctx()
                    .copy_text(crate::wish::view_command(&viewer.wish, &shown, budget));
                self.tell("The command is in the clipboard.");
            }
            let render = ui.button("Copy as render");
            if render
                .on_hover_text("The command that renders this picture to files")
                .clicked()
            {
                let spp = match viewer.sides() {
                    [side, ..] => side.samples_per_pixel.ceil() as u64,
                    [] => 1,
                };
                let wish = &viewer.wish;
                let words = crate::wish::render_command(wish, &wish.methods[0], &shown, spp);
                ui.ctx().copy_text(words);
                self.tell("The command is in the clipboard.");
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

    /// The picture takes what the panel leaves.
    fn show_picture(
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
        let size = shown_size(viewer.wish.size.unwrap_or(area.size), canvas.picture_size());
        let mut framing = Framing::fitted(area, size);
        let fitted = framing.zoom;
        framing.zoom = fitted * self.zoom;
        framing.centre = self.centre;
        let framing = picture::follow(self, ui, viewer, canvas, points, framing);
        self.zoom = framing.zoom / fitted;
        self.centre = framing.centre;
        framing
    }
}

/// The size that is wanted, unless the picture on show still has another shape.
fn shown_size(wanted: [u32; 2], shown: Option<[u32; 2]>) -> [u32; 2] {
    let shape = |[width, height]: [u32; 2]| f64::from(width) / f64::from(height.max(1));
    match shown {
        // Coarse pictures are rounded to whole pixels.
        Some(shown) if (shape(shown) / shape(wanted)).ln().abs() > 0.03 => shown,
        _ => wanted,
    }
}

/// A part of the panel that can be folded.
fn section(ui: &mut Ui, title: &str, open: bool, show: impl FnOnce(&mut Ui)) {
    egui::CollapsingHeader::new(RichText::new(title).strong())
        .default_open(open)
        .show(ui, show);
}

fn look(ui: &mut Ui, look: &mut Look) {
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
