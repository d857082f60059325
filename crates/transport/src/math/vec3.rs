//! Vectors, colours and frames over any [`Real`].

use super::Real;
use std::ops::{Add, AddAssign, Mul, MulAssign, Neg, Sub};

/// A vector, a point or a colour. Products of two are taken component by component.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Vec3<R> {
    /// First component.
    pub x: R,
    /// Second component.
    pub y: R,
    /// Third component.
    pub z: R,
}

/// Linear RGB.
pub type Rgb<R> = Vec3<R>;

impl<R: Real> Vec3<R> {
    /// From components.
    #[inline(always)]
    pub fn new(x: R, y: R, z: R) -> Self {
        Self { x, y, z }
    }
    /// A constant.
    #[inline(always)]
    pub fn of(v: [f32; 3]) -> Self {
        Self::new(R::of(v[0]), R::of(v[1]), R::of(v[2]))
    }
    /// All components equal.
    #[inline(always)]
    pub fn splat(v: R) -> Self {
        Self::new(v, v, v)
    }
    /// A constant vector in this scalar.
    #[inline(always)]
    pub fn lift(v: Vec3<R::Constant>) -> Self {
        Self::new(R::lift(v.x), R::lift(v.y), R::lift(v.z))
    }
    /// The scalar product with a constant vector.
    #[inline(always)]
    pub fn dot_constant(self, v: Vec3<R::Constant>) -> R {
        self.x.scale(v.x) + self.y.scale(v.y) + self.z.scale(v.z)
    }
    /// The sum with a constant vector.
    #[inline(always)]
    pub fn shift(self, v: Vec3<R::Constant>) -> Self {
        Self::new(self.x.shift(v.x), self.y.shift(v.y), self.z.shift(v.z))
    }
    /// The product with a constant vector, component by component.
    #[inline(always)]
    pub fn scale(self, v: Vec3<R::Constant>) -> Self {
        Self::new(self.x.scale(v.x), self.y.scale(v.y), self.z.scale(v.z))
    }
    /// The constant vector `v` times `self`.
    #[inline(always)]
    pub fn along(factor: R, v: Vec3<R::Constant>) -> Self {
        Self::new(factor.scale(v.x), factor.scale(v.y), factor.scale(v.z))
    }
    /// The values without derivatives.
    #[inline(always)]
    pub fn value(self) -> Vec3<R::Constant> {
        Vec3 {
            x: self.x.value(),
            y: self.y.value(),
            z: self.z.value(),
        }
    }
    /// The zero vector.
    #[inline(always)]
    pub fn zero() -> Self {
        Self::splat(R::zero())
    }
    /// The values, rounded to f32.
    #[inline(always)]
    pub fn to_f32(self) -> [f32; 3] {
        [self.x.to_f32(), self.y.to_f32(), self.z.to_f32()]
    }
    /// The scalar product.
    #[inline(always)]
    pub fn dot(self, o: Self) -> R {
        self.x * o.x + self.y * o.y + self.z * o.z
    }
    /// The vector product.
    #[inline(always)]
    pub fn cross(self, o: Self) -> Self {
        Self::new(
            self.y * o.z - self.z * o.y,
            self.z * o.x - self.x * o.z,
            self.x * o.y - self.y * o.x,
        )
    }
    /// The squared length.
    #[inline(always)]
    pub fn length_squared(self) -> R {
        self.dot(self)
    }
    /// The vector of length 1 in the same direction.
    #[inline(always)]
    pub fn normalize(self) -> Self {
        self * (R::one() / self.length_squared().sqrt())
    }
    /// Whether every component is finite.
    #[inline(always)]
    pub fn is_finite(self) -> bool {
        self.x.is_finite() && self.y.is_finite() && self.z.is_finite()
    }
    /// Whether every component is zero.
    #[inline(always)]
    pub fn is_black(self) -> bool {
        self.x == R::zero() && self.y == R::zero() && self.z == R::zero()
    }
    /// `self` or `-self`, whichever lies on the side of `reference`.
    #[inline(always)]
    pub fn facing(self, reference: Self) -> Self {
        if self.dot(reference) < R::zero() {
            -self
        } else {
            self
        }
    }
}

impl<R: Real> Add for Vec3<R> {
    type Output = Self;
    #[inline(always)]
    fn add(self, o: Self) -> Self {
        Self::new(self.x + o.x, self.y + o.y, self.z + o.z)
    }
}
impl<R: Real> AddAssign for Vec3<R> {
    #[inline(always)]
    fn add_assign(&mut self, o: Self) {
        *self = *self + o;
    }
}
impl<R: Real> Sub for Vec3<R> {
    type Output = Self;
    #[inline(always)]
    fn sub(self, o: Self) -> Self {
        Self::new(self.x - o.x, self.y - o.y, self.z - o.z)
    }
}
impl<R: Real> Mul<R> for Vec3<R> {
    type Output = Self;
    #[inline(always)]
    fn mul(self, s: R) -> Self {
        Self::new(self.x * s, self.y * s, self.z * s)
    }
}
impl<R: Real> Mul for Vec3<R> {
    type Output = Self;
    #[inline(always)]
    fn mul(self, o: Self) -> Self {
        Self::new(self.x * o.x, self.y * o.y, self.z * o.z)
    }
}
impl<R: Real> MulAssign for Vec3<R> {
    #[inline(always)]
    fn mul_assign(&mut self, o: Self) {
        *self = *self * o;
    }
}
impl<R: Real> Neg for Vec3<R> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self::new(-self.x, -self.y, -self.z)
    }
}

/// Rec. 709 weights of luminance.
pub const LUMINANCE: [f32; 3] = [0.2126, 0.7152, 0.0722];

/// Rec. 709 luminance: the target density of the Markov chains.
#[inline(always)]
pub fn luminance<R: Real>(rgb: Rgb<R>) -> R {
    rgb.dot_constant(Vec3::of(LUMINANCE))
}

/// An orthonormal frame; `n` is the z axis of the local space.
#[derive(Clone, Copy, Debug)]
pub struct Frame<R> {
    /// First tangent.
    pub s: Vec3<R>,
    /// Second tangent.
    pub t: Vec3<R>,
    /// Normal.
    pub n: Vec3<R>,
}

impl<R: Real> Frame<R> {
    /// Some frame round a unit normal (Duff et al. 2017). It turns smoothly with the normal, so that
    /// a small change of a path vertex never swings the directions sampled there.
    #[inline(always)]
    pub fn from_normal(n: Vec3<R>) -> Self {
        let one = R::one();
        let sign = if n.z < R::zero() { -one } else { one };
        let a = -one / (sign + n.z);
        let b = n.x * n.y * a;
        Self {
            s: Vec3::new(one + sign * n.x.sqr() * a, sign * b, -sign * n.x),
            t: Vec3::new(b, sign + n.y.sqr() * a, -n.y),
            n,
        }
    }

    /// The frame round a unit normal whose first tangent is as close to `tangent` as can be;
    /// any frame where the two are parallel.
    #[inline(always)]
    pub fn from_normal_tangent(n: Vec3<R>, tangent: Vec3<R>) -> Self {
        let s = tangent - n * n.dot(tangent);
        let length_squared = s.length_squared();
        if length_squared > R::of(1e-12) * tangent.length_squared() {
            let s = s * (R::one() / length_squared.sqrt());
            Self {
                s,
                t: n.cross(s),
                n,
            }
        } else {
            Self::from_normal(n)
        }
    }

    /// A constant frame in this scalar.
    #[inline(always)]
    pub fn lift(frame: Frame<R::Constant>) -> Self {
        Self {
            s: Vec3::lift(frame.s),
            t: Vec3::lift(frame.t),
            n: Vec3::lift(frame.n),
        }
    }

    /// A world vector in local coordinates.
    #[inline(always)]
    pub fn to_local(&self, v: Vec3<R>) -> Vec3<R> {
        Vec3::new(self.s.dot(v), self.t.dot(v), self.n.dot(v))
    }

    /// A local vector in world coordinates.
    #[inline(always)]
    pub fn to_world(&self, v: Vec3<R>) -> Vec3<R> {
        self.s * v.x + self.t * v.y + self.n * v.z
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_orthonormal_and_right_handed() {
        for n in [
            [0.0, 0.0, 1.0],
            [0.0, 0.0, -1.0],
            [0.6, 0.0, -0.8],
            [0.48, -0.6, 0.64],
        ] {
            let n = Vec3::<f64>::new(n[0], n[1], n[2]);
            for f in [
                Frame::from_normal(n),
                Frame::from_normal_tangent(n, Vec3::new(0.3, 1.0, 0.2)),
                Frame::from_normal_tangent(n, n),
            ] {
                assert!((f.s.cross(f.t) - f.n).length_squared() < 1e-24);
                assert!(f.s.dot(f.t).abs() < 1e-12 && (f.s.length_squared() - 1.0).abs() < 1e-12);
                let v = Vec3::new(0.1, -2.0, 3.0);
                assert!((f.to_world(f.to_local(v)) - v).length_squared() < 1e-24);
            }
        }
    }
}
