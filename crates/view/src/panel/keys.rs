//! The keyboard.

use super::{Action, Panel, compare};
use crate::canvas::Seen;
use crate::viewer::{Reference, Viewer};
use egui::{Key, RichText, Ui};
use wayfare_engine::Method;
use wayfare_sampling::Defaults;

/// What mouse and keys do, for the help.
const HELP: [(&str, &str); 24] = [
    ("drag", "orbit around what is looked at"),
    ("right drag", "look around"),
    ("W A S D", "fly; Q and E go down and up, Shift is faster"),
    ("middle drag, or Shift and drag", "pan"),
    ("wheel", "come nearer, go away"),
    ("Ctrl and wheel", "field of view"),
    ("double click", "turn around this point from now on"),
    ("R or Home", "back to the scene's camera"),
    (
        "Alt and wheel, Alt and drag",
        "magnify and move the picture; Z shows all of it",
    ),
    ("1 to 7", "methods; with Shift the one on the right"),
    ("C", "two methods side by side; drag the divider"),
    ("X", "swap sides"),
    ("G", "render a reference along, or drop it"),
    ("V", "picture, error, reference (on the right)"),
    ("+ and -", "exposure"),
    ("T", "tone map"),
    ("Space", "pause, go on"),
    ("K", "add the camera to the path"),
    ("P", "play the path, stop"),
    ("Ctrl+S", "save the pictures as PNG and EXR"),
    ("F or F11", "full screen"),
    ("Tab", "hide or show the panel"),
    ("F1 or H", "this help"),
    ("Ctrl+Q", "quit"),
];

/// Seconds in which flying covers the distance to what is looked at.
const FLIGHT: f32 = 1.5;

/// Does what keys ask for, unless something is being typed.
pub fn follow(panel: &mut Panel, ui: &mut Ui, viewer: &mut Viewer, actions: &mut Vec<Action>) {
    drops(panel, ui, viewer);
    let ctx = ui.ctx().clone();
    let command = |key| ctx.input_mut(|i| i.consume_key(egui::Modifiers::COMMAND, key));
    if command(Key::S) {
        actions.push(Action::Save(panel.save_path()));
        // Ctrl may be let go before S, which then does not fly.
        panel.grounded = true;
    }
    if command(Key::Q) {
        actions.push(Action::Quit);
    }
    if ctx.egui_wants_keyboard_input() || clicks_on(panel, &ctx) {
        return;
    }
    let pressed = |key| press(&ctx, key).is_some();
    if pressed(Key::F1) || pressed(Key::H) {
        panel.help = !panel.help;
    }
    if pressed(Key::Escape) {
        panel.help = false;
    }
    if pressed(Key::Tab) {
        panel.open = !panel.open;
        // Otherwise the key would also move to some field, which then takes all other keys.
        ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    }
    if pressed(Key::F11) || pressed(Key::F) {
        actions.push(Action::ToggleFullScreen);
    }
    if pressed(Key::Space) {
        viewer.paused = !viewer.paused;
    }
    if pressed(Key::R) || pressed(Key::Home) {
        viewer.navigator.reset();
    }
    if pressed(Key::Z) {
        (panel.zoom, panel.centre) = (1.0, [0.5; 2]);
    }
    if pressed(Key::K) {
        panel.path.add_key(viewer);
        panel.tell("A key was added to the path.");
    }
    if pressed(Key::P) {
        panel.path.toggle();
    }
    if pressed(Key::T) {
        let all = wayfare_film::ToneMap::ALL;
        let at = all
            .iter()
            .position(|t| *t == panel.glasses.look.tone_map)
            .unwrap_or(0);
        panel.glasses.look.tone_map = all[(at + 1) % all.len()];
    }
    if pressed(Key::Plus) || pressed(Key::Equals) {
        panel.glasses.look.exposure = (panel.glasses.look.exposure + 0.5).min(6.0);
    }
    if pressed(Key::Minus) {
        panel.glasses.look.exposure = (panel.glasses.look.exposure - 0.5).max(-6.0);
    }
    methods(panel, &ctx, viewer);
    fly(panel, &ctx, viewer);
}

/// The modifiers with which a key was pressed, unless that was a command. They may have changed since, in the same frame.
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

/// Whether a click on the panel may be about to put the keyboard into a field, within this very frame.
fn clicks_on(panel: &Panel, ctx: &egui::Context) -> bool {
    let left = ctx.content_rect().right() - super::WIDTH;
    ctx.input(|i| {
        let clicks = i.pointer.any_pressed() || i.pointer.any_released();
        clicks && panel.open && i.pointer.latest_pos().is_some_and(|at| at.x > left)
    })
}

fn methods(panel: &mut Panel, ctx: &egui::Context, viewer: &mut Viewer) {
    let pressed = |key| press(ctx, key).is_some();
    let digits = [
        Key::Num1,
        Key::Num2,
        Key::Num3,
        Key::Num4,
        Key::Num5,
        Key::Num6,
        Key::Num7,
    ];
    for (key, name) in digits.into_iter().zip(Method::names()) {
        let Some(modifiers) = press(ctx, key) else {
            continue;
        };
        let right = modifiers.shift;
        if let (Ok(method), false) = (
            Method::preset(name, Defaults::Ours),
            right && viewer.wish.methods.len() < 2,
        ) {
            viewer.wish.methods[usize::from(right)] = method;
        }
    }
    if pressed(Key::C) {
        compare::toggle_second(viewer);
    }
    if pressed(Key::X) && viewer.wish.methods.len() > 1 {
        viewer.wish.methods.swap(0, 1);
    }
    if pressed(Key::G) {
        match viewer.reference {
            Reference::None => compare::start(&panel.references, viewer),
            _ => viewer.reference = Reference::None,
        }
    }
    if pressed(Key::V) {
        let right = &mut panel.glasses.seen[1];
        *right = match right {
            Seen::Picture => Seen::Error,
            Seen::Error => Seen::Reference,
            Seen::Reference => Seen::Picture,
        };
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
        panel.grounded = false;
    } else if !panel.grounded && !modifiers.command {
        let speed = seconds / FLIGHT * if modifiers.shift { 4.0 } else { 1.0 };
        viewer.navigator.fly(way.map(|x| x * speed));
    }
}

/// Files that were dropped on the window.
fn drops(panel: &mut Panel, ui: &Ui, viewer: &mut Viewer) {
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
            "pbrt" => viewer.wish.scene = path.display().to_string(),
            "exr" => compare::load(&path, viewer),
            _ => match panel.path.load(&path) {
                Ok(()) => panel.tell("The camera path was loaded."),
                Err(problem) => viewer.problem = Some(problem),
            },
        }
    }
}

/// Shows what mouse and keys do.
pub fn show_help(ui: &mut Ui, open: &mut bool) {
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
