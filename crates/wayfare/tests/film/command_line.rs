//! What is asked of a film: settings, mistakes, scenes.

use super::{TRAJECTORY, files, line, prepared};
use crate::common::{fail_in, folder, succeed_in};
use std::fs;

#[test]
fn other_settings_in_the_same_folder_are_an_error_that_names_them() {
    const FILM: &str = "--fps 2 --spp 2 --methods pt,mala --out a";
    let dir = prepared();
    succeed_in(dir.path(), &line(FILM));
    let before = files(&dir.path().join("a"));
    let other_way = TRAJECTORY.replace("eye = [0, 0, 0]", "eye = [0, 0, 0.1]");
    fs::write(dir.path().join("other.toml"), other_way).unwrap();
    for (change, words) in [
        ("--seed 1", "seed (0 there, 1 now)"),
        ("--seconds 3", "trajectory"),
        ("--size 20x10", "size ([16,12] there, [20,10] now)"),
        ("--exposure 1", "exposure (0.0 there, 1.0 now)"),
        ("--tonemap srgb", "tonemap (\"filmic\" there, \"srgb\" now)"),
        ("--set mala.sd=0.05", "parameters.mala.sd"),
        ("--defaults published", "parameters.mala.start"),
    ] {
        let complaint = fail_in(dir.path(), &line(&format!("{FILM} {change}")), 1);
        assert!(complaint.contains(words), "{change}: {complaint}");
        assert!(complaint.contains("--out"), "{complaint}");
    }
    let replaced = |from: &str, to: &str| line(&FILM.replace(from, to));
    for (command, words) in [
        (replaced("--fps 2", "--fps 3"), "fps (2.0 there, 3.0 now)"),
        (replaced("--spp 2", "--spp 3"), "spp (2 there, 3 now)"),
        (
            replaced("--spp 2", "--budget 1/30"),
            "spp (2 there, not given now)",
        ),
        (replaced("pt,mala", "pt"), "methods"),
        (line(FILM).replace("way.", "other."), "trajectory"),
    ] {
        let complaint = fail_in(dir.path(), &command, 1);
        assert!(complaint.contains(words), "{command}: {complaint}");
    }
    // Another number of threads makes the same images.
    succeed_in(dir.path(), &line(&format!("{FILM} --threads 1")));
    assert!(
        files(&dir.path().join("a")) == before,
        "nothing was touched"
    );
    fs::remove_file(dir.path().join("a/film.json")).unwrap();
    let complaint = fail_in(dir.path(), &line(FILM), 1);
    assert!(complaint.contains("no film.json"), "{complaint}");
}

#[test]
fn wrong_command_lines_are_explained() {
    let dir = prepared();
    let write = |name: &str, text: &str| fs::write(dir.path().join(name), text).unwrap();
    write(
        "homeless.toml",
        &TRAJECTORY.replace("scene = \"small.pbrt\"\n", ""),
    );
    write("broken.toml", &TRAJECTORY.replace("fov = 50", "fof = 50"));
    write("lost.toml", &TRAJECTORY.replace("small", "large"));
    for (command, code, words) in [
        ("film", 2, "TRAJECTORY"),
        ("film nowhere", 1, "built in are those of cornell"),
        (
            "film broken.toml",
            1,
            "broken.toml: TOML parse error at line 5, column 59",
        ),
        ("film homeless.toml", 2, "--scene"),
        ("film lost.toml", 3, "large.pbrt"),
        (
            "film way.toml --scene potato",
            3,
            "no built-in scene \"potato\"",
        ),
        (
            "film way.toml --methods pt,magic",
            2,
            "there is no method \"magic\"",
        ),
        ("film way.toml --methods pt,pt", 2, "named twice"),
        (
            "film way.toml --methods pt,../a=pt",
            2,
            "cannot be the name of a folder",
        ),
        ("film way.toml --reference-spp 0", 2, "reference-spp"),
        ("film way.toml --reference-method pt", 2, "--reference-spp"),
        ("film way.toml --budget 0", 2, "1/30"),
        (
            "film way.toml --budget 1/30 --spp 4",
            2,
            "cannot be used with",
        ),
        ("film way.toml --fps=-3", 2, "24000/1001"),
        ("film way.toml --fps 0", 2, "24000/1001"),
        ("film way.toml --seconds 1e8", 2, "86400 seconds"),
        ("film way.toml --seconds 86400", 2, "frames"),
        ("film way.toml --set sd=3", 2, "METHOD.KEY=VALUE"),
        (
            "film way.toml --set mala.sd=3",
            2,
            "the methods of this film are pt",
        ),
        ("film way.toml --set metropolis.potato=3", 2, "potato"),
        ("film way.toml --set pt.sd=3", 2, "it has sampler"),
        ("film way.toml --defaults theirs", 2, "published"),
        ("film way.toml --size 3", 2, "WIDTHxHEIGHT"),
        (
            "film way.toml --spp 1 --device cpu --out small.pbrt",
            1,
            "small.pbrt",
        ),
    ] {
        let complaint = fail_in(dir.path(), command, code);
        assert!(complaint.contains(words), "{command}: {complaint}");
    }
    assert!(!dir.path().join("film-small").exists(), "nothing was begun");
}

/// A trajectory without a scene of its own, and one that is beside its scene but not here.
#[test]
fn scenes_are_found() {
    let dir = prepared();
    let quick = "--device cpu --quiet --no-video --fps 1 --seconds 1 --spp 1 --methods pt --out";
    let homeless = TRAJECTORY.replace("scene = \"small.pbrt\"\n", "");
    fs::write(dir.path().join("homeless.toml"), homeless).unwrap();
    succeed_in(
        dir.path(),
        &format!("film homeless.toml --scene small.pbrt {quick} a"),
    );
    let elsewhere = folder();
    let way = dir.path().join("way.toml");
    succeed_in(
        elsewhere.path(),
        &format!("film {} {quick} b", way.display()),
    );
    assert!(
        elsewhere
            .path()
            .join("b/side-by-side/frame-0000.png")
            .is_file()
    );
    succeed_in(dir.path(), &format!("film gloss --size 16x9 {quick} c"));
}
