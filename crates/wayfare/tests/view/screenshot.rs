//! What is seen on a screen.

use wayfare_film::Rgb8Image;
use wayfare_live::Area;

/// Blocks of pixels in each direction. Their means have little noise, and distinguish images.
const BLOCKS: u32 = 8;

/// What was seen on a screen.
pub struct Screenshot(pub Rgb8Image);

/// The means of blocks of a part of the screen, all channels, row by row.
pub type Blocks = Vec<f64>;

impl Screenshot {
    /// Reads the format in which the server keeps its screen (`XWDFile.h`), for 32 bits a pixel.
    pub fn from_xwd(bytes: &[u8]) -> Self {
        let word = |i: usize| {
            let bytes = bytes[4 * i..][..4].try_into().expect("four bytes");
            u32::from_be_bytes(bytes) as usize
        };
        let (header, version, format) = (word(0), word(1), word(2));
        assert_eq!((version, format, word(11)), (7, 2, 32), "another format");
        let (width, height, row_bytes) = (word(4), word(5), word(12));
        let is_little_endian = word(7) == 0;
        let masks = [word(14), word(15), word(16)].map(|mask| mask as u32);
        let colours = 12 * word(19);
        let rows = bytes[header + colours..].chunks_exact(row_bytes);
        let pixels = rows.take(height).flat_map(|row| {
            row.chunks_exact(4).take(width).map(move |pixel| {
                let pixel = pixel.try_into().expect("four bytes");
                let pixel = match is_little_endian {
                    true => u32::from_le_bytes(pixel),
                    false => u32::from_be_bytes(pixel),
                };
                masks.map(|mask| ((pixel & mask) >> mask.trailing_zeros()) as u8)
            })
        });
        Self(Rgb8Image {
            width: width as u32,
            height: height as u32,
            pixels: pixels.collect(),
        })
    }

    /// The pixels of a part of the screen.
    pub fn pixels(&self, area: Area) -> impl Iterator<Item = [u8; 3]> {
        let Self(image) = self;
        let Area { min, size } = area;
        (min[1]..min[1] + size[1]).flat_map(move |y| {
            let start = (y * image.width + min[0]) as usize;
            image.pixels[start..start + size[0] as usize]
                .iter()
                .copied()
        })
    }

    /// The share of pixels that have one of these colours, up to a difference in every channel.
    pub fn share(&self, area: Area, colour: [u8; 3], within: u8) -> f64 {
        let is_it = |pixel: &[u8; 3]| (0..3).all(|i| pixel[i].abs_diff(colour[i]) <= within);
        let count = self.pixels(area).filter(is_it).count();
        count as f64 / f64::from(area.size[0] * area.size[1])
    }

    /// The means of blocks of a part of the screen.
    pub fn blocks(&self, area: Area) -> Blocks {
        let Area { min, size } = area;
        let edge = |i: usize, k: u32| min[i] + k * size[i] / BLOCKS;
        let places = (0..BLOCKS).flat_map(|y| (0..BLOCKS).map(move |x| [x, y]));
        let block = |[x, y]: [u32; 2]| {
            let min = [edge(0, x), edge(1, y)];
            let block = Area {
                min,
                size: [edge(0, x + 1) - min[0], edge(1, y + 1) - min[1]],
            };
            let mut sum = [0.0; 3];
            for pixel in self.pixels(block) {
                for i in 0..3 {
                    sum[i] += f64::from(pixel[i]);
                }
            }
            sum.map(|v| v / f64::from(block.size[0] * block.size[1]))
        };
        places.flat_map(block).collect()
    }

    /// Whether a part of the screen has light, and more in some places than in others.
    pub fn is_lit(&self, area: Area) -> bool {
        let blocks = self.blocks(area);
        let count = blocks.len() as f64;
        let mean = blocks.iter().sum::<f64>() / count;
        let variance = blocks.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / count;
        mean > 25.0 && variance.sqrt() > 15.0
    }
}

/// Mean difference of two parts of screens, from 0 to 255.
pub fn difference(a: &Blocks, b: &Blocks) -> f64 {
    let sum: f64 = a.iter().zip(b).map(|(a, b)| (a - b).abs()).sum();
    sum / a.len() as f64
}
