//! Where a camera stands and what it looks at: the part of a camera that moves.

use crate::TrajectoryError;
use glam::{DMat3, DVec3};
use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use std::fmt;
use std::str::FromStr;
use wayfare_scene::Camera;

/// A camera position and viewing direction, in world space.
///
/// The rest of a [`Camera`] (its lens, its screen window, whether it mirrors) belongs to the scene; [`Pose::camera`]
/// takes it from there.
#[derive(Clone, Copy, Debug, PartialEq, serde::Deserialize)]
#[serde(remote = "Self", deny_unknown_fields)]
pub struct Pose {
    /// Position of the camera.
    pub eye: [f32; 3],
    /// The point that it looks at.
    pub target: [f32; 3],
    /// The direction that is up in the image, of any length; only its part across the view counts.
    pub up: [f32; 3],
    /// Field of view in degrees, as [`Camera::fov_degrees`].
    #[serde(rename = "fov")]
    pub fov_degrees: f32,
}

/// Why nothing can be seen from a [`Pose`].
#[derive(Clone, Copy, Debug, PartialEq, thiserror::Error)]
pub enum PoseError {
    /// A coordinate or the field of view is infinite or NaN.
    #[error("all numbers of a pose must be finite")]
    NotFinite,
    /// Eye and target coincide.
    #[error("eye and target are the same point, so there is no viewing direction")]
    NoDirection,
    /// The up vector is zero or parallel to the view.
    #[error("the up vector is zero or parallel to the viewing direction")]
    NoUp,
    /// The field of view shows nothing, or more than a plane can.
    #[error("the field of view is {0} degrees; it must be above 0 and below 180")]
    FieldOfView(f32),
}

/// Sine of the angle between up and the view below which rounding decides what is up.
const SMALLEST_SINE: f64 = 1e-4;
/// Distance between eye and target, relative to their coordinates, below which rounding decides the viewing direction.
const SMALLEST_DISTANCE: f64 = 1e-6;

impl Pose {
    /// The pose of a camera whose target is `distance` away, which must be above 0.
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

    /// The camera `base` moved to this pose, which must be valid. It keeps its lens, its screen window, and what its
    /// map to the world does besides rotating: mirroring, scaling, shearing.
    pub fn camera(&self, base: &Camera) -> Camera {
        let m = &base.to_world;
        let column = |j: usize| DVec3::new(m[0][j].into(), m[1][j].into(), m[2][j].into());
        let linear = DMat3::from_cols(column(0), column(1), column(2));
        // base = rotation * rest: replace the rotation, keep the rest.
        let rest = rotation(column(2), column(1)).transpose() * linear;
        let linear = rotation(self.view(), dvec(self.up)) * rest;
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

/// As in a key of a [`Trajectory`](crate::Trajectory), with the shortest digits that are parsed as the same numbers:
/// `eye = [0.0, 1.0, -3.0], target = [0.0, 1.0, 0.0], up = [0.0, 1.0, 0.0], fov = 40.0`.
impl fmt::Display for Pose {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            eye,
            target,
            up,
            fov_degrees,
        } = self;
        write!(
            f,
            "eye = {eye:?}, target = {target:?}, up = {up:?}, fov = {fov_degrees:?}"
        )
    }
}

/// From the TOML of a key, with or without its braces.
impl FromStr for Pose {
    type Err = TrajectoryError;

    fn from_str(text: &str) -> Result<Self, TrajectoryError> {
        #[derive(serde::Deserialize)]
        struct Document {
            camera: Pose,
        }
        let fields = text.trim().trim_start_matches('{').trim_end_matches('}');
        let document: Document = toml::from_str(&format!("camera = {{ {} }}", fields.trim()))
            .map_err(TrajectoryError::Syntax)?;
        Ok(document.camera)
    }
}

/// A pose is checked while it is read, so that the error shows its line.
impl<'de> Deserialize<'de> for Pose {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Checked;
        impl<'de> Visitor<'de> for Checked {
            type Value = Pose;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a pose with eye, target, up and fov")
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Pose, A::Error> {
                let pose = Pose::deserialize(MapAccessDeserializer::new(map))?;
                pose.validate().map_err(Error::custom)?;
                Ok(pose)
            }
        }
        deserializer.deserialize_map(Checked)
    }
}

/// The rotation of a camera that looks along `view`: its columns point to the right, up and forward.
fn rotation(view: DVec3, up: DVec3) -> DMat3 {
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
    use wayfare_scene::{LoadOptions, MemoryFiles, load_from};

    const POSE: Pose = Pose {
        eye: [1.0, 2.0, -3.0],
        target: [0.5, 1.0, 4.0],
        up: [0.1, 1.0, 0.0],
        fov_degrees: 40.0,
    };

    /// The camera that pbrt's directives describe.
    fn pbrt_camera(directives: &str) -> Camera {
        let text =
            format!("{directives}\nWorldBegin\nAreaLightSource \"diffuse\"\nShape \"sphere\"");
        let files = MemoryFiles::new().with("a.pbrt", text);
        let scene = load_from(&files, "a.pbrt", &LoadOptions::default());
        scene.expect("a scene").camera
    }

    fn cameras() -> Vec<Camera> {
        let look_at = [
            "LookAt 0 1.62 -5.6  0 1.36 0  0 1 0",
            "LookAt -0.9 1.8 -6.4  0 0.8 0  0 1 0",
            "LookAt 0.78 1.52 -2.75  -0.14 0.93 1  0.2 1 0.1",
            "LookAt -2.3 3.3 -6.2  0.25 0.62 0  0 1 0",
            "LookAt -2.3 2.35 -4.1  0.16 -0.62 -0.15  0 0 1",
        ];
        let camera = "\nCamera \"perspective\" \"float fov\" [ 37 ] \"float lensradius\" [ 0.1 ]";
        let mut cameras: Vec<Camera> = look_at
            .iter()
            .map(|look_at| pbrt_camera(&(look_at.to_string() + camera)))
            .collect();
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
        let typed = "{eye=[1,2,-3], target=[0.5,1,4], up=[0.1,1,0], fov=40}";
        assert_eq!(typed.parse(), Ok(POSE));
        for (wrong, words) in [
            ("", "missing field `eye`"),
            ("somewhere", "TOML parse error"),
            ("eye = [0, 0]", "array of length 3"),
            ("eye = [0, 0, 0]", "missing field `target`"),
            ("eye = [0, 0, 0], fob = 40", "`fob`"),
            (
                "eye = [0, 0, 0], target = [0, 0, 0], up = [0, 1, 0], fov = 40",
                "same point",
            ),
        ] {
            let refused = wrong.parse::<Pose>().expect_err(wrong).to_string();
            assert!(refused.contains(words), "{words} in\n{refused}");
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

    /// From any pose, through any base: the image's centre, up and sides are where they should be.
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
        let look_at =
            "LookAt 1 2 -3  0.5 1 4  0.1 1 0\nCamera \"perspective\" \"float fov\" [ 40 ]";
        let camera = pbrt_camera(look_at);
        assert_same(&POSE.camera(&Camera::default()), &camera);
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
