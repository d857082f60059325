//! The camera in numbers, and camera paths.

use super::button;
use egui::{RichText, Ui};
use std::path::Path;
use std::time::Instant;
use wayfare_live::{ViewError, Viewer};
use wayfare_trajectory::{Pose, Trajectory};

/// A camera path that is being edited.
pub struct PathEditor {
    trajectory: Trajectory,
    file: String,
    /// Its frames while it is played, and since when.
    playing: Option<(Vec<Pose>, Instant)>,
}

/// Frames per second of a path that is played: more than any screen shows.
const FPS: f64 = 240.0;

impl PathEditor {
    /// An empty path, or one to continue.
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

    /// Adds the current camera as a key.
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

    /// Whether it is being played.
    pub fn is_playing(&self) -> bool {
        self.playing.is_some()
    }

    /// Moves the camera along the path while it is played.
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
            viewer.navigator.set_pose(pose);
        }
        if frame == last && !self.trajectory.closed {
            self.playing = None;
        }
    }

    /// Reads a path from a file.
    pub fn load(&mut self, file: &Path) -> Result<(), ViewError> {
        let path = || file.to_owned();
        let text = std::fs::read_to_string(file).map_err(|source| ViewError::ReadTrajectory {
            path: path(),
            source,
        })?;
        self.trajectory = text.parse().map_err(|source| ViewError::Trajectory {
            path: path(),
            source,
        })?;
        self.file = file.display().to_string();
        self.playing = None;
        Ok(())
    }

    fn save(&self) -> Result<(), ViewError> {
        let file = Path::new(self.file.trim());
        self.trajectory
            .validate()
            .map_err(|source| ViewError::Trajectory {
                path: file.to_owned(),
                source,
            })?;
        let text = self.trajectory.to_string();
        Ok(wayfare_film::atomic_file::write(file, text.as_bytes())?)
    }
}

/// The section.
pub fn ui(path: &mut PathEditor, ui: &mut Ui, viewer: &mut Viewer, message: &mut Option<String>) {
    let pose = viewer.navigator.pose();
    for (name, [x, y, z]) in [("Eye", pose.eye), ("Target", pose.target)] {
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
        if button(ui, "Reset", "Return to the scene's own camera (R)") {
            viewer.navigator.reset();
        }
    });
    ui.separator();
    path_ui(path, ui, viewer, message);
}

fn path_ui(path: &mut PathEditor, ui: &mut Ui, viewer: &mut Viewer, message: &mut Option<String>) {
    // Editing and playing.
    ui.horizontal(|ui| {
        if button(ui, "Add key", "Add the current camera to the path (K)") {
            path.add_key(viewer);
        }
        let words = if path.is_playing() { "Stop" } else { "Play" };
        if button(ui, words, "Move the camera along the path (P)") {
            path.toggle();
        }
        ui.checkbox(&mut path.trajectory.closed, "closed")
            .on_hover_text("Return to the first key, and repeat");
        ui.add(
            egui::DragValue::new(&mut path.trajectory.seconds)
                .range(0.1..=600.0)
                .speed(0.1)
                .suffix(" s"),
        );
    });
    // The keys.
    let mut remove = None;
    ui.horizontal_wrapped(|ui| {
        for (i, key) in path.trajectory.keys.iter().enumerate() {
            let button = ui.button(format!("{}", i + 1));
            let button = button.on_hover_text("Go to this key; right-click to remove it");
            if button.clicked() {
                viewer.navigator.set_pose(*key);
            }
            if button.secondary_clicked() {
                remove = Some(i);
            }
        }
    });
    if let Some(i) = remove {
        path.trajectory.keys.remove(i);
    }
    // Saving and loading.
    ui.horizontal(|ui| {
        ui.add(egui::TextEdit::singleline(&mut path.file).desired_width(150.0));
        if ui.button("Save path").clicked() {
            path.trajectory.scene = Some(viewer.request.scene.clone());
            match path.save() {
                Ok(()) => {
                    *message = Some(format!(
                        "Saved {0}. To film it: wayfare film {0}",
                        path.file.trim()
                    ));
                }
                Err(problem) => viewer.problem = Some(problem),
            }
        }
        if ui.button("Load").clicked() {
            let file = path.file.trim().to_owned();
            if let Err(problem) = path.load(Path::new(&file)) {
                viewer.problem = Some(problem);
            }
        }
    });
}
