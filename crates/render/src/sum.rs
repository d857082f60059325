//! An image as the sum of parts of path space, each rendered by some sampler.

use crate::state::{StateError, put, take};
use crate::{Budget, Editable, RenderError, Renderer, Statistics};
use std::io::Write;
use std::time::Instant;
use wayfare_film::Image;
use wayfare_transport::CameraModel;

/// A turn has one round for this many that are over, ...
const ROUNDS_PER_TURN: u64 = 4;
/// ... and no more than this.
const MOST_ROUNDS: u64 = 32;

/// Renderers of parts of path space, whose images add up.
///
/// They take turns. In every round each part advances by its share of samples per pixel: the state after any number of
/// samples does not depend on how they were requested.
pub struct Sum<R> {
    /// The renderers, with the samples per pixel that each takes in a round.
    parts: Vec<(R, u64)>,
    pixels: u64,
    turns: Turns,
}

/// How far renderers that take turns have come.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Turns {
    /// Rounds that are over.
    pub rounds: u64,
    /// How long a round takes, as far as it is known: another image takes about as long.
    seconds_per_round: Option<f64>,
}

impl<R: Renderer> Sum<R> {
    /// Parts with the samples per pixel that each takes in a round, at least one.
    pub fn new([width, height]: [u32; 2], parts: Vec<(R, u64)>) -> Self {
        Self {
            parts: parts
                .into_iter()
                .map(|(r, share)| (r, share.max(1)))
                .collect(),
            pixels: u64::from(width) * u64::from(height),
            turns: Turns::default(),
        }
    }

    /// The renderers.
    pub fn parts(&self) -> impl Iterator<Item = &R> {
        self.parts.iter().map(|(renderer, _)| renderer)
    }

    /// The renderers, to be changed.
    pub fn parts_mut(&mut self) -> impl Iterator<Item = &mut R> {
        self.parts.iter_mut().map(|(renderer, _)| renderer)
    }

    /// Samples per pixel of a round.
    fn round(&self) -> u64 {
        self.parts.iter().map(|(_, share)| share).sum()
    }

    fn all(
        &mut self,
        mut act: impl FnMut(&mut R) -> Result<(), RenderError>,
    ) -> Result<(), RenderError> {
        self.parts_mut().try_for_each(&mut act)
    }
}

/// Lets renderers of parts of one image take turns: in every round each advances by its share of samples per pixel. A
/// round that would end after the deadline is not begun, unless it is the first of the image or of a call that must
/// make progress.
pub(crate) fn take_turns<R: Renderer>(
    parts: &mut [(&mut R, u64)],
    turns: &mut Turns,
    pixels: u64,
    budget: &Budget<'_>,
) -> Result<(), RenderError> {
    if let [(only, _)] = parts {
        return only.advance(budget);
    }
    let round: u64 = parts.iter().map(|(_, share)| share).sum();
    let samples =
        |parts: &[(&mut R, u64)]| -> u64 { parts.iter().map(|(part, _)| part.samples()).sum() };
    let mut is_strict = budget.is_strict;
    loop {
        let begin = Instant::now();
        let is_first = parts.iter().any(|(part, _)| !part.has_whole_sample(pixels));
        // Advance to the end of some rounds, or as far as the budget allows: later turns are longer, since devices like
        // long ones.
        let mut turn = (turns.rounds / ROUNDS_PER_TURN).clamp(1, MOST_ROUNDS);
        if let Some(deadline) = budget.deadline {
            let left = deadline.saturating_duration_since(begin);
            let fits = |seconds: f64| (left.as_secs_f64() / seconds) as u64;
            turn = turn.min(turns.seconds_per_round.map_or(1, fits));
            if turn == 0 && is_strict && !is_first {
                return Ok(());
            }
            turn = turn.max(1);
        }
        let until = (turns.rounds + turn).saturating_mul(round);
        let whole = budget.samples_per_pixel.min(until);
        let (full, mut rest) = (whole / round, whole % round);
        let before = samples(parts);
        let mut is_behind = false;
        for (renderer, share) in parts.iter_mut() {
            let begun = rest.min(*share);
            rest -= begun;
            // Part of the light is no image: the first one has all of it.
            let samples_per_pixel = (full * *share + begun).max(whole.min(1));
            renderer.advance(&Budget {
                samples_per_pixel,
                is_strict: is_strict && !is_first,
                ..*budget
            })?;
            is_behind |= renderer.samples() < samples_per_pixel * pixels;
        }
        // The first image starts chains, too, and says little about later rounds.
        let done = samples(parts) - before;
        if done > 0 && !is_first {
            let rounds = done as f64 / (round * pixels) as f64;
            turns.seconds_per_round = Some((begin.elapsed().as_secs_f64() / rounds).max(1e-9));
        }
        if whole == budget.samples_per_pixel || budget.is_over() {
            return Ok(());
        }
        // A part may come back early where the deadline is too close for another step.
        if budget.deadline.is_some() && is_behind {
            return Ok(());
        }
        turns.rounds += turn;
        is_strict |= done > 0;
    }
}

/// The images of renderers of parts of path space, added up; none where there is no part.
pub(crate) fn sum_of_images<'a, R: Renderer + 'a>(
    mut parts: impl Iterator<Item = &'a mut R>,
) -> Result<Option<Image>, RenderError> {
    let Some(first) = parts.next() else {
        return Ok(None);
    };
    let mut image = first.image()?;
    for part in parts {
        for (sum, radiance) in image.pixels.iter_mut().zip(part.image()?.pixels) {
            *sum = std::array::from_fn(|channel| sum[channel] + radiance[channel]);
        }
    }
    Ok(Some(image))
}

impl<R: Renderer> Renderer for Sum<R> {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let mut turns: Vec<_> = self
            .parts
            .iter_mut()
            .map(|(r, share)| (r, *share))
            .collect();
        take_turns(&mut turns, &mut self.turns, self.pixels, budget)
    }

    fn image(&mut self) -> Result<Image, RenderError> {
        let image = sum_of_images(self.parts_mut())?;
        Ok(image.unwrap_or_else(|| Image::new(0, 0)))
    }

    fn resolve(&mut self) -> Result<(), RenderError> {
        self.all(R::resolve)
    }

    fn restart(&mut self, seed: u64) -> Result<(), RenderError> {
        self.turns.rounds = 0;
        self.all(|part| part.restart(seed))
    }

    fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.turns.rounds = 0;
        self.all(|part| part.set_camera(camera, seed))
    }

    fn move_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.turns.rounds = 0;
        self.all(|part| part.move_camera(camera, seed))
    }

    fn samples(&self) -> u64 {
        self.parts().map(R::samples).sum()
    }

    fn has_whole_sample(&self, pixels: u64) -> bool {
        self.parts().all(|part| part.has_whole_sample(pixels))
    }

    fn statistics(&mut self) -> Statistics {
        let statistics = self.parts_mut().map(R::statistics);
        statistics.reduce(Statistics::plus).unwrap_or_default()
    }

    fn note(&self) -> Option<&str> {
        self.parts().filter_map(R::note).last()
    }

    fn max_samples_per_pixel(&self) -> u64 {
        let round = self.round();
        let most = |(part, share): &(R, u64)| {
            let rounds = part.max_samples_per_pixel() / share;
            rounds.saturating_mul(round)
        };
        self.parts.iter().map(most).min().unwrap_or(u64::MAX)
    }

    fn save_state(&mut self, to: &mut dyn Write) -> Result<(), StateError> {
        put(to, &(self.parts.len() as u64, self.turns.rounds))?;
        self.parts_mut().try_for_each(|part| part.save_state(to))
    }

    fn load_state(&mut self, from: &mut &[u8]) -> Result<(), StateError> {
        let (parts, rounds): (u64, u64) = take(from)?;
        if parts != self.parts.len() as u64 {
            let words = format!("it has {parts} parts, not {}", self.parts.len());
            return Err(StateError::Misfit(words));
        }
        self.turns.rounds = rounds;
        self.parts_mut().try_for_each(|part| part.load_state(from))
    }
}

impl<S, R: Editable<S>> Editable<S> for Sum<R> {
    fn edit(&mut self, scene: &S, seed: u64) -> Result<(), RenderError> {
        self.turns.rounds = 0;
        self.all(|part| part.edit(scene, seed))
    }
}
