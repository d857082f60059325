//! Images of earlier frames, carried along with the camera.
//!
//! While a camera moves, every frame starts from nothing and has few samples. A point that was seen in the last frame
//! was lit much as it is now: [`History`] looks it up there and averages. What comes out is biased: light that depends
//! on the direction of sight lags behind, above all in mirrors and glass, since a pixel is followed by its first
//! surface; and each time an image is carried along it is interpolated, which blurs it. Three things keep that in
//! bounds:
//!
//! - geometry: a pixel of the last frame counts if it showed the same object, in the same plane, with a similar normal;
//! - variance: what is carried along is clamped to what the new frame says is likely, its mean and deviation around the
//!   pixel;
//! - age: the past weighs no more than a few frames like the first one of the new camera, so that it is forgotten while
//!   the camera moves, and outvoted by new samples when it rests.
//!
//! All of it happens in the memory of the host.

use rayon::prelude::*;
use wayfare_film::Image;
use wayfare_render::layers::{FirstHits, is_same_surface};
use wayfare_transport::{CameraModel, FirstHit, World};

/// The past weighs at most as much as this many first frames of a camera.
const MOST_FRAMES: f32 = 16.0;
/// Pixels on each side over which the mean and deviation of a new frame are taken.
const RADIUS: usize = 3;
/// What is carried along stays within this many deviations of the mean.
const DEVIATIONS: f32 = 3.0;
/// Less than this share of the four neighbours in the last frame is not enough.
const LEAST_SHARE: f32 = 0.05;

/// The last frame, and what of it is carried into the current one.
#[derive(Default)]
pub struct History {
    last: Option<Frame>,
    carried: Option<Carried>,
}

/// A frame as it was shown.
struct Frame {
    camera: CameraModel,
    hits: FirstHits,
    image: Image,
    /// Samples that each pixel stands for.
    samples: Vec<f32>,
}

/// What is carried into the frames of one camera.
struct Carried {
    image: Image,
    samples: Vec<f32>,
}

impl History {
    /// Nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Averages an image of a world from its camera, with its samples per pixel, with what is known from earlier
    /// cameras. Images of one camera replace each other: each has the samples of those before.
    pub fn accumulate(&mut self, world: &World, image: &Image, samples_per_pixel: f64) -> Image {
        let samples = samples_per_pixel as f32;
        let is_same = |last: &Frame| last.camera == *world.camera();
        if !self.last.as_ref().is_some_and(is_same) {
            self.follow(world, samples);
        }
        let Some(last) = &mut self.last else {
            return image.clone();
        };
        let averaged = match &self.carried {
            Some(carried) => carried.averaged(image, samples),
            None => {
                let samples = vec![samples; image.pixels.len()];
                (image.clone(), samples)
            }
        };
        (last.image, last.samples) = averaged;
        last.image.clone()
    }

    /// What of the last frame is seen by the present camera, and the samples that each pixel of it stands for: none where nothing is.
    pub fn carried(&self) -> Option<(&Image, &[f32])> {
        let carried = self.carried.as_ref()?;
        Some((&carried.image, &carried.samples))
    }

    /// Moves on to the camera of a world.
    fn follow(&mut self, world: &World, samples: f32) {
        let camera = *world.camera();
        let last = self.last.take();
        let before = last.as_ref().map_or(&camera, |last| &last.camera);
        let hits = FirstHits::render(world, before);
        self.carried = last.map(|last| last.carried_to(&hits, MOST_FRAMES * samples));
        let [width, height] = hits.size;
        self.last = Some(Frame {
            camera,
            hits,
            image: Image::new(width, height),
            samples: Vec::new(),
        });
    }
}

impl Frame {
    /// What of a frame is seen by another camera. No pixel stands for more than `most` samples.
    fn carried_to(&self, hits: &FirstHits, most: f32) -> Carried {
        let [width, height] = hits.size;
        let pixels = (0..hits.hits.len()).into_par_iter().map(|i| {
            let motion = hits.motion[i]?;
            let x = (i as u32 % width) as f32 + 0.5 + motion[0];
            let y = (i as u32 / width) as f32 + 0.5 + motion[1];
            self.at([x, y], hits.hits[i].as_ref())
        });
        let pixels: Vec<Option<([f32; 3], f32)>> = pixels.collect();
        Carried {
            image: Image {
                width,
                height,
                pixels: pixels.iter().map(|p| p.map_or([0.0; 3], |p| p.0)).collect(),
            },
            samples: pixels
                .iter()
                .map(|p| p.map_or(0.0, |p| p.1.min(most)))
                .collect(),
        }
    }

    /// The colour and number of samples at a point of the image, in pixels, interpolated among neighbours that show the
    /// same surface.
    fn at(&self, point: [f32; 2], hit: Option<&FirstHit>) -> Option<([f32; 3], f32)> {
        let [width, height] = self.hits.size.map(i64::from);
        let corner = point.map(|p| (p - 0.5).floor());
        let within = [point[0] - 0.5 - corner[0], point[1] - 0.5 - corner[1]];
        let (mut colour, mut samples, mut total) = ([0.0; 3], 0.0, 0.0);
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let (x, y) = (corner[0] as i64 + dx, corner[1] as i64 + dy);
            if !(0..width).contains(&x) || !(0..height).contains(&y) {
                continue;
            }
            let i = (y * width + x) as usize;
            if !is_same_surface(hit, self.hits.hits[i].as_ref()) {
                continue;
            }
            let share = |d: i64, t: f32| if d == 1 { t } else { 1.0 - t };
            let weight = share(dx, within[0]) * share(dy, within[1]);
            for (sum, value) in colour.iter_mut().zip(self.image.pixels[i]) {
                *sum += weight * value;
            }
            samples += weight * self.samples[i];
            total += weight;
        }
        let is_known = total > LEAST_SHARE && colour.iter().all(|c| c.is_finite());
        is_known.then(|| (colour.map(|c| c / total), samples / total))
    }
}

impl Carried {
    /// The mean of what is carried along and a new image, each by its samples; and the samples of that.
    fn averaged(&self, image: &Image, samples: f32) -> (Image, Vec<f32>) {
        let likely = Likely::new(image);
        let pixels = (0..image.pixels.len()).into_par_iter().map(|i| {
            let (new, past) = (image.pixels[i], self.samples[i]);
            let share = past / (past + samples).max(f32::MIN_POSITIVE);
            let range = likely.range(i);
            let pixel = std::array::from_fn(|c| {
                let (low, high) = range[c];
                let old = self.image.pixels[i][c].clamp(low, high);
                if share > 0.0 {
                    new[c] + (old - new[c]) * share
                } else {
                    new[c]
                }
            });
            (pixel, past + samples)
        });
        let (pixels, samples) = pixels.unzip();
        let (width, height) = (image.width, image.height);
        let image = Image {
            width,
            height,
            pixels,
        };
        (image, samples)
    }
}

/// The mean and deviation around each pixel of an image, from sums over rectangles.
struct Likely {
    size: [usize; 2],
    /// Sums of values and squares of all pixels above and to the left, channel by channel.
    sums: Vec<[f64; 6]>,
}

impl Likely {
    fn new(image: &Image) -> Self {
        let size @ [width, height] = image.size().map(|n| n as usize);
        let mut sums = vec![[0.0; 6]; (width + 1) * (height + 1)];
        for y in 0..height {
            let mut row = [0.0; 6];
            for x in 0..width {
                for c in 0..3 {
                    // A value that is no number says nothing about the others.
                    let value = f64::from(image.pixels[y * width + x][c]);
                    let value = if value.is_finite() { value } else { 0.0 };
                    row[c] += value;
                    row[c + 3] += value * value;
                }
                let above = sums[y * (width + 1) + x + 1];
                sums[(y + 1) * (width + 1) + x + 1] = std::array::from_fn(|k| above[k] + row[k]);
            }
        }
        Self { size, sums }
    }

    /// Between which values each channel of a pixel is likely to be.
    fn range(&self, pixel: usize) -> [(f32, f32); 3] {
        let [width, height] = self.size;
        let (x, y) = (pixel % width, pixel / width);
        let (left, right) = (x.saturating_sub(RADIUS), (x + RADIUS + 1).min(width));
        let (top, bottom) = (y.saturating_sub(RADIUS), (y + RADIUS + 1).min(height));
        let at = |x: usize, y: usize, k: usize| self.sums[y * (width + 1) + x][k];
        let sum = |k: usize| {
            at(right, bottom, k) - at(left, bottom, k) - at(right, top, k) + at(left, top, k)
        };
        let count = ((right - left) * (bottom - top)) as f64;
        std::array::from_fn(|c| {
            let mean = sum(c) / count;
            let deviation = (sum(c + 3) / count - mean * mean).max(0.0).sqrt();
            let reach = f64::from(DEVIATIONS) * deviation;
            ((mean - reach) as f32, (mean + reach) as f32)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::AtomicBool;
    use wayfare_engine::{Budget, Settings};
    use wayfare_film::compare;
    use wayfare_render::{Renderer, cpu};
    use wayfare_testing::scenes::{BLACK, SceneBuilder, glow, quad};

    fn render(world: &World, seed: u64, samples_per_pixel: u64) -> Image {
        let settings = Settings {
            seed,
            ..Default::default()
        };
        let pool = cpu::threads(0).expect("threads");
        let mut renderer = cpu::renderer(Arc::new(world.clone()), &settings, pool);
        let stop = AtomicBool::new(false);
        let budget = Budget {
            samples_per_pixel,
            deadline: None,
            is_strict: false,
            stop: &stop,
        };
        renderer.advance(&budget).expect("it renders");
        renderer.image().expect("an image")
    }

    /// A glowing wall with a glowing square before it, from further and further to the right.
    fn glowing(step: usize) -> World {
        let mut builder = SceneBuilder::new("glowing", 1);
        builder.scene.film.resolution = [40, 30];
        let wall = quad([-9.0, -9.0, 6.0], [0.0, 18.0, 0.0], [18.0, 0.0, 0.0]);
        builder.add(&wall, BLACK, glow([1.0, 0.5, 0.2]));
        let square = quad([-0.5, -0.5, 3.0], [0.0, 1.0, 0.0], [1.0, 0.0, 0.0]);
        builder.add(&square, BLACK, glow([0.1, 0.2, 2.0]));
        let x = 0.05 * step as f32;
        let scene = builder.camera([x, 0.0, 0.0], [x, 0.0, 1.0], 50.0).scene;
        World::new(scene).expect("a small BVH")
    }

    /// What is behind the square must not keep its colour when it comes into sight. Near an edge it may, a little:
    /// samples of a pixel there lie on both sides of it, and the clamp knows both colours.
    #[test]
    fn nothing_is_left_of_what_has_gone() {
        let mut history = History::new();
        let (mut near, mut count) = (0.0, 0.0);
        for step in 0..8 {
            let world = glowing(step);
            let new = render(&world, step as u64, 1);
            let shown = history.accumulate(&world, &new, 1.0);
            let hits = FirstHits::render(&world, world.camera());
            let object = |x: usize, y: usize| hits.hits[y * 40 + x].map(|hit| hit.object);
            for (x, y) in (0..30usize).flat_map(|y| (0..40usize).map(move |x| (x, y))) {
                let columns = x.saturating_sub(RADIUS + 1)..(x + RADIUS + 2).min(40);
                let rows = y.saturating_sub(RADIUS + 1)..(y + RADIUS + 2).min(30);
                let is_far = rows
                    .flat_map(|v| columns.clone().map(move |u| (u, v)))
                    .all(|(u, v)| object(u, v) == object(x, y));
                let (shown, new) = (
                    shown.pixel(x as u32, y as u32),
                    new.pixel(x as u32, y as u32),
                );
                let difference = (0..3)
                    .map(|c| (shown[c] - new[c]).abs())
                    .fold(0.0, f32::max);
                if is_far {
                    assert!(difference < 1e-3, "step {step}, pixel {x}, {y}");
                } else {
                    (near, count) = (near + difference, count + 1.0);
                }
            }
        }
        // The colours differ by 1.8.
        assert!(near / count < 0.1, "{}", near / count);
        // The last frames did carry something along.
        let carried = history.carried.expect("several cameras");
        let kept = carried
            .samples
            .iter()
            .filter(|samples| **samples > 3.0)
            .count();
        assert!(kept > 800, "{kept} of 1200");
    }

    /// Where all the light changes, the past is clamped to what is seen now.
    #[test]
    fn a_light_that_goes_out_does_not_linger() {
        let mut history = History::new();
        let bright = Image::from_fn(40, 30, |_, _| [1.0; 3]);
        let dark = Image::from_fn(40, 30, |_, _| [0.25; 3]);
        history.accumulate(&glowing(0), &bright, 64.0);
        let shown = history.accumulate(&glowing(1), &dark, 1.0);
        let all = shown.pixels.iter().flatten();
        assert!(all.copied().all(|value| (value - 0.25).abs() < 1e-3));
    }

    /// A camera at rest sees its own samples only, however many there were before.
    #[test]
    fn new_samples_outvote_the_past() {
        let mut history = History::new();
        let noise = |salt: u32, scale: f32| {
            Image::from_fn(40, 30, move |x, y| {
                let hash = (x * 7919 + y * 104_729 + salt * 1_299_709).wrapping_mul(0x9e37_79b9);
                [0.5 + scale * (hash as f32 / u32::MAX as f32 - 0.5); 3]
            })
        };
        history.accumulate(&glowing(0), &noise(0, 1.0), 1.0);
        let world = glowing(1);
        let first = history.accumulate(&world, &noise(1, 1.0), 1.0);
        assert_ne!(first, noise(1, 1.0));
        let many = noise(2, 1.0);
        let last = history.accumulate(&world, &many, 1e6);
        let both = last.pixels.iter().zip(&many.pixels);
        let difference = both.map(|(a, b)| (a[0] - b[0]).abs());
        assert!(difference.fold(0.0, f32::max) < 1e-4);
    }

    /// Along the path of a camera through a room: less noise than without, and no colour cast.
    #[test]
    fn frames_of_a_moving_camera_have_less_error_than_new_ones() {
        let builtin = wayfare_builtin::find("cornell").expect("built in");
        let mut scene = builtin.load(&Default::default()).expect("it loads");
        scene.film.resolution = [48, 36];
        let poses = builtin.trajectory().frames(30.0);
        let world = World::new(scene).expect("a small BVH");
        let seen = |frame: usize| {
            let scene = world.scene();
            let camera = poses[frame].camera(&scene.camera);
            world.seen_by(CameraModel::new(&camera, &scene.film))
        };
        let mut history = History::new();
        let (mut new_error, mut error, mut ratio) = (0.0, 0.0, 0.0);
        for frame in 0..16 {
            let world = seen(frame);
            let new = render(&world, frame as u64, 2);
            let shown = history.accumulate(&world, &new, 2.0);
            if frame >= 11 && frame % 2 == 1 {
                let reference = render(&world, 1000, 128);
                new_error += compare(&new, &reference).expect("equal sizes").mrse / 3.0;
                error += compare(&shown, &reference).expect("equal sizes").mrse / 3.0;
                ratio += shown.mean_luminance() / reference.mean_luminance() / 3.0;
            }
        }
        println!("MRSE {new_error:.4} alone, {error:.4} with earlier frames, mean {ratio:.3}");
        assert!(error < 0.4 * new_error, "{error} {new_error}");
        assert!((ratio - 1.0).abs() < 0.1, "{ratio}");
    }
}
