//! How local dynamics walk around in one mode: `cargo run --release -p wayfare-study --example toy_exploration
//! [FOLDER]` writes `toy-exploration.svg` and the walks as `toy-exploration.csv`.
//!
//! Every walk begins at the same point and is driven by the same random numbers, so what differs is the dynamics alone:
//! reversible ones go back and forth, nonreversible ones go round. Statistics come from a long walk of the same kind.

mod figure;
mod mode;

use mode::GaussianMode;

use std::fmt::Write;
use std::path::PathBuf;
use wayfare_film::FilmError;
use wayfare_sampling::dynamics::{Dynamics, Langevin, Local, Mala, Metropolis, Persistent};
use wayfare_sampling::numbers::{Numbers, Purpose};
use wayfare_sampling::toy::{BinValue, Binned};
use wayfare_sampling::{Philox, State, Target, Workspace, torus};
use wayfare_study::output;

/// Standard deviation of a step, for every dynamics: large enough that a hundred steps go somewhere.
const SD: f32 = 0.03;
/// Strength of the rotation of the Langevin step, in units of sd^2/2.
const ROTATION: f32 = 3.0;
/// Share of the velocity that survives one persistent step.
const RHO: f32 = 0.9;
/// Steps of the walks that the statistics come from.
const STATISTICS_STEPS: u64 = 200_000;
/// Steps after which the longer jump is measured.
const LAG: usize = 10;

/// Seed of all random numbers.
const SEED: u64 = 1;
/// Steps of every walk.
const STEPS: u64 = 100;

fn main() -> Result<(), FilmError> {
    let folder = PathBuf::from(std::env::args().nth(1).unwrap_or_else(|| ".".into()));
    output::prepare_folder(&folder)?;
    let exploration = Exploration::compute(SEED);
    for (name, contents) in [
        ("toy-exploration.svg", figure::draw(&exploration)),
        ("toy-exploration.csv", exploration.to_csv()),
    ] {
        println!(
            "wrote {}",
            output::write(&folder, name, &contents)?.display()
        );
    }
    println!("\n{}", exploration.table());
    Ok(())
}

/// What a walk does.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Walker {
    /// Independent uniform samples, as in path tracing.
    Independent,
    /// A local dynamics.
    Local(Local),
}

/// A walk after one of its steps.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Visit {
    /// Where it is.
    x: [f32; 2],
    /// The density there; 1 at the centre of the mode.
    density: f32,
    /// Whether the step was accepted.
    accepted: bool,
    /// Where the step would have led, if it was not.
    refused: Option<[f32; 2]>,
}

/// Averages over a long walk.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Statistics {
    /// Accepted share of the steps.
    acceptance: f64,
    /// Mean squared distance covered by one step.
    squared_jump: f64,
    /// Mean squared distance covered by [`LAG`] steps.
    squared_jump_lag: f64,
    /// Mean density along the walk.
    density: f64,
    /// Mean square of the standardised distance from the centre, over its true value 2: one for an exact dynamics.
    spread: f64,
}

/// One walk.
#[derive(Clone, Debug)]
struct Walk {
    /// A name for files: `independent`, `metropolis`, `mala`, `langevin` or `persistent`.
    name: &'static str,
    /// What it does.
    walker: Walker,
    /// The first point, and the state after every step.
    visits: Vec<Visit>,
    /// Averages over a long walk of the same kind.
    statistics: Statistics,
}

/// The experiment: five walks in the same mode.
#[derive(Clone, Debug)]
struct Exploration {
    /// The density.
    mode: GaussianMode,
    /// The walks.
    walks: Vec<Walk>,
}

/// The walkers, in the order of the figure.
fn walkers() -> [(&'static str, Walker); 5] {
    let (sd, half) = (SD, 0.5 * SD * SD);
    [
        ("independent", Walker::Independent),
        (
            "metropolis",
            Walker::Local(Local::Metropolis(Metropolis::new(sd))),
        ),
        ("mala", Walker::Local(Local::Mala(Mala { sd, tame: false }))),
        (
            "langevin",
            Walker::Local(Local::Langevin(Langevin {
                sd,
                gamma: Some(ROTATION * half),
            })),
        ),
        (
            "persistent",
            Walker::Local(Local::Persistent(Persistent {
                sd,
                pair_step: 1.0,
                rho: RHO,
                score: true,
                tame: false,
            })),
        ),
    ]
}

/// A walk in progress.
struct Walking<'a> {
    target: &'a Binned<GaussianMode>,
    walker: Walker,
    philox: Philox,
    chain: u32,
    step: u64,
    state: State<BinValue>,
    workspace: Workspace<Binned<GaussianMode>>,
}

impl<'a> Walking<'a> {
    fn start(target: &'a Binned<GaussianMode>, walker: Walker, seed: u64, chain: u32) -> Self {
        let (score, velocity) = match walker {
            Walker::Independent => (false, false),
            Walker::Local(local) => (local.needs_score(), local.needs_velocity()),
        };
        let mut workspace = Workspace::new(target, score, velocity);
        let mut state = State::new(target.dimension(), score, velocity);
        // On the long axis, towards the tail of the mode.
        let start = target.density.point([-1.5, -0.3]);
        state.x.copy_from_slice(&start.map(|c| c as f32));
        state.evaluate(target, &mut workspace.scratch);
        Self {
            target,
            walker,
            philox: Philox::new(seed),
            chain,
            step: 0,
            state,
            workspace,
        }
    }

    fn visit(&self, accepted: bool) -> Visit {
        let point = |x: &[f32]| [x[0], x[1]];
        Visit {
            x: point(&self.state.x),
            density: self.state.density,
            accepted,
            refused: (!accepted).then(|| point(&self.workspace.proposal.x)),
        }
    }

    fn advance(&mut self) -> Visit {
        let numbers = Numbers::new(self.philox, Purpose::Step, self.chain, self.step);
        self.step += 1;
        let (state, workspace) = (&mut self.state, &mut self.workspace);
        let accepted = match self.walker {
            Walker::Independent => {
                numbers.uniforms(&mut workspace.numbers);
                state.regenerate(self.target, &workspace.numbers, &mut workspace.scratch);
                true
            }
            Walker::Local(local) => {
                numbers.normals(&mut workspace.numbers);
                let accept = numbers.choices().accept;
                local.step(self.target, state, workspace, accept).accepted
            }
        };
        self.visit(accepted)
    }

    fn statistics(mut self, steps: u64) -> Statistics {
        let mut sums = [0.0; 5];
        let mut recent = vec![self.visit(true); LAG];
        for step in 0..steps as usize {
            let from = recent[(step + LAG - 1) % LAG];
            let long_ago = recent[step % LAG];
            let visit = self.advance();
            recent[step % LAG] = visit;
            let standardised = self.target.density.standardised(&visit.x.map(f64::from));
            let terms = [
                f64::from(u8::from(visit.accepted)),
                squared_distance(from.x, visit.x),
                squared_distance(long_ago.x, visit.x),
                f64::from(visit.density),
                0.5 * standardised.iter().map(|u| u * u).sum::<f64>(),
            ];
            for (sum, term) in sums.iter_mut().zip(terms) {
                *sum += term;
            }
        }
        let [acceptance, squared_jump, squared_jump_lag, density, spread] =
            sums.map(|sum| sum / steps as f64);
        Statistics {
            acceptance,
            squared_jump,
            squared_jump_lag,
            density,
            spread,
        }
    }
}

/// The square of the shortest way on the torus.
fn squared_distance(a: [f32; 2], b: [f32; 2]) -> f64 {
    let d = |k: usize| f64::from(torus::difference(b[k], a[k]));
    d(0).powi(2) + d(1).powi(2)
}

impl Exploration {
    /// Takes all walks.
    fn compute(seed: u64) -> Self {
        let mode = GaussianMode::default();
        let target = Binned::new(mode, 1);
        let walks = walkers().map(|(name, walker)| {
            // The same chain number for all: the same random numbers.
            let mut walking = Walking::start(&target, walker, seed, 0);
            let mut visits = vec![walking.visit(true)];
            visits.extend((0..STEPS).map(|_| walking.advance()));
            let long = Walking::start(&target, walker, seed, 1);
            Walk {
                name,
                walker,
                visits,
                statistics: long.statistics(STATISTICS_STEPS),
            }
        });
        Self {
            mode,
            walks: walks.to_vec(),
        }
    }

    /// The walks: method, step, x, y, density, accepted.
    fn to_csv(&self) -> String {
        let mut out = String::from("method,step,x,y,density,accepted\n");
        for walk in &self.walks {
            for (step, visit) in walk.visits.iter().enumerate() {
                let ([x, y], accepted) = (visit.x, u8::from(visit.accepted));
                let _ = writeln!(
                    out,
                    "{},{step},{x},{y},{},{accepted}",
                    walk.name, visit.density
                );
            }
        }
        out
    }

    /// The statistics as a table, to be read.
    fn table(&self) -> String {
        let mut out = format!(
            "method       accepted  squared jump  after {LAG} steps  density/peak  spread/truth\n"
        );
        for walk in &self.walks {
            let s = walk.statistics;
            let spread = match walk.walker {
                Walker::Independent => "-".into(),
                Walker::Local(_) => format!("{:.3}", s.spread),
            };
            let _ = writeln!(
                out,
                "{:<11}  {:>7.1}%  {:>12.5}  {:>14.5}  {:>12.3}  {spread:>12}",
                walk.name,
                100.0 * s.acceptance,
                s.squared_jump,
                s.squared_jump_lag,
                s.density
            );
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exploration() -> Exploration {
        Exploration::compute(SEED)
    }

    fn statistics(found: &Exploration, name: &str) -> Statistics {
        let walk = found.walks.iter().find(|walk| walk.name == name);
        walk.expect("every walker walks").statistics
    }

    /// Exact dynamics have the right spread, and the unadjusted one does not.
    #[test]
    fn exact_walks_have_the_right_spread() {
        let found = exploration();
        for name in ["metropolis", "mala", "persistent"] {
            let spread = statistics(&found, name).spread;
            assert!((spread - 1.0).abs() < 0.04, "{name}: {spread}");
        }
        assert!(statistics(&found, "langevin").spread > 1.06);
    }

    /// What the figure is to show: nonreversible walks get farther with steps of the same size.
    #[test]
    fn nonreversible_walks_go_farther() {
        let found = exploration();
        let reached = |name| statistics(&found, name).squared_jump_lag;
        assert!(reached("langevin") > 1.5 * reached("mala"));
        assert!(reached("persistent") > 1.5 * reached("mala"));
    }

    #[test]
    fn walks_begin_together_and_repeat() {
        let found = exploration();
        assert_eq!(found.walks.len(), 5);
        for walk in &found.walks {
            assert_eq!(walk.visits.len(), 101);
            assert_eq!(walk.visits[0].x, found.walks[0].visits[0].x);
            for pair in walk.visits.windows(2) {
                assert_eq!(pair[1].refused.is_some(), !pair[1].accepted);
                assert_eq!(pair[0].x == pair[1].x, !pair[1].accepted, "{}", walk.name);
            }
        }
        let again = exploration();
        assert_eq!(found.to_csv(), again.to_csv());
        assert_eq!(figure::draw(&found), figure::draw(&again));
        let other = Exploration::compute(2);
        assert_ne!(found.to_csv(), other.to_csv());
    }
}
