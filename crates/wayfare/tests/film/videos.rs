//! Videos of films, by an `ffmpeg` that is there or is played by a script.

use super::prepared;
use crate::common::{run_in, text, wayfare};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
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
