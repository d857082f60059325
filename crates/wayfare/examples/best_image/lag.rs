//! How far accumulated images are behind while the camera moves: lag, and ghosts of what is no longer there.

use super::{Common, reference, render, renderer};
use std::error::Error;
use wayfare_engine::SceneOnDevice;
use wayfare_film::{Image, luminance};
use wayfare_live::History;
use wayfare_render::layers::FirstHits;
use wayfare_scene::Material;
use wayfare_transport::{CameraModel, World};

/// What can be told apart of an accumulated image: where it is expected to be right, and where it is not.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Seen {
    /// What the camera sees directly, by light that it saw before.
    Surfaces,
    /// Mirrors and glass, whose first surface is not what they show.
    Specular,
    /// What has come into view in the last eight frames.
    Uncovered,
}

/// Frames for which a pixel counts as having just come into view.
const JUST: usize = 8;

/// How far accumulated images of a moving camera are behind.
pub fn measure(
    common: &Common,
    name: &str,
    scene: &SceneOnDevice,
    cameras: &[CameraModel],
    spp: u64,
) -> Result<(), Box<dyn Error>> {
    let first = cameras.len() * 2 / 3;
    let measured: Vec<usize> = (first..cameras.len()).step_by(3).collect();
    let worlds: Vec<_> = cameras
        .iter()
        .map(|camera| scene.world().seen_by(*camera))
        .collect();
    // What each measured frame shows, and what a frame of the camera before would show there, had nothing but the camera moved.
    let mut truths = Vec::new();
    for &at in &measured {
        let now = reference(common, scene, &cameras[at])?;
        let before = reference(common, scene, &cameras[at - 1])?;
        let mut history = History::new();
        history.accumulate(&worlds[at - 1], &before, 1.0);
        history.accumulate(&worlds[at], &now, 1.0);
        let (old, samples) = history.carried().ok_or("the camera moves")?;
        let old = (0..now.pixels.len()).map(|i| (samples[i] > 0.0).then(|| old.pixels[i]));
        let old: Vec<_> = old.collect();
        truths.push((now, old, what_is_seen(&worlds[..=at])));
    }
    for method in &common.methods {
        let mut renderer = renderer(scene, *method)?;
        // Sums over seeds of accumulated and of single frames, and of their squares.
        let pixels = truths[0].0.pixels.len();
        let mut sums = vec![[vec![[0.0; 2]; pixels], vec![[0.0; 2]; pixels]]; measured.len()];
        for run in 0..common.runs {
            let mut history = History::new();
            for (i, camera) in cameras.iter().enumerate() {
                let seed = run * 1000 + i as u64;
                let new = render(&mut renderer, camera, seed, spp)?;
                let both = history.accumulate(&worlds[i], &new, renderer.samples_per_pixel());
                let Some(at) = measured.iter().position(|&measured| measured == i) else {
                    continue;
                };
                for (sums, image) in sums[at].iter_mut().zip([&both, &new]) {
                    for (sum, rgb) in sums.iter_mut().zip(&image.pixels) {
                        let value = luminance(rgb.map(f64::from));
                        *sum = [sum[0] + value, sum[1] + value * value];
                    }
                }
            }
        }
        for seen in [Seen::Surfaces, Seen::Specular, Seen::Uncovered] {
            let behind = Behind::of(seen, &truths, &sums, common.runs as f64);
            println!("| `{name}` | `{method}` | {seen:?} | {behind} |");
        }
    }
    Ok(())
}

/// What every pixel of the last of some frames shows.
fn what_is_seen(worlds: &[World]) -> Vec<Seen> {
    let last = worlds.len() - 1;
    let hits: Vec<_> = (last.saturating_sub(JUST)..=last)
        .map(|i| FirstHits::render(&worlds[i], worlds[i.saturating_sub(1)].camera()))
        .collect();
    let now = &hits[hits.len() - 1];
    // A point that some frame did not see has come into view since.
    let from_then = |i: usize| {
        let then = worlds[last + 1 - hits.len() + i].camera();
        FirstHits::render(&worlds[last], then).uncovered(&hits[i])
    };
    let uncovered: Vec<_> = (0..hits.len() - 1).map(from_then).collect();
    let scene = worlds[last].scene();
    let of_pixel = |i: usize| {
        if uncovered.iter().any(|uncovered| uncovered[i]) {
            return Seen::Uncovered;
        }
        let material = now.hits[i].map(|hit| &scene.materials[hit.material as usize]);
        let is_specular = matches!(
            material,
            Some(
                Material::Dielectric { .. }
                    | Material::Conductor { .. }
                    | Material::ThinDielectric { .. }
                    | Material::CoatedDiffuse { .. }
                    | Material::CoatedConductor { .. }
            )
        );
        match is_specular {
            true => Seen::Specular,
            false => Seen::Surfaces,
        }
    };
    (0..now.hits.len()).map(of_pixel).collect()
}

/// How far a kind of pixels is behind.
struct Behind {
    share: f64,
    /// The error of the mean over seeds, relative to the mean of the truth; and that of single frames, which have none but what noise leaves.
    bias: [f64; 2],
    mean: f64,
    /// The error in terms of what the last frame differs by: 1 is an image that is a frame late.
    lag: f64,
}

type Truth = (Image, Vec<Option<[f32; 3]>>, Vec<Seen>);

impl Behind {
    fn of(seen: Seen, truths: &[Truth], sums: &[[Vec<[f64; 2]>; 2]], runs: f64) -> Self {
        let (mut count, mut all, mut truth_sum, mut mean_sum) = (0.0, 0.0, 0.0, 0.0);
        let mut squares = [0.0; 2];
        let (mut along, mut length) = (0.0, 0.0);
        for ((now, old, kinds), sums) in truths.iter().zip(sums) {
            for i in 0..kinds.len() {
                all += 1.0;
                if kinds[i] != seen {
                    continue;
                }
                count += 1.0;
                let truth = luminance(now.pixels[i].map(f64::from));
                truth_sum += truth;
                let error = |sums: &[[f64; 2]]| sums[i][0] / runs - truth;
                for (square, sums) in squares.iter_mut().zip(sums) {
                    // Without what the mean over seeds still varies by.
                    let mean = sums[i][0] / runs;
                    let variance = (sums[i][1] / runs - mean * mean) / (runs - 1.0);
                    *square += error(sums).powi(2) - variance;
                }
                mean_sum += sums[0][i][0] / runs;
                if let Some(old) = old[i] {
                    let step = luminance(old.map(f64::from)) - truth;
                    along += error(&sums[0]) * step;
                    length += step * step;
                }
            }
        }
        let relative =
            |square: f64| (square / count).abs().sqrt().copysign(square) / (truth_sum / count);
        Self {
            share: count / all,
            bias: squares.map(relative),
            mean: mean_sum / truth_sum,
            lag: along / length,
        }
    }
}

impl std::fmt::Display for Behind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self {
            share,
            bias: [bias, single],
            mean,
            lag,
        } = self;
        write!(
            f,
            "{share:.3} | {bias:.3} | {single:.3} | {mean:.3} | {lag:.2}"
        )
    }
}
