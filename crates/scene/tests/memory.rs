//! Images take no more memory while they are read than is said of them. The only test of its process: others would be counted.

use image::{DynamicImage, ExtendedColorType as Color, ImageEncoder, ImageFormat};
use std::io::Cursor;
use wayfare_scene::{LoadOptions, MemoryFiles, Scene, SceneError, load_from};
use wayfare_testing::CountingAllocator;

#[global_allocator]
static HEAP: CountingAllocator = CountingAllocator::new();

/// What the reader needs besides the image: the text of the scene, tables of a few rows.
const READER: u64 = 1 << 16;

fn load(files: &MemoryFiles, max_image_bytes: u64) -> Result<Scene, SceneError> {
    let options = LoadOptions {
        max_image_bytes,
        ..LoadOptions::default()
    };
    load_from(files, "main.pbrt", &options)
}

/// A scene that shows an image on a triangle.
fn files(name: &str, bytes: Vec<u8>, kind: &str) -> MemoryFiles {
    let parameter = if kind == "float" {
        "roughness"
    } else {
        "reflectance"
    };
    let material = if kind == "float" {
        "conductor"
    } else {
        "diffuse"
    };
    let text = format!(
        "Camera \"perspective\" WorldBegin LightSource \"point\"
         Texture \"t\" \"{kind}\" \"imagemap\" \"string filename\" \"{name}\"
         Material \"{material}\" \"texture {parameter}\" \"t\"
         Shape \"trianglemesh\" \"point3 P\" [ 0 0 1  1 0 1  0 1 1 ] \"integer indices\" [ 0 1 2 ]"
    );
    MemoryFiles::new().with("main.pbrt", text).with(name, bytes)
}

const SIZE: u32 = 700;

/// Bytes without a pattern.
fn noise(count: u32) -> Vec<u8> {
    let mut state = 1u32;
    (0..count)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state >> 24) as u8
        })
        .collect()
}

fn png(color: Color) -> Vec<u8> {
    let bytes = SIZE * SIZE * u32::from(color.bits_per_pixel()) / 8;
    let mut file = Vec::new();
    image::codecs::png::PngEncoder::new(&mut file)
        .write_image(&noise(bytes), SIZE, SIZE, color)
        .expect("a PNG file");
    file
}

/// An RGB image as the `image` crate writes it.
fn written(format: ImageFormat, floats: bool) -> Vec<u8> {
    let raw = noise(3 * SIZE * SIZE);
    let image = image::RgbImage::from_raw(SIZE, SIZE, raw).expect("an image");
    let mut image = DynamicImage::ImageRgb8(image);
    if floats {
        image = DynamicImage::ImageRgb32F(image.to_rgb32f());
    }
    let mut file = Cursor::new(Vec::new());
    image.write_to(&mut file, format).expect("a file");
    file.into_inner()
}

fn exr(channels: &[&str], half: bool, compression: exr::prelude::Compression) -> Vec<u8> {
    use exr::prelude::*;
    let count = (SIZE * SIZE) as usize;
    let values: Vec<f32> = noise(SIZE * SIZE).into_iter().map(f32::from).collect();
    let list = channels.iter().map(|name| {
        let samples = match half {
            true => FlatSamples::F16(values.iter().map(|&v| f16::from_f32(v)).collect()),
            false => FlatSamples::F32(values.clone()),
        };
        assert_eq!(samples.len(), count);
        AnyChannel::new(*name, samples)
    });
    let encoding = Encoding {
        compression,
        ..Encoding::FAST_LOSSLESS
    };
    let layer = Layer::new(
        (SIZE as usize, SIZE as usize),
        LayerAttributes::named("layer"),
        encoding,
        AnyChannels::sort(list.collect()),
    );
    let mut file = Cursor::new(Vec::new());
    Image::from_layer(layer)
        .write()
        .to_buffered(&mut file)
        .expect("a file");
    file.into_inner()
}

fn pfm() -> Vec<u8> {
    let mut file = format!("PF\n{SIZE} {SIZE}\n-1\n").into_bytes();
    file.extend((0..3 * SIZE * SIZE).flat_map(|i| (i as f32).to_le_bytes()));
    file
}

fn qoi() -> Vec<u8> {
    let mut file = b"qoif".to_vec();
    file.extend([SIZE.to_be_bytes(), SIZE.to_be_bytes()].concat());
    file.extend([4, 0]);
    for pixel in noise(4 * SIZE * SIZE).as_chunks::<4>().0 {
        file.push(0xff);
        file.extend(pixel);
    }
    file
}

/// The number before some words of a message.
fn number_before(message: &str, words: &str) -> u64 {
    let before = message.split(words).next().expect("a beginning");
    let number = before.rsplit(' ').next().expect("a word");
    number.parse().expect("a number")
}

fn every_format_stays_within_what_it_states() {
    use exr::prelude::Compression;
    let cases = [
        ("grey.png", png(Color::L8)),
        ("rgb.png", png(Color::Rgb8)),
        ("rgba.png", png(Color::Rgba8)),
        ("grey-alpha-16.png", png(Color::La16)),
        ("rgb-16.png", png(Color::Rgb16)),
        ("rgba-16.png", png(Color::Rgba16)),
        ("a.jpg", written(ImageFormat::Jpeg, false)),
        ("a.tga", written(ImageFormat::Tga, false)),
        ("a.hdr", written(ImageFormat::Hdr, true)),
        ("rgb.exr", exr(&["R", "G", "B"], false, Compression::ZIP16)),
        (
            "rgba.exr",
            exr(&["R", "G", "B", "A"], true, Compression::PIZ),
        ),
        (
            "many.exr",
            exr(&["R", "G", "B", "Z", "N"], false, Compression::RLE),
        ),
        ("grey.exr", exr(&["Y"], true, Compression::Uncompressed)),
        ("a.pfm", pfm()),
        ("a.qoi", qoi()),
    ];
    for (name, bytes) in cases {
        for kind in ["spectrum", "float"] {
            let files = files(name, bytes.clone(), kind);
            let error = load(&files, 0).expect_err("no memory");
            let stated = number_before(error.message(), " bytes while it is read");
            let (scene, measured) = HEAP.peak_of(|| load(&files, stated));
            let scene = scene.expect("enough memory");
            assert_eq!(scene.images[0].size, [SIZE, SIZE]);
            println!("{name} as {kind}: {measured} of {stated}");
            assert!(
                measured <= stated + READER,
                "{name} as {kind}: {measured} bytes where {stated} are stated"
            );
            // What is stated is of use.
            assert!(
                stated < 4 * measured,
                "{name} as {kind}: {stated} for {measured}"
            );
        }
    }
}

/// The memory of one image at a time comes on top of what is kept.
fn a_thousand_textures_work() {
    const COUNT: u32 = 1000;
    let mut text = "Camera \"perspective\" WorldBegin LightSource \"point\"\n".to_owned();
    let mut files = MemoryFiles::new();
    for i in 0..COUNT {
        text += &format!(
            "Texture \"t{i}\" \"spectrum\" \"imagemap\" \"string filename\" \"{i}.png\"
             Material \"diffuse\" \"texture reflectance\" \"t{i}\"
             Shape \"trianglemesh\" \"point3 P\" [ {i} 0 1  {} 0 1  {i} 1 1 ] \"integer indices\" [ 0 1 2 ]\n",
            i + 1
        );
        let mut png = Vec::new();
        let texels = [(i % 256) as u8; 16 * 16 * 3];
        image::codecs::png::PngEncoder::new(&mut png)
            .write_image(&texels, 16, 16, Color::Rgb8)
            .expect("a PNG file");
        files = files.with(format!("{i}.png"), png);
    }
    let files = files.with("main.pbrt", text);
    let kept = u64::from(COUNT) * 16 * 16 * 3;
    let scene = load(&files, kept + (1 << 20)).expect("a thousand textures");
    assert_eq!(scene.images.len(), COUNT as usize);
    let error = load(&files, kept).expect_err("no memory for the last");
    let before = error.message().split("those before it need ").nth(1);
    let before = before
        .and_then(|rest| rest.split(':').next())
        .expect("what is kept");
    let before: u64 = before.parse().expect("a number");
    assert!((kept / 2..kept).contains(&before), "{error}");
}

#[test]
fn images_take_no_more_memory_than_is_stated() {
    every_format_stays_within_what_it_states();
    a_thousand_textures_work();
}
