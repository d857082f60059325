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

/// Largest number of textures that are nested in each other, each counted with the longest chain of its inputs.
pub const MAX_TEXTURE_DEPTH: u32 = 16;

/// Largest number of entries of [`Scene::textures`] that one lookup may evaluate, an entry counted as often as it occurs.
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
    /// Whether `uvs` holds texture coordinates for its vertices. Otherwise, as in pbrt-v4, the corners of every triangle
    /// have the texture coordinates (0, 0), (1, 0) and (1, 1).
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

/// A parameter of a material: one value for the whole surface, or a texture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Parameter<T> {
    /// The same everywhere.
    Constant(T),
    /// Index into [`Scene::textures`].
    Texture(u32),
}

impl<T> From<T> for Parameter<T> {
    fn from(value: T) -> Self {
        Self::Constant(value)
    }
}

impl<T> Parameter<T> {
    /// The value, where it is the same everywhere.
    pub fn constant(self) -> Option<T> {
        match self {
            Self::Constant(value) => Some(value),
            Self::Texture(_) => None,
        }
    }
}

/// How a surface scatters light. What a textured parameter gives at a point is clamped to its range there: reflectances to
/// 0..1, everything else to what is not negative.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Material {
    /// Lambertian reflection.
    Diffuse {
        /// Albedo.
        reflectance: Parameter<Rgb>,
    },
    /// Lambertian reflection and transmission.
    DiffuseTransmission {
        /// Share of light that is reflected.
        reflectance: Parameter<Rgb>,
        /// Share of light that passes.
        transmittance: Parameter<Rgb>,
    },
    /// Metal: complex Fresnel reflection off a GGX microsurface.
    Conductor {
        /// Real part of the index of refraction, per channel.
        eta: Parameter<Rgb>,
        /// Imaginary part of the index of refraction, per channel.
        k: Parameter<Rgb>,
        /// GGX widths along the two tangents; below [`SMOOTH_ALPHA`] a perfect mirror.
        alpha: [Parameter<f32>; 2],
    },
    /// Glass: Fresnel reflection and refraction at a GGX microsurface.
    Dielectric {
        /// Index of refraction of the inner side over that of the outer side.
        eta: f32,
        /// GGX widths along the two tangents; below [`SMOOTH_ALPHA`] perfectly smooth.
        alpha: [Parameter<f32>; 2],
    },
    /// A thin pane of glass: light is reflected or passes straight through, with all reflections inside the pane.
    ThinDielectric {
        /// Index of refraction.
        eta: f32,
    },
    /// A Lambertian surface under a layer of clear varnish.
    CoatedDiffuse {
        /// Albedo of the base.
        reflectance: Parameter<Rgb>,
        /// GGX widths of the coat.
        alpha: [Parameter<f32>; 2],
        /// Index of refraction of the coat.
        eta: f32,
    },
    /// Metal under a layer of clear varnish.
    CoatedConductor {
        /// Index of refraction of the metal in air, real part: the coat divides it.
        eta: Parameter<Rgb>,
        /// The same, imaginary part.
        k: Parameter<Rgb>,
        /// GGX widths of the metal.
        alpha: [Parameter<f32>; 2],
        /// GGX widths of the coat.
        coat_alpha: [Parameter<f32>; 2],
        /// Index of refraction of the coat.
        coat_eta: f32,
    },
    /// Two materials, one of which is chosen at every point.
    Mix {
        /// Indices into [`Scene::materials`], both smaller than that of the mixture.
        materials: [u32; 2],
        /// The share of the second.
        amount: Parameter<f32>,
    },
    /// No surface at all: rays pass.
    Interface,
}

/// What bends the shading normals of a material.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Relief {
    /// Nothing.
    #[default]
    None,
    /// A height in units of the scene (index into [`Scene::textures`]): bump mapping.
    Height(u32),
    /// An image of normals in tangent space (index into [`Scene::images`], three channels): its values of 0..1 stand for
    /// -1..1. It repeats, and is looked up as by [`Texture::Image`].
    NormalMap(u32),
}

/// A texture: a function of the surface point. Float textures are grey.
///
/// Values are not clamped to any range: a height may be negative, and who asks for a reflectance clamps it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Texture {
    /// The same everywhere.
    Constant(Rgb),
    /// `scale * image`, or its negative `max(0, 1 - scale * image)`. The lookup at (u, v) is `1 - v` down the image.
    Image {
        /// Index into [`Scene::images`].
        image: u32,
        /// Where the image lies on the surface.
        mapping: Mapping,
        /// What is outside of the image.
        wrap: Wrap,
        /// Whether texels are interpolated.
        bilinear: bool,
        /// Factor.
        scale: f32,
        /// Whether the scaled image is turned into its negative.
        invert: bool,
        /// Whether the mean of the channels is meant: a float texture.
        grey: bool,
    },
    /// Squares of two textures.
    Checkerboard {
        /// Where the squares lie.
        mapping: Mapping,
        /// Indices into [`Scene::textures`].
        textures: [u32; 2],
    },
    /// Cubes of two textures.
    Checkerboard3 {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
        /// Indices into [`Scene::textures`].
        textures: [u32; 2],
    },
    /// Random dots.
    Dots {
        /// Where they lie.
        mapping: Mapping,
        /// Inside and outside of a dot: indices into [`Scene::textures`].
        textures: [u32; 2],
    },
    /// Bilinear interpolation between `v00, v01, v10, v11`.
    Bilerp {
        /// Where the corners lie.
        mapping: Mapping,
        /// The values at (0, 0), (0, 1), (1, 0) and (1, 1).
        corners: [Rgb; 4],
    },
    /// The product of two textures.
    Scale([u32; 2]),
    /// From the first texture to the second, by the amount that a third gives.
    Mix {
        /// Indices into [`Scene::textures`].
        textures: [u32; 2],
        /// Index into [`Scene::textures`].
        amount: u32,
    },
    /// From the second texture to the first, by the cosine between the normal of the triangle and a direction, of either sign.
    DirectionMix {
        /// Indices into [`Scene::textures`].
        textures: [u32; 2],
        /// Unit vector in the world.
        direction: [f32; 3],
    },
    /// Fractional Brownian motion.
    Fbm {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
        /// Number of octaves.
        octaves: u32,
        /// How much weaker every octave is than the one before.
        roughness: f32,
    },
    /// The same, folded: turbulence.
    Wrinkled {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
        /// Number of octaves.
        octaves: u32,
        /// How much weaker every octave is than the one before.
        roughness: f32,
    },
    /// Waves in the wind.
    Windy {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
    },
    /// Marble.
    Marble {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
        /// Number of octaves.
        octaves: u32,
        /// How much weaker every octave is than the one before.
        roughness: f32,
        /// Factor on the position.
        scale: f32,
        /// Size of the perturbation.
        variation: f32,
    },
    /// The square root of a texture: a roughness becomes a GGX width.
    SquareRoot(u32),
    /// The imaginary index of refraction of a metal (with a real one of 1) that has the reflectance of a texture.
    Absorption(u32),
}

/// How a surface point becomes a point of a two-dimensional texture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mapping {
    /// From the texture coordinates of the surface.
    Uv {
        /// Factors.
        scale: [f32; 2],
        /// Added after scaling.
        delta: [f32; 2],
    },
    /// From the direction of a point as seen from the origin of the texture: polar angle over pi, azimuth over 2 pi.
    Spherical {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
    },
    /// From the azimuth of a point and its z.
    Cylindrical {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
    },
    /// From the position along two vectors.
    Planar {
        /// From the world to the space of the texture.
        to_texture: [[f32; 4]; 3],
        /// The vectors.
        axes: [[f32; 3]; 2],
        /// Added.
        delta: [f32; 2],
    },
}

impl Default for Mapping {
    fn default() -> Self {
        Self::Uv {
            scale: [1.0; 2],
            delta: [0.0; 2],
        }
    }
}

/// What a lookup outside of an image finds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Wrap {
    /// The image again.
    #[default]
    Repeat,
    /// Nothing.
    Black,
    /// The texel at the edge.
    Clamp,
    /// The texel on the other side of an octahedral map of the sphere.
    OctahedralSphere,
}

/// An image with one or three channels. Row 0 is the top row.
///
/// Texel (x, y) covers the square from (x, y) to (x + 1, y + 1), over width and height. Textures, reliefs and area lights
/// have v = 0 at the bottom: they look up the row at `1 - v`. The maps of lights at a point and of skies have v = 0 at the
/// top: they look up the row at `v`.
#[derive(Clone, Debug, PartialEq)]
pub struct ImageMap {
    /// The file, for messages.
    pub name: String,
    /// Width and height.
    pub size: [u32; 2],
    /// 1 or 3.
    pub channels: u32,
    /// Row by row, channels together.
    pub texels: Texels,
}

/// The texels of an image.
#[derive(Clone, Debug, PartialEq)]
pub enum Texels {
    /// Encoded in bytes.
    Bytes {
        /// The bytes.
        texels: Vec<u8>,
        /// The linear value of every byte.
        decode: Box<[f32; 256]>,
    },
    /// Linear numbers: finite and not negative.
    Floats(Vec<f32>),
}

/// A light that is not a surface.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Light {
    /// A point that shines alike in all directions.
    Point {
        /// Where it is.
        position: [f32; 3],
        /// Radiant intensity.
        intensity: Rgb,
    },
    /// A point that shines in a cone.
    Spot {
        /// Where it is.
        position: [f32; 3],
        /// Axis of the cone: a unit vector.
        axis: [f32; 3],
        /// Cosine of the angle at which the light ends.
        cos_end: f32,
        /// Cosine of the angle up to which it has its full intensity; a smooth step lies in between.
        cos_start: f32,
        /// Radiant intensity on the axis.
        intensity: Rgb,
    },
    /// Parallel light.
    Distant {
        /// Towards the light: a unit vector.
        direction: [f32; 3],
        /// Irradiance of a surface that faces it.
        irradiance: Rgb,
    },
    /// A point whose intensity an image gives, in the equal-area octahedral map of all directions. Every texel has one
    /// value: nothing is interpolated.
    Goniometric {
        /// Where it is.
        position: [f32; 3],
        /// Rows of the map from directions of the world to those of the image.
        to_light: [[f32; 3]; 3],
        /// Index into [`Scene::images`].
        image: u32,
        /// Factor on the image.
        intensity: Rgb,
    },
    /// A projector.
    Projection {
        /// Where it is.
        position: [f32; 3],
        /// Rows of the map from directions of the world to the space of the projector, which shines along +z.
        to_light: [[f32; 3]; 3],
        /// Half the size of the image at z = 1, across and down: y grows from row 0 to the last one. Every texel has one
        /// value: nothing is interpolated.
        half_size: [f32; 2],
        /// Index into [`Scene::images`].
        image: u32,
        /// Factor on the image.
        intensity: Rgb,
    },
    /// Light from all directions. Every texel of its image has one value: nothing is interpolated.
    Infinite {
        /// Rows of the rotation from directions of the world to those of the image.
        to_light: [[f32; 3]; 3],
        /// Index into [`Scene::images`] (an equal-area octahedral map of all directions), or [`NONE`].
        image: u32,
        /// Radiance, or factor on the image.
        radiance: Rgb,
        /// Corners of the opening through which alone the light enters, in order.
        portal: Option<[[f32; 3]; 4]>,
    },
}

/// Microsurfaces with both widths below this are rendered as perfectly smooth, as in pbrt-v4.
pub const SMOOTH_ALPHA: f32 = 1e-3;

/// Thickness of all coats, in mean free paths: pbrt-v4's where a file does not say.
pub const COAT_THICKNESS: f32 = 0.01;

/// Scattering events inside of coats: pbrt-v4's where a file does not say.
pub const COAT_DEPTH: u32 = 10;

/// Diffuse emission of an area light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Emission {
    /// Emitted radiance, or factor on the image.
    pub radiance: Rgb,
    /// Whether the inner side emits too.
    pub two_sided: bool,
    /// Index into [`Scene::images`] of an image that is looked up at the texture coordinates, or [`NONE`].
    pub image: u32,
}

/// A camera, looking along +z with +y up in its own space, as in pbrt-v4.
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
    /// What the film sees.
    pub projection: Projection,
}

/// What the film of a camera sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Projection {
    /// What a lens sees.
    #[default]
    Perspective,
    /// Parallel rays: the screen window is in units of the scene.
    Orthographic,
    /// All directions, each with the same area on the film.
    SphericalEqualArea,
    /// All directions, by longitude and latitude.
    SphericalEquirectangular,
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
            projection: Projection::Perspective,
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
    /// Factor on all radiance: exposure time and speed of the film.
    pub exposure: f32,
    /// How samples around a pixel are weighted.
    pub filter: PixelFilter,
}

/// How samples around a pixel are weighted. The filters of pbrt-v4, each with its radii across and down.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PixelFilter {
    /// All alike. With radii of 0.5 no pixel sees its neighbours.
    Box {
        /// Radii.
        radius: [f32; 2],
    },
    /// Linearly falling.
    Triangle {
        /// Radii.
        radius: [f32; 2],
    },
    /// A Gaussian less its value at the radius.
    Gaussian {
        /// Radii.
        radius: [f32; 2],
        /// Standard deviation.
        sigma: f32,
    },
    /// Mitchell and Netravali's cubic.
    Mitchell {
        /// Radii.
        radius: [f32; 2],
        /// Its parameter B.
        b: f32,
        /// Its parameter C.
        c: f32,
    },
    /// A windowed sinc (Lanczos).
    Sinc {
        /// Radii.
        radius: [f32; 2],
        /// Cycles of the sinc within the radius.
        tau: f32,
    },
}

impl Default for PixelFilter {
    fn default() -> Self {
        Self::Box { radius: [0.5; 2] }
    }
}

impl Default for FilmSettings {
    fn default() -> Self {
        Self {
            resolution: [1280, 720],
            crop_window: [0.0, 1.0, 0.0, 1.0],
            exposure: 1.0,
            filter: PixelFilter::default(),
        }
    }
}

impl FilmSettings {
    /// The crop window of exactly these pixels `[x0, x1, y0, y1]`, ends excluded, of a frame of this size: what
    /// [`crop_pixels`](Self::crop_pixels) gives back.
    pub fn window_of(pixels: [u32; 4], resolution: [u32; 2]) -> [f32; 4] {
        let sizes = [resolution[0], resolution[0], resolution[1], resolution[1]];
        let window = |shift: f32| {
            let fraction = |i: usize| (pixels[i] as f32 - shift).max(0.0) / sizes[i] as f32;
            std::array::from_fn(fraction)
        };
        let plain = Self {
            resolution,
            crop_window: window(0.0),
            ..Self::default()
        };
        // Bounds are rounded up, so half a pixel less means the same and stands no risk of rounding.
        if plain.crop_pixels() == pixels {
            plain.crop_window
        } else {
            window(0.5)
        }
    }

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
