//! Lines of equal height by marching squares.

use std::collections::BTreeMap;

/// Heights on a grid of points, from which contours are drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    columns: usize,
    rows: usize,
    x: [f64; 2],
    y: [f64; 2],
    heights: Vec<f64>,
}

/// A point between two neighbouring grid points: where it lies, and whether the neighbour is to the right (else above).
type Edge = (usize, usize, bool);

impl Field {
    /// Samples a function at `size` times `size` points, the corners of the rectangle `x` times `y` included.
    pub fn sample(x: [f64; 2], y: [f64; 2], size: usize, height: impl Fn(f64, f64) -> f64) -> Self {
        assert!(size >= 2, "a field needs at least two points per side");
        let at = |[from, to]: [f64; 2], i: usize| from + (to - from) * i as f64 / (size - 1) as f64;
        let heights = (0..size * size)
            .map(|k| height(at(x, k % size), at(y, k / size)))
            .collect();
        Self {
            columns: size,
            rows: size,
            x,
            y,
            heights,
        }
    }

    /// The greatest height.
    pub fn maximum(&self) -> f64 {
        self.heights
            .iter()
            .copied()
            .fold(f64::NEG_INFINITY, f64::max)
    }

    /// The outlines of the region where the height is at least `level`: closed polygons (the last point is joined to the
    /// first). Where the region reaches the border of the rectangle, its outline runs along the border.
    pub fn outlines(&self, level: f64) -> Vec<Vec<[f64; 2]>> {
        // Every crossing point of a line between two grid points is entered by one cell and left by another, with the
        // high ground to the left: following the successors yields closed polygons.
        let mut next: BTreeMap<Edge, Edge> = BTreeMap::new();
        for j in 0..=self.rows {
            for i in 0..=self.columns {
                for (from, to) in self.cell(i, j, level) {
                    next.insert(from, to);
                }
            }
        }
        let mut outlines = Vec::new();
        while let Some((start, mut edge)) = next.pop_first() {
            let mut outline = vec![self.crossing(start, level)];
            while edge != start {
                outline.push(self.crossing(edge, level));
                match next.remove(&edge) {
                    Some(following) => edge = following,
                    None => break,
                }
            }
            outlines.push(outline);
        }
        outlines
    }

    /// The height at a point of the grid, which is surrounded by one ring of bottomless points: index 0 is in the ring.
    fn height(&self, i: usize, j: usize) -> f64 {
        if i == 0 || j == 0 || i > self.columns || j > self.rows {
            f64::NEG_INFINITY
        } else {
            self.heights[(j - 1) * self.columns + i - 1]
        }
    }

    /// The pieces of outline in the cell whose lower left corner is grid point (i, j).
    fn cell(&self, i: usize, j: usize, level: f64) -> Vec<(Edge, Edge)> {
        // Corners and sides counterclockwise from the lower left: side k joins corner k to corner k + 1.
        let corners = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)];
        let high = corners.map(|(i, j)| self.height(i, j) >= level);
        let sides: [Edge; 4] = [
            (i, j, true),
            (i + 1, j, false),
            (i, j + 1, true),
            (i, j, false),
        ];
        // Going around the cell, the outline of the high part enters it where a side leads from high to low ground, and
        // leaves it at the next side that leads back up. On a saddle this keeps the low ground connected.
        let mut pieces = Vec::new();
        for k in 0..4 {
            if high[k] && !high[(k + 1) % 4] {
                let back = (1..4)
                    .map(|n| (k + 4 - n) % 4)
                    .find(|&s| !high[s] && high[(s + 1) % 4]);
                if let Some(back) = back {
                    pieces.push((sides[k], sides[back]));
                }
            }
        }
        pieces
    }

    /// Where the level is crossed between two neighbouring grid points.
    fn crossing(&self, (i, j, right): Edge, level: f64) -> [f64; 2] {
        let (i2, j2) = if right { (i + 1, j) } else { (i, j + 1) };
        let (a, b) = (self.height(i, j), self.height(i2, j2));
        let t = if a == f64::NEG_INFINITY {
            1.0
        } else if b == f64::NEG_INFINITY {
            0.0
        } else {
            (level - a) / (b - a)
        };
        let at = |[from, to]: [f64; 2], count: usize, place: f64| {
            from + (to - from) * (place - 1.0) / (count - 1) as f64
        };
        let mix = |a: usize, b: usize| a as f64 + t * (b as f64 - a as f64);
        [
            at(self.x, self.columns, mix(i, i2)),
            at(self.y, self.rows, mix(j, j2)),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(outline: &[[f64; 2]]) -> f64 {
        let next = outline.iter().cycle().skip(1);
        let cross = |(a, b): (&[f64; 2], &[f64; 2])| a[0] * b[1] - a[1] * b[0];
        0.5 * outline.iter().zip(next).map(cross).sum::<f64>()
    }

    #[test]
    fn a_cone_has_circles() {
        let field = Field::sample([-1.0, 1.0], [-1.0, 1.0], 81, |x, y| 1.0 - x.hypot(y));
        let outlines = field.outlines(0.5);
        assert_eq!(outlines.len(), 1);
        for [x, y] in &outlines[0] {
            assert!((x.hypot(*y) - 0.5).abs() < 1e-3);
        }
        let exact = 0.25 * std::f64::consts::PI;
        assert!((area(&outlines[0]).abs() - exact).abs() < 2e-3);
    }

    /// High ground that reaches the border is closed along it, and a hole has the opposite sense of rotation.
    #[test]
    fn areas_add_up_to_the_region() {
        let field = Field::sample([0.0, 2.0], [0.0, 1.0], 101, |x, y| (x - 1.0).hypot(y - 0.5));
        let total: f64 = field.outlines(0.3).iter().map(|o| area(o)).sum();
        let exact = 2.0 - 0.09 * std::f64::consts::PI;
        assert!((total.abs() - exact).abs() < 2e-3, "{total} {exact}");
    }

    #[test]
    fn separate_hills_and_saddles_leave_nothing_open() {
        let field = Field::sample([0.0, 1.0], [0.0, 1.0], 12, |x, y| {
            (19.0 * x).sin() * (17.0 * y).cos()
        });
        for level in [-0.5, 0.0, 0.3, 0.9] {
            let outlines = field.outlines(level);
            assert!(!outlines.is_empty());
            assert!(outlines.iter().all(|outline| outline.len() >= 3), "{level}");
        }
        assert!(field.outlines(2.0).is_empty());
    }
}
