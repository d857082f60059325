//! Results that were never measured, for tests: the second scene is easy and path tracing wins it; on the first one a
//! dark method has the lowest error, two exact ones tie, and one cell is not done.

use super::Results;
use crate::ensemble::Summary;
use crate::estimate::Estimate;
use crate::results::*;
use crate::tiles::{LocalBias, OverTiles};
use std::path::PathBuf;

pub(super) const DARK: &str = "diffusion-restore";
pub(super) const EXACT: &str = "persistent-restore";
pub(super) const TIED: &str = "metropolis_restore m=64";
pub(super) const UNFINISHED: &str = "mala & co";
pub(super) const HARD: &str = "hidden <light>";
pub(super) const EASY: &str = "box";

/// Both scenes, eight seeds.
pub(super) fn results() -> Results {
    let labels = ["pt", TIED, DARK, EXACT, UNFINISHED];
    let methods = labels.map(|label| MethodRecord {
        label: label.into(),
        method: label.split(' ').next().unwrap_or(label).into(),
        parameters: Vec::new(),
        settings: serde_json::Value::Null,
    });
    let study = Study {
        name: "example".into(),
        version: "0.1.0".into(),
        command: "wayfare study --seeds 8".into(),
        device: "a device".into(),
        machine: None,
        seeds: (1..=8).collect(),
        scenes: vec![scene(HARD), scene(EASY)],
        methods: methods.into(),
        time: vec![1.0 / 30.0, 0.1, 1.0, 10.0],
        samples: vec![1.0, 4.0, 16.0, 64.0, 256.0],
    };
    let mut cells = Vec::new();
    for scene in &study.scenes {
        for method in &study.methods {
            for protocol in Protocol::ALL {
                if scene.name == HARD && method.label == UNFINISHED {
                    continue;
                }
                let at = |&at: &f64| checkpoint(&scene.name, &method.label, protocol, at);
                cells.push(Cell {
                    scene: scene.name.clone(),
                    method: method.label.clone(),
                    protocol,
                    checkpoints: study.checkpoints(protocol).iter().map(at).collect(),
                });
            }
        }
    }
    Results {
        folder: PathBuf::from("nowhere"),
        study,
        cells,
    }
}

/// The same with one seed: no margin is known, and bias is not a number.
pub(super) fn one_seed() -> Results {
    let mut results = results();
    results.study.seeds = vec![1];
    for at in results.cells.iter_mut().flat_map(|c| &mut c.checkpoints) {
        at.ensemble.seeds = 1;
        for estimate in [
            &mut at.ensemble.mse,
            &mut at.ensemble.mae,
            &mut at.ensemble.mrse,
            &mut at.ensemble.mape,
            &mut at.ensemble.mean_ratio,
        ] {
            *estimate = Estimate::of([estimate.value].into_iter());
        }
        at.flip = Estimate::of([at.flip.value].into_iter());
        at.ensemble.bias_squared = Estimate::unknown();
        at.ensemble.variance = Estimate::unknown();
        at.ensemble.local_bias.noise = OverTiles::default();
    }
    results
}

fn scene(name: &str) -> SceneRecord {
    SceneRecord {
        name: name.into(),
        source: name.into(),
        size: [256, 192],
        max_depth: 6,
        triangles: 36,
        reference: Some(Reference {
            file: format!("scenes/{}/reference.exr", file_name(name)),
            method: "pt".into(),
            samples_per_pixel: 1 << 20,
            device: "a device".into(),
            seconds: 100.0,
            own_error: OwnError {
                mse: 1e-5,
                mae: 2e-4,
                mrse: 2e-5,
                mape: 4e-4,
                mean: 1e-4,
                flip: 1e-3,
                local_bias: OverTiles {
                    median: 1e-4,
                    high: 5e-4,
                },
            },
        }),
    }
}

fn checkpoint(scene: &str, method: &str, protocol: Protocol, at: f64) -> CheckpointSummary {
    let samples = match protocol {
        Protocol::Time => 300.0 * at,
        Protocol::Samples => at,
    };
    // Variance of one sample per pixel, squared bias, mean over truth.
    let (unit, bias, mean) = match (scene, method) {
        (HARD, "pt") => (1.0, 0.0, 1.0),
        (HARD, TIED) => (0.41, 0.0, 1.001),
        (HARD, EXACT) => (0.4, 0.0, 0.999),
        (_, DARK) => (0.02, 8e-3, 0.41),
        (_, "pt") => (0.1, 0.0, 1.0),
        _ => (0.3, 0.0, 1.0),
    };
    let estimate = |value: f64| Estimate::new(value, 0.03 * value, 7);
    let over_tiles = |median: f64| OverTiles {
        median,
        high: 3.0 * median,
    };
    let variance = unit / samples;
    let error = variance + bias + 1e-5;
    let spread = |value| Spread {
        mean: value,
        min: 0.99 * value,
        max: 1.01 * value,
    };
    CheckpointSummary {
        at,
        ensemble: Summary {
            seeds: 8,
            mse: estimate(error),
            mae: estimate(0.8 * error.sqrt()),
            mrse: estimate(2.0 * error),
            mape: estimate(1.2 * error.sqrt()),
            mean_ratio: Estimate::new(mean, 0.02 * variance.sqrt(), 7),
            bias_squared: Estimate::new(bias - 0.01 * variance, 0.01 * variance + 0.02 * bias, 7),
            variance: estimate(variance),
            local_bias: LocalBias {
                deviation: over_tiles((1.0 - mean).hypot(0.01)),
                noise: over_tiles(0.01),
            },
        },
        flip: estimate(0.5 * error.sqrt()),
        samples_per_pixel: spread(samples),
        seconds: spread(samples / 300.0),
        non_finite: u64::from(method == UNFINISHED),
        diagnostics: Default::default(),
        images: None,
    }
}

/// Panics where a text holds a number that is none.
pub(super) fn assert_plain(text: &str) {
    for bad in ["NaN", "inf ", "inf<", "inf)", "infinity", "null"] {
        assert!(!text.contains(bad), "{bad} in {text}");
    }
}
