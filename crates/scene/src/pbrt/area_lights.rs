//! Area lights.

use std::f64::consts::PI;
use std::rc::Rc;

use super::colors::ColorUse;
use super::param_set::ParamSet;
use super::reader::Reader;
use super::source::{Fault, Loc, Result};
use crate::error::ErrorKind;
use crate::image_file::ImageUse;
use crate::model::{Emission, NONE, Rgb};

/// An `AreaLightSource` directive: what it makes of a shape.
#[derive(Debug)]
pub(crate) struct AreaLight {
    radiance: Rgb,
    two_sided: bool,
    /// If given, the power of each emitter, which replaces its radiance.
    power: Option<f32>,
    /// An image that is looked up at the texture coordinates, or [`NONE`].
    image: u32,
    /// Its mean luminance; 1 without an image.
    mean_luminance: f64,
    pub loc: Loc,
}

impl AreaLight {
    /// Whether each emitter has a radiance of its own, that depends on its area.
    pub fn depends_on_area(&self) -> bool {
        self.power.is_some()
    }

    /// The emission of an emitter. The power is the radiance times pi times the area, on each side (as
    /// pbrt-v4, which leaves the luminance of an RGB colour out of it, and takes the mean of an image).
    pub fn emission(&self, area: f64) -> Emission {
        let scale = match self.power {
            Some(power) => {
                let sides = if self.two_sided { 2.0 } else { 1.0 };
                f64::from(power) / (sides * PI * area * self.mean_luminance)
            }
            None => 1.0,
        };
        Emission {
            radiance: self.radiance.map(|c| (f64::from(c) * scale) as f32),
            two_sided: self.two_sided,
            image: self.image,
        }
    }
}

impl Reader<'_> {
    /// `AreaLightSource "diffuse" ...`
    pub fn area_light(&mut self, params: &ParamSet) -> Result<Rc<AreaLight>> {
        if params.kind != "diffuse" {
            return Err(params
                .unknown_kind("area light", &[])
                .hint("pbrt-v4 has one kind only: \"diffuse\""));
        }
        let color = self.color(params, "L", ColorUse::Illuminant)?;
        let scale = params.float("scale", 1.0)?;
        let two_sided = params.bool("twosided", false)?;
        let power = params.maybe_float("power")?.map(|(power, _)| power);
        let (mut image, mut mean_luminance) = (NONE, 1.0);
        if let Some((path, loc)) = params.maybe_string("filename")? {
            if color.is_some() {
                let message = "an area light has either \"L\" or \"filename\", not both";
                return Err(params.fault(ErrorKind::ConflictingParameters, message));
            }
            image = self.light_image(path, loc, ImageUse::Color)?;
            mean_luminance = self.mean_luminance(image);
        }
        if scale < 0.0 {
            let message = "the scale of an area light must not be negative";
            return Err(params.fault(ErrorKind::InvalidValue, message));
        }
        self.warn_unused(params)?;
        Ok(Rc::new(AreaLight {
            radiance: color.unwrap_or([1.0; 3]).map(|c| c * scale),
            two_sided,
            // An image without light has no power with any factor.
            power: power.filter(|power| *power > 0.0 && mean_luminance > 0.0),
            image,
            mean_luminance,
            loc: params.loc,
        }))
    }

    /// The index of an emission; equal ones share it.
    pub fn emission_index(&mut self, emission: Emission, loc: Loc) -> Result<u32> {
        if !emission.radiance.iter().all(|c| c.is_finite()) {
            let message = "the radiance of this light is not finite";
            return Err(Fault::new(ErrorKind::InvalidValue, loc, message));
        }
        let Emission {
            radiance,
            two_sided,
            image,
        } = emission;
        let key = (radiance.map(f32::to_bits), two_sided, image);
        let next = self.emissions.len() as u32;
        let index = *self.emission_indices.entry(key).or_insert(next);
        if index == next {
            self.emissions.push(emission);
        }
        Ok(index)
    }
}
