//! Frames, cameras, methods, images as files.

use crate::harness::{SIZE, Served, Viewer, options};
use wayfare_engine::{AdapterChoice, Device, DeviceSpec};
use wayfare_film::{exr_file, png_file};
use wayfare_live::Finish;

/// Tiles of the same view differ by noise only; those of another view by much more.
const NOISE: f64 = 4.0;

#[test]
fn an_orbit_changes_the_image_and_resetting_brings_it_back() {
    let served = Served::start(options());
    let mut viewer = Viewer::join(&served, "new");
    let first = viewer.settled(8.0);
    assert!(first.tiles().iter().any(|tile| *tile > 30.0), "light");
    viewer.say(r#"{"type":"camera","input":41,"motion":{"orbit":[0.5,0.1]}}"#);
    let moved = viewer.frame_that("after the motion", |seen| seen.header["input"] == 41);
    let changed = moved.differs_from(&first);
    assert!(changed > 2.0 * NOISE, "the camera moved: {changed}");
    viewer.say(r#"{"type":"camera","input":42,"motion":"home"}"#);
    viewer.frame_that("after the return", |seen| seen.header["input"] == 42);
    let back = viewer.settled(8.0);
    let changed = back.differs_from(&first);
    assert!(changed < NOISE, "the camera is back: {changed}");
}

#[test]
fn methods_and_parameters_are_chosen_and_bad_values_explained() {
    let served = Served::start(options());
    let mut viewer = Viewer::join(&served, "new");
    viewer.say(r#"{"type":"method","pane":0,"name":"metropolis"}"#);
    let state = viewer.wait_for("state", |state| state["methods"][0]["name"] == "metropolis");
    let parameters = state["methods"][0]["parameters"].as_array().unwrap();
    let sd = parameters.iter().find(|parameter| parameter["key"] == "sd");
    let before = sd.expect("a parameter")["value"].clone();
    let error = viewer.error_of(r#"{"type":"parameter","pane":0,"key":"sd","value":"7"}"#);
    assert!(error.contains("sd") && error.contains('7'), "{error}");
    let error = viewer.error_of(r#"{"type":"method","pane":0,"name":"magic"}"#);
    assert!(
        error.contains("magic") && error.contains("metropolis"),
        "{error}"
    );
    let error = viewer.error_of(r#"{"type":"method","pane":1,"name":"pt"}"#);
    assert!(error.contains("compare"), "{error}");
    viewer.say(r#"{"type":"parameter","pane":0,"key":"sd","value":"0.0123"}"#);
    viewer.wait_for("state", |state| {
        let parameters = state["methods"][0]["parameters"].as_array().unwrap().iter();
        { parameters }.any(|p| p["key"] == "sd" && p["value"] == "0.0123" && p["ours"] == before)
    });
    // The command renders what is seen.
    viewer.wait_for("figures", |figures| {
        figures["rows"][0][0] == "samples/pixel"
    });
    viewer.say(r#"{"type":"command","command":"render"}"#);
    let command = viewer.wait_for("command", |_| true);
    let command = command["text"].as_str().unwrap();
    for words in [
        "wayfare render cornell",
        "--method metropolis",
        "--set sd=0.0123",
    ] {
        assert!(command.contains(words), "{command}");
    }
}

#[test]
fn a_layer_is_shown_instead_of_the_image() {
    let served = Served::start(options());
    let mut viewer = Viewer::join(&served, "new");
    let image = viewer.settled(2.0);
    viewer.say(
        r#"{"type":"finish","shows":"normal","accumulate":true,"denoise":false,"reuse":true}"#,
    );
    viewer.wait_for("state", |state| {
        state["finish"]["shows"] == "normal"
            && state["finish"]["accumulate"] == true
            && state["finish"]["reuse"] == true
    });
    viewer.frame_that("of normals", |seen| seen.differs_from(&image) > 2.0 * NOISE);
    let error = viewer.error_of(
        r#"{"type":"finish","shows":"beauty","accumulate":false,"denoise":false,"reuse":false}"#,
    );
    assert!(
        error.contains("beauty") && error.contains("albedo"),
        "{error}"
    );
}

#[test]
fn new_viewers_see_what_the_server_was_told_to_show() {
    let mut options = options();
    options.finish = Finish {
        shows: "albedo".parse().expect("a layer"),
        accumulate: true,
        denoise: false,
    };
    let served = Served::start(options);
    let mut viewer = Viewer::join(&served, "new");
    viewer.wait_for("state", |state| {
        state["finish"]["shows"] == "albedo"
            && state["finish"]["accumulate"] == true
            && state["finish"]["denoise"] == false
    });
}

#[test]
fn two_methods_are_compared_and_their_errors_measured() {
    let served = Served::start(options());
    let mut viewer = Viewer::join(&served, "new");
    viewer.settled(2.0);
    let error = viewer.error_of(r#"{"type":"content","pane":1,"content":"error"}"#);
    assert!(error.contains("reference"), "{error}");
    viewer.say(r#"{"type":"compare","on":true}"#);
    viewer.say(r#"{"type":"reference","method":"pt"}"#);
    viewer.say(r#"{"type":"divider","at":0.25}"#);
    viewer.say(r#"{"type":"content","pane":1,"content":"error"}"#);
    let state = viewer.wait_for("state", |state| state["display"]["contents"][1] == "error");
    assert_eq!(state["methods"][1]["name"], "persistent-restore");
    assert_eq!(
        (&state["display"]["divider"], &state["display"]["split"]),
        (&0.25.into(), &true.into())
    );
    let figures = viewer.wait_for("figures", |figures| {
        let rows = figures["rows"].as_array().unwrap().iter();
        { rows }.any(|row| row[0] == "MRSE" && row[2].as_array().is_some_and(|v| v.len() == 2))
    });
    assert!(figures["reference_spp"].as_f64() >= Some(1.0));
    // Left of the divider the room, right of it errors in false colours, which have no green beside their red and blue.
    let seen = viewer.frame_that("of both", |seen| {
        seen.header["spp"].as_array().unwrap().len() == 2
    });
    let (width, height) = seen.image.dimensions();
    let share = |from: u32, to: u32| {
        let pixels = (from..to).flat_map(|x| (0..height).map(move |y| (x, y)));
        let violet = |(x, y): (u32, u32)| {
            let [r, g, b] = seen.image.get_pixel(x, y).0.map(i32::from);
            r.max(b) > g + 12 || r + g + b < 60
        };
        let all = f64::from((to - from) * height);
        { pixels }.filter(|&at| violet(at)).count() as f64 / all
    };
    assert!(share(width / 2, width) > 0.8, "errors on the right");
    viewer.say(r#"{"type":"swap"}"#);
    viewer.wait_for("state", |state| state["methods"][1]["name"] == "pt");
}

#[test]
fn images_are_saved_with_all_settings() {
    let served = Served::start(options());
    let mut viewer = Viewer::join(&served, "new");
    viewer.settled(4.0);
    let session = viewer.session();
    let folder = tempfile::tempdir().unwrap();
    let save = |format: &str| {
        let (status, head, bytes) = served.get(&format!("/image/{session}/0/{format}"), &[]);
        assert_eq!(status, 200, "{}", String::from_utf8_lossy(&bytes));
        assert!(
            head.contains(&format!("filename=\"wayfare-cornell-pt.{format}\"")),
            "{head}"
        );
        let path = folder.path().join(format!("a.{format}"));
        std::fs::write(&path, bytes).unwrap();
        path
    };
    let (image, facts) = exr_file::read(&save("exr")).unwrap();
    assert_eq!(image.size(), SIZE);
    assert!(image.mean_luminance() > 0.01);
    assert_eq!(
        facts.get("method").map(ToString::to_string).as_deref(),
        Some("pt")
    );
    let (image, facts) = png_file::read(&save("png")).unwrap();
    assert_eq!([image.width, image.height], SIZE);
    assert!(facts.get("scene").is_some());
    // What is not there is said to be so.
    for path in ["0/gif", "1/exr", "7/png"] {
        let (status, _, body) = served.get(&format!("/image/{session}/{path}"), &[]);
        assert_eq!(status, 404, "{path}: {}", String::from_utf8_lossy(&body));
    }
    assert_eq!(served.get("/image/0000/0/exr", &[]).0, 404);
}

#[test]
fn two_viewers_share_a_camera_and_a_third_has_its_own() {
    let served = Served::start(options());
    let mut first = Viewer::join(&served, "new");
    let home = first.settled(8.0);
    let session = first.session();
    let mut second = Viewer::join(&served, &session);
    let mut third = Viewer::join(&served, "new");
    served.wait_for_viewers(&[2, 1]);
    first.wait_for("state", |state| state["viewers"] == 2);
    // What one does, the other sees, and the third does not.
    second.say(r#"{"type":"camera","input":1,"motion":{"orbit":[0.5,0.1]}}"#);
    second.frame_that("after its motion", |seen| seen.header["input"] == 1);
    let seen = first.frame_that("of another view", |seen| {
        seen.image.dimensions().0 == SIZE[0] && seen.differs_from(&home) > 2.0 * NOISE
    });
    assert_eq!(seen.header["input"], 0, "its own motions are none");
    let apart = third.settled(8.0).differs_from(&home);
    assert!(apart < NOISE, "a camera of its own: {apart}");
}

#[test]
fn a_hidden_page_costs_nothing() {
    let served = Served::start(options());
    let mut viewer = Viewer::join(&served, "new");
    viewer.settled(1.0);
    viewer.say(r#"{"type":"visible","visible":false}"#);
    // Frames on their way arrive, and then nothing until the page is visible again.
    std::thread::sleep(std::time::Duration::from_millis(700));
    viewer.say(r#"{"type":"visible","visible":true}"#);
    let before = viewer.frame();
    let after = viewer.frame_that("later", |seen| {
        seen.header["frame"].as_u64() > before.header["frame"].as_u64()
    });
    assert!(after.header["spp"][0].as_f64() >= before.header["spp"][0].as_f64());
}

/// The same frames come from a graphics card, drawn there.
#[test]
fn a_card_renders_and_draws_the_same() {
    let any = DeviceSpec::Gpu(AdapterChoice::Any);
    if let Err(error) = Device::open(&any, 1) {
        return wayfare_testing::skip("GPU", &error.to_string());
    }
    let mut on_card = options();
    on_card.request.device = any;
    let images = [options(), on_card].map(|options| {
        let served = Served::start(options);
        let mut viewer = Viewer::join(&served, "new");
        viewer.say(r#"{"type":"divider","at":0.5}"#);
        viewer.settled(16.0)
    });
    let differs = images[0].differs_from(&images[1]);
    assert!(differs < NOISE, "{differs}");
}
