//! Materials that the renderer does not have, and what stands for them.

use super::material_kinds::DEFAULT_MATERIAL;
use super::param_set::ParamSet;
use super::reader::Reader;
use super::source::Result;
use crate::model::Material;

/// Reflectance of hair of medium brown, for hair that is given by its pigments.
const HAIR: f32 = 0.2;

impl Reader<'_> {
    /// The nearest material that the renderer has, with a warning.
    pub fn approximate(&mut self, params: &ParamSet) -> Result<Material> {
        let kind = params.kind.as_str();
        let (material, instead) = match kind {
            "subsurface" => {
                let reflectance = self.reflectance(params, "reflectance", 0.5)?;
                (Material::Diffuse { reflectance }, "rendered as diffuse")
            }
            "hair" => {
                let color = self.reflectance(params, "color", HAIR)?;
                let reflectance = match params.take_any("reflectance") {
                    Some(_) => self.reflectance(params, "reflectance", HAIR)?,
                    None => color,
                };
                (Material::Diffuse { reflectance }, "rendered as diffuse")
            }
            _ => (DEFAULT_MATERIAL, "rendered as grey diffuse"),
        };
        params.accept_all();
        self.warn(params.loc, format!("material \"{kind}\": {instead}"))?;
        Ok(material)
    }
}
