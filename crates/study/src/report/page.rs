//! The report as one self-contained page: no network, no other files.

use super::gallery::{Gallery, Scene};
use super::load::Results;
use super::number::{count, short};
use super::plots::{self, Plot};
use super::table::{Table, html};
use super::tables::{self, SIGNS};
use super::{atlas, summary};
use crate::output;
use crate::results::{MethodRecord, Protocol, SceneRecord, Study, file_name};
use plotters::style::RGBColor;
use std::fmt::Write;
use std::path::PathBuf;
use wayfare_film::FilmError;

const STYLE: &str = include_str!("assets/report.css");
/// What is measured, and how.
const MEASURED: &str = include_str!("assets/measured.html");
const SCRIPTS: [&str; 9] = [
    include_str!("assets/images.js"),
    include_str!("assets/tip.js"),
    include_str!("assets/maps.js"),
    include_str!("assets/stage.js"),
    include_str!("assets/crops.js"),
    include_str!("assets/comparer.js"),
    include_str!("assets/tables.js"),
    include_str!("assets/methods.js"),
    include_str!("assets/contents.js"),
];

/// The page loads nothing from outside.
const POLICY: &str = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:";

/// Options of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PageOptions {
    /// Widest image; of wider ones only every second, third ... pixel is shown.
    pub image_width: u32,
}

impl Default for PageOptions {
    fn default() -> Self {
        Self { image_width: 512 }
    }
}

/// The page cannot be made.
#[derive(Debug, thiserror::Error)]
pub enum PageError {
    /// An image cannot be read, or the page not be written.
    #[error(transparent)]
    File(#[from] FilmError),
    /// An image is of another size than its scene.
    #[error("{path} has {}x{} pixels instead of {}x{}; run the study again in an empty folder", found[0], found[1], size[0], size[1], path = path.display())]
    Size {
        /// The image.
        path: PathBuf,
        /// Its width and height.
        found: [u32; 2],
        /// Those of the scene.
        size: [u32; 2],
    },
}

/// Writes `report.html` into the folder of a study; returns its path.
pub fn write_page(results: &Results, options: &PageOptions) -> Result<PathBuf, PageError> {
    let gallery = Gallery::collect(results, options)?;
    let page = page(results, &gallery);
    Ok(output::write(&results.folder, "report.html", page)?)
}

fn page(results: &Results, gallery: &Gallery) -> String {
    let study = &results.study;
    let name = html(&study.name);
    let scenes: Vec<_> = (study.scenes.iter().zip(&gallery.scenes).enumerate())
        .map(|(i, (scene, images))| (scene, parts(results, scene, i, images)))
        .collect();
    let mut overview = tables::overview(results);
    // Head, contents and title.
    let mut out = String::new();
    let _ = write!(
        out,
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <link rel=\"icon\" href=\"data:,\">\n<title>{name}: a study of rendering methods</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n<a class=\"skip\" href=\"#summary\">Skip to the text</a>\n\
         <div class=\"side\">\n{}{}</div>\n<main>\n\
         <header><p class=\"kind\">A study of rendering methods</p><h1>{name}</h1>{}</header>\n",
        contents(&scenes, overview.len() > 1),
        methods(study),
        facts(&about(study)),
    );
    // Summary and tables of all scenes.
    let first = tables_html(overview.drain(..overview.len().min(1)));
    let short = format!("{}{first}{}", prose(summary(results)), paragraph(SIGNS));
    section(&mut out, "summary", "In short", &short);
    if !overview.is_empty() {
        section(&mut out, "overview", "All scenes", &tables_html(overview));
    }
    // One section per scene.
    for (scene, parts) in &scenes {
        let inside = scene_html(scene, parts);
        section(&mut out, &anchor(scene), &html(&scene.name), &inside);
    }
    let measured = format!(
        "{MEASURED}{}<h3>Repeat it</h3>\n<pre class=\"command\"><code>{}</code></pre>\n",
        prose(checkpoints(results)),
        html(&study.command)
    );
    section(&mut out, "measured", "How it was measured", &measured);
    out.push_str("</main>\n");
    // The images, what is known about them, and the scripts.
    for (i, blob) in gallery.blobs.iter().enumerate() {
        let _ = writeln!(
            out,
            "<script type=\"text/plain\" id=\"blob-{i}\">{blob}</script>"
        );
    }
    // A name must not end the element.
    let data = serde_json::to_string(gallery).expect("plain data becomes JSON");
    let data = data.replace('<', "\\u003c");
    let _ = write!(
        out,
        "<script type=\"application/json\" id=\"gallery\">{data}</script>\n\
         <script>\n'use strict';\n(() => {{\n{}}})();\n</script>\n</body>\n</html>\n",
        SCRIPTS.concat()
    );
    out
}

/// What was compared, where, and by which program.
fn about(study: &Study) -> Vec<String> {
    let mut facts = vec![
        count(study.scenes.len(), "scene"),
        count(study.methods.len(), "method"),
        count(study.seeds.len(), "seed"),
    ];
    let version = format!("Wayfare {}", study.version);
    match &study.machine {
        None => facts.extend([study.device.clone(), version]),
        Some(machine) => {
            // The name of the CPU as a device says less than its model.
            facts.extend((study.device != "cpu").then(|| study.device.clone()));
            facts.extend(
                machine
                    .driver
                    .as_ref()
                    .map(|driver| format!("driver {driver}")),
            );
            facts.extend(machine.cpu.clone());
            facts.extend([count(machine.threads, "thread"), machine.system.clone()]);
            facts.push(match &machine.commit {
                Some(commit) => format!("{version}, commit {commit}"),
                None => version,
            });
        }
    }
    facts.iter().map(|fact| html(fact)).collect()
}

/// A switch for every method, in the colour that it has in plots; the script shows them.
fn methods(study: &Study) -> String {
    let switch = |(i, method): (usize, &MethodRecord)| {
        let RGBColor(r, g, b) = plots::colour(i);
        let label = html(&method.label);
        format!(
            "<label><input type=\"checkbox\" checked value=\"{i}\" data-testid=\"method-{i}\">\
             <span class=\"swatch\" style=\"background: rgb({r} {g} {b})\"></span>{label}</label>\n"
        )
    };
    let switches: String = study.methods.iter().enumerate().map(switch).collect();
    format!(
        "<fieldset class=\"methods\" hidden>\n<legend>Methods shown</legend>\n{switches}</fieldset>\n"
    )
}

fn facts(facts: &[String]) -> String {
    let items: Vec<String> = facts
        .iter()
        .map(|fact| format!("<li>{fact}</li>"))
        .collect();
    format!("<ul class=\"facts\">{}</ul>\n", items.concat())
}

fn section(out: &mut String, id: &str, title: &str, inside: &str) {
    let _ = write!(
        out,
        "<section id=\"{id}\">\n<h2>{title}</h2>\n{inside}</section>\n"
    );
}

fn anchor(scene: &SceneRecord) -> String {
    format!("scene-{}", file_name(&scene.name))
}

/// A part of a scene with its own place in the contents.
struct Part {
    /// The end of its anchor.
    id: &'static str,
    /// Its name in the contents.
    name: &'static str,
    title: &'static str,
    inside: String,
}

/// The parts of a scene in which there is something.
fn parts(results: &Results, scene: &SceneRecord, i: usize, images: &Scene) -> Vec<Part> {
    let part = |id, name, title, inside| Part {
        id,
        name,
        title,
        inside,
    };
    let mut parts = vec![
        part("images", "Images", "Compare images", comparer(i, images)),
        part(
            "maps",
            "All methods",
            "All methods: images, bias and noise",
            atlas::html_of(i, images),
        ),
        part(
            "plots",
            "Plots",
            "Error over time and samples",
            plots_html(results, scene),
        ),
        part(
            "tables",
            "Numbers",
            "Numbers",
            tables_html(tables::of_scene(results, scene)),
        ),
    ];
    parts.retain(|part| !part.inside.is_empty());
    parts
}

fn contents(scenes: &[(&SceneRecord, Vec<Part>)], has_overview: bool) -> String {
    let link = |id: &str, text: &str| format!("<li><a href=\"#{id}\">{text}</a>");
    let mut out = String::from("<nav class=\"contents\" aria-label=\"Contents\">\n<ul>\n");
    out += &(link("summary", "In short") + "</li>\n");
    if has_overview {
        out += &(link("overview", "All scenes") + "</li>\n");
    }
    for (scene, parts) in scenes {
        let anchor = anchor(scene);
        out += &(link(&anchor, &html(&scene.name)) + "<ul>");
        for part in parts {
            out += &(link(&format!("{anchor}-{}", part.id), part.name) + "</li>");
        }
        out += "</ul></li>\n";
    }
    out + &link("measured", "How it was measured") + "</li>\n</ul>\n</nav>\n"
}

fn prose(sentences: Vec<String>) -> String {
    let items = sentences
        .iter()
        .map(|text| format!("<li>{}</li>\n", html(text)));
    format!("<ul class=\"prose\">\n{}</ul>\n", items.collect::<String>())
}

fn paragraph(text: &str) -> String {
    format!("<p class=\"signs\">{}</p>\n", html(text))
}

/// The checkpoints of each protocol, in words.
fn checkpoints(results: &Results) -> Vec<String> {
    let words = |protocol: Protocol| {
        let all = results.study.checkpoints(protocol).iter();
        let words: Vec<String> = all.map(|&at| protocol.words(at)).collect();
        let title = protocol.title();
        (!words.is_empty()).then(|| format!("Checkpoints of {title}: {}.", words.join(", ")))
    };
    Protocol::ALL.into_iter().filter_map(words).collect()
}

fn tables_html(tables: impl IntoIterator<Item = Table>) -> String {
    let scroll = |table: Table| {
        format!(
            "<div class=\"scroll\" tabindex=\"0\">{}</div>\n",
            table.html()
        )
    };
    tables.into_iter().map(scroll).collect()
}

fn plots_html(results: &Results, scene: &SceneRecord) -> String {
    let figure = |plot: &Plot| {
        let (svg, caption) = (&plot.svg, html(&plot.caption));
        format!("<figure class=\"plot\">{svg}<figcaption>{caption}</figcaption></figure>\n")
    };
    plots::of_scene(results, scene).iter().map(figure).collect()
}

fn scene_html(scene: &SceneRecord, parts: &[Part]) -> String {
    let mut about = vec![
        html(&scene.source),
        format!("{} × {} pixels", scene.size[0], scene.size[1]),
        format!("{} triangles", scene.triangles),
        format!("paths of up to {} bounces", scene.max_depth),
    ];
    about.push(match &scene.reference {
        Some(reference) => format!(
            "reference by {} with {} samples per pixel on {} in {} s",
            html(&reference.method),
            reference.samples_per_pixel,
            html(&reference.device),
            short(reference.seconds)
        ),
        None => "no reference yet".into(),
    });
    let mut out = facts(&about);
    for part in parts {
        let _ = write!(
            out,
            "<section id=\"{}-{}\">\n<h3>{}</h3>\n{}</section>\n",
            anchor(scene),
            part.id,
            part.title,
            part.inside
        );
    }
    out
}

fn comparer(i: usize, images: &Scene) -> String {
    if images.groups.is_empty() {
        return String::new();
    }
    let subsampled = match images.step {
        1 => String::new(),
        step => format!(
            " To fit this page they are subsampled, not averaged: one pixel of every {step} in both directions is shown, so the \
             noise is the method's own."
        ),
    };
    format!(
        "<p>Each image is that of the first seed, not the best of all seeds.{subsampled}</p>\n\
         <div class=\"comparer\" id=\"comparer-{i}\" data-scene=\"{i}\" data-testid=\"comparer-{i}\">\
         <p class=\"hint\">This part needs JavaScript.</p></div>\n"
    )
}
