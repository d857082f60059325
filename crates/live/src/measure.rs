//! The error of an image on a graphics card against a reference, without waiting for the card.

use crate::bind;
use crate::card_image::{CardImage, PIXEL_BYTES};
use bytemuck::{Pod, Zeroable};
use std::sync::{Arc, OnceLock};
use wayfare_film::Metrics;
use wayfare_film::{PointError, Sums};
use wayfare_gpu::wgpu::{self, Buffer, BufferUsages};
use wayfare_gpu::{Gpu, GpuError};

/// Lanes of a workgroup: `LANES` of `measure.wgsl`.
const LANES: u32 = 256;
/// The most workgroups: enough to fill a card. Beyond 2 million pixels a lane takes more than 8.
const MAX_GROUPS: u32 = 1024;
/// Pixels that are worth a lane.
const PIXELS_PER_LANE: u32 = 8;

/// What was measured of an image.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measurement {
    /// Its differences from the reference, as [`wayfare_film::compare`] finds them, to 5 digits. `None` without a
    /// reference of the same size, or without a finite pixel.
    pub metrics: Option<Metrics>,
    /// Mean of each channel of the image.
    pub mean: [f64; 3],
    /// Pixels that are not finite, in the image or in the reference, or above 1e16, whose squares single precision
    /// cannot sum. Nothing else counts them.
    pub non_finite: u64,
    /// Pixels of the image.
    pub pixels: u64,
}

/// `Parameters` of `measure.wgsl`.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
struct Parameters {
    pixels: u32,
    lanes: u32,
    image_parts: u32,
    reference_parts: u32,
}

/// `Sums` of `measure.wgsl`.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
struct Partial {
    errors: [f32; 4],
    image: [f32; 4],
    reference: [f32; 4],
}

const PARTIAL_BYTES: u64 = size_of::<Partial>() as u64;

/// A measurement that the card has not answered yet.
#[derive(Debug)]
struct Pending {
    groups: u32,
    pixels: u32,
    has_reference: bool,
    /// Whether the results can be read. The other owner is the callback that reports it.
    mapped: Arc<OnceLock<bool>>,
}

impl Pending {
    fn bytes(&self) -> u64 {
        u64::from(self.groups) * PARTIAL_BYTES
    }
}

/// Measures images on the graphics card, one at a time.
#[derive(Debug)]
pub struct MeasurePass {
    device: wgpu::Device,
    queue: wgpu::Queue,
    pipeline: wgpu::ComputePipeline,
    parameters: Buffer,
    /// Stands in for absent buffers.
    dummy: Buffer,
    partials: Buffer,
    readable: Buffer,
    pending: Option<Pending>,
}

impl MeasurePass {
    /// Compiles the shader. The device reports what goes wrong; see [`Gpu::guarded`].
    pub fn new(device: &wgpu::Device, queue: &wgpu::Queue) -> Self {
        let buffer = |size: u64, usage| bind::buffer(device, "measure", size, usage);
        let partial_bytes = u64::from(MAX_GROUPS) * PARTIAL_BYTES;
        Self {
            pipeline: pipeline(device),
            parameters: buffer(
                size_of::<Parameters>() as u64,
                BufferUsages::UNIFORM | BufferUsages::COPY_DST,
            ),
            dummy: buffer(PIXEL_BYTES, BufferUsages::STORAGE),
            partials: buffer(
                partial_bytes,
                BufferUsages::STORAGE | BufferUsages::COPY_SRC,
            ),
            readable: buffer(
                partial_bytes,
                BufferUsages::MAP_READ | BufferUsages::COPY_DST,
            ),
            device: device.clone(),
            queue: queue.clone(),
            pending: None,
        }
    }

    /// Records the measurement of an image; it starts when the encoder is submitted. False, and nothing is recorded, if
    /// the last one is still under way or a buffer is too small for the image.
    ///
    /// A reference of another size than the image's counts as none.
    pub fn record(
        &mut self,
        encoder: &mut wgpu::CommandEncoder,
        image: &CardImage<'_>,
        reference: Option<&CardImage<'_>>,
    ) -> bool {
        let Ok(pixels) = u32::try_from(image.pixels()) else {
            return false;
        };
        if self.pending.is_some() || !image.is_whole() {
            return false;
        }
        let reference = reference.filter(|r| r.size == image.size && r.is_whole());
        let groups = pixels.div_ceil(LANES * PIXELS_PER_LANE).min(MAX_GROUPS);
        let mapped = Arc::new(OnceLock::new());
        let pending = Pending {
            groups,
            pixels,
            has_reference: reference.is_some(),
            mapped: mapped.clone(),
        };
        let parameters = Parameters {
            pixels,
            lanes: groups * LANES,
            image_parts: image.parts(),
            reference_parts: reference.map_or(0, CardImage::parts),
        };
        // Nothing that was recorded before still needs the old ones: one measurement at a time.
        self.queue
            .write_buffer(&self.parameters, 0, bytemuck::bytes_of(&parameters));
        self.dispatch(encoder, image, reference, groups);
        encoder.copy_buffer_to_buffer(&self.partials, 0, &self.readable, 0, pending.bytes());
        encoder.map_buffer_on_submit(
            &self.readable,
            wgpu::MapMode::Read,
            0..pending.bytes(),
            move |result| {
                // It is set once, here.
                let _ = mapped.set(result.is_ok());
            },
        );
        self.pending = Some(pending);
        true
    }

    fn dispatch(
        &self,
        encoder: &mut wgpu::CommandEncoder,
        image: &CardImage<'_>,
        reference: Option<&CardImage<'_>>,
        groups: u32,
    ) {
        let buffers = [
            &self.parameters,
            image.first,
            image.second.unwrap_or(&self.dummy),
            reference.map_or(&self.dummy, |r| r.first),
            reference.and_then(|r| r.second).unwrap_or(&self.dummy),
            &self.partials,
        ];
        let layout = self.pipeline.get_bind_group_layout(0);
        let bindings = bind::group(&self.device, &layout, "measure", &buffers);
        let mut pass = encoder.begin_compute_pass(&wgpu::ComputePassDescriptor {
            label: Some("measure"),
            timestamp_writes: None,
        });
        pass.set_pipeline(&self.pipeline);
        pass.set_bind_group(0, &bindings, &[]);
        pass.dispatch_workgroups(groups, 1, 1);
    }

    /// Whether a measurement is under way.
    pub fn is_busy(&self) -> bool {
        self.pending.is_some()
    }

    /// The measurement, if the card is done with it; once. The device must be polled in between, as every
    /// submission does.
    pub fn try_take(&mut self) -> Option<Measurement> {
        let mut pending = self.pending.take()?;
        // The answer is still to come while it has another owner; an encoder that was dropped drops it too.
        let Some(mapped) = Arc::get_mut(&mut pending.mapped) else {
            self.pending = Some(pending);
            return None;
        };
        if mapped.get() != Some(&true) {
            return None;
        }
        let partials = self.partials_of(&pending);
        self.readable.unmap();
        Some(measured(&partials?, &pending))
    }

    fn partials_of(&self, pending: &Pending) -> Option<Vec<Partial>> {
        let view = self.readable.get_mapped_range(0..pending.bytes()).ok()?;
        Some(bytemuck::pod_collect_to_vec(&view))
    }

    /// Waits for the measurement that was recorded into this submission, if one was.
    pub fn take(
        &mut self,
        gpu: &Gpu,
        submission: wgpu::SubmissionIndex,
    ) -> Result<Option<Measurement>, GpuError> {
        gpu.wait(submission)?;
        Ok(self.try_take())
    }
}

/// Adds the partial sums in double precision.
fn measured(partials: &[Partial], pending: &Pending) -> Measurement {
    let total = |of: &dyn Fn(&Partial) -> f32| -> f64 {
        partials.iter().map(|partial| f64::from(of(partial))).sum()
    };
    let channels = |of: &dyn Fn(&Partial) -> [f32; 4]| -> [f64; 3] {
        std::array::from_fn(|i| total(&|partial| of(partial)[i]))
    };
    let left_out = total(&|p| p.image[3]);
    let finite = f64::from(pending.pixels) - left_out;
    let (a, b) = (channels(&|p| p.image), channels(&|p| p.reference));
    let sums = Sums {
        errors: PointError {
            squared: total(&|p| p.errors[0]),
            absolute: total(&|p| p.errors[1]),
            relative_squared: total(&|p| p.errors[2]),
            relative: total(&|p| p.errors[3]),
        },
        a: a.iter().sum(),
        b: b.iter().sum(),
    };
    Measurement {
        metrics: (pending.has_reference && finite > 0.0).then(|| sums.metrics(3.0 * finite)),
        mean: a.map(|sum| sum / finite.max(1.0)),
        non_finite: left_out as u64,
        pixels: u64::from(pending.pixels),
    }
}

fn pipeline(device: &wgpu::Device) -> wgpu::ComputePipeline {
    let module = device.create_shader_module(wgpu::include_wgsl!("measure.wgsl"));
    device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
        label: Some("measure"),
        layout: None,
        module: &module,
        entry_point: Some("measure"),
        compilation_options: wgpu::PipelineCompilationOptions::default(),
        cache: None,
    })
}
