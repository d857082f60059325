//! Shapes become triangles.

use super::geometry;
use super::mesh_arrays::{POINTS, VertexArrays};
use super::param_set::ParamSet;
use super::params::ParamType;
use super::reader::Reader;
use super::source::{Fault, Loc, Result};
use super::transform::{is_singular, swaps_handedness};
use crate::error::ErrorKind;
use crate::model::{Mesh, NONE, Parameter};
use crate::shape::loop_subdivision::MAX_LEVELS;
use crate::shape::ply::{LeftOut, Ply};
use crate::shape::{self, MeshData, ShapeError};

const KINDS: [&str; 8] = [
    "trianglemesh",
    "plymesh",
    "bilinearmesh",
    "sphere",
    "disk",
    "cylinder",
    "loopsubdiv",
    "curve",
];

/// What one emitter is, for lights that are given by their power.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Emitter {
    Triangle,
    WholeShape,
}

impl Reader<'_> {
    /// `Shape "kind" ...`
    pub fn shape(&mut self, params: &ParamSet) -> Result<()> {
        match params.kind.as_str() {
            "trianglemesh" => match self.triangle_mesh(params)? {
                Some(data) => self.add(params, data, Emitter::Triangle)?,
                None => params.accept_all(),
            },
            "plymesh" => {
                let data = self.ply_mesh(params)?;
                self.add(params, data, Emitter::Triangle)?;
            }
            "loopsubdiv" => match self.subdivision(params)? {
                Some(data) => self.add(params, data, Emitter::Triangle)?,
                None => params.accept_all(),
            },
            "bilinearmesh" => self.bilinear_mesh(params)?,
            "sphere" | "disk" | "cylinder" => {
                let data = quadric(params)?;
                self.add(params, data, Emitter::WholeShape)?;
            }
            "curve" => {
                params.accept_all();
                self.warn(params.loc, "shape \"curve\": not rendered")?;
            }
            _ => return Err(params.unknown_kind("shape", &KINDS)),
        }
        self.warn_unused(params)
    }

    /// The share of rays that the shape stops. A texture is the number of its use until the end of the file.
    fn shape_alpha(&mut self, params: &ParamSet) -> Result<Parameter<f32>> {
        let types = [ParamType::Float, ParamType::Texture];
        let Some(param) = params.find("alpha", &types)? else {
            return Ok(Parameter::Constant(1.0));
        };
        if param.ty == ParamType::Float {
            let [alpha] = params.exactly(param)?;
            return Ok(Parameter::Constant(alpha.clamp(0.0, 1.0)));
        }
        let name = params.only_string(param)?;
        // Shapes that follow each other often share a texture.
        let is_last = self.alpha_uses.last().is_some_and(|(last, _)| last == name);
        if !is_last {
            self.alpha_uses.push((name.to_owned(), param.loc));
        }
        Ok(Parameter::Texture((self.alpha_uses.len() - 1) as u32))
    }

    fn ply_mesh(&mut self, params: &ParamSet) -> Result<MeshData> {
        let (path, loc) = params.string("filename")?;
        params.accept(&["edgelength"]);
        if let Some(param) = params.take_any("displacement") {
            self.warn(
                param.loc,
                "shape with \"displacement\": rendered without it",
            )?;
        }
        let bytes = self.read_bytes(path, Some(loc))?;
        let name = self.files.display_name(path);
        let Ply { mesh, left_out } = shape::ply::read(&bytes).map_err(|error| {
            let message = format!("the file \"{name}\": {error}");
            Fault::new(ErrorKind::InvalidPly, loc, message)
        })?;
        if left_out != LeftOut::default() {
            let LeftOut {
                triangles,
                normals,
                uvs,
            } = left_out;
            let text = format!(
                "the file \"{name}\" has numbers that are not finite: {triangles} triangles, {normals} normals and \
                 {uvs} texture coordinates are left out"
            );
            self.note(loc, text);
        }
        Ok(mesh)
    }

    fn triangle_mesh(&mut self, params: &ParamSet) -> Result<Option<MeshData>> {
        params.accept(&["S", "faceIndices"]);
        let VertexArrays {
            positions,
            normals,
            uvs,
        } = self.vertex_arrays(params)?;
        let indices = self.mesh_indices(params, positions.len(), 3)?;
        Ok(indices.map(|indices| MeshData {
            triangles: indices.as_chunks::<3>().0.to_vec(),
            positions,
            normals,
            uvs,
        }))
    }

    fn subdivision(&mut self, params: &ParamSet) -> Result<Option<MeshData>> {
        let levels = match params.maybe_integer("levels")? {
            Some((levels, _)) if (0..=MAX_LEVELS as i32).contains(&levels) => levels as u32,
            Some((_, param)) => {
                return Err(params.invalid(param, &format!("between 0 and {MAX_LEVELS}")));
            }
            None => 3,
        };
        params.accept(&["scheme"]);
        let positions = params.vec3_list("P", &POINTS)?;
        let Some(indices) = self.mesh_indices(params, positions.len(), 3)? else {
            return Ok(None);
        };
        if indices.is_empty() {
            return Ok(Some(MeshData::default()));
        }
        self.check_triangle_limit((indices.len() / 3) as u64 * (1 << (2 * levels)), params.loc)?;
        let mesh = shape::loop_subdivision::subdivide(&positions, &indices, levels);
        mesh.map(Some).map_err(|error| shape_fault(params, &error))
    }

    /// One emitter is one patch.
    fn bilinear_mesh(&mut self, params: &ParamSet) -> Result<()> {
        // The image serves only to sample the emission of the patch, which the light gives.
        params.accept(&["faceIndices", "emissionfilename"]);
        let VertexArrays {
            positions,
            normals,
            uvs,
        } = self.vertex_arrays(params)?;
        let Some(indices) = self.mesh_indices(params, positions.len(), 4)? else {
            params.accept_all();
            return Ok(());
        };
        let by_power = self.state.area_light.as_ref();
        if !by_power.is_some_and(|light| light.depends_on_area()) {
            let data = shape::bilinear::tessellate(&positions, &normals, &uvs, &indices)
                .map_err(|error| shape_fault(params, &error))?;
            return self.add(params, data, Emitter::WholeShape);
        }
        for patch in indices.chunks_exact(4) {
            let (positions, normals) = (pick(&positions, patch), pick(&normals, patch));
            let uvs = pick(&uvs, patch);
            let data = shape::bilinear::tessellate(&positions, &normals, &uvs, &[0, 1, 2, 3])
                .map_err(|error| shape_fault(params, &error))?;
            self.add(params, data, Emitter::WholeShape)?;
        }
        Ok(())
    }

    fn check_triangle_limit(&self, more: u64, loc: Loc) -> Result<()> {
        let limit = self.options.max_triangles.min(u64::from(NONE) / 4);
        if self.triangle_count.saturating_add(more) > limit {
            let message = format!("with this shape the scene has more than {limit} triangles");
            return Err(Fault::new(ErrorKind::LimitExceeded, loc, message));
        }
        Ok(())
    }

    /// Puts a mesh into the scene: transform, checks, orientation, emission.
    fn add(&mut self, params: &ParamSet, mut data: MeshData, emitter: Emitter) -> Result<()> {
        let loc = params.loc;
        // Limits, before anything is copied.
        self.check_triangle_limit(data.triangles.len() as u64, loc)?;
        let alpha = self.shape_alpha(params)?;
        // Transform; then drop what has no area. Flattened normals have no direction.
        let matrix = self.still_transform(loc)?;
        if is_singular(&matrix) {
            data.normals.clear();
        }
        let reverse = self.state.reverse_orientation;
        geometry::transform(&mut data, &matrix, reverse);
        data.validate()
            .map_err(|error| shape_fault(params, &error))?;
        data.drop_degenerate();
        if data.triangles.is_empty() {
            self.note(loc, "shape without a triangle that has an area: left out");
            return Ok(());
        }
        // Count what is left.
        self.triangle_count += data.triangles.len() as u64;
        self.vertex_count += data.positions.len() as u64;
        if self.vertex_count > u64::from(NONE) / 2 {
            let message = "the scene has too many vertices";
            return Err(Fault::new(ErrorKind::LimitExceeded, loc, message));
        }
        // The light in force, except in objects.
        let light = match &self.state.area_light {
            Some(light) if self.objects.open.is_some() => {
                let loc = light.loc;
                self.note(loc, "area light in an object: not rendered, as in pbrt");
                None
            }
            light => light.clone(),
        };
        // One mesh; one for each triangle where each triangle has an emission of its own.
        let material = self.state.material.clone();
        let first_triangle = self.open_geometry().push_triangles(&data);
        let mut mesh = Mesh {
            first_triangle,
            triangle_count: data.triangles.len() as u32,
            material: NONE,
            emission: NONE,
            alpha,
            has_normals: !data.normals.is_empty(),
            has_uvs: !data.uvs.is_empty(),
            flip: reverse ^ swaps_handedness(&matrix),
        };
        match light {
            Some(light) if light.depends_on_area() && emitter == Emitter::Triangle => {
                mesh.triangle_count = 1;
                for (triangle, index) in data.triangles.iter().zip(first_triangle..) {
                    let emission = light.emission(data.triangle_area(*triangle));
                    mesh.first_triangle = index;
                    mesh.emission = self.emission_index(emission, light.loc)?;
                    self.open_geometry().push_mesh(mesh, material.clone());
                }
            }
            Some(light) => {
                let emission = light.emission(data.area());
                mesh.emission = self.emission_index(emission, light.loc)?;
                self.open_geometry().push_mesh(mesh, material);
            }
            None => self.open_geometry().push_mesh(mesh, material),
        }
        Ok(())
    }
}

/// The entries of an array at the corners of a patch; nothing where the array is empty.
fn pick<T: Copy>(array: &[T], corners: &[u32]) -> Vec<T> {
    let entries = corners.iter();
    entries
        .filter_map(|i| array.get(*i as usize).copied())
        .collect()
}

fn shape_fault(params: &ParamSet, error: &ShapeError) -> Fault {
    let kind = match error {
        ShapeError::IndexOutOfRange { .. } => ErrorKind::IndexOutOfRange,
        ShapeError::TooManyLevels { .. } | ShapeError::TooManyTriangles { .. } => {
            ErrorKind::LimitExceeded
        }
        ShapeError::Parameter { .. } => ErrorKind::InvalidValue,
        _ => ErrorKind::InvalidMesh,
    };
    params.fault(kind, format!("{}: {error}", params.owner()))
}

fn quadric(params: &ParamSet) -> Result<MeshData> {
    let radius = params.float("radius", 1.0)?;
    let phi_max = params.float("phimax", 360.0)?;
    match params.kind.as_str() {
        "sphere" => {
            let z_min = params.float("zmin", -radius)?;
            let z_max = params.float("zmax", radius)?;
            shape::sphere::tessellate(radius, z_min, z_max, phi_max)
        }
        "cylinder" => {
            let z_min = params.float("zmin", -1.0)?;
            let z_max = params.float("zmax", 1.0)?;
            shape::cylinder::tessellate(radius, z_min, z_max, phi_max)
        }
        _ => {
            let height = params.float("height", 0.0)?;
            let inner_radius = params.float("innerradius", 0.0)?;
            shape::disk::tessellate(height, radius, inner_radius, phi_max)
        }
    }
    .map_err(|error| shape_fault(params, &error))
}
