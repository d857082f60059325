//! Scene files that change while somebody looks: the scene is read again, chains and camera stay, and a broken file is a problem that leaves
//! what was there.

use super::{LIMIT, SIZE, assert_goes_on, is_fine, named, problem, seed, until};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;
use wayfare_engine::{Reading, find_scene_watched};
use wayfare_live::{Host, HostError, Pane, PaneInfo, Reference, Request, SceneCache, Viewer};
use wayfare_scene::{Scene, SourceFiles};

/// A program that reads files.
struct Files;

impl Host for Files {
    fn scenes(&self) -> Vec<String> {
        Vec::new()
    }

    fn load(
        &self,
        scene: &str,
        read: &Arc<SourceFiles>,
    ) -> Result<(Scene, Vec<String>), HostError> {
        let scene = find_scene_watched(scene, Reading::default(), read)?;
        Ok((scene, Vec::new()))
    }
}

/// A floor under a lamp, which is in a file of its own.
const MAIN: &str = r#"
    LookAt 0 1 -4  0 0.5 0  0 1 0
    Camera "perspective" "float fov" 50
    Film "rgb" "integer xresolution" 32 "integer yresolution" 24
    Integrator "path" "integer maxdepth" 3
    WorldBegin
    Include "lamp.pbrt"
    Material "diffuse" "rgb reflectance" [ 0.5 0.5 0.5 ]
    Shape "trianglemesh" "point3 P" [ -3 0 -3  3 0 -3  3 0 3  -3 0 3 ] "integer indices" [ 0 2 1 0 3 2 ]
"#;

/// The lamp with some radiance, at some height.
fn lamp(radiance: f64, height: f64) -> String {
    format!(
        r#"
    AttributeBegin
    AreaLightSource "diffuse" "rgb L" [ {radiance} {radiance} {radiance} ] "bool twosided" true
    Shape "trianglemesh" "integer indices" [ 0 1 2 0 2 3 ]
        "point3 P" [ -0.5 {height} -0.5  0.5 {height} -0.5  0.5 {height} 0.5  -0.5 {height} 0.5 ]
    AttributeEnd
"#
    )
}

struct Folder {
    folder: tempfile::TempDir,
}

impl Folder {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let files = Self { folder };
        files.write("main.pbrt", MAIN);
        files.write("lamp.pbrt", &lamp(8.0, 2.0));
        files
    }

    fn path(&self, name: &str) -> PathBuf {
        Path::join(self.folder.path(), name)
    }

    fn write(&self, name: &str, text: &str) {
        std::fs::write(self.path(name), text).expect("a file");
    }

    /// A viewer of the scene.
    fn viewer(&self, device: &str, methods: &[&str]) -> Viewer {
        let request = Request {
            scene: self.path("main.pbrt").display().to_string(),
            max_depth: None,
            device: device.parse().expect("a device"),
            methods: methods.iter().map(|name| named(name)).collect(),
            seed: 5,
            threads: 1,
            steps_per_dispatch: 0,
            size: Some(SIZE),
        };
        Viewer::new(Arc::new(Files), request, 0.02, None)
    }
}

/// Frames until a note of the scene has some words.
fn until_note(viewer: &mut Viewer, words: &str) {
    until(viewer, words, |viewer| {
        let scene = viewer.scene();
        scene.is_some_and(|scene| scene.notes.iter().any(|note| note.contains(words)))
            && is_fine(viewer)
    });
}

/// The brightness of the panes after some samples.
fn means(viewer: &mut Viewer) -> Vec<f64> {
    until(viewer, "samples", |viewer| {
        let seed = seed(viewer);
        let is_done =
            |pane: &PaneInfo| pane.settings.seed == seed && pane.samples_per_pixel > 200.0;
        is_fine(viewer) && viewer.panes().iter().all(is_done)
    });
    let means = viewer.with_panes(|panes| {
        let mean = |pane: &mut Pane| pane.image().map(|image| image.mean_luminance());
        panes.iter_mut().map(mean).collect::<Result<Vec<_>, _>>()
    });
    means.expect("renderers").expect("images")
}

#[test]
fn a_darker_lamp_is_seen_from_where_the_camera_is() {
    let mut devices = vec!["cpu"];
    if super::card().is_some() {
        devices.push("gpu");
    }
    for device in devices {
        let files = Folder::new();
        let mut viewer = files.viewer(device, &["persistent-restore", "pt"]);
        viewer.reference = Reference::Rendered(named("pt"));
        until(&mut viewer, "first image", |viewer| is_fine(viewer));
        viewer.navigator.orbit([0.1, 0.05]);
        let pose = viewer.navigator.pose();
        until(&mut viewer, "image from there", |viewer| is_fine(viewer));
        let before = means(&mut viewer);
        let old = viewer.scene().expect("a scene").clone();

        files.write("lamp.pbrt", &lamp(2.0, 2.0));
        until_note(&mut viewer, "chains were kept");
        let after = means(&mut viewer);
        for (before, after) in before.iter().zip(&after) {
            let ratio = after / before;
            assert!((0.23..0.27).contains(&ratio), "{device}: {ratio}");
        }
        // Fewer independent samples than pixels: chains that go on need no bootstrap.
        let statistics = viewer.with_panes(|panes| panes[0].read_statistics().clone());
        let chains = statistics.expect("a pane").diagnostics.expect("chains");
        let pixels = u64::from(SIZE[0] * SIZE[1]);
        assert!(
            chains.bootstrap_samples < pixels,
            "{device}: {}",
            chains.bootstrap_samples
        );
        let scene = viewer.scene().expect("a scene");
        assert!(std::ptr::eq(old.world().bvh(), scene.world().bvh()));
        assert_eq!(viewer.navigator.pose(), pose, "{device}");
        assert!(viewer.problem.is_none(), "{:?}", viewer.problem);
        assert_goes_on(&mut viewer, &["persistent-restore", "pt"]);

        // Other shapes are another start, from the same camera.
        files.write("lamp.pbrt", &lamp(2.0, 1.9));
        until(&mut viewer, "other shapes", |viewer| {
            let scene = viewer.scene().expect("a scene");
            scene.notes.iter().any(|note| note.ends_with("reloaded")) && is_fine(viewer)
        });
        assert_eq!(viewer.navigator.pose(), pose, "{device}");
        assert_goes_on(&mut viewer, &["persistent-restore", "pt"]);
    }
}

#[test]
fn a_camera_that_was_not_moved_follows_the_file() {
    let files = Folder::new();
    let mut viewer = files.viewer("cpu", &["metropolis"]);
    until(&mut viewer, "first image", |viewer| is_fine(viewer));
    let pose = viewer.navigator.pose();
    let moved = MAIN.replace("LookAt 0 1 -4", "LookAt 0.5 1 -4");
    files.write("main.pbrt", &moved);
    until_note(&mut viewer, "chains were kept");
    assert!(viewer.navigator.is_home());
    assert_ne!(viewer.navigator.pose().eye, pose.eye);
    assert_goes_on(&mut viewer, &["metropolis"]);
}

#[test]
fn a_broken_file_keeps_the_old_scene_and_tells_where_it_is_broken() {
    let files = Folder::new();
    let mut viewer = files.viewer("cpu", &["persistent-restore"]);
    until(&mut viewer, "first image", |viewer| is_fine(viewer));
    let before = means(&mut viewer);
    let broken = lamp(2.0, 2.0).replace("true", "maybe");
    files.write("lamp.pbrt", &broken);
    let told = problem(&mut viewer);
    assert!(told.contains("lamp.pbrt:3:"), "{told}");
    assert_goes_on(&mut viewer, &["persistent-restore"]);
    let still = means(&mut viewer);
    assert!((still[0] / before[0] - 1.0).abs() < 0.05);

    // Once it is whole again it is read again, and the problem is gone.
    files.write("lamp.pbrt", "Oops");
    until(&mut viewer, "another problem", |viewer| {
        viewer.problem.is_some()
    });
    files.write("lamp.pbrt", &lamp(2.0, 2.0));
    until_note(&mut viewer, "chains were kept");
    assert!(viewer.problem.is_none(), "{:?}", viewer.problem);
    let after = means(&mut viewer);
    assert!((0.23..0.27).contains(&(after[0] / before[0])));
}

/// A viewer that was opened with a broken file shows the scene once it is whole.
#[test]
fn a_scene_that_is_broken_at_first_is_shown_once_it_is_whole() {
    let files = Folder::new();
    files.write("lamp.pbrt", "Oops");
    let mut viewer = files.viewer("cpu", &["pt"]);
    let start = Instant::now();
    while viewer.problem.is_none() {
        viewer.frame(SIZE);
        assert!(start.elapsed() < LIMIT, "no problem");
    }
    files.write("lamp.pbrt", &lamp(2.0, 2.0));
    until(&mut viewer, "first image", |viewer| is_fine(viewer));
    assert!(viewer.problem.is_none(), "{:?}", viewer.problem);
}

/// Who shares a scene shares its next version, too.
#[test]
fn viewers_share_what_was_reloaded() {
    let files = Folder::new();
    let scenes = Arc::new(SceneCache::new());
    let mut viewers = ["pt", "metropolis"].map(|method| {
        let mut viewer = files.viewer("cpu", &[method]);
        viewer.share(scenes.clone());
        until(&mut viewer, "first image", |viewer| is_fine(viewer));
        viewer
    });
    files.write("lamp.pbrt", &lamp(2.0, 2.0));
    for viewer in &mut viewers {
        until_note(viewer, "chains were kept");
    }
    let [one, other] =
        viewers.map(|viewer| viewer.scene().expect("a scene").on_device.world().clone());
    assert!(Arc::ptr_eq(&one, &other));
    assert_eq!(one.scene().emissions[0].radiance, [2.0; 3]);
}
