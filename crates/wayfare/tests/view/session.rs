//! A running viewer.

use crate::common::{folder, read_image};
use crate::display::Display;
use crate::screenshot::{Blocks, Screenshot, difference};
use std::fs::{self, File};
use std::path::PathBuf;
use std::process::Child;
use std::time::{Duration, Instant};
use tempfile::TempDir;
use wayfare_film::{Image, Metadata, ToneMap, png_file, tonemap};
use wayfare_live::{Area, Framing};
use wayfare_view::PANEL_WIDTH;

/// Nothing takes so long, not even in software on a busy machine.
const LIMIT: Duration = Duration::from_secs(60);
/// A window must be gone so soon after it was closed.
const QUITTING: Duration = Duration::from_secs(10);
/// Pauses between two looks at the screen.
const PAUSE: Duration = Duration::from_millis(15);
/// The time in which the file of a second pane follows that of the first.
const SECOND_FILE: Duration = Duration::from_secs(2);
/// Images differ by more where they show something else, and by less where only their noise is another.
const OTHER: f64 = 8.0;
/// The ground of the box with a problem.
const PROBLEM: [u8; 3] = [70, 22, 22];
/// The ground of panel and help.
const GROUND: [u8; 3] = [27; 3];

/// The viewer in a window without a frame, at the top left of a screen.
pub struct Session<'a> {
    display: &'a Display,
    program: Child,
    /// Where it runs, writes and complains.
    folder: TempDir,
    id: String,
    window: [u32; 2],
    /// The image's own size, where it does not follow the window.
    fixed: Option<[u32; 2]>,
    pub has_panel: bool,
}

impl<'a> Session<'a> {
    /// Starts the viewer and waits for its window.
    pub fn start(display: &'a Display, line: &str, fixed: Option<[u32; 2]>) -> Self {
        let folder = folder();
        let complaints = File::create(folder.path().join("stderr")).expect("a file");
        let mut command = display.command(env!("CARGO_BIN_EXE_wayfare"));
        command
            .args(line.split(' '))
            .current_dir(folder.path())
            .env("XDG_RUNTIME_DIR", folder.path())
            .env("WINIT_X11_SCALE_FACTOR", "1")
            .stderr(complaints);
        if let Some([width, height]) = fixed {
            command.arg("--size").arg(format!("{width}x{height}"));
        }
        let mut session = Self {
            display,
            program: command.spawn().expect("the program starts"),
            folder,
            id: String::new(),
            window: [0; 2],
            fixed,
            has_panel: true,
        };
        session.id = session.until("a window", |session| {
            let search = ["search", "--onlyvisible", "--name", "^Wayfare"];
            let found = session.display.xdotool(&search);
            found.lines().next().map(str::to_owned)
        });
        session
    }

    /// Changes the size of the window, and takes the keyboard.
    pub fn resize(&mut self, window: [u32; 2]) {
        let [width, height] = window.map(|n| n.to_string());
        let id = &self.id;
        let move_it = [
            "windowmove",
            id,
            "0",
            "0",
            "windowsize",
            id,
            &width,
            &height,
        ];
        self.display.xdotool(&move_it);
        self.display.xdotool(&["windowfocus", "--sync", id]);
        self.window = window;
    }

    /// Waits until something is there.
    pub fn until<T>(&mut self, what: &str, mut look: impl FnMut(&mut Self) -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            if let Some(found) = look(self) {
                return found;
            }
            if let Ok(Some(status)) = self.program.try_wait() {
                panic!("ended ({status}) before {what}: {}", self.complaints());
            }
            if start.elapsed() > LIMIT {
                self.keep("failed");
                panic!("no {what} within {LIMIT:?}; {}", self.complaints());
            }
            std::thread::sleep(PAUSE);
        }
    }

    fn complaints(&self) -> String {
        fs::read_to_string(self.folder.path().join("stderr")).unwrap_or_default()
    }

    /// Saves what is seen where the user of the tests asked for it.
    pub fn keep(&self, name: &str) {
        if let Some(folder) = std::env::var_os("WAYFARE_SCREENSHOTS") {
            let Screenshot(image) = self.display.screenshot();
            let file = PathBuf::from(folder).join(format!("view-{name}.png"));
            png_file::write(&file, &image, &Metadata::new()).expect("a file can be written");
        }
    }

    /// What is seen now.
    pub fn screenshot(&self) -> Screenshot {
        self.display.screenshot()
    }

    /// Where the panel is, or would be.
    pub fn panel(&self) -> Area {
        let width = PANEL_WIDTH as u32;
        Area {
            min: [self.window[0] - width, 0],
            size: [width, self.window[1]],
        }
    }

    /// Where the image is: as large as fits beside the panel.
    pub fn image(&self) -> Area {
        let [width, height] = self.window;
        let panel = if self.has_panel {
            self.panel().size[0]
        } else {
            0
        };
        let area = Area {
            min: [0; 2],
            size: [width - panel, height],
        };
        let framing = Framing::fitted(area, self.fixed.unwrap_or(area.size));
        let rectangle = framing.rectangle();
        Area {
            min: rectangle.origin.map(|n| n as u32),
            size: rectangle.extent.map(|n| n as u32),
        }
    }

    /// A point of the image, given as fractions of its size.
    pub fn point(&self, [u, v]: [f32; 2]) -> [u32; 2] {
        let Area { min, size } = self.image();
        let at = |i: usize, f: f32| min[i] + (f * size[i] as f32) as u32;
        [at(0, u), at(1, v)]
    }

    /// Waits until there is an image where it should be.
    pub fn wait_for_light(&mut self) {
        self.until("image with light", |session| {
            let is_lit = session.screenshot().is_lit(session.image());
            is_lit.then_some(())
        });
    }

    /// The image as it is seen now.
    pub fn blocks(&self) -> Blocks {
        self.screenshot().blocks(self.image())
    }

    /// Waits until another image is seen than before.
    pub fn wait_for_other(&mut self, what: &str, before: &Blocks, area: Area) {
        self.until(what, |session| {
            let now = session.screenshot().blocks(area);
            (difference(before, &now) > OTHER).then_some(())
        });
    }

    /// The share of the ground of panels in a part of the window.
    pub fn ground(&self, area: Area) -> f64 {
        self.screenshot().share(area, GROUND, 0)
    }

    /// The panel shows no error.
    pub fn assert_no_problem(&self) {
        let share = self.screenshot().share(self.panel(), PROBLEM, 1);
        if share > 0.0 {
            self.keep("problem");
            panic!("the panel tells a problem; {}", self.complaints());
        }
    }

    /// Presses a key, or several together.
    pub fn key(&self, key: &str) {
        self.display.xdotool(&["key", key]);
    }

    /// Moves the mouse.
    pub fn point_at(&self, [x, y]: [u32; 2]) {
        let (x, y) = (x.to_string(), y.to_string());
        self.display.xdotool(&["mousemove", &x, &y]);
    }

    /// Clicks with a button of the mouse. The fourth and fifth are the wheel.
    pub fn click(&self, button: u32) {
        self.display.xdotool(&["click", &button.to_string()]);
    }

    /// Types over what is in the field that has the keyboard.
    pub fn type_over(&self, text: &str) {
        self.display
            .xdotool(&["key", "ctrl+a", "type", "--delay", "40", text]);
        self.key("Return");
    }

    /// Drags from one point of the image towards another, and on until something else is seen in a part of it.
    pub fn drag(&mut self, button: u32, what: &str, way: [[f32; 2]; 2], area: Area) {
        let before = self.screenshot().blocks(area);
        self.point_at(self.point(way[0]));
        self.display.xdotool(&["mousedown", &button.to_string()]);
        let mut share = 0.0f32;
        self.until(what, |session| {
            // As fast as a hand, and then it rests there.
            share = (share + 0.1).min(1.0);
            let at = |i: usize| way[0][i] + share * (way[1][i] - way[0][i]);
            session.point_at(session.point([at(0), at(1)]));
            let now = session.screenshot().blocks(area);
            (share == 1.0 && difference(&before, &now) > OTHER).then_some(())
        });
        self.display.xdotool(&["mouseup", &button.to_string()]);
    }

    /// Saves until an image is as it should be. The files of a method have its name where there are two.
    pub fn save_until(
        &mut self,
        what: &str,
        name: &str,
        is_it: impl Fn(&Image, &Metadata) -> bool,
    ) -> (Image, Metadata) {
        let [exr, png] =
            ["exr", "png"].map(|kind| self.folder.path().join(format!("{name}.{kind}")));
        let saved = self.until(what, |session| {
            // Asking again: what was asked for before may still be on its way.
            session.remove_images();
            session.key("ctrl+s");
            session.until("saved image", |session| {
                (!session.images().is_empty()).then_some(())
            });
            // Two panes are two files, one after the other.
            let begun = Instant::now();
            while !exr.is_file() && begun.elapsed() < SECOND_FILE {
                std::thread::sleep(PAUSE);
            }
            let saved = exr.is_file().then(|| read_image(&exr));
            saved.filter(|(image, facts)| is_it(image, facts))
        });
        let (image, facts) = &saved;
        assert!(image.mean_luminance() > 0.01, "{what}: the image is black");
        let (seen, same_facts) = png_file::read(&png).expect("a complete PNG file");
        let named = facts.get("tonemap").map(ToString::to_string);
        let mut tone_maps = ToneMap::ALL.into_iter();
        let tone_map = tone_maps.find(|t| named.as_deref() == Some(t.name()));
        let tone_map = tone_map.unwrap_or_else(|| panic!("{what}: {facts:?}"));
        assert!(seen == tonemap(image, 0.0, tone_map), "{what}");
        let number = |facts: &Metadata| facts.get("samples").map(ToString::to_string);
        assert!(number(facts).is_some(), "{what}: {facts:?}");
        assert_eq!(number(facts), number(&same_facts), "{what}");
        saved
    }

    /// The EXR files that were saved. PNG files come before them.
    fn images(&self) -> Vec<PathBuf> {
        let files = fs::read_dir(self.folder.path()).expect("a folder");
        let files = files.map(|file| file.expect("a file").path());
        let is_image = |file: &PathBuf| file.extension().is_some_and(|kind| kind == "exr");
        files.filter(is_image).collect()
    }

    fn remove_images(&self) {
        for file in self.images() {
            fs::remove_file(file).expect("a file can be removed");
        }
    }

    /// Closes the window as a user does. Everything must have gone well.
    pub fn quit(mut self) {
        self.assert_no_problem();
        self.key("ctrl+q");
        let start = Instant::now();
        let status = loop {
            match self.program.try_wait().expect("its status") {
                Some(status) => break status,
                None => assert!(start.elapsed() < QUITTING, "it does not quit"),
            }
            std::thread::sleep(PAUSE);
        };
        let complaints = self.complaints();
        assert!(status.success(), "{status}: {complaints}");
        assert_eq!(complaints, "", "it complained");
    }
}

impl Drop for Session<'_> {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.program.kill();
        let _ = self.program.wait();
    }
}
