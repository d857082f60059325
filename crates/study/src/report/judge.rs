//! What the numbers say: which method is best, which are too dark, and where the error of the reference counts.

use super::Results;
use crate::estimate::Estimate;
use crate::results::{Cell, CheckpointSummary, MethodRecord, OwnError, Protocol, SceneRecord};

/// A mean farther from the truth than this is wrong.
pub(super) const BRIGHTNESS_TOLERANCE: f64 = 0.02;
/// Using more than a checkpoint allows, by more than this share, is not equal time or equal samples.
const BUDGET_TOLERANCE: f64 = 0.1;
/// A larger share of an error than this may not be the reference's.
pub(super) const REFERENCE_SHARE: f64 = 0.05;

/// A measure of error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Metric {
    Mse,
    Mae,
    Mrse,
    Mape,
    Flip,
}

impl Metric {
    /// All, in the order of reports.
    pub const ALL: [Self; 5] = [Self::Mse, Self::Mae, Self::Mrse, Self::Mape, Self::Flip];

    pub fn name(self) -> &'static str {
        match self {
            Self::Mse => "MSE",
            Self::Mae => "MAE",
            Self::Mrse => "MRSE",
            Self::Mape => "MAPE",
            Self::Flip => "FLIP",
        }
    }

    pub fn of(self, at: &CheckpointSummary) -> Estimate {
        match self {
            Self::Mse => at.ensemble.mse,
            Self::Mae => at.ensemble.mae,
            Self::Mrse => at.ensemble.mrse,
            Self::Mape => at.ensemble.mape,
            Self::Flip => at.flip,
        }
    }

    /// The error of a reference.
    pub fn own(self, error: &OwnError) -> f64 {
        match self {
            Self::Mse => error.mse,
            Self::Mae => error.mae,
            Self::Mrse => error.mrse,
            Self::Mape => error.mape,
            Self::Flip => error.flip,
        }
    }

    /// Whether the reference has too large a share of an error. Squared errors add up; absolute ones do so squared.
    pub fn is_doubtful(self, error: &OwnError, at: &CheckpointSummary) -> bool {
        let share = self.own(error) / self.of(at).value;
        match self {
            Self::Mse | Self::Mrse => share > REFERENCE_SHARE,
            Self::Mae | Self::Mape | Self::Flip => share * share > REFERENCE_SHARE,
        }
    }
}

/// Whether the mean of an image is that of the truth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Brightness {
    Right,
    Dark,
    Bright,
}

impl Brightness {
    /// Wrong where the mean is off by more than the tolerance, and neither chance nor twice the error of the
    /// reference's mean explain it; a single seed counts as it is.
    pub fn of(at: &CheckpointSummary, scene: &SceneRecord) -> Self {
        let own = scene.reference.as_ref().map_or(0.0, |r| r.own_error.mean);
        let mut ratio = at.ensemble.mean_ratio;
        ratio.margin += 2.0 * own;
        match ratio.value - 1.0 {
            _ if ratio.holds(1.0) => Self::Right,
            off if off < -BRIGHTNESS_TOLERANCE => Self::Dark,
            off if off > BRIGHTNESS_TOLERANCE => Self::Bright,
            _ => Self::Right,
        }
    }

    /// A sign and a word; nothing where all is right.
    pub fn sign(self) -> Option<&'static str> {
        match self {
            Self::Right => None,
            Self::Dark => Some("▼ DARK"),
            Self::Bright => Some("▲ BRIGHT"),
        }
    }
}

/// Whether squared bias is above zero by more than chance.
pub(super) fn is_biased(at: &CheckpointSummary) -> bool {
    at.ensemble.bias_squared.value > at.ensemble.bias_squared.margin
}

/// Whether more time or samples were used than a checkpoint allows, so that nothing can be compared there.
pub(super) fn is_over_budget(protocol: Protocol, at: &CheckpointSummary) -> bool {
    at.used(protocol) > (1.0 + BUDGET_TOLERANCE) * at.at
}

/// A method at a checkpoint.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'a> {
    pub method: &'a MethodRecord,
    pub at: &'a CheckpointSummary,
    protocol: Protocol,
    brightness: Brightness,
}

impl Entry<'_> {
    pub fn brightness(&self) -> Brightness {
        self.brightness
    }

    pub fn is_over_budget(&self) -> bool {
        is_over_budget(self.protocol, self.at)
    }

    /// Whether it may be called the best: it has the right brightness and used no more than the others.
    fn is_ranked(&self) -> bool {
        self.brightness() == Brightness::Right && !self.is_over_budget()
    }

    pub fn is(&self, other: &Entry<'_>) -> bool {
        self.method.label == other.method.label
    }
}

/// All methods that are done, on one scene at one checkpoint, in the order of the study.
#[derive(Clone, Debug)]
pub(super) struct Comparison<'a> {
    pub entries: Vec<Entry<'a>>,
}

impl<'a> Comparison<'a> {
    pub fn new(results: &'a Results, scene: &SceneRecord, protocol: Protocol, at: f64) -> Self {
        let entry = |method| {
            let at = results.checkpoint(scene, method, protocol, at)?;
            Some(Entry {
                method,
                at,
                protocol,
                brightness: Brightness::of(at, scene),
            })
        };
        Self {
            entries: results.study.methods.iter().filter_map(entry).collect(),
        }
    }

    pub fn entry(&self, method: &MethodRecord) -> Option<&Entry<'a>> {
        self.entries.iter().find(|e| e.method.label == method.label)
    }

    /// Path tracing.
    pub fn baseline(&self) -> Option<&Entry<'a>> {
        self.entries.iter().find(|e| e.method.method == "pt")
    }

    /// The one with the least error among those within the budget.
    pub fn lowest(&self, metric: Metric) -> Option<&Entry<'a>> {
        self.lowest_of(metric, |entry| !entry.is_over_budget())
    }

    /// The one with the least error among those within the budget and of the right brightness.
    pub fn best(&self, metric: Metric) -> Option<&Entry<'a>> {
        self.lowest_of(metric, Entry::is_ranked)
    }

    fn lowest_of(&self, metric: Metric, counts: impl Fn(&Entry<'a>) -> bool) -> Option<&Entry<'a>> {
        let value = |entry: &Entry| metric.of(entry.at).value;
        let finite = self.entries.iter().filter(|e| value(e).is_finite());
        finite
            .filter(|entry| counts(entry))
            .min_by(|a, b| value(a).total_cmp(&value(b)))
    }

    /// Others that are ranked and whose error does not differ significantly from that of this one.
    pub fn rivals(&self, metric: Metric, best: &Entry) -> Vec<&Entry<'a>> {
        let is_rival = |e: &&Entry| {
            !e.is(best) && e.is_ranked() && metric.of(e.at).ties_with(metric.of(best.at))
        };
        self.entries.iter().filter(is_rival).collect()
    }

    /// The error over that of path tracing. `None` without path tracing, where one of both is over the budget, and
    /// where the interval of the ratio is wider than the ratio itself, which then says nothing.
    pub fn over_baseline(&self, metric: Metric, entry: &Entry) -> Option<Estimate> {
        let baseline = self.baseline()?;
        if entry.is_over_budget() || baseline.is_over_budget() {
            return None;
        }
        if entry.is(baseline) {
            return Some(Estimate {
                value: 1.0,
                standard_error: 0.0,
                margin: 0.0,
            });
        }
        let ratio = metric.of(entry.at).ratio(metric.of(baseline.at));
        let is_vague = ratio.margin.is_finite() && 2.0 * ratio.margin > ratio.value.abs();
        (!is_vague).then_some(ratio)
    }
}

/// The checkpoints at which methods are compared, of those that all cells of these scenes have: of those that most
/// cells meet the first, or the middle one of the samples; and the last.
pub(super) fn compared_checkpoints(
    results: &Results,
    scenes: &[&SceneRecord],
    protocol: Protocol,
) -> Vec<f64> {
    let cells: Vec<&Cell> = results
        .cells
        .iter()
        .filter(|cell| {
            cell.protocol == protocol && scenes.iter().any(|scene| scene.name == cell.scene)
        })
        .collect();
    if cells.is_empty() {
        return Vec::new();
    }
    let summaries = |at: f64| {
        let summary = move |cell: &&Cell| cell.checkpoints.iter().find(|c| c.at == at).cloned();
        cells.iter().filter_map(summary)
    };
    let all = results.study.checkpoints(protocol).iter().copied();
    let common: Vec<f64> = all
        .filter(|&at| summaries(at).count() == cells.len())
        .collect();
    let is_met = |at: &&f64| {
        let late = summaries(**at).filter(|summary| is_over_budget(protocol, summary));
        2 * late.count() < cells.len()
    };
    let met: Vec<&f64> = common.iter().filter(is_met).collect();
    let early = match protocol {
        Protocol::Time => met.first(),
        Protocol::Samples => met.get(met.len().saturating_sub(1) / 2),
    };
    let early = early.copied().or(common.first());
    let mut chosen: Vec<f64> = early.into_iter().chain(common.last()).copied().collect();
    chosen.dedup();
    chosen
}

#[cfg(test)]
mod tests {
    use super::super::example;
    use super::*;

    #[test]
    fn a_dark_method_is_the_lowest_but_not_the_best() {
        let results = example::results();
        let scene = &results.study.scenes[0];
        let comparison = Comparison::new(&results, scene, Protocol::Time, 1.0 / 30.0);
        let label = |entry: Option<&Entry>| entry.map(|e| e.method.label.clone());
        assert_eq!(
            label(comparison.lowest(Metric::Mse)).as_deref(),
            Some(example::DARK)
        );
        assert_eq!(
            label(comparison.best(Metric::Mse)).as_deref(),
            Some(example::EXACT)
        );
        assert_eq!(label(comparison.baseline()).as_deref(), Some("pt"));
        let best = comparison.best(Metric::Mse).unwrap();
        let rivals = comparison.rivals(Metric::Mse, best);
        assert_eq!(rivals.len(), 1);
        assert_eq!(rivals[0].method.label, example::TIED);
    }

    /// A ratio that its interval does not bound from either side is not shown.
    #[test]
    fn a_ratio_with_an_interval_wider_than_itself_is_dropped() {
        let mut results = example::results();
        let ratio = |results: &Results| {
            let scene = &results.study.scenes[0];
            let comparison = Comparison::new(results, scene, Protocol::Time, 10.0);
            comparison.over_baseline(Metric::Mse, &comparison.entries[1])
        };
        assert!(ratio(&results).is_some());
        for at in results.cells.iter_mut().flat_map(|c| &mut c.checkpoints) {
            at.ensemble.mse.margin = 0.4 * at.ensemble.mse.value;
        }
        assert_eq!(ratio(&results), None);
    }

    /// A method that takes longer than the others is not compared with them, however small its error.
    #[test]
    fn a_method_over_the_budget_is_not_ranked() {
        let mut results = example::results();
        let best = |results: &Results| {
            let comparison =
                Comparison::new(results, &results.study.scenes[0], Protocol::Time, 10.0);
            let best = comparison.best(Metric::Mse).unwrap();
            let ratio = comparison.over_baseline(Metric::Mse, &comparison.entries[3]);
            (best.method.label.clone(), ratio.is_some())
        };
        assert_eq!(best(&results), (example::EXACT.into(), true));
        let is_exact = |cell: &&mut Cell| cell.method == example::EXACT;
        for cell in results.cells.iter_mut().filter(is_exact) {
            for at in &mut cell.checkpoints {
                at.seconds.mean = 1.09 * at.at;
            }
        }
        assert_eq!(best(&results), (example::EXACT.into(), true));
        for cell in results.cells.iter_mut().filter(is_exact) {
            cell.checkpoints[3].seconds.mean = 11.2;
        }
        assert_eq!(best(&results), (example::TIED.into(), false));
    }

    #[test]
    fn the_early_checkpoint_is_one_that_most_methods_meet() {
        let mut results = example::results();
        let early = |results: &Results| {
            compared_checkpoints(results, &[&results.study.scenes[1]], Protocol::Time)[0]
        };
        for (late, expected) in [(0, 1.0 / 30.0), (2, 1.0 / 30.0), (3, 0.1)] {
            let cells = results.cells.iter_mut();
            for cell in cells.filter(|c| c.scene == example::EASY).take(2 * late) {
                cell.checkpoints[0].seconds.mean = 0.05;
            }
            assert_eq!(early(&results), expected, "{late} of 5 are late");
        }
        // First images of three samples per pixel: neither 1 nor 2 can be met.
        for cell in &mut results.cells {
            cell.checkpoints[0].samples_per_pixel.mean = 3.0;
        }
        let scene = &results.study.scenes[1];
        let samples = compared_checkpoints(&results, &[scene], Protocol::Samples);
        assert_eq!(samples, [16.0, 256.0], "the middle of 4, 16, 64 and 256");
    }

    #[test]
    fn a_single_seed_shows_darkness_too() {
        let mut results = example::one_seed();
        let scene = &results.study.scenes[0];
        let at = &mut results.cells[0].checkpoints[0];
        at.ensemble.mean_ratio.value = 0.9;
        assert_eq!(Brightness::of(at, scene), Brightness::Dark);
        at.ensemble.mean_ratio.value = 0.99;
        assert_eq!(Brightness::of(at, scene), Brightness::Right);
    }

    /// A method is not blamed for the error of the reference.
    #[test]
    fn an_inexact_reference_calls_no_method_dark() {
        let mut results = example::results();
        let at = &mut results.cells[0].checkpoints[0];
        at.ensemble.mean_ratio = Estimate::new(0.95, 0.005, 7);
        let scene = &mut results.study.scenes[0];
        assert_eq!(Brightness::of(at, scene), Brightness::Dark);
        let reference = scene.reference.as_mut().expect("a reference");
        reference.own_error.mean = 0.025;
        assert_eq!(Brightness::of(at, scene), Brightness::Right);
    }

    #[test]
    fn checkpoints_are_those_that_all_have() {
        let mut results = example::results();
        let scenes: Vec<SceneRecord> = results.study.scenes.clone();
        let of = |results: &Results, protocol| {
            compared_checkpoints(results, &scenes.iter().collect::<Vec<_>>(), protocol)
        };
        assert_eq!(of(&results, Protocol::Time), [1.0 / 30.0, 10.0]);
        assert_eq!(of(&results, Protocol::Samples), [16.0, 256.0]);
        results.cells[0].checkpoints.pop();
        assert_eq!(of(&results, Protocol::Time), [1.0 / 30.0, 1.0]);
    }
}
