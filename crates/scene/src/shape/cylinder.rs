//! Open cylinders around the z axis.

use super::revolution::{ProfilePoint, revolve, turn_radians};
use super::{MeshData, ShapeError, require_finite, require_not_negative};

/// Segments of a full turn: cheap here, as there is only one row of them.
const SEGMENTS: u32 = 256;

/// Tessellates a cylinder with pbrt-v4's parameters: the heights `zmin` to `zmax` (in either order)
/// and the angles 0 to `phimax_degrees`. It has no caps.
///
/// Vertices lie on the cylinder, so the mesh is inside it and loses 0.003 % of its area. Normals
/// point outwards; u runs around, v from the lower end to the upper one.
pub fn tessellate(
    radius: f32,
    zmin: f32,
    zmax: f32,
    phimax_degrees: f32,
) -> Result<MeshData, ShapeError> {
    let rho = require_not_negative("radius", radius)?;
    let (low, high) = (require_finite("zmin", zmin)?, require_finite("zmax", zmax)?);
    let turn = turn_radians(phimax_degrees)?;
    if rho == 0.0 || low == high || turn == 0.0 {
        return Ok(MeshData::default());
    }
    let profile = [(low.min(high), 0.0), (low.max(high), 1.0)].map(|(z, v)| ProfilePoint {
        rho,
        z,
        normal: [1.0, 0.0],
        v,
    });
    Ok(revolve(&profile, turn, SEGMENTS))
}
