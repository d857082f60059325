//! Which method gives the best image once its noise has been taken out, and what earlier frames add while a camera
//! moves: the tables of docs/denoising.md.
//!
//! `cargo run --release --example best_image -- still --device gpu --width 1024`
//! `cargo run --release --example best_image -- moving --spp 2`
//! `cargo run --release --example best_image -- lag --runs 16`

mod lag;
mod still;

use clap::{Args, Parser, Subcommand};
use std::error::Error;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use still::{Still, Stills};
use wayfare_engine::{
    Budget, Device, DeviceSpec, GuidedDenoiser, Method, Reading, Renderer, SceneOnDevice, Settings,
    find_scene, prepare_scene,
};
use wayfare_film::{Image, Labelled, Metadata, ToneMap, compare, png_file, side_by_side, tonemap};
use wayfare_live::History;
use wayfare_transport::CameraModel;

/// Measures what a denoiser and earlier frames do to images.
#[derive(Parser)]
struct Cli {
    #[command(subcommand)]
    mode: Mode,
}

#[derive(Subcommand)]
enum Mode {
    /// Equal time for every method, then the denoiser.
    Still(Still),
    /// A camera on the path of the scene, with equally many samples in every frame.
    Moving {
        /// What both have.
        #[command(flatten)]
        common: Common,
        /// Samples per pixel of a frame.
        #[arg(long, default_value_t = 2)]
        spp: u64,
        /// Frames of each film, of which the last third is measured.
        #[arg(long, default_value_t = 30)]
        frames: usize,
    },
    /// How far accumulated images are behind: the error of their mean over many seeds, on the same path.
    Lag {
        /// What both have.
        #[command(flatten)]
        common: Common,
        /// Samples per pixel of a frame.
        #[arg(long, default_value_t = 2)]
        spp: u64,
        /// Frames of each film, of which the last third is measured.
        #[arg(long, default_value_t = 24)]
        frames: usize,
    },
}

#[derive(Args)]
struct Common {
    /// Built-in scenes; those of still cameras also as files or their folders.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "cornell,gloss,ajar,ring,pool,terrace"
    )]
    scenes: Vec<String>,
    /// Methods.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "pt,gradient-pt,persistent-restore,metropolis,auto"
    )]
    methods: Vec<Method>,
    /// Method of references.
    #[arg(long, default_value = "persistent-restore")]
    reference: Method,
    /// Samples per pixel of references.
    #[arg(long, default_value_t = 2048)]
    reference_spp: u64,
    /// Seeds.
    #[arg(long, default_value_t = 3)]
    runs: u64,
    /// Width of the images.
    #[arg(long, default_value_t = 160)]
    width: u32,
    /// Height of the images, where their shape should not be the scene's.
    #[arg(long)]
    height: Option<u32>,
    /// Device to render on.
    #[arg(long, default_value_t = DeviceSpec::Cpu)]
    device: DeviceSpec,
    /// Folder for images to look at.
    #[arg(long)]
    out: Option<PathBuf>,
}

fn main() -> Result<(), Box<dyn Error>> {
    let cli = Cli::parse();
    let (common, title) = match &cli.mode {
        Mode::Still(still) => (&still.common, still::TITLE),
        Mode::Moving { common, .. } => (
            common,
            "| scene | method | MRSE | accumulated | denoised | both | mean | accumulated |",
        ),
        Mode::Lag { common, .. } => (
            common,
            "| scene | method | pixels | share | bias | of a single frame | mean/truth | lag |",
        ),
    };
    let mut stills = match &cli.mode {
        Mode::Still(still) => Some(Stills::new(still)?),
        _ => None,
    };
    print_title(title);
    let device = Device::open(&common.device, 0)?;
    for words in &common.scenes {
        let name = short_name(words);
        let mut scene = find_scene(words, Reading::default())?;
        let [width, height] = scene.film.resolution;
        let height = common.height.unwrap_or(common.width * height / width);
        scene.film.resolution = [common.width, height];
        let scene = device.upload(Arc::new(prepare_scene(scene)?))?;
        match &cli.mode {
            Mode::Still(_) => {
                if let Some(stills) = &mut stills {
                    stills.measure(name, &scene)?;
                }
            }
            Mode::Moving { spp, frames, .. } => {
                moving(common, name, &scene, &path(name, &scene, *frames)?, *spp)?;
            }
            Mode::Lag { spp, frames, .. } => {
                lag::measure(common, name, &scene, &path(name, &scene, *frames)?, *spp)?;
            }
        }
    }
    if let Some(stills) = &stills {
        stills.finish();
    }
    Ok(())
}

/// Prints the head of a table.
fn print_title(title: &str) {
    println!("{title}");
    println!("|{}", " --- |".repeat(title.matches('|').count() - 1));
}

/// A scene's name, or that of its folder where it is a file.
fn short_name(words: &str) -> &str {
    let path = Path::new(words);
    let folder = match path.file_name() {
        Some(name) if name == "scene.pbrt" => path.parent().unwrap_or(path),
        _ => path,
    };
    let stem = folder.file_stem().and_then(|stem| stem.to_str());
    stem.unwrap_or(words)
}

/// The median of some numbers.
fn median(numbers: impl Iterator<Item = f64>) -> f64 {
    let mut numbers: Vec<f64> = numbers.collect();
    numbers.sort_by(f64::total_cmp);
    match numbers.len() {
        0 => f64::NAN,
        count if count % 2 == 1 => numbers[count / 2],
        count => (numbers[count / 2 - 1] + numbers[count / 2]) / 2.0,
    }
}

/// The first cameras on the path of a scene.
fn path(
    name: &str,
    scene: &SceneOnDevice,
    frames: usize,
) -> Result<Vec<CameraModel>, Box<dyn Error>> {
    let builtin = wayfare_builtin::find(name).ok_or("no such built-in scene")?;
    let poses = builtin.trajectory().frames(30.0);
    let camera = |i: usize| {
        let world = scene.world().scene();
        CameraModel::new(&poses[i % poses.len()].camera(&world.camera), &world.film)
    };
    Ok((0..frames).map(camera).collect())
}

/// Images of a camera that moves.
fn moving(
    common: &Common,
    name: &str,
    scene: &SceneOnDevice,
    cameras: &[CameraModel],
    spp: u64,
) -> Result<(), Box<dyn Error>> {
    // Every third frame of the last third is compared with the truth.
    let first = cameras.len() * 2 / 3;
    let measured: Vec<usize> = (first..cameras.len()).step_by(3).collect();
    let references = measured
        .iter()
        .map(|&i| reference(common, scene, &cameras[i]));
    let references: Vec<Image> = references.collect::<Result<_, _>>()?;
    let mut denoiser = GuidedDenoiser::open(0)?;
    let last = references.last().ok_or("a film has frames")?;
    let mut images = vec![("reference".to_owned(), String::new(), last.clone())];
    for method in &common.methods {
        let mut renderer = renderer(scene, *method)?;
        let mut sums: [Scores; 4] = Default::default();
        for run in 0..common.runs {
            let mut history = History::new();
            for (i, camera) in cameras.iter().enumerate() {
                let world = scene.world().seen_by(*camera);
                let seed = run * 1000 + i as u64;
                let new = render(&mut renderer, camera, seed, spp)?;
                let both = history.accumulate(&world, &new, renderer.samples_per_pixel());
                let Some(at) = measured.iter().position(|&measured| measured == i) else {
                    continue;
                };
                let denoised = [&new, &both].map(|image| denoiser.denoise(&world, image));
                let [new_denoised, both_denoised] = denoised;
                let all = [new, both, new_denoised?, both_denoised?];
                for (scores, image) in sums.iter_mut().zip(&all) {
                    scores.add(image, &references[at])?;
                }
                if run == 0 && at + 1 == measured.len() {
                    let notes = ["as rendered", "accumulated", "denoised", "both"];
                    for (image, note) in all.into_iter().zip(notes) {
                        images.push((method.to_string(), note.to_owned(), image));
                    }
                }
            }
        }
        let [new, both, denoised, denoised_both] = &sums;
        println!(
            "| `{name}` | `{method}` | {:.2e} | {:.2e} | {:.2e} | {:.2e} | {:.3} | {:.3} |",
            new.mrse(),
            both.mrse(),
            denoised.mrse(),
            denoised_both.mrse(),
            new.mean(),
            both.mean()
        );
    }
    write(common, name, &images)
}

/// Errors and means over those of references, added up.
#[derive(Default)]
struct Scores {
    mrse: f64,
    mean: f64,
    count: f64,
}

impl Scores {
    fn add(&mut self, image: &Image, reference: &Image) -> Result<(), Box<dyn Error>> {
        self.mrse += compare(image, reference)?.mrse;
        self.mean += image.mean_luminance() / reference.mean_luminance();
        self.count += 1.0;
        Ok(())
    }

    fn mrse(&self) -> f64 {
        self.mrse / self.count
    }

    fn mean(&self) -> f64 {
        self.mean / self.count
    }
}

fn renderer(scene: &SceneOnDevice, method: Method) -> Result<Renderer, Box<dyn Error>> {
    let settings = Settings {
        method,
        ..Default::default()
    };
    Ok(scene.renderer(&settings)?)
}

fn reference(
    common: &Common,
    scene: &SceneOnDevice,
    camera: &CameraModel,
) -> Result<Image, Box<dyn Error>> {
    let mut renderer = renderer(scene, common.reference)?;
    render(&mut renderer, camera, 987_654_321, common.reference_spp)
}

/// An image with a number of samples per pixel.
fn render(
    renderer: &mut Renderer,
    camera: &CameraModel,
    seed: u64,
    spp: u64,
) -> Result<Image, Box<dyn Error>> {
    renderer.set_camera(camera, seed)?;
    renderer.advance(&Budget::of_samples(spp))?;
    Ok(renderer.image()?)
}

/// Writes images in a row.
fn write(
    common: &Common,
    name: &str,
    images: &[(String, String, Image)],
) -> Result<(), Box<dyn Error>> {
    let Some(folder) = &common.out else {
        return Ok(());
    };
    std::fs::create_dir_all(folder)?;
    let mapped: Vec<_> = images
        .iter()
        .map(|(.., image)| tonemap(image, 0.0, ToneMap::Filmic))
        .collect();
    let labelled: Vec<_> = images
        .iter()
        .zip(&mapped)
        .map(|((title, note, _), image)| Labelled { image, title, note })
        .collect();
    let path = folder.join(format!("{name}.png"));
    Ok(png_file::write(
        &path,
        &side_by_side(&labelled),
        &Metadata::new(),
    )?)
}
