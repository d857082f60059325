//! Materials, textures and images of the finished scene: those that something uses.

use std::collections::HashMap;

use super::material_kinds::{DEFAULT_MATERIAL, Made};
use super::materials::{MaterialRef, is_interface};
use super::param_set::ParamSet;
use super::reader::Reader;
use super::source::{Fault, Result};
use super::warnings::Warnings;
use crate::error::ErrorKind;
use crate::model::{MAX_MIX_DEPTH, Material, NONE, Parameter, Relief, Scene, Texture};
use crate::references::visit;

const TOO_DEEP: &str = "this mix of materials contains itself or is nested too deeply";

/// What identifies a material while the table is made.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum MaterialKey {
    Default,
    Interface,
    Definition(usize),
}

/// The materials of the scene while they are made.
struct MaterialTable {
    definitions: Vec<ParamSet>,
    indices: HashMap<MaterialKey, u32>,
    /// How deeply materials are mixed in each one.
    depths: Vec<u32>,
}

impl Reader<'_> {
    /// Gives each mesh its material; only materials that are in use come into the scene.
    pub fn assign_materials(&mut self, scene: &mut Scene) -> Result<()> {
        let mut table = MaterialTable {
            definitions: std::mem::take(&mut self.materials.definitions),
            indices: HashMap::new(),
            depths: Vec::new(),
        };
        let references = std::mem::take(&mut self.world.materials);
        for (mesh_index, reference) in references.iter().enumerate() {
            let key = match reference {
                MaterialRef::Default => MaterialKey::Default,
                MaterialRef::Direct(index) => MaterialKey::Definition(*index),
                MaterialRef::Named(index) => {
                    let (name, loc) = &self.materials.uses[*index];
                    MaterialKey::Definition(self.materials.find(name, *loc)?)
                }
            };
            let index = self.material_index(key, 0, &mut table, scene)?;
            let mesh = &mut self.world.meshes[mesh_index];
            mesh.material = index;
            if let MaterialKey::Definition(definition) = key
                && mesh.emission != NONE
                && is_interface(&table.definitions[definition].kind)
            {
                mesh.emission = NONE;
                let loc = table.definitions[definition].loc;
                let text =
                    "area light on a shape of material \"interface\": not rendered, as in pbrt";
                self.note(loc, text);
            }
        }
        self.check_unused_materials(&table);
        // Any that is in use has been an error by now.
        for fault in self.textures.faults() {
            let text = format!("texture that nothing uses, left out: {}", fault.message);
            self.note(fault.loc.unwrap_or_default(), text);
        }
        Ok(())
    }

    /// The index of a material in the scene; it is made where it is needed for the first time.
    fn material_index(
        &mut self,
        key: MaterialKey,
        nesting: u32,
        table: &mut MaterialTable,
        scene: &mut Scene,
    ) -> Result<u32> {
        if let Some(index) = table.indices.get(&key) {
            return Ok(*index);
        }
        let (material, relief, depth) = match key {
            MaterialKey::Default => (DEFAULT_MATERIAL, Relief::None, 0),
            MaterialKey::Interface => (Material::Interface, Relief::None, 0),
            MaterialKey::Definition(definition) => {
                let made = self.make_material(&table.definitions[definition])?;
                self.warn_unused(&table.definitions[definition])?;
                match made {
                    Made::Plain(material, relief) => (material, relief, 0),
                    Made::Mix { names, loc, amount } => {
                        let place = table.definitions[definition].loc;
                        if nesting >= MAX_MIX_DEPTH {
                            return Err(Fault::new(ErrorKind::InvalidValue, place, TOO_DEEP));
                        }
                        let mut materials = [0; 2];
                        for (index, name) in materials.iter_mut().zip(&names) {
                            let key = if is_interface(name) {
                                MaterialKey::Interface
                            } else {
                                MaterialKey::Definition(self.materials.find(name, loc)?)
                            };
                            *index = self.material_index(key, nesting + 1, table, scene)?;
                        }
                        let depths = materials.map(|index| table.depths[index as usize]);
                        let depth = 1 + depths[0].max(depths[1]);
                        if depth > MAX_MIX_DEPTH {
                            return Err(Fault::new(ErrorKind::InvalidValue, place, TOO_DEEP));
                        }
                        (Material::Mix { materials, amount }, Relief::None, depth)
                    }
                }
            }
        };
        let index = scene.materials.len() as u32;
        scene.materials.push(material);
        scene.reliefs.push(relief);
        table.depths.push(depth);
        table.indices.insert(key, index);
        Ok(index)
    }

    /// A material that nothing uses is left out; where it is broken too, the file deserves a word about it.
    fn check_unused_materials(&mut self, table: &MaterialTable) {
        for (definition, params) in table.definitions.iter().enumerate() {
            if table
                .indices
                .contains_key(&MaterialKey::Definition(definition))
            {
                continue;
            }
            let warnings = std::mem::replace(&mut self.warnings, Warnings::new(false));
            let made = self.make_material(params);
            self.warnings = warnings;
            if let Err(fault) = made {
                let text = format!("material that nothing uses, left out: {}", fault.message);
                self.note(fault.loc.unwrap_or(params.loc), text);
            }
        }
    }

    /// Turns the textures of cut-outs from names into what they name.
    pub fn resolve_alphas(&mut self) -> Result<()> {
        let uses = std::mem::take(&mut self.alpha_uses);
        let mut values = Vec::with_capacity(uses.len());
        for (name, loc) in &uses {
            values.push(match self.textures.float(name, *loc)? {
                Parameter::Constant([alpha, ..]) => Parameter::Constant(alpha.clamp(0.0, 1.0)),
                Parameter::Texture(texture) => Parameter::Texture(texture),
            });
        }
        for mesh in &mut self.world.meshes {
            if let Parameter::Texture(index) = mesh.alpha {
                mesh.alpha = values[index as usize];
            }
        }
        Ok(())
    }

    /// Moves the textures that the materials and meshes of the scene use into it, and reads their images.
    pub fn move_textures(&mut self, scene: &mut Scene) -> Result<()> {
        let nodes = std::mem::take(&mut self.textures.nodes);
        let requests = std::mem::take(&mut self.textures.requests);
        // Textures in use, from their users down to their inputs.
        let mut is_used = vec![false; nodes.len()];
        let mut mark = |index: &mut u32| is_used[*index as usize] = true;
        for_each_user(scene, &mut mark);
        for index in (0..nodes.len()).rev() {
            if is_used[index] {
                for input in nodes[index].inputs() {
                    is_used[input as usize] = true;
                }
            }
        }
        // Those get new places, in the same order.
        let mut places = vec![NONE; nodes.len()];
        let mut is_requested = vec![false; requests.len()];
        for (index, mut texture) in nodes.into_iter().enumerate() {
            if !is_used[index] {
                continue;
            }
            texture.for_each_input(|input| *input = places[*input as usize]);
            if let Texture::Image { image, .. } = &mut texture {
                is_requested[*image as usize] = true;
                *image = self.load_image(&requests[*image as usize])?;
            }
            places[index] = scene.textures.len() as u32;
            scene.textures.push(texture);
        }
        for_each_user(scene, &mut |index| *index = places[*index as usize]);
        // Images of normals.
        for relief in &mut scene.reliefs {
            let Relief::NormalMap(image) = relief else {
                continue;
            };
            let request = &requests[*image as usize];
            is_requested[*image as usize] = true;
            *image = self.load_image(request)?;
            if self.images.table[*image as usize].channels != 3 {
                let name = self.files.display_name(&request.path);
                let message = format!("the image \"{name}\" of normals must have three channels");
                return Err(Fault::new(ErrorKind::InvalidImage, request.loc, message));
            }
        }
        // Missing files that nothing needs.
        for (request, is_requested) in requests.iter().zip(is_requested) {
            if !is_requested && self.files.size(&request.path).is_err() {
                let name = self.files.display_name(&request.path);
                let text = format!("image that nothing uses, left out: \"{name}\" does not exist");
                self.note(request.loc, text);
            }
        }
        scene.images = std::mem::take(&mut self.images.table);
        Ok(())
    }
}

/// Calls a function for the index of every texture that materials and meshes use.
fn for_each_user(scene: &mut Scene, f: &mut impl FnMut(&mut u32)) {
    for material in &mut scene.materials {
        material.for_each_texture(&mut *f);
    }
    for relief in &mut scene.reliefs {
        if let Relief::Height(texture) = relief {
            f(texture);
        }
    }
    for mesh in &mut scene.meshes {
        visit(&mut mesh.alpha, &mut *f);
    }
}
