//! What is asked of a viewer is followed, or is a problem that leaves what was there.

use super::{
    LIMIT, LOOK, SIZE, assert_goes_on, card, is_fine, problem, seed, until, until_new, viewer,
    viewer_on,
};
use std::sync::Arc;
use std::time::Instant;
use wayfare_engine::{AdapterChoice, Device, DeviceImage, DeviceSpec, Sampler};
use wayfare_live::{SceneCache, Viewer};
use wayfare_sampling::Local;
use wayfare_sampling::dynamics::Metropolis;

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
    method.local = Local::Metropolis(Metropolis::new(-1.0));
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
    // A scene that no viewer shows is freed with the next one that is loaded.
    let gone = Arc::downgrade(&world(&first));
    drop((first, second));
    let _next = shared(Some(3));
    assert!(gone.upgrade().is_none());
}
