//! A study in a few sentences.

use super::Results;
use super::judge::{Brightness, Comparison, Entry, Metric, compared_checkpoints, is_biased};
use super::number::{percent, short};
use crate::results::{MethodRecord, Protocol, SceneRecord};

/// What all scenes show together at the last checkpoint, in at most three sentences: the best methods, the biased ones,
/// and what to mind. The first table of [`super::tables::overview`] has the numbers.
pub fn summary(results: &Results) -> Vec<String> {
    let scenes: Vec<&SceneRecord> = results.study.scenes.iter().collect();
    let last = |protocol| {
        let at = compared_checkpoints(results, &scenes, protocol).pop()?;
        Some((protocol, at))
    };
    let Some((protocol, at)) = Protocol::ALL.into_iter().find_map(last) else {
        return vec!["Nothing is done yet.".into()];
    };
    let comparisons: Vec<_> = scenes
        .iter()
        .map(|scene| (*scene, Comparison::new(results, scene, protocol, at)))
        .filter(|(_, comparison)| !comparison.entries.is_empty())
        .collect();
    let place = format!("At {} ({})", protocol.words(at), protocol.title());
    let mut said = vec![format!("{place}, {}", best_methods(results, &comparisons))];
    said.extend(biased_methods(results, &comparisons));
    let caveats = [
        over_budget(results, &comparisons),
        doubtful_scenes(&comparisons),
        unfinished(results),
    ];
    let caveats: Vec<String> = caveats.into_iter().flatten().collect();
    said.extend((!caveats.is_empty()).then(|| format!("Mind: {}.", caveats.join("; "))));
    said
}

type Comparisons<'a> = [(&'a SceneRecord, Comparison<'a>)];

/// Which method is best on which scenes; scenes on which the seeds do not decide are listed as such.
fn best_methods(results: &Results, comparisons: &Comparisons) -> String {
    let metric = Metric::Mrse;
    let mut best_on: Vec<(&MethodRecord, Vec<String>)> = results
        .study
        .methods
        .iter()
        .map(|m| (m, Vec::new()))
        .collect();
    let (mut undecided, mut wrong) = (Vec::new(), Vec::new());
    for (scene, comparison) in comparisons {
        let Some(best) = comparison.best(metric) else {
            wrong.push(scene.name.clone());
            continue;
        };
        let rivals = comparison.rivals(metric, best);
        let is_known = metric.of(best.at).margin.is_finite();
        if is_known && rivals.is_empty() {
            let found = best_on
                .iter_mut()
                .find(|(m, _)| m.label == best.method.label);
            found
                .into_iter()
                .for_each(|(_, on)| on.push(scene.name.clone()));
        } else {
            let labels = std::iter::once(best).chain(rivals);
            let labels = listed(labels.map(|entry| entry.method.label.clone()));
            undecided.push(format!("{} ({labels})", scene.name));
        }
    }
    let mut parts: Vec<String> = best_on
        .into_iter()
        .filter(|(_, on)| !on.is_empty())
        .map(|(method, on)| format!("{} on {}", method.label, listed(on)))
        .collect();
    if !undecided.is_empty() {
        parts.push(format!(
            "not decided by these seeds on {}",
            listed(undecided)
        ));
    }
    if !wrong.is_empty() {
        parts.push(format!("no method on {}", listed(wrong)));
    }
    format!(
        "lowest {} of all methods with the right brightness: {}.",
        metric.name(),
        parts.join("; ")
    )
}

/// Methods whose images do not tend to the truth, with the range of mean/truth and the largest local bias.
fn biased_methods(results: &Results, comparisons: &Comparisons) -> Option<String> {
    let is_wrong = |e: &&Entry| is_biased(e.at) || e.brightness() != Brightness::Right;
    let about = |method: &MethodRecord| {
        let found: Vec<_> = comparisons
            .iter()
            .filter_map(|(scene, comparison)| {
                let entry = comparison.entry(method).filter(is_wrong)?;
                let ensemble = &entry.at.ensemble;
                let local = ensemble.local_bias.bias().high;
                Some((scene.name.clone(), ensemble.mean_ratio.value, local))
            })
            .collect();
        let means = || found.iter().map(|(_, mean, _)| *mean);
        let (least, most) = (
            means().min_by(f64::total_cmp)?,
            means().max_by(f64::total_cmp)?,
        );
        let means = match (short(least), short(most)) {
            (least, most) if least == most => least,
            (least, most) => format!("{least} to {most}"),
        };
        let scenes = listed(found.iter().map(|(scene, ..)| scene.clone()));
        let local = found.iter().map(|(.., local)| *local);
        let local = match local.fold(f64::NAN, f64::max) {
            local if local.is_nan() => String::new(),
            local => format!(", local bias up to {}", percent(local)),
        };
        Some(format!(
            "{} on {scenes} (mean/truth {means}{local})",
            method.label
        ))
    };
    let biased: Vec<String> = results.study.methods.iter().filter_map(about).collect();
    (!biased.is_empty()).then(|| format!("Biased: {}.", biased.join("; ")))
}

/// Methods that used more than the checkpoint allows.
fn over_budget(results: &Results, comparisons: &Comparisons) -> Option<String> {
    let about = |method: &MethodRecord| {
        let on = comparisons.iter().filter(|(_, comparison)| {
            let entry = comparison.entry(method);
            entry.is_some_and(|entry| entry.is_over_budget())
        });
        let scenes = listed(on.map(|(scene, _)| scene.name.clone()));
        (!scenes.is_empty()).then(|| format!("{} on {scenes}", method.label))
    };
    let late = listed(results.study.methods.iter().filter_map(about));
    (!late.is_empty()).then(|| format!("not ranked, for using over 10 % more than allowed: {late}"))
}

/// Scenes on which the error of the reference counts.
fn doubtful_scenes(comparisons: &Comparisons) -> Option<String> {
    let is_doubtful = |(scene, comparison): &&(&SceneRecord, Comparison)| {
        scene.reference.as_ref().is_some_and(|reference| {
            let own = &reference.own_error;
            let mut entries = comparison.entries.iter();
            entries
                .any(|e| Metric::Mse.is_doubtful(own, e.at) || Metric::Mrse.is_doubtful(own, e.at))
        })
    };
    let doubtful = comparisons.iter().filter(is_doubtful);
    let scenes = listed(doubtful.map(|(scene, _)| scene.name.clone()));
    (!scenes.is_empty()).then(|| {
        format!("the reference's own error is more than 5 % of some errors on {scenes} (marked ?)")
    })
}

fn unfinished(results: &Results) -> Option<String> {
    let study = &results.study;
    let asked = Protocol::ALL
        .into_iter()
        .filter(|&p| !study.checkpoints(p).is_empty());
    let all = asked.count() * study.scenes.len() * study.methods.len();
    let missing = all.saturating_sub(results.cells.len());
    (missing > 0).then(|| format!("{missing} of {all} cells are not done yet"))
}

/// `a`, `a and b`, `a, b and c`.
fn listed(names: impl IntoIterator<Item = String>) -> String {
    let mut names: Vec<String> = names.into_iter().collect();
    match (names.pop(), names.len()) {
        (None, _) => String::new(),
        (Some(last), 0) => last,
        (Some(last), _) => format!("{} and {last}", names.join(", ")),
    }
}
