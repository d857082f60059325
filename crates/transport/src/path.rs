//! The path function f: a point of primary sample space becomes the radiance of one path.
//!
//! A unidirectional path with next event estimation and BSDF sampling, combined by the power heuristic, up to a maximum
//! depth: f is a deterministic function of its coordinates, of which Russian roulette is one if it is wanted.

use crate::bsdf;
use crate::bvh::{Hit, RayQuery};
use crate::camera::Ray;
use crate::coordinates::{Coordinates, VertexCoordinates, first_decision};
use crate::counters::Counters;
use crate::math::{Real, Rgb, Vec3};
use crate::path_kinds::PathKinds;
use crate::roulette;
use crate::scene_kind::{Any, Plain, SceneKind};
use crate::score::{PathScalar, VertexRecord};
use crate::shading::Shading;
use crate::surface::SurfacePoint;
use crate::world::World;
use std::marker::PhantomData;
use wayfare_scene::{Material, NONE, Parameter};
use wayfare_simd::{InstructionSet, Task};

/// The state in which a path arrives at a vertex.
#[derive(Clone, Copy, Debug)]
pub struct Arrival<R> {
    /// The ray that leads there.
    pub ray: Ray<R>,
    /// Density with respect to solid angle with which the direction was sampled.
    pub pdf: R,
    /// Whether next event estimation could not have found the direction: camera rays, smooth surfaces.
    pub delta: bool,
    /// The triangle that the ray starts on.
    pub from: Hit,
}

impl<R: Real> Arrival<R> {
    /// The ray as the trees take it.
    #[inline(always)]
    fn query(&self) -> RayQuery {
        let Ray { origin, direction } = self.ray;
        RayQuery::new(origin.to_f32(), direction.to_f32(), f32::INFINITY)
    }
}

/// The state in which a path leaves a vertex.
#[derive(Clone, Copy, Debug)]
pub struct Departure<R> {
    /// BSDF times cosine over density.
    pub weight: Rgb<R>,
    /// The arrival at the next vertex.
    pub next: Arrival<R>,
}

/// What a light sends to a surface point, if nothing stands between them.
#[derive(Clone, Copy, Debug)]
pub struct DirectLight<R> {
    /// The segment that must be free, or the ray that must meet a ball first.
    pub ray: RayQuery,
    /// The triangles at its ends, which do not block it.
    pub skip: [Hit; 2],
    /// The number of the ball, or [`NONE`].
    pub ball: u32,
    bsdf: bsdf::BsdfValue<R>,
    radiance: Rgb<R>,
    pdf: R,
    delta: bool,
}

impl<R: Real> DirectLight<R> {
    /// The radiance, weighted against BSDF sampling.
    #[inline(always)]
    pub fn radiance(&self) -> Rgb<R> {
        let mut factor = R::one() / self.pdf;
        if !self.delta {
            factor *= power_heuristic(self.pdf, self.bsdf.pdf);
        }
        self.bsdf.f_cos * self.radiance * factor
    }
}

/// Visibility is tested short of the light, so that the light itself does not block it by rounding.
const SHADOW_T_MAX: f32 = 1.0 - 1e-5;

impl World {
    /// f(x): the radiance that one path brings to the film. A value that is not finite becomes black and is counted.
    ///
    /// ```
    /// use wayfare_transport::{Counters, World};
    ///
    /// let cornell = wayfare_builtin::find("cornell").expect("a built-in scene");
    /// let world = World::new(cornell.load(&Default::default())?)?;
    /// // The middle of primary sample space: a path through the middle of the film.
    /// let x = vec![0.5f32; world.dimension()];
    /// let mut counters = Counters::default();
    /// let f = world.radiance(&x, &mut counters);
    /// assert!(f.x >= 0.0 && counters.paths == 1);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    pub fn radiance<T: PathScalar>(&self, x: &[T], counters: &mut Counters) -> Rgb<T> {
        self.radiance_of(PathKinds::ALL, x, counters)
    }

    /// The part of f(x) that paths of some kinds bring.
    pub fn radiance_of<T: PathScalar>(
        &self,
        kinds: PathKinds,
        x: &[T],
        counters: &mut Counters,
    ) -> Rgb<T> {
        T::radiance(self, kinds, x, counters)
    }

    /// The same for coordinates that are made as the path asks for them, with every vertex shown to `observe` when it
    /// has been dealt with. The whole path function is compiled into the caller.
    #[inline(always)]
    pub fn observed_radiance<R: Real>(
        &self,
        kinds: PathKinds,
        x: &mut impl Coordinates<R>,
        counters: &mut Counters,
        observe: impl FnMut(VertexRecord<R>),
    ) -> Rgb<R> {
        let radiance = wayfare_simd::run(TracePath {
            world: self,
            kinds,
            x,
            counters,
            observe,
            scalar: PhantomData,
        });
        counters.paths += 1;
        if radiance.is_finite() {
            radiance
        } else {
            counters.non_finite += 1;
            Rgb::zero()
        }
    }

    #[inline(always)]
    fn trace_path<I: InstructionSet, S: SceneKind, R: Real>(
        &self,
        kinds: PathKinds,
        x: &mut impl Coordinates<R>,
        counters: &mut Counters,
        mut observe: impl FnMut(VertexRecord<R>),
    ) -> Rgb<R> {
        let mut total = Rgb::zero();
        // The camera ray.
        let camera = self.camera.sample(x.film(), x.lens());
        let mut throughput = Rgb::splat(R::of(camera.weight));
        let mut arrival = Arrival {
            ray: camera.ray,
            pdf: R::one(),
            delta: true,
            from: Hit::NOTHING,
        };
        let max_depth = self.scene.max_depth.min(kinds.max_depth());
        for depth in 0..=max_depth {
            // The next vertex, unless the ray leaves the scene.
            counters.closest_rays += 1;
            let Some(hit) = self.next_hit::<I, S, R>(&arrival) else {
                if !S::PLAIN && kinds.count_hits(depth) && self.lights.has_sky() {
                    let radiance = self.escape(&arrival);
                    total += throughput * radiance;
                    observe(VertexRecord {
                        arrival,
                        hit: Hit::ESCAPED,
                        throughput,
                        radiance,
                        lit: false,
                        weight: Rgb::zero(),
                    });
                }
                break;
            };
            counters.vertices += 1;
            let surface = self.surface_in::<S, R>(hit, &arrival.ray);

            // What the surface itself emits.
            let mut radiance = Rgb::zero();
            if kinds.count_hits(depth) {
                radiance = self.emission_in::<S, R>(&arrival, &surface);
            }

            let mut lit = false;
            let mut departure = None;
            if depth < max_depth && !self.is_black(&surface) {
                let xi = x.vertex(depth);
                let shading = self.shade_in::<S, R>(&surface, xi.lobe);
                let wo = shading.frame.to_local(-arrival.ray.direction);
                // Next event estimation.
                if kinds.count_connections(depth)
                    && let Some(direct) = self.sample_light::<S, R>(&surface, &shading, wo, &xi)
                {
                    counters.shadow_rays += 1;
                    if self.is_visible::<I, S, R>(&direct) {
                        let direct = direct.radiance();
                        lit = !direct.is_black();
                        radiance += direct;
                    }
                }
                // The direction in which the path continues.
                departure = self.scatter(&surface, &shading, wo, &xi);
            }

            // What the vertex adds to the path.
            total += throughput * radiance;
            let weight = departure.map_or(Rgb::zero(), |departure| departure.weight);
            observe(VertexRecord {
                arrival,
                hit,
                throughput,
                radiance,
                lit,
                weight,
            });

            // On to the next vertex, unless nothing can come from there.
            throughput *= weight;
            let Some(departure) = departure else { break };
            if throughput.is_black() {
                break;
            }
            arrival = departure.next;
            // Russian roulette.
            if self.is_decided(depth, arrival.delta) {
                let (survival, _) = roulette::survival(throughput, self.certain_throughput());
                let decision = first_decision(self.scene.max_depth) + depth as usize;
                if x.decision(decision) >= survival {
                    break;
                }
                throughput = throughput * (R::one() / survival);
            }
        }
        total
    }

    /// Whether Russian roulette decides behind a vertex, after which the path continues by smooth scattering or not.
    #[inline(always)]
    pub(crate) fn is_decided(&self, depth: u32, delta: bool) -> bool {
        self.roulette > 0.0 && depth >= roulette::FIRST_VERTEX && !delta
    }

    /// The first surface that stops an arriving ray.
    #[inline(always)]
    fn next_hit<I: InstructionSet, S: SceneKind, R: Real>(
        &self,
        arrival: &Arrival<R>,
    ) -> Option<Hit> {
        self.first_stop::<I, S>(arrival.query(), arrival.from)
    }

    /// The first surface that stops a ray.
    #[inline(always)]
    fn first_stop<I: InstructionSet, S: SceneKind>(
        &self,
        query: RayQuery,
        from: Hit,
    ) -> Option<Hit> {
        let hit = self.bvh.closest_with::<I>(query, from)?;
        if !S::PLAIN && self.cutouts && self.lets_pass(hit, &query) {
            return self.hit_behind(hit, query);
        }
        Some(hit)
    }

    /// Whether the light of next event estimation is visible.
    #[inline(always)]
    fn is_visible<I: InstructionSet, S: SceneKind, R: Real>(&self, light: &DirectLight<R>) -> bool {
        if !S::PLAIN && light.ball != NONE {
            let first = self.first_stop::<I, S>(light.ray, light.skip[0]);
            return first.is_some_and(|hit| self.lights.is_of_ball(&self.scene, hit, light.ball));
        }
        !self.is_blocked::<I, S>(light.ray, light.skip)
    }

    /// Whether something stops a ray before its end.
    #[inline(always)]
    fn is_blocked<I: InstructionSet, S: SceneKind>(&self, ray: RayQuery, skip: [Hit; 2]) -> bool {
        let blocked = self.bvh.occluded_with::<I>(ray, skip);
        if !S::PLAIN && blocked && self.cutouts {
            return self.is_blocked_beyond_cutouts(ray, skip);
        }
        blocked
    }

    /// The point where a ray meets the triangle that it is known to hit.
    pub fn surface<R: Real>(&self, hit: Hit, ray: &Ray<R>) -> SurfacePoint<R> {
        self.surface_in::<Any, R>(hit, ray)
    }

    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn surface_in<S: SceneKind, R: Real>(
        &self,
        hit: Hit,
        ray: &Ray<R>,
    ) -> SurfacePoint<R> {
        SurfacePoint::at::<S>(&self.scene, &self.placements, &self.traits, hit, ray)
    }

    /// The first surface that an arriving ray meets.
    #[inline(always)]
    pub fn closest<R: Real>(&self, arrival: &Arrival<R>) -> Option<Hit> {
        self.bvh.closest(arrival.query(), arrival.from)
    }

    /// The first surface that stops an arriving ray: cut-outs let it pass.
    pub(crate) fn closest_solid(&self, arrival: &Arrival<f32>) -> Option<Hit> {
        let hit = self.closest(arrival)?;
        let query = arrival.query();
        if self.cutouts && self.lets_pass(hit, &query) {
            return self.hit_behind(hit, query);
        }
        Some(hit)
    }

    /// The first surface point that a camera ray sees; `None` where it leaves the scene.
    pub fn first_surface(&self, ray: &Ray<f32>) -> Option<SurfacePoint<f32>> {
        let hit = self.closest_solid(&Arrival::from_camera(*ray))?;
        Some(self.surface(hit, ray))
    }

    /// Radiance that the surface itself emits against the arriving ray, weighted against next event estimation.
    pub fn emission<R: Real>(&self, arrival: &Arrival<R>, surface: &SurfacePoint<R>) -> Rgb<R> {
        self.emission_in::<Any, R>(arrival, surface)
    }

    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn emission_in<S: SceneKind, R: Real>(
        &self,
        arrival: &Arrival<R>,
        surface: &SurfacePoint<R>,
    ) -> Rgb<R> {
        let emitted = (self.lights).emitted_in::<S, R>(&self.scene, surface, &arrival.ray);
        weighted_emission(arrival, emitted)
    }

    /// Radiance from beyond the scene against a ray that leaves it, weighted against next event estimation.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn escape<R: Real>(&self, arrival: &Arrival<R>) -> Rgb<R> {
        weighted_emission(arrival, self.lights.escaped(&self.scene, &arrival.ray))
    }

    /// Next event estimation: a sampled point of a light, unless no radiance would come from there.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub(crate) fn sample_light<S: SceneKind, R: Real>(
        &self,
        surface: &SurfacePoint<R>,
        shading: &Shading<'_, R>,
        wo: Vec3<R>,
        xi: &VertexCoordinates<R>,
    ) -> Option<DirectLight<R>> {
        if shading.bsdf.is_delta() {
            return None;
        }
        let lights = &self.lights;
        let light = lights.sample_in::<S, R>(&self.scene, surface.position, xi.pick, xi.light)?;
        // A triangle does not light itself: where a point seems to lie before its own plane, that is rounding.
        if light.hit == surface.hit {
            return None;
        }
        let bsdf = shading
            .bsdf
            .evaluate(wo, shading.frame.to_local(light.direction));
        if bsdf.f_cos.is_black() {
            return None;
        }
        // The ray that must be free: to a point, or to infinity.
        let origin = surface.ray_origin(light.direction);
        let to_point = light.ball == NONE && light.distance.to_f32() < f32::INFINITY;
        let ray = if to_point {
            let target = surface.position + light.direction * light.distance;
            RayQuery::new(origin.to_f32(), (target - origin).to_f32(), SHADOW_T_MAX)
        } else {
            RayQuery::new(origin.to_f32(), light.direction.to_f32(), f32::INFINITY)
        };
        Some(DirectLight {
            ray,
            skip: [surface.hit, light.hit],
            ball: light.ball,
            bsdf,
            radiance: light.radiance,
            pdf: light.pdf,
            delta: light.delta,
        })
    }

    /// Samples the direction in which the path continues.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn scatter<R: Real>(
        &self,
        surface: &SurfacePoint<R>,
        shading: &Shading<'_, R>,
        wo: Vec3<R>,
        xi: &VertexCoordinates<R>,
    ) -> Option<Departure<R>> {
        let sample = shading.bsdf.sample(wo, xi.direction, shading.lobe)?;
        let direction = shading.frame.to_world(sample.wi);
        Some(Departure {
            weight: sample.weight,
            next: Arrival {
                ray: Ray {
                    origin: surface.ray_origin(direction),
                    direction,
                },
                pdf: sample.pdf,
                delta: sample.delta,
                from: surface.hit,
            },
        })
    }

    /// Whether a surface reflects nothing anywhere (the usual material of a light).
    #[inline(always)]
    fn is_black<R: Real>(&self, surface: &SurfacePoint<R>) -> bool {
        let material = &self.scene.materials[surface.material as usize];
        matches!(material, Material::Diffuse { reflectance: Parameter::Constant(c) } if *c == [0.0; 3])
    }
}

/// Emission that a sampled direction found, weighted against next event estimation.
#[inline(always)]
fn weighted_emission<R: Real>(arrival: &Arrival<R>, emitted: Option<(Rgb<R>, R)>) -> Rgb<R> {
    match emitted {
        None => Rgb::zero(),
        Some((radiance, _)) if arrival.delta => radiance,
        Some((radiance, pdf)) => radiance * power_heuristic(arrival.pdf, pdf),
    }
}

/// One path, compiled for several instruction sets.
struct TracePath<'a, R, X, F> {
    world: &'a World,
    kinds: PathKinds,
    x: &'a mut X,
    counters: &'a mut Counters,
    observe: F,
    scalar: PhantomData<R>,
}

impl<R: Real, X: Coordinates<R>, F: FnMut(VertexRecord<R>)> Task for TracePath<'_, R, X, F> {
    type Output = Rgb<R>;
    const HOT: bool = R::RENDERS;

    #[inline(always)]
    fn run<I: InstructionSet>(self) -> Rgb<R> {
        let Self {
            world,
            kinds,
            x,
            counters,
            observe,
            ..
        } = self;
        match R::RENDERS && world.lights.is_by_power() {
            true => world.trace_path::<I, Plain, R>(kinds, x, counters, observe),
            false => world.trace_path::<I, Any, R>(kinds, x, counters, observe),
        }
    }
}

/// Weight of a technique with density `a` against one with density `b` (Veach 1997, exponent 2).
#[inline(always)]
fn power_heuristic<R: Real>(a: R, b: R) -> R {
    // As a ratio: squares of densities overflow f32 near smooth surfaces.
    if a > b {
        R::one() / (R::one() + (b / a).sqr())
    } else {
        let ratio = (a / b).sqr();
        ratio / (ratio + R::one())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_sampling::Philox;

    /// One path, by the code for plain scenes and by that for all scenes.
    struct Both<'a>(&'a World, &'a [f32]);

    impl Task for Both<'_> {
        type Output = [Rgb<f32>; 2];

        #[inline(always)]
        fn run<I: InstructionSet>(self) -> [Rgb<f32>; 2] {
            let Self(world, x) = self;
            let counters = &mut Counters::default();
            let all = PathKinds::ALL;
            [
                world.trace_path::<I, Plain, f32>(all, &mut &x[..], counters, |_| ()),
                world.trace_path::<I, Any, f32>(all, &mut &x[..], counters, |_| ()),
            ]
        }
    }

    #[test]
    fn plain_scenes_are_rendered_to_the_same_bits() {
        for name in ["cornell", "gloss", "ring"] {
            let scene = wayfare_builtin::find(name).expect("a built-in scene");
            let scene = scene.load(&Default::default()).expect("it loads");
            let world = World::new(scene)
                .expect("a valid scene")
                .with_roulette(0.25);
            assert!(world.lights.is_by_power(), "{name} is plain");
            let mut bright = 0;
            for sample in 0..300 {
                let mut stream = Philox::new(7).stream(0, sample);
                let x: Vec<f32> = (0..world.dimension() as u32)
                    .map(|i| stream.unit(i))
                    .collect();
                let [plain, any] = wayfare_simd::run(Both(&world, &x));
                assert_eq!(plain.to_f32(), any.to_f32(), "{name}, path {sample}");
                bright += usize::from(!plain.is_black());
            }
            assert!(bright > 20, "{name}: {bright}");
        }
    }
}
