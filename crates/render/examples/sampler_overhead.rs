//! What share of a run is spent on anything but the path function.
//!
//! `cargo run --release -p wayfare-render --example sampler_overhead -- [NAME] [METHOD]`
//!
//! One run evaluates the path function once a step (time e + s), one evaluates it twice (2 e + s):
//! the sampler's part s follows from the two. The second evaluation finds its data in the caches, so
//! that s is rather too large than too small.

use std::sync::Arc;
use std::time::Instant;
use wayfare_render::cpu::{PathTarget, PixelLight, SplatFilm};
use wayfare_sampling::{Evaluation, MethodSettings, Population, Target};
use wayfare_scene::{LoadOptions, builtin};
use wayfare_transport::World;

/// Evaluates another target once or twice.
struct Repeat {
    target: PathTarget,
    times: u32,
}

impl Target for Repeat {
    type Value = PixelLight;
    type Scratch = <PathTarget as Target>::Scratch;

    fn scratch(&self) -> Self::Scratch {
        self.target.scratch()
    }
    fn dimension(&self) -> usize {
        self.target.dimension()
    }
    fn evaluate(&self, x: &[f32], scratch: &mut Self::Scratch) -> Evaluation<PixelLight> {
        for _ in 1..self.times {
            std::hint::black_box(self.target.evaluate(std::hint::black_box(x), scratch));
        }
        self.target.evaluate(x, scratch)
    }
    fn evaluate_with_score(
        &self,
        x: &[f32],
        score: &mut [f32],
        scratch: &mut Self::Scratch,
    ) -> Evaluation<PixelLight> {
        for _ in 1..self.times {
            std::hint::black_box(self.target.evaluate_with_score(x, score, scratch));
        }
        self.target.evaluate_with_score(x, score, scratch)
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let name = args.next().unwrap_or("cornell".into());
    let method = args.next().unwrap_or("metropolis-restore".into());
    let settings = MethodSettings::from_name(&method).ok_or("no such method")?;
    let mut scene =
        builtin::find(&name).ok_or("no such built-in scene")?.load(&LoadOptions::default())?;
    scene.film.resolution = [160, 120];
    let world = Arc::new(World::new(scene)?);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
    let mut film = wayfare_film::Accumulator::new(160, 120);
    let mut start = |times: u32| {
        let target = Repeat { target: PathTarget::new(world.clone()), times };
        pool.install(|| Population::new(target, settings.clone(), 4096, 19_200, 1, None))
    };
    let mut populations = [start(1), start(2)];
    let mut seconds = [0.0, 0.0];
    let mut steps = 0;
    // The two take turns, so that whatever else the machine does touches both alike.
    while steps < 400_000 {
        for (population, seconds) in populations.iter_mut().zip(&mut seconds) {
            let begin = Instant::now();
            steps += pool.install(|| population.advance(&mut SplatFilm(&mut film))) / 2;
            *seconds += begin.elapsed().as_secs_f64();
        }
    }
    let [once, twice] = seconds;
    let sampler = 2.0 * once - twice;
    let ns = |time: f64| time / steps as f64 * 1e9;
    println!("{method} on {name}, dimension {}, one thread", world.dimension());
    println!("  {:.0} ns a step, of which the sampler {:.0} ns: {:.1} %", ns(once), ns(sampler), 100.0 * sampler / once);
    Ok(())
}
