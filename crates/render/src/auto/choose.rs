//! Which cells of path space are left to Markov chains.
//!
//! Path tracing gives every pixel the same number of samples. After n evaluations per pixel its relative squared error in a cell
//! is
//!
//! ```text
//! P / n        P = g v / (I^2 + 0.01)
//! ```
//!
//! where v is the variance of one path in that cell, I the luminance of the tile, and g < 1 what differences between pixels gain.
//! Chains come to a cell in proportion to its luminance e, and each step deposits about the same: with E the luminance of all
//! cells H that they have, over the whole film, and tau the number of steps that are worth one independent sample, it is
//!
//! ```text
//! C / n        C = tau e E / (I^2 + 0.01)
//! ```
//!
//! Both share the time. Shares that make the sum of the errors least are in proportion to the square roots of the sums of P and
//! of C, and the error is then the square of the sum of both roots. Of all sets of kinds the one with the least is chosen.

use super::{CellEstimate, CellMoments, Cells};
use std::sync::Arc;
use wayfare_film::EPSILON;
use wayfare_transport::PathKinds;

/// Steps of a chain that are worth one independent sample. On the careful side: a cell goes to the chains where they are better
/// beyond doubt.
const TAU: f64 = 6.0;
/// What a step of a chain costs, in evaluations of path tracing.
const STEP_COST: f64 = 1.2;
/// Chains must promise this much less error than path tracing alone, since they have to start first.
const WORTHWHILE: f64 = 0.8;
/// Differences between pixels gain no more than this, whatever variances say.
const MOST_GAIN: f64 = 0.25;
/// Differences are taken where they promise an error below this share of path tracing's.
const DIFFERENCES_PAY: f64 = 0.9;
/// The least and the most evaluations of chains for each one of path tracing: with fewer they would not leave their start.
const SHARES: [f64; 2] = [1.0 / 3.0, 8.0];

/// How an image is divided between path tracing and chains.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The cells that chains have.
    pub cells: Arc<Cells>,
    /// Whether path tracing samples differences between pixels.
    pub differences: bool,
    /// Evaluations of the chains for each one of path tracing; 0 where they have no cells.
    pub chains: f64,
    /// The relative squared error that is expected after one evaluation per pixel of both together.
    pub error: f64,
}

/// The gain by differences between pixels: nothing where shifted paths are as different as independent ones.
fn gain(estimate: &CellEstimate) -> f64 {
    let independent = 2.0 * estimate.variance;
    if independent > 0.0 {
        (estimate.shifted / independent).clamp(MOST_GAIN, 1.0)
    } else {
        1.0
    }
}

/// What a cell adds to the errors.
#[derive(Clone, Copy, Debug, Default)]
struct Term {
    tile: usize,
    kind: usize,
    /// By path tracing, plain and with differences.
    plain: f64,
    differences: f64,
    /// By chains, but for the luminance of all cells that they have.
    chains: f64,
    luminance: f64,
}

fn terms(moments: &CellMoments) -> Vec<Term> {
    let (means, estimates) = (moments.means(), moments.estimates());
    let tiles = means.len() as f64;
    let mut terms = Vec::with_capacity(3 * means.len());
    for (tile, (mean, estimates)) in means.iter().zip(&estimates).enumerate() {
        let weight = 1.0 / (mean * mean + EPSILON) / tiles;
        for (kind, estimate) in estimates.iter().enumerate() {
            let plain = weight * estimate.variance;
            terms.push(Term {
                tile,
                kind,
                plain,
                differences: plain * gain(estimate),
                chains: weight * estimate.mean,
                luminance: estimate.mean / tiles,
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
    /// Sums of [`Term::chains`] and of [`Term::luminance`].
    chains: f64,
    luminance: f64,
}

impl Errors {
    fn of(terms: &[Term], cells: &Cells) -> Self {
        let mut errors = Self::default();
        for term in terms {
            let is_inside = cells.kinds()[term.tile].contains(PathKinds::EACH[term.kind]);
            if is_inside {
                errors.chains += term.chains;
                errors.luminance += term.luminance;
            } else {
                errors.plain += term.plain;
                errors.differences += term.differences;
            }
        }
        errors
    }

    fn are_differences_better(&self) -> bool {
        self.differences < DIFFERENCES_PAY * self.plain
    }

    fn base(&self) -> f64 {
        if self.are_differences_better() {
            self.differences
        } else {
            self.plain
        }
    }

    fn of_chains(&self) -> f64 {
        TAU * STEP_COST * self.chains * self.luminance
    }

    /// Evaluations of the chains for each one of path tracing.
    fn share(&self) -> f64 {
        if self.chains > 0.0 {
            let [least, most] = SHARES;
            (self.of_chains() / self.base().max(1e-30))
                .sqrt()
                .clamp(least, most)
        } else {
            0.0
        }
    }

    /// The error of both together after one evaluation per pixel, with the best shares.
    fn total(&self) -> f64 {
        let share = self.share();
        if share > 0.0 {
            (1.0 + share) * (self.base() + self.of_chains() / share)
        } else {
            self.base()
        }
    }

    fn choice(&self, cells: Cells) -> Choice {
        Choice {
            cells: Arc::new(cells),
            differences: self.are_differences_better(),
            chains: self.share(),
            error: self.total(),
        }
    }
}

/// Divides path space by what samples say about it. They must not be those of the image.
///
/// Kinds of paths are given away as a whole: where chains have a kind in some tiles only, how much light each tile has of it is
/// as uncertain as the number of tours that began there, and tiles show.
pub fn choose(moments: &CellMoments) -> Choice {
    let (tiles, terms) = (moments.tiles(), terms(moments));
    let of_kinds = |bits: u8| {
        let cells = Cells::everywhere(tiles, PathKinds::from_bits(bits));
        Errors::of(&terms, &cells).choice(cells)
    };
    let mut best = of_kinds(PathKinds::NONE.bits());
    let mut limit = WORTHWHILE * best.error;
    for choice in (1..=PathKinds::ALL.bits()).map(of_kinds) {
        if choice.chains > 0.0 && choice.error < limit {
            limit = choice.error;
            best = choice;
        }
    }
    best
}

/// What is expected of a choice that was made earlier, with what is known now.
pub fn expect(moments: &CellMoments, choice: &Choice) -> f64 {
    let errors = Errors::of(&terms(moments), &choice.cells);
    let base = match choice.differences {
        true => errors.differences,
        false => errors.plain,
    };
    if choice.chains > 0.0 {
        (1.0 + choice.chains) * (base + errors.of_chains() / choice.chains)
    } else {
        base
    }
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
                shifted: 2.0 * samples * variance * shift,
            }
        };
        let mut all = CellMoments::new([4, 3]);
        all.add(1000, &[kinds.map(of_kind); 12]);
        all
    }

    #[test]
    fn an_ordinary_room_is_path_traced_with_differences() {
        let choice = choose(&moments([
            (0.3, 0.6, 0.1),
            (0.2, 0.4, 0.1),
            (0.01, 0.2, 1.0),
        ]));
        assert!(choice.cells.is_empty(), "{choice:?}");
        assert!(choice.differences && choice.chains == 0.0);
    }

    #[test]
    fn rare_caustics_go_to_the_chains_and_nothing_else_does() {
        let moments = moments([(0.3, 0.6, 0.1), (0.2, 0.4, 0.1), (0.1, 1e-4, 1.0)]);
        let choice = choose(&moments);
        assert!(
            choice.cells.kinds().iter().all(|&k| k == PathKinds::HIT),
            "{choice:?}"
        );
        // Of every twelve evaluations some go to the chains, and they promise much less error than path tracing.
        assert!((0.1..4.0).contains(&choice.chains), "{choice:?}");
        let alone = Choice {
            cells: Arc::new(Cells::everywhere([4, 3], PathKinds::NONE)),
            differences: true,
            chains: 0.0,
            error: 0.0,
        };
        assert!(choice.error < 0.1 * expect(&moments, &alone));
        let again = expect(&moments, &choice);
        assert!((again / choice.error - 1.0).abs() < 1e-9, "{again}");
    }

    #[test]
    fn shares_minimise_the_error() {
        let moments = moments([(0.3, 0.6, 0.1), (0.2, 0.4, 0.1), (0.1, 1e-3, 1.0)]);
        let choice = choose(&moments);
        for factor in [0.5, 0.8, 1.25, 2.0] {
            let other = Choice {
                chains: choice.chains * factor,
                ..choice.clone()
            };
            assert!(expect(&moments, &other) > choice.error, "{factor}");
        }
    }

    #[test]
    fn nothing_at_all_is_path_traced() {
        let choice = choose(&CellMoments::new([2, 2]));
        assert!(choice.cells.is_empty() && choice.chains == 0.0);
    }
}
