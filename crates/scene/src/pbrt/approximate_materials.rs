//! Materials that the renderer does not have, and what stands for them.

use super::materials::{ConductorNames, DEFAULT_MATERIAL, is_interface};
use super::param_set::ParamSet;
use super::params::{ParamType, Values};
use super::reader::Reader;
use super::source::{Loc, Result};
use super::textures::lerp;
use crate::error::ErrorKind;
use crate::model::{Material, Parameter};

const COATED_CONDUCTOR: ConductorNames = ConductorNames {
    eta: "conductor.eta",
    k: "conductor.k",
    roughness: [
        "conductor.roughness",
        "conductor.uroughness",
        "conductor.vroughness",
    ],
};

/// Light passes on its way and nothing is reflected.
const UNSEEN: Material = Material::Dielectric {
    eta: 1.0,
    alpha: [Parameter::Constant(0.0); 2],
};

/// Reflectance of hair of medium brown, for hair that is given by its pigments.
const HAIR: f32 = 0.2;

impl Reader<'_> {
    /// The nearest material that the renderer has, with a warning. Mixes come later.
    pub fn approximate(&mut self, params: &ParamSet) -> Result<Material> {
        let kind = params.kind.as_str();
        let (material, instead) = match kind {
            "coateddiffuse" => {
                let reflectance = self.reflectance(params, "reflectance", 0.5)?;
                (
                    Material::Diffuse {
                        reflectance: reflectance.into(),
                    },
                    "rendered as diffuse, without its coat",
                )
            }
            "coatedconductor" => (
                self.conductor(params, &COATED_CONDUCTOR)?,
                "rendered as conductor, without its coat",
            ),
            "diffusetransmission" => {
                let scale = params.float("scale", 1.0)?;
                let reflectance = self.reflectance(params, "reflectance", 0.25)?;
                let reflectance = reflectance.map(|c| (c * scale).clamp(0.0, 1.0));
                (
                    Material::Diffuse {
                        reflectance: reflectance.into(),
                    },
                    "rendered as diffuse, without transmission",
                )
            }
            "subsurface" => {
                let reflectance = self.reflectance(params, "reflectance", 0.5)?;
                (
                    Material::Diffuse {
                        reflectance: reflectance.into(),
                    },
                    "rendered as diffuse",
                )
            }
            "hair" => {
                let color = self.reflectance(params, "color", HAIR)?;
                let reflectance = match params.take_any("reflectance") {
                    Some(_) => self.reflectance(params, "reflectance", HAIR)?,
                    None => color,
                };
                (
                    Material::Diffuse {
                        reflectance: reflectance.into(),
                    },
                    "rendered as diffuse",
                )
            }
            "measured" => (DEFAULT_MATERIAL, "rendered as grey diffuse"),
            "thindielectric" => (
                UNSEEN,
                "light passes straight through, its faint reflection is not rendered",
            ),
            // Counted and warned about where it is made.
            "mix" => return Ok(DEFAULT_MATERIAL),
            _ => (
                UNSEEN,
                "light passes straight through a dielectric of index 1",
            ),
        };
        params.accept_all();
        let kind = if is_interface(kind) {
            "interface"
        } else {
            kind
        };
        self.warn(params.loc, format!("material \"{kind}\": {instead}"))?;
        Ok(material)
    }

    /// Replaces each mix: two diffuse materials by their mean, others by the one with more weight.
    pub fn make_mixes(&mut self, definitions: &[ParamSet], made: &mut [Material]) -> Result<()> {
        let mut progress = vec![Progress::Open; definitions.len()];
        for index in 0..definitions.len() {
            if definitions[index].kind == "mix" {
                self.make_mix(index, definitions, made, &mut progress, 0)?;
            }
        }
        Ok(())
    }

    fn make_mix(
        &mut self,
        index: usize,
        definitions: &[ParamSet],
        made: &mut [Material],
        progress: &mut [Progress],
        depth: usize,
    ) -> Result<()> {
        const DEEPEST: usize = 100;
        let params = &definitions[index];
        match progress[index] {
            Progress::Done => return Ok(()),
            Progress::Open if depth < DEEPEST => progress[index] = Progress::Begun,
            _ => {
                let message = "this mix of materials contains itself or is nested too deeply";
                return Err(params.fault(ErrorKind::InvalidValue, message));
            }
        }
        let (names, loc) = self.mixed_names(params)?;
        let mut parts = [DEFAULT_MATERIAL; 2];
        for (part, name) in parts.iter_mut().zip(&names) {
            if is_interface(name) {
                *part = UNSEEN;
                continue;
            }
            let other = self.materials.find(name, loc)?;
            if definitions[other].kind == "mix" {
                self.make_mix(other, definitions, made, progress, depth + 1)?;
            }
            *part = made[other];
        }
        let amount = self.textured_float(params, "amount")?.unwrap_or(0.5);
        let amount = amount.clamp(0.0, 1.0);
        made[index] = match parts {
            [
                Material::Diffuse {
                    reflectance: Parameter::Constant(a),
                },
                Material::Diffuse {
                    reflectance: Parameter::Constant(b),
                },
            ] => Material::Diffuse {
                reflectance: lerp(a, b, amount).into(),
            },
            [first, _] if amount <= 0.5 => first,
            [_, second] => second,
        };
        progress[index] = Progress::Done;
        let text = "material \"mix\": rendered as the one of its materials with more weight, \
                    or their mean where both are diffuse";
        self.warn(params.loc, text)
    }

    fn mixed_names(&self, params: &ParamSet) -> Result<([String; 2], Loc)> {
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
}

#[derive(Clone, Copy)]
enum Progress {
    Open,
    Begun,
    Done,
}
