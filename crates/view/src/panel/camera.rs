//! The camera in numbers, and paths of keys.

use crate::viewer::Viewer;
use egui::{RichText, Ui};
use std::time::Instant;
use wayfare_trajectory::{Pose, Trajectory};

/// A camera path that is being made.
pub struct Path {
    trajectory: Trajectory,
    file: String,
    /// Its frames while it is played, and since when.
    playing: Option<(Vec<Pose>, Instant)>,
}

/// Frames of a path that is played: finer than any screen.
const FPS: f64 = 240.0;

impl Path {
    /// An empty path, or one to go on from.
    pub fn new(trajectory: Option<Trajectory>) -> Self {
        Self {
            trajectory: trajectory.unwrap_or(Trajectory {
                scene: None,
                seconds: 8.0,
                closed: false,
                keys: Vec::new(),
            }),
            file: "path.toml".into(),
            playing: None,
        }
    }

    /// Adds where the camera is.
    pub fn add_key(&mut self, viewer: &Viewer) {
        self.trajectory.keys.push(viewer.navigator.pose());
    }

    /// Plays the path from its beginning, or stops.
    pub fn toggle(&mut self) {
        self.playing = match self.playing {
            Some(_) => None,
            None if self.trajectory.keys.is_empty() => None,
            None => Some((self.trajectory.frames(FPS), Instant::now())),
        };
    }

    /// Whether it is played.
    pub fn is_playing(&self) -> bool {
        self.playing.is_some()
    }

    /// Moves the camera along while the path is played.
    pub fn play(&mut self, viewer: &mut Viewer) {
        let Some((frames, since)) = &self.playing else {
            return;
        };
        let frame = (since.elapsed().as_secs_f64() * FPS) as usize;
        let last = frames.len().saturating_sub(1);
        let frame = match self.trajectory.closed {
            true => frame % frames.len().max(1),
            false => frame.min(last),
        };
        if let Some(&pose) = frames.get(frame) {
            viewer.navigator.go(pose);
        }
        if frame == last && !self.trajectory.closed {
            self.playing = None;
        }
    }

    /// Reads a path from a file.
    pub fn load(&mut self, file: &std::path::Path) -> Result<(), String> {
        let shown = file.display();
        let text = std::fs::read_to_string(file)
            .map_err(|error| format!("cannot read {shown}: {error}"))?;
        self.trajectory = text.parse().map_err(|error| format!("{shown}: {error}"))?;
        self.file = shown.to_string();
        self.playing = None;
        Ok(())
    }

    fn save(&self) -> Result<(), String> {
        let file = std::path::Path::new(self.file.trim());
        self.trajectory
            .validate()
            .map_err(|error| error.to_string())?;
        let text = self.trajectory.to_string();
        wayfare_film::atomic_file::write(file, text.as_bytes()).map_err(|error| error.to_string())
    }
}

/// Shows the section.
pub fn show(path: &mut Path, ui: &mut Ui, viewer: &mut Viewer, message: &mut Option<String>) {
    let pose = viewer.navigator.pose();
    for (name, [x, y, z]) in [("Eye", pose.eye), ("Looks at", pose.target)] {
        ui.horizontal(|ui| {
            ui.label(name);
            ui.label(RichText::new(format!("{x:.3} {y:.3} {z:.3}")).monospace());
        });
    }
    ui.horizontal(|ui| {
        ui.label("Field of view");
        let mut degrees = pose.fov_degrees;
        let slider = egui::Slider::new(&mut degrees, 5.0..=120.0).suffix("°");
        if ui.add(slider).changed() {
            viewer.navigator.set_field_of_view(degrees);
        }
        if ui
            .button("Reset")
            .on_hover_text("The scene's own camera (R)")
            .clicked()
        {
            viewer.navigator.reset();
        }
    });
    ui.separator();
    show_path(path, ui, viewer, message);
}

fn show_path(path: &mut Path, ui: &mut Ui, viewer: &mut Viewer, message: &mut Option<String>) {
    ui.horizontal(|ui| {
        if ui
            .button("Add key")
            .on_hover_text("Where the camera is now (K)")
            .clicked()
        {
            path.add_key(viewer);
        }
        let words = if path.playing.is_some() {
            "Stop"
        } else {
            "Play"
        };
        if ui
            .button(words)
            .on_hover_text("Move along the keys (P)")
            .clicked()
        {
            path.toggle();
        }
        ui.checkbox(&mut path.trajectory.closed, "closed");
        ui.add(
            egui::DragValue::new(&mut path.trajectory.seconds)
                .range(0.1..=600.0)
                .speed(0.1)
                .suffix(" s"),
        );
    });
    let mut remove = None;
    ui.horizontal_wrapped(|ui| {
        for (i, key) in path.trajectory.keys.iter().enumerate() {
            let button = ui.button(format!("{}", i + 1));
            let button = button.on_hover_text("Go there; right click removes the key");
            if button.clicked() {
                viewer.navigator.go(*key);
            }
            if button.secondary_clicked() {
                remove = Some(i);
            }
        }
    });
    if let Some(i) = remove {
        path.trajectory.keys.remove(i);
    }
    ui.horizontal(|ui| {
        ui.add(egui::TextEdit::singleline(&mut path.file).desired_width(150.0));
        if ui.button("Save path").clicked() {
            path.trajectory.scene = Some(viewer.wish.scene.clone());
            match path.save() {
                Ok(()) => {
                    *message = Some(format!(
                        "Saved {0}. Film it: wayfare film {0}",
                        path.file.trim()
                    ));
                }
                Err(problem) => viewer.problem = Some(problem),
            }
        }
        if ui.button("Load").clicked() {
            let file = path.file.trim().to_owned();
            if let Err(problem) = path.load(std::path::Path::new(&file)) {
                viewer.problem = Some(problem);
            }
        }
    });
}
