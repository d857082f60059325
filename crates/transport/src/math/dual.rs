//! Numbers that carry their derivatives along (forward automatic differentiation).

use super::Real;
use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Neg, Sub, SubAssign};

/// A value and its partial derivatives with respect to `N` inputs.
///
/// All derivatives of one number sit in one array, so that an operation on a dual number is a few
/// vector instructions.
#[derive(Clone, Copy, Debug)]
pub struct Dual<T, const N: usize> {
    /// The value.
    pub v: T,
    /// Its derivatives.
    pub d: [T; N],
}

impl<T: Real<Constant = T>, const N: usize> Dual<T, N> {
    /// A constant: all derivatives are zero.
    #[inline(always)]
    pub fn constant(v: T) -> Self {
        Self {
            v,
            d: [T::zero(); N],
        }
    }

    /// Input number `index`: its derivative with respect to itself is one.
    #[inline(always)]
    pub fn input(v: T, index: usize) -> Self {
        let mut input = Self::constant(v);
        input.d[index] = T::one();
        input
    }

    /// A function of this number, by its value and derivative.
    #[inline(always)]
    fn chain(self, v: T, slope: T) -> Self {
        Self {
            v,
            d: self.d.map(|d| d * slope),
        }
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Dual<T, N> {
    #[inline(always)]
    fn eq(&self, other: &Self) -> bool {
        self.v == other.v
    }
}

impl<T: PartialOrd, const N: usize> PartialOrd for Dual<T, N> {
    #[inline(always)]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.v.partial_cmp(&other.v)
    }
    #[inline(always)]
    fn lt(&self, other: &Self) -> bool {
        self.v < other.v
    }
    #[inline(always)]
    fn gt(&self, other: &Self) -> bool {
        self.v > other.v
    }
    #[inline(always)]
    fn le(&self, other: &Self) -> bool {
        self.v <= other.v
    }
    #[inline(always)]
    fn ge(&self, other: &Self) -> bool {
        self.v >= other.v
    }
}

impl<T: Real<Constant = T>, const N: usize> Default for Dual<T, N> {
    fn default() -> Self {
        Self::constant(T::zero())
    }
}

impl<T: Real<Constant = T>, const N: usize> Add for Dual<T, N> {
    type Output = Self;
    #[inline(always)]
    fn add(mut self, o: Self) -> Self {
        self.v += o.v;
        for (d, o_d) in self.d.iter_mut().zip(o.d) {
            *d += o_d;
        }
        self
    }
}

impl<T: Real<Constant = T>, const N: usize> Sub for Dual<T, N> {
    type Output = Self;
    #[inline(always)]
    fn sub(mut self, o: Self) -> Self {
        self.v -= o.v;
        for (d, o_d) in self.d.iter_mut().zip(o.d) {
            *d -= o_d;
        }
        self
    }
}

impl<T: Real<Constant = T>, const N: usize> Mul for Dual<T, N> {
    type Output = Self;
    #[inline(always)]
    fn mul(self, o: Self) -> Self {
        let mut d = self.d;
        for (d, o_d) in d.iter_mut().zip(o.d) {
            *d = *d * o.v + o_d * self.v;
        }
        Self { v: self.v * o.v, d }
    }
}

impl<T: Real<Constant = T>, const N: usize> Div for Dual<T, N> {
    type Output = Self;
    #[inline(always)]
    fn div(self, o: Self) -> Self {
        // The value is the true quotient, bit for bit that of the plain scalar.
        let v = self.v / o.v;
        let inverse = T::one() / o.v;
        let mut d = self.d;
        for (d, o_d) in d.iter_mut().zip(o.d) {
            *d = (*d - o_d * v) * inverse;
        }
        Self { v, d }
    }
}

impl<T: Real<Constant = T>, const N: usize> Neg for Dual<T, N> {
    type Output = Self;
    #[inline(always)]
    fn neg(self) -> Self {
        Self {
            v: -self.v,
            d: self.d.map(|d| -d),
        }
    }
}

impl<T: Real<Constant = T>, const N: usize> AddAssign for Dual<T, N> {
    #[inline(always)]
    fn add_assign(&mut self, o: Self) {
        *self = *self + o;
    }
}

impl<T: Real<Constant = T>, const N: usize> SubAssign for Dual<T, N> {
    #[inline(always)]
    fn sub_assign(&mut self, o: Self) {
        *self = *self - o;
    }
}

impl<T: Real<Constant = T>, const N: usize> MulAssign for Dual<T, N> {
    #[inline(always)]
    fn mul_assign(&mut self, o: Self) {
        *self = *self * o;
    }
}

impl<T: Real<Constant = T>, const N: usize> Real for Dual<T, N> {
    const RENDERS: bool = T::RENDERS;
    type Constant = T;

    #[inline(always)]
    fn lift(constant: T) -> Self {
        Self::constant(constant)
    }
    #[inline(always)]
    fn value(self) -> T {
        self.v
    }
    #[inline(always)]
    fn scale(self, constant: T) -> Self {
        self.chain(self.v * constant, constant)
    }
    #[inline(always)]
    fn shift(mut self, constant: T) -> Self {
        self.v += constant;
        self
    }
    #[inline(always)]
    fn of(value: f32) -> Self {
        Self::constant(T::of(value))
    }
    #[inline(always)]
    fn of_f64(value: f64) -> Self {
        Self::constant(T::of_f64(value))
    }
    #[inline(always)]
    fn to_f32(self) -> f32 {
        self.v.to_f32()
    }
    #[inline(always)]
    fn to_f64(self) -> f64 {
        self.v.to_f64()
    }
    #[inline(always)]
    fn sqrt(self) -> Self {
        let root = self.v.sqrt();
        // At zero the slope is infinite; the square roots taken there have no derivative to give.
        let slope = if root > T::zero() {
            T::of(0.5) / root
        } else {
            T::zero()
        };
        self.chain(root, slope)
    }
    #[inline(always)]
    fn sin_cos_turns(self) -> (Self, Self) {
        let (sin, cos) = self.v.sin_cos_turns();
        let tau = T::of_f64(std::f64::consts::TAU);
        (self.chain(sin, cos * tau), self.chain(cos, -(sin * tau)))
    }
    #[inline(always)]
    fn atan2(self, x: Self) -> Self {
        let scale = T::one() / (self.v * self.v + x.v * x.v);
        let (of_y, of_x) = (x.v * scale, -(self.v * scale));
        let mut d = self.d;
        for (d, x_d) in d.iter_mut().zip(x.d) {
            *d = *d * of_y + x_d * of_x;
        }
        Self {
            v: self.v.atan2(x.v),
            d,
        }
    }
    #[inline(always)]
    fn is_finite(self) -> bool {
        self.v.is_finite() && self.d.iter().all(|d| d.is_finite())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type D = Dual<f64, 2>;

    /// A function that uses every operation.
    fn function<R: Real>(x: R, y: R) -> R {
        let (s, c) = x.sin_cos_turns();
        let a = (s * y + c / (y + R::of(2.0))).sqr().sqrt();
        let b = (x - y * x.scale(R::Constant::of(3.0)))
            .abs()
            .shift(R::Constant::of(0.25));
        a.max(-b) - b.min(y) * R::of(0.5) + (b * b + y).safe_sqrt() + x.atan2(y - R::of(0.5))
    }

    #[test]
    fn derivatives_agree_with_finite_differences() {
        for (x, y) in [(0.1, 0.7), (0.45, 0.2), (0.8, 1.3), (0.31, 0.01)] {
            let dual = function(D::input(x, 0), D::input(y, 1));
            assert_eq!(
                dual.v,
                function(x, y),
                "the value is that of the plain function"
            );
            let h = 1e-6;
            let dx = (function(x + h, y) - function(x - h, y)) / (2.0 * h);
            let dy = (function(x, y + h) - function(x, y - h)) / (2.0 * h);
            assert!((dual.d[0] - dx).abs() < 1e-7, "{x} {y}: {} {dx}", dual.d[0]);
            assert!((dual.d[1] - dy).abs() < 1e-7, "{x} {y}: {} {dy}", dual.d[1]);
        }
    }
}
