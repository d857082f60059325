//! The Markov chain methods from the command line: parameters, settings files, diagnostics, replay.

use crate::common::{CHAIN_METHODS, fail_in, folder, json_in, read_image, succeed_in};

const SMALL: &str = "--size 24x18 --max-depth 4 --quiet";

#[test]
fn every_method_renders_and_reports() {
    let dir = folder();
    for method in CHAIN_METHODS {
        let line = format!(
            "render cornell --method {method} --spp 24 {SMALL} --out a.exr --json --seed 3"
        );
        let told = json_in(dir.path(), &line);
        assert_eq!(told["settings"]["method"], method);
        let d = &told["statistics"]["diagnostics"];
        assert_eq!(d["bootstrap-samples"], 24 * 18, "{method}");
        // With direct light apart, chains take only a part of the samples.
        let samples = told["statistics"]["samples"].as_u64().expect("a count");
        assert!(samples >= 24 * 24 * 18, "{method}: {samples} samples");
        let rate = d["acceptance-rate"].as_f64().expect("a rate");
        assert!((0.05..=1.0).contains(&rate), "{method}: acceptance {rate}");
        assert_eq!(d["non-finite"], 0, "{method}");
        assert!(d["p-bar"].as_f64().expect("a mean") > 0.0);
        // The image and its file say the same.
        let (image, metadata) = read_image(&dir.path().join("a.exr"));
        assert!(image.mean_luminance() > 0.02, "{method}");
        let settings = metadata.get("settings").expect("settings").to_string();
        assert!(
            settings.contains(&format!("\"method\":\"{method}\"")),
            "{settings}"
        );
        assert!(metadata.get("diagnostics").is_some());
    }
}

#[test]
fn parameters_come_from_the_file_and_then_from_the_command_line() {
    let dir = folder();
    let text = "scene = \"gloss\"\nmethod = \"persistent-restore\"\nseed = 9\nspp = 4\nsize = [20, 12]\n\
                [parameters]\nsd = 0.02\nm = 16\nstart = \"cold\"\n";
    std::fs::write(dir.path().join("run.toml"), text).expect("a file");
    let told = json_in(
        dir.path(),
        "render --config run.toml --set m=4 --max-depth 3 -q --json --out a.exr",
    );
    assert_eq!(told["scene"], "gloss");
    assert_eq!(told["resolution"], serde_json::json!([20, 12]));
    let settings = &told["settings"];
    assert_eq!(
        (&settings["method"], &settings["seed"]),
        (&"persistent-restore".into(), &9.into())
    );
    assert!((settings["sd"].as_f64().expect("sd") - 0.02).abs() < 1e-6);
    assert_eq!(settings["m"].as_f64(), Some(4.0));
    assert_eq!(settings["start"], "cold");
}

#[test]
fn wrong_parameters_are_explained() {
    let dir = folder();
    let complaint = |line: &str| fail_in(dir.path(), &format!("render cornell {line} {SMALL}"), 2);
    let unknown = complaint("--method metropolis --set step=1");
    assert!(
        unknown.contains("step") && unknown.contains("sd"),
        "{unknown}"
    );
    let range = complaint("--method metropolis --set sd=-1");
    assert!(range.contains("sd"), "{range}");
    assert!(complaint("--method pt --set sd=1").contains("no parameter `sd`"));
    assert!(complaint("--method metropolis --set sd").contains("KEY=VALUE"));
    assert!(complaint("--method gibbs").contains("persistent-restore"));
    std::fs::write(dir.path().join("bad.toml"), "sppp = 3\n").expect("a file");
    let bad = complaint("--config bad.toml");
    assert!(bad.contains("bad.toml") && bad.contains("sppp"), "{bad}");
    fail_in(dir.path(), "render --config none.toml", 1);
}

#[test]
fn a_state_can_be_replayed() {
    let dir = folder();
    let line = format!("render cornell --method metropolis-restore {SMALL} --replay 3:5:12");
    let told = succeed_in(dir.path(), &line);
    assert!(told.contains("seed 3, chain 5, step 12"), "{told}");
    assert!(
        told.contains("vertex 0: triangle") && told.contains("score"),
        "{told}"
    );
    assert_eq!(
        told,
        succeed_in(dir.path(), &line),
        "the same state every time"
    );
    assert!(
        !dir.path().join("wayfare.exr").exists(),
        "nothing is rendered"
    );
    let line = format!("render cornell --method metropolis-restore {SMALL} --replay 3:99999:1");
    assert!(fail_in(dir.path(), &line, 2).contains("chains"));
    let line = format!("render cornell {SMALL} --replay 0:0:0");
    assert!(fail_in(dir.path(), &line, 2).contains("--method"));
}
