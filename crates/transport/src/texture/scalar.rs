//! Functions of a scalar that textures need and the path function does not. Derivatives pass through all of them.

use crate::math::Real;

/// Beyond this, f32 has long lost what follows the point.
const LARGEST: f64 = (1 << 30) as f64;

/// The largest whole number that is not above `x`, and what `x` has beyond it, in 0..=1 (one by rounding only). Both
/// are zero where `x` is no number or so large that its fraction has no precision left.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn split<D: Real>(x: D) -> (i32, D) {
    let value = x.to_f64();
    if value.is_nan() || value.abs() >= LARGEST {
        return (0, D::zero());
    }
    let mut whole = value as i32;
    if f64::from(whole) > value {
        whole -= 1;
    }
    (whole, x.shift(D::Constant::of_f64(-f64::from(whole))))
}

/// The angle of the point (x, y) in turns, in -0.5..=0.5; zero, without a derivative, at the origin.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn angle_in_turns<D: Real>(y: D, x: D) -> D {
    if x == D::zero() && y == D::zero() {
        return D::zero();
    }
    y.atan2(x)
        .scale(D::Constant::of_f64(1.0 / std::f64::consts::TAU))
}

/// The sine of an angle in radians.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn sine<D: Real>(angle: D) -> D {
    let turns = angle.scale(D::Constant::of_f64(1.0 / std::f64::consts::TAU));
    split(turns).1.sin_cos_turns().0
}

/// From `a` to `b` as `t` goes from 0 to 1.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn mix<D: Real>(t: D, a: D, b: D) -> D {
    a + t * (b - a)
}
