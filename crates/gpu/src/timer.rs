//! How long passes take on the card.

use crate::device::Gpu;
use crate::error::GpuError;
use wgpu::{BufferUsages, ComputePassTimestampWrites};

/// Times compute passes by name.
///
/// ```no_run
/// # fn f(gpu: &wayfare_gpu::Gpu) -> Result<(), wayfare_gpu::GpuError> {
/// let mut timer = wayfare_gpu::Timer::new(gpu, 64)?;
/// let mut encoder = gpu.encoder("frame");
/// {
///     let timestamp_writes = timer.pass("evolve");
///     let mut pass = encoder.begin_compute_pass(&wayfare_gpu::wgpu::ComputePassDescriptor {
///         label: Some("evolve"),
///         timestamp_writes,
///     });
///     // set a pipeline, dispatch
/// }
/// timer.resolve(&mut encoder);
/// gpu.wait(gpu.submit(encoder))?;
/// for (name, seconds) in timer.read(gpu)? {
///     println!("{name}: {seconds} s");
/// }
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Timer {
    /// Absent if the adapter has no timestamps.
    queries: Option<Queries>,
    /// Names of the passes since the last reading, in their order.
    names: Vec<&'static str>,
    /// How many of them are in the buffer.
    resolved: usize,
}

#[derive(Debug)]
struct Queries {
    set: wgpu::QuerySet,
    /// Two ticks of 64 bits per pass.
    ticks: wgpu::Buffer,
    seconds_per_tick: f64,
    capacity: usize,
}

impl Timer {
    /// A timer for this many passes between two readings, 2048 at most. Later passes are not timed.
    pub fn new(gpu: &Gpu, capacity: usize) -> Result<Self, GpuError> {
        let capacity = capacity.clamp(1, wgpu::QUERY_SET_MAX_QUERIES as usize / 2);
        let has_timestamps = gpu
            .device()
            .features()
            .contains(wgpu::Features::TIMESTAMP_QUERY);
        let queries = has_timestamps
            .then(|| {
                let what = "the times of the passes";
                let set = gpu.guarded(what, || {
                    gpu.device().create_query_set(&wgpu::QuerySetDescriptor {
                        label: Some(what),
                        ty: wgpu::QueryType::Timestamp,
                        count: 2 * capacity as u32,
                    })
                })?;
                let usage = BufferUsages::QUERY_RESOLVE | BufferUsages::COPY_SRC;
                Ok(Queries {
                    set,
                    ticks: gpu.buffer(what, 16 * capacity as u64, usage)?,
                    seconds_per_tick: f64::from(gpu.queue().get_timestamp_period()) * 1e-9,
                    capacity,
                })
            })
            .transpose()?;
        Ok(Self {
            queries,
            names: Vec::new(),
            resolved: 0,
        })
    }

    /// Whether this adapter has timestamps.
    pub fn is_supported(&self) -> bool {
        self.queries.is_some()
    }

    /// Where a pass of this name writes its beginning and its end.
    pub fn pass(&mut self, name: &'static str) -> Option<ComputePassTimestampWrites<'_>> {
        let queries = self.queries.as_ref()?;
        let first = 2 * self.names.len() as u32;
        if self.names.len() == queries.capacity {
            return None;
        }
        self.names.push(name);
        Some(ComputePassTimestampWrites {
            query_set: &queries.set,
            beginning_of_pass_write_index: Some(first),
            end_of_pass_write_index: Some(first + 1),
        })
    }

    /// Collects the times of all passes since the last reading, after the last of them in the same submission
    /// or in a later one.
    pub fn resolve(&mut self, encoder: &mut wgpu::CommandEncoder) {
        if let Some(queries) = &self.queries
            && !self.names.is_empty()
        {
            let range = 0..2 * self.names.len() as u32;
            encoder.resolve_query_set(&queries.set, range, &queries.ticks, 0);
            self.resolved = self.names.len();
        }
    }

    /// Seconds per name, in the order of first use, since the last reading. Waits for the submission that collected
    /// the times. Passes that were not collected are left out.
    pub fn read(&mut self, gpu: &Gpu) -> Result<Vec<(&'static str, f64)>, GpuError> {
        let names = std::mem::take(&mut self.names);
        let resolved = std::mem::take(&mut self.resolved);
        let Some(queries) = &self.queries else {
            return Ok(Vec::new());
        };
        let bytes = gpu.read(&queries.ticks, 0..16 * resolved as u64)?;
        let ticks: Vec<u64> = bytemuck::pod_collect_to_vec(&bytes);
        let mut sums: Vec<(&'static str, f64)> = Vec::new();
        for (&name, pair) in names.iter().zip(ticks.chunks_exact(2)) {
            // Some drivers turn their clock back when a card changes its speed.
            let seconds = pair[1].saturating_sub(pair[0]) as f64 * queries.seconds_per_tick;
            match sums.iter_mut().find(|(known, _)| *known == name) {
                Some((_, sum)) => *sum += seconds,
                None => sums.push((name, seconds)),
            }
        }
        Ok(sums)
    }
}
