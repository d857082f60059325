//! Textures: expressions that become entries of the scene where something uses them.
//!
//! A texture is folded to a constant where it is one. All others wait in [`Textures::nodes`], which has the form of
//! [`Scene::textures`](crate::Scene) except that an image is the number of its [`ImageRequest`]: images are read at the
//! end, and only those that are in use.

use std::collections::HashMap;

use super::colors::ColorUse;
use super::images::ImageRequest;
use super::mappings::{is_bilinear, wrap};
use super::param_set::ParamSet;
use super::reader::Reader;
use super::source::{Fault, Loc, Result};
use crate::error::ErrorKind;
use crate::image_file::{Encoding, ImageUse};
use crate::model::{Parameter, Rgb, Texture};
use crate::references::TextureSize;
use crate::suggest;

/// A number or a colour that may be a texture: an index into [`Textures::nodes`].
pub(crate) type Value = Parameter<Rgb>;

/// The textures of the file. As in pbrt the two sorts have name spaces of their own. A broken texture is an error where
/// it is used.
#[derive(Default)]
pub(crate) struct Textures {
    floats: HashMap<String, Result<Value>>,
    spectra: HashMap<String, Result<Value>>,
    pub nodes: Vec<Texture>,
    sizes: Vec<TextureSize>,
    /// The images of the nodes.
    pub requests: Vec<ImageRequest>,
}

/// The two sorts of textures.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sort {
    Float,
    Spectrum,
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
/// More octaves of noise are finer than the precision of positions.
const MOST_OCTAVES: i32 = 32;

impl Textures {
    /// A spectrum texture.
    pub fn spectrum(&self, name: &str, loc: Loc) -> Result<Value> {
        let found = self.spectra.get(name).cloned();
        found.unwrap_or_else(|| {
            Err(undefined(
                "spectrum",
                name,
                loc,
                &self.spectra,
                &self.floats,
            ))
        })
    }

    /// A float texture.
    pub fn float(&self, name: &str, loc: Loc) -> Result<Value> {
        let found = self.floats.get(name).cloned();
        found.unwrap_or_else(|| Err(undefined("float", name, loc, &self.floats, &self.spectra)))
    }

    /// The errors of all broken textures, in the order of the file.
    pub fn faults(&self) -> Vec<Fault> {
        let values = self.floats.values().chain(self.spectra.values());
        let mut faults: Vec<_> = values.filter_map(|v| v.as_ref().err().cloned()).collect();
        faults.sort_by_key(|fault| fault.loc.map(|loc| (loc.file, loc.offset)));
        faults
    }

    /// Adds a texture.
    pub fn push(&mut self, texture: Texture, loc: Loc) -> Result<Value> {
        let inputs = texture.inputs();
        let size = TextureSize::over(inputs.iter().map(|input| self.sizes[*input as usize]));
        if !size.is_allowed() {
            let message = "this texture consists of too many others";
            return Err(Fault::new(ErrorKind::LimitExceeded, loc, message));
        }
        self.nodes.push(texture);
        self.sizes.push(size);
        Ok(Parameter::Texture((self.nodes.len() - 1) as u32))
    }

    /// A value as a texture.
    pub fn node(&mut self, value: Value, loc: Loc) -> Result<u32> {
        match value {
            Parameter::Texture(index) => Ok(index),
            Parameter::Constant(rgb) => {
                self.push(Texture::Constant(rgb), loc)?;
                Ok((self.nodes.len() - 1) as u32)
            }
        }
    }

    fn node_pair(&mut self, [a, b]: [Value; 2], loc: Loc) -> Result<[u32; 2]> {
        Ok([self.node(a, loc)?, self.node(b, loc)?])
    }

    /// The product of two values.
    pub fn scale(&mut self, a: Value, b: Value, loc: Loc) -> Result<Value> {
        match (a, b) {
            (Parameter::Constant(a), Parameter::Constant(b)) => {
                Ok(Parameter::Constant(std::array::from_fn(|i| a[i] * b[i])))
            }
            (texture, Parameter::Constant([s, g, b]))
            | (Parameter::Constant([s, g, b]), texture)
                if s == g && g == b =>
            {
                self.scale_by(texture, s, loc)
            }
            _ => {
                let pair = self.node_pair([a, b], loc)?;
                self.push(Texture::Scale(pair), loc)
            }
        }
    }

    /// A texture times a number. An image has a factor of its own.
    fn scale_by(&mut self, texture: Value, factor: f32, loc: Loc) -> Result<Value> {
        if factor == 1.0 {
            return Ok(texture);
        }
        if let Parameter::Texture(index) = texture
            && let mut node @ Texture::Image { .. } = self.nodes[index as usize]
            && let Texture::Image { scale, invert, .. } = &mut node
            && !*invert
            && (*scale * factor).is_finite()
        {
            *scale *= factor;
            return self.push(node, loc);
        }
        let pair = self.node_pair([texture, Parameter::Constant([factor; 3])], loc)?;
        self.push(Texture::Scale(pair), loc)
    }

    /// From one value to another.
    fn mix(&mut self, [a, b]: [Value; 2], amount: Value, loc: Loc) -> Result<Value> {
        if let Parameter::Constant([amount, ..]) = amount {
            if amount == 0.0 {
                return Ok(a);
            }
            if amount == 1.0 {
                return Ok(b);
            }
            if let (Parameter::Constant(a), Parameter::Constant(b)) = (a, b) {
                return Ok(Parameter::Constant(lerp(a, b, amount)));
            }
        }
        if a == b {
            return Ok(a);
        }
        let textures = self.node_pair([a, b], loc)?;
        let amount = self.node(amount, loc)?;
        self.push(Texture::Mix { textures, amount }, loc)
    }
}

fn undefined(
    sort: &str,
    name: &str,
    loc: Loc,
    candidates: &HashMap<String, Result<Value>>,
    others: &HashMap<String, Result<Value>>,
) -> Fault {
    let message = format!("the {sort} texture \"{name}\" is not defined");
    let fault = Fault::new(ErrorKind::Undefined, loc, message);
    if others.contains_key(name) {
        return fault.hint("a texture of that name exists, but of the other type");
    }
    fault.suggest(suggest::closest(
        name,
        candidates.keys().map(String::as_str),
    ))
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
        let sort_name = sort;
        let sort = match sort {
            "float" => Sort::Float,
            "spectrum" => Sort::Spectrum,
            _ => {
                let message = format!("unknown texture type \"{sort}\"");
                return Err(Fault::new(ErrorKind::UnknownKind, sort_loc, message)
                    .hint("it must be \"float\" or \"spectrum\""));
            }
        };
        let value = self.texture_value(params, sort);
        if value.is_err() {
            params.accept_all();
        }
        let names = match sort {
            Sort::Float => &mut self.textures.floats,
            Sort::Spectrum => &mut self.textures.spectra,
        };
        if names.insert(name.clone(), value).is_some() {
            let message = format!("the {sort_name} texture \"{name}\" is defined twice");
            return Err(params.fault(ErrorKind::Redefined, message));
        }
        self.warn_unused(params)
    }

    fn texture_value(&mut self, params: &ParamSet, sort: Sort) -> Result<Value> {
        let loc = params.loc;
        match params.kind.as_str() {
            // Combinations.
            "constant" => self.input(params, sort, "value", 1.0),
            "scale" => {
                let texture = self.input(params, sort, "tex", 1.0)?;
                let factor = self.input(params, Sort::Float, "scale", 1.0)?;
                self.textures.scale(texture, factor, loc)
            }
            "mix" => {
                let pair = self.input_pair(params, sort, ["tex1", "tex2"], [0.0, 1.0])?;
                let amount = self.input(params, Sort::Float, "amount", 0.5)?;
                self.textures.mix(pair, amount, loc)
            }
            "directionmix" => {
                let pair = self.input_pair(params, sort, ["tex1", "tex2"], [0.0, 1.0])?;
                let direction = self.texture_direction(params, "dir")?;
                self.pattern(pair, loc, |textures| Texture::DirectionMix {
                    textures,
                    direction,
                })
            }
            // Patterns.
            "checkerboard" => self.checkerboard(params, sort),
            "dots" => {
                let pair = self.input_pair(params, sort, ["inside", "outside"], [1.0, 0.0])?;
                let mapping = self.mapping(params)?;
                // pbrt-v4 mixes the two up: what it calls inside is around its dots.
                self.pattern(pair, loc, |[around, within]| Texture::Dots {
                    mapping,
                    textures: [within, around],
                })
            }
            "bilerp" => self.bilerp(params, sort),
            "imagemap" => self.image_texture(params, sort),
            "ptex" => {
                params.string("filename")?;
                params.accept_all();
                self.warn(loc, "texture \"ptex\": replaced by mid grey")?;
                Ok(Parameter::Constant([UNREADABLE_IMAGE; 3]))
            }
            // Noise.
            "fbm" => {
                let (octaves, roughness) = noise(params)?;
                let to_texture = self.texture_space(params)?;
                let texture = Texture::Fbm {
                    to_texture,
                    octaves,
                    roughness,
                };
                self.textures.push(texture, loc)
            }
            "wrinkled" => {
                let (octaves, roughness) = noise(params)?;
                let to_texture = self.texture_space(params)?;
                let texture = Texture::Wrinkled {
                    to_texture,
                    octaves,
                    roughness,
                };
                self.textures.push(texture, loc)
            }
            "windy" => {
                let to_texture = self.texture_space(params)?;
                self.textures.push(Texture::Windy { to_texture }, loc)
            }
            "marble" if sort == Sort::Spectrum => {
                let (octaves, roughness) = noise(params)?;
                let texture = Texture::Marble {
                    to_texture: self.texture_space(params)?,
                    octaves,
                    roughness,
                    scale: params.float("scale", 1.0)?,
                    variation: params.float("variation", 0.2)?,
                };
                self.textures.push(texture, loc)
            }
            "marble" => Err(params
                .unknown_kind("float texture", &[])
                .hint("pbrt-v4 has it as a spectrum texture only")),
            _ => Err(params.unknown_kind("texture", &CLASSES)),
        }
    }

    /// A parameter that may be a texture of either sort.
    fn input(
        &mut self,
        params: &ParamSet,
        sort: Sort,
        name: &'static str,
        default: f32,
    ) -> Result<Value> {
        let value = match sort {
            Sort::Float => self.float_value(params, name)?,
            Sort::Spectrum => self.textured_color(params, name, ColorUse::Unbounded)?,
        };
        Ok(value.unwrap_or(Parameter::Constant([default; 3])))
    }

    fn input_pair(
        &mut self,
        params: &ParamSet,
        sort: Sort,
        names: [&'static str; 2],
        defaults: [f32; 2],
    ) -> Result<[Value; 2]> {
        Ok([
            self.input(params, sort, names[0], defaults[0])?,
            self.input(params, sort, names[1], defaults[1])?,
        ])
    }

    /// A texture that is one of two everywhere, or between them.
    fn pattern(
        &mut self,
        pair: [Value; 2],
        loc: Loc,
        texture: impl FnOnce([u32; 2]) -> Texture,
    ) -> Result<Value> {
        if pair[0] == pair[1] {
            return Ok(pair[0]);
        }
        let textures = self.textures.node_pair(pair, loc)?;
        self.textures.push(texture(textures), loc)
    }

    fn checkerboard(&mut self, params: &ParamSet, sort: Sort) -> Result<Value> {
        let pair = self.input_pair(params, sort, ["tex1", "tex2"], [1.0, 0.0])?;
        match params.maybe_integer("dimension")? {
            None | Some((2, _)) => {
                let mapping = self.mapping(params)?;
                self.pattern(pair, params.loc, |textures| Texture::Checkerboard {
                    mapping,
                    textures,
                })
            }
            Some((3, _)) => {
                let to_texture = self.texture_space(params)?;
                self.pattern(pair, params.loc, |textures| Texture::Checkerboard3 {
                    to_texture,
                    textures,
                })
            }
            Some((_, param)) => Err(params.invalid(param, "2 or 3")),
        }
    }

    fn bilerp(&mut self, params: &ParamSet, sort: Sort) -> Result<Value> {
        let mapping = self.mapping(params)?;
        let mut corners = [[0.0; 3]; 4];
        let names = [("v00", 0.0), ("v01", 1.0), ("v10", 0.0), ("v11", 1.0)];
        for (corner, (name, default)) in corners.iter_mut().zip(names) {
            let value = match sort {
                Sort::Float => params.maybe_float(name)?.map(|(value, _)| [value; 3]),
                Sort::Spectrum => self.color(params, name, ColorUse::Unbounded)?,
            };
            *corner = value.unwrap_or([default; 3]);
        }
        if corners.iter().all(|corner| *corner == corners[0]) {
            return Ok(Parameter::Constant(corners[0]));
        }
        let texture = Texture::Bilerp { mapping, corners };
        self.textures.push(texture, params.loc)
    }

    fn image_texture(&mut self, params: &ParamSet, sort: Sort) -> Result<Value> {
        let (path, loc) = params.string("filename")?;
        let encoding = match params.maybe_string("encoding")? {
            None => Encoding::Srgb,
            Some((name, loc)) => Encoding::from_name(name).ok_or_else(|| {
                let message = format!(
                    "unknown encoding \"{name}\": it must be sRGB, linear, or gamma and a number"
                );
                Fault::new(ErrorKind::InvalidValue, loc, message)
            })?,
        };
        let texture = Texture::Image {
            image: self.textures.requests.len() as u32,
            mapping: self.mapping(params)?,
            wrap: wrap(params)?,
            bilinear: is_bilinear(params)?,
            scale: params.float("scale", 1.0)?,
            invert: params.bool("invert", false)?,
            grey: sort == Sort::Float,
        };
        self.textures.requests.push(ImageRequest {
            path: path.to_owned(),
            loc,
            encoding,
            usage: match sort {
                Sort::Float => ImageUse::Number,
                Sort::Spectrum => ImageUse::Color,
            },
        });
        self.textures.push(texture, params.loc)
    }
}

/// Octaves and roughness of noise.
fn noise(params: &ParamSet) -> Result<(u32, f32)> {
    let octaves = params.maybe_integer("octaves")?.map_or(8, |(n, _)| n);
    Ok((
        octaves.clamp(0, MOST_OCTAVES) as u32,
        params.float("roughness", 0.5)?,
    ))
}

fn lerp(a: Rgb, b: Rgb, amount: f32) -> Rgb {
    std::array::from_fn(|i| a[i] + (b[i] - a[i]) * amount)
}
