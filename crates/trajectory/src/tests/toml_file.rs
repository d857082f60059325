//! What is written is read back, and errors show what is wrong and where.

use super::*;
use proptest::prelude::*;

const GOOD: &str = "# wayfare trajectory\nscene = \"cornell\"\nseconds = 8.0\nclosed = true\nkeys = [\n    \
    { eye = [0.0, 1.0, -3.4], target = [0.0, 1.0, 0.0], up = [0.0, 1.0, 0.0], fov = 39.0 },\n]\n";

fn read(text: &str) -> Result<Trajectory, TrajectoryError> {
    text.parse()
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
    assert_eq!(expected.to_string(), GOOD);
}

/// Editors and people write the same thing differently.
#[test]
fn layout_does_not_matter() {
    let expected = read(GOOD).unwrap();
    let variants = [
        GOOD.replace('\n', "\r\n"),
        GOOD.replace('\n', "   # and why\n\n \t \n"),
        GOOD.trim_end().to_owned(),
        format!("\u{feff}{GOOD}"),
        GOOD.replace("0.0", "0").replace("39.0", "39"),
        GOOD.replace("seconds = 8.0\nclosed = true", "closed = true\nseconds = 8"),
        GOOD.replace("keys = [\n    {", "[[keys]]\n")
            .replace("], ", "]\n")
            .replace(" },\n]", ""),
    ];
    for text in variants {
        assert_eq!(read(&text).as_ref(), Ok(&expected), "{text}");
    }
    let open = read(&GOOD.replace("closed = true\n", "")).unwrap();
    assert!(!open.closed);
}

#[test]
fn errors_show_what_is_wrong_and_where() {
    let cases = [
        ("seconds = 8.0", "second = 8", 3, "unknown field `second`"),
        ("seconds = 8.0\n", "", 1, "missing field `seconds`"),
        ("seconds = 8.0", "seconds = \"eight\"", 3, "expected f64"),
        ("seconds = 8.0", "seconds = 1e-310", 3, "from 0.001"),
        ("seconds = 8.0", "seconds = -3", 3, "from 0.001"),
        ("seconds = 8.0", "seconds = 1e9", 3, "86400"),
        ("seconds = 8.0", "seconds = inf", 3, "not inf"),
        ("seconds = 8.0", "seconds = nan", 3, "not NaN"),
        ("seconds = 8.0", "seconds = 8\nseconds = 9", 4, "duplicate"),
        ("\"cornell\"", "\"cornell", 2, "invalid basic string"),
        ("closed = true", "closed = maybe", 4, "must be quoted"),
        ("eye = [0.0,", "eye = [x,", 6, "must be quoted"),
        ("eye = [0.0,", "eye = [\"x\",", 6, "expected f32"),
        ("eye = [0.0,", "eye = [1e39,", 6, "must be finite"),
        ("eye = [0.0,", "eye = [-inf,", 6, "must be finite"),
        ("eye = [0.0,", "eye = [", 6, "an array of length 3"),
        ("eye = [0.0, 1.0, -3.4], ", "", 6, "missing field `eye`"),
        ("fov = 39.0", "fob = 39.0", 6, "unknown field `fob`"),
        ("fov = 39.0", "fov = 180.0", 6, "180"),
        ("1.0, -3.4]", "1.0, 0.0]", 6, "same point"),
        ("up = [0.0, 1.0,", "up = [0.0, 0.0,", 6, "up vector is zero"),
    ];
    for (from, to, line, words) in cases {
        let text = GOOD.replacen(from, to, 1);
        assert_ne!(text, GOOD, "{from}");
        let error = read(&text).expect_err(&text);
        assert!(matches!(error, TrajectoryError::Syntax(_)), "{error}");
        let shown = error.to_string();
        assert!(shown.contains(&format!("at line {line}, ")), "{shown}");
        assert!(shown.contains(words), "{words} in\n{shown}");
    }
}

#[test]
fn a_file_without_keys_is_no_trajectory() {
    assert_eq!(read("seconds = 3\nkeys = []"), Err(TrajectoryError::NoKeys));
    for text in ["seconds = 3\n", ""] {
        let error = read(text).expect_err("no key").to_string();
        assert!(error.contains("missing field"), "{error}");
    }
}

#[test]
fn a_trajectory_built_in_code_is_checked_too() {
    let good = trajectory(vec![key([0.0; 3], [0.0, 0.0, 1.0])], false);
    assert_eq!(good.validate(), Ok(()));
    for seconds in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        let bad = Trajectory {
            seconds,
            ..good.clone()
        };
        assert!(matches!(bad.validate(), Err(TrajectoryError::Duration(_))));
    }
    let bad = trajectory(vec![good.keys[0], key([1.0; 3], [1.0; 3])], false);
    let error = bad.validate().expect_err("no direction");
    assert!(error.to_string().contains("key 2"), "{error}");
    let bad = trajectory(vec![], true);
    assert_eq!(bad.validate(), Err(TrajectoryError::NoKeys));
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
    (scene, MIN_SECONDS..MAX_SECONDS, any::<bool>(), keys).prop_map(
        |(scene, seconds, closed, keys)| Trajectory {
            scene,
            seconds,
            closed,
            keys,
        },
    )
}

proptest! {
    #[test]
    fn what_is_written_is_read_back_exactly(trajectory in any_trajectory()) {
        let text = trajectory.to_string();
        prop_assert_eq!(read(&text), Ok(trajectory), "{}", text);
    }

    #[test]
    fn poses_too(pose in any_pose()) {
        prop_assert_eq!(pose.to_string().parse(), Ok(pose));
    }
}
