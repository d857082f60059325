//! Building a tree: in time O(n log n), and never deeper than a walk can follow, for any boxes.
//!
//! Boxes are [clustered](cluster) into a binary tree, which is [optimised](optimise) and [collapsed](collapse) to an
//! eight-way tree of least cost. Boxes that overlap leave nothing to optimise, and the tree of least cost may be too
//! deep for the stack of a walk; then it is balanced.

mod cluster;
mod collapse;
mod optimise;

use cluster::Clustering;
use obvhs::aabb::Aabb;
use obvhs::cwbvh::CwBvh;
use obvhs::cwbvh::node::CwBvhNode;
use obvhs::splits::split_aabbs_preset;
use obvhs::triangle::Triangle;

/// A tree that was built.
pub struct Built {
    /// The tree.
    pub tree: CwBvh,
    /// Its levels.
    pub depth: usize,
    /// Boxes that were looked at, roughly.
    pub work: u64,
}

/// Boxes that may always be looked at, which takes less than a millisecond: small scenes get the best tree.
const LITTLE: usize = 1 << 14;

/// What trees may take to build.
#[derive(Clone, Copy)]
struct Effort {
    clustering: Clustering,
    /// Share of the nodes that the first batch of reinsertions moves.
    reinserted: f32,
}

/// For many boxes: a million must take no more than a second or two.
const MEDIUM: Effort = Effort {
    clustering: Clustering {
        reach: 14,
        short_passes: 3,
        bits: 21,
    },
    reinserted: 0.05,
};

/// For few boxes, which afford the best tree.
const SLOW: Effort = Effort {
    clustering: Clustering {
        reach: 24,
        short_passes: 2,
        bits: 42,
    },
    reinserted: 0.2,
};

/// A tree over triangles. Its leaves may hold a large triangle several times, for parts of it.
pub fn over_triangles(triangles: &[Triangle], deepest: usize) -> Built {
    let few = triangles.len() < 150_000;
    let mut boxes: Vec<Aabb> = triangles.iter().map(Triangle::aabb).collect();
    let mut indices: Vec<u32> = (0..triangles.len() as u32).collect();
    if !few {
        return build(boxes, indices, MEDIUM, deepest);
    }
    // Large triangles are split into parts with smaller boxes.
    let areas = boxes.iter().map(Aabb::half_area);
    let largest = areas.clone().fold(0.0, f32::max);
    let mean = areas.sum::<f32>() / triangles.len() as f32;
    split_aabbs_preset(&mut boxes, &mut indices, triangles, mean, largest);
    build(boxes, indices, SLOW, deepest)
}

/// A tree over boxes.
pub fn over_boxes(boxes: Vec<Aabb>, deepest: usize) -> Built {
    let indices = (0..boxes.len() as u32).collect();
    build(boxes, indices, MEDIUM, deepest)
}

/// A tree over boxes that hold what `indices` says.
fn build(mut boxes: Vec<Aabb>, indices: Vec<u32>, effort: Effort, deepest: usize) -> Built {
    let mut work = 0;
    if boxes.is_empty() {
        return Built {
            tree: CwBvh::default(),
            depth: 0,
            work,
        };
    }
    // Large scenes are built at a smaller size.
    let whole = cluster::bounds(&boxes);
    let scale = scale_of(&whole);
    if scale > 0 {
        let factor = 0.5f32.powi(scale);
        for aabb in &mut boxes {
            aabb.min *= factor;
            aabb.max *= factor;
        }
    }
    // Fewer passes find fewer good pairs, but make shallower trees.
    let clustered = [256, 48].into_iter().find_map(|passes| {
        let how = effort.clustering;
        let mut binary = cluster::cluster(&boxes, indices.clone(), how, passes, &mut work);
        optimise::optimise(&mut binary, effort.reinserted, &mut work);
        let tree = collapse::by_cost(&binary);
        let depth = depth_of(&tree.nodes);
        (depth <= deepest).then_some((tree, depth))
    });
    let (mut tree, depth) = clustered.unwrap_or_else(|| {
        let bits = effort.clustering.bits;
        let binary = cluster::pair(&boxes, indices.clone(), bits, &mut work);
        let tree = collapse::by_levels(&binary);
        let depth = depth_of(&tree.nodes);
        (tree, depth)
    });
    // Back to the size of the scene: powers of two round nothing.
    if scale > 0 {
        for node in &mut tree.nodes {
            node.p *= 2f32.powi(scale);
            node.e = node.e.map(|e| e.saturating_add(scale as u8));
        }
        tree.total_aabb = whole;
    }
    Built { tree, depth, work }
}

/// The power of two by which boxes must be divided, lest sums of their areas overflow.
fn scale_of(whole: &Aabb) -> i32 {
    /// With coordinates below 2^40, areas are below 2^84, and the sum over all boxes is below 2^120.
    const LARGEST: f32 = 40.0;
    let farthest = whole.min.abs().max(whole.max.abs()).max_element();
    // The logarithm of 0 is less than any other.
    (farthest.log2() - LARGEST).ceil().max(0.0) as i32
}

/// Levels of a tree.
pub fn depth_of(nodes: &[CwBvhNode]) -> usize {
    let mut deepest = 0;
    let mut open = Vec::new();
    if !nodes.is_empty() {
        open.push((0, 1));
    }
    while let Some((index, depth)) = open.pop() {
        deepest = deepest.max(depth);
        let node = &nodes[index as usize];
        open.extend(
            (0..node.imask.count_ones()).map(|child| (node.child_base_idx + child, depth + 1)),
        );
    }
    deepest
}

#[cfg(test)]
mod tests {
    use super::*;
    use glam::Vec3A;
    use obvhs::BvhBuildParams;
    use obvhs::cwbvh::builder::{build_cwbvh, build_cwbvh_from_tris};
    use std::time::Duration;

    /// Triangles of a size, anywhere within a cube.
    fn soup(count: usize, size: f32) -> Vec<Triangle> {
        let mut state = 1u64;
        let mut next = || {
            state = state
                .wrapping_mul(6364136223846793005)
                .wrapping_add(1442695040888963407);
            (state >> 40) as f32 / (1u64 << 24) as f32 - 0.5
        };
        let mut point = || Vec3A::new(next(), next(), next());
        (0..count)
            .map(|_| {
                let centre = point();
                let [v0, v1, v2] = std::array::from_fn(|_| centre + size * point());
                Triangle { v0, v1, v2 }
            })
            .collect()
    }

    /// Triangles of which each is inside of the next.
    fn nested(count: usize) -> Vec<Triangle> {
        (0..count)
            .map(|i| {
                let size = 1.01f32.powi(i as i32);
                Triangle {
                    v0: size * Vec3A::new(-1.0, -1.0, 0.0),
                    v1: size * Vec3A::new(1.0, -1.0, 0.0),
                    v2: size * Vec3A::new(0.0, 1.0, 1.0),
                }
            })
            .collect()
    }

    /// Asserts that a tree has every triangle and is no deeper than asked for.
    fn check(name: &str, triangles: &[Triangle], deepest: usize) {
        let built = over_triangles(triangles, deepest);
        assert!(built.depth <= deepest, "{name}: {} levels", built.depth);
        assert!(built.tree.nodes.iter().all(|node| node.p.is_finite()));
        let mut found = vec![false; triangles.len()];
        for &index in &built.tree.primitive_indices {
            found[index as usize] = true;
        }
        assert!(found.iter().all(|&found| found), "{name}");
    }

    /// Clustering here and in `obvhs` differ only where the latter takes too long.
    #[test]
    fn ordinary_boxes_get_the_tree_of_obvhs() {
        for triangles in [soup(1, 1.0), soup(7, 1.0), soup(3000, 0.1), nested(50)] {
            let params = BvhBuildParams::slow_build();
            let expected = build_cwbvh_from_tris(&triangles, params, &mut Duration::default());
            let got = over_triangles(&triangles, 32).tree;
            assert_eq!(got.nodes, expected.nodes);
            assert_eq!(got.primitive_indices, expected.primitive_indices);
            assert_eq!(got.total_aabb, expected.total_aabb);

            let boxes: Vec<Aabb> = triangles.iter().map(Triangle::aabb).collect();
            let params = BvhBuildParams::medium_build();
            let expected = build_cwbvh(&boxes, params, &mut Duration::default());
            let got = over_boxes(boxes, 32).tree;
            assert_eq!(got.nodes, expected.nodes);
            assert_eq!(got.primitive_indices, expected.primitive_indices);
        }
    }

    #[test]
    fn trees_are_balanced_where_they_would_be_too_deep() {
        // Three levels have room for 8 * 8 * 8 leaves.
        for count in [1, 2, 9, 500, 512] {
            check("same", &vec![soup(1, 1.0)[0]; count], 3);
            check("soup", &soup(count, 0.1), 3);
            check("nested", &nested(count), 3);
        }
        check("nested", &nested(3000), 32);
    }

    /// Areas of boxes overflow single precision from 1e19 on, their sums much earlier.
    #[test]
    fn boxes_far_away_have_trees() {
        for size in [1e13, 1e17, 1e20, 1e30] {
            let near = soup(500, 0.1);
            let far = near.iter().map(|t| Triangle {
                v0: t.v0 * size,
                v1: t.v1 * size,
                v2: t.v2 * size,
            });
            let far: Vec<Triangle> = far.collect();
            check(&format!("{size}"), &far, 5);
            check(&format!("{size} and 1"), &[far, near].concat(), 5);
        }
    }
}
