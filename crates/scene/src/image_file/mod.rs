//! Image files: PNG, JPEG, TGA, OpenEXR, Radiance HDR, PFM and QOI.
//!
//! The size of an image is known from its [`Header`] before anything is allocated for it. Bytes stay bytes; all other
//! values become linear floating-point numbers. What is behind the names of files does not matter, except for TGA,
//! which has no signature.

mod encoding;
mod exr_file;
mod pfm;
mod qoi;

pub(crate) use encoding::Encoding;

use glam::{DMat3, DVec3};
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};
use std::borrow::Cow;
use std::io::Cursor;

use crate::model::{ImageMap, Texels};

/// Largest width and height of an image.
const LARGEST_SIDE: u32 = 1 << 17;

/// Why an image cannot be read, as the end of the sentence "the image cannot be read: ...".
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub(crate) struct ImageError(String);

impl ImageError {
    fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }
}

impl From<image::ImageError> for ImageError {
    fn from(error: image::ImageError) -> Self {
        Self(error.to_string())
    }
}

/// What a file says about its image in its first bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Header {
    /// Width and height.
    pub size: [u32; 2],
    /// Memory that reading it takes at most: the file, what the decoder makes of it, and the texels.
    pub peak: u64,
}

/// What decoders need besides the image: windows, tables, and so many rows.
const DECODER_BYTES: u64 = 1 << 18;
const DECODER_ROWS: u64 = 128;

/// The most memory that the channels of an image take from when they are decoded until only those in use are left. `channels` of them are
/// kept, in `size` bytes each.
fn bytes_of_channels(pixels: u64, channels: u64, size: u64, usage: ImageUse) -> u64 {
    let all = pixels.saturating_mul(channels * size);
    // Alpha is left out, then the others become their mean.
    let fewer = if channels == 4 {
        pixels.saturating_mul(3 * size)
    } else {
        0
    };
    let mean = match usage {
        ImageUse::Mean if channels > 1 => pixels.saturating_mul(4),
        _ => 0,
    };
    all.saturating_add(fewer.max(mean))
}

/// A decoded image with 1, 3 or 4 channels, the top row first.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pixels {
    pub size: [u32; 2],
    pub channels: u32,
    pub samples: Samples,
}

/// The values of an image, channels together.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Samples {
    /// Encoded.
    Bytes(Vec<u8>),
    /// Linear.
    Floats(Vec<f32>),
}

/// What an image is for, which decides what becomes of its alpha channel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum ImageUse {
    /// A colour: alpha is left out, and other primaries become those of sRGB.
    Color,
    /// Three numbers that are no colour: alpha is left out.
    Vector,
    /// One number: alpha, where there is one that is not 1 everywhere, as pbrt-v4 has it; otherwise what is there.
    Number,
    /// The mean of the channels, without alpha.
    Mean,
}

/// An image for the scene.
pub(crate) struct Loaded {
    pub image: ImageMap,
    /// Whether [`ImageUse::Color`], [`ImageUse::Vector`] and [`ImageUse::Number`] give the same.
    pub is_shared: bool,
    /// Values that were infinite, NaN or negative, and are 0 now.
    pub bad_texels: u64,
}

/// The kinds of files.
#[derive(Clone, Copy)]
enum Format {
    Exr,
    Pfm,
    Qoi,
    /// Those of the `image` crate.
    Other(ImageFormat),
}

impl Format {
    fn of(path: &str, bytes: &[u8]) -> Result<Self, ImageError> {
        if exr_file::is_exr(bytes) {
            return Ok(Self::Exr);
        }
        if pfm::is_pfm(bytes) {
            return Ok(Self::Pfm);
        }
        if qoi::is_qoi(bytes) {
            return Ok(Self::Qoi);
        }
        let format = image::guess_format(bytes).or_else(|_| ImageFormat::from_path(path));
        match format {
            Ok(
                format @ (ImageFormat::Png
                | ImageFormat::Jpeg
                | ImageFormat::Tga
                | ImageFormat::Hdr),
            ) => Ok(Self::Other(format)),
            _ => Err(ImageError::new(
                "it is not a PNG, JPEG, TGA, EXR, HDR, PFM or QOI file",
            )),
        }
    }
}

/// The file with the first line that the decoder of Radiance files knows, where it has the other one that is in use.
fn with_known_signature(bytes: &[u8]) -> Cow<'_, [u8]> {
    match bytes.strip_prefix(b"#?RGBE") {
        Some(rest) => [b"#?RADIANCE", rest].concat().into(),
        None => bytes.into(),
    }
}

/// The size of an image.
pub(crate) fn header(path: &str, bytes: &[u8], usage: ImageUse) -> Result<Header, ImageError> {
    let file = bytes.len() as u64;
    let bytes = &*with_known_signature(bytes);
    let mut header = match Format::of(path, bytes)? {
        Format::Exr => exr_file::header(bytes, usage)?,
        Format::Pfm => pfm::header(bytes, usage)?,
        Format::Qoi => qoi::header(bytes, usage)?,
        Format::Other(format) => {
            let decoder = ImageReader::with_format(Cursor::new(bytes), format).into_decoder()?;
            let (width, height) = decoder.dimensions();
            let (pixels, kind) = (u64::from(width) * u64::from(height), decoder.color_type());
            let channels = u64::from(kind.channel_count());
            let size = u64::from(kind.bytes_per_pixel()) / channels;
            // Values of 16 bits become single precision.
            let (kept, decoded) = match size {
                2 => (4, decoder.total_bytes()),
                size => (size, 0),
            };
            let texels = bytes_of_channels(pixels, channels, kept, usage);
            let widened = pixels
                .saturating_mul(channels * kept)
                .saturating_add(decoded);
            let decoder = match format {
                // A copy of the file, and the coefficients of a progressive one.
                ImageFormat::Jpeg => pixels.saturating_mul(8).saturating_add(file),
                _ => 0,
            };
            let row = u64::from(width) * channels * size;
            let most = texels.max(widened).saturating_add(decoder);
            Header {
                size: [width, height],
                peak: most.saturating_add(DECODER_BYTES + DECODER_ROWS * row),
            }
        }
    };
    // Files whose signature is changed are there twice.
    header.peak = header
        .peak
        .saturating_add(file.max(2 * bytes.len() as u64 - file));
    let [width, height] = header.size;
    if width == 0 || height == 0 {
        return Err(ImageError::new("it has no pixels"));
    }
    if width > LARGEST_SIDE || height > LARGEST_SIDE {
        return Err(ImageError::new(format!(
            "it has {width} x {height} pixels; at most {LARGEST_SIDE} in either direction are possible"
        )));
    }
    Ok(header)
}

/// Reads an image. The encoding is that of a PNG file; other files have a fixed one, as in pbrt-v4.
pub(crate) fn load(
    path: &str,
    bytes: &[u8],
    encoding: Encoding,
    usage: ImageUse,
) -> Result<Loaded, ImageError> {
    let bytes = &*with_known_signature(bytes);
    let format = Format::of(path, bytes)?;
    let encoding = match format {
        Format::Other(ImageFormat::Png) => encoding,
        Format::Qoi => qoi::encoding(bytes),
        _ => Encoding::Srgb,
    };
    let mut pixels = match format {
        Format::Exr => exr_file::read(bytes)?,
        Format::Pfm => pfm::read(bytes)?,
        Format::Qoi => qoi::read(bytes)?,
        Format::Other(format) => read_other(bytes, format, encoding)?,
    };
    // Alpha as in pbrt-v4: TGA and JPEG files have none, nor have PNG files with a palette or one transparent colour.
    let has_alpha = match format {
        Format::Other(ImageFormat::Png) => is_png_with_alpha(bytes) && pixels.has_transparency(),
        Format::Exr | Format::Qoi => pixels.has_transparency(),
        _ => false,
    };
    if pixels.channels == 4 {
        let keep = if has_alpha && usage == ImageUse::Number {
            3..4
        } else {
            0..3
        };
        pixels.select(keep);
    }
    if usage == ImageUse::Mean {
        pixels.average(encoding);
    }
    let to_srgb = match format {
        Format::Exr => exr_file::to_srgb(bytes)?,
        _ => None,
    };
    if usage == ImageUse::Color
        && let Some(matrix) = &to_srgb
    {
        pixels.convert(matrix);
    }
    // Values that no renderer can use.
    let mut bad_texels = 0;
    let texels = match pixels.samples {
        Samples::Bytes(texels) => Texels::Bytes {
            texels,
            decode: encoding.table(),
        },
        Samples::Floats(mut texels) => {
            for value in &mut texels {
                if !(value.is_finite() && *value >= 0.0) {
                    *value = 0.0;
                    bad_texels += 1;
                }
            }
            Texels::Floats(texels)
        }
    };
    Ok(Loaded {
        image: ImageMap {
            name: path.to_owned(),
            size: pixels.size,
            channels: pixels.channels,
            texels,
        },
        is_shared: !has_alpha && to_srgb.is_none(),
        bad_texels,
    })
}

fn read_other(bytes: &[u8], format: ImageFormat, encoding: Encoding) -> Result<Pixels, ImageError> {
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    // The size has been checked from the header; decoders need a little more.
    let decoder = ImageReader::with_format(Cursor::new(bytes), format).into_decoder()?;
    let total = decoder.total_bytes();
    drop(decoder);
    let mut limits = Limits::default();
    limits.max_alloc = Some(total.saturating_mul(4).saturating_add(1 << 26));
    reader.limits(limits);
    let image = reader.decode()?;
    let size = [image.width(), image.height()];
    let wide = |values: Vec<u16>| {
        let decoded = values
            .iter()
            .map(|v| encoding.decode(f32::from(*v) / 65535.0));
        Samples::Floats(decoded.collect())
    };
    let (channels, samples) = match image {
        DynamicImage::ImageLuma8(image) => (1, Samples::Bytes(image.into_raw())),
        DynamicImage::ImageRgb8(image) => (3, Samples::Bytes(image.into_raw())),
        DynamicImage::ImageRgba8(image) => (4, Samples::Bytes(image.into_raw())),
        DynamicImage::ImageLuma16(image) => (1, wide(image.into_raw())),
        DynamicImage::ImageRgb16(image) => (3, wide(image.into_raw())),
        DynamicImage::ImageRgba16(image) => (4, wide(image.into_raw())),
        DynamicImage::ImageRgb32F(image) => (3, Samples::Floats(image.into_raw())),
        DynamicImage::ImageRgba32F(image) => (4, Samples::Floats(image.into_raw())),
        // Grey with alpha: pbrt-v4 has no use for this alpha.
        DynamicImage::ImageLumaA16(image) => (1, wide(every_second(image.into_raw()))),
        DynamicImage::ImageLumaA8(image) => (1, Samples::Bytes(every_second(image.into_raw()))),
        _ => return Err(ImageError::new("its kind of pixels is not supported")),
    };
    Ok(Pixels {
        size,
        channels,
        samples,
    })
}

/// Whether the header of a PNG file says that its pixels are red, green, blue and alpha.
fn is_png_with_alpha(bytes: &[u8]) -> bool {
    const COLOR_TYPE_AT: usize = 25;
    bytes.get(COLOR_TYPE_AT) == Some(&6)
}

fn every_second<T: Copy>(values: Vec<T>) -> Vec<T> {
    values.iter().copied().step_by(2).collect()
}

impl Pixels {
    /// Whether alpha is not 1 somewhere.
    fn has_transparency(&self) -> bool {
        self.channels == 4
            && match &self.samples {
                Samples::Bytes(bytes) => bytes.chunks_exact(4).any(|pixel| pixel[3] != 255),
                Samples::Floats(values) => values.chunks_exact(4).any(|pixel| pixel[3] != 1.0),
            }
    }

    /// Keeps some of the channels.
    fn select(&mut self, keep: std::ops::Range<usize>) {
        let channels = self.channels as usize;
        match &mut self.samples {
            Samples::Bytes(values) => select(values, channels, keep.clone()),
            Samples::Floats(values) => select(values, channels, keep.clone()),
        }
        self.channels = keep.len() as u32;
    }

    /// Multiplies linear colours by a matrix.
    fn convert(&mut self, matrix: &DMat3) {
        if let Samples::Floats(values) = &mut self.samples
            && self.channels == 3
        {
            for pixel in values.as_chunks_mut::<3>().0 {
                *pixel = (matrix * DVec3::from(pixel.map(f64::from)))
                    .as_vec3()
                    .to_array();
            }
        }
    }

    /// Replaces the channels by their mean, which is linear.
    fn average(&mut self, encoding: Encoding) {
        if self.channels == 1 {
            return;
        }
        let channels = self.channels as usize;
        let mean = |values: &[f32]| values.iter().sum::<f32>() / channels as f32;
        self.samples = Samples::Floats(match &self.samples {
            Samples::Floats(values) => values.chunks_exact(channels).map(mean).collect(),
            Samples::Bytes(bytes) => {
                let table = encoding.table();
                let linear = |pixel: &[u8]| {
                    let sum: f32 = pixel.iter().map(|byte| table[usize::from(*byte)]).sum();
                    sum / channels as f32
                };
                bytes.chunks_exact(channels).map(linear).collect()
            }
        });
        self.channels = 1;
    }
}

/// Keeps some channels of each pixel, in place.
fn select<T: Copy>(values: &mut Vec<T>, channels: usize, keep: std::ops::Range<usize>) {
    let mut end = 0;
    for pixel in 0..values.len() / channels {
        for channel in keep.clone() {
            values[end] = values[pixel * channels + channel];
            end += 1;
        }
    }
    values.truncate(end);
    values.shrink_to_fit();
}
