//! `wayfare render --device gpu` and `wayfare bench --device gpu`, on any adapter.

use crate::common::{fail_in, folder, json_in, read_image, run_in, text};
use std::fs;
use std::path::Path;
use std::process::Output;
use wayfare_film::Value;

const SMALL: &str = "--size 24x18 --max-depth 3 --quiet";

/// Name of the adapter that `--device gpu` takes. Without one the test is skipped, unless `WAYFARE_REQUIRE_GPU` is set.
fn adapter() -> Option<String> {
    let dir = folder();
    let told = json_in(dir.path(), "devices --json");
    let takes = told["choices"][1]["takes"].as_str();
    let index = takes.and_then(|takes| takes.strip_prefix("gpu:")?.parse::<usize>().ok());
    let name = index.and_then(|index| told["adapters"][index]["name"].as_str());
    if name.is_none() {
        wayfare_testing::skip("GPU", "no graphics adapter");
    }
    name.map(str::to_owned)
}

/// Standard output and standard error of a run that succeeded.
fn both_outputs(folder: &Path, line: &str) -> (String, String) {
    let Output {
        status,
        stdout,
        stderr,
    } = run_in(folder, line);
    let complaint = text(&stderr);
    assert!(status.success(), "wayfare {line}: {complaint}");
    (text(&stdout), complaint)
}

#[test]
fn files_name_the_device_and_hold_the_picture_of_the_processor() {
    let Some(name) = adapter() else { return };
    let dir = folder();
    let (printed, notes) = both_outputs(
        dir.path(),
        &format!("render cornell --device gpu --spp 8 --seed 4 {SMALL} --out a.png a.exr"),
    );
    assert!(
        printed.contains("a.png") && printed.contains("a.exr"),
        "{printed}"
    );
    if name.contains("llvmpipe") {
        assert!(notes.contains("cpu is faster"), "{notes}");
    }
    let (image, facts) = read_image(&dir.path().join("a.exr"));
    assert_eq!(facts.get("device"), Some(&Value::from(name.as_str())));
    let png = fs::read(dir.path().join("a.png")).unwrap();
    let pixels = png.windows(4).position(|word| word == b"IDAT").unwrap();
    let before = String::from_utf8_lossy(&png[..pixels]);
    assert!(
        before.contains("wayfare.device") && before.contains(&name),
        "{before}"
    );

    // The same samples, up to a path or two that a rounding sends elsewhere.
    both_outputs(
        dir.path(),
        &format!("render cornell --device cpu --spp 8 --seed 4 {SMALL} --out b.exr"),
    );
    let (expected, facts) = read_image(&dir.path().join("b.exr"));
    assert_eq!(facts.get("device"), Some(&Value::from("cpu")));
    let compared = json_in(dir.path(), "compare a.exr b.exr --json");
    assert!(compared["mrse"].as_f64().unwrap() < 1e-3, "{compared}");
    assert_eq!(image.size(), expected.size());
}

#[test]
fn json_names_the_device_and_the_diagnostics() {
    let Some(name) = adapter() else { return };
    let dir = folder();
    for method in ["pt", "persistent-restore"] {
        let told = json_in(
            dir.path(),
            &format!(
                "render gloss --device gpu --method {method} --spp 8 {SMALL} --out a.exr --json"
            ),
        );
        assert_eq!(told["device"], name.as_str());
        assert_eq!(told["settings"]["method"], method);
        assert!(told["mean_luminance"].as_f64().unwrap() > 0.01, "{told}");
        assert!(told["statistics"]["rays"].as_u64().unwrap() > 0, "{told}");
        let p_bar = told["statistics"]["diagnostics"]["p-bar"].as_f64();
        assert_eq!(p_bar.is_some_and(|p| p > 0.0), method != "pt", "{told}");
    }
}

#[test]
fn steps_per_dispatch_change_no_pixel() {
    let Some(_) = adapter() else { return };
    let dir = folder();
    let line = format!("render cornell --device gpu --method metropolis --spp 9 {SMALL} --out");
    both_outputs(dir.path(), &format!("{line} a.exr"));
    both_outputs(dir.path(), &format!("{line} b.exr --steps-per-dispatch 3"));
    let [a, b] = ["a.exr", "b.exr"].map(|name| read_image(&dir.path().join(name)).0);
    assert!(a == b, "another image");
}

#[test]
fn an_adapter_that_is_not_there_is_named_beside_those_there_are() {
    let Some(name) = adapter() else { return };
    let dir = folder();
    for (command, wanted) in [
        (
            format!("render cornell --device gpu:99 {SMALL} --out a.exr"),
            "adapter 99",
        ),
        (
            format!("render cornell --device gpu:abacus {SMALL} --out a.exr"),
            "abacus",
        ),
        ("bench cornell --device gpu:99".into(), "adapter 99"),
    ] {
        let complaint = fail_in(dir.path(), &command, 1);
        assert!(complaint.contains(wanted), "{complaint}");
        assert!(complaint.contains(&name), "{complaint}");
    }
    assert!(!dir.path().join("a.exr").exists());
}

#[test]
fn too_many_chains_are_refused_before_rendering() {
    let Some(_) = adapter() else { return };
    let dir = folder();
    let line = format!(
        "render cornell --device gpu --method metropolis --set chains=4000000000 {SMALL} --out a.exr"
    );
    let complaint = fail_in(dir.path(), &line, 1);
    assert!(complaint.contains("number of chains"), "{complaint}");
    assert!(!dir.path().join("a.exr").exists());
}

/// More samples than the sums on the card can hold are refused before the first one.
#[test]
fn too_many_samples_are_refused_before_rendering() {
    let Some(_) = adapter() else { return };
    let dir = folder();
    let line = format!("render cornell --device gpu --spp 16777217 {SMALL} --out a.exr");
    let complaint = fail_in(dir.path(), &line, 2);
    assert!(
        complaint.contains("16777216") && complaint.contains("--device cpu"),
        "{complaint}"
    );
    assert!(!dir.path().join("a.exr").exists());
}

#[test]
fn auto_renders_on_hardware_or_the_processor() {
    let dir = folder();
    let told = json_in(dir.path(), "devices --json");
    let takes = told["choices"][0]["takes"].as_str().unwrap();
    let expected = match takes.strip_prefix("gpu:") {
        Some(index) => told["adapters"][index.parse::<usize>().unwrap()]["name"].clone(),
        None => "cpu".into(),
    };
    let told = json_in(
        dir.path(),
        &format!("render cornell --device auto --spp 2 {SMALL} --out a.exr --json"),
    );
    assert_eq!(told["device"], expected);
}

#[test]
fn a_bench_prints_a_table() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(name) = adapter() else { return };
    let dir = folder();
    let line = "bench --device gpu cornell --methods pt,persistent-restore --time 0.5 --size 32x24";
    let (printed, _) = both_outputs(dir.path(), line);
    for words in [
        &name,
        "cornell: ",
        "32x24",
        "samples/s",
        "ms/spp",
        "compile",
    ] {
        assert!(printed.contains(words), "no {words} in\n{printed}");
    }
    for method in ["pt", "persistent-restore"] {
        let row = |line: &&str| line.trim_start().starts_with(method);
        assert_eq!(
            printed.lines().filter(row).count(),
            1,
            "{method} in\n{printed}"
        );
    }
    assert!(!printed.contains("mala"), "{printed}");

    let told = json_in(dir.path(), &format!("{line} --json"));
    let scene = &told[0];
    assert_eq!(scene["scene"], "cornell");
    assert_eq!(scene["resolution"], serde_json::json!([32, 24]));
    let rows = scene["methods"].as_array().unwrap();
    let names: Vec<_> = rows.iter().map(|row| row["method"].as_str()).collect();
    assert_eq!(names, [Some("pt"), Some("persistent-restore")]);
    for row in rows {
        for key in [
            "samples",
            "samples_per_second",
            "rays_per_second",
            "mean_path_length",
            "milliseconds_per_spp",
            "compile_seconds",
            "first_frame_milliseconds",
        ] {
            let number = row[key].as_f64().unwrap_or(0.0);
            assert!(number > 0.0 && number.is_finite(), "{key} in {row:#}");
        }
        let shares = row["passes"].as_array().unwrap().iter();
        let sum: f64 = shares.map(|pass| pass["share"].as_f64().unwrap()).sum();
        let timed = !row["passes"].as_array().unwrap().is_empty();
        assert!(!timed || (sum - 1.0).abs() < 1e-6, "{row:#}");
        // Direct light, which is path traced, is part of what chains cost.
        let passes = row["passes"].as_array().unwrap().iter();
        let is_traced = passes
            .into_iter()
            .any(|pass| pass["pass"] == "path_tracing");
        assert!(!timed || is_traced, "{row:#}");
    }
}

/// The cost of the score is reported if a method needs it.
#[test]
fn a_bench_of_a_method_with_score_tells_what_the_score_costs() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let Some(_) = adapter() else { return };
    let dir = folder();
    let line = "bench --device gpu cornell --methods mala --time 0.05 --size 32x24 --json";
    let told = json_in(dir.path(), line);
    let cost = told[0]["score_cost"].as_f64().expect("a factor");
    assert!((0.1..100.0).contains(&cost), "{cost}");
}
