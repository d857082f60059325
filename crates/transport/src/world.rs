//! A scene, prepared for light transport.

use crate::bsdf;
use crate::bvh::SceneBvh;
use crate::camera::CameraModel;
use crate::lights::Lights;
use crate::shading::Coats;
use crate::surface::{MeshTraits, Placement};
use std::sync::Arc;
use wayfare_scene::{InvalidScene, Scene};

/// A scene, ready for light transport. Copies share everything but the camera.
#[derive(Clone)]
pub struct World {
    pub(crate) scene: Arc<Scene>,
    pub(crate) bvh: Arc<SceneBvh>,
    pub(crate) placements: Arc<[Placement]>,
    pub(crate) traits: Arc<[MeshTraits]>,
    pub(crate) coats: Arc<Coats>,
    pub(crate) lights: Arc<Lights>,
    /// Whether rays may pass through some mesh.
    pub(crate) cutouts: bool,
    /// The throughput below which Russian roulette may end paths; 0 without.
    pub(crate) roulette: f32,
    pub(crate) camera: CameraModel,
}

/// Why a scene cannot be rendered.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum WorldError {
    /// The scene is not consistent.
    #[error("the scene is not valid: {0}")]
    Scene(#[from] InvalidScene),
}

impl World {
    /// Prepares a scene for rendering with the film that it asks for.
    pub fn new(scene: Scene) -> Result<Self, WorldError> {
        scene.validate()?;
        let bvh = Arc::new(SceneBvh::new(&scene));
        let placements = scene
            .instances
            .iter()
            .map(|i| Placement::new(i.to_world))
            .collect();
        Ok(Self::with_trees(scene, bvh, placements))
    }

    /// A scene that is valid, with its trees.
    fn with_trees(scene: Scene, bvh: Arc<SceneBvh>, placements: Arc<[Placement]>) -> Self {
        let traits: Arc<[_]> = MeshTraits::of(&scene).into();
        let lights = Lights::new(&scene);
        let camera = CameraModel::new(&scene.camera, &scene.film);
        Self {
            roulette: 0.0,
            cutouts: traits.iter().any(|traits| traits.cutout),
            coats: Arc::new(Coats::new(&scene)),
            scene: Arc::new(scene),
            bvh,
            placements,
            traits,
            lights: Arc::new(lights),
            camera,
        }
    }

    /// Prepares another version of this scene, with Russian roulette as it is here. Where only lights, materials, camera or film differ, what was
    /// built for the shapes is shared.
    pub fn edited(&self, scene: Scene) -> Result<Self, WorldError> {
        if !self.scene.has_geometry_of(&scene) {
            return Ok(Self::new(scene)?.with_roulette(self.roulette));
        }
        scene.validate()?;
        let (bvh, placements) = (self.bvh.clone(), self.placements.clone());
        Ok(Self::with_trees(scene, bvh, placements).with_roulette(self.roulette))
    }

    /// Whether chains that walked in another world can go on in this one: it has the same shapes, the same largest depth and images of the same
    /// size.
    pub fn is_edit_of(&self, other: &Self) -> bool {
        let is_shared = Arc::ptr_eq(&self.bvh, &other.bvh);
        (is_shared || other.scene.has_geometry_of(&self.scene))
            && self.scene.max_depth == other.scene.max_depth
            && self.camera.resolution() == other.camera.resolution()
    }

    /// Bytes that it takes at most to prepare a scene, besides the scene itself.
    pub fn bytes_to_build(scene: &Scene) -> u64 {
        let meshes = scene.meshes.len() as u64 * size_of::<MeshTraits>() as u64;
        let placements = scene.instances.len() as u64 * size_of::<Placement>() as u64;
        SceneBvh::bytes_to_build(scene) + meshes + placements
    }

    /// The same scene, seen by another camera.
    pub fn seen_by(&self, camera: CameraModel) -> Self {
        Self {
            camera,
            ..self.clone()
        }
    }

    /// The same scene, with Russian roulette for paths whose throughput is below a threshold; 0 is without. It changes
    /// the path function, not the image.
    pub fn with_roulette(&self, threshold: f32) -> Self {
        Self {
            roulette: threshold,
            ..self.clone()
        }
    }

    /// The same scene with an error of pbrt-v4 in rough coats, for comparisons with its images on the CPU: see
    /// [`Coat::with_pbrt_gain`](bsdf::Coat::with_pbrt_gain).
    pub fn with_pbrt_coats(&self) -> Self {
        Self {
            coats: Arc::new(self.coats.with_pbrt_gain()),
            ..self.clone()
        }
    }

    /// The throughput below which Russian roulette may end paths; 0 without.
    pub fn roulette(&self) -> f32 {
        self.roulette
    }

    /// The throughput from which a path survives for certain: the threshold of Russian roulette times the factor of all
    /// paths.
    #[inline(always)]
    pub(crate) fn certain_throughput(&self) -> f32 {
        self.roulette * self.camera.exposure()
    }

    /// The scene.
    pub fn scene(&self) -> &Scene {
        &self.scene
    }

    /// The camera: the one that the scene asks for, unless the world is seen by another.
    pub fn camera(&self) -> &CameraModel {
        &self.camera
    }

    /// The trees.
    pub fn bvh(&self) -> &SceneBvh {
        &self.bvh
    }

    /// The lights.
    pub fn lights(&self) -> &Lights {
        &self.lights
    }

    /// Where instances stand.
    pub(crate) fn placements(&self) -> &[Placement] {
        &self.placements
    }

    /// What the surface points of each mesh need.
    pub fn traits(&self) -> &[MeshTraits] {
        &self.traits
    }

    /// The tables of the coats in the scene.
    pub(crate) fn coats(&self) -> &Coats {
        &self.coats
    }

    /// The tables of the coats in the scene, and which of them each material has
    /// ([`NONE`](wayfare_scene::NONE) for none).
    pub fn coat_tables(&self) -> (&[bsdf::Coat], &[u32]) {
        self.coats.tables()
    }

    /// Whether rays may pass through some mesh.
    pub fn has_cutouts(&self) -> bool {
        self.cutouts
    }

    /// Number of coordinates of x.
    pub fn dimension(&self) -> usize {
        crate::coordinates::dimension(self.scene.max_depth, self.roulette > 0.0)
    }
}
