//! What kernels count.

use crate::shared::{DENOMINATOR_SCALE, counter};
use std::ops::Range;
use wayfare_sampling::Tally;
use wayfare_transport::Counters;

/// Bytes of all counters.
pub const COUNTER_BYTES: u64 = counter::COUNT as u64 * 8;
/// Those that hold the sums of the image and of the independent samples.
pub const FILM_SUM_BYTES: Range<u64> = counter::IMAGE_SUMS as u64 * 8..COUNTER_BYTES;

/// What a run has counted so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Counted {
    wide: Vec<u64>,
    density_unit: f64,
}

impl Counted {
    /// From the bytes of the counters and the unit of densities.
    pub fn new(bytes: &[u8], density_unit: f32) -> Self {
        Self {
            wide: bytemuck::pod_collect_to_vec(bytes),
            density_unit: f64::from(density_unit),
        }
    }

    /// Nothing yet.
    pub fn zero() -> Self {
        Self::new(&[0; COUNTER_BYTES as usize], 0.0)
    }

    /// The counters of the paths.
    pub fn paths(&self) -> Counters {
        Counters {
            paths: self.wide[counter::PATHS],
            closest_rays: self.wide[counter::CLOSEST_RAYS],
            shadow_rays: self.wide[counter::SHADOW_RAYS],
            vertices: self.wide[counter::VERTICES],
            non_finite: self.wide[counter::NON_FINITE],
            non_finite_scores: self.wide[counter::NON_FINITE_SCORES],
        }
    }

    /// What the chains have counted; their brightness is counted [by groups](Self::brightness).
    pub fn tally(&self) -> Tally {
        Tally {
            steps: self.wide[counter::STEPS],
            proposals: self.wide[counter::PROPOSALS],
            accepted: self.wide[counter::ACCEPTED],
            tours: self.wide[counter::TOURS],
            fresh: self.wide[counter::FRESH_SUM] as f64 * self.density_unit,
            kills: self.wide[counter::KILLS],
            longest_tour: self.wide[counter::LONGEST_TOUR],
            zero_density: self.wide[counter::ZERO_DENSITY],
            non_finite: self.wide[counter::NON_FINITE],
            first_deposits: 0,
            brightness: (0.0, 0.0),
            stuck: self.list(counter::STUCK, counter::STUCK_LIST),
            non_finite_at: self.list(counter::NON_FINITE_AT, counter::NON_FINITE_LIST),
        }
    }

    /// Sum of the densities of the bootstrap samples.
    pub fn bootstrap_sum(&self) -> f64 {
        self.wide[counter::BOOTSTRAP_SUM] as f64 * self.density_unit
    }

    fn list(&self, length: usize, first: usize) -> Vec<(u32, u64)> {
        let length = (self.wide[length] as usize).min(counter::LIST_LENGTH);
        let mut places: Vec<_> = self.wide[first..first + length]
            .iter()
            .map(|&entry| (entry as u32, entry >> 32))
            .collect();
        places.sort_unstable_by_key(|&(chain, step)| (step, chain));
        places
    }

    /// Numerator and denominator of the chains' estimates of the integral of p, by groups of chains; `unit` is that of
    /// the numerators of Restore, all others have the unit of densities.
    pub fn brightness(&self, unit: Option<f64>) -> Vec<(f64, f64)> {
        let unit = unit.unwrap_or(self.density_unit);
        self.wide[counter::BRIGHTNESS..counter::IMAGE_SUMS]
            .chunks_exact(2)
            .map(|pair| {
                (
                    pair[0] as f64 * unit,
                    pair[1] as f64 / f64::from(DENOMINATOR_SCALE),
                )
            })
            .collect()
    }
}
