//! Spheres around the origin, possibly cut in height and angle.

use std::f64::consts::{FRAC_PI_2, PI};

use super::revolution::{ProfilePoint, revolve, turn_radians};
use super::{MeshData, ShapeError, require_finite, require_not_negative};

/// Segments around the equator. The silhouette is then off by `1 - cos(pi / 144)`, 0.02 % of the
/// radius.
const SEGMENTS: u32 = 144;

/// Rows of a sphere from pole to pole: steps of the same size as around the equator.
const ROWS: f64 = 72.0;

/// Tessellates a sphere with pbrt-v4's parameters: the part between the heights `zmin` and `zmax`
/// (in either order, anything beyond the radius means uncut) and the angles 0 to `phimax_degrees`.
///
/// Vertices lie on the sphere, so the mesh is inside it and loses 0.04 % of its area and 0.08 %
/// of its volume. It is deliberately not inflated to make up for this: spheres that touch a plane or
/// each other would penetrate. Normals point outwards; u runs around, v from `zmin` to `zmax` with
/// the polar angle.
pub fn tessellate(
    radius: f32,
    zmin: f32,
    zmax: f32,
    phimax_degrees: f32,
) -> Result<MeshData, ShapeError> {
    let r = require_not_negative("radius", radius)?;
    let (low, high) = (require_finite("zmin", zmin)?, require_finite("zmax", zmax)?);
    let turn = turn_radians(phimax_degrees)?;
    let (low, high) = (low.min(high).clamp(-r, r), low.max(high).clamp(-r, r));
    if low >= high || turn == 0.0 {
        return Ok(MeshData::default());
    }

    // Latitudes instead of polar angles, so that v grows with the angle.
    let [bottom, top] = [low, high].map(|z| (z / r).asin());
    let rows = (ROWS * (top - bottom) / PI - 1e-6).ceil().max(1.0) as u32;
    let profile: Vec<ProfilePoint> = (0..=rows)
        .map(|row| {
            let v = f64::from(row) / f64::from(rows);
            // Exactly at the ends, where the poles are.
            let latitude = bottom * (1.0 - v) + top * v;
            let is_pole = latitude.abs() >= FRAC_PI_2;
            let (sin, cos) = if is_pole {
                (latitude.signum(), 0.0)
            } else {
                latitude.sin_cos()
            };
            ProfilePoint {
                rho: r * cos,
                z: r * sin,
                normal: [cos, sin],
                v,
            }
        })
        .collect();
    Ok(revolve(&profile, turn, SEGMENTS))
}
