//! The camera.

/// A camera, looking along +z with +y up in its own space, as in pbrt-v4.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Rows of the affine map from camera space to the world.
    pub to_world: [[f32; 4]; 3],
    /// Field of view in degrees: the angle that the range -1..1 of the screen window subtends.
    pub fov_degrees: f32,
    /// Screen window `[x_min, x_max, y_min, y_max]`, where the file gives one.
    pub screen_window: Option<[f32; 4]>,
    /// Width over height of the frame, where the file gives one.
    pub frame_aspect_ratio: Option<f32>,
    /// Radius of the thin lens; 0 for a pinhole.
    pub lens_radius: f32,
    /// Distance to the plane in focus.
    pub focal_distance: f32,
    /// What the film sees.
    pub projection: Projection,
}

/// What the film of a camera sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Projection {
    /// What a lens sees.
    #[default]
    Perspective,
    /// Parallel rays: the screen window is in units of the scene.
    Orthographic,
    /// All directions, each with the same area on the film.
    SphericalEqualArea,
    /// All directions, by longitude and latitude.
    SphericalEquirectangular,
}

impl Default for Camera {
    fn default() -> Self {
        Self {
            to_world: [
                [1.0, 0.0, 0.0, 0.0],
                [0.0, 1.0, 0.0, 0.0],
                [0.0, 0.0, 1.0, 0.0],
            ],
            fov_degrees: 90.0,
            screen_window: None,
            frame_aspect_ratio: None,
            lens_radius: 0.0,
            focal_distance: 1e6,
            projection: Projection::Perspective,
        }
    }
}

impl Camera {
    /// The screen window `[x_min, x_max, y_min, y_max]` at a resolution: the file's own, or the one
    /// whose shorter axis spans -1..1.
    pub fn screen_window_at(&self, resolution: [u32; 2]) -> [f32; 4] {
        if let Some(window) = self.screen_window {
            return window;
        }
        let aspect = self
            .frame_aspect_ratio
            .unwrap_or(resolution[0] as f32 / resolution[1] as f32);
        if aspect > 1.0 {
            [-aspect, aspect, -1.0, 1.0]
        } else {
            [-1.0, 1.0, -1.0 / aspect, 1.0 / aspect]
        }
    }
}
