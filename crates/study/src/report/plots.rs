//! The plots of a report: errors, bias, variance and brightness over time or samples.

use super::Results;
use super::judge::{BRIGHTNESS_TOLERANCE, Brightness, Metric, is_biased};
use super::number::{count, short, with_margin};
use crate::estimate::Estimate;
use crate::plot::{
    Area, Axis, Drawn, GREY, INK, PALETTE, Panel, Symbol, figure, font, grouped, pixels, titles,
};
use crate::results::{Cell, CheckpointSummary, Protocol, SceneRecord, file_name};
use plotters::element::{PathElement, Text};
use plotters::style::{Color, RGBColor};

/// A figure.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plot {
    /// The name of its file without the ending.
    pub name: String,
    /// The figure.
    pub svg: String,
    /// What it shows and how to read it.
    pub caption: String,
}

const WIDTH: u32 = 1240;
const ROWS: usize = 3;
const COLUMNS: usize = 4;
/// Least height of a panel; a long key needs more.
const HEIGHT: f64 = 270.0;
const BAND_OPACITY: f64 = 0.12;
/// Height of an entry of the key.
const ENTRY: f64 = 16.0;

/// One figure for every protocol of which something is done.
pub fn of_scene(results: &Results, scene: &SceneRecord) -> Vec<Plot> {
    let plot = |protocol| plot(results, scene, protocol);
    Protocol::ALL.into_iter().filter_map(plot).collect()
}

fn plot(results: &Results, scene: &SceneRecord, protocol: Protocol) -> Option<Plot> {
    let curves = Curve::all(results, scene, protocol);
    let x = range(curves.iter().flat_map(Curve::used))?;
    let what = match protocol {
        Protocol::Time => "seconds used",
        Protocol::Samples => "samples per pixel used",
    };
    let x = log_axis(what, x);
    let height = HEIGHT.max(ENTRY * (curves.len() as f64 + 4.0) + 40.0);
    let svg = figure(
        [WIDTH, ROWS as u32 * height as u32],
        [ROWS, COLUMNS],
        |areas| {
            for (area, metric) in areas.iter().zip(Metric::ALL) {
                metric_panel(area, &x, &curves, scene, metric)?;
            }
            mean_panel(&areas[5], &x, &curves)?;
            local_bias_panels([&areas[6], &areas[7]], &x, &curves)?;
            bias_and_variance_panels([&areas[8], &areas[9]], &x, &curves)?;
            key(&areas[10], &curves, scene)
        },
    );
    Some(Plot {
        name: format!("{}-{protocol}", file_name(&scene.name)),
        svg,
        caption: format!(
            "{}, equal {protocol}, {}, on {}. Bands are 95 % confidence intervals. Errors include the reference's own; bias² \
             does not. A ring is the upper end of an interval that reaches 0: bias² is not significant. Grey in mean / \
             truth: 1 ± 2 %; a dark image has a low error for the wrong reason. Local bias at the lower edge is \
             indistinguishable from noise.",
            scene.name,
            count(results.study.seeds.len(), "seed"),
            results.study.device
        ),
    })
}

/// The colour of a method in all figures.
pub(super) fn colour(method: usize) -> RGBColor {
    PALETTE[method % PALETTE.len()]
}

/// Places along the x-axis and what was found there.
type Points = Vec<(f64, Estimate)>;

/// A method's cell and the way it is drawn.
struct Curve<'a> {
    /// The number of its method.
    method: usize,
    cell: &'a Cell,
    colour: RGBColor,
    symbol: Symbol,
}

impl<'a> Curve<'a> {
    /// All methods that are done. A method has the same colour and symbol in all figures.
    fn all(results: &'a Results, scene: &SceneRecord, protocol: Protocol) -> Vec<Self> {
        let curve = |(i, method)| {
            Some(Curve {
                method: i,
                cell: results.cell(scene, method, protocol)?,
                colour: colour(i),
                symbol: Symbol::FILLED[i % Symbol::FILLED.len()],
            })
        };
        let methods = results.study.methods.iter().enumerate();
        methods.filter_map(curve).collect()
    }

    /// The time or samples that were actually used at the checkpoints.
    fn used(&self) -> impl Iterator<Item = f64> {
        let used = |at: &CheckpointSummary| at.used(self.cell.protocol);
        self.cell.checkpoints.iter().map(used)
    }

    /// What is there and finite, over the time or samples that were actually used.
    fn points(&self, value: impl Fn(&CheckpointSummary) -> Option<Estimate>) -> Points {
        let points = self.used().zip(self.cell.checkpoints.iter().map(value));
        points
            .filter_map(|(x, y)| Some((x, y?)))
            .filter(|(x, y)| x.is_finite() && *x > 0.0 && y.value.is_finite())
            .collect()
    }

    /// Squared bias, if it is significant.
    fn bias(&self) -> Points {
        self.points(|at| is_biased(at).then_some(at.ensemble.bias_squared))
    }

    /// The upper end of the interval of squared bias where it cannot.
    fn bias_bound(&self) -> Points {
        let bound = |bias: Estimate| Estimate {
            value: bias.value + bias.margin,
            ..Estimate::unknown()
        };
        self.points(|at| (!is_biased(at)).then(|| bound(at.ensemble.bias_squared)))
    }

    fn variance(&self) -> Points {
        self.points(|at| Some(at.ensemble.variance))
    }

    /// Everything that belongs to a method.
    fn group(&self, panel: &mut Panel<'_>, draw: impl FnOnce(&mut Panel<'_>) -> Drawn) -> Drawn {
        panel.grouped("method", &self.method.to_string(), |panel| draw(panel))
    }

    /// Band, line and markers.
    fn draw(&self, panel: &mut Panel<'_>, what: &str, points: &Points) -> Drawn {
        self.group(panel, |panel| {
            self.draw_line(panel, points)?;
            self.draw_markers(panel, what, points, self.symbol)
        })
    }

    /// Markers that show their values on hover.
    fn draw_markers(
        &self,
        panel: &mut Panel<'_>,
        what: &str,
        points: &Points,
        symbol: Symbol,
    ) -> Drawn {
        let unit = match self.cell.protocol {
            Protocol::Time => "s",
            Protocol::Samples => "spp",
        };
        for &(x, y) in points {
            let (value, used) = (with_margin(y), short(x));
            let told = format!("{}: {what} {value} at {used} {unit}", self.cell.method);
            panel.grouped("tip", &told, |panel| {
                panel.markers([[x, y.value]], symbol, 2.4, self.colour)
            })?;
        }
        Ok(())
    }

    fn draw_line(&self, panel: &mut Panel<'_>, points: &Points) -> Drawn {
        let known = points.iter().filter(|(_, y)| y.margin.is_finite());
        let band: Vec<[f64; 3]> = known
            .map(|&(x, y)| [x, y.value - y.margin, y.value + y.margin])
            .collect();
        if band.len() > 1 {
            panel.band(&band, self.colour.mix(BAND_OPACITY))?;
        }
        panel.line(values(points), self.colour, 1.5)
    }
}

fn values(points: &Points) -> impl Iterator<Item = [f64; 2]> {
    points.iter().map(|&(x, y)| [x, y.value])
}

fn metric_panel(
    area: &Area<'_>,
    x: &Axis,
    curves: &[Curve],
    scene: &SceneRecord,
    metric: Metric,
) -> Drawn {
    let own = scene.reference.as_ref().map(|r| metric.own(&r.own_error));
    let own = own.filter(|own| own.is_finite() && *own > 0.0);
    let points = |curve: &Curve| curve.points(|at| Some(metric.of(at)));
    let errors = curves.iter().flat_map(&points).map(|(_, y)| y.value);
    let mut y = range(errors).unwrap_or([0.1, 1.0]);
    // Show the reference's line if that does not squeeze the curves too much.
    let near = own.filter(|own| (y[0] / 100.0..y[0]).contains(own));
    y[0] = near.unwrap_or(y[0]);
    let subtitle = own.map_or(String::new(), |own| {
        format!("reference's own error {}", short(own))
    });
    let mut panel = Panel::new(area, metric.name(), &subtitle, x.clone(), log_axis("", y))?;
    if let Some(own) = own.filter(|own| *own >= y[0]) {
        panel.horizontal(own, GREY)?;
    }
    curves
        .iter()
        .try_for_each(|curve| curve.draw(&mut panel, metric.name(), &points(curve)))
}

/// Median and 95 % quantile of the local bias, on equal axes.
fn local_bias_panels(areas: [&Area<'_>; 2], x: &Axis, curves: &[Curve]) -> Drawn {
    let percent = |value: f64| Estimate {
        value: 100.0 * value,
        ..Estimate::unknown()
    };
    let medians = |at: &CheckpointSummary| Some(percent(at.ensemble.local_bias.bias().median));
    let highs = |at: &CheckpointSummary| Some(percent(at.ensemble.local_bias.bias().high));
    let all = curves
        .iter()
        .flat_map(|c| [c.points(medians), c.points(highs)].concat());
    let y = log_axis("", range(all.map(|(_, y)| y.value)).unwrap_or([0.1, 1.0]));
    let median = "median over tiles, in %";
    let mut panel = Panel::new(areas[0], "Local bias", median, x.clone(), y.clone())?;
    for curve in curves {
        curve.draw(
            &mut panel,
            "local bias in %, median,",
            &curve.points(medians),
        )?;
    }
    let high = "95 % of tiles are below, in %";
    let mut panel = Panel::new(areas[1], "Local bias", high, x.clone(), y)?;
    for curve in curves {
        curve.draw(
            &mut panel,
            "local bias in %, 95 % of tiles,",
            &curve.points(highs),
        )?;
    }
    Ok(())
}

/// Squared bias and variance, on equal axes.
fn bias_and_variance_panels(areas: [&Area<'_>; 2], x: &Axis, curves: &[Curve]) -> Drawn {
    let all = curves
        .iter()
        .flat_map(|c| [c.bias(), c.bias_bound(), c.variance()].concat());
    let y = range(all.map(|(_, y)| y.value)).unwrap_or([0.1, 1.0]);
    let y = log_axis("", y);
    let ring = "ring: upper bound, 0 is possible";
    let mut bias = Panel::new(areas[0], "Bias²", ring, x.clone(), y.clone())?;
    let mut variance = Panel::new(areas[1], "Variance", "of one image", x.clone(), y)?;
    for curve in curves {
        let bound = curve.bias_bound();
        curve.group(&mut bias, |panel| {
            panel.line(values(&bound), curve.colour.mix(0.4), 0.9)?;
            curve.draw_markers(panel, "bias² at most", &bound, Symbol::Ring)
        })?;
        curve.draw(&mut bias, "bias²", &curve.bias())?;
        curve.draw(&mut variance, "variance", &curve.variance())?;
    }
    Ok(())
}

fn mean_panel(area: &Area<'_>, x: &Axis, curves: &[Curve]) -> Drawn {
    let points = |curve: &Curve| curve.points(|at| Some(at.ensemble.mean_ratio));
    let ratios = || curves.iter().flat_map(&points).map(|(_, y)| y.value);
    let least = ratios().fold(1.0 - 2.0 * BRIGHTNESS_TOLERANCE, f64::min);
    // A few fireflies at the beginning would leave no room for all others.
    let most = ratios().fold(1.0 + 2.0 * BRIGHTNESS_TOLERANCE, f64::max);
    let (least, most) = (least.max(0.0), most.min(2.0));
    let room = 0.06 * (most - least);
    let y = Axis::linear("", least - room, most + room);
    let mut panel = Panel::new(area, "Mean / truth", "grey: 1 ± 2 %", x.clone(), y)?;
    let right = [1.0 - BRIGHTNESS_TOLERANCE, 1.0 + BRIGHTNESS_TOLERANCE];
    let band = [0.0, f64::MAX].map(|x| [x, right[0], right[1]]);
    panel.band(&band, GREY.mix(0.25))?;
    curves
        .iter()
        .try_for_each(|curve| curve.draw(&mut panel, "mean/truth", &points(curve)))
}

/// Which curve is which method's.
fn key(area: &Area<'_>, curves: &[Curve], scene: &SceneRecord) -> Drawn {
    titles(area, "Key", "")?;
    let mut y = 40.0;
    let mut entry = |label: &str, colour: RGBColor, symbol: Option<Symbol>| {
        y += ENTRY;
        let at = |x: f64| (pixels(54.0 + x), pixels(y));
        let style = colour.stroke_width(pixels(1.5) as u32);
        match symbol {
            Some(symbol) => {
                area.draw(&PathElement::new([at(0.0), at(22.0)], style))?;
                symbol.draw(area, at(11.0), 3.2, colour)?;
            }
            None => {
                for x in [0.0, 8.0, 16.0] {
                    area.draw(&PathElement::new([at(x), at(x + 5.0)], style))?;
                }
            }
        }
        let (x, y) = at(28.0);
        area.draw(&Text::new(label, (x, y - pixels(4.0)), font(10.5, &INK)))
    };
    for curve in curves {
        let last = curve.cell.checkpoints.last();
        let last = last.map(|at| Brightness::of(at, scene));
        let sign = last.and_then(Brightness::sign).unwrap_or_default();
        let label = format!("{} {sign}", curve.cell.method);
        grouped(area, "method", &curve.method.to_string(), || {
            entry(label.trim_end(), curve.colour, Some(curve.symbol))
        })?;
    }
    entry("reference's own error", GREY, None)
}

/// The range of positive values.
fn range(values: impl Iterator<Item = f64>) -> Option<[f64; 2]> {
    let positive = values.filter(|value| value.is_finite() && *value > 0.0);
    positive.fold(None, |range: Option<[f64; 2]>, value| {
        let [least, most] = range.unwrap_or([value; 2]);
        Some([least.min(value), most.max(value)])
    })
}

/// A logarithmic axis with some room at both ends.
fn log_axis(label: &str, [least, most]: [f64; 2]) -> Axis {
    let room = (most / least).powf(0.05).max(1.15);
    Axis::log(label, least / room, most * room)
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
            cell.checkpoints[0].ensemble.mse.value = f64::NAN;
            cell.checkpoints[0].ensemble.mean_ratio.value = f64::INFINITY;
        }
        for results in [example::results(), example::one_seed(), odd] {
            for scene in &results.study.scenes {
                let plots = of_scene(&results, scene);
                assert_eq!(plots.len(), 2);
                for plot in plots {
                    assert_well_formed(&plot.svg);
                    example::assert_plain(&plot.svg);
                    assert!(plot.caption.contains(&scene.name));
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
        assert!(plot.svg.contains(">\nmetropolis_restore m=64\n<"));
        assert!(!plot.svg.contains("mala &amp; co"), "not done there");
    }

    /// Scripts hide methods and show values: every method has its groups, every marker its text.
    #[test]
    fn methods_are_groups_and_markers_tell_their_values() {
        let results = example::results();
        let svg = &of_scene(&results, &results.study.scenes[0])[0].svg;
        for method in 0..4 {
            // Ten panels, two groups in one of them, and the key.
            let groups = svg
                .matches(&format!("<g data-method=\"{method}\">"))
                .count();
            assert_eq!(groups, 12, "method {method}");
        }
        assert!(svg.contains("<g data-tip=\"pt: MSE 0.100 ± 0.007 at 0.0333 s\">"));
        assert!(svg.contains("<g data-tip=\"diffusion-restore: mean/truth 0.4"));
        assert!(!svg.contains(['\u{e000}', '\u{e001}', '\u{e002}']));
        assert_eq!(svg.matches("<g ").count(), svg.matches("</g>").count());
    }

    #[test]
    fn nothing_done_gives_no_figure() {
        let mut results = example::results();
        results.cells.clear();
        assert!(of_scene(&results, &results.study.scenes[0]).is_empty());
    }
}
