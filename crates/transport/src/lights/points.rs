//! Lights at a point: their intensity in a direction.

use super::{octahedral, tree_build::Bounds};
use crate::math::{Real, Rgb, Vec3, luminance};
use crate::texture;
use std::f64::consts::PI;
use wayfare_scene::{ImageMap, Light, Scene, Wrap};

/// A light at a point.
#[derive(Clone, Copy, Debug)]
pub struct PointLight {
    /// Where it is.
    pub position: [f32; 3],
    /// Which light of the scene it is.
    pub light: u32,
}

impl PointLight {
    /// What the tree of lights needs to know of it; none if the light is not at a point.
    pub fn bounds(light: &Light, scene: &Scene) -> Option<(Self, Bounds)> {
        let bright = |color: [f32; 3]| f64::from(luminance(Rgb::<f32>::of(color)));
        let (position, axis, spread, intensity) = match *light {
            Light::Point {
                position,
                intensity,
            } => (position, [0.0, 0.0, 1.0], PI, bright(intensity)),
            Light::Spot {
                position,
                axis,
                cos_end,
                intensity,
                ..
            } => {
                let spread = f64::from(cos_end).clamp(-1.0, 1.0).acos();
                (position, axis, spread, bright(intensity))
            }
            Light::Goniometric {
                position,
                image,
                intensity,
                ..
            } => {
                let mean = mean_luminance(&scene.images[image as usize]);
                (position, [0.0, 0.0, 1.0], PI, bright(intensity) * mean)
            }
            Light::Projection {
                position,
                to_light,
                half_size,
                image,
                intensity,
            } => {
                let mean = mean_luminance(&scene.images[image as usize]);
                let [x, y] = half_size.map(f64::from);
                let axis = Vec3::<f64>::of(to_light[2]).normalize().to_f32();
                (position, axis, x.hypot(y).atan(), bright(intensity) * mean)
            }
            Light::Distant { .. } | Light::Infinite { .. } => return None,
        };
        let mut bounds = Bounds::of_points(&[Vec3::of(position)], Vec3::of(axis), intensity);
        bounds.spread = spread;
        // Full intensity within the cone, nothing outside.
        bounds.reach = 0.0;
        Some((Self { position, light: 0 }, bounds))
    }

    /// Radiant intensity in a direction (a unit vector, away from the light).
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn intensity<R: Real>(&self, scene: &Scene, direction: Vec3<R>) -> Rgb<R> {
        match scene.lights[self.light as usize] {
            Light::Point { intensity, .. } => Rgb::of(intensity),
            Light::Spot {
                axis,
                cos_end,
                cos_start,
                intensity,
                ..
            } => {
                let cos = direction.dot_constant(Vec3::of(axis));
                Rgb::along(smooth_step(cos, cos_end, cos_start), Rgb::of(intensity))
            }
            Light::Goniometric {
                to_light,
                image,
                intensity,
                ..
            } => {
                let local = rotate(&to_light, direction.value()).normalize();
                let image = &scene.images[image as usize];
                let texel = texture::lookup(image, Wrap::Clamp, false, octahedral::square(local));
                Rgb::lift(texel * Rgb::of(intensity))
            }
            Light::Projection {
                to_light,
                half_size,
                image,
                intensity,
                ..
            } => {
                let local = rotate(&to_light, direction.value());
                let Some(st) = on_film(local, half_size) else {
                    return Rgb::zero();
                };
                let texel = texture::lookup(&scene.images[image as usize], Wrap::Clamp, false, st);
                Rgb::lift(texel * Rgb::of(intensity))
            }
            Light::Distant { .. } | Light::Infinite { .. } => Rgb::zero(),
        }
    }
}

/// Where a direction of a projector's own space falls on its image.
#[cfg_attr(not(debug_assertions), inline(always))]
fn on_film<C: Real>(local: Vec3<C>, half_size: [f32; 2]) -> Option<[C; 2]> {
    /// The plane before which a projector shows nothing, as in pbrt-v4.
    const HITHER: f32 = 1e-3;
    if local.z < C::of(HITHER) {
        return None;
    }
    let st = [local.x, local.y]
        .into_iter()
        .zip(half_size)
        .map(|(c, half)| c / (local.z * C::of(2.0 * half)) + C::of(0.5));
    let mut square = [C::zero(); 2];
    for (to, from) in square.iter_mut().zip(st) {
        if from < C::zero() || from > C::one() {
            return None;
        }
        *to = from;
    }
    Some(square)
}

/// From 0 at `start` to 1 at `end`, without a kink.
#[cfg_attr(not(debug_assertions), inline(always))]
fn smooth_step<R: Real>(x: R, start: f32, end: f32) -> R {
    if x <= R::of(start) {
        return R::zero();
    }
    if x >= R::of(end) {
        return R::one();
    }
    let t = (x - R::of(start)) * R::of(1.0 / (end - start));
    t.sqr() * (R::of(3.0) - (t + t))
}

/// The product of a matrix, given by rows, and a vector.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn rotate<R: Real>(rows: &[[f32; 3]; 3], v: Vec3<R>) -> Vec3<R> {
    let [x, y, z] = rows.map(|row| v.dot_constant(Vec3::of(row)));
    Vec3::new(x, y, z)
}

/// The product of the transposed matrix and a vector: the inverse of a rotation.
#[cfg_attr(not(debug_assertions), inline(always))]
pub fn rotate_back<R: Real>(rows: &[[f32; 3]; 3], v: Vec3<R>) -> Vec3<R> {
    let [r0, r1, r2] = rows.map(Vec3::<R::Constant>::of);
    Vec3::along(v.x, r0) + Vec3::along(v.y, r1) + Vec3::along(v.z, r2)
}

/// The mean luminance of an image.
pub fn mean_luminance(image: &ImageMap) -> f64 {
    let [width, height] = image.size.map(f64::from);
    luminances(image).sum::<f64>() / (width * height).max(1.0)
}

/// The luminances of all texels.
pub fn luminances(image: &ImageMap) -> impl Iterator<Item = f64> + '_ {
    let [width, height] = image.size;
    let texels = (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)));
    texels.map(|(x, y)| f64::from(luminance(Rgb::<f32>::of(texel(image, x, y)))))
}

/// The linear colour of a texel.
#[inline]
pub fn texel(image: &ImageMap, x: u32, y: u32) -> [f32; 3] {
    let [width, height] = image.size.map(|size| size as f32);
    let st = [(x as f32 + 0.5) / width, (y as f32 + 0.5) / height];
    texture::lookup(image, Wrap::Clamp, false, st).to_f32()
}
