//! Images of cameras that rest, at equal time: how good they are without their noise, and how long that takes.

use super::{Common, median, print_title, renderer, write};
use rayon::prelude::*;
use std::error::Error;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};
use wayfare_denoise::{
    DenoiseError, DenoiseTimes, Denoiser, DenoiserOptions, DeviceKind, GuideImages, Quality,
};
use wayfare_engine::{Budget, Method, RenderError, Renderer, SceneOnDevice, Settings, WakeUp};
use wayfare_film::{FlipReference, Image, compare};
use wayfare_render::layers::Guides;
use wayfare_transport::CameraModel;

/// Samples per pixel of the guides, as in the viewer.
const GUIDE_SAMPLES: u32 = 4;
/// How often each part of denoising is timed.
const REPEATS: usize = 9;

/// The table that grows while the scenes are measured.
pub const TITLE: &str = "| scene | method | spp | frame, ms | MRSE | denoised | mean/truth | denoised | FLIP | denoised |";

/// What is measured of images of cameras that rest.
#[derive(clap::Args)]
pub struct Still {
    /// What all measurements have.
    #[command(flatten)]
    pub common: Common,
    /// Time of an image: restart, samples, resolving. At least a sample in every pixel, however long that takes.
    #[arg(long, default_value = "1/30", value_parser = wayfare_engine::parse_duration)]
    seconds: f64,
    /// Samples per pixel of an image instead: for machines with something else to do.
    #[arg(long)]
    spp: Option<u64>,
    /// Most time of a reference, which may then have fewer samples.
    #[arg(long, default_value = "30s", value_parser = wayfare_engine::parse_duration)]
    reference_seconds: f64,
    /// Scenes whose light path tracing hardly finds: Metropolis with a stationary start renders their references.
    #[arg(
        long,
        value_delimiter = ',',
        default_value = "ring,pool,torus,glass-of-water"
    )]
    chain_references: Vec<String>,
}

/// Measures one scene after another.
pub struct Stills<'a> {
    asked: &'a Still,
    denoiser: Denoiser,
    /// What is known of each scene besides its images, and of each device of the denoiser.
    scenes: Vec<String>,
    devices: Vec<String>,
}

impl<'a> Stills<'a> {
    /// Opens the denoiser; where its own choice does not work, on the processor.
    pub fn new(asked: &'a Still) -> Result<Self, DenoiseError> {
        let tried = |options| {
            let mut denoiser = Denoiser::open(options)?;
            denoiser.denoise(&Image::new(64, 64))?;
            Ok(denoiser)
        };
        let denoiser = tried(DenoiserOptions::default()).or_else(|error: DenoiseError| {
            eprintln!("{error}; the denoiser runs on the processor");
            tried(DenoiserOptions {
                device: Some(DeviceKind::Cpu),
                ..DenoiserOptions::default()
            })
        })?;
        eprintln!("the denoiser runs on {}", denoiser.device_name());
        Ok(Self {
            asked,
            denoiser,
            scenes: Vec::new(),
            devices: Vec::new(),
        })
    }

    /// Measures all methods in a scene, and prints a row for each.
    pub fn measure(&mut self, name: &str, scene: &SceneOnDevice) -> Result<(), Box<dyn Error>> {
        let common = &self.asked.common;
        let (world, camera) = (scene.world(), *scene.world().camera());
        let (reference, its_method, its_spp) = self.reference(name, scene)?;
        let flip = FlipReference::new(&reference)?;
        let mut guides = Guides::render(world, GUIDE_SAMPLES);
        let guiding = times(3, || {
            guides = Guides::render(world, GUIDE_SAMPLES);
            Ok(())
        })?;
        let guide_images = GuideImages {
            albedo: &guides.albedo,
            normal: &guides.normal,
        };
        self.denoiser.set_guides(Some(guide_images))?;
        self.denoiser.denoise(&reference)?;

        let mut wake_up = WakeUp::new(scene)?;
        let mut shown = vec![("reference".to_owned(), String::new(), reference.clone())];
        let mut copying = Vec::new();
        for method in &common.methods {
            let frames = match self.frames(*method, scene, &camera, &mut wake_up) {
                Ok(frames) => frames,
                Err(error) => {
                    eprintln!("{name}, {method}: {error}");
                    continue;
                }
            };
            let scores = |of: fn(&Frame) -> &Image| {
                let all = frames.par_iter().map(of);
                let all = all.map(|image| Score::new(image, &reference, &flip));
                all.collect::<Result<Vec<_>, _>>().map(Score::median)
            };
            let [noisy, denoised] = [
                scores(|frame| &frame.noisy)?,
                scores(|frame| &frame.denoised)?,
            ];
            println!(
                "| `{name}` | `{method}` | {:.1} | {:.1} | {:.2e} | {:.2e} | {:.3} | {:.3} | {:.4} | {:.4} |",
                median(frames.iter().map(|frame| frame.spp)),
                1e3 * median(frames.iter().map(|frame| frame.seconds)),
                noisy.mrse,
                denoised.mrse,
                noisy.mean,
                denoised.mean,
                noisy.flip,
                denoised.flip,
            );
            copying.extend(frames.iter().map(|frame| frame.copying));
            if let Some(Frame {
                noisy, denoised, ..
            }) = frames.into_iter().next()
            {
                shown.push((method.to_string(), "as rendered".into(), noisy));
                shown.push((method.to_string(), "denoised".into(), denoised));
            }
        }
        self.scenes.push(format!(
            "| `{name}` | `{its_method}` | {its_spp:.0} | {:.1} | {:.1} |",
            1e3 * median(copying.into_iter()),
            1e3 * guiding,
        ));
        if self.devices.is_empty() {
            // On the first image that was rendered.
            let noisy = shown.get(1).map_or(&reference, |(.., image)| image);
            wake_up.run(&AtomicBool::new(false))?;
            self.measure_devices(guide_images, noisy, &reference)?;
        }
        write(common, name, &shown)
    }

    /// Prints what does not depend on the method.
    pub fn finish(&self) {
        println!();
        print_title(
            "| scene | reference | its spp | image to the host, ms | guides on the CPU, ms |",
        );
        self.scenes.iter().for_each(|row| println!("{row}"));
        println!();
        print_title(
            "| denoiser on | quality | start, ms | guides there, ms | image there, ms | filter, ms | image back, ms | image, ms | 1/60 s | 1/30 s | MRSE |",
        );
        self.devices.iter().for_each(|row| println!("{row}"));
    }

    /// The reference of a scene, who rendered it, and its samples per pixel.
    fn reference(
        &self,
        name: &str,
        scene: &SceneOnDevice,
    ) -> Result<(Image, Method, f64), Box<dyn Error>> {
        let mut method = self.asked.common.reference;
        if self.asked.chain_references.iter().any(|of| of == name) {
            method = "metropolis".parse()?;
            method.set("start", "stationary")?;
        }
        let settings = Settings {
            method,
            seed: 987_654_321,
            ..Settings::default()
        };
        let mut renderer = scene.renderer(&settings)?;
        let start = Instant::now();
        let most = renderer.max_samples_per_pixel();
        renderer.advance(&Budget {
            samples_per_pixel: self.asked.common.reference_spp.min(most),
            deadline: Some(start + Duration::from_secs_f64(self.asked.reference_seconds)),
            is_strict: false,
            stop: &AtomicBool::new(false),
        })?;
        let (image, spp) = (renderer.image()?, renderer.samples_per_pixel());
        eprintln!(
            "{name}: reference by {method}, {spp:.0} spp in {:.1} s",
            start.elapsed().as_secs_f64()
        );
        Ok((image, method, spp))
    }

    /// Images of a method, one for each seed, rendered and denoised as a viewer would.
    fn frames(
        &mut self,
        method: Method,
        scene: &SceneOnDevice,
        camera: &CameraModel,
        wake_up: &mut WakeUp,
    ) -> Result<Vec<Frame>, Box<dyn Error>> {
        let start = Instant::now();
        let mut clock = Clock {
            renderer: renderer(scene, method)?,
            spp: self.asked.spp,
            budget: Duration::from_secs_f64(self.asked.seconds),
            resolving: Duration::ZERO,
        };
        // As in a viewer, which does not wait for copies.
        clock.renderer.keep_no_copies();
        // The first image is slower than all others, and the second one knows how long a step takes.
        for seed in 0..2 {
            clock.render(camera, seed)?;
        }
        eprintln!(
            "{method}: ready after {:.1} s",
            start.elapsed().as_secs_f64()
        );
        wake_up.run(&AtomicBool::new(false))?;
        let mut frames = Vec::new();
        for run in 0..self.asked.common.runs {
            let seconds = clock.render(camera, 2 + run)?;
            let start = Instant::now();
            let noisy = clock.renderer.image()?;
            let copying = start.elapsed().as_secs_f64();
            frames.push(Frame {
                seconds,
                copying,
                spp: clock.renderer.samples_per_pixel(),
                denoised: self.denoiser.denoise(&noisy)?,
                noisy,
            });
        }
        Ok(frames)
    }

    /// Times the denoiser on each of its devices that matter: the one that it took, and the processor.
    fn measure_devices(
        &mut self,
        guides: GuideImages<'_>,
        noisy: &Image,
        reference: &Image,
    ) -> Result<(), Box<dyn Error>> {
        let mut kinds = vec![self.denoiser.device_kind(), Some(DeviceKind::Cpu)];
        kinds.dedup();
        for device in kinds {
            for quality in [Quality::High, Quality::Balanced, Quality::Fast] {
                let start = Instant::now();
                let mut denoiser = Denoiser::open(DenoiserOptions {
                    device,
                    quality,
                    ..DenoiserOptions::default()
                })?;
                denoiser.set_guides(Some(guides))?;
                let mut denoised = denoiser.denoise(noisy)?;
                let starting = start.elapsed().as_secs_f64();
                let guiding = times(REPEATS, || Ok(denoiser.set_guides(Some(guides))?))?;
                let mut all = Vec::new();
                for _ in 0..REPEATS {
                    denoised = denoiser.denoise(noisy)?;
                    all.push(denoiser.times());
                }
                let part = |of: fn(&DenoiseTimes) -> Duration| {
                    median(all.iter().map(|times| 1e3 * of(times).as_secs_f64()))
                };
                let total = part(DenoiseTimes::total);
                let fits = |seconds: f64| if total < 1e3 * seconds { "yes" } else { "no" };
                let row = format!(
                    "| {} | {quality:?} | {:.0} | {:.2} | {:.2} | {:.2} | {:.2} | {total:.2} | {} | {} | {:.2e} |",
                    denoiser.device_name(),
                    1e3 * starting,
                    1e3 * guiding,
                    part(|times| times.write),
                    part(|times| times.filter),
                    part(|times| times.read),
                    fits(1.0 / 60.0),
                    fits(1.0 / 30.0),
                    compare(&denoised, reference)?.mrse,
                );
                eprintln!("{row}");
                self.devices.push(row);
            }
        }
        Ok(())
    }
}

/// An image, without and with its noise.
struct Frame {
    noisy: Image,
    denoised: Image,
    spp: f64,
    /// How long it took to render and resolve it, and to copy it to the host.
    seconds: f64,
    copying: f64,
}

/// A renderer whose images take a fixed time, as those of films do.
struct Clock {
    renderer: Renderer,
    spp: Option<u64>,
    budget: Duration,
    /// How long it took to resolve the last image.
    resolving: Duration,
}

impl Clock {
    /// Renders and resolves an image. Gives the seconds that it took.
    fn render(&mut self, camera: &CameraModel, seed: u64) -> Result<f64, RenderError> {
        let stop = &AtomicBool::new(false);
        let start = Instant::now();
        self.renderer.set_camera(camera, seed)?;
        if self.spp.is_none() {
            self.renderer.advance(&Budget {
                samples_per_pixel: self.renderer.max_samples_per_pixel(),
                deadline: Some(start + self.budget.saturating_sub(self.resolving)),
                is_strict: true,
                stop,
            })?;
        }
        self.renderer.advance(&Budget {
            samples_per_pixel: self.spp.unwrap_or(1),
            deadline: None,
            is_strict: false,
            stop,
        })?;
        let resolving = Instant::now();
        self.renderer.resolve()?;
        self.resolving = resolving.elapsed();
        Ok(start.elapsed().as_secs_f64())
    }
}

/// How good an image is.
struct Score {
    mrse: f64,
    mean: f64,
    flip: f64,
}

impl Score {
    fn new(image: &Image, reference: &Image, flip: &FlipReference) -> Result<Self, String> {
        let compared = compare(image, reference).map_err(|error| error.to_string())?;
        Ok(Self {
            mrse: compared.mrse,
            mean: image.mean_luminance() / reference.mean_luminance(),
            flip: flip.mean(image).map_err(|error| error.to_string())?,
        })
    }

    /// The median of each.
    fn median(all: Vec<Self>) -> Self {
        let of = |of: fn(&Self) -> f64| median(all.iter().map(of));
        Self {
            mrse: of(|score| score.mrse),
            mean: of(|score| score.mean),
            flip: of(|score| score.flip),
        }
    }
}

/// The median time of some work, in seconds.
fn times(
    count: usize,
    mut work: impl FnMut() -> Result<(), Box<dyn Error>>,
) -> Result<f64, Box<dyn Error>> {
    let mut times = Vec::new();
    for _ in 0..count {
        let start = Instant::now();
        work()?;
        times.push(start.elapsed().as_secs_f64());
    }
    Ok(median(times.into_iter()))
}
