//! Walking the trees: the closest hit, and whether there is any.

use super::node::{self, RayQuery};
use super::{Hit, LeafTriangle, ObjectBvh, STACK_SIZE, SceneBvh};
use obvhs::cwbvh::node::CwBvhNode;
use wayfare_scene::NONE;

impl SceneBvh {
    /// The first triangle on the segment, except `skip` (the one that the ray starts on).
    #[inline]
    pub fn closest(&self, mut ray: RayQuery, skip: Hit) -> Option<Hit> {
        let mut best = Hit::NOTHING;
        if let Some(world) = self.objects.first() {
            let skip = if skip.instance == NONE {
                skip.triangle
            } else {
                NONE
            };
            if let Some(triangle) = world.closest(&mut ray, skip) {
                best = Hit {
                    triangle,
                    instance: NONE,
                };
            }
        }
        if !self.placed.is_empty() {
            walk(&self.top_nodes, &mut ray, |entry, ray| {
                let instance = self.top_instances[entry as usize];
                let (object, mut local) = self.enter(instance, ray);
                let skip = if skip.instance == instance {
                    skip.triangle
                } else {
                    NONE
                };
                if let Some(triangle) = object.closest(&mut local, skip) {
                    ray.t_max = local.t_max;
                    best = Hit { triangle, instance };
                }
                false
            });
        }
        (best != Hit::NOTHING).then_some(best)
    }

    /// Whether any triangle except the two of `skip` lies on the segment.
    #[inline]
    pub fn occluded(&self, mut ray: RayQuery, skip: [Hit; 2]) -> bool {
        let of = |instance: u32| {
            skip.map(|hit| {
                if hit.instance == instance {
                    hit.triangle
                } else {
                    NONE
                }
            })
        };
        if let Some(world) = self.objects.first()
            && world.occluded(&mut ray, of(NONE))
        {
            return true;
        }
        !self.placed.is_empty()
            && walk(&self.top_nodes, &mut ray, |entry, ray| {
                let instance = self.top_instances[entry as usize];
                let (object, mut local) = self.enter(instance, ray);
                object.occluded(&mut local, of(instance))
            })
    }

    /// The ray in the space of an instance. Its direction is not normalised there, so `t` keeps its meaning.
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

impl ObjectBvh {
    /// The closest triangle; shortens the ray to it.
    #[inline(always)]
    fn closest(&self, ray: &mut RayQuery, skip: u32) -> Option<u32> {
        let mut best = NONE;
        walk(&self.nodes, ray, |entry, ray| {
            let triangle = &self.triangles[entry as usize];
            let t = triangle.intersect(ray);
            if t < ray.t_max && triangle.id != skip {
                ray.t_max = t;
                best = triangle.id;
            }
            false
        });
        (best != NONE).then_some(best)
    }

    #[inline(always)]
    fn occluded(&self, ray: &mut RayQuery, skip: [u32; 2]) -> bool {
        walk(&self.nodes, ray, |entry, ray| {
            let triangle = &self.triangles[entry as usize];
            triangle.intersect(ray) < ray.t_max && !skip.contains(&triangle.id)
        })
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

/// Visits the leaf entries whose boxes the ray meets, roughly from near to far. The visitor may shorten
/// the ray; when it returns true the walk ends, and so does this function, with true.
#[inline(always)]
fn walk(
    nodes: &[CwBvhNode],
    ray: &mut RayQuery,
    mut visit: impl FnMut(u32, &mut RayQuery) -> bool,
) -> bool {
    if nodes.is_empty() {
        return false;
    }
    // Groups are (base index, hit bits in the upper byte | which children are inner nodes).
    let mut stack = [(0u32, 0u32); STACK_SIZE];
    let mut depth = 0;
    let mut group = (0u32, 0x8000_0000u32);
    loop {
        if group.1 & 0xff00_0000 == 0 {
            if depth == 0 {
                return false;
            }
            depth -= 1;
            group = stack[depth];
        }
        let (base, hits) = group;
        let bit = 31 - hits.leading_zeros();
        group.1 &= !(1 << bit);
        if group.1 & 0xff00_0000 != 0 {
            stack[depth] = group;
            depth += 1;
        }
        let slot = (bit - 24) ^ (ray.octant & 0xff);
        let rank = (hits & !(u32::MAX << slot) & 0xff).count_ones();
        let node = &nodes[(base + rank) as usize];
        let met = node::intersect(node, ray);
        group = (
            node.child_base_idx,
            (met & 0xff00_0000) | u32::from(node.imask),
        );
        let mut leaves = met & 0x00ff_ffff;
        while leaves != 0 {
            let offset = leaves.trailing_zeros();
            leaves &= leaves - 1;
            if visit(node.primitive_base_idx + offset, ray) {
                return true;
            }
        }
    }
}
