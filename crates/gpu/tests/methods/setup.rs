//! Renders on both sides, and measures how images differ.

use std::sync::Arc;
use wayfare_film::Image;
use wayfare_gpu::{GpuError, Program, SceneOnGpu, Tuning};
use wayfare_render::{Budget, Method, Renderer, Settings, Statistics, cpu};
use wayfare_sampling::{Defaults, Start};
use wayfare_scene::Scene;
use wayfare_transport::World;

/// Small images.
pub const SIZE: [u32; 2] = [32, 16];
/// The CPU takes 16,384 steps at once, which are 32 of each of this many chains.
pub const CHAINS: &str = "512";
/// Steps of a chain in a comparison: after these the CPU looks at its budget, as the card does after any.
pub const STEPS: u64 = 32;

/// A built-in scene.
pub fn world(name: &str, max_depth: u32, size: [u32; 2]) -> Arc<World> {
    let scene = wayfare_testing::scenes::builtin(name, max_depth, size);
    Arc::new(World::new(scene).expect("a small BVH"))
}

/// Any scene.
pub fn world_of(mut scene: Scene, max_depth: u32, size: [u32; 2]) -> Arc<World> {
    scene.film.resolution = size;
    scene.max_depth = max_depth;
    Arc::new(World::new(scene).expect("a small BVH"))
}

/// One of the scenes made by hand.
pub fn hand_made(name: &str) -> Scene {
    let all = crate::common::scenes::all();
    let scene = all.into_iter().find(|scene| scene.name == name);
    scene.expect("one of the scenes")
}

/// A method with some parameters.
pub fn method(name: &str, parameters: &[(&str, &str)]) -> Method {
    let mut method = Method::preset(name, Defaults::Published).expect("a method");
    for &(key, value) in parameters {
        method.set(key, value).expect("a parameter");
    }
    method
}

/// A method with this number of chains, where it has any.
pub fn with_chains(name: &str, chains: &str) -> Method {
    let mut method = method(name, &[]);
    if method.chains().is_some() {
        method.set("chains", chains).expect("a number");
    }
    method
}

/// All methods with [`CHAINS`] chains and all else as it comes, but for `auto`: it is made of others, a pilot that
/// differs by rounding may choose otherwise, and software drivers compile its kernels for long. Its pilot is compared
/// beside its code, and `repeatability` has it.
pub fn all_methods() -> Vec<Method> {
    Method::names()
        .filter(|&name| name != "auto")
        .map(|name| with_chains(name, CHAINS))
        .collect()
}

/// A method with its seed.
pub fn settings(method: &Method, seed: u64) -> Settings {
    Settings {
        method: *method,
        seed,
        steps_per_dispatch: 0,
    }
}

/// Samples per pixel of a comparison.
pub fn samples(method: &Method, size: [u32; 2]) -> u64 {
    samples_after(method, size, STEPS)
}

/// Samples per pixel after which chains have walked a number of steps, with those of direct light where it is sampled
/// apart; as many as steps for path tracing.
pub fn samples_after(method: &Method, size: [u32; 2], steps: u64) -> u64 {
    let Some(chain_method) = method.chains() else {
        return steps;
    };
    let pixels = u64::from(size[0] * size[1]);
    let chains = u64::from(chain_method.run.chains.expect("a number of chains"));
    let first_states = match chain_method.run.start {
        Start::Stationary => chains,
        Start::Cold | Start::Unbiased => 0,
    };
    let of_chains = (pixels + first_states + steps * chains) / pixels;
    match u64::from(method.direct_every) {
        0 => of_chains,
        every => of_chains + of_chains.div_ceil(every),
    }
}

/// An image and its statistics.
pub struct Rendered {
    pub image: Image,
    pub statistics: Statistics,
}

fn render(mut renderer: impl Renderer, spp: u64) -> Rendered {
    renderer
        .advance(&Budget::of_samples(spp))
        .expect("a working device");
    Rendered {
        image: renderer.image().expect("an image"),
        statistics: renderer.statistics(),
    }
}

/// Renders on the processor.
pub fn on_cpu(world: &Arc<World>, settings: &Settings, spp: u64) -> Rendered {
    let pool = cpu::threads(1).expect("a thread");
    render(cpu::renderer(world.clone(), settings, pool), spp)
}

/// A renderer on the card.
pub fn start_renderer(
    program: &Arc<Program>,
    world: &Arc<World>,
    settings: &Settings,
) -> Result<wayfare_gpu::Renderer, GpuError> {
    let scene = Arc::new(SceneOnGpu::with_program(program.clone(), world.clone())?);
    wayfare_gpu::Renderer::new(&scene, settings, Tuning::of(program.gpu()))
}

/// Renders on the card.
pub fn on_gpu(
    program: &Arc<Program>,
    world: &Arc<World>,
    settings: &Settings,
    spp: u64,
) -> Rendered {
    let renderer = start_renderer(program, world, settings);
    render(renderer.expect("a renderer"), spp)
}

fn values(image: &Image) -> impl Iterator<Item = f64> + '_ {
    let [width, height] = image.size();
    let pixels = (0..height).flat_map(move |y| (0..width).map(move |x| image.pixel(x, y)));
    pixels.flatten().map(f64::from)
}

/// The root of the squared difference of two images over that of the squares of the second.
pub fn difference(a: &Image, b: &Image) -> f64 {
    assert_eq!(a.size(), b.size());
    let squares: f64 = values(a).zip(values(b)).map(|(a, b)| (a - b).powi(2)).sum();
    (squares / values(b).map(|b| b * b).sum::<f64>()).sqrt()
}

/// Whether there is no light in an image.
pub fn is_black(image: &Image) -> bool {
    values(image).all(|value| value == 0.0)
}
