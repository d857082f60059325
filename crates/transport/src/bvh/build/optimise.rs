//! Reinsertion: nodes move to where they make the tree smaller (Meister and Bittner 2018), as long as that is cheap.
//!
//! The best place of a node is found by branch and bound. Where boxes overlap, the bound excludes nothing, and every
//! node searches the whole tree. A sample of the searches shows this beforehand.

use obvhs::bvh2::Bvh2;
use obvhs::bvh2::node::Bvh2Node;
use obvhs::bvh2::reinsertion::ReinsertionOptimizer;

/// Nodes that a search may look at in the mean.
const MEAN_VISITS: usize = 512;

/// Every how many-th search is sampled.
const STRIDE: usize = 64;

/// Moves nodes in batches that become smaller: the first has `ratio` of all nodes.
pub fn optimise(tree: &mut Bvh2, ratio: f32, work: &mut u64) {
    tree.init_parents_if_uninit();
    let mut optimiser = ReinsertionOptimizer::default();
    for part in (1..32).step_by(2).map(|n| 1.0 / n as f32) {
        if !is_cheap(tree, ratio * part, work) {
            break;
        }
        optimiser.run(tree, ratio, Some(vec![part]));
    }
}

/// Whether a batch of reinsertions looks at few nodes.
fn is_cheap(tree: &Bvh2, ratio: f32, work: &mut u64) -> bool {
    // A batch has the larger half of the first nodes.
    let nodes = (2.0 * ratio * tree.nodes.len() as f32) as usize;
    let nodes = nodes.min(tree.nodes.len());
    let most = MEAN_VISITS * nodes.div_ceil(STRIDE) + super::LITTLE;
    let mut visits = 0;
    for node in (1..nodes).step_by(STRIDE) {
        visits += visits_of_search(tree, node, most - visits);
        if visits >= most {
            *work += visits as u64;
            return false;
        }
    }
    *work += (visits * (STRIDE + 1)) as u64;
    true
}

/// How many nodes the search for the best place of a node looks at; stops at `most`.
fn visits_of_search(tree: &Bvh2, node: usize, most: usize) -> usize {
    let parent_of = |node: usize| tree.parents[node] as usize;
    let aabb = tree.nodes[node].aabb();
    let area = aabb.half_area();
    let (mut best, mut visits) = (0.0f32, 0);
    // What the ancestors lose with the node, and what is left of the one that the search has come to.
    let mut ancestor = parent_of(node);
    let mut saved = tree.nodes[ancestor].aabb().half_area();
    let mut sibling = Bvh2Node::get_sibling_id(node);
    let mut rest = *tree.nodes[sibling].aabb();
    let mut open = Vec::new();
    loop {
        open.push((saved, sibling));
        while let Some((gain, place)) = open.pop() {
            visits += 1;
            if visits >= most {
                return visits;
            }
            if gain - area <= best {
                continue;
            }
            let place = &tree.nodes[place];
            let gain = gain - place.aabb().union(aabb).half_area();
            best = best.max(gain);
            if !place.is_leaf() {
                let first = place.first_index as usize;
                let gain = gain + place.aabb().half_area();
                open.extend([(gain, first), (gain, first + 1)]);
            }
        }
        if ancestor != parent_of(node) {
            rest = rest.union(tree.nodes[sibling].aabb());
            saved += tree.nodes[ancestor].aabb().half_area() - rest.half_area();
        }
        if ancestor == 0 {
            return visits;
        }
        sibling = Bvh2Node::get_sibling_id(ancestor);
        ancestor = parent_of(ancestor);
    }
}
