//! Collecting the lights of a scene.

use super::environment::Sky;
use super::tree::LightTree;
use super::tree_build::Bounds;
use super::{DistantLight, LightBall, LightTriangle, Lights, PointLight, RemoteLight, points};
use crate::math::{Rgb, Vec3, luminance};
use wayfare_scene::{Light, Material, NONE, Scene};

/// Where a plain scene has no more lamps than this, all open, they are chosen by power: walking down the tree then costs more than it
/// gains.
const FEW_LAMPS: usize = 8;

/// Whether a lamp turns no back to the points that it lights: it is flat, or hollow like a dome.
fn is_open(lights: &[LightTriangle]) -> bool {
    let corners = |light: &LightTriangle| light.corners.map(Vec3::<f64>::of);
    let (mut centre, mut area) = (Vec3::zero(), 0.0);
    for light in lights {
        let [a, b, c] = corners(light);
        centre += (a + b + c) * (f64::from(light.area) / 3.0);
        area += f64::from(light.area);
    }
    let centre = centre * (1.0 / area);
    lights.iter().all(|light| {
        let to_centre = centre - corners(light)[0];
        let height = to_centre.dot(Vec3::of(light.normal));
        height >= -1e-4 * to_centre.length_squared().sqrt()
    })
}

impl Lights {
    /// Collects the lights of a scene.
    pub fn new(scene: &Scene) -> Self {
        let mut lights = Self::default();
        let (mut bounds, all_open) = lights.add_surfaces(scene);
        for (index, light) in scene.lights.iter().enumerate() {
            if let Some((mut point, point_bounds)) = PointLight::bounds(light, scene) {
                point.light = index as u32;
                lights.points.push(point);
                bounds.push(point_bounds);
            }
        }
        lights.tree = LightTree::new(&bounds);
        lights.add_remote(scene);
        lights.set_power_shares(scene, &bounds[..lights.triangles.len()]);
        let lamps = scene.meshes.iter().filter(|mesh| mesh.emission != NONE);
        let are_few = lamps.count() <= FEW_LAMPS;
        lights.by_power = crate::surface::is_plain(scene) && are_few && all_open;
        lights
    }

    /// The emitting triangles and balls of the world. Returns their bounds, and whether all of them are open.
    fn add_surfaces(&mut self, scene: &Scene) -> (Vec<Bounds>, bool) {
        // Mean and largest luminance of the image of every emission.
        let images: Vec<(f64, f64)> = scene
            .emissions
            .iter()
            .map(|emission| match scene.images.get(emission.image as usize) {
                Some(image) => (
                    points::mean_luminance(image),
                    points::luminances(image).fold(0.0, f64::max),
                ),
                None => (1.0, 1.0),
            })
            .collect();
        let world = scene.objects.first();
        let world = world.map_or(0..0, |object| {
            object.first_triangle..object.first_triangle + object.triangle_count
        });
        let (mut bounds, mut ball_bounds) = (Vec::new(), Vec::new());
        let mut all_open = true;
        // The part of `light_of` that belongs to each ball.
        let mut parts = Vec::new();
        for mesh in &scene.meshes {
            // What is no surface does not emit.
            let interface = scene.materials[mesh.material as usize] == Material::Interface;
            let here = world.contains(&mesh.first_triangle);
            if mesh.emission == NONE || interface || !here {
                self.first_of_mesh.push(NONE);
                continue;
            }
            let first = self.light_of.len();
            self.first_of_mesh.push(first as u32);
            let (image_mean, image_largest) = images[mesh.emission as usize];
            let first_light = self.triangles.len();
            for triangle in mesh.first_triangle..mesh.first_triangle + mesh.triangle_count {
                let light = LightTriangle::new(scene, mesh, triangle, image_mean);
                let light = light.filter(|(_, bounds)| bounds.intensity > 0.0);
                self.light_of.push(match &light {
                    Some(_) => self.triangles.len() as u32,
                    None => NONE,
                });
                if let Some((light, light_bounds)) = light {
                    self.triangles.push(light);
                    bounds.push(light_bounds);
                }
            }
            let lights = &self.triangles[first_light..];
            if lights.is_empty() {
                continue;
            }
            let radiance = scene.emissions[mesh.emission as usize].radiance;
            let largest = radiance.into_iter().fold(0.0, f32::max);
            self.brightest = self.brightest.max(largest * image_largest as f32);
            all_open &= is_open(lights);
            // All of the mesh as one light.
            if let Some((ball, one)) = LightBall::new(lights, &bounds[first_light..]) {
                self.triangles.truncate(first_light);
                bounds.truncate(first_light);
                self.balls.push(ball);
                ball_bounds.push(one);
                parts.push(first..self.light_of.len());
            }
        }
        // Balls are numbered behind all triangles.
        for (part, number) in parts.into_iter().zip(self.triangles.len() as u32..) {
            for light in self.light_of[part]
                .iter_mut()
                .filter(|light| **light != NONE)
            {
                *light = number;
            }
        }
        bounds.extend(ball_bounds);
        (bounds, all_open)
    }

    /// Skies and distant lights, and how often each is sampled: half of the samples evenly, half by irradiance.
    fn add_remote(&mut self, scene: &Scene) {
        let mut irradiances = Vec::new();
        self.skies = scene
            .lights
            .iter()
            .filter_map(|light| Sky::new(light, scene))
            .collect();
        for (index, sky) in self.skies.iter().enumerate() {
            self.brightest = self.brightest.max(sky.mean as f32);
            if sky.is_sampled() {
                irradiances.push((index, std::f64::consts::PI * sky.sampled_mean));
            }
        }
        for light in &scene.lights {
            if let Light::Distant {
                direction,
                irradiance,
            } = *light
            {
                let bright = f64::from(luminance(Rgb::<f32>::of(irradiance)));
                if bright > 0.0 {
                    irradiances.push((self.skies.len() + self.distant.len(), bright));
                    self.distant.push(DistantLight {
                        direction,
                        irradiance,
                    });
                }
            }
        }
        let total: f64 = irradiances.iter().map(|(_, bright)| bright).sum();
        let mut start = 0.0;
        for (index, bright) in &irradiances {
            let even = 1.0 / irradiances.len() as f64;
            let share = if total > 0.0 {
                (even + bright / total) / 2.0
            } else {
                even
            };
            self.remote.push(RemoteLight {
                start: start as f32,
                share: share as f32,
                index: *index as u32,
            });
            start += share;
        }
        self.remote_irradiance = total as f32;
    }

    /// Shares of the triangles by power alone.
    fn set_power_shares(&mut self, scene: &Scene, bounds: &[Bounds]) {
        let sides = |light: &LightTriangle| {
            if scene.emissions[light.emission as usize].two_sided {
                2.0
            } else {
                1.0
            }
        };
        let powers: Vec<f64> = self
            .triangles
            .iter()
            .zip(bounds)
            .map(|(light, bounds)| bounds.intensity * sides(light))
            .collect();
        let total: f64 = powers.iter().sum();
        self.pdf_area = vec![0.0; scene.emissions.len()];
        let mut sum = 0.0;
        for (light, power) in self.triangles.iter().zip(powers) {
            self.cumulative.push((sum / total) as f32);
            self.pdf_area[light.emission as usize] = (power / total) as f32 / light.area;
            sum += power;
        }
    }
}
