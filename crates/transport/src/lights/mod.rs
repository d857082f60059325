//! Area lights: emission, and sampling a point on a light by power.

pub mod octahedral;

use crate::bvh::Hit;
use crate::camera::Ray;
use crate::math::{Real, Rgb, Vec3, luminance};
use crate::surface::SurfacePoint;
use wayfare_scene::{Emission, NONE, Scene};

/// All emitting triangles of the world, chosen with a probability proportional to their power.
#[derive(Clone, Debug, Default)]
pub struct Lights {
    triangles: Vec<LightTriangle>,
    /// Entry i: probability of the triangles before i.
    cumulative: Vec<f32>,
    /// Density with respect to area of a point on a light with each emission. Power is radiance times
    /// area, so all points of one emission are equally likely.
    pdf_area: Vec<f32>,
    emissions: Vec<Emission>,
}

/// An emitting triangle of the world.
#[derive(Clone, Copy, Debug)]
pub struct LightTriangle {
    /// Its corners.
    pub corners: [[f32; 3]; 3],
    /// Unit normal towards the emitting side.
    pub normal: [f32; 3],
    /// Index into [`Scene::triangles`].
    pub triangle: u32,
    /// Index into [`Scene::emissions`].
    pub emission: u32,
}

/// Light that arrives at a point from one light.
#[derive(Clone, Copy, Debug)]
pub struct LightSample<R: Real> {
    /// Unit vector from the point to the light.
    pub direction: Vec3<R>,
    /// Distance to the light; infinite for lights without a place.
    pub distance: R,
    /// Radiance that arrives. Of a light without extent: intensity over squared distance, or irradiance.
    pub radiance: Rgb<R>,
    /// Density with respect to solid angle, choice of the light included. Of a light without extent: the
    /// probability of the choice alone.
    pub pdf: R,
    /// Whether no sampled direction of a surface can find the light: then next event estimation has no competitor.
    pub delta: bool,
    /// The triangle at the end of the shadow ray, which does not block it.
    pub hit: Hit,
}

impl Lights {
    /// Collects the emitting triangles of a scene.
    pub fn new(scene: &Scene) -> Self {
        let weight = |e: &Emission| {
            f64::from(luminance(Rgb::<f32>::of(e.radiance))) * if e.two_sided { 2.0 } else { 1.0 }
        };
        let mut lights = Self {
            emissions: scene.emissions.clone(),
            ..Default::default()
        };
        // The emitting triangles of the world, with their powers.
        let mut powers = Vec::new();
        let world = scene
            .objects
            .first()
            .map_or(0, |object| object.triangle_count);
        for triangle in 0..world {
            let mesh = &scene.meshes[scene.triangle_mesh[triangle as usize] as usize];
            if mesh.emission == NONE {
                continue;
            }
            let vertices = scene.triangles[triangle as usize];
            let corners = vertices.map(|v| scene.positions[v as usize]);
            let [p0, p1, p2] = corners.map(Vec3::<f64>::of);
            let cross = (p1 - p0).cross(p2 - p0);
            let area = cross.length_squared().sqrt() / 2.0;
            let power = area * weight(&scene.emissions[mesh.emission as usize]);
            if power <= 0.0 {
                continue;
            }
            // The normal towards the emitting side.
            let mut normal = cross.normalize();
            if mesh.flip {
                normal = -normal;
            }
            if mesh.has_normals {
                let shading = vertices
                    .map(|v| Vec3::<f64>::of(scene.normals[v as usize]))
                    .into_iter()
                    .fold(Vec3::zero(), |a, b| a + b);
                normal = normal.facing(shading);
            }
            lights.triangles.push(LightTriangle {
                corners,
                normal: normal.to_f32(),
                triangle,
                emission: mesh.emission,
            });
            powers.push(power);
        }

        // Probabilities proportional to power, and the densities that follow from them.
        let total: f64 = powers.iter().sum();
        let mut sum = 0.0;
        for power in powers {
            lights.cumulative.push((sum / total) as f32);
            sum += power;
        }
        lights.pdf_area = scene
            .emissions
            .iter()
            .map(|e| {
                if total > 0.0 {
                    (weight(e) / total) as f32
                } else {
                    0.0
                }
            })
            .collect();
        lights
    }

    /// The emitting triangles.
    pub fn triangles(&self) -> &[LightTriangle] {
        &self.triangles
    }

    /// For each emitting triangle the probability of those before it.
    pub fn cumulative(&self) -> &[f32] {
        &self.cumulative
    }

    /// For each emission of the scene the density with respect to area of a point on a light with it.
    pub fn pdf_area(&self) -> &[f32] {
        &self.pdf_area
    }

    /// Number of emitting triangles.
    pub fn len(&self) -> usize {
        self.triangles.len()
    }

    /// Whether nothing emits.
    pub fn is_empty(&self) -> bool {
        self.triangles.is_empty()
    }

    /// Whether rays that leave the scene can find light.
    pub fn has_sky(&self) -> bool {
        false
    }

    /// The light that arrives at `point` from a sampled light: `pick` chooses the light, `u` the point on it.
    #[inline(always)]
    pub fn sample<R: Real>(
        &self,
        _scene: &Scene,
        point: Vec3<R>,
        pick: R,
        u: [R; 2],
    ) -> Option<LightSample<R>> {
        let pick = pick.to_f32();
        // The last triangle that starts at or before the choice.
        let index = self
            .cumulative
            .partition_point(|&start| start <= pick)
            .checked_sub(1)?;
        let light = &self.triangles[index];
        let emission = &self.emissions[light.emission as usize];
        let [p0, p1, p2] = light.corners.map(Vec3::<R::Constant>::of);
        let root = u[0].safe_sqrt();
        let (b1, b2) = (root * (R::one() - u[1]), root * u[1]);
        let position = (Vec3::along(b1, p1 - p0) + Vec3::along(b2, p2 - p0)).shift(p0);
        let to_light = position - point;
        let distance2 = to_light.length_squared();
        if distance2 <= R::zero() {
            return None;
        }
        let distance = distance2.sqrt();
        let direction = to_light * (R::one() / distance);
        let cos_light = -direction.dot_constant(Vec3::of(light.normal));
        if cos_light == R::zero() || (cos_light < R::zero() && !emission.two_sided) {
            return None;
        }
        let pdf_area = R::Constant::of(self.pdf_area[light.emission as usize]);
        Some(LightSample {
            direction,
            distance,
            radiance: Rgb::of(emission.radiance),
            pdf: distance2.scale(pdf_area) / cos_light.abs(),
            delta: false,
            hit: Hit {
                triangle: light.triangle,
                instance: NONE,
            },
        })
    }

    /// What a surface point sends back along the ray that arrives there, and the density with respect to solid angle,
    /// seen from the origin of the ray, with which [`Self::sample`] finds it.
    #[inline(always)]
    pub fn emitted<R: Real>(
        &self,
        _scene: &Scene,
        surface: &SurfacePoint<R>,
        ray: &Ray<R>,
    ) -> Option<(Rgb<R>, R)> {
        if surface.emission == NONE {
            return None;
        }
        let emission = &self.emissions[surface.emission as usize];
        let cos = -ray.direction.dot_constant(surface.geometric_normal);
        if cos == R::zero() || (cos < R::zero() && !emission.two_sided) {
            return None;
        }
        let pdf_area = R::Constant::of(self.pdf_area[surface.emission as usize]);
        let distance2 = (surface.position - ray.origin).length_squared();
        let pdf = distance2.scale(pdf_area) / cos.abs();
        Some((Rgb::of(emission.radiance), pdf))
    }

    /// The radiance that a ray finds that leaves the scene, summed over all infinite lights, and the density with
    /// respect to solid angle with which [`Self::sample`] finds it from the origin of the ray.
    #[inline(always)]
    pub fn escaped<R: Real>(&self, _scene: &Scene, _ray: &Ray<R>) -> Option<(Rgb<R>, R)> {
        None
    }
}
