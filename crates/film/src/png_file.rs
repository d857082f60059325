//! PNG files: the picture as a screen shows it.

use std::io;
use std::path::Path;

use png::{BitDepth, ColorType, Encoder, EncodingError, SrgbRenderingIntent};

use crate::atomic_file;
use crate::error::FilmError;
use crate::image::Rgb8Image;
use crate::metadata::{Metadata, PREFIX};

/// Writes a picture, marked as sRGB, with its metadata as text. An existing file is replaced only when
/// the new one is complete.
pub fn write(path: &Path, image: &Rgb8Image, metadata: &Metadata) -> Result<(), FilmError> {
    metadata.check_keys()?;
    let bytes = encode(image, metadata).map_err(|error| {
        let source = match error {
            EncodingError::IoError(source) => source,
            other => io::Error::new(io::ErrorKind::InvalidInput, other),
        };
        FilmError::write(path, source)
    })?;
    atomic_file::write(path, &bytes)
}

/// The bytes of the file that [`write`] writes.
fn encode(image: &Rgb8Image, metadata: &Metadata) -> Result<Vec<u8>, EncodingError> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, image.width, image.height);
    encoder.set_color(ColorType::Rgb);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_source_srgb(SrgbRenderingIntent::Perceptual);
    for (key, value) in metadata.iter() {
        let (keyword, text) = (format!("{PREFIX}{key}"), value.to_string());
        // tEXt holds Latin-1 without control characters only, iTXt holds everything.
        if text.chars().all(|c| matches!(c, '\n' | ' '..='~')) {
            encoder.add_text_chunk(keyword, text)?;
        } else {
            encoder.add_itxt_chunk(keyword, text)?;
        }
    }
    let mut writer = encoder.write_header()?;
    writer.write_image_data(image.pixels.as_flattened())?;
    writer.finish()?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pixels_and_metadata_come_back() {
        let mut image = Rgb8Image::filled(7, 5, [1, 2, 3]);
        image.set(6, 4, [255, 128, 0]);
        let mut metadata = Metadata::new();
        metadata.set("seed", 7_i64).set("scene", "Grüße, 世界");
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.png");
        write(&path, &image, &metadata).unwrap();

        let file = io::BufReader::new(std::fs::File::open(&path).unwrap());
        let mut reader = png::Decoder::new(file).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        reader.next_frame(&mut pixels).unwrap();
        let info = reader.info();
        assert_eq!((info.width, info.height), (7, 5));
        assert_eq!(info.srgb, Some(SrgbRenderingIntent::Perceptual));
        assert_eq!(pixels, image.pixels.as_flattened());
        let latin = &info.uncompressed_latin1_text[0];
        assert_eq!((&*latin.keyword, &*latin.text), ("wayfare.seed", "7"));
        let wide = &info.utf8_text[0];
        assert_eq!(wide.keyword, "wayfare.scene");
        assert_eq!(wide.get_text().unwrap(), "Grüße, 世界");
    }

    #[test]
    fn a_picture_without_pixels_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let image = Rgb8Image::filled(0, 0, [0; 3]);
        assert!(write(&folder.path().join("a.png"), &image, &Metadata::new()).is_err());
    }
}
