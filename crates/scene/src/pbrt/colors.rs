//! Colours and spectra of parameters, as linear RGB.

use super::number;
use super::param_set::ParamSet;
use super::params::{Param, ParamType, Values};
use super::reader::Reader;
use super::source::{Fault, Result};
use super::textures::Value;
use crate::error::ErrorKind;
use crate::model::{Parameter, Rgb};
use crate::spectrum;
use crate::suggest;

/// What a colour is for: it decides the range of its values, and how a spectrum becomes RGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ColorUse {
    /// Between 0 and 1.
    Reflectance,
    /// Not negative, such as an index of refraction.
    Unbounded,
    /// Emission: a spectrum is normalised to luminance 1, an RGB triple is taken as it is.
    Illuminant,
}

impl ColorUse {
    /// The largest value.
    fn most(self) -> f32 {
        match self {
            Self::Reflectance => 1.0,
            Self::Unbounded | Self::Illuminant => f32::MAX,
        }
    }

    /// Another colour space or a spectrum outside of the gamut may give components out of range.
    fn clamp(self, rgb: Rgb) -> Rgb {
        rgb.map(|c| c.clamp(0.0, self.most()))
    }
}

/// All types that give a colour without a texture.
pub(crate) const COLOR_TYPES: [ParamType; 4] = [
    ParamType::Rgb,
    ParamType::Spectrum,
    ParamType::Blackbody,
    ParamType::Float,
];
const TEXTURED_COLOR_TYPES: [ParamType; 5] = [
    ParamType::Rgb,
    ParamType::Spectrum,
    ParamType::Blackbody,
    ParamType::Float,
    ParamType::Texture,
];

/// Colours are rendered as three channels that share their paths.
const DISPERSION: &str =
    "dispersion: not rendered, the index of refraction at 587.6 nm is that of all wavelengths";

/// A spectrum as the file gives it.
pub(crate) enum SpectrumSource {
    Named(String),
    Samples(Vec<(f32, f32)>),
}

impl Reader<'_> {
    /// A colour, if the file gives it.
    pub fn color(
        &mut self,
        params: &ParamSet,
        name: &'static str,
        usage: ColorUse,
    ) -> Result<Option<Rgb>> {
        match params.find(name, &COLOR_TYPES)? {
            Some(param) => self.color_value(params, param, usage).map(Some),
            None => Ok(None),
        }
    }

    /// A colour or a texture, if the file gives it.
    pub fn textured_color(
        &mut self,
        params: &ParamSet,
        name: &'static str,
        usage: ColorUse,
    ) -> Result<Option<Value>> {
        match params.find(name, &TEXTURED_COLOR_TYPES)? {
            Some(param) if param.ty == ParamType::Texture => {
                let texture = params.only_string(param)?;
                let value = self.textures.spectrum(texture, param.loc)?;
                Ok(Some(match value {
                    Parameter::Constant(rgb) => Parameter::Constant(usage.clamp(rgb)),
                    texture => texture,
                }))
            }
            Some(param) => {
                let color = self.color_value(params, param, usage)?;
                Ok(Some(Parameter::Constant(color)))
            }
            None => Ok(None),
        }
    }

    /// A number or a texture, as a grey colour, if the file gives it.
    pub fn float_value(&mut self, params: &ParamSet, name: &'static str) -> Result<Option<Value>> {
        match params.find(name, &[ParamType::Float, ParamType::Texture])? {
            Some(param) if param.ty == ParamType::Texture => {
                let texture = params.only_string(param)?;
                self.textures.float(texture, param.loc).map(Some)
            }
            Some(param) => {
                let [value] = params.exactly(param)?;
                Ok(Some(Parameter::Constant([value; 3])))
            }
            None => Ok(None),
        }
    }

    /// A number or a texture, if the file gives it.
    pub fn textured_float(
        &mut self,
        params: &ParamSet,
        name: &'static str,
    ) -> Result<Option<Parameter<f32>>> {
        Ok(self.float_value(params, name)?.map(number_of))
    }

    fn color_value(&mut self, params: &ParamSet, param: &Param, usage: ColorUse) -> Result<Rgb> {
        match param.ty {
            // A triple, in the colour space in force.
            ParamType::Rgb => {
                let rgb: Rgb = params.exactly(param)?;
                if rgb.iter().any(|c| *c < 0.0) {
                    return Err(params.invalid(param, "without negative components"));
                }
                if usage == ColorUse::Reflectance && rgb.iter().any(|c| *c > 1.0) {
                    return Err(params.invalid(param, "a reflectance, between 0 and 1"));
                }
                let converted = spectrum::rgb_to_srgb_primaries(rgb, param.space);
                Ok(usage.clamp(converted))
            }
            // Grey.
            ParamType::Float => {
                let [value] = params.exactly(param)?;
                if (0.0..=usage.most()).contains(&value) {
                    Ok([value; 3])
                } else if usage == ColorUse::Reflectance {
                    Err(params.invalid(param, "a reflectance, between 0 and 1"))
                } else {
                    Err(params.invalid(param, "not negative"))
                }
            }
            ParamType::Blackbody => {
                let [kelvin] = params.exactly(param)?;
                if !(100.0..=1e6).contains(&kelvin) {
                    return Err(params.invalid(param, "a temperature between 100 and 1000000 K"));
                }
                Ok(usage.clamp(spectrum::blackbody_rgb(kelvin)))
            }
            // A spectrum, by name or by samples.
            _ => {
                let rgb = match self.spectrum_source(params, param)? {
                    SpectrumSource::Named(name) => if usage == ColorUse::Illuminant {
                        spectrum::named_illuminant_rgb(&name)
                    } else {
                        spectrum::named_rgb(&name)
                    }
                    .unwrap_or([1.0; 3]),
                    SpectrumSource::Samples(samples) if usage == ColorUse::Illuminant => {
                        spectrum::sampled_illuminant_rgb(&samples)
                    }
                    SpectrumSource::Samples(samples) => spectrum::sampled_rgb(&samples),
                };
                if rgb.iter().all(|c| c.is_finite()) {
                    Ok(usage.clamp(rgb))
                } else {
                    Err(params.invalid(param, "a spectrum with finite values"))
                }
            }
        }
    }

    /// The index of refraction of a dielectric: one number, that at 587.6 nm where the
    /// file gives a spectrum.
    pub fn refractive_index(
        &mut self,
        params: &ParamSet,
        name: &'static str,
    ) -> Result<Option<f32>> {
        let Some(param) = params.find(name, &COLOR_TYPES)? else {
            return Ok(None);
        };
        let eta = match param.ty {
            ParamType::Float => params.exactly::<1>(param)?[0],
            ParamType::Spectrum => match self.spectrum_source(params, param)? {
                SpectrumSource::Named(name) => {
                    self.note(param.loc, DISPERSION);
                    match spectrum::named_eta(&name) {
                        Some(eta) => eta,
                        None => {
                            let rgb = spectrum::named_rgb(&name).unwrap_or([1.5; 3]);
                            (rgb[0] + rgb[1] + rgb[2]) / 3.0
                        }
                    }
                }
                SpectrumSource::Samples(samples) => {
                    if samples.iter().any(|sample| sample.1 != samples[0].1) {
                        self.note(param.loc, DISPERSION);
                    }
                    spectrum::sampled_eta(&samples)
                }
            },
            _ => {
                let rgb = self.color_value(params, param, ColorUse::Unbounded)?;
                (rgb[0] + rgb[1] + rgb[2]) / 3.0
            }
        };
        if eta > 0.0 && eta.is_finite() {
            Ok(Some(eta))
        } else {
            Err(params.invalid(param, "positive"))
        }
    }

    /// A spectrum by name, by its values, or from a file of values.
    fn spectrum_source(&mut self, params: &ParamSet, param: &Param) -> Result<SpectrumSource> {
        let numbers = match &param.values {
            Values::Floats(numbers) => numbers.clone(),
            _ => {
                let name = params.only_string(param)?;
                if spectrum::names().contains(&name) {
                    return Ok(SpectrumSource::Named(name.to_owned()));
                }
                if self.files.size(name).is_err() {
                    let message = format!("\"{name}\" is neither a named spectrum nor a file");
                    let names = spectrum::names().iter().copied();
                    return Err(Fault::new(ErrorKind::Undefined, param.loc, message)
                        .suggest(suggest::closest(name, names)));
                }
                let bytes = self.read_bytes(name, Some(param.loc))?;
                numbers_of_file(&bytes)
                    .ok_or_else(|| params.invalid(param, "a file of wavelengths and values"))?
            }
        };
        let samples: Vec<_> = numbers.chunks_exact(2).map(|p| (p[0], p[1])).collect();
        let ascending = samples.windows(2).all(|pair| pair[0].0 < pair[1].0);
        if samples.is_empty() || samples.len() * 2 != numbers.len() || !ascending {
            return Err(params.invalid(
                param,
                "pairs of wavelength and value, in ascending order of the wavelengths",
            ));
        }
        if samples.iter().any(|sample| sample.1 < 0.0) {
            return Err(params.invalid(param, "without negative values"));
        }
        Ok(SpectrumSource::Samples(samples))
    }
}

/// The number of a grey value.
pub(crate) fn number_of(value: Value) -> Parameter<f32> {
    match value {
        Parameter::Constant([number, ..]) => Parameter::Constant(number),
        Parameter::Texture(index) => Parameter::Texture(index),
    }
}

/// Numbers between white space, with comments.
fn numbers_of_file(bytes: &[u8]) -> Option<Vec<f32>> {
    let mut numbers = Vec::new();
    for line in bytes.split(|b| *b == b'\n' || *b == b'\r') {
        let line = line.split(|b| *b == b'#').next().unwrap_or_default();
        for word in line.split(|b| b.is_ascii_whitespace() || *b == b',') {
            if word.is_empty() {
                continue;
            }
            let (value, length) = number::scan(word)?;
            if length != word.len() || !(value as f32).is_finite() {
                return None;
            }
            numbers.push(value as f32);
        }
    }
    Some(numbers)
}
