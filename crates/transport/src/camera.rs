//! The camera: a point of the film and a point of the lens become a ray.

use crate::affine::{self, Affine};
use crate::filter::FilterTable;
use crate::math::{Real, Vec3};
use wayfare_scene::{Camera, FilmSettings, Projection};

/// A ray.
#[derive(Clone, Copy, Debug)]
pub struct Ray<R> {
    /// Where it starts.
    pub origin: Vec3<R>,
    /// Unit direction.
    pub direction: Vec3<R>,
}

/// A ray from the camera, and what it weighs.
#[derive(Clone, Copy, Debug)]
pub struct CameraRay<R> {
    /// The ray.
    pub ray: Ray<R>,
    /// Factor on its radiance: exposure, and the sign of the pixel filter.
    pub weight: f32,
}

/// A camera with a film of a certain size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CameraModel {
    to_world: Affine,
    /// Film coordinates to the plane z = 1 of camera space: `x = scale[0] u + offset[0]`, the same for y. Of a
    /// spherical camera to the square of all directions, y down.
    scale: [f64; 2],
    offset: [f64; 2],
    lens_radius: f32,
    focal_distance: f32,
    resolution: [u32; 2],
    projection: Projection,
    exposure: f32,
    filter: Option<FilterTable>,
}

impl CameraModel {
    /// The camera of a scene, for the cropped part of its film.
    pub fn new(camera: &Camera, film: &FilmSettings) -> Self {
        let [x_min, x_max, y_min, y_max] = match camera.projection {
            Projection::Perspective | Projection::Orthographic => {
                camera.screen_window_at(film.resolution).map(f64::from)
            }
            // The whole square, from the upper left corner on.
            Projection::SphericalEqualArea | Projection::SphericalEquirectangular => {
                [0.0, 1.0, 1.0, 0.0]
            }
        };
        let tan = match camera.projection {
            Projection::Perspective => (f64::from(camera.fov_degrees).to_radians() / 2.0).tan(),
            _ => 1.0,
        };
        let [x0, x1, y0, y1] = film.crop_pixels();
        let [w, h] = film.resolution.map(f64::from);
        // Position on the full frame = crop start + u * crop size; y points down on the film.
        let (size_x, size_y) = (tan * (x_max - x_min), tan * (y_max - y_min));
        Self {
            to_world: camera.to_world,
            scale: [
                size_x * f64::from(x1 - x0) / w,
                -size_y * f64::from(y1 - y0) / h,
            ],
            offset: [
                tan * x_min + size_x * f64::from(x0) / w,
                tan * y_max - size_y * f64::from(y0) / h,
            ],
            lens_radius: camera.lens_radius,
            focal_distance: camera.focal_distance,
            resolution: [x1 - x0, y1 - y0],
            projection: camera.projection,
            exposure: film.exposure,
            filter: FilterTable::new(&film.filter),
        }
    }

    /// Rows of the map from camera space to the world.
    pub fn to_world(&self) -> &Affine {
        &self.to_world
    }

    /// Film coordinates to the plane z = 1 of camera space: `x = scale[0] u + offset[0]`, the same for y. Of a
    /// spherical camera to the square of all directions, y down.
    pub fn film_plane(&self) -> ([f64; 2], [f64; 2]) {
        (self.scale, self.offset)
    }

    /// Radius of the lens and distance to the plane in focus.
    pub fn lens(&self) -> (f32, f32) {
        (self.lens_radius, self.focal_distance)
    }

    /// What the film sees.
    pub fn projection(&self) -> Projection {
        self.projection
    }

    /// Factor on all radiance.
    pub fn exposure(&self) -> f32 {
        self.exposure
    }

    /// The pixel filter, unless it is the box that is one pixel wide.
    pub fn filter(&self) -> Option<&FilterTable> {
        self.filter.as_ref()
    }

    /// Width and height of the image in pixels.
    pub fn resolution(&self) -> [u32; 2] {
        self.resolution
    }

    /// The ray for a point of the film (u to the right, v down, both in [0,1)) and of the lens: through that point, or
    /// through a point that the filter of its pixel chooses.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn sample<R: Real>(&self, film_uv: [R; 2], lens_uv: [R; 2]) -> CameraRay<R> {
        let Some(filter) = &self.filter else {
            return CameraRay {
                ray: self.ray(film_uv, lens_uv),
                weight: self.exposure,
            };
        };
        let pixel = self.pixel(film_uv.map(R::to_f32));
        let size = self.resolution.map(|size| R::Constant::of(size as f32));
        let corner = pixel.map(|pixel| R::Constant::of(pixel as f32));
        let within =
            std::array::from_fn(|axis| film_uv[axis].scale(size[axis]).shift(-corner[axis]));
        let (offset, sign) = filter.sample::<R>(within);
        let half = R::Constant::of(0.5);
        let filtered = std::array::from_fn(|axis| {
            let at = offset[axis].shift(corner[axis] + half);
            at.scale(R::Constant::one() / size[axis])
        });
        CameraRay {
            ray: self.ray(filtered, lens_uv),
            weight: self.exposure * sign,
        }
    }

    /// The ray through a point of the film and of the lens, regardless of the pixel filter.
    #[inline(always)]
    pub fn ray<R: Real>(&self, film_uv: [R; 2], lens_uv: [R; 2]) -> Ray<R> {
        let on_plane = |axis: usize| {
            R::of_f64(self.scale[axis]) * film_uv[axis] + R::of_f64(self.offset[axis])
        };
        // In camera space: a point of the film, and a direction that need not have length 1.
        let (mut origin, mut direction) = match self.projection {
            Projection::Perspective => {
                (Vec3::zero(), Vec3::new(on_plane(0), on_plane(1), R::one()))
            }
            Projection::Orthographic => (
                Vec3::new(on_plane(0), on_plane(1), R::zero()),
                Vec3::new(R::zero(), R::zero(), R::one()),
            ),
            Projection::SphericalEqualArea | Projection::SphericalEquirectangular => (
                Vec3::zero(),
                self.sphere_direction([on_plane(0), on_plane(1)]),
            ),
        };
        let is_flat = matches!(
            self.projection,
            Projection::Perspective | Projection::Orthographic
        );
        if self.lens_radius > 0.0 && is_flat {
            let focus = origin + direction * R::of(self.focal_distance);
            let (sin, cos) = lens_uv[0].sin_cos_turns();
            let radius = R::of(self.lens_radius) * lens_uv[1].safe_sqrt();
            origin += Vec3::new(radius * cos, radius * sin, R::zero());
            direction = focus - origin;
        }
        Ray {
            origin: affine::point_real(&self.to_world, origin),
            direction: affine::vector_real(&self.to_world, direction).normalize(),
        }
    }

    /// The direction at a point of the square of all directions, as in pbrt-v4: up is +y.
    #[inline(always)]
    fn sphere_direction<R: Real>(&self, square: [R; 2]) -> Vec3<R> {
        if self.projection == Projection::SphericalEqualArea {
            let d = crate::lights::octahedral::direction(square);
            return Vec3::new(d.x, d.z, d.y);
        }
        let (sin_phi, cos_phi) = square[0].sin_cos_turns();
        let (sin, cos) = square[1].scale(R::Constant::of(0.5)).sin_cos_turns();
        Vec3::new(sin * cos_phi, cos, sin * sin_phi)
    }

    /// The map from the world to camera space.
    pub(crate) fn world_to_camera(&self) -> Affine {
        affine::inverse(&self.to_world)
    }

    /// The film point of a point or direction in camera space: the inverse of [`CameraModel::ray`] through the middle
    /// of the lens. `None` for what no ray reaches.
    pub(crate) fn film_of(&self, p: Vec3<f64>) -> Option<[f32; 2]> {
        let on_plane = match self.projection {
            Projection::Perspective if p.z > 0.0 => [p.x / p.z, p.y / p.z],
            Projection::Orthographic if p.z > 0.0 => [p.x, p.y],
            Projection::Perspective | Projection::Orthographic => return None,
            Projection::SphericalEqualArea => {
                let d = p.normalize();
                crate::lights::octahedral::square(Vec3::new(d.x, d.z, d.y))
            }
            Projection::SphericalEquirectangular => {
                let d = p.normalize();
                let turns = d.z.atan2(d.x) / std::f64::consts::TAU;
                let from_top = d.y.clamp(-1.0, 1.0).acos() / std::f64::consts::PI;
                [turns.rem_euclid(1.0), from_top]
            }
        };
        let film =
            [0, 1].map(|axis| ((on_plane[axis] - self.offset[axis]) / self.scale[axis]) as f32);
        film.iter().all(|x| x.is_finite()).then_some(film)
    }

    /// The pixel of a film point: column, row.
    #[inline(always)]
    pub fn pixel(&self, film_uv: [f32; 2]) -> [u32; 2] {
        std::array::from_fn(|axis| {
            let size = self.resolution[axis];
            ((film_uv[axis] * size as f32) as u32).min(size - 1)
        })
    }

    /// The film point at fraction `u` of a pixel. Rounding never moves it into a neighbour.
    #[inline(always)]
    pub fn film_point(&self, pixel: [u32; 2], u: [f32; 2]) -> [f32; 2] {
        std::array::from_fn(|axis| {
            let size = self.resolution[axis];
            let (lo, exact) = (pixel[axis], f64::from(pixel[axis]) + f64::from(u[axis]));
            let mut x = (exact / f64::from(size)) as f32;
            while (x * size as f32) as u32 > lo {
                x = x.next_down();
            }
            while ((x * size as f32) as u32) < lo {
                x = x.next_up();
            }
            x
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn camera(film: FilmSettings) -> CameraModel {
        CameraModel::new(
            &Camera {
                fov_degrees: 60.0,
                ..Default::default()
            },
            &film,
        )
    }

    #[test]
    fn corners_of_the_film_span_the_field_of_view() {
        let film = FilmSettings {
            resolution: [200, 100],
            ..Default::default()
        };
        let ray = camera(film).ray([0.5f64, 0.0], [0.0; 2]);
        let up = (ray.direction.y / ray.direction.z).atan().to_degrees();
        assert!((up - 30.0).abs() < 1e-5, "{up}");
        let ray = camera(film).ray([0.0f64, 0.5], [0.0; 2]);
        assert!((ray.direction.x / ray.direction.z + 2.0 * 30f64.to_radians().tan()).abs() < 1e-6);
    }

    #[test]
    fn a_crop_shows_a_part_of_the_full_picture() {
        let full = FilmSettings {
            resolution: [200, 100],
            ..Default::default()
        };
        let crop = FilmSettings {
            crop_window: [0.5, 0.75, 0.2, 0.6],
            ..full
        };
        let part = camera(crop);
        assert_eq!(part.resolution(), [50, 40]);
        let a = part.ray([0.25f64, 0.75], [0.0; 2]).direction;
        let b = camera(full).ray([0.5625f64, 0.5], [0.0; 2]).direction;
        assert!((a - b).length_squared() < 1e-20);
    }

    #[test]
    fn lens_rays_meet_in_the_plane_of_focus() {
        let lens = Camera {
            lens_radius: 0.2,
            focal_distance: 5.0,
            ..Default::default()
        };
        let model = CameraModel::new(&lens, &FilmSettings::default());
        let at_focus = |lens_uv: [f64; 2]| {
            let ray = model.ray([0.3, 0.8], lens_uv);
            ray.origin + ray.direction * ((5.0 - ray.origin.z) / ray.direction.z)
        };
        let (a, b) = (at_focus([0.1, 0.9]), at_focus([0.7, 0.4]));
        assert!((a - b).length_squared() < 1e-12 && (a.z - 5.0).abs() < 1e-9);
    }

    #[test]
    fn film_points_stay_in_their_pixel() {
        for resolution in [[1, 1], [3, 7], [640, 480], [1920, 1080], [65535, 4097]] {
            let model = camera(FilmSettings {
                resolution,
                ..Default::default()
            });
            let [w, h] = resolution;
            for pixel in [[0, 0], [w - 1, h - 1], [w / 2, h / 3], [w / 3, h / 2]] {
                for u in [0.0, 0.25, 0.999_999_9, 1.0f32.next_down()] {
                    let uv = model.film_point(pixel, [u, u]);
                    assert_eq!(model.pixel(uv), pixel, "{resolution:?} {u}");
                    assert!(uv[0] < 1.0 && uv[1] < 1.0);
                }
            }
        }
    }
}
