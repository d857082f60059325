//! The equal-area map between the unit square and the sphere (Clarberg 2008), as pbrt-v4 uses it.
//!
//! The square holds an octahedron: its inner diamond is the upper half of the sphere, its four corners are the lower
//! half, folded outwards. Equal areas of the square are equal solid angles, so that a uniform point of the square is a
//! uniform direction of density 1 / 4 pi.

use crate::math::{Real, Vec3};

/// The direction at a point of the unit square.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn direction<R: Real>(square: [R; 2]) -> Vec3<R> {
    let one = R::one();
    let [u, v] = square.map(|c| c + c - one);
    let (u_abs, v_abs) = (u.abs(), v.abs());
    // Distance to the equator along the diagonal; negative in the lower half.
    let signed = one - (u_abs + v_abs);
    let r = one - signed.abs();
    // The azimuth within the quadrant, in turns.
    let turns = if r > R::zero() {
        ((v_abs - u_abs) / r + one).scale(R::Constant::of(0.125))
    } else {
        R::of(0.125)
    };
    let (sin, cos) = turns.sin_cos_turns();
    let r2 = r.sqr();
    let z = one - r2;
    let radius = r * (R::of(2.0) - r2).safe_sqrt();
    let with_sign = |value: R, sign: R| if sign < R::zero() { -value } else { value };
    Vec3::new(
        with_sign(cos * radius, u),
        with_sign(sin * radius, v),
        with_sign(z, signed),
    )
}

/// The point of the unit square of a unit direction: the inverse of [`direction`].
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn square<R: Real>(direction: Vec3<R>) -> [R; 2] {
    let one = R::one();
    let (x, y, z) = (direction.x.abs(), direction.y.abs(), direction.z.abs());
    let r = (one - z).safe_sqrt();
    // The azimuth within the quadrant, 0 to 1.
    let phi = if x > R::zero() || y > R::zero() {
        y.atan2(x) * R::of_f64(std::f64::consts::FRAC_2_PI)
    } else {
        R::zero()
    };
    let (mut u, mut v) = (r - phi * r, phi * r);
    if direction.z < R::zero() {
        (u, v) = (one - v, one - u);
    }
    let to_unit = |value: R, sign: R| {
        let signed = if sign < R::zero() { -value } else { value };
        (signed + one).scale(R::Constant::of(0.5))
    };
    [to_unit(u, direction.x), to_unit(v, direction.y)]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::math::Dual;

    /// Points in all parts of the square, away from the folds.
    fn points() -> impl Iterator<Item = [f64; 2]> {
        (0..400).map(|i| {
            let i = f64::from(i);
            [
                (i * 0.618_034 + 0.013).fract(),
                (i * 0.754_878 + 0.41).fract(),
            ]
        })
    }

    #[test]
    fn both_ways_lead_back() {
        for p in points() {
            let d = direction(p);
            assert!((d.length_squared() - 1.0).abs() < 1e-12, "{p:?}");
            let q = square(d);
            assert!(
                (p[0] - q[0]).abs() + (p[1] - q[1]).abs() < 1e-9,
                "{p:?} {q:?}"
            );
        }
    }

    /// The centre is +z, the corners are -z, the middles of the edges lie on the equator.
    #[test]
    fn known_directions() {
        for (p, d) in [
            ([0.5, 0.5], [0.0, 0.0, 1.0]),
            ([0.0, 0.0], [0.0, 0.0, -1.0]),
            ([1.0, 0.5], [1.0, 0.0, 0.0]),
            ([0.5, 0.0], [0.0, -1.0, 0.0]),
        ] {
            let found = direction::<f64>(p);
            assert!(
                (found - Vec3::of(d)).length_squared() < 1e-24,
                "{p:?} {found:?}"
            );
        }
    }

    /// The Jacobian is 4 pi everywhere, and the two maps are inverse to first order.
    #[test]
    fn area_is_kept() {
        for p in points() {
            let inputs = [Dual::<f64, 2>::input(p[0], 0), Dual::input(p[1], 1)];
            let d = direction(inputs);
            let column = |i: usize| Vec3::new(d.x.d[i], d.y.d[i], d.z.d[i]);
            let jacobian = column(0).cross(column(1)).length_squared().sqrt();
            assert!((jacobian / (4.0 * std::f64::consts::PI) - 1.0).abs() < 1e-9);
            let q = square(d);
            assert!(
                (q[0].d[0] - 1.0).abs() + q[0].d[1].abs() < 1e-6,
                "{p:?} {q:?}"
            );
            assert!(
                (q[1].d[1] - 1.0).abs() + q[1].d[0].abs() < 1e-6,
                "{p:?} {q:?}"
            );
        }
    }
}
