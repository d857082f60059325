//! The figure.

use super::{Bias, Case, Point, order};
use plotters::prelude::SeriesLabelPosition::{self, LowerRight, UpperLeft, UpperRight};
use wayfare_study::plot::{
    Area, Axis, BLUE, Drawn, INK, Panel, Symbol, VERMILLION, figure, minus, time_colour,
};

/// What is shown around the edge.
const ZOOM: [f64; 2] = [0.58, 0.86];
/// The names of both densities in keys.
const SMOOTH: &str = "smooth";
const EDGE: &str = "with an edge";

pub(super) fn draw(bias: &Bias) -> String {
    figure([1080, 680], [2, 3], |areas| {
        targets(&areas[0], bias)?;
        bias_terms(
            &areas[1],
            "(b) Bias term, smooth density",
            &bias.smooth,
            UpperRight,
        )?;
        bias_terms(
            &areas[2],
            "(c) Bias term, density with an edge",
            &bias.edge,
            UpperLeft,
        )?;
        images(
            &areas[3],
            "(d) Image, smooth density",
            &bias.smooth,
            [0.0, 1.0],
            1.5,
        )?;
        images(&areas[4], "(e) Image at the edge", &bias.edge, ZOOM, 1.15)?;
        floors(&areas[5], bias)
    })
}

fn points(case: &Case, of: impl Fn(&Point) -> f64) -> impl Iterator<Item = [f64; 2]> {
    case.curve.iter().map(move |p| [p.x, of(p)])
}

/// The power of sd with which the mean bias term changes.
fn law(cases: &[Case]) -> String {
    let power = order(cases, |case| case.mean_bias_term);
    minus(&format!("mean over p changes like sd^{power:.1}"))
}

fn targets(area: &Area<'_>, bias: &Bias) -> Drawn {
    let (x, y) = (Axis::linear("x", 0.0, 1.0), Axis::linear("p", 0.0, 1.15));
    let mut panel = Panel::new(area, "(a) Target densities", "", x, y)?;
    if let (Some(edge), Some(smooth)) = (bias.edge.last(), bias.smooth.last()) {
        panel.line(points(edge, |p| p.target), VERMILLION, 1.8)?;
        panel.dashed(points(smooth, |p| p.target), BLUE, 1.5)?;
    }
    let entries = [(SMOOTH.into(), BLUE), (EDGE.into(), VERMILLION)];
    panel.legend(UpperRight, &entries)
}

/// Curves of all step sizes, and their key.
fn step_sizes(
    panel: &mut Panel<'_>,
    cases: &[Case],
    of: impl Fn(&Point) -> f64,
    corner: SeriesLabelPosition,
) -> Drawn {
    let mut entries = Vec::new();
    for (i, case) in cases.iter().enumerate() {
        let colour = time_colour(i as f64 / (cases.len() - 1).max(1) as f64);
        panel.line(points(case, &of), colour, 1.4)?;
        entries.push((format!("sd {}", case.sd), colour));
    }
    panel.legend(corner, &entries)
}

fn bias_terms(area: &Area<'_>, title: &str, cases: &[Case], corner: SeriesLabelPosition) -> Drawn {
    let (x, y) = (Axis::linear("x", 0.0, 1.0), Axis::log("|L*p/p|", 1e-4, 1e8));
    let mut panel = Panel::new(area, title, &law(cases), x, y)?;
    step_sizes(&mut panel, cases, |p| p.bias_term.abs(), corner)
}

fn images(area: &Area<'_>, title: &str, cases: &[Case], range: [f64; 2], top: f64) -> Drawn {
    let (x, y) = (
        Axis::linear("x", range[0], range[1]),
        Axis::linear("image", 0.0, top),
    );
    let mut panel = Panel::new(area, title, "dashed: the target", x, y)?;
    if let Some(case) = cases.last() {
        panel.dashed(points(case, |p| p.target), INK, 1.0)?;
    }
    step_sizes(&mut panel, cases, |p| p.image, UpperRight)
}

fn floors(area: &Area<'_>, bias: &Bias) -> Drawn {
    let x = Axis::log("sd", 7e-4, 2.9e-2).with_ticks(bias.edge.iter().map(|case| case.sd));
    let y = Axis::log("MSE floor / mean²", 1e-12, 1e1);
    let subtitle = "numbers: mean of the image / true mean, with an edge";
    let mut panel = Panel::new(area, "(f) Error that remains", subtitle, x, y)?;
    for (cases, colour, symbol) in [
        (&bias.edge, VERMILLION, Symbol::Square),
        (&bias.smooth, BLUE, Symbol::Dot),
    ] {
        let floors = || cases.iter().map(|case| [case.sd, case.mse_floor]);
        panel.line(floors(), colour, 1.5)?;
        panel.markers(floors(), symbol, 3.2, colour)?;
    }
    for case in &bias.edge {
        let ratio = format!("{:.2}", case.mean_ratio);
        panel.text([case.sd, case.mse_floor], &ratio, VERMILLION)?;
    }
    let entries = [(EDGE.into(), VERMILLION), (SMOOTH.into(), BLUE)];
    panel.legend(LowerRight, &entries)
}
