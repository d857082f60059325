//! The camera passes its keys at constant speed and never jumps.

use super::*;
use crate::pose::dvec;
use glam::DVec3;
use proptest::prelude::*;
use std::f64::consts::TAU;

const FPS: f64 = 100.0;

/// Distances between one frame and the next, in what `what` picks from a frame.
fn steps(frames: &[Pose], what: impl Fn(&Pose) -> DVec3) -> Vec<f64> {
    let pairs = frames.windows(2);
    pairs
        .map(|pair| what(&pair[0]).distance(what(&pair[1])))
        .collect()
}

fn eye(pose: &Pose) -> DVec3 {
    dvec(pose.eye)
}

fn target(pose: &Pose) -> DVec3 {
    dvec(pose.target)
}

fn assert_constant(steps: &[f64], relative: f64) {
    let mean = steps.iter().sum::<f64>() / steps.len() as f64;
    assert!(mean > 0.0);
    for (i, step) in steps.iter().enumerate() {
        assert!(
            (step / mean - 1.0).abs() < relative,
            "step {i}: {step}, mean {mean}"
        );
    }
}

/// A curved way whose keys lie 0.02 to 5 apart.
fn uneven() -> Vec<Pose> {
    let eyes = [
        [0.0, 1.0, 0.0],
        [0.1, 1.0, 0.0],
        [2.0, 1.5, 1.0],
        [2.02, 1.5, 1.005],
        [4.0, 1.0, 5.0],
        [0.0, 2.0, 7.0],
        [-0.3, 2.0, 7.0],
    ];
    let look_at = [[0.5, 1.0, 9.0], [0.0, 1.0, 9.0], [-1.0, 0.0, 8.0]];
    let targets = look_at.into_iter().cycle();
    eyes.into_iter()
        .zip(targets)
        .map(|(eye, target)| key(eye, target))
        .collect()
}

#[test]
fn the_eye_keeps_its_speed_between_uneven_keys() {
    for closed in [false, true] {
        let long = Trajectory {
            seconds: 10.0,
            ..trajectory(uneven(), closed)
        };
        // Steps so short that the chord of a sharp turn is as long as its arc.
        assert_constant(&steps(&long.frames(10.0 * FPS), eye), 0.01);
    }
}

#[test]
fn all_keys_are_passed() {
    for closed in [false, true] {
        let way = trajectory(uneven(), closed);
        let length = Path::new(&way).unwrap().length();
        let frames = way.frames(1000.0);
        let step = length / frames.len() as f64;
        for key in &way.keys {
            let nearest = frames
                .iter()
                .map(|frame| eye(frame).distance(eye(key)))
                .min_by(f64::total_cmp);
            assert!(nearest.unwrap() < 0.51 * step, "{key:?}: {nearest:?}");
        }
    }
}

/// Frame `i` of `n` is at the angle of `i / n` of a turn, for any angles of the keys.
#[test]
fn an_orbit_is_a_circle_at_constant_speed() {
    let (n, radius) = (48, 3.0);
    let angle = |i: usize| {
        let u = i as f64 / n as f64;
        TAU * u + 0.8 * (TAU * u).sin()
    };
    let keys = (0..n).map(|i| {
        let (sin, cos) = angle(i).sin_cos();
        key(
            [(radius * cos) as f32, 1.0, (radius * sin) as f32],
            [0.0; 3],
        )
    });
    let way = trajectory(keys.collect(), true);
    let length = Path::new(&way).unwrap().length();
    assert!((length / (TAU * radius) - 1.0).abs() < 2e-4, "{length}");
    let frames = way.frames(25.0);
    assert_eq!(frames.len(), 100);
    for (i, frame) in frames.iter().enumerate() {
        let (sin, cos) = (TAU * i as f64 / 100.0).sin_cos();
        let expected = DVec3::new(radius * cos, 1.0, radius * sin);
        assert!(
            eye(frame).distance(expected) < 2e-3 * radius,
            "{i}: {frame:?}"
        );
        assert!(target(frame).length() < 1e-6);
    }
}

#[test]
fn open_ways_show_both_ends_and_closed_ones_their_start_once() {
    let keys = uneven();
    let same_view = |a: &Pose, b: &Pose| {
        assert!(
            eye(a).distance(eye(b)) < 1e-6 && target(a).distance(target(b)) < 1e-6,
            "{a:?} {b:?}"
        );
        assert_eq!(a.fov_degrees, b.fov_degrees);
    };
    let open = trajectory(keys.clone(), false).frames(5.0);
    assert_eq!(open.len(), 20);
    same_view(&open[0], &keys[0]);
    same_view(&open[19], &keys[6]);
    let closed = trajectory(keys.clone(), true).frames(5.0);
    assert_eq!(closed.len(), 20);
    same_view(&closed[0], &keys[0]);
    // The last step leads to the first frame and is as long as all others.
    let ring: Vec<Pose> = closed.iter().chain(&closed[..1]).copied().collect();
    let lengths = steps(&ring, eye);
    assert!(lengths[19] > 0.7 * lengths[0], "{lengths:?}");
}

#[test]
fn the_number_of_frames_is_that_of_the_time() {
    let way = |seconds, fps| {
        let way = Trajectory {
            seconds,
            ..trajectory(uneven(), false)
        };
        assert_eq!(way.frames(fps).len(), way.frame_count(fps));
        way.frame_count(fps)
    };
    assert_eq!(way(8.0, 30.0), 240);
    assert_eq!(way(1.0, 23.976), 24);
    assert_eq!(way(0.01, 24.0), 1);
    assert_eq!(way(1.5, 1.0), 2);
}

#[test]
fn one_key_is_a_still() {
    let still = key([1.0, 2.0, 3.0], [0.0; 3]);
    for closed in [false, true] {
        let way = trajectory(vec![still], closed);
        assert_eq!(way.frames(2.0), [still; 8]);
        // And so are several that are all the same.
        for frame in trajectory(vec![still; 3], closed).frames(2.0) {
            assert!(eye(&frame) == eye(&still) && target(&frame).distance(target(&still)) < 1e-6);
        }
    }
    assert!(trajectory(vec![], true).frames(5.0).is_empty());
}

/// Turns of the head by 90 and 20 degrees go at one speed.
#[test]
fn a_pure_turn_goes_at_constant_speed() {
    let stand = [1.0, 1.5, -2.0];
    let turn = |degrees: f64| {
        let (sin, cos) = degrees.to_radians().sin_cos();
        key(
            stand,
            [1.0 + 5.0 * sin as f32, 1.5, -2.0 + 5.0 * cos as f32],
        )
    };
    let frames = trajectory([0.0, 30.0, 60.0, 90.0, 110.0].map(turn).to_vec(), false).frames(FPS);
    assert!(frames.iter().all(|frame| frame.eye == stand));
    assert_constant(&steps(&frames, target), 0.01);
}

/// The camera comes, stops, looks around, and continues.
#[test]
fn a_rest_on_the_way_is_no_jump() {
    let [a, b, c] = [[0.0, 1.0, 0.0], [0.0, 1.0, 3.0], [2.0, 1.0, 5.0]];
    let keys = vec![
        key(a, [0.0, 1.0, 8.0]),
        key(b, [0.0, 1.0, 8.0]),
        key(b, [4.0, 1.0, 3.0]),
        key(b, [4.0, 1.0, 3.0]),
        key(c, [4.0, 1.0, 3.0]),
    ];
    let way = trajectory(keys, false);
    let length = Path::new(&way).unwrap().length();
    let frames = way.frames(FPS);
    let step = length / (frames.len() - 1) as f64;
    let (eyes, targets) = (steps(&frames, eye), steps(&frames, target));
    for (i, (eye, target)) in eyes.iter().zip(&targets).enumerate() {
        assert!(
            eye + target > 0.98 * step && *eye < 1.01 * step && *target < 1.01 * step,
            "step {i}: {eye} {target}"
        );
    }
    assert!(
        eyes.iter().filter(|step| **step < 1e-9).count() > 100,
        "the eye rests"
    );
}

#[test]
fn a_roll_in_place_and_a_zoom_in_place_take_their_time() {
    let level = key([0.0; 3], [0.0, 0.0, 4.0]);
    let rolled = Pose {
        up: [1.0, 0.0, 0.0],
        ..level
    };
    let frames = trajectory(vec![level, rolled], false).frames(FPS);
    let up = |pose: &Pose| dvec(pose.up);
    let largest = steps(&frames, up).into_iter().fold(0.0, f64::max);
    assert!(largest < 0.01, "{largest}");
    assert!(up(&frames[0]).distance(DVec3::Y) + up(&frames[399]).distance(DVec3::X) < 1e-6);

    let zoomed = Pose {
        fov_degrees: 10.0,
        ..level
    };
    let frames = trajectory(vec![level, zoomed], false).frames(FPS);
    assert!(frames.windows(2).all(|pair| {
        let step = pair[0].fov_degrees - pair[1].fov_degrees;
        step > 0.0 && step < 0.2
    }));
}

/// The target is where it should be at every key, and neither it nor the field of view goes beyond the keys.
#[test]
fn nothing_overshoots() {
    let [wide, narrow] = [170.0, 5.0].map(|fov_degrees| Pose {
        fov_degrees,
        ..uneven()[0]
    });
    let eyes = [0.0, 0.1, 3.0, 3.1].map(|x| [x, 0.0, 0.0]);
    let keys = [wide, wide, narrow, narrow]
        .into_iter()
        .zip(eyes)
        .map(|(pose, eye)| Pose { eye, ..pose });
    for frame in trajectory(keys.collect(), false).frames(FPS) {
        assert!((5.0..=170.0).contains(&frame.fov_degrees));
        assert!(target(&frame).distance(target(&wide)) < 1e-6);
    }
}

/// A camera that turns upside down passes a moment at which the mean of its up vectors is none.
#[test]
fn a_camera_may_turn_upside_down() {
    let upright = key([0.0; 3], [0.0, 0.0, 4.0]);
    let over = Pose {
        up: [0.0, -1.0, 0.0],
        eye: [1.0, 0.0, 0.0],
        ..upright
    };
    let way = Trajectory {
        seconds: 4.01,
        ..trajectory(vec![upright, over], false)
    };
    for frame in way.frames(FPS) {
        assert_eq!(frame.validate(), Ok(()));
    }
}

/// The eye flies through its target.
#[test]
fn a_camera_may_pass_its_target() {
    let before = key([0.0; 3], [0.0, 0.0, 2.0]);
    let after = key([0.0, 0.0, 4.0], [0.0, 0.0, 2.0]);
    for frame in trajectory(vec![before, after], false).frames(50.25) {
        assert_eq!(frame.validate(), Ok(()));
    }
}

fn any_keys() -> impl Strategy<Value = Vec<Pose>> {
    let point = |reach: f32| prop::array::uniform3(-reach..reach);
    let pose = (point(10.0), point(10.0), point(1.0), 1f32..179.0)
        .prop_map(|(eye, target, up, fov_degrees)| Pose {
            eye,
            target,
            up,
            fov_degrees,
        })
        .prop_filter("something must be visible", |pose| pose.validate().is_ok());
    prop::collection::vec(pose, 1..7)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn every_frame_of_every_way_shows_something(keys in any_keys(), closed: bool) {
        let way = trajectory(keys, closed);
        let length = Path::new(&way).unwrap().length();
        let frames = way.frames(40.0);
        let steps = frames.len() as f64 - if closed { 0.0 } else { 1.0 };
        for pair in frames.windows(2) {
            let step = eye(&pair[0]).distance(eye(&pair[1]));
            prop_assert!(step <= length / steps * (1.0 + 1e-5) + 1e-5, "{} of {}", step, length);
        }
        for frame in &frames {
            prop_assert_eq!(frame.validate(), Ok(()));
        }
    }
}
