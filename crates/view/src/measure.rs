//! How far a picture on the graphics card is from a reference, in numbers, without waiting for the card.

use crate::bind;
use crate::picture::{PIXEL_BYTES, Picture};
use bytemuck::{Pod, Zeroable};
use std::sync::{Arc, OnceLock};
use wayfare_film::Metrics;
use wayfare_film::{PointError, Sums};
use wayfare_gpu::wgpu::{self, Buffer, BufferUsages, ShaderStages};
use wayfare_gpu::{Gpu, GpuError};

/// Lanes of a workgroup: `LANES` of `measure.wgsl`.
const LANES: u32 = 256;
/// The most workgroups: enough to fill a card. Beyond 2 million pixels a lane takes more than 8.
const MAX_GROUPS: u32 = 1024;
/// Pixels that are worth a lane.
const PIXELS_PER_LANE: u32 = 8;

/// What was found in a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Measured {
    /// Its differences from the reference, as [`wayfare_film::compare`] finds them to 5 digits. Nothing without a
    /// reference of the same size, or without a finite pixel.
    pub metrics: Option<Metrics>,
    /// Mean of each channel of the picture.
    pub mean: [f64; 3],
    /// Pixels that are not finite, in the picture or in the reference. They count in nothing else. So do pixels
    /// above 1e16, whose squares single precision cannot sum.
    pub non_finite: u64,
    /// Pixels of the picture.
    pub pixels: u64,
}

/// `Parameters` of `measure.wgsl`.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
struct Parameters {
    pixels: u32,
    lanes: u32,
    picture_parts: u32,
    reference_parts: u32,
}

/// `Sums` of `measure.wgsl`.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
struct Partial {
    errors: [f32; 4],
    picture: [f32; 4],
    reference: [f32; 4],
}

const PARTIAL_BYTES: u64 = size_of::<Partial>() as u64;

/// A measurement that the card has not answered yet.
#[derive(Debug)]
struct Flight {
    groups: u32,
    pixels: u32,
    has_reference: bool,
    /// Whether the results can be read. The other owner is the call that tells it.
    mapped: Arc<OnceLock<bool>>,
}

impl Flight {
    fn bytes(&self) -> u64 {
        u64::from(self.groups) * PARTIAL_BYTES
    }
}

/// Measures pictures on the graphics card, one at a time.
#[derive(Debug)]
pub struct Measure {
    device: wgpu::Device,
    queue: wgpu::Queue,
    pipeline: wgpu::ComputePipeline,
    layout: wgpu::BindGroupLayout,
    parameters: Buffer,
    /// In the place of buffers that are absent.
    dummy: Buffer,
    partials: Buffer,
    readable: Buffer,
    flight: Option<Flight>,
}

impl Measure {
    /// Compiles the shader. What goes wrong is told by the device; see [`Gpu::guarded`].
    pub fn new(device: &wgpu::Device, queue: &wgpu::Queue) -> Self {
        let layout = bind_group_layout(device);
        let buffer = |size: u64, usage| {
            device.create_buffer(&wgpu::BufferDescriptor {
                label: Some("measure"),
                size,
                usage,
                mapped_at_creation: false,
            })
        };
        let partial_bytes = u64::from(MAX_GROUPS) * PARTIAL_BYTES;
        Self {
            pipeline: pipeline(device, &layout),
            layout,
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
            flight: None,
        }
    }

    /// Records the measurement of a picture; it begins when the encoder is submitted. False, and nothing is
    /// recorded, where the last one is still under way or there is no whole picture.
    ///
    /// A reference of another size than the picture's counts as none.
    pub fn record(
        &mut self,
        encoder: &mut wgpu::CommandEncoder,
        picture: &Picture<'_>,
        reference: Option<&Picture<'_>>,
    ) -> bool {
        let Ok(pixels) = u32::try_from(picture.pixels()) else {
            return false;
        };
        if self.flight.is_some() || !picture.is_whole() {
            return false;
        }
        let reference = reference.filter(|r| r.size == picture.size && r.is_whole());
        let groups = pixels.div_ceil(LANES * PIXELS_PER_LANE).min(MAX_GROUPS);
        let mapped = Arc::new(OnceLock::new());
        let flight = Flight {
            groups,
            pixels,
            has_reference: reference.is_some(),
            mapped: mapped.clone(),
        };
        let parameters = Parameters {
            pixels,
            lanes: groups * LANES,
            picture_parts: picture.parts(),
            reference_parts: reference.map_or(0, Picture::parts),
        };
        // Nothing that was recorded before still needs the old ones: one measurement at a time.
        self.queue
            .write_buffer(&self.parameters, 0, bytemuck::bytes_of(&parameters));
        self.dispatch(encoder, picture, reference, groups);
        encoder.copy_buffer_to_buffer(&self.partials, 0, &self.readable, 0, flight.bytes());
        encoder.map_buffer_on_submit(
            &self.readable,
            wgpu::MapMode::Read,
            0..flight.bytes(),
            move |result| {
                // It is set once, here.
                let _ = mapped.set(result.is_ok());
            },
        );
        self.flight = Some(flight);
        true
    }

    fn dispatch(
        &self,
        encoder: &mut wgpu::CommandEncoder,
        picture: &Picture<'_>,
        reference: Option<&Picture<'_>>,
        groups: u32,
    ) {
        let buffers = [
            &self.parameters,
            picture.first,
            picture.second.unwrap_or(&self.dummy),
            reference.map_or(&self.dummy, |r| r.first),
            reference.and_then(|r| r.second).unwrap_or(&self.dummy),
            &self.partials,
        ];
        let bindings = bind::group(&self.device, &self.layout, "measure", &buffers);
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
        self.flight.is_some()
    }

    /// The measurement, if the card is done with it; once. The device must be polled in between, as every
    /// submission does.
    pub fn try_take(&mut self) -> Option<Measured> {
        let mut flight = self.flight.take()?;
        // While somebody else owns it, the answer is to come; an encoder that was dropped drops it too.
        let Some(mapped) = Arc::get_mut(&mut flight.mapped) else {
            self.flight = Some(flight);
            return None;
        };
        if mapped.get() != Some(&true) {
            return None;
        }
        let partials = self.partials_of(&flight);
        self.readable.unmap();
        Some(measured(&partials?, &flight))
    }

    fn partials_of(&self, flight: &Flight) -> Option<Vec<Partial>> {
        let view = self.readable.get_mapped_range(0..flight.bytes()).ok()?;
        Some(bytemuck::pod_collect_to_vec(&view))
    }

    /// Waits for the measurement that was recorded into this submission. Nothing where none was.
    pub fn take(
        &mut self,
        gpu: &Gpu,
        submission: wgpu::SubmissionIndex,
    ) -> Result<Option<Measured>, GpuError> {
        gpu.wait(submission)?;
        Ok(self.try_take())
    }
}

/// Adds the partial sums in double precision.
fn measured(partials: &[Partial], flight: &Flight) -> Measured {
    let total = |of: &dyn Fn(&Partial) -> f32| -> f64 {
        partials.iter().map(|partial| f64::from(of(partial))).sum()
    };
    let channels = |of: &dyn Fn(&Partial) -> [f32; 4]| -> [f64; 3] {
        std::array::from_fn(|i| total(&|partial| of(partial)[i]))
    };
    let left_out = total(&|p| p.picture[3]);
    let finite = f64::from(flight.pixels) - left_out;
    let (a, b) = (channels(&|p| p.picture), channels(&|p| p.reference));
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
    Measured {
        metrics: (flight.has_reference && finite > 0.0).then(|| sums.metrics(3.0 * finite)),
        mean: a.map(|sum| sum / finite.max(1.0)),
        non_finite: left_out as u64,
        pixels: u64::from(flight.pixels),
    }
}

fn pipeline(device: &wgpu::Device, layout: &wgpu::BindGroupLayout) -> wgpu::ComputePipeline {
    let module = device.create_shader_module(wgpu::include_wgsl!("measure.wgsl"));
    let layout = device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        label: Some("measure"),
        bind_group_layouts: &[Some(layout)],
        immediate_size: 0,
    });
    device.create_compute_pipeline(&wgpu::ComputePipelineDescriptor {
        label: Some("measure"),
        layout: Some(&layout),
        module: &module,
        entry_point: Some("measure"),
        compilation_options: wgpu::PipelineCompilationOptions::default(),
        cache: None,
    })
}

fn bind_group_layout(device: &wgpu::Device) -> wgpu::BindGroupLayout {
    let read = wgpu::BufferBindingType::Storage { read_only: true };
    let types = [
        wgpu::BufferBindingType::Uniform,
        read,
        read,
        read,
        read,
        wgpu::BufferBindingType::Storage { read_only: false },
    ];
    bind::layout(device, "measure", ShaderStages::COMPUTE, &types)
}
