//! `wayfare toy`: the figures about the samplers.

mod common;

use common::{fail_in, folder, succeed_in};
use std::fs;
use std::path::Path;

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The column of a CSV file under a heading, for the rows that begin with some text.
fn column(csv: &str, heading: &str, rows: &str) -> Vec<f64> {
    let mut lines = csv.lines();
    let mut headings = lines.next().expect("a line of headings").split(',');
    let place = headings.position(|h| h == heading).expect("the heading");
    lines
        .filter(|line| line.starts_with(rows))
        .map(|line| line.split(',').nth(place).expect("a complete row"))
        .map(|cell| cell.parse().expect("a number"))
        .collect()
}

fn check_svg(path: &Path) {
    let svg = read(path);
    assert!(svg.starts_with("<svg") && svg.ends_with("</svg>\n"));
    assert!(!svg.contains("NaN") && !svg.contains("inf\""));
    assert!(svg.len() < 400 << 10, "{} bytes", svg.len());
}

#[test]
fn exploration_writes_its_figure_and_repeats() {
    let dir = folder();
    let printed = succeed_in(
        dir.path(),
        "toy exploration --out new/folder --seed 7 --steps 60",
    );
    let out = dir.path().join("new/folder");
    check_svg(&out.join("toy-exploration.svg"));
    let csv = read(&out.join("toy-exploration.csv"));
    assert!(csv.starts_with("method,step,x,y,density,accepted\n"));
    for method in [
        "independent",
        "metropolis",
        "mala",
        "langevin",
        "persistent",
    ] {
        assert_eq!(column(&csv, "step", method).len(), 61, "{method}");
        assert!(printed.contains(method), "{printed}");
    }
    assert!(
        column(&csv, "accepted", "langevin")
            .iter()
            .all(|&a| a == 1.0)
    );
    assert!(column(&csv, "accepted", "metropolis").contains(&0.0));
    assert!(printed.contains("toy-exploration.svg") && printed.contains("toy-exploration.csv"));

    succeed_in(
        dir.path(),
        "toy exploration --out again --seed 7 --steps 60",
    );
    for name in ["toy-exploration.svg", "toy-exploration.csv"] {
        assert_eq!(
            read(&out.join(name)),
            read(&dir.path().join("again").join(name))
        );
    }
}

/// The figure's message as numbers: the error falls with dt for the smooth density, and stays with an edge.
#[test]
fn bias_writes_its_figure_and_table() {
    let dir = folder();
    let printed = succeed_in(dir.path(), "toy bias");
    check_svg(&dir.path().join("toy-bias.svg"));
    let curves = read(&dir.path().join("toy-bias.csv"));
    for heading in ["x", "target", "bias_term", "image"] {
        let values = column(&curves, heading, "");
        assert!(
            values.len() > 5000 && values.iter().all(|v| v.is_finite()),
            "{heading}"
        );
    }
    let table = read(&dir.path().join("toy-bias-table.csv"));
    let of = |heading, density| column(&table, heading, density);
    let (smooth, edge) = (
        of("mean_over_truth", "smooth"),
        of("mean_over_truth", "edge"),
    );
    assert_eq!((smooth.len(), edge.len()), (5, 5));
    assert!(
        smooth
            .iter()
            .skip(1)
            .all(|ratio| (ratio - 1.0).abs() < 0.01),
        "{smooth:?}"
    );
    assert!(
        edge.windows(2).all(|pair| pair[0] < pair[1]) && edge[2] < 0.95,
        "{edge:?}"
    );
    let bias_term = of("mean_bias_term", "edge");
    assert!(
        bias_term.windows(2).all(|pair| pair[0] < pair[1]),
        "{bias_term:?}"
    );
    assert!(
        printed.contains("toy-bias.svg") && printed.contains("With an edge"),
        "{printed}"
    );
}

#[test]
fn an_unwritable_folder_is_explained() {
    let dir = folder();
    fs::write(dir.path().join("taken"), "a file").unwrap();
    for line in ["toy bias --out taken", "toy exploration --out taken/below"] {
        let complaint = fail_in(dir.path(), line, 1);
        assert!(
            complaint.contains("cannot make the folder taken"),
            "{complaint}"
        );
    }
    let complaint = fail_in(dir.path(), "toy exploration --steps 0", 2);
    assert!(complaint.contains("--steps"), "{complaint}");
    let complaint = fail_in(dir.path(), "toy", 2);
    assert!(
        complaint.contains("exploration") && complaint.contains("bias"),
        "{complaint}"
    );
}
