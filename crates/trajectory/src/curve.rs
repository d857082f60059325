//! A smooth curve through points, parameterised by its length.
//!
//! Centripetal Catmull-Rom splines (Yuksel, Schaefer, Keyser, "On the parameterization of Catmull-Rom curves", 2009):
//! they pass through their points and have no cusps or loops between them, however unevenly the points are spaced.

use glam::DVec3;

/// Number of equal parameter intervals for which the length of a segment is tabulated. Speed varies smoothly over a
/// segment; five Gauss points in each interval leave an error far below single precision.
const PARTS: usize = 32;

/// Points and weights of Gauss-Legendre quadrature on [-1, 1].
const GAUSS: [(f64, f64); 5] = [
    (0.0, 128.0 / 225.0),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (0.538_469_310_105_683_1, 0.478_628_670_499_366_5),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_1),
    (0.906_179_845_938_664, 0.236_926_885_056_189_1),
];

/// A curve in segments, one between every two keys.
pub(crate) struct Curve {
    segments: Vec<Segment>,
}

/// A cubic from parameter 0 to 1, in powers of the parameter.
struct Segment {
    powers: [DVec3; 4],
    /// Length from the start to each multiple of 1 / [`PARTS`].
    lengths: [f64; PARTS + 1],
}

impl Curve {
    /// The curve through `points`; a `closed` one continues from the last to the first. Neighbours within a distance of
    /// `same` count as one point, on which the curve rests for a segment.
    pub fn new(points: &[DVec3], closed: bool, same: f64) -> Self {
        let n = points.len();
        let count = if closed && n > 1 {
            n
        } else {
            n.saturating_sub(1)
        };
        // The next point in a direction that differs from this one; at the ends of an open curve, the mirror image of
        // the other neighbour.
        let beyond = |from: usize, step: isize, other: DVec3| {
            let here = points[from];
            let mut at = from as isize;
            for _ in 0..n {
                at += step;
                if closed {
                    at = at.rem_euclid(n as isize);
                }
                match usize::try_from(at).ok().and_then(|i| points.get(i)) {
                    Some(&there) if there.distance(here) > same => return there,
                    Some(_) => {}
                    None => break,
                }
            }
            2.0 * here - other
        };
        let segment = |k: usize| {
            let next = (k + 1) % n;
            let (p1, p2) = (points[k], points[next]);
            if p1.distance(p2) <= same {
                return Segment::new([p1, p2 - p1, DVec3::ZERO, DVec3::ZERO]);
            }
            let (p0, p3) = (beyond(k, -1, p2), beyond(next, 1, p1));
            // Knots are as far apart as the square roots of the distances.
            let [a, b, c] = [(p0, p1), (p1, p2), (p2, p3)].map(|(p, q)| p.distance(q).sqrt());
            let start = b * ((p1 - p0) / a - (p2 - p0) / (a + b)) + (p2 - p1);
            let end = b * ((p3 - p2) / c - (p3 - p1) / (b + c)) + (p2 - p1);
            let chord = p2 - p1;
            Segment::new([
                p1,
                start,
                3.0 * chord - 2.0 * start - end,
                start + end - 2.0 * chord,
            ])
        };
        Self {
            segments: (0..count).map(segment).collect(),
        }
    }

    /// Length of a segment.
    pub fn length(&self, segment: usize) -> f64 {
        self.segments[segment].lengths[PARTS]
    }

    /// The point that lies a `length` along a segment.
    pub fn at(&self, segment: usize, length: f64) -> DVec3 {
        let segment = &self.segments[segment];
        segment.point(segment.parameter(length))
    }
}

impl Segment {
    fn new(powers: [DVec3; 4]) -> Self {
        let mut segment = Self {
            powers,
            lengths: [0.0; PARTS + 1],
        };
        for part in 0..PARTS {
            let [from, to] = [part, part + 1].map(|i| i as f64 / PARTS as f64);
            segment.lengths[part + 1] = segment.lengths[part] + segment.length_between(from, to);
        }
        segment
    }

    fn point(&self, t: f64) -> DVec3 {
        let [a, b, c, d] = self.powers;
        a + t * (b + t * (c + t * d))
    }

    fn speed(&self, t: f64) -> f64 {
        let [_, b, c, d] = self.powers;
        (b + t * (2.0 * c + 3.0 * t * d)).length()
    }

    fn length_between(&self, from: f64, to: f64) -> f64 {
        let (middle, half) = (0.5 * (from + to), 0.5 * (to - from));
        let sum: f64 = GAUSS
            .iter()
            .map(|(x, weight)| weight * self.speed(middle + half * x))
            .sum();
        half * sum
    }

    /// The parameter at which the curve is `length` long: bisection, which no speed close to zero can lead astray.
    fn parameter(&self, length: f64) -> f64 {
        let part = self.lengths[1..PARTS].partition_point(|&end| end <= length);
        let start = part as f64 / PARTS as f64;
        let (mut low, mut high) = (start, (part + 1) as f64 / PARTS as f64);
        let wanted = length - self.lengths[part];
        if wanted <= 0.0 {
            return low;
        }
        if length >= self.lengths[PARTS] {
            return 1.0;
        }
        for _ in 0..48 {
            let middle = 0.5 * (low + high);
            if self.length_between(start, middle) < wanted {
                low = middle;
            } else {
                high = middle;
            }
        }
        0.5 * (low + high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f64::consts::TAU;

    /// Points of a circle of radius 2, at very uneven angles.
    fn circle(n: usize) -> Vec<DVec3> {
        let angle = |i: usize| {
            let u = i as f64 / n as f64;
            TAU * (u + 0.9 * (TAU * u).sin() / TAU)
        };
        (0..n)
            .map(|i| 2.0 * DVec3::new(angle(i).cos(), 0.0, angle(i).sin()))
            .collect()
    }

    fn total(curve: &Curve) -> f64 {
        (0..curve.segments.len()).map(|k| curve.length(k)).sum()
    }

    #[test]
    fn a_closed_curve_through_a_circle_is_a_circle() {
        let curve = Curve::new(&circle(64), true, 0.0);
        assert_eq!(curve.segments.len(), 64);
        let relative = total(&curve) / (2.0 * TAU);
        assert!((relative - 1.0).abs() < 1e-4, "{relative}");
        for k in 0..64 {
            for i in 0..=10 {
                let point = curve.at(k, curve.length(k) * f64::from(i) / 10.0);
                assert!((point.length() - 2.0).abs() < 2e-3, "{point}");
            }
        }
    }

    /// Against a sum of very many chords, which knows nothing of the quadrature.
    #[test]
    fn lengths_are_those_of_fine_polygons() {
        let points = [
            [0.0, 0.0],
            [1.0, 0.0],
            [1.1, 0.9],
            [4.0, -2.0],
            [4.0, -2.01],
        ];
        let points = points.map(|[x, y]| DVec3::new(x, y, 0.3 * x * y));
        let curve = Curve::new(&points, false, 0.0);
        for (k, segment) in curve.segments.iter().enumerate() {
            let n = 20_000;
            let point = |i: i32| segment.point(f64::from(i) / f64::from(n));
            let polygon: f64 = (0..n).map(|i| point(i).distance(point(i + 1))).sum();
            let relative = curve.length(k) / polygon;
            assert!((relative - 1.0).abs() < 1e-7, "segment {k}: {relative}");
            // Half of the length is where half of the polygon is.
            let at = segment.parameter(curve.length(k) / 2.0) * f64::from(n);
            let half: f64 = (0..at.round() as i32)
                .map(|i| point(i).distance(point(i + 1)))
                .sum();
            assert!((2.0 * half / polygon - 1.0).abs() < 1e-4, "segment {k}");
        }
    }

    #[test]
    fn equal_lengths_are_equal_steps_on_a_line() {
        let points = [0.0, 0.01, 0.5, 7.0, 7.2].map(|x| DVec3::new(x, 2.0 * x, 0.0));
        let curve = Curve::new(&points, false, 0.0);
        for k in 0..4 {
            let chord = points[k].distance(points[k + 1]);
            assert!((curve.length(k) - chord).abs() < 1e-9);
            for share in [0.0, 0.25, 0.9, 1.0] {
                let expected = points[k].lerp(points[k + 1], share);
                assert!(curve.at(k, share * chord).distance(expected) < 1e-9);
            }
        }
    }

    /// A uniform parameterisation would make a loop at the short segment.
    #[test]
    fn uneven_points_make_no_cusp_and_no_loop() {
        let points = [[0.0, 0.0], [5.0, 0.0], [5.05, 0.1], [0.0, 4.0]];
        let points = points.map(|[x, y]| DVec3::new(x, y, 0.0));
        let curve = Curve::new(&points, false, 0.0);
        let short = &curve.segments[1];
        let chord = points[1].distance(points[2]);
        assert!(curve.length(1) < 1.6 * chord, "{}", curve.length(1));
        for i in 0..200 {
            assert!(short.speed(f64::from(i) / 200.0) > 0.1 * chord);
        }
    }

    #[test]
    fn a_repeated_point_is_a_rest_and_leaves_the_curve_smooth() {
        let [a, b, c] = [[0.0, 0.0], [1.0, 1.0], [3.0, 0.0]].map(|[x, y]| DVec3::new(x, y, 0.0));
        let plain = Curve::new(&[a, b, c], false, 1e-6);
        let rests = Curve::new(&[a, b, b, c], false, 1e-6);
        assert_eq!(rests.length(1), 0.0);
        assert_eq!(rests.at(1, 0.0), b);
        for (with, without) in [(0, 0), (2, 1)] {
            assert_eq!(rests.length(with), plain.length(without));
            let middle = plain.length(without) / 2.0;
            assert_eq!(rests.at(with, middle), plain.at(without, middle));
        }
    }

    #[test]
    fn the_smallest_curves() {
        let [a, b] = [DVec3::ZERO, DVec3::X];
        assert!(Curve::new(&[], true, 0.0).segments.is_empty());
        assert!(Curve::new(&[a], true, 0.0).segments.is_empty());
        let there = Curve::new(&[a, b], false, 0.0);
        assert_eq!((there.segments.len(), total(&there)), (1, 1.0));
        let and_back = Curve::new(&[a, b], true, 0.0);
        assert_eq!(and_back.segments.len(), 2);
        assert!(and_back.at(1, and_back.length(1) / 2.0).distance(b / 2.0) < 1e-9);
    }
}
