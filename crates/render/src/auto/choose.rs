//! Which cells of path space are left to Markov chains.
//!
//! Path tracing gives every pixel the same number of samples. After n evaluations per pixel its relative squared error in a cell
//! is
//!
//! ```text
//! P / n        P = (v - l + g l) / (I^2 + 0.01)
//! ```
//!
//! where v is the variance of one path in that cell, l that of its luminance up to the limit of differences, I the luminance of the tile,
//! and g < 1 what differences between pixels gain.
//!
//! Chains walk the luminance e of the cells that they have, so that a tile has steps in proportion to it. With tau the number of steps
//! that are worth one independent sample, the error of all cells H that they have is
//!
//! ```text
//! C / n        C = tau (mean over tiles of the sum over H of e) (mean over tiles of the sum over H of e / (I^2 + 0.01))
//! ```
//!
//! With differences between pixels, what is noise from pixel to pixel all but vanishes, and that is most of it while chains have taken few
//! steps: after n evaluations per pixel, C is divided by 1 + 25 n^-0.6.
//!
//! It would be less, by 4 to 40 %, if they walked e / sqrt(I^2 + 0.01), were I known and the steps of a chain independent. With I from a pilot the
//! error was larger on every scene but one.
//!
//! Both share the time. Where an evaluation takes the times b and c, shares that make the sum of the errors least are in proportion to
//! the square roots of P/b and of C/c, and the error after a unit of time is the square of sqrt(P b) + sqrt(C c).
//!
//! Path tracing of everything is compared with chains for all indirect light. Once there is an image with differences, the variance of
//! its own samples takes the place of the sum of v: what is rare is seldom in a pilot.

use super::{CellEstimate, CellMoments, Cells, ChainPaths};
use std::sync::Arc;
use wayfare_film::EPSILON;
use wayfare_transport::PathKinds;

/// Steps of a chain that are worth one independent sample: 1.4 to 12 in 13 scenes, this in their geometric mean.
const TAU: f64 = 4.0;
/// What differences gain under chains after n evaluations per pixel is 1 + this times n to this power: a fit to nine scenes, after 6 to
/// 300 evaluations at 1024x768.
const CHAIN_GAIN: [f64; 2] = [25.0, -0.6];
/// Differences between pixels leave this much of the variance even where shifted paths are alike, ...
const LEFT_ANYWAY: f64 = 0.05;
/// ... this much where they are as different as independent ones, ...
const LEFT_AT_MOST: f64 = 0.8;
/// ... and no less than this, whatever variances say.
const MOST_GAIN: f64 = 0.1;
/// Standard errors that are added to the error of path tracing: a pilot that has met little of what is rare says that it varies.
const CAUTION: f64 = 2.0;
/// The least and the most evaluations of chains for each one of path tracing: with fewer they would not leave their start, and what they have is
/// what is hard to find.
const SHARES: [f64; 2] = [1.0, 8.0];
/// Errors within this factor of each other are too close to decide by a small pilot.
const CLOSE: f64 = 2.0;
/// What takes how long on a device, in evaluations of path tracing with our values.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Costs {
    /// A step of a chain.
    pub step: f64,
    /// An evaluation of path tracing with differences.
    pub differences: f64,
    /// An evaluation of direct light, whose paths are short.
    pub direct: f64,
}

/// How an image is divided between path tracing and chains.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The cells that chains have.
    pub cells: Arc<Cells>,
    /// Whether path tracing samples differences between pixels.
    pub differences: bool,
    /// Evaluations of the chains for each one of path tracing; 0 where they have no cells.
    pub chains: f64,
    /// The relative squared error that is expected after the time of one evaluation of path tracing per pixel.
    pub error: f64,
}

/// The variance that differences between pixels leave: what is above their limit, and a share of what is below, which is all of it
/// where shifted paths are as different as independent ones.
fn left_by_differences(estimate: &CellEstimate) -> f64 {
    let independent = 2.0 * estimate.limited;
    if independent <= 0.0 {
        return estimate.variance;
    }
    let different = estimate.shifted / independent;
    let gain = LEFT_ANYWAY + (LEFT_AT_MOST - LEFT_ANYWAY) * different;
    let gain = gain.clamp(MOST_GAIN, 1.0);
    (estimate.variance - estimate.limited).max(0.0) + gain * estimate.limited
}

/// What a cell adds to the errors.
#[derive(Clone, Copy, Debug, Default)]
struct Term {
    tile: usize,
    kind: usize,
    /// By path tracing, plain and with differences.
    plain: f64,
    differences: f64,
    /// By chains: what it adds to the two means.
    chains: [f64; 2],
}

fn terms(moments: &CellMoments) -> Vec<Term> {
    let (means, estimates) = (moments.means(), moments.estimates());
    let tiles = means.len() as f64;
    let mut terms = Vec::with_capacity(3 * means.len());
    for (tile, (mean, estimates)) in means.iter().zip(&estimates).enumerate() {
        let square = 1.0 / ((mean * mean + EPSILON) * tiles);
        for (kind, estimate) in estimates.iter().enumerate() {
            terms.push(Term {
                tile,
                kind,
                plain: square * estimate.variance,
                differences: square * left_by_differences(estimate),
                chains: [estimate.mean / tiles, square * estimate.mean],
            });
        }
    }
    terms
}

/// The errors of both sides after one evaluation per pixel each.
#[derive(Clone, Copy, Debug, Default)]
struct Errors {
    plain: f64,
    differences: f64,
    /// The two means of which that of the chains is the product, were all their steps independent.
    chains: [f64; 2],
}

impl Errors {
    fn of(terms: &[Term], cells: &Cells) -> Self {
        let mut errors = Self::default();
        for term in terms {
            let is_inside = cells.kinds()[term.tile].contains(PathKinds::EACH[term.kind]);
            if is_inside {
                for (sum, part) in errors.chains.iter_mut().zip(term.chains) {
                    *sum += part;
                }
            } else {
                errors.plain += term.plain;
                errors.differences += term.differences;
            }
        }
        errors
    }

    /// The error of path tracing, with differences or without.
    fn base(&self, has_differences: bool) -> f64 {
        match has_differences {
            true => self.differences,
            false => self.plain,
        }
    }

    /// That of chains, if the image has so many evaluations per pixel.
    fn of_chains(&self, evaluations: f64) -> f64 {
        let [scale, power] = CHAIN_GAIN;
        let gain = 1.0 + scale * evaluations.max(1.0).powf(power);
        TAU * self.chains[0] * self.chains[1] / gain
    }

    /// The best that can be made of some cells. Differences are for path tracing alone: beside chains it has direct light, which is smooth
    /// without them.
    fn choice(&self, cells: Cells, costs: Costs, evaluations: f64) -> Choice {
        let is_alone = cells.is_empty();
        let differences = is_alone;
        let base = self.base(differences);
        let base_cost = match is_alone {
            true => costs.differences,
            false => base_cost(&cells, costs),
        };
        let mut choice = Choice {
            cells: Arc::new(cells),
            differences,
            chains: 0.0,
            error: base_cost * base,
        };
        if !is_alone {
            let [least, most] = SHARES;
            let of_chains = self.of_chains(evaluations);
            let ratio = (of_chains / costs.step) / (base / base_cost).max(1e-30);
            choice.chains = ratio.sqrt().clamp(least, most);
            let time = base_cost + choice.chains * costs.step;
            choice.error = time * (base + of_chains / choice.chains);
        }
        choice
    }
}

/// What an evaluation of all other cells costs.
fn base_cost(cells: &Cells, costs: Costs) -> f64 {
    let has_indirect = |kinds: &PathKinds| kinds.contains(PathKinds::INDIRECT);
    match cells.kinds().iter().all(has_indirect) {
        true => costs.direct,
        false => 1.0,
    }
}

/// The standard error of what tiles say about path tracing of everything, over its mean.
fn relative_spread(terms: &[Term], choice: &Choice) -> f64 {
    let of = |term: &Term| match choice.differences {
        true => term.differences,
        false => term.plain,
    };
    let tiles: Vec<f64> = terms
        .chunks(3)
        .map(|kinds| kinds.iter().map(of).sum())
        .collect();
    let count = tiles.len().max(1) as f64;
    let sum: f64 = tiles.iter().sum();
    let squares: f64 = tiles
        .iter()
        .map(|error| (error - sum / count).powi(2))
        .sum();
    squares.sqrt() / sum.max(1e-30)
}

/// What there is to choose from.
#[derive(Clone, Debug)]
pub(super) struct Options {
    /// Path tracing of everything.
    pub alone: Choice,
    /// Chains for all indirect light, where there is any.
    pub with_chains: Option<Choice>,
}

/// All tiles with the same kinds for the chains.
fn of_kinds(
    tiles: [u32; 2],
    terms: &[Term],
    kinds: PathKinds,
    costs: Costs,
    evaluations: f64,
) -> Choice {
    let cells = Cells::everywhere(tiles, kinds);
    Errors::of(terms, &cells).choice(cells, costs, evaluations)
}

impl Options {
    /// As samples see them, which must not be those of the image, for an image of so many evaluations per pixel. `measured` is the error
    /// of path tracing after the time of one evaluation per pixel, where an image tells it.
    pub fn new(
        moments: &CellMoments,
        costs: Costs,
        measured: Option<f64>,
        evaluations: f64,
    ) -> Self {
        let terms = terms(moments);
        let of_kinds = |kinds| of_kinds(moments.tiles(), &terms, kinds, costs, evaluations);
        let mut alone = of_kinds(PathKinds::NONE);
        alone.error =
            measured.unwrap_or(alone.error * (1.0 + CAUTION * relative_spread(&terms, &alone)));
        let with_chains = of_kinds(PathKinds::INDIRECT);
        let has_light = Errors::of(&terms, &with_chains.cells).of_chains(evaluations) > 0.0;
        Self {
            alone,
            with_chains: has_light.then_some(with_chains),
        }
    }

    /// The error of the chains over that of path tracing.
    pub fn ratio(&self) -> f64 {
        let error = |choice: &Choice| choice.error / self.alone.error.max(1e-30);
        self.with_chains.as_ref().map_or(f64::INFINITY, error)
    }

    /// The error of the other choice over that of the present one.
    pub fn ratio_to(&self, has_chains: bool) -> f64 {
        match has_chains {
            true => 1.0 / self.ratio(),
            false => self.ratio(),
        }
    }

    /// Whether more samples may well change the choice.
    pub fn are_close(&self) -> bool {
        (1.0 / CLOSE..CLOSE).contains(&self.ratio())
    }

    /// The better one.
    pub fn better(self) -> Choice {
        let ratio = self.ratio();
        match self.with_chains {
            Some(with_chains) if ratio < 1.0 => with_chains,
            _ => self.alone,
        }
    }
}

/// Divides path space by what samples say about it, for an image of so many evaluations per pixel. They must not be those of the image.
/// `measured` is the error of path tracing after the time of one evaluation per pixel, where an image tells it.
///
/// Kinds of paths are given away as a whole: where chains have a kind in some tiles only, how much light each tile has of it is
/// as uncertain as the number of tours that began there, and tiles show.
pub fn choose(
    moments: &CellMoments,
    paths: ChainPaths,
    costs: Costs,
    measured: Option<f64>,
    evaluations: f64,
) -> Choice {
    match paths.kinds() {
        Some(kinds) => of_kinds(moments.tiles(), &terms(moments), kinds, costs, evaluations),
        None => Options::new(moments, costs, measured, evaluations).better(),
    }
}

/// The error that is expected of a choice after so many evaluations per pixel of path tracing and of the chains.
pub fn expect(moments: &CellMoments, choice: &Choice, [base, chains]: [f64; 2]) -> f64 {
    let errors = Errors::of(&terms(moments), &choice.cells);
    let of_base = errors.base(choice.differences) / base;
    if choice.chains > 0.0 {
        of_base + errors.of_chains(base + chains) / chains
    } else {
        of_base
    }
}

/// The error that differences leave of that of path tracing without them.
pub fn left_of_error(moments: &CellMoments) -> f64 {
    let errors = Errors::of(
        &terms(moments),
        &Cells::everywhere(moments.tiles(), PathKinds::NONE),
    );
    match errors.plain > 0.0 {
        true => errors.differences / errors.plain,
        false => 1.0,
    }
}

/// The error after the time of one evaluation of path tracing per pixel, where it is `error` after so many evaluations with
/// differences.
pub fn error_per_time(error: f64, evaluations: f64, costs: Costs) -> f64 {
    costs.differences * evaluations * error
}

#[cfg(test)]
mod tests {
    use super::super::Moments;
    use super::*;

    /// Moments of kinds with a mean and a probability to be found, the same in every tile; shifted paths differ by `shift` of what
    /// independent ones do.
    fn moments(kinds: [(f64, f64, f64); 3]) -> CellMoments {
        let samples = 1000.0;
        let of_kind = |(mean, probability, shift): (f64, f64, f64)| {
            let variance = mean * mean * (1.0 / probability - 1.0);
            Moments {
                sum: 2.0 * samples * mean,
                squares: 2.0 * samples * variance,
                limited: 2.0 * samples * variance,
                shifted: 2.0 * samples * variance * shift,
                rays: 2.0 * samples * mean * 3.0,
            }
        };
        let mut all = CellMoments::new([4, 3]);
        all.add(1000, &[kinds.map(of_kind); 12]);
        all
    }

    const COSTS: Costs = Costs {
        step: 1.2,
        differences: 1.25,
        direct: 0.25,
    };

    /// Of an image that goes on for long.
    const EVALUATIONS: f64 = 1e30;

    fn chosen(moments: &CellMoments) -> Choice {
        choose(moments, ChainPaths::Auto, COSTS, None, EVALUATIONS)
    }

    #[test]
    fn an_ordinary_room_is_path_traced_with_differences() {
        let kinds = [(0.3, 0.6, 0.1), (0.2, 0.4, 0.1), (0.01, 0.2, 1.0)];
        let choice = chosen(&moments(kinds));
        assert!(choice.cells.is_empty(), "{choice:?}");
        assert!(choice.differences && choice.chains == 0.0);
    }

    #[test]
    fn indirect_light_that_is_rarely_found_goes_to_the_chains() {
        let moments = moments([(0.3, 0.6, 0.1), (0.2, 0.4, 0.1), (0.1, 1e-4, 1.0)]);
        let choice = chosen(&moments);
        let is_indirect = |kinds: &PathKinds| *kinds == PathKinds::INDIRECT;
        assert!(choice.cells.kinds().iter().all(is_indirect), "{choice:?}");
        assert!(!choice.differences);
        // They promise much less error than path tracing.
        let alone = choose(&moments, ChainPaths::None, COSTS, None, EVALUATIONS);
        assert!(choice.error < 0.1 * alone.error, "{choice:?} {alone:?}");
    }

    #[test]
    fn shares_minimise_the_error_after_a_time() {
        let moments = moments([(0.3, 0.6, 0.1), (0.2, 0.4, 0.1), (0.1, 1e-3, 1.0)]);
        let choice = chosen(&moments);
        let after = |share: f64| {
            let base = EVALUATIONS / (COSTS.direct + share * COSTS.step);
            EVALUATIONS * expect(&moments, &choice, [base, share * base])
        };
        assert!((after(choice.chains) / choice.error - 1.0).abs() < 1e-9);
        for factor in [0.5, 0.8, 1.25, 2.0] {
            assert!(after(factor * choice.chains) > choice.error, "{factor}");
        }
    }

    /// A clear choice needs no second pilot; one between errors that are about the same does.
    #[test]
    fn errors_within_a_factor_are_close() {
        let options = |probability| {
            let kinds = [(0.3, 0.6, 0.1), (0.2, 0.4, 0.1), (0.1, probability, 1.0)];
            Options::new(&moments(kinds), COSTS, None, EVALUATIONS)
        };
        let (easy, between, hard) = (options(0.9), options(0.012), options(1e-4));
        assert!(
            easy.ratio() > CLOSE && !easy.are_close(),
            "{}",
            easy.ratio()
        );
        assert!(
            hard.ratio() < 1.0 / CLOSE && !hard.are_close(),
            "{}",
            hard.ratio()
        );
        assert!(between.are_close(), "{}", between.ratio());
        assert!(easy.better().cells.is_empty());
        assert!(!hard.better().cells.is_empty());
    }

    /// A pilot that has not seen what is rare is overruled by an image that has.
    #[test]
    fn a_measured_error_overrules_the_pilot() {
        let moments = moments([(0.3, 0.6, 0.1), (0.2, 0.4, 0.1), (0.01, 0.2, 1.0)]);
        assert!(chosen(&moments).cells.is_empty());
        let choice = choose(&moments, ChainPaths::Auto, COSTS, Some(1e3), EVALUATIONS);
        assert!(!choice.cells.is_empty(), "{choice:?}");
    }

    #[test]
    fn nothing_at_all_is_path_traced() {
        let choice = chosen(&CellMoments::new([2, 2]));
        assert!(choice.cells.is_empty() && choice.chains == 0.0);
    }
}
