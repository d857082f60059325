//! A renderer on the card for any method.

use crate::auto::GpuAuto;
use crate::markov_chains::{self, MarkovChains};
use crate::path_tracing::{PathTracing, Sampling};
use crate::program::Program;
use crate::scene_on_gpu::SceneOnGpu;
use crate::session::{Session, Tuning};
use crate::{Gpu, GpuError, KernelSource};
use std::sync::Arc;
use wayfare_render::{Editable, Method, Part, RenderError, Sampler, Settings, Sum};

impl From<GpuError> for RenderError {
    fn from(error: GpuError) -> Self {
        Self::Device(Arc::new(error))
    }
}

/// The kernels that a method needs.
fn sources_of(method: &Method) -> Vec<KernelSource> {
    let of_part = |part: &Part| match &part.sampler {
        Sampler::Independent(_) => PathTracing::sources(false),
        Sampler::Gradient(_) => PathTracing::sources(true),
        // Its kernels ask at every point which paths count: they are compiled when it starts.
        Sampler::Auto(_) => Vec::new(),
        Sampler::Chains {
            method, gradient, ..
        } => markov_chains::sources_of(method, *gradient),
    };
    method.parts().iter().flat_map(of_part).collect()
}

/// A card with the kernels of a method. Needs no scene: meanwhile another thread can read one.
pub fn prepare(gpu: Arc<Gpu>, method: &Method) -> Result<Arc<Program>, GpuError> {
    let program = Program::new(gpu)?;
    // For scenes that ask for nothing special; others compile theirs when they are known.
    program.compile(&sources_of(method), 0)?;
    Ok(Arc::new(program))
}

/// Bytes that a renderer on a card takes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    /// On the card, besides the scene.
    pub card: u64,
    /// On the host, while its image is copied there.
    pub host: u64,
}

impl Memory {
    /// What a renderer for the method in `settings` will take. An error where some buffer is larger than the card
    /// allows.
    pub fn of(scene: &SceneOnGpu, settings: &Settings) -> Result<Self, GpuError> {
        let [width, height] = scene.world().camera().resolution();
        let pixels = u64::from(width) * u64::from(height);
        let scene = &scene.with_roulette(settings.method.roulette);
        let mut memory = Self::default();
        for part in settings.method.parts() {
            let card = match &part.sampler {
                Sampler::Independent(_) => PathTracing::bytes(pixels, false),
                Sampler::Gradient(_) => PathTracing::bytes(pixels, true),
                Sampler::Chains {
                    method,
                    pixels_per_chain,
                    gradient,
                } => MarkovChains::bytes(scene, part.kinds, method, *pixels_per_chain, *gradient)?,
                Sampler::Auto(_) => GpuAuto::bytes(scene)?,
            };
            memory.card = memory.card.saturating_add(card);
            memory.host += Session::host_bytes(pixels);
        }
        Ok(memory)
    }
}

/// A renderer of one part of path space, on the card.
pub(crate) trait PartRenderer: Editable<Arc<SceneOnGpu>> {
    /// The images as they were last resolved, which add up: four floats a pixel.
    fn images_on_card(&self) -> Vec<&wgpu::Buffer>;
    fn sessions(&mut self) -> Vec<&mut Session>;
    fn compile_seconds(&self) -> f64;
    fn keep_no_copies(&mut self) {
        self.sessions()
            .into_iter()
            .for_each(Session::keep_no_copies);
    }
    fn time_passes(&mut self) -> Result<(), GpuError> {
        let mut sessions = self.sessions().into_iter();
        sessions.try_for_each(|session| session.run.time_passes())
    }
}

macro_rules! part_renderer {
    ($($kind:ty),+) => {$(
        impl PartRenderer for $kind {
            fn images_on_card(&self) -> Vec<&wgpu::Buffer> {
                vec![self.image_on_card()]
            }
            fn sessions(&mut self) -> Vec<&mut Session> {
                vec![self.session()]
            }
            fn compile_seconds(&self) -> f64 {
                self.compile_seconds()
            }
        }
    )+};
}
part_renderer!(PathTracing, MarkovChains);

/// A renderer on the card, whose images can be shown without leaving it.
pub struct Renderer(Sum<Box<dyn PartRenderer>>);

impl Renderer {
    /// A renderer for the method in `settings`.
    pub fn new(
        scene: &Arc<SceneOnGpu>,
        settings: &Settings,
        tuning: Tuning,
    ) -> Result<Self, GpuError> {
        let scene = &Arc::new(scene.with_roulette(settings.method.roulette));
        let start = |part: &Part| -> Result<(Box<dyn PartRenderer>, u64), GpuError> {
            let scene = scene.clone();
            let independent =
                |scene, sampling| PathTracing::new(scene, part.kinds, sampling, settings, tuning);
            let renderer: Box<dyn PartRenderer> = match &part.sampler {
                Sampler::Independent(sequence) => {
                    Box::new(independent(scene, Sampling::Plain(*sequence))?)
                }
                Sampler::Gradient(gradient) => {
                    Box::new(independent(scene, Sampling::Differences(*gradient))?)
                }
                Sampler::Auto(auto) => Box::new(GpuAuto::new(scene, auto, settings, tuning)?),
                Sampler::Chains {
                    method,
                    pixels_per_chain,
                    gradient,
                } => Box::new(MarkovChains::new(
                    scene,
                    settings,
                    part.kinds,
                    method,
                    *pixels_per_chain,
                    *gradient,
                    tuning,
                )?),
            };
            Ok((renderer, part.share))
        };
        let parts = settings.method.parts();
        let parts = parts.iter().map(start).collect::<Result<_, _>>()?;
        Ok(Self(Sum::new(scene.world().camera().resolution(), parts)))
    }

    fn parts(&self) -> &Sum<Box<dyn PartRenderer>> {
        &self.0
    }

    fn parts_mut(&mut self) -> &mut Sum<Box<dyn PartRenderer>> {
        &mut self.0
    }

    /// The images that [`resolve`](wayfare_render::Renderer::resolve) has left on the card, four floats a pixel, one
    /// for each part of path space. They add up.
    pub fn images_on_card(&self) -> Vec<&wgpu::Buffer> {
        self.0
            .parts()
            .flat_map(|part| part.images_on_card())
            .collect()
    }

    /// Leaves the image on the card, even if that means to lose it with the card: for a viewer, whose frames should not
    /// wait for copies.
    pub fn keep_no_copies(&mut self) {
        self.0.parts_mut().for_each(|part| part.keep_no_copies());
    }

    /// Seconds that its kernels took to compile.
    pub fn compile_seconds(&self) -> f64 {
        self.0.parts().map(|part| part.compile_seconds()).sum()
    }

    /// Times passes from now on.
    pub fn time_passes(&mut self) -> Result<(), GpuError> {
        let mut parts = self.0.parts_mut();
        parts.try_for_each(|part| part.time_passes())
    }

    /// Seconds per pass since the last call, in all parts together; nothing where passes are not timed.
    pub fn passes(&mut self) -> Result<Vec<(&'static str, f64)>, GpuError> {
        let mut passes: Vec<(&'static str, f64)> = Vec::new();
        for session in self.0.parts_mut().flat_map(|part| part.sessions()) {
            for (name, seconds) in session.run.pass_seconds()? {
                match passes.iter_mut().find(|pass| pass.0 == name) {
                    Some(pass) => pass.1 += seconds,
                    None => passes.push((name, seconds)),
                }
            }
        }
        Ok(passes)
    }
}

wayfare_render::forward_renderer!(Renderer, parts, parts_mut);

impl Editable<Arc<SceneOnGpu>> for Renderer {
    fn edit(&mut self, scene: &Arc<SceneOnGpu>, seed: u64) -> Result<(), RenderError> {
        self.0.edit(scene, seed)
    }
}
