//! What Restore shows in the long run when its local dynamics is not exact.
//!
//! At every state the tour ends with probability 1/(1+a), where a = m p/p_bar, and the next one begins anywhere. Let pi
//! be the mean number of visits per tour near x. Visits are beginnings of tours or come from survivors of a step,
//!
//! ```text
//! pi(y) = 1 + integral of pi(x) a(x)/(1+a(x)) K(x, y) dx,
//! ```
//!
//! and each deposits p/(1+a), so the image is p pi/(1+a). An exact K gives pi = 1 + a and the image p.

use super::band::PeriodicBand;
use super::kernel::LangevinKernel;
use wayfare_sampling::toy::{Density, Modes};

/// The long-run image of Restore with the Langevin step.
pub(super) struct KilledChain<'a> {
    kernel: &'a LangevinKernel,
    target: &'a Modes,
    /// m/p_bar: a = `odds_per_density` p.
    odds_per_density: f64,
    /// Surviving visits near each node: weight times pi a/(1+a).
    survivors: Vec<f64>,
    /// Image over truth, pi/(1+a), at each node.
    ratio: Vec<f64>,
}

impl<'a> KilledChain<'a> {
    /// Solves the equation for pi.
    pub fn solve(kernel: &'a LangevinKernel, target: &'a Modes, m: f64) -> Self {
        let nodes = &kernel.nodes;
        let n = nodes.x.len();
        let p_bar = nodes.integral(kernel.density.iter().copied());
        let odds_per_density = m / p_bar;
        let odds: Vec<f64> = kernel
            .density
            .iter()
            .map(|p| odds_per_density * p)
            .collect();

        // In terms of the visits near a node, weight times pi, every column sums up to the probability of being killed:
        // the diagonal dominates.
        let reach = kernel.reach();
        let mut matrix = PeriodicBand::new(n, reach);
        for (i, a) in odds.iter().enumerate() {
            matrix.add(i, i, 1.0);
            let survival = a / (1.0 + a);
            for k in 0..=2 * reach {
                let j = (i + n - reach + k) % n;
                matrix.add(
                    j,
                    i,
                    -survival * nodes.weight[j] * kernel.transition(i, nodes.x[j]),
                );
            }
        }
        let visits = matrix.solve(&nodes.weight);
        let per_visit = |i: usize| visits[i] / (1.0 + odds[i]);
        Self {
            kernel,
            target,
            odds_per_density,
            survivors: (0..n).map(|i| odds[i] * per_visit(i)).collect(),
            ratio: (0..n).map(|i| per_visit(i) / nodes.weight[i]).collect(),
        }
    }

    /// The image at y.
    pub fn image(&self, y: f64) -> f64 {
        let p = self.target.density(&[y]);
        let visits = 1.0 + self.kernel.push(self.survivors.iter().copied(), y);
        p * visits / (1.0 + self.odds_per_density * p)
    }

    /// The mean of the image over the mean of the target.
    pub fn mean_ratio(&self) -> f64 {
        self.integral(|p, ratio| p * ratio) / self.integral(|p, _| p)
    }

    /// The squared error of the image that no amount of sampling removes, over the squared mean of the target.
    pub fn mse_floor(&self) -> f64 {
        let square = self.integral(|p, ratio| (p * (ratio - 1.0)).powi(2));
        square / self.integral(|p, _| p).powi(2)
    }

    fn integral(&self, of: impl Fn(f64, f64) -> f64) -> f64 {
        let values = self.kernel.density.iter().zip(&self.ratio);
        self.kernel.nodes.integral(values.map(|(&p, &r)| of(p, r)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wayfare_sampling::dynamics::{Dynamics, Langevin};
    use wayfare_sampling::numbers::{Numbers, Purpose};
    use wayfare_sampling::toy::Binned;
    use wayfare_sampling::{Philox, State, Workspace};

    const M: f64 = 64.0;

    /// One tour ends per tour begun: the kill probabilities of its visits, pi/(1+a), sum up to one.
    #[test]
    fn every_tour_ends_once() {
        for target in [Modes::smooth(), Modes::with_edge()] {
            for sd in [1e-2, 1e-3] {
                let kernel = LangevinKernel::new(&target, sd, 2.0);
                let kills = KilledChain::solve(&kernel, &target, M).integral(|_, ratio| ratio);
                assert!((kills - 1.0).abs() < 1e-8, "sd {sd}: {kills}");
            }
        }
    }

    /// Twice as many nodes change nothing, and neither does a brute-force solution by the chain itself, step after
    /// step.
    #[test]
    fn solutions_have_converged() {
        for target in [Modes::smooth(), Modes::with_edge()] {
            for sd in [2e-2, 5e-3] {
                let (coarse, fine) = (
                    LangevinKernel::new(&target, sd, 2.0),
                    LangevinKernel::new(&target, sd, 1.0),
                );
                let (coarse, fine) = (
                    KilledChain::solve(&coarse, &target, M),
                    KilledChain::solve(&fine, &target, M),
                );
                assert!((coarse.mean_ratio() - fine.mean_ratio()).abs() < 1e-8);
                assert!((coarse.mse_floor() / fine.mse_floor() - 1.0).abs() < 1e-4);
                for y in [0.1, 0.3, 0.7, 0.719, 0.721, 0.99] {
                    assert!((coarse.image(y) - fine.image(y)).abs() < 1e-7);
                }
            }
        }
        let target = Modes::with_edge();
        let kernel = LangevinKernel::new(&target, 2e-2, 2.0);
        let direct = KilledChain::solve(&kernel, &target, M);
        let n = kernel.nodes.x.len();
        let mut visits = vec![1.0; n];
        for _ in 0..6000 {
            let survivors: Vec<f64> = (0..n)
                .map(|i| {
                    let odds = direct.odds_per_density * kernel.density[i];
                    kernel.nodes.weight[i] * visits[i] * odds / (1.0 + odds)
                })
                .collect();
            let step = |&y: &f64| 1.0 + kernel.push(survivors.iter().copied(), y);
            visits = kernel.nodes.x.iter().map(step).collect();
        }
        for (i, visits) in visits.iter().enumerate() {
            let odds = direct.odds_per_density * kernel.density[i];
            assert!((visits / (1.0 + odds) - direct.ratio[i]).abs() < 1e-7);
        }
    }

    /// Tours of the sampling library's own Langevin step, simulated one after the other from beginning to end, deposit
    /// what the solution says, in all and in every bin.
    #[test]
    fn simulated_tours_agree() {
        const TOURS: u32 = 40_000;
        const BINS: usize = 25;
        for (target, sd) in [(Modes::with_edge(), 1e-2), (Modes::smooth(), 2e-2)] {
            let kernel = LangevinKernel::new(&target, sd, 2.0);
            let chain = KilledChain::solve(&kernel, &target, M);
            let mut expected = [0.0; BINS];
            for ((x, w), (p, ratio)) in kernel
                .nodes
                .x
                .iter()
                .zip(&kernel.nodes.weight)
                .zip(kernel.density.iter().zip(&chain.ratio))
            {
                expected[(x * BINS as f64) as usize] += w * p * ratio;
            }

            let binned = Binned::new(target, BINS);
            let step = Langevin {
                sd: sd as f32,
                gamma: Some(0.0),
            };
            let philox = Philox::new(5);
            let mut workspace = Workspace::new(&binned, true, false);
            let mut state = State::new(1, true, false);
            let (mut sums, mut squares) = ([0.0; BINS + 1], [0.0; BINS + 1]);
            for tour in 0..TOURS {
                let mut deposits = [0.0; BINS + 1];
                for n in 0.. {
                    let numbers = Numbers::new(philox, Purpose::Step, tour, n);
                    if n == 0 {
                        numbers.uniforms(&mut workspace.numbers);
                        state.regenerate(&binned, &workspace.numbers, &mut workspace.scratch);
                    } else {
                        numbers.normals(&mut workspace.numbers);
                        step.step(&binned, &mut state, &mut workspace, 0.0);
                    }
                    let p = f64::from(state.density);
                    let kill = 1.0 / (1.0 + chain.odds_per_density * p);
                    deposits[state.value.bin as usize] += p * kill;
                    deposits[BINS] += p * kill;
                    if numbers.choices().kill < kill {
                        break;
                    }
                }
                for (k, deposit) in deposits.iter().enumerate() {
                    sums[k] += deposit;
                    squares[k] += deposit * deposit;
                }
            }
            let total: f64 = expected.iter().sum();
            let n = f64::from(TOURS);
            for (k, &exact) in expected.iter().chain([&total]).enumerate() {
                let mean = sums[k] / n;
                let error = ((squares[k] / n - mean * mean) / n).sqrt();
                assert!(
                    (mean - exact).abs() < 4.2 * error,
                    "sd {sd}, bin {k}: {mean} +- {error}, solution {exact}"
                );
                assert!(error < 0.2 * exact.max(0.01));
            }
            // Without the bias the edge would show a mean ratio of one, many standard errors away.
            if target.edge.is_some() {
                assert!(chain.mean_ratio() < 0.9, "{}", chain.mean_ratio());
            }
        }
    }
}
