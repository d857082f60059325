//! `wayfare film`: frames that survive everything that can happen to the program.

mod command_line;
mod frames;
mod interruption;
#[cfg(unix)]
mod videos;

use crate::common::{folder, scene_with};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;
use wayfare_film::{Rgb8Image, png_file};

/// From a lit square to the dark beside it.
const TRAJECTORY: &str = "scene = \"small.pbrt\"\nseconds = 2\nkeys = [\n\
    { eye = [0, 0, 0], target = [0, 0, 3], up = [0, 1, 0], fov = 60 },\n\
    { eye = [1, 0.5, -1], target = [2, 0, 3], up = [0, 1, 0], fov = 50 },\n\
    { eye = [2, 0, -1], target = [5, 0, 3], up = [0, 1, 0], fov = 60 },\n]\n";

/// A folder with a scene and a trajectory.
fn prepared() -> TempDir {
    let dir = folder();
    scene_with(dir.path(), "");
    fs::write(dir.path().join("way.toml"), TRAJECTORY).unwrap();
    dir
}

fn line(more: &str) -> String {
    format!("film way.toml --device cpu --quiet --no-video {more}")
}

fn summary(folder: &Path) -> Value {
    serde_json::from_slice(&fs::read(folder.join("film.json")).unwrap()).unwrap()
}

/// All frames below a folder, as files.
fn files(film: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let folders = fs::read_dir(film).into_iter().flatten().flatten();
    let files = folders.flat_map(|folder| fs::read_dir(folder.path()).into_iter().flatten());
    let paths = files.map(|file| file.unwrap().path());
    let frames = paths.filter(|path| path.extension().is_some_and(|e| e == "png"));
    frames
        .map(|path| {
            (
                path.strip_prefix(film).unwrap().to_owned(),
                fs::read(&path).unwrap(),
            )
        })
        .collect()
}

/// All frames below a folder, as pixels; side-by-side frames without their captions, which contain times.
fn images(film: &Path) -> BTreeMap<PathBuf, Rgb8Image> {
    let read = |path: PathBuf| {
        let (mut image, _) = png_file::read(&film.join(&path)).unwrap();
        if path.starts_with("side-by-side") {
            let label = image.pixels.len() - (12 * image.width) as usize;
            image.pixels.drain(..label);
        }
        (path, image)
    };
    files(film).into_keys().map(read).collect()
}
