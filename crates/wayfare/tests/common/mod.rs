//! The program, run as a user runs it.

// Every file of tests uses its own part of this one.
#![allow(dead_code)]

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use tempfile::TempDir;
use wayfare_film::{Image, Metadata, exr_file};

/// The methods that walk chains.
pub const CHAIN_METHODS: [&str; 6] = [
    "metropolis",
    "mala",
    "metropolis-restore",
    "mala-restore",
    "diffusion-restore",
    "persistent-restore",
];

/// The program with arguments, not started yet.
pub fn wayfare<S: AsRef<std::ffi::OsStr>>(args: impl IntoIterator<Item = S>) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_wayfare"));
    command.args(args);
    command
}

/// Runs the program in a folder, with arguments that hold no spaces.
pub fn run_in(folder: &Path, line: &str) -> Output {
    let mut command = wayfare(line.split_whitespace());
    command
        .current_dir(folder)
        .output()
        .expect("the program starts")
}

/// Runs the program and expects success; what it printed.
pub fn succeed_in(folder: &Path, line: &str) -> String {
    let output = run_in(folder, line);
    assert!(
        output.status.success(),
        "wayfare {line}: {}\n{}",
        output.status,
        text(&output.stderr)
    );
    text(&output.stdout)
}

/// Runs the program and expects an exit code; what it complained about.
pub fn fail_in(folder: &Path, line: &str, code: i32) -> String {
    let output = run_in(folder, line);
    let complaint = text(&output.stderr);
    assert_eq!(
        output.status.code(),
        Some(code),
        "wayfare {line}\n{}{complaint}",
        text(&output.stdout)
    );
    assert!(
        !complaint.contains("panicked"),
        "wayfare {line}: {complaint}"
    );
    complaint
}

/// Runs the program and reads the JSON on its standard output.
pub fn json_in(folder: &Path, line: &str) -> Value {
    let printed = succeed_in(folder, line);
    serde_json::from_str(&printed)
        .unwrap_or_else(|error| panic!("wayfare {line}: {error}\n{printed}"))
}

/// A folder that goes away after the test.
pub fn folder() -> TempDir {
    tempfile::tempdir().expect("a temporary folder")
}

/// The pixels and facts of an EXR file.
pub fn read_image(path: &Path) -> (Image, Metadata) {
    exr_file::read(path).expect("a complete EXR file")
}

/// Writes an EXR file.
pub fn write_image(path: &Path, image: &Image) {
    exr_file::write(path, image, &Metadata::new()).expect("an EXR file can be written");
}

/// A small scene in a file: a lit square, with something between `WorldBegin` and the square.
pub fn scene_with(folder: &Path, extra: &str) -> PathBuf {
    let path = folder.join("small.pbrt");
    let text = format!(
        r#"Film "rgb" "integer xresolution" [ 16 ] "integer yresolution" [ 12 ]
Camera "perspective" "float fov" [ 60 ]
WorldBegin
{extra}
Shape "trianglemesh" "integer indices" [ 0 1 2 0 2 3 ]
    "point3 P" [ -2 -2 3  2 -2 3  2 2 3  -2 2 3 ]
AttributeBegin
AreaLightSource "diffuse" "rgb L" [ 5 5 5 ]
Shape "trianglemesh" "integer indices" [ 0 1 2 ] "point3 P" [ -1 2 1  1 2 1  0 2 2 ]
AttributeEnd
"#
    );
    std::fs::write(&path, text).expect("a file can be written");
    path
}

/// Bytes that the program printed.
pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program prints UTF-8")
}

/// How often a test kills the program: `WAYFARE_KILLS`, or as often as there is time for in every run.
pub fn kills(few: usize) -> usize {
    std::env::var("WAYFARE_KILLS").map_or(few, |text| {
        text.parse().expect("WAYFARE_KILLS is a number of kills")
    })
}

/// Moments that are as good as random, but the same in every run of a test.
pub struct Moments(u32);

impl Moments {
    /// Moments of a seed.
    pub fn new(seed: u32) -> Self {
        Self(seed)
    }

    /// The next moment, as a share of some time.
    pub fn share(&mut self) -> f64 {
        self.0 = self.0.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        f64::from(self.0 >> 8) / f64::from(1 << 24)
    }
}
