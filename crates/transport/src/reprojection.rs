//! From one camera to another: the point that a camera ray sees first, found again on the film of another camera.
//!
//! A state of primary sample space is carried over a camera move by its film pair alone. The first surface point y of
//! its camera ray, or the direction of a ray that leaves the scene, is projected onto the film of the other camera
//! through the same point of the lens; all other coordinates stay. The map is one-to-one between the film points of the
//! two cameras that see the same thing, and its inverse is the same map with the cameras exchanged.

use crate::camera::{CameraModel, Ray};
use crate::math::Vec3;
use crate::world::World;
use wayfare_scene::Projection;

/// A point of another film.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reprojected {
    /// The film pair.
    pub film: [f32; 2],
    /// The area into which the map takes a unit of area of the first film.
    pub jacobian: f64,
}

/// The map from the film of one camera to that of another in a scene.
#[derive(Clone, Copy)]
pub struct Reprojection<'a> {
    world: &'a World,
    from: FlatCamera,
    to: FlatCamera,
}

/// How far from a surface point, in units of its distance, the other camera may see what counts as the same point.
const SAME_POINT: f64 = 1e-3;

/// What a camera ray sees first.
struct Seen {
    /// A point of the world with `weight` 1, or a direction with `weight` 0.
    place: Vec3<f64>,
    weight: f64,
    /// The normal of the surface there.
    normal: Vec3<f64>,
}

impl<'a> Reprojection<'a> {
    /// The map between two cameras. `None` where there is none: spherical cameras have none yet, nor have films of
    /// different sizes or filters.
    pub fn new(world: &'a World, from: &CameraModel, to: &CameraModel) -> Option<Self> {
        Self::is_possible(from, to).then(|| Self {
            world,
            from: FlatCamera::new(from),
            to: FlatCamera::new(to),
        })
    }

    /// Whether there is a map between two cameras.
    pub fn is_possible(from: &CameraModel, to: &CameraModel) -> bool {
        let is_flat = |camera: &CameraModel| match camera.projection() {
            Projection::Perspective | Projection::Orthographic => true,
            Projection::SphericalEqualArea | Projection::SphericalEquirectangular => false,
        };
        let same_film = from.resolution() == to.resolution() && from.filter() == to.filter();
        same_film && is_flat(from) && is_flat(to)
    }

    /// The map back.
    pub fn inverse(&self) -> Self {
        Self {
            world: self.world,
            from: self.to,
            to: self.from,
        }
    }

    /// The point of the other film that sees what a point of the first one sees. `None` where it is off the film or
    /// hidden.
    pub fn map(&self, film: [f32; 2], lens: [f32; 2]) -> Option<Reprojected> {
        let seen = self.from.seen(self.world, film, lens)?;
        let from = self.from.film_position(film);
        let (position, area) = self.project(&seen, lens)?;
        let to = self.to.film_point(&from, position)?;
        // The other camera must see the same.
        let again = self.to.seen(self.world, to.film, lens)?;
        let there = self.to.lens_point(lens);
        let apart = (again.place - seen.place).length_squared();
        let reach = match seen.weight {
            0.0 => 1.0,
            _ => (seen.place - there).length_squared(),
        };
        if again.weight != seen.weight || apart > SAME_POINT * SAME_POINT * reach {
            return None;
        }
        let jacobian = area * from.slope / to.slope;
        (jacobian.is_finite() && jacobian > 0.0).then_some(Reprojected {
            film: to.film,
            jacobian,
        })
    }

    /// Where the other camera sees a place on its film, and the factor on areas of the film, both before the pixel
    /// filter.
    fn project(&self, seen: &Seen, lens: [f32; 2]) -> Option<([f64; 2], f64)> {
        let (from, to) = (&self.from, &self.to);
        let position = to.project(seen.place, seen.weight, lens)?;
        let columns = [0, 1].map(|axis| {
            let moved = from.tangent(seen, lens, axis);
            to.project_tangent(seen, lens, moved)
        });
        let [a, b] = columns;
        Some((position, (a[0] * b[1] - a[1] * b[0]).abs()))
    }
}

/// A camera with a flat film, and the way back to it.
#[derive(Clone, Copy)]
struct FlatCamera {
    model: CameraModel,
    /// Columns of the linear part of the map to the world, and the inverse rows.
    columns: [Vec3<f64>; 3],
    rows: [Vec3<f64>; 3],
    place: Vec3<f64>,
}

/// A film pair as the pixel filter takes it apart.
struct FilmPosition {
    /// From the centre of its pixel to where its ray goes through the film, in pixels.
    offset: [f64; 2],
    /// The film area that a unit of area of film pairs is spread over.
    slope: f64,
}

/// A film pair that was found from a position on the film.
struct FilmPair {
    film: [f32; 2],
    slope: f64,
}

impl FlatCamera {
    fn new(model: &CameraModel) -> Self {
        let m = model.to_world();
        let column = |axis: usize| Vec3::of(m.map(|row| row[axis]));
        let columns = [0, 1, 2].map(column);
        // Rows of the inverse: cross products over the determinant.
        let [a, b, c] = columns;
        let determinant: f64 = a.dot(b.cross(c));
        let rows = [b.cross(c), c.cross(a), a.cross(b)];
        Self {
            model: *model,
            columns,
            rows: rows.map(|row| row * (1.0 / determinant)),
            place: column(3),
        }
    }

    fn is_perspective(&self) -> bool {
        self.model.projection() == Projection::Perspective
    }

    /// The components of a vector of the world in camera space.
    fn in_camera(&self, v: Vec3<f64>) -> [f64; 3] {
        self.rows.map(|row| row.dot(v))
    }

    /// The point of the lens in camera space.
    fn on_lens(&self, lens: [f32; 2]) -> [f64; 2] {
        let (radius, _) = self.model.lens();
        let radius = f64::from(radius) * f64::from(lens[1]).max(0.0).sqrt();
        let (sin, cos) = (std::f64::consts::TAU * f64::from(lens[0])).sin_cos();
        [radius * cos, radius * sin]
    }

    /// Where rays of a perspective camera start.
    fn lens_point(&self, lens: [f32; 2]) -> Vec3<f64> {
        let on_lens = self.on_lens(lens);
        self.place + self.columns[0] * on_lens[0] + self.columns[1] * on_lens[1]
    }

    fn focal_distance(&self) -> f64 {
        match self.model.lens() {
            (radius, distance) if radius > 0.0 => distance.into(),
            _ => f64::INFINITY,
        }
    }

    /// What the ray through a film pair sees first. `None` where a ray of an orthographic camera leaves the scene: all
    /// of these have the same direction.
    fn seen(&self, world: &World, film: [f32; 2], lens: [f32; 2]) -> Option<Seen> {
        let ray: Ray<f32> = self.model.sample(film, lens).ray;
        match world.first_surface(&ray) {
            Some(surface) => Some(Seen {
                place: Vec3::of(surface.position.to_f32()),
                weight: 1.0,
                normal: Vec3::of(surface.geometric_normal.to_f32()),
            }),
            None if self.is_perspective() => Some(Seen {
                place: Vec3::of(ray.direction.to_f32()),
                weight: 0.0,
                normal: Vec3::zero(),
            }),
            None => None,
        }
    }

    /// Where a place is on the film, in units of the film, through a point of the lens. `None` behind the camera.
    fn project(&self, place: Vec3<f64>, weight: f64, lens: [f32; 2]) -> Option<[f64; 2]> {
        let [x, y, z] = self.in_camera(place - self.place * weight);
        if z <= 0.0 {
            return None;
        }
        let (lens, focal) = (self.on_lens(lens), self.focal_distance());
        let (scale, offset) = self.model.film_plane();
        Some(std::array::from_fn(|axis| {
            let (at, lens) = ([x, y][axis], lens[axis]);
            // Rays leave the lens point for a point of the plane in focus.
            let on_plane = match self.is_perspective() {
                true => lens / focal + (at - lens * weight) / z,
                false => at - lens * (1.0 - z / focal),
            };
            (on_plane - offset[axis]) / scale[axis]
        }))
    }

    /// How a place on the surface moves with one coordinate of the film position.
    fn tangent(&self, seen: &Seen, lens: [f32; 2], axis: usize) -> Vec3<f64> {
        let (scale, _) = self.model.film_plane();
        let along = self.columns[axis] * scale[axis];
        if seen.weight == 0.0 {
            // A direction of camera depth z moves in proportion to it.
            return along * self.in_camera(seen.place)[2];
        }
        let depth = self.in_camera(seen.place - self.place)[2];
        let (along, direction) = match self.is_perspective() {
            true => (along * depth, seen.place - self.lens_point(lens)),
            false => (along, self.orthographic_direction(lens)),
        };
        // Back to the tangent plane along the ray.
        along - direction * (seen.normal.dot(along) / seen.normal.dot(direction))
    }

    /// The direction of the rays of an orthographic camera through a point of the lens.
    fn orthographic_direction(&self, lens: [f32; 2]) -> Vec3<f64> {
        let (on_lens, focal) = (self.on_lens(lens), self.focal_distance());
        let [a, b] = on_lens.map(|at| at / focal);
        self.columns[2] - self.columns[0] * a - self.columns[1] * b
    }

    /// How the position on the film moves with a place.
    fn project_tangent(&self, seen: &Seen, lens: [f32; 2], moved: Vec3<f64>) -> [f64; 2] {
        let [x, y, z] = self.in_camera(seen.place - self.place * seen.weight);
        let [dx, dy, dz] = self.in_camera(moved);
        let (lens, focal) = (self.on_lens(lens), self.focal_distance());
        let (scale, _) = self.model.film_plane();
        std::array::from_fn(|axis| {
            let (at, lens, d) = ([x, y][axis], lens[axis], [dx, dy][axis]);
            let on_plane = match self.is_perspective() {
                true => (d - (at - lens * seen.weight) / z * dz) / z,
                false => d + lens / focal * dz,
            };
            on_plane / scale[axis]
        })
    }

    /// A film pair as the pixel filter takes it apart.
    fn film_position(&self, film: [f32; 2]) -> FilmPosition {
        let pixel = self.model.pixel(film);
        let size = self.model.resolution();
        let within = [0, 1]
            .map(|axis| f64::from(film[axis]) * f64::from(size[axis]) - f64::from(pixel[axis]));
        let Some(filter) = self.model.filter() else {
            return FilmPosition {
                offset: within.map(|u| u - 0.5),
                slope: 1.0,
            };
        };
        let [(x, a), (y, b)] = [0, 1].map(|axis| filter.axes[axis].offset(within[axis]));
        FilmPosition {
            offset: [x, y],
            slope: a * b,
        }
    }

    /// The film pair whose ray goes through a position on the film: in the pixel to which the centre of the pixel of
    /// the pair that it comes from has moved. With a filter of one pixel this is the pixel of the position itself.
    fn film_point(&self, from: &FilmPosition, position: [f64; 2]) -> Option<FilmPair> {
        let size = self.model.resolution();
        let mut pair = FilmPair {
            film: [0.0; 2],
            slope: 1.0,
        };
        for axis in 0..2 {
            let pixels = f64::from(size[axis]);
            let at = position[axis] * pixels;
            let u = match self.model.filter() {
                None => at / pixels,
                Some(filter) => {
                    let pixel = (at - from.offset[axis]).floor();
                    let (within, slope) = filter.axes[axis].invert(at - pixel - 0.5)?;
                    pair.slope *= slope;
                    if pixel < 0.0 || pixel >= pixels {
                        return None;
                    }
                    (pixel + within) / pixels
                }
            };
            let u = u as f32;
            if !(0.0..1.0).contains(&u) {
                return None;
            }
            pair.film[axis] = u;
        }
        Some(pair)
    }
}
