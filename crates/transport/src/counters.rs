//! Counts of what paths did.

use serde::{Deserialize, Serialize};

/// What a path did: for rates and diagnostics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counters {
    /// Paths evaluated.
    pub paths: u64,
    /// Rays cast for the closest hit.
    pub closest_rays: u64,
    /// Rays cast for visibility.
    pub shadow_rays: u64,
    /// Surface points met.
    pub vertices: u64,
    /// Paths whose value was not finite; they count as black.
    pub non_finite: u64,
    /// Entries of scores that were not finite; they count as zero.
    pub non_finite_scores: u64,
}

impl Counters {
    /// Adds the counts of another run.
    pub fn add(&mut self, other: &Self) {
        self.paths += other.paths;
        self.closest_rays += other.closest_rays;
        self.shadow_rays += other.shadow_rays;
        self.vertices += other.vertices;
        self.non_finite += other.non_finite;
        self.non_finite_scores += other.non_finite_scores;
    }

    /// All rays.
    pub fn rays(&self) -> u64 {
        self.closest_rays + self.shadow_rays
    }
}
