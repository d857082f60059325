//! The PLY reader.
//!
//! Reads what pbrt-v4 reads: positions, normals, texture coordinates and polygons, in ASCII and both
//! binary encodings, with numbers of any type; skips everything else. Files come from anywhere, so
//! nothing in them is trusted: no allocation is larger than the bytes of the file justify, and each
//! error names the element and the byte.

mod header;
mod rows;

use glam::{DVec3, Vec3};

use self::header::{Element, Kind, Property, Scalar};
use self::rows::Rows;
use super::{MeshData, ShapeError};

/// A PLY file.
#[derive(Clone, Debug, PartialEq)]
pub struct Ply {
    /// Its mesh.
    pub mesh: MeshData,
    /// What of it is not finite.
    pub left_out: LeftOut,
}

/// What is left out of a mesh because its numbers are infinite or NaN.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// Triangles with such a corner.
    pub triangles: usize,
    /// Normals, which count as zero.
    pub normals: usize,
    /// Texture coordinates, which become zero.
    pub uvs: usize,
}

/// Reads the mesh of a PLY file (uncompressed).
///
/// Quadrilaterals are split in two along the diagonal that does not fold them, the shorter one where
/// both would do; polygons of more corners become fans. Normals are normalised. Vertices whose
/// normal is zero get the mean normal of their triangles, and a file whose normals are all zero is
/// taken to have none. Triangles without area are kept: see [`MeshData::drop_degenerate`]. Numbers
/// that are not finite are [left out](Ply::left_out).
pub fn read(bytes: &[u8]) -> Result<Ply, ShapeError> {
    let header = header::parse(bytes)?;
    let announced = |name: &str| {
        let element = header.elements.iter().find(|element| element.name == name);
        let (line, message) = match element {
            Some(element) if element.count > 0 => return Ok(element),
            Some(element) => (element.line, format!("the file has 0 elements {name:?}")),
            None => (
                header.last_line,
                format!("the file has no element {name:?}"),
            ),
        };
        Err(ShapeError::PlyHeader { line, message })
    };
    let vertex_layout = VertexLayout::new(announced("vertex")?)?;
    let face_layout = FaceLayout::new(announced("face")?)?;
    let vertex_count = announced("vertex")?.count;

    let mut mesh = MeshData::default();
    let mut left_out = LeftOut::default();
    let mut quads = Vec::new();
    let mut offset = header.data_offset;
    for element in &header.elements {
        let mut rows = Rows::new(bytes, &header, element, offset)?;
        match element.name.as_str() {
            "vertex" => left_out = vertex_layout.read(&mut rows, element, &mut mesh)?,
            "face" => quads = face_layout.read(&mut rows, element, vertex_count, &mut mesh)?,
            _ => rows.skip_all()?,
        }
        offset = rows.offset();
        // What follows the mesh is not read, and may be broken.
        if !mesh.positions.is_empty() && !mesh.triangles.is_empty() {
            break;
        }
    }
    for first in quads {
        choose_diagonal(&mut mesh, first);
    }
    left_out.triangles = drop_infinite_triangles(&mut mesh);
    repair_normals(&mut mesh);
    Ok(Ply { mesh, left_out })
}

/// Numbers of a vertex: position, normal, texture coordinates.
const SLOTS: usize = 8;

/// The names of each of these numbers.
const SLOT_NAMES: [&[&str]; SLOTS] = [
    &["x"],
    &["y"],
    &["z"],
    &["nx"],
    &["ny"],
    &["nz"],
    &["u", "s", "texture_u", "texture_s"],
    &["v", "t", "texture_v", "texture_t"],
];

/// Where the numbers of a vertex are.
struct VertexLayout {
    /// For each property its slot, if it has one.
    slots: Vec<Option<usize>>,
    has_normals: bool,
    has_uvs: bool,
}

impl VertexLayout {
    fn new(element: &Element) -> Result<Self, ShapeError> {
        let mut slots = vec![None; element.properties.len()];
        let mut is_filled = [false; SLOTS];
        for (slot, names) in SLOT_NAMES.iter().enumerate() {
            let property = names.iter().find_map(|name| {
                let is_it = |p: &Property| p.name == *name && matches!(p.kind, Kind::Scalar(_));
                element.properties.iter().position(is_it)
            });
            if let Some(property) = property {
                slots[property] = Some(slot);
                is_filled[slot] = true;
            } else if slot < 3 {
                return Err(ShapeError::PlyHeader {
                    line: element.line,
                    message: format!("the vertices have no property {:?}", names[0]),
                });
            }
        }
        Ok(Self {
            slots,
            has_normals: is_filled[3..6] == [true; 3],
            has_uvs: is_filled[6..8] == [true; 2],
        })
    }

    /// Positions that are not finite are kept, until the triangles are known.
    fn read(
        &self,
        rows: &mut Rows,
        element: &Element,
        mesh: &mut MeshData,
    ) -> Result<LeftOut, ShapeError> {
        let mut left_out = LeftOut::default();
        // The file is long enough for that many vertices: see `Rows::new`.
        let count = element.count as usize;
        mesh.positions.reserve_exact(count);
        mesh.normals
            .reserve_exact(if self.has_normals { count } else { 0 });
        mesh.uvs.reserve_exact(if self.has_uvs { count } else { 0 });
        for number in 0..element.count {
            rows.number = number;
            let mut values = [0.0; SLOTS];
            for (property, slot) in element.properties.iter().zip(&self.slots) {
                let (Some(slot), Kind::Scalar(scalar)) = (*slot, property.kind) else {
                    rows.skip(property)?;
                    continue;
                };
                values[slot] = rows.read(scalar)? as f32;
            }
            let [x, y, z, nx, ny, nz, u, v] = values;
            mesh.positions.push([x, y, z]);
            if self.has_normals {
                mesh.normals
                    .push(or_zero([nx, ny, nz], &mut left_out.normals));
            }
            if self.has_uvs {
                mesh.uvs.push(or_zero([u, v], &mut left_out.uvs));
            }
        }
        Ok(left_out)
    }
}

/// The values, or zero and one more of `count` where they are not finite.
fn or_zero<const N: usize>(values: [f32; N], count: &mut usize) -> [f32; N] {
    if is_finite(&values) {
        return values;
    }
    *count += 1;
    [0.0; N]
}

fn is_finite(values: &[f32]) -> bool {
    values.iter().all(|value| value.is_finite())
}

/// Where the corners of a face are.
struct FaceLayout {
    property: usize,
    count: Scalar,
    item: Scalar,
}

impl FaceLayout {
    fn new(element: &Element) -> Result<Self, ShapeError> {
        for (property, candidate) in element.properties.iter().enumerate() {
            if let ("vertex_indices" | "vertex_index", Kind::List { count, item }) =
                (candidate.name.as_str(), candidate.kind)
            {
                return Ok(Self {
                    property,
                    count,
                    item,
                });
            }
        }
        Err(ShapeError::PlyHeader {
            line: element.line,
            message: "the faces have no list \"vertex_indices\"".to_owned(),
        })
    }

    /// Returns the first triangle of each quadrilateral: their diagonals are chosen once all
    /// positions are known.
    fn read(
        &self,
        rows: &mut Rows,
        element: &Element,
        vertex_count: u64,
        mesh: &mut MeshData,
    ) -> Result<Vec<usize>, ShapeError> {
        let mut quads = Vec::new();
        // At least one triangle per face; the file is long enough for that many faces.
        mesh.triangles.reserve(element.count as usize);
        for number in 0..element.count {
            rows.number = number;
            for property in &element.properties[..self.property] {
                rows.skip(property)?;
            }
            let corners = rows.read_list_length(self.count, self.item)?;
            if corners < 3 {
                return Err(rows.fail(format!("a face has {corners} corners; it needs at least 3")));
            }
            if corners == 4 {
                quads.push(mesh.triangles.len());
            }
            let mut index = || self.read_index(rows, vertex_count);
            let (first, mut last) = (index()?, index()?);
            for _ in 2..corners {
                let corner = index()?;
                mesh.triangles.push([first, last, corner]);
                last = corner;
            }
            for property in &element.properties[self.property + 1..] {
                rows.skip(property)?;
            }
        }
        Ok(quads)
    }

    #[inline]
    fn read_index(&self, rows: &mut Rows, vertex_count: u64) -> Result<u32, ShapeError> {
        let value = rows.read(self.item)?;
        let index = value as u32;
        if f64::from(index) == value && u64::from(index) < vertex_count {
            return Ok(index);
        }
        Err(rows.fail(format!(
            "the face refers to vertex {value}, but the vertices are 0 to {}",
            vertex_count - 1
        )))
    }
}

/// Splits a quadrilateral, so far split as (a, b, c), (a, c, d), along its other diagonal where that
/// is better.
fn choose_diagonal(mesh: &mut MeshData, first: usize) {
    let [[a, b, c], [_, _, d]] = [mesh.triangles[first], mesh.triangles[first + 1]];
    let splits = [[[a, b, c], [a, c, d]], [[a, b, d], [b, c, d]]];
    let is_folded = |[t0, t1]: [[u32; 3]; 2]| mesh.cross(t0).dot(mesh.cross(t1)) < 0.0;
    let at = |index: u32| Vec3::from(mesh.positions[index as usize]);
    let is_second_better = match splits.map(is_folded) {
        [first_folded, second_folded] if first_folded != second_folded => first_folded,
        _ => at(b).distance_squared(at(d)) < at(a).distance_squared(at(c)),
    };
    if is_second_better {
        mesh.triangles[first..first + 2].copy_from_slice(&splits[1]);
    }
}

/// Removes the triangles with a corner that is not finite, and returns their number. Such vertices move to another one.
fn drop_infinite_triangles(mesh: &mut MeshData) -> usize {
    let Some(broken) = mesh.positions.iter().position(|p| !is_finite(p)) else {
        return 0;
    };
    let before = mesh.triangles.len();
    let MeshData {
        positions,
        triangles,
        ..
    } = mesh;
    let stays = |t: &[u32; 3]| t.iter().all(|i| is_finite(&positions[*i as usize]));
    triangles.retain(stays);
    let sound = positions.iter().find(|p| is_finite(&p[..])).copied();
    for position in &mut positions[broken..] {
        if !is_finite(position) {
            *position = sound.unwrap_or_default();
        }
    }
    before - mesh.triangles.len()
}

/// Normalises the normals and replaces zeros by normals of the triangles.
fn repair_normals(mesh: &mut MeshData) {
    let mut zeros = 0;
    for normal in &mut mesh.normals {
        let unit = Vec3::from(*normal).as_dvec3().normalize_or_zero();
        zeros += usize::from(unit == DVec3::ZERO);
        *normal = unit.as_vec3().to_array();
    }
    if zeros == mesh.normals.len() {
        mesh.normals.clear();
    } else if zeros > 0 {
        let mut sums = vec![DVec3::ZERO; mesh.positions.len()];
        for triangle in &mesh.triangles {
            let cross = mesh.cross(*triangle);
            for vertex in triangle {
                sums[*vertex as usize] += cross;
            }
        }
        for (normal, sum) in mesh.normals.iter_mut().zip(&sums) {
            if *normal == [0.0; 3] {
                *normal = sum.normalize_or(DVec3::Z).as_vec3().to_array();
            }
        }
    }
}
