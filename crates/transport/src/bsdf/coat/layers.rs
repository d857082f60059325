//! How light leaves a metal under a coat: after one reflection off the metal, and after more.
//!
//! The energy of both is found by following the light between the layers, which needs its cosine only. The shape of
//! both is that of a GGX lobe about the half vector below the coat, a(wo) a(wi) D G / (4 cos cos): the factors a are
//! chosen so that the lobe is reciprocal and carries the right energy in every direction at once (the symmetric
//! scaling of a matrix, Sinkhorn and Knopp 1967).

use super::interface;
use super::table::{self, COSINES, WIDTHS};
use crate::bsdf::coated_conductor::{refraction_turn, width_more, width_once};
use rayon::prelude::*;

/// Nodes along each of the two roughnesses, at the squares of equal steps.
pub const LAYER_WIDTHS: usize = 12;

/// Nodes of the light between the layers, below and above the angle of total reflection.
const TRAPPED: usize = 12;
const FREE: usize = 24;
const NODES: usize = TRAPPED + FREE;

/// More reflections than this are not followed, since hardly any light is left.
const MOST_BOUNCES: u32 = 200;

/// Light by its cosine between the layers.
type Field = [f64; NODES];
/// A function of the cosine outside.
type Outside = [f64; COSINES];

/// The two lobes for one pair of roughnesses.
#[derive(Clone, Copy, Debug)]
pub struct Lobes {
    /// The factor a of the first lobe, over the share of the light that crosses the coat.
    pub once: Outside,
    /// The same for the lobe of all later reflections.
    pub more: Outside,
    /// Share of the light of one reflection more in that of one less.
    pub again: f64,
    /// Share of the first lobe in the light of both.
    pub share_once: f64,
}

/// The GGX width of a node.
fn width(node: usize) -> f64 {
    (node as f64 / (LAYER_WIDTHS - 1) as f64).powi(2)
}

/// The grid of cosines between the layers.
struct Grid {
    eta: f64,
    /// Squared cosine at which total reflection starts.
    edge: f64,
}

impl Grid {
    fn new(eta: f64) -> Self {
        Self {
            eta,
            edge: (1.0 - 1.0 / (eta * eta)).max(0.0),
        }
    }

    /// Equal steps of the cosine outside where light can leave, and as dense near the edge where it is trapped.
    fn cosine(&self, node: usize) -> f64 {
        let squared = if node < TRAPPED {
            let depth = 1.0 - (node as f64 + 0.5) / TRAPPED as f64;
            self.edge * (1.0 - depth * depth)
        } else {
            let outside = ((node - TRAPPED) as f64 + 0.5) / FREE as f64;
            self.edge + (1.0 - self.edge) * outside * outside
        };
        squared.max(1e-6).sqrt()
    }

    /// Adds `amount` at a cosine, shared by the two nodes next to it on the same side of the edge.
    fn deposit(&self, field: &mut Field, cos: f64, amount: f64) {
        let squared = cos * cos;
        let (first, count, x) = if squared < self.edge {
            (0, TRAPPED, 1.0 - (1.0 - squared / self.edge).sqrt())
        } else {
            let outside = ((squared - self.edge) / (1.0 - self.edge)).sqrt();
            (TRAPPED, FREE, outside)
        };
        let position = (x * count as f64 - 0.5).clamp(0.0, (count - 1) as f64);
        let cell = (position as usize).min(count - 2);
        let upper = position - cell as f64;
        field[first + cell] += amount * (1.0 - upper);
        field[first + cell + 1] += amount * upper;
    }

    /// How light that comes down at each node is sent up by a perfect mirror, and dimmed on its way.
    fn base(&self, alpha: f64, thickness: f64) -> Vec<Field> {
        (0..NODES)
            .map(|node| {
                let mut field = [0.0; NODES];
                interface::mirror(self.cosine(node), alpha, |share, cos| {
                    self.deposit(&mut field, cos, share * (-thickness / cos).exp());
                });
                field
            })
            .collect()
    }

    /// How light that comes up at each node is sent down by the coat, and dimmed on its way; and what leaves.
    fn coat(&self, alpha: f64, thickness: f64) -> (Vec<Field>, Field) {
        let mut leaving = [0.0; NODES];
        let reflected = (0..NODES)
            .map(|node| {
                let mut field = [0.0; NODES];
                interface::split(self.cosine(node), alpha, 1.0 / self.eta, |part| {
                    let dimmed = (-thickness / part.cos_reflected).exp();
                    self.deposit(&mut field, part.cos_reflected, part.reflected * dimmed);
                    leaving[node] += part.transmitted;
                });
                field
            })
            .collect();
        (reflected, leaving)
    }

    /// What arrives at the base from each node outside.
    fn arriving(&self, alpha: f64, thickness: f64) -> Vec<Field> {
        (0..COSINES)
            .map(|node| {
                let mut field = [0.0; NODES];
                interface::split(table::cosine(node), alpha, self.eta, |part| {
                    let dimmed = (-thickness / part.cos_transmitted).exp();
                    self.deposit(&mut field, part.cos_transmitted, part.transmitted * dimmed);
                });
                field
            })
            .collect()
    }

    /// Where a lobe of a given width sends the light of each node outside: shares at the nodes outside.
    fn lobe(&self, alpha: f64) -> Vec<Outside> {
        let n2 = self.eta * self.eta;
        (0..COSINES)
            .map(|node| {
                let mut row = [0.0; COSINES];
                let cos = table::cosine(node);
                let inside = (1.0 - (1.0 - cos * cos) / n2).max(1e-8).sqrt();
                interface::mirror(inside, alpha, |share, cos| {
                    let squared = 1.0 - (1.0 - cos * cos) * n2;
                    if squared > 0.0 {
                        let position = squared.powf(0.25) * (COSINES - 1) as f64;
                        let cell = (position as usize).min(COSINES - 2);
                        let upper = position - cell as f64;
                        row[cell] += share * (1.0 - upper);
                        row[cell + 1] += share * upper;
                    }
                });
                row
            })
            .collect()
    }
}

/// A matrix applied to what its rows lead to.
fn apply<const N: usize>(rows: &[[f64; N]], to: &[f64; N]) -> Vec<f64> {
    rows.iter().map(|row| dot(row, to)).collect()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// The mean over cosine-distributed light.
fn mean(outside: &Outside) -> f64 {
    // Nodes are squares of equal steps: the weight is that of the trapezium rule in the squared cosine.
    (1..COSINES)
        .map(|i| {
            let [a, b] = [i - 1, i].map(table::cosine);
            0.5 * (b * b - a * a) * (outside[i - 1] + outside[i])
        })
        .sum()
}

/// The lobes of all pairs of roughnesses: rows of the metal's, entries of the coat's.
pub fn lobes(eta: f64, thickness: f64, bounces: u32) -> Vec<Lobes> {
    let grid = Grid::new(eta);
    let layers: Vec<_> = (0..LAYER_WIDTHS)
        .into_par_iter()
        .map(|node| {
            let alpha = width(node);
            (
                grid.base(alpha, thickness),
                grid.coat(alpha, thickness),
                grid.arriving(alpha, thickness),
            )
        })
        .collect();
    let shapes: Vec<Vec<Outside>> = (0..WIDTHS)
        .into_par_iter()
        .map(|node| grid.lobe(table::width(node)))
        .collect();
    // The shape of a lobe of any width at each node outside, from those next to it.
    let shape = |width: &dyn Fn(f64) -> f64| -> Vec<Outside> {
        (0..COSINES)
            .map(|node| {
                let position = width(table::cosine(node)).min(1.0).sqrt() * (WIDTHS - 1) as f64;
                let cell = (position as usize).min(WIDTHS - 2);
                let upper = position - cell as f64;
                let (a, b) = (&shapes[cell][node], &shapes[cell + 1][node]);
                std::array::from_fn(|i| a[i] * (1.0 - upper) + b[i] * upper)
            })
            .collect()
    };
    // Where one reflection is all there is, the second lobe is not used.
    let terms = bounces.clamp(2, MOST_BOUNCES) - 1;
    (0..LAYER_WIDTHS * LAYER_WIDTHS)
        .into_par_iter()
        .map(|pair| {
            let (metal, varnish) = (pair / LAYER_WIDTHS, pair % LAYER_WIDTHS);
            let (base, _, _) = &layers[metal];
            let (_, (coat, leaving), arriving) = &layers[varnish];
            // Light that leaves from each node below after one reflection, and after more.
            let field = |values: Vec<f64>| -> Field { values.try_into().expect("one per node") };
            let once = field(apply(base, leaving));
            let again = |of: &Field| field(apply(base, &field(apply(coat, of))));
            let mut more = [0.0; NODES];
            for _ in 0..terms {
                let sum: Field = std::array::from_fn(|i| once[i] + more[i]);
                more = again(&sum);
            }
            let outside =
                |values: Vec<f64>| -> Outside { values.try_into().expect("one per node") };
            let energy_once = outside(apply(arriving, &once));
            let energy_twice = outside(apply(arriving, &again(&once)));
            let energy_more = outside(apply(arriving, &more));
            let again = ratio(mean(&energy_more) / mean(&energy_twice).max(1e-12), terms);
            let twice = energy_more.map(|energy| energy / geometric(again, terms));
            // The factors of the lobes.
            let (metal, varnish_width) = (width(metal), width(varnish));
            let width_once = |cos: f64| {
                let below = (1.0 - (1.0 - cos * cos) / (eta * eta)).max(0.0).sqrt();
                width_once(metal, [refraction_turn(varnish_width, cos, below, eta); 2])
            };
            let width_more = |_: f64| width_more(metal, varnish_width, eta);
            let crossing: Outside =
                outside(arriving.iter().map(|field| field.iter().sum()).collect());
            Lobes {
                once: if varnish == 0 {
                    // Exact: the lobe is that of the metal, seen through a smooth coat.
                    [1.0; COSINES]
                } else {
                    balance(&shape(&width_once), &crossing, &energy_once)
                },
                more: balance(&shape(&width_more), &crossing, &twice),
                again,
                share_once: mean(&energy_once)
                    / (mean(&energy_once) + mean(&energy_more)).max(1e-12),
            }
        })
        .collect()
}

/// 1 + x + x^2 + ..., with this many terms.
fn geometric(x: f64, terms: u32) -> f64 {
    (0..terms).fold(0.0, |sum, _| sum * x + 1.0)
}

/// The ratio whose powers have a given sum.
fn ratio(sum: f64, terms: u32) -> f64 {
    let (mut low, mut high) = (0.0, 0.98);
    for _ in 0..40 {
        let middle = 0.5 * (low + high);
        if geometric(middle, terms) < sum {
            low = middle;
        } else {
            high = middle;
        }
    }
    0.5 * (low + high)
}

/// The factor a(w) such that the lobe a(wo) c(wo) c(wi) a(wi) `shape` has the given energy for every wo.
fn balance(shape: &[Outside], crossing: &Outside, energy: &Outside) -> Outside {
    let mut a = [1.0; COSINES];
    for _ in 0..100 {
        let weighted: Outside = std::array::from_fn(|i| a[i] * crossing[i]);
        let reached = apply(shape, &weighted);
        for i in 0..COSINES {
            let now = weighted[i] * reached[i];
            if now > 1e-9 {
                a[i] *= (energy[i] / now).sqrt();
            }
        }
    }
    // Nothing is seen at grazing angles, where all shares vanish: continue as before.
    a[0] = a[1];
    a.map(|a| a.clamp(0.0, 8.0))
}
