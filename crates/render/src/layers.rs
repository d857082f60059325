//! Layers of an image: what is seen in each pixel, independent of the light, how far away, and where it was a frame
//! ago; and which method renders it.
//!
//! Albedo and normal guide a denoiser. As the image itself they are means over the pixel, and they look through smooth
//! glass and into mirrors ([`World::guide`]). The others belong to the ray through the middle of a pixel and the first
//! surface there: the mean of two positions or of two indices is neither. The CPU computes all of them, on whichever
//! device the image is rendered.

use crate::auto::{AutoStatistics, ChainShares, tint};
use rayon::prelude::*;
use std::fmt;
use std::str::FromStr;
use wayfare_film::Image;
use wayfare_film::exr_file::Channel;
use wayfare_transport::{CAMERA_COORDINATES, CameraModel, Coordinates, FirstHit, World};

/// Samples per pixel of albedo and normal in files.
pub const GUIDE_SAMPLES: u32 = 16;
/// Sampled directions for the albedo of one sample.
const DIRECTIONS: u32 = 8;

/// One layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layer {
    /// The share of light that a surface scatters, 0 to 1.
    Albedo,
    /// Shading normal in the world, towards the viewer.
    Normal,
    /// Distance from the camera; infinite where nothing is seen.
    Depth,
    /// Position in the world; zero where nothing is seen.
    Position,
    /// Index of the object, -1 where nothing is seen.
    Object,
    /// Index of the material, -1 where nothing is seen.
    Material,
    /// From the pixel to where its point was seen by the previous camera, in pixels; zero where that camera could not
    /// see it.
    Motion,
    /// The share of the luminance of the tile around a pixel that chains render, for each kind of paths. Only `auto`
    /// has it.
    Chains,
}

/// A layer that is not known.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "there is no layer {0:?}; there are albedo, normal, depth, position, object, material, motion and chains"
)]
pub struct UnknownLayer(pub String);

impl Layer {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Albedo,
        Self::Normal,
        Self::Depth,
        Self::Position,
        Self::Object,
        Self::Material,
        Self::Motion,
        Self::Chains,
    ];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Albedo => "albedo",
            Self::Normal => "normal",
            Self::Depth => "depth",
            Self::Position => "position",
            Self::Object => "object",
            Self::Material => "material",
            Self::Motion => "motion",
            Self::Chains => "chains",
        }
    }

    /// The names of its channels in a file, after the name of the layer and a dot.
    pub fn channels(self) -> &'static [&'static str] {
        match self {
            Self::Albedo => &["R", "G", "B"],
            Self::Normal | Self::Position => &["X", "Y", "Z"],
            Self::Depth => &["Z"],
            Self::Object | Self::Material => &["id"],
            Self::Motion => &["X", "Y"],
            Self::Chains => &["direct", "connected", "hit"],
        }
    }

    /// Whether it is one of the two that guide a denoiser.
    fn is_guide(self) -> bool {
        matches!(self, Self::Albedo | Self::Normal)
    }
}

impl fmt::Display for Layer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Layer {
    type Err = UnknownLayer;

    fn from_str(name: &str) -> Result<Self, UnknownLayer> {
        let known = Self::ALL.into_iter().find(|layer| layer.name() == name);
        known.ok_or_else(|| UnknownLayer(name.to_owned()))
    }
}

/// Albedo and normal of every pixel: what a denoiser is guided by.
#[derive(Clone, Debug, PartialEq)]
pub struct Guides {
    /// Between 0 and 1.
    pub albedo: Image,
    /// Means of unit vectors, and zero where nothing is seen.
    pub normal: Image,
}

impl Guides {
    /// Of the image of a world's camera, with a number of samples per pixel (rounded up to a power of two). All pixels
    /// take the same ones, apart from those of the lens: there is no noise but that of a lens. The pixel filter decides
    /// where samples lie, not what they weigh, so that its negative lobes count as positive ones. Runs on the threads
    /// of the current pool.
    pub fn render(world: &World, samples: u32) -> Self {
        let [width, height] = world.camera().resolution();
        let samples = samples.next_power_of_two();
        let at = |pixel: u32| {
            let position = [pixel % width, pixel / width];
            let (mut albedo, mut normal) = ([0.0; 3], [0.0; 3]);
            for sample in 0..samples {
                let point = |sample, samples| LatticePoint {
                    camera: world.camera(),
                    position,
                    sample,
                    samples,
                };
                // All directions of a pixel together are a lattice too.
                let mut directions: [_; DIRECTIONS as usize] = std::array::from_fn(|i| {
                    point(DIRECTIONS * sample + i as u32, DIRECTIONS * samples)
                });
                let guide = world.guide(&mut point(sample, samples), &mut directions);
                for c in 0..3 {
                    albedo[c] += guide.albedo[c];
                    normal[c] += guide.normal[c];
                }
            }
            [
                albedo.map(|c| (c / samples as f32).min(1.0)),
                normal.map(|c| c / samples as f32),
            ]
        };
        let pixels: Vec<_> = (0..width * height).into_par_iter().map(at).collect();
        let image = |which: usize| Image {
            width,
            height,
            pixels: pixels.iter().map(|both| both[which]).collect(),
        };
        Self {
            albedo: image(0),
            normal: image(1),
        }
    }
}

/// A point of a lattice in primary sample space, within one pixel: coordinate j of sample i is i g(j) / n modulo 1 for
/// odd numbers g(j), so that each coordinate alone is evenly spread. Only the lens is another one in every pixel: a few
/// images through a few points of it would be seen as such.
struct LatticePoint<'a> {
    camera: &'a CameraModel,
    position: [u32; 2],
    sample: u32,
    samples: u32,
}

impl LatticePoint<'_> {
    fn coordinate(&self, generator: u32) -> f32 {
        let step = self.sample.wrapping_mul(generator) % self.samples;
        (step as f32 + 0.5) / self.samples as f32
    }
}

impl Coordinates<f32> for LatticePoint<'_> {
    fn get(&mut self, index: usize) -> f32 {
        match index {
            0 | 1 => self.film()[index],
            CAMERA_COORDINATES.. => self.coordinate(2 * index as u32 + 3),
            _ => {
                // Weyl's sequence over the pixels of the image moves the lattice of the lens.
                let [x, y] = self.position;
                let shift = x.wrapping_mul(0xc13f_a9a9) ^ y.wrapping_mul(0x91e1_0da5);
                let shift = shift.wrapping_mul(2 * index as u32 + 1) >> 8;
                let moved = self.coordinate([7, 9][index - 2]) + shift as f32 / (1 << 24) as f32;
                moved.fract().min(1.0f32.next_down())
            }
        }
    }

    fn film(&mut self) -> [f32; 2] {
        let within = [1, 5].map(|generator| self.coordinate(generator));
        self.camera.film_point(self.position, within)
    }
}

/// What is seen in the middle of every pixel.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstHits {
    /// Width and height.
    pub size: [u32; 2],
    /// Row by row; `None` where nothing is seen.
    pub hits: Vec<Option<FirstHit>>,
    /// From a pixel to where its point was seen by the previous camera, in pixels; `None` where that camera could not
    /// see it.
    pub motion: Vec<Option<[f32; 2]>>,
}

impl FirstHits {
    /// Of the image of a world's camera; motion is that since another camera. Runs on the threads of the current pool.
    pub fn render(world: &World, previous: &CameraModel) -> Self {
        let camera = world.camera();
        let [width, height] = camera.resolution();
        let [w, h] = previous.resolution().map(|n| n as f32);
        let at = |pixel: u32| {
            let [x, y] = [pixel % width, pixel / width];
            let film = [
                (x as f32 + 0.5) / width as f32,
                (y as f32 + 0.5) / height as f32,
            ];
            // Through the middle of the lens.
            let ray = camera.ray::<f32>(film, [0.0; 2]);
            let hit = world.first_hit(&ray);
            let before = match &hit {
                Some(hit) => previous.project(hit.position),
                None => previous.project_direction(ray.direction.to_f32()),
            };
            let motion = before.map(|[u, v]| {
                [
                    u * w - film[0] * width as f32,
                    v * h - film[1] * height as f32,
                ]
            });
            (hit, motion)
        };
        let pixels: Vec<_> = (0..width * height).into_par_iter().map(at).collect();
        let (hits, motion) = pixels.into_iter().unzip();
        Self {
            size: [width, height],
            hits,
            motion,
        }
    }

    /// Which pixels show what the frame before, with these first hits, did not: what came into view.
    pub fn uncovered(&self, before: &Self) -> Vec<bool> {
        let [width, height] = before.size.map(|n| n as f32);
        let is_uncovered = |pixel: usize| {
            let Some([x, y]) = self.motion[pixel] else {
                return true;
            };
            let [column, row] = [pixel as u32 % self.size[0], pixel as u32 / self.size[0]];
            let (x, y) = (column as f32 + 0.5 + x, row as f32 + 0.5 + y);
            if !(0.0..width).contains(&x) || !(0.0..height).contains(&y) {
                return true;
            }
            let there = y as usize * before.size[0] as usize + x as usize;
            !is_same_surface(self.hits[pixel].as_ref(), before.hits[there].as_ref())
        };
        (0..self.hits.len()).map(is_uncovered).collect()
    }
}

/// Planes are the same if they are no further apart than this share of the distance from the camera.
const PLANE_TOLERANCE: f32 = 0.01;
/// Normals are similar if the cosine of the angle between them is larger.
const NORMAL_COSINE: f32 = 0.9;

/// Whether pixels of two frames show the same part of the scene: the same object, in the same plane, with a similar normal.
pub fn is_same_surface(now: Option<&FirstHit>, before: Option<&FirstHit>) -> bool {
    let (Some(now), Some(before)) = (now, before) else {
        // The sky is everywhere the same.
        return now.is_none() && before.is_none();
    };
    let dot = |a: [f32; 3], b: [f32; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    let apart = std::array::from_fn(|i| before.position[i] - now.position[i]);
    now.object == before.object
        && dot(now.normal, before.normal) > NORMAL_COSINE
        && dot(apart, now.normal).abs() < PLANE_TOLERANCE * now.distance
}

/// Some layers of an image.
#[derive(Clone, Debug, Default)]
pub struct Layers {
    size: [u32; 2],
    guides: Option<Guides>,
    hits: Option<FirstHits>,
    chains: Option<ChainShares>,
}

impl Layers {
    /// Makes what some layers need. Motion is that since the previous camera, and zero without one.
    pub fn render(world: &World, which: &[Layer], previous: Option<&CameraModel>) -> Self {
        Self::with_samples(world, which, previous, GUIDE_SAMPLES)
    }

    /// The same with another number of samples per pixel for albedo and normal.
    pub fn with_samples(
        world: &World,
        which: &[Layer],
        previous: Option<&CameraModel>,
        samples: u32,
    ) -> Self {
        let has_guides = which.iter().any(|layer| layer.is_guide());
        let needs_hits = |layer: &Layer| !layer.is_guide() && *layer != Layer::Chains;
        let has_hits = which.iter().any(needs_hits);
        Self {
            size: world.camera().resolution(),
            guides: has_guides.then(|| Guides::render(world, samples)),
            hits: has_hits
                .then(|| FirstHits::render(world, previous.unwrap_or_else(|| world.camera()))),
            chains: None,
        }
    }

    /// The same with what chains render, where the method chooses that.
    pub fn with_chains(mut self, auto: Option<&AutoStatistics>) -> Self {
        self.chains = auto.map(AutoStatistics::shares);
        self
    }

    /// Width and height.
    pub fn size(&self) -> [u32; 2] {
        self.size
    }

    /// The channels of a layer, row by row; none where it was not asked for or is not known.
    pub fn values(&self, layer: Layer) -> Vec<Vec<f32>> {
        let planes = |image: &Image| -> Vec<Vec<f32>> {
            let plane = |c: usize| image.pixels.iter().map(|rgb| rgb[c]).collect();
            (0..3).map(plane).collect()
        };
        if layer == Layer::Chains {
            return self.chains.as_ref().map_or_else(Vec::new, |chains| {
                let plane = |kind: usize| chains.pixels(self.size).map(|of| of[kind]).collect();
                (0..3).map(plane).collect()
            });
        }
        if layer.is_guide() {
            return self.guides.as_ref().map_or_else(Vec::new, |guides| {
                planes(match layer {
                    Layer::Albedo => &guides.albedo,
                    _ => &guides.normal,
                })
            });
        }
        let Some(all) = &self.hits else {
            return Vec::new();
        };
        let of_hits = |value: &dyn Fn(Option<&FirstHit>) -> f32| -> Vec<f32> {
            all.hits.iter().map(|hit| value(hit.as_ref())).collect()
        };
        match layer {
            Layer::Albedo | Layer::Normal | Layer::Chains => Vec::new(),
            Layer::Depth => vec![of_hits(&|hit| {
                hit.map_or(f32::INFINITY, |hit| hit.distance)
            })],
            Layer::Position => (0..3)
                .map(|axis| of_hits(&|hit| hit.map_or(0.0, |hit| hit.position[axis])))
                .collect(),
            Layer::Object => vec![of_hits(&|hit| hit.map_or(-1.0, |hit| hit.object as f32))],
            Layer::Material => vec![of_hits(&|hit| hit.map_or(-1.0, |hit| hit.material as f32))],
            Layer::Motion => (0..2)
                .map(|axis| {
                    let value = |motion: &Option<[f32; 2]>| motion.map_or(0.0, |m| m[axis]);
                    all.motion.iter().map(value).collect()
                })
                .collect(),
        }
    }

    /// The channels of some layers for a file, as `albedo.R`.
    pub fn channels(&self, which: &[Layer]) -> Vec<Channel> {
        let of_layer = |&layer: &Layer| {
            let names = layer.channels().iter();
            let named = names
                .zip(self.values(layer))
                .map(move |(name, values)| Channel {
                    name: format!("{layer}.{name}"),
                    values,
                });
            named.collect::<Vec<_>>()
        };
        which.iter().flat_map(of_layer).collect()
    }

    /// A layer as colours between 0 and 1, to be looked at: normals and motion around grey, depth from near to far,
    /// positions within the bounds of what is seen, indices in colours of their own.
    pub fn preview(&self, layer: Layer) -> Image {
        let [width, height] = self.size;
        let values = self.values(layer);
        let spread = |plane: &[f32]| {
            let finite = || plane.iter().copied().filter(|v| v.is_finite());
            let (low, high) = (
                finite().fold(f32::INFINITY, f32::min),
                finite().fold(f32::NEG_INFINITY, f32::max),
            );
            (low, (high - low).max(f32::MIN_POSITIVE))
        };
        let spreads: Vec<_> = values.iter().map(|plane| spread(plane)).collect();
        let pixel = |x: u32, y: u32| {
            let i = y as usize * width as usize + x as usize;
            let at = |c: usize| values.get(c).map_or(0.0, |plane| plane[i]);
            match layer {
                Layer::Albedo => [at(0), at(1), at(2)],
                Layer::Normal => [0, 1, 2].map(|c| 0.5 + 0.5 * at(c)),
                // Near is bright.
                Layer::Depth => {
                    let (low, _) = spreads[0];
                    [(low / at(0)).clamp(0.0, 1.0); 3]
                }
                Layer::Position => [0, 1, 2].map(|c| {
                    let (low, size) = spreads[c];
                    ((at(c) - low) / size).clamp(0.0, 1.0)
                }),
                Layer::Object | Layer::Material => colour_of_index(at(0)),
                Layer::Chains => tint([at(0), at(1), at(2)]),
                // A pixel a frame is seen well, and 64 of them do not leave the range.
                Layer::Motion => {
                    let soft = |m: f32| 0.5 + 0.5 * m / (m.abs() + 4.0);
                    [soft(at(0)), soft(at(1)), 0.5]
                }
            }
        };
        Image::from_fn(width, height, pixel)
    }
}

/// A colour for an index: black for none, and neighbours far apart.
fn colour_of_index(index: f32) -> [f32; 3] {
    if index < 0.0 {
        return [0.0; 3];
    }
    // Multiples of irrational numbers never repeat, and spread evenly.
    let hue = |step: f64| ((f64::from(index) + 1.0) * step).fract() as f32;
    [hue(0.819_172_5), hue(0.671_043_6), hue(0.549_700_5)].map(|c| 0.1 + 0.8 * c)
}
