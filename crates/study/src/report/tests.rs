//! Tables, words and files of an example.

use super::example::{self, DARK, EASY, EXACT, HARD, TIED, UNFINISHED, assert_plain};
use super::table::{Item, Mark, Row};
use super::tables::Table;
use super::{Results, tables, words, write_files};
use crate::results::SceneRecord;

fn scene<'a>(results: &'a Results, name: &str) -> &'a SceneRecord {
    let found = results.study.scenes.iter().find(|s| s.name == name);
    found.expect("a scene of the example")
}

fn row<'a>(table: &'a Table, label: &str) -> &'a Row {
    let starts = |row: &&Row| row.items[0].text.starts_with(label);
    table.rows.iter().find(starts).expect("a row of this name")
}

fn item<'a>(table: &'a Table, label: &str, column: &str) -> &'a Item {
    let column = table.head.iter().position(|head| head == column);
    &row(table, label).items[column.expect("a column of this name")]
}

#[test]
fn tables_are_made_at_the_chosen_checkpoints() {
    let results = example::results();
    let titles =
        |tables: Vec<Table>| -> Vec<String> { tables.into_iter().map(|t| t.title).collect() };
    assert_eq!(
        titles(tables::of_scene(&results, scene(&results, EASY))),
        [
            "box: 1/30 s (equal time)",
            "box: 10 s (equal time)",
            "box: 16 spp (equal samples)",
            "box: 256 spp (equal samples)"
        ]
    );
    assert_eq!(tables::overview(&results).len(), 8);
}

#[test]
fn the_lowest_is_bold_and_darkness_cannot_be_overlooked() {
    let results = example::results();
    let table = &tables::of_scene(&results, scene(&results, HARD))[0];
    for metric in ["MSE", "MAE", "MRSE", "MAPE"] {
        let best: Vec<&Row> = table
            .rows
            .iter()
            .filter(|row| {
                item(table, &row.items[0].text, metric)
                    .marks
                    .contains(&Mark::Best)
            })
            .collect();
        assert_eq!(best.len(), 1);
        assert_eq!(best[0].items[0].text, format!("{DARK} ▼ DARK"));
        assert_eq!(best[0].marks, [Mark::Dark]);
        let winner = item(table, EXACT, metric);
        assert_eq!(winner.marks, [Mark::Winner]);
        assert!(winner.text.ends_with(" ◇"));
    }
    let lowest = item(table, DARK, "MSE");
    assert_eq!(lowest.text, "(1.00 ± 0.07)·10⁻² ▼");
    assert!(
        table
            .html()
            .contains("<td class=\"dark best\"><strong>(1.00 ± 0.07)·10⁻² ▼</strong></td>")
    );
    assert!(table.markdown().contains("**(1.00 ± 0.07)·10⁻² ▼**"));
    assert!(
        table
            .latex()
            .contains("\\textbf{\\boldmath (1.00 $\\pm$ 0.07)")
    );
    let remark = format!(
        "Lowest MSE, MAE, MRSE, MAPE: {DARK}, but it is dark; lowest with the right brightness: {EXACT}."
    );
    assert!(table.caption.contains(&remark), "{}", table.caption);
    assert!(
        row(table, UNFINISHED).items[1..]
            .iter()
            .all(|item| item.text == "–")
    );
}

#[test]
fn ties_and_the_share_of_the_reference_are_marked() {
    let results = example::results();
    let table = &tables::of_scene(&results, scene(&results, HARD))[1];
    assert_eq!(
        item(table, EXACT, "MSE").marks,
        [Mark::Best, Mark::Doubtful]
    );
    let tied = item(table, TIED, "MSE");
    assert_eq!(tied.marks, [Mark::Tie, Mark::Doubtful]);
    assert!(tied.text.ends_with(" † ?"), "{}", tied.text);
    assert!(item(table, "pt", "MSE").marks.is_empty());
    assert_eq!(item(table, "reference", "MSE").text, "1.00·10⁻⁵");
    assert!(table.caption.contains("Warning: the reference's own MSE"));
    assert_eq!(item(table, "pt", "MRSE / path tracing").text, "1");
    assert_eq!(
        item(table, TIED, "MRSE / path tracing").text,
        "0.43 ± 0.04 ?"
    );
    let first = &tables::of_scene(&results, scene(&results, HARD))[0];
    assert!(!first.caption.contains("Warning"), "{}", first.caption);
}

#[test]
fn the_overview_compares_with_path_tracing() {
    let results = example::results();
    let table = &tables::overview(&results)[0];
    assert!(
        table
            .title
            .starts_with("MRSE over that of path tracing: 1/30 s")
    );
    assert_eq!(item(table, HARD, EXACT).text, "0.40 ± 0.04 ◇ [0.999]");
    assert_eq!(
        item(table, HARD, DARK).text,
        "0.100 ± 0.010 ▼ [0.410 ▼ DARK]"
    );
    assert_eq!(item(table, HARD, UNFINISHED).text, "–");
    assert!(item(table, EASY, "pt").marks.contains(&Mark::Best));
}

#[test]
fn words_name_the_winner_and_why() {
    let results = example::results();
    let said = words::of_scene(&results, scene(&results, HARD)).join("\n");
    let holds = |text: &str| assert!(said.contains(text), "{text}\n\n{said}");
    holds(
        "At 1/30 s, diffusion-restore has the lowest MSE, but because it is dark (mean/truth 0.410 ± 0.002). Among the methods with the right brightness, persistent-restore wins by MSE, with 2.5 ± 0.3 times less MSE than path tracing; it ties with metropolis_restore m=64.",
    );
    holds(
        "At 10 s, persistent-restore wins by MRSE, with 2.4 ± 0.2 times less MRSE than path tracing;",
    );
    holds(
        "At 10 s, diffusion-restore is biased: bias² is (8.0 ± 0.4)·10⁻³, 100 % of its MSE; mean/truth is 0.4100 ± 0.0001.",
    );
    holds(
        "bias² cannot be told from zero for path tracing (pt), metropolis_restore m=64 and persistent-restore.",
    );
    holds(
        "Warning: at 10 s, the reference's own MSE is more than 5 % of the measured one: 6.8 % for metropolis_restore m=64",
    );
    holds(
        "Not done yet: hidden <light> at equal time: mala & co; hidden <light> at equal samples: mala & co.",
    );
    let said = words::of_scene(&results, scene(&results, EASY)).join("\n");
    assert!(said.contains("At 10 s, path tracing (pt) wins by MRSE, with 2.5 ± 0.3 times less MRSE than metropolis_restore m=64."), "{said}");
    assert!(
        said.contains("samples that were not finite were left out: 1 of mala & co."),
        "{said}"
    );
    let overall = words::overall(&results).join("\n");
    let wins = "At 10 s, winners by MRSE on 2 scenes: path tracing (pt) on 1 (box), persistent-restore on 1 (hidden <light>, tied with metropolis_restore m=64).";
    assert!(overall.contains(wins), "{overall}");
    let biased = "diffusion-restore is biased on hidden <light> and box: bias² is ";
    assert!(overall.contains(biased), "{overall}");
    assert!(overall.contains("mean/truth is 0.41"), "{overall}");
}

#[test]
fn without_right_brightness_nobody_wins() {
    let mut results = example::results();
    for at in results.cells.iter_mut().flat_map(|c| &mut c.checkpoints) {
        at.mean_ratio.value = 1.5;
    }
    let said = words::of_scene(&results, scene(&results, EASY)).join("\n");
    assert!(
        said.contains("although it is bright (mean/truth 1.5"),
        "{said}"
    );
    assert!(
        said.contains("No method has the right brightness."),
        "{said}"
    );
    assert!(!said.contains("wins"), "{said}");
    assert!(words::overall(&results)[0].contains("no method with the right brightness"));
    for at in results.cells[0..2]
        .iter_mut()
        .flat_map(|c| &mut c.checkpoints)
    {
        at.mean_ratio.value = 1.0;
    }
    let said = words::of_scene(&results, scene(&results, HARD)).join("\n");
    assert!(
        said.contains("nly path tracing (pt) has the right brightness."),
        "{said}"
    );
}

#[test]
fn how_it_was_measured_is_told() {
    let said = words::how_measured(&example::results()).join("\n");
    for text in [
        "8 seeds, the same for every method",
        "wayfare study --seeds 8",
        "256 x 192 pixels",
        "one discarded warm-up run",
        "(a − b)² / (b² + 0.01)",
        "95 % over the seeds",
        "Warning: the reference's own MSE",
    ] {
        assert!(said.contains(text), "{text}\n\n{said}");
    }
}

/// Whatever is missing, no text shows a number that is none.
#[test]
fn files_hold_plain_text_whatever_is_known() {
    let mut odd = example::one_seed();
    for (i, cell) in odd.cells.iter_mut().enumerate() {
        cell.checkpoints[0].mse.value = [f64::NAN, 0.0, f64::INFINITY][i % 3];
        cell.checkpoints[0].mean_ratio.value = [f64::INFINITY, f64::NAN][i % 2];
    }
    odd.study.scenes[1].reference = None;
    let mut empty = example::results();
    empty.cells.clear();
    let mut no_baseline = example::results();
    no_baseline.cells.retain(|cell| cell.method != "pt");
    for mut results in [
        example::results(),
        example::one_seed(),
        odd,
        empty,
        no_baseline,
    ] {
        let folder = tempfile::tempdir().expect("a temporary folder");
        results.folder = folder.path().join("study");
        let paths = write_files(&results).expect("the folder can be made");
        let plots = paths
            .iter()
            .filter(|path| path.extension().is_some_and(|e| e == "svg"));
        let begun = if results.cells.is_empty() { 0 } else { 4 };
        assert_eq!((plots.count(), paths.len()), (begun, begun + 3));
        for path in paths {
            let text = std::fs::read_to_string(&path).expect("it was written");
            assert_plain(&text);
            if path.ends_with("tables.tex") {
                assert!(text.is_ascii());
            }
        }
    }
}
