//! What needs no window: a measurement, and what a user does wrong.

use crate::common::{fail_in, folder, json_in, run_in, succeed_in, text, wayfare};

#[test]
fn without_a_screen_the_user_learns_what_to_do() {
    let dir = folder();
    let mut command = wayfare(["view", "cornell", "--device", "cpu"]);
    for variable in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
        command.env_remove(variable);
    }
    let output = command.current_dir(dir.path()).output();
    let output = output.expect("the program starts");
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{complaint}");
    for words in [
        "error: no window can be opened",
        "wayfare serve",
        "wayfare render",
    ] {
        assert!(complaint.contains(words), "no {words} in: {complaint}");
    }
    for words in ["panicked", ".rs", "registry"] {
        assert!(!complaint.contains(words), "{complaint}");
    }
}

#[test]
fn frames_are_measured_without_a_window() {
    let dir = folder();
    let line = "view cornell --headless --frames 3 --cut-every 2 --json --size 64x48 --device cpu --methods pt,mala";
    let told = json_in(dir.path(), line);
    assert_eq!(told["scene"], "cornell");
    assert_eq!(told["device"], "cpu");
    assert_eq!(told["size"], serde_json::json!([64, 48]));
    let budget = told["budget_seconds"].as_f64().expect("a number");
    assert!((budget - 1.0 / 30.0).abs() < 1e-9, "{budget}");
    let methods = told["methods"].as_array().expect("methods");
    let names: Vec<_> = methods.iter().map(|method| &method["method"]).collect();
    assert_eq!(names, ["pt", "mala"]);
    for method in methods {
        for key in [
            "frames_per_second",
            "median_ms",
            "p95_ms",
            "slowest_ms",
            "cut_ms",
            "pass_ms",
        ] {
            let number = method[key].as_f64().expect(key);
            assert!(number > 0.0 && number.is_finite(), "{key}: {number}");
        }
        let frames = method["frames"].as_array().expect("frames");
        let cuts: Vec<_> = frames.iter().map(|frame| &frame["cut"]).collect();
        assert_eq!(cuts, [true, false, true]);
        for frame in frames {
            let samples = frame["samples_per_pixel"].as_f64().expect("a number");
            assert!(samples >= 1.0, "every frame has a whole image: {frame}");
            assert!(
                frame["ms"].as_f64() >= frame["rendering_ms"].as_f64(),
                "{frame}"
            );
        }
    }
    let parameters = methods[1]["parameters"].as_array().expect("parameters");
    let is_named = |key: &str| {
        parameters
            .iter()
            .any(|p| p.as_str().is_some_and(|p| p.starts_with(key)))
    };
    assert!(is_named("sd="), "{parameters:?}");
}

/// Several scenes are measured one after the other, and a table has all of them. A window shows one.
#[test]
fn several_scenes_make_a_table() {
    let dir = folder();
    let line = "view cornell ring --headless --frames 2 --cut-every 1 --size 32x24 --device cpu --methods pt,metropolis";
    let told = succeed_in(dir.path(), line);
    let rows: Vec<_> = told.lines().filter(|line| line.starts_with('|')).collect();
    assert_eq!(rows.len(), 4, "{told}");
    assert_eq!(rows[0], "| method | cornell | ring |");
    assert!(rows[2].starts_with("| `pt` | ") && rows[3].starts_with("| `metropolis` | "));
    assert!(told.contains("of 4 cells"), "{told}");
    let complaint = fail_in(dir.path(), "view cornell ring", 2);
    assert!(complaint.contains("--headless"), "{complaint}");
}

#[test]
fn a_denoiser_is_looked_for_before_a_window_opens() {
    let dir = folder();
    let measured =
        "view cornell --headless --frames 2 --json --size 64x48 --device cpu --method pt";
    for line in [
        "view cornell --device cpu",
        measured,
        "serve cornell --device cpu --listen 127.0.0.1:0",
    ] {
        let mut command = wayfare(line.split_whitespace());
        command.arg("--denoise").env("WAYFARE_OIDN", "/nowhere");
        let output = command.current_dir(dir.path()).output();
        let output = output.expect("the program starts");
        let complaint = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{line}: {complaint}");
        for words in ["pip install pyoidn", "WAYFARE_OIDN", "/nowhere"] {
            assert!(complaint.contains(words), "{line}: {complaint}");
        }
    }
    // Where it is there, frames are denoised from the first one on.
    let output = run_in(dir.path(), &format!("{measured} --denoise"));
    if !output.status.success() {
        let complaint = text(&output.stderr);
        assert!(complaint.contains("pip install pyoidn"), "{complaint}");
        return wayfare_testing::skip("OIDN", &complaint);
    }
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert_eq!(told["denoise"], true);
    for frame in told["methods"][0]["frames"].as_array().expect("frames") {
        assert!(frame["finish_ms"].as_f64() > Some(0.0), "{frame}");
        assert!(
            frame["finish_ms"].as_f64() <= frame["ms"].as_f64(),
            "{frame}"
        );
    }
    let told = json_in(dir.path(), measured);
    assert_eq!(told["denoise"], false);
    assert_eq!(told["methods"][0]["finish_ms"], 0.0);
}

#[test]
fn wrong_arguments_are_explained_before_a_window_opens() {
    let dir = folder();
    for (arguments, code, words) in [
        ("--set nonsense=1", 2, "nonsense"),
        ("--method metropolis --set sd=wide", 2, "wide"),
        ("--set sd", 2, "sd"),
        ("--method magic", 2, "magic"),
        ("--compare magic", 2, "magic"),
        ("--compare-set sd=1", 2, "--compare"),
        ("--camera rubbish", 2, "rubbish"),
        ("--budget 0", 2, "--budget"),
        ("--budget 1/0", 2, "--budget"),
        ("--size 0x0", 2, "1024x768"),
        ("--frames 3", 2, "--headless"),
        ("--reference missing.exr", 1, "missing.exr"),
        ("--trajectory missing.toml", 1, "missing.toml"),
    ] {
        let line = format!("view cornell {arguments}");
        let complaint = fail_in(dir.path(), &line, code);
        assert!(complaint.contains(words), "{line}: {complaint}");
    }
    let line = "view no-such-scene --headless --frames 1 --size 8x8";
    let complaint = fail_in(dir.path(), line, 1);
    assert!(complaint.contains("no-such-scene"), "{complaint}");
}
