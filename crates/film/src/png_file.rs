//! PNG files: the image as a screen shows it.

use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;

use png::{BitDepth, ColorType, Encoder, EncodingError, SrgbRenderingIntent};

use crate::atomic_file;
use crate::error::FilmError;
use crate::image::Rgb8Image;
use crate::metadata::{Metadata, PREFIX};

/// Writes an image, marked as sRGB, with its metadata as text. An existing file is replaced only when
/// the new one is complete.
pub fn write(path: &Path, image: &Rgb8Image, metadata: &Metadata) -> Result<(), FilmError> {
    atomic_file::write(path, &encode(path, image, metadata)?)
}

/// The bytes of the file that [`write()`] writes. Errors call it by this path.
pub fn encode(path: &Path, image: &Rgb8Image, metadata: &Metadata) -> Result<Vec<u8>, FilmError> {
    metadata.check_keys()?;
    encoded(image, metadata).map_err(|error| {
        let source = match error {
            EncodingError::IoError(source) => source,
            other => io::Error::new(io::ErrorKind::InvalidInput, other),
        };
        FilmError::write(path, source)
    })
}

fn encoded(image: &Rgb8Image, metadata: &Metadata) -> Result<Vec<u8>, EncodingError> {
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

/// Reads an image that [`write()`] wrote. Its metadata come back as text.
pub fn read(path: &Path) -> Result<(Rgb8Image, Metadata), FilmError> {
    let mut reader = open(path)?;
    let info = reader.info();
    if (info.color_type, info.bit_depth) != (ColorType::Rgb, BitDepth::Eight) {
        let kind = format!("{:?}, {:?} bits", info.color_type, info.bit_depth);
        return Err(not_png(path, kind));
    }
    let (width, height) = (info.width, info.height);
    let metadata = metadata(info);
    let mut bytes = vec![0; width as usize * height as usize * 3];
    let frame = reader.next_frame(&mut bytes);
    frame.map_err(|error| not_png(path, error.to_string()))?;
    let image = Rgb8Image {
        width,
        height,
        pixels: bytes.as_chunks().0.to_vec(),
    };
    Ok((image, metadata))
}

/// Reads only the metadata of an image that [`write()`] wrote, as text, and no pixels.
pub fn read_metadata(path: &Path) -> Result<Metadata, FilmError> {
    Ok(metadata(open(path)?.info()))
}

fn open(path: &Path) -> Result<png::Reader<BufReader<File>>, FilmError> {
    let file = File::open(path).map_err(|source| FilmError::Read {
        path: path.to_owned(),
        source,
    })?;
    let reader = png::Decoder::new(BufReader::new(file)).read_info();
    reader.map_err(|error| not_png(path, error.to_string()))
}

fn not_png(path: &Path, reason: String) -> FilmError {
    let path = path.to_owned();
    FilmError::NotPng { path, reason }
}

fn metadata(info: &png::Info<'_>) -> Metadata {
    let mut metadata = Metadata::new();
    let latin = info.uncompressed_latin1_text.iter();
    let wide = info.utf8_text.iter();
    let texts = latin
        .map(|chunk| (&chunk.keyword, Some(chunk.text.clone())))
        .chain(wide.map(|chunk| (&chunk.keyword, chunk.get_text().ok())));
    for (keyword, text) in texts {
        if let (Some(key), Some(text)) = (keyword.strip_prefix(PREFIX), text) {
            metadata.set(key, text);
        }
    }
    metadata
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

        let (read_image, read_facts) = read(&path).unwrap();
        assert_eq!(read_image, image);
        assert_eq!(read_facts, read_metadata(&path).unwrap());
        let fact = |key: &str| read_facts.get(key).map(ToString::to_string);
        assert_eq!(fact("seed").as_deref(), Some("7"));
        assert_eq!(fact("scene").as_deref(), Some("Grüße, 世界"));

        let file = BufReader::new(File::open(&path).unwrap());
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
    fn what_is_no_image_is_an_error_that_names_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.png");
        assert!(matches!(read(&path), Err(FilmError::Read { .. })));
        let image = Rgb8Image::filled(40, 30, [9; 3]);
        write(&path, &image, &Metadata::new()).unwrap();
        let whole = std::fs::read(&path).unwrap();
        for length in [0, 7, 30, whole.len() - 40] {
            std::fs::write(&path, &whole[..length]).unwrap();
            let error = read(&path).unwrap_err().to_string();
            assert!(error.contains("a.png"), "{length}: {error}");
        }
    }

    #[test]
    fn an_image_without_pixels_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let image = Rgb8Image::filled(0, 0, [0; 3]);
        assert!(write(&folder.path().join("a.png"), &image, &Metadata::new()).is_err());
    }
}
