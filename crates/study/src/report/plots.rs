//! The plots of a report: errors, bias, variance and brightness as a run goes on.

use super::Results;
use super::curve::Curve;
use super::judge::{BRIGHTNESS_TOLERANCE, Light, Metric};
use super::number::{count, short};
use crate::estimate::Estimate;
use crate::plot::{Axis, Corner, Dash, Figure, Panel, Scale, Stroke, Symbol, literally, palette};
use crate::results::{Protocol, SceneRecord, file_name};

/// A figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plot {
    /// The name of its file without the ending.
    pub name: String,
    /// The figure.
    pub svg: String,
    /// What it shows, for those who cannot see it.
    pub alt: String,
}

const WIDTH: f64 = 1240.0;
const COLUMNS: usize = 4;
const HEIGHT: f64 = 220.0;
const BAND_OPACITY: f64 = 0.18;

/// One figure for every protocol that has been begun.
pub fn of_scene(results: &Results, scene: &SceneRecord) -> Vec<Plot> {
    let figure = |protocol| figure(results, scene, protocol);
    Protocol::ALL.into_iter().filter_map(figure).collect()
}

fn figure(results: &Results, scene: &SceneRecord, protocol: Protocol) -> Option<Plot> {
    let curves = Curve::all(results, scene, protocol);
    let x = range(curves.iter().flat_map(Curve::used))?;
    let what = match protocol {
        Protocol::Time => "seconds used",
        Protocol::Samples => "samples per pixel used",
    };
    let x_axis = log_axis(what, x);
    let entries = curves.len() as f64 + 3.0;
    let mut figure = Figure::new(WIDTH, COLUMNS, HEIGHT.max(15.0 * entries + 20.0));
    for metric in Metric::ALL {
        figure = figure.panel(metric_panel(&x_axis, &curves, scene, metric));
    }
    for panel in split_panels(&x_axis, &curves) {
        figure = figure.panel(panel);
    }
    let svg = figure
        .panel(mean_panel(&x_axis, &curves))
        .panel(key(&curves))
        .caption(&caption(results, scene, protocol))
        .to_svg();
    Some(Plot {
        name: format!("{}-{protocol}", file_name(&scene.name)),
        svg,
        alt: alt(&curves, scene, what),
    })
}

fn caption(results: &Results, scene: &SceneRecord, protocol: Protocol) -> String {
    let equal = match protocol {
        Protocol::Time => "time",
        Protocol::Samples => "samples",
    };
    format!(
        "{}, equal {equal}, {} on {}. Bands are 95 % confidence intervals. Errors are on logarithmic axes, and \
         include the reference's own. Bias^{{2}} is without it: what more seeds do not remove. Where its interval holds 0 \
         or reaches below, its upper end is drawn as a ring: bias^{{2}} is not distinguishable from 0 and lies below. Grey \
         in mean / truth: 1 \u{b1} 2 %. A dark picture has a low error for the wrong reason.",
        literally(&scene.name),
        count(results.study.seeds.len(), "seed"),
        literally(&results.study.device)
    )
}

fn alt(curves: &[Curve], scene: &SceneRecord, what: &str) -> String {
    let labels: Vec<&str> = curves.iter().map(|c| c.cell.method.as_str()).collect();
    format!(
        "{}: MSE, MAE, MRSE, MAPE, squared bias, variance and mean over truth against {what}, for {}. The tables hold the \
         numbers.",
        scene.name,
        labels.join(", ")
    )
}

fn metric_panel(x: &Axis, curves: &[Curve], scene: &SceneRecord, metric: Metric) -> Panel {
    let own = scene.reference.as_ref().map(|r| metric.own(&r.own_error));
    let own = own.filter(|own| own.is_finite() && *own > 0.0);
    let points = |curve: &Curve| curve.points(|at| Some(metric.of(at)));
    let values = curves.iter().flat_map(&points).map(|(_, y)| y.value);
    let mut y = range(values).unwrap_or([0.1, 1.0]);
    // The reference's line is shown if that does not squeeze the curves too much.
    let near = own.filter(|own| (y[0] / 100.0..y[0]).contains(own));
    y[0] = near.unwrap_or(y[0]);
    let mut panel = Panel::new(x.clone(), log_axis("", y));
    panel.title(metric.name());
    if let Some(own) = own {
        panel.subtitle(&format!("reference's own error {}", short(own)));
        panel.horizontal(own, &reference_stroke());
    }
    for curve in curves {
        draw(&mut panel, curve, &points(curve));
    }
    panel
}

fn reference_stroke() -> Stroke {
    Stroke::new(palette::GREY).width(1.2).dashed()
}

/// Band, line and markers.
fn draw(panel: &mut Panel, curve: &Curve, points: &[(f64, Estimate)]) {
    let known = points.iter().filter(|(_, y)| y.margin.is_finite());
    let band: Vec<[f64; 3]> = known
        .map(|&(x, y)| [x, y.value - y.margin, y.value + y.margin])
        .collect();
    if band.len() > 1 {
        panel.band(&band, curve.stroke.color, BAND_OPACITY);
    }
    let line: Vec<[f64; 2]> = points.iter().map(|&(x, y)| [x, y.value]).collect();
    if line.len() > 1 {
        panel.line(&line, &curve.stroke);
    }
    panel.markers(&line, curve.symbol, 2.4, curve.stroke.color);
}

/// Squared bias and variance, on equal axes.
fn split_panels(x: &Axis, curves: &[Curve]) -> [Panel; 2] {
    let all = curves
        .iter()
        .flat_map(|c| [c.bias(), c.bias_bound(), c.variance()].concat());
    let y = range(all.map(|(_, y)| y.value)).unwrap_or([0.1, 1.0]);
    let panel = |title: &str, subtitle: &str| {
        let mut panel = Panel::new(x.clone(), log_axis("", y));
        panel.title(title).subtitle(subtitle);
        panel
    };
    let mut bias_panel = panel("Bias^{2}", "rings: upper bound, not distinguishable from 0");
    let mut variance_panel = panel("Variance", "of one picture");
    for curve in curves {
        let bound = curve.bias_bound();
        let bound: Vec<[f64; 2]> = bound.iter().map(|&(x, y)| [x, y.value]).collect();
        let faint = curve.stroke.dash(Dash::Dotted).width(0.9).opacity(0.6);
        if bound.len() > 1 {
            bias_panel.line(&bound, &faint);
        }
        bias_panel.markers(&bound, Symbol::Ring, 2.8, curve.stroke.color);
        draw(&mut bias_panel, curve, &curve.bias());
        draw(&mut variance_panel, curve, &curve.variance());
    }
    [bias_panel, variance_panel]
}

fn mean_panel(x: &Axis, curves: &[Curve]) -> Panel {
    let points = |curve: &Curve| curve.points(|at| Some(at.mean_ratio));
    let values = || curves.iter().flat_map(&points).map(|(_, y)| y.value);
    let least = values().fold(1.0 - 2.0 * BRIGHTNESS_TOLERANCE, f64::min);
    // A few fireflies at the beginning would leave no room for all others.
    let most = values().fold(1.0 + 2.0 * BRIGHTNESS_TOLERANCE, f64::max);
    let (least, most) = (least.max(0.0), most.min(2.0));
    let room = 0.06 * (most - least);
    let y = Axis::new("", Scale::linear(least - room, most + room));
    let mut panel = Panel::new(x.clone(), y);
    panel.title("Mean / truth").subtitle("grey: 1 \u{b1} 2 %");
    let (Scale::Linear(from, to) | Scale::Log(from, to)) = x.scale();
    let right = [1.0 - BRIGHTNESS_TOLERANCE, 1.0 + BRIGHTNESS_TOLERANCE];
    let band = [from, to].map(|x| [x, right[0], right[1]]);
    panel.band(&band, palette::GREY, 0.25);
    panel.horizontal(1.0, &Stroke::new(palette::GREY).width(0.8));
    for curve in curves {
        draw(&mut panel, curve, &points(curve));
    }
    panel
}

/// Which curve is which method's.
fn key(curves: &[Curve]) -> Panel {
    let mut panel = Panel::bare();
    panel.title("Key").legend_at(Corner::TopLeft);
    for curve in curves {
        let last = curve.cell.checkpoints.last().map(Light::of);
        let sign = last
            .and_then(Light::sign)
            .map_or(String::new(), |s| format!(" {s}"));
        let label = literally(&curve.cell.method) + &sign;
        panel.legend_marked_line(&label, &curve.stroke, curve.symbol);
    }
    panel.legend_line("reference's own error", &reference_stroke());
    panel
}

/// The range of positive values.
fn range(values: impl Iterator<Item = f64>) -> Option<[f64; 2]> {
    let positive = values.filter(|value| value.is_finite() && *value > 0.0);
    positive.fold(None, |range: Option<[f64; 2]>, value| {
        let [least, most] = range.unwrap_or([value; 2]);
        Some([least.min(value), most.max(value)])
    })
}

/// A logarithmic axis with some room at both ends and at least two labels.
fn log_axis(label: &str, [least, most]: [f64; 2]) -> Axis {
    let room = (most / least).powf(0.05).max(1.15);
    let (from, to) = (least / room, most * room);
    let axis = Axis::new(label, Scale::log(from, to));
    let powers = from.log10().floor() as i32..=to.log10().ceil() as i32;
    let inside = |value: &f64| (from..=to).contains(value);
    if powers.clone().filter(|&k| inside(&10f64.powi(k))).count() >= 2 {
        return axis;
    }
    let ticks = powers.flat_map(|k| [1.0, 2.0, 5.0].map(|digit| digit * 10f64.powi(k)));
    let labelled = ticks.filter(inside).map(|value| (value, short(value)));
    axis.with_ticks(labelled)
}

#[cfg(test)]
mod tests {
    use super::super::example;
    use super::*;

    /// Tags are closed in the order in which they were opened.
    fn assert_well_formed(svg: &str) {
        let mut open = Vec::new();
        for tag in svg.split('<').skip(1) {
            let (tag, text) = tag.split_once('>').expect("a tag has an end");
            assert!(!text.contains('>'), "{text}");
            match tag.strip_prefix('/') {
                Some(name) => assert_eq!(open.pop(), Some(name), "{tag}"),
                None if tag.ends_with('/') => {}
                None => open.extend(tag.split(' ').next()),
            }
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
        }
        assert!(open.is_empty(), "{open:?}");
    }

    #[test]
    fn figures_are_well_formed_whatever_is_known() {
        let mut odd = example::one_seed();
        for cell in &mut odd.cells {
            cell.checkpoints.truncate(1);
            cell.checkpoints[0].mse.value = f64::NAN;
            cell.checkpoints[0].mean_ratio.value = f64::INFINITY;
        }
        for results in [example::results(), example::one_seed(), odd] {
            for scene in &results.study.scenes {
                let plots = of_scene(&results, scene);
                assert_eq!(plots.len(), 2);
                for plot in plots {
                    assert_well_formed(&plot.svg);
                    example::assert_plain(&plot.svg);
                    assert!(plot.alt.contains(&scene.name));
                }
            }
        }
    }

    #[test]
    fn the_key_names_all_that_is_done_and_what_is_dark() {
        let results = example::results();
        let plot = &of_scene(&results, &results.study.scenes[0])[0];
        assert_eq!(plot.name, "hidden--light--time");
        assert!(plot.svg.contains("diffusion-restore ▼ DARK"));
        assert!(plot.svg.contains(">metropolis_restore m=64<"));
        assert!(!plot.svg.contains("mala &amp; co"), "not done there");
    }

    #[test]
    fn nothing_done_gives_no_figure() {
        let mut results = example::results();
        results.cells.clear();
        assert!(of_scene(&results, &results.study.scenes[0]).is_empty());
    }
}
