//! Independent samples, equally many in every pixel, in passes over the whole image.

use crate::Budget;
use rayon::ThreadPool;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::time::{Duration, Instant};
use wayfare_transport::Counters;

/// Pixels that one thread works on before it looks at the clock: a few milliseconds.
const CHUNK: usize = 64;
/// Samples of one pixel before its thread looks at the clock.
const BATCH: u64 = 16;
/// Passes become longer until they take so long.
const PASS: Duration = Duration::from_millis(50);

/// What a pixel has of its samples.
pub trait PixelSamples: Send {
    /// Number of samples.
    fn count(&self) -> u64;
}

/// How far the samples of an image have come.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct Passes {
    /// What all paths together have done.
    pub counters: Counters,
    /// Time spent.
    pub time: Duration,
    /// Samples that all pixels have.
    passed: u64,
}

impl Passes {
    /// Brings all pixels to `samples` samples, unless the time is up before. `add` adds the next one to the pixel with
    /// an index.
    pub fn advance<P: PixelSamples>(
        &mut self,
        pool: &ThreadPool,
        budget: &Budget<'_>,
        samples: u64,
        pixels: &mut [P],
        add: impl Fn(u32, &mut P, &mut Counters) + Sync,
    ) {
        let start = Instant::now();
        // In passes over the whole image, so that no pixel is far ahead when the time is up.
        let mut step = 1;
        while self.passed < samples && !budget.is_over() {
            let begin = Instant::now();
            let goal = samples.min(self.passed + step);
            let counters = pool.install(|| pass(budget, goal, pixels, &add));
            self.counters.add(&counters);
            if budget.is_over() {
                break;
            }
            self.passed = goal;
            if begin.elapsed() < PASS {
                step *= 2;
            }
        }
        self.time += start.elapsed();
    }
}

/// Brings all pixels to the same number of samples, unless the time is up before.
fn pass<P: PixelSamples>(
    budget: &Budget<'_>,
    goal: u64,
    pixels: &mut [P],
    add: &(impl Fn(u32, &mut P, &mut Counters) + Sync),
) -> Counters {
    let of_chunk = |(chunk, pixels): (usize, &mut [P])| {
        let mut counters = Counters::default();
        for (offset, pixel) in pixels.iter_mut().enumerate() {
            let index = (chunk * CHUNK + offset) as u32;
            while pixel.count() < goal && !budget.is_over() {
                let end = goal.min(pixel.count() + BATCH);
                while pixel.count() < end {
                    add(index, pixel, &mut counters);
                }
            }
        }
        counters
    };
    pixels
        .par_chunks_mut(CHUNK)
        .enumerate()
        .map(of_chunk)
        .reduce(Counters::default, |mut a, b| {
            a.add(&b);
            a
        })
}
