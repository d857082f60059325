//! Path tracing against the images of other renderers.
//!
//! Every folder with a `scene.pbrt` and a reference image is rendered at the size of the reference in
//! independent batches, and compared tile by tile (see `comparison`). Exit code 1 when one disagrees.
//!
//! - `batches`: renders, so that the noise is known
//! - `comparison`: the numbers and the limits
//! - `defects`: faults that must be found, for `--self-test`
//! - `spectral`: renders at single wavelengths, for `--wavelengths`

mod batches;
mod comparison;
mod defects;
mod spectral;
#[cfg(test)]
mod tests;

use batches::{Batches, Effort};
use clap::Parser;
use comparison::{Comparison, Objection, Reference};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use wayfare_engine::{Device, DeviceSpec, SceneOnDevice};
use wayfare_film::error_map::colour_map;
use wayfare_film::{Image, Metadata, Rgb8Image, ToneMap, exr_file, png_file, tonemap};
use wayfare_scene::{LoadOptions, Material, Scene};
use wayfare_transport::World;

/// Compares path tracing with reference images of other renderers.
#[derive(Debug, Parser)]
struct Args {
    /// Folder that holds a folder per scene, each with scene.pbrt and reference-mitsuba-256.exr or
    /// reference-256.exr (pbrt-v4), or both.
    folder: PathBuf,
    /// Names of scenes [default: all].
    scenes: Vec<String>,
    /// Seconds of rendering per scene.
    #[arg(long, default_value_t = 60.0)]
    time: f64,
    /// Samples per pixel, instead of a time.
    #[arg(long, value_name = "N")]
    spp: Option<u64>,
    /// Device: cpu, gpu, or a certain card as gpu:NAME.
    #[arg(long, default_value_t = DeviceSpec::Cpu)]
    device: DeviceSpec,
    /// Seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Samples per pixel of the images by Mitsuba.
    #[arg(long, value_name = "N", default_value_t = 40_000.0)]
    mitsuba_spp: f64,
    /// Samples per pixel of the images by pbrt-v4.
    #[arg(long, value_name = "N", default_value_t = 1536.0)]
    pbrt_spp: f64,
    /// Also break the renderer on purpose, and fail where the comparison does not notice.
    #[arg(long)]
    self_test: bool,
    /// Render the scene at N wavelengths, as a spectral renderer would, instead of in RGB: a multiple of 3, such as 48.
    /// Without glass of different colours and without the spectra of metals.
    #[arg(long, value_name = "N", value_parser = wavelengths, conflicts_with = "self_test")]
    wavelengths: Option<usize>,
    /// Imitate pbrt-v4's evaluation of matt surfaces under rough coats, whose light is too bright. On the CPU only.
    #[arg(long)]
    pbrt_coats: bool,
    /// Folder for images: ours, the reference, and the differences in sigma (blue 0 to yellow 8).
    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,
}

fn wavelengths(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(count) if (9..=96).contains(&count) && count % 3 == 0 => Ok(count),
        _ => Err("wanted a multiple of 3 between 9 and 96".to_owned()),
    }
}

/// What may differ, as one sigma, between us and a renderer that computes in RGB as we do.
const RGB_TOLERANCE: f64 = 0.01;
/// The same for a spectral renderer: saturated colours multiply differently.
const SPECTRAL_TOLERANCE: f64 = 0.02;

/// A material that covers less than two tiles is not taken away in the self-test.
const FEWEST_PIXELS: usize = 2 * (comparison::TILE * comparison::TILE) as usize;

/// Materials that the self-test makes black.
const BROKEN_MATERIALS: [(&str, IsBroken); 2] = [
    ("metal made black", defects::is_metal),
    ("glass made black", defects::is_glass),
];

type IsBroken = fn(&Material) -> bool;

fn main() -> ExitCode {
    let args = Args::parse();
    match run(&args) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}

fn run(args: &Args) -> Result<bool, String> {
    print_limits();
    if args.pbrt_coats && args.device != DeviceSpec::Cpu {
        return Err("--pbrt-coats works on the CPU only".to_owned());
    }
    let device = Device::open(&args.device, 0).map_err(|error| error.to_string())?;
    let mut all_agree = true;
    for folder in scene_folders(args)? {
        let references = references(args, &folder)?;
        let scene = wayfare_scene::load(&folder.join("scene.pbrt"), &LoadOptions::default())
            .map_err(|error| error.to_string())?;
        all_agree &= check_scene(args, &device, scene, &references)?;
    }
    println!("\n{}", if all_agree { "PASS" } else { "FAIL" });
    Ok(all_agree)
}

fn print_limits() {
    use comparison::{MEAN_LIMIT, OUTLIER, SHARE_LIMIT, TILE, WORST_LIMIT};
    println!(
        "limits: mean ratio within {} % or 3 standard errors; at most {} % of the {TILE}x{TILE} tiles beyond \
         {OUTLIER} sigma, none beyond {WORST_LIMIT}\nsigma: our noise, the reference's noise, and {} % \
         (pbrt-v4, which is spectral: {} %) of the reference",
        100.0 * MEAN_LIMIT,
        100.0 * SHARE_LIMIT,
        100.0 * RGB_TOLERANCE,
        100.0 * SPECTRAL_TOLERANCE,
    );
}

/// The folders of the scenes, by name.
fn scene_folders(args: &Args) -> Result<Vec<PathBuf>, String> {
    let shown = args.folder.display();
    let entries =
        std::fs::read_dir(&args.folder).map_err(|e| format!("cannot read {shown}: {e}"))?;
    let mut folders: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.join("scene.pbrt").is_file())
        .filter(|path| !reference_files(args, path).is_empty())
        .filter(|path| args.scenes.is_empty() || args.scenes.contains(&name(path)))
        .collect();
    folders.sort();
    if folders.is_empty() {
        return Err(format!("no scene with a reference image in {shown}"));
    }
    Ok(folders)
}

fn name(folder: &Path) -> String {
    folder
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned()
}

/// The reference images that a folder holds: renderer, file, samples per pixel, tolerance.
fn reference_files(args: &Args, folder: &Path) -> Vec<(&'static str, PathBuf, f64, f64)> {
    let mitsuba = folder.join("reference-mitsuba-256.exr");
    let pbrt = folder.join("reference-256.exr");
    let mut files = vec![
        ("mitsuba", mitsuba, args.mitsuba_spp, RGB_TOLERANCE),
        ("pbrt-v4", pbrt, args.pbrt_spp, SPECTRAL_TOLERANCE),
    ];
    files.retain(|(_, path, ..)| path.is_file());
    files
}

fn references(args: &Args, folder: &Path) -> Result<Vec<Reference>, String> {
    let references: Vec<_> = reference_files(args, folder)
        .into_iter()
        .map(|(renderer, path, samples_per_pixel, tolerance)| {
            let (image, _) = exr_file::read(&path).map_err(|error| error.to_string())?;
            Ok(Reference {
                renderer,
                image,
                samples_per_pixel,
                tolerance,
            })
        })
        .collect::<Result<_, String>>()?;
    if references
        .iter()
        .any(|r| r.image.size() != references[0].image.size())
    {
        return Err(format!("the references of {} differ in size", name(folder)));
    }
    Ok(references)
}

fn upload(
    args: &Args,
    device: &Device,
    mut scene: Scene,
    size: [u32; 2],
) -> Result<SceneOnDevice, String> {
    scene.film.resolution = size;
    let mut world = World::new(scene).map_err(|error| error.to_string())?;
    if args.pbrt_coats {
        world = world.with_pbrt_coats();
    }
    device
        .upload(Arc::new(world))
        .map_err(|error| error.to_string())
}

/// Renders one scene and compares it with its references.
fn check_scene(
    args: &Args,
    device: &Device,
    scene: Scene,
    references: &[Reference],
) -> Result<bool, String> {
    let name = scene.name.clone();
    let warnings = scene.warnings.len();
    let size = references[0].image.size();
    let intact = args.self_test.then(|| scene.clone());
    let effort = args
        .spp
        .map_or(Effort::Seconds(args.time), Effort::SamplesPerPixel);
    let render = |scene: Scene, effort: Effort, seed: u64| {
        let scene = upload(args, device, scene, size)?;
        Batches::render(&scene, effort, seed, &name).map_err(|e| e.to_string())
    };
    let ours = match args.wavelengths {
        Some(count) => spectral::render(&scene, count, effort, args.seed, render)?,
        None => render(scene, effort, args.seed)?,
    };
    println!(
        "\n{name}: {}x{}, {} samples per pixel in {:.0} s, {} not finite, {warnings} warnings",
        size[0], size[1], ours.samples_per_pixel, ours.seconds, ours.non_finite
    );
    print_header();
    // Both halves come from us: outliers among them would mean that the noise is underestimated.
    let [left, right] = ours.halves();
    let own = Reference {
        renderer: "own halves",
        image: right.mean(),
        samples_per_pixel: right.samples_per_pixel as f64,
        tolerance: 0.0,
    };
    print_row(own.renderer, &compare(&left, &own)?);

    let mut agrees = true;
    for reference in references {
        let comparison = compare(&ours, reference)?;
        agrees &= print_row(reference.renderer, &comparison).is_empty();
        if let Some(folder) = &args.out {
            write_images(folder, &name, &ours.mean(), reference, &comparison)?;
        }
    }
    if let Some(scene) = intact {
        agrees &= finds_defects(args, device, &scene, &ours, &references[0])?;
    }
    Ok(agrees)
}

fn compare(ours: &Batches, reference: &Reference) -> Result<Comparison, String> {
    Comparison::new(ours, reference).map_err(|error| error.to_string())
}

fn print_header() {
    println!(
        "  {:<22} {:>17} {:>22} {:>9} {:>9} {:>13} {:>8}  {:<44} verdict",
        "against",
        "mean ratio",
        "red   green    blue",
        "MSE",
        "MRSE",
        "tiles 50, 90%",
        "outliers",
        "worst tile"
    );
}

/// Prints a line of the table and returns why it fails.
fn print_row(label: &str, comparison: &Comparison) -> Vec<Objection> {
    let objections = comparison.objections();
    let [r, g, b] = comparison.channel_ratios;
    let worst = &comparison.worst;
    let worst = format!(
        "{:+.1} sigma at {},{} {}: {:.4} for {:.4}",
        worst.z,
        worst.position[0],
        worst.position[1],
        ["red", "green", "blue"][worst.channel],
        worst.ours,
        worst.reference
    );
    println!(
        "  {label:<22} {:>8.4} ± {:<6.4} {:>22} {:>9.2e} {:>9.2e} {:>5.2}, {:>5.2}% {:>6.2} %  {worst:<44} {}",
        comparison.mean_ratio,
        comparison.mean_error,
        format!("{r:.4}  {g:.4}  {b:.4}"),
        comparison.mse,
        comparison.mrse,
        100.0 * comparison.tile_errors[0],
        100.0 * comparison.tile_errors[1],
        100.0 * comparison.outliers,
        if objections.is_empty() {
            "PASS".to_owned()
        } else {
            let reasons: Vec<_> = objections.iter().map(Objection::to_string).collect();
            format!("FAIL: {}", reasons.join(", "))
        }
    );
    objections
}

/// Whether every deliberate fault fails the comparison.
fn finds_defects(
    args: &Args,
    device: &Device,
    scene: &Scene,
    ours: &Batches,
    reference: &Reference,
) -> Result<bool, String> {
    let mut broken = vec![
        ("black square", defects::black_square(ours)),
        ("3 % darker", defects::darker(ours)),
    ];
    // A quarter of the effort: the faults are gross.
    let effort = match args.spp {
        Some(spp) => Effort::SamplesPerPixel(spp.div_ceil(4)),
        None => Effort::Seconds(args.time / 4.0),
    };
    let size = reference.image.size();
    let render = |scene: Scene, label: &str| {
        let scene = upload(args, device, scene, size)?;
        Batches::render(&scene, effort, args.seed, label).map_err(|error| error.to_string())
    };
    let label = "direct light only";
    broken.push((
        label,
        render(defects::direct_light_only(scene.clone()), label)?,
    ));
    let intact = upload(args, device, scene.clone(), size)?;
    for (label, is_broken) in BROKEN_MATERIALS {
        // What hardly shows is no test of the comparison.
        if defects::pixels_that_show(intact.world(), is_broken) >= FEWEST_PIXELS {
            let scene = defects::blacken(scene.clone(), is_broken);
            broken.push((label, render(scene, label)?));
        }
    }
    for (label, breaks) in defects::BROKEN_SCENES {
        if let Some(scene) = breaks(scene.clone()) {
            broken.push((label, render(scene, label)?));
        }
    }
    let mut all_found = true;
    for (label, batches) in broken {
        let objections = print_row(&format!("broken: {label}"), &compare(&batches, reference)?);
        // Noise alone is not a finding.
        if objections.iter().all(|&o| o == Objection::TooNoisy) {
            println!("    this fault was NOT noticed");
            all_found = false;
        }
    }
    Ok(all_found)
}

fn write_images(
    folder: &Path,
    name: &str,
    ours: &Image,
    reference: &Reference,
    comparison: &Comparison,
) -> Result<(), String> {
    std::fs::create_dir_all(folder)
        .map_err(|e| format!("cannot make {}: {e}", folder.display()))?;
    let columns = ours.width.div_ceil(comparison::TILE) as usize;
    let mut z = Rgb8Image::filled(ours.width, ours.height, [0; 3]);
    for (i, pixel) in z.pixels.iter_mut().enumerate() {
        let (x, y) = (i % ours.width as usize, i / ours.width as usize);
        let tile = y / comparison::TILE as usize * columns + x / comparison::TILE as usize;
        *pixel = colour_map(comparison.z[tile] / (2.0 * comparison::OUTLIER));
    }
    let none = Metadata::new();
    let renderer = reference.renderer;
    let look = |image| tonemap(image, 0.0, ToneMap::Srgb);
    exr_file::write(&folder.join(format!("{name}.exr")), ours, &none)
        .and_then(|()| png_file::write(&folder.join(format!("{name}.png")), &look(ours), &none))
        .and_then(|()| {
            let path = folder.join(format!("{name}-{renderer}.png"));
            png_file::write(&path, &look(&reference.image), &none)
        })
        .and_then(|()| {
            png_file::write(
                &folder.join(format!("{name}-{renderer}-sigma.png")),
                &z,
                &none,
            )
        })
        .map_err(|error| error.to_string())
}
