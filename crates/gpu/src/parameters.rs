//! What kernels receive with every dispatch: filling in the [`Parameters`] that they share with the program.

use crate::rows::flag;
use crate::shared::{
    self, CAMERA_COORDINATES, Camera, CameraProjection, FEATURE_FILTER, FEATURE_PROJECTION,
    FILTER_CELLS, FilterAxis, GlobalDynamics, ImageParameters, MethodParameters, Parameters,
    VERTEX_COORDINATES,
};
use std::f32::consts::FRAC_1_PI;
use wayfare_sampling::dynamics::pair_steps;
use wayfare_sampling::numbers::Purpose;
use wayfare_sampling::{Estimator, Global, Local, Method, Normalisation, Prior, Start};
use wayfare_scene::{Light, Projection, Scene};
use wayfare_transport::CameraModel;
use wayfare_transport::{PathKinds, World};

/// The lowest bit on the film is the unit of radiance times 2^-38: 2^24 samples of 2 units fit into 63 bits.
const FILM_BITS: i32 = 38;
/// The lowest bit in sums of densities: there are up to 2^10 times more terms in a sum.
const DENSITY_BITS: i32 = 28;
/// The lowest bit in sums of squares is the squared unit of radiance times 2^-44: differences are small.
const SQUARE_BITS: i32 = 22;

// What the kernels share with the CPU.
const _: () = {
    assert!(CAMERA_COORDINATES as usize == wayfare_transport::CAMERA_COORDINATES);
    assert!(VERTEX_COORDINATES as usize == wayfare_transport::VERTEX_COORDINATES);
    assert!(shared::PURPOSE_BOOTSTRAP == Purpose::Bootstrap as u32);
    assert!(shared::PURPOSE_STEP == Purpose::Step as u32);
    assert!(shared::PURPOSE_RESAMPLING == Purpose::Resampling as u32);
    assert!(shared::SOBOL_VERTICES == wayfare_sampling::sobol::VERTICES);
    assert!(shared::PURPOSE_SOBOL == wayfare_sampling::sobol::PURPOSE);
    assert!(shared::PURPOSE_PILOT == wayfare_render::auto::PURPOSE_PILOT);
    assert!(shared::KIND_DIRECT == PathKinds::DIRECT.bits() as u32);
    assert!(shared::KIND_CONNECTED == PathKinds::CONNECTED.bits() as u32);
    assert!(shared::KIND_HIT == PathKinds::HIT.bits() as u32);
};

impl Parameters {
    /// What a scene and a seed fix.
    pub fn new(world: &World, seed: u64) -> Self {
        let mut parameters = Self {
            image: ImageParameters::new(radiance_unit(world)),
            ..Self::default()
        };
        parameters.set_camera(world.camera());
        parameters.path.kinds = u32::from(PathKinds::ALL.bits());
        parameters.path.max_depth = world.scene().max_depth;
        parameters.path.dimension = world.dimension() as u32;
        if world.roulette() > 0.0 {
            let first = wayfare_transport::first_decision(world.scene().max_depth);
            parameters.path.decisions = first as u32;
            parameters.path.roulette = world.roulette();
        }
        parameters.set_seed(seed);
        parameters
    }

    /// Sets the camera with its film.
    pub fn set_camera(&mut self, camera: &CameraModel) {
        self.camera = Camera::new(camera);
        self.filter = filter_axes(camera);
    }

    /// Sets the seed of all random numbers.
    pub fn set_seed(&mut self, seed: u64) {
        self.method.key = [seed as u32, (seed >> 32) as u32];
    }

    /// Sets what was known of the integral of p before.
    pub fn set_prior(&mut self, prior: Prior) {
        self.method.prior_samples = prior.samples as f32;
        self.method.prior_mean = prior.mean as f32;
    }

    /// Sets which paths count.
    pub fn set_kinds(&mut self, kinds: PathKinds) {
        self.path.kinds = u32::from(kinds.bits());
        self.path.max_depth = self.path.max_depth.min(kinds.max_depth());
    }

    /// Sets what a Markov chain method fixes.
    pub fn set_method(&mut self, method: &Method) {
        self.method.set(method);
        self.image.normalisation = match method.normalisation() {
            Some(Normalisation::Kills) => shared::Normalisation::Kills,
            Some(Normalisation::DwellTime) => shared::Normalisation::DwellTime,
            Some(Normalisation::Independent) => shared::Normalisation::Independent,
            None => shared::Normalisation::LargeSteps,
        } as u32;
    }

    /// Number of pixels.
    pub fn pixels(&self) -> u64 {
        u64::from(self.camera.width) * u64::from(self.camera.height)
    }
}

impl Camera {
    /// A camera with the size of its image.
    pub fn new(camera: &CameraModel) -> Self {
        let (scale, offset) = camera.film_plane();
        let (lens_radius, focal_distance) = camera.lens();
        let [width, height] = camera.resolution();
        Self {
            to_world: *camera.to_world(),
            film_plane: [scale[0], scale[1], offset[0], offset[1]].map(|x| x as f32),
            lens_radius,
            focal_distance,
            width,
            height,
            projection: match camera.projection() {
                Projection::Perspective => CameraProjection::Perspective,
                Projection::Orthographic => CameraProjection::Orthographic,
                Projection::SphericalEqualArea => CameraProjection::SphericalEqualArea,
                Projection::SphericalEquirectangular => CameraProjection::SphericalEquirectangular,
            } as u32,
            exposure: camera.exposure(),
            filtered: u32::from(camera.filter().is_some()),
            padding: 0,
        }
    }
}

/// What a camera asks of the kernels: bits `FEATURE_...`.
pub fn camera_features(camera: &CameraModel) -> u32 {
    let is_perspective = camera.projection() == Projection::Perspective;
    flag(camera.filter().is_some(), FEATURE_FILTER) | flag(!is_perspective, FEATURE_PROJECTION)
}

/// The pixel filter of a camera.
fn filter_axes(camera: &CameraModel) -> [FilterAxis; 2] {
    let Some(filter) = camera.filter() else {
        return Default::default();
    };
    filter.axes.map(|axis| {
        let cells: [f32; FILTER_CELLS as usize] = std::array::from_fn(|cell| axis.cumulative[cell]);
        FilterAxis {
            cumulative: bytemuck::cast(cells),
            weights: bytemuck::cast(axis.weights),
            radius: axis.radius,
            ..Default::default()
        }
    })
}

impl MethodParameters {
    fn set(&mut self, method: &Method) {
        self.start = match method.run.start {
            Start::Cold => shared::Start::Cold,
            Start::Stationary => shared::Start::Stationary,
            Start::Unbiased => shared::Start::Unbiased,
        } as u32;
        self.estimator = match method.run.estimator {
            Estimator::Published => shared::Estimator::Published,
            Estimator::RaoBlackwellised => shared::Estimator::RaoBlackwellised,
        } as u32;
        self.max_copies = method.run.max_copies.unwrap_or(0.0);
        match method.global {
            Global::LargeSteps(global) => {
                self.global_dynamics = GlobalDynamics::LargeSteps as u32;
                self.large_step = global.probability;
            }
            Global::Restore(global) => {
                self.global_dynamics = GlobalDynamics::Restore as u32;
                self.tour_length = global.m;
            }
        }
        match method.local {
            Local::Metropolis(local) => {
                [self.pair_sd, self.sd] = pair_steps(local.sd, local.pair_step);
            }
            Local::Mala(local) => {
                self.sd = local.sd;
                self.tame = u32::from(local.tame);
            }
            Local::Langevin(local) => {
                self.sd = local.sd;
                self.gamma = local.gamma();
            }
            Local::Persistent(local) => {
                let pair_step = if local.score { 1.0 } else { local.pair_step };
                [self.pair_sd, self.sd] = pair_steps(local.sd, pair_step);
                self.rho = local.rho;
                self.tame = u32::from(local.tame);
            }
        }
    }

    /// Whether the chains are those of Restore.
    pub fn is_restore(&self) -> bool {
        self.global_dynamics == GlobalDynamics::Restore as u32
    }
}

impl ImageParameters {
    /// A film for radiance, and sums for densities, of about `unit` and below; a power of two.
    pub fn new(unit: f32) -> Self {
        let density_scale = 2f32.powi(DENSITY_BITS) / unit;
        let image = Self {
            density_scale,
            density_unit: 1.0 / density_scale,
            normalisation: shared::Normalisation::Samples as u32,
            square_scale: 2f32.powi(SQUARE_BITS) / unit,
            ..Self::default()
        };
        image.with_film_unit(unit)
    }

    /// The same with a film for deposits of about `unit` and below.
    pub fn with_film_unit(self, unit: f32) -> Self {
        let film_scale = 2f32.powi(FILM_BITS) / unit;
        Self {
            film_scale,
            film_unit: 1.0 / film_scale,
            ..self
        }
    }
}

/// The power of two next above what images of a scene show at their brightest; 1 where nothing emits. The sun in an
/// image of a sky does not count: it would leave no digits to everything else. Lights without extent count by what they
/// make of a white surface.
pub fn radiance_unit(world: &World) -> f32 {
    let (scene, lights) = (world.scene(), world.lights());
    let largest = |color: [f32; 3]| color.into_iter().fold(0.0, f32::max);
    let mut brightest = lights.brightest();
    for light in lights.distant() {
        brightest = brightest.max(largest(light.irradiance) * FRAC_1_PI);
    }
    // A light at a point is as far away as a tenth of the scene is wide.
    let near2 = (0.1 * width(scene)).powi(2).max(f32::MIN_POSITIVE);
    for light in &scene.lights {
        if let Light::Point { intensity, .. }
        | Light::Spot { intensity, .. }
        | Light::Goniometric { intensity, .. }
        | Light::Projection { intensity, .. } = *light
        {
            brightest = brightest.max(largest(intensity) * FRAC_1_PI / near2);
        }
    }
    let exposure = world.camera().exposure();
    if exposure > 0.0 {
        brightest *= exposure;
    }
    if brightest > 0.0 && brightest.is_finite() {
        2f32.powi(brightest.log2().ceil().clamp(-60.0, 60.0) as i32)
    } else {
        1.0
    }
}

/// The longest side of a box round all vertices.
fn width(scene: &Scene) -> f32 {
    let sides = (0..3).map(|axis| {
        let along = scene.positions.iter().map(|p| p[axis]);
        let (low, high) = along.fold((f32::MAX, f32::MIN), |(low, high), x| {
            (low.min(x), high.max(x))
        });
        high - low
    });
    sides.fold(0.0, f32::max)
}
