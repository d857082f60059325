//! OpenEXR files: half and single precision, any compression that needs no licence.

use std::io::Cursor;

use exr::meta::BlockDescription;
use exr::prelude::{FlatSamples, MetaData, ReadChannels, ReadLayers};

use glam::DMat3;

use super::{DECODER_BYTES, Header, ImageError, ImageUse, Pixels, Samples, bytes_of_channels};
use crate::spectrum::srgb_from_rgb;

const MAGIC: [u8; 4] = [0x76, 0x2f, 0x31, 0x01];

/// Whether a file is one, by its first bytes.
pub(super) fn is_exr(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC)
}

/// The size of the largest layer.
pub(super) fn header(bytes: &[u8], usage: ImageUse) -> Result<Header, ImageError> {
    let meta = MetaData::read_from_buffered(Cursor::new(bytes), false).map_err(broken)?;
    let mut largest = Header {
        size: [0; 2],
        peak: 0,
    };
    for layer in &meta.headers {
        let (width, height) = (layer.layer_size.0 as u64, layer.layer_size.1 as u64);
        // What is decoded becomes single precision beside it.
        let pixels = width.saturating_mul(height);
        let channels = &layer.channels;
        let kept = match channels.list.len() as u64 {
            count @ 4.. => count.min(4),
            3 => 3,
            _ => 1,
        };
        let texels = bytes_of_channels(pixels, kept, 4, usage);
        let decoded = pixels.saturating_mul(channels.bytes_per_pixel as u64 + 4 * kept);
        // One block at a time, packed, unpacked and sorted.
        let lines = match layer.blocks {
            BlockDescription::ScanLines => layer.compression.scan_lines_per_block() as u64,
            BlockDescription::Tiles(tiles) => tiles.tile_size.height() as u64,
        };
        let block = width
            .saturating_mul(lines.min(height))
            .saturating_mul(4 * channels.bytes_per_pixel as u64);
        let most = texels.max(decoded).saturating_add(block);
        if most >= largest.peak {
            let size = [width, height].map(|n| u32::try_from(n).unwrap_or(u32::MAX));
            let peak = most.saturating_add(DECODER_BYTES);
            largest = Header { size, peak };
        }
    }
    Ok(largest)
}

/// Reads the channels R, G, B and A, or Y, of the first layer.
pub(super) fn read(bytes: &[u8]) -> Result<Pixels, ImageError> {
    let image = exr::prelude::read()
        .no_deep_data()
        .largest_resolution_level()
        .all_channels()
        .first_valid_layer()
        .all_attributes()
        .non_parallel()
        .from_buffered(Cursor::new(bytes))
        .map_err(broken)?;
    let layer = image.layer_data;
    let size = [layer.size.0, layer.size.1].map(|n| u32::try_from(n).unwrap_or(u32::MAX));
    let count = layer.size.0 * layer.size.1;
    let find = |name: &str| -> Option<&FlatSamples> {
        let mut channels = layer.channel_data.list.iter();
        let channel = channels.find(|channel| channel.name.eq_case_insensitive(name))?;
        let is_full = channel.sampling.0 == 1 && channel.sampling.1 == 1;
        (is_full && channel.sample_data.len() == count).then_some(&channel.sample_data)
    };
    let channels: Vec<&FlatSamples> = match (find("R"), find("G"), find("B"), find("A"), find("Y"))
    {
        (Some(r), Some(g), Some(b), Some(a), _) => vec![r, g, b, a],
        (Some(r), Some(g), Some(b), None, _) => vec![r, g, b],
        (.., Some(y)) => vec![y],
        _ => match layer.channel_data.list.as_slice() {
            [only] if only.sample_data.len() == count => vec![&only.sample_data],
            _ => {
                return Err(ImageError::new(
                    "it has neither the channels R, G and B nor one channel only",
                ));
            }
        },
    };
    let mut values = vec![0.0; count * channels.len()];
    for (offset, samples) in channels.iter().enumerate() {
        let places = values.iter_mut().skip(offset).step_by(channels.len());
        places
            .zip(samples.values_as_f32())
            .for_each(|(place, value)| *place = value);
    }
    Ok(Pixels {
        size,
        channels: channels.len() as u32,
        samples: Samples::Floats(values),
    })
}

/// The matrix from the colours of a file to those of sRGB, where they differ.
pub(super) fn to_srgb(bytes: &[u8]) -> Result<Option<DMat3>, ImageError> {
    let meta = MetaData::read_from_buffered(Cursor::new(bytes), false).map_err(broken)?;
    let layer = meta.headers.first();
    let colors = layer.and_then(|layer| layer.shared_attributes.chromaticities);
    let xy = |at: exr::math::Vec2<f32>| [at.0, at.1].map(f64::from);
    Ok(colors.and_then(|c| srgb_from_rgb([c.red, c.green, c.blue].map(xy), xy(c.white))))
}

fn broken(error: exr::error::Error) -> ImageError {
    ImageError::new(error.to_string())
}
