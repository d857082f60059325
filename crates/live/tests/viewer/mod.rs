//! The frame loop without a window: requests are followed, problems are reported, and rendering continues.

mod display;
mod reload;
mod requests;
mod samples;

use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_builtin as builtin;
use wayfare_engine::{AdapterChoice, Device, DeviceSpec, Method};
use wayfare_film::{Image, Look, Rgb8Image, ToneMap};
use wayfare_live::{Host, HostError, Request, Viewer};
use wayfare_sampling::Defaults;
use wayfare_scene::{LoadOptions, Scene, SourceFiles};

const SIZE: [u32; 2] = [32, 24];
const LIMIT: Duration = Duration::from_secs(60);
const LOOK: Look = Look {
    exposure: 0.0,
    tone_map: ToneMap::Filmic,
};

/// A program that has the built-in scenes.
struct BuiltIn;

impl Host for BuiltIn {
    fn scenes(&self) -> Vec<String> {
        vec!["cornell".into()]
    }

    fn load(&self, scene: &str, _: &Arc<SourceFiles>) -> Result<(Scene, Vec<String>), HostError> {
        let found = builtin::find(scene).ok_or(format!("there is no scene \"{scene}\""))?;
        Ok((found.load(&LoadOptions::default())?, Vec::new()))
    }
}

/// The best adapter of this machine, be it software. Without one the test is skipped, unless `WAYFARE_REQUIRE_GPU` is
/// set: then that is a failure.
fn card() -> Option<Device> {
    match Device::open(&DeviceSpec::Gpu(AdapterChoice::Any), 0) {
        Ok(device) => Some(device),
        Err(error) => {
            wayfare_testing::skip("GPU", &error.to_string());
            None
        }
    }
}

fn named(method: &str) -> Method {
    Method::preset(method, Defaults::Ours).expect("a method")
}

fn viewer_on(device: &str, methods: &[&str]) -> Viewer {
    let request = Request {
        scene: "cornell".into(),
        max_depth: Some(4),
        device: device.parse().expect("a device"),
        methods: methods.iter().map(|name| named(name)).collect(),
        seed: 5,
        threads: 1,
        steps_per_dispatch: 0,
        size: Some(SIZE),
    };
    Viewer::new(Arc::new(BuiltIn), request, 0.02, None)
}

/// A viewer on the CPU with an image that is no longer coarse.
fn viewer(methods: &[&str]) -> Viewer {
    let mut viewer = viewer_on("cpu", methods);
    until(&mut viewer, "first image", |viewer| is_fine(viewer));
    viewer
}

/// Frames until something holds.
fn until(viewer: &mut Viewer, what: &str, mut holds: impl FnMut(&mut Viewer) -> bool) {
    let start = Instant::now();
    while !holds(viewer) {
        assert!(
            start.elapsed() < LIMIT,
            "no {what}; {:?}, {:?}",
            viewer.problem,
            viewer.busy()
        );
        viewer.frame(SIZE);
    }
}

fn is_fine(viewer: &Viewer) -> bool {
    !viewer.panes().is_empty() && viewer.busy().is_none() && viewer.coarseness() == 1
}

/// Frames until there are new images, and fine ones.
fn until_new(viewer: &mut Viewer, what: &str) {
    viewer.take_round();
    until(viewer, what, |viewer| {
        is_fine(viewer) && viewer.take_round().is_some()
    });
}

fn samples(viewer: &Viewer) -> f64 {
    viewer.panes()[0].samples_per_pixel
}

fn seed(viewer: &Viewer) -> u64 {
    viewer.view(LOOK).seed
}

fn names(viewer: &Viewer) -> Vec<&'static str> {
    let panes = viewer.panes().iter();
    panes.map(|pane| pane.settings.method.name()).collect()
}

/// What is wrong, once.
fn problem(viewer: &mut Viewer) -> String {
    let mut told = None;
    until(viewer, "problem", |viewer| {
        told = viewer.problem.take();
        told.is_some()
    });
    told.expect("just seen").to_string()
}

/// Images continue: more samples in the same one.
fn assert_goes_on(viewer: &mut Viewer, methods: &[&str]) {
    assert_eq!(names(viewer), methods);
    let before = samples(viewer);
    until(viewer, "more samples", |viewer| samples(viewer) > before);
    assert!(viewer.problem.is_none(), "{:?}", viewer.problem);
}

/// Frames until there is an image that is not taken yet and stays as it is. Gives it.
fn last_image(viewer: &mut Viewer) -> Image {
    until(viewer, "image", |viewer| is_fine(viewer));
    viewer.paused = true;
    viewer.take_round();
    // One more round, to be taken by the display.
    viewer.paused = false;
    let start = Instant::now();
    while !viewer.frame(SIZE).finished {
        assert!(start.elapsed() < LIMIT, "no image");
    }
    viewer.paused = true;
    let image = viewer.with_panes(|panes| panes[0].image());
    image.expect("a renderer").expect("an image")
}

fn assert_same(seen: &Rgb8Image, expected: &Rgb8Image) {
    assert_eq!([seen.width, seen.height], [expected.width, expected.height]);
    for (a, b) in seen.pixels.iter().zip(&expected.pixels) {
        let near = (0..3).all(|c| a[c].abs_diff(b[c]) <= 1);
        assert!(near, "{a:?} instead of {b:?}");
    }
}
