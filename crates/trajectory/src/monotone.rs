//! A smooth function through values that never overshoots them.
//!
//! Piecewise cubics with the slopes of Fritsch and Butland ("A method for constructing local monotone piecewise cubic
//! interpolants", 1984): between two values the function stays between them. A field of view can therefore never exceed
//! its keys, and nothing ever moves backwards.

/// The function, in intervals of given widths.
pub(crate) struct Monotone {
    intervals: Vec<Interval>,
}

struct Interval {
    width: f64,
    start: f64,
    end: f64,
    slopes: [f64; 2],
}

impl Monotone {
    /// From the values at the ends of each interval and its width. In a `closed` function the first interval follows
    /// the last. `pinned` intervals are straight lines.
    pub fn new(ends: &[[f64; 2]], widths: &[f64], closed: bool, pinned: &[bool]) -> Self {
        let n = ends.len();
        let secant = |k: usize| {
            let [start, end] = ends[k];
            if widths[k] > 0.0 {
                (end - start) / widths[k]
            } else {
                0.0
            }
        };
        let is_pinned = |k: usize| pinned.get(k).copied().unwrap_or(false);
        // The slope between the interval `k` and the one before it.
        let slope = |k: usize| {
            let before = match k {
                0 if closed => Some(n - 1),
                0 => None,
                k => Some(k - 1),
            };
            let after = match k {
                k if k < n => Some(k),
                _ if closed => Some(0),
                _ => None,
            };
            match (before, after) {
                (_, Some(a)) if is_pinned(a) => secant(a),
                (Some(b), _) if is_pinned(b) => secant(b),
                (Some(b), Some(a)) => mean_slope([secant(b), secant(a)], [widths[b], widths[a]]),
                (Some(one), None) | (None, Some(one)) => secant(one),
                (None, None) => 0.0,
            }
        };
        let interval = |k: usize| {
            let steepest = 3.0 * secant(k);
            let (low, high) = (steepest.min(0.0), steepest.max(0.0));
            Interval {
                width: widths[k],
                start: ends[k][0],
                end: ends[k][1],
                slopes: [k, k + 1].map(|k| slope(k).clamp(low, high)),
            }
        };
        Self {
            intervals: (0..n).map(interval).collect(),
        }
    }

    /// The value at a distance from the start of an interval.
    pub fn at(&self, interval: usize, distance: f64) -> f64 {
        let Interval {
            width,
            start,
            end,
            slopes: [first, last],
        } = self.intervals[interval];
        if distance <= 0.0 || width <= 0.0 {
            return start;
        }
        if distance >= width {
            return end;
        }
        let t = distance / width;
        let (first, last) = (first * width, last * width);
        let rise = end - start;
        start
            + t * (first + t * (3.0 * rise - 2.0 * first - last + t * (first + last - 2.0 * rise)))
    }
}

/// The weighted harmonic mean of two slopes, 0 where they have different signs.
fn mean_slope([before, after]: [f64; 2], [width_before, width_after]: [f64; 2]) -> f64 {
    if before * after <= 0.0 {
        return 0.0;
    }
    let weight_before = width_before + 2.0 * width_after;
    let weight_after = 2.0 * width_before + width_after;
    (weight_before + weight_after) / (weight_before / before + weight_after / after)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ends(values: &[f64]) -> Vec<[f64; 2]> {
        values.windows(2).map(|pair| [pair[0], pair[1]]).collect()
    }

    #[test]
    fn it_passes_through_its_values_and_stays_between_them() {
        let values = ends(&[1.0, 1.1, 5.0, 5.0, 4.9, -3.0, -2.9]);
        let widths = [0.1, 3.0, 1.0, 0.01, 2.0, 7.0];
        let f = Monotone::new(&values, &widths, false, &[]);
        for (k, [start, end]) in values.into_iter().enumerate() {
            assert_eq!((f.at(k, 0.0), f.at(k, widths[k])), (start, end));
            let mut last = start;
            for i in 0..=100 {
                let value = f.at(k, widths[k] * f64::from(i) / 100.0);
                let forwards = (value - last) * (end - start);
                assert!(forwards >= -1e-12, "interval {k}, step {i}");
                last = value;
            }
        }
    }

    #[test]
    fn a_straight_line_stays_one() {
        let f = Monotone::new(&ends(&[0.0, 2.0, 3.0, 9.0]), &[1.0, 0.5, 3.0], false, &[]);
        for (k, x) in [(0, 0.0), (1, 1.0), (2, 1.5)] {
            assert!((f.at(k, 0.3) - 2.0 * (x + 0.3)).abs() < 1e-12);
        }
    }

    #[test]
    fn slopes_go_on_over_the_seam_of_a_closed_function() {
        let widths = [1.0, 2.0, 0.5];
        let f = Monotone::new(&ends(&[0.0, 1.0, 2.0, 4.0]), &widths, true, &[]);
        let h = 1e-6;
        for (before, after) in [(0, 1), (1, 2), (2, 0)] {
            let width = widths[before];
            let left = (f.at(before, width) - f.at(before, width - h)) / h;
            let right = (f.at(after, h) - f.at(after, 0.0)) / h;
            assert!((left - right).abs() < 1e-4, "{before}: {left} {right}");
        }
    }

    #[test]
    fn a_pinned_interval_is_straight() {
        let pinned = [false, true, false];
        let f = Monotone::new(&ends(&[0.0, 0.1, 2.1, 9.0]), &[1.0; 3], false, &pinned);
        for i in 0..=10 {
            let t = f64::from(i) / 10.0;
            assert!((f.at(1, t) - (0.1 + 2.0 * t)).abs() < 1e-12);
        }
        assert!((0..=100).all(|i| f.at(0, f64::from(i) / 100.0) <= 0.1 + 1e-12));
    }
}
