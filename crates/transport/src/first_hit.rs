//! What camera rays meet first: the layers of an image that know nothing of light.
//!
//! Two questions, with different answers behind glass. [`World::first_hit`]: which surface does a ray meet, and where?
//! [`World::guide`]: what does a denoiser need to know about a pixel? Rays continue through smooth glass and off smooth
//! mirrors to the first surface whose colour and shape are seen in the image.

use crate::bvh::Hit;
use crate::camera::{CameraModel, Ray};
use crate::coordinates::Coordinates;
use crate::math::{Rgb, Vec3};
use crate::path::Arrival;
use crate::world::World;
use wayfare_scene::{NONE, Projection};

/// The most smooth surfaces that a ray follows one after the other; the last one then has to do.
const MOST_SMOOTH: u32 = 16;

/// The first surface that a ray meets.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FirstHit {
    /// Distance along the ray.
    pub distance: f32,
    /// Position in the world.
    pub position: [f32; 3],
    /// Unit shading normal, without the relief of the material, on the side that the ray comes from.
    pub normal: [f32; 3],
    /// Which object: the index of a mesh, or the number of meshes and the index of an instance.
    pub object: u32,
    /// Index of the material.
    pub material: u32,
}

/// What a denoiser needs to know about one sample of a pixel.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Guide {
    /// An estimate of the share of light that the surface scatters, tinted by the mirrors on the way; of a lamp or the
    /// sky its colour, at most 1. A single estimate may be above 1.
    pub albedo: [f32; 3],
    /// Unit shading normal on the side that the ray comes from; zero where it leaves the scene.
    pub normal: [f32; 3],
}

impl World {
    /// The first surface that a ray of the camera meets; `None` where it leaves the scene.
    pub fn first_hit(&self, ray: &Ray<f32>) -> Option<FirstHit> {
        let hit = self.closest_solid(&Arrival::from_camera(*ray))?;
        let surface = self.surface(hit, ray);
        let scene = self.scene();
        let object = match hit.instance {
            NONE => scene.triangle_mesh[hit.triangle as usize],
            instance => scene.meshes.len() as u32 + instance,
        };
        Some(FirstHit {
            distance: (surface.position - ray.origin).dot(ray.direction),
            position: surface.position.to_f32(),
            normal: surface.frame.n.facing(-ray.direction).to_f32(),
            object,
            material: surface.material,
        })
    }

    /// One sample of what a denoiser needs to know: albedo and normal of the first surface that is not perfectly
    /// smooth.
    ///
    /// The path there has the coordinates `x`. The albedo is the mean weight, BSDF times cosine over density, of the
    /// directions that some other points of primary sample space choose at that vertex. It converges to the
    /// directional-hemispherical reflectance (with what is transmitted) of any material; of a diffuse surface it is
    /// exactly the reflectance.
    pub fn guide<C: Coordinates<f32>>(&self, x: &mut C, directions: &mut [C]) -> Guide {
        let mut arrival = Arrival::from_camera(self.camera().sample(x.film(), x.lens()).ray);
        let mut throughput = Rgb::splat(1.0f32);
        for depth in 0.. {
            // The next surface, or the sky.
            let Some(hit) = self.closest_solid(&arrival) else {
                let sky = match self.lights().has_sky() {
                    true => at_most_one(self.escape(&arrival)),
                    false => Rgb::zero(),
                };
                return Guide {
                    albedo: not_negative(throughput * sky),
                    normal: [0.0; 3],
                };
            };
            let surface = self.surface(hit, &arrival.ray);
            let xi = x.vertex(depth);
            let shading = self.shade(&surface, xi.lobe);
            let wo = shading.frame.to_local(-arrival.ray.direction);

            // Smooth surfaces show what is behind or before them.
            if shading.bsdf.is_delta()
                && depth < MOST_SMOOTH
                && let Some(departure) = self.scatter(&surface, &shading, wo, &xi)
            {
                throughput *= departure.weight;
                arrival = departure.next;
                continue;
            }
            let mut scattered = Rgb::zero();
            for other in directions.iter_mut() {
                let other = other.vertex(depth);
                // A mixture chooses its material with each direction.
                let mixed = shading.lobe != xi.lobe;
                let another = mixed.then(|| self.shade(&surface, other.lobe));
                let shading = another.as_ref().unwrap_or(&shading);
                let wo = shading.frame.to_local(-arrival.ray.direction);
                let lobe = if mixed { shading.lobe } else { other.lobe };
                if let Some(sample) = shading.bsdf.sample(wo, other.direction, lobe) {
                    scattered += sample.weight;
                }
            }
            scattered = scattered * (1.0 / directions.len().max(1) as f32);
            let emitted = at_most_one(self.emission(&arrival, &surface));
            let n = shading.frame.n;
            let normal = if wo.z < 0.0 { -n } else { n };
            return Guide {
                albedo: not_negative(throughput * (scattered + emitted)),
                normal: finite(normal),
            };
        }
        unreachable!("a ray is followed over finitely many surfaces")
    }
}

impl Arrival<f32> {
    /// A ray of the camera.
    pub(crate) fn from_camera(ray: Ray<f32>) -> Self {
        Self {
            ray,
            pdf: 1.0,
            // Emission counts in full, as seen by the camera.
            delta: true,
            from: Hit::NOTHING,
        }
    }
}

impl CameraModel {
    /// The film point (0..1 within the image) at which a camera sees a point; `None` behind it. A lens counts as a
    /// pinhole.
    pub fn project(&self, position: [f32; 3]) -> Option<[f32; 2]> {
        self.film_of(crate::affine::point_real(
            &self.world_to_camera(),
            Vec3::<f64>::of(position),
        ))
    }

    /// The same for a point at infinity, of which parallel rays see one or nothing.
    pub fn project_direction(&self, direction: [f32; 3]) -> Option<[f32; 2]> {
        if self.projection() == Projection::Orthographic {
            return None;
        }
        let direction = Vec3::<f64>::of(direction);
        self.film_of(crate::affine::vector_real(
            &self.world_to_camera(),
            direction,
        ))
    }
}

/// A colour, scaled where one of its channels is above 1.
fn at_most_one(colour: Rgb<f32>) -> Rgb<f32> {
    let most = colour.x.max(colour.y).max(colour.z);
    if most > 1.0 && most.is_finite() {
        colour * (1.0 / most)
    } else {
        colour
    }
}

/// The positive part of a colour.
fn not_negative(colour: Rgb<f32>) -> [f32; 3] {
    // NaN becomes 0 too.
    colour
        .to_f32()
        .map(|c| if c > 0.0 { c.min(f32::MAX) } else { 0.0 })
}

fn finite(v: Vec3<f32>) -> [f32; 3] {
    if v.is_finite() { v.to_f32() } else { [0.0; 3] }
}
