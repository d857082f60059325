//! The choice of a light with a place: a binary tree over emitting triangles and point-like lights.
//!
//! Every node knows a sphere that holds its lights, a cone of directions that they face, and their total intensity; how
//! much light they can send to a point is estimated from that (Conty Estevez and Kulla 2018). A walk from the root chooses
//! a child in proportion to that estimate until it arrives at one light.
//!
//! The estimate is taken not at the point itself but at the centre of the cell of a grid that the point lies in, whose
//! cells are a fixed fraction of the distance to the node. So the probability of a light is constant from piece to piece
//! and has no derivative. Bounds hold for the whole cell: a light that reaches any point of it has a chance.

use super::tree_build;

/// A node. Plain data, 48 bytes: three vectors of four words.
///
/// Node 0 is the root. The two children of a node lie side by side, the first of them at an odd index, so that the sibling
/// of an odd node is the next one and that of an even node the one before.
#[derive(Clone, Copy, Debug, Default, PartialEq, bytemuck::Pod, bytemuck::Zeroable)]
#[repr(C)]
pub struct LightNode {
    /// Centre of a sphere that holds all lights of the node.
    pub centre: [f32; 3],
    /// Radius of the sphere.
    pub radius: f32,
    /// Axis of the cone that holds the normals of all lights: a unit vector.
    pub axis: [f32; 3],
    /// Cosine of the half angle of the cone.
    pub cos_spread: f32,
    /// Sum over the lights of the luminance of the largest radiant intensity.
    pub intensity: f32,
    /// Cosine of the angle round a normal within which lights shine: just below 0 for surfaces.
    pub cos_reach: f32,
    /// The parent in the lower 31 bits; the highest bit, [`TWO_SIDED`], says that some light shines backwards too.
    pub parent: u32,
    /// The first of two children; or, with the highest bit ([`LEAF`]) set, the number of a light. With the bit below
    /// ([`PAIR`]) set the children are two lights that face the same way, which are chosen by intensity alone.
    pub target: u32,
}

/// Marks a [`LightNode::target`] that is a light.
pub const LEAF: u32 = 1 << 31;
/// Marks a [`LightNode::target`] whose children are chosen by intensity alone.
pub const PAIR: u32 = 1 << 30;
/// Marks a [`LightNode::parent`] of a node with lights that shine in both directions.
pub const TWO_SIDED: u32 = 1 << 31;

/// Cells are so many powers of two smaller than the distance to the node, or than its radius.
const CELL_LEVELS: i32 = 3;
/// Where cells begin, in cells. Scenes have walls at round numbers: were those the faces of cells, a point of a wall and the ray
/// that starts just off it would lie in different cells, and the weights of the two ways to find a light would not add up to 1.
const CELL_SHIFT: [f32; 3] = [0.381_966, 0.236_068, 0.145_898];

impl LightNode {
    /// An estimate of the irradiance that the lights of the node cause near `point`: constant within cells.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn importance(&self, point: [f32; 3]) -> f32 {
        let to_centre =
            |p: [f32; 3]| -> [f32; 3] { std::array::from_fn(|i| self.centre[i] - p[i]) };
        let dot = |a: [f32; 3], b: [f32; 3]| a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

        // The cell: a power of two, from the exponent of the squared size.
        let v = to_centre(point);
        let radius2 = self.radius * self.radius;
        let size2 = dot(v, v).max(radius2).clamp(1e-30, 1e30);
        let exponent = (((size2.to_bits() >> 23) as i32 - 127) >> 1) - CELL_LEVELS;
        let power_of_two = |exponent: i32| f32::from_bits(((exponent + 127) as u32) << 23);
        let (cell, inverse) = (power_of_two(exponent), power_of_two(-exponent));
        let cell_centre = |i: usize| {
            ((point[i] * inverse + CELL_SHIFT[i]).floor() + (0.5 - CELL_SHIFT[i])) * cell
        };
        let v = to_centre(std::array::from_fn(cell_centre));

        // How far a point of the cell and a light can be from the line between the centres.
        const HALF_DIAGONAL: f32 = 0.8661;
        let distance2 = dot(v, v);
        let reach = self.radius + cell * HALF_DIAGONAL;
        let brightness = self.intensity / distance2.max(radius2).max(cell * cell);
        let is_surface = self.cos_reach < 0.0;
        if distance2 <= reach * reach {
            // Surfaces that face several ways show only a part of their light to any point.
            return match self.cos_spread {
                cos if !is_surface || cos > 0.7 => brightness,
                cos if cos > -0.4 => 0.5 * brightness,
                _ => 0.25 * brightness,
            };
        }

        // The angle between the cone and the direction to the point, at best.
        let inverse_distance = 1.0 / distance2.sqrt();
        let mut cos = -dot(self.axis, v) * inverse_distance;
        if self.parent & TWO_SIDED != 0 {
            cos = cos.abs();
        }
        let sin_of = |cos: f32| (1.0 - cos * cos).max(0.0).sqrt();
        let (cos_off, sin_off) = if cos >= self.cos_spread {
            (1.0, 0.0)
        } else {
            let (sin, sin_spread) = (sin_of(cos), sin_of(self.cos_spread));
            (
                cos * self.cos_spread + sin * sin_spread,
                sin * self.cos_spread - cos * sin_spread,
            )
        };
        let sin_bound = reach * inverse_distance;
        let cos_bound = sin_of(sin_bound);
        let cos_best = if cos_off >= cos_bound {
            1.0
        } else {
            cos_off * cos_bound + sin_off * sin_bound
        };
        if cos_best <= self.cos_reach {
            return 0.0;
        }
        if !is_surface {
            return brightness;
        }
        // The mean cosine at the lights: as if all faced along the axis, less for their scatter, and never below zero.
        let scatter = if self.cos_spread > 0.0 { 0.5 } else { 1.5 };
        let c = 0.5 + scatter * self.cos_spread;
        let along = 0.5 * cos * (1.0 + c);
        let blur = 0.16 * (1.0 - c.max(0.0) * c.max(0.0)) + 0.0625 * sin_bound * sin_bound;
        let mean = 0.5 * (along + (along * along + blur).sqrt());
        brightness * mean.max(0.02 * cos_best).max(1e-3)
    }
}

/// All lights with a place.
#[derive(Clone, Debug, Default)]
pub struct LightTree {
    nodes: Vec<LightNode>,
    /// The leaf of every light.
    leaves: Vec<u32>,
}

impl LightTree {
    /// The tree over some lights, which are numbered in the order given. Lights that send nothing have no leaf.
    pub fn new(lights: &[tree_build::Bounds]) -> Self {
        let (nodes, leaves) = tree_build::build(lights);
        Self { nodes, leaves }
    }

    /// Whether there is no light.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// The nodes.
    pub fn nodes(&self) -> &[LightNode] {
        &self.nodes
    }

    /// The leaf of every light; [`wayfare_scene::NONE`] for lights that send nothing.
    pub fn leaves(&self) -> &[u32] {
        &self.leaves
    }

    /// The estimate for all lights together.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn importance(&self, point: [f32; 3]) -> f32 {
        self.nodes[0].importance(point)
    }

    /// Chooses a light: its number and the probability of the choice. None where no light reaches the point.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn choose(&self, point: [f32; 3], mut pick: f32) -> Option<(u32, f32)> {
        let mut node = self.nodes.first()?;
        let mut probability = 1.0;
        while node.target & LEAF == 0 {
            let first = (node.target & !PAIR) as usize;
            let (left, right) = (&self.nodes[first], &self.nodes[first + 1]);
            let share = share(node, left, right, point)?;
            // The coordinate is stretched again, so that it is uniform for the choices below.
            if pick < share {
                pick /= share;
                probability *= share;
                node = left;
            } else {
                pick = (pick - share) / (1.0 - share);
                probability *= 1.0 - share;
                node = right;
            }
            pick = pick.min(super::BELOW_ONE);
        }
        Some((node.target & !LEAF, probability))
    }

    /// The probability with which [`Self::choose`] finds a light from a point.
    #[cfg_attr(not(debug_assertions), inline(always))]
    pub fn probability(&self, light: u32, point: [f32; 3]) -> f32 {
        let mut index = self.leaves[light as usize];
        if index == wayfare_scene::NONE {
            return 0.0;
        }
        let mut probability = 1.0;
        while index != 0 {
            // The pair that the node belongs to, in the order of the choice.
            let first = (index - 1) & !1;
            let [left, right] = [1, 2].map(|i| &self.nodes[(first + i) as usize]);
            let above = left.parent & !TWO_SIDED;
            let Some(share) = share(&self.nodes[above as usize], left, right, point) else {
                return 0.0;
            };
            probability *= if index == first + 1 {
                share
            } else {
                1.0 - share
            };
            index = above;
        }
        probability
    }
}

/// The share of the first of two children; none where neither sends anything.
#[cfg_attr(not(debug_assertions), inline(always))]
fn share(node: &LightNode, left: &LightNode, right: &LightNode, point: [f32; 3]) -> Option<f32> {
    let [left, right] = if node.target & PAIR != 0 {
        [left.intensity, right.intensity]
    } else {
        [left.importance(point), right.importance(point)]
    };
    let sum = left + right;
    (sum > 0.0).then(|| left / sum)
}
