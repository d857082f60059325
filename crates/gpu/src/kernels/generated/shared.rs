// Written by scripts/build-kernels from kernels/shared.slang. Do not edit.

use bytemuck::{Pod, Zeroable};
use std::mem::offset_of;

/// Marks the absence of an index, and a pixel that is not known yet.
pub const NONE: u32 = 4294967295;
pub const UNTRACED: u32 = 4294967294;
/// Lanes of a workgroup.
pub const WORKGROUP: u32 = 64;
/// Lanes of a workgroup that sums the film.
pub const SUM_LANES: u32 = 256;
/// Deepest tree of an object that kernels can walk, and deepest tree of instances.
pub const STACK_SIZE: u32 = 32;
pub const TOP_STACK_SIZE: u32 = 16;
/// Coordinates before the first vertex, and coordinates of every vertex.
pub const CAMERA_COORDINATES: u32 = 4;
pub const VERTEX_COORDINATES: u32 = 6;
/// Path tracing takes the pixels in tiles, so that neighbouring lanes start with similar rays.
pub const TILE_WIDTH: u32 = 8;
pub const TILE_HEIGHT: u32 = 4;
/// Bootstrap samples whose weights one lane sums.
pub const BOOTSTRAP_BLOCK: u32 = 256;
/// Channels of a pixel on the film, each a wide integer.
pub const FILM_CHANNELS: u32 = 3;
/// Pixels behind the image, which share the radiance of all independent samples.
pub const INDEPENDENT_PIXELS: u32 = 64;
/// The hash of the triangles that a path meets (FNV-1a).
pub const PATH_HASH_START: u32 = 2166136261;
pub const PATH_HASH_FACTOR: u32 = 16777619;
/// What a family of random numbers is for: the last word of the Philox counter.
pub const PURPOSE_PATH_TRACING: u32 = 0;
pub const PURPOSE_BOOTSTRAP: u32 = 1;
pub const PURPOSE_STEP: u32 = 2;
pub const PURPOSE_RESAMPLING: u32 = 3;
pub const PURPOSE_PILOT: u32 = 4;
pub const PURPOSE_SOBOL: u32 = 6;
/// Vertices of a path whose coordinates may be Sobol points: see `wayfare_sampling::sobol`.
pub const SOBOL_VERTICES: u32 = 3;
/// The first block of a step that belongs to coordinates.
pub const COORDINATE_BLOCK: u32 = 2;
/// Integers per unit in the denominators of the chains' estimates of the integral of p.
pub const DENOMINATOR_SCALE: f32 = 16777216.0;
/// Integers that the mean step of Restore adds to the numerators: 2^46 steps fit into a wide integer.
pub const NUMERATOR_SCALE: f32 = 262144.0;
/// Bits beside the material of a triangle: see `MeshTraits`.
pub const HAS_NORMALS: u32 = 2147483648;
pub const FLIPPED: u32 = 1073741824;
pub const ANISOTROPIC: u32 = 536870912;
pub const TEXTURED: u32 = 268435456;
pub const CUTOUT: u32 = 134217728;
pub const MATERIAL_MASK: u32 = 16777215;
/// Flags of a material, beside its kind: reflects nothing, has textures, has a height field or an image of normals.
pub const MATERIAL_BLACK: u32 = 256;
pub const MATERIAL_TEXTURED: u32 = 512;
pub const MATERIAL_HEIGHT: u32 = 1024;
pub const MATERIAL_NORMAL_MAP: u32 = 2048;
pub const MATERIAL_KIND_MASK: u32 = 255;
/// Microsurfaces with both widths below this are perfectly smooth.
pub const SMOOTH_ALPHA: f32 = 0.001;
/// What a scene asks of the kernels. Each bit is constant when a driver compiles them, so that a scene does not pay for what it
/// does not have: textures of materials, surfaces that rays pass, materials beyond matt ones, metal and glass, lights without a
/// place, lights at a point, reliefs, textures made of noise, lights whose radiance varies, coated matt surfaces, coated metal.
pub const FEATURE_TEXTURES: u32 = 1;
pub const FEATURE_CUTOUTS: u32 = 2;
pub const FEATURE_MATERIALS: u32 = 4;
pub const FEATURE_SKY: u32 = 8;
pub const FEATURE_POINT_LIGHTS: u32 = 16;
pub const FEATURE_RELIEFS: u32 = 32;
pub const FEATURE_NOISE: u32 = 64;
pub const FEATURE_LIGHT_TEXTURES: u32 = 128;
pub const FEATURE_COATED_DIFFUSE: u32 = 256;
pub const FEATURE_COATED_CONDUCTOR: u32 = 512;
/// Lights are chosen by a tree; without it by power alone.
pub const FEATURE_LIGHT_TREE: u32 = 1024;
/// What plain scenes may have as well: a pixel filter other than the box, a projection other than the perspective one,
/// microsurfaces that are wider in one direction.
pub const FEATURE_FILTER: u32 = 2048;
pub const FEATURE_PROJECTION: u32 = 4096;
pub const FEATURE_ANISOTROPY: u32 = 8192;
/// Which paths count depends on the place on the film.
pub const FEATURE_CELLS: u32 = 16384;
/// Samples of pixels are Sobol points.
pub const FEATURE_SOBOL: u32 = 32768;
/// Some lights are balls.
pub const FEATURE_BALLS: u32 = 65536;
pub const PLAIN_FEATURES: u32 = 63488;
/// Kinds of paths: see `PathKinds`.
pub const KIND_DIRECT: u32 = 1;
pub const KIND_CONNECTED: u32 = 2;
pub const KIND_HIT: u32 = 4;
pub const KINDS: u32 = 3;
/// Moments of one kind of paths in one tile, each a wide integer: see `Moments`.
pub const MOMENTS: u32 = 5;
/// Planes of four floats in which images are made of values and differences, and in which evaluations wait to be added to the film.
pub const RECONSTRUCTION_PLANES: u32 = 7;
pub const WAITING_PLANES: u32 = 14;
/// Partial sums of variances over an image, and of candidates.
pub const PARTIAL_SUMS: u32 = 4096;
pub const CANDIDATE_PARTS: u32 = 64;
/// Bits of a node of the tree of lights: of its target, that it is a light, or two that are chosen by intensity alone, and of its
/// parent, that some light shines backwards too.
pub const LIGHT_LEAF: u32 = 2147483648;
pub const LIGHT_PAIR: u32 = 1073741824;
pub const LIGHT_TWO_SIDED: u32 = 2147483648;
/// Marks the emission of a leaf that is no light: the rest is its emission. Else it is its light.
pub const EMISSION_ONLY: u32 = 2147483648;
/// Flags of an emitting triangle: rays never hit it, its radiance varies, it is a ball.
pub const LIGHT_INVISIBLE: u32 = 1;
pub const LIGHT_TEXTURED: u32 = 2;
pub const LIGHT_BALL: u32 = 4;
/// Nodes of the tables of coats along the cosine, along the roughness, and along each of two roughnesses.
pub const COAT_COSINES: u32 = 24;
pub const COAT_WIDTHS: u32 = 16;
pub const COAT_LAYER_WIDTHS: u32 = 12;
/// Deepest stack of intermediate results of a texture.
pub const TEXTURE_STACK: u32 = 12;
/// Where the fields of an instruction of a texture begin above its operation: how coordinates are made, what is outside of an
/// image, and flags of an image.
pub const TEXTURE_MAPPING_SHIFT: u32 = 8;
pub const TEXTURE_WRAP_SHIFT: u32 = 12;
pub const TEXTURE_BILINEAR: u32 = 65536;
pub const TEXTURE_INVERT: u32 = 131072;
pub const TEXTURE_GREY: u32 = 262144;
/// Cells of a pixel filter along one axis, and rows of four of them.
pub const FILTER_CELLS: u32 = 64;

/// Places of what a run counts, each a wide integer in `counters`.
pub mod counter {
    /// Next pieces of work of the two queues.
    pub const QUEUE: usize = 0;
    pub const PATHS: usize = 1;
    pub const CLOSEST_RAYS: usize = 2;
    pub const SHADOW_RAYS: usize = 3;
    pub const VERTICES: usize = 4;
    pub const NON_FINITE: usize = 5;
    pub const NON_FINITE_SCORES: usize = 6;
    pub const STEPS: usize = 7;
    pub const PROPOSALS: usize = 8;
    pub const ACCEPTED: usize = 9;
    pub const TOURS: usize = 10;
    pub const KILLS: usize = 11;
    /// Steps after which a chain was in a state of density zero.
    pub const ZERO_DENSITY: usize = 12;
    pub const LONGEST_TOUR: usize = 13;
    /// Sum of the densities of the bootstrap samples.
    pub const BOOTSTRAP_SUM: usize = 14;
    /// Restore: sum of the densities with which tours began.
    pub const FRESH_SUM: usize = 15;
    /// Lists of (chain, step): their lengths, then their entries.
    pub const STUCK: usize = 16;
    pub const NON_FINITE_AT: usize = 17;
    pub const LIST_LENGTH: usize = 16;
    pub const STUCK_LIST: usize = 18;
    pub const NON_FINITE_LIST: usize = 34;
    /// Of carried chains: how many of them begin with a fresh draw; then the sum of the weights of all candidates, and of their radiance
    /// in every channel, weighed for the prior estimate of its integral.
    pub const BEGUN_AFRESH: usize = 50;
    pub const CANDIDATE_SUMS: usize = 51;
    /// Numerators and denominators of the chains' estimates of the integral of p, by groups of neighbouring chains.
    pub const GROUPS: usize = 32;
    pub const BRIGHTNESS: usize = 55;
    /// What `sum_film` finds: for every channel the sums of the low and of the high words of all pixels, then of all
    /// independent samples.
    pub const IMAGE_SUMS: usize = 119;
    pub const INDEPENDENT_SUMS: usize = 125;
    /// The next chain whose neighbour is to be traced.
    pub const NEIGHBOUR_QUEUE: usize = 131;
    /// Number of all places.
    pub const COUNT: usize = 132;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum MaterialKind {
    Diffuse = 0,
    Conductor = 1,
    Dielectric = 2,
    DiffuseTransmission = 3,
    ThinDielectric = 4,
    CoatedDiffuse = 5,
    CoatedConductor = 6,
    Mix = 7,
    Interface = 8,
}

/// What an instruction of a texture does. A texture is a list of instructions in postfix order, each with its operands in the rows
/// that follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum TextureOperation {
    /// The result is on top of the stack.
    End = 0,
    /// Goes on elsewhere.
    Jump = 1,
    Constant = 2,
    Image = 3,
    /// Go on elsewhere unless the first of their two textures is meant.
    Checkerboard = 4,
    CheckerboardInSpace = 5,
    Dots = 6,
    Bilerp = 7,
    /// Take two or three results from the stack.
    Scale = 8,
    Mix = 9,
    DirectionMix = 10,
    Fbm = 11,
    Wrinkled = 12,
    Windy = 13,
    Marble = 14,
    /// Change the result on top of the stack.
    SquareRoot = 15,
    Absorption = 16,
}

/// How a surface point becomes a point of a two-dimensional texture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum TextureMapping {
    Uv = 0,
    Spherical = 1,
    Cylindrical = 2,
    Planar = 3,
}

/// What is outside of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum ImageWrap {
    Repeat = 0,
    Black = 1,
    Clamp = 2,
    OctahedralSphere = 3,
}

/// What a camera sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum CameraProjection {
    Perspective = 0,
    Orthographic = 1,
    SphericalEqualArea = 2,
    SphericalEquirectangular = 3,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum GlobalDynamics {
    LargeSteps = 0,
    Restore = 1,
}

/// How chains begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Start {
    Cold = 0,
    Stationary = 1,
    Unbiased = 2,
}

/// How a visited state becomes a deposit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Estimator {
    Published = 0,
    RaoBlackwellised = 1,
}

/// What the sums on the film are divided by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Normalisation {
    /// Nothing more: the scale says it all.
    Samples = 0,
    /// The expected number of kills of Restore.
    Kills = 1,
    /// The number of steps of chains with large steps, over their mean density.
    LargeSteps = 2,
    /// The chains' own radiance in each channel, over that of the independent samples.
    Independent = 3,
    /// The chains' own density, over that of the bootstrap.
    DwellTime = 4,
}

/// What a light at a point is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum PointLightKind {
    Point = 0,
    Spot = 1,
    Goniometric = 2,
    Projection = 3,
}

/// An emitting triangle, or a ball.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct LightTriangle {
    /// Of a ball: its centre and its radius.
    pub corner: [f32; 3],
    pub area: f32,
    /// Second and third corner minus the first.
    pub e1: [f32; 3],
    /// Its entry in the leaves; of a ball NONE.
    pub leaf: u32,
    pub e2: [f32; 3],
    pub emission: u32,
    /// Unit normal towards the emitting side.
    pub normal: [f32; 3],
    /// Its node in the tree of lights, or NONE.
    pub node: u32,
    /// Texture coordinates of its corners, where its radiance varies. Where lights are chosen by power, the first number is the
    /// probability of the triangles before this one.
    pub uv0: [f32; 2],
    pub uv1: [f32; 2],
    pub uv2: [f32; 2],
    pub flags: u32,
    /// First row of the texture of its alpha, or NONE.
    pub alpha: u32,
}

const _: () = {
    assert!(size_of::<LightTriangle>() == 96);
    assert!(offset_of!(LightTriangle, corner) == 0);
    assert!(offset_of!(LightTriangle, area) == 12);
    assert!(offset_of!(LightTriangle, e1) == 16);
    assert!(offset_of!(LightTriangle, leaf) == 28);
    assert!(offset_of!(LightTriangle, e2) == 32);
    assert!(offset_of!(LightTriangle, emission) == 44);
    assert!(offset_of!(LightTriangle, normal) == 48);
    assert!(offset_of!(LightTriangle, node) == 60);
    assert!(offset_of!(LightTriangle, uv0) == 64);
    assert!(offset_of!(LightTriangle, uv1) == 72);
    assert!(offset_of!(LightTriangle, uv2) == 80);
    assert!(offset_of!(LightTriangle, flags) == 88);
    assert!(offset_of!(LightTriangle, alpha) == 92);
};

/// An object placed in the world.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct Instance {
    /// Rows of the map to the world, and of its inverse.
    pub to_world: [[f32; 4]; 3],
    pub to_object: [[f32; 4]; 3],
    /// First node of the object's tree.
    pub root: u32,
    /// Whether the map to the world swaps handedness.
    pub mirrored: u32,
    /// Its number in the scene.
    pub index: u32,
    pub padding: u32,
}

const _: () = {
    assert!(size_of::<Instance>() == 112);
    assert!(offset_of!(Instance, to_world) == 0);
    assert!(offset_of!(Instance, to_object) == 48);
    assert!(offset_of!(Instance, root) == 96);
    assert!(offset_of!(Instance, mirrored) == 100);
    assert!(offset_of!(Instance, index) == 104);
    assert!(offset_of!(Instance, padding) == 108);
};

#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct Camera {
    /// Rows of the map from camera space to the world.
    pub to_world: [[f32; 4]; 3],
    /// Film coordinates to the plane z = 1 of camera space: scale, then offset. Of a spherical camera, to the square of directions.
    pub film_plane: [f32; 4],
    /// Radius of the lens; 0 for a pinhole.
    pub lens_radius: f32,
    /// Distance to the plane in focus.
    pub focal_distance: f32,
    /// Size of the image in pixels.
    pub width: u32,
    pub height: u32,
    pub projection: u32,
    /// Factor on all radiance.
    pub exposure: f32,
    /// Whether there is a pixel filter.
    pub filtered: u32,
    pub padding: u32,
}

const _: () = {
    assert!(size_of::<Camera>() == 96);
    assert!(offset_of!(Camera, to_world) == 0);
    assert!(offset_of!(Camera, film_plane) == 48);
    assert!(offset_of!(Camera, lens_radius) == 64);
    assert!(offset_of!(Camera, focal_distance) == 68);
    assert!(offset_of!(Camera, width) == 72);
    assert!(offset_of!(Camera, height) == 76);
    assert!(offset_of!(Camera, projection) == 80);
    assert!(offset_of!(Camera, exposure) == 84);
    assert!(offset_of!(Camera, filtered) == 88);
    assert!(offset_of!(Camera, padding) == 92);
};

/// What fixes the path function besides the camera.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct PathParameters {
    /// First nodes of the tree of the world and of the tree of instances, or NONE.
    pub world_root: u32,
    pub top_root: u32,
    /// First row of the emissions in `tables`.
    pub first_emission: u32,
    /// Rows per triangle in the table of normals.
    pub shading_stride: u32,
    /// The kinds of paths that count, and their most scattering events.
    pub kinds: u32,
    pub max_depth: u32,
    /// Number of coordinates.
    pub dimension: u32,
    /// First word in `texels` of the permutation that noise is made of.
    pub permutation: u32,
    /// Columns and rows of tiles in `cells`.
    pub tiles: [u32; 2],
    /// Tiles that have any kind of paths, where kinds depend on the place on the film; else 0.
    pub occupied: u32,
    /// The first coordinate of Russian roulette; 0 without.
    pub decisions: u32,
    /// The throughput below which it may end paths.
    pub roulette: f32,
    pub padding: [u32; 3],
}

const _: () = {
    assert!(size_of::<PathParameters>() == 64);
    assert!(offset_of!(PathParameters, world_root) == 0);
    assert!(offset_of!(PathParameters, top_root) == 4);
    assert!(offset_of!(PathParameters, first_emission) == 8);
    assert!(offset_of!(PathParameters, shading_stride) == 12);
    assert!(offset_of!(PathParameters, kinds) == 16);
    assert!(offset_of!(PathParameters, max_depth) == 20);
    assert!(offset_of!(PathParameters, dimension) == 24);
    assert!(offset_of!(PathParameters, permutation) == 28);
    assert!(offset_of!(PathParameters, tiles) == 32);
    assert!(offset_of!(PathParameters, occupied) == 40);
    assert!(offset_of!(PathParameters, decisions) == 44);
    assert!(offset_of!(PathParameters, roulette) == 48);
    assert!(offset_of!(PathParameters, padding) == 52);
};

/// Where lights are in `tables`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct LightParameters {
    /// First row of the nodes of the tree of lights, or NONE.
    pub tree: u32,
    /// Number of emitting triangles and balls: they are the first lights of the tree.
    pub triangles: u32,
    /// First row of the lights at a point, which follow them.
    pub points: u32,
    /// First rows of the lights without a place as they are chosen, of skies and of distant lights, and how many there are.
    pub remote: u32,
    pub skies: u32,
    pub distant: u32,
    pub remote_count: u32,
    pub sky_count: u32,
    /// Estimated irradiance by the lights without a place.
    pub remote_irradiance: f32,
    pub padding0: u32,
    pub padding1: u32,
    pub padding2: u32,
}

const _: () = {
    assert!(size_of::<LightParameters>() == 48);
    assert!(offset_of!(LightParameters, tree) == 0);
    assert!(offset_of!(LightParameters, triangles) == 4);
    assert!(offset_of!(LightParameters, points) == 8);
    assert!(offset_of!(LightParameters, remote) == 12);
    assert!(offset_of!(LightParameters, skies) == 16);
    assert!(offset_of!(LightParameters, distant) == 20);
    assert!(offset_of!(LightParameters, remote_count) == 24);
    assert!(offset_of!(LightParameters, sky_count) == 28);
    assert!(offset_of!(LightParameters, remote_irradiance) == 32);
    assert!(offset_of!(LightParameters, padding0) == 36);
    assert!(offset_of!(LightParameters, padding1) == 40);
    assert!(offset_of!(LightParameters, padding2) == 44);
};

/// What fixes the process of a Markov chain method; path tracing reads only the key and its sampler.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct MethodParameters {
    /// The seed of all random numbers.
    pub key: [u32; 2],
    /// Number of chains, and of bootstrap samples.
    pub chains: u32,
    pub bootstrap: u32,
    pub global_dynamics: u32,
    pub start: u32,
    pub estimator: u32,
    /// Whether steep drifts are shortened.
    pub tame: u32,
    /// Standard deviation of a step.
    pub sd: f32,
    /// Strength of the rotation of Langevin dynamics.
    pub gamma: f32,
    /// Share of the velocity that survives a step.
    pub rho: f32,
    /// m of Restore.
    pub tour_length: f32,
    /// The probability of a large step.
    pub large_step: f32,
    /// The most copies of one bootstrap sample among the first states; 0 for any number.
    pub max_copies: f32,
    /// What was known of the integral of p before, and the number of samples that it counts for: see `Prior`.
    pub prior_mean: f32,
    pub prior_samples: f32,
    /// Path tracing: whether samples belong to two halves by turns.
    pub halves: u32,
    /// The same as sd for the first pair of coordinates, in random walks.
    pub pair_sd: f32,
    /// Whether chains take differences between pixels: then the last coordinate chooses a neighbour.
    pub gradient: u32,
    pub padding: u32,
}

const _: () = {
    assert!(size_of::<MethodParameters>() == 80);
    assert!(offset_of!(MethodParameters, key) == 0);
    assert!(offset_of!(MethodParameters, chains) == 8);
    assert!(offset_of!(MethodParameters, bootstrap) == 12);
    assert!(offset_of!(MethodParameters, global_dynamics) == 16);
    assert!(offset_of!(MethodParameters, start) == 20);
    assert!(offset_of!(MethodParameters, estimator) == 24);
    assert!(offset_of!(MethodParameters, tame) == 28);
    assert!(offset_of!(MethodParameters, sd) == 32);
    assert!(offset_of!(MethodParameters, gamma) == 36);
    assert!(offset_of!(MethodParameters, rho) == 40);
    assert!(offset_of!(MethodParameters, tour_length) == 44);
    assert!(offset_of!(MethodParameters, large_step) == 48);
    assert!(offset_of!(MethodParameters, max_copies) == 52);
    assert!(offset_of!(MethodParameters, prior_mean) == 56);
    assert!(offset_of!(MethodParameters, prior_samples) == 60);
    assert!(offset_of!(MethodParameters, halves) == 64);
    assert!(offset_of!(MethodParameters, pair_sd) == 68);
    assert!(offset_of!(MethodParameters, gradient) == 72);
    assert!(offset_of!(MethodParameters, padding) == 76);
};

/// How chains go on from those of another camera: see `reuse.rs` of `wayfare_sampling`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct ReuseParameters {
    /// The number of carried states; 0 where chains start anew.
    pub carried: u32,
    /// Whether both cameras are the same: then states stay where they are.
    pub stays: u32,
    /// Whether states have scores.
    pub scored: u32,
    /// How many times more a carried state counts in the prior estimate of the integral of p.
    pub trust: f32,
    /// Of the last run: its estimate of the integral of p, m / p_bar, and pi0/mu over the stationary weight.
    pub p_bar: f32,
    pub odds_per_ratio: f32,
    pub scale: f32,
    /// The factor c.
    pub factor: f32,
}

const _: () = {
    assert!(size_of::<ReuseParameters>() == 32);
    assert!(offset_of!(ReuseParameters, carried) == 0);
    assert!(offset_of!(ReuseParameters, stays) == 4);
    assert!(offset_of!(ReuseParameters, scored) == 8);
    assert!(offset_of!(ReuseParameters, trust) == 12);
    assert!(offset_of!(ReuseParameters, p_bar) == 16);
    assert!(offset_of!(ReuseParameters, odds_per_ratio) == 20);
    assert!(offset_of!(ReuseParameters, scale) == 24);
    assert!(offset_of!(ReuseParameters, factor) == 28);
};

/// What changes from dispatch to dispatch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct Dispatch {
    /// End of the pieces of work in this dispatch, and evaluations of each.
    pub items: u32,
    pub steps: u32,
    /// Number of the first step or sample in this dispatch.
    pub first_step: u32,
    /// Lanes that share the work.
    pub lanes: u32,
    /// Workgroups in a row of the grid, where every element has its own lane.
    pub grid_width: u32,
    /// Lanes of a subgroup that wait until they start their next paths together.
    pub wave_threshold: u32,
    /// The most pieces of work that one lane may take: some machines end a loop that runs for too long.
    pub items_per_lane: u32,
    pub padding: u32,
}

const _: () = {
    assert!(size_of::<Dispatch>() == 32);
    assert!(offset_of!(Dispatch, items) == 0);
    assert!(offset_of!(Dispatch, steps) == 4);
    assert!(offset_of!(Dispatch, first_step) == 8);
    assert!(offset_of!(Dispatch, lanes) == 12);
    assert!(offset_of!(Dispatch, grid_width) == 16);
    assert!(offset_of!(Dispatch, wave_threshold) == 20);
    assert!(offset_of!(Dispatch, items_per_lane) == 24);
    assert!(offset_of!(Dispatch, padding) == 28);
};

/// Units of the film and of sums of densities, and how an image is made of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct ImageParameters {
    /// Integers on the film per unit of radiance, and its reciprocal.
    pub film_scale: f32,
    pub film_unit: f32,
    /// Integers in sums of densities per unit of density, and its reciprocal.
    pub density_scale: f32,
    pub density_unit: f32,
    /// Factor of the image.
    pub scale: f32,
    pub normalisation: u32,
    /// Differences between pixels: evaluations of every pixel, of which three are a sample of the stencil, ...
    pub evaluations: u32,
    /// ... the standard deviation of the smoothing of variances in pixels, ...
    pub smoothing: f32,
    /// ... whether weights come from the samples that they are applied to, ...
    pub own_weights: u32,
    /// ... the luminance up to which differences are taken, ...
    pub limit: f32,
    /// ... and the iteration that makes an image of them.
    pub step_size: f32,
    pub momentum: f32,
    /// Integers on the film per unit of squared radiance are the square of this.
    pub square_scale: f32,
    pub padding: [u32; 3],
}

const _: () = {
    assert!(size_of::<ImageParameters>() == 64);
    assert!(offset_of!(ImageParameters, film_scale) == 0);
    assert!(offset_of!(ImageParameters, film_unit) == 4);
    assert!(offset_of!(ImageParameters, density_scale) == 8);
    assert!(offset_of!(ImageParameters, density_unit) == 12);
    assert!(offset_of!(ImageParameters, scale) == 16);
    assert!(offset_of!(ImageParameters, normalisation) == 20);
    assert!(offset_of!(ImageParameters, evaluations) == 24);
    assert!(offset_of!(ImageParameters, smoothing) == 28);
    assert!(offset_of!(ImageParameters, own_weights) == 32);
    assert!(offset_of!(ImageParameters, limit) == 36);
    assert!(offset_of!(ImageParameters, step_size) == 40);
    assert!(offset_of!(ImageParameters, momentum) == 44);
    assert!(offset_of!(ImageParameters, square_scale) == 48);
    assert!(offset_of!(ImageParameters, padding) == 52);
};

/// A pixel filter along one axis: see `FilterAxis`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct FilterAxis {
    /// Probability of the cells before each.
    pub cumulative: [[f32; 4]; 16],
    /// What a sample in each cell weighs.
    pub weights: [[f32; 4]; 16],
    /// Pixels on both sides of the centre.
    pub radius: f32,
    pub padding0: u32,
    pub padding1: u32,
    pub padding2: u32,
}

const _: () = {
    assert!(size_of::<FilterAxis>() == 528);
    assert!(offset_of!(FilterAxis, cumulative) == 0);
    assert!(offset_of!(FilterAxis, weights) == 256);
    assert!(offset_of!(FilterAxis, radius) == 512);
    assert!(offset_of!(FilterAxis, padding0) == 516);
    assert!(offset_of!(FilterAxis, padding1) == 520);
    assert!(offset_of!(FilterAxis, padding2) == 524);
};

#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct Parameters {
    pub camera: Camera,
    /// The camera from which film points are mapped.
    pub other_camera: Camera,
    pub path: PathParameters,
    pub lights: LightParameters,
    pub method: MethodParameters,
    pub reuse: ReuseParameters,
    pub dispatch: Dispatch,
    pub image: ImageParameters,
    pub filter: [FilterAxis; 2],
}

const _: () = {
    assert!(size_of::<Parameters>() == 1568);
    assert!(offset_of!(Parameters, camera) == 0);
    assert!(offset_of!(Parameters, other_camera) == 96);
    assert!(offset_of!(Parameters, path) == 192);
    assert!(offset_of!(Parameters, lights) == 256);
    assert!(offset_of!(Parameters, method) == 304);
    assert!(offset_of!(Parameters, reuse) == 384);
    assert!(offset_of!(Parameters, dispatch) == 416);
    assert!(offset_of!(Parameters, image) == 448);
    assert!(offset_of!(Parameters, filter) == 512);
};

/// A chain between two steps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct ChainState {
    pub radiance: [f32; 3],
    pub density: f32,
    pub pixel: u32,
    pub flags: u32,
    /// Steps of the current tour, including the draw that began it.
    pub tour_length: u32,
    /// Restore: a at the start of the tour. Large steps: p at the start of the chain.
    pub start_weight: f32,
    /// Proposals refused in a row.
    pub refused: u32,
    /// Squared length of the score.
    pub score_squared: f32,
    /// Steps taken so far.
    pub step: u32,
    /// Of the dynamics, between the proposal and the decision.
    pub memory: f32,
    /// Numerator and denominator of the chain's estimate of the integral of p in this batch: integers, whose sum does not
    /// depend on how steps are grouped into batches.
    pub brightness_top: [u32; 2],
    pub brightness_bottom: [u32; 2],
}

const _: () = {
    assert!(size_of::<ChainState>() == 64);
    assert!(offset_of!(ChainState, radiance) == 0);
    assert!(offset_of!(ChainState, density) == 12);
    assert!(offset_of!(ChainState, pixel) == 16);
    assert!(offset_of!(ChainState, flags) == 20);
    assert!(offset_of!(ChainState, tour_length) == 24);
    assert!(offset_of!(ChainState, start_weight) == 28);
    assert!(offset_of!(ChainState, refused) == 32);
    assert!(offset_of!(ChainState, score_squared) == 36);
    assert!(offset_of!(ChainState, step) == 40);
    assert!(offset_of!(ChainState, memory) == 44);
    assert!(offset_of!(ChainState, brightness_top) == 48);
    assert!(offset_of!(ChainState, brightness_bottom) == 56);
};

/// What tracing the path of a chain's proposal has found, between two kernels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct TracedPath {
    pub radiance: [f32; 3],
    /// Rays cast: for the closest hit, plus 2^16 times those for visibility.
    pub rays: u32,
    pub vertices: u32,
    /// Vertices up to the last one that brings radiance.
    pub lit_vertices: u32,
    /// Of the score, where it is wanted: its squared length, and entries that were not finite.
    pub score_squared: f32,
    pub bad_scores: u32,
}

const _: () = {
    assert!(size_of::<TracedPath>() == 32);
    assert!(offset_of!(TracedPath, radiance) == 0);
    assert!(offset_of!(TracedPath, rays) == 12);
    assert!(offset_of!(TracedPath, vertices) == 16);
    assert!(offset_of!(TracedPath, lit_vertices) == 20);
    assert!(offset_of!(TracedPath, score_squared) == 24);
    assert!(offset_of!(TracedPath, bad_scores) == 28);
};

/// A vertex of a path, for the backward pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct VertexRecord {
    /// The ray that arrives, and the density of its direction.
    pub origin: [f32; 3],
    pub pdf: f32,
    pub direction: [f32; 3],
    pub flags: u32,
    pub throughput: [f32; 3],
    pub leaf: u32,
    /// Radiance that the vertex itself brings.
    pub radiance: [f32; 3],
    pub instance: u32,
    /// Factor of what comes later.
    pub weight: [f32; 3],
    pub padding: u32,
}

const _: () = {
    assert!(size_of::<VertexRecord>() == 80);
    assert!(offset_of!(VertexRecord, origin) == 0);
    assert!(offset_of!(VertexRecord, pdf) == 12);
    assert!(offset_of!(VertexRecord, direction) == 16);
    assert!(offset_of!(VertexRecord, flags) == 28);
    assert!(offset_of!(VertexRecord, throughput) == 32);
    assert!(offset_of!(VertexRecord, leaf) == 44);
    assert!(offset_of!(VertexRecord, radiance) == 48);
    assert!(offset_of!(VertexRecord, instance) == 60);
    assert!(offset_of!(VertexRecord, weight) == 64);
    assert!(offset_of!(VertexRecord, padding) == 76);
};

/// What `evaluate` finds at a point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct PointResult {
    pub radiance: [f32; 3],
    /// Hash of the path.
    pub path: u32,
    pub vertices: u32,
    /// As in `TracedPath`.
    pub rays: u32,
    pub non_finite: u32,
    pub padding: u32,
}

const _: () = {
    assert!(size_of::<PointResult>() == 32);
    assert!(offset_of!(PointResult, radiance) == 0);
    assert!(offset_of!(PointResult, path) == 12);
    assert!(offset_of!(PointResult, vertices) == 16);
    assert!(offset_of!(PointResult, rays) == 20);
    assert!(offset_of!(PointResult, non_finite) == 24);
    assert!(offset_of!(PointResult, padding) == 28);
};

/// What `random_numbers` makes of one block of random words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct RandomBlock {
    /// The words of the block.
    pub words: [u32; 4],
    /// As numbers in [0, 1).
    pub units: [f32; 4],
    /// As standard normal numbers.
    pub normals: [f32; 4],
    /// The Sobol point of this group.
    pub sobol: [u32; 4],
}

const _: () = {
    assert!(size_of::<RandomBlock>() == 64);
    assert!(offset_of!(RandomBlock, words) == 0);
    assert!(offset_of!(RandomBlock, units) == 16);
    assert!(offset_of!(RandomBlock, normals) == 32);
    assert!(offset_of!(RandomBlock, sobol) == 48);
};

/// A triangle in a leaf of a tree: three rows of `leaves`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct Leaf {
    pub corner: [f32; 3],
    /// Its number in the scene.
    pub triangle: u32,
    /// Second and third corner minus the first.
    pub e1: [f32; 3],
    /// Its material, and what is true of its mesh.
    pub material: u32,
    pub e2: [f32; 3],
    /// Its light, its emission with `EMISSION_ONLY`, or NONE.
    pub emission: u32,
}

const _: () = {
    assert!(size_of::<Leaf>() == 48);
    assert!(offset_of!(Leaf, corner) == 0);
    assert!(offset_of!(Leaf, triangle) == 12);
    assert!(offset_of!(Leaf, e1) == 16);
    assert!(offset_of!(Leaf, material) == 28);
    assert!(offset_of!(Leaf, e2) == 32);
    assert!(offset_of!(Leaf, emission) == 44);
};

/// A surface material. Its numbers hold where there is no texture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct Material {
    /// Reflectance (matt surfaces, also below a coat), real index of refraction (metals), or the share of the second part (mixtures, x).
    pub a: [f32; 3],
    /// Its kind and its flags.
    pub bits: u32,
    /// Transmittance, or imaginary index of refraction.
    pub b: [f32; 3],
    /// Index of refraction of glass, or of a coat.
    pub eta: f32,
    /// Widths of the microsurface (of the coat, where there is no other), and of the coat of a metal.
    pub alpha: [f32; 2],
    pub coat_alpha: [f32; 2],
    /// First rows of the textures in place of `a`, `b`, `alpha` and `coat_alpha`, or NONE. Of a mixture, its parts are in the place of
    /// those of `alpha`.
    pub a_texture: u32,
    pub b_texture: u32,
    pub alpha_textures: [u32; 2],
    pub coat_alpha_textures: [u32; 2],
    /// First row of the height, or of the image of normals, or NONE.
    pub relief: u32,
    /// First row of the tables of the coat, or NONE.
    pub coat: u32,
}

const _: () = {
    assert!(size_of::<Material>() == 80);
    assert!(offset_of!(Material, a) == 0);
    assert!(offset_of!(Material, bits) == 12);
    assert!(offset_of!(Material, b) == 16);
    assert!(offset_of!(Material, eta) == 28);
    assert!(offset_of!(Material, alpha) == 32);
    assert!(offset_of!(Material, coat_alpha) == 40);
    assert!(offset_of!(Material, a_texture) == 48);
    assert!(offset_of!(Material, b_texture) == 52);
    assert!(offset_of!(Material, alpha_textures) == 56);
    assert!(offset_of!(Material, coat_alpha_textures) == 64);
    assert!(offset_of!(Material, relief) == 72);
    assert!(offset_of!(Material, coat) == 76);
};

/// What a surface emits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct Emission {
    pub radiance: [f32; 3],
    /// Whether the inner side emits too.
    pub two_sided: u32,
    /// First row of the texture that the radiance is multiplied with, or NONE.
    pub texture: u32,
    /// Where lights are chosen by power: the density with respect to area of a point on a light with this emission.
    pub pdf_area: f32,
    pub padding0: u32,
    pub padding1: u32,
}

const _: () = {
    assert!(size_of::<Emission>() == 32);
    assert!(offset_of!(Emission, radiance) == 0);
    assert!(offset_of!(Emission, two_sided) == 12);
    assert!(offset_of!(Emission, texture) == 16);
    assert!(offset_of!(Emission, pdf_area) == 20);
    assert!(offset_of!(Emission, padding0) == 24);
    assert!(offset_of!(Emission, padding1) == 28);
};

/// An image: two rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct ImageEntry {
    /// First word in `texels`.
    pub first: u32,
    pub width: u32,
    pub height: u32,
    /// 1 or 3. Three bytes share a word with an unused one.
    pub channels: u32,
    /// First of 256 linear values in `texels`, by byte; NONE where texels are numbers themselves.
    pub decode: u32,
    pub padding0: u32,
    pub padding1: u32,
    pub padding2: u32,
}

const _: () = {
    assert!(size_of::<ImageEntry>() == 32);
    assert!(offset_of!(ImageEntry, first) == 0);
    assert!(offset_of!(ImageEntry, width) == 4);
    assert!(offset_of!(ImageEntry, height) == 8);
    assert!(offset_of!(ImageEntry, channels) == 12);
    assert!(offset_of!(ImageEntry, decode) == 16);
    assert!(offset_of!(ImageEntry, padding0) == 20);
    assert!(offset_of!(ImageEntry, padding1) == 24);
    assert!(offset_of!(ImageEntry, padding2) == 28);
};

/// A light at a point: seven rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct PointLight {
    pub position: [f32; 3],
    pub kind: u32,
    pub intensity: [f32; 3],
    /// First row of its image.
    pub image: u32,
    /// Of a spot light: its axis, and the cosines at which its light ends and at which it has its full intensity.
    pub axis: [f32; 3],
    pub cos_end: f32,
    pub cos_start: f32,
    pub padding: u32,
    /// Of a projector: half the size of the image at z = 1.
    pub half_size: [f32; 2],
    /// Rows of the map from directions of the world.
    pub to_light: [[f32; 4]; 3],
}

const _: () = {
    assert!(size_of::<PointLight>() == 112);
    assert!(offset_of!(PointLight, position) == 0);
    assert!(offset_of!(PointLight, kind) == 12);
    assert!(offset_of!(PointLight, intensity) == 16);
    assert!(offset_of!(PointLight, image) == 28);
    assert!(offset_of!(PointLight, axis) == 32);
    assert!(offset_of!(PointLight, cos_end) == 44);
    assert!(offset_of!(PointLight, cos_start) == 48);
    assert!(offset_of!(PointLight, padding) == 52);
    assert!(offset_of!(PointLight, half_size) == 56);
    assert!(offset_of!(PointLight, to_light) == 64);
};

/// A light without a place, as it is chosen: one row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct RemoteLight {
    /// Probability of those before it, and its own.
    pub start: f32,
    pub share: f32,
    /// Which sky; or, behind them, which distant light.
    pub index: u32,
    pub padding: u32,
}

const _: () = {
    assert!(size_of::<RemoteLight>() == 16);
    assert!(offset_of!(RemoteLight, start) == 0);
    assert!(offset_of!(RemoteLight, share) == 4);
    assert!(offset_of!(RemoteLight, index) == 8);
    assert!(offset_of!(RemoteLight, padding) == 12);
};

/// Parallel light: two rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct DistantLight {
    pub direction: [f32; 3],
    pub padding0: u32,
    pub irradiance: [f32; 3],
    pub padding1: u32,
}

const _: () = {
    assert!(size_of::<DistantLight>() == 32);
    assert!(offset_of!(DistantLight, direction) == 0);
    assert!(offset_of!(DistantLight, padding0) == 12);
    assert!(offset_of!(DistantLight, irradiance) == 16);
    assert!(offset_of!(DistantLight, padding1) == 28);
};

/// Light from beyond the scene: nine rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct Sky {
    /// Rows of the map from directions of the world.
    pub to_light: [[f32; 4]; 3],
    pub radiance: [f32; 3],
    /// First row of its image, or NONE.
    pub image: u32,
    /// First word in `texels` of what it is sampled by (see `Distribution`: all rows, then all columns), or NONE; and its size.
    pub distribution: u32,
    pub columns: u32,
    pub rows: u32,
    /// Its probability among the lights without a place.
    pub share: f32,
    /// The opening through which alone light comes, and whether there is one.
    pub corner: [f32; 3],
    pub has_portal: u32,
    pub e1: [f32; 3],
    pub half_area: f32,
    pub e2: [f32; 3],
    pub padding0: u32,
    pub normal: [f32; 3],
    pub padding1: u32,
}

const _: () = {
    assert!(size_of::<Sky>() == 144);
    assert!(offset_of!(Sky, to_light) == 0);
    assert!(offset_of!(Sky, radiance) == 48);
    assert!(offset_of!(Sky, image) == 60);
    assert!(offset_of!(Sky, distribution) == 64);
    assert!(offset_of!(Sky, columns) == 68);
    assert!(offset_of!(Sky, rows) == 72);
    assert!(offset_of!(Sky, share) == 76);
    assert!(offset_of!(Sky, corner) == 80);
    assert!(offset_of!(Sky, has_portal) == 92);
    assert!(offset_of!(Sky, e1) == 96);
    assert!(offset_of!(Sky, half_area) == 108);
    assert!(offset_of!(Sky, e2) == 112);
    assert!(offset_of!(Sky, padding0) == 124);
    assert!(offset_of!(Sky, normal) == 128);
    assert!(offset_of!(Sky, padding1) == 140);
};

/// A state that a chain may go on from, a carried one or a fresh draw: see `Candidate` of `wayfare_sampling`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct Candidate {
    pub ratio: f32,
    pub before: f32,
    pub density: f32,
    /// Its weight among all candidates, in the units of sums of weights.
    pub weight: f32,
    pub radiance: [f32; 3],
    pub padding: u32,
}

const _: () = {
    assert!(size_of::<Candidate>() == 32);
    assert!(offset_of!(Candidate, ratio) == 0);
    assert!(offset_of!(Candidate, before) == 4);
    assert!(offset_of!(Candidate, density) == 8);
    assert!(offset_of!(Candidate, weight) == 12);
    assert!(offset_of!(Candidate, radiance) == 16);
    assert!(offset_of!(Candidate, padding) == 28);
};

/// Sums over a part of all candidates: see `CandidateSums` of `wayfare_sampling`. Here p is in units of the last estimate of its integral, and
/// shares are in units of one over the number of fresh draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct PartialSums {
    pub energy: f32,
    pub survived: f32,
    pub part: f32,
    pub squares: f32,
    pub rest: f32,
    /// Carried states that the map has not lost, and fresh draws that come from somewhere.
    pub moved: f32,
    pub looked_back: f32,
    pub padding: u32,
}

const _: () = {
    assert!(size_of::<PartialSums>() == 32);
    assert!(offset_of!(PartialSums, energy) == 0);
    assert!(offset_of!(PartialSums, survived) == 4);
    assert!(offset_of!(PartialSums, part) == 8);
    assert!(offset_of!(PartialSums, squares) == 12);
    assert!(offset_of!(PartialSums, rest) == 16);
    assert!(offset_of!(PartialSums, moved) == 20);
    assert!(offset_of!(PartialSums, looked_back) == 24);
    assert!(offset_of!(PartialSums, padding) == 28);
};

/// The path of a chain's state in a neighbouring pixel, and the deposit of the state that waits for it, where chains take differences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct Neighbour {
    pub radiance: [f32; 3],
    /// NONE beyond the edge of the image, UNTRACED before the path has been traced.
    pub pixel: u32,
    /// The factor of the deposit.
    pub weight: f32,
    /// The way to it: see `Direction`.
    pub direction: u32,
    pub padding0: u32,
    pub padding1: u32,
}

const _: () = {
    assert!(size_of::<Neighbour>() == 32);
    assert!(offset_of!(Neighbour, radiance) == 0);
    assert!(offset_of!(Neighbour, pixel) == 12);
    assert!(offset_of!(Neighbour, weight) == 16);
    assert!(offset_of!(Neighbour, direction) == 20);
    assert!(offset_of!(Neighbour, padding0) == 24);
    assert!(offset_of!(Neighbour, padding1) == 28);
};

/// The tables of a scene, by their bindings in set 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum SceneBuffer {
    Nodes = 0,
    Leaves = 1,
    /// Of every leaf: the normals at its corners and, where a scene needs them, its texture coordinates and its alpha.
    Shading = 2,
    /// All other tables: materials, then emissions, textures, images, lights, coats.
    Tables = 3,
    /// The texels of all images.
    Texels = 4,
    LightTriangles = 5,
    Instances = 6,
}

impl SceneBuffer {
    /// All of them, in the order of their bindings.
    pub const ALL: [Self; 7] = [
        Self::Nodes,
        Self::Leaves,
        Self::Shading,
        Self::Tables,
        Self::Texels,
        Self::LightTriangles,
        Self::Instances,
    ];
}

/// The buffers of a run, by their bindings in set 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum RunBuffer {
    Film = 1,
    Counters = 2,
    Densities = 3,
    Scans = 4,
    ChainStates = 5,
    Coordinates = 6,
    Scores = 7,
    Velocities = 8,
    VertexRecords = 9,
    Image = 10,
    Reconstruction = 11,
    /// The kinds of every tile, the list of tiles that have any, and behind two words for each tile its moments.
    Cells = 12,
    /// All candidates, carried ones first, and behind them sums over parts of them.
    Candidates = 13,
}

impl RunBuffer {
    /// All of them, in the order of their bindings.
    pub const ALL: [Self; 13] = [
        Self::Film,
        Self::Counters,
        Self::Densities,
        Self::Scans,
        Self::ChainStates,
        Self::Coordinates,
        Self::Scores,
        Self::Velocities,
        Self::VertexRecords,
        Self::Image,
        Self::Reconstruction,
        Self::Cells,
        Self::Candidates,
    ];
}
