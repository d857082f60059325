//! Files that are sound, to be damaged. They are small: many cases fit into a second.

use exr::prelude as exr_crate;
use flate2::{Compression, write::GzEncoder};
use image::{DynamicImage, ExtendedColorType, ImageFormat};
use std::io::{Cursor, Write};
use wayfare_film::{Image, Metadata, exr_file};
use wayfare_study::spec::Spec;

/// Files by name; the first one is the one that the reader opens.
pub type Files = Vec<(String, Vec<u8>)>;

/// Files that are read together, and those of them that are damaged.
pub struct Seed {
    /// The files.
    pub files: Files,
    /// How many of them are damaged, from the first one on.
    pub damaged: usize,
    /// Whether the first one is compressed after it was damaged.
    pub packed: bool,
}

impl Seed {
    /// A single file.
    fn file(name: &str, bytes: impl Into<Vec<u8>>) -> Self {
        Self {
            files: vec![(name.to_owned(), bytes.into())],
            damaged: 1,
            packed: false,
        }
    }

    /// The same, with files that stay as they are.
    fn beside(mut self, others: &[(&str, &[u8])]) -> Self {
        let others = others
            .iter()
            .map(|(name, bytes)| ((*name).to_owned(), bytes.to_vec()));
        self.files.extend(others);
        self
    }
}

/// Compresses a file.
pub fn gzip(bytes: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::fast());
    encoder.write_all(bytes).expect("memory takes everything");
    encoder.finish().expect("memory takes everything")
}

const PART: &str = include_str!("corpus/part.pbrt");
const SCENES: [&str; 8] = [
    include_str!("corpus/shapes.pbrt"),
    include_str!("corpus/materials.pbrt"),
    include_str!("corpus/textures.pbrt"),
    include_str!("corpus/lights.pbrt"),
    include_str!("corpus/instances.pbrt"),
    include_str!("corpus/view.pbrt"),
    include_str!("corpus/orthographic.pbrt"),
    include_str!("../../../../examples/cornell-box.pbrt"),
];
/// Every directive and parameter, with spheres, and coats: thorough and slow, so they are few of many.
const SLOW_SCENES: [&str; 2] = [
    include_str!("../../../scene/tests/reader/texts/everything.pbrt"),
    include_str!("corpus/coats.pbrt"),
];
/// How often the others are in the list for each time that these are.
const REPEATS: usize = 6;

/// Scenes with everything that they include.
pub fn scenes() -> Vec<Seed> {
    let (png, sky) = (png(2, ExtendedColorType::Rgb8, &[90; 12]), pfm(2, 2, 3));
    let others: [(&str, &[u8]); 5] = [
        ("part.pbrt", PART.as_bytes()),
        ("a.ply", ASCII_PLY.as_bytes()),
        ("a.png", &png),
        ("picture.png", &png),
        ("sky.pfm", &sky),
    ];
    let seed = |text: &&str| Seed {
        damaged: 2,
        ..Seed::file("main.pbrt", *text).beside(&others)
    };
    let mut seeds: Vec<Seed> = (0..REPEATS).flat_map(|_| SCENES.iter().map(seed)).collect();
    seeds.extend(SLOW_SCENES.iter().map(seed));
    seeds.push(Seed {
        packed: true,
        ..seed(&SCENES[6])
    });
    seeds
}

const ASCII_PLY: &str = "ply\nformat ascii 1.0\ncomment a square and a triangle\nelement extra 2\n\
    property list uchar short tags\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\n\
    property float nx\nproperty float ny\nproperty float nz\nproperty float u\nproperty float v\n\
    element face 2\nproperty list uchar int vertex_indices\nend_header\n\
    0\n2 5 -6\n0 0 0 0 0 1 0 0\n1 0 0 0 0 1 1 0\n1 1 0 0 0 1 1 1\n0 1 0 0 0 1 0 1\n\
    4 0 1 2 3\n3 2 1 0\n";

/// A scene that shows the mesh of a file.
fn scene_of_mesh(file: &str) -> String {
    format!(
        "WorldBegin LightSource \"infinite\" Translate 0 0 2 Shape \"plymesh\" \"string filename\" \"{file}\""
    )
}

/// Meshes in all encodings.
pub fn meshes() -> Vec<Seed> {
    let [little, big] = [false, true].map(binary_ply);
    let plain = [ASCII_PLY.as_bytes(), &little, &big].map(|bytes| {
        let scene = scene_of_mesh("a.ply");
        Seed::file("a.ply", bytes).beside(&[("main.pbrt", scene.as_bytes())])
    });
    let packed = [ASCII_PLY.as_bytes(), &big].map(|bytes| {
        let scene = scene_of_mesh("a.ply.gz");
        Seed {
            packed: true,
            ..Seed::file("a.ply.gz", bytes).beside(&[("main.pbrt", scene.as_bytes())])
        }
    });
    plain.into_iter().chain(packed).collect()
}

/// A binary PLY file of three vertices and two faces, with numbers of many types.
fn binary_ply(big: bool) -> Vec<u8> {
    let format = if big { "big" } else { "little" };
    let mut bytes = format!(
        "ply\nformat binary_{format}_endian 1.0\nelement vertex 3\nproperty float x\nproperty double y\n\
         property short z\nproperty list uchar uchar w\nelement face 2\nproperty uchar f\n\
         property list ushort uchar vertex_index\nend_header\n"
    )
    .into_bytes();
    for i in 0..3_u8 {
        let (x, y, z) = (f32::from(i), f64::from(i * i), i16::from(i == 1));
        if big {
            bytes.extend(x.to_be_bytes().into_iter().chain(y.to_be_bytes()));
            bytes.extend(z.to_be_bytes());
        } else {
            bytes.extend(x.to_le_bytes().into_iter().chain(y.to_le_bytes()));
            bytes.extend(z.to_le_bytes());
        }
        bytes.push(i);
        bytes.extend(std::iter::repeat_n(7, i.into()));
    }
    for _ in 0..2 {
        bytes.push(9);
        bytes.extend(if big { [0, 3] } else { [3, 0] });
        bytes.extend([0, 1, 2]);
    }
    bytes
}

/// A scene that uses an image as texture and light, and one with colours as normal map.
fn scene_of_image(file: &str) -> String {
    let relief = if GREY.contains(&file) {
        String::new()
    } else {
        format!("\"string normalmap\" \"{file}\"")
    };
    format!(
        "WorldBegin LightSource \"infinite\" Translate 0 0 2
         Texture \"t\" \"spectrum\" \"imagemap\" \"string filename\" \"{file}\"
         Texture \"f\" \"float\" \"imagemap\" \"string filename\" \"{file}\" \"string wrap\" \"black\"
         Material \"diffuse\" \"texture reflectance\" \"t\" {relief}
         Shape \"bilinearmesh\" \"point3 P\" [ -1 -1 0  1 -1 0  -1 1 0  1 1 0 ] \"texture alpha\" \"f\"
         LightSource \"goniometric\" \"string filename\" \"{file}\""
    )
}

/// The images without colours.
const GREY: [&str; 2] = ["c.png", "b.pfm"];

/// An image of every kind of file.
pub fn textures() -> Vec<Seed> {
    let pixels = image::RgbImage::from_fn(12, 12, |x, y| {
        image::Rgb([x as u8 * 19, y as u8 * 15, (x * y) as u8])
    });
    let bytes = DynamicImage::ImageRgb8(pixels);
    let floats = DynamicImage::ImageRgb32F(bytes.to_rgb32f());
    let encoded = |image: &DynamicImage, format| {
        let mut file = Cursor::new(Vec::new());
        image.write_to(&mut file, format).expect("in memory");
        file.into_inner()
    };
    let mut qoi = b"qoif\0\0\0\x04\0\0\0\x04\x04\0".to_vec();
    qoi.extend((0..40).map(|i| (i * 37) as u8));
    let files = [
        ("a.png", encoded(&bytes, ImageFormat::Png)),
        ("b.png", png(4, ExtendedColorType::Rgba16, &[77; 128])),
        ("c.png", png(4, ExtendedColorType::La8, &[77; 32])),
        ("a.jpg", encoded(&bytes, ImageFormat::Jpeg)),
        ("a.tga", encoded(&bytes, ImageFormat::Tga)),
        ("a.hdr", encoded(&floats, ImageFormat::Hdr)),
        ("a.exr", encoded(&floats, ImageFormat::OpenExr)),
        ("b.exr", exr(exr_crate::Encoding::UNCOMPRESSED)),
        ("a.pfm", pfm(4, 4, 3)),
        ("b.pfm", pfm(4, 4, 1)),
        ("a.qoi", qoi),
    ];
    let seed = |(name, bytes): (&str, Vec<u8>)| {
        Seed::file(name, bytes).beside(&[("main.pbrt", scene_of_image(name).as_bytes())])
    };
    files.into_iter().map(seed).collect()
}

/// EXR files: our own, and those of other programs.
pub fn exr_images() -> Vec<Seed> {
    use exr_crate::{Blocks, Compression, Encoding, LineOrder, Vec2};
    let encoding = |compression, blocks| Encoding {
        compression,
        blocks,
        line_order: LineOrder::Increasing,
    };
    let tiles = Blocks::Tiles(Vec2(3, 2));
    let files = [
        ours(),
        exr(Encoding::UNCOMPRESSED),
        exr(Encoding::FAST_LOSSLESS),
        exr(encoding(Compression::ZIP1, Blocks::ScanLines)),
        exr(encoding(Compression::PIZ, Blocks::ScanLines)),
        exr(encoding(Compression::PXR24, tiles)),
        exr(encoding(Compression::B44, tiles)),
        exr(encoding(Compression::Uncompressed, tiles)),
    ];
    files.map(|bytes| Seed::file("a.exr", bytes)).into()
}

/// An image as `render` writes it.
fn ours() -> Vec<u8> {
    let image = Image::from_fn(6, 5, |x, y| [x as f32, y as f32, 0.5]);
    let mut metadata = Metadata::new();
    metadata
        .set("method", "pt")
        .set("seed", 7_i64)
        .set("seconds", 0.25);
    let folder = tempfile::tempdir().expect("a temporary folder");
    let path = folder.path().join("a.exr");
    exr_file::write(&path, &image, &metadata).expect("it can be written");
    std::fs::read(path).expect("it was just written")
}

/// An image with channels of 16 and 32 bits.
fn exr(encoding: exr_crate::Encoding) -> Vec<u8> {
    use exr_crate::{
        AnyChannel, AnyChannels, FlatSamples, Image, Layer, LayerAttributes, WritableImage, f16,
    };
    let values = || (0..36).map(|i| i as f32 * 0.1);
    let halves = values().map(f16::from_f32).collect();
    let channels = AnyChannels::sort(
        [
            AnyChannel::new("R", FlatSamples::F32(values().collect())),
            AnyChannel::new("G", FlatSamples::F32(values().collect())),
            AnyChannel::new("B", FlatSamples::F16(halves)),
        ]
        .into_iter()
        .collect(),
    );
    let layer = Layer::new((6, 6), LayerAttributes::named("beauty"), encoding, channels);
    let mut file = Cursor::new(Vec::new());
    Image::from_layer(layer)
        .write()
        .non_parallel()
        .to_buffered(&mut file)
        .expect("in memory");
    file.into_inner()
}

/// Camera paths.
pub fn trajectories() -> Vec<Seed> {
    let texts = [
        include_str!("corpus/trajectory.toml"),
        include_str!("corpus/at-rest.toml"),
        include_str!("corpus/turning.toml"),
    ];
    texts.map(|text| Seed::file("a.toml", text)).into()
}

/// Study files.
pub fn studies() -> Vec<Seed> {
    let presets = Spec::PRESETS.iter().map(|(_, text)| *text);
    let own = include_str!("corpus/study.toml");
    let texts = presets.chain([own]);
    texts.map(|text| Seed::file("a.toml", text)).collect()
}

/// Settings of `render --config`.
pub fn settings() -> Vec<Seed> {
    let texts = [
        include_str!("corpus/settings.toml"),
        include_str!("corpus/chains.toml"),
    ];
    texts.map(|text| Seed::file("a.toml", text)).into()
}

/// A PFM file of a few values.
fn pfm(width: usize, height: usize, channels: usize) -> Vec<u8> {
    let magic = if channels == 3 { "PF" } else { "Pf" };
    let mut bytes = format!("{magic}\n{width} {height}\n-1\n").into_bytes();
    bytes.extend((0..width * height * channels).flat_map(|i| (i as f32 * 0.1).to_le_bytes()));
    bytes
}

/// A PNG file of bytes, the top row first.
fn png(width: u32, color: ExtendedColorType, bytes: &[u8]) -> Vec<u8> {
    let row = width as usize * usize::from(color.bits_per_pixel()) / 8;
    let height = (bytes.len() / row) as u32;
    let mut file = Cursor::new(Vec::new());
    image::write_buffer_with_format(&mut file, bytes, width, height, color, ImageFormat::Png)
        .expect("in memory");
    file.into_inner()
}

/// Gives the chunks of a PNG file the checksums that they should have: a decoder looks at nothing behind a wrong one.
pub fn repair_png(bytes: &mut [u8]) {
    const SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
    if !bytes.starts_with(SIGNATURE) {
        return;
    }
    // A chunk is length, type, data, checksum of type and data.
    let mut at = SIGNATURE.len();
    while let Some(length) = bytes.get(at..).and_then(|rest| rest.first_chunk()) {
        let length = u32::from_be_bytes(*length) as usize;
        let Some(chunk) = bytes.get_mut(at + 4..at.saturating_add(length).saturating_add(12))
        else {
            return;
        };
        let (data, checksum) = chunk.split_at_mut(length + 4);
        let mut crc = flate2::Crc::new();
        crc.update(data);
        checksum.copy_from_slice(&crc.sum().to_be_bytes());
        at += length + 12;
    }
}
