//! Sums of contributions per pixel.
//!
//! An image of many samples is a sum of many small numbers and a few large ones. The sums are kept in
//! 64 bits: contributions of 24 significant bits then lose nothing over 2^29 samples of one magnitude.

use serde::{Deserialize, Serialize};

use crate::image::{Image, bytes_of, is_finite};

/// Sum and number of the contributions to one pixel.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct PixelSum {
    /// Sum of all finite contributions.
    pub sum: [f64; 3],
    /// Number of samples, the rejected ones included.
    pub count: u64,
    /// Number of samples whose contribution was infinite or undefined and is not part of the sum.
    pub rejected: u64,
}

impl PixelSum {
    /// Adds one sample. A contribution that is not finite would spoil the pixel for good: it is left out
    /// of the sum but still counts as a sample, so that it darkens the pixel a little instead of
    /// hiding the fault.
    pub fn add(&mut self, rgb: [f32; 3]) {
        self.count += 1;
        if is_finite(&rgb) {
            for (sum, value) in self.sum.iter_mut().zip(rgb) {
                *sum += f64::from(value);
            }
        } else {
            self.rejected += 1;
        }
    }

    /// Adds the samples of another sum.
    pub fn merge(&mut self, other: &Self) {
        for (sum, value) in self.sum.iter_mut().zip(other.sum) {
            *sum += value;
        }
        self.count += other.count;
        self.rejected += other.rejected;
    }

    /// The mean contribution; black without samples.
    pub fn mean(&self) -> [f32; 3] {
        if self.count == 0 {
            return [0.0; 3];
        }
        self.sum.map(|sum| (sum / self.count as f64) as f32)
    }
}

/// The sums of all pixels of an image.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Accumulator {
    width: u32,
    height: u32,
    pixels: Vec<PixelSum>,
}

impl Accumulator {
    /// Bytes of the sums of an image of this size.
    pub fn bytes(size: [u32; 2]) -> u64 {
        bytes_of::<PixelSum>(size)
    }

    /// An image without samples.
    pub fn new(width: u32, height: u32) -> Self {
        Self {
            width,
            height,
            pixels: vec![PixelSum::default(); width as usize * height as usize],
        }
    }

    /// Width and height.
    pub fn size(&self) -> [u32; 2] {
        [self.width, self.height]
    }

    /// Adds one sample to the pixel with this row-major index.
    ///
    /// # Panics
    /// When there is no such pixel.
    pub fn add(&mut self, pixel: usize, rgb: [f32; 3]) {
        self.pixels[pixel].add(rgb);
    }

    /// All sums, row-major from the top.
    pub fn pixels(&self) -> &[PixelSum] {
        &self.pixels
    }

    /// All sums, row-major from the top, for threads that own disjoint runs of them.
    pub fn pixels_mut(&mut self) -> &mut [PixelSum] {
        &mut self.pixels
    }

    /// Adds the samples of another accumulator.
    ///
    /// # Panics
    /// When the sizes differ.
    pub fn merge(&mut self, other: &Self) {
        assert_eq!(self.size(), other.size(), "accumulators of different sizes");
        for (mine, theirs) in self.pixels.iter_mut().zip(&other.pixels) {
            mine.merge(theirs);
        }
    }

    /// Number of samples over all pixels.
    pub fn count(&self) -> u64 {
        self.total().count
    }

    /// Number of contributions over all pixels that were not finite.
    pub fn rejected(&self) -> u64 {
        self.total().rejected
    }

    /// The mean contribution of each pixel; black where there is none.
    pub fn resolve(&self) -> Image {
        self.image(PixelSum::mean)
    }

    /// The sum of each pixel times `scale`, regardless of the number of samples there: for methods whose samples choose
    /// their pixel themselves, so that the density of samples is part of the image.
    pub fn resolve_scaled(&self, scale: f64) -> Image {
        self.resolve_scaled_by([scale; 3])
    }

    /// The same with a scale for each channel.
    pub fn resolve_scaled_by(&self, scales: [f64; 3]) -> Image {
        self.image(|pixel| std::array::from_fn(|c| (pixel.sum[c] * scales[c]) as f32))
    }

    /// The sum over all pixels.
    pub fn total(&self) -> PixelSum {
        let mut total = PixelSum::default();
        for pixel in &self.pixels {
            total.merge(pixel);
        }
        total
    }

    fn image(&self, value: impl Fn(&PixelSum) -> [f32; 3]) -> Image {
        Image {
            width: self.width,
            height: self.height,
            pixels: self.pixels.iter().map(value).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_small_contributions_survive_a_large_one() {
        let mut pixel = PixelSum::default();
        pixel.add([1e6; 3]);
        for _ in 0..1 << 18 {
            pixel.add([0.1; 3]);
        }
        // 2^18 * 0.1f32 has the 24 bits of 0.1f32, so that the exact sum is known.
        let exact = 1e6 + f64::from(0.1_f32) * f64::from(1 << 18);
        assert_eq!(pixel.sum, [exact; 3]);
        assert_eq!(pixel.mean(), [(exact / f64::from((1 << 18) + 1)) as f32; 3]);
    }

    #[test]
    fn a_contribution_that_is_not_finite_is_counted_and_left_out() {
        let mut film = Accumulator::new(2, 1);
        film.add(1, [2.0, 4.0, 6.0]);
        film.add(1, [1.0, f32::NAN, 1.0]);
        film.add(1, [f32::INFINITY, 0.0, 0.0]);
        film.add(1, [f32::NEG_INFINITY, 0.0, 0.0]);
        assert_eq!(film.resolve().pixels, [[0.0; 3], [0.5, 1.0, 1.5]]);
        assert_eq!((film.count(), film.rejected()), (4, 3));
    }

    #[test]
    fn merging_equals_adding_everything_to_one() {
        let (mut left, mut right, mut all) = (
            Accumulator::new(2, 2),
            Accumulator::new(2, 2),
            Accumulator::new(2, 2),
        );
        for i in 0..40_usize {
            let rgb = [i as f32, 0.25, -1.0];
            if i % 3 == 0 { &mut left } else { &mut right }.add(i % 4, rgb);
            all.add(i % 4, rgb);
        }
        left.merge(&right);
        assert_eq!(left, all);
    }

    #[test]
    fn a_scaled_resolve_ignores_the_counts() {
        let mut film = Accumulator::new(2, 1);
        film.add(0, [1.0; 3]);
        film.add(0, [3.0; 3]);
        assert_eq!(film.resolve_scaled(0.25).pixels, [[1.0; 3], [0.0; 3]]);
        film.add(1, [8.0; 3]);
        assert_eq!(film.total().sum, [12.0; 3]);
        let scales = [0.25, 0.5, 0.0];
        assert_eq!(
            film.resolve_scaled_by(scales).pixels,
            [[1.0, 2.0, 0.0], [2.0, 4.0, 0.0]]
        );
    }
}
