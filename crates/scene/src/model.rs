//! The scene as flat tables: what the renderer and the GPU see.
//!
//! Tables refer to each other by index. The triangles of one [`Object`] are contiguous. Object 0 is the geometry that
//! stands in the world directly; every other object appears only through [`Instance`]s.

/// Linear RGB with Rec. 709 / sRGB primaries.
pub type Rgb = [f32; 3];

/// Marks the absence of an index.
pub const NONE: u32 = u32::MAX;

/// Largest width and height of an image in pixels.
pub const MAX_RESOLUTION: u32 = 65_535;

/// Largest value of [`Scene::max_depth`].
pub const MAX_DEPTH: u32 = 65_535;

/// A scene. The reader makes valid ones; one that is built in code is checked by [`Scene::validate`].
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// Short name: the file stem or the name of the built-in scene.
    pub name: String,
    /// The camera.
    pub camera: Camera,
    /// The image that the scene file asks for.
    pub film: FilmSettings,
    /// Largest number of scattering events on a path (pbrt's `maxdepth`; 0 = emitted radiance only), at most [`MAX_DEPTH`].
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
    /// Distinct emissions of area lights.
    pub emissions: Vec<Emission>,
    /// Features of the file that the renderer only approximates.
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
    /// Whether `normals` holds shading normals for its vertices. They then decide the outer side.
    pub has_normals: bool,
    /// Whether `uvs` holds texture coordinates for its vertices.
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

/// A surface material with constant parameters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Material {
    /// Lambertian reflection.
    Diffuse {
        /// Albedo.
        reflectance: Rgb,
    },
    /// Metal: complex Fresnel reflection off a GGX microsurface.
    Conductor {
        /// Real part of the index of refraction, per channel.
        eta: Rgb,
        /// Imaginary part of the index of refraction, per channel.
        k: Rgb,
        /// GGX widths along the two tangents; below [`SMOOTH_ALPHA`] a perfect mirror.
        alpha: [f32; 2],
    },
    /// Glass: Fresnel reflection and refraction at a GGX microsurface.
    Dielectric {
        /// Index of refraction of the inner side over that of the outer side.
        eta: f32,
        /// GGX widths along the two tangents; below [`SMOOTH_ALPHA`] perfectly smooth.
        alpha: [f32; 2],
    },
}

/// Microsurfaces with both widths below this are rendered as perfectly smooth, as in pbrt-v4.
pub const SMOOTH_ALPHA: f32 = 1e-3;

/// Diffuse emission of an area light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Emission {
    /// Emitted radiance.
    pub radiance: Rgb,
    /// Whether the inner side emits too.
    pub two_sided: bool,
}

/// A perspective camera, looking along +z with +y up in its own space, as in pbrt-v4.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Rows of the affine map from camera space to the world.
    pub to_world: [[f32; 4]; 3],
    /// Field of view in degrees: the angle that the range -1..1 of the screen window subtends.
    pub fov_degrees: f32,
    /// Screen window `[x_min, x_max, y_min, y_max]`, where the file gives one.
    pub screen_window: Option<[f32; 4]>,
    /// Width over height of the frame, where the file gives one.
    pub frame_aspect_ratio: Option<f32>,
    /// Radius of the thin lens; 0 for a pinhole.
    pub lens_radius: f32,
    /// Distance to the plane in focus.
    pub focal_distance: f32,
}

impl Default for Camera {
    fn default() -> Self {
        Self {
            to_world: [
                [1.0, 0.0, 0.0, 0.0],
                [0.0, 1.0, 0.0, 0.0],
                [0.0, 0.0, 1.0, 0.0],
            ],
            fov_degrees: 90.0,
            screen_window: None,
            frame_aspect_ratio: None,
            lens_radius: 0.0,
            focal_distance: 1e6,
        }
    }
}

impl Camera {
    /// The screen window `[x_min, x_max, y_min, y_max]` at a resolution: the file's own, or the one
    /// whose shorter axis spans -1..1.
    pub fn screen_window_at(&self, resolution: [u32; 2]) -> [f32; 4] {
        if let Some(window) = self.screen_window {
            return window;
        }
        let aspect = self
            .frame_aspect_ratio
            .unwrap_or(resolution[0] as f32 / resolution[1] as f32);
        if aspect > 1.0 {
            [-aspect, aspect, -1.0, 1.0]
        } else {
            [-1.0, 1.0, -1.0 / aspect, 1.0 / aspect]
        }
    }
}

/// The image that a scene file asks for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FilmSettings {
    /// Width and height of the full frame in pixels.
    pub resolution: [u32; 2],
    /// Part of the frame that is rendered, `[x0, x1, y0, y1]` in 0..1.
    pub crop_window: [f32; 4],
}

impl Default for FilmSettings {
    fn default() -> Self {
        Self {
            resolution: [1280, 720],
            crop_window: [0.0, 1.0, 0.0, 1.0],
        }
    }
}

impl FilmSettings {
    /// The rendered pixels of the full frame, `[x0, x1, y0, y1]`, ends excluded; never empty.
    pub fn crop_pixels(&self) -> [u32; 4] {
        // 0.6 of 100 pixels is 60, although 0.6f32 * 100 lies just above it.
        let bound = |fraction: f32, size: u32| {
            ((f64::from(fraction) * f64::from(size) - 1e-3).ceil() as u32).min(size)
        };
        let [x0, x1, y0, y1] = self.crop_window;
        let [w, h] = self.resolution;
        let (x0, y0) = (bound(x0, w).min(w - 1), bound(y0, h).min(h - 1));
        [x0, bound(x1, w).max(x0 + 1), y0, bound(y1, h).max(y0 + 1)]
    }
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
