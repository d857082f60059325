//! What a user does wrong is explained, with an exit code for scripts.

use crate::common::{CHAIN_METHODS, fail_in, folder, run_in, scene_with, succeed_in, text};
use std::fs;

#[test]
fn a_wrong_command_line_is_code_2() {
    let dir = folder();
    for (line, words) in [
        ("dance", "dance"),
        ("render cornell --spp 0", "--spp"),
        ("render cornell --spp many", "many"),
        ("render cornell --time 0", "--time"),
        ("render cornell --time=-1", "--time"),
        ("render cornell --time nan", "seconds"),
        ("render cornell --size 0x10", "1024x768"),
        ("render cornell --size 100", "1024x768"),
        ("render cornell --method magic", "pt"),
        ("render cornell --device abacus", "cpu"),
        ("render cornell --tonemap pink", "filmic"),
        ("render cornell --out a.jpg", ".exr or .png"),
        ("render cornell --out picture", ".exr or .png"),
        ("compare a.exr", "<B>"),
        ("info", "SCENE"),
        ("bench --time 0", "seconds"),
    ] {
        let complaint = fail_in(dir.path(), line, 2);
        assert!(complaint.contains(words), "{line}: {complaint}");
    }
    assert_eq!(
        fs::read_dir(dir.path()).unwrap().count(),
        0,
        "nothing was written"
    );
}

#[test]
fn an_output_that_cannot_be_written_is_code_1_before_any_work() {
    let dir = folder();
    fs::create_dir(dir.path().join("folder.exr")).unwrap();
    let protected = dir.path().join("protected.png");
    fs::write(&protected, "old").unwrap();
    let mut permissions = fs::metadata(&protected).unwrap().permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&protected, permissions).unwrap();
    let too_long = format!("{}.exr", "n".repeat(252));
    for (out, words) in [
        ("absent/a.exr", "absent"),
        ("folder.exr", "folder"),
        ("protected.png", "read-only"),
        (&too_long, "cannot write"),
        // A folder in which no file can be created.
        #[cfg(target_os = "linux")]
        ("/proc/a.exr", "cannot write /proc/a.exr"),
    ] {
        // Without the check this would render for days.
        let line = format!("render cornell --spp 1000000000 --out {out}");
        let complaint = fail_in(dir.path(), &line, 1);
        assert!(complaint.contains(words), "{out}: {complaint}");
    }
    assert_eq!(fs::read(protected).unwrap(), b"old");
    let longest = format!("{}.exr", "n".repeat(251));
    let line = format!("render cornell --device cpu --spp 1 --size 4x3 -q --out {longest}");
    succeed_in(dir.path(), &line);
}

/// A pipe without a writer and a device without an end: opening or reading either would take for ever.
#[cfg(unix)]
#[test]
fn only_regular_files_are_read() {
    let dir = folder();
    let made = std::process::Command::new("mkfifo")
        .arg(dir.path().join("pipe"))
        .status();
    assert!(made.expect("mkfifo is there").success());
    for file in ["pipe", "/dev/zero", "."] {
        for line in [
            format!("compare {file} {file}"),
            format!("render cornell --config {file}"),
            format!("film {file}"),
            format!("study {file}"),
        ] {
            let complaint = fail_in(dir.path(), &line, 1);
            assert!(
                complaint.contains("not a regular file"),
                "{line}: {complaint}"
            );
        }
        fail_in(dir.path(), &format!("info ./{file}"), 3);
    }
}

/// A scene may read any file that its user may read, but the errors do not show it, and `--restrict` forbids it.
#[test]
fn a_scene_shows_nothing_of_other_files() {
    let dir = folder();
    let inside = dir.path().join("scene");
    fs::create_dir(&inside).unwrap();
    fs::write(dir.path().join("secret"), "root:hunter2:0:0\n").unwrap();
    fs::write(dir.path().join("ball.pbrt"), "Shape \"sphere\"").unwrap();
    scene_with(&inside, "Include \"../secret\"");
    let complaint = fail_in(dir.path(), "info scene/small.pbrt", 3);
    assert!(
        complaint.contains("not a scene") && !complaint.contains("hunter2"),
        "{complaint}"
    );
    scene_with(&inside, "Include \"../ball.pbrt\"");
    succeed_in(dir.path(), "info scene/small.pbrt");
    let scene = "scene/small.pbrt --restrict";
    for line in [
        format!("info {scene}"),
        format!("render {scene} --spp 1"),
        format!("bench {scene} --time 0.01"),
        format!("film cornell --scene {scene} --spp 1"),
        format!("study quick --scenes {scene} --device cpu"),
    ] {
        let complaint = fail_in(dir.path(), &line, 3);
        assert!(
            complaint.contains("not in the folder of the scene"),
            "{line}: {complaint}"
        );
    }
    scene_with(&inside, "");
    succeed_in(dir.path(), &format!("info {scene}"));
    // Built-in scenes have no folder.
    succeed_in(dir.path(), "info cornell --restrict");
}

#[test]
fn a_study_with_absurd_numbers_is_refused() {
    let dir = folder();
    let study = |line: &str| {
        let text = format!(
            "name='a'\nscenes=['cornell']\nmethods=['pt']\nseeds=2\nreference-spp=4\n{line}\n"
        );
        fs::write(dir.path().join("a.toml"), text).unwrap();
    };
    for (line, word) in [
        ("spp=1\nfirst-seed=18446744073709551615", "first-seed"),
        ("spp=1\ntime=nan", "time"),
        ("spp=1\ntime=-1", "time"),
    ] {
        study(line);
        let complaint = fail_in(dir.path(), "study a.toml", 2);
        assert!(complaint.contains(word), "{line}: {complaint}");
    }
    study("spp=1");
    fail_in(dir.path(), "study a.toml --time=-1", 2);
    fail_in(dir.path(), "study a.toml --time nan", 2);
}

/// The reader of the output may stop reading; a disk that is full is an error.
#[cfg(target_os = "linux")]
#[test]
fn output_that_cannot_be_written_is_no_panic() {
    let dir = folder();
    let full = || fs::File::options().write(true).open("/dev/full").unwrap();
    let run = |line: &str| {
        let mut command = crate::common::wayfare(line.split_whitespace());
        command.current_dir(dir.path());
        command
    };
    let render = "render cornell --device cpu --spp 1 --size 4x3 --out a.exr";
    for line in [
        "scenes",
        "scenes --json",
        "info cornell",
        "devices",
        "--help",
        "--version",
        render,
    ] {
        let output = run(line).stdout(full()).output().unwrap();
        assert_eq!(
            output.status.code(),
            Some(1),
            "{line}: {}",
            text(&output.stderr)
        );
        assert!(!text(&output.stderr).contains("panicked"), "{line}");

        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = run(line).stdout(writer).output().unwrap();
        assert_eq!(
            output.status.code(),
            Some(0),
            "{line}: {}",
            text(&output.stderr)
        );
        assert_eq!(text(&output.stderr), "", "{line}");
    }
    assert!(
        dir.path().join("a.exr").is_file(),
        "the image is there all the same"
    );
    for (line, code) in [
        ("render nope", 3),
        ("render --spp 0", 2),
        ("compare a b", 1),
    ] {
        let status = run(line).stderr(full()).status().unwrap();
        assert_eq!(status.code(), Some(code), "{line}");
    }
}

#[test]
fn absurdly_many_threads_are_capped_with_a_word() {
    let dir = folder();
    let line = "render cornell --device cpu --threads 1000000 --spp 1 --size 4x3 -q --out a.exr";
    let output = run_in(dir.path(), line);
    assert!(output.status.success());
    let note = text(&output.stderr);
    assert!(note.contains("note: 1000000 threads on"), "{note}");
}

/// With a limit of 4 GB none of these fits. The estimate, what there is and what would fit are printed before anything
/// is allocated.
#[cfg(target_os = "linux")]
#[test]
fn what_does_not_fit_into_memory_is_refused_at_once() {
    let dir = folder();
    let study = "name = \"huge\"\nscenes = [\"cornell\"]\nmethods = [\"pt\"]\nseeds = 1\nspp = 1\nreference-spp = 2\n";
    fs::write(dir.path().join("huge.toml"), study).unwrap();
    let refused = |line: &str, words: &[&str]| {
        let output = std::process::Command::new("sh")
            .args(["-c", "ulimit -v 4000000 && exec \"$0\" \"$@\""])
            .arg(env!("CARGO_BIN_EXE_wayfare"))
            .args(line.split_whitespace())
            .args(["--device", "cpu", "--threads", "2"])
            .current_dir(dir.path())
            .output()
            .expect("a shell");
        let complaint = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{line}: {complaint}");
        for part in words.iter().chain(&["of memory, and", " are available; "]) {
            assert!(complaint.contains(part), "{line}: {complaint}");
        }
    };
    for method in CHAIN_METHODS {
        for chains in ["4294967295", "100000000"] {
            let line =
                format!("render cornell --method {method} --size 32x24 --set chains={chains}");
            let told = format!("with {chains} chains");
            refused(&line, &[&told, " chains would fit; see --set chains"]);
        }
    }
    refused(
        "render cornell --size 1024x768 --max-depth 1000 --method mala",
        &[
            " chains, a maximum depth of ",
            " or an image of ",
            " would fit; see --set chains, --max-depth, --size",
        ],
    );
    for line in [
        "render cornell --size 65535x65535",
        "render cornell --size 65535x65535 --method mala --replay 0:0:1",
        "film cornell --size 65535x65535 --methods pt --spp 1 --seconds 1 --out film",
        "study huge.toml --size 65535x65535 --out study --references references",
    ] {
        refused(
            line,
            &["65535x65535", "an image of ", " would fit; see --size"],
        );
    }
}

/// With a list of drivers that is not there, no machine has a GPU.
#[cfg(target_os = "linux")]
#[test]
fn a_missing_device_is_named() {
    let dir = folder();
    let absent = dir.path().join("absent.json");
    let without_drivers = |line: &str| {
        let mut command = crate::common::wayfare(line.split_whitespace());
        command
            .current_dir(dir.path())
            .env("VK_DRIVER_FILES", &absent)
            .env("VK_ICD_FILENAMES", &absent);
        command.output().expect("the program starts")
    };
    let picture = "--spp 1 --size 4x3 --out a.exr";
    let output = without_drivers(&format!("render cornell --device gpu {picture}"));
    let complaint = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{complaint}");
    for words in ["no graphics adapter", "Vulkan driver", "--device cpu"] {
        assert!(complaint.contains(words), "no {words} in: {complaint}");
    }
    assert!(!dir.path().join("a.exr").exists(), "nothing was rendered");
    // `auto` takes the CPU in every command.
    for device in ["cpu", "auto"] {
        let small = "--size 8x6 --device";
        for line in [
            format!("render cornell --device {device} {picture}"),
            format!(
                "film cornell --spp 1 --fps 1 --seconds 1 --methods pt --no-video {small} {device}"
            ),
            format!("view cornell --headless --method pt --frames 2 {small} {device}"),
            format!("bench cornell --time 0.01 {small} {device}"),
            format!(
                "study quick --scenes cornell --methods pt --seeds 2 --time 0 --spp 1 --reference-spp 2 \
                 --references references-{device} --out study-{device} {small} {device}"
            ),
        ] {
            let output = without_drivers(&line);
            assert!(output.status.success(), "{line}: {}", text(&output.stderr));
        }
    }
}

#[test]
fn a_scene_error_is_code_3_and_shows_the_place() {
    let dir = folder();
    for (extra, place, words) in [
        ("Shap \"sphere\"", "small.pbrt:4:1", "Shap"),
        ("Include \"absent.pbrt\"", "small.pbrt:4:9", "absent.pbrt"),
        ("AttributeBegin", "small.pbrt:4:1", "AttributeBegin"),
        ("NamedMaterial \"gold\"", "small.pbrt:4:15", "gold"),
    ] {
        scene_with(dir.path(), extra);
        for command in ["render small.pbrt --spp 1 --out a.exr", "info small.pbrt"] {
            let complaint = fail_in(dir.path(), command, 3);
            assert!(complaint.starts_with("error: "), "{complaint}");
            assert!(complaint.contains(place), "no {place} in\n{complaint}");
            assert!(complaint.contains(words), "no {words} in\n{complaint}");
            assert!(complaint.contains('^'), "no caret in\n{complaint}");
        }
    }
    assert!(
        !dir.path().join("a.exr").exists(),
        "nothing half-loaded is rendered"
    );
}

#[test]
fn a_scene_without_light_is_refused() {
    let dir = folder();
    fs::write(
        dir.path().join("dark.pbrt"),
        "WorldBegin\nShape \"sphere\" \"float radius\" [ 1 ]\n",
    )
    .unwrap();
    let complaint = fail_in(dir.path(), "info dark.pbrt", 3);
    assert!(complaint.contains("light"), "{complaint}");
}

#[test]
fn a_scene_file_that_is_not_there_is_code_3() {
    let dir = folder();
    for scene in ["absent.pbrt", "absent/scene.pbrt", "."] {
        let complaint = fail_in(dir.path(), &format!("info {scene}"), 3);
        assert!(complaint.contains(scene), "{scene}: {complaint}");
    }
}

#[test]
fn approximations_are_warnings_and_with_strict_errors() {
    let dir = folder();
    scene_with(
        dir.path(),
        "Material \"hair\" \"rgb reflectance\" [ 0.5 0.4 0.3 ]",
    );
    let line = "render small.pbrt --spp 1 --out a.exr";
    let output = run_in(dir.path(), line);
    let warning = text(&output.stderr);
    assert!(output.status.success(), "{warning}");
    assert!(
        warning.contains("warning: ")
            && warning.contains("hair")
            && warning.contains("small.pbrt:4:"),
        "{warning}"
    );
    let complaint = fail_in(dir.path(), &format!("{line} --strict"), 3);
    assert!(
        complaint.contains("hair") && complaint.contains("small.pbrt:4:"),
        "{complaint}"
    );
    fail_in(dir.path(), "info small.pbrt --strict", 3);
}

#[test]
fn help_names_the_exit_codes_and_the_version_is_told() {
    let dir = folder();
    let help = succeed_in(dir.path(), "--help");
    for word in [
        "render",
        "info",
        "compare",
        "scenes",
        "bench",
        "Exit codes",
        "130",
    ] {
        assert!(help.contains(word), "no {word} in\n{help}");
    }
    let version = succeed_in(dir.path(), "--version");
    assert!(version.contains(env!("CARGO_PKG_VERSION")), "{version}");
}
