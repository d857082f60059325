//! An X server that keeps its screen in a file, and mouse and keyboard there.

use crate::screenshot::Screenshot;
use std::env;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// Width and height of the screen.
pub const SCREEN: [u32; 2] = [800, 700];

/// A screen. Its server ends with it.
pub struct Display {
    server: Child,
    name: String,
    /// Where the server keeps what is seen.
    folder: TempDir,
}

impl Display {
    /// A new screen, unless what it needs is missing: then the test is to be skipped.
    pub fn open() -> Option<Self> {
        if let Err(missing) = tools() {
            wayfare_testing::skip("WINDOW", &missing);
            return None;
        }
        Some(Self::start())
    }

    fn start() -> Self {
        let folder = crate::common::folder();
        let [width, height] = SCREEN;
        // The server chooses a free number and prints it on its standard output.
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-nolisten", "tcp", "-noreset", "-fbdir"])
            .arg(folder.path())
            .args(["-screen", "0", &format!("{width}x{height}x24")])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts");
        let mut number = String::new();
        let told = server.stdout.take().expect("its standard output");
        let read = BufReader::new(told).read_line(&mut number);
        let display = Self {
            server,
            name: format!(":{}", number.trim()),
            folder,
        };
        read.expect("Xvfb tells its number");
        assert!(number.trim().parse::<u32>().is_ok(), "no number: {number}");
        display
    }

    /// Moves the mouse, presses keys, changes windows. What is printed.
    pub fn xdotool<S: ToString>(&self, words: &[S]) -> String {
        let words: Vec<_> = words.iter().map(S::to_string).collect();
        let output = self.command("xdotool").args(&words).output();
        let output = output.expect("xdotool starts");
        let complaint = String::from_utf8_lossy(&output.stderr);
        // A search that finds nothing is no success, and says nothing.
        assert!(complaint.is_empty(), "xdotool {words:?}: {complaint}");
        String::from_utf8_lossy(&output.stdout).into_owned()
    }

    /// A program that is to be seen here.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .env("DISPLAY", &self.name)
            .env_remove("WAYLAND_DISPLAY")
            .env_remove("XAUTHORITY");
        command
    }

    /// What is seen now.
    pub fn screenshot(&self) -> Screenshot {
        let file = self.folder.path().join("Xvfb_screen0");
        Screenshot::from_xwd(&std::fs::read(file).expect("the screen is in a file"))
    }
}

impl Drop for Display {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

/// Whether there is all that a window needs; otherwise what is missing.
fn tools() -> Result<(), String> {
    for (program, package) in [("Xvfb", "xvfb"), ("xdotool", "xdotool")] {
        let path = env::var_os("PATH").unwrap_or_default();
        if !env::split_paths(&path).any(|folder| folder.join(program).is_file()) {
            return Err(format!("no {program}; install {package}"));
        }
    }
    let listing = crate::common::wayfare(["devices"]).output();
    let listing = listing.expect("the program starts");
    if !crate::common::text(&listing.stdout).contains("gpu:0") {
        return Err("no Vulkan driver; install mesa-vulkan-drivers".into());
    }
    Ok(())
}
