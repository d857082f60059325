//! Errors that show the line at fault.

use std::fmt;

/// What is wrong with a scene, for programs; [`SceneError`] explains it to people.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ErrorKind {
    /// A word that is not a pbrt-v4 directive stands in the place of one.
    UnknownDirective,
    /// Another kind of token was expected, or the file ends too early.
    UnexpectedToken,
    /// A string does not end on its line.
    UnterminatedString,
    /// A parameter has a type that the directive does not take.
    WrongType,
    /// A parameter has too few or too many values.
    WrongCount,
    /// A value is out of range.
    InvalidValue,
    /// A required parameter is missing.
    MissingParameter,
    /// Two parameters exclude each other.
    ConflictingParameters,
    /// A shape, material, texture, light, ... of a kind that pbrt-v4 does not know.
    UnknownKind,
    /// A named material, texture, object or coordinate system is used but not defined.
    Undefined,
    /// A name is given to two things.
    Redefined,
    /// A file does not exist or cannot be read.
    MissingFile,
    /// A file includes itself.
    IncludeLoop,
    /// A block has no end, an end no block, or two blocks overlap.
    UnbalancedBlock,
    /// An object definition or an instance inside an object definition.
    NestedObject,
    /// A transform that is not finite or not affine, or singular where an inverse is needed.
    InvalidTransform,
    /// A mesh with values that are not finite or arrays that do not fit together.
    InvalidMesh,
    /// A mesh refers to a vertex that it does not have.
    IndexOutOfRange,
    /// A PLY file cannot be understood.
    InvalidPly,
    /// An image cannot be read, or is not what is needed in its place.
    InvalidImage,
    /// A compressed file is damaged.
    InvalidGzip,
    /// A directive of the world stands before `WorldBegin`, or an option after it.
    WrongSection,
    /// There is no `WorldBegin`.
    MissingWorldBegin,
    /// Width or height of the image are out of range.
    InvalidResolution,
    /// The crop window or the pixel bounds leave nothing to render.
    InvalidCropWindow,
    /// The scene as a whole breaks a rule of [`Scene::validate`](crate::Scene::validate).
    InvalidScene,
    /// There is nothing to render.
    NoGeometry,
    /// There is no light.
    NoLight,
    /// The scene is larger than [`LoadOptions`](crate::LoadOptions) allow.
    LimitExceeded,
    /// Something would be approximated, which [`LoadOptions::strict`](crate::LoadOptions) forbids.
    Approximated,
}

/// A position in a scene file, with the source line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file, as it is shown to users.
    pub file: String,
    /// Line, from 1.
    pub line: u32,
    /// Column in characters, from 1.
    pub column: u32,
    /// The source line; a long one is cut to the part at fault.
    pub excerpt: String,
    /// Characters of `excerpt` before the part at fault.
    pub caret_start: usize,
    /// Characters of the part at fault, at least 1.
    pub caret_length: usize,
    /// Where the file was included, innermost first, each as `file:line:column`.
    pub included_from: Vec<String>,
}

/// Why a scene cannot be loaded. Its text has several lines: message, place, source line with
/// carets, hint.
///
/// It is one pointer wide, because every function of the reader returns it or its like.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct SceneError(Box<Report>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Report {
    kind: ErrorKind,
    message: String,
    hint: Option<String>,
    place: Option<Place>,
}

impl SceneError {
    pub(crate) fn new(
        kind: ErrorKind,
        message: String,
        hint: Option<String>,
        place: Option<Place>,
    ) -> Self {
        Self(Box::new(Report {
            kind,
            message,
            hint,
            place,
        }))
    }

    /// What is wrong, for programs.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// What is wrong, in one line.
    pub fn message(&self) -> &str {
        &self.0.message
    }

    /// What to do about it, where the reader can guess.
    pub fn hint(&self) -> Option<&str> {
        self.0.hint.as_deref()
    }

    /// Where it is; `None` only if the main file itself cannot be read.
    pub fn place(&self) -> Option<&Place> {
        self.0.place.as_ref()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.message)?;
        let mut margin = String::new();
        if let Some(place) = &self.place {
            let number = place.line.to_string();
            margin = " ".repeat(number.len());
            let Place {
                file, line, column, ..
            } = place;
            write!(f, "\n{margin}--> {file}:{line}:{column}")?;
            write!(f, "\n{margin} |\n{number} | {}", place.excerpt)?;
            let (before, carets) = (
                " ".repeat(place.caret_start),
                "^".repeat(place.caret_length.max(1)),
            );
            write!(f, "\n{margin} | {before}{carets}")?;
        }
        if let Some(hint) = &self.hint {
            write!(f, "\n{margin} = hint: {hint}")?;
        }
        if let Some(place) = &self.place {
            for outer in &place.included_from {
                write!(f, "\n{margin} = included from {outer}")?;
            }
        }
        Ok(())
    }
}
