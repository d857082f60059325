//! Reference, path tracing and Persistent Restore at equal time, side by side with a magnified detail: the image of the
//! README.
//!
//! `cargo run --release --example comparison -- pool --seconds 0.5 --out comparison.png`

use clap::Parser;
use std::error::Error;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use wayfare_engine::{Budget, Device, DeviceSpec, Method, SceneOnDevice, Settings};
use wayfare_film::{Image, Labelled, Metadata, ToneMap, compare, png_file, side_by_side, tonemap};
use wayfare_transport::World;

/// Makes the comparison.
#[derive(Parser)]
struct Args {
    /// A built-in scene.
    scene: String,
    /// Seconds for each method.
    #[arg(long, default_value_t = 0.5)]
    seconds: f64,
    /// Method of the reference: one that finds all light.
    #[arg(long, default_value = "metropolis")]
    reference: Method,
    /// Samples per pixel of the reference.
    #[arg(long, default_value_t = 16384)]
    reference_spp: u64,
    /// Width of the images; their shape is the scene's.
    #[arg(long, default_value_t = 400)]
    width: u32,
    /// Left edge, top edge and width of the detail, in shares of the image.
    #[arg(long, num_args = 3, value_delimiter = ',', default_values_t = [0.35, 0.45, 0.25])]
    detail: Vec<f64>,
    /// Device to render on.
    #[arg(long, default_value_t = DeviceSpec::Auto)]
    device: DeviceSpec,
    /// File to write (PNG).
    #[arg(long, default_value = "comparison.png")]
    out: PathBuf,
}

fn main() -> Result<(), Box<dyn Error>> {
    let args = Args::parse();
    let builtin = wayfare_builtin::find(&args.scene).ok_or("no such built-in scene")?;
    let mut scene = builtin.load(&Default::default())?;
    let [width, height] = scene.film.resolution;
    scene.film.resolution = [args.width, args.width * height / width];
    let device = Device::open(&args.device, 0)?;
    let scene = device.upload(Arc::new(World::new(scene)?))?;

    // The reference has no clock; the others have the same.
    let (reference, _) = render(&scene, args.reference, Some(args.reference_spp), None)?;
    let mut images = vec![(
        "reference".to_owned(),
        format!("{}, {} spp", args.reference, args.reference_spp),
        reference.clone(),
    )];
    for name in ["pt", "persistent-restore"] {
        let (image, spp) = render(&scene, name.parse()?, None, Some(args.seconds))?;
        let metrics = compare(&image, &reference)?;
        println!("{name}: {spp:.1} spp, {metrics:?}");
        let note = format!(
            "{} s, {spp:.0} spp, MRSE {:.2e}",
            args.seconds, metrics.mrse
        );
        images.push((name.to_owned(), note, image));
    }

    // Images in the first row, their details in the second.
    let details: Vec<Image> = images
        .iter()
        .map(|(_, _, image)| detail(image, &args.detail))
        .collect();
    let whole = images.iter().map(|(_, _, image)| image);
    let shown: Vec<_> = whole
        .chain(&details)
        .map(|image| tonemap(image, 0.0, ToneMap::Filmic))
        .collect();
    let labels = images
        .iter()
        .map(|(title, note, _)| (&title[..], &note[..]));
    let labels = labels.chain(std::iter::repeat_n(("", "detail"), details.len()));
    let labelled: Vec<Labelled<'_>> = shown
        .iter()
        .zip(labels)
        .map(|(image, (title, note))| Labelled { image, title, note })
        .collect();
    png_file::write(&args.out, &side_by_side(&labelled), &Metadata::new())?;
    println!("wrote {} ({})", args.out.display(), device.name());
    Ok(())
}

/// An image with a number of samples per pixel, or after a time; a first run warms the device up.
fn render(
    scene: &SceneOnDevice,
    method: Method,
    spp: Option<u64>,
    seconds: Option<f64>,
) -> Result<(Image, f64), Box<dyn Error>> {
    let settings = Settings {
        method,
        ..Default::default()
    };
    let mut renderer = scene.renderer(&settings)?;
    let stop = AtomicBool::new(false);
    for seed in [1, 2] {
        renderer.restart(seed)?;
        let deadline = seconds.map(|seconds| Instant::now() + Duration::from_secs_f64(seconds));
        renderer.advance(&Budget {
            samples_per_pixel: spp.unwrap_or(renderer.max_samples_per_pixel()),
            deadline,
            is_strict: false,
            stop: &stop,
        })?;
        if spp.is_some() {
            break;
        }
    }
    Ok((renderer.image()?, renderer.samples_per_pixel()))
}

/// A part of an image, magnified to its size.
fn detail(image: &Image, part: &[f64]) -> Image {
    let [width, height] = image.size();
    Image::from_fn(width, height, |x, y| {
        let place = |i: u32, size: u32, from: f64| {
            let share = from + part[2] * f64::from(i) / f64::from(size);
            ((share * f64::from(size)) as u32).min(size - 1)
        };
        image.pixel(place(x, width, part[0]), place(y, height, part[1]))
    })
}
