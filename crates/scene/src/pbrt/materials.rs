//! The table of all materials of the file.
//!
//! They are made after the whole file is read: pbrt lets a file use a named material, and a texture in a material,
//! before it defines it.

use std::collections::HashMap;

use super::param_set::ParamSet;
use super::source::{Fault, Loc, Result};
use crate::error::ErrorKind;
use crate::suggest;

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
