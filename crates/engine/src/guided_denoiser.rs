//! A denoiser for the images of a scene.

use rayon::ThreadPool;
use std::sync::Arc;
use wayfare_denoise::{DenoiseError, Denoiser, DenoiserOptions, GuideImages};
use wayfare_film::Image;
use wayfare_render::cpu;
use wayfare_render::layers::{GUIDE_SAMPLES, Guides};
use wayfare_transport::{CameraModel, World};

use crate::EngineError;

/// A denoiser that is guided by albedo and normals of the scene, which the CPU makes once for every camera.
pub struct GuidedDenoiser {
    denoiser: Denoiser,
    /// The camera whose guides the denoiser has.
    guided: Option<CameraModel>,
    samples: u32,
    pool: Arc<ThreadPool>,
}

impl GuidedDenoiser {
    /// Finds the library. Guides are made on a number of threads; 0 is one per core.
    pub fn open(threads: usize) -> Result<Self, EngineError> {
        let pool = cpu::threads(threads)?;
        let threads = if threads == 0 {
            0
        } else {
            pool.current_num_threads()
        };
        let options = DenoiserOptions {
            threads,
            ..DenoiserOptions::default()
        };
        Ok(Self {
            denoiser: Denoiser::open(options)?,
            guided: None,
            samples: GUIDE_SAMPLES,
            pool,
        })
    }

    /// Takes fewer samples for guides, which are then less smooth at edges: for cameras that move.
    pub fn set_samples(&mut self, samples: u32) {
        self.samples = samples;
    }

    /// An image of a world from its camera, without its noise. It belongs to one scene until it is dropped.
    pub fn denoise(&mut self, world: &World, image: &Image) -> Result<Image, DenoiseError> {
        let camera = world.camera();
        if self.guided.as_ref() != Some(camera) {
            self.guided = None;
            let guides = self.pool.install(|| Guides::render(world, self.samples));
            self.denoiser.set_guides(Some(GuideImages {
                albedo: &guides.albedo,
                normal: &guides.normal,
            }))?;
            self.guided = Some(*camera);
        }
        self.denoiser.denoise(image)
    }
}
