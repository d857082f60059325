//! Patterns that are made by a formula.

use super::noise::{fractional_brownian_motion, noise};
use super::scalar::{sine, split};
use crate::math::{Real, Rgb, Vec3};

/// Which of two textures a checkerboard shows: the first where the sum of the numbers of the square is even.
#[inline]
pub fn is_odd<D: Real>(coordinates: &[D]) -> bool {
    let sum = |sum: i32, c: &D| sum.wrapping_add(split(*c).0);
    coordinates.iter().fold(0, sum) & 1 != 0
}

/// Radius of a dot; one cell has room for one.
const DOT_RADIUS: f64 = 0.35;

/// Whether a point lies in a dot. Noise at three points decides whether the cell around a whole number has a dot, and
/// how far it is off the centre.
pub fn is_in_dot<D: Real>([s, t]: [D; 2]) -> bool {
    let half = D::Constant::of(0.5);
    let (i, j) = (split(s.shift(half)).0, split(t.shift(half)).0);
    let (i, j) = (f64::from(i), f64::from(j));
    let random = |ds: f64, dt: f64| noise(Vec3::new(i + ds, j + dt, 0.5));
    if random(0.5, 0.5) <= 0.0 {
        return false;
    }
    let shift = 0.5 - DOT_RADIUS;
    let ds = s.to_f64() - i - shift * random(1.5, 2.8);
    let dt = t.to_f64() - j - shift * random(4.5, 9.8);
    ds * ds + dt * dt < DOT_RADIUS * DOT_RADIUS
}

/// Between the values at (0, 0), (0, 1), (1, 0) and (1, 1), and on beyond them.
#[inline]
pub fn bilerp<D: Real>([s, t]: [D; 2], corners: &[[f32; 3]; 4]) -> Rgb<D> {
    let channel = |c: usize| {
        let [v00, v01, v10, v11] = corners.map(|corner| D::Constant::of(corner[c]));
        let at_0 = s.scale(v10 - v00).shift(v00);
        let at_1 = s.scale(v11 - v01).shift(v01);
        at_0 + t * (at_1 - at_0)
    };
    Vec3::new(channel(0), channel(1), channel(2))
}

/// The height of waves: fine ones, where broad ones let the wind in.
pub fn windy<D: Real>(p: Vec3<D>) -> D {
    let broad = p.scale(Vec3::splat(D::Constant::of(0.1)));
    let strength = fractional_brownian_motion(broad, 3, 0.5);
    let height = fractional_brownian_motion(p, 6, 0.5);
    strength.abs() * height
}

/// Control points of the colours of marble.
const MARBLE: [[f32; 3]; 9] = [
    [0.58, 0.58, 0.6],
    [0.58, 0.58, 0.6],
    [0.58, 0.58, 0.6],
    [0.5, 0.5, 0.5],
    [0.6, 0.59, 0.58],
    [0.58, 0.58, 0.6],
    [0.58, 0.58, 0.6],
    [0.2, 0.2, 0.33],
    [0.58, 0.58, 0.6],
];

/// Layers in y that noise perturbs, coloured by cubic Bézier segments. Neighbours share three control points, so that
/// the colour jumps a little from one segment to the next, as in pbrt-v4.
pub fn marble<D: Real>(p: Vec3<D>, octaves: u32, roughness: f32, variation: f32) -> Rgb<D> {
    let noise = fractional_brownian_motion(p, octaves, roughness);
    let layer = p.y + noise.scale(D::Constant::of(variation));
    let half = D::Constant::of(0.5);
    let t = sine(layer).scale(half).shift(half);

    let segments = MARBLE.len() - 3;
    let t = t.scale(D::Constant::of(segments as f32));
    let first = split(t).0.clamp(0, segments as i32 - 1);
    let t = t.shift(D::Constant::of(-first as f32));
    let points = &MARBLE[first as usize..first as usize + 4];

    // Bernstein polynomials, and the gain that pbrt-v4 gives the colours.
    let s = D::one() - t;
    let three = D::Constant::of(3.0);
    let weights = [
        s * s * s,
        (s * s * t).scale(three),
        (s * t * t).scale(three),
        t * t * t,
    ];
    let mut colour = Rgb::zero();
    for (weight, point) in weights.into_iter().zip(points) {
        colour += Vec3::along(weight, Vec3::of(point.map(|c| 1.5 * c)));
    }
    colour
}
