//! Everything that can be done in a window.

use crate::display::Display;
use crate::screenshot::{Screenshot, difference};
use crate::session::Session;
use std::thread;
use std::time::{Duration, Instant};
use wayfare_engine::Method;
use wayfare_film::Metadata;
use wayfare_live::Area;

/// Small, so that slow machines keep up.
const IMAGE: [u32; 2] = [160, 120];
/// Of the window, which a software driver has to fill.
const WINDOW: [u32; 2] = [620, 300];
/// Of the window where all parameters of a method are to be seen.
const TALL: [u32; 2] = [620, 690];
/// The ground of fields of text.
const FIELD: [u8; 3] = [10; 3];
/// The edge of the field that has the keyboard.
const FOCUS: [u8; 3] = [192, 222, 255];
/// Errors of parameters are shown in this colour.
const WRONG: [u8; 3] = [255, 140, 120];
/// The ground of a word that is chosen among several.
const CHOSEN: [u8; 3] = [0, 92, 128];
/// Turns of the wheel that lead to the top of the panel from anywhere.
const WHEEL_TO_THE_TOP: usize = 30;
/// The name of files, where the user does not choose another.
const FILE: &str = "wayfare-view";

#[test]
fn a_tour_on_the_cpu() {
    if wayfare_testing::is_left_out() {
        return;
    }
    tour("cpu");
}

#[test]
fn a_tour_on_a_gpu() {
    if wayfare_testing::is_left_out() {
        return;
    }
    tour("gpu");
}

fn tour(device: &str) {
    let Some(display) = Display::open() else {
        return;
    };
    let line = format!("view cornell --method pt --device {device}");
    let mut session = Session::start(&display, &line, Some(IMAGE));
    session.resize(WINDOW);
    session.wait_for_light();
    session.keep(&format!("{device}-start"));
    assert!(session.ground(session.panel()) > 0.3, "there is a panel");

    move_the_camera(&mut session);
    switch_methods(&mut session);
    change_parameters(&mut session);
    compare(&mut session, device);
    change_the_look(&mut session, device);
    hide_the_panel(&mut session);

    session.keep(&format!("{device}-end"));
    session.quit();
}

fn text(facts: &Metadata, key: &str) -> String {
    facts.get(key).map(ToString::to_string).unwrap_or_default()
}

fn move_the_camera(session: &mut Session<'_>) {
    let image = session.image();
    let before = session.blocks();
    session.point_at(session.point([0.5, 0.5]));
    for _ in 0..6 {
        session.click(4);
    }
    session.wait_for_other("approach", &before, image);
    session.drag(1, "orbit", [[0.5, 0.5], [0.56, 0.54]], image);
    session.wait_for_light();
    session.drag(3, "look around", [[0.5, 0.5], [0.44, 0.47]], image);
    session.wait_for_light();
    session.keep("moved");
    let is_moved = |facts: &Metadata| facts.get("camera").is_some();
    session.save_until("moved camera", FILE, |image, facts| {
        // It says where it comes from, and how to make it again without a window.
        assert!(text(facts, "command").starts_with("wayfare view cornell --method pt"));
        assert_eq!(text(facts, "scene_hash").len(), 64);
        assert_eq!(text(facts, "tonemap"), "filmic");
        let again = text(facts, "render_command");
        assert!(
            again.starts_with("wayfare render cornell --method pt"),
            "{again}"
        );
        is_moved(facts) && image.size() == IMAGE
    });
    let before = session.blocks();
    session.key("r");
    session.wait_for_other("way home", &before, image);
    session.save_until("camera at home", FILE, |_, facts| !is_moved(facts));
}

fn switch_methods(session: &mut Session<'_>) {
    for (i, name) in Method::names().enumerate() {
        session.key(&(i + 1).to_string());
        let is_it = |facts: &Metadata| text(facts, "method") == name;
        session.save_until(name, FILE, |_, facts| is_it(facts));
        session.wait_for_light();
        session.assert_no_problem();
    }
}

/// The first parameter of the last method is its step size.
fn change_parameters(session: &mut Session<'_>) {
    session.resize(TALL);
    session.wait_for_light();
    let is_set = |facts: &Metadata| text(facts, "settings").contains("\"sd\":0.02");
    let wrong = |session: &Session<'_>| session.screenshot().share(session.panel(), WRONG, 12);
    type_over_the_first_parameter(session, "0.02");
    session.save_until("step size", FILE, |_, facts| is_set(facts));
    session.until("end of what was wrong with half of 0.02", |session| {
        (wrong(session) == 0.0).then_some(())
    });
    type_over_the_first_parameter(session, "wide");
    session.until("explanation", |session| {
        (wrong(session) > 0.0).then_some(())
    });
    session.save_until("same step size as before", FILE, |_, facts| is_set(facts));
    session.assert_no_problem();
}

/// Clicks on the field until it has the keyboard, and types.
fn type_over_the_first_parameter(session: &mut Session<'_>, text: &str) {
    session.until("field with the keyboard", |session| {
        // The field under the pointer looks different. A while later it is seen as it is without.
        session.point_at(session.point([0.5, 0.5]));
        thread::sleep(Duration::from_secs(1));
        let [x, y] = first_parameter(&session.screenshot(), session.panel())?;
        session.point_at([x, y + 8]);
        session.click(1);
        let edge = Area {
            min: [x, y - 3],
            size: [20, 6],
        };
        let clicked = Instant::now();
        while clicked.elapsed() < Duration::from_secs(3) {
            if session.screenshot().share(edge, FOCUS, 12) > 0.0 {
                return Some(());
            }
            thread::sleep(Duration::from_millis(15));
        }
        None
    });
    session.type_over(text);
}

/// Inside the upper edge of the field of the first parameter: the first field of its width from the top.
fn first_parameter(screenshot: &Screenshot, panel: Area) -> Option<[u32; 2]> {
    let Area { min, size } = panel;
    for y in 0..size[1] {
        let row = Area {
            min: [min[0], y],
            size: [size[0], 1],
        };
        let row: Vec<_> = screenshot.pixels(row).collect();
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] == FIELD && (90..=115).contains(&run.len()) {
                return Some([min[0] + x + 20, y]);
            }
            x += run.len() as u32;
        }
    }
    None
}

fn compare(session: &mut Session<'_>, device: &str) {
    session.resize(WINDOW);
    session.wait_for_light();
    session.key("c");
    for name in ["persistent-restore", "pt"] {
        let file = format!("{FILE}-{name}");
        session.save_until(name, &file, |image, facts| {
            text(facts, "method") == name && image.size() == IMAGE
        });
    }
    let image = session.image();
    let part = |from: f32, to: f32| Area {
        min: [session.point([from, 0.0])[0], image.min[1]],
        size: [((to - from) * image.size[0] as f32) as u32, image.size[1]],
    };
    let (left, middle, right) = (part(0.0, 0.2), part(0.3, 0.45), part(0.55, 1.0));
    let before = session.screenshot();
    session.key("g");
    session.key("v");
    session.wait_for_other("errors on the right", &before.blocks(right), right);
    session.keep(&format!("{device}-compare"));
    let before = session.screenshot();
    session.drag(1, "moved divider", [[0.5, 0.5], [0.25, 0.5]], middle);
    let after = session.screenshot();
    let change = |area| difference(&before.blocks(area), &after.blocks(area));
    let (left, middle) = (change(left), change(middle));
    assert!(
        left < 0.5 * middle,
        "only what is between changes: {left}, {middle}"
    );
}

/// Two methods with all their parameters and a reference leave exposure and tone map in sight, and another tone map
/// shows the same samples.
fn change_the_look(session: &mut Session<'_>, device: &str) {
    session.resize(TALL);
    session.wait_for_light();
    session.keep(&format!("{device}-look"));
    let file = format!("{FILE}-pt");
    let is = |facts: &Metadata, name: &str| text(facts, "tonemap") == name;
    let (_, before) = session.save_until("tone map", &file, |_, facts| is(facts, "filmic"));
    // Parameters were changed further down: back to the top of the panel, with the wheel.
    let panel = session.panel();
    session.point_at([
        panel.min[0] + panel.size[0] / 2,
        panel.min[1] + panel.size[1] / 2,
    ]);
    (0..WHEEL_TO_THE_TOP).for_each(|_| session.click(4));
    // Scrolling is smooth: it ends a moment later.
    thread::sleep(Duration::from_secs(1));
    session.keep(&format!("{device}-top"));
    let (left, y) = session.until("chosen tone map", |session| {
        chosen(&session.screenshot(), session.panel())
    });
    // Its neighbour.
    session.point_at([left - 24, y + 6]);
    session.click(1);
    let (_, after) = session.save_until("other tone map", &file, |_, facts| is(facts, "srgb"));
    let samples = |facts: &Metadata| text(facts, "samples").parse::<u64>().expect("a number");
    assert!(samples(&after) >= samples(&before), "it started over");
    assert_eq!(text(&before, "seed"), text(&after, "seed"));
    // A digit over the panel is no method.
    session.key("3");
    for name in ["persistent-restore", "pt"] {
        let file = format!("{FILE}-{name}");
        session.save_until(name, &file, |_, facts| text(facts, "method") == name);
    }
    session.key("t");
    session.save_until("first tone map", &file, |_, facts| is(facts, "filmic"));
    session.resize(WINDOW);
    session.wait_for_light();
}

/// The left edge and the top of what is chosen among several words, the first from the top.
fn chosen(screenshot: &Screenshot, panel: Area) -> Option<(u32, u32)> {
    let Area { min, size } = panel;
    for y in 0..size[1] {
        let row = Area {
            min: [min[0], y],
            size: [size[0], 1],
        };
        let mut pixels = screenshot.pixels(row);
        if let Some(x) = pixels.position(|pixel| pixel == CHOSEN) {
            return Some((min[0] + x as u32, y));
        }
    }
    None
}

fn hide_the_panel(session: &mut Session<'_>) {
    session.key("Tab");
    session.has_panel = false;
    session.until("window without a panel", |session| {
        (session.ground(session.panel()) < 0.01).then_some(())
    });
    session.wait_for_light();
    session.key("F1");
    session.until("help", |session| {
        (session.ground(session.image()) > 0.3).then_some(())
    });
    session.key("F1");
    session.until("end of the help", |session| {
        (session.ground(session.image()) < 0.01).then_some(())
    });
    session.key("Tab");
    session.has_panel = true;
    session.until("panel", |session| {
        (session.ground(session.panel()) > 0.3).then_some(())
    });
}

#[test]
fn the_image_has_the_size_of_the_window() {
    let Some(display) = Display::open() else {
        return;
    };
    let line = "view cornell --method pt --device cpu";
    let mut session = Session::start(&display, line, None);
    let panel = wayfare_view::PANEL_WIDTH as u32;
    for [width, height] in [[160, 240], [220, 300], [100, 250]] {
        session.resize([width + panel, height]);
        session.wait_for_light();
        session.save_until("image of the window's size", FILE, |image, _| {
            image.size() == [width, height]
        });
    }
    session.quit();
}
