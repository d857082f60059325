//! Markov chain Monte Carlo on the unit torus, which in rendering is primary sample space: the part of Wayfare that
//! knows nothing of light.
//!
//! A [`Target`] is an unnormalised density p on [0,1)^d that carries a function f; a [`Population`] of chains walks
//! it and deposits weighted values of f on a [`Film`], whose sum estimates the integral of f. The chains of a method
//! combine a local dynamics, which explores around the current state, with a global one, which starts over elsewhere.
//!
//! ```
//! use wayfare_sampling::{Defaults, FnTarget, Method, Population, Sum};
//!
//! // The area of a ring, which is 0.157.
//! let ring = FnTarget::new(2, |x| {
//!     let radius = (x[0] - 0.5).hypot(x[1] - 0.5);
//!     if (0.2..0.3).contains(&radius) { 1.0 } else { 0.0 }
//! });
//! let mut method = Method::preset("persistent-restore", Defaults::Ours).unwrap();
//! method.set("sd", "0.05")?;
//! let builder = Population::builder(ring).method(method);
//! let mut population = builder.chains(256).bootstrap(65536).seed(1).start()?;
//! let mut sum = Sum::default();
//! for _ in 0..16 {
//!     population.advance(&mut sum);
//! }
//! let area = population.scale() * sum.0;
//! assert!((area / 0.157 - 1.0).abs() < 0.03, "{area}");
//! # Ok::<(), wayfare_sampling::PopulationError>(())
//! ```
//!
//! # Layout
//!
//! From the bottom to the top; each file holds the one thing it is named after.
//!
//! - [`philox`]: Philox4x32-10, a counter-based generator. Any number of any sample can be computed directly from
//!   (seed, sample, position), so results do not depend on which thread asks first.
//! - [`numbers`]: the random numbers of one step of one chain; normal numbers by Box-Muller, vectorised.
//! - [`sobol`]: Owen-scrambled Sobol points, for samples that are spread evenly.
//! - [`torus`]: the space on which every sampler walks.
//! - [`Target`], [`Film`], [`State`]: what is sampled, where deposits land, where a chain is.
//! - [`dynamics`]: the local dynamics, one file each.
//! - [`Process`], and its implementations [`large_steps`] and [`restore`]: the global dynamics, with the estimators
//!   that belong to them.
//! - [`Method`]: local dynamics x global dynamics x [`Run`], the presets, and every parameter by its name.
//! - [`Population`]: many chains, advanced in parallel with a result that does not depend on the number of threads; its
//!   bootstrap, its [`Diagnostics`], and the replay of single chains. [`BatchPopulation`]: the same on targets that are
//!   evaluated at many points at once.
//! - [`reuse`]: chains that continue in a target that has changed.
//! - [`toy`]: small densities whose integrals are known.

mod batch;
mod bootstrap;
mod builder;
mod chain;
mod diagnostics;
pub mod dynamics;
mod film;
mod fn_target;
pub mod large_steps;
mod method;
mod normal;
pub mod numbers;
pub mod philox;
mod plan;
mod population;
mod process;
mod progress;
pub mod restore;
pub mod reuse;
pub mod sobol;
mod state;
mod target;
pub mod torus;
pub mod toy;

pub use batch::{BatchPopulation, BatchTarget};
pub use bootstrap::BootstrapSums;
pub use builder::{PopulationBuilder, PopulationError};
pub use chain::{Chain, Record, Tally};
pub use diagnostics::{Diagnostics, jackknife_ratio};
pub use dynamics::{Dynamics, Local};
pub use film::{Discard, Film, Sum};
pub use fn_target::{FnTarget, NoScore, Score};
pub use method::{
    Defaults, Estimator, Given, Global, Method, Normalisation, Parameter, ParameterKind, Preset,
    Range, Run, SettingError, Slot, Start, Value, Words,
};
pub use philox::{Philox, Stream};
pub use population::{ChainState, Population, PopulationState};
pub use process::{Process, Setup};
pub use reuse::{Attempts, Candidate, CandidateSums, Edited, Identity, LastRun, Prior, Transfer};
pub use sobol::{Sequence, SobolPoint};
pub use state::{State, Workspace};
pub use target::{Evaluation, Target};
