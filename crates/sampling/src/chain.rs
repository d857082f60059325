//! One chain, and the record of what chains do.

use crate::dynamics::{Dynamics, Outcome};
use crate::numbers::Numbers;
use crate::state::{State, Workspace};
use crate::target::Target;
use crate::{ChainState, Diagnostics};
use serde::{Deserialize, Serialize};

/// A chain between two steps.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Chain<V> {
    /// The number by which it draws its random numbers.
    pub index: u32,
    /// Where it is.
    pub state: State<V>,
    /// Steps taken so far.
    pub step: u64,
    /// Whether the next step draws a fresh state: the tour was killed, or the chain has not begun.
    pub killed: bool,
    /// Steps of the current tour, including the draw that began it.
    pub tour_length: u64,
    /// Restore: a at the start of the tour. Large steps: p/mu at the start of the chain.
    pub start_weight: f64,
    /// Proposals refused in a row.
    pub refused: u64,
    /// Numerator and denominator of the chain's own estimate of the integral of p.
    pub brightness: (f64, f64),
}

impl<V: Copy + Default> Chain<V> {
    /// A chain that has not begun.
    pub fn new(index: u32, state: State<V>) -> Self {
        Self {
            index,
            state,
            step: 0,
            killed: true,
            tour_length: 0,
            start_weight: 0.0,
            refused: 0,
            brightness: (0.0, 0.0),
        }
    }

    /// Whether it has a state.
    pub fn has_begun(&self) -> bool {
        !self.killed || self.tour_length > 0
    }

    /// Draws the state afresh from the regeneration density.
    pub fn regenerate<T: Target<Value = V>>(
        &mut self,
        target: &T,
        numbers: Numbers,
        workspace: &mut Workspace<T>,
        record: &mut Record<V>,
    ) {
        numbers.uniforms(&mut workspace.numbers);
        let finite = self
            .state
            .regenerate(target, &workspace.numbers, &mut workspace.scratch);
        record.note_finite(self, finite);
        self.refused = 0;
    }

    /// Takes one step of the local dynamics.
    pub fn walk<T: Target<Value = V>>(
        &mut self,
        target: &T,
        local: &impl Dynamics,
        numbers: Numbers,
        accept: f64,
        workspace: &mut Workspace<T>,
        record: &mut Record<V>,
    ) -> Outcome {
        numbers.normals(&mut workspace.numbers);
        let outcome = local.step(target, &mut self.state, workspace, accept);
        record.note_proposal(self, outcome);
        outcome
    }

    /// What the outside may see of the chain.
    pub fn snapshot(&self) -> ChainState {
        let velocity = if self.state.velocity_is_due {
            Vec::new()
        } else {
            self.state.velocity.clone()
        };
        ChainState {
            x: self.state.x.clone(),
            velocity,
            density: self.state.density,
            step: self.step,
            tour_length: self.tour_length,
            killed: self.killed,
        }
    }
}

/// What a block of chains did in a batch of steps: deposits and independent samples in the order of chains and steps,
/// and counters.
#[derive(Clone, Debug, Default)]
pub struct Record<V> {
    /// Values and their weights.
    pub deposits: Vec<(V, f32)>,
    /// Value and 1/mu of states with which tours began, where they are wanted.
    pub independent: Vec<(V, f32)>,
    /// Counters.
    pub tally: Tally,
}

/// What chains have counted.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Tally {
    /// Steps of all chains.
    pub steps: u64,
    /// Steps at which a local move or a large step was proposed.
    pub proposals: u64,
    /// Proposals accepted.
    pub accepted: u64,
    /// Tours started.
    pub tours: u64,
    /// Sum of p/mu over the states with which tours began.
    pub fresh: f64,
    /// Tours killed.
    pub kills: u64,
    /// Steps of the longest tour.
    pub longest_tour: u64,
    /// Steps after which a chain sat in a state of density zero.
    pub zero_density: u64,
    /// Evaluations in which something was not finite.
    pub non_finite: u64,
    /// First states deposited: those of chains that were carried over from another target.
    pub first_deposits: u64,
    /// Sums over chains of [`Chain::brightness`].
    pub brightness: (f64, f64),
    /// Chain and step of the first few states in which a chain was stuck.
    pub stuck: Vec<(u32, u64)>,
    /// Chain and step of the first few evaluations that were not finite.
    pub non_finite_at: Vec<(u32, u64)>,
}

impl Tally {
    /// Adds what other chains have counted.
    pub fn add(&mut self, other: &Self) {
        self.steps += other.steps;
        self.proposals += other.proposals;
        self.accepted += other.accepted;
        self.tours += other.tours;
        self.fresh += other.fresh;
        self.kills += other.kills;
        self.longest_tour = self.longest_tour.max(other.longest_tour);
        self.zero_density += other.zero_density;
        self.non_finite += other.non_finite;
        self.first_deposits += other.first_deposits;
        self.brightness.0 += other.brightness.0;
        self.brightness.1 += other.brightness.1;
        for (mine, theirs) in [
            (&mut self.stuck, &other.stuck),
            (&mut self.non_finite_at, &other.non_finite_at),
        ] {
            let room = Diagnostics::KEPT - mine.len();
            mine.extend(theirs.iter().take(room));
        }
    }
}

impl<V: Copy> Record<V> {
    /// Adds weight times the value, where that is anything at all.
    #[inline]
    pub fn deposit(&mut self, value: V, weight: f64) {
        let weight = weight as f32;
        if weight > 0.0 && weight.is_finite() {
            self.deposits.push((value, weight));
        }
    }

    /// Keeps an independent sample, where its density is not zero.
    #[inline]
    pub fn independent(&mut self, state: &State<V>) {
        if state.density > 0.0 {
            self.independent
                .push((state.value, 1.0 / state.regeneration_density));
        }
    }

    /// Adds to the chain's estimate of the integral of p.
    #[inline]
    pub fn note_brightness(&mut self, chain: &mut Chain<V>, top: f64, bottom: f64) {
        for sums in [&mut chain.brightness, &mut self.tally.brightness] {
            sums.0 += top;
            sums.1 += bottom;
        }
    }

    /// Counts an evaluation that was not finite.
    #[inline]
    pub fn note_finite(&mut self, chain: &Chain<V>, finite: bool) {
        if !finite {
            self.tally.non_finite += 1;
            keep(&mut self.tally.non_finite_at, chain);
        }
    }

    /// Counts a proposal and what became of it.
    #[inline]
    pub fn note_proposal(&mut self, chain: &mut Chain<V>, outcome: Outcome) {
        self.note_finite(chain, outcome.finite);
        self.tally.proposals += 1;
        if outcome.accepted {
            self.tally.accepted += 1;
            chain.refused = 0;
        } else {
            chain.refused += 1;
            if chain.refused == Diagnostics::STUCK_STEPS + 1 {
                keep(&mut self.tally.stuck, chain);
            }
        }
    }
}

fn keep<V>(places: &mut Vec<(u32, u64)>, chain: &Chain<V>) {
    if places.len() < Diagnostics::KEPT {
        places.push((chain.index, chain.step));
    }
}
