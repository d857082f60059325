//! Path tracing in independent batches: the scatter between them is our own noise, measured.

use indicatif::{ProgressBar, ProgressStyle};
use std::sync::atomic::AtomicBool;
use std::time::Instant;
use wayfare_engine::{Budget, EngineError, SceneOnDevice, Settings};
use wayfare_film::Image;

/// Number of batches: enough to know a standard deviation to about a sixth, few enough that rare
/// bright paths fall into several of them. Even, because the batches are also used as two halves.
pub const BATCHES: usize = 16;

/// How long to render.
#[derive(Clone, Copy, Debug)]
pub enum Effort {
    /// Samples per pixel over all batches, rounded up to whole ones in every batch.
    SamplesPerPixel(u64),
    /// Seconds; the pass that is under way at the end is finished.
    Seconds(f64),
}

/// The images of all batches, each with the same number of samples in every pixel.
pub struct Batches {
    /// One image per batch.
    pub images: Vec<Image>,
    /// Samples per pixel over all batches.
    pub samples_per_pixel: u64,
    /// Samples that were not finite.
    pub non_finite: u64,
    /// Seconds of rendering.
    pub seconds: f64,
}

impl Batches {
    /// Renders all batches, turn by turn so that they grow together.
    pub fn render(
        scene: &SceneOnDevice,
        effort: Effort,
        seed: u64,
        label: &str,
    ) -> Result<Self, EngineError> {
        let stop = AtomicBool::new(false);
        let mut renderers = (0..BATCHES as u64)
            .map(|batch| {
                // Keys of the counter-based generator: neighbouring ones are as independent as any.
                let seed = seed.wrapping_mul(BATCHES as u64).wrapping_add(batch);
                scene.renderer(&Settings {
                    seed,
                    ..Settings::default()
                })
            })
            .collect::<Result<Vec<_>, _>>()?;
        let passes = match effort {
            Effort::SamplesPerPixel(spp) => spp.div_ceil(BATCHES as u64).max(1),
            Effort::Seconds(_) => u64::MAX,
        };
        let bar = progress_bar(effort, passes, label);
        let start = Instant::now();
        let mut pass = 0;
        // Samples per pixel in a turn: a card would mostly wait for single ones.
        let mut turn = 1;
        while pass < passes {
            pass = (pass + turn).min(passes);
            let began = start.elapsed().as_secs_f64();
            for renderer in &mut renderers {
                renderer.advance(&Budget {
                    samples_per_pixel: pass,
                    deadline: None,
                    is_strict: false,
                    stop: &stop,
                })?;
            }
            match effort {
                Effort::SamplesPerPixel(_) => bar.set_position(pass),
                Effort::Seconds(limit) => {
                    let elapsed = start.elapsed().as_secs_f64();
                    bar.set_position((elapsed * 1e3) as u64);
                    if elapsed >= limit {
                        break;
                    }
                    if elapsed - began < 0.02 * limit {
                        turn *= 2;
                    }
                }
            }
        }
        bar.finish_and_clear();
        Ok(Self {
            images: renderers
                .iter_mut()
                .map(|renderer| renderer.image())
                .collect::<Result<_, _>>()?,
            samples_per_pixel: pass * BATCHES as u64,
            non_finite: renderers
                .iter_mut()
                .map(|renderer| renderer.statistics().non_finite)
                .sum(),
            seconds: start.elapsed().as_secs_f64(),
        })
    }

    /// The image of all samples.
    pub fn mean(&self) -> Image {
        mean(&self.images)
    }

    /// The even and the odd batches: two independent renderings with half of the samples each.
    pub fn halves(&self) -> [Self; 2] {
        [0, 1].map(|first| Self {
            images: self.images[first..].iter().step_by(2).cloned().collect(),
            samples_per_pixel: self.samples_per_pixel / 2,
            ..*self
        })
    }
}

/// The mean of images of one size.
fn mean(images: &[Image]) -> Image {
    let first = &images[0];
    let scale = 1.0 / images.len() as f64;
    let pixels = (0..first.pixels.len())
        .map(|i| {
            [0, 1, 2].map(|channel| {
                let sum: f64 = images.iter().map(|m| f64::from(m.pixels[i][channel])).sum();
                (sum * scale) as f32
            })
        })
        .collect();
    Image {
        pixels,
        ..Image::new(first.width, first.height)
    }
}

fn progress_bar(effort: Effort, passes: u64, label: &str) -> ProgressBar {
    let length = match effort {
        Effort::SamplesPerPixel(_) => passes,
        Effort::Seconds(seconds) => (seconds * 1e3) as u64,
    };
    let style =
        ProgressStyle::with_template("{msg:<28} {bar:30.cyan/blue} {percent:>3} %  {eta} left")
            .unwrap_or_else(|_| ProgressStyle::default_bar())
            .progress_chars("━╸─");
    ProgressBar::new(length)
        .with_style(style)
        .with_message(label.to_owned())
}
