//! What samples say about the cells of path space.

use super::Cells;
use serde::{Deserialize, Serialize};
use wayfare_transport::PathKinds;

/// Sums over pilot samples of one kind of paths in one tile.
///
/// A pilot sample evaluates the path function three times: twice at independent points of a pixel, and at the first of them
/// shifted by a pixel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Moments {
    /// Sum of the luminances of the two independent paths.
    pub sum: f64,
    /// Sum of the squared differences between the two.
    pub squares: f64,
    /// The same of luminances up to the limit of differences between pixels.
    pub limited: f64,
    /// Sum of the squared differences between a path and the one shifted by a pixel, both up to that limit.
    pub shifted: f64,
    /// Sum of the luminances of the two independent paths, each times the rays that its path cast.
    pub rays: f64,
}

impl Moments {
    /// Adds a sample: the luminances of the first path, of the second, and of the first one shifted, with the limit of differences, and the
    /// rays that the first two have cast.
    pub fn add(&mut self, luminances: [f64; 3], rays: [u64; 2], limit: f64) {
        let [first, second, _] = luminances;
        self.sum += first + second;
        self.rays += first.max(0.0) * rays[0] as f64 + second.max(0.0) * rays[1] as f64;
        self.squares += (first - second).powi(2);
        let [first, second, shifted] = luminances.map(|value| value.clamp(-limit, limit));
        self.limited += (first - second).powi(2);
        self.shifted += (first - shifted).powi(2);
    }

    fn plus(self, other: Self, weight: f64) -> Self {
        Self {
            sum: self.sum + weight * other.sum,
            squares: self.squares + weight * other.squares,
            limited: self.limited + weight * other.limited,
            shifted: self.shifted + weight * other.shifted,
            rays: self.rays + weight * other.rays,
        }
    }
}

/// The moments of all kinds in all tiles.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct CellMoments {
    tiles: [u32; 2],
    /// Pilot samples in every tile.
    samples: u64,
    /// Of every tile, row by row, the moments of each of [`PathKinds::EACH`].
    sums: Vec<[Moments; 3]>,
}

/// What is known of one kind of paths in one tile.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct CellEstimate {
    /// Mean luminance.
    pub mean: f64,
    /// Variance of the luminance of one path within a pixel.
    pub variance: f64,
    /// The same up to the limit of differences between pixels.
    pub limited: f64,
    /// Mean squared difference to the path shifted by a pixel, up to that limit.
    pub shifted: f64,
}

/// How much a tile believes its neighbours, all eight together, and the mean of all tiles: a kind of light that nobody has seen in
/// a tile is as hard to find there as elsewhere.
const NEIGHBOURS: f64 = 0.5;
const EVERYWHERE: f64 = 0.02;

impl CellMoments {
    /// No samples yet.
    pub fn new(tiles: [u32; 2]) -> Self {
        Self {
            tiles,
            samples: 0,
            sums: vec![Default::default(); tiles[0] as usize * tiles[1] as usize],
        }
    }

    /// Columns and rows of tiles.
    pub fn tiles(&self) -> [u32; 2] {
        self.tiles
    }

    /// Whether there are moments of every tile.
    pub(super) fn is_complete(&self) -> bool {
        self.sums.len() as u64 == u64::from(self.tiles[0]) * u64::from(self.tiles[1])
    }

    /// Pilot samples in every tile so far.
    pub fn samples(&self) -> u64 {
        self.samples
    }

    /// Adds the sums of further samples, so many in every tile.
    pub fn add(&mut self, samples: u64, sums: &[[Moments; 3]]) {
        self.samples += samples;
        for (mine, theirs) in self.sums.iter_mut().zip(sums) {
            for (mine, theirs) in mine.iter_mut().zip(theirs) {
                *mine = mine.plus(*theirs, 1.0);
            }
        }
    }

    /// The rays of a path by which indirect light is found, in the mean over that light, as chains walk it. `None` where there is none.
    pub fn rays_of_indirect(&self) -> Option<f64> {
        let mut sums = [0.0; 2];
        for kinds in &self.sums {
            for (moments, kind) in kinds.iter().zip(PathKinds::EACH) {
                if PathKinds::INDIRECT.contains(kind) {
                    sums = [sums[0] + moments.rays, sums[1] + moments.sum];
                }
            }
        }
        (sums[1] > 0.0).then(|| sums[0] / sums[1])
    }

    /// The mean luminance of every tile, all kinds together.
    pub fn means(&self) -> Vec<f64> {
        let mean = |sums: &[Moments; 3]| {
            let sum: f64 = sums.iter().map(|moments| moments.sum).sum();
            sum / (2 * self.samples).max(1) as f64
        };
        self.sums.iter().map(mean).collect()
    }

    /// What is known of every cell, each tile with some help of its neighbours and of all others.
    pub fn estimates(&self) -> Vec<[CellEstimate; 3]> {
        let [columns, rows] = self.tiles.map(|n| n as i64);
        let all: [Moments; 3] = std::array::from_fn(|kind| {
            let sums = self.sums.iter().map(|sums| sums[kind]);
            let sum = sums.fold(Moments::default(), |sum, of_tile| sum.plus(of_tile, 1.0));
            Moments::default().plus(sum, EVERYWHERE / self.sums.len() as f64)
        });
        let of_tile = |tile: i64| -> [CellEstimate; 3] {
            let (column, row) = (tile % columns, tile / columns);
            let at = |column: i64, row: i64| &self.sums[(row * columns + column) as usize];
            std::array::from_fn(|kind| {
                let mut sums = at(column, row)[kind].plus(all[kind], 1.0);
                let mut weight = 1.0 + EVERYWHERE;
                for (dx, dy) in (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))) {
                    let (x, y) = (column + dx, row + dy);
                    if (dx, dy) != (0, 0) && (0..columns).contains(&x) && (0..rows).contains(&y) {
                        sums = sums.plus(at(x, y)[kind], NEIGHBOURS / 8.0);
                        weight += NEIGHBOURS / 8.0;
                    }
                }
                let samples = weight * self.samples.max(1) as f64;
                CellEstimate {
                    mean: sums.sum / (2.0 * samples),
                    variance: sums.squares / (2.0 * samples),
                    limited: sums.limited / (2.0 * samples),
                    shifted: sums.shifted / samples,
                }
            })
        };
        (0..columns * rows).map(of_tile).collect()
    }

    /// The share of the luminance that a set of cells holds.
    pub fn share(&self, cells: &Cells) -> f64 {
        let (mut inside, mut all) = (0.0, 0.0);
        for (sums, kinds) in self.sums.iter().zip(cells.kinds()) {
            for (moments, kind) in sums.iter().zip(PathKinds::EACH) {
                all += moments.sum;
                if kinds.contains(kind) {
                    inside += moments.sum;
                }
            }
        }
        if all > 0.0 { inside / all } else { 0.0 }
    }
}
