//! How a study was measured, in sentences.

use super::Results;
use super::judge::{Metric, compared_checkpoints};
use super::number::{count, short};
use super::words::{listed, name};
use crate::results::{Protocol, SceneRecord};

/// What was compared and how.
pub fn how_measured(results: &Results) -> Vec<String> {
    let study = &results.study;
    let seeds = count(study.seeds.len(), "seed");
    let mut said = vec![
        format!(
            "Compared are {} on {}, with {seeds}, the same for every method. Repeat it with: {}",
            listed(study.methods.iter().map(name)),
            study.device,
            study.command
        ),
        format!("Version of the program: {}.", study.version),
    ];
    said.extend(study.scenes.iter().map(about_scene));
    for protocol in Protocol::ALL {
        let checkpoints = study.checkpoints(protocol).iter();
        let checkpoints = listed(checkpoints.map(|&at| protocol.words(at)));
        if !checkpoints.is_empty() {
            said.push(format!(
                "Equal {protocol}: pictures are compared at {checkpoints}."
            ));
        }
    }
    said.extend(DEFINITIONS.map(String::from));
    said.extend(doubtful_scenes(results));
    said
}

const DEFINITIONS: [&str; 9] = [
    "Time includes everything that a user waits for between frames: bootstrap, initialisation, steps and resolving the \
     picture; it excludes loading the scene, compiling kernels, one discarded warm-up run, copying the picture for \
     measuring it, and writing files.",
    "Errors compare a picture a with the reference b, averaged over channels and pixels: MSE is the mean of (a − b)², MAE \
     that of |a − b|, MRSE that of (a − b)² / (b² + 0.01), MAPE that of |a − b| / (b + 0.01), as a fraction. Each is the \
     mean over the seeds.",
    "Mean/truth is the mean of a picture over that of the reference: 1 if no light is lost. A dark picture has a low MSE, so \
     no error is to be read without it.",
    "Bias² is the squared difference between what the pictures of all seeds tend to and the truth, averaged over pixels: \
     what more seeds do not remove. Variance is the mean squared difference of one picture from what they tend to. Both \
     estimators are unbiased: the noise of the mean over the seeds and the reference's own error are taken off bias², \
     which may therefore be below zero by chance.",
    "The reference is path traced (where the list of scenes does not say otherwise), the mean of two independent halves; their difference tells its own error, which is in \
     every error that is measured against it.",
    "Confidence intervals are 95 % over the seeds (Student's t), and ratios take those of both methods as independent.",
    "Two methods tie where their difference lies within its 95 % confidence interval. Many \
     comparisons are made: of those between equal methods about one in twenty shows a difference by chance.",
    "A method is called biased where bias² is above zero by more than its interval, and dark or bright where mean/truth is \
     off by more than 2 % and its interval does not hold 1. Only methods with the right brightness can win.",
    "One sample is one evaluation of the path function, with or without its derivative.",
];

fn about_scene(scene: &SceneRecord) -> String {
    let [width, height] = scene.size;
    let reference = match &scene.reference {
        None => "no reference yet".into(),
        Some(reference) => format!(
            "reference by {} with {} samples per pixel on {} in {} s, own MSE {}",
            reference.method,
            reference.samples_per_pixel,
            reference.device,
            short(reference.seconds),
            short(reference.own_error.mse)
        ),
    };
    let source = match scene.source == scene.name {
        true => String::new(),
        false => format!(" ({})", scene.source),
    };
    format!(
        "Scene {}{source}: {width} x {height} pixels, {} triangles, at most {} scattering events; {reference}.",
        scene.name, scene.triangles, scene.max_depth
    )
}

/// Where the error of the reference counts at any compared checkpoint.
fn doubtful_scenes(results: &Results) -> Option<String> {
    let is_doubtful = |scene: &&SceneRecord| {
        let Some(reference) = &scene.reference else {
            return false;
        };
        Protocol::ALL.into_iter().any(|protocol| {
            let compared = compared_checkpoints(results, &[scene], protocol);
            results
                .cells
                .iter()
                .filter(|cell| cell.scene == scene.name && cell.protocol == protocol)
                .flat_map(|cell| &cell.checkpoints)
                .filter(|at| compared.contains(&at.at))
                .any(|at| Metric::Mse.is_doubtful(&reference.own_error, at))
        })
    };
    let scenes = results.study.scenes.iter().filter(is_doubtful);
    let scenes = listed(scenes.map(|scene| scene.name.clone()));
    (!scenes.is_empty()).then(|| {
        format!(
            "Warning: the reference's own MSE is more than 5 % of that of some method on {scenes}. These errors are marked, \
             and true errors are smaller."
        )
    })
}
