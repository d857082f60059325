//! The independent samples before the first step: the mean density p_bar, and first states for a stationary start.

use crate::film::Film;
use crate::numbers::{Numbers, Purpose};
use crate::philox::Philox;
use crate::reuse::{Prior, systematic};
use crate::state::{State, Workspace};
use crate::target::Target;
use rayon::prelude::*;
use serde::{Deserialize, Serialize};
use std::sync::atomic::{AtomicBool, Ordering};

/// What the independent samples before the first step say about the integral of p.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BootstrapSums {
    /// The number of samples.
    pub samples: u64,
    /// Sum of p/mu.
    pub sum: f64,
    /// Mean of p/mu: the integral of p.
    pub p_bar: f64,
    /// Standard error of `p_bar`.
    pub standard_error: f64,
    /// Samples in which something was not finite.
    pub non_finite: u64,
    /// What was known of the integral before; nothing in a run without carried chains.
    pub prior: Prior,
}

impl BootstrapSums {
    /// The number of independent samples worth as much as these and what was known before.
    pub fn worth(&self) -> f64 {
        self.samples as f64 + self.prior.samples
    }

    /// From the ratios p/mu of the samples. One sample says nothing about the error.
    pub fn new(ratios: &[f32], non_finite: u64) -> Self {
        let n = ratios.len() as f64;
        let sum: f64 = ratios.iter().map(|&r| f64::from(r)).sum();
        let p_bar = if ratios.is_empty() { 0.0 } else { sum / n };
        let spread: f64 = ratios.iter().map(|&r| (f64::from(r) - p_bar).powi(2)).sum();
        let standard_error = if ratios.len() > 1 {
            (spread / (n - 1.0) / n).sqrt()
        } else {
            f64::INFINITY
        };
        Self {
            samples: ratios.len() as u64,
            sum,
            p_bar,
            standard_error,
            non_finite,
            prior: Prior::default(),
        }
    }

    /// The mean of p/mu over these samples, what was known before, and `count` others whose sum is `sum`; zero where
    /// there are none at all.
    pub fn mean_with(&self, sum: f64, count: f64) -> f64 {
        let count = self.worth() + count;
        if count > 0.0 {
            (self.sum + self.prior.samples * self.prior.mean + sum) / count
        } else {
            0.0
        }
    }
}

/// The independent samples.
pub(crate) struct Bootstrap {
    pub sums: BootstrapSums,
    /// p/mu of every sample. The samples themselves are remade from their random numbers when needed.
    ratios: Vec<f32>,
}

/// Samples evaluated in parallel before their deposits are added in order.
const BATCH: usize = 1 << 14;
const BLOCK: usize = 1 << 6;

impl Bootstrap {
    /// Bytes of the bootstrap, and of the choice of first states for a number of chains.
    pub fn bytes(samples: u64, chains: u64) -> u64 {
        ((size_of::<f32>() + size_of::<f64>()) as u64 * samples)
            .saturating_add(size_of::<u32>() as u64 * chains)
    }

    /// What is left of a bootstrap once chains have begun.
    pub fn of_sums(sums: BootstrapSums) -> Self {
        Self {
            sums,
            ratios: Vec::new(),
        }
    }

    /// Evaluates `samples` independent draws of the regeneration density; f/mu of each goes to `film`. `None` where
    /// `stop` was set meanwhile.
    pub fn run<T: Target>(
        target: &T,
        philox: Philox,
        samples: usize,
        mut film: Option<&mut dyn Film<T::Value>>,
        stop: &AtomicBool,
    ) -> Option<Self> {
        let mut ratios = vec![0.0f32; samples];
        let mut non_finite = 0;
        for (batch, ratios) in ratios.chunks_mut(BATCH).enumerate() {
            if stop.load(Ordering::Relaxed) {
                return None;
            }
            // Evaluate a batch of samples in parallel.
            let keep_values = film.is_some();
            let blocks: Vec<_> = ratios
                .par_chunks_mut(BLOCK)
                .enumerate()
                .map_init(
                    || Workspace::new(target, false, false),
                    |workspace, (block, ratios)| {
                        let first = batch * BATCH + block * BLOCK;
                        let mut deposits = Vec::new();
                        let mut non_finite = 0;
                        for (offset, ratio) in ratios.iter_mut().enumerate() {
                            let state = &mut workspace.proposal;
                            let numbers = numbers(philox, first + offset);
                            numbers.uniforms(&mut workspace.numbers);
                            let finite = state.regenerate(
                                target,
                                &workspace.numbers,
                                &mut workspace.scratch,
                            );
                            non_finite += u64::from(!finite);
                            *ratio = state.ratio() as f32;
                            if keep_values && state.density > 0.0 {
                                deposits.push((state.value, 1.0 / state.regeneration_density));
                            }
                        }
                        (non_finite, deposits)
                    },
                )
                .collect();
            // Add their values in order.
            for (count, deposits) in blocks {
                non_finite += count;
                if let Some(film) = film.as_deref_mut() {
                    for (value, weight) in &deposits {
                        film.add(value, *weight);
                    }
                }
            }
        }
        Some(Self::new(ratios, non_finite))
    }

    /// From the ratios p/mu of all samples.
    pub fn new(ratios: Vec<f32>, non_finite: u64) -> Self {
        Self {
            sums: BootstrapSums::new(&ratios, non_finite),
            ratios,
        }
    }

    /// The uniform numbers of one sample.
    pub fn uniforms(philox: Philox, sample: usize, x: &mut [f32]) {
        numbers(philox, sample).uniforms(x);
    }

    /// Chooses a sample for each of `chains` chains by systematic resampling: sample i with an expected number of
    /// chains * w_i / sum of w, where w = `weight`(p/mu), and never one more or less than that. Chains keep the order
    /// of the samples, so copies of one sample are neighbours. `None` where all weights are zero.
    ///
    /// A weight that asks for more than `max_copies` chains is cut to that; then all share the chains that this leaves.
    pub fn resample(
        &self,
        philox: Philox,
        chains: usize,
        max_copies: f64,
        weight: impl Fn(f64) -> f64,
    ) -> Option<Vec<u32>> {
        let sum = |weight: &dyn Fn(f64) -> f64| -> f64 {
            self.ratios.iter().map(|&r| weight(f64::from(r))).sum()
        };
        let most = max_copies * sum(&weight) / chains as f64;
        let weight = |ratio| weight(ratio).min(most);
        let weights: Vec<f64> = self.ratios.iter().map(|&r| weight(r.into())).collect();
        systematic(&weights, philox, chains)
    }

    /// Remakes the coordinates of one sample and evaluates it, this time with what the dynamics needs.
    pub fn remake<T: Target>(
        target: &T,
        philox: Philox,
        sample: u32,
        state: &mut State<T::Value>,
        workspace: &mut Workspace<T>,
    ) {
        numbers(philox, sample as usize).uniforms(&mut workspace.numbers);
        state.regenerate(target, &workspace.numbers, &mut workspace.scratch);
    }
}

fn numbers(philox: Philox, sample: usize) -> Numbers {
    Numbers::new(
        philox,
        Purpose::Bootstrap,
        sample as u32,
        (sample as u64) >> 32,
    )
}
