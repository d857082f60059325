//! Where a rendering by `auto` is, as bytes.

use super::renderer::{Auto, Backend, Kept};
use super::{CellMoments, Cells, Choice};
use crate::state::{put, take};
use crate::{Renderer, StateError, Statistics};
use serde::{Deserialize, Serialize};
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;
use wayfare_film::Image;
use wayfare_transport::{Counters, PathKinds};

/// All but the states of the parts, which follow.
#[derive(Serialize, Deserialize)]
struct Saved {
    moments: CellMoments,
    pilots: Counters,
    pilot_time: Duration,
    epoch: u32,
    until: u64,
    measured: Option<(f64, f64)>,
    rays_of_chains: Option<f64>,
    kept: Option<SavedImage>,
    choice: Option<SavedChoice>,
}

#[derive(Serialize, Deserialize)]
struct SavedChoice {
    kinds: Vec<u8>,
    weights: Vec<f32>,
    differences: bool,
    chains: f64,
    error: f64,
    rounds: u64,
}

#[derive(Serialize, Deserialize)]
struct SavedImage {
    pixels: Option<Vec<[f32; 3]>>,
    weight: f64,
    until: u64,
    chain_samples: u64,
    samples: u64,
    samples_per_pixel: f64,
    seconds: f64,
    rays: u64,
    mean_path_length: f64,
    non_finite: u64,
}

impl<B: Backend> Auto<B> {
    pub(super) fn save(&mut self, to: &mut dyn Write) -> Result<(), StateError> {
        let kept = self.kept.as_ref().map(|kept| SavedImage {
            pixels: kept.image.as_ref().map(|image| image.pixels.clone()),
            weight: kept.weight,
            until: kept.until,
            chain_samples: kept.chain_samples,
            samples: kept.statistics.samples,
            samples_per_pixel: kept.statistics.samples_per_pixel,
            seconds: kept.statistics.seconds,
            rays: kept.statistics.rays,
            mean_path_length: kept.statistics.mean_path_length,
            non_finite: kept.statistics.non_finite,
        });
        let choice = self.parts.as_ref().map(|parts| SavedChoice {
            kinds: parts
                .choice
                .cells
                .kinds()
                .iter()
                .map(|kinds| kinds.bits())
                .collect(),
            weights: parts.choice.cells.weights().to_vec(),
            differences: parts.choice.differences,
            chains: parts.choice.chains,
            error: parts.choice.error,
            rounds: parts.turns.rounds,
        });
        put(
            to,
            &Saved {
                moments: CellMoments::clone(&self.moments),
                pilots: self.pilots,
                pilot_time: self.pilot_time,
                epoch: self.epoch,
                until: self.until,
                measured: self.measured,
                rays_of_chains: self.rays_of_chains,
                kept,
                choice,
            },
        )?;
        self.parts_mut().try_for_each(|part| part.save_state(to))
    }

    pub(super) fn load(&mut self, from: &mut &[u8]) -> Result<(), StateError> {
        self.restart(self.seed)?;
        let saved: Saved = take(from)?;
        let tiles = self.moments.tiles();
        if saved.moments.tiles() != tiles || !saved.moments.is_complete() {
            return Err(StateError::Misfit("it has other tiles".to_owned()));
        }
        let [width, height] = self.backend().resolution();
        if let Some(kept) = saved.kept {
            let image = kept.pixels.map(|pixels| Image {
                width,
                height,
                pixels,
            });
            let has_all = |image: &Image| image.pixels.len() == width as usize * height as usize;
            if !image.as_ref().is_none_or(has_all) {
                return Err(StateError::Misfit("its image has another size".to_owned()));
            }
            self.kept = Some(Kept {
                image,
                weight: kept.weight,
                until: kept.until,
                chain_samples: kept.chain_samples,
                statistics: Statistics {
                    samples: kept.samples,
                    samples_per_pixel: kept.samples_per_pixel,
                    seconds: kept.seconds,
                    rays: kept.rays,
                    mean_path_length: kept.mean_path_length,
                    non_finite: kept.non_finite,
                    ..Statistics::default()
                },
            });
        }
        self.moments = Arc::new(saved.moments);
        self.pilots = saved.pilots;
        self.pilot_time = saved.pilot_time;
        (self.epoch, self.until, self.measured) = (saved.epoch, saved.until, saved.measured);
        self.rays_of_chains = saved.rays_of_chains;
        let Some(choice) = saved.choice else {
            return Ok(());
        };
        let kinds: Vec<_> = choice
            .kinds
            .iter()
            .map(|&bits| PathKinds::from_bits(bits))
            .collect();
        let is_usable = |weight: &f32| weight.is_normal() && *weight > 0.0;
        if kinds.len() != tiles[0] as usize * tiles[1] as usize
            || choice.weights.len() != kinds.len()
            || !choice.weights.iter().all(is_usable)
        {
            return Err(StateError::Misfit("it has other cells".to_owned()));
        }
        self.begin(Choice {
            cells: Arc::new(Cells::new(tiles, kinds).with_weights(&choice.weights)),
            differences: choice.differences,
            chains: choice.chains,
            error: choice.error,
        })?;
        if let Some(parts) = &mut self.parts {
            parts.turns.rounds = choice.rounds;
        }
        self.parts_mut().try_for_each(|part| part.load_state(from))
    }
}
