//! A scene in the memory of a card.

use crate::parameters::camera_features;
use crate::program::Program;
use crate::ray_query::{RayQueryScene, Traversal};
use crate::shared::{FEATURE_CELLS, FEATURE_SOBOL, Parameters};
use crate::tables::Tables;
use crate::{Gpu, GpuError, Kernel, KernelSource};
use std::sync::Arc;
use std::time::Instant;
use wayfare_transport::CameraModel;
use wayfare_transport::World;

/// A scene in the memory of a card. Copies share it.
#[derive(Clone)]
pub struct SceneOnGpu {
    program: Arc<Program>,
    world: Arc<World>,
    tables: Arc<Tables>,
    buffers: Vec<wgpu::Buffer>,
    /// Present where the adapter traverses the scene.
    ray_query: Option<RayQueryScene>,
    /// Why it does not although it could.
    note: Option<String>,
    /// Seconds that it took to make the tables and to upload them.
    upload_seconds: f64,
    /// Features of kernels that its renderer asks for.
    asked: u32,
}

impl SceneOnGpu {
    /// Uploads a scene.
    pub fn new(gpu: Arc<Gpu>, world: Arc<World>) -> Result<Self, GpuError> {
        Self::with_program(Arc::new(Program::new(gpu)?), world)
    }

    /// Uploads a scene, to be traversed in this way if it can be.
    pub fn with(gpu: Arc<Gpu>, world: Arc<World>, traversal: Traversal) -> Result<Self, GpuError> {
        Self::with_program(Arc::new(Program::with(gpu, traversal)?), world)
    }

    /// Uploads a scene for a program whose kernels may be compiled already. Where the adapter cannot traverse this one
    /// scene, kernels that walk its trees are compiled instead.
    pub fn with_program(mut program: Arc<Program>, world: Arc<World>) -> Result<Self, GpuError> {
        let start = Instant::now();
        let tables = Tables::new(&world)?;
        let gpu = program.gpu().clone();
        let buffers = tables.upload(&gpu)?;
        let (mut ray_query, mut note) = (None, None);
        if let Some(layout) = program.ray_query_layout() {
            // Nothing can be built of no triangles.
            if tables.leaf_triangles().next().is_some() {
                match RayQueryScene::new(&gpu, layout, world.scene(), &tables) {
                    Ok(built) => ray_query = Some(built),
                    Err(error) => note = Some(format!("rays are cast in software: {error}")),
                }
                // A card that is lost will not walk trees either.
                gpu.check()?;
            }
            if ray_query.is_none() {
                program = Arc::new(Program::with(gpu, Traversal::Software)?);
            }
        }
        Ok(Self {
            program,
            world,
            tables: Arc::new(tables),
            buffers,
            ray_query,
            note,
            upload_seconds: start.elapsed().as_secs_f64(),
            asked: 0,
        })
    }

    /// The card.
    pub fn gpu(&self) -> &Arc<Gpu> {
        self.program.gpu()
    }

    /// The scene.
    pub fn world(&self) -> &Arc<World> {
        &self.world
    }

    /// The same scene, seen by another camera.
    pub fn seen_by(&self, camera: CameraModel) -> Self {
        Self {
            world: Arc::new(self.world.seen_by(camera)),
            ..self.clone()
        }
    }

    /// The same scene, with Russian roulette for paths whose throughput is below a threshold; 0 is without.
    pub fn with_roulette(&self, threshold: f32) -> Self {
        Self {
            world: Arc::new(self.world.with_roulette(threshold)),
            ..self.clone()
        }
    }

    /// The same scene with kernels that ask at every point of the film which paths count.
    pub(crate) fn with_cells(&self) -> Self {
        self.asked_for(FEATURE_CELLS)
    }

    /// The same scene with kernels that sample pixels by Sobol points.
    pub(crate) fn with_sobol(&self) -> Self {
        self.asked_for(FEATURE_SOBOL)
    }

    fn asked_for(&self, feature: u32) -> Self {
        Self {
            asked: self.asked | feature,
            ..self.clone()
        }
    }

    /// Whether its kernels ask at every point of the film which paths count.
    pub(crate) fn has_cells(&self) -> bool {
        self.asked & FEATURE_CELLS != 0
    }

    /// Uploads another version of the scene, for the same kernels.
    pub fn edited(&self, world: Arc<World>) -> Result<Self, GpuError> {
        let scene = Self::with_program(self.program.clone(), world)?;
        Ok(Self {
            asked: self.asked,
            ..scene
        })
    }

    /// Whether renderers of another scene can go on in this one: it has the same shapes, depth and size, and is on the same card.
    pub fn is_edit_of(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.program, &other.program) && self.world.is_edit_of(&other.world)
    }

    /// The same scene with roulette and kernels as in another one.
    pub(crate) fn used_like(&self, other: &Self) -> Self {
        Self {
            asked: other.asked,
            ..self.with_roulette(other.world.roulette())
        }
    }

    /// How its rays are cast.
    pub fn traversal(&self) -> Traversal {
        self.program.traversal()
    }

    /// Why rays are cast in software although the adapter has ray queries.
    pub fn note(&self) -> Option<&str> {
        self.note.as_deref()
    }

    /// Bytes of the scene on the card.
    pub fn bytes(&self) -> u64 {
        self.tables.bytes()
    }

    /// Seconds that it took to make the tables and to upload them.
    pub fn upload_seconds(&self) -> f64 {
        self.upload_seconds
    }

    /// What the scene and its camera ask of the kernels, as bits.
    pub fn features(&self) -> u32 {
        self.tables.features() | camera_features(self.world.camera()) | self.asked
    }

    /// A kernel, compiled now if it was not before.
    pub(crate) fn kernel(&self, source: &KernelSource) -> Result<Kernel, GpuError> {
        self.program.kernel(source, self.features())
    }

    /// Compiles kernels at once, each on a thread of its own.
    pub(crate) fn compile(&self, sources: &[KernelSource]) -> Result<(), GpuError> {
        self.program.compile(sources, self.features())
    }

    /// Whether kernels that were compiled for its camera can take another one.
    pub(crate) fn fits(&self, camera: &CameraModel) -> bool {
        camera_features(camera) & !self.features() == 0
    }

    /// The parameters that the scene and a seed fix.
    pub(crate) fn parameters(&self, seed: u64) -> Parameters {
        let mut parameters = Parameters::new(&self.world, seed);
        self.tables.set_parameters(&mut parameters);
        parameters
    }

    /// Sets the fields that belong to its tables.
    pub(crate) fn set_parameters(&self, parameters: &mut Parameters) {
        self.tables.set_parameters(parameters);
    }

    /// The kernels of the card.
    pub(crate) fn program(&self) -> &Program {
        &self.program
    }

    /// The tables, in the order of their bindings.
    pub(crate) fn buffers(&self) -> &[wgpu::Buffer] {
        &self.buffers
    }

    /// Descriptor set 2, where the adapter traverses the scene.
    pub(crate) fn ray_query_group(&self) -> Option<&wgpu::BindGroup> {
        self.ray_query.as_ref().map(RayQueryScene::group)
    }
}
