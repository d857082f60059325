//! The pose at any distance along a trajectory.

use crate::Trajectory;
use crate::curve::Curve;
use crate::monotone::Monotone;
use crate::pose::{Pose, dvec};
use glam::DVec3;

/// Movements of less than this, relative to the size of the whole path, are a rest.
const REST: f64 = 1e-6;
/// The least part of a unit up vector across the view that defines what is up; less than any valid pose has.
const LEAST_UP: f64 = 5e-5;

/// A trajectory parameterised by its length.
///
/// Length is measured along the path of the eye. Where the eye rests, the path of the target counts instead, so that a
/// turn has constant speed too; where the target rests as well, the angle by which the image rolls or its field of view
/// changes, as seen at the distance of the target.
///
/// The target moves along a curve of its own, at a speed that changes smoothly from key to key; the up vector and the
/// field of view change smoothly too.
pub(crate) struct Path {
    keys: Vec<Pose>,
    eye: Curve,
    target: Curve,
    /// How far each segment reaches from the start of the path.
    ends: Vec<f64>,
    /// Segments on which the eye rests; what it moves there is rounding.
    rests: Vec<bool>,
    target_length: Monotone,
    up: [Monotone; 3],
    fov: Monotone,
}

impl Path {
    /// The path of a trajectory that [`Trajectory::validate`] accepts; `None` without keys.
    pub fn new(trajectory: &Trajectory) -> Option<Self> {
        let (keys, closed) = (trajectory.keys.clone(), trajectory.closed);
        if keys.is_empty() {
            return None;
        }
        // Curves of the eye and of the target.
        let eyes: Vec<DVec3> = keys.iter().map(|key| dvec(key.eye)).collect();
        let targets: Vec<DVec3> = keys.iter().map(|key| dvec(key.target)).collect();
        let rest = REST * extent(eyes.iter().chain(&targets));
        let (eye, target) = (
            Curve::new(&eyes, closed, rest),
            Curve::new(&targets, closed, rest),
        );
        let next = |k: usize| (k + 1) % keys.len();
        let count = if closed && keys.len() > 1 {
            keys.len()
        } else {
            keys.len() - 1
        };

        // What moves on each segment, and how far.
        let rests: Vec<bool> = (0..count).map(|k| eye.length(k) <= rest).collect();
        let turns: Vec<bool> = (0..count)
            .map(|k| rests[k] && target.length(k) > rest)
            .collect();
        let widths: Vec<f64> = (0..count)
            .map(|k| match (rests[k], turns[k]) {
                (false, _) => eye.length(k),
                (true, true) => target.length(k),
                (true, false) => change_in_place(&keys[k], &keys[next(k)]),
            })
            .collect();
        let ends = running_sum(&widths);
        // What changes on the way.
        let monotone = |value: &dyn Fn(&Pose) -> f64| {
            let ends: Vec<[f64; 2]> = (0..count)
                .map(|k| [value(&keys[k]), value(&keys[next(k)])])
                .collect();
            Monotone::new(&ends, &widths, closed, &[])
        };
        let up = [0, 1, 2].map(|axis| monotone(&|key| dvec(key.up).normalize()[axis]));
        let fov = monotone(&|key| key.fov_degrees.into());
        // Not over the whole path but within each segment, so that it meets each key exactly.
        let target_ends: Vec<[f64; 2]> = (0..count).map(|k| [0.0, target.length(k)]).collect();
        let target_length = Monotone::new(&target_ends, &widths, closed, &turns);
        Some(Self {
            eye,
            target,
            ends,
            rests,
            target_length,
            up,
            fov,
            keys,
        })
    }

    /// Length of the whole path; 0 for a camera that stands still.
    pub fn length(&self) -> f64 {
        self.ends.last().copied().unwrap_or(0.0)
    }

    /// The pose at a distance from the start; the first or the last one beyond the ends.
    pub fn at(&self, distance: f64) -> Pose {
        let Some(last) = self.ends.len().checked_sub(1) else {
            return self.keys[0];
        };
        let k = self.ends.partition_point(|&end| end <= distance).min(last);
        let start = if k == 0 { 0.0 } else { self.ends[k - 1] };
        let width = self.ends[k] - start;
        let along = (distance - start).clamp(0.0, width);
        let share = if width > 0.0 { along / width } else { 0.0 };

        let on_eye = if self.rests[k] {
            share * self.eye.length(k)
        } else {
            along
        };
        let eye = self.eye.at(k, on_eye);
        let target = self.target.at(k, self.target_length.at(k, along));
        let near = if share < 0.5 {
            k
        } else {
            (k + 1) % self.keys.len()
        };
        let view = visible_view(target - eye, eye.length(), &self.keys[near]);
        let up = DVec3::from_array([0, 1, 2].map(|axis| self.up[axis].at(k, along)));
        Pose {
            eye: eye.as_vec3().into(),
            target: (eye + view).as_vec3().into(),
            up: visible_up(up, view, &self.keys[near]).as_vec3().into(),
            fov_degrees: self.fov.at(k, along) as f32,
        }
    }
}

/// The largest side of the box around points.
fn extent<'a>(points: impl Iterator<Item = &'a DVec3>) -> f64 {
    let (low, high) = points.fold(
        (DVec3::INFINITY, DVec3::NEG_INFINITY),
        |(low, high), &point| (low.min(point), high.max(point)),
    );
    (high - low).max_element()
}

fn running_sum(widths: &[f64]) -> Vec<f64> {
    let mut sum = 0.0;
    let add = |width: &f64| {
        sum += width;
        sum
    };
    widths.iter().map(add).collect()
}

/// How far the image moves between two poses with the same eye and target: by rolling, else by zooming.
fn change_in_place(a: &Pose, b: &Pose) -> f64 {
    let view = dvec(a.target) - dvec(a.eye);
    let across = |pose: &Pose| dvec(pose.up).reject_from(view);
    let roll = across(a).angle_between(across(b));
    let zoom = f64::from(a.fov_degrees - b.fov_degrees).abs().to_radians();
    // An angle this small is rounding.
    let angle = if roll > 1e-6 { roll } else { zoom };
    angle * view.length()
}

/// The view, or that of the nearest key where target and eye meet.
fn visible_view(view: DVec3, from_origin: f64, key: &Pose) -> DVec3 {
    let least = 1e-5 * from_origin;
    if view.length() > least && view.length() > 0.0 {
        return view;
    }
    let view = dvec(key.target) - dvec(key.eye);
    view * (least / view.length()).max(1.0)
}

/// The part of the up vector across the view, as a unit vector. Where it vanishes, that of the nearest key, else the
/// axis most perpendicular to the view.
fn visible_up(up: DVec3, view: DVec3, key: &Pose) -> DVec3 {
    let view = view.normalize();
    let axis = DVec3::AXES
        .into_iter()
        .min_by(|a, b| a.dot(view).abs().total_cmp(&b.dot(view).abs()))
        .unwrap_or(DVec3::Y);
    [up, dvec(key.up).normalize(), axis]
        .into_iter()
        .map(|up| up.reject_from_normalized(view))
        .find(|across| across.length() > LEAST_UP)
        .unwrap_or(axis)
        .normalize()
}
