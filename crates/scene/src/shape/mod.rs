//! Shapes as triangle meshes: the PLY reader, the tessellation of quadrics and bilinear patches,
//! and Loop subdivision.
//!
//! The renderer intersects triangles only, so every shape of a scene file ends as a [`MeshData`].
//! All functions here work in the space of the shape: the caller applies the transforms and decides
//! about the orientation. Normals that this module computes are on the side of
//! `cross(p1 - p0, p2 - p0)`; normals that a file gives are kept and may disagree. A quadric without
//! area is an empty mesh.

pub mod bilinear;
pub mod cylinder;
pub mod disk;
pub mod loop_subdivision;
pub mod ply;
pub mod sphere;

mod error;
mod mesh;
mod revolution;

pub use error::ShapeError;
pub use mesh::MeshData;

/// The most triangles that subdivision may make of one shape. A request for more is a mistake in the
/// scene rather than a surface that anybody could see the detail of.
pub const MAX_TRIANGLES: u64 = 1 << 26;

/// Checks that a parameter is a finite number.
fn require_finite(name: &'static str, value: f32) -> Result<f64, ShapeError> {
    if value.is_finite() {
        return Ok(f64::from(value));
    }
    Err(ShapeError::Parameter {
        name,
        value,
        requirement: "finite",
    })
}

/// Checks that a parameter is a finite number that is not negative.
fn require_not_negative(name: &'static str, value: f32) -> Result<f64, ShapeError> {
    if value.is_finite() && value >= 0.0 {
        return Ok(f64::from(value));
    }
    Err(ShapeError::Parameter {
        name,
        value,
        requirement: "finite and not negative",
    })
}

/// Checks that indices make whole faces and that each refers to a vertex.
fn check_indices(indices: &[u32], corners: usize, vertex_count: usize) -> Result<(), ShapeError> {
    if !indices.len().is_multiple_of(corners) {
        return Err(ShapeError::PartialFace {
            count: indices.len(),
            corners,
        });
    }
    match indices.iter().position(|i| *i as usize >= vertex_count) {
        None => Ok(()),
        Some(at) => Err(ShapeError::IndexOutOfRange {
            face: at / corners,
            index: indices[at],
            vertex_count,
        }),
    }
}

/// Checks that a per-vertex array is as long as the positions, or empty where that is allowed, and
/// that its numbers are finite.
fn check_array<const N: usize>(
    array: &'static str,
    values: &[[f32; N]],
    vertex_count: usize,
) -> Result<(), ShapeError> {
    if !values.is_empty() && values.len() != vertex_count {
        return Err(ShapeError::ArrayLength {
            array,
            count: values.len(),
            vertex_count,
        });
    }
    let is_broken = |value: &[f32; N]| value.iter().any(|x| !x.is_finite());
    match values.iter().position(is_broken) {
        None => Ok(()),
        Some(number) => Err(ShapeError::NotFinite { array, number }),
    }
}
