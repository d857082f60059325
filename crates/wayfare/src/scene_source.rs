//! From the word on the command line to a scene.

use crate::Failure;
use crate::cli::ReadingArgs;
use crate::console::errln;
use std::path::{Path, PathBuf};
use std::time::Instant;
use wayfare_builtin as builtin;
use wayfare_engine::{EngineError, memory, prepare_scene};
use wayfare_scene::{FilmSettings, LoadOptions, Scene};
use wayfare_transport::World;

/// The names of the built-in scenes, for messages.
pub fn builtin_names() -> String {
    let names: Vec<_> = builtin::all().iter().map(|scene| scene.name).collect();
    names.join(", ")
}

/// Loads a built-in scene by name or a pbrt-v4 file by path, and prints its warnings.
pub fn load(scene: &str, reading: ReadingArgs) -> Result<Scene, Failure> {
    let (loaded, warnings) = load_quietly(scene, reading)?;
    for warning in warnings {
        errln!("warning: {warning}");
    }
    Ok(loaded)
}

/// Loads a built-in scene by name or a pbrt-v4 file by path, and gives its warnings.
pub fn load_quietly(scene: &str, reading: ReadingArgs) -> Result<(Scene, Vec<String>), Failure> {
    // No more of a scene is read than there is memory for.
    let (limits, available) = (LoadOptions::default(), memory::available());
    let options = LoadOptions {
        strict: reading.strict,
        restrict: reading.restrict,
        max_bytes: limits.max_bytes.min(available),
        max_image_bytes: limits.max_image_bytes.min(available),
        ..limits
    };
    let path = Path::new(scene);
    let loaded = if let Some(builtin) = builtin::find(scene).filter(|_| !path.is_file()) {
        builtin.load(&options)
    } else {
        wayfare_scene::load(&scene_file(scene)?, &options)
    };
    let loaded = loaded.map_err(|error| Failure::scene(error.to_string()))?;
    let warnings = loaded.warnings.iter().map(|warning| {
        let times = if warning.count > 1 {
            format!(" ({} times)", warning.count)
        } else {
            String::new()
        };
        format!("{}{times}, first at {}", warning.what, warning.first)
    });
    let warnings = warnings.collect();
    Ok((loaded, warnings))
}

/// Loads a scene, changes it and builds its BVH. Also gives the seconds that reading and building took.
pub fn load_timed(
    scene: &str,
    reading: ReadingArgs,
    change: impl FnOnce(&mut Scene),
) -> Result<(World, [f64; 2]), Failure> {
    let start = Instant::now();
    let mut scene = load(scene, reading)?;
    let load_seconds = start.elapsed().as_secs_f64();
    change(&mut scene);
    let start = Instant::now();
    let world = prepare(scene, None, None)?;
    Ok((world, [load_seconds, start.elapsed().as_secs_f64()]))
}

/// Makes a scene ready to be rendered, at another size and depth where they are given.
pub fn prepare(
    mut scene: Scene,
    size: Option<[u32; 2]>,
    max_depth: Option<u32>,
) -> Result<World, Failure> {
    if let Some(resolution) = size {
        scene.film = FilmSettings {
            resolution,
            ..scene.film
        };
    }
    if let Some(max_depth) = max_depth {
        scene.max_depth = max_depth;
    }
    prepare_scene(scene).map_err(|error| match error {
        EngineError::World(error) => Failure::scene(error.to_string()),
        error => error.into(),
    })
}

/// An error unless a word means a built-in scene or a file that is there. The file may still be no scene.
pub fn check_exists(scene: &str) -> Result<(), Failure> {
    if builtin::find(scene).is_some() {
        return Ok(());
    }
    let file = scene_file(scene)?;
    match file.is_file() {
        true => Ok(()),
        false => Err(Failure::scene(format!(
            "there is no file {}",
            file.display()
        ))),
    }
}

/// The file that a path means: itself, or `scene.pbrt` in a folder.
fn scene_file(scene: &str) -> Result<PathBuf, Failure> {
    let path = PathBuf::from(scene);
    if path.is_dir() {
        let inside = path.join("scene.pbrt");
        if inside.is_file() {
            return Ok(inside);
        }
        return Err(Failure::scene(format!(
            "the folder {scene} holds no scene.pbrt; name the .pbrt file"
        )));
    }
    if path.exists() || scene.contains(['/', '\\', '.']) {
        return Ok(path);
    }
    Err(Failure::scene(format!(
        "there is no file and no built-in scene \"{scene}\"; built in are {}",
        builtin_names()
    )))
}
