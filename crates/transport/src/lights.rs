//! Area lights: emission, and sampling a point on a light by power.

use crate::bvh::Hit;
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

/// A point on a light.
#[derive(Clone, Copy, Debug)]
pub struct LightSample<R: Real> {
    /// Position in the world.
    pub position: Vec3<R>,
    /// Unit normal towards the emitting side.
    pub normal: Vec3<R::Constant>,
    /// Emitted radiance.
    pub emission: Emission,
    /// Density with respect to area, choice of the light included.
    pub pdf_area: R::Constant,
    /// The triangle.
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

    /// A point on a light: `choice` picks the triangle, `u` the point on it.
    #[inline(always)]
    pub fn sample<R: Real>(&self, choice: R, u: [R; 2]) -> Option<LightSample<R>> {
        let choice = choice.to_f32();
        // The last triangle that starts at or before the choice.
        let index = self
            .cumulative
            .partition_point(|&start| start <= choice)
            .checked_sub(1)?;
        let light = &self.triangles[index];
        let [p0, p1, p2] = light.corners.map(Vec3::<R::Constant>::of);
        let root = u[0].safe_sqrt();
        let (b1, b2) = (root * (R::one() - u[1]), root * u[1]);
        Some(LightSample {
            position: (Vec3::along(b1, p1 - p0) + Vec3::along(b2, p2 - p0)).shift(p0),
            normal: Vec3::of(light.normal),
            emission: self.emissions[light.emission as usize],
            pdf_area: R::Constant::of(self.pdf_area[light.emission as usize]),
            hit: Hit {
                triangle: light.triangle,
                instance: NONE,
            },
        })
    }

    /// Radiance that leaves a surface point towards `-direction`, and the density with respect to area
    /// of finding that point by [`Self::sample`].
    #[inline(always)]
    pub fn emitted<R: Real>(
        &self,
        surface: &SurfacePoint<R>,
        direction: Vec3<R>,
    ) -> Option<(Rgb<R::Constant>, R::Constant)> {
        if surface.emission == NONE {
            return None;
        }
        let emission = &self.emissions[surface.emission as usize];
        let towards = direction.dot_constant(surface.geometric_normal) < R::zero();
        let pdf_area = R::Constant::of(self.pdf_area[surface.emission as usize]);
        (emission.two_sided || towards).then(|| (Rgb::of(emission.radiance), pdf_area))
    }
}
