//! Loop subdivision surfaces (C. Loop, "Smooth subdivision surfaces based on triangles", 1987), with
//! the weights and the limit rules that pbrt-v4 uses.

mod topology;

use std::f32::consts::{PI, TAU};

use glam::Vec3;

use self::topology::{NO_TWIN, Topology, next, previous};
use super::{MAX_TRIANGLES, MeshData, ShapeError, check_array, check_indices};

/// The most levels of subdivision: each one has four times the triangles of the one before.
pub const MAX_LEVELS: u32 = 8;

/// Subdivides a triangle mesh (three indices a face) a number of times, then moves the vertices to
/// the limit surface and gives them its normals.
///
/// The mesh may have boundaries, but not edges with more than two faces, faces that touch in one
/// vertex only, or neighbours that wind in opposite directions. Vertices without faces are dropped.
///
/// The weight 1/5 that takes boundary vertices to the limit is the one of pbrt-v4; the exact one for
/// its boundary rule is 1/6, so the outline of an open mesh moves a little with the levels.
///
/// **Orientation.** The normals that pbrt-v4 computes oppose the winding of the control mesh, and in
/// pbrt-v4 normals decide the outer side of a surface. Scenes are made to look right there, so the
/// normals here are the same, and the triangles are wound to agree with them: opposite to the
/// control mesh.
pub fn subdivide(
    positions: &[[f32; 3]],
    indices: &[u32],
    levels: u32,
) -> Result<MeshData, ShapeError> {
    check_array("positions", positions, positions.len())?;
    check_indices(indices, 3, positions.len())?;
    if indices.is_empty() {
        return Err(ShapeError::Empty { what: "faces" });
    }
    if levels > MAX_LEVELS {
        return Err(ShapeError::TooManyLevels {
            levels,
            limit: MAX_LEVELS,
        });
    }
    let count = (indices.len() as u64 / 3) << (2 * levels);
    if count > MAX_TRIANGLES {
        return Err(ShapeError::TooManyTriangles {
            count,
            limit: MAX_TRIANGLES,
        });
    }

    let (mut topology, used_vertices) = Topology::new(indices, positions.len())?;
    let mut points: Vec<Vec3> = used_vertices
        .iter()
        .map(|vertex| Vec3::from(positions[*vertex as usize]))
        .collect();
    for _ in 0..levels {
        (topology, points) = refine(&topology, &points);
    }
    let points = smooth(&topology, &points, 1.0 / 5.0, |valence| {
        1.0 / (valence + 3.0 / (8.0 * beta(valence)))
    });
    let normals = normals(&topology, &points);
    Ok(MeshData {
        positions: points.iter().map(Vec3::to_array).collect(),
        normals: normals.iter().map(Vec3::to_array).collect(),
        uvs: Vec::new(),
        triangles: topology
            .faces
            .iter()
            .map(|[a, b, c]| [*a, *c, *b])
            .collect(),
    })
}

/// Weight of each neighbour of an interior vertex in one step of subdivision.
fn beta(valence: f32) -> f32 {
    if valence == 3.0 {
        3.0 / 16.0
    } else {
        3.0 / (8.0 * valence)
    }
}

/// One step of subdivision: the old vertices come first, then one for each edge.
fn refine(topology: &Topology, points: &[Vec3]) -> (Topology, Vec<Vec3>) {
    let (refined, edges) = topology.refine();
    let mut refined_points = smooth(topology, points, 1.0 / 8.0, beta);
    refined_points.reserve_exact(edges.len());
    let at = |half_edge: u32| points[topology.origin(half_edge) as usize];
    for edge in edges {
        let ends = at(edge) + at(next(edge));
        let twin = topology.twins[edge as usize];
        refined_points.push(if twin == NO_TWIN {
            0.5 * ends
        } else {
            3.0 / 8.0 * ends + 1.0 / 8.0 * (at(previous(edge)) + at(previous(twin)))
        });
    }
    (refined, refined_points)
}

/// Moves each vertex towards its neighbours: all of them with a weight that depends on their number,
/// or the two along the boundary with a fixed one.
fn smooth(
    topology: &Topology,
    points: &[Vec3],
    boundary_weight: f32,
    interior_weight: impl Fn(f32) -> f32,
) -> Vec<Vec3> {
    let is_boundary = topology.boundary_vertices();
    // Offsets instead of positions lose no precision far from the origin.
    let mut offsets = vec![Vec3::ZERO; points.len()];
    let mut valences = vec![0_u32; points.len()];
    for half_edge in 0..topology.twins.len() as u32 {
        let from = topology.origin(half_edge) as usize;
        let to = topology.origin(next(half_edge)) as usize;
        let offset = points[to] - points[from];
        if !is_boundary[from] {
            offsets[from] += offset;
            valences[from] += 1;
        } else if topology.twins[half_edge as usize] == NO_TWIN {
            offsets[from] += offset;
        }
        if topology.twins[half_edge as usize] == NO_TWIN {
            offsets[to] -= offset;
        }
    }
    let weight = |vertex: usize| {
        if is_boundary[vertex] {
            boundary_weight
        } else {
            interior_weight(valences[vertex] as f32)
        }
    };
    (0..points.len())
        .map(|vertex| points[vertex] + weight(vertex) * offsets[vertex])
        .collect()
}

/// Unit normals of the limit surface from the tangent masks of the scheme, on the side where the
/// faces of the control mesh run clockwise.
fn normals(topology: &Topology, points: &[Vec3]) -> Vec<Vec3> {
    let mut ring = Vec::new();
    let starts = topology.first_half_edges(points.len());
    (0..points.len())
        .map(|vertex| {
            let is_closed = topology.ring(starts[vertex], &mut ring);
            let offset = |neighbour: usize| points[ring[neighbour] as usize] - points[vertex];
            let [s, t] = if is_closed {
                interior_tangents(ring.len(), offset)
            } else {
                boundary_tangents(ring.len(), offset)
            };
            let normal = t.as_dvec3().cross(s.as_dvec3()).try_normalize();
            // Where the surface has folded to a line its normal is arbitrary.
            normal.map_or(Vec3::Z, |normal| normal.as_vec3())
        })
        .collect()
}

/// Tangents at an interior vertex, `cross(s, t)` on the side of the winding.
fn interior_tangents(valence: usize, offset: impl Fn(usize) -> Vec3) -> [Vec3; 2] {
    let mut tangents = [Vec3::ZERO; 2];
    for neighbour in 0..valence {
        let (sin, cos) = (TAU * neighbour as f32 / valence as f32).sin_cos();
        tangents[0] += cos * offset(neighbour);
        tangents[1] += sin * offset(neighbour);
    }
    tangents
}

/// Tangents along and across the boundary, `cross(s, t)` on the side of the winding.
fn boundary_tangents(valence: usize, offset: impl Fn(usize) -> Vec3) -> [Vec3; 2] {
    let last = valence - 1;
    let along = offset(0) - offset(last);
    let across = match valence {
        2 => offset(0) + offset(1),
        3 => offset(1),
        4 => 2.0 * (offset(1) + offset(2)) - offset(0) - offset(3),
        _ => {
            let theta = PI / last as f32;
            let inner = (1..last).map(|k| (k as f32 * theta).sin() * offset(k));
            (2.0 - 2.0 * theta.cos()) * inner.sum::<Vec3>()
                - theta.sin() * (offset(0) + offset(last))
        }
    };
    [along, across]
}
