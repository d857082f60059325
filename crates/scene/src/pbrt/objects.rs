//! Objects and their instances.

use std::collections::HashMap;

use super::geometry::Geometry;
use super::reader::Reader;
use super::source::{Fault, Loc, Result};
use super::state::BlockKind;
use super::transform;
use crate::error::ErrorKind;
use crate::suggest;

/// What stands between `ObjectBegin` and `ObjectEnd`.
pub(crate) struct ObjectDefinition {
    pub name: String,
    pub geometry: Geometry,
}

/// All objects of the file.
#[derive(Default)]
pub(crate) struct Objects {
    pub definitions: Vec<ObjectDefinition>,
    by_name: HashMap<String, usize>,
    /// The object that is being defined.
    pub open: Option<usize>,
    /// The names in instances, which are far fewer than the instances.
    placed_names: Vec<String>,
    placed_name_indices: HashMap<String, u32>,
}

impl Objects {
    fn placed_name(&mut self, name: &str) -> u32 {
        if let Some(index) = self.placed_name_indices.get(name) {
            return *index;
        }
        let index = self.placed_names.len() as u32;
        self.placed_names.push(name.to_owned());
        self.placed_name_indices.insert(name.to_owned(), index);
        index
    }

    /// The definition that an instance places.
    pub fn find(&self, placement: &Placement) -> Result<usize> {
        let name = self.placed_names[placement.name as usize].as_str();
        self.by_name.get(name).copied().ok_or_else(|| {
            let message = format!("the object \"{name}\" is not defined");
            let names = self.by_name.keys().map(String::as_str);
            Fault::new(ErrorKind::Undefined, placement.loc, message)
                .suggest(suggest::closest(name, names))
        })
    }
}

/// An `ObjectInstance` directive. The object may be defined later in the file, so it is looked up at
/// the end.
pub(crate) struct Placement {
    name: u32,
    pub to_world: [[f32; 4]; 3],
    pub loc: Loc,
}

impl Reader<'_> {
    /// `ObjectBegin "name"`
    pub fn object_begin(&mut self, name: String, loc: Loc) -> Result<()> {
        if self.objects.open.is_some() {
            let message = "ObjectBegin inside an object definition";
            return Err(Fault::new(ErrorKind::NestedObject, loc, message));
        }
        let index = self.objects.definitions.len();
        if self.objects.by_name.insert(name.clone(), index).is_some() {
            let message = format!("the object \"{name}\" is defined twice");
            return Err(Fault::new(ErrorKind::Redefined, loc, message));
        }
        self.begin_block(BlockKind::Object, loc)?;
        self.objects.definitions.push(ObjectDefinition {
            name,
            geometry: Geometry::default(),
        });
        self.objects.open = Some(index);
        Ok(())
    }

    /// `ObjectEnd`
    pub fn object_end(&mut self, loc: Loc) -> Result<()> {
        self.end_block(BlockKind::Object, loc)?;
        self.objects.open = None;
        Ok(())
    }

    /// `ObjectInstance "name"`
    pub fn object_instance(&mut self, name: &str, loc: Loc) -> Result<()> {
        if self.objects.open.is_some() {
            let message = "ObjectInstance inside an object definition";
            return Err(Fault::new(ErrorKind::NestedObject, loc, message)
                .hint("pbrt has only one level of instancing"));
        }
        let limit = self.options.max_instances;
        if self.placements.len() as u64 >= limit {
            let message = format!("more than {limit} instances");
            return Err(Fault::new(ErrorKind::LimitExceeded, loc, message));
        }
        let matrix = self.still_transform(loc)?;
        if transform::is_singular(&matrix) {
            self.note(loc, "instance with a singular transform: left out");
            return Ok(());
        }
        let to_world = transform::rows(&matrix).ok_or_else(|| {
            let message = "the transform of this instance is not finite";
            Fault::new(ErrorKind::InvalidTransform, loc, message)
        })?;
        let name = self.objects.placed_name(name);
        self.placements.push(Placement {
            name,
            to_world,
            loc,
        });
        Ok(())
    }

    /// Where a shape goes: the object that is being defined, or the world.
    pub fn open_geometry(&mut self) -> &mut Geometry {
        match self.objects.open {
            Some(index) => &mut self.objects.definitions[index].geometry,
            None => &mut self.world,
        }
    }
}
