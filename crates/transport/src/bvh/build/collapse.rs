//! From binary to eight-way trees.

use obvhs::bvh2::Bvh2;
use obvhs::cwbvh::CwBvh;
use obvhs::cwbvh::bvh2_to_cwbvh::{Bvh2Converter, Decision, DecisionKind, bvh2_to_cwbvh};

/// Entries of a leaf: nodes have three bits for them.
const LEAF_SIZE: u32 = 3;

/// The eight-way tree of least cost.
pub fn by_cost(tree: &Bvh2) -> CwBvh {
    bvh2_to_cwbvh(tree, LEAF_SIZE, true, false)
}

/// The eight-way tree in which a node has all that is three levels below it: a third as deep.
pub fn by_levels(tree: &Bvh2) -> CwBvh {
    let mut converter = Bvh2Converter::new(tree, true, false);
    decide(tree, 0, 0, &mut converter.decisions);
    converter.convert_to_cwbvh();
    CwBvh {
        nodes: converter.nodes,
        primitive_indices: converter.primitive_indices,
        total_aabb: *tree.nodes[0].aabb(),
        exact_node_aabbs: None,
        uses_spatial_splits: tree.uses_spatial_splits,
    }
}

/// Decides what becomes of a node `level` levels below the root and of all below it; returns how many entries they
/// have.
///
/// The converter keeps seven decisions for each node. Two are used: the first says what the node is as a child, the
/// second that its own children take its place.
fn decide(tree: &Bvh2, node: usize, level: u32, decisions: &mut [Decision]) -> u32 {
    let inner = &tree.nodes[node];
    let entries = if inner.is_leaf() {
        1
    } else {
        let first = inner.first_index as usize;
        decide(tree, first, level + 1, decisions) + decide(tree, first + 1, level + 1, decisions)
    };
    let below = u8::from(!(level + 1).is_multiple_of(3));
    let kinds = if entries <= LEAF_SIZE {
        [DecisionKind::LEAF; 2]
    } else {
        [DecisionKind::INTERNAL, DecisionKind::DISTRIBUTE]
    };
    for (decision, kind) in decisions[7 * node..].iter_mut().zip(kinds) {
        *decision = Decision {
            cost: 0.0,
            kind,
            distribute_left: below,
            distribute_right: below,
        };
    }
    entries
}
