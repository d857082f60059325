//! Images in memory: linear radiance, and the 8 bits of a screen.

/// An image of linear radiance with sRGB (Rec. 709) primaries.
#[derive(Clone, Debug, PartialEq)]
pub struct Image {
    /// Pixels in a row.
    pub width: u32,
    /// Number of rows.
    pub height: u32,
    /// Row-major, the top row first.
    pub pixels: Vec<[f32; 3]>,
}

impl Image {
    /// Bytes of the pixels of an image of this size.
    pub fn bytes(size: [u32; 2]) -> u64 {
        bytes_of::<[f32; 3]>(size)
    }

    /// A black image.
    pub fn new(width: u32, height: u32) -> Self {
        Self::from_fn(width, height, |_, _| [0.0; 3])
    }

    /// An image whose pixel at column `x` and row `y` is `pixel(x, y)`.
    pub fn from_fn(width: u32, height: u32, mut pixel: impl FnMut(u32, u32) -> [f32; 3]) -> Self {
        let pixels = (0..height)
            .flat_map(|y| (0..width).map(move |x| (x, y)))
            .map(|(x, y)| pixel(x, y))
            .collect();
        Self {
            width,
            height,
            pixels,
        }
    }

    /// Width and height.
    pub fn size(&self) -> [u32; 2] {
        [self.width, self.height]
    }

    /// The pixel at column `x` from the left and row `y` from the top.
    ///
    /// # Panics
    /// When the pixel lies outside the image.
    pub fn pixel(&self, x: u32, y: u32) -> [f32; 3] {
        assert!(x < self.width && y < self.height, "pixel outside the image");
        self.pixels[y as usize * self.width as usize + x as usize]
    }

    /// Mean of each channel over all pixels; 0 for an image without pixels.
    pub fn mean(&self) -> [f64; 3] {
        let mut sum = [0.0; 3];
        for pixel in &self.pixels {
            for (sum, &value) in sum.iter_mut().zip(pixel) {
                *sum += f64::from(value);
            }
        }
        sum.map(|sum| sum / self.pixels.len().max(1) as f64)
    }

    /// Mean luminance over all pixels.
    pub fn mean_luminance(&self) -> f64 {
        luminance(self.mean())
    }

    /// The number of pixels with a channel that is infinite or undefined, with column and row of the
    /// first one; `None` when all are finite.
    pub fn non_finite(&self) -> Option<(usize, u32, u32)> {
        let mut bad = (0_u32..)
            .zip(&self.pixels)
            .filter(|(_, pixel)| !is_finite(pixel));
        let (first, _) = bad.next()?;
        Some((1 + bad.count(), first % self.width, first / self.width))
    }
}

/// Bytes of one `P` for each pixel of an image.
pub(crate) fn bytes_of<P>([width, height]: [u32; 2]) -> u64 {
    (u64::from(width) * u64::from(height)).saturating_mul(size_of::<P>() as u64)
}

/// Relative luminance (Y of CIE 1931) of linear sRGB.
pub fn luminance(rgb: [f64; 3]) -> f64 {
    0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2]
}

/// Whether every channel is a number.
pub(crate) fn is_finite(rgb: &[f32; 3]) -> bool {
    rgb.iter().all(|channel| channel.is_finite())
}

/// An image as a screen shows it: 8 bits per channel, sRGB encoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rgb8Image {
    /// Pixels in a row.
    pub width: u32,
    /// Number of rows.
    pub height: u32,
    /// Row-major, the top row first.
    pub pixels: Vec<[u8; 3]>,
}

impl Rgb8Image {
    /// An image of one colour.
    pub fn filled(width: u32, height: u32, colour: [u8; 3]) -> Self {
        Self {
            width,
            height,
            pixels: vec![colour; width as usize * height as usize],
        }
    }

    /// Sets one pixel; a position outside the image is ignored, so that drawing clips by itself.
    pub fn set(&mut self, x: u32, y: u32, colour: [u8; 3]) {
        if x < self.width && y < self.height {
            self.pixels[y as usize * self.width as usize + x as usize] = colour;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_is_per_channel() {
        let image = Image::from_fn(2, 1, |x, _| [x as f32, 0.5, 3.0 - x as f32]);
        assert_eq!(image.mean(), [0.5, 0.5, 2.5]);
        assert_eq!(image.mean_luminance(), luminance([0.5, 0.5, 2.5]));
    }

    #[test]
    fn white_has_luminance_one() {
        assert!((luminance([1.0; 3]) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn non_finite_pixels_are_counted_and_located() {
        let mut image = Image::new(3, 2);
        assert_eq!(image.non_finite(), None);
        image.pixels[4][1] = f32::NAN;
        image.pixels[5][0] = f32::INFINITY;
        assert_eq!(image.non_finite(), Some((2, 1, 1)));
    }
}
