//! Textures, each reduced to one mean value: the renderer has constant materials.

use std::collections::HashMap;

use super::colors::ColorUse;
use super::image_mean::{self, Encoding};
use super::param_set::ParamSet;
use super::reader::Reader;
use super::source::{Fault, Loc, Result};
use super::suggest;
use crate::error::ErrorKind;
use crate::model::Rgb;

/// Defined textures. As in pbrt the two sorts have name spaces of their own.
#[derive(Default)]
pub(crate) struct Textures {
    floats: HashMap<String, f32>,
    spectra: HashMap<String, Rgb>,
}

const CLASSES: [&str; 13] = [
    "constant",
    "scale",
    "mix",
    "imagemap",
    "checkerboard",
    "dots",
    "fbm",
    "wrinkled",
    "windy",
    "marble",
    "bilerp",
    "directionmix",
    "ptex",
];

/// Grey that stands for an image that cannot be read.
const UNREADABLE_IMAGE: f32 = 0.5;
/// Mean of the colours of pbrt's marble.
const MARBLE: Rgb = [0.45, 0.45, 0.5];

impl Textures {
    /// The mean of a spectrum texture.
    pub fn spectrum(&self, name: &str, loc: Loc) -> Result<Rgb> {
        let found = self.spectra.get(name).copied();
        found.ok_or_else(|| undefined("spectrum", name, loc, self.spectra.keys(), &self.floats))
    }

    /// The mean of a float texture.
    pub fn float(&self, name: &str, loc: Loc) -> Result<f32> {
        let found = self.floats.get(name).copied();
        found.ok_or_else(|| undefined("float", name, loc, self.floats.keys(), &self.spectra))
    }
}

fn undefined<'a, T>(
    sort: &str,
    name: &str,
    loc: Loc,
    candidates: impl Iterator<Item = &'a String>,
    others: &HashMap<String, T>,
) -> Fault {
    let message = format!("the {sort} texture \"{name}\" is not defined");
    let fault = Fault::new(ErrorKind::Undefined, loc, message);
    if others.contains_key(name) {
        return fault.hint("a texture of that name exists, but of the other type");
    }
    fault.suggest(suggest::closest(name, candidates.map(String::as_str)))
}

impl Reader<'_> {
    /// `Texture "name" "float" "class" ...`
    pub fn texture(
        &mut self,
        name: String,
        sort: &str,
        sort_loc: Loc,
        params: &ParamSet,
    ) -> Result<()> {
        let redefined = match sort {
            "float" => {
                let mean = self.float_texture(params)?;
                self.textures.floats.insert(name.clone(), mean).is_some()
            }
            "spectrum" => {
                let mean = self.spectrum_texture(params)?;
                self.textures.spectra.insert(name.clone(), mean).is_some()
            }
            _ => {
                let message = format!("unknown texture type \"{sort}\"");
                return Err(Fault::new(ErrorKind::UnknownKind, sort_loc, message)
                    .hint("it must be \"float\" or \"spectrum\""));
            }
        };
        if redefined {
            let message = format!("the {sort} texture \"{name}\" is defined twice");
            return Err(params.fault(ErrorKind::Redefined, message));
        }
        self.warn_unused(params)
    }

    fn float_texture(&mut self, params: &ParamSet) -> Result<f32> {
        let value = |reader: &mut Self, name, default| {
            let value = reader.textured_float(params, name)?;
            Ok(value.unwrap_or(default))
        };
        let mean = match params.kind.as_str() {
            "constant" => return value(self, "value", 1.0),
            "scale" => return Ok(value(self, "tex", 1.0)? * value(self, "scale", 1.0)?),
            "mix" => {
                let (a, b) = (value(self, "tex1", 0.0)?, value(self, "tex2", 1.0)?);
                let amount = value(self, "amount", 0.5)?;
                return Ok(a + (b - a) * amount);
            }
            "directionmix" | "checkerboard" | "dots" | "bilerp" => {
                let (names, defaults) = mean_of(&params.kind);
                let mut sum = 0.0;
                for (name, default) in names.iter().zip(defaults) {
                    sum += value(self, name, *default)?;
                }
                sum / names.len() as f32
            }
            "imagemap" | "ptex" => {
                let [r, g, b] = self.image(params)?;
                return Ok((r + g + b) / 3.0);
            }
            "fbm" | "wrinkled" | "windy" => 0.5,
            _ => return Err(params.unknown_kind("texture", &CLASSES)),
        };
        self.warn_mean(params)?;
        Ok(mean)
    }

    fn spectrum_texture(&mut self, params: &ParamSet) -> Result<Rgb> {
        let value = |reader: &mut Self, name, default: f32| {
            let value = reader.textured_color(params, name, ColorUse::Unbounded)?;
            Ok(value.unwrap_or([default; 3]))
        };
        let mean = match params.kind.as_str() {
            "constant" => return value(self, "value", 1.0),
            "scale" => {
                let color = value(self, "tex", 1.0)?;
                let scale = self.textured_float(params, "scale")?.unwrap_or(1.0);
                return Ok(color.map(|c| c * scale));
            }
            "mix" => {
                let (a, b) = (value(self, "tex1", 0.0)?, value(self, "tex2", 1.0)?);
                let amount = self.textured_float(params, "amount")?.unwrap_or(0.5);
                return Ok(lerp(a, b, amount));
            }
            "directionmix" | "checkerboard" | "dots" | "bilerp" => {
                let (names, defaults) = mean_of(&params.kind);
                let mut sum = [0.0; 3];
                for (name, default) in names.iter().zip(defaults) {
                    let color = value(self, name, *default)?;
                    sum = std::array::from_fn(|i| sum[i] + color[i]);
                }
                sum.map(|c| c / names.len() as f32)
            }
            "imagemap" | "ptex" => return self.image(params),
            "marble" => MARBLE,
            "fbm" | "wrinkled" | "windy" => [0.5; 3],
            _ => return Err(params.unknown_kind("texture", &CLASSES)),
        };
        self.warn_mean(params)?;
        Ok(mean)
    }

    /// The mean colour of an image. The file must exist: a missing one would be an error in pbrt too.
    fn image(&mut self, params: &ParamSet) -> Result<Rgb> {
        let (path, loc) = params.string("filename")?;
        let path = path.to_owned();
        let scale = params.float("scale", 1.0)?;
        let invert = params.bool("invert", false)?;
        let encoding = match params.maybe_string("encoding")? {
            None => Encoding::Srgb,
            Some((name, loc)) => Encoding::from_name(name).ok_or_else(|| {
                let message = format!(
                    "unknown encoding \"{name}\": it must be sRGB, linear, or gamma and a number"
                );
                Fault::new(ErrorKind::InvalidValue, loc, message)
            })?,
        };
        let bytes = self.read_bytes(&path, Some(loc))?;
        let (mean, what) = match image_mean::mean_color(&path, &bytes, encoding) {
            Some(mean) => (mean, "replaced by its mean"),
            None => (
                [UNREADABLE_IMAGE; 3],
                "an image that cannot be read: replaced by mid grey",
            ),
        };
        params.accept_all();
        self.warn(params.loc, format!("texture \"{}\": {what}", params.kind))?;
        Ok(mean.map(|c| (scale * if invert { 1.0 - c } else { c }).max(0.0)))
    }

    fn warn_mean(&mut self, params: &ParamSet) -> Result<()> {
        // Mappings and the like have no meaning for a constant.
        params.accept_all();
        let class = &params.kind;
        let text = match class.as_str() {
            "fbm" | "wrinkled" | "windy" => {
                format!("texture \"{class}\": replaced by the constant 0.5")
            }
            _ => format!("texture \"{class}\": replaced by its mean"),
        };
        self.warn(params.loc, text)
    }
}

/// The parameters whose mean stands for a pattern, and their defaults.
fn mean_of(class: &str) -> (&'static [&'static str], &'static [f32]) {
    match class {
        "dots" => (&["inside", "outside"], &[1.0, 0.0]),
        "bilerp" => (&["v00", "v01", "v10", "v11"], &[0.0, 1.0, 0.0, 1.0]),
        "directionmix" => (&["tex1", "tex2"], &[0.0, 1.0]),
        _ => (&["tex1", "tex2"], &[1.0, 0.0]),
    }
}

pub(crate) fn lerp(a: Rgb, b: Rgb, amount: f32) -> Rgb {
    std::array::from_fn(|i| a[i] + (b[i] - a[i]) * amount)
}
