//! Where textures lie on surfaces.

use glam::DVec3;

use super::param_set::ParamSet;
use super::params::ParamType;
use super::reader::Reader;
use super::source::{Fault, Result};
use super::transform;
use crate::error::ErrorKind;
use crate::model::{Mapping, Wrap};
use crate::suggest;

const MAPPINGS: [&str; 4] = ["uv", "spherical", "cylindrical", "planar"];
const FILTERS: [&str; 5] = ["bilinear", "trilinear", "ewa", "EWA", "point"];
const WRAPS: [(&str, Wrap); 4] = [
    ("repeat", Wrap::Repeat),
    ("black", Wrap::Black),
    ("clamp", Wrap::Clamp),
    ("octahedralsphere", Wrap::OctahedralSphere),
];

impl Reader<'_> {
    /// The mapping of a texture in two dimensions.
    pub fn mapping(&mut self, params: &ParamSet) -> Result<Mapping> {
        let name = choice(params, "mapping", &MAPPINGS)?.unwrap_or("uv");
        Ok(match name {
            "uv" => Mapping::Uv {
                scale: [params.float("uscale", 1.0)?, params.float("vscale", 1.0)?],
                delta: deltas(params)?,
            },
            "spherical" => Mapping::Spherical {
                to_texture: self.texture_space(params)?,
            },
            "cylindrical" => Mapping::Cylindrical {
                to_texture: self.texture_space(params)?,
            },
            _ => Mapping::Planar {
                to_texture: self.texture_space(params)?,
                axes: [
                    vector(params, "v1", [1.0, 0.0, 0.0])?,
                    vector(params, "v2", [0.0, 1.0, 0.0])?,
                ],
                delta: deltas(params)?,
            },
        })
    }

    /// Rows of the map from the world to the space of a texture: the inverse of the current transform.
    pub fn texture_space(&mut self, params: &ParamSet) -> Result<[[f32; 4]; 3]> {
        let to_world = self.invertible_transform(params.loc)?;
        transform::rows(&to_world.inverse()).ok_or_else(|| {
            let message = "the transform of this texture is not finite";
            params.fault(ErrorKind::InvalidTransform, message)
        })
    }

    /// A direction of the space of a texture as a unit vector of the world.
    pub fn texture_direction(&mut self, params: &ParamSet, name: &'static str) -> Result<[f32; 3]> {
        let to_world = self.still_transform(params.loc)?;
        let direction = DVec3::from(vector(params, name, [0.0, 1.0, 0.0])?.map(f64::from));
        let unit = to_world.transform_vector3(direction).try_normalize();
        unit.map(|unit| unit.as_vec3().to_array()).ok_or_else(|| {
            let message = format!("\"{name}\" of {} has no direction", params.owner());
            params.fault(ErrorKind::InvalidValue, message)
        })
    }
}

fn vector(params: &ParamSet, name: &'static str, default: [f32; 3]) -> Result<[f32; 3]> {
    match params.find(name, &[ParamType::Vector3])? {
        Some(param) => params.exactly(param),
        None => Ok(default),
    }
}

fn deltas(params: &ParamSet) -> Result<[f32; 2]> {
    Ok([params.float("udelta", 0.0)?, params.float("vdelta", 0.0)?])
}

/// What a lookup outside of an image finds.
pub(crate) fn wrap(params: &ParamSet) -> Result<Wrap> {
    let name = choice(params, "wrap", &WRAPS.map(|(name, _)| name))?;
    let wrap = WRAPS.iter().find(|(known, _)| Some(*known) == name);
    Ok(wrap.map_or(Wrap::Repeat, |(_, wrap)| *wrap))
}

/// Whether the texels of an image are interpolated. The renderer has many samples instead of wide filters.
pub(crate) fn is_bilinear(params: &ParamSet) -> Result<bool> {
    params.accept(&["maxanisotropy"]);
    Ok(choice(params, "filter", &FILTERS)? != Some("point"))
}

/// One of several words.
fn choice<'a>(
    params: &'a ParamSet,
    name: &'static str,
    words: &[&'static str],
) -> Result<Option<&'a str>> {
    let Some((word, loc)) = params.maybe_string(name)? else {
        return Ok(None);
    };
    if words.contains(&word) {
        return Ok(Some(word));
    }
    let message = format!("unknown {name} \"{word}\" of {}", params.owner());
    Err(Fault::new(ErrorKind::InvalidValue, loc, message)
        .suggest(suggest::closest(word, words.iter().copied())))
}
