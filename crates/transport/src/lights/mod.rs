//! Lights: what they send to a point, and how the path function samples them.
//!
//! - [`area`](LightTriangle): emitting triangles, which are sampled as they are seen from the point
//! - [`ball`](LightBall): emitting meshes that are nearly spheres, which are sampled as a whole
//! - [`tree`]: the choice of one of the lights with a place, by distance, intensity and orientation
//! - points: lights without extent, which only samples of lights find
//! - [`environment`]: light from beyond the scene
//!
//! One coordinate chooses the light and is stretched again after every choice; two choose the point on it. All densities
//! are with respect to solid angle, seen from the point.

mod area;
mod ball;
mod build;
mod distribution;
pub mod environment;
pub mod octahedral;
mod points;
pub mod tree;
mod tree_build;
mod triangle;

pub use area::LightTriangle;
pub use ball::LightBall;
pub use distribution::Distribution;
pub use points::PointLight;
pub use triangle::{SphericalTriangle, Triangle, TriangleView};

use crate::bvh::Hit;
use crate::camera::Ray;
use crate::math::{Real, Rgb, Vec3};
use crate::scene_kind::{Any, SceneKind};
use crate::surface::SurfacePoint;
use environment::Sky;
use tree::LightTree;
use wayfare_scene::{NONE, Scene};

/// The largest number below 1.
const BELOW_ONE: f32 = 1.0 - f32::EPSILON / 2.0;

/// The share of light samples that the lights with a place get at least, and those without a place too, where there are
/// both: estimates do not know what is hidden from the point.
const LEAST_SHARE: f32 = 0.25;

/// All lights of a scene.
#[derive(Clone, Debug, Default)]
pub struct Lights {
    triangles: Vec<LightTriangle>,
    balls: Vec<LightBall>,
    points: Vec<PointLight>,
    /// Over the triangles, then the balls, then the points.
    tree: LightTree,
    /// The number in the tree of the light that every triangle of the emitting meshes belongs to, or [`NONE`].
    light_of: Vec<u32>,
    /// Where the triangles of each mesh begin in `light_of`, or [`NONE`].
    first_of_mesh: Vec<u32>,
    skies: Vec<Sky>,
    distant: Vec<DistantLight>,
    /// Skies that are sampled, then distant lights.
    remote: Vec<RemoteLight>,
    /// Irradiance that the lights without a place cause, by estimate.
    remote_irradiance: f32,
    brightest: f32,
    /// Whether lights are chosen by power alone.
    by_power: bool,
    cumulative: Vec<f32>,
    pdf_area: Vec<f32>,
}

/// Parallel light.
#[derive(Clone, Copy, Debug)]
pub struct DistantLight {
    /// Towards the light: a unit vector.
    pub direction: [f32; 3],
    /// Irradiance of a surface that faces it.
    pub irradiance: [f32; 3],
}

/// A light without a place, as it is chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RemoteLight {
    /// Probability of those before it.
    pub start: f32,
    /// Its own probability.
    pub share: f32,
    /// Index into the skies, or behind them into the distant lights.
    pub index: u32,
}

/// Light that arrives at a point from one light.
#[derive(Clone, Copy, Debug)]
pub struct LightSample<R: Real> {
    /// Unit vector from the point to the light.
    pub direction: Vec3<R>,
    /// Distance to the light, to the centre of a ball; infinite for lights without a place.
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
    /// The number of a ball that must be the first thing in this direction, or [`NONE`].
    pub ball: u32,
}

impl Lights {
    /// The emitting triangles.
    pub fn triangles(&self) -> &[LightTriangle] {
        &self.triangles
    }

    /// The emitting balls. Their numbers in the tree follow those of the triangles.
    pub fn balls(&self) -> &[LightBall] {
        &self.balls
    }

    /// The lights at a point. Their numbers in the tree follow those of the balls.
    pub fn points(&self) -> &[PointLight] {
        &self.points
    }

    /// The tree of all lights with a place.
    pub fn tree(&self) -> &LightTree {
        &self.tree
    }

    /// The infinite lights.
    pub fn skies(&self) -> &[Sky] {
        &self.skies
    }

    /// The distant lights.
    pub fn distant(&self) -> &[DistantLight] {
        &self.distant
    }

    /// The lights without a place that are sampled, with their shares among each other.
    pub fn remote(&self) -> &[RemoteLight] {
        &self.remote
    }

    /// Estimated irradiance by the lights without a place, which decides between them and the tree.
    pub fn remote_irradiance(&self) -> f32 {
        self.remote_irradiance
    }

    /// For each emitting triangle the probability of those before it, by power alone.
    pub fn cumulative(&self) -> &[f32] {
        &self.cumulative
    }

    /// For each emission of the scene the density with respect to area of a point on a light with it, by power alone.
    pub fn pdf_area(&self) -> &[f32] {
        &self.pdf_area
    }

    /// Whether lights are chosen by power alone.
    pub fn is_by_power(&self) -> bool {
        self.by_power
    }

    /// Whether there is no light at all.
    pub fn is_empty(&self) -> bool {
        self.tree.is_empty() && self.skies.is_empty() && self.distant.is_empty()
    }

    /// Whether rays that leave the scene can find light.
    pub fn has_sky(&self) -> bool {
        !self.skies.is_empty()
    }

    /// The number of the light that a triangle of the world belongs to, if it is sampled.
    #[inline(always)]
    pub fn light_of(&self, scene: &Scene, triangle: u32) -> Option<u32> {
        let mesh = scene.triangle_mesh[triangle as usize] as usize;
        let first = *self.first_of_mesh.get(mesh)?;
        if first == NONE {
            return None;
        }
        let light = self.light_of[(first + triangle - scene.meshes[mesh].first_triangle) as usize];
        (light != NONE).then_some(light)
    }

    /// Whether a surface belongs to the ball of a number.
    #[inline(always)]
    pub(crate) fn is_of_ball(&self, scene: &Scene, hit: Hit, ball: u32) -> bool {
        hit.instance == NONE && self.light_of(scene, hit.triangle) == Some(ball)
    }

    /// A radiance that images of the scene show: the brightest surface that emits, or the mean of the brightest sky. The
    /// sun in an image of a sky does not count.
    pub fn brightest(&self) -> f32 {
        self.brightest
    }

    /// The share of the lights with a place among all samples at a point.
    #[inline(always)]
    pub fn tree_share(&self, point: [f32; 3]) -> f32 {
        if self.remote.is_empty() {
            return 1.0;
        }
        if self.tree.is_empty() {
            return 0.0;
        }
        let near = self.tree.importance(point);
        let part = near / (near + self.remote_irradiance);
        // Both may be zero or infinite.
        let part = if part.is_finite() { part } else { 0.5 };
        LEAST_SHARE + (1.0 - 2.0 * LEAST_SHARE) * part
    }

    /// The light that arrives at `point` from a sampled light: `pick` chooses the light, `u` the point on it.
    pub fn sample<R: Real>(
        &self,
        scene: &Scene,
        point: Vec3<R>,
        pick: R,
        u: [R; 2],
    ) -> Option<LightSample<R>> {
        self.sample_in::<Any, R>(scene, point, pick, u)
    }

    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn sample_in<S: SceneKind, R: Real>(
        &self,
        scene: &Scene,
        point: Vec3<R>,
        pick: R,
        u: [R; 2],
    ) -> Option<LightSample<R>> {
        if S::PLAIN || self.by_power {
            return self.sample_by_power(scene, point, pick, u);
        }
        let (mut pick, at) = (pick.to_f32().min(BELOW_ONE), point.to_f32());
        let share = self.tree_share(at);
        if pick >= share {
            pick = ((pick - share) / (1.0 - share)).min(BELOW_ONE);
            return self.sample_remote(scene, point, pick, 1.0 - share, u);
        }
        pick = (pick / share).min(BELOW_ONE);
        let (light, probability) = self.tree.choose(at, pick)?;
        let probability = probability * share;
        let Some(after) = (light as usize).checked_sub(self.triangles.len()) else {
            let triangle = &self.triangles[light as usize];
            return Self::sample_triangle(scene, triangle, point, probability, u);
        };
        match after.checked_sub(self.balls.len()) {
            None => self.sample_ball(scene, light, point, probability, u),
            Some(index) => Self::sample_point(scene, &self.points[index], point, probability),
        }
    }

    /// A uniform point of a triangle that is chosen by its power: all points of one emission are equally likely.
    #[inline(always)]
    fn sample_by_power<R: Real>(
        &self,
        scene: &Scene,
        point: Vec3<R>,
        pick: R,
        u: [R; 2],
    ) -> Option<LightSample<R>> {
        let pick = pick.to_f32();
        // The last triangle that starts at or before the choice.
        let index = self.cumulative.partition_point(|&start| start <= pick);
        let light = &self.triangles[index.checked_sub(1)?];
        let [p0, p1, p2] = light.corners.map(Vec3::<R::Constant>::of);
        let [b1, b2] = triangle::uniform_barycentric(u);
        let position = (Vec3::along(b1, p1 - p0) + Vec3::along(b2, p2 - p0)).shift(p0);
        let to_light = position - point;
        let distance2 = to_light.length_squared();
        if distance2 <= R::zero() {
            return None;
        }
        let distance = distance2.sqrt();
        let direction = to_light * (R::one() / distance);
        let cos = -direction.dot_constant(Vec3::of(light.normal));
        let emission = &scene.emissions[light.emission as usize];
        if cos == R::zero() || (cos < R::zero() && !emission.two_sided) {
            return None;
        }
        let pdf_area = R::Constant::of(self.pdf_area[light.emission as usize]);
        Some(LightSample {
            direction,
            distance,
            radiance: Rgb::of(emission.radiance),
            pdf: distance2.scale(pdf_area) / cos.abs(),
            delta: false,
            hit: Hit {
                triangle: light.triangle,
                instance: NONE,
            },
            ball: NONE,
        })
    }

    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn sample_triangle<R: Real>(
        scene: &Scene,
        light: &LightTriangle,
        point: Vec3<R>,
        probability: f32,
        u: [R; 2],
    ) -> Option<LightSample<R>> {
        let view = TriangleView::new(light.geometry(), point);
        if view.shows_back() && !scene.emissions[light.emission as usize].two_sided {
            return None;
        }
        let (direction, distance) = view.sample(u)?;
        let pdf = view.pdf(direction, distance)?;
        Some(LightSample {
            direction,
            distance,
            radiance: light.radiance(scene, || {
                let position = point + direction * distance;
                (position, view.barycentric(direction, distance))
            }),
            pdf: pdf.scale(R::Constant::of(probability)),
            delta: light.invisible,
            hit: Hit {
                triangle: light.triangle,
                instance: NONE,
            },
            ball: NONE,
        })
    }

    /// A direction towards a ball.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn sample_ball<R: Real>(
        &self,
        scene: &Scene,
        number: u32,
        point: Vec3<R>,
        probability: f32,
        u: [R; 2],
    ) -> Option<LightSample<R>> {
        let ball = &self.balls[number as usize - self.triangles.len()];
        let cone = ball.cone(point)?;
        Some(LightSample {
            direction: cone.sample(u),
            distance: cone.distance,
            radiance: Rgb::of(scene.emissions[ball.emission as usize].radiance),
            pdf: cone.pdf().scale(R::Constant::of(probability)),
            delta: false,
            hit: Hit::NOTHING,
            ball: number,
        })
    }

    #[inline(never)]
    fn sample_point<R: Real>(
        scene: &Scene,
        light: &PointLight,
        point: Vec3<R>,
        probability: f32,
    ) -> Option<LightSample<R>> {
        let to_light = (-point).shift(Vec3::of(light.position));
        let distance2 = to_light.length_squared();
        if distance2 <= R::zero() {
            return None;
        }
        let distance = distance2.sqrt();
        let direction = to_light * (R::one() / distance);
        let radiance = light.intensity(scene, -direction) * (R::one() / distance2);
        (!radiance.is_black()).then(|| LightSample {
            direction,
            distance,
            radiance,
            pdf: R::of(probability),
            delta: true,
            hit: Hit::NOTHING,
            ball: NONE,
        })
    }

    /// A light without a place. `probability` is that of choosing among them.
    #[inline(never)]
    fn sample_remote<R: Real>(
        &self,
        scene: &Scene,
        point: Vec3<R>,
        pick: f32,
        probability: f32,
        u: [R; 2],
    ) -> Option<LightSample<R>> {
        // The last that starts at or before the choice.
        let chosen = self.remote.partition_point(|light| light.start <= pick);
        let chosen = self.remote.get(chosen.checked_sub(1)?)?;
        let pick = ((pick - chosen.start) / chosen.share).min(BELOW_ONE);
        let index = chosen.index as usize;
        if let Some(light) = index
            .checked_sub(self.skies.len())
            .map(|index| &self.distant[index])
        {
            return Some(LightSample {
                direction: Vec3::of(light.direction),
                distance: R::of(f32::INFINITY),
                radiance: Rgb::of(light.irradiance),
                pdf: R::of(probability * chosen.share),
                delta: true,
                hit: Hit::NOTHING,
                ball: NONE,
            });
        }
        let (direction, mut radiance, pdf) = self.skies[index].sample(scene, point, pick, u)?;
        let mut pdf = pdf.scale(R::Constant::of(chosen.share));
        // All skies shine from there, and samples of all of them may have found it.
        for (other, sky) in self.skies.iter().enumerate() {
            if other != index {
                let (more, density) = sky.arriving(scene, point, direction);
                radiance += more;
                pdf += density.scale(R::Constant::of(self.share_of_sky(other)));
            }
        }
        let pdf = pdf.scale(R::Constant::of(probability));
        (!radiance.is_black() && pdf > R::zero()).then(|| LightSample {
            direction,
            distance: R::of(f32::INFINITY),
            radiance,
            pdf,
            delta: false,
            hit: Hit::NOTHING,
            ball: NONE,
        })
    }

    /// The probability of a sky among the lights without a place.
    #[inline(always)]
    fn share_of_sky(&self, sky: usize) -> f32 {
        let found = self.remote.iter().find(|light| light.index == sky as u32);
        found.map_or(0.0, |light| light.share)
    }

    /// What a surface point sends back along the ray that arrives there, and the density with respect to solid angle,
    /// seen from the origin of the ray, with which [`Self::sample`] finds it.
    pub fn emitted<R: Real>(
        &self,
        scene: &Scene,
        surface: &SurfacePoint<R>,
        ray: &Ray<R>,
    ) -> Option<(Rgb<R>, R)> {
        self.emitted_in::<Any, R>(scene, surface, ray)
    }

    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn emitted_in<S: SceneKind, R: Real>(
        &self,
        scene: &Scene,
        surface: &SurfacePoint<R>,
        ray: &Ray<R>,
    ) -> Option<(Rgb<R>, R)> {
        if surface.emission == NONE {
            return None;
        }
        let emission = &scene.emissions[surface.emission as usize];
        let cos = -ray.direction.dot_constant(surface.geometric_normal);
        if cos == R::zero() || (cos < R::zero() && !emission.two_sided) {
            return None;
        }
        if S::PLAIN || self.by_power {
            let distance2 = (surface.position - ray.origin).length_squared();
            let pdf_area = R::Constant::of(self.pdf_area[surface.emission as usize]);
            let pdf = distance2.scale(pdf_area) / cos.abs();
            return Some((Rgb::of(emission.radiance), pdf));
        }
        let radiance = area::radiance(scene, emission, surface.uv);
        let pdf = self.pdf_of_hit(scene, surface, ray).unwrap_or_default();
        Some((radiance, pdf))
    }

    #[inline(always)]
    fn pdf_of_hit<R: Real>(
        &self,
        scene: &Scene,
        surface: &SurfacePoint<R>,
        ray: &Ray<R>,
    ) -> Option<R> {
        if surface.hit.instance != NONE {
            return None;
        }
        // The light, its probability, and the density on it.
        let light = self.light_of(scene, surface.hit.triangle)?;
        let at = ray.origin.to_f32();
        let probability = self.tree_share(at) * self.tree.probability(light, at);
        let pdf = match self.triangles.get(light as usize) {
            Some(triangle) => {
                let view = TriangleView::new(triangle.geometry(), ray.origin);
                let distance = (surface.position - ray.origin).length_squared().sqrt();
                view.pdf(ray.direction, distance)?
            }
            None => {
                let ball = &self.balls[light as usize - self.triangles.len()];
                ball.cone(ray.origin)?.pdf()
            }
        };
        Some(pdf.scale(R::Constant::of(probability)))
    }

    /// The radiance that a ray finds that leaves the scene, summed over all infinite lights, and the density with
    /// respect to solid angle with which [`Self::sample`] finds it from the origin of the ray.
    #[inline(never)]
    pub fn escaped<R: Real>(&self, scene: &Scene, ray: &Ray<R>) -> Option<(Rgb<R>, R)> {
        if self.skies.is_empty() {
            return None;
        }
        let (mut radiance, mut pdf) = (Rgb::zero(), R::zero());
        for (index, sky) in self.skies.iter().enumerate() {
            let (more, density) = sky.arriving(scene, ray.origin, ray.direction);
            radiance += more;
            pdf += density.scale(R::Constant::of(self.share_of_sky(index)));
        }
        let probability = 1.0 - self.tree_share(ray.origin.to_f32());
        Some((radiance, pdf.scale(R::Constant::of(probability))))
    }
}
