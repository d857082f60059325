//! The tables of a report.

use super::Results;
use super::judge::{Contest, Entry, Light, Metric, compared_checkpoints};
use super::number::{DASH, plain, scientific, short};
pub use super::table::Table;
use super::table::{Item, Mark, Row};
use crate::results::{MethodRecord, OwnError, Protocol, SceneRecord};

/// The signs of the tables.
const SIGNS: &str = "± is half the width of the 95 % confidence interval over the seeds. Bold: the lowest of an error. \
    †: cannot be told from the lowest with the seeds at hand. \
    ▼ DARK, ▲ BRIGHT: mean/truth is off by more than 2 %; a dark picture has a low error for the wrong reason. \
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
            items.push(error_item(text, &contest, entry, metric, own.as_ref()));
        }
        items.push(with_light(plain(entry.at.mean_ratio), entry));
        items.push(Item::new(scientific(entry.at.bias_squared)));
        items.push(Item::new(scientific(entry.at.variance)));
        for metric in ratios {
            let ratio = contest.over_baseline(metric, entry);
            let doubtful = own.is_some_and(|own| metric.is_doubtful(&own, entry.at));
            items.push(doubt(Item::new(ratio.map_or(DASH.into(), plain)), doubtful));
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
    for metric in Metric::ALL {
        caption.extend(dark_winner(&contest, metric));
    }
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
fn error_item(
    text: String,
    contest: &Contest,
    entry: &Entry,
    metric: Metric,
    own: Option<&OwnError>,
) -> Item {
    let mut item = Item::new(text);
    if let Some(best) = contest.lowest(metric) {
        let ties = metric.of(entry.at).ties_with(metric.of(best.at));
        let is_best = entry.is(best);
        if is_best {
            item.marks.push(Mark::Best);
        } else if ties {
            item.marks.push(Mark::Tie);
            item.text.push_str(" †");
        }
        if is_best || ties {
            item = Item {
                marks: item.marks,
                ..with_sign(item.text, entry)
            };
        }
    }
    item.marks.extend(light_mark(entry.light()));
    doubt(
        item,
        own.is_some_and(|own| metric.is_doubtful(own, entry.at)),
    )
}

/// The sign alone: the word stands at the head of the row.
fn with_sign(mut text: String, entry: &Entry) -> Item {
    let sign = entry.light().sign().and_then(|sign| sign.split(' ').next());
    if let Some(sign) = sign {
        text = format!("{text} {sign}");
    }
    Item::new(text)
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
        (Some(a), Some(b)) if a == b => format!("{a} seeds. "),
        (Some(a), Some(b)) => format!("{a} to {b} seeds. "),
        _ => String::new(),
    }
}

/// Says so where the lowest error belongs to a method that has lost light.
fn dark_winner(contest: &Contest, metric: Metric) -> Option<String> {
    let lowest = contest.lowest(metric)?;
    if lowest.light() == Light::Right {
        return None;
    }
    let right = match contest.winner(metric) {
        Some(winner) => format!("lowest with right brightness: {}", winner.method.label),
        None => "no method has the right brightness".into(),
    };
    Some(format!(
        "Lowest {}: {}, but it is {}; {right}. ",
        metric.name(),
        lowest.method.label,
        lowest.light().word()
    ))
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
        let remark = dark_winner(&contest, metric);
        dark.extend(remark.map(|remark| format!("{}: {remark}", scene.name)));
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
    let mean = with_light(short(entry.at.mean_ratio.value), entry);
    let text = ratio.map_or(DASH.into(), plain);
    let mut item = error_item(text, contest, entry, metric, own);
    item.text = format!("{} [{}]", item.text, mean.text);
    item
}
