//! Renderings that take long: they save themselves regularly, resume, and report progress.

use crate::common::{fail_in, folder, json_in, read_image, run_in, succeed_in, text, wayfare};
use serde_json::Value;
use std::fs;
use std::net::TcpListener;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};
use wayfare_film::{Image, compare, png_file};

const SMALL: &str = "render gloss --device cpu --size 24x18 --max-depth 4 --seed 9 --quiet";

fn pixels(folder: &Path, name: &str) -> Image {
    read_image(&folder.join(name)).0
}

/// All files of a folder, with their contents.
fn contents(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).unwrap().flatten();
    let mut files: Vec<_> = entries
        .map(|entry| {
            let name = entry.file_name().into_string().unwrap();
            (name, fs::read(entry.path()).unwrap())
        })
        .collect();
    files.sort();
    files
}

#[test]
fn a_rendering_in_several_goes_is_the_rendering_in_one() {
    if wayfare_testing::is_left_out() {
        return;
    }
    for method in [
        "pt",
        "gradient-pt",
        "metropolis",
        "persistent-restore --set score=true",
    ] {
        let dir = folder();
        let line = format!("{SMALL} --method {method}");
        succeed_in(dir.path(), &format!("{line} --spp 30 --out whole.exr"));
        succeed_in(
            dir.path(),
            &format!("{line} --spp 7 --out a.exr a.png --keep-state"),
        );
        let early = fs::read(dir.path().join("a.png")).unwrap();
        // The command may say everything again, or nothing.
        succeed_in(
            dir.path(),
            &format!("{line} --spp 19 --resume a.exr --threads 1"),
        );
        let told = json_in(dir.path(), "render --resume a.exr --spp 30 --quiet --json");
        let whole = pixels(dir.path(), "whole.exr");
        assert!(pixels(dir.path(), "a.exr") == whole, "{method}");
        assert_ne!(fs::read(dir.path().join("a.png")).unwrap(), early);
        assert!(told["statistics"]["samples_per_pixel"].as_f64().unwrap() >= 30.0);
        assert_eq!(told["state"], "a.exr.state");
        // What is finished stays as it is, and can go to other files.
        succeed_in(
            dir.path(),
            "render --resume a.exr --spp 30 --quiet --out b.exr",
        );
        assert!(pixels(dir.path(), "b.exr") == whole, "{method}");
        assert!(dir.path().join("b.exr.state").is_file());
    }
}

/// Killed without a warning, after some state was saved.
#[test]
fn a_killed_rendering_goes_on() {
    let dir = folder();
    let line = format!("{SMALL} --method persistent-restore");
    let long = format!("{line} --spp 100000000 --save-every 100ms --out a.exr");
    let mut child = wayfare(long.split(' '))
        .current_dir(dir.path())
        .stdout(Stdio::null())
        .spawn()
        .expect("the program starts");
    let (state, start) = (dir.path().join("a.exr.state"), Instant::now());
    while !state.is_file() && start.elapsed() < Duration::from_secs(60) {
        std::thread::sleep(Duration::from_millis(20));
    }
    std::thread::sleep(Duration::from_millis(250));
    assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
    child.kill().unwrap();
    child.wait().unwrap();
    // The image of a save is complete, and its state resumes to the image that it would have become.
    let saved = pixels(dir.path(), "a.exr");
    assert!(saved.mean_luminance() > 0.01);
    let told = json_in(dir.path(), "render --resume a.exr --spp 1 --quiet --json");
    let spp = told["statistics"]["samples_per_pixel"].as_f64().unwrap();
    assert!(spp > 1.0, "{spp}");
    let more = (spp * 1.5) as u64;
    let resume = format!("render --resume a.exr --spp {more} --quiet");
    succeed_in(dir.path(), &resume);
    succeed_in(dir.path(), &format!("{line} --spp {more} --out whole.exr"));
    assert!(pixels(dir.path(), "a.exr") == pixels(dir.path(), "whole.exr"));
}

#[test]
fn a_state_that_does_not_fit_is_refused_and_nothing_is_changed() {
    let dir = folder();
    let line = format!("{SMALL} --method metropolis --spp 5 --out a.exr a.png --keep-state");
    succeed_in(dir.path(), &line);
    let before = contents(dir.path());
    for (options, words) in [
        ("--method mala", "its method is"),
        ("--method metropolis --set sd=0.02", "its method is"),
        ("--seed 8", "its seed is 9, and this is 8"),
        ("--size 24x19", "24x18, and this is 24x19"),
        ("--crop 0,12,0,18", "24x18, and this is 12x18"),
        ("--max-depth 5", "another scene"),
        ("cornell", "another scene"),
        (
            "--camera eye=[0,1,-3],target=[0,1,0],up=[0,1,0],fov=40",
            "another scene",
        ),
        ("--until mrse=0.1", "was begun without --until"),
    ] {
        let command = format!("render --resume a.exr --spp 9 --quiet {options}");
        let output = run_in(dir.path(), &command);
        let complaint = text(&output.stderr);
        assert!(!output.status.success(), "{options}");
        assert!(complaint.contains(words), "{options}: {complaint}");
        assert!(contents(dir.path()) == before, "{options}: files changed");
    }
    let complaint = fail_in(dir.path(), "render --resume b.exr --quiet", 1);
    assert!(
        complaint.contains("b.exr.state") && complaint.contains("--keep-state"),
        "{complaint}"
    );
    // Damage.
    let state = dir.path().join("a.exr.state");
    let whole = fs::read(&state).unwrap();
    for length in [0, 10, 200, whole.len() - 1] {
        fs::write(&state, &whole[..length]).unwrap();
        let complaint = fail_in(dir.path(), "render --resume a.exr --spp 9 --quiet", 1);
        assert!(complaint.contains("damaged"), "{length}: {complaint}");
    }
    let mut changed = whole.clone();
    changed[whole.len() / 2] ^= 1;
    fs::write(&state, &changed).unwrap();
    let complaint = fail_in(dir.path(), "render --resume a.exr --spp 9 --quiet", 1);
    assert!(complaint.contains("damaged"), "{complaint}");
    fs::write(&state, &whole).unwrap();
    assert!(contents(dir.path()) == before);
    let complaint = fail_in(dir.path(), &format!("{SMALL} --out a.png --keep-state"), 2);
    assert!(complaint.contains("EXR"), "{complaint}");
}

#[test]
fn every_image_says_where_it_comes_from() {
    let dir = folder();
    let line =
        format!("{SMALL} --spp 1 --exposure 1.5 --tonemap srgb --crop 0,12,0,9 --out a.exr a.png");
    succeed_in(dir.path(), &line);
    let (_, exr) = read_image(&dir.path().join("a.exr"));
    let png = png_file::read_metadata(&dir.path().join("a.png")).unwrap();
    for facts in [&exr, &png] {
        let fact = |key: &str| facts.get(key).map(ToString::to_string).unwrap_or_default();
        assert_eq!(fact("command"), format!("wayfare {line}"));
        assert_eq!(
            (fact("exposure"), fact("tonemap")),
            ("1.5".into(), "srgb".into())
        );
        assert_eq!(
            (fact("device"), fact("crop")),
            ("cpu".into(), "0,12,0,9".into())
        );
        assert_eq!(fact("scene_hash").len(), 64);
        let commit = fact("commit");
        assert!(commit.is_empty() || commit.bytes().all(|b| b.is_ascii_hexdigit()));
    }
    let hash = |dir: &Path| read_image(&dir.join("b.exr")).1.get("scene_hash").cloned();
    succeed_in(dir.path(), &format!("{SMALL} --spp 1 --out b.exr"));
    assert_ne!(exr.get("scene_hash").cloned(), hash(dir.path()));
}

#[test]
fn a_crop_is_a_part_of_the_image() {
    let dir = folder();
    let line = "render cornell --device cpu --size 40x30 --max-depth 4 --quiet";
    for method in ["pt --spp 256", "metropolis --spp 400"] {
        let line = format!("{line} --method {method}");
        succeed_in(dir.path(), &format!("{line} --out whole.exr"));
        let whole = pixels(dir.path(), "whole.exr");
        for (crop, [x0, y0, width, height]) in [
            ("10,30,6,24", [10, 6, 20, 18]),
            ("0.25,0.75,0.2,0.8", [10, 6, 20, 18]),
        ] {
            let name = format!("{line} --crop {crop} --out crop.exr --seed 1");
            succeed_in(dir.path(), &name);
            let part = pixels(dir.path(), "crop.exr");
            assert_eq!(part.size(), [width, height]);
            let same = Image::from_fn(width, height, |x, y| whole.pixel(x0 + x, y0 + y));
            let metrics = compare(&part, &same).unwrap();
            assert!(
                (metrics.mean_ratio - 1.0).abs() < 0.05,
                "{method}: {metrics:?}"
            );
            assert!(metrics.mrse < 0.03, "{method}: {metrics:?}");
            // Not another part.
            let other = Image::from_fn(width, height, |x, y| whole.pixel(x0 + x - 3, y0 + y));
            let other = compare(&part, &other).unwrap();
            assert!(
                other.mrse > 2.0 * metrics.mrse,
                "{method}: {other:?} {metrics:?}"
            );
        }
    }
    let complaint = fail_in(dir.path(), &format!("{line} --crop 0,41,0,3"), 2);
    assert!(complaint.contains("40x30"), "{complaint}");
}

#[test]
fn programs_can_follow_the_progress() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let dir = folder();
    let line = "render cornell --device cpu --size 32x24 --time 2300ms --out a.exr";
    let output = run_in(dir.path(), &format!("{line} --progress json"));
    assert!(output.status.success());
    let lines = text(&output.stderr);
    let lines: Vec<Value> = lines
        .lines()
        .map(|line| serde_json::from_str(line).expect("an object per line"))
        .collect();
    assert!(lines.len() >= 3, "{lines:?}");
    let number = |line: &Value, key: &str| line[key].as_f64().expect("a number");
    for pair in lines.windows(2) {
        for key in ["elapsed_seconds", "share", "samples_per_pixel"] {
            assert!(
                number(&pair[0], key) <= number(&pair[1], key),
                "{key}: {pair:?}"
            );
        }
    }
    let (first, last) = (&lines[0], &lines[lines.len() - 1]);
    assert_eq!(
        (&first["event"], &last["event"]),
        (&"progress".into(), &"end".into())
    );
    assert_eq!(first["command"], "render");
    assert!(number(first, "seconds_left") > 0.0 && number(first, "samples_per_second") > 0.0);
    assert!(number(last, "share") > 0.99);

    // People read lines where there is no terminal.
    let output = run_in(dir.path(), line);
    let told = text(&output.stderr);
    let line = told.lines().next().expect("a line after two seconds");
    for word in [" %", "spp", "samples/s", "left"] {
        assert!(line.contains(word), "{told}");
    }
    let quiet = run_in(
        dir.path(),
        "render cornell --device cpu --size 32x24 --time 2300ms --quiet",
    );
    assert_eq!(text(&quiet.stderr), "");
}

/// The estimate that ends a rendering is the error that the image has.
#[test]
fn a_rendering_ends_when_its_error_is_small_enough() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let dir = folder();
    let line = "render cornell --device cpu --size 32x24 --max-depth 4 --quiet";
    succeed_in(
        dir.path(),
        &format!("{line} --spp 3000 --seed 77 --out truth.exr"),
    );
    let truth = pixels(dir.path(), "truth.exr");
    for (method, wanted, [least, most]) in [
        ("pt", 0.02, [0.75, 1.35]),
        ("metropolis", 0.05, [0.6, 1.6]),
        ("persistent-restore", 0.05, [0.6, 1.6]),
    ] {
        let line = format!("{line} --method {method} --until mrse={wanted} --json");
        let (mut estimates, mut errors) = (0.0, 0.0);
        for seed in 0..4 {
            let line = format!("{line} --seed {seed} --out a.exr");
            let told = json_in(dir.path(), &line);
            let estimate = told["estimated_error"]["value"].as_f64().unwrap();
            assert!(estimate <= wanted, "{method}: {told}");
            assert!(
                estimate > 0.3 * wanted,
                "{method} went on for too long: {told}"
            );
            let (image, facts) = read_image(&dir.path().join("a.exr"));
            let stored = facts
                .get("estimated_mrse")
                .expect("in the file")
                .to_string();
            assert_eq!(stored.parse::<f64>().unwrap(), estimate);
            estimates += estimate;
            errors += compare(&image, &truth).unwrap().mrse;
            if seed == 0 {
                // Neither threads nor the clock decide.
                succeed_in(dir.path(), &format!("{line} --threads 1 --out b.exr"));
                assert!(pixels(dir.path(), "b.exr") == image, "{method}");
            }
        }
        let ratio = estimates / errors;
        assert!((least..most).contains(&ratio), "{method}: {ratio}");
    }
}

/// A rendering with an error to reach can be interrupted too.
#[test]
fn a_rendering_until_an_error_goes_on() {
    let dir = folder();
    let line = format!("{SMALL} --until mrse=0.2");
    let whole = json_in(dir.path(), &format!("{line} --json --out whole.exr"));
    succeed_in(
        dir.path(),
        &format!("{line} --spp 5 --keep-state --out a.exr"),
    );
    let told = json_in(
        dir.path(),
        "render --resume a.exr --until mrse=0.2 --quiet --json",
    );
    assert!(pixels(dir.path(), "a.exr") == pixels(dir.path(), "whole.exr"));
    assert_eq!(told["estimated_error"], whole["estimated_error"]);
}

#[test]
fn a_viewer_that_is_not_there_is_a_warning() {
    let dir = folder();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    drop(listener);
    let output = run_in(
        dir.path(),
        &format!("{SMALL} --spp 1 --out a.exr --tev={address}"),
    );
    assert!(output.status.success());
    let told = text(&output.stderr);
    assert!(told.contains("warning: tev does not answer"), "{told}");
    assert!(dir.path().join("a.exr").is_file());
}

/// What a viewer was sent last is the image in the file.
#[test]
fn a_viewer_sees_the_image() {
    use std::io::Read;
    let dir = folder();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let viewer = std::thread::spawn(move || {
        let (mut stream, _) = listener.accept().unwrap();
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes).unwrap();
        bytes
    });
    let line = format!("{SMALL} --time 1500ms --out a.exr --tev={address}");
    succeed_in(dir.path(), &line);
    let bytes = viewer.join().unwrap();
    let mut packets = Vec::new();
    let mut rest = &bytes[..];
    while let Some((length, _)) = rest.split_first_chunk() {
        let (packet, after) = rest.split_at(u32::from_le_bytes(*length) as usize);
        packets.push(packet);
        rest = after;
    }
    assert!(rest.is_empty());
    assert_eq!(packets[0][4], 4, "an image is created first");
    assert!(packets[0].windows(5).any(|name| name == b"a.exr"));
    assert!(
        packets.len() >= 3,
        "and updated at least once before the end"
    );
    let last = packets[packets.len() - 1];
    assert_eq!(last[4], 6);
    let image = pixels(dir.path(), "a.exr");
    let values = image.pixels.as_flattened();
    let sent: Vec<u8> = values
        .iter()
        .flat_map(|value| value.to_le_bytes())
        .collect();
    assert!(last.ends_with(&sent));
}

#[test]
fn shells_and_man_know_the_commands() {
    let dir = folder();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        let script = succeed_in(dir.path(), &format!("completions {shell}"));
        for word in ["render", "save-every", "study"] {
            assert!(script.contains(word), "{shell}");
        }
    }
    fail_in(dir.path(), "completions sh", 2);
    succeed_in(dir.path(), "man pages");
    for (page, words) in [
        ("wayfare.1", "Markov chain"),
        ("wayfare-render.1", "save\\-every"),
        ("wayfare-scenes-export.1", "pbrt"),
    ] {
        let text = fs::read_to_string(dir.path().join("pages").join(page)).unwrap();
        assert!(text.starts_with(".ie") && text.contains(words), "{page}");
    }
}

#[test]
fn times_have_units() {
    let dir = folder();
    let told = json_in(dir.path(), &format!("{SMALL} --time 250ms --json"));
    let seconds = told["statistics"]["seconds"].as_f64().unwrap();
    assert!((0.05..20.0).contains(&seconds), "{seconds}");
    let complaint = fail_in(dir.path(), &format!("{SMALL} --time soon"), 2);
    assert!(complaint.contains("1m30s"), "{complaint}");
    fs::write(
        dir.path().join("a.toml"),
        "time = \"0.2s\"\nspp = 100000000",
    )
    .unwrap();
    succeed_in(dir.path(), &format!("{SMALL} --config a.toml"));
    fs::write(dir.path().join("a.toml"), "time = \"later\"").unwrap();
    let complaint = fail_in(dir.path(), &format!("{SMALL} --config a.toml"), 2);
    assert!(complaint.contains("1m30s"), "{complaint}");
}
