//! Layers in the EXR files of frames: what each pixel shows, and where the camera of the frame before saw it.

use crate::Failure;
use wayfare_film::exr_file::Channel;
use wayfare_render::auto::AutoStatistics;
use wayfare_render::cpu;
use wayfare_render::layers::{Layer, Layers};
use wayfare_transport::{CameraModel, World};

/// The layers of a film, frame by frame. They are the same for all methods, but for what chains render.
pub struct FrameLayers {
    which: Vec<Layer>,
    threads: usize,
    /// Those of the last frame that was asked for.
    last: Option<(usize, Layers)>,
}

impl FrameLayers {
    /// Nothing is known yet.
    pub fn new(which: Vec<Layer>, threads: usize) -> Self {
        Self {
            which,
            threads,
            last: None,
        }
    }

    /// The channels of a frame as a world's camera sees it. Motion is zero without a frame before it.
    pub fn channels(
        &mut self,
        frame: usize,
        world: &World,
        previous: Option<&CameraModel>,
        auto: Option<&AutoStatistics>,
    ) -> Result<Vec<Channel>, Failure> {
        if self.which.is_empty() {
            return Ok(Vec::new());
        }
        let known = self.last.take().filter(|(of, _)| *of == frame);
        let layers = match known {
            Some((_, layers)) => layers,
            None => {
                let pool = cpu::threads(self.threads)?;
                pool.install(|| Layers::render(world, &self.which, previous))
            }
        };
        let (_, layers) = self.last.insert((frame, layers.with_chains(auto)));
        Ok(layers.channels(&self.which))
    }
}
