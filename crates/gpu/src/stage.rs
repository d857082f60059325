//! A scene on the card, and the buffers and dispatches of a run over it.

use crate::counters::{COUNTER_BYTES, Counted};
use crate::parameters::{Parameters, light_unit};
use crate::program::Program;
use crate::ray_query::{RayQueryScene, Traversal};
use crate::tables::Tables;
use crate::timer::Timer;
use crate::{Gpu, GpuError, Kernel, KernelSource};
use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;
use wayfare_transport::World;
use wayfare_transport::camera::CameraModel;
use wgpu::{BufferUsages, SubmissionIndex};

/// Invocations of a workgroup in every kernel that counts with workgroups.
pub const WORKGROUP: u32 = 64;
/// Workgroups along one axis of a grid.
const MAX_GROUPS: u32 = 65_535;

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
    /// scene, kernels that do are compiled instead.
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

    /// A kernel, compiled now if it was not before.
    pub fn kernel(&self, source: &KernelSource) -> Result<Kernel, GpuError> {
        self.program.kernel(source)
    }

    /// Compiles kernels at once, on as many threads.
    pub fn compile(&self, sources: &[KernelSource]) -> Result<(), GpuError> {
        self.program.compile(sources)
    }

    /// The parameters that the scene and a seed fix.
    pub fn parameters(&self, seed: u64) -> Parameters {
        let mut parameters = Parameters::new(&self.world, seed, light_unit(&self.world));
        self.tables.set_parameters(&mut parameters);
        parameters
    }
}

/// Sizes of the buffers of a run in bytes; what a run does not need is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunSizes {
    /// Sums of light.
    pub film: u64,
    /// Densities of the bootstrap samples.
    pub ratios: u64,
    /// Their running sums.
    pub scans: u64,
    /// The chains.
    pub headers: u64,
    /// Their coordinates.
    pub coordinates: u64,
    /// Their scores.
    pub scores: u64,
    /// Their velocities.
    pub velocities: u64,
    /// Vertices of the paths in flight.
    pub records: u64,
    /// The resolved image.
    pub image: u64,
}

/// The buffers of a run.
pub struct Run {
    scene: Arc<SceneOnGpu>,
    parameters: wgpu::Buffer,
    buffers: Vec<wgpu::Buffer>,
    scene_group: wgpu::BindGroup,
    run_group: wgpu::BindGroup,
    /// Times of the passes; present when asked for.
    timer: Option<Timer>,
}

/// The buffers of a run, by their bindings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(usize)]
pub enum Part {
    /// Sums of light.
    Film = 0,
    /// Counters.
    Counters = 1,
    /// Densities of the bootstrap samples.
    Ratios = 2,
    /// The chains.
    Headers = 4,
    /// Their coordinates.
    Coordinates = 5,
    /// Their scores.
    Scores = 6,
    /// The resolved image.
    Image = 9,
}

impl Run {
    /// Allocates the buffers of a run, all zero.
    pub fn new(scene: Arc<SceneOnGpu>, sizes: &RunSizes) -> Result<Self, GpuError> {
        let gpu = scene.gpu().clone();
        let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC | BufferUsages::COPY_DST;
        let parts = [
            ("the film", sizes.film),
            ("the counters", COUNTER_BYTES),
            ("the bootstrap samples", sizes.ratios),
            ("the sums of the bootstrap", sizes.scans),
            ("the states of the chains", sizes.headers),
            ("the coordinates of the chains", sizes.coordinates),
            ("the scores of the chains", sizes.scores),
            ("the velocities of the chains", sizes.velocities),
            ("the vertices of the paths", sizes.records),
            ("the picture", sizes.image),
        ];
        let buffers = parts
            .into_iter()
            .map(|(what, bytes)| gpu.buffer(what, bytes, usage))
            .collect::<Result<Vec<_>, _>>()?;
        let parameters = gpu.buffer(
            "the parameters",
            size_of::<Parameters>() as u64,
            BufferUsages::UNIFORM | BufferUsages::COPY_DST,
        )?;
        let group = |label, layout: &wgpu::BindGroupLayout, buffers: Vec<&wgpu::Buffer>| {
            let entries: Vec<_> = buffers
                .iter()
                .enumerate()
                .map(|(i, buffer)| wgpu::BindGroupEntry {
                    binding: i as u32,
                    resource: buffer.as_entire_binding(),
                })
                .collect();
            gpu.guarded(label, || {
                gpu.device().create_bind_group(&wgpu::BindGroupDescriptor {
                    label: Some(label),
                    layout,
                    entries: &entries,
                })
            })
        };
        let scene_group = group(
            "scene",
            scene.program.scene_layout(),
            scene.buffers.iter().collect(),
        )?;
        let all = std::iter::once(&parameters).chain(&buffers).collect();
        let run_group = group("run", scene.program.run_layout(), all)?;
        Ok(Self {
            scene,
            parameters,
            buffers,
            scene_group,
            run_group,
            timer: None,
        })
    }

    /// Times passes from now on.
    pub fn time_passes(&mut self) -> Result<(), GpuError> {
        self.timer = Some(Timer::new(self.gpu(), 1024)?);
        Ok(())
    }

    /// Seconds per pass since the last call.
    pub fn pass_seconds(&mut self) -> Result<Vec<(&'static str, f64)>, GpuError> {
        let Some(mut timer) = self.timer.take() else {
            return Ok(Vec::new());
        };
        let mut encoder = self.gpu().encoder("times");
        timer.resolve(&mut encoder);
        self.gpu().submit(encoder);
        let seconds = timer.read(self.gpu());
        self.timer = Some(timer);
        seconds
    }

    /// The scene.
    pub fn scene(&self) -> &Arc<SceneOnGpu> {
        &self.scene
    }

    /// The card.
    pub fn gpu(&self) -> &Gpu {
        self.scene.gpu()
    }

    /// One of the buffers.
    pub fn part(&self, part: Part) -> &wgpu::Buffer {
        &self.buffers[part as usize]
    }

    /// Fills a buffer with zeros.
    pub fn clear(&self, part: Part) {
        self.clear_range(part, 0..self.part(part).size());
    }

    /// Fills some bytes of a buffer with zeros.
    pub fn clear_range(&self, part: Part, bytes: Range<u64>) {
        let mut encoder = self.gpu().encoder("clear");
        encoder.clear_buffer(self.part(part), bytes.start, Some(bytes.end - bytes.start));
        self.gpu().submit(encoder);
    }

    /// Runs a kernel whose lanes take pieces of work from the queue, which begins with piece `first`.
    pub fn work(
        &mut self,
        kernel: &Kernel,
        parameters: &Parameters,
        first: u32,
    ) -> Result<SubmissionIndex, GpuError> {
        let queue = self.part(Part::Counters).clone();
        self.gpu()
            .write("the queue", &queue, 0, bytemuck::bytes_of(&first))?;
        let groups = parameters.lanes.div_ceil(WORKGROUP);
        self.dispatch(kernel, parameters, [groups, 1])
    }

    /// Runs a sequence of kernels with the same lanes and parameters.
    pub fn sequence(
        &mut self,
        kernels: &[&Kernel],
        parameters: &Parameters,
    ) -> Result<SubmissionIndex, GpuError> {
        let groups = parameters.lanes.div_ceil(WORKGROUP);
        self.record(kernels, parameters, [groups, 1])
    }

    /// Runs a kernel with one lane per element; it finds the width of the grid in `parameters.lanes`.
    pub fn sweep(
        &mut self,
        kernel: &Kernel,
        parameters: &Parameters,
        elements: u32,
    ) -> Result<SubmissionIndex, GpuError> {
        let groups = elements.div_ceil(WORKGROUP);
        let width = groups.min(MAX_GROUPS);
        let parameters = Parameters {
            lanes: width,
            ..*parameters
        };
        self.dispatch(kernel, &parameters, [width, groups.div_ceil(width.max(1))])
    }

    /// Runs a kernel on a grid of workgroups.
    pub fn dispatch(
        &mut self,
        kernel: &Kernel,
        parameters: &Parameters,
        groups: [u32; 2],
    ) -> Result<SubmissionIndex, GpuError> {
        self.record(&[kernel], parameters, groups)
    }

    /// Records and submits kernels, all on the same grid and with the same parameters.
    fn record(
        &mut self,
        kernels: &[&Kernel],
        parameters: &Parameters,
        [columns, rows]: [u32; 2],
    ) -> Result<SubmissionIndex, GpuError> {
        let gpu = self.scene.gpu().clone();
        gpu.write(
            "the parameters",
            &self.parameters,
            0,
            bytemuck::bytes_of(parameters),
        )?;
        let mut encoder = gpu.encoder("kernels");
        // One pass for all, or one for each where their times are wanted.
        let size = if self.timer.is_some() {
            1
        } else {
            kernels.len().max(1)
        };
        for some in kernels.chunks(size) {
            let name = some.first().map_or("kernels", |kernel| kernel.name());
            let timestamp_writes = self.timer.as_mut().and_then(|timer| timer.pass(name));
            let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor {
                label: Some(name),
                timestamp_writes,
            });
            self.bind(&mut pass);
            for kernel in some {
                pass.set_pipeline(kernel.pipeline());
                pass.dispatch_workgroups(columns, rows, 1);
            }
        }
        Ok(gpu.submit(encoder))
    }

    fn bind(&self, pass: &mut wgpu::ComputePass<'_>) {
        pass.set_bind_group(0, &self.scene_group, &[]);
        pass.set_bind_group(1, &self.run_group, &[]);
        if let Some(structures) = &self.scene.ray_query {
            pass.set_bind_group(2, structures.group(), &[]);
        }
    }

    /// What was counted so far. Waits for all work.
    pub fn counted(&self, parameters: &Parameters) -> Result<Counted, GpuError> {
        let bytes = self
            .gpu()
            .read(self.part(Part::Counters), 0..COUNTER_BYTES)?;
        Ok(Counted::new(&bytes, parameters.density_unit))
    }
}
