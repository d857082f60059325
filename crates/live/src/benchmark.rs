//! The frame loop without a window, measured: how long frames take, and whether the first image after a camera cut is
//! as bright as it should be.

use crate::canvas::DisplaySettings;
use crate::pane::{Pane, PaneInfo};
use crate::{Offscreen, ViewError, Viewer};
use serde::Serialize;
use std::sync::Arc;
use std::time::Instant;
use wayfare_engine::{AdapterChoice, Method};
use wayfare_gpu::Gpu;
use wayfare_trajectory::Pose;

/// Frames before the measured ones, in which the frame budget settles.
const WARM_UP: usize = 10;
/// How often each thing that a frame does besides sampling is repeated to be timed.
const REPEATS: usize = 20;
/// Seconds of a frame while a reference is rendered.
const REFERENCE_FRAME: f64 = 0.25;

/// What to measure.
#[derive(Clone, Debug)]
pub struct Benchmark {
    /// Frames of every method.
    pub frames: usize,
    /// Frames from one camera before the next cut.
    pub cut_every: usize,
    /// Methods to measure.
    pub methods: Vec<Method>,
    /// Samples per pixel of the references for the brightness after cuts; 0 for none.
    pub reference_spp: u64,
    /// Size of the image.
    pub size: [u32; 2],
}

/// What was measured of a scene.
#[derive(Clone, Debug, Serialize)]
pub struct BenchmarkReport {
    /// The scene.
    pub scene: String,
    /// The device.
    pub device: String,
    /// Size of the image.
    pub size: [u32; 2],
    /// Seconds that a frame should take.
    pub budget_seconds: f64,
    /// Whether frames were denoised.
    pub denoise: bool,
    /// Samples per pixel of the references.
    pub reference_spp: u64,
    /// What was measured of every method.
    pub methods: Vec<MethodReport>,
}

/// What was measured of a method.
#[derive(Clone, Debug, Default, Serialize)]
pub struct MethodReport {
    /// The method.
    pub method: String,
    /// Its parameters, as on the command line.
    pub parameters: Vec<String>,
    /// Seconds from the request to the first frame: kernels, buffers.
    pub start_seconds: f64,
    /// Frames per second: one over the mean time of a frame.
    pub frames_per_second: f64,
    /// Median time of a frame.
    pub median_ms: f64,
    /// Time of a frame that one in twenty exceeds.
    pub p95_ms: f64,
    /// Time of the slowest frame.
    pub slowest_ms: f64,
    /// Mean time of a frame after a cut.
    pub cut_ms: f64,
    /// Median time of a frame that is spent on the rendered image, as by a denoiser.
    pub finish_ms: f64,
    /// Mean number of samples per pixel that a frame adds.
    pub samples_per_pixel_per_frame: f64,
    /// Time per sample of every pixel.
    pub pass_ms: f64,
    /// The largest width of a rendered pixel in any frame.
    pub coarseness: u32,
    /// What a frame does besides sampling.
    pub besides: Besides,
    /// Brightness of the first frame after each cut, relative to the reference.
    pub first_mean_ratios: Vec<f64>,
    /// Brightness of the last frame before each cut, relative to the reference.
    pub last_mean_ratios: Vec<f64>,
    /// All frames.
    pub frames: Vec<FrameReport>,
}

/// What a frame does besides sampling: median times of one frame, each thing alone and waited for.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Besides {
    /// Turning samples into an image.
    pub resolve_ms: f64,
    /// Tone mapping the image and drawing it at its place.
    pub display_ms: f64,
    /// Mean and errors of the image, as the panel shows them.
    pub metrics_ms: f64,
}

/// What was measured of a frame.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct FrameReport {
    /// Time of the whole frame.
    pub ms: f64,
    /// Time spent waiting for renderers, and for what is done with their images.
    pub rendering_ms: f64,
    /// The part of it that was spent on images: layers, earlier frames, a denoiser.
    pub finish_ms: f64,
    /// Samples per pixel of the image so far.
    pub samples_per_pixel: f64,
    /// Width of a rendered pixel.
    pub coarseness: u32,
    /// Whether it is the first after a cut.
    pub cut: bool,
}

impl Benchmark {
    /// Measures frames of every method. `report` receives what is being done.
    pub fn run(
        &self,
        viewer: &mut Viewer,
        report: &mut dyn FnMut(String),
    ) -> Result<BenchmarkReport, ViewError> {
        report("loading the scene".into());
        viewer.waits = true;
        viewer.settle(self.size)?;
        let scene = viewer.scene().cloned().ok_or(ViewError::NoImage)?;
        // Without any driver images are rendered and resolved, and nothing draws them.
        let gpu = match scene.device().gpu() {
            Some(gpu) => Some(gpu.clone()),
            None => Gpu::open(&AdapterChoice::Any, None).ok().map(Arc::new),
        };
        let mut target = gpu.map(Offscreen::new).transpose()?;
        let poses = cuts(viewer);
        let references = self.references(viewer, &poses, report)?;
        let mut methods = Vec::new();
        for method in &self.methods {
            report(method.name().to_owned());
            viewer.navigator.set_pose(poses[0]);
            let measured = self.run_method(viewer, method, &poses, &references, &mut target);
            methods.push(measured?);
        }
        Ok(BenchmarkReport {
            scene: scene.name.clone(),
            device: scene.device().name().to_owned(),
            size: self.size,
            budget_seconds: viewer.frame_budget.seconds(),
            denoise: viewer.finish.denoise,
            reference_spp: self.reference_spp,
            methods,
        })
    }

    /// The true brightness from each pose, by path tracing.
    fn references(
        &self,
        viewer: &mut Viewer,
        poses: &[Pose],
        report: &mut dyn FnMut(String),
    ) -> Result<Vec<f64>, ViewError> {
        if self.reference_spp == 0 {
            return Ok(Vec::new());
        }
        viewer.request.methods = vec![Method::default()];
        let finish = std::mem::take(&mut viewer.finish);
        viewer.settle(self.size)?;
        let budget = viewer.frame_budget.seconds();
        viewer.frame_budget.set_seconds(REFERENCE_FRAME);
        let mut means = Vec::new();
        for (i, &pose) in poses.iter().enumerate() {
            report(format!("reference {} of {}", i + 1, poses.len()));
            viewer.navigator.set_pose(pose);
            loop {
                viewer.try_frame(self.size)?;
                if current(viewer).samples_per_pixel >= self.reference_spp as f64 {
                    break;
                }
            }
            means.push(brightness(viewer, &mut None)?);
        }
        viewer.frame_budget.set_seconds(budget);
        viewer.finish = finish;
        Ok(means)
    }

    fn run_method(
        &self,
        viewer: &mut Viewer,
        method: &Method,
        poses: &[Pose],
        references: &[f64],
        target: &mut Option<Offscreen>,
    ) -> Result<MethodReport, ViewError> {
        // Start the method, and let the frame budget settle.
        let start = Instant::now();
        viewer.request.methods = vec![*method];
        viewer.settle(self.size)?;
        let start_seconds = start.elapsed().as_secs_f64();
        for i in 0..WARM_UP {
            viewer.navigator.set_pose(poses[i % poses.len()]);
            self.frame(viewer, target)?;
        }
        // Measure frames, and the brightness before and after every cut.
        let (mut frames, mut firsts, mut lasts) = (Vec::new(), Vec::new(), Vec::new());
        let mut pose = 0;
        for i in 0..self.frames {
            let cut = i % self.cut_every.max(1) == 0;
            if cut {
                if let (Some(&reference), true) = (references.get(pose), i > 0) {
                    lasts.push(brightness(viewer, target)? / reference);
                }
                pose = (pose + 1) % poses.len();
                viewer.navigator.set_pose(poses[pose]);
            }
            let [all, rendering] = self.frame(viewer, target)?;
            frames.push(FrameReport {
                ms: 1e3 * all,
                rendering_ms: 1e3 * rendering,
                finish_ms: 1e3 * viewer.finish_seconds(),
                samples_per_pixel: current(viewer).samples_per_pixel,
                coarseness: viewer.coarseness(),
                cut,
            });
            if let (true, Some(&reference)) = (cut, references.get(pose)) {
                firsts.push(brightness(viewer, target)? / reference);
            }
        }
        let parameters = method.parameters().into_iter();
        let parameters = parameters.map(|p| format!("{}={}", p.key, p.value));
        Ok(MethodReport {
            method: method.name().to_owned(),
            parameters: parameters.collect(),
            start_seconds,
            first_mean_ratios: firsts,
            last_mean_ratios: lasts,
            pass_ms: 1e3 * current(viewer).pass_seconds.unwrap_or(0.0),
            besides: self.besides(viewer, target)?,
            ..summary(frames)
        })
    }

    /// Times what a frame does besides sampling.
    fn besides(
        &self,
        viewer: &mut Viewer,
        target: &mut Option<Offscreen>,
    ) -> Result<Besides, ViewError> {
        let gpu = target.as_ref().map(|target| target.gpu().clone());
        let resolve_ms = median_ms(|| {
            let resolve = |pane: &mut Pane| pane.resolve().map(drop);
            viewer.with_panes(|panes| panes.iter_mut().try_for_each(resolve))??;
            // Kernels on a card have only been submitted: wait for something behind them.
            if let Some(gpu) = &gpu {
                gpu.wait(gpu.submit(gpu.encoder("the end of resolving")))?;
            }
            Ok(())
        })?;
        let Some(target) = target else {
            return Ok(Besides {
                resolve_ms,
                ..Default::default()
            });
        };
        let settings = DisplaySettings::default();
        Ok(Besides {
            resolve_ms,
            display_ms: median_ms(|| target.draw(self.size, &settings))?,
            metrics_ms: median_ms(|| target.canvas.measure_now(0).map(drop))?,
        })
    }

    /// One frame as a window has it: the seconds of all, and of rendering.
    fn frame(
        &self,
        viewer: &mut Viewer,
        target: &mut Option<Offscreen>,
    ) -> Result<[f64; 2], ViewError> {
        let start = Instant::now();
        let times = viewer.try_frame(self.size)?;
        if let Some(target) = target {
            target.canvas.update(viewer)?;
            target.draw(self.size, &DisplaySettings::default())?;
        }
        let all = start.elapsed().as_secs_f64();
        let budget = &mut viewer.frame_budget;
        budget.record_frame(all, times.rendered, times.restarted);
        Ok([all, times.waiting])
    }
}

/// Where the camera cuts to: the camera of the scene, and two that look to either side of it.
fn cuts(viewer: &Viewer) -> Vec<Pose> {
    let turned = |by: [f32; 2]| {
        let mut navigator = viewer.navigator.clone();
        navigator.look_around(by);
        navigator.pose()
    };
    let turns = [[0.04, 0.01], [-0.04, -0.01]];
    std::iter::once(viewer.navigator.pose())
        .chain(turns.map(turned))
        .collect()
}

/// What is known about the method that is measured.
fn current(viewer: &Viewer) -> PaneInfo {
    viewer.panes().first().cloned().unwrap_or_default()
}

/// Mean of all channels and pixels of the current image.
fn brightness(viewer: &mut Viewer, target: &mut Option<Offscreen>) -> Result<f64, ViewError> {
    let on_card = match target {
        Some(target) => target.canvas.measure_now(0)?,
        None => None,
    };
    let mean = match on_card {
        Some(measured) => measured.mean,
        None => {
            let image = viewer.with_panes(|panes| panes.first_mut().map(Pane::image))?;
            image.ok_or(ViewError::NoImage)??.mean()
        }
    };
    Ok(mean.iter().sum::<f64>() / 3.0)
}

/// The median time of some work.
fn median_ms(mut work: impl FnMut() -> Result<(), ViewError>) -> Result<f64, ViewError> {
    let mut times = Vec::with_capacity(REPEATS);
    for _ in 0..REPEATS {
        let start = Instant::now();
        work()?;
        times.push(1e3 * start.elapsed().as_secs_f64());
    }
    times.sort_by(f64::total_cmp);
    Ok(times[REPEATS / 2])
}

/// What follows from the times and samples of frames.
fn summary(frames: Vec<FrameReport>) -> MethodReport {
    let sorted = |of: fn(&FrameReport) -> f64| {
        let mut sorted: Vec<f64> = frames.iter().map(of).collect();
        sorted.sort_by(f64::total_cmp);
        sorted
    };
    let quantile = |sorted: &[f64], share: f64| {
        let index = (share * sorted.len().saturating_sub(1) as f64).round() as usize;
        sorted.get(index).copied().unwrap_or(0.0)
    };
    let times = sorted(|frame| frame.ms);
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len().max(1) as f64;
    let cuts = frames.iter().filter(|frame| frame.cut);
    let cuts: Vec<f64> = cuts.map(|frame| frame.ms).collect();
    let mut before = 0.0;
    let gains = frames.iter().map(|frame| {
        let spp = frame.samples_per_pixel;
        // An image may also restart with smaller pixels.
        let is_new = frame.cut || spp < before;
        let gain = if is_new { spp } else { spp - before };
        before = spp;
        gain
    });
    let gains: Vec<f64> = gains.collect();
    MethodReport {
        frames_per_second: 1e3 / mean(&times).max(1e-9),
        median_ms: quantile(&times, 0.5),
        p95_ms: quantile(&times, 0.95),
        slowest_ms: quantile(&times, 1.0),
        finish_ms: quantile(&sorted(|frame| frame.finish_ms), 0.5),
        cut_ms: mean(&cuts),
        samples_per_pixel_per_frame: mean(&gains),
        coarseness: frames
            .iter()
            .map(|frame| frame.coarseness)
            .max()
            .unwrap_or(1),
        frames,
        ..Default::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_summed_up_with_their_cuts() {
        let frame = |ms: f64, samples_per_pixel: f64, cut: bool| FrameReport {
            ms,
            rendering_ms: ms,
            finish_ms: ms / 10.0,
            samples_per_pixel,
            coarseness: 1,
            cut,
        };
        let frames = vec![
            frame(10.0, 2.0, true),
            frame(20.0, 5.0, false),
            frame(30.0, 1.0, true),
            frame(40.0, 3.0, false),
        ];
        let summary = summary(frames);
        assert_eq!(summary.frames_per_second, 40.0);
        assert_eq!((summary.median_ms, summary.slowest_ms), (30.0, 40.0));
        assert_eq!((summary.cut_ms, summary.finish_ms), (20.0, 3.0));
        assert_eq!(summary.samples_per_pixel_per_frame, 2.0);
    }
}
