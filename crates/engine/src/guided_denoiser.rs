//! A denoiser for the images of a scene.

use rayon::ThreadPool;
use std::sync::Arc;
use wayfare_denoise::{DenoiseError, Denoiser, GuideImages};
use wayfare_film::Image;
use wayfare_render::cpu;
use wayfare_render::layers::{GUIDE_SAMPLES, Guides};
use wayfare_transport::{CameraModel, World};

use crate::EngineError;

/// A denoiser that is guided by albedo and normals of the scene, which the CPU makes once for every camera.
pub struct GuidedDenoiser {
    denoiser: Denoiser,
    /// What guides it, and from which camera that is seen.
    guides: Option<(CameraModel, Guides)>,
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
        Ok(Self {
            denoiser: Denoiser::with_threads(threads)?,
            guides: None,
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
        let known = self.guides.take().filter(|(of, _)| of == camera);
        let (_, guides) = self.guides.insert(known.unwrap_or_else(|| {
            let guides = self.pool.install(|| Guides::render(world, self.samples));
            (*camera, guides)
        }));
        let guides = GuideImages {
            albedo: &guides.albedo,
            normal: &guides.normal,
        };
        self.denoiser.denoise(image, Some(guides))
    }
}
