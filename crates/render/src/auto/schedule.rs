//! When a choice is made, where the clock ends the work.

use super::renderer::FIRST_EPOCH;
use super::{Auto, Backend};
use crate::Budget;
use std::time::{Duration, Instant};

/// Samples per pixel that nobody counts: the clock ends the work.
const ENDLESS: u64 = 1 << 24;
/// Evaluations per pixel that the start of chains costs.
const START: f64 = 2.0;
/// A choice is put off no longer than until there are so many times the evaluations after which it was due.
const MOST_PUT_OFF: u64 = 4;

impl<B: Backend> Auto<B> {
    /// What is left of the time, where nothing but the clock ends the work. Where samples are counted, what is done must not depend on
    /// it: a seed gives the same image again.
    pub(super) fn time_left(&self, budget: &Budget<'_>) -> Option<Duration> {
        let deadline = budget.deadline?;
        let is_endless = budget.samples_per_pixel >= ENDLESS;
        is_endless.then(|| deadline.saturating_duration_since(Instant::now()))
    }

    /// Whether there is too little time to make a choice, and to make something of it: it takes about as long as the last time. It is not put off for ever, though.
    pub(super) fn is_too_late_to_choose(&self, budget: &Budget<'_>) -> bool {
        let Some(left) = self.time_left(budget) else {
            return false;
        };
        if self.part_samples() / self.pixels() > MOST_PUT_OFF * self.until {
            return false;
        }
        left < 2 * self.reconsidering.max(self.pilot_time)
    }

    /// Whether there is time for another pilot and for something to be made of it.
    pub(super) fn has_time_for_pilot(&self, per_pixel: f64, budget: &Budget<'_>) -> bool {
        let evaluations = 3.0 * per_pixel + 2.0 * START;
        let cost = Duration::from_secs_f64(evaluations * self.seconds_per_evaluation);
        self.time_left(budget).is_none_or(|left| left > cost)
    }

    /// Whether chains that start now will have made up for it when the time is up, where they have this ratio of the error of path tracing
    /// after the same time.
    ///
    /// One over the error of an image grows in proportion to its evaluations, those of chains after their start.
    pub(super) fn has_time_for_chains(&self, ratio: f64, budget: &Budget<'_>) -> bool {
        let Some(left) = self.time_left(budget) else {
            return true;
        };
        let done = self.part_samples() as f64 / self.pixels() as f64;
        if done > (MOST_PUT_OFF * FIRST_EPOCH) as f64 {
            return true;
        }
        let more = left.as_secs_f64() / self.seconds_per_evaluation.max(1e-9);
        more - START > ratio * more
    }
}
