//! `wayfare study`: results that survive everything that can happen to the program.

use crate::common::{Moments, kills};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const STUDY: &str = r#"
name = "small"
methods = ["pt", "metropolis", { method = "persistent-restore", parameters = { m = 16 } }]
size = [24, 18]
max-depth = 4
seeds = 8
spp = 64
reference-spp = 512
"#;

fn example(name: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    root.join("examples").join(name)
}

/// A folder with a study file.
fn prepared() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let scene = example("cornell-box.pbrt");
    let text = format!("{STUDY}scenes = [\"{}\"]\n", scene.display());
    fs::write(folder.path().join("small.toml"), text).unwrap();
    folder
}

fn study(folder: &Path, out: &str, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_wayfare"));
    command.current_dir(folder).args(["study", "small.toml"]);
    command.args(["--out", out, "--device", "cpu", "--quiet"]);
    command.args(["--references", &format!("{out}-references")]);
    command.args(more).stdout(Stdio::null());
    command
}

fn run(mut command: Command) {
    let output = command.output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{error}");
}

/// All files below a folder.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut open = vec![folder.to_owned()];
    while let Some(next) = open.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                open.push(path);
            } else {
                let inside = path.strip_prefix(folder).unwrap().to_owned();
                found.insert(inside, fs::read(path).unwrap());
            }
        }
    }
    found
}

/// Results without times and without the command, which names the folder.
fn without_times(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, _| name != "seconds" && name != "command");
            fields.values_mut().for_each(without_times);
        }
        Value::Array(items) => items.iter_mut().for_each(without_times),
        _ => {}
    }
}

/// Everything that must be the same after any interruptions: images byte for byte, numbers but for times. Pages, plots
/// and tables are made from these.
fn results(folder: &Path) -> BTreeMap<PathBuf, String> {
    let mut results = BTreeMap::new();
    for (path, bytes) in files(folder) {
        let extension = path.extension().unwrap_or_default().to_str().unwrap();
        let text = match extension {
            "exr" => format!("{bytes:?}"),
            "json" | "jsonl" => {
                let text = String::from_utf8(bytes).unwrap();
                let values = serde_json::Deserializer::from_str(&text).into_iter::<Value>();
                let clean = values.map(|value| {
                    let mut value = value.unwrap();
                    without_times(&mut value);
                    value.to_string() + "\n"
                });
                clean.collect()
            }
            _ => continue,
        };
        results.insert(path, text);
    }
    results
}

#[test]
fn a_study_that_is_killed_gives_the_results_of_one_that_was_not() {
    let folder = prepared();
    let start = Instant::now();
    run(study(folder.path(), "whole", &[]));
    let whole = start.elapsed();
    let expected = results(&folder.path().join("whole"));
    assert!(expected.len() > 10, "{:?}", expected.keys());

    let (mut moments, wanted) = (Moments::new(12345), kills(20));
    let mut killed = 0;
    for attempt in 0.. {
        assert!(attempt < 20 * wanted, "only {killed} were still running");
        let share = 0.02 + 0.08 * moments.share();
        let mut child = study(folder.path(), "killed", &[]).spawn().unwrap();
        std::thread::sleep(whole.mul_f64(share).min(Duration::from_secs(3)));
        let is_running = child.try_wait().unwrap().is_none();
        child.kill().unwrap();
        child.wait().unwrap();
        killed += usize::from(is_running);
        if killed >= wanted {
            break;
        }
        if !is_running {
            // It was done too soon: once more from the beginning.
            fs::remove_dir_all(folder.path().join("killed")).unwrap();
        }
    }
    run(study(folder.path(), "killed", &[]));
    let found = results(&folder.path().join("killed"));
    assert!(found.keys().eq(expected.keys()), "{:?}", found.keys());
    for (path, text) in &expected {
        assert!(found[path] == *text, "{} differs", path.display());
    }
}

/// What is done is not done again, also when the study grows by a method.
#[test]
fn finished_work_is_not_repeated() {
    let folder = prepared();
    run(study(folder.path(), "out", &["--methods", "pt"]));
    let out = folder.path().join("out");
    let first = files(&out);
    run(study(folder.path(), "out", &["--methods", "pt,metropolis"]));
    let second = files(&out);
    let seeds = Path::new("cells/cornell-box/pt/samples/seeds.jsonl");
    // Times differ from run to run: the same bytes were not computed again.
    assert_eq!(first[seeds], second[seeds]);
    assert!(second.contains_key(Path::new(
        "cells/cornell-box/metropolis/samples/summary.json"
    )));
}

#[test]
fn a_study_tells_where_it_ran_what_is_seen_and_what_is_missing_where() {
    let folder = prepared();
    run(study(
        folder.path(),
        "out",
        &["--methods", "pt", "--threads", "2"],
    ));
    let read = |file: &str| -> Value {
        let text = fs::read_to_string(folder.path().join("out").join(file)).unwrap();
        serde_json::from_str(&text).unwrap()
    };
    let machine = &read("study.json")["machine"];
    assert_eq!(machine["threads"], 2);
    assert!(
        machine["system"]
            .as_str()
            .unwrap()
            .contains(std::env::consts::ARCH)
    );
    let cell = read("cells/cornell-box/pt/samples/summary.json");
    let checkpoints = cell["checkpoints"].as_array().unwrap();
    let flip = |at: &Value| at["flip"]["value"].as_f64().unwrap();
    let (first, last) = (&checkpoints[0], checkpoints.last().unwrap());
    assert!(0.0 < flip(last) && flip(last) < flip(first) && flip(first) < 1.0);
    // Path tracing is unbiased: the tiles deviate by about as much as noise explains.
    let local = |kind: &str| last["local_bias"][kind]["median"].as_f64().unwrap();
    assert!(local("deviation") < 4.0 * local("noise") + 0.02, "{last}");
    let page = fs::read_to_string(folder.path().join("out/report.html")).unwrap();
    assert!(page.contains("2 threads") && page.contains("local bias, 95 %"));
}

#[test]
fn results_of_other_settings_are_not_mixed() {
    let folder = prepared();
    run(study(folder.path(), "out", &["--methods", "pt"]));
    let before = results(&folder.path().join("out/cells"));
    let other = study(folder.path(), "out", &["--methods", "pt", "--seeds", "6"]);
    let output = { other }.output().unwrap();
    assert!(!output.status.success());
    let error = String::from_utf8_lossy(&output.stderr).into_owned();
    for word in ["cornell-box", "other settings", "--out"] {
        assert!(error.contains(word), "{error}");
    }
    assert_eq!(results(&folder.path().join("out/cells")), before);
}

#[test]
fn a_study_that_makes_no_sense_is_refused_before_anything_is_computed() {
    let folder = prepared();
    for (more, code, words) in [
        (&["--scenes", "nowhere"][..], 3, "--scenes-in"),
        (&["--seeds", "0"], 2, "seeds"),
        (&["--spp", "0"], 2, "budget"),
        (&["--images", "7 s"], 2, "7 s"),
    ] {
        let output = study(folder.path(), "out", more).output().unwrap();
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{more:?}: {error}");
        assert!(error.contains(words), "{more:?}: {error}");
    }
    assert!(!folder.path().join("out").exists());
}

/// Equal time: checkpoints are kept as well as the clock allows, and all methods see the same seeds.
#[test]
fn equal_time_uses_the_time_it_says() {
    let folder = prepared();
    let more = [
        "--time",
        "0.2",
        "--spp",
        "0",
        "--methods",
        "pt,persistent-restore",
    ];
    run(study(folder.path(), "out", &more));
    for method in ["pt", "persistent-restore"] {
        let file = format!("out/cells/cornell-box/{method}/time/seeds.jsonl");
        let text = fs::read_to_string(folder.path().join(file)).unwrap();
        let rows: Vec<Value> = text
            .lines()
            .map(|line| serde_json::from_str(line).unwrap())
            .collect();
        assert_eq!(rows.len(), 8 * 3, "{method}");
        for row in &rows {
            let (at, used) = (
                row["at"].as_f64().unwrap(),
                row["seconds"].as_f64().unwrap(),
            );
            // A busy machine may be late. It is early where the next step would have ended late: by a sample of direct light and a step of
            // the chains, at most, which take longer on a busy machine, too.
            let step = 2.0 * used / row["samples_per_pixel"].as_f64().unwrap();
            assert!(
                used > (0.8 * at).min(at - step) && used < at + 0.5,
                "{method}: {used} s for {at} s"
            );
            assert!(
                row["samples_per_pixel"].as_f64().unwrap() >= 1.0,
                "{method}"
            );
        }
        let seeds: Vec<u64> = rows
            .iter()
            .map(|row| row["seed"].as_u64().unwrap())
            .collect();
        let expected: Vec<u64> = (0..24).map(|i| 1 + i / 3).collect();
        assert_eq!(seeds, expected, "{method}");
    }
}
