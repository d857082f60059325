//! When pilots are taken and choices are made: before the image, and again as its samples grow.

use super::choose::{Options, choose, error_per_time, left_of_error};
use super::{Auto, Backend, CellMoments, ChainPaths, Choice, Costs, PartKind};
use crate::{Budget, RenderError, Renderer};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Instant;

/// Pilot samples of a tile for each of its pixels, at first: a third of an evaluation per pixel. They choose and are not
/// part of the image.
const PILOT: f64 = 0.1;
/// Where these leave the choice open, it is made by so many more.
const SECOND_PILOT: f64 = 0.2;
/// In a small image a pilot has more samples per pixel, since it must meet what is rare, too: at least so many in all, and no more than
/// this for each pixel.
const LEAST_PILOT: f64 = 8192.0;
const SMALL_PILOT: f64 = 0.3;
/// Later pilots are this share of the evaluations before them, ...
const LATER_PILOTS: f64 = 1.0 / 64.0;
/// ... and this one where what there is leaves the choice open.
const LATER_PILOTS_OF_CLOSE: f64 = 1.0 / 16.0;
/// Evaluations per pixel after which the first choice is made, and after which it is made again, and then always after this many times more.
const FIRST_CHOICE: u64 = 1;
pub(super) const FIRST_EPOCH: u64 = 4;
const EPOCH_GROWTH: u64 = 2;
/// An image of fewer evaluations per pixel is left behind when another choice begins, and this many of a new image are made before its
/// own choice is made again.
pub(super) const WHOLE_IMAGE: u64 = 8;
/// What an image with differences tells of its error is too little, by up to 2.5 times: its weights know its samples, and the rarest
/// paths are still to come.
const TOLD: f64 = 1.5;
/// Another choice must promise this much less error than the present one, since it has to start first, ...
const WORTH_CHANGING: f64 = 0.75;
/// ... and by a pilot alone this much less. An image by path tracing will tell how hard it is, and can be left; one by
/// chains does not tell how easy it would be.
const WORTH_BEGINNING: f64 = 0.6;

impl<B: Backend> Auto<B> {
    /// Makes the choice before there is an image. `None` where somebody asked to stop.
    pub(super) fn first_choice(
        &mut self,
        budget: &Budget<'_>,
    ) -> Result<Option<Choice>, RenderError> {
        // An image begins with path tracing where there may be no time for more; and where that is known to be the choice.
        let is_free = self.chain_paths == ChainPaths::Auto;
        if self.chain_paths == ChainPaths::None || is_free && !self.begins_with_pilot(budget) {
            self.until = FIRST_CHOICE;
            let choice = choose(&self.moments, ChainPaths::None, self.costs(), None, 1.0);
            return Ok(Some(choice));
        }
        if !self.pilot(PILOT, budget)? {
            return Ok(None);
        }
        if !is_free {
            let evaluations = self.horizon(budget);
            let choice = choose(
                &self.moments,
                self.chain_paths,
                self.costs(),
                None,
                evaluations,
            );
            return Ok(Some(choice));
        }
        let mut options = self.options(None, budget);
        if options.are_close() && self.has_time_for_pilot(SECOND_PILOT, budget) {
            if !self.pilot(SECOND_PILOT, budget)? {
                return Ok(None);
            }
            options = self.options(None, budget);
        }
        let ratio = options.ratio();
        let begins = ratio < WORTH_BEGINNING && self.has_time_for(true, ratio, false, budget);
        Ok(Some(match begins {
            true => options.better(),
            false => options.alone,
        }))
    }

    /// Makes the choice again, with more samples, and starts over where that promises much.
    pub(super) fn reconsider(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let begin = Instant::now();
        let result = self.choose_with_more(budget);
        self.reconsidering = begin.elapsed();
        result
    }

    fn choose_with_more(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        // Where an image is costly to keep, a few samples are left behind; and one in every pixel says nothing of its error.
        let done = self.part_samples() / self.pixels();
        let is_early = done < WHOLE_IMAGE && (B::LEAVES_EARLY_IMAGES || self.until == FIRST_CHOICE);
        let of_image = match self.until {
            FIRST_CHOICE => None,
            _ => self.error_of_image()?,
        };
        let per_pixel = match self.moments.samples() {
            0 => PILOT,
            _ => self.until as f64 * self.share_of_pilot(of_image, budget) / 3.0,
        };
        if !self.pilot(per_pixel, budget)? {
            return Ok(());
        }
        let is_first = self.until == FIRST_CHOICE;
        self.until = match is_first {
            true => FIRST_EPOCH,
            false => self.until * EPOCH_GROWTH,
        };
        if let Some(of_image) = of_image {
            self.measured_by(of_image);
        }
        if self.chain_paths != ChainPaths::Auto {
            return Ok(());
        }
        // What an image told before chains took over holds on: a pilot has seen less. But not against a pilot that has since seen more, by
        // which the error of the chains is known, too.
        self.measure_costs();
        let per_time = |(error, evaluations)| error_per_time(error, evaluations, self.costs());
        let mut options = self.options(self.measured.map(per_time), budget);
        let has_chains = self.has_chains();
        if has_chains {
            let by_pilot = self.options(None, budget).alone.error;
            options.alone.error = options.alone.error.max(by_pilot);
        }
        let wanted = match is_first && !has_chains {
            true => WORTH_BEGINNING,
            false => WORTH_CHANGING,
        };
        let ratio = options.ratio_to(has_chains);
        if ratio >= wanted || !self.has_time_for(!has_chains, ratio, is_early, budget) {
            return Ok(());
        }
        self.leave_image(is_early)?;
        self.epoch += 1;
        self.until = WHOLE_IMAGE;
        self.begin(options.better())?;
        match is_early {
            // There is no other image.
            true => self.first_round(budget),
            false => Ok(()),
        }
    }

    /// Makes the choice for a view to which the camera has moved, and starts over where that promises much: at once if
    /// there is nothing yet, else in the next view.
    pub(super) fn choose_again(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        self.moments = Arc::new(CellMoments::new(self.moments.tiles()));
        let begin = Instant::now();
        if !self.pilot(PILOT, budget)? {
            return Ok(());
        }
        self.reconsidering = begin.elapsed();
        self.moves = 0;
        if self.chain_paths != ChainPaths::Auto {
            return Ok(());
        }
        let has_chains = self.has_chains();
        let options = self.options(None, budget);
        let ratio = options.ratio_to(has_chains);
        if ratio < WORTH_BEGINNING && self.has_time_for(!has_chains, ratio, false, budget) {
            match self.part_samples() {
                0 => self.begin(options.better())?,
                _ => self.next_choice = Some(options.better()),
            }
        }
        Ok(())
    }

    /// What there is to choose from, for an image of as many evaluations as it is expected to have.
    fn options(&self, measured: Option<f64>, budget: &Budget<'_>) -> Options {
        Options::new(&self.moments, self.costs(), measured, self.horizon(budget))
    }

    /// Whether the present image has chains.
    fn has_chains(&self) -> bool {
        let parts = self.parts.as_ref();
        parts.is_some_and(|parts| !parts.choice.cells.is_empty())
    }

    /// Takes pilot samples, about so many for each pixel. False where somebody asked to stop.
    fn pilot(&mut self, per_pixel: f64, budget: &Budget<'_>) -> Result<bool, RenderError> {
        let begin = Instant::now();
        let tiles = self.moments.tiles();
        let count = u64::from(tiles[0]) * u64::from(tiles[1]);
        let pixels = self.pixels() as f64;
        let wanted = (per_pixel * pixels).max(LEAST_PILOT.min(SMALL_PILOT * pixels));
        let samples = (wanted / count as f64).ceil() as u64;
        let first = self.moments.samples();
        let (sums, counters) = self
            .backend
            .pilot(tiles, first, samples, self.seed, budget.stop)?;
        self.pilot_time += begin.elapsed();
        if budget.stop.load(Ordering::Relaxed) {
            return Ok(false);
        }
        Arc::make_mut(&mut self.moments).add(samples, &sums);
        self.pilots.add(&counters);
        Ok(true)
    }

    /// What the work costs on this device in this scene. A step of the chains traces paths by which indirect light is found: the pilot tells how
    /// many rays these have, and chains that have run.
    fn costs(&self) -> Costs {
        let told = self.rays_of_chains.or_else(|| {
            let of_chains = self.moments.rays_of_indirect()?;
            self.over_all_paths(of_chains)
        });
        Costs {
            step: self.costs.step * told.unwrap_or(1.0),
            ..self.costs
        }
    }

    /// Rays of a path over those of an average path.
    fn over_all_paths(&self, rays: f64) -> Option<f64> {
        let all = self.pilots.rays() as f64 / self.pilots.paths.max(1) as f64;
        (all > 0.0 && rays > 0.0).then(|| rays / all)
    }

    /// Learns how many rays the paths of the chains have.
    fn measure_costs(&mut self) {
        let chains = self.parts.iter_mut().flat_map(|parts| &mut parts.parts);
        let mut chains = chains.filter(|(kind, ..)| *kind == PartKind::Chains);
        let Some((_, chains, _)) = chains.next() else {
            return;
        };
        let chains = chains.statistics();
        let of_chains = chains.rays as f64 / chains.samples.max(1) as f64;
        self.rays_of_chains = self.over_all_paths(of_chains).or(self.rays_of_chains);
    }

    /// The share of its evaluations that an image with this error has for its next pilot.
    fn share_of_pilot(&mut self, of_image: Option<(f64, f64)>, budget: &Budget<'_>) -> f64 {
        let measured = of_image.map(|of_image| self.measured_by(of_image));
        match measured.map(|error| self.options(Some(error), budget)) {
            Some(options) if options.are_close() => LATER_PILOTS_OF_CLOSE,
            _ => LATER_PILOTS,
        }
    }

    /// The error that the image would have without differences, and its evaluations per pixel, where it is path traced with
    /// differences, which tell it.
    fn error_of_image(&mut self) -> Result<Option<(f64, f64)>, RenderError> {
        let pixels = self.pixels() as f64;
        let Some(parts) = &mut self.parts else {
            return Ok(None);
        };
        let [(PartKind::Differences, part, _)] = &mut parts.parts[..] else {
            return Ok(None);
        };
        let errors = self.backend.tile_errors(part)?;
        let plain = errors.iter().sum::<f64>() / errors.len().max(1) as f64;
        Ok(Some((plain, part.samples() as f64 / pixels)))
    }

    /// The error of such an image after the time of one evaluation per pixel.
    fn measured_by(&mut self, (plain, evaluations): (f64, f64)) -> f64 {
        let error = TOLD * left_of_error(&self.moments) * plain;
        self.measured = Some((error, evaluations));
        error_per_time(error, evaluations, self.costs())
    }
}
