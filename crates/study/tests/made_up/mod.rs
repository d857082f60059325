//! A study that was never measured: made-up images with noise of known kinds, one method dark and smeared.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Arc;
use wayfare_film::{FlipReference, Image, Metadata, exr_file};
use wayfare_study::machine::Machine;
use wayfare_study::results::*;
use wayfare_study::{Ensemble, Estimate, OverTiles};

/// Width and height of the images.
pub const SIZE: [u32; 2] = [96, 72];
/// The methods; the third one is dark and smeared, the last one has no cell of equal samples.
pub const METHODS: [&str; 4] = ["pt", "metropolis", "mala-restore", "persistent-restore"];
/// The scene with images; a second one has none yet.
pub const SCENE: &str = "orb & <box>";
const SEEDS: u64 = 6;
const DARK: &str = METHODS[2];
const UNFINISHED: &str = METHODS[3];
/// Takes half as long again as it should.
const LATE: &str = METHODS[1];

/// Writes the folder of a study.
pub fn write(folder: &Path) {
    let truth = Image::from_fn(SIZE[0], SIZE[1], radiance);
    let reference = "scenes/orb/reference.exr";
    save(folder, reference, &truth);
    let study = Study {
        name: "made-up".into(),
        version: "0.1.0".into(),
        command: "wayfare study orb --seeds 6 --out made-up".into(),
        device: "no device at all".into(),
        machine: Some(Machine {
            system: "made-up system".into(),
            cpu: Some("Made-up CPU".into()),
            threads: 3,
            driver: Some("made-up driver 1.2".into()),
            commit: Some("0123456789ab".into()),
        }),
        seeds: (1..=SEEDS).collect(),
        scenes: vec![scene(SCENE, Some(reference.into())), scene("waiting", None)],
        methods: METHODS.map(method).into(),
        time: vec![0.1, 1.0, 10.0],
        samples: vec![4.0, 64.0],
    };
    write_json(&folder.join("study.json"), &study);
    for method in METHODS {
        for protocol in Protocol::ALL {
            if method == UNFINISHED && protocol == Protocol::Samples {
                continue;
            }
            let at = |(i, &at): (usize, &f64)| checkpoint(folder, &truth, method, protocol, i, at);
            let cell = Cell {
                scene: SCENE.into(),
                method: method.into(),
                protocol,
                checkpoints: study
                    .checkpoints(protocol)
                    .iter()
                    .enumerate()
                    .map(at)
                    .collect(),
            };
            let inside = folder.join(cell_folder(SCENE, method, protocol));
            write_json(&inside.join("summary.json"), &cell);
        }
    }
}

fn scene(name: &str, reference: Option<String>) -> SceneRecord {
    SceneRecord {
        name: name.into(),
        source: "orb.pbrt".into(),
        size: SIZE,
        max_depth: 8,
        triangles: 1234,
        reference: reference.map(|file| Reference {
            file,
            method: "pt".into(),
            samples_per_pixel: 65536,
            device: "no device at all".into(),
            seconds: 12.5,
            own_error: OwnError {
                mse: 1e-6,
                mae: 1e-4,
                mrse: 1e-6,
                mape: 1e-4,
                mean: 1e-5,
                flip: 1e-4,
                local_bias: OverTiles::default(),
            },
        }),
    }
}

fn method(label: &str) -> MethodRecord {
    MethodRecord {
        label: label.into(),
        method: label.into(),
        parameters: Vec::new(),
        settings: serde_json::json!({}),
    }
}

/// A ball on a floor before a wall, under a small bright light.
fn radiance(x: u32, y: u32) -> [f32; 3] {
    let (u, v) = (x as f32 / SIZE[0] as f32, y as f32 / SIZE[1] as f32);
    let (dx, dy) = ((u - 0.55) / 0.2, (v - 0.55) / 0.2 * 0.75);
    let inside = 1.0 - dx * dx - dy * dy;
    if (u - 0.2).abs() < 0.04 && (v - 0.12).abs() < 0.03 {
        return [12.0, 11.0, 9.0];
    }
    if inside > 0.0 {
        let light = (0.5 * inside.sqrt() - 0.6 * dx - 0.5 * dy).max(0.02);
        return [0.9 * light, 0.35 * light, 0.15 * light];
    }
    if v > 0.7 {
        let shadow = 1.0 - 0.8 * (-((u - 0.65) / 0.18).powi(2) - ((v - 0.8) / 0.06).powi(2)).exp();
        return [0.35, 0.36, 0.38].map(|albedo| albedo * shadow * (1.3 - 0.7 * u));
    }
    let glow = 0.15 / (0.05 + (u - 0.2).powi(2) + (v - 0.12).powi(2));
    [0.1, 0.12, 0.16].map(|albedo| albedo * (0.3 + glow))
}

/// One image: noise of single pixels, of patches, or little noise with less and smeared light.
fn image(truth: &Image, method: &str, seed: u64, samples: f64) -> Image {
    let noise = (1.0 / samples).sqrt() as f32;
    let (patch, strength) = match method {
        "metropolis" => (3, 0.8),
        DARK => (2, 0.15),
        _ => (1, if method == "pt" { 1.6 } else { 0.5 }),
    };
    Image::from_fn(SIZE[0], SIZE[1], |x, y| {
        let (u, v) = (x / patch, y / patch);
        let random = hash(seed ^ (u64::from(u) << 20) ^ (u64::from(v) << 40));
        // Mean 1, skewed as the noise of light is.
        let factor = 1.0 + strength * noise * (-(1.0 - random).ln() - 1.0);
        let light = if method == DARK {
            smeared(truth, x, y)
        } else {
            truth.pixel(x, y)
        };
        light.map(|value| (value * factor.max(0.0)).max(0.0))
    })
}

/// The mean of a few pixels in the row, and less of it to the right.
fn smeared(truth: &Image, x: u32, y: u32) -> [f32; 3] {
    let lost = 1.0 - 0.7 * x as f32 / SIZE[0] as f32;
    let mut sum = [0.0; 3];
    for k in 0..7 {
        let pixel = truth.pixel((x + k).saturating_sub(3).min(SIZE[0] - 1), y);
        sum = std::array::from_fn(|c| sum[c] + pixel[c] * lost / 7.0);
    }
    sum
}

/// A number in 0..1 (the finaliser of SplitMix64).
fn hash(seed: u64) -> f32 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((z ^ (z >> 31)) >> 40) as f32 / (1_u64 << 24) as f32
}

/// The file of an image, relative to the folder of the study.
pub fn file(kind: &str, method: &str, protocol: Protocol, at: f64) -> String {
    let inside = cell_folder(SCENE, method, protocol);
    let name = format!("{kind}-{}.exr", protocol.file_words(at));
    inside.join(name).to_str().unwrap().to_owned()
}

fn checkpoint(
    folder: &Path,
    truth: &Image,
    method: &str,
    protocol: Protocol,
    i: usize,
    at: f64,
) -> CheckpointSummary {
    let samples = match protocol {
        Protocol::Time => at * 20.0,
        Protocol::Samples => at,
    };
    let images: Vec<Image> = (1..=SEEDS)
        .map(|seed| image(truth, method, seed + 100 * i as u64, samples))
        .collect();
    let mut ensemble = Ensemble::new(Arc::new(truth.clone()), 0.0);
    for image in &images {
        ensemble.add(image).unwrap();
    }
    let flip = FlipReference::new(truth).unwrap();
    let flips: Vec<f64> = images.iter().map(|a| flip.mean(a).unwrap()).collect();
    let files = ImageFiles {
        image: file("image", method, protocol, at),
        bias: file("bias", method, protocol, at),
        variance: file("variance", method, protocol, at),
    };
    // The first checkpoint of equal time has no images.
    let is_seen = protocol == Protocol::Samples || i > 0;
    if is_seen {
        save(folder, &files.image, &images[0]);
        save(folder, &files.bias, &ensemble.bias());
        save(folder, &files.variance, &ensemble.variance());
    }
    let spread = |value: f64| Spread::of([value].into_iter());
    CheckpointSummary {
        at,
        ensemble: ensemble.summary(),
        flip: Estimate::of(flips.iter().copied()),
        samples_per_pixel: spread(samples),
        seconds: spread(if method == LATE { 1.5 } else { 1.0 } * samples / 20.0),
        non_finite: 0,
        diagnostics: BTreeMap::new(),
        images: is_seen.then_some(files),
    }
}

fn save(folder: &Path, file: &str, image: &Image) {
    let path = folder.join(file);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    exr_file::write(&path, image, &Metadata::new()).unwrap();
}

fn write_json(path: &Path, value: &impl serde::Serialize) {
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    fs::write(path, serde_json::to_string_pretty(value).unwrap()).unwrap();
}
