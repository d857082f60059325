//! Images in buffers of a graphics card.

use wayfare_film::Image;
use wayfare_gpu::wgpu::{Buffer, BufferUsages};
use wayfare_gpu::{Gpu, GpuError};

/// Bytes of a pixel: red, green, blue and an unused fourth number.
pub const PIXEL_BYTES: u64 = 16;

/// An image of linear radiance that lies on the graphics card: four 32-bit floats per pixel, row-major from the
/// top, in buffers with the usage `STORAGE`.
///
/// Some methods render their image in two parts, such as direct and indirect illumination. Their sum is what is
/// displayed and measured.
#[derive(Clone, Copy, Debug)]
pub struct CardImage<'a> {
    /// Width and height in pixels.
    pub size: [u32; 2],
    /// The image, or one part of it.
    pub first: &'a Buffer,
    /// The other part, which is added to it.
    pub second: Option<&'a Buffer>,
}

impl<'a> CardImage<'a> {
    /// An image in one buffer.
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

    /// Whether the buffers hold every pixel. A shader that reads past the end of a buffer sees some other pixel instead
    /// of an error, so this is checked first.
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

/// A buffer for images from the host. It is reused while their size stays the same.
#[derive(Debug, Default)]
pub struct UploadedImage {
    held: Option<([u32; 2], Buffer)>,
    /// The pixels as the card takes them; reused, because it is as large as the image.
    rows: Vec<[f32; 4]>,
}

impl UploadedImage {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Copies an image to the card. After an error there is none.
    pub fn upload(&mut self, gpu: &Gpu, image: &Image) -> Result<CardImage<'_>, GpuError> {
        let what = "an image for the screen";
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
        Ok(CardImage::new(*size, buffer))
    }

    /// The image that was uploaded last.
    pub fn image(&self) -> Option<CardImage<'_>> {
        let (size, buffer) = self.held.as_ref()?;
        Some(CardImage::new(*size, buffer))
    }

    /// Frees the image.
    pub fn clear(&mut self) {
        *self = Self::default();
    }
}
