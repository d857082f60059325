//! Pictures on the screen, straight from the buffers that they were rendered into.

use crate::bind;
use crate::framing::{Area, Framing, Rectangle};
use crate::picture::{PIXEL_BYTES, Picture};
use bytemuck::{Pod, Zeroable};
use wayfare_film::error_map::COLOURS;
use wayfare_film::{ErrorKind, Scale, ToneMap};
use wayfare_gpu::wgpu::{self, Buffer, BufferUsages, ShaderStages};

/// What is seen of a picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Show {
    /// The picture itself, as [`wayfare_film::tonemap()`] makes it.
    Picture {
        /// Radiance is multiplied by its power of two.
        exposure_stops: f32,
        /// How it is compressed.
        tone_map: ToneMap,
    },
    /// The reference, in the same way.
    Reference {
        /// Radiance is multiplied by its power of two.
        exposure_stops: f32,
        /// How it is compressed.
        tone_map: ToneMap,
    },
    /// The error against the reference in false colours, as [`wayfare_film::ErrorMap`] makes them.
    Error {
        /// Which error.
        kind: ErrorKind,
        /// Which errors get the ends of the colour map.
        scale: Scale,
    },
}

/// One side of the screen.
#[derive(Clone, Copy, Debug)]
pub struct Side<'a> {
    /// The picture; grey is seen where there is none.
    pub picture: Option<Picture<'a>>,
    /// What is seen of it. Where there is no reference for it, or one of another size than the picture whose error
    /// is wanted, grey.
    pub show: Show,
}

/// What the right side shows, and where it begins.
#[derive(Clone, Copy, Debug)]
pub struct Split<'a> {
    /// Its left border as a fraction of the picture's width; see [`Framing::divider_at`].
    pub divider: f32,
    /// The right side.
    pub right: Side<'a>,
}

/// Everything that is seen at once.
#[derive(Clone, Copy, Debug)]
pub struct Composition<'a> {
    /// The left side, or all of it.
    pub left: Side<'a>,
    /// What takes the right side.
    pub split: Option<Split<'a>>,
    /// What errors are measured against.
    pub reference: Option<Picture<'a>>,
    /// Whether pixels of pictures blend into each other where they are enlarged, for pictures that are rendered small
    /// while the camera moves. Errors are never blended.
    pub smooth: bool,
}

/// The window, or another target of the same format.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Target {
    /// Width and height in physical pixels.
    pub size: [u32; 2],
    /// Physical pixels per point, the unit of things that should look equally large on all screens.
    pub pixels_per_point: f32,
}

/// `Layer` of `display.wgsl`.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
struct LayerWords {
    size: [u32; 2],
    parts: u32,
    unused: u32,
}

/// `Side` of `display.wgsl`.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
struct SideWords {
    what: u32,
    variant: u32,
    low: f32,
    scale: f32,
}

/// `Frame` of `display.wgsl`.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
struct FrameWords {
    origin: [f32; 2],
    inverse_extent: [f32; 2],
    handle: [f32; 2],
    pixels_per_point: f32,
    flags: u32,
    layers: [LayerWords; 3],
    sides: [SideWords; 2],
    colours: [[f32; 4]; COLOURS.len()],
}

const SHOW_NOTHING: u32 = 0;
const SHOW_PICTURE: u32 = 1;
const SHOW_REFERENCE: u32 = 2;
const SHOW_LINEAR_ERROR: u32 = 3;
const SHOW_LOG_ERROR: u32 = 4;
const SPLIT: u32 = 1;
const SMOOTH: u32 = 2;

/// Draws pictures onto a target.
#[derive(Debug)]
pub struct Display {
    device: wgpu::Device,
    queue: wgpu::Queue,
    pipeline: wgpu::RenderPipeline,
    layout: wgpu::BindGroupLayout,
    frame: Buffer,
    /// In the place of buffers that are absent.
    dummy: Buffer,
    /// What the next drawing shows, and where.
    prepared: Option<(wgpu::BindGroup, Area)>,
}

impl Display {
    /// Compiles the shader for targets of one format, be it one that encodes by itself (`*UnormSrgb`) or not. What goes
    /// wrong is told by the device; see [`wayfare_gpu::Gpu::guarded`].
    pub fn new(device: &wgpu::Device, queue: &wgpu::Queue, format: wgpu::TextureFormat) -> Self {
        let layout = bind_group_layout(device);
        let buffer = |size: u64, usage| {
            device.create_buffer(&wgpu::BufferDescriptor {
                label: Some("display"),
                size,
                usage,
                mapped_at_creation: false,
            })
        };
        Self {
            pipeline: pipeline(device, &layout, format),
            layout,
            frame: buffer(
                size_of::<FrameWords>() as u64,
                BufferUsages::UNIFORM | BufferUsages::COPY_DST,
            ),
            dummy: buffer(PIXEL_BYTES, BufferUsages::STORAGE),
            device: device.clone(),
            queue: queue.clone(),
            prepared: None,
        }
    }

    /// Says what the next [`Display::draw`] shows. The buffers are read when that is submitted; until then another
    /// preparation would replace this one.
    pub fn prepare(&mut self, target: Target, framing: &Framing, composition: &Composition<'_>) {
        // A scissor rectangle that leaves the target is refused.
        let Some(area) = framing.area.within(target.size) else {
            self.prepared = None;
            return;
        };
        let layers = layers(composition);
        let words = frame_words(target, framing, composition, &layers);
        self.queue
            .write_buffer(&self.frame, 0, bytemuck::bytes_of(&words));
        let mut buffers = vec![&self.frame];
        for layer in &layers {
            buffers.push(layer.map_or(&self.dummy, |picture| picture.first));
            buffers.push(layer.and_then(|p| p.second).unwrap_or(&self.dummy));
        }
        let group = bind::group(&self.device, &self.layout, "display", &buffers);
        self.prepared = Some((group, area));
    }

    /// Draws what was prepared over the area of its framing. The pass must have one target, of the format of this
    /// display, without depth and multisampling, and a viewport that covers the area. Changes pipeline, bind group
    /// 0 and scissor rectangle of the pass.
    pub fn draw(&self, pass: &mut wgpu::RenderPass<'_>) {
        if let Some((group, Area { min, size })) = &self.prepared {
            pass.set_scissor_rect(min[0], min[1], size[0], size[1]);
            pass.set_pipeline(&self.pipeline);
            pass.set_bind_group(0, group, &[]);
            pass.draw(0..3, 0..1);
        }
    }
}

/// Left, right and reference, as far as they are there.
fn layers<'a>(composition: &Composition<'a>) -> [Option<Picture<'a>>; 3] {
    let right = composition.split.and_then(|split| split.right.picture);
    [composition.left.picture, right, composition.reference]
        .map(|layer| layer.filter(Picture::is_whole))
}

fn frame_words(
    target: Target,
    framing: &Framing,
    composition: &Composition<'_>,
    layers: &[Option<Picture<'_>>; 3],
) -> FrameWords {
    let Rectangle { origin, extent } = framing.rectangle();
    let [left, right, reference] = layers;
    let split = composition.split;
    let flag = |is_set: bool, flag: u32| if is_set { flag } else { 0 };
    FrameWords {
        origin,
        inverse_extent: extent.map(|length| 1.0 / length),
        handle: framing.handle(split.map_or(1.0, |split| split.divider.clamp(0.0, 1.0))),
        // Also the answer to what is not a number.
        pixels_per_point: target.pixels_per_point.max(0.25),
        flags: flag(split.is_some(), SPLIT) | flag(composition.smooth, SMOOTH),
        layers: layers.map(|layer| LayerWords {
            size: layer.map_or([0; 2], |picture| picture.size),
            parts: layer.map_or(0, |picture| picture.parts()),
            unused: 0,
        }),
        sides: [
            side_words(Some(composition.left.show), *left, *reference),
            side_words(split.map(|split| split.right.show), *right, *reference),
        ],
        colours: COLOURS.map(|[r, g, b]| [r, g, b, 255].map(|byte| f32::from(byte) / 255.0)),
    }
}

fn side_words(
    show: Option<Show>,
    picture: Option<Picture<'_>>,
    reference: Option<Picture<'_>>,
) -> SideWords {
    let is_comparable = match (picture, reference) {
        (Some(picture), Some(reference)) => picture.size == reference.size,
        _ => false,
    };
    match show {
        Some(Show::Picture {
            exposure_stops,
            tone_map,
        }) if picture.is_some() => exposed(SHOW_PICTURE, exposure_stops, tone_map),
        Some(Show::Reference {
            exposure_stops,
            tone_map,
        }) if reference.is_some() => exposed(SHOW_REFERENCE, exposure_stops, tone_map),
        Some(Show::Error { kind, scale }) if is_comparable => error_words(kind, scale),
        _ => SideWords {
            what: SHOW_NOTHING,
            variant: 0,
            low: 0.0,
            scale: 0.0,
        },
    }
}

fn exposed(what: u32, stops: f32, tone_map: ToneMap) -> SideWords {
    // Far beyond any picture, and its products stay finite.
    let stops = if stops.is_finite() { stops } else { 0.0 };
    SideWords {
        what,
        variant: match tone_map {
            ToneMap::Srgb => 0,
            ToneMap::Filmic => 1,
        },
        low: 0.0,
        scale: stops.clamp(-50.0, 50.0).exp2(),
    }
}

fn error_words(kind: ErrorKind, scale: Scale) -> SideWords {
    let (what, low, extent) = match scale {
        Scale::Linear { max } => (SHOW_LINEAR_ERROR, 0.0, max),
        Scale::Log { min, max } => {
            let min = min.clamp(1e-36, 1e36);
            (SHOW_LOG_ERROR, min.log2(), (max / min).log2())
        }
    };
    // A scale without extent has a step instead, from the darkest colour to the brightest.
    let extent = if extent > 1e-30 { extent } else { 1e-30 };
    SideWords {
        what,
        variant: match kind {
            ErrorKind::Absolute => 0,
            ErrorKind::Relative => 1,
            ErrorKind::Squared => 2,
            ErrorKind::RelativeSquared => 3,
        },
        low: low as f32,
        scale: extent.min(1e30) as f32,
    }
}

fn bind_group_layout(device: &wgpu::Device) -> wgpu::BindGroupLayout {
    let read = wgpu::BufferBindingType::Storage { read_only: true };
    let types = [
        wgpu::BufferBindingType::Uniform,
        read,
        read,
        read,
        read,
        read,
        read,
    ];
    bind::layout(device, "display", ShaderStages::FRAGMENT, &types)
}

fn pipeline(
    device: &wgpu::Device,
    layout: &wgpu::BindGroupLayout,
    format: wgpu::TextureFormat,
) -> wgpu::RenderPipeline {
    let module = device.create_shader_module(wgpu::include_wgsl!("display.wgsl"));
    let layout = device.create_pipeline_layout(&wgpu::PipelineLayoutDescriptor {
        label: Some("display"),
        bind_group_layouts: &[Some(layout)],
        immediate_size: 0,
    });
    let target_encodes = f64::from(u8::from(format.is_srgb()));
    device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: Some("display"),
        layout: Some(&layout),
        vertex: wgpu::VertexState {
            module: &module,
            entry_point: Some("cover"),
            compilation_options: wgpu::PipelineCompilationOptions::default(),
            buffers: &[],
        },
        primitive: wgpu::PrimitiveState::default(),
        depth_stencil: None,
        multisample: wgpu::MultisampleState::default(),
        fragment: Some(wgpu::FragmentState {
            module: &module,
            entry_point: Some("show"),
            compilation_options: wgpu::PipelineCompilationOptions {
                constants: &[("target_encodes", target_encodes)],
                ..Default::default()
            },
            targets: &[Some(format.into())],
        }),
        multiview_mask: None,
        cache: None,
    })
}
