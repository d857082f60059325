//! One image by path tracing and chains, each of which has some cells of path space.

use super::choose::expect;
use super::decide::FIRST_EPOCH;
use super::{CellMoments, Cells, ChainPaths, ChainShares, Choice, Costs, Moments};
use crate::sum::{Turns, sum_of_images, take_turns};
use crate::{Budget, Editable, RenderError, Renderer, StateError, Statistics};
use serde::Serialize;
use std::io::Write;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use wayfare_film::Image;
use wayfare_sampling::Philox;
use wayfare_transport::{CameraModel, Counters, PathKinds};

/// Random numbers of pilot samples, and of the seeds of later epochs.
pub const PURPOSE_PILOT: u32 = 4;
const PURPOSE_EPOCH: u32 = 5;

/// Evaluations per pixel until chains have left their start.
const CHAIN_START: f64 = 2.0;
/// Camera moves after which a pilot of the new view makes the choice again. Until then an earlier view has made it, which is as good as any
/// choice that does not depend on the samples of the image.
pub(super) const MOVES_PER_PILOT: u32 = 8;
/// Images of earlier choices are left out once they would have less than this share of the mean.
const LEAST_SHARE: f64 = 0.02;

/// What renders a part of the image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PartKind {
    /// Path tracing.
    Plain,
    /// Path tracing with differences between pixels.
    Differences,
    /// Markov chains.
    Chains,
}

/// What a device does for the renderer.
pub trait Backend: Send {
    /// A scene as the device has it.
    type Scene;

    /// Its renderers.
    type Part: Editable<Self::Scene>;

    /// What its work costs.
    const COSTS: Costs;

    /// Whether an image of few samples is not worth being kept beside the next one: a card would have to hand it over.
    const LEAVES_EARLY_IMAGES: bool;

    /// Width and height of the image.
    fn resolution(&self) -> [u32; 2];

    /// Takes `samples` pilot samples in each tile, from number `first` on. Random numbers: `PURPOSE_PILOT`, sample `s` of tile `t`
    /// being number `(s * tiles + t) * 2`, and the next number that of the second path.
    fn pilot(
        &mut self,
        tiles: [u32; 2],
        first: u64,
        samples: u64,
        seed: u64,
        stop: &AtomicBool,
    ) -> Result<(Vec<[Moments; 3]>, Counters), RenderError>;

    /// A renderer of some cells, which starts from nothing. `share` is the share of all evaluations that it will have: as many chains
    /// as for an image of their own would need most of it to start.
    fn part(
        &mut self,
        kind: PartKind,
        cells: Arc<Cells>,
        share: f64,
        seed: u64,
    ) -> Result<Self::Part, RenderError>;

    /// Takes back a renderer that is no longer needed; `part` may hand it out again.
    fn give_back(&mut self, kind: PartKind, part: Self::Part);

    /// The relative squared error (MRSE) that every tile of the image of a part with differences would have without them, as far as its
    /// samples tell.
    fn tile_errors(&mut self, part: &mut Self::Part) -> Result<Vec<f64>, RenderError>;

    /// Takes another camera, whose image must have the same size.
    fn set_camera(&mut self, camera: &CameraModel) -> Result<(), RenderError>;

    /// Takes another version of the scene, for all but the parts that are in use.
    fn set_scene(&mut self, scene: &Self::Scene) -> Result<(), RenderError>;
}

/// What the method has chosen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct AutoStatistics {
    /// The share of the evaluations that chains have taken.
    pub chain_evaluations: f64,
    /// The share of the luminance that they have.
    pub chain_luminance: f64,
    /// The share of the tiles in which they have any paths.
    pub chain_tiles: f64,
    /// The shares of the cells that they have: of direct, connected and hit light.
    pub chain_cells: [f64; 3],
    /// Whether path tracing samples differences between pixels.
    pub differences: bool,
    /// How often the choice was changed.
    pub changes: u32,
    /// The relative squared error (MRSE) that the choice expects for the image as it is.
    pub expected_error: f64,
    #[serde(skip)]
    moments: Arc<CellMoments>,
    #[serde(skip)]
    cells: Arc<Cells>,
}

impl AutoStatistics {
    /// What chains render in every tile.
    pub fn shares(&self) -> ChainShares {
        ChainShares::new(&self.moments, &self.cells)
    }

    /// The names of the kinds of paths of which chains have any cells; empty where they have none.
    pub fn chain_kinds(&self) -> String {
        let names = ["direct", "connected", "hit"].into_iter();
        let had = names
            .zip(self.chain_cells)
            .filter(|(_, share)| *share > 0.0);
        had.map(|(name, _)| name).collect::<Vec<_>>().join(" + ")
    }
}

pub(super) struct Parts<P> {
    pub parts: Vec<(PartKind, P, u64)>,
    pub choice: Choice,
    pub turns: Turns,
}

/// What was rendered for earlier choices.
pub(super) struct Kept {
    /// Their image; none where they had few samples.
    pub image: Option<Image>,
    /// One over the error that was expected of it.
    pub weight: f64,
    /// Samples of the present image from which on it is left out. The present method is believed to be better; how much better is known
    /// within a factor of a few only, and light that is hard to find may make it a thousand.
    pub until: u64,
    pub statistics: Statistics,
    pub chain_samples: u64,
}

/// The method `auto` in progress.
pub struct Auto<B: Backend> {
    pub(super) backend: B,
    pub(super) chain_paths: ChainPaths,
    pub(super) costs: Costs,
    /// Rays of the chains' paths for each one of an average path, once chains have run.
    pub(super) rays_of_chains: Option<f64>,
    pub(super) seed: u64,
    pub(super) moments: Arc<CellMoments>,
    pub(super) parts: Option<Parts<B::Part>>,
    pub(super) kept: Option<Kept>,
    /// The error of the last image by path tracing alone, and the evaluations per pixel at which it was measured.
    pub(super) measured: Option<(f64, f64)>,
    /// What pilots have done.
    pub(super) pilots: Counters,
    pub(super) pilot_time: Duration,
    pub(super) epoch: u32,
    /// Evaluations per pixel of the present parts after which the choice is made again.
    pub(super) until: u64,
    /// Camera moves since the last pilot.
    pub(super) moves: u32,
    /// A choice that was made too late for the image of its view: the next one begins with it.
    pub(super) next_choice: Option<Choice>,
    /// Whether the clock ends the work, as the last budgets said.
    pub(super) is_clocked: bool,
    /// How long it took to make the choice again, the last time, ...
    pub(super) reconsidering: Duration,
    /// ... and seconds of the first evaluation of every pixel, in this image or in one before it.
    pub(super) seconds_per_evaluation: f64,
}

impl<B: Backend> Auto<B> {
    /// Nothing is known, nothing is rendered.
    pub fn new(backend: B, chain_paths: ChainPaths, seed: u64) -> Self {
        let tiles = Cells::tiles_of(backend.resolution());
        Self {
            backend,
            chain_paths,
            costs: B::COSTS,
            rays_of_chains: None,
            seed,
            moments: Arc::new(CellMoments::new(tiles)),
            parts: None,
            kept: None,
            measured: None,
            pilots: Counters::default(),
            pilot_time: Duration::ZERO,
            epoch: 0,
            until: FIRST_EPOCH,
            moves: 0,
            next_choice: None,
            is_clocked: false,
            reconsidering: Duration::ZERO,
            seconds_per_evaluation: 0.0,
        }
    }

    /// Chooses by the costs of another device.
    pub fn with_costs(self, costs: Costs) -> Self {
        Self { costs, ..self }
    }

    /// Other paths for the chains, from the next start on.
    pub fn set_chain_paths(&mut self, chain_paths: ChainPaths) {
        self.chain_paths = chain_paths;
    }

    /// The device's side.
    pub fn backend(&self) -> &B {
        &self.backend
    }

    /// The device's side, to be changed.
    pub fn backend_mut(&mut self) -> &mut B {
        &mut self.backend
    }

    /// The renderers of the present choice.
    pub fn parts(&self) -> impl Iterator<Item = &B::Part> {
        self.parts
            .iter()
            .flat_map(|parts| parts.parts.iter().map(|(_, part, _)| part))
    }

    /// The renderers of the present choice, to be changed.
    pub fn parts_mut(&mut self) -> impl Iterator<Item = &mut B::Part> {
        self.parts
            .iter_mut()
            .flat_map(|parts| parts.parts.iter_mut().map(|(_, part, _)| part))
    }

    /// The share of earlier choices in the mean of the images, which is weighted by what error is expected of each.
    fn kept_share(&self) -> f64 {
        let kept = self.kept_weight();
        let share = kept / (kept + self.weight()).max(1e-30);
        if share < LEAST_SHARE { 0.0 } else { share }
    }

    /// One over the error that was expected of the image of earlier choices, while there is any need of it.
    fn kept_weight(&self) -> f64 {
        let kept = self.kept.as_ref();
        let is_needed = |kept: &&Kept| self.weight() == 0.0 || self.part_samples() < kept.until;
        kept.filter(is_needed).map_or(0.0, |kept| kept.weight)
    }

    /// Whether images of earlier choices are part of the image.
    pub fn is_mean(&self) -> bool {
        self.kept_share() > 0.0
    }

    pub(super) fn pixels(&self) -> u64 {
        let [width, height] = self.backend.resolution();
        u64::from(width) * u64::from(height)
    }

    /// The seed of the present parts.
    fn epoch_seed(&self) -> u64 {
        if self.epoch == 0 {
            return self.seed;
        }
        let words = Philox::new(self.seed).block([self.epoch, 0, 0, PURPOSE_EPOCH]);
        u64::from(words[0]) | u64::from(words[1]) << 32
    }

    /// Starts renderers for a choice.
    pub(super) fn begin(&mut self, choice: Choice) -> Result<(), RenderError> {
        self.end();
        let seed = self.epoch_seed();
        let [base_share, chain_share] = shares(&choice);
        let kind = match choice.differences {
            true => PartKind::Differences,
            false => PartKind::Plain,
        };
        let others = Arc::new(choice.cells.complement());
        let all = (base_share + chain_share) as f64;
        let share_of = |evaluations: u64| evaluations as f64 / all;
        let base = self
            .backend
            .part(kind, others, share_of(base_share), seed)?;
        let mut parts = vec![(kind, base, base_share)];
        if !choice.cells.is_empty() {
            let cells = choice.cells.clone();
            let share = share_of(chain_share);
            let chains = self.backend.part(PartKind::Chains, cells, share, seed)?;
            parts.push((PartKind::Chains, chains, chain_share));
        }
        self.parts = Some(Parts {
            parts,
            choice,
            turns: Turns::default(),
        });
        Ok(())
    }

    /// Gives the renderers back.
    fn end(&mut self) {
        let parts = self.parts.take();
        for (kind, part, _) in parts.into_iter().flat_map(|parts| parts.parts) {
            self.backend.give_back(kind, part);
        }
    }

    /// Ends the present image. It stays part of the mean until the next one has as many samples, unless it has few: reading it from a card
    /// and writing the mean back would cost more than they are worth.
    pub(super) fn leave_image(&mut self, is_early: bool) -> Result<(), RenderError> {
        let (image, weight) = match is_early {
            true => (None, 0.0),
            false => (Some(self.image()?), self.weight() + self.kept_weight()),
        };
        let until = self.part_samples();
        let statistics = self.part_statistics();
        let chain_samples = self.chain_samples();
        let before = self.kept.take();
        self.kept = Some(match before {
            Some(kept) => Kept {
                image,
                weight,
                until,
                statistics: statistics.plus(kept.statistics),
                chain_samples: chain_samples + kept.chain_samples,
            },
            None => Kept {
                image,
                weight,
                until,
                statistics,
                chain_samples,
            },
        });
        Ok(())
    }

    /// A sample in every pixel by all parts, whatever the time: less is no image.
    pub(super) fn first_round(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let pixels = self.pixels();
        let Some(Parts { parts, turns, .. }) = &mut self.parts else {
            return Ok(());
        };
        let mut each: Vec<_> = parts
            .iter_mut()
            .map(|(_, part, share)| (part, *share))
            .collect();
        let one = Budget {
            samples_per_pixel: 1,
            deadline: None,
            is_strict: false,
            stop: budget.stop,
        };
        take_turns(&mut each, turns, pixels, &one)
    }

    /// One over the error that is expected of the present parts.
    fn weight(&self) -> f64 {
        let Some(parts) = &self.parts else {
            return 0.0;
        };
        let pixels = self.pixels() as f64;
        let mut evaluations = [0.0; 2];
        for (kind, part, _) in &parts.parts {
            let side = usize::from(*kind == PartKind::Chains);
            evaluations[side] = part.samples() as f64 / pixels;
        }
        // Fewer evaluations of chains start fewer of them.
        let all = evaluations[0] + evaluations[1];
        evaluations[1] -= CHAIN_START * (2.0 * evaluations[1] / all.max(1e-30)).min(1.0);
        // Less is no image yet: pixels without samples are black.
        if evaluations[0] < 1.0 || parts.parts.len() > 1 && evaluations[1] <= 0.0 {
            return 0.0;
        }
        let expected = expect(&self.moments, &parts.choice, evaluations);
        // What an image said of itself at its last reconsideration has since become less in proportion.
        let error = match self.measured {
            Some((error, at)) if parts.choice.cells.is_empty() => error * at / evaluations[0],
            _ => expected,
        };
        1.0 / error.max(1e-30)
    }

    pub(super) fn part_samples(&self) -> u64 {
        self.parts().map(Renderer::samples).sum()
    }

    fn chain_samples(&self) -> u64 {
        let parts = self.parts.iter().flat_map(|parts| &parts.parts);
        let chains = parts.filter(|(kind, ..)| *kind == PartKind::Chains);
        chains.map(|(_, part, _)| part.samples()).sum()
    }

    fn part_statistics(&mut self) -> Statistics {
        let statistics = self.parts_mut().map(Renderer::statistics);
        statistics.reduce(Statistics::plus).unwrap_or_default()
    }

    fn kept_samples(&self) -> u64 {
        self.kept.as_ref().map_or(0, |kept| kept.statistics.samples)
    }

    fn auto_statistics(&self, samples: u64) -> Option<AutoStatistics> {
        let choice = &self.parts.as_ref()?.choice;
        let chains = self.chain_samples() + self.kept.as_ref().map_or(0, |kept| kept.chain_samples);
        let weight = self.weight() + self.kept_weight();
        Some(AutoStatistics {
            chain_evaluations: chains as f64 / samples.max(1) as f64,
            chain_luminance: self.moments.share(&choice.cells),
            chain_tiles: choice.cells.area(),
            chain_cells: PathKinds::EACH.map(|kind| choice.cells.share_of(kind)),
            differences: choice.differences,
            changes: self.epoch,
            expected_error: if weight > 0.0 { 1.0 / weight } else { 0.0 },
            moments: self.moments.clone(),
            cells: choice.cells.clone(),
        })
    }
}

/// Samples per pixel of path tracing and of the chains in a round, which is short: both parts of an image grow together.
fn shares(choice: &Choice) -> [u64; 2] {
    if choice.chains <= 0.0 {
        return [1, 0];
    }
    let base = (1.0 / choice.chains).round().max(1.0) as u64;
    [base, ((base as f64 * choice.chains).round() as u64).max(1)]
}

impl<B: Backend> Renderer for Auto<B> {
    fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        if budget.samples_per_pixel == 0 {
            return Ok(());
        }
        self.note_clock(budget);
        let first = self.parts.is_none();
        if first {
            if budget.is_over() {
                return Ok(());
            }
            let Some(choice) = self.first_choice(budget)? else {
                return Ok(());
            };
            self.begin(choice)?;
        } else {
            if self.part_samples() == 0
                && let Some(choice) = self.next_choice.take()
            {
                self.begin(choice)?;
            }
            if self.moves >= MOVES_PER_PILOT
                && !budget.is_over()
                && self.may_choose(budget)
                && !self.is_too_late_to_choose(budget)
            {
                self.choose_again(budget)?;
            }
        }
        let pixels = self.pixels();
        loop {
            // Go on with the present parts until the choice is to be made again.
            let before = (self.pilots.paths + self.kept_samples()) / pixels;
            let wanted = match budget.samples_per_pixel {
                u64::MAX => u64::MAX,
                wanted => wanted.saturating_sub(before).max(1),
            };
            // Where there is no time to make the choice, it is made when there is some again.
            let done = self.part_samples() / pixels;
            if done >= self.until && done < wanted && !self.is_too_late_to_choose(budget) {
                self.reconsider(budget)?;
                match budget.is_over() {
                    true => return Ok(()),
                    false => continue,
                }
            }
            let goal = match done >= self.until {
                true => wanted,
                false => wanted.min(self.until),
            };
            let Some(Parts { parts, turns, .. }) = &mut self.parts else {
                return Ok(());
            };
            let mut each: Vec<_> = parts
                .iter_mut()
                .map(|(_, part, share)| (part, *share))
                .collect();
            let begin = Instant::now();
            let budget_of_parts = Budget {
                samples_per_pixel: goal,
                ..*budget
            };
            take_turns(&mut each, turns, pixels, &budget_of_parts)?;
            if first && done == 0 && parts.len() == 1 {
                let evaluations = self.part_samples() as f64 / pixels as f64;
                self.seconds_per_evaluation = begin.elapsed().as_secs_f64() / evaluations.max(1e-3);
            }
            if goal == wanted || budget.is_over() || self.part_samples() < goal * pixels {
                return Ok(());
            }
        }
    }

    fn image(&mut self) -> Result<Image, RenderError> {
        let share = self.kept_share();
        let kept = |auto: &Self| auto.kept.as_ref()?.image.clone();
        if let Some(image) = kept(self).filter(|_| share >= 1.0) {
            return Ok(image);
        }
        let [width, height] = self.backend.resolution();
        let image = sum_of_images(self.parts_mut())?;
        let mut image = image.unwrap_or_else(|| Image::new(width, height));
        if let Some(kept) = kept(self).filter(|_| share > 0.0) {
            for (new, old) in image.pixels.iter_mut().zip(&kept.pixels) {
                *new = std::array::from_fn(|channel| {
                    new[channel] + share as f32 * (old[channel] - new[channel])
                });
            }
        }
        Ok(image)
    }

    fn resolve(&mut self) -> Result<(), RenderError> {
        self.parts_mut().try_for_each(Renderer::resolve)
    }

    fn restart(&mut self, seed: u64) -> Result<(), RenderError> {
        self.end();
        self.seed = seed;
        self.moments = Arc::new(CellMoments::new(self.moments.tiles()));
        self.rays_of_chains = None;
        self.kept = None;
        self.measured = None;
        self.pilots = Counters::default();
        self.pilot_time = Duration::ZERO;
        self.epoch = 0;
        self.until = FIRST_EPOCH;
        self.moves = 0;
        self.next_choice = None;
        Ok(())
    }

    fn set_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        self.restart(seed)?;
        self.backend.set_camera(camera)
    }

    /// The choice stays for some moves, and the chains go on in their cells.
    fn move_camera(&mut self, camera: &CameraModel, seed: u64) -> Result<(), RenderError> {
        if self.parts.is_none() {
            return self.set_camera(camera, seed);
        }
        self.backend.set_camera(camera)?;
        self.leave_view(seed);
        self.moves += 1;
        self.parts_mut()
            .try_for_each(|part| part.move_camera(camera, seed))
    }

    fn save_state(&mut self, to: &mut dyn Write) -> Result<(), StateError> {
        self.save(to)
    }

    fn load_state(&mut self, from: &mut &[u8]) -> Result<(), StateError> {
        self.load(from)
    }

    fn samples(&self) -> u64 {
        self.part_samples() + self.pilots.paths + self.kept_samples()
    }

    fn has_whole_sample(&self, pixels: u64) -> bool {
        let is_whole = |part: &B::Part| part.has_whole_sample(pixels);
        let has_image = self.kept.as_ref().is_some_and(|kept| kept.weight > 0.0);
        has_image || self.parts.is_some() && self.parts().all(is_whole)
    }

    fn statistics(&mut self) -> Statistics {
        let pilots = Statistics::new(&self.pilots, self.pixels(), self.pilot_time);
        let mut statistics = self.part_statistics().plus(pilots);
        if let Some(kept) = &self.kept {
            statistics = statistics.plus(kept.statistics.clone());
        }
        statistics.auto = self.auto_statistics(statistics.samples);
        statistics
    }

    fn note(&self) -> Option<&str> {
        self.parts().filter_map(Renderer::note).last()
    }

    fn max_samples_per_pixel(&self) -> u64 {
        let most = self.parts().map(Renderer::max_samples_per_pixel).min();
        most.unwrap_or(u64::MAX)
    }
}
