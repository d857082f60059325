//! What a page receives besides frames.

use crate::message::{CommandName, ContentName, ErrorName};
use serde::Serialize;
use wayfare_engine::Method;
use wayfare_film::ToneMap;
use wayfare_film::error_map::COLOURS;
use wayfare_live::{DisplaySettings, Reference, Shows, Viewer};
use wayfare_sampling::{Defaults, ParameterKind};

/// What a page receives. Messages are JSON objects with a `type`.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Told {
    /// What never changes, first of all.
    Hello(Box<Hello>),
    /// What is requested and displayed.
    State(Box<State>),
    /// What is known about the images.
    Figures(Box<Figures>),
    /// Something was refused.
    Error {
        /// Why.
        text: String,
    },
    /// Something was done.
    Note {
        /// What.
        text: String,
    },
    /// A command line that was asked for.
    Command {
        /// Which.
        command: CommandName,
        /// The words.
        text: String,
    },
}

/// What never changes for a viewer.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Hello {
    /// The version of the program.
    pub version: &'static str,
    /// The camera, by which others can join.
    pub session: String,
    /// All methods.
    pub methods: Vec<&'static str>,
    /// All scenes.
    pub scenes: Vec<String>,
    /// All tone maps.
    pub tone_maps: Vec<ToneMap>,
    /// What can be shown: the image and its layers.
    pub shows: Vec<String>,
    /// Colours of errors, from the smallest to the largest.
    pub colours: Vec<[u8; 3]>,
    /// Seconds that a frame should take.
    pub budget: f64,
}

impl Hello {
    /// To a viewer of this camera.
    pub fn new(session: String, scenes: &[String], budget: f64) -> Self {
        Self {
            version: env!("CARGO_PKG_VERSION"),
            session,
            methods: Method::names().collect(),
            scenes: scenes.to_vec(),
            tone_maps: ToneMap::ALL.to_vec(),
            shows: Shows::all().map(|shows| shows.to_string()).collect(),
            colours: COLOURS.to_vec(),
            budget,
        }
    }
}

/// What is requested and displayed.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct State {
    /// The scene.
    pub scene: String,
    /// The device that renders.
    pub device: String,
    /// The method on the left or everywhere, and the one on the right.
    pub methods: Vec<MethodState>,
    /// What images are compared with, in words.
    pub reference: Option<String>,
    /// The method that renders the reference.
    pub reference_method: Option<&'static str>,
    /// How images are displayed.
    pub display: Option<DisplayState>,
    /// What is done with images before they are shown.
    pub finish: FinishState,
    /// Whether rendering is paused.
    pub paused: bool,
    /// What viewers wait for.
    pub busy: Option<String>,
    /// What went wrong last.
    pub problem: Option<String>,
    /// Warnings about scene, device and renderers.
    pub notes: Vec<String>,
    /// How many look through this camera.
    pub viewers: usize,
}

/// What is done with images before they are shown.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct FinishState {
    /// The image, or one of its layers.
    pub shows: String,
    /// Whether earlier frames are averaged in while the camera moves.
    pub accumulate: bool,
    /// Whether noise is taken out.
    pub denoise: bool,
    /// Whether chains are carried over when the camera moves.
    pub reuse: bool,
}

/// A method and its parameters.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MethodState {
    /// Its name.
    pub name: &'static str,
    /// Whether there are published values of its parameters.
    pub published: bool,
    /// Its parameters.
    pub parameters: Vec<ParameterState>,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ParameterState {
    /// Its name.
    pub key: &'static str,
    /// Its value, as it is written.
    pub value: String,
    /// What it does.
    pub about: &'static str,
    /// What it can be, in words.
    pub range: String,
    /// What it can be, where these are words.
    pub choices: Vec<&'static str>,
    /// Our value.
    pub ours: String,
    /// The published value.
    pub published: String,
}

/// How images are displayed.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct DisplayState {
    /// Exposure in stops.
    pub exposure: f32,
    /// Tone map.
    pub tone_map: ToneMap,
    /// What the panes show.
    pub contents: [ContentName; 2],
    /// Which error is displayed.
    pub error: ErrorName,
    /// The power of ten at the bright end of its colours.
    pub decade: i32,
    /// Where the left pane ends, as a fraction of the width.
    pub divider: f32,
    /// Whether there is a divider.
    pub split: bool,
}

/// What is known about the images.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Figures {
    /// Frames per second that are rendered.
    pub frames_per_second: f64,
    /// Milliseconds per frame.
    pub frame_ms: f64,
    /// Milliseconds per frame spent waiting for renderers.
    pub rendering_ms: f64,
    /// Size of the rendered images.
    pub size: [u32; 2],
    /// Width of a rendered pixel.
    pub coarseness: u32,
    /// Title, explanation and the values of each method, as far as there are any.
    pub rows: Vec<(&'static str, &'static str, Vec<Option<String>>)>,
    /// Samples per pixel of the reference.
    pub reference_spp: Option<f64>,
    /// The camera: position, target, field of view in degrees.
    pub pose: ([f32; 3], [f32; 3], f32),
}

impl State {
    /// The state of a viewer.
    pub fn of(viewer: &Viewer, display: &DisplaySettings, split: bool, viewers: usize) -> Self {
        let (reference, reference_method) = match &viewer.reference {
            Reference::None => (None, None),
            Reference::File { name, .. } => (Some(name.clone()), None),
            Reference::Rendered(method) => (
                Some(format!("{method}, rendered alongside")),
                Some(method.name()),
            ),
        };
        let scene = viewer.scene();
        let mut notes = scene.map_or_else(Vec::new, |scene| scene.notes.clone());
        for note in viewer.panes().iter().filter_map(|pane| pane.note.clone()) {
            if !notes.contains(&note) {
                notes.push(note);
            }
        }
        Self {
            scene: viewer.request.scene.clone(),
            device: scene.map_or_else(String::new, |scene| scene.device().name().to_owned()),
            methods: viewer.request.methods.iter().map(method_state).collect(),
            reference,
            reference_method,
            display: Some(DisplayState {
                exposure: display.look.exposure,
                tone_map: display.look.tone_map,
                contents: display.contents.map(ContentName::from),
                error: display.error.into(),
                decade: display.decade,
                divider: display.divider,
                split,
            }),
            finish: FinishState {
                shows: viewer.finish.shows.to_string(),
                accumulate: viewer.finish.accumulate,
                denoise: viewer.finish.denoise,
                reuse: viewer.reuse,
            },
            paused: viewer.paused,
            busy: viewer.busy().map(str::to_owned),
            problem: viewer
                .problem
                .as_ref()
                .map(|problem| viewer.host().explain(problem)),
            notes,
            viewers,
        }
    }
}

fn method_state(method: &Method) -> MethodState {
    let values = |defaults| {
        let preset = Method::preset(method.name(), defaults);
        preset.map_or_else(|_| Vec::new(), |preset| preset.parameters())
    };
    let (ours, published) = (values(Defaults::Ours), values(Defaults::Published));
    let value = |all: &[wayfare_sampling::Parameter], i: usize| {
        all.get(i).map_or_else(String::new, |p| p.value.clone())
    };
    let parameters = method.parameters();
    let parameters = parameters.iter().enumerate().map(|(i, parameter)| {
        let choices = match parameter.kind {
            ParameterKind::Choice(words) => words.to_vec(),
            _ => Vec::new(),
        };
        ParameterState {
            key: parameter.key,
            value: parameter.value.clone(),
            about: parameter.about,
            range: parameter.kind.words(),
            choices,
            ours: value(&ours, i),
            published: value(&published, i),
        }
    });
    MethodState {
        name: method.name(),
        published: method.is_published(),
        parameters: parameters.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_parameter_of_every_method_is_offered() {
        for name in Method::names() {
            let method = Method::preset(name, Defaults::Ours).unwrap();
            let state = method_state(&method);
            let keys: Vec<_> = state.parameters.iter().map(|p| p.key).collect();
            let expected: Vec<_> = method.parameters().iter().map(|p| p.key).collect();
            assert_eq!(keys, expected, "{name}");
            for parameter in &state.parameters {
                assert_eq!(parameter.value, parameter.ours, "{name}");
                assert!(!parameter.about.is_empty() && !parameter.range.is_empty());
            }
        }
    }

    #[test]
    fn what_is_told_names_its_type() {
        let told = Told::Error { text: "no".into() };
        let text = serde_json::to_string(&told).unwrap();
        assert_eq!(text, r#"{"type":"error","text":"no"}"#);
        let told = Told::State(Box::default());
        let text = serde_json::to_string(&told).unwrap();
        assert!(text.starts_with(r#"{"type":"state","scene":"""#), "{text}");
    }
}
