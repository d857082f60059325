//! The buffers and dispatches of a run over a scene.

use crate::counters::{COUNTER_BYTES, Counted};
use crate::scene_on_gpu::SceneOnGpu;
use crate::shared::{Dispatch, Parameters, RunBuffer, WORKGROUP};
use crate::timer::Timer;
use crate::{Gpu, GpuError, Kernel};
use std::ops::Range;
use std::sync::Arc;
use wgpu::{BufferUsages, SubmissionIndex};

/// Workgroups along one axis of a grid.
const MAX_GROUPS: u32 = 65_535;

/// Sizes of the buffers of a run in bytes; what a run does not need is 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RunSizes([u64; RunBuffer::ALL.len()]);

impl RunSizes {
    /// The same with another size of one buffer.
    pub fn with(mut self, buffer: RunBuffer, bytes: u64) -> Self {
        self.0[place(buffer)] = bytes;
        self
    }

    /// Bytes of all buffers together.
    pub fn total(&self) -> u64 {
        self.0.iter().copied().fold(0, u64::saturating_add)
    }
}

/// The place of a buffer in the list; binding 0 is that of the parameters.
fn place(buffer: RunBuffer) -> usize {
    buffer as usize - 1
}

/// What a buffer holds, for error messages.
fn contents(buffer: RunBuffer) -> &'static str {
    match buffer {
        RunBuffer::Film => "the film",
        RunBuffer::Counters => "the counters",
        RunBuffer::Densities => "the bootstrap samples",
        RunBuffer::Scans => "the sums of the bootstrap",
        RunBuffer::ChainStates => "the states of the chains",
        RunBuffer::Coordinates => "the coordinates of the chains",
        RunBuffer::Scores => "the scores of the chains",
        RunBuffer::Velocities => "the velocities of the chains",
        RunBuffer::VertexRecords => "the vertices of the paths",
        RunBuffer::Image => "the image",
        RunBuffer::Reconstruction => "values and differences of pixels",
        RunBuffer::Cells => "the cells of path space",
        RunBuffer::Candidates => "the states from which chains continue",
    }
}

/// Buffers in the order of their bindings.
fn group(
    gpu: &Gpu,
    label: &'static str,
    layout: &wgpu::BindGroupLayout,
    buffers: Vec<&wgpu::Buffer>,
) -> Result<wgpu::BindGroup, GpuError> {
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
}

/// Descriptor set 0.
fn scene_group(scene: &SceneOnGpu) -> Result<wgpu::BindGroup, GpuError> {
    let (layout, tables) = (scene.program().scene_layout(), scene.buffers());
    group(scene.gpu(), "scene", layout, tables.iter().collect())
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

impl Run {
    /// Allocates the buffers of a run, all zero.
    pub fn new(scene: Arc<SceneOnGpu>, sizes: RunSizes) -> Result<Self, GpuError> {
        let gpu = scene.gpu().clone();
        let sizes = sizes.with(RunBuffer::Counters, COUNTER_BYTES);

        // The buffers.
        let usage = BufferUsages::STORAGE | BufferUsages::COPY_SRC | BufferUsages::COPY_DST;
        let buffers = RunBuffer::ALL
            .into_iter()
            .map(|buffer| gpu.buffer(contents(buffer), sizes.0[place(buffer)], usage))
            .collect::<Result<Vec<_>, _>>()
            .map_err(|error| error.of_a_run(sizes.total()))?;
        let parameters = gpu.buffer(
            "the parameters",
            size_of::<Parameters>() as u64,
            BufferUsages::UNIFORM | BufferUsages::COPY_DST,
        )?;

        // The descriptor sets of the scene and of the run.
        let scene_group = scene_group(&scene)?;
        let all = std::iter::once(&parameters).chain(&buffers).collect();
        let run_group = group(&gpu, "run", scene.program().run_layout(), all)?;
        Ok(Self {
            scene,
            parameters,
            buffers,
            scene_group,
            run_group,
            timer: None,
        })
    }

    /// Runs kernels on another scene from now on, which must be on the same card.
    pub fn set_scene(&mut self, scene: Arc<SceneOnGpu>) -> Result<(), GpuError> {
        if !Arc::ptr_eq(&self.scene, &scene) {
            self.scene_group = scene_group(&scene)?;
            self.scene = scene;
        }
        Ok(())
    }

    /// Times passes from now on.
    pub fn time_passes(&mut self) -> Result<(), GpuError> {
        self.timer = Some(Timer::new(self.gpu(), 1024)?);
        Ok(())
    }

    /// Seconds per pass since the last call; nothing where passes are not timed.
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
    pub fn buffer(&self, buffer: RunBuffer) -> &wgpu::Buffer {
        &self.buffers[place(buffer)]
    }

    /// The first bytes of a buffer. Waits for all work.
    pub fn read(&self, buffer: RunBuffer, bytes: u64) -> Result<Vec<u8>, GpuError> {
        self.gpu().read(self.buffer(buffer), 0..bytes)
    }

    /// Fills a buffer with zeros.
    pub fn clear(&self, buffer: RunBuffer) {
        self.clear_range(buffer, 0..self.buffer(buffer).size());
    }

    /// Fills some bytes of a buffer with zeros.
    pub fn clear_range(&self, buffer: RunBuffer, bytes: Range<u64>) {
        let mut encoder = self.gpu().encoder("clear");
        encoder.clear_buffer(
            self.buffer(buffer),
            bytes.start,
            Some(bytes.end - bytes.start),
        );
        self.gpu().submit(encoder);
    }

    /// Runs a kernel whose lanes take pieces of work from the queue, which begins with piece `first`.
    pub fn work(
        &mut self,
        kernel: &Kernel,
        parameters: &Parameters,
        first: u32,
    ) -> Result<SubmissionIndex, GpuError> {
        let queue = self.buffer(RunBuffer::Counters).clone();
        self.gpu()
            .write("the queue", &queue, 0, bytemuck::bytes_of(&first))?;
        self.sequence(&[kernel], parameters)
    }

    /// Runs a sequence of kernels whose lanes share the work.
    pub fn sequence(
        &mut self,
        kernels: &[&Kernel],
        parameters: &Parameters,
    ) -> Result<SubmissionIndex, GpuError> {
        let groups = parameters.dispatch.lanes.div_ceil(WORKGROUP);
        self.record(kernels, parameters, [groups, 1])
    }

    /// Runs kernels one after the other, each with one lane per element.
    pub fn sweep(
        &mut self,
        kernels: &[&Kernel],
        parameters: &Parameters,
        elements: u32,
    ) -> Result<SubmissionIndex, GpuError> {
        let groups = elements.div_ceil(WORKGROUP);
        let grid_width = groups.min(MAX_GROUPS);
        let parameters = Parameters {
            dispatch: Dispatch {
                grid_width,
                ..parameters.dispatch
            },
            ..*parameters
        };
        let grid = [grid_width, groups.div_ceil(grid_width.max(1))];
        self.record(kernels, &parameters, grid)
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
    pub fn record(
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
        if let Some(group) = self.scene.ray_query_group() {
            pass.set_bind_group(2, group, &[]);
        }
    }

    /// What was counted so far, with the unit of densities. Waits for all work.
    pub fn counted(&self, density_unit: f32) -> Result<Counted, GpuError> {
        let bytes = self.read(RunBuffer::Counters, COUNTER_BYTES)?;
        Ok(Counted::new(&bytes, density_unit))
    }
}
