//! What is in the frames of a film, and what is said of them.

use super::{images, line, prepared, summary};
use crate::common::{fail_in, succeed_in};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use wayfare_film::{ToneMap, compare, exr_file, png_file, tonemap};

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

/// Channels of an EXR file, by their names.
fn channels(path: &Path) -> BTreeMap<String, Vec<f32>> {
    let file = exr::prelude::read_all_data_from_file(path).unwrap();
    let channels = file.layer_data[0].channel_data.list.iter();
    let values = |channel: &exr::prelude::AnyChannel<exr::prelude::Levels<_>>| {
        let samples: &exr::prelude::FlatSamples = &channel.sample_data.levels_as_slice()[0];
        (channel.name.to_string(), samples.values_as_f32().collect())
    };
    channels.map(values).collect()
}

/// Layers of a frame: motion leads to the pixel of the frame before that shows the same place.
#[test]
fn motion_leads_to_the_frame_before() {
    const WIDTH: usize = 16;
    const HEIGHT: usize = 12;
    let dir = prepared();
    let film = "--fps 4 --frames 2 --spp 1 --methods pt,metropolis --layers position,motion";
    succeed_in(dir.path(), &line(&format!("{film} --out a")));
    let frame = |method: &str, number: usize| {
        channels(&dir.path().join(format!("a/{method}/frame-000{number}.exr")))
    };
    let (first, second) = (frame("pt", 0), frame("pt", 1));
    let still = ["motion.X", "motion.Y"].map(|name| &first[name]);
    assert!(still.into_iter().flatten().all(|value| value.abs() < 1e-3));
    for (name, values) in &second {
        if name.contains('.') {
            assert_eq!(values, &frame("metropolis", 1)[name], "{name}");
        }
    }
    // The square is 3 in front of the first camera, which sees 60 degrees of it from bottom to top.
    let pixel = 2.0 * 3.0 * 30f32.to_radians().tan() / HEIGHT as f32;
    let mut compared = 0;
    for i in 0..WIDTH * HEIGHT {
        let at =
            |axis: &str, place: usize| place as f32 + 0.5 + second[&format!("motion.{axis}")][i];
        let (x, y) = (at("X", i % WIDTH), at("Y", i / WIDTH));
        let is_inside = (0.0..WIDTH as f32).contains(&x) && (0.0..HEIGHT as f32).contains(&y);
        let there = y as usize * WIDTH + x as usize;
        let on_square =
            |of: &BTreeMap<String, Vec<f32>>, i: usize| (of["position.Z"][i] - 3.0).abs() < 1e-3;
        if is_inside && on_square(&second, i) && on_square(&first, there) {
            for axis in ["position.X", "position.Y"] {
                let apart = (first[axis][there] - second[axis][i]).abs();
                assert!(apart < 0.51 * pixel, "{i}, {axis}: {apart}");
            }
            compared += 1;
        }
    }
    assert!(compared > 50, "{compared}");
    // Frames without layers are another film.
    let other = "--fps 4 --frames 2 --spp 1 --methods pt,metropolis --exr --out a";
    let complaint = fail_in(dir.path(), &line(other), 1);
    assert!(complaint.contains("layers"), "{complaint}");
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

/// With `--reuse`, chains are carried over from frame to frame: the first frame is the same, the others are not; path
/// tracing has nothing to carry over. A folder holds a film of one kind.
#[test]
fn chains_go_on_from_frame_to_frame_where_asked_to() {
    const FILM: &str = "--fps 8 --frames 3 --spp 8 --methods pt,persistent-restore \
                        --set persistent-restore.direct-every=0";
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

/// Some methods of a film take along what their chains know, others do not, so that both can be compared.
#[test]
fn methods_that_reuse_are_named() {
    const FILM: &str = "--fps 8 --frames 3 --spp 4 --methods anew=metropolis,carried=metropolis \
         --set anew.direct-every=0 --set carried.direct-every=0";
    let dir = prepared();
    succeed_in(
        dir.path(),
        &line(&format!("{FILM} --reuse=carried --out a")),
    );
    let frames = images(&dir.path().join("a"));
    let frame = |track: &str, frame: &str| frames.get(&Path::new(track).join(frame)).unwrap();
    let is_same = |name: &str| frame("anew", name) == frame("carried", name);
    assert!(is_same("frame-0000.png"));
    assert!(!is_same("frame-0001.png"));
    let refused = fail_in(
        dir.path(),
        &line(&format!("{FILM} --reuse=other --out b")),
        2,
    );
    assert!(refused.contains("anew, carried"), "{refused}");
}
