//! The random numbers of one step of one chain.
//!
//! Word w of block b of step t of chain c is word w of the Philox block with counter (b, c, t, purpose) under the seed
//! as key. Every number can be computed alone, from (seed, chain, step): a chain can be replayed without its
//! neighbours, and a graphics processor draws the same numbers as a CPU.
//!
//! | words | use |
//! | --- | --- |
//! | 0 | acceptance |
//! | 1 | kill |
//! | 2 | holding time |
//! | 3 | large step or local step |
//! | 4 to 7 | reserved |
//! | 8 and on | the coordinates: uniform numbers where a state is drawn afresh, normal numbers where it moves |

use crate::normal::box_muller;
use crate::philox::{Philox, unit_f32};
use std::marker::PhantomData;
use wayfare_simd::{InstructionSet, Task};

/// What a family of random numbers is for; the last word of the counter. Zero is left to callers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Purpose {
    /// The independent samples of the bootstrap: `chain` counts the samples.
    Bootstrap = 1,
    /// The steps of the chains.
    Step = 2,
    /// The choice of first states among the bootstrap samples.
    Resampling = 3,
}

/// The first block that belongs to coordinates.
const COORDINATES: u32 = 2;

/// The random numbers of one step of one chain.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    philox: Philox,
    chain: u32,
    step: u32,
    purpose: Purpose,
}

/// The scalar random numbers of a step, each strictly between 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choices {
    /// Decides whether a proposal is accepted.
    pub accept: f64,
    /// Decides whether a tour is killed.
    pub kill: f64,
    /// Becomes the holding time.
    pub hold: f64,
    /// Decides between a large and a local step.
    pub large: f64,
}

impl Choices {
    /// A holding time of mean one.
    pub fn holding_time(&self) -> f64 {
        -self.hold.ln()
    }
}

impl Numbers {
    /// The numbers of step `step` (modulo 2^32) of chain `chain`.
    pub fn new(philox: Philox, purpose: Purpose, chain: u32, step: u64) -> Self {
        Self {
            philox,
            chain,
            step: step as u32,
            purpose,
        }
    }

    /// The scalar choices: words 0 to 3.
    #[inline]
    pub fn choices(&self) -> Choices {
        let words = self
            .philox
            .block([0, self.chain, self.step, self.purpose as u32]);
        // All 32 bits count: kill probabilities can be as small as 1e-6.
        let [accept, kill, hold, large] =
            words.map(|word| (f64::from(word) + 0.5) / 4_294_967_296.0);
        Choices {
            accept,
            kill,
            hold,
            large,
        }
    }

    /// Fills `u` with numbers in [0, 1): words 8 and on.
    pub fn uniforms(&self, u: &mut [f32]) {
        wayfare_simd::run(Fill::<Uniform>(self, u, PhantomData));
    }

    /// Fills `xi` with standard normal numbers: each pair of words, from word 8 on, makes a pair of numbers.
    pub fn normals(&self, xi: &mut [f32]) {
        wayfare_simd::run(Fill::<Normal>(self, xi, PhantomData));
    }

    /// Fills `out` with what becomes of the words, 16 blocks at once as long as there is room, then 8.
    #[inline(always)]
    fn fill<D: Distribution>(&self, out: &mut [f32]) {
        let mut block = COORDINATES;
        let (whole, rest) = out.as_chunks_mut::<64>();
        for places in whole {
            places.copy_from_slice(self.part::<D, 16>(block).as_flattened());
            block += 16;
        }
        for places in rest.chunks_mut(32) {
            let part = self.part::<D, 8>(block);
            places.copy_from_slice(&part.as_flattened()[..places.len()]);
            block += 8;
        }
    }

    /// The numbers of `LANES` blocks, four from each.
    #[inline(always)]
    fn part<D: Distribution, const LANES: usize>(&self, block: u32) -> [[f32; 4]; LANES] {
        let counter = [self.chain, self.step, self.purpose as u32];
        let [a, b, c, d] = D::from_words(&self.philox.blocks::<LANES>(block, counter));
        let mut ordered = [[0.0; 4]; LANES];
        for (lane, four) in ordered.iter_mut().enumerate() {
            *four = [a[lane], b[lane], c[lane], d[lane]];
        }
        ordered
    }
}

/// Filling a slice, compiled for several instruction sets.
struct Fill<'a, D>(&'a Numbers, &'a mut [f32], PhantomData<D>);

impl<D: Distribution> Task for Fill<'_, D> {
    type Output = ();

    #[inline(always)]
    fn run<I: InstructionSet>(self) {
        self.0.fill::<D>(self.1);
    }
}

/// How words become numbers, four words per block and many blocks at once.
trait Distribution {
    fn from_words<const LANES: usize>(words: &[[u32; LANES]; 4]) -> [[f32; LANES]; 4];
}

struct Uniform;

impl Distribution for Uniform {
    #[inline(always)]
    fn from_words<const LANES: usize>(words: &[[u32; LANES]; 4]) -> [[f32; LANES]; 4] {
        let mut numbers = [[0.0; LANES]; 4];
        for (numbers, words) in numbers.iter_mut().zip(words) {
            for (number, &word) in numbers.iter_mut().zip(words) {
                *number = unit_f32(word);
            }
        }
        numbers
    }
}

struct Normal;

impl Distribution for Normal {
    #[inline(always)]
    fn from_words<const LANES: usize>([a, b, c, d]: &[[u32; LANES]; 4]) -> [[f32; LANES]; 4] {
        let (n0, n1) = box_muller(a, b);
        let (n2, n3) = box_muller(c, d);
        [n0, n1, n2, n3]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The layout that a replay or another implementation relies on: word 8 + i of the step's stream.
    #[test]
    fn uniforms_are_the_words_from_eight_on() {
        let philox = Philox::new(99);
        for dimension in [1, 2, 31, 32, 33, 76, 129] {
            let mut u = vec![0.0; dimension];
            Numbers::new(philox, Purpose::Step, 7, 1000).uniforms(&mut u);
            let mut stream = philox.stream(Purpose::Step as u32, (1000 << 32) | 7);
            for (i, &value) in u.iter().enumerate() {
                assert_eq!(
                    value,
                    stream.unit(8 + i as u32),
                    "number {i} of {dimension}"
                );
            }
        }
    }

    /// The same, for normal numbers: the width of the vectors does not change them.
    #[test]
    fn normals_come_from_pairs_of_words() {
        let philox = Philox::new(99);
        let mut stream = philox.stream(Purpose::Step as u32, (3 << 32) | 1);
        let mut xi = vec![0.0; 76];
        Numbers::new(philox, Purpose::Step, 1, 3).normals(&mut xi);
        for pair in 0..38 {
            let (first, second) = (stream.word(8 + 2 * pair), stream.word(9 + 2 * pair));
            let (a, b) = box_muller(&[first], &[second]);
            let i = 2 * pair as usize;
            assert_eq!((xi[i], xi[i + 1]), (a[0], b[0]), "pair {pair}");
        }
    }

    #[test]
    fn choices_are_words_zero_to_three() {
        let philox = Philox::new(4);
        let choices = Numbers::new(philox, Purpose::Step, 5, 6).choices();
        let mut stream = philox.stream(Purpose::Step as u32, (6 << 32) | 5);
        let expected = [0, 1, 2, 3].map(|i| (f64::from(stream.word(i)) + 0.5) / 2f64.powi(32));
        assert_eq!(
            [choices.accept, choices.kill, choices.hold, choices.large],
            expected
        );
    }
}
