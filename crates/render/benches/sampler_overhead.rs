//! What share of a run is spent on anything but the path function.
//!
//! `cargo bench -p wayfare-render --bench sampler_overhead -- [NAME] [METHOD]`
//!
//! A clock runs while the path function is evaluated; the rest of the time is the sampler's, including half of
//! what reading the clock costs.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use wayfare_builtin as builtin;
use wayfare_render::cpu::{PathTarget, PixelRadiance, SplatFilm};
use wayfare_sampling::{Defaults, Evaluation, Method, Population, Target};
use wayfare_scene::LoadOptions;
use wayfare_transport::World;

/// Measures the time spent in another target.
struct Clocked {
    target: PathTarget,
    nanoseconds: Arc<AtomicU64>,
}

impl Clocked {
    fn clock<V>(&self, evaluate: impl FnOnce() -> V) -> V {
        let start = Instant::now();
        let value = evaluate();
        let elapsed = start.elapsed().as_nanos() as u64;
        self.nanoseconds.fetch_add(elapsed, Ordering::Relaxed);
        value
    }
}

impl Target for Clocked {
    type Value = PixelRadiance;
    type Scratch = <PathTarget as Target>::Scratch;

    fn scratch(&self) -> Self::Scratch {
        self.target.scratch()
    }
    fn dimension(&self) -> usize {
        self.target.dimension()
    }
    fn evaluate(&self, x: &[f32], scratch: &mut Self::Scratch) -> Evaluation<PixelRadiance> {
        self.clock(|| self.target.evaluate(x, scratch))
    }
    fn evaluate_with_score(
        &self,
        x: &[f32],
        score: &mut [f32],
        scratch: &mut Self::Scratch,
    ) -> Evaluation<PixelRadiance> {
        self.clock(|| self.target.evaluate_with_score(x, score, scratch))
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1).filter(|a| a != "--bench");
    let name = args.next().unwrap_or("cornell".into());
    let method = args.next().unwrap_or("metropolis-restore".into());
    let settings = Method::preset(&method, Defaults::Published).ok_or("no such method")?;
    let builtin = builtin::find(&name).ok_or("no such built-in scene")?;
    let mut scene = builtin.load(&LoadOptions::default())?;
    scene.film.resolution = [160, 120];
    let world = Arc::new(World::new(scene)?);
    let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
    let mut film = wayfare_film::Accumulator::new(160, 120);
    let nanoseconds = Arc::new(AtomicU64::new(0));
    let target = Clocked {
        target: PathTarget::new(world.clone(), wayfare_transport::PathKinds::ALL),
        nanoseconds: nanoseconds.clone(),
    };
    let builder = Population::builder(target).method(settings);
    let builder = builder.chains(4096).bootstrap(19_200).seed(1);
    let mut population = pool.install(|| builder.start())?;
    nanoseconds.store(0, Ordering::Relaxed);
    let (mut steps, begin) = (0, Instant::now());
    while steps < 400_000 {
        steps += pool.install(|| population.advance(&mut SplatFilm(&mut film)));
    }
    let total = begin.elapsed().as_nanos() as f64 / steps as f64;
    let sampler = total - nanoseconds.load(Ordering::Relaxed) as f64 / steps as f64;
    let share = 100.0 * sampler / total;
    println!(
        "{method} on {name}, dimension {}, one thread",
        world.dimension()
    );
    println!("  {total:.0} ns a step, of which the sampler {sampler:.0} ns: {share:.1} %");
    Ok(())
}
