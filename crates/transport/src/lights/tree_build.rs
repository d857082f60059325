//! Building the tree of lights: nodes are split where the parts are brightest for their size and spread.

use super::tree::{LEAF, LightNode, PAIR, TWO_SIDED};
use crate::math::Vec3;
use std::f64::consts::{FRAC_PI_2, PI};
use wayfare_scene::NONE;

/// Where lights are, which way they face, and how bright they are.
#[derive(Clone, Copy, Debug)]
pub struct Bounds {
    /// Least coordinates.
    pub low: Vec3<f64>,
    /// Largest coordinates.
    pub high: Vec3<f64>,
    /// Axis of a cone that holds all normals.
    pub axis: Vec3<f64>,
    /// Half angle of the cone.
    pub spread: f64,
    /// Angle round a normal within which light is sent.
    pub reach: f64,
    /// Sum of the largest intensities.
    pub intensity: f64,
    /// Whether a light shines backwards too.
    pub two_sided: bool,
}

impl Bounds {
    /// Of one light that shines round its normal.
    pub fn of_points(points: &[Vec3<f64>], axis: Vec3<f64>, intensity: f64) -> Self {
        let fold = |choose: fn(f64, f64) -> f64| {
            let combine = |a: Vec3<f64>, b: Vec3<f64>| {
                Vec3::new(choose(a.x, b.x), choose(a.y, b.y), choose(a.z, b.z))
            };
            points.iter().copied().reduce(combine).unwrap_or_default()
        };
        Self {
            low: fold(f64::min),
            high: fold(f64::max),
            axis,
            spread: 0.0,
            reach: FRAC_PI_2,
            intensity,
            two_sided: false,
        }
    }

    fn centre(&self) -> Vec3<f64> {
        (self.low + self.high) * 0.5
    }

    fn union(&self, other: &Self) -> Self {
        let points = [self.low, self.high, other.low, other.high];
        let (axis, spread) = union_of_cones((self.axis, self.spread), (other.axis, other.spread));
        Self {
            axis,
            spread,
            reach: self.reach.max(other.reach),
            two_sided: self.two_sided || other.two_sided,
            ..Self::of_points(&points, axis, self.intensity + other.intensity)
        }
    }

    /// What a node costs: its intensity, times the directions that it shines to, times its size.
    fn cost(&self) -> f64 {
        let (o, w) = (self.spread, (self.spread + self.reach).min(PI));
        let directions = 2.0 * PI * (1.0 - o.cos())
            + FRAC_PI_2 * (2.0 * w * o.sin() - (o - 2.0 * w).cos() - 2.0 * o * o.sin() + o.cos());
        self.intensity * directions * (self.high - self.low).length_squared()
    }
}

/// The smallest cone round two cones.
fn union_of_cones(a: (Vec3<f64>, f64), b: (Vec3<f64>, f64)) -> (Vec3<f64>, f64) {
    let (wide, narrow) = if a.1 >= b.1 { (a, b) } else { (b, a) };
    let cross = wide.0.cross(narrow.0);
    let between = cross.length_squared().sqrt().atan2(wide.0.dot(narrow.0));
    if (between + narrow.1).min(PI) <= wide.1 {
        return wide;
    }
    let spread = (wide.1 + between + narrow.1) / 2.0;
    if spread >= PI || cross.length_squared() == 0.0 {
        return (wide.0, PI);
    }
    // The axis of the wider cone, turned towards the other.
    let (sin, cos) = (spread - wide.1).sin_cos();
    let side = cross.normalize().cross(wide.0);
    (wide.0 * cos + side * sin, spread)
}

/// Nodes of the tree, and the leaf of every light.
pub fn build(lights: &[Bounds]) -> (Vec<LightNode>, Vec<u32>) {
    let mut leaves = vec![NONE; lights.len()];
    let mut order: Vec<u32> = (0..lights.len() as u32)
        .filter(|&i| lights[i as usize].intensity > 0.0)
        .collect();
    let mut nodes = Vec::new();
    if order.is_empty() {
        return (nodes, leaves);
    }
    nodes.reserve(2 * order.len());
    nodes.push(LightNode::default());
    let mut open = vec![(0usize, 0..order.len(), 0u32)];
    while let Some((index, range, parent)) = open.pop() {
        let members = &order[range.clone()];
        let bounds = members[1..]
            .iter()
            .fold(lights[members[0] as usize], |sum, &light| {
                sum.union(&lights[light as usize])
            });
        let target = if members.len() == 1 {
            leaves[members[0] as usize] = index as u32;
            LEAF | members[0]
        } else {
            let middle = range.start + split(&mut order[range.clone()], lights);
            let children = nodes.len();
            nodes.resize(children + 2, LightNode::default());
            open.push((children + 1, middle..range.end, index as u32));
            open.push((children, range.start..middle, index as u32));
            let pair = is_pair(&order[range], lights);
            children as u32 | if pair { PAIR } else { 0 }
        };
        nodes[index] = node(&bounds, parent, target);
    }
    (nodes, leaves)
}

/// Whether lights are two that face the same way, such as the halves of a rectangle: nothing is to be learnt of them that
/// is worth the time.
fn is_pair(members: &[u32], lights: &[Bounds]) -> bool {
    let [a, b] = members else { return false };
    let (a, b) = (&lights[*a as usize], &lights[*b as usize]);
    // They meet, they are surfaces, and they are parallel.
    let overlap = |low: f64, high: f64, other_low: f64, other_high: f64| {
        low <= other_high && other_low <= high
    };
    let meet = overlap(a.low.x, a.high.x, b.low.x, b.high.x)
        && overlap(a.low.y, a.high.y, b.low.y, b.high.y)
        && overlap(a.low.z, a.high.z, b.low.z, b.high.z);
    let surfaces = a.spread == 0.0 && b.spread == 0.0 && a.reach > 0.0 && b.reach > 0.0;
    meet && surfaces && a.two_sided == b.two_sided && a.axis.dot(b.axis) > 1.0 - 1e-9
}

fn node(bounds: &Bounds, parent: u32, target: u32) -> LightNode {
    /// Angles and distances are widened by more than the rounding of their use.
    const SLACK: f64 = 1e-4;
    let radius = (bounds.high - bounds.low).length_squared().sqrt() / 2.0;
    LightNode {
        centre: bounds.centre().to_f32(),
        radius: (radius * (1.0 + SLACK)) as f32,
        axis: bounds.axis.to_f32(),
        cos_spread: (bounds.spread + SLACK).min(PI).cos() as f32,
        intensity: bounds.intensity as f32,
        cos_reach: (bounds.reach + SLACK).min(PI).cos() as f32 - SLACK as f32,
        parent: parent | if bounds.two_sided { TWO_SIDED } else { 0 },
        target,
    }
}

/// Sorts lights into two groups; returns where the second begins.
fn split(members: &mut [u32], lights: &[Bounds]) -> usize {
    const BUCKETS: usize = 12;
    let centre = |light: u32| {
        let c = lights[light as usize].centre();
        [c.x, c.y, c.z]
    };
    let mut low = [f64::INFINITY; 3];
    let mut high = [f64::NEG_INFINITY; 3];
    for &light in members.iter() {
        for (axis, c) in centre(light).into_iter().enumerate() {
            low[axis] = low[axis].min(c);
            high[axis] = high[axis].max(c);
        }
    }
    let bucket = |light: u32, axis: usize| {
        let at = (centre(light)[axis] - low[axis]) / (high[axis] - low[axis]);
        ((at * BUCKETS as f64) as usize).min(BUCKETS - 1)
    };

    // The cheapest place between two buckets, on any axis.
    let longest = (0..3).fold(0.0, |m: f64, axis| m.max(high[axis] - low[axis]));
    let mut best: Option<(f64, usize, usize)> = None;
    for axis in 0..3 {
        let extent = high[axis] - low[axis];
        if extent.is_nan() || extent <= 0.0 {
            continue;
        }
        let mut buckets: [Option<Bounds>; BUCKETS] = [None; BUCKETS];
        for &light in members.iter() {
            add(&mut buckets[bucket(light, axis)], &lights[light as usize]);
        }
        // The costs of all that is left of a place, and of all that is right of it.
        let costs = |order: &mut dyn Iterator<Item = usize>| {
            let mut sum = None;
            let mut costs = [None; BUCKETS];
            for i in order {
                if let Some(bounds) = &buckets[i] {
                    add(&mut sum, bounds);
                }
                costs[i] = sum.as_ref().map(Bounds::cost);
            }
            costs
        };
        let left = costs(&mut (0..BUCKETS));
        let right = costs(&mut (0..BUCKETS).rev());
        for place in 1..BUCKETS {
            if let (Some(left), Some(right)) = (left[place - 1], right[place]) {
                // Thin slices are dear.
                let cost = (left + right) * longest / extent;
                if best.is_none_or(|(least, ..)| cost < least) {
                    best = Some((cost, axis, place));
                }
            }
        }
    }
    let Some((_, axis, place)) = best else {
        // All in one spot.
        return members.len() / 2;
    };
    partition(members, |light| bucket(light, axis) < place)
}

fn add(sum: &mut Option<Bounds>, bounds: &Bounds) {
    *sum = Some(sum.as_ref().map_or(*bounds, |sum| sum.union(bounds)));
}

/// Moves what fulfils a condition to the front; returns how many do.
fn partition(members: &mut [u32], is_first: impl Fn(u32) -> bool) -> usize {
    let mut count = 0;
    for i in 0..members.len() {
        if is_first(members[i]) {
            members.swap(i, count);
            count += 1;
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cone_holds_both_of_its_parts() {
        let unit = |x: f64, y: f64, z: f64| Vec3::new(x, y, z).normalize();
        let cones = [
            (unit(0.0, 0.0, 1.0), 0.3),
            (unit(1.0, 0.2, 0.1), 0.0),
            (unit(-0.5, 0.9, -0.7), 1.2),
            (unit(0.0, 0.0, -1.0), 0.4),
            (unit(0.1, 0.0, 1.0), 2.5),
        ];
        for a in cones {
            for b in cones {
                let (axis, spread) = union_of_cones(a, b);
                for (part, part_spread) in [a, b] {
                    let between = axis.dot(part).clamp(-1.0, 1.0).acos();
                    assert!(
                        spread + 1e-7 >= (between + part_spread).min(PI),
                        "{a:?} {b:?} {axis:?} {spread}"
                    );
                }
            }
        }
    }
}
