//! Triangles of the world or of one object, in the layout of the scene.

use glam::{DMat4, DVec3, DVec4};

use super::materials::MaterialRef;
use crate::model::Mesh;
use crate::shape::MeshData;

/// Tables as in [`Scene`](crate::Scene), for one object.
#[derive(Default)]
pub(crate) struct Geometry {
    pub positions: Vec<[f32; 3]>,
    pub normals: Vec<[f32; 3]>,
    pub uvs: Vec<[f32; 2]>,
    pub triangles: Vec<[u32; 3]>,
    pub triangle_mesh: Vec<u32>,
    pub meshes: Vec<Mesh>,
    /// The material of each mesh, which gets its index at the end only.
    pub materials: Vec<MaterialRef>,
}

impl Geometry {
    /// Adds the vertices of a mesh and its triangles, without a [`Mesh`] for them yet. Returns the
    /// first triangle.
    pub fn push_triangles(&mut self, data: &MeshData) -> u32 {
        let first_vertex = self.positions.len() as u32;
        let first_triangle = self.triangles.len() as u32;
        self.positions.extend_from_slice(&data.positions);
        self.normals.extend_from_slice(&data.normals);
        self.normals.resize(self.positions.len(), [0.0; 3]);
        self.uvs.extend_from_slice(&data.uvs);
        self.uvs.resize(self.positions.len(), [0.0; 2]);
        let triangles = data.triangles.iter();
        self.triangles
            .extend(triangles.map(|corners| corners.map(|corner| corner + first_vertex)));
        first_triangle
    }

    /// Makes a mesh of triangles that have been added.
    pub fn push_mesh(&mut self, mesh: Mesh, material: MaterialRef) {
        let index = self.meshes.len() as u32;
        let end = (mesh.first_triangle + mesh.triangle_count) as usize;
        self.triangle_mesh.resize(end, index);
        self.meshes.push(mesh);
        self.materials.push(material);
    }

    /// Adds all of another object behind its own.
    pub fn append(&mut self, mut other: Self) {
        let first_vertex = self.positions.len() as u32;
        let first_triangle = self.triangles.len() as u32;
        let first_mesh = self.meshes.len() as u32;
        self.positions.append(&mut other.positions);
        self.normals.append(&mut other.normals);
        self.uvs.append(&mut other.uvs);
        let triangles = other.triangles.iter();
        self.triangles
            .extend(triangles.map(|corners| corners.map(|corner| corner + first_vertex)));
        let meshes = other.triangle_mesh.iter();
        self.triangle_mesh
            .extend(meshes.map(|mesh| mesh + first_mesh));
        self.meshes.extend(other.meshes.iter().map(|mesh| Mesh {
            first_triangle: mesh.first_triangle + first_triangle,
            ..*mesh
        }));
        self.materials.append(&mut other.materials);
    }

    /// The box around all vertices.
    pub fn bounds(&self) -> Bounds {
        let mut bounds = Bounds::EMPTY;
        for position in &self.positions {
            bounds.add(DVec3::from(position.map(f64::from)));
        }
        bounds
    }
}

/// A box along the axes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounds {
    low: DVec3,
    high: DVec3,
}

impl Bounds {
    pub const EMPTY: Self = Self {
        low: DVec3::INFINITY,
        high: DVec3::NEG_INFINITY,
    };

    pub fn add(&mut self, point: DVec3) {
        self.low = self.low.min(point);
        self.high = self.high.max(point);
    }

    /// Adds the box of an object that is placed by `to_world`.
    pub fn add_transformed(&mut self, other: &Self, to_world: &[[f32; 4]; 3]) {
        if other.low.x > other.high.x {
            return;
        }
        for corner in 0..8 {
            let pick = |axis: usize| {
                let high = corner >> axis & 1 == 1;
                if high {
                    other.high[axis]
                } else {
                    other.low[axis]
                }
            };
            let corner = DVec3::new(pick(0), pick(1), pick(2));
            let row = |i: usize| DVec4::from(to_world[i].map(f64::from));
            let corner = corner.extend(1.0);
            let [x, y, z] = [0, 1, 2].map(|i| row(i).dot(corner));
            self.add(DVec3::new(x, y, z));
        }
    }

    pub fn center(&self) -> DVec3 {
        (self.low + self.high) * 0.5
    }

    /// Half of the diagonal; never zero for a box with a surface in it.
    pub fn radius(&self) -> f64 {
        (self.high - self.low).length() * 0.5
    }
}

/// Moves a mesh by a transform, in double precision. Normals become unit vectors, or zero where they
/// have no direction.
pub(crate) fn transform(data: &mut MeshData, matrix: &DMat4, reverse_normals: bool) {
    if *matrix != DMat4::IDENTITY {
        for position in &mut data.positions {
            let point = matrix.transform_point3(DVec3::from(position.map(f64::from)));
            *position = point.as_vec3().to_array();
        }
    }
    let normal_matrix = matrix.inverse().transpose();
    let sign = if reverse_normals { -1.0 } else { 1.0 };
    for normal in &mut data.normals {
        let direction = normal_matrix.transform_vector3(DVec3::from(normal.map(f64::from)));
        let unit = direction.normalize_or_zero() * sign;
        *normal = unit.as_vec3().to_array();
    }
}
