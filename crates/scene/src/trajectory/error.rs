//! What can be wrong with a trajectory.

use crate::error::{Place, Report};
use crate::pose::PoseError;

/// What is wrong with a trajectory, for programs; [`TrajectoryError`] explains it to people.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum TrajectoryErrorKind {
    /// A line begins with a word that means nothing, or a key has a part that means nothing.
    UnknownWord,
    /// A word too many, or one that stands where a number must.
    UnexpectedWord,
    /// A string does not end on the line on which it begins.
    UnterminatedString,
    /// A value is infinite or outside of its range.
    InvalidValue,
    /// Something is said twice.
    Repeated,
    /// Something without which there is no trajectory is not there.
    Missing,
    /// Nothing could be seen from a key.
    InvalidPose(PoseError),
}

/// Why a trajectory cannot be used. Its text has several lines: message, place, source line with carets, hint.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{0}")]
pub struct TrajectoryError(Box<Report<TrajectoryErrorKind>>);

impl TrajectoryError {
    pub(super) fn new(
        kind: TrajectoryErrorKind,
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
    pub fn kind(&self) -> TrajectoryErrorKind {
        self.0.kind
    }

    /// Where it is, where it is anywhere.
    pub fn place(&self) -> Option<&Place> {
        self.0.place.as_ref()
    }
}
