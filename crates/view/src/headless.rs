//! The frame loop without a window: how long its frames take, and whether the first one after a cut is as bright as it
//! should be.

use crate::canvas::{Canvas, Glasses, Seen};
use crate::display::Target;
use crate::framing::{Area, Framing};
use crate::viewer::Viewer;
use serde::Serialize;
use std::sync::Arc;
use std::time::Instant;
use wayfare_engine::Method;
use wayfare_film::{ErrorKind, Look, ToneMap};
use wayfare_gpu::{Gpu, wgpu};
use wayfare_trajectory::Pose;

/// The format of the picture that is drawn and not shown.
const FORMAT: wgpu::TextureFormat = wgpu::TextureFormat::Rgba8Unorm;
/// Frames before the measured ones, in which the pace is found.
const WARM_UP: usize = 10;
/// Seconds of a frame while a reference is rendered.
const REFERENCE_FRAME: f64 = 0.25;

/// What to measure.
#[derive(Clone, Debug)]
pub struct Run {
    /// Frames of every method.
    pub frames: usize,
    /// Frames from one camera before the next cut.
    pub cut_every: usize,
    /// Methods to measure.
    pub methods: Vec<Method>,
    /// Samples per pixel of the references for the brightness after cuts; 0 for none.
    pub reference_spp: u64,
    /// Size of the picture.
    pub size: [u32; 2],
}

/// What was measured of a scene.
#[derive(Clone, Debug, Serialize)]
pub struct Report {
    /// The scene.
    pub scene: String,
    /// The device.
    pub device: String,
    /// Size of the picture.
    pub size: [u32; 2],
    /// Seconds that a frame should take.
    pub budget_seconds: f64,
    /// Samples per pixel of the references.
    pub reference_spp: u64,
    /// What was measured of every method.
    pub methods: Vec<MethodReport>,
}

/// What was measured of a method.
#[derive(Clone, Debug, Serialize)]
pub struct MethodReport {
    /// The method.
    pub method: String,
    /// Its parameters, as on the command line.
    pub parameters: Vec<String>,
    /// Seconds from the wish to the first frame: kernels, buffers.
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
    /// Samples per pixel that a frame adds, in the mean.
    pub samples_per_pixel_per_frame: f64,
    /// Time of one sample of every pixel.
    pub pass_ms: f64,
    /// Width of a rendered pixel while the camera moves.
    pub coarseness: u32,
    /// Brightness of the first frame after each cut, over that of the reference.
    pub first_mean_ratios: Vec<f64>,
    /// Brightness of the last frame before each cut, over that of the reference.
    pub last_mean_ratios: Vec<f64>,
    /// All frames.
    pub frames: Vec<Frame>,
}

/// A frame.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Frame {
    /// All of it.
    pub ms: f64,
    /// In which renderers were waited for.
    pub rendering_ms: f64,
    /// Samples per pixel of the picture so far.
    pub samples_per_pixel: f64,
    /// Whether it is the first after a cut.
    pub cut: bool,
}

/// A target that nobody sees.
struct Offscreen {
    gpu: Arc<Gpu>,
    canvas: Canvas,
    view: wgpu::TextureView,
    size: [u32; 2],
}

impl Offscreen {
    fn new(gpu: Arc<Gpu>, size: [u32; 2]) -> Result<Self, String> {
        let said = |error: wayfare_gpu::GpuError| error.to_string();
        let canvas = Canvas::new(gpu.clone(), FORMAT).map_err(said)?;
        let texture = gpu.guarded("the target", || {
            gpu.device().create_texture(&wgpu::TextureDescriptor {
                label: Some("the target"),
                size: wgpu::Extent3d {
                    width: size[0],
                    height: size[1],
                    depth_or_array_layers: 1,
                },
                mip_level_count: 1,
                sample_count: 1,
                dimension: wgpu::TextureDimension::D2,
                format: FORMAT,
                usage: wgpu::TextureUsages::RENDER_ATTACHMENT,
                view_formats: &[],
            })
        });
        let view = texture.map_err(said)?.create_view(&Default::default());
        Ok(Self {
            gpu,
            canvas,
            view,
            size,
        })
    }

    /// Finishes and draws the pictures, and waits until that is done.
    fn draw(&mut self, viewer: &mut Viewer) -> Result<(), String> {
        self.canvas.update(viewer)?;
        let glasses = Glasses {
            look: Look {
                exposure: 0.0,
                tone_map: ToneMap::Filmic,
            },
            seen: [Seen::Picture; 2],
            error: ErrorKind::RelativeSquared,
            decade: 0,
            divider: 0.5,
        };
        let area = Area {
            min: [0, 0],
            size: self.size,
        };
        let target = Target {
            size: self.size,
            pixels_per_point: 1.0,
        };
        let framing = Framing::fitted(area, self.size);
        self.canvas.prepare(target, &framing, &glasses);
        let mut encoder = self.gpu.encoder("a frame");
        drop(self.canvas.draw(&mut encoder, &self.view));
        let index = self.gpu.submit(encoder);
        self.gpu.wait(index).map_err(|error| error.to_string())
    }
}

/// One frame as a window has it. The seconds of all, and of rendering.
fn frame(
    viewer: &mut Viewer,
    screen: &mut Option<Offscreen>,
    size: [u32; 2],
) -> Result<[f64; 2], String> {
    let start = Instant::now();
    let times = viewer.frame(size);
    if let Some(problem) = viewer.problem.take() {
        return Err(problem);
    }
    // Without any card the picture is finished, and nobody draws it.
    if let Some(screen) = screen {
        screen.draw(viewer)?;
    }
    let all = start.elapsed().as_secs_f64();
    viewer.pace.note_frame(all, times.begun);
    Ok([all, times.waiting])
}

/// Where the camera cuts to: the camera of the scene, and two that look to either side of it.
fn cuts(viewer: &mut Viewer) -> Vec<Pose> {
    let mut poses = vec![viewer.navigator.pose()];
    for turn in [[0.04, 0.01], [-0.04, -0.01]] {
        let mut navigator = viewer.navigator.clone();
        navigator.look(turn);
        poses.push(navigator.pose());
    }
    poses
}

/// Mean of all channels and pixels of the picture in progress.
fn picture_mean(viewer: &mut Viewer) -> Result<f64, String> {
    viewer.with_sides(|sides| match sides.first_mut() {
        Some(side) => Ok(side.image()?.mean().iter().sum::<f64>() / 3.0),
        None => Ok(0.0),
    })?
}

/// The true brightness from each pose, by path tracing.
fn references(
    viewer: &mut Viewer,
    run: &Run,
    poses: &[Pose],
    report: &mut dyn FnMut(String),
) -> Result<Vec<f64>, String> {
    if run.reference_spp == 0 {
        return Ok(Vec::new());
    }
    viewer.wish.methods = vec![Method::default()];
    viewer.settle(run.size)?;
    let budget = viewer.pace.budget();
    viewer.pace.set_budget(REFERENCE_FRAME);
    let mut means = Vec::new();
    for (i, &pose) in poses.iter().enumerate() {
        report(format!("reference {} of {}", i + 1, poses.len()));
        viewer.navigator.go(pose);
        loop {
            viewer.frame(run.size);
            if let Some(problem) = viewer.problem.take() {
                return Err(problem);
            }
            let spp = viewer.sides().first().map(|side| side.samples_per_pixel);
            if spp.is_none_or(|spp| spp >= run.reference_spp as f64) {
                means.push(picture_mean(viewer)?);
                break;
            }
        }
    }
    viewer.pace.set_budget(budget);
    Ok(means)
}

/// Measures frames of every method. `report` is told what is being done.
pub fn measure(
    viewer: &mut Viewer,
    run: &Run,
    report: &mut dyn FnMut(String),
) -> Result<Report, String> {
    report("reading the scene".into());
    viewer.waits = true;
    viewer.settle(run.size)?;
    let stage = viewer.stage().cloned().ok_or("there is no scene")?;
    let mut screen = match &stage.devices.draws {
        Some(gpu) => Some(Offscreen::new(gpu.clone(), run.size)?),
        None => None,
    };
    let poses = cuts(viewer);
    let truth = references(viewer, run, &poses, report)?;
    let mut methods = Vec::new();
    for method in &run.methods {
        report(method.name().to_owned());
        viewer.navigator.go(poses[0]);
        methods.push(measure_method(
            viewer,
            run,
            method,
            &poses,
            &truth,
            &mut screen,
        )?);
    }
    Ok(Report {
        scene: stage.scene.clone(),
        device: stage.device_name().to_owned(),
        size: run.size,
        budget_seconds: viewer.pace.budget(),
        reference_spp: run.reference_spp,
        methods,
    })
}

fn measure_method(
    viewer: &mut Viewer,
    run: &Run,
    method: &Method,
    poses: &[Pose],
    truth: &[f64],
    screen: &mut Option<Offscreen>,
) -> Result<MethodReport, String> {
    let start = Instant::now();
    viewer.wish.methods = vec![method.clone()];
    viewer.settle(run.size)?;
    let start_seconds = start.elapsed().as_secs_f64();
    for i in 0..WARM_UP {
        viewer.navigator.go(poses[i % poses.len()]);
        frame(viewer, screen, run.size)?;
    }
    let (mut frames, mut firsts, mut lasts) = (Vec::new(), Vec::new(), Vec::new());
    let mut cut = 0;
    for i in 0..run.frames {
        let is_cut = i % run.cut_every.max(1) == 0;
        if is_cut {
            if let (Some(&truth), true) = (truth.get(cut % poses.len()), i > 0) {
                lasts.push(brightness(viewer, screen)? / truth);
            }
            cut += 1;
            viewer.navigator.go(poses[cut % poses.len()]);
        }
        let [all, rendering] = frame(viewer, screen, run.size)?;
        let samples_per_pixel = match viewer.sides() {
            [side, ..] => side.samples_per_pixel,
            [] => 0.0,
        };
        frames.push(Frame {
            ms: 1e3 * all,
            rendering_ms: 1e3 * rendering,
            samples_per_pixel,
            cut: is_cut,
        });
        if let (true, Some(&truth)) = (is_cut, truth.get(cut % poses.len())) {
            firsts.push(brightness(viewer, screen)? / truth);
        }
    }
    let parameters = method.parameters().into_iter();
    let parameters = parameters
        .map(|p| format!("{}={}", p.key, p.value))
        .collect();
    let pass = match viewer.sides() {
        [side, ..] => side.pass_seconds.unwrap_or(0.0),
        [] => 0.0,
    };
    Ok(MethodReport {
        method: method.name().to_owned(),
        parameters,
        start_seconds,
        first_mean_ratios: firsts,
        last_mean_ratios: lasts,
        pass_ms: 1e3 * pass,
        coarseness: viewer.pace.coarseness(),
        ..summary(frames)
    })
}

/// Mean of all channels of the picture on show.
fn brightness(viewer: &mut Viewer, screen: &mut Option<Offscreen>) -> Result<f64, String> {
    if let Some(screen) = screen
        && let Some(measured) = screen.canvas.measure_now(0)?
    {
        return Ok(measured.mean.iter().sum::<f64>() / 3.0);
    }
    picture_mean(viewer)
}

/// What frames have in common.
fn summary(frames: Vec<Frame>) -> MethodReport {
    let mut sorted: Vec<f64> = frames.iter().map(|frame| frame.ms).collect();
    sorted.sort_by(f64::total_cmp);
    let at = |share: f64| {
        let index = (share * sorted.len().saturating_sub(1) as f64).round() as usize;
        sorted.get(index).copied().unwrap_or(0.0)
    };
    let mean = |values: &mut dyn Iterator<Item = f64>| {
        let (mut sum, mut count) = (0.0, 0.0);
        for value in values {
            sum += value;
            count += 1.0;
        }
        sum / f64::max(count, 1.0)
    };
    let mut before = 0.0;
    let mut gains = frames.iter().map(|frame| {
        // A picture may also begin anew with smaller pixels.
        let gain = if frame.cut || frame.samples_per_pixel < before {
            frame.samples_per_pixel
        } else {
            frame.samples_per_pixel - before
        };
        before = frame.samples_per_pixel;
        gain
    });
    let gain = mean(&mut gains);
    MethodReport {
        method: String::new(),
        parameters: Vec::new(),
        start_seconds: 0.0,
        frames_per_second: 1e3 / mean(&mut sorted.iter().copied()).max(1e-9),
        median_ms: at(0.5),
        p95_ms: at(0.95),
        slowest_ms: at(1.0),
        cut_ms: mean(
            &mut frames
                .iter()
                .filter(|frame| frame.cut)
                .map(|frame| frame.ms),
        ),
        samples_per_pixel_per_frame: gain,
        pass_ms: 0.0,
        coarseness: 1,
        first_mean_ratios: Vec::new(),
        last_mean_ratios: Vec::new(),
        frames,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_summed_up_with_their_cuts() {
        let frame = |ms: f64, samples_per_pixel: f64, cut: bool| Frame {
            ms,
            rendering_ms: ms,
            samples_per_pixel,
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
        assert_eq!(summary.cut_ms, 20.0);
        assert_eq!(summary.samples_per_pixel_per_frame, 2.0);
    }
}
