//! What there is to say about a method in progress, in figures.

use crate::{Measurement, PaneInfo};
use wayfare_sampling::Diagnostics;

/// Title, explanation and value of a figure. The value may be unknown, or mean nothing for a method.
pub type Figure = (
    &'static str,
    &'static str,
    fn(&PaneInfo, Option<&Measurement>) -> Option<String>,
);

/// All figures, in the order in which a user interface should show them.
pub const FIGURES: [Figure; 14] = [
    (
        "samples/pixel",
        "Evaluations of the path function per pixel",
        |pane, _| Some(format!("{:.2}", pane.samples_per_pixel)),
    ),
    ("ms/pass", "Time per sample of every pixel", |pane, _| {
        Some(format!("{:.2}", 1e3 * pane.pass_seconds?))
    }),
    ("chains", "Number of Markov chains", |pane, _| {
        Some(count(chains(pane)?.chains))
    }),
    (
        "tours",
        "Number of completed tours × their mean length",
        |pane, _| {
            let tours = chains(pane).filter(|d| d.tours > 0)?;
            Some(format!(
                "{} × {:.1}",
                count(tours.tours),
                tours.mean_tour_length
            ))
        },
    ),
    (
        "acceptance",
        "Fraction of proposals that were accepted",
        |pane, _| {
            let proposed = chains(pane).filter(|d| d.proposals > 0)?;
            Some(percent(proposed.acceptance_rate))
        },
    ),
    ("kills", "Tours that were killed", |pane, _| {
        Some(count(chains(pane)?.kills))
    }),
    (
        "no radiance",
        "Fraction of steps on paths that carry no radiance",
        |pane, _| Some(percent(chains(pane)?.zero_density_share)),
    ),
    (
        "brightness",
        "The chains' own estimate of the mean, relative to that of independent samples",
        |pane, _| {
            let d = chains(pane).filter(|d| d.steps > 0 && d.p_bar > 0.0)?;
            let verdict = if d.brightness_agrees { "agrees" } else { "off" };
            Some(format!("{:.3} {verdict}", d.density_integral / d.p_bar))
        },
    ),
    (
        "chains have",
        "The kinds of paths that auto leaves to chains, and the share of all evaluations that they take",
        |pane, _| {
            let auto = pane.statistics.auto.as_ref()?;
            Some(match auto.chain_kinds().as_str() {
                "" => "nothing".into(),
                kinds => format!("{kinds}, {}", percent(auto.chain_evaluations)),
            })
        },
    ),
    (
        "mean",
        "Mean over all channels and pixels",
        |_, measured| Some(format!("{:.4}", measured?.mean.iter().sum::<f64>() / 3.0)),
    ),
    (
        "mean/truth",
        "Mean of the image relative to the reference",
        |_, measured| Some(format!("{:.4}", measured?.metrics?.mean_ratio)),
    ),
    (
        "MSE",
        "Mean squared error against the reference",
        |_, measured| Some(format!("{:.3e}", measured?.metrics?.mse)),
    ),
    (
        "MRSE",
        "Mean relative squared error against the reference",
        |_, measured| Some(format!("{:.3e}", measured?.metrics?.mrse)),
    ),
    (
        "not finite",
        "Samples or pixels that are NaN or infinite; they count as black",
        |pane, measured| {
            let pixels = measured.map_or(0, |measured| measured.non_finite);
            Some(count(pane.statistics.non_finite + pixels))
        },
    ),
];

fn chains(pane: &PaneInfo) -> Option<&Diagnostics> {
    pane.statistics.diagnostics.as_ref()
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

/// A count in few digits.
fn count(n: u64) -> String {
    match n {
        0..100_000 => n.to_string(),
        100_000..100_000_000 => format!("{:.2} M", n as f64 / 1e6),
        _ => format!("{:.2} G", n as f64 / 1e9),
    }
}
