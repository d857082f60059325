//! Tables, summary and files of an example.

use super::example::{self, DARK, EASY, EXACT, HARD, TIED, UNFINISHED, assert_plain};
use super::number::DASH;
use super::table::{Item, Mark, Row};
use super::{Results, Table, summary, tables, write_files};
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
    assert_eq!(
        titles(tables::overview(&results)),
        [
            "10 s (equal time)",
            "1/30 s (equal time)",
            "256 spp (equal samples)",
            "16 spp (equal samples)"
        ]
        .map(|at| format!("MRSE over that of path tracing: {at}"))
    );
}

#[test]
fn the_lowest_is_bold_and_darkness_cannot_be_overlooked() {
    let results = example::results();
    let table = &tables::of_scene(&results, scene(&results, HARD))[0];
    for metric in ["MSE", "MAE", "MRSE", "MAPE", "FLIP"] {
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
        let right = item(table, EXACT, metric);
        assert_eq!(right.marks, [Mark::BestRight]);
        assert!(right.text.ends_with(" ◇"));
    }
    let lowest = item(table, DARK, "MSE");
    assert_eq!(lowest.text, "0.0100\n± 0.0007 ▼");
    let html = "<strong>0.0100<br>±&nbsp;0.0007 ▼</strong></td>";
    assert!(table.html().contains(html));
    assert!(table.markdown().contains("**0.0100 ± 0.0007 ▼**"));
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
    assert_eq!(item(table, "pt", "MRSE / path tracing").text, "1");
    assert_eq!(
        item(table, TIED, "MRSE / path tracing").text,
        "0.43\n± 0.04 ?"
    );
    assert_eq!(table.caption, "");
    let easy = &tables::of_scene(&results, scene(&results, EASY))[1];
    let remark = format!("Samples left out because they were not finite: {UNFINISHED} (1).");
    assert_eq!(easy.caption, remark);
}

#[test]
fn the_overview_compares_with_path_tracing() {
    let results = example::results();
    let table = &tables::overview(&results)[1];
    assert_eq!(
        item(table, HARD, EXACT).text,
        "0.40 ± 0.04 ◇\n(0.999, 0.30 %)"
    );
    assert_eq!(
        item(table, HARD, DARK).text,
        "0.100 ± 0.010 ▼\n(0.410 ▼ DARK, 177 %)"
    );
    assert_eq!(item(table, HARD, UNFINISHED).text, "–");
    assert!(item(table, EASY, "pt").marks.contains(&Mark::Best));
    assert_eq!(item(table, "geometric mean", "pt").text, "1");
    assert_eq!(item(table, "geometric mean", EXACT).text, "1.1");
    assert_eq!(item(table, "geometric mean", UNFINISHED).text, "–");
}

#[test]
fn the_summary_is_short_and_names_a_best_method_or_rivals_but_never_both() {
    assert_eq!(
        summary(&example::results()),
        [
            "At 10 s (equal time), lowest MRSE of all methods with the right brightness: pt on box; not decided by these seeds on hidden <light> (persistent-restore and metropolis_restore m=64).",
            "Biased: diffusion-restore on hidden <light> and box (mean/truth 0.41, local bias up to 177 %).",
            "Mind: the reference's own error is more than 5 % of some errors on hidden <light> and box (marked ?); 2 of 20 cells are not done yet.",
        ]
    );
    let one = summary(&example::one_seed());
    assert!(
        one[0].contains(
            "not decided by these seeds on hidden <light> (persistent-restore) and box (pt)"
        ),
        "{one:?}"
    );
}

/// A method that cannot meet a checkpoint is marked there, without a rank.
#[test]
fn what_is_over_the_budget_is_marked_and_not_ranked() {
    let mut results = example::results();
    for cell in results.cells.iter_mut().filter(|c| c.method == EXACT) {
        let last = cell.checkpoints.last_mut().expect("a checkpoint");
        last.seconds.mean *= 1.2;
    }
    let table = &tables::of_scene(&results, scene(&results, HARD))[1];
    assert_eq!(row(table, EXACT).items[0].text, format!("{EXACT} ‡"));
    assert!(row(table, EXACT).marks.contains(&Mark::OverBudget));
    let error = item(table, EXACT, "MSE");
    assert!(!error.marks.contains(&Mark::Best) && !error.marks.contains(&Mark::Tie));
    assert_eq!(item(table, EXACT, "MSE / path tracing").text, DASH);
    assert!(item(table, TIED, "MSE").marks.contains(&Mark::Best));
    let overview = &tables::overview(&results)[0];
    assert!(item(overview, HARD, EXACT).text.starts_with("– ‡"));
    let said = summary(&results);
    assert!(
        said[0].contains(&format!("{TIED} on hidden <light>")),
        "{said:?}"
    );
    let late = format!(
        "not ranked, for using over 10 % more than allowed: {EXACT} on hidden <light> and box"
    );
    assert!(said.len() == 3 && said[2].contains(&late), "{said:?}");
}

#[test]
fn local_bias_stands_beside_the_mean_with_its_noise() {
    let results = example::results();
    let table = &tables::of_scene(&results, scene(&results, HARD))[0];
    let column = |name: &str| table.head.iter().position(|head| head == name);
    assert_eq!(
        column("local bias, median"),
        column("mean/truth").map(|i| i + 1)
    );
    assert_eq!(
        item(table, DARK, "local bias, median").text,
        "59 %\nnoise 1.0 %"
    );
    assert_eq!(
        item(table, DARK, "local bias, 95 %").text,
        "177 %\nnoise 3.0 %"
    );
    assert_eq!(item(table, "reference", "local bias, 95 %").text, "0.050 %");
    let one = example::one_seed();
    let table = &tables::of_scene(&one, scene(&one, HARD))[0];
    assert_eq!(item(table, DARK, "local bias, 95 %").text, "–");
}

#[test]
fn without_the_right_brightness_no_method_is_best() {
    let mut results = example::results();
    for at in results.cells.iter_mut().flat_map(|c| &mut c.checkpoints) {
        at.ensemble.mean_ratio.value = 1.5;
    }
    let said = summary(&results);
    assert!(
        said[0].ends_with("no method on hidden <light> and box."),
        "{said:?}"
    );
    results.cells.clear();
    assert_eq!(summary(&results), ["Nothing is done yet."]);
}

/// What earlier versions did not measure is not known; the rest of their studies is still read.
#[test]
fn studies_of_earlier_versions_are_read() {
    let mut results = example::results();
    for cell in &mut results.cells {
        let mut stored = serde_json::to_value(&*cell).expect("plain data");
        for at in stored["checkpoints"].as_array_mut().expect("checkpoints") {
            let fields = at.as_object_mut().expect("fields");
            assert!(fields.remove("flip").is_some() && fields.remove("local_bias").is_some());
        }
        *cell = serde_json::from_value(stored).expect("an earlier version's cell");
    }
    let mut study = serde_json::to_value(&results.study).expect("plain data");
    for scene in study["scenes"].as_array_mut().expect("scenes") {
        let own = scene["reference"]["own_error"]
            .as_object_mut()
            .expect("an error");
        assert!(own.remove("flip").is_some() && own.remove("local_bias").is_some());
    }
    study.as_object_mut().expect("fields").remove("machine");
    results.study = serde_json::from_value(study).expect("an earlier version's study");
    let table = &tables::of_scene(&results, scene(&results, HARD))[0];
    assert_eq!(item(table, EXACT, "FLIP").text, DASH);
    assert_eq!(item(table, EXACT, "local bias, 95 %").text, DASH);
    assert_eq!(item(table, "reference", "FLIP").text, DASH);
    assert_eq!(item(table, EXACT, "MSE").marks, [Mark::BestRight]);
    assert_eq!(summary(&results).len(), 3);
}

/// If values are missing, no text shows NaN in their place.
#[test]
fn files_hold_plain_text_whatever_is_known() {
    let mut odd = example::one_seed();
    for (i, cell) in odd.cells.iter_mut().enumerate() {
        cell.checkpoints[0].ensemble.mse.value = [f64::NAN, 0.0, f64::INFINITY][i % 3];
        cell.checkpoints[0].ensemble.mean_ratio.value = [f64::INFINITY, f64::NAN][i % 2];
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
        assert_eq!((plots.count(), paths.len()), (begun, begun + 2));
        for path in paths {
            let text = std::fs::read_to_string(&path).expect("it was written");
            assert_plain(&text);
        }
    }
}
