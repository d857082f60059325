//! Images drawn off screen and read back.

use crate::ViewError;
use crate::canvas::{Canvas, DisplaySettings};
use crate::display::Target;
use crate::framing::{Area, Framing};
use std::sync::Arc;
use wayfare_film::Rgb8Image;
use wayfare_gpu::{Gpu, GpuError, wgpu};
use wgpu::{BufferUsages, COPY_BYTES_PER_ROW_ALIGNMENT, TextureUsages};

/// The format of the target.
const FORMAT: wgpu::TextureFormat = wgpu::TextureFormat::Rgba8Unorm;

/// A canvas on a card, and a target that is not displayed.
pub struct Offscreen {
    /// The images.
    pub canvas: Canvas,
    gpu: Arc<Gpu>,
    target: Option<Drawn>,
}

/// A target of some size.
struct Drawn {
    size: [u32; 2],
    texture: wgpu::Texture,
    /// Its copy, once there was one.
    buffer: Option<wgpu::Buffer>,
}

impl Drawn {
    /// Rows of a texture are copied to buffers at multiples of this many bytes.
    fn row_bytes(&self) -> u32 {
        (4 * self.size[0]).next_multiple_of(COPY_BYTES_PER_ROW_ALIGNMENT)
    }
}

impl Offscreen {
    /// Compiles what is needed to draw.
    pub fn new(gpu: Arc<Gpu>) -> Result<Self, ViewError> {
        Ok(Self {
            canvas: Canvas::new(gpu.clone(), FORMAT)?,
            gpu,
            target: None,
        })
    }

    /// The card.
    pub fn gpu(&self) -> &Arc<Gpu> {
        &self.gpu
    }

    /// Draws the images at this size, and waits until that is done.
    pub fn draw(&mut self, size: [u32; 2], settings: &DisplaySettings) -> Result<(), ViewError> {
        let encoder = self.record(size, settings)?;
        let index = self.gpu.submit(encoder);
        Ok(self.gpu.wait(index)?)
    }

    /// Draws the images at this size, and gives what a screen would show.
    pub fn read(
        &mut self,
        size: [u32; 2],
        settings: &DisplaySettings,
    ) -> Result<Rgb8Image, ViewError> {
        let mut encoder = self.record(size, settings)?;
        let Some(target) = &mut self.target else {
            return Err(ViewError::NoImage);
        };
        // Copy the target to a buffer, and that to the host.
        let row = target.row_bytes();
        let bytes = u64::from(row) * u64::from(size[1]);
        let buffer = match target.buffer.take() {
            Some(buffer) => buffer,
            None => {
                let usage = BufferUsages::COPY_DST | BufferUsages::COPY_SRC;
                self.gpu.buffer("what is seen", bytes, usage)?
            }
        };
        encoder.copy_texture_to_buffer(
            target.texture.as_image_copy(),
            wgpu::TexelCopyBufferInfo {
                buffer: &buffer,
                layout: wgpu::TexelCopyBufferLayout {
                    offset: 0,
                    bytes_per_row: Some(row),
                    rows_per_image: None,
                },
            },
            target.texture.size(),
        );
        self.gpu.submit(encoder);
        let rows = self.gpu.read(&buffer, 0..bytes)?;
        target.buffer = Some(buffer);
        // Leave out the fourth channel and the ends of rows.
        let mut pixels = Vec::with_capacity(size[0] as usize * size[1] as usize);
        for line in rows.chunks_exact(row as usize) {
            let colours = line[..4 * size[0] as usize].as_chunks::<4>().0;
            pixels.extend(colours.iter().map(|&[r, g, b, _]| [r, g, b]));
        }
        Ok(Rgb8Image {
            width: size[0],
            height: size[1],
            pixels,
        })
    }

    fn record(
        &mut self,
        size: [u32; 2],
        settings: &DisplaySettings,
    ) -> Result<wgpu::CommandEncoder, ViewError> {
        if self
            .target
            .as_ref()
            .is_none_or(|target| target.size != size)
        {
            self.target = Some(self.target_of(size)?);
        }
        let target = Target {
            size,
            pixels_per_point: 1.0,
        };
        let framing = Framing::fitted(Area::whole(size), size);
        self.canvas.prepare(target, &framing, settings);
        let mut encoder = self.gpu.encoder("a frame");
        if let Some(target) = &self.target {
            let view = target.texture.create_view(&Default::default());
            drop(self.canvas.draw(&mut encoder, &view));
        }
        Ok(encoder)
    }

    fn target_of(&self, size: [u32; 2]) -> Result<Drawn, GpuError> {
        let texture = self.gpu.guarded("the target", || {
            self.gpu.device().create_texture(&wgpu::TextureDescriptor {
                label: Some("the target"),
                size: wgpu::Extent3d {
                    width: size[0],
                    height: size[1],
                    depth_or_array_layers: 1,
                },
                mip_level_count: 1,
                sample_count: 1,
                dimension: wgpu::TextureDimension::D2,
                format: FORMAT,
                usage: TextureUsages::RENDER_ATTACHMENT | TextureUsages::COPY_SRC,
                view_formats: &[],
            })
        })?;
        Ok(Drawn {
            size,
            texture,
            buffer: None,
        })
    }
}
