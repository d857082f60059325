//! All images and maps of a study, packed for the report page.

use super::images::{packed, rgbe, subsampled};
use super::judge::{Brightness, is_over_budget};
use super::load::Results;
use super::maps::{self, MapScales};
use super::number::short;
use super::page::{PageError, PageOptions};
use super::tables::OVER_BUDGET;
use crate::results::{CheckpointSummary, ImageFiles, Protocol, SceneRecord};
use crate::tiles::block_means;
use rayon::prelude::*;
use serde::Serialize;
use std::path::Path;
use wayfare_film::{EPSILON, Image, error_map, exr_file};

/// What the script of the page knows about the images.
#[derive(Serialize)]
pub(super) struct Gallery {
    pub scenes: Vec<Scene>,
    /// 256 colours each, as hexadecimal digits.
    pub error_colours: String,
    pub bias_colours: String,
    /// Deflated bytes in base 64; images and maps are places in this list.
    #[serde(skip)]
    pub blobs: Vec<String>,
}

/// The images of a scene.
#[derive(Serialize)]
pub(super) struct Scene {
    pub name: String,
    /// Width and height of the images as they are shown.
    pub size: [u32; 2],
    /// One of this many pixels of the rendered image is shown, in both directions.
    pub step: u32,
    pub reference: Option<usize>,
    pub methods: Vec<String>,
    pub groups: Vec<Group>,
    pub maps: Option<MapScales>,
}

/// The checkpoints of a protocol that have images.
#[derive(Serialize)]
pub(super) struct Group {
    pub title: &'static str,
    pub checkpoints: Vec<Checkpoint>,
}

/// A checkpoint with a place for every method.
#[derive(Serialize)]
pub(super) struct Checkpoint {
    pub words: String,
    pub cells: Vec<Option<Cell>>,
}

/// What is seen of a method at a checkpoint.
#[derive(Serialize)]
pub(super) struct Cell {
    pub mse: f64,
    pub mrse: f64,
    pub flip: f64,
    /// Mean over true mean.
    pub mean: f64,
    /// Local bias that 95 % of the tiles do not exceed.
    pub local: f64,
    /// A remark if its brightness is wrong or if it used more than allowed.
    pub note: Option<String>,
    pub image: Option<usize>,
    pub bias: Option<usize>,
    pub noise: Option<usize>,
}

impl Gallery {
    /// Reads all images. Files that are not there are left out.
    pub fn collect(results: &Results, options: &PageOptions) -> Result<Self, PageError> {
        let hex = |colour: &dyn Fn(f64) -> [u8; 3]| {
            let bytes = (0..256).flat_map(|i| colour(f64::from(i) / 255.0));
            bytes.map(|byte| format!("{byte:02x}")).collect()
        };
        let mut gallery = Self {
            scenes: Vec::new(),
            error_colours: hex(&error_map::colour_map),
            bias_colours: hex(&maps::bias_colour),
            blobs: Vec::new(),
        };
        for scene in &results.study.scenes {
            gallery.add(results, scene, options)?;
        }
        Ok(gallery)
    }

    fn add(
        &mut self,
        results: &Results,
        scene: &SceneRecord,
        options: &PageOptions,
    ) -> Result<(), PageError> {
        let [width, height] = scene.size;
        let step = width.div_ceil(options.image_width.max(1)).max(1);
        let map_step = maps::step(width);
        // Read the reference.
        let reference = match &scene.reference {
            Some(reference) => read(&results.folder, &reference.file, scene.size)?,
            None => None,
        };
        let truth = reference.as_ref().map(|image| block_means(image, map_step));
        // Read the images of all checkpoints that have any.
        let methods = results.study.methods.iter();
        let mut groups = Vec::new();
        let mut loaded = Vec::new();
        for protocol in Protocol::ALL {
            let mut checkpoints = Vec::new();
            for &at in results.study.checkpoints(protocol) {
                let cell = |method| results.checkpoint(scene, method, protocol, at);
                let cells: Vec<_> = methods.clone().map(cell).collect();
                if cells.iter().all(|cell| files_of(*cell).is_none()) {
                    continue;
                }
                loaded.push(
                    cells
                        .par_iter()
                        .map(|cell| Loaded::read(results, scene, files_of(*cell), step, &truth))
                        .collect::<Result<Vec<_>, _>>()?,
                );
                checkpoints.push(Checkpoint {
                    words: protocol.words(at),
                    cells: cells
                        .iter()
                        .map(|cell| cell.map(|cell| Cell::of(cell, protocol, scene)))
                        .collect(),
                });
            }
            if !checkpoints.is_empty() {
                let title = protocol.title();
                groups.push(Group { title, checkpoints });
            }
        }
        // Pack images and maps, all maps of a scene on one scale.
        let size = [width.div_ceil(map_step), height.div_ceil(map_step)];
        let read = loaded.iter().flatten();
        let maps = MapScales::of(size, read.filter_map(|cell| cell.maps.as_ref()));
        let cells = groups.iter_mut().flat_map(|group| &mut group.checkpoints);
        for (checkpoint, loaded) in cells.zip(loaded) {
            for (cell, loaded) in checkpoint.cells.iter_mut().zip(loaded) {
                if let Some(cell) = cell {
                    cell.image = loaded.image.map(|image| self.push(image));
                    if let (Some(scales), Some([bias, noise])) = (&maps, loaded.maps) {
                        cell.bias = Some(self.push(packed(&scales.bias_bytes(&bias))));
                        cell.noise = Some(self.push(packed(&scales.noise_bytes(&noise))));
                    }
                }
            }
        }
        let reference = reference.map(|image| self.push(packed(&rgbe(&subsampled(&image, step)))));
        self.scenes.push(Scene {
            name: scene.name.clone(),
            size: [width.div_ceil(step), height.div_ceil(step)],
            step,
            reference,
            methods: methods.map(|method| method.label.clone()).collect(),
            groups,
            maps,
        });
        Ok(())
    }

    fn push(&mut self, blob: String) -> usize {
        self.blobs.push(blob);
        self.blobs.len() - 1
    }
}

fn files_of(cell: Option<&CheckpointSummary>) -> Option<&ImageFiles> {
    cell?.images.as_ref()
}

impl Cell {
    fn of(summary: &CheckpointSummary, protocol: Protocol, scene: &SceneRecord) -> Self {
        let ensemble = &summary.ensemble;
        let brightness = Brightness::of(summary, scene).sign();
        let brightness = brightness.map(|sign| format!("{sign} {:.2}", ensemble.mean_ratio.value));
        let late = is_over_budget(protocol, summary).then(|| {
            let unit = match protocol {
                Protocol::Time => "s",
                Protocol::Samples => "spp",
            };
            format!(
                "{OVER_BUDGET} {} {unit} used",
                short(summary.used(protocol))
            )
        });
        let notes: Vec<String> = brightness.into_iter().chain(late).collect();
        Self {
            mse: ensemble.mse.value,
            mrse: ensemble.mrse.value,
            flip: summary.flip.value,
            mean: ensemble.mean_ratio.value,
            local: ensemble.local_bias.bias().high,
            note: (!notes.is_empty()).then(|| notes.join(", ")),
            image: None,
            bias: None,
            noise: None,
        }
    }
}

/// What was read of a cell: its packed image, and its maps of bias and noise relative to the reference.
#[derive(Default)]
struct Loaded {
    image: Option<String>,
    maps: Option<[Vec<f64>; 2]>,
}

impl Loaded {
    fn read(
        results: &Results,
        scene: &SceneRecord,
        files: Option<&ImageFiles>,
        step: u32,
        truth: &Option<Vec<f64>>,
    ) -> Result<Self, PageError> {
        let Some(files) = files else {
            return Ok(Self::default());
        };
        let read = |file: &str| read(&results.folder, file, scene.size);
        let image = read(&files.image)?.map(|image| packed(&rgbe(&subsampled(&image, step))));
        let Some(truth) = truth else {
            return Ok(Self { image, maps: None });
        };
        let map_step = maps::step(scene.size[0]);
        let relative = |image: Image, number: fn(f64) -> f64| {
            let means = block_means(&image, map_step).into_iter().zip(truth);
            means
                .map(|(mean, truth)| number(mean) / (truth.abs() + EPSILON))
                .collect::<Vec<_>>()
        };
        let bias = read(&files.bias)?.map(|image| relative(image, |mean| mean));
        let noise = read(&files.variance)?.map(|image| relative(image, |v| v.max(0.0).sqrt()));
        Ok(Self {
            image,
            maps: bias.zip(noise).map(|(bias, noise)| [bias, noise]),
        })
    }
}

/// Reads an image of a known size; `None` where the file is not there.
fn read(folder: &Path, file: &str, size: [u32; 2]) -> Result<Option<Image>, PageError> {
    let path = folder.join(file);
    if !path.exists() {
        return Ok(None);
    }
    let (image, _) = exr_file::read(&path)?;
    if image.size() == size {
        Ok(Some(image))
    } else {
        let found = image.size();
        Err(PageError::Size { path, found, size })
    }
}
