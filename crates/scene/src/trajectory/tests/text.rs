//! What is written is read back, and what cannot be read is explained.

use super::*;
use crate::PoseError;
use proptest::prelude::*;

const GOOD: &str = "# wayfare trajectory\nscene cornell\nseconds 8\nclosed yes\n\
                    key  eye 0 1 -3.4  target 0 1 0  up 0 1 0  fov 39\n";

fn read(text: &str) -> Result<Trajectory, TrajectoryError> {
    Trajectory::read(text, "way.txt")
}

#[test]
fn the_example_of_the_documentation_is_read() {
    let expected = Trajectory {
        scene: Some("cornell".into()),
        seconds: 8.0,
        closed: true,
        keys: vec![Pose {
            eye: [0.0, 1.0, -3.4],
            target: [0.0, 1.0, 0.0],
            up: [0.0, 1.0, 0.0],
            fov_degrees: 39.0,
        }],
    };
    assert_eq!(read(GOOD), Ok(expected.clone()));
    assert_eq!(expected.to_text(), GOOD);
}

/// Editors of all systems, and people, write the same thing differently.
#[test]
fn layout_does_not_matter() {
    let expected = read(GOOD).unwrap();
    let variants = [
        GOOD.replace('\n', "\r\n"),
        GOOD.replace(' ', "\t"),
        GOOD.replace('\n', "   # and why\n\n \t \n"),
        GOOD.trim_end().to_owned(),
        format!("\u{feff}{GOOD}"),
        GOOD.replace("scene cornell", "scene \"cornell\""),
        GOOD.replace(
            "eye 0 1 -3.4  target 0 1 0",
            "target 0.0 +1 0e5 eye 0 1. -34e-1",
        ),
        GOOD.replace("seconds 8\nclosed yes", "closed yes\nseconds 8"),
    ];
    for text in variants {
        assert_eq!(read(&text).as_ref(), Ok(&expected), "{text:?}");
    }
    let open = read(&GOOD.replace("closed yes\n", "")).unwrap();
    assert_eq!(
        open,
        Trajectory {
            closed: false,
            ..expected
        }
    );
}

#[test]
fn faults_are_shown_where_they_are() {
    use TrajectoryErrorKind as Kind;
    let cases = [
        (
            "seconds 8",
            "second 8",
            Kind::UnknownWord,
            3,
            1,
            "did you mean \"seconds\"?",
        ),
        (
            "closed yes",
            "potato",
            Kind::UnknownWord,
            4,
            1,
            "scene, seconds, closed, key",
        ),
        (
            "closed yes",
            "closed maybe",
            Kind::UnexpectedWord,
            4,
            8,
            "yes or no",
        ),
        ("closed yes", "closed", Kind::Missing, 4, 1, "yes or no"),
        (
            "seconds 8",
            "seconds eight",
            Kind::UnexpectedWord,
            3,
            9,
            "\"eight\"",
        ),
        (
            "seconds 8",
            "seconds 0",
            Kind::InvalidValue,
            3,
            9,
            "more than 0",
        ),
        (
            "seconds 8",
            "seconds -3",
            Kind::InvalidValue,
            3,
            9,
            "more than 0",
        ),
        (
            "seconds 8",
            "seconds 1e9",
            Kind::InvalidValue,
            3,
            9,
            "86400",
        ),
        (
            "seconds 8",
            "seconds inf",
            Kind::InvalidValue,
            3,
            9,
            "not a finite number",
        ),
        (
            "seconds 8",
            "seconds NaN",
            Kind::InvalidValue,
            3,
            9,
            "not a finite number",
        ),
        (
            "seconds 8",
            "seconds 8\nseconds 9",
            Kind::Repeated,
            4,
            1,
            "twice",
        ),
        (
            "seconds 8",
            "seconds 8 9",
            Kind::UnexpectedWord,
            3,
            11,
            "too many",
        ),
        ("seconds 8\n", "", Kind::Missing, 4, 50, "seconds 8"),
        (
            "scene cornell",
            "scene my room",
            Kind::UnexpectedWord,
            2,
            10,
            "quotation marks",
        ),
        (
            "scene cornell",
            "scene \"my room",
            Kind::UnterminatedString,
            2,
            7,
            "does not end",
        ),
        (
            "scene cornell",
            "scene \"my room\\",
            Kind::UnterminatedString,
            2,
            7,
            "does not end",
        ),
        ("eye 0", "eye x", Kind::UnexpectedWord, 5, 10, "\"x\""),
        (
            "eye 0",
            "eye 1e39",
            Kind::InvalidValue,
            5,
            10,
            "\"1e39\" is not a finite number",
        ),
        (
            "eye 0",
            "eye -inf",
            Kind::InvalidValue,
            5,
            10,
            "not a finite number",
        ),
        (
            "eye 0 1 -3.4",
            "eye 0 1",
            Kind::UnexpectedWord,
            5,
            15,
            "\"target\"",
        ),
        (
            "eye 0 1 -3.4",
            "eye 0 1 -3.4 5",
            Kind::UnknownWord,
            5,
            19,
            "eye, target, up, fov",
        ),
        ("eye 0 1 -3.4", "", Kind::Missing, 5, 1, "no \"eye\""),
        ("fov 39", "fov", Kind::Missing, 5, 44, "a number"),
        ("fov 39", "fov 39 fov 40", Kind::Repeated, 5, 51, "twice"),
        (
            "fov 39",
            "fob 39",
            Kind::UnknownWord,
            5,
            44,
            "did you mean \"fov\"?",
        ),
        (
            "fov 39",
            "fov 180",
            Kind::InvalidPose(PoseError::FieldOfView(180.0)),
            5,
            1,
            "180",
        ),
        (
            "eye 0 1 -3.4",
            "eye 0 1 0",
            Kind::InvalidPose(PoseError::NoDirection),
            5,
            1,
            "same point",
        ),
        (
            "up 0 1 0",
            "up 0 0 7",
            Kind::InvalidPose(PoseError::NoUp),
            5,
            1,
            "along the view",
        ),
    ];
    for (from, to, kind, line, column, words) in cases {
        let text = GOOD.replacen(from, to, 1);
        assert_ne!(text, GOOD, "{from}");
        let error = read(&text).expect_err(&text);
        assert_eq!(error.kind(), kind, "{error}");
        let place = error.place().expect("a place");
        assert_eq!((place.line, place.column), (line, column), "{error}");
        let shown = error.to_string();
        assert!(
            shown.contains(&format!("way.txt:{line}:{column}")),
            "{shown}"
        );
        assert!(shown.contains(words), "{words} in\n{shown}");
    }
}

#[test]
fn a_file_without_keys_is_no_trajectory() {
    for text in ["seconds 3\n", "seconds 3\n\n# nothing\n\n"] {
        let error = read(text).expect_err("no key");
        assert_eq!(error.kind(), TrajectoryErrorKind::Missing);
        assert!(error.to_string().contains("at least one key"), "{error}");
    }
    let error = read("").expect_err("nothing at all");
    assert!(error.to_string().contains("way.txt:1:1"), "{error}");
}

#[test]
fn what_comes_from_elsewhere_is_checked_too() {
    let good = trajectory(vec![key([0.0; 3], [0.0, 0.0, 1.0])], false);
    assert_eq!(good.validate(), Ok(()));
    for seconds in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        let bad = Trajectory {
            seconds,
            ..good.clone()
        };
        assert_eq!(
            bad.validate().expect_err("no duration").kind(),
            TrajectoryErrorKind::InvalidValue
        );
    }
    let bad = trajectory(vec![good.keys[0], key([1.0; 3], [1.0; 3])], false);
    let error = bad.validate().expect_err("no direction");
    assert!(error.to_string().contains("key 2"), "{error}");
    let bad = trajectory(vec![], true);
    assert_eq!(
        bad.validate().expect_err("no key").kind(),
        TrajectoryErrorKind::Missing
    );
}

fn any_pose() -> impl Strategy<Value = Pose> {
    let point = || {
        prop::array::uniform3(
            prop::num::f32::NORMAL | prop::num::f32::SUBNORMAL | prop::num::f32::ZERO,
        )
    };
    let fov = 1e-6f32..179.999;
    (point(), point(), point(), fov)
        .prop_map(|(eye, target, up, fov_degrees)| Pose {
            eye,
            target,
            up,
            fov_degrees,
        })
        .prop_filter("something must be visible", |pose| pose.validate().is_ok())
}

fn any_trajectory() -> impl Strategy<Value = Trajectory> {
    let scene = prop::option::of(any::<String>());
    let keys = prop::collection::vec(any_pose(), 1..6);
    (scene, 1e-9..MAX_SECONDS, any::<bool>(), keys).prop_map(|(scene, seconds, closed, keys)| {
        Trajectory {
            scene,
            seconds,
            closed,
            keys,
        }
    })
}

proptest! {
    #[test]
    fn what_is_written_is_read_back_exactly(trajectory in any_trajectory()) {
        let text = trajectory.to_text();
        prop_assert_eq!(read(&text), Ok(trajectory), "{}", text);
    }

    #[test]
    fn no_text_is_too_much(text in "(#|scene|seconds|closed|key|eye|fov|\"|\\\\|[0-9]|\\PC|[ \t\r\n]){0,40}") {
        if let Ok(trajectory) = read(&text) {
            prop_assert_eq!(trajectory.validate(), Ok(()));
        }
    }
}
