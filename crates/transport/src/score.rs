//! The gradient of the luminance of a path with respect to all its coordinates.
//!
//! A path is a sequence of bounce steps: (arrival, coordinates of the vertex) becomes (radiance, weight, next
//! arrival). The forward pass keeps one small record per vertex. The backward pass walks the vertices in
//! reverse: at each it evaluates the same bounce step once more in dual numbers, with the triangle, the
//! visibility and the later part of the path given, and so carries the sensitivity of the path's luminance
//! backward through that one step. No material or light knows that it is being differentiated.
//!
//! What was found along the path (which triangles, what is visible, which lobe, whether it survived Russian roulette)
//! is constant; the probability of survival is not.

use crate::bvh::Hit;
use crate::camera::Ray;
use crate::coordinates::{CAMERA_COORDINATES, Coordinates, VERTEX_COORDINATES, VertexCoordinates};
use crate::counters::Counters;
use crate::math::{Dual, LUMINANCE, Real, Rgb, Vec3, luminance};
use crate::path::Arrival;
use crate::path_kinds::PathKinds;
use crate::roulette;
use crate::scene_kind::Any;
use crate::world::World;
use wayfare_simd::{InstructionSet, Task};

/// A vertex as the forward pass leaves it.
#[derive(Clone, Copy, Debug)]
pub struct VertexRecord<R: Real> {
    /// The ray that led there.
    pub arrival: Arrival<R>,
    /// What it hit.
    pub hit: Hit,
    /// Product of the weights of all earlier vertices.
    pub throughput: Rgb<R>,
    /// Radiance from this vertex per throughput: its own emission and next event estimation.
    pub radiance: Rgb<R>,
    /// Whether next event estimation found a visible light.
    pub lit: bool,
    /// Weight of the sampled direction; black where the path ends.
    pub weight: Rgb<R>,
}

/// The vertices of one path, reused from path to path.
#[derive(Clone, Debug, Default)]
pub struct PathRecord<R: Real> {
    /// From the camera on.
    pub vertices: Vec<VertexRecord<R>>,
}

/// Inputs of a bounce step: origin, direction, density, coordinates. Padded to whole vectors.
const LANES: usize = 16;
const ORIGIN: usize = 0;
const DIRECTION: usize = 3;
const DENSITY: usize = 6;
const VERTEX: usize = 7;

/// Derivatives with respect to an arrival: origin, direction, density.
type Adjoint<T> = [T; VERTEX];

/// Keeps the score finite where the density is zero.
pub const SCORE_EPSILON: f32 = 1e-8;

impl World {
    /// f(x) and the score, grad p / (p + 1e-8), where p is the luminance of f (its size, where a pixel filter is
    /// negative).
    ///
    /// An entry that is not finite becomes zero and is counted.
    pub fn radiance_and_score<T: PathScalar>(
        &self,
        x: &[T],
        score: &mut [T],
        record: &mut PathRecord<T>,
        counters: &mut Counters,
    ) -> Rgb<T> {
        self.radiance_and_score_of(PathKinds::ALL, x, score, record, counters)
    }

    /// The same of paths of some kinds.
    pub fn radiance_and_score_of<T: PathScalar>(
        &self,
        kinds: PathKinds,
        x: &[T],
        score: &mut [T],
        record: &mut PathRecord<T>,
        counters: &mut Counters,
    ) -> Rgb<T> {
        let radiance = self.radiance_and_gradient(kinds, x, score, record, counters);
        // The density is the size of the luminance: a pixel filter may have given it a sign.
        let luminance = luminance(radiance);
        let mut scale = T::one() / (luminance.abs() + T::of(SCORE_EPSILON));
        if luminance < T::zero() {
            scale = -scale;
        }
        for entry in score.iter_mut() {
            *entry *= scale;
            if !entry.is_finite() {
                *entry = T::zero();
                counters.non_finite_scores += 1;
            }
        }
        radiance
    }

    /// The part of f(x) that paths of some kinds bring, and the gradient of its luminance.
    pub fn radiance_and_gradient<T: PathScalar>(
        &self,
        kinds: PathKinds,
        x: &[T],
        gradient: &mut [T],
        record: &mut PathRecord<T>,
        counters: &mut Counters,
    ) -> Rgb<T> {
        let radiance = self.record_path(kinds, x, record, counters);
        gradient.fill(T::zero());
        if !radiance.is_black() {
            T::backward(self, kinds, x, gradient, record);
        }
        radiance
    }

    /// The forward pass: the radiance, with the vertices of the path in `record`.
    pub fn record_path<T: PathScalar>(
        &self,
        kinds: PathKinds,
        x: &[T],
        record: &mut PathRecord<T>,
        counters: &mut Counters,
    ) -> Rgb<T> {
        record.vertices.clear();
        T::record(self, kinds, x, record, counters)
    }

    #[inline(always)]
    fn backward<T: Real<Constant = T>>(
        &self,
        kinds: PathKinds,
        x: &[T],
        gradient: &mut [T],
        record: &PathRecord<T>,
    ) {
        // Vertices behind the last one that is bright do not matter.
        let last_bright = record
            .vertices
            .iter()
            .rposition(|vertex| !vertex.radiance.is_black());
        let Some(last) = last_bright else { return };
        let mut later_radiance = Rgb::zero();
        let mut adjoint = [T::zero(); VERTEX];
        for (depth, vertex) in record.vertices[..=last].iter().enumerate().rev() {
            let start = CAMERA_COORDINATES + VERTEX_COORDINATES * depth;
            // The deepest vertex has no coordinates: it only emits.
            let coordinates = (depth < self.scene().max_depth as usize)
                .then(|| &x[start..start + VERTEX_COORDINATES]);
            // Through the probability of Russian roulette, which depends on the whole path so far.
            let mut goes_on = !later_radiance.is_black();
            if depth < last
                && self.is_decided(depth as u32, record.vertices[depth + 1].arrival.delta)
            {
                goes_on = true;
                let throughput = vertex.throughput * vertex.weight;
                later_radiance =
                    roulette::backward(throughput, self.certain_throughput(), later_radiance);
            }
            let emits = kinds.count_hits(depth as u32);
            let later = goes_on.then_some(later_radiance);
            // Through one step: to the coordinates of the vertex, and to the arrival there.
            let sensitivity = self.step_backward(vertex, emits, coordinates, later, &adjoint);
            if coordinates.is_some() {
                let entries = &mut gradient[start..start + VERTEX_COORDINATES];
                entries.copy_from_slice(&sensitivity.d[VERTEX..VERTEX + VERTEX_COORDINATES]);
            }
            adjoint.copy_from_slice(&sensitivity.d[..VERTEX]);
            later_radiance = vertex.radiance + vertex.weight * later_radiance;
        }
        // Through the camera to the coordinates of film and lens.
        let camera = self.camera_backward(x, &adjoint);
        gradient[..CAMERA_COORDINATES].copy_from_slice(&camera.d);
    }

    /// The luminance of the path as a function of the inputs of one bounce step, to first order.
    #[cfg_attr(debug_assertions, inline(never))]
    #[cfg_attr(not(debug_assertions), inline(always))]
    fn step_backward<T: Real<Constant = T>>(
        &self,
        vertex: &VertexRecord<T>,
        emits: bool,
        coordinates: Option<&[T]>,
        later: Option<Rgb<T>>,
        adjoint: &Adjoint<T>,
    ) -> Dual<T, LANES> {
        let Arrival {
            ray,
            pdf,
            delta,
            from,
        } = vertex.arrival;
        // The arrival, with derivatives with respect to itself.
        let input = |v: Vec3<T>, first: usize| {
            Vec3::new(
                Dual::input(v.x, first),
                Dual::input(v.y, first + 1),
                Dual::input(v.z, first + 2),
            )
        };
        let arrival = Arrival {
            ray: Ray {
                origin: input(ray.origin, ORIGIN),
                direction: input(ray.direction, DIRECTION),
            },
            pdf: Dual::input(pdf, DENSITY),
            delta,
            from,
        };
        // The luminance of what starts at this vertex, per channel.
        let importance = vertex.throughput * Vec3::of(LUMINANCE);
        let mut path_luminance = Dual::lift(T::zero());
        if vertex.hit == Hit::ESCAPED {
            return self.escape(&arrival).dot_constant(importance);
        }
        let surface = self.surface(vertex.hit, &arrival.ray);
        if emits {
            path_luminance = self.emission(&arrival, &surface).dot_constant(importance);
        }
        let Some(coordinates) = coordinates else {
            return path_luminance;
        };
        let inputs: [Dual<T, LANES>; VERTEX_COORDINATES] =
            std::array::from_fn(|i| Dual::input(coordinates[i], VERTEX + i));
        let xi = VertexCoordinates::from(inputs);
        if !vertex.lit && later.is_none() {
            return path_luminance;
        }
        let shading = self.shade(&surface, xi.lobe);
        let wo = shading.frame.to_local(-arrival.ray.direction);
        // Next event estimation, where the forward pass found a visible light.
        if vertex.lit
            && let Some(direct) = self.sample_light::<Any, _>(&surface, &shading, wo, &xi)
        {
            path_luminance += direct.radiance().dot_constant(importance);
        }
        // What comes from later vertices.
        if let Some(later_radiance) = later
            && let Some(departure) = self.scatter(&surface, &shading, wo, &xi)
        {
            let Ray { origin, direction } = departure.next.ray;
            let part =
                |first: usize| Vec3::new(adjoint[first], adjoint[first + 1], adjoint[first + 2]);
            path_luminance += departure.weight.dot_constant(importance * later_radiance)
                + origin.dot_constant(part(ORIGIN))
                + direction.dot_constant(part(DIRECTION));
            if !departure.next.delta {
                path_luminance += departure.next.pdf.scale(adjoint[DENSITY]);
            }
        }
        path_luminance
    }

    #[inline(always)]
    fn camera_backward<T: Real<Constant = T>>(
        &self,
        x: &[T],
        adjoint: &Adjoint<T>,
    ) -> Dual<T, CAMERA_COORDINATES> {
        let inputs: [Dual<T, CAMERA_COORDINATES>; CAMERA_COORDINATES] =
            std::array::from_fn(|i| Dual::input(x[i], i));
        let mut coordinates = &inputs[..];
        let ray = self
            .camera()
            .sample(coordinates.film(), coordinates.lens())
            .ray;
        let part = |first: usize| Vec3::new(adjoint[first], adjoint[first + 1], adjoint[first + 2]);
        ray.origin.dot_constant(part(ORIGIN)) + ray.direction.dot_constant(part(DIRECTION))
    }
}

/// A scalar in which whole paths are evaluated. Their code is compiled here, once for each, and not again wherever a
/// path is asked for.
pub trait PathScalar: Real<Constant = Self> {
    /// f(x) of paths of some kinds.
    fn radiance(world: &World, kinds: PathKinds, x: &[Self], counters: &mut Counters) -> Rgb<Self>;

    /// The same, with the vertices of the path added to `record`.
    fn record(
        world: &World,
        kinds: PathKinds,
        x: &[Self],
        record: &mut PathRecord<Self>,
        counters: &mut Counters,
    ) -> Rgb<Self>;

    /// The gradient of the luminance of a recorded path.
    fn backward(
        world: &World,
        kinds: PathKinds,
        x: &[Self],
        gradient: &mut [Self],
        record: &PathRecord<Self>,
    );
}

macro_rules! path_scalar {
    ($scalar:ty) => {
        impl PathScalar for $scalar {
            #[inline(never)]
            fn radiance(
                world: &World,
                kinds: PathKinds,
                mut x: &[Self],
                counters: &mut Counters,
            ) -> Rgb<Self> {
                world.observed_radiance(kinds, &mut x, counters, |_| ())
            }

            #[inline(never)]
            fn record(
                world: &World,
                kinds: PathKinds,
                mut x: &[Self],
                record: &mut PathRecord<Self>,
                counters: &mut Counters,
            ) -> Rgb<Self> {
                let keep = |vertex| record.vertices.push(vertex);
                world.observed_radiance(kinds, &mut x, counters, keep)
            }

            #[inline(never)]
            fn backward(
                world: &World,
                kinds: PathKinds,
                x: &[Self],
                gradient: &mut [Self],
                record: &PathRecord<Self>,
            ) {
                wayfare_simd::run(Backward {
                    world,
                    kinds,
                    x,
                    gradient,
                    record,
                });
            }
        }
    };
}
path_scalar!(f32);
path_scalar!(f64);

/// The backward pass of one path, compiled for several instruction sets.
struct Backward<'a, T: Real> {
    world: &'a World,
    kinds: PathKinds,
    x: &'a [T],
    gradient: &'a mut [T],
    record: &'a PathRecord<T>,
}

impl<T: Real<Constant = T>> Task for Backward<'_, T> {
    type Output = ();
    // Development builds have one copy: it takes minutes to compile.
    const HOT: bool = T::RENDERS && !cfg!(debug_assertions);

    #[inline(always)]
    fn run<I: InstructionSet>(self) {
        self.world
            .backward(self.kinds, self.x, self.gradient, self.record);
    }
}
