//! Emitting balls: closed meshes that are nearly spheres.
//!
//! From any point, half of the triangles of such a lamp show their backs. So the lamp is one light, and all directions towards the sphere
//! round it are equally likely. A sampled direction counts if the first surface that it meets belongs to the lamp. The few that pass
//! between the sphere and the mesh bring nothing, so next event estimation and the directions that surfaces sample integrate the same
//! function, however coarse the mesh is.

use super::area::LightTriangle;
use super::tree_build::Bounds;
use super::triangle::SphericalTriangle;
use crate::math::{Frame, Real, Vec3};
use std::f64::consts::PI;

/// The triangles of a ball are at least this far from its centre, in radii.
const ROUND: f64 = 0.95;

/// An emitting ball.
#[derive(Clone, Copy, Debug)]
pub struct LightBall {
    /// Its centre.
    pub centre: [f32; 3],
    /// The radius of a sphere that holds it.
    pub radius: f32,
    /// Index into [`Scene::emissions`](wayfare_scene::Scene::emissions).
    pub emission: u32,
}

impl LightBall {
    /// The ball that all triangles of a mesh make together, if they do, and what the tree of lights needs to know of it. `bounds` are
    /// those of the triangles.
    pub fn new(lights: &[LightTriangle], bounds: &[Bounds]) -> Option<(Self, Bounds)> {
        let is_plain = |light: &LightTriangle| !light.textured && !light.invisible;
        let shines_outwards = |bounds: &Bounds| !bounds.two_sided;
        if !lights.iter().all(is_plain) || !bounds.iter().all(shines_outwards) {
            return None;
        }
        let corners = |light: &LightTriangle| light.corners.map(Vec3::<f64>::of);
        let (mut centre, mut area) = (Vec3::zero(), 0.0);
        for light in lights {
            let [a, b, c] = corners(light);
            centre += (a + b + c) * (f64::from(light.area) / 3.0);
            area += f64::from(light.area);
        }
        let centre = Vec3::<f64>::of((centre * (1.0 / area)).to_f32());
        let radius2 = (lights.iter().flat_map(corners))
            .map(|corner| (corner - centre).length_squared())
            .fold(0.0, f64::max);
        let radius = (radius2.sqrt() as f32).next_up();
        // Every triangle faces outwards, close to the sphere.
        let is_round = |light: &LightTriangle| {
            let [corner, ..] = corners(light);
            (corner - centre).dot(Vec3::of(light.normal)) >= ROUND * f64::from(radius)
        };
        if !lights.iter().all(is_round) {
            return None;
        }
        // Together they cover all directions once.
        let solid_angle = lights.iter().map(|light| {
            let to_corners = corners(light).map(|corner| corner - centre);
            SphericalTriangle::new(to_corners).solid_angle()
        });
        if (solid_angle.sum::<f64>() / (4.0 * PI) - 1.0).abs() > 1e-4 {
            return None;
        }
        let ball = Self {
            centre: centre.to_f32(),
            radius,
            emission: lights.first()?.emission,
        };
        let reach = Vec3::splat(f64::from(radius));
        let intensity = bounds.iter().map(|bounds| bounds.intensity).sum();
        let axis = Vec3::new(0.0, 0.0, 1.0);
        let mut bounds = Bounds::of_points(&[centre - reach, centre + reach], axis, intensity);
        bounds.spread = PI;
        Some((ball, bounds))
    }

    /// The directions from a point to the ball. None where the point is within its sphere: then no light is sampled there.
    #[inline(always)]
    pub fn cone<R: Real>(&self, point: Vec3<R>) -> Option<Cone<R>> {
        let to_centre = (-point).shift(Vec3::of(self.centre));
        let distance2 = to_centre.length_squared();
        let radius = R::Constant::of(self.radius);
        if distance2.value() <= radius * radius {
            return None;
        }
        let sin2 = R::lift(radius * radius) / distance2;
        let distance = distance2.sqrt();
        Some(Cone {
            axis: to_centre * (R::one() / distance),
            distance,
            height: sin2 / (R::one() + (R::one() - sin2).sqrt()),
        })
    }
}

/// Directions round an axis.
#[derive(Clone, Copy, Debug)]
pub struct Cone<R> {
    /// Unit vector to the centre of the ball.
    axis: Vec3<R>,
    /// Distance to the centre of the ball.
    pub distance: R,
    /// 1 - cosine of the half angle.
    height: R,
}

impl<R: Real> Cone<R> {
    /// A uniform direction. Polar, so that `u[0]` closes to a circle.
    #[inline(always)]
    pub fn sample(&self, u: [R; 2]) -> Vec3<R> {
        let (sin_phi, cos_phi) = u[0].sin_cos_turns();
        let depth = u[1] * self.height;
        let radius = (depth * (R::of(2.0) - depth)).safe_sqrt();
        let local = Vec3::new(radius * cos_phi, radius * sin_phi, R::one() - depth);
        Frame::from_normal(self.axis).to_world(local)
    }

    /// The density of every direction with respect to solid angle.
    #[inline(always)]
    pub fn pdf(&self) -> R {
        R::of_f64(0.5 / PI) / self.height
    }
}
