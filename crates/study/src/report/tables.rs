//! The tables of a report.

use super::Results;
use super::judge::{Brightness, Comparison, Entry, Metric, compared_checkpoints};
use super::number::{DASH, percent, short, with_margin};
use super::table::{Item, Mark, Row, Table};
use crate::results::{OwnError, Protocol, SceneRecord};

/// The signs of the tables.
pub(super) const SIGNS: &str = "± is half the width of the 95 % confidence interval over the seeds. Bold: the lowest error. \
    †: does not differ significantly from the lowest with these seeds. \
    ‡: used over 10 % more time or samples than the checkpoint allows, so it is not ranked. \
    ▼ DARK, ▲ BRIGHT: mean/truth is off by more than 2 %; a dark image has a low error for the wrong reason. \
    ◇: the lowest with the right brightness, if the lowest is dark or bright. \
    ?: more than 5 % of this squared error may be the reference's own. \
    –: not known, not at equal budget, or a ratio whose interval is wider than itself.";

/// The sign of methods that used more than allowed.
pub(super) const OVER_BUDGET: &str = "‡";

/// Equal time and equal samples on one scene, at an early and at the last checkpoint each.
pub fn of_scene(results: &Results, scene: &SceneRecord) -> Vec<Table> {
    let mut tables = Vec::new();
    for protocol in Protocol::ALL {
        for at in compared_checkpoints(results, &[scene], protocol) {
            tables.push(scene_table(results, scene, protocol, at));
        }
    }
    tables
}

/// All scenes at a glance: MRSE over that of path tracing, at the last checkpoint of equal time first.
pub fn overview(results: &Results) -> Vec<Table> {
    let scenes: Vec<&SceneRecord> = results.study.scenes.iter().collect();
    let table = |protocol, at| overview_table(results, protocol, at);
    let checkpoints = |protocol| compared_checkpoints(results, &scenes, protocol).into_iter();
    let of = |protocol| {
        checkpoints(protocol)
            .rev()
            .map(move |at| table(protocol, at))
    };
    let mut tables: Vec<Table> = Protocol::ALL.into_iter().flat_map(of).collect();
    // What the numbers are is said once.
    tables
        .iter_mut()
        .skip(1)
        .for_each(|table| table.caption.clear());
    tables
}

fn scene_table(results: &Results, scene: &SceneRecord, protocol: Protocol, at: f64) -> Table {
    let comparison = Comparison::new(results, scene, protocol, at);
    let own = scene.reference.as_ref().map(|r| r.own_error);
    let is_doubtful =
        |metric: Metric, entry: &Entry| own.is_some_and(|own| metric.is_doubtful(&own, entry.at));
    // Columns.
    let mut head = vec!["method".to_owned()];
    head.extend(Metric::ALL.map(|metric| metric.name().to_owned()));
    let about_bias = ["mean/truth", LOCAL_MEDIAN, LOCAL_HIGH, "bias²", "variance"];
    head.extend(about_bias.map(String::from));
    let ratios = [Metric::Mse, Metric::Mrse];
    head.extend(ratios.map(|metric| format!("{} / path tracing", metric.name())));
    head.extend(["spp", "seconds"].map(String::from));
    // One row for every method, and one for the reference.
    let mut rows = Vec::new();
    for (number, method) in results.study.methods.iter().enumerate() {
        let Some(entry) = comparison.entry(method) else {
            let mut items = vec![Item::new(format!("{} (not done)", method.label))];
            items.resize(head.len(), Item::new(DASH));
            rows.push(Row {
                items,
                marks: Vec::new(),
                method: Some(number),
            });
            continue;
        };
        let ensemble = &entry.at.ensemble;
        let label = match entry.is_over_budget() {
            true => format!("{} {OVER_BUDGET}", method.label),
            false => method.label.clone(),
        };
        let mut items = vec![with_brightness(Item::new(label), entry)];
        for metric in Metric::ALL {
            let item = Item::estimate(metric.of(entry.at));
            let item = error_item(item, &comparison, entry, metric);
            items.push(doubt(item, is_doubtful(metric, entry)));
        }
        let mut mean = Item::estimate(ensemble.mean_ratio);
        mean.marks.extend(brightness_mark(entry.brightness()));
        items.push(mean);
        let (bias, noise) = (ensemble.local_bias.bias(), ensemble.local_bias.noise);
        items.push(local_item(bias.median, noise.median));
        items.push(local_item(bias.high, noise.high));
        items.push(Item::estimate(ensemble.bias_squared));
        items.push(Item::estimate(ensemble.variance));
        for metric in ratios {
            let ratio = comparison.over_baseline(metric, entry);
            let item = ratio.map_or(Item::new(DASH), Item::estimate);
            let either = comparison
                .baseline()
                .is_some_and(|pt| is_doubtful(metric, pt));
            items.push(doubt(item, either || is_doubtful(metric, entry)));
        }
        for used in [entry.at.samples_per_pixel.mean, entry.at.seconds.mean] {
            items.push(Item::new(short(used)).sorted_by(used));
        }
        let late = entry.is_over_budget().then_some(Mark::OverBudget);
        let marks = brightness_mark(entry.brightness()).into_iter().chain(late);
        rows.push(Row {
            items,
            marks: marks.collect(),
            method: Some(number),
        });
    }
    rows.extend(reference_row(scene, head.len()));
    Table {
        title: format!(
            "{}: {} ({})",
            scene.name,
            protocol.words(at),
            protocol.title()
        ),
        caption: remarks(&comparison),
        head,
        rows,
        has_method_columns: false,
    }
}

const LOCAL_MEDIAN: &str = "local bias, median";
const LOCAL_HIGH: &str = "local bias, 95 %";

/// Local bias, and the noise that was taken out of it.
fn local_item(bias: f64, noise: f64) -> Item {
    match bias.is_finite() {
        true => Item::new(format!("{}\nnoise {}", percent(bias), percent(noise))).sorted_by(bias),
        false => Item::new(DASH),
    }
}

/// What the signs cannot say.
fn remarks(comparison: &Comparison) -> String {
    let seeds = comparison.entries.iter().map(|e| e.at.ensemble.seeds).max();
    let one_seed = match seeds {
        Some(1) => "One seed: margins are not known. ",
        _ => "",
    };
    let bad = comparison.entries.iter().filter(|e| e.at.non_finite > 0);
    let bad: Vec<_> = bad
        .map(|e| format!("{} ({})", e.method.label, e.at.non_finite))
        .collect();
    let bad = match bad.is_empty() {
        true => String::new(),
        false => format!(
            "Samples left out because they were not finite: {}.",
            bad.join(", ")
        ),
    };
    format!("{one_seed}{bad}").trim_end().into()
}

fn brightness_mark(brightness: Brightness) -> Option<Mark> {
    match brightness {
        Brightness::Right => None,
        Brightness::Dark => Some(Mark::Dark),
        Brightness::Bright => Some(Mark::Bright),
    }
}

/// An entry, with a remark if the method's brightness is wrong.
fn with_brightness(mut item: Item, entry: &Entry) -> Item {
    if let Some(sign) = entry.brightness().sign() {
        item.text = format!("{} {sign}", item.text);
        item.marks.extend(brightness_mark(entry.brightness()));
    }
    item
}

fn doubt(mut item: Item, doubtful: bool) -> Item {
    if doubtful && item.text != DASH {
        item.text.push_str(" ?");
        item.marks.push(Mark::Doubtful);
    }
    item
}

/// An error, or something made from it, with all that is to be said about it.
fn error_item(mut item: Item, comparison: &Comparison, entry: &Entry, metric: Metric) -> Item {
    if entry.is_over_budget() {
        item.marks.push(Mark::OverBudget);
        return item;
    }
    let mut say = |mark, sign| {
        item.marks.push(mark);
        item.text.push_str(sign);
    };
    if let Some(best) = comparison.lowest(metric) {
        let is_best = entry.is(best);
        let ties = metric.of(entry.at).ties_with(metric.of(best.at));
        match entry.brightness() {
            // The sign alone: the word stands at the head of the row.
            Brightness::Dark if is_best || ties => say(Mark::Dark, " ▼"),
            Brightness::Bright if is_best || ties => say(Mark::Bright, " ▲"),
            brightness => brightness_mark(brightness)
                .into_iter()
                .for_each(|mark| say(mark, "")),
        }
        if is_best {
            say(Mark::Best, "");
        } else if ties {
            say(Mark::Tie, " †");
        }
        let right = comparison.best(metric).filter(|right| !right.is(best));
        if right.is_some_and(|right| right.is(entry)) {
            say(Mark::BestRight, " ◇");
        }
    }
    item
}

fn reference_row(scene: &SceneRecord, columns: usize) -> Option<Row> {
    let reference = scene.reference.as_ref()?;
    let mut items = vec![Item::new("reference's own error")];
    let own = Metric::ALL.map(|metric| metric.own(&reference.own_error));
    items.extend(own.map(|error| Item::new(short(error))));
    items.push(Item::new(format!("± {}", short(reference.own_error.mean))));
    let local = reference.own_error.local_bias;
    items.extend([local.median, local.high].map(|error| Item::new(percent(error))));
    items.resize(columns - 2, Item::new(DASH));
    items.push(Item::new(reference.samples_per_pixel.to_string()));
    items.push(Item::new(short(reference.seconds)));
    Some(Row {
        items,
        marks: vec![Mark::Reference],
        method: None,
    })
}

fn overview_table(results: &Results, protocol: Protocol, at: f64) -> Table {
    let metric = Metric::Mrse;
    let methods = &results.study.methods;
    let mut head = vec!["scene".to_owned()];
    head.extend(methods.iter().map(|method| method.label.clone()));
    // One row for every scene.
    let mut ratios = vec![Vec::new(); methods.len()];
    let mut rows = Vec::new();
    for scene in &results.study.scenes {
        let comparison = Comparison::new(results, scene, protocol, at);
        let own = scene.reference.as_ref().map(|r| &r.own_error);
        let mut items = vec![Item::new(&scene.name)];
        for (method, ratios) in methods.iter().zip(&mut ratios) {
            let entry = comparison.entry(method);
            let ratio = entry.and_then(|entry| comparison.over_baseline(metric, entry));
            ratios.extend(
                ratio
                    .map(|ratio| ratio.value)
                    .filter(|r| r.is_finite() && *r > 0.0),
            );
            items.push(match entry {
                None => Item::new(DASH),
                Some(entry) => overview_item(&comparison, entry, metric, own),
            });
        }
        rows.push(Row {
            items,
            ..Default::default()
        });
    }
    // Their geometric mean, of methods that have a ratio in every scene.
    if rows.len() > 1 {
        let mean = |ratios: &Vec<f64>| match ratios.len() == rows.len() {
            true => {
                let logarithms = ratios.iter().map(|ratio| ratio.ln());
                short((logarithms.sum::<f64>() / ratios.len() as f64).exp())
            }
            false => DASH.into(),
        };
        let mut items = vec![Item::new("geometric mean")];
        items.extend(ratios.iter().map(mean).map(Item::new));
        rows.push(Row {
            items,
            marks: vec![Mark::Reference],
            method: None,
        });
    }
    Table {
        title: format!(
            "{} over that of path tracing: {} ({})",
            metric.name(),
            protocol.words(at),
            protocol.title()
        ),
        caption: "Below 1 is better than path tracing. In parentheses: mean/truth, and the local bias that 95 % of the tiles \
                  do not exceed."
            .into(),
        head,
        rows,
        has_method_columns: true,
    }
}

/// The error over that of path tracing; mean over truth and local bias in parentheses.
fn overview_item(
    comparison: &Comparison,
    entry: &Entry,
    metric: Metric,
    own: Option<&OwnError>,
) -> Item {
    let ratio = comparison.over_baseline(metric, entry);
    let mean = match entry.at.ensemble.mean_ratio.value {
        mean if mean.is_finite() => format!("{mean:.3}"),
        _ => DASH.into(),
    };
    let mut item = match ratio {
        Some(ratio) => Item::new(with_margin(ratio)).sorted_by(ratio.value),
        None => Item::new(DASH),
    };
    if entry.is_over_budget() {
        item.text = format!("{} {OVER_BUDGET}", item.text);
    }
    let item = error_item(item, comparison, entry, metric);
    let mut item = doubt(
        item,
        own.is_some_and(|own| metric.is_doubtful(own, entry.at)),
    );
    let mean = with_brightness(Item::new(mean), entry).text;
    let local = percent(entry.at.ensemble.local_bias.bias().high);
    item.text = format!("{}\n({mean}, {local})", item.text);
    item
}
