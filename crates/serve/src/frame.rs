//! Frames: what a viewer sees, compressed for its link.

use crate::link::Level;
use jpeg_encoder::{ColorType, Encoder, EncodingError, SamplingFactor};
use serde::Serialize;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use wayfare_film::Rgb8Image;

/// The quality from which colours keep the full resolution.
const FULL_COLOUR: u8 = 80;

/// What viewers of a camera see at one moment.
#[derive(Debug)]
pub struct Frame {
    /// Its number, from 1 on.
    pub number: u64,
    /// The colours.
    pub image: Rgb8Image,
    /// Size of the image when it is not coarse.
    pub full_size: [u32; 2],
    /// Width of a rendered pixel.
    pub coarseness: u32,
    /// Whether the camera is moving.
    pub is_moving: bool,
    /// Samples per pixel of each method.
    pub samples_per_pixel: Vec<f64>,
    /// The last motion of each viewer that it shows.
    pub inputs: HashMap<u64, u64>,
    /// Compressed for links of each level.
    pub compressed: Compressed,
}

/// JPEGs of each level, once they are needed.
type Compressed = Mutex<HashMap<Level, Arc<OnceLock<Arc<[u8]>>>>>;

/// What stands before the JPEG in a message.
#[derive(Serialize)]
struct Header<'a> {
    frame: u64,
    /// Size of the image when it is not coarse.
    size: [u32; 2],
    /// Width of a rendered pixel.
    coarse: u32,
    moving: bool,
    /// The last motion of this viewer that it shows.
    input: u64,
    spp: &'a [f64],
    quality: u8,
}

impl Frame {
    /// The message for a viewer: the length of the header in 4 bytes (little-endian), the header as JSON, and the image
    /// as JPEG.
    pub fn message(&self, client: u64, level: Level) -> Result<Vec<u8>, EncodingError> {
        let header = Header {
            frame: self.number,
            size: self.full_size,
            coarse: self.coarseness,
            moving: self.is_moving,
            input: self.inputs.get(&client).copied().unwrap_or(0),
            spp: &self.samples_per_pixel,
            quality: level.quality,
        };
        // A struct of numbers is always JSON.
        let header = serde_json::to_vec(&header).unwrap_or_default();
        let jpeg = self.jpeg(level)?;
        let mut message = Vec::with_capacity(4 + header.len() + jpeg.len());
        message.extend((header.len() as u32).to_le_bytes());
        message.extend(header);
        message.extend(&*jpeg);
        Ok(message)
    }

    /// The image as JPEG, which is compressed once for all links of a level.
    fn jpeg(&self, level: Level) -> Result<Arc<[u8]>, EncodingError> {
        let slot = {
            let mut all = self
                .compressed
                .lock()
                .unwrap_or_else(PoisonError::into_inner);
            all.entry(level).or_default().clone()
        };
        if let Some(jpeg) = slot.get() {
            return Ok(jpeg.clone());
        }
        let jpeg: Arc<[u8]> = match level.shrink {
            0 | 1 => compress(&self.image, level.quality)?,
            shrink => compress(&shrunk(&self.image, shrink), level.quality)?,
        }
        .into();
        Ok(slot.get_or_init(|| jpeg).clone())
    }
}

fn compress(image: &Rgb8Image, quality: u8) -> Result<Vec<u8>, EncodingError> {
    let (width, height) = match (u16::try_from(image.width), u16::try_from(image.height)) {
        (Ok(width), Ok(height)) => (width, height),
        _ => {
            return Err(EncodingError::ZeroImageDimensions {
                width: 0,
                height: 0,
            });
        }
    };
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, quality);
    encoder.set_sampling_factor(match quality >= FULL_COLOUR {
        true => SamplingFactor::R_4_4_4,
        false => SamplingFactor::R_4_2_0,
    });
    encoder.encode(image.pixels.as_flattened(), width, height, ColorType::Rgb)?;
    Ok(bytes)
}

/// An image with fewer pixels, each the mean of a square of others.
fn shrunk(image: &Rgb8Image, by: u32) -> Rgb8Image {
    let [width, height] = [image.width, image.height].map(|side| (side / by).max(1));
    let mut pixels = Vec::with_capacity(width as usize * height as usize);
    for y in 0..height {
        for x in 0..width {
            let mut sum = [0_u32; 3];
            let mut count = 0;
            for v in y * by..((y + 1) * by).min(image.height) {
                for u in x * by..((x + 1) * by).min(image.width) {
                    let pixel = image.pixels[v as usize * image.width as usize + u as usize];
                    for (sum, value) in sum.iter_mut().zip(pixel) {
                        *sum += u32::from(value);
                    }
                    count += 1;
                }
            }
            pixels.push(sum.map(|sum| ((sum + count / 2) / count.max(1)) as u8));
        }
    }
    Rgb8Image {
        width,
        height,
        pixels,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frame() -> Frame {
        let mut image = Rgb8Image::filled(64, 48, [10, 20, 30]);
        for y in 0..48 {
            for x in 32..64 {
                image.set(x, y, [200, 150, 100]);
            }
        }
        Frame {
            number: 5,
            image,
            full_size: [512, 384],
            samples_per_pixel: vec![2.5],
            inputs: HashMap::from([(3, 17)]),
            coarseness: 8,
            is_moving: false,
            compressed: Compressed::default(),
        }
    }

    fn parts(message: &[u8]) -> (serde_json::Value, image::RgbImage) {
        let length = u32::from_le_bytes(message[..4].try_into().unwrap()) as usize;
        let header = serde_json::from_slice(&message[4..4 + length]).unwrap();
        let jpeg = image::load_from_memory(&message[4 + length..]).unwrap();
        (header, jpeg.to_rgb8())
    }

    #[test]
    fn a_message_holds_what_is_seen_and_what_is_known() {
        let level = Level {
            shrink: 1,
            quality: 90,
        };
        let (header, image) = parts(&frame().message(3, level).unwrap());
        assert_eq!(header["frame"], 5);
        assert_eq!(header["input"], 17);
        assert_eq!(header["size"][0], 512);
        assert_eq!(header["spp"][0], 2.5);
        assert_eq!(image.dimensions(), (64, 48));
        for (x, colour) in [(4, [10, 20, 30]), (60, [200, 150, 100])] {
            let seen = image.get_pixel(x, 20).0;
            let near = (0..3).all(|c| seen[c].abs_diff(colour[c]) < 6);
            assert!(near, "{seen:?} instead of {colour:?}");
        }
        let (header, _) = parts(&frame().message(4, level).unwrap());
        assert_eq!(header["input"], 0, "another viewer has moved nothing");
    }

    #[test]
    fn lower_levels_are_smaller() {
        let frame = frame();
        let length = |shrink, quality| frame.message(1, Level { shrink, quality }).unwrap().len();
        assert!(length(1, 30) < length(1, 95));
        assert!(length(4, 30) < length(1, 30));
        let (_, image) = parts(
            &frame
                .message(
                    1,
                    Level {
                        shrink: 4,
                        quality: 95,
                    },
                )
                .unwrap(),
        );
        assert_eq!(image.dimensions(), (16, 12));
    }
}
