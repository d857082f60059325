//! Trajectories as text.
//!
//! ```text
//! # wayfare trajectory
//! scene cornell
//! seconds 8
//! closed yes
//! key  eye 0 1 -3.4  target 0 1 0  up 0 1 0  fov 39
//! ```
//!
//! One line says one thing. `#` begins a comment. The parts of a key may stand in any order. A scene whose name has spaces
//! stands in quotation marks, in which `\"`, `\\`, `\n`, `\r` and `\t` mean what they mean everywhere.

use std::fmt::Write;

use super::error::{TrajectoryError, TrajectoryErrorKind as Kind};
use super::{NO_KEY, Trajectory, is_duration, wrong_duration};
use crate::pbrt::source::{Loc, SourceMap};
use crate::pbrt::suggest::closest;
use crate::pose::Pose;

const DIRECTIVES: [&str; 4] = ["scene", "seconds", "closed", "key"];
const PARTS: [&str; 4] = ["eye", "target", "up", "fov"];

impl Trajectory {
    /// Reads a trajectory. `file_name` is for messages.
    pub fn read(text: &str, file_name: &str) -> Result<Self, TrajectoryError> {
        let mut sources = SourceMap::default();
        sources.add(file_name.to_owned(), text.as_bytes().to_vec(), None);
        Reader::default().read(text).map_err(|fault| {
            TrajectoryError::new(
                fault.kind,
                fault.message,
                fault.hint,
                Some(sources.place(fault.loc)),
            )
        })
    }

    /// The text that [`Trajectory::read`] reads back as this very trajectory.
    pub fn to_text(&self) -> String {
        let mut text = String::from("# wayfare trajectory\n");
        let mut line = |words: std::fmt::Arguments<'_>| {
            writeln!(text, "{words}").expect("writing to a string succeeds");
        };
        if let Some(scene) = &self.scene {
            line(format_args!("scene {}", quoted(scene)));
        }
        line(format_args!("seconds {}", self.seconds));
        let closed = if self.closed { "yes" } else { "no" };
        line(format_args!("closed {closed}"));
        for key in &self.keys {
            line(format_args!("key  {key}"));
        }
        text
    }
}

/// A word as it is, or in quotation marks where it would not be read as one word.
fn quoted(word: &str) -> String {
    let plain = |c: char| !(c.is_whitespace() || c.is_control() || c == '"' || c == '#');
    if !word.is_empty() && word.chars().all(plain) {
        return word.to_owned();
    }
    let mut text = String::from("\"");
    for c in word.chars() {
        match c {
            '"' | '\\' => text.extend(['\\', c]),
            '\n' => text.push_str("\\n"),
            '\r' => text.push_str("\\r"),
            '\t' => text.push_str("\\t"),
            _ => text.push(c),
        }
    }
    text + "\""
}

/// An error before its place is put into words.
struct Fault {
    kind: Kind,
    message: String,
    hint: Option<String>,
    loc: Loc,
}

impl Fault {
    fn new(kind: Kind, loc: Loc, message: impl Into<String>) -> Self {
        let (message, hint) = (message.into(), None);
        Self {
            kind,
            message,
            hint,
            loc,
        }
    }

    /// Says what is known where a word is not.
    fn unknown(what: &str, word: &Word, known: &[&str]) -> Self {
        let list = known.join(", ");
        let message = format!("there is no {what} \"{}\"; there are {list}", word.text);
        let mut fault = Self::new(Kind::UnknownWord, word.loc, message);
        let near = closest(&word.text, known.iter().copied());
        fault.hint = near.map(|near| format!("did you mean \"{near}\"?"));
        fault
    }
}

/// A word of a line, without its quotation marks.
struct Word {
    text: String,
    loc: Loc,
}

/// What has been read so far.
#[derive(Default)]
struct Reader {
    scene: Option<String>,
    seconds: Option<f64>,
    closed: Option<bool>,
    keys: Vec<Pose>,
}

impl Reader {
    fn read(mut self, text: &str) -> Result<Trajectory, Fault> {
        // A byte order mark is not part of the text.
        let mut offset = if text.starts_with('\u{feff}') { 3 } else { 0 };
        for (number, line) in (1..).zip(text[offset..].split_inclusive('\n')) {
            let words = words(line, number, offset)?;
            offset += line.len();
            if let [first, rest @ ..] = words.as_slice() {
                self.line(first, rest)?;
            }
        }
        let written = text.trim_end();
        let end = Loc {
            line: written.matches('\n').count() as u32 + 1,
            offset: written.len() as u64,
            ..Loc::default()
        };
        let missing = |what: &str| Fault::new(Kind::Missing, end, what);
        let seconds = self.seconds.ok_or_else(|| {
            missing("the line that says how long it takes is missing, for example \"seconds 8\"")
        })?;
        if self.keys.is_empty() {
            return Err(missing(NO_KEY));
        }
        Ok(Trajectory {
            scene: self.scene,
            seconds,
            closed: self.closed.unwrap_or(false),
            keys: self.keys,
        })
    }

    fn line(&mut self, first: &Word, rest: &[Word]) -> Result<(), Fault> {
        match first.text.as_str() {
            "scene" => {
                let word = only(first, rest, "the name of a scene or a file")?;
                once(&mut self.scene, first, word.text.clone())
            }
            "seconds" => {
                let word = only(first, rest, "a number of seconds")?;
                let seconds: f64 = number(word)?;
                if !is_duration(seconds) {
                    return Err(Fault::new(Kind::InvalidValue, word.loc, wrong_duration()));
                }
                once(&mut self.seconds, first, seconds)
            }
            "closed" => {
                let word = only(first, rest, "yes or no")?;
                let closed = match word.text.as_str() {
                    "yes" => true,
                    "no" => false,
                    other => {
                        let message =
                            format!("\"closed\" is followed by yes or no, not by \"{other}\"");
                        return Err(Fault::new(Kind::UnexpectedWord, word.loc, message));
                    }
                };
                once(&mut self.closed, first, closed)
            }
            "key" => {
                self.keys.push(key(first, rest)?);
                Ok(())
            }
            _ => Err(Fault::unknown("line", first, &DIRECTIVES)),
        }
    }
}

/// Reads the parts of a key.
fn key(first: &Word, mut rest: &[Word]) -> Result<Pose, Fault> {
    let mut parts: [Option<[f32; 3]>; 4] = [None; 4];
    while let [name, values @ ..] = rest {
        let part = PARTS
            .iter()
            .position(|part| *part == name.text)
            .ok_or_else(|| Fault::unknown("part of a key", name, &PARTS))?;
        let count = if PARTS[part] == "fov" { 1 } else { 3 };
        let mut numbers = [0.0; 3];
        for (i, place) in numbers.iter_mut().take(count).enumerate() {
            let Some(word) = values.get(i) else {
                let plural = if count == 1 {
                    "a number"
                } else {
                    "three numbers"
                };
                let message = format!("\"{}\" is followed by {plural}", name.text);
                return Err(Fault::new(Kind::Missing, name.loc, message));
            };
            *place = number(word)?;
        }
        once(&mut parts[part], name, numbers)?;
        rest = &values[count..];
    }
    let part = |i: usize| {
        parts[i].ok_or_else(|| {
            let message = format!(
                "this key has no \"{}\"; it needs {}",
                PARTS[i],
                PARTS.join(", ")
            );
            Fault::new(Kind::Missing, first.loc, message)
        })
    };
    let pose = Pose {
        eye: part(0)?,
        target: part(1)?,
        up: part(2)?,
        fov_degrees: part(3)?[0],
    };
    match pose.validate() {
        Ok(()) => Ok(pose),
        Err(error) => Err(Fault::new(
            Kind::InvalidPose(error),
            first.loc,
            error.to_string(),
        )),
    }
}

/// Sets what may be said once only.
fn once<T>(place: &mut Option<T>, word: &Word, value: T) -> Result<(), Fault> {
    if place.is_some() {
        let message = format!("\"{}\" is given twice", word.text);
        return Err(Fault::new(Kind::Repeated, word.loc, message));
    }
    *place = Some(value);
    Ok(())
}

/// The one word after the first.
fn only<'a>(first: &Word, rest: &'a [Word], what: &str) -> Result<&'a Word, Fault> {
    match rest {
        [word] => Ok(word),
        [] => {
            let message = format!("\"{}\" is followed by {what}", first.text);
            Err(Fault::new(Kind::Missing, first.loc, message))
        }
        [_, extra, ..] => {
            let message = format!("a word too many after \"{}\"", first.text);
            let mut fault = Fault::new(Kind::UnexpectedWord, extra.loc, message);
            if first.text == "scene" {
                fault.hint = Some("a name with spaces stands in \"quotation marks\"".into());
            }
            Err(fault)
        }
    }
}

/// A finite number.
fn number<T: std::str::FromStr + Into<f64> + Copy>(word: &Word) -> Result<T, Fault> {
    let value: T = word.text.parse().map_err(|_| {
        let message = format!("a number is expected, not \"{}\"", word.text);
        Fault::new(Kind::UnexpectedWord, word.loc, message)
    })?;
    if value.into().is_finite() {
        Ok(value)
    } else {
        let message = format!("\"{}\" is not a finite number", word.text);
        Err(Fault::new(Kind::InvalidValue, word.loc, message))
    }
}

/// The words of a line up to its comment. `offset` is where the line begins.
fn words(line: &str, number: u32, offset: usize) -> Result<Vec<Word>, Fault> {
    let mut words = Vec::new();
    let mut rest = line.char_indices().peekable();
    let loc = |start: usize, end: usize| Loc {
        file: 0,
        line: number,
        offset: (offset + start) as u64,
        length: (end - start) as u32,
    };
    while let Some((start, c)) = rest.next() {
        if c.is_whitespace() {
            continue;
        }
        if c == '#' {
            break;
        }
        let mut text = String::new();
        let mut end = start + c.len_utf8();
        if c == '"' {
            let mut closed = false;
            while let Some((at, c)) = rest.next() {
                end = at + c.len_utf8();
                match c {
                    '"' => {
                        closed = true;
                        break;
                    }
                    '\n' => break,
                    '\\' => text.push(match rest.next() {
                        Some((_, 'n')) => '\n',
                        Some((_, 'r')) => '\r',
                        Some((_, 't')) => '\t',
                        Some((_, other)) => other,
                        None => break,
                    }),
                    c => text.push(c),
                }
            }
            if !closed {
                let loc = loc(start, line.trim_end().len().max(start + 1));
                let message = "this string does not end on its line";
                return Err(Fault::new(Kind::UnterminatedString, loc, message));
            }
        } else {
            text.push(c);
            while let Some(&(at, c)) = rest.peek() {
                if c.is_whitespace() || c == '#' {
                    break;
                }
                text.push(c);
                end = at + c.len_utf8();
                rest.next();
            }
        }
        words.push(Word {
            text,
            loc: loc(start, end),
        });
    }
    Ok(words)
}
