//! Walking the trees: the closest hit, and whether there is any.

use super::node::{self, RayQuery};
use super::{Hit, LeafTriangle, MAX_DEPTH, ObjectBvh, SceneBvh};
use obvhs::cwbvh::node::CwBvhNode;
use wayfare_scene::NONE;
use wayfare_simd::{InstructionSet, Task};

impl SceneBvh {
    /// The first triangle on the segment, except `skip` (the one that the ray starts on).
    pub fn closest(&self, ray: RayQuery, skip: Hit) -> Option<Hit> {
        wayfare_simd::run(Closest {
            bvh: self,
            ray,
            skip,
        })
    }

    /// Whether any triangle except the two of `skip` lies on the segment.
    pub fn occluded(&self, ray: RayQuery, skip: [Hit; 2]) -> bool {
        wayfare_simd::run(Occluded {
            bvh: self,
            ray,
            skip,
        })
    }

    /// [`Self::closest`] inside a task.
    #[inline(always)]
    pub(crate) fn closest_with<I: InstructionSet>(
        &self,
        mut ray: RayQuery,
        skip: Hit,
    ) -> Option<Hit> {
        let mut best = Hit::NOTHING;
        if let Some(world) = self.objects.first()
            && let Some(triangle) = world.closest::<I>(&mut ray, skip.triangle_of(NONE))
        {
            best = Hit {
                triangle,
                instance: NONE,
            };
        }
        let mut instances = Walk::new();
        while let Some(entry) = instances.next::<I>(&self.top_nodes, &ray) {
            let instance = self.top_instances[entry as usize];
            let (object, mut local) = self.enter(instance, &ray);
            if let Some(triangle) = object.closest::<I>(&mut local, skip.triangle_of(instance)) {
                ray.t_max = local.t_max;
                best = Hit { triangle, instance };
            }
        }
        (best != Hit::NOTHING).then_some(best)
    }

    /// [`Self::occluded`] inside a task.
    #[inline(always)]
    pub(crate) fn occluded_with<I: InstructionSet>(&self, ray: RayQuery, skip: [Hit; 2]) -> bool {
        let [a, b] = skip;
        if let Some(world) = self.objects.first()
            && world.occluded::<I>(&ray, [a.triangle_of(NONE), b.triangle_of(NONE)])
        {
            return true;
        }
        let mut instances = Walk::new();
        while let Some(entry) = instances.next::<I>(&self.top_nodes, &ray) {
            let instance = self.top_instances[entry as usize];
            let (object, local) = self.enter(instance, &ray);
            if object.occluded::<I>(&local, [a.triangle_of(instance), b.triangle_of(instance)]) {
                return true;
            }
        }
        false
    }

    /// The ray in the space of an instance. Its direction is not normalised there, so `t` keeps its meaning.
    #[inline(always)]
    fn enter(&self, instance: u32, ray: &RayQuery) -> (&ObjectBvh, RayQuery) {
        let placed = &self.placed[instance as usize];
        let origin = crate::affine::point(&placed.to_object, ray.origin);
        let direction = crate::affine::vector(&placed.to_object, ray.direction);
        (
            &self.objects[placed.object as usize],
            RayQuery::new(origin, direction, ray.t_max),
        )
    }
}

struct Closest<'a> {
    bvh: &'a SceneBvh,
    ray: RayQuery,
    skip: Hit,
}

impl Task for Closest<'_> {
    type Output = Option<Hit>;

    #[inline(always)]
    fn run<I: InstructionSet>(self) -> Option<Hit> {
        self.bvh.closest_with::<I>(self.ray, self.skip)
    }
}

struct Occluded<'a> {
    bvh: &'a SceneBvh,
    ray: RayQuery,
    skip: [Hit; 2],
}

impl Task for Occluded<'_> {
    type Output = bool;

    #[inline(always)]
    fn run<I: InstructionSet>(self) -> bool {
        self.bvh.occluded_with::<I>(self.ray, self.skip)
    }
}

impl Hit {
    /// The triangle, where it belongs to an instance (or, for [`NONE`], to the world).
    #[inline(always)]
    fn triangle_of(self, instance: u32) -> u32 {
        if self.instance == instance {
            self.triangle
        } else {
            NONE
        }
    }
}

impl ObjectBvh {
    /// The closest triangle; shortens the ray to it.
    #[inline(always)]
    fn closest<I: InstructionSet>(&self, ray: &mut RayQuery, skip: u32) -> Option<u32> {
        let mut best = NONE;
        let mut leaves = Walk::new();
        while let Some(entry) = leaves.next::<I>(&self.nodes, ray) {
            let triangle = &self.triangles[entry as usize];
            let t = triangle.intersect(ray);
            if t < ray.t_max && triangle.id != skip {
                ray.t_max = t;
                best = triangle.id;
            }
        }
        (best != NONE).then_some(best)
    }

    #[inline(always)]
    fn occluded<I: InstructionSet>(&self, ray: &RayQuery, [a, b]: [u32; 2]) -> bool {
        let mut leaves = Walk::new();
        while let Some(entry) = leaves.next::<I>(&self.nodes, ray) {
            let triangle = &self.triangles[entry as usize];
            if triangle.intersect(ray) < ray.t_max && triangle.id != a && triangle.id != b {
                return true;
            }
        }
        false
    }
}

impl LeafTriangle {
    /// Distance to the triangle in front of the origin, or infinity (Möller and Trumbore 1997).
    #[inline(always)]
    fn intersect(&self, ray: &RayQuery) -> f32 {
        let sub = |a: [f32; 3], b: [f32; 3]| [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
        let dot = |a: [f32; 3], b: [f32; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
        let cross = |a: [f32; 3], b: [f32; 3]| {
            [
                a[1] * b[2] - a[2] * b[1],
                a[2] * b[0] - a[0] * b[2],
                a[0] * b[1] - a[1] * b[0],
            ]
        };
        let p = cross(ray.direction, self.e2);
        let inverse_det = 1.0 / dot(self.e1, p);
        let from_v0 = sub(ray.origin, self.v0);
        let b1 = dot(from_v0, p) * inverse_det;
        let q = cross(from_v0, self.e1);
        let b2 = dot(ray.direction, q) * inverse_det;
        let t = dot(self.e2, q) * inverse_det;
        // A parallel ray gives NaN or infinite coordinates, for which the comparison is false.
        if b1 >= 0.0 && b2 >= 0.0 && b1 + b2 <= 1.0 && t > 0.0 {
            t
        } else {
            f32::INFINITY
        }
    }
}

/// A walk to the leaf entries whose boxes a ray meets, roughly from near to far. The ray may become shorter on the way.
struct Walk {
    /// Nodes that are left: (base index, hit bits in the upper byte | which children are inner nodes).
    stack: [(u32, u32); MAX_DEPTH],
    depth: usize,
    group: (u32, u32),
    /// Entries of the last node that are left, as bits, and the index of the first.
    entries: u32,
    first_entry: u32,
}

impl Walk {
    /// At the root.
    #[inline(always)]
    fn new() -> Self {
        Self {
            stack: [(0, 0); MAX_DEPTH],
            depth: 0,
            group: (0, 0x8000_0000),
            entries: 0,
            first_entry: 0,
        }
    }

    /// The next leaf entry.
    #[inline(always)]
    fn next<I: InstructionSet>(&mut self, nodes: &[CwBvhNode], ray: &RayQuery) -> Option<u32> {
        if nodes.is_empty() {
            return None;
        }
        while self.entries == 0 {
            // The nearest group of children with nodes that are left.
            if self.group.1 & 0xff00_0000 == 0 {
                if self.depth == 0 {
                    return None;
                }
                self.depth -= 1;
                self.group = self.stack[self.depth];
            }
            // Its first node; the others wait.
            let (base, hits) = self.group;
            let bit = 31 - hits.leading_zeros();
            self.group.1 &= !(1 << bit);
            if self.group.1 & 0xff00_0000 != 0 {
                self.stack[self.depth] = self.group;
                self.depth += 1;
            }
            let slot = (bit - 24) ^ (ray.octant & 0xff);
            let rank = (hits & !(u32::MAX << slot) & 0xff).count_ones();
            let node = &nodes[(base + rank) as usize];
            // What the ray meets of its children: inner nodes and leaf entries.
            let met = node::intersect::<I>(node, ray);
            self.group = (
                node.child_base_idx,
                (met & 0xff00_0000) | u32::from(node.imask),
            );
            self.entries = met & 0x00ff_ffff;
            self.first_entry = node.primitive_base_idx;
        }
        let offset = self.entries.trailing_zeros();
        self.entries &= self.entries - 1;
        Some(self.first_entry + offset)
    }
}
