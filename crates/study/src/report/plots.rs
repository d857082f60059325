//! The plots of a report.

use super::Results;
use crate::results::SceneRecord;

/// A figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plot {
    /// Its file's name without ending.
    pub name: String,
    /// The figure.
    pub svg: String,
    /// What it shows, for those who cannot see it.
    pub alt: String,
}

/// One figure for every protocol.
pub fn of_scene(_: &Results, _: &SceneRecord) -> Vec<Plot> {
    Vec::new()
}
