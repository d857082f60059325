//! `auto`: for any partition of path space, its parts add up to the right image.

use crate::common::world;
use rayon::prelude::*;
use std::sync::Arc;
use std::time::{Duration, Instant};
use wayfare_film::Image;
use wayfare_render::auto::{
    AutoStatistics, CellMoments, Cells, ChainPaths, Costs, Moments, choose,
};
use wayfare_render::{Budget, Method, Renderer, Settings, Statistics, cpu};
use wayfare_sampling::Philox;
use wayfare_testing::statistics::{mean_and_error, means};
use wayfare_transport::{PathKinds, World};

const SIZE: [u32; 2] = [24, 16];
const RUNS: u64 = 12;

/// Any kinds and any weights in each of 4x3 tiles.
fn random_cells(seed: u64) -> Arc<Cells> {
    let mut stream = Philox::new(seed).stream(0, 0);
    let kinds: Vec<_> = (0..12)
        .map(|tile| PathKinds::from_bits((stream.word(tile) >> 8) as u8))
        .collect();
    let weights: Vec<f32> = (12..24).map(|tile| 0.1 + stream.unit(tile)).collect();
    Arc::new(Cells::new([4, 3], kinds).with_weights(&weights))
}

fn finished(mut renderer: impl Renderer, spp: u64) -> Image {
    renderer
        .advance(&Budget::of_samples(spp))
        .expect("the processor does not fail");
    renderer.image().expect("an image")
}

/// Sample by sample: the parts of one path on both sides of a partition are the path.
#[test]
fn paths_of_a_set_of_cells_and_of_all_others_add_up() {
    let pool = cpu::threads(2).expect("threads");
    for (scene, seed) in [("cornell", 1), ("gloss", 2), ("ring", 3), ("pool", 4)] {
        let world = world(scene, 6, SIZE);
        let traced = |cells: Arc<Cells>| {
            let renderer = cpu::PathTracing::new(world.clone(), cells, 9, pool.clone());
            finished(renderer, 16)
        };
        let all = cpu::PathTracing::new(world.clone(), PathKinds::ALL, 9, pool.clone());
        let all = finished(all, 16);
        let cells = random_cells(seed);
        let others = Arc::new(cells.complement());
        let (inside, outside) = (traced(cells), traced(others));
        let (mut both, mut has_inside, mut has_outside) = (0, 0, 0);
        for (pixel, whole) in all.pixels.iter().enumerate() {
            let parts = [inside.pixels[pixel], outside.pixels[pixel]];
            for channel in 0..3 {
                let sum = parts[0][channel] + parts[1][channel];
                let off = (sum - whole[channel]).abs();
                assert!(
                    off <= 1e-5 * whole[channel].max(1e-3),
                    "{scene}, pixel {pixel}: {sum}, not {}",
                    whole[channel]
                );
            }
            let is_lit = parts.map(|rgb| rgb[1] > 0.0);
            has_inside += u32::from(is_lit[0]);
            has_outside += u32::from(is_lit[1]);
            both += u32::from(is_lit == [true, true]);
        }
        println!(
            "{scene}: {has_inside} {has_outside} {both} of {}",
            all.pixels.len()
        );
        assert!(has_inside > 50 && has_outside > 50 && both > 10, "{scene}");
    }
}

/// Chains on any set of cells find the light that path tracing finds there, tile by tile.
#[test]
fn chains_on_a_set_of_cells_have_its_light() {
    if wayfare_testing::is_left_out() {
        return;
    }
    let chains: Method = "metropolis".parse().expect("a method");
    let chains = *chains.chains().expect("chains");
    let persistent = Method::chains_of_auto().0;
    for (scene, depth, seed) in [("cornell", 3, 21), ("ajar", 4, 23)] {
        let world = world(scene, depth, SIZE);
        let cells = random_cells(seed);
        let pool = cpu::threads(1).expect("a thread");
        let statistics = |of: &(dyn Fn(u64) -> Image + Sync)| {
            let runs: Vec<_> = (0..RUNS)
                .into_par_iter()
                .map(|seed| means(&of(70 + seed), [4, 2]))
                .collect();
            mean_and_error(&runs)
        };
        let truth = statistics(&|seed| {
            let cells = cells.clone();
            let renderer = cpu::PathTracing::new(world.clone(), cells, seed, pool.clone());
            finished(renderer, 150)
        });
        for mut method in [chains, persistent] {
            method.set("chains", "48").expect("a number");
            method.set("max-copies", "auto").expect("no limit");
            let found = statistics(&|seed| {
                let (world, cells) = (world.clone(), cells.clone());
                let renderer = cpu::MarkovChains::new(world, cells, method, 1, seed, pool.clone());
                finished(renderer, 100)
            });
            for (tile, (found, truth)) in found.iter().zip(&truth).enumerate() {
                let error = found.1.hypot(truth.1);
                let off = (found.0 - truth.0).abs();
                assert!(
                    off <= 6.0 * error + 1e-9,
                    "{scene}, {}, {tile}: {} instead of {} +- {error}",
                    method.name(),
                    found.0,
                    truth.0
                );
            }
            // Narrow enough to notice a missing kind of light.
            let (mean, error) = (truth[0].0, found[0].1.hypot(truth[0].1));
            assert!(6.0 * error < 0.3 * mean, "{scene}: {mean} +- {error}");
        }
    }
}

/// One sample of a cell that is rarely bright: 1 on average.
fn rare(stream: &mut wayfare_sampling::Stream, index: u32) -> f64 {
    const PROBABILITY: f32 = 1.0 / 64.0;
    f64::from(u8::from(stream.unit(index) < PROBABILITY)) / f64::from(PROBABILITY)
}

/// The mean of an image of one tile whose paths are rarely bright. Chains would find the truth; path tracing has
/// `samples`. The choice is made by a pilot, or by the samples of the image themselves.
fn mean_of_toy(seed: u64, looks_at_its_samples: bool) -> f64 {
    let philox = Philox::new(seed);
    let (mut image, mut pilot) = (philox.stream(0, 0), philox.stream(0, 1));
    let samples = 64;
    let values: Vec<f64> = (0..samples).map(|i| rare(&mut image, i)).collect();
    let source = if looks_at_its_samples {
        values.clone()
    } else {
        (0..samples).map(|i| rare(&mut pilot, i)).collect()
    };
    let mut moments = [Moments::default(); 3];
    for pair in source.chunks_exact(2) {
        // Steady light beside the rare one.
        moments[1].add([0.02, 0.021, 0.02], [3, 3], 1e9);
        moments[2].add([pair[0], pair[1], pair[1]], [3, 3], 1e9);
    }
    let mut known = CellMoments::new([1, 1]);
    known.add(u64::from(samples) / 2, &[moments]);
    let costs = Costs {
        step: 1.2,
        differences: 1.0,
        direct: 0.4,
    };
    let choice = choose(&known, ChainPaths::Auto, costs, None, 1e6);
    if choice.cells.is_empty() {
        values.iter().sum::<f64>() / f64::from(samples)
    } else {
        1.0
    }
}

/// Where the choice looks at the samples that it is applied to, those without a bright one are kept: the image is too
/// dark.
#[test]
fn a_choice_that_does_not_look_at_its_samples_is_unbiased_and_one_that_does_is_not() {
    let error_of = |looks: bool| {
        let means: Vec<_> = (0..4000)
            .map(|seed| vec![mean_of_toy(seed, looks)])
            .collect();
        let (mean, error) = mean_and_error(&means)[0];
        println!("looks {looks}: {mean} +- {error}");
        (mean - 1.0) / error
    };
    let honest = error_of(false);
    assert!(honest.abs() < 4.0, "{honest} sigma");
    let biased = error_of(true);
    assert!(biased < -10.0, "{biased} sigma");
}

fn auto(world: &Arc<World>, seed: u64, threads: usize, steps: &[u64]) -> (Image, Statistics) {
    let settings = Settings {
        method: "auto".parse().expect("a method"),
        seed,
        steps_per_dispatch: 0,
    };
    let pool = cpu::threads(threads).expect("threads");
    let mut renderer = cpu::renderer(world.clone(), &settings, pool);
    for &spp in steps {
        renderer
            .advance(&Budget::of_samples(spp))
            .expect("the processor does not fail");
    }
    (renderer.image().expect("an image"), renderer.statistics())
}

/// The whole method has the light of path tracing, tile by tile.
#[test]
fn auto_agrees_with_path_tracing() {
    if wayfare_testing::is_left_out() {
        return;
    }
    for (scene, depth) in [("cornell", 3), ("gloss", 3)] {
        let world = world(scene, depth, [32, 24]);
        let runs = |of: &(dyn Fn(u64) -> Image + Sync)| {
            let runs: Vec<_> = (0..RUNS)
                .into_par_iter()
                .map(|seed| means(&of(seed), [2, 2]))
                .collect();
            mean_and_error(&runs)
        };
        let pool = cpu::threads(1).expect("a thread");
        let truth = runs(&|seed| {
            let (world, pool) = (world.clone(), pool.clone());
            let renderer = cpu::PathTracing::new(world, PathKinds::ALL, 500 + seed, pool);
            finished(renderer, 200)
        });
        let found = runs(&|seed| auto(&world, 40 + seed, 1, &[40]).0);
        for (tile, (found, truth)) in found.iter().zip(&truth).enumerate() {
            let error = found.1.hypot(truth.1);
            println!("{scene} {tile}: {} and {} +- {error}", found.0, truth.0);
            assert!((found.0 - truth.0).abs() < 6.0 * error, "{scene}, {tile}");
            assert!(6.0 * error < 0.3 * truth.0, "{scene}, {tile}: {error}");
        }
    }
}

/// Caustics in a block of glass go to the chains, an ordinary room does not.
#[test]
fn chains_have_what_is_hard_to_find() {
    let ring = world("ring", 12, [240, 180]);
    let chosen = auto(&ring, 0, 2, &[24]).1.auto.expect("it chooses");
    println!("{chosen:?}");
    assert!(chosen.chain_kinds().contains("hit"), "{chosen:?}");
    assert!(chosen.chain_evaluations > 0.1, "{chosen:?}");
    let room = world("cornell", 3, [32, 24]);
    let chosen = auto(&room, 40, 2, &[24]).1.auto.expect("it chooses");
    assert!(chosen.chain_kinds().is_empty(), "{chosen:?}");
}

/// Where samples are counted, the choice is made before the image begins, and chains have at least half
/// of the evaluations.
#[test]
fn chains_start_before_the_image_where_there_is_time() {
    let ring = world("ring", 12, [320, 240]);
    let of_seed = |seed| auto(&ring, seed, 2, &[6]).1.auto.expect("it chooses");
    let chosen: Vec<_> = (0..6).map(of_seed).collect();
    // A pilot of a small image does not always meet the caustic.
    let begins = |auto: &&AutoStatistics| auto.changes == 0 && auto.chain_evaluations > 0.0;
    let begun = chosen.iter().filter(begins);
    let shares: Vec<_> = begun.map(|auto| auto.chain_evaluations).collect();
    println!("{shares:?}");
    assert!(shares.len() >= 3, "{shares:?}");
    // Pilots count, too.
    assert!(shares.iter().all(|share| *share > 0.4), "{shares:?}");
}

/// Pilots disagree about rare light: what the image has shown before chains took over still counts.
#[test]
fn the_choice_does_not_go_back_and_forth() {
    let terrace = world("terrace", 12, [96, 72]);
    for seed in 1..4 {
        let chosen = auto(&terrace, seed, 2, &[140]).1.auto.expect("it chooses");
        println!("{seed}: {chosen:?}");
        assert!(chosen.changes <= 1, "{seed}: {} times", chosen.changes);
        assert!(chosen.chain_evaluations > 0.1, "{seed}: {chosen:?}");
    }
}

/// While a camera moves, every eighth view has a pilot. Where samples are counted, it comes before the image; where the
/// clock ends the work, no first image waits for it.
#[test]
fn a_first_image_waits_for_no_pilot() {
    let world = world("cornell", 3, [32, 24]);
    let first_images = |is_clocked: bool| -> Vec<u64> {
        let settings = Settings {
            method: "auto".parse().expect("a method"),
            ..Settings::default()
        };
        let pool = cpu::threads(1).expect("a thread");
        let mut renderer = cpu::renderer(world.clone(), &settings, pool);
        let advance = |renderer: &mut dyn Renderer, deadline| {
            let budget = match deadline {
                None => Budget::of_samples(1),
                deadline => Budget {
                    deadline,
                    is_strict: true,
                    ..Budget::of_samples(u64::MAX)
                },
            };
            renderer.advance(&budget).expect("the processor");
            renderer.samples()
        };
        advance(&mut renderer, None);
        let view = |seed| {
            renderer
                .move_camera(world.camera(), seed)
                .expect("the processor");
            let first = advance(&mut renderer, None);
            if is_clocked {
                let deadline = Instant::now() + Duration::from_millis(2);
                advance(&mut renderer, Some(deadline));
            }
            first
        };
        (1..=16).map(view).collect()
    };
    let clocked = first_images(true);
    assert!(
        clocked.iter().all(|first| *first == clocked[0]),
        "{clocked:?}"
    );
    let counted = first_images(false);
    let has_pilot = |first: &&u64| **first > clocked[0];
    assert_eq!(counted.iter().filter(has_pilot).count(), 2, "{counted:?}");
}

/// A seed gives one image, on any number of threads and however the samples are asked for.
#[test]
fn auto_is_repeatable() {
    for (scene, spp) in [("ring", 24), ("cornell", 20)] {
        let world = world(scene, 5, [40, 30]);
        let (image, statistics) = auto(&world, 7, 1, &[spp]);
        for (threads, steps) in [(2, vec![spp]), (1, vec![1, 5, 9, 10, 17, spp])] {
            let (other, again) = auto(&world, 7, threads, &steps);
            assert_eq!(image.pixels, other.pixels, "{scene}, {steps:?}");
            assert_eq!(statistics.samples, again.samples, "{scene}, {steps:?}");
            assert_eq!(statistics.auto, again.auto, "{scene}, {steps:?}");
        }
        let (other, _) = auto(&world, 8, 1, &[spp]);
        assert_ne!(image.pixels, other.pixels, "{scene}: another seed");
    }
}
