//! The mouse on the picture.

use super::Panel;
use crate::canvas::{Canvas, Seen};
use crate::framing::Framing;
use crate::viewer::Viewer;
use egui::{PointerButton, Rect, Ui};

/// Points around the divider that take hold of it.
const GRIP: f32 = 8.0;
/// Steps of the wheel per point that it scrolls.
const WHEEL: f32 = 0.02;

/// What a drag does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Drag {
    /// Nothing.
    #[default]
    None,
    /// Moves the divider.
    Divider,
    /// Moves the camera.
    Camera,
}

/// Follows the mouse; the framing may change.
pub fn follow(
    panel: &mut Panel,
    ui: &mut Ui,
    viewer: &mut Viewer,
    canvas: &mut Canvas,
    points: Rect,
    framing: Framing,
) -> Framing {
    let response = ui.allocate_rect(points, egui::Sense::click_and_drag());
    let scale = ui.ctx().pixels_per_point();
    let physical = |p: egui::Pos2| [p.x * scale, p.y * scale];
    let is_split = canvas.is_split(&panel.glasses);
    let near_divider = |p: egui::Pos2| {
        let [x, _] = framing.handle(panel.glasses.divider);
        is_split && (p.x - x / scale).abs() < GRIP
    };
    if response.drag_started()
        && let Some(start) = ui.input(|i| i.pointer.press_origin())
    {
        panel.drag = if near_divider(start) {
            Drag::Divider
        } else {
            Drag::Camera
        };
    }
    if response.drag_stopped() {
        panel.drag = Drag::None;
    }
    let hovered = response.hover_pos();
    if panel.drag == Drag::Divider || hovered.is_some_and(near_divider) {
        ui.ctx().set_cursor_icon(egui::CursorIcon::ResizeHorizontal);
    }
    let mut framing = framing;
    let pointer = response.interact_pointer_pos();
    match (panel.drag, pointer) {
        (Drag::Divider, Some(p)) => {
            panel.glasses.divider = framing.divider_at(physical(p)).clamp(0.0, 1.0);
        }
        (Drag::Camera, Some(_)) => {
            let height = framing.rectangle().extent[1].max(1.0) / scale;
            let way = response.drag_delta() / height;
            framing = drag_camera(ui, viewer, &response, [way.x, way.y], framing, scale);
        }
        _ => {}
    }
    if let Some(p) = hovered {
        framing = wheel(ui, viewer, framing, physical(p));
        let [u, v] = framing.fraction_at(physical(p));
        let inside = (0.0..1.0).contains(&u) && (0.0..1.0).contains(&v);
        panel.pointed = inside.then_some([u, v]);
        if response.double_clicked() && inside {
            match viewer.distance_at([u, v]) {
                Some(distance) => {
                    viewer.navigator.focus(distance);
                    panel.tell("Turning around what is at that distance.");
                }
                None => panel.tell("Nothing is there to turn around."),
            }
        }
    } else {
        panel.pointed = None;
    }
    label_sides(panel, ui, viewer, points, &framing, is_split);
    if let Some(place) = panel.pointed {
        values(ui, viewer, canvas, points, place);
    }
    framing
}

fn drag_camera(
    ui: &Ui,
    viewer: &mut Viewer,
    response: &egui::Response,
    way: [f32; 2],
    framing: Framing,
    scale: f32,
) -> Framing {
    let modifiers = ui.input(|i| i.modifiers);
    if modifiers.alt {
        // The picture, not the camera.
        let delta = response.drag_delta();
        return framing.panned([delta.x * scale, delta.y * scale]);
    }
    let left = response.dragged_by(PointerButton::Primary);
    if response.dragged_by(PointerButton::Middle) || (left && modifiers.shift) {
        viewer.navigator.pan(way);
    } else if response.dragged_by(PointerButton::Secondary) {
        viewer.navigator.look(way);
    } else if left {
        viewer.navigator.orbit(way);
    }
    framing
}

fn wheel(ui: &Ui, viewer: &mut Viewer, framing: Framing, point: [f32; 2]) -> Framing {
    let (scroll, zoom, modifiers) =
        ui.input(|i| (i.smooth_scroll_delta(), i.zoom_delta(), i.modifiers));
    if modifiers.alt {
        return framing.zoomed(point, (0.01 * (scroll.y + scroll.x)).exp());
    }
    if zoom != 1.0 {
        // Ctrl and the wheel, or two fingers.
        viewer.navigator.widen(-zoom.ln() * 10.0);
    } else if scroll.y != 0.0 {
        viewer.navigator.dolly(WHEEL * scroll.y);
    }
    framing
}

/// Says which side is which.
fn label_sides(
    panel: &Panel,
    ui: &Ui,
    viewer: &mut Viewer,
    points: Rect,
    framing: &Framing,
    is_split: bool,
) {
    if !is_split {
        return;
    }
    let scale = ui.ctx().pixels_per_point();
    let sides = viewer.sides().iter();
    let names: Vec<_> = sides.map(|side| side.settings.method.name()).collect();
    let x = framing.handle(panel.glasses.divider)[0] / scale;
    let title = |side: usize| {
        let name = names
            .get(side)
            .or(names.first())
            .copied()
            .unwrap_or_default();
        match panel.glasses.seen[side] {
            Seen::Picture => name.to_owned(),
            Seen::Error => format!("error of {name}"),
            Seen::Reference => "reference".to_owned(),
        }
    };
    let top = points.top().max(framing.rectangle().origin[1] / scale) + 10.0;
    let sides = [
        (egui::Align2::RIGHT_TOP, x - 12.0, title(0)),
        (egui::Align2::LEFT_TOP, x + 12.0, title(1)),
    ];
    for (align, x, words) in sides {
        tag(ui, align, egui::pos2(x, top), &words);
    }
}

/// Words on a dark ground, readable on any picture.
fn tag(ui: &Ui, align: egui::Align2, at: egui::Pos2, words: &str) {
    let font = egui::FontId::proportional(13.0);
    let painter = ui.painter();
    let galley = painter.layout_no_wrap(words.to_owned(), font, egui::Color32::WHITE);
    let rect = align.anchor_size(at, galley.size());
    painter.rect_filled(
        rect.expand2(egui::vec2(6.0, 3.0)),
        4.0,
        egui::Color32::from_black_alpha(170),
    );
    painter.galley(rect.min, galley, egui::Color32::WHITE);
}

/// The values of the pixel under the mouse.
fn values(ui: &Ui, viewer: &mut Viewer, canvas: &mut Canvas, points: Rect, place: [f32; 2]) {
    let [width, height] = viewer.picture_size();
    let [x, y] = [
        (place[0] * width as f32) as u32,
        (place[1] * height as f32) as u32,
    ];
    let mut words = format!("{x}, {y}");
    let names = ["", "right ", "reference "];
    for (name, value) in names.into_iter().zip(canvas.probe(place)) {
        let shown = name != "right " || viewer.wish.methods.len() > 1;
        if let (Some([r, g, b]), true) = (value, shown) {
            words.push_str(&format!("   {name}{r:.4} {g:.4} {b:.4}"));
        }
    }
    let at = egui::pos2(points.left() + 12.0, points.bottom() - 12.0);
    tag(ui, egui::Align2::LEFT_BOTTOM, at, &words);
}
