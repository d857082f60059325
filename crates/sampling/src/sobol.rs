//! Owen-scrambled Sobol points, in small groups of coordinates.
//!
//! Points that fill the unit square more evenly than random ones do give a smaller error where the integrand is smooth.
//! A path has many coordinates, and only the first few dimensions of the Sobol sequence are good; so every group of up
//! to four coordinates that belong together has the same four dimensions, with an order and a scramble of its own
//! (padding: Kollig and Keller 2002; by hashing: Burley 2020, "Practical hash-based Owen scrambling"; the hash is
//! Vegdahl's).
//!
//! The words that order and scramble a group are a Philox block with counter (group, sequence, part, [`PURPOSE`]) under
//! the seed as key. Each word is added once to a number that does not depend on it: every single point is uniform, so
//! that any number of points gives an unbiased estimate. The first 2^k points of a sequence, and every 2^k that follow
//! them, have one point in each elementary interval of the first two dimensions that has the area 2^-k.

use crate::philox::{Philox, unit_f32};

/// The last word of the counters.
pub const PURPOSE: u32 = 6;
/// The most coordinates of a group.
pub const DIMENSIONS: usize = 4;

/// Vertices of a path, from the camera on, whose coordinates are Sobol points; later ones have independent numbers.
/// Paths are so different behind them that even points gain nothing, and they take longer to make.
pub const VERTICES: u32 = 3;

/// Where the samples of a pixel come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sequence {
    /// Random numbers, independent of each other.
    #[default]
    Independent,
    /// Owen-scrambled Sobol points for the first [vertices](VERTICES), independent from pixel to pixel.
    Sobol,
}
crate::method::words!(Sequence { Independent = "independent", Sobol = "sobol" });

/// A point of one scrambled sequence for each group of coordinates.
#[derive(Clone, Copy, Debug)]
pub struct SobolPoint {
    philox: Philox,
    sequence: u32,
    part: u32,
    index: u32,
}

impl SobolPoint {
    /// Point number `index` of part 0 or 1 of a sequence. Both parts, and all sequences, are independent of each other.
    #[inline]
    pub fn new(philox: Philox, sequence: u32, part: u32, index: u64) -> Self {
        Self {
            philox,
            sequence,
            // A sequence of 2^32 points is followed by another one.
            part: ((index >> 32) as u32) << 1 | part,
            index: index as u32,
        }
    }

    /// The coordinates of a group, as words.
    #[inline]
    pub fn words(&self, group: u32) -> [u32; DIMENSIONS] {
        let keys = self
            .philox
            .block([group, self.sequence, self.part, PURPOSE]);
        // Another order of the points. The exclusive or, which scrambling makes good, keeps small indices small.
        let order = |index: u32| scramble(index.reverse_bits(), keys[0], keys[1]);
        let mut index = (order(self.index) ^ order(0)).reverse_bits();
        let mut point = [0; DIMENSIONS];
        while index != 0 {
            let direction = &DIRECTIONS[index.trailing_zeros() as usize];
            for (word, direction) in point.iter_mut().zip(direction) {
                *word ^= direction;
            }
            index &= index - 1;
        }
        let sum = keys.iter().fold(0u32, |sum, key| sum.wrapping_add(*key));
        let adds = [keys[1], keys[2], keys[3], sum];
        let factors = [keys[2], keys[3], keys[0], keys[1]];
        std::array::from_fn(|d| scramble(point[d], adds[d], factors[d]).reverse_bits())
    }

    /// The coordinates of a group, each in [0, 1).
    #[inline]
    pub fn units(&self, group: u32) -> [f32; DIMENSIONS] {
        self.words(group).map(unit_f32)
    }
}

/// Owen's nested scrambling of a number whose bits are in reverse order: every bit is flipped or not as those below it
/// decide.
#[inline(always)]
fn scramble(mut word: u32, add: u32, factor: u32) -> u32 {
    word ^= word.wrapping_mul(0x3d20_adea);
    word = word.wrapping_add(add).wrapping_mul(factor | 1);
    word ^= word.wrapping_mul(0x0552_6c56);
    word ^ word.wrapping_mul(0x53a2_2864)
}

/// What each bit of an index adds to the point of that index, bits in reverse order.
static DIRECTIONS: [[u32; DIMENSIONS]; 32] = directions();

/// The recurrences of the primitive polynomials 1, x + 1, x^2 + x + 1 and x^3 + x + 1, with the first numbers of Joe
/// and Kuo (2008).
const fn directions() -> [[u32; DIMENSIONS]; 32] {
    let mut all = [[0; DIMENSIONS]; 32];
    (all[0], all[1], all[2]) = ([1; 4], [2, 3, 3, 3], [0, 0, 0, 4]);
    let mut k = 2;
    while k < 32 {
        let [_, b1, c1, _] = all[k - 1];
        let [_, _, c2, d2] = all[k - 2];
        all[k][0] = 1 << k;
        all[k][1] = b1 ^ b1 << 1;
        all[k][2] = c1 ^ c2 ^ c2 << 2;
        if k > 2 {
            let d3 = all[k - 3][3];
            all[k][3] = d2 ^ d3 ^ d3 << 3;
        }
        k += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(sequence: u32, index: u64) -> SobolPoint {
        SobolPoint::new(Philox::new(11), sequence, 1, index)
    }

    /// The first points of the sequence itself, as Joe and Kuo's program prints them, in 16ths.
    #[test]
    fn directions_are_those_of_joe_and_kuo() {
        let sixteenths = |index: u32| {
            let mut point = [0u32; DIMENSIONS];
            for k in (0..32).filter(|k| index >> k & 1 == 1) {
                point = std::array::from_fn(|d| point[d] ^ DIRECTIONS[k][d]);
            }
            point.map(|word| word.reverse_bits() >> 28)
        };
        // Their order is that of the Gray code.
        let found: Vec<_> = (0..8u32).map(|i| sixteenths(i ^ i >> 1)).collect();
        let known = [
            [0, 0, 0, 0],
            [8, 8, 8, 8],
            [12, 4, 4, 4],
            [4, 12, 12, 12],
            [6, 6, 10, 14],
            [14, 14, 2, 6],
            [10, 2, 14, 10],
            [2, 10, 6, 2],
        ];
        assert_eq!(found, known);
    }

    /// Over sequences, a point of any index is uniform in every dimension, and so is each pair of dimensions.
    /// Chi-square over 256 bins; the 99.99 % quantile for 255 degrees of freedom is 346.
    #[test]
    fn every_point_is_uniform() {
        let sequences = 1 << 16;
        let expected = f64::from(sequences) / 256.0;
        let chi_square = |counts: [u32; 256]| -> f64 {
            let square = |&c: &u32| (f64::from(c) - expected).powi(2) / expected;
            counts.iter().map(square).sum()
        };
        for (group, index) in [(0, 0), (1, 1), (2, 5), (7, 1000), (40, u64::from(u32::MAX))] {
            let mut single = [[0u32; 256]; DIMENSIONS];
            let mut pairs = [[0u32; 256]; 6];
            for sequence in 0..sequences {
                let words = point(sequence, index).words(group);
                for (counts, word) in single.iter_mut().zip(words) {
                    counts[word as usize >> 24] += 1;
                }
                let all = [(0, 1), (2, 3), (0, 2), (1, 3), (0, 3), (1, 2)];
                for (counts, (a, b)) in pairs.iter_mut().zip(all) {
                    counts[(words[a] >> 28 << 4 | words[b] >> 28) as usize] += 1;
                }
            }
            for counts in single.into_iter().chain(pairs) {
                let chi2 = chi_square(counts);
                assert!(chi2 < 346.0, "point {index} of group {group}: {chi2}");
            }
        }
    }

    /// Every 2^k points of a sequence have one in each elementary interval of the first two dimensions, and in each of
    /// 2^k intervals of every dimension.
    #[test]
    fn points_are_stratified() {
        for (k, block) in [(0, 3u64), (1, 0), (4, 5), (6, 0), (8, 2), (10, 0)] {
            for group in [0, 1, 9] {
                let points: Vec<_> = (block << k..(block + 1) << k)
                    .map(|index| point(4, index).words(group).map(u64::from))
                    .collect();
                let is_one_each = |cell: &dyn Fn(&[u64; DIMENSIONS]) -> u64| {
                    let mut counts = vec![0; 1 << k];
                    points.iter().for_each(|p| counts[cell(p) as usize] += 1);
                    counts.iter().all(|&count| count == 1)
                };
                for d in 0..DIMENSIONS {
                    assert!(is_one_each(&|p| p[d] >> (32 - k)), "2^{k}, dimension {d}");
                }
                for across in 0..=k {
                    let down = k - across;
                    let cell = |p: &[u64; 4]| p[0] >> (32 - across) << down | p[1] >> (32 - down);
                    assert!(is_one_each(&cell), "2^{k} points, 2^{across} columns");
                }
            }
        }
    }

    /// Parts are independent: their means are not correlated. Groups have orders of their own: the mean of a product of
    /// functions of two groups has no more than twice the squared error of independent numbers (each pair of points is
    /// spread out in both), whereas that of a function of one group has much less.
    #[test]
    fn parts_and_groups_have_orders_of_their_own() {
        let (n, sequences) = (64u32, 4000);
        let centred = |word: u32| f64::from(unit_f32(word)) - 0.5;
        let mut errors = [0.0; 3];
        let mut covariance = 0.0;
        for sequence in 0..sequences {
            let mut means = [0.0; 3];
            for index in 0..n {
                let words = |part, group| {
                    let point = SobolPoint::new(Philox::new(2), sequence, part, index.into());
                    point.words(group).map(centred)
                };
                let (here, there, other) = (words(0, 1), words(0, 2), words(1, 1));
                let values = [here[0] * there[0], here[0] * here[1], other[0] * other[1]];
                for (mean, value) in means.iter_mut().zip(values) {
                    *mean += value / f64::from(n);
                }
            }
            for (error, mean) in errors.iter_mut().zip(means) {
                *error += mean * mean;
            }
            covariance += means[1] * means[2];
        }
        let correlation = covariance / (errors[1] * errors[2]).sqrt();
        assert!(correlation.abs() < 0.06, "halves: {correlation}");
        let independent = f64::from(sequences) / 144.0 / f64::from(n);
        let ratios = errors.map(|error| error / independent);
        assert!((0.9..2.0).contains(&ratios[0]), "two groups: {ratios:?}");
        assert!(ratios[1] < 0.05, "one group: {ratios:?}");
    }
}
