//! Emitting triangles.

use super::tree_build::Bounds;
use super::triangle::Triangle;
use crate::math::{Real, Rgb, Vec3, luminance};
use crate::surface;
use crate::texture::{self, TexturePoint};
use wayfare_scene::{Emission, ImageMap, Mesh, NONE, Parameter, Scene, Wrap};

/// An emitting triangle of the world.
#[derive(Clone, Copy, Debug)]
pub struct LightTriangle {
    /// Its corners.
    pub corners: [[f32; 3]; 3],
    /// Unit normal towards the emitting side.
    pub normal: [f32; 3],
    /// Its area.
    pub area: f32,
    /// Index into [`Scene::triangles`].
    pub triangle: u32,
    /// Index into [`Scene::emissions`].
    pub emission: u32,
    /// Whether rays never hit it: its mesh has alpha 0, and only samples of lights find it.
    pub invisible: bool,
    /// Whether the radiance varies over it: by an image, or by the alpha of its mesh.
    pub textured: bool,
}

impl LightTriangle {
    /// An emitting triangle of the world, and what the tree of lights needs to know of it. None without area.
    /// `image_mean` is the mean luminance of the image of its emission.
    pub fn new(
        scene: &Scene,
        mesh: &Mesh,
        triangle: u32,
        image_mean: f64,
    ) -> Option<(Self, Bounds)> {
        let vertices = scene.triangles[triangle as usize];
        let corners = vertices.map(|v| scene.positions[v as usize]);
        let points = corners.map(Vec3::<f64>::of);
        let cross = (points[1] - points[0]).cross(points[2] - points[0]);
        let area = cross.length_squared().sqrt() / 2.0;
        if area <= 0.0 {
            return None;
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
        let emission = &scene.emissions[mesh.emission as usize];
        let light = Self {
            corners,
            normal: normal.to_f32(),
            area: area as f32,
            triangle,
            emission: mesh.emission,
            invisible: mesh.alpha == Parameter::Constant(0.0),
            textured: emission.image != NONE
                || !matches!(mesh.alpha, Parameter::Constant(a) if a == 0.0 || a >= 1.0),
        };
        let mut radiance = f64::from(luminance(Rgb::<f32>::of(emission.radiance)));
        if emission.image != NONE {
            let image = &scene.images[emission.image as usize];
            // A bright spot between the points that are looked up must keep a chance.
            radiance *= mean_over(image, surface::uvs(scene, mesh, vertices)) + 1e-2 * image_mean;
        }
        let mut bounds = Bounds::of_points(&points, normal, radiance * area);
        bounds.two_sided = emission.two_sided;
        Some((light, bounds))
    }

    /// The geometry.
    #[inline(always)]
    pub fn geometry<C: Real>(&self) -> Triangle<C> {
        Triangle {
            corners: self.corners.map(Vec3::of),
            normal: Vec3::of(self.normal),
            area: C::of(self.area),
        }
    }

    /// What arrives from a sampled point of the triangle: the radiance there, less what its alpha lets pass. `place` gives
    /// its position and its barycentric coordinates.
    #[inline(always)]
    pub fn radiance<R: Real>(
        &self,
        scene: &Scene,
        place: impl FnOnce() -> (Vec3<R>, [R; 2]),
    ) -> Rgb<R> {
        let emission = &scene.emissions[self.emission as usize];
        if !self.textured {
            return Rgb::of(emission.radiance);
        }
        let mesh = &scene.meshes[scene.triangle_mesh[self.triangle as usize] as usize];
        let (position, [b1, b2]) = place();
        let vertices = scene.triangles[self.triangle as usize];
        let uv = surface::interpolated_uv(surface::uvs(scene, mesh, vertices), [b1, b2]);
        let alpha = match mesh.alpha {
            Parameter::Constant(alpha) if self.invisible || alpha >= 1.0 => R::one(),
            Parameter::Constant(alpha) => R::of(alpha),
            Parameter::Texture(index) => {
                let point = TexturePoint {
                    uv,
                    position,
                    normal: Vec3::of(self.normal),
                };
                texture::evaluate_float(scene, index, &point).min(R::one())
            }
        };
        radiance(scene, emission, uv) * alpha
    }
}

/// The radiance of an emission at texture coordinates.
#[inline(always)]
pub fn radiance<R: Real>(scene: &Scene, emission: &Emission, [u, v]: [R; 2]) -> Rgb<R> {
    let factor = Rgb::of(emission.radiance);
    if emission.image == NONE {
        return factor;
    }
    let image = &scene.images[emission.image as usize];
    texture::lookup(image, Wrap::Clamp, true, [u, R::one() - v]) * factor
}

/// About the mean luminance of an image over a triangle of texture coordinates.
fn mean_over(image: &ImageMap, uvs: [[f32; 2]; 3]) -> f64 {
    const STEPS: u32 = 16;
    let mut sum = 0.0;
    let mut points = 0.0;
    for i in 0..STEPS {
        for j in 0..STEPS - i {
            let b1 = (i as f32 + 1.0 / 3.0) / STEPS as f32;
            let b2 = (j as f32 + 1.0 / 3.0) / STEPS as f32;
            let [u, v] = surface::interpolated_uv(uvs, [b1, b2]);
            let color = texture::lookup(image, Wrap::Clamp, true, [u, 1.0 - v]);
            sum += f64::from(luminance::<f32>(color));
            points += 1.0;
        }
    }
    sum / points
}
