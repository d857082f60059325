//! Ray casting: a compressed wide BVH (of `obvhs`) per object, and one over the instances.
//!
//! Rays are cast in f32 for any scalar of the path function: which triangle is hit is a decision, and decisions are
//! constants of the path. The hit point itself is computed by [`crate::surface`].

mod build;
mod node;
mod traverse;

use glam::Vec3A;
use obvhs::aabb::Aabb;
use obvhs::cwbvh::node::CwBvhNode;
use obvhs::triangle::Triangle;
use rayon::prelude::*;
use wayfare_scene::{NONE, Scene};

pub use node::RayQuery;

/// What a ray hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit {
    /// Index into [`Scene::triangles`].
    pub triangle: u32,
    /// Index into [`Scene::instances`], or [`NONE`] for geometry that stands in the world.
    pub instance: u32,
}

impl Hit {
    /// No triangle at all.
    pub const NOTHING: Hit = Hit {
        triangle: NONE,
        instance: NONE,
    };

    /// The end of a ray that leaves the scene.
    pub const ESCAPED: Hit = Hit {
        triangle: NONE,
        instance: 0,
    };
}

/// A triangle as the leaves store it: one vertex and two edges, 48 bytes.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub struct LeafTriangle {
    /// First corner.
    pub v0: [f32; 3],
    /// Index into [`Scene::triangles`].
    pub id: u32,
    /// Second corner minus the first.
    pub e1: [f32; 3],
    pad1: u32,
    /// Third corner minus the first.
    pub e2: [f32; 3],
    pad2: u32,
}

/// The tree over the triangles of one object.
pub struct ObjectBvh {
    nodes: Vec<CwBvhNode>,
    triangles: Vec<LeafTriangle>,
    bounds: [[f32; 3]; 2],
    depth: usize,
    work: u64,
}

/// A node of a tree as 20 words: see `obvhs::cwbvh::node::CwBvhNode` for their meaning.
pub type NodeWords = [u32; 20];

impl ObjectBvh {
    /// The nodes; the first is the root.
    pub fn nodes(&self) -> &[NodeWords] {
        bytemuck::cast_slice(&self.nodes)
    }

    /// The entries of the leaves.
    pub fn triangles(&self) -> &[LeafTriangle] {
        &self.triangles
    }

    /// Levels of the tree.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// Roughly how many boxes the build looked at: the time that it took, but the same on every machine.
    pub fn work(&self) -> u64 {
        self.work
    }
}

/// An instance with the map that rays take into the object.
pub struct PlacedObject {
    /// Index into [`Scene::objects`].
    pub object: u32,
    /// Rows of the map from the world to the object.
    pub to_object: [[f32; 4]; 3],
}

/// The trees of a whole scene.
pub struct SceneBvh {
    objects: Vec<ObjectBvh>,
    placed: Vec<PlacedObject>,
    /// The tree over the instances: nodes, and the instance of each leaf entry.
    top_nodes: Vec<CwBvhNode>,
    top_instances: Vec<u32>,
    top_depth: usize,
    bounds: [[f32; 3]; 2],
}

/// Levels that the tree of an object has at most: walks have a stack of this size.
pub const MAX_DEPTH: usize = 32;

/// Levels that the tree over the instances has at most.
pub const MAX_TOP_DEPTH: usize = 16;

/// Bytes that the builder takes for each triangle or instance at its peak: corners, boxes, a binary tree, a wide one
/// and leaves. Measured; see the test in the crate `engine`.
const BYTES_TO_BUILD: u64 = 400;

impl SceneBvh {
    /// Bytes that it takes at most to build all trees of a scene.
    pub fn bytes_to_build(scene: &Scene) -> u64 {
        let leaves = scene.triangles.len() as u64 + scene.instances.len() as u64;
        BYTES_TO_BUILD * leaves
    }

    /// Builds all trees of a scene.
    pub fn new(scene: &Scene) -> Self {
        // A tree per object.
        let objects = scene
            .objects
            .par_iter()
            .map(|object| {
                let first = object.first_triangle;
                ObjectBvh::new(scene, first, first + object.triangle_count)
            })
            .collect::<Vec<_>>();
        // The instances and their bounding boxes.
        let mut placed = Vec::with_capacity(scene.instances.len());
        let mut boxes = Vec::with_capacity(scene.instances.len());
        for instance in &scene.instances {
            placed.push(PlacedObject {
                object: instance.object,
                to_object: crate::affine::inverse(&instance.to_world),
            });
            let [lo, hi] = objects[instance.object as usize].bounds;
            let mut aabb = Aabb::empty();
            for corner in 0..8u32 {
                let pick = |axis: usize| {
                    if corner >> axis & 1 == 0 {
                        lo[axis]
                    } else {
                        hi[axis]
                    }
                };
                let p = crate::affine::point(&instance.to_world, [pick(0), pick(1), pick(2)]);
                aabb.extend(Vec3A::from(p));
            }
            // Transformed rays and transformed boxes round differently: leave room for both.
            let slack = aabb.min.abs().max(aabb.max.abs()).max_element() * 1e-6;
            boxes.push(Aabb {
                min: aabb.min - slack,
                max: aabb.max + slack,
            });
        }
        // Bounds of everything.
        let mut bounds = objects.first().map_or(EMPTY_BOUNDS, |world| world.bounds);
        for aabb in &boxes {
            bounds[0] = std::array::from_fn(|axis| bounds[0][axis].min(aabb.min[axis]));
            bounds[1] = std::array::from_fn(|axis| bounds[1][axis].max(aabb.max[axis]));
        }
        // The tree over the instances.
        let top = build::over_boxes(boxes, MAX_TOP_DEPTH);
        Self {
            objects,
            placed,
            top_nodes: top.tree.nodes,
            top_instances: top.tree.primitive_indices,
            top_depth: top.depth,
            bounds,
        }
    }

    /// The trees of the objects, parallel to [`Scene::objects`].
    pub fn objects(&self) -> &[ObjectBvh] {
        &self.objects
    }

    /// The instances, parallel to [`Scene::instances`].
    pub fn placed(&self) -> &[PlacedObject] {
        &self.placed
    }

    /// The nodes of the tree over the instances.
    pub fn top_nodes(&self) -> &[NodeWords] {
        bytemuck::cast_slice(&self.top_nodes)
    }

    /// The instance of each entry of the leaves of that tree.
    pub fn top_instances(&self) -> &[u32] {
        &self.top_instances
    }

    /// Levels of that tree.
    pub fn top_depth(&self) -> usize {
        self.top_depth
    }

    /// Smallest and largest corner of everything in the world.
    pub fn bounds(&self) -> [[f32; 3]; 2] {
        self.bounds
    }

    /// Bytes held by the trees.
    pub fn memory(&self) -> usize {
        let node = size_of::<CwBvhNode>();
        let objects: usize = self
            .objects
            .iter()
            .map(|o| o.nodes.len() * node + o.triangles.len() * size_of::<LeafTriangle>())
            .sum();
        objects + self.top_nodes.len() * node + self.placed.len() * size_of::<PlacedObject>()
    }
}

const EMPTY_BOUNDS: [[f32; 3]; 2] = [[f32::INFINITY; 3], [f32::NEG_INFINITY; 3]];

impl ObjectBvh {
    /// The tree over the triangles from `first` to `end`.
    fn new(scene: &Scene, first: u32, end: u32) -> Self {
        if first == end {
            return Self {
                nodes: Vec::new(),
                triangles: Vec::new(),
                bounds: EMPTY_BOUNDS,
                depth: 0,
                work: 0,
            };
        }
        let corners = |triangle: u32| {
            scene.triangles[triangle as usize].map(|v| Vec3A::from(scene.positions[v as usize]))
        };
        let triangles: Vec<Triangle> = (first..end)
            .into_par_iter()
            .map(|id| {
                let [v0, v1, v2] = corners(id);
                Triangle { v0, v1, v2 }
            })
            .collect();
        let built = build::over_triangles(&triangles, MAX_DEPTH);
        let bvh = built.tree;
        let leaves = bvh
            .primitive_indices
            .par_iter()
            .map(|&index| {
                let Triangle { v0, v1, v2 } = triangles[index as usize];
                LeafTriangle {
                    v0: v0.into(),
                    id: first + index,
                    e1: (v1 - v0).into(),
                    pad1: 0,
                    e2: (v2 - v0).into(),
                    pad2: 0,
                }
            })
            .collect();
        let bounds = [bvh.total_aabb.min.into(), bvh.total_aabb.max.into()];
        Self {
            nodes: bvh.nodes,
            triangles: leaves,
            bounds,
            depth: built.depth,
            work: built.work,
        }
    }
}
