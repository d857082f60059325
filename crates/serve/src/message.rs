//! What viewers say, checked before anybody acts on it.
//!
//! Every message is a JSON object with a `type`. Files cannot be named: scenes are chosen from a list.

use serde::Deserialize;
use wayfare_film::{ErrorKind, ToneMap};
use wayfare_live::ContentKind;
use wayfare_sampling::Defaults;

/// Largest distance of a drag, in image heights, and of a flight, in distances to the target.
const FARTHEST: f32 = 100.0;
/// The most steps of a wheel in one message.
const MOST_STEPS: f32 = 1000.0;
/// Stops of exposure to either side.
const STOPS: f32 = 20.0;
/// Powers of ten at the bright end of error colours.
const DECADES: i32 = 8;
/// The longest name or value.
const LONGEST: usize = 256;

/// What a viewer says.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Message {
    /// A frame was drawn.
    Ack {
        /// Its number.
        frame: u64,
    },
    /// The size of the area for the image, in physical pixels.
    Size {
        /// Width and height.
        size: [u32; 2],
    },
    /// Whether anybody can see the page.
    Visible {
        /// Whether it is visible.
        visible: bool,
    },
    /// Moves the camera.
    Camera {
        /// A number that comes back with the first frame from the new camera.
        input: u64,
        /// How it moves.
        motion: Motion,
    },
    /// Chooses a method, with our values of its parameters.
    Method {
        /// The left pane (0) or the right one (1).
        pane: usize,
        /// Its name.
        name: String,
    },
    /// Sets all parameters of a method.
    Preset {
        /// The left pane (0) or the right one (1).
        pane: usize,
        /// Whose values they get.
        defaults: Defaults,
    },
    /// Sets a parameter of a method.
    Parameter {
        /// The left pane (0) or the right one (1).
        pane: usize,
        /// Its name.
        key: String,
        /// Its value, as on the command line.
        value: String,
    },
    /// Compares two methods, or no longer.
    Compare {
        /// Whether there are two.
        on: bool,
    },
    /// Swaps left and right.
    Swap {},
    /// Renders a reference alongside, or no longer.
    Reference {
        /// The method that renders it.
        method: Option<String>,
    },
    /// Chooses what a pane shows.
    Content {
        /// The left pane (0) or the right one (1).
        pane: usize,
        /// What it shows.
        content: ContentName,
    },
    /// Chooses which error is displayed, and how bright.
    Error {
        /// Which error.
        error: ErrorName,
        /// The power of ten at the bright end of the colours.
        decade: i32,
    },
    /// Exposure and tone map.
    Look {
        /// Exposure in stops.
        exposure: f32,
        /// Tone map.
        tone_map: ToneMap,
    },
    /// Moves the divider.
    Divider {
        /// Where the left pane ends, as a fraction of the width.
        at: f32,
    },
    /// Chooses what is done with images before they are shown.
    Finish {
        /// The image, or one of its layers.
        shows: String,
        /// Whether earlier frames are averaged in while the camera moves.
        accumulate: bool,
        /// Whether noise is taken out.
        denoise: bool,
        /// Whether chains are carried over when the camera moves, instead of starting over.
        reuse: bool,
    },
    /// Pauses rendering, or continues.
    Pause {
        /// Whether it is paused.
        paused: bool,
    },
    /// Chooses a scene.
    Scene {
        /// One of those that are offered.
        name: String,
    },
    /// The problem was read.
    Dismiss {},
    /// Asks for a command line.
    Command {
        /// Which.
        command: CommandName,
    },
}

/// How the camera moves. Distances on the image are in its heights, to the right and down.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    /// Around the target.
    Orbit([f32; 2]),
    /// Turns on the spot.
    LookAround([f32; 2]),
    /// Across the view.
    Pan([f32; 2]),
    /// Towards the target, in steps of a wheel.
    Dolly(f32),
    /// Widens the field of view, in steps of a wheel.
    Widen(f32),
    /// To the right, up and forward, by fractions of the distance to the target.
    Fly([f32; 3]),
    /// The field of view in degrees.
    FieldOfView(f32),
    /// Orbit around what is seen at this point of the image (0..1) from now on.
    Target([f32; 2]),
    /// To the scene's own camera.
    Home,
}

/// What a pane shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ContentName {
    /// Its image.
    Image,
    /// The error of its image.
    Error,
    /// The reference.
    Reference,
}

impl From<ContentName> for ContentKind {
    fn from(name: ContentName) -> Self {
        match name {
            ContentName::Image => Self::Image,
            ContentName::Error => Self::Error,
            ContentName::Reference => Self::Reference,
        }
    }
}

impl From<ContentKind> for ContentName {
    fn from(kind: ContentKind) -> Self {
        match kind {
            ContentKind::Image => Self::Image,
            ContentKind::Error => Self::Error,
            ContentKind::Reference => Self::Reference,
        }
    }
}

/// Which error is displayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum ErrorName {
    /// Squared.
    Squared,
    /// Absolute.
    Absolute,
    /// Relative squared.
    RelativeSquared,
    /// Relative.
    Relative,
}

impl From<ErrorName> for ErrorKind {
    fn from(name: ErrorName) -> Self {
        match name {
            ErrorName::Squared => Self::Squared,
            ErrorName::Absolute => Self::Absolute,
            ErrorName::RelativeSquared => Self::RelativeSquared,
            ErrorName::Relative => Self::Relative,
        }
    }
}

impl From<ErrorKind> for ErrorName {
    fn from(kind: ErrorKind) -> Self {
        match kind {
            ErrorKind::Squared => Self::Squared,
            ErrorKind::Absolute => Self::Absolute,
            ErrorKind::RelativeSquared => Self::RelativeSquared,
            ErrorKind::Relative => Self::Relative,
        }
    }
}

/// A command line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum CommandName {
    /// The one that renders the image to files.
    Render,
    /// The one that serves this view again.
    Serve,
    /// The one that opens this view in a window.
    View,
}

/// Why a message is not acted on.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadMessage {
    /// It is no JSON, or not one of the messages.
    #[error("this message is not understood: {0}")]
    Syntax(String),
    /// A number is not finite, or beyond all reason.
    #[error("{what} must be between {low} and {high}")]
    Range {
        /// Which number.
        what: &'static str,
        /// The smallest.
        low: i64,
        /// The largest.
        high: i64,
    },
    /// A name or value is too long.
    #[error("names and values have at most {LONGEST} characters")]
    TooLong,
}

impl Message {
    /// Understands a message, and checks that its numbers make sense.
    pub fn parse(text: &str) -> Result<Self, BadMessage> {
        let message: Self =
            serde_json::from_str(text).map_err(|error| BadMessage::Syntax(error.to_string()))?;
        message.check()?;
        Ok(message)
    }

    fn check(&self) -> Result<(), BadMessage> {
        match self {
            Self::Camera { motion, .. } => motion.check(),
            Self::Look { exposure, .. } => within("the exposure", &[*exposure], -STOPS, STOPS),
            Self::Divider { at } => within("the divider", &[*at], 0.0, 1.0),
            Self::Error { decade, .. } => {
                let far = DECADES as f32;
                within("the decade", &[*decade as f32], -far, far)
            }
            Self::Method { pane, name } => pane_and_words(*pane, &[name]),
            Self::Parameter { pane, key, value } => pane_and_words(*pane, &[key, value]),
            Self::Preset { pane, .. } | Self::Content { pane, .. } => pane_and_words(*pane, &[]),
            Self::Scene { name } | Self::Finish { shows: name, .. } => pane_and_words(0, &[name]),
            Self::Reference { method } => pane_and_words(0, &[method.as_deref().unwrap_or("")]),
            Self::Ack { .. }
            | Self::Size { .. }
            | Self::Visible { .. }
            | Self::Compare { .. }
            | Self::Swap {}
            | Self::Pause { .. }
            | Self::Dismiss {}
            | Self::Command { .. } => Ok(()),
        }
    }
}

impl Motion {
    fn check(&self) -> Result<(), BadMessage> {
        match self {
            Self::Orbit(by) | Self::LookAround(by) | Self::Pan(by) => {
                within("a drag", by, -FARTHEST, FARTHEST)
            }
            Self::Fly(by) => within("a flight", by, -FARTHEST, FARTHEST),
            Self::Dolly(steps) | Self::Widen(steps) => {
                within("the number of steps", &[*steps], -MOST_STEPS, MOST_STEPS)
            }
            Self::FieldOfView(degrees) => within("the field of view", &[*degrees], 1.0, 179.0),
            Self::Target(at) => within("a point of the image", at, 0.0, 1.0),
            Self::Home => Ok(()),
        }
    }
}

/// Checks numbers; what is not a number is in no range.
fn within(what: &'static str, values: &[f32], low: f32, high: f32) -> Result<(), BadMessage> {
    match values.iter().all(|value| (low..=high).contains(value)) {
        true => Ok(()),
        false => Err(BadMessage::Range {
            what,
            low: low as i64,
            high: high as i64,
        }),
    }
}

fn pane_and_words(pane: usize, words: &[&str]) -> Result<(), BadMessage> {
    if words.iter().any(|word| word.len() > LONGEST) {
        return Err(BadMessage::TooLong);
    }
    match pane {
        0 | 1 => Ok(()),
        _ => Err(BadMessage::Range {
            what: "the pane",
            low: 0,
            high: 1,
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_understood() {
        for (text, message) in [
            (r#"{"type":"ack","frame":7}"#, Message::Ack { frame: 7 }),
            (
                r#"{"type":"camera","input":3,"motion":{"orbit":[0.1,-0.2]}}"#,
                Message::Camera {
                    input: 3,
                    motion: Motion::Orbit([0.1, -0.2]),
                },
            ),
            (
                r#"{"type":"camera","input":4,"motion":"home"}"#,
                Message::Camera {
                    input: 4,
                    motion: Motion::Home,
                },
            ),
            (
                r#"{"type":"look","exposure":-1.5,"tone_map":"filmic"}"#,
                Message::Look {
                    exposure: -1.5,
                    tone_map: ToneMap::Filmic,
                },
            ),
            (
                r#"{"type":"reference","method":null}"#,
                Message::Reference { method: None },
            ),
            (r#"{"type":"swap"}"#, Message::Swap {}),
            (
                r#"{"type":"finish","shows":"albedo","accumulate":true,"denoise":false,"reuse":true}"#,
                Message::Finish {
                    shows: "albedo".into(),
                    accumulate: true,
                    denoise: false,
                    reuse: true,
                },
            ),
        ] {
            assert_eq!(Message::parse(text), Ok(message), "{text}");
        }
    }

    #[test]
    fn nonsense_is_answered_and_never_acted_on() {
        for text in [
            "",
            "null",
            "[]",
            "\u{0}",
            "{",
            r#"{"type":"format-disk"}"#,
            r#"{"type":"ack"}"#,
            r#"{"type":"ack","frame":-1}"#,
            r#"{"type":"ack","frame":1,"more":2}"#,
            r#"{"type":"size","size":[-1,2]}"#,
            r#"{"type":"size","size":[1e99,2]}"#,
            r#"{"type":"camera","input":1,"motion":{"orbit":[0.1]}}"#,
            r#"{"type":"camera","input":1,"motion":{"teleport":[0.1]}}"#,
            r#"{"type":"look","exposure":0,"tone_map":"../../etc/passwd"}"#,
        ] {
            let answer = Message::parse(text).expect_err(text).to_string();
            assert!(answer.contains("not understood"), "{text}: {answer}");
        }
    }

    #[test]
    fn numbers_beyond_all_reason_are_named() {
        for (text, word) in [
            (
                r#"{"type":"camera","input":1,"motion":{"orbit":[1e30,0]}}"#,
                "drag",
            ),
            (
                r#"{"type":"camera","input":1,"motion":{"fly":[0,1e300,0]}}"#,
                "flight",
            ),
            (
                r#"{"type":"camera","input":1,"motion":{"dolly":-5000}}"#,
                "steps",
            ),
            (
                r#"{"type":"camera","input":1,"motion":{"target":[0.5,2]}}"#,
                "point",
            ),
            (
                r#"{"type":"camera","input":1,"motion":{"field-of-view":0}}"#,
                "view",
            ),
            (r#"{"type":"divider","at":1.5}"#, "divider"),
            (
                r#"{"type":"look","exposure":99,"tone_map":"srgb"}"#,
                "exposure",
            ),
            (
                r#"{"type":"error","error":"squared","decade":99}"#,
                "decade",
            ),
            (r#"{"type":"method","pane":2,"name":"pt"}"#, "pane"),
        ] {
            let answer = Message::parse(text).expect_err(text).to_string();
            assert!(answer.contains(word), "{text}: {answer}");
        }
        let long = format!(r#"{{"type":"scene","name":"{}"}}"#, "a".repeat(300));
        assert_eq!(Message::parse(&long), Err(BadMessage::TooLong));
    }
}
