//! An adapter, and a target that can be read.

use wayfare_film::{Image, Rgb8Image};
use wayfare_gpu::wgpu::{self, BufferUsages, TextureFormat};
use wayfare_gpu::{AdapterChoice, Gpu};
use wayfare_live::{Area, CardImage, Composition, Display, Framing, Target, UploadedImage};

/// The best adapter of this machine, be it software. Without one the test is skipped, unless
/// `WAYFARE_REQUIRE_GPU` is set: then that is a failure.
pub fn gpu() -> Option<Gpu> {
    match Gpu::open(&AdapterChoice::Any, None) {
        Ok(gpu) => Some(gpu),
        Err(error) => {
            wayfare_testing::skip("GPU", &error.to_string());
            None
        }
    }
}

/// The formats of windows: with and without an encoding of their own.
pub const FORMATS: [TextureFormat; 4] = [
    TextureFormat::Bgra8Unorm,
    TextureFormat::Rgba8Unorm,
    TextureFormat::Bgra8UnormSrgb,
    TextureFormat::Rgba8UnormSrgb,
];

/// What targets have where nothing is drawn.
pub const UNTOUCHED: [u8; 3] = [0, 255, 0];

/// An image on the card.
pub fn uploaded(gpu: &Gpu, image: &Image) -> UploadedImage {
    let mut buffer = UploadedImage::new();
    buffer.upload(gpu, image).unwrap();
    buffer
}

/// The image in a buffer.
pub fn on_card(buffer: &UploadedImage) -> CardImage<'_> {
    buffer.image().unwrap()
}

/// All of a target.
pub fn whole([width, height]: [u32; 2]) -> Area {
    Area {
        min: [0; 2],
        size: [width, height],
    }
}

/// Shows images on targets of one format.
pub struct Screen<'a> {
    gpu: &'a Gpu,
    /// Of the targets.
    pub format: TextureFormat,
    display: Display,
}

impl<'a> Screen<'a> {
    pub fn new(gpu: &'a Gpu, format: TextureFormat) -> Self {
        let make = || Display::new(gpu.device(), gpu.queue(), format);
        Self {
            gpu,
            format,
            display: gpu.guarded("display", make).unwrap(),
        }
    }

    /// What a target of this size shows.
    pub fn drawn(
        &mut self,
        size: [u32; 2],
        framing: &Framing,
        composition: &Composition<'_>,
    ) -> Rgb8Image {
        let target = Target {
            size,
            pixels_per_point: 1.0,
        };
        let Self {
            gpu,
            format,
            display,
        } = self;
        gpu.guarded("display", || {
            display.prepare(target, framing, composition);
            read(gpu, *format, size, |pass| display.draw(pass))
        })
        .unwrap()
    }
}

/// Numbers without order in 0..1.
pub fn noise(seed: u32) -> f32 {
    let mut x = seed.wrapping_mul(0x9e37_79b9) ^ 0x85eb_ca6b;
    for _ in 0..2 {
        x = (x ^ (x >> 15)).wrapping_mul(0x2c1b_3c6d);
    }
    (x >> 8) as f32 / (1 << 24) as f32
}

/// Draws onto a new target and reads it.
fn read(
    gpu: &Gpu,
    format: TextureFormat,
    [width, height]: [u32; 2],
    draw: impl FnOnce(&mut wgpu::RenderPass<'_>),
) -> Rgb8Image {
    let extent = wgpu::Extent3d {
        width,
        height,
        depth_or_array_layers: 1,
    };
    let texture = gpu.device().create_texture(&wgpu::TextureDescriptor {
        label: Some("target"),
        size: extent,
        mip_level_count: 1,
        sample_count: 1,
        dimension: wgpu::TextureDimension::D2,
        format,
        usage: wgpu::TextureUsages::RENDER_ATTACHMENT | wgpu::TextureUsages::COPY_SRC,
        view_formats: &[],
    });
    let view = texture.create_view(&wgpu::TextureViewDescriptor::default());
    let row_bytes = (4 * width).next_multiple_of(wgpu::COPY_BYTES_PER_ROW_ALIGNMENT);
    let bytes = u64::from(row_bytes * height);
    let usage = BufferUsages::COPY_DST | BufferUsages::COPY_SRC;
    let buffer = gpu.buffer("target", bytes, usage).unwrap();

    let mut encoder = gpu.encoder("target");
    let mut pass = encoder.begin_render_pass(&wgpu::RenderPassDescriptor {
        label: Some("target"),
        color_attachments: &[Some(wgpu::RenderPassColorAttachment {
            view: &view,
            depth_slice: None,
            resolve_target: None,
            ops: wgpu::Operations {
                load: wgpu::LoadOp::Clear(wgpu::Color::GREEN),
                store: wgpu::StoreOp::Store,
            },
        })],
        depth_stencil_attachment: None,
        timestamp_writes: None,
        occlusion_query_set: None,
        multiview_mask: None,
    });
    draw(&mut pass);
    drop(pass);
    encoder.copy_texture_to_buffer(
        texture.as_image_copy(),
        wgpu::TexelCopyBufferInfo {
            buffer: &buffer,
            layout: wgpu::TexelCopyBufferLayout {
                offset: 0,
                bytes_per_row: Some(row_bytes),
                rows_per_image: None,
            },
        },
        extent,
    );
    gpu.submit(encoder);

    let is_bgr = matches!(
        format,
        TextureFormat::Bgra8Unorm | TextureFormat::Bgra8UnormSrgb
    );
    let bytes = gpu.read(&buffer, 0..bytes).unwrap();
    let pixels = bytes.chunks_exact(row_bytes as usize).flat_map(|row| {
        row.chunks_exact(4).take(width as usize).map(move |p| {
            assert_eq!(p[3], 255, "targets are opaque");
            if is_bgr {
                [p[2], p[1], p[0]]
            } else {
                [p[0], p[1], p[2]]
            }
        })
    });
    Rgb8Image {
        width,
        height,
        pixels: pixels.collect(),
    }
}
