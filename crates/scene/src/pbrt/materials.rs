//! Materials that the renderer has, and the table of all materials of the file.
//!
//! They are made after the whole file is read: pbrt lets a file use a named material, and a texture in a material,
//! before it defines it.

use std::collections::HashMap;

use super::colors::ColorUse;
use super::param_set::ParamSet;
use super::reader::Reader;
use super::source::{Fault, Loc, Result};
use super::suggest;
use crate::error::ErrorKind;
use crate::model::{Material, Parameter, Rgb};

/// Most materials that one file may define: each takes more memory than the text that defines it.
const MOST_MATERIALS: usize = 4_000_000;

const KINDS: [&str; 12] = [
    "diffuse",
    "conductor",
    "dielectric",
    "coateddiffuse",
    "coatedconductor",
    "diffusetransmission",
    "thindielectric",
    "subsurface",
    "hair",
    "measured",
    "mix",
    "interface",
];

/// What pbrt-v3 calls materials that pbrt-v4 has too.
const OLD_KINDS: [(&str, &str); 9] = [
    ("matte", "diffuse"),
    ("metal", "conductor"),
    ("mirror", "conductor"),
    ("glass", "dielectric"),
    ("plastic", "coateddiffuse"),
    ("substrate", "coateddiffuse"),
    ("uber", "coateddiffuse"),
    ("translucent", "diffusetransmission"),
    ("kdsubsurface", "subsurface"),
];

/// The material in force.
#[derive(Clone, Debug)]
pub(crate) enum MaterialRef {
    /// That of pbrt where the file says nothing: diffuse.
    Default,
    /// That of the surfaces which stand for lights: it reflects nothing.
    Black,
    /// From the `Material` directive: an index into [`Materials::definitions`].
    Direct(usize),
    /// From the `NamedMaterial` directive: an index into [`Materials::uses`].
    Named(usize),
}

/// All materials of the file.
#[derive(Default)]
pub(crate) struct Materials {
    pub definitions: Vec<ParamSet>,
    by_name: HashMap<String, usize>,
    /// The `NamedMaterial` directives: name and place.
    pub uses: Vec<(String, Loc)>,
}

impl Materials {
    fn add(&mut self, params: ParamSet) -> Result<usize> {
        check_kind(&params)?;
        if self.definitions.len() + self.uses.len() >= MOST_MATERIALS {
            let message = format!("more than {MOST_MATERIALS} materials");
            return Err(params.fault(ErrorKind::LimitExceeded, message));
        }
        self.definitions.push(params);
        Ok(self.definitions.len() - 1)
    }

    /// `Material "kind" ...`
    pub fn add_direct(&mut self, params: ParamSet) -> Result<MaterialRef> {
        self.add(params).map(MaterialRef::Direct)
    }

    /// `MakeNamedMaterial "name" "string type" "kind" ...`
    pub fn add_named(&mut self, name: String, params: ParamSet) -> Result<()> {
        if self.by_name.contains_key(&name) {
            let message = format!("the material \"{name}\" is defined twice");
            return Err(params.fault(ErrorKind::Redefined, message));
        }
        let index = self.add(params)?;
        self.by_name.insert(name, index);
        Ok(())
    }

    /// `NamedMaterial "name"`
    pub fn add_use(&mut self, name: String, loc: Loc) -> Result<MaterialRef> {
        if self.definitions.len() + self.uses.len() >= MOST_MATERIALS {
            let message = format!("more than {MOST_MATERIALS} materials");
            return Err(Fault::new(ErrorKind::LimitExceeded, loc, message));
        }
        self.uses.push((name, loc));
        Ok(MaterialRef::Named(self.uses.len() - 1))
    }

    /// The definition behind a name.
    pub fn find(&self, name: &str, loc: Loc) -> Result<usize> {
        let found = self.by_name.get(name).copied();
        found.ok_or_else(|| {
            let message = format!("the material \"{name}\" is not defined");
            let names = self.by_name.keys().map(String::as_str);
            Fault::new(ErrorKind::Undefined, loc, message).suggest(suggest::closest(name, names))
        })
    }
}

/// A material that has no surface in pbrt: nothing but a boundary between media.
pub(crate) fn is_interface(kind: &str) -> bool {
    matches!(kind, "interface" | "none" | "")
}

/// Refuses materials that pbrt-v4 does not have, where they stand.
pub(crate) fn check_kind(params: &ParamSet) -> Result<()> {
    let kind = params.kind.as_str();
    if KINDS.contains(&kind) || is_interface(kind) {
        return Ok(());
    }
    let fault = params.unknown_kind("material", &KINDS);
    let old = OLD_KINDS.iter().find(|(old, _)| *old == kind);
    Err(match old {
        Some((old, new)) => fault.hint(format!("\"{old}\" of pbrt-v3 is \"{new}\" in pbrt-v4")),
        None => fault,
    })
}

pub(crate) const DEFAULT_MATERIAL: Material = Material::Diffuse {
    reflectance: Parameter::Constant([0.5; 3]),
};

impl Reader<'_> {
    /// All definitions as materials of the renderer, in their order.
    pub fn make_materials(&mut self) -> Result<Vec<Material>> {
        let definitions = std::mem::take(&mut self.materials.definitions);
        let mut made = Vec::with_capacity(definitions.len());
        for params in &definitions {
            made.push(self.make_material(params)?);
        }
        // A mix refers to others, which are all made by now, except for mixes of mixes.
        self.make_mixes(&definitions, &mut made)?;
        for params in &definitions {
            self.warn_unused(params)?;
        }
        self.materials.definitions = definitions;
        Ok(made)
    }

    fn make_material(&mut self, params: &ParamSet) -> Result<Material> {
        if let Some(param) = params.take_any("displacement") {
            self.warn(param.loc, "displacement: not rendered")?;
        }
        if let Some(param) = params.take_any("normalmap") {
            self.warn(param.loc, "normal map: not rendered")?;
        }
        match params.kind.as_str() {
            "diffuse" => self.diffuse(params),
            "conductor" => self.conductor(params, &CONDUCTOR),
            "dielectric" => self.dielectric(params),
            _ => self.approximate(params),
        }
    }

    fn diffuse(&mut self, params: &ParamSet) -> Result<Material> {
        let reflectance = self.reflectance(params, "reflectance", 0.5)?;
        Ok(Material::Diffuse {
            reflectance: reflectance.into(),
        })
    }

    /// A reflectance, which a texture may have left out of its range.
    pub fn reflectance(
        &mut self,
        params: &ParamSet,
        name: &'static str,
        default: f32,
    ) -> Result<Rgb> {
        let color = self.textured_color(params, name, ColorUse::Reflectance)?;
        Ok(color.unwrap_or([default; 3]).map(|c| c.clamp(0.0, 1.0)))
    }

    /// A metal, by its index of refraction or by its reflectance at normal incidence.
    pub fn conductor(&mut self, params: &ParamSet, names: &ConductorNames) -> Result<Material> {
        let eta = self.textured_color(params, names.eta, ColorUse::Unbounded)?;
        let k = self.textured_color(params, names.k, ColorUse::Unbounded)?;
        let reflectance = self.textured_color(params, "reflectance", ColorUse::Reflectance)?;
        let alpha = self.alpha(params, &names.roughness)?;
        let (eta, k) = match reflectance {
            Some(_) if eta.is_some() || k.is_some() => {
                let message = format!(
                    "{} has both \"reflectance\" and \"{}\" or \"{}\"",
                    params.owner(),
                    names.eta,
                    names.k
                );
                return Err(params.fault(ErrorKind::ConflictingParameters, message));
            }
            // With eta = 1 the reflectance at normal incidence is k^2 / (4 + k^2).
            Some(reflectance) => {
                let k = reflectance.map(|r| {
                    let r = r.clamp(0.0, 0.9999);
                    2.0 * r.sqrt() / (1.0 - r).sqrt()
                });
                ([1.0; 3], k)
            }
            None => (
                eta.unwrap_or_else(|| named("metal-Cu-eta")),
                k.unwrap_or_else(|| named("metal-Cu-k")),
            ),
        };
        Ok(Material::Conductor {
            eta: eta.into(),
            k: k.into(),
            alpha: alpha.map(Into::into),
        })
    }

    fn dielectric(&mut self, params: &ParamSet) -> Result<Material> {
        // Rendering is in RGB: a glass has one index, that of the yellow d line, and no dispersion.
        let eta = self.refractive_index(params, "eta")?.unwrap_or(1.5);
        let alpha = self.alpha(params, &CONDUCTOR.roughness)?;
        Ok(Material::Dielectric {
            eta,
            alpha: alpha.map(Into::into),
        })
    }

    /// The GGX widths. pbrt-v4's remapping of a roughness is a square root.
    fn alpha(&mut self, params: &ParamSet, names: &[&'static str; 3]) -> Result<[f32; 2]> {
        let both = self.textured_float(params, names[0])?.unwrap_or(0.0);
        let u = self.textured_float(params, names[1])?.unwrap_or(both);
        let v = self.textured_float(params, names[2])?.unwrap_or(both);
        if u < 0.0 || v < 0.0 {
            let message = format!("the roughness of {} must not be negative", params.owner());
            return Err(params.fault(ErrorKind::InvalidValue, message));
        }
        if params.bool("remaproughness", true)? {
            Ok([u.sqrt(), v.sqrt()])
        } else {
            Ok([u, v])
        }
    }
}

/// Names of the parameters of a metal, which differ between plain and coated metals.
pub(crate) struct ConductorNames {
    pub eta: &'static str,
    pub k: &'static str,
    pub roughness: [&'static str; 3],
}

const CONDUCTOR: ConductorNames = ConductorNames {
    eta: "eta",
    k: "k",
    roughness: ["roughness", "uroughness", "vroughness"],
};

fn named(name: &str) -> Rgb {
    crate::spectrum::named_rgb(name).unwrap_or([1.0; 3])
}
