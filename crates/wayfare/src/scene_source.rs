//! From the word on the command line to a scene.

use crate::Failure;
use crate::cli::ReadingArgs;
use crate::console::errln;
use std::sync::Arc;
use std::time::Instant;
pub use wayfare_engine::builtin_names;
use wayfare_engine::{
    EngineError, Reading, find_scene_watched, prepare_scene, scene_exists, warnings,
};
use wayfare_scene::{FilmSettings, Scene, SourceFiles};
use wayfare_transport::World;

/// Loads a built-in scene by name or a pbrt-v4 file by path, and prints its warnings.
pub fn load(scene: &str, reading: ReadingArgs) -> Result<Scene, Failure> {
    let (loaded, warnings) = load_quietly(scene, reading, &Arc::default())?;
    for warning in warnings {
        errln!("warning: {warning}");
    }
    Ok(loaded)
}

/// Loads a built-in scene by name or a pbrt-v4 file by path, and gives its warnings. Notes the files that are read.
pub fn load_quietly(
    scene: &str,
    reading: ReadingArgs,
    read: &Arc<SourceFiles>,
) -> Result<(Scene, Vec<String>), Failure> {
    let reading = Reading {
        strict: reading.strict,
        restrict: reading.restrict,
    };
    let loaded = find_scene_watched(scene, reading, read);
    let loaded = loaded.map_err(|error| Failure::scene(error.to_string()))?;
    let warnings = warnings(&loaded);
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
    scene_exists(scene).map_err(|error| Failure::scene(error.to_string()))
}
