//! Clustering from the leaves up: boxes in Morton order are merged with the neighbours that they fit best.
//!
//! PLOC (Meister and Bittner 2018) merges two clusters in a pass where each is the other's best neighbour. Where many
//! boxes overlap, their unions have the same area, hardly any two clusters agree, and a pass may merge a single pair: n
//! passes over n boxes, and a tree that is a chain. Passes are therefore counted, and clusters that are left over are
//! paired in order.

use glam::DVec3;
use obvhs::aabb::Aabb;
use obvhs::bvh2::Bvh2;
use obvhs::bvh2::node::Bvh2Node;
use rayon::prelude::*;

/// How boxes are clustered.
#[derive(Clone, Copy, Debug)]
pub struct Clustering {
    /// How many neighbours on either side a cluster chooses from.
    pub reach: usize,
    /// How many of the first passes look at the next neighbours only.
    pub short_passes: usize,
    /// Bits of a Morton code on each axis: 21 or 42.
    pub bits: u32,
}

/// A binary tree over boxes. The box of a leaf is `boxes[first_index]`, what it holds is `indices[first_index]`.
///
/// No node is more than `passes` levels above its leaves, but for those above clusters that were left over.
pub fn cluster(
    boxes: &[Aabb],
    indices: Vec<u32>,
    how: Clustering,
    passes: usize,
    work: &mut u64,
) -> Bvh2 {
    let mut forest = Forest::new(boxes, how.bits, work);
    // A pass over boxes that do not all overlap leaves two thirds of them: all passes together see three or four times
    // their number.
    let mut left = 8 * boxes.len() + super::LITTLE;
    for pass in 0..passes {
        let count = forest.roots.len();
        if count == 1 || count > left {
            break;
        }
        left -= count;
        let reach = if pass < how.short_passes {
            1
        } else {
            how.reach
        };
        *work += (count * reach) as u64;
        let chosen = best_neighbours(&forest.roots, reach);
        forest.merge(&chosen);
    }
    forest.into_tree(indices, work)
}

/// The binary tree of least depth: boxes in Morton order, paired again and again.
pub fn pair(boxes: &[Aabb], indices: Vec<u32>, bits: u32, work: &mut u64) -> Bvh2 {
    Forest::new(boxes, bits, work).into_tree(indices, work)
}

/// Trees that become one.
struct Forest {
    roots: Vec<Bvh2Node>,
    /// Room for the roots of the next pass.
    spare: Vec<Bvh2Node>,
    /// Everything below the roots, in pairs of siblings from the end to `first`.
    nodes: Vec<Bvh2Node>,
    first: usize,
}

impl Forest {
    /// A leaf for each box, in Morton order.
    fn new(boxes: &[Aabb], bits: u32, work: &mut u64) -> Self {
        let mut keys: Vec<Key> = (0..boxes.len() as u32)
            .map(|index| Key { code: 0, index })
            .collect();
        sort_by_place(&mut keys, boxes, bounds(boxes), bits, work);
        let leaf = |key: &Key| Bvh2Node::new(boxes[key.index as usize], 1, key.index);
        let count = 2 * boxes.len() - 1;
        Self {
            roots: keys.par_iter().map(leaf).collect(),
            spare: Vec::with_capacity(boxes.len()),
            nodes: bytemuck::zeroed_vec(count),
            first: count,
        }
    }

    /// Merges roots that have chosen each other. A choice is the offset of another root.
    fn merge(&mut self, chosen: &[i8]) {
        let roots = self.next_roots();
        for (index, &root) in roots.iter().enumerate() {
            let other = index.wrapping_add_signed(chosen[index].into());
            if other.wrapping_add_signed(chosen[other].into()) != index {
                self.roots.push(root);
            } else if other < index {
                let parent = self.join(root, roots[other]);
                self.roots.push(parent);
            }
        }
        self.spare = roots;
    }

    /// Takes the roots; those of the next pass are yet to come.
    fn next_roots(&mut self) -> Vec<Bvh2Node> {
        self.spare.clear();
        std::mem::replace(&mut self.roots, std::mem::take(&mut self.spare))
    }

    /// A new root over two.
    fn join(&mut self, a: Bvh2Node, b: Bvh2Node) -> Bvh2Node {
        self.first -= 2;
        self.nodes[self.first] = a;
        self.nodes[self.first + 1] = b;
        Bvh2Node::new(a.aabb().union(b.aabb()), 0, self.first as u32)
    }

    /// Pairs the roots in order until one is left.
    fn into_tree(mut self, indices: Vec<u32>, work: &mut u64) -> Bvh2 {
        while self.roots.len() > 1 {
            let roots = self.next_roots();
            *work += roots.len() as u64;
            for siblings in roots.chunks(2) {
                let root = match *siblings {
                    [a, b] => self.join(b, a),
                    _ => siblings[0],
                };
                self.roots.push(root);
            }
            self.spare = roots;
        }
        self.nodes[0] = self.roots[0];
        Bvh2 {
            nodes: self.nodes,
            primitive_indices: indices,
            ..Bvh2::default()
        }
    }
}

/// For each cluster the offset of the other, at most `reach` away, with which it has the smallest surface. The last one
/// wins where there are several.
fn best_neighbours(roots: &[Bvh2Node], reach: usize) -> Vec<i8> {
    /// Clusters that a thread takes at a time.
    const RUN: usize = 2048;
    /// No less than any reach.
    const FARTHEST: usize = 32;
    let mut chosen = vec![0; roots.len()];
    chosen
        .par_chunks_mut(RUN)
        .enumerate()
        .for_each(|(run, chosen)| {
            let (first, end) = (run * RUN, run * RUN + chosen.len());
            let area = |a: &Bvh2Node, b: &Bvh2Node| a.aabb().union(b.aabb()).half_area();
            // Areas of unions with the clusters after each of the last ones, which these need again.
            let mut after = [[0.0; FARTHEST]; FARTHEST];
            for b in first.saturating_sub(reach)..end {
                let mut best = (f32::INFINITY, 0);
                if b >= first {
                    for a in b.saturating_sub(reach)..b {
                        let area = after[a % FARTHEST][b - a - 1];
                        update(&mut best, area, a as isize - b as isize);
                    }
                }
                let next = &roots[b + 1..roots.len().min(b + 1 + reach)];
                for (offset, (other, area_after)) in
                    (1..).zip(next.iter().zip(&mut after[b % FARTHEST]))
                {
                    *area_after = area(&roots[b], other);
                    update(&mut best, *area_after, offset);
                }
                if b >= first {
                    chosen[b - first] = best.1 as i8;
                }
            }
        });
    chosen
}

/// Prefers a choice that is at least as good.
#[inline(always)]
fn update(best: &mut (f32, isize), area: f32, offset: isize) {
    if area <= best.0 {
        *best = (area, offset);
    }
}

/// A box and its place on the Morton curve.
#[derive(Clone, Copy)]
struct Key {
    code: u128,
    index: u32,
}

/// Sorts boxes along the Morton curve of a region.
///
/// A lamp far away makes the region so large that the rest of the scene has one code: such boxes are sorted again,
/// along the curve of their own region.
fn sort_by_place(keys: &mut [Key], boxes: &[Aabb], region: Aabb, bits: u32, work: &mut u64) {
    /// The order of fewer boxes hardly matters.
    const MANY: usize = 64;
    *work += keys.len() as u64 * u64::from(keys.len().ilog2() + 1);
    let scale = 1.0 / region.diagonal().as_dvec3();
    let offset = -region.min.as_dvec3() * scale;
    let steps = (1u64 << bits) as f64;
    keys.par_iter_mut().for_each(|key| {
        let centre = boxes[key.index as usize].center().as_dvec3();
        key.code = morton_code((centre * scale + offset) * steps, bits);
    });
    keys.par_sort_unstable_by_key(|key| key.code);
    for same in keys.chunk_by_mut(|a, b| a.code == b.code) {
        if same.len() < MANY {
            continue;
        }
        let centre = |key: &Key| Aabb::from_point(boxes[key.index as usize].center());
        let centres: Vec<Aabb> = same.iter().map(centre).collect();
        let own = bounds(&centres);
        // Equal centres cannot be separated.
        if own.min != own.max && own != region {
            sort_by_place(same, boxes, own, bits, work);
        }
    }
}

/// The bits of three coordinates in turn. A coordinate of an empty axis is NaN and counts as 0.
fn morton_code(place: DVec3, bits: u32) -> u128 {
    let mask = (1u64 << bits) - 1;
    let [x, y, z] = place.to_array().map(|c| spread(c as u64 & mask));
    x | y << 1 | z << 2
}

/// Puts two empty bits after each of 42 bits.
fn spread(bits: u64) -> u128 {
    const HALF: u64 = (1 << 21) - 1;
    u128::from(spread_half(bits >> 21 & HALF)) << 63 | u128::from(spread_half(bits & HALF))
}

/// Puts two empty bits after each of 21 bits.
fn spread_half(bits: u64) -> u64 {
    // Halves move apart, then quarters, and so on.
    let bits = (bits | bits << 32) & 0x001f_0000_0000_ffff;
    let bits = (bits | bits << 16) & 0x001f_0000_ff00_00ff;
    let bits = (bits | bits << 8) & 0x100f_00f0_0f00_f00f;
    let bits = (bits | bits << 4) & 0x10c3_0c30_c30c_30c3;
    (bits | bits << 2) & 0x1249_2492_4924_9249
}

/// The box round all boxes.
pub fn bounds(boxes: &[Aabb]) -> Aabb {
    boxes
        .iter()
        .fold(Aabb::empty(), |sum, aabb| sum.union(aabb))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_take_bits_in_turn() {
        let code = |x: f64, y: f64, z: f64| morton_code(DVec3::new(x, y, z), 42);
        assert_eq!(code(1.0, 0.0, 0.0), 0b001);
        assert_eq!(code(0.0, 1.0, 2.0), 0b100_010);
        assert_eq!(code(f64::NAN, 3.0, 0.0), 0b010_010);
        for bit in 0..42 {
            assert_eq!(code(0.0, 0.0, (1u64 << bit) as f64), 4 << (3 * bit));
        }
    }
}
