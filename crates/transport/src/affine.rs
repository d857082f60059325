//! Affine maps, stored as three rows of four numbers.

use crate::math::{Real, Vec3};

/// Rows of an affine map.
pub type Affine = [[f32; 4]; 3];

/// The image of a point.
#[inline(always)]
pub fn point(m: &Affine, p: [f32; 3]) -> [f32; 3] {
    m.map(|row| row[0] * p[0] + row[1] * p[1] + row[2] * p[2] + row[3])
}

/// The image of a vector.
#[inline(always)]
pub fn vector(m: &Affine, v: [f32; 3]) -> [f32; 3] {
    m.map(|row| row[0] * v[0] + row[1] * v[1] + row[2] * v[2])
}

/// The image of a point, in any scalar.
#[inline(always)]
pub fn point_real<R: Real>(m: &Affine, p: Vec3<R>) -> Vec3<R> {
    vector_real(m, p).shift(Vec3::of([m[0][3], m[1][3], m[2][3]]))
}

/// The image of a vector, in any scalar.
#[inline(always)]
pub fn vector_real<R: Real>(m: &Affine, v: Vec3<R>) -> Vec3<R> {
    let [x, y, z] = m.map(|row| v.dot_constant(Vec3::of([row[0], row[1], row[2]])));
    Vec3::new(x, y, z)
}

/// The image of a normal under the map whose *inverse* is given: the transposed inverse.
#[inline(always)]
pub fn normal_real<R: Real>(inverse: &Affine, n: Vec3<R>) -> Vec3<R> {
    let along = |j: usize| n.dot_constant(Vec3::of(inverse.map(|row| row[j])));
    Vec3::new(along(0), along(1), along(2))
}

/// The inverse map, computed in f64. The scene reader has made sure that there is one.
pub fn inverse(m: &Affine) -> Affine {
    let row = |i: usize| glam::DVec3::new(m[i][0].into(), m[i][1].into(), m[i][2].into());
    let linear = glam::DMat3::from_cols(row(0), row(1), row(2))
        .transpose()
        .inverse();
    let shift = -(linear * glam::DVec3::new(m[0][3].into(), m[1][3].into(), m[2][3].into()));
    std::array::from_fn(|i| {
        let r = linear.row(i);
        [r.x as f32, r.y as f32, r.z as f32, shift[i] as f32]
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverse_undoes_the_map() {
        let m = [
            [2.0, 0.5, 0.0, 3.0],
            [0.0, 1.0, -1.0, -2.0],
            [0.25, 0.0, 4.0, 1.0],
        ];
        let p = [0.3, -7.0, 2.5];
        let back = point(&inverse(&m), point(&m, p));
        for axis in 0..3 {
            assert!((back[axis] - p[axis]).abs() < 1e-5);
        }
    }
}
