//! Where a camera stands and what it looks at: the part of a camera that moves.

use glam::{DMat3, DVec3};
use std::fmt;
use std::str::FromStr;

use crate::model::Camera;
use crate::trajectory::{Trajectory, TrajectoryError};

/// A place from which to look at a scene, in world space.
///
/// It says what a person would say of a camera. Everything else of a [`Camera`] (its lens, its screen window,
/// whether it mirrors) belongs to the scene and is taken from there by [`Pose::camera`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Where the camera stands.
    pub eye: [f32; 3],
    /// The point that it looks at.
    pub target: [f32; 3],
    /// The direction that is up in the picture, of any length; only its part across the view counts.
    pub up: [f32; 3],
    /// Opening angle in degrees, as [`Camera::fov_degrees`].
    pub fov_degrees: f32,
}

/// Why nothing can be seen from a [`Pose`].
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum PoseError {
    /// A coordinate or the angle is infinite or undefined.
    #[error("all numbers of a camera must be finite")]
    NotFinite,
    /// Eye and target are one point.
    #[error("eye and target are the same point, so that there is no direction to look in")]
    NoDirection,
    /// The up vector is zero or points along the view.
    #[error("the up vector is zero or points along the view, so that no direction is up")]
    NoUp,
    /// The opening angle shows nothing, or more than a plane can.
    #[error("the field of view is {0} degrees; it must lie between 0 and 180, both excluded")]
    FieldOfView(f32),
}

/// The sine of the angle between up and the view below which rounding decides what is up.
const SMALLEST_SINE: f64 = 1e-4;
/// The distance of eye and target, relative to their coordinates, below which rounding decides where to look.
const SMALLEST_DISTANCE: f64 = 1e-6;

impl Pose {
    /// The pose of a camera that looks at something at a `distance` above 0.
    pub fn of(camera: &Camera, distance: f32) -> Self {
        let m = &camera.to_world;
        let column = |j: usize| DVec3::new(m[0][j].into(), m[1][j].into(), m[2][j].into());
        let eye = column(3);
        let forward = column(2).normalize();
        Self {
            eye: eye.as_vec3().into(),
            target: (eye + f64::from(distance) * forward).as_vec3().into(),
            up: column(1).normalize().as_vec3().into(),
            fov_degrees: camera.fov_degrees,
        }
    }

    /// The camera that stands here, for a pose that [`Pose::validate`] accepts. All else is as in `base`: lens and
    /// screen window, and what its map to the world does besides turning (a mirror image, a scale).
    pub fn camera(&self, base: &Camera) -> Camera {
        let m = &base.to_world;
        let column = |j: usize| DVec3::new(m[0][j].into(), m[1][j].into(), m[2][j].into());
        let linear = DMat3::from_cols(column(0), column(1), column(2));
        // base = turn * rest: the turn is replaced, the rest kept.
        let rest = turn(column(2), column(1)).transpose() * linear;
        let linear = turn(self.view(), dvec(self.up)) * rest;
        let to_world = std::array::from_fn(|i| {
            let row = linear.row(i).as_vec3();
            [row.x, row.y, row.z, self.eye[i]]
        });
        Camera {
            to_world,
            fov_degrees: self.fov_degrees,
            ..*base
        }
    }

    /// Checks that something can be seen from here.
    pub fn validate(&self) -> Result<(), PoseError> {
        let Self {
            eye,
            target,
            up,
            fov_degrees,
        } = *self;
        let mut numbers = [eye, target, up].into_iter().flatten();
        if !(numbers.all(f32::is_finite) && fov_degrees.is_finite()) {
            return Err(PoseError::NotFinite);
        }
        let (view, up) = (self.view(), dvec(up));
        let scale = dvec(eye).length().max(dvec(target).length());
        if view.length() <= SMALLEST_DISTANCE * scale {
            return Err(PoseError::NoDirection);
        }
        if view.cross(up).length() <= SMALLEST_SINE * view.length() * up.length() {
            return Err(PoseError::NoUp);
        }
        if fov_degrees <= 0.0 || fov_degrees >= 180.0 {
            return Err(PoseError::FieldOfView(fov_degrees));
        }
        Ok(())
    }

    /// From the eye to the target.
    fn view(&self) -> DVec3 {
        dvec(self.target) - dvec(self.eye)
    }
}

/// As in a key of a [`Trajectory`], in the shortest digits that are read back as the same numbers:
/// `eye 0 1 -3  target 0 1 0  up 0 1 0  fov 40`.
impl fmt::Display for Pose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            eye: [ex, ey, ez],
            target: [tx, ty, tz],
            up: [ux, uy, uz],
            fov_degrees,
        } = self;
        write!(
            f,
            "eye {ex} {ey} {ez}  target {tx} {ty} {tz}  up {ux} {uy} {uz}  fov {fov_degrees}"
        )
    }
}

impl FromStr for Pose {
    type Err = TrajectoryError;

    fn from_str(text: &str) -> Result<Self, TrajectoryError> {
        // One key of a path is a camera that stands still.
        let key = text.replace(['\n', '\r', '#'], " ");
        let key = format!("key {key}\nseconds 1");
        let trajectory = Trajectory::read(&key, "camera")?;
        // A trajectory that was read has a key.
        Ok(trajectory.keys[0])
    }
}

/// The rotation of a camera that looks along `view`: its columns point to the right, up and forward.
pub(crate) fn turn(view: DVec3, up: DVec3) -> DMat3 {
    let forward = view.normalize();
    let right = up.cross(forward).normalize();
    DMat3::from_cols(right, forward.cross(right), forward)
}

/// A point or vector in double precision.
pub(crate) fn dvec(v: [f32; 3]) -> DVec3 {
    DVec3::from_array(v.map(f64::from))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{LoadOptions, builtin};

    const POSE: Pose = Pose {
        eye: [1.0, 2.0, -3.0],
        target: [0.5, 1.0, 4.0],
        up: [0.1, 1.0, 0.0],
        fov_degrees: 40.0,
    };

    fn cameras() -> Vec<Camera> {
        let scenes = builtin::all().iter();
        let scenes = scenes.map(|scene| scene.load(&LoadOptions::default()).unwrap().camera);
        let mut cameras: Vec<Camera> = scenes.collect();
        assert!(cameras.len() >= 5);
        // What `Scale` and `Transform` before `LookAt` make of a camera: mirrored, scaled, sheared.
        for (column, factor) in [(0, -1.0), (1, 2.5), (2, 0.4)] {
            let mut changed = cameras[column];
            for row in &mut changed.to_world {
                row[column] *= factor;
            }
            cameras.push(changed);
        }
        let mut sheared = cameras[0];
        for row in &mut sheared.to_world {
            row[1] += 0.2 * row[0];
        }
        cameras.push(sheared);
        cameras
    }

    fn assert_same(a: &Camera, b: &Camera) {
        for (x, y) in a
            .to_world
            .as_flattened()
            .iter()
            .zip(b.to_world.as_flattened())
        {
            assert!((x - y).abs() < 1e-5, "{a:?}\n{b:?}");
        }
        let without_map = |camera: &Camera| Camera {
            to_world: Camera::default().to_world,
            ..*camera
        };
        assert_eq!(without_map(a), without_map(b));
    }

    #[test]
    fn a_pose_is_read_as_it_is_written() {
        for pose in [POSE, Pose::of(&cameras()[0], 2.5)] {
            assert_eq!(pose.to_string().parse(), Ok(pose));
        }
        for wrong in [
            "",
            "eye 0 0",
            "eye 0 0 0",
            "somewhere",
            "eye 0 0 0 target 0 0 0 up 0 1 0 fov 40",
        ] {
            let refused = wrong.parse::<Pose>().expect_err(wrong).to_string();
            assert!(!refused.contains("seconds"), "{refused}");
        }
    }

    #[test]
    fn a_camera_comes_back_from_its_pose() {
        for camera in cameras() {
            for distance in [0.5, 3.0, 20.0] {
                let pose = Pose::of(&camera, distance);
                assert_eq!(pose.validate(), Ok(()));
                assert!((f64::from(distance) - pose.view().length()).abs() < 1e-5);
                assert_same(&pose.camera(&camera), &camera);
            }
        }
    }

    /// From any pose, through any base: the picture's middle, up and sides are where they should be.
    #[test]
    fn the_rest_of_a_camera_survives_a_move() {
        for base in cameras() {
            let moved = POSE.camera(&base);
            assert_eq!(
                (moved.fov_degrees, moved.lens_radius),
                (40.0, base.lens_radius)
            );
            let column = |c: &Camera, j: usize| dvec([0, 1, 2].map(|i| c.to_world[i][j]));
            for j in 0..3 {
                let (new, old) = (column(&moved, j).length(), column(&base, j).length());
                assert!((new - old).abs() < 1e-5, "column {j}: {new} against {old}");
            }
            let determinant = |c: &Camera| column(c, 0).dot(column(c, 1).cross(column(c, 2)));
            assert!((determinant(&moved) - determinant(&base)).abs() < 1e-4);
            assert!(
                column(&moved, 2)
                    .normalize()
                    .distance(POSE.view().normalize())
                    < 1e-6
            );
            assert_eq!(column(&moved, 3), dvec(POSE.eye));
            assert_same(&Pose::of(&base, 2.0).camera(&moved), &base);
        }
    }

    /// pbrt's `LookAt` and a pose of the same numbers are the same camera.
    #[test]
    fn a_pose_looks_where_look_at_looks() {
        let text = "LookAt 1 2 -3  0.5 1 4  0.1 1 0\nCamera \"perspective\" \"float fov\" [ 40 ]\nWorldBegin\n\
            AreaLightSource \"diffuse\"\nShape \"sphere\"";
        let files = crate::MemoryFiles::new().with("a.pbrt", text);
        let scene = crate::load_from(&files, "a.pbrt", &LoadOptions::default()).unwrap();
        assert_same(&POSE.camera(&Camera::default()), &scene.camera);
    }

    #[test]
    fn poses_that_show_nothing_are_refused() {
        assert_eq!(POSE.validate(), Ok(()));
        let (eye, target) = (POSE.target, POSE.target);
        assert_eq!(Pose { eye, ..POSE }.validate(), Err(PoseError::NoDirection));
        let far = Pose {
            eye: [1e6, 0.0, 0.0],
            target: [1e6 + 0.1, 0.0, 0.0],
            ..POSE
        };
        assert_eq!(far.validate(), Err(PoseError::NoDirection));
        let eye = [target[0], target[1] - 2.0, target[2]];
        for up in [[0.0, 1.0, 0.0], [0.0, -3.0, 0.0], [0.0; 3]] {
            let along = Pose { eye, up, ..POSE };
            assert_eq!(along.validate(), Err(PoseError::NoUp), "{up:?}");
        }
        for fov_degrees in [0.0, -20.0, 180.0, 200.0] {
            let error = Pose {
                fov_degrees,
                ..POSE
            }
            .validate();
            assert_eq!(error, Err(PoseError::FieldOfView(fov_degrees)));
        }
        for bad in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
            for place in 0..10 {
                let mut pose = POSE;
                match place {
                    0..3 => pose.eye[place] = bad,
                    3..6 => pose.target[place - 3] = bad,
                    6..9 => pose.up[place - 6] = bad,
                    _ => pose.fov_degrees = bad,
                }
                assert_eq!(pose.validate(), Err(PoseError::NotFinite), "{pose:?}");
            }
        }
    }
}
