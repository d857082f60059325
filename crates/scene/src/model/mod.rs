//! The scene as flat tables: what the renderer and the GPU see.
//!
//! Tables refer to each other by index. The triangles of one [`Object`] are contiguous. Object 0 is the geometry that
//! stands in the world directly; every other object appears only through [`Instance`]s.

mod camera;
mod film;
mod image;
mod light;
mod material;
mod texture;

pub use camera::{Camera, Projection};
pub use film::{FilmSettings, PixelFilter};
pub use image::{ImageMap, Texels};
pub use light::{Emission, Light};
pub use material::{COAT_DEPTH, COAT_THICKNESS, Material, Parameter, Relief, SMOOTH_ALPHA};
pub use texture::{Mapping, Texture, Wrap};

/// Linear RGB with Rec. 709 / sRGB primaries.
pub type Rgb = [f32; 3];

/// Marks the absence of an index.
pub const NONE: u32 = u32::MAX;

/// Largest width and height of an image in pixels.
pub const MAX_RESOLUTION: u32 = 65_535;

/// Largest value of [`Scene::max_depth`].
pub const MAX_DEPTH: u32 = 65_535;

/// Largest number of textures that are nested in each other, each counted with the longest chain of its inputs.
pub const MAX_TEXTURE_DEPTH: u32 = 16;

/// Largest number of entries of [`Scene::textures`] that one lookup may evaluate, an entry counted as often as it
/// occurs.
pub const MAX_TEXTURE_NODES: u32 = 1024;

/// Largest number of materials that are mixed in each other.
pub const MAX_MIX_DEPTH: u32 = 16;

/// A scene. The reader makes valid ones; one that is built in code is checked by [`Scene::validate`].
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// Short name: the file stem or the name of the built-in scene.
    pub name: String,
    /// The camera.
    pub camera: Camera,
    /// The image that the scene file asks for.
    pub film: FilmSettings,
    /// Largest number of scattering events on a path (pbrt's `maxdepth`; 0 = emitted radiance only), at most
    /// [`MAX_DEPTH`].
    pub max_depth: u32,
    /// Vertex positions: in world space for object 0, in the space of the object otherwise.
    pub positions: Vec<[f32; 3]>,
    /// Unit vertex normals, parallel to `positions`; zero where the mesh has none.
    pub normals: Vec<[f32; 3]>,
    /// Texture coordinates, parallel to `positions`; zero where the mesh has none.
    pub uvs: Vec<[f32; 2]>,
    /// Triangles as vertex indices.
    pub triangles: Vec<[u32; 3]>,
    /// The mesh that each triangle belongs to, parallel to `triangles`.
    pub triangle_mesh: Vec<u32>,
    /// One entry per shape of the file.
    pub meshes: Vec<Mesh>,
    /// Groups of meshes; entry 0 is the world.
    pub objects: Vec<Object>,
    /// Placed copies of the objects 1, 2, ...
    pub instances: Vec<Instance>,
    /// Surface materials.
    pub materials: Vec<Material>,
    /// What bends the shading normals of each material, parallel to `materials`.
    pub reliefs: Vec<Relief>,
    /// Texture expressions. An entry refers only to entries before it.
    pub textures: Vec<Texture>,
    /// Images that textures and lights look up.
    pub images: Vec<ImageMap>,
    /// Distinct emissions of area lights.
    pub emissions: Vec<Emission>,
    /// Lights that are not surfaces.
    pub lights: Vec<Light>,
    /// The file that the rendered image goes to, where the scene file names one.
    pub output: Option<String>,
    /// The samples per pixel that the scene file asks for.
    pub samples: Option<u32>,
    /// Features of the file that the renderer only approximates, and pieces that it leaves out.
    pub warnings: Vec<Warning>,
}

/// A run of triangles with one material.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mesh {
    /// First triangle.
    pub first_triangle: u32,
    /// Number of triangles.
    pub triangle_count: u32,
    /// Index into [`Scene::materials`].
    pub material: u32,
    /// Index into [`Scene::emissions`], or [`NONE`].
    pub emission: u32,
    /// The share of rays that the surface stops: 1 everywhere for nearly all surfaces, a texture for cut-outs such as
    /// leaves. A ray that is not stopped passes as if the surface were not there. An emitting mesh of alpha 0 is an
    /// invisible light: it is sampled, and not seen.
    pub alpha: Parameter<f32>,
    /// Whether `normals` holds shading normals for its vertices. They then decide the outer side.
    pub has_normals: bool,
    /// Whether `uvs` holds texture coordinates for its vertices. Otherwise, as in pbrt-v4, the corners of every
    /// triangle have the texture coordinates (0, 0), (1, 0) and (1, 1).
    pub has_uvs: bool,
    /// Whether the outer side is opposite to `cross(p1 - p0, p2 - p0)`
    /// (`ReverseOrientation`, exclusive-or a transform that swaps handedness).
    pub flip: bool,
}

/// A contiguous run of triangles with a BVH of its own.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Object {
    /// Name in the file; empty for the world.
    pub name: String,
    /// First triangle.
    pub first_triangle: u32,
    /// Number of triangles.
    pub triangle_count: u32,
}

/// An object placed in the world.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Instance {
    /// Index into [`Scene::objects`], never 0.
    pub object: u32,
    /// Rows of the affine map from the object to the world.
    pub to_world: [[f32; 4]; 3],
}

/// A feature of the file that is rendered only approximately.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    /// What it is and what is done instead, e.g. `material "coateddiffuse": rendered as diffuse`.
    pub what: String,
    /// Number of occurrences.
    pub count: u32,
    /// The first occurrence, as `file:line:column`.
    pub first: String,
}
