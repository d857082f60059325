//! A layer of varnish: what share of light crosses it, by angle and roughness.

mod interface;
mod layers;
mod table;

use super::{fresnel, is_smooth};
use crate::math::{Real, Rgb};
pub use layers::LAYER_WIDTHS;
use rayon::prelude::*;
pub use table::{COSINES, CosineTable, WIDTHS, WidthTable};
use table::{ROW, dot, extend, has_slopes, node_position, weights};
use wayfare_scene::{COAT_DEPTH, COAT_THICKNESS};

/// From this many reflections off the base on, the series is summed to its end.
const ALL_BOUNCES: u32 = 32;

/// Tables of a coat of one index of refraction.
#[derive(Clone, Debug, PartialEq)]
pub struct Coat {
    eta: f32,
    thickness: f32,
    bounces: u32,
    crossing: CosineTable,
    internal: WidthTable,
    /// A row of pairs of factors for every pair of roughnesses.
    lobes: Vec<[f32; 2]>,
    /// The ratio of the later reflections and the share of the first, for every pair of roughnesses.
    orders: Vec<[f32; 2]>,
    /// What [`Coat::pbrt_gain`] interpolates.
    gain: Option<CosineTable>,
}

/// The light that comes back from a metal below a coat, by the number of its reflections there.
#[derive(Clone, Copy, Debug)]
pub struct Orders<R> {
    /// The ratio in which light of more reflections follows.
    pub again: R,
    /// Share of the light of one reflection, for a perfect mirror.
    pub share_once: R,
}

impl Coat {
    /// A coat as pbrt-v4 has it where the file only gives its index of refraction.
    pub fn new(eta: f32) -> Self {
        Self::with_layer(eta, COAT_THICKNESS, COAT_DEPTH)
    }

    /// A coat that absorbs nothing, with all reflections inside.
    pub fn clear(eta: f32) -> Self {
        Self::with_layer(eta, 0.0, u32::MAX)
    }

    /// A coat with a layer below that absorbs exp(-thickness / cosine) of the light in each crossing, as pbrt-v4's
    /// does where its albedo is zero. Light is followed for `max_depth` reflections inside.
    pub fn with_layer(eta: f32, thickness: f32, max_depth: u32) -> Self {
        let (n, t) = (f64::from(eta), f64::from(thickness.max(0.0)));
        // From outside: what arrives at the base.
        let crossing: Vec<[f64; COSINES]> = per_width(|width| {
            std::array::from_fn(|column| {
                let mut sum = 0.0;
                interface::split(table::cosine(column), width, n, |part| {
                    sum += part.transmitted * (-t / part.cos_transmitted).exp();
                });
                sum
            })
        });
        // From a Lambertian base: what comes back to it.
        let internal = per_width(|width| internal_share(n, width, t));
        let bounces = max_depth.div_ceil(2).max(1);
        let lobes = layers::lobes(n, t, bounces);
        Self {
            eta,
            thickness: thickness.max(0.0),
            bounces,
            crossing: CosineTable::new(&crossing),
            internal: WidthTable::new(&internal),
            lobes: lobes
                .iter()
                .flat_map(|lobes| {
                    let [once, more] = [&lobes.once, &lobes.more].map(table::padded);
                    once.into_iter()
                        .zip(more)
                        .map(|(a, b)| [a as f32, b as f32])
                        .collect::<Vec<_>>()
                })
                .collect(),
            orders: lobes
                .iter()
                .map(|lobes| [lobes.again as f32, lobes.share_once as f32])
                .collect(),
            gain: None,
        }
    }

    /// The same coat with an error of pbrt-v4, for comparisons with its images: next event estimation finds too much light of a matt base
    /// below it.
    pub fn with_pbrt_gain(self) -> Self {
        let eta = f64::from(self.eta);
        let gain = per_width(|width| {
            std::array::from_fn(|column| interface::pbrt_gain(table::cosine(column), width, eta))
        });
        Self {
            gain: Some(CosineTable::new(&gain)),
            ..self
        }
    }

    /// The factor on the light of a matt base that next event estimation finds in a direction, where pbrt-v4 is imitated.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn pbrt_gain<R: Real>(&self, cos: R, alpha: [R; 2]) -> Option<R> {
        let gain = self.gain.as_ref().filter(|_| !is_smooth(alpha))?;
        Some(gain.at(cos, mean_width(alpha)))
    }

    /// Index of refraction.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn eta(&self) -> f32 {
        self.eta
    }

    /// Optical thickness of the layer.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn thickness(&self) -> f32 {
        self.thickness
    }

    /// Reflections off the base that count; [`u32::MAX`] where all do.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn bounces(&self) -> u32 {
        if self.bounces < ALL_BOUNCES {
            self.bounces
        } else {
            u32::MAX
        }
    }

    /// The table of [`Coat::crossing`].
    pub fn crossing_table(&self) -> &CosineTable {
        &self.crossing
    }

    /// The table of [`Coat::internal`].
    pub fn internal_table(&self) -> &WidthTable {
        &self.internal
    }

    /// Share of the light from outside that arrives at the base.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn crossing<R: Real>(&self, cos: R, alpha: [R; 2]) -> R {
        if is_smooth(alpha) {
            let eta = R::of(self.eta);
            let sin2_t = (R::one() - cos.sqr()) / eta.sqr();
            let cos_t = (R::one() - sin2_t).safe_sqrt();
            if cos_t <= R::zero() {
                return R::zero();
            }
            (R::one() - fresnel::dielectric(cos, eta)) * self.attenuation(cos_t)
        } else {
            // Cubics overshoot where the index of refraction is next to one.
            let share = self.crossing.at(cos, mean_width(alpha));
            share.max(R::zero()).min(R::one())
        }
    }

    /// Share of cosine-distributed light from the base that returns there.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn internal<R: Real>(&self, alpha: [R; 2]) -> R {
        self.internal.at(mean_width(alpha))
    }

    /// The factors of the two lobes of a metal below the coat (see [`Coat::crossing`] for the rest of them).
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn lobe_factors<R: Real>(&self, cos: R, widths: Pair<R>) -> [R; 2] {
        let (x, x_scale) = node_position(cos.value(), COSINES);
        let (column, values, slopes) = weights(x, COSINES);
        let zero = R::Constant::zero();
        // The row between the four next to the roughnesses, then its derivatives with respect to them.
        let mut rows = [[[zero; 4]; 2]; 3];
        let corners = widths.corners();
        for (corner, index) in corners.into_iter().enumerate() {
            let start = index * ROW + column;
            let nodes: &[[f32; 2]; 4] = self.lobes[start..].first_chunk().expect("a padded row");
            let used = if has_slopes::<R>() { 3 } else { 1 };
            for (row, weights) in rows[..used].iter_mut().zip(&widths.weights) {
                for (tap, node) in nodes.iter().enumerate() {
                    row[0][tap] += weights[corner] * R::Constant::of(node[0]);
                    row[1][tap] += weights[corner] * R::Constant::of(node[1]);
                }
            }
        }
        let factor = |lobe: usize| {
            let value = dot(values, rows[0][lobe]);
            if !has_slopes::<R>() {
                return R::lift(value);
            }
            extend(cos, value, dot(slopes, rows[0][lobe]) * x_scale)
                + extend(widths.metal, zero, dot(values, rows[1][lobe]))
                + extend(widths.coat, zero, dot(values, rows[2][lobe]))
        };
        [factor(0), factor(1)]
    }

    /// How the light of a metal below the coat is divided.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn orders<R: Real>(&self, widths: Pair<R>) -> Orders<R> {
        let corners = widths.corners();
        let order = |i: usize| {
            let node = |corner: usize| R::Constant::of(self.orders[corners[corner]][i]);
            let nodes = [node(0), node(1), node(2), node(3)];
            let [value, along_metal, along_coat] = widths.weights;
            extend(widths.metal, dot(value, nodes), dot(along_metal, nodes))
                + extend(widths.coat, R::Constant::zero(), dot(along_coat, nodes))
        };
        Orders {
            again: order(0),
            share_once: order(1),
        }
    }

    /// The tables of the lobes of a metal below the coat: factors, row by row with one more node on either side, then
    /// orders. Rows follow the metal's roughness, then the coat's.
    pub fn lobe_tables(&self) -> (&[[f32; 2]], &[[f32; 2]]) {
        (&self.lobes, &self.orders)
    }

    /// Light that is left after one crossing of the layer.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn attenuation<R: Real>(&self, cos: R) -> R {
        if self.thickness == 0.0 {
            return R::one();
        }
        // The reciprocal of the exponential's series: exact to f32 for layers up to half a mean free path.
        let depth = R::of(self.thickness) / cos;
        let mut series = R::one();
        for term in (1..8u8).rev() {
            series = series * depth.scale(R::Constant::of(1.0 / f32::from(term))) + R::one();
        }
        R::one() / series
    }

    /// The sum of the powers of `ratio`, one for each reflection off the base.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn series<R: Real>(&self, ratio: R) -> R {
        power_sum(ratio, self.bounces)
    }

    /// [`Coat::series`], per channel.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn series_rgb<R: Real>(&self, ratio: Rgb<R>) -> Rgb<R> {
        Rgb::new(
            self.series(ratio.x),
            self.series(ratio.y),
            self.series(ratio.z),
        )
    }

    /// The same for the reflections after the first.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn later_series_rgb<R: Real>(&self, ratio: Rgb<R>) -> Rgb<R> {
        if self.bounces < 2 {
            return Rgb::zero();
        }
        let sum = |x| power_sum(x, self.bounces - 1);
        Rgb::new(sum(ratio.x), sum(ratio.y), sum(ratio.z))
    }
}

/// A value for each node of the roughness.
fn per_width<T: Send>(f: impl Fn(f64) -> T + Sync) -> Vec<T> {
    (0..WIDTHS)
        .into_par_iter()
        .map(|node| f(table::width(node)))
        .collect()
}

/// 1 + x + x^2 + ..., with this many terms.
#[cfg_attr(not(debug_assertions), inline(always))]
fn power_sum<R: Real>(x: R, terms: u32) -> R {
    let (at, one) = (x.value(), R::Constant::one());
    let (mut sum, mut slope) = (one, R::Constant::zero());
    if terms < ALL_BOUNCES {
        for _ in 1..terms {
            slope = slope * at + sum;
            sum = sum * at + one;
        }
    } else {
        sum = one / (one - at);
        slope = sum * sum;
    }
    extend(x, sum, slope)
}

/// Share of cosine-distributed light from the base that returns there.
fn internal_share(eta: f64, alpha: f64, thickness: f64) -> f64 {
    // Equal steps of the squared cosine are cosine-distributed. Total reflection starts at an edge between steps.
    let edge = (1.0 - 1.0 / (eta * eta)).max(0.0);
    let points = if alpha == 0.0 { 4096 } else { 16 };
    let mut sum = 0.0;
    for (from, to) in [(0.0, edge), (edge, 1.0)] {
        for point in 0..points {
            let step = (to - from) / f64::from(points);
            let cos = (from + (f64::from(point) + 0.5) * step).max(1e-8).sqrt();
            interface::split(cos, alpha, 1.0 / eta, |part| {
                let length = 1.0 / cos + 1.0 / part.cos_reflected;
                sum += step * part.reflected * (-thickness * length).exp();
            });
        }
    }
    sum
}

/// The roughnesses of a metal and of the coat above it, between the nodes of the tables.
#[derive(Clone, Copy, Debug)]
pub struct Pair<R: Real> {
    metal: R,
    coat: R,
    /// Row and column of the first of the four nodes next to them.
    cell: [usize; 2],
    /// Weights of the four nodes, and their derivatives with respect to the two widths.
    weights: [[R::Constant; 4]; 3],
}

impl<R: Real> Pair<R> {
    /// With the widths along the two tangents of both.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn new(metal: [R; 2], coat: [R; 2]) -> Self {
        let (metal, coat) = (mean_width(metal), mean_width(coat));
        let cell = |width: R| {
            let (position, scale) = node_position(width.value(), LAYER_WIDTHS);
            let cell = (position.to_f32() as usize).min(LAYER_WIDTHS - 2);
            (cell, position - R::Constant::of(cell as f32), scale)
        };
        let ((row, y, y_scale), (column, x, x_scale)) = (cell(metal), cell(coat));
        let one = R::Constant::one();
        let (left, low) = (one - x, one - y);
        Self {
            metal,
            coat,
            cell: [row, column],
            weights: [
                [low * left, low * x, y * left, y * x],
                [-left * y_scale, -x * y_scale, left * y_scale, x * y_scale],
                [-low * x_scale, low * x_scale, -y * x_scale, y * x_scale],
            ],
        }
    }

    /// The four nodes.
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn corners(&self) -> [usize; 4] {
        let first = self.cell[0] * LAYER_WIDTHS + self.cell[1];
        [
            first,
            first + 1,
            first + LAYER_WIDTHS,
            first + LAYER_WIDTHS + 1,
        ]
    }
}

/// One width for both tangents.
#[cfg_attr(not(debug_assertions), inline(always))]
fn mean_width<R: Real>(alpha: [R; 2]) -> R {
    (alpha[0] * alpha[1]).safe_sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Light that leaves a Lambertian base either returns or leaves: T_mean / n^2 = 1 - F_int.
    #[test]
    fn both_directions_through_a_smooth_coat_agree() {
        for eta in [1.1f32, 1.33, 1.5, 2.0] {
            let coat = Coat::clear(eta);
            let points = 20_000;
            let mean = (0..points)
                .map(|i| coat.crossing(((f64::from(i) + 0.5) / f64::from(points)).sqrt(), [0.0; 2]))
                .sum::<f64>()
                / f64::from(points);
            let n2 = f64::from(eta).powi(2);
            let internal = coat.internal([0.0f64; 2]);
            assert!(
                (mean / n2 - (1.0 - internal)).abs() < 2e-4,
                "{eta}: {}",
                mean / n2 + internal
            );
        }
    }

    /// The figures of docs/validation.md.
    #[test]
    fn pbrt_makes_light_through_rough_coats_too_bright() {
        let coat = Coat::new(1.5);
        assert!(coat.pbrt_gain(0.7, [0.3; 2]).is_none());
        let coat = coat.with_pbrt_gain();
        assert!(coat.pbrt_gain(0.7, [0.0; 2]).is_none());
        for (width, gain) in [(0.02, 1.005), (0.14, 1.04), (0.25, 1.07), (0.55, 1.11)] {
            let cos = std::f64::consts::FRAC_1_SQRT_2;
            let ours = coat.pbrt_gain(cos, [width; 2]).expect("a factor");
            assert!((ours - gain).abs() < 0.006, "{width}: {ours}, not {gain}");
        }
    }

    /// Coats that no varnish has, and layers that are cut short, have tables of numbers too.
    #[test]
    fn unusual_coats_have_finite_tables() {
        for eta in [0.7, 1.0, 1.0001, 4.0] {
            for (thickness, max_depth) in [(0.0, 1), (0.5, 3), (0.0, u32::MAX)] {
                let coat = Coat::with_layer(eta, thickness, max_depth);
                let (lobes, orders) = coat.lobe_tables();
                let tables = [coat.crossing.values(), coat.internal.values()];
                for &value in tables.into_iter().flatten().chain(orders.iter().flatten()) {
                    assert!(value.is_finite(), "{eta} {thickness}: {value}");
                }
                assert!(lobes.iter().flatten().all(|value| value.is_finite()));
            }
        }
    }
}
