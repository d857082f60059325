//! What a user sees of EXR files: nothing is lost, and damage is explained.

use std::fs;
use std::path::Path;

use exr::prelude::{
    AnyChannel, AnyChannels, Encoding, FlatSamples, Layer, LayerAttributes, Vec2, WritableImage,
    f16,
};
use wayfare_film::{FilmError, Image, Metadata, Value, exr_file};

fn image() -> Image {
    let mut state = 1_u32;
    let mut next = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        // Any finite bit pattern, including negative and subnormal numbers.
        let value = f32::from_bits(state);
        if value.is_finite() { value } else { 0.0 }
    };
    Image::from_fn(37, 21, |_, _| [next(), next(), next()])
}

fn metadata() -> Metadata {
    let mut metadata = Metadata::new();
    metadata
        .set("seed", u64::from(u32::MAX) + 7)
        .set("spp", 64_i64)
        .set("seconds", 0.1)
        .set("method", "path")
        .set("scene", "Grüße, 世界")
        .set("empty", "")
        .set("a-key-of-more-than-thirty-one-characters", -5_i64);
    metadata
}

fn bits(image: &Image) -> Vec<u32> {
    let values = image.pixels.as_flattened().iter();
    values.map(|value| value.to_bits()).collect()
}

#[test]
fn a_round_trip_is_bit_exact() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.exr");
    let (image, metadata) = (image(), metadata());
    exr_file::write(&path, &image, &metadata).unwrap();
    let (read, facts) = exr_file::read(&path).unwrap();
    assert_eq!(read.size(), image.size());
    assert_eq!(bits(&read), bits(&image));
    assert_eq!(facts.iter().count(), metadata.iter().count());
    for (key, value) in metadata.iter() {
        assert_eq!(facts.get(key), Some(value), "{key}");
    }
    let keys: Vec<_> = facts.iter().map(|(key, _)| key).collect();
    assert!(keys.is_sorted());
}

#[test]
fn the_same_image_gives_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str| {
        let path = folder.path().join(name);
        exr_file::write(&path, &image(), &metadata()).unwrap();
        fs::read(path).unwrap()
    };
    let first = write("a.exr");
    assert!((0..5).all(|_| write("b.exr") == first));
}

#[test]
fn a_missing_folder_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("nowhere").join("a.exr");
    let error = exr_file::write(&path, &image(), &Metadata::new()).unwrap_err();
    assert!(matches!(error, FilmError::NoFolder { .. }));
    assert!(error.to_string().contains("nowhere"), "{error}");
}

#[test]
fn a_missing_file_is_named() {
    let error = exr_file::read(Path::new("no-such-image.exr")).unwrap_err();
    assert!(error.to_string().contains("no-such-image.exr"), "{error}");
}

#[test]
fn damaged_files_are_errors_and_never_panics() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.exr");
    exr_file::write(&path, &image(), &metadata()).unwrap();
    let whole = fs::read(&path).unwrap();

    fs::write(&path, b"this is not an image").unwrap();
    let error = exr_file::read(&path).unwrap_err();
    assert!(matches!(error, FilmError::NotExr { .. }), "{error}");
    for length in (0..whole.len()).step_by(17) {
        fs::write(&path, &whole[..length]).unwrap();
        assert!(exr_file::read(&path).is_err(), "cut at {length}");
    }
    // A wrong byte may go unnoticed where it is part of a number, but must not bring the program down.
    for at in (0..whole.len().min(1500)).chain((1500..whole.len()).step_by(61)) {
        for flip in [0x01, 0x80, 0xff] {
            let mut bytes = whole.clone();
            bytes[at] ^= flip;
            fs::write(&path, &bytes).unwrap();
            let _ = exr_file::read(&path);
        }
    }
}

/// A few bytes must not take gigabytes.
#[test]
fn a_header_that_claims_more_than_the_file_can_hold_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.exr");
    exr_file::write(&path, &image(), &metadata()).unwrap();
    let mut bytes = fs::read(&path).unwrap();
    // Behind the first corner.
    let corner = value_of(&bytes, "dataWindow\0box2i\0") + 8;
    bytes[corner..corner + 8].copy_from_slice(&[20_000_i32.to_le_bytes(); 2].concat());
    fs::write(&path, &bytes).unwrap();
    let error = exr_file::read(&path).unwrap_err().to_string();
    assert!(
        error.contains("claims to hold 1200120003 samples"),
        "{error}"
    );

    // A tile of 2^30 pixels, round an image of two.
    let channels = ["R", "G", "B"].map(|name| (name, float([0.5, 1.0])));
    write_foreign(&path, channels.into(), (0, 0));
    let mut bytes = fs::read(&path).unwrap();
    let tile = value_of(&bytes, "tiles\0tiledesc\0");
    bytes[tile..tile + 8].copy_from_slice(&[1_u32 << 15; 2].map(u32::to_le_bytes).concat());
    fs::write(&path, &bytes).unwrap();
    let error = exr_file::read(&path).unwrap_err().to_string();
    assert!(
        error.contains("claims to hold 3221225472 samples"),
        "{error}"
    );
}

/// Where the value of an attribute begins, whose name and type are given as they stand in a file.
fn value_of(file: &[u8], attribute: &str) -> usize {
    let name = attribute.as_bytes();
    let at = file.windows(name.len()).position(|w| w == name);
    // The length comes first.
    at.expect("every such image has it") + name.len() + 4
}

/// Writes channels as another program might.
fn write_foreign(path: &Path, channels: Vec<(&str, FlatSamples)>, position: (i32, i32)) {
    let channels = channels
        .into_iter()
        .map(|(name, samples)| AnyChannel::new(name, samples));
    let attributes = LayerAttributes::default().with_position(Vec2(position.0, position.1));
    let channels = AnyChannels::sort(channels.collect());
    let layer = Layer::new((2, 1), attributes, Encoding::FAST_LOSSLESS, channels);
    let mut image = exr::prelude::Image::from_layer(layer);
    image.attributes.display_window = exr::prelude::IntegerBounds::from_dimensions((40, 30));
    image.write().to_file(path).unwrap();
}

fn half(values: [f32; 2]) -> FlatSamples {
    FlatSamples::F16(values.map(f16::from_f32).to_vec())
}

fn float(values: [f32; 2]) -> FlatSamples {
    FlatSamples::F32(values.to_vec())
}

#[test]
fn images_of_other_programs_are_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.exr");
    let read = || exr_file::read(&path).unwrap().0.pixels;

    let rgba = vec![
        ("A", half([1.0; 2])),
        ("R", half([0.5, 1.0])),
        ("G", float([2.0, 3.0])),
        ("B", half([4.0, 5.0])),
        ("Z", float([9.0; 2])),
    ];
    write_foreign(&path, rgba, (11, -7));
    assert_eq!(read(), [[0.5, 2.0, 4.0], [1.0, 3.0, 5.0]]);

    let layered = vec![
        ("albedo.Y", float([8.0; 2])),
        ("beauty.B", float([3.0; 2])),
        ("beauty.G", float([2.0; 2])),
        ("beauty.R", float([1.0; 2])),
    ];
    write_foreign(&path, layered, (0, 0));
    assert_eq!(read(), [[1.0, 2.0, 3.0]; 2]);

    write_foreign(&path, vec![("Y", half([0.25, 0.75]))], (0, 0));
    assert_eq!(read(), [[0.25; 3], [0.75; 3]]);

    write_foreign(&path, vec![("depth", float([1.0; 2]))], (0, 0));
    let error = exr_file::read(&path).unwrap_err().to_string();
    assert!(error.contains("depth"), "{error}");
}

#[test]
fn attributes_of_other_programs_are_not_ours() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.exr");
    write_foreign(&path, vec![("Y", float([0.0; 2]))], (0, 0));
    assert!(exr_file::read(&path).unwrap().1.is_empty());
}

#[test]
fn text_of_digits_stays_text_unless_it_is_a_large_number() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.exr");
    let mut metadata = Metadata::new();
    metadata.set("small", "12").set("zeros", "0099999999999");
    exr_file::write(&path, &Image::new(1, 1), &metadata).unwrap();
    let facts = exr_file::read(&path).unwrap().1;
    assert_eq!(facts.get("small"), Some(&Value::from("12")));
    assert_eq!(facts.get("zeros"), Some(&Value::from("0099999999999")));
}

/// Further channels stand beside the image, which is read as before; their bytes do not depend on chance either.
#[test]
fn further_channels_leave_the_image_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let (path, again) = (folder.path().join("a.exr"), folder.path().join("b.exr"));
    let (image, metadata) = (image(), metadata());
    let values: Vec<f32> = (0..37 * 21).map(|i| i as f32).collect();
    let channels = [exr_file::Channel {
        name: "chains.hit".into(),
        values: values.clone(),
    }];
    exr_file::write_with(&path, &image, &channels, &metadata).unwrap();
    exr_file::write_with(&again, &image, &channels, &metadata).unwrap();
    assert_eq!(fs::read(&path).unwrap(), fs::read(&again).unwrap());
    let (read, _) = exr_file::read(&path).unwrap();
    assert_eq!(bits(&read), bits(&image));
    let file = exr::prelude::read_first_flat_layer_from_file(&path).unwrap();
    let channels = &file.layer_data.channel_data.list;
    let names: Vec<_> = channels.iter().map(|c| c.name.to_string()).collect();
    assert_eq!(names, ["B", "G", "R", "chains.hit"]);
    let found: Vec<f32> = channels[3].sample_data.values_as_f32().collect();
    assert_eq!(found, values);
}
