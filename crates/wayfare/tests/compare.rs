//! `wayfare compare`: the metrics, their definitions, their names.

use crate::common::{fail_in, folder, json_in, succeed_in, write_image};
use std::path::Path;
use wayfare_film::Image;

/// Two images of one pixel: a = (1, 0.5, 0), b = (0.5, 0.5, 0.1).
fn write_pair(folder: &Path) {
    write_image(
        &folder.join("a.exr"),
        &Image::from_fn(1, 1, |_, _| [1.0, 0.5, 0.0]),
    );
    write_image(
        &folder.join("b.exr"),
        &Image::from_fn(1, 1, |_, _| [0.5, 0.5, 0.1]),
    );
}

#[test]
fn json_has_the_six_numbers_by_their_names() {
    let dir = folder();
    write_pair(dir.path());
    let told = json_in(dir.path(), "compare a.exr b.exr --json");
    let keys: Vec<_> = told
        .as_object()
        .unwrap()
        .keys()
        .map(String::as_str)
        .collect();
    let expected = [
        ("mse", (0.25 + 0.0 + 0.01) / 3.0),
        ("mae", (0.5 + 0.0 + 0.1) / 3.0),
        ("mrse", (0.25 / 0.26 + 0.0 + 0.01 / 0.02) / 3.0),
        ("mape", (0.5 / 0.51 + 0.0 + 0.1 / 0.11) / 3.0),
        ("mean_ratio", 1.5 / 1.1),
        // The authors' own program (flip-evaluator 1.7).
        ("flip", 0.781_326),
    ];
    assert_eq!(keys.len(), expected.len(), "{keys:?}");
    for (key, value) in expected {
        let got = told[key]
            .as_f64()
            .unwrap_or_else(|| panic!("no {key} in {told}"));
        assert!(
            (got - value).abs() < 1e-5,
            "{key}: {got} instead of {value}"
        );
    }
}

#[test]
fn a_person_reads_the_same_numbers() {
    let dir = folder();
    write_pair(dir.path());
    let printed = succeed_in(dir.path(), "compare a.exr b.exr");
    for words in ["MSE", "MAE", "MRSE", "MAPE", "FLIP", "mean ratio  1.363636"] {
        assert!(printed.contains(words), "no {words} in\n{printed}");
    }
}

#[test]
fn an_image_agrees_with_itself() {
    let dir = folder();
    write_pair(dir.path());
    let told = json_in(dir.path(), "compare a.exr a.exr --json");
    for key in ["mse", "mae", "mrse", "mape"] {
        assert_eq!(told[key], 0.0, "{key}");
    }
    assert_eq!(told["mean_ratio"], 1.0);
}

#[test]
fn help_defines_the_metrics() {
    let dir = folder();
    let help = succeed_in(dir.path(), "compare --help");
    for definition in [
        "mean of (a-b)^2",
        "mean of |a-b|",
        "mean of (a-b)^2/(b^2+0.01)",
        "mean of |a-b|/(b+0.01)",
        "mean(a)/mean(b)",
    ] {
        assert!(help.contains(definition), "no {definition} in\n{help}");
    }
}

#[test]
fn the_error_is_shown_as_an_image() {
    let dir = folder();
    let a = Image::from_fn(24, 16, |x, y| [(x * y) as f32 * 0.01; 3]);
    write_image(&dir.path().join("a.exr"), &a);
    write_image(&dir.path().join("b.exr"), &Image::new(24, 16));
    for metric in ["mse", "mae", "mrse", "mape"] {
        let line =
            format!("compare a.exr b.exr --error-image {metric}.png --error-metric {metric}");
        succeed_in(dir.path(), &line);
        let png = std::fs::read(dir.path().join(format!("{metric}.png"))).unwrap();
        assert!(png.starts_with(b"\x89PNG"), "{metric}");
    }
}

#[test]
fn images_that_cannot_be_compared_are_refused_with_the_reason() {
    let dir = folder();
    write_pair(dir.path());
    write_image(&dir.path().join("wide.exr"), &Image::new(2, 1));
    std::fs::write(dir.path().join("broken.exr"), "not an image").unwrap();
    for (line, words) in [
        ("compare a.exr wide.exr", "1x1 and 2x1"),
        ("compare a.exr broken.exr", "broken.exr"),
        ("compare a.exr absent.exr", "absent.exr"),
    ] {
        let complaint = fail_in(dir.path(), line, 1);
        assert!(complaint.contains(words), "{line}: {complaint}");
    }
}
