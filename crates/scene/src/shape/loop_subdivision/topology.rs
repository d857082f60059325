//! The half-edges of a triangle mesh: who is whose neighbour.
//!
//! Half-edge `3 f + i` runs from corner `i` of face `f` to the next corner. Its twin runs the other
//! way in the neighbouring face.

use std::collections::HashMap;

use crate::shape::ShapeError;

/// The twin of a half-edge on the boundary.
pub(super) const NO_TWIN: u32 = u32::MAX;

/// The next half-edge of the same face.
pub(super) fn next(half_edge: u32) -> u32 {
    half_edge - half_edge % 3 + (half_edge + 1) % 3
}

/// The previous half-edge of the same face.
pub(super) fn previous(half_edge: u32) -> u32 {
    half_edge - half_edge % 3 + (half_edge + 2) % 3
}

/// An oriented manifold triangle mesh, possibly with boundaries.
pub(super) struct Topology {
    /// Corners of the faces.
    pub faces: Vec<[u32; 3]>,
    /// The twin of each half-edge, or [`NO_TWIN`].
    pub twins: Vec<u32>,
}

/// The half-edges along one edge.
#[derive(Default)]
struct Edge {
    half_edges: [u32; 2],
    count: usize,
}

impl Topology {
    /// Finds the neighbours in a mesh of whole faces with indices in range.
    ///
    /// Also returns the vertices that have faces: the new vertices are numbered in their order.
    pub fn new(indices: &[u32], vertex_count: usize) -> Result<(Self, Vec<u32>), ShapeError> {
        let faces = indices.as_chunks::<3>().0;
        for (face, [a, b, c]) in faces.iter().enumerate() {
            if let Some(vertex) = [(a, b), (b, c), (c, a)].iter().find(|(x, y)| x == y) {
                return Err(ShapeError::RepeatedVertex {
                    face,
                    vertex: *vertex.0,
                });
            }
        }
        let given = Self {
            faces: faces.to_vec(),
            twins: find_twins(faces)?,
        };
        given.check_fans(vertex_count)?;

        let mut is_used = vec![false; vertex_count];
        for vertex in indices {
            is_used[*vertex as usize] = true;
        }
        let mut used = Vec::new();
        let mut renumbered = vec![0; vertex_count];
        for vertex in (0..vertex_count).filter(|vertex| is_used[*vertex]) {
            renumbered[vertex] = used.len() as u32;
            used.push(vertex as u32);
        }
        let faces = faces
            .iter()
            .map(|face| face.map(|vertex| renumbered[vertex as usize]))
            .collect();
        let twins = given.twins;
        Ok((Self { faces, twins }, used))
    }

    /// The vertex that a half-edge starts from.
    pub fn origin(&self, half_edge: u32) -> u32 {
        self.faces.as_flattened()[half_edge as usize]
    }

    /// Which vertices lie on the boundary.
    pub fn boundary_vertices(&self) -> Vec<bool> {
        let vertices = self.faces.as_flattened();
        let count = vertices.iter().max().map_or(0, |last| *last as usize + 1);
        let mut is_boundary = vec![false; count];
        for (half_edge, twin) in self.twins.iter().enumerate() {
            if *twin == NO_TWIN {
                is_boundary[vertices[half_edge] as usize] = true;
                is_boundary[vertices[next(half_edge as u32) as usize] as usize] = true;
            }
        }
        is_boundary
    }

    /// For each vertex a half-edge that starts there, on the boundary if there is one:
    /// the place to begin a walk around it. [`NO_TWIN`] for vertices without faces.
    pub fn first_half_edges(&self, vertex_count: usize) -> Vec<u32> {
        let mut first = vec![NO_TWIN; vertex_count];
        for (half_edge, vertex) in self.faces.as_flattened().iter().enumerate() {
            let first = &mut first[*vertex as usize];
            if *first == NO_TWIN || self.twins[half_edge] == NO_TWIN {
                *first = half_edge as u32;
            }
        }
        first
    }

    /// Lists the neighbours of a vertex in the direction of the winding, from one end of the boundary
    /// to the other if there is one. Returns whether they go all the way around.
    pub fn ring(&self, first: u32, ring: &mut Vec<u32>) -> bool {
        ring.clear();
        let mut half_edge = first;
        loop {
            ring.push(self.origin(next(half_edge)));
            let incoming = previous(half_edge);
            half_edge = self.twins[incoming as usize];
            if half_edge == first {
                return true;
            }
            if half_edge == NO_TWIN {
                ring.push(self.origin(incoming));
                return false;
            }
        }
    }

    /// Checks that a walk around each vertex meets all of its faces.
    fn check_fans(&self, vertex_count: usize) -> Result<(), ShapeError> {
        let mut face_counts = vec![0; vertex_count];
        for vertex in self.faces.as_flattened() {
            face_counts[*vertex as usize] += 1;
        }
        let mut ring = Vec::new();
        let first = self.first_half_edges(vertex_count);
        for vertex in (0..vertex_count).filter(|vertex| face_counts[*vertex] > 0) {
            let is_closed = self.ring(first[vertex], &mut ring);
            if ring.len() - usize::from(!is_closed) != face_counts[vertex] {
                return Err(ShapeError::NonManifoldVertex {
                    vertex: vertex as u32,
                });
            }
        }
        Ok(())
    }

    /// Splits each face into four: three at its corners, `[corner, middle of the edge from it, middle
    /// of the edge to it]`, then the middle one, `[middle of edge 0, of edge 1, of edge 2]`.
    ///
    /// Also returns one half-edge for each edge: their middles become the vertices after the old ones.
    pub fn refine(&self) -> (Self, Vec<u32>) {
        let vertex_count = self.boundary_vertices().len() as u32;
        let mut edges = Vec::with_capacity(self.twins.len() / 2 + 1);
        let mut middles = vec![0; self.twins.len()];
        for (half_edge, twin) in self.twins.iter().enumerate() {
            // A boundary edge has the largest "twin", so that each edge is met once here.
            if (half_edge as u32) < *twin {
                let middle = vertex_count + edges.len() as u32;
                middles[half_edge] = middle;
                if *twin != NO_TWIN {
                    middles[*twin as usize] = middle;
                }
                edges.push(half_edge as u32);
            }
        }

        let mut faces = Vec::with_capacity(4 * self.faces.len());
        let mut twins = Vec::with_capacity(4 * self.twins.len());
        for (face, corners) in self.faces.iter().enumerate() {
            let face = face as u32;
            let m = [0, 1, 2].map(|i| middles[(3 * face + i) as usize]);
            for i in 0..3_u32 {
                let half_edge = 3 * face + i;
                let before = previous(half_edge);
                faces.push([corners[i as usize], m[i as usize], m[(before % 3) as usize]]);
                twins.push(match self.twins[half_edge as usize] {
                    NO_TWIN => NO_TWIN,
                    twin => corner_half_edge(next(twin), 2),
                });
                twins.push(middle_half_edge(before));
                twins.push(match self.twins[before as usize] {
                    NO_TWIN => NO_TWIN,
                    twin => corner_half_edge(twin, 0),
                });
            }
            faces.push(m);
            for i in 0..3 {
                twins.push(corner_half_edge(next(3 * face + i), 1));
            }
        }
        (Self { faces, twins }, edges)
    }
}

/// Half-edge `side` of the child face at the corner where a half-edge starts.
fn corner_half_edge(half_edge: u32, side: u32) -> u32 {
    3 * (half_edge / 3 * 4 + half_edge % 3) + side
}

/// The half-edge of the middle child face that starts at the middle of a half-edge.
fn middle_half_edge(half_edge: u32) -> u32 {
    3 * (half_edge / 3 * 4 + 3) + half_edge % 3
}

fn find_twins(faces: &[[u32; 3]]) -> Result<Vec<u32>, ShapeError> {
    let vertices = faces.as_flattened();
    let ends = |half_edge: usize| {
        let to = vertices[next(half_edge as u32) as usize];
        [vertices[half_edge], to]
    };
    let sorted = |[a, b]: [u32; 2]| [a.min(b), a.max(b)];

    let mut edges: HashMap<[u32; 2], Edge> = HashMap::with_capacity(vertices.len() / 2);
    for half_edge in 0..vertices.len() {
        let edge = edges.entry(sorted(ends(half_edge))).or_default();
        if let Some(slot) = edge.half_edges.get_mut(edge.count) {
            *slot = half_edge as u32;
        }
        edge.count += 1;
    }

    let mut twins = vec![NO_TWIN; vertices.len()];
    for (half_edge, twin) in twins.iter_mut().enumerate() {
        let key = sorted(ends(half_edge));
        let edge = &edges[&key];
        let [a, b] = edge.half_edges;
        match edge.count {
            1 => {}
            2 if ends(a as usize) == ends(b as usize) => {
                return Err(ShapeError::InconsistentWinding { edge: key });
            }
            2 => *twin = a ^ b ^ half_edge as u32,
            _ => return Err(ShapeError::NonManifoldEdge { edge: key }),
        }
    }
    Ok(twins)
}
