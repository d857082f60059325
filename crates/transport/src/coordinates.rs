//! The coordinates of x and what each of them means.
//!
//! | coordinates | meaning |
//! | --- | --- |
//! | 0, 1 | film position |
//! | 2, 3 | point on the lens |
//! | 4 + 6 i + (0, 1) | BSDF direction at vertex i |
//! | 4 + 6 i + (2, 3) | point on the light at vertex i |
//! | 4 + 6 i + 4 | reflection or refraction at vertex i |
//! | 4 + 6 i + 5 | which light at vertex i |
//!
//! The offsets are fixed: coordinate j means the same whatever happened earlier on the path.

use crate::math::Real;

/// Coordinates before the first vertex.
pub const CAMERA_COORDINATES: usize = 4;
/// Coordinates of every vertex.
pub const VERTEX_COORDINATES: usize = 6;

/// Number of coordinates of a path with at most `max_depth` scattering events.
pub fn dimension(max_depth: u32) -> usize {
    CAMERA_COORDINATES + VERTEX_COORDINATES * max_depth as usize
}

/// A source of coordinates. A path tracer makes them as the path asks for them; a Markov chain has them in an array.
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

    /// The block of one vertex.
    #[inline(always)]
    fn vertex(&mut self, vertex: u32) -> [R; VERTEX_COORDINATES] {
        let start = CAMERA_COORDINATES + VERTEX_COORDINATES * vertex as usize;
        std::array::from_fn(|i| self.get(start + i))
    }
}

impl<R: Real> Coordinates<R> for &[R] {
    #[inline(always)]
    fn get(&mut self, index: usize) -> R {
        self[index]
    }
}
