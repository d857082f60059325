//! `wayfare film`: frames that survive everything that can happen to the program.

use crate::common::{
    Moments, fail_in, folder, kills, run_in, scene_with, succeed_in, text, wayfare,
};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use wayfare_film::{Rgb8Image, ToneMap, compare, exr_file, png_file, tonemap};

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

/// All frames below a folder, as pixels; those side by side without their words, which tell times.
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

fn start(folder: &Path, more: &str) -> Child {
    let mut command = wayfare(line(more).split_whitespace());
    command
        .current_dir(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

/// Waits until a film has so many frames side by side.
fn wait_for(child: &mut Child, film: &Path, count: usize) {
    let begin = Instant::now();
    let finished = || fs::read_dir(film.join("side-by-side")).map_or(0, |files| files.count());
    while finished() < count {
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        assert!(
            begin.elapsed() < Duration::from_secs(60),
            "it does not go on"
        );
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn a_killed_film_is_finished_and_is_that_of_a_run_that_was_not() {
    const FILM: &str = "--fps 20 --spp 400 --methods pt,persistent-restore --threads 1";
    const FRAMES: usize = 40;
    let dir = prepared();
    succeed_in(dir.path(), &line(&format!("{FILM} --out whole")));
    let film = dir.path().join("killed");
    let mut kept: BTreeMap<PathBuf, Vec<u8>> = BTreeMap::new();
    let (mut moments, mut killed, mut count) = (Moments::new(54321), 0, 0);
    for _ in 0..kills(3) {
        count += 1 + (8.0 * moments.share()) as usize;
        let mut child = start(dir.path(), &format!("{FILM} --out killed"));
        wait_for(&mut child, &film, count);
        // Anywhere in the next frames, also while files are written.
        std::thread::sleep(Duration::from_secs_f64(0.03 * moments.share()));
        child.kill().unwrap();
        child.wait().unwrap();
        let left = files(&film);
        for (path, bytes) in &kept {
            assert_eq!(
                left.get(path),
                Some(bytes),
                "{} was made again",
                path.display()
            );
        }
        // A machine that is busy enough may have finished it before the test could kill it.
        let is_finished = left.len() >= 3 * FRAMES;
        killed += usize::from(!is_finished);
        kept = left;
        count = kept.len() / 3;
        if is_finished || count + 12 > FRAMES {
            // Once more from the beginning.
            fs::remove_dir_all(&film).unwrap();
            kept.clear();
            count = 0;
        }
    }
    succeed_in(dir.path(), &line(&format!("{FILM} --out killed")));
    assert!(killed > 0, "it was finished each time");
    let finished = files(&film);
    for (path, bytes) in &kept {
        assert_eq!(
            finished.get(path),
            Some(bytes),
            "{} was made again",
            path.display()
        );
    }
    let (expected, found) = (images(&dir.path().join("whole")), images(&film));
    assert_eq!(expected.len(), 3 * FRAMES);
    assert!(expected.keys().eq(found.keys()));
    for (path, image) in &expected {
        assert!(found[path] == *image, "{} differs", path.display());
    }
    // What was measured is known of all frames, also of those before the program was killed.
    let summary = summary(&film);
    for method in summary["methods"].as_array().unwrap() {
        let frames = method["frames"].as_array().unwrap();
        let numbers: Vec<u64> = frames
            .iter()
            .map(|f| f["frame"].as_u64().unwrap())
            .collect();
        assert!(numbers.into_iter().eq(0..40), "{method}");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_finished_frames_and_says_how_to_go_on() {
    let dir = prepared();
    let mut child = start(
        dir.path(),
        "--fps 20 --spp 2000 --methods pt --threads 1 --out a",
    );
    wait_for(&mut child, &dir.path().join("a"), 2);
    let id = child.id().to_string();
    let signalled = std::process::Command::new("kill")
        .args(["-INT", &id])
        .status();
    assert!(signalled.expect("kill is there").success());
    let output = child.wait_with_output().unwrap();
    assert!(output.status.success(), "{}", text(&output.stderr));
    let told = text(&output.stdout);
    assert!(
        told.contains("of 40 frames; the same command continues from here"),
        "{told}"
    );
    let recorded = summary(&dir.path().join("a"))["methods"][0]["frames"]
        .as_array()
        .unwrap()
        .len();
    assert!((2..40).contains(&recorded), "{recorded}");
}

#[test]
fn a_frame_that_is_lost_or_damaged_is_made_again() {
    const FILM: &str = "--fps 2 --spp 4 --methods pt,metropolis --out a";
    let dir = prepared();
    succeed_in(dir.path(), &line(FILM));
    let film = dir.path().join("a");
    let whole = images(&film);
    fs::remove_file(film.join("pt/frame-0001.png")).unwrap();
    fs::remove_file(film.join("side-by-side/frame-0001.png")).unwrap();
    fs::write(film.join("metropolis/frame-0002.png"), "no image").unwrap();
    fs::write(film.join("pt/.frame-0003.png.77-0.tmp"), "half").unwrap();
    succeed_in(dir.path(), &line(FILM));
    assert!(images(&film) == whole);
    assert!(!film.join("pt/.frame-0003.png.77-0.tmp").exists());
}

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

/// Mean luminance of each frame of a method.
fn luminances(summary: &Value, method: usize) -> Vec<f64> {
    let frames = summary["methods"][method]["frames"].as_array().unwrap();
    let luminance = |frame: &Value| frame["mean_luminance"].as_f64().unwrap();
    frames.iter().map(luminance).collect()
}

#[test]
fn every_method_shows_the_same_frames() {
    let dir = prepared();
    succeed_in(
        dir.path(),
        &line("--fps 2 --spp 600 --methods pt,metropolis,persistent-restore"),
    );
    let summary = summary(&dir.path().join("film-small"));
    let expected = luminances(&summary, 0);
    assert_eq!(expected.len(), 4);
    assert!(
        expected[0] > 2.0 * expected[3],
        "the camera moves: {expected:?}"
    );
    for method in 1..3 {
        for (a, b) in luminances(&summary, method).into_iter().zip(&expected) {
            assert!(
                (a / b - 1.0).abs() < 0.1,
                "method {method}: {a} against {b}"
            );
        }
    }
}

#[test]
fn a_time_budget_is_kept_and_written_down() {
    let dir = prepared();
    let told = succeed_in(dir.path(), &line("--fps 1 --budget 1/20 --out a"));
    assert!(
        told.contains("persistent-restore") && told.contains("spp"),
        "{told}"
    );
    let film = dir.path().join("a");
    let summary = summary(&film);
    assert_eq!(summary["asked"]["budget"], 0.05);
    let methods = summary["methods"].as_array().unwrap();
    let names: Vec<_> = methods
        .iter()
        .map(|method| method["method"].as_str().unwrap())
        .collect();
    assert_eq!(names, ["pt", "metropolis", "persistent-restore", "auto"]);
    for method in methods {
        for (i, frame) in (0..).zip(method["frames"].as_array().unwrap()) {
            let number = |key: &str| frame[key].as_f64().unwrap();
            assert!(number("samples_per_pixel") >= 1.0, "{frame}");
            // How late it is depends on the machine; that it uses its time does not.
            assert!(number("seconds") > 0.02, "{frame}");
            assert_eq!(frame["seed"], i);
        }
    }
    for &name in &names {
        let (_, facts) = png_file::read(&film.join(name).join("frame-0001.png")).unwrap();
        assert_eq!(facts.get("method").unwrap().to_string(), name);
        assert!(facts.get("seconds").is_some() && facts.get("samples_per_pixel").is_some());
    }
    // Every frame says where it comes from.
    for name in names.into_iter().chain(["side-by-side"]) {
        let (_, facts) = png_file::read(&film.join(name).join("frame-0001.png")).unwrap();
        let fact = |key: &str| facts.get(key).map(ToString::to_string).unwrap_or_default();
        assert!(fact("command").starts_with("wayfare film "), "{facts:?}");
        assert_eq!(
            (fact("exposure"), fact("tonemap")),
            ("0".into(), "filmic".into())
        );
        assert_eq!((fact("scene_hash").len(), fact("frame")), (64, "1".into()));
        assert!(fact("camera").contains("eye"), "{facts:?}");
    }
}

/// The errors of a film: MRSE, mean over truth and flicker of the frames of a method.
fn errors(summary: &Value, method: usize) -> Vec<[Option<f64>; 3]> {
    let frames = summary["methods"][method]["frames"].as_array().unwrap();
    let errors =
        |frame: &Value| ["mrse", "mean_ratio", "flicker"].map(|key| frame["errors"][key].as_f64());
    frames.iter().map(errors).collect()
}

#[test]
fn frames_are_compared_with_references_that_other_films_share() {
    const FILM: &str =
        "--fps 2 --methods pt,metropolis,wide=metropolis --set wide.sd=0.2 --reference-spp 4000";
    let dir = prepared();
    let told = succeed_in(dir.path(), &line(&format!("{FILM} --spp 64 --out a")));
    assert!(told.contains("MRSE") && told.contains("flicker"), "{told}");
    let references = || -> BTreeMap<PathBuf, std::time::SystemTime> {
        let files = fs::read_dir(dir.path().join("film-references")).unwrap();
        let files = files.map(|file| file.unwrap());
        files
            .map(|file| (file.path(), file.metadata().unwrap().modified().unwrap()))
            .collect()
    };
    let kept = references();
    assert_eq!(kept.len(), 4, "one for every frame");
    let few = summary(&dir.path().join("a"));

    // The figures are those of the files.
    let frame = |number: usize| {
        let path = dir.path().join(format!("a/pt/frame-000{number}.exr"));
        exr_file::read(&path).unwrap().0
    };
    let truths: Vec<_> = kept
        .keys()
        .map(|path| exr_file::read(path).unwrap().0)
        .collect();
    for (number, [mrse, mean_ratio, flicker]) in errors(&few, 0).into_iter().enumerate() {
        let found = truths
            .iter()
            .map(|truth| compare(&frame(number), truth).unwrap());
        let nearest = found.min_by(|a, b| a.mrse.total_cmp(&b.mrse)).unwrap();
        assert_eq!(
            (mrse, mean_ratio),
            (Some(nearest.mrse), Some(nearest.mean_ratio))
        );
        assert!((nearest.mean_ratio - 1.0).abs() < 0.1, "{nearest:?}");
        assert_eq!(flicker.is_some(), number > 0);
    }
    // Frames are independent, so that their errors add up in the difference, relative to about the same light.
    let pt = errors(&few, 0);
    let expected = pt[1][0].unwrap() + pt[0][0].unwrap();
    let found = pt[1][2].unwrap();
    assert!(
        (0.4..2.5).contains(&(found / expected)),
        "{found} and {expected}"
    );
    // One method with two settings.
    assert_ne!(errors(&few, 1), errors(&few, 2));
    let spread = &few["errors"][0]["mrse"];
    assert!(
        spread["median"].as_f64().unwrap() <= spread["p95"].as_f64().unwrap(),
        "{spread}"
    );
    assert_eq!(few["errors"][0]["mrse_over_first"]["max"], 1.0);
    let plot = fs::read_to_string(dir.path().join("a/errors.svg")).unwrap();
    assert!(plot.contains("wide") && plot.contains("mean / truth"));

    // Four times the samples have a fourth of the error, against the same references.
    succeed_in(dir.path(), &line(&format!("{FILM} --spp 256 --out b")));
    assert!(references() == kept, "references are rendered once");
    let many = summary(&dir.path().join("b"));
    let mean = |summary: &Value| {
        let all: Vec<f64> = errors(summary, 0).iter().map(|e| e[0].unwrap()).collect();
        all.iter().sum::<f64>() / all.len() as f64
    };
    let ratio = mean(&many) / mean(&few);
    assert!((0.15..0.45).contains(&ratio), "{ratio}");
}

#[test]
fn exr_frames_can_be_added() {
    const FILM: &str = "--fps 2 --spp 4 --methods pt --out a";
    let dir = prepared();
    succeed_in(dir.path(), &line(FILM));
    let before = images(&dir.path().join("a"));
    let exr = dir.path().join("a/pt/frame-0003.exr");
    assert!(!exr.exists());
    succeed_in(dir.path(), &line(&format!("{FILM} --exr")));
    let (image, facts) = exr_file::read(&exr).unwrap();
    assert_eq!(facts.get("frame").unwrap().to_string(), "3");
    assert!(images(&dir.path().join("a")) == before, "the same frames");
    let (shown, _) = png_file::read(&exr.with_extension("png")).unwrap();
    assert!(shown == tonemap(&image, 0.0, ToneMap::Filmic));
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
            "no name for a folder",
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

#[cfg(unix)]
mod videos {
    use super::*;
    use std::os::unix::fs::PermissionsExt;
    use std::process::{Command, Output};

    /// Makes a film with nothing but this `ffmpeg` on the path.
    fn film(dir: &Path, ffmpeg: Option<&str>) -> Output {
        let path = dir.join("path");
        let _ = fs::remove_dir_all(&path);
        fs::create_dir(&path).unwrap();
        if let Some(script) = ffmpeg {
            let file = path.join("ffmpeg");
            fs::write(&file, format!("#!/bin/sh\n{script}\n")).unwrap();
            fs::set_permissions(&file, fs::Permissions::from_mode(0o755)).unwrap();
        }
        let words = "film way.toml --device cpu --quiet --fps 2 --spp 1 --methods pt --out it's";
        let mut command = wayfare(words.split(' '));
        let output = command
            .current_dir(dir)
            .env("PATH", &path)
            .output()
            .unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(dir.join("it's/side-by-side/frame-0003.png").is_file());
        output
    }

    #[test]
    fn without_ffmpeg_there_is_a_command_that_makes_the_video_later() {
        let dir = prepared();
        let note = text(&film(dir.path(), None).stderr);
        assert!(note.contains("no ffmpeg on the PATH"), "{note}");
        let command = note.lines().find(|line| line.contains("cd ")).unwrap();
        let has_ffmpeg = Command::new("ffmpeg").arg("-version").output().is_ok();
        if has_ffmpeg {
            let made = Command::new("sh")
                .args(["-c", command])
                .current_dir(dir.path())
                .output();
            let made = made.unwrap();
            assert!(made.status.success(), "{command}\n{}", text(&made.stderr));
            assert!(dir.path().join("it's/side-by-side.mp4").is_file());
        } else {
            assert!(command.contains("side-by-side/frame-%04d.png"), "{command}");
        }
    }

    #[test]
    fn an_ffmpeg_that_fails_is_a_warning_with_its_last_words() {
        let dir = prepared();
        let fails = "case \"$2\" in -encoders) echo ' V..... libvpx-vp9 x';; *) echo 'disk on fire' >&2; exit 3;; esac";
        let warning = text(&film(dir.path(), Some(fails)).stderr);
        for words in [
            "warning",
            "pt.webm",
            "side-by-side.webm",
            "disk on fire",
            "all frames are there",
        ] {
            assert!(warning.contains(words), "{words}: {warning}");
        }
        let note = text(&film(dir.path(), Some("echo nothing")).stderr);
        assert!(note.contains("neither libx264 nor libvpx-vp9"), "{note}");
    }

    /// Once for every track, again only where frames are new, and never with half a video in the place of one.
    #[test]
    fn videos_are_made_once() {
        let dir = prepared();
        let works = "case \"$2\" in -encoders) echo ' V..... libx264 x';; *) for f; do :; done; echo video > \"$f\"; echo \"$f\" >> log;; esac";
        film(dir.path(), Some(works));
        let film_folder = dir.path().join("it's");
        for name in ["pt.mp4", "side-by-side.mp4"] {
            assert_eq!(
                fs::read_to_string(film_folder.join(name)).unwrap(),
                "video\n"
            );
        }
        let calls = || {
            fs::read_to_string(film_folder.join("log"))
                .unwrap()
                .lines()
                .count()
        };
        assert_eq!(calls(), 2);
        film(dir.path(), Some(works));
        assert_eq!(calls(), 2);
        fs::remove_file(film_folder.join("pt.mp4")).unwrap();
        film(dir.path(), Some(works));
        assert_eq!(calls(), 3);
    }

    /// Chroma is stored for two by two pixels, and 17 x 13 is no multiple of it.
    #[test]
    fn odd_sizes_become_videos() {
        let dir = prepared();
        let told = run_in(
            dir.path(),
            "film way.toml --device cpu --quiet --fps 5 --spp 1 --methods pt --size 17x13 --out a",
        );
        assert!(told.status.success());
        let complaint = text(&told.stderr);
        if complaint.contains("no videos") {
            return wayfare_testing::skip("FFMPEG", complaint.lines().next().unwrap_or_default());
        }
        assert_eq!(complaint, "");
        let videos = ["mp4", "webm"].map(|e| dir.path().join("a/pt").with_extension(e));
        let video = videos
            .iter()
            .find(|video| video.is_file())
            .expect("a video");
        assert!(fs::metadata(video).unwrap().len() > 500);
    }
}

/// With `--reuse` chains go on from frame to frame: the first frame is the same, the others are not; path tracing has nothing to
/// take along. A folder holds a film of one kind.
#[test]
fn chains_go_on_from_frame_to_frame_where_asked_to() {
    const FILM: &str = "--fps 2 --spp 8 --methods pt,persistent-restore";
    let dir = prepared();
    succeed_in(dir.path(), &line(&format!("{FILM} --out anew")));
    succeed_in(dir.path(), &line(&format!("{FILM} --reuse --out reuse")));
    let (anew, reuse) = (
        images(&dir.path().join("anew")),
        images(&dir.path().join("reuse")),
    );
    assert_eq!(anew.len(), reuse.len());
    for (path, image) in &anew {
        let is_same = reuse.get(path) == Some(image);
        let is_first = path.ends_with("frame-0000.png");
        match path.starts_with("pt") || is_first {
            true => assert!(is_same, "{}", path.display()),
            false if path.ends_with("frame-0001.png") => assert!(!is_same, "{}", path.display()),
            false => {}
        }
    }
    let refused = fail_in(dir.path(), &line(&format!("{FILM} --out reuse")), 1);
    assert!(refused.contains("reuse"), "{refused}");
}
