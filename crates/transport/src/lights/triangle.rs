//! Sampling a triangle as it is seen from a point.
//!
//! A triangle that is small for its distance is sampled by area: its solid angle hardly varies. One that is near is sampled
//! by solid angle (Arvo 1995, in the form of Peters 2021, which needs one arc tangent and one sine): every direction towards
//! it is equally likely.

use crate::math::{Real, Vec3};

/// Triangles whose area is larger than this share of the squared distance to their centre are sampled by solid angle.
const NEAR: f32 = 0.5;

/// Triangles that subtend less are sampled by area: the rounding of unit vectors would show.
const LEAST_SOLID_ANGLE: f32 = 1e-4;

/// A triangle with what does not depend on where it is seen from.
#[derive(Clone, Copy, Debug)]
pub struct Triangle<C> {
    /// Corners.
    pub corners: [Vec3<C>; 3],
    /// Unit normal, to either side.
    pub normal: Vec3<C>,
    /// Area.
    pub area: C,
}

/// A triangle seen from a point.
#[derive(Clone, Copy, Debug)]
pub struct TriangleView<R: Real> {
    triangle: Triangle<R::Constant>,
    /// From the point to the first corner.
    to_corner: Vec3<R>,
    /// Where the triangle is near.
    spherical: Option<SphericalTriangle<R>>,
}

impl<R: Real> TriangleView<R> {
    /// The view from a point.
    #[inline(always)]
    pub fn new(triangle: Triangle<R::Constant>, point: Vec3<R>) -> Self {
        let [p0, p1, p2] = triangle.corners;
        let to_corner = (-point).shift(p0);
        let to_corners = [
            to_corner,
            to_corner.shift(p1 - p0),
            to_corner.shift(p2 - p0),
        ];
        let [a, b, c] = to_corners.map(Vec3::value);
        let centre2 = (a + b + c).length_squared();
        let near = centre2 * R::Constant::of(NEAR / 9.0) < triangle.area;
        let spherical = near.then(|| SphericalTriangle::new(to_corners));
        Self {
            triangle,
            to_corner,
            spherical: spherical.filter(|s| s.solid_angle > R::of(LEAST_SOLID_ANGLE)),
        }
    }

    /// From the point to the plane, along the normal: positive if the triangle shows its back.
    #[inline(always)]
    pub fn height(&self) -> R {
        self.to_corner.dot_constant(self.triangle.normal)
    }

    /// Whether the triangle shows its back.
    #[inline(always)]
    pub fn shows_back(&self) -> bool {
        self.to_corner.value().dot(self.triangle.normal) > R::Constant::zero()
    }

    /// Unit direction and distance of a point of the triangle.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn sample(&self, u: [R; 2]) -> Option<(Vec3<R>, R)> {
        if let Some(spherical) = &self.spherical {
            let direction = spherical.sample(u);
            let distance = self.height() / direction.dot_constant(self.triangle.normal);
            return (distance > R::zero() && distance.to_f32() < f32::INFINITY)
                .then_some((direction, distance));
        }
        let [p0, p1, p2] = self.triangle.corners;
        let [b1, b2] = uniform_barycentric(u);
        let to_light = self.to_corner + Vec3::along(b1, p1 - p0) + Vec3::along(b2, p2 - p0);
        let distance2 = to_light.length_squared();
        if distance2 <= R::zero() {
            return None;
        }
        let distance = distance2.sqrt();
        Some((to_light * (R::one() / distance), distance))
    }

    /// The density with respect to solid angle of a direction towards the triangle. None along its plane.
    #[inline(always)]
    pub fn pdf(&self, direction: Vec3<R>, distance: R) -> Option<R> {
        if let Some(spherical) = &self.spherical {
            return Some(R::one() / spherical.solid_angle);
        }
        let cos = direction.dot_constant(self.triangle.normal).abs();
        (cos > R::zero()).then(|| distance.sqr() / cos.scale(self.triangle.area))
    }

    /// Barycentric coordinates of a point of the triangle: the weights of the second and the third corner.
    #[inline(always)]
    pub fn barycentric(&self, direction: Vec3<R>, distance: R) -> [R; 2] {
        let [p0, p1, p2] = self.triangle.corners;
        let (e1, e2, n) = (p1 - p0, p2 - p0, self.triangle.normal);
        let from_p0 = direction * distance - self.to_corner;
        let scale = R::Constant::one() / e1.cross(e2).dot(n);
        [
            from_p0.dot_constant(e2.cross(n) * scale),
            from_p0.dot_constant(n.cross(e1) * scale),
        ]
    }
}

/// Barycentric coordinates of a uniform point of a triangle.
#[inline(always)]
pub(super) fn uniform_barycentric<R: Real>(u: [R; 2]) -> [R; 2] {
    let root = u[0].safe_sqrt();
    [root * (R::one() - u[1]), root * u[1]]
}

/// The directions to a triangle.
#[derive(Clone, Copy, Debug)]
pub struct SphericalTriangle<R> {
    /// Unit vectors to the corners, in positive order.
    corners: [Vec3<R>; 3],
    /// Its area on the unit sphere.
    solid_angle: R,
}

impl<R: Real> SphericalTriangle<R> {
    /// From vectors to the corners.
    #[inline(always)]
    pub fn new(to_corners: [Vec3<R>; 3]) -> Self {
        let [a, mut b, mut c] = to_corners.map(Vec3::normalize);
        let mut volume = a.dot((b - a).cross(c - a));
        if volume < R::zero() {
            (b, c, volume) = (c, b, -volume);
        }
        // Van Oosterom and Strackee 1983.
        let half = volume.atan2(R::one() + a.dot(b) + b.dot(c) + c.dot(a));
        Self {
            corners: [a, b, c],
            solid_angle: half + half,
        }
    }

    /// The solid angle.
    #[inline(always)]
    pub fn solid_angle(&self) -> R {
        self.solid_angle
    }

    /// A direction of the triangle, uniform in solid angle.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn sample(&self, u: [R; 2]) -> Vec3<R> {
        let [a, b, c] = self.corners;
        let one = R::one();
        // The first coordinate cuts a share of the area off: the triangle a, b, d, where d lies between a and c. The
        // formula for its area, solved for d = x a + y t with t normal to a, is tan(angle / 2) = m / q.
        let quarter_pi_inverse = R::Constant::of_f64(0.25 / std::f64::consts::PI);
        let (sin, cos) = (u[0] * self.solid_angle)
            .scale(quarter_pi_inverse)
            .sin_cos_turns();
        let t = (c - a * a.dot(c)).normalize();
        let m = sin * (one + a.dot(b));
        let q = cos * a.cross(b).dot(t) - sin * b.dot(t);
        let (m2, q2) = (m.sqr(), q.sqr());
        let scale = one / (q2 + m2);
        let d = a * ((q2 - m2) * scale) + t * ((q + q) * m * scale);
        // The second coordinate: a point between b and d, uniform in the cosine of its angle to b.
        let chord = d - b;
        let chord2 = chord.length_squared().scale(R::Constant::of(0.5));
        let w = u[1] * chord2;
        let side = (chord + b * chord2).normalize();
        b * (one - w) + side * (w * (R::of(2.0) - w)).safe_sqrt()
    }
}
