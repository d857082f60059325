//! After the last directive: the tables of the scene, and checks of the whole.

use super::geometry::Bounds;
use super::objects::Placement;
use super::reader::Reader;
use super::source::{Fault, Loc, Result};
use super::warnings::Warnings;
use crate::error::ErrorKind;
use crate::model::{Instance, Mesh, NONE, Object, Scene};
use crate::validate::LARGEST_RADIUS;

impl Reader<'_> {
    /// The finished scene.
    pub fn finish(&mut self) -> Result<Scene> {
        if let Some(block) = self.blocks.last() {
            let (begin, end) = (block.kind.begin(), block.kind.end());
            let message = format!("{begin} without {end}");
            return Err(Fault::new(ErrorKind::UnbalancedBlock, block.loc, message));
        }
        let Some(world_begin) = self.world_begin else {
            let message = "the scene has no WorldBegin";
            let start = Loc {
                line: 1,
                ..Loc::default()
            };
            return Err(Fault::new(ErrorKind::MissingWorldBegin, start, message)
                .hint("WorldBegin separates the options from the world"));
        };
        // What instances place.
        let placements = std::mem::take(&mut self.placements);
        let placed = self.placed_objects(&placements)?;
        self.check_extent(&placements, &placed, world_begin)?;

        // The tables.
        let mut scene = Scene {
            camera: self.view.camera,
            film: self.view.film(),
            max_depth: self.view.max_depth(),
            output: self.view.output.take(),
            samples: self.view.samples,
            ..Scene::default()
        };
        let object_index = self.merge_objects(&placed, &mut scene);
        for (placement, index) in placements.iter().zip(&placed) {
            let Some(object) = index.and_then(|index| object_index[index]) else {
                continue;
            };
            let to_world = placement.to_world;
            scene.instances.push(Instance { object, to_world });
        }
        self.resolve_alphas()?;
        self.assign_materials(&mut scene)?;
        self.move_tables(&mut scene);
        self.move_textures(&mut scene)?;
        check_light(&scene, world_begin)?;
        let warnings = std::mem::replace(&mut self.warnings, Warnings::new(false));
        scene.warnings = warnings.into_list(&self.sources);
        scene.validate().map_err(|error| {
            let message = error.to_string();
            Fault::new(ErrorKind::InvalidScene, world_begin, message)
        })?;
        Ok(scene)
    }

    /// The object of each instance; `None` where it is empty.
    fn placed_objects(&self, placements: &[Placement]) -> Result<Vec<Option<usize>>> {
        let find = |placement: &Placement| {
            let index = self.objects.find(placement)?;
            let geometry = &self.objects.definitions[index].geometry;
            Ok((!geometry.triangles.is_empty()).then_some(index))
        };
        placements.iter().map(find).collect()
    }

    /// Checks that there is something to render, and that it is not too far away.
    fn check_extent(
        &self,
        placements: &[Placement],
        placed: &[Option<usize>],
        world_begin: Loc,
    ) -> Result<()> {
        let is_empty = self.world.triangles.is_empty() && placed.iter().all(Option::is_none);
        if is_empty {
            let message = "the scene has no geometry: there is nothing to render";
            let fault = Fault::new(ErrorKind::NoGeometry, world_begin, message);
            let has_unused_objects = !self.objects.definitions.is_empty();
            return Err(if has_unused_objects {
                fault.hint("objects are defined, but no ObjectInstance places them")
            } else {
                fault
            });
        }
        let definitions = self.objects.definitions.iter();
        let object_bounds: Vec<_> = definitions.map(|o| o.geometry.bounds()).collect();
        let mut bounds: Bounds = self.world.bounds();
        for (placement, object) in placements.iter().zip(placed) {
            if let Some(object) = object {
                bounds.add_transformed(&object_bounds[*object], &placement.to_world);
            }
        }
        let farthest = bounds.center().length() + bounds.radius();
        if farthest < LARGEST_RADIUS {
            Ok(())
        } else {
            let message = "the scene is too large for single precision";
            Err(Fault::new(ErrorKind::InvalidMesh, world_begin, message))
        }
    }

    /// Puts the triangles of all placed objects behind those of the world. Returns the index that each
    /// definition has in the scene.
    fn merge_objects(&mut self, placed: &[Option<usize>], scene: &mut Scene) -> Vec<Option<u32>> {
        let definitions = std::mem::take(&mut self.objects.definitions);
        let mut is_placed = vec![false; definitions.len()];
        placed
            .iter()
            .flatten()
            .for_each(|index| is_placed[*index] = true);
        scene.objects.push(Object {
            name: String::new(),
            first_triangle: 0,
            triangle_count: self.world.triangles.len() as u32,
        });
        let mut indices = Vec::with_capacity(definitions.len());
        for (definition, is_placed) in definitions.into_iter().zip(is_placed) {
            if !is_placed {
                indices.push(None);
                continue;
            }
            indices.push(Some(scene.objects.len() as u32));
            scene.objects.push(Object {
                name: definition.name,
                first_triangle: self.world.triangles.len() as u32,
                triangle_count: definition.geometry.triangles.len() as u32,
            });
            self.world.append(definition.geometry);
        }
        indices
    }

    fn move_tables(&mut self, scene: &mut Scene) {
        let world = std::mem::take(&mut self.world);
        scene.positions = world.positions;
        scene.normals = world.normals;
        scene.uvs = world.uvs;
        scene.triangles = world.triangles;
        scene.triangle_mesh = world.triangle_mesh;
        scene.meshes = world.meshes;
        scene.emissions = std::mem::take(&mut self.emissions);
        scene.lights = std::mem::take(&mut self.lights);
    }
}

fn check_light(scene: &Scene, world_begin: Loc) -> Result<()> {
    let is_bright = |rgb: [f32; 3], image: Option<u32>| {
        rgb.iter().any(|c| *c > 0.0)
            && image.is_none_or(|image| !scene.images[image as usize].is_black())
    };
    let emissions = scene.emissions.iter();
    let shining: Vec<_> = emissions
        .map(|e| is_bright(e.radiance, (e.image != NONE).then_some(e.image)))
        .collect();
    let shines = |mesh: &Mesh| shining.get(mesh.emission as usize) == Some(&true);
    let is_lit = scene.meshes.iter().any(shines)
        || (scene.lights.iter()).any(|light| is_bright(light.strength(), light.image()));
    if is_lit {
        return Ok(());
    }
    let message = "the scene has no light: the image would be black";
    Err(Fault::new(ErrorKind::NoLight, world_begin, message).hint(
        "a LightSource is a light; an AreaLightSource turns the shapes that follow it into lights",
    ))
}
