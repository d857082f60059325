//! Images as bytes of the report page.

use flate2::{Compression, write::DeflateEncoder};
use std::io::Write;
use wayfare_film::Image;

/// Keeps every `step`-th pixel in both directions. Nothing is averaged: the noise that is seen is the method's.
pub(super) fn subsampled(image: &Image, step: u32) -> Image {
    let (width, height) = (image.width.div_ceil(step), image.height.div_ceil(step));
    Image::from_fn(width, height, |x, y| image.pixel(x * step, y * step))
}

/// Four planes of bytes, red, green, blue and exponent: a value is its byte times 2^(exponent - 136), and 0 where the
/// exponent is 0. What is negative or not a number becomes 0.
pub(super) fn rgbe(image: &Image) -> Vec<u8> {
    let n = image.pixels.len();
    let mut planes = vec![0; 4 * n];
    for (i, pixel) in image.pixels.iter().enumerate() {
        let pixel = pixel.map(|value| f64::from(value.clamp(0.0, f32::MAX)).max(0.0));
        let largest = pixel.into_iter().fold(0.0, f64::max);
        // The least exponent with which the largest byte is at most 255 after rounding.
        let exponent = (largest / 255.5 * 256.0).log2().floor() + 1.0;
        if exponent <= -128.0 {
            continue;
        }
        let scale = (8.0 - exponent).exp2();
        for (channel, value) in pixel.into_iter().enumerate() {
            planes[channel * n + i] = (value * scale).round() as u8;
        }
        planes[3 * n + i] = (exponent + 128.0) as u8;
    }
    planes
}

/// Bytes deflated without a header, in base 64.
pub(super) fn packed(bytes: &[u8]) -> String {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    let deflated = encoder.write_all(bytes).and_then(|()| encoder.finish());
    base64(&deflated.expect("memory takes all bytes"))
}

fn base64(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for chunk in bytes.chunks(3) {
        let byte = |i: usize| u32::from(chunk.get(i).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for digit in 0..4 {
            text.push(if digit <= chunk.len() {
                char::from(DIGITS[(bits >> (18 - 6 * digit) & 63) as usize])
            } else {
                '='
            });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_64_of_every_remainder() {
        for (bytes, text) in [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v")] {
            assert_eq!(base64(bytes.as_bytes()), text);
        }
        assert_eq!(base64(&[0xfb, 0xff, 0xfe, 0x00]), "+//+AA==");
    }

    #[test]
    fn rgbe_is_within_half_a_step_of_the_largest_channel() {
        let mut value = 1e-12_f32;
        let image = Image::from_fn(400, 1, |_, _| {
            value *= 1.217;
            [value, value * 0.37, value * 0.001]
        });
        let (planes, n) = (rgbe(&image), image.pixels.len());
        for (i, pixel) in image.pixels.iter().enumerate() {
            let scale = (f64::from(planes[3 * n + i]) - 136.0).exp2();
            assert!(planes[i] >= 127, "a wasted bit of {pixel:?}");
            for (channel, &value) in pixel.iter().enumerate() {
                let decoded = f64::from(planes[channel * n + i]) * scale;
                let error = (decoded - f64::from(value)).abs();
                assert!(error <= 0.501 * scale, "{value} became {decoded}");
            }
        }
    }

    #[test]
    fn rgbe_of_what_is_no_radiance() {
        let image = Image::from_fn(1, 1, |_, _| [-1.0, f32::NAN, 0.0]);
        assert_eq!(rgbe(&image), [0; 4]);
        let image = Image::from_fn(1, 1, |_, _| [f32::INFINITY, 1.0, 0.0]);
        assert_eq!(rgbe(&image), [128, 0, 0, 255]);
        assert_eq!(rgbe(&Image::from_fn(1, 1, |_, _| [255.9; 3]))[3], 137);
    }

    #[test]
    fn subsampling_keeps_pixels() {
        let image = Image::from_fn(5, 3, |x, y| [x as f32, y as f32, 0.0]);
        let thin = subsampled(&image, 2);
        assert_eq!(thin.size(), [3, 2]);
        assert_eq!(thin.pixel(2, 1), [4.0, 2.0, 0.0]);
    }
}
