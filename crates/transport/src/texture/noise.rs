//! Perlin's noise and sums of it.
//!
//! K. Perlin, "Improving noise", SIGGRAPH 2002: a gradient out of twelve at every lattice point, chosen by a
//! permutation of the numbers 0 to 255, and a polynomial of the fifth degree between them, so that second derivatives
//! are continuous.

use super::scalar::{mix, split};
use crate::math::{Real, Vec3};

/// Octaves beyond this are left out: f32 cannot hold their positions.
const MAX_OCTAVES: u32 = 64;
/// How much finer every octave is than the one before. It is not quite 2, so that the lattices do not fall together.
const LACUNARITY: f32 = 1.99;
/// What pbrt-v4 takes for the mean of |noise|, in place of octaves that it leaves out.
const MEAN_OF_FOLDED_NOISE: f32 = 0.2;

/// Perlin's permutation.
#[rustfmt::skip]
pub const PERMUTATION: [u8; 256] = [
    151, 160, 137, 91, 90, 15, 131, 13, 201, 95, 96, 53, 194, 233, 7, 225, 140, 36, 103, 30, 69, 142, 8, 99, 37, 240, 21, 10,
    23, 190, 6, 148, 247, 120, 234, 75, 0, 26, 197, 62, 94, 252, 219, 203, 117, 35, 11, 32, 57, 177, 33, 88, 237, 149, 56, 87,
    174, 20, 125, 136, 171, 168, 68, 175, 74, 165, 71, 134, 139, 48, 27, 166, 77, 146, 158, 231, 83, 111, 229, 122, 60, 211,
    133, 230, 220, 105, 92, 41, 55, 46, 245, 40, 244, 102, 143, 54, 65, 25, 63, 161, 1, 216, 80, 73, 209, 76, 132, 187, 208,
    89, 18, 169, 200, 196, 135, 130, 116, 188, 159, 86, 164, 100, 109, 198, 173, 186, 3, 64, 52, 217, 226, 250, 124, 123, 5,
    202, 38, 147, 118, 126, 255, 82, 85, 212, 207, 206, 59, 227, 47, 16, 58, 17, 182, 189, 28, 42, 223, 183, 170, 213, 119,
    248, 152, 2, 44, 154, 163, 70, 221, 153, 101, 155, 167, 43, 172, 9, 129, 22, 39, 253, 19, 98, 108, 110, 79, 113, 224, 232,
    178, 185, 112, 104, 218, 246, 97, 228, 251, 34, 242, 193, 238, 210, 144, 12, 191, 179, 162, 241, 81, 51, 145, 235, 249,
    14, 239, 107, 49, 192, 214, 31, 181, 199, 106, 157, 184, 84, 204, 176, 115, 121, 50, 45, 127, 4, 150, 254, 138, 236, 205,
    93, 222, 114, 67, 29, 24, 72, 243, 141, 128, 195, 78, 66, 215, 61, 156, 180,
];

/// Noise in -1..1: zero at every lattice point, the same again every 256 units. Far from the origin it is zero.
pub fn noise<D: Real>(p: Vec3<D>) -> D {
    // The cell of the lattice, and the position in it.
    let (i, x) = split(p.x);
    let (j, y) = split(p.y);
    let (k, z) = split(p.z);
    let one = D::Constant::one();
    let (x1, y1, z1) = (x.shift(-one), y.shift(-one), z.shift(-one));

    // The slopes at its eight corners, followed to the point and interpolated.
    let (wx, wy, wz) = (smooth(x), smooth(y), smooth(z));
    let row = |j: i32, k: i32, y: D, z: D| {
        let left = along_gradient(corner(i, j, k), x, y, z);
        let right = along_gradient(corner(i.wrapping_add(1), j, k), x1, y, z);
        mix(wx, left, right)
    };
    let (j1, k1) = (j.wrapping_add(1), k.wrapping_add(1));
    let front = mix(wy, row(j, k, y, z), row(j1, k, y1, z));
    let back = mix(wy, row(j, k1, y, z1), row(j1, k1, y1, z1));
    mix(wz, front, back)
}

/// The random byte of a lattice point.
#[cfg_attr(not(debug_assertions), inline(always))]
fn corner(i: i32, j: i32, k: i32) -> u8 {
    let next = |previous: u8, coordinate: i32| {
        PERMUTATION[usize::from(previous.wrapping_add(coordinate as u8))]
    };
    next(next(next(0, i), j), k)
}

/// The scalar product of an offset with one of the twelve vectors to the edges of a cube (four of them twice).
#[cfg_attr(not(debug_assertions), inline(always))]
fn along_gradient<D: Real>(byte: u8, x: D, y: D, z: D) -> D {
    let h = byte & 15;
    let u = if h < 8 || h == 12 || h == 13 { x } else { y };
    let v = if h < 4 || h == 12 || h == 13 { y } else { z };
    let signed = |negative: bool, a: D| if negative { -a } else { a };
    signed(h & 1 != 0, u) + signed(h & 2 != 0, v)
}

/// 6 t^5 - 15 t^4 + 10 t^3: from 0 to 1 with two vanishing derivatives at both ends.
#[cfg_attr(not(debug_assertions), inline(always))]
fn smooth<D: Real>(t: D) -> D {
    let c = |value: f32| D::Constant::of(value);
    t * t * t * (t * t.scale(c(6.0)).shift(c(-15.0))).shift(c(10.0))
}

/// Noise and ever finer, ever weaker copies of it. No octave is left out: there is no footprint to average over.
pub fn fractional_brownian_motion<D: Real>(p: Vec3<D>, octaves: u32, roughness: f32) -> D {
    let mut sum = D::zero();
    for_octaves(p, octaves, roughness, |noise, weight| {
        sum += noise.scale(weight);
    });
    sum
}

/// The same of |noise|. As in pbrt-v4 the octave after the last one counts with its mean.
pub fn turbulence<D: Real>(p: Vec3<D>, octaves: u32, roughness: f32) -> D {
    let mut sum = D::zero();
    let weight = for_octaves(p, octaves, roughness, |noise, weight| {
        sum += noise.abs().scale(weight);
    });
    sum.shift(weight * D::Constant::of(MEAN_OF_FOLDED_NOISE))
}

/// Visits the noise of every octave with its weight; gives the weight of the next one.
#[cfg_attr(not(debug_assertions), inline(always))]
fn for_octaves<D: Real>(
    p: Vec3<D>,
    octaves: u32,
    roughness: f32,
    mut visit: impl FnMut(D, D::Constant),
) -> D::Constant {
    let (mut frequency, mut weight) = (D::Constant::one(), D::Constant::one());
    for _ in 0..octaves.min(MAX_OCTAVES) {
        visit(noise(p.scale(Vec3::splat(frequency))), weight);
        frequency *= D::Constant::of(LACUNARITY);
        weight *= D::Constant::of(roughness);
    }
    weight
}
