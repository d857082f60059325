//! Sentences about all scenes together.

use super::Results;
use super::judge::{Contest, Light, Metric, compared_checkpoints, is_biased};
use super::number::{count, percent, short};
use super::words::{listed, name, place, unfinished};
use crate::results::{MethodRecord, Protocol, SceneRecord};

/// What all scenes show together.
pub fn overall(results: &Results) -> Vec<String> {
    let scenes: Vec<&SceneRecord> = results.study.scenes.iter().collect();
    let mut said = Vec::new();
    for protocol in Protocol::ALL {
        let checkpoints = compared_checkpoints(results, &scenes, protocol);
        for (i, &at) in checkpoints.iter().enumerate() {
            let contests: Vec<(&SceneRecord, Contest)> = scenes
                .iter()
                .map(|&scene| (scene, Contest::new(results, scene, protocol, at)))
                .filter(|(_, contest)| !contest.entries.is_empty())
                .collect();
            let place = place(protocol, at);
            for metric in Metric::TELLING {
                said.push(wins(results, &contests, metric, &place));
            }
            said.extend(typical(results, &contests, Metric::Mrse, &place));
            if i + 1 == checkpoints.len() {
                said.extend(biased_methods(results, &contests, &place));
            }
        }
    }
    said.extend(unfinished(results, &scenes));
    said
}

type Contests<'a> = [(&'a SceneRecord, Contest<'a>)];

/// Who wins where.
fn wins(results: &Results, contests: &Contests, metric: Metric, place: &str) -> String {
    let mut parts = Vec::new();
    for method in &results.study.methods {
        let won = contests.iter().filter_map(|(scene, contest)| {
            let winner = contest.winner(metric)?;
            if winner.method.label != method.label {
                return None;
            }
            let ties = contest.ties(metric, winner);
            let ties = ties.into_iter().filter(|e| e.light() == Light::Right);
            let ties = listed(ties.map(|e| name(e.method)));
            Some(match ties.is_empty() {
                true => scene.name.clone(),
                false => format!("{}, tied with {ties}", scene.name),
            })
        });
        let won: Vec<String> = won.collect();
        if !won.is_empty() {
            parts.push(format!(
                "{} on {} ({})",
                name(method),
                won.len(),
                won.join("; ")
            ));
        }
    }
    let dark = contests.iter().filter_map(|(scene, contest)| {
        let lowest = contest.lowest(metric)?;
        let wrong = lowest.light() != Light::Right;
        wrong.then(|| format!("{} on {}", name(lowest.method), scene.name))
    });
    let dark = listed(dark);
    let dark = match dark.is_empty() {
        true => String::new(),
        false => format!(" Lower still, but only with the wrong brightness: {dark}."),
    };
    let parts = match parts.is_empty() {
        true => "no method with the right brightness".into(),
        false => parts.join(", "),
    };
    format!(
        "{place}, winners by {} on {}: {parts}.{dark}",
        metric.name(),
        count(contests.len(), "scene")
    )
}

/// The error over that of path tracing, as geometric mean over the scenes.
fn typical(results: &Results, contests: &Contests, metric: Metric, place: &str) -> Option<String> {
    let mut parts = Vec::new();
    for method in &results.study.methods {
        let ratios = contests.iter().filter_map(|(_, contest)| {
            let entry = contest.entry(method)?;
            let ratio = contest.over_baseline(metric, entry)?;
            let counts = ratio.value.is_finite() && ratio.value > 0.0;
            (counts && method.method != "pt").then_some((ratio.value, entry.light()))
        });
        let ratios: Vec<(f64, Light)> = ratios.collect();
        if ratios.is_empty() {
            continue;
        }
        let n = ratios.len();
        let mean = (ratios.iter().map(|(r, _)| r.ln()).sum::<f64>() / n as f64).exp();
        let wrong = ratios.iter().filter(|(_, light)| *light != Light::Right);
        let wrong = match wrong.count() {
            0 => String::new(),
            wrong => format!(", wrong brightness on {wrong}"),
        };
        parts.push(format!(
            "{} {} ({}{wrong})",
            method.label,
            short(mean),
            count(n, "scene")
        ));
    }
    (!parts.is_empty() && contests.len() > 1).then(|| {
        format!(
            "{place}, {} over that of path tracing, geometric mean over scenes: {}.",
            metric.name(),
            parts.join(", ")
        )
    })
}

/// Methods with bias on any scene.
fn biased_methods(results: &Results, contests: &Contests, place: &str) -> Vec<String> {
    let about = |method: &MethodRecord| {
        let found: Vec<_> = contests
            .iter()
            .filter_map(|(scene, contest)| {
                let entry = contest.entry(method).filter(|e| is_biased(e.at))?;
                let share = entry.at.bias_squared.value / entry.at.mse.value;
                Some((scene.name.clone(), share, entry.at.mean_ratio.value))
            })
            .collect();
        let (least_share, most_share) = range(found.iter().map(|f| f.1))?;
        let (least_mean, most_mean) = range(found.iter().map(|f| f.2))?;
        let scenes = match found.len() == contests.len() && contests.len() > 2 {
            true => format!("all {}", count(found.len(), "scene")),
            false => listed(found.into_iter().map(|f| f.0)),
        };
        let shares = span(percent(least_share), percent(most_share));
        let means = span(short(least_mean), short(most_mean));
        let name = name(method);
        Some(format!(
            "{place}, {name} is biased on {scenes}: bias² is {shares} of its MSE; mean/truth is {means}."
        ))
    };
    results.study.methods.iter().filter_map(about).collect()
}

/// The least and the most of some numbers.
fn range(numbers: impl Iterator<Item = f64> + Clone) -> Option<(f64, f64)> {
    let least = numbers.clone().min_by(f64::total_cmp)?;
    Some((least, numbers.max_by(f64::total_cmp)?))
}

/// `a`, or `a to b`.
fn span(a: String, b: String) -> String {
    match a == b {
        true => a,
        false => format!("{a} to {b}"),
    }
}
