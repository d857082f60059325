//! Images on the screen, straight from the buffers that they were rendered into.

use crate::bind;
use crate::card_image::{CardImage, PIXEL_BYTES};
use crate::framing::{Area, Framing, Rectangle};
use bytemuck::{Pod, Zeroable};
use wayfare_film::error_map::COLOURS;
use wayfare_film::{ErrorKind, Look, Scale, ToneMap};
use wayfare_gpu::wgpu::{self, Buffer, BufferUsages};

/// What to show of an image.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Content {
    /// The image itself, as [`wayfare_film::tonemap()`] maps it.
    Image(Look),
    /// The reference, in the same way.
    Reference(Look),
    /// The error against the reference in false colours, as [`wayfare_film::ErrorMap`] makes them.
    Error {
        /// Which error.
        kind: ErrorKind,
        /// Which errors get the ends of the colour map.
        scale: Scale,
    },
}

/// What one pane of the window displays.
#[derive(Clone, Copy, Debug)]
pub struct DisplayedPane<'a> {
    /// The image; without one the pane is grey.
    pub image: Option<CardImage<'a>>,
    /// What to show of it. Grey if that needs a reference and there is none, or one of another size.
    pub content: Content,
}

/// What the right pane shows, and where it starts.
#[derive(Clone, Copy, Debug)]
pub struct Split<'a> {
    /// Its left border as a fraction of the image's width; see [`Framing::divider_at`].
    pub divider: f32,
    /// Whether the divider is drawn.
    pub has_line: bool,
    /// The right pane.
    pub right: DisplayedPane<'a>,
}

/// Everything that is displayed at once.
#[derive(Clone, Copy, Debug)]
pub struct Composition<'a> {
    /// The left pane, or the only one.
    pub left: DisplayedPane<'a>,
    /// The right pane.
    pub split: Option<Split<'a>>,
    /// What errors are measured against.
    pub reference: Option<CardImage<'a>>,
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

/// `Pane` of `display.wgsl`.
#[derive(Clone, Copy, Debug, Pod, Zeroable)]
#[repr(C)]
struct PaneWords {
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
    is_split: u32,
    layers: [LayerWords; 3],
    panes: [PaneWords; 2],
    colours: [[f32; 4]; COLOURS.len()],
}

const NO_SPLIT: u32 = 0;
const SPLIT_WITH_LINE: u32 = 1;
const SPLIT: u32 = 2;
const SHOW_NOTHING: u32 = 0;
const SHOW_IMAGE: u32 = 1;
const SHOW_REFERENCE: u32 = 2;
const SHOW_LINEAR_ERROR: u32 = 3;
const SHOW_LOG_ERROR: u32 = 4;

/// Draws images onto a target.
#[derive(Debug)]
pub struct Display {
    device: wgpu::Device,
    queue: wgpu::Queue,
    pipeline: wgpu::RenderPipeline,
    frame: Buffer,
    /// Stands in for absent buffers.
    dummy: Buffer,
    /// What the next drawing shows, and where.
    prepared: Option<(wgpu::BindGroup, Area)>,
}

impl Display {
    /// Compiles the shader for targets of one format, whether it encodes by itself (`*UnormSrgb`) or not. The device
    /// reports what goes wrong; see [`wayfare_gpu::Gpu::guarded`].
    pub fn new(device: &wgpu::Device, queue: &wgpu::Queue, format: wgpu::TextureFormat) -> Self {
        let buffer = |size: u64, usage| bind::buffer(device, "display", size, usage);
        Self {
            pipeline: pipeline(device, format),
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

    /// Prepares what the next [`Display::draw`] shows. The buffers are read when that is submitted; until then another
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
            buffers.push(layer.map_or(&self.dummy, |image| image.first));
            buffers.push(layer.and_then(|p| p.second).unwrap_or(&self.dummy));
        }
        let layout = self.pipeline.get_bind_group_layout(0);
        let group = bind::group(&self.device, &layout, "display", &buffers);
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
fn layers<'a>(composition: &Composition<'a>) -> [Option<CardImage<'a>>; 3] {
    let right = composition.split.and_then(|split| split.right.image);
    [composition.left.image, right, composition.reference]
        .map(|layer| layer.filter(CardImage::is_whole))
}

fn frame_words(
    target: Target,
    framing: &Framing,
    composition: &Composition<'_>,
    layers: &[Option<CardImage<'_>>; 3],
) -> FrameWords {
    let Rectangle { origin, extent } = framing.rectangle();
    let [left, right, reference] = layers;
    let split = composition.split;
    FrameWords {
        origin,
        inverse_extent: extent.map(|length| 1.0 / length),
        handle: framing.handle(split.map_or(1.0, |split| split.divider.clamp(0.0, 1.0))),
        // Also the answer to what is not a number.
        pixels_per_point: target.pixels_per_point.max(0.25),
        is_split: match split {
            None => NO_SPLIT,
            Some(Split { has_line: true, .. }) => SPLIT_WITH_LINE,
            Some(_) => SPLIT,
        },
        layers: layers.map(|layer| LayerWords {
            size: layer.map_or([0; 2], |image| image.size),
            parts: layer.map_or(0, |image| image.parts()),
            unused: 0,
        }),
        panes: [
            pane_words(Some(composition.left.content), *left, *reference),
            pane_words(split.map(|split| split.right.content), *right, *reference),
        ],
        colours: COLOURS.map(|[r, g, b]| [r, g, b, 255].map(|byte| f32::from(byte) / 255.0)),
    }
}

fn pane_words(
    content: Option<Content>,
    image: Option<CardImage<'_>>,
    reference: Option<CardImage<'_>>,
) -> PaneWords {
    let is_comparable = match (image, reference) {
        (Some(image), Some(reference)) => image.size == reference.size,
        _ => false,
    };
    match content {
        Some(Content::Image(look)) if image.is_some() => exposed(SHOW_IMAGE, look),
        Some(Content::Reference(look)) if reference.is_some() => exposed(SHOW_REFERENCE, look),
        Some(Content::Error { kind, scale }) if is_comparable => error_words(kind, scale),
        _ => PaneWords {
            what: SHOW_NOTHING,
            variant: 0,
            low: 0.0,
            scale: 0.0,
        },
    }
}

fn exposed(what: u32, look: Look) -> PaneWords {
    let stops = look.exposure;
    let stops = if stops.is_finite() { stops } else { 0.0 };
    PaneWords {
        what,
        variant: match look.tone_map {
            ToneMap::Srgb => 0,
            ToneMap::Filmic => 1,
        },
        low: 0.0,
        // Far beyond any image, and its products stay finite.
        scale: stops.clamp(-50.0, 50.0).exp2(),
    }
}

fn error_words(kind: ErrorKind, scale: Scale) -> PaneWords {
    let (what, low, extent) = match scale {
        Scale::Linear { max } => (SHOW_LINEAR_ERROR, 0.0, max),
        Scale::Log { min, max } => {
            let min = min.clamp(1e-36, 1e36);
            (SHOW_LOG_ERROR, min.log2(), (max / min).log2())
        }
    };
    // A scale without extent has a step instead, from the darkest colour to the brightest.
    let extent = if extent > 1e-30 { extent } else { 1e-30 };
    PaneWords {
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

fn pipeline(device: &wgpu::Device, format: wgpu::TextureFormat) -> wgpu::RenderPipeline {
    let module = device.create_shader_module(wgpu::include_wgsl!("display.wgsl"));
    let target_encodes = f64::from(u8::from(format.is_srgb()));
    device.create_render_pipeline(&wgpu::RenderPipelineDescriptor {
        label: Some("display"),
        layout: None,
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
