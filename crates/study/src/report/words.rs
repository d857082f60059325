//! The sentences of a report, from the numbers alone.

use super::Results;
use super::judge::{Contest, Entry, Light, Metric, compared_checkpoints, is_biased};
pub use super::measured::how_measured;
use super::number::{percent, plain, scientific};
pub use super::overall::overall;
use crate::results::{MethodRecord, Protocol, SceneRecord};

/// What one scene shows: who wins, by how much, who ties, who is biased, and what is to be doubted.
pub fn of_scene(results: &Results, scene: &SceneRecord) -> Vec<String> {
    let mut said = Vec::new();
    let mut at_the_end = Vec::new();
    for protocol in Protocol::ALL {
        let checkpoints = compared_checkpoints(results, &[scene], protocol);
        for (i, &at) in checkpoints.iter().enumerate() {
            let contest = Contest::new(results, scene, protocol, at);
            let place = place(protocol, at);
            for metric in Metric::TELLING {
                said.extend(verdict(&contest, metric, &place));
            }
            if i + 1 == checkpoints.len() {
                at_the_end.extend(biases(&contest, &place));
                at_the_end.extend(not_finite(&contest, &place));
            }
            at_the_end.extend(warnings(&contest, scene, &place));
        }
    }
    said.extend(at_the_end);
    said.extend(unfinished(results, &[scene]));
    said
}

/// A checkpoint at the beginning of a sentence.
pub(super) fn place(protocol: Protocol, at: f64) -> String {
    match protocol {
        Protocol::Time => format!("At {}", protocol.words(at)),
        Protocol::Samples => format!("At {at} samples per pixel"),
    }
}

/// The name of a method within a sentence.
pub(super) fn name(method: &MethodRecord) -> String {
    match method.method.as_str() {
        "pt" => format!("path tracing ({})", method.label),
        _ => method.label.clone(),
    }
}

/// `a`, `a and b`, `a, b and c`.
pub(super) fn listed(names: impl IntoIterator<Item = String>) -> String {
    let mut names: Vec<String> = names.into_iter().collect();
    match (names.pop(), names.len()) {
        (None, _) => String::new(),
        (Some(last), 0) => last,
        (Some(last), _) => format!("{} and {last}", names.join(", ")),
    }
}

/// How much less, or more, an error is than another.
fn compared(metric: Metric, entry: &Entry, other: &Entry) -> String {
    let (a, b) = (metric.of(entry.at), metric.of(other.at));
    let (ratio, word) = match a.value <= b.value {
        true => (b.ratio(a), "less"),
        false => (a.ratio(b), "more"),
    };
    let name = match other.method.method.as_str() {
        "pt" => "path tracing".into(),
        _ => name(other.method),
    };
    format!(
        "{} times {word} {} than {name}",
        plain(ratio),
        metric.name()
    )
}

/// Who wins at a checkpoint, if there is anything to compare.
fn verdict(contest: &Contest, metric: Metric, place: &str) -> Option<String> {
    let lowest = contest.lowest(metric)?;
    let error = metric.name();
    let wrong = lowest.light() != Light::Right;
    let beginning = if wrong {
        let why = match lowest.light() {
            Light::Dark => "but because it is dark",
            _ => "although it is bright",
        };
        format!(
            "{place}, {} has the lowest {error}, {why} (mean/truth {}). ",
            name(lowest.method),
            plain(lowest.at.mean_ratio)
        )
    } else {
        format!("{place}, ")
    };
    let Some(winner) = contest.winner(metric) else {
        return Some(format!("{beginning}No method has the right brightness."));
    };
    let right = |e: &Entry| e.light() == Light::Right;
    if contest.entries.iter().filter(|e| right(e)).count() < 2 {
        let only = format!("only {} has the right brightness", name(winner.method));
        let but = contest.baseline().filter(|pt| !pt.is(winner));
        let but = but.map(|pt| format!(", with {}", compared(metric, winner, pt)));
        return match (contest.entries.len(), wrong) {
            (1, _) => None,
            (_, true) => Some(format!(
                "{beginning}Of all methods {only}{}.",
                but.unwrap_or_default()
            )),
            (_, false) => Some(format!("{beginning}{only}{}.", but.unwrap_or_default())),
        };
    }
    let among = match wrong {
        true => "Among the methods with the right brightness, ",
        false => "",
    };
    let ties: Vec<&Entry> = contest.ties(metric, winner);
    let ties: Vec<&Entry> = ties.into_iter().filter(|e| right(e)).collect();
    let rest = margin_of_victory(contest, metric, winner, &ties);
    let tie = match ties.is_empty() {
        true => String::new(),
        false => format!(
            "; it ties with {}",
            listed(ties.iter().map(|e| name(e.method)))
        ),
    };
    let chance = match metric.of(winner.at).margin.is_finite() {
        true => "",
        false => " (one seed, which cannot tell this from chance)",
    };
    let winner = name(winner.method);
    Some(format!(
        "{beginning}{among}{winner} wins by {error}{rest}{tie}{chance}."
    ))
}

/// By how much: against path tracing, or of path tracing against the best other method.
fn margin_of_victory(contest: &Contest, metric: Metric, winner: &Entry, ties: &[&Entry]) -> String {
    let against = |other: &Entry| format!(", with {}", compared(metric, winner, other));
    match contest.baseline() {
        Some(baseline) if !baseline.is(winner) => against(baseline),
        Some(_) => {
            let behind = |e: &Entry| {
                !e.is(winner) && e.light() == Light::Right && !ties.iter().any(|tie| tie.is(e))
            };
            contest
                .lowest_of(metric, behind)
                .map_or(String::new(), against)
        }
        None => String::new(),
    }
}

fn biases(contest: &Contest, place: &str) -> Vec<String> {
    let mut said = Vec::new();
    for entry in &contest.entries {
        let mean = plain(entry.at.mean_ratio);
        let label = name(entry.method);
        if is_biased(entry.at) {
            said.push(format!(
                "{place}, {label} is biased: bias² is {}, {} of its MSE; mean/truth is {mean}.",
                scientific(entry.at.bias_squared),
                percent(entry.at.bias_squared.value / entry.at.mse.value)
            ));
        } else if entry.light() != Light::Right {
            said.push(format!(
                "{place}, {label} is {}: mean/truth is {mean}.",
                entry.light().word()
            ));
        }
    }
    let known = |e: &&Entry| e.at.bias_squared.margin.is_finite();
    let unbiased = contest
        .entries
        .iter()
        .filter(known)
        .filter(|e| !is_biased(e.at));
    let unbiased = listed(unbiased.map(|e| name(e.method)));
    if !unbiased.is_empty() {
        said.push(format!(
            "{place}, bias² cannot be told from zero for {unbiased}."
        ));
    }
    if !contest.entries.iter().any(|e| known(&e)) && !contest.entries.is_empty() {
        said.push(format!("{place}, one seed cannot tell bias from variance."));
    }
    said
}

/// Where the error of the reference counts.
fn warnings(contest: &Contest, scene: &SceneRecord, place: &str) -> Vec<String> {
    let Some(reference) = &scene.reference else {
        return Vec::new();
    };
    let own = &reference.own_error;
    let place = place.replacen("At", "at", 1);
    let warning = |metric: Metric| {
        let entries = contest.entries.iter();
        let doubtful = entries.filter(|e| metric.is_doubtful(own, e.at));
        let share = |e: &Entry| percent(metric.own(own) / metric.of(e.at).value);
        let shares = listed(doubtful.map(|e| format!("{} for {}", share(e), name(e.method))));
        let error = metric.name();
        (!shares.is_empty()).then(|| {
            format!("Warning: {place}, the reference's own {error} is more than 5 % of the measured one: {shares}.")
        })
    };
    Metric::TELLING.into_iter().filter_map(warning).collect()
}

fn not_finite(contest: &Contest, place: &str) -> Option<String> {
    let bad = contest.entries.iter().filter(|e| e.at.non_finite > 0);
    let bad = listed(bad.map(|e| format!("{} of {}", e.at.non_finite, name(e.method))));
    (!bad.is_empty())
        .then(|| format!("{place}, samples that were not finite were left out: {bad}."))
}

/// Cells that are missing.
pub(super) fn unfinished(results: &Results, scenes: &[&SceneRecord]) -> Option<String> {
    let study = &results.study;
    let mut missing = Vec::new();
    for scene in scenes {
        for protocol in Protocol::ALL {
            if study.checkpoints(protocol).is_empty() {
                continue;
            }
            let is_missing = |m: &&MethodRecord| results.cell(scene, m, protocol).is_none();
            let labels: Vec<String> = study.methods.iter().filter(is_missing).map(name).collect();
            let what = match labels.len() {
                0 => continue,
                n if n == study.methods.len() => "all methods".into(),
                _ => listed(labels),
            };
            missing.push(format!("{} at equal {protocol}: {what}", scene.name));
        }
    }
    (!missing.is_empty()).then(|| format!("Not done yet: {}.", missing.join("; ")))
}
