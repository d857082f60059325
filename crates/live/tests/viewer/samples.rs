//! Which changes keep the samples of an image, and who gets how many.

use super::{
    SIZE, assert_goes_on, assert_same, last_image, named, names, problem, samples, seed, until,
    until_new, viewer,
};
use wayfare_engine::{Method, Sampler};
use wayfare_film::{Look, ToneMap, tonemap};
use wayfare_live::{DisplaySettings, HostCanvas, Reference, Viewer};
use wayfare_sampling::Local;
use wayfare_sampling::dynamics::Metropolis;

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

/// What continues beside a change keeps its samples and its noise: the other side, and the reference.
#[test]
fn a_change_of_one_side_restarts_neither_the_other_nor_the_reference() {
    let mut viewer = viewer(&["pt", "metropolis"]);
    viewer.reference = Reference::Rendered(Method::default());
    // Long enough to distinguish an image that starts over from one that continues.
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
    method.local = Local::Metropolis(Metropolis::new(-1.0));
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
    // Nor once it continues.
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
