//! Surfaces of revolution around z: the common part of spheres, cylinders and disks.

use std::f64::consts::TAU;

use super::{MeshData, ShapeError, require_finite};

/// A point of the curve that is turned around the z axis.
pub(super) struct ProfilePoint {
    /// Distance to the axis. Exactly 0 on the axis itself.
    pub rho: f64,
    /// Height.
    pub z: f64,
    /// Unit normal: its part away from the axis and its part along z.
    pub normal: [f64; 2],
    /// Second texture coordinate. The first one grows with the angle.
    pub v: f64,
}

/// The angle of a surface of revolution. As in pbrt-v4, more than a full turn is a full turn, and less than none is
/// none.
pub(super) fn turn_radians(phimax_degrees: f32) -> Result<f64, ShapeError> {
    let degrees = require_finite("phimax", phimax_degrees)?;
    Ok(degrees.clamp(0.0, 360.0).to_radians())
}

/// Turns a curve around the z axis, from the x axis towards y.
///
/// With the curve running along v, the triangles face `cross(dp/du, dp/dv)`: away from the axis for
/// a curve that runs up. Vertices are shared except where texture coordinates forbid it: a full turn
/// has its first column twice, at identical positions, and a point on the axis appears once per
/// segment with the mean u of that segment, so that no triangle there is degenerate.
pub(super) fn revolve(profile: &[ProfilePoint], turn: f64, full_turn_segments: u32) -> MeshData {
    let segments = (f64::from(full_turn_segments) * turn / TAU - 1e-6).ceil();
    let segments = (segments as u32).clamp(1, full_turn_segments);
    let is_full = turn >= TAU;

    let mut mesh = MeshData::default();
    let mut row_starts = Vec::with_capacity(profile.len());
    for point in profile {
        row_starts.push(mesh.positions.len() as u32);
        let on_axis = point.rho == 0.0;
        for column in 0..segments + u32::from(!on_axis) {
            let step = if is_full { column % segments } else { column };
            let (sin, cos) = (turn * f64::from(step) / f64::from(segments)).sin_cos();
            let [outwards, up] = point.normal;
            let offset = if on_axis { 0.5 } else { 0.0 };
            let u = (f64::from(column) + offset) / f64::from(segments);
            mesh.positions.push(
                [point.rho * cos, point.rho * sin, point.z].map(|coordinate| coordinate as f32),
            );
            mesh.normals
                .push([outwards * cos, outwards * sin, up].map(|coordinate| coordinate as f32));
            mesh.uvs.push([u as f32, point.v as f32]);
        }
    }

    for (rows, starts) in profile.windows(2).zip(row_starts.windows(2)) {
        for column in 0..segments {
            let [low, high] = [starts[0] + column, starts[1] + column];
            if rows[0].rho != 0.0 {
                // The far corner is the axis itself where the upper row lies on it.
                let far = high + u32::from(rows[1].rho != 0.0);
                mesh.triangles.push([low, low + 1, far]);
            }
            if rows[1].rho != 0.0 {
                mesh.triangles.push([low, high + 1, high]);
            }
        }
    }
    mesh
}
