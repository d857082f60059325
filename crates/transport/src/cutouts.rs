//! Surfaces that rays pass: cut-outs and interfaces.

use crate::bvh::{Hit, RayQuery};
use crate::camera::Ray;
use crate::math::Vec3;
use crate::texture;
use crate::world::World;
use wayfare_scene::{Material, Parameter};

/// The most surfaces that a ray passes one after the other; a ray that passes more is lost.
const MOST_CROSSINGS: usize = 10_000;

impl World {
    /// The first surface behind `hit` that stops a ray which passed there.
    #[inline(never)]
    pub(crate) fn hit_behind(&self, mut hit: Hit, mut query: RayQuery) -> Option<Hit> {
        for _ in 0..MOST_CROSSINGS {
            query = self.query_behind(hit, &query)?;
            hit = self.bvh.closest(query, hit)?;
            if !self.lets_pass(hit, &query) {
                return Some(hit);
            }
        }
        None
    }

    /// Whether any of the surfaces in the way of a ray stops it.
    #[inline(never)]
    pub(crate) fn is_blocked_beyond_cutouts(&self, mut query: RayQuery, skip: [Hit; 2]) -> bool {
        let mut from = skip[0];
        for _ in 0..MOST_CROSSINGS {
            let Some(hit) = self.bvh.closest(query, from) else {
                return false;
            };
            if hit != skip[1] && !self.lets_pass(hit, &query) {
                return true;
            }
            let Some(behind) = self.query_behind(hit, &query) else {
                return false;
            };
            (query, from) = (behind, hit);
        }
        false
    }

    /// The rest of a ray behind a surface that it passes; `None` where nothing is left of it.
    fn query_behind(&self, hit: Hit, query: &RayQuery) -> Option<RayQuery> {
        let direction = Vec3::<f32>::of(query.direction);
        let ray = Ray {
            origin: Vec3::of(query.origin),
            direction,
        };
        let origin = self.surface(hit, &ray).ray_origin(direction);
        let passed = (origin - ray.origin).dot(direction) / direction.length_squared();
        let left = query.t_max - passed;
        (left > 0.0).then(|| RayQuery::new(origin.to_f32(), query.direction, left))
    }

    /// Whether a ray passes a surface that it meets as if it were not there.
    pub(crate) fn lets_pass(&self, hit: Hit, query: &RayQuery) -> bool {
        let mesh_index = self.scene.triangle_mesh[hit.triangle as usize] as usize;
        if !self.traits[mesh_index].cutout {
            return false;
        }
        let mesh = &self.scene.meshes[mesh_index];
        if self.scene.materials[mesh.material as usize] == Material::Interface {
            return true;
        }
        let alpha = match mesh.alpha {
            Parameter::Constant(alpha) => alpha,
            Parameter::Texture(texture) => {
                let ray = Ray {
                    origin: Vec3::<f32>::of(query.origin),
                    direction: Vec3::of(query.direction),
                };
                let point = self.surface(hit, &ray).texture_point();
                texture::evaluate_float(&self.scene, texture, &point)
            }
        };
        // In between, a number that depends on the ray and the surface alone decides.
        alpha < 1.0 && (alpha <= 0.0 || alpha <= unit_hash(query, hit))
    }
}

/// A number in [0, 1) that depends on a ray and a surface alone.
fn unit_hash(query: &RayQuery, hit: Hit) -> f32 {
    let mut hash = 0x9e37_79b9u32 ^ hit.triangle.wrapping_mul(0x85eb_ca6b) ^ hit.instance;
    for value in query.origin.iter().chain(&query.direction) {
        // The finaliser of MurmurHash3, once per word.
        hash ^= value.to_bits();
        hash = (hash ^ (hash >> 16)).wrapping_mul(0x85eb_ca6b);
        hash = (hash ^ (hash >> 13)).wrapping_mul(0xc2b2_ae35);
        hash ^= hash >> 16;
    }
    (hash >> 8) as f32 / (1 << 24) as f32
}
