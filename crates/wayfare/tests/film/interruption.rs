//! Films that are killed, stopped or damaged.

use super::{files, images, line, prepared, summary};
use crate::common::{Moments, kills, succeed_in, text, wayfare};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Stdio};
use std::time::{Duration, Instant};

fn start(folder: &Path, more: &str) -> Child {
    let mut command = wayfare(line(more).split_whitespace());
    command
        .current_dir(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command.spawn().expect("the program starts")
}

/// Waits until a film has a number of side-by-side frames.
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
    if wayfare_testing::is_left_out() {
        return;
    }
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
