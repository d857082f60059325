//! Ctrl-C during a long rendering saves the image so far, and before there is one leaves everything as it was.

use crate::common::{folder, read_image, text, wayfare};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use wayfare_film::Value;

#[test]
fn ctrl_c_saves_the_picture_so_far() {
    let dir = folder();
    let line = "render cornell --spp 1000000000 --size 32x24 --json --out a.exr a.png";
    let mut child = start(dir.path(), line);
    // Long enough to have read the scene and rendered for a while, even on a busy machine.
    std::thread::sleep(Duration::from_secs(3));
    assert!(
        child.try_wait().unwrap().is_none(),
        "the rendering ended by itself"
    );
    interrupt(&child);
    wait(&mut child, Duration::from_secs(20));

    let output = child.wait_with_output().unwrap();
    assert!(
        output.status.success(),
        "{}: {}",
        output.status,
        text(&output.stderr)
    );
    let told: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(told["interrupted"], true);
    let (image, facts) = read_image(&dir.path().join("a.exr"));
    assert!(image.mean_luminance() > 0.01, "the image holds light");
    let Some(Value::Real(spp)) = facts.get("samples_per_pixel") else {
        panic!("no samples_per_pixel in {facts:?}");
    };
    assert!(*spp > 0.0 && *spp < 1e9, "{spp}");
    assert!(dir.path().join("a.png").is_file());
}

/// No thread can render three million pixels in a second, nor evaluate as many bootstrap samples.
#[test]
fn ctrl_c_before_the_first_sample_leaves_old_pictures_alone() {
    let large = "render cornell --device cpu --threads 1 --size 2000x1500 --out a.exr a.png";
    for (options, words) in [
        ("", "no file was written"),
        (
            "--method mala --set direct-every=0 --set chains=100",
            "no file was written",
        ),
        ("--method mala --replay 0:0:99999999999", "before the step"),
    ] {
        let dir = folder();
        for name in ["a.exr", "a.png"] {
            std::fs::write(dir.path().join(name), "old").unwrap();
        }
        let mut child = start(dir.path(), &format!("{large} {options}"));
        std::thread::sleep(Duration::from_millis(900));
        assert!(child.try_wait().unwrap().is_none(), "it ended by itself");
        interrupt(&child);
        // Twice a second, for busy machines.
        wait(&mut child, Duration::from_secs(2));
        let output = child.wait_with_output().unwrap();
        let told = text(&output.stderr);
        assert_eq!(output.status.code(), Some(130), "{options}: {told}");
        assert!(told.contains(words), "{options}: {told}");
        for name in ["a.exr", "a.png"] {
            assert_eq!(std::fs::read(dir.path().join(name)).unwrap(), b"old");
        }
        assert_eq!(
            std::fs::read_dir(dir.path()).unwrap().count(),
            2,
            "nothing else"
        );
    }
}

fn start(folder: &std::path::Path, line: &str) -> Child {
    wayfare(line.split_whitespace())
        .current_dir(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts")
}

/// What a terminal does on Ctrl-C.
fn interrupt(child: &Child) {
    let status = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(status.expect("kill is there").success());
}

/// Waits for the end, for so long at most.
fn wait(child: &mut Child, limit: Duration) {
    let start = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if start.elapsed() > limit {
            child.kill().unwrap();
            panic!("the program did not stop within {limit:?}");
        }
        std::thread::sleep(Duration::from_millis(20));
    }
}
