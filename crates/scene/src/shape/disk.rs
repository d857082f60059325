//! Disks and rings across the z axis.

use super::revolution::{ProfilePoint, revolve, turn_radians};
use super::{MeshData, ShapeError, require_finite, require_not_negative};

/// Segments of a full turn. Disks are often area lights, whose power is proportional to the area: it is 0.01 %
/// too small.
const SEGMENTS: u32 = 256;

/// Tessellates a disk with pbrt-v4's parameters: in the plane `z = height`, from `innerradius` to
/// `radius`, the angles 0 to `phimax_degrees`.
///
/// Normals point along +z; u runs around, v from the outer edge to the inner one.
pub fn tessellate(
    height: f32,
    radius: f32,
    innerradius: f32,
    phimax_degrees: f32,
) -> Result<MeshData, ShapeError> {
    let z = require_finite("height", height)?;
    let outer = require_not_negative("radius", radius)?;
    let inner = require_not_negative("innerradius", innerradius)?;
    let turn = turn_radians(phimax_degrees)?;
    if inner >= outer || turn == 0.0 {
        return Ok(MeshData::default());
    }
    let profile = [(outer, 0.0), (inner, 1.0)].map(|(rho, v)| ProfilePoint {
        rho,
        z,
        normal: [0.0, 1.0],
        v,
    });
    Ok(revolve(&profile, turn, SEGMENTS))
}
