//! A method and its parameters. The fields come from the table of parameters that the command line uses.

use super::section;
use egui::{Color32, RichText, Ui};
use std::collections::HashMap;
use wayfare_engine::Method;
use wayfare_live::Viewer;
use wayfare_sampling::{Defaults, Parameter, ParameterKind};

/// Width of a column of defaults in points.
const DEFAULT_WIDTH: f32 = 64.0;

/// Values that are being typed, and what is wrong with them.
#[derive(Default)]
pub struct ParameterEditor {
    texts: HashMap<&'static str, String>,
    problem: Option<(&'static str, String)>,
    /// Whether the message has not been seen yet.
    is_new: bool,
}

/// The section of the left or the right method.
pub fn ui(editor: &mut ParameterEditor, ui: &mut Ui, viewer: &mut Viewer, pane: usize) {
    let title = match (viewer.request.methods.len(), pane) {
        (1, _) => "Method",
        (_, 0) => "Method on the left",
        _ => "Method on the right",
    };
    section(ui, title, true, |ui| {
        let mut method = viewer.request.methods[pane];
        choose(ui, &mut method, pane);
        if method.chains().is_some() {
            ui.horizontal(|ui| {
                for (defaults, words, about) in [
                    (
                        Defaults::Ours,
                        "Our defaults",
                        "Correct mean brightness from the first frame on",
                    ),
                    (
                        Defaults::Published,
                        "Published defaults",
                        "As in the publications",
                    ),
                    (
                        Defaults::PublishedDwellTime,
                        "Dwell time",
                        "As in the publications, normalised by dwell time as in their authors' earlier code",
                    ),
                ] {
                    let button = ui.small_button(words).on_hover_text(about);
                    if let (true, Ok(reset)) =
                        (button.clicked(), Method::preset(method.name(), defaults))
                    {
                        method = reset;
                        editor.texts.clear();
                        editor.problem = None;
                    }
                }
            });
        }
        parameters(editor, ui, &mut method, pane);
        if method.name() != viewer.request.methods[pane].name() {
            editor.texts.clear();
            editor.problem = None;
        }
        viewer.request.methods[pane] = method;
        if let Some(note) = viewer.panes().get(pane).and_then(|pane| pane.note.clone()) {
            ui.label(RichText::new(note).weak().small());
        }
    });
}

/// A list of all methods.
fn choose(ui: &mut Ui, method: &mut Method, pane: usize) {
    egui::ComboBox::from_id_salt(("method", pane))
        .selected_text(method.name())
        .width(180.0)
        .show_ui(ui, |ui| {
            for (i, name) in Method::names().enumerate() {
                let is_it = method.name() == name;
                let words = format!("{}  {name}", i + 1);
                if ui.selectable_label(is_it, words).clicked()
                    && !is_it
                    && let Ok(other) = Method::preset(name, Defaults::Ours)
                {
                    *method = other;
                }
            }
        });
}

fn parameters(editor: &mut ParameterEditor, ui: &mut Ui, method: &mut Method, pane: usize) {
    let name = method.name();
    let defaults = [Defaults::Published, Defaults::Ours]
        .map(|kind| Method::preset(name, kind).map(|method| method.parameters()));
    let [Ok(published), Ok(ours)] = defaults else {
        return;
    };
    if ours.is_empty() {
        return;
    }
    let is_ours = !method.is_published();
    egui::Grid::new(("parameters", pane))
        .num_columns(4)
        .striped(true)
        .show(ui, |ui| {
            for words in ["", "value", "published", "ours"] {
                ui.label(RichText::new(words).weak().small());
            }
            ui.end_row();
            for (i, parameter) in method.parameters().iter().enumerate() {
                ui.label(parameter.key).on_hover_text(parameter.about);
                if let Some(value) = edit(editor, ui, parameter, pane) {
                    match method.set(parameter.key, &value) {
                        Ok(()) => editor.problem = None,
                        Err(error) => {
                            editor.problem = Some((parameter.key, error.to_string()));
                            editor.is_new = true;
                        }
                    }
                }
                let published = if is_ours {
                    "–"
                } else {
                    published[i].value.as_str()
                };
                for default in [published, ours[i].value.as_str()] {
                    let text = RichText::new(default).small();
                    let text = if default == parameter.value {
                        text
                    } else {
                        text.weak()
                    };
                    ui.scope(|ui| {
                        ui.set_max_width(DEFAULT_WIDTH);
                        ui.add(egui::Label::new(text).truncate())
                            .on_hover_text(default);
                    });
                }
                ui.end_row();
            }
        });
    if let Some((_, problem)) = &editor.problem {
        let words = RichText::new(problem).color(Color32::from_rgb(255, 140, 120));
        let label = ui.label(words);
        // It may be below the edge of the window.
        if std::mem::take(&mut editor.is_new) {
            label.scroll_to_me(None);
        }
    }
}

/// A field for a parameter. Returns its new value if it was changed.
fn edit(
    editor: &mut ParameterEditor,
    ui: &mut Ui,
    parameter: &Parameter,
    pane: usize,
) -> Option<String> {
    if let ParameterKind::Choice(words) = parameter.kind {
        let mut chosen = None;
        egui::ComboBox::from_id_salt((parameter.key, pane))
            .selected_text(&parameter.value)
            .width(104.0)
            .truncate()
            .show_ui(ui, |ui| {
                for word in words {
                    if ui
                        .selectable_label(*word == parameter.value, *word)
                        .clicked()
                    {
                        chosen = Some((*word).to_owned());
                    }
                }
            });
        return chosen;
    }
    let text = editor
        .texts
        .entry(parameter.key)
        .or_insert_with(|| parameter.value.clone());
    let field = ui.add(egui::TextEdit::singleline(text).desired_width(96.0));
    let field = field.on_hover_text(parameter.kind.words());
    if field.lost_focus() || (field.changed() && text.trim() != parameter.value) {
        let value = text.trim().to_owned();
        if field.lost_focus() && value == parameter.value {
            return None;
        }
        return Some(value);
    }
    // The value may have been changed elsewhere, by a button or a key.
    if !field.has_focus()
        && editor
            .problem
            .as_ref()
            .is_none_or(|(key, _)| *key != parameter.key)
    {
        text.clone_from(&parameter.value);
    }
    None
}
