//! Cells of path space: tiles of the film x kinds of paths.

use std::sync::Arc;
use wayfare_transport::PathKinds;

/// A set of cells: for every tile of the film the kinds of paths that belong to it.
///
/// Whatever the set, the path function is the sum of its parts on the set and on the [complement](Cells::complement).
///
/// ```
/// use wayfare_render::auto::Cells;
/// use wayfare_transport::PathKinds;
///
/// // Caustics on the left half of the film, nothing on the right.
/// let cells = Cells::new([2, 1], vec![PathKinds::HIT, PathKinds::NONE]);
/// assert_eq!(cells.at([0.3, 0.9]), PathKinds::HIT);
/// assert_eq!(cells.complement().at([0.3, 0.9]), !PathKinds::HIT);
/// assert_eq!(cells.area(), 0.5);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Cells {
    tiles: [u32; 2],
    kinds: Vec<PathKinds>,
    /// What chains multiply the luminance by, in every tile.
    weights: Vec<f32>,
    /// The tiles that have any kind.
    occupied: Vec<u32>,
}

/// A weight whose lowest bits are zero: there are the kinds of its tile.
fn rounded(weight: f32) -> f32 {
    f32::from_bits(weight.to_bits() & !u32::from(PathKinds::ALL.bits()))
}

/// The tile of a point of the film.
#[inline]
pub(super) fn tile_at([columns, rows]: [u32; 2], film: [f32; 2]) -> usize {
    let column = ((film[0] * columns as f32) as u32).min(columns - 1);
    let row = ((film[1] * rows as f32) as u32).min(rows - 1);
    (row * columns + column) as usize
}

/// The largest number below one.
const BELOW_ONE: f32 = 1.0 - f32::EPSILON / 2.0;

impl Cells {
    /// The kinds of every tile, row by row.
    ///
    /// # Panics
    ///
    /// If there is no tile, or not one set of kinds for each.
    pub fn new(tiles: [u32; 2], kinds: Vec<PathKinds>) -> Self {
        assert!(!kinds.is_empty() && kinds.len() == tiles[0] as usize * tiles[1] as usize);
        let is_occupied = |tile: &u32| !kinds[*tile as usize].is_empty();
        let occupied = (0..kinds.len() as u32).filter(is_occupied).collect();
        Self {
            tiles,
            weights: vec![1.0; kinds.len()],
            kinds,
            occupied,
        }
    }

    /// The same cells with other weights: chains walk a density that is the luminance times the weight of the tile, so that they come
    /// to dark tiles as often as to bright ones. Any positive weights are exact.
    ///
    /// # Panics
    ///
    /// If there is not one finite, positive weight for each tile.
    pub fn with_weights(mut self, weights: &[f32]) -> Self {
        let is_positive = |weight: &f32| weight.is_normal() && *weight > 0.0;
        assert!(weights.len() == self.kinds.len() && weights.iter().all(is_positive));
        self.weights = weights.iter().copied().map(rounded).collect();
        self
    }

    /// The same kinds everywhere.
    pub fn everywhere(tiles: [u32; 2], kinds: PathKinds) -> Self {
        Self::new(tiles, vec![kinds; tiles[0] as usize * tiles[1] as usize])
    }

    /// Tiles of some 32 pixels, of no fewer than 16, for an image of this size.
    pub fn tiles_of([width, height]: [u32; 2]) -> [u32; 2] {
        let side = (width.max(height) / 32).clamp(16, 64);
        [width.div_ceil(side), height.div_ceil(side)]
    }

    /// Columns and rows of tiles.
    pub fn tiles(&self) -> [u32; 2] {
        self.tiles
    }

    /// The kinds of every tile, row by row.
    pub fn kinds(&self) -> &[PathKinds] {
        &self.kinds
    }

    /// The weights of every tile, row by row.
    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    /// Of every tile the bits of its weight, with the kinds in the lowest ones.
    pub fn words(&self) -> impl Iterator<Item = u32> {
        let words = self.weights.iter().zip(&self.kinds);
        words.map(|(weight, kinds)| weight.to_bits() | u32::from(kinds.bits()))
    }

    /// The tiles that have any kind.
    pub fn occupied(&self) -> &[u32] {
        &self.occupied
    }

    /// Whether there is no cell in it.
    pub fn is_empty(&self) -> bool {
        self.occupied.is_empty()
    }

    /// The share of the film whose tiles have any kind.
    pub fn area(&self) -> f64 {
        self.occupied.len() as f64 / self.kinds.len() as f64
    }

    /// The kinds at a point of the film.
    #[inline]
    pub fn at(&self, film: [f32; 2]) -> PathKinds {
        self.kinds[tile_at(self.tiles, film)]
    }

    /// The weight at a point of the film.
    #[inline]
    pub fn weight_at(&self, film: [f32; 2]) -> f32 {
        self.weights[tile_at(self.tiles, film)]
    }

    /// The point of the film to which a uniform one is mapped so that it falls into a tile that has any kind. Its density is
    /// uniform there.
    #[inline]
    pub fn film_point(&self, u: [f32; 2]) -> [f32; 2] {
        let Some(last) = self.occupied.len().checked_sub(1) else {
            return u;
        };
        let place = u[0] * self.occupied.len() as f32;
        let index = (place as usize).min(last);
        let [columns, rows] = self.tiles;
        let tile = self.occupied[index];
        let (column, row) = ((tile % columns) as f32, (tile / columns) as f32);
        [
            ((column + (place - index as f32)) / columns as f32).min(BELOW_ONE),
            ((row + u[1]) / rows as f32).min(BELOW_ONE),
        ]
    }

    /// All other cells.
    pub fn complement(&self) -> Self {
        Self::new(self.tiles, self.kinds.iter().map(|&kinds| !kinds).collect())
    }

    /// The share of cells of one kind that are in the set.
    pub fn share_of(&self, kind: PathKinds) -> f64 {
        let count = self.kinds.iter().filter(|kinds| kinds.contains(kind));
        count.count() as f64 / self.kinds.len() as f64
    }
}

/// The paths that a renderer samples: some kinds everywhere, or a set of cells.
#[derive(Clone, Debug, PartialEq)]
pub enum PathSet {
    /// The same kinds everywhere.
    Kinds(PathKinds),
    /// Kinds that depend on the place on the film.
    Cells(Arc<Cells>),
}

impl PathSet {
    /// The kinds at a point of the film.
    #[inline]
    pub fn at(&self, film: [f32; 2]) -> PathKinds {
        match self {
            Self::Kinds(kinds) => *kinds,
            Self::Cells(cells) => cells.at(film),
        }
    }

    /// What chains multiply the luminance by at a point of the film.
    #[inline]
    pub fn weight_at(&self, film: [f32; 2]) -> f32 {
        match self {
            Self::Kinds(_) => 1.0,
            Self::Cells(cells) => cells.weight_at(film),
        }
    }

    /// The share of the film where there is any path.
    pub fn area(&self) -> f64 {
        match self {
            Self::Kinds(_) => 1.0,
            Self::Cells(cells) => cells.area(),
        }
    }
}

impl From<PathKinds> for PathSet {
    fn from(kinds: PathKinds) -> Self {
        Self::Kinds(kinds)
    }
}

impl From<Arc<Cells>> for PathSet {
    fn from(cells: Arc<Cells>) -> Self {
        Self::Cells(cells)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_sampling::Philox;

    #[test]
    fn points_fall_into_occupied_tiles_uniformly() {
        let kinds = (0..20).map(|i| PathKinds::from_bits(if i % 3 == 0 { 5 } else { 0 }));
        let cells = Cells::new([5, 4], kinds.collect());
        let mut counts = [0u32; 20];
        for sample in 0..70_000 {
            let mut stream = Philox::new(3).stream(0, sample);
            let film = cells.film_point([stream.unit(0), stream.unit(1)]);
            assert!(film.iter().all(|x| (0.0..1.0).contains(x)), "{film:?}");
            let [column, row] = [(film[0] * 5.0) as usize, (film[1] * 4.0) as usize];
            counts[row * 5 + column] += 1;
        }
        let expected = 70_000.0 / cells.occupied().len() as f64;
        for (tile, &count) in counts.iter().enumerate() {
            let off = (f64::from(count) - expected) / expected.sqrt();
            if cells.kinds()[tile].is_empty() {
                assert_eq!(count, 0, "tile {tile}");
            } else {
                assert!(off.abs() < 4.5, "tile {tile}: {off} sigma");
            }
        }
    }

    #[test]
    fn a_set_and_its_complement_have_every_kind_once() {
        let kinds = (0..12).map(|i| PathKinds::from_bits(i % 8));
        let cells = Cells::new([4, 3], kinds.collect());
        let others = cells.complement();
        for (&a, &b) in cells.kinds().iter().zip(others.kinds()) {
            assert_eq!(a | b, PathKinds::ALL);
            assert!((a & b).is_empty());
        }
    }

    #[test]
    fn tiles_are_neither_tiny_nor_huge() {
        assert_eq!(Cells::tiles_of([1024, 768]), [32, 24]);
        assert_eq!(Cells::tiles_of([320, 240]), [20, 15]);
        assert_eq!(Cells::tiles_of([4096, 2160]), [64, 34]);
        assert_eq!(Cells::tiles_of([7, 5]), [1, 1]);
    }
}
