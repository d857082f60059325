//! What becomes of each kind of material.

use super::colors::{ColorUse, number_of};
use super::images::ImageRequest;
use super::materials::is_interface;
use super::param_set::ParamSet;
use super::params::{ParamType, Values};
use super::reader::Reader;
use super::source::{Loc, Result};
use super::textures::Value;
use crate::error::ErrorKind;
use crate::image_file::{Encoding, ImageUse};
use crate::model::{COAT_DEPTH, COAT_THICKNESS, Material, Parameter, Relief, Rgb, Texture};

/// A material whose textures are those of [`Textures::nodes`](super::textures::Textures).
pub(crate) enum Made {
    /// One of the renderer's own, and what bends its normals: a normal map is the number of its request.
    Plain(Material, Relief),
    /// A mixture of two others, and the share of the second.
    Mix {
        names: [String; 2],
        loc: Loc,
        amount: Parameter<f32>,
    },
}

pub(crate) const DEFAULT_MATERIAL: Material = Material::Diffuse {
    reflectance: Parameter::Constant([0.5; 3]),
};

/// Names of the parameters of a metal, which differ between plain and coated metals.
struct ConductorNames {
    eta: &'static str,
    k: &'static str,
    roughness: [&'static str; 3],
}

const CONDUCTOR: ConductorNames = ConductorNames {
    eta: "eta",
    k: "k",
    roughness: ["roughness", "uroughness", "vroughness"],
};

const COATED_CONDUCTOR: ConductorNames = ConductorNames {
    eta: "conductor.eta",
    k: "conductor.k",
    roughness: [
        "conductor.roughness",
        "conductor.uroughness",
        "conductor.vroughness",
    ],
};

const COAT_ROUGHNESS: [&str; 3] = [
    "interface.roughness",
    "interface.uroughness",
    "interface.vroughness",
];

impl Reader<'_> {
    /// The material of a definition.
    pub fn make_material(&mut self, params: &ParamSet) -> Result<Made> {
        let kind = params.kind.as_str();
        // Mixtures refer to other materials.
        if kind == "mix" {
            let (names, loc) = mixed_names(params)?;
            let amount = self.textured_float(params, "amount")?;
            let amount = match amount.unwrap_or(Parameter::Constant(0.5)) {
                Parameter::Constant(share) => Parameter::Constant(share.clamp(0.0, 1.0)),
                texture => texture,
            };
            return Ok(Made::Mix { names, loc, amount });
        }
        // All others have a surface of their own.
        let relief = self.relief(params)?;
        let material = match kind {
            "diffuse" => Material::Diffuse {
                reflectance: self.reflectance(params, "reflectance", 0.5)?,
            },
            "diffusetransmission" => self.diffuse_transmission(params)?,
            "conductor" => {
                let (eta, k) = self.metal(params, &CONDUCTOR)?;
                let alpha = self.alpha(params, &CONDUCTOR.roughness)?;
                Material::Conductor { eta, k, alpha }
            }
            "dielectric" => Material::Dielectric {
                eta: self.refractive_index(params, "eta")?.unwrap_or(1.5),
                alpha: self.alpha(params, &CONDUCTOR.roughness)?,
            },
            "thindielectric" => Material::ThinDielectric {
                eta: self.refractive_index(params, "eta")?.unwrap_or(1.5),
            },
            "coateddiffuse" => {
                self.coat(params)?;
                Material::CoatedDiffuse {
                    reflectance: self.reflectance(params, "reflectance", 0.5)?,
                    alpha: self.alpha(params, &CONDUCTOR.roughness)?,
                    eta: self.refractive_index(params, "eta")?.unwrap_or(1.5),
                }
            }
            "coatedconductor" => {
                self.coat(params)?;
                let (eta, k) = self.metal(params, &COATED_CONDUCTOR)?;
                Material::CoatedConductor {
                    eta,
                    k,
                    alpha: self.alpha(params, &COATED_CONDUCTOR.roughness)?,
                    coat_alpha: self.alpha(params, &COAT_ROUGHNESS)?,
                    coat_eta: self
                        .refractive_index(params, "interface.eta")?
                        .unwrap_or(1.5),
                }
            }
            _ if is_interface(kind) => {
                params.accept_all();
                Material::Interface
            }
            _ => self.approximate(params)?,
        };
        Ok(Made::Plain(material, relief))
    }

    /// What bends the normals. As in pbrt-v4 a height has precedence over an image of normals.
    fn relief(&mut self, params: &ParamSet) -> Result<Relief> {
        let height = self.textured_float(params, "displacement")?;
        let normals = params.maybe_string("normalmap")?;
        if let Some(height) = height {
            return Ok(match height {
                Parameter::Constant(_) => Relief::None,
                Parameter::Texture(texture) => Relief::Height(texture),
            });
        }
        let Some((path, loc)) = normals.filter(|(path, _)| !path.is_empty()) else {
            return Ok(Relief::None);
        };
        self.textures.requests.push(ImageRequest {
            path: path.to_owned(),
            loc,
            encoding: Encoding::Linear,
            usage: ImageUse::Vector,
        });
        let request = self.textures.requests.len() - 1;
        Ok(Relief::NormalMap(request as u32))
    }

    /// A reflectance or a transmittance.
    pub fn reflectance(
        &mut self,
        params: &ParamSet,
        name: &'static str,
        default: f32,
    ) -> Result<Value> {
        let color = self.textured_color(params, name, ColorUse::Reflectance)?;
        Ok(color.unwrap_or(Parameter::Constant([default; 3])))
    }

    fn diffuse_transmission(&mut self, params: &ParamSet) -> Result<Material> {
        let scale = params.float("scale", 1.0)?;
        let mut scaled = |name| {
            let color = self.reflectance(params, name, 0.25)?;
            let factor = Parameter::Constant([scale; 3]);
            Ok(match self.textures.scale(color, factor, params.loc)? {
                Parameter::Constant(rgb) => Parameter::Constant(rgb.map(|c| c.clamp(0.0, 1.0))),
                texture => texture,
            })
        };
        Ok(Material::DiffuseTransmission {
            reflectance: scaled("reflectance")?,
            transmittance: scaled("transmittance")?,
        })
    }

    /// The parameters of a coat beside its roughness and index: all coats are as thick and as deep as they are by
    /// default.
    fn coat(&mut self, params: &ParamSet) -> Result<()> {
        params.accept(&["nsamples", "g"]);
        let thickness = self.textured_float(params, "thickness")?;
        let is_default = thickness.is_none_or(|t| t == Parameter::Constant(COAT_THICKNESS));
        let depth = params.maybe_integer("maxdepth")?;
        if !is_default || depth.is_some_and(|(depth, _)| depth != COAT_DEPTH as i32) {
            let text = format!(
                "material \"{}\" with a \"thickness\" or \"maxdepth\" of its coat: rendered with {COAT_THICKNESS} and {COAT_DEPTH}",
                params.kind
            );
            self.warn(params.loc, text)?;
        }
        let albedo = self.textured_color(params, "albedo", ColorUse::Reflectance)?;
        let is_clear = albedo.is_none_or(|albedo| albedo == Parameter::Constant([0.0; 3]));
        if is_clear {
            return Ok(());
        }
        let text = format!(
            "material \"{}\" with an \"albedo\" of its coat: rendered with a clear coat",
            params.kind
        );
        self.warn(params.loc, text)
    }

    /// The complex index of a metal, by its spectra or by its reflectance at normal incidence.
    fn metal(&mut self, params: &ParamSet, names: &ConductorNames) -> Result<(Value, Value)> {
        let eta = self.textured_color(params, names.eta, ColorUse::Unbounded)?;
        let k = self.textured_color(params, names.k, ColorUse::Unbounded)?;
        let reflectance = self.textured_color(params, "reflectance", ColorUse::Reflectance)?;
        let Some(reflectance) = reflectance else {
            return Ok((
                eta.unwrap_or_else(|| named("metal-Cu-eta")),
                k.unwrap_or_else(|| named("metal-Cu-k")),
            ));
        };
        if eta.is_some() || k.is_some() {
            let message = format!(
                "{} has both \"reflectance\" and \"{}\" or \"{}\"",
                params.owner(),
                names.eta,
                names.k
            );
            return Err(params.fault(ErrorKind::ConflictingParameters, message));
        }
        let k = match reflectance {
            Parameter::Constant(rgb) => Parameter::Constant(rgb.map(absorption)),
            Parameter::Texture(texture) => self
                .textures
                .push(Texture::Absorption(texture), params.loc)?,
        };
        Ok((Parameter::Constant([1.0; 3]), k))
    }

    /// The GGX widths. pbrt-v4's remapping of a roughness is a square root.
    fn alpha(
        &mut self,
        params: &ParamSet,
        names: &[&'static str; 3],
    ) -> Result<[Parameter<f32>; 2]> {
        let remap = params.bool("remaproughness", true)?;
        let both = self.float_value(params, names[0])?;
        let both = both.unwrap_or(Parameter::Constant([0.0; 3]));
        let given = [
            self.float_value(params, names[1])?.unwrap_or(both),
            self.float_value(params, names[2])?.unwrap_or(both),
        ];
        let mut widths = [Parameter::Constant(0.0); 2];
        for i in 0..2 {
            widths[i] = match given[i] {
                Parameter::Constant([value, ..]) if value < 0.0 => {
                    let message =
                        format!("the roughness of {} must not be negative", params.owner());
                    return Err(params.fault(ErrorKind::InvalidValue, message));
                }
                Parameter::Constant([value, ..]) if remap => Parameter::Constant(value.sqrt()),
                // Both widths share a texture where they can.
                Parameter::Texture(_) if remap && i == 1 && given[0] == given[1] => widths[0],
                Parameter::Texture(texture) if remap => {
                    let root = Texture::SquareRoot(texture);
                    number_of(self.textures.push(root, params.loc)?)
                }
                value => number_of(value),
            };
        }
        Ok(widths)
    }
}

/// With a real index of 1 the reflectance at normal incidence is k^2 / (4 + k^2).
fn absorption(reflectance: f32) -> f32 {
    let r = reflectance.clamp(0.0, 0.9999);
    2.0 * r.sqrt() / (1.0 - r).sqrt()
}

fn named(name: &str) -> Value {
    let rgb: Rgb = crate::spectrum::named_rgb(name).unwrap_or([1.0; 3]);
    Parameter::Constant(rgb)
}

fn mixed_names(params: &ParamSet) -> Result<([String; 2], Loc)> {
    let param = params
        .find("materials", &[ParamType::String])?
        .ok_or_else(|| params.missing("string", "materials"))?;
    match &param.values {
        Values::Strings(names) if names.len() == 2 => {
            Ok(([names[0].clone(), names[1].clone()], param.loc))
        }
        _ => {
            let mut fault = params.invalid(param, "the names of two materials");
            fault.kind = ErrorKind::WrongCount;
            Err(fault)
        }
    }
}
