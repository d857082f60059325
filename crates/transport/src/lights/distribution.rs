//! A piecewise constant distribution on the unit square.

use crate::math::Real;

/// Rows and columns of cells. A row is chosen first, then a cell of it.
///
/// Densities come from the differences of the stored sums, so that what is sampled and what is reported agree to the last
/// bit.
#[derive(Clone, Debug)]
pub struct Distribution {
    /// Columns and rows.
    size: [u32; 2],
    /// Probability of all rows before: one more than there are rows.
    rows: Vec<f32>,
    /// For every row the probability of all its cells before: one more than there are columns.
    columns: Vec<f32>,
}

impl Distribution {
    /// In proportion to weights, row by row. None if all are zero.
    pub fn new(size: [u32; 2], weights: &[f64]) -> Option<Self> {
        let [width, height] = size.map(|s| s as usize);
        let mut columns = Vec::with_capacity((width + 1) * height);
        let sums: Vec<f64> = weights
            .chunks_exact(width)
            .map(|row| push_cumulative(row, &mut columns))
            .collect();
        let mut rows = Vec::with_capacity(height + 1);
        let total = push_cumulative(&sums, &mut rows);
        (total > 0.0).then_some(Self {
            size,
            rows,
            columns,
        })
    }

    /// Columns and rows.
    pub fn size(&self) -> [u32; 2] {
        self.size
    }

    /// Probability of all rows before each, and 1.
    pub fn rows(&self) -> &[f32] {
        &self.rows
    }

    /// For every row: probability of all its cells before each, and 1.
    pub fn columns(&self) -> &[f32] {
        &self.columns
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn row(&self, row: usize) -> &[f32] {
        let stride = self.size[0] as usize + 1;
        &self.columns[row * stride..(row + 1) * stride]
    }

    /// A point of the unit square, and its density.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn sample<R: Real>(&self, u: [R; 2]) -> ([R; 2], f32) {
        let (row, y) = invert(&self.rows, u[1]);
        let (column, x) = invert(self.row(row), u[0]);
        let place = |cell: usize, within: R, size: u32| {
            within
                .shift(R::Constant::of(cell as f32))
                .scale(R::Constant::one() / R::Constant::of(size as f32))
        };
        let point = [place(column, x, self.size[0]), place(row, y, self.size[1])];
        (point, self.density(column, row))
    }

    /// The density at a point of the unit square.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn pdf(&self, square: [f32; 2]) -> f32 {
        let cell = |c: f32, size: u32| ((c * size as f32) as u32).min(size - 1) as usize;
        self.density(cell(square[0], self.size[0]), cell(square[1], self.size[1]))
    }

    #[cfg_attr(not(debug_assertions), inline(always))]
    fn density(&self, column: usize, row: usize) -> f32 {
        let cells = self.row(row);
        let share = (self.rows[row + 1] - self.rows[row]) * (cells[column + 1] - cells[column]);
        share * (self.size[0] as f32 * self.size[1] as f32)
    }
}

/// Appends the sums of all weights before each, over their total, and 1. Gives the total.
fn push_cumulative(weights: &[f64], into: &mut Vec<f32>) -> f64 {
    let total: f64 = weights.iter().sum();
    let scale = if total > 0.0 { 1.0 / total } else { 0.0 };
    let mut sum = 0.0;
    into.push(0.0);
    for weight in weights {
        sum += weight;
        into.push((sum * scale).min(1.0) as f32);
    }
    // Rounding must not leave a gap at the end; what is not possible stays so.
    if total > 0.0 {
        let end = into.len() - weights.len()..into.len();
        let last = into[into.len() - 1];
        into[end]
            .iter_mut()
            .filter(|c| **c == last)
            .for_each(|c| *c = 1.0);
    }
    total
}

/// The cell that a coordinate falls into, and how far.
#[cfg_attr(not(debug_assertions), inline(always))]
fn invert<R: Real>(cumulative: &[f32], u: R) -> (usize, R) {
    let value = u.to_f32().min(super::BELOW_ONE);
    // The last cell that starts at or before the value: never an empty one, since the next starts there too.
    let cells = cumulative.len() - 1;
    let cell = cumulative[..cells].partition_point(|&start| start <= value) - 1;
    let (start, end) = (cumulative[cell], cumulative[cell + 1]);
    let scale = R::Constant::of(1.0) / (R::Constant::of(end) - R::Constant::of(start));
    let within = u.shift(-R::Constant::of(start)).scale(scale);
    // Rounding must not carry the point into the next cell.
    if within.to_f32() < 1.0 {
        (cell, within)
    } else {
        (cell, R::of(super::BELOW_ONE))
    }
}
