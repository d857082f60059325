//! The source files, and positions in them.

use std::sync::Arc;

use crate::error::{ErrorKind, Place, SceneError};

/// A range of bytes in one of the files. Small and cheap: line and column are worked out only when
/// something has to be said about it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Loc {
    pub file: u32,
    pub line: u32,
    pub offset: u64,
    pub length: u32,
}

/// An error without its source line: [`SourceMap::explain`] adds it.
#[derive(Clone, Debug)]
pub(crate) struct Fault {
    pub kind: ErrorKind,
    pub message: String,
    pub hint: Option<String>,
    pub loc: Option<Loc>,
}

pub(crate) type Result<T> = std::result::Result<T, Fault>;

impl Fault {
    pub fn new(kind: ErrorKind, loc: Loc, message: impl Into<String>) -> Self {
        Self {
            kind,
            message: message.into(),
            hint: None,
            loc: Some(loc),
        }
    }

    /// Adds advice.
    pub fn hint(mut self, hint: impl Into<String>) -> Self {
        self.hint = Some(hint.into());
        self
    }

    /// Adds `did you mean "..."?`, where there is a name that looks like the one given.
    pub fn suggest(mut self, name: Option<&str>) -> Self {
        if let Some(name) = name {
            self.hint = Some(format!("did you mean \"{name}\"?"));
        }
        self
    }
}

struct Source {
    name: String,
    bytes: Arc<Vec<u8>>,
    included_from: Option<Loc>,
}

/// All texts of a scene.
#[derive(Default)]
pub(crate) struct SourceMap {
    sources: Vec<Source>,
}

/// Longest part of a source line that a message shows on either side of the part at fault.
const EXCERPT_BYTES: usize = 60;
/// Beyond this, a column is counted in bytes: such lines are data, where columns do not matter.
const COUNTED_PREFIX: usize = 1 << 16;

impl SourceMap {
    pub fn add(&mut self, name: String, bytes: Vec<u8>, included_from: Option<Loc>) -> u32 {
        self.sources.push(Source {
            name,
            bytes: Arc::new(bytes),
            included_from,
        });
        (self.sources.len() - 1) as u32
    }

    pub fn len(&self) -> usize {
        self.sources.len()
    }

    pub fn bytes(&self, file: u32) -> Arc<Vec<u8>> {
        Arc::clone(&self.sources[file as usize].bytes)
    }

    /// `file:line:column`
    pub fn short(&self, loc: Loc) -> String {
        let source = &self.sources[loc.file as usize];
        let (line, prefix) = line_around(&source.bytes, loc.offset as usize);
        format!("{}:{}:{}", source.name, loc.line, column(line, prefix))
    }

    pub fn place(&self, loc: Loc) -> Place {
        let source = &self.sources[loc.file as usize];
        let (line, prefix) = line_around(&source.bytes, loc.offset as usize);
        let mut included_from = Vec::new();
        let mut outer = source.included_from;
        while let Some(loc) = outer {
            included_from.push(self.short(loc));
            outer = self.sources[loc.file as usize].included_from;
        }
        let (excerpt, caret_start, caret_length) = excerpt(line, prefix, loc.length as usize);
        Place {
            file: source.name.clone(),
            line: loc.line,
            column: column(line, prefix),
            excerpt,
            caret_start,
            caret_length,
            included_from,
        }
    }

    pub fn explain(&self, fault: Fault) -> SceneError {
        let place = fault.loc.map(|loc| self.place(loc));
        SceneError::new(fault.kind, fault.message, fault.hint, place)
    }
}

/// The line that holds `offset`, and the length of its part before `offset`.
fn line_around(bytes: &[u8], offset: usize) -> (&[u8], usize) {
    let offset = offset.min(bytes.len());
    let newline = |b: &u8| *b == b'\n' || *b == b'\r';
    let start = bytes[..offset]
        .iter()
        .rposition(newline)
        .map_or(0, |i| i + 1);
    let end = bytes[offset..]
        .iter()
        .position(newline)
        .map_or(bytes.len(), |i| offset + i);
    (&bytes[start..end], offset - start)
}

fn column(line: &[u8], prefix: usize) -> u32 {
    let characters = if prefix <= COUNTED_PREFIX {
        String::from_utf8_lossy(&line[..prefix]).chars().count()
    } else {
        prefix
    };
    characters as u32 + 1
}

/// The part of the line around `prefix..prefix + length` as printable text, and where the words are
/// in it.
fn excerpt(line: &[u8], prefix: usize, length: usize) -> (String, usize, usize) {
    let words_end = (prefix + length.clamp(1, EXCERPT_BYTES)).min(line.len());
    let start = if prefix > 2 * EXCERPT_BYTES {
        prefix - EXCERPT_BYTES
    } else {
        0
    };
    let end = line.len().min(words_end + EXCERPT_BYTES);
    let printable = |bytes: &[u8]| -> String {
        let text = String::from_utf8_lossy(bytes);
        text.chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect()
    };
    let mut text = String::from(if start > 0 { "..." } else { "" });
    text += &printable(&line[start..prefix]);
    let caret_start = text.chars().count();
    text += &printable(&line[prefix..words_end]);
    let caret_length = text.chars().count() - caret_start;
    text += &printable(&line[words_end..end]);
    if end < line.len() {
        text += "...";
    }
    (text.trim_end().to_owned(), caret_start, caret_length.max(1))
}
