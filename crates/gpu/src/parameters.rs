//! What kernels are told with every dispatch: the counterpart of `Parameters` in `kernels/tables.slang`.

use bytemuck::{Pod, Zeroable};
use wayfare_sampling::{Estimator, Global, Local, Method, Normalisation, Start};
use wayfare_transport::camera::CameraModel;
use wayfare_transport::{Scatterings, World};

/// Marks the absence of an index.
pub const NONE: u32 = u32::MAX;

/// The parameters of a dispatch, field by field as the kernels see them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Pod, Zeroable)]
#[repr(C)]
pub struct Parameters {
    /// Rows of the map from camera space to the world.
    pub camera_to_world: [[f32; 4]; 3],
    /// Film coordinates to the plane z = 1 of camera space: scale, then offset.
    pub film_plane: [f32; 4],
    /// Radius of the lens; 0 for a pinhole.
    pub lens_radius: f32,
    /// Distance to the plane in focus.
    pub focal_distance: f32,
    /// Width of the picture.
    pub width: u32,
    /// Height of the picture.
    pub height: u32,

    /// Largest number of scattering events.
    pub max_depth: u32,
    /// Number of coordinates.
    pub dimension: u32,
    /// Lower half of the seed.
    pub key_low: u32,
    /// Upper half of the seed.
    pub key_high: u32,

    /// End of the pieces of work in this dispatch.
    pub items: u32,
    /// Evaluations of each piece.
    pub steps: u32,
    /// Lanes that work; in passes over pixels or chains, workgroups in a row of the grid.
    pub lanes: u32,
    /// Lanes of a subgroup that wait until they start their next paths together.
    pub wave_threshold: u32,

    /// Number of chains.
    pub chains: u32,
    /// Number of the first step or sample in this dispatch.
    pub first_step: u32,
    /// Number of bootstrap samples.
    pub bootstrap: u32,
    /// The most pieces of work that one lane may take.
    pub items_per_lane: u32,

    /// First node of the tree of the world, or [`NONE`].
    pub world_root: u32,
    /// First node of the tree of instances, or [`NONE`].
    pub top_root: u32,
    /// Number of emitting triangles.
    pub light_count: u32,
    /// Rows per triangle in the table of normals.
    pub shading_stride: u32,

    /// Integers on the film per unit of light.
    pub film_scale: f32,
    /// Its reciprocal.
    pub film_unit: f32,
    /// Integers in sums of densities per unit of density.
    pub density_scale: f32,
    /// Its reciprocal.
    pub density_unit: f32,

    /// 0: chains with large steps, 1: Restore.
    pub global_dynamics: u32,
    /// 0: cold, 1: stationary, 2: unbiased.
    pub start: u32,
    /// 0: published, 1: Rao-Blackwellised.
    pub read_out: u32,
    /// Whether steep drifts are shortened.
    pub tame: u32,

    /// Standard deviation of a step.
    pub sd: f32,
    /// Strength of the rotation.
    pub gamma: f32,
    /// Share of the velocity that survives a step.
    pub rho: f32,
    /// m of Restore, or the probability of a large step.
    pub tour_length: f32,

    /// Factor of the image.
    pub image_scale: f32,
    /// What the sums are divided by: see [`ImageKind`].
    pub image_kind: u32,
    /// The most copies of one bootstrap sample that a stationary start asks for; 0 for any number.
    pub copies: f32,
    /// The fewest scattering events of light that counts.
    pub first_scattering: u32,
}

/// What the sums on the film are divided by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum ImageKind {
    /// Nothing more: the scale says it all.
    Samples = 0,
    /// The denominator of Restore.
    Restore = 1,
    /// The number of steps of chains with large steps, over their mean density.
    LargeSteps = 2,
    /// The chains' own light in each channel, over that of the independent draws.
    RestoreDraws = 3,
}

/// The lowest bit on the film is the unit of light times 2^-38: 2^24 samples of 2 units fit into 63 bits.
const FILM_BITS: i32 = 38;
/// The lowest bit in sums of densities: there are up to 2^10 times more terms in a sum.
const DENSITY_BITS: i32 = 28;

impl Parameters {
    /// What a scene and a seed fix. `light_unit` is a power of two about as large as the brightest light.
    pub fn new(world: &World, seed: u64, light_unit: f32) -> Self {
        let mut parameters = Self {
            max_depth: world.scene().max_depth,
            dimension: world.dimension() as u32,
            wave_threshold: 1,
            items_per_lane: u32::MAX,
            light_count: world.lights().len() as u32,
            ..Self::zeroed()
        };
        parameters.set_camera(world.camera());
        parameters.set_seed(seed);
        parameters.set_film_unit(light_unit);
        parameters.density_scale = 2f32.powi(DENSITY_BITS) / light_unit;
        parameters.density_unit = 1.0 / parameters.density_scale;
        parameters
    }

    /// Sets the camera and the size of its picture.
    pub fn set_camera(&mut self, camera: &CameraModel) {
        let (scale, offset) = camera.film_plane();
        self.camera_to_world = *camera.to_world();
        self.film_plane = [scale[0], scale[1], offset[0], offset[1]].map(|x| x as f32);
        (self.lens_radius, self.focal_distance) = camera.lens();
        [self.width, self.height] = camera.resolution();
    }

    /// Sets the seed of all random numbers.
    pub fn set_seed(&mut self, seed: u64) {
        self.key_low = seed as u32;
        self.key_high = (seed >> 32) as u32;
    }

    /// Sets how fine the film is, for deposits of about `unit` and below.
    pub fn set_film_unit(&mut self, unit: f32) {
        self.film_scale = 2f32.powi(FILM_BITS) / unit;
        self.film_unit = 1.0 / self.film_scale;
    }

    /// Sets which light counts.
    pub fn set_light(&mut self, kind: Scatterings) {
        self.first_scattering = kind.first;
        self.max_depth = self.max_depth.min(kind.last);
    }

    /// Sets what a Markov chain method fixes.
    pub fn set_method(&mut self, method: &Method) {
        self.start = match method.run.start {
            Start::Cold => 0,
            Start::Stationary => 1,
            Start::Unbiased => 2,
        };
        self.read_out = match method.run.estimator {
            Estimator::Published => 0,
            Estimator::RaoBlackwellised => 1,
        };
        self.copies = method.run.max_copies.unwrap_or(0.0);
        let image_kind = match method.normalisation() {
            Some(Normalisation::Kills) => ImageKind::Restore,
            Some(Normalisation::Independent) => ImageKind::RestoreDraws,
            None => ImageKind::LargeSteps,
        };
        self.image_kind = image_kind as u32;
        (self.global_dynamics, self.tour_length) = match method.global {
            Global::LargeSteps(global) => (0, global.probability),
            Global::Restore(global) => (1, global.m),
        };
        match method.local {
            Local::Metropolis(local) => self.sd = local.sd,
            Local::Mala(local) => {
                self.sd = local.sd;
                self.tame = u32::from(local.tame);
            }
            Local::Langevin(local) => {
                self.sd = local.sd;
                self.gamma = local.gamma();
            }
            Local::Persistent(local) => {
                self.sd = local.sd;
                self.rho = local.rho;
                self.tame = u32::from(local.tame);
            }
        }
    }
}

/// The power of two next above the brightest light of a scene; 1 where nothing emits.
pub fn light_unit(world: &World) -> f32 {
    let emissions = world.scene().emissions.iter();
    let brightest = emissions.flat_map(|e| e.radiance).fold(0.0, f32::max);
    if brightest > 0.0 && brightest.is_finite() {
        2f32.powi(brightest.log2().ceil().clamp(-60.0, 60.0) as i32)
    } else {
        1.0
    }
}
