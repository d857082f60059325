//! The files of a report for use elsewhere.

use super::judge::Metric;
use super::table::{Table, markdown};
use super::tables::SIGNS;
use super::{Results, plots, summary, tables};
use crate::estimate::Estimate;
use crate::output::{prepare_folder, write};
use std::path::PathBuf;
use wayfare_film::FilmError;

/// Writes plots, tables and a summary into the folder of a study; returns their paths.
pub fn write_files(results: &Results) -> Result<Vec<PathBuf>, FilmError> {
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
    let mut text = format!("# Study {}\n", markdown(&results.study.name));
    for sentence in summary(results) {
        text += &format!("\n{}\n", markdown(&sentence));
    }
    for table in &all_tables {
        text += &section(table);
    }
    text += &format!("\n{}\n", markdown(SIGNS));
    written.push(write(folder, "summary.md", &text)?);
    written.push(write(folder, "results.csv", csv(results))?);
    Ok(written)
}

fn section(table: &Table) -> String {
    let (title, caption) = (markdown(&table.title), markdown(&table.caption));
    let text = format!("\n## {title}\n\n{}\n{caption}", table.markdown());
    text.trim_end().to_owned() + "\n"
}

/// All numbers, one row for every method, scene and checkpoint. What is not known is empty.
fn csv(results: &Results) -> String {
    let name = |text: &str| format!("\"{}\"", text.replace('"', "\"\""));
    let number = |value: f64| match value.is_finite() {
        true => value.to_string(),
        false => String::new(),
    };
    let mut out = String::from("scene,method,protocol,at,seeds,seconds,samples_per_pixel");
    let estimates = Metric::ALL.map(|metric| metric.name().to_lowercase());
    let estimates = estimates.iter().map(String::as_str);
    for column in estimates.chain(["mean_ratio", "bias_squared", "variance"]) {
        out += &format!(",{column},{column}_margin");
    }
    out += ",local_bias_median,local_bias_95,local_noise_median,local_noise_95\n";
    for cell in &results.cells {
        for at in &cell.checkpoints {
            let mut row = vec![
                name(&cell.scene),
                name(&cell.method),
                cell.protocol.to_string(),
            ];
            row.extend([number(at.at), at.ensemble.seeds.to_string()]);
            row.extend([at.seconds.mean, at.samples_per_pixel.mean].map(number));
            let errors = Metric::ALL.map(|metric| metric.of(at)).into_iter();
            for Estimate { value, margin, .. } in errors.chain([
                at.ensemble.mean_ratio,
                at.ensemble.bias_squared,
                at.ensemble.variance,
            ]) {
                row.extend([number(value), number(margin)]);
            }
            let local = at.ensemble.local_bias;
            for tiles in [local.bias(), local.noise] {
                row.extend([tiles.median, tiles.high].map(number));
            }
            out += &(row.join(",") + "\n");
        }
    }
    out
}
