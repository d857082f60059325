//! The triangle mesh that every shape becomes.

use glam::DVec3;

use super::{ShapeError, check_array, check_indices};

/// An indexed triangle mesh in the space of its shape.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MeshData {
    /// Vertex positions.
    pub positions: Vec<[f32; 3]>,
    /// Unit vertex normals, parallel to `positions`, or empty if the mesh has none.
    pub normals: Vec<[f32; 3]>,
    /// Texture coordinates, parallel to `positions`, or empty if the mesh has none.
    pub uvs: Vec<[f32; 2]>,
    /// Corners of the triangles as indices into `positions`.
    pub triangles: Vec<[u32; 3]>,
}

/// A triangle counts as degenerate when its height is below this fraction of its longest edge: single precision, in
/// which the renderer computes its plane, can no longer distinguish it from a line.
const DEGENERATE_ASPECT: f64 = 1e-7;

impl MeshData {
    /// Checks that indices are in range, arrays have matching lengths and all numbers are finite.
    ///
    /// Degenerate triangles are valid, as real files have them, but they have no normal, so a
    /// caller that derives normals or samples areas should [drop](Self::drop_degenerate) them.
    pub fn validate(&self) -> Result<(), ShapeError> {
        let vertex_count = self.positions.len();
        check_array("positions", &self.positions, vertex_count)?;
        check_array("normals", &self.normals, vertex_count)?;
        check_array("uvs", &self.uvs, vertex_count)?;
        check_indices(self.triangles.as_flattened(), 3, vertex_count)
    }

    /// Removes the triangles without area, keeping the order of the others and all vertices.
    ///
    /// Returns the number of removed triangles. Panics if indices are out of range (see [`Self::validate`]).
    pub fn drop_degenerate(&mut self) -> usize {
        let before = self.triangles.len();
        let mut triangles = std::mem::take(&mut self.triangles);
        triangles.retain(|triangle| !self.is_degenerate(*triangle));
        self.triangles = triangles;
        before - self.triangles.len()
    }

    /// Sum of the areas of the triangles.
    ///
    /// Panics if indices are out of range (see [`Self::validate`]).
    pub fn area(&self) -> f64 {
        self.triangles
            .iter()
            .map(|triangle| self.triangle_area(*triangle))
            .sum()
    }

    /// The area of a triangle.
    ///
    /// Panics if an index is out of range (see [`Self::validate`]).
    pub fn triangle_area(&self, triangle: [u32; 3]) -> f64 {
        0.5 * self.cross(triangle).length()
    }

    /// `cross(p1 - p0, p2 - p0)`: along the normal, as long as twice the area.
    pub(super) fn cross(&self, triangle: [u32; 3]) -> DVec3 {
        let [p0, p1, p2] = self.corners(triangle);
        (p1 - p0).cross(p2 - p0)
    }

    fn corners(&self, triangle: [u32; 3]) -> [DVec3; 3] {
        triangle.map(|index| DVec3::from(self.positions[index as usize].map(f64::from)))
    }

    fn is_degenerate(&self, triangle: [u32; 3]) -> bool {
        let [p0, p1, p2] = self.corners(triangle);
        let longest = (p1 - p0)
            .length_squared()
            .max((p2 - p1).length_squared())
            .max((p0 - p2).length_squared());
        self.cross(triangle).length() <= DEGENERATE_ASPECT * longest
    }
}
