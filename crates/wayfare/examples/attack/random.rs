//! Random numbers of a case: seed, target and number determine all of them.

use wayfare_sampling::{Philox, Stream};

/// Numbers that are drawn one after another.
pub struct Random {
    stream: Stream,
    next: u32,
}

impl Random {
    /// The numbers of one case.
    pub fn new(seed: u64, target: u32, case: u64) -> Self {
        Self {
            stream: Philox::new(seed).stream(target, case),
            next: 0,
        }
    }

    /// 32 random bits.
    pub fn word(&mut self) -> u32 {
        let word = self.stream.word(self.next);
        self.next = self.next.wrapping_add(1);
        word
    }

    /// A whole number below `end`; 0 where there is none.
    pub fn below(&mut self, end: usize) -> usize {
        ((u64::from(self.word()) * end as u64) >> 32) as usize
    }

    /// Whether something happens that happens once in `times`.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of a list that is not empty.
    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }
}
