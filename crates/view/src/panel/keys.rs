//! Keys, and files dropped on the window.

use super::{Action, Panel, compare};
use egui::{Key, RichText, Ui};
use wayfare_engine::Method;
use wayfare_live::{ContentKind, Reference, Viewer};
use wayfare_sampling::Defaults;

/// What mouse and keys do, for the help.
const HELP: [(&str, &str); 24] = [
    ("drag", "orbit around the target"),
    ("right drag", "look around"),
    ("W A S D", "fly; Q and E: down and up; Shift: faster"),
    ("middle drag, or Shift and drag", "pan"),
    ("wheel", "move closer or away"),
    ("Ctrl and wheel", "field of view"),
    ("double click", "orbit around this point"),
    ("R or Home", "reset to the scene's own camera"),
    (
        "Alt and wheel, Alt and drag",
        "magnify and move the image; Z: show all of it",
    ),
    (
        "1 to 8 over the image",
        "choose a method; with Shift the one on the right",
    ),
    ("C", "compare two methods; drag the divider"),
    ("X", "swap left and right"),
    ("G", "render a reference alongside, or drop it"),
    (
        "V",
        "show the image, its error or the reference on the right",
    ),
    ("+ and -", "exposure"),
    ("T", "tone map"),
    ("Space", "pause or resume"),
    ("K", "add a key to the camera path"),
    ("P", "play or stop the camera path"),
    ("Ctrl+S", "save the images as PNG and EXR"),
    ("F or F11", "full screen"),
    ("Tab", "hide or show the panel"),
    ("F1 or H", "this help"),
    ("Ctrl+Q", "quit"),
];

/// Seconds in which flying covers the distance to the target.
const FLIGHT: f32 = 1.5;

/// Handles keys, unless something is being typed.
pub fn handle(panel: &mut Panel, ui: &mut Ui, viewer: &mut Viewer, actions: &mut Vec<Action>) {
    dropped_files(panel, ui, viewer);
    // Commands work even while something is being typed.
    let ctx = ui.ctx().clone();
    let command = |key| ctx.input_mut(|i| i.consume_key(egui::Modifiers::COMMAND, key));
    if command(Key::S) {
        actions.push(Action::Save(panel.save_path()));
        // If Ctrl is released before S, S must not fly.
        panel.ignores_flying = true;
    }
    if command(Key::Q) {
        actions.push(Action::Quit);
    }
    if ctx.egui_wants_keyboard_input() || clicks_on(panel, &ctx) {
        return;
    }
    // Help, panel and window.
    let pressed = |key| press(&ctx, key).is_some();
    if pressed(Key::F1) || pressed(Key::H) {
        panel.help = !panel.help;
    }
    if pressed(Key::Escape) {
        panel.help = false;
    }
    if pressed(Key::Tab) {
        panel.open = !panel.open;
        // Otherwise Tab would also focus some field, which then takes all other keys.
        ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    }
    if pressed(Key::F11) || pressed(Key::F) {
        actions.push(Action::ToggleFullScreen);
    }
    if pressed(Key::Space) {
        viewer.paused = !viewer.paused;
    }
    // Camera and camera path.
    if pressed(Key::R) || pressed(Key::Home) {
        viewer.navigator.reset();
    }
    if pressed(Key::Z) {
        (panel.zoom, panel.centre) = (1.0, [0.5; 2]);
    }
    if pressed(Key::K) {
        panel.path.add_key(viewer);
        panel.say("Added a key to the camera path.");
    }
    if pressed(Key::P) {
        panel.path.toggle();
    }
    // Exposure and tone map.
    let look = &mut panel.display.look;
    if pressed(Key::T) {
        let all = wayfare_film::ToneMap::ALL;
        let at = all.iter().position(|t| *t == look.tone_map);
        look.tone_map = all[(at.unwrap_or(0) + 1) % all.len()];
    }
    if pressed(Key::Plus) || pressed(Key::Equals) {
        look.exposure = (look.exposure + 0.5).min(6.0);
    }
    if pressed(Key::Minus) {
        look.exposure = (look.exposure - 0.5).max(-6.0);
    }
    methods(panel, &ctx, viewer);
    fly(panel, &ctx, viewer);
}

/// The modifiers with which a key was pressed, unless it was a command. They may have changed since, in the same frame.
fn press(ctx: &egui::Context, key: Key) -> Option<egui::Modifiers> {
    ctx.input(|i| {
        i.events.iter().find_map(|event| match event {
            egui::Event::Key {
                key: this,
                pressed: true,
                modifiers,
                ..
            } if *this == key && !modifiers.command => Some(*modifiers),
            _ => None,
        })
    })
}

/// Whether the pointer is over the panel.
fn points_at(panel: &Panel, ctx: &egui::Context) -> bool {
    let left = ctx.content_rect().right() - super::PANEL_WIDTH;
    panel.open && ctx.input(|i| i.pointer.latest_pos().is_some_and(|at| at.x > left))
}

/// Whether a click on the panel may be about to focus a field within this frame.
fn clicks_on(panel: &Panel, ctx: &egui::Context) -> bool {
    let clicks = ctx.input(|i| i.pointer.any_pressed() || i.pointer.any_released());
    clicks && points_at(panel, ctx)
}

fn methods(panel: &mut Panel, ctx: &egui::Context, viewer: &mut Viewer) {
    let pressed = |key| press(ctx, key).is_some();
    // A digit over the panel was meant for a field that does not have the keyboard yet.
    if !points_at(panel, ctx) {
        choose_method(ctx, viewer);
    }
    if pressed(Key::C) {
        viewer.request.toggle_second();
    }
    if pressed(Key::X) && viewer.request.methods.len() > 1 {
        viewer.request.methods.swap(0, 1);
    }
    if pressed(Key::G) {
        match viewer.reference {
            Reference::None => compare::start_reference(&panel.references, viewer),
            _ => viewer.reference = Reference::None,
        }
    }
    if pressed(Key::V) {
        let right = &mut panel.display.contents[1];
        *right = match right {
            ContentKind::Image => ContentKind::Error,
            ContentKind::Error => ContentKind::Reference,
            ContentKind::Reference => ContentKind::Image,
        };
    }
}

/// Digits choose a method.
fn choose_method(ctx: &egui::Context, viewer: &mut Viewer) {
    let digits = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
        Key::Num8,
        Key::Num9,
    ];
    for (key, name) in digits.into_iter().zip(Method::names()) {
        let Some(modifiers) = press(ctx, key) else {
            continue;
        };
        let right = modifiers.shift;
        if let (Ok(method), false) = (
            Method::preset(name, Defaults::Ours),
            right && viewer.request.methods.len() < 2,
        ) {
            viewer.request.methods[usize::from(right)] = method;
        }
    }
}

/// Flies while keys are held.
fn fly(panel: &mut Panel, ctx: &egui::Context, viewer: &mut Viewer) {
    let (way, seconds, modifiers) = ctx.input(|i| {
        let axis = |plus, minus| {
            f32::from(u8::from(i.key_down(plus))) - f32::from(u8::from(i.key_down(minus)))
        };
        let way = [
            axis(Key::D, Key::A),
            axis(Key::E, Key::Q),
            axis(Key::W, Key::S),
        ];
        (way, i.stable_dt.min(0.1), i.modifiers)
    });
    if way == [0.0; 3] {
        panel.ignores_flying = false;
    } else if !panel.ignores_flying && !modifiers.command {
        let speed = seconds / FLIGHT * if modifiers.shift { 4.0 } else { 1.0 };
        viewer.navigator.fly(way.map(|x| x * speed));
    }
}

/// Opens files that were dropped on the window.
fn dropped_files(panel: &mut Panel, ui: &Ui, viewer: &mut Viewer) {
    let dropped: Vec<_> = ui.input(|i| {
        let files = i.raw.dropped_files.iter();
        files.map(|file| file.path().to_owned()).collect()
    });
    for path in dropped {
        let kind = path
            .extension()
            .and_then(|e| e.to_str())
            .unwrap_or_default()
            .to_ascii_lowercase();
        viewer.problem = None;
        match kind.as_str() {
            "pbrt" => viewer.request.scene = path.display().to_string(),
            "exr" => compare::load_reference(&path, viewer),
            _ => match panel.path.load(&path) {
                Ok(()) => panel.say("Loaded the camera path."),
                Err(problem) => viewer.problem = Some(problem),
            },
        }
    }
}

/// The list of what mouse and keys do.
pub fn help_ui(ui: &mut Ui, open: &mut bool) {
    egui::Window::new("Mouse and keys")
        .open(open)
        .collapsible(false)
        .resizable(false)
        .anchor(egui::Align2::LEFT_TOP, [24.0, 24.0])
        .show(ui.ctx(), |ui| {
            ui.set_min_width(470.0);
            egui::Grid::new("help")
                .num_columns(2)
                .spacing([18.0, 4.0])
                .show(ui, |ui| {
                    for (key, what) in HELP {
                        ui.label(RichText::new(key).strong());
                        ui.label(what);
                        ui.end_row();
                    }
                });
        });
}
