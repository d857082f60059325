//! The arrays of meshes that a scene file gives itself. What does not fit together is left out, as in pbrt-v4.

use super::param_set::ParamSet;
use super::params::ParamType;
use super::reader::Reader;
use super::source::Result;

pub(crate) const POINTS: [ParamType; 1] = [ParamType::Point3];
const NORMALS: [ParamType; 2] = [ParamType::Normal, ParamType::Vector3];
const UVS: [ParamType; 3] = [ParamType::Point2, ParamType::Vector2, ParamType::Float];

pub(crate) struct VertexArrays {
    pub positions: Vec<[f32; 3]>,
    /// One for each position, or none.
    pub normals: Vec<[f32; 3]>,
    /// One for each position, or none.
    pub uvs: Vec<[f32; 2]>,
}

impl Reader<'_> {
    /// What the vertices of a mesh have.
    pub fn vertex_arrays(&mut self, params: &ParamSet) -> Result<VertexArrays> {
        let positions = params.vec3_list("P", &POINTS)?;
        let mut normals = params.vec3_list("N", &NORMALS)?;
        let uv = params.float_list("uv", &UVS)?;
        let st = params.float_list("st", &UVS)?;
        let uvs = if uv.is_empty() { st } else { uv };
        let mut uvs = uvs.as_chunks::<2>().0.to_vec();
        if positions.is_empty() {
            return Err(params.missing("point3", "P"));
        }
        let mut fits = |name, count| {
            let fits = count == 0 || count == positions.len();
            if !fits {
                let text = format!(
                    "{} has {} vertices, but {count} values in \"{name}\": rendered without them",
                    params.owner(),
                    positions.len()
                );
                self.note(params.loc, text);
            }
            fits
        };
        if !fits("N", normals.len()) {
            normals.clear();
        }
        if !fits("uv", uvs.len()) {
            uvs.clear();
        }
        Ok(VertexArrays {
            positions,
            normals,
            uvs,
        })
    }

    /// The vertices of whole faces; `None` where one of them does not exist. As in pbrt a single face needs no indices.
    pub fn mesh_indices(
        &mut self,
        params: &ParamSet,
        vertices: usize,
        corners: usize,
    ) -> Result<Option<Vec<u32>>> {
        let (indices, loc) = params.integer_list("indices")?;
        if vertices == 0 {
            return Err(params.missing("point3", "P"));
        }
        if indices.is_empty() {
            if vertices == corners {
                return Ok(Some((0..corners as u32).collect()));
            }
            return Err(params.missing("integer", "indices"));
        }
        let excess = indices.len() % corners;
        if excess > 0 {
            let text = format!(
                "{} needs a multiple of {corners} values in \"indices\", found {}: the last {excess} are left out",
                params.owner(),
                indices.len()
            );
            self.note(loc, text);
        }
        let whole = &indices[..indices.len() - excess];
        let is_vertex = |index: &i32| usize::try_from(*index).is_ok_and(|index| index < vertices);
        if let Some(number) = whole.iter().position(|index| !is_vertex(index)) {
            let text = format!(
                "{}: value {number} of \"indices\" is {}, but the vertices are 0 to {}: left out",
                params.owner(),
                whole[number],
                vertices - 1
            );
            self.note(loc, text);
            return Ok(None);
        }
        Ok(Some(whole.iter().map(|index| *index as u32).collect()))
    }
}
