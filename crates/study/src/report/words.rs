//! The sentences of a report.

use super::Results;
use crate::results::SceneRecord;

/// What one scene shows.
pub fn of_scene(_: &Results, _: &SceneRecord) -> Vec<String> {
    Vec::new()
}

/// What all scenes show together.
pub fn overall(_: &Results) -> Vec<String> {
    Vec::new()
}

/// What was compared and how.
pub fn how_measured(_: &Results) -> Vec<String> {
    Vec::new()
}
