//! `wayfare render`: files, facts in them, repeatability, time.

use crate::common::{folder, json_in, read_image, run_in, succeed_in, text};
use std::fs;
use std::time::{Duration, Instant};
use wayfare_film::Value;

const PNG_SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";

#[test]
fn a_picture_is_written_with_all_that_is_needed_to_make_it_again() {
    let dir = folder();
    let printed = succeed_in(
        dir.path(),
        "render cornell --method pt --spp 3 --seed 5 --size 40x30 --threads 2 --out a.png a.exr",
    );
    assert!(
        printed.contains("a.png") && printed.contains("a.exr"),
        "{printed}"
    );

    let png = fs::read(dir.path().join("a.png")).unwrap();
    assert!(png.starts_with(PNG_SIGNATURE));
    assert!(
        text_chunks(&png).contains("wayfare.seed"),
        "the PNG names its seed"
    );

    let (image, facts) = read_image(&dir.path().join("a.exr"));
    assert_eq!(image.size(), [40, 30]);
    assert!(image.mean_luminance() > 0.01, "the image is not black");
    let expected = [
        ("version", Value::from(env!("CARGO_PKG_VERSION"))),
        ("scene", "cornell".into()),
        ("method", "pt".into()),
        ("seed", 5_u64.into()),
        ("samples", (3_u64 * 40 * 30).into()),
        ("samples_per_pixel", 3.0.into()),
        ("non_finite", 0_u64.into()),
    ];
    for (key, value) in expected {
        assert_eq!(facts.get(key), Some(&value), "{key}");
    }
    assert!(matches!(facts.get("seconds"), Some(Value::Real(s)) if *s > 0.0));
    let Some(Value::Text(settings)) = facts.get("settings") else {
        panic!("no settings in {facts:?}");
    };
    let settings: wayfare_engine::Settings = serde_json::from_str(settings).unwrap();
    assert_eq!(settings.seed, 5);
}

/// The text of a PNG before its pixels.
fn text_chunks(png: &[u8]) -> String {
    let pixels = png.windows(4).position(|word| word == b"IDAT").unwrap();
    String::from_utf8_lossy(&png[..pixels]).into_owned()
}

#[test]
fn layers_are_channels_of_the_file() {
    let dir = folder();
    let line = "render cornell --method pt --spp 1 --size 16x12 --device cpu --quiet --layers depth,albedo";
    succeed_in(dir.path(), &format!("{line} --out a.exr a.png"));
    let file = exr::prelude::read_all_data_from_file(dir.path().join("a.exr")).unwrap();
    let channels = &file.layer_data[0].channel_data.list;
    let names: Vec<_> = channels.iter().map(|c| c.name.to_string()).collect();
    assert_eq!(
        names,
        ["B", "G", "R", "albedo.B", "albedo.G", "albedo.R", "depth.Z"]
    );
    // The wall on the left is of terracotta.
    let red = channels[5].sample_data.levels_as_slice()[0]
        .values_as_f32()
        .nth(8 * 16);
    assert!((red.unwrap() - 0.62).abs() < 1e-4, "{red:?}");
    // What chains render, by a method that chooses; the others have no such layer.
    let chains = |method: &str| {
        let line = "render cornell --spp 3 --size 16x12 --device cpu --layers chains --out d.exr";
        let out = succeed_in(dir.path(), &format!("{line} --method {method}"));
        let file = exr::prelude::read_all_data_from_file(dir.path().join("d.exr")).unwrap();
        let mut means = Vec::new();
        for channel in &file.layer_data[0].channel_data.list {
            let values = channel.sample_data.levels_as_slice()[0].values_as_f32();
            let sum: f32 = values.sum();
            means.push((channel.name.to_string(), sum / (16.0 * 12.0)));
        }
        means.retain(|(name, _)| name.starts_with("chains."));
        (out, means)
    };
    let (out, means) = chains("auto --set chain-paths=indirect");
    assert!(
        out.contains("connected + hit light in 100 % of the tiles"),
        "{out}"
    );
    assert!(out.contains("density"), "not the luminance: {out}");
    let [connected, direct, _] = &means[..] else {
        panic!("{means:?}")
    };
    assert!((0.1..0.9).contains(&connected.1), "{means:?}");
    assert_eq!(*direct, ("chains.direct".to_owned(), 0.0));
    assert!(chains("pt").1.is_empty());
    // Other files have no layers.
    let complaint = crate::common::fail_in(dir.path(), &format!("{line} --out b.png"), 2);
    assert!(complaint.contains("EXR"), "{complaint}");
    let wrong = "render cornell --layers beauty --out c.exr";
    let complaint = crate::common::fail_in(dir.path(), wrong, 2);
    assert!(complaint.contains("albedo"), "{complaint}");
    assert!(!dir.path().join("b.png").exists() && !dir.path().join("c.exr").exists());
}

#[test]
fn the_noisy_image_stays_in_the_file_of_the_denoised_one() {
    let dir = folder();
    let line = "render cornell --spp 2 --size 48x36 --device cpu --quiet --denoise --out a.exr";
    let run = |library: Option<&str>| {
        let mut command = crate::common::wayfare(line.split_whitespace());
        command.current_dir(dir.path());
        if let Some(library) = library {
            command.env("WAYFARE_OIDN", library);
        }
        command.output().unwrap()
    };
    let missing = run(Some("/nowhere"));
    assert_eq!(missing.status.code(), Some(1));
    assert!(text(&missing.stderr).contains("pip install pyoidn"));
    assert!(!dir.path().join("a.exr").exists());
    let output = run(None);
    if !output.status.success() {
        let complaint = text(&output.stderr);
        assert!(complaint.contains("pip install pyoidn"), "{complaint}");
        return wayfare_testing::skip("OIDN", &complaint);
    }
    let (denoised, facts) = read_image(&dir.path().join("a.exr"));
    assert!(facts.get("denoised_by").is_some());
    succeed_in(dir.path(), &line.replace("--denoise --out a", "--out b"));
    let (noisy, _) = read_image(&dir.path().join("b.exr"));
    assert_ne!(denoised, noisy);
    let file = exr::prelude::read_all_data_from_file(dir.path().join("a.exr")).unwrap();
    let channels = &file.layer_data[0].channel_data.list;
    let red = channels
        .iter()
        .find(|c| c.name.to_string() == "noisy.R")
        .unwrap();
    let red = red.sample_data.levels_as_slice()[0].values_as_f32();
    assert!(red.eq(noisy.pixels.iter().map(|rgb| rgb[0])));
}

#[test]
fn without_names_the_files_are_called_wayfare() {
    let dir = folder();
    succeed_in(dir.path(), "render cornell --spp 1 --size 8x6 --quiet");
    assert!(dir.path().join("wayfare.png").is_file());
    assert!(dir.path().join("wayfare.exr").is_file());
}

#[test]
fn a_seed_gives_one_picture_whatever_the_number_of_threads() {
    let dir = folder();
    let render = |name: &str, options: &str| {
        let line =
            format!("render gloss --spp 2 --size 33x21 {options} --out {name}.exr {name}.png");
        succeed_in(dir.path(), &line);
        let png = fs::read(dir.path().join(format!("{name}.png"))).unwrap();
        let start = png.windows(4).position(|word| word == b"IDAT").unwrap();
        (
            read_image(&dir.path().join(format!("{name}.exr"))).0,
            png[start..].to_vec(),
        )
    };
    let one = render("one", "--seed 3 --threads 1");
    for threads in [2, 3] {
        let other = render("other", &format!("--seed 3 --threads {threads}"));
        assert!(one == other, "{threads} threads give another image than 1");
    }
    let other = render("other", "--seed 4 --threads 1");
    assert!(one.0 != other.0, "another seed gives the same image");
}

/// Rendering advances in slices of time, which end somewhere else on a slower machine.
#[test]
fn an_image_of_several_parts_does_not_depend_on_the_speed() {
    let dir = folder();
    let render = |threads: u32| {
        let method = "--device cpu --method persistent-restore";
        let line = format!(
            "render cornell {method} --spp 3 --size 320x240 --threads {threads} --out a.exr"
        );
        succeed_in(dir.path(), &line);
        read_image(&dir.path().join("a.exr")).0
    };
    assert!(render(1) == render(2));
}

#[test]
fn json_tells_what_was_done() {
    let dir = folder();
    let told = json_in(
        dir.path(),
        "render ring --spp 2 --size 20x16 --max-depth 4 --out r.exr --json",
    );
    assert_eq!(told["scene"], "ring");
    assert_eq!(told["resolution"], serde_json::json!([20, 16]));
    assert_eq!(told["max_depth"], 4);
    assert_eq!(told["settings"]["method"], "auto", "the default");
    assert_eq!(told["interrupted"], false);
    assert!(told["statistics"]["samples"].as_u64().unwrap() >= 2 * 20 * 16);
    assert_eq!(told["files"], serde_json::json!(["r.exr"]));
    let mean = read_image(&dir.path().join("r.exr")).0.mean_luminance();
    assert!((told["mean_luminance"].as_f64().unwrap() - mean).abs() < 1e-9);
}

#[test]
fn a_time_limit_is_kept() {
    let dir = folder();
    let start = Instant::now();
    let told = json_in(
        dir.path(),
        "render cornell --time 1 --size 64x48 --out t.exr --json",
    );
    let wall = start.elapsed();
    let seconds = told["statistics"]["seconds"].as_f64().unwrap();
    assert!((0.7..2.0).contains(&seconds), "{seconds} s of rendering");
    // Reading the scene and writing the files come on top; other tests use the cores too.
    assert!(wall < Duration::from_secs(8), "{wall:?} altogether");
    let (image, _) = read_image(&dir.path().join("t.exr"));
    assert!(image.mean_luminance() > 0.01);
}

#[test]
fn samples_end_a_rendering_before_its_time() {
    let dir = folder();
    let told = json_in(
        dir.path(),
        "render cornell --method pt --spp 2 --time 600 --size 16x12 --out s.exr --json",
    );
    assert_eq!(told["statistics"]["samples"], 2 * 16 * 12);
}

#[test]
fn exposure_and_tone_map_change_the_png_only() {
    let dir = folder();
    let line = "render cornell --spp 2 --size 16x12 --out";
    succeed_in(dir.path(), &format!("{line} a.exr a.png"));
    succeed_in(
        dir.path(),
        &format!("{line} b.exr b.png --exposure -2 --tonemap srgb"),
    );
    let read = |name: &str| fs::read(dir.path().join(name)).unwrap();
    assert_eq!(
        read_image(&dir.path().join("a.exr")).0,
        read_image(&dir.path().join("b.exr")).0
    );
    assert_ne!(read("a.png"), read("b.png"));
}

#[test]
fn an_old_picture_is_replaced() {
    let dir = folder();
    fs::write(dir.path().join("a.png"), "old").unwrap();
    let output = run_in(dir.path(), "render cornell --spp 1 --size 8x6 --out a.png");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(
        fs::read(dir.path().join("a.png"))
            .unwrap()
            .starts_with(PNG_SIGNATURE)
    );
    assert_eq!(
        fs::read_dir(dir.path()).unwrap().count(),
        1,
        "no other file is left"
    );
}

/// What killed programs left is removed, and nothing else.
#[test]
fn remainders_of_killed_programs_are_removed() {
    let dir = folder();
    let others = [".hidden.tmp", ".a.exr.tmp", "a.exr.7-0.tmp"];
    for name in others.into_iter().chain([".a.exr.4194305-0.tmp"]) {
        fs::write(dir.path().join(name), "half").unwrap();
    }
    succeed_in(
        dir.path(),
        "render cornell --device cpu --spp 1 --size 4x3 -q --out a.exr",
    );
    let mut names: Vec<_> = fs::read_dir(dir.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(
        names,
        [".a.exr.tmp", ".hidden.tmp", "a.exr", "a.exr.7-0.tmp"]
    );
}
