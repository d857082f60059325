//! The figure about the bias.

use super::{Bias, Case, M, Point};
use crate::plot::palette::{self, Color};
use crate::plot::{Axis, Corner, Figure, Panel, Scale, Stroke, Symbol};

const WIDTH: f64 = 1080.0;
const PLOT_HEIGHT: f64 = 250.0;
/// What is shown around the edge.
const ZOOM: [f64; 2] = [0.58, 0.86];

pub(super) fn draw(bias: &Bias) -> String {
    let caption = format!(
        "Unadjusted Langevin step on the circle, uniform regeneration, tour length _m_ = {M}. (a) Two separated modes; \
         the second density is cut at _x_ = 0.72, beyond which a tenth is left, and so jumps back at _x_ = 0. (b, c) The \
         bias term _L_*_p_/_p_ = (_K_*_p_ \u{2212} _p_)/(_p_ d_t_), d_t_ = sd^{{2}}, where _K_ is the step's transition \
         kernel with the score that the sampler sees. (d, e) What Restore shows in the long run, by solution of its \
         integral equation: no sampling noise. (f) Its squared error over the squared mean; numbers are image mean / \
         true mean with the edge. {}",
        words(bias)
    );
    Figure::new(WIDTH, 3, PLOT_HEIGHT)
        .panel(targets(bias))
        .panel(bias_terms(
            "(b) Bias term, smooth density",
            &bias.smooth,
            Corner::TopRight,
        ))
        .panel(bias_terms(
            "(c) Bias term, density with an edge",
            &bias.edge,
            Corner::TopLeft,
        ))
        .panel(images(
            "(d) Image, smooth density",
            &bias.smooth,
            [0.0, 1.0],
            1.5,
        ))
        .panel(images("(e) Image at the edge", &bias.edge, ZOOM, 1.15))
        .panel(floors(bias))
        .caption(&caption)
        .to_svg()
}

/// What is seen, in one sentence.
fn words(bias: &Bias) -> String {
    format!(
        "Without an edge the bias term falls like d_t_ (mean over _p_: sd^{{{:.1}}}); with an edge it grows (sd^{{{}}}) and \
         the floor falls only like sd^{{{:.1}}}.",
        super::order(&bias.smooth, |case| case.mean_bias_term),
        format!(
            "{:.1}",
            super::order(&bias.edge, |case| case.mean_bias_term)
        )
        .replace('-', "\u{2212}"),
        super::order(&bias.edge, |case| case.mse_floor)
    )
}

fn color(i: usize, count: usize) -> Color {
    palette::TIME.at(i as f64 / (count - 1).max(1) as f64)
}

fn circle(range: [f64; 2]) -> Axis {
    Axis::new("_x_", Scale::linear(range[0], range[1]))
}

fn points(case: &Case, of: impl Fn(&Point) -> f64) -> Vec<[f64; 2]> {
    case.curve.iter().map(|p| [p.x, of(p)]).collect()
}

fn targets(bias: &Bias) -> Panel {
    let mut panel = Panel::new(
        circle([0.0, 1.0]),
        Axis::new("_p_", Scale::linear(0.0, 1.15)),
    );
    panel.title("(a) Target densities");
    let (smooth, edge) = (
        Stroke::new(palette::BLUE).dashed(),
        Stroke::new(palette::VERMILLION).width(1.8),
    );
    if let (Some(with_edge), Some(without)) = (bias.edge.last(), bias.smooth.last()) {
        panel.line(&points(with_edge, |p| p.target), &edge);
        panel.line(&points(without, |p| p.target), &smooth);
    }
    panel.legend_line("smooth", &smooth);
    panel.legend_line("with an edge", &edge);
    panel
}

fn bias_terms(title: &str, cases: &[Case], corner: Corner) -> Panel {
    let y = Axis::new("| _L_*_p_/_p_ |", Scale::log(1e-4, 1e8));
    let mut panel = Panel::new(circle([0.0, 1.0]), y);
    panel.title(title).legend_at(corner);
    for (i, case) in cases.iter().enumerate() {
        let stroke = Stroke::new(color(i, cases.len())).width(1.3);
        panel.line(&points(case, |p| p.bias_term.abs()), &stroke);
        panel.legend_line(&format!("sd {}", case.sd), &stroke);
    }
    panel
}

fn images(title: &str, cases: &[Case], range: [f64; 2], top: f64) -> Panel {
    let mut panel = Panel::new(circle(range), Axis::new("image", Scale::linear(0.0, top)));
    panel.title(title);
    let truth = Stroke::new(palette::INK).width(1.0).dashed();
    panel.legend_line("target", &truth);
    for (i, case) in cases.iter().enumerate() {
        let stroke = Stroke::new(color(i, cases.len())).width(1.5);
        panel.line(&points(case, |p| p.image), &stroke);
        panel.legend_line(&format!("sd {}", case.sd), &stroke);
    }
    if let Some(case) = cases.last() {
        panel.line(&points(case, |p| p.target), &truth);
    }
    panel
}

fn floors(bias: &Bias) -> Panel {
    let ticks = bias.edge.iter().map(|case| (case.sd, case.sd.to_string()));
    let x = Axis::new("sd", Scale::log(7e-4, 2.9e-2)).with_ticks(ticks);
    let y = Axis::new("MSE floor / mean^{2}", Scale::log(1e-12, 1e1));
    let mut panel = Panel::new(x, y);
    panel
        .title("(f) Error that remains")
        .legend_at(Corner::BottomRight);
    let (smooth, edge) = (Stroke::new(palette::BLUE), Stroke::new(palette::VERMILLION));
    let floor = |cases: &[Case]| -> Vec<[f64; 2]> {
        cases.iter().map(|case| [case.sd, case.mse_floor]).collect()
    };
    let (smooth_points, edge_points) = (floor(&bias.smooth), floor(&bias.edge));
    panel.line(&edge_points, &edge);
    panel.markers(&edge_points, Symbol::Square, 3.2, palette::VERMILLION);
    panel.line(&smooth_points, &smooth);
    panel.markers(&smooth_points, Symbol::Dot, 3.5, palette::BLUE);
    for (point, case) in edge_points.iter().zip(&bias.edge) {
        panel.centred_text(*point, &format!("{:.3}", case.mean_ratio), palette::INK);
    }
    panel.legend_marked_line("with an edge", &edge, Symbol::Square);
    panel.legend_marked_line("smooth", &smooth, Symbol::Dot);
    panel
}
