//! Pictures in buffers of the graphics card.

use wayfare_film::Image;
use wayfare_gpu::wgpu::{Buffer, BufferUsages};
use wayfare_gpu::{Gpu, GpuError};

/// Bytes of a pixel: red, green, blue and a fourth number that nobody looks at.
pub const PIXEL_BYTES: u64 = 16;

/// A picture of linear radiance that lies on the graphics card: four 32-bit floats per pixel, row-major from the
/// top, in buffers with the usage `STORAGE`.
///
/// Some methods make their picture in two parts, as direct light and the light of chains. It is their sum that is
/// seen and measured.
#[derive(Clone, Copy, Debug)]
pub struct Picture<'a> {
    /// Width and height in pixels.
    pub size: [u32; 2],
    /// The picture, or one part of it.
    pub first: &'a Buffer,
    /// What is added to it.
    pub second: Option<&'a Buffer>,
}

impl<'a> Picture<'a> {
    /// A picture in one buffer.
    pub fn new(size: [u32; 2], buffer: &'a Buffer) -> Self {
        Self {
            size,
            first: buffer,
            second: None,
        }
    }

    /// The sum of two buffers.
    pub fn sum(size: [u32; 2], first: &'a Buffer, second: &'a Buffer) -> Self {
        Self {
            size,
            first,
            second: Some(second),
        }
    }

    /// Number of pixels.
    pub fn pixels(&self) -> u64 {
        u64::from(self.size[0]) * u64::from(self.size[1])
    }

    /// Whether every pixel is there. A shader that reads behind the end of a buffer sees some other pixel, not a
    /// fault; so this is asked before.
    pub(crate) fn is_whole(&self) -> bool {
        let bytes = self.pixels() * PIXEL_BYTES;
        let holds = |buffer: &Buffer| buffer.size() >= bytes;
        bytes > 0 && holds(self.first) && self.second.is_none_or(holds)
    }

    /// How many buffers there are.
    pub(crate) fn parts(&self) -> u32 {
        1 + u32::from(self.second.is_some())
    }
}

/// A buffer for pictures from the processor. It is kept while their size stays the same.
#[derive(Debug, Default)]
pub struct PictureBuffer {
    held: Option<([u32; 2], Buffer)>,
    /// The pixels as the card takes them; kept, for it is as large as the picture.
    rows: Vec<[f32; 4]>,
}

impl PictureBuffer {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Copies a picture to the card. After an error there is no picture.
    pub fn upload(&mut self, gpu: &Gpu, image: &Image) -> Result<Picture<'_>, GpuError> {
        let what = "a picture for the screen";
        let (size, pixels) = (image.size(), image.width as usize * image.height as usize);
        let buffer = match self.held.take() {
            Some((held, buffer)) if held == size => buffer,
            _ => gpu.buffer(
                what,
                pixels as u64 * PIXEL_BYTES,
                BufferUsages::STORAGE | BufferUsages::COPY_SRC | BufferUsages::COPY_DST,
            )?,
        };
        self.rows.clear();
        self.rows
            .extend(image.pixels.iter().map(|&[r, g, b]| [r, g, b, 0.0]));
        self.rows.resize(pixels, [0.0; 4]);
        gpu.write(what, &buffer, 0, bytemuck::cast_slice(&self.rows))?;
        let (size, buffer) = self.held.insert((size, buffer));
        Ok(Picture::new(*size, buffer))
    }

    /// The picture that was uploaded last.
    pub fn picture(&self) -> Option<Picture<'_>> {
        let (size, buffer) = self.held.as_ref()?;
        Some(Picture::new(*size, buffer))
    }

    /// Forgets the picture and gives its memory back.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}
