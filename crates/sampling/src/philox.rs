//! Philox4x32-10 (Salmon, Moraes, Dror, Shaw 2011, "Parallel random numbers: as easy as 1, 2, 3").

/// The Philox4x32-10 block function under one 64-bit key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Philox {
    key: [u32; 2],
}

const MULTIPLIERS: [u32; 2] = [0xD251_1F53, 0xCD9E_8D57];
const WEYL: [u32; 2] = [0x9E37_79B9, 0xBB67_AE85];
const ROUNDS: u32 = 10;

impl Philox {
    /// A generator whose key is the seed.
    pub fn new(seed: u64) -> Self {
        Self {
            key: [seed as u32, (seed >> 32) as u32],
        }
    }

    /// Four random words for one counter value.
    #[inline]
    pub fn block(&self, counter: [u32; 4]) -> [u32; 4] {
        let mut c = counter;
        let mut k = self.key;
        for round in 0..ROUNDS {
            if round > 0 {
                k = [k[0].wrapping_add(WEYL[0]), k[1].wrapping_add(WEYL[1])];
            }
            let a = u64::from(MULTIPLIERS[0]) * u64::from(c[0]);
            let b = u64::from(MULTIPLIERS[1]) * u64::from(c[2]);
            c = [
                (b >> 32) as u32 ^ c[1] ^ k[0],
                b as u32,
                (a >> 32) as u32 ^ c[3] ^ k[1],
                a as u32,
            ];
        }
        c
    }

    /// The words of `LANES` neighbouring blocks, whose counters are (`first` + lane, `counter`): the first word of
    /// every block, then the second, and so on. Written so that the compiler computes all lanes at once.
    #[inline(always)]
    pub fn blocks<const LANES: usize>(&self, first: u32, counter: [u32; 3]) -> [[u32; LANES]; 4] {
        // A word sits in the lower half of 64 bits; the upper half is left to hold anything, which spares the
        // packing and unpacking around every 64-bit product.
        let mut a = [0; LANES];
        for (lane, word) in a.iter_mut().enumerate() {
            *word = u64::from(first.wrapping_add(lane as u32));
        }
        let mut b = [u64::from(counter[0]); LANES];
        let mut c = [u64::from(counter[1]); LANES];
        let mut d = [u64::from(counter[2]); LANES];
        let mut k = self.key;
        for round in 0..ROUNDS {
            if round > 0 {
                k = [k[0].wrapping_add(WEYL[0]), k[1].wrapping_add(WEYL[1])];
            }
            for lane in 0..LANES {
                let p = u64::from(MULTIPLIERS[0]) * (a[lane] & 0xffff_ffff);
                let q = u64::from(MULTIPLIERS[1]) * (c[lane] & 0xffff_ffff);
                a[lane] = (q >> 32) ^ b[lane] ^ u64::from(k[0]);
                b[lane] = q;
                c[lane] = (p >> 32) ^ d[lane] ^ u64::from(k[1]);
                d[lane] = p;
            }
        }
        let mut words = [[0; LANES]; 4];
        for lane in 0..LANES {
            words[0][lane] = a[lane] as u32;
            words[1][lane] = b[lane] as u32;
            words[2][lane] = c[lane] as u32;
            words[3][lane] = d[lane] as u32;
        }
        words
    }

    /// The stream of numbers that belongs to one sample. `purpose` separates uses that share a seed.
    #[inline]
    pub fn stream(&self, purpose: u32, sample: u64) -> Stream {
        Stream {
            philox: *self,
            purpose,
            sample,
            cached_block: u32::MAX,
            words: [0; 4],
        }
    }
}

/// A word as a number in [0, 1): the upper 24 bits, exact in f32.
#[inline(always)]
pub fn unit_f32(word: u32) -> f32 {
    (word >> 8) as f32 * (1.0 / 16_777_216.0)
}

/// Random access to the numbers of one sample: number `i` is word `i % 4` of block `i / 4`.
#[derive(Clone, Copy, Debug)]
pub struct Stream {
    philox: Philox,
    purpose: u32,
    sample: u64,
    cached_block: u32,
    words: [u32; 4],
}

impl Stream {
    /// Word number `index`.
    #[inline]
    pub fn word(&mut self, index: u32) -> u32 {
        let block = index / 4;
        if block != self.cached_block {
            let counter = [
                block,
                self.sample as u32,
                (self.sample >> 32) as u32,
                self.purpose,
            ];
            self.words = self.philox.block(counter);
            self.cached_block = block;
        }
        self.words[(index % 4) as usize]
    }

    /// Number `index` in [0, 1).
    #[inline]
    pub fn unit(&mut self, index: u32) -> f32 {
        unit_f32(self.word(index))
    }

    /// Fills `x` with the first numbers of the stream.
    pub fn fill(&mut self, x: &mut [f32]) {
        for (index, value) in x.iter_mut().enumerate() {
            *value = self.unit(index as u32);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The known answers published with Random123.
    #[test]
    fn known_answers() {
        let zero = Philox::new(0).block([0; 4]);
        assert_eq!(zero, [0x6627_e8d5, 0xe169_c58d, 0xbc57_ac4c, 0x9b00_dbd8]);
        let ones = Philox::new(u64::MAX).block([u32::MAX; 4]);
        assert_eq!(ones, [0x408f_276d, 0x41c8_3b0e, 0xa20b_c7c6, 0x6d54_51fd]);
        let pi = Philox::new(0x299f_31d0_a409_3822).block([
            0x243f_6a88,
            0x85a3_08d3,
            0x1319_8a2e,
            0x0370_7344,
        ]);
        assert_eq!(pi, [0xd16c_fe09, 0x94fd_cceb, 0x5001_e420, 0x2412_6ea1]);
    }

    #[test]
    fn random_access_equals_sequential_access() {
        let mut stream = Philox::new(7).stream(1, 1 << 40);
        let mut x = [0.0; 23];
        stream.fill(&mut x);
        for index in [22, 3, 11, 0, 12, 4] {
            assert_eq!(stream.unit(index), x[index as usize]);
        }
    }

    #[test]
    fn unit_numbers_stay_below_one() {
        assert_eq!(unit_f32(0), 0.0);
        assert!(unit_f32(u32::MAX) < 1.0);
    }

    /// Chi-square over 256 bins; 99.9 % quantile for 255 degrees of freedom is 330.5.
    #[test]
    fn uniform_in_every_position() {
        let philox = Philox::new(3);
        for position in [0, 1, 5, 98] {
            let mut counts = [0u32; 256];
            let n = 1 << 18;
            for sample in 0..n {
                counts[(philox.stream(0, sample).unit(position) * 256.0) as usize] += 1;
            }
            let expected = n as f64 / 256.0;
            let chi2: f64 = counts
                .iter()
                .map(|&c| (f64::from(c) - expected).powi(2) / expected)
                .sum();
            assert!(chi2 < 330.5, "position {position}: chi-square {chi2}");
        }
    }
}
