//! The files of a report that stand for themselves.

use super::table::markdown;
use super::tables::Table;
use super::{Results, plots, tables, words};
use crate::output::{OutputError, prepare_folder, write};
use std::path::PathBuf;

/// Writes plots, tables and a summary into the folder of a study; returns their paths.
pub fn write_files(results: &Results) -> Result<Vec<PathBuf>, OutputError> {
    let folder = &results.folder;
    let plots_folder = folder.join("plots");
    prepare_folder(&plots_folder)?;
    let mut written = Vec::new();
    let mut all_tables = tables::overview(results);
    for scene in &results.study.scenes {
        for plot in plots::of_scene(results, scene) {
            let name = format!("{}.svg", plot.name);
            written.push(write(&plots_folder, &name, &plot.svg)?);
        }
        all_tables.extend(tables::of_scene(results, scene));
    }
    let in_form = |form: fn(&Table) -> String| {
        let texts: Vec<String> = all_tables.iter().map(form).collect();
        texts.join("\n")
    };
    let title = format!("# Study {}: tables\n\n", markdown(&results.study.name));
    let text = title + &in_form(Table::markdown);
    written.push(write(folder, "tables.md", &text)?);
    let packages = "% Needs the packages booktabs and graphicx.\n\n".to_owned();
    let text = packages + &in_form(Table::latex);
    written.push(write(folder, "tables.tex", &text)?);
    written.push(write(folder, "summary.md", &summary(results))?);
    Ok(written)
}

/// All sentences, as Markdown.
fn summary(results: &Results) -> String {
    let mut out = format!("# Study {}\n", markdown(&results.study.name));
    let mut section = |title: &str, sentences: Vec<String>| {
        out += &format!("\n## {}\n\n", markdown(title));
        for sentence in sentences {
            out += &format!("- {}\n", markdown(&sentence));
        }
    };
    section("Overall", words::overall(results));
    for scene in &results.study.scenes {
        section(&scene.name, words::of_scene(results, scene));
    }
    section("How it was measured", words::how_measured(results));
    out
}
