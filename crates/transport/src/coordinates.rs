//! The coordinates of primary sample space and what each of them means.

use crate::math::Real;

/// Coordinates before the first vertex.
pub const CAMERA_COORDINATES: usize = 4;
/// Coordinates of every vertex.
pub const VERTEX_COORDINATES: usize = 6;

/// Number of coordinates of a path with at most `max_depth` scattering events, with or without Russian roulette.
pub fn dimension(max_depth: u32, roulette: bool) -> usize {
    // An even number: some steps rotate pairs.
    let decisions = if roulette {
        max_depth.next_multiple_of(2)
    } else {
        0
    };
    first_decision(max_depth) + decisions as usize
}

/// The first coordinate of Russian roulette.
pub fn first_decision(max_depth: u32) -> usize {
    CAMERA_COORDINATES + VERTEX_COORDINATES * max_depth as usize
}

/// The coordinates of one vertex.
#[derive(Clone, Copy, Debug)]
pub struct VertexCoordinates<R> {
    /// The BSDF direction.
    pub direction: [R; 2],
    /// The point on the light.
    pub light: [R; 2],
    /// Reflection or refraction.
    pub lobe: R,
    /// Which light.
    pub pick: R,
}

impl<R> From<[R; VERTEX_COORDINATES]> for VertexCoordinates<R> {
    #[inline(always)]
    fn from([d0, d1, l0, l1, lobe, pick]: [R; VERTEX_COORDINATES]) -> Self {
        Self {
            direction: [d0, d1],
            light: [l0, l1],
            lobe,
            pick,
        }
    }
}

/// A source of coordinates. A path tracer makes them as the path asks for them; a Markov chain has them in an array.
///
/// | coordinates | meaning |
/// | --- | --- |
/// | 0, 1 | film position |
/// | 2, 3 | point on the lens |
/// | 4 + 6 i + (0, 1) | BSDF direction at vertex i |
/// | 4 + 6 i + (2, 3) | point on the light at vertex i |
/// | 4 + 6 i + 4 | reflection or refraction at vertex i |
/// | 4 + 6 i + 5 | which light at vertex i |
/// | 4 + 6 d + i | with Russian roulette: whether the path goes on behind vertex i, of d at most |
///
/// The offsets are fixed: coordinate j means the same regardless of what happened earlier on the path.
pub trait Coordinates<R: Real> {
    /// Coordinate number `index`, in [0, 1).
    fn get(&mut self, index: usize) -> R;

    /// Film position: u to the right, v down.
    #[inline(always)]
    fn film(&mut self) -> [R; 2] {
        [self.get(0), self.get(1)]
    }

    /// Point on the lens.
    #[inline(always)]
    fn lens(&mut self) -> [R; 2] {
        [self.get(2), self.get(3)]
    }

    /// The coordinates of one vertex.
    #[inline(always)]
    fn vertex(&mut self, vertex: u32) -> VertexCoordinates<R> {
        let first = CAMERA_COORDINATES + VERTEX_COORDINATES * vertex as usize;
        VertexCoordinates {
            direction: [self.get(first), self.get(first + 1)],
            light: [self.get(first + 2), self.get(first + 3)],
            lobe: self.get(first + 4),
            pick: self.get(first + 5),
        }
    }

    /// Whether the path survives Russian roulette behind a vertex, whose other coordinates have been read: coordinate
    /// number `index`.
    #[inline(always)]
    fn decision(&mut self, index: usize) -> R {
        self.get(index)
    }
}

impl<R: Real> Coordinates<R> for &[R] {
    #[inline(always)]
    fn get(&mut self, index: usize) -> R {
        self[index]
    }
}
