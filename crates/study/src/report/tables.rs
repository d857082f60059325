//! The tables of a report.

use super::Results;
use super::judge::{Contest, Entry, Light, Metric, compared_checkpoints};
use super::number::{DASH, count, plain, scientific, short};
pub use super::table::Table;
use super::table::{Item, Mark, Row};
use crate::results::{MethodRecord, OwnError, Protocol, SceneRecord};

/// The signs of the tables.
const SIGNS: &str = "± is half the width of the 95 % confidence interval over the seeds. Bold: the lowest of an error. \
    †: cannot be told from the lowest with the seeds at hand. \
    ▼ DARK, ▲ BRIGHT: mean/truth is off by more than 2 %; a dark picture has a low error for the wrong reason. \
    ◇: the lowest with the right brightness, where the lowest has it not. \
    ?: more than 5 % of this squared error may be the reference's own.";

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

/// All scenes at a glance: errors over those of path tracing.
pub fn overview(results: &Results) -> Vec<Table> {
    let scenes: Vec<&SceneRecord> = results.study.scenes.iter().collect();
    let mut tables = Vec::new();
    for protocol in Protocol::ALL {
        for at in compared_checkpoints(results, &scenes, protocol) {
            for metric in Metric::TELLING {
                tables.push(overview_table(results, protocol, at, metric));
            }
        }
    }
    tables
}

fn equal(protocol: Protocol) -> &'static str {
    match protocol {
        Protocol::Time => "equal time",
        Protocol::Samples => "equal samples",
    }
}

fn scene_table(results: &Results, scene: &SceneRecord, protocol: Protocol, at: f64) -> Table {
    let contest = Contest::new(results, scene, protocol, at);
    let own = scene.reference.as_ref().map(|r| r.own_error);
    let is_doubtful =
        |metric: Metric, entry: &Entry| own.is_some_and(|own| metric.is_doubtful(&own, entry.at));
    let mut head = vec!["method".to_owned()];
    head.extend(Metric::ALL.map(|metric| metric.name().to_owned()));
    head.extend(["mean/truth", "bias²", "variance"].map(String::from));
    let ratios = [Metric::Mse, Metric::Mrse];
    head.extend(ratios.map(|metric| format!("{} / path tracing", metric.name())));
    head.extend(["samples per pixel", "seconds"].map(String::from));

    let mut rows = Vec::new();
    for method in &results.study.methods {
        let Some(entry) = contest.entry(method) else {
            let mut items = vec![Item::new(format!("{} (not done)", method.label))];
            items.resize(head.len(), Item::new(DASH));
            rows.push(Row {
                items,
                marks: Vec::new(),
            });
            continue;
        };
        let mut items = vec![heading(entry)];
        for metric in Metric::ALL {
            let text = scientific(metric.of(entry.at));
            let item = error_item(text, &contest, entry, metric);
            items.push(doubt(item, is_doubtful(metric, entry)));
        }
        items.push(with_light(plain(entry.at.mean_ratio), entry));
        items.push(Item::new(scientific(entry.at.bias_squared)));
        items.push(Item::new(scientific(entry.at.variance)));
        for metric in ratios {
            let ratio = contest.over_baseline(metric, entry);
            let item = Item::new(ratio.map_or(DASH.into(), plain));
            let either = contest.baseline().is_some_and(|pt| is_doubtful(metric, pt));
            items.push(doubt(item, either || is_doubtful(metric, entry)));
        }
        items.push(Item::new(short(entry.at.samples_per_pixel.mean)));
        items.push(Item::new(short(entry.at.seconds.mean)));
        rows.push(Row {
            items,
            marks: light_mark(entry.light()).into_iter().collect(),
        });
    }
    rows.extend(reference_row(scene, head.len()));
    let title = format!(
        "{}: {} ({})",
        scene.name,
        protocol.words(at),
        equal(protocol)
    );
    let mut caption = format!("{SIGNS} {}", about_seeds(&contest));
    caption.push_str(&dark_winners(&contest, &Metric::ALL));
    caption.extend(own.and_then(|own| doubtful_methods(&contest, &own)));
    Table {
        title,
        caption: caption.trim_end().into(),
        head,
        rows,
    }
}

/// The label of a method, with a remark where its light is wrong.
fn heading(entry: &Entry) -> Item {
    let label = &entry.method.label;
    match entry.light().sign() {
        None => Item::new(label),
        Some(sign) => Item {
            text: format!("{label} {sign}"),
            marks: light_mark(entry.light()).into_iter().collect(),
        },
    }
}

fn light_mark(light: Light) -> Option<Mark> {
    match light {
        Light::Right => None,
        Light::Dark => Some(Mark::Dark),
        Light::Bright => Some(Mark::Bright),
    }
}

fn with_light(text: String, entry: &Entry) -> Item {
    let mut item = Item::new(text);
    if let (Some(sign), Some(mark)) = (entry.light().sign(), light_mark(entry.light())) {
        item.text = format!("{} {sign}", item.text);
        item.marks.push(mark);
    }
    item
}

fn doubt(mut item: Item, doubtful: bool) -> Item {
    if doubtful {
        item.text.push_str(" ?");
        item.marks.push(Mark::Doubtful);
    }
    item
}

/// An error, or something made from it, with all that is to be said about it.
fn error_item(text: String, contest: &Contest, entry: &Entry, metric: Metric) -> Item {
    let mut item = Item::new(text);
    let mut say = |mark, sign| {
        item.marks.push(mark);
        item.text.push_str(sign);
    };
    if let Some(best) = contest.lowest(metric) {
        let is_best = entry.is(best);
        let ties = metric.of(entry.at).ties_with(metric.of(best.at));
        match entry.light() {
            // The sign alone: the word stands at the head of the row.
            Light::Dark if is_best || ties => say(Mark::Dark, " ▼"),
            Light::Bright if is_best || ties => say(Mark::Bright, " ▲"),
            light => light_mark(light).into_iter().for_each(|mark| say(mark, "")),
        }
        if is_best {
            say(Mark::Best, "");
        } else if ties {
            say(Mark::Tie, " †");
        }
        let winner = contest.winner(metric).filter(|winner| !winner.is(best));
        if winner.is_some_and(|winner| winner.is(entry)) {
            say(Mark::Winner, " ◇");
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
    items.resize(columns - 2, Item::new(DASH));
    items.push(Item::new(reference.samples_per_pixel.to_string()));
    items.push(Item::new(short(reference.seconds)));
    Some(Row {
        items,
        marks: vec![Mark::Reference],
    })
}

fn about_seeds(contest: &Contest) -> String {
    let seeds = contest.entries.iter().map(|e| e.at.seeds);
    match (seeds.clone().min(), seeds.max()) {
        (Some(1), Some(1)) => "One seed: nothing is known about the margins. ".into(),
        (Some(a), Some(b)) if a == b => format!("{}. ", count(a, "seed")),
        (Some(a), Some(b)) => format!("{a} to {b} seeds. "),
        _ => String::new(),
    }
}

/// Says so where the lowest errors belong to methods that have lost light.
fn dark_winners(contest: &Contest, metrics: &[Metric]) -> String {
    let mut remarks: Vec<(String, Vec<&str>)> = Vec::new();
    for &metric in metrics {
        let lowest = contest.lowest(metric);
        let Some(lowest) = lowest.filter(|e| e.light() != Light::Right) else {
            continue;
        };
        let right = match contest.winner(metric) {
            Some(winner) => format!("lowest with the right brightness: {}", winner.method.label),
            None => "no method has the right brightness".into(),
        };
        let word = lowest.light().word();
        let remark = format!("{}, but it is {word}; {right}", lowest.method.label);
        match remarks.iter_mut().find(|known| known.0 == remark) {
            Some((_, names)) => names.push(metric.name()),
            None => remarks.push((remark, vec![metric.name()])),
        }
    }
    let sentence =
        |(remark, names): &(String, Vec<&str>)| format!("Lowest {}: {remark}. ", names.join(", "));
    remarks.iter().map(sentence).collect()
}

fn doubtful_methods(contest: &Contest, own: &OwnError) -> Option<String> {
    let doubtful = contest
        .entries
        .iter()
        .filter(|e| Metric::Mse.is_doubtful(own, e.at));
    let labels: Vec<&str> = doubtful.map(|e| e.method.label.as_str()).collect();
    (!labels.is_empty()).then(|| {
        format!(
            "Warning: the reference's own MSE is more than 5 % of that of {}. ",
            labels.join(", ")
        )
    })
}

fn overview_table(results: &Results, protocol: Protocol, at: f64, metric: Metric) -> Table {
    let methods = &results.study.methods;
    let mut head = vec!["scene".to_owned()];
    head.extend(methods.iter().map(|method| method.label.clone()));
    let mut dark = Vec::new();
    let rows = results.study.scenes.iter().map(|scene| {
        let contest = Contest::new(results, scene, protocol, at);
        let remark = dark_winners(&contest, &[metric]);
        if !remark.is_empty() {
            dark.push(format!("{}: {remark}", scene.name));
        }
        let own = scene.reference.as_ref().map(|r| &r.own_error);
        let item = |method: &MethodRecord| match contest.entry(method) {
            None => Item::new(DASH),
            Some(entry) => overview_item(&contest, entry, metric, own),
        };
        let mut items = vec![Item::new(&scene.name)];
        items.extend(methods.iter().map(item));
        Row {
            items,
            marks: Vec::new(),
        }
    });
    let rows = rows.collect();
    let title = format!(
        "{} over that of path tracing: {} ({})",
        metric.name(),
        protocol.words(at),
        equal(protocol)
    );
    let caption = format!(
        "Below 1 is better than path tracing. In brackets: mean/truth. {SIGNS} {}",
        dark.concat()
    );
    Table {
        title,
        caption: caption.trim_end().into(),
        head,
        rows,
    }
}

/// The error over that of path tracing, and mean over truth in brackets.
fn overview_item(contest: &Contest, entry: &Entry, metric: Metric, own: Option<&OwnError>) -> Item {
    let ratio = contest.over_baseline(metric, entry);
    let mean = match entry.at.mean_ratio.value {
        mean if mean.is_finite() => format!("{mean:.3}"),
        _ => DASH.into(),
    };
    let text = ratio.map_or(DASH.into(), plain);
    let item = error_item(text, contest, entry, metric);
    let mut item = doubt(
        item,
        own.is_some_and(|own| metric.is_doubtful(own, entry.at)),
    );
    item.text = format!("{} [{}]", item.text, with_light(mean, entry).text);
    item
}
