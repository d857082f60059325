//! Moving a camera with mouse and keys.

use glam::{DQuat, DVec3};
use wayfare_scene::Camera;
use wayfare_trajectory::Pose;

/// Radians that a drag over the height of the image turns the camera by.
const TURN: f64 = std::f64::consts::PI;
/// How close the view may come to straight up and down, in radians.
const POLE: f64 = 0.02;
/// Limits of the field of view, in degrees.
const FIELD_OF_VIEW: std::ops::RangeInclusive<f32> = 2.0..=150.0;

/// A camera that a person steers.
#[derive(Clone, Debug)]
pub struct Navigator {
    /// Where the camera is now.
    pose: Pose,
    /// The pose of the scene's own camera.
    home: Pose,
    /// The scene's own camera, for everything but its pose.
    base: Camera,
    /// The direction that stays up when the camera turns.
    up: DVec3,
}

impl Navigator {
    /// Starts from the camera of a scene, with the target at a `distance`.
    pub fn new(base: Camera, distance: f32) -> Self {
        let distance = if distance.is_finite() && distance > 0.0 {
            distance
        } else {
            1.0
        };
        let home = Pose::of(&base, distance);
        Self {
            pose: home,
            home,
            base,
            up: nearest_axis(vector(home.up)),
        }
    }

    /// Where the camera is.
    pub fn pose(&self) -> Pose {
        self.pose
    }

    /// The camera of this pose; exactly the scene's own if it has not moved.
    pub fn camera(&self) -> Camera {
        if self.pose == self.home {
            self.base
        } else {
            self.pose.camera(&self.base)
        }
    }

    /// Whether the camera is the scene's own.
    pub fn is_home(&self) -> bool {
        self.pose == self.home
    }

    /// Moves the camera to a pose; an invalid one is refused.
    pub fn set_pose(&mut self, pose: Pose) -> bool {
        let is_valid = pose.validate().is_ok();
        if is_valid {
            self.pose = pose;
        }
        is_valid
    }

    /// Returns to the camera of the scene.
    pub fn reset(&mut self) {
        self.pose = self.home;
    }

    /// Orbits around the target. Drags are in image heights, to the right and down.
    pub fn orbit(&mut self, [dx, dy]: [f32; 2]) {
        let (view, up) = (self.view(), vector(self.pose.up));
        let turn = self.rotation(view, [dx, dy]);
        let eye = vector(self.pose.target) - turn * view;
        self.set_pose(Pose {
            eye: array(eye),
            up: array(turn * up),
            ..self.pose
        });
    }

    /// Turns the camera on the spot.
    pub fn look_around(&mut self, [dx, dy]: [f32; 2]) {
        let (view, up) = (self.view(), vector(self.pose.up));
        let turn = self.rotation(view, [dx, dy]);
        let target = vector(self.pose.eye) + turn * view;
        self.set_pose(Pose {
            target: array(target),
            up: array(turn * up),
            ..self.pose
        });
    }

    /// Moves across the view, so that the target stays under the mouse.
    pub fn pan(&mut self, [dx, dy]: [f32; 2]) {
        let view = self.view();
        let (right, up) = self.across(view);
        let height =
            2.0 * view.length() * (f64::from(self.pose.fov_degrees).to_radians() / 2.0).tan();
        self.shift(height * (up * f64::from(dy) - right * f64::from(dx)));
    }

    /// Moves towards the target for positive `steps`, away for negative ones; never through it.
    pub fn dolly(&mut self, steps: f32) {
        let view = self.view() * (-0.1 * f64::from(steps)).exp();
        self.set_pose(Pose {
            eye: array(vector(self.pose.target) - view),
            ..self.pose
        });
    }

    /// Flies to the right, up and forward, by fractions of the distance to the target, which moves along.
    pub fn fly(&mut self, [right, up, forward]: [f32; 3]) {
        let view = self.view();
        let (across, _) = self.across(view);
        let way = across * f64::from(right)
            + self.up * f64::from(up)
            + view.normalize_or_zero() * f64::from(forward);
        self.shift(view.length() * way);
    }

    /// Widens the field of view for positive `steps`, narrows it for negative ones.
    pub fn widen(&mut self, steps: f32) {
        self.set_field_of_view(self.pose.fov_degrees * (0.05 * steps).exp());
    }

    /// Sets the field of view in degrees, within its limits.
    pub fn set_field_of_view(&mut self, degrees: f32) {
        self.set_pose(Pose {
            fov_degrees: degrees.clamp(*FIELD_OF_VIEW.start(), *FIELD_OF_VIEW.end()),
            ..self.pose
        });
    }

    /// Moves the target, the centre of later orbits, to another distance without moving the camera.
    pub fn set_target_distance(&mut self, distance: f32) {
        let view = self.view().normalize_or_zero() * f64::from(distance);
        self.set_pose(Pose {
            target: array(vector(self.pose.eye) + view),
            ..self.pose
        });
    }

    fn view(&self) -> DVec3 {
        vector(self.pose.target) - vector(self.pose.eye)
    }

    /// Directions to the right and up in the image. A scene may be mirrored.
    fn across(&self, view: DVec3) -> (DVec3, DVec3) {
        let right = vector(self.pose.up).cross(view).normalize_or_zero();
        let up = view.cross(right).normalize_or_zero();
        (if self.is_mirrored() { -right } else { right }, up)
    }

    fn is_mirrored(&self) -> bool {
        let m = &self.base.to_world;
        let column = |j: usize| DVec3::new(m[0][j].into(), m[1][j].into(), m[2][j].into());
        column(0).cross(column(1)).dot(column(2)) < 0.0
    }

    fn shift(&mut self, by: DVec3) {
        self.set_pose(Pose {
            eye: array(vector(self.pose.eye) + by),
            target: array(vector(self.pose.target) + by),
            ..self.pose
        });
    }

    /// The rotation of a drag: around what is up, and towards it, but never over the top.
    fn rotation(&self, view: DVec3, [dx, dy]: [f32; 2]) -> DQuat {
        let sign = if self.is_mirrored() { -1.0 } else { 1.0 };
        let around = DQuat::from_axis_angle(self.up, sign * TURN * f64::from(dx));
        let height = view
            .normalize_or_zero()
            .dot(self.up)
            .clamp(-1.0, 1.0)
            .asin();
        let limit = std::f64::consts::FRAC_PI_2 - POLE;
        // A camera that starts beyond the limit may stay there.
        let limit = limit.max(height.abs());
        let tilt = (height - TURN * f64::from(dy)).clamp(-limit, limit) - height;
        let side = view.cross(self.up).normalize_or_zero();
        let tilted = match side == DVec3::ZERO {
            true => DQuat::IDENTITY,
            false => DQuat::from_axis_angle(side, tilt),
        };
        around * tilted
    }
}

/// The axis of the world nearest to a direction.
fn nearest_axis(direction: DVec3) -> DVec3 {
    let axis = direction.abs().max_position();
    let mut nearest = DVec3::ZERO;
    nearest[axis] = direction[axis].signum();
    nearest
}

fn vector(v: [f32; 3]) -> DVec3 {
    DVec3::from_array(v.map(f64::from))
}

fn array(v: DVec3) -> [f32; 3] {
    v.as_vec3().into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_builtin as builtin;
    use wayfare_scene::LoadOptions;

    fn navigator() -> Navigator {
        let scene = builtin::find("cornell").expect("built in");
        let scene = scene.load(&LoadOptions::default()).expect("a scene");
        Navigator::new(scene.camera, 3.0)
    }

    fn mirrored() -> Navigator {
        let mut camera = navigator().base;
        for row in &mut camera.to_world {
            row[0] = -row[0];
        }
        Navigator::new(camera, 3.0)
    }

    fn distance(a: [f32; 3], b: [f32; 3]) -> f64 {
        (vector(a) - vector(b)).length()
    }

    /// Where a point of the world is in the image: to the right, up.
    fn seen(navigator: &Navigator, point: DVec3) -> [f64; 2] {
        let m = navigator.camera().to_world;
        let column = |j: usize| DVec3::new(m[0][j].into(), m[1][j].into(), m[2][j].into());
        let p = point - column(3);
        let z = p.dot(column(2)) / column(2).length_squared();
        [0, 1].map(|j| p.dot(column(j)) / column(j).length_squared() / z)
    }

    #[test]
    fn the_camera_of_the_scene_is_kept_to_the_bit_and_found_again() {
        let mut navigator = navigator();
        assert_eq!(navigator.camera(), navigator.base);
        navigator.orbit([0.3, 0.1]);
        navigator.fly([0.1, 0.2, 0.3]);
        navigator.widen(3.0);
        assert!(!navigator.is_home());
        navigator.reset();
        assert_eq!(navigator.camera(), navigator.base);
    }

    #[test]
    fn an_orbit_keeps_the_distance_and_never_goes_over_the_top() {
        for mut navigator in [navigator(), mirrored()] {
            let before = navigator.pose();
            let radius = distance(before.eye, before.target);
            for i in 0..400 {
                navigator.orbit([0.013, if i < 200 { 0.05 } else { -0.07 }]);
                let pose = navigator.pose();
                assert!((distance(pose.eye, pose.target) / radius - 1.0).abs() < 1e-4);
                assert_eq!(pose.target, before.target);
                assert!(vector(pose.up).dot(navigator.up) > 0.0, "upside down");
            }
            let down = navigator.view().normalize().dot(navigator.up);
            assert!(down.abs() > 0.99, "it reaches the pole: {down}");
        }
    }

    #[test]
    fn a_drag_to_the_right_moves_the_image_to_the_right() {
        for navigator in [navigator(), mirrored()] {
            let near_target = vector(navigator.pose().target) - 0.3 * navigator.view();
            let before = seen(&navigator, near_target);
            let mut orbited = navigator.clone();
            orbited.orbit([0.02, 0.0]);
            // What is in front of the centre comes along with the mouse.
            assert!(seen(&orbited, near_target)[0] > before[0] + 1e-3);
            let mut orbited = navigator.clone();
            orbited.orbit([0.0, 0.02]);
            assert!(seen(&orbited, near_target)[1] < before[1] - 1e-3);
            let target = vector(navigator.pose().target);
            let mut turned = navigator.clone();
            turned.look_around([0.02, 0.0]);
            assert!(seen(&turned, target)[0].abs() > 1e-3);
        }
    }

    #[test]
    fn what_is_looked_at_stays_under_the_mouse() {
        for mut navigator in [navigator(), mirrored()] {
            let target = vector(navigator.pose().target);
            navigator.pan([0.25, 0.1]);
            let [x, y] = seen(&navigator, target);
            let height = 2.0 * (f64::from(navigator.pose().fov_degrees).to_radians() / 2.0).tan();
            assert!((x / height - 0.25).abs() < 1e-4, "{x}");
            assert!((y / height + 0.1).abs() < 1e-4, "{y}");
        }
    }

    #[test]
    fn a_dolly_approaches_and_never_arrives() {
        let mut navigator = navigator();
        let target = navigator.pose().target;
        for _ in 0..1000 {
            navigator.dolly(1.0);
        }
        assert!(navigator.pose().validate().is_ok());
        assert_eq!(navigator.pose().target, target);
        navigator.reset();
        navigator.dolly(5.0);
        navigator.dolly(-5.0);
        assert!(distance(navigator.pose().eye, navigator.home.eye) < 1e-4);
    }

    #[test]
    fn nothing_makes_a_camera_that_sees_nothing() {
        let mut navigator = navigator();
        navigator.fly([f32::NAN; 3]);
        navigator.orbit([f32::INFINITY, 0.0]);
        navigator.set_target_distance(0.0);
        navigator.set_target_distance(-1.0 / 0.0);
        navigator.widen(1e9);
        navigator.widen(-1e9);
        assert!(navigator.pose().validate().is_ok());
        assert_eq!(navigator.pose().eye, navigator.home.eye);
    }
}
