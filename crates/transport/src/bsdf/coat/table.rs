//! Smooth functions of a cosine and a roughness, given at the nodes of a grid.

use crate::math::Real;

/// Nodes along the cosine: at the squares of equal steps, since everything happens at grazing angles.
pub const COSINES: usize = 24;
/// Nodes along the roughness: at the squares of equal steps too, from smooth to a GGX width of 1.
pub const WIDTHS: usize = 16;
/// One more node on either side, so that the cubic needs no special case at the ends.
pub const ROW: usize = COSINES + 2;

/// The cosine of a node; the one at grazing angles stands for the limit.
pub fn cosine(node: usize) -> f64 {
    (node as f64 / (COSINES - 1) as f64).powi(2).max(1e-5)
}

/// The GGX width of a node.
pub fn width(node: usize) -> f64 {
    (node as f64 / (WIDTHS - 1) as f64).powi(2)
}

/// A function of `x` by its value and slope there, so that derivatives never go through a table.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn extend<R: Real>(x: R, value: R::Constant, slope: R::Constant) -> R {
    x.shift(-x.value()).scale(slope).shift(value)
}

/// Whether the scalar carries derivatives: others need no slopes.
#[cfg_attr(not(debug_assertions), inline(always))]
pub const fn has_slopes<R: Real>() -> bool {
    size_of::<R>() > size_of::<R::Constant>()
}

/// The sum of four products.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn dot<T: Real>(a: [T; 4], b: [T; 4]) -> T {
    (a[0] * b[0] + a[1] * b[1]) + (a[2] * b[2] + a[3] * b[3])
}

/// Cell of a node grid, the weights of the four nodes round it (Catmull and Rom 1974) and their slopes.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn weights<T: Real>(position: T, nodes: usize) -> (usize, [T; 4], [T; 4]) {
    let cell = (position.to_f32() as usize).min(nodes - 2);
    let t = position - T::of(cell as f32);
    let (half, one, two, three) = (T::of(0.5), T::one(), T::of(2.0), T::of(3.0));
    let (t2, four, five) = (t * t, T::of(4.0), T::of(5.0));
    let t3 = t2 * t;
    let values = [
        half * (two * t2 - t - t3),
        half * (three * t3 - five * t2) + one,
        half * (four * t2 - three * t3 + t),
        half * (t3 - t2),
    ];
    let slopes = [
        half * (four * t - one - three * t2),
        half * (T::of(9.0) * t2 - T::of(10.0) * t),
        half * (T::of(8.0) * t - T::of(9.0) * t2 + one),
        half * (three * t2 - two * t),
    ];
    (cell, values, slopes)
}

/// The node beyond the end of a row, by a parabola through the last three.
fn beyond(last: [f64; 3]) -> f64 {
    3.0 * last[0] - 3.0 * last[1] + last[2]
}

/// A row of cosines with one more node on either side.
pub fn padded(row: &[f64; COSINES]) -> Vec<f64> {
    let mut nodes = vec![beyond([row[0], row[1], row[2]])];
    nodes.extend(row);
    nodes.push(beyond([
        row[COSINES - 1],
        row[COSINES - 2],
        row[COSINES - 3],
    ]));
    nodes
}

/// A function of the roughness.
#[derive(Clone, Debug, PartialEq)]
pub struct WidthTable(Vec<f32>);

impl WidthTable {
    /// With the values at the nodes.
    pub fn new(values: &[f64]) -> Self {
        let v = values;
        let mut padded = vec![beyond([v[0], v[1], v[2]])];
        padded.extend(v);
        padded.push(beyond([v[WIDTHS - 1], v[WIDTHS - 2], v[WIDTHS - 3]]));
        Self(padded.into_iter().map(|v| v as f32).collect())
    }

    /// The values at the nodes, with one more on either side.
    pub fn values(&self) -> &[f32] {
        &self.0
    }

    /// The interpolated value.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn at<R: Real>(&self, width: R) -> R {
        let (position, scale) = node_position(width.value(), WIDTHS);
        let (cell, values, slopes) = weights(position, WIDTHS);
        let nodes: &[f32; 4] = self.0[cell..].first_chunk().expect("a padded row");
        let node = |i: usize| R::Constant::of(nodes[i]);
        let nodes = [node(0), node(1), node(2), node(3)];
        extend(width, dot(values, nodes), dot(slopes, nodes) * scale)
    }
}

/// A function of cosine and roughness.
#[derive(Clone, Debug, PartialEq)]
pub struct CosineTable(Vec<f32>);

impl CosineTable {
    /// With the values at the nodes: a row of cosines for every width.
    pub fn new(rows: &[[f64; COSINES]]) -> Self {
        let outside = |i: usize, j: usize, k: usize| {
            std::array::from_fn(|c| beyond([rows[i][c], rows[j][c], rows[k][c]]))
        };
        let mut values = padded(&outside(0, 1, 2));
        values.extend(rows.iter().flat_map(padded));
        values.extend(padded(&outside(WIDTHS - 1, WIDTHS - 2, WIDTHS - 3)));
        Self(values.into_iter().map(|v| v as f32).collect())
    }

    /// The values at the nodes, row by row, with one more on every side.
    pub fn values(&self) -> &[f32] {
        &self.0
    }

    /// The interpolated value.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn at<R: Real>(&self, cos: R, width: R) -> R {
        let (x, x_scale) = node_position(cos.value(), COSINES);
        let (y, y_scale) = node_position(width.value(), WIDTHS);
        let (column, x_values, x_slopes) = weights(x, COSINES);
        let (row, y_values, y_slopes) = weights(y, WIDTHS);
        // Four columns at a time.
        let zero = R::Constant::zero();
        let (mut columns, mut rise) = ([zero; 4], [zero; 4]);
        for i in 0..4 {
            let start = (row + i) * ROW + column;
            let nodes: &[f32; 4] = self.0[start..].first_chunk().expect("a padded row");
            for j in 0..4 {
                let node = R::Constant::of(nodes[j]);
                columns[j] += y_values[i] * node;
                if has_slopes::<R>() {
                    rise[j] += y_slopes[i] * node;
                }
            }
        }
        let value = dot(x_values, columns);
        if !has_slopes::<R>() {
            return R::lift(value);
        }
        let along_x = dot(x_slopes, columns) * x_scale;
        let along_y = dot(x_values, rise) * y_scale;
        extend(cos, value, along_x) + extend(width, zero, along_y)
    }
}

/// Where a cosine or width lies between the nodes, and how fast that changes with it.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn node_position<T: Real>(x: T, nodes: usize) -> (T, T) {
    let last = T::of((nodes - 1) as f32);
    if x >= T::one() {
        return (last, T::zero());
    }
    let root = x.safe_sqrt();
    // The slope is infinite at zero, where nothing is seen.
    let slope = if root > T::zero() {
        T::of(0.5) * last / root
    } else {
        T::zero()
    };
    (root * last, slope)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::math::Dual;

    #[test]
    fn smooth_functions_are_interpolated_with_their_slopes() {
        let f = |cos: f64, width: f64| (0.3 + cos).sqrt() * (1.0 + width * (1.0 - cos));
        let rows: [_; WIDTHS] =
            std::array::from_fn(|i| std::array::from_fn(|j| f(cosine(j), width(i))));
        let table = CosineTable::new(&rows);
        for i in 1..200 {
            let (cos, alpha) = (f64::from(i) / 200.0, f64::from(i * 37 % 200) / 200.0);
            let value = table.at(cos, alpha);
            assert!((value - f(cos, alpha)).abs() < 1e-4, "{cos} {alpha}");
            let dual = table.at(Dual::<f64, 2>::input(cos, 0), Dual::input(alpha, 1));
            let h = 1e-6;
            let dc = (table.at(cos + h, alpha) - table.at(cos - h, alpha)) / (2.0 * h);
            let da = (table.at(cos, alpha + h) - table.at(cos, alpha - h)) / (2.0 * h);
            assert!((dual.d[0] - dc).abs() < 1e-5, "{} {dc}", dual.d[0]);
            assert!((dual.d[1] - da).abs() < 1e-5, "{} {da}", dual.d[1]);
        }
    }
}
