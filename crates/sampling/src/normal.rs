//! Standard normal numbers by the Box-Muller transform, many at a time.
//!
//! A pair of words (w1, w2) becomes a radius sqrt(-2 ln u1) and an angle 2 pi u2, and these two independent normal
//! numbers. Logarithm, sine and cosine are polynomials (the coefficients are those of Moshier's Cephes library) in
//! branch-free loops over arrays, which the compiler turns into vector instructions. Only exactly rounded operations
//! are used, so the numbers are the same on every processor.

use std::f32::consts::{LN_2, PI, SQRT_2};

/// Turns `first[i]` and `second[i]` into two independent standard normal numbers in their places.
#[inline(always)]
pub(crate) fn box_muller<const LANES: usize>(
    first: &[u32; LANES],
    second: &[u32; LANES],
) -> ([f32; LANES], [f32; LANES]) {
    let mut radius = [0.0; LANES];
    for (r, &w) in radius.iter_mut().zip(first) {
        // In (0, 1]: the smallest is 2^-33, which puts the largest radius at 6.76 standard deviations.
        let u = (w as f32 + 0.5) * (1.0 / 4_294_967_296.0);
        *r = (-2.0 * ln(u)).max(0.0).sqrt();
    }
    let (mut cosines, mut sines) = ([0.0; LANES], [0.0; LANES]);
    for ((cosine, sine), &w) in cosines.iter_mut().zip(&mut sines).zip(second) {
        (*cosine, *sine) = cos_sin_turns(w);
    }
    for lane in 0..LANES {
        cosines[lane] *= radius[lane];
        sines[lane] *= radius[lane];
    }
    (cosines, sines)
}

/// Natural logarithm of a positive normal number.
#[inline(always)]
fn ln(u: f32) -> f32 {
    // u = m 2^e with m in [sqrt(1/2), sqrt(2)).
    let offset = u.to_bits().wrapping_sub((0.5 * SQRT_2).to_bits());
    let e = (offset as i32 >> 23) as f32;
    let m = f32::from_bits((offset & 0x007f_ffff).wrapping_add((0.5 * SQRT_2).to_bits()));
    // The coefficient of m^3 and higher in ln(1 + x) = x - x^2/2 + x^3 P(x).
    let x = m - 1.0;
    let mut p = 7.037_683_6e-2;
    p = p * x - 1.151_461e-1;
    p = p * x + 1.167_699_9e-1;
    p = p * x - 1.242_014_1e-1;
    p = p * x + 1.424_932_3e-1;
    p = p * x - 1.666_805_8e-1;
    p = p * x + 2.000_071_5e-1;
    p = p * x - 2.499_999_4e-1;
    p = p * x + 3.333_333e-1;
    let square = x * x;
    (p * x * square - 0.5 * square + x) + e * LN_2
}

/// Cosine and sine of the angle `w` / 2^32 turns.
#[inline(always)]
fn cos_sin_turns(w: u32) -> (f32, f32) {
    // The nearest quarter turn, and what is left of the angle: exact, in integers.
    let quarter = w.wrapping_add(1 << 29) >> 30;
    let rest = w.wrapping_sub(quarter << 30) as i32;
    let t = rest as f32 * (2.0 * PI / 4_294_967_296.0);
    let z = t * t;
    let sine = ((-1.951_529_6e-4 * z + 8.332_161e-3) * z - 1.666_665_5e-1) * z * t + t;
    let cosine =
        ((2.443_315_7e-5 * z - 1.388_731_6e-3) * z + 4.166_664_6e-2) * z * z - 0.5 * z + 1.0;
    let swap = quarter & 1 == 1;
    let (c, s) = (
        if swap { sine } else { cosine },
        if swap { cosine } else { sine },
    );
    // The cosine is negative in quarters 1 and 2, the sine in 2 and 3.
    let c_sign = (quarter.wrapping_add(1) & 2) << 30;
    let s_sign = (quarter & 2) << 30;
    (
        f32::from_bits(c.to_bits() ^ c_sign),
        f32::from_bits(s.to_bits() ^ s_sign),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Philox;

    #[test]
    fn logarithm_is_accurate_on_the_unit_interval() {
        let mut worst = 0.0f64;
        let mut u = 2.0f32.powi(-33);
        while u < 1.0 {
            let exact = f64::from(u).ln();
            worst = worst.max((f64::from(ln(u)) / exact - 1.0).abs());
            u *= 1.000_01;
        }
        for i in 1..2000 {
            let u = 1.0 - i as f32 * f32::EPSILON;
            worst = worst.max((f64::from(ln(u)) / f64::from(u).ln() - 1.0).abs());
        }
        assert_eq!(ln(1.0), 0.0);
        assert!(worst < 5e-7, "relative error {worst:e}");
    }

    #[test]
    fn cosine_and_sine_are_accurate_on_the_circle() {
        for i in 0..1 << 18 {
            let w = (i << 14) + (i & 0x3fff);
            let angle = f64::from(w) / 2f64.powi(32) * std::f64::consts::TAU;
            let (c, s) = cos_sin_turns(w);
            assert!((f64::from(c) - angle.cos()).abs() < 2e-7, "cos {w}");
            assert!((f64::from(s) - angle.sin()).abs() < 2e-7, "sin {w}");
        }
    }

    /// The extreme words stay finite: zero radius at one end, 6.76 at the other.
    #[test]
    fn extreme_words() {
        let (c, s) = box_muller(&[0, u32::MAX], &[0, 0]);
        assert!((c[0] - 6.764).abs() < 1e-3 && s[0] == 0.0);
        assert_eq!((c[1], s[1]), (0.0, 0.0));
    }

    /// Moments one to six, and a chi-square over 40 bins of width 0.25 with both tails beyond 4.75 pooled into
    /// their own bins, against the normal distribution function.
    #[test]
    fn numbers_are_normal() {
        let philox = Philox::new(11);
        let n = 1u32 << 20;
        let mut sums = [0.0f64; 7];
        let mut product = 0.0;
        let mut counts = [0u64; 40];
        for i in 0..n {
            let words = philox.block([i, 0, 0, 0]);
            let (c, s) = box_muller(&[words[0], words[2]], &[words[1], words[3]]);
            product += f64::from(c[0]) * f64::from(s[0]);
            for value in [c[0], s[0], c[1], s[1]].map(f64::from) {
                for (k, sum) in sums.iter_mut().enumerate() {
                    *sum += value.powi(k as i32);
                }
                let bin = ((value + 5.0) * 4.0).clamp(0.0, 39.0);
                counts[bin as usize] += 1;
            }
        }
        let count = sums[0];
        // E x^k = 0, 1, 0, 3, 0, 15 and E x^2k = 1, 3, 15, 105, 945, 10395.
        let moments = [0.0, 1.0, 0.0, 3.0, 0.0, 15.0];
        let squares = [1.0, 3.0, 15.0, 105.0, 945.0, 10395.0];
        for k in 0..6 {
            let error = ((squares[k] - moments[k] * moments[k]) / count).sqrt();
            let z = (sums[k + 1] / count - moments[k]) / error;
            assert!(z.abs() < 4.0, "moment {}: {z} standard errors", k + 1);
        }
        let correlation = product / f64::from(n) * f64::from(n).sqrt();
        assert!(correlation.abs() < 4.0, "pairs correlate: {correlation}");

        let mut chi2 = 0.0;
        for (bin, &observed) in counts.iter().enumerate() {
            let lower = if bin == 0 {
                -9.0
            } else {
                bin as f64 / 4.0 - 5.0
            };
            let upper = if bin == 39 {
                9.0
            } else {
                (bin + 1) as f64 / 4.0 - 5.0
            };
            let expected = count * normal_mass(lower, upper);
            chi2 += (observed as f64 - expected).powi(2) / expected;
        }
        // 99.99 % quantile for 39 degrees of freedom.
        assert!(chi2 < 80.0, "chi-square {chi2}");
    }

    /// The share of numbers beyond four and five standard deviations, where a poor logarithm would show.
    #[test]
    fn tails_have_their_share() {
        let philox = Philox::new(5);
        let (mut beyond_4, mut beyond_5, mut n) = (0u32, 0u32, 0u32);
        for i in 0..1 << 22 {
            let words = philox.block([i, 0, 0, 1]);
            let (c, s) = box_muller(&[words[0], words[2]], &[words[1], words[3]]);
            for value in [c[0], s[0], c[1], s[1]] {
                beyond_4 += u32::from(value.abs() > 4.0);
                beyond_5 += u32::from(value.abs() > 5.0);
                n += 1;
            }
        }
        for (observed, probability) in [(beyond_4, 6.334e-5), (beyond_5, 5.733e-7)] {
            let expected = f64::from(n) * probability;
            let z = (f64::from(observed) - expected) / expected.sqrt();
            assert!(z.abs() < 4.0, "{observed} against {expected}");
        }
    }

    /// Simpson's rule on the density.
    fn normal_mass(lower: f64, upper: f64) -> f64 {
        let n = 400;
        let h = (upper - lower) / f64::from(n);
        let density = |x: f64| (-0.5 * x * x).exp() / std::f64::consts::TAU.sqrt();
        (0..=n)
            .map(|i| {
                let weight = if i == 0 || i == n {
                    1.0
                } else if i % 2 == 1 {
                    4.0
                } else {
                    2.0
                };
                weight * density(lower + f64::from(i) * h)
            })
            .sum::<f64>()
            * h
            / 3.0
    }
}
