//! What a file may hold besides the image: layers, and the image as it was before its noise was taken out.

use crate::Failure;
use crate::cli::RenderArgs;
use std::path::PathBuf;
use wayfare_engine::GuidedDenoiser;
use wayfare_film::Image;
use wayfare_film::exr_file::Channel;
use wayfare_render::auto::AutoStatistics;
use wayfare_render::cpu;
use wayfare_render::layers::{Layer, Layers};
use wayfare_transport::World;

/// Layers and a denoiser, as the command line asks for them.
pub struct Further {
    layers: Vec<Layer>,
    /// What is seen, once it is known.
    known: Option<Layers>,
    denoiser: Option<GuidedDenoiser>,
    threads: usize,
}

impl Further {
    /// Finds out before a long rendering whether all of it can be had after it.
    pub fn new(args: &RenderArgs, files: &[PathBuf], threads: usize) -> Result<Self, Failure> {
        let layers = args.layers.as_ref().map(|names| names.0.clone());
        let is_exr = |file: &PathBuf| {
            let extension = file.extension();
            extension.is_some_and(|extension| extension.eq_ignore_ascii_case("exr"))
        };
        if layers.is_some() && !files.iter().any(is_exr) {
            return Err(Failure::usage(
                "layers go into an EXR file: name one with --out for --layers",
            ));
        }
        let is_wanted = args.denoise && args.replay.is_none();
        let denoiser = is_wanted.then(|| GuidedDenoiser::open(threads));
        Ok(Self {
            layers: layers.unwrap_or_default(),
            known: None,
            denoiser: denoiser.transpose()?,
            threads,
        })
    }

    /// Number of channels of a file besides those of the image.
    pub fn channels(&self) -> usize {
        let layers = self.layers.iter().map(|layer| layer.channels().len());
        layers.sum::<usize>() + if self.denoiser.is_some() { 3 } else { 0 }
    }

    /// Adds channels to those of a file. The image without its noise, where that is wanted; the rendered one is then a
    /// layer.
    pub fn add(
        &mut self,
        world: &World,
        image: &Image,
        auto: Option<&AutoStatistics>,
        channels: &mut Vec<Channel>,
    ) -> Result<Option<Image>, Failure> {
        if !self.layers.is_empty() {
            // Neither scene nor camera changes while an image is rendered.
            let known = match self.known.take() {
                Some(known) => known,
                None => {
                    let pool = cpu::threads(self.threads)?;
                    pool.install(|| Layers::render(world, &self.layers, None))
                }
            };
            let layers = self.known.insert(known.with_chains(auto));
            channels.extend(layers.channels(&self.layers));
        }
        let Some(denoiser) = &mut self.denoiser else {
            return Ok(None);
        };
        let denoised = denoiser.denoise(world, image)?;
        channels.extend(
            ["R", "G", "B"]
                .into_iter()
                .enumerate()
                .map(|(c, name)| Channel {
                    name: format!("noisy.{name}"),
                    values: image.pixels.iter().map(|rgb| rgb[c]).collect(),
                }),
        );
        Ok(Some(denoised))
    }
}
