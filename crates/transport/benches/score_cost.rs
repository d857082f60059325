//! What the score costs: time of value and score over time of the value alone.
//!
//! `cargo bench -p wayfare-transport --bench score_cost -- [SCENE.pbrt | NAME]...`

use std::path::Path;
use std::time::Instant;
use wayfare_builtin as builtin;
use wayfare_sampling::Philox;
use wayfare_scene::LoadOptions;
use wayfare_transport::PathRecord;
use wayfare_transport::{Counters, World};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut names: Vec<String> = std::env::args()
        .skip(1)
        .filter(|a| a != "--bench")
        .collect();
    if names.is_empty() {
        names = builtin::all()
            .iter()
            .map(|scene| scene.name.to_owned())
            .collect();
    }
    println!(
        "{:<20} {:>12} {:>12} {:>6} {:>8}",
        "scene", "value ns", "+score ns", "ratio", "black %"
    );
    for name in names {
        let scene = match builtin::find(&name) {
            Some(scene) => scene.load(&LoadOptions::default())?,
            None => wayfare_scene::load(Path::new(&name), &LoadOptions::default())?,
        };
        let label = scene.name.clone();
        let world = World::new(scene)?;
        let philox = Philox::new(1);
        let dimension = world.dimension();
        let (mut x, mut score) = (vec![0.0f32; dimension], vec![0.0f32; dimension]);
        let mut record = PathRecord::default();
        let mut counters = Counters::default();
        let (mut value, mut scored, mut black) = (0.0, 0.0, 0);
        let (rounds, paths) = (60, 2000);
        for round in 0..rounds {
            // The two take turns, so that other load on the machine affects both alike.
            let samples = round * paths..(round + 1) * paths;
            let start = Instant::now();
            for sample in samples.clone() {
                philox.stream(0, sample).fill(&mut x);
                black += u32::from(world.radiance::<f32>(&x, &mut counters).is_black());
            }
            value += start.elapsed().as_secs_f64();
            let start = Instant::now();
            for sample in samples {
                philox.stream(0, sample).fill(&mut x);
                world.radiance_and_score(&x, &mut score, &mut record, &mut counters);
            }
            scored += start.elapsed().as_secs_f64();
        }
        let n = (rounds * paths) as f64;
        println!(
            "{label:<20} {:>12.0} {:>12.0} {:>6.2} {:>8.1}",
            value / n * 1e9,
            scored / n * 1e9,
            scored / value,
            100.0 * f64::from(black) / n
        );
    }
    Ok(())
}
