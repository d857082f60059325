//! The renderers of one image: one, or two independent ones whose difference gives the error of their mean.

use wayfare_engine::{
    Budget, EngineError, RenderError, Renderer, SceneOnDevice, Settings, Statistics,
};
use wayfare_film::{EstimatedError, FilmError, Image, estimate_error, mean_of};

/// The seed of a second renderer differs from those that users choose, and from those that a device takes over with.
const SECOND_SEED: u64 = 0x9e37_79b9_7f4a_7c15;

/// An image in progress.
pub struct Job {
    renderers: Vec<Renderer>,
}

impl Job {
    /// An image of which nothing was rendered yet, by two renderers where its error is to be estimated.
    pub fn new(
        scene: &SceneOnDevice,
        settings: &Settings,
        estimates_error: bool,
    ) -> Result<Self, EngineError> {
        let seeds = Self::seeds(settings.seed, estimates_error);
        let renderers = seeds.into_iter().map(|seed| {
            let settings = Settings {
                seed,
                ..settings.clone()
            };
            scene.renderer(&settings)
        });
        Ok(Self {
            renderers: renderers.collect::<Result<_, _>>()?,
        })
    }

    /// The seeds of the renderers.
    pub fn seeds(seed: u64, estimates_error: bool) -> Vec<u64> {
        let mut seeds = vec![seed];
        if estimates_error {
            seeds.push(seed ^ SECOND_SEED);
        }
        seeds
    }

    /// The renderers.
    pub fn renderers(&mut self) -> &mut [Renderer] {
        &mut self.renderers
    }

    /// Lets the CPU continue if the GPU fails.
    pub fn survive_card(&mut self) {
        self.renderers.iter_mut().for_each(Renderer::survive_card);
    }

    /// What the user should know: each note once.
    pub fn notes(&self) -> Vec<String> {
        let mut notes: Vec<String> = Vec::new();
        for note in self.renderers.iter().flat_map(Renderer::notes) {
            if !notes.contains(note) {
                notes.push(note.clone());
            }
        }
        notes
    }

    /// The device that renders.
    pub fn device(&self) -> &str {
        // If one of two has changed its device, its notes are the ones to show.
        let names = self.renderers.iter().map(Renderer::device);
        names.max_by_key(|name| name.len()).unwrap_or_default()
    }

    /// The most samples per pixel that can be added up.
    pub fn max_samples_per_pixel(&self) -> u64 {
        let count = self.renderers.len() as u64;
        let most = self.renderers.iter().map(Renderer::max_samples_per_pixel);
        most.min().unwrap_or(u64::MAX).saturating_mul(count)
    }

    /// Renders until the budget is spent. Renderers share it, and the one with fewer samples goes first.
    pub fn advance(&mut self, budget: &Budget<'_>) -> Result<(), RenderError> {
        let count = self.renderers.len() as u64;
        let share = Budget {
            samples_per_pixel: budget.samples_per_pixel.div_ceil(count),
            ..*budget
        };
        let mut order: Vec<&mut Renderer> = self.renderers.iter_mut().collect();
        order.sort_by_key(|renderer| renderer.samples());
        order
            .into_iter()
            .try_for_each(|renderer| renderer.advance(&share))
    }

    /// Whether there is a sample for every pixel and every part of the light.
    pub fn has_whole_sample(&self) -> bool {
        self.renderers.iter().all(Renderer::has_whole_sample)
    }

    /// Evaluations of the path function so far.
    pub fn samples(&self) -> u64 {
        self.renderers.iter().map(Renderer::samples).sum()
    }

    /// Evaluations over pixels.
    pub fn samples_per_pixel(&self) -> f64 {
        self.renderers.iter().map(Renderer::samples_per_pixel).sum()
    }

    /// What was done so far.
    pub fn statistics(&mut self) -> Statistics {
        let statistics = self.renderers.iter_mut().map(Renderer::statistics);
        statistics.reduce(Statistics::plus).unwrap_or_default()
    }

    /// The image so far, and its estimated error where there are two renderers.
    pub fn image(&mut self) -> Result<Resolved, RenderError> {
        let samples = [0, 1].map(|i| self.renderers.get(i).map_or(0.0, |r| r.samples() as f64));
        match &mut self.renderers[..] {
            [a, b] => {
                let (a, b) = (a.image()?, b.image()?);
                Ok(Resolved {
                    error: Some(estimate_error(&a, &b, samples)),
                    image: mean_of(&a, &b, samples),
                })
            }
            [only, ..] => Ok(Resolved {
                image: only.image()?,
                error: None,
            }),
            [] => unreachable!("an image has a renderer"),
        }
    }
}

/// An image and what is known of its error.
pub struct Resolved {
    /// The image.
    pub image: Image,
    /// Its estimated error. An error of its own where the image holds values that are not finite.
    pub error: Option<Result<EstimatedError, FilmError>>,
}
