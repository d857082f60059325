//! Linear equations between neighbours on a circle.

/// A square matrix with entries only between unknowns that are at most `reach` apart on a circle of `n`.
///
/// The circle is folded flat (0, n-1, 1, n-2, ...), which makes the matrix an ordinary band matrix of twice the width.
/// Elimination does not pivot: the diagonal must dominate every column, as it does for a chain that can be killed.
pub(super) struct PeriodicBand {
    n: usize,
    band: usize,
    /// Row by row, 2 `band` + 1 entries each, the diagonal in the middle.
    entries: Vec<f64>,
}

impl PeriodicBand {
    /// The zero matrix.
    pub fn new(n: usize, reach: usize) -> Self {
        let band = (2 * reach + 1).min(n.saturating_sub(1));
        Self {
            n,
            band,
            entries: vec![0.0; n * (2 * band + 1)],
        }
    }

    /// The place of an unknown on the folded circle.
    fn folded(&self, i: usize) -> usize {
        if 2 * i < self.n {
            2 * i
        } else {
            2 * (self.n - i) - 1
        }
    }

    fn index(&self, row: usize, column: usize) -> usize {
        row * (2 * self.band + 1) + column + self.band - row
    }

    /// Adds to an entry. Panics where row and column are farther apart than the reach allows.
    pub fn add(&mut self, row: usize, column: usize, value: f64) {
        let (row, column) = (self.folded(row), self.folded(column));
        assert!(row.abs_diff(column) <= self.band, "entry outside the band");
        let index = self.index(row, column);
        self.entries[index] += value;
    }

    /// Solves for the unknowns by elimination.
    pub fn solve(mut self, right: &[f64]) -> Vec<f64> {
        let (n, band) = (self.n, self.band);
        let mut x = vec![0.0; n];
        for (i, &value) in right.iter().enumerate() {
            x[self.folded(i)] = value;
        }
        for pivot in 0..n {
            let last = (pivot + band).min(n - 1);
            let start = self.index(pivot, pivot);
            for row in pivot + 1..=last {
                let (above, below) = self.entries.split_at_mut(row * (2 * band + 1));
                let source = &above[start..=start + last - pivot];
                let offset = pivot + band - row;
                let target = &mut below[offset..=offset + last - pivot];
                let factor = target[0] / source[0];
                if factor != 0.0 {
                    for (t, s) in target.iter_mut().zip(source) {
                        *t -= factor * s;
                    }
                    x[row] -= factor * x[pivot];
                }
            }
        }
        for row in (0..n).rev() {
            let last = (row + band).min(n - 1);
            let start = self.index(row, row);
            let known: f64 = self.entries[start + 1..=start + last - row]
                .iter()
                .zip(&x[row + 1..=last])
                .map(|(a, x)| a * x)
                .sum();
            x[row] = (x[row] - known) / self.entries[start];
        }
        (0..n).map(|i| x[self.folded(i)]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The solution satisfies the equations, for even and odd sizes and around the joint of the circle.
    #[test]
    fn solutions_satisfy_their_equations() {
        for (n, reach) in [(9, 2), (30, 4), (31, 7)] {
            let reach_signed = reach as i64;
            let mut rows = vec![vec![0.0; n]; n];
            let mut matrix = PeriodicBand::new(n, reach);
            for (i, row) in rows.iter_mut().enumerate() {
                for offset in -reach_signed..=reach_signed {
                    let j = (i as i64 + offset).rem_euclid(n as i64) as usize;
                    let value = if offset == 0 {
                        2.0 * reach as f64 + 1.0
                    } else {
                        -0.9 * ((3 * i + 5 * j) as f64).sin()
                    };
                    row[j] += value;
                    matrix.add(i, j, value);
                }
            }
            let right: Vec<f64> = (0..n).map(|i| (i as f64).cos()).collect();
            let x = matrix.solve(&right);
            for (row, b) in rows.iter().zip(&right) {
                let sum: f64 = row.iter().zip(&x).map(|(a, x)| a * x).sum();
                assert!((sum - b).abs() < 1e-12, "{sum} {b}");
            }
        }
    }
}
