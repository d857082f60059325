//! OpenEXR files: the radiance itself, with everything needed to render it again.

use std::io::Cursor;
use std::path::Path;

use exr::meta::{BlockDescription, MetaData};
use exr::prelude::{
    AnyChannel, AnyChannels, AttributeValue, Encoding, FlatSamples, Layer, LayerAttributes,
    ReadChannels, ReadLayers, Text, Vec2, WritableImage,
};

use crate::atomic_file;
use crate::error::FilmError;
use crate::image::Image;
use crate::metadata::{Metadata, PREFIX, Value};
use crate::regular_file;

/// Images beyond this many samples are taken for damaged headers and not allocated, ...
const MAX_SAMPLES: u64 = 1 << 31;
/// ... and so are those with more samples than this for every byte of the file: no compression makes 2 bytes of a
/// sample a thousand times smaller.
const MAX_SAMPLES_PER_BYTE: u64 = 1024;

type FlatLayer = Layer<AnyChannels<FlatSamples>>;

/// Writes an image as 32-bit float RGB with lossless ZIP compression, its metadata as attributes named
/// `wayfare.<key>`. An existing file is replaced only when the new one is complete. The same
/// image and metadata always give the same bytes.
pub fn write(path: &Path, image: &Image, metadata: &Metadata) -> Result<(), FilmError> {
    write_with(path, image, &[], metadata)
}

/// A further channel of an image, by its name (`layer.channel`), with a number for every pixel.
#[derive(Clone, Debug, PartialEq)]
pub struct Channel {
    /// Its name.
    pub name: String,
    /// Row by row.
    pub values: Vec<f32>,
}

/// The same with further channels, which image viewers show as layers.
pub fn write_with(
    path: &Path,
    image: &Image,
    channels: &[Channel],
    metadata: &Metadata,
) -> Result<(), FilmError> {
    atomic_file::write(path, &encode_with(path, image, channels, metadata)?)
}

/// Reads an image. Metadata comes in the order of its keys.
///
/// Images of other programs may have 16 or 32 bits, channels in any order, tiles or lines. The channels `R`, `G`, `B`
/// have priority, then those of a named layer (`beauty.R` ...), then a single `Y`. The result is the data window,
/// wherever in the frame it lies.
pub fn read(path: &Path) -> Result<(Image, Metadata), FilmError> {
    let bytes = regular_file::read(path, 4 * MAX_SAMPLES).map_err(|source| FilmError::Read {
        path: path.to_owned(),
        source,
    })?;
    // Check the headers before anything large is allocated.
    let explain = |error| decode_error(path, error);
    let headers = MetaData::read_from_buffered(bytes.as_slice(), false).map_err(explain)?;
    check_headers(path, &headers, bytes.len() as u64)?;
    let file = exr::prelude::read()
        .no_deep_data()
        .largest_resolution_level()
        .all_channels()
        .all_layers()
        .all_attributes()
        .non_parallel()
        .from_buffered(Cursor::new(bytes))
        .map_err(explain)?;

    // Find the channels.
    let (layer, channels) = find_rgb(&file.layer_data).ok_or_else(|| {
        let names = file.layer_data.iter().flat_map(|l| &l.channel_data.list);
        let names: Vec<_> = names.map(|channel| text(&channel.name)).collect();
        unsupported(
            path,
            format!(
                "no channels R, G, B or Y to read, only {}",
                names.join(", ")
            ),
        )
    })?;
    let [red, green, blue] = channels.map(|channel| samples(&channel.sample_data));
    let (width, height) = (layer.size.width(), layer.size.height());
    if channels.iter().any(|c| c.sampling != Vec2(1, 1)) || red.len() != width * height {
        let reason = "its colours are subsampled; save it with full colour resolution";
        return Err(unsupported(path, reason.to_owned()));
    }
    let image = Image {
        width: width as u32,
        height: height as u32,
        pixels: red
            .into_iter()
            .zip(green)
            .zip(blue)
            .map(|((r, g), b)| [r, g, b])
            .collect(),
    };

    // Collect our metadata among the attributes.
    let mut metadata = Metadata::new();
    let attributes = file.attributes.other.iter().chain(&layer.attributes.other);
    for (name, value) in attributes {
        if let (Some(key), Some(value)) = (text(name).strip_prefix(PREFIX), from_attribute(value)) {
            metadata.set(key, value);
        }
    }
    metadata.sort();
    Ok((image, metadata))
}

/// The bytes of the file that [`write()`] writes.
pub fn encode(path: &Path, image: &Image, metadata: &Metadata) -> Result<Vec<u8>, FilmError> {
    encode_with(path, image, &[], metadata)
}

/// The bytes of the file that [`write_with`] writes.
pub fn encode_with(
    path: &Path,
    image: &Image,
    further: &[Channel],
    metadata: &Metadata,
) -> Result<Vec<u8>, FilmError> {
    metadata.check_keys()?;
    let of_image = ["R", "G", "B"].into_iter().enumerate().map(|(c, name)| {
        let values = image.pixels.iter().map(|rgb| rgb[c]).collect();
        AnyChannel::new(name, FlatSamples::F32(values))
    });
    let further = further.iter().map(|channel| {
        let values = FlatSamples::F32(channel.values.clone());
        AnyChannel::new(channel.name.as_str(), values)
    });
    let channels = AnyChannels::sort(of_image.chain(further).collect());
    let (width, height) = (image.width as usize, image.height as usize);
    let mut attributes = LayerAttributes {
        software_name: Some(Text::from("Wayfare")),
        ..LayerAttributes::default()
    };
    for (key, value) in metadata.iter() {
        let name = Text::from_slice_unchecked(format!("{PREFIX}{key}").as_bytes());
        attributes.other.insert(name, to_attribute(value));
    }
    let layer = Layer::new(
        (width, height),
        attributes,
        Encoding::SMALL_LOSSLESS,
        channels,
    );
    let mut bytes = Vec::new();
    exr::prelude::Image::from_layer(layer)
        .write()
        .to_buffered(Cursor::new(&mut bytes))
        .map_err(|error| FilmError::write(path, std::io::Error::other(error.to_string())))?;
    sort_attributes(&mut bytes);
    Ok(bytes)
}

/// Puts the attributes of the header into the order of their names. The encoder keeps them in a hash map,
/// so that otherwise two files of the same image would differ. Lengths and offsets stay as they are.
fn sort_attributes(file: &mut [u8]) {
    /// Magic number and version.
    const START: usize = 8;
    let mut attributes = Vec::new();
    let mut at = START;
    while file[at] != 0 {
        // An attribute is name, 0, type, 0, length in 4 bytes, value.
        let zero_after = |from: usize| from + file[from..].iter().take_while(|b| **b != 0).count();
        let name_end = zero_after(at);
        let length_at = zero_after(name_end + 1) + 1;
        let length = u32::from_le_bytes([
            file[length_at],
            file[length_at + 1],
            file[length_at + 2],
            file[length_at + 3],
        ]);
        let end = length_at + 4 + length as usize;
        attributes.push((file[at..name_end].to_vec(), file[at..end].to_vec()));
        at = end;
    }
    attributes.sort();
    let sorted: Vec<u8> = attributes
        .into_iter()
        .flat_map(|(_, bytes)| bytes)
        .collect();
    file[START..at].copy_from_slice(&sorted);
}

/// A whole number beyond 32 bits, which EXR does not know, is stored as its digits.
fn to_attribute(value: &Value) -> AttributeValue {
    let text = |text: &str| AttributeValue::Text(Text::from_slice_unchecked(text.as_bytes()));
    match value {
        Value::Text(value) => text(value),
        Value::Integer(number) => {
            i32::try_from(*number).map_or_else(|_| text(&number.to_string()), AttributeValue::I32)
        }
        Value::Real(number) => AttributeValue::F64(*number),
    }
}

/// The inverse of [`to_attribute`]; `None` for types that are not written here.
fn from_attribute(value: &AttributeValue) -> Option<Value> {
    Some(match value {
        AttributeValue::Text(value) => {
            let value = text(value);
            match value.parse::<i64>() {
                Ok(n) if i32::try_from(n).is_err() && n.to_string() == value => Value::Integer(n),
                _ => Value::Text(value),
            }
        }
        AttributeValue::I32(number) => Value::Integer((*number).into()),
        AttributeValue::F32(number) => Value::Real((*number).into()),
        AttributeValue::F64(number) => Value::Real(*number),
        _ => return None,
    })
}

/// Refuses what cannot be read or would need absurd amounts of memory, before anything is allocated.
fn check_headers(path: &Path, file: &MetaData, size: u64) -> Result<(), FilmError> {
    let mut samples = 0_u64;
    for header in &file.headers {
        if header.deep {
            let reason = "an image with deep data; flatten it first";
            return Err(unsupported(path, reason.to_owned()));
        }
        // A tile is allocated as a whole, also where it sticks out of the image.
        let tile = match header.blocks {
            BlockDescription::Tiles(tiles) => tiles.tile_size,
            BlockDescription::ScanLines => Vec2(0, 0),
        };
        let pixels =
            |Vec2(width, height): Vec2<usize>| (width as u64).saturating_mul(height as u64);
        let most = pixels(header.layer_size).max(pixels(tile));
        let channels = header.channels.list.len() as u64;
        samples = samples.saturating_add(most.saturating_mul(channels));
    }
    if samples > MAX_SAMPLES.min(size.saturating_mul(MAX_SAMPLES_PER_BYTE)) {
        let reason = format!("claims to hold {samples} samples, too many to be an image");
        return Err(unsupported(path, reason));
    }
    Ok(())
}

/// The layer and channels that hold red, green and blue, best candidate first.
fn find_rgb(layers: &[FlatLayer]) -> Option<(&FlatLayer, [&AnyChannel<FlatSamples>; 3])> {
    let plain: Search = |layer| channels_named(layer, "R", "G", "B");
    let of_a_layer: Search = |layer| {
        layer.channel_data.list.iter().find_map(|channel| {
            let name = text(&channel.name);
            let prefix = name.strip_suffix('R').filter(|p| p.ends_with('.'))?;
            channels_named(layer, &name, &format!("{prefix}G"), &format!("{prefix}B"))
        })
    };
    let grey: Search = |layer| channels_named(layer, "Y", "Y", "Y");
    [plain, of_a_layer, grey].into_iter().find_map(|search| {
        layers.iter().find_map(|layer| {
            let found = search(layer)?;
            Some((layer, found.map(|i| &layer.channel_data.list[i])))
        })
    })
}

/// Finds the positions of red, green and blue among the channels of a layer.
type Search = fn(&FlatLayer) -> Option<[usize; 3]>;

fn channels_named(layer: &FlatLayer, red: &str, green: &str, blue: &str) -> Option<[usize; 3]> {
    let position = |name: &str| {
        let mut list = layer.channel_data.list.iter();
        list.position(|channel| text(&channel.name) == name)
    };
    Some([position(red)?, position(green)?, position(blue)?])
}

/// The samples of a channel as 32-bit floats.
fn samples(channel: &FlatSamples) -> Vec<f32> {
    match channel {
        FlatSamples::F16(values) => values.iter().map(|value| value.to_f32()).collect(),
        FlatSamples::F32(values) => values.clone(),
        FlatSamples::U32(values) => values.iter().map(|&value| value as f32).collect(),
    }
}

/// EXR texts are bytes; ours, and those of most programs, are UTF-8.
fn text(text: &Text) -> String {
    String::from_utf8_lossy(text.as_slice()).into_owned()
}

fn unsupported(path: &Path, reason: String) -> FilmError {
    FilmError::Unsupported {
        path: path.to_owned(),
        reason,
    }
}

fn decode_error(path: &Path, error: exr::error::Error) -> FilmError {
    match error {
        exr::error::Error::NotSupported(what) => unsupported(
            path,
            format!("{what} is not supported; save it uncompressed or with ZIP"),
        ),
        other => FilmError::NotExr {
            path: path.to_owned(),
            reason: other.to_string(),
        },
    }
}
