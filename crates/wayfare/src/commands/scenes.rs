//! `wayfare scenes`: the built-in scenes.

use crate::cli::DEFAULT_SCENE;
use crate::cli::{ScenesArgs, ScenesCommand};
use crate::console::outln;
use crate::scene_source;
use crate::{Failure, report};
use serde_json::json;
use std::path::Path;
use wayfare_builtin as builtin;
use wayfare_film::atomic_file;
use wayfare_study::output::prepare_folder;

/// Runs the command.
pub fn run(args: &ScenesArgs) -> Result<(), Failure> {
    match &args.command {
        Some(ScenesCommand::Export { name, dir }) => export(name, dir),
        None if args.json => {
            let entries: Vec<_> = builtin::all()
                .iter()
                .map(|b| json!({ "name": b.name, "title": b.title, "description": b.description }))
                .collect();
            report::print_json(&entries)
        }
        None => {
            for scene in builtin::all() {
                outln!(
                    "{:<9} {}\n          {}",
                    scene.name,
                    scene.title,
                    scene.description
                );
            }
            outln!("\nRender one:  wayfare render {DEFAULT_SCENE}");
            Ok(())
        }
    }
}

fn export(name: &str, dir: &Path) -> Result<(), Failure> {
    let Some(scene) = builtin::find(name) else {
        return Err(Failure::usage(format!(
            "there is no built-in scene \"{name}\"; there are {}",
            scene_source::builtin_names(name)
        )));
    };
    let files = scene.files();
    for (path, bytes) in &files {
        let path = dir.join(path);
        prepare_folder(path.parent().unwrap_or(dir))?;
        atomic_file::write(&path, bytes)?;
    }
    outln!(
        "wrote {} files; render them with:  wayfare render {}",
        files.len(),
        dir.join("scene.pbrt").display()
    );
    Ok(())
}
