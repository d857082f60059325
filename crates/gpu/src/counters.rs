//! What kernels count: the counterpart of `kernels/counters.slang`.

use wayfare_sampling::Tally;
use wayfare_transport::Counters;

/// Groups of neighbouring chains for the standard error of their brightness.
pub const GROUPS: usize = 32;
const LIST_LENGTH: usize = 16;

const PATHS: usize = 1;
const CLOSEST_RAYS: usize = 2;
const SHADOW_RAYS: usize = 3;
const VERTICES: usize = 4;
const NON_FINITE: usize = 5;
const NON_FINITE_SCORES: usize = 6;
const STEPS: usize = 7;
const PROPOSALS: usize = 8;
const ACCEPTED: usize = 9;
const TOURS: usize = 10;
const KILLS: usize = 11;
const ZERO_DENSITY: usize = 12;
const LONGEST_TOUR: usize = 13;
const BOOTSTRAP_SUM: usize = 14;
const FRESH_SUM: usize = 15;
const STUCK: usize = 16;
const NON_FINITE_AT: usize = 17;
const STUCK_LIST: usize = 18;
const NON_FINITE_LIST: usize = STUCK_LIST + LIST_LENGTH;
const BRIGHTNESS: usize = NON_FINITE_LIST + LIST_LENGTH;
const FILM_SUMS: usize = BRIGHTNESS + 2 * GROUPS;
const COUNTERS: usize = FILM_SUMS + 12;

/// Bytes of all counters.
pub const COUNTER_BYTES: u64 = COUNTERS as u64 * 8;
/// Those that hold the sums of picture and draws.
pub const FILM_SUM_BYTES: std::ops::Range<u64> = FILM_SUMS as u64 * 8..COUNTER_BYTES;
/// Lowest bit of denominators.
const DENOMINATOR_BITS: f64 = 16_777_216.0;
/// Lowest bit of what a step of Restore adds to the numerators, in units of its mean.
pub const NUMERATOR_BITS: f64 = 262_144.0;

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
            paths: self.wide[PATHS],
            closest_rays: self.wide[CLOSEST_RAYS],
            shadow_rays: self.wide[SHADOW_RAYS],
            vertices: self.wide[VERTICES],
            non_finite: self.wide[NON_FINITE],
            non_finite_scores: self.wide[NON_FINITE_SCORES],
        }
    }

    /// What the chains have counted; their brightness is counted [by groups](Self::brightness).
    pub fn tally(&self) -> Tally {
        Tally {
            steps: self.wide[STEPS],
            proposals: self.wide[PROPOSALS],
            accepted: self.wide[ACCEPTED],
            tours: self.wide[TOURS],
            fresh: self.wide[FRESH_SUM] as f64 * self.density_unit,
            kills: self.wide[KILLS],
            longest_tour: self.wide[LONGEST_TOUR],
            zero_density: self.wide[ZERO_DENSITY],
            non_finite: self.wide[NON_FINITE],
            brightness: (0.0, 0.0),
            stuck: self.list(STUCK, STUCK_LIST),
            non_finite_at: self.list(NON_FINITE_AT, NON_FINITE_LIST),
        }
    }

    /// Sum of the densities of the bootstrap samples.
    pub fn bootstrap_sum(&self) -> f64 {
        self.wide[BOOTSTRAP_SUM] as f64 * self.density_unit
    }

    fn list(&self, length: usize, first: usize) -> Vec<(u32, u64)> {
        let length = (self.wide[length] as usize).min(LIST_LENGTH);
        let mut places: Vec<_> = self.wide[first..first + length]
            .iter()
            .map(|&entry| (entry as u32, entry >> 32))
            .collect();
        places.sort_unstable_by_key(|&(chain, step)| (step, chain));
        places
    }

    /// Numerator and denominator of the chains' estimates of the integral of p, by groups of chains; `unit` is that of the
    /// numerators of Restore, all others have the unit of densities.
    pub fn brightness(&self, unit: Option<f64>) -> Vec<(f64, f64)> {
        let unit = unit.unwrap_or(self.density_unit);
        self.wide[BRIGHTNESS..FILM_SUMS]
            .chunks_exact(2)
            .map(|pair| (pair[0] as f64 * unit, pair[1] as f64 / DENOMINATOR_BITS))
            .collect()
    }
}
