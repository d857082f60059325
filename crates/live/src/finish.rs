//! What happens to images between renderer and screen: layers in their place, the past averaged in, noise taken out.
//!
//! All of it happens on the host: images on a card are copied first, and layers are made by the CPU. The renderers' own
//! images stay as they are; those are what is saved.

use crate::history::History;
use crate::pane::Pane;
use crate::renderers::Round;
use crate::{ViewError, history};
use std::fmt;
use std::str::FromStr;
use std::time::Instant;
use wayfare_engine::{DeviceImage, EngineError, GuidedDenoiser, Method};
use wayfare_film::Image;
use wayfare_render::auto::ChainShares;
use wayfare_render::layers::{Layer, Layers, UnknownLayer};
use wayfare_transport::{CameraModel, World};

/// Samples per pixel of albedo and normals: fewer than in files, since cameras move.
const SAMPLES: u32 = 4;

/// What is done with images before they are shown. Changes restart no image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Finish {
    /// What is shown.
    pub shows: Shows,
    /// Whether earlier frames are averaged in while the camera moves: see [`History`](history::History). Biased.
    pub accumulate: bool,
    /// Whether noise is taken out. Biased.
    pub denoise: bool,
}

impl Finish {
    /// Whether images are shown as they were rendered.
    fn is_nothing(&self) -> bool {
        *self == Self::default()
    }
}

/// What is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shows {
    /// The image.
    #[default]
    Image,
    /// A layer. That of the chains is a tint of the image.
    Layer(Layer),
}

impl Shows {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Image].into_iter().chain(Layer::ALL.map(Self::Layer))
    }
}

impl fmt::Display for Shows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Image => f.write_str("image"),
            Self::Layer(layer) => layer.fmt(f),
        }
    }
}

impl FromStr for Shows {
    type Err = UnknownLayer;

    fn from_str(name: &str) -> Result<Self, UnknownLayer> {
        match name {
            "image" => Ok(Self::Image),
            name => name.parse().map(Self::Layer),
        }
    }
}

/// The image of a pane, taken from its slot or copied from the card.
fn host_image(slot: &mut DeviceImage, pane: &mut Pane) -> Result<Image, ViewError> {
    match std::mem::replace(slot, DeviceImage::Card(Vec::new())) {
        DeviceImage::Host(image) => Ok(image),
        DeviceImage::Card(_) => pane.image(),
    }
}

/// Finishes images, and remembers what that takes.
#[derive(Default)]
pub struct Finisher {
    /// Of each pane, as long as it has the same method.
    histories: Vec<(Method, History)>,
    denoiser: Option<GuidedDenoiser>,
    /// The last preview of a layer.
    preview: Option<(CameraModel, Layer, Image)>,
    /// The camera of the last images, and the one before.
    cameras: [Option<CameraModel>; 2],
    cost: f64,
}

impl Finisher {
    /// Seconds that it took last time.
    pub fn cost(&self) -> f64 {
        self.cost
    }

    /// Finishes the images of a round, from the camera of a world.
    pub fn finish(
        &mut self,
        finish: Finish,
        world: &World,
        panes: &mut [Pane],
        round: &mut Round,
    ) -> Result<(), ViewError> {
        let start = Instant::now();
        let camera = Some(*world.camera());
        if self.cameras[0] != camera {
            self.cameras = [camera, self.cameras[0]];
        }
        if !finish.accumulate {
            self.histories.clear();
        }
        if !finish.denoise {
            self.denoiser = None;
        }
        if finish.is_nothing() {
            self.cost = 0.0;
            return Ok(());
        }
        if finish.shows == Shows::Layer(Layer::Chains) {
            for (i, slot) in round.images.iter_mut().enumerate() {
                let image = host_image(slot, &mut panes[i])?;
                // Methods that do not choose are grey.
                let auto = round.infos[i].statistics.auto.as_ref();
                *slot = DeviceImage::Host(match auto {
                    Some(auto) => auto.shares().over(&image),
                    None => ChainShares::none().over(&image),
                });
            }
            round.is_data = true;
        } else if let Shows::Layer(layer) = finish.shows {
            let preview = self.preview(layer, world);
            let previews = round
                .images
                .iter()
                .map(|_| DeviceImage::Host(preview.clone()));
            round.images = previews.collect();
            round.is_data = true;
        } else {
            for (i, (pane, slot)) in panes.iter_mut().zip(&mut round.images).enumerate() {
                let mut image = host_image(slot, pane)?;
                if finish.accumulate {
                    let history = self.history(i, pane.settings().method);
                    image = history.accumulate(world, &image, pane.samples_per_pixel());
                }
                if finish.denoise {
                    image = self.denoise(world, &image)?;
                }
                *slot = DeviceImage::Host(image);
            }
        }
        self.cost = start.elapsed().as_secs_f64();
        Ok(())
    }

    fn preview(&mut self, layer: Layer, world: &World) -> Image {
        let is_known =
            |known: &(CameraModel, Layer, Image)| known.0 == *world.camera() && known.1 == layer;
        let known = self.preview.take().filter(is_known);
        let (.., preview) = self.preview.insert(known.unwrap_or_else(|| {
            let previous = self.cameras[1].as_ref();
            let layers = Layers::with_samples(world, &[layer], previous, SAMPLES);
            (*world.camera(), layer, layers.preview(layer))
        }));
        preview.clone()
    }

    fn history(&mut self, pane: usize, method: Method) -> &mut History {
        while self.histories.len() <= pane {
            self.histories.push((method, History::new()));
        }
        let (of, history) = &mut self.histories[pane];
        if *of != method {
            *of = method;
            *history = history::History::new();
        }
        history
    }

    fn denoise(&mut self, world: &World, image: &Image) -> Result<Image, EngineError> {
        let denoiser = match &mut self.denoiser {
            Some(denoiser) => denoiser,
            none => {
                let mut denoiser = GuidedDenoiser::open(0)?;
                denoiser.set_samples(SAMPLES);
                none.insert(denoiser)
            }
        };
        Ok(denoiser.denoise(world, image)?)
    }
}
