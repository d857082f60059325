//! Ctrl-C during a long rendering saves the picture so far.

use crate::common::{folder, read_image, text, wayfare};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use wayfare_film::Value;

#[test]
fn ctrl_c_saves_the_picture_so_far() {
    let dir = folder();
    let mut child = start(dir.path());
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
    assert!(image.mean_luminance() > 0.01, "the picture holds light");
    let Some(Value::Real(spp)) = facts.get("samples_per_pixel") else {
        panic!("no samples_per_pixel in {facts:?}");
    };
    assert!(*spp > 0.0 && *spp < 1e9, "{spp}");
    assert!(dir.path().join("a.png").is_file());
}

fn start(folder: &std::path::Path) -> Child {
    wayfare("render cornell --spp 1000000000 --size 32x24 --json --out a.exr a.png".split(' '))
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
