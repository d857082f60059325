//! One seed: an image at every checkpoint, and what it took.

use super::images::CheckpointImage;
use crate::results::Protocol;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};
use wayfare_engine::{Budget, RenderError, Renderer, Statistics};

/// Renders with one seed up to every checkpoint in turn. The clock runs while a user would wait: bootstrap, first
/// states, steps, and resolving the image; not while the image is copied and measured. `None` if stopped.
pub(super) fn render_checkpoints(
    renderer: &mut Renderer,
    seed: u64,
    protocol: Protocol,
    checkpoints: &[f64],
    stop: &AtomicBool,
) -> Result<Option<Vec<CheckpointImage>>, RenderError> {
    renderer.restart(seed)?;
    let mut used = Duration::ZERO;
    let mut resolving = Duration::ZERO;
    let mut images = Vec::with_capacity(checkpoints.len());
    for &at in checkpoints {
        let start = Instant::now();
        let (samples_per_pixel, deadline) = match protocol {
            Protocol::Samples => (at as u64, None),
            Protocol::Time => {
                let left = Duration::from_secs_f64(at).saturating_sub(used + resolving);
                (u64::MAX, Some(start + left))
            }
        };
        renderer.advance(&Budget {
            samples_per_pixel,
            deadline,
            is_strict: false,
            stop,
        })?;
        if deadline.is_some() && images.is_empty() {
            // An image needs a sample in every pixel, however slow the device is.
            renderer.advance(&Budget {
                samples_per_pixel: 1,
                deadline: None,
                is_strict: false,
                stop,
            })?;
        }
        let start_of_resolve = Instant::now();
        renderer.resolve()?;
        resolving = start_of_resolve.elapsed();
        used += start.elapsed();
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let statistics = renderer.statistics();
        images.push(CheckpointImage {
            image: renderer.image()?,
            seconds: used.as_secs_f64(),
            samples_per_pixel: statistics.samples_per_pixel,
            non_finite: statistics.non_finite,
            diagnostics: diagnostics(&statistics),
        });
    }
    Ok(Some(images))
}

fn diagnostics(statistics: &Statistics) -> BTreeMap<String, f64> {
    let mut all = Vec::new();
    if let Some(d) = &statistics.diagnostics {
        all.extend([
            ("acceptance_rate", d.acceptance_rate),
            ("tours", d.tours as f64),
            ("mean_tour_length", d.mean_tour_length),
            ("kills", d.kills as f64),
            ("zero_density_share", d.zero_density_share),
            ("brightness", d.density_integral / d.p_bar),
        ]);
    }
    if let Some(auto) = &statistics.auto {
        all.extend([
            ("chain_evaluations", auto.chain_evaluations),
            ("chain_luminance", auto.chain_luminance),
            ("changes", f64::from(auto.changes)),
            ("expected_error", auto.expected_error),
        ]);
    }
    let finite = all.into_iter().filter(|(_, value)| value.is_finite());
    finite.map(|(name, value)| (name.into(), value)).collect()
}
