//! The bias of the unadjusted Langevin step: `cargo run --release -p wayfare-study --example toy_bias [FOLDER]` writes
//! `toy-bias.svg`, its curves as `toy-bias.csv` and one row per case as `toy-bias-table.csv`.
//!
//! The step leaves the target p invariant only in the limit of small steps: with dt = sd^2, the rate of change of p is
//! L*p = (K*p - p)/dt. For a smooth p the published analysis finds L*p/p of order dt. That analysis differentiates p,
//! and images have edges: there the score, a derivative along smooth pieces, does not see the jump, and L*p/p grows as
//! 1/dt in a strip as wide as a step.
//!
//! What this does to an image is solved exactly, without sampling: the equation for the long-run image of Restore is an
//! integral equation on the circle.

mod band;
mod figure;
mod kernel;
mod killed;
mod quadrature;

use kernel::LangevinKernel;
use killed::KilledChain;
use std::fmt::Write;
use std::path::PathBuf;
use wayfare_film::FilmError;
use wayfare_sampling::toy::{Density, Modes};
use wayfare_study::output;

/// The standard deviations of a step that are compared. The published one is 5e-3.
const STEP_SIZES: [f64; 5] = [2e-2, 1e-2, 5e-3, 2.5e-3, 1e-3];

/// Mean tour length of Restore, as published.
const M: f64 = 64.0;

/// Length of quadrature panels in standard deviations of a step; see the tests for what it achieves.
const PANEL: f64 = 2.0;

fn main() -> Result<(), FilmError> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".into()));
    output::prepare_folder(&folder)?;
    let bias = Bias::compute();
    for (name, contents) in [
        ("toy-bias.svg", figure::draw(&bias)),
        ("toy-bias.csv", bias.curves_csv()),
        ("toy-bias-table.csv", bias.table_csv()),
    ] {
        println!(
            "wrote {}",
            output::write(&folder, name, &contents)?.display()
        );
    }
    println!("\n{}", bias.table());
    Ok(())
}

/// The experiment: a smooth density and one with an edge, each with every step size.
#[derive(Clone, Debug)]
struct Bias {
    /// The smooth density.
    smooth: Vec<Case>,
    /// The density with an edge.
    edge: Vec<Case>,
}

/// One density and one step size.
#[derive(Clone, Debug)]
struct Case {
    /// Standard deviation of a step.
    sd: f64,
    /// Everything as a function of x, ever closer together towards edges.
    curve: Vec<Point>,
    /// The largest |L*p/p|.
    largest_bias_term: f64,
    /// The mean of |L*p/p| under p.
    mean_bias_term: f64,
    /// Mean of the image over mean of the target.
    mean_ratio: f64,
    /// Mean squared error of the image that no sampling removes, over the squared mean of the target.
    mse_floor: f64,
}

/// The curves at one x.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Point {
    /// The coordinate.
    x: f64,
    /// p(x).
    target: f64,
    /// L*p/p.
    bias_term: f64,
    /// The image that Restore shows in the long run.
    image: f64,
}

impl Case {
    /// Computes one case.
    fn compute(target: Modes, sd: f64) -> Self {
        let kernel = LangevinKernel::new(&target, sd, PANEL);
        let chain = KilledChain::solve(&kernel, &target, M);
        let curve: Vec<Point> = abscissae(&target, sd)
            .into_iter()
            .map(|x| {
                let p = target.density(&[x]);
                Point {
                    x,
                    target: p,
                    bias_term: kernel.adjoint(x, p) / p,
                    image: chain.image(x),
                }
            })
            .collect();
        let nodes = &kernel.nodes;
        let rates = nodes
            .x
            .iter()
            .zip(&kernel.density)
            .map(|(&x, &p)| kernel.adjoint(x, p).abs());
        let p_bar = nodes.integral(kernel.density.iter().copied());
        Self {
            sd,
            largest_bias_term: curve
                .iter()
                .fold(0.0, |max, point| point.bias_term.abs().max(max)),
            mean_bias_term: nodes.integral(rates) / p_bar,
            mean_ratio: chain.mean_ratio(),
            mse_floor: chain.mse_floor(),
            curve,
        }
    }
}

/// The places where a density jumps: at its edge, and where the circle closes.
fn jumps(target: &Modes) -> Vec<f64> {
    target.edge.iter().flat_map(|edge| [0.0, edge.0]).collect()
}

/// Evenly spaced places, and more of them within some steps from a jump, up to either side of it.
fn abscissae(target: &Modes, sd: f64) -> Vec<f64> {
    let mut places: Vec<f64> = (0..512).map(|i| (f64::from(i) + 0.5) / 512.0).collect();
    for jump in jumps(target) {
        for k in 0..=48 {
            let offset = sd * f64::from(k) / 6.0 + 1e-9;
            places.extend([jump + offset, jump - offset].map(|x| x - x.floor()));
        }
    }
    places.sort_by(f64::total_cmp);
    places
}

/// The power of sd with which something falls, from the two smallest steps.
fn order(cases: &[Case], of: impl Fn(&Case) -> f64) -> f64 {
    match cases {
        [.., a, b] => (of(a) / of(b)).ln() / (a.sd / b.sd).ln(),
        _ => f64::NAN,
    }
}

impl Bias {
    /// Computes all cases.
    fn compute() -> Self {
        let cases = |target: Modes| STEP_SIZES.map(|sd| Case::compute(target, sd)).to_vec();
        Self {
            smooth: cases(Modes::smooth()),
            edge: cases(Modes::with_edge()),
        }
    }

    fn cases(&self) -> impl Iterator<Item = (&'static str, &Case)> {
        let smooth = self.smooth.iter().map(|case| ("smooth", case));
        smooth.chain(self.edge.iter().map(|case| ("edge", case)))
    }

    /// The curves: density, sd, x, target, bias_term, image.
    fn curves_csv(&self) -> String {
        let mut out = String::from("density,sd,x,target,bias_term,image\n");
        for (name, case) in self.cases() {
            for p in &case.curve {
                let _ = writeln!(
                    out,
                    "{name},{},{:.9},{:.8e},{:.6e},{:.8e}",
                    case.sd, p.x, p.target, p.bias_term, p.image
                );
            }
        }
        out
    }

    /// One row per density and step size.
    fn table_csv(&self) -> String {
        let mut out = String::from(
            "density,sd,dt,largest_bias_term,mean_bias_term,mean_over_truth,mse_floor_over_squared_mean\n",
        );
        for (name, case) in self.cases() {
            let _ = writeln!(
                out,
                "{name},{},{:e},{:.6e},{:.6e},{:.8},{:.6e}",
                case.sd,
                case.sd * case.sd,
                case.largest_bias_term,
                case.mean_bias_term,
                case.mean_ratio,
                case.mse_floor
            );
        }
        out
    }

    /// The same table, to be read.
    fn table(&self) -> String {
        let mut out = String::from(
            "density  sd       max |L*p/p|  mean |L*p/p|  mean/truth  MSE floor/mean^2\n",
        );
        for (name, case) in self.cases() {
            let _ = writeln!(
                out,
                "{name:<7}  {:<7}  {:>11.3e}  {:>12.3e}  {:>10.5}  {:>16.2e}",
                format!("{:e}", case.sd),
                case.largest_bias_term,
                case.mean_bias_term,
                case.mean_ratio,
                case.mse_floor
            );
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The claim of the published analysis for smooth densities, and its failure at an edge.
    #[test]
    fn the_bias_term_vanishes_with_dt_only_without_an_edge() {
        let cases = |target: Modes| [5e-3, 2.5e-3].map(|sd| Case::compute(target, sd));
        let (smooth, edge) = (cases(Modes::smooth()), cases(Modes::with_edge()));
        assert!((order(&smooth, |case| case.mean_bias_term) - 2.0).abs() < 0.05);
        assert!((order(&smooth, |case| case.largest_bias_term) - 2.0).abs() < 0.1);
        assert!((order(&edge, |case| case.mean_bias_term) + 1.0).abs() < 0.1);
        assert!((order(&edge, |case| case.largest_bias_term) + 2.0).abs() < 0.05);
        // On the dark side of an edge of ratio 0.1, p becomes the mean of both sides: L*p/p = (0.55/0.1 - 1)/dt.
        let dt = 2.5e-3f64.powi(2);
        assert!((edge[1].largest_bias_term * dt - 4.5).abs() < 0.1);
        assert!(edge[1].mse_floor > 100.0 * smooth[1].mse_floor);
    }

    /// The message of the figure: the mean is right without an edge, and wrong by ever less for smaller steps with one.
    #[test]
    fn an_edge_darkens_the_image() {
        let bias = Bias::compute();
        let smooth = bias.smooth.iter().map(|case| case.mean_ratio);
        assert!(smooth.skip(1).all(|ratio| (ratio - 1.0).abs() < 0.01));
        let edge: Vec<f64> = bias.edge.iter().map(|case| case.mean_ratio).collect();
        assert!(
            edge.windows(2).all(|pair| pair[0] < pair[1]) && edge[2] < 0.95,
            "{edge:?}"
        );
        let svg = figure::draw(&bias);
        assert!(
            svg.len() < 400 << 10 && !svg.contains("NaN"),
            "{} bytes",
            svg.len()
        );
        assert_eq!(bias.table_csv().lines().count(), 1 + 2 * STEP_SIZES.len());
        assert!(bias.curves_csv().lines().count() > 5000);
    }

    #[test]
    fn curves_are_finite_and_images_positive() {
        let case = Case::compute(Modes::with_edge(), 1e-2);
        assert!(case.curve.windows(2).all(|pair| pair[0].x <= pair[1].x));
        for point in &case.curve {
            assert!((0.0..1.0).contains(&point.x));
            assert!(point.bias_term.is_finite());
            assert!(point.image > 0.0 && point.image < 2.0);
        }
    }
}
