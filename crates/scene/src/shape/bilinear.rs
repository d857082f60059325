//! Bilinear patches: surfaces through four corners, straight along both parameters.

use glam::{Vec2, Vec3};

use super::{MeshData, ShapeError, check_array, check_indices};

/// A patch is flat when its twist is below this fraction of its diagonal.
const FLAT_TOLERANCE: f32 = 1e-6;

/// How far the triangles of a curved patch may be off its surface, as a fraction of its diagonal.
const CURVED_TOLERANCE: f32 = 1e-3;

/// Meshes of many curved patches get coarser grids rather than more triangles than this.
const TRIANGLE_BUDGET: u64 = 1 << 22;

/// Tessellates bilinear patches, four indices each in the order of pbrt-v4: the corners at
/// (u, v) = (0, 0), (1, 0), (0, 1), (1, 1).
///
/// A parallelogram becomes exactly two triangles; each other patch of a call becomes a grid of the same resolution,
/// fine enough for the most twisted one of them. The triangles of a patch are consecutive, in the order of the patches,
/// and face `cross(dp/du, dp/dv)`. Patches share no vertices, because each has its own texture coordinates where `uvs`
/// is empty, and its own normals where `normals` is empty and any patch is curved. Given normals are interpolated as
/// they are; a mesh of parallelograms without them gets none.
pub fn tessellate(
    positions: &[[f32; 3]],
    normals: &[[f32; 3]],
    uvs: &[[f32; 2]],
    indices: &[u32],
) -> Result<MeshData, ShapeError> {
    check_array("normals", normals, positions.len())?;
    check_array("uvs", uvs, positions.len())?;
    let resolutions = resolutions(positions, indices)?;
    let any_curved = resolutions.iter().any(|resolution| resolution.is_curved);

    let mut mesh = MeshData::default();
    for (patch, resolution) in indices.as_chunks::<4>().0.iter().zip(&resolutions) {
        let corners = patch.map(|i| Vec3::from(positions[i as usize]));
        let steps = resolution.steps;
        let first = mesh.positions.len() as u32;
        for row in 0..=steps {
            for column in 0..=steps {
                let uv = Vec2::new(column as f32, row as f32) / steps as f32;
                mesh.positions.push(interpolate(corners, uv).to_array());
                if !normals.is_empty() {
                    let given = patch.map(|i| Vec3::from(normals[i as usize]));
                    let normal = interpolate(given, uv).try_normalize();
                    mesh.normals
                        .push(normal.unwrap_or_else(|| normal_at(corners, uv)).to_array());
                } else if any_curved {
                    mesh.normals.push(normal_at(corners, uv).to_array());
                }
                mesh.uvs.push(if uvs.is_empty() {
                    uv.to_array()
                } else {
                    let given = patch.map(|i| Vec2::from(uvs[i as usize]).extend(0.0));
                    interpolate(given, uv).truncate().to_array()
                });
            }
        }
        for row in 0..steps {
            for column in 0..steps {
                let a = first + row * (steps + 1) + column;
                let d = a + steps + 1;
                mesh.triangles.push([a, a + 1, d + 1]);
                mesh.triangles.push([a, d + 1, d]);
            }
        }
    }
    Ok(mesh)
}

/// The grid of one patch.
struct Resolution {
    is_curved: bool,
    /// Cells along each of the two parameters.
    steps: u32,
}

/// Checks the patches and chooses their grids.
fn resolutions(positions: &[[f32; 3]], indices: &[u32]) -> Result<Vec<Resolution>, ShapeError> {
    check_array("positions", positions, positions.len())?;
    check_indices(indices, 4, positions.len())?;
    let mut resolutions = Vec::with_capacity(indices.len() / 4);
    let mut needed_steps = 1;
    let mut curved_count = 0;
    for patch in indices.as_chunks::<4>().0 {
        let [p00, p10, p01, p11] = patch.map(|i| Vec3::from(positions[i as usize]));
        let twist = ((p00 - p10) + (p11 - p01)).length();
        let diagonal = (p11 - p00).length().max((p01 - p10).length());
        let is_curved = twist > FLAT_TOLERANCE * diagonal;
        if is_curved {
            // A cell of an n by n grid has the n^2-th part of the twist, and its two triangles are
            // off its middle by a quarter of that.
            let steps = (twist / (4.0 * CURVED_TOLERANCE * diagonal)).sqrt().ceil();
            needed_steps = needed_steps.max(steps as u32);
            curved_count += 1;
        }
        resolutions.push(Resolution {
            is_curved,
            steps: 1,
        });
    }
    if curved_count > 0 {
        let affordable = (TRIANGLE_BUDGET / (2 * curved_count)).isqrt().max(1) as u32;
        let steps = needed_steps.min(affordable);
        for resolution in resolutions.iter_mut().filter(|r| r.is_curved) {
            resolution.steps = steps;
        }
    }
    Ok(resolutions)
}

fn interpolate([c00, c10, c01, c11]: [Vec3; 4], uv: Vec2) -> Vec3 {
    let [u, v] = uv.to_array();
    (c00 * (1.0 - u) + c10 * u) * (1.0 - v) + (c01 * (1.0 - u) + c11 * u) * v
}

/// Unit normal of a patch. Where two corners coincide it has none, so that the normal in the middle
/// of the patch takes its place; a patch without area gets +z.
fn normal_at(corners: [Vec3; 4], uv: Vec2) -> Vec3 {
    let [p00, p10, p01, p11] = corners;
    let cross = |uv: Vec2| {
        let du = (p10 - p00).lerp(p11 - p01, uv.y);
        let dv = (p01 - p00).lerp(p11 - p10, uv.x);
        du.as_dvec3().cross(dv.as_dvec3()).try_normalize()
    };
    let normal = cross(uv).or_else(|| cross(Vec2::splat(0.5)));
    normal.map_or(Vec3::Z, |normal| normal.as_vec3())
}
