//! A spectral image out of images of three channels.
//!
//! A spectral renderer multiplies spectra along a path, we multiply RGB: saturated colours come out differently after a
//! few bounces, and a difference between two images says nothing before this one is known. Here the channels of our
//! renderer stand for three wavelengths: every colour of the scene becomes a smooth spectrum, of which each channel has
//! the value at its wavelength. A few such renderings with different wavelengths, weighted by what the eye makes of
//! them, are the spectral image.
//!
//! The spectra are those that pbrt-v4 takes: sigmoids of quadratic polynomials that look like the colour under daylight
//! (Jakob and Hanika 2019). The power of daylight is part of the weights. Indices of refraction that a file gives as
//! spectra are smooth spectra of their colours here, and glass has no dispersion.

use crate::batches::{Batches, Effort};
use glam::{DMat3, DVec3};
use std::collections::HashMap;
use wayfare_film::Image;
use wayfare_scene::spectrum::{FIRST_NM, LAST_NM, channel_weights};
use wayfare_scene::{Emission, Light, Material, NONE, Parameter, Rgb, Scene, Texels, Texture};

/// Three wavelengths that are rendered together.
pub struct Triple {
    /// Nanometres, the longest first: it takes the place of red.
    pub nm: [f64; 3],
    /// What each wavelength adds to the channels of the image.
    pub weights: [DVec3; 3],
}

/// Splits the visible wavelengths into `3 * count` parts that matter alike to the eye. Three of a triple lie far apart.
pub fn triples(count: usize) -> Vec<Triple> {
    let all = channel_weights();
    let importance = |weight: &DVec3| weight.abs().element_sum();
    let total: f64 = all.iter().map(importance).sum();
    let parts = 3 * count;
    // The weights of a part, and their mean wavelength.
    let mut sums = vec![(DVec3::ZERO, 0.0, 0.0); parts];
    let mut before = 0.0;
    for (nm, weight) in (FIRST_NM..).zip(all) {
        let middle = before + 0.5 * importance(weight);
        before += importance(weight);
        let part = ((middle / total * parts as f64) as usize).min(parts - 1);
        let (sum, moment, mass) = &mut sums[part];
        *sum += *weight;
        *moment += importance(weight) * f64::from(nm);
        *mass += importance(weight);
    }
    let of = |part: usize| (sums[part].1 / sums[part].2, sums[part].0);
    (0..count)
        .map(|i| {
            let three = [of(i + 2 * count), of(i + count), of(i)];
            Triple {
                nm: three.map(|(nm, _)| nm),
                weights: three.map(|(_, weight)| weight),
            }
        })
        .collect()
}

/// Renders the scene at all wavelengths. `render` renders one scene with a share of the effort and a seed.
pub fn render<E>(
    scene: &Scene,
    wavelengths: usize,
    effort: Effort,
    seed: u64,
    mut render: impl FnMut(Scene, Effort, u64) -> Result<Batches, E>,
) -> Result<Batches, E> {
    let triples = triples(wavelengths / 3);
    let effort = match effort {
        Effort::SamplesPerPixel(spp) => Effort::SamplesPerPixel(spp.div_ceil(triples.len() as u64)),
        Effort::Seconds(time) => Effort::Seconds(time / triples.len() as f64),
    };
    let uplift = Uplift::new();
    let mut sum: Option<Batches> = None;
    for (triple, seed) in triples.iter().zip(seed..) {
        let part = render(at_wavelengths(scene, &uplift, triple.nm), effort, seed)?;
        let images = part.images.iter().map(|image| weigh(image, triple));
        sum = Some(match sum {
            None => Batches {
                images: images.collect(),
                ..part
            },
            Some(sum) => Batches {
                images: sum
                    .images
                    .iter()
                    .zip(images)
                    .map(|(a, b)| add(a, &b))
                    .collect(),
                samples_per_pixel: sum.samples_per_pixel + part.samples_per_pixel,
                non_finite: sum.non_finite + part.non_finite,
                seconds: sum.seconds + part.seconds,
            },
        });
    }
    Ok(sum.expect("there is a triple"))
}

/// What an image of three wavelengths adds to the spectral one.
fn weigh(image: &Image, triple: &Triple) -> Image {
    let weights = DMat3::from_cols_array_2d(&triple.weights.map(|weight| weight.to_array()));
    Image::from_fn(image.width, image.height, |x, y| {
        let rgb = weights * DVec3::from(image.pixel(x, y).map(f64::from));
        rgb.to_array().map(|channel| channel as f32)
    })
}

fn add(a: &Image, b: &Image) -> Image {
    Image::from_fn(a.width, a.height, |x, y| {
        let (a, b) = (a.pixel(x, y), b.pixel(x, y));
        [0, 1, 2].map(|channel| a[channel] + b[channel])
    })
}

/// What a colour is for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Role {
    /// A spectrum between 0 and 1.
    Reflectance,
    /// A spectrum of any size: an index of refraction or a light.
    Unbounded,
}

/// The scene, whose channels are the given wavelengths.
pub fn at_wavelengths(scene: &Scene, uplift: &Uplift, nm: [f64; 3]) -> Scene {
    let mut conversion = Conversion {
        scene: scene.clone(),
        uplift,
        nm,
        textures: HashMap::new(),
        images: HashMap::new(),
    };
    conversion.materials();
    conversion.lights();
    conversion.scene
}

/// A scene on its way to other channels. What is converted is added to the tables, since textures and images may be
/// used as numbers too.
struct Conversion<'a> {
    scene: Scene,
    uplift: &'a Uplift,
    nm: [f64; 3],
    textures: HashMap<(u32, Role), u32>,
    images: HashMap<(u32, Role), u32>,
}

impl Conversion<'_> {
    fn materials(&mut self) {
        let mut materials = std::mem::take(&mut self.scene.materials);
        for material in &mut materials {
            match material {
                Material::Diffuse { reflectance } | Material::CoatedDiffuse { reflectance, .. } => {
                    self.parameter(reflectance, Role::Reflectance);
                }
                Material::DiffuseTransmission {
                    reflectance,
                    transmittance,
                } => {
                    self.parameter(reflectance, Role::Reflectance);
                    self.parameter(transmittance, Role::Reflectance);
                }
                Material::Conductor { eta, k, .. } | Material::CoatedConductor { eta, k, .. } => {
                    self.parameter(eta, Role::Unbounded);
                    self.parameter(k, Role::Unbounded);
                }
                Material::Dielectric { .. }
                | Material::ThinDielectric { .. }
                | Material::Mix { .. }
                | Material::Interface => {}
            }
        }
        self.scene.materials = materials;
    }

    fn lights(&mut self) {
        let mut emissions = std::mem::take(&mut self.scene.emissions);
        for Emission {
            radiance, image, ..
        } in &mut emissions
        {
            *radiance = self.color(*radiance, Role::Unbounded);
            *image = self.image(*image, Role::Unbounded);
        }
        self.scene.emissions = emissions;
        let mut lights = std::mem::take(&mut self.scene.lights);
        for light in &mut lights {
            match light {
                Light::Point { intensity, .. } | Light::Spot { intensity, .. } => {
                    *intensity = self.color(*intensity, Role::Unbounded);
                }
                Light::Distant { irradiance, .. } => {
                    *irradiance = self.color(*irradiance, Role::Unbounded);
                }
                Light::Goniometric {
                    image, intensity, ..
                }
                | Light::Projection {
                    image, intensity, ..
                } => {
                    *intensity = self.color(*intensity, Role::Unbounded);
                    *image = self.image(*image, Role::Unbounded);
                }
                Light::Infinite {
                    image, radiance, ..
                } => {
                    *radiance = self.color(*radiance, Role::Unbounded);
                    *image = self.image(*image, Role::Unbounded);
                }
            }
        }
        self.scene.lights = lights;
    }

    fn parameter(&mut self, parameter: &mut Parameter<Rgb>, role: Role) {
        match parameter {
            Parameter::Constant(rgb) => *rgb = self.color(*rgb, role),
            Parameter::Texture(index) => *index = self.texture(*index, role),
        }
    }

    /// The converted form of a texture.
    fn texture(&mut self, index: u32, role: Role) -> u32 {
        if let Some(&converted) = self.textures.get(&(index, role)) {
            return converted;
        }
        let mut texture = self.scene.textures[index as usize];
        match &mut texture {
            Texture::Constant(rgb) => *rgb = self.color(*rgb, role),
            Texture::Image { image, grey, .. } => {
                if !*grey {
                    *image = self.image(*image, role);
                }
            }
            Texture::Bilerp { corners, .. } => {
                *corners = corners.map(|corner| self.color(corner, role));
            }
            Texture::Checkerboard { textures, .. }
            | Texture::Checkerboard3 { textures, .. }
            | Texture::Dots { textures, .. }
            | Texture::Scale(textures)
            | Texture::Mix { textures, .. }
            | Texture::DirectionMix { textures, .. } => {
                *textures = textures.map(|input| self.texture(input, role));
            }
            Texture::Absorption(input) => *input = self.texture(*input, Role::Reflectance),
            // Grey, but for the colours of marble, which are those of sRGB.
            Texture::Fbm { .. }
            | Texture::Wrinkled { .. }
            | Texture::Windy { .. }
            | Texture::Marble { .. }
            | Texture::SquareRoot(_) => {}
        }
        let converted = self.scene.textures.len() as u32;
        self.scene.textures.push(texture);
        self.textures.insert((index, role), converted);
        converted
    }

    /// The converted form of an image.
    fn image(&mut self, index: u32, role: Role) -> u32 {
        if index == NONE || self.scene.images[index as usize].channels == 1 {
            return index;
        }
        if let Some(&converted) = self.images.get(&(index, role)) {
            return converted;
        }
        let mut image = self.scene.images[index as usize].clone();
        let mut texels = match image.texels {
            Texels::Bytes { texels, decode } => texels
                .iter()
                .map(|&byte| decode[usize::from(byte)])
                .collect(),
            Texels::Floats(texels) => texels,
        };
        for texel in texels.as_chunks_mut().0 {
            *texel = self.color(*texel, role);
        }
        image.texels = Texels::Floats(texels);
        let converted = self.scene.images.len() as u32;
        self.scene.images.push(image);
        self.images.insert((index, role), converted);
        converted
    }

    fn color(&self, rgb: Rgb, role: Role) -> Rgb {
        if rgb[0] == rgb[1] && rgb[1] == rgb[2] {
            return rgb;
        }
        // As in pbrt-v4: half of what a reflectance could have.
        let scale = match role {
            Role::Reflectance => 1.0,
            Role::Unbounded => 2.0 * f64::from(rgb[0].max(rgb[1]).max(rgb[2])),
        };
        let spectrum = self.uplift.spectrum(rgb.map(|c| f64::from(c) / scale));
        self.nm.map(|nm| (scale * spectrum.at(nm)) as f32)
    }
}

/// A smooth spectrum between 0 and 1, times a factor.
pub struct Spectrum {
    coefficients: DVec3,
    factor: f64,
}

impl Spectrum {
    /// The value at a wavelength.
    pub fn at(&self, nm: f64) -> f64 {
        self.factor * sigmoid(self.coefficients.dot(powers(nm)))
    }
}

/// The terms of the polynomial of a wavelength, which is 0 at the first visible one and 1 at the last.
fn powers(nm: f64) -> DVec3 {
    let t = (nm - f64::from(FIRST_NM)) / f64::from(LAST_NM - FIRST_NM);
    DVec3::new(t * t, t, 1.0)
}

fn sigmoid(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x * x).sqrt()
}

/// Entries of the table along each axis.
const SIZE: usize = 32;
/// Colours whose largest channel is below this are darker copies of one that has it.
const DARKEST: f64 = 3e-5;

/// A table from colours to the coefficients of their spectra.
///
/// By the largest channel, its value, and the values of the next channels relative to it. The values of the largest
/// channel are dense towards both ends, where coefficients change quickly.
pub struct Uplift {
    coefficients: Vec<DVec3>,
}

impl Uplift {
    /// Finds the spectra of a table of colours, each starting from its neighbour.
    pub fn new() -> Self {
        let fit = Fit::new();
        let mut coefficients = vec![DVec3::ZERO; 3 * SIZE * SIZE * SIZE];
        for largest in 0..3 {
            for j in 0..SIZE {
                for i in 0..SIZE {
                    // From the middle to either end.
                    let mut from_middle = |order: &mut dyn Iterator<Item = usize>| {
                        let mut found = DVec3::ZERO;
                        for k in order {
                            let color = color_of(largest, [i, j, k]);
                            found = fit.coefficients(color, found);
                            coefficients[entry(largest, [i, j, k])] = found;
                        }
                    };
                    from_middle(&mut (SIZE / 2..SIZE));
                    from_middle(&mut (0..SIZE / 2).rev());
                }
            }
        }
        Self { coefficients }
    }

    /// The spectrum of a colour between 0 and 1.
    pub fn spectrum(&self, rgb: [f64; 3]) -> Spectrum {
        let most = rgb[0].max(rgb[1]).max(rgb[2]);
        let factor = (most / DARKEST).min(1.0);
        if factor == 0.0 {
            return Spectrum {
                coefficients: DVec3::ZERO,
                factor: 0.0,
            };
        }
        let largest = (0..3)
            .find(|&c| rgb[c] == most)
            .expect("one is the largest");
        let relative = |offset: usize| rgb[(largest + offset) % 3] / most;
        let (k, z) = position_of_value((most / factor).min(1.0));
        let [(i, x), (j, y)] = [relative(1), relative(2)].map(|value| {
            let at = value * (SIZE - 1) as f64;
            let below = (at as usize).min(SIZE - 2);
            (below, at - below as f64)
        });
        let mut coefficients = DVec3::ZERO;
        for corner in 0..8 {
            let side = [corner & 1, corner >> 1 & 1, corner >> 2];
            let share = |side: usize, t: f64| if side == 1 { t } else { 1.0 - t };
            let weight = share(side[0], x) * share(side[1], y) * share(side[2], z);
            let at = entry(largest, [i + side[0], j + side[1], k + side[2]]);
            coefficients += weight * self.coefficients[at];
        }
        Spectrum {
            coefficients,
            factor,
        }
    }
}

fn entry(largest: usize, [i, j, k]: [usize; 3]) -> usize {
    ((largest * SIZE + k) * SIZE + j) * SIZE + i
}

/// The value of the largest channel of an entry.
fn value(k: usize) -> f64 {
    let smooth = |t: f64| t * t * (3.0 - 2.0 * t);
    let t = k as f64 / (SIZE - 1) as f64;
    DARKEST + (1.0 - DARKEST) * smooth(smooth(t))
}

/// The entry below a value of the largest channel, and the fraction of the way to the next.
fn position_of_value(wanted: f64) -> (usize, f64) {
    let k = (0..SIZE - 2)
        .take_while(|&k| value(k + 1) <= wanted)
        .count();
    // Coefficients of greys are linear in the inverse of the sigmoid, and those of other colours nearly so where they
    // are dark.
    let inverse = |value: f64| {
        let value = value.min(1.0 - 1e-5);
        (value - 0.5) / (value * (1.0 - value)).sqrt()
    };
    let [below, at, above] = [value(k), wanted, value(k + 1)].map(inverse);
    (k, (at - below) / (above - below))
}

fn color_of(largest: usize, [i, j, k]: [usize; 3]) -> DVec3 {
    let relative = |at: usize| at as f64 / (SIZE - 1) as f64;
    let mut color = DVec3::splat(value(k));
    color[(largest + 1) % 3] *= relative(i);
    color[(largest + 2) % 3] *= relative(j);
    color
}

/// Wavelengths at which a spectrum is looked at while it is fitted: the powers and the weights.
struct Fit(Vec<(DVec3, DVec3)>);

impl Fit {
    /// Every five nanometres.
    fn new() -> Self {
        let all = channel_weights();
        let steps = all.chunks(5).enumerate();
        Self(
            steps
                .map(|(step, chunk)| {
                    let first = f64::from(FIRST_NM) + 5.0 * step as f64;
                    let middle = first + 0.5 * (chunk.len() - 1) as f64;
                    (powers(middle), chunk.iter().sum())
                })
                .collect(),
        )
    }

    /// The polynomial whose spectrum has a colour, by damped Gauss-Newton steps. Colours at the edge of what spectra
    /// can have are met nearly.
    fn coefficients(&self, color: DVec3, start: DVec3) -> DVec3 {
        let enough = 1e-5 * color.max_element();
        let mut best = start;
        let (mut residual, mut jacobian) = self.residual(best, color);
        let mut damping = 1e-6;
        for _ in 0..60 {
            if residual.abs().max_element() < enough {
                break;
            }
            let normal = jacobian.transpose() * jacobian;
            let diagonal = DVec3::new(normal.x_axis.x, normal.y_axis.y, normal.z_axis.z);
            let damped = normal + DMat3::from_diagonal(diagonal * damping);
            let step = damped.inverse() * (jacobian.transpose() * residual);
            // Beyond, a spectrum is 0 or 1 within 1e-5, and nothing changes any more.
            let next = (best - step).clamp(DVec3::splat(-1e3), DVec3::splat(1e3));
            let (next_residual, next_jacobian) = self.residual(next, color);
            if next.is_finite() && next_residual.length_squared() < residual.length_squared() {
                (best, residual, jacobian) = (next, next_residual, next_jacobian);
                damping *= 0.1;
            } else {
                damping = (damping * 10.0).max(1e-9);
                if damping > 1e6 {
                    break;
                }
            }
        }
        best
    }

    /// Colour of the spectrum less the one that is wanted, and its derivatives by the coefficients.
    fn residual(&self, coefficients: DVec3, color: DVec3) -> (DVec3, DMat3) {
        let mut sum = -color;
        let mut derivatives = DMat3::ZERO;
        for (powers, weight) in &self.0 {
            let x = coefficients.dot(*powers);
            let root = 1.0 / (1.0 + x * x).sqrt();
            sum += *weight * (0.5 + 0.5 * x * root);
            let slope = *weight * (0.5 * root * root * root);
            derivatives.x_axis += slope * powers.x;
            derivatives.y_axis += slope * powers.y;
            derivatives.z_axis += slope * powers.z;
        }
        (sum, derivatives)
    }
}
