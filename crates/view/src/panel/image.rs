//! The mouse on the image.

use super::Panel;
use egui::{PointerButton, Rect, Ui};
use wayfare_live::{Canvas, ContentKind, Framing, Viewer};

/// Distance in points from which a drag grabs the divider.
const GRIP: f32 = 8.0;
/// Steps per point that the wheel scrolls.
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

/// Handles the mouse, which may change the framing.
pub fn handle(
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
    // Decide at the start of a drag what it moves.
    let is_split = canvas.is_split(&panel.display);
    let near_divider = |p: egui::Pos2| {
        let [x, _] = framing.handle(panel.display.divider);
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
    // Follow the drag.
    let mut framing = framing;
    let pointer = response.interact_pointer_pos();
    match (panel.drag, pointer) {
        (Drag::Divider, Some(p)) => {
            panel.display.divider = framing.divider_at(physical(p)).clamp(0.0, 1.0);
        }
        (Drag::Camera, Some(_)) => {
            // A drag starts frames after its button was pressed, more where frames are slow: that way counts too.
            let way = match response.drag_started() {
                true => response.total_drag_delta().unwrap_or_default(),
                false => response.drag_delta(),
            };
            framing = drag_camera(ui, viewer, &response, way, framing, scale);
        }
        _ => {}
    }
    // Follow the wheel and double clicks.
    if let Some(p) = hovered {
        framing = wheel(ui, viewer, framing, physical(p));
        let [u, v] = framing.fraction_at(physical(p));
        let inside = (0.0..1.0).contains(&u) && (0.0..1.0).contains(&v);
        panel.pointed = inside.then_some([u, v]);
        if response.double_clicked() && inside {
            match viewer.distance_at([u, v]) {
                Some(distance) => {
                    viewer.navigator.set_target_distance(distance);
                    panel.say("Orbiting around this point.");
                }
                None => panel.say("There is no surface to orbit around."),
            }
        }
    } else {
        panel.pointed = None;
    }
    // Label the panes and the pixel under the mouse.
    label_panes(panel, ui, viewer, points, &framing, is_split);
    if let Some(point) = panel.pointed {
        pixel_values(ui, viewer, canvas, points, point);
    }
    framing
}

fn drag_camera(
    ui: &Ui,
    viewer: &mut Viewer,
    response: &egui::Response,
    way: egui::Vec2,
    framing: Framing,
    scale: f32,
) -> Framing {
    let modifiers = ui.input(|i| i.modifiers);
    if modifiers.alt {
        // The image, not the camera.
        return framing.panned((way * scale).into());
    }
    let by = (way * scale / framing.rectangle().extent[1].max(1.0)).into();
    let left = response.dragged_by(PointerButton::Primary);
    if response.dragged_by(PointerButton::Middle) || (left && modifiers.shift) {
        viewer.navigator.pan(by);
    } else if response.dragged_by(PointerButton::Secondary) {
        viewer.navigator.look_around(by);
    } else if left {
        viewer.navigator.orbit(by);
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

/// Labels the panes.
fn label_panes(
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
    let panes = viewer.panes().iter();
    let names: Vec<_> = panes.map(|pane| pane.settings.method.name()).collect();
    let x = framing.handle(panel.display.divider)[0] / scale;
    let title = |pane: usize| {
        let name = names
            .get(pane)
            .or(names.first())
            .copied()
            .unwrap_or_default();
        match panel.display.contents[pane] {
            ContentKind::Image => name.to_owned(),
            ContentKind::Error => format!("error of {name}"),
            ContentKind::Reference => "reference".to_owned(),
        }
    };
    let top = points.top().max(framing.rectangle().origin[1] / scale) + 10.0;
    let panes = [
        (egui::Align2::RIGHT_TOP, x - 12.0, title(0)),
        (egui::Align2::LEFT_TOP, x + 12.0, title(1)),
    ];
    for (align, x, words) in panes {
        tag(ui, align, egui::pos2(x, top), &words);
    }
}

/// Text on a dark background, readable on any image.
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
fn pixel_values(ui: &Ui, viewer: &mut Viewer, canvas: &mut Canvas, points: Rect, point: [f32; 2]) {
    let [width, height] = viewer.image_size();
    let [x, y] = [
        (point[0] * width as f32) as u32,
        (point[1] * height as f32) as u32,
    ];
    let mut words = format!("{x}, {y}");
    let names = ["", "right ", "reference "];
    for (name, value) in names.into_iter().zip(canvas.probe(point)) {
        let shown = name != "right " || viewer.request.methods.len() > 1;
        if let (Some([r, g, b]), true) = (value, shown) {
            words.push_str(&format!("   {name}{r:.4} {g:.4} {b:.4}"));
        }
    }
    let at = egui::pos2(points.left() + 12.0, points.bottom() - 12.0);
    tag(ui, egui::Align2::LEFT_BOTTOM, at, &words);
}
