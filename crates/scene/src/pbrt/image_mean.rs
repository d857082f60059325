//! The mean colour of an image: what is rendered in place of an image texture.

use crate::Rgb;
use image::{DynamicImage, ImageReader, Limits};
use std::io::Cursor;

/// How the values of an image with 8 or 16 bits per channel encode linear ones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Encoding {
    /// The curve of sRGB.
    Srgb,
    /// No curve.
    Linear,
    /// A power.
    Gamma(f32),
}

impl Encoding {
    /// The name that a scene file uses: `sRGB`, `linear` or `gamma 2.2`.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "sRGB" => Some(Self::Srgb),
            "linear" => Some(Self::Linear),
            _ => {
                let power = name.strip_prefix("gamma ")?.trim().parse().ok()?;
                (0.01..=100.0)
                    .contains(&power)
                    .then_some(Self::Gamma(power))
            }
        }
    }

    fn decode(self, value: f32) -> f32 {
        match self {
            Self::Srgb if value <= 0.04045 => value / 12.92,
            Self::Srgb => ((value + 0.055) / 1.055).powf(2.4),
            Self::Linear => value,
            Self::Gamma(power) => value.powf(power),
        }
    }
}

/// Memory that decoding one image may take.
const LARGEST_IMAGE: u64 = 1 << 30;

/// The mean colour of a PNG, JPEG, TGA, HDR or EXR image; `None` where it cannot be read.
pub(crate) fn mean_color(path: &str, bytes: &[u8], encoding: Encoding) -> Option<Rgb> {
    let mut reader = ImageReader::new(Cursor::new(bytes))
        .with_guessed_format()
        .ok()?;
    if reader.format().is_none() {
        // TGA has no signature: only the name tells.
        reader.set_format(image::ImageFormat::from_path(path).ok()?);
    }
    let mut limits = Limits::default();
    limits.max_alloc = Some(LARGEST_IMAGE);
    reader.limits(limits);
    let image = reader.decode().ok()?;
    // Floating-point images are linear.
    let encoding = match image {
        DynamicImage::ImageRgb32F(_) | DynamicImage::ImageRgba32F(_) => Encoding::Linear,
        _ => encoding,
    };
    let pixels = image.into_rgb32f();
    let mut sum = [0.0f64; 3];
    for pixel in pixels.pixels() {
        for (sum, &value) in sum.iter_mut().zip(&pixel.0) {
            *sum += f64::from(encoding.decode(value).max(0.0));
        }
    }
    let count = f64::from(pixels.width()) * f64::from(pixels.height());
    let mean = sum.map(|sum| (sum / count) as f32);
    mean.iter().all(|c| c.is_finite()).then_some(mean)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn png(pixels: &[u8], width: u32) -> Vec<u8> {
        let mut bytes = Cursor::new(Vec::new());
        let height = pixels.len() as u32 / 3 / width;
        image::RgbImage::from_raw(width, height, pixels.to_vec())
            .expect("three bytes a pixel")
            .write_to(&mut bytes, image::ImageFormat::Png)
            .expect("memory takes everything");
        bytes.into_inner()
    }

    /// Linear values are averaged, not their encoding: half white and half black is 0.5.
    #[test]
    fn the_mean_is_taken_of_linear_values() {
        let bytes = png(&[255, 0, 188, 0, 0, 188], 2);
        let [r, g, b] = mean_color("a.png", &bytes, Encoding::Srgb).expect("an image");
        assert!((r - 0.5).abs() < 1e-6 && g == 0.0);
        assert!((b - 0.5029).abs() < 1e-3, "{b}");
        let [_, _, linear] = mean_color("a.png", &bytes, Encoding::Linear).expect("an image");
        assert!((linear - 188.0 / 255.0).abs() < 1e-6);
        let gamma = Encoding::from_name("gamma 2.2").expect("an encoding");
        let [_, _, b] = mean_color("a.png", &bytes, gamma).expect("an image");
        assert!((b - (188.0f32 / 255.0).powf(2.2)).abs() < 1e-5);
    }

    #[test]
    fn bytes_that_are_no_image_have_no_mean() {
        assert_eq!(mean_color("a.png", b"", Encoding::Srgb), None);
        assert_eq!(mean_color("a.jpg", b"not an image", Encoding::Srgb), None);
        let bytes = png(&[9; 300], 10);
        for cut in 0..bytes.len() - 12 {
            let _ = mean_color("a.png", &bytes[..cut], Encoding::Srgb);
        }
    }
}
