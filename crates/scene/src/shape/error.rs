//! What can be wrong with a shape.

use thiserror::Error;

/// Why a shape cannot become a mesh. Each message is one line that names the place.
#[derive(Clone, Debug, Error, PartialEq)]
pub enum ShapeError {
    /// The header of a PLY file is malformed or does not describe a mesh.
    #[error("PLY header, line {line}: {message}")]
    PlyHeader {
        /// Line of the header, counted from 1.
        line: usize,
        /// What is wrong there.
        message: String,
    },
    /// The data of a PLY file is malformed.
    #[error("PLY {element} {number}, byte {offset}: {message}")]
    PlyData {
        /// Name of the element as in the header.
        element: String,
        /// Which of these elements, counted from 0.
        number: u64,
        /// Offset of the offending value from the start of the (uncompressed) file.
        offset: usize,
        /// What is wrong there.
        message: String,
    },
    /// The data of a PLY file ends before all announced elements.
    #[error(
        "PLY {element} {number}, byte {offset}: the file ends here, \
         but its header announces {count} of these"
    )]
    PlyTruncated {
        /// Name of the element as in the header.
        element: String,
        /// The first element that is incomplete, counted from 0.
        number: u64,
        /// Size of the (uncompressed) file.
        offset: usize,
        /// Number of these elements that the header announces.
        count: u64,
    },
    /// A parameter of a shape makes no sense.
    #[error("{name} is {value}, but it must be {requirement}")]
    Parameter {
        /// Name of the parameter as in a scene file.
        name: &'static str,
        /// Its value.
        value: f32,
        /// What it must be.
        requirement: &'static str,
    },
    /// The number of vertex indices is not a multiple of the corners of a face.
    #[error("{count} indices do not make whole faces of {corners} corners")]
    PartialFace {
        /// Number of indices.
        count: usize,
        /// Corners of one face.
        corners: usize,
    },
    /// A face refers to a vertex that does not exist.
    #[error("face {face} refers to vertex {index}, but there are only {vertex_count}")]
    IndexOutOfRange {
        /// Number of the face, counted from 0.
        face: usize,
        /// The index.
        index: u32,
        /// Number of vertices.
        vertex_count: usize,
    },
    /// A per-vertex array is not as long as the positions.
    #[error("there are {count} {array} for {vertex_count} positions")]
    ArrayLength {
        /// The array: `normals` or `uvs`.
        array: &'static str,
        /// Its length.
        count: usize,
        /// Number of positions.
        vertex_count: usize,
    },
    /// A vertex has an infinite coordinate or one that is not a number.
    #[error("entry {number} of the {array} is not finite")]
    NotFinite {
        /// The array: `positions`, `normals` or `uvs`.
        array: &'static str,
        /// Number of the vertex, counted from 0.
        number: usize,
    },
    /// There is nothing to make a surface of.
    #[error("the shape has no {what}")]
    Empty {
        /// What is missing: `vertices` or `faces`.
        what: &'static str,
    },
    /// A face of a subdivision mesh uses one vertex twice.
    #[error("face {face} uses vertex {vertex} more than once")]
    RepeatedVertex {
        /// Number of the face, counted from 0.
        face: usize,
        /// The vertex.
        vertex: u32,
    },
    /// An edge of a subdivision mesh has more than two faces.
    #[error("the edge between vertices {} and {} has more than two faces", edge[0], edge[1])]
    NonManifoldEdge {
        /// The ends of the edge.
        edge: [u32; 2],
    },
    /// Two neighbouring faces of a subdivision mesh run around in opposite directions.
    #[error("the faces at the edge between vertices {} and {} wind in opposite directions", edge[0], edge[1])]
    InconsistentWinding {
        /// The ends of the edge.
        edge: [u32; 2],
    },
    /// The faces around a vertex of a subdivision mesh do not form a single fan.
    #[error("the faces around vertex {vertex} touch only at that vertex")]
    NonManifoldVertex {
        /// The vertex.
        vertex: u32,
    },
    /// More levels of subdivision than are supported.
    #[error("{levels} levels of subdivision are more than the supported {limit}")]
    TooManyLevels {
        /// The levels asked for.
        levels: u32,
        /// The most levels.
        limit: u32,
    },
    /// The shape would become more triangles than a scene can hold.
    #[error("the shape would become {count} triangles, more than the supported {limit}")]
    TooManyTriangles {
        /// Number of triangles.
        count: u64,
        /// The most triangles.
        limit: u64,
    },
}
