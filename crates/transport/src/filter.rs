//! Pixel filters, sampled inside a pixel.
//!
//! A filter weighs the samples around a pixel. Instead of giving one sample to many pixels, every sample belongs to the
//! pixel in which its film coordinates lie, and its ray goes through a point near that pixel, distributed as the filter
//! says. Filters are products of one function across and one down; where such a function is negative, samples are
//! distributed by its size and carry its sign.

use crate::math::Real;
use wayfare_scene::PixelFilter;

/// Cells of a table: the filter is replaced by its mean in each.
const CELLS: usize = 64;
/// Points of a cell at which the filter is looked at.
const POINTS: usize = 16;

/// A filter along one axis, ready for sampling.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FilterAxis {
    /// Pixels on both sides of the centre.
    pub radius: f32,
    /// Probability of the cells before each, then 1.
    pub cumulative: [f32; CELLS + 1],
    /// What a sample in each cell weighs: the same size everywhere, with the sign of the filter.
    pub weights: [f32; CELLS],
}

/// A filter, ready for sampling.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FilterTable {
    /// Across and down.
    pub axes: [FilterAxis; 2],
}

impl FilterTable {
    /// The table of a filter; `None` for the box that is one pixel wide, which changes nothing.
    pub fn new(filter: &PixelFilter) -> Option<Self> {
        let axes = match *filter {
            PixelFilter::Box { radius: [0.5, 0.5] } => return None,
            PixelFilter::Box { radius } => radius.map(|r| FilterAxis::new(r, |_| 1.0)),
            PixelFilter::Triangle { radius } => {
                radius.map(|r| FilterAxis::new(r, |x| f64::from(r) - x.abs()))
            }
            PixelFilter::Gaussian { radius, sigma } => radius.map(|r| {
                // Beyond, a point and a parabola are the limits.
                let sigma = f64::from(sigma).clamp(f64::from(r) / 512.0, f64::from(r) * 512.0);
                let gaussian = move |x: f64| (-0.5 * (x / sigma).powi(2)).exp();
                FilterAxis::new(r, move |x| gaussian(x) - gaussian(r.into()))
            }),
            PixelFilter::Mitchell { radius, b, c } => radius.map(|r| {
                let [b, c] = [b, c].map(f64::from);
                FilterAxis::new(r, move |x| mitchell(2.0 * x.abs() / f64::from(r), b, c))
            }),
            PixelFilter::Sinc { radius, tau } => {
                radius.map(|r| FilterAxis::new(r, move |x| sinc(x) * sinc(x / f64::from(tau))))
            }
        };
        Some(Self { axes })
    }

    /// Where a ray goes, in pixels from the centre of the pixel, for a point of the pixel; and what it weighs.
    #[inline(always)]
    pub fn sample<R: Real>(&self, u: [R; 2]) -> ([R; 2], f32) {
        let [(x, a), (y, b)] = [0, 1].map(|axis| self.axes[axis].sample(u[axis]));
        ([x, y], a * b)
    }
}

impl FilterAxis {
    fn new(radius: f32, filter: impl Fn(f64) -> f64) -> Self {
        let width = 2.0 * f64::from(radius) / CELLS as f64;
        let mean = |cell: usize| {
            let at = |i: usize| (cell as f64 + (i as f64 + 0.5) / POINTS as f64) * width;
            let sum: f64 = (0..POINTS).map(|i| filter(at(i) - f64::from(radius))).sum();
            sum / POINTS as f64
        };
        let means: [f64; CELLS] = std::array::from_fn(mean);
        let size: f64 = means.iter().map(|m| m.abs()).sum();
        let total: f64 = means.iter().sum();
        let mut sum = 0.0;
        let cumulative = std::array::from_fn(|cell| {
            let before = (sum / size) as f32;
            sum += means.get(cell).map_or(0.0, |m| m.abs());
            if cell == CELLS { 1.0 } else { before }
        });
        let weights = means.map(|m| (m.signum() * size / total) as f32);
        Self {
            radius,
            cumulative,
            weights,
        }
    }

    #[inline(always)]
    fn sample<R: Real>(&self, u: R) -> (R, f32) {
        let value = u.to_f32();
        // The last cell that begins at or before the point.
        let cell = self.cumulative.partition_point(|&start| start <= value);
        let cell = cell.clamp(1, CELLS) - 1;
        let [start, end] = [self.cumulative[cell], self.cumulative[cell + 1]].map(R::Constant::of);
        let width = R::Constant::of(2.0 * self.radius / CELLS as f32);
        let left = R::Constant::of(cell as f32) * width - R::Constant::of(self.radius);
        let offset = u.shift(-start).scale(width / (end - start)).shift(left);
        (offset, self.weights[cell])
    }
}

impl FilterAxis {
    /// Where a ray goes for a point of the pixel, in pixels from its centre, and how fast that moves with the point.
    pub fn offset(&self, u: f64) -> (f64, f64) {
        let cell = self
            .cumulative
            .partition_point(|&start| f64::from(start) <= u);
        let cell = cell.clamp(1, CELLS) - 1;
        let [start, end] = [self.cumulative[cell], self.cumulative[cell + 1]].map(f64::from);
        let width = self.cell_width();
        let slope = width / (end - start);
        let left = cell as f64 * width - f64::from(self.radius);
        ((u - start) * slope + left, slope)
    }

    /// The point of the pixel for which a ray goes there, and how fast the ray moves with the point. `None` where no
    /// ray goes.
    pub fn invert(&self, offset: f64) -> Option<(f64, f64)> {
        let place = (offset + f64::from(self.radius)) / self.cell_width();
        if !(0.0..CELLS as f64).contains(&place) {
            return None;
        }
        let cell = (place as usize).min(CELLS - 1);
        let [start, end] = [self.cumulative[cell], self.cumulative[cell + 1]].map(f64::from);
        let u = start + (place - cell as f64) * (end - start);
        (end > start).then_some((u, self.cell_width() / (end - start)))
    }

    fn cell_width(&self) -> f64 {
        2.0 * f64::from(self.radius) / CELLS as f64
    }
}

/// Mitchell and Netravali's cubic on -2..2.
fn mitchell(x: f64, b: f64, c: f64) -> f64 {
    if x <= 1.0 {
        ((12.0 - 9.0 * b - 6.0 * c) * x.powi(3)
            + (-18.0 + 12.0 * b + 6.0 * c) * x.powi(2)
            + (6.0 - 2.0 * b))
            / 6.0
    } else if x <= 2.0 {
        ((-b - 6.0 * c) * x.powi(3)
            + (6.0 * b + 30.0 * c) * x.powi(2)
            + (-12.0 * b - 48.0 * c) * x
            + (8.0 * b + 24.0 * c))
            / 6.0
    } else {
        0.0
    }
}

/// sin(pi x) / (pi x).
fn sinc(x: f64) -> f64 {
    let x = std::f64::consts::PI * x;
    if x.abs() < 1e-5 { 1.0 } else { x.sin() / x }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With any filter, the weights of samples add up to the image.
    #[test]
    fn gaussians_of_any_width_have_a_table() {
        for (sigma, deviation) in [
            (1e-9, 0.027),
            (f32::MIN_POSITIVE, 0.027),
            (1e9, 0.2f64.sqrt() * 1.5),
            (f32::MAX, 0.2f64.sqrt() * 1.5),
        ] {
            let radius = [1.5; 2];
            let filter = PixelFilter::Gaussian { radius, sigma };
            let table = FilterTable::new(&filter).expect("a table");
            let n = 10_000;
            let mut square = 0.0;
            for i in 0..n {
                let ([x, _], w) = table.sample([(i as f64 + 0.5) / f64::from(n), 0.5]);
                assert_eq!(w, 1.0, "{sigma}");
                square += x * x / f64::from(n);
            }
            let error = (square.sqrt() - deviation).abs();
            assert!(error < 1e-3, "{sigma}: {} {deviation}", square.sqrt());
        }
    }

    /// Samples, weighted, have the moments of the filter.
    #[test]
    fn samples_have_the_moments_of_the_filter() {
        let gaussian = |x: f64| (-2.0 * x * x).exp() - (-2.0f64 * 2.25).exp();
        type Case<'a> = (PixelFilter, f64, &'a dyn Fn(f64) -> f64);
        let filters: [Case<'_>; 4] = [
            (
                PixelFilter::Gaussian {
                    radius: [1.5; 2],
                    sigma: 0.5,
                },
                1.5,
                &gaussian,
            ),
            (PixelFilter::Triangle { radius: [2.0; 2] }, 2.0, &|x| {
                2.0 - x.abs()
            }),
            (
                PixelFilter::Mitchell {
                    radius: [2.0; 2],
                    b: 1.0 / 3.0,
                    c: 1.0 / 3.0,
                },
                2.0,
                &|x| mitchell(x.abs(), 1.0 / 3.0, 1.0 / 3.0),
            ),
            (
                PixelFilter::Sinc {
                    radius: [4.0; 2],
                    tau: 3.0,
                },
                4.0,
                &|x| sinc(x) * sinc(x / 3.0),
            ),
        ];
        for (filter, radius, truth) in filters {
            let table = FilterTable::new(&filter).expect("a filter wider than a pixel");
            let n = 200_000;
            let steps = |i: usize| (i as f64 + 0.5) / f64::from(n);
            for power in [0, 1, 2] {
                let moment: f64 = (0..n as usize)
                    .map(|i| {
                        let ([x, _], w) = table.sample([steps(i), 0.5]);
                        let (_, centre) = table.axes[1].sample(0.5);
                        x.powi(power) * f64::from(w / centre)
                    })
                    .sum::<f64>()
                    / f64::from(n);
                let at = |i: usize| (2.0 * steps(i) - 1.0) * radius;
                let norm: f64 = (0..n as usize).map(|i| truth(at(i))).sum();
                let expected: f64 = (0..n as usize)
                    .map(|i| at(i).powi(power) * truth(at(i)))
                    .sum::<f64>()
                    / norm;
                assert!(
                    (moment - expected).abs() < 4e-3,
                    "{filter:?}, {power}: {moment} instead of {expected}"
                );
            }
        }
    }
}
