//! When a choice is made, where the clock ends the work.

use super::{Auto, Backend};
use crate::Budget;
use std::time::{Duration, Instant};

/// Samples per pixel that nobody counts: the clock ends the work.
const ENDLESS: u64 = 1 << 24;
/// Evaluations per pixel that the start of chains costs.
const START: f64 = 2.0;
/// What is promised after that is believed to this degree.
const MARGIN: f64 = 0.9;
/// The pilot comes before the image where there is time for so many evaluations of every pixel, ...
const FOR_PILOT: f64 = 6.0;
/// ... and a second one where it would take no more than this share of the time.
const PILOT_SHARE: f64 = 0.08;
/// No image is expected to have fewer evaluations per pixel.
const LEAST_HORIZON: f64 = 6.0;
/// Evaluations per pixel after which another choice begins whatever time is left.
const ALWAYS_IN_TIME: f64 = 32.0;
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

    /// Hears whether the clock ends the work.
    pub(super) fn note_clock(&mut self, budget: &Budget<'_>) {
        if budget.deadline.is_some() {
            self.is_clocked = self.time_left(budget).is_some();
        }
    }

    /// Whether a choice may be made for a view to which the camera has moved. A viewer first asks for one sample without
    /// a deadline, since an image must have that, and says how much time is left when it asks for more. Whoever never
    /// names a deadline counts samples, and what is done must not depend on how.
    pub(super) fn may_choose(&self, budget: &Budget<'_>) -> bool {
        budget.deadline.is_some() || !self.is_clocked
    }

    /// The evaluations per pixel that the image is expected to have in the end: what there is time for, but at least twice those that it has.
    /// Where samples are counted, it is a matter of those alone at which a choice is due.
    pub(super) fn horizon(&self, budget: &Budget<'_>) -> f64 {
        let done = self.part_samples() as f64 / self.pixels() as f64;
        let (done, more) = match self.time_left(budget) {
            Some(left) if self.seconds_per_evaluation > 0.0 => {
                (done, left.as_secs_f64() / self.seconds_per_evaluation)
            }
            _ => (self.until as f64, 0.0),
        };
        (done + more).max(2.0 * done).max(LEAST_HORIZON)
    }

    /// Whether the choice is made before the image begins. It is not where the clock might end the work too soon, or where nobody knows how fast
    /// the work is.
    pub(super) fn begins_with_pilot(&self, budget: &Budget<'_>) -> bool {
        let Some(left) = self.time_left(budget) else {
            return true;
        };
        let needed = FOR_PILOT * self.seconds_per_evaluation;
        needed > 0.0 && left.as_secs_f64() > needed
    }

    /// Whether another pilot would take a small share of the time only.
    pub(super) fn has_time_for_pilot(&self, per_pixel: f64, budget: &Budget<'_>) -> bool {
        let seconds = 3.0 * per_pixel * self.seconds_per_evaluation;
        let left = self.time_left(budget);
        left.is_none_or(|left| seconds < PILOT_SHARE * left.as_secs_f64())
    }

    /// Whether there is too little time to make a choice, and to make something of it: it takes about as long as an evaluation of every
    /// pixel, or as the last time. It is not put off for ever, though.
    pub(super) fn is_too_late_to_choose(&self, budget: &Budget<'_>) -> bool {
        let Some(left) = self.time_left(budget) else {
            return false;
        };
        if self.part_samples() / self.pixels() > MOST_PUT_OFF * self.until {
            return false;
        }
        let cost = match self.moments.samples() {
            0 => (1.0 + START) * self.seconds_per_evaluation,
            // A pilot is a third of an evaluation; what is no more than that was not measured yet.
            _ => {
                let last = self.reconsidering.max(self.pilot_time).as_secs_f64();
                2.0 * last.max(self.seconds_per_evaluation / 3.0)
            }
        };
        left.as_secs_f64() < cost
    }

    /// Whether another choice that begins now will have made up for it when the time is up, where it has this ratio of the error of the
    /// present one after the same time; with the image so far as a part of the mean, or without it.
    ///
    /// One over the error of an image grows in proportion to its evaluations, those of chains after their start. The present image
    /// would go from `done` to `done + more`.
    pub(super) fn has_time_for(
        &self,
        chains: bool,
        ratio: f64,
        leaves_image: bool,
        budget: &Budget<'_>,
    ) -> bool {
        let Some(left) = self.time_left(budget) else {
            return true;
        };
        let done = self.part_samples() as f64 / self.pixels() as f64;
        if done > ALWAYS_IN_TIME {
            return true;
        }
        let more = left.as_secs_f64() / self.seconds_per_evaluation.max(1e-9);
        // Nothing is lost with an image that is kept, and it is likely to go on for as long as it has.
        let (lost, more) = match leaves_image {
            true => (done, more),
            false => (0.0, more.max(done)),
        };
        let start = if chains { START } else { 0.0 };
        MARGIN * (more - start) > ratio * (lost + more)
    }
}
