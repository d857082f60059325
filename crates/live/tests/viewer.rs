//! The frame loop without a window: requests are followed, problems are reported, and rendering continues.

use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_builtin as builtin;
use wayfare_engine::{AdapterChoice, Device, DeviceImage, DeviceSpec, Method, Sampler};
use wayfare_film::{Image, Look, Rgb8Image, ToneMap, tonemap};
use wayfare_live::{
    DisplaySettings, Finish, Host, HostCanvas, HostError, Offscreen, Reference, Request, Round,
    SceneCache, Shows, Viewer,
};
use wayfare_render::layers::Layer;
use wayfare_sampling::dynamics::Metropolis;
use wayfare_sampling::{Defaults, Local};
use wayfare_scene::{LoadOptions, Scene};

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

    fn load(&self, scene: &str) -> Result<(Scene, Vec<String>), HostError> {
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

/// Images go on: more samples in the same one.
fn assert_goes_on(viewer: &mut Viewer, methods: &[&str]) {
    assert_eq!(names(viewer), methods);
    let before = samples(viewer);
    until(viewer, "more samples", |viewer| samples(viewer) > before);
    assert!(viewer.problem.is_none(), "{:?}", viewer.problem);
}

#[test]
fn a_scene_that_is_not_there_leaves_the_old_one() {
    let mut viewer = viewer(&["pt"]);
    viewer.request.scene = "atlantis".into();
    let told = problem(&mut viewer);
    assert!(told.contains("atlantis"), "{told}");
    assert_eq!(viewer.request.scene, "cornell");
    assert_goes_on(&mut viewer, &["pt"]);

    viewer.request.scene = "ring".into();
    until(&mut viewer, "another scene", |viewer| {
        viewer.scene().is_some_and(|scene| scene.name == "ring") && is_fine(viewer)
    });
    assert_goes_on(&mut viewer, &["pt"]);
}

#[test]
fn a_device_that_is_not_there_leaves_the_old_one() {
    let mut viewer = viewer(&["pt"]);
    viewer.request.device = DeviceSpec::Gpu(AdapterChoice::Named("abacus".into()));
    let told = problem(&mut viewer);
    assert!(told.contains("abacus"), "{told}");
    assert_eq!(viewer.request.device, DeviceSpec::Cpu);
    assert_goes_on(&mut viewer, &["pt"]);
}

/// What `auto` cannot do on a card it does on the CPU, as for every other front end.
#[test]
fn auto_renders_on_the_cpu_if_there_is_no_card() {
    let mut viewer = viewer_on("auto", &["persistent-restore"]);
    until(&mut viewer, "first image", |viewer| is_fine(viewer));
    let has_card = wayfare_gpu::adapters()
        .iter()
        .any(|adapter| adapter.hardware && adapter.problem.is_none());
    let device = viewer.scene().expect("a scene").device();
    assert!(has_card || device.name() == "cpu", "{}", device.name());
    assert_goes_on(&mut viewer, &["persistent-restore"]);
}

#[test]
fn a_parameter_that_makes_no_sense_is_told_and_taken_back() {
    let mut viewer = viewer(&["metropolis"]);
    let right = viewer.request.methods.clone();
    let Sampler::Chains { method, .. } = &mut viewer.request.methods[0].sampler else {
        panic!("another method");
    };
    method.local = Local::Metropolis(Metropolis { sd: -1.0 });
    let told = problem(&mut viewer);
    assert!(told.contains("sd"), "{told}");
    assert_eq!(viewer.request.methods, right);
    assert_goes_on(&mut viewer, &["metropolis"]);

    viewer.request.methods[0]
        .set("sd", "0.02")
        .expect("a width");
    let wanted = viewer.request.methods[0];
    until(&mut viewer, "other parameters", |viewer| {
        is_fine(viewer) && viewer.panes()[0].settings.method == wanted
    });
    assert_goes_on(&mut viewer, &["metropolis"]);
}

#[test]
fn a_camera_that_moves_restarts_the_image_with_other_noise() {
    let mut viewer = viewer(&["pt"]);
    // The image may have restarted since, until frames take as long as they should.
    let is_newest =
        |viewer: &Viewer| is_fine(viewer) && viewer.panes()[0].settings.seed == seed(viewer);
    until(&mut viewer, "image of the newest seed", |viewer| {
        is_newest(viewer)
    });
    let (before, first) = (seed(&viewer), viewer.navigator.pose());
    viewer.navigator.orbit([0.02, 0.01]);
    until(&mut viewer, "new image", |viewer| {
        is_newest(viewer) && seed(viewer) != before
    });
    let pose = viewer.view(LOOK).pose.expect("the camera is not at home");
    assert_ne!(pose, first);
    viewer.navigator.reset();
    until_new(&mut viewer, "image from home");
    assert_eq!(viewer.view(LOOK).pose, None);
}

#[test]
fn a_window_of_another_size_gets_images_of_that_size() {
    let mut viewer = viewer(&["pt"]);
    viewer.request.size = None;
    for size in [[40, 16], [9, 50], [1, 1]] {
        let wanted = size.map(|n: u32| n.max(8));
        let start = Instant::now();
        loop {
            viewer.frame(size);
            let round = viewer.take_round();
            if let Some(([width, height], round)) = round
                && [width, height] == wanted
                && let DeviceImage::Host(image) = &round.images[0]
            {
                assert_eq!(image.size(), wanted);
                break;
            }
            assert!(start.elapsed() < LIMIT, "no image of {size:?}");
        }
    }
}

#[test]
fn two_methods_get_equal_time() {
    let mut viewer = viewer(&["pt", "metropolis"]);
    // Shorter than a step of all chains, which thus end late every time.
    viewer.frame_budget.set_seconds(1e-4);
    let seconds = |viewer: &mut Viewer| {
        let read = viewer.with_panes(|panes| {
            let panes = panes.iter_mut();
            panes
                .map(|pane| pane.read_statistics().seconds)
                .collect::<Vec<_>>()
        });
        read.expect("two renderers")
    };
    until(&mut viewer, "a second", |viewer| {
        seconds(viewer).iter().sum::<f64>() > 1.0
    });
    let [left, right] = seconds(&mut viewer)[..] else {
        panic!("not two panes");
    };
    let ratio = left / right;
    assert!((0.8..1.25).contains(&ratio), "{left} s, {right} s");
}

/// What goes on beside a change keeps its samples and its noise: the other side, and the reference.
#[test]
fn a_change_of_one_side_restarts_neither_the_other_nor_the_reference() {
    let mut viewer = viewer(&["pt", "metropolis"]);
    viewer.reference = Reference::Rendered(Method::default());
    // Long enough for an image that starts over to be told from one that goes on.
    until(&mut viewer, "samples", |viewer| {
        viewer
            .reference_info()
            .is_some_and(|info| info.samples_per_pixel > 40.0)
            && viewer
                .panes()
                .iter()
                .all(|pane| pane.samples_per_pixel > 40.0)
    });
    viewer.frame_budget.set_seconds(1e-4);
    let reference = |viewer: &Viewer| viewer.reference_info().expect("a reference").clone();
    let mut before = (viewer.panes()[0].clone(), reference(&viewer));
    let noise = seed(&viewer);
    let wider = || {
        let mut method = named("metropolis");
        method.set("sd", "0.03").expect("a width");
        method
    };
    for right in [wider(), named("persistent-restore"), named("pt")] {
        viewer.request.methods[1] = right;
        let mut first = f64::INFINITY;
        until(&mut viewer, "another method on the right", |viewer| {
            let [left, other] = viewer.panes() else {
                return false;
            };
            assert!(left.samples_per_pixel >= before.0.samples_per_pixel);
            assert!(reference(viewer).samples_per_pixel >= before.1.samples_per_pixel);
            if other.settings.method == right {
                first = other.samples_per_pixel;
            }
            first.is_finite()
        });
        // It starts from nothing and takes no more than its share of the time, to catch up.
        assert!(first < 40.0, "{first} samples at first");
        assert_eq!(viewer.panes()[0].settings.seed, before.0.settings.seed);
        assert_eq!(viewer.panes()[1].settings.seed, noise);
        assert_eq!(reference(&viewer).settings.seed, before.1.settings.seed);
        before = (viewer.panes()[0].clone(), reference(&viewer));
    }
    assert_eq!(seed(&viewer), noise, "nothing was restarted");

    // Nor does a side that comes, goes, or changes places.
    let left = before.0.samples_per_pixel;
    viewer.request.methods = vec![named("pt")];
    until(&mut viewer, "one side", |viewer| viewer.panes().len() == 1);
    assert!(samples(&viewer) >= left);
    viewer.request.toggle_second();
    until(&mut viewer, "two sides", |viewer| viewer.panes().len() == 2);
    assert!(samples(&viewer) >= left);
    viewer.request.methods.swap(0, 1);
    until(&mut viewer, "sides that have changed", |viewer| {
        names(viewer) == ["persistent-restore", "pt"]
    });
    assert!(viewer.panes()[1].samples_per_pixel >= left);
    assert!(reference(&viewer).samples_per_pixel >= before.1.samples_per_pixel);

    // A value that makes no sense changes nothing.
    viewer.request.seed = 5;
    let Sampler::Chains { method, .. } = &mut viewer.request.methods[0].sampler else {
        panic!("another method");
    };
    method.local = Local::Metropolis(Metropolis { sd: -1.0 });
    let told = problem(&mut viewer);
    assert!(told.contains("sd"), "{told}");
    until(&mut viewer, "another round", |viewer| {
        viewer.take_round().is_some()
    });
    assert!(viewer.panes()[1].samples_per_pixel >= left);
    assert!(reference(&viewer).samples_per_pixel >= before.1.samples_per_pixel);
}

/// Exposure and tone map belong to the display: the same samples are shown in another way.
#[test]
fn exposure_and_tone_map_restart_nothing() {
    let mut viewer = viewer(&["pt"]);
    let mut image = last_image(&mut viewer);
    let mut canvas = HostCanvas::default();
    canvas.update(&mut viewer);
    let (before, noise) = (samples(&viewer), seed(&viewer));
    for (exposure, tone_map) in [(1.0, ToneMap::Filmic), (-2.0, ToneMap::Srgb)] {
        let look = Look { exposure, tone_map };
        let settings = DisplaySettings {
            look,
            ..DisplaySettings::default()
        };
        for _ in 0..5 {
            viewer.frame(SIZE);
            canvas.update(&mut viewer);
        }
        assert_eq!((samples(&viewer), seed(&viewer)), (before, noise));
        let seen = canvas.compose(&settings).expect("images");
        assert_same(&seen, &tonemap(&image, exposure, tone_map));
    }
    // Nor once it goes on.
    viewer.paused = false;
    assert_goes_on(&mut viewer, &["pt"]);
    assert_eq!(seed(&viewer), noise);
    image = last_image(&mut viewer);
    assert!(image.mean_luminance() > 0.0 && samples(&viewer) > before);
}

#[test]
fn a_reference_is_rendered_alongside_and_dropped() {
    let mut viewer = viewer(&["metropolis"]);
    viewer.reference = Reference::Rendered(Method::default());
    until(&mut viewer, "reference", |viewer| {
        let round = viewer.take_round();
        round.is_some_and(|(_, round)| round.reference.is_some())
    });
    let info = viewer.reference_info().expect("a reference").clone();
    assert_eq!(info.settings.method, Method::default());
    // Otherwise its errors would be those of the image.
    assert_ne!(info.settings.seed, viewer.panes()[0].settings.seed);
    viewer.reference = Reference::None;
    until(&mut viewer, "end of the reference", |viewer| {
        viewer.reference_info().is_none()
    });
    assert_goes_on(&mut viewer, &["metropolis"]);
}

#[test]
fn a_pause_lasts_and_still_follows_the_camera() {
    let mut viewer = viewer(&["pt"]);
    viewer.paused = true;
    // What is under way comes to its end.
    viewer.with_panes(|_| ()).expect("renderers");
    viewer.frame(SIZE);
    let before = samples(&viewer);
    for _ in 0..20 {
        viewer.frame(SIZE);
    }
    assert_eq!(samples(&viewer), before);

    viewer.navigator.orbit([0.05, 0.0]);
    until_new(&mut viewer, "image from there");
    for _ in 0..20 {
        viewer.frame(SIZE);
    }
    let before = samples(&viewer);
    for _ in 0..20 {
        viewer.frame(SIZE);
    }
    assert_eq!(samples(&viewer), before);
    viewer.paused = false;
    assert_goes_on(&mut viewer, &["pt"]);
}

/// However the camera moves, there is something in an image that is saved.
#[test]
fn an_image_can_be_saved_while_the_camera_moves() {
    let mut viewer = viewer(&["pt", "metropolis"]);
    // Frames do not wait for images that are so much slower than they should be.
    viewer.request.size = Some([320, 240]);
    viewer.frame_budget.set_seconds(5e-4);
    until_new(&mut viewer, "large image");
    for i in 0..40 {
        let way = if i % 2 == 0 { 0.01 } else { -0.01 };
        viewer.navigator.orbit([way, 0.0]);
        viewer.frame(SIZE);
        let light = viewer.with_panes(|panes| {
            let panes = panes.iter_mut();
            panes
                .map(|pane| pane.image().expect("an image").mean_luminance())
                .collect::<Vec<_>>()
        });
        for light in light.expect("renderers") {
            assert!(light > 0.0, "black after {i} moves");
        }
    }
}

#[test]
fn a_lost_device_is_told_and_another_one_goes_on_with_the_same_view() {
    let Some(device) = card() else { return };
    let gpu = device.gpu().cloned().expect("a card");
    let mut viewer = viewer_on("gpu", &["pt"]);
    viewer.start_on(device);
    until(&mut viewer, "first image", |viewer| is_fine(viewer));
    viewer.navigator.orbit([0.1, 0.05]);
    let pose = viewer.navigator.pose();
    until_new(&mut viewer, "image from there");

    gpu.lose();
    let told = problem(&mut viewer);
    assert!(told.contains("lost"), "{told}");
    for _ in 0..5 {
        viewer.frame(SIZE);
    }

    for spec in [DeviceSpec::Gpu(AdapterChoice::Any), DeviceSpec::Cpu] {
        let device = Device::open(&spec, 0).expect("a device");
        viewer.reopen(device, spec.clone());
        viewer.problem = None;
        until_new(&mut viewer, "image on another device");
        assert_eq!(viewer.request.device, spec);
        assert_eq!(viewer.navigator.pose(), pose);
        assert_eq!(viewer.view(LOOK).pose, Some(pose));
        assert_goes_on(&mut viewer, &["pt"]);
    }
}

/// Frames until there is an image that is not taken yet and stays as it is. Gives it.
fn last_image(viewer: &mut Viewer) -> Image {
    until(viewer, "image", |viewer| is_fine(viewer));
    viewer.paused = true;
    viewer.take_round();
    // One more round, to be taken by whoever displays it.
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

#[test]
fn the_cpu_shows_what_a_file_would() {
    let mut viewer = viewer(&["pt"]);
    let image = last_image(&mut viewer);
    let mut canvas = HostCanvas::default();
    canvas.update(&mut viewer);
    let seen = canvas.compose(&DisplaySettings::default()).expect("images");
    assert_same(&seen, &tonemap(&image, LOOK.exposure, LOOK.tone_map));
}

/// Frames until there are new images. Gives them.
fn new_round(viewer: &mut Viewer, what: &str) -> Round {
    viewer.take_round();
    let mut round = None;
    until(viewer, what, |viewer| {
        round = viewer.take_round();
        is_fine(viewer) && round.is_some()
    });
    round.expect("just seen").1
}

fn on_host(round: &Round) -> &Image {
    match &round.images[0] {
        DeviceImage::Host(image) => image,
        DeviceImage::Card(_) => panic!("the image is on a card"),
    }
}

#[test]
fn what_is_done_with_an_image_restarts_nothing() {
    let mut viewer = viewer(&["pt"]);
    viewer.paused = true;
    viewer.with_panes(|_| ()).expect("renderers");
    viewer.frame(SIZE);
    let (before, its_seed) = (samples(&viewer), seed(&viewer));
    // A layer, also while nothing is rendered, in its own colours.
    viewer.finish.shows = Shows::Layer(Layer::Albedo);
    let mut canvas = HostCanvas::default();
    until(&mut viewer, "albedo", |viewer| {
        canvas.update(viewer);
        let seen = canvas.compose(&DisplaySettings::default()).expect("images");
        // Terracotta on the left.
        seen.pixels[12 * 32]
            .map(i32::from)
            .iter()
            .zip([205, 121, 89])
            .all(|(a, b)| (a - b).abs() < 3)
    });
    assert_eq!((samples(&viewer), seed(&viewer)), (before, its_seed));

    // Earlier frames, while the camera moves.
    viewer.paused = false;
    viewer.finish = Finish {
        accumulate: true,
        ..Finish::default()
    };
    new_round(&mut viewer, "image");
    viewer.navigator.orbit([0.01, 0.0]);
    until(&mut viewer, "image from there", |viewer| {
        seed(viewer) != its_seed
    });
    let round = new_round(&mut viewer, "image with earlier frames");
    viewer.paused = true;
    let rendered = viewer
        .with_panes(|panes| panes[0].image())
        .expect("renderers");
    assert!(!round.is_data && on_host(&round).mean_luminance() > 0.0);
    assert_ne!(*on_host(&round), rendered.expect("an image"));

    // A denoiser, or the reason why there is none.
    viewer.paused = false;
    viewer.finish.denoise = true;
    new_round(&mut viewer, "denoised image");
    match viewer.problem.take() {
        None => assert!(viewer.finish.denoise),
        Some(problem) => {
            assert!(problem.to_string().contains("pyoidn"), "{problem}");
            assert!(!viewer.finish.denoise, "tried again and again");
        }
    }
    assert_goes_on(&mut viewer, &["pt"]);
}

#[test]
fn what_a_card_draws_is_read_back() {
    let Some(card) = card() else {
        return;
    };
    let mut viewer = viewer_on("gpu", &["pt"]);
    viewer.start_on(card.clone());
    let image = last_image(&mut viewer);
    let gpu = card.gpu().expect("a card").clone();
    let mut offscreen = Offscreen::new(gpu).expect("shaders");
    offscreen.canvas.update(&mut viewer).expect("images");
    let seen = offscreen.read(SIZE, &DisplaySettings::default());
    let expected = tonemap(&image, LOOK.exposure, LOOK.tone_map);
    assert_same(&seen.expect("a drawing"), &expected);
    // Other sizes need other targets.
    let large = offscreen.read([70, 50], &DisplaySettings::default());
    assert_eq!(large.expect("a drawing").pixels.len(), 70 * 50);
}

/// Chains that have all indirect light tint a room blue where little of it is direct; path tracing leaves it grey.
#[test]
fn what_chains_render_is_tinted() {
    let mut viewer = viewer_on("cpu", &["auto", "pt"]);
    let auto = &mut viewer.request.methods[0];
    auto.set("chain-paths", "indirect").expect("a word");
    viewer.finish.shows = Shows::Layer(Layer::Chains);
    until(&mut viewer, "first image", |viewer| is_fine(viewer));
    let round = new_round(&mut viewer, "choice");
    assert!(round.is_data);
    let colours = |pane: usize| match &round.images[pane] {
        DeviceImage::Host(image) => image.pixels.clone(),
        DeviceImage::Card(_) => panic!("the image is on a card"),
    };
    let blue = colours(0).iter().filter(|[r, _, b]| *b > 1.2 * r).count();
    assert!(blue > colours(0).len() / 8, "{blue}");
    assert!(colours(1).iter().all(|[r, g, b]| r == g && g == b));
}

#[test]
fn viewers_share_a_scene_while_somebody_looks_at_it() {
    let scenes = Arc::new(SceneCache::new());
    let shared = |max_depth| {
        let mut viewer = viewer_on("cpu", &["pt"]);
        viewer.request.max_depth = max_depth;
        viewer.share(scenes.clone());
        viewer.settle(SIZE).expect("a scene");
        viewer
    };
    let world = |viewer: &Viewer| viewer.scene().expect("a scene").on_device.world().clone();
    let (first, second) = (shared(Some(4)), shared(Some(4)));
    assert!(Arc::ptr_eq(&world(&first), &world(&second)));
    let other = shared(Some(2));
    assert!(!Arc::ptr_eq(&world(&first), &world(&other)));
    // A scene that nobody looks at is freed with the next one that is loaded.
    let gone = Arc::downgrade(&world(&first));
    drop((first, second));
    let _next = shared(Some(3));
    assert!(gone.upgrade().is_none());
}
