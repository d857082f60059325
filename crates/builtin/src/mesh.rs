//! Triangle meshes of the built-in scenes and their PLY files.
//!
//! Meshes are built in 64 bits and written in 32. Two vertices at one place are computed by the same
//! expression, so that they stay at one place after rounding: closed surfaces are closed to the last bit.

use std::collections::HashMap;

use glam::{DAffine3, DVec3};

/// Triangles whose outer side is that of `cross(p1 - p0, p2 - p0)`.
#[derive(Clone, Debug, Default)]
pub(crate) struct Mesh {
    pub positions: Vec<DVec3>,
    /// Unit vertex normals on the outer side, parallel to `positions`; empty for flat triangles.
    pub normals: Vec<DVec3>,
    pub triangles: Vec<[u32; 3]>,
}

impl Mesh {
    /// Adds the triangles of another mesh. Both have normals, or neither has.
    pub fn append(&mut self, other: &Self) {
        assert!(
            self.positions.is_empty() || self.normals.is_empty() == other.normals.is_empty(),
            "smooth and flat meshes do not mix"
        );
        let first = self.positions.len() as u32;
        self.positions.extend(&other.positions);
        self.normals.extend(&other.normals);
        let shifted = other.triangles.iter().map(|t| t.map(|v| v + first));
        self.triangles.extend(shifted);
    }

    /// All meshes in one.
    pub fn union(meshes: impl IntoIterator<Item = Self>) -> Self {
        let mut all = Self::default();
        for mesh in meshes {
            all.append(&mesh);
        }
        all
    }

    /// The mesh under a map that keeps handedness.
    pub fn transformed(mut self, map: DAffine3) -> Self {
        assert!(
            map.matrix3.determinant() > 0.0,
            "a mirrored mesh is inside out"
        );
        let normal_map = map.matrix3.inverse().transpose();
        for position in &mut self.positions {
            *position = map.transform_point3(*position);
        }
        for normal in &mut self.normals {
            *normal = (normal_map * *normal).normalize();
        }
        self
    }

    /// The mesh moved.
    pub fn at(self, x: f64, y: f64, z: f64) -> Self {
        self.transformed(DAffine3::from_translation(DVec3::new(x, y, z)))
    }

    /// The mesh turned about the vertical axis, from +z towards +x, by an angle in degrees.
    pub fn turned(self, degrees: f64) -> Self {
        self.transformed(DAffine3::from_rotation_y(degrees.to_radians()))
    }

    /// The mesh tilted about the x axis, from +y towards +z, by an angle in degrees.
    pub fn tilted(self, degrees: f64) -> Self {
        self.transformed(DAffine3::from_rotation_x(degrees.to_radians()))
    }

    /// The mesh rolled about the z axis, from +x towards +y, by an angle in degrees.
    pub fn rolled(self, degrees: f64) -> Self {
        self.transformed(DAffine3::from_rotation_z(degrees.to_radians()))
    }

    /// Merges vertices that agree in position and normal as written, and drops the triangles that collapse.
    pub fn welded(self) -> Self {
        let mut result = Self::default();
        let mut index_of = HashMap::new();
        let mut new_index = Vec::with_capacity(self.positions.len());
        for (i, &position) in self.positions.iter().enumerate() {
            let normal = self.normals.get(i).copied();
            let bits = |v: DVec3| as_written(v).map(f32::to_bits);
            let key = (bits(position), normal.map(bits));
            new_index.push(*index_of.entry(key).or_insert_with(|| {
                result.positions.push(position);
                result.normals.extend(normal);
                result.positions.len() as u32 - 1
            }));
        }
        for triangle in self.triangles {
            let [a, b, c] = triangle.map(|v| new_index[v as usize]);
            if a != b && b != c && c != a {
                result.triangles.push([a, b, c]);
            }
        }
        result
    }

    /// Joins rows of vertices by pairs of triangles. The outer side is that of `cross(along a column of
    /// rows, along a row)`. `wrap` closes the columns, the rows, or both, to a ring.
    pub fn lattice(rows: usize, columns: usize, wrap: [bool; 2]) -> Vec<[u32; 3]> {
        let mut triangles = Vec::with_capacity(2 * rows * columns);
        for i in 0..if wrap[0] { rows } else { rows - 1 } {
            for j in 0..if wrap[1] { columns } else { columns - 1 } {
                let at = |i: usize, j: usize| ((i % rows) * columns + j % columns) as u32;
                let (a, b) = (at(i, j), at(i + 1, j));
                let (c, d) = (at(i + 1, j + 1), at(i, j + 1));
                triangles.push([a, b, c]);
                triangles.push([a, c, d]);
            }
        }
        triangles
    }

    /// The bytes of a binary little-endian PLY file.
    pub fn to_ply(&self) -> Vec<u8> {
        let has_normals = !self.normals.is_empty();
        let mut header = format!(
            "ply\nformat binary_little_endian 1.0\nelement vertex {}\n",
            self.positions.len()
        );
        let axes = if has_normals {
            &["x", "y", "z", "nx", "ny", "nz"][..]
        } else {
            &["x", "y", "z"][..]
        };
        for axis in axes {
            header.push_str(&format!("property float {axis}\n"));
        }
        header.push_str(&format!(
            "element face {}\nproperty list uchar int vertex_indices\nend_header\n",
            self.triangles.len()
        ));
        let mut bytes = header.into_bytes();
        let push = |bytes: &mut Vec<u8>, v: DVec3| {
            for value in as_written(v) {
                bytes.extend(value.to_le_bytes());
            }
        };
        for (i, &position) in self.positions.iter().enumerate() {
            push(&mut bytes, position);
            if has_normals {
                push(&mut bytes, self.normals[i]);
            }
        }
        for triangle in &self.triangles {
            bytes.push(3);
            for index in triangle {
                bytes.extend(index.to_le_bytes());
            }
        }
        bytes
    }
}

/// The 32-bit numbers of a file, where zero has no sign: equal places are equal bytes.
fn as_written(v: DVec3) -> [f32; 3] {
    v.as_vec3().to_array().map(|value| value + 0.0)
}
