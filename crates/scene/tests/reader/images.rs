//! Image files as the reader finds them.

use image::ExtendedColorType as Color;
use wayfare_scene::spectrum::{ColorSpace, rgb_to_srgb_primaries};
use wayfare_scene::{
    ErrorKind, ImageMap, LoadOptions, MemoryFiles, Scene, SceneError, Texels, load_from,
};

use crate::common::*;

/// A scene whose sphere shows a file as a colour, and cuts it out by the same file as a number.
fn load_as(name: &str, bytes: impl Into<Vec<u8>>, parameters: &str) -> Result<Scene, SceneError> {
    let text = world(&format!(
        "Texture \"c\" \"spectrum\" \"imagemap\" \"string filename\" \"{name}\" {parameters}
         Texture \"n\" \"float\" \"imagemap\" \"string filename\" \"{name}\" {parameters}
         Material \"diffuse\" \"texture reflectance\" \"c\" Shape \"sphere\" \"texture alpha\" \"n\""
    ));
    load_files(&MemoryFiles::new().with("main.pbrt", text).with(name, bytes))
}

/// The image of a file that is the same for both uses.
fn image_of(name: &str, bytes: impl Into<Vec<u8>>, parameters: &str) -> ImageMap {
    let mut scene = load_as(name, bytes, parameters).expect("valid");
    assert_eq!(scene.warnings, []);
    assert_eq!(scene.images.len(), 1, "shared");
    scene.images.remove(0)
}

fn bytes_of(image: &ImageMap) -> (&[u8], &[f32; 256]) {
    match &image.texels {
        Texels::Bytes { texels, decode } => (texels, decode),
        Texels::Floats(_) => panic!("{} has no bytes", image.name),
    }
}

fn floats_of(image: &ImageMap) -> &[f32] {
    match &image.texels {
        Texels::Floats(texels) => texels,
        Texels::Bytes { .. } => panic!("{} has bytes", image.name),
    }
}

#[test]
fn bytes_stay_bytes_with_their_encoding() {
    let file = png(2, Color::Rgb8, &[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 188]);
    let image = image_of("a.png", file.clone(), "");
    assert_eq!((image.size, image.channels), ([2, 2], 3));
    let (texels, decode) = bytes_of(&image);
    assert_eq!(
        texels,
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 188],
        "the top row first"
    );
    assert_near(
        &[decode[0], decode[188], decode[255]],
        &[0.0, 0.5029, 1.0],
        1e-4,
    );
    let linear = image_of("a.png", file.clone(), "\"string encoding\" \"linear\"");
    assert_near(&[bytes_of(&linear).1[51]], &[0.2], 1e-6);
    let gamma = image_of("a.png", file, "\"string encoding\" \"gamma 2.2\"");
    assert_near(
        &[bytes_of(&gamma).1[188]],
        &[(188.0f32 / 255.0).powf(2.2)],
        1e-5,
    );
    let grey = image_of("g.png", png(2, Color::L8, &[7, 8]), "");
    assert_eq!((grey.channels, bytes_of(&grey).0), (1, &[7, 8][..]));
    let grey = image_of("g.png", png(2, Color::La8, &[7, 100, 8, 200]), "");
    assert_eq!((grey.channels, bytes_of(&grey).0), (1, &[7, 8][..]));
}

#[test]
fn sixteen_bits_become_floats_by_the_same_curve() {
    let words: Vec<u8> = [0u16, 65535, 48316]
        .iter()
        .flat_map(|w| w.to_ne_bytes())
        .collect();
    let file = png(1, Color::Rgb16, &words);
    let image = image_of("a.png", file.clone(), "");
    assert_near(floats_of(&image), &[0.0, 1.0, 0.5029], 1e-3);
    let image = image_of("a.png", file, "\"string encoding\" \"linear\"");
    assert_near(floats_of(&image), &[0.0, 1.0, 48316.0 / 65535.0], 1e-5);
}

/// As in pbrt-v4: a number from an image with transparency is its alpha, and a colour has none.
#[test]
fn alpha_is_the_number_of_an_image_that_has_it() {
    let file = png(2, Color::Rgba8, &[1, 2, 3, 255, 4, 5, 6, 0]);
    let scene = load_as("a.png", file, "\"string encoding\" \"linear\"").expect("valid");
    let [color, number] = scene.images.as_slice() else {
        panic!("two images")
    };
    assert_eq!(
        (color.channels, bytes_of(color).0),
        (3, &[1, 2, 3, 4, 5, 6][..])
    );
    assert_eq!((number.channels, bytes_of(number).0), (1, &[255, 0][..]));
    // A palette with a transparent colour has no alpha there.
    let palette = palette_png();
    assert_eq!(bytes_of(&image_of("p.png", palette, "")).0, [10, 20, 30]);
    // Opaque everywhere, it is the mean of the colours that counts.
    let opaque = image_of("a.png", png(1, Color::Rgba8, &[1, 2, 3, 255]), "");
    assert_eq!(bytes_of(&opaque).0, [1, 2, 3]);
}

/// One pixel whose colour is in a palette, half transparent.
fn palette_png() -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, 1, 1);
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(vec![10, 20, 30]);
    encoder.set_trns(vec![128]);
    let mut writer = encoder.write_header().expect("in memory");
    writer.write_image_data(&[0]).expect("in memory");
    writer.finish().expect("in memory");
    file
}

#[test]
fn targa_and_jpeg_are_srgb_whatever_the_scene_says() {
    // Two pixels, encoded by hand: TGA needs no compression. The bottom row comes first.
    let tga = [
        &[0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 2, 0, 24, 0][..],
        &[0, 0, 255, 10, 20, 30],
    ];
    let image = image_of("a.tga", tga.concat(), "\"string encoding\" \"linear\"");
    assert_eq!((image.size, image.channels), ([1, 2], 3));
    let (texels, decode) = bytes_of(&image);
    assert_eq!(texels, [30, 20, 10, 255, 0, 0]);
    assert_near(&[decode[188]], &[0.5029], 1e-4);
    let mut file = std::io::Cursor::new(Vec::new());
    image::GrayImage::from_pixel(8, 8, image::Luma([200]))
        .write_to(&mut file, image::ImageFormat::Jpeg)
        .expect("in memory");
    let image = image_of("a.jpg", file.into_inner(), "");
    assert_eq!((image.size, image.channels), ([8, 8], 1));
    assert_near(&[bytes_of(&image).1[200]], &[0.5776], 1e-3);
}

#[test]
fn floating_point_files_are_linear() {
    let pfm = image_of("a.pfm", pfm(1, 2, 1, &[2.0, 3.0]), "");
    assert_eq!((pfm.size, floats_of(&pfm)), ([1, 2], &[3.0, 2.0][..]));
    let mut file = std::io::Cursor::new(Vec::new());
    image::Rgb32FImage::from_raw(1, 1, vec![0.5, 8.0, 0.25])
        .expect("one pixel")
        .write_to(&mut file, image::ImageFormat::Hdr)
        .expect("in memory");
    let file = file.into_inner();
    let hdr = image_of("a.hdr", file.clone(), "");
    assert_near(floats_of(&hdr), &[0.5, 8.0, 0.25], 0.05);
    // Some programs write another first line.
    let text = std::str::from_utf8(&file[..10]).expect("text");
    assert_eq!(text, "#?RADIANCE");
    let rgbe = image_of("a.dat", [b"#?RGBE", &file[10..]].concat(), "");
    assert_eq!(floats_of(&rgbe), floats_of(&hdr));
    let exr = image_of("a.exr", exr_file(&["R", "G", "B"], &[1.0, 0.5, 100.0]), "");
    assert_eq!((exr.channels, floats_of(&exr)), (3, &[1.0, 0.5, 100.0][..]));
    let exr = image_of("a.exr", exr_file(&["Y"], &[7.0]), "");
    assert_eq!((exr.channels, floats_of(&exr)), (1, &[7.0][..]));
    let scene = load_as(
        "a.exr",
        exr_file(&["A", "B", "G", "R"], &[0.5, 3.0, 2.0, 1.0]),
        "",
    );
    let scene = scene.expect("valid");
    assert_eq!(floats_of(&scene.images[0]), [1.0, 2.0, 3.0]);
    assert_eq!(floats_of(&scene.images[1]), [0.5]);
}

/// Colours of other primaries become those of sRGB; numbers and normals stay as they are.
#[test]
fn exr_files_say_which_primaries_they_have() {
    let file = |primaries: [[f32; 2]; 4], channels: &[(&str, f32)]| {
        let names: Vec<_> = channels.iter().map(|(name, _)| *name).collect();
        let values: Vec<_> = channels.iter().map(|(_, value)| *value).collect();
        exr_file_with(&names, &values, Some(primaries))
    };
    const REC_2020: [[f32; 2]; 4] = [
        [0.708, 0.292],
        [0.17, 0.797],
        [0.131, 0.046],
        [0.3127, 0.329],
    ];
    const SRGB: [[f32; 2]; 4] = [[0.64, 0.33], [0.3, 0.6], [0.15, 0.06], [0.3127, 0.329]];
    let values = [("B", 0.25), ("G", 0.5), ("R", 0.5)];
    let scene = load_as("a.exr", file(REC_2020, &values), "").expect("valid");
    let [color, number] = scene.images.as_slice() else {
        panic!("two images")
    };
    let expected = rgb_to_srgb_primaries([0.5, 0.5, 0.25], ColorSpace::Rec2020);
    assert_near(floats_of(color), &expected, 1e-6);
    assert!((expected[0] - 0.5).abs() > 0.01, "{expected:?}");
    assert_eq!(floats_of(number), [0.5, 0.5, 0.25]);
    let with_alpha = [("A", 0.5), ("B", 0.25), ("G", 0.5), ("R", 0.5)];
    let scene = load_as("a.exr", file(REC_2020, &with_alpha), "").expect("valid");
    assert_near(floats_of(&scene.images[0]), &expected, 1e-6);
    // Those of sRGB change nothing, and senseless ones count for nothing.
    for primaries in [SRGB, [[0.0; 2]; 4]] {
        let image = image_of("a.exr", file(primaries, &values), "");
        assert_eq!(floats_of(&image), [0.5, 0.5, 0.25]);
    }
    let grey = image_of("a.exr", file(SRGB, &[("Y", 7.0)]), "");
    assert_eq!(floats_of(&grey), [7.0]);
    // A normal map is no colour.
    let text = world("Material \"diffuse\" \"string normalmap\" \"a.exr\" Shape \"sphere\"");
    let files = MemoryFiles::new().with("main.pbrt", text);
    let scene = load_files(&files.with("a.exr", file(REC_2020, &values))).expect("valid");
    assert_eq!(floats_of(&scene.images[0]), [0.5, 0.5, 0.25]);
}

/// An OpenEXR file of one pixel.
pub fn exr_file(names: &[&str], values: &[f32]) -> Vec<u8> {
    exr_file_with(names, values, None)
}

/// The same, with the chromaticities of red, green, blue and white.
fn exr_file_with(names: &[&str], values: &[f32], colors: Option<[[f32; 2]; 4]>) -> Vec<u8> {
    use exr::prelude::*;
    let channels = names
        .iter()
        .zip(values)
        .map(|(name, value)| AnyChannel::new(*name, FlatSamples::F32(vec![*value])));
    let mut image = Image::from_channels((1, 1), AnyChannels::sort(channels.collect()));
    image.attributes.chromaticities = colors.map(|colors| {
        let [red, green, blue, white] = colors.map(|[x, y]| Vec2(x, y));
        attribute::Chromaticities {
            red,
            green,
            blue,
            white,
        }
    });
    let mut file = std::io::Cursor::new(Vec::new());
    image.write().to_buffered(&mut file).expect("in memory");
    file.into_inner()
}

#[test]
fn qoi_files_say_how_they_are_encoded() {
    let file = |space: u8| {
        let mut bytes = b"qoif\0\0\0\x01\0\0\0\x01\x04".to_vec();
        bytes.extend([space, 0xff, 1, 2, 3, 128, 0, 0, 0, 0, 0, 0, 0, 1]);
        bytes
    };
    let scene = load_as("a.qoi", file(1), "").expect("valid");
    assert_eq!(bytes_of(&scene.images[0]).0, [1, 2, 3]);
    assert_eq!(bytes_of(&scene.images[1]).0, [128]);
    assert_near(&[bytes_of(&scene.images[0]).1[51]], &[0.2], 1e-6);
    let scene = load_as("a.qoi", file(0), "").expect("valid");
    assert_near(&[bytes_of(&scene.images[0]).1[188]], &[0.5029], 1e-4);
}

#[test]
fn what_a_file_is_decides_not_its_name() {
    let image = image_of("a.dat", pfm(1, 1, 1, &[2.0]), "");
    assert_eq!(floats_of(&image), [2.0]);
    let image = image_of("a.tga", png(1, Color::L8, &[3]), "");
    assert_eq!(bytes_of(&image).0, [3]);
}

#[test]
fn bad_texels_are_counted_and_black() {
    let values = [1.0, f32::NAN, -1.0, 0.5, f32::INFINITY, 2.0];
    let scene = load_as("a.pfm", pfm(2, 1, 3, &values), "").expect("valid");
    assert_eq!(floats_of(&scene.images[0]), [1.0, 0.0, 0.0, 0.5, 0.0, 2.0]);
    let [warning] = scene.warnings.as_slice() else {
        panic!("{:?}", scene.warnings)
    };
    assert_eq!(
        warning.what,
        "image \"a.pfm\": 3 values that are negative, infinite or not a number become 0"
    );
    assert_eq!(
        (warning.count, warning.first.as_str()),
        (1, "main.pbrt:2:35")
    );
}

#[test]
fn broken_images_are_errors_that_name_them() {
    for (name, bytes) in [
        ("a.png", &b""[..]),
        ("a.png", b"not an image"),
        ("a.exr", &[0x76, 0x2f, 0x31, 0x01, 2, 0, 0, 0]),
        ("a.pfm", b"PF\n2 2\n-1\n1234"),
        ("a.qoi", b"qoif\0\0\0\x01"),
        ("a.hdr", b"#?RADIANCE\n"),
        ("a.tga", b""),
        ("a.bmp", b"BM"),
    ] {
        let error = load_as(name, bytes, "").expect_err(name);
        assert_eq!(error.kind(), ErrorKind::InvalidImage, "{name}: {error}");
        let start = format!("the image \"{name}\" cannot be read: ");
        assert!(error.message().starts_with(&start), "{error}");
        let place = error.place().expect("a place");
        assert_eq!((place.line, place.column), (2, 35), "{error}");
    }
    let cut = png(64, Color::L8, &[9; 64 * 64]);
    let error = load_as("a.png", &cut[..cut.len() / 2], "").expect_err("cut");
    assert_eq!(error.kind(), ErrorKind::InvalidImage);
}

/// A few bytes that claim to be an image of gigabytes are refused by their header.
#[test]
fn images_beyond_the_limit_are_refused_before_they_are_decoded() {
    let error = load_as("a.pfm", b"PF\n131072 131072\n-1\n", "").expect_err("huge");
    assert_eq!(error.kind(), ErrorKind::LimitExceeded);
    assert_eq!(
        error.message(),
        "the image \"a.pfm\" of 131072 x 131072 pixels needs 206158430228 bytes while it is read, and those before it need 0: \
         more than the limit of 4294967296"
    );
    let error = load_as("a.pfm", b"PF\n1000000 1\n-1\n", "").expect_err("wide");
    assert!(error.message().contains("1000000 x 1 pixels"), "{error}");
    // Together they count, too.
    let textures: String = (0..4)
        .map(|i| format!("Texture \"t{i}\" \"float\" \"imagemap\" \"string filename\" \"{i}.pfm\" Shape \"disk\" \"texture alpha\" \"t{i}\"\n"))
        .collect();
    let mut files = MemoryFiles::new().with("main.pbrt", world(&textures));
    for i in 0..4 {
        files = files.with(format!("{i}.pfm"), pfm(8, 8, 1, &[1.0; 64]));
    }
    let load = |max_image_bytes| {
        let options = LoadOptions {
            max_image_bytes,
            ..LoadOptions::default()
        };
        load_from(&files, "main.pbrt", &options)
    };
    // Three are there while the fourth is read.
    let needed = 3 * 256 + 256 + pfm(8, 8, 1, &[1.0; 64]).len() as u64;
    assert!(load(needed).is_ok());
    let error = load(needed - 1).expect_err("too much");
    assert!(
        error.message().contains("\"3.pfm\" of 8 x 8 pixels"),
        "{error}"
    );
}
